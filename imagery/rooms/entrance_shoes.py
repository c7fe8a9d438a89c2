"""Beside the front door: a shoe unit of teak and cane, one shutter open, chappals on the coir mat, an umbrella and a bag on the rail.

Cameras:  main (upright).
"""

from lib import *
from lib.closeup import grain
from lib.drawings import ikat, printed
from lib.footwear import *

LX = -0.74  # face of the left wall, in which the door is
RAIL = 1.50
A, B, D, TOP = -0.60, 0.34, 0.36, 0.86  # the unit: from, to, depth, height


WOOD = [(0.15, '#4a3320'), (0.42, '#6d4d31'), (0.62, '#7e5b3b'), (0.9, '#96714c')]  # teak without the red


def timber(along, rough=0.42):
    return grain(WOOD, along, rough, 0.009)


def fine_cane():
    """finer than the stock webbing, and dull, for it stands in the sun"""
    k = 'cane fine'
    if k not in MATERIALS:
        m = MATERIALS[k] = cane_material('#a9844f').copy()
        for n in m.node_tree.nodes:
            if n.bl_idname == 'ShaderNodeValToRGB':
                n.color_ramp.elements[-1].color = (*lin('#c6a66f'), 1)
            if n.bl_idname == 'ShaderNodeMapping':
                n.inputs['Scale'].default_value = [v * 1.2 for v in n.inputs['Scale'].default_value]
    return MATERIALS[k]


def unit():
    up, flat, side = timber('z'), timber('x'), timber('y')
    inner = grain(WOOD, 'x', 0.5, 0.012, 'inner')
    br = brass(0.3)
    y0 = -D
    mid = (A + B) / 2
    for x in (A, mid - 0.011, B - 0.022):
        box(x, x + 0.022, y0 + 0.024, -0.012, 0.085, TOP - 0.026, up, bev=0.002)
    for x in (A + 0.035, B - 0.035):
        for y in (y0 + 0.05, -0.05):
            lathe(rounded([(0.0001, 0), (0.013, 0), (0.017, 0.010), (0.021, 0.086)], 3), up, (x, y, 0), 32, 40)
    box(A - 0.022, B + 0.022, y0 - 0.014, -0.003, TOP - 0.026, TOP, flat, bev=0.005, seg=3)
    box(A + 0.022, B - 0.022, y0 + 0.026, -0.02, 0.085, 0.105, flat, bev=0.002)
    box(A + 0.022, B - 0.022, -0.019, -0.012, 0.105, TOP - 0.03, inner, bev=0)
    zs = [0.105]
    for z in (0.345, 0.590):  # slatted shelves, so that air gets to the shoes
        for a, b in ((A + 0.0225, mid - 0.0115), (mid + 0.0115, B - 0.0225)):
            for k in range(5):
                y = y0 + 0.040 + k * 0.0585
                box(a, b, y, y + 0.045, z - 0.016, z, inner, bev=0.002)
            box(a, b, -0.060, -0.045, z - 0.034, z - 0.0165, inner, bev=0.001)
            box(a, b, y0 + 0.06, y0 + 0.075, z - 0.034, z - 0.0165, inner, bev=0.001)
        zs.append(z)

    def shutter(hinge, rot, s):
        """hinged at x=hinge, reaching to the side s; rot turns it open"""
        w, h, t, f = (B - A) / 2 - 0.004, TOP - 0.026 - 0.089, 0.021, 0.046
        with turned(hinge, y0 + 0.010, rot, 0.087):
            for p in ((0.001, f), (w - f, w)):
                a, b = sorted((s * p[0], s * p[1]))
                box(a, b, -t / 2, t / 2, 0, h, up, bev=0.0022, seg=3)
            for z0, z1 in ((0, f + 0.012), (h - f, h), (h * 0.40, h * 0.40 + 0.034)):
                a, b = sorted((s * f, s * (w - f)))
                box(a + 0.0003, b - 0.0003, -t / 2 + 0.0005, t / 2 - 0.0005, z0, z1, flat, bev=0.0018, seg=3)
            a, b = sorted((s * f, s * (w - f)))
            z0, z1 = h * 0.40 + 0.034, h - f
            plane([(a, 0.0, z0), (b, 0.0, z0), (b, 0.0, z1), (a, 0.0, z1)], fine_cane())
            reed = mat('reed', '#c79d62', rough=0.4)
            for e in (-0.004, 0.004):
                for p, q in (((a + 0.004, z0), (a + 0.004, z1)), ((b - 0.004, z0), (b - 0.004, z1)), ((a + 0.006, z0 + 0.004), (b - 0.006, z0 + 0.004)), ((a + 0.006, z1 - 0.004), (b - 0.006, z1 - 0.004))):
                    tube([(p[0], e, p[1]), (q[0], e, q[1])], 0.0034, reed, smooth=False)
            z0, z1 = f + 0.012, h * 0.40
            n = 11
            for k in range(n):  # louvres below, for air
                zc = z0 + (z1 - z0) * (k + 0.5) / n
                o = box(a - 0.004, b + 0.004, -0.0118, 0.0118, -0.0036, 0.0036, flat, bev=0.003, seg=3)
                o.location = ((a + b) / 2, 0, zc)
                o.rotation_euler = (math.radians(-42), 0, 0)
            kx = s * (w - f / 2)
            lathe(rounded([(0.0001, -0.026), (0.009, -0.0255), (0.0125, -0.021), (0.0105, -0.015), (0.0055, -0.010), (0.0052, -0.004), (0.009, -0.0015), (0.009, 0)]), br, (kx, -t / 2, h * 0.62), 40, 60, (-pi / 2, 0, 0))
            for z in (0.10, h - 0.10):
                cyl(0.0055, z - 0.03, z + 0.03, br, (-s * 0.001, -t / 2 + 0.001, 0), 16)

    shutter(B - 0.001, 0, -1)
    shutter(A + 0.001, -97, 1)
    return mid, zs


def shoes(mid, zs):
    y = -0.185
    a, b = A + 0.022, mid - 0.011
    x1, x2 = a + 0.117, b - 0.112
    pair(kolhapuri, x1, y - 0.012, zs[2], 180, 0.094, (0.01, 2), c='#a06a35')
    pair(sandal, x2, y, zs[2], 180, 0.090, (0.0, -2), c='#7a2b2a')
    pair(laced, x1, y - 0.002, zs[1], 180, 0.098, (0.006, 2), L=0.262)
    pair(sandal, x2, y - 0.004, zs[1], 180, 0.090, (0.006, 1), c='#31486b', sole='#a98a62')
    pair(laced, x1, y - 0.004, zs[0], 180, 0.104, (0.008, 3), c='#2c4268', canvas=True, lace='#f0ece2', L=0.262)
    pair(flipflop, x2, y, zs[0], 180, 0.092, (0.0, 1), strap='#2f6a57')


def umbrella(x, y, z, m, handle):
    """hung by its crook from the point x, y, z; rolled, a strap round it"""
    r = 0.040
    C = [(x + r * math.cos(q), y, z - r + 0.008 + r * math.sin(q)) for q in [pi * (-0.18 + 1.18 * k / 20) for k in range(21)]]
    xs = x - r
    C = C + [(xs, y, z - r - 0.02), (xs, y, z - r - 0.10)]
    tube(C, 0.0098, handle, res=8)
    cyl(0.0125, -0.012, 0.012, brass(0.3), (xs, y, z - r - 0.112), 24, 0.003)
    tube([(xs, y, z - r - 0.11), (xs, y, z - r - 0.16)], 0.0055, steel(), smooth=False)
    # the rolled cloth: eight folds wound round the ribs
    n, k, V = 128, 70, []
    z1, L = z - r - 0.145, 0.56
    for j in range(k + 1):
        t = j / k
        body = (0.015 + 0.016 * min(1, t / 0.10) ** 0.7) * (1 - 0.62 * t**1.25) * (1 if t < 0.985 else 0.6)
        tie = 1 - 0.16 * math.exp(-(((t - 0.16) / 0.035) ** 2))
        for i in range(n):
            q = 2 * pi * i / n
            ph = 8 * q / 2 + 5.5 * t + 0.3 * math.sin(7 * t)
            saw = (ph / pi) % 1.0
            d = 0.0125 * (saw**1.8) * (1 - 0.70 * t) * (tie if tie < 0.97 else 1) + 0.0012 * noise.noise(Vector((q * 2, t * 9, 3)))
            rr = body * tie + d
            V.append((xs + rr * math.cos(q), y + rr * math.sin(q), z1 - L * t))
    F = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k) for i in range(n)]
    obj('umbrella', pmesh('umbrella', V, F), m, smooth=60)
    for q in range(8):  # the tips of its ribs
        a = q * pi / 4 + 0.2
        tube([(xs + 0.012 * math.cos(a), y + 0.012 * math.sin(a), z1 - 0.004), (xs + 0.017 * math.cos(a), y + 0.017 * math.sin(a), z1 + 0.016)], 0.0016, steel(), smooth=False)
        sphere(0.0028, black(0.4), (xs + 0.0175 * math.cos(a), y + 0.0175 * math.sin(a), z1 + 0.018), 10)
    lathe([(0.029, -0.009), (0.032, -0.006), (0.032, 0.006), (0.029, 0.009)], m, (xs, y, z1 - L * 0.16), 48, 50)
    cyl(0.006, 0, 0.004, brass(0.3), (xs - 0.024, y - 0.024, z1 - L * 0.16), 16, 0.001, rot=(pi / 2, 0, -0.78))
    tube([(xs, y, z1 - L + 0.01), (xs, y, z1 - L - 0.045)], 0.0055, steel(), smooth=False)


def keys(x, y, z, br):
    """a bunch on a hook at x, y, z: a ring, four keys, a leather tag"""
    st = steel(0.32)
    ring_ = [(x + 0.019 * math.cos(q), y, z - 0.019 + 0.019 * math.sin(q)) for q in [2 * pi * i / 24 for i in range(24)]]
    tube(ring_, 0.0014, st, closed=True).data.splines[0].use_endpoint_u = False
    bits = [(0.018, -0.0034), (0.050, -0.0034), (0.053, 0), (0.050, 0.0034), (0.046, 0.0020), (0.043, 0.0036), (0.040, 0.0018), (0.036, 0.0036), (0.032, 0.0022), (0.029, 0.0036), (0.018, 0.0034)]
    for k, (a, m, s) in enumerate(((-0.32, br, 1.0), (-0.10, st, 1.1), (0.16, br, 0.9), (0.36, st, 1.25))):
        root = bpy.data.objects.new('key', None)
        link(root)
        for o in (cyl(0.0115, 0, 0.0024, m, (0.010, 0, 0), 28, 0.0005), prism(bits, 0.0002, 0.0022, m, 0.0003)):
            o.parent = root
        root.location = (x + 0.019 * math.sin(a), y - 0.004 + 0.003 * k, z - 0.019 - 0.019 * math.cos(a) + 0.004)
        root.rotation_euler = (pi / 2, pi / 2 - a * 0.8, 0)
        root.scale = (s, s, s)
    tag = tanned('#7d3a22')
    root = bpy.data.objects.new('tag', None)
    link(root)
    o = prism([(0.0, -0.004), (0.012, -0.011), (0.066, -0.013), (0.072, -0.008), (0.072, 0.008), (0.066, 0.013), (0.012, 0.011), (0.0, 0.004)], 0, 0.003, tag, 0.001)
    o.parent = root
    root.location, root.rotation_euler = (x, y - 0.008, z - 0.036), (pi / 2, pi / 2 + 0.05, 0)


def pot(x, y, z, br, s=0.42):
    belly = [(0.0001, 0.002), (0.055, 0), (0.085, 0.006), (0.118, 0.030), (0.145, 0.065), (0.158, 0.100), (0.160, 0.125), (0.153, 0.152), (0.135, 0.180), (0.108, 0.205)]
    neck = [(0.084, 0.222), (0.073, 0.236), (0.072, 0.248), (0.080, 0.262), (0.096, 0.276), (0.110, 0.285), (0.1145, 0.2885), (0.1135, 0.292), (0.108, 0.292)]
    lathe(rounded(belly + neck + [(0.094, 0.281), (0.078, 0.266), (0.066, 0.248), (0.066, 0.225)]), br, (x, y, z), 128, 180, scale=s)


def hookrail(z, up, flat):
    br = brass(0.3)
    a, b = -0.52, 0.62
    box(a, b, -0.019, -0.001, z - 0.036, z + 0.036, flat, bev=0.005, seg=3)
    for x in np.linspace(a + 0.09, b - 0.09, 4):
        lathe([(0.019, 0), (0.019, 0.002), (0.012, 0.0045), (0.0001, 0.005)], br, (x, -0.019, z), 32, 50, (pi / 2, 0, 0))
        tube([(x, -0.020, z + 0.004), (x, -0.048, z - 0.004), (x, -0.064, z - 0.012), (x, -0.074, z + 0.004), (x, -0.074, z + 0.016)], 0.0050, br, res=10)
        sphere(0.0078, br, (x, -0.074, z + 0.020), 20)
        tube([(x, -0.022, z - 0.012), (x, -0.036, z - 0.024)], 0.0036, br, smooth=False)
    return [float(x) for x in np.linspace(a + 0.09, b - 0.09, 4)]


def bench(up, flat, side):
    """a low one with a cane seat, to the right of the unit"""
    x0, x1, y0, y1, h = 0.425, 0.985, -0.47, -0.10, 0.405
    for x in (x0 + 0.02, x1 - 0.02):
        for y in (y0 + 0.02, y1 - 0.02):
            lathe(rounded([(0.0001, 0), (0.0125, 0), (0.016, 0.02), (0.021, h - 0.09), (0.021, h - 0.001), (0.0001, h)], 3, 40), up, (x, y, 0), 32, 40)
    for y in (y0 + 0.02, y1 - 0.02):
        box(x0 + 0.035, x1 - 0.035, y - 0.016, y + 0.016, h - 0.052, h - 0.004, flat, bev=0.005, seg=3)
        tube([(x0 + 0.03, y, 0.15), (x1 - 0.03, y, 0.15)], 0.0095, flat, smooth=False)
    for x in (x0 + 0.02, x1 - 0.02):
        box(x - 0.016, x + 0.016, y0 + 0.035, y1 - 0.035, h - 0.052, h - 0.004, side, bev=0.005, seg=3)
        tube([(x, y0 + 0.03, 0.19), (x, y1 - 0.03, 0.19)], 0.0095, side, smooth=False)
    plane([(x0 + 0.030, y0 + 0.030, h - 0.006), (x1 - 0.030, y0 + 0.030, h - 0.006), (x1 - 0.030, y1 - 0.030, h - 0.006), (x0 + 0.030, y1 - 0.030, h - 0.006)], fine_cane())
    return h


def build(v='A'):
    reset(211)
    world('#dfe8f4', 0.28)
    green = limewash('#a9b3a0', 0.13)
    white = paint('#f1eee6')
    Yd0, Yd1, H = -1.95, -0.86, 2.75
    wall(LX - 0.2, LX, Yd1, 0.2, -0.1, H, green)
    wall(LX - 0.2, LX, -4.2, Yd0, -0.1, H, green)
    wall(LX - 0.2, LX, Yd0, Yd1, 2.12, H, green)
    wall(LX - 0.2, 2.6, 0, 0.2, -0.1, H, green)
    wall(2.4, 2.6, -4.2, 0.2, -0.1, H, white)
    wall(LX - 0.2, 2.6, -4.4, -4.2, -0.1, H, white)
    wall(LX - 0.2, 2.6, -4.4, 0.2, H, H + 0.2, white)
    tilefloor(LX - 1.6, 2.4, -4.2, 0.0, 0, kota(0.30), 0.6, 0.6, 0.003)
    up, flat, side = timber('z'), timber('x'), timber('y')
    # frame of the door, skirting
    box(LX - 0.21, LX + 0.018, Yd1 - 0.06, Yd1 + 0.045, 0, 2.17, up, bev=0.004)
    box(LX - 0.21, LX + 0.018, Yd0 - 0.045, Yd0 + 0.06, 0, 2.17, up, bev=0.004)
    box(LX - 0.21, LX + 0.018, Yd0 - 0.045, Yd1 + 0.045, 2.1701, 2.24, side, bev=0.004)
    sk = kota(0.32)
    box(LX, 2.4, -0.011, 0, 0, 0.10, sk, bev=0.002)
    box(LX, LX + 0.011, Yd1 + 0.046, -0.0112, 0, 0.10, sk, bev=0.002)
    mid, zs = unit()
    shoes(mid, zs)
    br = brass(0.24)
    pot(-0.44, -0.19, TOP, br)
    money_plant((0.15, -0.17, TOP), 0.22, 11, ceramic('#c8bfae'), vines=7, r=0.075, clear=[('y', '<', -0.02), ('x', '<', 0.34), ('z', '>', TOP + 0.004)])
    hooks = hookrail(RAIL, up, flat)
    umbrella(hooks[3] + 0.004, -0.070, RAIL + 0.004, mat('brolly', '#27303f', rough=0.62, sheen=0.3, bump=[('linen_h.png', 0.03, 0.15, 0.0004)]), grain('walnut', 'z', 0.36, 0.006))
    keys(hooks[2], -0.070, RAIL + 0.004, br)
    cotton = printed('ikat bag', ikat((34, 48, 84), (0.92, (228, 217, 192)), (0.80, (34, 48, 84)), (0.60, (228, 217, 192)), (0.42, (150, 60, 38)), (0.20, (228, 217, 192))), (0.34, 0.34), False)
    with turned(hooks[1], -0.075, 0, RAIL - 0.232):
        softmesh('tote', cotton, (0, 0.016, 0), (0, 0, 0), (0.86, 1.7, 0.86), 0.0016, 1)
        for y in (-0.020, 0.042):
            s_ = 1 if y < 0 else 0.9
            tube([(-0.090 * s_, y, -0.03), (-0.086 * s_, y, 0.01), (-0.066 * s_, y * 0.8, 0.11), (-0.012, y * 0.12, 0.226), (0, 0, 0.234), (0.012, y * 0.12, 0.226), (0.066 * s_, y * 0.8, 0.11), (0.086 * s_, y, 0.01), (0.090 * s_, y, -0.03)], 0.0048, fabric('#2c3a5c', 0.2, 0.06), res=10)
    h = bench(up, flat, side)
    pair(laced, 0.56, -0.31, 0, 164, 0.104, (0.012, 7), L=0.225)
    # on the mat and beside it
    bristles(-0.66, -0.06, -1.36, -0.84)
    pair(kolhapuri, 0.06, -0.74, 0.0005, 200, 0.105, (0.05, 16), c='#8a5526')
    pair(flipflop, 0.36, -0.83, 0.0005, 158, 0.128, (-0.05, -14), c='#d9d3c4', strap='#2b4f86')
    switch_plate(0.715, -0.0005, 1.24, 4, m=mat('plate', '#d6d2c8', rough=0.3))
    # light: the open door
    areca((LX - 1.25, -2.35, 0), 1.9, 5, ceramic('#a2573d'), n=13)
    sun(221, 31, 10.5, 0.9, 4500)
    area((LX - 0.32, (Yd0 + Yd1) / 2, 1.08), (1.05, 2.0), 46, '#eaf1fb', dirv=(1, 0.1, 0))
    area((1.2, -4.05, 1.6), (1.8, 1.9), 18, '#f3f1ea', dirv=(-0.25, 1, 0))
    areca((-0.20, -1.78, 0), 0.92, 8, ceramic('#a2573d'), n=9)


CAMS = dict(main=lambda: upright((0.60, -2.62, 0.88), (-0.01, -0.3, 0.635), 42, 2.5, (-0.1, -0.40, 0.6)))
