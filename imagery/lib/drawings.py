"""Pictures drawn in memory when a room is built: ikat, a Kalamkari, a newspaper, old portraits."""

import cv2

from .scene import *
from .materials import mat


INK = (52, 34, 26)
DYE = dict(cream=(229, 212, 177), red=(143, 44, 30), blue=(38, 52, 88), ochre=(196, 136, 54), green=(84, 96, 58), rose=(186, 96, 74))


def picture(name, rgb):
    """an image of display values 0..1 that materials find by its name"""
    h, w = rgb.shape[:2]
    im = bpy.data.images.new(name, w, h)
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = np.clip(rgb[::-1], 0, 1)
    im.pixels.foreach_set(px.ravel())
    im.pack()
    return name


def printed(name, rgb, size=(1, 1), uv=True, rough=0.92):
    """cotton printed with that image; size in metres of what the image covers"""
    s = (1, 1, 1) if uv else (size[0], size[1], size[0])
    weave = (0.2 / size[0], 0.2 / size[1], 1) if uv else 0.2
    return mat('img' + name, tex=picture(name, rgb), col=True, uv=uv, rand=False, size=s, rough=rough, spec=0.1, sheen=0.2, bump=[('linen_h.png', weave, 0.35, 0.0012)])


def ikat(ground, *rings):
    """stepped diamonds whose edges run along the weft, 3 x 3 to a tile; or what textile the room has instead, in these colours"""
    if own('ikat'):
        return _textile(own('ikat'), ground, [c for _, c in rings])
    g, n, c = np.random.default_rng(len(rings) + sum(ground)), 720, 240
    y, x = np.mgrid[0:n, 0:n].astype(np.float32)
    run = np.repeat(g.normal(0, 4.5, (n // 3, 1)), 3, 0) + np.repeat(g.normal(0, 3, (n // 12, 1)), 12, 0)
    fx = np.abs((x + run) % c - c / 2) / (c / 2)
    fy = (np.floor(np.abs(y % c - c / 2) / 10) * 10 + 5) / (c / 2)
    d = fx + fy
    img = np.ones((n, n, 3), np.float32) * ground
    for limit, colour in rings:
        img[d < limit] = colour
    k = np.abs((x + run + c / 2) % c - c / 2) / (c / 2) + (np.floor(np.abs((y + c / 2) % c - c / 2) / 10) * 10 + 5) / (c / 2)
    img[k < 0.30] = rings[0][1]
    img[k < 0.16] = rings[-1][1]
    img = cv2.GaussianBlur(img, (0, 0), sigmaX=2.6, sigmaY=0.5)
    return img / 255 * (1 + 0.05 * g.standard_normal((n, 1, 1)) + 0.04 * g.standard_normal((1, n, 1)))


MILKMAID = """
...##......
..####.....
...##......
..####.##..
...##.##...
.######....
#.####.....
#.####.....
..#####....
.#######...
.########..
#########..
..##..##...
"""


def _textile(kind, ground, dyes):
    """720 x 720 of cloth that may be laid side by side: woven or printed, in the colours of the ground and dyes"""
    n, g = 720, np.random.default_rng(len(kind) + sum(ground))
    y, x = np.mgrid[0:n, 0:n].astype(np.float32)
    run = np.repeat(g.normal(0, 3.5, (n // 3, 1)), 3, 0) + np.repeat(g.normal(0, 2.5, (n // 12, 1)), 12, 0)  # as dyed yarn strays
    img, blur = np.ones((n, n, 3), np.float32) * ground, (0.9, 0.6)
    ink = lambda m, k: img.__setitem__(m, dyes[k % len(dyes)])
    if kind == 'chevron':  # ikat in zigzag bands
        v, blur = (y + np.abs((x + run) % 120 - 60) * 1.2) % 240, (2.2, 0.5)
        for k, (a, b) in enumerate(((20, 62), (30, 50), (82, 92), (110, 170), (120, 160), (132, 148), (190, 200))):
            ink((v > a) & (v < b), k)
    elif kind == 'telia':  # a rumal of squares, a stepped cross in each
        u, v, blur = (x + run) % 180 - 90, (y % 180) - 90, (2.0, 1.2)
        ink(np.maximum(np.abs(u), np.abs(v)) > 74, 0)
        ink(np.maximum(np.abs(u), np.abs(v)) > 82, 1)
        step = np.floor(np.abs(u) / 12) + np.floor(np.abs(v) / 12)
        ink((step < 5) & (step % 2 == 0), 1)
        ink(step < 1, 2)
        ink((step == 6) & (np.minimum(np.abs(u), np.abs(v)) < 60), 0)
    elif kind == 'mashru':  # satin in stripes, arrowheads in the broad ones
        for k, (a, b) in enumerate(((0, 34), (40, 46), (56, 60), (66, 72), (120, 152), (158, 162), (196, 202))):
            ink((x % 240 > a) & (x % 240 < b), k + 1)
        q = (y + np.abs(x % 240 - 17) * 1.4 + run) % 48 < 15
        ink(q & (x % 240 < 34), 0)
        ink(((y - np.abs(x % 240 - 136) * 1.4 + run) % 60 < 13) & (x % 240 > 120) & (x % 240 < 152), 3)
    elif kind == 'ajrakh':  # printed stars in rings of dots
        u, v, blur = x % 120 - 60, y % 120 - 60, (0.9, 0.9)
        r, t = np.hypot(u, v) + g.normal(0, 0.5, (n, n)), np.arctan2(v, u)
        ink(r < 52, 0)
        ink(r < 48, 1)
        ink((r < 44) & (r > 33) & (np.cos(16 * t) > 0.1), 0)
        ink(r < 30 * (0.78 + 0.22 * np.cos(8 * t)), 2)
        ink(r < 18 * (0.8 + 0.2 * np.cos(8 * t + pi)), 0)
        ink(r < 6, 1)
        ink(np.hypot(np.abs(u) - 60, np.abs(v) - 60) < 15, 1)
        ink(np.hypot(np.abs(u) - 60, np.abs(v) - 60) < 9, 2)
    elif kind == 'gollabhama':  # milkmaids of Siddipet, woven in rows
        maid = np.kron(np.array([[c == '#' for c in row] for row in MILKMAID.split()]), np.ones((7, 7))) > 0
        h, w = maid.shape
        for j in range(6):
            for i in range(6 - j % 2):
                a, b = j * 120 + 14, i * 120 + 22 + 60 * (j % 2)
                ink_at = np.zeros((n, n), bool)
                ink_at[a : a + h, b : b + w] = maid
                ink(ink_at, (i + j) % 3)
    elif kind == 'kantha':  # running stitches that follow flowers
        hand = 1.5 * cv2.GaussianBlur(g.normal(0, 9, (n, n)).astype(np.float32), (0, 0), 14)  # no row is straight
        at = (x // 240 + 3 * (y // 240)).astype(int)
        many, wide, turn = (np.choose(at, v) for v in ((6, 8, 5, 8, 7, 6, 5, 6, 8), (76, 62, 84, 66, 88, 70, 72, 86, 64), (0, 0.3, 0.1, 0.5, 0.2, 0, 0.4, 0.1, 0.6)))
        u, v = x % 240 - 120 + hand, y % 240 - 120 + hand.T
        t = np.arctan2(v, u)
        q = np.hypot(u, v) * (1 + 0.16 * np.cos(many * t + turn)) * 84 / wide
        plain = q >= 84
        row = np.where(plain, y + hand, q)
        dash = np.where(plain, x, t * np.maximum(q, 8)) + 7 * np.floor(row / 9) + g.normal(0, 0.5, (n, n))
        stitch = (row % 9 < 3.0) & (dash % 14 < 8.5)
        img[stitch & plain] = np.array(ground) * 0.82 + np.array(dyes[0]) * 0.18  # quilted in the colour of the ground
        for k in range(3):
            ink(stitch & ~plain & (np.floor((q + 12 * at) / 28) % 3 == k), k)
    elif kind == 'bands':  # handloom: thin stripes, a broad band now and then, each yarn a little lighter or darker
        img *= 1 + 0.05 * g.standard_normal((n, 1, 1))
        for k, (a, b) in enumerate(((60, 64), (84, 150), (156, 159), (170, 173), (330, 333), (345, 375), (386, 389), (560, 564), (580, 586), (600, 604))):
            ink((y + 0.15 * run > a) & (y + 0.15 * run < b), (0, 2, 0, 1, 0, 1, 0, 0, 2, 0)[k])
    elif kind == 'checks':  # Narayanpet: a fine check, a broad one over it
        for k, (p, w) in enumerate(((24, 3), (120, 26), (120, 8))):
            a, b = (x + w / 2 + 30 * (k == 2)) % p < w, (y + w / 2 + 30 * (k == 2)) % p < w
            ink(a & ~((x + y) % 4 < 2), k)
            ink(b & ((x + y) % 4 < 2), k)
    img = cv2.GaussianBlur(img, (0, 0), sigmaX=blur[0], sigmaY=blur[1])
    return img / 255 * (1 + 0.05 * g.standard_normal((n, 1, 1)) + 0.04 * g.standard_normal((1, n, 1)))


def bordered(c, bands, at=84):
    """a woven cloth whose two short ends have a band of the first dye, `at` pixels wide, and thinner ones of the others"""
    a = 0
    for i, dye in enumerate(bands):
        b = at if i == 0 else a + at // 5
        for q in (slice(a, b), slice(c.shape[1] - b, c.shape[1] - a)):
            c[:, q] = np.array(dye) / 255 * (0.94 + 0.12 * np.random.default_rng(i).random((c.shape[0], 1, 1)))
        a = b
    return c


def mounted(rgb, margin=0.17, paper=(0.93, 0.90, 0.83)):
    """that image on a mount of cream board with a bevelled edge; margin: of its shorter side"""
    h, w = rgb.shape[:2]
    m = int(margin * min(h, w))
    out = np.ones((h + 2 * m, w + 2 * m, 3), np.float32) * np.array(paper, np.float32)
    for k, tone in ((8, 0.97), (6, 0.72), (4, 0.99)):
        out[m - k : m + h + k, m - k : m + w + k] = np.array(paper) * tone
    out[m : m + h, m : m + w] = np.clip(rgb, 0, 1)
    return out


def mounted_photograph(name, crop, ratio):
    """a part of one of our finished pictures as an old print in black and white on a mount; crop: left, top, right, bottom of it; ratio: width by height of the frame"""
    img = cv2.imread(os.path.join(HERE, '..', 'photos', name + '.jpg'), cv2.IMREAD_GRAYSCALE)
    h, w = img.shape
    a, b, c, e = (int(q * k) for q, k in zip(crop, (w, h, w, h)))
    img = img[b:e, a:c].astype(np.float32) / 255
    m = 0.16 * min(img.shape)
    tall = (img.shape[1] + 2 * m) / ratio - 2 * m  # cut so that the mount is as wide on all sides
    top = max(0, int((img.shape[0] - tall) / 2))
    img = cv2.GaussianBlur(img[top : top + int(tall)], (0, 0), 1.2)
    g = np.random.default_rng(len(name)).normal(0, 0.012, img.shape)
    tone = (0.07 + 0.80 * np.clip((img - 0.12) * 1.15, 0, 1) ** 1.1 + g)[..., None] * np.array((1.0, 0.965, 0.90))
    return picture(name + str(crop), mounted(tone.astype(np.float32), 0.16))


def petal(x, y, a, length, width, n=22):
    t = np.linspace(0, 1, n)[:, None]
    u, v = np.array([[math.cos(a), math.sin(a)]]), np.array([[-math.sin(a), math.cos(a)]])
    mid, half = np.array([[x, y]]) + t * length * u, width / 2 * np.sin(np.pi * t**0.85) * v
    return np.concatenate([mid + half, (mid - half)[::-1]])


def shape(img, P, colour, line=2):
    P = [np.asarray(P).round().astype(np.int32)]
    cv2.fillPoly(img, P, DYE.get(colour, colour), cv2.LINE_AA)
    if line:
        cv2.polylines(img, P, True, INK, line, cv2.LINE_AA)


def bloom(img, x, y, r, c1, c2, n=9, turn=0.0):
    for k in range(n):
        shape(img, petal(x, y, turn + 2 * pi * k / n, r, r * 0.62), c1)
    for k in range(n):
        shape(img, petal(x, y, turn + 2 * pi * (k + 0.5) / n, r * 0.62, r * 0.34), c2)
    cv2.circle(img, (int(x), int(y)), int(r * 0.22), DYE['ochre'], -1, cv2.LINE_AA)
    cv2.circle(img, (int(x), int(y)), int(r * 0.22), INK, 2, cv2.LINE_AA)


def bough(img, x, y, a, length, curl, w, c1, c2, r):
    """a branch that curls up into a flower, leaves on both sides; y grows downwards"""
    P, n = [(x, y)], 44
    for k in range(n):
        t = k / n
        b, s = a + curl * t**2.8, length / n * (1.3 - 0.6 * t)
        x, y = x + s * math.cos(b), y - s * math.sin(b)
        P.append((x, y))
    Q = [np.array(P).round().astype(np.int32)]
    cv2.polylines(img, Q, False, INK, w + 5, cv2.LINE_AA)
    cv2.polylines(img, Q, False, (112, 62, 40), w, cv2.LINE_AA)
    for i, k in enumerate(range(6, n - 9, 5)):
        (p, q), (u, v) = P[k], P[k + 1]
        b = math.atan2(v - q, u - p)
        for s in (-1, 1):
            shape(img, petal(p, q, b + s * (0.85 + 0.1 * (i % 2)), 62 - 4 * i, 27), ('green', 'blue', 'ochre')[(i + (s > 0)) % 3])
    bloom(img, x, y, r, c1, c2)


def peafowl(img, x, y, s):
    for k in range(7):
        a = 0.55 - 0.17 * k
        shape(img, petal(x + 14 * s, y, a, (190 - 9 * abs(k - 3)) * s, 30 * s), ('blue', 'green')[k % 2])
        cv2.circle(img, (int(x + 14 * s + 150 * s * math.cos(a)), int(y + 150 * s * math.sin(a))), int(8 * s), DYE['ochre'], -1, cv2.LINE_AA)
    shape(img, petal(x + 52 * s, y + 8 * s, pi + 0.32, 130 * s, 66 * s), 'blue')
    neck = np.array([(x - 46 * s, y - 24 * s), (x - 62 * s, y - 62 * s), (x - 54 * s, y - 100 * s)]).round().astype(np.int32)
    cv2.polylines(img, [neck], False, INK, int(24 * s), cv2.LINE_AA)
    cv2.polylines(img, [neck], False, DYE['blue'], int(19 * s), cv2.LINE_AA)
    cv2.circle(img, (int(x - 54 * s), int(y - 104 * s)), int(17 * s), DYE['blue'], -1, cv2.LINE_AA)
    cv2.circle(img, (int(x - 58 * s), int(y - 106 * s)), int(4 * s), DYE['cream'], -1, cv2.LINE_AA)
    for a in (-2.0, -1.6, -1.2):
        cv2.line(img, (int(x - 52 * s), int(y - 116 * s)), (int(x - 52 * s + 30 * s * math.cos(a)), int(y - 116 * s + 30 * s * math.sin(a))), INK, 3, cv2.LINE_AA)
    for e in (-6, 14):
        cv2.line(img, (int(x + e * s), int(y + 30 * s)), (int(x + (e - 4) * s), int(y + 78 * s)), INK, 4, cv2.LINE_AA)


def _lotuspond(img, m, g):
    """rows of lotus on their stalks, leaves and fish between them"""
    for j in range(5):
        y = 1300 - j * 245
        for k in range(120):  # the water, in short waves
            a = g.uniform(m, m + 440)
            cv2.ellipse(img, (int(a), int(y + g.uniform(-30, 60))), (20, 7), 0, 180, 360, DYE['blue'], 2, cv2.LINE_AA)
        for i in range(3):
            x = m + 150 * i + 75 * (j % 2)
            cv2.line(img, (x, y + 40), (x, y - 90), DYE['green'], 9, cv2.LINE_AA)
            for s in (-1, 1):
                shape(img, petal(x, y + 20, -pi / 2 + s * 1.2, 78, 50), 'green')
            for a in (-1.15, 1.15, -0.78, 0.78, -0.4, 0.4, 0):
                shape(img, petal(x, y - 86, -pi / 2 + a, 92 - 22 * abs(a), 38), ('rose', 'red')[abs(a) > 0.5])
        shape(img, petal(m + 180 + 70 * (j % 2), y + 62, 0.12 * (-1) ** j, 92, 40), 'ochre')
        shape(img, [(m + 180 + 70 * (j % 2), y + 62), (m + 154 + 70 * (j % 2), y + 40), (m + 158 + 70 * (j % 2), y + 84)], 'red')


def _garden(img, m, g):
    """a vase of flowers under a cusped arch, cypresses beside it"""
    t = np.linspace(0, pi / 2, 60)
    arch = [(m + 330 * math.cos(a) * (1 + 0.035 * abs(math.sin(9 * a))), 700 - 480 * math.sin(a) ** 0.9 * (1 + 0.03 * abs(math.sin(9 * a)))) for a in t]
    shape(img, [(m - 9, 1290), (m + 330, 1290), *arch, (m - 9, 220)], tuple(int(c * 0.35 + q * 0.65) for c, q in zip(DYE['ochre'], DYE['cream'])), 4)
    for i in range(26):
        x, y = arch[int(i * 2.2)]
        bloom(img, x, y, 20, 'red' if i % 2 else 'cream', 'blue', 6)
    for x, w, y in ((m + 385, 66, 1250), (m + 250, 54, 1290)):
        shape(img, petal(x, y, -pi / 2, 620 if x > m + 300 else 420, w * 2), 'green', 3)
        for k in range(14):
            shape(img, petal(x + (k % 2 - 0.5) * w * 0.5, y - 70 - k * 24, -pi / 2, 30, 15), 'ochre', 1)
    for a, L, curl, c1, c2, r in ((1.52, 560, 0.2, 'red', 'cream', 66), (1.15, 560, -1.2, 'blue', 'rose', 54), (0.8, 500, -1.6, 'red', 'ochre', 58), (0.45, 380, -1.9, 'rose', 'cream', 46), (0.2, 300, 2.4, 'blue', 'ochre', 42)):
        bough(img, m, 1010, a, L, curl, 7, c1, c2, r)
    shape(img, [(m - 9, 1000), (m + 56, 1000), (m + 34, 1040), (m + 110, 1130), (m + 96, 1200), (m + 40, 1240), (m + 70, 1285), (m - 9, 1285)], 'blue', 4)
    for k in range(5):
        bloom(img, m + 8 + 24 * k, 1140 + 6 * k, 13, 'cream', 'ochre', 6)


def _birds(img, m, g):
    """peafowl in rings of leaves, flowers between the rings"""
    for j in range(4):
        for i in range(2):
            x, y = m + 285 * i, 250 + 315 * j
            for k in range(26):
                a = 2 * pi * k / 26
                shape(img, petal(x + 118 * math.cos(a), y + 118 * math.sin(a), a + 0.9, 40, 20), ('green', 'ochre', 'red')[k % 3])
            cv2.circle(img, (x, y), 112, DYE['cream'], -1, cv2.LINE_AA)
            cv2.circle(img, (x, y), 112, INK, 3, cv2.LINE_AA)
            peafowl(img, x - 20, y + 22, 0.52) if i else bloom(img, x, y, 92, 'red', 'blue', 12)
            bloom(img, m + 155, y + 158, 40, 'rose', 'ochre', 8)


def kalamkari():
    """a tree of life, or what the room has instead: drawn for its right half"""
    W, Hh, e = 1080, 1440, 96
    g = np.random.default_rng(7)
    img = np.zeros((Hh, W, 3), np.uint8)
    m = W // 2
    kind, _, ground = (own('kalamkari') or 'tree cream').partition(' ')
    img[:] = DYE[ground]
    if kind != 'tree':
        dict(lotus=_lotuspond, arch=_garden, birds=_birds)[kind](img, m, g)
        return _painted(img, e, g)
    for _ in range(120):  # small sprigs fill the ground
        x, y = g.uniform(m, W - e - 30), g.uniform(e + 40, Hh - 330)
        for k in range(5):
            shape(img, petal(x, y, k * 1.257 + x, 13, 9), ('rose', 'ochre', 'green')[int(x) % 3], 1)
    for v, a, L, curl, c1, c2, r in ((0.655, -0.02, 500, 4.6, 'red', 'cream', 62), (0.535, 0.16, 500, 4.7, 'blue', 'rose', 60), (0.415, 0.22, 480, 4.7, 'red', 'ochre', 60), (0.305, 0.30, 430, 4.5, 'blue', 'cream', 54), (0.225, 0.42, 330, 4.2, 'red', 'rose', 48)):
        bough(img, m, v * Hh, a, L, curl, 9, c1, c2, r)
    trunk = [(m, 0.80 * Hh), (m + 40, 0.80 * Hh), (m + 27, 0.62 * Hh), (m + 19, 0.40 * Hh), (m + 9, 0.17 * Hh), (m, 0.15 * Hh)]
    shape(img, trunk, (112, 62, 40), 3)
    for k in range(26):
        y = (0.22 + 0.56 * k / 25) * Hh
        cv2.ellipse(img, (m + 6, int(y)), (9, 12), 0, 180, 360, DYE['ochre'], 2, cv2.LINE_AA)
    for row in range(5):  # the hill, in scales
        y = 0.885 * Hh - 118 + row * 40
        for k in range(13, -1, -1):
            x = m + k * 58 + 29 * (row % 2)
            if k * 58 < 110 + row * 92:
                cv2.ellipse(img, (int(x), int(y + 34)), (31, 44), 0, 180, 360, DYE[('red', 'ochre', 'green', 'blue')[(k + row) % 4]], -1, cv2.LINE_AA)
                cv2.ellipse(img, (int(x), int(y + 34)), (31, 44), 0, 180, 360, INK, 2, cv2.LINE_AA)
                cv2.ellipse(img, (int(x), int(y + 34)), (17, 26), 0, 180, 360, DYE['cream'], 2, cv2.LINE_AA)
    peafowl(img, m + 235, 0.755 * Hh, 0.95)
    bloom(img, m, 0.145 * Hh, 84, 'red', 'ochre', 12)
    return _painted(img, e, g)


def _painted(img, e, g):
    """its border round the right half of a drawing, e wide; mirrored, then swayed as by a hand"""
    Hh, W = img.shape[:2]
    m = W // 2
    # borders: madder with flowers, a row of points inside
    for p, q, r, s in ((0, 0, W, e), (0, Hh - e, W, Hh), (W - e, 0, W, Hh)):
        cv2.rectangle(img, (p, q), (r, s), DYE['red'], -1)
    for k in range(14):
        for y, up in ((e, 1), (Hh - e, -1)):
            x = m + 23 + k * 46
            if x < W - e:
                shape(img, [(x - 21, y), (x, y + up * 40), (x + 21, y)], ('blue', 'ochre')[k % 2])
    for k in range(8):
        x = m + k * 70.3
        for y in (e // 2, Hh - e // 2):
            bloom(img, x, y, 32, 'cream' if k % 2 else 'ochre', 'blue', 7)
    for k in range(18):
        bloom(img, W - e // 2, e / 2 + (k + 1) * (Hh - e) / 19, 32, 'ochre' if k % 2 else 'cream', 'blue', 7)
    for d, c, t in ((e, INK, 4), (e - 9, DYE['ochre'], 6), (e + 9, DYE['blue'], 5), (12, DYE['ochre'], 6)):
        cv2.rectangle(img, (d, d), (W - 1 - d, Hh - 1 - d), c, t, cv2.LINE_AA)
    img[:, :m] = img[:, m:][:, ::-1]
    y, x = np.mgrid[0:Hh, 0:W].astype(np.float32)
    inside = np.clip(np.minimum(np.minimum(x, W - x), np.minimum(y, Hh - y)) / 200, 0, 1)
    sway = inside * (13 * np.sin(y / 190) + 4 * np.sin(x / 47 + y / 83))
    img = cv2.remap(img, x + sway, y + inside * 4 * np.sin(x / 61), cv2.INTER_LINEAR).astype(np.float32) / 255
    cloud = cv2.GaussianBlur(g.standard_normal((Hh, W)).astype(np.float32), (0, 0), 26)
    fine = cv2.GaussianBlur(g.standard_normal((Hh, W)).astype(np.float32), (0, 0), 1.5)
    return cv2.GaussianBlur(img, (0, 0), 0.8) * (1 + 0.04 * cloud / cloud.std() + 0.02 * fine / fine.std())[..., None]


def sunprint(kind):
    """the same plant laid on blueprint paper: white where it lay, Prussian blue around"""
    img = pressed(kind)
    h, w = img.shape[:2]
    lay = np.clip((0.80 - cv2.GaussianBlur(img, (0, 0), 1.2).min(2)) / 0.42, 0, 1)
    lay[int(h * 0.84) :, int(w * 0.58) :] = 0  # no label
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    wash = 1 + 0.10 * cv2.GaussianBlur(np.random.default_rng(len(kind)).standard_normal((h, w)).astype(np.float32), (0, 0), 60) * 60
    blue = np.array((0.11, 0.24, 0.40), np.float32) * wash[..., None]
    edge = np.minimum(np.minimum(x, w - x), np.minimum(y, h - y)) < 26 + 7 * np.sin(x / 37) * np.sin(y / 41)
    lay[edge] = 1
    return np.clip(blue * (1 - 0.86 * lay[..., None]) + np.array((0.88, 0.90, 0.88), np.float32) * 0.86 * lay[..., None], 0, 1)


def pressed(kind, w=620, h=820):
    """a herbarium sheet: a pressed fern, or a branch of peepal or neem, held by strips of paper, with a label"""
    g = np.random.default_rng(sum(map(ord, kind)))
    img = np.zeros((h, w, 3), np.uint8)
    img[:] = (232, 226, 208)
    stem, line = (104, 92, 58), lambda P, t: cv2.polylines(img, [np.round(P).astype(np.int32)], False, stem, t, cv2.LINE_AA)
    dry = lambda: tuple(int(c) for c in np.array((98, 106, 62)) * g.uniform(0.82, 1.15) + np.array((26, 2, -8)) * g.random())
    t = np.linspace(0, 1, 60)[:, None]
    curve = np.array([w * 0.40, h * 0.88]) * (1 - t) ** 2 + 2 * t * (1 - t) * np.array([w * 0.44, h * 0.45]) + t**2 * np.array([w * 0.60, h * 0.15])
    way = lambda k: math.atan2(*(curve[min(59, k + 1)] - curve[k - 1])[::-1])
    if kind == 'fern':
        for k in range(9, 60):
            u = k / 59
            L = 250 * math.sin(pi * min(1, 0.16 + 0.86 * (1 - u))) ** 0.7 * min(1, (1 - u) * 2.2 + 0.05)
            for s in (-1, 1) if k % 3 == 0 else ():
                a = way(k) + s * (1.22 - 0.3 * u)
                c = dry()
                for q in range(4, int(L), 8):  # each part has leaflets of its own
                    p = curve[k] + q * np.array([math.cos(a + s * q / 900), math.sin(a + s * q / 900)])
                    for e in (-1, 1):
                        shape(img, petal(*p, a + e * 1.05, max(4, 17 * (1 - q / L) + 3), 6, 8), c, 0)
                line([curve[k], curve[k] + L * np.array([math.cos(a + s * L / 1800), math.sin(a + s * L / 1800)])], 1)
    elif kind == 'neem':
        for k in range(12, 58, 7):
            for s in (-1, 1):
                a, L = way(k) + s * (0.95 - 0.25 * k / 60), 265 * (1 - 0.45 * (k / 59) ** 2)
                m = np.linspace(0, 1, 26)[:, None]
                ang = a - s * 0.55 * m
                mid = curve[k] + np.concatenate([np.zeros((1, 2)), np.cumsum(np.concatenate([np.cos(ang), np.sin(ang)], 1)[:-1] * L / 25, 0)])
                n = np.concatenate([-np.sin(ang), np.cos(ang)], 1)
                teeth = 1 + 0.16 * (np.arange(26)[:, None] % 3 == 0)
                wide = 30 * np.sin(pi * m**0.8) * teeth
                shape(img, np.concatenate([mid + n * wide, (mid - n * wide * 0.75)[::-1]]), dry(), 0)
                line(mid, 1)
    else:
        for k, s, size in ((15, -1, 200), (21, 1, 215), (32, -1, 190), (40, 1, 180), (51, -1, 140), (58, 1, 120)):
            a = way(k) + s * 0.95
            foot = curve[k] + 62 * np.array([math.cos(a), math.sin(a)])
            u, v = np.array([math.cos(a + s * 0.25), math.sin(a + s * 0.25)]), np.array([-math.sin(a + s * 0.25), math.cos(a + s * 0.25)])
            m = np.linspace(0, 1, 40)[:, None]
            q = np.clip(m / 0.78, 0, 1)
            wide = size * 0.47 * np.maximum(2.0 * q**0.42 * (1 - q) ** 1.05, 0.13 * (1 - m))  # the long tip lets the rain drip
            mid = foot + (m * size * 1.25 - 8 * (1 - m)) * u
            line([curve[k], foot], 3)
            shape(img, np.concatenate([mid + v * wide, (mid - v * wide)[::-1]]), dry(), 0)
            line(mid, 2)
            for q in range(5, 24, 4):
                for e in (-1, 1):
                    line([mid[q], mid[q] + 0.85 * float(wide[q + 4]) * e * v + size * 0.16 * u], 1)
    line(curve, 5)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    img = img.astype(np.float32) / 255
    for k in (8, 34):  # strips of paper over the stem
        (px, py), a = curve[k], way(k)
        across, along = np.abs((x - px) * -math.sin(a) + (y - py) * math.cos(a)), np.abs((x - px) * math.cos(a) + (y - py) * math.sin(a))
        img[(across < 26) & (along < 7)] = (0.95, 0.92, 0.83)
    img[int(h * 0.86) : int(h * 0.955), int(w * 0.62) : int(w * 0.95)] = (0.96, 0.94, 0.88)
    for k in range(3):
        cv2.line(img, (int(w * 0.65), int(h * (0.885 + 0.025 * k))), (int(w * (0.90 - 0.05 * k)), int(h * (0.885 + 0.025 * k))), (0.42, 0.38, 0.34), 2, cv2.LINE_AA)
    cloud = cv2.GaussianBlur(g.standard_normal((h, w)).astype(np.float32), (0, 0), 40)
    fine = cv2.GaussianBlur(g.standard_normal((h, w)).astype(np.float32), (0, 0), 1.2)
    return cv2.GaussianBlur(img, (0, 0), 0.7) * (1 + 0.006 * cloud / cloud.std() + 0.012 * fine / fine.std())[..., None]


def news(page='front'):
    """a page of columns, as grey lines, and two photographs; an inner page has no title"""
    g, W, Hh = np.random.default_rng(3 + len(page) - 5), 760, 540
    img = np.full((Hh, W, 3), 224, np.uint8)
    cv2.rectangle(img, *(((180, 26), (580, 62)) if page == 'front' else ((28, 40), (430, 60))), (60, 56, 54), -1)
    cv2.line(img, (24, 78), (W - 24, 78), (90, 88, 84), 2)
    for c in range(5):
        x, y = 28 + c * 143, 92
        if c in (1, 3):
            w = 270 if c == 1 else 128
            grey = cv2.GaussianBlur(g.uniform(0, 255, (120, w)), (0, 0), 14)
            grey = 60 + 140 * (grey - grey.min()) / np.ptp(grey)
            img[96:216, x : x + w] = (grey[..., None] * [1, 0.97, 0.93]).astype(np.uint8)
        for k in range(28):
            yy = y + k * 15
            if (c in (1, 2, 3) and yy < 226) or yy > Hh - 24:
                continue
            cv2.line(img, (x, yy), (x + int(g.uniform(96, 128)), yy), (118, 116, 112), 5 if k % 9 else 9)
    return cv2.GaussianBlur(img, (0, 0), 1.1).astype(np.float32) / 255


def portrait(name, sitters, tone=(1.0, 0.93, 0.82), w=360, h=460):
    """an old studio photograph on a cream mount; a sitter: middle, height of the face, size, then of what kind"""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / h
    soft = lambda d, k=0.012: np.clip(0.5 - d / k, 0, 1)
    oval = lambda cx, cy, rx, ry: (np.hypot((x - cx) / rx, (y - cy) / ry) - 1) * min(rx, ry)
    g = 0.60 - 0.55 * ((x - 0.36) ** 2 + (y - 0.40) ** 2)

    def lay(d, v, k=0.012):
        nonlocal g
        m = soft(d, k)
        g = g * (1 - m) + v * m

    shadow = lambda cx, cy, rx, ry, v: 1 - v * np.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2)
    for cx, cy, s, kind in sitters:
        light = -0.13 * (x - cx) / s
        cloth = dict(man=0.20, elder=0.80, woman=0.44, bride=0.30, child=0.66)[kind]
        veil, up = kind in ('woman', 'bride'), np.minimum(y, cy + 1.95 * s)  # below the shoulders the body goes straight down
        if veil:  # the end of the sari over the head
            lay((np.hypot((x - cx) / (0.68 * s), (up - cy + 0.02 * s) / (0.95 * s)) - 1) * 0.68 * s, cloth + 0.07 + light)
        lay((np.hypot((x - cx) / (1.20 * s), (up - cy - 1.95 * s) / (1.02 * s)) - 1) * s, cloth + light * 0.6)
        lay(oval(cx, cy + 0.72 * s, 0.25 * s, 0.46 * s), 0.42 + light)
        if kind == 'man':
            lay(oval(cx, cy + 1.34 * s, 0.13 * s, 0.34 * s), 0.82)
        lay(oval(cx, cy - 0.07 * s, 0.52 * s, 0.72 * s), 0.78 if kind == 'elder' else 0.10)
        lay(oval(cx, cy + 0.08 * s, 0.45 * s, 0.60 * s), 0.62 + light * 1.5, 0.02)
        # no features, only where they shade the face: the brow, below the nose, below the chin
        g = g * shadow(cx, cy + 0.01 * s, 0.32 * s, 0.11 * s, 0.16) * shadow(cx + 0.03 * s, cy + 0.27 * s, 0.20 * s, 0.09 * s, 0.20)
        if kind in ('man', 'elder'):
            g = g * shadow(cx, cy + 0.33 * s, 0.20 * s, 0.06 * s, 0.34)
    g = 0.10 + 0.82 * np.clip(g, 0, 1) - 0.18 * ((x - 0.39) ** 2 + (y - 0.5) ** 2)
    a = g[..., None] * np.array(tone, np.float32)
    a = cv2.GaussianBlur(a, (0, 0), 2.2)  # an old lens, and an old print
    rim = np.minimum.reduce([x, w / h - x, y, 1 - y])
    a[rim < 0.075] = (0.93, 0.90, 0.83)
    a[(rim > 0.066) & (rim < 0.070)] = (0.62, 0.52, 0.34)
    return picture(name, a)
