"""Home office for two in a flat, 3.2 x 3.6 m: one long ash desk under the window, sage walls, a grey monsoon noon.

Variants: A.
Cameras:  screen (upright: the desk's right half with screen, lamp and corkboard, from the door).
"""

from lib import *
from lib.workchairs import swivel

X, F, Y, H = 1.6, -1.8, 1.8, 2.8
WINDOW = (-1.36, 0.52, 0.93, 2.28)  # x from, to, sill, head
TOP = 0.74  # of the desk and the cabinets


def shell():
    sage, white = paint('#cdd3c8'), paint('#efece5')
    a, b, sill, head = WINDOW
    room(-X, X, F, Y, H, white, paint('#f4f2ed'), openings=[('B', a, b, sill, head)])
    box(-X, X, Y - 0.004, Y, 0, sill - 0.034, sage, bev=0)  # the window wall is sage, in four pieces round the opening
    for p, q, c, e in ((-X, a, sill - 0.034, H), (b, X, sill - 0.034, H), (a, b, head, H)):
        box(p, q, Y - 0.004, Y, c, e, sage, bev=0)
    floor(-X, X, F - 1.2, Y, 0, floorwood('oak'))
    skirt = lacquer('#e9e6de', 0.4)
    for q in ((-X, X, Y - 0.016, Y - 0.004), (-X, -X + 0.012, F, Y - 0.016), (X - 0.012, X, F, Y - 0.016)):
        box(*q, 0, 0.09, skirt, bev=0.002)


def window():
    a, b, sill, head = WINDOW
    alu = lacquer('#f0eee9', 0.35)
    windowframe('B', Y + 0.12, a, b, sill, head, alu, 2, t=0.045, d=0.06)
    pane('B', Y + 0.12, a, b, sill, head)
    box(a - 0.03, b + 0.03, Y - 0.035, Y + 0.09, sill - 0.03, sill, kota(0.3), bev=0.004)
    cloth, rail_m = drape('#e6dfd0'), wood('ash', horiz=True)
    m = (a + b) / 2
    romanblind(a + 0.012, m - 0.006, Y + 0.045, 1.93, head - 0.005, cloth, rail_m)
    romanblind(m + 0.006, b - 0.012, Y + 0.045, 1.78, head - 0.005, cloth, rail_m)
    outside('far', Y + 0.2, (a, b), 'tower', 'monsoon', floor=5, light=0.85, seed=2)
    area((m, Y + 0.36, (sill + head) / 2), (b - a, head - sill), 95, '#f1f4f6', dirv=(0, -1, 0), glossy=False)


def desk(m, front):
    """one board from wall to wall, a chest of drawers in the middle, a leg at either end"""
    y0 = Y - 0.68
    box(-X + 0.004, X - 0.004, y0, Y - 0.005, TOP - 0.034, TOP, m, bev=0.006)
    box(-X + 0.03, X - 0.03, Y - 0.10, Y - 0.03, TOP - 0.11, TOP - 0.0345, m, bev=0.003)
    box(-0.23, 0.17, y0 + 0.06, Y - 0.11, 0.07, TOP - 0.035, m, bev=0.002)
    box(-0.20, 0.14, y0 + 0.10, Y - 0.14, 0, 0.07, black(), bev=0)
    fronts(-0.23, 0.17, 0.072, TOP - 0.038, y0 + 0.04, front, 1, 3, hs=[0.44, 0.28, 0.28])
    for z in (0.335, 0.52, 0.69):  # a slot to pull by
        box(-0.09, 0.03, y0 + 0.034, y0 + 0.040, z - 0.011, z, brass(0.3), bev=0.001)
    for x0, x1 in ((-X + 0.03, -X + 0.07), (X - 0.46, X - 0.42)):
        box(x0, x1, y0 + 0.06, Y - 0.11, 0, TOP - 0.0345, m, bev=0.004)


def screen(x, y, w, rot):
    """a monitor on its foot, with misty hills; rot in degrees"""
    h, z = w * 9 / 16, 0.125
    with turned(x, y, rot, TOP):
        box(-w / 2 - 0.007, w / 2 + 0.007, -0.014, 0.012, z - 0.010, z + h + 0.007, black(0.4), bev=0.003)
        landscape(0, -0.0145, z, w, h, 0.5, 'plan')
        box(-0.02, 0.02, 0.0125, 0.03, 0.006, z + h * 0.5, black(0.4), bev=0.003)
        box(-0.11, 0.11, -0.07, 0.09, 0.0005, 0.007, black(0.4), bev=0.003)


def boxfile(x, z, y, c):
    """a lever arch file, 75 mm wide, its back to -y"""
    box(x, x + 0.072, y, y + 0.26, z + 0.0005, z + 0.315, mat('file' + c, c, rough=0.55, var=0.05), bev=0.003)
    box(x + 0.012, x + 0.060, y - 0.0008, y + 0.001, z + 0.15, z + 0.27, mat('label', '#f2efe6', rough=0.8), bev=0)
    lathe([(0.010, 0.0), (0.013, 0.0014), (0.015, 0.0)], steel(), (x + 0.036, y - 0.0005, z + 0.07), 24, rot=(pi / 2, 0, 0))


def shelves(ash, white):
    """cabinets as high as the desk on the right wall, three boards above; x runs from the desk (-) to the door (+)"""
    with turned(X, 0.06, -90):
        a, b, d = -1.04, 1.30, 0.40
        box(a, b, -d + 0.02, -0.013, 0.08, TOP - 0.03, white, bev=0.002)
        box(a, b, -d + 0.06, -0.013, 0, 0.08, black(), bev=0)
        fronts(a, b, 0.085, TOP - 0.034, -d, white, 4, 1)
        box(a, b, -d - 0.01, -0.001, TOP - 0.029, TOP, ash, bev=0.005)
        for z in (1.14, 1.56, 1.98):
            box(a, b, -0.29, -0.001, z - 0.03, z, ash, bev=0.004)
            for x in (a + 0.14, a + 1.0, a + 1.86):
                box(x, x + 0.02, -0.26, -0.002, z - 0.055, z - 0.0305, brass(0.3), bev=0.002)
        for k, c in enumerate(('#6f8580', '#6f8580', '#d9d2c2', '#b5673f', '#6f8580', '#d9d2c2', '#d9d2c2')):
            boxfile(a + 0.10 + 0.076 * k, 1.14, -0.28, c)
        books_row(a + 0.98, b - 0.3, -0.24, 1.14, 0.17, 0.27, 5)
        vase('round', ceramic('#c08a3e'), (a + 0.80, -0.15, 1.14), 0.62)
        books_row(a + 0.42, a + 1.0, -0.24, 1.56, 0.17, 0.27, 12)
        books_stack(a + 1.22, -0.15, 1.56, 3, 4, 0.25, 0.19)
        books_row(a + 1.45, b - 0.1, -0.24, 1.56, 0.17, 0.26, 9)
        basket(a + 0.24, -0.15, 1.98, 0.115, 0.15, handles=False)
        vase('amph', ceramic('#e6dfd0'), (a + 0.60, -0.15, 1.98), 0.72)
        books_row(a + 0.86, a + 1.4, -0.24, 1.98, 0.17, 0.25, 21)
        for k in range(2):  # boxes for cables and papers, a tray
            box(a + 0.14 + 0.30 * k, a + 0.40 + 0.30 * k, -0.36, -0.06, TOP + 0.0005, TOP + 0.17, fabric(('#b9ad97', '#6f8580')[k], 0.2), bev=0.008)
        books_stack(a + 0.98, -0.2, TOP, 4, 17, 0.29, 0.21)
    snake_plant((X - 0.145, 0.06 + 0.80, 1.56), 0.36, 3, ceramic('#b5673f'), n=11, clear=[('x', '<', X - 0.02), ('z', '<', 1.93)])


def pinboard(x0, x1, z0, z1):
    """cork in an ash frame; two prints, swatches and notes"""
    y, ash = Y - 0.0045, wood('ash', horiz=True)
    cork = mat('cork', '#b9956a', rough=1, tex='boucle.png', size=0.09, ramp=[(0, '#8f6f49'), (1, '#c4a379')], bump=[('boucle_h.png', 0.09, 0.4, 0.002)])
    box(x0 + 0.018, x1 - 0.018, y - 0.012, y, z0 + 0.018, z1 - 0.018, cork, bev=0)
    for q in ((x0, x1, z0, z0 + 0.018), (x0, x1, z1 - 0.018, z1), (x0, x0 + 0.018, z0 + 0.018, z1 - 0.018), (x1 - 0.018, x1, z0 + 0.018, z1 - 0.018)):
        box(q[0], q[1], y - 0.022, y, q[2], q[3], ash, bev=0.002)
    for k, (u, v, w, h, c) in enumerate(((0.40, 0.16, 0.13, 0.10, '#f3efe4'), (0.58, 0.13, 0.09, 0.13, '#cdd3c8'), (0.42, 0.31, 0.07, 0.07, '#e3c98a'), (0.56, 0.33, 0.10, 0.07, '#b5673f'), (0.56, 0.425, 0.10, 0.07, '#6f8580'), (0.56, 0.52, 0.10, 0.07, '#c9b594'))):
        box(x0 + u, x0 + u + w, y - 0.0145 - 0.0004 * k, y - 0.0125, z0 + v - 0.04, z0 + v - 0.04 + h, mat('note' + c, c, rough=0.9), bev=0, rot=0)
    for k, (u, v, w, art) in enumerate(((0.08, 0.08, 0.26, 'art7.png'), (0.10, 0.46, 0.15, 'art16.png'), (0.30, 0.47, 0.15, 'art5.png'))):
        h, yy = w * 4 / 3 if k else w * 1.3, y - 0.0145
        plane([(x0 + u, yy, z0 + v), (x0 + u + w, yy, z0 + v), (x0 + u + w, yy, z0 + v + h), (x0 + u, yy, z0 + v + h)], imgmat(art, 0.8))
        sphere(0.006, brass(0.3), (x0 + u + w / 2, yy - 0.004, z0 + v + h - 0.012), 12)


def things(ash):
    """what lies on the desk"""
    paper, dark = mat('paper', '#f4f0e6', rough=0.9), mat('keys', '#e6e4de', rough=0.5)
    box(0.72, 1.14, Y - 0.50, Y - 0.38, TOP + 0.0005, TOP + 0.014, dark, bev=0.004)
    box(0.735, 1.125, Y - 0.49, Y - 0.39, TOP + 0.0142, TOP + 0.017, mat('keycap', '#f7f5f0', rough=0.5), bev=0.001)
    softbox(0.06, 0.10, 0.03, dark, (1.24, Y - 0.44, TOP + 0.015), r=0.014, puff=0.004, wr=0, n=8)
    box(-1.22, -1.04, Y - 0.52, Y - 0.27, TOP + 0.0005, TOP + 0.012, mat('notebook', '#31504f', rough=0.6), bev=0.003, rot=0.12)
    box(-0.40, -0.20, Y - 0.56, Y - 0.28, TOP + 0.0005, TOP + 0.003, paper, bev=0, rot=-0.10)
    tube([(-0.33, Y - 0.50, TOP + 0.008), (-0.26, Y - 0.38, TOP + 0.008)], 0.004, mat('pen', '#22303a', rough=0.4), smooth=False)
    cup(0.42, Y - 0.40, TOP)
    x, y = 0.02, Y - 0.24
    lathe([(0.0001, 0.001), (0.036, 0.001), (0.038, 0.10), (0.035, 0.10), (0.034, 0.006), (0.0001, 0.006)], ceramic('#b5673f'), (x, y, TOP), 32, 50)
    for q in range(5):
        c = ('#d8c39a', '#31504f', '#c08a3e', '#e9e2d2', '#6f8580')[q]
        tube([(x + 0.010 * math.cos(q), y + 0.010 * math.sin(q), TOP + 0.01), (x + 0.031 * math.cos(q), y + 0.031 * math.sin(q), TOP + 0.165 + 0.012 * (q % 3))], 0.0035, mat('pencil' + c, c), smooth=False)
    books_stack(-0.12, Y - 0.22, TOP, 2, 6, 0.20, 0.15)
    snake_plant((-1.33, 0.80, 0), 0.90, 4, ceramic('#e6dfd0'), n=15, clear=[('x', '>', -X + 0.02), ('y', '<', 1.10)])
    books_stack(-1.42, Y - 0.22, TOP, 3, 3, 0.24, 0.18, 0.1)


def cables():
    """what feeds screen, laptop and lamps: down one hole in the board, and over its back edge"""
    cord, white = mat('cord', '#2a2a2b', rough=0.6), mat('cord white', '#dedbd3', rough=0.5)
    lathe(rounded([(0.026, 0.0005), (0.033, 0.0005), (0.034, 0.003), (0.030, 0.004), (0.026, 0.0015)]), black(0.5), (0.70, Y - 0.13, TOP), 40, 40)
    lathe([(0.0001, 0.0006), (0.027, 0.0006)], mat('hole', '#0d0d0d', rough=1), (0.70, Y - 0.13, TOP), 40)
    z = TOP + 0.003
    for k, P in enumerate((
        [(0.945, Y - 0.176, TOP + 0.17), (0.94, Y - 0.12, TOP + 0.12), (0.90, Y - 0.10, z + 0.02), (0.82, Y - 0.09, z), (0.74, Y - 0.115, z), (0.708, Y - 0.13, z + 0.002), (0.704, Y - 0.13, TOP - 0.02)],
        [(0.925, Y - 0.176, TOP + 0.15), (0.92, Y - 0.13, TOP + 0.08), (0.86, Y - 0.12, z), (0.79, Y - 0.13, z), (0.73, Y - 0.135, z), (0.698, Y - 0.132, z + 0.002), (0.696, Y - 0.13, TOP - 0.02)],
        [(0.72, Y - 0.40, z + 0.004), (0.70, Y - 0.34, z), (0.73, Y - 0.25, z), (0.68, Y - 0.19, z), (0.694, Y - 0.135, z + 0.002), (0.694, Y - 0.13, TOP - 0.02)],
        [(0.44, Y - 0.13, z + 0.006), (0.50, Y - 0.10, z), (0.58, Y - 0.13, z), (0.64, Y - 0.11, z), (0.69, Y - 0.128, z + 0.002), (0.692, Y - 0.13, TOP - 0.02)],
    )):
        tube(P, (0.0032, 0.0032, 0.0018, 0.0024)[k], white if k == 2 else cord, res=12)['afloat'] = True


def build(v='A'):
    reset(131)
    world('#e6ebee', 0.45)
    ash, white = wood('ash', horiz=True), lacquer('#eceae3', 0.42)
    shell()
    window()
    desk(ash, lacquer('#8fa198', 0.4))
    shelves(ash, white)
    pinboard(0.66, 1.46, 1.30, 2.00)
    screen(0.93, Y - 0.20, 0.60, -4)
    laptop(-0.74, Y - 0.36, TOP, 6)
    mustard = mat('mustard', '#b98a35', rough=0.4)
    desklamp(-1.14, Y - 0.16, TOP + 0.0005, mustard, -24)
    desklamp(0.40, Y - 0.16, TOP + 0.0005, mustard, -16)
    things(ash)
    cables()
    wool = fabric('#5f7f7a', 0.25)
    swivel(-0.70, 0.84, 196, wool, ash)
    swivel(0.74, 0.66, 146, wool, ash)
    split_ac(-X, 1.24, 2.24, 0.86, 'y', 1)
    frame(-X, 0.98, 1.62, 0.50, 0.66, 'art13.png', wood('ash'), 'x', face=1)
    switch_plate(-0.03, Y - 0.0045, 0.84, 4, socket=True)
    # the hall behind the camera is light too
    area((0, F - 0.5, 1.9), (2.6, 1.8), 14, '#fff6ea', dirv=(0, 1, 0), glossy=False)


CAMS = dict(screen=lambda: upright((-0.50, -0.80, 1.22), (0.80, 1.75, 1.04), 33, 4.5, (0.90, 1.5, 0.95)))
