"""A second bath as most flats have it: bucket and mug under the tap, a low stool, a health faucet, the geyser, tiles half high, a louvred ventilator.

Cameras:  main (upright).
"""

from lib import *
from lib.closeup import between, cloud
from lib.footwear import flipflop, pair
from lib.laundry import bottle, bucket, cloth, granite, mug, plastic
from lib.leaves import smooth_line
from lib.weather import maths, mixed, node

LX, RX, F, H = -0.80, 0.86, -3.2, 2.62
KERB = -1.06  # where the dry floor ends; it lies higher by STEP
STEP, DADO = 0.045, 1.20
VX0, VX1, VZ0, VZ1 = -0.60, 0.02, 1.60, 2.10  # the ventilator


def glaze():
    return mat('celadon', '#86a596', rough=0.13, coat=0.3, var=0.06, rough_tex=('smudge.png', 0.5, 0.10, 0.24), bump=[('smudge.png', 0.22, 0.06, 0.002)])


def dado(x0, x1, seed):
    """tiles of 600 x 300 mm on a wall at y=0 facing -y, a dark liner over them"""
    g, w, h, gap, m = R.Random(seed), 0.60, (DADO - 0.026) / 4, 0.0026, glaze()
    box(x0, x1, -0.007, -0.001, 0, DADO - 0.03, mat('grout2', '#d8d5cb', rough=0.9), bev=0)
    for j in range(4):
        x = x0 - (0.30 if j % 2 else 0.0)  # every other row begins with half a tile
        while x < x1 - 0.01:
            a, b = max(x, x0), min(x + w, x1)
            if b - a > 0.03:
                o = box(a + gap / 2, b - gap / 2, -0.0125, -0.0045, j * h + gap / 2, (j + 1) * h - gap / 2, m, bev=0.0016)
                o.rotation_euler = (g.uniform(-0.004, 0.004), 0, g.uniform(-0.0022, 0.0022))
            x += w
    box(x0, x1, -0.0135, 0.0, DADO - 0.0255, DADO, mat('liner', '#35564d', rough=0.16), bev=0.003)


def floor_():
    wet = mat('wetfloor', '#8d938f', rough=0.3, spec=0.5)  # water stands in hollows and along the joints, the rest is damp
    nt = wet.node_tree
    b = nt.nodes['Principled BSDF'].inputs
    geo = node(nt, 'NewGeometry').outputs['Position']
    own = node(nt, 'ObjectInfo').outputs['Random']
    pool = between(nt, cloud(nt, geo, 3.1, 3, 0.5), 0.50, 0.57)
    grit = cloud(nt, geo, 160, 4, 0.65)
    tone = mixed(nt, between(nt, cloud(nt, geo, 7, 4, 0.6), 0.3, 0.7), (*lin('#838a86'), 1), (*lin('#99a09b'), 1))
    tone = mixed(nt, maths(nt, 'MULTIPLY', grit, 0.35), tone, (*lin('#6d7471'), 1))
    tone = node(nt, 'HueSaturation', {'Color': tone, 'Value': maths(nt, 'MULTIPLY', between(nt, own, 0, 1, 0.94, 1.06), between(nt, pool, 0, 1, 1.0, 0.80))}).outputs[0]
    nt.links.new(tone, b['Base Color'])
    nt.links.new(maths(nt, 'MULTIPLY_ADD', pool, -0.30, maths(nt, 'MULTIPLY_ADD', grit, 0.12, 0.28)), b['Roughness'])
    nt.links.new(node(nt, 'Bump', {'Height': maths(nt, 'MULTIPLY', grit, maths(nt, 'SUBTRACT', 1.0, pool)), 'Strength': 0.5, 'Distance': 0.0006}).outputs[0], b['Normal'])
    dry = mat('dryfloor', '#b3aea2', rough=0.38, tex='plaster.png', size=0.9, ramp=[(0, '#a8a397'), (1, '#beb9ad')], rough_tex=('smudge.png', 0.9, 0.30, 0.46), var=0.04)
    tilefloor(LX, RX, KERB + 0.045, 0.0, 0, wet, 0.30, 0.30, 0.003)
    tilefloor(LX, RX, F, KERB - 0.045, STEP, dry, 0.30, 0.30, 0.003)
    box(LX, RX, KERB - 0.045, KERB + 0.045, -0.05, STEP + 0.022, granite(), bev=0.006, seg=3)
    st = steel(0.3)
    x, y = -0.50, -0.17
    box(x - 0.06, x + 0.06, y - 0.06, y + 0.06, -0.004, 0.0016, st, bev=0.001)
    for k in range(7):
        box(x - 0.042 + 0.014 * k - 0.003, x - 0.042 + 0.014 * k + 0.003, y - 0.042, y + 0.042, 0.0016, 0.0019, black(0.6), bev=0)


def ventilator():
    white = lacquer('#ecebe6', 0.4)
    z0, z1, y = VZ0, VZ1, 0.10
    for q in ((VX0, VX0 + 0.035, z0, z1), (VX1 - 0.035, VX1, z0, z1), (VX0 + 0.035, VX1 - 0.035, z0, z0 + 0.035), (VX0 + 0.035, VX1 - 0.035, z1 - 0.035, z1)):
        box(q[0], q[1], y - 0.03, y + 0.03, q[2], q[3], white, bev=0.003)
    box(VX0 - 0.02, VX1 + 0.02, -0.020, 0.199, z0 - 0.026, z0 - 0.0005, granite(), bev=0.004)
    fog = mat('louvre', '#d3e2de', rough=0.25, translucent=0.6)
    n = 5
    for k in range(n):
        b = box(VX0 + 0.037, VX1 - 0.037, -0.052, 0.052, -0.0025, 0.0025, fog, bev=0.001)
        b.location = ((VX0 + VX1) / 2, y, z0 + 0.035 + (z1 - z0 - 0.07) * (k + 0.5) / n)
        b.rotation_euler = (math.radians(38), 0, 0)
    for x in (VX0 + 0.044, VX1 - 0.044):
        for k in range(n):
            box(x - 0.006, x + 0.006, y - 0.02, y + 0.02, z0 + 0.035 + (z1 - z0 - 0.07) * (k + 0.5) / n - 0.01, z0 + 0.035 + (z1 - z0 - 0.07) * (k + 0.5) / n + 0.01, steel(), bev=0.001)


def bibcock(x, z, ring='#b33a2a'):
    """a tap on the wall at y=0 facing -y"""
    c = chrome_()
    lathe(rounded([(0.030, 0.0), (0.029, 0.005), (0.016, 0.012), (0.0145, 0.020)], 4), c, (x, -0.0115, z), 48, 50, (pi / 2, 0, 0))
    tube([(x, -0.012, z), (x, -0.085, z), (x, -0.112, z - 0.006), (x, -0.122, z - 0.030), (x, -0.122, z - 0.046)], 0.0125, c, res=12)
    lathe(rounded([(0.013, 0), (0.0155, -0.004), (0.0155, -0.018), (0.012, -0.020)], 3), c, (x, -0.122, z - 0.040), 40, 50)
    lathe(rounded([(0.0001, 0.040), (0.013, 0.040), (0.016, 0.034), (0.0165, 0.016), (0.014, 0.006), (0.0135, 0)], 3), c, (x, -0.062, z + 0.008), 40, 50)
    lathe([(0.0168, -0.0012), (0.0172, 0), (0.0168, 0.0012)], plastic(ring), (x, -0.062, z + 0.030), 40, 60)
    beam((x, -0.066, z + 0.046), (x + 0.004, -0.128, z + 0.060), 0.013, 0.007, c, 0.003)


def chrome_():
    return mat('chromesatin', '#cfd2d4', rough=0.30, metal=1)


def angle_valve(x, z):
    c = chrome_()
    cyl(0.021, 0, 0.007, c, (x, -0.0115, z), 36, 0.003, rot=(pi / 2, 0, 0))
    tube([(x, -0.012, z), (x, -0.050, z)], 0.011, c, smooth=False)
    cyl(0.014, -0.014, 0.014, c, (x, -0.046, z), 32, 0.003)
    lathe(rounded([(0.0001, 0.034), (0.017, 0.034), (0.019, 0.030), (0.019, 0.014), (0.011, 0.010), (0.010, 0)], 3), c, (x, -0.052, z), 32, 50, (pi / 2, 0, 0))
    return (x, -0.046, z - 0.014)


def braided(P, r=0.0062):
    """a flexible hose with its spiral"""
    m = mat('hose', '#c6c9cb', rough=0.34, metal=1)
    tube(P, r, m, res=14)
    Q = smooth(np.array(P))
    d = np.append(0, np.cumsum(np.linalg.norm(np.diff(Q, axis=0), axis=1)))
    n = int(d[-1] / 0.0052)
    T = []
    for k in range(n):
        s = d[-1] * (k + 0.5) / n
        p = np.array([np.interp(s, d, Q[:, i]) for i in range(3)])
        q = np.array([np.interp(min(d[-1], s + 0.002), d, Q[:, i]) for i in range(3)])
        T.append((p, q - p))
    V, F, K = [], [], 10
    for p, t in T:
        t = Vector(t).normalized()
        u = t.orthogonal().normalized()
        w = t.cross(u)
        b = len(V)
        for e, k in ((-0.0014, 0.0), (0.0, 0.0011), (0.0014, 0.0)):
            V += [tuple(Vector(p) + t * e + (u * math.cos(2 * pi * i / K) + w * math.sin(2 * pi * i / K)) * (r + k)) for i in range(K)]
        F += [(b + j * K + i, b + j * K + (i + 1) % K, b + (j + 1) * K + (i + 1) % K, b + (j + 1) * K + i) for j in range(2) for i in range(K)]
    obj('hose', pmesh('hose', V, F), m, smooth=60)


def smooth(P):
    """a B-spline as tube() draws it, near enough"""
    Q = P.copy()
    for _ in range(2):
        Q[1:-1] = (P[:-2] + 4 * P[1:-1] + P[2:]) / 6
    return smooth_line(Q, 14 * len(P))


def health_faucet(x, z):
    """on its hook; its hose hangs in a loop to the angle valve"""
    w, c = mat('faucetwhite', '#ecebe7', rough=0.3), chrome_()
    cyl(0.020, 0, 0.006, w, (x, -0.0115, z), 32, 0.002, rot=(pi / 2, 0, 0))
    box(x - 0.013, x + 0.013, -0.040, -0.015, z - 0.014, z + 0.014, w, bev=0.004)
    lathe([(0.0145, -0.012), (0.0185, -0.012), (0.0185, 0.012), (0.0145, 0.012), (0.0145, -0.012)], w, (x, -0.052, z), 36, 50, (0.28, 0, 0))
    P = [(x, -0.046, z - 0.085), (x, -0.050, z - 0.01), (x, -0.056, z + 0.035), (x, -0.078, z + 0.066), (x, -0.100, z + 0.068)]
    for k, r in enumerate((0.0120, 0.0128)):
        tube(P[2 * k : 2 * k + 3], r, c, res=12)
    o = lathe(rounded([(0.0001, 0.016), (0.017, 0.016), (0.021, 0.010), (0.022, -0.004), (0.013, -0.020)], 4), c, (x, -0.106, z + 0.064), 40, 50, (pi / 2 + 0.55, 0, 0))
    beam((x, -0.070, z + 0.042), (x, -0.092, z - 0.035), 0.010, 0.005, w, 0.002)
    cyl(0.0095, -0.018, 0.0, c, (x, -0.046, z - 0.082), 28, 0.002)
    e = angle_valve(x + 0.155, z - 0.16)
    braided([(x, -0.046, z - 0.100), (x - 0.002, -0.048, z - 0.19), (x + 0.015, -0.052, z - 0.34), (x + 0.075, -0.054, z - 0.415), (x + 0.140, -0.052, z - 0.34), (x + 0.155, -0.048, z - 0.25), e])


def geyser(x, z):
    """a tank of 15 litres hung on the wall; z its lower end"""
    m = mat('enamel', '#e9e8e3', rough=0.26)
    r, y = 0.162, -0.185
    lathe(rounded([(0.0001, 0.0), (0.080, 0.002), (0.125, 0.014), (0.152, 0.042), (r, 0.085), (r, 0.30), (0.152, 0.345), (0.120, 0.375), (0.07, 0.388), (0.0001, 0.39)], 5), m, (x, y, z), 96, 180)
    lathe([(r + 0.0005, 0.086), (r + 0.0012, 0.087), (r + 0.0012, 0.092), (r + 0.0005, 0.093)], mat('greyline', '#9aa3a6', rough=0.4), (x, y, z), 96, 50)
    box(x - 0.05, x + 0.05, -0.04, -0.001, z + 0.30, z + 0.34, steel(), bev=0.002)
    lathe(rounded([(0.0001, -0.012), (0.024, -0.012), (0.028, -0.004), (0.028, 0.006)], 3), plastic('#c8cbcb'), (x, y - 0.055, z + 0.006), 40, 50, (-0.32, 0, 0))
    sphere(0.0055, mat('lampred', '#c33421', rough=0.25, emit='#ff3a1c', estr=1.2), (x + 0.062, y - 0.128, z + 0.028), 16)
    for s, c in ((-1, '#2f5f9c'), (1, '#b33a2a')):
        px = x + s * 0.050
        cyl(0.011, -0.030, 0.004, chrome_(), (px, y + 0.02, z + 0.004), 28, 0.003)
        lathe([(0.0115, -0.004), (0.0125, 0), (0.0115, 0.004)], plastic(c), (px, y + 0.02, z - 0.012), 28, 50)
        e = (px + s * 0.03, -0.046, z - 0.224)
        braided([(px, y + 0.02, z - 0.028), (px, y + 0.02, z - 0.09), (px + s * 0.02, y + 0.07, z - 0.155), (px + s * 0.03, -0.048, z - 0.16), (px + s * 0.03, -0.046, z - 0.210)], 0.0058)
        angle_valve(px + s * 0.03, z - 0.224)
    tube([(x + 0.10, -0.10, z + 0.03), (x + 0.13, -0.03, z + 0.06), (x + 0.215, -0.012, z + 0.13), (x + 0.235, -0.008, z + 0.20)], 0.0042, plastic('#d9d9d4'))


def stool(x, y, rot, c):
    """the low plastic stool one sits on to bathe"""
    m = plastic(c, 0.36)
    with turned(x, y, rot):
        w, d, h = 0.30, 0.235, 0.205
        for k in range(5):
            yy = -d / 2 + 0.032 + k * (d - 0.064) / 4
            box(-w / 2 + 0.022, w / 2 - 0.022, yy - 0.0155, yy + 0.0155, h - 0.014, h - 0.001, m, bev=0.005, seg=3)
        for s in (-1, 1):
            box(s * (w / 2 - 0.013) - 0.013, s * (w / 2 - 0.013) + 0.013, -d / 2, d / 2, h - 0.030, h, m, bev=0.009, seg=4)
            box(-w / 2 + 0.024, w / 2 - 0.024, s * (d / 2 - 0.008) - 0.0075, s * (d / 2 - 0.008) + 0.0075, h - 0.040, h - 0.0005, m, bev=0.006, seg=4)
            for e in (-1, 1):
                beam((s * (w / 2 - 0.020), e * (d / 2 - 0.020), h - 0.02), (s * (w / 2 + 0.004), e * (d / 2 + 0.004), 0.004), 0.036, 0.036, m, 0.010)
            box(s * (w / 2 - 0.011) - 0.006, s * (w / 2 - 0.011) + 0.006, -d / 2 + 0.02, d / 2 - 0.02, h - 0.065, h - 0.028, m, bev=0.004)


def shelf():
    """a corner shelf of granite with what one washes with"""
    z = 1.0
    n, r = 14, 0.235
    P = [(LX + 0.012, -0.0125)] + [(LX + 0.012 + r * math.sin(pi / 2 * i / n), -0.0125 - r * math.cos(pi / 2 * i / n)) for i in range(n + 1)]
    prism(P, z - 0.018, z, granite(), 0.003)
    x0 = LX + 0.012
    bottle(x0 + 0.055, -0.075, z, '#8d5a2b', '#2a2320', 0.86)
    bottle(x0 + 0.135, -0.062, z, '#dfe2d6', '#5f8f6d', 0.76)
    lathe(rounded([(0.0001, 0.002), (0.036, 0.002), (0.044, 0.009), (0.048, 0.013), (0.042, 0.008), (0.0001, 0.006)]), ceramic('#e6e2d8'), (x0 + 0.068, -0.165, z), 40, scale=(1.05, 0.86, 1))
    softbox(0.068, 0.042, 0.022, mat('soapgreen', '#7f9a52', rough=0.42), (x0 + 0.068, -0.165, z + 0.019), (0, 0, 0.4), r=0.009, puff=0.003, wr=0, n=8)


def build(v='A'):
    reset(251)
    world('#e2ebf5', 0.30)
    pale = paint('#eceae3')
    wall(LX - 0.2, VX0, 0, 0.2, -0.1, H, pale)
    wall(VX1, RX + 0.2, 0, 0.2, -0.1, H, pale)
    wall(VX0, VX1, 0, 0.2, -0.1, VZ0 - 0.026, pale)
    wall(VX0, VX1, 0, 0.2, VZ1, H, pale)
    wall(LX - 0.2, LX, F, 0.2, -0.1, H, pale)
    d0, d1 = -2.15, -1.32  # the door, to the right of the camera: the sun comes in by it
    wall(RX, RX + 0.12, F, d0, -0.1, H, pale)
    wall(RX, RX + 0.12, d1, 0.2, -0.1, H, pale)
    wall(RX, RX + 0.12, d0, d1, 2.06, H, pale)
    wall(LX - 0.2, RX + 0.2, F - 0.2, F, -0.1, H, pale)
    wall(LX - 0.2, RX + 0.2, F - 0.2, 0.2, H, H + 0.2, pale)
    dado(LX, RX, 1)
    with turned(LX, 0, 90):
        dado(-2.4, 0.0, 2)
    with turned(RX, 0, -90):
        dado(0.0, 1.26, 3)
    floor_()
    ventilator()
    bibcock(0.075, 0.66)
    bibcock(0.305, 0.66, '#2f5f9c')
    geyser(0.415, 1.52)
    health_faucet(-0.475, 0.70)
    shelf()
    blue = plastic('#2f6d96', 0.34)
    bucket(0.085, -0.235, 0.0, blue, 0.158, 0.295)
    lathe([(0.0001, 0.232), (0.1495, 0.232)], mat('bucketwater', '#5c8fa6', rough=0.03, spec=0.6, bump=[('plaster_h.png', 0.12, 0.25, 0.004)]), (0.085, -0.235, 0), 64)
    stool(-0.29, -0.52, 14, '#e5e2d8')
    mug(-0.315, -0.53, 0.205, plastic('#d39a2e', 0.34), 205)
    money_plant(((VX0 + VX1) / 2 + 0.14, 0.035, VZ0), 0.30, 5, ceramic('#b5623f'), vines=6, r=0.062, clear=[('y', '<', 0.045), ('z', '>', VZ0 - 0.5)])
    # a towel on the right wall, near the camera; slippers at the kerb
    with turned(RX, -0.98, -90):
        tube([(-0.26, -0.085, 1.24), (0.26, -0.085, 1.24)], 0.009, chrome_(), smooth=False)
        for e in (-0.24, 0.24):
            tube([(e, -0.085, 1.24), (e, 0, 1.24)], 0.0075, chrome_(), smooth=False)
        cloth(-0.20, 0.18, -0.085, 1.242, 0.62, '#e9e2d2', '#2f6d96')
    pair(flipflop, -0.36, KERB - 0.235, STEP + 0.0003, 8, 0.108, (0.02, 10), strap='#a23a2e')
    rug(-0.02, 0.56, KERB - 0.62, KERB - 0.20, terry('#93a69b'), STEP + 0.008, 0.012, 0.0055, False, '#7f9287')
    # the light
    outside('far', 0.24, (VX0, VX1), 'sky', light=0.40)
    sun(-62, 25, 8.5, 0.8, 4500)
    area(((VX0 + VX1) / 2, 0.30, (VZ0 + VZ1) / 2), (VX1 - VX0, VZ1 - VZ0), 34, '#dfeafc', dirv=(0, -1, -0.45))
    area((RX + 0.16, (d0 + d1) / 2, 1.03), (d1 - d0, 2.0), 15, '#f3efe6', dirv=(-1, 0.15, 0))
    area((0.0, F + 0.02, 1.4), (1.3, 1.8), 5, '#eef0f0', dirv=(0, 1, 0))


CAMS = dict(main=lambda: upright((0.30, -2.86, 1.00), (0.0, -0.25, 0.795), 37, 2.0, (0.06, -0.36, 0.4)))
