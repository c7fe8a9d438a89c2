"""The shell of a room: walls with openings, floors, window frames, ceilings with coves."""

from .scene import *
from .geometry import *
from .lights import strip
from .materials import *


def floor(x0, x1, y0, y1, z, m, rot=False):
    uv = (
        ((x0 / 2.4, y0 / 4.8), (x1 / 2.4, y0 / 4.8), (x1 / 2.4, y1 / 4.8), (x0 / 2.4, y1 / 4.8))
        if not rot
        else ((y0 / 2.4, x0 / 4.8), (y0 / 2.4, x1 / 4.8), (y1 / 2.4, x1 / 4.8), (y1 / 2.4, x0 / 4.8))
    )
    me = pmesh(
        'floor',
        [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)],
        [(0, 1, 2, 3)],
        [(a * 2.4, b * 4.8) for a, b in uv],
    )
    return obj('floor', me, m)


def tilefloor(x0, x1, y0, y1, z, m, tx=1.2, ty=1.2, gap=0.002):
    box(x0, x1, y0, y1, z - 0.06, z - 0.0025, mat('grout', '#b8b0a4', rough=0.8), bev=0)
    nx = int(math.ceil((x1 - x0) / tx))
    ny = int(math.ceil((y1 - y0) / ty))
    for i in range(nx):
        for j in range(ny):
            box(
                x0 + i * tx + gap / 2,
                min(x1, x0 + (i + 1) * tx) - gap / 2,
                y0 + j * ty + gap / 2,
                min(y1, y0 + (j + 1) * ty) - gap / 2,
                z - 0.012,
                z,
                m,
                bev=0.0012,
                seg=1,
            )


def wall(x0, x1, y0, y1, z0, z1, m):
    return box(x0, x1, y0, y1, z0, z1, m, bev=0, name='wall')


def room(x0, x1, y0, y1, h, m_wall, m_ceil, skirt=None, openings=(), t=0.2, front=False):
    """4 walls; openings: list of (wall 'L','R','B','F', a0,a1,z0,z1)"""
    foot = -0.1  # below the floor, or light comes in under the wall
    for W in 'LRBF':
        if W == 'F' and not front:
            continue
        op = sorted([o for o in openings if o[0] == W], key=lambda o: o[1])
        lo, hi = (y0, y1) if W in 'LR' else (x0 - t, x1 + t)

        def seg(a, b, z0, z1, m=m_wall):
            if b - a < 1e-4 or z1 - z0 < 1e-4:
                return
            if W == 'L':
                wall(x0 - t, x0, a, b, z0, z1, m)
            if W == 'R':
                wall(x1, x1 + t, a, b, z0, z1, m)
            if W == 'B':
                wall(a, b, y1, y1 + t, z0, z1, m)
            if W == 'F':
                wall(a, b, y0 - t, y0, z0, z1, m)

        cur = lo
        for o in op:
            seg(cur, o[1], foot, h)
            if o[3] > 0:  # below a doorway the floor goes through
                seg(o[1], o[2], foot, o[3])
            seg(o[1], o[2], o[4], h)
            cur = o[2]
        seg(cur, hi, foot, h)
    if m_ceil:
        wall(x0 - t, x1 + t, y0 - t, y1 + t, h, h + 0.2, m_ceil)


def windowframe(W, pos, a0, a1, z0, z1, m, n=3, t=0.05, d=0.07, horiz=None):
    def bx(a, b, c, e):
        q = d / 2 - (0.003 if e - c > b - a else 0)  # uprights a little slimmer: no faces in one plane
        return (
            box(pos - q, pos + q, a, b, c, e, m, bev=0.003)
            if W in 'LR'
            else box(a, b, pos - q, pos + q, c, e, m, bev=0.003)
        )

    bx(a0, a1, z0, z0 + t)
    bx(a0, a1, z1 - t, z1)
    bx(a0, a0 + t, z0, z1)
    bx(a1 - t, a1, z0, z1)
    for i in range(1, n):
        c = a0 + (a1 - a0) * i / n
        bx(c - t * 0.45, c + t * 0.45, z0, z1)
    if horiz:
        bx(a0, a1, horiz - t * 0.4, horiz + t * 0.4)


def cove(
    x0,
    x1,
    y0,
    y1,
    z,
    drop,
    w,
    m,
    k=2900,
    power=9,
    lip=0.045,
    slot=0.10,
    outer=True,
    inward=True,
    sides='LRBF',
):
    """peripheral dropped ceiling (bottom at z-drop) with LED cove washing the raised tray. w: border width or dict"""
    W = w if isinstance(w, dict) else {s: w for s in 'LRBF'}
    zb = z - drop
    a0, a1, b0, b1 = x0 + W['L'], x1 - W['R'], y0 + W['F'], y1 - W['B']
    th = 0.05
    if W['L']:
        box(x0, a0, y0, y1, zb, zb + th, m, bev=0)
    if W['R']:
        box(a1, x1, y0, y1, zb, zb + th, m, bev=0)
    if W['F']:
        box(a0, a1, y0, b0, zb, zb + th, m, bev=0)
    if W['B']:
        box(a0, a1, b1, y1, zb, zb + th, m, bev=0)
    zl = zb + th + lip
    for s, (p, q, dv) in dict(
        L=((a0 - 0.02, b0, 0), (a0 - 0.02, b1, 0), (0.5, 0, 1)),
        R=((a1 + 0.02, b0, 0), (a1 + 0.02, b1, 0), (-0.5, 0, 1)),
        F=((a0, b0 - 0.02, 0), (a1, b0 - 0.02, 0), (0, 0.5, 1)),
        B=((a0, b1 + 0.02, 0), (a1, b1 + 0.02, 0), (0, -0.5, 1)),
    ).items():
        if s not in sides or not W[s]:
            continue
        if s in 'LR':
            box(p[0] - 0.008, p[0] + 0.012, b0 - 0.028, b1 + 0.032, zb + th - 0.002, zl, m, bev=0)
        else:
            box(a0 - 0.028, a1 + 0.032, p[1] - 0.008, p[1] + 0.012, zb + th - 0.002, zl - 0.0005, m, bev=0)
        o = 0.06 if s in 'RB' else -0.06
        pp = (p[0] + (o if s in 'LR' else 0), p[1] + (o if s in 'FB' else 0), zb + th + 0.015)
        qq = (q[0] + (o if s in 'LR' else 0), q[1] + (o if s in 'FB' else 0), zb + th + 0.015)
        strip(pp, qq, power, k, dv, 0.025)
    return zb, (a0, a1, b0, b1)


def archpanel(x0, x1, z0, z1, y, xc, w, h, m, t=0.04, sill=None, reveal=None, n=32):
    """a panel in the plane y..y+t with a round-headed opening, w wide, its crown at h, its foot at sill (or z0)

    reveal: depth of the lining behind the opening, as of a niche or alcove.
    """
    sill = z0 if sill is None else sill
    r = w / 2
    A = [(xc - math.cos(pi * i / n) * r, h - r + math.sin(pi * i / n) * r) for i in range(n + 1)]
    V, F = [], []

    def quad(*P):
        for s in (0, 1):
            k = len(V)
            V.extend((p[0], y + s * t, p[1]) for p in P)
            F.append((k, k + 1, k + 2, k + 3) if s == 0 else (k + 3, k + 2, k + 1, k))

    quad((x0, z0), (xc - r, z0), (xc - r, z1), (x0, z1))
    quad((xc + r, z0), (x1, z0), (x1, z1), (xc + r, z1))
    if sill > z0:
        quad((xc - r, z0), (xc + r, z0), (xc + r, sill), (xc - r, sill))
    for p, q in zip(A, A[1:]):
        quad(p, q, (q[0], z1), (p[0], z1))
    for (a, b), (c, d) in (((x0, z0), (x0, z1)), ((x1, z1), (x1, z0)), ((x0, z1), (x1, z1))):
        k = len(V)
        V.extend([(a, y, b), (a, y + t, b), (c, y + t, d), (c, y, d)])
        F.append((k, k + 1, k + 2, k + 3))
    obj('archpanel', pmesh('archpanel', V, F), m)
    L = [(xc - r, sill)] + A + [(xc + r, sill)]
    V = [(p[0], yy, p[1]) for yy in (y + 0.0002, y + (reveal or t)) for p in L]
    k = len(L)
    obj('reveal', pmesh('reveal', V, [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)]), m, smooth=50)
