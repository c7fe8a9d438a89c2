"""Sitting room of a Deccan house at blue hour: cusped niches in lime plaster over a teal dado, a white diwan, jaali shutters, a glass lantern.

Variants: A.
Cameras:  diwan (the niches and the diwan, the window at the left); upright: tea, lamp.
"""

from mathutils.geometry import tessellate_polygon

from lib import *

X, F, Y, H = 2.5, -2.4, 2.6, 3.25
DADO = 0.98
NICHES = (-1.80, -0.90, 0.0, 0.90, 1.80)  # middles, along the far wall
SILL, SPRING, HALF = 1.20, 1.66, 0.27  # of a niche: floor, foot of the arch, half its width
DEEP = 0.24
WINDOW = (0.70, 1.94, 0.52, 2.45)  # y from, to, sill, head

IVORY, TEAL, INDIGO, BRASS = '#e8dcc4', '#1f4a52', '#26345a', '#b98b3e'


# ------------------------------------------------------------- cusped arches
def lobe(p, q, bulge, n=8):
    """points of an arc from p to q (without q), bulging to its left by that part of its length"""
    d = (q[0] - p[0], q[1] - p[1])
    return [(p[0] + d[0] * t - d[1] * 4 * bulge * t * (1 - t), p[1] + d[1] * t + d[0] * 4 * bulge * t * (1 - t)) for t in [k / n for k in range(n)]]


def cusped(half, spring, foot=None, rise=1.12):
    """outline of a seven-foiled arch about x = 0, from its left foot over a pointed crown to its right foot"""
    r = half * 0.97
    P = [(-r * math.cos(a), spring + r * rise * math.sin(a)) for a in [math.radians(d) for d in (0, 24, 48, 70)]]
    line = []
    for p, q in zip(P, P[1:]):
        line += lobe(p, q, 0.26)
    tip = (0.0, spring + r * rise * 1.13)
    p = P[-1]
    for k in range(9):  # the crown is an ogee: first outwards, then up to the tip
        t = k / 9
        c1, c2 = (p[0] * 0.95, p[1] + half * 0.16), (p[0] * 0.18, tip[1] - half * 0.06)
        line.append(tuple((1 - t) ** 3 * p[i] + 3 * (1 - t) ** 2 * t * c1[i] + 3 * (1 - t) * t * t * c2[i] + t**3 * tip[i] for i in (0, 1)))
    line += [tip] + [(-x, z) for x, z in line[::-1]]
    return [(-half, foot), (-half, spring)] + line + [(half, spring), (half, foot)] if foot is not None else line


def pierced(outer, holes, y, m):
    """a flat face in the plane y with holes; outlines are lists of x, z"""
    loops = [[Vector((x, z, 0)) for x, z in L] for L in [outer, *holes]]
    V = [(p.x, y, p.y) for L in loops for p in L]
    T = []
    for a, b, c in tessellate_polygon(loops):
        p, q, r = V[a], V[b], V[c]
        up = (q[0] - p[0]) * (r[2] - p[2]) - (q[2] - p[2]) * (r[0] - p[0])
        T.append((a, b, c) if up > 0 else (a, c, b))  # all faces look to -y
    return obj('pierced', pmesh('pierced', V, T), m)


def lining(P, y0, y1, m, closed=True):
    """what joins an outline in the plane y0 to the same one in y1"""
    n = len(P)
    V = [(x, y, z) for y in (y0, y1) for x, z in P]
    return obj('lining', pmesh('lining', V, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n if closed else n - 1)]), m, smooth=35)


def at(P, x):
    return [(p + x, z) for p, z in P]


def nichewall(lime):
    """the far wall in one piece, its niches, and a raised border round each arch"""
    arch = cusped(HALF, SPRING, SILL)
    holes = [at(arch, x) for x in NICHES]
    pierced([(-X - 0.2, -0.1), (X + 0.2, -0.1), (X + 0.2, H), (-X - 0.2, H)], holes, Y, lime)
    inside = limewash('#dccdb0', 0.14)
    box(-X - 0.2, X + 0.2, Y + DEEP, Y + DEEP + 0.2, -0.1, H, inside, bev=0)
    for x, P in zip(NICHES, holes):
        lining(P, Y, Y + DEEP, inside)
        tube([(p, Y - 0.001, z) for p, z in at(cusped(HALF + 0.035, SPRING), x)], 0.009, lime, smooth=False)
        for s in (-1, 1):
            tube([(x + s * (HALF + 0.034), Y - 0.001, SILL - 0.02), (x + s * (HALF + 0.034), Y - 0.001, SPRING)], 0.009, lime, smooth=False)
        box(x - HALF - 0.07, x + HALF + 0.07, Y - 0.035, Y + 0.02, SILL - 0.045, SILL - 0.001, lime, bev=0.008, seg=3)
        frame_of_plaster(x, lime)


def frame_of_plaster(x, lime):
    """the flat raised panel in which an arch stands: four thin strips"""
    a, b, c, d = x - 0.405, x + 0.405, SILL - 0.10, 2.21
    for q in ((a, b, d - 0.03, d), (a, b, c - 0.03, c), (a, a + 0.03, c, d - 0.03), (b - 0.03, b, c, d - 0.03)):
        box(q[0], q[1], Y - 0.010, Y + 0.005, q[2], q[3], lime, bev=0.004)


# ------------------------------------------------------------- what stands in the niches
def bidri():
    """black alloy inlaid with silver flowers"""
    return mat('bidri', tex='blockprint.png', size=0.16, ramp=[(0.25, '#17181a'), (0.55, '#b4b8ba')], rough=0.30, metal=0.85)


def surahi(x, y, z, m, s=1.0):
    """a long-necked flask with a stopper"""
    P = [(0.0001, 0), (0.048, 0), (0.055, 0.012), (0.040, 0.03), (0.075, 0.07), (0.092, 0.115), (0.080, 0.16), (0.036, 0.20), (0.020, 0.25), (0.017, 0.33), (0.026, 0.345), (0.026, 0.36), (0.015, 0.372), (0.006, 0.40), (0.010, 0.415), (0.0001, 0.43)]
    lathe(rounded(P), m, (x, y, z), 64, 50, scale=s)


def gulabpash(x, y, z, m, s=1.0):
    """a rose-water sprinkler: a slim flask with a pierced bud on top"""
    P = [(0.0001, 0), (0.042, 0), (0.046, 0.008), (0.018, 0.035), (0.016, 0.05), (0.050, 0.095), (0.056, 0.125), (0.030, 0.165), (0.010, 0.20), (0.008, 0.30), (0.015, 0.315), (0.022, 0.335), (0.020, 0.350), (0.0001, 0.362)]
    lathe(rounded(P), m, (x, y, z), 56, 50, scale=s)


def lota(x, y, z, m, s=1.0):
    P = [(0.0001, 0), (0.045, 0), (0.050, 0.010), (0.078, 0.055), (0.082, 0.085), (0.058, 0.125), (0.046, 0.14), (0.066, 0.162), (0.062, 0.163), (0.040, 0.14), (0.05, 0.12)]
    lathe(rounded(P), m, (x, y, z), 56, 50, scale=s)


def tray(x, z, m, r=0.15):
    """a round engraved tray leaning on the back of its niche"""
    P = [(0.0001, 0.002), (r * 0.55, 0.002), (r * 0.58, 0.006), (r * 0.86, 0.004), (r * 0.97, 0.014), (r, 0.014), (r * 0.97, 0.0), (0.0001, -0.002)]
    lathe(P, m, (x, Y + DEEP - 0.055, z + r * 0.985), 72, 50, (pi / 2 - 0.20, 0, 0))


def chirag(x, y, z, m):
    """an oil lamp of brass with a glass chimney, lit"""
    lathe(rounded([(0.0001, 0), (0.055, 0), (0.060, 0.012), (0.022, 0.04), (0.020, 0.06), (0.055, 0.09), (0.060, 0.115), (0.034, 0.14), (0.034, 0.155)]), m, (x, y, z), 56, 50)
    o = lathe(rounded([(0.030, 0.150), (0.032, 0.17), (0.046, 0.205), (0.040, 0.245), (0.026, 0.28), (0.024, 0.345)]), thinglass(), (x, y, z), 48, 80)
    o.visible_shadow = False
    lathe([(0.0001, 0.165), (0.008, 0.172), (0.010, 0.185), (0.005, 0.208), (0.0001, 0.222)], glow('#ffb765', 11), (x, y, z), 16, 80)
    point((x, y - 0.01, z + 0.20), 2.4, 2150, 0.03)


def treasures():
    br, bd, z, y = brass(0.22), bidri(), SILL, Y + 0.12
    for x in NICHES:  # a hidden light line behind the brow of each arch
        strip((x - 0.13, Y + 0.03, SPRING + 0.14), (x + 0.13, Y + 0.03, SPRING + 0.14), 3.2, 2850, (0, 0.55, -1), 0.03)
    surahi(-1.86, y + 0.02, z, bd, 1.05)
    lota(-1.68, y - 0.02, z, br, 0.8)
    tray(-0.90, z, br, 0.165)
    vase('bowl', bd, (-0.90, y - 0.03, z), 0.50)
    chirag(0.0, y - 0.01, z, br)
    lota(0.92, y, z, bd, 1.25)
    gulabpash(0.74, y - 0.02, z, br, 0.92)
    surahi(1.84, y + 0.01, z, br, 1.0)
    gulabpash(1.67, y - 0.02, z, bd, 0.85)


# ------------------------------------------------------------- furniture
def chandni(x0, x1, y0, y1, top, drop, m):
    """a white sheet laid over a mattress, its front and right edges hanging in shallow folds"""
    def fold(u, v):  # u to the right, v to the front, measured over the cloth from the corner at the wall
        ox, oy = max(0, u - (x1 - x0)), max(0, v - (y1 - y0))
        down = max(ox, oy)
        along = u if oy >= ox else v
        wave = 0.014 * math.sin(along * 21 + 2 * noise.noise(Vector((along * 2.2, 3, 1)))) * min(1, down / 0.10)
        x, y = x0 + min(u, x1 - x0), y1 - min(v, y1 - y0)
        out = 0.016 * min(1, down / 0.03) + wave
        x += out if ox >= oy and ox > 0 else 0
        y -= out if oy > ox or (oy == ox and oy > 0) else 0
        n = noise.noise(Vector((u * 2.4, v * 3.1, 0))) * 0.7 + noise.noise(Vector((u * 9, v * 4, 5))) * 0.3
        return (x, y, top + (0.007 * n if not down else 0) - down)

    nu, nv = int((x1 - x0 + drop) / 0.02), int((y1 - y0 + drop) / 0.02)
    V = [fold((x1 - x0 + drop) * i / nu, (y1 - y0 + drop) * j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    Q = [(j * (nu + 1) + i, (j + 1) * (nu + 1) + i, (j + 1) * (nu + 1) + i + 1, j * (nu + 1) + i + 1) for j in range(nv) for i in range(nu)]
    o = obj('chandni', pmesh('chandni', V, Q), m, smooth=180)
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 1


def takht(x0, x1, y0, y1):
    """a low platform of walnut on turned feet, mattress, sheet, bolsters"""
    w, wh = wood('walnut'), wood('walnut', horiz=True)
    for x in (x0 + 0.09, (x0 + x1) / 2, x1 - 0.09):
        for y in (y0 + 0.08, y1 - 0.08):
            lathe(rounded([(0.0001, 0), (0.038, 0), (0.052, 0.035), (0.030, 0.075), (0.046, 0.10), (0.046, 0.14)]), w, (x, y, 0), 32)
    box(x0, x1, y0, y1, 0.14, 0.265, wh, bev=0.010, seg=3)
    box(x0 - 0.02, x1 + 0.02, y0 - 0.02, y1, 0.265, 0.295, wh, bev=0.010, seg=3)
    softbox(x1 - x0 - 0.04, y1 - y0 - 0.03, 0.135, fabric('#efe9dc', 0.15), ((x0 + x1) / 2, (y0 + y1) / 2, 0.363), r=0.05, puff=0.004, wr=0.003)
    chandni(x0 + 0.02, x1 - 0.03, y0 + 0.02, y1 - 0.02, 0.445, 0.115, fabric('#f1ece1', 0.10, 0.18))
    z, br = 0.445, brass(0.25)
    block, silk, deep = blockprint('#ece3d0', INDIGO, 0.42), fabric('#b3843a', 0.25), velvet('#24525a')
    for x, m in ((-1.42, block), (-0.52, silk), (0.38, block)):
        bolster(x, y1 - 0.135, z, m, 0.80, 0.118, 0, br)
    bolster(x1 - 0.17, (y0 + y1) / 2 - 0.03, z, silk, 0.60, 0.105, 90, br)
    simmesh('pillow', deep, (-0.96, y1 - 0.33, z + 0.215), (math.radians(66), 0.04, 0.10), scale=0.76)
    simmesh('pillow', deep, (0.86, y1 - 0.30, z + 0.215), (math.radians(68), 0.03, -0.14), scale=0.76)
    books_stack(-0.16, y0 + 0.36, z + 0.004, 2, 6, 0.22, 0.15, 0.5)


def octagon(x, y, z, r=0.34, h=0.42):
    """a low eight-sided table, a cusped arch cut in each side, a brass line in its top"""
    w, wh = wood('walnut'), wood('walnut', horiz=True)
    ring = lambda q: [(x + q * math.cos(pi / 8 + k * pi / 4), y + q * math.sin(pi / 8 + k * pi / 4)) for k in range(8)]
    a = r * 0.90
    half, flat = a * math.sin(pi / 8), a * math.cos(pi / 8)
    hole = cusped(half * 0.66, 0.185, 0.0)
    outer = [(-half, 0.0), hole[0], *hole[1:-1], hole[-1], (half, 0.0), (half, h - 0.030), (-half, h - 0.030)]
    for k in range(8):
        with turned(x, y, 45 * k + 90, z):
            o = pierced(outer, [], -flat, w)
            s = o.modifiers.new('s', 'SOLIDIFY')
            s.thickness, s.offset = 0.018, -1
            box(-half * 0.8, half * 0.8, -flat - 0.0006, -flat + 0.001, h - 0.068, h - 0.062, brass(0.3), bev=0.0003)
    prism(ring(r), z + h - 0.0295, z + h, wh, 0.006, 3)
    o = tube([(*p, z + h + 0.0003) for p in ring(r * 0.84)], 0.0022, brass(0.25), closed=True, smooth=False)
    return z + h


def pandan(x, y, z, m):
    """a round paan box with a domed lid"""
    lathe(rounded([(0.0001, 0.0005), (0.070, 0.0005), (0.078, 0.010), (0.082, 0.04), (0.080, 0.062), (0.086, 0.066), (0.086, 0.072), (0.074, 0.082), (0.050, 0.106), (0.020, 0.122), (0.008, 0.128), (0.014, 0.140), (0.010, 0.150), (0.0001, 0.156)]), m, (x, y, z), 64, 45)


def teaglass(x, y, z):
    """a small tumbler of tea on a brass saucer"""
    lathe([(0.0001, 0.001), (0.040, 0.001), (0.056, 0.010), (0.055, 0.012), (0.038, 0.005), (0.0001, 0.005)], brass(0.25), (x, y, z), 40)
    lathe([(0.0001, 0.0075), (0.0231, 0.0075), (0.0271, 0.056), (0.0001, 0.0553)], mat('chai', '#b5763c', rough=0.12), (x, y, z), 48, 40)
    lathe([(0.0271, 0.0558), (0.0262, 0.0568), (0.0250, 0.0558)], mat('froth', '#d0a06c', rough=0.7), (x, y, z), 48, 40)
    o = lathe(rounded([(0.0001, 0.0055), (0.0235, 0.0055), (0.0295, 0.078), (0.0291, 0.0785)], 2), thinglass(), (x, y, z), 48, 60)
    o.visible_shadow = False


def lantern(x, y, z, m):
    """a hundi: a bell of clear glass on three chains under a brass canopy; z its lowest point"""
    P = [(0.012, 0.0), (0.05, 0.010), (0.098, 0.055), (0.122, 0.125), (0.112, 0.195), (0.082, 0.245), (0.078, 0.275), (0.108, 0.335), (0.118, 0.350)]
    o = lathe(rounded(P), thinglass(), (x, y, z), 72, 80)
    o.visible_shadow = False
    lathe([(0.119, 0.340), (0.123, 0.343), (0.123, 0.356), (0.117, 0.356)], m, (x, y, z), 72)
    lathe([(0.0001, -0.045), (0.008, -0.036), (0.004, -0.026), (0.018, -0.010), (0.026, 0.004), (0.0001, 0.010)], m, (x, y, z), 32)
    lathe([(0.0001, 0.062), (0.030, 0.066), (0.034, 0.078), (0.016, 0.086), (0.016, 0.105), (0.0001, 0.105)], m, (x, y, z), 32)
    o = lathe(rounded([(0.0001, 0.105), (0.024, 0.125), (0.030, 0.155), (0.018, 0.185), (0.0001, 0.196)]), glow('#ffd9a2', 7), (x, y, z), 32, 80)
    o.visible_shadow = False
    top = z + 0.66
    for k in range(3):
        c, s = math.cos(k * 2.094 + 0.4), math.sin(k * 2.094 + 0.4)
        tube([(x + c * 0.121, y + s * 0.121, z + 0.352), (x + c * 0.030, y + s * 0.030, top + 0.032)], 0.0028, m, smooth=False)
        tube([(x + c * 0.020, y + s * 0.020, z + 0.070), (x + c * 0.060, y + s * 0.060, z + 0.24), (x + c * 0.118, y + s * 0.118, z + 0.345)], 0.002, m, smooth=False)
    lathe(rounded([(0.085, -0.012), (0.070, 0.012), (0.030, 0.034), (0.010, 0.05), (0.010, 0.07)]), m, (x, y, top), 40)
    tube([(x, y, top + 0.06), (x, y, H)], 0.004, m, smooth=False)
    lathe([(0.0001, -0.05), (0.03, -0.04), (0.055, -0.008), (0.055, 0)], m, (x, y, H), 32)
    point((x, y, z + 0.16), 14, 2800, 0.05)
    point((x, y, z - 0.10), 24, 2800, 0.08)  # its own foot would shade the table


# ------------------------------------------------------------- shell
def leaf(a, b, c, d, x, m):
    """a shutter from y = a to b: a frame round a jaali of eight-pointed stars"""
    jaali(a, b, c, d, x, m, 'star', 0.155, 0.015, 0.028, 'y', 0.06)
    box(x - 0.0165, x + 0.0165, a + 0.06, b - 0.06, (c + d) / 2 - 0.035, (c + d) / 2 + 0.035, m, bev=0.003)


def window(m):
    a, b, c, d = WINDOW
    for q in ((a - 0.08, a), (b, b + 0.08)):
        box(-X - 0.2, -X + 0.03, *q, c - 0.001, d + 0.08, m, bev=0.006)
    box(-X - 0.2, -X + 0.032, a, b, d, d + 0.08, m, bev=0.006)
    box(-X - 0.2, -X + 0.07, a - 0.12, b + 0.12, c - 0.05, c - 0.002, m, bev=0.008)
    mid = (a + b) / 2
    leaf(a + 0.006, mid - 0.004, c + 0.006, d - 0.006, -X - 0.06, m)
    with turned(-X + 0.045, b + 0.012, -3):  # the other leaf is folded back on the wall
        leaf(0.0, mid - a - 0.01, c + 0.006, d - 0.006, 0, m)
    for k in range(1, 4):  # iron bars
        cyl(0.007, c, d, black(), (-X - 0.13, mid + (b - mid) * k / 4, 0), 12)
    outside('left', -X - 0.2, (a, b), 'garden', 'blue', floor=2, light=2.2, seed=3, beyond=64)
    area((-X - 0.30, (a + b) / 2, (c + d) / 2), (b - a, d - c), 26, '#8fa8de', dirv=(1, 0, -0.1), glossy=False)


def shell():
    lime, ceil, teal = limewash(IVORY, 0.12), paint('#efe6d4'), limewash('#24525a', 0.20)
    a, b, c, d = WINDOW
    room(-X, X, F, Y, H, lime, ceil, openings=[('B', -X - 0.2, X + 0.2, -0.1, H), ('L', a, b, c, d)], front=True)
    nichewall(lime)
    dado = [(-X, X, Y - 0.012, Y), (X - 0.012, X, F, Y - 0.012), (-X, -X + 0.012, F, a - 0.13), (-X, -X + 0.012, b + 0.13, Y - 0.012)]
    for q in dado:
        box(*q, 0.10, DADO, teal, bev=0.002)
        box(q[0] - 0.001, q[1] + 0.001, q[2] - 0.006, q[3] + 0.001, DADO, DADO + 0.028, lime, bev=0.006)
        box(*q, 0, 0.0985, kota(0.35), bev=0.002)
    box(-X, -X + 0.012, a - 0.13, b + 0.13, 0.10, c - 0.051, teal, bev=0.002)
    tilefloor(-X, X, F, Y, 0, kota(0.24), 0.6, 0.6)
    w = wood('walnut')
    rafters(-X, X, F, Y, H, w, 0.50, 0.085, 0.13, 'y')


def corner(w):
    """right of the diwan: a chest with a lamp"""
    x0, x1, y0, y1 = 1.50, 2.36, Y - 0.46, Y - 0.03
    box(x0, x1, y0, y1, 0.06, 0.50, w, bev=0.006)
    box(x0 - 0.02, x1 + 0.02, y0 - 0.02, y1, 0.50, 0.53, wood('walnut', horiz=True), bev=0.008)
    box(x0 - 0.01, x1 + 0.01, y0 - 0.01, y1, 0.0, 0.06, w, bev=0.006)
    for k in range(2):
        p = x0 + 0.03 + 0.41 * k
        moulding(p, p + 0.39, 0.11, 0.46, y0, w, 'x', -1, 0.030, 0.016)
        sphere(0.012, brass(0.22), (p + (0.37 if k == 0 else 0.02), y0 - 0.022, 0.285), 16)
    tablelamp(2.10, Y - 0.24, 0.53, brass(0.25), '#efe2c8', 0.50, 11, 0.17)
    books_stack(1.70, Y - 0.25, 0.53, 3, 8, 0.25, 0.18)


def starprint(y, z, w, h):
    """a framed sheet of eight-pointed stars on the right wall"""
    frame(X, y, z, w, h, 'art7.png', wood('walnut'), 'x', face=-1)
    ink = mat('stars', tex='cementtile.png', size=(1 / 2, 1 / 3, 1), uv=True, rand=False, rough=0.7, ramp=[(0.12, INDIGO), (0.40, '#2c666c'), (0.65, '#b8924e'), (0.92, '#ece2cb')])
    q, a, c = X - 0.020, w / 2 - 0.075, h / 2 - 0.075
    box(X - 0.019, X - 0.017, y - w / 2 + 0.014, y + w / 2 - 0.014, z - h / 2 + 0.014, z + h / 2 - 0.014, mat('passepartout', '#efe8d9', rough=0.9), bev=0)
    plane([(q, y + a, z - c), (q, y - a, z - c), (q, y - a, z + c), (q, y + a, z + c)], ink)


def build(v='A'):
    reset(141)
    world('#31405c', 0.14)
    w, br = wood('walnut'), brass(0.22)
    shell()
    window(w)
    treasures()
    takht(-2.02, 1.30, Y - 0.98, Y - 0.02)
    corner(w)
    starprint(1.78, 1.64, 0.60, 0.86)
    persian(-1.65, 1.35, -0.85, 1.22, ('#34507a', '#3f7079', '#b99556', '#cbbd9c', '#f0e8d6'))
    top = octagon(0.12, 0.72, 0.0145)
    pandan(0.02, 0.80, top, br)
    teaglass(0.20, 0.58, top)
    teaglass(0.31, 0.77, top)
    lantern(0.12, 0.95, 2.02, br)
    peace_lily((2.14, 1.02, 0), 0.86, 5, brass(0.3), n=26, flowers=3, clear=[('x', '<', X - 0.03)])
    slippers(0.98, 1.33, 0.0, 12)
    cushion(0.60, 0.60, 0.16, fabric('#4a5f95', 0.25, 0.15), (-0.92, 0.48, 0.0145 + 0.08), (0, 0, 0.35), kind='seat', seed=2, piping=fabric(BRASS))
    # a lamp in the room behind the camera
    area((0.3, F + 0.06, 2.0), (3.6, 1.6), 24, 3500, dirv=(0, 1, -0.1), glossy=False)
    plump()


CAMS = dict(
    diwan=lambda: camera((1.45, -2.25, 1.24), 19, 25, 0.01, fstop=7, focus=4),
    tea=lambda: upright((0.78, -0.40, 0.78), (0.12, 0.80, 0.70), 50, 2.8, (0.2, 0.6, 0.5)),
    lamp=lambda: upright((1.70, -0.40, 0.80), (1.92, 2.4, 0.88), 55, 2.2),
)
