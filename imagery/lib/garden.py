"""Outdoors: trees, palms, shrubs and lawn, for courts, balconies and the view from a window.

Foliage is made of clumps: one mesh of many leaves, copied by the hundred, each with its own shade of green.
"""

import random as R

from .scene import *
from .geometry import *
from .materials import *
from .plants import _leaf, leafmat, leafmesh


def clump(n=70, r=0.32, leaf=(0.11, 0.045), seed=0, droop=0.3):
    """a lump of n leaves about the origin, turned outwards and down"""
    k = 'clump%d_%.2f_%.3f_%.3f_%d' % (n, r, *leaf, seed)
    if k in MESHES:
        return MESHES[k]
    g, V, F = R.Random(seed), [], []
    for _ in range(n):
        d = Vector((g.gauss(0, 1), g.gauss(0, 1), g.gauss(0, 0.75))).normalized()
        p = d * r * g.uniform(0.45, 1.0)
        d = (d + Vector((g.uniform(-0.6, 0.6), g.uniform(-0.6, 0.6), g.uniform(-0.4, 0.4) - droop))).normalized()
        s = d.cross(Vector((0, 0, 1)) if abs(d.z) < 0.9 else Vector((1, 0, 0))).normalized()
        up = s.cross(d)
        L, W = leaf[0] * g.uniform(0.7, 1.25), leaf[1] * g.uniform(0.8, 1.2)
        i = len(V)
        if leaf[0] < 0.15:
            V += [p, p + d * L * 0.45 + s * W / 2 + up * W * 0.2, p + d * L + Vector((0, 0, -L * 0.25)), p + d * L * 0.45 - s * W / 2 + up * W * 0.2, p + d * L * 0.5]
            F += [(i, i + 1, i + 4), (i + 1, i + 2, i + 4), (i + 2, i + 3, i + 4), (i + 3, i, i + 4)]
            continue
        for t, w in ((0, 0.05), (0.15, 0.55), (0.35, 0.92), (0.55, 1), (0.75, 0.80), (0.9, 0.42), (1, 0.04)):  # seen from near: an arched blade
            q = p + d * L * t + Vector((0, 0, -L * 0.30 * t * t))
            V += [q + s * W / 2 * w + up * W * 0.16 * w, q, q - s * W / 2 * w + up * W * 0.16 * w]
        for j in range(6):
            a = i + 3 * j
            F += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    MESHES[k] = pmesh(k, V, F)
    if leaf[0] >= 0.15:
        MESHES[k].polygons.foreach_set('use_smooth', [True] * len(F))
    return MESHES[k]


def tree(x, y, z=0, h=6.0, crown=2.2, seed=0, c='#4f7a35', leaf=(0.13, 0.05), dens=1.0, trunk=0.13, bark='#54463a', flowers=None):
    """a broad-crowned tree (neem, rain tree; flowers='#f0c8b0' in winter-bare frangipani fashion), about h high"""
    g = R.Random(seed)
    bk = mat('treebark' + bark, bark, rough=0.95, tex='plaster.png', size=0.5, ramp=[(0, '#352c24'), (1, bark)], bump=[('boucle_h.png', 0.25, 0.8, 0.02)])
    m = leafmat(c, 0.5)
    hc = h - crown * 0.75  # middle of the crown
    f = hc * 0.42
    bend = Vector((g.uniform(-0.25, 0.25), g.uniform(-0.25, 0.25), 0))
    fork = Vector((x, y, z + f)) + bend
    for k in range(3):  # tapering: three tubes one in the other
        tube([(x, y, z - 0.1), (x + bend.x * 0.2, y + bend.y * 0.2, z + f * 0.5), tuple(fork + Vector((0, 0, (k - 2) * f * 0.28)))], trunk * (0.66 + 0.17 * (2 - k)) , bk)
    tips = []
    n = 7
    for k in range(n):
        a = k * 2.399 + g.uniform(-0.3, 0.3)
        e = g.uniform(0.15, 1.2)
        t = fork + Vector((math.cos(a) * math.cos(e) * crown * 0.8, math.sin(a) * math.cos(e) * crown * 0.8, (hc - f) + math.sin(e) * crown * 0.45))
        q = fork.lerp(t, 0.5) + Vector((g.uniform(-0.2, 0.2), g.uniform(-0.2, 0.2), 0.15 * crown))
        tube([tuple(fork - Vector((0, 0, 0.15))), tuple(q), tuple(t)], trunk * 0.38, bk)
        tips.append((q, t))
        for _ in range(3):
            u = q.lerp(t, g.uniform(0, 1))
            v = u + Vector((g.uniform(-1, 1), g.uniform(-1, 1), g.uniform(0.1, 0.9))) * crown * 0.35
            tube([tuple(u), tuple(v)], trunk * 0.14, bk, smooth=False)
            tips.append((u, v))
    N = int(52 * crown * crown * dens)
    for i in range(N):
        if i % 3:  # the hull of the crown, its underside flattened
            d = Vector((g.gauss(0, 1), g.gauss(0, 1), g.gauss(0.25, 0.8))).normalized() * g.uniform(0.6, 1.0)
            p = Vector((x + bend.x, y + bend.y, z + hc)) + Vector((d.x * crown, d.y * crown, d.z * crown * (0.72 if d.z > 0 else 0.55)))
            lump = noise.noise(p * 0.9 + Vector((seed, 0, 0)))
            if lump < -0.28:
                continue  # gaps where the sky shows
        else:
            q, t = g.choice(tips)
            p = q.lerp(t, g.uniform(0.4, 1.1))
        o = obj('clump', clump(60, 0.34, leaf, g.randrange(3)), m, tuple(p), (g.uniform(-0.3, 0.3), g.uniform(-0.3, 0.3), g.uniform(0, 6.28)), scale=g.uniform(0.8, 1.35))
    if flowers:
        fm = mat('bloom' + flowers, flowers, rough=0.7, translucent=0.3, var=0.1)
        for _ in range(int(10 * crown)):
            q, t = g.choice(tips)
            p = t + Vector((g.uniform(-0.3, 0.3), g.uniform(-0.3, 0.3), g.uniform(0.05, 0.35)))
            obj('bloom', clump(16, 0.07, (0.06, 0.045), 9, 0.0), fm, tuple(p), scale=g.uniform(0.8, 1.2))


def palm(x, y, z=0, h=8.0, seed=0, c='#5c7d3c', fronds=20, L=2.4):
    """a coconut palm"""
    g = R.Random(seed)
    bk = mat('palmbark', '#8a7a68', rough=0.95, bump=[('boucle_h.png', 0.2, 0.6, 0.01)])
    bx, by = g.uniform(-0.6, 0.6), g.uniform(-0.6, 0.6)
    tube([(x, y, z), (x + bx * 0.1, y + by * 0.1, z + h * 0.4), (x + bx * 0.5, y + by * 0.5, z + h * 0.75), (x + bx, y + by, z + h)], 0.13, bk)
    me = leafmesh('palmleaf', 0.75, 0.045, 0.5, 0.25, nu=4, nv=3)
    m = leafmat(c, 0.4)
    for k in range(fronds):
        a, e = k * 2.399, g.uniform(-0.5, 1.15)
        pts = []
        for i in range(9):
            t = i / 8
            r = L * t * math.cos(e) * (1 - 0.12 * t)
            pts.append(Vector((x + bx + math.cos(a) * r, y + by + math.sin(a) * r, z + h + L * t * math.sin(e) - L * 0.55 * t * t)))
        tube([tuple(p) for p in pts], 0.018, m, res=3)
        for i in range(22):
            t = 0.12 + 0.88 * i / 21
            b = min(7, int(t * 8))
            p = pts[b].lerp(pts[b + 1], t * 8 - b)
            d = (pts[b + 1] - pts[b]).normalized()
            for s in (-1, 1):
                _leaf(me, m, p, math.atan2(d.y, d.x) + s * (1.05 - 0.5 * t), math.asin(max(-1, min(1, d.z))) * 0.6 - 0.35, s * 0.5, (1.1 - 0.7 * abs(t - 0.45)) * g.uniform(0.9, 1.1))


def shrub(x, y, z=0, h=0.8, w=0.9, seed=0, c='#48702f', leaf=(0.09, 0.04), flowers=None, n=None):
    """a rounded shrub or, with flowers, bougainvillea"""
    g = R.Random(seed)
    m = leafmat(c, 0.5)
    fm = flowers and mat('bloom' + flowers, flowers, rough=0.7, translucent=0.3, var=0.15)
    for i in range(n or int(34 * w * max(h, 0.6))):
        d = Vector((g.gauss(0, 1), g.gauss(0, 1), g.gauss(0.3, 0.8))).normalized() * g.uniform(0.5, 1.0)
        p = (x + d.x * w / 2, y + d.y * w / 2, z + h * 0.48 + d.z * h * 0.48)
        obj('clump', clump(46, 0.19, leaf, g.randrange(3)), m, p, (0, 0, g.uniform(0, 6.28)), scale=g.uniform(0.75, 1.2))
        if fm and g.random() < 0.55 and d.z > -0.2:
            q = (x + d.x * w * 0.58, y + d.y * w * 0.58, z + h * 0.5 + d.z * h * 0.58)
            obj('bloom', clump(22, 0.10, (0.05, 0.045), 9, 0.0), fm, q, scale=g.uniform(0.7, 1.3))


def hedge(x0, x1, y0, y1, h, z=0, seed=0, c='#3f6a2c', dens=1.0):
    """a clipped hedge: a dark core and clumps on its faces"""
    g = R.Random(seed)
    m = leafmat(c, 0.5)
    box(x0 + 0.16, x1 - 0.16, y0 + 0.16, y1 - 0.16, z, z + h - 0.16, mat('hedgecore', '#1d2e15', rough=1), bev=0)
    areas = [(y1 - y0) * h, (x1 - x0) * h, (x1 - x0) * (y1 - y0) / 2]  # of a pair of faces; nobody sees the lower one
    for _ in range(int(32 * sum(areas) * dens)):
        p = [g.uniform(x0, x1), g.uniform(y0, y1), z + g.uniform(0.03, h)]
        s = g.choices(range(3), areas)[0]
        p[s] = ([x0, y0, z + h][s] if g.random() < 0.5 else [x1, y1, z + h][s]) + g.uniform(-0.08, 0.06)
        obj('clump', clump(46, 0.17, (0.07, 0.035), g.randrange(3)), m, p, (0, 0, g.uniform(0, 6.28)), scale=g.uniform(0.8, 1.25))


def grass(x0, x1, y0, y1, z=0, c='#5f8a3c', tufts=400, seed=0):
    """a lawn: a green ground with tufts on it (most of them wanted near the camera)"""
    g = R.Random(seed)
    plane([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mat('lawn' + c, c, rough=1, tex='boucle.png', size=0.5, ramp=[(0, '#3c5a24'), (1, c)], bump=[('boucle_h.png', 0.3, 1.0, 0.03)], rand=False))
    k = 'tuft'
    if k not in MESHES:
        V, F = [], []
        for _ in range(60):
            a, r, L = g.uniform(0, 6.28), g.uniform(0, 0.16), g.uniform(0.04, 0.09)
            px, py, b = math.cos(a) * r, math.sin(a) * r, g.uniform(0, 6.28)
            i = len(V)
            V += [(px - 0.003, py, 0), (px + 0.003, py, 0), (px + math.cos(b) * 0.03, py + math.sin(b) * 0.03, L)]
            F.append((i, i + 1, i + 2))
        MESHES[k] = pmesh(k, V, F)
    m = leafmat(c, 0.6)
    for _ in range(tufts):
        obj('tuft', MESHES[k], m, (g.uniform(x0, x1), g.uniform(y0, y1), z), (0, 0, g.uniform(0, 6.28)), scale=g.uniform(0.8, 1.3))
