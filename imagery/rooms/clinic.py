"""Waiting room of a neighbourhood clinic in Hyderabad: an ash-slatted reception desk of two heights on a Kota floor, a wheelchair at its lower part,
a dusty blue wall with an arched niche, low sun through the shop window at the left.

Camera:  desk (upright).
The wall behind the camera stands further back than in the clinic, so that the room fits the frame.
"""

import cv2

from lib import *
from lib.drawings import picture
from lib.letters import write
from lib.waiting_room import boxfile, clear, couch, slats, waitingchair
from lib.workchairs import swivel

X, F, Y, H = 2.5, -3.3, 3.1, 2.75
DEEP = 0.26  # of the niche: the blue wall stands that far before the outer wall
WINDOW = (-1.70, 2.42, 0.34, 2.46)  # y from, to, sill, head
DOOR = (0.72, 1.62, 2.12)  # x from, to, head
NICHE = (1.80, 1.10, 0.90, 2.24)  # y of its middle, width, sill, crown
NEAR, STEP, FAR = 0.0, 0.86, 1.94  # y of the desk: its near end, where it rises, its far end
FRONT = 0.88  # x of its front
LOW, HIGH = 0.75, 1.10  # its two heights

WHITE, BLUE, CORAL, OCHRE = '#f4f1ea', '#9aaab2', '#bd8b79', '#bf9f78'


def ash(horiz=False):
    return wood('ash', horiz=horiz, straight=not horiz)


def stone():
    """Kota, honed, in squares of two feet"""
    return kota(0.24)


def solid():
    """solid surface: an even white with a soft sheen"""
    return mat('solid', '#f3f1ec', rough=0.30)


# ------------------------------------------------------------- shell
def coved(x0, x1):
    """terrazzo skirting along a wall at y=0 facing -y, run into the floor in a cove"""
    P = [(0.0, 0.115), (0.008, 0.115), (0.011, 0.112)] + [(0.061 - 0.05 * math.cos(a), 0.0508 - 0.05 * math.sin(a)) for a in [k * pi / 16 for k in range(9)]] + [(0.070, 0.0006)]
    n = len(P)
    V = [(x, -d, z) for x in (x0, x1) for d, z in P] + [(x0, 0, 0), (x1, 0, 0)]
    Q = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)] + [tuple(range(n)) + (2 * n,), tuple(range(2 * n - 1, n - 1, -1)) + (2 * n + 1,)]
    obj('skirting', pmesh('skirting', V, Q), stone(), smooth=40)


def shell():
    a, b, sill, head = WINDOW
    p, q, top = DOOR
    white, ceil = paint(WHITE), paint('#f8f6f2')
    room(-X, X + DEEP, F, Y, H, white, ceil, openings=[('L', a, b, sill - 0.034, head), ('B', p, q, 0, top)], front=True)
    tilefloor(-X, X + 0.6, F, Y + 2.7, 0, stone(), 0.6, 0.6, 0.003)
    with turned(0, Y):
        coved(-X, p - 0.07)
        coved(q + 0.07, X)
    with turned(-X, 0, 90):
        coved(F, Y)
    with turned(X, 0, -90):
        coved(-Y, -F)
    # a board where the backs of chairs would rub
    box(-X + 0.002, p - 0.10, Y - 0.018, Y - 0.0005, 0.74, 0.86, ash(True), bev=0.005)


def bluewall():
    """the wall behind the desk, its niche lined in white, shelves of ash with files and two plants"""
    y, w, sill, crown = NICHE
    r, cream, m = w / 2, paint('#efe8dc'), ash(True)
    with turned(X, 0, -90):
        archpanel(-Y, -F, -0.05, H, 0, -y, w, crown, paint(BLUE), 0.03, sill, DEEP)
        bpy.data.objects['reveal'].data.materials[0] = cream
        box(-y - r + 0.001, -y + r - 0.001, -0.022, DEEP - 0.001, sill + 0.0005, sill + 0.026, m, bev=0.004)
        box(-y - r, -y + r, DEEP - 0.004, DEEP - 0.0005, sill + 0.027, crown, cream, bev=0)
        for z in (1.305, 1.680):
            box(-y - r + 0.001, -y + r - 0.001, 0.012, DEEP - 0.005, z, z + 0.024, m, bev=0.004)
            strip((-y - r + 0.04, 0.030, z - 0.004), (-y + r - 0.04, 0.030, z - 0.004), 2.6, 3400, (0, 0.6, -1), 0.012)
        strip((-y - 0.30, 0.035, 2.10), (-y + 0.30, 0.035, 2.10), 3.4, 3400, (0, 0.6, -1), 0.012)
        x0, z0 = -y - r + 0.05, sill + 0.0265
        for k, c in enumerate((BLUE, BLUE, '#e2ddd2', '#e2ddd2', CORAL, '#e2ddd2')):
            boxfile(x0 + 0.35 + 0.078 * k, z0, c)
        for k in range(2):
            box(x0 + 0.02, x0 + 0.34, 0.03, 0.24, 1.3295 + 0.126 * k, 1.3295 + 0.125 + 0.126 * k, fabric(('#c9bfae', '#8fa3ae')[k], 0.2), bev=0.006)
        for k, c in enumerate(('#e2ddd2', BLUE, BLUE, '#e2ddd2', OCHRE, BLUE)):
            boxfile(x0 + 0.42 + 0.078 * k, 1.3295, c)
        top = books_stack(x0 + 0.30, 0.12, 1.7045, 4, 7, 0.23, 0.17)
        vase('round', ceramic('#e9e1d3'), (x0 + 0.30, 0.12, top), 0.42)
    snake_plant((X + 0.135, y + 0.36, sill + 0.0265), 0.34, 3, ceramic('#e6ddd0'), n=9, clear=[('x', '<', X + DEEP - 0.01), ('z', '<', 1.30)])
    money_plant((X + 0.125, y - 0.22, 1.7045), 0.34, 4, ceramic(CORAL), vines=7, r=0.075, clear=[('x', '<', X + DEEP - 0.01)])


def shopwindow():
    a, b, sill, head = WINDOW
    alu = lacquer('#e7e5df', 0.35)
    windowframe('L', -X - 0.11, a, b, sill, head, alu, 4, t=0.05, d=0.07, horiz=2.02)
    pane('L', -X - 0.11, a, b, sill, head)
    box(-X - 0.20, -X - 0.001, a, b, sill - 0.0335, sill - 0.0005, solid(), bev=0)
    box(-X - 0.0005, -X + 0.05, a - 0.03, b + 0.03, sill - 0.034, sill, solid(), bev=0.005)
    # roller blinds, most of the way up
    cloth = mat('blind', '#ece7dc', rough=0.9, spec=0.1, translucent=0.5, tex='linen.png', size=0.2, ramp=[(0, '#e6e0d4'), (1, '#f1ece2')])
    for k in range(4):
        p, q = a + (b - a) * k / 4 + 0.02, a + (b - a) * (k + 1) / 4 - 0.02
        tube([(-X - 0.045, p, head - 0.032), (-X - 0.045, q, head - 0.032)], 0.024, cloth, smooth=False)
        plane([(-X - 0.0265, q, 2.16), (-X - 0.0265, p, 2.16), (-X - 0.0265, p, head - 0.034), (-X - 0.0265, q, head - 0.034)], cloth)
        box(-X - 0.033, -X - 0.021, p, q, 2.142, 2.1595, alu, bev=0.003)
    # the span is longer than the window, so that the nearest tree does not stand before it
    outside('left', -X - 0.2, (a, 10.5), 'street', light=3.4, seed=5)
    area((-X - 0.32, (a + b) / 2, (sill + head) / 2), (b - a, head - sill), 250, '#eaf1fa', dirv=(1, 0, -0.05), glossy=False)


# ------------------------------------------------------------- the desk


def desk():
    """towards the room: a high ledge over battens, then a lowered top with space for the knees of who sits in a wheelchair"""
    w, s = ash(), solid()
    mid = (NEAR + FAR) / 2
    a, t, b, back = mid - FAR, mid - STEP, mid - NEAR, 0.70  # x runs towards the camera, y into the desk
    with turned(FRONT, mid, -90):
        plinth = mat('plinth', '#8a8f90', rough=0.4, metal=0.4)
        # the high part
        slats(a, t - 0.034, 0.012, 0.082, HIGH - 0.0415, w)
        box(a, t - 0.034, 0.048, 0.29, 0.082, HIGH - 0.0415, w, bev=0.002)
        box(a + 0.02, t - 0.034, 0.05, 0.28, 0, 0.0815, plinth, bev=0)
        box(a - 0.012, t, -0.028, 0.31, HIGH - 0.04, HIGH, s, bev=0.007, seg=3)
        box(t - 0.032, t, -0.027, 0.309, 0.0005, HIGH - 0.0402, s, bev=0.005, seg=3)
        box(a, t - 0.034, 0.30, back, LOW - 0.035, LOW, s, bev=0.005)
        box(a, a + 0.03, 0.30, back - 0.02, 0.0, LOW - 0.036, w, bev=0.003)
        strip((a + 0.02, -0.012, HIGH - 0.046), (t - 0.06, -0.012, HIGH - 0.046), 0.9, 3600, (0, 0.30, -1), 0.010)
        # the low part
        box(t + 0.0008, b, -0.028, back, LOW - 0.04, LOW, s, bev=0.007, seg=3)
        box(b - 0.06, b - 0.034, 0.0, back - 0.002, 0.0005, LOW - 0.0402, w, bev=0.003)
        with turned(b - 0.012, back / 2, 90):
            slats(-back / 2 + 0.004, back / 2 - 0.004, 0.0, 0.0005, LOW - 0.0402, w)
        slats(t + 0.001, b - 0.062, 0.33, 0.082, LOW - 0.0415, w)
        box(t + 0.001, b - 0.062, 0.37, 0.40, 0.0, 0.0815, plinth, bev=0)
        box(t + 0.001, b - 0.062, 0.366, 0.40, 0.082, LOW - 0.0415, w, bev=0)
        monitor(t + 0.34, 0.44, 172)
        deskthings(a, t, b)


def monitor(x, y, rot):
    """a screen whose back is seen; faces -y at rot=0"""
    c, w, h = mat('casing', '#d3d4d2', rough=0.45), 0.54, 0.315
    with turned(x, y, rot, LOW):
        box(-w / 2, w / 2, -0.010, 0.010, 0.135, 0.135 + h, c, bev=0.004)
        box(-w / 2 + 0.006, w / 2 - 0.006, -0.0108, -0.0098, 0.147, 0.129 + h, glow('#cfdde6', 1.1), bev=0)
        box(-0.17, 0.17, 0.0095, 0.034, 0.20, 0.39, c, bev=0.012, seg=3)
        box(-0.035, 0.035, 0.0335, 0.052, 0.006, 0.33, c, bev=0.006)
        box(-0.12, 0.12, -0.08, 0.10, 0.0005, 0.009, c, bev=0.004)
        for k in range(7):
            box(-0.09 + 0.026 * k, -0.074 + 0.026 * k, 0.0338, 0.0345, 0.345, 0.349, black(0.6), bev=0)
        tube([(0.03, 0.045, 0.22), (0.06, 0.075, 0.12), (0.05, 0.11, 0.02), (0.10, 0.16, 0.004)], 0.003, black(0.5))


def deskthings(a, t, b):
    """what stands on the two tops; a, t and b are its far end, the step and its near end"""
    paper = mat('paper', '#f7f4ec', rough=0.9)
    # low: the diary with a pen, a telephone, a cup
    with turned(t + 0.57, 0.17, -12, LOW + 0.0005):
        box(-0.155, 0.155, -0.105, 0.105, 0, 0.004, mat('diary', '#5d7687', rough=0.6), bev=0.001)
        for s in (-1, 1):
            o = box(s * 0.003, s * 0.148, -0.10, 0.10, 0.0045, 0.014, paper, bev=0.004)
            for k in range(7):
                box(*sorted((s * 0.018, s * (0.10 + 0.03 * ((k * 5) % 3) / 2))), 0.066 - 0.022 * k, 0.0668 - 0.022 * k, 0.0141, 0.0144, mat('rule', '#9aa5ab', rough=0.9), bev=0)
        tube([(0.03, -0.05, 0.019), (0.13, 0.03, 0.019)], 0.004, mat('pen', '#2b3c48', rough=0.4), smooth=False)
    phone(b - 0.17, 0.46, 158)
    cup(t + 0.09, 0.22, LOW, ceramic('#e9e2d6'))
    # high: leaflets, a pump bottle, a vase
    x = t - 0.20
    o = clear()
    for k, c in enumerate(('#f1ede4', CORAL)):
        with turned(x - 0.15 * k, 0.16, 8 - 5 * k, HIGH + 0.001):
            box(-0.052, 0.052, -0.002, 0.012, 0.004, 0.205, mat('leaf' + c, c, rough=0.7), bev=0.001)
            box(-0.056, 0.056, -0.008, -0.005, 0.0, 0.09, o, bev=0.001).visible_shadow = False
            box(-0.056, 0.056, -0.008, 0.055, 0.0, 0.003, o, bev=0.001).visible_shadow = False
            if k:
                box(-0.052, 0.052, -0.0026, -0.0021, 0.03, 0.075, mat('band', '#f1ede4', rough=0.7), bev=0)
    pump(x - 0.42, 0.15)
    vx = a + 0.17
    vase('round', ceramic('#e3d9c9'), (vx, 0.15, HIGH), 0.92)
    branches((vx, 0.15, HIGH + 0.19), 0.40, 6, 8, '#7f9068', (0.05, 0.022), 0.42, 26)


def phone(x, y, rot):
    """a desk telephone, its keys to -y at rot=0"""
    k = mat('phone', '#d9d8d3', rough=0.45)
    with turned(x, y, rot, LOW + 0.0005):
        box(-0.09, 0.09, -0.085, 0.085, 0, 0.035, k, bev=0.010, seg=3)
        box(-0.085, -0.040, -0.08, 0.08, 0.036, 0.060, mat('handset', '#3d4449', rough=0.45), bev=0.011, seg=3)
        for i in range(12):
            box(-0.02 + 0.028 * (i % 3), 0.0 + 0.028 * (i % 3), -0.065 + 0.024 * (i // 3), -0.050 + 0.024 * (i // 3), 0.0345, 0.039, mat('key', '#f6f3ec', rough=0.25), bev=0.002)


def pump(x, y):
    """a bottle of hand rub with a pump"""
    lathe(rounded([(0.0001, 0), (0.028, 0), (0.031, 0.006), (0.031, 0.095), (0.022, 0.118), (0.011, 0.124), (0.0001, 0.125)]), mat('rub', '#cfe0e4', rough=0.12, trans=0.35), (x, y, HIGH + 0.0005), 40, 50)
    w = mat('pumphead', '#f4f3ef', rough=0.35)
    cyl(0.013, 0.124, 0.142, w, (x, y, HIGH), 24)
    cyl(0.0045, 0.142, 0.165, w, (x, y, HIGH), 16)
    tube([(x, y, HIGH + 0.168), (x, y - 0.024, HIGH + 0.168), (x, y - 0.036, HIGH + 0.160)], 0.006, w)


# ------------------------------------------------------------- on the walls
def dispenser(x, z):
    """hand sanitiser on the wall, a tray below"""
    w = mat('dispenser', '#f2f1ed', rough=0.35)
    box(x - 0.055, x + 0.055, Y - 0.105, Y - 0.0005, z, z + 0.245, w, bev=0.022, seg=5)
    box(x - 0.018, x + 0.018, Y - 0.1062, Y - 0.104, z + 0.10, z + 0.19, mat('gauge', '#7fa0af', rough=0.15), bev=0.0008)
    box(x - 0.03, x + 0.03, Y - 0.088, Y - 0.035, z - 0.012, z + 0.004, mat('nozzle', '#5b656b', rough=0.5), bev=0.005)
    box(x - 0.012, x + 0.012, Y - 0.010, Y - 0.0005, z - 0.16, z + 0.02, w, bev=0.003)
    box(x - 0.055, x + 0.055, Y - 0.115, Y - 0.002, z - 0.170, z - 0.158, w, bev=0.005)


# ------------------------------------------------------------- the consulting room
def flutedglass():
    return mat('flutedglass', '#edf4f3', rough=0.09, trans=1, ior=1.42)


def door():
    """a frame of ash; a leaf with fluted glass, hung at the left, stands open into the consulting room"""
    p, q, top = DOOR
    m, mh = ash(), ash(True)
    for a, b in ((p - 0.07, p - 0.001), (q + 0.001, q + 0.07)):
        box(a, b, Y - 0.022, Y - 0.0005, 0, top + 0.0005, m, bev=0.004)
    box(p - 0.07, q + 0.07, Y - 0.0225, Y - 0.0005, top + 0.001, top + 0.071, mh, bev=0.004)
    for a, b in ((p, p + 0.014), (q - 0.014, q)):
        box(a, b, Y - 0.021, Y + 0.202, 0, top - 0.0145, m, bev=0.003)
    box(p, q, Y - 0.021, Y + 0.202, top - 0.014, top - 0.0002, mh, bev=0.003)
    w, z1 = q - p - 0.034, top - 0.02
    with turned(p + 0.018, Y + 0.205, 40):
        for a, b in ((0, 0.085), (w - 0.085, w)):
            box(a, b, -0.02, 0.02, 0.008, z1, m, bev=0.003)
        for a, b in ((0.008, 0.16), (z1 - 0.09, z1)):
            box(0.0852, w - 0.0852, -0.0195, 0.0195, a, b, mh, bev=0.003)
        g = flutedglass()
        for o in (fluted(0.08, w - 0.08, -0.006, 0.15, z1 - 0.08, g, 0.024, 0.0045), plane([(w - 0.08, 0.004, 0.15), (0.08, 0.004, 0.15), (0.08, 0.004, z1 - 0.08), (w - 0.08, 0.004, z1 - 0.08)], g)):
            o.visible_shadow = False
        st = steel()
        box(w - 0.052, w - 0.034, -0.024, -0.0198, 0.98, 1.10, st, bev=0.002)
        tube([(w - 0.043, -0.022, 1.05), (w - 0.043, -0.062, 1.05), (w - 0.17, -0.062, 1.05)], 0.009, st, smooth=False)


def consulting():
    x0, x1, y0, y1 = 0.05, 3.05, Y + 0.2, Y + 2.6
    white, pale = paint(WHITE), paint('#c3cbc8')
    wall(x0 - 0.1, x0, y0 + 0.001, y1, -0.1, H, white)
    wall(x1, x1 + 0.1, y0 - 0.1, y1, -0.1, H, white)
    wall(x0 - 0.1, x1 + 0.1, y1, y1 + 0.1, -0.1, H, pale)
    wall(x0 - 0.1, x1 + 0.1, y0 + 0.001, y1 + 0.1, H, H + 0.1, paint('#f6f4ef'))
    with turned(0, y1):
        coved(x0, x1)
    couch(0.62, 2.40, y1 - 0.78, 0.64)
    frame(1.78, y1 - 0.0005, 1.62, 0.42, 0.56, 'art14.png', ash())
    area((1.6, y0 + 1.1, H - 0.02), (1.2, 1.2), 120, '#f8f3ea', glossy=False)


# ------------------------------------------------------------- the wheelchair
def sling(P, m):
    """a sheet of vinyl through rows of points, 4 mm thick"""
    n = len(P[0])
    o = obj('sling', pmesh('sling', [q for row in P for q in row], [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(P) - 1) for i in range(n - 1)]), m, smooth=180)
    t = o.modifiers.new('so', 'SOLIDIFY')
    t.thickness, t.offset = 0.004, 0


def hoop(x, y, z, R_, r, m):
    o = tube([(x + math.cos(k * pi / 16) * R_, y, z + math.sin(k * pi / 16) * R_) for k in range(32)], r, m, closed=True)
    o.data.splines[0].use_endpoint_u = False


def wheelchair(x, y, rot):
    """the clinic's own, folded open: chromed tubes, black vinyl, facing +x at rot=0"""
    st, bk, grey = mat('chrome', '#b4b6b8', rough=0.30, metal=1), mat('tyre', '#2a2b2d', rough=0.7), mat('caster', '#75787a', rough=0.55)
    vinyl = mat('vinyl', '#1f2a33', rough=0.48, spec=0.4, bump=[('boucle_h.png', 0.05, 0.10, 0.001)])
    g = R.Random(2)
    with turned(x, y, rot):
        for s in (-1, 1):
            w, a = s * 0.285, s * 0.232
            hoop(0.03, w, 0.305, 0.288, 0.017, bk)
            hoop(0.03, w, 0.305, 0.267, 0.008, st)
            hoop(0.03, s * 0.325, 0.305, 0.262, 0.0095, st)
            for k in range(6):  # what holds the push rim
                q = k * pi / 3 + 0.2
                tube([(0.03 + math.cos(q) * 0.262, s * 0.325, 0.305 + math.sin(q) * 0.262), (0.03 + math.cos(q) * 0.268, s * 0.292, 0.305 + math.sin(q) * 0.268)], 0.004, st, smooth=False)
            for k in range(24):
                q, e = k * pi / 12, (k % 4 - 1.5) * 0.10
                tube([(0.03 + math.cos(q + e) * 0.024, w + (0.014 if k % 2 else -0.014), 0.305 + math.sin(q + e) * 0.024), (0.03 + math.cos(q) * 0.264, w, 0.305 + math.sin(q) * 0.264)], 0.0013, st, smooth=False)
            cyl(0.026, -0.024, 0.024, st, (0.03, w, 0.305), 32, 0.003, rot=(pi / 2, 0, 0))
            cyl(0.011, -0.05, 0.05, st, (0.03, s * 0.262, 0.305), 24, 0.002, rot=(pi / 2, 0, 0))
            # side frame
            tube([(-0.060, a, 0.20), (-0.060, a, 0.50), (-0.072, a, 0.80), (-0.078, a, 0.885), (-0.105, a, 0.925), (-0.150, a, 0.930), (-0.205, a, 0.925)], 0.0115, st)
            tube([(-0.145, a, 0.930), (-0.250, a, 0.921)], 0.0165, bk, smooth=False)
            tube([(-0.060, a, 0.505), (0.420, a, 0.525)], 0.0110, st, smooth=False)
            tube([(-0.060, a, 0.225), (0.405, a, 0.215)], 0.0110, st, smooth=False)
            tube([(0.410, a, 0.19), (0.410, a, 0.66)], 0.0112, st, smooth=False)
            tube([(-0.066, a, 0.725), (0.30, a, 0.725), (0.375, a, 0.720), (0.405, a, 0.690), (0.410, a, 0.60)], 0.0110, st)
            box(0.005, 0.275, a - 0.027, a + 0.027, 0.737, 0.764, vinyl, bev=0.011, seg=4)
            box(-0.035, 0.365, a - 0.0015, a + 0.0015, 0.545, 0.700, mat('guard', '#41505b', rough=0.45), bev=0.001)
            # caster in its fork
            cyl(0.014, 0.0, 0.085, st, (0.410, a, 0.165), 24, 0.002)
            for e in (-1, 1):
                tube([(0.405, a + e * 0.018, 0.180), (0.385, a + e * 0.024, 0.150), (0.365, a + e * 0.024, 0.088)], 0.0055, st)
            cyl(0.088, -0.013, 0.013, grey, (0.365, a, 0.0885), 48, 0.008, rot=(pi / 2, 0, 0))
            cyl(0.050, -0.0138, 0.0138, mat('hub', '#c9cbca', rough=0.5), (0.365, a, 0.0885), 32, 0.002, rot=(pi / 2, 0, 0))
            # leg rest
            tube([(0.410, a, 0.50), (0.455, a * 0.96, 0.49), (0.490, a * 0.92, 0.42), (0.560, a * 0.86, 0.13)], 0.0100, st)
            with turned(0.595, s * 0.115, 0, 0.125) as r:
                r.rotation_euler = (0, -0.12, 0)
                box(-0.06, 0.10, -0.082, 0.082, -0.005, 0.005, grey, bev=0.004)
                for k in range(5):
                    box(-0.045 + 0.028 * k, -0.037 + 0.028 * k, -0.07, 0.07, 0.0048, 0.0066, bk, bev=0.0008)
            # brake
            tube([(0.33, a, 0.522), (0.326, s * 0.250, 0.535), (0.315, s * 0.256, 0.60)], 0.006, st, smooth=False)
            sphere(0.013, bk, (0.314, s * 0.256, 0.612), 24)
            tube([(0.16, -a, 0.225), (0.16, a, 0.500)], 0.0105, st, smooth=False)
        n = 16
        U = [-1 + 2 * i / n for i in range(n + 1)]
        sling([[(-0.050 + 0.455 * j / 14, u * 0.232, 0.521 + 0.018 * j / 14 - 0.034 * (1 - u * u) + 0.004 * noise.noise(Vector((u * 2, j * 0.3, 1)))) for u in U] for j in range(15)], vinyl)
        sling([[(-0.070 - 0.014 * j / 14 - 0.034 * (1 - u * u) * (1 - 0.35 * j / 14) + 0.004 * noise.noise(Vector((u * 2, j * 0.3, 5))), u * 0.244, 0.575 + 0.300 * j / 14) for u in U] for j in range(15)], vinyl)
        softbox(0.40, 0.42, 0.045, fabric('#8d4a3c', 0.2), (0.175, 0, 0.535), (0, -0.03, 0), r=0.02, puff=0.010, wr=0.003, n=14)


# ------------------------------------------------------------- words
def proverb():
    """a saying that hangs in many a waiting room: health is the great fortune"""
    img = np.full((1120, 800, 3), (238, 232, 218), np.uint8)
    img[:, :] = (236, 229, 213)
    img[640:] = (188, 128, 106)
    write(img, 400, 300, 'ఆరోగ్యమే', 150, (62, 88, 104), 750, 92, fit=640)
    write(img, 400, 480, 'మహాభాగ్యం', 150, (62, 88, 104), 750, 92, fit=640)
    a = img.astype(np.float32) / 255
    # a row of tulasi sprigs growing out of the lower field
    g = np.random.default_rng(4)
    for k in range(7):
        x, h = 130 + 90 * k, 210 + 60 * g.random()
        for j in range(9):
            t = j / 8
            y = 1040 - h * t
            for s in (-1, 1):
                cv2.ellipse(a, (int(x + s * 22 * (1.1 - 0.6 * t)), int(y)), (int(20 * (1.1 - 0.6 * t)), int(9 * (1.1 - 0.5 * t))), -s * 35, 0, 360, (0.93, 0.90, 0.83), -1, cv2.LINE_AA)
        cv2.line(a, (x, 1050), (x, int(1040 - h)), (0.93, 0.90, 0.83), 4, cv2.LINE_AA)
    return a * (1 + 0.012 * g.standard_normal((1120, 800, 1)))


def nameplate(x, z):
    """the doctor's room: Telugu and English on a plate beside the door"""
    img = np.full((260, 720, 3), (70, 92, 106), np.uint8)
    write(img, 360, 92, 'డాక్టర్ గది', 104, (240, 236, 226), 650, 92)
    write(img, 360, 204, 'Consulting room', 62, (240, 236, 226), 500, 92)
    y, w, h = Y - 0.0005, 0.105, 0.038
    box(x - w, x + w, y - 0.006, y, z - h, z + h, mat('plate', '#465c6a', rough=0.4), bev=0.002)
    e = 0.003
    plane([(x - w + e, y - 0.0064, z - h + e), (x + w - e, y - 0.0064, z - h + e), (x + w - e, y - 0.0064, z + h - e), (x - w + e, y - 0.0064, z + h - e)], mat('imgplate', tex=picture('nameplate', img / 255.0), col=True, uv=True, rand=False, rough=0.4))


def callbell(x, y, z):
    lathe(rounded([(0.0001, 0), (0.036, 0), (0.040, 0.004), (0.040, 0.009), (0.036, 0.011), (0.0001, 0.011)], 4), black(0.5), (x, y, z), 48, 50)
    lathe(rounded([(0.037, 0.013), (0.0375, 0.017), (0.033, 0.031), (0.020, 0.044), (0.006, 0.049), (0.006, 0.054), (0.0001, 0.055)], 4, 60), mat('chrome', '#b4b6b8', rough=0.30, metal=1), (x, y, z), 64, 60)
    cyl(0.004, 0.053, 0.063, steel(), (x, y, z), 20, 0.001)


def build(v='A'):
    reset(163)
    world('#e6ebee', 0.32)
    shell()
    shopwindow()
    bluewall()
    desk()
    callbell(FRONT + 0.13, 0.62, LOW)
    swivel(2.00, 0.74, -64, fabric('#d3c9b8', 0.2))
    waitingchair(0.17, Y - 0.37, 0, fabric(CORAL, 0.22), fabric('#a96a57'), ash())
    wheelchair(0.22, 0.46, -4)
    frame(0.185, Y - 0.0005, 1.64, 0.44, 0.61, picture('proverb', proverb()), ash(), mat_border=False)
    nameplate(0.53, 1.56)
    dispenser(0.53, 1.08)
    switch_plate(1.82, Y - 0.0005, 1.18, 3)
    door()
    consulting()
    rubber_plant((2.22, Y - 0.62, 0), 1.72, 11, ceramic('#e4ddd1'), clear=[('x', '<', X - 0.03), ('y', '<', Y - 0.04)])
    for y in (0.10, 0.85, 1.60, 2.35):
        spot((1.45, y, H), 2, 3900, 66, face=('#fff4e6', 1.5))
    for k, p in enumerate(((-3.5, -0.9, 2.0), (-3.3, 0.1, 1.5), (-3.4, 0.9, 2.2))):  # leaves of a tree before the window, only in the sun
        branches(p, 1.1, 6, 3 + k, '#5f7f4a', (0.10, 0.045), 0.8, 18)
    sun(203, 21, 15, 0.7, 4500)
    area((-0.4, F + 0.1, 1.9), (3.0, 1.7), 14, '#f4f3f0', dirv=(0.2, 1, -0.1), glossy=False)


CAMS = dict(desk=lambda: upright((-0.42, -2.28, 1.22), (1.00, 0.95, 0.91), 39, 5.6, (0.9, 0.7, 0.9)))
