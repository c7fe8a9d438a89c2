"""A corner of an everyday kitchen: two burners, a pressure cooker, tea on the boil, steel dabbas, a wall calendar, a water purifier, daylight from the left.

Cameras:  main (upright).
"""

import cv2

from lib import *
from lib.closeup import board as laminate
from lib.drawings import bough, peafowl, picture
from lib.laundry import cloth, kadappa, plastic
from lib.letters import write
from rooms.closeups_masala import cooker

Z, LX, F, H = 0.88, -0.78, -3.4, 2.7
WA, WB, W0, W1 = -1.55, -0.36, 1.06, 2.16  # the window in the left wall


def st():
    return mat('kitchen steel', '#c0beb9', rough=0.31, metal=1)


DAYS = 'ఆది సోమ మంగళ బుధ గురు శుక్ర శని'.split()
FEASTS = {8: 'దీపావళి', 14: 'బాలల దినోత్సవం', 24: 'కార్తీక పౌర్ణమి'}


def calendar_page(w=1200, h=1720):
    """November 2026: a picture above, the month and the days of the week in Telugu, Sundays and the full moon of Karthika in red"""
    img = np.full((h, w, 3), (246, 240, 226), np.uint8)
    top = 760
    for k in range(40):
        cv2.rectangle(img, (0, int(top * k / 40)), (w, int(top * (k + 1) / 40)), tuple(int(a + (b - a) * k / 39) for a, b in zip((148, 178, 186), (238, 216, 172))), -1)
    cv2.circle(img, (860, 250), 104, (236, 178, 84), -1, cv2.LINE_AA)
    cv2.ellipse(img, (280, 820), (660, 240), 0, 180, 360, (96, 122, 70), -1, cv2.LINE_AA)
    cv2.ellipse(img, (1000, 840), (600, 220), 0, 180, 360, (122, 140, 78), -1, cv2.LINE_AA)
    bough(img, 80, 800, 0.9, 800, -2.4, 8, 'red', 'ochre', 76)
    bough(img, 20, 640, 0.5, 580, 2.6, 7, 'rose', 'cream', 64)
    peafowl(img, 660, 590, 1.6)
    img[top:] = (246, 240, 226)
    cv2.rectangle(img, (0, 0), (w - 1, top), (120, 46, 34), 14)
    red, dark, cream = (176, 32, 26), (40, 36, 40), (250, 238, 208)
    band = top + 150
    cv2.rectangle(img, (0, top), (w, band), (150, 40, 32), -1)
    write(img, 46, top + 92, 'నవంబర్', 112, cream, 800, 88, 'lm')
    write(img, w - 46, top + 84, '2026', 112, cream, 750, 88, 'rm')
    write(img, w / 2 + 10, top + 46, 'శ్రీ పరాభవ నామ సంవత్సరం', 42, cream, 500, 80)
    write(img, w / 2 + 10, top + 104, 'ఆశ్వయుజం - కార్తీకం', 48, (247, 214, 140), 650, 84)
    cw, head, rh = w / 7, 86, 140
    cv2.rectangle(img, (0, band), (w, band + head), (232, 214, 176), -1)
    for c, day in enumerate(DAYS):
        write(img, cw * (c + 0.5), band + 46, day, 62, red if c == 0 else (70, 44, 34), 750, 88, fit=cw - 14)
    y0 = band + head
    for d in range(1, 31):
        r, c = divmod(d - 1, 7)  # the first is a Sunday
        x, y = int(c * cw), y0 + r * rh
        cv2.rectangle(img, (x, y), (int(x + cw), y + rh), (196, 184, 164), 2)
        write(img, x + cw / 2, y + 66, str(d), 100, red if c == 0 or d == 24 else dark, 650, 95)
        if d in FEASTS:
            write(img, x + cw / 2, y + 122, FEASTS[d], 34, red if d != 14 else (80, 70, 66), 600, 76, fit=cw - 8)
    cv2.ellipse(img, (int(cw * 5.5), int(y0 + rh * 1.40)), (72, 58), -8, 20, 372, (30, 60, 130), 6, cv2.LINE_AA)  # a day that somebody marked
    write(img, w / 2, h - 40, 'పండుగ శుభాకాంక్షలతో', 46, (150, 40, 32), 650, 95)
    return cv2.GaussianBlur(img.astype(np.float32) / 255, (0, 0), 0.7)


def calendar(x, z0, z1, w):
    """on a nail by its tin strip; the sheet curls away from the wall below"""
    n, k, V, UV = 14, 40, [], []
    for j in range(k + 1):
        t = j / k
        for i in range(n + 1):
            u = i / n
            s = 1 - t
            curl = 0.042 * s**2.2 * (0.5 + 0.5 * u) + 0.005 * math.sin(5 * t) * s + 0.0025 * math.sin(6 * u + 3 * t)
            V.append((x + (u - 0.5) * w, -0.006 - curl, z0 + (z1 - z0) * t + 0.006 * s**2))
            UV.append((u, t))
    m = mat('imgcalendar', tex=picture('calendar', calendar_page()), col=True, uv=True, rand=False, size=1, rough=0.55, spec=0.3)
    o = obj('calendar', pmesh('calendar', V, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(k) for i in range(n)], UV), m, smooth=180)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset = 0.0012, 1
    under = [(a, b + 0.0032 + 0.0015 * (1 - (c - z0) / (z1 - z0)), c + 0.002) for a, b, c in V]
    obj('leaves', pmesh('leaves', under, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(k) for i in range(n)]), mat('calpaper', '#e9e4d6', rough=0.8), smooth=180)
    box(x - w / 2 - 0.002, x + w / 2 + 0.002, -0.0095, -0.0015, z1 - 0.006, z1 + 0.010, st(), bev=0.002)
    tube([(x - 0.05, -0.005, z1 + 0.008), (x, -0.010, z1 + 0.048), (x + 0.05, -0.005, z1 + 0.008)], 0.0010, mat('twine', '#c9b68d', rough=1), smooth=False)
    cyl(0.0028, 0, 0.016, steel(), (x, 0, z1 + 0.046), 12, 0.0005, rot=(pi / 2, 0, 0))


def stove(x, y):
    """two burners under a sheet of black glass in a steel frame; the height at which a pan stands"""
    s, z, w, d = st(), Z, 0.62, 0.37
    for a in (-1, 1):
        for b in (-1, 1):
            cyl(0.014, 0, 0.018, black(0.6), (x + a * (w / 2 - 0.05), y + b * (d / 2 - 0.05), z), 20)
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z + 0.018, z + 0.066, s, bev=0.008, seg=4)
    box(x - w / 2 + 0.004, x + w / 2 - 0.004, y - d / 2 + 0.004, y + d / 2 - 0.004, z + 0.0655, z + 0.0725, mat('stoveglass', '#101112', rough=0.08, spec=0.6), bev=0.003, seg=3)
    top = z + 0.0725
    br, iron = brass(0.34), mat('enamelled iron', '#1d1d1e', rough=0.42)
    for k, (dx, r) in enumerate(((-0.155, 0.044), (0.155, 0.036))):
        px, py = x + dx, y + 0.030
        lathe(rounded([(0.030, 0.001), (0.070, 0.001), (0.098, 0.004), (0.104, 0.0095), (0.100, 0.0105), (0.070, 0.004), (0.030, 0.003)], 3), s, (px, py, top), 72, 50)
        lathe(rounded([(0.0001, 0.016), (0.014, 0.017), (r * 0.9, 0.013), (r, 0.018), (r * 0.98, 0.024), (r * 0.7, 0.028), (0.0001, 0.027)][::1], 3), br, (px, py, top), 64, 40)
        cyl(r * 0.72, 0.001, 0.016, br, (px, py, top), 40, 0.001)
        for q in range(4):
            with turned(px, py, 45 + 90 * q, top):
                box(0.050, 0.104, -0.0035, 0.0035, 0.028, 0.037, iron, bev=0.002)
                box(0.097, 0.104, -0.0035, 0.0035, 0.004, 0.029, iron, bev=0.002)
        ring_ = tube([(px + 0.100 * math.cos(a), py + 0.100 * math.sin(a), top + 0.0125) for a in [2 * pi * i / 40 for i in range(40)]], 0.0028, iron, closed=True)
        ring_.data.splines[0].use_endpoint_u = False
        kx = x + dx
        lathe(rounded([(0.0001, 0.030), (0.015, 0.030), (0.019, 0.026), (0.0215, 0.008), (0.0215, 0)], 3), black(0.35), (kx, y - d / 2, z + 0.042), 40, 40, (pi / 2, 0, 0))
        box(kx - 0.0035, kx + 0.0035, y - d / 2 - 0.038, y - d / 2 - 0.022, z + 0.024, z + 0.060, black(0.35), bev=0.002)
        box(kx - 0.001, kx + 0.001, y - d / 2 - 0.0385, y - d / 2 - 0.037, z + 0.052, z + 0.059, plastic('#e9e5da'), bev=0)
    return top + 0.037


def flames(x, y, z, r, n=22):
    m = mat('glowgas', '#000000', emit='#3f7dff', estr=2.2, sample=False)
    for k in range(n):
        a = 2 * pi * k / n
        o = lathe([(0.0001, 0), (0.0026, 0.003), (0.0020, 0.010), (0.0001, 0.017)], m, (x + r * math.cos(a), y + r * math.sin(a), z), 8, 80)
        o.rotation_euler = (0, 0.9, a)
        o.visible_shadow = False


def teapan(x, y, z):
    s = st()
    lathe(rounded([(0.0001, 0), (0.072, 0), (0.079, 0.006), (0.080, 0.085), (0.084, 0.088), (0.0835, 0.0895), (0.0785, 0.086), (0.0775, 0.008), (0.070, 0.003), (0.0001, 0.003)], 4), s, (x, y, z), 96, 50)
    lathe([(0.0001, 0.0655), (0.040, 0.0658), (0.072, 0.0665), (0.0782, 0.0680)], mat('milktea', '#a9744a', rough=0.22, spec=0.5, tex='plaster.png', size=0.10, ramp=[(0.2, '#9a6238'), (0.7, '#b98456')], bump=[('boucle_h.png', 0.03, 0.3, 0.001)]), (x, y, z), 64, 60)
    g = R.Random(5)
    foam = mat('foam', '#cfa57c', rough=0.5)
    for _ in range(70):
        a, q = g.uniform(0, 6.28), 0.0765 * (1 - 0.22 * g.random() ** 2)
        r = g.uniform(0.0012, 0.0036)
        sphere(r, foam, (x + q * math.cos(a), y + q * math.sin(a), z + 0.0675), 8)['afloat'] = True
    for e in (-0.006, 0.006):
        tube([(x + 0.079, y + e, z + 0.074), (x + 0.11, y + e * 0.8, z + 0.080), (x + 0.13, y, z + 0.084)], 0.0028, s)
    tube([(x + 0.122, y, z + 0.083), (x + 0.17, y, z + 0.090), (x + 0.225, y, z + 0.094)], 0.0095, mat('bakelite', '#17171a', rough=0.35), res=8)


def dabba(x, y, z, r, h):
    """a steel tin with a pressed rib, its lid pushed over"""
    s = st()
    lathe(rounded([(0.0001, 0.002), (r - 0.010, 0.002), (r - 0.004, 0.0), (r, 0.005), (r, h * 0.30), (r + 0.0012, h * 0.315), (r, h * 0.33), (r, h - 0.034)], 3, 60), s, (x, y, z), 96, 40)
    lathe(rounded([(r + 0.0005, h - 0.036), (r + 0.0022, h - 0.035), (r + 0.0022, h - 0.006), (r - 0.003, h), (r * 0.70, h + 0.001), (r * 0.66, h - 0.002), (0.0001, h - 0.002)], 3, 60), s, (x, y, z), 96, 40)


def ladles(x, z):
    """a rail with hooks on the wall: ladle, skimmer, tongs' place taken by a small pan brush"""
    s = st()
    tube([(x - 0.13, -0.034, z), (x + 0.13, -0.034, z)], 0.0055, s, smooth=False)
    for e in (-0.115, 0.115):
        tube([(x + e, -0.034, z), (x + e, 0, z)], 0.0045, s, smooth=False)
        cyl(0.012, 0, 0.004, s, (x + e, 0, z), 24, 0.001, rot=(pi / 2, 0, 0))
    for k, dx in enumerate((-0.075, -0.005, 0.065)):
        px, y = x + dx, -0.040
        tube([(px, -0.034, z + 0.0075), (px, -0.044, z + 0.002), (px, -0.043, z - 0.016), (px, y, z - 0.024), (px, y + 0.006, z - 0.018)], 0.0018, s)
        box(px - 0.0060, px + 0.0060, y - 0.0030, y + 0.0010, z - 0.255, z - 0.012, s, bev=0.0018, seg=4)
        if k == 0:
            o = lathe(rounded([(0.0001, -0.020), (0.020, -0.016), (0.034, 0.0), (0.0335, 0.001), (0.019, -0.0145), (0.0001, -0.0185)], 4), s, (px, y - 0.018, z - 0.275), 56, 60, (0.5, 0, 0))
        elif k == 1:
            o = lathe(rounded([(0.0001, -0.006), (0.030, -0.004), (0.045, 0.002), (0.0445, 0.003), (0.0001, -0.0045)], 3), s, (px, y - 0.006, z - 0.295), 56, 60, (pi / 2 - 0.15, 0, 0))
        else:
            box(px - 0.030, px + 0.030, y - 0.0016, y + 0.0004, z - 0.335, z - 0.250, s, bev=0.006)


def tomato(x, y, z, r, c, turn=0):
    """lobed, hollow where its green star sits"""
    o = sphere(r, mat('tomato' + c, c, rough=0.30, coat=0.3, coat_r=0.15), (x, y, z), 40, scale=(1, 1, 0.84))
    for v in o.data.vertices:
        q = math.hypot(v.co.x, v.co.y) / r
        k = 1 + 0.035 * q * math.cos(5 * math.atan2(v.co.y, v.co.x))
        v.co = (v.co.x * k, v.co.y * k, v.co.z - 0.20 * r * math.exp(-((q / 0.28) ** 2)) * (v.co.z > 0))
    a = [2 * pi * i / 10 for i in range(10)]
    P = [(q * r * math.cos(t), q * r * math.sin(t), 0.10 * r * (i % 2 == 0)) for i, t in enumerate(a) for q in [0.62 if i % 2 == 0 else 0.14]]
    star = obj('star', pmesh('star', P + [(0, 0, 0.06 * r)], [(i, (i + 1) % 10, 10) for i in range(10)]), mat('calyx', '#5f7f35', rough=0.6), (x, y, z + 0.66 * r), (0, 0, turn))
    stalk = tube([(x, y, z + 0.66 * r), (x + 0.1 * r, y, z + 0.95 * r)], 0.0018, mat('calyx', '#5f7f35', rough=0.6), smooth=False)
    for q in (o, star, stalk):
        q['afloat'] = True


def purifier(x, z):
    w = mat('purifier', '#e6e7e5', rough=0.30)
    box(x - 0.135, x + 0.135, -0.215, -0.001, z + 0.15, z + 0.46, w, bev=0.020, seg=5)
    box(x - 0.128, x + 0.128, -0.202, -0.001, z + 0.012, z + 0.148, mat('purifier tank', '#8fb2c6', rough=0.12, coat=0.3), bev=0.014, seg=4)
    box(x - 0.135, x + 0.135, -0.214, -0.001, z, z + 0.0115, w, bev=0.004)
    box(x - 0.045, x + 0.045, -0.2165, -0.20, z + 0.36, z + 0.385, bglass(), bev=0.002)
    sphere(0.0032, mat('led', '#3fa05a', rough=0.3, emit='#58e07a', estr=1.5), (x - 0.03, -0.2168, z + 0.3725), 10)
    c = st()
    tube([(x, -0.205, z + 0.05), (x, -0.245, z + 0.05), (x, -0.252, z + 0.035), (x, -0.252, z + 0.015)], 0.009, c)
    box(x - 0.012, x + 0.012, -0.258, -0.240, z + 0.052, z + 0.066, plastic('#2f6d96'), bev=0.004)
    for e in (-0.10, -0.115):
        tube([(x + e, -0.03, z + 0.002), (x + e, -0.022, z - 0.10), (x + e - 0.004, -0.012, Z + 0.10), (x + e - 0.004, -0.010, Z)], 0.0034, plastic('#dfe1e0'))


def build(v='A'):
    reset(283)
    world('#dfe8f3', 0.32)
    lime, white = limewash('#d8d3bd', 0.10), paint('#efede6')
    wall(LX - 0.2, 2.2, 0, 0.2, -0.1, H, lime)
    wall(LX - 0.2, LX, F, WA, -0.1, H, lime)
    wall(LX - 0.2, LX, WB, 0.0, -0.1, H, lime)
    wall(LX - 0.2, LX, WA, WB, -0.1, W0, lime)
    wall(LX - 0.2, LX, WA, WB, W1, H, lime)
    wall(2.0, 2.2, F, 0.0, -0.1, H, white)
    wall(LX - 0.2, 2.2, F - 0.2, F, -0.1, H, white)
    wall(LX - 0.2, 2.2, F - 0.2, 0.2, H, H + 0.2, white)
    tilefloor(LX, 2.0, F, 0.0, 0, kota(0.34), 0.6, 0.6, 0.003)
    # the window: teak frame with upright bars
    t = wood('waxed')
    windowframe('L', LX - 0.10, WA, WB, W0, W1, t, 2, 0.05, 0.06)
    for k in range(1, 10):
        if k != 5:
            cyl(0.006, W0 + 0.04, W1 - 0.04, black(0.5), (LX - 0.10, WA + (WB - WA) * k / 10, 0), 12)
    # counter, upstand of tiles, cupboards
    g = kadappa()
    prism([(LX + 0.001, -2.4), (LX + 0.58, -2.4), (LX + 0.58, -0.605), (2.0, -0.605), (2.0, -0.001), (LX + 0.001, -0.001)], Z - 0.032, Z, g, 0.004)
    blue = laminate('#5f7f86', 0.44)
    box(LX + 0.001, 2.0, -0.56, -0.02, 0.09, Z - 0.033, mat('carcass', '#6f7578', rough=0.6), bev=0)
    for k, (a, b) in enumerate(((-0.19, 0.275), (0.279, 0.745))):
        box(a, b, -0.582, -0.562, 0.10, Z - 0.050, blue, bev=0.002)
    tube([(-0.09, -0.622, Z - 0.105), (0.19, -0.622, Z - 0.105)], 0.0065, st(), smooth=False)
    for e in (-0.07, 0.17):
        tube([(e, -0.622, Z - 0.105), (e, -0.582, Z - 0.105)], 0.005, st(), smooth=False)
    cloth(-0.075, 0.115, -0.622, Z - 0.1025, 0.34, '#e8e0cd', '#a5412f')
    box(LX + 0.001, LX + 0.55, -2.4, -0.60, 0.09, Z - 0.033, mat('carcass', '#6f7578', rough=0.6), bev=0)
    box(LX + 0.551, LX + 0.571, -2.4, -0.606, 0.10, Z - 0.050, blue, bev=0.002)
    glaze = mat('kitchentile', '#e3e0d2', rough=0.15, coat=0.25, var=0.05, bump=[('smudge.png', 0.16, 0.08, 0.002)])
    tiles(LX, 2.0, Z, Z + 0.30, -0.0115, glaze, 0.10, 0.10, 0.0026, seed=2, tilt=0.006)
    with turned(LX, 0, 90):
        tiles(-2.4, 0, Z, Z + 0.15, -0.0115, glaze, 0.10, 0.10, 0.0026, seed=3, tilt=0.006)
    box(-0.2085, -0.1925, -0.582, -0.562, 0.10, Z - 0.050, blue, bev=0.002)  # closes the corner between the two runs
    # what stands on it
    pan = stove(-0.075, -0.315)
    tube([(-0.345, -0.15, Z + 0.045), (-0.39, -0.14, Z + 0.028), (-0.45, -0.12, Z + 0.0075), (-0.54, -0.10, Z + 0.0072), (-0.64, -0.13, Z + 0.0072), (-0.72, -0.22, Z + 0.0072)], 0.0068, plastic('#b4552a', 0.5), res=8)
    cooker(-0.232, -0.285, pan)
    teapan(0.080, -0.285, pan)
    flames(0.080, -0.285, pan - 0.018, 0.034)
    for x, y, r, h in ((0.345, -0.135, 0.078, 0.215), (0.515, -0.140, 0.078, 0.215), (0.430, -0.300, 0.062, 0.150), (0.575, -0.315, 0.062, 0.150)):
        dabba(x, y, Z, r, h)
    dabba(0.345, -0.135, Z + 0.214, 0.058, 0.120)
    s = st()
    bx, by = 0.300, -0.475
    lathe(rounded([(0.0001, 0.004), (0.050, 0.004), (0.052, 0), (0.088, 0.026), (0.106, 0.062), (0.112, 0.064), (0.106, 0.066), (0.086, 0.028), (0.050, 0.008), (0.0001, 0.008)], 4), s, (bx, by, Z), 96, 60)
    for i in range(6):
        a, q = i * 2 * pi / 5, 0.0 if i == 5 else 0.060
        tomato(bx + q * math.cos(a), by + q * math.sin(a), Z + 0.046 + 0.030 * (i == 5) + 0.004 * (i % 2), 0.030, ('#9c2413', '#a93216', '#8c1e12')[i % 3], i)
    ladles(0.285, 1.50)
    calendar(-0.165, 1.185, 1.630, 0.310)
    purifier(0.595, 1.24)
    outlet(0.095, -0.0005, 1.24)
    # near the camera, on the other arm of the counter: a pot of tulasi
    tulsi((-0.295, -0.90, Z), 0.34, 6, ceramic('#a9583a'), r=0.075)
    # light
    outside('left', LX - 0.24, (WA, WB), 'garden', 'morning', light=0.5, seed=2)
    sun(203, 34, 8.5, 0.7, 4700)
    area((LX - 0.5, (WA + WB) / 2, 1.75), (1.6, 1.4), 44, '#e7effb', dirv=(1, 0.1, -0.1), glossy=True)
    area((1.0, F + 0.25, 1.7), (2.0, 1.8), 13, '#f2f0ea', dirv=(-0.25, 1, -0.05))


CAMS = dict(main=lambda: upright((0.42, -2.18, 1.32), (0.03, -0.25, 1.055), 50, 2.5, (-0.15, -0.32, 1.0)))
