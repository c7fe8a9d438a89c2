"""Makes the site's web fonts from the Fontsource packages of Fraunces and Anek Latin (both SIL OFL 1.1).

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
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

RUPEE = 0x20B9
NO_BREAK_HYPHEN = 0x2011
# Basic Latin without the signs of code, and the signs that the content uses; any other character falls back to the visitor's own font.
CHARACTERS = [*({*range(0x20, 0x7F)} - {ord(c) for c in '<>[]^`{}~\\'}), RUPEE, *(ord(c) for c in '\u00a0©°·éñü–—‘’“”…→×−½²')]
# One weight each: a bold text face cost 150 ms of first paint on the pages with bold text, on a slow phone.
FAMILIES = {
    'fraunces': ('{}-full-normal.woff2', {'opsz': 96, 'SOFT': 30, 'WONK': 0, 'wght': 390}),
    'anek-latin': ('{}-wght-normal.woff2', {'wght': 400}),
}
# Pairs of letters, figures and stops are kerned one by one; signs follow the kerning of their class, which saves 2 KB.
KERNED = {*range(ord('0'), ord('9') + 1), *range(ord('A'), ord('Z') + 1), *range(ord('a'), ord('z') + 1), *(ord(c) for c in '.,’-')}
UNITS_PER_EM = 1000  # the families have 2,000: half of the steps save 2 KB, and a tenth of a pixel in the largest heading
LEAST_KERN = 0.02  # em; less than that is a third of a pixel in the text


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


def thin_kerning(font):
    """Drops single pairs that are not of KERNED characters or hardly differ from the kerning of their class."""
    glyphs = {font.getBestCmap()[code] for code in KERNED}
    least = LEAST_KERN * font['head'].unitsPerEm
    for lookup in font['GPOS'].table.LookupList.Lookup:
        classes = [table for table in lookup.SubTable if table.Format == 2]
        for table in lookup.SubTable:
            if table.Format != 1:
                continue
            kept = []
            for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                pairs.PairValueRecord = [
                    pair for pair in pairs.PairValueRecord
                    if {first, pair.SecondGlyph} <= glyphs
                    and abs(pair.Value1.XAdvance - class_kern(classes, first, pair.SecondGlyph)) >= least
                ]
                pairs.PairValueCount = len(pairs.PairValueRecord)
                if pairs.PairValueRecord:
                    kept.append((first, pairs))
            table.Coverage.glyphs = [first for first, _ in kept]
            table.PairSet = [pairs for _, pairs in kept]
            table.PairSetCount = len(kept)
        lookup.SubTable = [table for table in lookup.SubTable if table.Format == 2 or table.PairSet]
        lookup.SubTableCount = len(lookup.SubTable)


def class_kern(tables, first, second):
    for table in tables:
        if first in table.Coverage.glyphs:
            record = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            value = record.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
            return getattr(value, 'XAdvance', 0) if value else 0
    return 0


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
    options.name_IDs = [0, 1, 2, 14]  # copyright, names, licence
    options.drop_tables += ['STAT']  # only a family of several styles needs it
    options.flavor = 'woff2'
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    for table in font['cmap'].tables:
        table.cmap[NO_BREAK_HYPHEN] = table.cmap[ord('-')]  # '5-year' keeps together with it
    thin_kerning(font)
    scale_upem(font, UNITS_PER_EM)
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
    for name in FAMILIES:
        make(name, Path(sys.argv[1]) / 'node_modules', Path(__file__).parent)
