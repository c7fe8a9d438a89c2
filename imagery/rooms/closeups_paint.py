"""What lies under a colour: plaster, putty, primer, a first and a second coat, each left bare for a hand's breadth beside the next."""

import cv2

from lib import *
from lib.closeup import *
from lib.textures import fftnoise, n01

W, H = 0.60, 0.75  # of the painted map, metres; its middle is the origin
PX = 3400  # pixels a metre
COLOUR = '#4c7168'
TAPE = 0.158  # its left edge; tape is 24 mm wide


def display(c):
    return np.array([int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def maps():
    """colour and height of the wall as images in memory"""
    w, h = int(W * PX), int(H * PX)
    x = np.linspace(-W / 2, W / 2, w, dtype=np.float32)[None, :]
    z = np.linspace(-H / 2, H / 2, h, dtype=np.float32)[:, None]
    N = lambda seed, beta=1.0, sx=1.0, sy=1.0: n01(fftnoise(h, w, seed, beta, sx, sy)).astype(np.float32) - 0.5
    sand, broad, fine = N(1, 0.5), N(2, 2.0), N(3, 0.2)
    streak = N(4, 1.4, 0.06, 1.0)  # as a roller runs
    trowel = N(5, 2.0, 1.0, 0.3)
    slope = x + 0.10 * z
    edge = lambda at, rough, seed: np.clip((slope - at + rough * (N(seed, 1.8) + 0.35 * N(seed + 9, 0.9))) / 0.0011, 0, 1)
    putty, primer = edge(-0.122, 0.034, 11), edge(-0.050, 0.007, 12)

    def brushed(at, seed, high=0.047):
        """how thick a coat lies that was brushed on from the right: strokes one above another, each runs dry in single bristles; and its hairs"""
        g = np.random.default_rng(seed)
        tilt = 0.05 * np.sin(37 * np.floor(z / 0.12) + seed) * x + 1.5 * (x - at - 0.03) ** 2 * np.sin(17 * z + seed)  # the arm swings
        at_z = z + tilt + 0.0016 * N(seed + 5, 2.2)
        k = np.floor((at_z + 0.010 * N(seed + 8, 1.9, 0.5, 1.0)) / high + g.uniform(0, 1)).astype(int)
        k -= k.min()
        n = k.max() + 1
        reach, load = g.uniform(-0.017, 0.017, n)[k], g.uniform(0.75, 1.0, n)[k]
        hairs = np.zeros(h, np.float32)
        for size, part in ((5, 0.34), (13, 0.36), (34, 0.40), (90, 0.34)):
            q = np.convolve(g.standard_normal(h + 200), np.hanning(size), 'same')[100 : 100 + h]
            hairs += part * (q / q.std()).astype(np.float32)
        row = np.clip((at_z + H / 2) * PX, 0, h - 1).astype(int)  # hairs do not run quite level
        lines = hairs[row]
        inward = slope - at - reach
        skip = N(seed + 7, 1.3, 0.10, 1.0)  # where the brush did not touch
        lay = np.clip((inward + 0.0042 * lines + 0.020 * skip - 0.002) / 0.0016 + 0.5 * fine, 0, 1)
        full = np.clip(inward / 0.035, 0, 1)
        lay *= np.clip(0.62 + 0.75 * full * load + 0.20 * lines * (1 - full), 0, 1)
        return cv2.GaussianBlur(lay, (0, 0), 0.9), lines

    def twice(at, seed):
        """strokes that lie over other strokes"""
        (a, hair), (b, other) = brushed(at, seed), brushed(at + 0.010, seed + 50, 0.068)
        return np.maximum(a * 0.86, b), np.where(b > a, other, hair)

    (one, hair1), (two, hair2) = twice(0.004, 13), twice(0.090, 14)
    crept = N(17, 1.4, 3.0, 0.4)  # here and there it crept under the tape
    bare = (x > TAPE + 0.0006 + 0.0003 * N(16, 1.2) + 0.0030 * np.clip(crept - 0.30, 0, 1) ** 1.0 * 8 * (crept > 0.30)).astype(np.float32)  # behind the tape it stays primed
    one, two = one * (1 - bare), two * (1 - bare)
    c = display('#8f8a81') * (1 + 0.22 * sand + 0.30 * broad)[..., None]
    lay = lambda c, over, a: c * (1 - a[..., None]) + over * a[..., None]
    c = lay(c, display('#dcd8cf') * (1 + 0.05 * trowel)[..., None], putty)
    c = lay(c, display('#eceae4') * np.ones_like(c), primer * np.clip(0.86 + 0.5 * streak, 0, 1))
    thin = np.clip(0.74 + 0.13 * hair1 + 0.25 * broad, 0.30, 0.96)
    c = lay(c, display(COLOUR) * np.ones_like(c), one * thin)
    c = lay(c, display(COLOUR) * (1 + 0.018 * hair2)[..., None], np.clip(two * 1.25, 0, 1))
    for px, pz, rr, seed in ((-0.020, 0.112, 0.011, 31), (-0.036, -0.020, 0.014, 33)):  # holes filled after the primer
        d = np.hypot((x - px) / 1.7, z - pz + 0.25 * (x - px)) / rr - 1 + 1.5 * N(seed, 1.9) + 0.5 * N(seed + 5, 1.0, 1.0, 0.15)
        dab = np.clip(-d / 0.3, 0, 1) * (1 - one)
        c = lay(c, display('#f4f2ec') * (1 + 0.03 * trowel)[..., None], 0.85 * dab)
        primer = primer + dab * 1.6 * (0.8 + 0.5 * trowel)
    pencil = (np.abs(x + 0.002 + 0.0002 * N(41, 1.5)) < 0.00032) * (0.35 + 0.5 * fine) * (1 - one) * primer.clip(0, 1)
    c = lay(c, display('#5d5c5b') * np.ones_like(c), np.clip(pencil, 0, 0.6))
    peel = N(21, 1.1, 1, 1) * np.clip(np.maximum(one, two), 0, 1)
    height = 0.55 * sand * (1 - putty) + putty * (0.75 + 0.55 * trowel) + primer * 0.06 + one * (0.08 + 0.035 * hair1) + two * (0.10 + 0.045 * hair2) + 0.08 * peel
    bead = np.exp(-(((x - TAPE - 0.0004) / 0.00045) ** 2)) * np.maximum(one, two * 0.9)  # what stood against the tape
    return c, (height + 0.5 * bead) / 2


def image(name, a):
    h, w = a.shape[:2]
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = a if a.ndim == 3 else a[..., None]
    im = bpy.data.images.new(name, w, h, float_buffer=a.ndim == 2)
    im.colorspace_settings.name = 'sRGB' if a.ndim == 3 else 'Non-Color'
    im.pixels.foreach_set(np.clip(rgba, 0, 1).ravel())
    im.pack()
    return im


def wall_of_layers():
    c, height = maps()
    m = mat('layers', rough=0.62, spec=0.35)
    nt = m.node_tree
    uv = node(nt, 'TexCoord').outputs['UV']
    im = lambda n, a: node(nt, 'TexImage', {'Vector': uv}, image=image(n, a)).outputs[0]
    dressed(m, im('layers', c), height=im('layers_h', height), depth=0.0020)
    plane([(-W / 2, 0, -H / 2), (W / 2, 0, -H / 2), (W / 2, 0, H / 2), (-W / 2, 0, H / 2)], m, 'wall')


def tape():
    """crepe paper tape: stuck to the wall below, drawn off above and fallen forward, so that its sticky side shows; its edge painted"""
    n, k, w, peel, r = 460, 13, 0.024, 0.085, 0.0085
    V, F, UV, path = [], [], [], []
    y, z, a = -0.0003, -0.42, 0.0  # a: how far the strip has turned away from the wall
    ds = 0.76 / n
    for i in range(n + 1):
        loose = i * ds - (peel + 0.42)
        if loose > 0:
            bend = 1 / r if a < 2.2 else 9 - 5 * loose / 0.05 if loose < 0.09 else -26 - 60 * max(0, loose - 0.13) ** 0.5 if loose > 0.125 else -3
            a += bend * ds
        y, z = y - math.sin(a) * ds, z + math.cos(a) * ds
        path.append((i * ds, y, z, a, max(0.0, loose - 0.012)))
    g = R.Random(2)
    torn = [int(16 * (j / (k - 1)) ** 1.5 + g.uniform(0, 5)) for j in range(k)]
    for i in range(n + 1):
        for j in range(k):
            t, y, z, a, q = path[min(i, n - torn[j])]
            u = j / (k - 1)
            turn = -0.75 * q / 0.19 - 0.20 * math.sin(16 * q)  # it turns about its own length
            drift = -0.020 * (q / 0.19) ** 1.5
            e = (u - 0.5) * w
            cup = 0.0022 * (1 - (2 * u - 1) ** 2) * min(1, q / 0.03)
            V.append((TAPE + w / 2 + drift + e * math.cos(turn) + 0.0006 * math.sin(t * 60) * min(1, q / 0.02), y - e * math.sin(turn) * abs(math.cos(a)) - cup * math.cos(a), z + cup * math.sin(a) + e * math.sin(turn) * math.sin(a) + 0.0009 * noise.noise(Vector((t * 40, u * 2, 3))) * min(1, q / 0.03)))
            UV.append((u * w, t))
    for i in range(n):
        for j in range(k - 1):
            F.append((i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j))
    m = mat('tape', rough=0.7, spec=0.3, translucent=0.22)
    nt = m.node_tree
    uv = node(nt, 'TexCoord').outputs['UV']
    u = node(nt, 'SeparateXYZ', {0: uv}).outputs[0]
    along = node(nt, 'Mapping', {'Vector': uv, 'Scale': (0.02, 1, 1)}).outputs[0]
    laps = maths(nt, 'MULTIPLY_ADD', cloud(nt, along, 21, 1), 0.020, maths(nt, 'MULTIPLY_ADD', cloud(nt, uv, 240, 3, 0.6), 0.0022, 0.0012))
    dry = cloud(nt, node(nt, 'Mapping', {'Vector': uv, 'Scale': (0.12, 1, 1)}).outputs[0], 500, 2, 0.6)
    painted = between(nt, maths(nt, 'SUBTRACT', u, maths(nt, 'MULTIPLY_ADD', dry, 0.0016, laps)), -0.0014, 0.0016, 1.0, 0.0)
    painted = maths(nt, 'MULTIPLY', painted, maths(nt, 'MULTIPLY_ADD', cloud(nt, uv, 60, 3), 0.30, 0.80))
    crepe = cloud(nt, node(nt, 'Mapping', {'Vector': uv, 'Scale': (0.18, 1, 1)}).outputs[0], 900, 3)
    paper = mixed(nt, crepe, (*lin('#c9ab68'), 1), (*lin('#e2cb92'), 1))
    sticky = mixed(nt, crepe, (*lin('#d8c69b'), 1), (*lin('#e6d8b4'), 1))
    rim = maths(nt, 'LESS_THAN', maths(nt, 'MULTIPLY_ADD', cloud(nt, along, 90, 3), 0.0060, u), 0.0042)  # what crept under its edge
    back = node(nt, 'NewGeometry').outputs['Backfacing']
    dressed(m, mixed(nt, back, mixed(nt, painted, paper, (*lin(COLOUR), 1)), mixed(nt, rim, sticky, (*lin(COLOUR), 1))), maths(nt, 'MULTIPLY_ADD', back, -0.32, 0.7), crepe, 0.0004)
    obj('tape', pmesh('tape', V, F, UV), m, smooth=180)


def run(P, radii, m):
    """a drip along P, its thickness at each point"""
    o = tube(P, 1.0, m)
    for p, r in zip(o.data.splines[0].points, radii):
        p.radius = r
    return o


def tin(x, y, z):
    """a litre of the colour, opened, with drips that come over its lip, and the brush across it"""
    r, h = 0.054, 0.125
    s, wet = steel(0.32), mat('wet', COLOUR, rough=0.16, spec=0.6)
    lathe([(0.0001, 0), (r - 0.001, 0), (r + 0.001, 0.002), (r + 0.001, 0.004), (r, 0.006), (r, h - 0.004), (r + 0.002, h - 0.002), (r + 0.001, h), (r - 0.006, h), (r - 0.008, h - 0.003), (r - 0.006, h - 0.006), (r - 0.002, h - 0.006), (r - 0.001, 0.01)], s, (x, y, z), 96, 50)
    lathe([(r + 0.0004, 0.012), (r + 0.0004, h - 0.012)], board('#e9e6df', 0.4), (x, y, z), 96, 60)
    lathe([(r + 0.0006, 0.03), (r + 0.0006, 0.075)], board(COLOUR, 0.4), (x, y, z), 96, 60)
    lathe([(0.0001, h - 0.012), (r - 0.006, h - 0.012), (r - 0.001, h - 0.011)], wet, (x, y, z), 64)
    g = R.Random(6)
    on = lambda a, d, q: (x + math.cos(a) * (r + d), y + math.sin(a) * (r + d), z + h + q)
    for a, L, k in ((-1.58, 0.060, 0.72), (-1.44, 0.017, 0.5), (-0.92, 0.038, 0.6)):
        P = [on(a, -0.0065, -0.004), on(a, -0.0055, 0.0000), on(a, -0.002, 0.0008), on(a, 0.0012, 0.0002), on(a, 0.0026, -0.0022), on(a, 0.0016, -0.0052), on(a, 0.0008, -0.009)]
        R_ = [0.0030, 0.0034, 0.0034, 0.0032, 0.0030, 0.0027, 0.0023]
        n = 7
        for j in range(1, n + 1):
            q = j / n
            P.append(on(a + 0.012 * math.sin(3 * q + a), 0.0002, -0.009 - L * q))
            R_.append(0.0021 - 0.0006 * math.sin(pi * min(1, q * 1.1)) + (0.0007 if j == n - 1 else 0) - (0.0009 if j == n else 0))
        run(P, [v * k for v in R_], wet)
    for a0, a1 in ((-2.0, -0.70),):  # wet along the lip
        n = 40
        run([on(a0 + (a1 - a0) * j / n, -0.0030 + 0.0012 * math.sin(j * 0.9), 0.0000) for j in range(n + 1)], [0.0010 + 0.0006 * math.sin(j * 1.3) ** 2 if 0 < j < n else 0.0004 for j in range(n + 1)], wet)
    with turned(x - 0.006, y - 0.004, -22, z + h + 0.0082):
        wood_m = grain('ash', 'x', 0.4)
        lathe(rounded([(0.0001, 0.036), (0.018, 0.036), (0.020, 0.05), (0.011, 0.085), (0.010, 0.12), (0.0125, 0.165), (0.010, 0.185), (0.0001, 0.19)]), wood_m, (0, 0, 0), 48, 60, (0, pi / 2, 0), (0.55, 1, 1))
        box(-0.004, 0.040, -0.0245, 0.0245, -0.008, 0.008, s, bev=0.004, seg=3)
        for a in (0.004, 0.032):
            box(a, a + 0.0015, -0.0249, 0.0249, -0.0084, 0.0084, s, bev=0.004)
        for q in ((0.010, 0.012), (0.010, -0.012), (0.026, 0.014), (0.026, -0.014)):  # nails of the ferrule
            sphere(0.0013, s, (q[0], q[1], 0.0079), 16, scale=(1, 1, 0.4))['afloat'] = True
        clumps = [(g.uniform(-1, 1), g.uniform(-0.8, 0.8), g.uniform(-0.004, 0.004)) for _ in range(26)]
        dark, dull, wetter, wetter2 = [], [], [], []
        for _ in range(3400):
            u, v = g.uniform(-1, 1), g.uniform(-1, 1)
            c = min(clumps, key=lambda c: (c[0] - u) ** 2 + 0.6 * (c[1] - v) ** 2)
            L = 0.052 - 0.007 * abs(u) ** 2 + c[2] + g.uniform(-0.0022, 0.0012)
            pull = 0.55 if g.random() < 0.93 else -0.25
            tip = (-0.003 - L, (u + (c[0] - u) * pull) * 0.0232, (v + (c[1] - v) * pull) * 0.0034 - 0.0022)
            P = [(-0.002, u * 0.0228, v * 0.0066), (-0.003 - L * 0.42, u * 0.0240, v * 0.0066 - 0.0002), (-0.003 - L * 0.75, (u + (c[0] - u) * pull * 0.5) * 0.0240, v * 0.0052 - 0.0010), tip]
            q = g.random() < 0.25
            (dull if q else dark).append(P[:2])
            wetter.append(P[1:]) if not q else wetter2.append(P[1:])
        strings(dark, 0.00014, mat('hair', '#2b241d', rough=0.5))
        strings(dull, 0.00014, mat('hair2', '#4c4438', rough=0.5))
        strings(wetter, 0.00024, wet)
        strings(wetter2, 0.00020, mat('wet2', '#3f6158', rough=0.3))


def build(variant):
    reset(75)
    wall_of_layers()
    for a, b, c, d in ((-2, -W / 2, -1.5, 1.5), (-W / 2, 1.2, H / 2, 1.5), (-W / 2, 1.2, -1.5, -H / 2)):
        box(a, b, 0, 0.1, c, d, paint('#dedad2'), bev=0)
    # the lining of a door, primed and waiting for its enamel
    box(TAPE + 0.034, TAPE + 0.11, -0.016, 0.02, -1.2, 1.2, board('#e9e7e1', 0.35), bev=0.002)
    box(TAPE + 0.11, 1.2, 0.03, 0.1, -1.2, 1.2, grain('teak', 'z', 0.4), bev=0)
    tape()
    # the plank of a ladder
    box(-0.8, 0.9, -0.24, -0.018, -0.335, -0.307, grain('ash', 'x', 0.6), bev=0.002)
    tin(0.020, -0.092, -0.307)
    world('#d5dee7', 0.26)
    area((-1.5, -0.50, 0.55), (0.7, 1.2), 44, 6500, (0.0, 0, 0))
    area((1.4, -1.5, 0.4), (0.9, 1.4), 6, 5800, (0.05, 0, 0))


CAMS = dict(main=lambda: closeup((0.35, -0.80, 0.03), (0.062, -0.015, -0.060), 67, 11, (0, -0.01)))
