"""A narrow guest room: ash bed, powder blue over a white dado, kota floor, a lacquer wardrobe wall with loft and dresser, noon.

Variants: A wardrobe closed, the dresser lit; B doors and drawers open.
Cameras:  wardrobe (A), open (B).
"""

from lib import *

LINEN = ['#eef0ee', '#b9c8cf', '#5d7484', '#d9c7a3', '#e9dfcf', '#8aa0a8', '#c46f52', '#3e5161', '#f4f1ea', '#a9b59a', '#d8a96b']


def wardrobewall(v, L, h):
    """along a wall at y=0 facing -y, L long: two bays, a dresser niche with mirror, two bays; a loft over all"""
    d, lac, ins = 0.60, lacquer('#a9bac2', 0.28), lacquer('#ded3bf', 0.45)
    ash, st = wood('ash', horiz=True), steel()
    loft, nw = 0.50, 1.05
    op = v == 'B'
    a, b = -L / 2, L / 2
    k = 0.15
    doors = ['open', 'open'] if op else ['closed', 'closed']
    wardrobe(a, k - nw / 2, 0, h - loft, 'shelves hang', lac, ins, d, doors=doors, angle=96, pull='bar', pm=st, seed=4, light=op)
    wardrobe(k + nw / 2, b, 0, h - loft, 'drawers long', lac, ins, d, doors=['open', 'closed'] if op else ['closed', 'closed'], angle=96, pull='bar', pm=st, seed=9, light=op)
    # the loft, one row of doors from end to end
    box(a, b, -d + 0.03, 0, h - loft + 0.002, h, ins, bev=0)
    fronts(a, b, h - loft + 0.002, h, -d, lac, 10, 1)
    for i in range(10):
        xx = a + (i + (0.93 if i % 2 == 0 else 0.07)) * (b - a) / 10
        cyl(0.009, 0, 0.022, st, (xx, -d, h - loft + 0.05), 20, 0.003, rot=(pi / 2, 0, 0))
    # the dresser
    x0, x1 = k - nw / 2, k + nw / 2
    box(x0, x1, -0.02, 0, 0.08, h - loft, ash, bev=0)
    for xx in (x0, x1 - 0.018):
        box(xx + 0.001, xx + 0.017, -d + 0.004, -0.02, 0.08, h - loft - 0.001, ash, bev=0.001)
    box(x0, x1, -d + 0.05, 0, 0, 0.08, black(), bev=0)
    box(x0 + 0.02, x1 - 0.02, -d - 0.01, -0.02, 0.76, 0.79, ash, bev=0.004)
    box(x0 + 0.02, x1 - 0.02, -0.42, -0.02, h - loft - 0.022, h - loft - 0.002, ash, bev=0.001)
    box(x0 + 0.02, x1 - 0.02, -0.24, -0.02, 1.93, 1.95, ash, bev=0.003)
    books_row(x0 + 0.05, x0 + 0.38, -0.20, 1.95, 0.15, 0.20, 6)
    vase('bottle', ceramic('#5d7484'), (x0 + 0.55, -0.13, 1.95), 0.5)
    box(x1 - 0.36, x1 - 0.08, -0.22, -0.06, 1.95, 2.10, fabric('#d9c7a3', 0.2), bev=0.01, seg=3)
    box(k - 0.36, k + 0.36, -0.032, -0.022, 0.92, 1.86, st, bev=0.004)
    plane([(k - 0.35, -0.0335, 0.93), (k + 0.35, -0.0335, 0.93), (k + 0.35, -0.0335, 1.85), (k - 0.35, -0.0335, 1.85)], mirror())
    for s in (-1, 1):
        profile((k + s * 0.42, -0.026, 0.94), (k + s * 0.42, -0.026, 1.84), (0, -1, 0), 0.03, 3400, 7, '#fff3e0', 6)
    strip((x0 + 0.08, -0.16, 1.925), (x1 - 0.08, -0.16, 1.925), 5, 3300, (0, 0.1, -1), 0.02)
    box(x0 + 0.02, x1 - 0.02, -d + 0.03, -0.02, 0.08, 0.10, ash, bev=0)

    def bangles(cx, cy, z):
        for i in range(6):
            o = tube([(math.cos(q * pi / 6) * 0.032, math.sin(q * pi / 6) * 0.032, 0) for q in range(12)], 0.005, mat('bg%d' % i, ('#b98a3e', '#8c3b3a', '#d0a14c', '#2f5d62', '#c9a06a', '#7d2f3f')[i], rough=0.25, metal=0.3), closed=True)
            o.data.splines[0].use_endpoint_u = False
            o.location = (cx - 0.16 + 0.065 * i, cy, z + 0.006)
        for i in range(3):
            box(cx - 0.18 + 0.13 * i, cx - 0.08 + 0.13 * i, cy - 0.14, cy - 0.05, z, z + 0.035, velvet(('#5d7484', '#c46f52', '#e9dfcf')[i]), bev=0.006)

    mid = (x0 + x1) / 2
    drawer(x0 + 0.02, mid, 0.58, 0.755, -d, 0.30 if op else 0, lac, ash, bangles)
    drawer(mid, x1 - 0.02, 0.58, 0.755, -d, 0, lac, ash)
    for i, (z0, z1) in enumerate(((0.34, 0.58), (0.10, 0.34))):
        drawer(x0 + 0.02, mid, z0, z1, -d, 0, lac, ash)
        drawer(mid, x1 - 0.02, z0, z1, -d, 0.34 if op and i == 0 else 0, lac, ash, lambda cx, cy, z: [folded(cx + s * 0.12, cy, z, 0.21, 0.27, 3, 31 + s, LINEN) for s in (-1, 1)])
    z = 0.79
    lathe([(0.0001, 0), (0.026, 0.002), (0.026, 0.07), (0.010, 0.08), (0.010, 0.10)], mat('sc1', '#cf9c74', rough=0.05, trans=0.7), (k - 0.36, -0.28, z), 28, 40)
    cyl(0.014, 0.095, 0.13, brass(), (k - 0.36, -0.28, z), 20)
    lathe([(0.0001, 0), (0.034, 0.002), (0.034, 0.045), (0.0001, 0.05)], ceramic('#eef0ee'), (k - 0.27, -0.22, z), 28, 40)
    vase('round', ceramic('#c46f52'), (k + 0.36, -0.24, z), 0.5)
    branches((k + 0.36, -0.24, z + 0.11), 0.26, 5, 5, '#e3c9b5', (0.03, 0.026), 0.4, 16)
    box(k + 0.02, k + 0.22, -0.42, -0.30, z, z + 0.05, wood('walnut', horiz=True), bev=0.005)


def build(v='A'):
    reset(61)
    CLOTHES[:] = LINEN
    world('#e9eef5', 0.45)
    X, F, Y, h = 1.85, -2.4, 3.0, 2.72
    blue, white, ceil, ash = paint('#aebfcb'), paint('#f1efe9'), paint('#f5f3ee'), wood('ash', horiz=True)
    room(-X, X, F, Y, h, paint('#e9e8e3'), ceil, openings=[('L', -0.9, 1.3, 0.80, 2.25)], front=True)
    tilefloor(-X, X, F, Y, 0, kota(0.25), 0.6, 0.6)
    # the head wall: blue above a dado of white tongue and groove boards
    box(-X, X, Y - 0.004, Y, 1.16, h, blue, bev=0)
    fluted(-X, X, Y - 0.016, 0.12, 1.13, lacquer('#f0eee8', 0.4), 0.09, 0.007, 'slat')
    box(-X, X, Y - 0.028, Y, 0, 0.12, lacquer('#f0eee8', 0.4), bev=0.003)
    box(-X, X, Y - 0.036, Y, 1.13, 1.165, lacquer('#f0eee8', 0.4), bev=0.006)
    # window on the left with a deep sill, thin white muslin on a rod
    windowframe('L', -X - 0.1, -0.9, 1.3, 0.80, 2.25, lacquer('#f0eee8', 0.4), 3)
    pane('L', -X - 0.1, -0.9, 1.3, 0.80, 2.25)
    box(-X - 0.1, -X + 0.10, -0.96, 1.36, 0.765, 0.80, kota(0.25), bev=0.004)
    area((-X - 0.32, 0.2, 1.5), (2.2, 1.45), 130, '#f2f5ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (-0.9, 1.3), 'tower', floor=4)
    sun(188, 50, 8, 1.0, 5400)
    tube([(-X + 0.17, -1.2, 2.36), (-X + 0.17, 1.6, 2.36)], 0.011, steel(), smooth=False)
    for y0, y1, sd in ((-1.12, -0.62, 3), (1.05, 1.55, 4)):
        curtain(y0, y1, -X + 0.17, 0.60, 2.35, sheer('#f4f4f0', 0.15), 0.09, 0.035, sd, 'y')
    # the bed: ash slats, blue block print
    bx, by = -0.72, Y - 1.10
    made_bed(bx, by, 0, 1.4, 2.0, 0, '#f4f3ee', '#eef0ef', blockprint('#e9eceb', '#5d7c93'), [(-0.24, fabric('#c46f52', 0.25), 0.86), (0.22, blockprint('#f1eee6', '#5d7c93'), 0.84)], ash, 0.30)
    for i in range(13):
        x = bx - 0.72 + i * 0.12
        box(x - 0.018, x + 0.018, Y - 0.078, Y - 0.050, 0.30, 1.06, ash, bev=0.006)
    box(bx - 0.76, bx + 0.76, Y - 0.084, Y - 0.042, 1.06, 1.12, ash, bev=0.012, seg=4)
    for s in (-1, 1):
        box(bx + s * 0.76 - 0.022, bx + s * 0.76 + 0.022, Y - 0.086, Y - 0.040, 0, 1.12, ash, bev=0.010)
    # right of it a stool as night table, a lamp, a book face down
    tx = 0.42
    cyl(0.21, 0.50, 0.53, ash, (tx, Y - 0.30, 0), 56, 0.008)
    for q in range(3):
        g = q * 2.094 + 0.5
        tube([(tx + math.cos(g) * 0.19, Y - 0.30 + math.sin(g) * 0.19, 0), (tx + math.cos(g) * 0.12, Y - 0.30 + math.sin(g) * 0.12, 0.51)], 0.014, ash, smooth=False)
    tablelamp(tx + 0.02, Y - 0.24, 0.53, ceramic('#5d7484'), '#f4ead6', 0.40, 4, 0.13)
    box(tx - 0.16, tx - 0.05, Y - 0.44, Y - 0.28, 0.53, 0.545, mat('bkc46', '#c46f52', rough=0.6), bev=0.002, rot=0.3)
    for i, (a, q) in enumerate((('art14.png', (-1.05, 1.72)), ('art7.png', (-0.42, 1.72)))):
        frame(q[0], Y - 0.005, q[1], 0.46, 0.60, a, wood('ash'), 'y')
    sconce(1.02, Y - 0.006, 1.68, steel(), 'x', -1, 0.2, 2)
    # wardrobe wall on the right
    with turned(X, -0.10, -90):
        wardrobewall(v, 4.5, h)
    # a rug, a stool at the dresser, slippers
    dhurrie(-0.75, 0.55, -1.05, 0.75, ['#a3aca8', '#56748a', '#a3aca8', '#a8553a'], (0.16, 0.035, 0.05, 0.012))
    if v == 'A':
        with turned(0.92, -0.15, 0):
            cyl(0.19, 0.40, 0.425, ash, (0, 0, 0), 48, 0.006)
            lathe([(0.0001, 0.05), (0.12, 0.048), (0.17, 0.034), (0.185, 0.014), (0.18, 0), (0.0001, 0)], fabric('#c46f52', 0.2), (0, 0, 0.425), 48, 60)
            for q in range(4):
                g = q * pi / 2 + 0.7
                tube([(math.cos(g) * 0.18, math.sin(g) * 0.18, 0.009), (math.cos(g) * 0.12, math.sin(g) * 0.12, 0.41)], 0.013, ash, smooth=False)
        vase('bowl', ceramic('#c46f52'), (-X + 0.0, -0.45, 0.80), 0.5)
        vase('cyl', ceramic('#eef0ee'), (-X + 0.0, 0.9, 0.80), 0.6)
        branches((-X + 0.0, 0.9, 0.80 + 0.13), 0.34, 5, 2, '#6f8a52')
    fan(-0.1, 0.3, h, lacquer('#eeece6'), lacquer('#eeece6'), 0.58, 0.30)
    split_ac(X - 0.62 - 1.3, Y - 0.005, 2.28, 0.82)
    area((-0.3, F + 0.2, 2.2), (2.6, 1.2), 18, '#f6f3ee', dirv=(0, 0.9, -0.35), glossy=False)
    area((-0.3, 0.3, h - 0.05), (2, 3), 14, '#f6f3ee', glossy=False)


CAMS = dict(
    wardrobe=lambda: camera((-1.62, -1.55, 1.30), -62, 24, 0.005, fstop=8, focus=3.2),
    open=lambda: camera((-1.66, 1.95, 1.42), -113, 22, -0.03, fstop=8, focus=3.0),
)
