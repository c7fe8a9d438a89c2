"""The sage kitchen all round, for a walk: rooms/kitchen.py, and what stands behind the cameras of its photographs.

Variants: those of the kitchen.
Cameras:  table (between the stools and the table), hob (between the island and the hob). Both see all directions. Upright: stools, tomatoes, tea.
"""

import cv2

from lib import *
from lib.drawings import DYE, INK, bloom, bough, peafowl, petal, picture, shape
from rooms import kitchen
from rooms.kitchen_calendar import tomato

X, F = 2.7, -2.2  # of kitchen.py: half the width, the wall behind the cameras
Y, Z = 4.1, 0.90  # the wall with the hob, the worktop


def build(v='A'):
    kitchen.build(v)
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.location.y < F + 0.2]:
        bpy.data.objects.remove(o)  # the photographers' fill light would stand before the sideboard
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type == 'AREA' and o.location.y > Y - 0.3 and o.location.z > 1.4]:
        o.data.color = kelvin(3700)  # so near, warm strips turn the stone pink
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type == 'SPOT']:
        o.data.color = kelvin(3600)  # or sage turns olive in their light
    oak, sage = wood('oak', horiz=True), lacquer('#75826f')
    area((1.20, 2.2, 0.50), (2.2, 0.7), 6, '#e6eefb', dirv=(1, 0, 0), glossy=False)  # the fronts below the window would turn olive
    island_drawers(sage)
    by_the_sink()
    sideboard(oak, sage)
    door(1.72, 2.56, wood('oak', straight=True))
    breakfast(-1.52, -1.02, wood('oak'))
    right_wall(oak, lacquer('#75826f', 0.45))
    for a, b in ((-2.06, -1.72), (0.72, 1.04)):
        curtain(a, b, -X + 0.11, 0.02, 2.52, drape('#e3d8c4'), 0.1, 0.04, 5, axis='y')
    tube([(-X + 0.11, -2.1, 2.525), (-X + 0.11, 1.08, 2.525)], 0.012, brass(), smooth=False)
    for y in (-2.09, 1.07):
        tube([(-X - 0.002, y, 2.525), (-X + 0.11, y, 2.525)], 0.009, brass(), smooth=False)
    for p in ((-0.3, -1.75), (2.2, -1.3)):
        spot((p[0], p[1], 2.69), 9, 3000, 66)
    area((0, -0.6, 2.66), (3.4, 1.6), 20, '#fff5e8', dirv=(0, 0, -1), glossy=False)


def by_the_sink():
    """a bowl of washed tomatoes, soap, a rack with plates"""
    s = mat('pale steel', '#d9d7d3', rough=SATIN, metal=1)
    x, y, z = 2.38, 3.02, Z
    lathe(rounded([(0.0001, 0.004), (0.068, 0.004), (0.070, 0), (0.115, 0.03), (0.138, 0.085), (0.146, 0.087), (0.138, 0.089), (0.113, 0.032), (0.068, 0.008), (0.0001, 0.008)], 4), s, (x, y, z), 96, 60)
    for i in range(12):
        a, q, up = (i * pi / 4, 0.085, 0.058 + 0.006 * (i % 2)) if i < 8 else (i * pi / 2 + 0.4, 0.049, 0.109 + 0.004 * (i % 2))
        tomato(x + q * math.cos(a), y + q * math.sin(a), z + up, 0.034, ('#b3301b', '#c2451f', '#a82a1a')[i % 3], i)
    u, v = 2.648, 2.66  # the soap
    lathe(rounded([(0.0001, 0), (0.029, 0), (0.032, 0.004), (0.032, 0.105), (0.027, 0.122), (0.014, 0.128), (0.0001, 0.128)], 3, 40), ceramic('#d8d2c4', 0.25), (u, v, Z), 64, 40)
    lathe(rounded([(0.0125, 0.127), (0.0135, 0.130), (0.0135, 0.142), (0.006, 0.146), (0.005, 0.166), (0.0125, 0.168), (0.0125, 0.180), (0.0001, 0.182)], 2, 40), brass(0.3), (u, v, Z), 40, 40)
    tube([(u, v, Z + 0.174), (u - 0.045, v, Z + 0.174), (u - 0.056, v, Z + 0.166)], 0.0045, brass(0.3))
    x0, x1, y0, y1 = 2.30, 2.56, 1.52, 1.86  # the rack
    for h in (0.02, 0.10):
        tube([(x0, y0, Z + h), (x1, y0, Z + h), (x1, y1, Z + h), (x0, y1, Z + h), (x0, y0, Z + h)], 0.004, s, smooth=False)
    for px in (x0, x1):
        for py in (y0, y1):
            tube([(px, py, Z), (px, py, Z + 0.10)], 0.004, s, smooth=False)
    for i in range(9):
        py = y0 + 0.03 + i * 0.035
        tube([(x0, py, Z + 0.02), (x0 + 0.02, py, Z + 0.085), (x1 - 0.02, py, Z + 0.085), (x1, py, Z + 0.02)], 0.0025, s, smooth=False)
    for i, r in enumerate((0.115, 0.115, 0.10, 0.085)):
        wallplate(x0 + 0.13, y0 + 0.050 + i * 0.07, Z + 0.018 + r, r, ceramic(('#ece4d6', '#ece4d6', '#9aa58f', '#ece4d6')[i]), math.radians(-74)).scale.z = 0.6


def wallplate(x, y, z, r, m, tilt=-pi / 2):
    """a plate that stands or hangs, its front to +y; painted ones by their uv"""
    P = rounded([(0.0001, 0.004), (r * 0.56, 0.004), (r * 0.64, 0.007), (r * 0.99, 0.023), (r, 0.026), (r * 0.98, 0.027), (r * 0.64, 0.012), (r * 0.56, 0.009), (0.0001, 0.009)], 3)
    o = lathe(P, m, (x, y, z), 96, 60, (tilt, 0, 0))
    uv = o.data.uv_layers.new()
    for l in o.data.loops:
        v = o.data.vertices[l.vertex_index].co
        uv.data[l.index].uv = (0.5 - 0.48 * v.x / r, 0.5 - 0.48 * v.y / r)
    return o


def painted_plate(kind, a, b):
    """the glaze of a hand-painted plate in two dyes: a dotted rim, petals, a peacock, bands, a sprig or a fish"""
    n, g = 640, np.random.default_rng(kind)
    img = np.zeros((n, n, 3), np.uint8)
    img[:] = (236, 228, 210)
    c = n // 2
    ring = lambda r, colour, t: cv2.circle(img, (c, c), int(r * c), DYE[colour], t, cv2.LINE_AA)
    dot = lambda x, y, r, colour: cv2.circle(img, (int(x), int(y)), r, DYE[colour], -1, cv2.LINE_AA)

    def about(m, r):
        for i in range(m):
            t = 2 * pi * i / m + g.normal(0, 0.02)
            yield c + r * c * math.cos(t), c + r * c * math.sin(t), t

    ring(0.94, a, 10)
    if kind == 0:  # dotted rim
        ring(0.82, a, int(0.22 * c))
        for x, y, t in about(28, 0.82):
            dot(x, y, 9, 'cream')
        bloom(img, c, c, 0.44 * c, b, 'cream', 12)
    elif kind == 1:  # petals
        for x, y, t in about(15, 0.66):
            shape(img, petal(x, y, t, 0.20 * c, 0.11 * c), a, 0)
        ring(0.58, b, 5)
        for i in range(8):
            shape(img, petal(c, c, i * pi / 4, 0.46 * c, 0.17 * c), (a, b)[i % 2], 0)
        dot(c, c, 30, 'ochre')
    elif kind == 2:  # peacock
        for x, y, t in about(26, 0.80):
            shape(img, petal(x, y, t + 0.9, 0.13 * c, 0.07 * c), b, 0)
        ring(0.71, a, 4)
        peafowl(img, c - 62, c + 24, 1.22)
    elif kind == 3:  # bands
        for r, colour, t in ((0.80, b, 44), (0.66, a, 6), (0.42, a, 6), (0.34, b, 22)):
            ring(r, colour, t)
        for x, y, t in about(22, 0.54):
            dot(x, y, 8, a)
        dot(c, c, 18, a)
    elif kind == 4:  # sprig
        bough(img, c - 130, c + 150, 0.95, 400, -1.0, 7, a, 'ochre', 62)
    else:  # fish
        for x, y, t in about(34, 0.83):
            cv2.ellipse(img, (int(x), int(y)), (15, 15), math.degrees(t) + 90, 0, 180, DYE[b], 4, cv2.LINE_AA)
        for e in (-0.5, 0.5):
            shape(img, petal(c + 80, c, e, 120, 52), b)
        shape(img, petal(c + 20, c - 40, -0.9, 80, 40), b)
        shape(img, petal(c + 110, c, pi, 290, 150), a)
        for i in range(4):
            for j in range(-1, 2):
                cv2.ellipse(img, (c - 40 + 36 * i, c + 28 * j), (16, 15), 0, 100, 260, DYE['cream'], 3, cv2.LINE_AA)
        dot(c - 122, c - 12, 10, 'cream')
        dot(c - 122, c - 12, 4, 'blue')
    run = cv2.GaussianBlur(img.astype(np.float32) / 255, (0, 0), 2.2)
    name = 'plate%d%s%s' % (kind, a, b)
    return MATERIALS.get(name) or mat(name, tex=picture(name, run * (1 + 0.02 * g.standard_normal((n, n, 1)))), col=True, uv=True, rand=False, rough=0.22, coat=0.3)


def island_drawers(m):
    """the side of the island that looks at the hob"""
    with turned(0, 1.951, 180):
        fronts(-1.11, 1.11, 0.10, 0.86, -0.001, m, 3, 2, hs=[0.55, 0.45])
    box(-1.11, 1.11, 1.9305, 1.945, 0.0, 0.098, mat('plinth'), bev=0)


def sideboard(oak, sage):
    """against the wall behind: a long low cupboard with a lamp and crockery, painted plates on the wall"""
    a, b, y = -0.72, 1.36, F + 0.42
    box(a, b, F + 0.001, y, 0.14, 0.80, sage, bev=0.003)
    box(a - 0.01, b + 0.01, F + 0.001, y + 0.03, 0.80, 0.83, oak, bev=0.004)
    with turned((a + b) / 2, y + 0.022, 180):
        fronts(-(b - a) / 2, (b - a) / 2, 0.145, 0.795, 0, sage, 4, 1)
    for i in range(4):
        x = a + (b - a) * (i + 0.5) / 4 + (0.20 if i % 2 == 0 else -0.20)
        box(x - 0.006, x + 0.006, y + 0.022, y + 0.038, 0.42, 0.62, brass(), bev=0.003)
    for x in (a + 0.08, b - 0.08):
        for yy in (F + 0.06, y - 0.05):
            cyl(0.018, 0, 0.14, brass(), (x, yy, 0), 24)
    tablelamp(a + 0.25, F + 0.22, 0.83, ceramic('#9c6852'), h=0.48, power=7)
    plates = ((0.02, 1.62, 0.17, 2, 'blue', 'green'), (0.39, 1.74, 0.145, 1, 'green', 'ochre'), (0.36, 1.42, 0.125, 3, 'red', 'ochre'), (0.73, 1.56, 0.185, 0, 'blue', 'red'), (1.06, 1.76, 0.12, 3, 'blue', 'green'))
    plates += ((1.09, 1.45, 0.15, 4, 'red', 'green'), (0.72, 1.91, 0.10, 0, 'green', 'ochre'), (-0.29, 1.76, 0.12, 5, 'red', 'blue'), (-0.26, 1.48, 0.10, 1, 'blue', 'red'))
    for x, z, r, *design in plates:
        wallplate(x, F + 0.002, z, r, painted_plate(*design))
    for i in range(6):
        plate(0.98, F + 0.21, 0.83 + i * 0.011, 0.115, ceramic('#ece4d6' if i % 3 else '#9aa58f'))
    for i in range(3):
        vase('bowl', ceramic(('#efe8dc', '#b98863', '#7e8a72')[i]), (0.64, F + 0.2, 0.83 + i * 0.018), 0.7)
    books_stack(0.14, F + 0.2, 0.83, 3, 46, 0.24, 0.18, pi)
    vase('round', ceramic('#e7dfd2'), (1.24, F + 0.18, 0.83), 0.7)


def door(a, b, oak):
    """a closed door with its frame"""
    h, t = 2.10, 0.07
    box(a, b, F + 0.0005, F + 0.002, 0, h, black(), bev=0)  # the dark of the gap
    for q in ((a - t, a, 0, h + t), (b, b + t, 0, h + t), (a, b, h, h + t)):
        box(q[0], q[1], F + 0.001, F + 0.060, q[2], q[3], oak, bev=0.004)
    box(a + 0.005, b - 0.005, F + 0.002, F + 0.022, 0.008, h - 0.005, oak, bev=0.002)
    box(a + 0.045, a + 0.095, F + 0.022, F + 0.028, 0.90, 1.14, black(), bev=0.002)
    tube([(a + 0.07, F + 0.026, 1.04), (a + 0.07, F + 0.078, 1.04), (a + 0.21, F + 0.078, 1.04)], 0.010, black())
    cyl(0.007, 0, 0.003, brass(), (a + 0.07, F + 0.028, 0.95), 24, rot=(-pi / 2, 0, 0))
    switch_plate(a - 0.27, F + 0.001, 1.08, 4, 'x', 1, mat('bronze plate', '#5b5247', rough=0.4, metal=0.6), mat('bronze key', '#6d6356', rough=0.4, metal=0.6))


def breakfast(x, y, oak):
    """a round table for three by the french window"""
    rubber_plant((-1.95, -1.93, 0), 1.6, 12, ceramic('#b98863'))
    rtable(x, y, 0.0, 0.50, 0.745, oak, oak, 0.032, 'drum')
    for rot, far in ((200, 0.66), (318, 0.70), (80, 0.67)):
        a = math.radians(rot)
        canechair(x + far * math.cos(a), y + far * math.sin(a), 0.0, a - pi / 2 + 0.05, wood('oak'), seat=fabric('#d8ccb4', 0.2))
    for a, c in ((0.4, '#9aa58f'), (2.5, '#efe8dc'), (4.5, '#b98863')):
        wallplate(x + 0.30 * math.cos(a), y + 0.30 * math.sin(a), 0.744, 0.115, painted_plate(3, 'green', 'blue'), 0)
        teacup(x + 0.39 * math.cos(a + 0.62), y + 0.39 * math.sin(a + 0.62), 0.745, ceramic(c), rot=a)
    vase('cyl', ceramic('#b98863'), (x - 0.02, y + 0.02, 0.745), 0.6)
    branches((x - 0.02, y + 0.02, 0.745 + 0.13), 0.36, 5, 7, '#6f8a50', (0.05, 0.02), 0.4, 22)


def right_wall(oak, sage):
    """boards to the height of a peg rail with what one takes along; a bench, two shelves of cookery books and provisions above"""
    with turned(X - 0.001, -0.60, -90):  # x runs towards the door, the room is at -y
        a, b = -1.475, 1.595
        n = 29
        for i in range(n):
            p, q = a + (b - a) * i / n, a + (b - a) * (i + 1) / n
            box(p + 0.0004, q - 0.0004, -0.016, 0, 0.10, 1.06, sage, bev=0.005)
        box(a, b, -0.022, 0, 0, 0.10, sage, bev=0.003)
        box(a, b, -0.026, 0, 1.02, 1.10, oak, bev=0.003)
        box(a, b, -0.050, 0, 1.101, 1.122, oak, bev=0.004)
        for i in range(14):
            x = a + 0.20 + i * 0.205
            lathe(rounded([(0.0001, -0.066), (0.014, -0.064), (0.016, -0.058), (0.010, -0.046), (0.008, 0)], 3), wood('oak'), (x, -0.026, 1.06), 32, 50, (-pi / 2, 0, 0))
        things_on_pegs(a)
        bench(oak)
        shelves(oak)
    snake_plant((2.32, 0.30, 0), 0.85, 4, ceramic('#cdbda5'))


def hung(x, y, z, w, h, m, seed=0):
    """a cloth on the loop in the middle of its upper hem: folds run down from there, its corners fall to the sides"""
    n, V, UV = 60, [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = w * (i / n - 0.5), h * j / n
            r, t = math.hypot(u, v), math.atan2(u, v)
            wide = 0.42 - 0.12 * min(1, r / h)
            V.append((x + u * wide, y - 0.020 * min(1, r / 0.10) * math.cos(10 * t + 1.3 * r / h + seed), z - r * (0.985 + 0.012 * math.cos(9 * t))))
            UV.append((u, v))
    F = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    o = obj('hung', pmesh('hung', V, F, UV), clothwise(m), smooth=180)
    o.modifiers.new('so', 'SOLIDIFY').thickness, o['afloat'] = 0.002, True
    for e in (-0.007, 0.007):  # the loop, about the peg
        tube([(x + e * 0.3, y, z - 0.03), (x + e, y, z), (x + e * 2.2, y - 0.002, z + 0.022), (x + e * 1.6, y - 0.004, z + 0.042), (x, y - 0.004, z + 0.046)], 0.0028, m)


def things_on_pegs(a):
    """two cloths by their loops, a skimmer, spoons, a winnowing tray"""
    peg = lambda i: a + 0.20 + i * 0.205
    hung(peg(6), -0.064, 1.030, 0.50, 0.46, blockprint('#ece4d2', '#5d7a66'), 1)
    hung(peg(8), -0.064, 1.030, 0.34, 0.52, drape('#d8cbb0'), 2)
    s, beech, walnut = steel(), wood('ash'), wood('walnut')
    z = 1.045
    for i, L, m in ((9, 0.31, s), (10, 0.27, beech), (11, 0.29, walnut)):
        x = peg(i)
        box(x - 0.006, x + 0.006, -0.066, -0.061, z - L, z - 0.02, m, bev=0.002)
        tube([(x, -0.0635, z - 0.03), (x - 0.010, -0.063, z), (x - 0.011, -0.064, z + 0.022), (x, -0.066, z + 0.031), (x + 0.011, -0.064, z + 0.022), (x + 0.010, -0.063, z), (x, -0.0635, z - 0.03)], 0.0018, mat('twine', '#c9b68d', rough=1))
    cyl(0.058, 0, 0.0016, mat('dull steel', '#c9c7c2', rough=0.5, metal=0.8), (peg(9), -0.0635, z - 0.365), 64, 0.0005, rot=(pi / 2, 0, 0))
    for k, q in ((6, 0.018), (12, 0.036)):
        for i in range(k):
            t = 2 * pi * i / k
            cyl(0.0045, 0, 0.0004, black(), (peg(9) + q * math.cos(t), -0.0651, z - 0.365 + q * math.sin(t)), 12, 0, rot=(pi / 2, 0, 0))
    sphere(0.030, beech, (peg(10), -0.0635, z - 0.30), 40, scale=(1, 0.28, 1.35))
    box(peg(11) - 0.030, peg(11) + 0.030, -0.067, -0.060, z - 0.375, z - 0.275, walnut, bev=0.003)
    x = peg(12)
    woven([(0.002, 0), (0.16, 0), (0.192, 0.030)], wicker(), (x, -0.026, 0.865), 30, 0.013, 0.004, (pi / 2, 0, 0))
    lathe([(0.196 + 0.008 * math.cos(t), 0.030 + 0.008 * math.sin(t)) for t in np.linspace(0, 2 * pi, 12)], mat('cane rim', '#a9814f', rough=0.7), (x, -0.026, 0.865), 72, 180, (pi / 2, 0, 0))


def bench(oak):
    """of oak, with a mat and a cushion; baskets of onions and potatoes below"""
    a, b = -0.20, 1.02
    for y0, y1 in ((-0.40, -0.222), (-0.218, -0.04)):
        box(a, b, y0, y1, 0.42, 0.448, oak, bev=0.004)
    for x in (a + 0.09, b - 0.13):
        box(x, x + 0.035, -0.38, -0.05, 0, 0.42, wood('oak'), bev=0.003)
    box(a + 0.125, b - 0.13, -0.225, -0.205, 0.30, 0.40, oak, bev=0.003)
    softbox(b - a - 0.04, 0.35, 0.035, blockprint('#e9e2d0', '#6c7d5c'), ((a + b) / 2, -0.22, 0.466), r=0.017, puff=0.004, wr=0.003, n=30, seed=2, piping=fabric('#6c7d5c'))
    basket(b - 0.24, -0.215, 0.484, 0.150, 0.19, mat('split bamboo', '#c9b384', rough=0.75), False)
    aglaonema((b - 0.24, -0.215, 0.486), 0.50, 4, ceramic('#b7a88f'), n=26)
    r = R.Random(5)
    for k, (x, c) in enumerate(((0.20, '#9a5a3c'), (0.60, '#b79a6c'))):
        basket(x, -0.21, 0, 0.15, 0.20, mat('split bamboo', '#c9b384', rough=0.75))
        for i in range(16):
            t, q = i * 2.4, 0.105 * math.sqrt((i % 8) / 8)
            sphere(0.036, mat('veg%d%d' % (k, i % 3), c, rough=0.5, var=0.12, bump=[('plaster_h.png', 0.05, 0.3, 0.002)]), (x + q * math.cos(t), -0.21 + q * math.sin(t), 0.15 + 0.035 * (i // 8)), 24, scale=(r.uniform(0.9, 1.15), 1, r.uniform(0.8, 0.95)))['afloat'] = True


def shelves(oak):
    """two boards on brackets: jars, tins, books of every height, a kettle, cups on hooks"""
    a, b, br = -0.92, 1.04, brass(0.3)
    for z in (1.40, 1.80):
        box(a, b, -0.215, 0, z, z + 0.030, oak, bev=0.003)
        for x in (a + 0.22, (a + b) / 2, b - 0.22):
            tube([(x, -0.004, z - 0.13), (x, -0.004, z - 0.004), (x, -0.19, z - 0.004)], 0.006, br, smooth=False)
            tube([(x, -0.004, z - 0.12), (x, -0.06, z - 0.055), (x, -0.17, z - 0.006)], 0.005, br)
    low, high = 1.43, 1.83
    steel_ = steel(0.31)
    for i, (r, h, c) in enumerate(((0.058, 0.20, '#d09a4c'), (0.058, 0.16, '#9aa656'), (0.05, 0.19, '#e6dab6'), (0.058, 0.22, '#a04f33'), (0.05, 0.15, '#efe9dc'))):
        jar(a + 0.09 + i * 0.132, -0.115 + 0.012 * (i % 2), low, r, h, c)
    for i, (r, h) in enumerate(((0.062, 0.17), (0.055, 0.13), (0.05, 0.10))):  # steel tins
        x = a + 0.80 + i * 0.13
        lathe(rounded([(0.0001, 0), (r - 0.003, 0), (r, 0.004), (r, h - 0.03)], 2, 40) + rounded([(r + 0.002, h - 0.03), (r + 0.002, h - 0.003), (r - 0.004, h), (0.0001, h + 0.002)], 3, 40), steel_, (x, -0.11, low), 72, 40)
    books(b - 0.78, b - 0.30, low, 0.28, 21)
    z = books_stack(b - 0.15, -0.11, low, 3, 14, 0.23, 0.17, 0.1)
    vase('bowl', ceramic('#7e8a72'), (b - 0.15, -0.11, z), 0.62)
    # above
    books(a + 0.06, a + 0.38, high, 0.27, 31)
    teapot(a + 0.595, -0.11, high, ceramic('#9c6852'), -160)
    copper = mat('copper', '#b5714c', rough=0.34, metal=1)
    lathe(rounded([(0.0001, 0), (0.06, 0), (0.105, 0.03), (0.118, 0.08), (0.10, 0.13), (0.07, 0.155), (0.085, 0.175), (0.09, 0.178), (0.078, 0.178)], 4, 60), copper, (a + 0.87, -0.11, high), 96, 60)
    for i in range(4):
        vase('bowl', ceramic(('#efe8dc', '#b98863', '#efe8dc', '#7e8a72')[i]), (a + 1.17, -0.115, high + i * 0.017), 0.66)
    basket(b - 0.50, -0.11, high, 0.10, 0.15, mat('split bamboo', '#c9b384', rough=0.75), False)
    money_plant((b - 0.14, -0.11, high), 0.42, 8, ceramic('#cdbda5'))
    for i in range(6):  # mugs on hooks
        x = a + 0.32 + i * 0.117
        tube([(x, -0.098, 1.402), (x, -0.098, 1.372), (x, -0.104, 1.360), (x, -0.112, 1.358), (x, -0.122, 1.364), (x, -0.125, 1.374)], 0.0022, br)
        mug(x, -0.112, 1.3645, ceramic(('#ece4d6', '#9aa58f', '#ece4d6', '#b98863', '#ece4d6', '#9aa58f')[i]), (20, -25, 10, 30, -15, 25)[i], upright=False)


def books(x0, x1, z, h, seed):
    """a row of them between two ends"""
    end = books_row(x0, x1, -0.19, z, 0.16, h, seed, lean=False)
    bookend(x0 - 0.001, -0.17, z, -1)
    bookend(end + 0.0005, -0.17, z, 1)


CAMS = dict(
    table=lambda: panorama((0.35, -0.38, 1.46), 0),
    hob=lambda: panorama((0.42, 2.72, 1.50), 0),
    stools=lambda: upright((1.05, 0.20, 1.12), (-0.02, 1.5, 1.10), 50, 2.8, (-0.1, 1.46, 0.98)),
    tomatoes=lambda: upright((1.98, 1.44, 1.22), (2.455, 2.9, 1.07), 42, 3.2, (2.38, 2.95, 0.95)),
    tea=lambda: upright((-0.40, 0.15, 1.02), (-1.48, -1.0, 0.88), 50, 3.2, (-1.4, -0.9, 0.76)),
)
