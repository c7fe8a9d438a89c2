"""Vases, books and pictures: what makes a room look lived in."""

from .scene import *
import random as R

from .geometry import *
from .materials import *
from .pots import POTS
from .upholstery import strings


SPINES = 96  # of spines.png, side by side


VASES = dict(
    amph=[
        (0.0001, 0),
        (0.05, 0),
        (0.075, 0.05),
        (0.10, 0.14),
        (0.095, 0.22),
        (0.05, 0.29),
        (0.035, 0.33),
        (0.045, 0.36),
        (0.04, 0.36),
        (0.03, 0.33),
        (0.03, 0.30),
    ],
    bottle=[
        (0.0001, 0),
        (0.06, 0),
        (0.075, 0.03),
        (0.075, 0.16),
        (0.05, 0.22),
        (0.022, 0.27),
        (0.020, 0.36),
        (0.026, 0.37),
        (0.018, 0.37),
        (0.016, 0.3),
    ],
    bowl=[
        (0.0001, 0),
        (0.05, 0),
        (0.055, 0.008),
        (0.10, 0.035),
        (0.14, 0.075),
        (0.155, 0.10),
        (0.15, 0.10),
        (0.13, 0.072),
        (0.09, 0.035),
        (0.0001, 0.018),
    ],
    cyl=[
        (0.0001, 0),
        (0.065, 0),
        (0.07, 0.006),
        (0.07, 0.24),
        (0.066, 0.245),
        (0.062, 0.24),
        (0.062, 0.02),
        (0.0001, 0.02),
    ],
    round=[
        (0.0001, 0),
        (0.05, 0),
        (0.09, 0.035),
        (0.115, 0.09),
        (0.11, 0.15),
        (0.075, 0.20),
        (0.045, 0.22),
        (0.05, 0.235),
        (0.044, 0.235),
        (0.036, 0.22),
    ],
    pot=[
        (0.0001, 0),
        (0.12, 0),
        (0.135, 0.01),
        (0.16, 0.28),
        (0.165, 0.30),
        (0.155, 0.305),
        (0.145, 0.28),
        (0.14, 0.25),
        (0.0001, 0.25),
    ],
)


def vase(kind, m, loc, s=1.0, h=1.0):
    profile, sides, ribs = POTS[kind][own(kind)] if own(kind) else (VASES[kind], 96, None)
    o = lathe(rounded(profile), m, loc, sides, 55, scale=(s, s, s * h))
    if ribs:
        for v in o.data.vertices:
            v.co.xy *= 1 + ribs[1] * (math.cos(ribs[0] * math.atan2(v.co.y, v.co.x)) - 1) * min(1, v.co.xy.length / 0.06)
    return o


def book(t, h, d, spine, backs='spines.png', of=SPINES):
    """a bound book standing with its back to -y, x from 0 to t: rounded back, boards, pages set in by 3 mm; spine: which of the `of` backs on that map"""
    u0, u1, plain, b, i = spine / of, (spine + 1) / of, 0.02, 0.0022, 0.003
    V, F, UV, pages = [], [], [], []

    def quad(corners, uv=None, page=False):
        F.append(tuple(range(len(V), len(V) + 4)))
        V.extend(corners)
        UV.extend(uv or [((u0 + u1) / 2, plain)] * 4)
        pages.append(int(page))

    bulge = min(0.25 * t, 0.004)
    X = [t * k / 6 for k in range(7)]
    Y = [-bulge * math.sin(pi * k / 6) for k in range(7)]
    for k in range(6):
        p, q = u0 + (u1 - u0) * k / 6, u0 + (u1 - u0) * (k + 1) / 6
        quad([(X[k], Y[k], 0), (X[k + 1], Y[k + 1], 0), (X[k + 1], Y[k + 1], h), (X[k], Y[k], h)], [(p, 0), (q, 0), (q, 1), (p, 1)])
    for x in (0, t):
        quad([(x, 0, 0), (x, d, 0), (x, d, h), (x, 0, h)])
    for x0, x1 in ((0, b), (t - b, t)):
        inner = x1 if x0 == 0 else x0
        quad([(x0, 0, h), (x1, 0, h), (x1, d, h), (x0, d, h)])
        quad([(x0, d, 0), (x1, d, 0), (x1, d, h), (x0, d, h)])
        quad([(inner, 0, 0), (inner, d, 0), (inner, d, h), (inner, 0, h)])
    for z in (i, h - i):
        quad([(b, -bulge * 0.6, z), (t - b, -bulge * 0.6, z), (t - b, d - i, z), (b, d - i, z)], page=True)
    quad([(b, d - i, i), (t - b, d - i, i), (t - b, d - i, h - i), (b, d - i, h - i)], page=True)
    me = pmesh('book', V, F, UV)
    me.materials.append(mat('bookcloth' + backs.replace('spines.png', ''), tex=backs, col=True, uv=True, rand=False, rough=0.62, bump=[('linen_h.png', 0.12, 0.12, 0.0004)]))
    me.materials.append(mat('pages', '#e6dcc5', rough=0.95, spec=0.1, var=0.06))
    me.polygons.foreach_set('material_index', pages)
    o = bpy.data.objects.new('book', me)
    return link(o)


COVERS = (4, 3)  # of covers.png


def picturebook(x, y, z, w, h, k, t=0.012, lean=0.12):
    """a child's picture book standing with its cover to -y, its foot at y, leaning back: painted cover, rounded spine on the left, pages between boards"""
    cx, cy = COVERS
    u, v = k % cx / cx, 1 - (k // cx % cy + 1) / cy
    at = lambda a, b: (u + a / cx, v + b / cy)
    with turned(x, y, 0, z) as root:
        m, b = imgmat('covers.png', 0.42), 0.0022
        for y0, y1 in ((-t, -t + b), (-b, 0)):
            P = [(-w / 2, y0, 0), (w / 2, y0, 0), (w / 2, y0, h), (-w / 2, y0, h), (-w / 2, y1, 0), (w / 2, y1, 0), (w / 2, y1, h), (-w / 2, y1, h)]
            UV = [at(0.004, 0.006), at(0.996, 0.006), at(0.996, 0.994), at(0.004, 0.994)] * 2
            o = obj('picturebook', pmesh('picturebook', P, [(0, 1, 2, 3), (5, 4, 7, 6), (4, 5, 1, 0), (3, 2, 6, 7), (1, 5, 6, 2), (4, 0, 3, 7)], UV), m)
            e = o.modifiers.new('b', 'BEVEL')
            e.width, e.segments = 0.0008, 2
        n, r = 6, t / 2
        V = [(-w / 2 - 0.7 * r * math.sin(pi * i / n), -r - r * math.cos(pi * i / n), q) for i in range(n + 1) for q in (0, h)]
        obj('spine', pmesh('spine', V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], [at(0.012, q) for i in range(n + 1) for q in (0.01, 0.99)]), m, smooth=180)
        box(-w / 2, w / 2 - 0.004, -t + b, -b, 0.003, h - 0.003, mat('pages', '#efe7d6', rough=0.9), bev=0)
    root.rotation_euler = (-lean, 0, 0)
    return root


def books_row(x0, x1, y, z, depth=0.17, hmax=0.26, seed=0, lean=True, face=-1):
    """books standing on a shelf between y and y + depth, their backs to -y or, with face=1, to +y; now and then one leans"""
    r = R.Random(own_seed(seed))
    x = x0
    while x < x1 - 0.02:
        t = r.uniform(0.014, 0.042)
        h = r.uniform(0.68, 1) * hmax
        gap = h * 0.16 if lean and r.random() < 0.05 else 0
        if x + t + gap > x1:
            break
        o = book(t - 0.0008, h, depth * r.uniform(0.8, 1), r.randrange(SPINES))
        back, tilt = r.uniform(0, 0.012), math.atan2(gap, h)
        o.location = (x + gap, y + back, z) if face < 0 else (x + t, y + depth - back, z)
        o.rotation_euler = (0, -tilt, 0) if face < 0 else (0, 0, pi)
        x += t + gap
    return x


def bookend(x, y, z, side, m=None):
    """holds up a row of books that ends at x; its foot stands out towards side (1: +x)"""
    a, b = sorted((x, x + side * 0.0025))
    box(a, b, y, y + 0.11, z, z + 0.14, m or brass(), bev=0.001)
    a, b = sorted((x + side * 0.0025, x + side * 0.075))
    box(a, b, y, y + 0.11, z, z + 0.0025, m or brass(), bev=0.001)


def books_stack(x, y, z, n=3, seed=0, w=0.24, d=0.17, rot=0, cover=None):
    """books lying one on another, their backs to -y, cover printed on the uppermost one; returns the top"""
    r = R.Random(own_seed(seed))
    if own('books'):
        return PILES[own('books')](x, y, z, n, r, w, d, rot)
    for spine in r.sample(range(SPINES), n):
        t = r.uniform(0.018, 0.036)
        ww, dd = w * r.uniform(0.85, 1), d * r.uniform(0.85, 1)
        o = book(t, ww, dd, spine)
        turn = Euler((0, 0, rot + r.uniform(-0.12, 0.12))).to_matrix()
        o.matrix_world = Matrix.Translation((x, y, z)) @ (turn @ Euler((0, -pi / 2, 0)).to_matrix()).to_4x4() @ Matrix.Translation((0, -dd / 2, -ww / 2))
        z += t - 0.0005  # a heavy book leaves no gap
    if cover:
        q = plane([(t + 0.0004, y, z) for y, z in ((0.004, 0.002), (dd - 0.002, 0.002), (dd - 0.002, ww - 0.002), (0.004, ww - 0.002))], cover, 'cover')
        q.matrix_world = o.matrix_world
    return z


def _ledgers(x, y, z, n, r, w, d, rot):
    """account books in red cotton, long and thin, each tied with a white string"""
    red, string = fabric('#8c2b24', 0.25, 0.08), mat('string', '#e6dcc6', rough=0.9)
    for _ in range(n):
        t, a, b = r.uniform(0.016, 0.024), w * r.uniform(0.5, 0.54), d * r.uniform(0.34, 0.38)
        with turned(x, y, math.degrees(rot) + r.uniform(-7, 7), z):
            for q in ((0, 0.003), (t - 0.0035, t - 0.0005)):
                box(-a, a, -b, b, *q, red, bev=0.0012)
            box(-a, -a + 0.006, -b, b, 0.0028, t - 0.0033, red, bev=0.001)
            box(-a + 0.004, a - 0.004, -b + 0.003, b - 0.003, 0.0028, t - 0.0033, mat('ledger leaves', '#e3d3a8', rough=0.95, var=0.05), bev=0)
            e, h = 0.0012, t + 0.0006
            tube([(a * 0.3, -b - e, -0.0002), (a * 0.3, -b - e, h), (a * 0.32, b + e, h), (a * 0.32, b + e, -0.0002)], 0.0008, string, smooth=False)['afloat'] = True
        z += t
    return z


def _magazines(x, y, z, n, r, w, d, rot):
    """magazines of thin glossy paper, not laid square, a painted cover on the uppermost one"""
    cover = imgmat('covers.png', 0.28)
    for k in range(2 * n):
        t, a, b = r.uniform(0.005, 0.008), w * r.uniform(0.50, 0.53), w * r.uniform(0.37, 0.40)
        with turned(x + r.uniform(-0.008, 0.008), y + r.uniform(-0.008, 0.008), math.degrees(rot) + r.uniform(-9, 9), z):
            box(-a, a, -b, b, 0, t - 0.0004, mat('magazine', '#d9d4c8', rough=0.6, var=0.12), bev=0.0012)
            c = r.randrange(COVERS[0] * COVERS[1])
            u, v = c % COVERS[0] / COVERS[0], 1 - (c // COVERS[0] + 1) / COVERS[1]
            uv = [(u + p / COVERS[0], v + q / COVERS[1]) for p, q in ((0.01, 0.99), (0.01, 0.01), (0.99, 0.01), (0.99, 0.99))]
            plane([(-a + 0.001, -b + 0.001, t), (a - 0.001, -b + 0.001, t), (a - 0.001, b - 0.001, t), (-a + 0.001, b - 0.001, t)], cover, 'cover', uv)['afloat'] = True
        z += t
    return z


def _newspapers(x, y, z, n, r, w, d, rot):
    """folded newspapers, the last weeks' of them, page on page"""
    from .drawings import news, picture

    sheet = imgmat('news' if 'news' in bpy.data.images else picture('news', news()), 0.9)
    for k in range(n + 1):
        t, a, b = r.uniform(0.007, 0.011), w * r.uniform(0.56, 0.60), w * r.uniform(0.40, 0.43)
        with turned(x, y, math.degrees(rot) + r.uniform(-6, 6), z):
            for i in range(4):
                e = r.uniform(0, 0.006)
                box(-a + e, a - e, -b, b - e, t * i / 4, t * (i + 1) / 4 - 0.0003, mat('newsprint', '#cfcabd', rough=0.95, var=0.05), bev=0.0008)
            plane([(-a + 0.008, -b + 0.002, t), (a - 0.008, -b + 0.002, t), (a - 0.008, b - 0.008, t), (-a + 0.008, b - 0.008, t)], sheet)['afloat'] = True
        z += t
    return z


PILES = dict(ledgers=_ledgers, magazines=_magazines, newspapers=_newspapers)


def frame(x, y, z, w, h, art='art0.png', fm=None, axis='y', depth=0.03, face=-1, mat_border=True):
    """wall art (art0 arches, 1 shapes, 2 land, 3 strokes, 4 kolam, 5 leaf, 6 moon, 7 garden plan) centred; axis y => hangs on wall facing -y (face=-1)"""
    fm = fm or wood('oak')
    t = 0.016

    def bx(a0, a1, b0, b1, c0, c1, m, **k):
        return box(a0, a1, b0, b1, c0, c1, m, **k) if axis == 'y' else box(b0, b1, a0, a1, c0, c1, m, **k)

    u = x if axis == 'y' else y
    v = y if axis == 'y' else x
    d0, d1 = (v - depth, v) if face < 0 else (v, v + depth)
    bx(u - w / 2, u + w / 2, d0, d1, z + h / 2 - t, z + h / 2, fm, bev=0.0015)
    bx(u - w / 2, u + w / 2, d0, d1, z - h / 2, z - h / 2 + t, fm, bev=0.0015)
    bx(u - w / 2, u - w / 2 + t, d0, d1, z - h / 2 + t, z + h / 2 - t, fm, bev=0.0015)
    bx(u + w / 2 - t, u + w / 2, d0, d1, z - h / 2 + t, z + h / 2 - t, fm, bev=0.0015)
    q = v + face * depth * 0.55
    A = (u - w / 2 + t, z - h / 2 + t)
    B = (u + w / 2 - t, z + h / 2 - t)
    if axis == 'y':
        V = [(A[0], q, A[1]), (B[0], q, A[1]), (B[0], q, B[1]), (A[0], q, B[1])]
    else:
        V = [(q, A[0], A[1]), (q, B[0], A[1]), (q, B[0], B[1]), (q, A[0], B[1])]
        if face < 0:
            V = [V[1], V[0], V[3], V[2]]
    plane(V, imgmat(art, 0.55))


def dhurrie(x0, x1, y0, y1, colours, widths=(0.22, 0.03, 0.06, 0.03), z=0.009, fringe=True):
    """a flat-woven striped cotton rug, stripes across its length (y); its edges and its lie are not quite straight"""
    rows, stripe, y, i = [y0], [], y0, 0
    while y < y1 - 0.005:
        e = min(y1, y + widths[i % len(widths)])
        n = max(1, int((e - y) / 0.03))
        rows += [y + (e - y) * (k + 1) / n for k in range(n)]
        stripe += [i % len(colours)] * n
        y, i = e, i + 1
    nx, s = max(8, int((x1 - x0) / 0.04)), x0 * 3.1 + y0 * 7.7
    V = []
    for v in rows:
        for k in range(nx + 1):
            u = k / nx
            x = x0 + (x1 - x0) * u + 0.007 * noise.noise(Vector((s, v * 1.3, round(u) * 5))) * abs(2 * u - 1) ** 3
            V.append((x, v + 0.004 * noise.noise(Vector((x * 1.5, s, v))), z + 0.0016 * noise.noise(Vector((x * 2.2, v * 2.2, s))) + 0.0008 * noise.noise(Vector((x * 9, v * 9, s)))))
    F = [(j * (nx + 1) + k, j * (nx + 1) + k + 1, (j + 1) * (nx + 1) + k + 1, (j + 1) * (nx + 1) + k) for j in range(len(rows) - 1) for k in range(nx)]
    me = pmesh('dhurrie', V, F)
    cloth = [fabric(c, 0.3, 0.12, 0.3, 0.7) for c in colours]
    for m in cloth:
        me.materials.append(m)
    me.polygons.foreach_set('material_index', [q for q in stripe for _ in range(nx)])
    o = obj('dhurrie', me, smooth=60)
    q = o.modifiers.new('so', 'SOLIDIFY')
    q.thickness, q.offset = z - 0.002, -1
    if fringe:
        r, P = R.Random(3), []
        for yy, s in ((y0, -1), (y1, 1)):
            for k in range(int((x1 - x0) / 0.016)):
                x, dx, L = x0 + 0.008 + k * 0.016, r.uniform(-0.012, 0.012), r.uniform(0.045, 0.068)
                P += [[(x + e, yy - s * 0.004, 0.006), (x + dx * 0.3 + e, yy + s * L * 0.3, 0.0045), (x + dx + e * 2.5, yy + s * L, 0.0022)] for e in (-0.002, 0.002)]
        strings(P, 0.0016, cloth[0])


def wicker():
    return mat('wicker', '#b08d5d', rough=0.85, tex='linen.png', size=0.07, ramp=[(0, '#8f6d42'), (1, '#cfae7c')], bump=[('linen_h.png', 0.07, 0.6, 0.003)])


def woven(profile, m, loc=(0, 0, 0), stakes=26, pitch=0.014, a=0.0045, rot=(0, 0, 0)):
    """a basket's wall turned from that profile: strands that pass over and under its stakes in turn"""
    P = np.array(profile, float)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]
    rows, k, n = max(2, round(s[-1] / pitch)), 4, stakes * 8
    j = np.arange(rows * k + 1)
    r, z = (np.interp(j / j[-1] * s[-1], s, P[:, i]) for i in (0, 1))
    dr, dz = np.gradient(r), np.gradient(z)
    t = np.linspace(0, 2 * pi, n, endpoint=False)
    out = a * np.abs(np.sin(pi * j / k))[:, None] * (0.5 + 0.5 * np.cos(stakes * t + pi * (j // k)[:, None]))
    r, z = (q[:, None] + out * (d / np.hypot(dr, dz))[:, None] for q, d in ((r, dz), (z, -dr)))
    V = np.stack([r * np.cos(t), r * np.sin(t), z], -1).reshape(-1, 3)
    F = [(i * n + q, i * n + (q + 1) % n, (i + 1) * n + (q + 1) % n, (i + 1) * n + q) for i in range(len(j) - 1) for q in range(n)]
    return obj('woven', pmesh('woven', V, F), m, loc, rot, smooth=60)


def basket(x, y, z, r=0.16, h=0.22, m=None, handles=True):
    """a round woven basket, open"""
    if own('basket'):
        return BASKETS[own('basket')](x, y, z, r, h, m)
    m = m or wicker()
    woven([(r * 0.86, 0), (r * 0.98, h * 0.5), (r, h)], m, (x, y, z))
    lathe([(r * 1.02, h - 0.006), (r * 1.035, h + 0.002), (r * 0.98, h + 0.008), (r * 0.93, h - 0.01), (r * 0.90, h * 0.4), (r * 0.8, 0.02), (0.0001, 0.02)], m, (x, y, z), 40, 60)
    lathe([(0.0001, 0.004), (r * 0.84, 0.004), (r * 0.87, 0)], m, (x, y, z), 40, 60)
    if handles:
        for s in (-1, 1):
            tube([(x + s * r * 0.97, y - 0.055, z + h - 0.01), (x + s * r * 1.04, y - 0.045, z + h + 0.06), (x + s * r * 1.04, y + 0.045, z + h + 0.06), (x + s * r * 0.97, y + 0.055, z + h - 0.01)], 0.009, m)


def _crate(x, y, z, r, h, m):
    """a box of slats on corner posts"""
    m, a, b, n = wood('oak', horiz=True), r * 0.98, r * 0.72, 3
    with turned(x, y, 3, z):
        for s in (-1, 1):
            for e in (-1, 1):
                box(*sorted((s * (a - 0.012), s * (a - 0.030))), *sorted((e * (b - 0.012), e * (b - 0.030))), 0.004, h - 0.004, wood('oak'), bev=0.001)
            for k in range(n):
                q = (h * k / n + 0.003, h * (k + 1) / n - 0.012 + 0.009 * (k == n - 1))
                box(-a, a, *sorted((s * b, s * (b - 0.011))), *q, m, bev=0.0015)
                box(*sorted((s * a, s * (a - 0.011))), -b + 0.0112, b - 0.0112, *q, wood('oak', horiz=True), bev=0.0015)
        box(-a + 0.0112, a - 0.0112, -b + 0.0112, b - 0.0112, 0.004, 0.012, m, bev=0)


def _wire(x, y, z, r, h, m):
    """a basket of coated wire"""
    m = mat('wire', '#3a3f3d', rough=0.45)
    loop = lambda q, zz, t: setattr(tube([(x + q * math.cos(a), y + q * math.sin(a), z + zz) for a in np.linspace(0, 2 * pi, 32, endpoint=False)], t, m, closed=True).data.splines[0], 'use_endpoint_u', False)
    for k in range(6):
        t = k / 5
        loop(r * (0.74 + 0.26 * t**0.8), 0.003 + (h - 0.006) * t, 0.0034 if k == 5 else 0.0016)
    for k in range(28):
        c, s = math.cos(2 * pi * k / 28), math.sin(2 * pi * k / 28)
        tube([(x, y, z + 0.003), (x + r * 0.74 * c, y + r * 0.74 * s, z + 0.003), *[(x + r * (0.74 + 0.26 * t**0.8) * c, y + r * (0.74 + 0.26 * t**0.8) * s, z + 0.003 + (h - 0.006) * t) for t in (0.25, 0.5, 0.75, 1)]], 0.0014, m, smooth=False)


def _bin(x, y, z, r, h, m):
    """a round bin of canvas, its rim turned down, leaning a little where it is empty"""
    body, rim = fabric('#cdbf9f', 0.25, 0.16), fabric('#6f7b78', 0.25, 0.16)
    wall = lathe(rounded([(0.0001, 0.003), (r * 0.90, 0.003), (r * 0.95, 0.014), (r * 0.98, h * 0.5), (r * 0.97, h - 0.004), (r * 0.955, h), (r * 0.94, h - 0.004), (r * 0.92, h * 0.4), (r * 0.88, 0.014), (0.0001, 0.012)], 6), body, (x, y, z), 96, 60)
    cuff = lathe(rounded([(r * 1.00, h * 0.70), (r * 1.015, h * 0.72), (r * 1.005, h - 0.004), (r * 0.975, h + 0.004), (r * 0.945, h - 0.002), (r * 0.935, h * 0.85)], 6), rim, (x, y, z), 96, 60)
    for o in (wall, cuff):  # it sags in soft folds
        for v in o.data.vertices:
            a = math.atan2(v.co.y, v.co.x)
            v.co.xy *= 1 + 0.022 * noise.noise(Vector((2 * math.cos(a) + x, 2 * math.sin(a) + y, v.co.z * 9)))
            v.co.z *= 1 + 0.03 * noise.noise(Vector((1.4 * math.cos(a), 1.4 * math.sin(a), x + y)))


def _coil(x, y, z, r, h, m):
    """cotton rope coiled up and sewn"""
    n = max(8, round(h / 0.011))
    side = [(r * (0.90 + 0.10 * math.sin(pi * 0.6 * (i + k / 4) / n)) + 0.0045 * math.sin(pi * k / 4), 0.002 + (h - 0.002) * (i + k / 4) / n) for i in range(n) for k in range(4)]
    lathe([(0.0001, 0.002), *side, (side[-1][0] - 0.010, h + 0.003), (r * 0.86, h * 0.4), (r * 0.84, 0.012), (0.0001, 0.012)], mat('rope', '#c3b497', rough=0.95, tex='linen.png', size=0.03, ramp=[(0, '#9c8a68'), (1, '#d8ccb2')], bump=[('linen_h.png', 0.03, 0.8, 0.003)]), (x, y, z), 96, 40)


def _lidded(x, y, z, r, h, m):
    """a basket with its lid on"""
    m = m or wicker()
    woven([(r * 0.90, 0), (r, h * 0.45), (r * 0.94, h * 0.8)], m, (x, y, z))
    lathe([(0.0001, 0.004), (r * 0.88, 0.004), (r * 0.91, 0)], m, (x, y, z), 40, 60)
    lathe([(r * 0.925, h * 0.785), (r * 1.003, h * 0.832)], m, (x, y, z), 40)  # in the lid, what it rests with
    woven([(r * 1.01, h * 0.78), (r * 1.02, h * 0.84), (r * 0.70, h * 0.97), (r * 0.1, h)], m, (x, y, z))
    lathe([(r * 0.925, h * 0.795), (r * 1.0, h * 0.805), (r * 1.0, h * 0.82), (r * 0.925, h * 0.81)], m, (x, y, z), 40, 60)  # the ring in the lid that rests on the rim
    sphere(0.016, wood('teak'), (x, y, z + h + 0.012), 24)


def _splint(x, y, z, r, h, m):
    """broad strips of bamboo, over and under"""
    m = mat('splint', '#c9b27c', rough=0.6, tex='wood_st.png', size=0.3, ramp=[(0, '#a58d55'), (1, '#dac694')])
    woven([(r * 0.80, 0), (r * 0.93, h * 0.5), (r, h)], m, (x, y, z), 14, 0.030, 0.0055)
    lathe([(r * 1.01, h - 0.012), (r * 1.03, h), (r * 1.0, h + 0.008), (r * 0.95, h - 0.004), (r * 0.9, h * 0.4), (r * 0.76, 0.010), (0.0001, 0.010), (0.0001, 0.002), (r * 0.78, 0)], m, (x, y, z), 64, 50)


def _tub(x, y, z, r, h, m):
    """a tub of zinc with a rolled rim and two beads"""
    zinc = mat('zinc', '#a3a8a8', rough=0.42, metal=1)
    bead = lambda t: [(r * (0.86 + 0.14 * t) + e, h * t + q) for e, q in ((0, -0.006), (0.004, -0.002), (0.004, 0.002), (0, 0.006))]
    lathe([(0.0001, 0.004), (r * 0.84, 0.004), (r * 0.86, 0), *bead(0.3), *bead(0.72), (r, h - 0.008), (r + 0.006, h - 0.006), (r + 0.007, h), (r, h + 0.002), (r - 0.003, h - 0.006), (r * 0.85, 0.010), (0.0001, 0.010)], zinc, (x, y, z), 72, 40)


BASKETS = dict(crate=_crate, wire=_wire, bin=_bin, coil=_coil, lidded=_lidded, splint=_splint, tub=_tub)


def _fur(parts, root, m, length=0.008, seed=3, broad=0.00075, dense=1.0):
    """short blades of plush over the balls parts, each (radius, middle, scale), as one object"""
    g, V = np.random.default_rng(seed), []
    for r, p, sc in parts:
        n = int(15000 * dense * (r / 0.085) ** 2)
        q = g.normal(size=(n, 3))
        q /= np.linalg.norm(q, axis=1)[:, None]
        base = np.array(p) + q * r * np.array(sc) * 0.985
        up = q / np.array(sc)
        up /= np.linalg.norm(up, axis=1)[:, None]
        lay = np.array([0, 0, -0.55]) + 0.5 * np.sin(base * 55 + seed)[:, [1, 2, 0]]
        tip = up * 0.85 + lay + g.normal(size=(n, 3)) * 0.28
        tip *= (length * g.uniform(0.6, 1.05, n) / np.linalg.norm(tip, axis=1))[:, None]
        side = np.cross(up, g.normal(size=(n, 3)))
        side *= (broad / np.linalg.norm(side, axis=1))[:, None]
        V.append(np.stack([base - side, base + side, base + tip], 1).reshape(-1, 3))
    V = np.concatenate(V)
    o = obj('fur', pmesh('fur', V.tolist(), np.arange(len(V)).reshape(-1, 3).tolist()), m, smooth=180)
    o.parent, o['afloat'] = root, True


def teddy(x, y, z, rot=0, s=1.0, c='#b98a58', fur=False, shaggy=None):
    """a sitting cloth bear facing -y, about 0.34 m tall; fur: of plush, slumped a little, its head to one side; shaggy: colour of longer hair that shows from afar"""
    if fur:
        return _plushbear(x, y, z, rot, s, c, shaggy)
    f, f2, k = boucle(c), boucle('#e3d2b4'), black()
    root = bpy.data.objects.new('teddy', None)
    link(root)
    for r, p, sc, m in (
        (0.085, (0, 0, 0.10), (1, 0.9, 1.15), f), (0.072, (0, -0.005, 0.245), (1.05, 0.95, 0.95), f),
        (0.034, (0, -0.066, 0.232), (1, 0.8, 0.8), f2), (0.026, (-0.055, 0, 0.305), (1, 0.5, 1), f), (0.026, (0.055, 0, 0.305), (1, 0.5, 1), f),
        (0.036, (-0.095, -0.035, 0.125), (0.75, 0.85, 1.5), f), (0.036, (0.095, -0.035, 0.125), (0.75, 0.85, 1.5), f),
        (0.042, (-0.065, -0.105, 0.042), (0.9, 1.6, 0.95), f), (0.042, (0.065, -0.105, 0.042), (0.9, 1.6, 0.95), f),
        (0.008, (-0.026, -0.069, 0.262), (1, 1, 1), k), (0.008, (0.026, -0.069, 0.262), (1, 1, 1), k), (0.010, (0, -0.093, 0.243), (1.2, 0.7, 0.8), k),
    ):  # fmt: skip
        o = sphere(r, m, p, 28, scale=sc)
        o.parent = root
    root.location, root.rotation_euler, root.scale = (x, y, z), (0, 0, rot), (s, s, s)


def _plushbear(x, y, z, rot, s, c, shaggy=None):
    root = bpy.data.objects.new('teddy', None)
    link(root)
    body, pale, dark = mat('plush' + c, c, rough=1, spec=0.05, sheen=0.5, var=0.10), mat('plush pale', '#dccaa8', rough=1, spec=0.05, sheen=0.4, var=0.08), mat('bear eye', '#15110e', rough=0.3)
    brown = [
        (0.085, (0, 0.004, 0.095), (1.02, 0.88, 1.16)), (0.060, (0, -0.022, 0.075), (1.1, 0.9, 1)), (0.071, (0.010, -0.008, 0.238), (1.08, 0.94, 0.94)),
        (0.024, (-0.052, 0.004, 0.292), (1, 0.55, 1)), (0.024, (0.066, 0.002, 0.298), (1, 0.55, 1)),
        (0.031, (-0.088, -0.020, 0.140), (0.85, 0.9, 1.35)), (0.027, (-0.100, -0.052, 0.092), (0.9, 1.0, 1.4)), (0.031, (0.089, -0.020, 0.142), (0.85, 0.9, 1.35)), (0.027, (0.086, -0.066, 0.098), (0.9, 1.15, 1.25)),
        (0.040, (-0.062, -0.085, 0.038), (0.92, 1.45, 0.92)), (0.040, (0.070, -0.080, 0.038), (0.92, 1.45, 0.92)),
    ]  # fmt: skip
    light = [(0.031, (0.010, -0.068, 0.226), (1.08, 0.85, 0.86)), (0.030, (-0.074, -0.138, 0.048), (0.95, 0.5, 1.15)), (0.030, (0.085, -0.132, 0.048), (0.95, 0.5, 1.15))]
    for parts, m in ((brown, body), (light, pale)):
        for r, p, sc in parts:
            sphere(r, m, p, 28, scale=sc).parent = root
        _fur(parts, root, m, 0.0085 if m is body else 0.005)
        if shaggy and m is body:
            for k, tone in enumerate((c, shaggy, '#7d5833')):
                _fur(parts, root, mat('hair' + tone, tone, rough=1, spec=0.05, sheen=0.5), 0.021, 5 + k, 0.0016, 0.14)
    for r, p, sc in ((0.0068, (-0.017, -0.072, 0.256), (1, 0.8, 1)), (0.0068, (0.039, -0.071, 0.257), (1, 0.8, 1)), (0.0095, (0.010, -0.096, 0.236), (1.25, 0.75, 0.8))):
        sphere(r, dark, p, 24, scale=sc).parent = root
    for k in (-1, 1):
        tube([(0.010, -0.0975, 0.228), (0.010, -0.0985, 0.215), (0.010 + 0.012 * k, -0.0945, 0.207)], 0.0011, dark).parent = root
    root.location, root.rotation_euler, root.scale = (x, y, z), (0.05, 0.07, rot), (s, s, s)
