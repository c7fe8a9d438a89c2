"""A planted corner of a high-rise balcony at dusk: cane swing seat, deck, vertical planters, a string of small lights,
the city beyond a glass rail. Lamp light falls out of the room on the left. Camera: main.
"""

from lib import *


def swing(x, y, ztop, z=0.46):
    """an egg of cane hung from the slab, open to the front (-y, turned a little), with cushions"""
    c, d = mat('swingcane', '#a9793f', rough=0.6), mat('swingdark', '#7d5428', rough=0.6)
    root = bpy.data.objects.new('swing', None)
    link(root)

    def P(o):
        o.parent = root
        return o

    H, Rm = 1.18, 0.50

    def at(u, a):  # u 0 foot .. 1 crown
        r = Rm * math.sin(pi * min(0.985, 0.10 + 0.86 * u)) ** 0.75 * (1.08 - 0.22 * u)
        return (math.cos(a) * r, math.sin(a) * r * 0.86, z - 0.06 + H * u)

    a0, a1 = math.radians(-52), math.radians(232)  # open towards -y
    for i in range(30):
        u = i / 29
        o = 0 if u < 0.24 else 1
        A0, A1 = (a0, a1) if o else (math.radians(-90), math.radians(270))
        P(tube([at(u, A0 + (A1 - A0) * k / 22) for k in range(23)], 0.0075, c, smooth=True))
    for k in range(30):
        a = a0 + (a1 - a0) * k / 29
        P(tube([at(i / 12, a) for i in range(13)], 0.006 if 0 < k < 29 else 0.016, d if k in (0, 29) else c))
    P(tube([at(0.24, a1 + (a0 + 2 * pi - a1) * k / 10) for k in range(11)], 0.016, d))
    top = z + H + 0.10
    P(tube([(0, 0, top), (0, 0, ztop)], 0.006, black(), smooth=False))
    for k in range(4):
        P(tube([at(1.0, pi / 4 + k * pi / 2), (0, 0, top)], 0.005, black(), smooth=False))
    P(sphere(0.014, black(), (0, 0, top), 16))
    P(cyl(0.05, ztop - 0.02, ztop, black(), (0, 0, 0), 32))
    seat = [(0.0001, 0.02), (0.26, 0.03), (0.335, 0.09), (0.35, 0.135), (0.325, 0.17), (0.2, 0.18), (0.0001, 0.18)]  # within the cane
    P(lathe(seat, fabric('#e8dfcc', 0.25), (0, 0, z), scale=(1, 0.86, 1)))
    P(simmesh('pillow', blockprint('#ece2cc', '#3f5d6b'), (-0.10, 0.14, z + 0.40), (math.radians(66), 0.1, 0.15), 0.9))
    P(simmesh('pillow', fabric('#b8663a', 0.25), (0.18, 0.08, z + 0.33), (math.radians(62), -0.1, -0.35), 0.75))
    root.location = (x, y, 0)
    root.rotation_euler = (0, 0, math.radians(-18))
    return root


def build(v='A'):
    reset(71)
    X, Y, h = 2.3, 2.6, 2.85
    teak, ceil = wood('teak', horiz=True), paint('#d8cfc2')
    plaster = limewash('#cdbfa9', 0.16)
    world('#53648f', 0.30)
    # deck tiles: slats in squares, laid in turn
    box(-X, X, -3, Y, -0.10, -0.03, black(0.7), bev=0)
    s, n = 0.40, 6
    for i in range(int(2 * X / s) + 1):
        for j in range(int((Y + 3) / s)):
            for k in range(n):
                a, b = k * s / n + 0.004, (k + 1) * s / n - 0.004
                x0, y0 = -X + i * s, -3 + j * s
                q = (x0 + 0.003, x0 + s - 0.003, y0 + a, y0 + b) if (i + j) % 2 else (x0 + a, x0 + b, y0 + 0.003, y0 + s - 0.003)
                if x0 < X - 0.01:
                    box(q[0], min(q[1], X), q[2], q[3], -0.022, 0, wood('teak', horiz=bool((i + j) % 2), rough=0.5), bev=0.002, seg=1)
    wall(-X - 0.2, X + 0.4, -3, Y + 0.15, h, h + 0.2, ceil)
    box(-X - 0.2, X + 0.4, Y + 0.05, Y + 0.16, h - 0.28, h + 0.2, plaster, bev=0.01)
    # right wall: vertical garden on a teak trellis
    wall(X, X + 0.2, -3, Y - 0.2, 0, h, plaster)
    for i in range(11):
        box(X - 0.05, X - 0.025, -1.6, Y - 0.35, 0.22 + i * 0.22, 0.26 + i * 0.22, teak, bev=0.003)
    for y in (-1.5, -0.4, 0.7, Y - 0.45):
        box(X - 0.025, X, y, y + 0.05, 0.1, 2.6, wood('teak'), bev=0.003)
    g = R.Random(2)
    for r, z in enumerate((0.62, 1.20, 1.78)):
        for k in range(6):
            y = -1.1 + k * 0.56 + (0.2 if r % 2 else 0)
            if y > Y - 0.55:
                continue
            lathe([(0.0001, 0), (0.065, 0), (0.09, 0.15), (0.10, 0.16), (0.085, 0.15), (0.0001, 0.14)], ceramic(g.choice(['#a2573d', '#b86f4c', '#8d4a35'])), (X - 0.16, y, z), 36)
            t = (k + r) % 3
            if t == 0:
                shrub(X - 0.17, y, z + 0.10, 0.34, 0.36, r * 9 + k, '#55803a', (0.07, 0.035), n=14)
            elif t == 1:  # trailing
                for q in range(9):
                    a = g.uniform(2.0, 4.3)
                    L = g.uniform(0.25, 0.5)
                    pts = [(X - 0.16 + math.cos(a) * 0.10 * u * 1.6, y + math.sin(a) * 0.14 * u * 1.6, z + 0.16 + 0.10 * u - L * u * u) for u in (0, 0.25, 0.5, 0.75, 1)]
                    tube(pts, 0.003, mat('stem', '#6f8a3e', rough=0.5))
                    for w in range(9):
                        f = w / 8 * 4
                        b = min(3, int(f))
                        p = [pts[b][c] * (1 - f + b) + pts[b + 1][c] * (f - b) for c in range(3)]
                        o = obj('leaf', leafmesh('ivy', 0.075, 0.055, 0.3, 0.1, nu=5, nv=3), leafmat('#6d9446'), p)
                        o.rotation_euler = Euler((g.uniform(-0.5, 0.5), g.uniform(0.1, 0.9), g.uniform(0, 6.28)))
            else:
                for q in range(16):
                    o = obj('leaf', leafmesh('fern', 0.34, 0.05, 0.9, 0.15, nu=7, nv=3), leafmat('#4b7a33'), (X - 0.16, y, z + 0.15))
                    o.rotation_euler = Euler((0, -g.uniform(0.3, 1.1), g.uniform(1.4, 4.9)))
    box(X - 0.42, X - 0.02, -1.6, Y - 0.3, 0.0, 0.36, limewash('#a89a86', 0.2), bev=0.012)
    box(X - 0.39, X - 0.05, -1.57, Y - 0.33, 0.30, 0.345, mat('soil', '#2b211a', rough=1), bev=0)
    for k in range(9):
        y = -1.4 + k * 0.42
        if k % 3 == 1:
            for q in range(14):
                o = obj('leaf', leafmesh('snake', 0.62, 0.06, 0.08, 0.12), leafmat('#4f6f3c', 0.35), (X - 0.22 + g.uniform(-0.06, 0.06), y + g.uniform(-0.08, 0.08), 0.34), scale=g.uniform(0.6, 1.0))
                o.rotation_euler = Euler((0, -1.35 + g.uniform(-0.12, 0.12), g.uniform(0, 6.28)))
        else:
            shrub(X - 0.23, y, 0.30, g.uniform(0.35, 0.5), 0.46, 50 + k, g.choice(['#55803a', '#6d9446', '#456f33']), (0.08, 0.036), flowers='#c2506f' if k in (3, 6) else None, n=20)
    # left: the room's sliding door, light falling out
    wall(-X - 0.2, -X, -3, -1.9, 0, h, plaster)
    wall(-X - 0.2, -X, 1.75, Y + 0.1, 0, h, plaster)
    wall(-X - 0.2, -X, -1.9, 1.75, 2.4, h, plaster)
    windowframe('L', -X - 0.08, -1.9, 1.75, 0.02, 2.4, black(), 2, t=0.06)
    pane('L', -X - 0.08, -1.9, 1.75, 0.02, 2.4)
    box(-X - 0.22, -X + 0.01, -3, Y, -0.10, 0.018, kota(0.4), bev=0.004)  # threshold
    wall(-X - 3.6, -X - 3.5, -4, 4, 0, 3, limewash('#d9b98c', 0.1))
    wall(-X - 3.6, -X - 0.2, 2.3, 2.4, 0, 3, limewash('#e6d3b4', 0.1))
    wall(-X - 3.6, -X, -4, 4, 2.8, 2.9, ceil)
    box(-X - 3.5, -X - 0.2, -4, 2.3, -0.05, 0, floorwood('oak'), bev=0)
    curtain(0.95, 1.7, -X - 0.30, 0.02, 2.5, drape('#e6d9c0'), 0.1, 0.045, 3, 'y')
    area((-X - 1.2, -0.1, 2.5), (2.0, 2.6), 70, 2800, glossy=False)
    area((-X - 0.25, -0.1, 1.6), (3.2, 1.4), 26, 2750, dirv=(1, 0, -0.35), glossy=False)
    # rail and city
    rail((-X, Y), (X + 0.1, Y), 0, black(), wood('teak', horiz=True), 1.08, 'glass')
    for x in (-X + 0.02, -0.75, 0.8, X - 0.02):
        box(x - 0.02, x + 0.02, Y - 0.02, Y + 0.02, 0, 1.05, black(), bev=0.003)
    outside('far', Y + 0.2, (-X, X), 'tower', 'dusk', floor=8, seed=1)
    area((0, Y + 1.5, 3.2), (9, 3.5), 190, '#c98f86', dirv=(0, -1, -0.35), glossy=False)
    area((0, Y + 0.8, 2.2), (5, 1.6), 40, '#7f92cc', dirv=(0, -1, -0.1), glossy=False)
    # string of lights along the edge of the slab, sagging between hooks
    g = R.Random(6)
    hooks = [(-X + 0.03, -1.0, 2.55), (-1.0, Y - 0.08, 2.58), (0.35, Y - 0.08, 2.58), (X - 0.06, Y - 0.45, 2.58), (X - 0.06, -0.9, 2.55)]
    for p, q in zip(hooks, hooks[1:]):
        pts = [tuple(p[c] * (1 - t / 12) + q[c] * t / 12 - (0.22 * (1 - (2 * t / 12 - 1) ** 2) if c == 2 else 0) for c in range(3)) for t in range(13)]
        tube(pts, 0.003, black())
        for t in range(1, 12, 2):
            b = pts[t]
            cyl(0.009, -0.03, 0.0, black(), b, 12)
            sphere(0.019, glow('#ffcf8a', 16), (b[0], b[1], b[2] - 0.045), 16, scale=(1, 1, 1.25))
        for t in (3, 9):
            point((pts[t][0], pts[t][1], pts[t][2] - 0.08), 2.2, 2500, 0.05)
    swing(0.62, 1.35, h)
    # stool with tea, rug, lantern, pots
    lathe([(0.0001, 0.44), (0.19, 0.44), (0.20, 0.43), (0.19, 0.40), (0.10, 0.26), (0.095, 0.20), (0.17, 0.02), (0.175, 0), (0.0001, 0)], wood('teak'), (-0.32, 0.95, 0), 48, 50)
    plate(-0.32, 0.95, 0.44, 0.135, brass(0.25))
    teacup(-0.37, 0.91, 0.452, ceramic('#e9e0cf'), 1.0, False)
    lathe([(0.0001, 0), (0.05, 0), (0.075, 0.04), (0.07, 0.09), (0.03, 0.115), (0.012, 0.12), (0.014, 0.135), (0.0001, 0.14)], ceramic('#3f5d6b'), (-0.27, 1.0, 0.452), 44, 50)
    tube([(-0.205, 1.0, 0.49), (-0.17, 1.0, 0.52), (-0.155, 1.0, 0.555)], 0.009, ceramic('#3f5d6b'))
    with turned(0.15, 0.35, 12):
        dhurrie(-1.15, 0.95, -0.55, 0.85, ('#8a4030', '#e3d6bb', '#3f5d6b', '#e3d6bb'), (0.16, 0.03, 0.06, 0.03))
    softbox(0.56, 0.56, 0.19, blockprint('#e9dfc8', '#8a4030', 0.4), (-0.95, 0.35, 0.105), (0, 0, 0.4), r=0.08, puff=0.02)
    openbook(-0.92, 0.32, 0.205, 0.7)
    for x, y, k, hh in ((-1.85, 2.05, 4, 1.9), (-1.25, 2.25, 6, 1.35)):
        areca((x, y, 0), hh, k, ceramic(('#86513f', '#b7a88f')[k == 6]))
    rubber_plant((1.55, 2.2, 0), 1.6, 5, ceramic('#7d8a80'))
    for x, y, s in ((-1.75, 1.35, 1.0), (-0.62, 2.25, 0.8)):  # brass lanterns
        for zz in (0, 0.30 * s):
            box(x - 0.085 * s, x + 0.085 * s, y - 0.085 * s, y + 0.085 * s, zz, zz + 0.015, brass(0.3), bev=0.003)
        for a in (-1, 1):
            for b in (-1, 1):
                box(x + a * 0.078 * s - 0.005, x + a * 0.078 * s + 0.005, y + b * 0.078 * s - 0.005, y + b * 0.078 * s + 0.005, 0, 0.30 * s, brass(0.3), bev=0)
        cyl(0.035 * s, 0.015, 0.14 * s, mat('wax', '#efe4cd', rough=0.6), (x, y, 0), 28)
        lathe([(0.0001, 0), (0.006, 0.006), (0.007, 0.014), (0.002, 0.034), (0.0001, 0.042)], glow('#ffb45a', 20), (x, y, 0.14 * s), 14, 80)
        point((x, y, 0.22 * s), 2.2, 2100, 0.03)


CAMS = dict(main=lambda: camera((-0.75, -2.55, 1.30), -9, 24, -0.02, fstop=6, focus=4))
