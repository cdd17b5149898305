// Asked for while the program is still on its way: the words and letters that it will draw with. Which they
// are, `settings::preferred_language` says; where it says otherwise, they are only asked for later.
const recalled = () => {
  try {
    return localStorage.getItem('tinderbox-language');
  } catch {
    return null; // no storage is allowed here
  }
};
const words = (language) => document.querySelector(`meta[name="words-${language}"]`)?.content;
const liked = [recalled(), ...navigator.languages].map((tag) => tag?.slice(0, 2));
const language = liked.find((one) => one && words(one)) ?? 'en';
fetch(words(language)).catch(() => {});
for (const font of ['1em "Golos Text"', '600 1em "Golos Text"', '1em "Tinderbox Display"']) {
  document.fonts.load(font, language === 'en' ? 'a' : 'aя').catch(() => {});
}
