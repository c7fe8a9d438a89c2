"""Bedroom in teak and cane: ivory walls, indigo block print, kota floor, French window to a balcony, window seat, early sun.

Cameras: table (upright: the night table and the head of the bed), window.
"""

from lib import *
from lib.drawings import ikat, printed

INDIGO = '#2f4568'


def headboard(x, y, w, teak):
    """a tall headboard of three cane panels between turned teak posts, its back at y"""
    z0, z1, n = 0.30, 1.52, 3
    for i in range(n):
        a = x - w / 2 + i * w / n
        cane(a + 0.025, a + w / n - 0.025, 0.60, z1, y - 0.055, None, teak, border=0.05, t=0.03)
    box(x - w / 2, x + w / 2, y - 0.070, y - 0.020, z1, z1 + 0.07, teak, bev=0.016, seg=4)
    box(x - w / 2, x + w / 2, y - 0.060, y - 0.025, z0, 0.60, teak, bev=0.004)
    for i in range(n + 1):
        px, e = x - w / 2 + i * w / n, i in (0, n)
        prof = [(0.030, 0), (0.034, 0.02), (0.028, 0.06), (0.028, 0.55), (0.036, 0.60), (0.026, 0.66), (0.026, 1.50), (0.036, 1.56), (0.028, 1.60), (0.020, 1.64), (0.030, 1.68), (0.020, 1.73), (0.0001, 1.75)]
        lathe(prof if e else [(0.022, 0.3), (0.022, 1.53)], teak, (px, y - 0.045, 0), 28, 45)


def frenchwindow(X, a0, a1, h, teak, s=1):
    """a pair of glazed teak doors in the wall x = s*X, opened into the room, above them a fanlight bar"""
    W = 'R' if s > 0 else 'L'
    windowframe(W, s * (X + 0.1), a0, a1, 0.0, h, teak, 1, t=0.06, horiz=2.14)
    w = (a1 - a0) / 2 - 0.06
    for hy, rot, sg in ((a0 + 0.06, 180 - 16, 1), (a1 - 0.06, 180 + 16, -1)):
        with turned(s * (X + 0.06), hy, rot if s > 0 else -rot + 180):
            q0, q1 = sorted((0, w))
            for q in ((q0, q0 + 0.07), (q1 - 0.07, q1)):
                box(*q, -0.018, 0.018, 0.02, 2.10, teak, bev=0.003)
            for zz, t in ((0.02, 0.16), (0.78, 0.07), (1.42, 0.04), (2.02, 0.08)):
                box(0.07, w - 0.07, -0.017, 0.017, zz, zz + t, teak, bev=0.003)
            box(0.07, w - 0.07, -0.007, 0.007, 0.18, 0.78, teak, bev=0)
            cyl(0.012, 0, 0.05, brass(0.3), (w - 0.035, 0.018, 1.02), 16, 0.003, rot=(-pi / 2, 0, 0))


def windowseat(L, d, inner, teak, rain=False):
    """a bay with a seat, its glass at y=0, facing -y, L wide and d deep: drawers below, mattress, bolsters

    inner: how far it lies in the reveal; before it the seat is wider than the bay and covers the corners of the wall.
    """
    e = 0.11
    box(-L / 2 - e, L / 2 + e, -d, -inner - 0.001, 0.10, 0.42, teak, bev=0.004)
    box(-L / 2 - e + 0.02, L / 2 + e - 0.02, -d + 0.03, -inner - 0.001, 0, 0.10, black(), bev=0)
    for i in range(3):
        w = (L + 2 * e) / 3
        a, b = -L / 2 - e + i * w, -L / 2 - e + (i + 1) * w
        out = 0.34 if rain and i == 1 else 0
        if out:
            linen(a, b, -d, out, teak)
        cane(a + 0.01, b - 0.01, 0.11, 0.41, -d - 0.024 - out, None, teak, border=0.045, t=0.022, back=mat('dim', '#3a2a1c', rough=0.8))
        lathe([(0.0001, -0.03), (0.013, -0.03), (0.015, -0.024), (0.006, -0.012), (0.013, 0)], brass(0.32 if rain else 0.28), ((a + b) / 2, -d - 0.024 - out, 0.3875 if rain else 0.375), 24, 50, (-pi / 2, 0, 0))
    box(-L / 2 - e - 0.012, L / 2 + e + 0.012, -d - 0.035, -inner - 0.001, 0.42, 0.45, teak, bev=0.008)
    box(-L / 2, L / 2, -inner, 0, 0, 0.449, teak, bev=0)
    padbox(L - 0.03, d - 0.04, 0.11, fabric('#e6dcc6', 0.2), (0, -d / 2 - 0.01, 0.505), 0.035, front=False, n=22)
    bol = blockprint('#efe8d8', INDIGO, 0.42)
    if rain:
        simmesh('pillow', fabric('#8a4335', 0.3, 0.16, 0.6, 0.4), (-L / 2 + 0.12, -0.36, 0.78), (math.radians(64), 0, pi / 2 + 0.12), 1.0)
        simmesh('pillow', blockprint('#ece4d2', INDIGO, 0.36), (-L / 2 + 0.40, -0.46, 0.74), (math.radians(52), 0, pi / 2 + 0.34), 0.80)
        slump(1.1)
        return
    for s in (-1, 1):
        lathe([(0.0001, -0.30), (0.085, -0.30), (0.105, -0.285), (0.11, -0.25), (0.112, 0), (0.11, 0.25), (0.105, 0.285), (0.085, 0.30), (0.0001, 0.30)], bol, (s * (L / 2 - 0.16), -d / 2, 0.665), 40, 50, (pi / 2, 0, 0))
        for e in (-1, 1):
            sphere(0.02, fabric(INDIGO, 0.3), (s * (L / 2 - 0.16), -d / 2 + e * 0.305, 0.665), 16, scale=(1, 0.6, 1))
    simmesh('pillow', fabric(INDIGO, 0.3, 0.16, 0.6, 0.6), (-L / 2 + 0.50, -0.19, 0.76), (math.radians(66), 0, 0.15), 0.92)
    simmesh('pillow', printed('ikat rust', ikat((150, 62, 38), (0.92, (232, 220, 194)), (0.78, (40, 56, 92)), (0.58, (206, 150, 72)), (0.38, (232, 220, 194)), (0.20, (150, 62, 38))), (0.5, 0.5), False), (L / 2 - 0.52, -0.20, 0.76), (math.radians(64), 0, -0.12), 0.92)
    simmesh('pillow', fabric('#c08a45', 0.3, 0.16, 0.6, 0.6), (L / 2 - 0.90, -0.24, 0.72), (math.radians(58), 0, 0.2), 0.78)


def linen(a, b, y, out, teak):
    """the drawer between a and b drawn out of a front at y: quilts and sheets in it"""
    w = lacquer('#cdb995', 0.45)
    box(a + 0.016, b - 0.016, y - 0.0015, y - 0.0003, 0.115, 0.412, mat('dim inside', '#4a3524', rough=0.8), bev=0)
    for q in ((a + 0.022, a + 0.036), (b - 0.036, b - 0.022)):
        box(*q, y - out - 0.001, y - 0.002, 0.135, 0.335, w, bev=0.001)
    box(a + 0.037, b - 0.037, y - out, y - 0.002, 0.135, 0.147, w, bev=0)
    m, x = (a + b) / 2, (b - a) / 4
    piles = (((4, '#d8cfbb', 0.052), (4, '#7f8f95', 0.050), (5, '#ece6d8', 0.054)), ((5, '#ece6d8', 0.050), (4, '#b98f5a', 0.052), (4, '#33476a', 0.056)))
    for s, things in zip((-1, 1), piles):
        z = 0.148
        for k, (q, c, t) in enumerate(things):
            foldedone(q, fabric(c, 0.25, 0.14), (m + s * (x - 0.022) + 0.004 * (-1) ** k, y - out / 2 + 0.004, z), 2 * x - 0.075, out - 0.035, t - 0.002, 0.02 * (-1) ** k, 0.006, 1.0)
            z += t


def monsoon(X, seat):
    """the same seat on a wet noon: what lies on it, the skirting in stone"""
    for q in ((seat[1] + 0.125, 3.3 - 0.014), (-0.13, seat[0] - 0.125)):
        box(X - 0.014, X, *q, 0, 0.14, kota(0.24), bev=0.003)
    with turned(X - 0.06, 1.52, 68, 0.562):
        foldedone(4, blockprint('#e3d7bd', '#8c4a34', 0.4), (0, 0, 0.002), 0.36, 0.42, 0.060, 0.03, 0.006, 1.0)
    z = 0.5635
    with turned(X - 0.10, 1.02, 74, z):  # a guava cut in four on a steel plate, a pinch of salt
        lathe(rounded([(0.0001, 0.001), (0.078, 0.001), (0.084, 0.004), (0.092, 0.016), (0.0945, 0.0165), (0.0865, 0.003), (0.080, 0.0025), (0.0001, 0.0022)]), steel(0.34), (0, 0, 0), 64, 40)
        for k, (px, py, r) in enumerate(((-0.028, 0.014, 20), (0.020, 0.032, 140), (0.030, -0.022, 250), (-0.016, -0.036, 300))):
            guava(px, py, 0.0035, r, k)


def guava(x, y, z, rot, k):
    """a quarter of a guava lying on one of its cut faces: green skin, white flesh, a pink heart with seeds"""
    r, n, V, F = 0.031, 14, [], []
    for j in range(n + 1):
        t = pi * j / n
        for i in range(n + 1):
            a = pi / 2 * i / n
            q = r * math.sin(t) * (1 + 0.06 * math.sin(2 * t))
            V.append((-math.cos(t) * r * 1.15, q * math.cos(a), q * math.sin(a)))
    F = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    with turned(x, y, rot, z):
        obj('guava', pmesh('guava', V, F), mat('guava', '#9db05a', rough=0.5, var=0.08), smooth=180)['afloat'] = True
        for name, c, f, e in (('flesh', '#efe8cf', 1.0, 0.0), ('heart', '#d98f80', 0.62, 0.0004)):
            P = [(-math.cos(pi * j / n) * r * 1.15 * f, math.sin(pi * j / n) * r * f) for j in range(n + 1)]
            for up in (False, True):
                Q = [(px, -e, q) if up else (px, q, -e) for px, q in P]
                obj(name, pmesh(name, Q, [tuple(range(n + 1))]), mat('guava' + name, c, rough=0.45))['afloat'] = True
        g = R.Random(k)
        for _ in range(16):
            sphere(0.0014, mat('seed', '#d8c79a', rough=0.5), (g.gauss(0, 0.009), -0.0006, 0.009 + g.gauss(0, 0.004)), 8)['afloat'] = True


def coiledtray(r):
    """a tray of coiled grass hung by its rim, its back towards y=0; every sixth round is dyed"""
    n = int(r / 0.0085)

    def round_(i, up):
        a, b = r * i / n, r * (i + 1) / n
        rim = lambda q: 0.040 * max(0, (q / r - 0.78) / 0.22) ** 1.5
        return [(max(a, 1e-4), 0.012 + up + rim(a)), ((a + b) / 2, 0.0175 + up + rim((a + b) / 2)), (b, 0.012 + up + rim(b))]

    grass = lambda c, dark: mat('coil' + c, c, rough=0.9, tex='linen.png', size=0.05, rand=False, ramp=[(0, dark), (1, c)], bump=[('linen_h.png', 0.05, 1.0, 0.004)])
    turn = dict(n=64, smooth=60, rot=(pi / 2, 0, 0))
    lathe([(0.0001, 0.0), (r * 0.78, 0.0), *reversed([p for i in range(n) for p in round_(i, 0)])], grass('#ecdcb4', '#c9ae78'), **turn)
    for i in range(4, n, 6):
        lathe(round_(i, 0.0012), grass('#a5693f', '#7a4a2c'), **turn)


def radio(x, y, z, rot):
    """a transistor radio in its leather case, the aerial pushed in, its face to -y"""
    w, h, d = 0.235, 0.145, 0.066
    hide, alu, dark = leather('#6b3f24'), mat('alu', '#b9b8b2', rough=0.38, metal=1), mat('bakelite', '#1c1a19', rough=0.35)
    with turned(x, y, rot, z):
        box(-w / 2, w / 2, -d / 2, d / 2, 0.004, h, hide, bev=0.012, seg=4)
        box(-w / 2 + 0.010, w / 2 - 0.010, -d / 2 - 0.0025, -d / 2 + 0.004, 0.016, h - 0.012, dark, bev=0.004)
        for k in range(17):  # the grille before the loudspeaker
            q = 0.026 + k * 0.0062
            box(-w / 2 + 0.018, 0.014, -d / 2 - 0.0050, -d / 2 - 0.0020, q, q + 0.0036, alu, bev=0.0008)
        box(0.024, w / 2 - 0.018, -d / 2 - 0.0045, -d / 2 - 0.0020, 0.078, h - 0.022, mat('dial', '#e9dfc4', rough=0.3), bev=0.001)
        for j, (q, n) in enumerate(((0.090, 15), (0.104, 11))):  # two scales, the pointer
            box(0.028, w / 2 - 0.022, -d / 2 - 0.0049, -d / 2 - 0.0046, q, q + 0.0006, dark, bev=0)
            for k in range(n):
                a = 0.029 + (w / 2 - 0.052) * k / (n - 1)
                box(a, a + 0.0006, -d / 2 - 0.0049, -d / 2 - 0.0046, q, q + (0.006 if k % 3 == 0 else 0.0035), dark, bev=0)
        box(0.0585, 0.0597, -d / 2 - 0.0052, -d / 2 - 0.0047, 0.080, h - 0.024, mat('pointer', '#b3271e', rough=0.4), bev=0)
        for a in (0.043, 0.083):
            lathe(rounded([(0.0001, 0.013), (0.012, 0.0125), (0.0155, 0.010), (0.0160, 0.0)], 3), alu, (a, -d / 2 - 0.0025, 0.046), 48, 60, (pi / 2, 0, 0))
        tube([(-w / 2 + 0.02, d / 2 - 0.012, h + 0.005), (w / 2 - 0.025, d / 2 - 0.012, h + 0.005)], 0.0034, alu, smooth=False)
        for a in (-w / 2 + 0.02, w / 2 - 0.03):
            box(a - 0.006, a + 0.006, d / 2 - 0.018, d / 2 - 0.006, h - 0.002, h + 0.008, dark, bev=0.002)
        tube([(-w / 2 + 0.012, -0.006, h - 0.004), (-w / 2 + 0.03, -0.010, h + 0.026), (0, -0.012, h + 0.034), (w / 2 - 0.03, -0.010, h + 0.026), (w / 2 - 0.012, -0.006, h - 0.004)], 0.0048, hide)


def jasmine(P, z):
    """a string of jasmine buds laid along the points P at the height z"""
    g, bud, stalk = R.Random(5), mat('jasmine', '#f3f0e4', rough=0.6, translucent=0.3), mat('calyx', '#8fa05c', rough=0.7)
    Q = np.array(P)
    for k in range(74):
        t = k / 73 * (len(Q) - 1)
        i = min(len(Q) - 2, int(t))
        p = Q[i] + (Q[i + 1] - Q[i]) * (t - i)
        d = Vector((g.gauss(0, 1), g.gauss(0, 1), abs(g.gauss(0.2, 0.5)))).normalized()
        rot = d.to_track_quat('Z', 'Y').to_euler()
        at = (p[0], p[1], z + 0.006 + g.uniform(0, 0.004))
        lathe(rounded([(0.0001, 0), (0.0011, 0.0005), (0.0012, 0.008), (0.0038, 0.013), (0.0042, 0.017), (0.0026, 0.021), (0.0001, 0.023)], 3), bud, at, 12, 60, rot, scale=0.9)['afloat'] = True
        lathe([(0.0001, -0.001), (0.0017, 0.001), (0.0014, 0.005)], stalk, at, 8, 60, rot)['afloat'] = True


def build(v='A'):
    reset(81)
    rain = v == 'B'
    world('#dfe5ea' if rain else '#f0ede6', 0.16 if rain else 0.40)
    X, F, Y, h = 2.45, -2.3, 3.3, 3.25
    ivory, ceil, teak = limewash('#ebe8e0', 0.07), paint('#f4efe5'), wood('teak', horiz=True)
    tv = wood('teak')
    door, seat = (-1.75, -0.15), (0.60, 2.60)
    room(-X, X, F, Y, h, ivory, ceil, openings=[('R', door[0], door[1], 0.0, 2.55), ('R', seat[0], seat[1], 0.0, 2.55)], front=True)
    tilefloor(-X, X + 0.2, F, Y, 0, kota(0.24), 0.6, 0.6)
    box(X + 0.2, X + 0.62, seat[0] - 0.2, seat[1] + 0.2, -0.1, 0, ivory, bev=0)  # the floor of the bay: light came in below the seat
    for q in ((-X, X, Y - 0.014, Y), (-X, -X + 0.014, F, Y)):
        box(*q, 0, 0.14, kota(0.24), bev=0.003)
    # a picture rail, and above it the wall a shade lighter
    for q in ((-X, X, Y - 0.03, Y), (-X, -X + 0.03, F, Y)):
        box(*q, 2.62, 2.66, tv, bev=0.008)
    # the bay behind the window seat juts out 0.55 m
    for a in seat:
        s = -1 if a == seat[0] else 1
        box(X + 0.2, X + 0.62, a - 0.2 * (s < 0), a + 0.2 * (s > 0), 0, 2.75, ivory, bev=0)
    box(X + 0.2, X + 0.62, seat[0], seat[1], 2.55, 2.75, ivory, bev=0)
    box(X + 0.55, X + 0.62, seat[0], seat[1], 0, 0.70, ivory, bev=0)
    windowframe('R', X + 0.58, seat[0], seat[1], 0.70, 2.55, tv, 4, t=0.05, horiz=2.02)
    pane('R', X + 0.58, seat[0], seat[1], 0.70, 2.55)
    box(X + 0.40, X + 0.62, seat[0], seat[1], 0.675, 0.70, tv, bev=0.004)
    with turned(X + 0.40, sum(seat) / 2, -90):
        windowseat(seat[1] - seat[0] - 0.002, 0.78, 0.40, teak, rain)
    # on the pier between the two: a woven tray and a palm-leaf fan, as one hangs them
    for yy, zz, r in () if rain else ((0.33, 1.72, 0.20), (0.12, 1.42, 0.15)):
        with turned(X + 0.008, yy, -90, zz):
            coiledtray(r)
    # the French window, the balcony behind it: rail, pots, a cane stool
    frenchwindow(X, door[0], door[1], 2.55, tv)
    box(X, X + 1.7, -2.6, 0.38, -0.06, -0.004, kota(0.24), bev=0)
    rail((X + 1.6, -2.6), (X + 1.6, 0.38), 0, black(0.5), tv, 1.0)
    aglaonema((X + 1.15, -0.10, 0), 0.75, 4, ceramic('#a96a4f'))
    snake_plant((X + 1.15, -1.75, 0), 0.95, 7, ceramic('#d6c9b2'))
    area((X + 0.75, sum(seat) / 2, 1.6), (1.9, 1.8), 60, '#eef2f8', dirv=(-1, 0, 0))
    area((X + 0.45, sum(door) / 2, 1.3), (1.5, 2.4), 60, '#eef2f8', dirv=(-1, 0, 0))
    if rain:
        outside('right', X + 0.2, (-1.75, 2.6), time='monsoon', light=0.62, floor=1, seed=10)
    else:
        outside('right', X + 0.2, (-1.75, 2.6), floor=1, seed=10)
        sun(-24, 17, 10, 0.8, 3600)
    # the bed, its long throw in indigo block print
    bx, by = -0.55, Y - 0.12 - 1.03
    headboard(bx, Y - 0.01, 2.02, tv)
    ajrakh = printed('ajrakh', ikat((46, 62, 98), (0.92, (228, 216, 190)), (0.78, (134, 46, 36)), (0.58, (228, 216, 190))), (0.62, 0.62), False)
    made_bed(bx, by, 0, 1.8, 2.0, 0, '#f3ecde', '#f0e8d8', ajrakh, [(-0.34, fabric(INDIGO, 0.25), 0.90)], teak, 0.32)
    for o in [o for o in bpy.data.objects if o.name.startswith('pillow_long')]:  # they lie as somebody has slept on them
        o.rotation_euler.x, o.location.z, o.location.y = math.radians(16), o.location.z - 0.10, o.location.y - 0.05
    for s in (-1, 1):
        lathe([(0.030, 0), (0.036, 0.02), (0.026, 0.05), (0.034, 0.20), (0.040, 0.24), (0.034, 0.28), (0.034, 0.33)], tv, (bx + s * 0.885, by - 0.985, 0), 28, 45)
    # night tables of teak with a cane drawer
    for s in (-1, 1):
        tx = bx + s * 1.36
        box(tx - 0.24, tx + 0.24, Y - 0.44, Y - 0.03, 0.40, 0.56, tv, bev=0.005)
        cane(tx - 0.225, tx + 0.225, 0.415, 0.545, Y - 0.462, None, tv, border=0.022, t=0.018, back=mat('dim', '#3a2a1c', rough=0.8))
        box(tx - 0.26, tx + 0.26, Y - 0.47, Y - 0.02, 0.56, 0.585, teak, bev=0.006)
        for ex in (-0.21, 0.21):
            for ey in (-0.41, -0.06):
                cyl(0.017, 0, 0.40, tv, (tx + ex, Y + ey, 0), 20, 0.002, 0.024)
    tablelamp(bx - 1.40, Y - 0.24, 0.585, brass(0.3), '#f3e6cd', 0.46, 2.5)
    # on the right one a radio, water under its lid, jasmine from last night
    tz = 0.5855
    radio(bx + 1.38, Y - 0.22, tz, 9)
    tumbler = [(0.0001, 0.001), (0.027, 0.001), (0.029, 0.004), (0.037, 0.100), (0.0385, 0.105), (0.036, 0.105), (0.028, 0.006), (0.0001, 0.004)]
    lathe(rounded(tumbler), steel(0.3), (bx + 1.20, Y - 0.33, tz), 56, 40)
    lathe(rounded([(0.0001, 0.1105), (0.008, 0.111), (0.012, 0.1085), (0.040, 0.107), (0.043, 0.104), (0.041, 0.1045), (0.0001, 0.1062)]), steel(0.3), (bx + 1.20, Y - 0.33, tz), 56, 40)
    jasmine([(bx + 1.30, Y - 0.385), (bx + 1.36, Y - 0.40), (bx + 1.42, Y - 0.375), (bx + 1.47, Y - 0.395), (bx + 1.52, Y - 0.37), (bx + 1.545, Y - 0.33)], tz)
    books_stack(bx - 1.26, Y - 0.36, 0.585, 2, 8, 0.18, 0.13)
    # over the bed nothing; a fan of teak, an old almirah's mirror on the left, a trunk at the foot
    fan(bx + 0.3, 0.9, h, black(0.4), teak, 0.66, 0.46, 4)
    ty = by - 1.38
    box(bx - 0.52, bx + 0.52, ty - 0.24, ty + 0.24, 0.05, 0.44, teak, bev=0.010)
    for e in (-0.36, 0.36):
        box(bx + e - 0.022, bx + e + 0.022, ty - 0.246, ty + 0.246, 0.046, 0.446, brass(0.36), bev=0.002)
    box(bx - 0.05, bx + 0.05, ty - 0.25, ty - 0.238, 0.28, 0.38, brass(0.36), bev=0.004)
    for ex in (-0.46, 0.46):
        for ey in (-0.18, 0.18):
            sphere(0.03, teak, (bx + ex, ty + ey, 0.028), 16)
    with turned(bx + 0.12, ty, 4, 0.446):
        foldedone(2, fabric('#c9a24f', 0.25, 0.14), (0, 0, 0.002), 0.52, 0.35, 0.046, 0.02, 0.004)
        foldedone(3, blockprint('#efe8d8', INDIGO), (0.01, 0, 0.051), 0.49, 0.33, 0.042, -0.03)
    dhurrie(bx - 1.45, bx + 1.75, ty - 0.75, ty + 0.55, ['#cfc1a2', INDIGO, '#cfc1a2', '#9b5340'], (0.15, 0.03, 0.04, 0.015))
    if rain:
        monsoon(X, seat)
    else:
        # tray with tea on the window seat, a shawl, a book face down
        sy = 1.45
        cyl(0.17, 0, 0.014, brass(0.3), (X + 0.02, sy, 0.572), 48, 0.004)
        for dx, dy in ((0.05, 0.04), (-0.06, -0.05)):
            lathe([(0.0001, 0), (0.026, 0), (0.036, 0.055), (0.033, 0.055), (0.0001, 0.008)], ceramic('#efe6d4'), (X + 0.02 + dx, sy + dy, 0.587), 28, 50)
        box(X - 0.12, X + 0.03, sy + 0.30, sy + 0.42, 0.572, 0.59, mat('bk2f', '#a9563f', rough=0.6), bev=0.003, rot=0.4)
    switch_plate(bx + 1.56, Y - 0.0005, 0.90, 3)
    # by the window seat: a striped cotton rug, a quilt folded over the end of the seat
    dhurrie(0.80, 1.50, 0.55, 2.55, ['#e2d6bb', INDIGO, '#e2d6bb', '#9b5340'], (0.30, 0.04, 0.05, 0.02))
    if not rain:
        with turned(X - 0.17, 2.07, 90, 0.562):
            foldedone(4, blockprint('#e9dfc8', '#8c4a34', 0.4), (0, 0, 0), 0.34, 0.40, 0.06, 0.03, 0.006)
    for i, (a, yy) in enumerate((('art12.png', -0.3), ('art15.png', 0.42))):
        frame(-X, yy, 1.62, 0.50, 0.66, a, tv, 'x', face=1)
    area((-0.2, F + 0.2, 2.3), (3.4, 1.2), 3 if rain else 9, '#f6f4f0', dirv=(0, 0.9, -0.35), glossy=False)
    area((-0.3, 0.6, h - 0.06), (2.6, 3), 2 if rain else 5, '#f8f6f2', glossy=False)


CAMS = dict(
    table=lambda: upright((1.20, 0.75, 1.0), (0.56, 3.2, 0.87), 45, 3.2, (0.80, 3.0, 0.66)),
    seat=lambda: upright((1.12, -0.62, 1.18), (2.53, 1.80, 0.92), 40, 3.2, (2.25, 1.45, 0.55)),
    window=lambda: camera((-0.75, 0.45, 1.12), -73, 28, -0.02, fstop=5.6, focus=3.3),
)
