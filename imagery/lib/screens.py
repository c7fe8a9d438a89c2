"""Pierced and woven panels: jaali screens, cane webbing, and a bell."""

from .scene import *
from .geometry import *
from .materials import *


def jaali(x0, x1, z0, z1, y, m, kind='star', cell=0.18, bar=0.022, t=0.03, axis='x', border=0.05):
    """a pierced screen in the plane y (axis='x') or x (axis='y'), y being its middle

    kind: star (eight-pointed, Deccan), hex, lattice (diagonals), scale (overlapping circles).
    Built of real bars, so that it throws real shadows.
    """
    def bx(a0, a1, c0, c1, tt=t):
        q = (a0, a1, y - tt / 2, y + tt / 2) if axis == 'x' else (y - tt / 2, y + tt / 2, a0, a1)
        return box(*q, c0, c1, m, bev=0.003)

    for a0, a1, c0, c1 in ((x0, x1, z0, z0 + border), (x0, x1, z1 - border, z1), (x0, x0 + border, z0 + border, z1 - border), (x1 - border, x1, z0 + border, z1 - border)):
        bx(a0, a1, c0, c1, t * 1.25)
    X0, X1, Z0, Z1 = x0 + border, x1 - border, z0 + border, z1 - border
    nx, nz = max(1, round((X1 - X0) / cell)), max(1, round((Z1 - Z0) / cell))
    cx, cz = (X1 - X0) / nx, (Z1 - Z0) / nz
    V, F = [], []

    def bar2(p, q, w=bar, d=t * 0.8):
        """a straight bar from p to q in the plane of the screen, one mesh for them all"""
        (a, b), (c, e) = p, q
        L = math.hypot(c - a, e - b)
        if L < 1e-6:
            return
        u = ((c - a) / L, (e - b) / L)
        n = (-u[1] * w / 2, u[0] * w / 2)
        k = len(V)
        d *= 1 - 0.006 * (k // 8 % 7)  # no two bars in one plane where they cross
        for s in (-1, 1):
            for px, pz, sg in ((a, b, 1), (a, b, -1), (c, e, -1), (c, e, 1)):
                v = (px + n[0] * sg, pz + n[1] * sg)
                V.append((v[0], y + s * d / 2, v[1]) if axis == 'x' else (y + s * d / 2, v[0], v[1]))
        F.extend([(k, k + 1, k + 2, k + 3), (k + 7, k + 6, k + 5, k + 4)])
        for i in range(4):
            j = (i + 1) % 4
            F.append((k + i, k + 4 + i, k + 4 + j, k + j))

    def ring2(mx, mz, rx, rz, n=20):
        P = [(mx + math.cos(2 * pi * i / n) * rx, mz + math.sin(2 * pi * i / n) * rz) for i in range(n)]
        for i in range(n):
            bar2(P[i], P[(i + 1) % n], bar * 0.8)

    for i in range(nx):
        for j in range(nz):
            a, c = X0 + i * cx, Z0 + j * cz
            mx, mz = a + cx / 2, c + cz / 2
            if kind == 'lattice':
                bar2((a, c), (a + cx, c + cz))
                bar2((a + cx, c), (a, c + cz), d=t * 0.78)
            elif kind == 'scale':
                ring2(mx, mz, cx * 0.5, cz * 0.5)
                ring2(a, c, cx * 0.5, cz * 0.5) if i and j else None
            elif kind == 'hex':
                P = [(mx, c), (a + cx, c + cz * 0.25), (a + cx, c + cz * 0.75), (mx, c + cz), (a, c + cz * 0.75), (a, c + cz * 0.25)]
                for k in range(6):
                    bar2(P[k], P[(k + 1) % 6])
                bar2((mx, c), (mx, c + cz), bar * 0.6, t * 0.6)
            else:  # star: two squares turned by 45 degrees, joined to the corners of the cell
                r = 0.36
                S = [(mx + math.cos(k * pi / 4 + pi / 8 * 0) * cx * r, mz + math.sin(k * pi / 4) * cz * r) for k in range(8)]
                for k in range(8):
                    bar2(S[k], S[(k + 2) % 8], bar * 0.8, t * (0.8 if k % 2 else 0.77))
                for k in (0, 2, 4, 6):
                    e = (mx + math.cos(k * pi / 4) * cx / 2, mz + math.sin(k * pi / 4) * cz / 2)
                    bar2(S[k], e)
                for k in (1, 3, 5, 7):
                    e = (a if k in (3, 5) else a + cx, c if k in (5, 7) else c + cz)
                    bar2(S[k], e, bar * 0.8)
    return obj('jaali', pmesh('jaali', V, F), m)


def cane_material(c='#c9a26a'):
    """woven cane webbing: real holes (transparency), so that what is behind shimmers through"""
    k = 'cane' + c
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, c, rough=0.55, spec=0.3, tex='cane.png', size=0.16, ramp=[(0.2, '#8a6434'), (0.6, c), (1, '#e2c793')], rand=False)
    nt = m.node_tree
    n = nt.nodes
    b = n['Principled BSDF']
    hole = n.new('ShaderNodeTexImage')
    hole.image = bpy.data.images.get('cane_a.png') or bpy.data.images.load(T + 'cane_a.png')
    hole.image.colorspace_settings.name = 'Non-Color'
    src = next(x for x in n if x.type == 'TEX_IMAGE' and x.image and x.image.name.startswith('cane.png'))
    hole.projection, hole.projection_blend = 'BOX', 0.02
    nt.links.new(src.inputs['Vector'].links[0].from_socket, hole.inputs['Vector'])
    nt.links.new(hole.outputs['Color'], b.inputs['Alpha'])
    return m


def cane(x0, x1, z0, z1, y, m=None, frame_m=None, axis='x', border=0.045, t=0.022, back=None):
    """a framed cane panel facing -y (axis='x') or +x (axis='y'); back: material just behind the weave"""
    frame_m = frame_m or wood('teak')

    def bx(a0, a1, c0, c1, mm, d0, d1, bev=0.002):
        q = (a0, a1, y + d0, y + d1) if axis == 'x' else (y - d1, y - d0, a0, a1)
        return box(*q, c0, c1, mm, bev=bev)

    bx(x0, x1, z0, z0 + border, frame_m, 0, t)
    bx(x0, x1, z1 - border, z1, frame_m, 0, t)
    bx(x0, x0 + border, z0 + border, z1 - border, frame_m, 0, t)
    bx(x1 - border, x1, z0 + border, z1 - border, frame_m, 0, t)
    d = y + 0.008 if axis == 'x' else y - 0.008
    P = [(x0 + border, z0 + border), (x1 - border, z0 + border), (x1 - border, z1 - border), (x0 + border, z1 - border)]
    plane([(p[0], d, p[1]) if axis == 'x' else (d, p[0], p[1]) for p in P], m or cane_material())
    if back:
        bx(x0 + border, x1 - border, z0 + border, z1 - border, back, 0.014, 0.018, 0)


def bell(x, y, z, m=None, s=1.0, chain=0.35):
    """a brass temple bell, z its rim, on a chain"""
    m = m or brass(0.2)
    lathe(
        [(0.070, 0), (0.074, 0.004), (0.058, 0.02), (0.046, 0.055), (0.040, 0.085), (0.026, 0.105), (0.008, 0.112), (0.008, 0.13), (0.0001, 0.132)],
        m, (x, y, z), 40, 50, scale=s,
    )  # fmt: skip
    sphere(0.013 * s, m, (x, y, z - 0.004), 16)
    tube([(x, y, z + 0.128 * s), (x, y, z + 0.13 * s + chain)], 0.003, m, smooth=False)
