"""A compact two-bedroom flat on an upper floor, for a family of modest means: nothing wasted, everything warm.

Variants: A the bedroom, 3.4 x 3.0 m: queen bed, sliding wardrobe on two tracks, study desk by the window, a grey monsoon day;
          B living and dining, 3.2 x 5 m: a wall-hung pooja cabinet, sofa, table for four, balcony door, dusk.
Cameras:  bed (A), pooja (B, upright). The wall behind the camera stands further back than in the flat, so that the room fits the frame.
"""

import cv2

from lib import *
from lib.closeup import grain, stone
from lib.drawings import picture
from lib.sarees import pile, silk
from lib.weather import TIMES
from rooms.diwali_threshold import bloom, flame, lamp, petals
from rooms.pooja import chained, metal

# an overcast sky of one brightness, soft lamps, near haze
MONSOON = dict(TIMES['day'], zenith=(1.15, 1.22, 1.30), horizon=(1.60, 1.66, 1.72), cloud=(1.32, 1.36, 1.42), sun=0, dome=(5.2, (0.92, 0.96, 1.0)), bounce=1.4, haze=320)
ALU = '#bcae98'
MARIGOLD = ('#cc6c00', '#d99a00')  # yellower and deeper than they look in the light of flames
TEAK = [(0.15, '#553620'), (0.42, '#7d5534'), (0.62, '#8f6541'), (0.9, '#a77e56')]


def aluminium():
    return mat('alu' + ALU, ALU, rough=0.42, metal=0.55)


def vitrified(c):
    """large glazed floor tiles, the floor of most flats"""
    return mat('vitrified' + c, c, rough=0.24, tex='plaster.png', size=1.6, ramp=[(0, c), (1, '#e3d9c8')], rough_tex=('smudge.png', 1.2, 0.18, 0.32), var=0.03)


def skirting(*runs):
    for q in runs:
        box(*q, 0, 0.085, mat('skirting', '#cdbfa9', rough=0.35), bev=0.002)


# ------------------------------------------------------------- A: the bedroom
def slidingpanel(a, b, y, z0, z1, face, glassy=False):
    """one leaf of a sliding wardrobe, its front at y: two upright profiles with a finger groove, thin rails, a face set back"""
    alu, w, t = aluminium(), 0.038, 0.032
    for x in (a, b - w):
        box(x, x + 0.013, y, y + t, z0, z1, alu, bev=0.003)
        box(x + 0.013, x + 0.025, y + 0.013, y + t, z0, z1, alu, bev=0)
        box(x + 0.025, x + w, y, y + t, z0, z1, alu, bev=0.003)
    for p, q in ((z0, z0 + 0.03), (z1 - 0.03, z1)):
        box(a + w, b - w, y + 0.003, y + t, p, q, alu, bev=0.002)
    box(a + w, b - w, y + 0.009, y + t - 0.004, z0 + 0.03, z1 - 0.03, face, bev=0)
    if glassy:
        e = y + 0.0085
        plane([(a + w, e, z0 + 0.03), (b - w, e, z0 + 0.03), (b - w, e, z1 - 0.03), (a + w, e, z1 - 0.03)], mirror('#dcdcd8'))


def slidingwardrobe(L, d, h, face):
    """along a wall at y=0 facing -y, L long about x=0: a mirror at the left and a laminate leaf at the right on the rear track, one in the middle on the front track

    The right leaf is slid behind the middle one: shelves and a rod stand open.
    """
    alu, ins, n, lap = aluminium(), lacquer('#d8d2c6', 0.5), 3, 0.05
    z0, z1, a, b = 0.055, h - 0.14, -L / 2 + 0.02, L / 2 - 0.02
    box(-L / 2, L / 2, -d + 0.012, 0, 0, 0.044, ins, bev=0)
    box(-L / 2, L / 2, -d, -d + 0.092, 0.044, 0.050, alu, bev=0.001)
    box(-L / 2, L / 2, -d, 0, z1 + 0.010, h - 0.001, face, bev=0.001)
    for x in (-L / 2, b):
        box(x, x + 0.02, -d, 0, 0.051, z1 + 0.009, face, bev=0.001)
    w = (b - a + (n - 1) * lap) / n
    e = a + 2 * (w - lap) - 0.03  # where the open bay begins
    box(a, e, -d + 0.094, -0.001, 0.050, z1 + 0.008, ins, bev=0)
    box(e + 0.001, b, -0.014, -0.001, 0.0445, z1 + 0.009, ins, bev=0)
    for i, (x, front) in enumerate(((a, 0.046), (a + w - lap, 0.004), (a + 2 * (w - lap) - 0.68, 0.046))):
        slidingpanel(x + 0.001, x + w - 0.001, -d + front, z0, z1, face, i == 0)
    inside(e, b, -d + 0.10, z1, ins)


def inside(a, b, f, z1, ins):
    """an open bay from a to b, its front at f: drawers, a rod with shirts and kurtas, sarees on shelves, bedding above"""
    t, m = 0.018, b - 0.36
    box(m - t, m, f, -0.015, 0.045, 2.10, ins, bev=0.001)
    box(a, b, f, -0.015, 2.101, 2.119, ins, bev=0.001)
    box(a, m - t, f, -0.015, 0.50, 0.518, ins, bev=0.001)
    fronts(a + 0.002, m - t - 0.002, 0.05, 0.498, f, ins, 1, 2, pull='knob', pm=aluminium())
    hanging(a + 0.005, m - t - 0.005, f / 2, 2.00, 1.12, 0.42, 21, ('#34495e', '#7b3b34', '#b7c0b2', '#c39a45', '#e4e2dc', '#5f7a6a', '#8d9aa6'), aluminium())
    xm, g = (m + b) / 2, R.Random(4)
    silks = [silk(*q) for q in (('#7a2233', '#1f4a3a'), ('#2b3f6b', '#8a2c3c'), ('#c9852c', '#6b2440'), ('#3c5a48', '#b98a3c'), ('#8a6a86', '#39305a'))]
    shelves = (0.36, 0.68, 1.02, 1.36, 1.72)
    for z in shelves:
        box(m + 0.001, b, f + 0.004, -0.015, z - t, z, ins, bev=0.001)
    foldedtowels(xm, f / 2 - 0.02, 0.36, 0.30, 0.32, ('#a9bcc4', '#d9d3c6', '#c98f6b'), 3)
    folded(xm, f / 2 - 0.02, 0.68, 0.29, 0.33, 6, 5, ('#c9c3b4', '#4a5a70', '#8d9aa6', '#a4583e'), soft=0.8)
    pile(xm, f / 2 - 0.02, 1.02, 6, lambda r: r.choice(silks), 7, 0.29, 0.30)
    pile(xm, f / 2 - 0.02, 1.36, 4, lambda r: r.choice(silks), 9, 0.29, 0.30)
    folded(xm, f / 2 - 0.02, 1.72, 0.29, 0.33, 4, 15, ('#e6e1d6', '#b8c2c6', '#e6e1d6'), soft=0.8)
    shoebox(xm, f / 2, 0.0455)
    trunk((a + b) / 2 - 0.06, f / 2 - 0.01, 2.12)


def shoebox(x, y, z):
    """a shoe box of board, its lid not quite on"""
    c = mat('board', '#a98d66', rough=0.9, var=0.05)
    box(x - 0.155, x + 0.155, y - 0.10, y + 0.17, z, z + 0.105, c, bev=0.001)
    with turned(x, y + 0.035, 1.5, z + 0.078):
        box(-0.159, 0.159, -0.139, 0.139, 0.0, 0.034, mat('lid', '#7d3a33', rough=0.7), bev=0.0015)


def umbrella(x, y, z):
    """a gentleman's black umbrella, shut and hung by its crook from a peg at z on a wall at y"""
    c, cane_ = fabric('#1e2228', 0.12, 0.06), wood('walnut')
    cyl(0.009, 0, 0.060, aluminium(), (x, y, z), 20, 0.002, rot=(pi / 2, 0, 0))
    yy = y - 0.040
    tube([(x + 0.085, yy, z - 0.055), (x + 0.083, yy, z - 0.01), (x + 0.055, yy, z + 0.018), (x + 0.018, yy, z + 0.020), (x, yy, z - 0.005), (x - 0.002, yy, z - 0.12)], 0.0095, cane_)
    tube([(x - 0.002, yy, z - 0.12), (x - 0.002, yy, z - 0.86)], 0.0045, steel(0.35), smooth=False)
    n, rows, V = 96, 26, []
    for j in range(rows + 1):
        t = j / rows
        r = 0.012 + 0.026 * math.sin(pi * min(1, t * 0.9 + 0.30)) ** 0.9 * (1 - 0.10 * t)
        for i in range(n):
            a = 2 * pi * i / n
            f = 0.5 + 0.5 * math.sin(8 * a + 2.2 * t + 0.5 * math.sin(3 * a))
            q = r * (0.70 + 0.38 * f) * (1 + 0.05 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, t * 6))))
            V.append((x - 0.002 + q * math.cos(a), yy + q * math.sin(a) * 0.85, z - 0.175 - 0.60 * t + 0.018 * f * (j == 0)))
    obj('canopy', pmesh('canopy', V, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(rows) for i in range(n)]), c, smooth=60)['afloat'] = True
    lathe([(0.036, -0.004), (0.037, 0.004), (0.035, 0.006)], c, (x - 0.002, yy, z - 0.42), 40)['afloat'] = True


def trunk(x, y, z):
    """a cabin trunk of painted steel, as nearly every family keeps one above its clothes"""
    c, s = lacquer('#3c5f63', 0.42), steel(0.42)
    box(x - 0.33, x + 0.33, y - 0.19, y + 0.19, z + 0.001, z + 0.20, c, bev=0.010)
    box(x - 0.335, x + 0.335, y - 0.195, y + 0.195, z + 0.202, z + 0.27, c, bev=0.012)
    for k in (-0.21, 0.21):
        box(x + k - 0.018, x + k + 0.018, y - 0.1985, y - 0.1905, z + 0.150, z + 0.235, s, bev=0.003)
    for k in (-0.328, 0.328):
        for q in (0.003, 0.165):
            box(x + k - 0.012 * (k > 0), x + k + 0.012 * (k < 0), y - 0.193, y - 0.189, z + q, z + q + 0.035, s, bev=0.002)
    tube([(x - 0.05, y - 0.20, z + 0.115), (x - 0.045, y - 0.217, z + 0.100), (x + 0.045, y - 0.217, z + 0.100), (x + 0.05, y - 0.20, z + 0.115)], 0.0045, s)


def ironed(x, y, z, rot):
    """what the presswala brought back: shirts in a pile"""
    with turned(x, y, rot, z):
        for k, (q, c) in enumerate(((1, '#dfe3e4'), (3, '#5d7285'), (2, '#e7dcc4'), (1, '#8b4a3d'))):
            foldedone(q, fabric(c, 0.16, 0.12, 0.25, 0.3), (0.004 * (-1) ** k, 0.003 * k, 0.030 * k + 0.002), 0.26, 0.34, 0.031, 0.045 * (-1) ** k, 0.0028, 1.7)


def study(x0, x1, Y, oak, white):
    """a desk hung on the wall, drawers at its left end, two shelves above"""
    z, d = 0.75, 0.50
    box(x0, x1, Y - d, Y, z - 0.03, z, oak, bev=0.004)
    box(x0 + 0.01, x0 + 0.34, Y - d + 0.05, Y - 0.02, 0.09, z - 0.031, white, bev=0.002)
    box(x0 + 0.02, x0 + 0.33, Y - d + 0.09, Y - 0.02, 0, 0.09, black(), bev=0)
    fronts(x0 + 0.01, x0 + 0.34, 0.09, z - 0.035, Y - d + 0.03, white, 1, 3, pull='knob', pm=aluminium())
    laptop(x1 - 0.36, Y - 0.27, z, -6)
    desklamp(x0 + 0.17, Y - 0.17, z, mat('lamp', '#b8862f', rough=0.35), -20)
    cup(x1 - 0.09, Y - 0.34, z, ceramic('#e9e2d5'))
    box(x0 + 0.10, x0 + 0.25, Y - 0.43, Y - 0.23, z, z + 0.012, mat('notebook', '#7d3a2e', rough=0.6), bev=0.002, rot=0.12)
    for k, (a, b, zz) in enumerate(((x0 + 0.22, x1 - 0.02, 1.40), (x0 + 0.22, x1 - 0.02, 1.78))):
        box(a, b, Y - 0.20, Y - 0.004, zz - 0.025, zz, oak, bev=0.003)
    books_row(x0 + 0.25, x0 + 0.58, Y - 0.185, 1.40, 0.16, 0.25, 6)
    vase('round', ceramic('#b0603f', 0.5), (x1 - 0.11, Y - 0.10, 1.40), 0.55)
    books_row(x1 - 0.34, x1 - 0.05, Y - 0.185, 1.78, 0.16, 0.24, 15)
    money_plant((x0 + 0.34, Y - 0.105, 1.78), 0.30, 4, ceramic('#ded5c4'), vines=6, r=0.075)


def bed(bx, Y, oak):
    """a queen bed of 1.4 m under a padded headboard; a small shelf stands in for the night table"""
    channelled(1.46, 0.60, 0.07, fabric('#8a9096', 0.2), 6, 'x', (bx, Y - 0.055, 0.46))
    box(bx - 0.73, bx + 0.73, Y - 0.085, Y - 0.005, 0.0, 0.455, oak, bev=0.004)
    indigo, white = blockprint('#2c4166', '#d9d2c2', 0.5), blockprint('#e6dfcf', '#2f456a', 0.5)
    made_bed(bx, Y - 1.12, 0, 1.4, 1.95, 0, '#efebe2', '#e6dfd2', indigo, [(-0.26, fabric('#a8553a', 0.25), 0.86), (0.20, white, 0.84)], oak, 0.30, neat=True)
    x = bx + 0.98
    box(x - 0.15, x + 0.15, Y - 0.24, Y - 0.005, 0.55, 0.575, oak, bev=0.003)
    copper = mat('copper', '#b5673f', rough=0.26, metal=1)
    lathe(rounded([(0.0001, 0), (0.034, 0), (0.037, 0.01), (0.037, 0.15), (0.024, 0.185), (0.018, 0.20), (0.021, 0.205), (0.021, 0.235), (0.0001, 0.238)]), copper, (x + 0.06, Y - 0.11, 0.575), 40, 50)
    box(x - 0.11, x - 0.035, Y - 0.19, Y - 0.04, 0.576, 0.584, black(0.2), bev=0.003, rot=0.15)
    sconce(x, Y - 0.005, 1.42, aluminium(), 'x', -1, 0.20, 0.5)
    switch_plate(x + 0.02, Y - 0.004, 0.93, 4, socket=True)
    frame(bx, Y - 0.005, 1.66, 0.54, 0.72, 'art11.png', wood('oak'), 'y')


def monsoonwindow(X, a, b, z0, z1):
    """a white sliding window with a grille, short linen curtains, the city under cloud"""
    TIMES['monsoon'] = MONSOON
    windowframe('L', -X - 0.1, a, b, z0, z1, lacquer('#eceae4', 0.35), 2, t=0.045)
    pane('L', -X - 0.1, a, b, z0, z1)
    box(-X - 0.06, -X + 0.05, a - 0.04, b + 0.04, z0 - 0.03, z0, kota(0.25), bev=0.004)
    for k in range(1, 6):
        z = z0 + (z1 - z0) * k / 6
        tube([(-X - 0.175, a, z), (-X - 0.175, b, z)], 0.006, mat('grille', '#d8d5cd', rough=0.5), smooth=False)
    outside('left', -X - 0.2, (a, b), 'street', 'monsoon', floor=2, light=0.78, seed=2)
    area((-X - 0.30, (a + b) / 2, (z0 + z1) / 2), (b - a, z1 - z0), 130, '#e9eff6', dirv=(1, 0, -0.05))
    linen = drape('#ddd3bf')
    tube([(-X + 0.10, a - 0.34, z1 + 0.10), (-X + 0.10, b + 0.17, z1 + 0.10)], 0.010, aluminium(), smooth=False)
    curtain(a - 0.30, a - 0.05, -X + 0.10, z0 - 0.14, z1 + 0.09, linen, 0.075, 0.030, 3, 'y')
    curtain(b - 0.06, b + 0.15, -X + 0.10, z0 - 0.14, z1 + 0.09, linen, 0.070, 0.030, 4, 'y')


def bedroom():
    X, F, Y, h = 1.7, -3.0, 1.5, 2.75
    world('#dfe5ec', 0.35)
    white, oak = lacquer('#e9e4da', 0.4), wood('oak', horiz=True)
    win = (0.08, 1.30, 0.94, 2.14)
    room(-X, X, F, Y, h, paint('#e9e1d3'), paint('#f1ece2'), openings=[('L', *win)], front=True)
    box(-X, X, Y - 0.004, Y, 0, h, paint('#cba58d'), bev=0)
    tilefloor(-X, X, F, Y, 0, vitrified('#cfc2ae'), 0.6, 0.6)
    skirting((-X, -X + 0.012, F, Y - 0.02), (-X + 0.02, 1.14, Y - 0.016, Y - 0.004))
    monsoonwindow(X, *win)
    study(-X + 0.02, -0.84, Y - 0.004, oak, white)
    canechair(-1.26, 0.68, 0, pi + 0.30, wood('oak'), seat=fabric('#8a9096', 0.2))
    bed(-0.07, Y - 0.004, oak)
    with turned(X, 0.20, -90):
        slidingwardrobe(2.6, 0.56, h, wood('oak', straight=True))
    split_ac(-1.13, Y - 0.004, 2.26, 0.80)
    umbrella(1.31, 0.20 - 1.301, 1.62)
    ironed(0.28, -0.28, 0.60, -22)
    slump()
    area((-1.2, F + 0.1, 1.6), (0.9, 1.6), 11, '#eef0f2', dirv=(0.5, 1, -0.1), glossy=False)
    area((0, 0.1, h - 0.03), (2.0, 1.8), 4, '#f3f2f0', glossy=False)


# ------------------------------------------------------------- B: living, dining, pooja
def strung(x0, x1, y, z, drop, n, seed=0, r=0.017):
    """a string of marigolds sagging from x0 to x1, one close on the other"""
    g = R.Random(seed)
    for i in range(n):
        t = i / (n - 1)
        up = (pi / 2 + g.uniform(-0.8, 0.6), 0, g.uniform(-0.9, 0.9))
        bloom((x0 + (x1 - x0) * t, y - 0.005 * (i % 2), z - drop * 4 * t * (1 - t)), r * g.uniform(0.92, 1.08), g, MARIGOLD[i // 4 % 2], up=up)['afloat'] = True


def starleaf(a, b, z0, z1, m):
    """a pierced leaf from a to b in the plane y=0: whole eight-pointed stars that touch, each one mitred ring"""
    nx = 4
    c = (b - a - 2 * 0.030) / nx
    nz = int((z1 - z0 - 2 * 0.034) / c)
    e, t = (z1 - z0 - nz * c) / 2, 0.020
    for q in ((a, a + 0.030, z0, z1), (b - 0.030, b, z0, z1), (a + 0.0303, b - 0.0303, z0, z0 + e), (a + 0.0303, b - 0.0303, z1 - e, z1)):
        box(q[0], q[1], -t / 2, t / 2, q[2], q[3], m, bev=0.003)
    out, inn, w = c / 2, c / 2 * math.cos(pi / 4) / math.cos(pi / 8), 0.0042
    P = [((out if k % 2 == 0 else inn), k * pi / 8) for k in range(16)]
    P = [Vector((r * math.cos(q), r * math.sin(q))) for r, q in P]
    rings = []
    for side in (w, -w):
        ring_ = []
        for k in range(16):
            u, v = (P[k] - P[k - 1]).normalized(), (P[(k + 1) % 16] - P[k]).normalized()
            nrm = (Vector((u.y, -u.x)) + Vector((v.y, -v.x)))
            ring_.append(P[k] + nrm.normalized() * side / max(0.5, nrm.normalized().dot(Vector((u.y, -u.x)))))
        rings.append(ring_)
    for i in range(nx):
        for j in range(nz):
            x, z, d = a + 0.030 + c * (i + 0.5), z0 + e + c * (j + 0.5), (0.0066, 0.0062)[(i + j) % 2]
            V = [(x + p.x, s * d, z + p.y) for s in (-1, 1) for r in rings for p in r]
            F = []
            for k in range(16):
                n = (k + 1) % 16
                F += [(k, n, 16 + n, 16 + k), (32 + n, 32 + k, 48 + k, 48 + n), (n, k, 32 + k, 32 + n), (16 + k, 16 + n, 48 + n, 48 + k)]
            o = obj('star', pmesh('star', V, F), m, smooth=30)
            q = o.modifiers.new('b', 'BEVEL')
            q.width, q.segments, q.limit_method, q.angle_limit = 0.0010, 2, 'ANGLE', math.radians(50)


def shutter(x, y, w, z0, z1, m, angle):
    """a jaali leaf hinged at x, w > 0 reaching to the right, opened towards the room by angle degrees"""
    with turned(x, y, angle):
        a, b = sorted((0, w))
        starleaf(a, b, z0, z1, m)
        e = b - 0.015 if w > 0 else a + 0.015
        for s in (-1, 1):
            lathe(rounded([(0.0001, 0), (0.011, 0), (0.011, 0.002), (0.006, 0.005), (0.006, 0.010), (0.011, 0.016), (0.011, 0.022), (0.0001, 0.026)], 3), metal(), (e, s * 0.010, (z0 + z1) / 2), 32, 50, (-s * pi / 2, 0, 0))


def vault(x, y, z0, w, h, d, marble):
    """a niche of marble: a round arch as deep as the cabinet, its edge a bead of brass"""
    r, n = w / 2, 72
    zc = z0 + h - r
    arc = [(x - r * math.cos(k * pi / n), zc + r * math.sin(k * pi / n)) for k in range(n + 1)]
    P = [(x - r, z0)] + arc + [(x + r, z0)]
    k = len(P)
    obj('vault', pmesh('vault', [(p, q, c) for q in (y, y + d) for p, c in P], [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)]), marble, smooth=40)
    for s in (-1, 1):
        half = [q for q in arc if s * (q[0] - x) >= -1e-9]
        Q = half + ([(x, z0 + h + 0.021), (x + s * (r + 0.001), z0 + h + 0.021), (x + s * (r + 0.001), zc)] if s < 0 else [(x + r + 0.001, zc), (x + r + 0.001, z0 + h + 0.021), (x, z0 + h + 0.021)])
        obj('spandrel', pmesh('spandrel', [(p, y, c) for p, c in Q], [tuple(range(len(Q)))]), marble)
    tube([(p, y - 0.0005, c) for p, c in P], 0.0026, metal())
    box(x - r - 0.02, x + r + 0.02, y + d, y + d + 0.02, z0 - 0.03, z0 + h + 0.02, marble, bev=0)


def poojacabinet(x, y, teak):
    """hung on the wall y: two drawers' breadth of shutters below, a marble niche between jaali leaves above, bells and marigolds under the cornice"""
    w, nh, d, br = 0.62, 0.80, 0.25, brass(0.2)
    yf, z0, o = y - 0.28, 0.885, 0.385
    box(x - o, x + o, yf + 0.022, y, 0.615, 0.849, teak, bev=0.002)
    fronts(x - o, x + o, 0.615, 0.849, yf, teak, 2, 1)
    marble = stone('makrana', 0.2)
    for s in (-1, 1):
        lathe(rounded([(0.0001, 0), (0.012, 0), (0.012, 0.002), (0.007, 0.006), (0.007, 0.012), (0.013, 0.019), (0.013, 0.025), (0.0001, 0.030)], 3), metal(), (x + s * 0.06, yf, 0.735), 32, 50, (pi / 2, 0, 0))
        a, b = sorted((x + s * (w / 2 + 0.0012), x + s * o))
        box(a, b, yf - 0.012, y, z0 + 0.001, z0 + nh + 0.020, teak, bev=0.003)
    vault(x, yf, z0, w, nh, d, marble)
    box(x - o - 0.006, x + o + 0.006, yf - 0.045, yf + d, z0 - 0.035, z0, marble, bev=0.004)
    area((x, yf + 0.10, z0 + nh - 0.05), (0.30, 0.12), 0.9, 3200, glossy=False)
    zt = z0 + nh + 0.021
    box(x - o, x + o, yf - 0.012, y, zt, zt + 0.05, grain(TEAK, 'x', 0.42, 0.009), bev=0.003)
    box(x - o - 0.02, x + o + 0.02, yf - 0.085, y, zt + 0.051, zt + 0.078, grain(TEAK, 'x', 0.42, 0.009), bev=0.006)
    strip((x - o + 0.05, yf - 0.070, zt + 0.048), (x + o - 0.05, yf - 0.070, zt + 0.048), 1.6, 3000, (0, 0.12, -1), 0.012)  # under the cornice
    strip((x - o + 0.02, y - 0.06, zt + 0.085), (x + o - 0.02, y - 0.06, zt + 0.085), 2.2, 2800, (0, 0.35, 1), 0.012)  # on it, up the wall
    for k in (-1, 0, 1):
        chained(x + k * 0.20, yf - 0.052, zt - (0.105 if k else 0.075), zt + 0.05, 0.52)
    for s in (-1, 1):
        strung(*sorted((x + s * 0.010, x + s * 0.378)), yf - 0.036, zt + 0.022, 0.075, 20, 3 + s, 0.0175)
        for z in (z0 + 0.06, z0 + nh - 0.11):  # hinges
            cyl(0.009, z, z + 0.05, br, (x + s * 0.36, yf - 0.020, 0), 20, 0.001)
        shutter(x + s * 0.36, yf - 0.030, -s * 0.345, z0 + 0.004, z0 + nh + 0.015, teak, s * (98 if s < 0 else 142))


def extrude(P, x, y, z, t, m, bev=0.0016):
    """an outline in x and z, t thick towards -y, its edges rounded"""
    n = len(P)
    V = [(x + a, y - e, z + b) for e in (0, t) for a, b in P]
    me = pmesh('extrude', V, [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)])
    o = obj('extrude', me, m, smooth=30)
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = bev, 3, 'ANGLE', math.radians(40)
    return o


def relief_of_namam(w, h0, res):
    """colour, height in metres and gold (0 or 1) of an arched panel 2w broad, res a pixel: raised gesso, painted and gilded, as in Thanjavur"""
    h = h0 + w
    z, x = np.mgrid[h:-res:-res, -w:w:res].astype(np.float32)
    g = np.random.default_rng(5)
    d = np.minimum(z, np.where(z > h0, w - np.hypot(x, z - h0), w - np.abs(x)))
    soft = lambda sd, k: np.clip(0.5 - sd / k, 0, 1)
    dome = lambda sd, r, top: top * np.sqrt(1 - (1 - np.clip(-sd / r, 0, 1)) ** 2)

    def stroke(*P):
        """signed distance to a line through points (x, z, half its breadth)"""
        out = np.full_like(x, 9)
        for (ax, az, ar), (bx, bz, br) in zip(P, P[1:]):
            t = np.clip(((x - ax) * (bx - ax) + (z - az) * (bz - az)) / ((bx - ax) ** 2 + (bz - az) ** 2), 0, 1)
            out = np.minimum(out, np.hypot(x - ax - t * (bx - ax), z - az - t * (bz - az)) - ar - t * (br - ar))
        return out

    def curve(*P, n=10):
        """the points of a smooth line through P"""
        P, out = np.array([P[0], *P, P[-1]], float), []
        for a, b, c, e in zip(P, P[1:], P[2:], P[3:]):
            for t in np.linspace(0, 1, n, endpoint=False):
                out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t**2 + (3 * b - a - 3 * c + e) * t**3))
        return [tuple(q) for q in out] + [tuple(P[-1])]

    def join(a, b, k=0.007):
        q = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
        return b + (a - b) * q - k * q * (1 - q)

    blur = lambda s: cv2.GaussianBlur(g.standard_normal(x.shape).astype(np.float32), (0, 0), s) * s * 3.5
    rgb = np.array((104, 20, 30), np.float32) / 255 * (1 + 0.10 * blur(40) + 0.05 * blur(9) + 0.03 * blur(2))[..., None]
    rgb *= (1.18 - 0.5 * np.clip(np.hypot(x, (z - 0.19) * 0.8) / w, 0, 1))[..., None]
    height, gold = 0.00025 * blur(6), np.zeros_like(x)

    def lay(sd, top, r, colour=None, k=0.0006):
        """something raised: gilded, or of a colour"""
        nonlocal rgb, height, gold
        f = soft(sd, k)
        c = np.array(colour or (196, 146, 62), np.float32) / 255 * (1 + (0.025 if colour else 0.06) * blur(5))[..., None]
        rgb = rgb * (1 - f[..., None]) + c * f[..., None]
        gold = gold * (1 - f) + (0 if colour else 1) * f
        height = np.maximum(height * (1 - f * 0.6), dome(sd, r, top))

    def stamped(places, reach, sd):
        """the nearest of many small shapes; sd(u, v, out): one of them, about its place, u along the direction out"""
        all_ = np.full_like(x, 9)
        for px, pz, out in places:
            i, j, k = int((h - pz) / res), int((px + w) / res), int(reach / res)
            q = np.s_[max(0, i - k) : max(0, i + k), max(0, j - k) : max(0, j + k)]
            dx, dz = x[q] - px, z[q] - pz
            all_[q] = np.minimum(all_[q], sd(dx * out.x + dz * out.y, dz * out.x - dx * out.y))
        return all_

    mid = 0.200
    left, right = np.hypot(x + 0.0925, z - mid), np.hypot(x - 0.0925, z - mid)
    line = curve((-0.041, 0.282, 0.0105), (-0.038, 0.215, 0.0120), (-0.033, 0.155, 0.0128), (-0.022, 0.120, 0.0132), (0, 0.106, 0.0135))
    white = stroke(*line, *[(-a, b, r) for a, b, r in reversed(line[:-1])])
    white = join(white, stroke((0, 0.100, 0.0115), (0, 0.078, 0.0120), (0, 0.052, 0.0025)))
    # little flowers of gold on the ground, clear of everything else
    c, flowers = 0.0235, []
    for row in range(-1, 17):
        for col in range(-8, 9):
            px, pz = (col + 0.5 * (row % 2)) * c, 0.012 + row * c * 0.9
            i, j = int((h - pz) / res), int((px + w) / res)
            if not (0 <= i < x.shape[0] and 0 <= j < x.shape[1]) or d[i, j] < 0.042 or white[i, j] < 0.014 or abs(px) < 0.03 and 0.11 < pz < 0.31 or min(left[i, j], right[i, j]) < 0.045:
                continue
            flowers.append((px, pz, Vector((math.cos(row), math.sin(row)))))
    lay(stamped(flowers, 0.006, lambda u, v: np.hypot(u, v) - 0.0034 * (0.62 + 0.38 * np.cos(5 * np.arctan2(v, u)))), 0.0007, 0.002)
    # the border: petals, a roll, beads, a roll
    path = [(-w, t) for t in np.arange(0, h0, 0.0005)] + [(-w * math.cos(t), h0 + w * math.sin(t)) for t in np.arange(0, pi, 0.0005 / w)] + [(w, t) for t in np.arange(h0, 0, -0.0005)] + [(t, 0) for t in np.arange(w, -w, -0.0005)]

    def along(pitch, inset):
        """points every pitch along the edge, set in, with the direction inwards"""
        n = round(len(path) * 0.0005 / pitch)
        for k in range(n):
            px, pz = path[int(k * len(path) / n)]
            if pz < inset and abs(px) > w - inset - 0.004 or pz < inset + 0.004 and abs(px) == w:
                continue  # the corners
            out = Vector((px, pz - h0)).normalized() if pz > h0 else Vector((math.copysign(1, px), 0)) if pz > 0 else Vector((0, -1))
            yield px - out.x * inset, pz - out.y * inset, out

    petal = stamped(along(0.0125, 0.0235), 0.010, lambda u, v: np.sqrt((u / 1.5) ** 2 + v**2) - 0.0046)
    lay(np.maximum(np.abs(petal + 0.0008) - 0.0009, 0.0195 - d), 0.0012, 0.001)
    lay(np.abs(d - 0.0100) - 0.0100, 0.0012, 0.004)
    lay(np.abs(d - 0.0185) - 0.0019, 0.0032, 0.0019)
    bead = stamped([*along(0.0088, 0.0115), *((e * (w - 0.0115), 0.0115, Vector((1, 0))) for e in (-1, 1))], 0.008, lambda u, v: np.hypot(u, v) - 0.0037)
    lay(bead, 0.0046, 0.0037)
    # the two strokes and the red one between them, in a line of gold
    lay(np.abs(white - 0.0010) - 0.0016, 0.0030, 0.0016)
    lay(white, 0.0058, 0.010, (214, 205, 186))
    red = stroke((0, 0.140, 0.0030), (0, 0.205, 0.0066), (0, 0.268, 0.0085), (0, 0.284, 0.0060), (0, 0.296, 0.0018))
    lay(np.abs(red - 0.0008) - 0.0013, 0.0026, 0.0013)
    lay(red, 0.0052, 0.007, (150, 16, 22))
    for s in (-1, 1):  # disc and conch, each between three flames
        cx = s * 0.0925
        tongues = np.full_like(x, 9)
        for q in (0, pi / 2, pi):
            for off, r0, r1, br in ((0, 0.0275, 0.0385, 0.0046), (-0.26, 0.0268, 0.0335, 0.0030), (0.26, 0.0268, 0.0335, 0.0030)):
                f = lambda r, t, b: (cx + r * math.cos(q + t), mid + r * math.sin(q + t), b)
                tongues = np.minimum(tongues, stroke(*curve(f(r0, off, br), f((r0 + r1) / 2, off * 1.12, br * 0.66), f(r1, off * 1.02, 0.0005), n=5)))
        lay(tongues, 0.0030, 0.004)
    a, q = left, np.arctan2(z - mid, x + 0.0925)
    lay(a - 0.0235, 0.0010, 0.004, (92, 50, 22))
    spoke = np.abs(((q + pi / 16) % (pi / 8)) - pi / 16) * a - (0.0011 + 0.0010 * np.clip((a - 0.009) / 0.012, 0, 1))
    lay(np.maximum(spoke, a - 0.0215), 0.0028, 0.0016)
    lay(np.abs(a - 0.0218) - 0.0032, 0.0052, 0.0034)
    lay(np.abs(a - 0.0218) - 0.0006, 0.0056, 0.0006, (120, 78, 30))
    lay(a - 0.0088, 0.0044, 0.006)
    lay(a - 0.0040, 0.0062, 0.0040)
    u, v = x - 0.0925, z - mid
    u, v = u * 0.985 + v * 0.17, v * 0.985 - u * 0.17  # leaning a little
    half = np.interp(v.ravel(), [-0.0330, -0.0290, -0.0220, -0.0140, -0.0060, 0.0000, 0.0055, 0.0095, 0.0112, 0.0125, 0.0160, 0.0176, 0.0190, 0.0222, 0.0236, 0.0250, 0.0290, 0.0330], [0, 0.0024, 0.0080, 0.0150, 0.0200, 0.0222, 0.0224, 0.0195, 0.0138, 0.0132, 0.0126, 0.0098, 0.0090, 0.0080, 0.0058, 0.0050, 0.0032, 0]).reshape(x.shape).astype(np.float32)
    half = cv2.GaussianBlur(half, (0, 0), 0.0018 / res)
    half[np.abs(v) > 0.0328] = -1
    body = np.abs(u) - half
    f = soft(body, 0.0010)
    turn = np.sqrt(np.clip(1 - (u / np.maximum(half, 1e-4)) ** 2, 0, 1))
    rib = 0.00035 * np.cos((v + 0.35 * u) * 2 * pi / 0.0050)
    shell = 0.0010 + (0.0075 * (np.maximum(half, 0) / 0.0224) ** 0.6 * turn + rib) * (half > 0.0005)
    lay(body, 0.001, 0.001)
    height = np.where(f > 0.5, shell, height)
    mouth = np.sqrt(((u - 0.0050 - 0.10 * v) / 0.0040) ** 2 + ((v + 0.0080) / 0.0165) ** 2) - 1
    height -= 0.0034 * soft(mouth, 0.5) * f
    dark = (soft(mouth + 0.1, 0.35) * f)[..., None]
    rgb = rgb * (1 - 0.72 * dark) + np.array((70, 28, 16), np.float32) / 255 * 0.72 * dark
    height += 0.0010 * np.exp(-((mouth - 0.12) / 0.12) ** 2) * f
    # what has gathered in the hollows
    hollow = np.clip((cv2.GaussianBlur(height, (0, 0), 0.0016 / res) - height) / 0.0012, 0, 1)
    rgb = rgb * (1 - 0.45 * hollow)[..., None]
    return rgb, cv2.GaussianBlur(height, (0, 0), 0.0005 / res), gold


def namam(x, y, z):
    """the sign of Sri Venkateswara between disc and conch, a gilded relief on an arched panel, its foot at z, its back at y"""
    w, h0, res = 0.160, 0.205, 0.0004
    h = h0 + w
    rgb, height, gold = relief_of_namam(w, h0, res)
    arch = [(-w, 0), (w, 0)] + [(w * math.cos(a), h0 + w * math.sin(a)) for a in [k * pi / 64 for k in range(65)]]
    extrude(arch, x, y, z, 0.010, wood('oiled'), 0.002)
    nx, nz = 300, 342
    fx = np.linspace(-w + 0.001, w - 0.001, nx)
    fz = np.linspace(0.001, h - 0.001, nz)
    at = cv2.remap(height.astype(np.float32), np.tile((fx + w) / res, (nz, 1)).astype(np.float32), np.tile(((h - fz) / res)[:, None], (1, nx)).astype(np.float32), cv2.INTER_LINEAR)
    X, Z = np.meshgrid(fx, fz)
    V = np.stack([x + X, y - 0.0104 - at, z + Z], -1).reshape(-1, 3)
    inside = (np.minimum(Z, np.where(Z > h0, w - np.hypot(X, Z - h0), w - np.abs(X))) > 0.0006)
    F = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(nz - 1) for i in range(nx - 1) if inside[j, i] and inside[j + 1, i] and inside[j, i + 1] and inside[j + 1, i + 1]]
    UV = np.stack([(X + w) / (2 * w), Z / h], -1).reshape(-1, 2)
    m = mat('gilded relief', tex=picture('namam', rgb), col=True, uv=True, rand=False, size=1, rough=0.38, spec=0.35)
    nt = m.node_tree
    mask = nt.nodes.new('ShaderNodeTexImage')
    mask.image = bpy.data.images[picture('namam gold', np.repeat(gold[..., None], 3, -1))]
    mask.image.colorspace_settings.name = 'Non-Color'
    nt.links.new(nt.nodes.new('ShaderNodeTexCoord').outputs['UV'], mask.inputs['Vector'])
    nt.links.new(mask.outputs['Color'], nt.nodes['Principled BSDF'].inputs['Metallic'])
    obj('namam', pmesh('namam', V.tolist(), F, UV.tolist()), m, smooth=180)
    o = tube([(x + a, y - 0.0105, z + b) for a, b in arch], 0.0042, metal(), closed=True, smooth=False)
    o['afloat'] = True


def samai(x, y, z, h, rot, g):
    """a brass lamp on a turned stem: a pan drawn out to five spouts, a wick alight in each"""
    m, r, n, top = metal(), 0.054, 200, z + h - 0.062
    P = [(0.0001, 0), (0.060, 0), (0.064, 0.004), (0.062, 0.010), (0.054, 0.015), (0.050, 0.022), (0.034, 0.030), (0.020, 0.040), (0.013, 0.052), (0.0115, 0.060), (0.017, 0.067), (0.0115, 0.074), (0.0095, 0.082), (0.0095, h - 0.118), (0.014, h - 0.110), (0.019, h - 0.102), (0.014, h - 0.094), (0.010, h - 0.088), (0.014, h - 0.080)]
    lathe(rounded(P, 6, 70), m, (x, y, z), 96, 70)
    Q = [(0.0085, h - 0.070), (0.0065, h - 0.058), (0.0085, h - 0.050), (0.0145, h - 0.040), (0.0155, h - 0.032), (0.010, h - 0.022), (0.0065, h - 0.016), (0.0085, h - 0.011), (0.0055, h - 0.004), (0.0001, h)]
    lathe(rounded(Q, 5, 70), m, (x, y, z), 64, 70)
    S = rounded([(0.0001, -0.018), (0.014, -0.018), (0.028, -0.013), (0.044, -0.003), (0.0525, 0.008), (0.054, 0.010), (0.0528, 0.0118), (0.050, 0.0112), (0.042, 0.003), (0.026, -0.006), (0.0001, -0.008)], 4, 70)
    spout = [math.radians(rot) + 2 * pi * k / 5 for k in range(5)]
    V = []
    for a, b in S:
        f = (a / r) ** 3
        for i in range(n):
            q = 2 * pi * i / n
            e = sum(math.exp(-((((q - s + pi) % (2 * pi) - pi) / 0.23) ** 2)) for s in spout)
            k = a * (1 + f * (0.42 * e - 0.05))
            V.append((x + k * math.cos(q), y + k * math.sin(q), top + b + 0.0028 * e * f))
    obj('pan', pmesh('pan', V, grid_faces(len(S), n, wrap=True).tolist()), m, smooth=60)
    lathe([(0.0001, 0.0015), (0.040, 0.0015)], mat('lampoil', '#6b4a16', rough=0.05, spec=0.6, translucent=0.2), (x, y, top), 56, 60)
    for k, s in enumerate(spout):
        c, e = math.cos(s), math.sin(s)
        tip = (x + c * 0.0755, y + e * 0.0755, top + 0.0195)
        tube([(x + c * 0.030, y + e * 0.030, top + 0.002), (x + c * 0.056, y + e * 0.056, top + 0.0105), (x + c * 0.070, y + e * 0.070, top + 0.0145), tip], 0.0018, mat('wick', '#d9cfb8', rough=1), res=8)
        flame((tip[0], tip[1], tip[2] - 0.003), g.uniform(0.030, 0.038), g)
        if k % 2 == 0:
            point((tip[0], tip[1], tip[2] + 0.020), 0.42, 2500, 0.012)


def kalasham(x, y, z, g):
    """a brass pot of water with mango leaves and a coconut, turmeric and kumkum on it, on a little heap of rice"""
    br = metal()
    lathe(rounded([(0.0001, 0.010), (0.020, 0.008), (0.045, 0.002), (0.052, 0.0)], 4), mat('rice', '#e6dfcf', rough=0.95, bump=[('boucle_h.png', 0.02, 0.8, 0.003)]), (x, y, z), 64, 180)
    lathe(rounded([(0.0001, 0.008), (0.026, 0.008), (0.030, 0.012), (0.026, 0.020), (0.046, 0.034), (0.058, 0.056), (0.055, 0.078), (0.036, 0.094), (0.028, 0.101), (0.029, 0.110), (0.042, 0.119), (0.044, 0.122), (0.041, 0.123), (0.027, 0.112), (0.025, 0.102)], 4), br, (x, y, z), 128, 60)
    q = 0.0585
    lathe([(0.0001, 0.0036), (0.004, 0.0032), (0.0058, 0.0016)], mat('kumkum', '#9c1720', rough=0.9), (x, y - q, z + 0.060), 32, 60, (pi / 2, 0, 0))
    me = leafmesh('mango', 0.118, 0.034, 0.35, 0.12, nu=12, nv=5)
    for k in range(6):
        a = k * pi / 3 + 0.35
        o = obj('mango leaf', me, leafmat(('#3c5f26', '#4a6f2c', '#335220')[k % 3], through=0.1), (x + 0.024 * math.cos(a), y + 0.024 * math.sin(a), z + 0.112), (0, -0.62 + 0.12 * g.random(), a))
        o['afloat'] = True
    husk = mat('coconut', '#6f5236', rough=0.95, tex='boucle.png', size=0.05, ramp=[(0, '#4d3622'), (1, '#8d6b48')], bump=[('boucle_h.png', 0.05, 0.9, 0.004)])
    lathe([(0.040 * math.sin(t) ** 0.9 * (1 - 0.16 * (1 - math.cos(t)) / 2), 0.155 - 0.047 * math.cos(t) + 0.006 * (t > 2.7)) for t in [max(1e-3, pi * k / 32) for k in range(33)]], husk, (x, y, z), 64, 180)
    lathe(rounded([(0.012, 0.196), (0.008, 0.206), (0.004, 0.222), (0.0001, 0.226)], 3), husk, (x, y, z), 32, 60)
    lathe([(0.0001, 0.0026), (0.004, 0.0022), (0.006, 0.0)], mat('kumkum', '#9c1720', rough=0.9), (x, y - 0.0388, z + 0.150), 28, 60, (pi / 2, 0, 0))


def incense(x, y, z):
    """three sticks in a brass holder, two of them burning"""
    br, g = metal(), R.Random(5)
    lathe(rounded([(0.0001, 0), (0.026, 0), (0.028, 0.004), (0.018, 0.009), (0.008, 0.014), (0.010, 0.022), (0.0001, 0.026)], 4), br, (x, y, z), 56, 50)
    for k, (dx, dy) in enumerate(((-0.022, 0.010), (0.004, 0.016), (0.024, 0.006))):
        a, b = Vector((x + dx * 0.15, y + dy * 0.1, z + 0.020)), Vector((x + dx, y + dy, z + (0.185, 0.150, 0.172)[k]))
        tube([a, a.lerp(b, 0.3)], 0.0008, mat('stick', '#8a3a30', rough=0.9), smooth=False)
        tube([a.lerp(b, 0.28), b], 0.0015, mat('incense', '#3a2a20', rough=1), smooth=False)
        if k < 2:
            tube([b, b + (b - a) * 0.05], 0.0014, mat('ash stick', '#8f8a84', rough=1), smooth=False)


def offerings(x, y):
    """what stands in the niche: the sign of the god under a garland, a lamp lit at either side, a coconut on its pot, flowers on a plate"""
    g, z, yb = R.Random(29), 0.885, y - 0.034
    box(x - 0.19, x + 0.19, yb - 0.075, yb - 0.001, z + 0.0005, z + 0.055, stone('makrana', 0.2), bev=0.004)
    namam(x, yb - 0.030, z + 0.0555)
    w, h0 = 0.171, 0.205
    side = [(-w, 0.030 + 0.0195 * k) for k in range(9)]
    arc = [(-w * math.cos(pi * k / 27), h0 + w * math.sin(pi * k / 27)) for k in range(28)]
    for k, (a, b) in enumerate(side + arc + [(-a, b) for a, b in reversed(side)]):  # a garland hung over the panel
        up = (pi / 2 + g.uniform(-0.8, 0.6), 0, g.uniform(-0.9, 0.9))
        bloom((x + a + g.uniform(-0.004, 0.004), yb - 0.052 - 0.007 * (k % 2), z + 0.0555 + b), g.uniform(0.0165, 0.0195), g, MARIGOLD[k // 4 % 2], up=up)['afloat'] = True
    for e, q in ((-1, 12), (1, 40)):
        samai(x + e * 0.222, y - 0.140, z, 0.235, q, g)
    kalasham(x - 0.085, y - 0.195, z, g)
    # a plate with flowers, kumkum and a wick lamp
    px, py = x + 0.090, y - 0.205
    lathe(rounded([(0.0001, 0.002), (0.062, 0.002), (0.066, 0.0), (0.071, 0.006), (0.076, 0.014), (0.0775, 0.0150), (0.0755, 0.0155), (0.069, 0.008), (0.064, 0.0045), (0.0001, 0.0045)], 4), metal(), (px, py, z), 96, 50)
    lamp(px - 0.008, py - 0.028, z + 0.0046, -75, g, r=0.026, power=0.25)
    for a, b, r in ((-0.036, 0.018, 0.016), (0.030, 0.020, 0.017), (0.002, 0.036, 0.015), (0.042, -0.014, 0.014)):
        bloom((px + a, py + b, z + 0.0046 + r * 0.6), r, g, MARIGOLD[r > 0.0155])
    incense(x + 0.018, y - 0.262, z)
    petals(14, lambda: (x + g.uniform(-0.24, 0.24), y - 0.30 + 0.10 * g.random()), g, z)


def dining(x0, x1, y0, y1, ash, X):
    """a table for four along the wall: a bench on one side, two chairs on the other"""
    horiz, z = wood('ash', horiz=True), 0.75
    box(x0, x1, y0, y1, z - 0.03, z, ash, bev=0.006)
    for xx in (x0 + 0.05, x1 - 0.15):  # clear of the bench
        for yy in (y0 + 0.05, y1 - 0.05):
            box(xx - 0.022, xx + 0.022, yy - 0.022, yy + 0.022, 0, z - 0.031, ash, bev=0.004)
    box(X - 0.39, X - 0.015, y0 + 0.02, y1 - 0.02, 0.40, 0.43, horiz, bev=0.004)
    for yy in (y0 + 0.10, y1 - 0.10):
        box(X - 0.36, X - 0.04, yy - 0.02, yy + 0.02, 0, 0.399, ash, bev=0.004)
    cushion(y1 - y0 - 0.08, 0.35, 0.06, fabric('#b4643f', 0.25), (X - 0.205, (y0 + y1) / 2, 0.462), (0, 0, pi / 2), seed=2)
    simmesh('pillow', blockprint('#ece3d0', '#7d3a2e', 0.4), (X - 0.13, y1 - 0.28, 0.66), (math.radians(74), 0, -pi / 2 + 0.1), 0.82)
    seat = fabric('#8f9a86', 0.2)
    spindlechair(x0 - 0.08, y0 + 0.33, 0, pi / 2 + 0.10, ash, seat)
    spindlechair(x0 - 0.02, y1 - 0.32, 0, pi / 2, ash, seat)
    xm, ym = (x0 + x1) / 2, (y0 + y1) / 2
    vase('bowl', wood('teak'), (xm + 0.05, ym + 0.12, z), 0.85)
    for i in range(6):
        sphere(0.037, mat('orange%d' % (i % 2), ('#d98a2b', '#c9a63a')[i % 2], rough=0.5, bump=[('boucle_h.png', 0.05, 0.1, 0.001)]), (xm + 0.05 + math.cos(i * 2.4) * 0.06 * (i > 0), ym + 0.12 + math.sin(i * 2.4) * 0.06 * (i > 0), z + 0.066 + 0.028 * (i == 0)), 20)
    cup(x0 + 0.17, y0 + 0.32, z, ceramic('#e9e2d5'))
    plate(x0 + 0.19, y1 - 0.28, z, 0.09)
    biscuits(x0 + 0.19, y1 - 0.28, z + 0.012, 5, c='#8a5a34')
    pendant(xm, ym, 2.75, 1.60, 'dome', mat('enamel', '#c08a34', rough=0.3), 9, 2800, 0.95)


def entrance(ash, white):
    """along a wall at y=0 facing -y: the front door with a flower string, hooks with a bag, a slim shoe cabinet"""
    teak, a, b = wood('teak', straight=True), -3.45, -2.55
    for q in ((a - 0.06, a), (b, b + 0.06)):
        box(*q, -0.05, -0.001, 0, 2.08, teak, bev=0.004)
    box(a - 0.06, b + 0.06, -0.052, -0.001, 2.081, 2.15, wood('teak', horiz=True), bev=0.004)
    box(a + 0.002, b - 0.002, -0.030, -0.001, 0.008, 2.078, teak, bev=0.002)
    for z0, z1 in ((0.18, 0.90), (1.02, 1.94)):
        box(a + 0.14, b - 0.14, -0.036, -0.0301, z0, z1, teak, bev=0.005)
    tube([(b - 0.07, -0.03, 1.0), (b - 0.07, -0.075, 1.0), (b - 0.19, -0.075, 1.0)], 0.009, brass(0.25), smooth=False)
    switch_plate(b + 0.22, 0, 1.15, 4)
    x0, x1 = a - 0.95, a - 0.12
    box(x0, x1, -0.19, -0.014, 0.08, 0.98, white, bev=0)
    fronts(x0, x1, 0.08, 0.98, -0.211, white, 1, 3)
    box(x0 + 0.02, x1 - 0.02, -0.17, -0.014, 0, 0.08, black(), bev=0)
    box(x0 - 0.01, x1 + 0.01, -0.22, -0.001, 0.982, 1.005, wood('ash', horiz=True), bev=0.003)
    snake_plant((x0 + 0.20, -0.115, 1.005), 0.42, 3, ceramic('#ded5c4'), n=9)
    vase('bowl', brass(0.2), (x1 - 0.20, -0.11, 1.005), 0.5)
    bagonhook(x1 - 0.10, ash)


def bagonhook(x, ash):
    """a rail of three pegs with a cloth bag"""
    box(x - 0.42, x + 0.06, -0.020, -0.001, 1.62, 1.69, wood('ash', horiz=True), bev=0.004)
    for k in range(3):
        cyl(0.011, 0, 0.065, ash, (x - 0.34 + 0.16 * k, -0.020, 1.655), 16, 0.003, rot=(pi / 2, 0, 0))
    c = fabric('#8a4a35', 0.25)
    p = x - 0.18
    softbox(0.26, 0.07, 0.30, c, (p, -0.075, 1.30), r=0.03, puff=0.012, wr=0.006, n=12)
    tube([(p - 0.08, -0.075, 1.43), (p - 0.02, -0.070, 1.754), (p + 0.02, -0.070, 1.754), (p + 0.08, -0.075, 1.43)], 0.008, c)


def balconydoor(Y, x0, x1):
    """a white sliding door to the balcony, curtains drawn aside; outside it is getting dark"""
    white = lacquer('#eceae4', 0.35)
    windowframe('B', Y + 0.1, x0, x1, 0.03, 2.25, white, 2, t=0.05)
    pane('B', Y + 0.1, x0, x1, 0.03, 2.25)
    outside('far', Y + 0.2, (x0, x1), 'balcony', 'dusk', floor=5, light=0.5, seed=3)
    area(((x0 + x1) / 2, Y + 0.34, 1.2), (x1 - x0, 2.1), 13, '#9fb4e6', dirv=(0, -1, -0.03))
    cloth = drape('#d8c4a0')
    tube([(x0 - 0.22, Y - 0.10, 2.50), (x1 + 0.13, Y - 0.10, 2.50)], 0.011, brass(0.3), smooth=False)
    for x in (x0 - 0.205, x1 + 0.122):
        holder((x, Y, 2.50), (x, Y - 0.10, 2.50), brass(0.3))
    curtain(x0 - 0.19, x0 + 0.06, Y - 0.10, 0.02, 2.49, cloth, 0.08, 0.034, 3)
    curtain(x1 - 0.08, x1 + 0.12, Y - 0.10, 0.02, 2.49, cloth, 0.08, 0.034, 5)


def living():
    X, F, Y, h = 1.6, -2.2, 5.0, 2.75
    world('#a9bcea', 0.11)
    white, ash, teak = lacquer('#ece7dd', 0.4), wood('ash', straight=True), wood('teak', straight=True)
    wallp = paint('#ece3d2')
    room(-X, X, F, Y, h, wallp, paint('#f3eee4'), openings=[('B', -1.0, 0.55, 0.03, 2.25)], front=True)
    tilefloor(-X, X, F, Y, 0, vitrified('#d3c7b3'), 0.6, 0.6)
    skirting((X - 0.012, X, F, 2.48), (X - 0.012, X, 3.52, Y), (-X, -X + 0.012, F, 1.39), (0.56, X - 0.02, Y - 0.012, Y))
    # a short wall parts the pooja from the sofa behind it
    yn = 1.40
    box(-X, -0.72, yn, yn + 0.12, 0, h, paint('#7f988c'), bev=0)
    box(-X + 0.012, -0.72, yn - 0.012, yn, 0, 0.085, mat('skirting', '#cdbfa9', rough=0.35), bev=0.002)
    poojacabinet(-1.17, yn, grain(TEAK, 'z', 0.42, 0.009))
    offerings(-1.17, yn)
    dining(0.64, 1.32, 1.12, 2.24, ash, X)
    frame(X, 1.46, 1.52, 0.40, 0.52, 'art16.png', wood('ash'), 'x')
    frame(X, 1.96, 1.52, 0.40, 0.52, 'art9.png', wood('ash'), 'x')
    with turned(X, 0, -90):
        entrance(ash, white)
    slippers(1.22, 3.15, 0, 70)
    fab = fabric('#b3ad9c', 0.22)
    sofa(-0.40, 2.85, 0, 1.70, 0.86, pi, fab, 2, wood('walnut'), 0.17, 0.80, pillows=[(0.40, fabric('#a8553a', 0.25), 0.95, 0.15), (-0.42, blockprint('#ece3d0', '#2f5a55'), 0.95, -0.15)])
    dhurrie(-1.2, 0.85, 3.42, 4.45, ['#e3d6bf', '#a8553a', '#e3d6bf', '#7f988c'], (0.20, 0.05, 0.05, 0.02))
    balconydoor(Y, -1.0, 0.55)
    floorlamp(-0.66, 4.30, 0, 1.50, lacquer('#2f3a3a', 0.4), 7)
    fan(-0.35, 3.5, h, lacquer('#e4dfd4'), lacquer('#e4dfd4'), 0.56, 0.30, rot=0.2)
    area((X - 0.02, -0.55, 1.5), (1.1, 1.5), 14, '#a9bdf0', dirv=(-1, 0.35, -0.05), glossy=False)  # the kitchen's window
    area((0, F + 0.1, 1.9), (2.8, 1.7), 4, '#e6d9c8', dirv=(0, 1, -0.1), glossy=False)


def build(v='A'):
    reset(87)
    bedroom() if v == 'A' else living()


CAMS = dict(
    bed=lambda: camera((-0.20, -2.84, 1.22), -2, 26.5, -0.02, fstop=8, focus=3.6),
    wardrobe=lambda: upright((-0.72, -2.32, 1.30), (1.20, -0.09, 1.20), 33.5, 3.2, (1.14, -0.55, 1.2)),
    pooja=lambda: upright((-0.42, -0.72, 1.36), (-0.97, 1.18, 1.26), 47, 2.8, (-1.17, 1.15, 1.1)),
)
