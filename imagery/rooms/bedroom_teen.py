"""A fifteen-year-old's room in a tower flat, 3.0 x 3.6 m: lilac-grey dado, ash joinery, a plum bed under the window, late afternoon sun.

Variants: A.
Cameras:  desk (the desk with its shelves at the right, the bed and the window at the left).
The wall behind the camera stands further back than in the flat, so that the room fits the frame.
"""

from lib import *
from lib.hobbies import cactus, guitar, headphones, medal, racquet, schoolbag, sneaker, trophy
from lib.workchairs import taskchair

X, F, Y, H = 1.5, -3.2, 1.8, 2.75
WINDOW = (0.15, 1.45, 1.0, 2.22)  # y from, to, sill, head
DADO, TOP = 1.2, 0.74
BED = (-1.49, -0.55, -0.30, 1.66)  # x from, to, y from, to; a ledge stands behind its head

LILAC, PLUM, MUSTARD, WHITE = '#9692ad', '#553049', '#bd8f34', '#eee9e1'


# ------------------------------------------------------------- shell
def shell():
    wall_m, lilac = paint(WHITE), paint(LILAC)
    a, b, sill, head = WINDOW
    room(-X, X, F, Y, H, wall_m, paint('#f3f0ea'), openings=[('L', a, b, sill, head)], front=True)
    box(-X + 0.004, X, Y - 0.004, Y, 0, DADO, lilac, bev=0)
    for p, q, top in ((F, a, DADO), (a, b, sill - 0.034), (b, Y, DADO)):
        box(-X, -X + 0.004, p, q, 0, top, lilac, bev=0)
    tile = mat('vitrified', '#d3cbbf', rough=0.2, var=0.02)
    tilefloor(-X, X, F, Y, 0, tile, 0.8, 0.8)
    skirt = lacquer('#e9e5dd', 0.4)
    for q in ((-X + 0.0165, X - 0.0125, Y - 0.016, Y - 0.0045), (-X + 0.0045, -X + 0.016, F, Y - 0.0045), (X - 0.012, X, F, Y - 0.0045)):
        box(*q, 0, 0.09, skirt, bev=0.002)


def window():
    a, b, sill, head = WINDOW
    alu = lacquer('#efede8', 0.35)
    windowframe('L', -X - 0.11, a, b, sill, head, alu, 2, t=0.045, d=0.06)
    pane('L', -X - 0.11, a, b, sill, head)
    box(-X - 0.08, -X + 0.03, a - 0.03, b + 0.03, sill - 0.03, sill, lacquer('#e6e2da', 0.3), bev=0.004)
    for k in range(1, 6):  # safety grille
        z = sill + (head - sill) * k / 6
        tube([(-X - 0.175, a, z), (-X - 0.175, b, z)], 0.005, mat('grille', '#8a8780', rough=0.5), smooth=False)
    m = (a + b) / 2
    with turned(-X, m, 90):
        romanblind(a - m + 0.012, -0.006, 0.045, 1.86, head - 0.005, drape('#ddd6d4'), wood('ash', horiz=True))
        romanblind(0.006, b - m - 0.012, 0.045, 1.94, head - 0.005, drape('#ddd6d4'), wood('ash', horiz=True))
    outside('left', -X - 0.2, (a, b), 'tower', 'late', floor=6, light=0.5, seed=2)
    area((-X - 0.30, m, (sill + head) / 2), (b - a, head - sill), 70, '#f3eee8', dirv=(1, 0, -0.05), glossy=False)
    sun(213, 15, 14, 1.6, 3700)


# ------------------------------------------------------------- bed
def duvet(cx, cy, top, w, l, m, piping, throw, y0, y1):
    """the duvet of the cloth solver on a narrow bed: its top drawn in, its sides hanging 0.2 m, a throw across it
    from y0 to y1; returns the height of its surface"""
    d = np.load(T + 'duvet_neat.npz')
    V = d['V'].astype(float).copy()
    x, y, z = V.T
    out = np.maximum(np.abs(x) - 0.9, 0)
    room_side = x > 0
    V[:, 0] = np.sign(x) * (np.minimum(np.abs(x), 0.9) / 0.9 * w / 2 + out * np.where(room_side, 0.5, 0.12))
    V[:, 1] = np.where(y < -1, -l / 2 + (y + 1) * 0.35, y * l / 2)
    drop = np.maximum(0.55 - z, 0)
    V[:, 2] = np.where(z > 0.55, (z - 0.55) * 1.15, -0.205 * (1 - np.exp(-drop / 0.205)))
    for v in V:  # a few soft hollows: it is filled with cotton
        f = min(1, max(0, v[2] + 0.10) / 0.10)
        v[2] += f * (0.026 * noise.noise(Vector((v[0] * 3.6, v[1] * 2.8, 3))) + 0.012 * noise.noise(Vector((v[0] * 9 + v[1] * 4, v[1] * 5, 8))))
    V += np.array((cx, cy, top))
    me = pmesh('duvet', V.tolist(), d['F'].tolist())
    me.materials.append(m)
    me.materials.append(piping)
    me.polygons.foreach_set('material_index', d['M'].astype(np.int32))
    obj('duvet', me, smooth=180)
    F = []
    for f in me.polygons:  # the throw follows the upper side of the duvet, and the side that faces the room
        c, n = f.center, f.normal
        if y0 < c.y < y1 and c.z > top - 0.14 and (n.z > 0.25 or (n.x > 0 and c.x > cx + w / 2 - 0.02)):
            F.append(tuple(f.vertices))
    used = sorted({i for f in F for i in f})
    new = {v: i for i, v in enumerate(used)}
    N = [me.vertices[v].normal for v in used]
    P = [Vector(V[v]) + n * 0.009 for v, n in zip(used, N)]
    for p in P:  # straight edges
        p.y, p.z = min(max(p.y, y0), y1), max(p.z, top - 0.14)
    o = obj('throw', pmesh('throw', P, [tuple(new[v] for v in f) for f in F]), throw, smooth=180)
    s = o.modifiers.new('so', 'SOLIDIFY')
    s.thickness, s.offset = 0.006, 1
    return lambda px, py: V[(np.abs(V[:, 0] - px) < 0.02) & (np.abs(V[:, 1] - py) < 0.02), 2].max()


def bed(ash):
    """a single bed with two drawers along its side, a boxed ledge of ash behind the pillows"""
    x0, x1, y0, y1 = BED
    low, rim = 0.08, 0.36
    box(x0 + 0.06, x1 - 0.10, y0 + 0.08, y1, 0, low, lacquer('#3a3437', 0.5), bev=0)
    box(x0, x1 - 0.024, y0, y1, low, rim, ash, bev=0.004)
    ym = (y0 + y1) / 2
    for p, q, out in ((y0 + 0.004, ym - 0.002, 0.0), (ym + 0.002, y1 - 0.004, 0.035)):
        o = 0.022
        box(x1 - o + out, x1 + out, p, q, low + 0.004, rim - 0.006, ash, bev=0.003)
        if out:
            box(x1 - 0.023, x1 - o + out - 0.0005, p + 0.02, q - 0.02, low + 0.02, rim - 0.05, wood('ash'), bev=0)
        c = (p + q) / 2
        box(x1 + out - 0.002, x1 + out + 0.0008, c - 0.075, c + 0.075, rim - 0.062, rim - 0.040, mat('slot', '#3b2f2a', rough=0.8), bev=0.0005)
    w, l, top = 0.88, 1.90, 0.555
    cx, cy = (x0 + x1) / 2 - 0.005, y1 - 0.012 - l / 2
    sheet = fabric('#e9e5e6', 0.06)
    softbox(w, l, 0.22, sheet, (cx, cy, top - 0.11), r=0.06, puff=0.004, wr=0.003)
    at = duvet(cx, cy, top, w, l, fabric(PLUM, 0.16, 0.30, 0.3, 0.2), fabric('#8a6486', 0.2), boucle('#d8cebd'), -0.20, 0.17)
    simmesh('pillow_long', fabric('#e9e5e6', 0.08, 0.3, 0.3, 0.2), (cx - 0.02, y1 - 0.18, top + 0.21), (math.radians(64), 0.03, 0.04), 1.06)
    simmesh('pillow_long', fabric('#a8a2c2', 0.12, 0.3, 0.3, 0.2), (cx + 0.03, y1 - 0.37, top + 0.195), (math.radians(52), 0.02, -0.05), 0.98)
    simmesh('pillow', fabric(MUSTARD, 0.25), (cx + 0.05, y1 - 0.57, top + 0.20), (math.radians(52), 0.05, -0.14), 0.80)
    openbook(cx + 0.13, 0.42, at(cx + 0.13, 0.42) + 0.004, 32, '#34566b')
    # the ledge
    z = 0.93
    box(-X + 0.006, -0.506, y1 + 0.018, Y - 0.006, 0.092, z - 0.026, ash, bev=0.002)
    box(-X + 0.006, -0.504, y1 + 0.008, Y - 0.006, z - 0.0255, z, ash, bev=0.004)
    books_stack(-1.36, y1 + 0.075, z, 2, 6, 0.17, 0.12)
    vase('cyl', ceramic('#d8d2cb'), (-0.62, y1 + 0.075, z), 0.50)
    cactus(-0.62, y1 + 0.075, z + 0.105)


# ------------------------------------------------------------- what hangs on the wall


def sheet(x, z, w, h, m, y, rot=0.0, uv=((0, 0), (1, 0), (1, 1), (0, 1))):
    """a paper in the plane y facing -y about x, z, turned by rot degrees; returns its own coordinates as a function"""
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    at = lambda u, v, d=0.0: (x + u * c - v * s, y - d, z + u * s + v * c)
    plane([at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)], m, 'sheet', uv)
    return at


def polaroid(x, z, y, art, uv, rot=0.0, pin=None):
    at = sheet(x, z, 0.088, 0.107, mat('polaroid', '#f4f1ea', rough=0.5), y, rot)
    q = [at(-0.038, -0.030, 0.0005), at(0.038, -0.030, 0.0005), at(0.038, 0.046, 0.0005), at(-0.038, 0.046, 0.0005)]
    u0, v0, d = uv
    plane(q, imgmat(art, 0.35), 'photo', ((u0, v0), (u0 + d, v0), (u0 + d, v0 + d * 0.75), (u0, v0 + d * 0.75)))
    if pin:
        sphere(0.0055, pin, at(0, 0.049, 0.004), 12)


def timetable(x, z, y, rot=0.0):
    """a school timetable, 30 x 21 cm: a head, a column of hours, coloured lessons"""
    at = sheet(x, z, 0.30, 0.215, mat('paper', '#f4f1e9', rough=0.9), y, rot)
    g = R.Random(4)
    colours = ['#b7b2d0', '#e0c27f', '#c99a8c', '#9fb3bf', '#d9d4cb', '#b58aa8']
    cw, ch = 0.040, 0.0195
    for i in range(6):
        for j in range(8):
            u, v = -0.105 + i * cw, 0.066 - j * ch
            c = '#4a4560' if j == 0 else g.choice(colours)
            if j and g.random() < 0.12:
                continue
            q = [at(u, v - ch + 0.002, 0.0005), at(u + cw - 0.002, v - ch + 0.002, 0.0005), at(u + cw - 0.002, v, 0.0005), at(u, v, 0.0005)]
            plane(q, mat('lesson' + c, c, rough=0.9))
    for j in range(1, 8):
        v = 0.066 - j * ch
        plane([at(-0.138, v - 0.013, 0.0005), at(-0.112, v - 0.013, 0.0005), at(-0.112, v - 0.008, 0.0005), at(-0.138, v - 0.008, 0.0005)], mat('print', '#6d6a72', rough=0.9))
    plane([at(-0.138, 0.080, 0.0005), at(-0.02, 0.080, 0.0005), at(-0.02, 0.092, 0.0005), at(-0.138, 0.092, 0.0005)], mat('print', '#6d6a72', rough=0.9))


def pinboard(x0, x1, z0, z1):
    """a board of mauve felt in an ash frame: timetable, polaroids, notes"""
    y, ash = Y - 0.0005, wood('ash', horiz=True)
    box(x0 + 0.016, x1 - 0.016, y - 0.012, y - 0.004, z0 + 0.016, z1 - 0.016, fabric('#857e8e', 0.12, 0.3, 0.2, 0.6), bev=0)
    for q in ((x0, x1, z0, z0 + 0.016), (x0, x1, z1 - 0.016, z1), (x0, x0 + 0.016, z0 + 0.016, z1 - 0.016), (x1 - 0.016, x1, z0 + 0.016, z1 - 0.016)):
        box(q[0], q[1], y - 0.020, y - 0.004, q[2], q[3], ash, bev=0.002)
    f = y - 0.0135
    gold, plum, white = mat('pin' + MUSTARD, MUSTARD, rough=0.4), mat('pin' + PLUM, PLUM, rough=0.4), mat('pinw', '#f2efe8', rough=0.4)
    timetable(x0 + 0.23, z1 - 0.16, f, 0)
    for s in (-1, 1):
        sphere(0.0055, plum, (x0 + 0.23 + s * 0.135, f - 0.004, z1 - 0.062), 12)
    for u, v, art, uv, rot in (
        (0.475, 0.44, 'art2.png', (0.1, 0.35, 0.8), -3), (0.585, 0.455, 'art14.png', (0.2, 0.05, 0.7), 4), (0.70, 0.435, 'art6.png', (0.15, 0.3, 0.75), -2),
        (0.53, 0.315, 'art12.png', (0.05, 0.1, 0.85), 3), (0.65, 0.305, 'art17.png', (0.0, 0.4, 0.7), -5), (0.78, 0.325, 'art9.png', (0.05, 0.3, 0.8), 2),
    ):  # fmt: skip
        polaroid(x0 + u, z0 + v, f, art, uv, rot, gold if rot > 0 else plum)
    note = lambda u, v, w, h, c, rot, k: sheet(x0 + u, z0 + v, w, h, mat('note' + c, c, rough=0.9), f - 0.0004 * k, rot)
    note(0.11, 0.20, 0.10, 0.15, '#efe9da', -2, 1)
    note(0.235, 0.225, 0.076, 0.076, '#e2c26f', 3, 2)
    note(0.33, 0.21, 0.076, 0.076, '#bdb6d8', -4, 3)
    note(0.27, 0.115, 0.14, 0.09, '#f4f1e9', 1.5, 4)
    note(0.46, 0.15, 0.105, 0.148, '#8b5f80', 2, 5)
    note(0.75, 0.145, 0.15, 0.10, '#efe9da', -3, 6)
    for u, v, m in ((0.11, 0.268, gold), (0.235, 0.256, white), (0.33, 0.241, white), (0.27, 0.153, plum), (0.46, 0.217, gold), (0.75, 0.188, plum)):
        sphere(0.0055, m, (x0 + u, f - 0.006, z0 + v), 12)


# ------------------------------------------------------------- desk
def desk(ash, white):
    """from the bed to the right wall: one board, drawers at its right end, two shelves over it"""
    y0, a, b = Y - 0.60, -0.50, X - 0.002
    box(a, b, y0, Y - 0.0055, TOP - 0.034, TOP, ash, bev=0.005)
    box(a + 0.002, a + 0.034, y0 + 0.03, Y - 0.018, 0, TOP - 0.0345, wood('ash'), bev=0.003)
    box(a + 0.035, 1.045, Y - 0.06, Y - 0.035, TOP - 0.14, TOP - 0.0345, ash, bev=0.002)
    p, q = 1.05, X - 0.016
    box(p, q, y0 + 0.05, Y - 0.02, 0.092, TOP - 0.035, white, bev=0.002)
    box(p + 0.01, q, y0 + 0.09, Y - 0.02, 0, 0.092, black(), bev=0)
    fronts(p, q, 0.094, TOP - 0.040, y0 + 0.03, white, 1, 3, hs=[0.44, 0.28, 0.28])
    for z in (0.300, 0.500, 0.668):  # a round hole to pull by
        cyl(0.016, 0, 0.0016, mat('slot', '#3b2f2a', rough=0.8), ((p + q) / 2, y0 + 0.0305, z), 28, 0.0005, rot=(pi / 2, 0, 0))
    for z in (1.70, 2.06):
        box(-0.42, X - 0.002, Y - 0.245, Y - 0.001, z - 0.028, z, ash, bev=0.004)
        for x in (-0.24, 0.54, 1.32):
            box(x - 0.011, x + 0.011, Y - 0.21, Y - 0.001, z - 0.034, z - 0.0285, lacquer('#d9d5cf', 0.4), bev=0.001)
            box(x - 0.011, x + 0.011, Y - 0.007, Y - 0.001, z - 0.13, z - 0.0345, lacquer('#d9d5cf', 0.4), bev=0.001)
    profile((-0.38, Y - 0.20, 1.6715), (1.46, Y - 0.20, 1.6715), (0, 0.25, -1), 0.012, 3100, 1.9, '#ffe9cc', 3.5)


def on_shelves():
    y = Y - 0.225
    # lower shelf
    books_row(-0.38, 0.16, y, 1.70, 0.16, 0.245, 8)
    cube(0.34, Y - 0.13, books_stack(0.34, Y - 0.125, 1.70, 3, 14, 0.22, 0.16))
    books_row(0.60, 1.02, y, 1.70, 0.16, 0.25, 23)
    box(1.10, 1.42, Y - 0.22, Y - 0.03, 1.7005, 1.85, fabric('#857a80', 0.2), bev=0.012, seg=3)
    # upper shelf
    trophy(-0.27, Y - 0.12, 2.06, 1.12)
    trophy(-0.09, Y - 0.12, 2.06, 0.82, steel(0.24))
    trophy(0.07, Y - 0.12, 2.06, 0.92)
    books_row(0.24, 0.62, y, 2.06, 0.16, 0.235, 31)
    frame(0.86, Y - 0.06, 2.06 + 0.132, 0.20, 0.26, 'art5.png', wood('ash'), 'y', 0.018)
    money_plant((1.22, Y - 0.125, 2.06), 0.42, 4, ceramic('#d8d2cb'), vines=7, r=0.075, clear=[('y', '<', Y - 0.01), ('x', '<', X - 0.01)])
    for dx, c in ((0.0, '#6d4a80'), (0.055, '#c19a3f')):  # medals over the end of the upper bracket
        sphere(0.004, brass(0.3), (-0.36 + dx, Y - 0.2455, 2.046), 10)
        medal(-0.36 + dx, Y - 0.248, 2.046, c, 0.13 + 0.6 * dx)


def cube(x, y, z):
    """a puzzle cube, 57 mm"""
    s, g = 0.0567, R.Random(2)
    with turned(x, y, 28, z):
        box(-s / 2, s / 2, -s / 2, s / 2, 0.0005, s, black(0.4), bev=0.003)
        cols = ['#e9e6df', '#c7a23a', '#a8432f', '#3d6b9a', '#4b8a5a', '#cf7a34']
        for i in range(3):
            for j in range(3):
                u, v, e = -s / 2 + s * i / 3, s * j / 3, s / 3
                box(u + 0.0015, u + e - 0.0015, -s / 2 - 0.0006, -s / 2 + 0.001, v + 0.002, v + e - 0.001, mat('cube' + (c := g.choice(cols)), c), bev=0.0005)
                c = g.choice(cols)
                box(-s / 2 - 0.0006, -s / 2 + 0.001, u + 0.0015, u + e - 0.0015, v + 0.002, v + e - 0.001, mat('side' + c, c), bev=0.0005)


def on_desk():
    paper = mat('paper', '#f4f1e9', rough=0.9)
    laptop(0.66, Y - 0.33, TOP, -5)
    desklamp(0.19, Y - 0.17, TOP + 0.0005, mat('enamel', MUSTARD, rough=0.38), 16)
    books_row(1.12, X - 0.02, Y - 0.24, TOP, 0.17, 0.255, 12, lean=False)
    box(1.104, 1.112, Y - 0.23, Y - 0.12, TOP + 0.0005, TOP + 0.14, lacquer('#d9d5cf', 0.4), bev=0.001)
    x, y = 0.98, Y - 0.16
    lathe([(0.0001, 0.001), (0.038, 0.001), (0.040, 0.105), (0.037, 0.105), (0.036, 0.006), (0.0001, 0.006)], ceramic('#a8a2c2'), (x, y, TOP), 32, 50)
    for q in range(6):
        c = ('#d8c39a', '#4a4560', MUSTARD, '#e9e2d2', '#8b5f80', '#3d6b9a')[q]
        tube([(x + 0.010 * math.cos(q), y + 0.010 * math.sin(q), TOP + 0.01), (x + 0.032 * math.cos(q), y + 0.032 * math.sin(q), TOP + 0.165 + 0.012 * (q % 3))], 0.0035, mat('pencil' + c, c), smooth=False)
    # an exercise book lies open, papers under it, a phone, a mug
    box(-0.16, 0.05, Y - 0.50, Y - 0.21, TOP + 0.0005, TOP + 0.0025, paper, bev=0, rot=0.16)
    for s in (-1, 1):
        o = box(-0.072, 0.072, -0.105, 0.105, -0.004, 0.004, mat('leafpaper', '#f6f3ec', rough=0.9), bev=0.002)
        o.location, o.rotation_euler = (0.02 + s * 0.0715, Y - 0.44 + s * 0.007, TOP + 0.0085), (0, s * -0.03, 0.10)
    tube([(0.05, Y - 0.52, TOP + 0.0185), (0.11, Y - 0.40, TOP + 0.0185)], 0.0042, mat('pen', '#4a4560', rough=0.4), smooth=False)
    box(0.90, 0.972, Y - 0.50, Y - 0.352, TOP + 0.0005, TOP + 0.0085, black(0.2), bev=0.003, rot=-0.2)
    cup(-0.33, Y - 0.36, TOP, ceramic('#8b5f80'), saucer=False)
    books_stack(-0.32, Y - 0.16, TOP, 3, 19, 0.24, 0.17, 0.06)
    switch_plate(0.42, Y - 0.0045, 0.86, 4, socket=True)
    # on the wall right of the board: a poster, headphones on a hook under the shelf
    at = sheet(0.87, 1.33, 0.33, 0.44, imgmat('art6.png', 0.8), Y - 0.006)
    for s in (-1, 1):
        plane([at(s * 0.165 - 0.022, 0.205, 0.0006), at(s * 0.165 + 0.022, 0.205, 0.0006), at(s * 0.165 + 0.022, 0.222, 0.0006), at(s * 0.165 - 0.022, 0.222, 0.0006)], mat('tape', MUSTARD, rough=0.8))
    tube([(1.27, Y - 0.12, 1.675), (1.27, Y - 0.12, 1.625), (1.27, Y - 0.14, 1.612), (1.27, Y - 0.155, 1.628)], 0.004, black(0.6))
    headphones(1.27, Y - 0.128, 1.608)


# ------------------------------------------------------------- the floor


def floor_things():
    dhurrie(-0.14, 1.10, -1.15, 0.46, ['#e6e0d6', '#6f4f6b', '#e6e0d6', '#c09a4c', '#e6e0d6', '#9c97b8'], (0.24, 0.035, 0.06, 0.02, 0.06, 0.05))
    sneaker(-0.335, 0.50, 84, 1, '#3f4a68')
    sneaker(-0.315, 0.345, 104, -1, '#3f4a68')
    basket(-0.30, Y - 0.28, 0, 0.125, 0.26, handles=False)


def build(v='A'):
    reset(161)
    world('#e6e4ea', 0.35)
    ash, white = wood('ash', horiz=True), lacquer('#e9e5dd', 0.4)
    shell()
    window()
    bed(ash)
    desk(ash, white)
    pinboard(-0.40, 0.50, 1.02, 1.60)
    on_shelves()
    on_desk()
    guitar(-1.02, Y, 1.06)
    racquet(-0.63, Y, 1.97)
    taskchair(0.24, 0.86, 206, fabric('#cdc0ab', 0.2), '#c4bfb8')
    schoolbag(X, 0.78, 1.44, MUSTARD)
    frame(-X, -0.34, 1.62, 0.46, 0.62, 'art17.png', wood('ash'), 'x', face=1)
    switch_plate(X, 0.22, 1.18, 4, 'y', -1)
    floor_things()
    # the passage behind the camera is light too
    area((0, F + 0.1, 1.9), (2.4, 1.6), 9, '#f7efe6', dirv=(0, 1, -0.1), glossy=False)
    area((0, 0.2, H - 0.03), (1.8, 1.8), 4, '#fff4e8', glossy=False)


CAMS = dict(desk=lambda: camera((0.74, -2.6, 1.22), 16.5, 27.5, -0.045, fstop=7, focus=3.8))
