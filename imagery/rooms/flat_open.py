"""One room of a city flat: living, dining for six and a U-kitchen with a breakfast bar, in white, ash and mustard.

Cameras: main (the whole room), tv (slatted divider with the screen).
"""

from lib import *
from lib.drawings import bordered, ikat, kalamkari, news, picture, printed

MUSTARD = '#c9962f'
LAMP = (-3.12, 2.32)  # where the floor lamp stands


def city(x):
    """balcony beyond the sliding door and the morning city of a tenth floor"""
    outside('right', x + 0.2, (-1.0, 2.2), 'tower', floor=9)
    with outdoors('right'):
        tilefloor(x + 0.2, x + 1.6, -1.4, 2.8, -0.02, mat('deckt', '#a9a298', rough=0.6), 0.4, 0.4)
        rail((x + 1.55, -1.4), (x + 1.55, 2.8), 0, black(), wood('teak', horiz=True), 1.05, 'bars', 0.1)
        areca((x + 1.1, 2.25, 0), 1.6, 4, ceramic('#c9962f'))
        shrub(x + 1.15, -0.7, 0.35, 0.6, 0.5, 5, '#55803a')
        vase('pot', ceramic('#d9d3c8'), (x + 1.15, -0.7, 0), 1.25)
        rail((x + 0.22, 2.75), (x + 1.525, 2.75), 0, black(), wood('teak', horiz=True), 1.05, 'bars', 0.1)  # at its end


def kitchen(X, Y, m, v='A'):
    """the U: sink under the side window, hob on the back wall, a bar towards the room, a tall unit at its end"""
    ash, white, top, car = m['ash'], m['white'], m['top'], mat('carc', '#7d776d', rough=0.7)
    x0, x1, y0, d, zt = -X, -1.15, 3.45, 0.60, 0.90
    for q in ((x0, x0 + d - 0.05, y0 + d, Y), (x0, x1, Y - d + 0.05, Y), (x0, x1 - 0.05, y0 + 0.30, y0 + d - 0.05)):
        box(*q, 0, 0.10, mat('plinth', '#8f8a80', rough=0.5), bev=0.002)
    for a, b, z in ((y0 + d, 4.5, 0.86), (4.5, 5.2, 0.62), (5.2, Y, 0.86)):  # lower below the sink
        box(x0, x0 + d - 0.022, a, b, 0.1, z, car, bev=0)
    box(x0 + d - 0.045, x0 + d - 0.022, 4.5, 5.2, 0.62, 0.86, car, bev=0)
    box(x0, x1, Y - d + 0.022, Y, 0.1, 0.86, car, bev=0)
    box(x0, x1 - 0.02, y0 + 0.272, y0 + d - 0.022, 0.1, 0.86, car, bev=0)
    fronts(y0 + d, Y - d, 0.1, 0.82, x0 + d, white, 3, 1, 0.006, axis='y')
    fronts(x0 + d, x1, 0.1, 0.82, Y - d, white, 3, 2, 0.006, hs=[0.55, 0.45], pull='bar', pm=black())
    box(x0 + d, x1, Y - d + 0.012, Y - d + 0.02, 0.822, 0.858, ash, bev=0)
    fluted(x0, x1 - 0.02, y0 + 0.25, 0.0, 0.86, ash, 0.055, 0.02, 'slat')
    box(x1 - 0.02, x1, y0 + 0.25, y0 + d, 0, 0.86, ash, bev=0.002)
    # worktops, leaving the sink open
    s0, s1 = 4.55, 5.15
    box(x0, x1 + 0.02, y0 - 0.08, y0 + d + 0.01, 0.86, zt, top, bev=0.003)
    box(x0, x1, Y - d - 0.015, Y, 0.86, zt, top, bev=0.003)
    for q in ((x0, x0 + 0.11, y0 + d, Y - d), (x0 + 0.50, x0 + d + 0.015, y0 + d, Y - d), (x0 + 0.11, x0 + 0.50, y0 + d, s0), (x0 + 0.11, x0 + 0.50, s1, Y - d)):
        box(*q, 0.86, zt, top, bev=0)
    sink(x0 + 0.11, x0 + 0.50, s0, s1, 0.8595, mat('composite', '#4c4d4f', rough=0.5))
    faucet(x0 + 0.07, (s0 + s1) / 2, zt, black(0.35), 0)
    # mustard tiles, wall units, slim hood, shelf
    tm = mat('tileM', MUSTARD, rough=0.12, coat=0.4, var=0.14, rough_tex=('smudge.png', 0.5, 0.08, 0.24), bump=[('smudge.png', 0.16, 0.10, 0.002)])
    tiles(x0, x1, zt, 1.48, Y - 0.012, tm, 0.065, 0.20, tilt=0.014)
    for a, b in ((x0, -2.6), (-1.8, x1)):
        box(a, b, Y - 0.33, Y, 1.48, 2.28, car, bev=0)
        fronts(a, b, 1.48, 2.28, Y - 0.35, lacquer('#d3d0c8', 0.4), 2 if b - a > 0.7 else 1, 1, 0.006)
        strip((a + 0.05, Y - 0.24, 1.474), (b - 0.05, Y - 0.24, 1.474), 4, 3600, (0, 0.3, -1))
    box(-2.6, -1.8, Y - 0.34, Y, 1.62, 1.68, ash, bev=0.004)
    box(-2.59, -1.81, Y - 0.33, Y - 0.01, 1.68, 2.28, ash, bev=0.002)
    box(x0, x1 + 0.75, Y - 0.325, Y, 2.28, 2.75, m['wall'], bev=0)  # behind the fronts, which throw a shadow on it
    hob(-2.2, Y - 0.31, zt, 0.70, top='steel')
    box(x1, x1 + 0.729, Y - 0.62, Y, 0, 2.28, car, bev=0)
    box(x1 - 0.02, x1, Y - 0.66, Y, 0, 2.28, ash, bev=0.002)
    fronts(x1, x1 + 0.73, 0.08, 1.15, Y - 0.66, ash, 1, 1)
    fronts(x1, x1 + 0.73, 1.15, 2.28, Y - 0.66, ash, 1, 1)
    box(x1 + 0.73, x1 + 0.75, Y - 0.66, Y, 0, 2.28, ash, bev=0.002)
    for z0, z1 in ((0.75, 1.11), (1.19, 1.62)):
        box(x1 + 0.05, x1 + 0.065, Y - 0.695, Y - 0.675, z0, z1, black(), bev=0.003)
        for z in (z0 + 0.04, z1 - 0.04):  # its feet
            box(x1 + 0.053, x1 + 0.062, Y - 0.676, Y - 0.659, z - 0.005, z + 0.005, black(), bev=0)
    # things in use
    jar(-3.2, Y - 0.14, zt, 0.06, 0.20, '#b9803f')
    jar(-3.06, Y - 0.14, zt, 0.06, 0.16, '#c7c0a2')
    jar(-2.92, Y - 0.14, zt, 0.06, 0.13, '#7d3b22')
    box(-1.50, -1.24, Y - 0.07, Y - 0.045, zt, zt + 0.36, wood('walnut'), bev=0.01)
    cyl(0.013, 0, 0.001, black(), (-1.37, Y - 0.0702, zt + 0.325), 24, 0, rot=(pi / 2, 0, 0))
    tiffin(-1.86, Y - 0.16, zt)
    vase('cyl', ceramic('#e9e4da'), (-1.66, Y - 0.13, zt), 0.75, 0.75)
    for i in range(5):
        tube([(-1.66, Y - 0.13, zt + 0.018), (-1.66 + 0.05 * math.cos(i * 1.3), Y - 0.13 + 0.04 * math.sin(i * 1.3), zt + 0.30 + 0.02 * (i % 3))], 0.006, wood('ash'), smooth=False)
    lathe([(0.0001, 0), (0.085, 0), (0.10, 0.012), (0.105, 0.13), (0.10, 0.135), (0.095, 0.02), (0.0001, 0.015)], steel(0.2), (-2.43, Y - 0.22, zt + 0.05), 48, 50)
    vase('bowl', ceramic('#e9e4da'), (-2.65, y0 + 0.2, zt), 1.0)
    for i in range(6):
        sphere(0.038, mat('orange%d' % (i % 2), ('#d98a2b', '#c9a63a')[i % 2], rough=0.5, bump=[('boucle_h.png', 0.05, 0.1, 0.001)]), (-2.65 + math.cos(i * 2.4) * 0.06 * (i > 0), y0 + 0.2 + math.sin(i * 2.4) * 0.06 * (i > 0), zt + 0.075 + 0.025 * (i == 0)), 20)
    if v != 'K':
        vase('cyl', ceramic('#8a9487'), (-1.42, y0 + 0.3, zt), 0.85)
        branches((-1.42, y0 + 0.3, zt + 0.19), 0.5, 7, 2, '#6f8a50', (0.06, 0.024), 0.45, 28)
        cup(-2.1, y0 + 0.1, zt)
        plate(-1.88, y0 + 0.15, zt, 0.10)
        biscuits(-1.88, y0 + 0.15, zt + 0.012, 6)
    for i in range(3):
        out = 0.22 * (i == 2) if v == 'K' else 0
        barstool(-2.85 + i * 0.68 + 0.3 * out, y0 - 0.28 - out, 0, i, m['ash'], lacquer(MUSTARD, 0.4))
    for i in range(2):
        pendant(-2.65 + i * 0.85, y0 + 0.2, 2.75, 1.62, 'cyl', lacquer(MUSTARD, 0.35), 6, 2900, 1.25)


def tiffin(x, y, z):
    """a lunch carrier of four steel boxes in its frame"""
    m = steel()
    for k in range(4):
        h = 0.002 + 0.058 * k
        lathe(rounded([(0.0001, h), (0.062, h), (0.066, h + 0.006), (0.066, h + 0.050), (0.068, h + 0.053), (0.068, h + 0.057), (0.0001, h + 0.0575)], 3), m, (x, y, z), 48, 40)
    lathe([(0.0001, 0.250), (0.030, 0.249), (0.062, 0.240), (0.066, 0.2345)], m, (x, y, z), 48, 40)
    for s in (-1, 1):
        tube([(x + s * 0.072, y, z + 0.003), (x + s * 0.072, y, z + 0.20), (x + s * 0.072, y, z + 0.262), (x + s * 0.05, y, z + 0.292), (x, y, z + 0.295)], 0.0035, m)
    box(x - 0.073, x + 0.073, y - 0.008, y + 0.008, z, z + 0.003, m, bev=0)


def newspaper(x, y, z, rot):
    """read and put down: two sheets, folded once, not quite flat"""
    m, n = printed('news inner.png', news('inner'), rough=0.95), 14
    with turned(x, y, math.degrees(rot), z):
        for k, (turn, dx) in enumerate(((0.0, 0.0), (0.06, 0.008))):
            V = [(dx + (u / n - 0.5) * 0.29, (w / n - 0.5) * 0.205, 0.002 + 0.004 * k + 0.010 * max(0, u / n - 0.55) ** 2 * 4 * (1 + 0.6 * math.sin(w * 0.5 + k)) + 0.0015 * math.sin(u * 0.9 + w * 0.4)) for w in range(n + 1) for u in range(n + 1)]
            F = [(w * (n + 1) + u, w * (n + 1) + u + 1, (w + 1) * (n + 1) + u + 1, (w + 1) * (n + 1) + u) for w in range(n) for u in range(n)]
            o = obj('paper', pmesh('paper', V, F, [(u / n, w / n) for w in range(n + 1) for u in range(n + 1)]), m, rot=(0, 0, turn), smooth=180)
            q = o.modifiers.new('s', 'SOLIDIFY')
            q.thickness, q.offset = 0.003, -1


def build(v='A'):
    reset(41)
    X, Y, F, h = 3.35, 6.2, -3.7, 2.75
    ash = wood('ash', straight=True)
    ashh = wood('ash', horiz=True)
    m = dict(ash=ash, white=lacquer('#ecebe6', 0.4), top=mat('quartz', '#bdb7ab', rough=0.22, tex='terrazzo2.png', size=0.34, ramp=[(0, '#8d867a'), (0.45, '#bdb7ab'), (1, '#dad5ca')]), wall=paint('#efece5'))
    world('#e2ecf6', 0.45)
    room(-X, X, F, Y, h, m['wall'], paint('#f5f3ee'), openings=[('R', -1.0, 2.2, 0.03, 2.38), ('L', 4.3, 5.4, 1.12, 2.15)])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, h, m['wall'])
    cement = mat('cement', '#a9a7a2', rough=0.45, tex='plaster.png', size=1.9, ramp=[(0, '#94928d'), (1, '#b7b5af')], rough_tex=('smudge.png', 1.1, 0.34, 0.55), var=0.04)
    tilefloor(-X, X, F, Y, 0, cement, 0.8, 0.8, 0.003)
    for q in ((-X, -X + 0.012, F, 3.4), (X - 0.012, X, 2.3, Y), (X - 0.012, X, F, -1.05)):
        box(*q, 0, 0.08, cement, bev=0.002)
    city(X)
    windowframe('R', X + 0.1, -1.0, 2.2, 0.03, 2.38, black(), 3)
    pane('R', X + 0.1, -1.0, 2.2, 0.03, 2.38)
    area((X + 0.35, 0.6, 1.25), (3.1, 2.2), 190, '#edf3ff', dirv=(-1, 0, -0.03))
    if v == 'K':
        sun(158, 25, 11, 0.7, 4800)  # through the kitchen's own window
    elif v == 'D':
        sun(336, 17, 15, 0.55, 3900)
    else:
        sun(338, 27, 9, 0.8, 4300)
    curtain(-1.55, -0.75, X - 0.12, 0.02, 2.66, drape('#e9e5dc'), 0.1, 0.045, 3, 'y')
    curtain(2.0, 2.62, X - 0.12, 0.02, 2.66, drape('#e9e5dc'), 0.1, 0.045, 4, 'y')
    tube([(X - 0.12, -1.7, 2.672), (X - 0.12, 2.75, 2.672)], 0.012, black(), smooth=False)
    for y in (-1.64, 2.69):
        holder((X, y, 2.672), (X - 0.12, y, 2.672), black())
    windowframe('L', -X - 0.1, 4.3, 5.4, 1.12, 2.15, black(), 2)
    pane('L', -X - 0.1, 4.3, 5.4, 1.12, 2.15)
    area((-X - 0.3, 4.85, 1.65), (1.0, 1.0), 110, '#edf3ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (4.3, 5.4), 'tower', floor=9, seed=1)
    kitchen(X, Y, m, v)
    # slatted divider with the screen: open slats, then a closed panel
    yd, a, b = 3.0, 1.15, X
    for i in range(9):
        x = a + i * 0.06
        box(x, x + 0.028, yd - 0.03, yd + 0.04, 0.02, h, ash, bev=0.003)
    c = a + 0.54
    fluted(c, b, yd - 0.03, 0.0, h, ash, 0.058, 0.028, 'slat')
    box(c, b, yd, yd + 0.06, 0, h, ash, bev=0.002)
    box(a, b, yd - 0.04, yd + 0.06, 0, 0.02, ash, bev=0)
    box(1.78, X - 0.05, yd - 0.42, yd - 0.03, 0.28, 0.56, m['white'], bev=0.002)
    fronts(2.1, X - 0.05, 0.285, 0.54, yd - 0.442, m['white'], 3, 1)
    box(1.76, X - 0.03, yd - 0.45, yd - 0.03, 0.56, 0.585, ashh, bev=0.003)
    strip((1.85, yd - 0.2, 0.275), (X - 0.1, yd - 0.2, 0.275), 3, 3000, (0, 0, -1))
    television((1.71 + X) / 2, yd - 0.04, 1.28, X - 2.07, 0.7)
    box((1.71 + X) / 2 - 0.15, (1.71 + X) / 2 + 0.15, yd - 0.039, yd - 0.028, 1.16, 1.40, black(), bev=0)  # what it hangs on
    vase('round', ceramic(MUSTARD), (1.98, yd - 0.24, 0.585), 0.85)
    books_stack(2.42, yd - 0.24, 0.585, 3, 8, 0.26, 0.19)
    box(2.68, 3.14, yd - 0.30, yd - 0.20, 0.585, 0.65, mat('bar', '#3a3a39', rough=0.8), bev=0.02)
    # dining
    tx, ty = 0.28, 4.6
    prism([(tx - 0.44, ty - 0.9), (tx + 0.44, ty - 0.9), (tx + 0.44, ty + 0.9), (tx - 0.44, ty + 0.9)], 0.715, 0.75, ashh, 0.012, 3)
    for sy in (-1, 1):
        for sx in (-1, 1):
            tube([(tx + sx * 0.30, ty + sy * 0.68, 0.72), (tx + sx * 0.38, ty + sy * 0.80, 0)], 0.026, ash, smooth=False)
    for i in range(2):
        for s in (-1, 1):
            spindlechair(tx + s * 0.62, ty - 0.42 + i * 0.84, 0, s * -pi / 2 + 0.1 * (i - 0.5), ash, fabric('#8c8c86', 0.2))
    spindlechair(tx + 0.03, ty - 1.12, 0, pi, ash, fabric('#8c8c86', 0.2))
    spindlechair(tx, ty + 1.12, 0, 0, ash, fabric('#8c8c86', 0.2))
    box(tx - 0.03, tx + 0.03, ty - 0.75, ty + 0.75, 1.62, 1.69, ash, bev=0.006)
    profile((tx, ty - 0.7, 1.618), (tx, ty + 0.7, 1.618), (0, 0, -1), 0.035, 3000, 7)
    for s in (-1, 1):
        tube([(tx, ty + s * 0.6, 1.68), (tx, ty + s * 0.6, h)], 0.002, black(), smooth=False)
        cyl(0.05, -0.022, 0, m['white'], (tx, ty + s * 0.6, h), 32, 0.006)  # the rose
        cyl(0.006, -0.045, -0.02, black(), (tx, ty + s * 0.6, h), 16)
    with turned(tx, ty, 0, 0.7495):
        dhurrie(-0.19, 0.19, -0.72, 0.72, ['#d8d2c4', '#8c8c86', '#d8d2c4', MUSTARD], (0.20, 0.02, 0.05, 0.02), 0.0055)
    vase('amph', ceramic('#f0ece3'), (tx, ty + 0.1, 0.753), 0.8)
    branches((tx, ty + 0.1, 0.753 + 0.27), 0.45, 6, 8, '#7c8a5c', (0.055, 0.022), 0.4, 24)
    vase('bowl', wood('teak'), (tx - 0.02, ty - 0.42, 0.753), 0.8)
    frame(X, 4.55, 1.62, 0.84, 1.10, picture('kalamkari', kalamkari()), wood('walnut'), 'x')
    # living: low sofa on the left, a stool-height table, an easy chair
    grey = fabric('#b4b1aa', 0.22)
    sofa(-X + 0.58, 0.75, 0, 2.7, 0.98, pi / 2, grey, 3, wood('ash'), 0.12, 0.74, lowarm=0.52,
         pillows=[(-0.95, fabric(MUSTARD, 0.25), 1.0, 0.2), (-0.6, fabric('#6f7b74', 0.25), 0.9, -0.1), (0.95, blockprint('#ece6d8', '#7d8285'), 1.0, -0.2)])
    simmesh('sofathrow', fabric(MUSTARD, 0.3, 0.15, 0.6), (-X + 0.58, 2.04, -0.075), (0, 0, -pi / 2), 1.0, 0.006)
    rug(-2.62, 0.55, -0.75, 2.3, mat('rugF', tex='rug1.png', size=1, uv=True, rand=False, ramp=[(0.1, '#3a3f42'), (0.45, '#596064'), (0.9, '#a9aaa5')], rough=1, spec=0.05, bump=[('rug1_h.png', 1, 0.8, 0.006)]), 0.008, 0.008, side='#62686b')
    P = [(-1.2 + 0.36 * math.cos(t), 0.75 + 0.62 * math.sin(t)) for t in [i * 2 * pi / 48 for i in range(48)]]
    prism(P, 0.36, 0.39, ashh, 0.008, 3)
    for s in (-1, 1):
        box(-1.4, -1.0, 0.75 + s * 0.3 - 0.02, 0.75 + s * 0.3 + 0.02, 0.01, 0.36, ash, bev=0.006)
    newspaper(-1.19, 0.50, 0.391, 0.35)
    cup(-1.27, 0.98, 0.39)
    vase('round', ceramic('#f0ece3'), (-1.1, 1.16, 0.39), 0.5)
    easychair(0.45, 0.95, 0.01, math.radians(-75), wood('ash'), cushion=fabric(MUSTARD, 0.25))
    floorlamp(*LAMP, 0, 1.55, black(0.4), 9)
    with turned(-X + 0.001, 0.62, 90):
        red, cream, ochre, slate = (150, 62, 40), (229, 219, 196), (198, 142, 58), (52, 70, 78)
        c = ikat(slate, (0.92, cream), (0.78, slate), (0.58, ochre), (0.40, cream), (0.20, red))
        hanging_cloth(1.50, 1.06, 2.12, printed('ikat wide', bordered(np.tile(c, (2, 3, 1))[:960, :1440], (red, cream, ochre, slate)), (1.50, 1.06)), ashh)
    split_ac(-X, 3.0, 2.28, axis='y', face=1)
    # flush light lines
    for x, y in ((-X + 0.9, 2.9), (1.6, 2.6)):
        profile((x, F + 1.2, h), (x, y, h), (0, 0, -1), 0.04, 3300, 5)
    for p in ((-2.9, 4.6), (-1.6, 4.9), (0.5, 2.0), (2.8, 4.6), (2.9, 0.5), (-0.6, -1.5)):
        spot((p[0], p[1], h), 20, 3300, 68)
    area((0.9, 4.6, h - 0.02), (2.6, 2.4), 9, 4200, glossy=False)
    area((-2.2, 4.9, h - 0.02), (1.6, 1.2), 5, 4200, glossy=False)
    plump()
    area((0.3, F + 0.1, 1.7), (6, 1.8), 16, '#fff8ee', dirv=(0, 1, -0.1), glossy=False)


CAMS = dict(
    main=lambda: camera((2.30, -2.28, 1.25), 40, 28, -0.012, fstop=8, focus=4.8),
    tv=lambda: camera((0.85, -0.95, 1.15), -14.4, 25, -0.02, fstop=6, focus=4.5),
)
