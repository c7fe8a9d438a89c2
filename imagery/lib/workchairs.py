"""Swivel chairs for a desk."""

from .scene import *
from .geometry import *
from .materials import *
from .upholstery import *


def thicken(o, t):
    """makes of a sheet a smooth shell, t thick about it"""
    s = o.modifiers.new('so', 'SOLIDIFY')
    s.thickness, s.offset = t, 0
    s = o.modifiers.new('su', 'SUBSURF')
    s.levels = s.render_levels = 2


def castors(reach, m):
    """five arms of material m under a chair, each to a twin castor at that reach"""
    for k in range(5):
        c, s = math.cos(k * 2 * pi / 5 + 0.3), math.sin(k * 2 * pi / 5 + 0.3)
        tube([(c * 0.02, s * 0.02, 0.125), (c * 0.15, s * 0.15, 0.109), (c * reach, s * reach, 0.073)], 0.0155, m)
        tube([(c * reach, s * reach, 0.071), (c * reach, s * reach, 0.04)], 0.007, black(0.5), smooth=False)
        for e in (-1, 1):
            cyl(0.027, -0.007, 0.007, black(0.5), (c * reach - s * e * 0.013, s * reach + c * e * 0.013, 0.0272), 20, 0.002, rot=(pi / 2, 0, k * 2 * pi / 5 + 0.3))


def taskchair(x, y, rot, fab, plastic):
    """a light swivel chair facing -y at rot=0 (degrees): padded seat, a curved back on a bracket, five castors"""
    n, rows, V = 12, 10, []
    for k in range(rows + 1):
        t = k / rows
        z = 0.600 + 0.385 * t
        w = 0.222 - 0.030 * t * t - 0.030 * (abs(2 * t - 1) ** 6)
        yy = 0.205 - 0.022 * math.sin(pi * min(1, t * 1.5)) + 0.055 * t * t
        for i in range(n + 1):
            u = -1 + 2 * i / n
            V.append((u * w, yy - 0.048 * u * u, z - 0.030 * (k == rows) * u**4 + 0.030 * (k == 0) * u**4))
    Q = [(k * (n + 1) + i, k * (n + 1) + i + 1, (k + 1) * (n + 1) + i + 1, (k + 1) * (n + 1) + i) for k in range(rows) for i in range(n)]
    bk, st = lacquer(plastic, 0.45), mat('cast', '#c9c8c4', rough=0.35, metal=1)
    with turned(x, y, rot):
        thicken(obj('back', pmesh('back', V, Q), fab, smooth=180), 0.034)
        softbox(0.47, 0.45, 0.075, fab, (0, -0.035, 0.462), r=0.034, puff=0.012, wr=0.002, n=16)
        box(-0.15, 0.15, -0.19, 0.12, 0.405, 0.426, bk, bev=0.008)
        box(-0.075, 0.075, -0.10, 0.10, 0.370, 0.4055, bk, bev=0.008)
        line = [(0.04, 0.388), (0.19, 0.385), (0.252, 0.400), (0.278, 0.450), (0.276, 0.56), (0.262, 0.68), (0.244, 0.78)]
        V = [(e * (0.040 - 0.012 * i / 6), yy, zz) for i, (yy, zz) in enumerate(line) for e in (-1, 0, 1)]
        thicken(obj('spine', pmesh('spine', V, [(3 * i + e, 3 * i + e + 1, 3 * i + e + 4, 3 * i + e + 3) for i in range(6) for e in (0, 1)]), bk, smooth=180), 0.014)
        box(-0.025, 0.025, 0.195, 0.246, 0.70, 0.765, bk, bev=0.006)
        cyl(0.024, 0.11, 0.372, st, n=28)
        cyl(0.036, 0.07, 0.16, bk, n=28)
        castors(0.285, bk)


def swivel(x, y, rot, fab, pad=None):
    """an office chair facing -y at rot=0 (degrees): an upholstered shell on a gas stem and five castors; pad: material of the arms, if it has any"""
    side = [(-0.245, 0.440), (-0.232, 0.462), (-0.12, 0.474), (0.03, 0.462), (0.12, 0.462), (0.180, 0.488), (0.208, 0.55), (0.222, 0.64), (0.240, 0.75), (0.262, 0.86), (0.272, 0.93)]
    n, V = 10, []
    for k, (yy, zz) in enumerate(side):
        back = max(0, k - 5) / 5
        w = 0.245 - 0.035 * back**2 - 0.02 * (k == 0)
        for u in [-1 + 2 * i / n for i in range(n + 1)]:
            V.append((u * w, yy - 0.07 * back * u * u, zz + 0.016 * u * u * (1 - back) - 0.035 * (k == 10) * u**4))
    Q = [(k * (n + 1) + i, k * (n + 1) + i + 1, (k + 1) * (n + 1) + i + 1, (k + 1) * (n + 1) + i) for k in range(len(side) - 1) for i in range(n)]
    with turned(x, y, rot):
        thicken(obj('shell', pmesh('shell', V, Q), fab, smooth=180), 0.042)
        under(pad)


def under(pad):
    """stem, star, castors and arms of the office chair"""
    st, bk = mat('cast', '#c9c8c4', rough=0.35, metal=1), black(0.5)
    box(-0.10, 0.10, -0.13, 0.10, 0.415, 0.445, bk, bev=0.01)
    cyl(0.026, 0.11, 0.42, st, n=28)
    cyl(0.038, 0.07, 0.15, st, n=28)
    castors(0.295, st)
    for s in (-1, 1) if pad else ():
        tube([(s * 0.08, 0.02, 0.43), (s * 0.24, 0.02, 0.425), (s * 0.292, 0.02, 0.47), (s * 0.295, 0.02, 0.645)], 0.011, st)
        box(s * 0.295 - 0.032, s * 0.295 + 0.032, -0.14, 0.13, 0.642, 0.664, pad, bev=0.010, seg=4)
