"""A bedroom in warm white: a wall of grey-blue lacquer with framed leaves, a loft to the ceiling and a dresser of ash, low sun from the left.

Variants: A closed; B the bay right of the dresser open and lit, two of its drawers drawn out.
Cameras:  dresser (A), drawers (B).
"""

from lib import *
from lib.bedside import spectacles

from rooms.wardrobe_cane import KNOB

COTTONS = ['#f3efe6', '#e6dcc8', '#3c5066', '#b9c6cc', '#c46f52', '#f0ebe0', '#7f95a0', '#d9b36a', '#efe6d4', '#2e4257', '#a9b59a', '#e8d3c2']
LAC = '#8d9fa6'
YF, D0, D1, B1 = 1.40, -0.95, 0.25, 1.25  # the fronts; the dresser; the bay that opens
LOFT, TOP = 2.20, 2.70


def lac():
    return lacquer(LAC, 0.20)


def front(x0, x1, z0, z1, y, f=0.052, gap=0.0016, m=None):
    """a leaf or drawer front of 18 mm with a frame, a bead and a field set back, face at y"""
    P = [(0.0, -0.018), (0.0, -0.0022), (0.0007, -0.0007), (0.0022, 0.0), (f, 0.0), (f + 0.0020, -0.0008), (f + 0.0050, -0.0050), (f + 0.0075, -0.0064), (f + 0.0125, -0.0064), (f + 0.0140, -0.0086), (f + 0.0160, -0.0092)]
    return rim(x0 + gap, x1 - gap, z0 + gap, z1 - gap, P, lambda a, b, o: (a, y - o, b), m or lac(), True)


def knob(x, y, z, s=0.55):
    lathe(KNOB, brass(0.3), (x, y, z), 40, 60, (-pi / 2, 0, 0), s)


def pair(x0, x1, z0, z1, zk):
    xm = (x0 + x1) / 2
    front(x0, xm, z0, z1, YF)
    front(xm, x1, z0, z1, YF)
    for s in (-1, 1):
        knob(xm + s * 0.027, YF, zk)


def openleaf(hinge, w, side, angle):
    """a leaf that stands open, its hinge at x = hinge; side -1: hung on the left"""
    with turned(hinge, YF, side * angle):
        a, b = (0, w) if side < 0 else (-w, 0)
        front(a, b, 0.09, LOFT, 0)
        box(a + 0.002, b - 0.002, 0.0098, 0.0130, 0.092, LOFT - 0.002, lac(), bev=0)
        rim(a + 0.0016, b - 0.0016, 0.0916, LOFT - 0.0016, [(0.0, -0.008), (0.0, -0.0012), (0.0012, 0.0), (0.052, 0.0), (0.0535, -0.0008), (0.0555, -0.0032), (0.0580, -0.0036), (0.0620, -0.0036), (0.0630, -0.0046), (0.0645, -0.0050)], lambda i, j, o: (i, 0.0185 + o, j), lac(), True)
        knob((b - 0.027) if side < 0 else a + 0.027, 0, 1.12)
        e = a + 0.022 if side < 0 else b - 0.022
        k = 1 if side < 0 else -1
        for z in (0.22, 1.10, 2.06):  # cup and arm of a hinge
            cyl(0.0175, 0, 0.0025, steel(), (e, 0.0182, z), 32, 0.001, rot=(-pi / 2, 0, 0))
            q = sorted((e - k * 0.020, e + k * 0.014))
            box(*q, 0.0195, 0.0300, z - 0.008, z + 0.008, steel(), bev=0.002)
        if side > 0:  # a looking glass on the other one
            c, z0, z1, o = (a + b) / 2, 1.02, 1.92, 0.0185 + 0.001
            rim(c - 0.15, c + 0.15, z0, z1, [(-0.006, -0.001), (-0.006, 0.007), (-0.004, 0.009), (0.0, 0.009), (0.0, 0.004)], lambda i, j, q: (i, o + q, j), brass(0.3))
            plane([(c + 0.15, o + 0.004, z0), (c - 0.15, o + 0.004, z0), (c - 0.15, o + 0.004, z1), (c + 0.15, o + 0.004, z1)], mirror())
        if side < 0:  # stoles over a rail on its inner face
            with turned((a + b) / 2, 0.0185, 180):
                z = 1.60
                tube([(-0.17, -0.062, z), (0.17, -0.062, z)], 0.0065, brass(0.3), smooth=False)
                for x in (-0.155, 0.155):
                    tube([(x, -0.062, z), (x, 0.001, z)], 0.006, brass(0.3), smooth=False)
                    cyl(0.014, 0, 0.004, brass(0.3), (x, 0.001, z), 32, 0.001, rot=(pi / 2, 0, 0))
                for k, (x, wd, f, bk, c, band) in enumerate(((-0.078, 0.105, 0.66, 0.60, '#b8644a', '#e8dcc4'), (0.066, 0.098, 0.56, 0.62, '#e6dac2', '#3c5066'))):
                    stole(x, -0.062, z, wd, f, bk, c, band, 3 + 2 * k)


def kurta(x, y, z, m, L, seed, tilt=0.0):
    """a kurta on a wooden hanger under a rod at z, its shoulders along y: flat, open at the neck, so that the hanger shows; slit at the sides"""
    g = R.Random(seed)
    hanger(x, y, z, 0.175, False, wood('walnut'), tilt)
    off = Vector((seed * 3.3, seed * 1.7, 0))
    front_ = g.choice((-1, 1))

    def skin(V, c, rows, leave=()):
        F = [(j * c + i, j * c + (i + 1) % c, (j + 1) * c + (i + 1) % c, (j + 1) * c + i) for j in range(rows) for i in range(c) if (j, i) not in leave]
        o = obj('kurta', pmesh('kurta', V, F), m, smooth=180)
        q = o.modifiers.new('s', 'SOLIDIFY')
        q.thickness, q.offset = 0.0016, 0

    with turned(x, y, math.degrees(tilt), z):
        n, k, V, slit = 72, 50, [], set()
        for j in range(k + 1):
            d = L * (j / k) ** 1.2  # below the neck
            e = min(1, d / 0.048)
            wy = 0.072 + 0.116 * e ** 0.9 + 0.034 * max(0, (d - 0.25) / (L - 0.25))
            tx = 0.006 + 0.006 * min(1, d / 0.10) + 0.006 * d / L
            cut = max(0, d - (L - 0.24)) / 0.24
            for i in range(n):
                a = 2 * pi * i / n
                cy, cx = math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a))
                side = cx * front_
                scoop = (0.058 if side > 0 else 0.016) * (1 - cy * cy) * max(0, 1 - d / 0.10)
                loose = min(1, d / 0.35)
                f = noise.noise(Vector((cy * 4.5, 0.25 * side, d * 0.9)) + off) * 0.013 * loose + noise.noise(Vector((cy * 11, 0.5 * side, d * 1.6)) + off) * 0.0045 * loose + 0.0025 * noise.noise(Vector((cy * 9, side, d * 9)) + off)
                f += 0.014 * noise.noise(Vector((0.3, d * 1.4, seed))) * loose
                f += 0.010 * cut * math.copysign(1, cx) * abs(cy) ** 6  # the two halves part at the slit
                V.append((cx * tx + f, cy * wy * (1 - 0.010 * cut * (side > 0)), -0.079 - d - scoop + 0.010 * cut * side))
            if cut > 0 and j < k:
                slit |= {(j, 0), (j, n - 1), (j, n // 2), (j, n // 2 - 1)}
        skin(V, n, k, slit)
        for side in (-1, 1):  # sleeves: flat, out of the shoulder and down, creased at the elbow
            V, c, rows, Ls = [], 36, 40, g.uniform(0.44, 0.52)
            lean, sway = g.uniform(-0.012, 0.012), g.uniform(0.5, 2.5)
            for j in range(rows + 1):
                t = j / rows
                e = math.sin(min(1, t / 0.12) * pi / 2)
                w, dp = 0.005 + 0.005 * e, 0.012 + 0.045 * e - 0.016 * t
                yc, hc = 0.132 + 0.030 * e + 0.010 * t, -0.107 - 0.020 * (1 - math.cos(min(1, t / 0.12) * pi / 2)) - (Ls - 0.02) * max(0, t - 0.04)
                for i in range(c):
                    a = 2 * pi * i / c
                    p = Vector((math.sin(a) * 2.2, 0.2 * math.cos(a), t * 2.6)) + off + Vector((side, 0, 3))
                    f = (0.010 * noise.noise(p) + 0.006 * noise.noise(Vector((p.x * 1.5, p.y, t * 12)) + off) * math.exp(-((t - 0.5) / 0.2) ** 2)) * e
                    V.append((front_ * 0.017 * e + math.cos(a) * w + f + lean * t + 0.008 * math.sin(t * 5 + sway) * t, side * (yc + math.sin(a) * dp), hc))
            skin(V, c, rows)


def stole(x, y, z, w, front_, back, c, band, seed):
    """a soft stole over a rod at y, z along x: gathered over the rod, its ends banded and fringed"""
    r, n, k, L = 0.009, 60, 96, front_ + back
    V, F, M = [], [], []
    for j in range(k + 1):
        q = L * j / k - back  # 0: on top of the rod, in front of it positive
        d = min(1, abs(q) / 0.5)
        for i in range(n + 1):
            u = i / n
            f = 0.005 + 0.011 * d ** 0.7
            out = f * (0.5 + 0.5 * math.sin(2 * pi * (u * 3.3 + 0.25 * math.sin(q * 5 + seed)) + seed)) + 0.003 * noise.noise(Vector((u * 4, q * 4, seed)))
            px = x + (u - 0.5) * w * (1 + 0.12 * d) + 0.006 * math.sin(q * 6 + seed)
            a, rr = max(-pi / 2, min(pi / 2, q / r)), r + max(0.001, out)
            down = max(0.0, abs(q) - r * pi / 2) + 0.008 * noise.noise(Vector((u * 2, seed, 1))) * d
            V.append((px, y - rr * math.sin(a), z + rr * math.cos(a) - down))
    for j in range(k):
        e = min(L * (k - j - 0.5) / k, L * (j + 0.5) / k)
        for i in range(n):
            t = j * (n + 1) + i
            F.append((t, t + 1, t + n + 2, t + n + 1))
            M.append(int(0.02 < e < 0.055 or 0.068 < e < 0.080))
    me = pmesh('stole', V, F)
    for q in (fabric(c, 0.2, 0.10, 0.4, 0.4), fabric(band, 0.2, 0.10, 0.4, 0.4)):
        me.materials.append(q)
    me.polygons.foreach_set('material_index', M)
    q = obj('stole', me, None, smooth=180).modifiers.new('s', 'SOLIDIFY')
    q.thickness, q.offset = 0.0012, 0
    g = R.Random(seed)
    ends = V[: n + 1] + V[-n - 1 :]
    strings([[(a, b, h + 0.002), (a + g.uniform(-0.002, 0.002), b + g.uniform(-0.002, 0.002), h - 0.016), (a + g.uniform(-0.004, 0.004), b + g.uniform(-0.003, 0.003), h - 0.034)] for a, b, h in ends], 0.0007, fabric(c, 0.2, 0.10, 0.4, 0.4))


def globe(x, y, z):
    """a small lamp of milk glass on a brass arm from the wall at y"""
    cyl(0.030, 0, 0.008, brass(0.3), (x, y, z), 40, 0.003, rot=(pi / 2, 0, 0))
    tube([(x, y, z), (x, y - 0.055, z)], 0.006, brass(0.3), smooth=False)
    cyl(0.016, -0.008, 0.014, brass(0.3), (x, y - 0.062, z), 32, 0.003)
    sphere(0.040, opal('#ffe2b8', 1.5), (x, y - 0.062, z + 0.052), 40)
    point((x, y - 0.062, z + 0.052), 1.3, 3000, 0.04)


def bangles(x, y, z):
    """glass bangles on the bar of a little stand"""
    w, g = wood('walnut', horiz=True), R.Random(3)
    cyl(0.052, 0, 0.012, w, (x, y, z), 48, 0.004)
    cyl(0.008, 0.010, 0.150, w, (x, y, z), 24, 0.001)
    tube([(x - 0.088, y, z + 0.150), (x + 0.088, y, z + 0.150)], 0.011, w, smooth=False)
    px, c = -0.080, ['#2f6b52'] * 4 + ['#c99a45'] + ['#8e2440'] * 5 + ['#c99a45'] * 2 + ['#2c4f7a'] * 4 + ['#c99a45'] + ['#8e2440'] * 3
    for k, q in enumerate(c):
        if abs(px) < 0.011:
            px += 0.020
        m = brass(0.3) if q == '#c99a45' else mat('bangle' + q, q, rough=0.30, spec=0.7)
        o = tube([(0, math.cos(a * pi / 8) * 0.031, math.sin(a * pi / 8) * 0.031) for a in range(16)], 0.0024, m, closed=True)
        o.data.splines[0].use_endpoint_u = False
        o.location = (x + px, y, z + 0.150 - 0.0205)
        o.rotation_euler = (g.uniform(-0.06, 0.06), 0, g.uniform(-0.05, 0.05))
        px += 0.0062 + (0.004 if k in (4, 10, 16) else 0)


def kumkum(x, y, z, s=1.0):
    """a round box of brass with a lid and a finial"""
    lathe(rounded([(0.0001, 0), (0.026, 0), (0.029, 0.003), (0.027, 0.008), (0.036, 0.018), (0.039, 0.030), (0.0385, 0.038), (0.041, 0.039), (0.041, 0.043), (0.037, 0.050), (0.022, 0.060), (0.008, 0.065), (0.005, 0.069), (0.009, 0.074), (0.008, 0.081), (0.0001, 0.085)], 4, 40), brass(0.3), (x, y, z), 64, 40, scale=s)


def jasmine(x, y, z):
    """a string of jasmine buds laid round in a shallow bowl"""
    lathe(rounded([(0.0001, 0.004), (0.030, 0.0), (0.050, 0.006), (0.072, 0.026), (0.075, 0.030), (0.071, 0.029), (0.050, 0.010), (0.0001, 0.008)], 4, 50), glazed('#6f8990'), (x, y, z), 72, 50)
    g, white, green = R.Random(9), mat('jasmine', '#f4efe0', rough=0.7, translucent=0.2), mat('jasmine stalk', '#a9b36c', rough=0.7)
    prof = [(0.0008, -0.010), (0.0012, -0.002), (0.0026, 0.001), (0.0040, 0.006), (0.0032, 0.011), (0.0001, 0.014)]
    for k in range(130):
        t = k / 130 * 2.6 * 2 * pi
        r = 0.046 - 0.010 * k / 130 * 2.6 + g.uniform(-0.003, 0.003)
        a = t + g.uniform(-0.3, 0.3)
        o = lathe(prof, white if k % 6 else green, (x + math.cos(t) * r, y + math.sin(t) * r, z + 0.018 + 0.010 * (k / 130) + g.uniform(0, 0.006)), 12, 180, (g.uniform(0.3, 1.4), 0, a + g.choice((0, pi))))
        o['afloat'] = True


def comb(x, y, z, rot):
    w = wood('walnut', horiz=True)
    with turned(x, y, rot, z):
        box(-0.075, 0.075, 0.012, 0.030, 0, 0.007, w, bev=0.003)
        for i in range(38):
            px = -0.071 + 0.142 * i / 37
            box(px - 0.0011, px + 0.0011, -0.022, 0.013, 0.001, 0.006, w, bev=0.0006, seg=1)


def scent(x, y, z, rot, c):
    """a flat bottle of clear glass, half full, under a round cap of brass"""
    with turned(x, y, rot, z):
        box(-0.030, 0.030, -0.013, 0.013, 0, 0.074, thinglass(), bev=0.005, seg=4)
        box(-0.026, 0.026, -0.009, 0.009, 0.006, 0.047, mat('scent' + c, c, rough=0.05, trans=0.6), bev=0.003, seg=3)
        box(-0.016, 0.016, -0.0142, -0.0134, 0.018, 0.044, mat('label', '#efe7d4', rough=0.8), bev=0)
        for zz, w in ((0.036, 0.010), (0.031, 0.007), (0.025, 0.009)):
            box(-w, w, -0.0146, -0.0143, zz - 0.0006, zz + 0.0006, mat('ink', '#4a3a2c', rough=0.9), bev=0)
        cyl(0.0085, 0.074, 0.080, brass(0.3), n=32)
        cyl(0.0125, 0.080, 0.104, brass(0.3), n=40, bev=0.002)


def lidded(x, y, z, r, h, c, rib='#c46f52'):
    """a round box covered with cloth, tied with a ribbon"""
    m = fabric(c, 0.14, 0.10)
    cyl(r, 0, h - 0.035, m, (x, y, z), 72, 0.003)
    cyl(r + 0.004, h - 0.045, h, m, (x, y, z), 72, 0.004)
    lathe([(r + 0.0045, h - 0.030), (r + 0.0052, h - 0.026), (r + 0.0052, h - 0.018), (r + 0.0045, h - 0.014)], fabric(rib, 0.1, 0.05), (x, y, z), 72, 60)


def stool(x, y, rot):
    ash = wood('ash')
    with turned(x, y, rot):
        lathe(rounded([(0.0001, 0.428), (0.165, 0.428), (0.180, 0.420), (0.180, 0.404), (0.165, 0.396), (0.0001, 0.396)], 4, 40), wood('ash', horiz=True), n=72)
        lathe(rounded([(0.0001, 0.480), (0.08, 0.479), (0.145, 0.470), (0.172, 0.452), (0.176, 0.440), (0.170, 0.428)], 5, 60), fabric('#b9654b', 0.22, 0.12, 0.5, 0.6), n=80, smooth=180)
        o = tube([(math.cos(a * pi / 16) * 0.174, math.sin(a * pi / 16) * 0.174, 0.431) for a in range(32)], 0.0045, fabric('#b9654b', 0.22, 0.05), closed=True)
        o.data.splines[0].use_endpoint_u = False
        for q in range(4):
            g = q * pi / 2 + pi / 4
            c, s = math.cos(g), math.sin(g)
            beamlike = [(c * 0.125, s * 0.125, 0.400), (c * 0.165, s * 0.165, 0)]
            tube(beamlike, 0.0135, ash, smooth=False)


def dresser(out=0.0):
    """the niche between the bays: pedestal of drawers, room for the knees, table, mirror between two lamps, shelf"""
    ash, up = wood('ash', horiz=True), wood('ash')
    Y = YF + 0.60
    t = 0.018
    for x in (D0, D1 - t):
        box(x, x + t, YF - 0.002, Y - 0.02, 0, LOFT, up, bev=0.0015)
    box(D0 + t, D1 - t, Y - 0.02, Y, 0.0, LOFT, ash, bev=0)
    box(D0 + t, D1 - t, YF + 0.03, Y - 0.02, LOFT - t - 0.002, LOFT - 0.002, ash, bev=0.001)
    box(D0 + t, D1 - t, YF + 0.06, Y - 0.02, 1.90, 1.924, ash, bev=0.002)
    strip((D0 + 0.06, Y - 0.20, 1.894), (D1 - 0.06, Y - 0.20, 1.894), 2.6, 3400, (0, 0.45, -1), 0.03)
    box(D0 + t + 0.04, D1 - t - 0.04, Y - 0.23, Y - 0.215, 1.876, 1.900, ash, bev=0.001)
    # table with a round front edge, a row of drawers, the pedestal
    box(D0 + t, D1 - t, YF - 0.012, Y - 0.02, 0.755, 0.785, ash, bev=0.012, seg=5)
    px = D0 + 0.46
    box(px - t, px, YF + 0.02, Y - 0.02, 0.0, 0.754, up, bev=0.001)
    box(D0 + t, px - t, YF + 0.03, YF + 0.045, 0, 0.085, lac(), bev=0.001)
    box(px, D1 - t, YF + 0.022, YF + 0.036, 0.600, 0.754, ash, bev=0)
    box(px, D1 - t, YF + 0.022, Y - 0.02, 0.612, 0.626, ash, bev=0.001)
    for z0, z1 in ((0.09, 0.35), (0.35, 0.61), (0.61, 0.753)):
        front(D0 + t, px, z0, z1, YF, 0.034)
        knob((D0 + t + px) / 2, YF + 0.009, (z0 + z1) / 2, 0.5)
        box(D0 + t + 0.004, px - t, YF + 0.019, YF + 0.03, z0, z1, ash, bev=0)
    front(px, D1 - t, 0.61, 0.753, YF, 0.034)
    for s in (0.25, 0.75):
        knob(px + (D1 - t - px) * s, YF + 0.009, 0.682, 0.5)
    # mirror
    c, w, z0, z1 = (D0 + D1) / 2, 0.35, 0.94, 1.74
    rim(c - w, c + w, z0, z1, [(-0.010, -0.002), (-0.010, 0.018), (-0.007, 0.021), (-0.003, 0.021), (0.0, 0.018), (0.0, 0.008)], lambda a, b, o: (a, Y - 0.02 - o, b), brass(0.3))
    plane([(c - w, Y - 0.028, z0), (c + w, Y - 0.028, z0), (c + w, Y - 0.028, z1), (c - w, Y - 0.028, z1)], mirror())
    for s in (-1, 1):
        globe(c + s * 0.46, Y - 0.02, 1.40)
    # what stands there
    z = 0.785
    bangles(c + 0.31, YF + 0.27, z)
    kumkum(c + 0.12, YF + 0.20, z)
    jasmine(c - 0.10, YF + 0.15, z)
    comb(c + 0.13, YF + 0.075, z, 24)
    scent(c - 0.34, YF + 0.30, z, 14, '#c98a52')
    scent(c - 0.25, YF + 0.37, z, -12, '#9fae86')
    kumkum(c - 0.42, YF + 0.22, z, 0.72)
    z = 1.924
    lidded(D0 + 0.24, YF + 0.32, z, 0.150, 0.17, '#c9b795')
    lidded(D0 + 0.565, YF + 0.33, z, 0.125, 0.145, '#8fa0a3', '#efe6d4')
    vase('bottle', glazed('#b06a4e'), (D1 - 0.26, YF + 0.34, z), 0.55)


def inside(x0, x1):
    """the open bay: a shelf above, a rail, a deck, drawers below"""
    ash, up, t, Y = wood('ash', horiz=True), wood('ash'), 0.018, YF + 0.60
    for a in (x0 + 0.0005, x1 - t - 0.0005):
        box(a, a + t, YF + 0.021, Y - 0.012, 0.085, LOFT - 0.001, up, bev=0.001)
    a, b = x0 + t, x1 - t
    box(a, b, Y - 0.012, Y, 0.085, LOFT - 0.001, up, bev=0)
    box(a, b, YF + 0.021, Y - 0.012, 0.086, 0.104, ash, bev=0.001)
    box(a, b, YF + 0.021, Y - 0.012, LOFT - t - 0.001, LOFT - 0.001, ash, bev=0.001)
    box(a, b, YF + 0.065, Y - 0.012, 1.880, 1.898, ash, bev=0.002)
    box(a, b, YF + 0.055, Y - 0.012, 0.838, 0.858, ash, bev=0.003)
    # drawers, 45 mm behind the leaves
    y, xm, st = YF + 0.050, (a + b) / 2, brass(0.3)
    rows = ((0.106, 0.372, [(a, b, 0.0)]), (0.372, 0.638, [(a, b, 0.41)]), (0.638, 0.836, [(a, xm, 0.23), (xm, b, 0.0)]))
    for z0, z1, cells in rows:
        for p, q, out in cells:
            front(p, q, z0, z1, y - out, 0.034)
            for kx in ((p + q) / 2,) if q - p < 0.6 else (p + 0.24, q - 0.24):
                knob(kx, y - out + 0.009, (z0 + z1) / 2, 0.5)
            if out:
                h1 = z1 - 0.045
                box(p + 0.012, q - 0.012, y - out + 0.0105, y - out + 0.031, z0 + 0.018, h1, ash, bev=0.001)
                for c in (p + 0.012, q - 0.025):
                    box(c, c + 0.013, y - out + 0.031, y + 0.13, z0 + 0.018, h1, ash, bev=0.0015)
                box(p + 0.025, q - 0.025, y - out + 0.031, y + 0.13, z0 + 0.020, z0 + 0.028, ash, bev=0)
                box(p + 0.004, p + 0.0115, y - out + 0.03, y + 0.02, z0 + 0.03, z0 + 0.065, steel(), bev=0.001)
                box(q - 0.0115, q - 0.004, y - out + 0.03, y + 0.02, z0 + 0.03, z0 + 0.065, steel(), bev=0.001)
            else:
                box(p + 0.004, q - 0.004, y + 0.019, y + 0.03, z0 + 0.004, z1 - 0.004, ash, bev=0)
    box(a + 0.026, b - 0.026, y - 0.41 + 0.032, y + 0.12, 0.400, 0.468, fabric('#d8cfbf', 0.12, 0.10), bev=0.004)  # fills the hollows of the folds
    # lower: cottons that stand in files, front to back
    g = R.Random(12)
    order = ['#f3efe6', '#f0ebe0', '#e6dcc8', '#efe6d4', '#e8d3c2', '#d9b36a', '#c98f5e', '#c46f52', '#a9563f', '#c46f52', '#e8d3c2', '#b9c6cc', '#9fb0b8', '#7f95a0', '#5d7484', '#3c5066', '#2e4257', '#3c5066', '#7f95a0', '#b9c6cc', '#e6dcc8', '#f3efe6']
    for row, yy in enumerate((y - 0.41 + 0.130, y - 0.41 + 0.33)):
        px = a + 0.034
        k = 0
        while px < b - 0.062:
            th = g.uniform(0.030, 0.044)
            c = order[(k + row * 6) % len(order)]
            m = blockprint(*PRINTS[k % 3], 0.32) if (k + row) % 7 == 4 else fabric(c, 0.18, 0.12, 0.25, 0.3)
            hgt, wid = g.uniform(0.165, 0.182), g.uniform(0.165, 0.182)
            o = foldedone(g.choice((1, 2, 3, 5)), m, (px, yy, 0.372 + 0.030 + hgt / 2), wid, hgt, th - 0.003, 0, 0.0048)
            o.rotation_euler = (-pi / 2, 0, pi / 2 + g.uniform(-0.03, 0.03))
            o.location.x = px + th
            o['afloat'] = True
            px += th
            k += 1
    # upper: handkerchiefs, spectacles, bangles on a roll, on a velvet floor
    z = 0.786
    yc = y - 0.23 + 0.031
    box(a + 0.026, xm - 0.026, yc, y + 0.12, z - 0.002, z + 0.002, velvet('#5a3040'), bev=0)
    for q in (a + 0.165, xm - 0.185):
        box(q, q + 0.008, yc + 0.001, y + 0.12, z + 0.002, z + 0.032, ash, bev=0.001)
    for i, c in enumerate(('#f3efe6', '#e8d3c2', '#b9c6cc')):
        foldedone((1, 5, 2)[i], fabric(c, 0.15, 0.08), (a + 0.096, yc + 0.125, z + 0.003 + 0.015 * i), 0.118, 0.13, 0.013, 0.03 * (i - 1), 0.0016)
    spectacles(a + 0.235, yc + 0.12, z + 0.004, 6)
    cyl(0.022, -0.070, 0.070, velvet('#d9cdb9'), (xm - 0.105, yc + 0.125, z + 0.025), 40, 0.004, rot=(0, pi / 2, 0))
    for k in range(10):
        m = (brass(0.3), mat('bangle#8e2440', '#8e2440', rough=0.30, spec=0.7), mat('bangle#2f6b52', '#2f6b52', rough=0.30, spec=0.7))[(0, 1, 1, 0, 2, 2, 0, 1, 1, 0)[k]]
        o = tube([(0, math.cos(q * pi / 8) * 0.0315, math.sin(q * pi / 8) * 0.0315) for q in range(16)], 0.0026, m, closed=True)
        o.data.splines[0].use_endpoint_u = False
        o.location = (xm - 0.160 + k * 0.0115, yc + 0.125, z + 0.033)
    # on the deck, on the rail, above
    folded(a + 0.21, YF + 0.33, 0.858, 0.30, 0.34, 3, 5, ['#c46f52', '#e6dcc8', '#b9c6cc'])
    folded(b - 0.20, YF + 0.33, 0.858, 0.28, 0.34, 2, 8, ['#3c5066', '#f0ebe0'])
    tube([(a, YF + 0.31, 1.80), (b, YF + 0.31, 1.80)], 0.012, brass(0.3), smooth=False)
    px, g = a + 0.062, R.Random(6)
    tones = ['#f1ece1', '#a9b59a', '#3c5066', '#e3d5bd', '#c06a4d', '#f0ebe0', '#7f95a0', '#d5ab5e', '#2e4257', '#e8d3c2']
    for k in range(12):
        m = blockprint('#efe6d4', '#33506b', 0.30, 2) if k == 3 else blockprint('#e9dfc8', '#8c3f2c', 0.26, 4) if k == 9 else fabric(tones[k % 10], 0.16, 0.12, 0.3, 0.35)
        kurta(px, YF + 0.31, 1.80, m, (0.60, 0.74, 0.66, 0.78, 0.62, 0.72, 0.58, 0.76, 0.70, 0.64, 0.75, 0.61)[k], 20 + k, {2: -0.52, 8: 0.10}.get(k, g.uniform(-0.30, -0.10)))
        px += g.uniform(0.054, 0.070) + (0.040 if k in (4, 8) else 0)
    z = 1.898
    box(a + 0.04, a + 0.40, YF + 0.11, YF + 0.50, z, z + 0.150, fabric('#c9b795', 0.16, 0.10), bev=0.006)
    box(a + 0.037, a + 0.403, YF + 0.107, YF + 0.503, z + 0.120, z + 0.172, fabric('#c9b795', 0.16, 0.10), bev=0.006)
    box(a + 0.19, a + 0.25, YF + 0.1045, YF + 0.1065, z + 0.050, z + 0.090, mat('label', '#efe7d4', rough=0.8), bev=0)
    folded(b - 0.26, YF + 0.32, z, 0.36, 0.36, 4, 23, ['#5d7484', '#e8d3c2', '#f3efe6', '#c98f5e'])
    for x, k in ((a + 0.006, 1), (b - 0.006, -1)):
        strip((x, YF + 0.040, 0.90), (x, YF + 0.040, 1.86), 2.0, 3100, (0.55 * k, 0.9, 0), 0.012)
        strip((x, YF + 0.040, 1.92), (x, YF + 0.040, LOFT - 0.03), 1.4, 3100, (0.55 * k, 0.9, 0), 0.012)


def build(v='A'):
    reset(61)
    CLOTHES[:] = COTTONS
    world('#e9eef5', 0.36)
    X, R_, F, Y, h = 1.95, 2.35, -2.7, 2.02, 2.74
    wallm, ceil, white = limewash('#ebe3d4', 0.05), paint('#f4f0e8'), lacquer('#efe9dd', 0.4)
    room(-X, R_, F, Y, h, wallm, ceil, openings=[('L', -1.55, 0.45, 0.70, 2.25)], front=True)
    floor(-X, R_, F, Y, 0, floorwood('oak'))
    for q in ((-X, R_, F, F + 0.014), (-X, -X + 0.014, F, YF), (R_ - 0.014, R_, F, YF)):
        box(*q, 0, 0.10, white, bev=0.003)
    windowframe('L', -X - 0.1, -1.55, 0.45, 0.70, 2.25, wood('ash'), 3)
    pane('L', -X - 0.1, -1.55, 0.45, 0.70, 2.25)
    box(-X - 0.1, -X + 0.05, -1.60, 0.50, 0.665, 0.70, wood('ash', horiz=True), bev=0.004)
    area((-X - 0.32, -0.55, 1.48), (2.0, 1.5), 96, '#f0f4ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (-1.55, 0.45), 'garden', seed=3, light=0.5)
    sun(219, 24, 15, 0.8, 4400)
    for k, p in enumerate(((-3.1, -2.2, 1.4), (-2.9, -1.3, 1.9))):  # leaves before the window, only in the sun
        branches(p, 1.0, 6, 5 + k, '#5f7f4a', (0.11, 0.05), 0.8, 16)
    for y0, y1, sd in ((-1.95, -1.55, 3), (0.46, 0.86, 4)):
        curtain(y0, y1, -X + 0.10, 0.02, 2.42, sheer('#f2ede2', 0.15), 0.085, 0.035, sd, 'y')
    tube([(-X + 0.10, -2.05, 2.44), (-X + 0.10, 0.98, 2.44)], 0.011, brass(0.3), smooth=False)
    for y in (-2.0, 0.93):
        tube([(-X, y, 2.44), (-X + 0.10, y, 2.44)], 0.007, brass(0.3), smooth=False)
    # the wardrobe from wall to wall
    ash = wood('ash')
    for x0, x1 in ((-1.94, D0), (D1, B1), (B1, 2.34)):
        opened = v == 'B' and x0 == D1
        if opened:
            inside(x0, x1)
            for side in (-1, 1):
                openleaf(x0 - 0.016 if side < 0 else x1 + 0.016, 0.497, side, 103 if side < 0 else 99)
        else:
            box(x0 + 0.001, x1 - 0.001, YF + 0.021, Y, 0.09, LOFT - 0.002, ash, bev=0)
            pair(x0, x1, 0.09, LOFT, 1.12)
    dresser()
    box(-1.945, 2.345, YF + 0.021, Y, LOFT, TOP, ash, bev=0)
    n = [-1.94, (-1.94 + D0) / 2, D0, (D0 + D1) / 2, D1, (D1 + B1) / 2, B1, (B1 + 2.34) / 2, 2.34]
    for i in range(8):
        front(n[i], n[i + 1], LOFT, TOP, YF)
        knob(n[i + 1] - 0.027 if i % 2 == 0 else n[i] + 0.027, YF, LOFT + 0.075, 0.5)
    for x0, x1 in ((-1.945, D0), (D1, 2.345)):
        box(x0, x1, YF + 0.030, YF + 0.045, 0, 0.0895, lac(), bev=0.001)
    cornice = rounded([(0.0, 0.0), (0.0, 0.006), (0.004, 0.010), (0.010, 0.012), (0.022, 0.022), (0.030, 0.024), (0.0385, 0.024)], 4, 40)
    k = len(cornice)
    V = [(x, YF - o, TOP + z) for x in (-1.947, 2.347) for o, z in [(b, a) for a, b in cornice]]
    obj('cornice', pmesh('cornice', V, [(i, k + i, k + i + 1, i + 1) for i in range(k - 1)]), lac(), smooth=40)
    box(-1.947, 2.347, YF + 0.001, Y, TOP + 0.001, h - 0.001, lac(), bev=0)
    # the bed, its foot towards the wardrobe's left
    made_bed(1.31, -0.52, 0, 1.4, 2.0, -pi / 2, '#f4f0e7', '#efe8db', fabric('#5d7484', 0.25, 0.20), [], wood('ash', horiz=True), 0.30)
    if v == 'A':
        stool(-0.10, 1.10, 20)
    # behind the camera, seen in the mirror
    box(-1.00, -0.10, F + 0.001, F + 0.03, 0.004, 2.10, wood('ash'), bev=0.002)
    for q in ((-1.08, -1.00, 0, 2.18), (-0.10, -0.02, 0, 2.18), (-1.00, -0.10, 2.10, 2.18)):
        box(q[0], q[1], F + 0.001, F + 0.045, q[2], q[3], white, bev=0.004)
    moulding(-0.90, -0.20, 1.10, 2.00, F + 0.03, wood('ash'), 'x', 1)
    moulding(-0.90, -0.20, 0.14, 0.96, F + 0.03, wood('ash'), 'x', 1)
    tube([(-0.93, F + 0.03, 1.03), (-0.93, F + 0.075, 1.03), (-0.80, F + 0.075, 1.03)], 0.008, brass(0.3), smooth=False)
    fiddle((-1.52, F + 0.48, 0), 1.85, 4, ceramic('#b9a98c'))
    area((0.3, F + 0.2, 2.3), (3.0, 1.2), 8, '#f5f1ea', dirv=(0, 0.9, -0.35), glossy=False)


CAMS = dict(
    dresser=lambda: upright((0.35, -2.15, 1.28), (-0.42, 1.40, 1.34), 43, 4.5, (-0.35, 1.6, 1.2)),
    drawers=lambda: upright((1.00, -0.95, 1.74), (0.74, 1.40, 1.14), 42, 4.5, (0.7, 1.2, 0.8)),
)
