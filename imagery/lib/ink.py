"""The line drawing of a room, from what camera.drawn() measured: nothing but numpy and OpenCV, seconds.

Outlines that stand clear of what lies behind them are thick, edges within a thing thin, joints and creases hair lines, prints paler still;
straight lines run a little past their corners; shade is a thin grey wash and, where it is deep, strokes all one way.
"""

import numpy as np, cv2

PAPER = np.array([0.966, 0.957, 0.935], np.float32)
INK = np.array([0.13, 0.125, 0.13], np.float32)
RUG, LEAF = 20000, 10000
HATCH = 38  # degrees


def disc(n):
    return cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (n, n))


def pairs(a, axis, by=1):
    """neighbours along an axis: a at p and at p + by, padded to the size of a"""
    b = np.roll(a, -by, axis)
    if axis:
        b[:, -by:] = a[:, -1:]
    else:
        b[-by:] = a[-1:]
    return b


def skeleton(m, rounds=4):
    """lines of a few pixels made one pixel wide (Zhang and Suen)"""
    m = m.astype(np.uint8)
    for _ in range(rounds):
        for step in (0, 1):
            p = np.pad(m, 1)
            n = [p[:-2, 1:-1], p[:-2, 2:], p[1:-1, 2:], p[2:, 2:], p[2:, 1:-1], p[2:, :-2], p[1:-1, :-2], p[:-2, :-2]]
            around = sum(n)
            turns = sum((n[i] == 0) & (n[(i + 1) % 8] == 1) for i in range(8))
            a, b = (n[0] * n[2] * n[4], n[2] * n[4] * n[6]) if step == 0 else (n[0] * n[2] * n[6], n[0] * n[4] * n[6])
            m = m * ~((m == 1) & (around >= 2) & (around <= 6) & (turns == 1) & (a == 0) & (b == 0))
    return m.astype(bool)


def edges(depth, normal, number):
    """outlines by how far behind them the next thing is (a share of their own distance), joints of two things, creases"""
    D = 1 / np.minimum(depth, 500)
    jump, joint = np.zeros_like(D), np.zeros(D.shape, bool)
    crease = np.zeros_like(D)
    for axis in (0, 1):
        l2, r1, r2 = np.roll(D, 1, axis), pairs(D, axis), pairs(D, axis, 2)
        miss = np.minimum(np.abs(2 * D - l2 - r1), np.abs(2 * r1 - r2 - D))
        rel = miss / np.maximum(np.maximum(D, r1), 1e-6)
        near = D >= r1  # an outline belongs to the nearer thing
        jump = np.maximum(jump, np.where(near, rel, 0))
        back = np.roll(np.where(near, 0, rel), 1, axis)
        jump = np.maximum(jump, back)
        joint |= number != pairs(number, axis)
        turn = 1 - (np.roll(normal, 1, axis) * pairs(normal, axis, 2)).sum(-1)
        crease = np.maximum(crease, turn)
    for e in (jump, joint, crease):
        e[:2], e[-2:], e[:, :2], e[:, -2:] = 0, 0, 0, 0
    return jump, joint, crease


def prints(colour, number):
    """what is printed, woven or laid into a surface: the borders of strong contrast within one thing"""
    l = np.clip(colour.mean(-1), 0, 1) ** (1 / 2.2)
    inside = cv2.erode((cv2.dilate(number, disc(5)) == cv2.erode(number, disc(5))).astype(np.uint8), disc(3)).astype(bool)
    g = cv2.GaussianBlur(l, (0, 0), 1.2)
    gx, gy = cv2.Sobel(g, cv2.CV_32F, 1, 0, ksize=3) / 8, cv2.Sobel(g, cv2.CV_32F, 0, 1, ksize=3) / 8
    s = np.hypot(gx, gy)
    return np.where(inside, s, 0), l


def stroke(mask, width):
    """a mask of single pixels drawn with a nib of that width (pixels of the mask)"""
    m = mask.astype(np.float32)
    if width >= 2:
        m = cv2.dilate(m, disc(int(round(width)) | 1))
        return np.clip((cv2.GaussianBlur(m, (0, 0), 1.3) - 0.28) / 0.44, 0, 1)
    return np.clip(cv2.GaussianBlur(m, (0, 0), 0.85) * 2.0 * width, 0, 1)


def beyond(mask, seed):
    """straight lines of the mask, drawn on a little past both their ends, as a draughtsman does"""
    out = np.zeros(mask.shape, np.float32)
    found = cv2.createLineSegmentDetector(cv2.LSD_REFINE_STD).detect((cv2.dilate(mask.astype(np.uint8), disc(3)) * 255))[0]
    g = np.random.default_rng(seed)
    for x0, y0, x1, y1 in found[:, 0] if found is not None else ():
        d = np.array((x1 - x0, y1 - y0))
        n = np.hypot(*d)
        if n < 130:
            continue
        d /= n
        for p, s in (((x0, y0), -1), ((x1, y1), 1)):
            e = np.array(p) + d * s * g.uniform(10, 26)
            cv2.line(out, tuple(int(v * 16) for v in np.array(p) - d * s * 6), tuple(int(v * 16) for v in e), 1.0, 1, cv2.LINE_AA, 4)
    return cv2.GaussianBlur(out, (0, 0), 0.7)


def drift(shape, sigma, seed):
    """noise of one deviation whose hills are sigma pixels wide"""
    h, w = shape
    k = max(1, sigma // 3)
    a = np.random.default_rng(seed).standard_normal((h // k + 8, w // k + 8)).astype(np.float32)
    a = cv2.GaussianBlur(a, (0, 0), 3)
    a /= a.std()
    return cv2.resize(a, ((w // k + 8) * k, (h // k + 8) * k), interpolation=cv2.INTER_CUBIC)[:h, :w]


def strokes(shape, gap, angle, seed):
    """parallel strokes over the whole sheet, `gap` pixels apart, drawn by hand"""
    h, w = shape
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    a = np.radians(angle)
    u = xx * np.sin(a) + yy * np.cos(a) + drift(shape, 90, seed) * 1.3
    v = np.abs((u / gap) % 1 - 0.5) * gap  # pixels from the middle of the stroke
    line = np.clip(1.25 - v, 0, 1)
    return line * np.clip(0.75 + 0.30 * drift(shape, 40, seed + 1), 0.25, 1)


def drawing(p, light, size):
    """the drawing, height x width x 3; p: the measured passes, light: luminance that falls on things (None: no wash), size: of the picture"""
    w, h = size
    depth, normal, number, colour = p['depth'][..., 0], p['normal'], p['index'][..., 0], p['colour']
    sky = depth > 1e4
    jump, joint, crease = edges(np.where(sky, 500, depth), normal, number)
    crease[cv2.dilate(sky.astype(np.uint8), disc(9)).astype(bool)] = 0
    leaf, rug = (number >= LEAF) & (number < RUG), number >= RUG
    soft = cv2.dilate((leaf | rug).astype(np.uint8), disc(3)).astype(bool)
    heavy = (jump > 0.075) & ~soft
    mid = (jump > 0.012) & ~heavy & ~rug
    # a weave, a fringe: paler, or it is a black field
    dense = np.clip(1.9 - 3.6 * cv2.GaussianBlur((heavy | mid).astype(np.float32), (0, 0), 6), 0.16, 1)
    thin = ((jump > 0.0025) | joint) & ~heavy & ~mid & ~soft
    fold = skeleton((crease > 0.10) & ~rug & ~leaf)
    corner = cv2.dilate((crease > 0.7).astype(np.uint8), disc(3)).astype(bool)
    fold &= ~cv2.dilate((heavy | mid | thin).astype(np.uint8), disc(5)).astype(bool)
    rim = cv2.morphologyEx(rug.astype(np.uint8), cv2.MORPH_CLOSE, disc(9))
    thin |= cv2.morphologyEx(rim, cv2.MORPH_GRADIENT, disc(3)).astype(bool) & ~heavy & ~mid
    s, l = prints(colour, np.where(rug, RUG, number).astype(np.float32))
    lined = cv2.dilate((heavy | mid | thin | fold).astype(np.uint8), disc(7)).astype(bool)
    printed = np.where(lined | rug | leaf, 0, np.clip((s - 0.020) / 0.05, 0, 1))
    # crowded lines are drawn lighter
    crowd = cv2.GaussianBlur((heavy | mid | thin | fold).astype(np.float32), (0, 0), 22)
    ease = np.clip(1.15 - 3.2 * crowd, 0.45, 1)
    ink = np.maximum.reduce([
        stroke(heavy, 5) * 0.96 * dense,
        stroke(mid, 3) * (0.55 + 0.40 * ease) * dense,
        stroke(skeleton(thin, 2), 1.5) * 0.80 * ease,
        stroke(fold & ~corner, 1.2) * 0.60 * ease,
        stroke(fold & corner, 1.5) * 0.80 * ease,
        printed * 0.36,
        beyond(skeleton(heavy | mid, 3) & ~leaf & (dense > 0.7), 3) * 0.55,
    ]).astype(np.float32)
    # the hand: nothing is ruled quite straight, no line is of one strength
    yy, xx = np.mgrid[0 : ink.shape[0], 0 : ink.shape[1]].astype(np.float32)
    ink = cv2.remap(ink, xx + 0.8 * drift(ink.shape, 70, 1), yy + 0.8 * drift(ink.shape, 70, 2), cv2.INTER_LINEAR)
    ink *= np.clip(0.90 + 0.12 * drift(ink.shape, 60, 4), 0.6, 1)
    k = ink.shape[1] // w
    ink = cv2.resize(ink, (w, h), interpolation=cv2.INTER_AREA)
    sheet = np.broadcast_to(PAPER, (h, w, 3)).copy()
    if light is not None:
        small = lambda a: cv2.resize(a.astype(np.float32), (w, h), interpolation=cv2.INTER_AREA)
        here = 1 - small(sky)
        t = np.log2(np.maximum(light, 1e-4))
        t -= np.percentile(t[here > 0.9], 82)
        t = cv2.bilateralFilter(cv2.GaussianBlur(t.astype(np.float32), (0, 0), 1.5), 9, 0.8, 5)
        shade = np.clip(-t / 5.0, 0, 1) * here
        sheet *= 1 - 0.34 * shade[..., None] * np.array([0.96, 0.98, 1.0], np.float32)
        deep = np.clip((cv2.GaussianBlur(shade, (0, 0), 2) - 0.46) / 0.10, 0, 1)
        deeper = np.clip((cv2.GaussianBlur(shade, (0, 0), 2) - 0.66) / 0.10, 0, 1)
        hatch = np.maximum(strokes((h, w), 6.5, HATCH, 11) * deep, strokes((h, w), 6.5, HATCH + 55, 21) * deeper)
        ink = np.maximum(ink, hatch * 0.34)
    tooth = np.random.default_rng(9).standard_normal((h, w)).astype(np.float32)
    tooth = cv2.GaussianBlur(tooth, (0, 0), 0.8)
    sheet *= 1 + 0.010 * tooth[..., None]
    return sheet * (1 - ink[..., None]) + INK * ink[..., None]
