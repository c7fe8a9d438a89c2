"""The open room of the city flat all round, for a walk: rooms/flat_open.py, and the entrance, the shelves and the desk behind its cameras.

Variants: A; D (the same things early in the day, a low sun through the balcony's door) and K (sun through the kitchen's window, breakfast on the bar): one picture each.
Cameras:  living (between the rug and the door), bar (between the stools and the sofa): all directions; breakfast (K, upright); and those of flat_open.py.
"""

from lib import *
from lib.baskets import coiled
from lib.bedside import spectacles
from lib.closeup import grain
from lib.drawings import ikat, mounted, mounted_photograph, picture, printed
from lib.folk_toys import horse
from lib.hobbies import sneaker
from lib.settle import loose
from rooms import flat_open
from rooms.closeups_masala import cup as steelcup
from rooms.villa_walk import bowlful

X, F, Y = 3.35, -3.7, 6.2  # of flat_open.py: half the width, the walls behind and before the cameras
SAGE = '#a3a592'


def build(v='A'):
    flat_open.build(v)
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.location.y < F + 0.3]:
        bpy.data.objects.remove(o)  # the photographers' fill light would stand before the entrance
    ash, ashh, white, mustard = wood('ash'), wood('ash', horiz=True), lacquer('#ecebe6', 0.4), flat_open.MUSTARD
    screen_off(ash, ashh)
    walls(ash, ashh, white)
    entrance(1.62, 2.60, wood('ash', straight=True), white)
    shoe_unit(0.10, 1.36, ash, ashh, white, mustard)
    shelves(-3.3, -1.75, ash, ashh, mustard)
    desk(-1.95, -0.55, ash, ashh, mustard)
    long_shelf(-1.95, 1.36, ashh, mustard)
    by_the_sofa(mustard)
    by_the_table(ash, ashh, white)
    fan(-0.35, 0.35, 2.75, mat('fanw', '#e8e6df', rough=0.4), mat('fanb', '#e8e6df', rough=0.4), rot=0.5)
    pegs(ash, ashh)
    fiddle((2.95, -1.42, 0), 1.65, 3, ceramic('#d9d3c8'))
    dhurrie(0.9, 2.9, -3.45, -2.15, ['#d9d4c8', '#8c8c86', '#d9d4c8', mustard], (0.30, 0.03, 0.08, 0.03))
    for p in ((0.9, -2.8), (-1.8, -2.6), (2.5, -2.7)):
        spot((p[0], p[1], 2.75), 16, 3200, 68)
    area((0.2, -2.2, 2.72), (4.6, 2.0), 16, 4800, dirv=(0, 0, -1), glossy=False)
    if v == 'D':
        low_sun()
    if v == 'K':
        by_day()
        breakfast(0.9005)


def by_day():
    """the sun and the windows light the room: lamps out or dim; broad boards have a grain of their own"""
    for o in bpy.data.objects:
        if o.type == 'LIGHT' and (o.data.type == 'SPOT' or o.data.type == 'AREA' and -X < o.location.x < X):
            o.data.color, o.data.energy = kelvin(4300), 0.35 * o.data.energy
        elif o.type == 'LIGHT' and o.data.type == 'AREA':
            o.data.energy *= 1.3
        elif o.type == 'MESH' and o.name.startswith('box') and min(o.dimensions.x, o.dimensions.z) > 0.3 and o.material_slots and o.material_slots[0].material.name.startswith('wood_ash01'):
            o.material_slots[0].material = grain('ash', 'z', 0.42, 0.012)
    for m in bpy.data.materials:
        if m.name.startswith('glow#fff1dc'):
            m.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.45


def low_sun():
    """the room of the walk lit by its windows: the lamps that fill it nearly out, so that chairs throw shadows; dimmer light lines"""
    for o in bpy.data.objects:
        if o.type == 'LIGHT' and o.data.type == 'AREA' and -X < o.location.x < X:
            o.data.energy *= 0.12 if min(o.data.size, o.data.size_y) > 1 else 0.5
        elif o.type == 'LIGHT' and o.data.type == 'AREA':
            o.data.energy *= 0.5 if o.location.x < 0 else 1.2
        elif o.type == 'LIGHT' and o.data.type == 'SPOT':
            o.data.energy *= 0.5
    glow('#fff1dc', 7).node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 1.6


def breakfast(z):
    """idlis with chutney and sambar, coffee in a steel tumbler, papaya on a board"""
    white, s = ceramic('#dedace', 0.22), steel(0.3)
    x, y = -1.55, 3.52
    plate(x, y, z, 0.125, white)
    m = mat('idli', '#e6e1d3', rough=0.75, bump=[('boucle_h.png', 0.05, 0.5, 0.002)])
    for a, b, h in ((-0.035, 0.03, 0.009), (0.042, 0.028, 0.009), (0.006, -0.038, 0.009)):
        lathe(rounded([(0.0001, 0), (0.020, 0.001), (0.037, 0.010), (0.030, 0.019), (0.012, 0.0235), (0.0001, 0.024)]), m, (x + a, y + b, z + h), 48, 180)
    bowlful(x + 0.20, y + 0.06, z, 0.052, s, ('#a2571d', '#c47a2f'))
    bowlful(x + 0.16, y + 0.19, z, 0.045, s, ('#cfd0b4', '#e3e2cf'))
    steelcup(0.050, 0.034, s, x - 0.21, y + 0.03, z, 0.003)
    steelcup(0.034, 0.088, s, x - 0.21, y + 0.03, z + 0.002, 0.003)
    lathe([(0.0001, 0.076), (0.0325, 0.076)], mat('coffee', '#6d4426', rough=0.15), (x - 0.21, y + 0.03, z), 40)
    tube([(x - 0.09, y - 0.135, z + 0.0035), (x + 0.06, y - 0.140, z + 0.005)], 0.0024, s, smooth=False)
    lathe(rounded([(0.0001, 0.0015), (0.012, 0.0025), (0.020, 0.0065)]), s, (x + 0.085, y - 0.141, z), 32, 60, scale=(1.4, 1, 1))
    # half a papaya, its seeds in, and two slices
    px, py = -2.22, 3.66
    with turned(px, py, 14, z):
        box(-0.20, 0.20, -0.125, 0.125, 0, 0.018, wood('teak', horiz=True), bev=0.006)
    skin, flesh, seed = mat('papaya skin', '#b98a2c', rough=0.4), mat('papaya', '#cf6a26', rough=0.3), mat('papaya seed', '#211c18', rough=0.3)
    side = [(0.0001, -0.115), (0.022, -0.106), (0.046, -0.075), (0.058, -0.025), (0.054, 0.03), (0.038, 0.078), (0.018, 0.108), (0.0001, 0.114)]
    n = 40
    P = rounded(side, 4, 180)
    V = [(r * math.cos(pi * k / n), -r * math.sin(pi * k / n), t) for r, t in P for k in range(n + 1)]
    F = [(i * (n + 1) + k, i * (n + 1) + k + 1, (i + 1) * (n + 1) + k + 1, (i + 1) * (n + 1) + k) for i in range(len(P) - 1) for k in range(n)]
    W = [(q * r * e, 0.0005 - 0.020 * max(0, 1 - (r * q / 0.032) ** 2 - (t / 0.075) ** 2) ** 0.5 if abs(t) < 0.075 and r * q < 0.032 else 0.0005, t) for r, t in P for e, q in [(j / abs(j) if j else 1, abs(j) / 12) for j in range(-12, 13)]]
    G = [(i * 25 + k, i * 25 + k + 1, (i + 1) * 25 + k + 1, (i + 1) * 25 + k) for i in range(len(P) - 1) for k in range(24)]
    lie = Euler((pi / 2 - 0.06, 0, 0.5)).to_matrix().to_euler()
    for name, v_, f_, mm in (('skin', V, F, skin), ('flesh', W, G, flesh)):
        o = obj(name, pmesh(name, v_, f_), mm, (px - 0.06, py + 0.01, z + 0.076), lie, smooth=60)
        o['afloat'] = True
    g = R.Random(7)
    turn = lie.to_matrix()
    for i in range(70):
        t, r = g.uniform(-0.066, 0.066), 0
        r = g.uniform(-1, 1) * 0.026 * math.sqrt(1 - (t / 0.072) ** 2)
        d = 0.018 * max(0, 1 - (r / 0.032) ** 2 - (t / 0.075) ** 2) ** 0.5
        q = turn @ Vector((r, -d + 0.004, t)) + Vector((px - 0.06, py + 0.01, z + 0.076))
        sphere(0.0042, seed, q, 12)['afloat'] = True
    for k in range(2):
        o = tube([(0.045 * math.cos(a), 0.085 * math.sin(a), 0.012) for a in np.linspace(-1.2, 1.2, 9)], 0.012, flesh)
        o.location, o.rotation_euler = (px + 0.055 + 0.045 * k, py - 0.02 - 0.02 * k, z + 0.018), (0, 0, 0.3 + 0.2 * k)


def screen_off(ash, ashh):
    """nobody watches: the television in its frame of ash mirrors the window"""
    x, y, z, w, h, t = (1.71 + X) / 2, 2.912, 1.28, 0.649, 0.369, 0.011  # its middle, its face, half its width and height
    for q in (-w - t, w):
        box(x + q, x + q + t, y - 0.004, y + 0.014, z - h - t, z + h + t, ash, bev=0.0015)
    for q in (-h - t, h):
        box(x - w, x + w, y - 0.004, y + 0.014, z + q, z + q + t, ashh, bev=0.0015)
    for o in bpy.data.objects:
        for s in o.material_slots:
            if s.material and s.material.name.startswith('glowimgfilm'):
                s.material = mat('screen', '#0d0f11', rough=0.07, spec=0.6)


def walls(ash, ashh, white):
    """sage behind the entrance and the desk, boards as high as a chair's back behind the table"""
    box(-X + 0.001, X - 0.001, F - 0.01, F + 0.0008, 0, 2.749, paint(SAGE), bev=0)
    box(-X, X, F, F + 0.012, 0, 0.08, mat('cement'), bev=0.002)
    m, a, b, z, n = paint(SAGE), -0.40, X, 1.12, 31
    for i in range(n):
        p, q = a + (b - a) * i / n, a + (b - a) * (i + 1) / n
        box(p + 0.0015, q - 0.0015, Y - 0.016, Y - 0.001, 0.10, z, m, bev=0.004)
    box(a, b, Y - 0.004, Y - 0.0005, 0.05, z - 0.01, m, bev=0)  # behind their joints
    box(a, b, Y - 0.020, Y - 0.001, 0, 0.10, m, bev=0.004)
    box(a, b, Y - 0.040, Y - 0.001, z - 0.028, z - 0.0005, m, bev=0.006)
    box(a, b, Y - 0.085, Y - 0.001, z, z + 0.022, ashh, bev=0.004)


def entrance(a, b, leaf, white):
    """the flat's door, a shadow all round it, with its hinges, a peephole, a latch and the switches beside it"""
    h, t, y = 2.12, 0.07, F + 0.001
    for q in ((a - t, a, 0, h + t), (b, b + t, 0, h + t), (a, b, h, h + t)):
        box(q[0], q[1], y, F + 0.045, q[2], q[3], white, bev=0.003)
    box(a, b, y, F + 0.004, 0, h, mat('rebate', '#4a443c', rough=0.8), bev=0)
    box(a + 0.007, b - 0.007, F + 0.005, F + 0.022, 0.010, h - 0.007, leaf, bev=0.002)
    box(a, b, y, F + 0.030, 0, 0.006, mat('plinth', '#8f8a80', rough=0.5), bev=0.002)  # the sill
    for z in (0.72, 1.42):
        box(a + 0.12, b - 0.12, F + 0.021, F + 0.0235, z - 0.004, z + 0.004, mat('groove', '#6f5d47', rough=0.7), bev=0)
    for z in (0.25, 1.08, 1.88):
        cyl(0.008, -0.055, 0.055, steel(), (b - 0.0035, F + 0.026, z), 20)
    box(a + 0.055, a + 0.105, F + 0.022, F + 0.027, 0.94, 1.16, steel(), bev=0.002)
    tube([(a + 0.08, F + 0.024, 1.09), (a + 0.08, F + 0.075, 1.09), (a + 0.21, F + 0.075, 1.09)], 0.009, steel())
    cyl(0.014, 0, 0.010, steel(), (a + 0.08, F + 0.026, 0.985), 24, rot=(-pi / 2, 0, 0))
    box(a + 0.045, a + 0.165, F + 0.022, F + 0.045, 1.30, 1.36, steel(), bev=0.004)
    cyl(0.014, 0, 0.006, brass(), ((a + b) / 2, F + 0.022, 1.55), 24, rot=(-pi / 2, 0, 0))
    switch_plate(a - 0.19, y, 1.20, 4, 'x', 1, mat('plategrey', '#b9b4ab', rough=0.3))


def shoe_unit(a, b, ash, ashh, white, mustard):
    """low, hung from the wall, with a bowl for keys, a lamp and a round mirror"""
    y, lamp = F + 0.36, (a + 0.24, F + 0.20)
    box(a, b, F + 0.001, y, 0.30, 0.84, white, bev=0.003)
    with turned((a + b) / 2, y + 0.021, 180):
        fronts(-(b - a) / 2, (b - a) / 2, 0.305, 0.835, 0, white, 3, 1)
    box(a - 0.01, b + 0.01, F + 0.001, y + 0.03, 0.84, 0.868, ashh, bev=0.003)
    tablelamp(*lamp, 0.868, ceramic(mustard), h=0.42, power=6)
    outlet(a + 0.04, F + 0.001, 1.05, 180, [(a + 0.03, F + 0.04, 0.93), (a + 0.06, F + 0.06, 0.8715), (a + 0.14, F + 0.09, 0.8715), (a + 0.20, F + 0.16, 0.874)])
    vase('bowl', wood('teak'), (b - 0.28, F + 0.20, 0.868), 0.8)
    vase('bottle', ceramic('#f0ece3'), (b - 0.62, F + 0.17, 0.868), 0.7)
    cyl(0.36, 0, 0.022, ash, ((a + b) / 2, F + 0.001, 1.52), 72, rot=(-pi / 2, 0, 0))
    cyl(0.335, 0, 0.004, mirror(), ((a + b) / 2, F + 0.0225, 1.52), 72, rot=(-pi / 2, 0, 0))
    sneaker(a + 0.40, F + 0.10, 8, 1, '#7c8288')
    sneaker(a + 0.53, F + 0.12, -3, -1, '#7c8288')
    slippers(b - 0.30, F + 0.26, 0, 176, '#3f2a22')


def carton(x, y, z, w, d, h, c):
    """a lidded box of linen-covered board"""
    m = fabric(c, 0.2)
    box(x - w / 2 + 0.003, x + w / 2 - 0.003, y - d / 2 + 0.003, y + d / 2 - 0.003, z, z + h - 0.004, m, bev=0.004)
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z + h - 0.055, z + h, m, bev=0.004)


def long_shelf(a, b, ashh, mustard):
    """at the height of the door's head, for what is seldom needed"""
    z, y, d = 2.17, F + 0.001, 0.25
    box(a, b, y, y + d, z, z + 0.030, ashh, bev=0.003)
    for x in (a + 0.25, (a + b) / 2, b - 0.25):
        box(x - 0.012, x + 0.012, y, y + d - 0.05, z - 0.030, z - 0.0005, ashh, bev=0.003)
    z, m = z + 0.030, y + d / 2
    carton(a + 0.22, m, z, 0.34, 0.23, 0.22, '#b7ad98')
    carton(a + 0.58, m, z, 0.34, 0.23, 0.22, '#8b9384')
    top = books_stack(a + 1.02, m, z, 4, 41, 0.25, 0.18, rot=pi)
    vase('bowl', ceramic('#e9e4da'), (a + 1.02, m, top), 0.55)
    money_plant((a + 1.62, m + 0.01, z), 0.50, 5, ceramic('#d9d3c8'), r=0.085, clear=lambda p: p[1] > y + 0.01)
    vase('amph', ceramic('#b9794f'), (a + 2.02, m, z), 0.80)
    vase('round', ceramic('#f0ece3'), (a + 2.22, m + 0.02, z), 0.62)
    with turned(0, m, 180):
        x = 0.03 - b
        bookend(x - 0.003, z)
        books_row(x, x + 0.46, -0.09, z, 0.18, 0.25, 12, False)
        bookend(x + 0.462, z)


def bookend(x, z):
    """bent steel sheet beside a row of books that face -y"""
    m = mat('bookend', '#3c4246', rough=0.5)
    box(x, x + 0.002, -0.085, 0.035, z, z + 0.15, m, bev=0.0008)


def shelves(y0, y1, ash, ashh, mustard):
    """open shelves on the left wall: books, an elephant, pots, boxes below"""
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
    left, right = -half + t + 0.001, t + 0.001  # where each bay begins
    with turned(-X + 0.17, (y0 + y1) / 2, 90):
        for k, (z, a, w) in enumerate(((0.491, left, 0.50), (0.896, right, 0.56), (1.301, left, 0.61), (1.301, right, 0.34), (1.706, right, 0.47))):
            books_row(a, a + w, -0.09, z, 0.18, 0.29, 20 + k, False)
            bookend(a + w, z)
        for a in (left, right):
            for u in (0.19, 0.55):
                carton(a + u, 0, 0.086, 0.33, 0.25, 0.24, '#a89c84')
        for a, u, z, n, seed in ((right, 0.25, 0.491, 5, 31), (left, 0.52, 0.896, 4, 33), (left, 0.22, 1.706, 3, 35)):
            books_stack(a + u, 0, z, n, seed, 0.27, 0.20)
        vase('amph', ceramic('#d9d3c8'), (right + 0.56, 0, 0.491), 0.8)
        vase('round', ceramic(mustard), (left + 0.20, 0, 0.896), 0.95)
        vase('pot', ceramic('#8a9487'), (left + 0.56, 0, 1.706), 0.8)
        vase('bottle', ceramic('#f0ece3'), (right + 0.62, 0, 1.706), 0.8)
    horse(-X + 0.18, y1 - 0.22, 1.301, -80)


def desk(x0, x1, ash, ashh, mustard):
    """for one who works at home: a board on trestles against the back wall, a laptop, a pinboard above"""
    y = F + 0.56
    box(x0, x1, F + 0.001, y, 0.72, 0.75, ashh, bev=0.004)
    for x in (x0 + 0.12, x1 - 0.12):
        for yy in (F + 0.06, y - 0.06):
            tube([(x, yy, 0), (x, yy, 0.722)], 0.018, ash, smooth=False)
    spindlechair((x0 + x1) / 2 + 0.04, y + 0.30, 0, 2 * pi - 0.55, ash, fabric('#8c8c86', 0.2))
    books_stack(x0 + 0.22, F + 0.22, 0.75, 4, 12, 0.24, 0.17)
    desklamp(x1 - 0.2, F + 0.2, 0.75, lacquer(mustard, 0.35), rot=pi)
    laptop((x0 + x1) / 2 - 0.02, F + 0.34, 0.75, 180)
    cup((x0 + x1) / 2 + 0.32, F + 0.36, 0.75)
    outlet(x1 - 0.36, F + 0.001, 0.98, 180, [(x1 - 0.38, F + 0.04, 0.86), (x1 - 0.36, F + 0.06, 0.7535), (x1 - 0.30, F + 0.12, 0.7535), (x1 - 0.24, F + 0.17, 0.758)])
    outlet(x1 - 0.54, F + 0.001, 0.98, 180, [(x1 - 0.55, F + 0.04, 0.86), (x1 - 0.52, F + 0.06, 0.7535), (x1 - 0.50, F + 0.20, 0.7535), (x1 - 0.545, F + 0.36, 0.758), (x1 - 0.565, F + 0.38, 0.758)])
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
    sheets = [(-0.36, 0.10, 0.21, 0.297, plan, 0.02), (-0.10, 0.17, 0.13, 0.17, imgmat('art14.png', 0.8), -0.05), (-0.09, -0.06, 0.15, 0.10, card, 0.06), (0.40, -0.16, 0.15, 0.20, imgmat('art12.png', 0.8), 0.03), (0.14, -0.20, 0.12, 0.08, card, -0.04)]
    sheets += [(0.16 + 0.125 * (i % 3), 0.17 - 0.15 * (i // 3), 0.10, 0.12, c, 0.05 * (-1) ** i) for i, c in enumerate(cloths)]
    for i, (u, v, a, b, m, turn) in enumerate(sheets):
        with turned(x - u, y + 0.0004 * (i + 1), 0, z + v) as one:
            plane([(a / 2, 0, -b / 2), (-a / 2, 0.0, -b / 2), (-a / 2, 0.002, b / 2), (a / 2, 0.002, b / 2)], m)
            sphere(0.005, pin, (0, 0.003, b / 2 - 0.012), 16)
        one.rotation_euler = (0, turn, 0)


def pegs(ash, ashh):
    """by the front door: a rail of pegs with a cotton bag and an umbrella, a board over it, a bench below"""
    a, b, z = -3.20, -2.12, 1.62
    box(X - 0.022, X - 0.001, a, b, z - 0.045, z + 0.045, ashh, bev=0.004)
    for i in range(5):
        y = a + 0.12 + i * (b - a - 0.24) / 4
        cyl(0.011, 0, 0.062, ashh, (X - 0.021, y, z), 20, 0.003, rot=(0, -pi / 2 + 0.18, 0))
    with turned(X - 0.052, a + 0.33, -90, z - 0.27):
        cotton = fabric('#d9cdb6', 0.25, 0.12, 0.2, 0.6)
        softmesh('tote', cotton, (0, 0.005, 0), (0, 0, 0), 1, 0.0016, 1)
        for s in (-1, 1):
            tube([(-0.10, s * 0.012, -0.035), (-0.098, s * 0.012, 0.03), (-0.045, s * 0.006, 0.20), (-0.004, 0.006 + 0.004 * s, 0.288), (0.004, 0.006 + 0.004 * s, 0.288), (0.045, s * 0.006, 0.20), (0.098, s * 0.012, 0.03), (0.10, s * 0.012, -0.035)], 0.0055, cotton)
    umbrella(X - 0.075, b - 0.33, z)
    box(X - 0.24, X - 0.001, a, b, z + 0.26, z + 0.286, ashh, bev=0.003)
    for y in (a + 0.12, b - 0.12):
        box(X - 0.20, X - 0.001, y - 0.012, y + 0.012, z + 0.232, z + 0.2595, ashh, bev=0.003)
    with turned(X - 0.12, a + 0.3, -90):
        carton(-0.02, 0, z + 0.286, 0.36, 0.22, 0.20, '#8b9384')
    money_plant((X - 0.13, b - 0.30, z + 0.286), 0.42, 9, ceramic('#b9794f'), r=0.085, clear=lambda p: p[0] < X - 0.01)
    box(X - 0.36, X - 0.02, a, b, 0.40, 0.43, ashh, bev=0.005)
    for y in (a + 0.07, b - 0.07):
        for q in (X - 0.32, X - 0.06):
            tube([(q, y, 0), (q, y, 0.402)], 0.017, ash, smooth=False)


def umbrella(x, y, z):
    """rolled up, hung by the crook of its handle"""
    dark, grip = fabric('#3c4550', 0.2, 0.05), wood('teak')
    tube([(x, y - 0.035, z - 0.03), (x, y - 0.034, z + 0.015), (x, y - 0.012, z + 0.030), (x, y + 0.012, z + 0.018), (x, y + 0.014, z - 0.04), (x, y + 0.014, z - 0.12)], 0.010, grip)
    lathe(rounded([(0.011, -0.10), (0.017, -0.16), (0.030, -0.22), (0.034, -0.34), (0.026, -0.56), (0.012, -0.70), (0.005, -0.72)]), dark, (x, y + 0.014, z), 14, 20)
    tube([(x, y + 0.014, z - 0.71), (x, y + 0.014, z - 0.78)], 0.004, black(), smooth=False)


def by_the_sofa(mustard):
    """loose cushions, a lamp with its lead, two photographs of a house, a bag of beans by the shelves"""
    for o in loose() + [o for o in bpy.data.objects if o.name.startswith('sofathrow')]:
        bpy.data.objects.remove(o)
    mustard, green, print_ = fabric(mustard, 0.25), fabric('#6f7b74', 0.25), blockprint('#ece6d8', '#7d8285')
    for kind, shape, m, y, out, turn, lean, size in (('pillow', 1, mustard, -0.24, 0, 0.06, 66, (0.90, 0.90, 1.4)), ('pillow_long', 1, print_, 0.12, 0.14, 0.15, 58, (0.70, 0.70, 0.95)), ('pillow', 4, green, 1.58, 0, -0.06, 66, (0.90, 0.90, 1.35))):
        PUT[kind] = shape - 2  # which of its shapes comes next
        simmesh(kind, m, (-X + 0.53 + out, y, 0.66), (math.radians(lean), 0, pi / 2 + turn), size)
    spectacles(-1.16, 0.66, 0.402, 120)
    u, v = flat_open.LAMP
    outlet(-X + 0.001, 2.74, 0.30, 90, [(-X + 0.06, 2.74, 0.16), (-X + 0.10, 2.73, 0.03), (-X + 0.16, 2.76, 0.005), (-X + 0.26, 2.70, 0.005), (-X + 0.24, 2.56, 0.005), (u + 0.13, v + 0.20, 0.005), (u + 0.04, v + 0.15, 0.006), (u, v + 0.12, 0.010)])
    conditioner(-X + 0.001, 3.0, 2.28)
    snake_plant((-X + 0.36, -1.16, 0), 0.95, 12, ceramic('#8a9487'))
    beanbag(-2.30, -2.20, 0, fabric('#7f8b78', 0.25, 0.15, 0.4, 0.7), 140, 0.92, fabric('#6f7b68', 0.25))
    for z, crop in ((1.74, (0.04, 0.02, 0.80, 0.98)), (1.32, (0.52, 0.10, 0.98, 0.72))):
        frame(-X, 3.09, z, 0.46, 0.36, mounted_photograph('courtyard-jaali-morning', crop, 0.428 / 0.328), wood('walnut'), 'x', face=1)


def conditioner(x, y, z):
    """what the unit on the left wall hangs on: its socket with the lead, a duct for the pipes to the outer wall"""
    duct = mat('duct', '#e9e6de', rough=0.4)
    outlet(x, y - 0.62, z + 0.16, 90, [(x + 0.05, y - 0.60, z + 0.06), (x + 0.05, y - 0.53, z + 0.03), (x + 0.06, y - 0.43, z + 0.09)], duct)
    box(x, x + 0.055, y + 0.435, 5.84, z + 0.04, z + 0.115, duct, bev=0.006)
    for q in (y + 0.47, y + 1.3, y + 2.1):
        box(x, x + 0.059, q, q + 0.06, z + 0.036, z + 0.119, duct, bev=0.004)


def by_the_table(ash, ashh, white):
    """trays of coiled grass over the boards; a plant; a sideboard for plates below the kalamkari"""
    for x, z, r, design in ((-0.07, 1.72, 0.21, 0), (-0.10, 2.16, 0.16, 1), (0.155, 1.99, 0.10, 2)):
        with turned(x, Y - 0.001, 0, z) as tray:
            coiled(r, design)
        tray.rotation_euler = (pi / 2, 0, 0)
    z = 1.142
    frame(1.36, Y - 0.022, z + 0.2105, 0.34, 0.42, picture('ikat mounted', mounted(ikat((150, 62, 40), (0.92, (229, 219, 196)), (0.78, (52, 70, 78)), (0.58, (198, 142, 58)), (0.40, (229, 219, 196)), (0.20, (150, 62, 40)))[:576, :432])), wood('walnut'))
    frame(1.78, Y - 0.022, z + 0.1605, 0.26, 0.32, mounted_photograph('foyer-jaali-console', (0.28, 0.16, 0.72, 0.98), 0.228 / 0.288), wood('ash'))
    vase('bottle', ceramic('#b9794f'), (1.58, Y - 0.043, z), 0.50)
    rubber_plant((X - 0.46, Y - 0.46, 0), 1.55, 4, ceramic('#d9d3c8'), clear=lambda p: p[0] < X - 0.02 and p[1] < Y - 0.06)
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
    outlet(X - 0.001, b - 0.04, 1.02, -90, [(X - 0.04, b - 0.05, 0.90), (X - 0.06, b - 0.07, 0.8295), (X - 0.09, b - 0.12, 0.8295), (X - 0.15, b - 0.19, 0.832)])
    vase('bowl', wood('teak'), (X - 0.2, (a + b) / 2 + 0.12, 0.826), 1.0)
    for i in range(6):
        sphere(0.036, mat('orange%d' % (i % 2), '#d98a2b', rough=0.5), (X - 0.2 + math.cos(i * 2.4) * 0.064 * (i > 0), (a + b) / 2 + 0.12 + math.sin(i * 2.4) * 0.064 * (i > 0), 0.826 + 0.066 + 0.032 * (i == 0)), 20)
    spot((1.3, Y - 0.5, 2.75), 16, 4000, 80, fixture=False)
    area((1.6, 4.7, 2.72), (2.6, 1.8), 7, 5200, dirv=(0, 0.15, -1), glossy=False)


CAMS = dict(
    flat_open.CAMS,
    breakfast=lambda: upright((-0.25, 1.55, 1.38), (-1.75, 3.95, 1.06), 36, 5.6, (-1.7, 3.5, 0.95)),
    living=lambda: panorama((0.15, -0.75, 1.48), 0),
    bar=lambda: panorama((-0.75, 2.42, 1.48), 0),
)
