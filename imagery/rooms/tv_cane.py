"""Television walls of two small flats, 2.7 m high.

Variants: A white walls, floating oak console with cane shutters, a plaster arch with shelves, terrazzo, noon;
          B peacock-blue lacquer wall of cupboards, arched niches and the screen's recess lined in walnut, walnut floor, evening.
Cameras:  main (A), front (B).
"""

from lib import *
from lib.weather import maths, mixed, node


def braided(period=0.026):
    """jute braided and sewn in rings about the middle: each ring stands up, its strands cross it at a slant"""
    m = mat('jute', rough=0.95, spec=0.1, tex='linen.png', size=0.05, ramp=[(0, '#a68a5a'), (1, '#d8c092')])
    nt = m.node_tree
    s = node(nt, 'SeparateXYZ', {0: node(nt, 'TexCoord').outputs['Object']}).outputs
    r = maths(nt, 'SQRT', maths(nt, 'ADD', maths(nt, 'MULTIPLY', s[0], s[0]), maths(nt, 'MULTIPLY', s[1], s[1])))
    ring = maths(nt, 'DIVIDE', r, period)
    across = maths(nt, 'PINGPONG', maths(nt, 'FRACT', ring), 0.5)  # 0 in the seam, .5 on the ridge
    round_ = maths(nt, 'MULTIPLY', maths(nt, 'ARCTAN2', s[1], s[0]), maths(nt, 'MULTIPLY', maths(nt, 'FLOOR', ring), 1.0))
    strand = maths(nt, 'PINGPONG', maths(nt, 'FRACT', maths(nt, 'ADD', round_, maths(nt, 'MULTIPLY', across, 0.9))), 0.5)
    high = maths(nt, 'ADD', maths(nt, 'SQRT', across), maths(nt, 'MULTIPLY', strand, 0.5))
    b = nt.nodes['Principled BSDF'].inputs
    c = b['Base Color'].links[0].from_socket
    nt.links.new(mixed(nt, node(nt, 'MapRange', {0: high, 1: 0.05, 2: 0.65, 3: 0.75, 4: 0.0}).outputs[0], c, (*lin('#6f5a36'), 1)), b['Base Color'])
    nt.links.new(node(nt, 'Bump', {'Height': high, 'Strength': 1.0, 'Distance': 0.008}).outputs[0], b['Normal'])
    return m


def cane_oak():
    world('#e2e9f2', 0.35)
    white, warm = paint('#f5efe3'), limewash('#d9c3a2', 0.12)
    X, F, Y, h = 2.05, -1.9, 2.9, 2.7
    room(-X, X, F, Y, h, white, white, openings=[('R', -0.5, 1.5, 0.0, 2.35), ('B', -X - 0.2, X + 0.2, 0, h)], front=True)
    # the wall of the screen, with an arched recess of shelves on its right
    xa, wa = 1.30, 0.95
    archpanel(-X - 0.2, X + 0.2, 0, h, Y, xa, wa, 2.32, white, t=0.24, sill=0.58, reveal=0.24)
    box(-X - 0.2, X + 0.2, Y + 0.235, Y + 0.26, 0, h, warm, bev=0)
    box(xa - wa / 2, xa + wa / 2, Y + 0.001, Y + 0.236, 0.55, 0.58, white, bev=0)  # its sill
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
    television(-0.62, Y, 1.30, 1.22, 0.9, 'cookery')
    next(m for k, m in MATERIALS.items() if k.startswith('glowimgfilm')).node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.06
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
    for y in (-1.04, 1.79):
        holder((X, y, 2.56), (X - 0.12, y, 2.56), black())
    area((X + 0.32, 0.5, 1.2), (1.95, 2.3), 140, '#f6f3ee', dirv=(-1, 0, 0))
    outside('right', X + 0.2, (-0.5, 1.5), 'balcony', floor=5)
    sun(-55, 19, 13, 0.5, 4900)  # low, along the wall of the television
    area((-0.4, F + 0.06, 1.6), (3.0, 1.8), 20, '#f3f4f6', dirv=(0, 1, 0), glossy=False)
    fan(0.05, 2.22, h, mat('fanw', '#e8e6df', rough=0.4), mat('fanb', '#e8e6df', rough=0.4), 0.56, 0.30, rot=1.32)
    # seats: floor cushions and a low ash bench, a jute rug
    cyl(1.25, 0.0005, 0.014, braided(), (-0.05, 0.85, 0), 192, 0.006)
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
    wall_, ceil = paint('#d3d0c8'), paint('#e9e6df')
    blue, inside, level = lacquer('#0c465c', 0.12), wood('walnut', straight=True), wood('walnut', horiz=True)
    X, F, Y, h = 2.3, -3.4, 3.3, 2.7
    w0, w1 = 0.75, 2.5  # the window
    room(-X, X, F, Y, h, wall_, ceil, openings=[('L', w0, w1, 0.45, 2.3)], front=True)
    floor(-X, X, F, Y, 0, floorwood('walnut', 0.33))
    blue.node_tree.nodes['Principled BSDF'].inputs['IOR'].default_value = 1.85  # polished: doors mirror the floor
    # wall unit, full width: cupboards below, the screen's recess in the middle, two arched niches a side
    yf, br = Y - 0.40, brass(0.25)
    zb, zt = 0.62, 2.45
    box(-X, X, yf + 0.03, Y, 0, 0.07, black(), bev=0)
    fronts(-X + 0.002, X - 0.002, 0.07, zb - 0.03, yf, blue, 8, 1, pull='knob', pm=br)
    box(-X, X, yf - 0.02, Y, zb - 0.03, zb, marble('nero', 1.4, 0.10), bev=0.003)
    fronts(-X + 0.002, X - 0.002, zt, h - 0.01, yf, blue, 8, 1)
    box(-X, X, yf + 0.02, Y - 0.001, zt + 0.01, h, inside, bev=0)
    for s in (-1, 1):
        x0, x1 = sorted((s * 0.90, s * X))
        xc, w = s * 1.60, 0.96
        # lower, wide arch over two shelves
        archpanel(x0, x1, zb, zt, yf, xc, w, zt - 0.16, blue, t=0.02, sill=zb + 0.06, reveal=0.36)
        box(xc - w / 2 - 0.02, xc + w / 2 + 0.02, Y - 0.045, Y - 0.002, zb, zt - 0.02, inside, bev=0)
        box(xc - w / 2 - 0.02, xc + w / 2 + 0.02, yf + 0.021, Y - 0.046, zb + 0.04, zb + 0.0602, level, bev=0)
        tube([(xc - w / 2 - 0.010, yf - 0.002, zb + 0.06)] + [(xc - math.cos(pi * i / 72) * (w / 2 + 0.010), yf - 0.002, zt - 0.16 - w / 2 + math.sin(pi * i / 72) * (w / 2 + 0.010)) for i in range(73)] + [(xc + w / 2 + 0.010, yf - 0.002, zb + 0.06)], 0.008, br, smooth=False)
        for z in (1.08, 1.52, 1.92):
            r = w / 2
            d = r if z < zt - 0.16 - r else math.sqrt(max(0, r * r - (z - zt + 0.16 + r) ** 2))
            box(xc - d + 0.001, xc + d - 0.001, yf + 0.06, Y - 0.046, z - 0.022, z, level, bev=0.002)
            strip((xc - d * 0.85, Y - 0.07, z - 0.03), (xc + d * 0.85, Y - 0.07, z - 0.03), 2.6, 2850, (0, -0.25, -1))
        strip((xc - 0.2, Y - 0.09, zt - 0.26), (xc + 0.2, Y - 0.09, zt - 0.26), 3.6, 2850, (0, -0.2, -1))
    for o in bpy.data.objects:
        if o.name.startswith('reveal'):
            o.data.materials[0] = inside
    # recess of the screen, fluted
    fluted(-0.879, 0.879, Y - 0.06, zb, zt, inside, 0.06, 0.02, 'concave')
    for s in (-1, 1):
        a, b = sorted((s * 0.88, s * 0.90))
        box(a, b, yf + 0.001, Y, zb, zt, inside, bev=0.002)
        strip((s * 0.865, Y - 0.20, zb + 0.15), (s * 0.865, Y - 0.20, zt - 0.1), 1.0, 2850, (-s, 0.8, 0))
    television(0, Y - 0.055, 1.50, 1.44, 0.13, 'ridges')
    # on the shelves, no two alike
    yn = Y - 0.19
    c = lambda tone: ceramic(tone, 0.45)
    L, R_ = -1.60, 1.60
    vase('amph', c('#8d9484'), (L + 0.24, yn, zb + 0.061), 1.0)
    z = books_stack(L - 0.20, yn, zb + 0.061, 4, 3, 0.28, 0.2)
    vase('bowl', br, (L - 0.20, yn, z), 0.45)
    books_row(L - 0.40, L + 0.02, yn - 0.06, 1.08, 0.17, 0.27, 7)
    vase('round', c('#5d2f25'), (L + 0.24, yn, 1.08), 0.72)
    vase('bottle', c('#c8b08a'), (L - 0.26, yn, 1.52), 0.85)
    books_row(L + 0.02, L + 0.38, yn - 0.06, 1.52, 0.17, 0.24, 15)
    vase('bowl', c('#2d3f46'), (L + 0.02, yn, 1.92), 0.9)
    for k in range(3):  # trays on edge behind one another
        lathe([(0.0001, 0.0), (0.15 - 0.012 * k, 0.0), (0.17 - 0.012 * k, 0.012), (0.165 - 0.012 * k, 0.016), (0.148 - 0.012 * k, 0.005), (0.0001, 0.005)], (br, c('#8d9484'), wood('smoked'))[k], (R_ - 0.20 + 0.13 * k, yn + 0.10 - 0.055 * k, zb + 0.230 - 0.010 * k), 64, 50, (math.radians(100), 0, 0))['afloat'] = True
    books_stack(R_ + 0.27, yn - 0.03, zb + 0.061, 2, 26, 0.24, 0.18)
    vase('round', c('#2d3f46'), (R_ - 0.25, yn, 1.08), 0.62)
    branches((R_ - 0.25, yn, 1.22), 0.22, 5, 5, '#6f7f56')
    books_row(R_ - 0.02, R_ + 0.40, yn - 0.06, 1.08, 0.17, 0.26, 21)
    z = books_stack(R_ - 0.16, yn, 1.52, 3, 11, 0.27, 0.19)
    vase('bowl', c('#c8b08a'), (R_ - 0.16, yn, z), 0.55)
    vase('cyl', c('#a3603f'), (R_ + 0.24, yn, 1.52), 0.8)
    vase('bottle', br, (R_ + 0.10, yn, 1.92), 0.62)
    vase('pot', c('#8d9484'), (R_ - 0.12, yn, 1.92), 0.5)
    z = books_stack(-0.62, yn - 0.02, zb, 2, 8, 0.28, 0.2)
    vase('round', ceramic('#a3603f'), (-0.62, yn - 0.02, z), 0.5)
    box(0.52, 0.56, yn - 0.10, yn + 0.06, zb, zb + 0.014, black(0.5), bev=0.004, rot=0.5)
    # window at dusk on the left, a wool curtain drawn aside
    windowframe('L', -X - 0.1, w0, w1, 0.45, 2.3, black(), 2)
    pane('L', -X - 0.1, w0, w1, 0.45, 2.3)
    box(-X - 0.06, -X + 0.10, w0 - 0.06, w1 + 0.06, 0.41, 0.45, level, bev=0.004)
    curtain(0.15, 0.95, -X + 0.10, 0.012, 2.62, drape('#8e9399'), 0.10, 0.045, 4, 'y')
    tube([(-X + 0.10, 0.05, 2.63), (-X + 0.10, 2.85, 2.63)], 0.011, br, smooth=False)
    outside('left', -X - 0.2, (w0, w1), 'tower', 'dusk', floor=6, light=0.55, seed=1)
    area((-X - 0.3, (w0 + w1) / 2, 1.4), (w1 - w0, 1.8), 46, '#a9bce6', dirv=(1, 0.05, -0.05))
    # carpet, table with tea, a diwan along the right wall
    persian(-1.55, 1.20, 0.35, 2.30, ('#1e2c3c', '#1f4a63', '#b98a4a', '#cdbb98', '#ece2cd'))
    rtable(-0.42, 1.42, 0.012, 0.40, 0.38, marble('nero', 1.2, 0.1), br, 0.025, 'legs')
    cup(-0.28, 1.30, 0.392)
    books_stack(-0.58, 1.50, 0.392, 2, 18, 0.27, 0.20, 0.35)
    with turned(1.87, 1.42, -90):
        for a in (-0.92, 0.92):
            for b in (-0.34, 0.34):
                cyl(0.020, 0, 0.20, wood('walnut'), (a, b, 0), 24, r2=0.028)
        box(-1.02, 1.02, -0.40, 0.40, 0.20, 0.275, level, bev=0.006)
        padbox(1.98, 0.77, 0.15, fabric('#8a6f52', 0.25), (0, 0, 0.352), 0.035, seed=4)
        for s in (-1, 1):
            simmesh('pillow', velvet('#6b3428') if s > 0 else blockprint('#d9d0bd', '#1f4a63', 0.4), (s * 0.55, 0.26, 0.62), (math.radians(70), 0, 0.10 * s), scale=0.86)
    rtable(1.97, 2.60, 0, 0.21, 0.46, wood('walnut'), br, 0.02, 'legs')
    tablelamp(1.97, 2.60, 0.46, ceramic('#c8b08a'), h=0.44, power=2.2, r=0.13)
    for x, y in ((-1.5, 2.2), (0, 2.2), (1.5, 2.2), (-1.0, 0.0), (1.0, 0.0)):
        spot((x, y, h), 13, 2950, 62).visible_glossy = False
    area((0, F + 0.06, 1.9), (3.0, 1.4), 5, '#dfe4ee', dirv=(0, 1, -0.1), glossy=False)
    plump()


def build(v='A'):
    reset(61)
    cane_oak() if v == 'A' else blue_niches()


CAMS = dict(
    main=lambda: camera((-0.05, -1.45, 1.16), 0, 27, 0.0, fstop=6, focus=4.3),
    front=lambda: camera((-0.22, -3.05, 1.14), 0, 40, 0.012, fstop=6, focus=5.9),
)
