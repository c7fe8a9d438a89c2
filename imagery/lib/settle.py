"""Cushions obey gravity: what a room puts down roughly falls onto the real bed, sofa or bench, leans until something holds it, and gives way there.

A room gives the place and lean of a cushion (simmesh('pillow', ...)); settle() is called when the room is built. Each cushion, in the
order in which they were put down, is an obstacle to the next.
"""

from mathutils.bvhtree import BVHTree

from .cloth import piped, smoothed
from .scene import *

NEAR = 0.30  # how far around a cushion things count
CLEAR = 0.06  # how deep in its seat a cushion may have been put
SLACK, SINK = 0.006, 0.014  # how deep it may press into what holds it, before and after it is heavy


def loose():
    return [o for o in bpy.data.objects if 'filling' in o]


def plump(kinds=(4, 1)):
    """gives the square cushions of a room shapes without a hollow between two corners, which stand up like ears"""
    for k, o in enumerate(o for o in loose() if o.name.startswith('pillow') and 'long' not in o.name):
        d = np.load('%spillow%d.npz' % (T, kinds[k % len(kinds)]))
        me = bpy.data.meshes.new('pillow')
        me.from_pydata(d['V'].tolist(), [], d['F'].tolist())
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.materials.append(o.data.materials[0])
        o.data, o['border'] = me, d['border'].tolist()


def slump(k=1.0):
    """gives the cushions of a room put down so far the slackness of down: heavy below, a fold across the middle, the upper edge sunk, one corner hanging"""
    for n, o in enumerate(loose()):
        V = np.empty(len(o.data.vertices) * 3)
        o.data.vertices.foreach_get('co', V)
        V = V.reshape(-1, 3)
        lo, hi = V.min(0), V.max(0)
        h, s = hi[1] - lo[1], -1 if n % 2 else 1
        u, v = (V[:, 0] - (lo[0] + hi[0]) / 2) / (hi[0] - lo[0]) * 2, (V[:, 1] - lo[1]) / h
        z = V[:, 2].copy()
        fold = 0.44 + 0.10 * s * u + 0.05 * np.sin(2.6 * u + n)
        z *= 1 + k * (0.60 * (1 - v) ** 1.2 + 0.05)
        z -= k * 0.020 * np.exp(-(((v - fold) / 0.045) ** 2)) * (1 - u**2) * (V[:, 2] > 0.004)
        z -= k * 0.010 * np.exp(-(((v - fold - 0.13 - 0.16 * s * u) / 0.04) ** 2)) * np.clip(s * u + 0.2, 0, 1) * (V[:, 2] > 0.004)
        z += k * h * 0.16 * ((v - fold) ** 2 - 0.10)
        V[:, 1] -= k * h * (0.09 * v**1.5 + 0.02 * v**3 * np.exp(-(((u - 0.2 * s) / 0.45) ** 2)) + 0.08 * v**2 * np.clip(s * u, 0, 1) ** 2 + 0.05 * v**2 * u**4)
        V[:, 0] *= 1 + k * 0.07 * (1 - v)
        V[:, 2] = z
        o.data.vertices.foreach_set('co', V.ravel())
        o.data.update()


def _points(me, M):
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', V)
    M = np.array(M, np.float32)
    return V.reshape(-1, 3) @ M[:3, :3].T + M[:3, 3]


def _faces(me):
    return np.array([p.vertices[:] for p in me.polygons], np.int32)


def _near(o, lo, hi):
    c = np.array([o.matrix_world @ Vector(p) for p in o.bound_box])
    return (c.min(0) < hi).all() and (c.max(0) > lo).all()


def solid(me):
    """whether a mesh has an inside: a single sheet is nearly all border"""
    e = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get('edge_index', e)
    return np.mean(np.bincount(e, minlength=len(me.edges)) == 1) < 0.2 if len(e) else False


def surroundings(lo, hi, but):
    """a tree of the room's triangles that reach into the box lo..hi; single sheets are left out, they have no inside"""
    outdoors = bpy.data.collections.get('outside')
    skip = set(outdoors.all_objects if outdoors else ()) | set(but)
    dg, V, F = bpy.context.evaluated_depsgraph_get(), [], []
    for o in bpy.context.scene.objects:
        if o.type not in ('MESH', 'CURVE') or o in skip or not _near(o, lo, hi):
            continue
        e = o.evaluated_get(dg)
        me = e.to_mesh()
        if not solid(me):
            e.to_mesh_clear()
            continue
        P, k = _points(me, o.matrix_world), len(V)
        for p in me.polygons:
            q = P[list(p.vertices)]
            if (q.min(0) < hi).all() and (q.max(0) > lo).all():
                F.append([k + i for i in p.vertices])
        V.extend(map(tuple, P))
        e.to_mesh_clear()
    return BVHTree.FromPolygons(V, F) if F else None


class Fall:
    """one cushion on its way down among trees of obstacles"""

    def __init__(self, V, front, trees):
        self.V, self.trees = V.astype(np.float64), [t for t in trees if t]
        self.front = np.array((front[0], front[1], 0.0))
        self.stands = np.linalg.norm(self.front) > 0.4  # else it lies
        self.front /= np.linalg.norm(self.front) + 1e-9

    def inside(self, V):
        """for each point how deep it is in something, and the way out"""
        D = np.zeros((len(V), 3))
        for t in self.trees:
            for i, v in enumerate(V):
                p, n, _, d = t.find_nearest(Vector(v), 0.10)
                if p is not None and (Vector(v) - p).dot(n) < 0 and d > np.linalg.norm(D[i]):
                    D[i] = np.array(p) - v
        return D

    def depth(self):
        h = self.V[:, 2]
        upper = self.V[h > h.min() + 0.30 * np.ptp(h)][::5]
        return np.linalg.norm(self.inside(upper), axis=1).max(initial=0)

    def drop(self):
        """down (or up, out of the seat) until its lower part touches"""
        h = self.V[:, 2]
        gaps = []
        for v in self.V[h < h.min() + (0.25 if self.stands else 1.0) * np.ptp(h)][::2]:
            hits = [t.ray_cast(Vector(v) + Vector((0, 0, CLEAR)), Vector((0, 0, -1)), 1.0)[3] for t in self.trees]
            gaps += [g - CLEAR for g in hits if g is not None]
        if gaps:
            self.V[:, 2] -= np.percentile(gaps, 3)

    def forward(self):
        """clear of what it was put into"""
        for _ in range(40):
            if self.depth() < SLACK:
                return
            self.V += self.front * 0.006

    def turn(self, angle):
        low = self.V[self.V[:, 2] < self.V[:, 2].min() + 0.03].mean(0)
        axis = np.cross(self.front, (0, 0, 1))
        R = np.array(Matrix.Rotation(angle, 3, Vector(axis)))
        self.V = (self.V - low) @ R.T + low

    def lean(self, least):
        """backwards until something holds it, but no lower than the height least"""
        for _ in range(80):
            before = self.V.copy()
            self.turn(math.radians(1.5))
            if self.depth() > SLACK or np.ptp(self.V[:, 2]) < least:
                self.V = before
                return
            self.drop()

    def back(self):
        """pushed back until it touches, as one pushes a cushion; where nothing is near it stays"""
        before = self.V.copy()
        for _ in range(50):
            self.V -= self.front * 0.006
            if self.depth() > SLACK:
                self.V += self.front * 0.006
                return
        self.V = before

    def press(self, faces):
        """its weight: fuller below, flat where it touches"""
        h = (self.V[:, 2] - self.V[:, 2].min()) / np.ptp(self.V[:, 2])
        middle = self.V.mean(0)
        self.V += np.outer((self.V - middle) @ self.front * 0.22 * (0.45 - h), self.front)
        self.V[:, 2] -= SINK
        self.V -= self.front * SINK * 0.5 * self.stands
        for _ in range(2):
            D = self.inside(self.V)
            wet = np.linalg.norm(D, axis=1) > 0
            D = smoothed(D, faces, 2) * ~wet[:, None] + D * wet[:, None]
            self.V += D

    def settled(self, faces):
        if self.stands:
            tall = np.ptp(self.V[:, 2])
            self.forward()
            self.drop()
            self.forward()
            self.lean(tall * 0.86)
            self.back()
            self.lean(0.20)  # with nothing behind it falls over
        self.drop()
        self.press(faces)
        return self.V


def settle():
    """lets every loose cushion of the room go, in the order in which they were put down"""
    bpy.context.view_layer.update()
    cushions, before = loose(), []
    for o in cushions:
        V, faces = _points(o.data, o.matrix_world), _faces(o.data)
        room = surroundings(V.min(0) - NEAR, V.max(0) + NEAR, cushions)
        V = Fall(V, o.matrix_world.to_3x3() @ Vector((0, 0, 1)), [room] + before).settled(faces)
        before.append(BVHTree.FromPolygons([tuple(v) for v in V], faces.tolist()))
        _dress(o, V, faces)


def _dress(o, V, faces):
    """the cushion o in its settled shape, with a cord along its seam"""
    M = np.array(o.matrix_world.inverted())
    V, F, _ = piped(V @ M[:3, :3].T + M[:3, 3], faces, [list(o['border'])], o['cord'])
    old = o.data
    me = bpy.data.meshes.new(old.name)
    me.from_pydata([tuple(map(float, v)) for v in V], [], [tuple(map(int, f)) for f in F])
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.materials.append(old.materials[0])
    o.data = me
