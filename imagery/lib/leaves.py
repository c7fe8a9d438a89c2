"""Leaves and what carries them: blade shapes by species, the leaf material, and plants collected as one mesh."""

import random as R

from .scene import *
from .geometry import obj
from .materials import _img, mat

INSET, ROWS = 0.47, 4  # as in leaf_maps.py
SHAPES = {}

# t along the leaf, half width there, 1 being half of W
OUTLINES = dict(
    fig=[(0, 0.30), (0.05, 0.52), (0.14, 0.60), (0.34, 0.54), (0.55, 0.82), (0.72, 1.0), (0.86, 0.92), (0.95, 0.58), (0.985, 0.28), (1, 0.04)],
    rubber=[(0, 0.06), (0.08, 0.45), (0.25, 0.86), (0.45, 1.0), (0.65, 0.90), (0.82, 0.58), (0.92, 0.24), (0.96, 0.09), (1, 0.01)],
    broad=[(0, 0.06), (0.10, 0.46), (0.30, 0.90), (0.45, 1.0), (0.65, 0.84), (0.85, 0.42), (0.95, 0.13), (1, 0.01)],
    heart=[(0, 0.62), (0.05, 0.84), (0.14, 0.98), (0.24, 1.0), (0.45, 0.84), (0.68, 0.50), (0.85, 0.22), (0.94, 0.08), (1, 0.01)],
    lily=[(0, 0.05), (0.08, 0.38), (0.25, 0.88), (0.40, 1.0), (0.60, 0.84), (0.80, 0.44), (0.92, 0.14), (1, 0.01)],
    champa=[(0, 0.05), (0.12, 0.30), (0.35, 0.72), (0.62, 1.0), (0.80, 0.86), (0.92, 0.48), (1, 0.03)],
    banana=[(0, 0.20), (0.05, 0.62), (0.18, 0.92), (0.45, 1.0), (0.72, 0.92), (0.88, 0.64), (0.96, 0.32), (1, 0.04)],
    small=[(0, 0.10), (0.12, 0.55), (0.35, 0.97), (0.55, 0.94), (0.78, 0.56), (0.92, 0.20), (1, 0.02)],
    sickle=[(0, 0.20), (0.12, 0.85), (0.30, 1.0), (0.55, 0.72), (0.80, 0.34), (1, 0.02)],
    round=[(0, 0.30), (0.10, 0.72), (0.35, 1.0), (0.65, 0.98), (0.88, 0.68), (1, 0.10)],
    bract=[(0, 0.30), (0.12, 0.80), (0.32, 1.0), (0.60, 0.80), (0.85, 0.32), (1, 0.02)],
    palm=[(0, 0.35), (0.06, 0.85), (0.30, 1.0), (0.60, 0.78), (0.85, 0.38), (1, 0.02)],
    grass=[(0, 0.75), (0.30, 1.0), (0.65, 0.72), (0.90, 0.25), (1, 0.02)],
    snake=[(0, 0.42), (0.15, 0.62), (0.45, 1.0), (0.72, 0.96), (0.90, 0.60), (0.97, 0.22), (1, 0.03)],
    petal=[(0, 0.15), (0.25, 0.60), (0.55, 1.0), (0.80, 0.92), (0.95, 0.48), (1, 0.10)],
)


def smooth_line(P, n):
    """n points of a Catmull-Rom curve through P, evenly spaced by control point"""
    P = np.asarray(P, float)
    Q = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    x = np.linspace(0, len(P) - 1 - 1e-9, n)
    i = x.astype(int)
    t = (x - i)[:, None]
    a, b, c, d = Q[i], Q[i + 1], Q[i + 2], Q[i + 3]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def grid_faces(n, m, wrap=False):
    """quads of n rows of m points; wrap joins the last point of a row to its first"""
    k = np.arange((n - 1) * m).reshape(n - 1, m)
    right = np.roll(k, -1, 1) if wrap else k + 1
    F = np.stack([k, k + m, right + m, right], -1)
    return (F if wrap else F[:, :-1]).reshape(-1, 4)


def blade(L, W, outline='broad', curl=0.3, fold=0.15, wave=0.02, twist=0.0, bend=0.0, cup=0.0, lobe=0.0, nu=12, nv=5, waves=3.0, bites=(), tears=0, seed=0):
    """one leaf along +x, its front to +z: vertices, quads and UV

    curl, bend, twist: how far it turns down, sideways and about its midrib, in radians; fold: of the two halves upwards;
    bites: (t, side, depth) taken out of the margin; tears: number of slits from the margin to the midrib
    """
    g = R.Random(seed)
    t = np.linspace(0, 1, nu + 1)
    t = 0.55 * t + 0.45 * (1 - np.cos(pi * t)) / 2  # closer rows at base and tip
    s = np.linspace(-1, 1, nv)
    w = W / 2 * np.interp(t, *np.array(smooth_line(OUTLINES[outline], 60)).T)
    half = np.stack([w * (1 + 0.06 * np.sin(5 * t + g.uniform(0, 6))) for _ in range(2)])
    for bt, side, depth in bites:
        half[side] *= 1 - depth * np.clip(1 - ((t - bt) / 0.045) ** 2, 0, 1) ** 0.5
    width = np.where(s[None, :] < 0, half[0][:, None], half[1][:, None]) * s[None, :]
    phase = g.uniform(0, 6.28), g.uniform(0, 6.28)
    ripple = np.where(s < 0, 1, 1.13)[None, :] * waves * 2 * pi * t[:, None] + np.where(s < 0, *phase)[None, :]
    up = np.abs(width) * math.tan(fold) + cup * width**2 / (W / 2) + wave * W * np.sin(ripple) * (s**2)[None, :] * np.clip(4 * t * (1.12 - t), 0, 1)[:, None]
    if tears:  # strips between the slits hang at angles of their own
        cuts = np.sort([g.uniform(0.04, 0.99) for _ in range(tears)])
        strip = np.searchsorted(cuts, t)
        hang = np.array([[g.uniform(-0.1, 1.2) ** 2 for _ in range(tears + 1)] for _ in range(2)])
        hang = np.where(s[None, :] < 0, hang[0][strip][:, None], hang[1][strip][:, None])
        up, width = up - np.abs(width) * np.sin(hang) * s[None, :] ** 2, width * (1 - (1 - np.cos(hang)) * np.abs(s)[None, :])
    a, b, c = -curl * t**1.4, bend * t**1.3, twist * t
    d = np.stack([np.cos(a) * np.cos(b), np.cos(a) * np.sin(b), np.sin(a)], -1)
    mid = np.vstack([[0, 0, 0], np.cumsum((d[1:] + d[:-1]) / 2 * np.diff(t)[:, None] * L, 0)])
    side = np.stack([-np.sin(b), np.cos(b), 0 * b], -1)
    nrm = np.cross(d, side)
    cs, sn = np.cos(c)[:, None], np.sin(c)[:, None]
    side, nrm = side * cs + nrm * sn, nrm * cs - side * sn
    V = mid[:, None] + side[:, None] * width[..., None] + nrm[:, None] * up[..., None]
    if lobe:  # ears behind the stalk
        V -= d[0] * (lobe * L * np.abs(s)[None, :, None] ** 1.5 * np.clip(1 - t / 0.35, 0, 1)[:, None, None] ** 1.5)
    row, flip = g.randrange(ROWS), g.choice((-1, 1))
    UV = np.stack(np.broadcast_arrays(t[:, None] * 0.98 + 0.01, (row + 0.5 + INSET * flip * s[None, :]) / ROWS), -1)
    F = grid_faces(nu + 1, nv)
    if tears:
        V, UV, F = _slit(V, UV, t, nv, cuts)
    return dict(V=V.reshape(-1, 3), F=F, UV=UV.reshape(-1, 2))


def _slit(V, UV, t, nv, cuts):
    """the blade cut into strips that share only the midrib's place"""
    strip = np.searchsorted(cuts, (t[:-1] + t[1:]) / 2)
    Vs, UVs, Fs, n = [], [], [], 0
    for k in range(len(cuts) + 1):
        rows = np.flatnonzero(strip == k)
        if not len(rows):
            continue
        rows = np.append(rows, rows[-1] + 1)
        v = V[rows].copy()
        if len(rows) > 2:
            v[-1] = v[-2] + (V[rows[-1], nv // 2] - V[rows[-2], nv // 2])  # ends with the hang of its own strip
        Vs.append(v.reshape(-1, 3))
        UVs.append(UV[rows].reshape(-1, 2))
        Fs.append(grid_faces(len(rows), nv) + n)
        n += len(Vs[-1])
    return np.vstack(Vs), np.vstack(UVs), np.vstack(Fs)


# ranges from which the leaves of a species are drawn; old: how worn the species is at most
SPECIES = dict(
    fig=dict(L=0.33, W=0.225, curl=(0.1, 0.8), fold=(0.06, 0.28), wave=(0.025, 0.055), nu=20, nv=9, lobe=0.05, old=0.45),
    rubber=dict(L=0.265, W=0.128, curl=(0.0, 0.5), fold=(0.10, 0.35), wave=(0.0, 0.012), nu=14, nv=7, old=0.25),
    heart=dict(L=0.115, W=0.088, curl=(0.2, 0.9), fold=(0.05, 0.30), wave=(0.01, 0.035), nu=12, nv=7, lobe=0.20, old=0.35),
    lily=dict(L=0.30, W=0.105, curl=(0.5, 1.3), fold=(0.10, 0.35), wave=(0.01, 0.035), nu=14, nv=7, old=0.35),
    silver=dict(L=0.27, W=0.115, curl=(0.3, 1.1), fold=(0.10, 0.30), wave=(0.01, 0.03), nu=14, nv=7, outline='lily', old=0.35),
    snake=dict(L=0.66, W=0.074, curl=(-0.12, 0.12), fold=(0.25, 0.55), wave=(0.0, 0.03), nu=18, nv=5, twist=1.1, waves=2, old=0.30),
    banana=dict(L=1.5, W=0.46, curl=(0.7, 1.5), fold=(0.10, 0.35), wave=(0.01, 0.02), nu=64, nv=7, waves=6, old=0.7),
    champa=dict(L=0.20, W=0.062, curl=(0.1, 0.7), fold=(0.08, 0.30), wave=(0.0, 0.025), nu=10, nv=5, old=0.4),
    areca=dict(L=0.36, W=0.026, curl=(0.4, 1.2), fold=(0.25, 0.6), wave=(0.0, 0.0), nu=9, nv=3, outline='palm', kind='palm', twist=0.6, old=0.75),
    coconut=dict(L=0.78, W=0.042, curl=(0.6, 1.5), fold=(0.4, 0.9), wave=(0.0, 0.0), nu=6, nv=3, outline='palm', kind='palm', twist=0.8, old=0.7),
    tulsi=dict(L=0.050, W=0.030, curl=(0.2, 0.9), fold=(0.1, 0.4), wave=(0.02, 0.05), nu=7, nv=5, outline='small', kind='small', old=0.5),
    broad=dict(L=0.075, W=0.033, curl=(0.1, 0.9), fold=(0.1, 0.5), wave=(0.0, 0.05), nu=5, nv=3, old=0.5),
    neem=dict(L=0.058, W=0.018, curl=(0.1, 0.8), fold=(0.1, 0.4), wave=(0.0, 0.03), nu=4, nv=3, outline='sickle', kind='small', bend=0.7, old=0.5),
    rain=dict(L=0.036, W=0.017, curl=(0.0, 0.3), fold=(0.0, 0.2), wave=(0.0, 0.0), nu=3, nv=3, outline='round', kind='small', old=0.3),
    clipped=dict(L=0.042, W=0.021, curl=(0.1, 0.7), fold=(0.1, 0.5), wave=(0.0, 0.03), nu=4, nv=3, outline='small', kind='small', old=0.5),
    bract=dict(L=0.034, W=0.026, curl=(-0.5, 0.5), fold=(0.1, 0.5), wave=(0.02, 0.06), nu=5, nv=5, old=0.3),
)


def leaf_shapes(species, n=8, **change):
    """n blades of a species; the last but one has wilted, the last has been bitten or is creased"""
    k = (species, n, *sorted(change.items()))
    if k in SHAPES:
        return SHAPES[k]
    p = dict(SPECIES[species], **change)
    g, out = R.Random(len(species) * 71 + n), []
    for i in range(n):
        wilted, bitten = i == n - 2 and n > 5, i == n - 1 and n > 5
        q = {k: g.uniform(*p[k]) for k in ('curl', 'fold', 'wave')}
        if wilted:
            q['curl'], q['fold'] = q['curl'] + 0.7, q['fold'] + 0.3
        bites = [(g.uniform(0.25, 0.85), g.randrange(2), g.uniform(0.25, 0.6)) for _ in range(3)] if bitten and p['nu'] > 11 else ()
        f = g.uniform(0.9, 1.1)
        out.append(blade(
            p['L'] * f, p['W'] * g.uniform(0.88, 1.1), p.get('outline', species), q['curl'], q['fold'], q['wave'],
            g.uniform(-1, 1) * p.get('twist', 0.25), g.uniform(-1, 1) * p.get('bend', 0.25), g.uniform(-0.15, 0.35), p.get('lobe', 0),
            p['nu'], p['nv'], p.get('waves', 3) * g.uniform(0.8, 1.3), bites, p.get('tears', 0) and int(p['tears'] * g.uniform(0.6, 1.4)), g.randrange(10**6)))  # fmt: skip
        out[-1]['wear'] = p['old'] * (1.0 if wilted else g.uniform(0.1, 0.6))
    SHAPES[k] = out
    return out


# ------------------------------------------------------------- material
def _put(nt, socket, x):
    if isinstance(x, bpy.types.NodeSocket):
        nt.links.new(x, socket)
    else:
        socket.default_value = x


def _math(nt, op, a, b=0.0):
    n = nt.nodes.new('ShaderNodeMath')
    n.operation = op
    _put(nt, n.inputs[0], a)
    _put(nt, n.inputs[1], b)
    return n.outputs[0]


def _mix(nt, fac, a, b, blend='MIX'):
    n = nt.nodes.new('ShaderNodeMix')
    n.data_type, n.blend_type = 'RGBA', blend
    for i, x in ((0, fac), (6, a), (7, b)):
        _put(nt, n.inputs[i], x)
    return n.outputs[2]


def _step(nt, x, lo, hi, to_lo=0.0, to_hi=1.0):
    n = nt.nodes.new('ShaderNodeMapRange')
    for i, y in enumerate((x, lo, hi, to_lo, to_hi)):
        _put(nt, n.inputs[i], y)
    return n.outputs[0]


def _hsv(nt, c, h=0.5, s=1.0, v=1.0):
    n = nt.nodes.new('ShaderNodeHueSaturation')
    for k, x in (('Hue', h), ('Saturation', s), ('Value', v), ('Color', c)):
        _put(nt, n.inputs[k], x)
    return n.outputs[0]


def _split(nt, c):
    n = nt.nodes.new('ShaderNodeSeparateColor')
    _put(nt, n.inputs[0], c)
    return n.outputs


def _map(nt, f):
    t, uv = nt.nodes.new('ShaderNodeTexImage'), nt.nodes.new('ShaderNodeTexCoord')
    t.image = _img(f)
    nt.links.new(uv.outputs['UV'], t.inputs[0])
    return _split(nt, t.outputs[0])


def blend(a, b, f):
    return tuple(x * (1 - f) + y * f for x, y in zip(lin(a), lin(b)))


def leafmat(c='#2f5a2b', rough=0.42, kind='broad', back=None, young=None, pale=None, gloss=0.5, through=0.5, relief=0.35, var=0.30):
    """a leaf of colour c with the maps leaf_KIND; back, young, pale: colours of its back, of new leaves and of its veins

    The mesh attribute 'leaf' holds for each leaf: how young it is, a random number, how worn it is (0 to 1 each).
    """
    k = 'leaf' + kind + c + str((rough, back, young, pale, gloss, through))
    if k in MATERIALS:
        return MATERIALS[k]
    m = MATERIALS[k] = bpy.data.materials.new('leaf' + kind + c)
    m.use_nodes = True
    nt, rgb = m.node_tree, lambda x: (*lin(x), 1)
    N = nt.nodes.new
    at, oi, geo = N('ShaderNodeAttribute'), N('ShaderNodeObjectInfo'), N('ShaderNodeNewGeometry')
    at.attribute_name = 'leaf'
    sep = N('ShaderNodeSeparateXYZ')
    nt.links.new(at.outputs['Vector'], sep.inputs[0])
    new, wear = sep.outputs[0], sep.outputs[2]
    rnd = _math(nt, 'FRACT', _math(nt, 'ADD', sep.outputs[1], oi.outputs['Random']))
    rnd2 = _math(nt, 'FRACT', _math(nt, 'MULTIPLY', rnd, 7.31))
    lines, tone, dry = _map(nt, 'leaf_%s.png' % kind)[:3]
    clear, rough_map, height = _map(nt, 'leaf_%s_m.png' % kind)[:3]
    behind = geo.outputs['Backfacing']
    col = _mix(nt, new, rgb(c), rgb(young or blend(c, '#9cbb4a', 0.55)))
    col = _hsv(nt, col, _step(nt, rnd, 0, 1, 0.488, 0.508), _step(nt, rnd2, 0, 1, 0.88, 1.08), _step(nt, rnd2, 0, 1, 1 - var, 1 + var))
    col = _hsv(nt, col, v=_step(nt, tone, 0, 1, 0.50, 1.50))
    col = _mix(nt, _math(nt, 'MULTIPLY', behind, 0.75), col, _mix(nt, 0.35, rgb(back or blend(c, '#a3b486', 0.45)), col))
    col = _mix(nt, _math(nt, 'MULTIPLY', lines, 0.85), col, rgb(pale or blend(c, '#c3d08c', 0.50)))
    age = _math(nt, 'ADD', dry, wear)
    col = _mix(nt, _step(nt, age, 0.80, 1.05, 0, 0.75), col, rgb('#a99a3c'))
    brown = _step(nt, age, 1.0, 1.10)
    col = _mix(nt, brown, col, _mix(nt, rnd, rgb('#6d4a26'), rgb('#8f6d3e')))
    b = nt.nodes['Principled BSDF']
    _put(nt, b.inputs['Base Color'], col)
    shine = _math(nt, 'ADD', _step(nt, rough_map, 0, 1, rough - 0.10, rough + 0.14), _math(nt, 'MULTIPLY', _math(nt, 'MAXIMUM', behind, brown), 0.22))
    _put(nt, b.inputs['Roughness'], shine)
    _put(nt, b.inputs['Specular IOR Level'], _step(nt, _math(nt, 'MAXIMUM', behind, brown), 0, 1, gloss * 1.5, gloss * 0.5))
    bump = N('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = relief, 0.003
    _put(nt, bump.inputs['Height'], height)
    _put(nt, b.inputs['Normal'], bump.outputs[0])
    tr, mx = N('ShaderNodeBsdfTranslucent'), N('ShaderNodeMixShader')
    _put(nt, tr.inputs['Color'], _hsv(nt, col, 0.485, 1.12, 1.7))
    _put(nt, mx.inputs[0], _math(nt, 'MULTIPLY', _step(nt, clear, 0, 1, 0.25 * through, 1.15 * through), _step(nt, brown, 0, 1, 1, 0.4)))
    for i, x in ((1, b.outputs[0]), (2, tr.outputs[0])):
        _put(nt, mx.inputs[i], x)
    _put(nt, nt.nodes['Material Output'].inputs['Surface'], mx.outputs[0])
    return m


def barkmat(c='#5b4634', size=0.25, depth=0.006):
    """rough bark or a woody stem"""
    dark = blend(c, '#1d1712', 0.55)
    return mat('bark%s%g' % (c, size), c, rough=0.92, spec=0.2, tex='plaster.png', size=(size, size, size * 2.5), ramp=[(0.2, dark), (0.8, lin(c))], bump=[('boucle_h.png', (size, size, size * 2.5), 0.8, depth)])


# ------------------------------------------------------------- what plants must not touch
def curtains():
    """boxes of the curtains hung so far, as (lower corner, upper corner)"""
    out = []
    for o in bpy.data.objects:
        if o.name.startswith('curtain') and o.type == 'MESH' and o.parent is None:
            P = np.empty(len(o.data.vertices) * 3)
            o.data.vertices.foreach_get('co', P)
            P = P.reshape(-1, 3) + np.array(o.location)
            out.append((P.min(0), P.max(0)))
    return out


def _beyond(loc, lo, hi, margin=0.015):
    """where a plant at loc would be in a curtain, or behind it"""
    a = int(hi[1] - lo[1] < hi[0] - lo[0])  # the thin direction
    toward = 1 if loc[a] < (lo[a] + hi[a]) / 2 else -1

    def hit(P):
        past = P[:, a] > lo[a] - margin if toward > 0 else P[:, a] < hi[a] + margin
        b = 1 - a
        return past & (P[:, b] > lo[b] - 0.04) & (P[:, b] < hi[b] + 0.04) & (P[:, 2] > lo[2]) & (P[:, 2] < hi[2])

    return hit


def free_of(clear, loc):
    """a test of points (n, 3): whether all are free. clear: function point -> bool, or list like [('y', '<', 4.4), ('x', '>', -2.6)]

    Curtains that hang already are always kept free.
    """
    hits = [_beyond(loc, *c) for c in curtains()]
    rules = [] if callable(clear) or not clear else [('xyz'.index(a), op, d) for a, op, d in clear]

    def free(P):
        P = np.atleast_2d(P)
        if callable(clear) and not all(clear(tuple(p)) for p in P):
            return False
        if any((P[:, a].max() > d) if op == '<' else (P[:, a].min() < d) for a, op, d in rules):
            return False
        return not any(h(P).any() for h in hits)

    return free


# ------------------------------------------------------------- plants as one mesh
def turn(az, el, roll=0.0):
    """the rotation of a leaf that points to azimuth az and rises by el, rolled about itself"""
    ca, sa, ce, se, cr, sr = math.cos(az), math.sin(az), math.cos(el), math.sin(el), math.cos(roll), math.sin(roll)
    d, s, n = np.array([ca * ce, sa * ce, se]), np.array([-sa, ca, 0]), np.array([-ca * se, -sa * se, ce])
    return np.stack([d, s * cr + n * sr, n * cr - s * sr], 1)


def along(d, up=(0, 0, 1), roll=0.0):
    """the rotation of a leaf that points along d, its front to up"""
    d = np.asarray(d, float)
    d = d / (np.linalg.norm(d) + 1e-12)
    s = np.cross(up, d)
    if np.linalg.norm(s) < 1e-4:
        s = np.cross((1, 0, 0), d)
    s /= np.linalg.norm(s)
    n = np.cross(d, s)
    return np.stack([d, s * math.cos(roll) + n * math.sin(roll), n * math.cos(roll) - s * math.sin(roll)], 1)


def sweep(P, radii, sides=6):
    """a tube along the points P, its radius changing: vertices, quads and UV in metres"""
    P = np.asarray(P, float)
    radii = np.broadcast_to(np.asarray(radii, float), len(P))
    d = np.gradient(P, axis=0)
    d /= np.linalg.norm(d, axis=1)[:, None] + 1e-12
    x = np.cross(d[0], (0, 0, 1) if abs(d[0][2]) < 0.9 else (1, 0, 0))
    X = []
    for k in d:  # parallel transport: the tube does not wring
        x = x - k * x.dot(k)
        x = x / (np.linalg.norm(x) + 1e-12)
        X.append(x)
    X = np.array(X)
    Y = np.cross(d, X)
    a = np.arange(sides) * 2 * pi / sides
    ring = X[:, None] * np.cos(a)[None, :, None] + Y[:, None] * np.sin(a)[None, :, None]
    V = P[:, None] + ring * radii[:, None, None]
    length = np.append(0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1)))
    UV = np.stack(np.broadcast_arrays(length[:, None], (a / (2 * pi))[None, :]), -1)
    return dict(V=V.reshape(-1, 3), F=grid_faces(len(P), sides, wrap=True)[:, ::-1], UV=UV.reshape(-1, 2))


class Foliage:
    """collects leaves, stems and stones of a plant; mesh() makes one mesh of them"""

    def __init__(self, loc=(0, 0, 0), clear=None, seed=0):
        self.parts, self.materials, self.points = [], [], 0
        self.loc = np.array(loc, float)
        self.free = free_of(clear, loc)
        self.g = R.Random(seed)

    def add(self, shape, m, rot=None, p=(0, 0, 0), s=1.0, young=0.0, wear=0.0, rnd=None):
        V = shape['V'] * s
        V = (V @ rot.T if rot is not None else V) + np.asarray(p, float)
        if m not in self.materials:
            self.materials.append(m)
        leaf = np.array([young, self.g.random() if rnd is None else rnd, wear])
        self.parts.append((V, shape['F'] + self.points, shape['UV'], np.broadcast_to(leaf, V.shape), self.materials.index(m)))
        self.points += len(V)

    def leaf(self, shapes, m, p, az, el, roll=0.0, s=1.0, young=0.0, wear=None, shape=None):
        """a leaf at p, turned away from what is in its way; False where it fits nowhere and is left out"""
        shape = shape or self.g.choice(shapes)
        wear = shape.get('wear', 0) if wear is None else wear
        for da, de in ((0, 0), (0.5, 0.2), (-0.5, 0.2), (1.0, 0.4), (-1.0, 0.4), (1.7, 0.6), (-1.7, 0.6)):
            rot = turn(az + da, min(1.45, el + de), roll)
            if self.free(shape['V'] * s @ rot.T + np.asarray(p, float)):
                self.add(shape, m, rot, p, s, young, wear)
                return True
        return False

    def stem(self, P, r0, r1, m, sides=6, n=None):
        P = smooth_line(P, n or 3 * len(P))
        self.add(sweep(P, np.linspace(r0, r1, len(P)), sides), m, rnd=0.5)
        return P

    def mesh(self, name):
        me = bpy.data.meshes.new(name)
        if not self.parts:
            return me
        V, F, UV, A = (np.concatenate([p[i] for p in self.parts]) for i in range(4))
        index = np.concatenate([np.full(len(p[1]), p[4]) for p in self.parts])
        me.vertices.add(len(V))
        me.vertices.foreach_set('co', V.astype(np.float32).ravel())
        me.loops.add(F.size)
        me.loops.foreach_set('vertex_index', F.astype(np.int32).ravel())
        me.polygons.add(len(F))
        me.polygons.foreach_set('loop_start', np.arange(0, F.size, 4, dtype=np.int32))
        me.update(calc_edges=True)
        me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
        for m in self.materials:
            me.materials.append(m)
        me.polygons.foreach_set('material_index', index.astype(np.int32))
        me.uv_layers.new().data.foreach_set('uv', UV[F.ravel()].astype(np.float32).ravel())
        me.attributes.new('leaf', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', A.astype(np.float32).ravel())
        return me

    def object(self, name='plant'):
        return obj(name, self.mesh(name))


def pinnate(f, P, shapes, m, pairs, t0=0.3, size=lambda t: 1.0, angle=(1.1, 0.4), lift=0.35, jitter=0.12, young=0.0, wear=None, end=True):
    """leaflets in pairs along the rachis P (n, 3); angle: to the rachis, at its base and its tip; lift: of both sides above it"""
    g = f.g
    for i in range(pairs):
        t = t0 + (1 - t0) * (i + 0.5) / pairs
        x = t * (len(P) - 1)
        b = min(len(P) - 2, int(x))
        p, d = P[b] + (P[b + 1] - P[b]) * (x - b), P[b + 1] - P[b]
        d = d / np.linalg.norm(d)
        s = np.cross((0, 0, 1), d)
        s = s / np.linalg.norm(s) if np.linalg.norm(s) > 1e-3 else np.array((1.0, 0, 0))
        up = np.cross(d, s)
        a = angle[0] + (angle[1] - angle[0]) * (t - t0) / (1 - t0)
        for sg in (-1, 1):
            aa, ll = a + g.uniform(-jitter, jitter), lift + g.uniform(-jitter, jitter)
            q = d * math.cos(aa) + (s * sg * math.cos(ll) + up * math.sin(ll)) * math.sin(aa)
            _place(f, shapes, m, p, q, up, size(t) * g.uniform(0.9, 1.1), young, wear)
    if end:
        _place(f, shapes, m, P[-1], P[-1] - P[-2], (0, 0, 1), size(1), young, wear)


def _place(f, shapes, m, p, d, up, s, young, wear):
    shape = f.g.choice(shapes)
    rot = along(d, up, f.g.uniform(-0.3, 0.3))
    if f.free(shape['V'] * s @ rot.T + p):
        f.add(shape, m, rot, p, s, young, shape['wear'] if wear is None else wear)
