"""Covers of children's picture books: covers.png in build/tex, 4 x 3 of them, painted here. Run once: python lib/covers.py"""

import cv2
import numpy as np

from textures import fftnoise, rng, save

W, H, COLUMNS, ROWS = 300, 380, 4, 3
# paper, ground, figure, accent; what is painted; the title in two lines
BOOKS = (
    ((0.93, 0.80, 0.55), (0.42, 0.52, 0.33), (0.42, 0.45, 0.52), (0.72, 0.28, 0.20), 'elephant', 'THE SLOW', 'ELEPHANT'),
    ((0.16, 0.24, 0.40), (0.10, 0.16, 0.27), (0.93, 0.88, 0.70), (0.88, 0.66, 0.30), 'moon', 'Moon over', 'Golconda'),
    ((0.62, 0.80, 0.82), (0.20, 0.46, 0.52), (0.90, 0.48, 0.28), (0.97, 0.93, 0.84), 'fish', 'ONE FISH', 'TOO MANY'),
    ((0.95, 0.91, 0.82), (0.55, 0.65, 0.42), (0.75, 0.33, 0.22), (0.25, 0.32, 0.40), 'kite', 'The Kite', 'of Sankranti'),
    ((0.80, 0.42, 0.30), (0.55, 0.24, 0.18), (0.96, 0.86, 0.62), (0.20, 0.28, 0.26), 'bird', 'Little Owl', 'Stays Up'),
    ((0.87, 0.88, 0.76), (0.36, 0.50, 0.30), (0.83, 0.52, 0.18), (0.24, 0.20, 0.18), 'tiger', 'TIGER', 'COMES TO TEA'),
    ((0.97, 0.86, 0.60), (0.30, 0.52, 0.60), (0.70, 0.26, 0.22), (0.98, 0.96, 0.90), 'boat', 'A Boat', 'for Bujji'),
    ((0.56, 0.66, 0.52), (0.32, 0.42, 0.30), (0.95, 0.92, 0.84), (0.78, 0.40, 0.28), 'house', 'THE HOUSE', 'WITH LEGS'),
    ((0.90, 0.72, 0.66), (0.52, 0.62, 0.45), (0.30, 0.36, 0.46), (0.96, 0.92, 0.82), 'elephant', 'Ammu and', 'the Rain'),
    ((0.24, 0.36, 0.34), (0.15, 0.24, 0.22), (0.90, 0.66, 0.28), (0.95, 0.90, 0.78), 'tiger', 'Night', 'in the Forest'),
    ((0.96, 0.94, 0.88), (0.85, 0.70, 0.42), (0.22, 0.40, 0.58), (0.78, 0.34, 0.24), 'bird', 'BLUE', 'BIRD BLUE'),
    ((0.45, 0.62, 0.74), (0.93, 0.90, 0.80), (0.80, 0.36, 0.26), (0.98, 0.90, 0.66), 'kite', 'How High', 'Is the Sky?'),
)


def blob(img, x, y, rx, ry, c, turn=0):
    cv2.ellipse(img, (int(x), int(y)), (int(rx), int(ry)), turn, 0, 360, c, -1, cv2.LINE_AA)


def poly(img, P, c):
    cv2.fillPoly(img, [np.array(P, np.int32)], c, cv2.LINE_AA)


def elephant(img, c, a):
    blob(img, 150, 245, 74, 58, c)
    blob(img, 226, 210, 38, 40, c)
    for x in (100, 132, 172, 200):
        cv2.rectangle(img, (x - 13, 265), (x + 13, 330), c, -1, cv2.LINE_AA)
    cv2.ellipse(img, (262, 246), (20, 52), 0, -90, 100, c, 17, cv2.LINE_AA)
    blob(img, 200, 208, 24, 34, tuple(k * 0.86 for k in c), 12)
    blob(img, 238, 200, 4, 4, (0.1, 0.1, 0.1))
    poly(img, [(104, 196), (182, 192), (188, 226), (100, 230)], a)


def moon(img, c, a):
    blob(img, 195, 170, 62, 62, c)
    blob(img, 220, 155, 52, 52, tuple(img[20, 20]))
    for x, h in ((20, 90), (75, 130), (130, 80), (190, 120), (245, 95)):
        poly(img, [(x, 380), (x, 380 - h), (x + 12, 380 - h - 26), (x + 24, 380 - h), (x + 38, 380 - h), (x + 38, 380)], (0.07, 0.10, 0.18))
    for x, y in ((40, 130), (90, 170), (130, 120), (270, 250), (60, 230), (250, 110)):
        blob(img, x, y, 3, 3, a)


def fish(img, c, a):
    for x, y, s in ((160, 220, 1.0), (80, 300, 0.45), (225, 315, 0.5), (235, 150, 0.4)):
        blob(img, x, y, 74 * s, 44 * s, c)
        poly(img, [(x + 60 * s, y), (x + 118 * s, y - 40 * s), (x + 104 * s, y), (x + 118 * s, y + 40 * s)], c)
        blob(img, x - 40 * s, y - 10 * s, 9 * s, 9 * s, a)
        for k in range(3):
            cv2.ellipse(img, (int(x + 22 * s * k), int(y)), (int(16 * s), int(30 * s)), 0, -80, 80, a, max(1, int(3 * s)), cv2.LINE_AA)


def kite(img, c, a):
    poly(img, [(165, 110), (225, 180), (165, 275), (105, 180)], c)
    poly(img, [(165, 110), (225, 180), (165, 180)], a)
    poly(img, [(165, 275), (105, 180), (165, 180)], a)
    x = np.linspace(0, 1, 40)
    cv2.polylines(img, [np.stack([165 - 110 * x + 22 * np.sin(x * 9), 275 + 95 * x], 1).astype(np.int32)], False, a, 2, cv2.LINE_AA)


def bird(img, c, a):
    blob(img, 150, 230, 58, 72, c)
    blob(img, 150, 165, 50, 44, c)
    for s in (-1, 1):
        poly(img, [(150 + s * 46, 120), (150 + s * 14, 142), (150 + s * 44, 158)], c)
        blob(img, 150 + s * 20, 165, 17, 17, (0.98, 0.96, 0.90))
        blob(img, 150 + s * 20, 165, 8, 8, (0.1, 0.1, 0.1))
        blob(img, 150 + s * 48, 240, 17, 46, a, s * 12)
    poly(img, [(142, 180), (158, 180), (150, 196)], (0.85, 0.55, 0.2))
    cv2.line(img, (30, 308), (280, 296), (0.30, 0.20, 0.14), 12, cv2.LINE_AA)


def tiger(img, c, a):
    blob(img, 150, 260, 66, 72, c)
    blob(img, 150, 185, 58, 50, c)
    for s in (-1, 1):
        blob(img, 150 + s * 46, 145, 16, 16, c)
        blob(img, 150 + s * 22, 178, 7, 7, a)
        for k in range(3):
            poly(img, [(150 + s * 58, 192 + 16 * k), (150 + s * 30, 198 + 14 * k), (150 + s * 58, 202 + 16 * k)], a)
            poly(img, [(150 + s * 66, 240 + 26 * k), (150 + s * 30, 250 + 24 * k), (150 + s * 66, 254 + 26 * k)], a)
    blob(img, 150, 208, 20, 14, (0.97, 0.94, 0.86))
    blob(img, 150, 201, 7, 5, a)


def boat(img, c, a):
    poly(img, [(60, 250), (250, 250), (215, 305), (95, 305)], c)
    poly(img, [(150, 120), (150, 240), (235, 240)], a)
    poly(img, [(142, 140), (142, 240), (80, 240)], tuple(k * 0.92 for k in a))
    for k in range(5):
        cv2.ellipse(img, (30 + 62 * k, 318), (31, 14), 0, 180, 360, a, 3, cv2.LINE_AA)


def house(img, c, a):
    for x in (118, 182):
        cv2.line(img, (x, 270), (x - 12, 345), (0.25, 0.20, 0.17), 9, cv2.LINE_AA)
        blob(img, x - 2, 346, 20, 8, (0.25, 0.20, 0.17))
    cv2.rectangle(img, (85, 175), (215, 275), c, -1, cv2.LINE_AA)
    poly(img, [(68, 180), (150, 110), (232, 180)], a)
    cv2.rectangle(img, (135, 220), (165, 275), a, -1)
    for x in (98, 180):
        cv2.rectangle(img, (x, 195), (x + 24, 218), (0.95, 0.80, 0.45), -1)


def cover(i, paper, ground, figure, accent, what, *title):
    g, img = rng(200 + i), np.ones((H, W, 3)) * paper
    x = np.arange(W)
    for k in range(2):
        y = 300 + 24 * k + 16 * np.sin(x / (34 + 20 * g.random()) + 6 * g.random())
        poly(img, [(0, H)] + list(zip(x[::6], y[::6])) + [(W, H)], tuple(q * (1 - 0.14 * k) for q in ground))
    globals()[what](img, figure, accent)
    dark = np.mean(paper) < 0.5
    for k, line in enumerate(title):
        size = 1.05 if k == 0 else 0.95
        (w, _), _ = cv2.getTextSize(line, cv2.FONT_HERSHEY_TRIPLEX, size, 2)
        s = size * min(1, 250 / w)
        cv2.putText(img, line, (int(155 - w * s / size / 2), 52 + 36 * k), cv2.FONT_HERSHEY_TRIPLEX, s, accent if dark or np.mean(accent) < 0.55 else tuple(q * 0.5 for q in figure), 2, cv2.LINE_AA)
    img = cv2.GaussianBlur(img, (0, 0), 0.6) * (1 + 0.05 * fftnoise(H, W, 300 + i, 0.9))[..., None]  # gouache
    img[:, 10:14] *= 0.82  # the groove of the hinge
    return img


if __name__ == '__main__':
    cells = [cover(i, *b) for i, b in enumerate(BOOKS)]
    save('covers', np.vstack([np.hstack(cells[r * COLUMNS : (r + 1) * COLUMNS]) for r in range(ROWS)]))
