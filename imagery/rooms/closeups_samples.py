"""The tray of samples on a site table: laminates on a post, veneers, stone, cloth, brass, on the plan they are for."""

import cv2

from lib import *
from lib.closeup import *
from lib.drawings import picture
from lib.letters import write


def plan():
    """a flat in plan, as it comes off the printer: walls, doors, furniture, dimensions"""
    w, h = 2000, 1500
    a = np.full((h, w, 3), 0.955, np.float32)
    ink, thin = (0.10, 0.11, 0.13), (0.42, 0.44, 0.47)
    L = lambda x0, y0, x1, y1, c=thin, t=2: cv2.line(a, (int(x0), int(y0)), (int(x1), int(y1)), c, t, cv2.LINE_AA)
    B = lambda x0, y0, x1, y1, c=thin, t=2: cv2.rectangle(a, (int(x0), int(y0)), (int(x1), int(y1)), c, t, cv2.LINE_AA)
    walls = [(200, 220, 1800, 220), (200, 220, 200, 1280), (1800, 220, 1800, 1280), (200, 1280, 1800, 1280), (860, 220, 860, 640), (200, 760, 620, 760), (780, 760, 860, 760), (1300, 220, 1300, 560), (1300, 760, 1300, 1280), (1300, 760, 1800, 760), (860, 640, 980, 640)]
    for x0, y0, x1, y1 in walls:
        cv2.rectangle(a, (min(x0, x1) - 11, min(y0, y1) - 11), (max(x0, x1) + 11, max(y0, y1) + 11), ink, -1, cv2.LINE_AA)
    for x, y, r, s in ((620, 760, 160, 0), (1300, 560, 180, 90), (980, 640, 150, 270)):  # doors
        cv2.ellipse(a, (x, y), (r, r), s, 0, 90, thin, 2, cv2.LINE_AA)
    for b in ((260, 300, 640, 640), (275, 320, 440, 400), (460, 320, 625, 400), (230, 820, 330, 1240), (930, 260, 1240, 330), (930, 260, 990, 560), (1380, 820, 1700, 1180), (1400, 300, 1740, 400), (500, 900, 1120, 1040), (560, 1060, 700, 1160), (900, 1060, 1040, 1160), (1010, 280, 1100, 315)):
        B(*b)
    for k in range(40):
        L(930 + 8 * k, 332, 930 + 8 * k, 336)
    for i in range(6):
        L(240, 840 + 66 * i, 320, 840 + 66 * i)
    for x0, x1 in ((200, 860), (860, 1300), (1300, 1800)):
        L(x0, 130, x1, 130)
        for x in (x0, x1):
            L(x, 105, x, 155)
            L(x - 14, 144, x + 14, 116)
        cv2.putText(a, '%d' % ((x1 - x0) * 5 + 50), (int((x0 + x1) / 2) - 60, 112), cv2.FONT_HERSHEY_SIMPLEX, 1.15, thin, 2, cv2.LINE_AA)
    for t, x, y in (('BED 1', 470, 700), ('KITCHEN', 1010, 470), ('BED 2', 1500, 1250), ('BATH', 1500, 520), ('LIVING', 680, 1240)):
        cv2.putText(a, t, (x, y), cv2.FONT_HERSHEY_SIMPLEX, 1.2, ink, 2, cv2.LINE_AA)
    for p, q in (((1010, 430), (1200, 380)), ((1200, 380), (1235, 420)), ((360, 720), (700, 718))):  # red pencil
        cv2.line(a, p, q, (0.72, 0.16, 0.12), 5, cv2.LINE_AA)
    cv2.ellipse(a, (960, 420), (80, 190), 3, 0, 350, (0.72, 0.16, 0.12), 5, cv2.LINE_AA)
    return picture('siteplan.png', a)


def sheet(x0, x1, y0, y1, z, rot):
    """paper that was rolled: it lifts a little at two corners and along its folds"""
    n, V, F, UV = 60, [], [], []
    for i in range(n + 1):
        for j in range(n + 1):
            u, v = i / n, j / n
            lift = 0.030 * max(0, u - 0.80) ** 2 / 0.04 * (0.4 + 0.6 * v)
            fold = 0.0012 * math.exp(-(((u - 0.5) / 0.012) ** 2)) + 0.0012 * math.exp(-(((v - 0.5) / 0.014) ** 2))
            V.append((x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, lift + fold))
            UV.append((u, v))
    for i in range(n):
        for j in range(n):
            p = i * (n + 1) + j
            F.append((p, p + n + 1, p + n + 2, p + 1))
    m = mat('sheet', tex=plan(), col=True, uv=True, rand=False, rough=0.85, spec=0.2)
    obj('sheet', pmesh('sheet', V, F, UV), m, (0, 0, z), (0, 0, rot), smooth=180)


def slip(x, y, z, w, d, t, rot, m, bev=0.0004):
    """one flat sample, about its middle; returns its top"""
    return box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z, z + t, m, bev=bev, rot=math.radians(rot))


def fan_of_laminates(x, y, z):
    """chips of 1 mm laminate fanned about a post of brass through their corner"""
    colours = ('#7a2f25', '#d9d2c2', '#5f7a68', '#2e3e50', '#c89a4b', '#b9b4aa', '#38302b')
    for i, c in enumerate(colours):
        a = math.radians(-74 + (0, 8, 14, 22, 29, 37, 43)[i])
        w, d = 0.052, 0.098
        P = [(-0.008, -0.010), (w - 0.008, -0.010), (w - 0.008, d - 0.010), (-0.008, d - 0.010)]
        o = extruded(P, 0.0, 0.0010, board(c, 0.42), 'z', 0.0003)
        o.location, o.rotation_euler = (x, y, z + 0.00125 * i), (0, 0, a)
        k = extruded([(p[0] * 0.998 + 0.00005, p[1] * 0.999) for p in P], -0.0001, 0.0004, board('#4a3526', 0.6), 'z', 0)  # its kraft paper core
        k.location, k.rotation_euler = o.location, o.rotation_euler
    top = 0.00125 * len(colours) - 0.0003
    lathe([(0.0052, 0), (0.0052, 0.0007), (0.0046, 0.0013), (0.0001, 0.0015)], brass(0.34), (x, y, z + top), 48, 40)
    box(x - 0.0040, x + 0.0040, y - 0.0005, y + 0.0005, z + top + 0.0010, z + top + 0.00158, black(0.6), bev=0, rot=math.radians(-28))


def swatch(x, y, z, w, d, rot, m):
    """cloth cut with pinking shears, a little limp"""
    V, F = [], []
    n, k = int(w / 0.0022), int(d / 0.0022)
    for i in range(n + 1):
        for j in range(k + 1):
            a, b = -w / 2 + w * i / n, -d / 2 + d * j / k
            if i in (0, n):
                a += (0.0022 if j % 2 else -0.0022)
            if j in (0, k):
                b += (0.0022 if i % 2 else -0.0022)
            V.append((a, b, 0.0022 + 0.0018 * noise.noise(Vector((a * 26 + rot, b * 26, 0)))))
    for i in range(n):
        for j in range(k):
            p = i * (k + 1) + j
            F.append((p, p + k + 1, p + k + 2, p + 1))
    o = obj('swatch', pmesh('swatch', V, F), m, (x, y, z), (0, 0, math.radians(rot)), smooth=180)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = 0.0011


def figures():
    """the blade from 0 at its hook: millimetres at both edges, a figure each centimetre, the tens in red"""
    k, long, h = 9, 166.8, 140  # pixels a millimetre; what is out of the case
    a = np.full((h, int(long * k), 3), (227, 181, 54), np.uint8)
    for i in range(1, int(long)):
        t = 26 if i % 10 else 140
        t = 38 if i % 10 == 5 else t
        x = i * k
        if t == 140:
            a[:26, x - 1 : x + 2] = a[-44:, x - 1 : x + 2] = 24
        else:
            a[:16, x - 1 : x + 1] = a[-t:, x - 1 : x + 1] = 24
    for i in range(1, int(long / 10) + 1):
        write(a, i * 10 * k - 4, 62, str(i), 64, (178, 28, 22) if i % 10 == 0 else (24, 22, 20), 600, 90, 'rm')
    return picture('figures.png', a[::-1, ::-1].astype(np.float32) / 255)


def tapemeasure(x, y, z, rot):
    with turned(x, y, rot, z):
        P = [(math.cos(a) * 0.029 + 0.0, math.sin(a) * 0.029 + 0.031) for a in np.linspace(-0.25, pi + 0.6, 26)]
        P += [(-0.031, 0.004), (-0.029, 0.0), (0.030, 0.0), (0.033, 0.004)]
        extruded(P, -0.016, 0.016, mat('case', '#c23a22', rough=0.4), 'y', 0.004, 4)
        lathe([(0.0001, 0), (0.021, 0), (0.022, 0.0012), (0.0001, 0.0016)], black(0.5), (-0.001, -0.0162, 0.031), 48, 40, (pi / 2, 0, 0))
        t = np.linspace(0, 0.17, 40)
        blade = mat('blade', '#e3b530', rough=0.4)
        ribbon([np.c_[0.032 + t, 0 * t, 0.0035 + 0.0 * t]], 0.0155, 0.0012, blade, name='blade')
        V = [(0.034, -0.0077, 0.00476), (0.2008, -0.0077, 0.00476), (0.2008, 0.0077, 0.00476), (0.034, 0.0077, 0.00476)]
        m = mat('figures', tex=figures(), col=True, uv=True, rand=False, rough=0.4)
        obj('figures', pmesh('figures', V, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)]), m)['afloat'] = True
        box(0.201, 0.2025, -0.008, 0.008, -0.001, 0.006, steel(0.34), bev=0.0004)


def build(variant):
    reset(78)
    # the table: a sheet of shuttering ply with drops of paint
    top = ply('z', 0.018, 13, ((0.15, '#8d6a45'), (0.42, '#a88459'), (0.62, '#b8956a'), (0.9, '#c7a67c')), 'x')
    box(-0.75, 0.75, -0.6, 0.75, -0.018, 0, top, bev=0.0006)
    g = R.Random(12)
    for _ in range(46):
        x, y = g.uniform(-0.4, 0.5), g.uniform(-0.35, 0.5)
        lathe([(0.0001, 0.0004), (0.7, 0.0003), (1.0, 0.0)], board(g.choice(('#e5e1d8', '#e5e1d8', '#7c9488')), 0.5), (x, y, 0), 14, 60, scale=(g.uniform(0.0008, 0.003), g.uniform(0.0008, 0.0034), 0.8))
    sheet(-0.36, 0.40, -0.22, 0.35, 0.0012, -0.10)
    # the tray
    tk = grain('smoked', 'x', 0.45, 0.009)
    with turned(0.01, 0.0, 7, 0.003):
        w, d = 0.205, 0.152
        box(-w, w, -d, d, 0, 0.006, grain('smoked', 'x', 0.5, 0.014), bev=0.0008)
        for s in (-1, 1):
            box(-w, w, s * d - 0.006, s * d + 0.006, 0, 0.026, tk, bev=0.002, seg=3)
            box(s * w - 0.006, s * w + 0.006, -d + 0.0062, d - 0.0062, 0, 0.0258, grain('smoked', 'y', 0.45, 0.009), bev=0.002, seg=3)
        f = 0.0062
        for i, (k, rot) in enumerate((('walnut', 84), ('oak', 97), ('teak', 109))):  # veneers, 0.6 mm
            slip(-0.116 + 0.022 * i, 0.004 + 0.006 * i, f + 0.0009 * i, 0.24, 0.064, 0.0006, rot, grain(k, 'x', 0.5, 0.011, 'veneer'), 0.0001)
        for x, y, m, rot in ((0.052, 0.098, stone('white', 0.2), 2), (0.148, 0.095, stone('green', 0.16), -3), (0.150, 0.004, chips('#e2d8c6', ('#f3eee4', '#c9b596', '#9a8f80', '#cf9f78', '#efe6d6'), 0.24, 0.011, 's'), 4)):
            o = slip(x, y, f, 0.086, 0.086, 0.011, rot, m, 0.0008)
        swatch(0.036, 0.014, f + 0.0002, 0.105, 0.088, -12, fabric('#b9673f', 0.25, 0.075))
        swatch(0.068, 0.024, f + 0.0034, 0.080, 0.066, 9, fabric('#d9cdb8', 0.25, 0.06))
        fan_of_laminates(-0.004, -0.102, f)
        lathe(rounded([(0.0001, 0.026), (0.009, 0.0255), (0.0135, 0.021), (0.011, 0.014), (0.006, 0.009), (0.0055, 0.003), (0.010, 0.0012), (0.010, 0)]), brass(0.33), (0.132, -0.072, f), 48, 60)
        lathe(rounded([(0.0001, 0.026), (0.009, 0.0255), (0.0135, 0.021), (0.011, 0.014), (0.006, 0.009), (0.0055, 0.003), (0.010, 0.0012), (0.010, 0)]), mat('bronze', '#4a3a2c', rough=0.36, metal=1), (0.168, -0.108, f), 48, 60)
        slip(0.172, -0.052, f, 0.012, 0.075, 0.003, 12, brass(0.34), 0.0005)
    tapemeasure(-0.185, -0.212, 0.003, 9)
    with turned(0.058, -0.222, 17, 0.0068):
        cyl(0.0036, 0, 0.165, mat('pencil', '#a3221c', rough=0.3), n=6, bev=0.0002, rot=(0, pi / 2, 0))
        cyl(0.0010, -0.0175, 0, grain('ash', 'x', 0.6), n=24, bev=0.0001, r2=0.0034, rot=(0, pi / 2, 0))
        cyl(0.0003, -0.0215, -0.0173, mat('lead', '#a3221c', rough=0.5), n=12, bev=0.0001, r2=0.0010, rot=(0, pi / 2, 0))
    # a helmet's worth of site behind: bare plaster, a stack of boards
    box(-2, 2, 1.6, 1.62, -0.8, 1.6, limewash('#a9a49b'), bev=0)
    for i in range(6):
        box(-0.9, 0.5, 0.9, 1.5, -0.6 + i * 0.02, -0.582 + i * 0.02, ply('z', 0.018, 13, along='x'), bev=0.0005)
    box(-2, 2, -2, 2, -0.75, -0.6, mat('slab', '#8d8a85', rough=0.8), bev=0)
    box(-0.6, -0.5, -0.4, 0.6, -0.6, -0.018, grain('ash', 'z', 0.6), bev=0)
    world('#d3dce6', 0.36)
    area((-1.0, 0.9, 0.95), (1.1, 1.1), 30, 6400, (0, 0, 0))
    area((1.2, -0.9, 1.2), (0.8, 0.8), 5, 5600, (0, 0, 0))


CAMS = dict(main=lambda: closeup((-0.075, -0.53, 0.60), (0.018, -0.028, 0.01), 58, 10, (0, -0.01)))
