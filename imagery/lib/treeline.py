"""Trees for the middle distance: one mesh each, shared by every copy. The attribute `lot` varies the leaves' colour."""

from .scene import *
from .geometry import pmesh

BARK, LEAF = 0, 1


def _unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-6)


def _limb(points, radii, n=7):
    """corners and faces of a tapering limb through the points"""
    V, F = [], []
    for i, (p, r) in enumerate(zip(points, radii)):
        for k in range(n):
            a = 2 * pi * k / n
            V.append((p[0] + math.cos(a) * r, p[1] + math.sin(a) * r, p[2]))
        if i:
            b = (i - 1) * n
            F += [(b + k, b + (k + 1) % n, b + n + (k + 1) % n, b + n + k) for k in range(n)]
    return V, F


def _leaves(g, centres, n, spread, size, out, droop):
    """n leaves about the centres, each a folded lozenge turned outwards; returns corners, four a leaf"""
    c = centres[g.integers(len(centres), size=n)]
    p = c + g.normal(size=(n, 3)) * spread
    d = _unit(_unit(p - out) + g.normal(size=(n, 3)) * 0.8 - [0, 0, droop])
    s = _unit(np.cross(d, g.normal(size=(n, 3))))
    size = size * g.uniform(0.7, 1.3, (n, 1))
    w = s * size * 0.26
    bend = np.cross(s, d) * size * 0.10
    return np.stack([p, p + d * size * 0.5 + w + bend, p + d * size, p + d * size * 0.5 - w + bend], 1).reshape(-1, 3)


def _mesh(name, wood, leaves, lots, materials):
    V, F, M = [], [], []
    for v, f in wood:
        F += [tuple(i + len(V) for i in q) for q in f]
        V += v
    M += [BARK] * len(F)
    k = len(V)
    n = len(leaves) // 4
    F += [(k + 4 * i, k + 4 * i + 1, k + 4 * i + 2, k + 4 * i + 3) for i in range(n)]
    me = pmesh(name, V + leaves.tolist(), F)
    for m in materials:
        me.materials.append(m)
    me.polygons.foreach_set('material_index', M + [LEAF] * n)
    me.attributes.new('lot', 'FLOAT', 'FACE').data.foreach_set('value', [0.0] * len(M) + list(lots))
    return me


def broad_tree(seed, materials, h=7.5, r=2.7, n=15000):
    """neem or rain tree: clusters of leaves on a lumpy crown, sky between them"""
    g = np.random.default_rng(seed)
    fork = np.array([g.uniform(-0.3, 0.3), g.uniform(-0.3, 0.3), h * 0.33])
    mid = np.array([fork[0], fork[1], h - r * 0.95])
    k = 85
    d = _unit(g.normal(size=(k, 3)) + [0, 0, 0.2])
    d[:, 2] *= np.where(d[:, 2] > 0, 0.85, 0.55)
    centres = mid + d * r * g.uniform(0.45, 1.0, (k, 1)) * (1 + 0.25 * np.sin(3.1 * d[:, :1] + seed) * np.cos(2.3 * d[:, 1:2]))
    wood = [_limb([(0, 0, -0.2), (fork[0] * 0.4, fork[1] * 0.6, fork[2] * 0.5), fork], (0.19, 0.15, 0.13))]
    for c in centres[::4]:
        b = fork * 0.45 + c * 0.55 + g.normal(size=3) * 0.15
        wood.append(_limb([fork - [0, 0, 0.1], b, c], (0.075, 0.045, 0.012), 5))
    leaves = _leaves(g, centres, n, r * 0.125, 0.125, mid, 0.45)
    shade = 0.35 * g.uniform(size=n) + 0.65 * np.repeat(g.uniform(size=k), n // k + 1)[:n]
    return _mesh('outside tree', wood, leaves, shade, materials)


def coconut(seed, materials, h=9.0, fronds=22, length=2.7):
    g = np.random.default_rng(seed)
    lean = g.uniform(-0.8, 0.8, 2)
    top = np.array([lean[0], lean[1], h])
    trunk = [(lean[0] * t * t, lean[1] * t * t, h * t) for t in np.linspace(0, 1, 8)]
    wood, P = [_limb(trunk, np.linspace(0.17, 0.11, 8), 9)], []
    for k in range(fronds):
        a, e = k * 2.399, g.uniform(-0.5, 1.2)
        t = np.linspace(0, 1, 12)[:, None]
        out = np.array([math.cos(a), math.sin(a), 0])
        rib = top + out * length * t * math.cos(e) + [0, 0, 1] * (length * t * math.sin(e) - length * 0.62 * t * t)
        wood.append(_limb([tuple(q) for q in rib], np.linspace(0.028, 0.006, 12), 4))
        for i in range(44):
            f = 0.1 + 0.9 * i / 43
            q = rib[min(10, int(f * 11))] * (1 - f * 11 % 1) + rib[min(11, int(f * 11) + 1)] * (f * 11 % 1)
            for s in (-1, 1):
                d = _unit(out * 0.75 + s * np.array([-out[1], out[0], 0]) * 0.8 + [0, 0, -0.55] + g.normal(size=3) * 0.06)
                size = (0.75 - 0.55 * abs(f - 0.4)) * g.uniform(0.85, 1.1)
                w = _unit(np.cross(d, [0, 0, 1.0])) * 0.028
                P += [q, q + d * size * 0.4 + w, q + d * size, q + d * size * 0.4 - w]
    leaves = np.array(P)
    return _mesh('outside palm', wood, leaves, g.uniform(size=len(P) // 4), materials)
