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


def broad_tree(seed, materials, h=7.5, r=2.7, n=26000):
    """neem or rain tree: lobes of leaf clusters on forking limbs, sky between them"""
    g = np.random.default_rng(seed)
    fork = np.array([g.uniform(-0.4, 0.4), g.uniform(-0.4, 0.4), h * 0.30])
    mid = np.array([fork[0] * 1.3, fork[1] * 1.3, h - r * 0.9])
    lobes, k = 7 + seed % 3, 130
    d = _unit(g.normal(size=(lobes, 3)) * [1, 1, 0.55] + [0, 0, 0.25])
    lobe = mid + d * r * g.uniform(0.40, 0.66, (lobes, 1))
    at = g.integers(lobes, size=k)
    d = _unit(g.normal(size=(k, 3)) + [0, 0, 0.25])
    centres = lobe[at] + d * r * g.uniform(0.22, 0.52, (k, 1)) * [1, 1, 0.8]
    wood = [_limb([(0, 0, -0.2), (fork[0] * 0.3, fork[1] * 0.7, fork[2] * 0.5), fork], (0.20, 0.16, 0.14))]
    for i, c in enumerate(lobe):
        b = fork * 0.5 + c * 0.5 + g.normal(size=3) * 0.2
        wood.append(_limb([fork - [0, 0, 0.1], b, c], (0.085, 0.055, 0.03), 6))
        for q in centres[at == i][:5]:
            wood.append(_limb([b * 0.4 + c * 0.6, q], (0.03, 0.008), 5))
    leaves = _leaves(g, centres, n, r * 0.13, 0.115, mid, 0.45)
    return _mesh('outside tree', wood, leaves, g.uniform(size=n), materials)


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
