"""Makes our fonts from the npm packages: fewer bytes on a first visit. See README.md.

python3 make.py FOLDER, where FOLDER holds the woff2 files of @fontsource/yeseva-one and
@fontsource-variable/golos-text; needs fonttools and brotli.
"""
import sys
from io import BytesIO
from pathlib import Path
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

RANGES = {
    "latin": "20-7E,A0,AB,AD,B7,BB,2010-2014,2018-201E,2022,2026,2190-2193,2212",
    "latin-more": "A1-AA,AC,AE-B6,B8-BA,BC-FF,152-153,20AC,2122",
    "cyrillic": "401,404,406-407,410-44F,451,454,456-457,490-491,2116",
    "cyrillic-more": "301,400,402-403,405,408-40F,450,452-453,455,458-45F",
}


# Two weights as files of their own are two thirds of one file with all between them.
WEIGHTS = [400, 600]


def make(source, unicodes, out, weight=None, rename=False):
    font = TTFont(source)
    if weight:
        whole = BytesIO()
        font = instantiateVariableFont(font, {"wght": weight})
        font.flavor = None
        font.save(whole)
        font = TTFont(whole)
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.drop_tables += ["vhea", "vmtx", "STAT"]
    options.layout_features = ["kern", "mark", "ccmp", "locl", "tnum"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(unicodes))
    subsetter.subset(font)
    if rename:
        # "Yeseva" is reserved for the original by its licence.
        for record in font["name"].names:
            if record.nameID in (1, 3, 4, 6):
                record.string = "TinderboxDisplay" if record.nameID in (3, 6) else "Tinderbox Display"
    font.flavor = "woff2"
    font.save(out)


folder, here = Path(sys.argv[1]), Path(__file__).parent
for name, unicodes in RANGES.items():
    script = name.split("-")[0]
    golos = folder / f"golos-text-{script}-wght-normal.woff2"
    for weight in WEIGHTS:
        make(golos, unicodes, here / f"golos-text-{weight}-{name}.woff2", weight)
    yeseva = folder / f"yeseva-one-{script}-400-normal.woff2"
    make(yeseva, unicodes, here / f"tinderbox-display-{name}.woff2", rename=True)
