"""Sofas, chairs, stools, tables. A piece with rot=0 faces -y, towards the camera of the usual views."""

from .scene import *
import random as R

from .geometry import *
from .materials import *
from .upholstery import *


def sofa(
    x,
    y,
    z,
    w=2.4,
    d=0.95,
    rot=0,
    fab=None,
    seats=3,
    legs=None,
    arm=0.16,
    back_h=0.80,
    pillows=(),
    seat_h=0.43,
    lowarm=0.60,
    piping=None,
):
    """centre of footprint at x,y; faces -Y at rot=0"""
    fab = fab or fabric('#cfc4b2')
    legs = legs or black()
    root = bpy.data.objects.new('sofa', None)
    link(root)
    S = lambda o: (setattr(o, 'parent', root), o)[1]
    seed = int(abs(x * 37 + y * 91 + w * 53))  # so that no two sofas are worn alike
    iw, h0 = (w - 2 * arm) / seats, 0.12
    S(padbox(w - 2 * arm + 0.01, d - 0.05, seat_h - 0.15 - h0, fab, (0, 0.01, (h0 + seat_h - 0.15) / 2), 0.025, piping, 1, n=14))
    for s in (-1, 1):
        S(padbox(arm, d, lowarm + 0.02 - h0, fab, (s * (w / 2 - arm / 2), 0, (h0 + lowarm + 0.02) / 2), min(0.05, arm * 0.4), piping, 2 + s))
    S(softbox(w - 2 * arm + 0.02, 0.20, back_h - 0.17, fab, (0, d / 2 - 0.10, 0.14 + (back_h - 0.17) / 2), r=0.05, puff=0.0, wr=0.003, n=16, seed=5))
    for i in range(seats):
        cx = -w / 2 + arm + iw * (i + 0.5)
        S(cushion(iw - 0.002, d - 0.17, 0.205, fab, (cx, -0.085, seat_h - 0.072), kind='seat', seed=seed + i, piping=piping))
        lean, k = 76 + (seed + 5 * i) % 4, seed + 1 + i
        S(cushion(iw - 0.012, 0.49, 0.25, fab, (cx, d / 2 - 0.265, seat_h + 0.235), (math.radians(lean), 0, 0.012 * ((k % 3) - 1)), 'back', k, piping))
    for sx in (-1, 1):
        for sy in (-1, 1):
            S(cyl(0.016, 0, 0.13, legs, (sx * (w / 2 - 0.10), sy * (d / 2 - 0.10), 0)))
    for px, m, sc, rz in pillows:
        S(simmesh('pillow', m, (px, d / 2 - 0.44, seat_h + 0.245), (math.radians(72), R.uniform(-0.12, 0.12), rz), scale=sc * 0.92))
    root.location = (x, y, z)
    root.rotation_euler = (0, 0, rot)
    return root


def armchair(x, y, z, rot=0, fab=None, base=None, r=0.38, h=0.72):
    """barrel chair"""
    fab = fab or boucle('#e7dfd0')
    base = base or wood('walnut')
    root = bpy.data.objects.new('arm', None)
    link(root)
    n = 40
    prof = []
    V = []
    F = []
    K = 12
    for i in range(n + 1):
        a = math.radians(-38 + 256 * i / n)
        e = min(i, n - i) / n
        top = h - 0.13 * (1 - math.sin(pi * i / n)) ** 1.3
        for k in range(K):
            b = 2 * pi * k / K
            th = 0.055
            zz = top / 2 + 0.06
            hh = (top - 0.14) / 2
            cx = math.cos(b)
            sx = math.sin(b)
            p = 0.5
            rr = r - 0.055 + math.copysign(abs(cx) ** p, cx) * th * (1 if e > 0.02 else 0.8)
            z2 = 0.13 + hh + math.copysign(abs(sx) ** p, sx) * hh
            V.append((math.cos(a) * rr, math.sin(a) * rr, z2))
    for i in range(n):
        for k in range(K):
            F.append((i * K + k, (i + 1) * K + k, (i + 1) * K + (k + 1) % K, i * K + (k + 1) % K))
    F.append(tuple(range(K)))
    F.append(tuple(n * K + k for k in range(K))[::-1])
    o = obj('shell', pmesh('shell', V, F), fab, smooth=70)
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 2
    o.parent = root
    c = cushion(r * 1.44, r * 1.50, 0.20, fab, (0, -0.045, 0.365), kind='round', seed=int(abs(x * 37 + y * 91)))
    c.parent = root
    b = cyl(r * 0.80, 0.02, 0.27, fab, (0, 0, 0), 48, 0.02)
    b.parent = root
    q = cyl(r * 0.62, 0, 0.03, base, (0, 0, 0), 48)
    q.parent = root
    root.location = (x, y, z)
    root.rotation_euler = (0, 0, rot)
    return root


def chair(x, y, z, rot=0, frame_m=None, fab=None, h=0.80, seat=0.46):
    fm = frame_m or wood('walnut')
    fab = fab or fabric('#c9bda9')
    root = bpy.data.objects.new('ch', None)
    link(root)
    P = lambda o: (setattr(o, 'parent', root), o)[1]
    P(softbox(0.47, 0.46, 0.07, fab, (0, 0, seat - 0.03), r=0.032, puff=0.014, wr=0.002, n=14, seed=1))
    n = 24
    V = []
    F = []
    for i in range(n + 1):
        a = math.radians(200 + 140 * i / n - 180)
        for k, (rr, zz) in enumerate([(0.245, seat + 0.13), (0.275, seat + 0.13), (0.285, h), (0.255, h)]):
            V.append(
                (
                    math.cos(a) * rr * 0.95,
                    math.sin(a) * rr * 0.85 + 0.0,
                    zz - 0.04 * (abs(i / n - 0.5) * 2) ** 2 * (k > 1),
                )
            )
    for i in range(n):
        for k in range(4):
            F.append((i * 4 + k, (i + 1) * 4 + k, (i + 1) * 4 + (k + 1) % 4, i * 4 + (k + 1) % 4))
    F += [(3, 2, 1, 0), tuple(n * 4 + k for k in range(4))]
    o = obj('bk', pmesh('bk', V, F), fab, smooth=60)
    b = o.modifiers.new('b', 'BEVEL')
    b.width = 0.010
    b.segments = 3
    P(o)
    for sx in (-1, 1):
        P(tube([(sx * 0.20, -0.19, seat - 0.05), (sx * 0.225, -0.215, 0)], 0.014, fm, smooth=False))
        P(
            tube(
                [(sx * 0.235, 0.12, h - 0.10), (sx * 0.215, 0.17, seat - 0.05), (sx * 0.235, 0.24, 0)],
                0.014,
                fm,
                smooth=False,
            )
        )
    root.location = (x, y, z)
    root.rotation_euler = (0, 0, rot)
    return root


def stool(x, y, z, rot=0, h=0.68, m=None, fab=None):
    m = m or brass()
    fab = fab or leather('#7a4a2f')
    root = bpy.data.objects.new('st', None)
    link(root)
    P = lambda o: (setattr(o, 'parent', root), o)[1]
    P(softbox(0.40, 0.38, 0.075, fab, (0, 0, h - 0.02), r=0.036, puff=0.014, wr=0.002, n=12))
    n = 20
    V = []
    F = []
    for i in range(n + 1):
        a = math.radians(10 + 160 * i / n)
        low = 0.13 * max(0, abs(2 * i / n - 1) - 0.45) ** 2 / 0.30  # its upper edge runs down to the seat on both sides
        for rr, zz in [(0.195, h + 0.03), (0.220, h + 0.03), (0.235, h + 0.27 - low), (0.212, h + 0.27 - low)]:
            V.append((math.cos(a) * rr, math.sin(a) * rr, zz))
    for i in range(n):
        for k in range(4):
            F.append((i * 4 + k, (i + 1) * 4 + k, (i + 1) * 4 + (k + 1) % 4, i * 4 + (k + 1) % 4))
    F += [(3, 2, 1, 0), tuple(n * 4 + k for k in range(4))]
    o = obj('bk', pmesh('bk', V, F), fab, smooth=60)
    b = o.modifiers.new('b', 'BEVEL')
    b.width = 0.009
    b.segments = 3
    P(o)
    for sx in (-1, 1):
        for sy in (-1, 1):
            P(tube([(sx * 0.15, sy * 0.14, h - 0.05), (sx * 0.19, sy * 0.18, 0)], 0.010, m, smooth=False))
    zz = 0.22
    for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
        P(tube([(a[0] * 0.178, a[1] * 0.168, zz), (b[0] * 0.178, b[1] * 0.168, zz)], 0.007, m, smooth=False))
    root.location = (x, y, z)
    root.rotation_euler = (0, 0, rot)
    return root


def rtable(x, y, z, r, h, top, base, t=0.03, kind='drum'):
    cyl(r, h - t, h, top, (x, y, z), 72, 0.006)
    if kind == 'drum':
        lathe(
            [(r * 0.55, 0), (r * 0.6, 0.01), (r * 0.45, h * 0.5), (r * 0.62, h - t)], base, (x, y, z), 64, 60
        )
    elif kind == 'legs':
        for a in (0.5, 2.6, 4.7):
            tube(
                [
                    (x + math.cos(a) * r * 0.72, y + math.sin(a) * r * 0.72, z),
                    (x + math.cos(a) * r * 0.55, y + math.sin(a) * r * 0.55, z + h - t),
                ],
                0.016,
                base,
                smooth=False,
            )


def task(x, y, rot, fab, m):
    root = bpy.data.objects.new('tk', None)
    link(root)
    P = lambda o: (setattr(o, 'parent', root), o)[1]
    P(softbox(0.48, 0.47, 0.08, fab, (0, 0, 0.47), r=0.038, puff=0.012, wr=0.002, n=12))
    P(
        softbox(
            0.44, 0.06, 0.52, fab, (0, 0.25, 0.80), (math.radians(-8), 0, 0), r=0.03, puff=0.0, wr=0.002, n=12
        )
    )
    P(tube([(0, 0.10, 0.432), (0, 0.22, 0.428), (0, 0.268, 0.45), (0, 0.274, 0.54), (0, 0.266, 0.70)], 0.014, m))  # it holds the back
    P(cyl(0.025, 0.10, 0.44, m))
    for k in range(5):
        a = k * 2 * pi / 5 + 0.3
        P(
            tube(
                [
                    (0, 0, 0.11),
                    (math.cos(a) * 0.16, math.sin(a) * 0.16, 0.10),
                    (math.cos(a) * 0.30, math.sin(a) * 0.30, 0.065),
                ],
                0.016,
                m,
            )
        )
        P(sphere(0.03, black(), (math.cos(a) * 0.30, math.sin(a) * 0.30, 0.03), 12))
    for s in (-1, 1):
        P(
            tube(
                [
                    (s * 0.22, 0.05, 0.46),
                    (s * 0.27, 0.05, 0.52),
                    (s * 0.27, 0.03, 0.66),
                    (s * 0.27, -0.18, 0.66),
                ],
                0.012,
                black(),
            )
        )
    root.location = (x, y, 0)
    root.rotation_euler = (0, 0, rot)
