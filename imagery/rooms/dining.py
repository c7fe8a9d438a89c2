"""Evening dining room: a long teak table for eight laid with brass and steel thalis under a round cove,
a crockery unit in peacock blue.

Cameras: main, ceiling (low, from the far corner: the cove fills half of the picture).
"""

from lib import *
from lib.drawings import ikat, picture

PEACOCK = '#1f5a6b'


def _basket(x, y, z, s):
    """the strands of an upturned basket: pairs of upright canes, and rounds that pass before and behind them in turn"""
    prof = [(0.075, 0.34), (0.20, 0.33), (0.36, 0.27), (0.48, 0.17), (0.545, 0.06), (0.55, 0.0)]
    line = rounded(prof, 8)
    at = lambda t: line[min(len(line) - 1, int(t * (len(line) - 1) + 0.5))]
    point_at = lambda q, h, a: (x + q * s * math.cos(a), y + q * s * math.sin(a), z + h * s)
    n, rounds, k = 60, 42, len(line)
    up = [[point_at(q, h, a + e) for q, h in line] for a in (i * 2 * pi / n for i in range(n)) for e in (-0.012, 0.012)]
    strings(up, 0.0030, mat('rattan dark', '#9a7041', rough=0.6))
    weft = []
    for j in range(rounds):
        q, h = at((j + 0.5) / rounds)
        weft.append([point_at(q + 0.004 * (1 if (i // 2 + j) % 2 else -1), h, i * pi / n) for i in range(2 * n + 1)])
    strings(weft, 0.0042, mat('rattan', '#c39a62', rough=0.6))
    for q, h, r in ((0.55, 0.0, 0.011), (0.075, 0.34, 0.007)):
        tube([point_at(q, h, a * pi / 12) for a in range(24)], r, mat('rattan dark', '#9a7041', rough=0.6), closed=True).data.splines[0].use_endpoint_u = False


def woven(x, y, ztop, z, r=0.55, power=13, globe=3.2):
    """a wide woven lamp, an upturned basket of cane round a globe of opal glass"""
    s = r / 0.55
    _basket(x, y, z, s)
    cyl(0.078 * s, 0.335 * s, 0.345 * s, brass(), (x, y, z), 40)  # closed at the top: an open crown throws a disc of light on the ceiling
    sphere(0.085, opal('#ffdfb0', globe), (x, y, z + 0.17), 40).visible_shadow = False
    tube([(x, y, z + 0.34 * s), (x, y, ztop)], 0.004, black(), smooth=False)
    cyl(0.06, -0.03, 0, brass(), (x, y, ztop), 32)
    for i in range(3):  # several small lights stand for the glow of the globe
        point((x + 0.2 * math.cos(i * 2.1), y + 0.2 * math.sin(i * 2.1), z + 0.06), power, 2900, 0.12)


def thali(x, y, z, rot, seed):
    """a steel thali with brass bowls, tumbler and folded napkin; rot: where the diner sits (radians)"""
    st, br, g = steel(0.16), brass(0.2), R.Random(seed)
    lathe([(0.0001, 0.003), (0.145, 0.003), (0.15, 0.006), (0.155, 0.022), (0.159, 0.022), (0.153, 0.002), (0.0001, 0.0)], br if seed % 2 else st, (x, y, z), 56, 50)
    food = ('#c9772a', '#6f8a3a', '#efe6cf', '#8a3b22')
    for k in range(4):
        a = rot + pi + (k - 1.5) * 0.62
        px, py = x + 0.105 * math.cos(a), y + 0.105 * math.sin(a)
        lathe([(0.0001, 0), (0.022, 0), (0.034, 0.028), (0.036, 0.03), (0.031, 0.027), (0.0001, 0.02)], st if seed % 2 else br, (px, py, z + 0.004), 32, 50)
        lathe([(0.0001, 0.023), (0.030, 0.0225)], mat('dal' + food[k], food[k], rough=0.35), (px, py, z + 0.004), 24)
    a = rot + pi / 2 + 0.5
    lathe([(0.0001, 0), (0.026, 0), (0.024, 0.05), (0.034, 0.10), (0.0325, 0.10), (0.022, 0.05), (0.0001, 0.006)], st if seed % 2 else br, (x + 0.20 * math.cos(a + 0.5), y + 0.20 * math.sin(a + 0.5), z), 36, 50)
    b = rot - pi / 2
    box(x + 0.215 * math.cos(b) - 0.04, x + 0.215 * math.cos(b) + 0.04, y + 0.215 * math.sin(b) - 0.075, y + 0.215 * math.sin(b) + 0.075, z, z + 0.012, blockprint('#efe6d4', '#1f5a6b', 0.25), bev=0.005, rot=rot + pi / 2)


def unit(X, y0, y1, lit=True):
    """the crockery unit on the left wall: drawers below, lit shelves behind cane and glass doors above"""
    pk = lacquer(PEACOCK, 0.34)
    n, d, H, zc = 4, 0.48, 2.32, 0.86
    w = (y1 - y0) / n
    box(X, X + d, y0, y1, 0.08, zc, pk, bev=0.002)
    box(X, X + d - 0.05, y0 + 0.02, y1 - 0.02, 0, 0.08, black(), bev=0)
    fronts(y0, y1, 0.09, zc - 0.01, X + d + 0.02, pk, n, 2, axis='y', hs=[0.68, 0.32], pull=None)
    for i in range(n):
        for z in (0.72,):
            tube([(X + d + 0.02, y0 + (i + 0.5) * w - 0.06, z), (X + d + 0.05, y0 + (i + 0.5) * w, z - 0.005), (X + d + 0.02, y0 + (i + 0.5) * w + 0.06, z)], 0.005, brass(0.22))
        for s in (-1, 1):
            sphere(0.014, brass(0.22), (X + d + 0.034, y0 + (i + (1 if (i % 2 == 0) else 0)) * w + (-0.045 if i % 2 == 0 else 0.045), 0.40), 20) if s > 0 else None
    box(X, X + d + 0.03, y0 - 0.01, y1 + 0.01, zc, zc + 0.03, wood('teak', horiz=True), bev=0.005)
    u = 0.36
    box(X, X + 0.015, y0, y1, zc + 0.03, H, mat('unitback', '#173f4b', rough=0.5), bev=0)
    for i in range(n + 1):
        y = y0 + i * w
        box(X, X + u, max(y0, y - 0.012), min(y1, y + 0.012), zc + 0.30, H, pk, bev=0.002)
    for z in (zc + 0.30, 1.62, H - 0.02):
        box(X, X + u, y0, y1, z, z + 0.022, pk, bev=0.002)
    box(X, X + u + 0.06, y0 - 0.04, y1 + 0.04, H, H + 0.06, pk, bev=0.012, seg=3)
    if lit:
        strip((X + u - 0.06, y0 + 0.1, zc + 0.295), (X + u - 0.06, y1 - 0.1, zc + 0.295), 4, 2700, (-0.4, 0, -1))
    g = R.Random(7)
    cr, br, ce = ceramic('#efe8da'), brass(0.2), ceramic('#2f6f7d')
    for i in range(n):
        a = y0 + i * w
        for z in (zc + 0.322, 1.642):
            if lit:
                strip((X + u - 0.05, a + 0.06, z + (0.42 if z < 1.5 else 0.64)), (X + u - 0.05, a + w - 0.06, z + (0.42 if z < 1.5 else 0.64)), 3, 2700, (-0.5, 0, -1))
        if i in (0, n - 1):  # cane doors
            cane(a + 0.012, a + w - 0.012, zc + 0.31, H, X + u + 0.024, None, pk, 'y')
            sphere(0.014, br, (X + u + 0.036, a + (w - 0.06 if i == 0 else 0.06), 1.55), 20)
        for k in range(3):
            y = a + 0.13 + k * (w - 0.26) / 2
            j = (i * 3 + k) % 4
            z = zc + 0.322
            if j == 0:
                for q in range(7):
                    plate(X + 0.19, y, z + q * 0.011, 0.10, cr if q % 3 else ce)
            elif j == 1:
                for q in range(4):
                    vase('bowl', ce if q % 2 else cr, (X + 0.19, y, z + q * 0.017), 0.55)
            elif j == 2:
                lathe([(0.0001, 0), (0.05, 0), (0.07, 0.05), (0.06, 0.12), (0.03, 0.16), (0.045, 0.19), (0.04, 0.19)], br, (X + 0.19, y, z), 44, 50)
            else:
                vase('bottle', cr, (X + 0.19, y, z), 0.8)
            z = 1.642
            if j == 0:
                vase('amph', ce, (X + 0.19, y, z), 0.9)
            elif j == 1:  # a charger stood up
                lathe([(0.0001, 0.004), (0.10, 0.004), (0.16, 0.018), (0.163, 0.02), (0.10, 0.0), (0.0001, 0.0)], br, (X + 0.06, y, z + 0.165), 56, 50, (0, math.radians(80), 0))
            elif j == 2:
                for q in range(3):
                    lathe([(0.0001, 0), (0.028, 0), (0.026, 0.05), (0.036, 0.105), (0.034, 0.105), (0.024, 0.05)], br, (X + 0.14 + 0.05 * (q % 2), y - 0.07 + q * 0.07, z), 32, 50)
            else:
                vase('round', cr, (X + 0.19, y, z), 0.85)
    if lit:
        urli(X + 0.26, (y0 + y1) / 2, zc + 0.03, 0.15, br, 5)
        diya(X + 0.24, y0 + 0.35, zc + 0.03, 0.22, br, 0.8, 'hand', 150)
    jar(X + 0.22, y1 - 0.3, zc + 0.03, 0.06, 0.17, '#7d8a4a')
    jar(X + 0.22, y1 - 0.46, zc + 0.03, 0.05, 0.14, '#a8583a')


def mangoes(x, y, z):
    """seven mangoes on a steel plate, two of them turned their red cheek up"""
    lathe(rounded([(0.0001, 0.001), (0.15, 0.001), (0.158, 0.005), (0.170, 0.024), (0.1735, 0.0245), (0.163, 0.004), (0.153, 0.003), (0.0001, 0.0025)]), steel(0.34), (x, y, z), 72, 40)
    g, n = R.Random(11), 28
    spots_ = [(0.075 * math.cos(k * 1.25), 0.075 * math.sin(k * 1.25), 0.043) for k in range(5)] + [(0.012, 0.01, 0.083), (-0.052, 0.048, 0.088)]
    for k, (dx, dy, h) in enumerate(spots_):
        V = []
        for j in range(n + 1):
            t = pi * j / n
            for i in range(n):
                a = 2 * pi * i / n
                q = math.sin(t) * (1 + 0.10 * math.cos(t))
                px, py, pz = -math.cos(t) * 0.056, q * math.cos(a) * 0.040 + 0.008 * math.sin(t) ** 2 * math.cos(t), q * math.sin(a) * 0.036
                V.append((px, py, pz))
        F = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(n) for i in range(n)]
        c = ('#e2a21c', '#dd9a1e', '#d9a428', '#b9ad3a', '#e0a01f', '#d68f22', '#e6ad2a')[k]
        m = mat('mango' + c, c, rough=0.48, tex='plaster.png', size=0.10, ramp=[(0.2, c), (0.62, '#e8b436'), (0.95, '#cf7a2a')], rough_tex=('smudge.png', 0.2, 0.40, 0.55))
        o = obj('mango', pmesh('mango', V, F), m, (x + dx, y + dy, z + h), (g.uniform(-0.3, 0.3), g.uniform(-0.35, 0.35), g.uniform(0, 6)), smooth=180)
        o['afloat'] = True
        e = o.rotation_euler.to_matrix() @ Vector((0.055, 0, 0))
        tube([Vector((x + dx, y + dy, z + h)) + e, Vector((x + dx, y + dy, z + h)) + e * 1.14], 0.0028, mat('mango stalk', '#5a4326', rough=0.9), smooth=False)['afloat'] = True


def jug(x, y, z):
    """a steel water jug with a lid and two tumblers upside down"""
    s = steel(0.33)
    lathe(rounded([(0.0001, 0.001), (0.055, 0.001), (0.060, 0.006), (0.078, 0.08), (0.070, 0.15), (0.050, 0.19), (0.052, 0.215), (0.058, 0.222), (0.050, 0.224), (0.0001, 0.236), (0.0001, 0.236)]), s, (x, y, z), 72, 45)
    sphere(0.010, s, (x, y, z + 0.245), 20)
    tube([(x + 0.052, y, z + 0.205), (x + 0.105, y, z + 0.200), (x + 0.118, y, z + 0.150), (x + 0.105, y, z + 0.085), (x + 0.076, y, z + 0.075)], 0.006, s)
    for dx, dy in ((0.02, -0.16),):
        lathe(rounded([(0.036, 0.001), (0.037, 0.0), (0.0375, 0.003), (0.029, 0.104), (0.027, 0.107), (0.0001, 0.107)]), s, (x + dx, y + dy, z), 48, 45)


def build(v='A'):
    reset(61)
    day = v == 'B'  # a wet noon: daylight from the doors rakes over the ceiling
    X, Y, F, h = 2.75, 4.9, -2.3, 3.1
    wl, ceil, teak = limewash('#e4e0d8' if day else '#ddd4c4', 0.05), paint('#efece6' if day else '#f2ebdf'), wood('teak')
    world('#dfe5ea' if day else '#31405c', 0.10 if day else 0.16)
    room(-X, X, F, Y, h, wl, ceil, openings=[('B', -1.3, 1.3, 0.03, 2.4)])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, h, wl)
    floor(-X, X, F, Y, 0, floorwood('walnut', 0.36 if day else 0.46), rot=True)
    cx, cy = 0.15, 1.35
    roundcove(cx, cy, h, 1.72, -X, X, F, Y, 0.20, ceil, 3400 if day else 3200, 6.5 if day else 8)
    lathe([(1.72, -0.002), (1.735, -0.012), (1.78, -0.012), (1.795, -0.002)], ceil, (cx, cy, h - 0.20), 96, 40)
    # french doors to the garden at dusk
    for s in (-1, 1):
        a, b = sorted((s * 0.02, s * 1.28))
        windowframe('B', Y + 0.08, a, b, 0.03, 2.38, teak, 2, t=0.07, d=0.05, horiz=0.75)
        pane('B', Y + 0.08, a, b, 0.03, 2.38)
        for z in (1.25, 1.80):
            box(a + 0.05, b - 0.05, Y + 0.065, Y + 0.095, z, z + 0.03, teak, bev=0.003)
    outside('far', Y + 0.2, (-1.3, 1.3), time='monsoon' if day else 'blue', light=0.55 if day else 1.5, beyond=22)
    with outdoors('far'):
        box(-8, 8, Y + 0.2, Y + 12, -0.2, -0.02, kota(0.6), bev=0)
        hedge(-6, 6, Y + 6.0, Y + 6.7, 1.5, 0, 3, '#3c5f33')
        for i, (x, d) in enumerate(((-2.2, 3.4), (2.4, 4.2), (0.4, 8.5))):
            tree(x, Y + d, 0, 3.6 + i, 1.7 + 0.3 * i, 4 + i, '#456b3a')
        for i, x in enumerate((-1.15, 1.2)):
            areca((x, Y + 1.5, 0), 1.5, 7 + i, ceramic('#86513f'))
            if not day:
                point((x * 1.6, Y + 2.6, 0.25), 14, 2700, 0.1)
    area((0, Y - 0.01 if day else Y + 0.5, 1.3 if day else 1.5), (2.5, 2.3) if day else (2.4, 2.2), 165 if day else 5, '#e8eef4' if day else '#a9b6d2', dirv=(0, -1, 0.06 if day else 0), glossy=not day)
    for s in (-1, 1):
        a, b = sorted((s * 1.28, s * 1.92))
        curtain(a, b, Y - 0.14, 0.02, 2.72, drape('#d9d2c2' if day else '#c9a468'), 0.085 if day else 0.1, 0.062 if day else 0.045, 3 + s)
        if day:
            sphere(0.022, brass(0.32), (s * 2.06, Y - 0.14, 2.74), 24)
            tube([(s * 1.98, Y, 2.74), (s * 1.98, Y - 0.14, 2.74)], 0.008, brass(0.32), smooth=False)
    tube([(-2.05, Y - 0.14, 2.74), (2.05, Y - 0.14, 2.74)], 0.014, brass(), smooth=False)
    # table and chairs
    box(cx - 0.52, cx + 0.52, cy - 1.35, cy + 1.35, 0.71, 0.755, wood('oiled', rough=0.42) if day else wood('teak', horiz=False, rough=0.30), bev=0.010, seg=3)
    for sy in (-1, 1):
        for sx in (-1, 1):
            if day:
                cyl(0.022, 0, 0.62, wood('oiled'), (cx + sx * 0.40, cy + sy * 1.16, 0), 40, 0.003, 0.034)
            else:
                lathe([(0.0001, 0), (0.032, 0), (0.036, 0.05), (0.026, 0.09), (0.045, 0.2), (0.055, 0.38), (0.04, 0.50), (0.052, 0.54), (0.04, 0.58), (0.055, 0.60), (0.055, 0.71)], teak, (cx + sx * 0.40, cy + sy * 1.15, 0), 40, 50)
    box(cx - 0.44, cx + 0.44, cy - 1.2, cy + 1.2, 0.62, 0.71, wood('oiled', horiz=True) if day else teak, bev=0.004)
    if not day:
        box(cx - 0.19, cx + 0.19, cy - 1.42, cy + 1.42, 0.7555, 0.7585, blockprint('#efe6d4', '#1f5a6b', 0.4), bev=0)
    for s in () if day else (-1, 1):
        box(cx - 0.19, cx + 0.19, cy + s * 1.362 - 0.002, cy + s * 1.362 + 0.002, 0.60, 0.757, blockprint('#efe6d4', '#1f5a6b', 0.4), bev=0)
    cf = fabric('#e6dbc4', 0.2)
    k = 0
    for i in range(3):
        for s in (-1, 1):
            y = cy - 0.85 + i * 0.85
            canechair(cx + s * (0.74 + 0.04 * (i == 1)), y, 0, -s * pi / 2 + 0.06 * (i - 1), teak, seat=cf)
            if not day:
                thali(cx + s * 0.35, y, 0.756, 0 if s > 0 else pi, k)
            k += 1
    if not day:
        canechair(cx - 0.02, cy - 1.66, 0, pi + 0.08, teak, seat=cf, arms=True)
        canechair(cx, cy + 1.66, 0, 0, teak, seat=cf, arms=True)
    if day:
        mangoes(cx - 0.06, cy + 0.10, 0.7555)
        jug(cx + 0.16, cy - 0.62, 0.7555)
    else:
        lathe([(0.0001, 0), (0.07, 0), (0.05, 0.03), (0.11, 0.10), (0.12, 0.17), (0.07, 0.23), (0.08, 0.25), (0.075, 0.25)], brass(0.2), (cx, cy + 0.42, 0.7585), 48, 50)
        branches((cx, cy + 0.42, 0.7585 + 0.24), 0.36, 9, 3, '#6f8a50', (0.06, 0.024), 0.6, 24)
        urli(cx, cy - 0.30, 0.7585, 0.17, brass(0.2), 8)
        for y in (-0.95, 1.0):
            diya(cx, cy + y, 0.7585, 0.20, brass(0.2), 0.9, 'hand', 90 if y > 0 else -90)
    woven(cx, cy, h, 1.86, 0.48 if day else 0.55, 3 if day else 13, 1.1 if day else 3.2)
    unit(-X, 0.0, 3.0, not day)
    # right wall: wainscot, round mirror, sideboard with lamp
    for i in range(5):
        a, b = F + 0.15 + i * 1.42, F + 1.45 + i * 1.42
        moulding(a, b, 0.14, 0.82, X, wl, 'y', -1)
    box(X - 0.02, X, F, Y, 0.90, 0.94, wl, bev=0.008)
    with turned(X - 0.002, 1.4, -90, 1.72):
        lathe([(0.0001, 0.012), (0.47, 0.012)], mirror(), n=96, rot=(pi / 2, 0, 0))
        lathe([(0.468, 0.0), (0.468, 0.022), (0.492, 0.022), (0.492, 0.0)], brass(), n=96, smooth=40, rot=(pi / 2, 0, 0))
    if not day:
        dhurrie(cx - 1.25, cx + 1.25, cy - 2.0, cy + 2.0, ('#b08a5a', '#e8dcc2', '#1f5a6b', '#e8dcc2'), (0.34, 0.04, 0.08, 0.04))
    rubber_plant((-2.35, 4.4, 0), 1.8, 6, ceramic('#b7a88f'), stems=3, clear=[('y', '<', Y - 0.03)])
    cloth = ikat((228, 218, 196), (0.92, (38, 92, 104)), (0.78, (228, 218, 196)), (0.58, (186, 138, 66)), (0.40, (30, 66, 78)), (0.18, (228, 218, 196)))
    frame(-0.2, F + 0.001, 1.64, 2.76, 1.38, picture('ikat peacock', np.tile(cloth, (1, 2, 1))), wood('teak'), 'y', face=1)
    for p in ((-2.2, 0.6), (-2.2, 2.4), (2.3, 0.55), (2.3, 1.4), (2.3, 2.25), (-2.2, 4.2), (0.2, -1.6)):
        if day:  # switched off
            spot((p[0], p[1], h - 0.2), 0, face=('#8d8a84', 0.25))
        else:
            spot((p[0], p[1], h - 0.2), 12, 4200, 58)
    area((0, F + 0.1, 2.0), (4.4, 1.6), 3 if day else 12, 5600 if day else 4600, dirv=(0, 1, -0.1), glossy=False)


CAMS = dict(
    main=lambda: camera((1.75, -2.0, 1.42), 24, 24, -0.03, fstop=7, focus=3.6),
    noon=lambda: upright((1.95, -1.75, 1.18), (-0.22, 1.85, 1.86), 25.5, 5.6, (0.15, 1.0, 1.6)),
    ceiling=lambda: camera((2.35, 4.35, 1.12), 148, 19, 0.23, fstop=8, focus=3.6),
)
