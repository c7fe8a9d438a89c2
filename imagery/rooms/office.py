"""Workplace: reception wall, glazed meeting room, desks along the window, lounge corner.

Variants: A oak and forest green, B walnut and terracotta with green marble; C as A in low sun, without the near desks, its counter in use.
Cameras:  lounge (B, upright: sofa and table before the meeting room), counter (C, upright), pair (C: from the plant by the glass to the window).
"""

from lib import *
from lib.closeup import chips, extruded, grain, stone
from lib.gallery import clear
from rooms.clinic import callbell


def bottle(x, y, z, c):
    """a steel flask with a loop on its cap"""
    lathe(rounded([(0.0001, 0.001), (0.033, 0.001), (0.0355, 0.005), (0.036, 0.170), (0.033, 0.190), (0.022, 0.206), (0.0215, 0.216)]), mat('flask' + c, c, rough=0.42), (x, y, z), 64, 40)
    lathe(rounded([(0.0225, 0.215), (0.0235, 0.217), (0.0235, 0.240), (0.021, 0.244), (0.0001, 0.244)]), black(0.5), (x, y, z), 48, 40)
    tube([(x - 0.016, y, z + 0.240), (x - 0.018, y, z + 0.266), (x + 0.018, y, z + 0.266), (x + 0.016, y, z + 0.240)], 0.004, black(0.5))


def parcel(x, y, z, rot, w=0.30, d=0.21, h=0.14):
    """a carton that a courier has left: two flaps, brown tape, a label"""
    card = mat('carton', '#a8835a', rough=0.85, tex='linen.png', size=0.5, ramp=[(0, '#9b7850'), (1, '#b48e63')], bump=[('plaster_h.png', 0.3, 0.10, 0.002)])
    with turned(x, y, rot, z):
        box(-w / 2, w / 2, -d / 2, d / 2, 0.0005, h - 0.004, card, bev=0.003)
        for s in (-1, 1):
            q = sorted((s * 0.0012, s * (d / 2 + 0.001)))
            box(-w / 2 - 0.001, w / 2 + 0.001, *q, h - 0.0038, h, card, bev=0.0012)
        box(-w / 2 - 0.002, w / 2 + 0.002, -0.024, 0.024, h, h + 0.0006, mat('tape', '#b98d52', rough=0.25), bev=0)
        for s in (-1, 1):
            box(s * (w / 2 + 0.0012) - 0.0006, s * (w / 2 + 0.0012) + 0.0006, -0.024, 0.024, h - 0.055, h + 0.0004, mat('tape', '#b98d52', rough=0.25), bev=0)
        box(-0.12, -0.01, -d / 2 - 0.0008, -d / 2 + 0.001, 0.030, 0.105, mat('label', '#f2efe6', rough=0.6), bev=0)
        ink = mat('ink', '#26241f', rough=0.8)
        g = R.Random(3)
        for k in range(4):
            box(-0.113, -0.113 + g.uniform(0.04, 0.085), -d / 2 - 0.0011, -d / 2, 0.092 - 0.010 * k, 0.0945 - 0.010 * k, ink, bev=0)
        for k in range(26):
            a = -0.112 + 0.0036 * k
            box(a, a + g.choice((0.0008, 0.0014, 0.0022)), -d / 2 - 0.0011, -d / 2, 0.036, 0.052, ink, bev=0)


def register(x, y, z, rot):
    """the visitors' book, open, half a page written, a pen on a chain"""
    paper, ink = mat('paper', '#efeadc', rough=0.9), mat('blue ink', '#2a3f86', rough=0.9)
    g = R.Random(8)
    with turned(x, y, rot, z):
        box(-0.215, 0.215, -0.150, 0.150, 0.0005, 0.006, mat('binding', '#5b1f22', rough=0.6), bev=0.002)
        for s in (-1, 1):
            V = [(s * (0.001 + 0.207 * t), b, 0.0065 + (0.013 if s < 0 else 0.009) * min(1, t / 0.12) ** 0.5 * (1 - 0.35 * t)) for t in [k / 12 for k in range(13)] for b in (-0.145, 0.145)]
            o = obj('leaves', pmesh('leaves', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(12)]), paper, smooth=60)
            q = o.modifiers.new('so', 'SOLIDIFY')
            q.thickness, q.offset = 0.006, 0
            top = lambda a: 0.0065 + (0.013 if s < 0 else 0.009) * min(1, abs(a) / 0.207 / 0.12) ** 0.5 * (1 - 0.35 * abs(a) / 0.207) + 0.0032
            for k in range(15):
                yy = 0.120 - 0.0175 * k
                for c in range(6):
                    a, b = s * (0.020 + 0.030 * c), s * (0.020 + 0.030 * (c + 1))
                    tube([(a, yy, top(a)), (b, yy, top(b))], 0.0002, mat('rule', '#aeb4ba', rough=0.9), 2, smooth=False)['afloat'] = True
                if s < 0 or k < 5:
                    a = s * 0.192 if s < 0 else 0.022
                    while a < (-0.03 if s < 0 else 0.17):
                        w = g.uniform(0.02, 0.05)
                        tube([(a + w * i / 8, yy + 0.0035 + g.uniform(-0.0028, 0.0028), top(a + w * i / 8) + 0.0003) for i in range(9)], 0.00045, ink)['afloat'] = True
                        a += w + g.uniform(0.008, 0.03)
        tube([(0.06, -0.09, 0.0225), (0.165, -0.02, 0.0205)], 0.0042, mat('pen', '#1f2a44', rough=0.35), smooth=False)


def water(x, y, z):
    """a steel tray with a covered glass of water and a steel tumbler"""
    st = steel()
    lathe(rounded([(0.0001, 0.003), (0.105, 0.003), (0.110, 0.0), (0.117, 0.006), (0.121, 0.013), (0.1195, 0.0145), (0.112, 0.0065), (0.0001, 0.0055)], 4), st, (x, y, z), 96, 50)
    for px, py in ((-0.045, 0.012), (0.045, -0.020)):
        lathe(rounded([(0.0001, 0.001), (0.027, 0.001), (0.029, 0.004), (0.034, 0.092), (0.0365, 0.096), (0.0355, 0.097), (0.0330, 0.092), (0.0282, 0.006), (0.0001, 0.005)], 4), st, (x + px, y + py, z + 0.0056), 72, 50)
    lathe([(0.0001, 0.078), (0.0322, 0.078)], mat('urliwater', '#26302c', rough=0.04, spec=0.7), (x + 0.045, y - 0.020, z + 0.0056), 48)
    lathe(rounded([(0.038, 0.0975), (0.040, 0.100), (0.020, 0.104), (0.006, 0.106), (0.006, 0.112), (0.009, 0.117), (0.0001, 0.120)], 4), st, (x - 0.045, y + 0.012, z + 0.0056), 64, 50)


def leafsign(x, y, z, m):
    """a peepal leaf in relief, its tip down, cut through along its midrib"""
    u = np.linspace(0, 1, 90)
    w = np.interp(u, (0, 0.02, 0.07, 0.16, 0.28, 0.40, 0.52, 0.64, 0.74, 0.84, 1), (0.040, 0.085, 0.128, 0.158, 0.168, 0.158, 0.130, 0.088, 0.048, 0.020, 0.002))
    w = np.convolve(np.pad(w, 4, 'edge'), np.ones(9) / 9, 'valid')
    for s in (-1, 1):
        rib = 0.0045
        P = [(x + s * (rib + a), z + 0.185 - 0.43 * b + 0.03 * math.sin(pi * min(1, a / 0.17)) * (b < 0.1)) for a, b in zip(w, u)] + [(x + s * rib, z - 0.20), (x + s * rib, z + 0.165)]
        extruded(P if s > 0 else P[::-1], y - 0.016, y - 0.006, m, 'y', 0.0015)
    tube([(x, y - 0.009, z + 0.165), (x + 0.004, y - 0.010, z + 0.22), (x + 0.022, y - 0.009, z + 0.275)], 0.006, m)


def build(v='A'):
    reset(11)
    near = v == 'C'
    v = 'A' if near else v
    P = dict(
        A=dict(w='oak', acc='#3d5145', wall='#e9e2d6', fab='#9f6b56', stone='terra'),
        B=dict(w='walnut', acc='#9d6651', wall='#e2d8ca', fab='#4b5a48', stone='green'),
    )[v]
    W = lambda **k: wood(P['w'], **k)
    X = 4.4
    Y = 7.2
    F = -1.8
    h = 3.2
    white = paint(P['wall'])
    ceil = paint('#f3efe8')
    world('#dfe8f5', 0.4)
    room(-X, X, F, Y, h, white, ceil, openings=[('R', -0.6, 6.4, 0.35, 2.85)])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, h, white)
    tilefloor(-X, X, F, Y, 0, chips('#cfc8bb', ['#8f8579', '#b59c84', '#e6dfd2', '#6f6a63', '#c9b7a0'], 0.20, 0.020) if near else terrazzo(0.16), 1.0, 1.0)
    windowframe('R', X + 0.1, -0.6, 6.4, 0.35, 2.85, black(), 6, horiz=2.3)
    pane('R', X + 0.1, -0.6, 6.4, 0.35, 2.85)
    area((X + 0.35, 2.9, 1.7), (7, 2.5), 420, '#eaf1ff', dirv=(-1, 0, 0))
    outside('right', X + 0.2, (-0.6, 6.4), 'street', floor=1)
    sun(-34, 19, 17, 0.7, 4300) if near else sun(-32, 42, 10, 0.9, 4500)
    # ceiling: oak slats raft + linear lights
    for i in range(46):
        y = -0.2 + i * 0.14
        box(-1.55, 1.55, y, y + 0.03, h - 0.30, h - 0.17, W(horiz=True), bev=0.002)
    box(-1.58, 1.58, -0.22, 6.2, h - 0.06, h - 0.05, mat('dk', '#2a2622', rough=0.8), bev=0)
    for s in (-1, 1):
        box(s * 1.565 - 0.012, s * 1.565 + 0.012, -0.24, 6.16, h - 0.31, h - 0.05, W(), bev=0.002)
    for x in (-1.74, 1.74):
        box(x - 0.03, x + 0.03, -0.2, 6.2, h - 0.20, h - 0.14, black(), bev=0.002)
        box(x - 0.022, x + 0.022, -0.2, 6.2, h - 0.202, h - 0.1995, glow('#fff0dd', 9), bev=0)
        strip((x, -0.2, h - 0.21), (x, 6.2, h - 0.21), 7, 3600, (0, 0, -1), 0.05)
    for x in (-1.74, -1.565, 1.565, 1.74):  # what they hang on
        for y in (0.4, 3.0, 5.6):
            tube([(x, y, h - 0.15 if abs(x) > 1.7 else h - 0.06), (x, y, h)], 0.0025, black(), smooth=False)
    # back wall: reception feature - fluted + logo disc, meeting glass box left
    fluted(-0.9, X, Y - 0.06, 0, h, W(straight=True), 0.055, 0.024)
    box(-X, -0.9, Y - 0.02, Y, 0, h, limewash(P['acc'], 0.18), bev=0)
    lathe(
        [(0.0001, 0), (0.42, 0), (0.43, -0.012), (0.43, -0.03)],
        brass(0.3),
        (1.7, Y - 0.20, 1.95),
        90,
        30,
        (pi / 2, 0, 0),
    )
    for a in (0.5, 2.6, 4.7):  # its stand-offs
        cyl(0.007, 0, 0.137, brass(0.3), (1.7 + 0.25 * math.cos(a), Y - 0.199, 1.95 + 0.25 * math.sin(a)), 16, rot=(-pi / 2, 0, 0))
    halo = area((1.7, Y - 0.165, 1.95), (0.84, 0.84), 9, 2900, dirv=(0, 1, 0), glossy=False)
    halo.data.shape = 'DISK'
    # reception counter
    fluted(0.4, 3.1, Y - 1.75, 0.0, 1.02, lacquer(P['acc']), 0.06, 0.024)
    box(0.42, 3.08, Y - 1.72, Y - 1.2, 0, 1.02, lacquer(P['acc']), bev=0.01)
    box(
        0.34,
        3.16,
        Y - 1.82,
        Y - 1.15,
        1.02,
        1.07,
        stone('white', 0.2) if near else marble(P['stone'] if v == 'B' else 'calacatta', 1.8, 0.12),
        bev=0.006,
    )
    strip((0.45, Y - 1.76, 1.015), (3.05, Y - 1.76, 1.015), 4, 2900, (0, -0.6, -1))
    vase('amph', ceramic('#a86c57'), (2.8, Y - 1.5, 1.07), 0.9)
    branches((2.8, Y - 1.5, 1.07 + 0.32), 0.6, 7, 5, '#7c8a5c', (0.06, 0.024), 0.4, 28)
    if near:
        leafsign(1.7, Y - 0.2001, 1.93, mat('browned brass', '#7d5330', rough=0.42, metal=1))
        register(1.02, Y - 1.50, 1.07, 4)
        callbell(1.42, Y - 1.62, 1.07)
        parcel(2.18, Y - 1.47, 1.07, -9)
        water(1.70, Y - 1.40, 1.07)
    else:
        books_stack(0.8, Y - 1.5, 1.07, 2, 4, 0.28, 0.2)
    # meeting room glass partition left
    gx = -1.9
    for a in (2.6, 3.52, 4.44, 5.36, 6.28, Y - 0.042):
        box(gx - 0.02, gx + 0.02, a - 0.02, a + 0.02, 0, h - 0.0, black(), bev=0.002)
    for z in (0, 1.05, 2.2, h - 0.04):
        box(gx - 0.018, gx + 0.018, 2.6, Y, z, z + 0.035, black(), bev=0.002)
    for i in range(4):
        box(-X + i * 0.625, -X + i * 0.625 + 0.03, 2.58, 2.62, 0, h, black(), bev=0.002)
    for z in (0, 1.05, 2.2, h - 0.04):
        box(-X, gx, 2.582, 2.618, z, z + 0.035, black(), bev=0.002)
    if v == 'B':
        for a in (2.62, 3.54, 4.46, 5.38, 6.30):
            plane([(gx, a, 0.04), (gx, a + 0.88, 0.04), (gx, a + 0.88, h - 0.04), (gx, a, h - 0.04)], clear(), 'pane')
        for i in range(4):
            plane([(-X + i * 0.625 + 0.03, 2.6, 0.04), (-X + i * 0.625 + 0.625, 2.6, 0.04), (-X + i * 0.625 + 0.625, 2.6, h - 0.04), (-X + i * 0.625 + 0.03, 2.6, h - 0.04)], clear(), 'pane')
    box(-3.75, -2.55, 3.3, 6.5, 0.72, 0.75, W(), bev=0.004)
    for yy in (3.8, 6.0):
        box(-3.4, -2.9, yy - 0.04, yy + 0.04, 0, 0.72, black(), bev=0.003)
    fb = fabric(P['fab'], 0.2)
    for i in range(3):
        chair(-3.95, 3.85 + i * 1.0, 0, pi / 2, W(), fb)
        chair(-2.35, 3.85 + i * 1.0, 0, -pi / 2, W(), fb)
    for i in range(3):
        pendant(-3.15, 3.9 + i * 1.0, h, 1.85, 'dome', mat('pd', P['acc'], rough=0.4), 8, 2900, 1.0)
    frame(-X, 4.9, 1.6, 1.0, 1.3, 'art18.png', W(), 'x', face=1)
    # workstations right
    for j, y0 in enumerate(() if near else (0.6, 2.9)):
        box(1.55, 3.95, y0, y0 + 1.5, 0.715, 0.74, W(horiz=True), bev=0.003)
        box(1.55, 3.95, y0 + 0.735, y0 + 0.765, 0.74, 1.12, fabric(P['acc'], 0.2), bev=0.008)
        for xx in (1.65, 3.85):
            for yy in (y0 + 0.08, y0 + 1.42):
                box(xx - 0.02, xx + 0.02, yy - 0.02, yy + 0.02, 0, 0.715, black(), bev=0.002)
        for i in range(2):
            x = 2.15 + i * 1.2
            for s in (-1, 1):
                yy = y0 + 0.75 + s * 0.33
                box(
                    x - 0.31,
                    x + 0.31,
                    yy + s * -0.12 - 0.008,
                    yy + s * -0.12 + 0.008,
                    0.90,
                    1.26,
                    black(0.4),
                    bev=0.005,
                )
                box(
                    x - 0.302,
                    x + 0.302,
                    yy - s * 0.12 + s * 0.0085 - 0.0005,
                    yy - s * 0.12 + s * 0.0085 + 0.0005,
                    0.908,
                    1.252,
                    mat('scr', '#0a0b0d', rough=0.12),
                    bev=0,
                )
                cyl(0.012, 0.74, 0.92, black(), (x, yy - s * 0.14, 0), 16)
                cyl(0.10, 0.74, 0.748, black(), (x, yy - s * 0.12, 0), 32)
                box(
                    x - 0.21,
                    x + 0.21,
                    yy + s * 0.12 - 0.06,
                    yy + s * 0.12 + 0.06,
                    0.74,
                    0.755,
                    mat('kb', '#d9d4cc', rough=0.5),
                    bev=0.004,
                )
                task(
                    x,
                    yy + s * 0.85,
                    pi if s < 0 else 0,
                    fabric(P['fab'] if (i + j) % 2 else '#4a4f48', 0.2),
                    black(),
                )
            vase('cyl', ceramic('#e9e2d5'), (x + 0.5, y0 + 0.55, 0.74), 0.42)
    # lounge front-left
    sofa(
        -3.55,
        0.4,
        0,
        2.3,
        0.92,
        pi / 2,
        fabric(P['acc'], 0.2, 0.2),
        3,
        pillows=[(0.62, fabric('#d8d2c4', 0.2), 0.9, 0.05)] if v == 'B' else [(-0.6, fabric('#e9e1d3'), 0.95, 0.2), (0.6, velvet(P['fab']), 0.95, -0.2)],
    )
    rtable(-2.3, 0.45, 0, 0.42, 0.36, marble('calacatta', 1.4), W(), 0.03, 'drum')
    if v == 'B':
        easychair(-1.62, 1.28, 0.012, math.radians(-128), wood('teak'), cushion=fabric('#d8d2c4', 0.2))
        laptop(-2.34, 0.42, 0.3605, -6)
        bottle(-2.08, 0.62, 0.3605, '#3f6b62')
    else:
        books_stack(-2.35, 0.5, 0.36, 3, 6)
        armchair(-1.35, 1.0, 0, math.radians(-110), boucle('#e7dfd0'), W(), 0.38, 0.72)
        armchair(-1.35, -0.1, 0, math.radians(-75), boucle('#e7dfd0'), W(), 0.38, 0.72)
    rug(-4.0, -1.0, -0.95, 1.85, mat(
            'rugO',
            P['fab'],
            rough=1,
            tex='rug2.png',
            size=3.0,
            ramp=[(0.1, '#6b543d'), (0.45, '#a38a6b'), (0.62, '#b89f7f'), (0.9, '#ddcfb8')],
            sheen=0.4,
            bump=[('rug1_h.png', 3, 0.8, 0.006)],
    ), 0.009, 0.008, uv=False, side='#a38a6b')
    areca((-4.0, 2.1, 0), 2.1, 3, ceramic('#86513f'))
    fiddle((-1.3, 6.6, 0), 2.2, 5, ceramic('#d6cab6'))
    rubber_plant((3.9, 6.3, 0), 1.9, 9, ceramic('#cdbda5'), stems=3)
    snake_plant((4.0, -0.9, 0), 1.1, 14, ceramic('#86513f'))
    for p in (
        (-3.2, 0.4),
        (-3.2, -0.9),
        (-0.9, 6.7),
        (0.4, 6.8),
        (1.7, 6.8),
        (3.0, 6.8),
        (-3.2, 1.7),
        (-3.2, 5),
    ):
        spot((p[0], p[1], h), 16, 3200, 62)
    if near:  # by day: the lamps are out, a cane chair by the counter, leaves before the window, only in the sun
        for l in list(bpy.data.objects):
            if l.type == 'LIGHT' and l.data.type == 'SPOT':
                l.data.energy *= 0.12
        easychair(-0.42, 5.75, 0, math.radians(38), wood('teak'), cushion=fabric('#b7b49f', 0.2))
        for k, p in enumerate(((5.6, 3.6, 1.4), (5.4, 2.6, 2.0), (5.7, 4.5, 2.3))):
            branches(p, 1.2, 6, 3 + k, '#5f7f4a', (0.11, 0.05), 0.9, 18)
    area((0, F + 0.1, 2.2), (6, 1.4), 20 if near else 45, '#f2f3f4' if near else '#fff4e6', dirv=(0, 1, -0.15), glossy=False)


CAMS = dict(
    lounge=lambda: upright((-0.70, -1.30, 1.20), (-2.95, 2.2, 1.04), 30, 4.5, (-2.4, 0.7, 0.5)),
    counter=lambda: upright((-0.25, 2.35, 1.36), (1.46, 5.7, 1.27), 41, 5.0, (1.5, 5.5, 1.05)),
    pair=lambda: camera((-0.62, 1.50, 1.38), -19, 27, 0.0, fstop=8, focus=4.4),
)
