"""What screens show: stills of two landscapes and a desktop, film_*.png and desk_*.png in build/tex. Run once: python lib/stills.py

The landscapes are heights seen from a hill, row of ground after row of ground, with trees, a lake and the haze between.
"""

import cv2
import numpy as np

from textures import fftnoise, rng, save

W, H, SIZE = 1280, 720, 1024
TIMES = dict(
    evening=dict(zenith=(0.16, 0.26, 0.46), low=(0.98, 0.62, 0.34), sun=(1.0, 0.62, 0.34), ambient=(0.20, 0.24, 0.34), toward=(0.62, 0.25), haze=4200),
    mist=dict(zenith=(0.36, 0.56, 0.80), low=(0.88, 0.90, 0.88), sun=(1.0, 0.93, 0.80), ambient=(0.36, 0.42, 0.50), toward=(-0.5, 0.55), haze=3800),
)
LAKE, EYE, HORIZON, FOCAL = 0.0, 210.0, 0.40, 1.15  # metres above the lake, metres, fraction from the top, of the width


def ground(seed):
    """height and tree cover over a square of 8 km, 8 m to a cell"""
    base, ridge = fftnoise(SIZE, SIZE, seed, 2.1, lo=1), fftnoise(SIZE, SIZE, seed + 1, 1.7, lo=4)
    height = 190 * base + 95 * (1 - 2 * np.abs(ridge)) * np.clip(base + 0.7, 0, 1.5) + 95
    trees = np.clip(fftnoise(SIZE, SIZE, seed + 2, 1.0, lo=20) * 0.8 + 0.5, 0, 1)
    return height.astype(np.float32), trees.astype(np.float32)


def sky(t, seed):
    """colour by height above the horizon, with a bank of high cloud lit by the sun"""
    v = np.clip((HORIZON - np.linspace(0, 1, H)) / HORIZON, 0, 1)[:, None, None]
    img = np.array(t['low']) * (1 - v**0.55) + np.array(t['zenith']) * v**0.55 + np.zeros((H, W, 1))
    cloud = fftnoise(SIZE, SIZE * 2, seed + 5, 1.5, 4.0, 1.0)[:H, :W, None]
    veil = np.clip(cloud * 0.45 - 0.05, 0, 0.75) * np.clip(v * 3, 0, 1)
    return img * (1 - veil) + (np.array(t['low']) * 0.35 + np.array(t['sun']) * 0.6) * veil


def lit(height, trees, t):
    """the colour of each cell in sun and sky light"""
    gy, gx = np.gradient(height + trees * 9, 8.0)
    n = np.stack([-gx, -gy, np.ones_like(gx)], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    d = np.array([t['toward'][0], 0.35, t['toward'][1]])
    shine = np.clip((n @ (d / np.linalg.norm(d))), 0, 1)[..., None]
    grass, wood, rock = np.array((0.34, 0.33, 0.15)), np.array((0.085, 0.135, 0.055)), np.array((0.36, 0.31, 0.27))
    cover = np.clip(trees * 1.8 - 0.25, 0, 1)[..., None]
    steep = np.clip((np.hypot(gx, gy) - 0.55) * 3, 0, 1)[..., None]
    c = (grass * (1 - cover) + wood * cover) * (1 - steep) + rock * steep
    return c * (np.array(t['ambient']) + 1.5 * shine * np.array(t['sun']))


def film(name, seed):
    t = TIMES[name]
    height, trees = ground(seed)
    colour, img = lit(height, trees, t), sky(t, seed)
    mirror = cv2.GaussianBlur(img[int(H * HORIZON) :: -1], (0, 0), sigmaX=30, sigmaY=3)
    low = np.full(W, H, np.int32)  # the row down to which each column is still free
    rows, u = np.arange(H)[:, None], (np.arange(W) / W - 0.5) / FOCAL
    z, g = 60.0, rng(seed)
    while z < 7600:
        x, y = (SIZE / 2 + u * z / 8) % SIZE, np.full(W, (40 + z / 8) % SIZE)
        i, j = y.astype(int), x.astype(int)
        f = x - j
        h, far = height[i, j] * (1 - f) + height[i, (j + 1) % SIZE] * f, 1 - np.exp(-z / t['haze'])
        wet = h < LAKE
        top = np.where(wet, LAKE, h + trees[i, j] * 14 * (g.random(W) * 0.6 + 0.7))
        row = np.clip(H * HORIZON + (EYE - top) / z * FOCAL * W, 0, H).astype(np.int32)
        glint = mirror[np.clip(((row - H * HORIZON) * 0.9 + g.normal(0, 2.5, W)).astype(int), 0, len(mirror) - 1), np.arange(W)]
        c = np.where(wet[:, None], glint * 0.72, colour[i, j] * (0.85 + 0.3 * g.random((W, 1))))
        c = c * (1 - far) + np.array(t['low']) * 0.92 * far
        img = np.where(((rows >= row) & (rows < low))[..., None], c, img)
        low = np.minimum(low, row)
        z *= 1.0045
    img = cv2.GaussianBlur(img.astype(np.float32), (0, 0), 0.7)
    save('film_' + name, np.clip(img, 0, 1) ** (1 / 1.35))


def ridges(seed=12):
    """wooded hills one behind another before sunrise, mist in the valleys between, birds"""
    g, v = rng(seed), np.linspace(0, 1, H)[:, None, None]
    low, high = np.array((0.96, 0.74, 0.55)), np.array((0.27, 0.40, 0.56))
    t = np.clip((0.62 - v) / 0.62, 0, 1)
    img = low * (1 - t**0.8) + high * t**0.8 + np.zeros((H, W, 1))
    cloud = fftnoise(SIZE, SIZE * 2, seed + 5, 1.6, 6.0, 1.0)[:H, :W, None]
    img += np.clip(cloud * 0.5, 0, 0.5) * np.clip(t * 2.2, 0, 1) * np.array((0.24, 0.15, 0.10))
    x, y = np.arange(W), np.arange(H)[:, None]
    sun = np.exp(-((np.hypot(x[None] - 0.66 * W, y - 0.50 * H) / (0.42 * W)) ** 2))[..., None]
    img += sun * np.array((0.22, 0.15, 0.06))
    n = 9
    for k in range(n):
        f = k / (n - 1)  # 0 far, 1 near
        rough = fftnoise(SIZE, SIZE * 2, seed + 20 + k, 1.75, 2.0, 1.0)[300, :W]
        fine = fftnoise(SIZE, SIZE * 2, seed + 40 + k, 0.9, 30.0, 1.0)[500, :W]
        slope = 0.05 * np.cos((x / W - 0.62 + 0.09 * k * (-1) ** k) * 3.0)
        ridge = H * (0.50 + 0.50 * f**1.25 - slope - (0.055 + 0.03 * f) * rough) - (1.0 + 7 * f**2) * fine
        if k > 4:  # single trees stand out on the nearer ridges
            trees = np.abs(g.normal(0, 1, W))
            ridge -= cv2.GaussianBlur((trees * (3 + 16 * (f - 0.4)))[None], (0, 0), 0.8 + 1.6 * f)[0]
        near, air = np.array((0.022, 0.050, 0.058)), low * 0.50 + high * 0.42
        c = air * (1 - f) ** 1.6 + near * (1 - (1 - f) ** 1.6)
        depth = (y - ridge[None]) / H
        mist = np.clip(depth / (0.05 + 0.10 * (1 - f)), 0, 1)[..., None] ** 1.4 * (0.50 - 0.42 * f)
        leaves = 1 + 0.22 * f * fftnoise(SIZE, SIZE * 2, seed + 60 + k, 0.7, 1.0, 1.0, 60)[:H, :W, None]
        body = (c * leaves) * (1 - mist) + (low * 0.72 + high * 0.24) * mist + sun * (1 - f) * np.array((0.10, 0.06, 0.02))
        a = np.clip(y - ridge[None] + 0.5, 0, 1)[..., None]
        img = img * (1 - a) + body * a
    img = cv2.GaussianBlur(img.astype(np.float32), (0, 0), 0.6)
    save('film_ridges', np.clip(img, 0, 1) ** (1 / 1.2))


def desktop():
    """a plan being drawn: menu, tools, the plan of a flat in lines of three weights, a list of layers"""
    img, g = np.full((800, 1280, 3), 0.16), rng(4)
    box = lambda x0, y0, x1, y1, c, w=-1: cv2.rectangle(img, (x0, y0), (x1, y1), c, w, cv2.LINE_AA)
    word = lambda s, x, y, k=0.42, c=(0.75, 0.75, 0.76): cv2.putText(img, s, (x, y), cv2.FONT_HERSHEY_SIMPLEX, k, c, 1, cv2.LINE_AA)
    box(0, 0, 1280, 34, (0.22, 0.22, 0.23))
    for k, s in enumerate(('File', 'Edit', 'View', 'Insert', 'Draw', 'Annotate', 'Output')):
        word(s, 18 + 84 * k, 22)
    box(0, 34, 52, 800, (0.20, 0.20, 0.21))
    for k in range(14):
        box(14, 50 + 44 * k, 38, 74 + 44 * k, (0.48, 0.50, 0.52), 1)
    box(70, 52, 1010, 780, (0.96, 0.96, 0.94))
    box(1030, 34, 1280, 800, (0.20, 0.20, 0.21))
    for k, s in enumerate(('Walls', 'Doors', 'Kitchen', 'Wardrobes', 'Ceiling', 'Electrical', 'Plumbing', 'Furniture', 'Dimensions', 'Text')):
        box(1046, 66 + 34 * k, 1058, 78 + 34 * k, tuple(0.3 + 0.6 * g.random(3)))
        word(s, 1070, 78 + 34 * k)
    ink, thin = (0.12, 0.13, 0.15), (0.45, 0.47, 0.50)
    for x0, y0, x1, y1 in ((150, 120, 930, 700), (150, 120, 470, 400), (470, 120, 700, 330), (700, 120, 930, 400), (150, 400, 400, 700), (700, 400, 930, 700)):
        box(x0, y0, x1, y1, ink, 6)
    for x, y, a in ((470, 350, 90), (400, 520, 0), (700, 480, 180), (560, 330, 0), (700, 300, 90)):
        cv2.line(img, (x - 26, y), (x + 26, y), (0.96, 0.96, 0.94), 8)
        cv2.ellipse(img, (x - 26, y), (52, 52), 0, a - 90, a, thin, 1, cv2.LINE_AA)
    for x0, y0, x1, y1 in ((200, 170, 330, 320), (430, 430, 660, 480), (490, 540, 610, 620), (740, 170, 880, 300), (180, 560, 300, 680), (730, 640, 900, 690), (480, 130, 690, 165)):
        box(x0, y0, x1, y1, thin, 1)
        box(x0 + 8, y0 + 8, x1 - 8, y1 - 8, (0.72, 0.74, 0.76), 1)
    for y in (92, 736):
        cv2.line(img, (150, y), (930, y), (0.75, 0.25, 0.2), 1, cv2.LINE_AA)
    for k, s in enumerate(('3650', '2400', '3300')):
        word(s, 290 + 240 * k, 86, 0.42, (0.6, 0.2, 0.18))
    for (x, y), s in (((240, 350), 'Bedroom 1'), ((530, 250), 'Kitchen'), ((760, 350), 'Bedroom 2'), ((500, 590), 'Living'), ((200, 470), 'Pooja'), ((760, 560), 'Balcony')):
        word(s, x, y, 0.5, ink)
    save('desk_plan', img)


if __name__ == '__main__':
    film('evening', 43)
    film('mist', 57)
    ridges()
    desktop()
