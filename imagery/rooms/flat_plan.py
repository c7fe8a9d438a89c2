"""A whole flat as a model on a board: three bedrooms, 115 square metres within its walls, cut at 1.45 m, seen from above in the light of a studio.

South (y-) is the balcony, north the door to the lobby. Cameras:  main.
"""

from lib import *
from lib.laundry import bucket, chrome, granite, machine, plastic
from lib.letters import write
from lib.drawings import picture

CUT, SILL = 1.45, 0.80
X1, Y1 = 12.4, 9.3  # inner faces of the outer walls; the others are at 0


def union(rects, z0, z1, m, bev=0.004):
    """one solid of all the rectangles (x0, x1, y0, y1), without faces inside"""
    xs = sorted({round(v, 4) for r in rects for v in r[:2]})
    ys = sorted({round(v, 4) for r in rects for v in r[2:]})
    full = lambda i, j: 0 <= i < len(xs) - 1 and 0 <= j < len(ys) - 1 and any(r[0] - 1e-5 < (xs[i] + xs[i + 1]) / 2 < r[1] + 1e-5 and r[2] - 1e-5 < (ys[j] + ys[j + 1]) / 2 < r[3] + 1e-5 for r in rects)
    V, F, at = [], [], {}

    def v(x, y, z):
        k = (x, y, z)
        if k not in at:
            at[k] = len(V)
            V.append(k)
        return at[k]

    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            if not full(i, j):
                continue
            a, b, c, d = xs[i], xs[i + 1], ys[j], ys[j + 1]
            F.append((v(a, c, z1), v(b, c, z1), v(b, d, z1), v(a, d, z1)))
            for open_, p, q in ((not full(i, j - 1), (a, c), (b, c)), (not full(i + 1, j), (b, c), (b, d)), (not full(i, j + 1), (b, d), (a, d)), (not full(i - 1, j), (a, d), (a, c))):
                if open_:
                    F.append((v(*p, z0), v(*q, z0), v(*q, z1), v(*p, z1)))
    o = obj('wall', pmesh('wall', V, F), m, smooth=30)
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = bev, 2, 'ANGLE', math.radians(40)
    return o


def walls():
    full, low = [], []

    def run(axis, a, b, p, q, gaps=()):
        """a wall from a to b along the axis, between p and q across; gaps: (from, to, 'd' door or 'w' window)"""
        at = lambda s, e: (s, e, p, q) if axis == 'x' else (p, q, s, e)
        for s, e, kind in sorted(gaps):
            full.append(at(a, s))
            if kind == 'w':
                low.append(at(s, e))
            a = e
        full.append(at(a, b))

    o = 0.2
    run('y', -o, Y1 + o, -o, 0, [(6.0, 7.7, 'w'), (4.55, 5.15, 'w')])
    run('y', -o, Y1 + o, X1, X1 + o, [(6.0, 7.3, 'w'), (4.2, 4.8, 'w')])
    run('x', 0, 4.22, -o, 0, [(1.1, 3.2, 'w')])
    run('x', 4.22, 8.9, -o, 0, [(4.62, 8.5, 'd')])
    run('x', 8.9, X1, -o, 0, [(9.9, 11.9, 'w')])
    run('x', 0, X1, Y1, Y1 + o, [(5.75, 6.75, 'd'), (9.4, 12.0, 'w')])
    run('x', 0, 4.1, 3.9, 4.02, [(0.25, 1.0, 'd')])
    run('y', 4.02, 5.62, 2.2, 2.32)
    run('x', 0, 4.1, 5.62, 5.74)
    run('y', 0, Y1, 4.1, 4.22, [(2.95, 3.8, 'd'), (4.45, 5.15, 'd'), (5.95, 6.8, 'd')])
    run('y', 0, Y1, 8.9, 9.02, [(2.6, 3.45, 'd'), (3.72, 5.32, 'd'), (5.6, 6.75, 'd')])
    run('x', 9.02, X1, 3.6, 3.72, [(11.5, 12.25, 'd')])
    run('y', 3.72, 5.32, 9.98, 10.1)
    run('x', 9.02, X1, 5.32, 5.44)
    run('x', 9.02, X1, 7.9, 8.02, [(9.2, 9.95, 'd')])
    run('y', 8.05, Y1, 7.66, 7.78)
    # ducts outside the bathrooms, columns
    for x0, x1 in ((-0.95, -0.2), (X1 + 0.2, X1 + 0.95)):
        y0, y1 = (4.02, 5.62) if x0 < 0 else (3.72, 5.32)
        full += [(x0, x1, y0 - 0.12, y0), (x0, x1, y1, y1 + 0.12), (x0 - 0.12, x0, y0 - 0.12, y1 + 0.12) if x0 < 0 else (x1, x1 + 0.12, y0 - 0.12, y1 + 0.12)]
    full += [(4.02, 4.22, -1.75, -1.55), (8.9, 9.1, -1.75, -1.55)]
    white, cut = paint('#f1efea', 0.03), mat('cutface', '#4b4a48', rough=0.75)
    union(full, 0, CUT, white)
    union(full, CUT + 0.001, CUT + 0.016, cut, 0.002)
    union(low, 0, SILL, white)
    frame = mat('windowgrey', '#3d4043', rough=0.45)
    for a, b, p, q in low:  # frames and panes, cut with the wall
        along = 'x' if b - a > q - p else 'y'
        c0, c1 = ((a, b) if along == 'x' else (p, q))
        mid = (p + q) / 2 if along == 'x' else (a + b) / 2
        B = lambda s, e, z0, z1, d: box(s, e, mid - d, mid + d, z0, z1, frame, bev=0.002) if along == 'x' else box(mid - d, mid + d, s, e, z0, z1, frame, bev=0.002)
        B(c0, c1, SILL + 0.001, SILL + 0.045, 0.035)
        n = max(1, round((c1 - c0) / 0.8))
        for k in range(n + 1):
            u = c0 + 0.02 + (c1 - c0 - 0.04) * k / n
            B(u - 0.018, u + 0.018, SILL + 0.046, CUT, 0.03)
        P = [(c0, mid), (c1, mid)] if along == 'x' else [(mid, c0), (mid, c1)]
        plane([(*P[0], SILL + 0.04), (*P[1], SILL + 0.04), (*P[1], CUT), (*P[0], CUT)], glass('#eaf2f0'), 'pane')


def door(hx, hy, w, rot, m=None):
    """a leaf open on its hinge at hx, hy, turned by rot degrees, with lever handles"""
    with turned(hx, hy, rot):
        box(0.004, w - 0.004, -0.02, 0.02, 0.008, CUT, m or wood('waxed'), bev=0.003)
        box(0.004, w - 0.004, -0.02, 0.02, CUT + 0.001, CUT + 0.014, mat('cutface', '#4b4a48', rough=0.75), bev=0)
        for s in (-1, 1):
            tube([(w - 0.08, s * 0.02, 1.0), (w - 0.08, s * 0.065, 1.0), (w - 0.20, s * 0.065, 1.0)], 0.011, steel(), smooth=False)


def cupboard(x0, x1, y, d, n, m, h=CUT, inside=True):
    """a tall cupboard against a wall at y, its n fronts at y - d; cut with the walls: one sees its sides and shelves from above"""
    t = 0.022
    ins = lacquer('#e5ddcf', 0.5)
    box(x0, x1, y - d + 0.06, y, 0, 0.08, black(), bev=0)
    box(x0, x1, y - 0.014, y - 0.002, 0.08, h, ins, bev=0)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        x = min(max(x, x0 + t / 2), x1 - t / 2)
        box(x - t / 2, x + t / 2, y - d + 0.022, y - 0.015, 0.08, h, m, bev=0.001)
        if i < n:
            a, b = x0 + (x1 - x0) * i / n + t, x0 + (x1 - x0) * (i + 1) / n - t
            box(a, b, y - d + 0.024, y - 0.016, 0.10, 0.12, ins, bev=0)
            if h >= CUT:
                box(a, b, y - d + 0.03, y - 0.016, h - 0.34, h - 0.32, ins, bev=0)
                for k in range(2):
                    px = a + (b - a) * (0.28 + 0.46 * k)
                    folded(px, y - d / 2 - 0.02, h - 0.32, min(0.30, (b - a) * 0.42), 0.36, 3 + (i + k) % 3, 11 + 7 * i + k)
    fronts(x0, x1, 0.08, h, y - d, m, n, 1, pull='bar', pm=steel())


def wc(x, y, rot):
    """a wall-hung closet whose back is at y on a wall behind (y+), with its plate and a health faucet"""
    w = mat('sanitary', '#f4f4f1', rough=0.16, coat=0.4)
    with turned(x, y, rot):
        o = lathe(rounded([(0.0001, 0.10), (0.10, 0.10), (0.15, 0.16), (0.182, 0.32), (0.184, 0.385), (0.178, 0.392), (0.140, 0.386), (0.135, 0.36), (0.09, 0.22), (0.0001, 0.20)], 4), w, (0, -0.34, 0), 64, 60, scale=(1, 1.28, 1))
        box(-0.175, 0.175, -0.20, -0.002, 0.12, 0.39, w, bev=0.03, seg=4)
        lathe(rounded([(0.135, 0.396), (0.182, 0.396), (0.190, 0.405), (0.182, 0.414), (0.138, 0.412)], 3), w, (0, -0.34, 0), 64, 60, scale=(1, 1.28, 1))
        with turned(0, -0.115, 0, 0.41) as lid:
            lathe(rounded([(0.0001, 0), (0.17, 0), (0.186, 0.006), (0.180, 0.016), (0.0001, 0.020)], 3), w, (0, 0, 0), 64, 60, scale=(1, 1.22, 1))
        lid.rotation_euler = (math.radians(76), 0, 0)
        lid.location = (0, -0.075, 0.63)
        box(-0.11, 0.11, -0.012, -0.001, 0.92, 1.07, steel(), bev=0.003)
        tube([(0.27, -0.004, 0.55), (0.27, -0.05, 0.55), (0.27, -0.06, 0.40), (0.30, -0.05, 0.30), (0.28, -0.04, 0.66)], 0.007, chrome())


def basin(x0, x1, y, d=0.5, stone=None, m=None, r=0.19):
    """a counter against a wall at y with a round bowl set on it, a mirror above, cut"""
    stone, m = stone or marble('grey'), m or wood('oak', horiz=True)
    box(x0 + 0.01, x1 - 0.01, y - d + 0.03, y - 0.002, 0.32, 0.78, m, bev=0.003)
    box(x0, x1, y - d, y - 0.001, 0.781, 0.815, stone, bev=0.003)
    c = ((x0 + x1) / 2, y - d / 2 - 0.02, 0.815)
    lathe(rounded([(0.0001, 0.012), (r * 0.6, 0.014), (r * 0.9, 0.08), (r * 0.955, 0.122), (r, 0.125), (r * 0.97, 0.09), (r * 0.72, 0.0), (0.0001, 0.0)], 4), mat('sanitary', '#f4f4f1', rough=0.16, coat=0.4), c, 72, 60)
    cyl(0.016, 0, 0.004, chrome(), (c[0], c[1], 0.829), 24)
    tube([(c[0], y - 0.055, 0.815), (c[0], y - 0.055, 1.04), (c[0], y - 0.075, 1.075), (c[0], y - 0.19, 1.055)], 0.013, chrome())
    box(x0 + 0.06, x1 - 0.06, y - 0.016, y - 0.002, 0.98, CUT, mirror(), bev=0.002)


def shower(x0, x1, y0, y1, side):
    """a tiled floor a step lower with a drain, a sheet of glass on the open side, a rain rose on its arm"""
    tilefloor(x0, x1, y0, y1, 0.004, mat('showertile', '#7d8682', rough=0.4, var=0.10), 0.10, 0.10, 0.004)
    gx = x1 if side > 0 else x0
    box(gx - 0.005, gx + 0.005, y0 + 0.02, y1 - 0.55, 0.0045, CUT, mat('glasspanel', '#dfeee9', rough=0.02, trans=1.0, ior=1.1), bev=0)
    box(gx - 0.008, gx + 0.008, y0 + 0.02, y1 - 0.55, CUT, CUT + 0.012, black(), bev=0.001)
    c = ((x0 + x1) / 2, (y0 + y1) / 2)
    tube([(c[0], y1 - 0.004, 1.38), (c[0], c[1] + 0.1, 1.40), (c[0], c[1], 1.36)], 0.014, chrome())
    cyl(0.12, 1.325, 1.345, chrome(), (*c, 0), 48, 0.004)
    box(c[0] - 0.05, c[0] + 0.05, c[1] - 0.05, c[1] + 0.05, 0.0035, 0.008, steel(), bev=0.001)


def sidetable(x, y, m, lamp=None):
    box(x - 0.22, x + 0.22, y - 0.20, y + 0.20, 0.14, 0.46, m, bev=0.006)
    box(x - 0.17, x + 0.17, y - 0.15, y + 0.15, 0.0, 0.14, black(), bev=0)
    if lamp:
        lathe(rounded([(0.0001, 0), (0.07, 0), (0.085, 0.05), (0.05, 0.16), (0.018, 0.20), (0.018, 0.25), (0.0001, 0.25)], 4), ceramic(lamp), (x, y, 0.46), 48, 60)
        lathe([(0.085, 0.42), (0.14, 0.24)], shade('#efe6d6'), (x, y, 0.46), 48, 60)
        spider(x, y, 0.875, 0.0863, 0.70, brass())


def rugat(x0, x1, y0, y1, m, border=None, fringe=True):
    """a flat-woven rug: a slab with a woven face, a border, a fringe at two ends"""
    box(x0, x1, y0, y1, 0.0008, 0.012, m, bev=0.004)
    if border:
        for q in ((x0 + 0.05, x1 - 0.05, y0 + 0.08, y0 + 0.14), (x0 + 0.05, x1 - 0.05, y1 - 0.14, y1 - 0.08)):
            box(*q, 0.0122, 0.0135, border, bev=0)
    if fringe:
        g, P = R.Random(int(x0 * 10)), []
        for x, s in ((x0, -1), (x1, 1)):
            for k in range(int((y1 - y0) / 0.03)):
                y = y0 + 0.015 + k * 0.03
                P.append([(x, y, 0.006), (x + s * 0.04, y + g.uniform(-0.01, 0.01), 0.004), (x + s * 0.08, y + g.uniform(-0.015, 0.015), 0.003)])
        strings(P, 0.004, fabric('#e5dcc8'))


def kitchen():
    top, m, dark = granite(), lacquer('#7f8f84', 0.4), mat('plinth', '#3a3c3b', rough=0.6)
    ow = wood('oak', horiz=True)
    # along the east wall with the sink under the window, along the north wall with the hob
    for x0, x1, y0, y1 in ((11.82, X1 - 0.002, 5.442, 7.28), (10.15, X1 - 0.002, 7.28, 7.898)):
        box(x0 + 0.05, x1, y0, y1 if x0 > 11 else y1, 0.0, 0.09, dark, bev=0)
    box(11.84, X1 - 0.003, 5.443, 7.25, 0.09, 0.86, m, bev=0.002)
    box(10.16, X1 - 0.003, 7.32, 7.897, 0.09, 0.86, m, bev=0.002)
    fronts(10.16, 11.78, 0.09, 0.85, 7.298, m, 4, 1, pull='bar', pm=steel())
    for k in range(4):
        a = 5.46 + k * 0.455
        box(11.818, 11.838, a, a + 0.448, 0.095, 0.85, m, bev=0.002)
    prism([(11.79, 5.442), (X1 - 0.002, 5.442), (X1 - 0.002, 7.897), (10.14, 7.897), (10.14, 7.27), (11.79, 7.27)], 0.862, 0.90, top, 0.004)
    box(10.15, X1 - 0.004, 7.884, 7.898, 0.901, CUT - 0.02, mat('kitchentile2', '#e9e4d6', rough=0.2, var=0.04), bev=0)
    hob(10.95, 7.58, 0.902, 0.72, 0.46, 'white')
    s = mat('model steel', '#c3c1bc', rough=0.32, metal=1)
    lathe(rounded([(0.0001, 0), (0.10, 0), (0.11, 0.012), (0.11, 0.12), (0.115, 0.13), (0.105, 0.135), (0.06, 0.16), (0.0001, 0.165)], 3), s, (10.78, 7.62, 0.912), 48, 50)
    cyl(0.02, 0.165, 0.20, black(), (10.78, 7.62, 0.912), 20)
    lathe(rounded([(0.0001, 0.004), (0.11, 0.004), (0.13, 0.07), (0.135, 0.075), (0.125, 0.07), (0.10, 0.012), (0.0001, 0.012)], 3), s, (11.12, 7.55, 0.912), 48, 50)
    box(11.92, 12.28, 6.25, 6.95, 0.9005, 0.9035, s, bev=0.001)  # the sink, its rim and bowl
    box(11.96, 12.24, 6.29, 6.91, 0.9036, 0.9045, mat('sinkdeep', '#6b6c6c', rough=0.4, metal=0.8), bev=0)
    tube([(12.33, 6.6, 0.90), (12.33, 6.6, 1.16), (12.26, 6.6, 1.22), (12.16, 6.6, 1.18)], 0.014, chrome())
    for k, (x, y, r, h) in enumerate(((11.60, 7.75, 0.05, 0.16), (11.72, 7.74, 0.05, 0.16), (11.84, 7.75, 0.05, 0.13), (12.2, 5.62, 0.06, 0.20), (12.2, 5.80, 0.06, 0.18))):
        lathe(rounded([(0.0001, 0), (r, 0), (r, h * 0.85), (r * 1.04, h * 0.87), (r * 1.04, h), (0.0001, h)], 2), s, (x, y, 0.902), 32, 40)
    board(11.98, 6.02, 0.903, 80, wood('ash', horiz=True))
    box(10.35, 10.40, 7.86, 7.884, 1.0, 1.35, steel(), bev=0.002)
    # the refrigerator, cut as all that is tall
    f = mat('fridge', '#9da3a5', rough=0.34, metal=0.6)
    box(10.55, 11.22, 5.445, 6.12, 0.03, CUT, f, bev=0.012)
    box(10.55, 11.22, 5.445, 6.12, CUT + 0.001, CUT + 0.013, mat('cutface', '#4b4a48', rough=0.75), bev=0)
    tube([(10.62, 6.16, 0.5), (10.62, 6.16, 1.3)], 0.012, steel(), smooth=False)
    for z in (0.52, 1.28):
        tube([(10.62, 6.16, z), (10.62, 6.12, z)], 0.010, steel(), smooth=False)
    # utility: machine, sink on a stand, line with washing
    with turned(11.95, Y1 - 0.02):
        machine(0)
    box(10.75, 11.45, Y1 - 0.55, Y1 - 0.004, 0.0, 0.78, lacquer('#d9d5ca', 0.45), bev=0.003)
    box(10.72, 11.48, Y1 - 0.58, Y1 - 0.003, 0.782, 0.815, top, bev=0.003)
    box(10.86, 11.34, Y1 - 0.48, Y1 - 0.10, 0.8155, 0.8175, s, bev=0.001)
    box(10.90, 11.30, Y1 - 0.45, Y1 - 0.13, 0.8176, 0.8182, mat('sinkdeep', '#6b6c6c', rough=0.4, metal=0.8), bev=0)
    st_ = steel()
    for x in (9.55, 10.15):
        for y in (8.55, 9.0):
            tube([(x, y, 0.002), (x, y, 0.92)], 0.010, st_, smooth=False)
    for x in (9.55, 10.15):  # what carries the lines
        tube([(x, 8.55, 0.915), (x, 9.0, 0.915)], 0.006, st_, smooth=False)
    g = R.Random(4)
    for k in range(5):
        y = 8.55 + 0.1125 * k
        tube([(9.55, y, 0.915), (10.15, y, 0.915)], 0.006, st_, smooth=False)
        if k != 2:
            a = 9.60 + 0.05 * g.random()
            softmesh('towel', fabric(('#d9a23c', '#e9e4d8', '', '#9db0bb', '#b5543a')[k], 0.2), ((a + a + 0.38) / 2, y, 0.915), (0, 0, 0), (0.95, 0.8, 0.9), 0.006)
    lathe(rounded([(0.0001, 0.004), (0.12, 0.004), (0.15, 0.26), (0.155, 0.265), (0.145, 0.26), (0.115, 0.012), (0.0001, 0.012)], 3), plastic('#3f6f8f'), (10.35, 8.85, 0.004), 48, 50)


def chairs(x, y, n, gap, d, m, seat):
    for s in (-1, 1):
        for k in range(n):
            canechair(x + (k - (n - 1) / 2) * gap + 0.02 * s * (k - 1), y + s * d, 0.004, math.radians((0 if s > 0 else 180) + 4 * (k - 1) * s), m, seat=seat)


def furniture():
    oak, teak, walnut = wood('oak', horiz=True), wood('waxed'), wood('walnut', horiz=True)
    # living
    rugat(5.15, 7.55, 0.45, 2.75, fabric('#c9bfa9', 0.25, 0.18, 0.2, 0.8), fabric('#8a4b36', 0.2))
    sofa(8.40, 1.48, 0.004, 2.25, 0.92, -pi / 2, fabric('#7c8a86', 0.2), 3, pillows=((-0.72, fabric('#c58a3d'), 0.9, 0.2), (0.62, fabric('#ece5d6'), 0.9, -0.1)))
    box(5.95, 6.85, 1.15, 1.75, 0.30, 0.335, oak, bev=0.012, seg=3)
    for a in (6.03, 6.77):
        for b in (1.23, 1.67):
            cyl(0.018, 0.013, 0.30, black(), (a, b, 0), 16)
    books_stack_ = [(0.24, 0.17, 0.03, '#3f5a6b', 0.1), (0.21, 0.15, 0.026, '#c7b08a', -0.15)]
    z = 0.335
    for w, d, t, c, rz in books_stack_:
        box(6.20 - w / 2, 6.20 + w / 2, 1.42 - d / 2, 1.42 + d / 2, z, z + t, mat('bk' + c, c, rough=0.6), bev=0.003, rot=rz)
        z += t
    plate(6.58, 1.52, 0.336, 0.11, ceramic('#a9583a'))
    for x, r in ((5.75, -10), (6.95, 12)):
        easychair(x, 3.02, 0.004, math.radians(r))
    # television on a panel of slats, a low unit under it
    box(4.222, 4.244, 0.30, 2.60, 0.02, CUT, wood('walnut'), bev=0.002)
    for k in range(46):
        y = 0.32 + k * 0.05
        box(4.2445, 4.262, y, y + 0.028, 0.02, CUT, wood('walnut'), bev=0.002)
    box(4.246, 4.66, 0.35, 2.55, 0.16, 0.46, wood('oak'), bev=0.004)
    for k in range(4):
        box(4.661, 4.679, 0.352 + k * 0.55, 0.896 + k * 0.55, 0.162, 0.458, wood('oak'), bev=0.002)
    box(4.264, 4.300, 0.80, 2.10, 0.62, 1.36, bglass(), bev=0.004)
    lathe(rounded([(0.0001, 0), (0.05, 0), (0.075, 0.06), (0.05, 0.16), (0.022, 0.20), (0.026, 0.22), (0.018, 0.22), (0.0001, 0.19)], 4), ceramic('#5d7a7c'), (4.46, 2.36, 0.46), 48, 60)
    for k, (w, c) in enumerate(((0.26, '#7a3a2e'), (0.22, '#d8cdb4'), (0.20, '#33506b'))):
        box(4.38, 4.56, 0.42, 0.42 + w, 0.4602 + 0.028 * k, 0.4602 + 0.028 * k + 0.027, mat('bk' + c, c, rough=0.6), bev=0.003)
    # dining
    tx, ty = 6.45, 5.55
    box(tx - 0.92, tx + 0.92, ty - 0.47, ty + 0.47, 0.715, 0.75, walnut, bev=0.012, seg=3)
    for s in (-1, 1):
        box(tx + s * 0.62 - 0.05, tx + s * 0.62 + 0.05, ty - 0.33, ty + 0.33, 0.0, 0.714, walnut, bev=0.006)
    chairs(tx, ty, 3, 0.60, 0.56, wood('oak'), fabric('#b9a27f', 0.2))
    for a, b in ((-0.6, -0.27), (0, -0.27), (0.6, -0.27), (-0.6, 0.27), (0, 0.27), (0.6, 0.27)):
        cyl(0.15, 0.7505, 0.753, fabric('#d8cdb4', 0.2, 0.1), (tx + a, ty + b, 0), 48, 0.001)
        plate(tx + a, ty + b, 0.753, 0.115, ceramic('#efe9dc'))
        lathe(rounded([(0.0001, 0), (0.028, 0), (0.034, 0.095), (0.032, 0.095), (0.026, 0.004), (0.0001, 0.004)], 2), steel(), (tx + a + 0.17, ty + b * 0.72, 0.752), 24, 50)
    lathe(rounded([(0.0001, 0.01), (0.06, 0.01), (0.13, 0.05), (0.15, 0.07), (0.145, 0.075), (0.06, 0.018), (0.0001, 0.016)], 3), ceramic('#7d8f86'), (tx, ty, 0.75), 48, 60)
    for k in range(7):
        a = k * 0.9
        sphere(0.036, mat('lime%d' % (k % 2), ('#c9922f', '#a8b04a')[k % 2], rough=0.5), (tx + 0.065 * math.cos(a) * (k > 0), ty + 0.065 * math.sin(a) * (k > 0), 0.80 + 0.035 * (k == 0)), 24)['afloat'] = True
    with turned(8.898, 7.36, -90):
        cupboard(-0.52, 0.52, 0, 0.40, 2, wood('oak'))
    # the wash basin in its niche
    with turned(9.978, 4.52, -90):
        basin(-0.5, 0.5, 0, 0.46)
    # foyer: shoes, a bench, keys; the prayer corner
    with turned(4.222, 8.35, 90):
        box(-0.75, 0.75, -0.36, -0.002, 0.0, 0.92, teak, bev=0.004)
        fronts(-0.75, 0.75, 0.05, 0.90, -0.38, teak, 3, 1, pull='bar', pm=steel())
        for k in range(3):
            for q in range(9):
                zz = 0.16 + q * 0.075
                box(-0.70 + 0.5 * k, -0.30 + 0.5 * k, -0.391, -0.381, zz, zz + 0.035, wood('oiled', horiz=True), bev=0.002)
        box(-0.78, 0.78, -0.40, -0.001, 0.921, 0.945, walnut, bev=0.004)
        lathe(rounded([(0.0001, 0.004), (0.06, 0.004), (0.11, 0.03), (0.105, 0.03), (0.06, 0.010), (0.0001, 0.010)], 3), brass(), (-0.45, -0.2, 0.945), 40, 60)
        box(0.2, 0.42, -0.28, -0.12, 0.945, 0.975, mat('post', '#c9b68d', rough=0.9), bev=0.003, rot=0.2)
    box(5.85, 6.65, 8.62, 9.12, 0.0008, 0.016, mat('coir', '#8a6a42', rough=1, tex='boucle.png', size=0.1, ramp=[(0, '#5e4527'), (1, '#a5835a')], bump=[('boucle_h.png', 0.1, 1.0, 0.004)]), bev=0.004)
    box(7.80, 8.88, 8.78, 9.28, 0.0, 0.42, marble('calacatta'), bev=0.004)
    box(8.02, 8.66, 8.98, 9.26, 0.421, 0.60, marble('calacatta'), bev=0.004)
    box(8.10, 8.58, 9.255, 9.2995, 0.62, 1.36, wood('teak'), bev=0.01)
    lathe(rounded([(0.0001, 0), (0.05, 0), (0.055, 0.01), (0.018, 0.03), (0.014, 0.20), (0.05, 0.23), (0.055, 0.25), (0.0001, 0.245)], 3), brass(), (7.98, 8.95, 0.42), 40, 50)
    lathe(rounded([(0.0001, 0), (0.05, 0), (0.055, 0.01), (0.018, 0.03), (0.014, 0.20), (0.05, 0.23), (0.055, 0.25), (0.0001, 0.245)], 3), brass(), (8.72, 8.95, 0.42), 40, 50)
    lathe(rounded([(0.0001, 0), (0.06, 0), (0.10, 0.05), (0.09, 0.12), (0.055, 0.15), (0.07, 0.17), (0.05, 0.17), (0.0001, 0.14)], 4), brass(), (8.34, 9.10, 0.60), 48, 60)
    g = R.Random(2)
    for k in range(26):
        sphere(0.016, mat('marigold%d' % (k % 2), ('#e08a2c', '#d8b13c')[k % 2], rough=0.9), (8.34 + g.uniform(-0.16, 0.16), 9.03 + g.uniform(-0.02, 0.02), 0.612), 12)
    box(7.80, 8.88, 8.06, 8.09, 0.0, 0.012, brass(), bev=0)
    # master bedroom
    made_bed(1.12, 1.85, 0.004, 1.8, 2.0, pi / 2, cover='#dfd5c3', throw=fabric('#7a8a78'), cushions=((-0.4, fabric('#7a8a78'), 0.8), (0.4, fabric('#b8693f'), 0.75)))
    box(0.002, 0.07, 0.45, 3.25, 0.0, 1.12, wood('walnut'), bev=0.006)
    for y in (0.66, 3.04):
        sidetable(0.30, y, walnut, '#8c9a8e')
    rugat(1.45, 3.25, 0.62, 3.05, fabric('#b7b29f', 0.3, 0.2, 0.2, 0.8), fringe=False)
    cupboard(1.12, 3.22, 3.898, 0.58, 4, lacquer('#b9b09c', 0.4))
    box(3.66, 4.098, 0.35, 1.75, 0.70, 0.735, walnut, bev=0.004)
    box(3.70, 4.09, 0.38, 0.80, 0.12, 0.70, lacquer('#e8e3d8', 0.4), bev=0.003)
    for y in (1.70,):
        box(3.70, 4.09, y - 0.02, y + 0.02, 0.0, 0.70, walnut, bev=0.003)
    box(4.080, 4.098, 0.75, 1.45, 0.80, CUT, mirror(), bev=0.003)
    stool(3.42, 1.12, 0.004, 0, 0.46, wood('walnut'), fabric('#b8693f'))
    curtain(0.95, 1.35, 0.075, 0.002, CUT, drape('#d9d2c2'), seed=3, pleat=0.10)
    curtain(2.98, 3.38, 0.075, 0.002, CUT, drape('#d9d2c2'), seed=4, pleat=0.10)
    # bedroom with a study place (north-west)
    made_bed(1.28, 8.22, 0.004, 1.5, 2.0, 0, cover='#9db0bb', sheet='#eef0ee', cushions=((0.1, fabric('#d9a23c'), 0.8),), base_m=wood('ash', horiz=True))
    box(0.42, 2.14, Y1 - 0.07, Y1 - 0.002, 0.0, 1.05, wood('ash'), bev=0.006)
    sidetable(2.32, 9.05, wood('ash', horiz=True), '#c98f6b')
    cupboard(2.62, 4.09, Y1 - 0.002, 0.58, 3, lacquer('#dcd8cc', 0.4))
    with turned(0.002, 6.72, 90):
        box(-0.72, 0.72, -0.56, -0.002, 0.715, 0.745, wood('ash', horiz=True), bev=0.005)
        for x in (-0.68, 0.68):
            box(x - 0.02, x + 0.02, -0.54, -0.02, 0.0, 0.714, lacquer('#dcd8cc', 0.4), bev=0.003)
        laptop(-0.05, -0.30, 0.746, 0)
    chair(0.86, 6.70, 0.004, math.radians(-82), wood('ash'), fabric('#d9a23c'))
    rugat(2.25, 3.55, 6.35, 7.85, fabric('#d9cfb8', 0.3, 0.2, 0.2, 0.8), fabric('#5b7a8a'))
    # bedroom of the grandparents (south-east)
    made_bed(11.28, 1.62, 0.004, 1.6, 2.0, -pi / 2, cover='#e6dccb', throw=fabric('#9c4f3c'), cushions=((0.3, fabric('#9c4f3c'), 0.75),), base_m=wood('teak', horiz=True))
    box(X1 - 0.07, X1 - 0.002, 0.72, 2.52, 0.0, 1.05, wood('teak'), bev=0.006)
    for y in (0.52, 2.74):
        sidetable(12.10, y, wood('teak', horiz=True), '#d9c9a8')
    cupboard(9.92, 11.36, 3.598, 0.56, 3, wood('teak'))
    easychair(9.55, 0.75, 0.004, math.radians(140))
    rugat(9.65, 10.45, 0.95, 2.30, fabric('#a4563f', 0.3, 0.2, 0.2, 0.8), fabric('#e5d3a8'))
    curtain(9.78, 10.1, 0.075, 0.002, CUT, drape('#cbbd9f'), seed=5, pleat=0.10)
    curtain(11.72, 12.05, 0.075, 0.002, CUT, drape('#cbbd9f'), seed=6, pleat=0.10)
    # bathrooms
    shower(0.004, 0.9, 4.75, 5.616, 1)
    wc(1.35, 5.618, 0)
    with turned(2.198, 4.62, -90):
        basin(-0.42, 0.42, 0, 0.46, marble('green'))
    shower(2.324, 3.1, 4.78, 5.616, 1)
    wc(3.58, 5.618, 0)
    with turned(2.322, 4.36, 90):
        basin(-0.30, 0.30, 0, 0.42, r=0.15)
    shower(10.104, 10.9, 4.45, 5.316, 1)
    wc(11.35, 5.318, 0)
    with turned(X1 - 0.002, 4.5, -90):
        basin(-0.42, 0.42, 0, 0.46)
    blue, red = plastic('#4f7f9a'), plastic('#b5543a')
    for x, y, m in ((0.66, 4.98, blue), (2.86, 5.0, red), (10.66, 4.70, blue)):
        bucket(x, y, 0.008, m)
    # balcony
    rail((4.24, -1.66), (8.88, -1.66), 0.06, mat('railgrey', '#54575a', rough=0.5), wood('waxed'), 0.99, 'bars', 0.10)
    canechair(5.35, -0.95, 0.004, math.radians(14), wood('oiled'), arms=True)
    canechair(6.55, -0.95, 0.004, math.radians(-14), wood('oiled'), arms=True)
    rtable(5.95, -0.95, 0.004, 0.24, 0.45, wood('teak', horiz=True), black(), 0.025)
    for k, x in enumerate((7.35, 7.75, 8.15, 8.55)):
        (peace_lily if k % 2 else aglaonema)((x, -1.38, 0.004), 0.5, 3 + k, ceramic('#a9583a'))
    areca((4.58, -1.2, 0.004), 1.5, 4, ceramic('#c9c2b4'))
    tulsi((4.75, -0.55, 0.004), 0.5, 3, ceramic('#a9583a'))
    # plants and lamps indoors
    rugat(5.15, 7.35, 7.32, 7.98, fabric('#7f4a3a', 0.3, 0.2, 0.2, 0.8), fabric('#d9c59a'))
    cyl(0.15, 0.0, 0.02, black(), (8.55, 0.12, 0), 32, 0.004)
    cyl(0.011, 0.02, 1.38, black(), (8.55, 0.12, 0), 16)
    lathe([(0.16, 1.42), (0.23, 1.12)], shade('#efe6d6'), (8.55, 0.12, 0), 48, 60)
    rubber_plant((4.60, 4.15, 0.004), 1.15, 5, ceramic('#d9d3c6'), stems=2)
    snake_plant((7.40, 9.02, 0.004), 0.75, 6, ceramic('#b8693f'))


def title(x, y, z=-0.16):
    """a strip of brass on the board with the name of the sheet, a scale of five metres and an arrow to the north"""
    img = np.full((150, 1500, 3), (206, 178, 128), np.uint8)
    ink = (58, 46, 30)
    write(img, 30, 78, '3 BHK', 92, ink, 650, 100, 'lm')
    write(img, 330, 80, 'మూడు పడకగదుల ఇల్లు', 66, ink, 500, 90, 'lm')
    write(img, 1470, 80, '1 : 50', 66, ink, 500, 95, 'rm')
    m = mat('imgtitle', tex=picture('title', img.astype(np.float32) / 255), col=True, uv=True, rand=False, size=1, rough=0.34, metal=0.9)
    box(x, x + 3.0, y, y + 0.30, z, z + 0.011, brass(), bev=0.003)
    plane([(x + a, y + b, z + 0.0118) for a, b in ((0.01, 0.008), (2.99, 0.008), (2.99, 0.292), (0.01, 0.292))], m, 'title')


def build(v='A'):
    reset(331)
    world('#eef2f8', 0.26)
    # the table, the board, the slab
    box(-40, 52, -40, 50, -0.40, -0.36, mat('backdrop', '#cfccc6', rough=0.9, spec=0.15), bev=0)
    grain = mat('boardwood', tex='wood.png', size=(26, 26, 52), ramp=[(0.15, '#a88a62'), (0.42, '#bd9f76'), (0.62, '#c8ac84'), (0.9, '#d3ba95')], rough=0.5, rot=(0, pi / 2, 0), bump=[('wood_h.png', (26, 26, 52), 0.12, 0.02)])
    box(-1.35, 13.75, -2.25, 10.95, -0.36, -0.16, grain, bev=0.03, seg=4)
    slab_ = mat('slabedge', '#b9b6b0', rough=0.8)
    union([(-0.2, X1 + 0.2, -0.2, Y1 + 0.2), (4.02, 9.1, -1.75, -0.2), (4.4, 8.6, Y1 + 0.2, 10.7), (-1.07, -0.2, 3.9, 5.74), (X1 + 0.2, X1 + 1.07, 3.6, 5.44)], -0.161, -0.014, slab_, 0.006)
    vit = mat('vitrified', tex='marble3.png', size=2.6, ramp=[(0.05, '#dfd8ca'), (0.3, '#d6cdbd'), (0.6, '#c3b7a2'), (0.9, '#ad9f88')], rough=0.16, rough_tex=('smudge.png', 1.3, 0.12, 0.24), var=0.03)
    tilefloor(4.22, 8.9, 0.0, Y1, 0, vit, 0.8, 0.8, 0.004)
    tilefloor(8.9, 9.98, 3.72, 5.32, 0, vit, 0.8, 0.8, 0.004)
    floor(0, 4.1, 0, 3.9, 0, floorwood('walnut'), True)
    floor(0, 4.1, 5.74, Y1, 0, floorwood('ash'), True)
    floor(9.02, X1, 0, 3.6, 0, floorwood('oak'), True)
    tilefloor(9.02, X1, 5.44, 7.9, 0, mat('kitchenfloor', '#b9b6ad', rough=0.3, var=0.05), 0.6, 0.6, 0.004)
    tilefloor(9.02, X1, 8.02, Y1, 0, kota(0.34), 0.6, 0.6, 0.004)
    for x0, x1, y0, y1 in ((0, 2.2, 4.02, 5.62), (2.32, 4.1, 4.02, 5.62), (10.1, X1, 3.72, 5.32)):
        tilefloor(x0, x1, y0, y1, 0, mat('bathfloor', '#9aa39f', rough=0.35, var=0.06), 0.3, 0.3, 0.004)
    deck = wood('waxed', horiz=True)
    for k in range(11):
        y = -1.54 + k * 0.122
        box(4.24, 8.88, y, y + 0.114, -0.013, 0, deck, bev=0.003)
    box(4.24, 8.88, -1.74, -1.545, -0.013, 0.06, mat('kerb', '#d9d6cf', rough=0.7), bev=0.004)
    thr = granite()
    for x0, x1, y0, y1 in ((4.62, 8.5, -0.2, 0), (5.75, 6.75, Y1, Y1 + 0.2), (0.25, 1.0, 3.9, 4.02), (4.1, 4.22, 2.95, 3.8), (4.1, 4.22, 4.45, 5.15), (4.1, 4.22, 5.95, 6.8), (8.9, 9.02, 2.6, 3.45), (8.9, 9.02, 5.6, 6.75), (11.5, 12.25, 3.6, 3.72), (9.2, 9.95, 7.9, 8.02)):
        box(x0 + 0.002, x1 - 0.002, y0 + 0.002, y1 - 0.002, -0.013, 0.001, thr, bev=0)
    tilefloor(4.42, 8.58, Y1 + 0.2, 10.68, 0, mat('lobby', '#8f8a82', rough=0.25, var=0.06), 0.6, 0.6, 0.004)
    for x0, x1 in ((-0.95, -0.2), (X1 + 0.2, X1 + 0.95)):
        y0, y1 = (4.02, 5.62) if x0 < 0 else (3.72, 5.32)
        box(x0 + 0.002, x1 - 0.002, y0 + 0.002, y1 - 0.002, -0.013, -0.002, mat('shaft', '#3b3b3a', rough=0.9), bev=0)
        for k in range(3):
            cyl(0.055, -0.002, CUT + 0.05, plastic('#e4e2dc', 0.4), (x0 + 0.2 + 0.17 * k, y0 + 0.35 + 0.3 * k, 0), 32)
    walls()
    # doors
    door(5.77, Y1 + 0.06, 0.95, -78, wood('oiled'))
    door(0.27, 3.96, 0.72, 82)
    door(4.16, 3.78, 0.82, -172)
    door(4.16, 4.47, 0.67, 168)
    door(4.16, 6.78, 0.82, -168)
    door(8.96, 3.43, 0.82, -12)
    door(12.23, 3.66, 0.72, 98)
    door(9.22, 7.96, 0.72, 84)
    al = mat('windowgrey', '#3d4043', rough=0.45)
    for k in range(4):  # sliding doors to the balcony, one pair pushed open
        x0 = 4.62 + (0.97 * k if k != 2 else 0.97 * 2.75)
        y = -0.13 if k % 2 else -0.07
        for a, b in ((x0, x0 + 0.05), (x0 + 0.92, x0 + 0.97)):
            box(a, b, y - 0.02, y + 0.02, 0.003, CUT, al, bev=0.002)
        plane([(x0, y, 0.01), (x0 + 0.97, y, 0.01), (x0 + 0.97, y, CUT), (x0, y, CUT)], glass('#eaf2f0'), 'pane')
    furniture()
    kitchen()
    title(9.72, -1.42)
    for o in bpy.data.objects:
        if o.name.startswith(('title',)):
            o['afloat'] = True
    # a studio: one wide soft window high on the left, a little of the room from everywhere
    area((-13, -2, 17), (11, 11), 7200, '#fdf8f1', target=(6, 4.5, 0))
    area((24, -10, 14), (10, 8), 450, '#e6eefb', target=(6, 4, 0), glossy=False)


def _main():
    c, d, p, w = Vector((6.2, 3.95, 0.2)), 36.0, math.radians(56), math.radians(7)
    at = c + Vector((math.sin(w) * math.cos(p), -math.cos(w) * math.cos(p), math.sin(p))) * d
    return camera(at, math.degrees(w), 64, fstop=0.6, focus=d, pitch=-56)


CAMS = dict(main=_main)
