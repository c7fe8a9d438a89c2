"""A saree shop: shelves of folded sarees in teak, a low platform under a white sheet, one silk thrown open over its edge; a window on the left, neutral lamps over the shelves.

Cameras:  main (upright).
"""

from lib import *
from lib.laundry import plastic
from lib.sarees import foldedsaree, opened, pile, silk

LX, RX, H = -1.42, 2.1, 2.85
FY = -2.05  # the front edge of the platform
TOP = 0.446  # of its mattress
WA, WB, W0, W1 = -2.05, -0.92, 0.95, 2.25  # the window in the left wall
SH = -0.44  # the front of the shelves

SILKS = [  # ground, border, kind, cotton
    ('#7d1226', '#1d3a2c', 'temple', 0), ('#0f4a4f', '#7c1230', 'temple', 0), ('#c9861f', '#6f1030', 'buds', 0), ('#1f2f66', '#b0301f', 'temple', 0),
    ('#5b1747', '#c08a2a', 'checks', 0), ('#d7c7a0', '#7a1a22', 'buds', 0), ('#2f5d3a', '#a8243a', 'broad', 0), ('#b23a57', '#2d2460', 'buds', 0),
    ('#d9582c', '#5a1440', 'temple', 0), ('#e6dccb', '#1f4a63', 'plain', 1), ('#8fa6a0', '#33413c', 'plain', 1), ('#3b3f46', '#b3262c', 'plain', 1),
    ('#a7b56b', '#5d1f4f', 'checks', 0), ('#e7c24a', '#1f5a3d', 'temple', 0), ('#7c98b8', '#24305c', 'plain', 1), ('#f0ede4', '#a5762a', 'buds', 0),
    ('#96462f', '#23262b', 'checks', 0), ('#c78a9a', '#5b2338', 'plain', 1), ('#143a2b', '#c5922f', 'broad', 0), ('#642b86', '#d07a2a', 'temple', 0),
    ('#c4b6d2', '#4a3675', 'plain', 1), ('#b9121f', '#b9121f', 'broad', 0), ('#1b6f7d', '#d9a638', 'checks', 0), ('#e2a58a', '#7b2e2a', 'buds', 0),
]  # fmt: skip


def cloth(k):
    g, b, kind, cotton = SILKS[k % len(SILKS)]
    return silk(g, b, kind, rough=0.72 if cotton else 0.46)


def family(first, spread):
    """a choice among a few neighbours in the list, as a shop sorts its shelves"""
    return lambda r: cloth((first + r.randint(0, spread)) % len(SILKS) if r.random() < 0.8 else r.randrange(len(SILKS)))


def shelves(m, back):
    w, t, rows = 0.635, 0.022, [0.50, 0.865, 1.23, 1.595, 1.96, 2.325]
    n = 5
    x0 = LX + 0.02
    box(x0, x0 + n * w, -0.012, -0.001, 0.1, 2.68, back, bev=0)
    for i in range(n + 1):
        x = x0 + i * w
        box(x - t / 2, x + t / 2, SH, -0.012, 0.0, 2.68, m, bev=0.0015)
    h = wood('oiled', horiz=True)
    for z in rows + [2.66]:
        for i in range(n):
            x = x0 + i * w
            box(x + t / 2, x + w - t / 2, SH + 0.004, -0.012, z - t, z, h, bev=0.0015)
    box(x0 - 0.011, x0 + n * w + 0.011, SH - 0.022, SH + 0.03, 2.66, 2.74, h, bev=0.004)
    # (column, row): two piles, how many in each; None: a gap
    plan = {
        (0, 0): (7, 8), (1, 0): (8, 6), (2, 0): (7, 8), (3, 0): (8, 7),
        (0, 1): (8, 7), (1, 1): (6, 8), (2, 1): (8, 5), (3, 1): (7, 8),
        (0, 2): (5, 8), (1, 2): (8, 8), (2, 2): (7, 3), (3, 2): (8, 6),
        (0, 3): (8, 6), (1, 3): (4, 7), (2, 3): (8, 8), (3, 3): (6, 8),
        (0, 4): (7, 5), (1, 4): (8, 8), (2, 4): (5, 7), (3, 4): (8, 7),
    }  # fmt: skip
    for (c, r), (a, b) in plan.items():
        x = x0 + c * w
        for k, (q, px) in enumerate(((a, x + w * 0.265), (b, x + w * 0.735))):
            s = 100 + 17 * c + 5 * r + k
            pile(px, SH + 0.145 + 0.012 * ((s * 7) % 5 - 2) / 2, rows[r], q, family((5 * c + 7 * r + 3 * k) % 24, 3), s, 0.285, 0.255)
    for z in rows[1:] + [2.66]:  # a profile under each shelf's front, neutral
        strip((x0 + 0.02, SH + 0.022, z - t - 0.006), (x0 + n * w - 0.02, SH + 0.022, z - t - 0.006), 0.9, 4100, (0, 0.55, -1), 0.012)


def pages(x, y, z, rot):
    """a bill book with a carbon sheet, half written, and a ball pen"""
    with turned(x, y, rot, z):
        box(-0.075, 0.075, -0.105, 0.105, 0, 0.014, mat('billpaper', '#e9e2cf', rough=0.9), bev=0.001)
        box(-0.077, 0.077, 0.085, 0.107, 0.0005, 0.0155, mat('billback', '#7a2a2a', rough=0.7), bev=0.002)
        ink = mat('billink', '#32437a', rough=0.9)
        g = R.Random(3)
        for k in range(7):
            yy = 0.060 - 0.019 * k
            box(-0.066, 0.066, yy - 0.0003, yy + 0.0003, 0.0141, 0.0143, mat('billrule', '#a9a696', rough=0.9), bev=0)
            if k < 4:
                tube([(-0.060 + 0.008 * i, yy + 0.004 + g.uniform(-0.003, 0.003), 0.0144) for i in range(g.randint(6, 12))], 0.0004, ink)
        tube([(0.02, -0.085, 0.0185), (0.075, 0.045, 0.0185)], 0.0040, plastic('#24407a', 0.3), smooth=False)
        tube([(0.02, -0.085, 0.0185), (0.0166, -0.093, 0.0175)], 0.0016, steel(), smooth=False)


def tumbler(x, y, z):
    """steel, with its dabara: coffee for the buyer"""
    s = mat('shop steel', '#c0beb9', rough=0.31, metal=1)
    lathe(rounded([(0.0001, 0.003), (0.040, 0.003), (0.043, 0), (0.047, 0.030), (0.054, 0.034), (0.0545, 0.0355), (0.046, 0.033), (0.041, 0.006), (0.0001, 0.006)], 4), s, (x, y, z), 72, 50)
    lathe(rounded([(0.0001, 0.001), (0.026, 0.001), (0.028, 0.004), (0.034, 0.088), (0.039, 0.093), (0.0385, 0.0945), (0.0335, 0.090), (0.0272, 0.006), (0.0001, 0.004)], 4), s, (x, y, z + 0.006), 72, 50)
    lathe([(0.0001, 0.078), (0.0325, 0.079)], mat('coffee', '#8a5a35', rough=0.3), (x, y, z + 0.006), 48)


def gaddi():
    """the white cloth of cloth.py with the creases of its ironing, a grid, and those of people who sat there"""
    import cv2

    n, m, k = 104, 66, 4
    G = np.load(T + 'gaddi_sheet.npz')['V'].reshape(m + 1, n + 1, 3)
    G = cv2.resize(G, (n * k + 1, m * k + 1), interpolation=cv2.INTER_CUBIC)
    N = np.cross(np.gradient(G, axis=1), np.gradient(G, axis=0))
    N /= np.linalg.norm(N, axis=2, keepdims=True)
    up = math.copysign(1, N[m * k // 2, n * k // 2][2])
    V = []
    for j in range(m * k + 1):
        for i in range(n * k + 1):
            p = G[j, i]
            x, y = float(p[0]), float(p[1] - p[2])  # along the cloth, over its edge too
            wob = 0.012 * noise.noise(Vector((x * 2, y * 2, 3)))
            iron = sum(a * max(0, 1 - abs(d + wob) / 0.016) for d, a in (((x + 0.22) % 0.58 - 0.29, 0.0036), ((y + 0.1) % 0.47 - 0.235, 0.0030)))
            a, b = x + 0.15 * noise.noise(Vector((x * 2, y * 2, 1))), y + 0.15 * noise.noise(Vector((x * 2, y * 2, 2)))
            ridge = lambda f, q: max(0, 1 - abs(noise.noise(Vector((a * f, b * f * 0.8 + a * 0.6, q)))) * 4.0) ** 2
            sat = 0.35 + 0.9 * max(0, noise.noise(Vector((x * 1.1, y * 1.3, 9))) + 0.25)
            h = iron + sat * (0.0085 * ridge(1.7, 5) + 0.0045 * ridge(4.1, 6)) - 0.004
            V.append(tuple(p + N[j, i] * up * h))
    w = n * k + 1
    F = [(q, q + 1, q + w + 1, q + w) for j in range(m * k) for q in range(j * w, j * w + n * k)]
    return obj('sheet', pmesh('sheet', V, F), fabric('#dedbd1', 0.07, 0.16, 0.12, 0.25), (0, FY, TOP), smooth=180)


def build(v='A'):
    reset(311)
    world('#e3e9f0', 0.10)
    white = paint('#eeece6')
    wall(LX - 0.2, RX + 0.2, 0, 0.2, -0.1, H, white)
    wall(LX - 0.2, LX, -4.9, WA, -0.1, H, white)
    wall(LX - 0.2, LX, WB, 0.0, -0.1, H, white)
    wall(LX - 0.2, LX, WA, WB, -0.1, W0, white)
    wall(LX - 0.2, LX, WA, WB, W1, H, white)
    wall(RX, RX + 0.2, -4.9, 0, -0.1, H, paint('#a79d8c'))
    wall(LX - 0.2, RX + 0.2, -5.1, -4.9, -0.1, H, paint('#8f8676'))
    wall(LX - 0.2, RX + 0.2, -5.1, 0.2, H, H + 0.2, white)
    tilefloor(LX, RX, -4.9, 0.0, 0, kota(0.30), 0.6, 0.6, 0.003)
    t = wood('waxed')
    windowframe('L', LX - 0.09, WA, WB, W0, W1, t, 2, 0.055, 0.06, 1.83)
    for k in range(1, 8):
        if k != 4:
            cyl(0.006, W0 + 0.04, W1 - 0.04, black(0.5), (LX - 0.09, WA + (WB - WA) * k / 8, 0), 12)
    box(LX - 0.20, LX + 0.030, WA - 0.04, WB + 0.04, W0 - 0.030, W0, kota(0.24), bev=0.004)
    shelves(wood('oiled'), paint('#cfc8b8'))
    # the platform: teak, with panels in its front; a mattress under a white sheet
    h = wood('waxed', horiz=True)
    box(LX + 0.002, RX - 0.002, FY + 0.035, SH - 0.03, 0.30, TOP - 0.112, h, bev=0.004)
    box(LX + 0.002, RX - 0.002, FY + 0.085, FY + 0.105, 0.0, 0.30, wood('oiled', horiz=True), bev=0)
    for k in range(6):
        a = LX + 0.03 + k * 0.585
        rim(a, a + 0.565, 0.05, 0.285, [(0, -0.001), (0, 0.016), (0.002, 0.018), (0.045, 0.018), (0.050, 0.012), (0.056, 0.010)], lambda p, q, o: (p, FY + 0.085 - o, q), t, True)
    box(LX + 0.02, RX - 0.02, FY + 0.012, SH - 0.05, TOP - 0.110, TOP - 0.012, fabric('#e9e6dd', 0.05), bev=0.03, seg=4)
    gaddi()
    # the silk that is being shown, its folds behind it
    open_ = silk('#8a1029', '#123f36', 'temple', '#cf9f4c', 1.74, True, 0.36)
    opened(open_, 0.0, FY, TOP + 0.008, fabric('#174a40', 0.2, 0.05))
    with turned(0.44, FY + 1.16, -25):
        top = TOP + 0.012
        for k in range(2):
            foldedsaree(k, silk('#8a1029', '#123f36', 'temple', '#cf9f4c', rough=0.36), 0.01 * k, 0.01, top + 0.034 * k, 0.66, 0.26, 0.036, 0.03 * k)
    # others that were looked at
    g = R.Random(5)
    x, y, z = 0.60, FY + 0.30, TOP + 0.005
    for k, (c, rz) in enumerate(((3, 0.10), (13, -0.05), (18, 0.16), (7, 0.02))):
        foldedsaree(k, cloth(c), x + g.uniform(-0.015, 0.015), y + 0.012 * k, z, 0.30, 0.255, 0.035, rz, k % 2 == 1)
        z += 0.037
    x, y, z = -0.90, FY + 1.02, TOP + 0.010
    for k, (c, rz) in enumerate(((15, 0.28), (1, 0.42), (8, 0.20))):
        foldedsaree(k + 2, cloth(c), x + 0.03 * k, y - 0.02 * k, z, 0.30, 0.255, 0.035, rz, k == 0)
        z += 0.037
    # three laid out like a hand of cards, to choose from
    for k, (c, px, py, rz) in enumerate(((10, -1.02, 0.36, 0.42), (21, -0.86, 0.31, 0.16), (12, -0.67, 0.29, -0.10))):
        o = foldedsaree((k + 1) % 5, cloth(c), px, FY + py, TOP + 0.009 + 0.020 * k, 0.29, 0.255, 0.034, rz, k == 1)
        o.rotation_euler = (0, 0.115 if k else 0, rz)
    pages(-0.47, FY + 0.72, TOP + 0.010, 24)
    tumbler(-0.72, FY + 0.62, TOP + 0.008)
    # light: the window, the open door of the shop behind the buyer, a little from the lamps
    area((-0.35, -4.75, 1.25), (1.5, 1.9), 26, '#eef2f8', dirv=(0.10, 1, -0.12), glossy=True)
    outside('left', LX - 0.24, (WA, WB), 'garden', 'morning', light=0.55, seed=5)
    area((LX - 0.42, (WA + WB) / 2, 1.70), (1.5, 1.6), 135, '#eaf1fb', dirv=(1, 0.10, -0.30), glossy=True)
    for px in (-0.75, 0.15, 1.05):
        spot((px, -1.25, H), 9, 4000, 62, target=(px, -0.42, 1.35))


CAMS = dict(main=lambda: upright((0.60, -4.45, 1.34), (-0.25, -1.35, 0.865), 45, 4.0, (-0.10, -1.60, 0.52)))
