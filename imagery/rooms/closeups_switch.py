"""Beside the bed in the evening: switches, a regulator and a socket on one plate, the lamp's plug, a telephone that charges."""

from lib import *
from lib.closeup import *
from lib.drawings import picture
from lib.letters import write

Z = 0.0  # the plate's middle
KEY, H = 0.0225, 0.045  # one module
GAP = 0.0003


def bore(o, cutters):
    o.data.polygons.foreach_set('use_smooth', [False] * len(o.data.polygons))
    for m in o.modifiers:
        m.harden_normals = False
    for c in cutters:
        c.hide_render, c['afloat'] = True, True
        m = o.modifiers.new('hole', 'BOOLEAN')
        m.object, m.operation, m.solver = c, 'DIFFERENCE', 'EXACT'


def rocker(x, w, m, on, mark=None):
    """a key that tilts: its pressed half lies deeper"""
    d = 0.0016 if on else -0.0016
    P = [(-0.0095 - d, H / 2 - 0.0004), (-0.0107, 0.0), (-0.0095 + d, -H / 2 + 0.0004), (-0.002, -H / 2 + 0.0004), (-0.002, H / 2 - 0.0004)]
    o = extruded([(y, z) for y, z in P], x - w / 2 + GAP, x + w / 2 - GAP, m, 'x', 0.0012, 4)
    if mark:
        lathe([(0.0001, 0), (0.0011, 0)], mark, (x, -0.01085 - d * 0.66, 0.0150), 20, rot=(pi / 2 + d * 20, 0, 0))
    return o


def socket(x, w, m):
    """six amperes, three pins, the earth on top"""
    o = box(x - w / 2 + GAP, x + w / 2 - GAP, -0.0098, -0.002, -H / 2 + 0.0004, H / 2 - 0.0004, m, bev=0.0009, seg=3)
    holes = [(0, 0.0112, 0.0037)] + [(s * 0.0095, -0.0080, 0.0029) for s in (-1, 1)]
    bore(o, [cyl(r, -0.02, 0.0115, None, (x + a, 0, b), 40, 0, rot=(pi / 2, 0, 0)) for a, b, r in holes])
    return o


def plug(x, z, m):
    """the lamp's plug in the socket, its cable falling away"""
    P = [(math.cos(a) * 0.0185, math.sin(a) * 0.0185 + 0.002) for a in np.linspace(-0.5, pi + 0.5, 30)] + [(-0.008, -0.021), (0.008, -0.021)]
    extruded([(x + a, z + b) for a, b in P], -0.030, -0.0100, m, 'y', 0.003, 4)
    tube([(x, -0.022, z - 0.019), (x, -0.022, z - 0.035)], 0.0042, m, smooth=False)
    tube([(x, -0.022, z - 0.03), (x, -0.022, z - 0.07), (x + 0.02, -0.03, z - 0.15), (x + 0.08, -0.02, z - 0.25), (x + 0.12, 0.0, z - 0.40)], 0.0026, m)


def build(variant):
    reset(79)
    ivory, key = board('#dad5ca', 0.34, 0.00001), board('#efece5', 0.30, 0.00001)
    panel_m = grain('smoked', 'z', 0.45, 0.010)
    for i in range(-4, 5):  # veneered boards with a shadow joint
        box(i * 0.30 - 0.1485, i * 0.30 + 0.1485, 0.0, 0.018, -0.8, 0.9, panel_m, bev=0.001)
    box(-2, 2, 0.0185, 0.03, -1.2, 1.2, black(0.7), bev=0)
    # the plate: eight modules
    w = 8 * KEY
    frame = box(-w / 2 - 0.014, w / 2 + 0.014, -0.0080, -0.0003, -H / 2 - 0.015, H / 2 + 0.015, ivory, bev=0.0028, seg=5)
    hole = box(-w / 2 - 0.0002, w / 2 + 0.0002, -0.02, 0.02, -H / 2 - 0.0002, H / 2 + 0.0002, None, bev=0)
    bore(frame, [hole])
    box(-w / 2, w / 2, -0.0022, -0.0004, -H / 2, H / 2, black(0.6), bev=0)
    X = lambda i: -w / 2 + KEY * (i + 0.5)
    red = glow('#ff5a2a', 2.2)
    rocker(X(0), KEY, key, True, red)
    rocker(X(1), KEY, key, False)
    rocker(X(2), KEY, key, False)
    # regulator of the fan: two modules
    x = (X(3) + X(4)) / 2
    box(x - KEY + GAP, x + KEY - GAP, -0.0092, -0.002, -H / 2 + 0.0004, H / 2 - 0.0004, key, bev=0.0009, seg=3)
    lathe([(0.0158, 0.0), (0.0158, 0.011), (0.0148, 0.0122), (0.0001, 0.0125)], key, (x, -0.0092, 0), 72, 35, (pi / 2, 0, 0))
    box(x - 0.0006, x + 0.0006, -0.02195, -0.0216, 0.004, 0.0135, mat('mark', '#8a857b', rough=0.5), bev=0)
    for k in range(6):
        a = math.radians(215 - 50 * k)
        lathe([(0.0001, 0), (0.0006, 0)], mat('mark', '#8a857b', rough=0.5), (x + math.cos(a) * 0.0185, -0.00925, math.sin(a) * 0.0185), 12, rot=(pi / 2, 0, 0))
    sx = (X(5) + X(6)) / 2
    socket(sx, 2 * KEY, key)
    # two ports for charging
    usb = box(X(7) - KEY / 2 + GAP, X(7) + KEY / 2 - GAP, -0.0098, -0.002, -H / 2 + 0.0004, H / 2 - 0.0004, key, bev=0.0009, seg=3)
    slots = [box(X(7) - 0.0062, X(7) + 0.0062, -0.02, -0.003, 0.0065, 0.0115, None, bev=0), box(X(7) - 0.0046, X(7) + 0.0046, -0.02, -0.003, -0.0105, -0.0075, None, bev=0.0012)]
    bore(usb, slots)
    box(X(7) - 0.0058, X(7) + 0.0058, -0.009, -0.003, 0.0085, 0.0100, mat('tongue', '#d8d8d4', rough=0.4), bev=0)
    white = board('#e9e7e1', 0.4, 0.00001)
    box(X(7) - 0.0040, X(7) + 0.0040, -0.021, -0.0085, -0.0112, -0.0068, white, bev=0.0015, seg=3)
    # the bedside table with telephone, book and glasses of water; lamp at its end
    tz = -0.19
    box(-0.30, 0.42, -0.38, -0.0003, tz - 0.02, tz, grain('walnut', 'x', 0.38, 0.010), bev=0.003)
    box(-0.28, 0.40, -0.36, -0.0003, tz - 0.20, tz - 0.02, grain('walnut', 'x', 0.38, 0.010), bev=0.002)
    # the telephone on its face: cameras at its left end, the cable's plug in the middle of its right, short end
    body, rim = mat('body', '#5d6f74', rough=0.42), mat('rim', '#9a9c9c', rough=0.34, metal=1)
    with turned(-0.088, -0.098, -98, tz + 0.0001):
        box(-0.0362, 0.0362, -0.0752, 0.0752, 0.0008, 0.0068, rim, bev=0.0028, seg=5)
        box(-0.0350, 0.0350, -0.0740, 0.0740, 0, 0.0076, body, bev=0.0018, seg=5)
        box(-0.0300, -0.0030, -0.0690, -0.0330, 0.0074, 0.0094, body, bev=0.0016, seg=5)
        for a, b, r in ((-0.0165, -0.0600, 0.0068), (-0.0165, -0.0425, 0.0068)):
            cyl(r, 0.0090, 0.0106, rim, (a, b, 0), 56, 0.0004)
            cyl(r * 0.84, 0.0100, 0.01075, mat('lens', '#07080b', rough=0.12), (a, b, 0), 56, 0.0002)
        cyl(0.0026, 0.0074, 0.0080, mat('flash', '#efe6cd', rough=0.3), (0.0035, -0.0600, 0), 32, 0.0002)
        box(-0.0052, 0.0052, 0.0756, 0.0880, 0.0014, 0.0062, white, bev=0.0016, seg=4)
        box(-0.0040, 0.0040, 0.0740, 0.0760, 0.0026, 0.0052, rim, bev=0.0004)
        tube([(0, 0.0875, 0.0038), (0, 0.0960, 0.0037)], 0.0022, white, smooth=False)
    c0 = tz + 0.0018
    tube([(0.0054, -0.1112, tz + 0.0039), (0.022, -0.1136, c0), (0.052, -0.116, c0), (0.086, -0.108, c0), (0.106, -0.080, c0), (0.104, -0.058, c0 + 0.004), (0.097, -0.047, -0.145), (0.088, -0.041, -0.085), (X(7) + 0.003, -0.043, -0.030), (X(7), -0.038, -0.0100), (X(7), -0.020, -0.0090)], 0.0016, white, 12)
    tube([(X(7), -0.0205, -0.009), (X(7), -0.029, -0.0093)], 0.0022, white, smooth=False)
    # a book, its top towards the wall
    paper = mat('pages', '#e6ddc9', rough=0.9)
    with turned(0.106, -0.219, -9, tz + 0.0002):
        cover = np.zeros((960, 660, 3), np.uint8)
        cover[:] = (62, 88, 84)
        cover[60:-60, 50:-50] = (232, 218, 190)
        cover[74:-74, 64:-64] = (62, 88, 84)
        write(cover, 108, 210, 'వానాకాలం', 128, (240, 224, 184), 700, 92, 'lm', 320)
        write(cover, 112, 310, 'కథలు', 72, (226, 176, 92), 500, 95, 'lm')
        m = mat('coverprint', tex=picture('cover.png', cover.astype(np.float32) / 255), col=True, uv=True, rand=False, rough=0.62)
        cv = mat('cv', '#3d5754', rough=0.6)
        box(-0.052, 0.052, -0.076, 0.076, 0, 0.0022, cv, bev=0.0008)
        for i in range(24):  # gatherings
            q = 0.0006 * ((i * 7) % 5) / 5
            box(-0.0497 + q, 0.049, -0.074, 0.0740 - q, 0.0022 + 0.00068 * i, 0.00284 + 0.00068 * i, paper, bev=0.0001)
        box(-0.052, 0.052, -0.076, 0.076, 0.0186, 0.0208, cv, bev=0.0008)
        V = [(-0.0514, -0.0754, 0.02086), (0.0514, -0.0754, 0.02086), (0.0514, 0.0754, 0.02086), (-0.0514, 0.0754, 0.02086)]
        obj('coverprint', pmesh('coverprint', V, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)]), m)['afloat'] = True
    lx, ly = 0.335, -0.125
    lathe(rounded([(0.0001, 0), (0.062, 0), (0.066, 0.006), (0.05, 0.02), (0.016, 0.05), (0.012, 0.20), (0.012, 0.24)]), ceramic('#56706a', 0.3), (lx, ly, tz), 64, 60)
    lathe([(0.105, 0.20), (0.085, 0.40)], shade('#efe2c8'), (lx, ly, tz), 72, 180)['afloat'] = True
    point((lx, ly, tz + 0.29), 3.0, 2900, 0.03)
    # the bed at the left: headboard's end and a quilt's edge
    softbox(0.9, 0.10, 0.75, fabric('#7b8f84', 0.2, 0.10), (-0.86, -0.06, -0.25), r=0.04, puff=0.004, wr=0.002)
    softbox(0.55, 0.4, 0.20, fabric('#e6dfd0', 0.2, 0.10), (-0.72, -0.36, -0.20), (0.5, 0, 0.1), r=0.07, puff=0.04, wr=0.004)['afloat'] = True
    box(-3, 3, -3, -0.0, -0.84, -0.8, grain('oak', 'x', 0.45), bev=0)
    world('#7f98ba', 0.14)
    area((-1.4, -1.1, 0.7), (1.2, 1.4), 17, 8500, (0, 0, 0))
    area((0.3, -0.9, 1.3), (0.6, 0.6), 0.8, 3600, (0, 0, 0))


CAMS = dict(main=lambda: closeup((-0.24, -0.60, 0.10), (0.030, -0.01, -0.060), 56, 9, (0, 0)))
