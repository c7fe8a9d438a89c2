"""Living room with a media wall: stone panel, fluted wood wings, low console, sofa and armchairs.

Variants: A walnut, calacatta and sage, B oak and green marble.
Cameras:  main, game (B, upright: the media wall over a game of carrom).
"""

import cv2

from lib import *
from lib.drawings import ikat, picture
from lib.television import lit_image


def carrom(x, y, z, turn):
    """a carrom board in the middle of a game: 74 cm of ply in a frame, its pockets in the corners, the lines drawn; turn in degrees"""
    n, e = 900, 14
    img = np.full((n, n, 3), 1.0, np.float32) * (0.80, 0.62, 0.38)
    img *= 1 + 0.05 * cv2.GaussianBlur(np.random.default_rng(3).standard_normal((n, n)).astype(np.float32), (0, 0), sigmaX=2, sigmaY=90)[..., None] * 12
    ink, red = (0.10, 0.07, 0.05), (0.62, 0.12, 0.09)
    for k in range(4):
        img = np.rot90(img).copy()
        for q in (120, 160):
            cv2.line(img, (170, q), (n - 170, q), ink, 4, cv2.LINE_AA)
        for q in (170, n - 170):
            cv2.circle(img, (q, 140), 20, red, -1, cv2.LINE_AA)
            cv2.circle(img, (q, 140), 24, ink, 3, cv2.LINE_AA)
        cv2.line(img, (80, 80), (300, 300), ink, 3, cv2.LINE_AA)
        cv2.circle(img, (42, 42), 34, (0.02, 0.02, 0.02), -1, cv2.LINE_AA)
    cv2.circle(img, (n // 2, n // 2), 130, ink, 4, cv2.LINE_AA)
    cv2.circle(img, (n // 2, n // 2), 24, red, -1, cv2.LINE_AA)
    for k in range(8):
        a = k * pi / 4
        P = [(n / 2 + r * math.cos(a + d), n / 2 + r * math.sin(a + d)) for r, d in ((118, 0), (44, 0.24), (44, -0.24))]
        cv2.fillPoly(img, [np.array(P).round().astype(np.int32)], red if k % 2 else ink, cv2.LINE_AA)
    w, d = 0.74, 0.044
    with turned(0, 0) as root:
        m = wood('smoked')
        box(-w / 2 + 0.040, w / 2 - 0.040, 0.014, 0.024, 0.040, w - 0.040, m, bev=0)
        a = w / 2 - 0.044
        plane([(-a, 0.0138, 0.044), (a, 0.0138, 0.044), (a, 0.0138, w - 0.044), (-a, 0.0138, w - 0.044)], imgmat(picture('carrom', img), 0.22))
        for q in ((-w / 2, w / 2, 0, 0.0445), (-w / 2, w / 2, w - 0.0445, w), (-w / 2, -w / 2 + 0.0445, 0.0447, w - 0.0447), (w / 2 - 0.0445, w / 2, 0.0447, w - 0.0447)):
            box(q[0], q[1], 0, d, q[2], q[3], m, bev=0.004, seg=3)
    t = math.radians(turn)
    root.rotation_euler = (-pi / 2, 0, t)
    root.location = (x + w / 2 * math.sin(t), y - w / 2 * math.cos(t), z + d)
    coin = rounded([(0.0001, 0), (0.0140, 0), (0.0155, 0.0015), (0.0155, 0.0072), (0.0140, 0.0086), (0.0112, 0.0086), (0.0100, 0.0078), (0.0001, 0.0078)], 3, 30)
    pale, dark, queen = (mat('carrom ' + c, c, rough=0.3) for c in ('#d9bd8a', '#231d1a', '#a3231c'))
    g = R.Random(8)
    with turned(x, y, turn, z + d - 0.0137):
        for k, (a, b) in enumerate(((0.02, 0.03), (-0.05, 0.07), (0.10, -0.02), (0.15, 0.16), (-0.17, 0.02), (-0.08, -0.13), (0.05, -0.17), (0.21, -0.10), (-0.22, 0.19), (0.0, 0.20), (-0.019, 0.012), (-0.12, 0.085), (0.247, 0.22))):
            lathe(coin, queen if k == 3 else (pale, dark)[k % 2], (a + g.uniform(-0.008, 0.008), b, 0.0004), 48, 40)
        lathe(rounded([(0.0001, 0), (0.0190, 0), (0.0205, 0.002), (0.0205, 0.0075), (0.0190, 0.0095), (0.0001, 0.0095)], 3), mat('striker', '#e9e4d4', rough=0.15), (-0.06, -0.245, 0.0004), 56, 40)


def settop(x, y, z):
    """a set-top box with its lamp, its remote before it, the cable to the wall"""
    box(x - 0.12, x + 0.12, y - 0.08, y + 0.08, z + 0.004, z + 0.042, black(0.4), bev=0.004)
    for s in (-1, 1):
        box(x + s * 0.09 - 0.012, x + s * 0.09 + 0.012, y - 0.06, y + 0.06, z + 0.0005, z + 0.005, black(0.8), bev=0)
    box(x - 0.05, x + 0.05, y - 0.0812, y - 0.0795, z + 0.016, z + 0.032, mat('display', '#10221c', rough=0.1), bev=0)
    sphere(0.0022, glow('#58d070', 3), (x + 0.085, y - 0.0805, z + 0.024), 12)
    tube([(x + 0.06, y + 0.078, z + 0.02), (x + 0.07, y + 0.14, z + 0.012), (x + 0.03, y + 0.20, z + 0.006), (x + 0.02, y + 0.245, z + 0.03)], 0.003, black(0.6), res=10)['afloat'] = True
    with turned(x + 0.03, y - 0.135, 14, z + 0.0005):
        box(-0.085, 0.085, -0.021, 0.021, 0, 0.016, black(0.5), bev=0.006, seg=3)
        for k in range(10):
            cyl(0.0045, 0.0155, 0.0172, mat('key', ('#8b8d90', '#b23a2c')[k == 0], rough=0.5), (-0.066 + 0.030 * (k // 2), -0.008 + 0.016 * (k % 2), 0), 14, 0.0005)


def garden_door(x0, x1, y):
    """a glass door in the wall behind the camera, which the dark screen mirrors"""
    n, g, black_ = 320, np.random.default_rng(3), black()
    v = np.mgrid[0:n, 0:n][0][..., None] / n
    leaves, twigs = (cv2.GaussianBlur(g.standard_normal((n, n)), (0, 0), q)[..., None] for q in (11, 3))
    leaves, twigs = leaves / leaves.std(), twigs / twigs.std()
    tree = np.clip((v - 0.44) * 8 + 0.9 * leaves + 0.5 * twigs, 0, 1)
    garden = (0.80, 0.84, 0.87) * (1 - tree) + (0.36, 0.44, 0.26) * (0.8 + 0.25 * leaves + 0.2 * twigs) * tree
    plane([(x1, y + 0.004, 0.08), (x0, y + 0.004, 0.08), (x0, y + 0.004, 2.2), (x1, y + 0.004, 2.2)], lit_image(picture('garden.png', np.clip(garden, 0, 1)), 1.1))
    for a, b in ((x0, (x0 + x1) / 2), ((x0 + x1) / 2, x1)):
        for q in (a, b):
            box(q - 0.03, q + 0.03, y + 0.001, y + 0.05, 0, 2.26, black_, bev=0)
        for q in (0.04, 0.95, 2.23):
            box(a + 0.03, b - 0.03, y + 0.001, y + 0.05, q - 0.03, q + 0.03, black_, bev=0)


def build(v='A'):
    reset(7)
    P = dict(
        A=dict(
            flute='walnut',
            panel='calacatta',
            con='walnut',
            sofa='#cabda8',
            acc='#9c5f4a',
            acc2='#55624c',
            wall='#e8e0d3',
            fl='tile',
            chair='#5d6b54',
            rug='rug1',
            cur='#d3c6b2',
        ),
        B=dict(
            flute='oak',
            panel='green',
            con='ebony',
            sofa='#5e6a58',
            acc='#c9a06a',
            acc2='#e6dccb',
            wall='#e9e6df',
            fl='oak',
            chair='#e7dfd0',
            rug='rug2',
            cur='#b9a78d',
        ),
    )[v]
    world('#dfe8f5', 0.35)
    white = paint(P['wall'])
    ceil = paint('#f5f1e9')
    h = 3.0
    X = 3.0
    Y = 5.2
    F = -1.6
    # TV wall is the back wall; windows left
    room(-X, X, F, Y, h, white, ceil, openings=[('L', 0.4, 4.3, 0.04, 2.62)])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, h, white)
    if P['fl'] == 'tile':
        tilefloor(-X, X, F, Y, 0, marble('botticino', 2.6, 0.12, 'marble2'), 1.2, 1.2)
    else:
        floor(-X, X, F, Y, 0, floorwood(P['fl']))
    zb, _ = cove(-X, X, F, Y, h, 0.18, dict(L=0.62, R=0.62, F=0.7, B=0.62), ceil, k=3200, power=0.02 if v == 'B' else 3.6)
    windowframe('L', -X - 0.1, 0.4, 4.3, 0.04, 2.62, black(), 3)
    pane('L', -X - 0.1, 0.4, 4.3, 0.04, 2.62)
    area((-X - 0.32, 2.35, 1.35), (3.9, 2.55), 170, '#eaf1ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (0.4, 4.3), seed=1)
    sun(216, 37, 9, 1.2, 4600)
    curtain(1.55, 4.45, -X + 0.16, 0.02, h - 0.02, sheer(t=0.28), 0.10, 0.035, 4, 'y')
    curtain(-0.35, 0.50, -X + 0.27, 0.02, h - 0.02, drape(P['cur']), 0.10, 0.05, 5, 'y')
    curtain(3.95, 4.75, -X + 0.27, 0.02, h - 0.02, drape(P['cur']), 0.10, 0.05, 6, 'y')
    # TV wall
    yw = Y
    x0, x1 = -1.25, 1.25
    bookmatched(x0, x1, yw - 0.10, 0.0, zb, P['panel'], rough=0.16 if v == 'A' else 0.10)
    strip((x0 - 0.015, yw - 0.04, 0.1), (x0 - 0.015, yw - 0.04, zb - 0.1), 0.2 if v == 'B' else 3.5, 2900, (-1, -0.25, 0))
    strip((x1 + 0.015, yw - 0.04, 0.1), (x1 + 0.015, yw - 0.04, zb - 0.1), 0.2 if v == 'B' else 3.5, 2900, (1, -0.25, 0))
    fluted(x1 + 0.06, X, yw - 0.045, 0, zb, wood(P['flute'], straight=True), 0.045, 0.020)
    fluted(-X, x0 - 0.06, yw - 0.045, 0, zb, wood(P['flute'], straight=True), 0.045, 0.020)
    box(x0 - 0.06, x0 - 0.05, yw - 0.06, yw, 0, zb, brass(), bev=0.001)
    box(x1 + 0.05, x1 + 0.06, yw - 0.06, yw, 0, zb, brass(), bev=0.001)
    # TV + console
    television(0, yw - 0.11, 1.49, 1.65, 0)  # nobody watches: they read, or play
    cw = wood(P['con'], horiz=True)
    c0, c1 = -2.2, 2.2
    box(c0, c1, yw - 0.48, yw, 0.30, 0.335, cw, bev=0.002)
    box(c0, c1, yw - 0.48, yw, 0.62, 0.655, cw, bev=0.002)
    box(c0 + 0.01, c1 - 0.01, yw - 0.43, yw, 0.335, 0.62, mat('carc', '#2d2823', rough=0.6), bev=0)
    for i in range(4):
        a = c0 + 0.0 + i * 1.1
        if i in (0, 3):
            fluted(a + 0.004, a + 1.096, yw - 0.475, 0.339, 0.616, wood(P['con'], straight=True), 0.03, 0.012)
        else:
            box(
                a + 0.004,
                a + 1.096,
                yw - 0.475,
                yw - 0.455,
                0.339,
                0.616,
                lacquer('#e6dccd' if v != 'B' else '#2b2b28'),
                bev=0.0015,
            )
    strip((c0 + 0.1, yw - 0.3, 0.295), (c1 - 0.1, yw - 0.3, 0.295), 0.2 if v == 'B' else 4, 2900, (0, -0.2, -1))
    if v == 'B':
        settop(1.02, yw - 0.27, 0.655)
        vase('amph', glazed('#7b8a80'), (1.86, yw - 0.25, 0.655), 0.95)
        branches((1.86, yw - 0.25, 0.655 + 0.33), 0.50, 5, 11, '#5f7a4c')
    else:
        vase('amph', ceramic('#a86c57'), (1.85, yw - 0.26, 0.655), 1.05)
        pampas((1.85, yw - 0.26, 0.655 + 0.38), 0.62, 8, 2)
        z = books_stack(1.35, yw - 0.25, 0.655, 3, 3, 0.28, 0.2)
        vase('bowl', brass(0.3), (1.35, yw - 0.25, z), 0.5)
    vase('round', ceramic('#e9e2d5'), (-1.35, yw - 0.25, 0.655), 1.1)
    vase('bottle', ceramic('#56634d'), (-1.62, yw - 0.24, 0.655), 1.0)
    books_row(-2.1, -1.78, yw - 0.33, 0.655, 0.18, 0.24, 7)
    # sofa in front (back to camera?) -> right side L facing left ; armchairs left
    fab = fabric(P['sofa'], 0.22, 0.20)
    if v == 'A':  # one cushion in the corner of the arm, nothing thrown over it
        pl = [(-0.98, fabric(P['acc'], 0.25), 0.96, 0.55)]
    else:
        pl = [
            (-0.78, velvet(P['acc']), 1.0, 0.2),
            (-0.48, fabric('#e9e1d3', 0.2), 0.92, -0.15),
            (0.80, boucle('#e7dfd0'), 1.0, -0.2),
            (0.50, velvet(P['acc2']), 0.9, 0.12),
        ]
    sofa(2.2, 2.0, 0, 2.6, 0.98, -pi / 2, fab, 3, None, pillows=pl)
    if v != 'A':
        simmesh('sofathrow', fabric(P['acc'], 0.3, 0.15, 0.6), (2.20, 3.22, 0.0), (0, 0, -pi / 2), 1.0, 0.006)
    armchair(-1.55, 2.75, 0, math.radians(66), boucle(P['chair']), wood(P['flute']), 0.40, 0.72)
    if v != 'B':
        armchair(-1.55, 1.55, 0, math.radians(100), boucle(P['chair']), wood(P['flute']), 0.40, 0.72)
    # rug + tables
    rug(-1.35, 1.95, 0.55, 3.75, mat(
            'rugL' + v,
            tex=P['rug'] + '.png',
            size=1,
            uv=True,
            rand=False,
            ramp=[(0.1, '#54442f'), (0.45, '#9c8768'), (0.62, '#b3a083'), (0.9, '#d9ccb5')],
            rough=1,
            spec=0.05,
            sheen=0.4,
            bump=[('rug1_h.png', 1, 0.8, 0.006)],
    ), 0.008, 0.009, side='#cdbfab')
    rtable(
        0.22,
        2.05,
        0.012,
        0.48,
        0.36,
        marble('calacatta' if v != 'A' else 'botticino', 1.2, 0.15),
        wood(P['flute']),
        0.03,
        'drum',
    )
    rtable(-0.32, 2.62, 0.012, 0.30, 0.46, wood(P['flute'], horiz=True), brass(), 0.025, 'legs')
    if v == 'B':
        carrom(0.22, 2.05, 0.3725, 24)
        cup(-0.40, 2.56, 0.472)
        cup(-0.26, 2.70, 0.472)
    else:
        openbook(0.10, 1.96, 0.3725, 24, '#6b3a2c')
        box(0.335, 0.375, 1.82, 1.98, 0.3725, 0.387, black(0.5), bev=0.004, rot=0.5)  # the remote control
        vase('cyl', ceramic('#e9e2d5'), (0.40, 2.24, 0.372), 0.75)
        branches((0.40, 2.24, 0.372 + 0.17), 0.52, 7, 6, '#7c8a5c', (0.055, 0.022), 0.45, 26)
        cup(-0.26, 2.58, 0.472)
        cup(-0.40, 2.70, 0.472)
    rtable(2.25, 0.38, 0, 0.24, 0.52, marble('calacatta', 1.2), brass(), 0.02, 'legs')
    tablelamp(2.25, 0.38, 0.52, ceramic('#a86c57'))
    floorlamp(-2.45, 3.55, 0, 1.6, mat('dark bronze', '#5a4836', rough=0.42, metal=1))
    fiddle((-2.35, 4.55, 0), 2.0, 5, ceramic('#b8ad9c'))
    if v != 'B':
        money_plant((2.55, 4.35, 0), 1.6, 8, ceramic('#86513f'), pole=True)
    cloth = ikat((228, 218, 196), (0.92, (62, 78, 60)), (0.78, (228, 218, 196)), (0.58, (178, 116, 62)), (0.40, (52, 66, 52)), (0.18, (228, 218, 196)))
    frame(X, 1.95, 1.66, 1.90, 0.95, picture('ikat leaf', np.tile(cloth, (1, 2, 1))), wood('oak'), 'x', face=-1)
    garden_door(*((0.55, 2.15) if v == 'B' else (-1.55, -0.10)), F)
    plump()
    for p in [(x, Y - 0.33) for x in (-2.3, -0.8, 0.8, 2.3)] + [
        (-2.65, -0.6),
        (2.65, -0.6),
        (2.65, 1.25),
        (2.65, 2.35),
        (2.65, 3.6),
        (-1.2, -1.2),
        (1.2, -1.2),
    ]:
        spot((p[0], p[1], zb), 0.2 if v == 'B' else 10, 3000, 62, face=('#e9e6df', 0.25) if v == 'B' else ('#fff0dc', 8))
    area((0, F + 0.1, 2.1), (4.5, 1.4), 6 if v == 'B' else 15, '#fff4e6', dirv=(0, 1, -0.15), glossy=False)


CAMS = dict(
    main=lambda: camera((-0.1, -1.35, 1.20), 0, 25, -0.03, fstop=6, focus=4.5),
    game=lambda: upright((-1.30, -0.25, 1.25), (1.12, 5.1, 1.00), 36, 4.5, (0.3, 2.2, 0.4)),
)
