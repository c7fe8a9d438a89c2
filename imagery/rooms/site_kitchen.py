"""The kitchen of kitchen.py before it was finished, seen by the same cameras: its measures are those of that file.

Variants: shell, ceiling, carpentry.
"""

from lib import *
from lib.closeup import grain
from lib.site import *
from rooms.kitchen import CAMS

X, Y, F, SLAB = 2.7, 4.1, -2.2, 3.0
TRAY, BORDER = 2.85, 2.69
EDGE = dict(L=0.85, R=0.95, F=0.7, B=0.95)
BACK, LEFT, RIGHT = ('x', Y, -1), ('y', -X, 1), ('y', X, -1)
SAGE = '#75826f'
POINTS = ((BACK, -1.62, 1.12, 4, 2), (BACK, -0.62, 1.12, 4, 1), (BACK, 0.30, 1.78, 2, 1), (BACK, 0.95, 1.12, 4, 2), (BACK, 1.75, 1.12, 4, 1), (LEFT, 2.45, 0.45, 4, 1), (LEFT, 2.75, 1.30, 4, 1))


def services():
    """what stays to be seen until units cover it: boxes for switches, water and drain of the sink"""
    for wall_, a, z, n, _ in POINTS:
        switch_box(wall_, a, z, n, int(a * 10))
    for a in (2.25, 2.42):
        stub(RIGHT, a, 0.55, plain('#e4e2da', 0.4), 0.011, 0.06, plain('#7a3f36', 0.4))
    stub(RIGHT, 2.62, 0.38, plain('#8f9491', 0.5), 0.027, 0.08)


def putty():
    for wall_, a, z, _, _ in POINTS:
        filled(wall_, a, z + 0.05, BORDER - 0.03)


def shell():
    wall(-X - 0.05, -X + 0.0005, 1.75, Y - 0.30, 0, SLAB, bricks('y'))  # not yet plastered
    box(-X, -X + 0.12, Y - 0.30, Y, 0, SLAB, concrete(), bev=0.006)  # a column
    box(-X, X, Y - 0.10, Y, SLAB - 0.22, SLAB, concrete(), bev=0.006)  # and the beam on it
    for wall_, a, z, n, pipes in POINTS:
        chase(wall_, a, z, SLAB - 0.22 if wall_ == BACK else SLAB, pipes=pipes)
    datum(BACK, -X + 0.12, X, 1.0)
    datum(RIGHT, 0.5, Y, 1.0)
    for i, x in enumerate((-0.7, 0, 0.7)):  # boxes in the slab for the lamps, and the conduits between them
        cyl(0.035, 0, 0.012, plain('#c3c5c3'), (x, 1.9 + 0.2 * i, SLAB - 0.012), 32)
    site_lamp(-0.55, 2.7, SLAB, 2.12)
    ladder(-1.45, 3.05, 62)
    for i, (x, y, r) in enumerate(((1.50, 1.98, 8), (1.53, 1.95, -4), (1.48, 1.97, 5))):
        bag(x, y, 0.128 * i, r, seed=i + 2)
    bag(1.02, 1.55, 0, 74, seed=7)
    heap(-0.15, 3.15, 0.55, 0.20, sand(), 2)
    droppings(-X, X, 0.4, Y)
    rubble(-X, -X + 0.5, 1.2, Y, 120, bricks('y'), 9, 0.045)
    mortar_pan(0.42, 1.55)
    bucket(-0.72, 1.72, 0, '#23272c', fill=trowelled('wet mortar', [(0.4, '#5d5953'), (0.6, '#77726b')], 0.004, 0.6))
    leaning(0.62, Y - 0.32, 0.10, 1.95, aluminium(), 8.5, t=0.025, roll=4)
    leaning(1.42, Y - 0.24, 0.16, 1.35, wood('ash'), 10, t=0.03, roll=-7)  # a plank of the formwork
    cable_coil(-1.55, 1.75, 0, 0.17, '#a4a8a5')


def ceiling():
    a0, a1, b0, b1 = -X + EDGE['L'], X - EDGE['R'], F + EDGE['F'], Y - EDGE['B']
    gi_frame(a0, a1, b0, b1, TRAY, SLAB, 'x')
    gypsum(a0 + 1.5, a1, b1 - 2.44, b1, TRAY)
    section(HAT, 'y', b1 - 2.44, b1, a0 + 1.505, TRAY)  # where the boards end
    section(HAT, 'y', b1, Y, -0.295, BORDER)
    gi_frame(-X, X, b1, Y, BORDER, SLAB, 'y')
    gi_frame(-X, a0, b0, b1, BORDER, SLAB, 'x')
    gi_frame(a1, X, b0, b1, BORDER, SLAB, 'x')
    gypsum(-0.3, X, b1, Y, BORDER, w=0.95)
    gypsum(a1, X, b1 - 3.4, b1, BORDER)
    box(-0.3, a1, b1 - 0.012, b1 - 0.001, BORDER - 0.012, TRAY - 0.014, plain('#d5d2ca', 0.85), bev=0.001)
    box(a1 + 0.001, a1 + 0.012, F + 1, b1 - 0.013, BORDER - 0.012, TRAY - 0.014, plain('#d5d2ca', 0.85), bev=0.001)
    putty()
    for i, x in enumerate((-0.7, 0, 0.7)):
        hanging_cable(x, 1.75 + 0.2 * i, SLAB, 0.62, i + 1)
    for i, x in enumerate((-1.5, 0.0, 1.5)):
        hanging_cable(x, Y - 0.5, BORDER, 0.22, i + 5)
    floor_sheets(-X, X, F, Y)
    site_lamp(-0.55, 2.7, SLAB, 2.12)
    ladder(-0.95, 2.75, 28)
    board_stack(0.95, 2.17, 1.95, 3.78, 8)
    bag(1.42, 2.35, 0.120, 15, 'JOINTING', 'COMPOUND   20 kg', (150, 60, 40), 4)
    bundle(-0.35, 1.62, 4, 2.44, 6, 0.012)
    bucket(0.66, 2.12, 0.012, '#d9d8d2', 0.14, 0.28, fill=plain('#e9e8e4', 0.8))
    cable_coil(0.25, 2.55, 0.014, 0.16, '#c9452f')
    dust = plain('#e4e2dd', 0.95)
    rubble(-1.3, 0.6, 1.7, 3.2, 130, dust, 6, 0.016)
    rubble(-2.2, 1.8, 0.5, 3.9, 220, dust, 5, 0.02)
    for i, (w, hh, e) in enumerate(((0.62, 0.9, 6), (0.45, 0.55, 12), (0.8, 0.35, 20))):  # cut boards
        leaning(-X + 0.16 + 0.09 * i, 3.5 - 0.10 * i, w, hh, plain(('#d5d2ca', '#c4c0b6', '#dad7cf')[i], 0.85), e, 90, 0.0125, 0.012)
    c = (b1 + Y) / 2  # no board there yet: that cable comes along the bearer, in its trough, and over its edge
    tube([(-X, c, BORDER + 0.036), (-1.62, c, BORDER + 0.036), (-1.52, c, BORDER + 0.037), (-1.5, c - 0.014, BORDER + 0.066), (-1.5, c - 0.035, BORDER + 0.052), (-1.5, Y - 0.5, BORDER)], 0.0065, plain('#8f9498', 0.5))


def carpentry():
    ceil = coat()
    cove(-X, X, F, Y, TRAY, TRAY - BORDER, EDGE, ceil, power=0)
    wall(-X, X, F, Y, TRAY, TRAY + 0.01, ceil)
    zk, d, xb0, xr = 0.10, 0.60, -X + 0.62, X - 0.60
    putty()
    # base units along the back and under the window, on ply plinths
    for x0, x1, n in ((xb0, -0.45, 2), (-0.45, 0.45, 1), (0.45, xr, 2)):
        carcass(x0, x1, Y - d + 0.022, Y - 0.002, zk, 0.86, n, 1, top=False)
    sheet(xb0, xr, Y - d + 0.06, Y - d + 0.078, 0, zk)
    with turned(X, 0, -90):  # its length runs towards -y
        carcass(-(Y - d), -0.9, -d + 0.022, -0.002, zk, 0.86, 4, 1, top=False, skip=(1, 2))
        sheet(-(Y - d), -0.9, -d + 0.06, -d + 0.078, 0, zk)
    # wall units and the box of the hood
    for x0, x1, n in ((xb0, -0.46, 3), (0.46, 1.30, 2)):
        carcass(x0, x1, Y - 0.33, Y - 0.002, 1.50, 2.30, n, 1)
    carcass(1.31, X - 0.02, Y - 0.31, Y - 0.002, 1.50, 2.30, 1, 1)
    # tall units
    with turned(-X, 0, 90):
        for a, n, skip in ((1.75, 3, ()), (2.37, 3, ()), (2.99, 3, ())):
            carcass(a, a + (0.62 if a < 2.9 else Y - 2.99), -0.598, -0.002, 0.09, 2.30, 1, n)
        sheet(1.75, Y, -0.56, -0.542, 0, 0.09)
        sheet(1.73, 1.748, -0.598, -0.002, 0.012, 2.30)
    # island: the cabinets look to the hob, ply and battens to the room
    with turned(0, 0, 180):
        carcass(-1.11, 1.11, -1.93, -1.36, 0.0, 0.87, 3, 1, top=False)
    for x in np.linspace(-1.05, 1.05, 6):
        box(x - 0.022, x + 0.022, 1.325, 1.3595, 0.03, 0.85, wood('ash'), bev=0.002)
    for x in (-1.13, 1.11):
        sheet(x, x + 0.018, 1.06, 1.94, 0, 0.868)
    # shutters, still in their film
    oak = grain('oak', 'z', 0.42, 0.012)
    for x, y, w, h, m, lean in ((-0.67, 1.07, 0.60, 0.715, lacquer(SAGE), 8), (-0.55, 1.03, 0.60, 0.66, lacquer(SAGE), 9), (0.11, 1.07, 0.42, 0.80, oak, 8), (0.04, 1.03, 0.42, 0.80, oak, 9)):
        with turned(0, 0, 0, 0 if x < 0 else -0.0085):  # on the right is one layer of paper only
            shutter(x, y, w, h, m, lean, peel=1 if x < 0 else -1)
    for i in range(3):
        hanging_cable((-0.7, 0, 0.7)[i], 1.5, TRAY, 0.55, i + 1)
    for i, x in enumerate((-1.5, 0.0, 1.5)):
        hanging_cable(x, Y - 0.78, BORDER, 0.16, i + 5)
    floor_sheets(-X, X, F, Y)
    for y in (1.08, 1.95):
        trestle(1.62, y, 0, 0.62)
    sheet(1.30, 1.94, 0.90, 2.20, 0.721, 0.739)
    drill(1.60, 1.22, 0.740, 155)
    toolbox(0.62, 0.92, -18)
    offcuts(1.40, 0.95, 6, 3)


def build(stage='shell'):
    reset(5)
    world('#e3eaf4', 0.35)
    raw = stage == 'shell'
    m = cement() if raw else primer()
    holes = [('R', 1.55, 3.25, 1.06, 2.40), ('L', -1.7, 0.7, 0.05, 2.4)]
    room(-X, X, F, Y, SLAB, m, concrete(), openings=holes)
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, SLAB, m)
    floor(-X, X, F, Y, 0, screed())
    windowframe('R', X + 0.1, 1.55, 3.25, 1.06, 2.40, black(), 2)
    pane('R', X + 0.1, 1.55, 3.25, 1.06, 2.40)
    windowframe('L', -X - 0.1, -1.7, 0.7, 0.05, 2.4, black(), 2)
    area((X + 0.30, 2.4, 1.75), (1.7, 1.35), 85, '#eaf1ff', dirv=(-1, 0, 0))
    area((-X - 0.3, -0.5, 1.25), (2.4, 2.3), 130, '#eaf1ff', dirv=(1, 0, 0))
    outside('right', X + 0.2, (1.55, 3.25), seed=6)
    sun(28, 36, 6, 1.2, 4900)
    area((0.3, F + 0.1, 1.9), (4, 1.6), 30, '#eef2f8', dirv=(0, 1, -0.12), glossy=False)
    services()
    dict(shell=shell, ceiling=ceiling, carpentry=carpentry)[stage]()
