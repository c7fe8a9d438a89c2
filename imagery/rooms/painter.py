"""A wall gets its second coat: a painter on the steps seen from behind, cut by the frame; before him on planks the tin, a roller, tape.

Camera: main (upright).
"""

from lib import *
from lib.closeup import *
from lib.drawings import picture
from lib.people import Body, aim, figure, kept, kurta, level, limb, relaxed, trousers, turn
from lib.site import ladder, plank, trestle
from lib.textures import fftnoise, n01
from rooms import closeups_paint

COLOUR = '#2c7378'
WALL = (-2.2, 1.9, 0.0, 2.9)
STEPS = (0.42, -0.66)


def painter():
    """a man on the second and third of the steps, a pail in one hand, the other at the wall; what the solver made of his shirt. Before the room."""
    b, pose = Body('male', muscle=-0.1, weight=-0.25, height=-0.10), {}
    pose['root'], pose['spine04'], pose['spine03'], pose['spine02'] = turn('x', 6) @ turn('y', -3), turn('y', 3), turn('x', 4) @ turn('z', -8), turn('z', -6)
    limb(b, pose, 'upperleg01.L', 'lowerleg01.L', 'foot.L', (0.10, -0.02, 0.075), (0.05, -1, 0))
    level(b, pose, 'foot.L')
    limb(b, pose, 'upperleg01.R', 'lowerleg01.R', 'foot.R', (-0.10, -0.10, 0.367), (-0.35, -1, 0))
    level(b, pose, 'foot.R')
    aim(b, pose, 'upperarm01.R', (-0.30, -0.42, 0.86))
    aim(b, pose, 'lowerarm01.R', (-0.05, -0.45, 0.90))
    aim(b, pose, 'upperarm01.L', (0.34, 0.10, -1))
    aim(b, pose, 'lowerarm01.L', (0.10, -0.16, -1))
    relaxed(b, pose, 26, 'R')
    relaxed(b, pose, 62, 'L')
    pose['head'] = turn('z', -14) @ turn('x', -8)
    return b, pose, kept('painter', lambda: [kurta(b, pose, length=0.70, slit=0.76, cuff=0.05, flare=0.14, loose=0.007)])[0]


def coats(px=330):
    """the wall: primer, one coat that still shows it, the second rolled in strips from the left and not yet come to its end"""
    x0, x1, z0, z1 = WALL
    w, h = int((x1 - x0) * px), int((z1 - z0) * px)
    x, z = np.linspace(x0, x1, w, dtype=np.float32)[None, :], np.linspace(z1, z0, h, dtype=np.float32)[:, None]
    N = lambda seed, beta=1.0, sx=1.0, sy=1.0: n01(fftnoise(h, w, seed, beta, sx, sy)).astype(np.float32) - 0.5
    c = np.array([int(COLOUR[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    white = np.array((0.905, 0.900, 0.885), np.float32) * (1 + 0.05 * N(2, 1.8) + 0.03 * N(3, 0.8))[..., None]
    streak, fine = N(4, 1.5, 1.0, 0.08), N(5, 0.6)
    g = np.random.default_rng(8)
    one, two = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)

    def strip(into, a, lo, hi, width=0.225, lean=0.0):
        at = a + lean * (z - lo)
        inside = np.clip((width / 2 - np.abs(x - at)) / 0.006 + 0.5 + 0.8 * fine, 0, 1)
        ends = np.clip((z - lo) / 0.05 + 1.2 * streak + 0.6 * fine, 0, 1) * np.clip((hi - z) / 0.05 + 1.2 * streak + 0.6 * fine, 0, 1)
        into[:] = np.maximum(into, inside * ends)

    for k in range(16):
        a = x0 + 0.1 + 0.205 * k
        if a < -0.02:
            strip(one, a + g.uniform(-0.01, 0.01), -0.2, 3.1)
        elif a < 0.42:
            strip(one, a, g.uniform(0.5, 1.0), 3.1, lean=0.02)
        if a < -0.62:
            strip(two, a + g.uniform(-0.01, 0.01), -0.2, 3.1)
        elif a < -0.22:
            strip(two, a, g.uniform(0.75, 1.25), 3.1, lean=-0.015)
    strip(two, -0.26, 1.05, 3.1, lean=0.14)
    strip(one, 0.30, 1.20, 3.1, lean=0.12)
    thin = np.clip(0.74 + 0.7 * streak + 0.25 * fine + 0.15 * N(7, 1.6), 0.35, 0.95)
    out = white + (c * 1.10 - white) * (one * thin)[..., None]
    out = out + (c * (1 + 0.05 * streak)[..., None] - out) * two[..., None]
    return np.clip(out, 0, 1)


def roller(x, y, z, rot):
    """a roller with its nap full of paint, the wire of its frame, a handle of turned wood"""
    wet, dry = mat('nap', COLOUR, rough=0.75, spec=0.25), mat('nap tips', '#3f8a8d', rough=0.8, spec=0.2)
    g = R.Random(12)
    with turned(x, y, rot, z):
        r = 0.027
        lathe([(0.016, -0.117), (r - 0.006, -0.117), (r - 0.004, -0.113), (r - 0.004, 0.113), (r - 0.006, 0.117), (0.016, 0.117)], wet, (0, 0, r), 72, 60, rot=(0, pi / 2, 0))
        for m, n in ((wet, 9000), (dry, 3000)):  # tufts, stuck together by the paint
            P = []
            for _ in range(n):
                u, a, L = g.uniform(-0.117, 0.117), g.uniform(0, 2 * pi), g.uniform(0.0025, 0.0062)
                e = 0.10 * math.sin(u * 300 + 3 * math.sin(a * 2)) + g.gauss(0, 0.10)
                q = r - 0.0045 + L
                flat = max(-r * 0.96, q * math.sin(a + e))
                P.append([(u, (r - 0.0045) * math.cos(a), r + (r - 0.0045) * math.sin(a)), (u + g.gauss(0, 0.0012), q * math.cos(a + e), r + flat)])
            strings(P, 0.00055, m)['afloat'] = True
        for s in (-1, 1):
            lathe([(0.0001, 0), (0.0165, 0), (0.0165, 0.004), (0.0001, 0.006)], mat('cap', '#c9463a', rough=0.45), (s * 0.1165, 0, r), 40, 50, rot=(0, s * pi / 2, 0))
        m = steel(0.34)
        tube([(0.118, 0, r), (0.150, 0, r), (0.158, -0.008, r), (0.158, -0.075, r - 0.003), (0.150, -0.088, r - 0.004), (0.02, -0.118, r - 0.006), (0.002, -0.128, r - 0.007), (0.0, -0.150, r - 0.008), (0.0, -0.215, r - 0.009)], 0.0036, m)
        o = lathe(rounded([(0.0001, 0), (0.0085, 0.001), (0.0105, 0.012), (0.0125, 0.05), (0.0145, 0.085), (0.0125, 0.115), (0.0145, 0.130), (0.0001, 0.134)], 4), mat('handle', '#a5372c', rough=0.38, coat=0.4), (0.0, -0.205, r - 0.0085), 48, 60, rot=(pi / 2 + 0.025, 0, 0))


def tape_roll(x, y, z):
    lathe(rounded([(0.0385, 0), (0.0515, 0), (0.0520, 0.0006), (0.0520, 0.0234), (0.0515, 0.024), (0.0385, 0.024)], 2), mat('crepe', '#d3bf8d', rough=0.75, bump=[('linen_h.png', 0.05, 0.3, 0.0005)]), (x, y, z), 96, 40)
    lathe([(0.0380, 0.0004), (0.0384, 0.0004), (0.0384, 0.0236), (0.0380, 0.0236), (0.0380, 0.0004)], board('#b99a6b', 0.8), (x, y, z), 96, 40)
    n = 20
    V = []
    for i in range(n + 1):  # the loose end
        t = i / n
        for s in (0, 1):
            V.append((x + 0.0522 + 0.018 * t * t, y - 0.062 * t, z + 0.0004 + 0.0232 * s))
    o = obj('end', pmesh('end', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]), mat('crepe', '#d3bf8d', rough=0.75))
    o['afloat'] = True


def carton(x, y, z, rot, w=0.42, d=0.30):
    """a flap of a carton that the roller was put down on more than once"""
    px = 1600
    W, H = int(w * px), int(d * px)
    N = lambda seed, beta, sx=1.0, sy=1.0: n01(fftnoise(H, W, seed, beta, sx, sy)).astype(np.float32) - 0.5
    u, v = np.linspace(-w / 2, w / 2, W, dtype=np.float32)[None, :], np.linspace(d / 2, -d / 2, H, dtype=np.float32)[:, None]
    c = np.array((0.60, 0.46, 0.32), np.float32) * (1 + 0.10 * N(1, 1.8) + 0.07 * N(2, 0.6, 0.1, 1.0) + 0.035 * np.sin(u * 2 * pi / 0.0072))[..., None]
    paint_ = np.array([int(COLOUR[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    for k, (a, b, wide, long, t, thick) in enumerate(((-0.02, 0.085, 0.225, 0.10, 0.10, 0.9), (0.03, -0.02, 0.225, 0.16, -0.25, 0.55), (-0.10, -0.07, 0.05, 0.12, 0.5, 0.4))):
        p, q = (u - a) * math.cos(t) + (v - b) * math.sin(t), -(u - a) * math.sin(t) + (v - b) * math.cos(t)
        on = np.clip((wide / 2 - np.abs(p)) / 0.004 + 1.0 * N(20 + k, 1.2), 0, 1) * np.clip((long / 2 - np.abs(q)) / 0.02 + 1.6 * N(30 + k, 1.3, 0.08, 1.0), 0, 1)
        on *= np.clip(thick + 0.9 * N(40 + k, 1.4, 0.10, 1.0) + 0.5 * N(50 + k, 0.5), 0, 1)
        c = c + (paint_ - c) * on[..., None]
    n, V, UV = 20, [], []
    for j in range(n + 1):
        for i in range(n + 1):
            a, b = i / n, j / n
            V.append(((a - 0.5) * w, (b - 0.5) * d, 0.001 + 0.010 * max(0, a - 0.72) ** 2 * 8 * (0.4 + 0.6 * (1 - b)) + 0.0008 * math.sin(a * 7 + b * 3)))
            UV.append((a, b))
    F = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    with turned(x, y, rot, z):
        o = obj('carton', pmesh('carton', V, F, UV), mat('carton', tex=picture('carton map', np.clip(c, 0, 1)), col=True, uv=True, rand=False, size=1.0, rough=0.85, spec=0.2), smooth=180)
        s = o.modifiers.new('t', 'SOLIDIFY')
        s.thickness, s.offset = 0.0034, 1
        o['afloat'] = True


def pail(hand):
    """a small pail that hangs from a hand, splashed"""
    x, y, z = hand
    r, h = 0.085, 0.16
    zb = z - 0.115 - h
    m = mat('pail', '#e4e1d8', rough=0.45)
    lathe(rounded([(0.0001, 0), (r * 0.86, 0), (r * 0.88, 0.01), (r, h - 0.015), (r + 0.006, h - 0.013), (r + 0.006, h), (r - 0.003, h), (r * 0.85, 0.012), (0.0001, 0.010)], 2, 30), m, (x, y, zb), 64, 40)
    lathe([(0.0001, h * 0.7), (r * 0.94, h * 0.7)], mat('wet', COLOUR, rough=0.2), (x, y, zb), 48)
    lathe([(r * 0.985, h * 0.72), (r * 1.012, h - 0.016)], mat('wet', COLOUR, rough=0.2), (x, y, zb), 64, 60)
    tube([(x + r * 1.02 * math.cos(a), y, zb + h - 0.02 + 0.135 * math.sin(a)) for a in np.linspace(0, pi, 15)], 0.0030, steel())


def build(v='A'):
    b, pose, top = painter()
    reset(411)
    world('#dde6f2', 0.35)
    x0, x1, z0, z1 = WALL
    primer, ceil = paint('#e7e5df'), paint('#e2e0da')
    win = (-3.1, -1.35, 0.55, 2.45)
    room(x0, x1, -4.4, 0.004, z1, primer, ceil, openings=[('L', *win)], front=True)
    picture('coats', coats())
    plane([(x0, 0, 0), (x1, 0, 0), (x1, 0, z1), (x0, 0, z1)], mat('coats', tex='coats', col=True, uv=True, rand=False, size=1.0, rough=0.5), 'coats')
    box(x0, x1, -4.4, 0, -0.02, 0, kota(0.6), bev=0)
    cloth = mat('dust sheet', '#cfc7b6', rough=0.95, tex='linen.png', size=0.4, ramp=[(0, '#bdb4a2'), (1, '#dcd5c6')])
    box(-0.9, 1.5, -1.7, -0.05, 0.0005, 0.004, cloth, bev=0)
    a, q, c, d = win
    for y in (a, (a + q) / 2, q):
        box(x0 - 0.13, x0 - 0.08, y - 0.025, y + 0.025, c, d, wood('teak'), bev=0)
    for z in (c, d):
        box(x0 - 0.13, x0 - 0.08, a, q, z - 0.025, z + 0.025, wood('teak'), bev=0)
    sun(214, 17, 13, 0.6, 4900)
    area((x0 - 0.26, (a + q) / 2, (c + d) / 2), (q - a, d - c), 70, '#e2ebfa', dirv=(1, 0.12, 0))
    area((0.3, -4.3, 1.7), (2.8, 2.0), 12, '#eef1f5', dirv=(0, 1, 0), glossy=False)
    # the painter
    ladder(*STEPS)
    M = Matrix.Translation((STEPS[0], STEPS[1] - 0.437, 0.5955)) @ Matrix.Rotation(pi, 4, 'Z')
    shirt = fabric('#9c4a2c', 0.3)
    figure(b, pose, M, top, (shirt, shirt, fabric('#6a6350', 0.3)), trousers(b, pose, 0.075, ease=0.010, wide=0.012, folds=0.014), tone='#6a412b', collar=True, hem=0.075)
    pail(M @ Vector(b.posed(pose)[1]['finger3-2.L']))
    # planks on a trestle before him
    zt, r = 0.745, R.Random(3)
    for i in range(3):  # narrow, so that one sees the step on which he stands
        e = r.uniform(-0.12, 0.12)
        box(-1.2 + e, 1.3 + e, -2.46 + i * 0.196, -2.272 + i * 0.196, zt - 0.028, zt - 0.0015 * (i % 2), plank(), bev=0.003)
    for x in (-0.85, 0.95):
        trestle(x, -2.07, 90, 0.8, zt - 0.029)
    closeups_paint.COLOUR = COLOUR
    closeups_paint.tin(-0.20, -2.03, zt)
    carton(0.10, -2.12, zt, 7)
    roller(0.10, -2.05, zt + 0.0062, -14)
    tape_roll(-0.30, -2.24, zt)
    wet = mat('drops', COLOUR, rough=0.3, spec=0.5)
    for k in range(26):
        px, py, s = r.uniform(-0.5, 0.45), r.uniform(-2.4, -1.75), r.uniform(0.0012, 0.0042)
        sphere(s, wet, (px, py, zt), 14, scale=(1, r.uniform(0.7, 1.3), 0.12))['afloat'] = True


CAMS = dict(
    main=lambda: upright((-0.06, -3.28, 1.06), (0.10, -0.7, 1.09), 44, 1.5, (-0.12, -2.05, 0.8)),
)
