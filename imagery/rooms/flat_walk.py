"""The open room of the city flat all round, for a walk: rooms/flat_open.py, and the entrance, the shelves and the desk behind its cameras.

Cameras:  living (between the rug and the door), bar (between the stools and the sofa). Both see all directions.
"""

from lib import *
from lib.drawings import ikat, portrait, printed
from lib.folk_toys import elephant
from lib.hobbies import guitar, schoolbag, sneaker
from rooms import flat_open

X, F, Y = 3.35, -3.7, 6.2  # of flat_open.py: half the width, the walls behind and before the cameras
SAGE = '#a3a592'


def build(v='A'):
    flat_open.build(v)
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.location.y < F + 0.3]:
        bpy.data.objects.remove(o)  # the photographers' fill light would stand before the entrance
    ash, ashh, white, mustard = wood('ash'), wood('ash', horiz=True), lacquer('#ecebe6', 0.4), flat_open.MUSTARD
    walls(ash, ashh, white)
    entrance(1.62, 2.60, wood('ash', straight=True), white)
    shoe_unit(0.10, 1.36, ash, ashh, white, mustard)
    shelves(-3.3, -1.75, ash, ashh, mustard)
    desk(-1.95, -0.55, ash, ashh, mustard)
    by_the_sofa()
    by_the_table(ash, ashh, white)
    fan(-0.35, 0.35, 2.75, mat('fanw', '#e8e6df', rough=0.4), mat('fanb', '#e8e6df', rough=0.4), rot=0.5)
    pegs(ashh)
    fiddle((2.95, -1.42, 0), 1.65, 3, ceramic('#d9d3c8'))
    dhurrie(0.9, 2.9, -3.45, -2.15, ['#d9d4c8', '#8c8c86', '#d9d4c8', mustard], (0.30, 0.03, 0.08, 0.03))
    for p in ((0.9, -2.8), (-1.8, -2.6), (2.5, -2.7)):
        spot((p[0], p[1], 2.75), 16, 3200, 68)
    area((0.2, -2.2, 2.72), (4.6, 2.0), 36, 4600, dirv=(0, 0, -1), glossy=False)


def walls(ash, ashh, white):
    """sage behind the entrance and the desk, boards as high as a chair's back behind the table"""
    box(-X + 0.001, X - 0.001, F - 0.01, F + 0.0008, 0, 2.749, paint(SAGE), bev=0)
    box(-X, X, F, F + 0.012, 0, 0.08, white, bev=0.002)
    m, a, b, z, n = paint(SAGE), -0.40, X, 1.12, 31
    for i in range(n):
        p, q = a + (b - a) * i / n, a + (b - a) * (i + 1) / n
        box(p + 0.0015, q - 0.0015, Y - 0.016, Y - 0.001, 0.10, z, m, bev=0.004)
    box(a, b, Y - 0.020, Y - 0.001, 0, 0.10, m, bev=0.004)
    box(a, b, Y - 0.055, Y - 0.001, z, z + 0.022, ashh, bev=0.004)


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
    cyl(0.335, 0, 0.004, mirror(), ((a + b) / 2, F + 0.0225, 1.52), 72, rot=(-pi / 2, 0, 0))
    sneaker(a + 0.40, F + 0.10, 8, 1, '#7c8288')
    sneaker(a + 0.53, F + 0.12, -3, -1, '#7c8288')
    tube([(a + 0.95, F + 0.04, 0.885), (a + 1.0, F + 0.06, 0.876), (a + 1.02, F + 0.03, 0.875)], 0.002, steel())


def shelves(y0, y1, ash, ashh, mustard):
    """open shelves on the left wall, with books, an elephant and baskets below"""
    x, t = -X + 0.32, 0.014
    up = (y0, (y0 + y1) / 2, y1)
    for y in up:
        box(-X + 0.001, x, y - t, y + t, 0.0, 2.10, ash, bev=0.002)
    for p, q in zip(up, up[1:]):  # they end at the uprights, a little behind their edges
        for i in range(6):
            z = 0.06 + i * 0.405
            box(-X + 0.001, x - 0.006, p + t, q - t, z, z + 0.026 - 0.011 * (i == 5), ashh, bev=0.0015)
        box(-X + 0.001, -X + 0.008, p + t, q - t, 0.06, 2.09, ash, bev=0)
    half = (y1 - y0) / 2
    with turned(-X + 0.03, (y0 + y1) / 2, 90):
        for k, (z, a, b) in enumerate(((0.491, -half + 0.05, -0.20), (0.896, 0.06, half - 0.25), (1.301, -half + 0.05, -0.06), (1.301, 0.35, half - 0.06), (1.706, 0.06, half - 0.3))):
            books_row(a, b, -0.02, z, 0.18, 0.27, 20 + k, face=-1)
    for y in (y0 + 0.22, y0 + 0.55, y1 - 0.22, y1 - 0.55):
        basket(-X + 0.17, y, 0.086, 0.13, 0.20)
    vase('amph', ceramic('#d9d3c8'), (-X + 0.17, y1 - 0.3, 0.491), 0.7)
    vase('round', ceramic(mustard), (-X + 0.17, y0 + 0.35, 0.896), 0.7)
    vase('pot', ceramic('#8a9487'), (-X + 0.17, y0 + 0.35, 1.706), 0.7)
    elephant(-X + 0.18, (y0 + y1) / 2 + 0.18, 1.301, -80)
    books_stack(-X + 0.17, y0 + 0.58, 0.896, 4, 31, 0.22, 0.17, rot=0.5 * pi)


def desk(x0, x1, ash, ashh, mustard):
    """for one who works at home: a board on trestles against the back wall, a laptop, a pinboard above"""
    y = F + 0.56
    box(x0, x1, F + 0.001, y, 0.72, 0.75, ashh, bev=0.004)
    for x in (x0 + 0.12, x1 - 0.12):
        for yy in (F + 0.06, y - 0.06):
            tube([(x, yy, 0), (x, yy, 0.722)], 0.018, ash, smooth=False)
    spindlechair((x0 + x1) / 2, y + 0.22, 0, pi + pi, ash, fabric('#8c8c86', 0.2))
    books_stack(x0 + 0.22, F + 0.22, 0.75, 4, 12, 0.24, 0.17)
    desklamp(x1 - 0.2, F + 0.2, 0.75, lacquer(mustard, 0.35), rot=pi)
    laptop((x0 + x1) / 2 - 0.02, F + 0.34, 0.75, 180)
    cup((x0 + x1) / 2 + 0.32, F + 0.36, 0.75)
    pinboard((x0 + x1) / 2, 1.52, ash)


def pinboard(x, z, ash):
    """linen on a board, with what somebody wants to keep in sight: swatches of cloth, a plan, cards"""
    w, h = 1.16, 0.70
    box(x - w / 2, x + w / 2, F + 0.001, F + 0.020, z - h / 2, z + h / 2, fabric('#cfc7b6', 0.2), bev=0.002)
    for q in ((x - w / 2 - 0.014, x - w / 2, z - h / 2 - 0.014, z + h / 2 + 0.014), (x + w / 2, x + w / 2 + 0.014, z - h / 2 - 0.014, z + h / 2 + 0.014), (x - w / 2, x + w / 2, z - h / 2 - 0.014, z - h / 2), (x - w / 2, x + w / 2, z + h / 2, z + h / 2 + 0.014)):
        box(q[0], q[1], F + 0.001, F + 0.026, q[2], q[3], ash, bev=0.002)
    plan, card, pin = imgmat('art7.png', 0.8), mat('card', '#efebe1', rough=0.85), brass()
    cloths = (fabric('#7d8a76', 0.3), printed('swatch', ikat((146, 44, 30), (0.92, (234, 222, 194)), (0.78, (28, 32, 48)), (0.58, (206, 150, 62)), (0.38, (234, 222, 194)), (0.20, (146, 44, 30))), (0.3, 0.3), False), fabric(flat_open.MUSTARD, 0.3), wood('walnut'), fabric('#4d5a63', 0.3))
    y = F + 0.0205
    sheets = [(-0.36, 0.10, 0.21, 0.297, plan, 0.02), (-0.10, 0.19, 0.105, 0.148, card, -0.05), (-0.09, 0.00, 0.15, 0.10, card, 0.06), (0.42, -0.17, 0.12, 0.16, card, 0.03)]
    sheets += [(0.16 + 0.125 * (i % 3), 0.17 - 0.15 * (i // 3), 0.10, 0.12, c, 0.05 * (-1) ** i) for i, c in enumerate(cloths)]
    for i, (u, v, a, b, m, turn) in enumerate(sheets):
        with turned(x - u, y + 0.0004 * (i + 1), 0, z + v) as one:
            plane([(a / 2, 0, -b / 2), (-a / 2, 0.0, -b / 2), (-a / 2, 0.002, b / 2), (a / 2, 0.002, b / 2)], m)
            sphere(0.005, pin, (0, 0.003, b / 2 - 0.012), 16)
        one.rotation_euler = (0, turn, 0)


def pegs(ashh):
    """by the front door: a rail of pegs with a school bag, a dupatta, an umbrella"""
    a, b, z = -3.20, -2.12, 1.66
    box(X - 0.022, X - 0.001, a, b, z - 0.045, z + 0.045, ashh, bev=0.004)
    for i in range(5):
        y = a + 0.12 + i * (b - a - 0.24) / 4
        cyl(0.011, 0, 0.062, ashh, (X - 0.021, y, z), 20, 0.003, rot=(0, -pi / 2 + 0.18, 0))
    schoolbag(X - 0.012, a + 0.33, z - 0.03)
    o = softmesh('hung_dupatta', printed('dupatta', ikat((228, 218, 196), (0.92, (178, 116, 62)), (0.78, (228, 218, 196)), (0.58, (62, 78, 60)), (0.40, (178, 116, 62)), (0.18, (228, 218, 196))), (0.35, 0.35), False), (X - 0.062, a + 0.75, z + 0.005), (0, 0, pi / 2), (0.75, 1.0, 0.9), 0.0018, 0)
    o['afloat'] = True
    umbrella(X - 0.07, b - 0.12, z - 0.03)


def umbrella(x, y, z):
    """rolled up, hung by the crook of its handle"""
    dark, grip = fabric('#3c4550', 0.2, 0.05), wood('teak')
    tube([(x, y - 0.035, z - 0.03), (x, y - 0.034, z + 0.015), (x, y - 0.012, z + 0.030), (x, y + 0.012, z + 0.018), (x, y + 0.014, z - 0.04), (x, y + 0.014, z - 0.12)], 0.010, grip)
    lathe(rounded([(0.011, -0.10), (0.017, -0.16), (0.030, -0.22), (0.034, -0.34), (0.026, -0.56), (0.012, -0.70), (0.005, -0.72)]), dark, (x, y + 0.014, z), 14, 20)
    tube([(x, y + 0.014, z - 0.71), (x, y + 0.014, z - 0.78)], 0.004, black(), smooth=False)


def by_the_sofa():
    """a guitar and a plant before the sofa, two photographs of the family behind it"""
    with turned(-X + 0.001, -1.06, 90):
        guitar(0, 0, 0.92, 0.03)
    snake_plant((-X + 0.34, -1.14, 0), 0.62, 12, ceramic('#8a9487'))
    w = wood('walnut')
    frame(-X, 2.98, 1.78, 0.30, 0.38, portrait('portrait0.png', [(0.25, 0.44, 0.155, 'man'), (0.55, 0.49, 0.140, 'bride')]), w, 'x', face=1)
    frame(-X, 2.98, 1.34, 0.30, 0.38, portrait('portrait4.png', [(0.22, 0.36, 0.105, 'man'), (0.42, 0.38, 0.10, 'woman'), (0.61, 0.36, 0.105, 'man'), (0.32, 0.62, 0.085, 'child'), (0.52, 0.64, 0.080, 'child')]), w, 'x', face=1)


def by_the_table(ash, ashh, white):
    """the family above the boards; round trays of bamboo; a sideboard for plates below the kalamkari"""
    tray = mat('bamboo', '#b8935e', rough=0.8, tex='linen.png', size=0.09, ramp=[(0, '#8f6a3c'), (1, '#cda974')], bump=[('linen_h.png', 0.09, 1.0, 0.004)])
    rim = mat('bamboorim', '#8c6236', rough=0.6)
    for i, (x, z, r) in enumerate(((0.62, 1.86, 0.25), (1.08, 2.08, 0.17), (1.12, 1.62, 0.21), (1.56, 1.88, 0.23), (1.98, 2.10, 0.15), (1.98, 1.68, 0.19))):
        lathe(rounded([(0.0001, 0.012), (r * 0.6, 0.014), (r * 0.93, 0.020), (r, 0.046), (r * 1.02, 0.046), (r * 1.0, 0.004), (0.0001, 0.002)]), tray, (x, Y - 0.001, z), 64, 60, rot=(pi / 2, 0, 0))
        ringed = tube([(x + r * 1.005 * math.cos(2 * pi * k / 40), Y - 0.047, z + r * 1.005 * math.sin(2 * pi * k / 40)) for k in range(40)], 0.006, rim, closed=True)
        ringed.data.splines[0].use_endpoint_u = False
    a, b, x = 3.75, 5.35, X - 0.40
    box(x, X - 0.001, a, b, 0.16, 0.80, ash, bev=0.003)
    box(x - 0.022, X - 0.001, a - 0.012, b + 0.012, 0.80, 0.826, ashh, bev=0.004)
    for y in (a + 0.07, b - 0.07):
        for q in (x + 0.05, X - 0.05):
            tube([(q, y, 0), (q, y, 0.162)], 0.018, ash, smooth=False)
    with turned(x - 0.021, (a + b) / 2, -90):
        fronts(-(b - a) / 2, (b - a) / 2, 0.165, 0.795, 0, white, 3, 1)
    for i in range(5):
        plate(X - 0.21, a + 0.28, 0.826 + i * 0.011, 0.125, ceramic('#ece4d6' if i % 2 else '#8f9c8a'))
    for i in range(3):
        lathe([(0.0001, 0.004), (0.030, 0.004), (0.036, 0.10), (0.0375, 0.10), (0.032, 0.0), (0.0001, 0.0)], steel(), (X - 0.13 - 0.085 * (i % 2), a + 0.55 + 0.07 * i, 0.826), 36, 50)
    tablelamp(X - 0.2, b - 0.24, 0.826, ceramic('#6d7a63'), h=0.46, power=7)
    vase('bowl', wood('teak'), (X - 0.2, (a + b) / 2 + 0.12, 0.826), 1.0)
    for i in range(6):
        sphere(0.036, mat('orange%d' % (i % 2), '#d98a2b', rough=0.5), (X - 0.2 + math.cos(i * 2.4) * 0.064 * (i > 0), (a + b) / 2 + 0.12 + math.sin(i * 2.4) * 0.064 * (i > 0), 0.826 + 0.066 + 0.032 * (i == 0)), 20)
    spot((1.3, Y - 0.5, 2.75), 16, 4000, 80, fixture=False)
    area((1.6, 4.7, 2.72), (2.6, 1.8), 22, 5200, dirv=(0, 0.15, -1), glossy=False)


CAMS = dict(
    living=lambda: panorama((0.15, -0.75, 1.48), 0),
    bar=lambda: panorama((-0.75, 2.42, 1.48), 0),
)
