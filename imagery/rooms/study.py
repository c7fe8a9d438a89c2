"""A study panelled and painted in one indigo: a writing table under two herbarium sheets, daylight along the wall, a lamp.

Camera: desk (upright).
"""

from lib import *
from lib.bedside import spectacles
from lib.drawings import mounted, picture, pressed
from lib.emulsion import brushed, emulsion

INDIGO = '#262b40'
X0, X1, F, H = -2.1, 2.2, -4.2, 3.1


def writing_table(x0, x1, d, m, mh, br):
    """a table of four drawers' width with two drawers, legs that taper, its back to the wall at y = 0"""
    z, y0, y1 = 0.755, -d - 0.03, -0.03
    box(x0, x1, y0, y1, z - 0.026, z, mh, bev=0.006, seg=4)
    a, b = x0 + 0.035, x1 - 0.035
    box(a, b, y1 - 0.05, y1 - 0.03, z - 0.15, z - 0.027, mh, bev=0.002)
    for q in (a, b - 0.02):
        box(q, q + 0.02, y0 + 0.035, y1 - 0.05, z - 0.15, z - 0.027, wood('waxed'), bev=0.002)
    c = (a + b) / 2
    for p, q in ((a + 0.022, c - 0.002), (c + 0.002, b - 0.022)):
        box(p, q, y0 + 0.028, y0 + 0.05, z - 0.145, z - 0.030, mh, bev=0.003, seg=3)
        lathe([(0.0001, 0.026), (0.008, 0.025), (0.0115, 0.021), (0.0115, 0.017), (0.006, 0.010), (0.0075, 0.0), (0.0001, 0)], br, ((p + q) / 2, y0 + 0.028, z - 0.0875), 40, 50, (pi / 2, 0, 0))
    box(a, b, y0 + 0.036, y0 + 0.05, z - 0.152, z - 0.146, mh, bev=0.001)
    for px in (x0 + 0.06, x1 - 0.06):
        for py in (y0 + 0.06, y1 - 0.06):
            lathe([(0.0001, 0), (0.013, 0), (0.0145, 0.004), (0.025, z - 0.16), (0.026, z - 0.03), (0.0001, z - 0.03)], m, (px, py, 0), 48, 40)
    return z


def notebook(x, y, z, rot, cover='#6b3f28'):
    """an open notebook: its leaves rise from the fold and fall to the edges; lines of handwriting"""
    n, k, w, d = 22, 2, 0.145, 0.20
    with turned(x, y, rot, z):
        box(-w - 0.004, w + 0.004, -d / 2 - 0.004, d / 2 + 0.004, 0.0, 0.0035, leather(cover), bev=0.001)
        for s in (-1, 1):
            V, top = [], lambda u: 0.0045 + 0.013 * math.sin(pi * min(1, u * 1.35) ** 0.6) * (1 - 0.55 * u) + 0.003 * (1 - u)
            for i in range(n + 1):
                u = i / n
                V += [(s * w * u, -d / 2, top(u)), (s * w * u, d / 2, top(u)), (s * w * u, -d / 2, 0.0034), (s * w * u, d / 2, 0.0034)]
            F = []
            for i in range(n):
                q, r = 4 * i, 4 * i + 4
                F += [(q, r, r + 1, q + 1), (q, q + 2, r + 2, r), (q + 1, r + 1, r + 3, q + 3)]
            F.append((4 * n, 4 * n + 2, 4 * n + 3, 4 * n + 1))
            obj('leaves', pmesh('leaves', V, F), mat('writing paper', '#e9e0cb', rough=0.9), smooth=50)
            if s < 0:
                g, P = R.Random(5), []
                for j in range(13):
                    yy, u = d / 2 - 0.02 - j * 0.0125, 0.88
                    while u > 0.12 + 0.3 * (j == 12):
                        L = g.uniform(0.05, 0.12)
                        e = max(0.10, u - L)
                        pts = [u - (u - e) * q / 6 for q in range(7)]
                        P.append([(s * w * q, yy + g.uniform(-0.0012, 0.0014), top(q) + 0.0003) for q in pts])
                        u = e - 0.03
                strings(P, 0.00045, mat('ink', '#2b2f45', rough=0.6))['afloat'] = True


def build(v='A'):
    reset(71)
    world('#dfe6f0', 0.16)
    wall_, trim, upright_ = emulsion(INDIGO, 0.46), brushed(INDIGO, 'x'), brushed(INDIGO, 'z')
    br, m, mh = brass(0.3), wood('waxed'), wood('waxed', horiz=True)
    win = (-2.0, -0.16, 0.35, 2.72)
    room(X0, X1, F, 0, H, wall_, paint('#e9e2d6'), openings=[('L', *win)], front=True)
    floor(X0, X1, F, 0, 0, floorwood('walnut'))
    # skirting, dado rail, panels
    box(X0, X1, -0.020, 0, 0.001, 0.165, trim, bev=0.004)
    box(X0, X1, -0.028, 0, 0.165, 0.182, trim, bev=0.007, seg=4)
    for o, a, b in ((0.020, 0.905, 0.925), (0.036, 0.925, 0.943), (0.026, 0.943, 0.958)):
        box(X0, X1, -o, 0, a, b, trim, bev=0.006, seg=4)
    edges = (-2.02, -0.80, 0.94, 2.16)
    for a, b in zip(edges, edges[1:]):
        moulding(a + 0.075, b - 0.075, 0.255, 0.835, 0, trim, w=0.040, d=0.024)
        moulding(a + 0.075, b - 0.075, 1.035, 2.72, 0, trim, w=0.040, d=0.024)
    # the window, out of sight
    a, b, c, d = win
    for q in (a, a + (b - a) / 4, (a + b) / 2, b - (b - a) / 4, b):
        box(X0 - 0.13, X0 - 0.08, q - 0.025, q + 0.025, c, d, paint('#e9e1d0'), bev=0)
    for z in (c, 1.5, 2.1, d):
        box(X0 - 0.13, X0 - 0.08, a, b, z - 0.02, z + 0.02, paint('#e9e1d0'), bev=0)
    area((X0 - 0.26, (a + b) / 2, (c + d) / 2), (b - a, d - c), 46, '#e8eefa', dirv=(1, 0, 0))
    sun(193, 17, 9, 0.9, 5400)
    area((0.6, F + 0.06, 1.8), (2.6, 2.0), 4, '#eef1f6', dirv=(0, 1, 0), glossy=False)
    # the table and what lies on it
    z = writing_table(-0.60, 0.84, 0.58, m, mh, br)
    tablelamp(0.60, -0.23, z, glazed('#5f7468'), '#e6d6b8', 0.47, 4.0, 0.155)
    t = books_stack(-0.38, -0.22, z, 3, 29, 0.25, 0.18, 0.12)
    lathe(rounded([(0.0001, 0), (0.030, 0), (0.042, 0.012), (0.046, 0.040), (0.036, 0.066), (0.019, 0.082), (0.015, 0.10), (0.021, 0.118), (0.018, 0.117), (0.012, 0.10), (0.012, 0.085)]), br, (-0.40, -0.21, t), 96, 60)
    notebook(0.14, -0.36, z, 8)
    spectacles(0.22, -0.40, z + 0.013, -24)
    lathe([(0.0001, 0), (0.034, 0), (0.035, 0.003), (0.037, 0.10), (0.0345, 0.10), (0.033, 0.006), (0.0001, 0.006)], ceramic('#8c5a3f', 0.5), (-0.10, -0.16, z), 72, 50)
    g = R.Random(4)
    for k, c in enumerate(('#b5842f', '#2b2b2b', '#8c3a2e', '#c9b58e')):
        a, q = k * 1.7 + 0.4, 0.026
        p = (-0.10 - math.cos(a) * 0.018, -0.16 - math.sin(a) * 0.018, z + 0.008)
        e = (-0.10 + math.cos(a) * q * 1.25, -0.16 + math.sin(a) * q * 1.25, z + 0.165 + g.uniform(0, 0.02))
        tube([p, e], 0.0038, mat('pencil' + c, c, rough=0.4), smooth=False)
    for x, plant in ((-0.165, 'peepal'), (0.305, 'neem')):
        frame(x, -0.001, 1.575, 0.40, 0.53, picture(plant, mounted(pressed(plant), 0.10)), wood('waxed'))
    bentwood(-0.20, -0.90, 0, math.radians(197), wood('smoked'))
    outlet(0.70, 0, 0.33, 0, [(0.735, -0.050, 0.42), (0.72, -0.018, 0.60), (0.70, -0.016, 0.735), (0.69, -0.04, z + 0.004), (0.62, -0.13, z + 0.004)], fabric('#3a3228'))


CAMS = dict(
    desk=lambda: upright((0.62, -3.0, 1.06), (0.06, -0.2, 1.02), 48, 2.5, (0.14, -0.34, 0.8)),
)
