"""Cane and timber seats of the south: an easy chair on V legs, cane-backed and bentwood chairs, benches."""

from .scene import *
from .geometry import *
from .materials import *
from .screens import cane_material


class Piece:
    """what is added stands about (0, 0), faces -y, and is set down at x, y, z turned by rot (radians)"""

    def __init__(self, name, x, y, z, rot):
        self.root = bpy.data.objects.new(name, None)
        link(self.root)
        self.root.location = (x, y, z)
        self.root.rotation_euler = (0, 0, rot)

    def __call__(self, o):
        o.parent = self.root
        return o

    def beam(self, p, q, w, d, m, bev=0.004):
        """a straight member from p to q, w wide across (x), d deep"""
        p, q = Vector(p), Vector(q)
        L = (q - p).length
        o = box(-w / 2, w / 2, -d / 2, d / 2, 0, L, m, bev=bev)
        u = (q - p).normalized()
        X = Vector((1, 0, 0)) if abs(u.x) < 0.9 else Vector((0, 1, 0))
        Y = u.cross(X).normalized()
        X = Y.cross(u)
        me = Matrix.Translation((p + q) / 2) @ Matrix((X, Y, u)).transposed().to_4x4()
        o.matrix_world = me
        o.parent = self.root
        return o


def easychair(x, y, z, rot=0, m=None, weave=None, cushion=None):
    """a low teak easy chair, cane seat and back between two V-legged sides"""
    m, weave = m or wood('teak'), weave or cane_material()
    P = Piece('easychair', x, y, z, rot)
    for s in (-1, 1):
        a = s * 0.285
        P.beam((a, -0.05, 0.36), (a, -0.33, 0), 0.035, 0.055, m)
        P.beam((a, -0.02, 0.36), (a, 0.33, 0), 0.035, 0.055, m)
        P.beam((a, -0.34, 0.595), (a, 0.30, 0.565), 0.055, 0.028, m)
        P.beam((a, -0.04, 0.33), (a, -0.20, 0.585), 0.034, 0.05, m)
        P.beam((a * 0.88, -0.31, 0.385), (a * 0.88, 0.24, 0.315), 0.032, 0.045, m)
        P.beam((a * 0.88, 0.20, 0.30), (a * 0.88, 0.43, 0.86), 0.032, 0.042, m)
    for p, q in (((-0.25, -0.30, 0.385), (0.25, -0.30, 0.385)), ((-0.25, 0.22, 0.32), (0.25, 0.22, 0.32)), ((-0.25, 0.425, 0.845), (0.25, 0.425, 0.845)), ((-0.28, 0.0, 0.34), (0.28, 0.0, 0.34))):
        P.beam(p, q, 0.032, 0.042, m)
    P(plane([(-0.25, -0.30, 0.392), (0.25, -0.30, 0.392), (0.25, 0.22, 0.327), (-0.25, 0.22, 0.327)], weave))
    P(plane([(-0.25, 0.232, 0.38), (0.25, 0.232, 0.38), (0.25, 0.415, 0.83), (-0.25, 0.415, 0.83)], weave))
    if cushion:
        P(softbox(0.47, 0.46, 0.07, cushion, (0, -0.05, 0.40), (math.radians(-7), 0, 0), r=0.032, puff=0.012, n=14))
    return P.root


def canechair(x, y, z, rot=0, m=None, weave=None, seat=None, arms=False, h=0.84):
    """a dining chair with a framed cane back; seat: cloth for a pad, else cane"""
    m, weave = m or wood('teak'), weave or cane_material()
    P = Piece('canechair', x, y, z, rot)
    for s in (-1, 1):
        P.beam((s * 0.215, -0.20, 0.455), (s * 0.222, -0.215, 0), 0.036, 0.036, m)
        P.beam((s * 0.20, 0.20, 0.43), (s * 0.20, 0.25, 0), 0.034, 0.036, m)
        P.beam((s * 0.20, 0.20, 0.42), (s * 0.20, 0.285, h), 0.034, 0.032, m)
        P.beam((s * 0.208, -0.20, 0.425), (s * 0.20, 0.215, 0.425), 0.030, 0.05, m)
        if arms:
            P.beam((s * 0.235, -0.17, 0.655), (s * 0.215, 0.245, 0.655), 0.045, 0.024, m)
            P.beam((s * 0.228, -0.16, 0.43), (s * 0.235, -0.15, 0.645), 0.028, 0.028, m)
    for y0, zz, w in ((-0.20, 0.425, 0.21), (0.21, 0.425, 0.20), (0.244, 0.585, 0.19), (0.283, h - 0.02, 0.20)):
        P.beam((-w, y0, zz), (w, y0, zz), 0.028, 0.042, m)
    P(plane([(-0.188, 0.240, 0.60), (0.188, 0.240, 0.60), (0.188, 0.280, h - 0.04), (-0.188, 0.280, h - 0.04)], weave))
    if seat:
        P(softbox(0.43, 0.42, 0.055, seat, (0, 0.0, 0.462), r=0.026, puff=0.012, wr=0.002, n=14))
    else:
        P(box(-0.215, 0.215, -0.225, 0.225, 0.448, 0.458, m, bev=0.004))
        P(plane([(-0.175, -0.185, 0.4595), (0.175, -0.185, 0.4595), (0.175, 0.185, 0.4595), (-0.175, 0.185, 0.4595)], weave))
    return P.root


def bentwood(x, y, z, rot=0, m=None, weave=None, bar=False):
    """a cafe chair of bent wood, round cane seat and hooped back; bar: as a bar stool, 0.70 m high"""
    m, weave = m or wood('walnut'), weave or cane_material()
    P = Piece('bentwood', x, y, z, rot)
    h = 0.70 if bar else 0.455
    P(lathe([(0.165, h - 0.004), (0.168, h), (0.20, h + 0.004), (0.208, h - 0.008), (0.206, h - 0.034), (0.165, h - 0.034)], m, n=48))
    P(lathe([(0.0001, h - 0.006), (0.168, h - 0.004)], weave, n=48))
    for k in range(4):
        a = pi / 4 + k * pi / 2
        c, s = math.cos(a), math.sin(a)
        P(tube([(c * 0.175, s * 0.175, h - 0.02), (c * 0.19, s * 0.19, h * 0.5), (c * 0.235, s * 0.235, 0)], 0.014, m))
    n = 28
    o = P(tube([(math.cos(2 * pi * i / n) * 0.168, math.sin(2 * pi * i / n) * 0.168, h * (0.36 if bar else 0.48)) for i in range(n)], 0.009, m, closed=True))
    o.data.splines[0].use_endpoint_u = False
    t = 0.80 if not bar else 0.98
    for w, top, r in ((0.185, t, 0.013), (0.115, t - 0.09, 0.010)):
        pts = [(-w, 0.125, h - 0.02), (-w * 1.02, 0.155, h + (top - h) * 0.45), (-w * 0.95, 0.19, top - 0.05), (-w * 0.45, 0.215, top), (w * 0.45, 0.215, top), (w * 0.95, 0.19, top - 0.05), (w * 1.02, 0.155, h + (top - h) * 0.45), (w, 0.125, h - 0.02)]
        P(tube(pts, r, m))
    return P.root


def spindlechair(x, y, z, rot=0, m=None, seat=None):
    """a light dining chair with a spindle back"""
    m = m or wood('ash')
    P = Piece('spindle', x, y, z, rot)
    P(softbox(0.44, 0.43, 0.035, m, (0, 0, 0.45), r=0.016, puff=0.0, wr=0, n=10))
    if seat:
        P(softbox(0.40, 0.39, 0.04, seat, (0, -0.005, 0.482), r=0.019, puff=0.008, wr=0.001, n=12))
    for sx in (-1, 1):
        P(tube([(sx * 0.15, -0.15, 0.44), (sx * 0.205, -0.205, 0)], 0.016, m, smooth=False))
        P(tube([(sx * 0.15, 0.15, 0.44), (sx * 0.20, 0.225, 0)], 0.016, m, smooth=False))
    n = 9
    top = [(-0.225 + 0.45 * i / (n - 1), 0.20 + 0.075 * (1 - ((i - 4) / 4) ** 2) + 0.03, 0.80) for i in range(n)]
    P(tube(top, 0.017, m))
    for i in range(n):
        if i in (0, 8) or i % 1 == 0:
            b = (top[i][0] * 0.82, 0.165 + 0.022 * (1 - ((i - 4) / 4) ** 2), 0.455)
            P(tube([b, (top[i][0] * 0.985, top[i][1], 0.80)], 0.010 if i in (0, 8) else 0.0065, m, smooth=False))
    return P.root


def barstool(x, y, z, rot=0, m=None, top=None, h=0.68):
    """a plain round bar stool: turned seat, four legs, a ring"""
    m, top = m or wood('ash'), top or m
    P = Piece('barstool', x, y, z, rot)
    P(lathe([(0.0001, h - 0.008), (0.12, h - 0.006), (0.165, h), (0.178, h - 0.012), (0.17, h - 0.035), (0.0001, h - 0.04)], top, n=48))
    for k in range(4):
        a = pi / 4 + k * pi / 2
        P(tube([(math.cos(a) * 0.11, math.sin(a) * 0.11, h - 0.03), (math.cos(a) * 0.215, math.sin(a) * 0.215, 0)], 0.014, m, smooth=False))
    n = 24
    o = P(tube([(math.cos(2 * pi * i / n) * 0.182, math.sin(2 * pi * i / n) * 0.182, 0.24) for i in range(n)], 0.008, brass(0.3), closed=True))
    o.data.splines[0].use_endpoint_u = False
    return P.root
