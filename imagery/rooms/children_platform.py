"""A child's room in the morning: a platform of oak under a wide window, drawers in it, a bed that becomes a window seat, a navy wall.

Cameras:  bed.
"""

from lib import *
from lib.folk_toys import elephant


def kite(x, y, z, s, colours, rot, tilt):
    """a paper kite hung on a wall that faces -x, seen from the room: four triangles of tissue on two bamboo sticks, a fin below"""
    with turned(x, y, -90, z) as root:
        P = dict(t=(0, -0.012, s), r=(s * 0.78, -0.030, 0.12 * s), b=(0, -0.012, -s), l=(-s * 0.78, -0.030, 0.12 * s), m=(0, -0.004, 0.12 * s))
        for k, (a, b) in enumerate((('t', 'r'), ('r', 'b'), ('b', 'l'), ('l', 't'))):
            V = [P['m'], P[a], P[b]]
            obj('paper', pmesh('paper', V, [(0, 1, 2)]), mat('tissue' + colours[k % len(colours)], colours[k % len(colours)], rough=0.8, spec=0.2, translucent=0.25))
        b = mat('bamboo', '#c9a468', rough=0.6)
        tube([P['t'], P['m'], P['b']], 0.0028, b, smooth=False)
        tube([P['l'], (-s * 0.4, -0.010, 0.20 * s), (0, -0.002, 0.23 * s), (s * 0.4, -0.010, 0.20 * s), P['r']], 0.0022, b)
        obj('paper', pmesh('paper', [(0, -0.012, -s), (s * 0.2, -0.02, -s * 1.25), (-s * 0.2, -0.02, -s * 1.25)], [(0, 1, 2)]), mat('tissue' + colours[0], colours[0], rough=0.8, spec=0.2, translucent=0.25))
        tube([(0, 0, 0.2 * s), (0, -0.01, 0.2 * s)], 0.004, b, smooth=False)
        root.rotation_euler = Euler((tilt, 0, math.radians(-90)), 'XYZ')


def blocks(x, y, z):
    """five wooden blocks, one on two others"""
    for i, (dx, dy, dz, c, r) in enumerate(((0, 0, 0, '#c98f3e', 0.1), (0.068, 0.008, 0, '#b5563d', -0.15), (0.034, 0.004, 0.055, '#3f5f86', 0.35), (0.17, -0.05, 0, '#e9dfcc', 0.5), (-0.13, -0.06, 0, '#6d8a6a', -0.4))):
        box(x + dx - 0.027, x + dx + 0.027, y + dy - 0.027, y + dy + 0.027, z + dz + 0.0003, z + dz + 0.0545, mat('block' + c, c, rough=0.5), bev=0.004, seg=3, rot=r)


def filled(x, y, z, w, m, lean, roll=0.0, turn=0.0, t=0.19, seed=1):
    """a square cushion full of cotton that leans back, its foot at z: a belly that sinks, drawn-in sides, creases out of the corners, a sewn edge"""
    n, V, F = 40, [], []
    off = Vector((seed * 3.7, seed * 1.9, 0))
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1
                px = w / 2 * u * (1 - 0.075 * (1 - v * v) * u * u)
                py = w / 2 * v * (1 - 0.075 * (1 - u * u) * v * v) - 0.014 * (v > 0) * v * v * (1 - 0.6 * u * u) + 0.007 * noise.noise(Vector((u * 1.3, v * 1.3, 9)) + off)
                full = t / 2 * max(0, (1 - u * u) * (1 - v * v)) ** 0.42 * (1 - 0.24 * v)
                r, a = math.hypot(abs(u) - 1, abs(v) - 1), math.atan2(1 - abs(v) + 1e-6, 1 - abs(u) + 1e-6)
                crease = 0.009 * math.sin(a * 9 + seed + u) * math.exp(-((r - 0.32) / 0.26) ** 2)
                soft = 0.010 * noise.noise(Vector((u * 1.8, v * 1.8, side)) + off) + 0.004 * noise.noise(Vector((u * 6, v * 6, side)) + off)
                V.append((px, py, side * (full + (crease + soft) * min(1, full / 0.03))))
    N = (n + 1) ** 2
    for k in (0, 1):
        for j in range(n):
            for i in range(n):
                q = [k * N + j * (n + 1) + i, k * N + j * (n + 1) + i + 1, k * N + (j + 1) * (n + 1) + i + 1, k * N + (j + 1) * (n + 1) + i]
                F.append(q if k == 0 else q[::-1])
    o = obj('cushion', pmesh('cushion', V, F), m, smooth=180)
    edge = [(i, 0) for i in range(n)] + [(n, j) for j in range(n)] + [(n - i, n) for i in range(n)] + [(0, n - j) for j in range(n)]
    c = tube([V[j * (n + 1) + i] for i, j in edge], 0.003, m, closed=True)
    c.data.splines[0].use_endpoint_u = False
    c.parent = o
    o.location = (x, y, z + w / 2 * math.cos(math.radians(lean)) - 0.02)
    o.rotation_euler = Euler((pi / 2 - math.radians(lean), roll, turn), 'XYZ')
    return o


def knob(x, y, z, m):
    lathe(rounded([(0.0001, -0.030), (0.012, -0.029), (0.018, -0.022), (0.017, -0.014), (0.009, -0.006), (0.008, 0.001)], 4, 60), m, (x, y, z), 40, 60, (-pi / 2, 0, 0))


def build(v='A'):
    reset(91)
    X, F, Y, h = 2.25, -2.4, 2.7, 2.8
    navy, cream, white = '#26385a', paint('#ece5d8'), lacquer('#f1ede5', 0.4)
    oak, up = wood('oak', horiz=True), wood('oak')
    world('#e9eef6', 0.40)
    sill, w0, w1, top = 1.02, -1.75, 1.75, 2.25
    room(-X, X, F, Y, h, cream, paint('#f6f2ea'), openings=[('B', w0, w1, sill, top)], front=True)
    floor(-X, X, F, Y, 0, floorwood('oak'))
    band = paint('#2c4061')
    for q in ((-X, X, 0, sill - 0.002), (-X, w0, sill - 0.002, h), (w1, X, sill - 0.002, h), (w0, w1, top, h)):
        box(q[0], q[1], Y - 0.003, Y, q[2], q[3], band, bev=0)
    for q in ((-X, -X + 0.014, F, Y), (X - 0.014, X, F, Y)):
        box(*q, 0, 0.09, white, bev=0.002)
    windowframe('B', Y + 0.1, w0, w1, sill, top, up, 3, t=0.045)
    pane('B', Y + 0.1, w0, w1, sill, top)
    box(w0 - 0.05, w1 + 0.05, Y - 0.08, Y + 0.1, sill - 0.03, sill, oak, bev=0.005)
    area((0, Y + 0.34, (sill + top) / 2), (3.4, 1.25), 108, '#eef2ff', dirv=(0, -1, 0))
    outside('far', Y + 0.2, (w0, w1), 'tower', 'day', floor=6, light=0.75)
    sun(64, 33, 19, 0.7, 4600)
    for i in range(3):
        a, b = w0 + i * (w1 - w0) / 3 + 0.003, w0 + (i + 1) * (w1 - w0) / 3 - 0.003
        romanblind(a, b, Y + 0.045, (1.97, 1.97, 1.90)[i], top - 0.005, fabric('#e9e0cd', 0.14, 0.16), white)
    bar = mat('grille', '#d6d1c5', rough=0.45)
    for k in range(1, 32):
        x = w0 + (w1 - w0) * k / 32
        tube([(x, Y + 0.165, sill - 0.005), (x, Y + 0.165, top + 0.005)], 0.0055, bar, smooth=False)
    for z in (sill + 0.12, sill + 0.62):
        box(w0 - 0.002, w1 + 0.002, Y + 0.161, Y + 0.169, z - 0.011, z + 0.011, bar, bev=0)
    # the platform
    bh, x0, x1, y0 = 0.42, -1.30, X - 0.002, Y - 1.22
    box(x0, x1, y0, Y - 0.004, 0.075, bh - 0.03, up, bev=0.002)
    box(x0 - 0.010, x1, y0 - 0.026, Y - 0.004, bh - 0.03, bh, oak, bev=0.006, seg=3)
    box(x0 + 0.03, x1, y0 + 0.05, Y - 0.005, 0, 0.075, mat('plinth', '#8a6a48', rough=0.6), bev=0)
    for i in range(3):
        a = x0 + 0.02 + i * (x1 - x0 - 0.04) / 3
        b = x0 + 0.02 + (i + 1) * (x1 - x0 - 0.04) / 3
        out = 0.34 if i == 2 else 0
        box(a + 0.003, b - 0.003, y0 - 0.022 - out, y0 - 0.002 - out, 0.082, bh - 0.036, lacquer('#d9a93a', 0.35) if i == 1 else oak, bev=0.003)
        for s in (0.28, 0.72):
            knob(a + (b - a) * s, y0 - 0.022 - out, 0.255, wood('walnut'))
        if out:
            for q in (a + 0.02, b - 0.034):
                box(q, q + 0.014, y0 - out - 0.002, y0 + 0.02, 0.095, 0.31, up, bev=0.002)
            box(a + 0.034, b - 0.034, y0 - out - 0.002, y0 - out + 0.010, 0.095, 0.31, up, bev=0.002)
            box(a + 0.03, b - 0.03, y0 - out, y0 + 0.02, 0.090, 0.099, oak, bev=0)
            for k in range(7):
                picturebook(a + 0.19 + 0.006 * (k % 3), y0 - out + 0.075 + 0.036 * k, 0.10, 0.22, (0.245, 0.27, 0.235, 0.26, 0.25, 0.275, 0.24)[k], 3 + 2 * k, 0.012, 0.14)
            for k in range(6):
                picturebook(a + 0.46 - 0.005 * (k % 2), y0 - out + 0.08 + 0.040 * k, 0.10, 0.19, (0.225, 0.25, 0.24, 0.235, 0.255, 0.23)[k], 2 + 3 * k, 0.011, 0.11)
            basket(b - 0.20, y0 - 0.165, 0.10, 0.125, 0.16, handles=False)
            for px, py, c in ((b - 0.24, y0 - 0.19, '#b5563d'), (b - 0.16, y0 - 0.13, '#3f5f86'), (b - 0.22, y0 - 0.104, '#d9a93a')):
                sphere(0.048, mat('ball' + c, c, rough=0.5), (px, py, 0.20), 28)
    # the bed
    mx = x0 + 1.04
    softbox(2.02, 0.98, 0.17, fabric('#f0eadd', 0.06), (mx, Y - 0.60, bh + 0.085), r=0.045, puff=0.004, wr=0.003)
    duvet = simmesh('duvet', fabric('#9fb1bc', 0.14, 0.20), (mx, Y - 0.60, bh - 0.028), (0, 0, pi / 2), (0.98 / 1.8, 1.0, 0.37))
    box(x0 - 0.035, x0 + 0.001, Y - 1.20, Y - 0.004, 0.075, bh + 0.43, up, bev=0.012, seg=4)
    simmesh('pillow_long', fabric('#f4efe4', 0.08, 0.3, 0.3, 0.2), (x0 + 0.27, Y - 0.62, bh + 0.30), (math.radians(16), 0, pi / 2), 0.95)
    # the window seat
    sx0, sx1 = x0 + 2.08, x1 - 0.012
    padbox(sx1 - sx0, 1.04, 0.11, fabric('#cbb994', 0.2, 0.16), ((sx0 + sx1) / 2, Y - 0.60, bh + 0.056), r=0.03, piping=fabric('#2c4061', 0.2, 0.05), seed=2, front=False)
    st = bh + 0.111
    filled(sx0 + 0.62, Y - 0.155, st, 0.54, fabric('#e6dcc6', 0.18, 0.16), 17, 0.05, 0.06, 0.18, 1)
    filled(sx0 + 0.22, Y - 0.205, st, 0.46, fabric('#cf9f3c', 0.22, 0.16), 24, -0.10, -0.10, 0.20, 2)
    filled(sx0 + 0.86, Y - 0.36, st, 0.42, fabric('#b5563d', 0.25, 0.16), 33, -0.09, 0.16, 0.19, 4)
    with turned(sx0 + 0.42, Y - 0.98, 24, st + 0.001):
        picturebook(0, 0, 0.002, 0.23, 0.27, 7, 0.012, pi / 2)
    # on the sill
    elephant(0.72, Y + 0.005, sill + 0.0005, 196, 0.95)
    outlet(-0.98, Y - 0.003, 0.90)
    # right wall: two kites of the winter sky
    for y, z, k, c, tilt in ((1.90, 1.93, 0.27, ('#b5563d', '#e9cf9a'), 0.30), (2.40, 1.60, 0.21, ('#3f5f86', '#e4d9c2'), -0.22)):
        kite(X - 0.004, y, z, k, c * 2 if tilt > 0 else (c[0], c[0], '#d9a93a', '#d9a93a'), 0, tilt)
    sphere(0.006, brass(0.3), (X - 0.020, 1.90, 1.965), 20)
    tube([(X - 0.010, 1.90, 1.96), (X - 0.006, 1.93, 1.55), (X - 0.005, 2.02, 1.30), (X - 0.004, 2.16, 1.27), (X - 0.004, 2.19, 1.36), (X - 0.004, 2.10, 1.38), (X - 0.004, 2.06, 1.22), (X - 0.004, 2.12, 1.02)], 0.0014, mat('kite string', '#f0ece2', rough=0.9))
    roundrug(0.35, 0.12, 1.05, fabric('#d8ccb2', 0.35, 0.10, 0.4, 0.8), 0.010, 0.010, ring=(fabric('#3f5f86', 0.35, 0.10, 0.4, 0.8), 0.86, 0.93))
    blocks(0.30, 0.62, 0.0145)
    area((0, F + 0.2, 2.2), (3.4, 1.2), 17, '#f6f2ea', dirv=(0, 0.9, -0.35), glossy=False)
    area((0, 0.0, h - 0.05), (2.4, 2.6), 12, '#f4f2f0', glossy=False)


CAMS = dict(
    bed=lambda: camera((-1.10, -0.95, 1.12), -24, 33, -0.045, fstop=6.3, focus=3.2),
)
