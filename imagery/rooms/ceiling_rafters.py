"""A teak ceiling in a plaster tray, by day: boards on rafters, rafters on two beams, a swing hung from the beams on brass chains; a court beside the room.

Camera: main (upright, from below).
"""

from lib import *
from lib.closeup import grain
from rooms.living_rafters import chain, link_mesh, shutter

X, F, Y, H = 2.55, -2.6, 3.9, 3.50
TRAY = (-1.98, 1.98, -2.0, 3.30)  # its inner edges
LIP = 3.16  # underside of the plaster
BEAM = 0.915  # the swing's half width: where the two beams run


def ceiling(plaster):
    a0, a1, b0, b1 = TRAY
    for q in ((-X, X, F, b0), (-X, X, b1, Y), (-X, a0, b0, b1), (a1, X, b0, b1)):
        box(*q, LIP, H + 0.02, plaster, bev=0)
    # boards, tongued and grooved: no two alike
    n, g = 34, R.Random(8)
    board = grain('aged', 'y', 0.46, 0.009, 'board')
    w = (a1 - a0 + 0.04) / n
    for i in range(n):
        cuts = [b0 - 0.02] + sorted(g.uniform(b0 + 0.6, b1 - 0.6) for _ in range(2)) + [b1 + 0.02]
        for p, q in zip(cuts, cuts[1:]):
            box(a0 - 0.02 + i * w + 0.0006, a0 - 0.02 + (i + 1) * w - 0.0006, p + 0.0005, q - 0.0005, 3.432, 3.452, board, bev=0.004, seg=2)
    box(a0 - 0.03, a1 + 0.03, b0 - 0.03, b1 + 0.03, 3.453, 3.47, black(0.8), bev=0)
    rx, by = grain('aged', 'x', 0.44, 0.010), grain('aged', 'y', 0.42, 0.012)
    n = 11
    for i in range(n):
        y = b0 + (b1 - b0) * (i + 0.5) / n
        box(a0 - 0.01, a1 + 0.01, y - 0.040, y + 0.040, 3.318, 3.4315, rx, bev=0.007, seg=3)
    for s in (-1, 1):
        box(s * BEAM - 0.070, s * BEAM + 0.070, b0 - 0.01, b1 + 0.01, 3.150, 3.3175, by, bev=0.012, seg=4)
    # the timber that closes the tray: a fascia and a bead under it
    for s, e in ((-1, a0), (1, a1)):
        box(*sorted((e, e - s * 0.028)), b0, b1, LIP - 0.004, 3.4315, by, bev=0.002)
        box(*sorted((e + s * 0.030, e - s * 0.040)), b0 - 0.030, b1 + 0.030, LIP - 0.026, LIP - 0.001, by, bev=0.010, seg=4)
    for s, e in ((-1, b0), (1, b1)):
        box(a0 + 0.028, a1 - 0.028, *sorted((e, e - s * 0.028)), LIP - 0.004, 3.4315, rx, bev=0.002)
        box(a0 - 0.030 + 0.07, a1 + 0.030 - 0.07, *sorted((e + s * 0.030, e - s * 0.040)), LIP - 0.0255, LIP - 0.001, rx, bev=0.010, seg=4)


def swing(y, br):
    """plank, turned rails, four chains from eye bolts in the beams"""
    me, z, w, d = link_mesh(), 0.46, 2 * BEAM - 0.04, 0.64
    px, py, pz = grain('aged', 'x', 0.40, 0.011), grain('aged', 'y', 0.40, 0.009), wood('aged')
    with turned(0, y, 0):
        for k in range(3):  # three planks
            box(-w / 2, w / 2, -d / 2 + k * d / 3 + 0.001, -d / 2 + (k + 1) * d / 3 - 0.001, z - 0.042, z, px, bev=0.006, seg=3)
        for e in (-w / 2 + 0.22, w / 2 - 0.22):
            box(e - 0.04, e + 0.04, -d / 2 + 0.02, d / 2 - 0.02, z - 0.082, z - 0.042, py, bev=0.004)
        turn = rounded([(0.0001, 0), (0.016, 0), (0.019, 0.015), (0.019, 0.030), (0.011, 0.042), (0.014, 0.060), (0.0185, 0.105), (0.0135, 0.160), (0.0105, 0.195), (0.017, 0.212), (0.017, 0.224), (0.011, 0.236), (0.0125, 0.275), (0.015, 0.30), (0.0001, 0.30)], 3, 50)
        for i in range(15):
            lathe(turn, pz, (-w / 2 + 0.07 + (w - 0.14) * i / 14, d / 2 - 0.04, z), 32, 60)
        box(-w / 2, w / 2, d / 2 - 0.066, d / 2 - 0.014, z + 0.295, z + 0.335, px, bev=0.014, seg=4)
        for s in (-1, 1):
            for t in (-1, 1):
                p = Vector((s * BEAM, t * (d / 2 - 0.07), z - 0.02))
                top = Vector((s * BEAM, t * 0.14, 3.09))
                box(s * (w / 2) - 0.012, s * (w / 2) + 0.030, p.y - 0.035, p.y + 0.035, z - 0.050, z + 0.004, br, bev=0.004)
                chain(p, top, br, me)
                tube([(top.x, top.y, 3.075), (top.x, top.y, 3.16)], 0.011, br, smooth=False)
                lathe([(0.0001, -0.006), (0.030, -0.006), (0.034, -0.003), (0.034, 0.0), (0.0001, 0.0)], br, (top.x, top.y, 3.1505), 40)
                k = p.lerp(top, 0.40)
                lathe(rounded([(0.0001, -0.06), (0.010, -0.058), (0.016, -0.04), (0.026, -0.012), (0.018, 0.012), (0.022, 0.028), (0.012, 0.044), (0.010, 0.060), (0.0001, 0.061)], 3, 60), br, k, 40, 60)
        padbox(w - 0.10, d - 0.12, 0.085, fabric('#e8e0cf', 0.2), (0, -0.025, z + 0.045), 0.03, fabric('#5f6f5c'), front=False, n=22)
        bolster(-w / 2 + 0.20, -0.02, z + 0.088, fabric('#5f6f5c', 0.25), 0.48, 0.085, 90, br)
        bolster(w / 2 - 0.20, -0.02, z + 0.088, fabric('#b0823a', 0.25), 0.48, 0.085, 90, br)


def build(v='A'):
    reset(103)
    world('#dde6f2', 0.30)
    wall_, plaster, br = limewash('#e4dbc9', 0.08), paint('#eee8db'), brass(0.3)
    wins = [('B', -0.55, 0.75, 0.55, 2.45), ('L', 0.35, 2.55, 0.0, 2.55)]
    room(-X, X, F, Y, H, wall_, plaster, openings=wins, front=True)
    tilefloor(-X, X, F, Y, 0, kota(0.30), 0.6, 0.6)
    for q in ((-X, X, Y - 0.012, Y), (X - 0.012, X, F, Y - 0.013), (-X, -X + 0.012, 2.65, Y - 0.013), (-X, -X + 0.012, F, 0.25)):
        box(*q, 0.001, 0.10, kota(0.34), bev=0.003)
    ceiling(plaster)
    swing(1.75, br)
    teak, teakh = wood('aged'), wood('aged', horiz=True)
    _, a, b, c, d = wins[0]
    for q in ((a - 0.07, a + 0.004), (b - 0.004, b + 0.07)):  # the lining stands a little into the opening
        box(*q, Y - 0.030, Y + 0.195, c - 0.06, d + 0.07, teak, bev=0.005)
    box(a + 0.004, b - 0.004, Y - 0.030, Y + 0.195, d - 0.004, d + 0.07, teakh, bev=0.005)
    box(a - 0.12, b + 0.12, Y - 0.09, Y + 0.2, c - 0.05, c, teakh, bev=0.006)
    for k in range(1, 9):
        cyl(0.007, c, d, black(), (a + (b - a) * k / 9, Y + 0.10, 0), 16)
    for z in (c + (d - c) / 3, c + 2 * (d - c) / 3):
        box(a, b, Y + 0.088, Y + 0.112, z - 0.012, z + 0.012, black(), bev=0.002)
    shutter(a - 0.012, Y - 0.055, c + 0.01, d - 0.01, (b - a) / 2, -176, teak)
    shutter(b + 0.012, Y - 0.055, c + 0.01, d - 0.01, (b - a) / 2, -4, teak)
    _, a, b, c, d = wins[1]
    for q in ((a - 0.08, a + 0.004), (b - 0.004, b + 0.08)):
        box(-X - 0.195, -X + 0.030, *q, 0, d + 0.08, teak, bev=0.005)
    box(-X - 0.195, -X + 0.031, a + 0.004, b - 0.004, d - 0.004, d + 0.08, wood('aged'), bev=0.005)
    shutter(-X + 0.03, b + 0.02, 0.02, d - 0.02, 0.55, 80, teak)
    outside('far', Y + 0.2, (-0.55, 0.75), seed=12, beyond=20)
    outside('left', -X - 0.2, (0.35, 2.55), seed=12, beyond=20)
    with outdoors('far'):
        ground = mat('court', '#85745b', rough=1, tex='plaster.png', size=2.0, ramp=[(0, '#6d5d47'), (1, '#8d7c63')])
        plane([(-12, -6, -0.02), (-X - 0.2, -6, -0.02), (-X - 0.2, 14, -0.02), (-12, 14, -0.02)], ground)
        plane([(-X - 0.2, Y + 0.2, -0.02), (8, Y + 0.2, -0.02), (8, 14, -0.02), (-X - 0.2, 14, -0.02)], ground)
        for k, (x, y, hh, w) in enumerate(((-0.4, 6.3, 1.7, 1.6), (0.7, 6.9, 2.4, 1.8), (1.7, 6.2, 1.4, 1.5), (-4.8, 1.4, 1.0, 1.2), (-5.2, 2.6, 1.9, 1.6), (-5.0, 4.4, 2.5, 1.8), (-5.4, 6.2, 2.2, 1.8))):
            shrub(x, y, 0, hh, w, k, ('#4f7a35', '#6a9346', '#3f6a34')[k % 3], (0.13, 0.055), flowers='#c2466a' if k in (1, 5) else None, n=46)
        cw = limewash('#c9b99c', 0.2)
        wall(-7.7, -7.5, -6, 9.2, -0.02, 2.5, cw)
        wall(-7.7, 8, 9.0, 9.2, -0.02, 2.5, cw)
    area((0.1, Y + 0.34, 1.5), (1.2, 1.8), 42, '#e6eef4', dirv=(0, -1, 0), glossy=False)
    area((-X - 0.34, 1.45, 1.3), (2.1, 2.5), 150, '#e9eff4', dirv=(1, 0, 0), glossy=False)
    sun(197, 30, 15, 0.6, 4600)
    area((0.2, F + 0.06, 1.4), (3.8, 2.2), 14, '#f3f1ea', dirv=(0, 1, 0.2), glossy=False)
    areca((2.0, 3.2, 0), 1.5, 6, ceramic('#7c5a45', 0.6), n=13)


CAMS = dict(
    main=lambda: upright((1.62, -1.95, 1.02), (-0.10, 2.2, 2.42), 26, 5.6, (0.9, 1.7, 3.0)),
)
