"""The sage kitchen all round, for a walk: rooms/kitchen.py, and what stands behind the cameras of its photographs.

Variants: those of the kitchen.
Cameras:  table (between the stools and the table), hob (between the island and the hob). Both see all directions.
"""

from lib import *
from rooms import kitchen

X, F = 2.7, -2.2  # of kitchen.py: half the width, the wall behind the cameras


def build(v='A'):
    kitchen.build(v)
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.location.y < F + 0.2]:
        bpy.data.objects.remove(o)  # the photographers' fill light would stand before the sideboard
    oak, sage = wood('oak', horiz=True), lacquer('#75826f')
    island_drawers(sage)
    sideboard(oak, sage)
    door(1.72, 2.56, wood('oak', straight=True))
    breakfast(-1.52, -1.02, wood('oak'))
    right_wall(oak)
    for a, b in ((-2.06, -1.72), (0.72, 1.04)):
        curtain(a, b, -X + 0.11, 0.02, 2.52, drape('#e3d8c4'), 0.1, 0.04, 5, axis='y')
    tube([(-X + 0.11, -2.1, 2.525), (-X + 0.11, 1.08, 2.525)], 0.012, brass(), smooth=False)
    for y in (-2.09, 1.07):
        tube([(-X - 0.002, y, 2.525), (-X + 0.11, y, 2.525)], 0.009, brass(), smooth=False)
    for p in ((-0.3, -1.75), (2.2, -1.3)):
        spot((p[0], p[1], 2.69), 9, 3000, 66)
    area((0, -0.6, 2.66), (3.4, 1.6), 20, '#fff5e8', dirv=(0, 0, -1), glossy=False)


def island_drawers(m):
    """the side of the island that looks at the hob"""
    with turned(0, 1.951, 180):
        fronts(-1.11, 1.11, 0.10, 0.86, -0.001, m, 3, 2, hs=[0.55, 0.45])
    box(-1.11, 1.11, 1.9305, 1.945, 0.0, 0.098, black(), bev=0)


def sideboard(oak, sage):
    """against the wall behind: a long low cupboard with a lamp, crockery and two prints"""
    a, b, y = -0.72, 1.36, F + 0.42
    box(a, b, F + 0.001, y, 0.14, 0.80, sage, bev=0.003)
    box(a - 0.01, b + 0.01, F + 0.001, y + 0.03, 0.80, 0.83, oak, bev=0.004)
    with turned((a + b) / 2, y + 0.022, 180):
        fronts(-(b - a) / 2, (b - a) / 2, 0.145, 0.795, 0, sage, 4, 1)
    for i in range(4):
        x = a + (b - a) * (i + 0.5) / 4 + (0.20 if i % 2 == 0 else -0.20)
        box(x - 0.006, x + 0.006, y + 0.022, y + 0.038, 0.42, 0.62, brass(), bev=0.003)
    for x in (a + 0.08, b - 0.08):
        for yy in (F + 0.06, y - 0.05):
            cyl(0.018, 0, 0.14, brass(), (x, yy, 0), 24)
    tablelamp(a + 0.25, F + 0.22, 0.83, ceramic('#9c6852'), h=0.48, power=7)
    frame(0.07, F + 0.001, 1.56, 0.62, 0.82, 'art5.png', wood('oak'), 'y', face=1)
    frame(0.83, F + 0.001, 1.56, 0.62, 0.82, 'art0.png', wood('oak'), 'y', face=1)
    for i in range(6):
        plate(0.98, F + 0.21, 0.83 + i * 0.011, 0.115, ceramic('#ece4d6' if i % 3 else '#9aa58f'))
    for i in range(3):
        vase('bowl', ceramic(('#efe8dc', '#b98863', '#7e8a72')[i]), (0.64, F + 0.2, 0.83 + i * 0.018), 0.7)
    books_stack(0.14, F + 0.2, 0.83, 3, 4, 0.24, 0.18)
    vase('round', ceramic('#e7dfd2'), (1.24, F + 0.18, 0.83), 0.7)


def door(a, b, oak):
    """a closed door with its frame"""
    h, t = 2.10, 0.06
    for q in ((a - t, a, 0, h + t), (b, b + t, 0, h + t), (a, b, h, h + t)):
        box(q[0], q[1], F + 0.001, F + 0.035, q[2], q[3], oak, bev=0.003)
    box(a + 0.003, b - 0.003, F + 0.001, F + 0.018, 0.006, h - 0.003, oak, bev=0.002)
    cyl(0.024, 0, 0.008, brass(), (a + 0.07, F + 0.018, 1.02), 32, rot=(-pi / 2, 0, 0))
    tube([(a + 0.07, F + 0.02, 1.02), (a + 0.07, F + 0.065, 1.02), (a + 0.19, F + 0.065, 1.02)], 0.008, brass())
    switch_plate(a - 0.26, F + 0.001, 1.08, 4, 'x', 1)


def breakfast(x, y, oak):
    """a round table for three by the french window"""
    rtable(x, y, 0.0, 0.50, 0.745, oak, oak, 0.032, 'drum')
    for rot, far in ((200, 0.66), (318, 0.70), (80, 0.67)):
        a = math.radians(rot)
        canechair(x + far * math.cos(a), y + far * math.sin(a), 0.0, a - pi / 2 + 0.05, wood('oak'), seat=fabric('#d8ccb4', 0.2))
    for a in (0.4, 2.5, 4.5):
        plate(x + 0.30 * math.cos(a), y + 0.30 * math.sin(a), 0.745, 0.105, ceramic('#ece4d6'))
    teacup(x + 0.20, y - 0.22, 0.745, ceramic('#9aa58f'))
    vase('cyl', ceramic('#b98863'), (x - 0.02, y + 0.02, 0.745), 0.6)
    branches((x - 0.02, y + 0.02, 0.745 + 0.13), 0.36, 5, 7, '#6f8a50', (0.05, 0.02), 0.4, 22)


def right_wall(oak):
    """two long shelves with cookery books and jars, over a bench with baskets, and a plant"""
    box(X - 0.40, X - 0.02, -1.52, -0.42, 0.42, 0.458, oak, bev=0.005)
    for y in (-1.44, -0.52):
        box(X - 0.37, X - 0.05, y - 0.018, y + 0.018, 0, 0.42, oak, bev=0.003)
    for y in (-1.20, -0.78):
        basket(X - 0.21, y, 0, 0.15, 0.22)
    for z, k in ((1.22, 0), (1.60, 1)):
        box(X - 0.20, X - 0.001, -1.52, 0.36, z, z + 0.028, oak, bev=0.003)
    with turned(X - 0.003, -0.58, -90):
        books_row(-0.86, -0.34, -0.13, 1.248, 0.17, 0.25, 6)
        books_row(0.30, 0.80, -0.13, 1.628, 0.16, 0.24, 9)
    for i, c in enumerate(('#b9803f', '#7d8a4a', '#8a3b22', '#c9b48a')):
        jar(X - 0.11, -1.44 + i * 0.15, 1.248, 0.055, 0.16 + 0.02 * (i % 2), c)
    vase('amph', ceramic('#9c6852'), (X - 0.11, 0.18, 1.628), 0.7)
    vase('bottle', ceramic('#d8ccb8'), (X - 0.11, -0.06, 1.628), 0.7)
    snake_plant((2.32, 0.12, 0), 0.85, 4, ceramic('#cdbda5'))


CAMS = dict(
    table=lambda: panorama((0.35, -0.38, 1.46), 0),
    hob=lambda: panorama((0.42, 2.72, 1.50), 0),
)
