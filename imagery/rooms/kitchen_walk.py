"""The sage kitchen all round, for a walk: rooms/kitchen.py, and what stands behind the cameras of its photographs.

Variants: those of the kitchen.
Cameras:  table (between the stools and the table), hob (between the island and the hob). Both see all directions.
"""

import cv2

from lib import *
from lib.drawings import DYE, INK, picture, petal, shape
from rooms import kitchen
from rooms.closeups_masala import cooker, cup as steelcup, dabba

X, F = 2.7, -2.2  # of kitchen.py: half the width, the wall behind the cameras
Y, Z = 4.1, 0.90  # the wall with the hob, the worktop


def build(v='A'):
    kitchen.build(v)
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.location.y < F + 0.2]:
        bpy.data.objects.remove(o)  # the photographers' fill light would stand before the sideboard
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type == 'AREA' and o.location.y > Y - 0.3 and o.location.z > 1.4]:
        o.data.color = kelvin(3700)  # so near, warm strips turn the stone pink
    oak, sage = wood('oak', horiz=True), lacquer('#75826f')
    island_drawers(sage)
    cooking()
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


def cooking():
    """on the worktop about the hob: what a meal needs"""
    board(0.86, Y - 0.36, Z, 0.22, w=0.40, d=0.25)
    dabba(0.57, Y - 0.21, Z)
    cooker(-0.24, Y - 0.235, Z + 0.05)
    s = steel(0.31)
    for x, y, r, h in ((1.50, Y - 0.42, 0.062, 0.034), (1.64, Y - 0.34, 0.062, 0.034), (-0.62, Y - 0.20, 0.036, 0.09), (-0.53, Y - 0.26, 0.036, 0.09)):
        steelcup(r, h, s, x, y, Z, 0.002)
    for x, y, c in ((1.50, Y - 0.42, '#8a3b22'), (1.64, Y - 0.34, '#c9a25a')):
        lathe(rounded([(0.0001, 0.034), (0.03, 0.031), (0.058, 0.024)]), mat('heap' + c, c, rough=0.9, bump=[('boucle_h.png', 0.03, 0.9, 0.003)]), (x, y, Z), 48, 60)
    foldedone(5, fabric('#e8e2d4', 0.2, 0.1), (-0.82, Y - 0.42, Z), 0.34, 0.20, 0.026, 0.14)


def by_the_sink():
    """a bowl of tomatoes being washed, soap, a rack with plates"""
    s = steel(0.31)
    x, y, z = 2.395, 2.56, Z - 0.052  # on two rods across the sink
    for e in (-0.075, 0.075):
        tube([(2.165, y + e, Z + 0.004), (2.625, y + e, Z + 0.004)], 0.004, s, smooth=False)
    lathe(rounded([(0.0001, 0.004), (0.07, 0.004), (0.115, 0.03), (0.138, 0.085), (0.146, 0.087), (0.138, 0.089), (0.113, 0.032), (0.068, 0.008), (0.0001, 0.008)], 4), s, (x, y, z), 96, 60)
    for i in range(9):
        a, q = i * pi / 4, 0.0 if i == 8 else 0.085
        sphere(0.034, mat('tomato%d' % (i % 3), ('#b3301b', '#c2451f', '#a82a1a')[i % 3], rough=0.25), (x + q * math.cos(a), y + q * math.sin(a), z + 0.058 + 0.036 * (i == 8) + 0.006 * (i % 2)), 32, scale=(1, 1, 0.86))['afloat'] = True
    cyl(0.030, 0, 0.13, ceramic('#d8d2c4'), (2.60, 2.72, Z), 48, 0.006)
    tube([(2.60, 2.72, Z + 0.12), (2.60, 2.72, Z + 0.165), (2.575, 2.72, Z + 0.175), (2.55, 2.72, Z + 0.168)], 0.005, brass(0.3))
    box(2.55, 2.62, 2.585, 2.635, Z, Z + 0.022, mat('sponge', '#b8a15a', rough=1, bump=[('boucle_h.png', 0.03, 1.0, 0.004)]), bev=0.008, seg=3)
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
        wallplate(x0 + 0.13, y0 + 0.050 + i * 0.07, Z + 0.018 + r, r, ceramic(('#ece4d6', '#ece4d6', '#9aa58f', '#ece4d6')[i]), math.radians(-74))


def wallplate(x, y, z, r, m, tilt=-pi / 2):
    """a plate that stands or hangs, its front to +y; painted ones by their uv"""
    P = rounded([(0.0001, 0.004), (r * 0.56, 0.004), (r * 0.64, 0.007), (r * 0.99, 0.023), (r, 0.026), (r * 0.98, 0.027), (r * 0.64, 0.012), (r * 0.56, 0.009), (0.0001, 0.009)], 3)
    o = lathe(P, m, (x, y, z), 96, 60, (tilt, 0, 0))
    uv = o.data.uv_layers.new()
    for l in o.data.loops:
        v = o.data.vertices[l.vertex_index].co
        uv.data[l.index].uv = (0.5 - 0.48 * v.x / r, 0.5 - 0.48 * v.y / r)
    return o


def painted_plate(k):
    """the glaze of a hand-painted plate: rings, petals and points about a flower"""
    n, g = 640, np.random.default_rng(k)
    a, b = (('blue', 'green'), ('green', 'ochre'), ('red', 'blue'), ('blue', 'ochre'), ('green', 'red'))[k % 5]
    img = np.zeros((n, n, 3), np.uint8)
    img[:] = (236, 228, 210)
    c = n // 2
    ring = lambda r, colour, t: cv2.circle(img, (c, c), int(r * c), DYE[colour], t, cv2.LINE_AA)
    if k % 3 == 0:
        ring(0.86, a, int(0.16 * c))
    ring(0.94, a, 10)
    ring(0.60, b, 5)
    ring(0.57, b, 2)
    many = (14, 18, 11, 16, 12)[k % 5]
    for i in range(many):
        t = 2 * pi * i / many + g.normal(0, 0.02)
        u = t + pi / many
        shape(img, petal(c + 0.64 * c * math.cos(t), c + 0.64 * c * math.sin(t), t, 0.20 * c, 0.11 * c), 'cream' if k % 3 == 0 else a, 0)
        cv2.circle(img, (int(c + 0.77 * c * math.cos(u)), int(c + 0.77 * c * math.sin(u))), 6, DYE[b], -1, cv2.LINE_AA)
    for i in range(8 + k % 3):
        t = 2 * pi * i / (8 + k % 3) + 0.2
        shape(img, petal(c + 0.10 * c * math.cos(t), c + 0.10 * c * math.sin(t), t, 0.36 * c, 0.17 * c), b if i % 2 else a, 0)
    cv2.circle(img, (c, c), int(0.11 * c), DYE['ochre'], -1, cv2.LINE_AA)
    cv2.circle(img, (c, c), int(0.05 * c), INK, 3, cv2.LINE_AA)
    run = cv2.GaussianBlur(img.astype(np.float32) / 255, (0, 0), 2.2)
    return mat('plate%d' % k, tex=picture('plate%d' % k, run * (1 + 0.02 * g.standard_normal((n, n, 1)))), col=True, uv=True, rand=False, rough=0.22, coat=0.3)


def island_drawers(m):
    """the side of the island that looks at the hob"""
    with turned(0, 1.951, 180):
        fronts(-1.11, 1.11, 0.10, 0.86, -0.001, m, 3, 2, hs=[0.55, 0.45])
    box(-1.11, 1.11, 1.9305, 1.945, 0.0, 0.098, black(), bev=0)


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
    for k, (x, z, r) in enumerate(((0.02, 1.62, 0.17), (0.39, 1.74, 0.145), (0.36, 1.42, 0.125), (0.73, 1.56, 0.185), (1.06, 1.76, 0.12), (1.09, 1.45, 0.15), (0.72, 1.91, 0.10), (-0.29, 1.76, 0.12), (-0.26, 1.48, 0.10))):
        wallplate(x, F + 0.002, z, r, painted_plate(k))
    for i in range(6):
        plate(0.98, F + 0.21, 0.83 + i * 0.011, 0.115, ceramic('#ece4d6' if i % 3 else '#9aa58f'))
    for i in range(3):
        vase('bowl', ceramic(('#efe8dc', '#b98863', '#7e8a72')[i]), (0.64, F + 0.2, 0.83 + i * 0.018), 0.7)
    books_stack(0.14, F + 0.2, 0.83, 3, 4, 0.24, 0.18)
    vase('round', ceramic('#e7dfd2'), (1.24, F + 0.18, 0.83), 0.7)


def door(a, b, oak):
    """a closed door with its frame"""
    h, t = 2.10, 0.06
    for q in ((a - t, a, 0, h + t), (b, b + t, 0, h + t), (a, b, h, h + t)):
        box(q[0], q[1], F + 0.001, F + 0.035, q[2], q[3], oak, bev=0.003)
    box(a + 0.003, b - 0.003, F + 0.001, F + 0.018, 0.006, h - 0.003, oak, bev=0.002)
    cyl(0.024, 0, 0.008, brass(), (a + 0.07, F + 0.018, 1.02), 32, rot=(-pi / 2, 0, 0))
    tube([(a + 0.07, F + 0.02, 1.02), (a + 0.07, F + 0.065, 1.02), (a + 0.19, F + 0.065, 1.02)], 0.008, brass())
    switch_plate(a - 0.26, F + 0.001, 1.08, 4, 'x', 1)


def breakfast(x, y, oak):
    """a round table for three by the french window"""
    rubber_plant((-1.95, -1.93, 0), 1.6, 12, ceramic('#b98863'))
    rtable(x, y, 0.0, 0.50, 0.745, oak, oak, 0.032, 'drum')
    for rot, far in ((200, 0.66), (318, 0.70), (80, 0.67)):
        a = math.radians(rot)
        canechair(x + far * math.cos(a), y + far * math.sin(a), 0.0, a - pi / 2 + 0.05, wood('oak'), seat=fabric('#d8ccb4', 0.2))
    for a in (0.4, 2.5, 4.5):
        plate(x + 0.30 * math.cos(a), y + 0.30 * math.sin(a), 0.745, 0.105, ceramic('#ece4d6'))
    teacup(x + 0.20, y - 0.22, 0.745, ceramic('#9aa58f'))
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


def things_on_pegs(a):
    """a tea towel, an apron's worth of cloth, a cotton bag, ladles"""
    peg = lambda i: a + 0.20 + i * 0.205
    for i, z, m in ((6, 0.50, blockprint('#ece4d2', '#5d7a66')), (8, 0.58, drape('#d8cbb0'))):  # by their loops, so in folds
        x = peg(i)
        o = curtain(x - 0.16, x + 0.16, -0.062, z, 1.035, m, 0.085, 0.022, i, gather=0.72)
        o.modifiers.new('so', 'SOLIDIFY').thickness, o['afloat'] = 0.002, True
        tube([(x, -0.062, 1.02), (x - 0.012, -0.062, 1.05), (x, -0.060, 1.078), (x + 0.012, -0.062, 1.05), (x, -0.062, 1.02)], 0.002, m)
    s = steel(0.31)
    for i, (L, r) in ((9, (0.30, 0.042)), (10, (0.27, 0.036))):  # ladle, skimmer
        x = peg(i)
        tube([(x, -0.075, 1.075), (x + 0.006, -0.088, 1.08), (x, -0.092, 1.065), (x, -0.080, 1.06 - L)], 0.005, s)
        lathe(rounded([(0.0001, -0.018), (r * 0.7, -0.012), (r, 0.004), (r * 0.98, 0.005), (r * 0.68, -0.010), (0.0001, -0.016)], 3), s, (x, -0.078, 1.063 - L - r), 48, 60, (pi / 2 - 0.2, 0, 0))
    x = peg(12)  # a flat basket by its rim
    lathe(rounded([(0.0001, 0.012), (0.14, 0.012), (0.185, 0.045), (0.19, 0.05), (0.182, 0.05), (0.138, 0.020), (0.0001, 0.020)], 3), mat('wicker', '#b08d5d', rough=0.85, tex='linen.png', size=0.07, ramp=[(0, '#8f6d42'), (1, '#c7a675')], bump=[('linen_h.png', 0.07, 1.0, 0.006)]), (x, -0.030, 0.905), 72, 60, (pi / 2, 0, 0))


def bench(oak):
    """of oak, with a mat and a cushion; baskets of onions and potatoes below"""
    a, b = -0.20, 1.02
    for y0, y1 in ((-0.40, -0.222), (-0.218, -0.04)):
        box(a, b, y0, y1, 0.42, 0.448, oak, bev=0.004)
    for x in (a + 0.09, b - 0.13):
        box(x, x + 0.035, -0.38, -0.05, 0, 0.42, wood('oak'), bev=0.003)
    box(a + 0.125, b - 0.13, -0.225, -0.205, 0.30, 0.40, oak, bev=0.003)
    softbox(b - a - 0.04, 0.35, 0.035, blockprint('#e9e2d0', '#6c7d5c'), ((a + b) / 2, -0.22, 0.466), r=0.017, puff=0.004, wr=0.003, n=30, seed=2, piping=fabric('#6c7d5c'))
    basket(b - 0.24, -0.20, 0.484, 0.13, 0.17)
    for i in range(7):
        t = i * 0.9
        tube([(b - 0.24 + 0.05 * math.cos(t), -0.20 + 0.05 * math.sin(t), 0.50), (b - 0.24 + 0.07 * math.cos(t), -0.20 + 0.07 * math.sin(t), 0.74 + 0.03 * (i % 3))], 0.006, mat('stalk', '#a8b878', rough=0.5))
    branches((b - 0.24, -0.20, 0.52), 0.30, 7, 9, '#4f7a34', (0.06, 0.028), 0.5, 26)
    r = R.Random(5)
    for k, (x, c) in enumerate(((0.20, '#9a5a3c'), (0.60, '#b79a6c'))):
        basket(x, -0.21, 0, 0.15, 0.20)
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
    for i, (r, h, c) in enumerate(((0.058, 0.20, '#b9803f'), (0.058, 0.16, '#7d8a4a'), (0.05, 0.19, '#d8c79a'), (0.058, 0.22, '#8a3b22'), (0.05, 0.15, '#4a3a2a'))):
        jar(a + 0.09 + i * 0.132, -0.115 + 0.012 * (i % 2), low, r, h, c)
    for i, (r, h) in enumerate(((0.062, 0.17), (0.055, 0.13), (0.05, 0.10))):  # steel tins
        x = a + 0.80 + i * 0.13
        lathe(rounded([(0.0001, 0), (r - 0.003, 0), (r, 0.004), (r, h - 0.03)], 2, 40) + rounded([(r + 0.002, h - 0.03), (r + 0.002, h - 0.003), (r - 0.004, h), (0.0001, h + 0.002)], 3, 40), steel_, (x, -0.11, low), 72, 40)
    x = b - 0.76
    for k, (w, h) in enumerate(((0.13, 0.25), (0.15, 0.19), (0.10, 0.29), (0.12, 0.22))):
        books_row(x, x + w, -0.19, low, 0.16, h, 21 + k, lean=False)
        x += w * 0.96
    z = books_stack(b - 0.15, -0.11, low, 3, 14, 0.23, 0.17, 0.1)
    vase('bowl', ceramic('#7e8a72'), (b - 0.15, -0.11, z), 0.62)
    # above
    x = a + 0.05
    for k, (w, h) in enumerate(((0.12, 0.21), (0.09, 0.28), (0.14, 0.18))):
        books_row(x, x + w, -0.19, high, 0.16, h, 31 + k, lean=False)
        x += w * 0.96
    vase('amph', ceramic('#9c6852'), (a + 0.52, -0.11, high), 0.82)
    copper = mat('copper', '#b5714c', rough=0.34, metal=1)
    lathe(rounded([(0.0001, 0), (0.06, 0), (0.105, 0.03), (0.118, 0.08), (0.10, 0.13), (0.07, 0.155), (0.085, 0.175), (0.09, 0.178), (0.078, 0.178)], 4, 60), copper, (a + 0.82, -0.11, high), 96, 60)
    for i in range(4):
        vase('bowl', ceramic(('#efe8dc', '#b98863', '#efe8dc', '#7e8a72')[i]), (a + 1.12, -0.115, high + i * 0.017), 0.66)
    basket(b - 0.52, -0.11, high, 0.10, 0.15, handles=False)
    money_plant((b - 0.14, -0.11, high), 0.42, 8, ceramic('#cdbda5'))
    for i in range(6):  # cups on hooks
        x = a + 0.33 + i * 0.115
        tube([(x, -0.11, 1.402), (x, -0.11, 1.388), (x + 0.012, -0.11, 1.378), (x + 0.012, -0.11, 1.366), (x, -0.11, 1.360), (x - 0.008, -0.11, 1.366)], 0.002, br)
        with turned(x, -0.11, 90, 1.318):
            o = lathe(rounded([(0.0001, 0), (0.024, 0), (0.030, 0.008), (0.038, 0.035), (0.040, 0.062), (0.037, 0.062), (0.035, 0.036), (0.027, 0.011), (0.0001, 0.008)], 3), ceramic(('#ece4d6', '#9aa58f', '#ece4d6', '#b98863', '#ece4d6', '#9aa58f')[i]), (0, -0.028, 0), 64, 60, (-pi / 2 + 0.12, 0, 0))
            tube([(0, -0.006 + 0.0, 0.036), (0, 0.004, 0.048), (0, 0.026, 0.048), (0, 0.026, 0.034)], 0.004, ceramic('#ece4d6'))


CAMS = dict(
    table=lambda: panorama((0.35, -0.38, 1.46), 0),
    hob=lambda: panorama((0.42, 2.72, 1.50), 0),
)
