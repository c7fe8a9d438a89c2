"""Bathroom: deep green handmade tiles, terrazzo bench and floor, a fluted glass shower screen under a skylight, brass.

Variants: A noon, B the same towards evening, for the vanity.
Cameras:  main, vanity, basin (upright).
"""

from lib import *


def zellige(c='#1d4a3b'):
    return mat('zellige' + c, c, rough=0.12, spec=0.6, var=0.34, bump=[('plaster_h.png', 0.10, 0.35, 0.003)], rough_tex=('smudge.png', 0.12, 0.06, 0.26))


def spout(x, y, z, reach=0.20):
    """a wall-mounted tap of brass with two crosshead valves, on a wall at y facing -y"""
    b = brass(0.2)
    tube([(x, y, z), (x, y - reach * 0.6, z), (x, y - reach, z), (x, y - reach, z - 0.03), (x, y - reach, z - 0.05)], 0.011, b)
    cyl(0.026, 0, 0.012, b, (x, y, z), 28, 0.003, rot=(pi / 2, 0, 0))
    for s in (-1, 1):
        cyl(0.024, 0, 0.010, b, (x + s * 0.11, y, z), 28, 0.003, rot=(pi / 2, 0, 0))
        cyl(0.013, 0, 0.055, b, (x + s * 0.11, y, z), 24, 0.003, rot=(pi / 2, 0, 0))
        tube([(x + s * 0.11 - 0.032, y - 0.05, z), (x + s * 0.11 + 0.032, y - 0.05, z)], 0.006, b, smooth=False)
        tube([(x + s * 0.11, y - 0.05, z - 0.032), (x + s * 0.11, y - 0.05, z + 0.032)], 0.006, b, smooth=False)


def vanity(tile, dusk):
    """on a wall at y=0 facing -y: teak drawers on the wall, terrazzo top, a stone bowl, a round mirror, two sconces"""
    w, d = 1.50, 0.50
    teak, b = wood('teak', horiz=True), brass(0.22)
    tiles(-2.1, 2.1, 0, 1.30, -0.011, tile, 0.10, 0.10, 0.002, seed=4, tilt=0.016)
    box(-2.1, 2.1, -0.016, 0, 1.30, 1.312, b, bev=0.002)
    box(-w / 2, w / 2, -d, -0.012, 0.42, 0.80, teak, bev=0.004)
    fronts(-w / 2, w / 2, 0.42, 0.80, -d - 0.018, wood('teak', horiz=True), 2, 1)
    for s in (-1, 1):
        tube([(s * w / 4 - 0.12, -d - 0.045, 0.74), (s * w / 4 + 0.12, -d - 0.045, 0.74)], 0.006, b, smooth=False)
        for e in (-0.1, 0.1):
            tube([(s * w / 4 + e, -d - 0.045, 0.74), (s * w / 4 + e, -d - 0.015, 0.74)], 0.004, b, smooth=False)
    box(-w / 2 - 0.01, w / 2 + 0.01, -d - 0.03, -0.012, 0.80, 0.84, terrazzo(0.16), bev=0.005)
    stone = mat('basin', '#c9bda9', rough=0.45, tex='plaster.png', size=0.2, ramp=[(0, '#8f806a'), (0.45, '#c4b7a1'), (1, '#ddd2be')], bump=[('plaster_h.png', 0.10, 0.5, 0.003)])
    lathe([(0.0001, 0), (0.12, 0), (0.15, 0.01), (0.205, 0.08), (0.215, 0.13), (0.205, 0.135), (0.196, 0.125), (0.18, 0.07), (0.12, 0.03), (0.0001, 0.026)], stone, (0.0, -0.27, 0.84), 64, 55)
    spout(0.0, -0.012, 1.10)
    lathe([(0.0001, 0), (0.40, 0), (0.402, 0.004)], mirror('#dfe3df'), (0, -0.030, 1.72), 96, 30, (pi / 2, 0, 0))
    lathe([(0.398, -0.012), (0.418, -0.012), (0.420, 0.026), (0.398, 0.026)], b, (0, -0.013, 1.72), 96, 40, (pi / 2, 0, 0))
    for s in (-1, 1):
        sx = s * 0.62
        cyl(0.045, 0, 0.014, b, (sx, 0, 1.66), 32, 0.004, rot=(pi / 2, 0, 0))
        tube([(sx, -0.01, 1.66), (sx, -0.09, 1.66), (sx, -0.09, 1.70)], 0.008, b, smooth=False)
        lathe([(0.03, 0), (0.048, 0.01), (0.048, 0.17), (0.03, 0.18), (0.0001, 0.18)], opal('#ffdcae', 1.7 if dusk else 0.8), (sx, -0.09, 1.70), 32, 50)
        point((sx, -0.20, 1.78), 9 if dusk else 4, 2800, 0.06)
    # what stands on it
    z = 0.84
    lathe([(0.0001, 0), (0.032, 0), (0.034, 0.11), (0.012, 0.125), (0.012, 0.15)], mat('amber', '#8a4a1c', rough=0.08, trans=0.5), (0.46, -0.20, z), 32, 45)
    tube([(0.46, -0.20, z + 0.145), (0.46, -0.20, z + 0.175), (0.46, -0.235, z + 0.175)], 0.005, black(), smooth=False)
    lathe([(0.0001, 0), (0.032, 0), (0.034, 0.11), (0.012, 0.125), (0.012, 0.15)], ceramic('#e7dfd0'), (0.55, -0.17, z), 32, 45)
    vase('round', ceramic('#d8cdb9'), (-0.60, -0.22, z), 0.62)
    branches((-0.60, -0.22, z + 0.14), 0.36, 6, 12, '#5f7a4c', (0.05, 0.024), 0.42, 22)
    box(-0.36, -0.24, -0.40, -0.31, z, z + 0.016, wood('teak', horiz=True), bev=0.004)
    softbox(0.075, 0.05, 0.026, mat('soap', '#e7d9b8', rough=0.4), (-0.30, -0.355, z + 0.029), r=0.012, puff=0.004, wr=0.0, n=8)
    foldedtowels(0.52, -0.27, 0.166, 0.34, 0.25, seed=2)
    box(-w / 2, w / 2, -d + 0.04, -0.012, 0.13, 0.165, teak, bev=0.004)
    for s in (-1, 1):
        box(s * (w / 2 - 0.02) - 0.014, s * (w / 2 - 0.02) + 0.014, -d + 0.04, -0.03, 0.165, 0.42, teak, bev=0.003)
    basket(-0.42, -0.26, 0.166, 0.15, 0.18)
    railtowel(1.00, 1.36, -0.085, 1.14, 0.56, '#e9dfcb')


def build(v='A'):
    reset(51)
    dusk = v == 'B'
    world('#e6edf5', 0.40)
    X, F, Y, h = 1.7, -1.7, 2.7, 2.85
    lime, ceil, b = limewash('#e4d9c6', 0.10), paint('#f2ede3'), brass(0.22)
    tile = zellige()
    room(-X, X, F, Y, h, lime, None, front=True)
    s0, s1, t0, t1 = 0.25, 1.55, 1.45, 2.55  # the skylight over the shower
    for q in ((-X - 0.2, s0, F - 0.2, Y + 0.2), (s1, X + 0.2, F - 0.2, Y + 0.2), (s0, s1, F - 0.2, t0), (s0, s1, t1, Y + 0.2)):
        wall(*q, h, h + 0.35, ceil)
    for i in range(1, 3):
        box(s0 + (s1 - s0) * i / 3 - 0.02, s0 + (s1 - s0) * i / 3 + 0.02, t0, t1, h + 0.26, h + 0.32, black(), bev=0.002)
    area(((s0 + s1) / 2, (t0 + t1) / 2, h + 0.40), (1.3, 1.1), 110 if not dusk else 45, '#eaf2ff', dirv=(0, 0, -1))
    sun(222, 62, 8 if not dusk else 2.0, 0.9, 5000 if not dusk else 3600)
    tilefloor(-X, X, F, Y, 0, terrazzo(0.2), 0.8, 0.8)
    # tiles: the end wall and the shower's side wall
    tiles(-X, X, 0, h - 0.04, Y - 0.011, tile, 0.10, 0.10, 0.002, seed=1, tilt=0.016)
    with turned(X, 1.85, -90):
        tiles(-0.85, 0.85, 0, h - 0.04, -0.011, tile, 0.10, 0.10, 0.002, seed=2, tilt=0.016)
    # terrazzo bench along the end wall, on into the shower
    box(-X + 0.002, X - 0.014, Y - 0.44, Y - 0.012, 0.40, 0.46, terrazzo(0.16), bev=0.006)
    box(-X + 0.002, X - 0.014, Y - 0.40, Y - 0.012, 0.0, 0.40, terrazzo(0.22), bev=0)
    # the screen: fluted glass in brass, a gap to pass on the left
    y0 = 1.30
    fluted(0.52, X - 0.02, y0, 0.05, 2.15, thinglass('#d5e6dd'), 0.03, 0.012, 'concave')
    for q in ((0.50, 0.522, 0.02, 2.17), (0.50, X, 2.15, 2.172), (0.50, X, 0.02, 0.05), (X - 0.022, X, 0.02, 2.17)):
        box(q[0], q[1], y0 - 0.006, y0 + 0.02, q[2], q[3], b, bev=0.002)
    # shower: an arm from the wall with a broad head, a hand shower on its bar, two valves
    with turned(X - 0.012, 1.98, -90):
        tube([(0, 0, 2.16), (0, -0.34, 2.18), (0, -0.40, 2.17), (0, -0.41, 2.12)], 0.011, b)
        cyl(0.125, -0.012, 0.004, b, (0, -0.41, 2.115), 48, 0.004)
        tube([(0.26, -0.05, 0.95), (0.26, -0.05, 1.65)], 0.009, b, smooth=False)
        for z in (0.99, 1.61):
            tube([(0.26, 0, z), (0.26, -0.05, z)], 0.008, b, smooth=False)
        tube([(0.26, -0.08, 1.40), (0.26, -0.13, 1.58)], 0.012, b, smooth=False)
        cyl(0.042, -0.010, 0.010, b, (0.26, -0.145, 1.60), 32, 0.004, rot=(0.9, 0, 0))
        tube([(0.26, -0.08, 1.40), (0.24, -0.14, 1.0), (0.16, -0.13, 0.82), (0.06, -0.06, 0.98), (0.04, 0, 1.02)], 0.006, b)
        for dx in (-0.09, 0.09):
            cyl(0.034, 0, 0.012, b, (dx, 0, 1.12), 32, 0.003, rot=(pi / 2, 0, 0))
            cyl(0.018, 0, 0.06, b, (dx, 0, 1.12), 28, 0.004, rot=(pi / 2, 0, 0))
    # on the bench
    z = 0.46
    snake_plant((-1.28, Y - 0.24, z), 0.86, 9, ceramic('#a96a4f'), clear=[('y', '<', Y - 0.02)])
    foldedtowels(-0.62, Y - 0.24, z, 0.38, 0.27, ('#efe7d8', '#efe7d8', '#b98b62'), 5, 0.03)
    cyl(0.075, 0, 0.10, brass(0.32), (-0.10, Y - 0.24, z), 40, 0.004)
    lathe([(0.073, 0.10), (0.082, 0.105), (0.082, 0.112), (0.07, 0.112)], brass(0.32), (-0.10, Y - 0.24, z), 40, 50)
    for i in range(2):
        lathe([(0.0001, 0), (0.03, 0), (0.032, 0.12), (0.011, 0.135), (0.011, 0.16)], mat('amb%d' % i, ('#8a4a1c', '#3d4b3a')[i], rough=0.1, trans=0.4), (1.10 + 0.10 * i, Y - 0.22, z), 28, 45)
    # vanity on the left wall
    with turned(-X, 0.45, 90):
        vanity(tile, dusk)
    # right, before the screen: a teak stool with a towel, a ladder of towels behind
    teak = wood('teak')
    if not dusk:
        with turned(X - 0.04, 0.55, -90):
            for s in (-1, 1):
                tube([(s * 0.24, -0.34, 0.0), (s * 0.24, -0.02, 1.75)], 0.018, teak, smooth=False)
            for i in range(5):
                t = 0.16 + 0.19 * i
                tube([(-0.24, -0.34 + 0.32 * t, 1.75 * t), (0.24, -0.34 + 0.32 * t, 1.75 * t)], 0.013, teak, smooth=False)
            for t, c, dr in ((0.92, '#efe7d8', 0.50), (0.54, '#b9794f', 0.42)):
                railtowel(-0.20, 0.20, -0.34 + 0.32 * t, 1.75 * t + 0.006, dr, c, False)
    x, y = 0.02, 0.95
    cyl(0.17, 0.40, 0.435, teak, (x, y, 0), 48, 0.008)
    for k in range(3):
        a = k * 2.094 + 0.3
        tube([(x + math.cos(a) * 0.15, y + math.sin(a) * 0.15, 0), (x + math.cos(a) * 0.10, y + math.sin(a) * 0.10, 0.41)], 0.014, teak, smooth=False)
    foldedtowels(x, y, 0.435, 0.27, 0.22, ('#c98f6b',), 1, 0.3)
    rug(-1.0, -0.44, -0.03, 0.93, terry('#c2b18f'), 0.008, 0.013, 0.0055, False, '#a89773')
    for p in ((-0.8, -0.4), (0.8, -0.4), (-0.9, 1.5)):
        spot((p[0], p[1], h), 9, 3000, 62)
    area((0, F + 0.15, 2.2), (2.6, 1.0), 16 if not dusk else 8, '#fff4e8', dirv=(0.1, 0.9, -0.3), glossy=False)


CAMS = dict(
    main=lambda: camera((0.30, -1.60, 1.30), 6, 23, -0.04, fstop=8, focus=3.4),
    vanity=lambda: camera((1.12, -0.35, 1.28), 71, 27, -0.045, fstop=4.5, focus=2.6),
    basin=lambda: upright((-0.95, -0.75, 1.22), (-1.46, 0.5, 1.14), 45, 2.2, (-1.45, 0.40, 1.0)),
)
