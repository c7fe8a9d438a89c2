"""Nothing floats, no cushion sinks in and the room has no gap: what run.py asks before it renders a picture. A draft only says so, a final stops.

Whatever touches (within TOUCH) belongs together; all must hang together with the shell of the room. Lights, bulbs and what has the
property 'afloat' are left out. A gap is where the camera sees nothing at all: behind a window stands a view (outside()).
"""

import OpenImageIO as oiio
from mathutils.bvhtree import BVHTree

from .scene import *
from .settle import loose, solid

TOUCH, SUNK, HEAVY, FEW = 0.008, 0.025, 150000, 3000
IGNORED = ('glow', 'sheer', 'emis')


def _indoors():
    outdoors = bpy.data.collections.get('outside')
    skip = set(outdoors.all_objects) if outdoors else set()
    for o in bpy.context.scene.objects:
        lit = any(s.material and s.material.name.startswith(IGNORED) for s in o.material_slots)
        if o.type in ('MESH', 'CURVE') and o not in skip and not lit and o.name.split('.')[0] not in ('pile', 'pane') and 'afloat' not in o:
            yield o


class Thing:
    """an object with its bounds; vertices and tree are made when they are first needed"""

    def __init__(self, o, dg):
        self.o, self.dg, self.made = o, dg, False
        c = np.array([o.matrix_world @ Vector(p) for p in o.bound_box])
        self.lo, self.hi = c.min(0) - TOUCH, c.max(0) + TOUCH

    def make(self):
        if not self.made:
            e = self.o.evaluated_get(self.dg)
            me = e.to_mesh()
            self.V = [self.o.matrix_world @ v.co for v in me.vertices] if len(me.vertices) < HEAVY else None
            if self.V:
                self.solid = solid(me)
                self.edges = np.array([e.vertices[:] for e in me.edges]) if len(me.edges) < FEW else None
                self.tree = BVHTree.FromPolygons(self.V, [p.vertices[:] for p in me.polygons])
            e.to_mesh_clear()
            self.made = True
        return self.V


def _near(a, b):
    """whether a vertex of a lies within TOUCH of b's surface"""
    lo, hi = np.maximum(a.lo, b.lo), np.minimum(a.hi, b.hi)
    inside = [v for v in a.V if all(lo[i] <= v[i] <= hi[i] for i in range(3))]
    step = max(1, len(inside) // 500)
    return any(b.tree.find_nearest(v, TOUCH)[0] is not None for v in inside[::step])


def _along(a, b):
    """whether an edge of a passes within TOUCH of b's surface: a slat between two posts has no vertex near them"""
    if a.edges is None or not len(a.edges):
        return False
    lo, hi = np.maximum(a.lo, b.lo), np.minimum(a.hi, b.hi)
    V = np.array(a.V)
    p, q = V[a.edges[:, 0]], V[a.edges[:, 1]]
    d = q - p
    d[np.abs(d) < 1e-9] = 1e-9
    t = np.sort([(lo - p) / d, (hi - p) / d], axis=0)
    t0, t1 = np.maximum(t[0].max(1), 0), np.minimum(t[1].min(1), 1)  # the part of each edge between those bounds
    n = 2 + np.minimum(np.linalg.norm(d, axis=1) * (t1 - t0) / (TOUCH / 2), 200).astype(int)
    for i in np.nonzero(t0 < t1)[0]:
        for s in np.linspace(t0[i], t1[i], n[i]):
            if b.tree.find_nearest(Vector(p[i] + d[i] * s), TOUCH)[0] is not None:
                return True
    return False


def touch(a, b):
    if not a.make() or not b.make():  # too heavy: its bounds will do
        return True
    return _near(a, b) or _near(b, a) or bool(a.tree.overlap(b.tree)) or _along(a, b) or _along(b, a)


def floating():
    """the objects that hang together with nothing that reaches the shell"""
    dg = bpy.context.evaluated_depsgraph_get()
    things = [Thing(o, dg) for o in _indoors()]
    lo, hi = np.array([t.lo for t in things]), np.array([t.hi for t in things])
    root = list(range(len(things)))

    def find(i):
        while root[i] != i:
            root[i] = i = root[root[i]]
        return i

    big = np.argsort(-(hi - lo).max(1))  # walls and floors first: most things stand on them
    for i in big:
        for j in np.nonzero(((lo <= hi[i]) & (hi >= lo[i])).all(1))[0]:
            if find(i) != find(j) and touch(things[i], things[j]):
                root[find(j)] = find(i)
    groups = {}
    for i in range(len(things)):
        groups.setdefault(find(i), []).append(things[i])
    shell = max(groups.values(), key=len)
    return [(g[0].o.name, len(g), [round(float(x), 2) for x in (g[0].lo + g[0].hi) / 2]) for g in groups.values() if g is not shell]


def sunk():
    """cushions that reach more than SUNK into something, and how far"""
    dg = bpy.context.evaluated_depsgraph_get()
    cushions = set(loose())
    others = [Thing(o, dg) for o in _indoors() if o not in cushions]
    out = []
    for c in (Thing(o, dg) for o in cushions):
        for t in others:
            if (c.lo < t.hi).all() and (c.hi > t.lo).all() and c.make() and t.make() and t.solid:
                deep = 0.0
                for v in c.V[::7]:
                    p, n, _, d = t.tree.find_nearest(v, 0.08)
                    if p is not None and (v - p).dot(n) < 0 and t.tree.ray_cast(v, Vector((0.3, 0.2, 0.93)))[0] is not None:
                        deep = max(deep, d)
                if deep > SUNK:
                    out.append((c.o.name, t.o.name, round(deep, 3), [round(float(x), 2) for x in (c.lo + c.hi) / 2]))
    return out


def faults():
    return ['floats: %s (%d parts) at %s' % f for f in floating()] + ['sunk: %s in %s by %s m at %s' % f for f in sunk()]


def gaps(w, h):
    """where a picture of w x h pixels shows nothing at all, and its share; of panoramas and under the open sky none is looked for

    Measured by the distance of what each of some 100,000 rays meets first; a pane, and the view behind an open door, are something.
    """
    s, v = bpy.context.scene, bpy.context.view_layer
    if s.camera.data.type == 'PANO' or s.get('open air'):
        return []
    c, im, path = s.cycles, s.render.image_settings, EXR + 'gaps.exr'
    s.render.engine, s.render.filepath = 'CYCLES', path
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 25
    c.samples, c.use_adaptive_sampling, c.use_denoising, c.max_bounces = 1, False, False, 0
    im.file_format, im.color_depth = 'OPEN_EXR_MULTILAYER', '32'
    v.use_pass_z = True
    os.makedirs(EXR, exist_ok=True)
    bpy.ops.render.render(write_still=True)
    v.use_pass_z = False
    i = oiio.ImageInput.open(path)
    names, px = i.spec().channelnames, i.read_image(oiio.FLOAT)
    i.close()
    os.remove(path)
    y, x = np.nonzero(px[..., next(k for k, n in enumerate(names) if '.Depth.' in n)] > 1e6)
    down, across = px.shape[:2]
    if len(x) * 5000 < across * down:  # where two faces meet a ray slips through now and then
        return []
    return ['gap: %.2f %% of the picture, about %d %% across and %d %% down' % (100 * len(x) / across / down, 100 * np.median(x) / across, 100 * np.median(y) / down)]
