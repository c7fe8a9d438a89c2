"""Cloth meshes made with Blender's cloth solver and saved as build/tex/*.npz.

Run: PYTHON lib/cloth.py [NAME ...]   all of them take under ten minutes on two cores
Each file has V (vertices), F (quads) and, where a mesh has piping, M (0 cloth, 1 piping for each face).
"""

import bpy, bmesh, numpy as np, os, sys, math, time, random
from mathutils import Vector, noise

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT = os.path.join(HERE, 'build', 'tex', '')
os.makedirs(OUT, exist_ok=True)
pi = math.pi


# ------------------------------------------------------------- meshes before the solver
def reset(seed=0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)


def mkobj(name, verts, faces):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def wave(x, y, z=0.0):
    return noise.noise(Vector((x, y, z)))


def jitter(a):
    return random.uniform(-a, a)


def shell(nx, ny, place):
    """closed two-layer sheet of nx*ny cells; place(u, v, k) with u, v in 0..1 and k = 0 at the border, 1 above, -1 below"""
    V, F, idx = [], [], {}
    for s in (0, 1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                edge = i in (0, nx) or j in (0, ny)
                if s == 1 and edge:
                    idx[1, i, j] = idx[0, i, j]
                    continue
                idx[s, i, j] = len(V)
                V.append(place(i / nx, j / ny, 0 if edge else 1 - 2 * s))
    for j in range(ny):
        for i in range(nx):
            F.append((idx[0, i, j], idx[0, i + 1, j], idx[0, i + 1, j + 1], idx[0, i, j + 1]))
            F.append((idx[1, i, j], idx[1, i, j + 1], idx[1, i + 1, j + 1], idx[1, i + 1, j]))
    border = [idx[0, i, 0] for i in range(nx)] + [idx[0, nx, j] for j in range(ny)]
    border += [idx[0, nx - i, ny] for i in range(nx)] + [idx[0, 0, ny - j] for j in range(ny)]
    return V, F, border


def sheet(nx, ny, place):
    """one layer of nx*ny cells; place(u, v) with u, v in 0..1"""
    V = [place(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    F = [(k, k + 1, k + nx + 2, k + nx + 1) for j in range(ny) for k in range(j * (nx + 1), j * (nx + 1) + nx)]
    return V, F


def ring(n, m, place):
    """an open tube of n cells round and m along; place(a, v) with the angle a and v in 0..1"""
    V = [place(2 * pi * i / n, j / m) for j in range(m + 1) for i in range(n)]
    F = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(m) for i in range(n)]
    return V, F


def cushionbox(w, d, h, n, m, nz):
    """a box of n*m cells above and below and a band of nz cells; returns V, F and its two seams"""
    V, F, idx = [], [], {}
    for k in range(nz + 1):
        for j in range(m + 1):
            for i in range(n + 1):
                if 0 < k < nz and 0 < i < n and 0 < j < m:
                    continue
                idx[i, j, k] = len(V)
                inner = 0 < i < n and 0 < j < m
                V.append(((i / n - 0.5) * w + jitter(0.001) * inner, (j / m - 0.5) * d + jitter(0.001) * inner, (k / nz - 0.5) * h))
    for j in range(m):
        for i in range(n):
            F.append((idx[i, j, nz], idx[i + 1, j, nz], idx[i + 1, j + 1, nz], idx[i, j + 1, nz]))
            F.append((idx[i, j, 0], idx[i, j + 1, 0], idx[i + 1, j + 1, 0], idx[i + 1, j, 0]))
    loop = [(i, 0) for i in range(n)] + [(n, j) for j in range(m)] + [(n - i, m) for i in range(n)] + [(0, m - j) for j in range(m)]
    for k in range(nz):
        for p, q in zip(loop, loop[1:] + loop[:1]):
            F.append((idx[(*p, k)], idx[(*q, k)], idx[(*q, k + 1)], idx[(*p, k + 1)]))
    return V, F, [[idx[(*p, k)] for p in loop] for k in (nz, 0)]


# ------------------------------------------------------------- the solver
def sim(o, frames, pressure=0, grav=1.0, tension=15, bend=0.5, mass=0.3, shrink=0, quality=6, collide=0.008, selfc=0, air=1.0, pins=None, friction=5, fill=0):
    """run the solver on o; selfc: distance kept between its own layers, 0 for none; returns V, F

    fill: the volume in m3 that a filling keeps, instead of a pressure
    """
    sc = bpy.context.scene
    sc.frame_start, sc.frame_end = 1, frames
    if pins:
        o.vertex_groups.new(name='pin').add(list(pins), 1.0, 'REPLACE')
    m = o.modifiers.new('c', 'CLOTH')
    s = m.settings
    s.quality, s.mass, s.air_damping = quality, mass, air
    s.tension_stiffness = s.compression_stiffness = tension
    s.shear_stiffness = tension * 0.5
    s.bending_stiffness = bend
    s.tension_damping, s.bending_damping = 10, 2
    if pins:
        s.vertex_group_mass = 'pin'
    if pressure:
        s.use_pressure = True
        s.uniform_pressure_force = pressure
    if fill:
        s.use_pressure = s.use_pressure_volume = True
        s.uniform_pressure_force, s.pressure_factor = 0, 40
        s.target_volume = fill
    s.shrink_min = shrink
    s.effector_weights.gravity = grav
    c = m.collision_settings
    c.distance_min = collide
    c.friction = friction
    c.use_self_collision = bool(selfc)
    c.self_distance_min = selfc or 0.01
    c.self_friction = 8
    c.collision_quality = 3
    m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    me = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    V = np.array([v.co[:] for v in me.vertices], np.float32)
    F = np.array([list(p.vertices) for p in me.polygons], np.int32)
    return V, F


def collider(o):
    o.modifiers.new('col', 'COLLISION')
    o.collision.thickness_outer = 0.008
    o.collision.cloth_friction = 25
    return o


def rbox(name, x0, x1, y0, y1, z0, z1, r=0.06):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector(((x0 + x1) / 2 + v.co.x * (x1 - x0), (y0 + y1) / 2 + v.co.y * (y1 - y0), (z0 + z1) / 2 + v.co.z * (z1 - z0)))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=4, affect='EDGES', profile=0.5)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def ground():
    collider(rbox('fl', -3, 3, -3, 3, -0.2, 0.01, 0.005))


def sitter(x, y, rx, ry, rz, z, frames, start=0.12):
    """a rounded weight that comes down on a cushion until its lowest point is at z"""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=1)
    me = bpy.data.meshes.new('sitter')
    bm.to_mesh(me)
    o = bpy.data.objects.new('sitter', me)
    bpy.context.scene.collection.objects.link(o)
    o.scale = (rx, ry, rz)
    for f, dz in ((1, start), (4, start), (frames, 0)):
        o.location = (x, y, z + rz + dz)
        o.keyframe_insert('location', frame=f)
    return collider(o)


# ------------------------------------------------------------- meshes after the solver
def rope(P, r=0.004, closed=True, n=6):
    """a round cord through the points P: piping along a seam"""
    P = np.asarray(P, np.float64)
    k = len(P)
    T = np.roll(P, -1, 0) - np.roll(P, 1, 0)
    if not closed:
        T[0], T[-1] = P[1] - P[0], P[-1] - P[-2]
    T /= np.linalg.norm(T, axis=1)[:, None] + 1e-12
    a = np.cross(T[0], (0.3, 0.2, 0.9))
    V = []
    for t, p in zip(T, P):
        a = a - t * a.dot(t)
        a /= np.linalg.norm(a) + 1e-12
        b = np.cross(t, a)
        V += [p + r * (math.cos(2 * pi * q / n) * a + math.sin(2 * pi * q / n) * b) for q in range(n)]
    F = [(i * n + q, i * n + (q + 1) % n, (i + 1) % k * n + (q + 1) % n, (i + 1) % k * n + q) for i in range(k if closed else k - 1) for q in range(n)]
    return V, F


def piped(V, F, loops, r=0.004, closed=True):
    """V, F, M with a cord along each loop of vertices"""
    V, F, M = list(map(tuple, V)), list(map(tuple, F)), [0] * len(F)
    base = np.array(V)
    for l in loops:
        v, f = rope(base[l], r, closed)
        k = len(V)
        V += [tuple(p) for p in v]
        F += [tuple(k + q for q in g) for g in f]
        M += [1] * len(f)
    return V, F, M


def creased(V, F, amp, seed):
    """V, F with each quad cut in four and the creases of slept-in linen pressed into them"""
    reset()
    o = mkobj('d', V, F)
    o.modifiers.new('s', 'SUBSURF').levels = 1
    me = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = []
    for v in me.vertices:
        x, y, z = v.co
        a, b = x + 0.10 * wave(x * 3, y * 3, seed), y + 0.10 * wave(x * 3, y * 3, seed + 1) + z * 0.3
        ridge = lambda f, k: max(0, 1 - abs(wave(a * f, b * f * 0.7 + a * 0.5, seed + k)) * 3.4) ** 2
        h = (ridge(2.3, 5) + 0.45 * ridge(5.1, 6) - 0.35 * ridge(3.3, 7)) * (0.45 + 0.8 * abs(wave(x * 1.6, y * 1.6, seed + 8)))
        out.append(v.co + v.normal * (amp * h * (1 if z < 0.05 or v.normal.z > -0.2 else 0)))
    return [tuple(p) for p in out], [tuple(p.vertices) for p in me.polygons]


def fringed(V, F, rows, length=0.06, width=0.45, low=0.006):
    """V, F with a fringe after each row; a row is (border vertices, their neighbours further in)"""
    V, F = list(map(tuple, V)), list(map(tuple, F))
    P = np.array(V)
    for a, b in rows:
        for i in range(len(a) - 1):
            p, q = P[a[i]], P[a[i + 1]]
            out = P[a[i]] - P[b[i]]
            out /= np.linalg.norm(out) + 1e-9
            c, h = (p + q) / 2, (q - p) * width / 2
            d, k, L = out.copy(), len(V), length * random.uniform(0.8, 1.1)
            side = np.array([jitter(0.25), jitter(0.25), 0])
            for s in range(5):
                V += [tuple(c - h * (1 - 0.1 * s)), tuple(c + h * (1 - 0.1 * s))]
                d = d + side * 0.3 + np.array([0, 0, -0.35])
                d /= np.linalg.norm(d)
                c = c + d * L / 4
                c[2] = max(c[2], low)
            F += [(k + 2 * s, k + 2 * s + 1, k + 2 * s + 3, k + 2 * s + 2) for s in range(4)]
    return V, F


def join(*parts):
    V, F = [], []
    for v, f in parts:
        k = len(V)
        V += v
        F += [tuple(k + q for q in g) for g in f]
    return V, F


def save(n, V, F, M=None):
    V, F = np.array(V, np.float32), np.array(F, np.int32)
    np.savez_compressed(OUT + n + '.npz', V=V, F=F, **({} if M is None else dict(M=np.array(M, np.int8))))
    print(n, V.shape, V.min(0).round(3), V.max(0).round(3), flush=True)


jobs = {}


def job(f):
    jobs[f.__name__] = f
    return f


# ------------------------------------------------------------- pillows and cushions
def chop(depth, w, frames):
    """the edge of a hand that comes down on the upper edge (y+) of a cushion of width w"""
    o = rbox('hand', -0.022, 0.022, -0.05, 0.05, -0.3, 0.3, 0.02)
    for f, y in ((1, w * 0.75), (frames // 2, w * 0.75), (frames, w * 0.5 - depth)):
        o.location = (0.012, y + 0.05, 0)
        o.keyframe_insert('location', frame=f)
    collider(o)


def smoothed(V, F, times=2):
    """V without the ripples of single cells"""
    E = np.unique(np.sort(np.concatenate([F[:, [i, (i + 1) % 4]] for i in range(4)]), 1), axis=0)
    n = np.bincount(E.ravel(), minlength=len(V))[:, None]
    for _ in range(times):
        S = np.zeros_like(V)
        np.add.at(S, E[:, 0], V[E[:, 1]])
        np.add.at(S, E[:, 1], V[E[:, 0]])
        V = 0.5 * V + 0.5 * S / n
    return V


def pillowshape(name, w, d, n, m, seed, fill, square=12, dent=0.0, bend=0.6, frames=30, ease=0.03):
    """two panels sewn together and filled: fill is the mean thickness in metres, half of what the cover would hold

    square: how little its corners are tapered; dent: depth of the hollow that a hand has struck into its upper edge;
    ease: how much too large the cover is for its filling, which becomes puckers along the seam.
    """
    reset(seed)
    full = lambda t: 1 - 0.045 * (1 - (2 * t - 1) ** 2) + 0.006 * wave(t * 4, seed)  # the edges draw in as it fills

    def place(u, v, k):
        x, y = 2 * u - 1, 2 * v - 1
        tapered = max(abs(x), abs(y)) / ((abs(x) ** square + abs(y) ** square) ** (1 / square) or 1)  # or its corners stand out like ears
        e = min(1 - abs(x), 1 - abs(y))
        lens = (max(0, 1 - abs(x) ** 2.2) * max(0, 1 - abs(y) ** 2.2)) ** 0.62
        a = math.atan2(y, x)
        pucker = math.exp(-e / 0.16) * (1 - math.exp(-e / 0.03)) * wave(math.cos(a) * 7, math.sin(a) * 7, seed + 3 * k)
        lump = 0.10 * wave(x * 1.6, y * 1.6, seed + 5 + k) + 0.05 * wave(x * 4, y * 4, seed + 9 * k)
        puff = fill * (0.86 * lens * (1 + lump) + 0.16 * pucker) if k else 0
        return (x / 2 * w * full(v) * tapered, y / 2 * d * full(u) * tapered, puff * k)

    V, F, border = shell(n, m, place)
    V, F = np.array(V, np.float32), np.array(F, np.int32)
    if dent:
        chop(dent, d, frames)
    V, F = sim(mkobj('p', V, F), frames, grav=0, tension=24, bend=bend, mass=0.15, fill=volume(V, F), shrink=-ease, quality=7, collide=0.004, air=5)
    V = smoothed(V, F)
    np.savez_compressed(OUT + name + '.npz', V=V, F=F, border=np.array(border, np.int32))
    print(name, '%.4f' % volume(V, F), V.min(0).round(3), V.max(0).round(3), flush=True)


PILLOWS = dict(
    # scatter cushions, 0.5 m: plain, soft, struck with a hand, firm, struck and soft, crisp, nearly empty
    pillow1=dict(fill=0.088, square=14),
    pillow2=dict(fill=0.074, square=20, ease=0.05),
    pillow3=dict(fill=0.086, dent=0.055),
    pillow4=dict(fill=0.098, square=10, ease=0.015),
    pillow5=dict(fill=0.080, dent=0.085, ease=0.04),
    pillow6=dict(fill=0.082, square=26, ease=0.02),
    pillow7=dict(fill=0.064, square=16, dent=0.03, ease=0.05),
    # bed pillows
    pillow_long1=dict(w=0.72, d=0.47, n=54, m=36, fill=0.084, square=10),
    pillow_long2=dict(w=0.71, d=0.46, n=54, m=36, fill=0.070, square=14, ease=0.05),
    pillow_long3=dict(w=0.72, d=0.47, n=54, m=36, fill=0.078, square=10, dent=0.05, ease=0.04),
)


@job
def pillows(only=None):  # ten: settle.py lays them on what they lie on
    for i, (name, k) in enumerate(PILLOWS.items()):
        if only and name not in only:
            continue
        pillowshape(name, **dict(dict(w=0.515, d=0.515, n=44, m=44, seed=70 + i), **k))


def volume(V, F):
    """of a closed mesh of quads"""
    a, b, c, d = (V[F[:, i]] for i in range(4))
    return float(abs((np.cross(a, b) * c).sum() + (np.cross(a, c) * d).sum()) / 6)


def seatcushion(name, seed, crown, weights, round_=0.0):
    """a boxed seat of 0.62 x 0.62 m, filled to a crown and hollowed where people sat; no solver: it kinks the seams

    weights: (x, y, radius, depth) of each; round_: 1 for a round plan.
    """
    reset(seed)
    half, h = 0.31, 0.125
    V, F, seams = cushionbox(2 * half, 2 * half, h, 40, 40, 6)

    def place(x, y, z):
        u, v, s = x / half, y / half, 2 * z / h
        corner = 1 if round_ else max(abs(u), abs(v)) / ((abs(u) ** 16 + abs(v) ** 16) ** (1 / 16) or 1)
        a, b = [p * corner * (1 - round_ * (1 - math.sqrt(1 - q * q / 2))) for p, q in ((u, v), (v, u))]
        out = 0.016 * (1 - s * s) * (1 + 0.5 * wave(u * 3, v * 3, seed))  # the band bulges
        away = math.hypot(a, b) or 1
        edge = min(1 - abs(u), 1 - abs(v))
        turn = math.atan2(v, u)
        z += 0.0035 * wave(math.cos(turn) * 3, math.sin(turn) * 3, seed + 4)  # no seam is quite level
        if s > 0.99:
            z += crown * ((1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** 0.6
            z += 0.007 * math.exp(-edge / 0.14) * (1 - math.exp(-edge / 0.04)) * wave(math.cos(turn) * 8, math.sin(turn) * 8, seed + 7)
            for wx, wy, r, depth in weights:
                d, t = math.hypot(x - wx, y - wy), math.atan2(y - wy, x - wx)
                z -= depth * math.exp(-((d / r) ** 2))
                z += 0.16 * depth * wave(math.cos(t) * 3.5, math.sin(t) * 3.5, seed + 9) * math.exp(-(((d - r) / (0.55 * r)) ** 2))  # creases about the hollow
        return (a * half + a / away * out, b * half + b / away * out, z)

    F = np.array(F)
    save(name, *piped(smoothed(np.array([place(*p) for p in V]), F), F, seams, 0.0045))


@job
def seat1():
    seatcushion('seat1', 11, 0.050, [(-0.05, -0.02, 0.15, 0.026)])


@job
def seat2():
    seatcushion('seat2', 12, 0.046, [(0.06, 0.03, 0.17, 0.014)])


@job
def seat3():
    seatcushion('seat3', 13, 0.052, [(-0.11, 0.04, 0.10, 0.022), (0.10, 0.02, 0.11, 0.026)])


@job
def round1():  # for a barrel chair: its front is a curve between the arms
    seatcushion('round1', 14, 0.050, [(0.02, -0.01, 0.15, 0.026)], 0.8)


@job
def round2():
    seatcushion('round2', 15, 0.046, [(-0.04, 0.03, 0.16, 0.014)], 0.8)


def backcushion(name, seed, press, x, y, dent):
    """0.62 x 0.46 x 0.18 m, to stand on its edge y-: it sags a little and is hollowed by a back"""
    reset(seed)
    V, F, seams = cushionbox(0.62, 0.47, 0.15, 40, 30, 7)
    bpy.context.scene.gravity = (0, -9.81, 0)
    collider(rbox('below', -1, 1, -1, -0.245, -0.6, 0.6, 0.01))
    collider(rbox('behind', -1, 1, -1, 1, -0.6, -0.10, 0.01))
    sitter(x, y, 0.22, 0.20, 0.14, 0.085 - dent, 34)
    V, F = sim(mkobj('c', V, F), 40, pressure=press, grav=0.08, tension=26, bend=0.4, shrink=-0.012, mass=0.3, collide=0.004)
    save(name, *piped(V, F, seams, 0.0042))


@job
def back1():
    backcushion('back1', 21, 0.5, -0.04, -0.03, -0.018)


@job
def back2():
    backcushion('back2', 22, 0.42, 0.07, 0.02, -0.010)


@job
def back3():
    backcushion('back3', 23, 0.48, 0.0, -0.05, -0.024)


@job
def beanbag():  # six panels stitched together, sunk where somebody sat; its seams are piped
    reset(31)
    ground()
    n, m = 72, 46
    prof = [(0.10, 0.0), (0.30, 0.005), (0.42, 0.05), (0.465, 0.16), (0.45, 0.30), (0.39, 0.46), (0.30, 0.60), (0.20, 0.71), (0.11, 0.78), (0.05, 0.82)]

    def place(a, v):
        t = v * (len(prof) - 1)
        i = min(int(t), len(prof) - 2)
        f = t - i
        r, z = [prof[i][c] * (1 - f) + prof[i + 1][c] * f for c in (0, 1)]
        r *= 0.97 + 0.05 * abs(math.sin(3 * a)) ** 0.6 + 0.02 * wave(math.cos(a) * 2, math.sin(a) * 2, z * 5)
        return (r * math.cos(a), r * math.sin(a), z + 0.03)

    V, F = ring(n, m, place)
    V += [(0, 0, 0.03), (0, 0, 0.86)]
    F += [(n * m + n, (i + 2) % n, i + 1, i) for i in range(0, n, 2)]
    F += [(n * m + n + 1, m * n + i, m * n + i + 1, m * n + (i + 2) % n) for i in range(0, n, 2)]
    sitter(0, -0.30, 0.22, 0.20, 0.22, 0.46, 36, 0.4)
    V, F = sim(mkobj('b', V, F), 44, pressure=2.6, grav=0.22, tension=26, bend=0.8, shrink=-0.02, mass=0.35)
    loops = [[j * n + g * 12 for j in range(3, m + 1)] for g in range(6)]
    save('beanbag', *piped(V, F, loops, 0.004, closed=False))


# ------------------------------------------------------------- the bed: mattress x +-0.9, y -1.0 (foot) to 1.0, top z 0.55
def bed():
    collider(rbox('m', -0.90, 0.90, -1.03, 1.03, 0.20, 0.55, 0.07))
    ground()


TUCK, FOOT, TURN = 0.33, -1.065, 0.60  # length that goes down the foot of the bed, where it does, where the head is turned back


def pulled_up(s, r):
    """y, z above 0.66 and the normal of a duvet at the length s from its tucked end: up the foot of the bed, along it, back on itself"""
    L = TURN - FOOT
    if s < TUCK:
        return FOOT, s - TUCK, (-1, 0)
    s -= TUCK
    if s < L:
        return FOOT + s, 0, (0, 1)
    if s < L + pi * r:
        a = (s - L) / r
        return TURN + math.sin(a) * r, r - math.cos(a) * r, (-math.sin(a), math.cos(a))
    return TURN - (s - L - pi * r), 2 * r, (0, -1)


def duvetshape(name, seed, crumple, back, skew, pressure, frames=44):
    """its foot is tucked in between mattress and base; what hangs beyond the corners folds round them by itself"""
    reset(seed)
    bed()
    W, r, n, m = 2.50, 0.05, 80, 78
    L = TUCK + TURN - FOOT + pi * r + back

    def place(u, v, k):
        x = (u - 0.5) * W * (1 - 0.2 * max(0, 1 - v * L / 0.55))  # cut narrower at the foot, or its corners hang like bags
        y, z, (ny, nz) = pulled_up(v * L, r)
        ridge = 1 - abs(wave(x * 1.9 + y * 1.1, y * 1.9 - x * 0.7, seed)) * 2
        c = crumple * min(1, v * L / 0.5)  # drawn tight where it is tucked in
        z += c * (1.1 * wave(x * 1.7, y * 1.7, seed + 3) + 0.55 * ridge + 0.55 * wave(x * 5, y * 4, seed + 9))
        y += c * 0.6 * wave(x * 3, y * 3, seed + 5)
        x += c * 0.6 * wave(x * 3, y * 3, seed + 7)
        t = 0.022 * k
        return (x + jitter(0.001), y + t * ny + skew * x * min(1, v * 2), z + t * nz + 0.66)

    V, F, border = shell(n, m, place)
    tucked = [i for i in range(n + 1) if abs(V[i][0]) < 0.88]
    V, F = sim(mkobj('d', V, F), frames, pressure=pressure, tension=9, bend=0.04, shrink=-crumple, mass=0.22, quality=4, collide=0.010, selfc=0.010, pins=tucked)
    V, F, M = piped(V, F, [border], 0.003)
    save(name, *creased(V, F, crumple * 0.42, seed), np.repeat(M, 4))


@job
def duvet():  # slept in and pulled up: crumpled, its head turned back at a slant
    duvetshape('duvet', 3, 0.055, 0.34, 0.05, 0.3)


@job
def duvet_neat():
    duvetshape('duvet_neat', 6, 0.018, 0.26, 0.0, 0.5)


def singleduvet(name, seed, width, middle, edge=None):
    """on a mattress of 0.9 x 2.0 m with its top at 0, head at +x; width across it about y = middle; it hangs over the edge at y = edge, if any"""
    reset(seed)
    collider(rbox('m', -2, 2, -2 if edge is None else edge, 2, -0.3, 0.0, 0.01 if edge is None else 0.05))
    if edge is not None:
        collider(rbox('platform', -2, 2, -2, 2, -0.6, -0.17, 0.01))

    def place(u, v, k):
        x, y = (u - 0.5) * 1.50, (v - 0.5) * width + middle
        c = 0.045
        z = c * (1.1 * wave(x * 2.4, y * 2.4, 1) + 0.7 * (1 - 2 * abs(wave(x * 2.5 + y, y * 2.5, 4))) + 0.5 * wave(x * 6, y * 6, 2))
        return (x + c * 0.7 * wave(x * 4, y * 4, 5) + jitter(0.001), y + c * 0.7 * wave(x * 4, y * 4, 7) + 0.06 * x * y, z + 0.10 + 0.02 * k)

    V, F, border = shell(64, round(46 * width), place)
    V, F = sim(mkobj('d', V, F), 45, pressure=0.3, tension=9, bend=0.04, shrink=-0.05, mass=0.22, quality=4, collide=0.008, selfc=0.010)
    V, F, M = piped(V, F, [border], 0.003)
    save(name, *creased(V, F, 0.020, 8), np.repeat(M, 4))


@job
def duvet_single():  # does not hang over
    singleduvet('duvet_single', 8, 1.0, 0)


@job
def duvet_side():  # for a bed with one side to a wall: hangs over the other, where the mattress ends at y = -0.52
    singleduvet('duvet_side', 9, 1.16, -0.02, -0.52)


# ------------------------------------------------------------- throws
def gathered(L, W, n, amp, seed, slant=0.0):
    """a blanket of length L gathered to the width W in n soft folds, centred on the origin; place(u, v) for sheet"""

    def place(u, v):
        x, y = (u - 0.5) * L, (v - 0.5) * W
        ph = 2 * pi * n * v + 1.6 * wave(x * 1.2, v * 2, seed) * 1.5
        a = amp * (0.75 + 0.5 * wave(x * 1.5, v * 3, seed + 2))
        return (x + 0.02 * wave(x * 4, y * 6, seed + 4), y + amp * 0.45 * math.cos(ph) + slant * x + 0.03 * wave(x * 2, 0, seed), a * math.sin(ph) + 0.01 * wave(x * 6, y * 6, seed + 6))

    return place


def throwrows(nx, ny):
    k = nx + 1
    return [([j * k for j in range(ny + 1)], [j * k + 1 for j in range(ny + 1)]), ([j * k + nx for j in range(ny + 1)], [j * k + nx - 1 for j in range(ny + 1)])]


def throwshape(name, place, nx, ny, frames, low=0.012, selfc=0):
    V, F = sheet(nx, ny, place)
    V, F = sim(mkobj('t', V, F), frames, tension=7, bend=0.03, mass=0.2, quality=5, collide=0.007, selfc=selfc)
    save(name, *fringed(V, F, throwrows(nx, ny), low=low))


@job
def throw():  # across the foot of the bed
    reset(4)
    bed()
    d = np.load(OUT + 'duvet.npz')
    F = d['F'][d['M'] == 0].reshape(-1, 8, 4)[:, :4].reshape(-1, 4)  # its upper layer, as far as the throw reaches
    collider(mkobj('dv', d['V'], F[d['V'][F[:, 0], 1] < 0.1]))
    g = gathered(2.45, 0.70, 4, 0.032, 4, 0.06)
    throwshape('throw', lambda u, v: tuple(np.add(g(u, v), (0, -0.66, 0.86))), 100, 50, 46)


@job
def sofathrow():  # over the arm of a sofa: arm x +-0.085, top 0.625, seat on the right at 0.465
    reset(5)
    collider(rbox('a', -0.085, 0.085, -0.45, 0.45, 0.0, 0.625, 0.05))
    collider(rbox('s', 0.085, 1.0, -0.45, 0.45, 0.0, 0.465, 0.03))
    ground()
    g = gathered(1.45, 0.50, 3, 0.030, 5, 0.10)
    throwshape('sofathrow', lambda u, v: tuple(np.add(g(u, v), (0.10, 0, 0.74))), 84, 52, 50)


@job
def chairthrow():  # over the back of a chair or sofa: back y +-0.09, top 0.80, seat in front (y-) at 0.45
    reset(7)
    collider(rbox('a', -0.6, 0.6, -0.09, 0.09, 0.0, 0.80, 0.05))
    collider(rbox('s', -0.6, 0.6, -1.0, -0.09, 0.0, 0.45, 0.03))
    ground()
    g = gathered(1.5, 0.46, 3, 0.030, 7, 0.08)
    place = lambda u, v: (lambda p: (p[1], -p[0] - 0.12, p[2] + 0.92))(g(u, v))
    throwshape('chairthrow', place, 88, 52, 50)


# ------------------------------------------------------------- over a rail or the bar of a hanger
def overbar(w, front, back, layers, folds, amp, seed, r=0.011, gap=0.0045, n=30, taper=0.0):
    """cloth in several layers over a bar along x at z=0; front is the drop at y-; returns V, F and the pinned vertices"""
    parts, pins, base = [], [], 0
    for l in range(layers):
        rr, f, b = r + gap * l, front - 0.012 * (layers - 1 - l), back - 0.010 * (layers - 1 - l)
        arc = pi * rr
        L = f + arc + b
        m = max(20, int(L / 0.010))
        ww = w * (1 - 0.02 * (layers - 1 - l))

        def place(u, v):
            s = v * L
            if s < f:
                y, z, drop = -rr, -(f - s), f - s
            elif s < f + arc:
                a = (s - f) / rr
                y, z, drop = -math.cos(a) * rr, math.sin(a) * rr, 0
            else:
                y, z, drop = rr, -(s - f - arc), s - f - arc
            k = min(1, drop / 0.25)
            ph = 2 * pi * folds * u + 2.2 * wave(u * 2, drop * 1.5 + (5 if y > 0 else 0), seed)
            y += amp * k * math.sin(ph) * (0.7 + 0.6 * wave(u * 3, drop * 2, seed + 1)) + math.copysign(amp * 0.8 * k, y)
            x = (u - 0.5) * ww * (1 - taper * k) + amp * 0.5 * k * math.cos(ph) + 0.006 * wave(drop * 4, seed, 3) * k
            return (x, y, z + 0.004 * wave(u * 3, seed, l) * k)

        V, F = sheet(n, m, place)
        pins += [base + j * (n + 1) + i for j in range(m + 1) if f - 0.002 < j / m * L < f + arc + 0.002 for i in range(n + 1)]
        base += len(V)
        parts.append((V, F))
    return (*join(*parts), pins)


def hung(name, frames=26, border=(), **k):
    """border: distances above the hem between which the cloth is woven flat (M is 1 there)"""
    reset(k['seed'])
    V, F, pins = overbar(**k)
    V, F = sim(mkobj('h', V, F), frames, tension=14, bend=0.15, mass=0.25, pins=pins, air=3)
    hem = [V[F[:, 0], 2] + k['front'], V[F[:, 0], 2] + k['back']]
    y = V[F[:, 0], 1]
    up = np.where(y < 0, hem[0], hem[1])
    M = np.zeros(len(F), int)
    for a, b in border:
        M[(up > a) & (up < b)] = 1
    save(name, V, F, M)


@job
def towel():  # 0.40 m wide, folded lengthwise, over a rail of 9 mm radius
    hung('towel', w=0.40, front=0.56, back=0.47, layers=2, folds=1.6, amp=0.007, seed=41, r=0.014, gap=0.009, border=((0.055, 0.085), (0.100, 0.108)))


@job
def hung_trousers():  # over the bar of a hanger, 0.30 m under its hook
    hung('hung_trousers', w=0.24, front=0.56, back=0.50, layers=2, folds=1.0, amp=0.006, seed=42, r=0.008, gap=0.005)


@job
def hung_sari():  # pleated and folded over a hanger
    hung('hung_sari', w=0.36, front=0.62, back=0.56, layers=3, folds=5.0, amp=0.011, seed=43, r=0.008, gap=0.004, n=60, taper=0.12)


@job
def hung_dupatta():
    hung('hung_dupatta', w=0.22, front=0.80, back=0.66, layers=2, folds=3.5, amp=0.014, seed=44, r=0.008, gap=0.004, n=44)


@job
def tote():  # a cotton bag with a few things in it, hung by two handles; z=0 its upper edge
    reset(47)
    place = lambda u, v, k: ((u - 0.5) * 0.37, k * (0.010 + 0.022 * math.sin(pi * u) * v**0.7) + 0.006 * wave(u * 3, v * 3, 5 + k), -0.40 * v)
    V, F, border = shell(44, 48, place)
    pins = [i for i in border if V[i][2] > -0.001 and abs(abs(V[i][0]) - 0.105) < 0.05]
    V, F = sim(mkobj('t', V, F), 40, tension=10, bend=0.12, mass=0.25, pins=pins, fill=0.0042, shrink=-0.035, air=4)
    save('tote', smoothed(V, F, 1), F)


# ------------------------------------------------------------- garments on a hanger: z=0 at the neck, width along x
def body(L, hem, folds, amp, seed, chest=0.235, shoulder=0.205):
    """a shirt or kurta without sleeves, L long; hem: half its width below"""
    n, m = 88, max(34, int(L / 0.019))

    def place(a, v):
        c, s = math.cos(a), math.sin(a)
        k = min(1, v * L / 0.16)
        w = shoulder + (chest - shoulder) * k + (hem - chest) * max(0, v * L - 0.16) / (L - 0.16)
        x = w * math.copysign(abs(c) ** 0.85, c)
        t = 0.006 + 0.032 * k
        f = min(1, max(0, v * L - 0.08) / 0.45)
        ph = folds * a + 1.8 * wave(c * 1.5, s * 1.5 + v * 1.4, seed)
        y = t * math.copysign(abs(s) ** 0.7, s) + amp * f * math.sin(ph) * (0.6 + 0.8 * abs(wave(c * 2, s * 2, seed + 3)) * 2)
        x += amp * 0.5 * f * math.cos(ph) * (1 - abs(c))
        z = -0.26 * abs(x) * (1 - k * 0.6) - v * L
        if abs(x) < 0.065 and v == 0:
            z -= 0.012 * (1 - abs(x) / 0.065)  # the neck
        return (x, y, z + 0.010 * wave(c * 2, s * 2, seed + 8) * v)

    V, F = ring(n, m, place)
    return V, F, list(range(n))


def sleeve(side, L, w0, w1, seed, out=0.03):
    n, m = 28, max(16, int(L / 0.02))

    def place(a, v):
        c, s = math.cos(a), math.sin(a)
        w = w0 + (w1 - w0) * v
        t = 0.010 + 0.030 * min(1, v * 5)
        ph = 3 * a + 2 * wave(c + 4, v * 3, seed)
        x = 0.200 + out * math.sin(min(1, v * 3) * pi / 2) + w * c * (0.5 + 0.5 * min(1, v * 4))
        y = t * s + 0.006 * math.sin(ph) * min(1, v * 3) + 0.02 * v * side
        bend = 0.012 * wave(v * 7, seed, a * 0.4)
        z = -0.26 * min(x, 0.205) - 0.9 * max(0, x - 0.205) * (1 - min(1, v * 3)) - 0.006 - v * L
        return (side * (x + bend), y + bend, z)

    V, F = ring(n, m, place)
    return V, F, list(range(n))


def collar(h=0.036, r=0.062):
    """a folded shirt collar about the neck, open in front"""
    n, parts = 30, []
    for k0, k1, z0, z1 in ((1.0, 0.98, -0.016, h * 0.7), (1.04, 1.22, h * 0.72, -0.014)):

        def place(u, v):
            a = -pi / 2 + 0.28 + u * (2 * pi - 0.56)
            k = k0 + (k1 - k0) * v
            tip = 0.014 * max(0, abs(u - 0.5) * 2 - 0.7) / 0.3 * (k1 > 1.1) * v
            return (math.cos(a) * r * k * 1.12, math.sin(a) * r * k * 0.62 - tip, z0 + (z1 - z0) * v - tip)

        parts.append(sheet(n, 4, place))
    return join(*parts)


def garment(name, seed, L, hem, folds, amp, sl=0.0, cuff=0.06, collared=True, chest=0.235):
    reset(seed)
    V, F, pins = body(L, hem, folds, amp, seed, chest)
    if sl:
        for side in (-1, 1):
            v, f, p = sleeve(side, sl, 0.075, cuff, seed + side)
            pins = pins + [len(V) + q for q in p]
            V, F = join((V, F), (v, f))
    V, F = sim(mkobj('g', V, F), 30, tension=14, bend=0.08, mass=0.2, pins=pins, air=3, shrink=-0.012)
    V, F = [tuple(v) for v in V], [tuple(f) for f in F]
    save(name, *(join((V, F), collar()) if collared else (V, F)))


@job
def shirt1():
    garment('shirt1', 51, 0.74, 0.25, 4, 0.022, 0.56, 0.052)


@job
def shirt2():  # short sleeves, looser
    garment('shirt2', 52, 0.70, 0.26, 5, 0.024, 0.23, 0.080)


@job
def kurta1():
    garment('kurta1', 53, 1.02, 0.265, 5, 0.026, 0.50, 0.062)


@job
def kurta2():  # flared, without collar
    garment('kurta2', 54, 1.12, 0.30, 7, 0.032, 0.42, 0.065, False, 0.215)


# ------------------------------------------------------------- folded clothes: fold at y-, about 0.30 x 0.34 m, thickness about 1
def layered(order, half, pitch, w, seed, nx=22):
    """a sheet folded to and fro; order: the height of each layer in turn, the first starts at the back (y+)"""
    r = random.Random(seed)
    path = []  # (y, z, layer)
    dirn = -1
    for k, o in enumerate(order):
        a = half - r.uniform(0, 0.006)
        start = -dirn * a if k == 0 else -dirn * (half - 0.012)
        end = dirn * (half - 0.012) if k + 1 < len(order) else dirn * (half - r.uniform(0.004, 0.03))
        path += [(start + (end - start) * t / 12, o * pitch, k) for t in range(13)]
        if k + 1 < len(order):
            z0, z1 = o * pitch, order[k + 1] * pitch
            rad = abs(z1 - z0) / 2
            out = min(rad, 0.018) * r.uniform(0.85, 1.15)
            for t in range(1, 8):
                b = pi * t / 8
                path.append((dirn * (half - 0.012 + out * math.sin(b)), z0 + (z1 - z0) * (0.5 - 0.5 * math.cos(b)), k + 0.5))
        dirn = -dirn
    top = max(order) * pitch
    sx = [1 + r.uniform(-0.018, 0.012) for _ in range(len(order) + 1)]
    dx = [r.uniform(-0.004, 0.004) for _ in range(len(order) + 1)]

    def place(u, v):
        i = v * (len(path) - 1)
        y, z, k = path[min(int(round(i)), len(path) - 1)]
        x = (u - 0.5) * w * sx[int(k)] + dx[int(k)]
        h = z / top
        y += 0.005 * wave(x * 9, seed, k * 0.3) + 0.003 * wave(x * 22, seed, k * 1.7)
        near = math.exp(-(((y + half) / 0.05) ** 2)) - 0.5 * math.exp(-(((y - half) / 0.05) ** 2))
        z *= 1 + 0.10 * near
        z += top * 0.10 * wave(x * 7, y * 7, seed + k) * h + top * 0.05 * wave(x * 19, y * 15, seed + k * 3)
        z -= top * 0.16 * h * (max(0, abs(u - 0.5) * 2 - 0.72) / 0.28) ** 2
        return (x, y, max(z, 0))

    return sheet(nx, len(path) - 1, place)


FOLDS = dict(
    fold1=dict(order=(0, 3, 2, 1), half=0.17, pitch=0.010, w=0.30, seed=61),
    fold2=dict(order=(0, 1, 2, 3, 4, 5), half=0.165, pitch=0.0065, w=0.29, seed=62),
    fold3=dict(order=(0, 5, 4, 1, 2, 3), half=0.168, pitch=0.0065, w=0.31, seed=63),
    fold4=dict(order=(0, 2, 1), half=0.17, pitch=0.016, w=0.30, seed=64),
    fold5=dict(order=(0, 3, 2, 1), half=0.165, pitch=0.013, w=0.28, seed=65),
    fold6=dict(order=(0, 7, 6, 1, 2, 5, 4, 3), half=0.17, pitch=0.0048, w=0.30, seed=66),
)


@job
def folds():  # fold1-3 shirts, fold4-5 towels, fold6 a sari; no solver
    for name, k in FOLDS.items():
        save(name, *layered(**k))


# ------------------------------------------------------------- a saree shop: y+ away from the buyer, the mattress ends at y = 0, its top at z = 0
def gaddi():
    collider(rbox('m', -1.7, 1.9, 0.0, 1.62, -0.11, 0.0, 0.035))
    collider(rbox('p', -2.2, 2.4, 0.03, 1.62, -0.6, -0.115, 0.004))
    collider(rbox('fl', -3, 3, -1.5, 2, -0.8, -0.45, 0.005))


@job
def gaddi_sheet():  # the white cloth over the mattress, tucked in behind, hanging over its front
    reset(81)
    gaddi()
    n, m = 104, 66

    def place(u, v):
        x, y = -1.62 + 3.44 * u, -0.21 + 1.80 * v
        z = 0.020 * wave(x * 1.3 + y, y * 1.7, 4) + 0.014 * (1 - 2 * abs(wave(x * 2.0 - y * 1.2, y * 2.2 + x * 0.4, 9))) + 0.006 * wave(x * 6, y * 6, 2)
        return (x + 0.02 * wave(x * 2, y * 2, 5), y + 0.02 * wave(x * 2, y * 2, 7), z + 0.045)

    V, F = sheet(n, m, place)
    pins = [m * (n + 1) + i for i in range(n + 1)]
    V, F = sim(mkobj('s', V, F), 40, tension=12, bend=0.06, shrink=-0.018, mass=0.2, quality=4, collide=0.006, pins=pins)
    save('gaddi_sheet', V, F)


def pleat(width, length, folds, phase, n):
    """n + 1 points along a wave of that many folds, width wide, whose own length is that of the cloth"""
    q = np.linspace(0, 1, 600)
    lo, hi = 0.0, 0.25
    for _ in range(24):
        amp = (lo + hi) / 2
        z = amp * np.sin(2 * pi * folds * q + phase + 0.9 * np.sin(2 * pi * q + phase))
        arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(q * width), np.diff(z)))])
        lo, hi = (amp, hi) if arc[-1] < length else (lo, amp)
    at = np.linspace(0, arc[-1], n + 1)
    return np.interp(at, arc, q * width) - width / 2, np.interp(at, arc, z)


@job
def sari_open():  # thrown open from its folds at the back towards the buyer, its end over the edge; its grid of 80 x 120 cells is kept for the pattern
    reset(83)
    gaddi()
    d = np.load(OUT + 'gaddi_sheet.npz')
    collider(mkobj('sh', d['V'] - np.array([0, 0, 0.004], np.float32), d['F']))
    n, m, L, w = 80, 120, 1.74, 1.12
    a, d = np.array([0.46, 1.12]), np.array([-0.42, -0.907])  # where it begins, which way it was thrown
    side = np.array([0.907, -0.42])
    rows, s = [], 0.0
    for j in range(m + 1):
        v = j / m
        t, z = pleat(w * (0.66 + 0.14 * math.sin(pi * min(1, v * 1.3)) - 0.05 * v), w, 4.3, 0.8 + 1.2 * v + 0.9 * wave(v * 2.5, 3), n)
        slack = math.sin(pi * min(1, max(0, v - 0.10) / 0.55)) if v < 0.65 else 0
        s += L / m * (1 - 0.035 * slack)
        lift = 0.016 * slack * math.sin(2 * pi * s / 0.36 + 2 * wave(v * 3, 12))
        for k in range(n + 1):
            u = k / n - 0.5
            bow = 0.035 * slack * math.sin(5 * u + 2)
            p = a + d * (s + bow) + side * (t[k] + 0.05 * wave(v * 2.2, 8))  # it wanders a little
            rows.append((p[0], p[1], 0.10 + z[k] + lift + 0.006 * wave(u * 9, v * 14, 5)))
    _, F = sheet(n, m, lambda u, v: (0, 0, 0))
    V, F = sim(mkobj('sari', rows, F), 42, tension=14, bend=0.22, mass=0.22, quality=5, collide=0.006, friction=10, air=1.5)
    save('sari_open', smoothed(V, F, 3), F)


if __name__ == '__main__':
    args = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else sys.argv[1:] if sys.argv[0].endswith('.py') else []
    for n in args or list(jobs):
        t = time.time()
        jobs[n]()
        print(n, '%.1fs' % (time.time() - t), flush=True)
