"""Indoor plants, leaf by leaf."""

from .scene import *
import random as R

from .decor import vase
from .geometry import *
from .materials import *


def leafmesh(name, L, W, curl=0.25, fold=0.12, tip=1.0, nu=9, nv=5, wave=0.0):
    if name in MESHES:
        return MESHES[name]
    V = []
    F = []
    for i in range(nu + 1):
        t = i / nu
        w = W / 2 * math.sin(pi * min(1, t**0.75 * 0.97 + 0.015)) ** 0.8 * (1 if t < 0.85 else 1)
        z = -curl * L * t * t
        x = L * t * (1 - 0.25 * curl * t)
        for j in range(nv):
            s = j / (nv - 1) * 2 - 1
            V.append(
                (
                    x,
                    w * s,
                    z
                    + fold * abs(s) * w * 2 * (0.6 + 0.4 * t)
                    + wave * math.sin(t * 14 + s * 2) * abs(s) * W,
                )
            )
    for i in range(nu):
        for j in range(nv - 1):
            k = i * nv + j
            F.append((k, k + nv, k + nv + 1, k + 1))
    me = pmesh(name, V, F)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    MESHES[name] = me
    return me


def leafmat(c='#2f5a2b', rough=0.38):
    return mat('leaf' + c, c, rough=rough, spec=0.5, translucent=0.28, var=0.28)


def _leaf(me, m, loc, az, el, roll=0, s=1.0):
    o = obj('leaf', me, m, loc, scale=s)
    o.rotation_euler = Euler((roll, -el, az), 'XYZ')
    return o


def fiddle(loc, h=1.7, seed=0, pot=None, c='#2d5a2a', stems=3):
    r = R.Random(seed)
    x, y, z = loc
    pot = pot or ceramic('#e9e3d8')
    vase('pot', pot, loc, 1.15, 1.15)
    lathe([(0.0001, 0.29), (0.16, 0.29)], mat('soil', '#2b211a', rough=1), loc, 24)
    me = leafmesh('fid', 0.36, 0.24, 0.30, 0.10, wave=0.05)
    m = leafmat(c)
    bark = mat('bark', '#5b4634', rough=0.9)
    for k in range(stems):
        a = r.uniform(0, 6.28) + k * 2.1
        hh = h * r.uniform(0.75, 1)
        pts = [(x + math.cos(a) * 0.03, y + math.sin(a) * 0.03, z + 0.28)]
        for i in range(1, 6):
            t = i / 5
            pts.append(
                (
                    x + math.cos(a) * (0.03 + 0.34 * t**1.6) + r.uniform(-0.02, 0.02),
                    y + math.sin(a) * (0.03 + 0.34 * t**1.6) + r.uniform(-0.02, 0.02),
                    z + 0.28 + (hh - 0.28) * t,
                )
            )
        tube(pts, 0.011, bark)
        n = int(19 * h / 1.6)
        ph = r.uniform(0, 6)
        for i in range(n):
            t = 0.34 + 0.66 * i / (n - 1)
            f = t * 5
            b = min(4, int(f))
            f -= b
            p = [pts[b][q] * (1 - f) + pts[b + 1][q] * f for q in range(3)]
            _leaf(
                me,
                m,
                p,
                ph + i * 2.4 + r.uniform(-0.3, 0.3),
                0.05 + 0.75 * t**3 + r.uniform(-0.3, 0.3),
                r.uniform(-0.4, 0.4),
                r.uniform(0.8, 1.15) * (1.08 - 0.35 * t),
            )


def areca(loc, h=1.8, seed=0, pot=None, c='#4b7a33', n=15):
    r = R.Random(seed)
    x, y, z = loc
    pot = pot or ceramic('#86513f')
    vase('pot', pot, loc, 1.1, 1.1)
    lathe([(0.0001, 0.28), (0.15, 0.28)], mat('soil', '#2b211a', rough=1), loc, 24)
    me = leafmesh('arec', 0.34, 0.028, 0.35, 0.25, nu=6, nv=3)
    m = leafmat(c, 0.4)
    st = mat('stem', '#6f8a3e', rough=0.5)
    for k in range(n):
        a = k * 2.399 + r.uniform(-0.3, 0.3)
        L = h * r.uniform(0.65, 1)
        lean = r.uniform(0.18, 0.6)
        pts = []
        for i in range(9):
            t = i / 8
            rad = lean * L * t**1.6 * 0.95
            pts.append(
                Vector(
                    (
                        x + math.cos(a) * (0.03 + rad),
                        y + math.sin(a) * (0.03 + rad),
                        z + 0.26 + (L - 0.26) * (t - 0.32 * lean * t**3),
                    )
                )
            )
        tube(pts, 0.006, st, res=3)
        for i in range(26):
            t = 0.34 + 0.66 * i / 25
            f = t * 8
            b = min(7, int(f))
            f -= b
            p = pts[b].lerp(pts[b + 1], f)
            d = (pts[b + 1] - pts[b]).normalized()
            az = math.atan2(d.y, d.x) if abs(d.x) + abs(d.y) > 1e-3 else a
            el = math.asin(max(-1, min(1, d.z)))
            s = (1.0 - 0.62 * abs(t - 0.55) / 0.45 * 1.0) * r.uniform(0.9, 1.1)
            s = max(0.35, s)
            for sg in (-1, 1):
                _leaf(
                    me,
                    m,
                    p,
                    az + sg * (0.95 - 0.45 * t) + r.uniform(-0.1, 0.1),
                    el * 0.75 + r.uniform(-0.12, 0.12),
                    sg * 0.5,
                    s,
                )


def branches(loc, h=0.8, n=5, seed=0, c='#6c7d4f', leaf=(0.055, 0.02), spread=0.35, dens=26):
    """olive / eucalyptus branches in a vase, loc = mouth of vase"""
    r = R.Random(seed)
    x, y, z = loc
    me = leafmesh('br%.3f' % leaf[0], leaf[0], leaf[1], 0.2, 0.2, nu=5, nv=3)
    m = leafmat(c, 0.5)
    bk = mat('twig', '#5d4a36', rough=0.9)
    for k in range(n):
        a = r.uniform(0, 6.28)
        L = h * r.uniform(0.7, 1.05)
        sp = spread * r.uniform(0.4, 1.2)
        pts = [Vector((x + math.cos(a) * 0.01, y + math.sin(a) * 0.01, z - 0.18))]
        for i in range(1, 7):
            t = i / 6
            pts.append(
                Vector(
                    (
                        x + math.cos(a) * sp * L * t**1.4 + r.uniform(-0.02, 0.02),
                        y + math.sin(a) * sp * L * t**1.4 + r.uniform(-0.02, 0.02),
                        z + L * t,
                    )
                )
            )
        tube(pts, 0.003, bk, res=3)
        for i in range(dens):
            t = 0.25 + 0.75 * i / (dens - 1)
            f = t * 6
            b = min(5, int(f))
            f -= b
            p = pts[b].lerp(pts[b + 1], f)
            _leaf(
                me,
                m,
                p,
                a + i * 2.4 + r.uniform(-0.5, 0.5),
                r.uniform(0.0, 0.9),
                r.uniform(-0.6, 0.6),
                r.uniform(0.7, 1.25),
            )


def pampas(loc, h=0.8, n=7, seed=0, c='#d9c3a0'):
    r = R.Random(seed)
    x, y, z = loc
    m = mat('pampas' + c, c, rough=1, translucent=0.35, var=0.15)
    me = leafmesh('pam', 0.07, 0.012, 0.5, 0.1, nu=4, nv=3)
    for k in range(n):
        a = r.uniform(0, 6.28)
        L = h * r.uniform(0.75, 1.1)
        sp = r.uniform(0.05, 0.30)
        P = lambda t: Vector(
            (
                x + math.cos(a) * sp * L * t**1.7,
                y + math.sin(a) * sp * L * t**1.7,
                z - 0.15 + (L + 0.15) * t - 0.06 * L * t**4 * sp * 4,
            )
        )
        tube([P(i / 6) for i in range(7)], 0.002, m, res=3)
        for i in range(60):
            t = 0.55 + 0.45 * i / 59
            _leaf(
                me,
                m,
                P(t),
                r.uniform(0, 6.28),
                r.uniform(0.4, 1.2),
                0,
                r.uniform(0.6, 1.1) * (1.15 - 0.9 * abs((t - 0.55) / 0.45 - 0.4)),
            )
