"""What lies under a colour: plaster, putty, primer, a first and a second coat, each left bare for a hand's breadth beside the next."""

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
    slope = x + 0.16 * z
    edge = lambda at, rough, seed: np.clip((slope - at + rough * (N(seed, 1.8) + 0.35 * N(seed + 9, 0.9))) / 0.0011, 0, 1)
    putty, primer = edge(-0.150, 0.030, 11), edge(-0.070, 0.007, 12)
    dry = lambda at, seed: np.clip((slope - at + 0.010 * N(seed, 1.5)) / 0.012 + 0.9 * streak + 0.8 * fine, 0, 1)  # a roller runs dry at its edge
    one, two = dry(0.012, 13), dry(0.092, 14)
    bare = (x > TAPE + 0.001 + 0.0006 * N(16, 1.2)).astype(np.float32)  # behind the tape it stays primed
    one, two = one * (1 - bare), two * (1 - bare)
    c = display('#8f8a81') * (1 + 0.22 * sand + 0.30 * broad)[..., None]
    lay = lambda c, over, a: c * (1 - a[..., None]) + over * a[..., None]
    c = lay(c, display('#dcd8cf') * (1 + 0.05 * trowel)[..., None], putty)
    c = lay(c, display('#eceae4') * np.ones_like(c), primer * np.clip(0.86 + 0.5 * streak, 0, 1))
    thin = np.clip(0.72 + 0.75 * streak + 0.30 * fine + 0.25 * broad, 0.25, 0.95)
    c = lay(c, display(COLOUR) * np.ones_like(c), one * thin)
    c = lay(c, display(COLOUR) * (1 + 0.025 * streak)[..., None], two)
    peel = N(21, 1.1, 1, 1) * np.clip(np.maximum(one, two), 0, 1)
    height = 0.55 * sand * (1 - putty) + putty * (0.75 + 0.55 * trowel) + primer * 0.06 + 0.10 * one + 0.10 * two + 0.26 * peel
    return c, height / 2


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
    """crepe paper tape: stuck to the wall below, drawn off above, its edge painted"""
    n, k, w = 260, 12, 0.024
    V, F, UV = [], [], []
    s = np.linspace(-0.40, 0.30, n)
    for i, t in enumerate(s):
        q = max(0.0, t - 0.02)
        a = min(q / 0.055, 2.5)  # it bends off the wall, over and down
        y, z = -0.0003, t
        if q > 0:
            r = 0.055
            y, z = -0.0003 - r * (1 - math.cos(a)), 0.02 + r * math.sin(a)
            if q > 2.5 * r:
                e = q - 2.5 * r
                y, z = y - math.sin(2.5) * e, z + math.cos(2.5) * e
        for j in range(k):
            u = j / (k - 1)
            V.append((TAPE + u * w + 0.06 * q * u * 0.3 - 0.12 * q * q, y - 0.0011 * q / 0.1 * math.sin(pi * u), z))
            UV.append((u * w, t))
    for i in range(n - 1):
        for j in range(k - 1):
            F.append((i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j))
    m = mat('tape', rough=0.7, spec=0.3, translucent=0.12)
    nt = m.node_tree
    uv = node(nt, 'TexCoord').outputs['UV']
    u = node(nt, 'SeparateXYZ', {0: uv}).outputs[0]
    ragged = maths(nt, 'MULTIPLY_ADD', cloud(nt, uv, 30, 5, 0.6), 0.020, u)
    painted = maths(nt, 'LESS_THAN', ragged, 0.0185)
    crepe = cloud(nt, node(nt, 'Mapping', {'Vector': uv, 'Scale': (0.18, 1, 1)}).outputs[0], 900, 3)
    paper = mixed(nt, crepe, (*lin('#c9ab68'), 1), (*lin('#e2cb92'), 1))
    dressed(m, mixed(nt, painted, paper, (*lin(COLOUR), 1)), height=crepe, depth=0.0004)
    o = obj('tape', pmesh('tape', V, F, UV), m, smooth=180)
    e = o.modifiers.new('s', 'SOLIDIFY')
    e.thickness, e.offset = 0.00018, -1


def tin(x, y, z):
    """a litre of the colour, opened, with drips, and the brush across it"""
    r, h = 0.054, 0.125
    s, wet = steel(0.32), mat('wet', COLOUR, rough=0.14, spec=0.6)
    lathe([(0.0001, 0), (r - 0.001, 0), (r + 0.001, 0.002), (r + 0.001, 0.004), (r, 0.006), (r, h - 0.004), (r + 0.002, h - 0.002), (r + 0.001, h), (r - 0.006, h), (r - 0.008, h - 0.003), (r - 0.006, h - 0.006), (r - 0.002, h - 0.006), (r - 0.001, 0.01)], s, (x, y, z), 96, 50)
    lathe([(r + 0.0004, 0.012), (r + 0.0004, h - 0.012)], board('#e9e6df', 0.4), (x, y, z), 96, 60)
    lathe([(r + 0.0006, 0.03), (r + 0.0006, 0.075)], board(COLOUR, 0.4), (x, y, z), 96, 60)
    lathe([(0.0001, h - 0.022), (r - 0.001, h - 0.022)], wet, (x, y, z), 64)
    g = R.Random(6)
    for a in (-1.9, -1.75, -1.2, -2.5, -0.6):
        L = g.uniform(0.012, 0.05)
        q = r + 0.0018
        for k in range(14):
            t = k / 13
            sphere(0.0016 * (1.7 if k == 13 else 1.2 - 0.5 * t), wet, (x + math.cos(a) * q, y + math.sin(a) * q, z + h - 0.002 - L * t), 12, scale=(1, 1, 2.2))
    with turned(x - 0.012, y - 0.008, -28, z + h + 0.0082):
        wood_m = grain('ash', 'x', 0.4)
        o = lathe(rounded([(0.0001, 0.036), (0.018, 0.036), (0.020, 0.05), (0.011, 0.085), (0.010, 0.12), (0.0125, 0.165), (0.010, 0.185), (0.0001, 0.19)]), wood_m, (0, 0, 0), 48, 60, (0, pi / 2, 0), (0.55, 1, 1))
        box(-0.004, 0.040, -0.0245, 0.0245, -0.008, 0.008, s, bev=0.004, seg=3)
        for a in (0.004, 0.032):
            box(a, a + 0.0015, -0.0249, 0.0249, -0.0084, 0.0084, s, bev=0.004)
        hair = []
        for _ in range(900):
            u, v = g.uniform(-1, 1), g.uniform(-1, 1)
            L = 0.050 + g.uniform(-0.004, 0.002) - 0.006 * abs(u)
            hair.append([(-0.003, u * 0.0225, v * 0.0062), (-0.003 - L * 0.6, u * 0.0235, v * 0.006 - 0.0008), (-0.003 - L, u * 0.0225 + g.uniform(-1, 1) * 0.0012, v * 0.0032 - 0.003)])
        strings([[(p[0], p[1], p[2]) for p in P[:2]] for P in hair], 0.00018, mat('hair', '#2b241d', rough=0.5))
        strings([[(p[0], p[1], p[2]) for p in P[1:]] for P in hair], 0.00026, wet)


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
    box(-0.8, 0.9, -0.34, -0.13, -0.335, -0.307, grain('ash', 'x', 0.6), bev=0.002)
    box(-0.8, 0.9, -0.13, 0.0, -0.355, -0.330, black(), bev=0)
    tin(0.088, -0.225, -0.307)
    world('#d5dee7', 0.30)
    area((-1.5, -0.50, 0.55), (0.7, 1.2), 44, 6500, (0.0, 0, 0))
    area((1.4, -1.5, 0.4), (0.9, 1.4), 6, 5800, (0.05, 0, 0))


CAMS = dict(main=lambda: closeup((0.37, -0.80, 0.06), (0.070, -0.01, -0.085), 62, 8, (0, -0.02)))
