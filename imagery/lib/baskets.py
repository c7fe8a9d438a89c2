"""Coiled trays of grass, sewn coil by coil, for a wall or a table."""

from .scene import *
from .drawings import picture
from .geometry import *
from .materials import *

STRAW, DARK, RED = (205, 170, 112), (66, 42, 28), (150, 70, 44)
COIL = 0.011  # width of one coil


def _stitches(k, design, g):
    """the colours of the stitches of coil k of n, from the middle outwards, as (stitches, 3)"""
    n, i = k[1], k[0]
    m = max(6, round(2 * pi * (i + 0.5) * 1.3))
    t, r = (np.arange(m) + 0.5) / m, (i + 0.5) / n
    saw = lambda teeth, turn=0.0: np.abs(((t * teeth + turn) % 1) * 2 - 1)  # 1 at the tips, 0 between them
    dark = np.zeros(m, bool)
    red = np.zeros(m, bool)
    if design == 0:  # a star of eight rays
        dark = saw(8) > 0.25 + 0.75 * r if r < 0.72 else np.zeros(m, bool)
        red = np.full(m, 0.80 < r < 0.87)
    elif design == 1:  # arms that turn as they grow
        dark = ((t * 5 + r * 0.9) % 1 < 0.42) & (0.16 < r < 0.86)
    elif design == 2:  # two rows of points
        dark = (np.abs(r - 0.70) < 0.17 * saw(14)) | (r < 0.10)
        red = np.abs(r - 0.36) < 0.12 * saw(9, 0.5)
    if r > 0.94:
        dark[:] = True
    c = np.where(dark[:, None], DARK, np.where(red[:, None], RED, STRAW)).astype(np.float32)
    return c * g.uniform(0.80, 1.10, (m, 1))


def _drawn(design, n):
    """the tray from above"""
    px = 640
    g = np.random.default_rng(design + n)
    y, x = (np.mgrid[0:px, 0:px].astype(np.float32) + 0.5) / px * 2 - 1
    ring = np.clip((np.hypot(x, y) * n).astype(int), 0, n - 1)
    t = np.arctan2(y, x) / (2 * pi) % 1
    img = np.zeros((px, px, 3), np.float32)
    for i in range(n):
        c, at = _stitches((i, n), design, g), ring == i
        img[at] = c[(t[at] * len(c)).astype(int) % len(c)]
    return picture('tray%d.%d' % (design, n), img / 255)


def coiled(r, design, depth=0.045):
    """a tray of radius r that opens towards z+, standing on z=0 about the origin"""
    n, turns = max(6, round(r / COIL)), 128
    P = [(0.0005, 0.004)]
    for i in range(n):
        for k in range(1, 5):
            q = (i + k / 4) / n
            P.append((q * r, 0.004 + depth * max(0, (q - 0.62) / 0.38) ** 1.6 + 0.0032 * math.sin(pi * k / 4)))
    V, UV = [], []
    for j in range(turns):
        c, s = math.cos(2 * pi * j / turns), math.sin(2 * pi * j / turns)
        V += [(a * c, a * s, h) for a, h in P]
        UV += [(0.5 + 0.499 * a / r * c, 0.5 - 0.499 * a / r * s) for a, h in P]
    k = len(P)
    F = [(j * k + i, j * k + i + 1, (j + 1) % turns * k + i + 1, (j + 1) % turns * k + i)[::-1] for j in range(turns) for i in range(k - 1)]
    name = _drawn(design, n)
    m = mat('img' + name, tex=name, col=True, uv=True, rand=False, rough=0.85, spec=0.2)
    o = obj('tray', pmesh('tray', V, F, UV), m, smooth=180)
    q = o.modifiers.new('s', 'SOLIDIFY')
    q.thickness, q.offset = 0.004, -1
    return o
