"""Soft parts: cushions with seams, stitched pads, folded and hung cloth, rugs with pile."""

from .scene import *
import random as R

from .geometry import *
from .materials import *


def softmesh(name, m, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, solid=0.0, sub=1, pipe=None, centred=False):
    """a mesh of cloth.py; pipe: the material of its piping; solid: its thickness; centred: about the middle of its bounds"""
    key = name + ('.centred' if centred else '')
    if key not in MESHES:
        d = np.load(T + name + '.npz')
        V = d['V'] - (d['V'].min(0) + d['V'].max(0)) / 2 if centred else d['V']
        me = pmesh(name, V.tolist(), d['F'].tolist())
        for _ in range(2):
            me.materials.append(None)
        if 'M' in d:
            me.polygons.foreach_set('material_index', d['M'].astype(np.int32))
        MESHES[key], MESHES[key + '.size'] = me, V.max(0) - V.min(0)
    o = obj(name, MESHES[key], None, loc, rot, smooth=180, scale=scale)
    for s, x in zip(o.material_slots, (m, pipe or m)):
        s.link, s.material = 'OBJECT', x
    if solid:
        s = o.modifiers.new('so', 'SOLIDIFY')
        s.thickness, s.offset = solid, 0
    if sub:
        s = o.modifiers.new('s', 'SUBSURF')
        s.levels = s.render_levels = sub
    return o


def cushion(w, d, h, m, loc=(0, 0, 0), rot=(0, 0, 0), kind='seat', seed=0, piping=None):
    """a boxed cushion with piped seams, about its middle; kind: 'seat' or 'round' (top z+) or 'back' (front z+, lower edge y-)

    w, d, h are its bounds. The seed picks one of the shapes and its mirror image.
    """
    name = kind + str(1 + seed % (2 if kind == 'round' else 3))
    o = softmesh(name, m, loc, rot, 1, pipe=piping, centred=True)
    s = np.array((w, d, h)) / MESHES[name + '.centred.size']
    o.scale = (s[0] * (-1 if seed // 3 % 2 else 1), s[1], s[2])
    return o


def padbox(w, d, h, m, loc=(0, 0, 0), r=0.04, piping=None, seed=0, front=True, n=16):
    """an upholstered block; front: its seam with a cord runs round the face towards -y, else round its top"""
    if not front:
        return softbox(w, d, h, m, loc, (0, 0, 0), r=r, puff=0.004, wr=0.002, n=n, seed=seed, piping=piping or m)
    return softbox(w, h, d, m, loc, (pi / 2, 0, 0), r=r, puff=0.003, wr=0.002, n=n, seed=seed, piping=piping or m)


def channelled(w, h, t, m, n=5, axis='x', loc=(0, 0, 0), rot=(0, 0, 0), r=0.03, depth=0.016, bow=0.0, curve=None):
    """a pad stitched in n channels, facing -y, x about 0, z from 0 to h; axis: 'x' upright channels, 'z' level ones

    bow: how far its sides come forward. curve: a function of z in 0..1 that moves it forward.
    """
    nf = max(24, n * 10) if axis == 'x' else 28
    rows = [(r * (1 - math.cos(a)), r * (1 - math.sin(a))) for a in [k * pi / 12 for k in range(6)]]
    nz = max(20, n * 10) if axis == 'z' else 18
    rows += [(r + (h - 2 * r) * k / nz, 0.0) for k in range(nz + 1)]
    rows += [(h - z, e) for z, e in rows[5::-1]]
    V, K = [], 0
    for z, e in rows:
        a, b, c = w / 2 - e, t / 2 - e, max(r - e, 0.001)
        f = 1 - e / r
        loop = []
        for i in range(nf + 1):
            x = -a + c + (2 * a - 2 * c) * i / nf
            s = (x + a) / (2 * a) if axis == 'x' else min(1, max(0, z / h))
            side = min(1, (a - abs(x)) / (0.10 * w)) ** 0.5
            loop.append((x, -b - depth * f * abs(math.sin(pi * n * s)) ** 0.5 * (side if axis == 'z' else 1)))
        for k in range(1, 6):
            loop.append((a - c + c * math.sin(k * pi / 12), -b + c - c * math.cos(k * pi / 12)))
        loop += [(a, -b + c), (a, b - c), (a - c * 0.3, b - c * 0.3), (a - c, b), (-a + c, b), (-a + c * 0.3, b - c * 0.3), (-a, b - c), (-a, -b + c)]
        for k in range(5, 0, -1):
            loop.append((-a + c - c * math.sin(k * pi / 12), -b + c - c * math.cos(k * pi / 12)))
        K = len(loop)
        off = curve(z / h) if curve else 0
        V += [(x, y - off - bow * (2 * x / w) ** 2, z) for x, y in loop]
    N = len(rows)
    F = [(j * K + i, j * K + (i + 1) % K, (j + 1) * K + (i + 1) % K, (j + 1) * K + i) for j in range(N - 1) for i in range(K)]
    F += [tuple(range(K))[::-1], tuple((N - 1) * K + i for i in range(K))]
    o = obj('pad', pmesh('pad', V, F), m, loc, rot, smooth=180)
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 1
    return o


# ------------------------------------------------------------- cloth for the bath, folded things
def terry(c):
    """towelling: loops, no lustre"""
    return mat('terry' + c, c, rough=1, spec=0.05, tex='boucle.png', size=0.045, ramp=[(0, tuple(x * 0.55 for x in lin(c))), (0.55, c)], sheen=0.35, bump=[('boucle_h.png', 0.045, 1.0, 0.005)])


def foldedone(k, m, loc, w, d, t, rz=0.0, solid=0.003, soft=0.0):
    """one folded garment of cloth.py (k: 1-3 shirts, 4-5 towels, 6 a sari), its fold towards -y, standing on loc

    soft: how far it is from a board: its layers shifted, its corners hanging, its top uneven.
    """
    o = softmesh('fold%d' % k, m, loc, (0, 0, rz), 1, solid)
    e = MESHES['fold%d.size' % k]
    o.scale = (w / e[0], d / e[1], t / e[2])
    if soft:
        _slacken(o, w, d, t, soft)
    return o


def _slacken(o, w, d, t, k):
    """the folded cloth o of w x d x t with a copy of its mesh that lies as cloth lies"""
    o.data = o.data.copy()
    s = np.array(o.scale)
    V = np.empty(len(o.data.vertices) * 3)
    o.data.vertices.foreach_get('co', V)
    V = V.reshape(-1, 3) * s
    c, seed = (V.min(0) + V.max(0)) / 2, sum(o.location) * 7.3
    h = (V[:, 2] - V[:, 2].min()) / t
    u, v = np.abs(V[:, 0] - c[0]) / w * 2, np.abs(V[:, 1] - c[1]) / d * 2
    rim = np.clip((np.maximum(u, v) - 0.55) / 0.45, 0, 1) ** 2 + 0.5 * (np.clip(u - 0.5, 0, 1) * np.clip(v - 0.5, 0, 1)) * 4
    N = np.array([[noise.noise(Vector((x * f, y * f, q * 4 + seed + i))) for i, (f, q) in enumerate(((7, 0.3), (9, hh), (11, hh)))] for (x, y, _), hh in zip(V, h)])
    V[:, 2] += k * h * (0.16 * t * N[:, 0] - 0.26 * t * np.minimum(rim, 1.3))
    V[:, 0] += k * 0.008 * N[:, 1] * (0.3 + u)
    V[:, 1] += k * 0.007 * N[:, 2] * (0.3 + v)
    o.data.vertices.foreach_set('co', (V / s).ravel())
    o.data.update()


def foldedtowels(x, y, z, w=0.36, d=0.25, colours=('#efe7d8', '#c98f6b', '#efe7d8'), seed=0, rot=0.0):
    """a pile of folded towels, one for each colour; returns its top"""
    r = R.Random(seed)
    for i, c in enumerate(colours):
        t = r.uniform(0.050, 0.062)
        foldedone(4 + (seed + i) % 2, terry(c), (x + r.uniform(-0.006, 0.006), y, z + 0.004), w * r.uniform(0.95, 1), d * r.uniform(0.95, 1), t - 0.006, rot + r.uniform(-0.04, 0.04), 0.008)
        z += t
    return z


# ------------------------------------------------------------- rugs
def _tuftmesh(a, b, step, length, seed):
    """tufts on a tile of a x b metres, as blades of two quads"""
    g = np.random.default_rng(seed)
    nx, ny = max(1, int(a / step)), max(1, int(b / step))
    x, y = np.meshgrid((np.arange(nx) + 0.5) * a / nx, (np.arange(ny) + 0.5) * b / ny)
    P = np.stack([x.ravel(), y.ravel(), np.zeros(nx * ny)], 1)
    n = len(P)
    P[:, :2] += g.uniform(-0.45, 0.45, (n, 2)) * step
    turn, lean, k = g.uniform(0, 2 * np.pi, n), g.uniform(0.15, 0.75, n), g.uniform(0.75, 1.1, n) * length
    way = np.where(g.random(n) < 0.6, 0.8 + g.normal(0, 0.5, n), turn)  # most lean one way, as a brushed pile does
    side = np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
    lay = np.stack([np.cos(way), np.sin(way), 0 * turn], 1)
    V = np.empty((n, 6, 3), np.float32)
    for j, (wd, h, l) in enumerate(((0.5, 0, 0), (0.62, 0.55, 0.25), (0.30, 1.0, 1.0))):
        c = P + lay * (k * lean * l)[:, None] + np.array([0, 0, 1.0]) * (k * h * np.cos(lean * l * 0.8))[:, None]
        V[:, 2 * j], V[:, 2 * j + 1] = c - side * step * wd, c + side * step * wd
    F = (np.arange(n)[:, None, None] * 6 + np.array([[0, 1, 3, 2], [2, 3, 5, 4]])).reshape(-1, 4)
    me = bpy.data.meshes.new('tufts')
    me.vertices.add(n * 6)
    me.vertices.foreach_set('co', V.ravel())
    me.loops.add(F.size)
    me.loops.foreach_set('vertex_index', F.ravel().astype(np.int32))
    me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(0, F.size, 4, dtype=np.int32))
    me.update(calc_edges=True)
    return me


def _pinned(m, root, a, b, uv):
    """a copy of m whose map lies on the rug root of a x b metres, whatever tile the tuft belongs to"""
    m = m.copy()
    m.name = 'pile.' + m.name
    nt = m.node_tree
    tc = nt.nodes.new('ShaderNodeTexCoord')
    tc.object = root
    for n in list(nt.nodes):
        if n.bl_idname == 'ShaderNodeMapping':
            nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
            if uv:
                s = n.inputs['Scale'].default_value
                n.inputs['Scale'].default_value = (s[0] / a, s[1] / b, s[2])
        if n.bl_idname == 'ShaderNodeTexImage':
            n.projection = 'FLAT'
    return m


def pile(root, a, b, m, length=0.009, step=0.0045, uv=False, tile=0.24, inside=None):
    """tufts over the rectangle 0..a x 0..b of the object root; inside(x, y): where, for a rug that is no rectangle"""
    m = _pinned(m, root, a, b, uv)
    nx, ny = max(1, round(a / tile)), max(1, round(b / tile))
    tx, ty = a / nx, b / ny
    shared = [_tuftmesh(tx, ty, step, length, s) for s in range(3)]
    r = R.Random(9)
    for i in range(nx):
        for j in range(ny):
            me = shared[r.randrange(3)]
            if inside:
                corner = [inside((i + p / 8) * tx, (j + q / 8) * ty) for p in range(9) for q in range(9)]
                if not any(corner):
                    continue
                if not all(corner):
                    me = _cut(me, lambda x, y: inside(i * tx + x, j * ty + y))
            o = obj('pile', me, m, (i * tx, j * ty, 0), smooth=180)
            o.parent = root


def _cut(me, keep):
    """me without the tufts whose root keep(x, y) rejects"""
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', V)
    V = V.reshape(-1, 6, 3)
    V = V[[keep(*v[0, :2]) for v in V]]
    F = [(6 * i + p, 6 * i + q, 6 * i + s, 6 * i + t) for i in range(len(V)) for p, q, s, t in ((0, 1, 3, 2), (2, 3, 5, 4))]
    return pmesh('tufts', V.reshape(-1, 3).tolist(), F)


def _rugroot(x, y, z, rot=0.0):
    root = bpy.data.objects.new('rug', None)
    link(root)
    root.location, root.rotation_euler = (x, y, z), (0, 0, rot)
    return root


def rug(x0, x1, y0, y1, m, z=0.010, length=0.009, step=0.0045, uv=True, side='#8a7a62', turn=False):
    """a rug with pile from x0 to x1, y0 to y1; m: its design, by uv over the whole rug or in metres

    turn: the upper end of the design points to -x.
    """
    w, d = x1 - x0, y1 - y0
    box(x0 + 0.002, x1 - 0.002, y0 + 0.002, y1 - 0.002, 0.0005, z, mat('rugside' + side, side, rough=1, spec=0.05), bev=0.003)
    root, a, b = (_rugroot(x1, y0, z - 0.001, pi / 2), d, w) if turn else (_rugroot(x0, y0, z - 0.001), w, d)
    pile(root, a, b, m, length, step, uv)
    return root


def roundrug(x, y, r, m, z=0.010, length=0.010, step=0.0045, sx=1.0, ring=None, side='#8a7a62'):
    """a round rug with pile (sx: stretched along x); ring: (material, inner radius, outer radius) of a border"""
    lathe([(0.0001, z), (r - 0.004, z), (r, z - 0.004), (r, 0.0005)], mat('rugside' + side, side, rough=1, spec=0.05), (x, y, 0), 96, 30, scale=(sx, 1, 1))
    root = _rugroot(x - r * sx, y - r, z - 0.001)
    dist = lambda px, py: math.hypot((px - r * sx) / sx, py - r)
    bands = [(m, 0, r)] if not ring else [(m, 0, ring[1]), (ring[0], ring[1], ring[2]), (m, ring[2], r)]
    for mm, a, b in bands:
        pile(root, 2 * r * sx, 2 * r, mm, length, step, inside=lambda px, py: a <= dist(px, py) < b, tile=0.2)
    return root


def strings(paths, r, m):
    """many short strings as one object: fringes, tassels"""
    c = bpy.data.curves.new('strings', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution = '3D', r, 1
    for P in paths:
        s = c.splines.new('POLY')
        s.points.add(len(P) - 1)
        for p, q in zip(s.points, P):
            p.co = (*q, 1)
    o = bpy.data.objects.new('strings', c)
    link(o)
    c.materials.append(m)
    return o
