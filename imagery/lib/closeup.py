"""For pictures of details: a long lens in portrait format, and materials that stay sharp at a hand's breadth (by nodes, no maps)."""

from .scene import *
from .camera import camera
from .geometry import *
from .materials import WOODS, mat
from .weather import maths, mixed, node, ramp


def closeup(loc, at, focal=70, fstop=8, shift=(0, 0)):
    """looks from loc at a point, sharp there"""
    d = Vector(at) - Vector(loc)
    o = camera(loc, focal=focal, fstop=fstop, focus=d.length, shift_x=shift[0], shift=shift[1], tall=True)
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    return o


def place(nt, scale=(1, 1, 1), own=True):
    """metres within the object; own: no two objects show the same part"""
    tc = node(nt, 'TexCoord').outputs['Object']
    if own:
        r = node(nt, 'ObjectInfo').outputs['Random']
        tc = node(nt, 'VectorMath', {0: tc, 1: node(nt, 'VectorMath', {0: (7.1, 13.7, 29.3), 'Scale': r}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    return node(nt, 'Mapping', {'Vector': tc, 'Scale': scale}).outputs[0]


def cloud(nt, at, scale, detail=3, rough=0.5, distort=0.0):
    return node(nt, 'TexNoise', {'Vector': at, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distort}).outputs[0]


def between(nt, x, lo, hi, a=0.0, b=1.0):
    return node(nt, 'MapRange', {0: x, 1: lo, 2: hi, 3: a, 4: b}).outputs[0]


def dressed(m, colour=None, rough=None, height=None, depth=0.0002):
    """a material of mat() with colour, roughness and relief by nodes"""
    nt = m.node_tree
    b = nt.nodes['Principled BSDF'].inputs
    for k, v in (('Base Color', colour), ('Roughness', rough)):
        if v is not None:
            nt.links.new(v, b[k])
    if height is not None:
        nt.links.new(node(nt, 'Bump', {'Height': height, 'Strength': 1.0, 'Distance': depth}).outputs[0], b['Normal'])
    return m


def grain(kind='oak', along='x', rough=0.42, ring=0.005, name=''):
    """sawn wood: year rings about a pith outside the board, fibres, open pores; kind: of WOODS, or four colours"""
    k = 'grain%s%s%s%s' % (kind if isinstance(kind, str) else kind[0][1], along, rough, ring) + name
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, rough=rough)
    nt, a = m.node_tree, 'xyz'.index(along)
    stretch = lambda n: [1 / n if i == a else 1.0 for i in range(3)]
    p = place(nt, stretch(14))
    s = node(nt, 'SeparateXYZ', {0: p}).outputs
    u, v = [maths(nt, 'ADD', s[i], x) for i, x in zip([i for i in range(3) if i != a], (0.03, 0.09))]
    r = maths(nt, 'SQRT', maths(nt, 'ADD', maths(nt, 'MULTIPLY', u, u), maths(nt, 'MULTIPLY', v, v)))
    r = maths(nt, 'MULTIPLY_ADD', cloud(nt, p, 14, 3, 0.55), 0.035, r)
    r = maths(nt, 'MULTIPLY_ADD', cloud(nt, node(nt, 'CombineXYZ', {0: r}).outputs[0], 55, 2), ring * 4.0, r)  # years differ
    rings = maths(nt, 'FRACT', maths(nt, 'DIVIDE', r, ring))
    late = maths(nt, 'MULTIPLY', maths(nt, 'POWER', rings, 2.2), between(nt, cloud(nt, node(nt, 'CombineXYZ', {0: r, 1: 3.0}).outputs[0], 90, 1), 0.35, 0.65, 0.25, 1.2))
    fibre = cloud(nt, place(nt, stretch(60)), 900, 2, 0.6)
    broad = cloud(nt, place(nt, stretch(10)), 9, 2)
    pores = between(nt, cloud(nt, place(nt, stretch(28)), 1300, 1), 0.60, 0.70)
    pores = maths(nt, 'MULTIPLY', pores, maths(nt, 'SUBTRACT', 1.0, maths(nt, 'MULTIPLY', rings, 0.75)))
    tone = maths(nt, 'MULTIPLY_ADD', late, -0.24, maths(nt, 'MULTIPLY_ADD', fibre, 0.36, maths(nt, 'MULTIPLY_ADD', broad, 0.40, 0.24)))
    tone = maths(nt, 'MULTIPLY_ADD', pores, -0.30, tone)
    return dressed(m, ramp(nt, tone, WOODS[kind] if isinstance(kind, str) else kind), between(nt, pores, 0, 1, rough, min(1, rough + 0.25)), maths(nt, 'MULTIPLY_ADD', pores, -1.0, maths(nt, 'MULTIPLY', fibre, 0.5)), 0.00012)


BIRCH = ((0.15, '#b8935f'), (0.42, '#cfae7c'), (0.62, '#d8ba8b'), (0.9, '#e2c89e'))


def ply(axis='y', t=0.012, layers=9, face=BIRCH, along='x', name=''):
    """plywood whose sheets lie across that axis: veneer on its faces, plies on its edges"""
    k = 'ply%s%s%s%s%s' % (axis, t, layers, face[0], along) + name
    if k in MATERIALS:
        return MATERIALS[k]
    m = grain(face, along, 0.55, 0.022, 'ply' + axis + name)
    MATERIALS[k] = m
    nt, a = m.node_tree, 'xyz'.index(axis)
    b = nt.nodes['Principled BSDF'].inputs
    veneer = b['Base Color'].links[0].from_socket
    tc = node(nt, 'TexCoord').outputs
    at = node(nt, 'SeparateXYZ', {0: tc['Object']}).outputs[a]
    at = maths(nt, 'MULTIPLY_ADD', cloud(nt, place(nt, [0.2 if i != a else 0.02 for i in range(3)]), 40, 2), t * 0.03, at)
    n = maths(nt, 'MULTIPLY', maths(nt, 'ADD', maths(nt, 'DIVIDE', at, t), 0.5), float(layers))
    odd = maths(nt, 'FRACT', maths(nt, 'MULTIPLY', maths(nt, 'FLOOR', n), 0.5))
    odd = maths(nt, 'GREATER_THAN', odd, 0.25)
    glue = maths(nt, 'LESS_THAN', maths(nt, 'PINGPONG', n, 0.5), 0.06)
    ends = cloud(nt, place(nt), 2600, 2, 0.7)
    length = cloud(nt, place(nt, [1 if i == a else 0.03 for i in range(3)]), 2200, 2, 0.6)
    c = mixed(nt, odd, ramp(nt, length, [(0.3, '#b9925f'), (0.7, '#e3c79b')]), ramp(nt, ends, [(0.32, '#6f4a2a'), (0.62, '#b98d5d')]))
    c = mixed(nt, maths(nt, 'MULTIPLY', glue, 0.7), c, (*lin('#5a3a22'), 1))
    n = node(nt, 'SeparateXYZ', {0: tc['Normal']}).outputs[a]
    edge = maths(nt, 'LESS_THAN', maths(nt, 'ABSOLUTE', n), 0.75)
    nt.links.new(mixed(nt, edge, veneer, c), b['Base Color'])
    return m


def stone(kind='white', rough=0.22):
    """marble through and through: veins go on round a corner"""
    k = 'stone' + kind + str(rough)
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, rough=rough)
    nt = m.node_tree
    p = place(nt, (1.0, 0.75, 1.25), own=False)
    vein = lambda s, w, d: between(nt, maths(nt, 'ABSOLUTE', maths(nt, 'SUBTRACT', cloud(nt, p, s, 6, 0.55, d), 0.5)), 0, w, 1, 0)
    ground, soft, line = dict(white=('#e9e6e0', '#b9b6b1', '#77706a'), makrana=('#e9e6df', '#d6d3cc', '#aaa59d'), green=('#1d3a2c', '#2f5642', '#b9c8b6'), grey=('#8f8c88', '#a5a29d', '#e6e2db'))[kind]
    c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, cloud(nt, p, 5, 5, 0.6, 0.8), 0.42, 0.72), 0.45), (*lin(ground), 1), (*lin(soft), 1))
    where = between(nt, cloud(nt, p, 2.6, 2), 0.36, 0.54)
    c = mixed(nt, maths(nt, 'MULTIPLY', maths(nt, 'POWER', vein(2.6, 0.06, 0.5), 1.3), maths(nt, 'MULTIPLY', where, 0.9)), c, (*lin(line), 1))
    c = mixed(nt, maths(nt, 'MULTIPLY', vein(6, 0.014, 0.4), maths(nt, 'MULTIPLY', where, 0.5)), c, (*lin(line), 1))
    c = mixed(nt, maths(nt, 'MULTIPLY', cloud(nt, p, 900, 2), 0.10), c, (*lin(soft), 1))
    return dressed(m, c, between(nt, cloud(nt, p, 14, 3), 0.3, 0.7, rough - 0.02, rough + 0.05))


def chips(ground, stones, rough=0.22, size=0.016, name=''):
    """terrazzo: broken stones of three sizes in cement, ground flat"""
    k = 'chips' + ground + name + str(rough)
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, rough=rough)
    nt = m.node_tree
    p = place(nt, own=False)
    p = node(nt, 'VectorMath', {0: p, 1: node(nt, 'VectorMath', {0: node(nt, 'TexNoise', {'Vector': p, 'Scale': 130.0, 'Detail': 2.0}).outputs[1], 'Scale': size * 0.20}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    c = mixed(nt, cloud(nt, p, 700, 3, 0.7), (*lin(ground), 1), (*[x * 0.86 for x in lin(ground)], 1))
    for i, (s, share, wall) in enumerate(((0.22, 0.45, 0.14), (0.5, 0.55, 0.13), (1.0, 0.5, 0.10))):
        at = node(nt, 'VectorMath', {0: p, 1: (0.37 * i, 0.61 * i, 0)}, operation='ADD').outputs[0]
        v = dict(Vector=at, Scale=1 / (size * s), Randomness=0.95)
        cell = node(nt, 'TexVoronoi', v).outputs
        d = node(nt, 'TexVoronoi', v, feature='DISTANCE_TO_EDGE').outputs[0]
        r = node(nt, 'SeparateColor', {0: cell['Color']}).outputs
        n = len(stones)
        tint = ramp(nt, r[0], [(j / n, x) for j, x in enumerate(stones)], True)
        tint = mixed(nt, between(nt, cloud(nt, p, 260, 4, 0.65, 0.6), 0.35, 0.75, 0, 0.5), tint, (*lin('#f1ece2'), 1), 'MULTIPLY' if i % 2 else 'MIX')
        inside = maths(nt, 'GREATER_THAN', d, maths(nt, 'MULTIPLY_ADD', r[2], 0.10, wall))
        c = mixed(nt, maths(nt, 'MULTIPLY', inside, maths(nt, 'LESS_THAN', r[1], share)), c, tint)
    return dressed(m, c, between(nt, cloud(nt, p, 9, 4), 0.3, 0.7, rough - 0.04, rough + 0.09))


def board(c, rough=0.5, relief=0.00006):
    """laminate of one colour, with the fine skin that keeps fingers off it"""
    k = 'board' + c + str(rough)
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, c, rough=rough, spec=0.35)
    return dressed(m, height=cloud(m.node_tree, place(m.node_tree), 1500, 2), depth=relief)


def extruded(P, a0, a1, m, axis='y', bev=0.0008, seg=2):
    """an outline P in the two other axes (x z, y z or x y), drawn from a0 to a1 along that axis"""
    put = dict(y=lambda p, a: (p[0], a, p[1]), x=lambda p, a: (a, *p), z=lambda p, a: (*p, a))[axis]
    n = len(P)
    F = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    me = pmesh('extruded', [put(p, a) for a in (a0, a1) for p in P], F)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.to_mesh(me)
    bm.free()
    o = obj('extruded', me, m, smooth=30)
    if bev:
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = bev, seg, 'ANGLE', math.radians(35)
    return o


def ribbon(paths, w, t, m, up=(0, 0, 1), name='ribbon'):
    """flat bands along paths, rounded on top (cane, tape, shavings), one object; each band has its own 'lot'"""
    V, F, lots = [], [], []
    shape = [(-0.5, 0), (-0.42, 0.6), (-0.18, 1), (0.18, 1), (0.42, 0.6), (0.5, 0)]
    k = len(shape)
    g = random.Random(len(paths))
    for P in paths:
        P = np.asarray(P, float)
        T = np.gradient(P, axis=0)
        T /= np.linalg.norm(T, axis=1)[:, None]
        S = np.cross(T, up)
        S /= np.linalg.norm(S, axis=1)[:, None]
        N = np.cross(S, T)
        base, lot = len(V), g.random()
        V += [tuple(P[i] + S[i] * w * a + N[i] * t * b) for i in range(len(P)) for a, b in shape]
        for i in range(len(P) - 1):
            q = base + i * k
            F += [(q + j, q + (j + 1) % k, q + k + (j + 1) % k, q + k + j) for j in range(k)]
            lots += [lot] * k
        F += [tuple(range(base, base + k)), tuple(range(len(V) - k, len(V)))]  # its ends
        lots += [lot] * 2
    me = pmesh(name, V, F)
    me.attributes.new('lot', 'FLOAT', 'FACE').data.foreach_set('value', lots)
    return obj(name, me, m, smooth=60)


def screw(loc, rot, m, r=0.004, turn=0.4):
    """a countersunk cross-head screw whose head faces +z before rot"""
    from .materials import black

    o = cyl(r, -0.0012, 0.0004, m, loc, 32, 0.0003, rot=rot)
    M = Euler(rot).to_matrix()
    for k in range(2):
        c = box(-r * 0.62, r * 0.62, -r * 0.13, r * 0.13, -0.0006, 0.00044, black(0.6), bev=0)
        c.matrix_world = Matrix.Translation(loc) @ (M @ Euler((0, 0, turn + k * pi / 2)).to_matrix()).to_4x4()
    return o
