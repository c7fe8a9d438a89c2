"""Open-to-sky court of a Deccan house: kota slabs, water bowl, frangipani, teak pillars under a tiled lean-to,
a tall jaali wall that throws its stars on the floor in the morning.

Cameras: main (the court), loggia (the daybed under the roof), pot (upright, on the bench by the jaali).
"""

from lib import *


def pillar(x, y, h, m, stone):
    """a turned teak pillar on a stone base, with a bracket capital"""
    box(x - 0.17, x + 0.17, y - 0.17, y + 0.17, 0, 0.30, stone, bev=0.012)
    lathe([(0.0001, 0.30), (0.13, 0.30), (0.135, 0.34), (0.10, 0.38), (0.115, 0.44), (0.098, 0.50), (0.092, 1.3), (0.082, h - 0.62), (0.105, h - 0.58), (0.085, h - 0.54), (0.12, h - 0.46), (0.12, h - 0.42), (0.0001, h - 0.42)], m, (x, y, 0), 56, 45)
    box(x - 0.12, x + 0.12, y - 0.12, y + 0.12, h - 0.42, h - 0.26, m, bev=0.008)
    for s in (-1, 1):
        P = [(s * 0.10, h - 0.40), (s * 0.20, h - 0.39), (s * 0.30, h - 0.31), (s * 0.42, h - 0.27), (s * 0.46, h - 0.20), (s * 0.10, h - 0.20)]
        k = len(P)
        V = [(x + a, y + d, z) for d in (-0.055, 0.055) for a, z in P]
        obj('bracket', pmesh('bracket', V, [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]), m)
    box(x - 0.15, x + 0.15, y - 0.10, y + 0.10, h - 0.26, h - 0.18, m, bev=0.006)


def tiles_roof(x0, x1, y0, y1, z0, z1, seed=0):
    """a lean-to of half-round clay tiles from the eave y0, z0 up to the wall y1, z1"""
    g = R.Random(seed)
    m = mat('claytile', '#a85f40', rough=0.85, var=0.25, tex='plaster.png', size=0.4, ramp=[(0, '#8a4a31'), (1, '#b97350')])
    a = math.atan2(z1 - z0, y1 - y0)
    L = math.hypot(y1 - y0, z1 - z0)
    key = 'halftile'
    if key not in MESHES:
        n, V, F = 10, [], []
        for j, yy in enumerate((0, 0.34)):
            for q in range(n + 1):
                t = pi * q / n
                r = 0.095 - 0.012 * j
                for rr in (r, r - 0.013):
                    V.append((math.cos(t) * rr, yy, math.sin(t) * rr * 0.8))
        w = 2 * (n + 1)
        for q in range(n):
            F += [(2 * q, 2 * q + 2, w + 2 * q + 2, w + 2 * q), (2 * q + 1, w + 2 * q + 1, w + 2 * q + 3, 2 * q + 3), (2 * q, 2 * q + 1, 2 * q + 3, 2 * q + 2), (w + 2 * q, w + 2 * q + 2, w + 2 * q + 3, w + 2 * q + 1)]
        MESHES[key] = pmesh(key, V, F)
    for i in range(int((x1 - x0) / 0.175)):
        for j in range(int(L / 0.27)):
            t = j * 0.27
            o = obj('tile', MESHES[key], m, (x0 + 0.09 + i * 0.175 + g.uniform(-0.006, 0.006), y0 - 0.06 + t * math.cos(a), z0 + 0.05 + t * math.sin(a)), (a + 0.05, 0, g.uniform(-0.03, 0.03)), smooth=50)
    box(x0, x1, 0, L, -0.03, 0.0, wood('teak', horiz=True), bev=0).matrix_world = Matrix.Translation(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)) @ Euler((a, 0, 0)).to_matrix().to_4x4()
    n = int((x1 - x0) / 0.55)
    for i in range(n + 1):
        x = x0 + 0.04 + (x1 - x0 - 0.08) * i / n
        o = box(x - 0.035, x + 0.035, -0.28, L, -0.13, -0.03, wood('teak', horiz=True), bev=0.004)
        o.matrix_world = Matrix.Translation((x, (y0 + y1) / 2 - 0.14 * math.cos(a), (z0 + z1) / 2 - 0.08 - 0.14 * math.sin(a))) @ Euler((a, 0, 0)).to_matrix().to_4x4()


def daybed(x, y, m):
    """a low teak bed with turned feet, a mattress, bolsters and block prints; long side to -y"""
    w, d, h = 2.1, 0.98, 0.36
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, h - 0.09, h, m, bev=0.012)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe([(0.0001, 0), (0.03, 0), (0.045, 0.06), (0.03, 0.11), (0.05, 0.17), (0.05, h - 0.09)], m, (x + sx * (w / 2 - 0.07), y + sy * (d / 2 - 0.07), 0), 36, 50)
    for s in (-1, 1):  # ends of spindles
        for sy in (-1, 1):
            lathe([(0.028, h), (0.036, h + 0.05), (0.026, h + 0.12), (0.03, h + 0.34), (0.04, h + 0.37), (0.02, h + 0.41), (0.0001, h + 0.42)], m, (x + s * (w / 2 - 0.045), y + sy * (d / 2 - 0.05), 0), 32, 50)
        tube([(x + s * (w / 2 - 0.045), y - d / 2 + 0.05, h + 0.32), (x + s * (w / 2 - 0.045), y + d / 2 - 0.05, h + 0.32)], 0.018, m, smooth=False)
        for i in range(7):
            yy = y - d / 2 + 0.15 + i * (d - 0.3) / 6
            tube([(x + s * (w / 2 - 0.045), yy, h), (x + s * (w / 2 - 0.045), yy, h + 0.32)], 0.010, m, smooth=False)
    padbox(w - 0.16, d - 0.06, 0.15, blockprint('#efe6d4', '#2f4a66', 0.5), (x, y, h + 0.075), 0.045, fabric('#2f4a66'), front=False, n=22)
    bolster(x - w / 2 + 0.22, y, h + 0.15, blockprint('#2f4a66', '#e9dfc8', 0.4), 0.82, 0.11, 90)
    bolster(x + w / 2 - 0.22, y, h + 0.15, blockprint('#2f4a66', '#e9dfc8', 0.4), 0.82, 0.11, 90)
    for i, (px, mm, s, t) in enumerate(((-0.45, fabric('#b8562f', 0.25), 1.0, 0.1), (-0.02, blockprint('#efe6d4', '#8a4030', 0.4), 1.0, -0.08), (0.42, fabric('#d3a13f', 0.25), 0.95, 0.12))):
        simmesh('pillow', mm, (x + px, y + d / 2 - 0.20, h + 0.37), (math.radians(68), 0.05, t), s)
    openbook(x + 0.35, y - 0.18, h + 0.165, 0.4)


def build(v='A'):
    reset(81)
    X, Y, F, h = 3.3, 4.6, -3.2, 4.6
    yl, zl = 2.5, 2.75  # eave line of the loggia
    white, teak, kt = limewash('#efe5d4', 0.18), wood('teak', rough=0.5), kota(0.4)
    ochre = limewash('#d9a860', 0.22)
    world('#cfe0f5', 0.85)
    tilefloor(-X, X, F - 2, yl - 0.35, 0, kt, 0.75, 0.75, 0.005)
    tilefloor(-X - 1, X + 1.2, yl - 0.30, Y, 0.15, oxide('#7d3f30'), 1.2, 1.2, 0.001)
    box(-X, X, yl - 0.36, yl - 0.28, -0.05, 0.15, kota(0.35), bev=0.01)
    box(-X - 1, X + 1.2, yl - 0.30, Y, -0.05, 0.138, white, bev=0)
    # walls: ochre at the left with a niche, jaali at the right towards the sun, house wall behind
    wall(-X - 0.25, -X, F - 2, Y, 0, h, ochre)
    wall(-X, X + 1.2, Y, Y + 0.25, 0, h + 0.6, white)
    wall(X, X + 0.2, F - 2, -2.3, 0, h, white)
    wall(X, X + 0.2, 1.95, yl - 0.2, 0, h, white)
    wall(X, X + 0.2, -2.3, 1.95, 0, 0.35, white)
    wall(X, X + 0.2, -2.3, 1.95, 3.9, h, white)
    stone = limewash('#e3cfae', 0.15)
    jaali(-2.3, 1.95, 0.35, 3.9, X + 0.1, stone, 'star', 0.42, 0.030, 0.045, 'y', 0.09)
    # what is behind the jaali and above the walls
    outside('far', Y + 0.25, kind='sky', light=0.6)
    for i in range(4):
        tree(X + 5.5, -3 + i * 3.0, 0, 3.0 + 0.4 * (i % 2), 1.5, 30 + i, ('#55803a', '#6d934a')[i % 2])
    box(X + 1.2, X + 30, -20, 40, -0.2, -0.02, mat('lawn', '#58753a', rough=1), bev=0)
    box(-20, X + 1.3, Y + 0.6, Y + 30, -0.2, -0.02, mat('lawn', '#58753a', rough=1), bev=0)
    hedge(X + 2.6, X + 3.4, -4, 11, 2.0, -0.03, 6, dens=2.2)
    palm(-6.5, Y + 8, 0, 8.8, 5)
    palm(2.6, Y + 11, 0, 12.2, 9)
    tree(-1.5, Y + 7, 0, 9.8, 3.0, 33, '#6d934a')
    # loggia: pillars, beam, lean-to of clay tiles
    for x in (-2.55, -0.75, 1.05, 2.85):
        pillar(x, yl, zl, teak, kota(0.4))
    box(-X, X + 1.2, yl - 0.10, yl + 0.10, zl - 0.18, zl, wood('teak', horiz=True, rough=0.5), bev=0.008)
    tiles_roof(-X, X + 1.2, yl - 0.42, Y, zl + 0.02, zl + 0.92, 4)
    # house wall: doors to the rooms, daybed, pictures
    for x in (-2.15,):  # panelled doors
        box(x - 0.62, x + 0.62, Y - 0.06, Y + 0.02, 0.15, 2.35, wood('teak', rough=0.5), bev=0.006)
        for s in (-1, 1):
            a, b = sorted((x + s * 0.02, x + s * 0.52))
            box(a, b, Y - 0.085, Y - 0.055, 0.18, 2.25, wood('teak', straight=True), bev=0.004)
            for z0, z1 in ((0.28, 0.85), (0.97, 1.54), (1.66, 2.15)):
                box(a + 0.08, b - 0.08, Y - 0.098, Y - 0.07, z0, z1, wood('teak', straight=True), bev=0.012)
            for q in range(3):
                sphere(0.018, brass(0.25), (x + s * 0.06, Y - 0.095, 0.9 + q * 0.64), 16, scale=(1, 0.6, 1))
        lathe([(0.0001, 0.012), (0.02, 0.012), (0.03, 0), (0.0001, 0)], brass(0.25), (x - 0.09, Y - 0.09, 1.22), 24, 50, (pi / 2, 0, 0))
    with turned(0, 0, 0, 0.15):
        daybed(0.95, Y - 0.85, teak)
    for i in range(3):
        frame(0.25 + i * 0.62, Y - 0.001, 1.72, 0.46, 0.58, 'art%d.png' % (2, 3, 1)[i], teak)
    fan(0.9, 3.45, zl + 0.48, brass(0.3), wood('teak', horiz=True), 0.6, 0.50)
    for x in (-1.65, 0.15, 1.95):  # brass lamps hung from the beam
        tube([(x, yl, zl - 0.18), (x, yl, zl - 0.62)], 0.004, brass(0.25), smooth=False)
        lathe([(0.0001, -0.16), (0.016, -0.14), (0.03, -0.10), (0.075, -0.08), (0.08, -0.065), (0.03, -0.06), (0.012, -0.02), (0.018, 0.0), (0.0001, 0.02)], brass(0.2), (x, yl, zl - 0.62), 40, 50)
    rtable(-0.55, Y - 1.05, 0.15, 0.24, 0.42, wood('teak', horiz=True), teak, 0.025, 'legs')
    plate(-0.55, Y - 1.05, 0.57, 0.13, brass(0.25))
    teacup(-0.59, Y - 1.08, 0.576, ceramic('#efe8dc'), 1.0, False)
    jar(-0.47, Y - 1.0, 0.576, 0.045, 0.12, '#9c8a4e')
    slippers(0.6, Y - 1.6, 0.151, 0.2)
    # water bowl with flowers, frangipani, planting along the ochre wall
    lathe([(0.0001, 0), (0.36, 0), (0.42, 0.06), (0.56, 0.30), (0.60, 0.42), (0.60, 0.46), (0.52, 0.46), (0.50, 0.40), (0.0001, 0.36)], limewash('#8f8b80', 0.2), (0.25, 0.35, 0), 72, 40)
    cyl(0.515, 0.42, 0.428, mat('water', '#26352f', rough=0.03, spec=0.8), (0.25, 0.35, 0), 64, 0)
    g = R.Random(3)
    for i in range(46):
        a, r = g.uniform(0, 6.28), 0.47 * math.sqrt(g.random())
        if r < 0.18 and i % 2:
            continue
        obj('bloom', clump(16, 0.030, (0.03, 0.022), 9, -0.2), mat('fl' + ('#e0700c', '#eca314', '#f3ead6', '#c2466a')[i % 4], ('#e0700c', '#eca314', '#f3ead6', '#c2466a')[i % 4], rough=0.8), (0.25 + r * math.cos(a), 0.35 + r * math.sin(a), 0.438), scale=(1, 1, 0.6))
    box(-2.95, -1.55, -0.95, 0.95, 0, 0.42, kota(0.4), bev=0.014)
    box(-2.83, -1.67, -0.83, 0.83, 0.38, 0.428, mat('soil', '#2b211a', rough=1), bev=0)
    tree(-2.25, 0.05, 0.40, 3.5, 1.35, 71, '#4f7d38', (0.19, 0.062), 1.25, 0.085, '#8b7f70', flowers='#f6e6d2')
    for i in range(9):
        shrub(-2.7 + 0.42 * (i % 3), -0.65 + 0.6 * (i // 3), 0.40, g.uniform(0.22, 0.4), 0.5, 80 + i, g.choice(['#55803a', '#6f9446', '#456f33']), (0.08, 0.034), n=16)
    for i, (x, y, kind) in enumerate(((-2.9, 1.75, 'a'), (-2.85, -1.7, 'f'), (2.85, 1.75, 'a'), (2.75, -2.6, 'a'))):
        areca((x, y, 0), 1.5 + 0.3 * (i % 2), 5 + i, ceramic(('#a2573d', '#b86f4c')[i % 2])) if kind == 'a' else tulsi((x, y, 0), 0.85, 8, ceramic('#a2573d'), r=0.18)
    # a stone bench against the jaali with a brass pot
    box(X - 0.55, X + 0.05, -1.2, 1.0, 0.38, 0.46, kota(0.35), bev=0.012)
    box(X - 0.06, X + 0.05, -1.19, 0.99, 0.352, 0.378, kota(0.35), bev=0)
    box(X - 0.014, X + 0.002, 1.0, yl - 0.37, 0, 0.085, kota(0.35), bev=0.003)
    for y in (-0.95, 0.72):
        box(X - 0.50, X - 0.06, y - 0.08, y + 0.08, 0, 0.38, kota(0.4), bev=0.01)
    belly = [(0.0001, 0.002), (0.055, 0), (0.085, 0.006), (0.118, 0.030), (0.145, 0.065), (0.158, 0.100), (0.160, 0.125), (0.153, 0.152), (0.135, 0.180), (0.108, 0.205)]
    neck = [(0.084, 0.222), (0.073, 0.236), (0.072, 0.248), (0.080, 0.262), (0.096, 0.276), (0.110, 0.285), (0.1145, 0.2885), (0.1135, 0.292), (0.108, 0.292)]
    lathe(rounded(belly + neck + [(0.094, 0.281), (0.078, 0.266), (0.066, 0.248), (0.066, 0.225)]), brass(0.22), (X - 0.28, 0.55, 0.46), 128, 180)
    # light: sun through the jaali, sky, the glow under the roof
    sun(-20, 40, 12, 0.5, 4300)
    area((0, -0.5, h + 2.5), (7, 6), 300, '#dbe8ff', dirv=(0, 0, -1), glossy=False)
    area((0.3, yl + 0.3, 2.2), (5, 0.6), 22, '#fff0dc', dirv=(0, 1, -0.25), glossy=False)
    area((0, F - 1.5, 2.4), (6, 2.5), 90, '#eaf1ff', dirv=(0, 1, -0.05), glossy=False)


CAMS = dict(
    main=lambda: camera((-0.35, -4.3, 1.45), -3, 24, 0.06, fstop=8, focus=5),
    loggia=lambda: camera((-0.9, 0.55, 1.36), -30, 26, 0.02, fstop=7, focus=3.5),
    pot=lambda: upright((1.45, -1.45, 0.78), (3.0, 0.62, 0.92), 55, 2.4, (3.02, 0.55, 0.6)),
)
