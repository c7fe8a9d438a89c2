"""What dresses a threshold: marigolds, a toran of mango leaves, a muggu of rice flour, the tulasi's plinth."""

import random as R

from .scene import *
from .decor import *
from .garden import shrub
from .geometry import *
from .leaves import leafmat
from .materials import *
from .plants import leafmesh, tulsi


def marigoldmesh():
    if 'marigold' not in MESHES:
        n, k, V = 30, 15, []
        for j in range(k + 1):
            e = -pi / 2 + pi * j / k
            for i in range(n):
                a = 2 * pi * i / n
                r = 1 + 0.15 * math.sin(10 * a + pi * (j % 2)) * math.cos(e) + 0.07 * (j % 2)
                V.append((r * math.cos(e) * math.cos(a), r * math.cos(e) * math.sin(a), 0.72 * r * math.sin(e)))
        MESHES['marigold'] = pmesh('marigold', V, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k) for i in range(n)])
    return MESHES['marigold']


def marigold(p, r, g, c=None):
    c = c or g.choice(('#df6f12', '#e58a16', '#eda81c'))
    o = obj('marigold', marigoldmesh(), mat('genda' + c, c, rough=0.85, translucent=0.15, var=0.12), p, (g.uniform(-0.5, 0.5), g.uniform(-0.5, 0.5), g.uniform(0, 6)), smooth=40, scale=r)
    return o


def toran(x0, x1, wall, head, br):
    """mango leaves on a string across a door from x0 to x1 whose head is at that height, marigolds between them; wall: its face, towards -y"""
    g, y, z0 = R.Random(12), wall - 0.085, head + 0.085
    nails = (x0 - 0.05, (x0 + x1) / 2, x1 + 0.05)
    def z(x):
        i = 0 if x < nails[1] else 1
        t = (x - nails[i]) / (nails[i + 1] - nails[i])
        return z0 - 0.060 * 4 * t * (1 - t)
    for x in nails:
        tube([(x, wall - 0.035, z0), (x, y - 0.006, z0 + 0.004)], 0.0035, br, smooth=False)
        sphere(0.007, br, (x, y - 0.008, z0 + 0.004), 12)
    twine = mat('twine', '#c9b68d', rough=1)
    tube([(x, y, z(x)) for x in np.linspace(nails[0], nails[2], 50)], 0.002, twine, smooth=False)
    kinds = [leafmesh(k, 0.215, 0.056, 0.20, 0.16, nu=12, nv=5, wave=0.03) for k in ('mango', 'mango b', 'mango cc')]
    green = [leafmat(c, through=0.10) for c in ('#33561f', '#2b4a1a', '#446327')]
    n = 22
    for k in range(n):
        x = x0 + 0.055 + (x1 - x0 - 0.11) * k / (n - 1)
        o = obj('leaf', g.choice(kinds), g.choice(green), scale=g.uniform(0.88, 1.06))
        sway, lift = g.uniform(-0.16, 0.16), g.uniform(0.0, 0.16)
        down = Matrix(((0, 1, 0), (0, 0, -1), (-1, 0, 0)))
        turn = Matrix.Rotation(sway, 3, 'Y') @ Matrix.Rotation(g.uniform(-0.6, 0.6), 3, 'Z') @ Matrix.Rotation(-lift, 3, 'X') @ down
        o.rotation_euler = turn.to_euler()
        o.location = (x, y - 0.002 + 0.004 * (k % 2), z(x) + 0.004)
    m = 33
    for k in range(m):
        x = nails[0] + 0.02 + (nails[2] - nails[0] - 0.04) * k / (m - 1)
        marigold((x, y - 0.013, z(x) - 0.002), g.uniform(0.024, 0.029), g, '#f0e6cf' if k % 8 == 4 else None)
    for s in (-1, 1):  # a short string at either end
        x = (x0 - 0.058, x1 + 0.058)[s > 0]
        for k in range(9):
            marigold((x + g.uniform(-0.003, 0.003), y - 0.013, z0 - 0.035 - 0.043 * k), g.uniform(0.023, 0.027), g, '#f0e6cf' if k == 7 else None)


def star_and_petals():
    """the strokes and the dots of a muggu 1 m across about 0, 0: a star, eight petals, two waves that cross, buds at the four sides"""
    th, t = np.linspace(0, 2 * pi, 400), np.linspace(0, 1, 40)
    dots = [(0, 0)]
    lines = [[(0.115 * math.cos(a), 0.115 * math.sin(a)) for a in [pi / 8 + k * 3 * pi / 4 for k in range(9)]]]
    for k in range(8):
        a = k * pi / 4
        for s in (-1, 1):
            q, b = 0.125 + 0.205 * t, a + s * 0.36 * np.sin(pi * t**0.8)
            lines.append(np.stack([q * np.cos(b), q * np.sin(b)], 1))
        lines.append(np.array([[(0.16 + 0.07 * e) * math.cos(a), (0.16 + 0.07 * e) * math.sin(a)] for e in (0, 1)]))
        dots += [(0.275 * math.cos(a), 0.275 * math.sin(a)), (0.315 * math.cos(a + pi / 8), 0.315 * math.sin(a + pi / 8))]
        dots.append((0.225 * math.cos(a + pi / 8), 0.225 * math.sin(a + pi / 8)))
    for s in (-1, 1):
        q = 0.405 + s * 0.042 * np.cos(8 * th)
        lines.append(np.stack([q * np.cos(th), q * np.sin(th)], 1))
    for k in range(16):
        a = k * pi / 8
        dots.append((0.405 * math.cos(a), 0.405 * math.sin(a)))
        if k % 4 == 0:
            for w, d in ((0.50, 0.10), (0.40, 0.05)):
                for s in (-1, 1):
                    b = a + s * d * 1.6 * np.sin(pi * t**0.7)
                    q = 0.462 + (w - 0.36) * 0.62 * t
                    lines.append(np.stack([q * np.cos(b), q * np.sin(b)], 1))
            dots.append((0.575 * math.cos(a), 0.575 * math.sin(a)))
        elif k % 2 == 0:
            dots += [(0.485 * math.cos(a + e), 0.485 * math.sin(a + e)) for e in (-0.09, 0, 0.09)]
    return lines, dots


def trickle(g, L):
    """points 4 mm apart along the stroke L, moved as by an unsteady hand; how wide the powder lies at each (1: as meant)"""
    d = np.append(0, np.cumsum(np.hypot(*np.diff(L, axis=0).T)))
    s = np.linspace(0, d[-1], max(6, int(d[-1] / 0.004)))
    P = np.stack([np.interp(s, d, L[:, 0]), np.interp(s, d, L[:, 1])], 1)
    o, f = g.uniform(0, 99), []
    for i in range(len(P)):
        P[i] += [0.0035 * noise.noise(Vector((s[i] * 9, o, c))) for c in (0, 7)]
        f.append(1 + 0.35 * noise.noise(Vector((s[i] * 22, o, 3))) + g.normal(0, 0.10))
    return P, np.array(f)[:, None]


def muggu(cx, cy, r, m):
    """a muggu of radius r on the floor about cx, cy: rice flour let fall from the fingers, strokes, dots and dust in one mesh"""
    g = np.random.default_rng(21)
    lines, dots = star_and_petals()
    V, Q, C = [], [], []
    for L in lines:
        P, f = trickle(g, np.asarray(L, float) * r / 0.5)
        D = np.gradient(P, axis=0)
        N = np.stack([-D[:, 1], D[:, 0]], 1) / (np.hypot(*D.T)[:, None] + 1e-9)
        w = 0.0072 * f
        k0 = len(V)
        for a, b, c in zip(P + N * w, P, P - N * (w * (1 + g.normal(0, 0.08, w.shape)))):
            V += [(cx + a[0], cy + a[1], 0.0003), (cx + b[0], cy + b[1], 0.0024), (cx + c[0], cy + c[1], 0.0003)]
        Q += [(k0 + 3 * i + j, k0 + 3 * i + 3 + j, k0 + 3 * i + 4 + j, k0 + 3 * i + 1 + j) for i in range(len(P) - 1) for j in (0, 1)]
        C.append(P)
    for x, y in dots:
        x, y, k0, n = x * r / 0.5 + g.normal(0, 0.002), y * r / 0.5 + g.normal(0, 0.002), len(V), 14
        V.append((cx + x, cy + y, 0.0034))
        for i in range(n):
            q = 0.0135 * g.uniform(0.85, 1.15)
            V.append((cx + x + q * math.cos(2 * pi * i / n), cy + y + q * math.sin(2 * pi * i / n), 0.0003))
        Q += [(k0, k0 + 1 + i, k0 + 1 + (i + 1) % n) for i in range(n)]
    C = np.concatenate(C)
    for p in C[g.integers(0, len(C), 2600)]:  # dust beside the strokes
        x, y = p + g.normal(0, 0.0075, 2)
        s, a, k0 = g.uniform(0.0006, 0.0015), g.uniform(0, 6.3), len(V)
        V += [(cx + x + s * math.cos(a + e), cy + y + s * math.sin(a + e), 0.0004 + 0.0006 * g.random()) for e in (0, 1.57, 3.14, 4.71)]
        Q.append((k0, k0 + 1, k0 + 2, k0 + 3))
    obj('muggu', pmesh('muggu', V, Q), m)


def tulasikota(x, y, z):
    """the plinth of the tulasi in the yard, white with red bands"""
    white, red = limewash('#d8cfbb', 0.3), limewash('#8f3325', 0.2)
    for w, a, b in ((0.40, 0, 0.12), (0.32, 0.12, 0.24), (0.20, 0.24, 0.86), (0.235, 0.86, 0.91), (0.27, 0.91, 0.97), (0.235, 0.97, 1.12)):
        box(x - w, x + w, y - w, y + w, z + a, z + b, white, bev=0.014, seg=3)
    for w, a in ((0.40, 0.02), (0.32, 0.14)):
        for k in range(-3, 4):
            box(x + k * w / 3.5 - w / 14, x + k * w / 3.5 + w / 14, y - w - 0.003, y - w + 0.01, z + a, z + a + 0.08, red, bev=0)
    for a in (0.80, 0.99):
        w = 0.20 if a < 0.9 else 0.235
        box(x - w + 0.012, x + w - 0.012, y - w - 0.004, y - w + 0.02, z + a, z + a + 0.04, red, bev=0)
    box(x - 0.075, x + 0.075, y - 0.204, y - 0.16, z + 0.38, z + 0.56, mat('niche', '#4a3a2e', rough=1), bev=0.004)
    cyl(0.075, -0.02, 0.02, mat('niche', '#4a3a2e', rough=1), (x, y - 0.184, z + 0.56), 32, 0, rot=(pi / 2, 0, 0))
    tulsi((x, y, z + 1.0), 0.85, 5, ceramic('#d8cfbb'), r=0.17)
    shrub(x, y, z + 1.26, 0.50, 0.46, 8, '#5b7440', (0.055, 0.03), n=30)
