"""What stands in the prayer corner of a Muslim home: the prayer rug, a carved rehal with its book in a slip of velvet, beads, attar. No lettering, no figures."""

import cv2

from .scene import *
from .carving import lotus, relief
from .closeup import extruded, grain
from .drawings import petal, picture
from .geometry import *
from .materials import *
from .upholstery import rug, strings

WOOL = dict(field=(30, 66, 62), madder=(126, 44, 36), ivory=(222, 208, 178), ochre=(184, 138, 72), night=(26, 38, 52), leaf=(92, 118, 84), rose=(178, 108, 88))


def janamaz(w=540, h=960):
    """the design: an arch that points up (towards the wall), a flowering shrub below a lamp's chain, three borders"""
    g = np.random.default_rng(5)
    img = np.zeros((h, w, 3), np.uint8)
    img[:] = WOOL['night']
    pts = lambda P: [np.asarray(P).round().astype(np.int32)]

    def flower(x, y, r, a, b, n=6, turn=0.0):
        for k in range(n):
            cv2.fillPoly(img, pts(petal(x, y, turn + 2 * pi * k / n, r, r * 0.72)), WOOL[a], cv2.LINE_AA)
        cv2.circle(img, (int(x), int(y)), max(2, int(r * 0.32)), WOOL[b], -1, cv2.LINE_AA)

    def frame_(d, t, c):
        cv2.rectangle(img, (d, d), (w - 1 - d, h - 1 - d), WOOL[c], t)

    cv2.rectangle(img, (0, 0), (w, h), WOOL['madder'], -1)
    frame_(7, 4, 'ivory')
    cv2.rectangle(img, (14, 14), (w - 15, h - 15), WOOL['ivory'], -1)
    e = 66
    for side in range(4):  # the main border: flowers between pairs of leaves
        L = (w - 80) if side % 2 == 0 else (h - 80)
        n = 8 if side % 2 == 0 else 15
        for k in range(n + 1):
            s = 40 + L * k / n
            x, y = ((s, 40), (w - 41, s), (s, h - 41), (40, s))[side]
            if k < n:
                m = s + L / n / 2
                px, py = ((m, 40), (w - 41, m), (m, h - 41), (40, m))[side]
                a = 0 if side % 2 == 0 else pi / 2
                for q in (-1, 1):
                    for r in (0, pi):
                        cv2.fillPoly(img, pts(petal(px, py, a + r + q * 0.65, 15, 8)), WOOL['leaf'], cv2.LINE_AA)
            flower(x, y, 15, 'madder' if k % 2 else 'night', 'ochre', 6, 0.3 * k)
    cv2.rectangle(img, (e, e), (w - 1 - e, h - 1 - e), WOOL['night'], -1)
    for k in range(int((w - 2 * e) / 13)):  # a guard stripe of small diamonds
        for y in (e + 9, h - e - 10):
            x = e + 7 + k * 13
            cv2.fillPoly(img, pts([(x - 5, y), (x, y - 5), (x + 5, y), (x, y + 5)]), WOOL['ochre'], cv2.LINE_AA)
    for k in range(int((h - 2 * e) / 13)):
        for x in (e + 9, w - e - 10):
            y = e + 7 + k * 13
            cv2.fillPoly(img, pts([(x - 5, y), (x, y - 5), (x + 5, y), (x, y + 5)]), WOOL['ochre'], cv2.LINE_AA)
    f = e + 20
    cv2.rectangle(img, (f, f), (w - 1 - f, h - 1 - f), WOOL['madder'], -1)
    cx, top, spring, half = w / 2, f + 34, f + 230, w / 2 - f - 20
    t = np.linspace(0, 1, 60)
    # a four-centred arch, cusped
    X, Y = half * (1 - t**1.9), spring - (spring - top) * t**0.62
    Y = Y + 5.0 * np.abs(np.sin(t * pi * 4.5)) * (1 - t) - 2
    R_, L_ = np.stack([cx + X, Y], 1), np.stack([cx - X, Y], 1)[::-1]
    foot = h - f - 16
    arch = np.concatenate([[(cx + half, foot)], R_, L_, [(cx - half, foot)]])
    for k in range(46):  # the spandrels, strewn with flowers
        x, y = g.uniform(f + 14, w - f - 14), g.uniform(f + 12, spring - 20)
        if abs(x - cx) > np.interp(y, Y[::-1], X[::-1]) + 14:
            flower(x, y, 9, ('ivory', 'ochre', 'rose')[k % 3], 'night', 5, k)
    cv2.fillPoly(img, pts(arch), WOOL['field'], cv2.LINE_AA)
    cv2.polylines(img, pts(arch), True, WOOL['ivory'], 7, cv2.LINE_AA)
    cv2.polylines(img, pts(arch), True, WOOL['ochre'], 2, cv2.LINE_AA)
    # a chain and a lamp as an ornament, then a shrub in flower
    cv2.line(img, (int(cx), int(top + 10)), (int(cx), int(top + 96)), WOOL['ochre'], 3, cv2.LINE_AA)
    for y, r in ((top + 108, 8), (top + 132, 20), (top + 160, 10)):
        cv2.ellipse(img, (int(cx), int(y)), (r, 13), 0, 0, 360, WOOL['ochre'], -1, cv2.LINE_AA)
    cv2.ellipse(img, (int(cx), int(top + 132)), (11, 6), 0, 0, 360, WOOL['madder'], -1, cv2.LINE_AA)
    base = foot - 26
    stem = lambda P: cv2.polylines(img, pts(P), False, WOOL['leaf'], 5, cv2.LINE_AA)
    s = np.linspace(0, 1, 30)
    stem(np.stack([cx + 0 * s, base - (base - spring - 40) * s], 1))
    flower(cx, spring + 34, 34, 'ivory', 'madder', 8)
    for k in range(6):
        y0 = base - (0.06 + 0.145 * k) * (base - spring - 60)
        reach = (half - 46) * (1.0 - 0.09 * k)
        for q in (-1, 1):
            P = np.stack([cx + q * reach * s, y0 - 74 * s**1.7 + 14 * np.sin(pi * s)], 1)
            stem(P)
            for j in (7, 13, 19, 24):
                a = math.atan2(*(P[j + 1] - P[j])[::-1])
                for z in (-1, 1):
                    cv2.fillPoly(img, pts(petal(P[j][0], P[j][1], a + z * 0.8, 22, 11)), WOOL['leaf'], cv2.LINE_AA)
            flower(P[-1][0], P[-1][1], 24 - k, ('rose', 'ivory', 'ochre')[k % 3], ('night', 'madder')[k % 2], 7, k)
            flower(P[15][0], P[15][1] - 14, 12, ('ochre', 'rose')[k % 2], 'ivory', 5, k)
    a = img.astype(np.float32) / 255
    rows = np.repeat(g.normal(0, 1, (h // 6, 1, 1)), 6, 0)[:h]
    rows = np.concatenate([rows, np.zeros((h - len(rows), 1, 1))]) if len(rows) < h else rows
    return cv2.GaussianBlur(a, (0, 0), 1.0) * (1 + 0.045 * rows + 0.03 * g.standard_normal((h, w, 1)))  # abrash: the wool of one dyeing differs from the next


def prayer_rug(x, y, w=0.66, h=1.14, z=0.007):
    """laid with its arch towards +y; x, y: its middle"""
    n = picture('janamaz', janamaz())
    m = mat('img' + n, tex=n, col=True, uv=True, rand=False, size=1, rough=1, spec=0.05, sheen=0.3)
    rug(x - w / 2, x + w / 2, y - h / 2, y + h / 2, m, z, 0.0036, 0.0026, True, '#5a2a22')
    g, P = random.Random(5), []
    for yy, s in ((y - h / 2, -1), (y + h / 2, 1)):
        for k in range(int(w / 0.007)):
            px, L, e = x - w / 2 + 0.004 + k * 0.007, g.uniform(0.040, 0.055), g.uniform(-0.010, 0.010)
            P.append([(px, yy, z * 0.6), (px + e * 0.4, yy + s * L * 0.45, 0.0045), (px + e, yy + s * L, 0.0018)])
    strings(P, 0.0012, fabric('#d9ccb0', 0.3, 0.12, 0.2, 0.7))


def rehal(x, y, z, rot=0.0, wood_='oiled'):
    """a folding book stand of two boards that pass through each other, carved; its valley along y at rot=0; the height at which a book 0.175 wide lies on it"""
    W, up, leg, t, a = 0.200, 0.222, 0.160, 0.0135, math.radians(41)
    hc = leg * math.cos(a) + 0.5 * t * math.sin(a)
    m, br = grain(wood_, 'z', 0.40, 0.007, 'rehal'), None
    with turned(x, y, rot, z):
        for s in (-1, 1):
            root = bpy.data.objects.new('board', None)
            link(root)
            before = set(bpy.data.objects)
            # the wing: an ogee top, rounded shoulders
            n = 40
            top = []
            for i in range(n + 1):
                u = -1 + 2 * i / n
                top.append((u * W / 2, up - 0.034 * abs(u) ** 2.6 - 0.005 * math.cos(u * pi * 3) * (1 - u * u) - 0.010 * max(0.0, (abs(u) - 0.86) / 0.14) ** 2))
            extruded([(-W / 2, 0.016)] + top + [(W / 2, 0.016)], -t / 2, t / 2, m, 'x', 0.0022, 3)
            # fingers that interlock
            k = 5
            for i in range(k):
                if (i % 2 == 0) == (s > 0):
                    b0, b1 = -W / 2 + W * i / k, -W / 2 + W * (i + 1) / k
                    extruded([(b0 + 0.0004, -0.017), (b1 - 0.0004, -0.017), (b1 - 0.0004, 0.0165), (b0 + 0.0004, 0.0165)], -t / 2 + 0.0002, t / 2 - 0.0002, m, 'x', 0.0008, 2)
            # the leg: two feet with a cusped arch between them
            arc = []
            for i in range(25):
                u = -1 + 2 * i / 24
                arc.append((u * W * 0.30, -leg + 0.058 * (1 - abs(u) ** 1.7) ** 0.7 + 0.006 * abs(math.sin(u * pi * 2.5))))
            foot = [(-W / 2, -0.0165), (-W / 2, -leg + 0.03), (-W / 2 - 0.004, -leg + 0.012), (-W / 2 - 0.004, -leg), (-W * 0.30, -leg)]
            extruded(foot + arc[1:-1] + [(-p, q) for p, q in foot[::-1]], -t / 2, t / 2, m, 'x', 0.0020, 3)

            def carved(u, v):
                h = np.zeros_like(u)
                for c in (-0.058, 0.0, 0.058):
                    h = np.maximum(h, lotus(u - c, v, 0.027 if c == 0 else 0.023, 10))
                return np.maximum(h, 0.75 * np.exp(-(((np.abs(v) - 0.026) / 0.0022) ** 2)))

            def rosette(u, v):
                h = lotus(u, v, 0.044, 14)
                for p in (-1, 1):
                    h = np.maximum(h, 0.9 * lotus(u - p * 0.066, v + 0.012, 0.020, 8))
                return np.maximum(h, 0.75 * np.exp(-(((np.hypot(u, v) - 0.053) / 0.0022) ** 2)))

            for side, v0, fn, hh in ((1, -0.062, carved, 0.033), (-1, -0.062, carved, 0.033), (-1, 0.100, rosette, 0.058), (1, 0.112, rosette, 0.056)):
                o = relief(-W / 2 + 0.008, W / 2 - 0.008, -hh, hh, 0, fn, 0.0028, m, 0.0018)
                o.data.materials[0] = m  # no dust in it: in the shade it would be a blot
                o.rotation_euler = (0, 0, pi / 2 if side * s > 0 else -pi / 2)
                o.location = (side * s * (t / 2 + 0.0002), 0, v0)
            for o in set(bpy.data.objects) - before:
                if o.parent is None:
                    o.parent = root
            root.location = (0, 0, hc)
            root.rotation_euler = (0, s * a, 0)
    half = 0.175 / 2
    return z + hc + half / math.tan(a) + 0.5 * t / math.sin(a)


def wrapped_book(x, y, z, rot=0.0, w=0.175, l=0.245, t=0.046, c='#1d4436'):
    """a thick book in its slip of velvet, a gold braid sewn round both faces, a flap folded over; its length along y at rot=0, lying on z"""
    gold = mat('goldbraid', '#a98746', rough=0.5, metal=0.5, bump=[('linen_h.png', 0.01, 0.8, 0.001)])
    m = velvet(c)
    with turned(x, y, rot, z):
        softbox(w, l, t, m, (0, 0, t / 2), r=0.010, puff=0.0030, wr=0.0040, n=30, seed=4)
        for zz, e in ((t - 0.0075, 0.0), (0.0075, 0.0)):
            R_ = 0.010
            P = [(cx * (w / 2 - R_) + (R_ + 0.0006) * math.cos(a), cy * (l / 2 - R_) + (R_ + 0.0006) * math.sin(a), zz + 0.0006 * math.sin(9 * a)) for cx, cy, a0 in ((1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi), (1, -1, 1.5 * pi)) for a in [a0 + k * pi / 12 for k in range(7)]]
            o = tube(P, 0.0017, gold, closed=True)
            o.data.splines[0].use_endpoint_u = False
        # the flap of the slip, its free edge braided
        n, V = 26, []
        for j in range(n + 1):
            v = j / n
            for i in range(n + 1):
                u = i / n * 2 - 1
                px = -w / 2 + 0.004 + v * w * 0.60 * (1 - 0.10 * u * u)
                V.append((px, u * (l / 2 - 0.006), t + 0.0035 + 0.0030 * math.sin(pi * v) ** 0.5 + 0.0012 * noise.noise(Vector((px * 45, u * 4, 4))) - 0.006 * max(0, 0.08 - v) / 0.08))
        o = obj('flap', pmesh('flap', V, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]), m, smooth=180)
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness, s.offset = 0.0020, 0
        tube([(p[0], p[1], p[2] + 0.0012) for p in V[n * (n + 1) :]], 0.0019, gold, smooth=False)


def beads(path, n, r, m, tassel, string=None):
    """a string of n beads laid along the closed path (points), with its longer bead and a tassel at the path's beginning; tassel: which way it lies"""
    P = np.asarray(path, float)
    P = np.vstack([P, P[:1]])
    d = np.append(0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1)))
    at = lambda s: Vector([float(np.interp(s, d, P[:, i])) for i in range(3)])
    gap = 0.018
    me = None
    for k in range(n):
        p = at(gap + (d[-1] - 2 * gap) * (k + 0.5) / n)
        if me is None:
            o = sphere(r, m, p, 20, scale=(1, 1, 0.96))
            me = o.data
        else:
            obj('bead', me, None, p, (0.3 * k, 0.2 * k, k), smooth=180)
        if k in (n // 3, 2 * n // 3):
            obj('bead', me, None, p, smooth=180, scale=(1.12, 1.12, 1.12))
    tube([tuple(at(s)) for s in np.linspace(0, d[-1], 90)], 0.0008, string or fabric('#20443a', 0.2, 0.05), smooth=False)
    p, t = at(0), Vector(tassel).normalized()
    beam = [tuple(p + t * e) for e in (0.0, 0.020)]
    tube(beam, r * 0.62, m, smooth=False)
    g = random.Random(3)
    side = Vector((-t.y, t.x, 0)) if abs(t.z) < 0.9 else Vector((1, 0, 0))
    other = t.cross(side)
    T = []
    for _ in range(70):
        q, f = g.uniform(0, 2 * pi), math.sqrt(g.random())
        off = side * math.cos(q) * f + other * math.sin(q) * f * (0.45 if abs(t.z) < 0.9 else 1)
        a = p + t * 0.024
        T.append([tuple(a + off * 0.0022), tuple(a + t * 0.010 + off * 0.0042), tuple(a + t * g.uniform(0.036, 0.044) + off * 0.0075)])
    strings(T, 0.0007, fabric('#20443a', 0.2, 0.05))
    sphere(0.0044, brass(0.3), tuple(p + t * 0.023), 16)


def attar(x, y, z, c='#b8772a', h=0.062, rot=0.0):
    """a small square bottle of cut glass with a gilt stopper"""
    br = brass(0.3)
    w = h * 0.235
    with turned(x, y, rot, z):
        P = [(-w, -w * 0.72), (-w * 0.72, -w), (w * 0.72, -w), (w, -w * 0.72), (w, w * 0.72), (w * 0.72, w), (-w * 0.72, w), (-w, w * 0.72)]
        o = prism(P, 0, h * 0.62, thinglass('#f3f6f2'), 0.0012)
        o.visible_shadow = False
        prism([(p * 0.86, q * 0.86) for p, q in P], 0.003, h * 0.46, mat('oil' + c, c, rough=0.1, spec=0.6, translucent=0.4), 0.001)
        o = lathe(rounded([(w * 0.95, h * 0.62), (w * 0.62, h * 0.68), (w * 0.42, h * 0.74)]), thinglass('#f3f6f2'), (0, 0, 0), 32, 60)
        o.visible_shadow = False
        lathe(rounded([(0.0001, h * 0.70), (w * 0.5, h * 0.705), (w * 0.52, h * 0.78), (w * 0.34, h * 0.80), (w * 0.60, h * 0.86), (w * 0.56, h * 0.93), (w * 0.26, h * 0.97), (w * 0.20, h), (0.0001, h * 1.02)], 4), br, (0, 0, 0), 40, 50)
