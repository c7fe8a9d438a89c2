"""The double-height villa all round, for a walk: rooms/villa.py by day, and the entrance and the walls behind its cameras.

Cameras:  living (between the sofas and the entrance), gallery (by the rail upstairs). Both see all directions.
"""

from lib import *
from lib.drawings import ikat, portrait, printed
from lib.folk_toys import elephant
from rooms import villa

X, F, Y, GALLERY = 4.2, -2.0, 8.8, 3.124  # of villa.py: half the width, the walls before and behind, the floor upstairs


def build(v='A'):
    villa.build(v)
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.location.y < F + 0.3]:
        bpy.data.objects.remove(o)  # the photographers' fill light would stand before the entrance
    oak, across, straight = wood('oak'), wood('oak', horiz=True), wood('oak', straight=True)
    for o in bpy.data.objects:
        if o.name.startswith('wall') and abs(o.location.y - (F - 0.1)) < 0.01:
            o.data.materials[0] = limewash('#b79d84', 0.2)  # the entrance wall: clay
        elif o.name.startswith('wall') and abs(o.location.x - (X + 0.1)) < 0.01:
            o.data.materials[0] = limewash('#ecdcc4', 0.16)  # the wall of the stair: the day makes it bluer
    entrance(straight, across)
    console(-3.75, -1.75, across)
    bench(1.75, 3.65, across)
    under_the_stair(oak, across)
    sideboard(oak, across)
    gallery(straight, across)
    curtain_rail()
    dhurrie(-1.15, 1.15, -1.72, -0.62, ('#8a6a4a', '#e5dac6', '#a8694f', '#e5dac6'))
    rubber_plant((3.62, 0.25, 0), 2.0, 17, ceramic('#b7a88f'))
    with outdoors('left'):
        garden_ahead()
    for o in bpy.data.objects:
        if o.type == 'LIGHT' and o.data.type == 'AREA' and o.location.x < -X:  # the window: more of the day
            o.data.energy, o.data.color = 560, lin('#eceff5')
    for p in ((-2.75, -1.35), (0, -1.2), (2.7, -1.35)):
        spot((p[0], p[1], 6.0), 45, 3000, 48)
    area((0.2, 0.2, 5.7), (5.5, 3.0), 22, '#f4f3f0', dirv=(0, 0, -1), glossy=False)


def entrance(straight, across):
    """two leaves of oak with long brass handles in a portal of marble, slats around it up to the beams"""
    w, h = 1.02, 2.75
    for s in (-1, 1):
        a, b = sorted((s * 0.004, s * w))
        box(a, b, F + 0.001, F + 0.05, 0.006, h, straight, bev=0.003)
        for z in (0.62, 2.10):
            box(a + 0.14, b - 0.14, F + 0.049, F + 0.052, z - 0.006, z + 0.006, black(), bev=0)
        tube([(s * 0.10, F + 0.105, 0.70), (s * 0.10, F + 0.105, 2.0)], 0.014, brass(), smooth=False)
        for z in (0.78, 1.92):
            tube([(s * 0.10, F + 0.045, z), (s * 0.10, F + 0.105, z)], 0.009, brass(), smooth=False)
        a, b = sorted((s * w, s * (w + 0.12)))
        box(a, b, F + 0.001, F + 0.16, 0, h + 0.12, marble('calacatta', 2.2), bev=0.003)
        a, b = sorted((s * (w + 0.125), s * 1.62))
        slats(a, b, h + 0.12, straight)
    box(-w, w, F + 0.001, F + 0.16, h + 0.004, h + 0.12, marble('calacatta', 2.2), bev=0.003)
    slats(-1.62, 1.62, 5.775, straight, h + 0.123)
    switch_plate(1.76, F + 0.001, 1.15, 4, 'x', 1)


def slats(a, b, h, m, z=0.0):
    """upright battens on the wall behind the cameras"""
    n = int((b - a) / 0.05)
    box(a, b, F + 0.001, F + 0.012, z, h, m, bev=0)
    for i in range(n):
        x = a + (i + 0.5) * (b - a) / n
        box(x - 0.016, x + 0.016, F + 0.011, F + 0.04, z, h, m, bev=0.004)


def console(a, b, across):
    """marble on two drums, a round mirror, a lamp and a bowl for keys"""
    y = F + 0.40
    box(a, b, F + 0.001, y, 0.80, 0.84, marble('calacatta', 1.8, 0.12), bev=0.006)
    for x in (a + 0.42, b - 0.42):
        lathe([(0.15, 0), (0.155, 0.01), (0.15, 0.79), (0.15, 0.801)], across, (x, F + 0.20, 0), 56, 60)
    cyl(0.50, 0, 0.022, brass(), ((a + b) / 2, F + 0.001, 1.78), 96, rot=(-pi / 2, 0, 0))
    cyl(0.475, 0, 0.004, mirror(), ((a + b) / 2, F + 0.0225, 1.78), 96, rot=(-pi / 2, 0, 0))
    tablelamp(a + 0.34, F + 0.20, 0.84, ceramic('#7d8b7c'), h=0.62, power=7, r=0.2)
    z = books_stack(b - 0.75, F + 0.2, 0.84, 3, 21, 0.32, 0.22)
    vase('bowl', brass(0.3), (b - 0.75, F + 0.2, z), 0.6)
    vase('amph', ceramic('#a86c57'), (b - 0.28, F + 0.2, 0.84), 1.1)
    branches((b - 0.28, F + 0.2, 0.84 + 0.30), 0.62, 8, 16, '#7c8a5c', (0.06, 0.024), 0.45, 30)


def bench(a, b, across):
    """to take shoes off: an upholstered top on a drawer plinth, a lit shelf above, umbrellas beside it"""
    y = F + 0.46
    box(a, b, F + 0.001, y, 0.10, 0.40, across, bev=0.004)
    box(a + 0.05, b - 0.05, F + 0.001, y - 0.05, 0.0, 0.10, black(), bev=0)
    for i in range(1, 3):
        x = a + (b - a) * i / 3
        box(x - 0.002, x + 0.002, y - 0.001, y + 0.001, 0.12, 0.385, black(0.8), bev=0)
    padbox(b - a - 0.02, 0.44, 0.10, fabric('#cfc3b0', 0.2), ((a + b) / 2, F + 0.235, 0.45), 0.03, fabric('#8a7a62'), front=False, n=22)
    bolster(a + 0.16, F + 0.24, 0.50, fabric('#7d4a37', 0.3), 0.42, 0.085, 90, brass())
    foldedtowels(b - 0.30, F + 0.24, 0.50, 0.36, 0.34, ('#d8cbb2', '#8b5c46'), 3)
    box(a + 0.12, b - 0.12, F + 0.001, F + 0.20, 1.42, 1.45, across, bev=0.003)
    z, y = 1.45, F + 0.10
    vase('round', ceramic('#e6ddcb'), (a + 0.32, y, z), 0.72)
    vase('bottle', ceramic('#56634d'), (a + 0.56, y, z), 0.85)
    elephant(a + 0.92, y, z, 175)
    books_stack(b - 0.62, y, z, 3, 44, 0.22, 0.16)
    vase('bowl', brass(0.3), (b - 0.34, y, z), 0.55)
    for s in (-1, 1):
        sconce((a + b) / 2 + s * 0.72, F + 0.001, 2.12, brass(0.3), 'x', 1)
    cyl(0.115, 0, 0.52, brass(0.32), (b + 0.24, F + 0.22, 0), 48, 0.004)
    for k, c in enumerate(('#39434f', '#6e3b2f')):  # umbrellas in their stand
        with turned(b + 0.20 + 0.08 * k, F + 0.20 + 0.05 * k, 35 * k) as one:
            lathe(rounded([(0.004, 0.02), (0.008, 0.04), (0.026, 0.18), (0.034, 0.40), (0.030, 0.56), (0.014, 0.64)]), fabric(c, 0.2, 0.05), (0, 0, 0), 14, 20)
            tube([(0, 0, 0.60), (0, 0, 0.80), (0, 0.012, 0.84), (0, 0.045, 0.85), (0, 0.062, 0.81)], 0.010, wood('walnut'))
        one.rotation_euler = (0.05, -0.06 + 0.12 * k, 0.6 * k)


def under_the_stair(oak, across):
    """a low shelf along the wall with a brass uruli, a basket of throws and plants that grow towards the window"""
    box(X - 0.42, X - 0.001, 3.85, 5.75, 0.30, 0.34, across, bev=0.004)
    for y in (3.92, 5.68):
        box(X - 0.40, X - 0.001, y - 0.02, y + 0.02, 0, 0.301, oak, bev=0.003)
    urli(X - 0.22, 4.35, 0.34, 0.17, brass(0.26), 5)
    books_stack(X - 0.22, 5.0, 0.34, 4, 15, 0.28, 0.2, rot=90)
    vase('round', ceramic('#56634d'), (X - 0.22, 5.42, 0.34), 1.0)
    basket(X - 0.5, 3.35, 0, 0.22, 0.30)


def sideboard(oak, across):
    """under the gallery on the right: crockery behind doors, the family above; on the left wall a print and the switches"""
    a, b, x = 7.05, 8.45, X - 0.44
    box(x, X - 0.001, a, b, 0.14, 0.82, oak, bev=0.003)
    box(x - 0.02, X - 0.001, a - 0.01, b + 0.01, 0.82, 0.85, marble('calacatta', 1.8, 0.12), bev=0.004)
    for y in (a + 0.08, b - 0.08):
        for q in (x + 0.06, X - 0.06):
            cyl(0.018, 0, 0.142, brass(), (q, y, 0), 24)
    with turned(x - 0.021, (a + b) / 2, -90):
        fronts(-(b - a) / 2, (b - a) / 2, 0.145, 0.815, 0, across, 3, 1)
    for i in range(5):
        plate(X - 0.22, 7.35, 0.85 + i * 0.011, 0.125, ceramic('#ece4d6' if i % 2 else '#8f9c8a'))
    vase('bottle', ceramic('#c9b79c'), (X - 0.2, 8.12, 0.85), 1.0)
    vase('cyl', brass(0.3), (X - 0.26, 7.86, 0.85), 0.7)
    w = wood('walnut')
    for i, (y, sitters) in enumerate(((7.32, [(0.25, 0.44, 0.155, 'man'), (0.55, 0.49, 0.140, 'bride')]), (7.75, [(0.22, 0.36, 0.105, 'man'), (0.42, 0.38, 0.10, 'woman'), (0.61, 0.36, 0.105, 'man'), (0.32, 0.62, 0.085, 'child'), (0.52, 0.64, 0.080, 'child')]), (8.18, [(0.25, 0.42, 0.15, 'elder'), (0.54, 0.47, 0.14, 'woman')]))):
        frame(X, y, 1.62, 0.34, 0.44, portrait('portrait%d.png' % i, sitters), w, 'x')
    frame(-X, 7.45, 1.60, 0.95, 1.2, 'art10.png', across, 'x', face=1)
    switch_plate(-X + 0.001, 6.55, 1.15, 4, 'y', 1)


def gallery(straight, across):
    """upstairs on the right: the door to the bedrooms, with a red ikat beside it, a low cupboard with a lamp, a mirror"""
    z, a, b = GALLERY, 7.35, 8.25
    t = 0.07
    for y0, y1, z0, z1 in ((a - t, a, z, z + 2.12), (b, b + t, z, z + 2.12), (a - t - 0.02, b + t + 0.02, z + 2.12, z + 2.21)):
        box(X - 0.055, X - 0.001, y0, y1, z0, z1, straight, bev=0.004)
    for y0, y1 in ((a, a + 0.022), (b - 0.022, b)):  # the rebate: the leaf stands back from its frame
        box(X - 0.030, X - 0.001, y0, y1, z, z + 2.12, straight, bev=0.002)
    box(X - 0.030, X - 0.001, a + 0.022, b - 0.022, z + 2.098, z + 2.12, straight, bev=0.002)
    a, b = a + 0.022, b - 0.022
    box(X - 0.0008, X - 0.0002, a, b, z, z + 2.098, black(0.8), bev=0)
    box(X - 0.014, X - 0.002, a + 0.003, b - 0.003, z + 0.006, z + 2.095, straight, bev=0.002)
    for k in (0.95, 1.75):
        cyl(0.007, 0, 0.10, brass(), (X - 0.032, b - 0.002, z + k - 0.75), 16)
    sconce(X - 0.001, a - 0.30, z + 1.78, brass(0.3), 'y', -1)
    with turned(X - 0.001, 6.72, -90, z):
        red = ikat((146, 44, 30), (0.92, (234, 222, 194)), (0.78, (28, 32, 48)), (0.58, (206, 150, 62)), (0.38, (234, 222, 194)), (0.20, (146, 44, 30)))
        hanging_cloth(0.46, 0.72, 1.98, printed('ikat red', np.tile(red, (2, 1, 1))[:1320, :480], (0.46, 1.26)), straight)
    cyl(0.026, 0, 0.008, brass(), (X - 0.014, a + 0.08, z + 1.02), 32, rot=(0, -pi / 2, 0))
    tube([(X - 0.014, a + 0.08, z + 1.02), (X - 0.07, a + 0.08, z + 1.02), (X - 0.07, a + 0.21, z + 1.02)], 0.009, brass())
    box(1.95, 3.55, Y - 0.40, Y - 0.001, z + 0.02, z + 0.72, across, bev=0.003)
    with turned(2.75, Y - 0.421, 0):
        fronts(-0.8, 0.8, z + 0.03, z + 0.715, 0, straight, 4, 1)
    tablelamp(2.25, Y - 0.2, z + 0.72, ceramic('#a86c57'), h=0.5, power=6)
    books_stack(2.85, Y - 0.2, z + 0.72, 4, 33, 0.26, 0.2)
    vase('pot', ceramic('#56634d'), (3.25, Y - 0.2, z + 0.72), 0.8)
    with turned(2.75, Y - 0.001, 0, z):
        cyl(0.44, 0, 0.020, wood('walnut'), (0, 0, 1.60), 96, rot=(pi / 2, 0, 0))
        cyl(0.405, 0, 0.003, mirror(), (0, -0.0205, 1.60), 96, rot=(pi / 2, 0, 0))


def curtain_rail():
    """what the curtains of the tall window hang from"""
    x, z = -X + 0.22, 5.757
    tube([(x, -1.05, z), (x, 6.18, z)], 0.014, brass(), smooth=False)
    for y in (-1.0, 2.6, 6.12):
        tube([(-X + 0.0005, y, z), (x, y, z)], 0.010, brass(), smooth=False)


def garden_ahead():
    """the garden goes on before the house: seen from the gallery through the window"""
    x = -X
    grass(x - 13, x - 3.75, -18, -4, -0.10, '#6b9040', 900, 5)
    tilefloor(x - 3.6, x - 0.3, -18, -6, -0.03, kota(0.5), 0.9, 0.9, 0.006)
    box(x - 3.75, x - 3.6, -18, -6, -0.2, -0.02, limewash('#cbbfae', 0.1), bev=0.01)
    hedge(x - 14.4, x - 13.5, -26, -4, 1.5, -0.1, 6, '#4a7433', 0.8)
    rr = R.Random(14)
    for i in range(14):
        shrub(x - 11.2 + rr.uniform(-0.5, 0.7), -1.0 - i * 1.1, -0.12, rr.uniform(0.6, 1.25), rr.uniform(0.9, 1.4), 80 + i, rr.choice(['#55803a', '#6f9446', '#456f33']), flowers='#c25a86' if i % 4 == 1 else None)
    for i, (dx, y, h, crown) in enumerate(((15.5, -6.5, 7.4, 2.8), (11.0, -9.5, 6.2, 2.4), (18.0, -11.0, 8.6, 3.3), (22.0, -16.0, 8.4, 3.6), (13.0, -15.5, 7.2, 2.7), (26.0, -22.0, 9.2, 4.0), (17.0, -21.5, 7.8, 3.1), (24.0, -8.5, 8.0, 3.5))):
        tree(x - dx, y, -0.1, h, crown, 90 + i, ('#5f8a3c', '#6d934a', '#557f3b', '#75985a')[i % 4], dens=0.8)
    palm(x - 14.5, -4.2, -0.1, 8.0, 13)
    for i in range(9):
        tree(x - 20 - 2.2 * (i % 2), -6 - i * 3.1, -0.6, 3.4 + 0.7 * (i % 3), 2.2, 60 + i, ('#54793c', '#6c9152', '#5d8546')[i % 3], dens=0.8)


CAMS = dict(
    living=lambda: panorama((0.1, 0.55, 1.5), 0),
    gallery=lambda: panorama((0.9, 6.75, GALLERY + 1.5), 180),
)
