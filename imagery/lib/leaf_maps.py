"""Maps of leaves, drawn with NumPy: build/tex/leaf_NAME.png and leaf_NAME_m.png. Run once: python3 lib/leaf_maps.py

Each picture has four leaves of one kind, one above the other: u runs along the leaf, v across it from margin to margin.
leaf_NAME:   red = paler parts (veins, margins, variegation), green = tone, blue = where the leaf turns brown first
leaf_NAME_m: red = translucency, green = roughness, blue = height
"""

import numpy as np

from textures import fftnoise, n01, rng, save

W, H, ROWS = 1024, 256, 4
INSET = 0.47  # a leaf takes this part of half a row, which keeps its neighbours out of the filter

KINDS = dict(
    fig=dict(side=9, slope=0.17, width=0.0055, mid=0.040, net=0.55, vein=0.75, relief=1.0),
    rubber=dict(side=34, slope=0.06, width=0.0022, mid=0.050, net=0.05, vein=0.30, relief=0.3),
    broad=dict(side=12, slope=0.20, width=0.0040, mid=0.045, net=0.25, vein=0.65, relief=0.6),
    heart=dict(side=7, slope=0.36, width=0.0045, mid=0.035, net=0.15, vein=0.35, relief=0.6, variegated=0.20),
    silver=dict(side=9, slope=0.34, width=0.0050, mid=0.040, net=0.10, vein=0.25, relief=0.5, variegated=0.9),
    lily=dict(side=17, slope=0.42, width=0.0036, mid=0.050, net=0.05, vein=0.40, relief=0.9),
    champa=dict(side=24, slope=0.07, width=0.0035, mid=0.060, net=0.15, vein=0.85, relief=0.7),
    banana=dict(side=120, slope=0.03, width=0.0013, mid=0.050, net=0.05, vein=0.45, relief=0.5),
    small=dict(side=7, slope=0.22, width=0.0070, mid=0.070, net=0.20, vein=0.55, relief=0.5),
    bract=dict(side=6, slope=0.25, width=0.0060, mid=0.050, net=0.80, vein=0.70, relief=0.5),
    palm=dict(lengthwise=9, mid=0.070, net=0.0, vein=0.45, relief=0.8),
    grass=dict(lengthwise=7, mid=0.090, net=0.0, vein=0.35, relief=0.6),
    snake=dict(lengthwise=22, mid=0.0, net=0.0, vein=0.10, relief=0.4, banded=1.0),
)


def coordinates():
    u = np.broadcast_to(((np.arange(W) + 0.5) / W)[None, :], (H, W))
    v = np.broadcast_to(((np.arange(H) + 0.5) / H - 0.5)[:, None] / INSET, (H, W))
    return u.astype(np.float32), np.clip(v, -1.06, 1.06).astype(np.float32)


def side_veins(u, v, seed, side, slope, width):
    """the veins that leave the midrib towards the tip, not opposite each other"""
    a = np.abs(v)
    wobble = fftnoise(H, W, seed, 2.4, sx=1, sy=1) * 0.09
    f = (u - slope * a**0.9 + 0.03 * a * a) * side + np.where(v > 0, 0.0, 0.42) + wobble
    d = np.abs(f - np.round(f)) / side
    return np.exp(-((d / (width * (1.15 - 0.75 * a))) ** 2)) * np.clip(1.15 - a, 0, 1) ** 0.5


def long_veins(u, v, seed, count):
    f = v * count + 0.05 * fftnoise(H, W, seed, 1.5, sx=0.2, sy=1)
    strength = 0.5 + 0.5 * np.sin(np.round(f) * 2.6 + seed)
    return np.exp(-(((f - np.round(f)) / 0.16) ** 2)) * strength


def vein_net(seed):
    n = fftnoise(H, W, seed, 0.4, sx=1.0, sy=4.0, lo=40, hi=130)
    return np.exp(-((n / 0.22) ** 2))


def variegation(u, v, seed, amount):
    """cream sectors and flecks that follow the side veins"""
    along = u - 0.3 * np.abs(v)
    sector = fftnoise(H, W, seed, 1.5, sx=0.55, sy=3.0) + 0.9 * np.sin(along * 9 + seed) * np.sin(v * 2.2 + seed * 1.7)
    fleck = fftnoise(H, W, seed + 1, 0.7, sx=0.7, sy=3.0, lo=6)
    return np.clip((sector * 0.7 + fleck * 0.55 - 1.25 + amount) * 3.0, 0, 1)


def bands(u, v, seed):
    """the pale yellow margin of a snake plant, and its grey-green cross bands"""
    wave = fftnoise(H, W, seed, 1.3, sx=1.0, sy=0.6)
    ring = np.sin(u * 120 + wave * 2.4 + 5 * fftnoise(H, W, seed + 1, 1.8))
    edge = np.clip((np.abs(v) - 0.80 + 0.025 * wave) * 22, 0, 1)
    return edge, np.clip(ring * 1.4 + 0.4 * wave, -1, 1)


def damage(u, v, seed):
    """0 to 1: tip, margins and spots dry out first; a leaf shows the part above (1 - its wear)"""
    r = rng(seed)
    rough = fftnoise(H, W, seed, 1.1)
    slow = fftnoise(1, W, seed + 1, 1.5)[0][None, :]
    tip = np.clip((u - 0.90) / 0.10 + 0.22 * rough, 0, 1.1)
    margin = np.clip((np.abs(v) - 0.80) / 0.24 + 0.20 * rough + 0.30 * slow - 0.25, 0, 1)
    spots = np.zeros((H, W), np.float32)
    for _ in range(r.integers(5, 12)):
        su, sv, size = r.uniform(0.05, 0.95), r.uniform(-0.9, 0.9), 0.003 + 0.02 * r.random() ** 3
        d = np.hypot(u - su, (v - sv) * 0.30) / size
        spots = np.maximum(spots, r.uniform(0.55, 1.0) * np.clip(1.5 - d + 0.25 * rough, 0, 1))
    return np.clip(np.maximum(np.maximum(tip, margin), spots), 0, 1)


def leaf(seed, side=0, slope=0.2, width=0.004, lengthwise=0, mid=0.04, net=0.2, vein=0.6, relief=0.6, variegated=0, banded=0):
    """one leaf: its colour masks (H, W, 3) and its surface (H, W, 3)"""
    u, v = coordinates()
    rib = np.exp(-((v / (mid * (1.25 - u) + 1e-4)) ** 2)) if mid else np.zeros_like(u)
    veins = side_veins(u, v, seed, side, slope, width) if side else long_veins(u, v, seed, lengthwise)
    net = vein_net(seed + 2) * net
    lines = np.maximum(np.maximum(rib, veins * 0.8), net * 0.30)
    clouds, grain = fftnoise(H, W, seed + 3, 1.6, sx=1, sy=2), fftnoise(H, W, seed + 4, 0.5, sx=1, sy=4)
    pale = lines * vein
    tone = 0.5 + 0.10 * clouds + 0.035 * grain - 0.05 * net + 0.06 * np.abs(v)
    if variegated:
        pale = np.maximum(pale, variegation(u, v, seed + 5, variegated))
    if banded:
        edge, ring = bands(u, v, seed + 6)
        pale, tone = np.maximum(pale, edge), tone + 0.36 * ring * (1 - edge)
    colour = np.stack([pale, tone, damage(u, v, seed + 7)], -1)
    smudges = n01(fftnoise(H, W, seed + 8, 1.2))
    through = 0.86 - 0.55 * lines - 0.06 * clouds - 0.10 * net
    rough = 0.30 + 0.45 * smudges + 0.20 * lines
    height = 0.62 + relief * (-0.42 * np.maximum(rib, veins * 0.75) - 0.10 * net) + 0.03 * clouds + 0.02 * grain
    return colour, np.stack([through, rough, height], -1)


def draw(name, seed):
    rows = [leaf(seed + 100 * i, **KINDS[name]) for i in range(ROWS)]
    for suffix, k in (('', 0), ('_m', 1)):
        save('leaf_' + name + suffix, np.clip(np.concatenate([r[k] for r in rows]), 0, 1))


def main():
    for i, name in enumerate(KINDS):
        draw(name, 1000 * (i + 1))


if __name__ == '__main__':
    main()
