"""Shoes that stand by a door: Kolhapuri chappals, rubber flip-flops, strapped sandals, laced shoes; and the coir mat. Toe towards +y at rot=0 (degrees), side 1 the right foot, -1 the left."""

from .scene import *
from .geometry import *
from .leaves import grid_faces
from .materials import *
from .materials import _sh

PLAN = [(0.0, 0.030), (0.10, 0.034), (0.28, 0.0305), (0.45, 0.033), (0.62, 0.043), (0.74, 0.0455), (0.86, 0.0415), (0.95, 0.033), (1.0, 0.024)]


def _half(t):
    """half the width of a sole at t from heel (0) to toe (1), its two ends round"""
    w = float(np.interp(t, *zip(*PLAN)))
    e = 0.12
    for d, k in ((t, e), (1 - t, e * 0.8)):
        if d < k:
            w *= math.sqrt(max(0.0, 1 - (1 - d / k) ** 2)) * 0.985 + 0.015
    return w


def _mid(t, side):
    return side * (-0.010 * math.sin(pi * min(1, t * 1.05)) + 0.006 * max(0, t - 0.7) / 0.3)


def _lift(t, toe=0.006):
    return toe * max(0.0, (t - 0.72) / 0.28) ** 2


def tanned(c, rough=0.5):
    """leather that has been worn: mottled, creased, a little polished"""
    return mat('tanned%s%s' % (c, rough), c, rough=rough, spec=0.4, tex='smudge.png', size=0.22, ramp=_sh(c, 0.30), rough_tex=('smudge.png', 0.11, rough - 0.08, rough + 0.16), bump=[('boucle_h.png', 0.035, 0.10, 0.0008), ('linen_h.png', 0.02, 0.10, 0.0004)], var=0.10)


def slab(L, side, z0, z1, m, grow=0.0, toe=0.006, cup=0.0, heel=0.0, n=56, k=10):
    """one layer of a sole between the heights z0 and z1; heel: how much lower it reaches behind"""
    rows = (1 - np.cos(np.linspace(0, pi, n))) / 2
    V, K = [], 2 * (k + 1)
    for t in rows:
        w, c, dz = _half(t) + grow, _mid(t, side), _lift(t, toe)
        y = (t - 0.5) * (L + 2 * grow)
        low = z0 - (heel if t < 0.27 else 0)
        for i in range(k + 1):
            u = 2 * i / k - 1
            V.append((c + u * w, y, z1 + dz + cup * u * u * min(1, 4 * t * (1 - t) + 0.3)))
        for i in range(k + 1):
            u = 1 - 2 * i / k
            V.append((c + u * w * (0.985), y, low + dz))
    o = obj('sole', pmesh('sole', V, [tuple(q) for q in grid_faces(n, K, wrap=True)] + [tuple(range(K)), tuple(range((n - 1) * K, n * K))[::-1]]), m, smooth=40)
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = 0.0012, 2, 'ANGLE', math.radians(50)
    return o


def band(L, side, z, t0, t1, h, m, skew=0.0, tuck=0.004, t=0.0024, n=28, k=6, a0=0.0, a1=1.0, cx=0.0, half=None, flat=0.62):
    """a strap over the foot between t0 and t1 of its length, h high; skew: how much further forward its inner end lies; half: its half width if not the sole's"""
    V = []
    for j in range(k + 1):
        for i in range(n + 1):
            q = pi * (a0 + (a1 - a0) * i / n)
            tt = t0 + (t1 - t0) * j / k + skew * math.cos(q) * side
            w = (half or _half(min(0.97, max(0.03, tt)))) + 0.0015
            bow = 1 + 0.05 * math.sin(pi * j / k)
            x = (cx if half else _mid(tt, side)) + w * math.cos(q) * bow
            V.append((x, (tt - 0.5) * L, z + _lift(tt) - tuck + (h + tuck) * math.sin(q) ** flat * bow))
    o = obj('strap', pmesh('strap', V, grid_faces(k + 1, n + 1).tolist()), m, smooth=180)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset = t, 1
    return o


def kolhapuri(x, y, z, rot, side, c='#94602f', L=0.262, sole='#6b4222'):
    """flat buff leather, a broad band with punched lines, a ring for the big toe, a plait between them"""
    top, edge, dark = tanned(c, 0.46), tanned(sole, 0.6), tanned('#4a2b16', 0.5)
    with turned(x, y, rot, z) as root:
        slab(L, side, 0.0045, 0.0098, edge, heel=0.0045)
        slab(L, side, 0.0102, 0.0140, top, -0.0006, cup=0.0012)
        zt = 0.014
        band(L, side, zt, 0.44, 0.615, 0.034, top, 0.030)
        for a in (0.452, 0.603):  # its stitched hems
            band(L, side, zt + 0.0014, a - 0.010, a + 0.010, 0.0348, dark, 0.030, t=0.0016, k=2)
        for a in (0.495, 0.5275, 0.560):  # a row of plaited thong let into it
            P = []
            for i in range(57):
                q = pi * (0.10 + 0.80 * i / 56)
                tt = a + 0.030 * math.cos(q) * side + 0.006 * math.sin(i * 1.9)
                w = _half(tt) + 0.0015
                P.append((_mid(tt, side) + w * math.cos(q) * 1.045, (tt - 0.5) * L, zt + 0.0022 - 0.004 + 0.0395 * math.sin(q) ** 0.62))
            tube(P, 0.0016, dark if abs(a - 0.5275) > 0.01 else mat('gold thong', '#b8924a', rough=0.45), smooth=False)
        # the toe ring on the inner side, and the plait from it to the band
        tx = _mid(0.80, side) - side * 0.019
        band(L, side, zt, 0.755, 0.835, 0.024, top, 0.0, half=0.0165, cx=tx, flat=0.7)
        for s in (-1, 1):
            P = []
            for i in range(26):
                f = i / 25
                tt = 0.765 - 0.160 * f
                P.append((tx * (1 - f) + _mid(0.6, side) * f + s * 0.0032 * math.sin(f * 16), (tt - 0.5) * L, zt + 0.0235 + 0.0125 * f + 0.002 * math.cos(f * 16 + s)))
            tube(P, 0.0030, top)
        sphere(0.0062, mat('pompon', '#8a2a20', rough=0.9), (tx, (0.765 - 0.5) * L, zt + 0.027), 16)
    return root


def flipflop(x, y, z, rot, side, c='#e9e6dd', strap='#27518a', L=0.255):
    """rubber: a pale sole in layers, a forked strap from between the toes"""
    up, low, st = mat('eva' + c, c, rough=0.7, bump=[('boucle_h.png', 0.02, 0.25, 0.0006)]), mat('eva' + strap, strap, rough=0.7), mat('strap' + strap, strap, rough=0.35)
    with turned(x, y, rot, z) as root:
        slab(L, side, 0.0005, 0.0060, low, 0.0008, 0.008)
        slab(L, side, 0.0060, 0.0165, up, 0.0, 0.008, 0.0010)
        z1 = 0.0165
        px, py = _mid(0.80, side) - side * 0.010, (0.80 - 0.5) * L
        lathe(rounded([(0.0001, 0.0045), (0.0052, 0.0042), (0.0085, 0.0018), (0.0088, 0)], 3), st, (px, py, z1), 24, 60)
        for s in (-1, 1):
            tt = 0.43 if s * side > 0 else 0.46
            ex, ey = _mid(tt, side) + s * (_half(tt) - 0.006), (tt - 0.5) * L
            mx, my = _mid(0.62, side) + s * 0.026, (0.62 - 0.5) * L
            P = [(px, py, z1), (px, py - 0.002, z1 + 0.014), (px + s * 0.004, py - 0.010, z1 + 0.024), (mx, my, z1 + 0.034), ((mx + ex) / 2 + s * 0.008, (my + ey) / 2, z1 + 0.026), (ex, ey, z1 - 0.001)]
            Q = np.array(P)
            tube(P, 0.0042, st, res=10)
            P2 = [tuple(p + np.array([-s * 0.003, 0.004, -0.0002])) for p in Q[2:5]]
            tube([P[1], *P2, P[-1]], 0.0036, st, res=10)
    return root


def sandal(x, y, z, rot, side, c='#7d2f2c', L=0.235, sole='#c4a57c', trim='#c9a24a'):
    """a lady's sandal: two crossed straps and a strap round the heel, on a light heel"""
    top, so, br = tanned(c, 0.42), tanned(sole, 0.6), mat('trim' + trim, trim, rough=0.35, metal=1)
    with turned(x, y, rot, z) as root:
        slab(L, side, 0.010, 0.017, so, heel=0.010)
        slab(L, side, 0.0172, 0.0205, top, -0.0012, cup=0.0012)
        zt = 0.0205
        band(L, side, zt, 0.60, 0.68, 0.030, top, 0.085)
        band(L, side, zt + 0.0016, 0.60, 0.68, 0.0316, top, -0.085)
        tx = _mid(0.80, side) - side * 0.018
        band(L, side, zt, 0.77, 0.825, 0.022, top, 0.0, half=0.0160, cx=tx, flat=0.7)
        for a, d in ((0.61, 0.085), (0.67, 0.085)):
            band(L, side, zt + 0.0012, a - 0.006, a + 0.006, 0.0306, br, d, t=0.0018, k=1)
        P = [(_mid(0.34, side) + _half(0.3) * math.cos(q) * 0.98, (0.36 - 0.40 * math.sin(q) ** 0.8 - 0.5) * L + 0.012, zt + 0.002 + 0.045 * math.sin(q) ** 0.7) for q in [pi * i / 24 for i in range(25)]]
        V = [(p[0], p[1], p[2] + e) for e in (-0.006, 0.006) for p in P]
        o = obj('strap', pmesh('strap', V, grid_faces(2, 25).tolist()), top, smooth=180)
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness, s.offset = 0.0022, 0
    return root


def laced(x, y, z, rot, side, c='#1b1a1c', L=0.265, canvas=False, lace='#17171a', sole='#2a2622'):
    """a shoe with laces: black leather for school or, with canvas, a plimsoll with a rubber cap and a striped sole"""
    if canvas:
        m = fabric(c, 0.22, 0.045, 0.2, 0.8)
        trim = fabric(c, 0.15, 0.04, 0.2, 0.6)
    else:
        m = trim = mat('shoe' + c, c, rough=0.36, spec=0.55, tex='smudge.png', size=0.16, ramp=_sh(c, 0.35), rough_tex=('smudge.png', 0.09, 0.30, 0.46), bump=[('boucle_h.png', 0.03, 0.05, 0.0006)])
    rubber, cord = mat('rubber', '#e6e2d8', rough=0.5), fabric(lace, 0.2, 0.02, 0.1, 0.8)
    plan = smooth([(0.0, 0.003), (0.012, 0.017), (0.045, 0.0265), (0.14, 0.0315), (0.40, 0.0315), (0.62, 0.0405), (0.76, 0.0430), (0.87, 0.0375), (0.945, 0.027), (0.985, 0.015), (1.0, 0.003)])
    tall = smooth([(0.0, 0.074), (0.05, 0.077), (0.14, 0.068), (0.28, 0.064), (0.40, 0.071), (0.47, 0.076), (0.56, 0.066), (0.66, 0.053), (0.78, 0.043), (0.88, 0.038), (0.955, 0.030), (0.985, 0.020), (1.0, 0.006)])
    edge = smooth([(0.0, 1.10), (0.08, 1.02), (0.24, 0.90), (0.36, 0.98), (0.44, 1.24), (0.48, 1.38), (0.56, 1.42), (0.63, 1.46), (0.66, pi / 2), (0.70, pi / 2), (1.0, pi / 2)])
    val = lambda Q, t: float(np.interp(t, *Q))
    zb = 0.0165 if not canvas else 0.0205

    def at(t, a, off=0.0):
        w, h = val(plan, t) + off, val(tall, t) + off
        ca, sa = math.cos(a), max(0.0, math.sin(a))
        belly = 1 + 0.055 * math.sin(2 * min(a, pi - a))
        return (_mid(t, side) + w * belly * math.copysign(abs(ca) ** 0.74, ca), (t - 0.5) * L, zb + _lift(t, 0.004) + h * sa**0.66)

    top = lambda t: min(pi / 2, val(edge, t))
    both = lambda a, s: a if s > 0 else pi - a
    rows = np.concatenate([np.linspace(0, 0.08, 9)[:-1], np.linspace(0.08, 0.88, 44)[:-1], 0.88 + 0.12 * np.sin(np.linspace(0, pi / 2, 14))])
    k = 16
    with turned(x, y, rot, z) as root:
        if canvas:
            slab(L, side, 0.001, 0.0230, rubber, 0.0055, 0.004)
            for q in (0.0050, 0.0185):  # the lines round its sole
                slab(L, side, q, q + 0.0022, mat('stripe' + c, c, rough=0.5), 0.0060, 0.004)
        else:
            slab(L, side, 0.0045, 0.0125, mat('soleblack' + sole, sole, rough=0.5), 0.0042, 0.004, heel=0.0045)
            slab(L, side, 0.0128, 0.0165, mat('welt', '#33291f', rough=0.5), 0.0036, 0.004)
            E = [(_mid(t, side) + s * (_half(t) + 0.0020), (t - 0.5) * (L + 0.006), 0.0168 + _lift(t, 0.004)) for s, T in ((1, np.linspace(0.06, 0.97, 60)), (-1, np.linspace(0.97, 0.06, 60))) for t in T]
            tube(E, 0.0006, mat('welt thread', '#8f7f63', rough=0.8), smooth=False)
        U, Q = [], []
        for s in (-1, 1):
            base = len(U)
            U += [at(t, both(top(t) * v / k, s)) for t in rows for v in range(k + 1)]
            Q += [tuple((base + q)[::s]) for q in grid_faces(len(rows), k + 1)]
            # the facing with its eyelets, and a seam behind it
            T = np.linspace(0.445, 0.66, 16)
            V = [at(t, both(top(t) - 0.01 - 0.40 * (v / 6) * (1 - 0.25 * max(0, (t - 0.58) / 0.08)), s), 0.0016) for t in T for v in range(7)]
            o = obj('facing', pmesh('facing', V, grid_faces(16, 7).tolist()), trim, smooth=180)
            b = o.modifiers.new('so', 'SOLIDIFY')
            b.thickness, b.offset = 0.0018, 0
            tube([at(t, both(top(t) - 0.375 * (1 - 0.25 * max(0, (t - 0.58) / 0.08)), s), 0.0030) for t in T], 0.00055, cord, smooth=False)
            tube([at(0.30 - 0.02 * q, both(top(0.30) * q, s), 0.0004) for q in np.linspace(0.05, 0.98, 14)], 0.0007, cord if canvas else m, smooth=False)
        me = pmesh('upper', U, Q)
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=0.00004)  # the halves are one piece from the laces on
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        bm.to_mesh(me)
        bm.free()
        b = obj('upper', me, m, smooth=180).modifiers.new('so', 'SOLIDIFY')
        b.thickness, b.offset = 0.0036, -1
        collar = [at(t, top(t), -0.0008) for t in np.linspace(0.455, 0.004, 34)] + [at(t, pi - top(t), -0.0008) for t in np.linspace(0.004, 0.455, 34)]
        tube(collar, 0.0030, trim, smooth=False)
        if canvas:
            T = np.concatenate([np.linspace(0.835, 0.93, 8)[:-1], 0.93 + 0.07 * np.sin(np.linspace(0, pi / 2, 9))])
            V = [at(t, pi * v / 28, 0.0016) for t in T for v in range(29)]
            tip = np.mean(V[-29:], 0)
            V += [tuple(tip + 0.5 * (np.array(p) - tip)) for p in V[-29:]] + [tuple(tip)] * 29  # closed at the toe
            o = obj('cap', pmesh('cap', V, grid_faces(len(T) + 2, 29).tolist()), rubber, smooth=180)
            b = o.modifiers.new('so', 'SOLIDIFY')
            b.thickness, b.offset = 0.0016, 0
        else:
            for t0 in (0.792, 0.802):
                tube([at(t0 - 0.016 * math.cos(a) ** 2, a, 0.0004) for a in np.linspace(0.05, pi - 0.05, 40)], 0.0007, m, smooth=False)
        # the tongue, and the insole deep within
        V = []
        for i in range(19):
            t = 0.665 - 0.305 * i / 18
            for j in range(11):
                d = (j / 10 - 0.5) * 0.92
                p = list(at(max(t, 0.465), pi / 2 + d, -0.0042))
                up = max(0.0, 0.465 - t) / 0.105
                p[1] -= 0.024 * up
                p[2] += 0.026 * up - 0.010 * up * abs(d) * 2
                V.append(p)
        o = obj('tongue', pmesh('tongue', V, grid_faces(19, 11).tolist()), trim, smooth=180)
        b = o.modifiers.new('so', 'SOLIDIFY')
        b.thickness, b.offset = 0.0032, 0
        slab(L * 0.90, side, zb, zb + 0.003, fabric('#8c8377', 0.2, 0.05), -0.006, 0.004)
        holes = np.linspace(0.475, 0.630, 5)
        for t in holes:
            for s in (-1, 1):
                sphere(0.0027, steel(0.3) if not canvas else rubber, at(t, both(top(t) - 0.13, s), 0.0028), 12, scale=(1, 1, 0.7))
        for i, t in enumerate(holes):
            a, b = at(t, top(t) - 0.13, 0.0040), at(t, pi - top(t) + 0.13, 0.0040)
            mid = at(t, pi / 2, 0.0050)
            if i == 4:
                tube([a, mid, b], 0.0019, cord)
            else:
                for s in (-1, 1):
                    u = holes[i + 1]
                    p, q = at(t, both(top(t) - 0.13, s), 0.0040), at(u, both(top(u) - 0.13, -s), 0.0040)
                    c0 = at((t + u) / 2, pi / 2, 0.0058 + 0.0012 * s)
                    tube([p, c0, q], 0.0019, cord)
        kn = at(0.458, pi / 2, 0.0075)
        sphere(0.0042, cord, kn, 12)
        for s in (-1, 1):
            tube([kn, (kn[0] + s * 0.014, kn[1] + 0.006, kn[2] + 0.010), (kn[0] + s * 0.032, kn[1] + 0.012, kn[2] - 0.002), (kn[0] + s * 0.022, kn[1] + 0.001, kn[2] - 0.004), kn], 0.0018, cord, res=10)
            tube([kn, (kn[0] + s * 0.012, kn[1] + 0.014, kn[2] + 0.002), (kn[0] + s * 0.030, kn[1] + 0.034, kn[2] - 0.020)], 0.0018, cord, res=10)
    return root


def bristles(x0, x1, y0, y1, border='#2b2622', ground='#9a7440', h=0.017, step=0.0027):
    """a coir mat: upright fibres cut level, a dark woven border, a rubber foot that shows at its edge"""
    box(x0 - 0.005, x1 + 0.005, y0 - 0.005, y1 + 0.005, 0.0003, 0.0052, mat('matfoot', '#1d1b1a', rough=0.7), bev=0.002)
    ms = [mat('coir' + c, c, rough=1, spec=0.05, tex='linen.png', size=0.02, ramp=_sh(c, 0.45), var=0.05) for c in (ground, border)]
    e, t = 0.048, 0.08
    nx, ny = round((x1 - x0 - 2 * e) / t), round((y1 - y0 - 2 * e) / t)

    def field(a, b, seed):
        key = 'bristles%.4f%.4f%d' % (a, b, seed)
        if key not in MESHES:
            g = np.random.default_rng(seed)
            n, q = max(1, int(a / step)), max(1, int(b / step))
            u, v = np.meshgrid((np.arange(n) + 0.5) * a / n, (np.arange(q) + 0.5) * b / q)
            N = u.size
            P = np.stack([u.ravel(), v.ravel(), np.full(N, 0.004)], 1)
            P[:, :2] += g.uniform(-0.4, 0.4, (N, 2)) * step
            way, lean = g.uniform(0, 2 * np.pi, N), np.abs(g.normal(0, 0.24, N))
            H = h * g.uniform(0.90, 1.03, N) - 0.004
            tip = P + np.stack([np.cos(way) * np.sin(lean) * H, np.sin(way) * np.sin(lean) * H, H * np.cos(lean)], 1)
            r, V = step * 0.42, np.empty((N, 6, 3))
            for i in range(3):
                d = np.array([math.cos(2.094 * i), math.sin(2.094 * i), 0])
                V[:, i], V[:, 3 + i] = P + d * r, tip + d * r * 0.55
            F = (np.arange(N)[:, None, None] * 6 + np.array([[0, 1, 4, 3], [1, 2, 5, 4], [2, 0, 3, 5]])).reshape(-1, 4)
            MESHES[key] = pmesh('pile', V.reshape(-1, 3).tolist(), F.tolist() + (np.arange(N)[:, None] * 6 + np.array([3, 4, 5])).tolist())
        return MESHES[key]

    g = random.Random(2)
    tx, ty = (x1 - x0 - 2 * e) / nx, (y1 - y0 - 2 * e) / ny
    for i in range(nx):
        for j in range(ny):
            obj('pile', field(tx, ty, g.randrange(3)).copy(), ms[0], (x0 + e + i * tx, y0 + e + j * ty, 0))
    for i in range(nx):
        for yy in (y0, y1 - e):
            obj('pile', field(tx, e, g.randrange(2)).copy(), ms[1], (x0 + e + i * tx, yy, 0))
    for j in range(ny):
        for xx in (x0, x1 - e):
            obj('pile', field(e, ty, g.randrange(2)).copy(), ms[1], (xx, y0 + e + j * ty, 0))
    for xx in (x0, x1 - e):
        for yy in (y0, y1 - e):
            obj('pile', field(e, e, 0).copy(), ms[1], (xx, yy, 0))


def smooth(P):
    """a table of values as a smooth line"""
    from .leaves import smooth_line

    Q = smooth_line(P, 12 * len(P))
    return Q[:, 0], Q[:, 1]


def pair(kind, x, y, z, rot=0.0, apart=0.098, slip=(0.0, 0.0), **k):
    """both shoes of a pair about x, y; slip: how far the left one is pushed ahead and turned (degrees)"""
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    for side in (-1, 1):
        e = side * apart / 2
        d = slip[0] if side < 0 else 0.0
        kind(x + e * c - d * s, y + e * s + d * c, z, rot + (slip[1] if side < 0 else -1.5), side, **k)


def jutti(x, y, z, rot, side, c='#8d2f3a', L=0.258, gold='#c29a4a'):
    """a slipper of embroidered leather whose toe curls up"""
    top, edge, thread = tanned(c, 0.5), tanned('#8a6238', 0.6), mat('zari' + gold, gold, rough=0.4, metal=1)
    T = np.linspace(0.44, 1.0, 26)
    high = lambda t: 0.050 * (1 - ((t - 0.44) / 0.56) ** 1.6) + 0.008
    with turned(x, y, rot, z) as root:
        slab(L, side, 0.0006, 0.0066, edge, 0.0012, 0.016)
        slab(L, side, 0.0068, 0.0088, tanned('#c39a68', 0.6), -0.001, 0.016)
        at = lambda t, q, off=0.0: (_mid(t, side) + (_half(min(t, 0.985)) + 0.002 + off) * math.cos(q), (t - 0.5) * L, 0.0072 + _lift(t, 0.016) + (high(t) + off) * max(0.0, math.sin(q)) ** 0.7)
        o = obj('vamp', pmesh('vamp', [at(t, pi * i / 24) for t in T for i in range(25)], grid_faces(26, 25).tolist()), top, smooth=180)
        b = o.modifiers.new('s', 'SOLIDIFY')
        b.thickness, b.offset = 0.0024, -1
        back = [(t, 0.012 + 0.040 * max(0, 1 - t / 0.44) ** 1.3) for t in np.linspace(0.44, 0.004, 22)]
        rim = [(t, h, s) for s in (1, -1) for t, h in (back if s > 0 else back[::-1])]
        wall = [(_mid(t, side) + s * (_half(t) + 0.002), (t - 0.5) * L, 0.0072 + h * k) for k in (0, 0.5, 1) for t, h, s in rim]
        o = obj('quarter', pmesh('quarter', wall, grid_faces(3, len(rim)).tolist()), top, smooth=180)
        b = o.modifiers.new('s', 'SOLIDIFY')
        b.thickness, b.offset = 0.0022, 0
        tube([at(0.44, pi * i / 24, 0.0008) for i in range(25)], 0.0013, thread, smooth=False)
        tube([(p[0], p[1], p[2] + 0.0006) for p in wall[-len(rim) :]], 0.0013, thread, smooth=False)
        for r in (0.030, 0.019, 0.009):  # a flower of gold thread on the vamp, its curl before it
            tube([at(0.66 + r / L * math.cos(a) * (1 + 0.22 * math.cos(6 * a)), pi / 2 + r * 17 * math.sin(a) * (1 + 0.22 * math.cos(6 * a)), 0.0012) for a in np.linspace(0, 2 * pi, 60)], 0.0007, thread, smooth=False)
        tip = at(1.0, pi / 2)
        tube([(tip[0], tip[1] - 0.006, tip[2] - 0.003), (tip[0], tip[1] + 0.010, tip[2] + 0.006), (tip[0], tip[1] + 0.010, tip[2] + 0.022), (tip[0], tip[1] - 0.002, tip[2] + 0.024)], 0.0032, top, res=10)
    return root


def paduka(x, y, z, rot, side, m=None, L=0.25):
    """a sandal of wood on two bars, held by a knob between the toes"""
    m = m or wood('teak')
    with turned(x, y, rot, z) as root:
        slab(L, side, 0.028, 0.046, m, -0.002, 0.0)
        for t in (0.22, 0.74):
            box(-_half(t) + 0.008, _half(t) - 0.008, (t - 0.5) * L - 0.013, (t - 0.5) * L + 0.013, 0.0005, 0.030, m, bev=0.003)
        k = (_mid(0.80, side) - side * 0.012, 0.30 * L, 0.0455)
        lathe(rounded([(0.0001, 0), (0.0075, 0), (0.0060, 0.010), (0.0055, 0.020), (0.0115, 0.028), (0.0135, 0.034), (0.0095, 0.040), (0.0001, 0.042)]), m, k, 32, 60)
    return root


FOOTWEAR = dict(kolhapuri=kolhapuri, rubber=flipflop, sandal=sandal, school=laced, plimsoll=lambda *a: laced(*a, c='#35506b', canvas=True, lace='#ece8de'), jutti=jutti, paduka=paduka)
