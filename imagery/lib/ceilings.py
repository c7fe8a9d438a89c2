"""False ceilings beyond the plain cove: rafters, coffers, a round cove."""

from .scene import *
from .geometry import *
from .lights import kelvin, strip
from .materials import *


def rafters(x0, x1, y0, y1, z, m, pitch=0.62, w=0.09, d=0.16, along='x', plank=None):
    """exposed rafters under a ceiling at z (they hang below it), boards between them if plank is given"""
    if plank:
        box(x0, x1, y0, y1, z - 0.018, z - 0.002, plank, bev=0)
    a0, a1 = (y0, y1) if along == 'x' else (x0, x1)
    n = max(2, round((a1 - a0) / pitch))
    for i in range(n):
        a = a0 + (a1 - a0) * (i + 0.5) / n
        if along == 'x':
            box(x0, x1, a - w / 2, a + w / 2, z - d, z - 0.001, m, bev=0.005)
        else:
            box(a - w / 2, a + w / 2, y0, y1, z - d, z - 0.001, m, bev=0.005)


def coffers(x0, x1, y0, y1, z, m, nx=4, ny=4, w=0.16, d=0.20, glow_k=2900, power=3, step=0.035):
    """a grid of beams below z with a stepped moulding in each coffer and, with power, a hidden light line"""
    for i in range(nx + 1):
        x = x0 + (x1 - x0) * i / nx
        box(max(x0, x - w / 2), min(x1, x + w / 2), y0, y1, z - d, z - 0.001, m, bev=0.004)
    for j in range(ny + 1):
        y = y0 + (y1 - y0) * j / ny
        box(x0, x1, max(y0, y - w / 2), min(y1, y + w / 2), z - d + 0.0015, z - 0.002, m, bev=0.004)
    for i in range(nx):
        for j in range(ny):
            a0, a1 = x0 + (x1 - x0) * i / nx + w / 2, x0 + (x1 - x0) * (i + 1) / nx - w / 2
            b0, b1 = y0 + (y1 - y0) * j / ny + w / 2, y0 + (y1 - y0) * (j + 1) / ny - w / 2
            for k, (s, zz) in enumerate(((step, z - d * 0.55), (step * 1.8, z - d * 0.28))):
                for q in ((a0, a0 + s, b0, b1), (a1 - s, a1, b0, b1), (a0 + s, a1 - s, b0, b0 + s), (a0 + s, a1 - s, b1 - s, b1)):
                    box(*q, zz, z - 0.003 - 0.001 * k, m, bev=0.003)
            if power:
                e = step + 0.02
                strip((a0 + e, b0 + e, z - d * 0.5), (a1 - e, b0 + e, z - d * 0.5), power, glow_k, (0, 0.6, 1))
                strip((a0 + e, b1 - e, z - d * 0.5), (a1 - e, b1 - e, z - d * 0.5), power, glow_k, (0, -0.6, 1))


def roundcove(x, y, z, r, x0, x1, y0, y1, drop, m, k=2900, power=7, n=96, lip=0.05):
    """a dropped ceiling from x0,y0 to x1,y1 with a round opening of radius r, lit from behind its lip"""
    zb = z - drop
    V, F = [], []
    for i in range(n):
        a = 2 * pi * i / n
        c, s = math.cos(a), math.sin(a)
        t = min(
            ((x1 - x) / c if c > 1e-6 else (x0 - x) / c if c < -1e-6 else 1e9),
            ((y1 - y) / s if s > 1e-6 else (y0 - y) / s if s < -1e-6 else 1e9),
        )
        V += [(x + c * r, y + s * r, zb), (x + c * t, y + s * t, zb)]
    for i in range(n):
        F.append((2 * i, 2 * i + 1, 2 * ((i + 1) % n) + 1, 2 * ((i + 1) % n)))
    for i, (cx, cy) in enumerate(((x1, y1), (x0, y1), (x0, y0), (x1, y0))):  # the four corners the rays miss
        ang = math.atan2(cy - y, cx - x) % (2 * pi)
        k0 = int(ang / (2 * pi) * n)
        V.append((cx, cy, zb))
        F.append((2 * k0 + 1, len(V) - 1, 2 * ((k0 + 1) % n) + 1))
    obj('roundcove', pmesh('roundcove', V, F), m)
    lathe([(r - 0.002, 0), (r - 0.002, 0.05 + lip), (r + 0.018, 0.05 + lip), (r + 0.018, 0.02)], m, (x, y, zb), n, 40)
    light = mat('cove%d' % k, '#000000', emit=kelvin(k), estr=power * 3.2)
    q = lathe([(r + 0.05, 0.062), (r + 0.085, 0.062)], light, (x, y, zb), n, None)
    q.visible_camera, q['afloat'] = False, True
