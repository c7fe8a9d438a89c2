"""The bedroom of bedroom.py before it was finished, seen by the same cameras: its measures are those of that file.

Variants: shell, ceiling, carpentry.
"""

from lib import *
from lib.site import *
from rooms.bedroom import CAMS

X, Y, F, h, SLAB = 2.5, 4.7, -1.6, 2.95, 3.12
LOW, W = h - 0.17, 0.52  # underside and width of the border
HOLE = ('L', 0.3, 3.7, 0.12, 2.55)
BACK, RIGHT = ('x', Y, -1), ('y', X, -1)
POINTS = ((BACK, -1.36, 0.72, 6), (BACK, 1.36, 0.72, 6), (RIGHT, 2.95, 1.2, 4), (RIGHT, 3.6, 0.35, 2))  # boxes for switches


def shell():
    box(-X, X, Y - 0.10, Y, SLAB - 0.25, SLAB, concrete(), bev=0.006)
    box(-X, -X + 0.14, Y - 0.32, Y, 0, SLAB, concrete(), bev=0.006)
    box(X - 0.0005, X + 0.05, F, Y - 0.10, 0, SLAB, bricks('y'), bev=0)  # not yet plastered
    for wall_, a, z, n in POINTS:
        chase(wall_, a, z, SLAB - 0.25 if wall_ == BACK else SLAB, pipes=n // 3 or 1)
    datum(BACK, -X + 0.14, X)
    site_lamp(0.55, 3.2, SLAB, 2.15)
    hanging_cable(0, 2.9, SLAB, 0.3, 2)
    ladder(1.55, 3.5, -35)
    heap(-0.75, 3.75, 0.62, 0.24, sand(), 2)
    for i, (x, y, r) in enumerate(((-1.55, 2.75, 12), (-1.52, 2.78, 2), (-1.57, 2.74, 8))):
        bag(x, y, 0.128 * i, r, seed=i + 2)
    bag(-1.0, 2.25, 0, -62, seed=7)
    mortar_pan(0.15, 2.35)
    bucket(0.72, 2.6, 0, '#23272c', fill=trowelled('wet mortar', [(0.4, '#5d5953'), (0.6, '#77726b')], 0.004, 0.6))
    leaning(-0.1, Y - 0.30, 0.10, 1.95, aluminium(), 8, t=0.025, roll=4)
    for i in range(2):
        leaning(0.55 + 0.2 * i, Y - 0.24 - 0.02 * i, 0.16, 1.5 - 0.2 * i, wood('ash'), 9, t=0.03, roll=-6 + 4 * i)
    droppings(-X, X, 1.2, Y)
    rubble(X - 0.5, X, 1.5, Y, 120, bricks('y'), 9, 0.045)
    cable_coil(1.0, 2.0, 0, 0.17, '#a4a8a5')


def putty():
    for wall_, a, z, _ in POINTS:
        filled(wall_, a, z + 0.05, LOW - 0.03)


def ceiling():
    gi_frame(-X + W, X - W, F + W, Y - W, h, SLAB, 'x')
    for q, along in (((-X, X, Y - W, Y), 'y'), ((-X, -X + W, F, Y - W), 'x'), ((X - W, X, F, Y - W), 'x')):
        gi_frame(*q, LOW, SLAB, along, bearers=2.0)
    paper = plain('#d5d2ca', 0.85)
    gypsum(-0.4, X - W, Y - W - 2.44, Y - W, h)  # half of it is boarded
    gypsum(-0.4, X, Y - W, Y, LOW, w=W)
    gypsum(X - W, X, F, Y - W, LOW, l=W)
    box(-0.4, X - W, Y - W - 0.012, Y - W - 0.001, LOW - 0.012, h - 0.014, paper, bev=0.001)
    box(X - W - 0.012, X - W - 0.001, F, Y - W - 0.013, LOW - 0.012, h - 0.014, paper, bev=0.001)
    putty()
    section(HAT, 'y', Y - W - 2.44, Y - W, -0.395, h)  # where the boards end
    section(HAT, 'y', Y - W, Y, -0.395, LOW)
    for i, x in enumerate((-1.36, 1.36)):
        hanging_cable(x, Y - 0.32, LOW, 0.5, i + 1)
    for i, x in enumerate((-2.2, -0.85, 0.85, 2.2)):
        hanging_cable(x, Y - 0.26, LOW, 0.2, i + 5)
    hanging_cable(0, 2.9, h, 0.5, 9)
    floor_sheets(-X, X, F, Y)
    site_lamp(0.55, 3.2, h - 0.0125, 2.15)
    scaffold(0.85, 3.55, 4, 0.75, 1.5, 1.05)
    bucket(1.15, 3.6, 1.08, '#d9d8d2', 0.14, 0.26, fill=plain('#e9e8e4', 0.8))
    board_stack(-1.75, -0.53, 2.35, 4.18, 8)
    bag(-1.15, 2.85, 0.120, 15, 'JOINTING', 'COMPOUND   20 kg', (150, 60, 40), 4)
    bundle(0.15, 2.0, -3, 2.44, 6, 0.012)
    cable_coil(-0.1, 2.6, 0.014, 0.16, '#c9452f')
    dust = plain('#e4e2dd', 0.95)
    rubble(-2.2, 2.2, 1.4, 4.4, 220, dust, 5, 0.02)
    rubble(-0.2, 1.6, 2.2, 3.6, 130, dust, 6, 0.016)
    for i, (w, hh, e) in enumerate(((0.62, 0.9, 6), (0.45, 0.55, 12), (0.8, 0.35, 20))):
        leaning(X - 0.16 - 0.05 * i, 2.9 + 0.25 * i, w, hh, paper, e, -90, 0.0125, 0.006)


def carpentry():
    ceil = coat()
    wall(-X, X, F, Y, h, h + 0.01, ceil)
    cove(-X, X, F, Y, h, 0.17, W, ceil, power=0)
    putty()
    for i, x in enumerate((-1.36, 1.36)):
        hanging_cable(x, Y - 0.32, LOW, 0.55, i + 1)
    for i, x in enumerate((-2.2, -0.85, 0.85, 2.2)):
        hanging_cable(x, Y - 0.26, LOW, 0.16, i + 5)
    # head wall: panels on battens for the flutes, the board of the headboard
    for a, b in ((-X + 0.005, -1.62), (1.62, X - 0.005)):
        for k in range(3):
            c = a + (b - a) * (k + 0.5) / 3
            box(c - 0.022, c + 0.022, Y - 0.026, Y - 0.002, 0.09, LOW, wood('ash'), bev=0.002)
        sheet(a, b, Y - 0.045, Y - 0.027, 0.09, 1.52)
        if a < 0:
            sheet(a, b, Y - 0.045, Y - 0.027, 1.522, LOW)
    sheet(-1.6, 0.0, Y - 0.06, Y - 0.04, 0.14, 1.30)
    sheet(0.002, 1.6, Y - 0.06, Y - 0.04, 0.14, 1.30)
    for x in np.linspace(-1.55, 1.55, 8):
        box(x - 0.022, x + 0.022, Y - 0.0395, Y - 0.002, 0.14, 1.28, wood('ash'), bev=0.002)
    # bed: a box of ply with boards across
    by = Y - 0.17 - 1.05
    for q in ((-0.92, -0.902, by - 1.02, by + 1.05), (0.902, 0.92, by - 1.02, by + 1.05), (-0.901, 0.901, by - 1.02, by - 1.002), (-0.901, 0.901, by + 1.032, by + 1.05), (-0.009, 0.009, by - 1.001, by + 1.031)):
        sheet(*q, 0.10, 0.36)
    box(-0.85, 0.85, by - 0.95, by + 1.0, 0.006, 0.10, wood('ash', horiz=True), bev=0.003)
    sheet(-0.90, -0.011, by - 0.1, by + 1.03, 0.342, 0.36)
    sheet(0.011, 0.90, by - 1.0, by + 1.03, 0.342, 0.36)
    for a, b in ((-1.62, -1.10), (1.10, 1.62)):  # side tables
        carcass(a, b, Y - 0.46, Y - 0.062, 0.34, 0.54, 1, 0)
    with turned(X, 0, -90):  # dresser
        carcass(-2.75, -1.1, -0.45, -0.002, 0.34, 0.80, 3, 1)
    floor_sheets(-X, X, F, Y)
    for i in range(3):  # fluted panels and fronts in their film
        shutter(-2.05 + 0.03 * i, 3.75 - 0.03 * i, 0.42, 2.2, wood('walnut'), 8, 78)
    for i in range(2):
        shutter(X - 0.62 - 0.03 * i, 3.5, 0.53, 0.42, wood('walnut'), 12, -90)
    for y in (2.05, 2.75):
        trestle(-1.62, y, 0, 0.7, 0.70)
    sheet(-1.98, -1.24, 1.75, 3.05, 0.701, 0.719)
    drill(-1.52, 2.25, 0.72, 150)
    toolbox(0.62, 2.12, 14)
    offcuts(0.0, 2.15, 6, 3)
    offcuts(1.35, 3.1, 4, 5)


def build(stage='shell'):
    reset(3)
    world('#e3eaf4', 0.35)
    m = cement() if stage == 'shell' else primer()
    room(-X, X, F, Y, SLAB, m, concrete(), openings=[HOLE])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, SLAB, m)
    floor(-X, X, F, Y, 0, screed())
    windowframe('L', -X - 0.1, *HOLE[1:], black(), 3)
    pane('L', -X - 0.1, *HOLE[1:])
    area((-X - 0.32, 2.0, 1.35), (3.4, 2.5), 140, '#eaf1ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (0.3, 3.7), seed=3)
    sun(214, 36, 7, 1.2, 4900)
    area((0, F + 0.1, 1.9), (3.5, 1.6), 24, '#eef2f8', dirv=(0, 1, -0.12), glossy=False)
    for wall_, a, z, n in POINTS:
        switch_box(wall_, a, z, n, int(a * 10))
    dict(shell=shell, ceiling=ceiling, carpentry=carpentry)[stage]()
