"""A wall in two colours: olive to the height of a chair's back and a hand, chalk above, a thin ochre line between; morning sun, a plant, a chair.

Camera: main (upright).
"""

from lib import *
from lib.emulsion import emulsion, two_tone

X0, X1, F, H = -1.9, 1.75, -4.2, 2.95
LINE = 1.27


def tumbler(x, y, z):
    """a steel tumbler of water, its lip rolled out"""
    lathe(rounded([(0.0001, 0.001), (0.026, 0), (0.0285, 0.004), (0.031, 0.045), (0.0345, 0.094), (0.0362, 0.0975), (0.0358, 0.0992), (0.0338, 0.0985), (0.0302, 0.045), (0.027, 0.006), (0.0001, 0.005)], 4, 60), brass(0.3), (x, y, z), 96, 60)
    lathe([(0.0001, 0.078), (0.0325, 0.078)], mat('coffee', '#6b4126', rough=0.2), (x, y, z), 48)


def build(v='A'):
    reset(33)
    world('#dbe6f4', 0.30)
    painted = two_tone('#62643c', '#ece5d8', '#a9761f', LINE, 0.022, depth=0.00032)
    chalk = emulsion('#efe8da', 0.75, 0.025)
    win = (-2.75, -1.15, 0.45, 2.62)
    room(X0, X1, F, 0, H, painted, chalk, openings=[('L', *win)], front=True)
    # kota on the floor and as a skirting
    stone = kota(0.34)
    tilefloor(X0, X1, F, 0, 0, stone, 0.6, 0.6)
    for a in np.arange(X0, X1, 0.6):
        box(a + 0.0008, min(a + 0.6, X1) - 0.0008, -0.011, 0.0, 0.0015, 0.098, stone, bev=0.0025)
    for b in np.arange(F, -0.02, 0.6):
        box(X0, X0 + 0.011, b + 0.0008, min(b + 0.6, -0.012) - 0.0008, 0.0015, 0.098, stone, bev=0.0025)
    # a window of three lights, out of sight; a tree before it
    fr = wood('teak')
    a, b, c, d = win
    for q in (a, a + (b - a) / 3, a + 2 * (b - a) / 3, b):
        box(X0 - 0.13, X0 - 0.08, q - 0.022, q + 0.022, c, d, fr, bev=0)
    for z in (c, 1.98, d):
        box(X0 - 0.13, X0 - 0.08, a, b, z - 0.022, z + 0.022, fr, bev=0)
    for k, (x, y, z) in enumerate(((-4.3, -4.0, 1.2), (-4.1, -3.3, 1.8), (-4.6, -4.6, 1.7))):
        branches((x, y, z), 1.9, 5, 11 + k, '#4f6a35', (0.15, 0.055), 0.55, 15)
    sun(217, 15.5, 10.5, 0.55, 4300)
    area((X0 - 0.26, (a + b) / 2, (c + d) / 2), (b - a, d - c), 62, '#dfe9fb', dirv=(1, 0.1, 0))
    area((0.4, F + 0.06, 1.7), (2.8, 2.0), 20, '#eef1f5', dirv=(0, 1, 0), glossy=False)
    # what stands there
    clay = mat('clay pot', rough=0.9, spec=0.15, tex='plaster.png', size=0.7, ramp=[(0.1, '#7c4631'), (0.5, '#95593f'), (0.9, '#b38468')], bump=[('plaster_h.png', 0.25, 0.25, 0.003)])
    rubber_plant((-0.53, -0.42, 0), 1.40, 4, clay, stems=3)
    spindlechair(0.46, -0.50, 0, math.radians(-24), wood('aged', rough=0.40))
    z = books_stack(0.40, -0.49, 0.470, 2, 33, 0.23, 0.16, 0.5)
    tumbler(0.56, -0.55, 0.470)
    switch_plate(0.98, 0.0, 1.07, 3)


CAMS = dict(
    main=lambda: upright((-0.34, -3.05, 0.98), (0.03, -0.3, 0.90), 46, 2.2, (0.40, -0.45, 0.6)),
)
