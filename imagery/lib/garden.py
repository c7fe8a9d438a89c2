"""Outdoors: trees, palms, shrubs, hedges and lawn, for courts, balconies and the view from a window.

Foliage is made of twigs: meshes of some dozens of leaves of 3 to 8 cm, copied by the hundred along branches that were grown (see growth.py).
"""

import random as R

from .scene import *
from .geometry import *
from .growth import branch_mesh, colonise, crown_points, scatter, thickness
from .leaves import *
from .materials import *


_Z, _Y = np.array((0, 0, 1.0)), np.array((0, 1.0, 0))  # of a twig: the way it grows, and its upper side


# ------------------------------------------------------------- twigs
def clump(n=70, r=0.32, leaf=(0.11, 0.045), seed=0, droop=0.3):
    """a lump of n leaves about the origin, turned outwards and down"""
    k = 'clump%d_%.2f_%.3f_%.3f_%d' % (n, r, *leaf, seed)
    if k in MESHES:
        return MESHES[k]
    f = Foliage(seed=seed)
    g, shapes = f.g, leaf_shapes('broad', 8, L=leaf[0], W=leaf[1], nu=4)
    for _ in range(n):
        d = Vector((g.gauss(0, 1), g.gauss(0, 1), g.gauss(0, 0.75))).normalized()
        p = d * r * g.uniform(0.45, 1.0)
        d = d + Vector((g.uniform(-0.6, 0.6), g.uniform(-0.6, 0.6), g.uniform(-0.4, 0.4) - droop))
        f.add(g.choice(shapes), None, along(d), p, g.uniform(0.7, 1.25), g.random() ** 3 * 0.6)
    MESHES[k] = f.mesh(k)
    MESHES[k].materials.clear()
    return MESHES[k]


def _side(a):
    """a direction square to the twig, a = 0 being upwards"""
    return np.array((math.sin(a), math.cos(a), 0))


def _twig_broad(f, m, wood_, leaf):
    """a forked twig with simple leaves, the youngest at its tips"""
    g, shapes = f.g, leaf_shapes('broad', 8, L=leaf[0], W=leaf[1])
    R_ = leaf[0] * 3.6
    lines = [smooth_line([0 * _Z, _Z * R_ * 0.5 + _side(g.uniform(0, 6)) * 0.02, _Z * R_], 9)]
    for i in range(5):
        p = lines[0][2 + i]
        d = _Z * g.uniform(0.4, 0.9) + _side(i * 2.4 + g.uniform(-0.4, 0.4)) * g.uniform(0.7, 1.0)
        lines.append(smooth_line([p, p + d * R_ * 0.22 + _Y * 0.004, p + d * R_ * g.uniform(0.45, 0.65)], 6))
    for j, P in enumerate(lines):
        f.add(sweep(P, np.linspace(0.0030 if j == 0 else 0.0020, 0.0010, len(P)), 4), wood_, rnd=0.5)
        n = 13 if j == 0 else 10
        for i in range(n):
            t = 0.15 + 0.85 * i / (n - 1)
            x = t * (len(P) - 1)
            b = min(len(P) - 2, int(x))
            d = P[b + 1] - P[b]
            d = d / np.linalg.norm(d) * (0.25 + 0.9 * t**3) + _side(i * 2.4 + j + g.uniform(-0.5, 0.5)) - _Y * g.uniform(0.0, 0.7)
            _place(f, shapes, m, P[b] + (P[b + 1] - P[b]) * (x - b), d, _Y + 0.6 * _Z, g.uniform(0.65, 1.1), 0.8 * t**4, None)


def _twig_neem(f, m, wood_, leaf):
    """eight feathered leaves round a tip, drooping, with sickle-shaped leaflets"""
    g, shapes = f.g, leaf_shapes('neem', 8)
    f.add(sweep([0 * _Z, _Z * 0.16], [0.0035, 0.0015], 4), wood_, rnd=0.5)
    for k in range(9):
        p, a = _Z * (0.04 + 0.013 * k), k * 2.4 + g.uniform(-0.3, 0.3)
        d, L = _Z * g.uniform(0.3, 0.9) + _side(a), g.uniform(0.18, 0.27)
        P = smooth_line([p, p + d * L * 0.5 - _Y * 0.01, p + d * L - _Y * g.uniform(0.03, 0.11)], 8)
        f.add(sweep(P, np.linspace(0.0014, 0.0006, 8), 3), m, young=0.6, rnd=0.5)
        _feather(f, P, shapes, m, 6, 0.22, 0.9, 1.15, 0.7 * (k > 6))


def _twig_rain(f, m, wood_, leaf):
    """twice-feathered leaves in flat sprays, as of a rain tree or gulmohar"""
    g, shapes = f.g, leaf_shapes('rain', 6)
    f.add(sweep([0 * _Z, _Z * 0.22], [0.0035, 0.0015], 4), wood_, rnd=0.5)
    for k in range(6):
        p, a = _Z * (0.04 + 0.035 * k), (pi / 2) * (-1) ** k + g.uniform(-0.7, 0.7)
        d, L = _Z * g.uniform(0.5, 1.0) + _side(a), g.uniform(0.16, 0.24)
        P = smooth_line([p, p + d * L * 0.5, p + d * L - _Y * 0.03], 7)
        f.add(sweep(P, np.linspace(0.0013, 0.0006, 7), 3), m, young=0.6, rnd=0.5)
        for i in range(4):
            q, e = P[2 + i], P[2 + i] - P[1 + i]
            s = np.cross(_Y, e / np.linalg.norm(e))
            for sg in (-1, 1):
                Q = q + np.linspace(0, 1, 5)[:, None] * (e / np.linalg.norm(e) * 0.45 + s * sg) * g.uniform(0.07, 0.11)
                _feather(f, Q, shapes, m, 4, 0.1, 1.1, 1.1, 0.5 * (k > 4))


def _feather(f, P, shapes, m, pairs, t0, angle, s, young):
    """pinnate() in a twig's own axes, its upper side being y"""
    for i in range(pairs):
        x = (t0 + (1 - t0) * i / (pairs - 0.5)) * (len(P) - 1)
        b = min(len(P) - 2, int(x))
        d = (P[b + 1] - P[b]) / np.linalg.norm(P[b + 1] - P[b])
        side = np.cross(_Y, d)
        for sg in (-1, 1):
            q = d * math.cos(angle) + sg * side * math.sin(angle) - _Y * f.g.uniform(-0.1, 0.35)
            _place(f, shapes, m, P[b] + (P[b + 1] - P[b]) * (x - b), q, _Y, s * f.g.uniform(0.8, 1.1), young, None)


def _twig_clipped(f, m, wood_, leaf):
    """dense shoots cut back again and again, as in a hedge"""
    g, shapes = f.g, leaf_shapes('clipped', 8, L=leaf[0], W=leaf[1])
    for k in range(9):
        d = _Z * g.uniform(0.5, 1.0) + _side(g.uniform(0, 6.28)) * g.uniform(0.2, 1.0)
        p, L = _side(g.uniform(0, 6.28)) * 0.03, g.uniform(0.08, 0.15)
        f.add(sweep([p, p + d * L], [0.0018, 0.0008], 3), wood_, rnd=0.5)
        for i in range(9):
            t = 0.25 + 0.75 * i / 8
            _place(f, shapes, m, p + d * L * t, d * (0.3 + 0.6 * t**3) + _side(i * 2.4 + k) * 0.9, _Y + _Z, g.uniform(0.65, 1.1), 0.9 * t**4 * g.random(), None)


def _twig_champa(f, m, wood_, leaf):
    """the rosette at the end of a frangipani branch"""
    g, shapes = f.g, leaf_shapes('champa', 8, L=leaf[0], W=leaf[0] * 0.31)
    for k in range(17):
        t = k / 16
        d = _Z * (1.6 * t**1.5 - 0.25 + g.uniform(-0.1, 0.1)) + _side(k * 2.4 + g.uniform(-0.2, 0.2))
        d /= np.linalg.norm(d)
        p = _Z * (-0.06 + 0.07 * t)
        q = p + d * 0.035
        f.add(sweep([p, q + d * 0.01], [0.0028, 0.0016], 4), m, young=0.7, rnd=0.5)
        _place(f, shapes, m, q, d, _Z, g.uniform(0.75, 1.08) * (1 - 0.5 * t**3), 0.9 * t**4, None)


def _twig_bract(f, m, wood_, leaf):
    """the end of a bougainvillea cane: papery bracts in threes"""
    g, shapes = f.g, leaf_shapes('bract', 8)
    P = smooth_line([0 * _Z, _Z * 0.14 - _Y * 0.01, _Z * 0.27 - _Y * 0.06], 10)
    f.add(sweep(P, np.linspace(0.0022, 0.0009, 10), 4), wood_, rnd=0.5)
    for i in range(26):
        t = 0.2 + 0.8 * i / 25
        p = P[min(9, int(t * 10))] + _side(i * 2.4) * g.uniform(0.01, 0.035)
        for k in range(3):
            _place(f, shapes, m, p, _side(k * 2.1 + i) + _Z * g.uniform(0.3, 1.2) + _Y * g.uniform(-0.4, 0.4), _Z, g.uniform(0.7, 1.15), 0.5 * g.random(), None)


def _place(f, shapes, m, p, d, up, s, young, wear):
    shape = f.g.choice(shapes)
    f.add(shape, m, along(d, up, f.g.uniform(-0.4, 0.4)), p, s, young, shape['wear'] if wear is None else wear)


TWIGS = dict(broad=_twig_broad, neem=_twig_neem, rain=_twig_rain, clipped=_twig_clipped, champa=_twig_champa, bract=_twig_bract)


def twig(kind, m, wood_, leaf=(0.075, 0.033), seed=0):
    """the mesh of a twig that grows along z from the origin, its upper side to y"""
    k = 'twig_%s_%s_%.3f_%.3f_%d' % (kind, m.name, *leaf, seed)
    if k not in MESHES:
        f = Foliage(seed=seed)
        TWIGS[kind](f, m, wood_, leaf)
        MESHES[k] = f.mesh(k)
    return MESHES[k]


def _twigs(kind, m, wood_, leaf=(0.075, 0.033), n=4):
    return [twig(kind, m, wood_, leaf, i) for i in range(n)]


def _small(leaf, most=0.075):
    """leaf sizes as rooms give them, brought to those of real trees"""
    L = min(most, leaf[0] * 0.6)
    return L, max(0.30, min(0.5, leaf[1] / leaf[0])) * L


# ------------------------------------------------------------- trees
CROWNS = dict(  # shape of the crown above and below its middle, how hollow, leaf map and size, how far twigs turn upwards
    neem=dict(flat=0.80, below=0.55, hollow=0.30, gaps=-0.25, map='small', rise=0.15),
    rain=dict(flat=0.45, below=0.30, hollow=0.40, gaps=-0.20, map='small', rise=0.25),
    broad=dict(flat=0.78, below=0.60, hollow=0.35, gaps=-0.30, map='broad', rise=0.30),
)


def tree(x, y, z=0, h=6.0, crown=2.2, seed=0, c='#4f7a35', leaf=(0.13, 0.05), dens=1.0, trunk=0.13, bark='#54463a', flowers=None, kind=None):
    """a broad-crowned tree about h high: neem, rain (tree), broad (mango, ficus) or champa; flowers: colour of its blossom"""
    kind = kind or ('champa' if flowers and leaf[0] > 0.15 else ('neem', 'broad', 'rain')[seed % 3])
    if kind == 'champa':
        return champa(x, y, z, h, crown, seed, c, flowers or '#f6f0e2', trunk, bark)
    g, q = R.Random(seed), dict(CROWNS[kind])
    leafmap, rise = q.pop('map'), q.pop('rise')
    bk, m = barkmat(bark, 0.45, 0.02), leafmat(c, 0.45, leafmap, through=0.5)
    hc = h - crown * q['flat'] * 0.95  # middle of the crown
    fork = max(0.18 * h, hc - crown * (q['below'] + 0.35))
    n = int(max(260, 130 * crown * crown) * dens)
    lean = np.array((g.uniform(-0.3, 0.3), g.uniform(-0.3, 0.3)))
    targets = crown_points(n, (x + lean[0], y + lean[1], z + hc), crown, g, seed=seed, **q)
    step = 0.075 * crown + 0.05
    k = max(4, int(fork / step))
    roots = [(x + lean[0] * t**2 + 0.03 * math.sin(4 * t + seed), y + lean[1] * t**2 + 0.03 * math.cos(3 * t + seed), z - 0.1 + (fork + 0.1) * t) for t in np.linspace(0, 1, k)]
    P, parent = colonise(roots, targets, step, step * 1.3, g)
    tips, radii = thickness(parent, 0.0045, trunk)
    o = obj('tree', branch_mesh('tree', P, parent, tips, radii, bk, ground=z))
    i = np.flatnonzero((tips <= 3) & (parent >= 0))
    d = P[i] - P[parent[i]]
    d = d / np.linalg.norm(d, axis=1)[:, None]
    out = P[i] - np.array((x, y, z + hc))
    d = d + 0.35 * out / (np.linalg.norm(out, axis=1)[:, None] + 1e-9) + [0, 0, rise]
    size = np.array([g.uniform(0.8, 1.2) for _ in i]) * (1.1 + 0.05 * crown) / dens**0.3
    scatter(_twigs(kind, m, bk, _small(leaf)), P[i], d, size, g, 'leaves')
    if flowers:
        j = [a for a in range(len(i)) if g.random() < 0.35]
        scatter(_blossom(flowers), P[i][j] + d[j] * 0.25, d[j], 1.0, g, 'blossom')
    return o


def _blossom(c, yellow='#f0c75e'):
    """bunches of five-petalled flowers, seen from above along z"""
    k = 'blossom' + c
    if k not in MESHES:
        f = Foliage(seed=3)
        g, m, eye = f.g, leafmat(c, 0.55, 'bract', back=c, young=c, pale=c, through=0.5, var=0.08), leafmat(yellow, 0.6, 'bract', back=yellow, young=yellow, pale=yellow, var=0.1)
        petal = blade(0.046, 0.030, 'petal', 0.35, 0.1, bend=0.5, cup=0.4, nu=7, nv=5)
        for i in range(9):
            a, r = i * 2.4, 0.022 * math.sqrt(i)
            p, tilt = np.array((math.cos(a) * r, math.sin(a) * r, 0.03 - 0.008 * i**0.5 + g.uniform(0, 0.02))), along((math.cos(a) * r * 14, math.sin(a) * r * 14, 1))
            for k5 in range(5):
                e = turn(k5 * 1.2566, 0.45 + g.uniform(-0.1, 0.1))
                rot = tilt[:, [1, 2, 0]] @ e
                f.add(petal, m, rot, p, g.uniform(0.85, 1.05), wear=0)
                f.add(petal, eye, rot, p + rot[:, 2] * 0.0008, 0.30, wear=0)
        MESHES[k] = f.mesh(k)
    return [MESHES[k]]


def champa(x, y, z=0, h=3.5, crown=1.4, seed=0, c='#4f7d38', flowers='#f6f0e2', trunk=0.10, bark='#8b7f70'):
    """a frangipani: blunt grey branches that fork again and again, a rosette of leaves on each, flowers on some"""
    g = R.Random(seed)
    bk = mat('champabark' + bark, bark, rough=0.85, tex='plaster.png', size=0.35, ramp=[(0.1, blend(bark, '#3d362e', 0.5)), (0.9, lin(bark))], bump=[('plaster_h.png', 0.15, 0.5, 0.004)])
    m = leafmat(c, 0.38, 'champa', pale='#b9c684', through=0.45, relief=0.7)
    f, tips = Foliage(seed=seed), []

    def grow(p, d, L, r, level):
        q = p + d * L + np.array((g.uniform(-1, 1), g.uniform(-1, 1), 0.4)) * L * 0.10
        f.stem([p, (p + q) / 2 + np.array((g.uniform(-1, 1), g.uniform(-1, 1), 0)) * L * 0.07, q], r, r * (0.80 if level else 0.72), bk, 12, 10)
        d = (q - p) / np.linalg.norm(q - p)
        if level == 5 or (level > 2 and g.random() < 0.12):
            f.add(sweep([q, q + d * 0.03, q + d * 0.045], [r * 0.8, r * 0.72, r * 0.2], 10), bk, rnd=0.5)
            tips.append((q + d * 0.04, d))
            return
        n, a0 = (3 if g.random() < (0.75 if level < 2 else 0.35) else 2), g.uniform(0, 6.28)
        s = np.cross(d, (0, 0, 1) if abs(d[2]) < 0.95 else (1, 0, 0))
        s /= np.linalg.norm(s)
        for k in range(n):
            a, spread = a0 + k * 2 * pi / n + g.uniform(-0.35, 0.35), g.uniform(0.45, 0.80)
            e = d * math.cos(spread) + (s * math.cos(a) + np.cross(d, s) * math.sin(a)) * math.sin(spread) + [0, 0, 0.12]
            grow(q, e / np.linalg.norm(e), L * g.uniform(0.62, 0.86) if level else (h - L) * 0.30, r * (0.72 if level else 0.66), level + 1)

    grow(np.array((x, y, z - 0.05)), np.array((0.06, 0.03, 1.0)), h * 0.34, trunk, 0)
    o = f.object('champa')
    P, D = np.array([t[0] for t in tips]), np.array([t[1] for t in tips])
    scatter(_twigs('champa', m, bk, (0.185, 0.057)), P, D + [0, 0, 0.25], np.array([g.uniform(0.8, 1.1) for _ in tips]), g, 'leaves')
    j = [i for i in range(len(tips)) if g.random() < 0.4]
    if j and flowers:
        scatter(_blossom(flowers), P[j] + D[j] * 0.07 + [0, 0, 0.04], D[j] + [0, 0, 0.5], 1.0, g, 'blossom')
    return o


# ------------------------------------------------------------- palms
def palm(x, y, z=0, h=8.0, seed=0, c='#5c7d3c', fronds=20, L=2.4):
    """a coconut palm with ringed trunk, green, arching and old fronds, and nuts"""
    g = R.Random(seed)
    a, bow = g.uniform(0, 6.28), g.uniform(0.03, 0.09) * h
    t = np.linspace(0, 1, 110)
    P = np.stack([x + math.cos(a) * bow * t**2, y + math.sin(a) * bow * t**2, z - 0.1 + (h + 0.1) * t], 1)
    ring = 1 + 0.05 * (np.sin(t * h * 34) > 0.6) + 0.012 * np.sin(t * 23 + seed)
    r = (0.105 + 0.015 * np.minimum(1, h / 9) + 0.12 * np.exp(-t * h / 0.35)) * (1 - 0.28 * t) * ring
    bk = mat('palmbark', '#8a7a68', rough=0.95, tex='plaster.png', size=(0.4, 0.4, 0.12), ramp=[(0.15, '#4c4136'), (0.75, '#9a8b78')], bump=[('boucle_h.png', 0.2, 0.8, 0.01)])
    f = Foliage(seed=seed)
    f.add(sweep(P, r, 18), bk)
    top = P[-1]
    for k in range(9):  # nuts
        d = turn(k * 2.4, -0.7)[:, 0]
        u = np.linspace(0, 1, 9)
        f.add(sweep(top + d * 0.16 + d * u[:, None] * 0.22, 0.085 * np.sin(pi * np.clip(u, 0.02, 0.98)) ** 0.6, 10), leafmat('#7c8a3c', 0.45, 'small', through=0.0), rnd=g.random())
    o = f.object('palm')
    for k in range(fronds):
        e = 1.35 - 1.95 * (k / fronds) + g.uniform(-0.12, 0.12)
        i = min(5, max(0, int((1.45 - e) / 0.36)))
        obj('frond', _coconut_frond(c, i, L), None, tuple(top + [0, 0, 0.06 - 0.12 * k / fronds]), (g.uniform(-0.15, 0.15), 0, k * 2.4 + g.uniform(-0.2, 0.2)), scale=g.uniform(0.88, 1.1))
    return o


def _coconut_frond(c, i, L):
    """frond i of six along +x, from the upright young one to the old one that hangs"""
    k = 'frond%s%d%.1f' % (c, i, L)
    if k not in MESHES:
        f = Foliage(seed=i)
        e, old = 1.30 - 0.36 * i, i == 5
        t = np.linspace(0, 1, 22)
        ang = e - (0.75 + 0.10 * i) * t**1.4
        d = np.stack([np.cos(ang), 0.05 * np.sin(3 * t + i), np.sin(ang)], 1)
        P = np.cumsum(d * L / 22, 0) - d[0] * L / 22
        m = leafmat(blend_hex(c, '#a5853f', 0.65) if old else c, 0.36, 'palm', young=blend(c, '#a8b850', 0.5), through=0.45)
        f.add(sweep(P, np.interp(t, [0, 0.06, 0.2, 1], [0.050, 0.030, 0.018, 0.004]), 6), leafmat('#93a052' if not old else '#8a6b40', 0.45, 'grass'), rnd=0.5)
        s = L / 2.4
        pinnate(f, P, leaf_shapes('coconut', 8), m, 46, 0.12, lambda u: s * (1.05 - 0.75 * abs(u - 0.45)), (1.15, 0.35), 0.10 - 0.12 * i, 0.12, 0.5 * (i == 0), None)
        MESHES[k] = f.mesh(k)
    return MESHES[k]


def blend_hex(a, b, f):
    """blend() of two colours as a hex string"""
    p, q = (np.array([int(s.lstrip('#')[i : i + 2], 16) for i in (0, 2, 4)]) for s in (a, b))
    return '#%02x%02x%02x' % tuple(int(v) for v in np.round(p * (1 - f) + q * f))


# ------------------------------------------------------------- shrubs, hedges, lawn
def shrub(x, y, z=0, h=0.8, w=0.9, seed=0, c='#48702f', leaf=(0.09, 0.04), flowers=None, n=None):
    """a rounded shrub on visible stems or, with flowers, bougainvillea; n: how many twigs"""
    g = R.Random(seed)
    bk, m = barkmat('#6a5844', 0.2, 0.004), leafmat(c, 0.45, 'broad', through=0.5)
    n = int((n or 34 * w * max(h, 0.6)) * 2.2)
    targets = crown_points(n, (x, y, z + h * 0.52), w / 2, g, flat=h * 0.92 / w, below=h * 0.88 / w, hollow=0.3, gaps=-0.45, seed=seed)
    step = max(0.035, 0.10 * min(h, w))
    stems = [(x + math.cos(k * 2.4) * 0.10 * w * q, y + math.sin(k * 2.4) * 0.10 * w * q, z + 0.14 * h * (1.3 - q)) for k, q in ((k, g.uniform(0.5, 1.2)) for k in range(9))]
    P, parent = colonise([(x, y, z - 0.08), (x, y, z - 0.04)], targets, step, step * 1.4, g, stems, lift=0.05)
    tips, radii = thickness(parent, 0.0022, 0.009 + 0.012 * h)
    o = obj('shrub', branch_mesh('shrub', P, parent, tips, radii, bk, flare=0.0, ground=z))
    i = np.flatnonzero((tips <= 2) & (P[:, 2] > z + 0.12 * h))
    d = P[i] - P[parent[i]]
    d = d / np.linalg.norm(d, axis=1)[:, None] + [0, 0, 0.15]
    size = np.array([g.uniform(0.75, 1.15) for _ in i]) * min(1.15, 0.45 + 0.85 * min(h, w))
    scatter(_twigs('broad', m, bk, _small(leaf, 0.07)), P[i], d, size, g, 'leaves')
    if flowers:
        j = np.array([k for k in range(len(i)) if tips[i[k]] == 1 and P[i[k], 2] > z + 0.35 * h and g.random() < 0.85] or [0])
        fm = leafmat(flowers, 0.6, 'bract', back=blend(flowers, '#ffffff', 0.12), young=blend(flowers, '#ffffff', 0.15), pale=blend(flowers, '#ffffff', 0.2), through=0.55, var=0.15)
        scatter(_twigs('bract', fm, bk), P[i[j]] + d[j] * 0.05 * size[j][:, None], d[j], size[j] * 1.1, g, 'bracts')
    return o


def bougainvillea(x, y, z=0, h=1.8, w=1.6, seed=0, c='#4f7a35', flowers='#c2307a'):
    """a bougainvillea in bloom"""
    return shrub(x, y, z, h, w, seed, c, (0.09, 0.05), flowers)


def hedge(x0, x1, y0, y1, h, z=0, seed=0, c='#3f6a2c', dens=1.0):
    """a clipped hedge, lightly uneven: a dark core, dense shoots on its faces, some that have grown since"""
    g = R.Random(seed)
    bk, m = barkmat('#5a4a3a', 0.2, 0.004), leafmat(c, 0.42, 'small', young=blend(c, '#a3bd4e', 0.6), through=0.45)
    box(x0 + 0.13, x1 - 0.13, y0 + 0.13, y1 - 0.13, z, z + h - 0.14, mat('hedgecore', '#141d0e', rough=1, spec=0.0), bev=0.05)
    faces = [(0, x0, -1, (y1 - y0) * h), (0, x1, 1, (y1 - y0) * h), (1, y0, -1, (x1 - x0) * h), (1, y1, 1, (x1 - x0) * h), (2, z + h, 1, (x1 - x0) * (y1 - y0))]
    P, D = [], []
    for a, at, s, area in faces:
        for _ in range(int(area * min(220, 110 * dens ** 0.5))):
            p = np.array((g.uniform(x0, x1), g.uniform(y0, y1), z + 0.02 + g.random() * (h - 0.02)))
            bulge = noise.noise(Vector(p * 1.3) + Vector((seed, 0, 0))) * 0.09 + noise.noise(Vector(p * 4.0)) * 0.035
            p[a] = at + s * (bulge - 0.12)
            d = np.array((g.uniform(-0.6, 0.6), g.uniform(-0.6, 0.6), g.uniform(-0.3, 0.7)))
            d[a] += s
            P.append(p)
            D.append(d)
    S = np.array([g.uniform(0.85, 1.25) * (1.7 if g.random() < 0.03 else 1) for _ in P])
    scatter(_twigs('clipped', m, bk, (0.042, 0.020)), P, D, S, g, 'hedge')


def _tuft(m, seed):
    """some eighty uneven blades of grass, a few dry"""
    k = 'tuft%s%d' % (m.name, seed)
    if k not in MESHES:
        f = Foliage(seed=seed)
        g = f.g
        shapes = [blade(1.0, 0.040, 'grass', g.uniform(0.3, 1.6), 0.2, bend=g.uniform(-0.4, 0.4), twist=g.uniform(-1, 1), nu=4, nv=2, seed=i) for i in range(8)]
        for _ in range(85):
            a, r = g.uniform(0, 6.28), 0.20 * math.sqrt(g.random())
            L = g.uniform(0.025, 0.062) * (1.7 if g.random() < 0.08 else 1)
            f.add(g.choice(shapes), m, turn(g.uniform(0, 6.28), g.uniform(0.7, 1.5)), (math.cos(a) * r, math.sin(a) * r, -0.004), L, 0.7 * g.random() ** 2, 0.98 if g.random() < 0.07 else 0.0)
        MESHES[k] = f.mesh(k)
    return MESHES[k]


def grass(x0, x1, y0, y1, z=0, c='#5f8a3c', tufts=400, seed=0):
    """a lawn: a patchy ground with uneven tufts on it (most of them wanted near the camera)"""
    g = R.Random(seed)
    plane([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mat('lawn' + c, c, rough=1, spec=0.1, tex='plaster.png', size=3.1, ramp=[(0.1, blend(c, '#4a4228', 0.62)), (0.5, blend(c, '#22301a', 0.45)), (0.9, blend(c, '#5c5a2c', 0.3))], bump=[('boucle_h.png', 0.3, 1.0, 0.03)], rand=False))
    n = int(min(9000, max(tufts * 3, 26 * (x1 - x0) * (y1 - y0))))
    P = [(g.uniform(x0, x1), g.uniform(y0, y1), z) for _ in range(n)]
    greens = [leafmat(blend_hex(c, d, k), 0.5, 'grass', young=blend(c, '#b3b85c', 0.6), through=0.45, var=0.35) for d, k in (('#39602a', 0.35), ('#8a9a48', 0.35), (c, 0))]
    S = np.array([0.75 + 0.5 * (0.5 + noise.noise(Vector(p) * 0.7)) + g.uniform(-0.1, 0.15) for p in P])
    scatter([_tuft(m, i) for i, m in enumerate(greens)], P, np.array([(g.uniform(-0.1, 0.1), g.uniform(-0.1, 0.1), 1) for _ in P]), S, g, 'grass', up=(0.3, 1, 0))
