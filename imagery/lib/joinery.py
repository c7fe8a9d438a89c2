"""Built-in furniture: cabinet fronts and handmade tiles."""

from .scene import *
import random as R

from .geometry import *
from .materials import *


def fronts(
    x0,
    x1,
    z0,
    z1,
    y,
    m,
    cols=3,
    rows=1,
    gap=0.0045,
    t=0.02,
    axis='x',
    bev=0.0015,
    hs=None,
    pull=None,
    pm=None,
):
    """flat door/drawer fronts in grid, front face at y (facing -Y) or x if axis='y' (facing +X)"""
    hs = hs or [1 / rows] * rows
    cw = (x1 - x0) / cols
    z = z0
    for f in hs:
        hh = (z1 - z0) * f
        for i in range(cols):
            a, b = x0 + i * cw + gap / 2, x0 + (i + 1) * cw - gap / 2
            c, d = z + gap / 2, z + hh - gap / 2
            if axis == 'x':
                box(a, b, y, y + t, c, d, m, bev=bev)
            else:
                box(y - t, y, a, b, c, d, m, bev=bev)
            if pull == 'bar':
                L = 0.5 * hh if hh > 0.6 else 0.5 * cw
                pm = pm or brass()

                def put(p, q, out, r, s, bev):
                    return box(p, q, y - out[1], y - out[0], r, s, pm, bev=bev) if axis == 'x' else box(y + out[0], y + out[1], p, q, r, s, pm, bev=bev)

                if hh > 0.6:
                    xx, zz = b - 0.035 if i % 2 == 0 else a + 0.035, (c + d) / 2
                    put(xx - 0.005, xx + 0.005, (0.018, 0.03), zz - L / 2, zz + L / 2, 0.002)
                    feet = [(xx, zz - L / 2 + 0.02), (xx, zz + L / 2 - 0.02)]
                else:
                    xx = (a + b) / 2
                    put(xx - L / 2, xx + L / 2, (0.018, 0.03), d - 0.045, d - 0.035, 0.002)
                    feet = [(xx - L / 2 + 0.02, d - 0.04), (xx + L / 2 - 0.02, d - 0.04)]
                for p, q in feet:
                    put(p - 0.003, p + 0.003, (-0.001, 0.019), q - 0.003, q + 0.003, 0)
            if pull == 'knob':
                pm = pm or brass()
                if axis == 'x':
                    (
                        lathe(
                            [(0.0001, -0.03), (0.012, -0.03), (0.014, -0.024), (0.006, -0.014), (0.006, 0)],
                            pm,
                            ((b - 0.04 if i % 2 == 0 else a + 0.04), y, (c + d) / 2),
                            20,
                            50,
                            (-pi / 2, 0, 0),
                        )
                    )
        z += hh


def tiles(x0, x1, z0, z1, y, m, w=0.065, h=0.2, gap=0.003, axis='x', stack=True, tilt=0.012, t=0.008, seed=0):
    """individual handmade tiles (each a bevelled, slightly tilted object)"""
    r = R.Random(seed)
    if axis == 'x':
        box(x0, x1, y + t * 0.6, y + t * 1.4, z0, z1, mat('grout2', '#d6cfc3', rough=0.9), bev=0)
    else:
        box(y - t * 1.4, y - t * 0.6, x0, x1, z0, z1, mat('grout2', '#d6cfc3', rough=0.9), bev=0)
    me = pmesh(
        'tile',
        [
            (sx * (w - gap) / 2, sy * t / 2, sz * (h - gap) / 2)
            for sx in (-1, 1)
            for sy in (-1, 1)
            for sz in (-1, 1)
        ],
        [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
    )
    me.materials.append(m)
    nx = int(math.ceil((x1 - x0) / w))
    nz = int(math.ceil((z1 - z0) / h))
    for j in range(nz):
        for i in range(nx):
            x = x0 + (i + 0.5) * w + (0 if stack or j % 2 == 0 else w / 2)
            z = z0 + (j + 0.5) * h
            if x + w / 2 > x1 + 0.002 or z + h / 2 > z1 + 0.04:
                continue
            e = (r.uniform(-tilt, tilt), r.uniform(-tilt * 0.3, tilt * 0.3), r.uniform(-tilt, tilt))
            o = obj(
                'tile',
                me,
                None,
                (x, y + t * 0.5, z) if axis == 'x' else (y - t * 0.5, x, z),
                e if axis == 'x' else (e[0], e[1], pi / 2 + e[2]),
            )
            b = o.modifiers.new('b', 'BEVEL')
            b.width = 0.0016
            b.segments = 2


def drawer(x0, x1, z0, z1, y, out, front, inside, fill=None, pull=None):
    """a drawer with its front at y, drawn out by `out` towards -y; fill(x, y, z) puts something in it"""
    pull = pull or steel()
    box(x0 + 0.002, x1 - 0.002, y - out, y - out + 0.02, z0 + 0.002, z1 - 0.002, front, bev=0.002)
    tube([((x0 + x1) / 2 - 0.07, y - out - 0.022, z1 - 0.05), ((x0 + x1) / 2 + 0.07, y - out - 0.022, z1 - 0.05)], 0.005, pull, smooth=False)
    for s in (-1, 1):
        tube([((x0 + x1) / 2 + s * 0.06, y - out - 0.022, z1 - 0.05), ((x0 + x1) / 2 + s * 0.06, y - out, z1 - 0.05)], 0.0035, pull, smooth=False)
    if out:
        box(x0 + 0.014, x1 - 0.014, y - out + 0.02, y + 0.12, z0 + 0.016, z0 + 0.026, inside, bev=0)
        for a in (x0 + 0.014, x1 - 0.026):
            box(a, a + 0.012, y - out + 0.02, y + 0.12, z0 + 0.026, z1 - 0.04, inside, bev=0.001)
        if fill:
            fill((x0 + x1) / 2, y - out / 2 + 0.02, z0 + 0.027)


def bookmatched(x0, x1, y, z0, z1, kind, size=2.6, rough=0.16, t=0.10):
    """two slabs of marble whose veins mirror each other about their joint, face at y (facing -Y), t thick"""
    joint, gap = (x0 + x1) / 2, 0.001
    for a, b, side in ((x0, joint - gap, -1), (joint + gap, x1, 1)):
        box(a, b, y + 0.001, y + t, z0, z1, marble(kind, size, rough), bev=0.0015)
        corners = [(a, z0), (b, z0), (b, z1), (a, z1)]
        uv = [(side * (x - joint), z) for x, z in corners]
        plane([(x, y, z) for x, z in corners], marble(kind, size, rough, uv=True), 'slab', uv)


def slab(xs, ys, z0, z1, m, left_out=(), bev=0.003):
    """a worktop in one piece, so that its veins run on: the grid of xs and ys without the cells (column, row) left out, as a corner or the hole of a sink"""
    n, V, F = len(ys), [(x, y, z) for z in (z0, z1) for x in xs for y in ys], []
    up = len(xs) * n
    solid = {(i, j) for i in range(len(xs) - 1) for j in range(n - 1)} - set(left_out)
    for i, j in solid:
        a, b, c, d = i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1
        F += [(d, c, b, a), (up + a, up + b, up + c, up + d)]
        for p, q, beside in ((a, b, (i, j - 1)), (b, c, (i + 1, j)), (c, d, (i, j + 1)), (d, a, (i - 1, j))):
            if beside not in solid:
                F.append((p, q, up + q, up + p))
    used = sorted({k for f in F for k in f})
    at = {k: i for i, k in enumerate(used)}
    o = obj('slab', pmesh('slab', [V[k] for k in used], [[at[k] for k in f] for f in F]), m, smooth=30)
    if bev:
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = bev, 2, 'ANGLE', math.radians(40)
    return o
