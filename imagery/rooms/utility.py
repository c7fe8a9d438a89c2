"""Utility of a compact 2BHK flat, 1.7 x 2.8 m, open to the kitchen along one side: washing machine, deep sink, drying rail, daylight through a safety grill.

Variants: A.
Cameras:  main (from the kitchen, across the wash counter to the grill).

The run of cabinets stands on the left wall. Inside turned(-X, 0, 90) x runs along the wall to the window and -y into the room.
"""

from lib import *
from lib.laundry import bottle, bucket, canister, chrome, cloth, granite, jhadu, jute, knob, machine, mug, pileof, plastic
from lib.bedroom import hanger
from lib.buildings import tower
from lib.outside import place

X, Y, H = 0.85, 2.70, 2.70
TOP, UP, HEAD = 0.90, 1.50, 2.25  # counter, underside and top of the wall cabinets
A, B, SILL, LINTEL = -0.72, 0.72, 1.05, 2.42  # the opening in the far wall
SX0, SX1, SY0, SY1 = 1.36, 1.88, -0.48, -0.11  # the sink
BLUE, YELLOW = '#9fb0ba', '#d9a520'


def glaze():
    return mat('glaze', '#dbe5e6', rough=0.10, coat=0.35, var=0.05, rough_tex=('smudge.png', 0.5, 0.07, 0.2), bump=[('smudge.png', 0.16, 0.08, 0.002)])


# ------------------------------------------------------------- shell
def shell():
    wallp, ceil = paint('#ebeae4'), paint('#f5f3ee')
    room(-X, 3.4, -2.6, Y, H, wallp, ceil, openings=[('B', A, B, SILL, LINTEL)])
    box(-X, 0.85, -0.42, -0.30, -0.1, H - 0.001, wallp, bev=0)
    box(-X, -0.262, -0.2995, 0.038, -0.1, H - 0.001, wallp, bev=0)
    box(0.85, 0.97, -2.6, -0.36, -0.1, H - 0.001, wallp, bev=0)
    ash = wood('ash', straight=True)
    box(0.838, 0.982, -0.36, -0.265, 0, H - 0.002, ash, bev=0.003)
    box(0.838, 0.982, Y - 0.14, Y - 0.002, 0, H - 0.002, ash, bev=0.003)
    star = [(0.12, '#5b7183'), (0.40, '#c3cbcc'), (0.65, '#8fa2ae'), (0.92, '#ebe8e0')]
    tile = mat('cement', tex='cementtile.png', size=0.2, ramp=star, rough=0.42, rough_tex=('smudge.png', 0.9, 0.32, 0.55), rand=False, var=0.07)
    tilefloor(-0.95, 0.85, -0.5, Y, 0, tile, 0.2, 0.2)
    box(0.851, 0.969, -0.5, Y, -0.05, 0.004, granite(), bev=0.002)
    vitrified = mat('vitrified', '#d5cfc2', rough=0.24, tex='plaster.png', size=1.6, ramp=[(0, '#cfc8ba'), (1, '#dfd9cd')], rough_tex=('smudge.png', 1.2, 0.18, 0.32), var=0.03)
    tilefloor(0.97, 3.4, -2.6, Y, 0, vitrified, 0.6, 0.6)
    tiles(-0.255, 0.85, 0, SILL, Y - 0.012, glaze(), 0.085, 0.15, seed=3, tilt=0.008)
    tiles(-0.85, -0.255, TOP, SILL, Y - 0.012, glaze(), 0.085, 0.15, seed=4, tilt=0.008)


def opening():
    """the safety grill with glass louvres above it, the city, daylight"""
    white, y = lacquer('#e9e9e5', 0.4), Y + 0.15
    box(A - 0.03, B + 0.03, Y - 0.035, Y + 0.199, SILL + 0.001, SILL + 0.026, granite(), bev=0.004)
    z0, z1, zm = SILL + 0.027, LINTEL, 2.05
    windowframe('B', y, A, B, z0, z1, white, 2, t=0.036, d=0.04, horiz=zm)
    n = 12
    for k in range(1, n):
        if k != n // 2:
            x = A + (B - A) * k / n
            box(x - 0.006, x + 0.006, y - 0.006, y + 0.006, z0 + 0.03, zm - 0.01, white, bev=0.001)
    for z in (1.36, 1.70):
        box(A + 0.03, B - 0.03, y - 0.0045, y + 0.0045, z - 0.012, z + 0.012, white, bev=0.001)
    for p, q in ((A + 0.037, -0.017), (0.017, B - 0.037)):
        for k in range(4):
            blade = box(p, q, -0.045, 0.045, -0.0025, 0.0025, mat('louvre', '#dbe8e6', rough=0.2, translucent=0.5), bev=0)
            blade.location = ((p + q) / 2, y, 2.115 + 0.085 * k)
            blade.rotation_euler = (0.75, 0, 0)
    outside('far', Y + 0.2, (A, B), 'tower', floor=6, light=0.85, seed=1)
    with outdoors('far'):
        for k, x, yy, c in ((1, -104, 112, '#e4cfa4'), (2, -96, 158, '#d9dccb'), (3, -64, 120, '#dcb796')):
            place(tower, k, x, yy, -19.3, 0.1, 1.0, c)
    area((0, Y + 0.40, 1.75), (B - A, LINTEL - SILL), 66, '#edf3fb', dirv=(0, -1, -0.04))
    sun(73, 42, 11, 0.53, 4500)


# ------------------------------------------------------------- the run on the left wall
def broomcupboard(blue, white):
    """x 0.04 to 0.62, its door folded back; what it holds hangs or stands"""
    a, b, d = 0.04, 0.618, 0.58
    for p in (a, b - 0.018):
        box(p, p + 0.018, -d, -0.001, 0, HEAD, white if p == a else blue, bev=0.001)
    box(a + 0.018, b - 0.018, -0.014, -0.001, 0.09, HEAD - 0.018, white, bev=0)
    for z in (0.072, 1.74, HEAD - 0.018):
        box(a + 0.0185, b - 0.0185, -d + (0.02 if z == 1.74 else 0), -0.015, z, z + 0.018, white, bev=0.001)
    box(a + 0.018, b - 0.018, -d + 0.04, -d + 0.06, 0, 0.072, black(), bev=0)
    with turned(a, -d - 0.003, -97):
        box(0.002, 0.574, -0.02, 0, 0.075, HEAD - 0.002, blue, bev=0.0015)
    # a bar with hooks
    box(a + 0.03, b - 0.03, -0.030, -0.0145, 1.585, 1.625, wood('ash', horiz=True), bev=0.003)
    for x in (0.16, 0.33, 0.48):
        tube([(x, -0.028, 1.60), (x, -0.065, 1.592), (x, -0.080, 1.605), (x, -0.078, 1.625)], 0.0035, steel())
    jhadu(0.48, -0.072, 1.607)
    # a floor wiper and a mop in its bucket
    tube([(0.33, -0.075, 0.13), (0.33, -0.075, 1.60)], 0.010, steel(), smooth=False)
    box(0.18, 0.48, -0.095, -0.055, 0.117, 0.145, plastic('#3f6f9c'), bev=0.004)
    box(0.18, 0.48, -0.078, -0.072, 0.092, 0.117, black(), bev=0)
    bucket(0.30, -0.38, 0.091, plastic(YELLOW), 0.115, 0.21)
    tube([(0.28, -0.40, 0.16), (0.203, -0.055, 1.55), (0.20, -0.0405, 1.61)], 0.0105, wood('ash'), smooth=False)
    g, P = R.Random(3), []
    for k in range(110):
        t, q = k * 2.4, g.uniform(0.01, 0.085)
        P.append([(0.272, -0.372, 0.34), (0.28 + math.cos(t) * q, -0.375 + math.sin(t) * q, 0.335), (0.30 + math.cos(t) * q * 0.7, -0.38 + math.sin(t) * q * 0.7, 0.106)])
    strings(P, 0.0035, fabric('#e6e2d6', 0.2))
    folded(0.25, -0.27, 1.759, 0.20, 0.26, 4, 8, ['#dfe3e2', '#9fb0ba', '#efece4', '#c9b48a'])
    for k, (x, c) in enumerate(((0.42, '#e9e6df'), (0.52, '#5f86a3'))):
        bottle(x, -0.30, 1.759, c, ('#5f86a3', '#efece4')[k])


def sink():
    st, z = mat('sink', '#d2d3d3', rough=0.34, metal=0.9), 0.62
    t = 0.008
    box(SX0 - t, SX1 + t, SY0 - t, SY1 + t, z - t, z, st, bev=0)
    for q in ((SX0 - t, SX0, SY0, SY1), (SX1, SX1 + t, SY0, SY1), (SX0 - t, SX1 + t, SY0 - t, SY0), (SX0 - t, SX1 + t, SY1, SY1 + t)):
        box(*q, z, TOP - 0.041, st, bev=0)
    r = 0.016  # a pressed rim on the stone
    for q in ((SX0 - r, SX1 + r, SY0 - r, SY0 + 0.002), (SX0 - r, SX1 + r, SY1 - 0.002, SY1 + r), (SX0 - r, SX0 + 0.002, SY0 + 0.002, SY1 - 0.002), (SX1 - 0.002, SX1 + r, SY0 + 0.002, SY1 - 0.002)):
        box(*q, TOP - 0.06, TOP + 0.0035, st, bev=0.0015)
    lathe([(0.0001, 0.002), (0.022, 0.002), (0.042, 0.004), (0.045, 0.0005)], chrome(), ((SX0 + SX1) / 2, (SY0 + SY1) / 2, z), 32)
    faucet((SX0 + SX1) / 2, -0.060, TOP, steel(0.2), -pi / 2)


def pullout(a, b, out, blue):
    """the laundry basket behind a tall front, drawn out"""
    y, st, m = -0.60 - out, steel(), jute()
    box(a + 0.002, b - 0.002, y, y + 0.02, 0.102, 0.833, blue, bev=0.002)
    knob((a + b) / 2, y, 0.77)
    for x in (a + 0.02, b - 0.03):
        box(x, x + 0.010, y + 0.02, -0.05, 0.150, 0.190, st, bev=0.001)
        box(x, x + 0.010, y + 0.02, y + 0.03, 0.19, 0.66, st, bev=0.001)
    for p, q in ((a + 0.009, a + 0.0195), (b - 0.0195, b - 0.009)):  # what they run in
        box(p, q, -0.56, -0.05, 0.152, 0.188, st, bev=0)
    box(a + 0.032, b - 0.032, y + 0.022, -0.10, 0.152, 0.160, st, bev=0)
    p, q, e, f, z0, z1 = a + 0.04, b - 0.04, y + 0.032, y + 0.032 + 0.40, 0.162, 0.65
    linen, r, n = fabric('#ece7da', 0.2), 0.045, 18
    loop = lambda k: [(x + k * math.cos(t), v + k * math.sin(t)) for x, v, t0 in ((q - r, f - r, 0), (p + r, f - r, pi / 2), (p + r, e + r, pi), (q - r, e + r, 1.5 * pi)) for t in [t0 + j * pi / 8 for j in range(5)]]
    for k in range(n):  # coils of jute rope
        tube([(*c, z0 + 0.013 + (z1 - z0 - 0.03) * k / n) for c in loop(r - 0.012)], 0.0128, m, closed=True, smooth=False)
    prism(loop(r - 0.016), z0, z1 - 0.12, m, 0)
    pts = loop(r + 0.003)  # its lining turned over the rim
    V = [(*c, z) for z in (z1 - 0.06, z1 + 0.006) for c in pts] + [(*c, z1 + 0.006) for c in loop(r - 0.020)] + [(*c, z1 - 0.09) for c in loop(r - 0.022)]
    N = len(pts)
    obj('lining', pmesh('lining', V, [(h * N + i, h * N + (i + 1) % N, (h + 1) * N + (i + 1) % N, (h + 1) * N + i) for h in range(3) for i in range(N)]), linen, smooth=50)
    c, d = (p + q) / 2, (e + f) / 2
    for k, (col, dx, dy, dz, rz) in enumerate((('#8fa7b8', 0, 0.03, 0.0, 0.3), ('#efece2', -0.02, -0.06, 0.035, 1.2), ('#c98f6b', 0.03, 0.07, 0.05, 2.2), ('#e9e4d6', 0.02, -0.02, 0.085, 0.8))):
        simmesh('duvet_single', fabric(col, 0.2), (c + dx, d + dy, z1 - 0.075 + dz), (0.12 * (k - 1), 0.10, rz), (0.22, 0.24, 0.9))


def base(blue, white):
    dark = mat('carcass', '#6f7578', rough=0.6)
    for p in (1.262, 1.965, 2.445):
        box(p, p + 0.016, -0.578 if p > 1.3 else -0.60, -0.014, 0.0 if p < 1.3 else 0.10, 0.858, blue if p < 1.3 else dark, bev=0.001)
    box(1.28, Y - 0.001, -0.54, -0.52, 0, 0.10, black(), bev=0)
    box(1.279, 2.70, -0.575, -0.014, 0.10, 0.115, dark, bev=0)
    box(1.28, 2.69, -0.030, -0.014, 0.116, 0.857, dark, bev=0)
    box(1.28, 2.69, -0.575, -0.560, 0.842, 0.858, dark, bev=0)
    fronts(1.279, 1.973, 0.10, 0.835, -0.60, blue, 2, 1)
    fronts(2.453, 2.695, 0.10, 0.835, -0.60, blue, 1, 1)
    for x in (1.596, 1.656):
        knob(x, -0.60, 0.77)
    knob(2.49, -0.60, 0.77)
    pullout(1.973, 2.453, 0.34, blue)
    g, f = granite(), -0.615
    for q in ((0.619, SX0, f, -0.013), (SX1, 2.687, f, -0.013), (SX0, SX1, f, SY0), (SX0, SX1, SY1, -0.013)):
        box(*q, TOP - 0.04, TOP, g, bev=0)
    box(0.619, 2.687, f - 0.004, f - 0.0002, TOP - 0.04, TOP, g, bev=0.0035)
    sink()


def peg_basket(x, y, z):
    g = R.Random(7)
    basket(x, y, z, 0.098, 0.088, jute(), handles=False)
    for k in range(34):
        a, q = g.uniform(0, 6.28), g.uniform(0, 0.066)
        o = box(-0.0045, 0.0045, -0.006, 0.006, -0.036, 0.036, wood('ash') if k % 5 else plastic(YELLOW), bev=0.0015)
        o.location = (x + math.cos(a) * q, y + math.sin(a) * q, z + 0.112 + g.uniform(-0.014, 0.016))
        o.rotation_euler = (g.uniform(0.5, 1.5), g.uniform(-0.8, 0.8), g.uniform(0, 6.28))


def upper(blue, white):
    """two closed bays with an open one between them, a warm light line below"""
    d, a, b, c, e = 0.34, 0.62, 1.262, 1.80, 2.058
    box(a, b, -d + 0.021, -0.001, UP, HEAD, white, bev=0)
    box(c, e, -d + 0.021, -0.001, UP, HEAD, white, bev=0)
    box(e - 0.001, e + 0.017, -d, -0.001, UP - 0.001, HEAD + 0.001, blue, bev=0.001)
    fronts(a, b, UP, HEAD, -d, blue, 2, 1)
    fronts(c, e - 0.001, UP, HEAD, -d, blue, 1, 1)
    for x in (0.908, 0.974, 1.836):
        knob(x, -d, UP + 0.07)
    ash = wood('ash', horiz=True)
    box(b + 0.001, c - 0.001, -0.016, -0.001, UP + 0.02, HEAD - 0.02, ash, bev=0)
    for z in (UP, 1.862, HEAD - 0.02):
        box(b + 0.001, c - 0.001, -d + 0.004, -0.017 if z == 1.862 else -0.001, z, z + 0.02, ash, bev=0.002)
    z = UP + 0.0205
    pileof(b + 0.175, -0.155, z, 0.23, 0.25, ('#f3f0e7', '#93acbd', '#f3f0e7', '#ccd8dd', '#f3f0e7', '#e3b64a'), 0, 3)
    canister(b + 0.355, -0.262, z, 0.18, '#efede6')
    canister(b + 0.470, -0.255, z, 0.13, '#8ea6b6')
    z = 1.8825
    pileof(b + 0.170, -0.155, z, 0.22, 0.24, ('#ccd8dd', '#f3f0e7', '#93acbd', '#f3f0e7'), 0, 6)
    peg_basket(b + 0.415, -0.235, z)
    strip((b + 0.04, -d + 0.06, HEAD - 0.026), (c - 0.04, -d + 0.06, HEAD - 0.026), 3.0, 3400, (0, 0.4, -1))
    strip((a + 0.05, -0.22, UP - 0.006), (e - 0.05, -0.22, UP - 0.006), 4.5, 3400, (0, 0.35, -1))


def purifier(x, z):
    """on the wall: a white body over a blue-tinted tank, a small tap"""
    w = mat('purifier', '#ecedec', rough=0.28)
    box(x - 0.135, x + 0.135, -0.215, -0.0135, z + 0.15, z + 0.44, w, bev=0.018, seg=4)
    box(x - 0.128, x + 0.128, -0.200, -0.0135, z + 0.012, z + 0.148, mat('purifier tank', '#a3bfd2', rough=0.12, coat=0.3), bev=0.012, seg=4)
    box(x - 0.135, x + 0.135, -0.212, -0.0135, z, z + 0.0115, w, bev=0.004)
    box(x - 0.05, x + 0.05, -0.2165, -0.20, z + 0.355, z + 0.385, bglass(), bev=0.002)
    tube([(x, -0.205, z + 0.05), (x, -0.245, z + 0.05), (x, -0.252, z + 0.035), (x, -0.252, z + 0.015)], 0.009, chrome())
    tube([(x + 0.10, -0.03, z), (x + 0.10, -0.025, z - 0.12), (x + 0.10, -0.022, TOP - 0.01)], 0.004, plastic('#e4e6e6'))


def things():
    """what is in use on the counter"""
    z = TOP + 0.0008
    top = pileof(0.86, -0.30, z, 0.30, 0.27, ('#93acbd', '#f3f0e7', '#f3f0e7'), 0.08, 2)
    foldedone(2, blockprint('#f1ede2', '#44617c', 0.32), (0.86, -0.30, top + 0.002), 0.27, 0.25, 0.034, -0.05)
    bottle(1.12, -0.13, z, '#e9e6df', '#5f86a3', 1.05)
    bottle(1.21, -0.12, z, YELLOW, '#efece4', 0.86)
    lathe(rounded([(0.0001, 0.002), (0.045, 0.002), (0.055, 0.010), (0.060, 0.014), (0.052, 0.008), (0.0001, 0.006)]), ceramic('#e6e6e0'), (1.965, -0.16, z), 40, scale=(1.15, 0.85, 1))
    softbox(0.085, 0.05, 0.026, mat('soap', '#7fa0b4', rough=0.4), (1.965, -0.16, z + 0.022), (0, 0, 0.2), r=0.011, puff=0.003, wr=0, n=8)
    box(2.07, 2.20, -0.20, -0.15, z + 0.012, z + 0.030, wood('ash', horiz=True), bev=0.007, rot=0.25)
    box(2.075, 2.195, -0.196, -0.154, z, z + 0.012, mat('bristle', '#cdb98c', rough=1, bump=[('boucle_h.png', 0.02, 1.0, 0.004)]), bev=0, rot=0.25)
    switch_plate(1.02, -0.0125, 1.22, 4, socket=True)
    box(1.052, 1.092, -0.060, -0.024, 1.198, 1.238, plastic('#dcdcd8'), bev=0.006, seg=3)
    tube([(1.072, -0.055, 1.20), (1.072, -0.060, 1.12), (1.078, -0.035, 1.0), (1.080, -0.022, TOP + 0.002)], 0.0035, plastic('#dcdcd8'))


def run():
    blue, white = lacquer(BLUE, 0.36), lacquer('#eceae4', 0.45)
    with turned(-X, 0, 90):
        tiles(0.62, 2.70, TOP, UP, -0.012, glaze(), 0.08, 0.15, seed=1, tilt=0.008)
        tiles(2.06, 2.70, UP, HEAD, -0.012, glaze(), 0.08, 0.15, seed=2, tilt=0.008)
        broomcupboard(blue, white)
        machine(0.940)
        base(blue, white)
        upper(blue, white)
        purifier(2.36, 1.20)
        things()


# ------------------------------------------------------------- the drying rail
def dryingrail():
    """three steel rods let down on cords from two pulley plates on the ceiling; in this frame x is the room's y"""
    z, a, b, st = 2.14, 1.02, 2.46, steel(0.2)
    rods = (-0.31, -0.46, -0.61)
    cord = mat('cord', '#e9e6dc', rough=0.9)
    with turned(0, 0, 90):
        for y in rods:
            tube([(a, y, z), (b, y, z)], 0.009, st, smooth=False)
            for x in (a, b):
                sphere(0.012, plastic('#e4e6e6'), (x, y, z), 16)
        for x in (a + 0.06, b - 0.06):
            box(x - 0.03, x + 0.03, rods[2] - 0.05, rods[0] + 0.05, H - 0.014, H - 0.001, plastic('#e4e6e6'), bev=0.003)
            for y in rods:
                cyl(0.016, -0.006, 0.006, st, (x, y, H - 0.034), 24, 0.002, rot=(0, pi / 2, 0))
                box(x - 0.009, x - 0.0065, y - 0.008, y + 0.008, H - 0.045, H - 0.0145, st, bev=0)
                tube([(x, y - 0.014, H - 0.034), (x, y, z + 0.011)], 0.0022, cord, smooth=False)
                lathe([(0.011, -0.006), (0.014, 0), (0.011, 0.006)], plastic('#e4e6e6'), (x, y, z), 20, 50, (0, pi / 2, 0))
        cloth(1.12, 1.42, rods[1], z, 0.42, '#ecb43a', '#f3e7c8')
        cloth(1.50, 1.80, rods[0], z, 0.38, '#f4f2ea', '#8fa9bc')
        cloth(2.06, 2.26, rods[1], z, 0.32, '#eef0ec', '#d9a520')
        x, y, s = 1.74, rods[2], 0.62
        hanger(x, y, z, 0.098, False, wood('ash'), -0.30)
        softmesh('shirt2', drape('#b4cbd9'), (x, y, z - 0.068), (0, 0, pi / 2 - 0.30), (s * 1.12, 0.62, s), 0.0018, 0)


# ------------------------------------------------------------- the floor, the plant, the kitchen's end
def floorthings():
    blue = mat('bucket', '#2f68a5', rough=0.3)
    bucket(0.42, 2.36, 0.001, blue, 0.145, 0.27)
    mug(0.575, 2.20, 0.001, mat('mugp', '#3f7cb8', rough=0.3), -60)
    slippers(0.60, 1.90, 0.001, 52, '#8a9aa3')
    st = steel(0.22)
    box(0.10, 0.23, 1.58, 1.71, -0.004, 0.0025, mat('grate', '#c9cbcb', rough=0.42, metal=0.8), bev=0.001)
    # a bar under the sill with a floor cloth and a brush
    tube([(0.05, Y - 0.062, 0.86), (0.52, Y - 0.062, 0.86)], 0.006, st, smooth=False)
    for x in (0.07, 0.50):
        tube([(x, Y - 0.062, 0.86), (x, Y - 0.011, 0.86)], 0.005, st, smooth=False)
    cloth(0.10, 0.28, Y - 0.062, 0.858, 0.30, '#dfe5e4', '#8fa9bc')
    tube([(0.40, Y - 0.062, 0.868), (0.40, Y - 0.078, 0.862), (0.40, Y - 0.080, 0.845), (0.40, Y - 0.066, 0.835)], 0.002, st)
    tube([(0.40, Y - 0.066, 0.835), (0.40, Y - 0.060, 0.60)], 0.009, wood('ash'), smooth=False)
    box(0.375, 0.425, Y - 0.072, Y - 0.050, 0.52, 0.615, wood('ash'), bev=0.006)
    box(0.378, 0.422, Y - 0.092, Y - 0.072, 0.524, 0.610, mat('bristle', '#cdb98c', rough=1, bump=[('boucle_h.png', 0.02, 1.0, 0.004)]), bev=0)
    for k in range(6):
        box(0.117, 0.213, 1.598 + 0.018 * k, 1.604 + 0.018 * k, 0.0026, 0.003, black(), bev=0)


def plant():
    x, y, z = 0.36, Y + 0.045, 1.70
    money_plant((x, y, z), 0.50, 6, ceramic('#e4e2da'), vines=11, r=0.075, clear=[('y', '<', Y + 0.135), ('x', '<', B - 0.02)])
    tulsi((-0.28, Y + 0.05, SILL + 0.0265), 0.30, 3, ceramic('#b4643f'), r=0.065, clear=[('y', '<', Y + 0.135)])
    st = steel()
    for k in range(3):
        t = k * 2.094 + 0.5
        tube([(x + math.cos(t) * 0.082, y + math.sin(t) * 0.082, z + 0.012), (x + math.cos(t) * 0.086, y + math.sin(t) * 0.086, z + 0.13), (x, y + 0.02, z + 0.30)], 0.0018, st, smooth=False)
    tube([(x, y + 0.02, z + 0.30), (x, y + 0.06, z + 0.325), (x, Y + 0.15, z + 0.33), (x, Y + 0.165, z + 0.315)], 0.003, st)


def kitchen():
    """the end of the kitchen counter beyond the opening, a shelf with jars above it"""
    ash, horiz, x0, x1, y0 = wood('ash', straight=True), wood('ash', horiz=True), 1.06, 3.0, Y - 0.60
    box(x0, x1, y0 + 0.022, Y - 0.001, 0.10, 0.858, ash, bev=0.001)
    box(x0 + 0.02, x1, y0 + 0.06, y0 + 0.08, 0, 0.10, black(), bev=0)
    fronts(x0, x1, 0.10, 0.835, y0, ash, 4, 1)
    tube([(1.12, y0 - 0.045, 0.775), (1.50, y0 - 0.045, 0.775)], 0.006, steel(), smooth=False)
    for x in (1.15, 1.47):
        tube([(x, y0 - 0.045, 0.775), (x, y0 + 0.002, 0.775)], 0.005, steel(), smooth=False)
    cloth(1.20, 1.41, y0 - 0.045, 0.772, 0.36, '#f1ece0', '#7f9db3')
    box(x0 - 0.012, x1, y0 - 0.015, Y - 0.001, 0.86, 0.90, granite(), bev=0.003)
    with turned(1.19, y0 + 0.14, 0, 0.90):
        lathe(rounded([(0.0001, 0), (0.05, 0), (0.055, 0.008), (0.11, 0.055), (0.125, 0.075), (0.118, 0.074), (0.05, 0.014), (0.0001, 0.012)]), ceramic('#e8e5dc'), (0.03, 0.10, 0), 56)
        for i in range(6):
            sphere(0.029, mat('lime%d' % (i % 2), ('#c9b83a', '#a9b243')[i % 2], rough=0.45), (0.03 + math.cos(i * 2.4) * 0.055 * (i > 0), 0.10 + math.sin(i * 2.4) * 0.055 * (i > 0), 0.062 + 0.02 * (i == 0)), 20)
    box(1.22, 1.47, Y - 0.062, Y - 0.042, 0.901, 1.27, wood('teak'), bev=0.008)
    for k, (x, h) in enumerate(((1.39, 0.21), (1.51, 0.17), (1.615, 0.13))):
        cyl(0.052, 0, h, steel(0.22), (x, Y - 0.17, 0.9005), 44, 0.006)
        cyl(0.054, h - 0.028, h + 0.006, steel(0.22), (x, Y - 0.17, 0.9005), 44, 0.004)
        sphere(0.009, steel(0.22), (x, Y - 0.17, 0.9005 + h + 0.012), 16)
    for z in (1.52, 1.90):
        box(1.12, 2.6, Y - 0.24, Y - 0.001, z, z + 0.026, horiz, bev=0.003)
        for x in (1.26, 1.80):
            box(x, x + 0.018, Y - 0.20, Y - 0.001, z - 0.03, z - 0.0005, brass(0.3), bev=0.001)
    for x, h, c in ((1.21, 0.17, '#e9e5da'), (1.325, 0.14, '#93a7b2'), (1.44, 0.17, '#e9e5da'), (1.555, 0.12, '#c7843f')):
        canister(x, Y - 0.12, 1.5465, h, c, 0.05)
    vase('bowl', ceramic('#9fb0ba'), (1.27, Y - 0.12, 1.927), 0.62)
    vase('round', ceramic('#e8e5dc'), (1.52, Y - 0.12, 1.927), 0.52)
    strip((1.15, Y - 0.10, 1.514), (2.5, Y - 0.10, 1.514), 4, 2950, (0, 0.3, -1))


def build(v='A'):
    reset(163)
    world('#e6edf3', 0.42)
    shell()
    opening()
    run()
    dryingrail()
    floorthings()
    plant()
    kitchen()
    for p in ((0.15, 0.55), (1.7, 1.2)):
        spot((*p, H), 10, 3100, 66)
    # the kitchen behind the camera is light too
    area((2.9, -1.6, 1.9), (2.2, 1.8), 33, '#fff6ea', dirv=(-0.72, 0.69, -0.08), glossy=False)


CAMS = dict(main=lambda: camera((2.45, -0.43, 1.36), 50, 25, -0.05, fstop=8, focus=3.0))
