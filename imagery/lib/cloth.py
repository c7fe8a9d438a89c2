"""Cloth meshes (pillows, duvet, throws) made with Blender's cloth solver, saved as build/tex/*.npz.

Run once: python lib/cloth.py   (about four minutes on two cores)
"""

import bpy, bmesh, numpy as np, os, sys, math, time, random
from mathutils import Vector, noise

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT = os.path.join(HERE, 'build', 'tex', '')
os.makedirs(OUT, exist_ok=True)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def mkobj(name, verts, faces):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def shell(nx, ny, w, h, t, zf=None):
    """closed two-layer sheet; nx*ny cells; returns verts, faces (quads)"""
    V = []
    F = []
    idx = {}
    for s in (0, 1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                edge = i in (0, nx) or j in (0, ny)
                if s == 1 and edge:
                    idx[(1, i, j)] = idx[(0, i, j)]
                    continue
                x = (i / nx - 0.5) * w
                y = (j / ny - 0.5) * h
                z = (0 if edge else (t / 2 if s == 0 else -t / 2)) + (zf(x, y) if zf else 0)
                idx[(s, i, j)] = len(V)
                V.append(
                    (
                        x + random.uniform(-1, 1) * w / nx * 0.06 * (not edge),
                        y + random.uniform(-1, 1) * h / ny * 0.06 * (not edge),
                        z,
                    )
                )
    for j in range(ny):
        for i in range(nx):
            F.append((idx[0, i, j], idx[0, i + 1, j], idx[0, i + 1, j + 1], idx[0, i, j + 1]))
            F.append((idx[1, i, j], idx[1, i, j + 1], idx[1, i + 1, j + 1], idx[1, i + 1, j]))
    return V, F


def sim(
    o,
    frames,
    pressure=0,
    grav=1.0,
    tension=15,
    bend=0.5,
    mass=0.3,
    shrink=0,
    quality=6,
    collide=0.008,
    selfc=False,
    air=1.0,
):
    sc = bpy.context.scene
    sc.frame_start = 1
    sc.frame_end = frames
    m = o.modifiers.new('c', 'CLOTH')
    s = m.settings
    s.quality = quality
    s.mass = mass
    s.tension_stiffness = tension
    s.compression_stiffness = tension
    s.shear_stiffness = tension * 0.5
    s.bending_stiffness = bend
    s.air_damping = air
    s.tension_damping = 10
    s.bending_damping = 2
    if pressure:
        s.use_pressure = True
        s.uniform_pressure_force = pressure
    s.shrink_min = shrink
    s.effector_weights.gravity = grav
    m.collision_settings.distance_min = collide
    m.collision_settings.use_self_collision = selfc
    m.collision_settings.collision_quality = 3
    m.point_cache.frame_start = 1
    m.point_cache.frame_end = frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    me = o.evaluated_get(dg).to_mesh()
    V = np.array([v.co[:] for v in me.vertices], np.float32)
    F = [list(p.vertices) for p in me.polygons]
    return V, np.array(F, np.int32)


def collider(o):
    o.modifiers.new('col', 'COLLISION')
    o.collision.thickness_outer = 0.008
    o.collision.cloth_friction = 25


def rbox(name, x0, x1, y0, y1, z0, z1, r=0.06):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector(
            (
                (x0 + x1) / 2 + v.co.x * (x1 - x0),
                (y0 + y1) / 2 + v.co.y * (y1 - y0),
                (z0 + z1) / 2 + v.co.z * (z1 - z0),
            )
        )
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=4, affect='EDGES', profile=0.5)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def save(n, V, F):
    np.savez_compressed(OUT + n + '.npz', V=V, F=F)
    print(n, V.shape, V.min(0), V.max(0), flush=True)


jobs = {}


def job(f):
    jobs[f.__name__] = f
    return f


@job
def pillow():  # 50x50 scatter cushion
    reset()
    random.seed(1)
    o = mkobj('p', *shell(44, 44, 0.54, 0.54, 0.02))
    save('pillow', *sim(o, 46, pressure=3.2, grav=0, tension=12, bend=0.15, shrink=0.02, mass=0.15))


@job
def pillow_long():
    reset()
    random.seed(2)
    o = mkobj('p', *shell(60, 36, 0.74, 0.48, 0.02))
    save('pillow_long', *sim(o, 46, pressure=3.0, grav=0, tension=11, bend=0.12, shrink=0.02, mass=0.15))


@job
def duvet():  # lies on mattress x +-0.9, y -1.0(foot)..1.0, top z 0.55
    reset()
    random.seed(3)
    collider(rbox('m', -0.90, 0.90, -1.03, 1.03, 0.20, 0.55, 0.07))
    collider(rbox('fl', -3, 3, -3, 3, -0.2, 0.02, 0.01))
    zf = lambda x, y: 0.045 * noise.noise(Vector((x * 2.2, y * 2.2, 3))) + 0.02 * noise.noise(
        Vector((x * 6, y * 6, 9))
    )
    V, F = shell(100, 84, 2.52, 1.86, 0.05, zf)
    V = [(x * 1.0, y - 0.36, z + 0.66) for x, y, z in V]
    o = mkobj('d', V, F)
    save(
        'duvet', *sim(o, 70, pressure=0.9, grav=1, tension=9, bend=0.25, mass=0.25, quality=6, collide=0.012)
    )


@job
def throw():  # blanket across bed foot
    reset()
    random.seed(4)
    d = np.load(OUT + 'duvet.npz')
    c = mkobj('dv', [tuple(v) for v in d['V']], [tuple(f) for f in d['F']])
    collider(c)
    collider(rbox('m', -0.9, 0.9, -1.03, 1.03, 0.20, 0.55, 0.07))
    collider(rbox('fl', -3, 3, -3, 3, -0.2, 0.02, 0.01))
    nx, ny = 120, 44
    V = []
    F = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x = (i / nx - 0.5) * 2.5
            y = (j / ny - 0.5) * 0.80
            a = 0.05
            V.append(
                (
                    x * math.cos(a) - y * math.sin(a) + random.uniform(-1, 1) * 0.002,
                    x * math.sin(a) + y * math.cos(a) - 0.62,
                    0.80 + 0.03 * noise.noise(Vector((x * 2.5, y * 4, 1))),
                )
            )
    for j in range(ny):
        for i in range(nx):
            k = j * (nx + 1) + i
            F.append((k, k + 1, k + nx + 2, k + nx + 1))
    o = mkobj('t', V, F)
    save('throw', *sim(o, 55, grav=1, tension=8, bend=0.06, mass=0.2, quality=6, collide=0.010))


@job
def sofathrow():  # blanket over an armrest/seat: arm x -.12..12 h .62, seat to right z .44
    reset()
    random.seed(5)
    collider(rbox('a', -0.13, 0.13, -0.45, 0.45, 0.0, 0.62, 0.05))
    collider(rbox('s', 0.13, 1.0, -0.45, 0.45, 0.0, 0.44, 0.05))
    collider(rbox('fl', -3, 3, -3, 3, -0.2, 0.01, 0.005))
    nx, ny = 84, 40
    V = []
    F = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x = (i / nx - 0.5) * 1.35
            y = (j / ny - 0.5) * 0.56
            V.append(
                (
                    x + 0.08 + random.uniform(-1, 1) * 0.002,
                    y + 0.10 * x,
                    0.72 + 0.03 * noise.noise(Vector((x * 3, y * 4, 1))),
                )
            )
    for j in range(ny):
        for i in range(nx):
            k = j * (nx + 1) + i
            F.append((k, k + 1, k + nx + 2, k + nx + 1))
    o = mkobj('t', V, F)
    save('sofathrow', *sim(o, 50, grav=1, tension=8, bend=0.06, mass=0.2, quality=6, collide=0.008))


for n in sys.argv[1:] or jobs:
    t = time.time()
    jobs[n]()
    print(n, '%.1fs' % (time.time() - t), flush=True)
