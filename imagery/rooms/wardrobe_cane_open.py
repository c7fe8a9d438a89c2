"""The teak and cane wardrobe of wardrobe_cane_morning, one bay open in low sun: sarees in piles on the left, kurtas on a rail on the right, a drawer drawn out below.

Camera: main (upright).
"""

from lib import *
from lib.bedside import footstool
from lib.sarees import foldedsaree, pile, silk
from rooms.wardrobe_cane import COTTON, KNOB, shutterwindow
from rooms.wardrobe_cane_morning import carcass, leaf
from rooms.wardrobe_lacquer import front, jasmine, kurta, lidded

X, F, Y, h = 2.35, -2.6, 2.9, 3.15
x0, x1, H, d, n = -2.05, 2.05, 2.42, 0.60, 5
BW = (x1 - x0) / n
A, B, FRONT, BACK = -BW / 2 + 0.009, BW / 2 - 0.009, Y - d + 0.030, Y - 0.012  # the open bay within
DECK, TOP, OUT = 0.630, 2.030, 0.30  # over the drawers; over rail and piles; how far the drawer stands out

SILKS = [('#7d1226', '#1d3a2c', 'temple', 0), ('#c9861f', '#6f1030', 'buds', 0), ('#1f2f66', '#b0301f', 'temple', 0), ('#d7c7a0', '#7a1a22', 'buds', 0), ('#2f5d3a', '#a8243a', 'broad', 0), ('#0f4a4f', '#7c1230', 'temple', 0), ('#e6dccb', '#1f4a63', 'plain', 1), ('#8fa6a0', '#33413c', 'plain', 1), ('#a7b56b', '#5d1f4f', 'checks', 0), ('#b23a57', '#2d2460', 'buds', 0), ('#f0ede4', '#a5762a', 'buds', 0), ('#143a2b', '#c5922f', 'broad', 0), ('#7c98b8', '#24305c', 'plain', 1), ('#d9582c', '#5a1440', 'temple', 0)]  # ground, border, kind, cotton
KURTAS = [('#efe8da', 0.86), ('#27415e', 0.94), ('#c08a3a', 0.80), ('#e8dfcd', 0.90), ('#7d2f3f', 0.84), ('#93a9a6', 0.92), ('#f2ece0', 0.78)]


def saree(k):
    g, b, kind, cotton = SILKS[k % len(SILKS)]
    return silk(g, b, kind, rough=0.72 if cotton else 0.46)


def inside():
    up, flat, br = wood('limed'), wood('limed', horiz=True), brass(0.3)
    t = 0.018
    for a in (A - 0.001, B + 0.001 - t):
        box(a, a + t, FRONT, BACK, 0.119, H - 0.019, up, bev=0.001)
    box(A + t, B - t, BACK - 0.004, BACK, 0.119, H - 0.019, up, bev=0)
    a, b = A + t, B - t
    box(a, b, FRONT, BACK - 0.004, TOP, TOP + t, flat, bev=0.002)
    box(a, b, FRONT, BACK - 0.004, DECK - t, DECK, flat, bev=0.002)
    m = -0.020
    box(m - t / 2, m + t / 2, FRONT + 0.015, BACK - 0.004, DECK, TOP, up, bev=0.0015)
    rows = [DECK, 0.985, 1.335, 1.685]
    for z in rows[1:]:
        box(a, m - t / 2, FRONT + 0.020, BACK - 0.004, z - t, z, flat, bev=0.002)
    for r, (z, k) in enumerate(zip(rows, (7, 6, 7, 5))):
        pile((a + m) / 2, FRONT + 0.175, z, k, lambda q, r=r: saree(3 * r + q.randint(0, 4)), 31 + r, 0.29, 0.26)
    # the rail
    z, y = TOP - 0.085, (FRONT + BACK) / 2
    tube([(m, y, z), (b, y, z)], 0.011, br, smooth=False)
    for e in (m + t / 2, b):
        cyl(0.020, -0.006, 0.006, br, (e, y, z), 32, 0.001, rot=(0, pi / 2, 0))
    g, px = R.Random(4), m + 0.058
    for k, (c, L) in enumerate(KURTAS):
        c = blockprint('#efe6d4', '#33506b', 0.30, 2) if k == 3 else fabric(c, 0.16, 0.12, 0.3, 0.35)
        kurta(px, y, z, c, L, 60 + k, {5: 0.10}.get(k, g.uniform(-0.30, -0.12)))
        px += g.uniform(0.043, 0.053)
    foldedsaree(1, saree(10), (m + b) / 2 + 0.01, FRONT + 0.175, DECK + 0.001, 0.27, 0.25, 0.034, 0.05)
    # above: a box and a quilt
    lidded(a + 0.20, FRONT + 0.24, TOP + t, 0.155, 0.185, '#c9b795')
    folded(b - 0.20, FRONT + 0.24, TOP + t, 0.33, 0.36, 4, 23, ['#e8d3c2', '#27415e', '#efe8da', '#b9a07a'])
    for s, k in ((a + 0.006, 1), (b - 0.006, -1)):
        strip((s, FRONT + 0.012, DECK + 0.06), (s, FRONT + 0.012, H - 0.06), 0.9, 3200, (0.55 * k, 0.9, 0), 0.010)


def drawers():
    """two below the deck, the upper one drawn out on silks laid side by side"""
    teak, side, br = wood('waxed', True), wood('limed', horiz=True), brass(0.3)
    a, b = A + 0.019, B - 0.019
    for z0, z1, out in ((0.122, 0.362, 0.0), (0.362, 0.610, OUT)):
        y = FRONT + 0.004 - out
        front(a, b, z0, z1, y, 0.040, m=teak)
        box(a + 0.004, b - 0.004, y + 0.017, y + 0.026, z0 + 0.004, z1 - 0.004, side, bev=0)
        for x in (-0.18, 0.18):
            lathe(KNOB, br, (x, y + 0.009, (z0 + z1) / 2), 40, 60, (-pi / 2, 0, 0), 0.62)
        if not out:
            continue
        for x in (a + 0.010, b - 0.024):
            box(x, x + 0.014, y + 0.026, FRONT + 0.16, z0 + 0.02, z1 - 0.045, side, bev=0.002)
            box(x - 0.007 if x < 0 else x + 0.015, x - 0.001 if x < 0 else x + 0.021, y + 0.03, FRONT + 0.10, z0 + 0.04, z0 + 0.075, steel(), bev=0.001)
        box(a + 0.024, b - 0.024, y + 0.026, FRONT + 0.16, z0 + 0.022, z0 + 0.030, side, bev=0)
        for k, (x, c, rz) in enumerate(((-0.205, 2, 0.02), (0.0 + 0.098, 5, -0.02))):
            z = z0 + 0.031
            for i in range(6):
                w = 0.275 if k == 0 else 0.285
                foldedsaree((i + 2 * k) % 5, saree((3, 7, 9, 12, 1, 4, 6, 2, 8, 13, 5, 0)[i + 6 * k]), x + (0.0 if k == 0 else 0.02), y + 0.175, z, w, 0.262, 0.033, rz + 0.02 * (i % 2), k == 1)
                z += 0.0335


def build(v='A'):
    reset(41)
    CLOTHES[:] = COTTON
    world('#e9edf2', 0.34)
    white, ceil, teak = limewash('#e9e7e0', 0.06), paint('#f3efe7'), wood('aged')
    horiz = wood('aged', horiz=True)
    room(-X, X, F, Y, h, white, ceil, openings=[('L', -0.6, 0.9, 0.55, 2.35)], front=True)
    floor(-X, X, F, Y, 0, oxide('#86402f'))
    shutterwindow(X, -0.6, 0.9, 0.55, 2.35, teak)
    area((-X + 0.004, 0.15, 1.45), (1.44, 1.74), 70, '#e6eeff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (-0.6, 0.9), seed=2, light=0.2)
    sun(224, 9.5, 17, 0.7, 4200)
    for k, p in enumerate(((-3.35, -1.35, 1.55), (-3.1, -0.55, 1.25))):  # leaves of a tree before the window, only in the sun
        branches(p, 1.0, 6, 3 + k, '#5f7f4a', (0.10, 0.045), 0.8, 18)
    carcass(x0, x1, Y, H, d, ['none'] * n, teak, horiz)
    tilt = R.Random(5)
    for i in range(n):
        a, b = x0 + i * BW, x0 + (i + 1) * BW
        for s in (0, 1):
            t = tilt.uniform(-0.16, 0.16)
            with turned(b if s else a, Y - d - 0.004, (114 if s else -152) if i == 2 else t):
                q = -BW / 2 if s else 0
                leaf(q, q + BW / 2, 0.105, H - 0.004, wood('aged', var=0.10), horiz, wood('waxed', var=0.12))
                e = q + 0.033 if s else BW / 2 - 0.033
                lathe(KNOB, brass(0.3), (e, 0, 1.08), 48, 60, (-pi / 2, 0, 0))
    inside()
    drawers()
    footstool(-0.60, 1.50, 0.43, horiz)
    jasmine(-0.62, 1.52, 0.430)
    area((0.3, F + 0.2, 2.4), (3.6, 1.2), 7, '#eef1f4', dirv=(0, 0.9, -0.35), glossy=False)


CAMS = dict(main=lambda: upright((0.72, -0.92, 1.52), (-0.05, 2.40, 1.13), 47, 4.0, (0.0, 2.35, 1.2)))
