"""A kitchen drawer pulled out: the steel masala dabba, tumblers, a pressure cooker on the hob behind."""

from lib import *
from lib.closeup import *

Z = 0.725  # the floor of the drawer
X, Y = 0.0, -0.235  # the middle of the dabba


def heap(x, y, z, r, colours, h=0.012, seed=0, grainy=0.0):
    """ground spice, with the hollow that the spoon left"""
    n, V, F = 56, [], []
    off = Vector((seed * 3.7, seed * 1.9, 0))
    for i in range(n + 1):
        for j in range(n + 1):
            a, b = (i / n * 2 - 1), (j / n * 2 - 1)
            k = math.hypot(a, b) or 1
            s = max(abs(a), abs(b)) / k
            a, b = a * s, b * s
            q = min(1, a * a + b * b)
            d = h * (1 - q) ** 0.8 + 0.0022 * noise.noise(Vector((a * 2.2, b * 2.2, 0)) + off) + 0.0006 * noise.noise(Vector((a * 11, b * 11, 1)) + off)
            d -= 0.009 * math.exp(-(((a - 0.35) / 0.30) ** 2 + ((b + 0.25) / 0.42) ** 2))
            V.append((a * r, b * r, d))
    for i in range(n):
        for j in range(n):
            p = i * (n + 1) + j
            F.append((p, p + n + 1, p + n + 2, p + 1))
    m = mat('spice%d' % seed, rough=0.95, spec=0.1)
    nt = m.node_tree
    at = place(nt)
    dressed(m, mixed(nt, between(nt, cloud(nt, at, 1100, 3, 0.7), 0.36, 0.64), (*lin(colours[0]), 1), (*lin(colours[1]), 1)), height=cloud(nt, at, 1500, 3, 0.7), depth=0.0006)
    obj('heap', pmesh('heap', V, F), m, (x, y, z), smooth=180)


def seeds(x, y, z, r, colours, size, n, seed=0):
    """whole spice, poured: ellipsoids that lie over one another"""
    g = R.Random(seed)
    ms = [mat('seed%d%d' % (seed, i), c, rough=0.55, var=0.25) for i, c in enumerate(colours)]
    base = [sphere(1, m, (0, 0, -5), 12).data for m in ms]
    for o in [o for o in bpy.data.objects if o.data in base]:
        bpy.data.objects.remove(o)
    lathe(rounded([(0.0001, 0.007), (r * 0.6, 0.005), (r, 0.0)]), ms[0], (x, y, z), 32, 60)
    for i in range(n):
        a, q = g.uniform(0, 2 * pi), r * 0.97 * math.sqrt(g.random())
        k = g.uniform(0.8, 1.15)
        obj('seed', base[i % len(base)], None, (x + math.cos(a) * q, y + math.sin(a) * q, z + 0.0075 * (1 - (q / r) ** 2) + g.uniform(0, size[2] * 1.5)),
            (g.uniform(-0.5, 0.5), g.uniform(-0.5, 0.5), g.uniform(0, pi)), smooth=180, scale=tuple(s * k for s in size))['afloat'] = True


def cup(r, h, m, x, y, z, lip=0.0012):
    p = rounded([(0.0001, 0), (r * 0.86, 0), (r * 0.95, 0.004), (r, h - 0.002), (r + lip, h)], 5)
    lathe(p + [(q - 0.0006, t + 0.0005) for q, t in p[::-1]], m, (x, y, z), 72, 60)


def dabba(x, y, z):
    s = steel(0.31)
    p = rounded([(0.0001, 0), (0.094, 0), (0.101, 0.004), (0.1035, 0.012), (0.1035, 0.060), (0.1050, 0.0615)], 5)
    lathe(p + [(q - 0.0009, t + 0.0008) for q, t in p[::-1]], s, (x, y, z), 128, 60)
    z += 0.0012
    r, h = 0.0305, 0.036
    spots = [(0, 0)] + [(math.cos(k * pi / 3 + 0.3) * 0.0655, math.sin(k * pi / 3 + 0.3) * 0.0655) for k in range(6)]
    for i, (a, b) in enumerate(spots):
        cup(r, h, s, x + a, y + b, z)
        p = (x + a, y + b, z + 0.021)
        if i == 0:
            heap(*p, 0.0292, ('#d9a008', '#c07f00'), 0.013, 1)  # haldi
        elif i == 1:
            heap(*p, 0.0292, ('#a11c0c', '#7d1206'), 0.012, 2)  # chilli
        elif i == 2:
            seeds(*p, 0.0285, ('#5a4023', '#7a5a31', '#463019'), (0.0026, 0.0008, 0.0008), 420, 3)  # jeera
        elif i == 3:
            heap(*p, 0.0292, ('#9a7a45', '#7a5d2f'), 0.011, 4)  # dhania
        elif i == 4:
            seeds(*p, 0.0285, ('#1e1712', '#2d221a', '#3a2a20'), (0.00105, 0.00105, 0.0010), 900, 5)  # mustard
        elif i == 5:
            seeds(*p, 0.0285, ('#c9ab5a', '#b89645', '#d8be75'), (0.0022, 0.0017, 0.0015), 330, 6)  # methi
        else:
            heap(*p, 0.0292, ('#5e3a22', '#472a17'), 0.012, 7)  # garam masala
    # its spoon
    with turned(x + 0.004, y - 0.006, 118, z + 0.040):
        tube([(0.006, 0, -0.002), (0.05, 0, 0.005), (0.085, 0, 0.007)], 0.0014, s)
        lathe(rounded([(0.0001, -0.005), (0.007, -0.0035), (0.0105, 0.0)]), s, (0, 0, 0), 32, 60, scale=(1.25, 1, 1))


def cooker(x, y, z):
    """a three-litre pressure cooker: brushed body, lid with its weight, black handles"""
    s, b = steel(0.36), mat('bakelite', '#17171a', rough=0.35)
    lathe(rounded([(0.0001, 0), (0.088, 0), (0.098, 0.008), (0.101, 0.02), (0.101, 0.125), (0.107, 0.128), (0.107, 0.134), (0.098, 0.137), (0.07, 0.150), (0.03, 0.156), (0.0001, 0.157)], 5), s, (x, y, z), 96, 55)
    lathe([(0.006, 0.155), (0.006, 0.170), (0.012, 0.172), (0.013, 0.186), (0.010, 0.196), (0.0001, 0.198)], b, (x, y, z), 40, 50)
    cyl(0.008, 0.150, 0.158, mat('valve', '#8e2a1e', rough=0.4), (x + 0.045, y - 0.02, z), 24)
    for h in (0.118, 0.142):
        box(x - 0.265, x - 0.095, y - 0.013, y + 0.013, z + h - 0.010, z + h + 0.008, b, bev=0.006, seg=4)
    box(x + 0.098, x + 0.135, y - 0.02, y + 0.02, z + 0.108, z + 0.124, b, bev=0.006, seg=4)


def build(variant):
    reset(76)
    sage, inner = board('#7f9180', 0.42), board('#e6e2d9', 0.5)
    # the drawer: front 18 mm, steel sides, a ribbed mat
    x0, x1, out = -0.30, 0.30, -0.46
    box(x0, x1, out, out + 0.018, 0.665, 0.855, sage, bev=0.0012)
    box(x0 + 0.02, x1 - 0.02, out + 0.018, 0.10, Z - 0.016, Z - 0.003, inner, bev=0)
    box(x0 + 0.02, x1 - 0.02, out + 0.018, 0.10, Z - 0.003, Z - 0.0002, mat('mat', '#8d918f', rough=0.85), bev=0)
    for i in range(130):
        y = out + 0.022 + i * 0.004
        box(x0 + 0.022, x1 - 0.022, y, y + 0.0016, Z - 0.001, Z + 0.0003, mat('mat', '#8d918f', rough=0.85), bev=0)
    for x in (x0 + 0.008, x1 - 0.021):
        box(x, x + 0.013, out + 0.018, 0.10, Z - 0.02, Z + 0.075, mat('side', '#c9cac8', rough=0.35, metal=0.6), bev=0.003, seg=3)
    box(x0 + 0.03, x1 - 0.03, 0.02, 0.12, Z - 0.10, Z - 0.014, black(), bev=0)
    dabba(X, Y, Z)
    s = steel(0.31)
    for x, y in ((-0.165, -0.10), (-0.215, -0.185), (0.185, -0.13), (0.125, -0.075)):  # tumblers, mouth down or up
        cup(0.034, 0.088, s, x, y, Z, 0.0016)
    for k in range(3):
        cup(0.052, 0.028, s, 0.205, -0.27, Z + 0.0085 * k, 0.003)
    box(-0.26, -0.12, -0.405, -0.385, Z, Z + 0.003, s, bev=0.001)
    for i, y in enumerate((-0.40, -0.375, -0.352)):  # ladles
        with turned(-0.275, y, 3 - 3 * i, Z + 0.006):
            box(0.055, 0.245, -0.006, 0.006, -0.001, 0.0007, s, bev=0.0006)
            lathe(rounded([(0.0001, -0.004), (0.016, -0.001), (0.024, 0.005)]), s, (0.035, 0, 0), 40, 60, scale=(1.3, 1, 1))
    # cabinet, counter, hob
    for a, b in ((-1.2, x0 - 0.004), (x1 + 0.004, 1.2)):
        box(a, b, 0.0, 0.018, 0.665, 0.855, sage, bev=0.0012)
    box(-1.2, 1.2, 0.0, 0.018, 0.2, 0.661, sage, bev=0.0012)
    box(-1.2, 1.2, 0.03, 0.6, 0.2, 0.66, inner, bev=0)
    box(-1.2, 1.2, 0.11, 0.61, 0.66, 0.8702, mat('within', '#6d6a64', rough=0.7), bev=0)
    box(-1.2, 1.2, -0.022, 0.62, 0.87, 0.89, mat('slab', '#2b2d2c', rough=0.3), bev=0.003, seg=3)
    box(-1.2, 1.2, 0.0005, 0.11, 0.8565, 0.8702, black(), bev=0)
    box(-1.2, 1.2, 0.0185, 0.0302, 0.2, 0.6, inner, bev=0)
    hob(0.02, 0.30, 0.89, top='grey')
    cooker(0.07, 0.33, 0.938)
    tiles(-1.2, 1.2, 0.89, 1.6, 0.605, mat('tile', '#dfe3df', rough=0.18, var=0.05), 0.10, 0.10)
    box(-1.2, 1.2, 0.6125, 0.7, 0, 2.4, paint('#dfe3df'), bev=0)
    jar(-0.42, 0.45, 0.89, 0.05, 0.15, '#c9a15a')
    jar(-0.30, 0.48, 0.89, 0.05, 0.15, '#7a3f20')
    world('#d3dde6', 0.42)
    area((-1.4, -0.5, 1.9), (1.2, 1.2), 46, 6600, (0, -0.15, 0.80))
    area((1.5, -0.6, 1.9), (1.0, 1.0), 5, 5600, (0, -0.2, 0.75))


CAMS = dict(main=lambda: closeup((-0.10, -0.80, 1.27), (0.005, -0.225, 0.765), 57, 9, (0.0, 0.09)))
