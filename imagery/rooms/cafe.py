"""A cafe in the manner of the old Irani tea rooms: plaster arches behind a terrazzo counter, checker floor.

Variants: A; B: late in the day, somebody waits at the counter.
Cameras: main (the room, noon light from the street), counter (closer, along the counter); upright: guest (B).
"""

from lib import *
from lib.people import Body, aim, figure, kept, kurta, level, limb, relaxed, trousers, turn

TEAL, CREAM, MUSTARD = '#2f5653', '#efe5d2', '#c8923a'


def street(x):
    """what is seen through the window: the street of outside(), two pots before the wall"""
    outside('left', x - 0.2, (-0.9, 3.1), 'street', seed=3)
    with outdoors('left'):
        for y in (-0.6, 3.7):
            shrub(x - 0.75, y, 0.26, 0.75, 0.6, int(y * 7), '#55803a')
            lathe([(0.0001, 0), (0.19, 0), (0.24, 0.42), (0.255, 0.44), (0.22, 0.42), (0.0001, 0.40)], ceramic('#a2573d'), (x - 0.75, y, -0.15), 40)


def table(x, y, turn=0.0, n=2, seed=0):
    """a small marble table on an iron foot, laid, with bentwood chairs about it"""
    g = R.Random(seed)
    cyl(0.34, 0.725, 0.75, marble('calacatta', 1.2, 0.12), (x, y, 0), 64, 0.006)
    lathe([(0.345, 0.722), (0.348, 0.728), (0.348, 0.742), (0.342, 0.742)], brass(0.3), (x, y, 0), 64)
    lathe([(0.0001, 0), (0.21, 0), (0.215, 0.012), (0.12, 0.03), (0.045, 0.07), (0.03, 0.16), (0.042, 0.3), (0.026, 0.36), (0.03, 0.6), (0.09, 0.705), (0.16, 0.722)], black(0.4), (x, y, 0), 48, 50)
    for k in range(n):
        a = turn + k * 2 * pi / n
        d = 0.56 + g.uniform(0, 0.12)
        bentwood(x + math.cos(a) * d, y + math.sin(a) * d, 0, a - pi / 2 + g.uniform(-0.25, 0.25) + 0, wood('smoked'))
        teacup(x + math.cos(a + 0.5) * 0.2, y + math.sin(a + 0.5) * 0.2, 0.75, ceramic('#f0e9dc'), rot=g.uniform(0, 6))
    plate(x - 0.02, y + 0.02, 0.75, 0.09)
    biscuits(x - 0.02, y + 0.02, 0.76, 7, seed=seed)


def counter():
    r, y0, y1, x0, x1 = 0.36, 3.55, 4.27, -4.0, 0.95
    P = lambda e: [(x0, y0 - e), (x1, y0 - e)] + [(x1 + math.sin(pi * i / 24) * (r + e), (y0 + y1) / 2 - math.cos(pi * i / 24) * (r + e)) for i in range(1, 24)] + [(x1, y1 + e), (x0, y1 + e)]
    prism(P(-0.06), 0, 0.12, black(0.5), 0)
    prism(P(0), 0.12, 1.02, terrazzo(0.25, 'terrazzo2', 1.1), 0.004)
    prism(P(0.03), 1.02, 1.06, marble('calacatta', 2.2, 0.12), 0.006)
    for zz in (0.24, 0.95):
        tube([(p[0], p[1], zz) for p in P(0.008)[:-1]], 0.006, brass(0.25), smooth=False)
    # glass of cakes
    g0, g1, gy0, gy1, z = -3.05, -1.65, 3.66, 4.10, 1.06
    m = brass(0.28)
    for zz in (z, z + 0.21, z + 0.42):
        for q in ((g0, g1, gy0, gy0 + 0.012), (g0, g1, gy1 - 0.012, gy1), (g0, g0 + 0.012, gy0, gy1), (g1 - 0.012, g1, gy0, gy1)):
            box(*q, zz, zz + 0.012, m, bev=0.001)
    for a in (g0, g1 - 0.012):
        for b in (gy0, gy1 - 0.012):
            box(a, a + 0.012, b, b + 0.012, z, z + 0.43, m, bev=0.001)
    box(g0 + 0.01, g1 - 0.01, gy0 + 0.01, gy1 - 0.01, z + 0.43, z + 0.436, glass('#eef4f1'), bev=0)
    box(g0 + 0.01, g1 - 0.01, gy0 + 0.02, gy1 - 0.01, z + 0.214, z + 0.218, glass('#eef4f1'), bev=0)
    box(g0 + 0.012, g1 - 0.012, gy0 + 0.012, gy1 - 0.012, z + 0.006, z + 0.010, glass('#eef4f1'), bev=0)
    g = R.Random(2)
    for lvl in (0, 1):
        zz = z + 0.012 + lvl * 0.208
        for i in range(5):
            px = g0 + 0.17 + i * 0.265
            plate(px, 3.88, zz, 0.115, ceramic('#e9dfcc'))
            k = (i + 2 * lvl) % 4
            if k == 0:
                biscuits(px, 3.88, zz + 0.014, 12, 0.032, i)
            elif k == 1:  # a cake, cut
                cyl(0.085, 0.014, 0.075, mat('cake', '#6b3f22', rough=0.8), (px, 3.88, zz), 40, 0.006)
                cyl(0.087, 0.07, 0.085, mat('icing', '#f0dfc2', rough=0.5), (px, 3.88, zz), 40, 0.006)
                for j in range(6):
                    sphere(0.010, mat('pista', '#8da05a', rough=0.6), (px + math.cos(j) * 0.05, 3.88 + math.sin(j) * 0.05, zz + 0.09), 12)
            elif k == 2:  # buns
                for j in range(4):
                    sphere(0.042, mat('bun', '#b87a3c', rough=0.4, var=0.15), (px + (j % 2 - 0.5) * 0.09, 3.88 + (j // 2 - 0.5) * 0.09, zz + 0.042), 24, scale=(1, 1, 0.75))
            else:  # puffs
                for j in range(4):
                    box(px - 0.08 + 0.042 * j, px - 0.045 + 0.042 * j, 3.82, 3.94, zz + 0.014, zz + 0.05, mat('puff', '#cf9a55', rough=0.6, var=0.15), bev=0.014, seg=3, rot=0.1)
    strip((g0 + 0.05, gy0 + 0.05, z + 0.425), (g1 - 0.05, gy0 + 0.05, z + 0.425), 5, 3000, (0, 0.5, -1))
    espresso(-0.95, 3.86, 1.06)
    vase('cyl', ceramic('#d6b26a'), (0.75, 3.92, 1.06), 0.8)
    branches((0.75, 3.92, 1.06 + 0.18), 0.5, 6, 3, '#7c8a5c', (0.06, 0.024), 0.5, 26)
    for i in range(3):
        jar(0.02 + i * 0.15, 4.0, 1.06, 0.06, 0.2, ('#b9803f', '#d8b070', '#8a5a34')[i], brass(0.3))
    for x in (-2.6, -1.55, -0.5):
        bentwood(x, 3.05, 0, pi + (x * 1.7 % 0.5) - 0.2, wood('smoked'), bar=True)


def guest():
    """a man who waits at the counter, a forearm on it, his weight on one leg; what the solver made of his shirt. Before the room."""
    b, pose = Body('male', muscle=-0.2, weight=-0.1, height=-0.05), {}
    pose['root'], pose['spine04'], pose['spine03'], pose['spine02'] = turn('y', -3) @ turn('x', 3), turn('y', 3), turn('x', 4) @ turn('z', 7), turn('y', 2)
    limb(b, pose, 'upperarm01.R', 'lowerarm01.R', 'wrist.R', (-0.13, -0.40, 1.085), (-1.0, 0.25, -0.5))
    aim(b, pose, 'upperarm01.L', (0.22, 0.06, -1))
    aim(b, pose, 'lowerarm01.L', (0.14, -0.26, -1))
    limb(b, pose, 'upperleg01.R', 'lowerleg01.R', 'foot.R', (-0.19, -0.06, 0.07), (-0.25, -1, 0))
    limb(b, pose, 'upperleg01.L', 'lowerleg01.L', 'foot.L', (0.06, 0.03, 0.07), (0, -1, 0))
    relaxed(b, pose, 18)
    pose['neck02'], pose['head'] = turn('x', 5), turn('x', 8) @ turn('z', -24)
    return b, pose, kept('guest', lambda: [kurta(b, pose, length=0.66, slit=0.73, cuff=0.70, flare=0.12)])[0]


def teaglass(x, y, z, level=0.068):
    """a small glass of milk tea: a heavy foot, froth gone to one side"""
    at = lambda h: 0.0205 + 0.0100 * h / 0.086  # its outer radius at that height
    o = lathe(rounded([(0.0001, 0.0), (0.0190, 0.0), (0.0207, 0.003), (at(0.084), 0.084), (at(0.086) + 0.0002, 0.0864), (at(0.086) - 0.0006, 0.0870)], 4), thinglass('#eef3f0'), (x, y, z), 72, 60)
    o.visible_shadow = False
    o = lathe([(at(0.0864) - 0.0006, 0.0872), (at(0.0864) + 0.0004, 0.0868), (at(0.0864) - 0.0002, 0.0860)], mat('lip', '#e9f0ee', rough=0.15, spec=0.9), (x, y, z), 72, 60)
    o['afloat'] = True
    e = 0.0009
    lathe([(0.0001, 0.0045), (0.0180, 0.0045), (at(0.007) - e, 0.0075), (at(0.03) - e, 0.03), (at(level) - e, level + 0.0006), (at(level) - e - 0.0012, level - 0.0002), (at(level) - 0.004, level - 0.0006), (0.0001, level - 0.0006)], mat('chai', '#b98152', rough=0.16, spec=0.5, translucent=0.2), (x, y, z), 72, 60)
    g, foam = R.Random(int(x * 9173 + y * 311)), mat('chaifoam', '#d9b48a', rough=0.45)
    t = g.uniform(0, 2 * pi)
    for k in range(26):  # bubbles, most of them together
        a, q = t + g.gauss(0, 0.55), (at(level) - 0.0032) * (1 - abs(g.gauss(0, 0.16)))
        r = g.uniform(0.0006, 0.0017)
        sphere(r, foam, (x + q * math.cos(a), y + q * math.sin(a), z + level - 0.0008), 10, scale=(1, 1, 0.45))['afloat'] = True


def carrier(x, y, z, rot):
    """the wire carrier in which six glasses of tea go round, one of them taken out"""
    m, p = steel(0.32), 0.068
    with turned(x, y, rot, z):
        for i in range(3):
            for j in range(2):
                a, b = (i - 1) * p, (j - 0.5) * p
                for r, h in ((0.0315, 0.052), (0.0235, 0.008)):
                    o = tube([(a + r * math.cos(t), b + r * math.sin(t), h) for t in np.linspace(0, 2 * pi, 33)[:-1]], 0.0016, m, closed=True)
                    o.data.splines[0].use_endpoint_u = False
                for t in (0.25 * pi, 0.75 * pi, 1.25 * pi, 1.75 * pi):
                    tube([(a + 0.0315 * math.cos(t), b + 0.0315 * math.sin(t), 0.052), (a + 0.0235 * math.cos(t), b + 0.0235 * math.sin(t), 0.008)], 0.0014, m, smooth=False)
                if (i, j) != (0, 0):
                    teaglass(a, b, 0.0096, (0.069, 0.071, 0.066, 0.072, 0.068, 0.070)[2 * i + j])
        for j in (-1, 1):  # runners
            tube([(-p - 0.03, j * 0.5 * p, 0.0035), (p + 0.03, j * 0.5 * p, 0.0035)], 0.0030, m, smooth=False)
        tube([(-p - 0.034, 0, 0.052), (-p - 0.036, 0, 0.14), (-p + 0.012, 0, 0.205), (0, 0, 0.226), (p - 0.012, 0, 0.205), (p + 0.036, 0, 0.14), (p + 0.034, 0, 0.052)], 0.0024, m)
        tube([(-0.045, 0, 0.2140), (-0.02, 0, 0.2190), (0.02, 0, 0.2190), (0.045, 0, 0.2140)], 0.0052, wood('teak'))
        for h in (0.052,):
            for s in (-1, 1):
                tube([(s * (p + 0.034), -0.5 * p, h), (s * (p + 0.034), 0.5 * p, h)], 0.0016, m, smooth=False)


def served(x, y):
    """the nearest table: tea for a table of six, salted biscuits"""
    z = 0.75
    cyl(0.36, 0.725, z, marble('calacatta', 1.2, 0.14), (x, y, 0), 96, 0.006)
    lathe([(0.365, 0.722), (0.368, 0.728), (0.368, 0.742), (0.362, 0.742)], brass(0.3), (x, y, 0), 96)
    lathe([(0.0001, 0), (0.21, 0), (0.215, 0.012), (0.12, 0.03), (0.045, 0.07), (0.03, 0.16), (0.042, 0.3), (0.026, 0.36), (0.03, 0.6), (0.09, 0.705), (0.16, 0.722)], black(0.4), (x, y, 0), 48, 50)
    carrier(x - 0.045, y - 0.01, z, 24)
    white = ceramic('#f0ebe0')
    px, py = x + 0.135, y - 0.165
    lathe([(0.0001, 0.004), (0.045, 0.004), (0.049, 0), (0.088, 0.013), (0.090, 0.0165), (0.048, 0.008), (0.0001, 0.008)], white, (px, py, z), 64, 60)
    lathe([(0.0868, 0.0161), (0.0885, 0.0166), (0.0892, 0.0162)], mat('rim', '#2f5653', rough=0.3), (px, py, z + 0.0003), 64)
    g, m = R.Random(4), mat('osmania', '#cf9d5c', rough=0.9, spec=0.2, tex='plaster.png', size=0.05, ramp=[(0.1, '#b67f40'), (0.5, '#cb9856'), (0.9, '#dcb278')], bump=[('boucle_h.png', 0.018, 0.9, 0.004)])
    edge = mat('osmania edge', '#94602c', rough=0.9, spec=0.2, bump=[('boucle_h.png', 0.02, 0.8, 0.003)])
    for a, b, c, t in ((-0.030, -0.018, 0.0085, 0), (0.034, -0.016, 0.0085, 0), (0.002, 0.036, 0.0085, 0), (0.004, -0.004, 0.0172, 0.05), (0.034, 0.022, 0.0200, 0.36)):
        r = 0.0325 + g.uniform(-0.001, 0.001)
        rot = (t * g.uniform(-1, 1), -t, g.uniform(0, 6))
        lathe(rounded([(0.0001, 0.0004), (r * 0.93, 0), (r, 0.0030), (r * 0.985, 0.0056)], 3), edge, (px + a, py + b, z + c), 48, 60, rot=rot)
        lathe(rounded([(r * 0.985, 0.0056), (r * 0.93, 0.0080), (r * 0.5, 0.0088), (0.0001, 0.0086)], 3), m, (px + a, py + b, z + c), 48, 60, rot=rot)
    teaglass(x - 0.155, y - 0.145, z + 0.0005, 0.041)
    for k in range(7):  # crumbs
        sphere(0.0012 + 0.0008 * g.random(), m, (px - 0.11 + g.uniform(-0.03, 0.05), py + 0.02 + g.uniform(-0.05, 0.05), z + 0.001), 8)


def build(v='A'):
    someone = v == 'B' and guest()
    reset(31)
    X, Y, F, h = 4.0, 5.6, -2.4, 3.2
    plaster, ceil = limewash(CREAM, 0.10), paint('#f3eee4')
    teal = lacquer(TEAL, 0.38)
    world('#e6ecf2', 0.4)
    room(-X, X, F, Y, h, plaster, ceil, openings=[('L', -0.9, 3.1, 0.55, 2.9)])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, h, plaster)
    white, grey = marble('calacatta', 2.6, 0.16), kota(0.24)
    s = 0.4
    box(-X, X, F, Y, -0.06, -0.0025, mat('grout', '#a9a296', rough=0.8), bev=0)
    for i in range(int(2 * X / s)):
        for j in range(int((Y - F) / s)):
            box(-X + i * s + 0.001, -X + (i + 1) * s - 0.001, F + j * s + 0.001, F + (j + 1) * s - 0.001, -0.012, 0, white if (i + j) % 2 else grey, bev=0.001, seg=1)
    # window to the street
    street(-X)
    windowframe('L', -X - 0.1, -0.9, 3.1, 0.55, 2.9, wood('smoked'), 4, horiz=2.3)
    pane('L', -X - 0.1, -0.9, 3.1, 0.55, 2.9)
    box(-X - 0.2, -X + 0.22, -0.95, 3.15, 0.50, 0.55, wood('teak', horiz=True), bev=0.008)
    area((-X - 0.35, 1.1, 1.75), (4.0, 2.3), 150 if someone else 210, '#e6eefc' if someone else '#eef3ff', dirv=(1, 0, -0.05))
    sun(*((198, 16.5, 20, 0.6, 5000) if someone else (207, 47, 11, 0.8, 4700)))
    # dado
    for x0, x1, y0, y1 in ((-X, -X + 0.02, F, -0.9), (-X, -X + 0.02, 3.1, Y - 0.33), (X - 0.02, X, F, Y - 0.33)):
        box(x0, x1, y0, y1, 0, 1.12, teal, bev=0.002)
        box(x0 - 0.02, x1 + 0.02, y0, y1, 1.12, 1.16, wood('smoked', horiz=True), bev=0.006)
        n = max(1, round((y1 - y0) / 0.8))
        xx = x1 if x0 < 0 else x0
        for i in range(n):
            a, b = y0 + (y1 - y0) * i / n + 0.09, y0 + (y1 - y0) * (i + 1) / n - 0.09
            for q in ((a, b, 0.25, 0.27), (a, b, 0.98, 1.0), (a, a + 0.02, 0.25, 1.0), (b - 0.02, b, 0.25, 1.0)):
                box(xx - 0.008, xx + 0.008, *q, teal, bev=0.003)
    # back bar: three arches
    yb = Y - 0.34
    for xc, a, b in ((-2.75, -X, -2.0), (-1.25, -2.0, -0.5), (0.25, -0.5, 1.15)):
        archpanel(a, b, 0.0, h, yb, xc, 1.24, 2.72, plaster, 0.05, 0.98, 0.33)
        box(xc - 0.63, xc + 0.63, Y - 0.012, Y - 0.002, 0.98, 2.75, lacquer(TEAL, 0.5), bev=0)
        for z in (1.40, 1.82):
            box(xc - 0.62, xc + 0.62, yb + 0.06, Y - 0.012, z, z + 0.028, wood('teak', horiz=True), bev=0.003)
        strip((xc - 0.5, yb + 0.08, 1.395), (xc + 0.5, yb + 0.08, 1.395), 3, 2900, (0, 0.6, -1))
        strip((xc - 0.5, yb + 0.08, 1.815), (xc + 0.5, yb + 0.08, 1.815), 3, 2900, (0, 0.6, -1))
        strip((xc - 0.35, yb + 0.07, 2.45), (xc + 0.35, yb + 0.07, 2.45), 5, 2900, (0, 0.7, -0.7))
        g = R.Random(int(xc * 10))
        for i in range(6):
            px = xc - 0.5 + i * 0.2
            if xc < -2:  # cups in stacks
                for k in range(3):
                    teacup(px, Y - 0.17, 1.428 + k * 0.045, ceramic('#efe8dc'), 1.0, k == 0, i)
            else:
                jar(px, Y - 0.17, 1.428, 0.07, g.uniform(0.20, 0.27), g.choice(['#b9803f', '#6b4226', '#c9a25a', '#7c8a4a', '#a2573d']), brass(0.3))
            if xc < 0:
                if i < 4:
                    for k in range(5):
                        plate(xc - 0.42 + i * 0.28, Y - 0.17, 1.848 + k * 0.011, 0.105, ceramic(('#efe8dc', '#c8923a')[(i + k) % 5 == 0]))
            elif i % 2 == 0:
                vase(('amph', 'bottle', 'round')[i // 2], brass(0.3) if i == 2 else ceramic(('#d6b26a', '', '#efe8dc')[i // 2]), (px + 0.1, Y - 0.17, 1.848), 0.95)
        for i in range(5):
            cyl(0.045, 0, 0.16, mat('tin%d' % (i % 3), ('#a2573d', MUSTARD, '#efe5d2')[i % 3], rough=0.35), (xc - 0.44 + i * 0.11, Y - 0.2, 0.985), 32, 0.004)
    box(-X, 1.15, yb - 0.30, yb, 0, 0.94, teal, bev=0.002)
    box(-X, 1.17, yb - 0.32, Y - 0.02, 0.94, 0.98, terrazzo(0.2), bev=0.004)
    box(1.15, X, yb, Y, 0, h, plaster, bev=0)
    counter()
    # blackboard and coat hooks on the right part of the back wall
    box(1.95, 3.35, yb - 0.025, yb - 0.006, 1.25, 2.45, mat('slate', '#262b29', rough=0.85, tex='smudge.png', size=0.7, ramp=[(0, '#232725'), (1, '#3a403d')]), bev=0)
    for q in ((1.91, 3.39, 1.21, 1.26), (1.91, 3.39, 2.44, 2.49), (1.91, 1.96, 1.26, 2.44), (3.34, 3.39, 1.26, 2.44)):
        box(q[0], q[1], yb - 0.035, yb - 0.004, q[2], q[3], wood('smoked'), bev=0.003)
    g, ch = R.Random(5), mat('chalk', '#e9e6dc', rough=1)
    tube([(2.3, yb - 0.027, 2.33), (2.5, yb - 0.027, 2.37), (2.75, yb - 0.027, 2.31), (3.0, yb - 0.027, 2.35)], 0.007, ch)
    for r in range(6):  # handwriting as strokes
        z = 2.17 - r * 0.15
        x = 2.08
        while x < 2.62 + g.uniform(-0.1, 0.25):
            L = g.uniform(0.05, 0.13)
            tube([(x + L * i / 5, yb - 0.027, z + g.uniform(-0.024, 0.026)) for i in range(6)], 0.004, ch)
            x += L + 0.03
        tube([(3.08 + 0.03 * i, yb - 0.027, z + g.uniform(-0.014, 0.014)) for i in range(5)], 0.004, ch)
    box(1.5, 3.8, yb - 0.46, yb - 0.02, 0.42, 0.47, wood('smoked', horiz=True), bev=0.01)  # bench under it
    softbox(2.26, 0.43, 0.08, leather('#8a4a32'), (2.65, yb - 0.25, 0.505), r=0.036, puff=0.012)
    box(1.5, 3.8, yb - 0.07, yb - 0.005, 0.5, 0.95, leather('#8a4a32'), bev=0.03, seg=4)
    for x in (1.58, 3.66):
        box(x, x + 0.06, yb - 0.42, yb - 0.06, 0, 0.42, wood('smoked'), bev=0.004)
    table(2.2, 4.45, -pi / 2, 1, 3)
    table(3.2, 4.45, -pi / 2 + 0.2, 1, 6)
    table(-2.75, 0.45, 0.5, 2, 1)
    table(-2.85, 2.15, -0.4, 2, 2)
    if someone:
        served(0.74, 1.12)
        bentwood(-0.42, 1.75, 0, 0.5, wood('smoked'))
        b, pose, top = someone
        M = Matrix.Translation((0.10, 3.23, 0.012)) @ Matrix.Rotation(math.radians(180), 4, 'Z')
        blue = fabric('#2b3f5f', 0.3)
        figure(b, pose, M, top, (blue, blue, fabric('#4b4239', 0.25)), trousers(b, pose), collar=True)
    else:
        table(0.35, 1.45, 0.9, 3, 4)
    table(2.75, 2.0, 2.3, 2, 5)
    # lamps over the counter, fans over the room
    en = mat('enamel', MUSTARD, rough=0.22, coat=0.5)
    for i in range(5):
        pendant(-2.95 + i * 0.95, 3.9, h, 2.12, 'dome', en, 9, 2800, 1.0)
    for p in ((-1.2, 1.0), (2.2, 1.4)):
        fan(*p, h, black(0.4), wood('smoked', horiz=True), 0.62, 0.5)
    # right wall: old mirror and pictures
    box(X - 0.03, X - 0.001, 1.0, 2.5, 1.45, 2.55, wood('smoked'), bev=0.006)
    plane([(X - 0.032, 2.42, 1.53), (X - 0.032, 1.08, 1.53), (X - 0.032, 1.08, 2.47), (X - 0.032, 2.42, 2.47)], mirror())
    frame(X, 3.4, 2.0, 0.6, 0.8, 'art18.png', wood('smoked'), 'x')
    frame(X, 4.3, 2.0, 0.6, 0.8, 'art13.png', wood('smoked'), 'x')
    fiddle((3.55, 0.1, 0), 2.0, 4, ceramic('#c9b48e'))
    for p in ((-2.6, 4.7), (-1.2, 4.7), (0.2, 4.7), (2.0, 4.2), (3.3, 3.6), (3.3, 1.2), (0.2, 0.4)):
        spot((p[0], p[1], h), 20, 3000, 62)
    area((0.5, F + 0.1, 2.2), (6, 1.8), 24 if someone else 55, '#eef1f6' if someone else '#fff6ea', dirv=(0, 1, -0.1), glossy=False)


CAMS = dict(
    main=lambda: camera((2.3, -1.75, 1.40), 25, 23.5, -0.02, fstop=8, focus=5),
    guest=lambda: upright((1.02, -0.44, 1.30), (0.42, 3.2, 0.97), 50, 1.7, (0.74, 1.10, 0.8)),
    counter=lambda: camera((2.05, 2.35, 1.5), 50, 27, -0.05, fstop=4, focus=2.4),
)
