"""The drawing room of drawing_coffer.py before its coffers were finished, seen by the same camera: its measures are those of that file.

Variants: shell, ceiling, carpentry.
"""

from lib import *
from lib.site import *
from rooms.drawing_coffer import CAMS, CORNICE

X, F, Y, h, SLAB = 3.1, -1.5, 5.0, 3.5, 3.78
WINS = [('L', 0.1, 1.4, 0.12, 2.85), ('L', 2.5, 3.8, 0.12, 2.85)]
BACK, RIGHT = ('x', Y, -1), ('y', X, -1)
LOW, N = h - 0.24, 4  # underside of the coffers' beams, how many coffers a side
BOXES = ((BACK, -1.475, 1.95), (BACK, 1.475, 1.95), (RIGHT, 3.3, 1.4))  # where sconces and a picture will be


def lines(a, b):
    return [a + (b - a) * i / N for i in range(N + 1)]


XS, YS = lines(-X + 0.14, X - 0.14), lines(F + 0.14, Y - 0.14)


def beams(z):
    """the beams of the slab, down to z"""
    for y in (1.75, Y - 0.12):
        box(-X, X, y - 0.12, y + 0.12, z, SLAB, concrete(), bev=0.006)


def shell():
    beams(SLAB - 0.28)
    box(X - 0.0005, X + 0.05, 1.87, 4.2, 0, SLAB - 0.32, brickwork('y'), bev=0)  # not yet plastered
    for q in ((4.2, 4.6, 0, SLAB - 0.32), (1.87, 4.6, SLAB - 0.32, SLAB - 0.001)):  # column and beam lie flush
        box(X - 0.005, X + 0.05, *q, concrete(), bev=0.004)
    for w, a, z in BOXES:
        groove(w, a, z, SLAB - (0.28 if w == BACK else 0.32), 1 if w == BACK else 2)
    datum(BACK, -X, X, 1.0)
    cyl(0.04, 0, 0.012, plain('#c3c5c3'), (0, 2.2, SLAB - 0.012), 32)
    hanging_cable(0, 2.2, SLAB, 0.3, 2)
    site_lamp(-0.9, 3.3, SLAB, 2.5, False)
    scaffold(-0.35, 3.5, 8, h=1.65)
    bucket(-0.75, 3.35, 1.68, '#23272c', 0.14, 0.25)
    leaning(1.9, Y - 0.42, 0.10, 2.5, aluminium(), 9, t=0.025, roll=3)
    for i in range(3):
        leaning(2.25 + 0.18 * i, Y - 0.36 - 0.02 * i, 0.15, 2.2 - 0.2 * i, used_plank(), 9, t=0.03, roll=-5 + 3 * i)
    ladder(-1.9, 4.35, 30, 2.1)
    for i in range(7):
        bag(1.35 - 0.02 * (i % 2), 3.55, 0.128 * i, 90 + (4, -3, 7, 1, -5)[i % 5], seed=i + 2)
    for i in range(5):
        bag(1.86 + 0.02 * (i % 2), 3.60, 0.128 * i, 90 + (-4, 3, -8, 2)[i % 4], seed=i + 12)


def beam_frame(axis, at, a0, a1):
    """two sections side by side hung under the ceiling's frame, and the hangers between"""
    z = LOW if axis == 'x' else LOW + 0.027  # they cross
    for s in (-1, 1):
        section(HAT, axis, a0, a1, at + s * 0.075, z)
        for a in steps(a0, a1, 0.5):
            p = (a, at + s * 0.103) if axis == 'x' else (at + s * 0.103, a)
            box(p[0] - 0.012, p[0] + 0.012, p[1] - 0.001, p[1] + 0.001, z + 0.002, h + 0.02, gi(), bev=0) if axis == 'x' else box(p[0] - 0.001, p[0] + 0.001, p[1] - 0.012, p[1] + 0.012, z + 0.002, h + 0.02, gi(), bev=0)


def ceiling():
    """framed all over; the rows at the far wall are boarded, and their joints filled"""
    cut = YS[2] - 0.12
    beams(h + 0.045)  # the frame passes below them
    gi_frame(-X, X, F, Y, h, SLAB, 'x', 0.457, 1.1)
    gypsum(-X, X, cut, Y, h)
    paper, filler = plain('#d5d2ca', 0.85), plain('#ecebe7', 0.85)
    for y in YS:
        if y < cut:
            beam_frame('x', y, -X + 0.14, X - 0.14)
        else:
            box(-X, X, y - 0.12, Y if y > Y - 0.2 else y + 0.12, LOW, h - 0.013, paper, bev=0.002)
            for x in (-2.2, -0.35, 1.5):
                box(x - 0.06, x + 0.06, y - 0.121, y + 0.121, LOW - 0.001, h - 0.013, filler, bev=0)
    for x in XS:
        beam_frame('y', x, F + 0.14, cut)
        for s in (-1, 1):  # plates that hold their ends
            box(x + s * 0.075 - 0.034, x + s * 0.075 + 0.034, cut - 0.0025, cut - 0.0002, LOW + 0.020, LOW + 0.105, gi(), bev=0.0005)
            for u, v in ((-0.022, 0.09), (0.022, 0.09), (0, 0.075)):
                cyl(0.005, -0.0022, 0.0004, plain('#3a3b3d', 0.5), (x + s * 0.075 + u, cut - 0.0025, LOW + v), 10, 0.0008, rot=(pi / 2, 0, 0))
        for a, b in zip(YS[2:], YS[3:]):
            box(-X if x < 0.2 - X else x - 0.12, X if x > X - 0.2 else x + 0.12, a + 0.121, b - 0.121, LOW + 0.001, h - 0.013, paper, bev=0.002)
    for w, a, z in BOXES:
        filled(w, a, z + 0.05, LOW - 0.03)
    hanging_cable(0, 2.2, LOW, 0.75, 2)
    floor_sheets(-X, X, F, Y)
    site_lamp(-0.9, 3.3, LOW, 2.5, False)
    scaffold(0.0, 3.0, 6, h=1.65)
    bucket(0.45, 3.2, 1.68, '#d9d8d2', 0.14, 0.26, plain('#e9e8e4', 0.8))
    bag(-0.30, 2.72, 1.68, 8, 'JOINTING', 'COMPOUND   20 kg', (150, 60, 40), 4)
    for i in range(9):  # boards on edge
        leaning(-2.0, Y - 0.42 - 0.014 * i, 1.83, 1.22, plain('#d5d2ca', 0.85), 14, t=0.0125)
    ladder(2.3, 4.1, -25, 2.1)
    for x in XS:  # the last lengths to the near wall, which hold the outermost channels
        for s in (-1, 1):
            section(HAT, 'y', F + 0.001, F + 0.139, x + s * 0.075, LOW + 0.027)


def carpentry():
    """closed and primed, cornice on; the walls get the frames of their panels"""
    prim, mdf = coat(), mat('mdf', '#a98b66', rough=0.8, tex='boucle.png', size=0.2, ramp=[(0, '#a08260'), (1, '#b3966f')])
    coffers(-X + 0.14, X - 0.14, F + 0.14, Y - 0.14, h, prim, N, N, 0.20, 0.24, power=0, step=0.05)
    wall(-X, X, F, Y, h, h + 0.02, prim)
    rim(-X, X, F, Y, CORNICE, lambda a, b, o: (a, b, LOW - o), plain('#e9e7e1', 0.8))
    rim(-X, X, F, Y, [(0.002, 0), (0.150, 0), (0.150, 0.22)], lambda a, b, o: (a, b, LOW + o), prim)
    filler = trowelled('filler', [(0.4, '#f2f1ee'), (0.6, '#f8f7f4')], 0.002, 0.85)
    for i, y in enumerate(YS[1:-1]):
        for x in (-1.9 + 0.6 * i, 0.9 - 0.5 * i):
            box(x - 0.055, x + 0.055, y - 0.1006, y + 0.1006, LOW + 0.0008, LOW + 0.15, filler, bev=0)
    for q in ((-X, X, Y - 0.022, Y), (X - 0.022, X, F, Y), (-X, -X + 0.022, 1.48, 2.42), (-X, -X + 0.022, 3.88, Y)):
        box(*q, 0.88, 0.93, mdf, bev=0.004)
    for axis, at, face, cuts in (
        ('x', Y, -1, ((-X, -2.0), (-2.0, -0.95), (0.95, 2.0), (2.0, X))),
        ('y', X, -1, ((2.4, 3.7), (3.7, Y))),
        ('y', -X, 1, ((1.6, 2.3), (4.05, Y))),
    ):
        for a, b in cuts:
            for z0, z1 in ((0.25, 0.80), (1.02, 2.92)):
                moulding(a + 0.07, b - 0.07, z0, z1, at, mdf, axis, face, 0.055, 0.026)
    carcass(-0.82, 0.82, Y - 0.26, Y - 0.002, 0, 1.04, 1, 0)  # the box of the mantel
    for x0, x1, z0, z1 in ((-0.82, -0.58, 0, 1.04), (0.58, 0.82, 0, 1.04), (-0.58, 0.58, 0.80, 1.04)):
        sheet(x0, x1, Y - 0.28, Y - 0.262, z0, z1)
    sheet(-0.66, 0.66, Y - 0.014, Y - 0.002, 1.22, 2.84)  # what the mirror will be fixed to
    for w, a, z in BOXES:
        filled(w, a, z + 0.05, LOW - 0.2)
    hanging_cable(0, 2.2, LOW, 0.75, 2)
    floor_sheets(-X, X, F, Y)
    scaffold(-1.5, 3.2, 82, h=1.65)
    bucket(-1.45, 3.6, 1.68, '#d9d8d2', 0.14, 0.26, plain('#e9e8e4', 0.8))
    for y in (2.6, 3.6):
        trestle(1.2, y, 0, 0.75, 0.82)
    sheet(0.8, 1.6, 2.3, 3.9, 0.821, 0.839)
    drill(1.15, 3.2, 0.8395, 150)
    measure_tape(1.0, 2.75, 0.8395, 60)
    clamp(0.802, 3.35, 0.8395, -90, 0.02)
    for i, (x, l, roll) in enumerate(((2.36, 2.40, 2.5), (2.43, 2.38, 1.0), (2.50, 2.40, 3.5), (2.62, 1.55, -4.0), (2.75, 2.10, -1.5))):  # lengths of moulding
        leaning(x, Y - 0.40 - 0.012 * i, 0.055, l, mdf, 8.5, t=0.026, roll=roll, z=0.012)


def build(stage='shell'):
    reset(51)
    world('#e3eaf4', 0.35)
    m = rendered() if stage == 'shell' else primer()
    room(-X, X, F, Y, SLAB, m, concrete(), openings=WINS, front=True)
    floor(-X, X, F, Y, 0, screed())
    for _, a, b, c, d in WINS:
        windowframe('L', -X - 0.1, a, b, c, d, paint('#ece6da'), 2, horiz=2.1)
        pane('L', -X - 0.1, a, b, c, d)
        area((-X - 0.3, (a + b) / 2, 1.5), (1.25, 2.7), 115, '#eef2f8', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (WINS[0][1], WINS[-1][2]), seed=8)
    sun(208, 30, 6, 1.0, 4900)
    area((0, F + 0.08, 2.0), (4.5, 2.4), 50, '#eef2f8', dirv=(0, 1, 0.1), glossy=False)
    for w, a, z in BOXES:
        switch_box(w, a, z, 2, int(z * 10))
    dict(shell=shell, ceiling=ceiling, carpentry=carpentry)[stage]()
