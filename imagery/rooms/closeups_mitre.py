"""The end of an island: two slabs of marble, cut at 45 degrees and glued, so that a vein goes over the corner."""

from lib import *
from lib.closeup import *

TOP, T = 0.90, 0.020  # height of the counter, thickness of the stone


def slabs(m):
    """the top reaches 0.6 m to the left, the other slab goes down; both end on the diagonal"""
    j = 0.00028  # half the joint
    extruded([(-1.2, TOP - T), (-T - j * 2, TOP - T), (-j * 2, TOP), (-1.2, TOP)], 0.0, 0.9, m, 'y', 0.0009, 3)
    extruded([(-T, 0.0), (0.0, 0.0), (0.0, TOP - j * 2), (-T, TOP - T - j * 2)], 0.0, 0.9, m, 'y', 0.0009, 3)
    glue = mat('glue', '#6f6a63', rough=0.6)
    extruded([(-T, TOP - T - 0.0004), (-T + 0.0002, TOP - T - 0.0004), (-0.0006, TOP - 0.0009), (-0.0006, TOP - 0.0005), (-T, TOP - T)], 0.0006, 0.8994, glue, 'y', 0)


def davara(x, y, z):
    """filter coffee: a steel tumbler with a rolled rim in its bowl"""
    s = steel(0.30)
    bowl = rounded([(0.0001, 0.002), (0.028, 0.002), (0.034, 0.008), (0.041, 0.026), (0.0425, 0.036), (0.048, 0.0375)], 6)
    lathe(bowl + [(r - 0.0007, h + 0.0009) for r, h in bowl[::-1]], s, (x, y, z), 96, 60)
    cup = rounded([(0.0001, 0.004), (0.0225, 0.004), (0.024, 0.010), (0.0255, 0.04), (0.029, 0.078), (0.0325, 0.0795)], 6)
    lathe(cup + [(r - 0.0007, h + 0.0004) for r, h in cup[::-1]], s, (x, y, z + 0.001), 96, 60)
    foam = mat('foam', '#b98b5e', rough=0.6)
    dressed(foam, ramp(foam.node_tree, cloud(foam.node_tree, place(foam.node_tree), 180, 4), [(0.35, '#8a5a32'), (0.5, '#b98c60'), (0.7, '#d9b88f')]))
    lathe(rounded([(0.0001, 0.071), (0.020, 0.0708), (0.0262, 0.0702), (0.0272, 0.0712)], 4), foam, (x, y, z + 0.001), 64, 60)
    g = R.Random(5)
    for _ in range(26):
        a, q = g.uniform(0, 6.28), 0.0265 * math.sqrt(g.uniform(0.2, 0.95))
        sphere(g.uniform(0.0006, 0.0022), foam, (x + math.cos(a) * q, y + math.sin(a) * q, z + 0.0718), 16, scale=(1, 1, 0.5))


def build(variant):
    reset(74)
    m = stone('white', 0.16)
    slabs(m)
    # within the island: oak drawers under the stone
    box(-1.2, -T - 0.0003, 0.045, 0.9, 0.1, TOP - T - 0.0003, board('#3f4b40', 0.5), bev=0)
    for a, b in ((-1.2, -0.62), (-0.617, -T - 0.004)):
        for c, d in ((0.10, 0.36), (0.363, 0.62), (0.623, 0.845)):
            box(a, b, 0.022, 0.0412, c, d, grain('oak', 'x', 0.4, 0.007), bev=0.0012)
    box(-1.2, -T - 0.004, 0.0385, 0.0412, 0.845, TOP - T - 0.0003, black(0.6), bev=0)
    davara(-0.105, 0.115, TOP)
    skin = mat('limeskin2', rough=0.40)
    nt = skin.node_tree
    dressed(skin, mixed(nt, between(nt, cloud(nt, place(nt), 30, 3), 0.35, 0.7), (*lin('#7f9236'), 1), (*lin('#b3ab4c'), 1)), height=cloud(nt, place(nt), 700, 2), depth=0.0004)
    lime = rounded([(0.0001, -0.030), (0.003, -0.0295), (0.006, -0.0268), (0.016, -0.021), (0.0235, -0.004), (0.0225, 0.010), (0.013, 0.022), (0.005, 0.0262), (0.0032, 0.0255), (0.0001, 0.0248)], 6)
    for x, y, a in ((-0.225, 0.25, 0.6), (-0.275, 0.215, 2.5)):
        lathe(lime, skin, (x, y, TOP + 0.0233), 64, 80, (pi / 2 - 0.1, 0, a))
    # the kitchen behind: green tall units, a shelf, the window at the left
    for i in range(5):
        box(-1.9 + i * 0.6, -1.303 + i * 0.6, 2.4, 3.0, 0.0, 2.3, board('#566b5c', 0.45), bev=0.002)
        box(-1.365 + i * 0.6, -1.355 + i * 0.6, 2.375, 2.40, 1.0, 1.35, brass(), bev=0.002)
    box(-4, 4, 3.0, 3.02, 0, 3, paint('#dad7cf'), bev=0)
    box(-4, 4, -3, 3, -0.02, 0, mat('fl', '#a8a196', rough=0.35), bev=0)
    box(0.55, 2.2, 1.5, 2.0, 0.0, 0.88, board('#566b5c', 0.45), bev=0.002)
    box(0.53, 2.2, 1.48, 2.0, 0.88, 0.90, m, bev=0.001)
    lathe(rounded([(0.0001, 0), (0.05, 0), (0.075, 0.05), (0.072, 0.15), (0.04, 0.21), (0.045, 0.23)]), ceramic('#c9b79a'), (0.80, 1.7, 0.90), 48, 60)
    for i in range(9):
        a = i * 0.7
        tube([(0.80, 1.7, 0.905), (0.80 + 0.08 * math.cos(a), 1.7 + 0.08 * math.sin(a), 1.3), (0.80 + 0.20 * math.cos(a), 1.7 + 0.2 * math.sin(a), 1.42 + 0.05 * (i % 3))], 0.004, mat('stem2', '#5d7a3c', rough=0.6))
        sphere(0.055, mat('lf', '#587a3e', rough=0.5), (0.80 + 0.2 * math.cos(a), 1.7 + 0.2 * math.sin(a), 1.44 + 0.05 * (i % 3)), 16, scale=(1, 1, 0.5))
    world('#d2dce6', 0.40)
    area((-1.9, -0.3, 2.0), (1.3, 1.7), 70, 6600, (-0.1, 0.2, TOP))
    area((2.2, -1.4, 1.6), (1.0, 1.6), 15, 5400, (0, 0.1, 0.8))
    area((0.2, 2.9, 1.9), (3, 1.2), 26, 6500, (0, 0.3, 0.9), glossy=True)


CAMS = dict(main=lambda: closeup((0.235, -0.55, 1.14), (-0.022, 0.0, 0.885), 65, 9, (0.0, 0.07)))
