"""An older child's room with a wide window in the end wall.

Variants: A coral and white, a long desk for two under the window, peg board, globe, morning;
          B navy and yellow, a platform bed with drawers under the window, the sun going down.
Cameras:  desk (A, upright: one of its two places), bed (B).
"""

import cv2

from lib import *
from lib.drawings import picture
from lib.hobbies import cactus, schoolbag

LAND = (  # longitude, latitude: rough outlines of what one sees of the earth from over the Indian Ocean
    (-17, 15, -16, 21, -9, 30, -6, 36, 10, 37, 11, 33, 20, 31, 32, 31, 37, 22, 43, 12, 51, 12, 46, 3, 40, -5, 40, -15, 35, -21, 32, -28, 26, -34, 19, -34, 12, -18, 13, -6, 9, 4, 4, 6, -8, 4, -13, 9),
    (-9, 43, -9, 37, -5, 36, 3, 42, 9, 44, 15, 38, 18, 40, 13, 45, 20, 40, 23, 37, 27, 41, 36, 37, 35, 32, 43, 13, 52, 17, 59, 22, 52, 25, 48, 30, 57, 26, 67, 25, 70, 21, 73, 16, 77, 8, 80, 13, 80, 16, 87, 21, 91, 22, 95, 16, 98, 10, 103, 1, 101, 13, 106, 9, 109, 13, 106, 20, 114, 22, 121, 28, 122, 37, 118, 39, 126, 35, 129, 38, 136, 45, 141, 53, 156, 52, 162, 60, 179, 66, 170, 70, 140, 73, 110, 76, 70, 73, 45, 68, 28, 71, 12, 66, 5, 60, 11, 58, 20, 66, 24, 66, 18, 58, 10, 54, 2, 50, -4, 48),
    (114, -22, 122, -18, 130, -12, 137, -12, 141, -18, 143, -11, 153, -26, 150, -37, 140, -38, 131, -31, 116, -35),
    (95, 5, 104, -3, 106, -6, 98, 1), (106, -7, 114, -8, 108, -8), (109, 1, 117, 7, 118, -3, 110, -3), (44, -16, 50, -16, 47, -25, 44, -22), (80, 9, 82, 7, 80, 6), (130, 31, 136, 34, 141, 38, 142, 44, 139, 37, 132, 34),
    (-168, 65, -125, 70, -85, 68, -60, 55, -70, 44, -81, 30, -97, 27, -97, 20, -84, 10, -78, 8, -105, 20, -124, 40, -130, 55, -155, 58), (-78, 8, -50, 0, -35, -7, -48, -25, -65, -42, -72, -52, -71, -20, -81, -5),
)


def pegboard(x0, x1, z0, z1, y, m, pegs):
    """a perforated board on a wall at y facing -y, with pegs, two little shelves and what hangs on them"""
    box(x0, x1, y - 0.018, y, z0, z1, m, bev=0.003)
    hole = mat('hole', '#3a332c', rough=1)
    nx, nz = int((x1 - x0) / 0.075), int((z1 - z0) / 0.075)
    V, F, n = [], [], 10
    for i in range(nx):
        for j in range(nz):
            cx, cz = x0 + (i + 0.5) * (x1 - x0) / nx, z0 + (j + 0.5) * (z1 - z0) / nz
            k = len(V)
            V += [(cx + math.cos(2 * pi * q / n) * 0.0075, y - 0.0186, cz + math.sin(2 * pi * q / n) * 0.0075) for q in range(n)]
            F.append(tuple(range(k, k + n)))
    obj('holes', pmesh('holes', V, F), hole)
    for a, c, w in pegs['shelves']:
        box(a, a + w, y - 0.13, y - 0.018, c, c + 0.014, wood('ash', horiz=True), bev=0.002)
    for a, c in pegs['pegs']:
        cyl(0.009, 0, 0.075, wood('ash'), (a, y - 0.018, c), 16, 0.002, rot=(pi / 2, 0, 0))


def globe(x, y, z, r=0.13, turned_to=78):
    """a globe on a brass stand, its axis tilted: sea, lands in several tints, coasts and a net of lines; turned_to: the longitude in front"""
    b = brass(0.30)
    cyl(0.085, 0, 0.014, wood('walnut', horiz=True), (x, y, z), 48, 0.004)
    cyl(0.008, 0.01, 0.06, b, (x, y, z))
    if 'globe' not in bpy.data.images:
        W, H, g = 1440, 720, R.Random(4)
        img = np.full((H, W, 3), (0.56, 0.70, 0.74))
        at = lambda P: np.array([((P[k] + 180) * 4, (90 - P[k + 1]) * 4) for k in range(0, len(P), 2)])
        for k, P in enumerate(LAND):
            Q, out = at(P), []
            for p, q in zip(Q, np.roll(Q, -1, 0)):  # coasts are not drawn with a ruler
                n = max(2, int(np.hypot(*(q - p)) / 7))
                out += [p + (q - p) * i / n + np.array((g.gauss(0, 1.6), g.gauss(0, 1.6))) * (i > 0) for i in range(n)]
            O = np.int32(np.round(np.array(out)))
            cv2.polylines(img, [O], True, (0.42, 0.60, 0.68), 9, cv2.LINE_AA)
            cv2.fillPoly(img, [O], (0.86, 0.78, 0.58), cv2.LINE_AA)
            cover = np.zeros((H, W), np.uint8)
            cv2.fillPoly(cover, [O], 1)
            for _ in range(70 if k == 1 else 26 if k < 2 else 6):  # states in the tints of a school atlas
                c = O[g.randrange(len(O))] + np.int32((g.gauss(0, 90), g.gauss(0, 60)))
                S = np.int32([c + np.array((math.cos(t), math.sin(t))) * g.uniform(18, 46) for t in np.linspace(0, 6, 8)])
                m = np.zeros((H, W), np.uint8)
                cv2.fillPoly(m, [S], 1)
                img[(m & cover) > 0] = g.choice(((0.80, 0.62, 0.46), (0.70, 0.74, 0.52), (0.88, 0.70, 0.60), (0.90, 0.84, 0.62), (0.74, 0.66, 0.72)))
            cv2.polylines(img, [O], True, (0.35, 0.33, 0.30), 1, cv2.LINE_AA)
        for lo in range(0, W, 60):
            cv2.line(img, (lo, 0), (lo, H), (0.50, 0.60, 0.64), 1, cv2.LINE_AA)
        for la in range(0, H, 60):
            cv2.line(img, (0, la), (W, la), (0.50, 0.60, 0.64), 1 + (la == 360), cv2.LINE_AA)
        picture('globe', img)
    n, V, F, UV = 64, [], [], []
    for j in range(n // 2 + 1):
        for i in range(n + 1):
            la, lo = pi * (0.5 - j / (n / 2)), 2 * pi * i / n
            V.append((r * math.cos(la) * math.sin(lo), -r * math.cos(la) * math.cos(lo), r * math.sin(la)))
            UV.append((0.5 + turned_to / 360 + i / n, 1 - j / (n / 2)))
    F = [(j * (n + 1) + i, (j + 1) * (n + 1) + i, (j + 1) * (n + 1) + i + 1, j * (n + 1) + i + 1) for j in range(n // 2) for i in range(n)]
    c, tilt = Vector((x, y, z + 0.07 + r)), math.radians(23)
    obj('globe', pmesh('globe', V, F, UV), imgmat('globe', 0.32), c, (0, tilt, 0), smooth=180)
    tube([c + Vector((math.sin(tilt + q) * (r + 0.014), 0, math.cos(tilt + q) * (r + 0.014))) for q in [pi * k / 14 for k in range(15)]], 0.005, b)
    for q in (0, pi):
        cyl(0.004, 0, 0.016, b, c + Vector((math.sin(tilt + q) * r, 0, math.cos(tilt + q) * r)), 12, 0, rot=(0, tilt + q, 0))


def exercise(x, y, z, rot):
    """an exercise book lying open, sums on its ruled pages; rot in degrees"""
    if 'sums' not in bpy.data.images:
        g, img = R.Random(2), np.full((560, 860, 3), (0.95, 0.94, 0.89))
        for q in range(56, 560, 34):
            cv2.line(img, (0, q), (860, q), (0.66, 0.74, 0.84), 1, cv2.LINE_AA)
        for q in (58, 488):
            cv2.line(img, (q, 0), (q, 560), (0.86, 0.55, 0.52), 1, cv2.LINE_AA)
        for col, rows in ((76, 13), (506, 6)):
            for k in range(rows):
                p, q = g.randrange(12, 98), g.randrange(3, 13)
                cv2.putText(img, '%d x %d = %d' % (p, q, p * q), (col + g.randrange(8), 82 + 34 * k), cv2.FONT_HERSHEY_SCRIPT_SIMPLEX, 0.86, (0.13, 0.20, 0.48), 2, cv2.LINE_AA)
        picture('sums', img)
    w, h, n = 0.168, 0.222, 14
    with turned(x, y, rot, z):
        for s in (-1, 1):
            V, UV = [], []
            for i in range(n + 1):
                t = i / n
                zz = 0.003 + 0.0075 * math.sin(pi * min(1, t * 1.2)) ** 0.8 * (1 - 0.4 * t)
                for j in (0, 1):
                    V.append((s * (0.001 + w * t), h * (j - 0.5), zz))
                    UV.append((0.5 + s * 0.5 * t, float(j)))
            o = obj('page', pmesh('page', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1)[::s] for i in range(n)], UV), imgmat('sums', 0.8), smooth=60)
            q = o.modifiers.new('s', 'SOLIDIFY')
            q.thickness, q.offset = 0.0028, -1
            o['afloat'] = True
        box(-w - 0.003, w + 0.003, -h / 2 - 0.002, h / 2 + 0.002, 0.0004, 0.0018, mat('cover', '#6b4a36', rough=0.6), bev=0.0006)


def place(dz, yd, Y):
    """what lies about where a child does its sums"""
    exercise(0.98, yd + 0.22, dz, 9)
    with turned(1.155, yd + 0.20, 62, dz + 0.0105):
        cyl(0.0036, 0, 0.15, mat('pencil', '#b8452f', rough=0.35), n=6, bev=0.0002, rot=(0, pi / 2, 0))
        cyl(0.0036, 0.15, 0.167, wood('ash'), n=16, bev=0.0001, r2=0.0008, rot=(0, pi / 2, 0))
    box(0.655, 0.695, yd + 0.09, yd + 0.39, dz + 0.0002, dz + 0.003, mat('ruler', '#d9b878', rough=0.4), bev=0.0008, rot=0.20)
    box(1.20, 1.24, yd + 0.36, yd + 0.382, dz + 0.0002, dz + 0.012, mat('rubber', '#e9e4da', rough=0.7), bev=0.003, rot=0.5)
    for k, c in enumerate(('#d9735a', '#e0a53f', '#5d7484')):  # crayons let go
        with turned(0.60 + 0.05 * k, yd + 0.20 - 0.035 * k, (30, 118, 75)[k], dz + 0.0048):
            cyl(0.0045, 0, 0.075, mat('crayon' + c, c, rough=0.6), n=16, bev=0.0006, rot=(0, pi / 2, 0))
    tumbler = [(0.0001, 0.001), (0.027, 0.001), (0.029, 0.004), (0.035, 0.098), (0.0365, 0.103), (0.0345, 0.103), (0.031, 0.085), (0.0001, 0.085)]
    lathe(rounded(tumbler), steel(0.32), (1.46, yd + 0.24, dz), 56, 40)
    lathe([(0.0001, 0.0855), (0.031, 0.0855)], mat('milk', '#ece5d6', rough=0.4), (1.46, yd + 0.24, dz), 40)
    picturebook(0.70, Y - 0.045, dz, 0.19, 0.20, 6, 0.012, 0.16)
    picturebook(0.86, Y - 0.070, dz, 0.15, 0.185, 9, 0.010, 0.22)


def cubes(x0, x1, y, z0, d, rows, m, seed):
    """an open bookcase 2 cells wide against a wall at y, filled: books, boxes, a toy or two"""
    r, w, t = R.Random(seed), (x1 - x0) / 2, 0.02
    H = z0 + rows * 0.38
    for xx in (x0, x0 + w - t / 2, x1 - t):
        box(xx, xx + t, y - d, y, z0, H + t, m, bev=0.002)
    for k in range(rows + 1):
        box(x0 + t, x1 - t, y - d + 0.002, y, z0 + k * 0.38, z0 + k * 0.38 + t, m, bev=0.002)
    box(x0, x1, y - 0.01, y, z0, H, m, bev=0)
    for k in range(rows):
        for i in range(2):
            a, b, z = x0 + i * w + t, x0 + (i + 1) * w - t, z0 + k * 0.38 + t
            kind = (k * 2 + i + seed) % 5
            if kind in (0, 3):
                books_row(a + 0.01, b - 0.10, y - d + 0.05, z, 0.18, 0.27, seed + k * 3 + i)
            elif kind == 1:
                box(a + 0.02, b - 0.02, y - d + 0.02, y - 0.03, z, z + 0.25, fabric(('#d9735a', '#e0a53f', '#8fa5ac')[(k + seed) % 3], 0.2), bev=0.015, seg=3)
            elif kind == 2:
                top = books_stack((a + b) / 2, y - d / 2, z, 4, seed + k, 0.25, 0.19)
                vase('round', ceramic('#e9dfcc'), ((a + b) / 2, y - d / 2, top), 0.5)
            else:
                books_row(a + 0.01, a + 0.16, y - d + 0.05, z, 0.17, 0.24, seed + k)
                for q, c in enumerate(('#d9735a', '#e9dfcc', '#e0a53f')):
                    box(b - 0.13 + 0.012 * q, b - 0.05 - 0.012 * q, y - d / 2 - 0.04, y - d / 2 + 0.04, z + 0.05 * q, z + 0.05 * q + 0.05, mat('tb' + c, c), bev=0.004)
    return H + t


def chair2(x, y, rot, c, m):
    """a child's desk chair facing +y at rot=0: seat and back are one shell of bent ply on four legs"""
    side = [(0.20, 0.415), (0.19, 0.432), (0.10, 0.440), (-0.04, 0.428), (-0.13, 0.430), (-0.175, 0.452), (-0.198, 0.50), (-0.215, 0.58), (-0.235, 0.70), (-0.245, 0.79)]
    n = 12
    V, F = [], []
    for k, (yy, zz) in enumerate(side):
        w = 0.185 if k < 6 else 0.185 - 0.02 * (k - 5) / 4
        for i in range(n + 1):
            u = -1 + 2 * i / n
            V.append((u * w, yy + (0.03 * u * u if k > 5 else 0), zz + (0.012 * u * u if k <= 5 else 0)))
    for k in range(len(side) - 1):
        for i in range(n):
            q = k * (n + 1) + i
            F.append((q, q + 1, q + n + 2, q + n + 1))
    with turned(x, y, rot):
        o = obj('shell', pmesh('shell', V, F), mat('ply' + c, c, rough=0.38, coat=0.2), smooth=180)
        s = o.modifiers.new('u', 'SUBSURF')
        s.levels = s.render_levels = 2
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness, s.offset = 0.009, -1
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments = 0.003, 3
        for s in (-1, 1):
            tube([(s * 0.13, 0.13, 0.444), (s * 0.165, 0.175, 0)], 0.011, m, smooth=False)
            tube([(s * 0.13, -0.10, 0.438), (s * 0.165, -0.20, 0)], 0.011, m, smooth=False)
        box(-0.13, 0.13, 0.115, 0.14, 0.395, 0.42, m, bev=0.004)
        box(-0.13, 0.13, -0.115, -0.09, 0.390, 0.415, m, bev=0.004)


def build(v='A'):
    reset(91)
    A = v == 'A'
    X, F, Y, h = 2.25, -2.2, 2.7, 2.8
    acc, acc2 = ('#d9735a', '#f0cdb8') if A else ('#26385a', '#e3b23c')
    wallm, ceil = paint('#f3ece2') if A else paint('#e9e4d8'), paint('#f6f2ea')
    wm = wood('ash', horiz=True) if A else wood('oak', horiz=True)
    white = lacquer('#f1ede5', 0.4)
    world('#e9eef6' if A else '#b9a6a2', 0.42 if A else 0.30)
    sill = 0.95 if A else 1.02
    w0, w1, top = -1.75, 1.75, 2.25
    room(-X, X, F, Y, h, wallm, ceil, openings=[('B', w0, w1, sill, top)], front=True)
    if A:
        floor(-X, X, F, Y, 0, floorwood('ash'))
    else:
        floor(-X, X, F, Y, 0, floorwood('walnut'))
    # colour: A a coral band round the room to the sill; B the end wall and the lower walls navy
    band = paint(acc) if not A else paint('#e4a08a')
    zb = sill - 0.012
    box(-X, X, Y - 0.003, Y, 0, zb, band, bev=0)
    if not A:
        for q in ((-X, w0, sill - 0.012, h), (w1, X, sill - 0.012, h), (w0, w1, top, h)):
            box(q[0], q[1], Y - 0.003, Y, q[2], q[3], band, bev=0)
    box(-X, -X + 0.003, F, Y, 0, zb if A else 1.10, band, bev=0)
    box(X - 0.003, X, F, Y, 0, zb if A else 1.10, band, bev=0)
    for q in ((-X, -X + 0.014, F, Y), (X - 0.014, X, F, Y), (-X, X, Y - 0.014, Y)):
        box(*q, 0, 0.09, white, bev=0.002)
    windowframe('B', Y + 0.1, w0, w1, sill, top, white if A else wood('oak'), 3, t=0.045)
    pane('B', Y + 0.1, w0, w1, sill, top)
    box(w0 - 0.05, w1 + 0.05, Y - 0.06, Y + 0.1, sill - 0.03, sill, wm, bev=0.004)
    area((0, Y + 0.34, (sill + top) / 2), (3.4, 1.25), 95 if A else 60, '#f3f5ff' if A else '#ffc9a0', dirv=(0, -1, 0))
    outside('far', Y + 0.2, (w0, w1), 'tower', 'day' if A else 'dusk', floor=6)
    if A:
        sun(97, 43, 34, 0.5, 5200)
    # roman blinds in the reveal, drawn up
    for i in range(3):
        a, b = w0 + i * (w1 - w0) / 3 + 0.012, w0 + (i + 1) * (w1 - w0) / 3 - 0.012
        romanblind(a, b, Y + 0.045, (1.80, 1.92, 1.80)[i], top - 0.005, blockprint('#f4ede0', '#d98a6e' if A else acc, 0.42), white)
    fan(0.0, 0.4, h, white, white if A else wood('oak', horiz=True), 0.58, 0.32)
    if A:
        # the desk for two, drawers between, a lamp each
        dz, yd = 0.74, Y - 0.62
        box(-X + 0.02, X - 0.02, yd, Y - 0.005, dz - 0.035, dz, wm, bev=0.006)
        for s in (-1, 1):
            box(s * 2.02 - 0.20, s * 2.02 + 0.20, yd + 0.05, Y - 0.02, 0.08, dz - 0.036, white, bev=0.002)
            fronts(s * 2.02 - 0.20, s * 2.02 + 0.20, 0.08, dz - 0.04, yd + 0.03, white, 1, 3, pull='knob')
        box(-0.24, 0.24, yd + 0.05, Y - 0.02, 0.08, dz - 0.036, white, bev=0.002)
        fronts(-0.24, 0.24, 0.08, dz - 0.04, yd + 0.03, lacquer('#e08a70', 0.4), 1, 3, pull='knob')
        for x0, x1 in ((-2.2, -1.84), (-0.22, 0.22), (1.84, 2.2)):
            box(x0, x1, yd + 0.08, Y - 0.02, 0, 0.08, black(), bev=0)
        chair2(-1.02, yd - 0.12, 8, '#e9b9a2', wood('ash'))
        chair2(1.06, yd - 0.24, 42, '#f1ede5', wood('ash'))
        desklamp(-1.62, Y - 0.26, dz, mat('dl1', '#d9735a', rough=0.35), -14)
        desklamp(1.66, Y - 0.26, dz, mat('dl2', '#f1ede5', rough=0.35), 14)
        globe(0.36, Y - 0.20, dz)
        books_row(-0.62, -0.20, Y - 0.26, dz, 0.17, 0.21, 3)
        books_stack(-0.02, Y - 0.30, dz, 3, 11, 0.24, 0.18, 0.2)
        place(dz, yd, Y)
        lathe(rounded([(0.0001, 0), (0.034, 0), (0.044, 0.062), (0.041, 0.062), (0.034, 0.050), (0.0001, 0.048)]), ceramic('#d9735a'), (1.30, Y + 0.02, sill), 40)
        cactus(1.30, Y + 0.02, sill + 0.052)
        for cx, rt in ((-1.0, 0.05),):
            box(cx - 0.15, cx + 0.15, yd + 0.10, yd + 0.31, dz, dz + 0.006, mat('note', '#f8f4ea', rough=0.8), bev=0.001, rot=rt)
            cyl(0.004, 0, 0.15, mat('pen', '#26385a'), (cx + 0.02, yd + 0.16, dz + 0.010), 8, 0.001, rot=(pi / 2, 0, rt + 0.9))
        for px, c in ((-0.72, '#e9dfcc'), (1.36, '#d9735a')):
            lathe([(0.0001, 0), (0.036, 0), (0.038, 0.10), (0.035, 0.10), (0.034, 0.005), (0.0001, 0.005)], ceramic(c), (px, Y - 0.42, dz), 32, 50)
            for q in range(6):
                cc = ('#d9735a', '#e0a53f', '#5d7484', '#55664f', '#26385a', '#a9563f')[q]
                tube([(px + 0.012 * math.cos(q), Y - 0.42 + 0.012 * math.sin(q), dz + 0.01), (px + 0.032 * math.cos(q), Y - 0.42 + 0.032 * math.sin(q), dz + 0.17 + 0.012 * (q % 3))], 0.0035, mat('pc' + cc, cc), smooth=False)
        # right wall: peg board over a low bookcase; left wall: shelves
        with turned(X - 0.003, 0.95, -90):
            pegboard(-0.75, 0.75, 1.20, 2.10, 0, lacquer('#f3e3d3', 0.5), dict(shelves=[(-0.62, 1.72, 0.42), (0.16, 1.42, 0.45)], pegs=[(0.30, 1.88), (0.45, 1.88), (0.62, 1.88)]))
            books_row(-0.60, -0.34, -0.125, 1.734, 0.09, 0.19, 5)
            vase('round', ceramic('#d9735a'), (-0.26, -0.075, 1.734), 0.38)
            for i, c in enumerate(('#d9735a', '#e0a53f', '#5d7484')):
                lathe([(0.030, 0), (0.032, 0.07), (0.030, 0.07), (0.028, 0.004), (0.0001, 0.004)], ceramic(c), (0.24 + 0.13 * i, -0.075, 1.434), 24, 50)
            for px in (0.30, 0.62):
                o = tube([(math.cos(q * pi / 6) * 0.07, 0, math.sin(q * pi / 6) * 0.07) for q in range(12)], 0.008, wood('ash'), closed=True)
                o.data.splines[0].use_endpoint_u = False
                o.location = (px, -0.05, 1.82)
            z = cubes(-0.40, 1.60, 0, 0.0, 0.32, 2, wood('ash', horiz=True), 2)
            teddy(-0.1, -0.17, z, 0.2, 0.95, '#c99a66')
            vase('pot', ceramic('#e9dfcc'), (0.70, -0.17, z), 0.45)
            branches((0.70, -0.17, z + 0.13), 0.34, 7, 4, '#5f7f4a', (0.06, 0.03), 0.5, 18)
        schoolbag(X - 0.021, 1.30, 1.46, '#e0a53f')
        with turned(-X + 0.003, 0.85, 90):
            for z, a, b, sd in ((1.35, -0.7, 0.6, 4), (1.75, -0.5, 0.8, 9)):
                box(a, b, -0.24, 0, z - 0.025, z, wm, bev=0.003)
                books_row(a + 0.04, a + 0.5, -0.20, z, 0.17, 0.25, sd)
                box(b - 0.34, b - 0.06, -0.21, -0.03, z, z + 0.17, fabric('#e0a53f' if sd == 4 else '#8fa5ac', 0.2), bev=0.012, seg=3)
                vase('bottle' if sd == 4 else 'round', ceramic('#d9735a'), (a + 0.68, -0.12, z), 0.5)
        dhurrie(-1.3, 1.3, -0.9, 1.15, ['#efe2cf', '#e08a70', '#efe2cf', '#8fa5ac'], (0.20, 0.06, 0.05, 0.02))
        beanbag(-1.62, 1.20, 0, fabric('#e0a53f', 0.25), 40, 0.88)
    else:
        # the platform bed along the window wall: a step, drawers, a bookshelf headboard at the left
        bh, x0, x1, y0 = 0.42, -1.30, X - 0.02, Y - 1.22
        box(x0, x1, y0, Y - 0.005, 0.06, bh, wm, bev=0.005)
        box(x0 + 0.03, x1, y0 + 0.05, Y - 0.005, 0, 0.06, black(), bev=0)
        for i in range(3):
            a = x0 + 0.02 + i * (x1 - x0 - 0.04) / 3
            b = x0 + 0.02 + (i + 1) * (x1 - x0 - 0.04) / 3
            out = 0.26 if i == 2 else 0
            box(a + 0.003, b - 0.003, y0 - 0.02 - out, y0 - 0.001 - out, 0.075, bh - 0.03, lacquer('#e3b23c', 0.4) if i == 1 else wm, bev=0.003)
            box((a + b) / 2 - 0.07, (a + b) / 2 + 0.07, y0 - 0.032 - out, y0 - 0.02 - out, bh - 0.085, bh - 0.06, black(), bev=0.004)
            if out:
                for q in (a + 0.02, b - 0.034):
                    box(q, q + 0.014, y0 - out, y0 + 0.02, 0.09, 0.30, wm, bev=0.001)
                box(a + 0.02, b - 0.02, y0 - out, y0 + 0.02, 0.085, 0.095, wm, bev=0)
                for q, c in enumerate(('#26385a', '#efe6d4', '#c46f52')):
                    folded(a + 0.20 + 0.22 * q, y0 - 0.13, 0.096, 0.20, 0.24, 3, 7 + q, [c])
        mx = x0 + 1.10
        softbox(2.05, 1.05, 0.18, fabric('#efe8da', 0.08), (mx, Y - 0.62, bh + 0.09), r=0.06, puff=0.005, wr=0.003)
        simmesh('duvet_side', fabric('#2d4268', 0.3, 0.16), (mx + 0.20, Y - 0.62, bh + 0.182), (0, 0, 0), (1.06, 1, 1))
        simmesh('pillow_long', fabric('#f1ece0', 0.08, 0.3, 0.3, 0.2), (x0 + 0.30, Y - 0.62, bh + 0.30), (math.radians(16), 0, pi / 2), 0.95)
        simmesh('pillow', blockprint('#efe6d4', '#26385a'), (x0 + 0.78, Y - 0.20, bh + 0.42), (math.radians(68), 0, -0.12), 0.84)
        # at its foot the platform goes on as a window seat
        lx = x1 - 0.68
        cushion(1.22, 1.06, 0.12, fabric('#d9cdb2', 0.2), (lx, Y - 0.60, bh + 0.055), seed=2)
        simmesh('pillow', fabric('#e3b23c', 0.25, 0.14), (lx - 0.26, Y - 0.20, bh + 0.30), (math.radians(72), 0, 0.1), 0.88)
        simmesh('pillow', fabric('#c46f52', 0.25), (lx + 0.26, Y - 0.20, bh + 0.29), (math.radians(70), 0, -0.12), 0.82)
        teddy(lx - 0.02, Y - 0.46, bh + 0.095, -0.2, 0.95, '#c0a078')
        books_stack(lx + 0.34, Y - 0.78, bh + 0.10, 3, 19, 0.26, 0.20, 0.3)
        # headboard bookcase
        cubes(-X + 0.02, x0 - 0.002, Y - 0.005, 0.0, 0.36, 4, wm, 5)
        for s in range(2):  # two steps up, each a box with a cut-out
            box(-X + 0.10, x0 - 0.06, Y - 0.36 - 0.30 * (s + 1) - 0.02, Y - 0.36 - 0.30 * s - 0.02, 0, 0.30 - 0.15 * s, wm, bev=0.005)
        # right wall: stars of brass for wall lights, a ledge; left wall: desk with drawers and lamp
        for i, (yy, zz) in enumerate(((1.25, 1.75), (1.75, 2.05), (2.20, 1.62))):
            cyl(0.085, 0, 0.03, brass(0.3), (X, yy, zz), 40, 0.006, rot=(0, -pi / 2, 0))
            lathe([(0.0001, 0.048), (0.03, 0.046), (0.052, 0.040), (0.066, 0.030)], opal('#ffdfae', 2.2), (X, yy, zz), 32, None, (0, -pi / 2, 0))
            point((X - 0.10, yy, zz), 1.6, 2700, 0.06)
        with turned(-X + 0.003, 0.50, 90):
            kids_desk(-0.70, 0.60, 0, wm, wood('oak'), 0.55, 0.73, lacquer('#e3b23c', 0.4), 2)
            desklamp(0.38, -0.22, 0.73, mat('dl3', '#26385a', rough=0.35), -24)
            globe(-0.48, -0.20, 0.73, 0.11)
            books_row(-0.22, 0.12, -0.20, 0.73, 0.16, 0.22, 13)
            box(-0.6, 0.5, -0.20, 0, 1.42, 1.445, wm, bev=0.003)
            books_row(-0.55, -0.05, -0.18, 1.445, 0.15, 0.24, 17)
            vase('amph', ceramic('#c46f52'), (0.15, -0.10, 1.445), 0.55)
            frame(0.32, 0, 1.72, 0.30, 0.40, 'art19.png', wood('oak'), 'y')
        chair2(-1.55, 0.50, 78, '#e3b23c', wood('oak'))
        for r, c in ((0.95, '#26385a'), (0.84, '#d9cdb5'), (0.42, '#e3b23c'), (0.38, '#d9cdb5')):
            lathe([(0.0001, 0.008 + (0.95 - r) * 0.006), (r - 0.01, 0.008 + (0.95 - r) * 0.006), (r, 0.002)], fabric(c, 0.35, 0.10, 0.4, 0.8), (0.45, 0.25, 0), 96, 30)
        sphere(0.11, mat('ball', '#c46f52', rough=0.45), (1.05, 0.62, 0.12), 36)
        for i, c in enumerate(('#e3b23c', '#8fa5ac', '#c46f52', '#e9dfcc')):
            box(0.15 + 0.11 * i, 0.24 + 0.11 * i, 0.05 + 0.03 * (i % 2), 0.14 + 0.03 * (i % 2), 0.012, 0.10, mat('bk_' + c, c, rough=0.5), bev=0.005, rot=0.2 * i)
        box(0.22, 0.30, 0.05, 0.13, 0.101, 0.18, mat('bk_#26', '#26385a', rough=0.5), bev=0.005, rot=0.5)
        basket(1.85, 0.55, 0, 0.22, 0.32)
        for px, py, pz, c in ((1.85, 0.55, 0.12, '#8fa5ac'), (1.76, 0.50, 0.293, '#e3b23c'), (1.94, 0.60, 0.293, '#26385a')):  # two rest on a third
            sphere(0.10, mat('bl' + c, c, rough=0.5), (px, py, pz), 28)
        spot((0.2, 0.4, h), 10, 2900, 70)
        spot((-1.5, 0.2, h), 8, 2900, 60)
    area((0, F + 0.2, 2.2), (3.4, 1.2), 12 if A else 16, '#fff6ec' if A else '#ffe9d2', dirv=(0, 0.9, -0.35), glossy=False)
    area((0, 0.3, h - 0.05), (2.4, 2.6), 9 if A else 8, '#fff8f0', glossy=False)


CAMS = dict(
    desk=lambda: upright((0.05, -0.95, 1.22), (1.04, 2.45, 0.99), 43, 5.0, (1.0, 2.2, 0.75)),
    bed=lambda: camera((-0.45, -2.10, 1.10), -6, 28, -0.03, fstop=7, focus=3.6),
)
