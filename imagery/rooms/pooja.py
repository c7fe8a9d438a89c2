"""A pooja room of white marble behind teak doors with brass-edged jaali: a lingam of black stone in an arched niche, lamps, marigolds, early morning.

The lamps light the niche; the room before the doors has the blue light of a window at the left. Camera: main (upright).
"""

from lib import *
from lib.closeup import grain, stone
from rooms.diwali_threshold import YELLOW, bloom, flame, lamp, petals

LEDGE, YD = 0.78, -0.40  # height of the marble ledge; the plane of the doors
WOOD = [(0.15, '#4f331d'), (0.42, '#74502f'), (0.62, '#86603b'), (0.9, '#9e774e')]
MARIGOLD = ('#f07a12', '#f2b025')
NW, CROWN, DEEP = 0.92, 1.86, 0.44  # the niche: width, crown, depth


def metal(kind='brass'):
    return mat('temple ' + kind, dict(brass='#b98e4c', copper='#a9603c')[kind], rough=0.31, metal=1)


def leafdoor(x, w, z1, angle):
    """a jaali leaf hinged at x in the plane YD (w > 0 reaches to the right), opened towards the room by angle degrees"""
    up, flat, br = grain(WOOD, 'z', 0.42, 0.009), grain(WOOD, 'x', 0.42, 0.009), metal()
    with turned(x, YD, angle):
        a, b = sorted((0, w))
        for q in ((a, a + 0.070), (b - 0.070, b)):
            box(*q, -0.020, 0.020, 0.02, z1, up, bev=0.004)
        for z, t in ((0.02, 0.12), (0.70, 0.09), (z1 - 0.09, 0.09)):
            box(a + 0.0705, b - 0.0705, -0.019, 0.019, z, z + t, flat, bev=0.003)
        box(a + 0.0702, b - 0.0702, -0.008, 0.008, 0.1402, 0.6998, up, bev=0)
        for s in (-1, 1):
            rim(a + 0.072, b - 0.072, 0.142, 0.698, [(0.0, 0.008), (0.0, 0.018), (0.006, 0.0195), (0.014, 0.015), (0.018, 0.0095), (0.050, 0.0095), (0.062, 0.0140)], lambda p, q, o, s=s: (p, s * o, q), up, True)
        jaali(a + 0.066, b - 0.066, 0.79, z1 - 0.088, 0, up, 'star', 0.120, 0.0125, 0.024, border=0.010)
        for s in (-1, 1):  # the brass edge
            rim(a + 0.0705, b - 0.0705, 0.7905, z1 - 0.0905, [(-0.003, 0.0), (-0.003, 0.0225), (0.008, 0.0225), (0.008, 0.0)], lambda p, q, o, s=s: (p, s * o, q), br)
        e = b - 0.035 if w > 0 else a + 0.035
        for s in (-1, 1):
            lathe(rounded([(0.0001, 0), (0.026, 0), (0.027, 0.003), (0.018, 0.007), (0.012, 0.009), (0.0001, 0.012)], 3), br, (e, s * 0.020, 1.06), 40, 50, (-s * pi / 2, 0, 0))
            o = tube([(e + 0.034 * math.sin(i * pi / 10), s * 0.034, 1.03 + 0.034 * math.cos(i * pi / 10)) for i in range(20)], 0.0045, br, closed=True)
            o.data.splines[0].use_endpoint_u = False
            o['afloat'] = True


def lingam(x, y, z, g):
    """a lingam of black stone in its yoni with a spout to the right, three lines of ash, leaves of bilva, marigolds"""
    rock = mat('black stone', '#1d1c1c', rough=0.30, spec=0.5, tex='smudge.png', size=0.12, ramp=[(0.0, '#141414'), (0.6, '#232222'), (1.0, '#302f2e')], bump=[('boucle_h.png', 0.05, 0.05, 0.0006)])
    lathe(rounded([(0.0001, 0.0), (0.128, 0.0), (0.132, 0.004), (0.132, 0.020), (0.120, 0.027), (0.098, 0.036), (0.090, 0.050), (0.096, 0.060), (0.128, 0.070), (0.142, 0.076), (0.144, 0.084), (0.143, 0.098), (0.138, 0.102), (0.127, 0.101), (0.120, 0.092), (0.0001, 0.090)], 4, 60), rock, (x, y, z), 128, 60)
    # the spout
    P = [(0.125, -0.036), (0.185, -0.026), (0.225, -0.017), (0.240, -0.010), (0.240, 0.010), (0.225, 0.017), (0.185, 0.026), (0.125, 0.036)]
    with turned(x, y, -24, z):
        prism(P, 0.074, 0.094, rock, 0.005, 3)
        for s in (-1, 1):
            tube([(0.122, s * 0.030, 0.096), (0.185, s * 0.021, 0.096), (0.236, s * 0.010, 0.095)], 0.0055, rock)
    r = 0.070
    lathe([(r * (1.0 + 0.03 * t), 0.088 + 0.130 * t) for t in (0, 0.3, 0.6, 0.85, 1.0)] + [(r * 1.03 * math.cos(a), 0.218 + r * 1.12 * math.sin(a)) for a in [k * pi / 40 for k in range(1, 20)]] + [(0.0001, 0.218 + r * 1.12)], rock, (x, y, z), 128, 180)
    ash, red = mat('vibhuti', '#d9d5cb', rough=0.95), mat('kumkum', '#9c1720', rough=0.9)
    for k in range(3):  # drawn with three fingers
        n, V, zc = 40, [], 0.160 + 0.0175 * k
        for i in range(n + 1):
            a = math.radians(-90 + 84 * (i / n - 0.5)) + 0.02 * k
            e = min(1, 5 * min(i, n - i) / n) ** 0.5
            h = 0.0050 * e * (1 + 0.25 * noise.noise(Vector((i * 0.35, k * 5, 1))))
            c = zc + 0.0018 * noise.noise(Vector((i * 0.12, k * 3, 7)))
            for s in (-1, 1):
                q = r * (1.0 + 0.03 * (c - 0.088) / 0.130) + 0.0007
                V.append((x + q * math.cos(a), y + q * math.sin(a), z + c + s * h))
        obj('ash', pmesh('ash', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]), ash, smooth=180)['afloat'] = True
    q = r * 1.018 + 0.0012
    lathe([(0.0001, 0.0016), (0.006, 0.0012), (0.0085, 0.0)], red, (x, y - q, z + 0.1775), 28, 60, (pi / 2, 0, 0))
    # bilva: three leaflets on a stalk, two sprigs on its crown, one on the rim
    green = [leafmat(c, through=0.12) for c in ('#3d6128', '#4f7431', '#35551f')]
    me = leafmesh('bilva', 0.062, 0.030, 0.16, 0.10, nu=10, nv=5)
    for px, py, pz, rz, lean in ((0.0, -0.012, 0.2975, -1.9, 0.25), (0.012, 0.010, 0.2985, -0.7, 0.20), (-0.012, 0.004, 0.297, -2.7, 0.25)):
        for k, t in enumerate((-0.95, 0.0, 0.95)):
            o = obj('bilva', me, green[k], (x + px, y + py, z + pz), (0, lean, rz + t), scale=1.0 if k == 1 else 0.82)
            o['afloat'] = True
    bloom((x + 0.002, y - 0.006, z + 0.312), 0.021, g, YELLOW, 0.3)
    for k in range(15):  # a string of marigolds in the yoni, round the stone
        a = 2 * pi * k / 15
        bloom((x + 0.099 * math.cos(a), y + 0.099 * math.sin(a), z + 0.108 + g.uniform(-0.002, 0.002)), g.uniform(0.018, 0.0215), g, MARIGOLD[k % 3 == 0], 0.7)


def deepam(x, y, z, h, rot, g, lit=(0, 1, 2, 3, 4)):
    """a brass lamp on a turned stem, five spouts with cotton wicks, a finial"""
    m = metal()
    P = [(0.0001, 0), (0.066, 0), (0.070, 0.006), (0.063, 0.012), (0.060, 0.020), (0.044, 0.027), (0.026, 0.040), (0.013, 0.056), (0.012, 0.064), (0.022, 0.074), (0.012, 0.084), (0.0095, h * 0.40), (0.013, h * 0.42), (0.021, h * 0.455), (0.013, h * 0.49), (0.0095, h * 0.51), (0.011, h - 0.128), (0.018, h - 0.120), (0.012, h - 0.112), (0.030, h - 0.104), (0.055, h - 0.092), (0.062, h - 0.078), (0.0605, h - 0.0765), (0.050, h - 0.088), (0.012, h - 0.094), (0.007, h - 0.076), (0.014, h - 0.060), (0.017, h - 0.050), (0.009, h - 0.038), (0.006, h - 0.030), (0.011, h - 0.020), (0.007, h - 0.009), (0.0001, h)]
    lathe(rounded(P, 3), m, (x, y, z), 96, 60)
    lathe([(0.0001, h - 0.0825), (0.057, h - 0.0825)], mat('lampoil', '#6b4a16', rough=0.05, spec=0.6, translucent=0.2), (x, y, z), 56, 60)
    wick = mat('wick', '#d9cfb8', rough=1)
    for k in range(5):
        a = math.radians(rot) + 2 * pi * k / 5
        c, s = math.cos(a), math.sin(a)
        for e in (-1, 1):  # the two lips of a spout
            tube([(x + c * 0.054 - e * s * 0.019, y + s * 0.054 + e * c * 0.019, z + h - 0.080), (x + c * 0.070 - e * s * 0.011, y + s * 0.070 + e * c * 0.011, z + h - 0.076), (x + c * 0.083 - e * s * 0.002, y + s * 0.083 + e * c * 0.002, z + h - 0.073)], 0.0052, m)
        tube([(x + c * 0.050, y + s * 0.050, z + h - 0.084), (x + c * 0.072, y + s * 0.072, z + h - 0.083), (x + c * 0.083, y + s * 0.083, z + h - 0.079)], 0.0095, m)
        tip = (x + c * 0.084, y + s * 0.084, z + h - 0.0655)
        tube([(x + c * 0.035, y + s * 0.035, z + h - 0.0822), (x + c * 0.068, y + s * 0.068, z + h - 0.073), tip], 0.0019, wick, res=8)
        if k in lit:
            flame((tip[0], tip[1], tip[2] - 0.003), g.uniform(0.034, 0.044), g)
            point((tip[0], tip[1], tip[2] + 0.022), 0.55, 1950, 0.010)


def chained(x, y, z, top, s=1.0):
    """a bell on a chain of links from top, z its rim"""
    m = metal()
    lathe(rounded([(0.060, 0.0), (0.0655, 0.0015), (0.066, 0.004), (0.058, 0.012), (0.048, 0.028), (0.043, 0.050), (0.0405, 0.070), (0.033, 0.084), (0.018, 0.092), (0.010, 0.096), (0.011, 0.102), (0.014, 0.108), (0.010, 0.114), (0.0001, 0.116)], 3), m, (x, y, z), 96, 60, scale=s)
    lathe([(0.0600, 0.001), (0.052, 0.012), (0.040, 0.050), (0.036, 0.066), (0.0001, 0.080)], mat('bell inside', '#6d5430', rough=0.4, metal=1), (x, y, z), 64, 60, scale=s)
    for q in (0.030, 0.034):
        lathe([(0.0475 - 0.12 * (q - 0.028), q), (0.0490 - 0.12 * (q - 0.028), q + 0.001), (0.0470 - 0.12 * (q - 0.028), q + 0.002)], m, (x, y, z), 80, 60, scale=s)
    tube([(x, y, z + 0.08 * s), (x, y, z + 0.004 * s)], 0.0022, m, smooth=False)
    sphere(0.010 * s, m, (x, y, z), 24)
    k, q = 0, z + 0.122 * s
    while q < top:
        o = tube([((0.0052 * math.cos(a) if k % 2 else 0), (0 if k % 2 else 0.0052 * math.cos(a)), 0.0105 * math.sin(a)) for a in [i * pi / 6 for i in range(12)]], 0.0014, m, closed=True)
        o.data.splines[0].use_endpoint_u = False
        o.location = (x, y, q)
        q, k = q + 0.0172, k + 1


def handbell(x, y, z):
    m = metal()
    lathe(rounded([(0.034, 0.0), (0.037, 0.001), (0.0372, 0.003), (0.031, 0.010), (0.026, 0.024), (0.024, 0.040), (0.018, 0.049), (0.007, 0.053), (0.006, 0.058), (0.010, 0.064), (0.006, 0.070), (0.0055, 0.082), (0.011, 0.090), (0.0055, 0.098), (0.005, 0.112), (0.010, 0.120), (0.012, 0.128), (0.007, 0.138), (0.0001, 0.146)], 4), m, (x, y, z), 96, 60)


def thali(x, y, z, g):
    """a brass plate: two clay lamps, turmeric, kumkum and rice in their heaps, flowers"""
    m = metal()
    lathe(rounded([(0.0001, 0.003), (0.112, 0.003), (0.117, 0.0), (0.124, 0.007), (0.131, 0.019), (0.1335, 0.0205), (0.131, 0.0215), (0.121, 0.010), (0.115, 0.0055), (0.0001, 0.0055)], 4), m, (x, y, z), 128, 50)
    t = z + 0.0056
    lamp(x - 0.055, y - 0.020, t, -70, g)
    lamp(x + 0.040, y - 0.052, t, -55, g)
    for px, py, c, r in ((-0.015, 0.060, '#b8860f', 0.024), (0.048, 0.044, '#8f1019', 0.021)):
        lathe(rounded([(0.0001, 0.002), (0.020, 0.002), (0.022, 0), (0.026, 0.010), (0.0285, 0.016), (0.0270, 0.0155), (0.0001, 0.012)], 4), m, (x + px, y + py, t), 64, 50)
        o = lathe([(0.0001, 0.0285), (0.006, 0.026), (0.014, 0.020), (0.0245, 0.0145)], mat('powder' + c, c, rough=1.0, bump=[('boucle_h.png', 0.02, 0.6, 0.002)]), (x + px, y + py, t), 48, 180)
    for px, py, s in ((-0.078, 0.040, 0.019), (0.085, -0.002, 0.018), (-0.010, -0.082, 0.017)):
        bloom((x + px, y + py, t + s * 0.62), s, g)


def panchapatra(x, y, z):
    """a copper tumbler with water and its spoon"""
    m = metal('copper')
    lathe(rounded([(0.0001, 0.002), (0.026, 0.002), (0.029, 0.0), (0.033, 0.006), (0.036, 0.030), (0.033, 0.056), (0.034, 0.064), (0.040, 0.071), (0.041, 0.073), (0.039, 0.0735), (0.0325, 0.066), (0.031, 0.056), (0.034, 0.030), (0.0001, 0.006)], 4), m, (x, y, z), 96, 60)
    lathe([(0.0001, 0.050), (0.0315, 0.050)], mat('urliwater', '#26302c', rough=0.04, spec=0.7), (x, y, z), 48)
    tube([(x - 0.010, y + 0.006, z + 0.030), (x + 0.022, y - 0.012, z + 0.076), (x + 0.040, y - 0.022, z + 0.112), (x + 0.046, y - 0.026, z + 0.120), (x + 0.050, y - 0.028, z + 0.116)], 0.0021, m)


def build(v='A'):
    reset(51)
    g = R.Random(17)
    world('#cfdcf0', 0.24)
    X, F, H = 1.7, -3.6, 2.7
    st, lime, ceil = stone('makrana', 0.20), limewash('#d9d8d2', 0.08), paint('#efeeea')
    up, flat, br = grain(WOOD, 'z', 0.42, 0.009), grain(WOOD, 'x', 0.42, 0.009), metal()
    # the room before the doors
    wall(-X - 0.2, -X, F, -0.35, -0.1, H, lime)
    wall(X, X + 0.2, F, -0.35, -0.1, H, lime)
    wall(-X - 0.2, X + 0.2, F - 0.2, F, -0.1, H, lime)
    wall(-X - 0.2, X + 0.2, F - 0.2, 0.7, H, H + 0.2, ceil)
    tilefloor(-X, X, F, YD, 0, kota(0.24), 0.6, 0.6)
    W, z1 = 0.66, 2.30
    for s in (-1, 1):
        a, b = sorted((s * (W + 0.085), s * (X + 0.1)))
        wall(a, b, YD - 0.02, YD + 0.10, -0.1, H, lime)
        a, b = sorted((s * W, s * (W + 0.085)))
        box(a, b, YD - 0.030, YD + 0.115, 0, z1 + 0.09, up, bev=0.004)
    wall(-W - 0.085, W + 0.085, YD - 0.02, YD + 0.10, z1 + 0.09, H, lime)
    box(-W, W, YD - 0.029, YD + 0.114, z1, z1 + 0.089, flat, bev=0.004)
    leafdoor(-W + 0.004, W - 0.012, z1 - 0.006, -46)
    leafdoor(W - 0.004, -W + 0.012, z1 - 0.006, 112)
    # the room of marble
    for s in (-1, 1):
        a, b = sorted((s * (W + 0.06), s * (W + 0.2)))
        wall(a, b, YD + 0.115, 0.02, -0.1, H, st)
    wall(-W - 0.2, W + 0.2, YD + 0.115, 0.7, 2.50, 2.6, st)
    box(-W - 0.06, W + 0.06, YD + 0.03, 0.0, -0.02, 0.055, st, bev=0.004)
    archpanel(-W - 0.06, W + 0.06, 0.05, 2.50, 0.0, 0, NW, CROWN, st, 0.03, LEDGE, DEEP)
    box(-NW / 2 - 0.05, NW / 2 + 0.05, DEEP - 0.004, DEEP + 0.03, LEDGE - 0.05, CROWN + 0.05, st, bev=0)
    r = NW / 2
    for d, t in ((0.035, 0.0042), (0.052, 0.0020)):  # brass let into the marble round the arch
        arc = [(-r - d, LEDGE + 0.05)] + [(-(r + d) * math.cos(a), CROWN - r + (r + d) * math.sin(a)) for a in [k * pi / 48 for k in range(49)]] + [(r + d, LEDGE + 0.05)]
        tube([(a, 0.0005, b) for a, b in arc], t, br, smooth=False)
    box(-W - 0.058, W + 0.058, -0.285, DEEP - 0.005, LEDGE - 0.038, LEDGE, st, bev=0.006, seg=3)
    box(-0.50, 0.50, -0.245, 0.0, 0.056, LEDGE - 0.0385, st, bev=0.003)
    for z in (LEDGE - 0.085, 0.11):
        box(-0.4995, 0.4995, -0.2468, -0.2440, z, z + 0.010, br, bev=0.0008)
    # plinth, lingam, lamps
    box(-0.20, 0.20, 0.030, 0.370, LEDGE + 0.0005, LEDGE + 0.050, st, bev=0.006, seg=3)
    box(-0.165, 0.165, 0.060, 0.340, LEDGE + 0.0505, LEDGE + 0.090, st, bev=0.006, seg=3)
    lingam(0, 0.200, LEDGE + 0.0905, g)
    deepam(-0.325, 0.075, LEDGE, 0.40, 20, g)
    deepam(0.325, 0.115, LEDGE, 0.40, -10, g)
    thali(0.085, -0.130, LEDGE, g)
    handbell(-0.160, -0.165, LEDGE)
    panchapatra(0.335, -0.150, LEDGE)
    with turned(0, 0, 0, LEDGE):
        petals(34, lambda: (g.gauss(-0.02, 0.22), -0.27 + 0.26 * g.random()), g, 0.0)
    for px, py, s in ((-0.245, -0.03, 0.024), (-0.285, -0.075, 0.022), (-0.235, -0.095, 0.021)):
        bloom((px, py, LEDGE + s * 0.62), s, g)
    # bells and the garland
    chained(-0.265, 0.16, 1.47, 1.76, 0.92)
    chained(0.265, 0.16, 1.47, 1.76, 0.92)
    area((0, 0.20, 1.72), (0.34, 0.20), 2.2, 2800, glossy=False)
    P = [(-0.525 + 1.05 * k / 32, -0.032, 1.945 - 0.165 * (1 - (2 * k / 32 - 1) ** 2)) for k in range(33)]
    for k, p in enumerate(P):
        bloom(p, g.uniform(0.0225, 0.026), g, MARIGOLD[k // 3 % 2], up=(pi / 2 + g.uniform(-0.5, 0.5), 0, g.uniform(-0.6, 0.6)))['afloat'] = True
    for s in (-1, 1):
        for k in range(11):
            bloom((s * (0.530 + g.uniform(-0.003, 0.003)), -0.032, 1.915 - 0.038 * k), g.uniform(0.0215, 0.025), g, MARIGOLD[k // 3 % 2], up=(pi / 2 + g.uniform(-0.5, 0.5), 0, g.uniform(-0.6, 0.6)))['afloat'] = True
    # light of the morning from the left
    area((-X + 0.02, -2.2, 1.5), (1.6, 1.6), 44, '#d9e5fb', dirv=(1, 0.55, -0.10), glossy=True)
    area((0.4, F + 0.2, 1.9), (2.4, 1.4), 9, '#dfe8f6', dirv=(0, 1, -0.1), glossy=False)


CAMS = dict(main=lambda: upright((0.62, -3.05, 1.36), (-0.095, 0.0, 1.235), 60, 4.0, (0.0, 0.10, 1.0)))
