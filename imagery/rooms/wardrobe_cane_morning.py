"""The teak and cane wardrobe of wardrobe_cane from near, all closed: morning sun through the bars of the window lies over the leaves, folded
cloth and hung cottons are dim behind the weave.

Cameras:  leaves.
"""

from lib import *
from lib.bedside import footstool
from lib.sarees import pile, silk

from rooms.wardrobe_cane import COTTON, FIELD, KNOB, shutterwindow, woven

BEAD = rounded([(-0.010, -0.001), (-0.009, 0.003), (-0.004, 0.0065), (0.001, 0.0055), (0.003, -0.001), (0.003, -0.004)], 4, 60)  # the reed that holds the cane


def leaf(x0, x1, z0, z1, upright, across, panel):
    """one shutter in the plane y=0..0.026: cane with a reed round it above the rail, a raised panel below, nothing behind the weave"""
    zr, f = z0 + 0.62, 0.064
    put = lambda a, b, o: (a, -o, b)
    for q in ((x0 + 0.0015, x0 + f), (x1 - f, x1 - 0.0015)):
        box(*q, 0, 0.026, z0, z1, upright, bev=0.003, seg=3)
    for q in ((z0, z0 + 0.09), (zr, zr + f), (z1 - f, z1)):
        box(x0 + f, x1 - f, 0.0006, 0.0254, *q, across, bev=0.002)
    a, b, c, d = x0 + f, x1 - f, zr + f, z1 - f
    e = 0.006  # its weave stands out: it ends under the reed
    plane([(a + e, 0.009, c + e), (b - e, 0.009, c + e), (b - e, 0.009, d - e), (a + e, 0.009, d - e)], woven(0.15))
    rim(a, b, c, d, [(i + 0.010, o - 0.004) for i, o in BEAD], put, panel)
    q = (z0 + 0.09, zr)
    rim(x0 + f - 0.007, x1 - f + 0.007, q[0] - 0.007, q[1] + 0.007, FIELD, lambda a, b, o: (a, o, b), panel, True, across)


def carcass(x0, x1, Y, H, d, bays, upright, across):
    """the wardrobe without its doors: plinth, bays, a moulded cornice"""
    wardrobe(x0, x1, Y, H, bays, upright, wood('aged'), d, doors=[None] * 5, light=False, seed=5, plinth=0.10)
    box(x0, x1, Y - d + 0.03, Y - d + 0.05, 0, 0.098, across, bev=0.002)
    cornice = rounded([(0.0, 0.0), (0.0, 0.016), (0.008, 0.020), (0.012, 0.032), (0.026, 0.046), (0.044, 0.052), (0.044, 0.075), (0.0, 0.078)], 4, 40)
    V = [(x, Y - d + 0.02 - o, H + z) for x in (x0 - 0.05, x1 + 0.05) for o, z in cornice]
    k = len(cornice)
    obj('cornice', pmesh('cornice', V, [(i, k + i, k + i + 1, i + 1) for i in range(k - 1)]), across, smooth=40)
    box(x0 - 0.05, x1 + 0.05, Y - d + 0.021, Y, H + 0.001, H + 0.075, across, bev=0)


def key(x, y, z, red):
    """a brass key left in its escutcheon, a tassel of cotton on its bow"""
    br = brass(0.3)
    lathe([(0.0001, -0.003), (0.012, -0.003), (0.015, -0.001), (0.015, 0.001)], br, (x, y, z), 40, 50, (-pi / 2, 0, 0))
    tube([(x, y - 0.002, z), (x, y - 0.030, z)], 0.0032, br, smooth=False)
    o = tube([(math.cos(q * pi / 8) * 0.013, 0, math.sin(q * pi / 8) * 0.017) for q in range(16)], 0.0026, br, closed=True)
    o.data.splines[0].use_endpoint_u = False
    o.location = (x, y - 0.034, z - 0.003)
    o.rotation_euler = (0, 0, 0.5)
    y -= 0.034
    for s in (-1, 1):
        tube([(x, y, z - 0.018), (x + s * 0.003, y - 0.001, z - 0.035), (x, y, z - 0.062)], 0.0011, red)
    lathe(rounded([(0.0001, 0.004), (0.005, 0.002), (0.0065, -0.004), (0.004, -0.010), (0.0045, -0.012)], 4, 60), red, (x, y, z - 0.062), 24, 60)
    g = random.Random(4)
    for k in range(46):
        t, r = g.uniform(0, 2 * pi), 0.004 * math.sqrt(g.random())
        w = 1.7 + g.uniform(0, 0.6)
        tube([(x + math.cos(t) * r, y + math.sin(t) * r, z - 0.072), (x + math.cos(t) * r * w, y + math.sin(t) * r * w, z - 0.086), (x + math.cos(t) * r * w, y + math.sin(t) * r * w, z - 0.118 + g.uniform(-0.003, 0.002))], 0.0007, red, 3)['afloat'] = True


def build(v='A'):
    reset(41)
    CLOTHES[:] = COTTON
    SAREES = [silk('#1d5a50', '#8a2436', 'temple'), silk('#c08a2e', '#5e2431', 'buds'), silk('#27466b', '#a3432c', 'checks'), silk('#7d2340', '#2f4a3c', 'temple')]
    world('#e9edf2', 0.34)
    X, F, Y, h = 2.35, -2.6, 2.9, 3.15
    white, ceil, teak = limewash('#efeae0', 0.06), paint('#f3efe7'), wood('aged')
    horiz = wood('aged', horiz=True)
    room(-X, X, F, Y, h, white, None, openings=[('L', -0.6, 0.9, 0.55, 2.35)], front=True)
    wall(-X - 0.2, X + 0.2, F - 0.2, Y + 0.2, h + 0.02, h + 0.2, ceil)
    rafters(-X, X, F, Y, h + 0.02, horiz, 0.72, 0.08, 0.13, 'x', None)
    floor(-X, X, F, Y, 0, oxide('#86402f'))
    for q in ((-X, X, Y - 0.014, Y), (-X, -X + 0.014, F, Y), (X - 0.014, X, F, Y)):
        box(*q, 0, 0.12, oxide('#6f3428', 0.3), bev=0.003)
    shutterwindow(X, -0.6, 0.9, 0.55, 2.35, teak)
    area((-X + 0.004, 0.15, 1.45), (1.44, 1.74), 66, '#eef2ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (-0.6, 0.9), seed=2, light=0.2)
    sun(226, 22, 19, 0.7, 4300)
    # leaves of a tree before the window, only in the sun
    for k, p in enumerate(((-3.35, -1.55, 1.55), (-3.1, -0.75, 1.25), (-3.2, -1.15, 2.1))):
        branches(p, 1.0, 6, 3 + k, '#5f7f4a', (0.10, 0.045), 0.8, 18)
    x0, x1, H, d, n = -2.05, 2.05, 2.42, 0.60, 5
    carcass(x0, x1, Y, H, d, 'shelves hang shelves long hang', teak, horiz)
    for i in range(2):
        box(x0 + i * (x1 - x0) - 0.028, x0 + i * (x1 - x0) + 0.028, Y - d - 0.012, Y - d + 0.06, 0.0, H, teak, bev=0.004)
    bw = (x1 - x0) / n
    tilt = R.Random(5)
    for i in range(n):
        a, b = x0 + i * bw, x0 + (i + 1) * bw
        for s in (0, 1):
            with turned((a + b) / 2 if s else a, Y - d - 0.004, tilt.uniform(-0.16, 0.16)):
                leaf(0, bw / 2, 0.105, H - 0.004, wood('aged', var=0.10), horiz, wood('waxed', var=0.12))
                e = 0.033 if s else bw / 2 - 0.033
                lathe(KNOB, brass(0.3), (e, 0, 1.08), 48, 60, (-pi / 2, 0, 0))
                if s == 0 and i == 1:
                    key(e, 0, 0.985, fabric('#a8392b', 0.3, 0.02))
    z = H + 0.075
    for px, w, c in ((-1.45, 0.62, '#5a6b5e'), (0.15, 0.70, '#7a4a30')):
        box(px - w / 2, px + w / 2, Y - 0.48, Y - 0.10, z, z + 0.165, leather(c), bev=0.008, seg=3)
        box(px - w / 2 - 0.004, px + w / 2 + 0.004, Y - 0.484, Y - 0.096, z + 0.168, z + 0.24, leather(c), bev=0.014, seg=3)
        for s in (-1, 1):
            for zz in (z, z + 0.20):
                box(px + s * (w / 2 - 0.018) - 0.024, px + s * (w / 2 - 0.018) + 0.024, Y - 0.487, Y - 0.44, zz, zz + 0.042, brass(0.35), bev=0.008)
        for s in (-0.3, 0.3):
            box(px + s * w - 0.02, px + s * w + 0.02, Y - 0.492, Y - 0.092, z - 0.001, z + 0.247, leather('#33241a'), bev=0.003)
            for e in ((-0.027, -0.019, 0.10, 0.15), (0.019, 0.027, 0.10, 0.15), (-0.027, 0.027, 0.15, 0.158), (-0.027, 0.027, 0.092, 0.10), (-0.003, 0.003, 0.10, 0.15)):
                box(px + s * w + e[0], px + s * w + e[1], Y - 0.501, Y - 0.490, z + e[2], z + e[3], brass(0.3), bev=0.002)
    basket(-0.72, Y - 0.32, z, 0.19, 0.24)
    basket(1.12, Y - 0.30, z, 0.17, 0.28)
    aglaonema((-1.93, 1.93, 0), 0.88, 5, ceramic('#7b4634'))
    footstool(-0.72, 1.62, 0.43, horiz)
    pile(-0.72, 1.62, 0.430, 4, lambda q: SAREES.pop(), 12, 0.27, 0.23)  # to be put away
    area((0.3, F + 0.2, 2.4), (3.6, 1.2), 5, '#f3f1ee', dirv=(0, 0.9, -0.35), glossy=False)


CAMS = dict(
    leaves=lambda: upright((0.98, 0.0, 1.38), (-1.12, 2.3, 1.19), 33, 4.0, (-0.7, 2.3, 1.2)),
)
