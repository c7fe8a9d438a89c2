"""What the screen of the home theatre shows: palms by a lake after sunset, the town's lights beyond. In stills/, at 960 px."""

from lib import *
from lib.closeup import cloud, dressed
from lib.weather import node


def build(v='A'):
    reset(7)
    world('#33435f', 0.25)
    outside('far', 40, (-30, 30), 'tower', 'dusk', 2, seed=9, beyond=60)
    water = mat('lake', '#070b10', rough=0.05, spec=0.6)
    nt = water.node_tree
    p = node(nt, 'NewGeometry').outputs['Position']
    waves = cloud(nt, node(nt, 'Mapping', {'Vector': p, 'Scale': (0.5, 1.6, 1)}).outputs[0], 1.1, 5, 0.62)
    dressed(water, None, None, waves, 0.035)
    plane([(-90, -2, 0), (90, -2, 0), (90, 60, 0), (-90, 60, 0)], water)
    bank = mat('bank', '#0d0f0a', rough=1)
    box(-90, 90, 44, 60, -0.5, 0.7, bank, bev=0.4)
    lathe(rounded([(0.0001, 0.75), (4.0, 0.62), (8.0, 0.25), (9.6, -0.3)]), bank, (-11.5, 27, -0.1), 96, 60, scale=(1, 0.30, 1))
    for k, (x, y, h) in enumerate(((-9.2, 26.5, 6.6), (-6.6, 27.5, 4.9), (-13.5, 27, 7.4), (-15.0, 28, 5.2))):
        palm(x, y, 0.2, h, 50 + 3 * k, L=2.0 + 0.25 * (k % 2))
    for k, (x, hh) in enumerate(((7, 1.6), (9.5, 2.6), (12, 1.9), (-12.5, 1.3), (-8, 1.0))):
        shrub(x, 45 if x > 0 else 26.6, 0.3, hh, hh * 1.4, k, '#2c3a22', (0.2, 0.09), n=40)


CAMS = dict(main=lambda: camera((0, 0, 2.0), 0, 36, 0.085))
