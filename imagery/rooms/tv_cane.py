"""Television walls of two small flats, 2.7 m high.

Variants: A white walls, floating oak console with cane shutters, a plaster arch with shelves, terrazzo, noon;
          B peacock-blue lacquer wall of cupboards, arched niches and the screen's recess lined in walnut, walnut floor, evening.
Cameras:  main (A), corner (B).
"""

from lib import *


def cane_oak():
    world('#e2e9f2', 0.35)
    white, warm = paint('#f5efe3'), limewash('#d9c3a2', 0.12)
    X, F, Y, h = 2.05, -1.9, 2.9, 2.7
    room(-X, X, F, Y, h, white, white, openings=[('R', -0.5, 1.5, 0.0, 2.35), ('B', -X - 0.2, X + 0.2, 0, h)], front=True)
    # the wall of the screen, with an arched recess of shelves on its right
    xa, wa = 1.30, 0.95
    archpanel(-X - 0.2, X + 0.2, 0, h, Y, xa, wa, 2.32, white, t=0.24, sill=0.58, reveal=0.24)
    box(-X - 0.2, X + 0.2, Y + 0.235, Y + 0.26, 0, h, warm, bev=0)
    oak, oakh, oaks = wood('oak'), wood('oak', horiz=True), wood('oak', straight=True)
    for z in (0.975, 1.40, 1.80):
        r = wa / 2
        d = r if z < 2.32 - r else math.sqrt(r * r - (z - 2.32 + r) ** 2)
        box(xa - d + 0.001, xa + d - 0.001, Y + 0.012, Y + 0.236, z - 0.028, z, oakh, bev=0.003)
        strip((xa - d * 0.7, Y + 0.20, z - 0.034), (xa + d * 0.7, Y + 0.20, z - 0.034), 2.2, 2900, (0, -0.3, -1))
    tilefloor(-X, X, F, Y, 0, terrazzo(0.16), 0.9, 0.9)
    box(-X, X, Y - 0.012, Y, 0, 0.07, white, bev=0.002)
    # console: oak carcass, three cane shutters and one oak drawer front
    c0, c1, z0, z1, d = -1.90, 0.70, 0.26, 0.66, 0.42
    for z in (z0, z1 - 0.03):
        box(c0, c1, Y - d, Y, z, z + 0.03, oakh, bev=0.003)
    for x in (c0, c1 - 0.03):
        box(x, x + 0.03, Y - d + 0.002, Y, z0 + 0.03, z1 - 0.03, oak, bev=0.003)
    box(c0 + 0.02, c1 - 0.02, Y - d + 0.06, Y, z0 + 0.02, z1 - 0.02, mat('inside', '#6d5439', rough=0.7), bev=0)
    q = (c1 - c0 - 0.06) / 4
    for i in range(4):
        a, b = c0 + 0.03 + i * q + 0.003, c0 + 0.03 + (i + 1) * q - 0.003
        if i == 1:
            for k in (0, 1):
                box(a, b, Y - d + 0.004, Y - d + 0.026, z0 + 0.033 + k * 0.170, z0 + 0.200 + k * 0.170, oakh, bev=0.002)
                sphere(0.013, brass(0.3), ((a + b) / 2, Y - d - 0.008, z0 + 0.117 + k * 0.170), 20)
        else:
            cane(a, b, z0 + 0.033, z1 - 0.033, Y - d + 0.004, None, oak, border=0.05)
            sphere(0.012, brass(0.3), (b - 0.025 if i % 2 else a + 0.025, Y - d - 0.006, (z0 + z1) / 2), 20)
    television(-0.62, Y, 1.30, 1.22, 1.0, 'monsoon')
    # on and about it
    vase('round', ceramic('#b8623f', 0.6), (-1.66, Y - 0.21, z1), 1.05)
    branches((-1.66, Y - 0.21, z1 + 0.24), 0.62, 6, 8, '#6d8450', (0.06, 0.024), 0.45, 24)
    box(0.28, 0.50, Y - 0.24, Y - 0.10, z1 + 0.004, z1 + 0.040, black(0.5), bev=0.004)  # the set-top box, its lamp, the remote control
    sphere(0.0028, glow('#7fd0a0', 6), (0.47, Y - 0.2405, z1 + 0.022), 12)['afloat'] = True
    box(0.56, 0.60, Y - 0.30, Y - 0.14, z1, z1 + 0.016, mat('remote', '#3a3b3d', rough=0.5), bev=0.004, rot=0.35)
    box(-0.85, -0.25, Y - 0.17, Y - 0.08, z1, z1 + 0.065, fabric('#8d8578', 0.2, 0.1), bev=0.02, seg=4)
    ys = Y + 0.12
    vase('amph', ceramic('#c8b596', 0.6), (xa - 0.22, ys, 0.582), 0.95)
    books_stack(xa + 0.16, ys, 0.582, 5, 12, 0.26, 0.19)
    books_row(xa - 0.44, xa - 0.02, Y + 0.04, 0.975, 0.17, 0.27, 5)
    vase('cyl', ceramic('#b8623f', 0.6), (xa + 0.26, ys, 0.975), 0.9)
    vase('round', ceramic('#e6dccb', 0.6), (xa - 0.24, ys, 1.40), 0.85)
    books_row(xa + 0.02, xa + 0.36, Y + 0.04, 1.40, 0.17, 0.25, 15)
    vase('bottle', ceramic('#3f5a52'), (xa - 0.12, ys, 1.80), 0.85)
    vase('pot', ceramic('#d9b98a', 0.6), (xa + 0.16, ys, 1.80), 0.62)
    # balcony door on the right: slim black frame, blind half up, greenery outside
    windowframe('R', X + 0.1, -0.5, 1.5, 0.0, 2.35, paint('#3f4843'), 2, t=0.055)
    pane('R', X + 0.1, -0.5, 1.5, 0.0, 2.35)
    curtain(1.28, 1.72, X - 0.12, 0.015, 2.55, drape('#e3dac6'), 0.095, 0.042, 3, 'y')
    curtain(-0.95, -0.45, X - 0.12, 0.015, 2.55, drape('#e3dac6'), 0.095, 0.042, 4, 'y')
    tube([(X - 0.12, -1.1, 2.56), (X - 0.12, 1.85, 2.56)], 0.012, black(), smooth=False)
    area((X + 0.32, 0.5, 1.2), (1.95, 2.3), 140, '#f6f3ee', dirv=(-1, 0, 0))
    outside('right', X + 0.2, (-0.5, 1.5), 'balcony', floor=5)
    sun(-55, 19, 13, 0.5, 4900)  # low, along the wall of the television
    area((-0.4, F + 0.06, 1.6), (3.0, 1.8), 20, '#f3f4f6', dirv=(0, 1, 0), glossy=False)
    # seats: floor cushions and a low ash bench, a jute rug
    jute = mat('jute', '#bf9f6c', rough=1, tex='linen.png', size=0.10, ramp=[(0, '#96763f'), (1, '#cdb07c')], bump=[('linen_h.png', 0.10, 1.0, 0.008)])
    cyl(1.25, 0.0005, 0.012, jute, (-0.05, 0.85, 0), 96, 0.003)
    cyl(0.34, 0.36, 0.39, oakh, (-0.55, 0.75, 0.012), 64, 0.008)
    for k in range(3):
        a = 0.6 + k * 2 * pi / 3
        beam((-0.55 + math.cos(a) * 0.25, 0.75 + math.sin(a) * 0.25, 0.012), (-0.55 + math.cos(a) * 0.20, 0.75 + math.sin(a) * 0.20, 0.375), 0.032, 0.032, oak)
    cup(-0.46, 0.68, 0.402)
    books_stack(-0.68, 0.86, 0.402, 1, 18, 0.22, 0.16, 0.6)
    pouf = lathe(rounded([(0.0001, 0), (0.24, 0), (0.31, 0.03), (0.355, 0.10), (0.36, 0.17), (0.33, 0.25), (0.25, 0.295), (0.09, 0.305), (0.0001, 0.298)], 4), fabric('#5d7272', 0.25, 0.15), (1.02, 1.15, 0.012), 120, 60)
    for v in pouf.data.vertices:  # ten panels, drawn in at their seams and under the button
        out = min(1, v.co.xy.length / 0.2)
        v.co.xy *= 1 - 0.022 * out * (1 - abs(math.sin(5 * math.atan2(v.co.y, v.co.x)))) ** 3
        v.co.z -= (v.co.z > 0.2) * (0.020 * math.exp(-((v.co.xy.length / 0.07) ** 2)) + 0.004 * out * (1 - abs(math.sin(5 * math.atan2(v.co.y, v.co.x)))) ** 3)
    sphere(0.022, fabric('#4a5c5c', 0.25), (1.02, 1.15, 0.297), 24, scale=(1, 1, 0.45))
    peace_lily((1.62, 2.15, 0), 0.95, 3, ceramic('#e6ddcc'), n=28)


def blue_niches():
    world('#39445a', 0.06)
    wall_, ceil = paint('#e2d8c6'), paint('#efe8da')
    blue, inside = lacquer('#0f4a6b', 0.26), wood('walnut', straight=True)
    X, F, Y, h = 2.3, -2.0, 3.3, 2.7
    room(-X, X, F, Y, h, wall_, ceil, openings=[('L', -1.3, 1.6, 0.45, 2.3)], front=True)
    floor(-X, X, F, Y, 0, floorwood('walnut'))
    # wall unit, full width: cupboards below, the screen's recess in the middle, two arched niches a side
    yf, br = Y - 0.40, brass(0.25)
    zb, zt = 0.62, 2.45
    box(-X, X, yf + 0.02, Y, 0, 0.07, black(), bev=0)
    fronts(-X + 0.002, X - 0.002, 0.07, zb - 0.03, yf, blue, 8, 1, pull='knob', pm=br)
    box(-X, X, yf - 0.02, Y, zb - 0.03, zb, marble('nero', 1.4, 0.10), bev=0.003)
    fronts(-X + 0.002, X - 0.002, zt, h - 0.01, yf, blue, 8, 1)
    box(-X, X, yf + 0.02, Y - 0.001, zt + 0.01, h, inside, bev=0)
    for s in (-1, 1):
        x0, x1 = sorted((s * 0.90, s * X))
        xc, w = s * 1.60, 0.96
        # lower, wide arch over two shelves
        archpanel(x0, x1, zb, zt, yf + 0.02, xc, w, zt - 0.16, blue, t=0.02, sill=zb + 0.06, reveal=0.34)
        box(x0, x1, Y - 0.045, Y, zb, zt, inside, bev=0)
        tube([(xc - w / 2 - 0.012, yf + 0.014, zb + 0.06)] + [(xc - math.cos(pi * i / 72) * (w / 2 + 0.012), yf + 0.014, zt - 0.16 - w / 2 + math.sin(pi * i / 72) * (w / 2 + 0.012)) for i in range(73)] + [(xc + w / 2 + 0.012, yf + 0.014, zb + 0.06)], 0.008, br, smooth=False)
        for z in (1.08, 1.52, 1.92):
            r = w / 2
            d = r if z < zt - 0.16 - r else math.sqrt(max(0, r * r - (z - zt + 0.16 + r) ** 2))
            box(xc - d + 0.001, xc + d - 0.001, yf + 0.06, Y - 0.046, z - 0.022, z, wood('walnut', horiz=True), bev=0.002)
            box(xc - d + 0.001, xc + d - 0.001, yf + 0.052, yf + 0.060, z - 0.024, z + 0.001, br, bev=0.001)
            strip((xc - d * 0.85, Y - 0.07, z - 0.03), (xc + d * 0.85, Y - 0.07, z - 0.03), 3.2, 2800, (0, -0.25, -1))
        strip((xc - 0.2, Y - 0.09, zt - 0.26), (xc + 0.2, Y - 0.09, zt - 0.26), 5, 2700, (0, -0.2, -1))
    for o in bpy.data.objects:
        if o.name.startswith('reveal'):
            o.data.materials[0] = inside
    # recess of the screen, fluted
    fluted(-0.90, 0.90, Y - 0.06, zb, zt, inside, 0.06, 0.02, 'concave')
    for s in (-1, 1):
        a, b = sorted((s * 0.90, s * 0.92))
        box(a, b, yf, Y, zb, zt, blue, bev=0.002)
        strip((s * 0.885, Y - 0.20, zb + 0.15), (s * 0.885, Y - 0.20, zt - 0.1), 1.2, 2800, (-s, 0.8, 0))
    television(0, Y - 0.055, 1.48, 1.44, 0.09)
    yn = Y - 0.19
    for s, k in ((-1, 0), (1, 5)):
        xc = s * 1.60
        items = [
            (zb + 0.062, 'amph', '#d9b98a', 1.0, -0.22), (1.08, 'round', '#e6dccb', 0.9, 0.25), (1.52, 'bottle', '#c06a3f', 0.85, -0.24), (1.92, 'bowl', None, 0.7, 0.0),
        ]  # fmt: skip
        for i, (z, kind, c, sc, dx) in enumerate(items):
            vase(kind, br if c is None else ceramic(c, 0.4), (xc + dx * s, yn, z), sc)
            if i == 0:
                zz = books_stack(xc - dx * s, yn, z, 4, k, 0.28, 0.2)
                vase('bowl', br, (xc - dx * s, yn, zz), 0.45)
            elif i < 3:
                a = xc - dx * s
                books_row(a - 0.19, a + 0.19, yn - 0.06, z, 0.17, 0.26, 7 * i + k)
    z = books_stack(-0.66, yn - 0.02, zb, 2, 8, 0.28, 0.2)
    diya(0.72, yn, zb, 0.24, br, 0.5, 'hand', -120)
    vase('round', ceramic('#154e6e'), (-0.66, yn, z), 0.6)
    box(-0.36, 0.36, yn - 0.05, yn + 0.04, zb, zb + 0.06, black(0.6), bev=0.015, seg=4)
    # window at dusk on the left, roman blind
    windowframe('L', -X - 0.1, -1.3, 1.6, 0.45, 2.3, black(), 3)
    pane('L', -X - 0.1, -1.3, 1.6, 0.45, 2.3)
    box(-X - 0.06, -X + 0.10, -1.36, 1.66, 0.41, 0.45, wood('walnut', horiz=True), bev=0.004)
    for k in range(4):
        box(-X + 0.02, -X + 0.05 + 0.012 * k, -1.38, 1.68, 2.0 + 0.10 * k, 2.115 + 0.10 * k, fabric('#d8c7a6', 0.25), bev=0.02, seg=3)
    outside('left', -X - 0.2, (-1.3, 1.6), 'tower', 'dusk', floor=6, seed=1)
    area((-X - 0.3, 0.15, 1.4), (2.8, 1.8), 16, '#c9b3c4', dirv=(1, 0.1, 0))
    # sofa in ochre, carpet, tray table, lamp
    persian(-1.35, 1.25, -0.4, 1.75, ('#1e2c3c', '#1f4a63', '#b98a4a', '#cdbb98', '#ece2cd'))
    rtable(-0.30, 0.85, 0.012, 0.36, 0.40, marble('nero', 1.2, 0.1), br, 0.025, 'legs')
    urli(-0.36, 0.92, 0.412, 0.13, br, 6)
    cup(-0.12, 0.72, 0.412)
    fab = fabric('#a8722f', 0.25)
    with turned(1.62, 0.45, -90):  # a settee with round arms, its back to the right wall
        softbox(1.85, 0.80, 0.18, fab, (0, 0, 0.24), r=0.04, puff=0, n=12)
        for s in (-1, 1):
            lathe([(0.0001, -0.40), (0.09, -0.395), (0.11, -0.37), (0.11, 0.37), (0.09, 0.395), (0.0001, 0.40)], fab, (s * 0.88, 0, 0.50), 40, 60, (pi / 2, 0, 0))
            box(s * 0.88 - 0.07, s * 0.88 + 0.07, -0.38, 0.38, 0.16, 0.50, fab, bev=0.02)
            for t in (-1, 1):
                cyl(0.018, 0, 0.16, wood('walnut'), (s * 0.82, t * 0.34, 0), 20, r2=0.026)
        softbox(1.64, 0.16, 0.62, fab, (0, 0.34, 0.56), (math.radians(-6), 0, 0), r=0.06, puff=0.01, n=16)
        for s in (-1, 1):
            cushion(0.81, 0.64, 0.19, fab, (s * 0.405, -0.065, 0.41), kind='seat', seed=3 + s)
        simmesh('pillow', blockprint('#ece2cd', '#1f4a63', 0.4), (0.5, 0.16, 0.66), (math.radians(72), 0, 0.12), scale=0.88)
        simmesh('pillow', velvet('#154e6e'), (-0.52, 0.16, 0.66), (math.radians(72), 0, -0.15), scale=0.84)
    rtable(1.92, 1.78, 0, 0.21, 0.54, wood('walnut'), br, 0.02, 'legs')
    tablelamp(1.92, 1.78, 0.54, ceramic('#c06a3f'), h=0.50, power=6, r=0.16)
    for x, y in ((-1.5, 2.45), (0, 2.45), (1.5, 2.45), (-1.2, 0.2), (1.0, 0.2)):
        spot((x, y, h), 17, 2800, 62)
    area((0, F + 0.06, 1.9), (3.0, 1.4), 9, 2800, dirv=(0, 1, -0.1), glossy=False)


def build(v='A'):
    reset(61)
    cane_oak() if v == 'A' else blue_niches()


CAMS = dict(
    main=lambda: camera((-0.05, -1.45, 1.16), 0, 27, 0.0, fstop=6, focus=4.3),
    corner=lambda: camera((-1.30, -0.95, 1.20), -13, 29, 0.0, fstop=5, focus=4),
)
