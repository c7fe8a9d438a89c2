"""A child's room: painted hills, a house bunk in ash, an arched reading nook with book ledges, oak floor, noon.

Cameras: main, nook; of B, a wet evening with the alcove's lamp lit: lamp (upright); of C, a clear forenoon, without the nook: bunk (upright).
"""

from itertools import cycle

from lib import *
from lib.coverlet import coverlet
from lib.folk_toys import cart

CREAM, SAGE, MUSTARD, TERRA, BLUE = '#efe8da', '#8d9a7c', '#d1a04e', '#b5694c', '#8fa5ac'


def hills(x0, x1, y, base):
    """painted hills, three tones of sage, each a hand's breadth in front of the last, and a pale sun"""
    lathe([(0.0001, 0), (0.30, 0)], paint('#ecc98f'), (x0 + 2.72, y - 0.004, 2.02), 64, None, (pi / 2, 0, 0))
    for k, (c, h, bumps) in enumerate((
        ('#c3cbb2', 1.50, ((0.6, 0.42, 1.1), (2.9, 0.34, 0.9), (4.3, 0.30, 0.8))),
        ('#a5b092', 1.14, ((1.5, 0.34, 0.9), (3.5, 0.42, 0.8), (-0.2, 0.3, 0.7))),
        ('#84926f', 0.80, ((0.5, 0.30, 0.8), (2.4, 0.26, 0.9), (4.2, 0.32, 0.7))),
    )):  # fmt: skip
        V, n = [], 120
        for i in range(n + 1):
            x = (x1 - x0) * i / n
            z = h - 0.18 + sum(a * math.exp(-(((x - c0) / w) ** 2)) for c0, a, w in bumps)
            V += [(x0 + x, y - 0.006 - 0.003 * k, base), (x0 + x, y - 0.006 - 0.003 * k, z)]
        obj('hill', pmesh('hill', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]), paint(c))


def ledge(x0, x1, y, z, m, titles, seed=0, d=0.10):
    """a shallow shelf with a lip, along it picture books, whose covers come from the iterator titles"""
    r = R.Random(seed)
    box(x0, x1, y - d, y, z - 0.018, z, m, bev=0.003)
    box(x0, x1, y - d, y - d + 0.012, z, z + 0.045, m, bev=0.003)
    x = x0 + 0.03
    while x < x1 - 0.16:
        h = r.uniform(0.22, 0.30)
        w = h * r.uniform(0.74, 0.84)
        if x + w > x1 - 0.01:
            break
        picturebook(x + w / 2, y - 0.046 + r.uniform(-0.004, 0.004), z, w, h, next(titles), r.uniform(0.009, 0.016), r.uniform(0.09, 0.15))
        x += w + r.uniform(0.02, 0.05)


def bunting(p, q, n, sag, colours):
    P, Q = Vector(p), Vector(q)
    f = lambda t: P.lerp(Q, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
    tube([f(i / 16) for i in range(17)], 0.003, fabric('#e8ddc8'), smooth=False)
    for e in (P, Q):
        sphere(0.013, wood('ash'), e, 16)  # the pins it hangs from
    for i in range(n):
        a, b = f((i + 0.12) / n), f((i + 0.88) / n)
        c = (a + b) / 2 - Vector((0, 0, (b - a).length * 1.05))
        o = obj('flag', pmesh('flag', [a, b, c], [(0, 1, 2)]), fabric(colours[i % len(colours)], 0.2))
        o.modifiers.new('s', 'SOLIDIFY').thickness = 0.002


def nook(ash, v):
    """a built-in of 3.0 m against a wall at y=0, facing -y: an arched alcove with a seat, ledges either side"""
    x0, x1, d, h = -1.5, 1.5, 0.62, 2.25
    front = paint('#dfd3bb' if v == 'A' else '#e6e2d8')
    archpanel(x0, x1, 0.0, h, -d, 0, 1.36, 1.98, front, 0.04, 0.40, 0.60)
    box(x0, x0 + 0.04, -d + 0.04, 0, 0, h, front, bev=0)
    box(x1 - 0.04, x1, -d + 0.04, 0, 0, h, front, bev=0)
    box(x0 - 0.015, x1 + 0.015, -d - 0.02, 0, h, h + 0.03, ash, bev=0.004)
    box(-0.74, 0.74, -0.03, -0.022, 0.35, 2.05, limewash('#b9765a', 0.10), bev=0)
    box(-0.76, 0.76, -d - 0.03, -0.03, 0.40, 0.432, ash, bev=0.006)
    for i in range(2):
        fronts(-0.68 + i * 0.68, i * 0.68, 0.09, 0.39, -d - 0.018, ash, 1, 1)
        box(-0.40 + i * 0.68, -0.28 + i * 0.68, -d - 0.03, -d - 0.018, 0.33, 0.345, brass(), bev=0.003)
    if v != 'A':  # no light between the fronts and the seat, jambs beside the drawers
        box(-0.70, 0.70, -d - 0.014, -d - 0.0005, 0.3885, 0.3995, mat('shadow gap', '#2e2722', rough=0.9), bev=0)
        for q in ((-0.735, -0.684), (0.684, 0.735)):
            box(*q, -d - 0.020, -d - 0.0005, 0.02, 0.3995, ash, bev=0.002)
        box(-0.683, 0.683, -d - 0.008, -d - 0.0005, 0.02, 0.085, mat('kick', '#4a4038', rough=0.8), bev=0)
    padbox(1.32, 0.56, 0.11, fabric('#cfc39f', 0.2), (0, -d / 2 - 0.02, 0.485), 0.035, front=False, n=20)
    if v == 'A':
        P = lambda m, px, pz, rz, s: simmesh('pillow', m, (px, -0.20, pz), (math.radians(70), 0.0, rz), s)
        P(boucle('#efe8da'), 0.0, 0.70, 0.03, 0.78)
        P(blockprint('#efe6d2', '#6f7f5e'), -0.43, 0.72, 0.14, 0.88)
        P(fabric(MUSTARD, 0.25, 0.16, 0.6, 0.6), 0.43, 0.72, -0.16, 0.88)
        teddy(0.16, -0.45, 0.545, 0.25, 0.95)
        books_stack(-0.34, -0.46, 0.545, 2, 5, 0.24, 0.18)
    else:
        evening(d)
    titles = cycle((4, 3, 9, 6, 1, 0, 7, 2, 10, 5, 11, 8))
    for s in (-1, 1):
        for k, z in enumerate((0.55, 0.98, 1.41)):
            a, b = (0.74, 1.44) if s > 0 else (-1.44, -0.74)
            ledge(a, b, -d - 0.004, z, ash, titles, 31 + 7 * k + 60 * s)
    lathe([(0.05, 0), (0.052, 0.012), (0.03, 0.05), (0.016, 0.06), (0.0001, 0.06)], brass(), (0, -0.032, 1.66), 32, 50, (-pi / 2 + pi, 0, 0))
    sphere(0.045, opal('#ffe0b4', 2.6 if v == 'A' else 0.55 if v == 'B' else 0.02), (0, -0.13, 1.66), 24)
    if v != 'C':
        point((0, -0.22, 1.60), 5 if v == 'A' else 7, 2800 if v == 'A' else 3000, 0.06)
    bunting((-1.05, -d - 0.012, 2.12), (1.05, -d - 0.012, 2.12), 15, 0.05, [MUSTARD, '#f6f0e2', TERRA, SAGE, BLUE])
    for px in (-1.1, -0.6, 0.75, 1.15):
        basket_or_box(px, -0.28, h + 0.03)


def spread(x, y, z, rot, k, w=0.20, h=0.24):
    """a picture book lying open face up, its two pages from the covers k and k+1"""
    cx, cy = COVERS
    with turned(x, y, rot, z):
        for s, q in ((-1, k), (1, k + 1)):
            u, v0 = q % cx / cx, 1 - (q // cx % cy + 1) / cy
            n, V, UV = 12, [], []
            for i in range(n + 1):
                t = i / n
                zz = 0.0035 + 0.012 * math.sin(pi * min(1, t * 1.15)) ** 0.8 * (1 - 0.35 * t)
                for j in (0, 1):
                    V.append((s * (0.002 + w * t), h * (j - 0.5), zz))
                    UV.append((u + (0.03 + 0.94 * (t if s > 0 else 1 - t)) / cx, v0 + (0.02 + 0.70 * j) / cy))
            F = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1)[::s] for i in range(n)]
            o = obj('page', pmesh('page', V, F, UV), imgmat('covers.png', 0.6), smooth=60)
            m = o.modifiers.new('s', 'SOLIDIFY')
            m.thickness, m.offset = 0.003, -1
            o['afloat'] = True
        box(-w - 0.004, w + 0.004, -h / 2 - 0.003, h / 2 + 0.003, 0.0005, 0.0028, mat('boards', '#5e7686', rough=0.6), bev=0.001)


def traces(d):
    """what children leave on a wall: pencil marks of how tall they were, a crayon's spiral and a sun"""
    g, lead = R.Random(6), mat('pencil', '#6f6c68', rough=0.8)
    for k, (z, n) in enumerate(((0.905, 3), (0.962, 4), (1.008, 2), (1.061, 4), (1.113, 3))):
        a = -0.732 + g.uniform(0, 0.004)
        tube([(a + 0.042 * i / 4, -d - 0.0006, z + g.uniform(-0.0008, 0.0008)) for i in range(5)], 0.0009, lead)['afloat'] = True
        for i in range(n):  # scrawled dates
            q = a + 0.006 + 0.010 * i
            tube([(q + g.uniform(-0.002, 0.005), -d - 0.0006, z + 0.006 + g.uniform(0, 0.011)) for _ in range(4)], 0.0006, lead)['afloat'] = True
    for c, P in (
        ('#b5443a', [(-1.12 + (0.012 + 0.0011 * i) * math.cos(i * 0.45), -d - 0.0008, 0.30 + (0.010 + 0.0009 * i) * math.sin(i * 0.45)) for i in range(70)]),
        ('#3f6f9c', [(-0.99 + 0.006 * i, -d - 0.0008, 0.255 + 0.03 * math.sin(i * 1.7) + 0.0016 * i) for i in range(26)]),
        ('#d79a2c', [(-0.93 + 0.045 * math.cos(i * 0.33) * (1 + 0.06 * math.sin(5 * i)), -d - 0.0008, 0.395 + 0.043 * math.sin(i * 0.33)) for i in range(22)]),
    ):
        tube(P, 0.0015, mat('crayon' + c, c, rough=0.7))['afloat'] = True


def evening(d):
    """on the seat: two cushions let go, a plush bear over an open book, a wooden cart"""
    P = lambda m, px, pz, rz, s: simmesh('pillow', m, (px, -0.22, pz), (math.radians(66), 0.0, rz), s)
    P(blockprint('#efe6d2', '#6f7f5e'), -0.40, 0.74, 0.22, 0.98)
    P(fabric('#8f3f37', 0.25, 0.16, 0.6, 0.4), 0.42, 0.72, -0.30, 0.84)
    slump(1.1)
    teddy(0.06, -0.30, 0.542, 0.30, 1.0, fur=True)
    spread(-0.10, -0.50, 0.5415, 12, 6)
    with turned(0.44, -0.50, 0, 0.5415):
        cart(0, 0, 0, 198, 0.62, 'indigo')
    traces(d)


def basket_or_box(x, y, z):
    if x < -1 or x > 1:
        basket(x, y, z, 0.15, 0.20)
    else:
        c = BLUE if x > 0 else MUSTARD
        box(x - 0.2, x + 0.2, y - 0.15, y + 0.15, z, z + 0.2, fabric(c, 0.2), bev=0.012, seg=3)


def blocks(x, y):
    """a small town of wooden blocks on the floor"""
    for dx, dy, w, h, c, r in ((0, 0, 0.07, 0.07, TERRA, 0.2), (0.10, 0.03, 0.06, 0.12, '#dcc7a0', -0.1), (0.19, -0.03, 0.08, 0.05, SAGE, 0.5), (0.0, 0.11, 0.09, 0.05, MUSTARD, 0.1), (-0.12, 0.03, 0.05, 0.10, BLUE, 0.3), (0.28, 0.07, 0.06, 0.06, '#dcc7a0', 0.7)):
        box(x + dx - w / 2, x + dx + w / 2, y + dy - w / 2, y + dy + w / 2, 0.014, 0.014 + h, mat('blk_' + c, c, rough=0.5), bev=0.005, rot=r)
    cyl(0.035, 0.0, 0.07, mat('blk_r', '#a94f3d', rough=0.5), (x, y, 0.085), 3, 0.004)


def bedding(o, x, y, z, m, band, seed, puff):
    """in place of the bunk's crumpled cover o, on its mattress with its top at z: a quilt tucked in all round, its upper end and the sheet turned back, a welt round the mattress"""
    bpy.data.objects.remove(o)
    sheet = fabric('#efe8dc', 0.1)
    with turned(x, y, 90):
        coverlet(0.858, 1.866, z + 0.012, m, -1.04, 0.40, 0.125, 0.05, 0.105, puff, 0.0, 0.005, 0.008, seed)
        coverlet(0.866, 1.866, z + 0.030, band, 0.17, 0.42, 0.115, 0.055, 0, 0, 0.0, 0.004, 0.016, seed + 1)
        coverlet(0.862, 1.866, z + 0.022, sheet, 0.34, 0.52, 0.11, 0.05, 0, 0, 0.0, 0.004, 0.008, seed + 2)
    P = []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi), (1, -1, 1.5 * pi)):
        P += [(x + cx * 0.883 + 0.05 * math.cos(a0 + k * pi / 8), y + cy * 0.378 + 0.05 * math.sin(a0 + k * pi / 8), z - 0.028) for k in range(5)]
    tube(P, 0.0045, sheet, closed=True)


def roof(a, b, c, d, z, m):
    """the gable over the bunk, of square ash: rafters that meet in a ridge"""
    y, zr = (c + d) / 2, z + 0.44
    for x in (a, b):
        for e in (c, d):
            beam((x, e, z - 0.01), (x, y, zr), 0.048, 0.048, m, 0.005)
    beam((a - 0.03, y, zr + 0.012), (b + 0.03, y, zr + 0.012), 0.050, 0.062, m, 0.005)


def build(v='A'):
    reset(21)
    wet, night, bunkbed = v != 'A', v == 'B', v == 'C'
    world('#5f7390' if night else '#e2e8ee' if wet else '#e6edf5', 0.10 if night else 0.16 if wet else 0.45)
    X, F, Y, h = 2.1, -1.6, 3.5, 2.75
    wallm, ceil, ash = paint('#ece9e1' if wet else CREAM), paint('#f6f2ea'), wood('ash', horiz=True)
    room(-X, X, F, Y, h, wallm, ceil, openings=[('R', 0.5, 2.7, 0.75, 2.25)], front=True)
    floor(-X, X, F, Y, 0, floorwood('oak'))
    hills(-X, X, Y, 0.0)
    box(-X, X, Y - 0.03, Y, 0, 0.08, ash, bev=0.003)
    box(-X, -X + 0.015, F, Y, 0, 0.08, ash, bev=0.003)
    # window on the right: ash frame, sill with toys, a linen roman blind half up
    windowframe('R', X + 0.1, 0.5, 2.7, 0.75, 2.25, ash, 2)
    pane('R', X + 0.1, 0.5, 2.7, 0.75, 2.25)
    box(X - 0.12, X + 0.1, 0.44, 2.76, 0.72, 0.75, ash, bev=0.005)
    area((X + 0.32, 1.6, 1.5), (2.2, 1.5), 26 if night else 210 if bunkbed else 150, '#a9bede' if night else '#f1f4ff', dirv=(-1, 0, 0))
    outside('right', X + 0.2, (0.5, 2.7), time='blue' if night else 'day', floor=1, seed=9, light=0.7 if wet else 1.0)
    if not night:
        sun(*((-27, 13.5, 9, 0.45, 4500) if wet else (8, 21, 7, 0.8, 4400)))
    box(X - 0.055, X, 0.48, 2.72, 2.345, 2.375, ash, bev=0.003)
    for i in range(5):
        softbox(0.03, 2.24, 0.15, fabric('#e6d7b8', 0.2), (X - 0.035 - 0.004 * i, 1.6, 2.30 - i * 0.10), r=0.014, puff=0.004, wr=0.003, n=10, seed=i)
    # the bunk
    bunk(-0.78, Y - 0.56, 0, ash, 0.95, 2.0, house=v != 'C', ladder=1, covers=('#93a07e', '#cf9c4f'), post=wood('ash') if wet else None)
    made = [o for o in bpy.data.objects if o.name.startswith('duvet_single')]
    for o in made if night else []:  # filled, its edge as thick as a hand
        q = o.modifiers.new('fill', 'SOLIDIFY')
        q.thickness, q.offset = 0.020, 1
        o.modifiers.move(len(o.modifiers) - 1, 0)
    if bunkbed:
        roof(-1.75, 0.19, Y - 1.005, Y - 0.115, 2.05, wood('ash'))
        for o, z, m, band in zip(made, (0.47, 1.50), (blockprint('#e9e2cd', '#7f8f6a', 0.42), fabric('#cf9c4f', 0.18, 0.16)), (fabric('#93a07e', 0.18, 0.16), fabric('#e9dcc0', 0.18, 0.16))):
            bedding(o, -0.78, Y - 0.56, z, m, band, round(z * 9), 0.010 if z < 1 else 0.005)
    if not wet:
        with turned(-1.05, Y - 0.62, 0, 0.50):
            simmesh('pillow', blockprint('#f1e7d4', '#a9563f'), (0.05, 0.18, 0.20), (math.radians(66), 0, 0.1), 0.72)
        teddy(0.02, Y - 0.52, 1.49, 0.35, 0.9, '#a7744a')
    else:
        teddy(-0.80, Y - 0.78, 0.497, 0.55, 1.0, fur=True, shaggy='#c79a68' if bunkbed else None)
    if bunkbed:
        bunting((-1.75, Y - 1.040, 2.035), (0.19, Y - 1.040, 2.035), 12, 0.07, [MUSTARD, '#6f8796', TERRA, SAGE, '#c9a48a'])
    else:
        bunting((-1.78, Y - 1.02, 2.02), (0.22, Y - 1.02, 2.02), 9, 0.13, [MUSTARD, CREAM, TERRA, SAGE, BLUE])
    # right of it: a low chest of drawers and a lamp
    box(0.62, 1.82, Y - 0.44, Y - 0.03, 0.10, 0.74, wood('ash', horiz=True), bev=0.006)
    fronts(0.63, 1.81, 0.11, 0.73, Y - 0.46, lacquer('#e9e2d3', 0.45), 2, 3, pull='knob')
    for xx in (0.68, 1.76):
        for yy in (Y - 0.40, Y - 0.08):
            cyl(0.018, 0, 0.10, ash, (xx, yy, 0))
    tablelamp(0.86, Y - 0.24, 0.74, ceramic('#b5694c'), '#f1e2c6', 0.42, 0.4 if wet else 4, 0.13)
    cyl(0.075, 0, 0.004, mat('jar', '#e9e2d3'), (1.2, Y - 0.26, 0.74))
    vase('round', ceramic('#8fa5ac'), (1.2, Y - 0.24, 0.74), 0.55)
    branches((1.2, Y - 0.24, 0.87), 0.30, 5, 4, '#7c8a5c')
    for i, c in enumerate((MUSTARD, TERRA, BLUE, SAGE, MUSTARD)):
        lathe([(0.02, 0), (0.062 - 0.009 * i, 0.002), (0.066 - 0.009 * i, 0.014), (0.062 - 0.009 * i, 0.026), (0.02, 0.028)], mat('rg' + c, c, rough=0.4), (1.52, Y - 0.25, 0.745 + 0.028 * i), 32, 60)
    sphere(0.024, mat('rgt', '#e7dcc6'), (1.52, Y - 0.25, 0.905), 20)
    # the nook on the left wall
    if not bunkbed:
        with turned(-X, 0.75, 90):
            nook(ash, v)
    # round rug, low table and two stools, a child's afternoon left on it
    for r, c in ((1.05, '#e6dcc6'), (0.92, '#c9a35c'), (0.88, '#e6dcc6'), (0.55, '#93a07e'), (0.52, '#e6dcc6')):
        lathe([(0.0001, 0.010 + (1.05 - r) * 0.004), (r - 0.01, 0.010 + (1.05 - r) * 0.004), (r, 0.002)], fabric(c, 0.35, 0.10, 0.4, 0.8), (0.35, 1.0, 0), 96, 30)
    if not bunkbed:
        cyl(0.36, 0.45, 0.48, ash, (0.75, 1.15, 0), 64, 0.008)
        for k in range(3):
            a = k * 2.09 + 0.4
            tube([(0.75 + math.cos(a) * 0.26, 1.15 + math.sin(a) * 0.26, 0.012), (0.75 + math.cos(a) * 0.2, 1.15 + math.sin(a) * 0.2, 0.46)], 0.02, ash, smooth=False)
        for (px, py), c in (((0.22, 1.28), '#b5694c'), ((1.22, 0.78), '#d1a04e')):
            cyl(0.155, 0.012, 0.25, mat('st' + c, c, rough=0.55), (px, py, 0), 48, 0.012)
            lathe([(0.0001, 0.05), (0.10, 0.048), (0.14, 0.036), (0.152, 0.018), (0.148, 0.0), (0.0001, 0.0)], fabric(c, 0.2), (px, py, 0.249), 48, 60)
        if wet:
            cart(0.72, 1.16, 0.481, 205, 0.8, 'indigo')
        else:
            box(0.60, 0.81, 1.02, 1.16, 0.481, 0.482, mat('paper', '#f7f3ea', rough=0.8), bev=0, rot=0.3)
        for i, c in enumerate((TERRA, MUSTARD, BLUE, '#55664f')):
            cyl(0.0045, 0, 0.13, mat('pc' + c, c), (0.88 + 0.03 * i, 1.22 - 0.02 * i, 0.487), 8, 0.001, rot=(pi / 2, 0, 0.4 + 0.5 * i))
        if not wet:
            cyl(0.035, 0, 0.08, ceramic('#e9e2d5'), (0.70, 1.36, 0.48), 32, 0.004)
    blocks(*((-0.06, 1.66) if bunkbed else (-0.25, 0.55)))
    if bunkbed:
        spread(0.52, 1.62, 0.0155, 28, 2)
    basket(1.72, 2.60, 0, 0.20, 0.30)
    for px, py, pz, c, r in ((1.70, 2.56, 0.27, TERRA, 0.10), (1.79, 2.68, 0.27, BLUE, 0.08), (1.62, 2.68, 0.28, MUSTARD, 0.075)):
        sphere(r, mat('ball' + c, c, rough=0.45), (px, py, pz), 32)
    basket(-1.12, -0.52, 0, 0.17, 0.26)
    for i in range(3):
        tube([(-1.14 + 0.05 * i, -0.50 - 0.03 * i, 0.016), (-1.10 + 0.07 * i, -0.47 - 0.06 * i, 0.52 - 0.05 * i)], 0.022, mat('roll%d' % i, ('#f4eee1', '#e3d3b4', '#f1e9da')[i], rough=0.8), smooth=False)
    basket(1.70, 0.15, 0, 0.22, 0.26)
    teddy(1.70, 0.12, 0.16, 0.9, 0.95, '#d6c4a2')
    fan(0.25, 1.1, h, mat('fanw', '#e9e2d3', rough=0.4), wood('ash', horiz=True), 0.58, 0.32)
    area((0.2, -1.3, 2.3), (3, 1), 1.5 if night else 2 if wet else 22, '#eef1f4' if wet else '#fff4e6', dirv=(0, 0.9, -0.35), glossy=False)
    area((-0.2, 1.0, 2.70), (2, 2), 0.6 if night else 0.8 if wet else 8, '#f3f4f4' if wet else '#fff6ea', dirv=(0, 0, -1), glossy=False)


CAMS = dict(
    main=lambda: camera((0.85, -1.45, 1.20), 12, 23, -0.03, fstop=7, focus=4.2),
    lamp=lambda: upright((0.80, -0.24, 0.98), (-1.72, 0.93, 0.94), 43, 2.8, (-1.72, 0.75, 0.75)),
    bunk=lambda: upright((0.72, -0.62, 1.12), (-0.44, 3.0, 1.16), 33.6, 4.5, (-0.5, 2.6, 0.9)),
    nook=lambda: camera((1.62, 0.12, 1.04), 90, 33, 0.0, 0.176, fstop=5.6, focus=3.1),
)
