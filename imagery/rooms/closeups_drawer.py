"""A drawer box on the bench: fingers of plywood glued into one another, both upper edges banded and trimmed."""

from lib import *
from lib.closeup import *

H, T, F = 0.130, 0.012, 0.013  # height of the box, thickness of its plywood, one finger
D, W = 0.46, 0.52  # along y and x
PALE = ((0.15, '#a98a5e'), (0.42, '#bfa276'), (0.62, '#cbb085'), (0.9, '#d5bd95'))  # the bottom: ply of okoume, a shade darker than the sides
BENCH = ((0.15, '#6e4c2e'), (0.42, '#93693f'), (0.62, '#a67d51'), (0.9, '#b99468'))


def fingers(part):
    """the comb of one board, x 0..T and y 0..T at the corner: even fingers are the front's, odd ones the side's"""
    n = int(H / F)
    g = R.Random(part)
    for i in range(n):
        if i % 2 != part:
            continue
        z0, z1 = i * F + 0.00012, (i + 1) * F - 0.00012
        p = g.uniform(0.0001, 0.0004)
        if part == 0:
            box(-p, T, 0.0001, T, z0, z1, ply('y', T, 9, along='x'), bev=0.0003)
        else:
            box(0.0001, T, -p, T, z0, z1, ply('x', T, 9, along='y'), bev=0.0003)


def curl(x, y, rot, r, turns, m, w=0.0132, seed=1):
    """a shaving as the plane throws it: rolled up, thin as paper, its last turn open"""
    g = R.Random(seed)
    a = np.linspace(0, turns * 2 * pi, int(turns * 40))
    q = r * (1 + 0.16 * (a / (2 * pi)) ** 1.3 + 0.05 * np.sin(a * 0.9 + seed))
    lean = 0.0017 * a / pi * g.uniform(0.6, 1.4)
    P = np.c_[q * np.sin(a), lean, -q * np.cos(a)]
    P[:, 2] -= P[:, 2].min() - 0.0003
    edge = w / 2 * np.array((-1, -0.5, 0, 0.5, 1))
    V = (P[:, None] + np.stack([0 * edge, edge, 0.0004 * np.cos(edge * 300)], 1)[None]).reshape(-1, 3)
    F = [(5 * i + j, 5 * i + j + 1, 5 * i + j + 6, 5 * i + j + 5) for i in range(len(P) - 1) for j in range(4)]
    o = obj('shaving', pmesh('shaving', V.tolist(), F), m, smooth=180)
    o.location, o.rotation_euler, o['afloat'] = (x, y, 0), (g.uniform(-0.06, 0.06), 0, rot), True
    t = o.modifiers.new('t', 'SOLIDIFY')
    t.thickness = 0.00012


def pencil(x, y, rot, z, body, L=0.155, flats=6, r=0.0037):
    """sharpened: where the cone meets the flats the paint ends in scallops"""
    n, slope = flats * 14, 0.155
    th = np.arange(n) / n * 2 * pi
    rad = r * math.cos(pi / flats) / np.cos(th % (2 * pi / flats) - pi / flats)
    rad = np.minimum(rad, r * 0.985)
    ring = lambda xs, rs: np.c_[np.broadcast_to(xs, n), rs * np.cos(th), rs * np.sin(th)]
    end = L + (r - rad) / slope
    tip = L + (r - 0.0010) / slope
    rows = [ring(0.0, rad * 0.0), ring(0.0, rad * 0.96), ring(0.0003, rad), ring(0.118, rad), ring(end, rad)]
    wood_ = [ring(end, rad), ring(tip, np.full(n, 0.0010))]
    lead = [ring(tip, np.full(n, 0.0010)), ring(tip + 0.0052, np.full(n, 0.00022)), ring(tip + 0.0053, np.zeros(n))]

    def skin(rows, m, smooth):
        V = np.concatenate(rows)
        F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rows) - 1) for j in range(n)]
        return obj('pencil', pmesh('pencil', V.tolist(), F), m, smooth=smooth)

    with turned(x, y, rot, z):
        skin(rows, body, 20)
        skin(wood_, grain('ash', 'x', 0.6, 0.004, 'pencil'), 60)
        skin(lead, black(0.35), 60)
        gold = mat('foil', '#c9a961', rough=0.35, metal=1)
        top = r * math.cos(pi / flats) + 0.00002
        q, g = 0.030, R.Random(4)  # what is printed on it: a name, a number
        for k in range(16):
            w = g.choice((0.0009, 0.0013, 0.0016))
            if k != 9:
                box(q, q + w, -0.0008, 0.0008, top, top + 0.00002, gold, bev=0)['afloat'] = True
                if k % 3:
                    box(q + w * 0.4, q + w * 0.7, -0.0004, 0.0004, top + 0.00001, top + 0.00003, body, bev=0)['afloat'] = True
            q += w + 0.0007


def dressed_shaving():
    return mat('shaving', '#d9b98a', rough=0.6, spec=0.2, translucent=0.45, tex='linen.png', size=(0.01, 0.2, 0.01), ramp=[(0, '#cba878'), (1, '#e2c79c')])


def square(x, y, z, rot):
    """a try square: steel blade, rosewood stock with a brass face"""
    with turned(x, y, rot, z):
        box(0, 0.15, -0.018, 0.0, 0, 0.016, grain('rosewood', 'x', 0.35), bev=0.0015)
        box(0.0, 0.15, 0.0001, 0.0016, 0, 0.016, brass(0.34), bev=0.0004)
        box(0.0, 0.034, 0.0017, 0.21, 0.007, 0.0088, steel(0.34), bev=0.0003)
        for a, b in ((0.010, -0.006), (0.024, -0.012), (0.010, -0.013)):
            cyl(0.002, 0.0155, 0.0163, brass(0.34), (a, b, 0), 20, 0.0002)
        for i in range(20):
            box(0.0335 - (0.010 if i % 5 == 0 else 0.006), 0.0335, 0.012 + i * 0.01, 0.01225 + i * 0.01, 0.0088, 0.00885, black(0.6), bev=0)


def build(variant):
    reset(72)
    # the box: corner at the origin, front towards -y, side towards +y
    top = H - F * 0  # the banded upper edge
    front, side = ply('y', T, 9, along='x'), ply('x', T, 9, along='y')
    box(T, W - T, 0, T, 0, H, front, bev=0.0004)
    box(0, T, T, D, 0, H, side, bev=0.0004)
    box(W - T, W, 0, D, 0, H, side, bev=0.0004)
    box(T, W - T, D - T, D, 0, H, front, bev=0.0004)
    for part in (0, 1):
        fingers(part)
    box(T + 0.0003, W - T - 0.0003, T + 0.0003, D - T - 0.0003, 0.012, 0.018, grain(PALE, 'x', 0.55, 0.030, 'bottom'), bev=0)
    gap = black(0.9)  # the groove that it slides in
    for q in ((T, W - T, D - T - 0.0009, D - T - 0.0001), (W - T - 0.0009, W - T - 0.0001, T, D - T)):
        box(*q, 0.0181, 0.0187, gap, bev=0)
    # its bands: 0.8 mm of oak glued on and trimmed flush, the front's butts against the side's
    by, bx = grain('oak', 'y', 0.4, 0.006, 'band'), grain('oak', 'x', 0.4, 0.006, 'band')
    for q in ((0, T), (W - T, W)):
        box(*q, 0.0001, D, H + 0.00005, H + 0.0009, by, bev=0.00025)
    for q in ((0.0001, T), (D - T, D)):
        box(T + 0.00012, W - T - 0.00012, *q, H + 0.00005, H + 0.0009, bx, bev=0.00025)
    # the bench, with the traces of years
    for i, (a, b) in enumerate(((-0.62, -0.36), (-0.358, -0.10), (-0.098, 0.17), (0.172, 0.43), (0.432, 0.70), (0.702, 0.95))):
        tone = [(q, tuple(c * (1, 0.80, 0.91, 0.72, 0.95, 0.85)[i] for c in lin(hue))) for q, hue in BENCH]
        box(-1.2, 1.2, a, b, -0.06, -0.0006 * (i % 2), grain(tone, 'x', 0.6, 0.008, 'plank%d' % i), bev=0.002)
    g, iron, mark = R.Random(8), mat('nail', '#4a443f', rough=0.55, metal=0.8), mat('mark', '#5d4228', rough=0.8)
    for x, y in ((-0.30, -0.125), (-0.296, -0.335), (0.16, -0.122), (0.165, -0.338), (-0.305, -0.075), (-0.30, 0.145)):
        cyl(0.0036, -0.004, -0.0002, iron, (x, y, 0), 24, 0.0004)['afloat'] = True
        cyl(0.0052, -0.004, 0.00004, mark, (x, y, 0), 24, 0)['afloat'] = True
    for k in range(26):  # cuts of the knife, by the square and free
        x, y, a, L = g.uniform(-0.3, 0.25), g.uniform(-0.30, -0.01), g.choice((0.2, 1.45, -0.9)) + g.gauss(0, 0.12), g.uniform(0.02, 0.10)
        if any(min(y, y + math.sin(a) * L) - 0.004 < c < max(y, y + math.sin(a) * L) + 0.004 for c in (-0.359, -0.099)):
            continue
        tube([(x + math.cos(a) * L * t, y + math.sin(a) * L * t, -0.00005) for t in (0, 0.5, 1)], g.uniform(0.00012, 0.00032), mark, smooth=False)['afloat'] = True
    for x, y, r in ((-0.205, -0.045, 0.0075), (-0.188, -0.052, 0.0040), (0.045, -0.165, 0.0060), (0.20, -0.21, 0.0085), (-0.02, -0.20, 0.0032)):  # dried glue
        o = lathe([(0.0001, 0.0011), (r * 0.6, 0.0009), (r * 0.93, 0.0004), (r, 0)], mat('glue', '#c9a466', rough=0.22, coat=0.3), (x, y, 0), 40, 60, scale=(1, g.uniform(0.7, 1.2), 1))
        o['afloat'] = True
    dust, N, gen = mat('dust', '#d3b27c', rough=0.95), 26000, np.random.default_rng(8)
    a, r = gen.uniform(0, 2 * pi, N), np.abs(gen.normal(0, 0.10, N)) ** 1.25 * 1.5
    P = np.stack([-0.04 + np.cos(a) * r * 1.4, -0.035 + np.sin(a) * r, np.zeros(N)], 1)
    P[: N // 4] = np.stack([gen.uniform(-0.25, 0.30, N // 4), -np.abs(gen.normal(0, 0.006, N // 4)) - 0.0005, np.zeros(N // 4)], 1)  # along the foot of the box
    P = P[~((P[:, 0] > -0.001) & (P[:, 0] < W) & (P[:, 1] > -0.0004) & (P[:, 1] < D))]
    n = len(P)
    size, turn_ = np.exp(gen.normal(math.log(0.00021), 0.42, n)), gen.uniform(0, 6.28, n)
    tet = np.array([(0, 0, 0), (1.6, 0.1, 0), (0.4, 1, 0.1), (0.5, 0.4, 0.8)])
    c, q = np.cos(turn_)[:, None], np.sin(turn_)[:, None]
    V = np.stack([tet[:, 0] * c - tet[:, 1] * q, tet[:, 0] * q + tet[:, 1] * c, np.repeat(tet[None, :, 2], n, 0)], -1) * size[:, None, None] + P[:, None]
    Fs = (np.array([(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)])[None] + 4 * np.arange(n)[:, None, None]).reshape(-1, 3)
    obj('dust', pmesh('dust', V.reshape(-1, 3).tolist(), Fs.tolist()), dust)['afloat'] = True
    thin = dressed_shaving()
    for k, (x, y, rot, r, turns) in enumerate(((-0.092, -0.052, 0.5, 0.0075, 2.3), (-0.150, -0.020, 1.75, 0.0060, 2.8), (-0.122, -0.112, -0.35, 0.0088, 1.7))):
        curl(x, y, rot, r, turns, thin, 0.0128, k + 2)
    square(0.172, -0.0225, 0.0005, 180.6)
    pencil(-0.075, -0.14, 24, 0.0036, mat('pencil', '#23402f', rough=0.3, coat=0.5))
    # behind: panels against the wall, a window to the left
    for i, (x, c) in enumerate(((-0.5, 'oak'), (-0.22, 'walnut'), (0.16, 'ash'), (0.62, 'teak'))):
        with turned(x, 1.05 + 0.05 * i, 4 * (i % 2)):
            box(-0.24, 0.24, 0, 0.018, -0.1, 0.8 - 0.12 * (i % 3), grain(c, 'z', 0.5, 0.009, 'p'), bev=0.001)
    box(-2, 2, 1.5, 1.52, -0.6, 2, paint('#cfd3d0'), bev=0)
    box(-2, 2, 0.9, 1.5, -0.16, -0.1, paint('#cfd3d0'), bev=0)
    box(-1.2, 1.2, 0.8, 0.96, -0.14, -0.05, black(), bev=0)
    world('#d3dde8', 0.30)
    area((-1.7, 0.55, 1.05), (1.0, 1.1), 66, 6300, (0.05, 0.05, 0.05))
    area((1.2, -1.6, 1.3), (0.9, 0.9), 7, 5200, (0.1, 0, 0.05))


CAMS = dict(main=lambda: closeup((-0.36, -0.44, 0.335), (0.012, 0.0, 0.096), 70, 9, (0.0, -0.09)))
