"""Master bedroom: channelled headboard, fluted wings, limewash wall, bed with simulated linen.

Variants: A walnut and sage, B oak and terracotta; D is A by day, the lamps off and the sheer drawn back.
Cameras:  main, corner, garden (D) and bedside (both upright).
"""

import cv2

from lib import *
from lib.coverlet import coverlet
from lib.drawings import mounted, picture
from lib.gallery import scatter_cushion


def binoculars(x, y, z, rot):
    """field glasses lying down, their strap about them; eyepieces towards -y"""
    skin, alu = mat('pebbled', '#20211f', rough=0.7, bump=[('boucle_h.png', 0.02, 0.5, 0.0008)]), black(0.35)
    with turned(x, y, rot, z):
        for s in (-1, 1):
            tubes = [(0.0001, 0.004), (0.019, 0.004), (0.0205, 0.0), (0.0205, 0.014), (0.0170, 0.018), (0.0165, 0.040), (0.0255, 0.058), (0.0265, 0.100), (0.0275, 0.102), (0.0275, 0.118), (0.0255, 0.119), (0.0235, 0.112), (0.0001, 0.110)]
            lathe(rounded(tubes, 3, 40), skin, (s * 0.034, -0.06, 0.028), 64, 40, (-pi / 2, 0, 0))
            lathe([(0.0001, 0.1105), (0.0232, 0.1105)], mat('coated lens', '#1d3038', rough=0.05, spec=0.8), (s * 0.034, -0.06, 0.028), 40, 40, (-pi / 2, 0, 0))
        box(-0.020, 0.020, -0.018, 0.014, 0.018, 0.036, skin, bev=0.006)
        lathe(rounded([(0.0001, 0), (0.010, 0), (0.011, 0.002), (0.011, 0.022), (0.0001, 0.024)]), alu, (0, -0.044, 0.033), 40, 40, (-pi / 2, 0, 0))
        strap = [(-0.056, 0.0, 0.03), (-0.085, -0.02, 0.006), (-0.10, 0.05, 0.003), (-0.04, 0.105, 0.003), (0.05, 0.10, 0.003), (0.105, 0.04, 0.003), (0.09, -0.03, 0.006), (0.056, 0.0, 0.03)]
        tube(strap, 0.0038, fabric('#2b2d2a', 0.2, 0.04), res=14)['afloat'] = True


def hills(w=900, h=560):
    """a landscape in washes: the boulder hills of the Deccan one behind the other, paler the farther, under a plain sky"""
    g = np.random.default_rng(12)
    x, y = np.arange(w)[None, :] / w, np.arange(h)[:, None] / h
    paper = cv2.GaussianBlur(g.standard_normal((h, w)).astype(np.float32), (0, 0), 1.1)[..., None] * 0.028
    cloudy = lambda s: cv2.normalize(cv2.GaussianBlur(g.standard_normal((h, w)).astype(np.float32), (0, 0), s), None, -1, 1, cv2.NORM_MINMAX)[..., None]
    img = np.ones((h, w, 3)) * (0.86, 0.82, 0.74) + 0.03 * cloudy(60) - (0.10, 0.12, 0.15) * np.clip(0.25 - y, 0, 1)[..., None]
    sun_ = np.clip((0.055 - np.hypot((x - 0.70) * w / h, y - 0.27)) * h / 2, 0, 1)[..., None]
    img = img * (1 - 0.75 * sun_) + 0.75 * sun_ * np.array((0.72, 0.42, 0.27))
    for k, c in enumerate(((0.70, 0.68, 0.60), (0.60, 0.61, 0.52), (0.62, 0.50, 0.40), (0.40, 0.45, 0.37), (0.25, 0.30, 0.25))):
        top = 0.42 + 0.105 * k
        for n, a in ((1.3, 0.055), (2.9, 0.034), (7.0, 0.014), (19, 0.006), (55, 0.0022)):
            top = top + a * np.sin(2 * pi * (n * x + g.random())) * (0.6 + 0.4 * np.sin(2 * pi * (x * 1.7 + g.random())))
        there = np.clip((y - top) * h / 1.6, 0, 1)[..., None]
        wash = np.array(c) * (1 + 0.10 * cloudy(26) + 0.05 * cloudy(5)) + 0.16 * np.clip((y - top) / 0.22, 0, 1)[..., None] * (1 - np.array(c))  # it dries paler below
        rim = np.exp(-((((y - top) * h - 2.5) / 2.2) ** 2))[..., None]  # pigment gathers along the edge
        img = img * (1 - there) + there * wash * (1 - 0.10 * rim)
    return np.clip(img + paper, 0, 1).astype(np.float32)


def build(v='A'):
    reset(3)
    day = v == 'D'
    v = 'A' if day else v
    P = dict(
        A=dict(
            w='walnut',
            wall='#e6ddcf',
            acc='#4a5a46',
            head='#cdbfa9',
            fl='oak',
            throw='#6c6f58',
            p2='#a3a68c',
            cur='#d8cbb6',
            rug='#d9cfbf',
        ),
        B=dict(
            w='oak',
            wall='#ded2c2',
            acc='#9f6b57',
            head='#ab7a64',
            fl='walnut',
            throw='#96614b',
            p2='#c9957a',
            cur='#cdb9a2',
            rug='#cbbba6',
        ),
    )[v]
    world('#dfe8f5', 0.35)
    W = lambda **k: wood(P['w'], **k)
    white = paint('#efe9df')
    ceil = paint('#f4f0e8')
    h = 2.95
    X = 2.5
    Y = 4.7
    room(-X, X, -1.6, Y, h, white, ceil, openings=[('L', 0.3, 3.7, 0.12, 2.55)], front=False)
    wall(-X - 0.2, X + 0.2, -1.8, -1.6, 0, h, white)
    floor(-X, X, -1.6, Y, 0, floorwood(P['fl']))
    for a in ((-X, X, Y - 0.012, Y),):
        box(*a, 0, 0.09, white, bev=0.002)
    box(X - 0.012, X, -1.6, Y, 0, 0.09, white)
    # ceiling
    cove(-X, X, -1.6, Y, h, 0.17, 0.52, ceil, k=3100, power=0.02 if day else 3.6)
    # window
    fr = black()
    windowframe('L', -X - 0.1, 0.3, 3.7, 0.12, 2.55, fr, 3)
    pane('L', -X - 0.1, 0.3, 3.7, 0.12, 2.55)
    area((-X - 0.32, 2.0, 1.35), (3.4, 2.5), 140, '#eaf1ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (0.3, 3.7), seed=3)
    sun(214, 36, 9, 1.2, 4400)
    curtain(2.35 if day else 1.25, 3.85, -X + 0.16, 0.02, h - 0.02, sheer(t=0.30), pleat=0.07 if day else 0.10, amp=0.035, seed=4, axis='y')
    curtain(-0.35, 0.45, -X + 0.27, 0.02, h - 0.02, drape(P['cur']), 0.10, 0.05, 5, 'y')
    curtain(3.35, 4.05, -X + 0.27, 0.02, h - 0.02, drape(P['cur']), 0.10, 0.05, 6, 'y')
    # head wall: fluted wood wings + limewash centre + brass line
    yw = Y
    hb = 1.15
    box(-X, X, Y - 0.03, Y, 0.0, h, limewash(P['wall'], 0.16), bev=0)
    fluted(-X + 0.005, -1.62, Y - 0.075, 0.09, h - 0.175, W(straight=True), 0.042, 0.018)
    fluted(1.62, X - 0.005, Y - 0.075, 0.09, h - 0.175, W(straight=True), 0.042, 0.018)
    for s in (-1, 1):
        box(s * 1.615 - 0.006, s * 1.615 + 0.006, Y - 0.082, Y - 0.03, 0.09, h - 0.175, brass(), bev=0.001)
    strip((-1.6, Y - 0.05, h - 0.16), (1.6, Y - 0.05, h - 0.16), 0.1 if day else 4, 2800, (0, 0.15, -1))
    # headboard: vertical channels
    hm = fabric(P['head'], scale=0.2)
    channelled(3.2, 1.16, 0.09, hm, 13, 'x', (0, Y - 0.085, 0.14), r=0.03, depth=0.026)
    box(-1.58, 1.58, Y - 0.10, Y - 0.02, 0.17, 1.27, W(), bev=0)  # the board that it hangs by
    # bed
    by = Y - 0.17 - 1.05
    bm = fabric(P['head'], scale=0.2)
    box(-0.92, 0.92, by - 1.02, by + 1.05, 0.10, 0.36, bm, bev=0.03, seg=4)
    box(-0.85, 0.85, by - 0.95, by + 1.0, 0, 0.10, black())
    softbox(1.82, 2.06, 0.24, fabric('#f2ede4', 0.06), (0, by, 0.43), r=0.07, puff=0.005, wr=0.003)
    linen = fabric('#efe9de', 0.08, 0.30, 0.3, 0.2)
    if day:
        simmesh('duvet', linen, (0, by, 0.0), sub=1)
        simmesh('throw', fabric(P['throw'], 0.3, 0.16, 0.6, 0.6), (0, by, 0.006), solid=0.006)
    else:  # a quilt that hangs over the sides and the foot, the sheet turned back over it, a throw
        wool = fabric(P['throw'], 0.3, 0.16, 0.6, 0.6)
        with turned(0, by):
            coverlet(1.86, 2.10, 0.566, linen, -1.30, 0.46, 0.27, 0.065, 0.16, 0.007, 0.018, 0.006, 0.010, 3, squares=True)
            coverlet(1.885, 2.10, 0.582, fabric('#f2ede4', 0.06), 0.20, 0.54, 0.22, 0.07, 0, 0, 0.014, 0.005, 0.007, 5)
            coverlet(1.895, 2.10, 0.584, wool, -0.86, -0.34, 0.24, 0.07, 0.026, 0.0012, 0.018, 0.006, 0.008, 8, fringe=wool)
    r = R.Random(2)
    pw = fabric('#f1ebe1', 0.08, 0.3, 0.3, 0.2)
    if day:
        for s in (-1, 1):
            simmesh('pillow_long', pw, (s * 0.46, by + 0.83, 0.78), (math.radians(64), r.uniform(-0.05, 0.05), r.uniform(-0.06, 0.06)), 1.08)
            simmesh('pillow_long', fabric('#d9cdb9', 0.15), (s * 0.47, by + 0.66, 0.735), (math.radians(58), r.uniform(-0.05, 0.05), r.uniform(-0.08, 0.08)), 1.0)
        simmesh('pillow', boucle(P['p2']), (-0.24, by + 0.47, 0.72), (math.radians(56), 0.05, 0.12), 0.92)
        simmesh('pillow', velvet(P['acc']), (0.26, by + 0.46, 0.715), (math.radians(55), -0.04, -0.10), 0.88)
        simmesh('pillow_long', leather('#8a5638'), (0.02, by + 0.31, 0.675), (math.radians(50), 0, 0.03), 0.62)
    else:  # two to sleep on, one on the other, and what one leans on
        for s in (-1, 1):
            simmesh('pillow_long', fabric('#d9cdb9', 0.15), (s * 0.46, by + 0.86, 0.78), (math.radians(62), 0.0, r.uniform(-0.05, 0.05)), 1.04)
            simmesh('pillow_long', pw, (s * 0.45, by + 0.68, 0.72), (math.radians(42), 0.0, r.uniform(-0.08, 0.08)), 1.0)
        scatter_cushion(-0.40, by + 0.40, 0.615, 0.44, fabric('#8f947c', 0.3, 0.12), 6, 38, 0.15)
        scatter_cushion(0.36, by + 0.42, 0.615, 0.40, velvet(P['acc']), 3, 40, 0.15)
        frame(0, Y - 0.031, 1.98, 1.16, 0.78, picture('hills', mounted(hills(), 0.10)), wood('walnut'))
    # side tables floating + objects
    for s in (-1, 1):
        a, b = (s * 1.10, s * 1.62) if s > 0 else (-1.62, -1.10)
        box(a, b, Y - 0.47, Y - 0.06, 0.34, 0.54, W(horiz=True), bev=0.004)
        box(a, b, Y - 0.49, Y - 0.17, 0.54, 0.562, marble('calacatta'), bev=0.003)
        box(a + 0.004, b - 0.004, Y - 0.475, Y - 0.468, 0.437, 0.443, black(), bev=0)
    pendant(-1.36, Y - 0.32, h - 0.17, 1.12, 'globe', mat('aged brass', '#86683c', rough=0.42, metal=1), 0 if day else 5, 2700, 0.85)
    pendant(1.36, Y - 0.32, h - 0.17, 1.12, 'globe', mat('aged brass', '#86683c', rough=0.42, metal=1), 0 if day else 5, 2700, 0.85)
    lathe(rounded([(0.0001, 0.001), (0.027, 0.001), (0.029, 0.004), (0.037, 0.10), (0.0385, 0.106), (0.036, 0.106), (0.033, 0.09), (0.0001, 0.088)]), steel(0.32), (1.36, Y - 0.30, 0.562), 56, 40)  # water for the night
    vase('round', ceramic('#7e8a72'), (-1.42, Y - 0.32, 0.562), 0.6)
    branches((-1.42, Y - 0.32, 0.562 + 0.14), 0.36, 5, 3)
    # bench
    byb = by - 1.07 - 0.32
    softbox(1.45, 0.42, 0.12, boucle('#e6ddcd'), (0, byb, 0.42), r=0.055, puff=0.012, wr=0.003)
    for s in (-1, 1):
        box(s * 0.58 - 0.02, s * 0.58 + 0.02, byb - 0.19, byb + 0.19, 0, 0.36, W(), bev=0.004)
    openbook(0.34, byb - 0.01, 0.486, 24, '#6b3a2c')
    # rug
    rug(-1.75, 1.75, by - 2.05, by + 0.35, mat(
            'rug' + v,
            tex='rug1.png',
            size=1,
            uv=True,
            rand=False,
            ramp=[(0.1, '#6b5a45'), (0.45, '#b3a289'), (0.62, '#c4b59d'), (0.9, '#e2d8c7')],
            rough=1,
            spec=0.05,
            sheen=0.4,
            bump=[('rug1_h.png', 1, 0.8, 0.006)],
    ), 0.008, 0.009, side='#cdbfab')
    # right wall: dresser w/ round mirror + wardrobe hint
    box(X - 0.45, X, 1.1, 2.75, 0.34, 0.80, W(horiz=True), bev=0.004)
    for i in range(3):
        for j in range(2):
            box(
                X - 0.472,
                X - 0.45,
                1.105 + i * 0.55,
                1.645 + i * 0.55,
                0.355 + j * 0.215,
                0.565 + j * 0.215,
                W(horiz=True),
                bev=0.002,
            )
    my = 1.95 if day or v == 'B' else 2.68  # whole, or not in the picture
    lathe([(0.0001, 0), (0.42, 0), (0.425, 0.004)], mirror(), (X - 0.03, my, 1.55), 80, 30, (0, -pi / 2, 0))
    lathe(
        [(0.418, -0.0115), (0.435, -0.0115), (0.437, 0.02), (0.418, 0.02)],
        brass(),
        (X - 0.012, my, 1.55),
        80,
        40,
        (0, -pi / 2, 0),
    )
    vase('amph', ceramic('#ab7059'), (X - 0.25, 1.35, 0.80), 0.85)
    pampas((X - 0.25, 1.35, 0.80 + 0.31), 0.62, 8, 3)
    books_stack(X - 0.24, 2.45, 0.80, 3, 5, 0.22, 0.28)
    # armchair + side table + plant by window
    if day:
        easychair(-1.50, 1.02, 0, math.radians(62), wood('walnut'), fabric('#a89a7c', 0.3, 0.06), fabric('#6f7d66', 0.25))
        binoculars(-1.98, 1.88, 0.4805, 40)
    else:
        armchair(-1.72, 1.02, 0, math.radians(118), boucle('#e9e0d0'), wood(P['w']), 0.36, 0.70)
    rtable(-2.02, 1.82, 0, 0.20, 0.48, marble('green'), brass(), 0.02, 'drum')
    books_stack(-2.06 if day else -2.02, 1.76 if day else 1.82, 0.48, 2, 12, 0.2, 0.15)
    rubber_plant((-2.08, 4.12, 0), 1.65, 4, ceramic('#b9ab96'), clear=[('y', '<', Y - 0.03)])
    # spots
    for p in (
        (-1.95, -0.6),
        (-1.95, 0.9),
        (1.95, -0.6),
        (1.95, 1.2),
        (1.95, 2.8),
        (2.2, 4.35),
        (-2.2, 4.35),
        (0.85, 4.44),
        (-0.85, 4.44),
    ):
        spot((p[0], p[1], h - 0.17), 0.2 if day else 10, 3000, 64, face=('#e9e6df', 0.25) if day else ('#fff0dc', 8))
    area((0, -1.3, 2.2), (3.5, 1.2), 5 if day else 10, '#fff3e4', dirv=(0, 0.9, -0.35), glossy=False)


CAMS = dict(
    main=lambda: camera((0.22, -1.35, 1.15), 0, 28, 0.015, fstop=5.6, focus=4.4),
    corner=lambda: camera((1.95, -0.9, 1.25), 24, 24, -0.03, fstop=5.6, focus=4.2),
    garden=lambda: upright((0.75, -0.20, 1.15), (-2.0, 1.55, 0.95), 34, 3.5, (-1.6, 1.1, 0.6)),
    bedside=lambda: upright((1.58, 1.75, 0.80), (1.20, 4.36, 0.84), 58, 2.8, (1.36, 4.36, 0.8)),
)
