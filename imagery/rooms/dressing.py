"""Walk-in dressing room at night: lit wardrobes behind smoked glass and brass, an island with jewellery drawers, carpet.

Variants: A drawers closed, B by day, two of the island's drawers drawn out, sarees in them.
Cameras:  main, island (B, upright).
"""

from lib import *
from lib.closeup import grain
from lib.sarees import foldedsaree, silk
from rooms.wardrobe_lacquer import jasmine, kumkum, scent

GARB = ['#e9dfce', '#8c3b3a', '#b9a58a', '#2f4638', '#c98f6b', '#d8c7a6', '#4a2f3b', '#efe9df', '#a9683f', '#5b6470', '#caa25a', '#6f2f3a']
SMOKED = [(0.15, '#33271f'), (0.42, '#4d3c30'), (0.62, '#5f4d3f'), (0.9, '#77624f')]
FILLED = {(0, 0): (5, 3, 8, 1, 0), (0, 1): (9, 6, 11, 10, 2), (1, 0): (0, 7, 3, 8, 4, 1), (1, 1): (2, 9, 10, 5, 6, 3)}  # column and pile: the silks in it


SAREES = [('#8a1029', '#123f36', 'temple'), ('#c9861f', '#6f1030', 'buds'), ('#1f2f66', '#b0301f', 'temple'), ('#d7c7a0', '#7a1a22', 'broad'), ('#2f5d3a', '#a8243a', 'broad'), ('#0f4a4f', '#7c1230', 'temple'), ('#b23a57', '#2d2460', 'buds'), ('#5b1747', '#c08a2a', 'checks'), ('#7c98b8', '#24305c', 'plain'), ('#d9582c', '#5a1440', 'temple'), ('#e6dccb', '#8a1a2a', 'buds'), ('#143a2b', '#c5922f', 'broad')]  # ground, border, kind


def sarees(x, y, z, w, d, which, seed, flip=False):
    """silks laid one on another, which by which, the last on top"""
    r = R.Random(seed)
    for i, k in enumerate(which):
        t = r.uniform(0.029, 0.036)
        foldedsaree(r.randrange(5), silk(*SAREES[k]), x + r.uniform(-0.005, 0.005), y + r.uniform(-0.006, 0.006), z + 0.0012, w * r.uniform(0.95, 1), d * r.uniform(0.96, 1), t - 0.002, r.uniform(-0.03, 0.03), flip)
        z += t
    return z


def glassdoor(x0, x1, z0, z1):
    """a leaf of smoked glass in a thin brass frame, in the plane y=0..0.022"""
    b, f = brass(0.28), 0.018
    for q in ((x0, x0 + f, z0, z1), (x1 - f, x1, z0, z1), (x0 + f, x1 - f, z0, z0 + f), (x0 + f, x1 - f, z1 - f, z1)):
        box(q[0], q[1], 0, 0.022, q[2], q[3], b, bev=0.0015)
    plane([(x0 + f, 0.011, z0 + f), (x1 - f, 0.011, z0 + f), (x1 - f, 0.011, z1 - f), (x0 + f, 0.011, z1 - f)], glass('#e0d6cc', 0.0))


def flank(L, h, bays, doors, seed):
    """a run of bays along a wall at y=0, L long: interiors lit, glass leaves before some of them"""
    d, dark, ins = 0.58, wood('smoked'), wood('walnut', horiz=True)
    wardrobe(-L / 2, L / 2, 0, h, bays, dark, lacquer('#bfb5a4', 0.5), d, doors=[None] * len(bays.split()), seed=seed, light=False)
    n = len(bays.split())
    w = L / n
    for i, k in enumerate(doors):
        a, b = -L / 2 + i * w, -L / 2 + (i + 1) * w
        strip((a + 0.04, -d + 0.09, h - 0.05), (b - 0.04, -d + 0.09, h - 0.05), 5, 3500, (0, 0.8, -1), 0.03)
        strip((a + 0.03, -0.12, h * 0.42), (b - 0.03, -0.12, h * 0.42), 2.5, 3500, (0, -0.2, -1), 0.03)
        if k == 'glass':
            for s in (0, 1):
                with turned((a + b) / 2 if s else a, -d - 0.024):
                    glassdoor(0.002, w / 2 - 0.002, 0.085, h - 0.004)
            for s in (-1, 1):
                hx = (a + b) / 2 + s * 0.022
                tube([(hx, -d - 0.045, 1.0), (hx, -d - 0.045, 1.35)], 0.006, brass(), smooth=False)
                for z in (1.03, 1.32):
                    tube([(hx, -d - 0.045, z), (hx, -d - 0.023, z)], 0.004, brass(), smooth=False)
        if k == 'ajar':
            for s, ang in ((1, 0), (-1, -78)):
                with turned(a if s < 0 else b, -d - 0.024, ang):
                    glassdoor(0.002, w / 2 - 0.002, 0.085, h - 0.004) if s < 0 else glassdoor(-w / 2 + 0.002, -0.002, 0.085, h - 0.004)


def island(open_):
    """1.7 x 0.85 m, front to -y at the middle of the room: glass top over a velvet tray, drawers below"""
    w, d, h = 1.7, 0.86, 0.92
    dark, b, up, inner = grain(SMOKED, 'x', 0.40, 0.007), brass(0.28), grain(SMOKED, 'z', 0.40, 0.007), grain('walnut', 'y', 0.45, 0.008)
    box(-w / 2 + 0.05, w / 2 - 0.05, -d / 2 + 0.05, d / 2 - 0.05, 0, 0.08, black(), bev=0)
    for q in ((-w / 2, -w / 2 + 0.02, -d / 2, d / 2), (w / 2 - 0.02, w / 2, -d / 2, d / 2), (-w / 2 + 0.02, w / 2 - 0.02, d / 2 - 0.02, d / 2)):
        box(*q, 0.08, h - 0.03, up, bev=0.002)
    box(-w / 2 + 0.02, w / 2 - 0.02, -d / 2 + 0.03, d / 2 - 0.02, 0.08, 0.10, dark, bev=0)
    # brass corners, the top: a frame of wood round a sheet of clear glass over the tray
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * (w / 2 - 0.004) - 0.008, sx * (w / 2 - 0.004) + 0.008, sy * (d / 2 - 0.004) - 0.008, sy * (d / 2 - 0.004) + 0.008, 0.08, h, b, bev=0.002)
    tz = h - 0.10
    tray = velvet('#4c2230')
    box(-w / 2 + 0.02, w / 2 - 0.02, -d / 2 + 0.03, d / 2 - 0.02, tz - 0.012, tz, tray, bev=0)
    for i in range(1, 5):
        xx = -w / 2 + 0.03 + (w - 0.06) * i / 5
        box(xx - 0.006, xx + 0.006, -d / 2 + 0.05, d / 2 - 0.04, tz, tz + 0.045, tray, bev=0.002)
    box(-w / 2 + 0.03, w / 2 - 0.03, -0.006, 0.006, tz, tz + 0.045, tray, bev=0.002)
    for q in ((-w / 2 - 0.01, w / 2 + 0.01, -d / 2 - 0.01, -d / 2 + 0.05), (-w / 2 - 0.01, w / 2 + 0.01, d / 2 - 0.05, d / 2 + 0.01), (-w / 2 - 0.01, -w / 2 + 0.06, -d / 2 + 0.05, d / 2 - 0.05), (w / 2 - 0.06, w / 2 + 0.01, -d / 2 + 0.05, d / 2 - 0.05)):
        box(*q, h - 0.024, h, dark, bev=0.003)
    plane([(-w / 2 + 0.05, -d / 2 + 0.04, h - 0.004), (w / 2 - 0.05, -d / 2 + 0.04, h - 0.004), (w / 2 - 0.05, d / 2 - 0.04, h - 0.004), (-w / 2 + 0.05, d / 2 - 0.04, h - 0.004)], glass('#f6f7f4', 0.0))
    gold = mat('gold', '#d0a14c', rough=0.18, metal=1)
    r = R.Random(5)
    for i in range(5):
        for j in range(2):
            cx, cy = -w / 2 + 0.03 + (w - 0.06) * (i + 0.5) / 5, (j - 0.5) * d * 0.44
            k = (i + 2 * j) % 5
            if k in (0, 3):  # bangles on a roll
                cyl(0.024, -0.10, 0.10, velvet('#d9cdb9'), (cx, cy, tz + 0.045), 24, 0.004, rot=(0, pi / 2, 0))
                for q in range(9):
                    o = tube([(0, math.cos(a * pi / 6) * 0.034, math.sin(a * pi / 6) * 0.034) for a in range(12)], 0.0042, gold if q % 3 else mat('bng', '#9b2d3c', rough=0.2), closed=True)
                    o.data.splines[0].use_endpoint_u = False
                    o.location = (cx - 0.085 + q * 0.021, cy, tz + 0.040)
            elif k == 1:  # a necklace laid in a curve
                for q in range(26):
                    a = pi * 0.12 + q / 25 * pi * 1.76 - pi / 2
                    sphere(0.0075 if q % 2 else 0.006, gold if q % 4 else mat('pearl', '#efe6d8', rough=0.15), (cx + math.cos(a) * 0.085, cy + math.sin(a) * 0.10, tz + 0.009), 12)
                sphere(0.016, mat('ruby', '#8e1f2f', rough=0.08), (cx - 0.085, cy, tz + 0.012), 16, scale=(1, 1, 0.5))
            elif k == 2:  # rings in slots
                for q in range(4):
                    for p in range(3):
                        o = tube([(math.cos(a * pi / 5) * 0.011, 0, math.sin(a * pi / 5) * 0.011) for a in range(10)], 0.0018, gold, closed=True)
                        o.data.splines[0].use_endpoint_u = False
                        o.location = (cx - 0.10 + q * 0.066, cy - 0.09 + p * 0.09, tz + 0.010)
            else:  # watches
                for q in range(3):
                    cyl(0.020, 0, 0.009, gold, (cx - 0.08 + 0.08 * q, cy, tz + 0.012), 28, 0.002)
                    box(cx - 0.089 + 0.08 * q, cx - 0.071 + 0.08 * q, cy - 0.09, cy + 0.09, tz + 0.002, tz + 0.012, leather('#3a2a20'), bev=0.004)
    # drawers: one flat row, two deep rows, in three columns
    cw, y0 = (w - 0.04) / 3, -d / 2
    for i in (1, 2):
        xx = -w / 2 + 0.02 + i * cw
        box(xx - 0.009, xx + 0.009, y0 + 0.022, d / 2 - 0.02, 0.10, tz - 0.012, dark, bev=0)
    for k, (z0, z1) in enumerate(((0.10, 0.42), (0.42, 0.66), (0.66, h - 0.028))):
        for i in range(3):
            out = open_.get((i, k), 0)
            a, c = -w / 2 + 0.02 + i * cw, -w / 2 + 0.02 + (i + 1) * cw
            box(a + 0.002, c - 0.002, y0 - out, y0 + 0.02 - out, z0 + 0.002, z1 - 0.002, dark, bev=0.002)
            tube([((a + c) / 2 - 0.10, y0 - out - 0.028, z1 - 0.06), ((a + c) / 2 + 0.10, y0 - out - 0.028, z1 - 0.06)], 0.006, b, smooth=False)
            for s in (-1, 1):
                tube([((a + c) / 2 + s * 0.08, y0 - out - 0.028, z1 - 0.06), ((a + c) / 2 + s * 0.08, y0 - out, z1 - 0.06)], 0.004, b, smooth=False)
            if out:
                zt, lin_ = z1 - 0.045, fabric('#c9b79c', 0.15)
                box(a + 0.012, c - 0.012, y0 + 0.02 - out, y0 + 0.10, z0 + 0.02, z0 + 0.03, lin_, bev=0)
                for xx in (a + 0.012, c - 0.024):
                    box(xx, xx + 0.012, y0 + 0.02 - out, y0 + 0.10, z0 + 0.02, zt, inner, bev=0.001)
                for q in range(2):
                    n = 6 if z1 - z0 > 0.235 else 5
                    sarees(a + 0.145 + q * (cw - 0.29), y0 - out / 2 + 0.022, z0 + 0.031, 0.232, out * 0.80, FILLED[i, q][:n], 5 * i + q + 2, q == 1)


def build(v='A'):
    reset(31)
    world('#1b1f2c', 0.25)
    X, F, Y, h = 2.35, -2.0, 3.6, 2.75
    wallm, ceil = paint('#7b7f78'), paint('#dcd6cb')
    room(-X, X, F, Y, h, wallm, ceil, openings=[], front=True)
    floor(-X, X, F, Y, 0, mat('carpet', '#4d5a55', rough=1, spec=0.05, sheen=0.2, tex='boucle.png', size=0.35, ramp=[(0, '#34403c'), (1, '#5d6b65')], rand=False, bump=[('boucle_h.png', 0.22, 0.9, 0.006)]))
    H = 2.45
    L = 4.4
    dark = wood('smoked')
    for s, bays, doors, seed in ((-1, 'long shelves hang drawers hang', ['glass', None, 'glass', None, 'ajar'], 3), (1, 'hang drawers hang shelves long', [None, None, 'glass', None, 'glass'], 17)):
        with turned(s * X, 1.35, -90 * s):
            flank(L, H, bays, doors, seed)
        x0, x1 = sorted((s * X, s * (X - 0.62)))
        box(x0, x1, F, Y, H, h, paint('#7b7f78'), bev=0)
        box(x0, x1, F, 1.35 - L / 2 - 0.001, 0, H, paint('#7b7f78'), bev=0)
        profile((s * (X - 0.80), F + 0.3, h - 0.001), (s * (X - 0.80), Y - 0.15, h - 0.001), (0, 0, -1), 0.03, 3500, 1.6)
    # the end wall: fluted smoked oak either side of a full-height mirror in a brass arch
    fluted(-X + 0.62, -0.66, Y - 0.05, 0, h, wood('smoked', straight=True), 0.04, 0.018)
    fluted(0.66, X - 0.62, Y - 0.05, 0, h, wood('smoked', straight=True), 0.04, 0.018)
    box(-0.66, 0.66, Y - 0.03, Y, 0, h, limewash('#7f857c', 0.12), bev=0)
    r, zc, n = 0.52, 1.78, 40
    P = [(-r, 0.10)] + [(-math.cos(pi * i / n) * r, zc + math.sin(pi * i / n) * r) for i in range(n + 1)] + [(r, 0.10)]
    obj('mirror', pmesh('mirror', [(a, Y - 0.045, b) for a, b in P], [tuple(range(len(P)))]), mirror('#d9d0c6'))
    o = tube([(a, Y - 0.048, b) for a, b in P], 0.014, brass(0.26), closed=True, smooth=False)
    for s in (-1, 1):
        sconce(s * 0.86, Y - 0.052, 1.62, brass(0.26), 'x', -1, 0.30, 4, 3000)
    # behind the camera, seen in the mirror: a door ajar to a warm room
    box(-0.5, 0.5, F, F + 0.02, 0, 2.15, wood('smoked'), bev=0.003)
    box(-0.56, 0.56, F, F + 0.012, 0, 2.21, brass(0.3), bev=0.002)
    with turned(0, 0.95):
        island({(0, 2): 0.36, (1, 1): 0.37} if v == 'B' else {})
    # tufted stool before the mirror, slippers, a robe's worth of life on the island
    if v == 'A':
        with turned(-1.32, 0.25, 90):
            padbox(0.95, 0.48, 0.19, velvet('#34171d'), (0, 0, 0.365), 0.035, seed=4, front=False)
            for i in range(5):
                for j in range(2):
                    sphere(0.011, brass(), (-0.34 + i * 0.17, -0.10 + j * 0.20, 0.466), 14, scale=(1, 1, 0.5))
            for sx in (-1, 1):
                for sy in (-1, 1):
                    cyl(0.014, 0, 0.28, brass(), (sx * 0.40, sy * 0.17, 0))
    z = 0.92
    lathe(rounded([(0.0001, 0.003), (0.135, 0.003), (0.140, 0.0), (0.150, 0.008), (0.155, 0.016), (0.1530, 0.0175), (0.142, 0.0075), (0.0001, 0.006)], 4), brass(0.3), (-0.40, 1.00, z), 128, 50)
    scent(-0.455, 1.045, z + 0.0062, 12, '#c98a52')
    scent(-0.365, 1.075, z + 0.0062, -20, '#9fae86')
    kumkum(-0.335, 0.985, z + 0.0062, 0.8)
    jasmine(0.02, 0.74, z)
    sarees(0.12, 1.06, z, 0.34, 0.27, (4, 0), 41)
    for s in (-1, 1):
        for yy in (-0.4, 0.9, 2.2):
            spot((s * 0.75, yy, h), 4, 3500, 60)
    spot((0, 0.95, h), 4, 3500, 60)
    spot((0, 2.7, h), 8, 3400, 50)
    area((0, F + 0.15, 2.2), (3, 1), 26, '#ffeedd', dirv=(0, 0.9, -0.3), glossy=False)
    for l in bpy.data.lights:
        l.energy *= 3 if v == 'A' else 1.1
    if v == 'B':  # a window behind the camera at the left
        area((-1.66, -1.45, 1.65), (1.3, 1.5), 95, '#e9f0fb', target=(0.0, 0.7, 0.8))


CAMS = dict(
    main=lambda: camera((0.18, -1.85, 1.30), 2, 24, -0.03, fstop=7, focus=3.4),
    island=lambda: upright((-1.15, -1.15, 1.70), (-0.13, 0.66, 0.88), 43, 4.0, (-0.25, 0.4, 0.8)),
)
