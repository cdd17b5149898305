// What is wrong with the way the page lies on the screen now: one entry for each thing, with the sort
// of the mistake, a selector, and the text. Runs in the page, but is no part of it.
const [wanted, done] = arguments;
const wrong = [];
// Rounding, and what letters overhang.
const SLACK = 1.5;
const FONT_MIN = 9;
const HIDDEN = '.sr, noscript, script, style, option, .notices, [hidden]';
const CONTROLS = 'button, a[href], input:not([type=hidden]), select, summary, [role=button]';
// While somebody points at what is not possible, the reason stands where the goal is.
const NEEDED = '.at-ask:not(:has(#hinted)) h1, .at-ask:not(:has(.why)) #goal, #hinted, .why, .banner, '
    + '.k-answers > .btn';
// As many as the rules want, so as small as they have to be: the cells of a board, the slots of a card.
const CELLS = '[role=gridcell], [role=gridcell] *, [data-slot]';

const styles = new Map();
const style = one => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
};

const root = [...document.querySelectorAll('dialog[open]')].pop()
    ?? document.querySelector('.curtain') ?? document.body;

const named = one => {
    if (one.id) return '#' + one.id;
    const classes = [...one.classList].slice(0, 3).map(name => '.' + name).join('');
    const data = ['press', 'hand', 'seat'].filter(key => one.dataset?.[key])
        .map(key => `[data-${key}=${one.dataset[key]}]`).join('');
    return (classes || data ? '' : one.tagName.toLowerCase()) + classes + data;
};

const place = one => {
    const path = [named(one)];
    for (let up = one.parentElement; up && path.length < 3 && !path[0].startsWith('#');
        up = up.parentElement) path.unshift(named(up));
    return path.join(' ');
};

const complain = (what, one, text) =>
    wrong.push({ what, where: place(one), text: (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 50) });

const seen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest(HIDDEN) && !meantForEars(one);

// Clipped to nothing on purpose: only a screen reader finds it.
const meantForEars = one => {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
        if (style(up).clipPath === 'inset(50%)') return true;
    }
    return false;
};

// The boxes that cut what lies in an element off for good, or until somebody scrolls.
const clips = new Map();
const clipsOf = one => {
    if (clips.has(one)) return clips.get(one);
    const found = [];
    let fixed = false, loose = false;
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
        const now = style(up);
        const holds = now.position !== 'static' || now.transform !== 'none' || now.contain !== 'none';
        // What stands in a line of text cuts nothing off, whatever its style says.
        if (!(loose && !holds) && now.display !== 'inline') {
            const [x, y] = [now.overflowX, now.overflowY];
            if (x !== 'visible' || y !== 'visible') found.push({ up, x, y });
        }
        if (loose && holds) loose = false;
        if (now.position === 'fixed') { fixed = true; break; }
        if (now.position === 'absolute') loose = true;
    }
    clips.set(one, { found, fixed });
    return clips.get(one);
};

const inner = up => {
    const box = up.getBoundingClientRect();
    const left = box.left + up.clientLeft, top = box.top + up.clientTop;
    return { left, top, right: left + up.clientWidth, bottom: top + up.clientHeight };
};

// Whether a box can be reached, and whether it is whole: 'whole', 'scrolled', 'cut' or 'outside'.
const lies = (inside, box, slackX, slackY) => {
    const { found, fixed } = clipsOf(inside);
    const soft = over => over === 'auto' || over === 'scroll';
    for (const { up, x, y } of found) {
        const room = inner(up);
        const overX = Math.max(room.left - box.left, box.right - room.right);
        const overY = Math.max(room.top - box.top, box.bottom - room.bottom);
        if ((overX > slackX && soft(x)) || (overY > slackY && soft(y))) return 'scrolled';
        if ((overX > slackX && x !== 'visible') || (overY > slackY && y !== 'visible')) return 'cut';
    }
    if (box.left < -SLACK || box.right > innerWidth + SLACK) {
        return found.some(({ x }) => soft(x)) ? 'scrolled' : 'outside';
    }
    if (box.top < -SLACK || box.bottom > innerHeight + SLACK) {
        const stays = wanted.table || fixed;
        return stays && !found.some(({ y }) => soft(y)) ? 'outside' : 'scrolled';
    }
    return 'whole';
};

const hasText = (one, x, y) => [...one.childNodes].some(node => {
    if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
        .some(box => x > box.left && x < box.right && y > box.top && y < box.bottom);
});

const paints = (one, x, y) => {
    const now = style(one);
    // What glows under the pointer hides nothing.
    const alpha = /(?:rgba\(.*,|\/) ?([\d.]+)\)$/.exec(now.backgroundColor)?.[1] ?? 1;
    const clear = now.backgroundColor === 'transparent' || alpha < .2;
    return !clear || now.backgroundImage !== 'none' || /^(img|canvas|video|select)$/i.test(one.tagName)
        || (one instanceof SVGElement && one.tagName !== 'svg') || hasText(one, x, y);
};

// A sheet over the board is meant to be there, but nothing lies over what one acts with.
const mayLieOver = (found, one) => found.closest('.notices, .invite, .moment')
    || (found.closest('.talk, .banners, .hinted') && !one.closest('.at-act, .at-hand'));

// What lies over an element at a point.
const over = (one, x, y) => {
    // Almost everywhere it is itself on top, and to ask for all that lies there takes many times as long.
    const top = document.elementFromPoint(x, y);
    if (!top || top === one || one.contains(top) || top.contains(one)) return null;
    for (const found of document.elementsFromPoint(x, y)) {
        if (found === one || one.contains(found) || found.contains(one)) return null;
        if (paints(found, x, y)) return found;
    }
    return null;
};

// The button, card or panel that letters are written on, where they are wider or higher than it.
const sticksOutOf = (one, box) => {
    for (let up = one, step = 0; up && step < 4; up = up.parentElement, step += 1) {
        const now = style(up);
        if (now.display === 'contents') continue;
        const drawn = parseFloat(now.borderLeftWidth) > 0 || now.backgroundImage !== 'none'
            || !/, 0\)$|transparent/.test(now.backgroundColor);
        if (drawn && now.display !== 'inline') {
            const on = up.getBoundingClientRect();
            const out = Math.max(on.left - box.left, box.right - on.right);
            const high = Math.max(on.top - box.top, box.bottom - on.bottom);
            return out > 2 || high > Math.max(4, box.height * .3) ? up : null;
        }
        if (/absolute|fixed/.test(now.position)) return null;
    }
    return null;
};

const texts = [];
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement;
    if (!node.data.trim() || one.closest('svg, option, textarea') || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1);
    if (parseFloat(style(one).fontSize) * wanted.zoom < FONT_MIN && lines.length) {
        complain('too small to read', one, node.data);
    }
    for (const box of lines) {
        const state = lies(one, box, SLACK, Math.max(3, box.height * .22));
        if (state === 'cut' && !one.closest(wanted.shortened)) complain('is cut off', one, node.data);
        if (state === 'outside') complain('is outside the screen', one, node.data);
        if (state !== 'whole') continue;
        texts.push({ one, box, data: node.data });
        const on = sticksOutOf(one, box);
        if (on) complain(`sticks out of ${named(on)}`, one, node.data);
        if (style(one).pointerEvents === 'none') continue;
        const y = (box.top + box.bottom) / 2;
        const under = [.08, .5, .92].map(part => over(one, box.left + box.width * part, y))
            .find(found => found);
        if (under && !mayLieOver(under, one)) complain(`lies under ${named(under)}`, one, node.data);
    }
}

// What explains itself lies over the table, hides it, and lets the pointer through.
const sheet = one => one.closest('.k-read');

// Letters through letters.
for (let a = 0; a < texts.length; a += 1) {
    for (let b = a + 1; b < texts.length; b += 1) {
        const [one, two] = [texts[a], texts[b]];
        if (one.one === two.one || sheet(one.one) !== sheet(two.one)) continue;
        const left = Math.max(one.box.left, two.box.left);
        const right = Math.min(one.box.right, two.box.right);
        const top = Math.max(one.box.top, two.box.top);
        const bottom = Math.min(one.box.bottom, two.box.bottom);
        const low = Math.min(one.box.height, two.box.height);
        if (right - left < 3 || bottom - top < low * .4) continue;
        const at = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
            .find(found => paints(found, (left + right) / 2, (top + bottom) / 2));
        // One of them lies on something that hides the other: that is told above, if it matters.
        if (at && at.contains(one.one) !== at.contains(two.one)) continue;
        complain(`runs through «${two.data.trim().slice(0, 20)}»`, one.one, one.data);
    }
}

const need = (wanted.touch ? 44 : 24) / wanted.zoom;
const hits = (one, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found != null && (one === found || one.contains(found) || found.closest('label')?.control === one);
};
for (const one of root.querySelectorAll(CONTROLS)) {
    if (!seen(one) || one.matches(CELLS)) continue;
    const label = one.closest('label');
    const box = (label && one.matches('input, select') ? label : one).getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const text = one.innerText || one.getAttribute('aria-label') || one.value;
    const state = lies(one.parentElement, box, 4, 4);
    if (state === 'cut') complain('is cut off', one, text);
    if (state === 'outside') complain('is outside the screen', one, text);
    if (state !== 'whole') continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const under = label ? null : over(one, x, y);
    if (under && mayLieOver(under, one)) continue;
    if (under) complain(`lies under ${named(under)}`, one, text);
    // A word in a sentence is as high as its line.
    const inText = style(one).display === 'inline' && one.parentElement.innerText.trim() !== text.trim();
    if (inText || (box.width > need - 1 && box.height > need - 1)) continue;
    const reach = (dx, dy) => {
        let far = 0;
        while (far < need && hits(one, x + dx * far, y + dy * far)) far += 1;
        const stop = document.elementFromPoint(x + dx * far, y + dy * far);
        return stop && mayLieOver(stop, one) ? need : far;
    };
    if (reach(-1, 0) + reach(1, 0) < need || reach(0, -1) + reach(0, 1) < need) {
        complain(`is a target of ${Math.round(box.width)} by ${Math.round(box.height)}`, one, text);
    }
}

// Nobody takes these away because a screen is small.
for (const one of root.querySelectorAll(NEEDED)) {
    if (!one.checkVisibility({ visibilityProperty: true })) complain('is hidden', one, one.textContent);
}

const whole = document.scrollingElement;
if (whole.scrollWidth > innerWidth + 1) complain('scrolls sideways', whole);
if (wanted.table && whole.scrollHeight > innerHeight + 1) complain('scrolls', whole);
for (const one of root.querySelectorAll('*')) {
    if (one.closest('svg') || !seen(one)) continue;
    const now = style(one);
    const can = over => over === 'auto' || over === 'scroll';
    const wide = one.scrollWidth > one.clientWidth + 1, high = one.scrollHeight > one.clientHeight + 1;
    if (one.matches(wanted.scrolled)) continue;
    if (can(now.overflowX) && wide) complain('scrolls sideways', one);
    if (wanted.table && can(now.overflowY) && high) complain('scrolls', one);
    if (now.overflowY === 'hidden' && (one.scrollTop > 0 || one.scrollLeft > 0)) {
        complain('was scrolled, though nobody can scroll it back', one);
    }
}

done(wrong);
