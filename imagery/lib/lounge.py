"""Low seats of today: a channelled tub chair, a modular sofa; a large book."""

from .scene import *
from .geometry import *
from .materials import *
from .bar import smoked
from .touches import openbook
from .upholstery import *


def horseshoe(r, arm, n=96):
    """points and outward normals of a half circle with straight arms towards -y, from the right arm's front to the left's"""
    L, out = 2 * arm + pi * r, []
    for k in range(n + 1):
        s = L * k / n
        if s < arm:
            out.append(((r, -arm + s), (1, 0)))
        elif s > L - arm:
            out.append(((-r, L - arm - s), (-1, 0)))
        else:
            a = (s - arm) / r
            out.append(((r * math.cos(a), r * math.sin(a)), (math.cos(a), math.sin(a))))
    return out


def tubshell(fab, r=0.335, arm=0.15, channels=17, t=0.048):
    """the back and arms of a tub chair in one piece, stitched in upright channels"""
    n = channels * 8
    V, rows = [], 0
    for k, ((px, py), (nx, ny)) in enumerate(horseshoe(r, arm, n)):
        s = k / n
        e = min(s, 1 - s) * (2 * arm + pi * r) / t  # the fronts of the arms are round
        f = math.sqrt(max(0.02, 1 - (1 - min(1, e)) ** 2))
        b = min(1, max(0, (min(s, 1 - s) - 0.10) / 0.26))
        top = 0.575 + 0.175 * b * b * (3 - 2 * b) - t * (1 - f)
        q = (t + 0.014 * abs(math.sin(pi * channels * s)) ** 0.55) * f
        sec = [(-q, 0.10), (-q, 0.34), (-q, top - q)] + [(-q * math.cos(a), top - q + q * math.sin(a)) for a in [pi * j / 8 for j in range(1, 8)]] + [(q, top - q), (q, 0.34), (q * 0.92, 0.12), (q * 0.75, 0.10)]
        lean = 0.05 * b
        V += [(px + nx * (o + lean * (z - 0.1)), py + ny * (o + lean * 1.6 * (z - 0.1)), z) for o, z in sec]
        rows = len(sec)
    Q = [(k * rows + j, (k + 1) * rows + j, (k + 1) * rows + (j + 1) % rows, k * rows + (j + 1) % rows) for k in range(n) for j in range(rows)]
    Q += [tuple(range(rows)), tuple(n * rows + j for j in range(rows))[::-1]]
    o = obj('tub', pmesh('tub', V, Q), fab, smooth=75)
    return o


def tub(x, y, rot, fab, z=0.013):
    """a velvet tub chair on a brass disc, facing -y at rot=0 (degrees)"""
    seat = [p for p, _ in horseshoe(0.282, 0.30, 40)] + [(-0.262, -0.345), (-0.215, -0.372), (0.0, -0.384), (0.215, -0.372), (0.262, -0.345)]
    def layered(rings):
        N, V = len(seat), []
        for k, zz in rings:
            V += [(px * k, -0.06 + (py + 0.06) * k, zz) for px, py in seat]
        Q = [(j * N + i, j * N + (i + 1) % N, (j + 1) * N + (i + 1) % N, (j + 1) * N + i) for j in range(len(rings) - 1) for i in range(N)]
        return obj('seat', pmesh('seat', V, Q + [tuple(range((len(rings) - 1) * N, len(rings) * N))]), fab, smooth=80)
    with turned(x, y, rot, z):
        tubshell(fab)
        layered([(0.90, 0.10), (0.955, 0.105), (0.965, 0.13), (0.965, 0.285), (0.945, 0.298)])
        layered([(0.945, 0.300), (0.985, 0.312), (1.0, 0.345), (1.0, 0.385), (0.985, 0.415), (0.945, 0.436), (0.86, 0.450), (0.6, 0.460), (0.25, 0.464), (0.03, 0.465)])
        lathe([(0.0001, 0.0), (0.235, 0.0), (0.240, 0.005), (0.236, 0.012), (0.06, 0.022), (0.045, 0.04), (0.045, 0.296), (0.0001, 0.296)], smoked(0.22), n=64)
        simmesh('pillow', fabric('#d9d2c4', 0.2, 0.15), (0.02, 0.13, 0.64), (math.radians(74), 0.04, 0.10), scale=0.66)


def modular(x, y, rot, L=2.15, d=0.98, c='#d2ccbf'):
    """a low sofa of two blocks on short dark feet, one arm at the end towards -x; faces -y at rot=0 (degrees)"""
    fab = fabric(c, 0.24, 0.24, 0.5, 0.7)
    with turned(x, y, rot):
        for px in (-L / 2 + 0.09, 0, L / 2 - 0.09):  # feet, for the rug ends under it
            for py in (-d / 2 + 0.09, d / 2 - 0.09):
                cyl(0.028, 0, 0.075, black(0.5), (px, py, 0), 24)
        for s in (-1, 1):
            padbox(L / 2 - 0.003, d, 0.19, fab, (s * L / 4, 0, 0.165), 0.045, None, 3 + s)
        arm = 0.20
        padbox(arm, d - 0.004, 0.33, fab, (-L / 2 + arm / 2, 0, 0.42), 0.075, None, 6)
        padbox(L - arm - 0.004, 0.24, 0.34, fab, (arm / 2, d / 2 - 0.12, 0.425), 0.085, None, 7)
        w = (L - arm) / 2
        for i in range(2):
            cx = -L / 2 + arm + w * (i + 0.5)
            cushion(w - 0.004, d - 0.225, 0.225, fab, (cx, -0.12, 0.352), kind='seat', seed=4 + i)
            cushion(w - 0.02, 0.42, 0.22, fab, (cx, d / 2 - 0.335, 0.625), (math.radians(75 + 2 * i), 0, 0.012 * (1 - 2 * i)), 'back', 2 + i)
        coal, ink, jet = velvet('#232323'), fabric('#4b4946', 0.3, 0.15), fabric('#3a3835', 0.3, 0.15)
        simmesh('pillow', coal, (-0.70, 0.06, 0.665), (math.radians(68), 0.06, 0.16), scale=0.90)
        simmesh('pillow', ink, (-0.40, 0.03, 0.635), (math.radians(66), -0.05, -0.10), scale=0.78)
        simmesh('pillow', jet, (0.76, 0.06, 0.650), (math.radians(70), 0.03, -0.06), scale=0.86)
        openbook(0.30, -0.26, 0.450, 62, '#2a2826', 1.05)


def tome(x, y, z, w, d, t, c, rot):
    """a large book lying flat, its back to -y; returns its top"""
    m = mat('tome' + c, c, rough=0.55)
    with turned(x, y, math.degrees(rot), z):
        for a in (0.0005, t - 0.0025):
            box(-w / 2, w / 2, -d / 2, d / 2, a, a + 0.003, m, bev=0.001)
        box(-w / 2, w / 2, -d / 2 - 0.002, -d / 2 + 0.001, 0.0005, t + 0.0005, m, bev=0.001)
        box(-w / 2 + 0.004, w / 2 - 0.004, -d / 2 + 0.0015, d / 2 - 0.004, 0.0036, t - 0.0026, mat('leaves', '#e9e2d2', rough=0.9), bev=0)
    return z + t + 0.001
