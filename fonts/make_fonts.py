"""Makes the site's two web fonts from the Fontsource packages of Fraunces and Anek Latin (both SIL OFL 1.1).

The packages split each family by script, and the rupee sign falls outside the Latin part. It is copied over here, so
that a price never mixes two typefaces, then the axes are narrowed and everything the site never sets is dropped.

    python3 fonts/make_fonts.py FOLDER_WITH_NODE_MODULES

Needs fontTools and brotli (Debian: python3-fonttools python3-brotli). Prints each file's size and the metrics that the
fallback faces in app/styles/fonts.css are matched to.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

RUPEE = 0x20B9
# Basic Latin and the signs that the content uses; any other character falls back to the visitor's own font.
CHARACTERS = [*range(0x20, 0x7F), RUPEE, *(ord(c) for c in '\u00a0©°·éñü–—‘’“”…→×−½²')]
FAMILIES = {
    'fraunces': (
        '{}-full-normal.woff2',
        {'opsz': 96, 'SOFT': 30, 'WONK': 0, 'wght': 390},
    ),
    'anek-latin': ('{}-wght-normal.woff2', {'wght': (400, 650)}),
}


def copy_glyph(source, target, code):
    """Copies one simple glyph with its variations; both fonts are cut from one design, so their axes agree."""
    name = source.getBestCmap()[code]
    target.setGlyphOrder([*target.getGlyphOrder(), name])
    target['glyf'][name] = source['glyf'][name]
    target['hmtx'][name] = source['hmtx'][name]
    if 'gvar' in source:
        target['gvar'].variations[name] = source['gvar'].variations[name]
    for table in target['cmap'].tables:
        if table.isUnicode():
            table.cmap[code] = name
    # The width variations are in gvar as well; HVAR does not know the new glyph.
    if 'HVAR' in target:
        del target['HVAR']


def make(name, packages, folder):
    pattern, axes = FAMILIES[name]
    files = packages / '@fontsource-variable' / name / 'files'
    font = TTFont(files / pattern.format(f'{name}-latin'))
    extended = TTFont(files / pattern.format(f'{name}-latin-ext'))
    font.ensureDecompiled()  # tables count their glyphs when read, so before one is added
    copy_glyph(extended, font, RUPEE)
    font = instantiateVariableFont(font, axes)
    options = Options()
    options.layout_features = ['kern', 'lnum']
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.flavor = 'woff2'
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = 'woff2'
    path = folder / f'{name}.woff2'
    font.save(path)
    cmap, widths, em = font.getBestCmap(), font['hmtx'], font['head'].unitsPerEm
    sample = 'The quick brown fox jumps over the lazy dog, kitchens and bedrooms'
    average = sum(widths[cmap[ord(c)]][0] for c in sample) / len(sample) / em
    hhea = font['hhea']
    print(f'{path}: {path.stat().st_size} bytes, average width {average:.4f} em, '
          f'ascent {hhea.ascent / em:.3f}, descent {-hhea.descent / em:.3f}, gap {hhea.lineGap / em:.3f}, rupee {RUPEE in cmap}')


if __name__ == '__main__':
    for family in FAMILIES:
        make(family, Path(sys.argv[1]) / 'node_modules', Path(__file__).parent)
