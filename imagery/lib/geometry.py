"""Shapes: boxes with softened edges, turned and bent pieces, cushions, fluted panels, curtains.

Nothing in a real room has a knife edge, and an edge without a highlight gives a rendering away:
every box is bevelled unless it is hidden.
"""

import contextlib

from .scene import *



def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def obj(name, me, m=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=None, scale=None):
    o = bpy.data.objects.new(name, me)
    link(o)
    o.location = loc
    o.rotation_euler = rot
    if scale is not None:
        o.scale = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
    if m is not None:
        if len(me.materials) == 0:
            me.materials.append(m)
        else:
            o.material_slots[0].link = 'OBJECT'
            o.material_slots[0].material = m
    if smooth is not None:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        if smooth < 179:
            me.set_sharp_from_angle(angle=math.radians(smooth))
    return o


def pmesh(name, V, F, UV=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in V], [], [tuple(f) for f in F])
    me.update()
    if UV is not None:
        l = me.uv_layers.new()
        idx = np.zeros(len(me.loops), np.int32)
        me.loops.foreach_get('vertex_index', idx)
        l.data.foreach_set('uv', np.asarray(UV, np.float32)[idx].ravel())
    return me


def box(x0, x1, y0, y1, z0, z1, m, bev=0.003, seg=2, rot=0, name='box'):
    c = ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
    d = (abs(x1 - x0) / 2, abs(y1 - y0) / 2, abs(z1 - z0) / 2)
    V = [(sx * d[0], sy * d[1], sz * d[2]) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    F = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = obj(name, pmesh(name, V, F), m, c, (0, 0, rot))
    if bev:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = min(bev, min(d) * 0.9)
        b.segments = seg
        b.harden_normals = True
        o.data.polygons.foreach_set('use_smooth', [True] * 6)
    return o


def plane(V4, m, name='pl', uv=((0, 0), (1, 0), (1, 1), (0, 1))):
    return obj(name, pmesh(name, V4, [(0, 1, 2, 3)], uv), m)


def rounded(profile, steps=4, corner=50):
    """the profile as a smooth line: curved through its points, corners sharper than that many degrees stay"""
    P = [Vector((p[0], p[1])) for p in profile]
    out = [P[0]]
    for i in range(len(P) - 1):
        a, b = P[i], P[i + 1]
        before = P[i - 1] if i and (a - P[i - 1]).angle(b - a, 0) < math.radians(corner) else a - (b - a)
        after = P[i + 2] if i + 2 < len(P) and (b - a).angle(P[i + 2] - b, 0) < math.radians(corner) else b + (b - a)
        for k in range(1, steps + 1):
            t = k / steps
            out.append(0.5 * (2 * a + (b - before) * t + (2 * before - 5 * a + 4 * b - after) * t * t + (3 * a - before - 3 * b + after) * t**3))
    return [(max(p.x, 1e-4), p.y) for p in out]


def lathe(profile, m, loc=(0, 0, 0), n=72, smooth=50, rot=(0, 0, 0), scale=None):
    V = []
    F = []
    k = len(profile)
    for i in range(n):
        a = 2 * pi * i / n
        for r, z in profile:
            V.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(n):
        for j in range(k - 1):
            F.append((i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + j + 1, i * k + j + 1))
    return obj('lathe', pmesh('lathe', V, F), m, loc, rot, smooth=smooth, scale=scale)


def cyl(r, z0, z1, m, loc=(0, 0, 0), n=32, bev=0.002, r2=None, rot=(0, 0, 0)):
    r2 = r if r2 is None else r2
    b = min(bev, r * 0.4)
    return lathe(
        [(0.0001, z0), (r - b, z0), (r, z0 + b), (r2, z1 - b), (r2 - b, z1), (0.0001, z1)], m, loc, n, 35, rot
    )


def tube(pts, r, m, res=6, closed=False, smooth=True):
    c = bpy.data.curves.new('t', 'CURVE')
    c.dimensions = '3D'
    c.bevel_depth = r
    c.bevel_resolution = 4
    c.resolution_u = res
    c.use_fill_caps = True
    s = c.splines.new('NURBS' if smooth else 'POLY')
    s.points.add(len(pts) - 1)
    for p, q in zip(s.points, pts):
        p.co = (*q, 1)
    if smooth:
        s.use_endpoint_u = True
        s.order_u = min(4, len(pts))
    s.use_cyclic_u = closed
    o = bpy.data.objects.new('tube', c)
    link(o)
    c.materials.append(m)
    return o


def sphere(r, m, loc, seg=48, scale=None):
    prof = [(max(1e-4, r * math.sin(pi * i / 32)), -r * math.cos(pi * i / 32)) for i in range(33)]
    return lathe(prof, m, loc, seg, 180, scale=scale)


def softbox(w, d, h, m, loc=(0, 0, 0), rot=(0, 0, 0), r=0.06, puff=0.03, wr=0.004, n=22, seed=0, piping=None):
    """upholstered cushion: rounded box + belly + wrinkles"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    D = Vector((w / 2, d / 2, h / 2))
    off = Vector((seed * 3.1, seed * 7.7, seed * 1.3))
    r = min(r, h / 2 * 0.98)
    for v in bm.verts:
        p = Vector([math.copysign(abs(c) ** 0.75, c) for c in v.co])
        u = p.copy()
        p = Vector((p.x * D.x, p.y * D.y, p.z * D.z))
        q = Vector([max(-(D[i] - r), min(D[i] - r, p[i])) for i in range(3)])
        nn = p - q
        nn = nn.normalized() if nn.length > 1e-9 else Vector((0, 0, 1))
        p = q + nn * r
        fx, fy, fz = 1 - u.x**2, 1 - u.y**2, 1 - u.z**2
        p.z += math.copysign(puff, u.z) * max(0, fx) ** 0.6 * max(0, fy) ** 0.6 * (abs(u.z) > 0.5)
        p.x += math.copysign(puff * 0.35, u.x) * max(0, fy) * max(0, fz) * (abs(u.x) > 0.9)
        p.y += math.copysign(puff * 0.35, u.y) * max(0, fx) * max(0, fz) * (abs(u.y) > 0.9)
        edge = 1 - min(1, max(0, min(D.x - abs(p.x), D.y - abs(p.y)) / 0.16))
        dn = noise.noise(p * 6 + off) * 0.6 + noise.noise(Vector((p.x * 4, p.y * 14, p.z * 10)) + off) * (
            0.35 + 0.8 * edge
        )
        p += nn * dn * wr
        v.co = p
    me = bpy.data.meshes.new('soft')
    bm.to_mesh(me)
    bm.free()
    o = obj('soft', me, m, loc, rot, smooth=180)
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 1
    if piping is not None:
        for zz in (h / 2 - r * 0.55,):
            pts = []
            R = r * 0.9
            for cx, cy, a0 in ((1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi), (1, -1, 1.5 * pi)):
                for k in range(4):
                    a = a0 + k * pi / 6
                    pts.append((cx * (w / 2 - R) + math.cos(a) * R, cy * (d / 2 - R) + math.sin(a) * R, zz))
            t = tube(pts, 0.0045, piping, closed=True)
            t.data.splines[0].use_endpoint_u = False
            t.parent = o
    return o


PILLOWS = dict(pillow=7, pillow_long=3)  # how many shapes of each
PUT = {}  # the shape that was used last


def simmesh(name, m, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, solid=0.0, sub=1):
    """a mesh of cloth.py; a pillow gets one of several shapes and is settled when the room is built"""
    if name in PILLOWS:
        return pillow(name, m, loc, rot, scale)
    if name not in MESHES:
        d = np.load(T + name + '.npz')
        me = bpy.data.meshes.new(name)
        me.from_pydata(d['V'].tolist(), [], d['F'].tolist())
        me.update()
        MESHES[name] = me
    me = MESHES[name].copy()
    o = obj(name, me, m, loc, rot, smooth=180, scale=scale)
    if solid:
        s = o.modifiers.new('so', 'SOLIDIFY')
        s.thickness = solid
        s.offset = 1
    if sub:
        s = o.modifiers.new('s', 'SUBSURF')
        s.levels = s.render_levels = sub
    return o


def pillow(name, m, loc, rot, scale):
    """a filled cushion put down roughly: settle() lets it fall; no two neighbours have one shape"""
    PUT[name] = PUT.get(name, int(sum(map(abs, loc)) * 10)) + 1
    d = np.load('%s%s%d.npz' % (T, name, 1 + PUT[name] % PILLOWS[name]))
    o = obj(name, pmesh(name, d['V'].tolist(), d['F'].tolist()), m, loc, rot, smooth=180, scale=scale)
    o['filling'], o['border'], o['cord'] = True, d['border'].tolist(), 0.0034 if name == 'pillow' else 0.002
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 1
    return o


def fluted(x0, x1, y, z0, z1, m, pitch=0.035, depth=0.014, kind='half', loc=(0, 0, 0), rot=0, gap=0.004):
    """vertical fluted panel in XZ plane facing -Y (front at y)"""
    n = max(1, int(round((x1 - x0) / pitch)))
    p = (x1 - x0) / n
    pts = []
    K = 9
    for i in range(n):
        a = x0 + i * p
        if kind == 'half':
            pts.append((a, depth))
            pts += [
                (
                    a + gap / 2 + (p - gap) * (0.5 - 0.5 * math.cos(pi * k / (K - 1))),
                    depth * (0.85 - 0.85 * math.sin(pi * k / (K - 1))),
                )
                for k in range(K)
            ]
        elif kind == 'slat':
            pts += [
                (a, depth),
                (a + p * 0.28, depth),
                (a + p * 0.28, 0.0015),
                (a + p * 0.295, 0),
                (a + p * 0.985, 0),
                (a + p, 0.0015),
            ]
        elif kind == 'concave':
            pts += [(a, 0)] + [
                (a + 0.003 + (p - 0.006) * k / (K - 1), depth * math.sin(pi * k / (K - 1))) for k in range(K)
            ]
    pts.append((x1, depth))
    V = []
    F = []
    for x, d in pts:
        V += [(x, y + d, z0), (x, y + d, z1)]
    for i in range(len(pts) - 1):
        F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    o = obj('fluted', pmesh('fluted', V, F), m, loc, (0, 0, rot), smooth=35)
    return o


def curtain(x0, x1, y, z0, z1, m, pleat=0.11, amp=0.045, seed=0, axis='x', gather=0.0):
    rnd = random.Random(seed)
    L = x1 - x0
    P = max(2, int(L / pleat))
    nx = P * 14
    nz = 26
    V = []
    F = []
    am = [rnd.uniform(0.55, 1.25) for _ in range(P + 2)]
    ph = [rnd.uniform(-0.9, 0.9) for _ in range(P + 2)]
    for j in range(nz + 1):
        v = j / nz
        z = z0 + (z1 - z0) * v
        for i in range(nx + 1):
            u = i / nx * P
            k = int(u)
            f = u - k
            f2 = f * f * (3 - 2 * f)
            A = am[k] * (1 - f2) + am[k + 1] * f2
            p = ph[k] * (1 - f2) + ph[k + 1] * f2
            t = 1 - v
            s = math.sin(2 * pi * u + p * t * 0.8)
            yy = amp * A * (0.55 + 0.45 * t) * (s * 0.85 + 0.15 * math.sin(4 * pi * u + p))
            xx = amp * 0.55 * math.cos(2 * pi * u + p) * (0.5 + 0.5 * t) * A * 0.5
            yy += 0.012 * noise.noise(Vector((u * 0.6, z * 1.4, seed))) * t * 1.5
            x = x0 + L * i / nx + xx
            if gather:
                c = (x0 + x1) / 2
                g = 1 - gather * math.exp(-(((z - 1.0) / 0.55) ** 2))
                x = x0 + (x - x0) * g
            V.append((x, y + yy, z) if axis == 'x' else (y + yy, x, z))
    for j in range(nz):
        for i in range(nx):
            k = j * (nx + 1) + i
            F.append((k, k + 1, k + nx + 2, k + nx + 1))
    return obj('curtain', pmesh('curtain', V, F), m, smooth=180)


def holder(wall, rod, m):
    """what carries a curtain rod: an arm from its rose on the wall to the rod, both points"""
    tube([wall, rod], 0.006, m, smooth=False)
    cyl(0.022, 0, 0.006, m, wall, 28, rot=(Vector(rod) - Vector(wall)).to_track_quat('Z', 'Y').to_euler())


def rim(a0, a1, b0, b1, profile, put, m, fill=False, across=None):
    """a profile run round a rectangle, its corners mitred: picture mouldings, cornices, fielded panels

    profile: (inwards, out) points; put(a, b, out): where that is. fill closes it inside; across: the material of the two sides along a.
    """
    k, V = len(profile), []
    for a, b, sa, sb in ((a0, b0, 1, 1), (a1, b0, -1, 1), (a1, b1, -1, -1), (a0, b1, 1, -1)):
        V += [put(a + sa * i, b + sb * i, o) for i, o in profile]
    F = [(c * k + j, (c + 1) % 4 * k + j, (c + 1) % 4 * k + j + 1, c * k + j + 1) for c in range(4) for j in range(k - 1)]
    me = pmesh('rim', V, F + [tuple(c * k + k - 1 for c in range(4))] * fill)
    if across:
        me.materials.append(m)
        me.materials.append(across)
        me.polygons.foreach_set('material_index', [1 - c % 2 for c in range(4) for _ in range(k - 1)] + [0] * fill)
    return obj('rim', me, None if across else m, smooth=32)


@contextlib.contextmanager
def turned(x, y, rot=0, z=0):
    """what is built inside stands about (0, 0) and is then turned by rot degrees and set down at x, y, z

    A wardrobe on the left wall: with turned(-2, 1, 90): wardrobe(-1, 1, 0, ...): its fronts face +x.
    """
    root = bpy.data.objects.new('turned', None)
    before = set(bpy.data.objects)
    yield root
    for o in bpy.data.objects:
        if o not in before and o.parent is None:
            o.parent = root
    link(root)
    root.location = (x, y, z)
    root.rotation_euler = (0, 0, math.radians(rot))


def prism(P, z0, z1, m, bev=0.003, seg=2):
    """a plan outline P (x, y points, anticlockwise) drawn up from z0 to z1: counters, plinths, worktops"""
    n = len(P)
    V = [(x, y, z) for z in (z0, z1) for x, y in P]
    F = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    o = obj('prism', pmesh('prism', V, F), m, smooth=30)
    if bev:
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = bev, seg, 'ANGLE', math.radians(40)
    return o
