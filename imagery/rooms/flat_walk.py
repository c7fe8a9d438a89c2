"""The open room of the city flat all round, for a walk: rooms/flat_open.py, and the entrance, the shelves and the desk behind its cameras.

Cameras:  living (between the rug and the door), bar (between the stools and the sofa). Both see all directions.
"""

from lib import *
from rooms import flat_open

X, F = 3.35, -3.7  # of flat_open.py: half the width, the wall behind the cameras


def build(v='A'):
    flat_open.build(v)
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.location.y < F + 0.3]:
        bpy.data.objects.remove(o)  # the photographers' fill light would stand before the entrance
    ash, ashh, white, mustard = wood('ash'), wood('ash', horiz=True), lacquer('#ecebe6', 0.4), flat_open.MUSTARD
    entrance(1.62, 2.60, wood('ash', straight=True), white)
    shoe_unit(0.10, 1.36, ash, ashh, white, mustard)
    shelves(-3.3, -1.75, ash, ashh, mustard)
    desk(-1.95, -0.55, ash, ashh, mustard)
    fan(-0.35, 0.35, 2.75, mat('fanw', '#e8e6df', rough=0.4), mat('fanb', '#e8e6df', rough=0.4), rot=0.5)
    frame(X, -2.35, 1.55, 0.62, 0.82, 'art5.png', ash, 'x')
    frame(X, -3.12, 1.55, 0.62, 0.82, 'art3.png', ash, 'x')
    fiddle((2.95, -1.42, 0), 1.65, 3, ceramic('#d9d3c8'))
    dhurrie(0.9, 2.9, -3.45, -2.15, ['#d9d4c8', '#8c8c86', '#d9d4c8', mustard], (0.30, 0.03, 0.08, 0.03))
    for p in ((0.9, -2.8), (-1.8, -2.6), (2.5, -2.7)):
        spot((p[0], p[1], 2.75), 16, 3200, 68)
    area((0.2, -2.2, 2.72), (4.6, 2.0), 26, 3600, dirv=(0, 0, -1), glossy=False)


def entrance(a, b, leaf, white):
    """the flat's door with its frame, a peephole, a name plate inside a brass hook and the switches beside it"""
    h, t, y = 2.12, 0.07, F + 0.001
    for q in ((a - t, a, 0, h + t), (b, b + t, 0, h + t), (a, b, h, h + t)):
        box(q[0], q[1], y, F + 0.035, q[2], q[3], white, bev=0.003)
    box(a + 0.003, b - 0.003, y, F + 0.018, 0.006, h - 0.003, leaf, bev=0.002)
    for z in (0.72, 1.42):
        box(a + 0.12, b - 0.12, F + 0.017, F + 0.022, z - 0.006, z + 0.006, black(), bev=0)
    cyl(0.026, 0, 0.008, black(0.4), (a + 0.08, F + 0.018, 1.02), 32, rot=(-pi / 2, 0, 0))
    tube([(a + 0.08, F + 0.02, 1.02), (a + 0.08, F + 0.07, 1.02), (a + 0.21, F + 0.07, 1.02)], 0.009, black(0.4))
    cyl(0.012, 0, 0.006, brass(), ((a + b) / 2, F + 0.018, 1.50), 24, rot=(-pi / 2, 0, 0))
    switch_plate(a - 0.20, y, 1.10, 4, 'x', 1)


def shoe_unit(a, b, ash, ashh, white, mustard):
    """low, hung from the wall, with a tray for keys, a lamp and a round mirror"""
    y = F + 0.36
    box(a, b, F + 0.001, y, 0.30, 0.84, white, bev=0.003)
    with turned((a + b) / 2, y + 0.021, 180):
        fronts(-(b - a) / 2, (b - a) / 2, 0.305, 0.835, 0, white, 3, 1)
    box(a - 0.01, b + 0.01, F + 0.001, y + 0.03, 0.84, 0.868, ashh, bev=0.003)
    tablelamp(a + 0.24, F + 0.20, 0.868, ceramic(mustard), h=0.42, power=6)
    vase('bowl', wood('teak'), (b - 0.28, F + 0.20, 0.868), 0.8)
    vase('bottle', ceramic('#f0ece3'), (b - 0.62, F + 0.17, 0.868), 0.7)
    cyl(0.36, 0, 0.022, ash, ((a + b) / 2, F + 0.001, 1.52), 72, rot=(-pi / 2, 0, 0))
    cyl(0.335, 0, 0.004, mat('mirror', '#f4f4f2', rough=0.31, metal=1.0), ((a + b) / 2, F + 0.0225, 1.52), 72, rot=(-pi / 2, 0, 0))
    for i in range(2):
        slippers(a + 0.35 + 0.42 * i, F + 0.22, 0, 170 + 14 * i)


def shelves(y0, y1, ash, ashh, mustard):
    """open shelves on the left wall, with books, brass lamps and baskets below"""
    x = -X + 0.32
    for y in (y0, (y0 + y1) / 2, y1):
        box(-X + 0.001, x, y - 0.014, y + 0.014, 0.0, 2.10, ash, bev=0.002)
    for i in range(6):
        z = 0.06 + i * 0.405
        box(-X + 0.001, x, y0, y1, z, z + 0.026, ashh, bev=0.002)
    half = (y1 - y0) / 2
    with turned(-X + 0.03, (y0 + y1) / 2, 90):
        for k, (z, a, b) in enumerate(((0.491, -half + 0.05, -0.20), (0.896, 0.06, half - 0.25), (1.301, -half + 0.05, -0.06), (1.301, 0.35, half - 0.06), (1.706, 0.06, half - 0.3))):
            books_row(a, b, -0.02, z, 0.18, 0.27, 20 + k, face=-1)
    for y in (y0 + 0.22, y0 + 0.55, y1 - 0.22, y1 - 0.55):
        basket(-X + 0.17, y, 0.086, 0.13, 0.20)
    vase('amph', ceramic('#d9d3c8'), (-X + 0.17, y1 - 0.3, 0.491), 0.7)
    vase('round', ceramic(mustard), (-X + 0.17, y0 + 0.35, 0.896), 0.7)
    vase('pot', ceramic('#8a9487'), (-X + 0.17, y0 + 0.35, 1.706), 0.7)
    diya(-X + 0.17, y1 - 0.55, 1.301, 0.22, brass(), 0.6)


def desk(x0, x1, ash, ashh, mustard):
    """for one who works at home: a board on trestles against the back wall, a laptop, a calendar of prints above"""
    y = F + 0.56
    box(x0, x1, F + 0.001, y, 0.72, 0.75, ashh, bev=0.004)
    for x in (x0 + 0.12, x1 - 0.12):
        for yy in (F + 0.06, y - 0.06):
            tube([(x, yy, 0), (x, yy, 0.722)], 0.018, ash, smooth=False)
    spindlechair((x0 + x1) / 2, y + 0.22, 0, pi + pi, ash, fabric('#8c8c86', 0.2))
    books_stack(x0 + 0.22, F + 0.22, 0.75, 4, 12, 0.24, 0.17)
    desklamp(x1 - 0.2, F + 0.2, 0.75, lacquer(mustard, 0.35), rot=pi)
    openbook((x0 + x1) / 2, F + 0.34, 0.75, 180, '#33503f')
    cup((x0 + x1) / 2 + 0.32, F + 0.36, 0.75)
    frame((x0 + x1) / 2 - 0.36, F + 0.001, 1.55, 0.56, 0.74, 'art12.png', ash, 'y', face=1)
    frame((x0 + x1) / 2 + 0.36, F + 0.001, 1.55, 0.56, 0.74, 'art7.png', ash, 'y', face=1)


CAMS = dict(
    living=lambda: panorama((0.15, -0.75, 1.48), 0),
    bar=lambda: panorama((-0.75, 2.42, 1.48), 0),
)
