"""One bedroom of a flat at three levels of finish, from one camera at one hour: what is built in changes, what stands about does not.

About 4.2 x 4.6 m, drawn with the wall behind the camera further back, so that the room fits the frame.

Variants: A simple: laminate with an edge band, emulsion, one flat ceiling, vitrified tiles;
          B middle: veneer, in part fluted, a wall padded in fabric, a tray with a cove, a floor of oak boards;
          C full: lacquer, brass and stone, boarding to the ceiling, a ceiling in two layers with lines of light, stone underfoot.
Cameras:  main.
"""

from lib import *
from lib.bedside import quilt, trimmed
from lib.drawings import mounted, picture, portrait, pressed
from lib.hobbies import trophy

X, F, Y, H = 2.1, -3.7, 2.3, 3.0
D, L, BAY = 0.60, 3.6, 0.56  # depth and length of the wardrobe, width of its open shelves
BED = -0.33  # middle of the bed
W0 = X - D  # the fronts
FACE = Y - 0.066  # where the head of the bed stands
WINDOW = (-0.35, 1.45, 0.78, 2.22)  # y from, to, sill, head
TABLES = (-1.50, 0.84)  # their middles
TOP = 0.50  # of the bedside tables
LOW = 2.60  # the lower ceiling of B and C
FLAT = 2.75  # the ceiling of A

WHITE = '#efede8'


# ------------------------------------------------------------- what stands still
def shell():
    a, b, sill, head = WINDOW
    room(-X, X, F, Y, H, paint(WHITE), None, openings=[('L', a, b, sill, head)], front=True)
    upvc = mat('anodised', '#4b4641', rough=0.42, metal=0.5)
    windowframe('L', -X - 0.15, a, b, sill, head, upvc, 2, t=0.055)
    pane('L', -X - 0.15, a, b, sill, head)
    box(-X - 0.115, -X + 0.025, a - 0.02, b + 0.02, sill - 0.025, sill - 0.0005, marble('smoke', 1.2, 0.25), bev=0.004)
    g = mat('grille', '#3a3836', rough=0.5)
    for k in range(1, 13):
        y = a + (b - a) * k / 13
        tube([(-X - 0.20, y, sill), (-X - 0.20, y, head)], 0.006, g, smooth=False)
    for z in (sill + 0.36, head - 0.36):
        tube([(-X - 0.208, a, z), (-X - 0.208, b, z)], 0.006, g, smooth=False)
    outside('left', -X - 0.21, (a, b), 'garden', floor=2, light=0.62, seed=5)
    area((-X - 0.32, (a + b) / 2, (sill + head) / 2), (b - a, head - sill), 66, '#e9eff8', dirv=(1, 0, -0.05), glossy=False)
    sun(211, 17, 9.5, 0.5, 4700)
    rod, z = steel(0.32), head + 0.16
    tube([(-X + 0.085, a - 0.50, z), (-X + 0.085, b + 0.52, z)], 0.011, rod, smooth=False)
    for y in (a - 0.46, b + 0.48):
        tube([(-X + 0.001, y, z), (-X + 0.085, y, z)], 0.007, rod, smooth=False)
    cloth = drape('#d9cdb6')
    curtain(a - 0.46, a - 0.03, -X + 0.085, 0.02, z - 0.008, cloth, 0.062, 0.030, 3, 'y')
    curtain(b + 0.03, b + 0.46, -X + 0.085, 0.02, z - 0.008, cloth, 0.062, 0.030, 5, 'y')


def loose(wall):
    """the same in all three; wall: the plane on which the pictures hang"""
    y = FACE - 1.01
    blue = fabric('#5c7391', 0.2)
    w = made_bed(BED, y, 0, 1.8, 2.0, 0, '#f1eee8', '#ece8e0', None, (), BASE[0], 0.26, neat=True)
    for k, o in enumerate(list(w.children)):
        if o.name.startswith('duvet'):
            trimmed(o, 'duvet_neat', fabric('#eeeae2', 0.14, 0.16, 0.3, 0.35), blue, True)
        if o.name.startswith('pillow'):
            o.data.materials[0] = fabric('#f1eee8', 0.14, 0.16, 0.3, 0.3)
            left = o.location.x < 0
            o.location, o.rotation_euler = (-0.43 if left else 0.44, 0.735, 0.68), (math.radians(30 if left else 38), 0.03 if left else -0.02, 0.07 if left else -0.05)
        if o.data.materials and o.data.materials[0].name.startswith('blk'):
            o.hide_render = True  # it stands on feet
    for sx in (-0.86, 0.86):
        for sy in (-0.93, 0.93):
            box(BED + sx - 0.035, BED + sx + 0.035, y + sy - 0.035, y + sy + 0.035, 0.0005, 0.104, BASE[0], bev=0.003)
    simmesh('pillow_long', fabric('#a9573a', 0.22, 0.16, 0.5, 0.6), (BED + 0.36, y + 0.50, 0.68), (math.radians(24), 0.03, -0.30), 0.80)
    quilt(BED + 0.05, y - 0.62, 0.549, 0.05, fabric('#40597a', 0.26, 0.16, 0.4, 0.6), 0.60, 0.20, 3, 0.022)
    # left: water in copper, a glass over its neck; right: a telephone on its cable, a string of jasmine on a steel plate
    x, z = TABLES[0], TOP + 0.0005
    cu = mat('copper', '#b4714e', rough=0.32, metal=1)
    lathe(rounded([(0.0001, 0), (0.037, 0), (0.041, 0.006), (0.041, 0.150), (0.034, 0.186), (0.021, 0.204), (0.020, 0.214)]), cu, (x - 0.09, Y - 0.24, z), 64, 45)
    lathe(rounded([(0.0225, 0.212), (0.0235, 0.216), (0.0235, 0.236), (0.020, 0.241), (0.0001, 0.242)]), cu, (x - 0.09, Y - 0.24, z), 48, 45)
    lathe([(0.0001, 0.002), (0.027, 0.002), (0.033, 0.088), (0.0342, 0.089), (0.0350, 0.088), (0.029, 0.0), (0.0001, 0.0)], thinglass(), (x + 0.02, Y - 0.31, z), 48, 50)
    x = TABLES[1]
    with turned(x + 0.075, Y - 0.30, 14, z):
        box(-0.037, 0.037, -0.077, 0.077, 0, 0.0085, mat('phone', '#23262b', rough=0.35), bev=0.004, seg=3)
        plane([(-0.034, -0.074, 0.0089), (0.034, -0.074, 0.0089), (0.034, 0.074, 0.0089), (-0.034, 0.074, 0.0089)], bglass())
    white = mat('lead', '#e9e7e2', rough=0.5)
    tube([(x + 0.056, Y - 0.222, z + 0.004), (x + 0.045, Y - 0.16, z + 0.003), (x + 0.09, Y - 0.12, z + 0.004), (x + 0.155, Y - 0.085, z + 0.05), (x + 0.155, wall - 0.035, 0.70), (x + 0.155, wall - 0.022, 0.735)], 0.0017, white)
    px, py = x - 0.105, Y - 0.255
    lathe(rounded([(0.0001, 0.001), (0.058, 0.001), (0.064, 0.006), (0.070, 0.016), (0.0685, 0.0165), (0.062, 0.008), (0.0001, 0.004)], 3), steel(0.3), (px, py, z), 64, 45)
    g = R.Random(4)
    bud, stalk = mat('jasmine', '#f3f0df', rough=0.6, translucent=0.2), mat('jasminestalk', '#93a25d', rough=0.6)
    for k in range(120):
        t = k / 120 * 3.6 * pi
        r = 0.020 + 0.018 * k / 120
        a = (px + math.cos(t) * r + g.uniform(-0.004, 0.004), py + math.sin(t) * r * 0.9 + g.uniform(-0.004, 0.004), z + 0.010 + 0.010 * abs(math.sin(k * 1.7)))
        e, q = t + g.uniform(-1.2, 1.2), g.uniform(-0.1, 0.8)
        tip = (a[0] + math.cos(e) * 0.011, a[1] + math.sin(e) * 0.011, a[2] + q * 0.007)
        tube([a, tip], 0.0011, stalk, smooth=False)['afloat'] = True
        o = sphere(0.0038, bud, tip, 10, scale=(1, 1, 1.5))
        o.rotation_euler = (0, 1.2, e)
        o['afloat'] = True
    for s, plant in ((-1, 'neem'), (1, 'peepal')):
        frame(BED + s * 0.27, wall, 1.90, 0.40, 0.52, picture('levels%s.png' % plant, mounted(pressed(plant), 0.11)), wood('waxed'), 'y', 0.022)
    dhurrie(-1.06, 1.02, -0.66, 1.25, ('#d9cfbb', '#31486c', '#d9cfbb', '#a9573a', '#d9cfbb', '#31486c'), (0.20, 0.045, 0.03, 0.02, 0.03, 0.045), fringe=False)
    spindlechair(-1.66, -0.02, 0, pi / 2 - 0.30, wood('waxed'), blockprint('#d9cfbb', '#8c4a33', 0.3, 1))
    z = 0.5035  # shirts back from the presser
    for k, c in enumerate(('#e6e1d6', '#93a7b8', '#dfe3e6', '#3f6d72')):
        foldedone(1 + k % 3, fabric(c, 0.14, 0.12, 0.25, 0.35), (-1.655 + 0.003 * k, -0.02, z), 0.25, 0.31, 0.026, pi / 2 - 0.15 + 0.03 * (k % 2), 0.0028)
        z += 0.028


def onshelves(z1, z2, z3, z4, z5):
    """what lies on the open shelves, in the frame of the wardrobe"""
    folded(0.29, -0.36, z1, 0.36, 0.36, 5, 23, ['#e3ddd0', '#7d8f9c', '#c0a789', '#8c4a33', '#d8d2c4'])
    folded(0.29, -0.36, z2, 0.34, 0.34, 4, 31, ['#46586f', '#d9cfbb', '#9c8a6b', '#e6e1d6'])
    x = books_row(0.025, 0.43, -0.545, z3, 0.19, 0.255, 57)
    bookend(x + 0.002, -0.545, z3, 1, steel(0.34))
    frame(0.20, -0.36, z4 + 0.145, 0.21, 0.27, portrait('levels portrait', [(0.25, 0.44, 0.155, 'man'), (0.55, 0.49, 0.140, 'woman')]), wood('ebony'), 'y', 0.018)
    box(0.185, 0.215, -0.362, -0.27, z4, z4 + 0.10, wood('ebony'), bev=0.002)
    trophy(0.42, -0.42, z4, 0.95, steel(0.31))
    money_plant((0.27, -0.43, z5), 0.30, 8, ceramic('#dcd7cb'), vines=7, r=0.075)


# ------------------------------------------------------------- built in, by level
BASE = [None]  # the bed's timber


def handle(x, z0, z1, m, r=0.006, out=0.032):
    """a bar on two feet on a front at y=-D"""
    tube([(x, -D - out, z0), (x, -D - out, z1)], r, m, smooth=False)
    e = min(0.12, (z1 - z0) * 0.16)
    for z in (z0 + e, z1 - e):
        tube([(x, -D + 0.001, z), (x, -D - out, z)], r * 0.8, m, smooth=False)


def level(x, y, z, half, m, r=0.006, out=0.030):
    """the same, lying, on a front at y"""
    with turned(0, 0) as root:
        handle(0, -half, half, m, r, out)
    root.rotation_euler, root.location = (0, pi / 2, 0), (x, y + D, z)


def carcass(m, inside, back, shelf, plinth, z1, ceil):
    """wardrobe along the right wall, x from 0 at the far corner; z1: its top; ceil: the ceiling above it; returns the tops of the open shelves"""
    box(BAY + 0.02, L - 0.02, -D + 0.022, -0.01, 0.09, z1, inside, bev=0)
    box(0.0, BAY + 0.018, -D + 0.022, -0.01, 2.16, z1, inside, bev=0)
    for x in (0.0, BAY):
        box(x, x + 0.018, -D, -0.001, 0.09, 2.148, m, bev=0.001)
    box(L - 0.018, L, -D, -0.001, 0.09, z1, m, bev=0.001)
    box(0.018, BAY, -0.022, -0.012, 0.09, 2.148, back, bev=0)
    box(0.018, BAY, -D + 0.001, -0.022, 2.13, 2.148, m, bev=0.001)
    box(0, L, -D + 0.035, -D + 0.053, 0, 0.088, plinth, bev=0.001)
    box(0, L, -D + 0.006, -0.001, z1 + 0.003, ceil - 0.001, m, bev=0.001)
    zs = [0.10, 0.52, 0.90, 1.30, 1.70]
    for z in zs:
        box(0.018, BAY, -D + 0.004, -0.022, z - 0.018, z, shelf, bev=0.0012)
    return zs


def doors(z1):
    """(a, b, z0, z1, side of the handle) of all fronts; the first loft front lies over the open shelves"""
    w = (L - 0.018 - BAY - 0.018) / 6
    x = [BAY + 0.018 + w * k for k in range(7)]
    tall = [(x[k], x[k + 1], 0.092, 2.150, 1 - 2 * (k % 2)) for k in range(6)]
    loft = [(0.0, x[0], 2.153, z1, 1)] + [(x[k], x[k + 1], 2.153, z1, 1 - 2 * (k % 2)) for k in range(6)]
    return tall, loft


def bedside(x, w=0.45):
    return x - w / 2, x + w / 2


def lastskirting(h, m, t=0.012):
    box(-X, X - D - 0.001, Y - t, Y, 0, h, m, bev=0.002)
    box(-X, -X + t, F, Y - t, 0, h, m, bev=0.002)


def simple():
    ash, ashh = wood('ash', straight=True, rough=0.5), wood('ash', True, True, 0.5)
    lam, band = mat('laminate', '#dedcd5', rough=0.42, spec=0.4), mat('edgeband', '#b9b2a4', rough=0.4)
    st = steel(0.32)
    tilefloor(-X - 0.05, X, F, Y, 0, mat('vitrified', '#d6d1c6', rough=0.16, tex='plaster.png', size=1.9, ramp=[(0, '#cfc9bd'), (1, '#dcd7cd')], rough_tex=('smudge.png', 1.2, 0.13, 0.22), var=0.025), 0.8, 0.8, 0.0025)
    lastskirting(0.085, mat('tileskirting', '#d0cabe', rough=0.22), 0.010)
    box(-X, W0, Y - 0.003, Y, 0.0855, FLAT - 0.001, paint('#b7bfae'), bev=0)
    # one flat ceiling, two lamps that are screwed on, a white fan
    wall(-X - 0.2, X + 0.2, F - 0.2, Y + 0.2, FLAT, FLAT + 0.2, paint('#f4f2ed'))
    for x, y in ((BED - 0.95, 0.55), (BED + 0.95, 0.55)):
        lathe([(0.0001, -0.030), (0.098, -0.030), (0.104, -0.026), (0.106, -0.001)], mat('lampbody', '#f1efea', rough=0.35), (x, y, FLAT), 64, 40)
        lathe([(0.0001, -0.0308), (0.090, -0.0308)], mat('lampface', '#f6f4ef', rough=0.55, spec=0.3), (x, y, FLAT), 48)
    white = mat('fanwhite', '#e9e7e1', rough=0.35)
    fan(BED, 0.55, FLAT, white, white, 0.60, 0.33, rot=0.5)
    # wardrobe
    with turned(X, Y, -90):
        zs = carcass(ash, mat('gap', '#8d887d', rough=0.8), ash, ashh, lam, FLAT - 0.05, FLAT)
        tall, loft = doors(FLAT - 0.05)
        for k, (a, b, p, q, s) in enumerate(tall + loft):
            up = k >= 6
            m = ash if up else lam
            box(a + 0.0022, b - 0.0022, -D + 0.0012, -D + 0.019, p + 0.002, q - 0.002, ash if up else band, bev=0.0008)
            box(a + 0.0034, b - 0.0034, -D, -D + 0.010, p + 0.0032, q - 0.0032, m, bev=0.0006)
            x = b - 0.045 if s > 0 else a + 0.045
            handle(x, *((p + 0.045, p + 0.205) if up else (0.98, 1.18)), st)
        onshelves(*zs)
    # bed, headboard, tables
    box(BED - 0.94, BED + 0.94, FACE, Y - 0.0035, 0.0, 1.04, ashh, bev=0.001)
    for k in range(1, 4):
        x = BED - 0.94 + 0.47 * k
        box(x - 0.0015, x + 0.0015, FACE - 0.0006, FACE + 0.004, 0.30, 1.041, mat('gap', '#8d887d', rough=0.8), bev=0)
    BASE[0] = ashh
    for x in TABLES:
        a, b = bedside(x)
        y0 = Y - 0.42
        for q in ((a, a + 0.018), (b - 0.018, b)):
            box(*q, y0 + 0.001, Y - 0.012, 0, TOP - 0.018, ash, bev=0.001)
        box(a, b, y0, Y - 0.012, TOP - 0.0178, TOP, ashh, bev=0.001)
        box(a + 0.018, b - 0.018, y0 + 0.03, Y - 0.02, 0.06, TOP - 0.019, mat('gap', '#8d887d', rough=0.8), bev=0)
        box(a + 0.018, b - 0.018, y0 + 0.04, y0 + 0.055, 0, 0.06, ash, bev=0)
        for p, q in ((0.065, 0.265), (0.270, TOP - 0.021)):
            box(a + 0.0205, b - 0.0205, y0 + 0.004, y0 + 0.02, p, q, lam, bev=0.001)
            level(x, y0 + 0.004, (p + q) / 2 + 0.045, 0.07, st, 0.005, 0.028)
        # a bracket lamp, out by day
        z = 1.36
        box(x - 0.045, x + 0.045, Y - 0.020, Y - 0.0035, z - 0.045, z + 0.045, white, bev=0.006, seg=3)
        tube([(x, Y - 0.019, z), (x, Y - 0.105, z), (x, Y - 0.11, z + 0.02)], 0.007, white, smooth=False)
        lathe([(0.074, -0.055), (0.052, 0.075), (0.0505, 0.075), (0.0725, -0.055)], shade('#efeadf'), (x, Y - 0.11, z + 0.03), 56, 60)
        spider(x, Y - 0.11, z + 0.098, 0.052, z + 0.01, white)
    switch_plate(TABLES[1] + 0.11, Y - 0.0035, 0.735, 4, socket=True)
    switch_plate(TABLES[0] - 0.02, Y - 0.0035, 0.735, 3)
    loose(Y - 0.0035)


def tray(z, drop, w, m, power):
    return cove(-X, X, F, Y, z, drop, w, m, 3800, power)


def middle():
    ven, venh = wood('waxed', rough=0.42), wood('waxed', True, rough=0.42)
    br = mat('bronze', '#5c4a38', rough=0.36, metal=1)
    gap = mat('gap dark', '#3b2a1e', rough=0.8)
    floor(-X - 0.05, X, F, Y, 0, floorwood('limed'))
    lastskirting(0.10, lacquer('#ebe9e3', 0.4))
    ceil = paint('#f3f1ec')
    wall(-X - 0.2, X + 0.2, F - 0.2, Y + 0.2, 2.88, H + 0.1, ceil)
    tray(2.88, 2.88 - LOW, dict(L=0.50, R=D + 0.42, F=0.5, B=0.50), ceil, 3.4)
    for p in ((-1.75, 2.05), (TABLES[1], 2.05), (BED - 0.95, 2.05), (1.22, 0.9), (1.22, -0.6)):
        spot((p[0], p[1], LOW), 5, 3200, 62)
    fan(BED, 0.55, 2.88, br, wood('waxed', True), 0.60, 0.46, rot=0.5)
    with turned(X, Y, -90):
        zs = carcass(ven, gap, ven, venh, ven, LOW - 0.04, LOW)
        tall, loft = doors(LOW - 0.04)
        for k, (a, b, p, q, s) in enumerate(tall + loft):
            if k in (2, 3):
                box(a + 0.0022, b - 0.0022, -D + 0.010, -D + 0.019, p + 0.002, q - 0.002, ven, bev=0)
                fluted(a + 0.0022, b - 0.0022, -D - 0.004, p + 0.002, q - 0.002, ven, 0.0235, 0.014)
            else:
                box(a + 0.0022, b - 0.0022, -D, -D + 0.019, p + 0.002, q - 0.002, ven, bev=0.0015)
            if k < 6:
                x = b - 0.030 if s > 0 else a + 0.030
                box(x - 0.007, x + 0.007, -D - 0.030, -D - 0.018, 0.80, 1.60, br, bev=0.003)
                for z in (0.84, 1.56):
                    box(x - 0.005, x + 0.005, -D - 0.019, -D + 0.002, z - 0.008, z + 0.008, br, bev=0)
            else:
                box((a + b) / 2 - 0.10, (a + b) / 2 + 0.10, -D - 0.018, -D + 0.001, p + 0.003, p + 0.009, br, bev=0.001)
        onshelves(*zs)
        strip((0.024, -D + 0.03, 0.2), (0.024, -D + 0.03, 2.1), 2.2, 3000, (0.8, 0.5, 0), 0.01)
    # a wall of padded panels, an oak ledge on top
    cloth, n = fabric('#8f9c8b', 0.16, 0.16), 6
    w = (W0 + X) / n
    for k in range(n):
        padbox(w - 0.004, 0.050, 1.25, cloth, (-X + w * (k + 0.5), Y - 0.033, 0.105 + 0.627), 0.018, seed=k)
    box(-X, W0, Y - 0.010, Y, 0.10, 1.36, mat('padback', '#4e544b', rough=0.9), bev=0)
    box(-X, W0, Y - 0.085, Y - 0.001, 1.362, 1.390, venh, bev=0.003)
    BASE[0] = venh
    for x in TABLES:
        a, b = bedside(x)
        y0, y1 = Y - 0.42, Y - 0.062
        box(a, b, y0, y1, TOP - 0.020, TOP, venh, bev=0.002)
        for q in ((a, a + 0.020), (b - 0.020, b)):
            box(*q, y0 + 0.001, y1, 0.16, TOP - 0.0202, ven, bev=0.001)
        box(a + 0.02, b - 0.02, y0 + 0.001, y1, 0.16, 0.18, venh, bev=0.001)
        box(a + 0.02, b - 0.02, y1 - 0.012, y1, 0.18, TOP - 0.02, ven, bev=0)
        box(a + 0.022, b - 0.022, y0 + 0.003, y0 + 0.022, 0.33, TOP - 0.023, ven, bev=0.001)
        box(a + 0.022, b - 0.022, y0 + 0.022, y1 - 0.012, 0.34, TOP - 0.023, gap, bev=0)
        box(x - 0.075, x + 0.075, y0 - 0.020, y0 + 0.004, TOP - 0.031, TOP - 0.025, br, bev=0.001)
        # a reading lamp on a rod from the ledge
        lathe([(0.0001, 0.075), (0.026, 0.075), (0.028, 0.072), (0.034, -0.065), (0.031, -0.065), (0.025, 0.06)], br, (x, Y - 0.135, 1.20), 48, 45)
        tube([(x, Y - 0.135, 1.275), (x, Y - 0.135, 1.345), (x, Y - 0.10, 1.376), (x, Y - 0.08, 1.376)], 0.006, br)
        lathe([(0.0001, -0.045), (0.0295, -0.045)], glow('#ffdcae', 4), (x, Y - 0.135, 1.20), 32)
        spot((x, Y - 0.135, 1.15), 9, 2800, 105, 0.8, fixture=False, target=(x, Y - 0.10, 0.2))
    switch_plate(TABLES[1] + 0.11, Y - 0.061, 0.735, 4, socket=True)
    switch_plate(TABLES[0] - 0.02, Y - 0.061, 0.735, 3)
    loose(Y - 0.001)


def leaf(a, b, p, q, m):
    """a lacquered front: a frame, a bevel, a field set back"""
    y, f = -D, 0.052
    for e in ((a + 0.0022, a + f), (b - f, b - 0.0022)):
        box(*e, y, y + 0.020, p + 0.002, q - 0.002, m, bev=0.0018)
    for e in ((p + 0.002, p + f), (q - f, q - 0.002)):
        box(a + f, b - f, y + 0.0003, y + 0.0197, *e, m, bev=0.0018)
    box(a + f, b - f, y + 0.009, y + 0.019, p + f, q - f, m, bev=0)
    rim(a + f, b - f, p + f, q - f, [(-0.001, 0.0002), (0.0015, -0.0008), (0.004, -0.0045), (0.0065, -0.0082), (0.010, -0.0092)], lambda i, j, o: (i, y - o, j), m)


def full():
    oak, oakh = wood('smoked', rough=0.40), wood('smoked', True, rough=0.40)
    lac, br, stone_ = lacquer('#858d83', 0.26), mat('brass soft', '#a5905f', rough=0.30, metal=1), marble('botticino', 1.6, 0.16)
    gap = mat('gap black', '#1d1814', rough=0.8)
    tilefloor(-X - 0.05, X, F, Y, 0, marble('sand', 3.4, 0.07), 1.2, 1.2, 0.0022)
    lastskirting(0.11, stone_, 0.016)
    ceil = paint('#f4f1eb')
    wall(-X - 0.2, X + 0.2, F - 0.2, Y + 0.2, 2.93, H + 0.1, ceil)
    tray(2.745, 2.745 - LOW, dict(L=0.42, R=D + 0.36, F=0.42, B=0.42), ceil, 2.2)
    tray(2.93, 2.93 - 2.745, dict(L=0.72, R=D + 0.66, F=0.72, B=0.72), ceil, 2.8)
    for p, q in (((-X + 0.25, Y - 0.20, LOW), (W0 - 0.2, Y - 0.20, LOW)), ((W0 - 0.19, Y - 0.45, LOW), (W0 - 0.19, F + 0.6, LOW))):
        profile(p, q, (0, 0, -1), 0.022, 3300, 4.5, '#fff0d8', 3)
    fan(BED, 0.55, 2.93, mat('bronze', '#5c4a38', rough=0.36, metal=1), wood('smoked', True), 0.60, 0.51, rot=0.5)
    with turned(X, Y, -90):
        zs = carcass(lac, gap, stone_, stone_, oakh, LOW - 0.04, LOW)
        tall, loft = doors(LOW - 0.04)
        for k, (a, b, p, q, s) in enumerate(tall + loft):
            leaf(a, b, p, q, lac)
            if k < 6:
                x = b - 0.026 if s > 0 else a + 0.026  # a flat bar, slim from the front
                box(x - 0.005, x + 0.005, -D - 0.036, -D - 0.020, 0.72, 1.62, br, bev=0.002)
                for z in (0.80, 1.54):
                    box(x - 0.004, x + 0.004, -D - 0.021, -D + 0.002, z - 0.009, z + 0.009, br, bev=0)
            else:
                handle(b - 0.026 if s > 0 else a + 0.026, p + 0.06, p + 0.20, br, 0.006, 0.030)
        for z in zs[1:] + [2.13 + 0.018]:
            box(0.019, BAY - 0.001, -D + 0.0015, -D + 0.0045, z - 0.0185, z + 0.0005, br, bev=0.0008)
            strip((0.03, -D + 0.03, z - 0.0195), (BAY - 0.012, -D + 0.03, z - 0.0195), 1.6, 3100, (0, 0.6, -1), 0.01)
        onshelves(*zs)
    # boarding to the ceiling: smoked oak in fields, brass in the joints, stone behind the tables, a padded head
    xs, zs = [-X, TABLES[0] - 0.28, BED - 0.97, BED, BED + 0.97, TABLES[1] + 0.28, W0], [0.112, 1.25, LOW - 0.004]
    box(-X, W0, Y - 0.006, Y - 0.001, 0.11, LOW, gap, bev=0)
    y = Y - 0.026
    for i in range(6):
        for j in range(2):
            a, b, p, q = xs[i] + 0.004, xs[i + 1] - 0.004, zs[j] + 0.004, zs[j + 1] - 0.004
            box(a, b, y, Y - 0.006, p, q, stone_ if j == 0 and i in (1, 4) else oak, bev=0.0015)
    for x in xs[1:6]:
        box(x - 0.0036, x + 0.0036, y - 0.002, Y - 0.006, 0.116, LOW - 0.004, br, bev=0.0008)
    for a, b in zip(xs, xs[1:]):
        box(a + 0.0038, b - 0.0038, y - 0.002, Y - 0.006, 1.2464, 1.2536, br, bev=0.0008)
    pad, w = leather('#8a7c6c'), 1.92 / 3
    for k in range(3):
        padbox(w - 0.004, 0.040, 0.93, pad, (BED - 0.96 + w * (k + 0.5), Y - 0.046, 0.31 + 0.465), 0.016, seed=k)
    BASE[0] = pad
    for x in TABLES:
        a, b = bedside(x)
        y0, y1 = Y - 0.42, y - 0.001
        box(a, b, y0, y1, TOP - 0.022, TOP, stone_, bev=0.003)
        box(a + 0.004, b - 0.004, y0 + 0.004, y1, TOP - 0.030, TOP - 0.0225, br, bev=0.0008)
        box(a, b, y0 + 0.002, y1, 0.22, TOP - 0.0305, lac, bev=0.003)
        box(a - 0.0004, b + 0.0004, y0 + 0.0014, y0 + 0.02, 0.343, 0.346, gap, bev=0)
        for z in (0.285, 0.412):
            level(x, y0 + 0.002, z, 0.08, br)
        strip((a + 0.03, y0 + 0.10, 0.215), (b - 0.03, y0 + 0.10, 0.215), 1.2, 2900, (0, 0, -1), 0.02)
        # a light let into the joint over the stone
        box(a + 0.03, b - 0.03, y - 0.030, y, 1.232, 1.246, br, bev=0.001)
        plane([(a + 0.034, y - 0.026, 1.2315), (b - 0.034, y - 0.026, 1.2315), (b - 0.034, y - 0.006, 1.2315), (a + 0.034, y - 0.006, 1.2315)], glow('#ffe0b4', 4))
        strip((a + 0.034, y - 0.016, 1.230), (b - 0.034, y - 0.016, 1.230), 3.5, 2900, (0, 0.25, -1), 0.016)
    dark = mat('key2', '#2a2825', rough=0.3)
    switch_plate(TABLES[1] + 0.11, y, 0.735, 4, 'x', -1, br, dark, True)
    switch_plate(TABLES[0] - 0.02, y, 0.735, 3, 'x', -1, br, dark)
    loose(y)


def build(v='A'):
    reset(211)
    world('#e6ecf2', 0.30)
    shell()
    dict(A=simple, B=middle, C=full)[v]()
    area((0.3, F + 0.1, 1.7), (3.2, 1.8), 9, '#f6f3ee', dirv=(0, 1, -0.1), glossy=False)


CAMS = dict(main=lambda: camera((-1.44, -3.45, 1.28), -21, 28, -0.008, fstop=8, focus=4.8))
