"""Indigo library: shelves to the ceiling with a brass ladder, an even day from tall windows.

Camera: wall (the panelled wall alone: paint, an armchair, botanical prints).
"""

from lib import *


PRESSED = (('#4f5a2c', (0.075, 0.027)), ('#63531f', (0.110, 0.046)), ('#41522f', (0.060, 0.032)), ('#3d4a2b', (0.135, 0.038)), ('#6b5622', (0.085, 0.042)), ('#4a5734', (0.100, 0.026)))


def herbal(x, y, z, w, h, k, fm):
    """a framed sheet of a herbarium: a branch pressed flat on ivory paper, strips that hold it, a label"""
    for a, b, c, d in ((-w / 2, w / 2, h / 2 - 0.016, h / 2), (-w / 2, w / 2, -h / 2, -h / 2 + 0.016), (-w / 2, -w / 2 + 0.016, -h / 2 + 0.016, h / 2 - 0.016), (w / 2 - 0.016, w / 2, -h / 2 + 0.016, h / 2 - 0.016)):
        box(x + a, x + b, y - 0.03, y, z + c, z + d, fm, bev=0.002)
    box(x - w / 2 + 0.014, x + w / 2 - 0.014, y - 0.012, y - 0.002, z - h / 2 + 0.014, z + h / 2 - 0.014, mat('paper', '#e4dac3', rough=0.95, spec=0.1, tex='plaster.png', size=0.5, ramp=[(0, '#dccfb4'), (1, '#e8e0cc')]), bev=0)
    c, leaf = PRESSED[k]
    with turned(x, y - 0.0135, 0, z - 0.36 * h) as sheet:
        branches((0, 0, 0.10), h * 0.60, 1 + (k in (1, 4)), 40 + 3 * k, c, leaf, 0.10, 22)
    sheet.scale = (1, 0.012, 1)
    paper = mat('strip', '#efe8d8', rough=0.9)
    for q in (-0.16, 0.06):
        box(x - 0.022, x + 0.024, y - 0.0155, y - 0.0135, z + q * h, z + q * h + 0.006, paper, bev=0, rot=0.0)
    box(x + w * 0.08, x + w * 0.36, y - 0.0135, y - 0.012, z - h * 0.41, z - h * 0.33, paper, bev=0)
    for i in range(3):
        box(x + w * 0.11, x + w * (0.32 - 0.07 * (i % 2)), y - 0.0140, y - 0.0135, z - h * 0.35 - i * 0.011, z - h * 0.35 - i * 0.011 + 0.002, mat('caption', '#6f6250', rough=0.9), bev=0)


def build(v='B'):
    reset(71)
    world('#dfe3ea', 0.22)
    indigo, ceil, br = paint('#2a335a'), paint('#ece4d4'), brass(0.22)
    deep = paint('#222a45')
    X, F, Y, h = 2.6, -1.9, 3.4, 3.2
    wins = [('L', -0.95, 0.15, 0.30, 2.65), ('L', 1.25, 2.35, 0.30, 2.65)]
    room(-X, X, F, Y, h, indigo, ceil, openings=wins, front=True)
    floor(-X, X, F, Y, 0, floorwood('teak'))
    for k, (o, z) in enumerate(((0.10, 0.09), (0.06, 0.13), (0.03, 0.16))):
        for q in ((-X, X, Y - o, Y), (-X, X, F, F + o), (-X, -X + o, F, Y), (X - o, X, F, Y)):
            box(*q, h - z, h - 0.002 - 0.001 * k, indigo, bev=0.008)
    # library on the back wall: five bays, cupboards below, a rail and a ladder
    d, yb = 0.36, Y - 0.36
    box(-X, X, yb - 0.10, Y, 0, 0.09, deep, bev=0.003)
    box(-X, X, yb - 0.10, Y, 0.74, 0.775, indigo, bev=0.006)
    n, w = 5, (2 * X) / 5
    box(-X + 0.002, X - 0.002, Y - 0.02, Y - 0.001, 0.77, h, deep, bev=0)
    for i in range(n + 1):
        x = min(max(-X + i * w, -X + 0.025), X - 0.025)
        box(x - 0.025, x + 0.025, yb, Y, 0.775, h - 0.14, indigo, bev=0.003)
    box(-X, X, yb - 0.02, Y, 2.90, h - 0.001, indigo, bev=0.004)
    for i in range(n):
        a, b = -X + i * w + 0.028, -X + (i + 1) * w - 0.028
        box(a - 0.02, b + 0.02, yb - 0.085, Y, 0.09, 0.74, indigo, bev=0.002)
        for k in (0, 1):
            p, q = a + k * (b - a) / 2 + 0.004, a + (k + 1) * (b - a) / 2 - 0.004
            box(p, q, yb - 0.105, yb - 0.086, 0.10, 0.73, indigo, bev=0.002)
            moulding(p + 0.05, q - 0.05, 0.15, 0.68, yb - 0.105, indigo, 'x', -1, 0.016, 0.010)
            sphere(0.012, br, (q - 0.025 if k == 0 else p + 0.025, yb - 0.118, 0.46), 16)
        for j, z in enumerate((0.775, 1.17, 1.55, 1.90, 2.24, 2.58)):
            if j:
                box(a - 0.004, b + 0.004, yb + 0.012, Y - 0.02, z - 0.028, z, indigo, bev=0.002)
            k = (i * 3 + j * 2) % 7
            yy = yb + 0.07
            if k in (0, 3, 5):
                books_row(a + 0.01, b - 0.04 - 0.05 * (k == 3), yy, z, 0.20, 0.30 if j < 5 else 0.25, 31 * i + j)
            elif k == 1:
                books_row(a + 0.01, a + 0.52, yy, z, 0.20, 0.28, 31 * i + j)
                vase(('round', 'amph', 'bottle')[j % 3], ceramic(('#c9975a', '#e9e2d5', '#8a4a38')[i % 3]), (b - 0.18, yy + 0.1, z), 0.78)
            elif k == 2:
                books_row(b - 0.50, b - 0.01, yy, z, 0.20, 0.28, 31 * i + j)
                zz = books_stack(a + 0.20, yy + 0.11, z, 4, 5 * i + j, 0.25, 0.19)
                vase('bowl', br, (a + 0.20, yy + 0.11, zz), 0.42)
            elif k == 4:
                zz = books_stack(a + 0.22, yy + 0.11, z, 5, 5 * i + j + 1, 0.27, 0.19)
                books_row(a + 0.45, b - 0.02, yy, z, 0.20, 0.27, 31 * i + j + 3)
            else:
                books_row(a + 0.02, a + 0.33, yy, z, 0.20, 0.26, 31 * i + j)
                books_row(a + 0.60, b - 0.01, yy, z, 0.20, 0.27, 31 * i + j + 9)
                vase('round', br, (a + 0.465, yy + 0.1, z), 0.55)
    tube([(-X + 0.05, yb - 0.05, 2.50), (X - 0.05, yb - 0.05, 2.50)], 0.014, br, smooth=False)
    for i in range(1, n):
        box(-X + i * w - 0.01, -X + i * w + 0.01, yb - 0.055, yb + 0.002, 2.49, 2.51, br, bev=0.002)
    lx = 1.30
    for s in (-1, 1):
        beam((lx + s * 0.21, yb - 0.62, 0.02), (lx + s * 0.21, yb - 0.075, 2.56), 0.026, 0.055, wood('teak'))
        tube([(lx + s * 0.21, yb - 0.085, 2.56), (lx + s * 0.21, yb - 0.05, 2.55), (lx + s * 0.21, yb - 0.03, 2.50)], 0.008, br)
        lathe([(0.0001, -0.012), (0.03, -0.012), (0.03, 0.012), (0.0001, 0.012)], black(), (lx + s * 0.21, yb - 0.62, 0.032), 24, rot=(0, pi / 2, 0))
    for k in range(8):
        t = (0.12 + 0.108 * k)
        yy, zz = yb - 0.62 + 0.545 * t, 0.02 + 2.54 * t
        box(lx - 0.21, lx + 0.21, yy - 0.045, yy + 0.045, zz - 0.012, zz + 0.012, wood('teak', horiz=True), bev=0.003)
    for i in range(n):
        strip((-X + (i + 0.2) * w, yb - 0.04, 2.88), (-X + (i + 0.8) * w, yb - 0.04, 2.88), 3.5, 2800, (0, 0.45, -1))
    # panelled walls
    for q in ((X - 0.022, X, F, yb - 0.1), (-X, X, F, F + 0.022), (-X, -X + 0.022, F, -1.03), (-X, -X + 0.022, 0.23, 1.17), (-X, -X + 0.022, 2.43, yb - 0.1)):
        box(*q, 0, 0.17, indigo, bev=0.006)
        box(*q, 0.93, 0.985, indigo, bev=0.008)
    for a, b in ((F, -0.30), (-0.30, 1.35), (1.35, yb - 0.1)):
        moulding(a + 0.09, b - 0.09, 0.26, 0.85, X, indigo, 'y', -1)
        moulding(a + 0.09, b - 0.09, 1.07, 2.86, X, indigo, 'y', -1)
    for a, b in ((-X, -0.9), (-0.9, 0.9), (0.9, X)):
        moulding(a + 0.09, b - 0.09, 0.26, 0.85, F, indigo, 'x', 1)
        moulding(a + 0.09, b - 0.09, 1.07, 2.86, F, indigo, 'x', 1)
    # windows, late sun
    for _, a, b, c, e in wins:
        windowframe('L', -X - 0.1, a, b, c, e, paint('#e9e1d0'), 2, horiz=1.95)
        pane('L', -X - 0.1, a, b, c, e)
        for q in ((a - 0.10, a - 0.002), (b + 0.002, b + 0.10)):
            box(-X, -X + 0.03, *q, 0.26, e + 0.10, indigo, bev=0.006)
        box(-X - 0.05, -X + 0.12, a - 0.12, b + 0.12, c - 0.04, c, indigo, bev=0.006)
        box(-X, -X + 0.035, a - 0.12, b + 0.12, e + 0.003, e + 0.11, indigo, bev=0.006)
        area((-X - 0.32, (a + b) / 2, 1.5), (1.1, 2.3), 150, '#e9effa', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (wins[0][1], wins[-1][2]), seed=4)
    sun(196, 24, 2.2, 2.5, 5600)  # thin cloud
    area((0.4, F + 0.06, 1.9), (3.2, 1.8), 16, '#f2f3f5', dirv=(0, 1, 0), glossy=False)
    persian(-1.75, 1.35, -0.55, 2.05)
    # wing chair by the panelled wall, a small table, the prints
    wing(1.98, 0.28, -62, fabric('#9a6a34', 0.25), blockprint('#ece2cc', '#2b3763', 0.4), wood('walnut'))
    rtable(2.20, 1.32, 0, 0.20, 0.55, wood('teak'), br, 0.02, 'legs')
    cup(2.13, 1.26, 0.55)
    books_stack(2.24, 1.37, 0.55, 2, 21, 0.2, 0.16)
    with turned(X - 0.001, 0.525, -90):
        for i, (px, pz) in enumerate(((-0.46, 2.22), (0, 2.22), (0.46, 2.22), (-0.46, 1.60), (0, 1.60), (0.46, 1.60))):
            herbal(px, 0, pz, 0.38, 0.52, i, br)
    rubber_plant((2.15, -0.95, 0), 1.5, 8, br)
    # picture light over the prints
    tube([(X - 0.001, 0.525, 2.62), (X - 0.17, 0.525, 2.66)], 0.008, br, smooth=False)
    tube([(X - 0.17, 0.10, 2.66), (X - 0.17, 0.95, 2.66)], 0.017, br, smooth=False)
    strip((X - 0.165, 0.12, 2.64), (X - 0.165, 0.93, 2.64), 7, 2800, (0.6, 0, -1), 0.03)


CAMS = dict(
    wall=lambda: camera((-2.35, 0.42, 1.32), -90, 30, 0.0, fstop=5.6, focus=4.0),
)
