"""A bar: bottles, glasses, a reeded counter with round ends, stools of dulled brass."""

from .scene import *
from .geometry import *
from .materials import *
from .upholstery import *


def smoked(rough=0.26):
    """brass, dulled and darkened"""
    return mat('smokedbrass%s' % rough, '#8a6d47', rough=max(rough, SATIN), metal=1)


BOTTLES = (
    [(0.0001, 0.0005), (0.034, 0.0005), (0.038, 0.008), (0.038, 0.185), (0.033, 0.212), (0.016, 0.242), (0.0135, 0.262), (0.0135, 0.298)],
    [(0.0001, 0.0005), (0.040, 0.0005), (0.045, 0.008), (0.046, 0.145), (0.040, 0.172), (0.018, 0.192), (0.0145, 0.205), (0.0145, 0.226)],
    [(0.0001, 0.0005), (0.033, 0.0005), (0.037, 0.008), (0.034, 0.10), (0.038, 0.19), (0.030, 0.222), (0.015, 0.238), (0.0135, 0.27)],
    [(0.0001, 0.0005), (0.050, 0.0005), (0.066, 0.012), (0.072, 0.05), (0.054, 0.105), (0.022, 0.140), (0.017, 0.180), (0.024, 0.198)],
)
TINTS = ('#8a4c1c', '#1f3a25', '#e3e6e0', '#b06c26', '#3a2216', '#c9d6cc')


def bottle(x, y, z, k=0, tint=0, label=True, s=1.0):
    """k: claret, malt, gin, decanter"""
    c, P = TINTS[tint], BOTTLES[k]
    lathe(rounded(P) + [(0.0001, P[-1][1])], mat('bottle' + c, c, rough=0.04, trans=0.85, ior=1.45), (x, y, z), 40, 50, scale=s)
    h, r = P[-1][1], P[-1][0]
    if k == 3:
        sphere(0.026, mat('bottle' + c, c, rough=0.04, trans=0.85, ior=1.45), (x, y, z + (h + 0.022) * s), 24, scale=s)
        return
    cap = (black(0.3), smoked(), mat('foil', '#3c2a1e', rough=0.3, metal=0.6))[(k + tint) % 3]
    cyl((r + 0.002) * s, (h - 0.035) * s, (h + 0.008) * s, cap, (x, y, z), 24)
    if label and k != 2:
        q = P[3][0] + 0.0006
        lathe([(q, 0.045), (q, 0.115)], mat('label%d' % (tint % 3), ('#e6dcc4', '#1b1a19', '#cbb68a')[tint % 3], rough=0.8), (x, y, z), 40, 40, scale=s)


def goblet(x, y, z, s=1.0):
    """a wine glass"""
    P = [(0.0001, 0.002), (0.034, 0.001), (0.033, 0.003), (0.006, 0.007), (0.0038, 0.02), (0.0038, 0.085), (0.012, 0.095), (0.034, 0.122), (0.040, 0.155), (0.033, 0.205)]
    lathe(rounded(P), glass('#f2f4f1'), (x, y, z), 32, 60, scale=s).visible_shadow = False


def tumbler(x, y, z, drink='#a8662a'):
    """a whisky glass, a little in it"""
    if drink:
        lathe([(0.0001, 0.010), (0.0345, 0.010), (0.0355, 0.034), (0.0001, 0.034)], mat('drink' + drink, drink, rough=0.05, trans=0.6, ior=1.33), (x, y, z), 32, 40)
    lathe([(0.0001, 0.0005), (0.036, 0.0005), (0.038, 0.004), (0.040, 0.088), (0.0385, 0.088), (0.0362, 0.010), (0.0001, 0.008)], glass('#f2f4f1'), (x, y, z), 36, 40).visible_shadow = False


def stadium(hx, hy, x=0, y=0, n=28):
    """a plan with round ends, anticlockwise"""
    P = [(hx - hy + hy * math.cos(a), hy * math.sin(a)) for a in [-pi / 2 + pi * k / n for k in range(n + 1)]]
    return [(x + p, y + q) for p, q in P] + [(x - p, y - q) for p, q in P]


def reeds(hx, hy, x, y, z0, z1, m, pitch=0.044, depth=0.016):
    """half-round reeds about a plan with round ends"""
    straight, L = 2 * (hx - hy), 4 * (hx - hy) + 2 * pi * hy
    n = round(L / pitch)
    V = []
    for i in range(n * 8):
        s, out = L * i / (n * 8), depth * math.sin(pi * (i % 8) / 8)
        end, s = divmod(s, L / 2)
        if s < straight:
            p, q = (-straight / 2 + s, -hy), (0, -1)
        else:
            a = (s - straight) / hy - pi / 2
            p, q = (straight / 2 + hy * math.cos(a), hy * math.sin(a)), (math.cos(a), math.sin(a))
        e = -1 if end else 1
        px, py = x + e * (p[0] + q[0] * out), y + e * (p[1] + q[1] * out)
        V += [(px, py, z0), (px, py, z1)]
    N = n * 8
    return obj('reeds', pmesh('reeds', V, [(2 * i, 2 * ((i + 1) % N), 2 * ((i + 1) % N) + 1, 2 * i + 1) for i in range(N)]), m, smooth=35)


def barstool(x, y, rot):
    """a boucle seat with a bolster for a back on four thin legs; rot in degrees, facing -y at 0"""
    br, bou, h = smoked(), boucle('#d9d2c4'), 0.73
    with turned(x, y, rot):
        lathe(rounded([(0.0001, h - 0.05), (0.165, h - 0.05), (0.196, h - 0.032), (0.206, h - 0.002), (0.196, h + 0.024), (0.15, h + 0.036), (0.0001, h + 0.040)]), bou, n=56)
        lathe([(0.0001, h - 0.062), (0.172, h - 0.062), (0.174, h - 0.056), (0.172, h - 0.0505), (0.0001, h - 0.0505)], br, n=48)
        A = [math.radians(14 + 152 * k / 16) for k in range(17)]
        tube([(0.205 * math.cos(a), 0.195 * math.sin(a), h + 0.185) for a in A], 0.055, bou)
        for a in (A[0], A[-1]):
            sphere(0.0548, bou, (0.205 * math.cos(a), 0.195 * math.sin(a), h + 0.185), 28)
        for a in (0.62, pi / 2, pi - 0.62):
            tube([(0.168 * math.cos(a), 0.168 * math.sin(a), h - 0.056), (0.206 * math.cos(a), 0.203 * math.sin(a), h + 0.02), (0.205 * math.cos(a), 0.198 * math.sin(a), h + 0.17)], 0.0075, br)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * 0.105, sy * 0.105, h - 0.058), (sx * 0.165, sy * 0.165, 0.0)], 0.0095, br, smooth=False)
        ring_ = tube([(0.205 * math.cos(2 * pi * k / 32), 0.205 * math.sin(2 * pi * k / 32), 0.27) for k in range(32)], 0.0075, br, closed=True)
        ring_.data.splines[0].use_endpoint_u = False
