"""Framed prints for the walls: art8.png to art19.png in build/tex, drawn here. Run once: python lib/prints.py"""

import cv2
import numpy as np

from textures import fftnoise, rng, save

H, W = 1200, 900
PAPER, INK, RED, BLUE, OCHRE, GREEN, CREAM = (0.94, 0.92, 0.87), (0.13, 0.13, 0.15), (0.58, 0.19, 0.14), (0.14, 0.22, 0.36), (0.82, 0.60, 0.27), (0.20, 0.32, 0.24), (0.90, 0.85, 0.74)


def sheet(colour=PAPER):
    return np.ones((H, W, 3), np.float32) * np.array(colour, np.float32)


def fill(img, points, colour):
    cv2.fillPoly(img, [np.asarray(points, np.float64).round().astype(np.int32)], colour, cv2.LINE_AA)


def line(img, points, colour, width=3):
    cv2.polylines(img, [np.asarray(points, np.float64).round().astype(np.int32)], False, colour, width, cv2.LINE_AA)


def petal(x, y, angle, length, width, n=24):
    t = np.linspace(0, 1, n)
    half = width / 2 * np.sin(np.pi * t**0.85)
    along, across = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    middle = np.array([x, y]) + np.outer(t * length, along)
    return np.concatenate([middle + np.outer(half, across), (middle - np.outer(half, across))[::-1]])


def ikat(r):
    """diamonds with feathered edges, as tied and dyed in Pochampally"""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    y = y + 14 * np.repeat(r.standard_normal((1, W // 6 + 1)), 6, 1)[:, :W].astype(np.float32)
    d = np.abs((x % 180) - 90) / 90 + np.abs((y % 300) - 150) / 150
    img = sheet(RED)
    for limit, colour in ((0.95, CREAM), (0.78, INK), (0.55, OCHRE), (0.34, CREAM), (0.18, RED)):
        img[d < limit] = colour
    return img


def tree_of_life(r):
    """a tree with leaves and birds in ink and two vegetable colours, after painted cotton"""
    img = sheet((0.91, 0.86, 0.75))

    def grow(x, y, angle, length, width):
        if length < 34:
            for _ in range(3):
                fill(img, petal(x, y, angle + r.uniform(-1, 1), r.uniform(30, 52), 16), [GREEN, BLUE, RED][r.integers(3)])
            return
        bend = angle + r.uniform(-0.2, 0.2)
        u, v = x + np.cos(bend) * length, y + np.sin(bend) * length
        line(img, [(x, y), (u, v)], INK, max(2, int(width)))
        for side in (-1, 1):
            grow(u, v, bend + side * r.uniform(0.3, 0.62), length * r.uniform(0.68, 0.82), width * 0.66)

    grow(W / 2, H * 0.86, -np.pi / 2, 210, 26)
    fill(img, [(150, H - 170), (W / 2, H - 215), (W - 150, H - 170), (W - 150, H - 130), (150, H - 130)], RED)
    return img


def fort(r):
    """walls and bastions of a granite fort, line drawing with a wash"""
    img = sheet()
    for k, (base, tone) in enumerate(((0.44, 0.86), (0.58, 0.76), (0.74, 0.64))):
        x = 90
        top = []
        while x < W - 90:
            w = int(r.uniform(70, 150))
            h = H * base - r.uniform(0, 90)
            top += [(x, h), (x + w, h)]
            for b in range(x, x + w - 14, 26):
                cv2.rectangle(img, (b, int(h) - 14), (b + 14, int(h)), (tone * 0.9, tone * 0.86, tone * 0.78), -1)
            x += w
        fill(img, [(90, H * 0.88)] + top + [(W - 90, H * 0.88)], (tone, tone * 0.95, tone * 0.86))
        line(img, top, INK, 3)
        for _ in range(160):
            a, b = r.uniform(95, W - 120), r.uniform(H * base, H * 0.88)
            line(img, [(a, b), (a + r.uniform(10, 30), b)], (tone * 0.7,) * 3, 1)
    return img


def lotus(r):
    img = sheet(BLUE)
    for _ in range(16):
        c = (int(r.uniform(60, W - 60)), int(r.uniform(220, H - 60)))
        cv2.ellipse(img, c, (int(r.uniform(50, 110)), int(r.uniform(24, 44))), 0, 20, 350, (0.24, 0.42, 0.33), -1, cv2.LINE_AA)
    for _ in range(6):
        x, y, s = r.uniform(120, W - 120), r.uniform(220, H - 160), r.uniform(0.7, 1.2)
        for a in (-2.6, -0.55, -2.2, -0.95, -1.9, -1.25, -1.57):
            fill(img, petal(x, y, a, 120 * s, 46 * s), (0.90, 0.66 + 0.1 * abs(a + 1.57), 0.62))
    return img


def hills(r):
    """a photograph in grey: ridges in the haze"""
    img = sheet((0.86,) * 3)
    y = np.arange(H)[:, None]
    for k in range(6):
        n = fftnoise(1, W, int(r.integers(9999)), 1.5)[0]
        ridge = H * (0.36 + 0.10 * k) - n * 34
        g = 0.74 - 0.11 * k
        img[y > ridge[None, :]] = (g, g, g)
    return np.clip(img + 0.03 * fftnoise(H, W, 4, 0.3)[..., None], 0, 1)


def blocks(r):
    img = sheet()
    for x0, x1, y0, y1, c in ((120, 470, 150, 640, OCHRE), (430, 780, 430, 960, RED), (200, 560, 760, 1060, INK), (610, 780, 170, 380, BLUE)):
        img[y0:y1, x0:x1] = img[y0:y1, x0:x1] * 0.12 + np.array(c, np.float32) * 0.88
    return img


def boats(r):
    img = sheet((0.80, 0.85, 0.85))
    img[H // 2 :] = (0.50, 0.64, 0.66)
    for _ in range(90):
        x, y = r.uniform(70, W - 150), r.uniform(H / 2 + 20, H - 80)
        line(img, [(x, y), (x + r.uniform(20, 120), y)], (0.66, 0.76, 0.76), 3)
    for x, y, s, c in ((260, 700, 1.0, RED), (600, 640, 0.7, INK), (520, 900, 1.5, OCHRE)):
        fill(img, [(x - 130 * s, y), (x + 130 * s, y), (x + 90 * s, y + 46 * s), (x - 100 * s, y + 46 * s)], c)
        line(img, [(x, y), (x, y - 230 * s)], INK, 4)
        fill(img, [(x + 6, y - 225 * s), (x + 110 * s, y - 40 * s), (x + 6, y - 30 * s)], CREAM)
    return img


def banana_leaf(r):
    img = sheet((0.93, 0.91, 0.86))
    t = np.linspace(0, 1, 80)
    spine = np.stack([W * 0.30 + 300 * t + 70 * np.sin(t * 2.4), H * 0.88 - H * 0.74 * t], 1)
    half = 190 * np.sin(np.pi * t**0.75) ** 0.8
    d = np.gradient(spine, axis=0)
    side = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(*d.T)[:, None]
    fill(img, np.concatenate([spine + side * half[:, None], (spine - side * half[:, None])[::-1]]), (0.30, 0.44, 0.26))
    for i in range(4, 78):
        for s in (-1, 1):
            tip = spine[min(79, i + 5)] + s * side[i] * half[i] * 0.97
            line(img, [spine[i], tip], (0.24, 0.36, 0.21) if r.random() < 0.85 else (0.93, 0.91, 0.86), 2)
    line(img, spine, (0.72, 0.76, 0.52), 8)
    return img


def arches(r):
    """four-centred arches in a row, one colour a bay"""
    img = sheet(CREAM)
    for i, c in enumerate((RED, BLUE, OCHRE, GREEN, INK, (0.76, 0.50, 0.42))):
        x, y = 160 + (i % 2) * 310, 330 + (i // 2) * 310
        P = [(x, y + 190), (x, y), (x + 25, y - 70), (x + 75, y - 130), (x + 135, y - 175), (x + 195, y - 130), (x + 245, y - 70), (x + 270, y), (x + 270, y + 190)]
        fill(img, P, c)
        inner = [((px - x - 135) * 0.6 + x + 135, (py - y - 20) * 0.62 + y + 60) for px, py in P]
        fill(img, inner, CREAM)
    return img


def birds(r):
    img = sheet((0.93, 0.88, 0.80))
    for k in range(4):
        y = 260 + 210 * k
        wire = np.stack([np.linspace(70, W - 70, 40), y + 34 * np.sin(np.linspace(0, np.pi, 40))], 1)
        line(img, wire, INK, 3)
        for i in r.choice(34, int(r.integers(3, 7)), replace=False) + 3:
            x, b = wire[i]
            fill(img, petal(x - 26, b - 8, -0.5, 60, 30), INK)
            cv2.circle(img, (int(x + 24), int(b - 36)), 11, INK, -1, cv2.LINE_AA)
            line(img, [(x - 26, b - 6), (x - 52, b + 16)], INK, 6)
    return img


def brush(r):
    """three broad strokes of a dry brush"""
    img = sheet()
    for k, c in enumerate((INK, RED, OCHRE)):
        y0 = 330 + 240 * k
        for j in range(110):
            off = (j - 55) * 1.5
            a, b = 130 + r.uniform(0, 60), W - 130 - r.uniform(0, 240 if j % 3 else 40)
            x = np.linspace(a, b, 40)
            line(img, np.stack([x, y0 + off + 40 * np.sin(x / 180 + k)], 1), c, 1 if j % 4 else 3)
    return img


def dots(r):
    """a deer of dots and dashes"""
    img = sheet((0.90, 0.83, 0.70))
    body = [(260, 640), (330, 560), (560, 560), (640, 470), (690, 360), (740, 400), (720, 470), (690, 640), (680, 900), (640, 900), (620, 700), (380, 700), (350, 900), (310, 900), (290, 720)]
    mask = np.zeros((H, W, 3), np.float32)
    fill(mask, body, (1, 1, 1))
    img = np.where(mask > 0.5, np.array(GREEN, np.float32), img).astype(np.float32)
    for yy in range(350, 900, 22):
        for xx in range(250, 750, 22):
            if mask[yy, xx, 0] > 0.5:
                cv2.circle(img, (xx + (yy // 22 % 2) * 9, yy), 6, (OCHRE, CREAM, RED)[(yy // 66) % 3], -1, cv2.LINE_AA)
    for s in (-1, 1):
        for k in range(4):
            line(img, [(700, 350), (700 + s * (40 + 26 * k), 270 - 40 * k), (700 + s * (80 + 20 * k), 240 - 46 * k)], RED, 7)
    return img


PRINTS = (ikat, tree_of_life, fort, lotus, hills, blocks, boats, banana_leaf, arches, birds, brush, dots)


if __name__ == '__main__':
    for i, drawing in enumerate(PRINTS):
        img = drawing(rng(40 + i)) * (1 + fftnoise(H, W, 90 + i, 0.5) * 0.016)[..., None]
        for edge in (img[:64], img[-64:], img[:, :64], img[:, -64:]):
            edge[:] = 0.95
        save('art%d' % (8 + i), img.astype(np.float32))
