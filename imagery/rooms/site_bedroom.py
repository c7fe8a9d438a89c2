"""The bedroom of bedroom.py before it was finished, seen by the same cameras: its measures are those of that file.

Variants: shell, ceiling, carpentry.
"""

from lib import *
from lib.site import *
from rooms.bedroom import CAMS

X, Y, F, h, SLAB = 2.5, 4.7, -1.6, 2.95, 3.12
LOW, W = h - 0.17, 0.52  # underside and width of the border
HOLE = ('L', 0.3, 3.7, 0.12, 2.55)
BACK, RIGHT, LEFT = ('x', Y, -1), ('y', X, -1), ('y', -X, 1)
POINTS = ((BACK, -1.28, 0.45, 4), (BACK, 1.28, 0.45, 4), (RIGHT, 2.60, 0.60, 4))  # boxes that the side tables and the dresser will hide


def shell():
    box(-X, X, Y - 0.10, Y, SLAB - 0.25, SLAB, concrete(), bev=0.006)
    box(X - 0.0005, X + 0.05, F, Y - 0.30, 0, SLAB - 0.30, brickwork('y'), bev=0)  # not yet plastered
    box(X - 0.004, X + 0.05, Y - 0.30, Y - 0.001, 0, SLAB - 0.30, concrete(), bev=0.004)  # column and beam lie flush
    box(X - 0.004, X + 0.05, F, Y - 0.101, SLAB - 0.30, SLAB - 0.001, concrete(), bev=0.004)
    for wall_, a, z, n in POINTS:
        groove(wall_, a, z, SLAB - (0.25 if wall_ == BACK else 0.30), 2)
    datum(BACK, -X, X)
    datum(LEFT, 3.75, Y)
    site_lamp(0.42, 3.2, SLAB, 2.15, False)
    hanging_cable(0, 2.9, SLAB, 0.3, 2)
    ladder(1.45, 3.55, -35)
    heap(-0.75, 3.72, 0.62, 0.24, river_sand(), 2)
    chips(0, 0, 0, 0, 1500, river_sand(), 4, 0.010, (-0.75, 3.72, 0.56))
    for i, (x, y, r) in enumerate(((-1.62, 2.78, 14), (-1.585, 2.81, 1), (-1.65, 2.765, 9))):
        bag(x, y, 0.128 * i, r, seed=i + 2)
    bag(-1.02, 2.28, 0, -62, seed=7)
    mortar_pan(0.15, 2.38)
    bucket(0.70, 2.66, 0, '#23272c', fill=trowelled('wet mortar', [(0.4, '#5d5953'), (0.6, '#77726b')], 0.004, 0.6))
    leaning(-0.1, Y - 0.30, 0.10, 1.95, aluminium(), 8, t=0.025, roll=4)
    for i in range(2):
        leaning(0.55 + 0.2 * i, Y - 0.24 - 0.02 * i, 0.16, 1.5 - 0.2 * i, wood('ash'), 9, t=0.03, roll=-6 + 4 * i)
    swept(-X, X, 1.2, Y)
    chips(X - 0.5, X, 1.5, Y, 130, brickwork('y'), 9, 0.045)
    for i, (x, y, r) in enumerate(((2.05, 4.25, 6), (2.03, 4.36, -3), (2.06, 4.47, 2), (2.045, 4.30, 4), (2.05, 4.42, -5), (2.03, 4.36, 88))):  # bricks left over
        z = (0, 0, 0, 0.0765, 0.0765, 0.153)[i]
        box(x - 0.114, x + 0.114, y - 0.052, y + 0.052, z, z + 0.076, plain(('#8a5643', '#7b4a3a', '#935d47')[i % 3], 0.95), bev=0.005, rot=math.radians(r))
    coil(0.98, 2.02, 0, 0.17)


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
        hanging_cable(x, Y - 0.32, LOW - 0.0125 if x > 0 else SLAB, 0.5 if x > 0 else 0.8, i + 1)
    for i, x in enumerate((-2.2, -0.85, 0.85, 2.2)):
        hanging_cable(x, Y - 0.26, LOW - 0.0125 if x > -0.4 else SLAB, 0.2 if x > -0.4 else 0.45, i + 5)
    hanging_cable(0, 2.9, h - 0.0125, 0.5, 9)
    floor_sheets(-X, X, F, Y)
    site_lamp(-0.75, 3.35, SLAB, 2.12, False)
    scaffold(0.80, 3.70, 5, 0.75, 1.5, 1.05)
    bucket(1.10, 3.72, 1.078, '#d9d8d2', 0.14, 0.26, fill=plain('#e9e8e4', 0.8))
    board_stack(-1.75, -0.53, 2.35, 4.18, 8)
    bag(-1.15, 2.85, 0.120, 15, 'JOINTING', 'COMPOUND   20 kg', (150, 60, 40), 4)
    bundle(0.30, 2.05, -5, 2.44, 6, 0.012)
    coil(-0.12, 2.68, 0.012, 0.13, '#b8452f', 0.0055, 8, 3)
    dust = plain('#e4e2dd', 0.95)
    chips(-2.2, 2.2, 1.4, 4.4, 220, dust, 5, 0.016)
    chips(-0.2, 1.6, 2.2, 3.9, 260, dust, 6, 0.018)
    for i, (w, hh, e) in enumerate(((0.62, 0.9, 6), (0.45, 0.55, 12), (0.8, 0.35, 20))):
        leaning(X - (0.135, 0.13, 0.135)[i], (3.05, 3.62, 3.98)[i], w, hh, plain(('#d5d2ca', '#cbc7bd', '#dad7cf')[i], 0.85), (8, 11, 17)[i], -90, 0.0125, 0.012)
    with turned(0.80, 3.70, 5):  # the scaffold's tubes run on under its fourth plank
        for s in (-0.75, 0.75):
            tube([(s, 0.375, 1.02), (s, 0.69, 1.02)], 0.017, MATERIALS['scaffold'], smooth=False)


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
    sheet(-0.901, -0.0095, by - 1.001, by + 1.031, 0.1005, 0.1185)
    sheet(0.0095, 0.901, by - 1.001, by + 1.031, 0.1005, 0.1185)
    sheet(-0.90, -0.011, by - 0.1, by + 1.03, 0.342, 0.36)
    sheet(0.011, 0.90, by - 1.0, by + 1.03, 0.342, 0.36)
    for a, b in ((-1.62, -1.10), (1.10, 1.62)):  # side tables
        carcass(a, b, Y - 0.46, Y - 0.062, 0.34, 0.54, 1, 0)
        sockets(('x', Y - 0.0725, -1), 1.28 if a > 0 else -1.28, 0.44, 3, 3)  # in the drawers
    with turned(X, 0, -90):  # dresser
        carcass(-2.75, -1.1, -0.45, -0.002, 0.34, 0.80, 3, 1)
    floor_sheets(-X, X, F, Y)
    flutes = wood('walnut', straight=True)
    for k, (x, y, rot) in enumerate(((X - 0.40, 4.34, -82), (X - 0.44, 4.02, -86))):  # lengths of the flutes
        with turned(x, y, rot):
            for s in (-1, 1):
                box(s * 0.13 - 0.02, s * 0.13 + 0.02, -0.06, 0.10, 0.012, 0.034, wood('ash'), bev=0.002)
            with turned(0, 0, 0, 0.036) as root:
                fluted(-0.19, 0.19, 0, 0, 2.12, flutes, 0.042, 0.018)
                box(-0.19, 0.19, 0.0182, 0.030, 0, 2.12, wood('ash'), bev=0.001)
                box(-0.192, 0.192, -0.003, 0.032, 0.35, 0.42, film(), bev=0)
                box(-0.192, 0.192, -0.003, 0.032, 1.62, 1.69, film(), bev=0)
            root.rotation_euler = (-math.radians(9.5), 0, 0)  # it leans
    for i in range(2):  # fronts of the dresser in their film
        shutter(X - 0.135 - 0.028 * i, 3.16 - 0.03 * i, 0.53, 0.42, wood('walnut', horiz=True), 10, -90, peel=1 if i else -1)
    for y in (2.05, 2.75):
        trestle(-1.62, y, 0, 0.7, 0.70)
    sheet(-1.98, -1.24, 1.75, 3.05, 0.701, 0.719)
    drill(-1.55, 2.55, 0.7195, 150)
    measure_tape(-1.50, 2.05, 0.7195, 72)
    clamp(-1.242, 2.42, 0.7195, 90, 0.02)
    sheet(-1.60, -1.32, 2.68, 2.98, 0.7195, 0.7375)
    toolbox(0.62, 2.12, 14, '#7c3b30')
    offcuts(-0.1, 2.15, 6, 3, 0.28)
    offcuts(1.45, 2.75, 4, 5, 0.25)


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
