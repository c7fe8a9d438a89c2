"""A pooja room of white marble behind teak-and-brass jaali doors, one leaf open: bells, lamps, marigold strings.

Dawn from a side window mixes with the light of the lamps. No figures. Camera: main.
"""

from lib import *


def marigold(pts, n=26, r=0.028, seed=0, alt=7):
    """a string of marigolds hanging through the points"""
    g = R.Random(seed)
    me = [mat('genda%d' % i, c, rough=0.9, bump=[('boucle_h.png', 0.03, 1.0, 0.01)], var=0.12) for i, c in enumerate(('#e0700c', '#eca314', '#f3ead6'))]
    P = [Vector(p) for p in pts]
    for i in range(n):
        f = i / (n - 1) * (len(P) - 1)
        k = min(len(P) - 2, int(f))
        p = P[k].lerp(P[k + 1], f - k)
        sphere(r * g.uniform(0.85, 1.1), me[2 if i % alt == alt - 1 else (1 if i % 3 == 0 else 0)], tuple(p), 12, scale=(1, 1, 0.82))


def swag(x0, x1, y, z, drop, n=22, seed=0):
    marigold([(x0 + (x1 - x0) * t / 10, y, z - drop * (1 - (2 * t / 10 - 1) ** 2)) for t in range(11)], n, 0.026, seed)


def leaf_door(x, y, w, z1, m, angle):
    """a jaali leaf hinged at x (w > 0 reaches to the right), opened towards the room by angle degrees"""
    with turned(x, y, angle):
        a, b = sorted((0, w))
        box(a, b, -0.022, 0.022, 0.02, 0.10, m, bev=0.003)
        for q in ((a, a + 0.075), (b - 0.075, b)):
            box(*q, -0.022, 0.022, 0.02, z1, m, bev=0.004)
        for z in (0.10, 0.78, z1 - 0.09):
            box(a + 0.075, b - 0.075, -0.021, 0.021, z, z + 0.09, m, bev=0.004)
        box(a + 0.075, b - 0.075, -0.010, 0.010, 0.19, 0.78, m, bev=0)
        box(a + 0.13, b - 0.13, -0.018, 0.018, 0.25, 0.72, m, bev=0.010)
        jaali(a + 0.07, b - 0.07, 0.87, z1 - 0.09, 0, m, 'star', 0.145, 0.016, 0.022, border=0.012)
        for z in (0.868, z1 - 0.094):
            box(a + 0.075, b - 0.075, -0.024, 0.024, z, z + 0.006, brass(0.22), bev=0.001)
        e = b - 0.038 if w > 0 else a + 0.038
        for s in (-1, 1):
            lathe([(0.0001, 0), (0.022, 0), (0.024, 0.004), (0.012, 0.008), (0.0001, 0.009)], brass(0.2), (e, s * 0.022, 1.05), 28, 50, (s * pi / 2, 0, 0))
            ring_pts = [(e + 0.036 * math.cos(i * pi / 10), s * 0.036, 1.015 + 0.036 * math.sin(i * pi / 10)) for i in range(20)]
            tube(ring_pts, 0.0045, brass(0.2), closed=True).data.splines[0].use_endpoint_u = False


def build(v='A'):
    reset(51)
    X, Y, F, h, yd = 1.95, 3.55, -3.0, 2.95, 1.35
    st = marble('calacatta', 2.4, 0.14)
    wl, ceil, teak = limewash('#eadfcd', 0.10), paint('#f3eee4'), wood('teak', straight=True)
    br = brass(0.2)
    world('#dfe4f2', 0.3)
    room(-X - 0.6, X + 0.6, F, Y, h, wl, ceil, openings=[('L', 1.95, 2.75, 0.9, 2.25)])
    wall(-X - 0.8, X + 0.8, F - 0.2, F, 0, h, wl)
    tilefloor(-X - 0.6, X + 0.6, F, yd - 0.1, 0, kota(0.2), 0.6, 0.6)
    tilefloor(-X - 0.6, X + 0.6, yd - 0.1, Y, 0.06, st, 0.9, 0.9)
    box(-1.3, 1.3, yd - 0.16, yd + 0.1, 0, 0.061, st, bev=0.006)
    # marble lining of the room and its niche of steps
    box(-X - 0.6, X + 0.6, Y - 0.03, Y, 0.05, h, st, bev=0)
    for s in (-1, 1):
        a, b = sorted((s * 1.32, s * (X + 0.6)))
        archpanel(a, b, 0.05, h, Y - 0.42, (a + b) / 2, 0.62, 2.15, st, 0.03, 1.0, 0.36)
        strip(((a + b) / 2 - 0.2, Y - 0.36, 1.95), ((a + b) / 2 + 0.2, Y - 0.36, 1.95), 5, 2700, (0, 0.5, -1))
    archpanel(-1.32, 1.32, 0.05, h, Y - 0.45, 0, 1.9, 2.45, st, 0.05, 0.06, 0.40)
    strip((-0.75, Y - 0.36, 1.55), (-0.75, Y - 0.36, 0.9), 4, 2650, (0.3, 0.9, 0))
    strip((0.75, Y - 0.36, 1.55), (0.75, Y - 0.36, 0.9), 4, 2650, (-0.3, 0.9, 0))
    strip((-0.5, Y - 0.36, 2.18), (0.5, Y - 0.36, 2.18), 8, 2650, (0, 0.8, -0.5))
    # a sun of brass rays on the back wall: worked relief, no figure
    for k in range(36):
        a = k * 2 * pi / 36
        L = 0.46 if k % 2 else 0.36
        tube([(math.cos(a) * 0.24, Y - 0.045, 1.55 + math.sin(a) * 0.24), (math.cos(a) * L, Y - 0.045, 1.55 + math.sin(a) * L)], 0.006, br, smooth=False)
    lathe([(0.0001, 0.03), (0.10, 0.028), (0.17, 0.016), (0.215, 0.02), (0.225, 0.01), (0.225, 0)], br, (0, Y - 0.04, 1.55), 64, 50, (pi / 2, 0, 0))
    lathe([(0.25, 0.0), (0.25, 0.012), (0.262, 0.012), (0.262, 0)], br, (0, Y - 0.04, 1.55), 72, 40, (pi / 2, 0, 0))
    for i, (w, d, z) in enumerate(((1.9, 1.12, 0.24), (1.6, 0.82, 0.44), (1.3, 0.52, 0.64))):  # stepped platform
        box(-w / 2, w / 2, Y - d, Y - 0.04, 0.06, z, st, bev=0.006)
        box(-w / 2 - 0.004, w / 2 + 0.004, Y - d - 0.004, Y - d + 0.01, z - 0.035, z - 0.025, br, bev=0)
    box(-0.45, 0.45, Y - 0.40, Y - 0.12, 0.64, 0.70, teak, bev=0.01)
    box(-0.44, 0.44, Y - 0.405, Y - 0.395, 0.645, 0.70, blockprint('#7d2f2c', '#d8b45a', 0.3), bev=0)
    urli(0, Y - 0.27, 0.70, 0.17, br, 3)
    for s in (-1, 1):
        diya(s * 0.34, Y - 0.27, 0.70, 0.30, br, 1.6)
        diya(s * 0.62, Y - 0.62, 0.44, 0.46, br, 1.8)
        diya(s * 0.80, Y - 0.98, 0.24, 0.62, br, 1.8)
        for i in range(3):
            vase('bowl', ceramic('#a2573d'), (s * (0.16 + 0.17 * i), Y - 0.66, 0.44), 0.26)
            lathe([(0.0001, 0), (0.005, 0.006), (0.006, 0.012), (0.002, 0.026), (0.0001, 0.034)], glow('#ffb45a', 20), (s * (0.16 + 0.17 * i), Y - 0.66, 0.462), 14, 80)
        point((s * 0.33, Y - 0.68, 0.53), 1.6, 2100, 0.06)
        lathe([(0.0001, 0), (0.05, 0), (0.03, 0.03), (0.075, 0.10), (0.07, 0.15), (0.035, 0.19), (0.055, 0.215), (0.05, 0.215)], br, (s * 0.44, Y - 0.94, 0.24), 48, 50)
        for i in range(5):
            a = i * 1.256
            o = obj('bl', leafmesh('mango', 0.16, 0.05, 0.3, 0.1), leafmat('#47702f'), (s * 0.44, Y - 0.94, 0.24 + 0.20))
            o.rotation_euler = Euler((0, -0.9, a))
        sphere(0.052, mat('coco', '#7b5a38', rough=0.95, bump=[('boucle_h.png', 0.05, 0.8, 0.01)]), (s * 0.44, Y - 0.94, 0.24 + 0.255), 24, scale=(1, 1, 1.15))
    plate(0, Y - 0.96, 0.24, 0.17, br)
    for i in range(18):
        sphere(0.018, mat('genda%d' % (i % 2), ('#df8320', '#e6a92c')[i % 2], rough=0.9), (0.09 * math.cos(i * 2.4) * math.sqrt(i / 18), Y - 0.96 + 0.09 * math.sin(i * 2.4) * math.sqrt(i / 18), 0.262), 12)
    # jars and lamps in the side niches
    for s in (-1, 1):
        x = s * (1.32 + X + 0.6) / 2
        lathe([(0.0001, 0), (0.06, 0), (0.04, 0.03), (0.085, 0.12), (0.08, 0.17), (0.04, 0.21), (0.06, 0.235), (0.055, 0.235)], br, (x - 0.12, Y - 0.22, 1.0), 48, 50)
        diya(x + 0.12, Y - 0.22, 1.0, 0.34, br, 1.4)
    # doors between the rooms: teak frame, two leaves, one open wide, one half
    W, z1 = 1.12, 2.25
    for q in ((-X - 0.6, -W - 0.10), (W + 0.10, X + 0.6)):
        box(*q, yd - 0.06, yd + 0.06, 0, h, wl, bev=0)
    box(-W - 0.10, W + 0.10, yd - 0.06, yd + 0.06, z1 + 0.10, h, wl, bev=0)
    for s in (-1, 1):
        a, b = sorted((s * W, s * (W + 0.11)))
        box(a, b, yd - 0.085, yd + 0.085, 0, z1 + 0.10, teak, bev=0.006)
        box(a - 0.001 if s < 0 else a, b, yd - 0.089, yd - 0.083, 0, z1 + 0.10, teak, bev=0)
    box(-W - 0.11, W + 0.11, yd - 0.09, yd + 0.085, z1 + 0.01, z1 + 0.13, wood('teak', horiz=True), bev=0.006)
    box(-W - 0.18, W + 0.18, yd - 0.12, yd + 0.085, z1 + 0.13, z1 + 0.165, wood('teak', horiz=True), bev=0.008)
    leaf_door(-W, yd - 0.05, W, z1, teak, -112)
    leaf_door(W, yd - 0.05, -W, z1, teak, 112)
    for i in range(7):
        bell(-0.84 + i * 0.28, yd + 0.02, z1 - 0.28 - 0.05 * (i % 2), br, 0.62, 0.20 + 0.05 * (i % 2))
    swag(-W + 0.02, 0.0, yd - 0.10, z1 + 0.02, 0.16, 26, 1)
    swag(0.0, W - 0.02, yd - 0.10, z1 + 0.02, 0.16, 26, 2)
    for s in (-1, 1):
        marigold([(s * (W + 0.05), yd - 0.12, z1 + 0.1), (s * (W + 0.055), yd - 0.12, z1 - 0.95)], 22, 0.029, 5 + s)
    swag(-0.9, 0.9, Y - 0.47, 2.38, 0.30, 44, 8)
    # the window of dawn, and the room before the doors
    windowframe('L', -X - 0.7, 1.95, 2.75, 0.9, 2.25, teak, 2)
    pane('L', -X - 0.7, 1.95, 2.75, 0.9, 2.25)
    area((-X - 0.95, 2.35, 1.6), (0.9, 1.4), 60, '#ffdcb8', dirv=(1, 0, -0.12))
    sun(196, 20, 7, 0.8, 3100)
    outside('left', -X - 0.8, (1.95, 2.75), seed=3, light=0.7)
    # flowers laid on the floor in rings before the threshold
    g = R.Random(9)
    petals = [mat('petal' + c, c, rough=0.9, var=0.15) for c in ('#e0700c', '#f2e8d8', '#eca314', '#b8325c', '#5d8a35', '#e0700c', '#f2e8d8')]
    for k in range(7):
        for i in range(8 + 13 * k):
            a = i * 2 * pi / (8 + 13 * k)
            for q in range(2):
                r = 0.06 + 0.065 * k * (1 + 0.10 * (k > 3) * math.cos(8 * a)) + g.uniform(-0.02, 0.02)
                sphere(0.017 * g.uniform(0.8, 1.2), petals[k], (r * math.cos(a), 0.45 + r * math.sin(a), 0.007), 8, scale=(1, 1, 0.55))
    lathe([(0.0001, 0), (0.055, 0), (0.058, 0.008), (0.03, 0.02), (0.05, 0.05), (0.046, 0.05), (0.0001, 0.03)], br, (0, 0.45, 0), 36, 50)
    lathe([(0.0001, 0), (0.006, 0.006), (0.007, 0.014), (0.002, 0.034), (0.0001, 0.042)], glow('#ffb45a', 20), (0, 0.45, 0.045), 14, 80)
    point((0, 0.45, 0.14), 1.5, 2100, 0.05)
    for s in (-1, 1):
        tulsi((s * 1.86, 0.60, 0), 0.66, 3 + s, br, r=0.125)
    rl = [(0.0001, 0), (0.16, 0), (0.17, 0.012), (0.05, 0.05), (0.022, 0.09), (0.03, 0.4), (0.02, 0.45), (0.028, 0.85), (0.05, 0.9), (0.12, 0.925), (0.125, 0.935), (0.05, 0.93), (0.0001, 0.93)]
    for s in (-1, 1):
        lathe(rl, br, (s * 1.42, 0.85, 0), 48, 50)
        for k in range(5):
            a = k * 2 * pi / 5
            lathe([(0.0001, 0), (0.005, 0.006), (0.006, 0.014), (0.002, 0.03), (0.0001, 0.038)], glow('#ffb45a', 20), (s * 1.42 + 0.10 * math.cos(a), 0.85 + 0.10 * math.sin(a), 0.936), 14, 80)
        point((s * 1.42, 0.85, 1.02), 3.2, 2200, 0.06)
    area((0, F + 0.1, 2.0), (4, 1.6), 48, '#f0e2d6', dirv=(0, 1, -0.1), glossy=False)
    area((0, 2.3, h - 0.03), (1.6, 1.0), 16, 3000, glossy=False)
    for p in ((-1.2, -0.2), (1.2, -0.2)):
        spot((p[0], p[1], h), 14, 2900, 60)


CAMS = dict(main=lambda: camera((-0.25, -2.55, 1.30), -3, 28, -0.06, fstop=7, focus=4.5))
