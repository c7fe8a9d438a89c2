"""Master bedroom at dusk: bottle-green panelling with brass beads, an arched mustard headboard, an oval cove, the city outside.

Cameras: main, corner, ceiling, detail, reading (upright).
"""

from lib import *
from lib.bedside import clock, spectacles
from lib.coverlet import coverlet
from lib.drawings import kalamkari, mounted, picture

GREEN = '#1b3128'


def panels(x0, x1, z1, n, m, b):
    """full-height panelling on a wall at y=0 facing -y: fields with a brass bead inside a raised frame"""
    box(x0, x1, -0.012, 0, 0, z1, m, bev=0)
    w, t = (x1 - x0) / n, 0.014  # t: the bead's width
    box(x0, x1, -0.030, -0.012, 0, 0.14, m, bev=0.003)
    box(x0, x1, -0.030, -0.012, z1 - 0.12, z1, m, bev=0.003)
    for i in range(n + 1):
        a = max(x0, x0 + i * w - 0.05)
        box(a, min(x1, x0 + i * w + 0.05), -0.028, -0.012, 0.14, z1 - 0.12, m, bev=0.003)
    for i in range(n):
        a, c = x0 + i * w + 0.10, x0 + (i + 1) * w - 0.10
        for zz, ze in ((0.20, 0.82), (0.92, z1 - 0.18)):
            for q in ((a, c, zz, zz + t), (a, c, ze - t, ze), (a, a + t, zz + t, ze - t), (c - t, c, zz + t, ze - t)):
                box(q[0], q[1], -0.022, -0.010, q[2], q[3], b, bev=0.004)
        box(x0 + i * w + 0.05, x0 + (i + 1) * w - 0.05, -0.028, -0.012, 0.85, 0.89, m, bev=0.003)


def headboard(w, h, t, m):
    """a padded arch, its back at y=0: one broad cushion inside a rolled border"""
    n, sh = 48, 0.62  # sh: height of the shoulders
    rise = h - sh

    def outline(k):
        a, hh = w / 2 - k, rise - k
        return [(-a, 0.0)] + [(-math.cos(pi * i / n) * a, sh + math.sin(pi * i / n) ** 0.85 * hh) for i in range(n + 1)] + [(a, 0.0)]

    rings = [(0.0, 0.0), (0.0, t * 0.7), (0.012, t * 0.93), (0.035, t), (0.075, t), (0.095, t * 0.88), (0.105, t * 0.66), (0.118, t * 0.82), (0.15, t * 0.96), (0.24, t * 1.03)]
    V, F = [], []
    K = n + 3
    for k, d in rings:
        V += [(x, -d, z) for x, z in outline(k)]
    for j in range(len(rings) - 1):
        for i in range(K - 1):
            F.append((j * K + i, j * K + i + 1, (j + 1) * K + i + 1, (j + 1) * K + i))
    F.append(tuple(range((len(rings) - 1) * K, len(rings) * K))[::-1])
    return obj('headboard', pmesh('headboard', V, [f[::-1] for f in F]), m, smooth=60)


def readinglight(x, y, z, off=False):
    """a brass reading light on a wall at y: rose, jointed arm, small cone turned to the pillow"""
    b = brass(0.2)
    cyl(0.034, 0, 0.012, b, (x, y, z), 36, 0.004, rot=(pi / 2, 0, 0))
    tube([(x, y - 0.01, z), (x, y - 0.06, z), (x, y - 0.06, z + 0.12), (x - 0.03, y - 0.12, z + 0.16)], 0.007, b, smooth=False)
    sphere(0.012, b, (x, y - 0.06, z + 0.12), 16)
    sphere(0.012, b, (x - 0.03, y - 0.12, z + 0.16), 16)
    o = lathe([(0.044, -0.07), (0.041, -0.07), (0.019, 0.01), (0.012, 0.03), (0.0001, 0.032)], b, (x - 0.04, y - 0.14, z + 0.155), 40, 40, (-0.35, 0.35, 0))
    if off:
        return
    o = lathe([(0.0001, -0.052), (0.034, -0.052)], glow('#ffe0b0', 9), (x - 0.04, y - 0.14, z + 0.155), 28, None, (-0.35, 0.35, 0))
    spot((x - 0.05, y - 0.145, z + 0.105), 16, 2800, 110, target=(x - 0.16, y - 0.05, z - 0.6), fixture=False)


def bound(x, y, z, rot, c, leaf='#d9c9a4', t=0.030, w=0.145, h=0.215):
    """a thick book lying shut, its fore-edge to -y with its leaves to be seen, a ribbon out of it"""
    g, cloth_ = R.Random(7), fabric(c, 0.2, 0.07)
    with turned(x, y, rot, z):
        for q in ((0, 0.0026), (t - 0.0026, t)):
            box(-h / 2, h / 2, -w / 2, w / 2, *q, cloth_, bev=0.0010)
        box(-h / 2, h / 2, w / 2 - 0.004, w / 2 + 0.003, 0.0027, t - 0.0027, cloth_, bev=0.001)
        n = 15
        for k in range(n):  # its sections, no two cut alike
            e = g.uniform(0.0028, 0.0042)
            a = 0.0028 + (t - 0.0056) * k / n
            box(-h / 2 + e, h / 2 - e, -w / 2 + e, w / 2 - 0.0045, a, a + (t - 0.0056) / n - 0.00022, mat('leaves%d' % (k % 3), (leaf, '#cdbb93', '#d3c39c')[k % 3], rough=0.95, var=0.04), bev=0.0003)
        P = [(0.02, -w / 2 + 0.01, t * 0.55), (0.022, -w / 2 - 0.006, t * 0.5), (0.026, -w / 2 - 0.012, t * 0.22), (0.030, -w / 2 - 0.022, 0.0012), (0.036, -w / 2 - 0.045, 0.0012)]
        V = [(px + s * 0.003, py, pz) for px, py, pz in P for s in (-1, 1)]
        o = obj('ribbon', pmesh('ribbon', V, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(P) - 1)]), fabric('#8c2f2a', 0.1, 0.05), smooth=60)
        o['afloat'] = True
    return z + t


def corner(b):
    """what makes the chair somebody's: its cushion let go, on the table a book and a steel tumbler of milk"""
    slump(0.9)
    bound(1.69, -1.53, 0.50, 24, '#2d3f4a')
    tumbler = [(0.0001, 0.001), (0.025, 0.001), (0.027, 0.004), (0.034, 0.092), (0.0355, 0.098), (0.033, 0.098), (0.0300, 0.080), (0.0001, 0.080)]
    lathe(rounded(tumbler), steel(0.32), (1.83, -1.43, 0.50), 56, 40)
    lathe([(0.0001, 0.0806), (0.0299, 0.0806)], mat('milk', '#e9e1cf', rough=0.4), (1.83, -1.43, 0.50), 40)


def bed(by, mustard):
    """made for the night: a quilted coverlet that hangs to the floor, the sheet turned back over it, a wool throw at the foot"""
    linen, rust = fabric('#e8e2d5', 0.08, 0.30, 0.3, 0.2), fabric('#7a3c28', 0.3, 0.10, 0.6, 0.5)
    with turned(0, by):
        box(-0.92, 0.92, -1.02, 1.02, 0.14, 0.36, mustard, bev=0.012)
        box(-0.84, 0.84, -0.94, 0.94, 0, 0.14, black(), bev=0)
        softbox(1.81, 2.02, 0.24, linen, (0, 0, 0.43), r=0.07, puff=0.004, wr=0.002)
        coverlet(1.86, 2.08, 0.562, fabric('#c6b592', 0.12, 0.30, 0.3, 0.25), -1.52, 0.46, 0.475, 0.06, 0.088, 0.005, 0.020, 0.004, 0.008, 3)
        coverlet(1.885, 2.08, 0.575, linen, 0.20, 0.52, 0.30, 0.065, 0, 0, 0.016, 0.005, 0.007, 5)
        coverlet(1.90, 2.08, 0.577, rust, -0.86, -0.36, 0.27, 0.065, 0.026, 0.0012, 0.020, 0.006, 0.008, 8, fringe=rust)
        for s in (-1, 1):
            simmesh('pillow_long', linen, (s * 0.46, 0.74, 0.70), (math.radians(30), 0, -0.05 * s), 1.0)
        simmesh('pillow', velvet('#2c4a3e'), (-0.03, 0.50, 0.80), (math.radians(42), 0, 0.08), 0.86)


def build(v='A'):
    reset(71)
    world('#46557a', 0.16 if v == 'C' else 0.22)
    X, F, Y, h = 2.7, -4.3 if v == 'C' else -2.3, 3.2, 3.05
    reading, oval = v == 'B', v == 'C'  # C: one lies down: the oval, the reading lights
    m, b, bead, ceil = lacquer(GREEN, 0.80 if reading else 0.58), brass(0.26), brass(0.42), paint('#ebe8e1' if oval else '#d9d2c4')
    room(-X, X, F, Y, h, paint('#cfc7b8'), ceil, openings=[('L', -1.3, 2.3, 0.30, 2.55)], front=True)
    floor(-X, X, F, Y, 0, floorwood('smoked', 0.46))
    zt = h - 0.20
    with turned(0, Y):
        panels(-X, X, zt, 6, m, bead)
    with turned(X, (Y + F) / 2, -90):
        panels(-(Y - F) / 2, (Y - F) / 2, zt, 8 if oval else 6, m, bead)
    with turned(0, F, 180):
        panels(-X, X, zt, 6, m, bead)
    # an oval cove over the bed
    r, yc = (1.45, 0.80) if oval else (1.62, 0.55)
    with turned(0, yc) as root:
        roundcove(0, 0, h, r, -X, X, (F - yc) / 1.25, (Y - yc) / 1.25, 0.20, ceil, 3000 if oval else 2900, 9 if oval else 6, n=192 if oval else 96)
    root.scale = (1, 1.25, 1)
    # the window on the left with the city; wool curtains, no sheer
    windowframe('L', -X - 0.1, -1.3, 2.3, 0.30, 2.55, black(), 3)
    pane('L', -X - 0.1, -1.3, 2.3, 0.30, 2.55)
    box(-X - 0.1, -X + 0.12, -1.36, 2.36, 0.27, 0.30, marble('nero', 1.2), bev=0.004)
    outside('left', -X - 0.2, (-1.3, 2.3), 'tower', 'dusk', floor=7)
    area((-X - 0.32, 0.5, 1.5), (3.5, 2.2), 70 if oval else 52, '#b9c3e6' if oval else '#a9b9e6', dirv=(1, 0, 0.05 if oval else 0))
    for y0, y1, sd in ((-1.95, -1.15, 3), (2.15, 2.95, 5)):
        curtain(y0, y1, -X + 0.18, 0.01, zt, drape('#b3a284'), 0.10, 0.05, sd, 'y')
    # the bed
    by = Y - 0.20 - 1.05
    mustard = velvet('#b98a35')
    with turned(0, Y - 0.032):
        headboard(2.35, 1.42, 0.13, mustard)
    if oval:
        bed(by, mustard)
    else:
        made_bed(0, by, 0, 1.8, 2.0, 0, '#e9e2d3', '#e4dccb', fabric('#2f4a3f', 0.3, 0.16, 0.6, 0.6), [(-0.30, velvet('#2c4a3e'), 0.92), (0.30, velvet('#8a4b32'), 0.88)], mustard, 0.31)
    # night tables: drums of smoked oak with a marble top
    for s in (-1, 1):
        tx, ty = s * 1.46, Y - 0.36
        cyl(0.24, 0.03, 0.48, wood('smoked'), (tx, ty, 0), 64, 0.006)
        cyl(0.20, 0.0, 0.03, black(), (tx, ty, 0), 48)
        cyl(0.246, 0.48, 0.502, marble('nero', 1.0), (tx, ty, 0), 72, 0.004)
        for zz in (0.12, 0.43):
            lathe([(0.2405, zz), (0.2435, zz), (0.2435, zz + 0.010), (0.2405, zz + 0.010)], b, (tx, ty, 0), 72, 40)
        readinglight(s * 1.36, Y - 0.012, 1.18)
        if oval:  # what the cones leave on the panelling
            point((s * 1.36 - 0.05, Y - 0.20, 1.27), 1.6, 2750, 0.05)
        switch_plate(s * 1.50, Y - 0.012, 0.74, 3, 'x', -1, brass(0.34), mat('key2', '#2a2825', rough=0.3))
    z = 0.502
    spectacles(1.385, Y - 0.43, books_stack(1.385, Y - 0.42, z, 2, 31, 0.20, 0.14, 0.1), 20)
    clock(1.52, Y - 0.27, z, 12)
    lathe([(0.0001, 0), (0.032, 0), (0.038, 0.07), (0.036, 0.07), (0.030, 0.006), (0.0001, 0.006)], ceramic('#d8cdb9'), (1.56, Y - 0.46, z), 36, 50)
    tube([(1.597, Y - 0.46, z + 0.055), (1.622, Y - 0.46, z + 0.052), (1.622, Y - 0.46, z + 0.022), (1.596, Y - 0.46, z + 0.018)], 0.0045, ceramic('#d8cdb9'))
    vase('round', ceramic('#8a4b32'), (-1.46, Y - 0.36, z), 0.55)
    branches((-1.46, Y - 0.36, z + 0.13), 0.34, 6, 6, '#6f7f56')
    # reading corner at the right front: wing chair, lamp, shelf let into the panelling
    if not oval:
        wing(1.78, -0.75, -62, fabric('#743c27', 0.3, 0.14), blockprint('#d8c9a8', '#3d4f48', 0.30) if reading else None)
    if reading:
        corner(b)
    before = set(bpy.data.objects)
    if not oval:
        floorlamp(2.28, -0.05, 0, 1.55, b, 0.2 if reading else 3)
    if reading:  # the light of the shade on the panelling, without a hole between what leaves it above and below
        for o in set(bpy.data.objects) - before:
            o.visible_shadow = False
        point((2.28, -0.05, 1.44), 1.5, 2750, 0.14)
    for z, up in () if reading or oval else ((1.47, 1), (1.32, -1)):  # what leaves its shade above and below: the pools on the panelling
        spot((2.28, -0.05, z), 13, 2700, 112, 0.45, fixture=False, target=(2.28, -0.05, z + up)).data.shadow_soft_size = 0.06
    rtable(1.72, -1.52, 0, 0.21, 0.50, marble('nero', 1.0), b, 0.022, 'legs')
    if not reading:
        books_stack(1.70, -1.54, 0.50, 3, 22, 0.21, 0.15)
        lathe([(0.0001, 0), (0.032, 0), (0.038, 0.07), (0.036, 0.07), (0.030, 0.006), (0.0001, 0.006)], ceramic('#d8cdb9'), (1.83, -1.44, 0.50), 36, 50)
        frame(X - 0.020, -0.925, 1.66, 0.56, 0.72, picture('peafowl', mounted(kalamkari()[900:1250, 610:880], 0.2)), b, 'x', face=-1)
    snake_plant((2.28, -1.86, 0), 1.1, 6, ceramic('#3a3a36'))
    if not oval:
        roundrug(1.62, -0.98, 1.0, fabric('#8d8064', 0.4, 0.14, 0.5, 0.9), 0.008, 0.009, ring=(fabric('#3b4a40', 0.4, 0.14, 0.5, 0.9), 0.88, 0.92))
    # a bench at the bed's foot
    if not oval:
        padbox(1.30, 0.44, 0.15, velvet('#2c4a3e'), (0, by - 1.40, 0.38), 0.03, seed=2, front=False)
        for s in (-1, 1):
            tube([(s * 0.55, by - 1.56, 0.014), (s * 0.55, by - 1.56, 0.30), (s * 0.55, by - 1.24, 0.30), (s * 0.55, by - 1.24, 0.014)], 0.012, b, smooth=False)
    if not oval:
        money_plant((-2.25, 2.72, 0), 1.45, 5, ceramic('#3a3a36'), pole=True)
    if oval:
        dhurrie(-1.62, 1.62, -0.10, 2.25, ('#6a6148', '#34423a') * 5, (0.07, 0.05, 0.03, 0.015, 1.985, 0.015, 0.03, 0.05, 0.10, 0.01))
    else:
        roundrug(0, by - 0.75, 1.5, fabric('#7d6a45', 0.4, 0.12, 0.5, 0.9), 0.008, 0.009, sx=1.25, ring=(fabric('#3b4a40', 0.4, 0.12, 0.5, 0.9), 1.12, 1.42))
    plump()
    for p in () if oval else ((-0.85, 2.85), (0.85, 2.85), (2.25, 1.3), (-2.2, -1.9)):
        spot((p[0], p[1], zt), 11, 2900, 58)
    area((0.3, F + 0.2, 2.0), (3.4, 1.2), 2 if oval else 3, '#dfe4ee' if oval else '#ffeeda', dirv=(-0.1, 0.9, -0.2), glossy=False)


CAMS = dict(
    main=lambda: camera((0.65, -2.1, 1.25), 9, 23, 0.01, fstop=7, focus=4.4),
    corner=lambda: camera((-1.30, -0.42, 1.15), -104, 29, -0.055, fstop=5.6, focus=3.4),
    oval=lambda: upright((-0.72, -4.05, 1.22), (0.16, 2.60, 1.99), 38, 6.3, (0.0, 2.2, 1.4)),
    ceiling=lambda: camera((-2.05, -2.1, 0.98), -28, 21, 0.17, fstop=8, focus=4.2),
    detail=lambda: camera((1.10, 1.62, 1.02), -9.5, 29, -0.05, fstop=4, focus=1.5),
    reading=lambda: upright((0.98, -2.28, 0.80), (1.80, -0.76, 0.76), 36, 2.4, (1.72, -0.9, 0.6)),
)
