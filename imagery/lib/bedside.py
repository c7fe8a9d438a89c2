"""Beside an old couple's bed: clock, spectacles, footstool, a chair with high arms and its shawl, a quilt."""

from .scene import *
from .decor import *
from .geometry import *
from .materials import *
from .seating import Piece
from .upholstery import *


def clock(x, y, z, rot):
    """a small brass alarm clock with two bells, at twenty past seven"""
    br, dark = brass(0.25), black()
    with turned(x, y, rot, z):
        c, r = 0.066, 0.046
        lathe([(0.0001, -0.022), (r - 0.004, -0.022), (r, -0.016), (r, 0.020), (r + 0.003, 0.024), (r - 0.003, 0.025), (r - 0.004, 0.020)], br, (0, 0, c), 48, 40, (pi / 2, 0, 0))
        lathe([(0.0001, 0.0185), (r - 0.004, 0.0185)], mat('dial', '#f6f1e4', rough=0.5), (0, 0, c), 40, None, (pi / 2, 0, 0))
        for a, L, t in ((math.radians(-130), 0.022, 0.0022), (math.radians(-30), 0.033, 0.0015)):
            tube([(0, -0.0195, c), (math.cos(a) * L, -0.0195, c + math.sin(a) * L)], t, dark, smooth=False)
        for k in range(12):
            a = k * pi / 6
            sphere(0.0022, dark, (math.cos(a) * 0.036, -0.0190, c + math.sin(a) * 0.036), 8)
        for s in (-1, 1):
            lathe([(0.021, 0), (0.019, 0.010), (0.010, 0.017), (0.0001, 0.019)], br, (s * 0.026, 0, c + r - 0.005), 28, 60, (0, s * 0.5, 0))
            tube([(s * 0.030, 0, c - 0.036), (s * 0.040, -0.004, 0.001)], 0.004, br, smooth=False)
        tube([(-0.02, 0, c + r + 0.012), (0, 0, c + r + 0.034), (0.02, 0, c + r + 0.012)], 0.003, br)


RIMS = {None: ('#2b1d16', 0.0021, 0.026, 0.020, 1), 'round': ('', 0.0009, 0.023, 0.022, 1), 'square': ('#17181a', 0.0022, 0.026, 0.017, 0.45), 'amber': ('#7a4520', 0.0024, 0.026, 0.021, 0.7)}  # colour, thickness, half width and height, corners


def spectacles(x, y, z, rot):
    m, r, a, b, power = RIMS[own('spectacles')]
    bent = lambda q: math.copysign(abs(q) ** power, q)
    m = mat('rim' + m, m, rough=0.25) if r > 0.0015 else brass()
    with turned(x, y, rot, z):
        for s in (-1, 1):
            ring_ = [(s * 0.034 + a * bent(math.cos(t)), 0.002, 0.002 + b + b * bent(math.sin(t))) for t in [k * pi / 10 for k in range(20)]]
            o = tube(ring_, r, m, closed=True)
            o.data.splines[0].use_endpoint_u = False
            tube([(s * 0.060, 0.002, 0.030), (s * 0.064, 0.012, 0.030), (s * 0.060, 0.10, 0.014), (s * 0.058, 0.125, 0.003)], 0.0019, m)
        tube([(-0.009, 0.002, 0.026), (0, 0.002, 0.030), (0.009, 0.002, 0.026)], 0.002, m)


def footstool(x, y, h, m):
    lathe(rounded([(0.0001, h - 0.030), (0.150, h - 0.030), (0.168, h - 0.022), (0.168, h - 0.008), (0.158, h), (0.0001, h)], 3, 30), m, (x, y, 0), 64, 40)
    for k in range(4):
        a = pi / 4 + k * pi / 2 + 0.2
        c, s = math.cos(a), math.sin(a)
        tube([(x + c * 0.10, y + s * 0.10, h - 0.03), (x + c * 0.145, y + s * 0.145, 0)], 0.014, m, smooth=False)
        n = (math.cos(a + pi / 2), math.sin(a + pi / 2))
        tube([(x + c * 0.128, y + s * 0.128, 0.14), (x + n[0] * 0.128, y + n[1] * 0.128, 0.14)], 0.008, m, smooth=False)


def shawlover(P, m):
    """a shawl laid over the back of the chair, its fringe in front"""
    front = [(0.197 + 0.178 * (z - 0.785) - 0.012, z) for z in [0.58 + 0.43 * k / 14 for k in range(15)]]
    over = [(0.252, 1.050), (0.274, 1.078), (0.302, 1.0955), (0.330, 1.098), (0.352, 1.092), (0.360, 1.070)]
    back = [(0.362 + 0.004 * math.sin(k), 1.05 - 0.045 * k) for k in range(12)]
    path, n, V = front + over + back, 40, []
    for j, (y, z) in enumerate(path):
        loose = max(0.0, 1 - j / 13)
        hang = max(0.0, (j - 20) / 12)
        for i in range(n + 1):
            u = i / n
            f = math.sin(21 * u + 0.8) * 0.6 + math.sin(11 * u + 2.1 * z) + 0.8 * noise.noise(Vector((u * 4, z * 3, 7)))
            spread = 0.30 + 0.09 * loose**1.3 + 0.05 * hang
            x = -0.10 + spread * (u - 0.5) - 0.02 * loose + 0.010 * loose * math.sin(17 * u + 0.3) + 0.006 * noise.noise(Vector((z * 7, u * 3, 1)))
            V.append((x, y - (0.003 + 0.011 * loose) * (f + 1.7) + 0.012 * hang * (f + 1.6), z + 0.014 * math.sin(4 * u) * loose - 0.05 * (1 - u) * loose))
    o = P(obj('shawl', pmesh('shawl', V, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(len(path) - 1) for i in range(n)]), m, smooth=180))
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset = 0.003, 0
    o.data.materials.append(blockprint('#7c3340', '#c9a672', 0.16))
    o.data.polygons.foreach_set('material_index', [int(j in (1, 2, 3)) for j in range(len(path) - 1) for _ in range(n)])
    g = R.Random(8)
    P(strings([[V[0 + i], (V[i][0] + g.uniform(-0.006, 0.006), V[i][1] - 0.004, V[i][2] - 0.028), (V[i][0] + g.uniform(-0.009, 0.009), V[i][1] - 0.004, V[i][2] - g.uniform(0.05, 0.065))] for i in range(n + 1)], 0.0013, fabric('#8d4450', 0.2)))


def chair(x, y, rot, m, fab, shawl):
    """a firm chair to rise from: seat at 0.49 m, level arms at 0.66, an upright back; rot in degrees"""
    P = Piece('chair', x, y, 0, math.radians(rot))
    for s in (-1, 1):
        a = s * 0.270
        P.beam((a, -0.26, 0), (a, -0.26, 0.636), 0.042, 0.042, m, 0.007)
        P.beam((a, 0.27, 0), (a, 0.22, 0.46), 0.040, 0.044, m, 0.007)
        P.beam((a, 0.22, 0.45), (a, 0.325, 1.04), 0.040, 0.042, m, 0.007)
        P(box(a - 0.037, a + 0.037, -0.325, 0.236, 0.637, 0.667, m, bev=0.013, seg=4))
        P.beam((a, -0.24, 0.375), (a, 0.215, 0.375), 0.028, 0.070, m)
        P.beam((a, -0.24, 0.15), (a, 0.235, 0.15), 0.024, 0.034, m)
    for yy, z, d in ((-0.26, 0.375, 0.070), (0.225, 0.375, 0.060), (0.232, 0.53, 0.045), (0.0, 0.15, 0.030)):
        P.beam((-0.25, yy, z), (0.25, yy, z), 0.028, d, m)
    P.beam((-0.30, 0.328, 1.055), (0.30, 0.328, 1.055), 0.038, 0.070, m, 0.012)
    P(softbox(0.50, 0.52, 0.095, fab, (0, -0.025, 0.436), r=0.036, puff=0.010, wr=0.002, n=16, seed=2, piping=fab))
    P(softbox(0.49, 0.46, 0.075, fab, (0, 0.252, 0.785), (math.radians(90 - 10.1), 0, 0), r=0.032, puff=0.012, wr=0.002, n=16, seed=3, piping=fab))
    shawlover(P, shawl)


def trimmed(o, mesh, m, blue, band=False):
    """gives a cloth of made_bed its print and a blue edge: its piping, with band also a stripe near its rim"""
    if mesh in PILLOWS:  # settle() gives these their cord
        o.data.materials[0] = m
        return
    M = np.load(T + mesh + '.npz')['M'].astype(np.int32)
    if band:  # 80 x 74 cells of eight quads, see cloth.py
        j, i = np.mgrid[0:74, 0:80]
        e = np.minimum.reduce([i, 79 - i, j, 73 - j])
        M[: 80 * 74 * 8] = ((e >= 2) & (e <= 4)).ravel().repeat(8)
    me = o.data
    me.materials.clear()
    me.materials.append(m)
    me.materials.append(blue)
    me.polygons.foreach_set('material_index', M)


def quilt(x, y, z, rot, m, half=0.56, b=0.205, layers=4, t=0.0215):
    """a quilt folded to four layers, its folds to the foot and the head; rot in radians"""
    path = []
    for k in range(layers):
        s = 1 if k % 2 else -1  # the first layer runs from the head to the foot
        path += [(s * b * (2 * i / 22 - 1), t * (k + 0.5), k) for i in range(23)]
        if k < layers - 1:
            path += [(s * (b + 0.55 * t * math.sin(a)), t * (k + 1) - 0.5 * t * math.cos(a), k + 0.5) for a in [pi * i / 6 for i in range(1, 6)]]
    n, V = 64, []
    for v, h, k in path:
        for i in range(n + 1):
            u = half * (2 * i / n - 1)
            e = max(0.0, (abs(u) - half + 0.09) / 0.09, (abs(v) - b + 0.05) / 0.05)
            puff = 0.0035 * abs(math.sin(pi * u / 0.07)) ** 0.5 * abs(math.sin(pi * v / 0.07)) ** 0.5
            lie = 0.010 * noise.noise(Vector((u * 2.6, v * 5, k * 0.25))) + 0.004 * noise.noise(Vector((u * 9, v * 9, k)))
            V.append((
                u * (1 + 0.010 * noise.noise(Vector((k * 1.7, 4, 2)))) + 0.012 * noise.noise(Vector((k * 0.9, v * 5, 8))) * (abs(u) / half) ** 4,
                v + 0.010 * noise.noise(Vector((u * 3.0, k * 0.8, 3))) + 0.012 * u * (k - 1.5) * 0.5,
                max(h * (1 - 0.16 * e * e) + lie * (h / 0.09) + puff * (k > layers - 1.6), 0.004),
            ))
    o = obj('quilt', pmesh('quilt', V, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(len(path) - 1) for i in range(n)]), m, (x, y, z + 0.002), (0, 0, rot), 180)
    q = o.modifiers.new('so', 'SOLIDIFY')
    q.thickness, q.offset = t * 0.80, 0
    q = o.modifiers.new('su', 'SUBSURF')
    q.levels = q.render_levels = 1
