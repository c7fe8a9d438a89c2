"""The grandparents' room of a flat: a firm bed under a powder-blue wall, a clear way along a grab rail to the bathroom, morning sun.

About 3.4 x 4 m, drawn with the wall behind the camera further back, so that the room fits the frame.

Variants: A in morning sun, B on a grey noon, a calendar over the rail.
Cameras:  main (the bed, the chair by the window, the rail and the bathroom door), rail (B, upright: the rail and the way to the bathroom).
"""

from lib import *
from lib.bedside import chair, clock, footstool, quilt, spectacles, trimmed
from lib.drawings import news, picture, portrait

X, F, Y, H = 2.0, -3.6, 1.7, 2.75
WINDOW = (-0.10, 1.30, 0.80, 2.15)  # y from, to, sill, head
DOOR = (1.17, 1.94, 2.10)  # x from, to, head
BED = -0.05  # its middle
BATH = (1.0, 2.36, 3.6)  # x from, to, far wall

CREAM, POWDER, SPRIG = '#efe6d5', '#a9c0d0', '#7390b0'


def rosewood(horiz=False):
    return wood('rosewood', horiz=horiz, rough=0.36)


# ------------------------------------------------------------- shell
def shell(noon):
    a, b, sill, head = WINDOW
    d0, d1, dh = DOOR
    cream, blue, white = paint('#eeebe4' if noon else CREAM), paint(POWDER), paint('#f5f1e8')
    room(-X, X, F, Y, H, cream, white, openings=[('L', a, b, sill, head), ('B', d0, d1, 0.0, dh)], front=True)
    for p, q, c in ((-X, d0, 0), (d1, X, 0), (d0, d1, dh)):  # the headboard wall is blue
        box(p, q, Y - 0.004, Y, c, H, blue, bev=0)
    floor(-X, X, F, Y + 0.10, 0, floorwood('oak'))
    skirt = lacquer('#f1ebdf', 0.4)
    for q in ((-X, d0 - 0.05, Y - 0.018, Y - 0.004), (-X, -X + 0.014, F, Y - 0.018), (X - 0.014, X, F, Y - 0.018)):
        box(*q, 0, 0.12, skirt, bev=0.004)
    for q in ((-X, X, Y - 0.05, Y - 0.004), (-X, -X + 0.05, F, Y - 0.05), (X - 0.05, X, F, Y - 0.05)):
        box(*q, H - 0.06, H - 0.001, white, bev=0.018, seg=4)


def nightlight(y0, y1):
    """a low line of light let into the skirting of the right wall, over the way to the bathroom"""
    x, z = X - 0.0165, 0.066
    box(x, X - 0.010, y0 - 0.012, y1 + 0.012, z - 0.020, z + 0.020, brass(0.35), bev=0.002)
    plane([(x - 0.001, y0, z - 0.011), (x - 0.001, y1, z - 0.011), (x - 0.001, y1, z + 0.011), (x - 0.001, y0, z + 0.011)], glow('#ffb974', 2.4))
    strip((x - 0.012, y0, z), (x - 0.012, y1, z), 3.4, 2300, (-1, 0, -0.45), 0.02)


def window(noon):
    a, b, sill, head = WINDOW
    w = rosewood()
    windowframe('L', -X - 0.165, a, b, sill, head, w, 3, t=0.05, horiz=1.80)
    pane('L', -X - 0.165, a, b, sill, head)
    box(-X - 0.128, -X + 0.035, a - 0.03, b + 0.03, sill - 0.028, sill - 0.0005, marble('botticino', 1.6, 0.2), bev=0.006)
    for y in (a - 0.025, b + 0.025):  # the flats on the wall outside that hold the bars
        box(-X - 0.230, -X - 0.196, y - 0.010, y + 0.010, sill, head, mat('grille', '#d8d5cd', rough=0.5), bev=0)
    for k in range(1, 8):
        z = sill + (head - sill) * k / 8
        tube([(-X - 0.225, a - 0.03, z), (-X - 0.225, b + 0.03, z)], 0.005, mat('grille', '#d8d5cd', rough=0.5), smooth=False)
    outside('left', -X - 0.2, (a, b), 'garden', 'monsoon' if noon else 'day', floor=2, light=0.72, seed=3)
    area((-X - 0.32, (a + b) / 2, (sill + head) / 2), (b - a, head - sill), 125 if noon else 66, '#eef2f4', dirv=(1, 0, -0.05), glossy=False)
    if not noon:
        sun(177, 15.5, 9.5, 0.6, 3600)  # low, so that it reaches the rail on the other wall
    cloth, rod = drape('#cdd8de'), brass(0.3)
    tube([(-X + 0.085, a - 0.40, head + 0.15), (-X + 0.085, b + 0.32, head + 0.15)], 0.011, rod, smooth=False)
    for y in (a - 0.37, (a + b) / 2, b + 0.29):
        tube([(-X + 0.002, y, head + 0.15), (-X + 0.085, y, head + 0.15)], 0.007, rod, smooth=False)
    for y in (a - 0.41, b + 0.33):
        sphere(0.018, rod, (-X + 0.085, y, head + 0.15), 20)
    curtain(a - 0.36, a - 0.04, -X + 0.085, 0.02, head + 0.14, cloth, 0.095, 0.038, 3, 'y')
    curtain(b + 0.04, b + 0.28, -X + 0.085, 0.02, head + 0.14, cloth, 0.075, 0.028, 5, 'y')
    tulsi((-X - 0.035, 0.62, sill), 0.47, 7, ceramic('#e7eaea'), r=0.070, clear=[('x', '>', -X - 0.12)])


def doorway():
    """a rosewood frame, the leaf half open into the bathroom, a floor without a step"""
    a, b, h = DOOR
    w, wh = rosewood(), rosewood(True)
    for p, q in ((a - 0.045, a + 0.001), (b - 0.001, b + 0.045)):
        box(p, q, Y - 0.022, Y - 0.0045, 0, h + 0.002, w, bev=0.005)
    box(a - 0.045, b + 0.045, Y - 0.024, Y - 0.0045, h + 0.003, h + 0.05, wh, bev=0.005)
    for p, q in ((a + 0.001, a + 0.032), (b - 0.032, b - 0.001)):
        box(p, q, Y - 0.0035, Y + 0.2, 0, h - 0.033, w, bev=0.003)
    box(a + 0.001, b - 0.001, Y - 0.0035, Y + 0.2, h - 0.032, h - 0.001, wh, bev=0.003)
    br = brass(0.25)
    with turned(a + 0.036, Y + 0.175, 60):
        box(0, 0.70, -0.019, 0.019, 0.008, h - 0.04, w, bev=0.003)
        for z0, z1 in ((0.16, 0.88), (1.06, h - 0.16)):
            moulding(0.10, 0.60, z0, z1, -0.019, w, 'x', -1, 0.030, 0.014)
        cyl(0.026, 0, 0.010, br, (0.645, -0.019, 1.0), 28, 0.003, rot=(pi / 2, 0, 0))
        tube([(0.645, -0.02, 1.0), (0.645, -0.068, 1.0), (0.63, -0.070, 1.0), (0.52, -0.070, 1.0)], 0.010, br)
    box(a + 0.032, b - 0.032, Y + 0.098, Y + 0.104, -0.02, 0.0008, br, bev=0)


def bathroom(noon):
    """what is seen through the door: pale tiles, a folding seat, a steel bar, warm light"""
    x0, x1, y1 = BATH
    z1, y0 = 2.45, Y + 0.2
    tile = mat('paletile', '#e5e2d8', rough=0.16, var=0.05, rough_tex=('smudge.png', 0.3, 0.12, 0.24))
    tilefloor(x0, x1, Y + 0.104, y1, 0, mat('bathfloor', '#d6d0c2', rough=0.55, var=0.05, tex='plaster.png', size=0.8, ramp=[(0, '#c9c2b2'), (1, '#dcd6c9')]), 0.3, 0.3, 0.003)
    white = paint('#f3efe6')
    box(x0 - 0.1, x1 + 0.1, y1 + 0.006, y1 + 0.1, -0.1, z1, white, bev=0)
    box(x0 - 0.1, x0, y0, y1, -0.1, z1, white, bev=0)
    box(x1 + 0.011, x1 + 0.1, y0, y1, -0.1, z1, white, bev=0)
    box(X + 0.2, x1 + 0.1, Y, y0, -0.1, z1, white, bev=0)
    box(x0 - 0.1, x1 + 0.1, y0, y1 + 0.1, z1, z1 + 0.1, white, bev=0)
    tiles(x0, x1, 0, z1, y1 - 0.006, tile, 0.30, 0.15, 0.003, seed=2, tilt=0.003)
    with turned(x1, (y0 + y1) / 2, -90):
        tiles(-0.85, 0.85, 0, z1, -0.001, tile, 0.30, 0.15, 0.003, seed=3, tilt=0.003)
    st, teak, yw = steel(0.3), wood('teak', horiz=True), y1 - 0.008
    for k in range(5):
        box(1.86, 2.24, yw - 0.36 + 0.068 * k, yw - 0.30 + 0.068 * k, 0.455, 0.480, teak, bev=0.005)
    for x in (1.91, 2.19):
        tube([(x, yw, 0.44), (x, yw - 0.34, 0.44)], 0.010, st, smooth=False)
        tube([(x, yw, 0.20), (x, yw - 0.28, 0.44)], 0.009, st, smooth=False)
    tube([(1.80, yw, 1.42), (1.80, yw - 0.055, 1.42), (1.80, yw - 0.055, 0.80), (2.28, yw - 0.055, 0.80), (2.28, yw, 0.80)], 0.015, st, smooth=False)
    for p in ((1.80, 1.42), (2.28, 0.80)):
        cyl(0.034, 0, 0.010, st, (p[0], yw, p[1]), 24, 0.003, rot=(pi / 2, 0, 0))
    foldedtowels(2.06, yw - 0.17, 0.481, 0.26, 0.24, ('#eef0ee', '#9db4c7'), 3)
    area((1.75, 2.75, z1 - 0.02), (0.9, 1.2), 17, 4300 if noon else 2850, glossy=False)
    lathe([(0.0001, -0.03), (0.10, -0.03), (0.115, -0.018), (0.115, 0)], glow('#ffe0b4', 2.2), (1.95, 2.9, z1 - 0.001), 40)


# ------------------------------------------------------------- the way to the door
def grabrail(y0, y1, z):
    """a round rosewood bar on the right wall, its ends returned to the wall, on brass brackets"""
    d, r, e = 0.066, 0.020, 0.045
    bend = [(e * (1 - math.sin(t)), d - e * (1 - math.cos(t))) for t in [k * pi / 16 for k in range(9)]]
    left = [(X - o, y0 + u, z) for u, o in bend[::-1]]
    right = [(X - o, y1 - u, z) for u, o in bend]
    tube([(X - 0.001, y0, z), *left, *right, (X - 0.001, y1, z)], r, rosewood(True), smooth=False)
    br = brass(0.25)
    for y in (y0, y1):
        lathe([(0.0205, 0.016), (0.030, 0.014), (0.040, 0.005), (0.040, 0.0)], br, (X, y, z), 36, 40, (0, -pi / 2, 0))
    for k in range(1, 3):
        y = y0 + (y1 - y0) * k / 3
        lathe([(0.0001, 0.012), (0.022, 0.010), (0.030, 0.004), (0.030, 0.0)], br, (X, y, z - 0.055), 32, 40, (0, -pi / 2, 0))
        tube([(X - 0.008, y, z - 0.055), (X - d, y, z - 0.058), (X - d, y, z - 0.019)], 0.0075, br)
        box(X - d - 0.012, X - d + 0.012, y - 0.028, y + 0.028, z - 0.0235, z - 0.0185, br, bev=0.002)


def stick(y, z):
    """a walking stick hung by its crook on a brass hook; z the top of the crook"""
    br, o, r = brass(0.25), 0.052, 0.0105
    lathe([(0.0001, 0.010), (0.018, 0.008), (0.022, 0.0)], br, (X, y, z - 0.030), 28, 40, (0, -pi / 2, 0))
    tube([(X, y, z - 0.030), (X - 0.070, y, z - 0.030), (X - 0.076, y, z - 0.010), (X - 0.076, y, z - 0.004)], 0.0065, br)
    q, crook = 0.050, []
    for k in range(13):  # its weight brings the shaft under the hook
        t = pi * k / 12
        crook.append((-q * math.cos(t), -q + q * math.sin(t)))
    line = [(-q, -q - 0.055), (-q, -q - 0.02), *crook, (q, -q - 0.10), (q, -q - 0.45), (q, -q - 0.80)]
    a = -0.11
    P = [(X - o, y + u * math.cos(a) - v * math.sin(a), z - r + u * math.sin(a) + v * math.cos(a)) for u, v in line]
    tube(P, r, wood('teak', rough=0.30), smooth=False)
    u = Vector(P[-1]) - Vector(P[-2])
    tube([Vector(P[-1]) - u * 0.02, Vector(P[-1]) + u * 0.05], r + 0.004, black(), smooth=False)


# ------------------------------------------------------------- furniture
def headboard():
    """two posts with turned caps, upright slats, a crest that rises a little in the middle"""
    w, wh, half, y = rosewood(), rosewood(True), 0.80, Y - 0.006
    for s in (-1, 1):
        x = BED + s * half
        box(x - 0.032, x + 0.032, y - 0.062, y, 0, 1.10, w, bev=0.012, seg=4)
        lathe(rounded([(0.0001, 0), (0.030, 0), (0.024, 0.012), (0.030, 0.030), (0.022, 0.052), (0.0001, 0.062)]), w, (x, y - 0.031, 1.10), 32)
    n, a = 24, half - 0.031
    top = [(a - 2 * a * k / n, 1.13 + 0.075 * math.cos(pi / 2 * (1 - 2 * k / n)) ** 1.3 if 0 < k < n else 1.13) for k in range(n + 1)]
    o = prism([(-a, 1.02), (a, 1.02), *top], 0, 0.034, wh, 0.008, 3)
    o.location, o.rotation_euler = (BED, y - 0.012, 0), (pi / 2, 0, 0)
    box(BED - a, BED + a, y - 0.046, y - 0.012, 0.50, 0.57, wh, bev=0.006)
    for k in range(13):
        x = BED - a + 2 * a * (k + 0.5) / 13
        box(x - 0.026, x + 0.026, y - 0.038, y - 0.018, 0.571, 1.019, w, bev=0.005)


def bed():
    y, h = Y - 0.075 - 0.99, 0.275
    white, blue = blockprint('#f3efe6', SPRIG, 0.42), fabric('#86a0bb', 0.2)
    root = made_bed(BED, y, 0, 1.5, 1.95, 0, '#f3efe6', '#f3efe6', None, (), rosewood(True), h, neat=True)
    for o in root.children:
        if o.name.startswith('duvet'):
            o.scale.x *= 0.955
            trimmed(o, 'duvet_neat', white, blue, True)
        if o.name.startswith('pillow_long'):
            trimmed(o, 'pillow_long', fabric('#f4f1ea', 0.08, 0.3, 0.3, 0.2), blue)
        if o.data.materials[0].name.startswith('blk'):
            o.hide_render = True  # it stands on legs instead of a plinth
    for k, px in enumerate((-0.37, 0.36)):  # two smaller pillows in the print lie before the white ones
        o = simmesh('pillow_long', white, (BED + px, y + 0.60, 0.665 + k * 0.004), (math.radians(40), 0.02, 0.05 - 0.11 * k), 0.86)
        trimmed(o, 'pillow_long', blockprint('#7f9ab8', '#f1ede3', 0.36), fabric('#f1ede3', 0.1))
    for s in (-1, 1):
        box(BED + s * 0.735 - 0.032, BED + s * 0.735 + 0.032, y - 1.000, y - 0.936, 0, h + 0.075, rosewood(), bev=0.010, seg=4)
    quilt(BED + 0.02, y - 0.67, 0.5635, 0.03, blockprint('#5a7499', '#ebe6d8', 0.26))
    openbook(BED - 0.36, y + 0.10, 0.562, 24, '#7c3340', 0.9)


def cabinet(x0, x1, top):
    """a bedside cabinet with rounded corners, two drawers, brass knobs"""
    w, wh, y0, y1, r = rosewood(), rosewood(True), Y - 0.43, Y - 0.022, 0.045
    corner = lambda cx, cy, a: [(cx + r * math.cos(a + t), cy + r * math.sin(a + t)) for t in [k * pi / 16 for k in range(9)]]
    plan = lambda e: [(x1 + e, y1), (x0 - e, y1), *corner(x0 + r - e, y0 + r - e, pi), *corner(x1 - r + e, y0 + r - e, 1.5 * pi)]
    prism(plan(0)[::1], 0.10, top - 0.028, w, 0.002)
    prism(plan(0.008), top - 0.0275, top, wh, 0.007, 3)
    for x in (x0 + 0.045, x1 - 0.045):
        for y in (y0 + 0.045, y1 - 0.04):
            cyl(0.014, 0, 0.10, w, (x, y, 0), 20, 0.002, 0.018)
    fronts(x0 + 0.05, x1 - 0.05, 0.115, top - 0.042, y0 - 0.010, wh, 1, 2, hs=[0.58, 0.42])
    for z in (0.255, top - 0.12):
        lathe([(0.0001, -0.026), (0.011, -0.025), (0.013, -0.019), (0.006, -0.010), (0.009, 0)], brass(0.25), ((x0 + x1) / 2, y0 - 0.010, z), 24, 50, (-pi / 2, 0, 0))


def onthecabinet(x0, x1, z):
    st = steel(0.26)
    fx, fy = x1 - 0.075, Y - 0.105
    lathe(rounded([(0.0001, 0.0005), (0.036, 0.0005), (0.038, 0.006), (0.038, 0.165), (0.034, 0.190), (0.024, 0.205), (0.024, 0.212)]), st, (fx, fy, z), 56, 45)
    lathe(rounded([(0.026, 0.209), (0.027, 0.212), (0.027, 0.248), (0.022, 0.254), (0.0001, 0.255)]), st, (fx, fy, z), 48, 45)
    lathe([(0.0001, 0.001), (0.026, 0.001), (0.034, 0.092), (0.0352, 0.093), (0.0345, 0.0945), (0.0328, 0.092), (0.0252, 0.004), (0.0001, 0.004)], st, (fx + 0.012, fy - 0.105, z), 48, 50)
    clock(x0 + 0.085, Y - 0.125, z + 0.0005, 12)
    px, py = x0 + 0.125, Y - 0.315
    with turned(px, py, 9, z):
        paper = mat('paper', '#dcd8cc', rough=0.95)
        for k in range(4):
            box(-0.105 + 0.001 * k, 0.105 - 0.0015 * (k % 2), -0.078 + 0.002 * (k % 3), 0.078, 0.0006 + 0.0034 * k, 0.0036 + 0.0034 * k, paper, bev=0.0014)
        plane([(-0.101, -0.074, 0.0143), (0.101, -0.074, 0.0143), (0.101, 0.074, 0.0143), (-0.101, 0.074, 0.0143)], imgmat(picture('newsprint.png', news()), 0.95))
    spectacles(px + 0.005, py - 0.03, z + 0.0165, 22)


def swinglamp(x, s, power=2.3):
    """a reading lamp on a swing arm of brass, s the side to which it is turned; lit"""
    br, z, y = brass(0.25), 1.30, Y - 0.004
    box(x - 0.028, x + 0.028, y - 0.016, y, z - 0.075, z + 0.075, br, bev=0.012, seg=4)
    px, py = x + s * 0.10, y - 0.20
    tube([(x, y - 0.01, z + 0.02), (x, y - 0.055, z + 0.02), (x, y - 0.06, z + 0.02)], 0.007, br, smooth=False)
    cyl(0.011, z - 0.015, z + 0.055, br, (x, y - 0.06, 0), 20, 0.003)
    tube([(x, y - 0.06, z + 0.02), (px, py, z + 0.02)], 0.006, br, smooth=False)
    cyl(0.009, z + 0.0, z + 0.055, br, (px, py, 0), 20, 0.003)
    lathe([(0.092, -0.075), (0.062, 0.062), (0.0605, 0.062), (0.0905, -0.075)], shade('#f1e4cb'), (px, py, z + 0.005), 48, 60)
    for t in range(3):
        a = t * 2.094 + 0.5
        tube([(px, py, z + 0.055), (px + 0.060 * math.cos(a), py + 0.060 * math.sin(a), z + 0.064)], 0.002, br, smooth=False)
    if power:
        bulb(px, py, z - 0.015, power)


def shelf():
    """on the headboard wall, in the corner by the window: a brass lamp, a photograph, two books"""
    w, y = rosewood(True), Y - 0.0045
    box(-1.80, -1.26, y - 0.17, y, 1.262, 1.285, w, bev=0.005)
    for x in (-1.70, -1.36):
        tube([(x, y - 0.001, 1.17), (x, y - 0.02, 1.20), (x, y - 0.12, 1.25), (x, y - 0.13, 1.2625)], 0.006, brass(0.3))
    z = 1.2855
    diya(-1.69, y - 0.085, z, 0.20, brass(0.22), 0.35)
    with turned(-1.48, y - 0.075, 0, z):
        tip = bpy.data.objects.new('tip', None)
        link(tip)
        before = set(bpy.data.objects)
        frame(0, 0, 0.101, 0.155, 0.20, portrait('portrait3.png', [(0.30, 0.42, 0.16, 'woman'), (0.52, 0.60, 0.115, 'child')]), brass(0.3), 'y', 0.016)
        for o in set(bpy.data.objects) - before:
            o.parent = tip
        tip.rotation_euler = (-0.12, 0, 0)
    books_stack(-1.33, y - 0.085, z, 2, 3, 0.12, 0.12)


def photographs():
    w, y = rosewood(True), Y - 0.0045
    frame(BED, y, 1.66, 0.40, 0.51, portrait('portrait0.png', [(0.25, 0.44, 0.155, 'man'), (0.55, 0.49, 0.140, 'bride')]), w, 'y')
    frame(BED - 0.46, y, 1.62, 0.29, 0.37, portrait('portrait1.png', [(0.39, 0.44, 0.19, 'elder')], (1.0, 0.95, 0.87)), w, 'y')
    frame(BED + 0.46, y, 1.62, 0.29, 0.37, portrait('portrait2.png', [(0.39, 0.44, 0.185, 'woman')], (0.98, 0.95, 0.90)), w, 'y')
    frame(X, 0.52, 1.56, 0.34, 0.44, portrait('portrait4.png', [(0.22, 0.36, 0.105, 'man'), (0.42, 0.38, 0.10, 'woman'), (0.61, 0.36, 0.105, 'man'), (0.32, 0.62, 0.085, 'child'), (0.52, 0.64, 0.080, 'child')]), w, 'x')
    frame(X, 1.02, 1.56, 0.34, 0.44, portrait('portrait5.png', [(0.25, 0.42, 0.15, 'elder'), (0.54, 0.47, 0.14, 'woman')], (1.0, 0.95, 0.88)), w, 'x')


def almanac(y, z0, z1, w):
    """a calendar of the year on a nail in the right wall, its pages curled a little at the lower edge"""
    from rooms.kitchen_calendar import calendar_page

    n, V, UV = 14, [], []
    for j in range(n + 1):
        t = j / n
        for i in range(n + 1):
            u = i / n
            off = 0.0045 + 0.020 * max(0, 0.35 - t) ** 1.6 * (0.4 + 0.9 * u) + 0.002 * math.sin(3 * u + 4 * t)
            V.append((X - off, y + w * (0.5 - u), z0 + (z1 - z0) * t))
            UV.append((u, t))
    F = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    obj('almanac', pmesh('almanac', V, F, UV), imgmat(picture('almanac', calendar_page()), 0.5), smooth=180)['afloat'] = True
    box(X - 0.010, X - 0.001, y - w / 2 - 0.002, y + w / 2 + 0.002, z1 - 0.012, z1 + 0.012, steel(0.35), bev=0.002)
    tube([(X - 0.006, y - 0.05, z1 + 0.010), (X - 0.006, y, z1 + 0.055), (X - 0.006, y + 0.05, z1 + 0.010)], 0.0012, mat('string', '#d8cfba', rough=0.9), smooth=False)
    cyl(0.0035, 0, 0.014, steel(0.35), (X, y, z1 + 0.056), 12, 0.001, rot=(0, -pi / 2, 0))


def bell(y, z):
    """a call bell on the wall within reach from the rail: a plate, a large red rocker"""
    box(X - 0.010, X - 0.0005, y - 0.045, y + 0.045, z - 0.045, z + 0.045, lacquer('#f3f1ec', 0.35), bev=0.004, seg=3)
    box(X - 0.015, X - 0.0105, y - 0.026, y + 0.026, z - 0.026, z + 0.026, lacquer('#b23a2e', 0.35), bev=0.003, seg=3)


def build(v='A'):
    reset(163)
    noon = v == 'B'
    world('#e4e9ed' if noon else '#e9edf0', 0.14 if noon else 0.36)
    shell(noon)
    window(noon)
    doorway()
    bathroom(noon)
    grabrail(0.02, 1.48, 0.86)
    stick(-0.17 if noon else -0.22, 1.34)
    nightlight(0.30, 1.40)
    headboard()
    bed()
    cabinet(0.755, 1.105, 0.60)
    onthecabinet(0.755, 1.105, 0.60)
    for x, s in ((0.90, 1), (-1.02, -1)):
        swinglamp(x, s, 0 if noon else 2.3)
    switch_plate(0.93, Y - 0.0045, 0.86, 3, socket=True)
    if noon:
        almanac(0.66, 1.28, 1.80, 0.36)
        bell(1.30, 1.02)
        slump(0.8)
    else:
        photographs()
        shelf()
    ochre, wine = fabric('#bb9659', 0.22), fabric('#7f3542', 0.25, 0.14)
    chair(-1.44, 0.86, 26, rosewood(), ochre, wine)
    footstool(-1.27, 0.20, 0.38, rosewood(True))
    cup(-1.25, 0.18, 0.380, ceramic('#eef0ee'))
    slippers(-1.60, 0.16, 0, 14, '#6a4632')
    fan(BED, 0.62, H, brass(0.35), rosewood(True), 0.52, 0.30, rot=0.5)
    # the flat behind the camera is light too
    area((0.2, F + 0.1, 1.8), (3.0, 1.7), 5 if noon else 17, '#eef1f3' if noon else '#fff3e4', dirv=(0, 1, -0.1), glossy=False)
    area((0, 0.2, H - 0.07), (2.2, 2.2), 2 if noon else 5, '#f3f4f4' if noon else '#fff2e2', glossy=False)


CAMS = dict(
    main=lambda: camera((0.30, -3.35, 1.25), 3, 26.8, -0.042, fstop=7, focus=4.2),
    rail=lambda: upright((0.36, -1.92, 1.22), (1.78, 1.14, 0.98), 34, 3.2, (1.93, 0.62, 0.86)),
)
