"""Sitting room of a home with Telugu crafts, 4.2 x 5 m: a carved teak door stands open to the verandah, the morning sun lies on a red oxide floor.

Variants: A; B: somebody takes one of the tumblers.
Cameras:  main (the door with its toran at the right, the divan under the Kalamkari at the left); upright: threshold, coffee, lamp; taken (B).
"""

from lib import *
from lib.carving import lotus, panelwork, relief, stud, vine
from lib.drawings import ikat, kalamkari, news, picture, printed
from lib.festive import muggu, toran, tulasikota
from lib.folk_toys import cart, doll, elephant, mask
from lib.materials import _sh
from lib.people import Body, bangle, forearm, grip, skin, sleeve

X, F, Y, H = 2.1, -2.5, 2.5, 2.8
A, B, HEAD = 0.45, 1.65, 2.12  # clear opening of the door
WINDOW = (0.25, 1.20, 0.66, 2.06)  # in the left wall: y from, to, sill, head
MADDER, INDIGO, OCHRE = '#8c2f22', '#27395e', '#c08a2e'


# ------------------------------------------------------------- the door


def leafdoor(x, y, side, rot, w, h, teak, teakh, br):
    """a door leaf hinged at x, y that reaches to the right (side 1) or left (-1), its carved face to -y, then turned by rot degrees"""
    def bx(a, b, *q, bev=0.004):
        a, b = sorted((side * a, side * b))
        box(a, b, *q, bev=bev)

    with turned(x, y, rot, 0.018):
        t, s = 0.021, 0.088
        zs = (0.0, 0.12, 0.74, 0.82, 1.34, 1.42, h - 0.10, h)
        bx(0.004, s, -t, t, 0, h, teak)
        bx(w - s, w, -t, t, 0, h, teak)
        for c, d in zip(zs[::2], zs[1::2]):
            bx(s, w - s, -t + 0.001, t - 0.001, c, d, teakh)
        bx(s, w - s, -0.009, 0.009, 0.05, h - 0.05, teak, bev=0)
        for c, d in zip(zs[1::2], zs[2::2]):
            pw, ph, zc = w - 2 * s - 0.012, d - c - 0.012, (c + d) / 2
            o = relief(-pw / 2, pw / 2, -ph / 2, ph / 2, 0, panelwork(pw, ph), 0.016, teak)
            o.location = (side * w / 2, -0.0095, zc)
            bx(s + 0.03, w - s - 0.03, 0.0095, 0.017, c + 0.03, d - 0.03, teak, bev=0.006)
        for k in range(11):
            z = 0.06 + (h - 0.11) * k / 10
            for a in (s / 2 + 0.002, w - s / 2):
                if not (a > w / 2 and k == 5):
                    stud(side * a, -t, z, br, 0.019)
        for c, d in zip(zs[::2], zs[1::2]):
            for k in (1, 2, 3):
                stud(side * (s + (w - 2 * s) * k / 4), -t + 0.001, (c + d) / 2, br, 0.017)
        e, z = side * (w - s / 2), 1.06
        lathe([(0.036, 0), (0.036, 0.004), (0.020, 0.012), (0.016, 0.024), (0.0001, 0.030)], br, (e, -t, z), 36, 50, (pi / 2, 0, 0))
        tube([(e + 0.042 * math.sin(q), -t - 0.024 - 0.008 * (1 - math.cos(q)), z - 0.040 + 0.042 * math.cos(q)) for q in [k * pi / 12 for k in range(24)]], 0.006, br, closed=True).data.splines[0].use_endpoint_u = False
        for z in (0.20, h / 2, h - 0.20):
            cyl(0.009, z - 0.05, z + 0.05, br, (0, 0.012, 0), 16)


def door(teak, teakh, br):
    yf = Y - 0.045
    for s, a, b in ((-1, A - 0.12, A), (1, B, B + 0.12)):
        box(a, b, yf, Y + 0.25, 0, HEAD, teak, bev=0.004)
        o = relief(-0.05, 0.05, 0.30, HEAD - 0.03, 0, vine(0.19, 0.022), 0.017, teak)
        o.location = ((a + b) / 2, yf - 0.0005, 0)
        o = relief(-0.055, 0.055, 0.03, 0.27, 0, lambda u, v: np.maximum(lotus(u, v - 0.15, 0.052, 10), 0.8 * np.exp(-(((np.abs(v - 0.15) - 0.085) / 0.008) ** 2))), 0.014, teak)
        o.location = ((a + b) / 2, yf - 0.0005, 0)
        p, q = sorted((a if s < 0 else b, (a if s < 0 else b) + s * 0.07))
        box(p, q, Y - 0.030, Y + 0.01, 0, HEAD + 0.12, teak, bev=0.006)
        e = a - 0.028 if s < 0 else b + 0.028
        tube([(e, Y - 0.030, 0.02), (e, Y - 0.030, HEAD + 0.12)], 0.013, teak, smooth=False)
    a, b = A - 0.12, B + 0.12
    box(a, b, yf, Y + 0.25, HEAD, HEAD + 0.12, teakh, bev=0.004)
    o = relief(-0.70, 0.70, -0.05, 0.05, 0, vine(0.19, 0.022, False), 0.017, teakh)
    o.location = ((a + b) / 2, yf - 0.0005, HEAD + 0.06)
    box(a - 0.07, b + 0.07, Y - 0.040, Y + 0.01, HEAD + 0.1205, HEAD + 0.16, teakh, bev=0.008, seg=3)
    box(a - 0.03, b + 0.03, Y - 0.030, Y + 0.01, HEAD + 0.1605, HEAD + 0.315, teakh, bev=0.003)

    def crest(u, v):
        z = lotus(u, v, 0.068, 12)
        for k in range(1, 6):
            for s in (-1, 1):
                z = np.maximum(z, lotus(u - s * (0.02 + k * 0.135), v, 0.056 if k % 2 else 0.042, 10))
        return np.maximum(z, 0.7 * np.exp(-(((np.abs(v) - 0.066) / 0.005) ** 2)))

    o = relief(-0.73, 0.73, -0.075, 0.075, 0, crest, 0.024, teakh)
    o.location = ((a + b) / 2, Y - 0.0305, HEAD + 0.238)
    for k, (d, z) in enumerate(((0.055, 0.316), (0.085, 0.344))):
        box(a - 0.06 - 0.03 * k, b + 0.06 + 0.03 * k, Y - d, Y + 0.01, HEAD + z, HEAD + z + 0.0275, teakh, bev=0.008, seg=3)
    leafdoor(A, yf - 0.012, -1, 31, 0.592, HEAD - 0.03, teak, teakh, br)
    leafdoor(B, yf - 0.012, 1, -60, 0.592, HEAD - 0.03, teak, teakh, br)
    # the threshold, painted with turmeric and dotted with kumkum
    gold, red, white = mat('turmeric', '#d39a26', rough=0.7, tex='plaster.png', size=0.5, ramp=[(0, '#bd8118'), (1, '#deaa3a')]), mat('kumkum', '#9c1f1f', rough=0.8), mat('powder', '#f3efe6', rough=1, spec=0.1)
    box(A, B, Y - 0.03, Y + 0.20, 0, 0.062, gold, bev=0.010, seg=3)
    for k in range(13):
        x = A + 0.05 + (B - A - 0.10) * k / 12
        lathe([(0.0001, 0.0012), (0.011 if k % 2 else 0.015, 0.0008), (0.012 if k % 2 else 0.016, -0.001)], white if k % 2 else red, (x, Y - 0.0305, 0.031), 16, 50, (pi / 2, 0, 0))


# ------------------------------------------------------------- outside


def verandah(teak):
    stone = kota(0.4)
    box(-1.2, 3.6, Y + 0.19, Y + 1.30, -0.30, -0.06, oxide('#8a3a2a'), bev=0.01)
    box(-1.2, 3.6, Y + 1.301, Y + 1.55, -0.40, -0.08, stone, bev=0.01)
    x, y = 1.00, Y + 1.05
    box(x - 0.11, x + 0.11, y - 0.11, y + 0.11, -0.06, 0.22, stone, bev=0.012)
    lathe(rounded([(0.0001, 0.22), (0.085, 0.22), (0.09, 0.26), (0.062, 0.31), (0.078, 0.37), (0.062, 0.43), (0.066, 0.9), (0.060, 1.6), (0.054, 2.1), (0.075, 2.14), (0.06, 2.2), (0.09, 2.3), (0.09, 3.0)]), teak, (x, y, 0), 40, 45)


# ------------------------------------------------------------- furniture and things
def divan(teak, teakh, br):
    x0, x1, y0, y1, top = -2.02, -0.12, Y - 0.92, Y - 0.06, 0.30
    for x in (x0 + 0.06, x1 - 0.06):
        for y in (y0 + 0.06, y1 - 0.06):
            lathe(rounded([(0.0001, 0), (0.026, 0), (0.032, 0.012), (0.040, 0.05), (0.026, 0.085), (0.038, 0.115), (0.030, 0.145), (0.042, 0.165), (0.042, 0.185)]), teak, (x, y, 0), 36)
            box(x - 0.046, x + 0.046, y - 0.046, y + 0.046, 0.185, top + 0.001, teak, bev=0.005)
    for y in (y0 + 0.025, y1 - 0.075):
        box(x0 + 0.108, x1 - 0.108, y, y + 0.045, 0.20, top - 0.004, teakh, bev=0.005)
    for x in (x0 + 0.03, x1 - 0.075):
        box(x, x + 0.045, y0 + 0.108, y1 - 0.108, 0.20, top - 0.004, teak, bev=0.005)
    for k in range(9):  # studs along the rail
        stud(x0 + 0.20 + (x1 - x0 - 0.40) * k / 8, y0 + 0.025, 0.247, br, 0.010)
    softbox(x1 - x0 - 0.03, y1 - y0 - 0.03, 0.125, fabric('#ded4bf', 0.25), ((x0 + x1) / 2, (y0 + y1) / 2, top + 0.064), r=0.045, puff=0.010, wr=0.005, piping=fabric(MADDER))
    z = top + 0.135
    blue = printed('ikat blue', ikat((36, 50, 86), (0.92, (232, 221, 196)), (0.80, (36, 50, 86)), (0.60, (232, 221, 196)), (0.42, (150, 46, 32)), (0.20, (232, 221, 196))), (0.45, 0.45), False)
    red = printed('ikat red', ikat((146, 44, 30), (0.92, (234, 222, 194)), (0.78, (28, 32, 48)), (0.58, (206, 150, 62)), (0.38, (234, 222, 194)), (0.20, (146, 44, 30))), (0.45, 0.45), False)
    for x, m in ((-1.60, fabric('#f0e9da', 0.2)), (-0.62, fabric('#f0e9da', 0.2))):
        bolster(x, y1 - 0.125, z, m, 0.78, 0.108, 0, br, 'gathered')
    for x, d, m, a, lean, s in ((-1.72, 0.335, blue, 0.12, 67, 0.90), (-1.36, 0.40, red, -0.10, 61, 0.82), (-0.42, 0.335, blue, -0.16, 67, 0.88)):
        simmesh('pillow', m, (x, y1 - d, z + 0.245 * s), (math.radians(lean), 0.04, a), scale=s)
    simmesh('pillow', fabric(OCHRE, 0.22), (-0.72, y1 - 0.42, z + 0.165), (math.radians(58), 0.0, 0.16), scale=0.70)
    openbook(-1.02, y0 + 0.30, z + 0.012, 34, '#31503f')


def hanging_cloth(x, z0, z1, w, teakh, br):
    """the Kalamkari on a turned rod that hangs by a cord from one hook"""
    y, n, k = Y - 0.036, 40, 54
    V, UV = [], []
    for j in range(k + 1):
        t = j / k
        for i in range(n + 1):
            u = i / n
            loose = (1 - t) ** 0.7
            d = 0.010 * loose * math.sin(u * 15 + 1.1 + 0.8 * t) + 0.007 * loose * noise.noise(Vector((u * 3, t * 2, 4)))
            V.append((x - w / 2 + w * u + 0.004 * (1 - t) * (u - 0.5), y - 0.004 + d, z0 + (z1 - z0) * t - 0.004 * loose * math.sin(u * 9)))
            UV.append((u, t))
    Q = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(k) for i in range(n)]
    o = obj('kalamkari', pmesh('kalamkari', V, Q, UV), printed('kalamkari', kalamkari(), (w, z1 - z0)), smooth=180)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset = 0.0015, 0
    box(x - w / 2 - 0.05, x + w / 2 + 0.05, y - 0.016, y + 0.006, z1 - 0.010, z1 + 0.014, teakh, bev=0.008, seg=3)
    for s in (-1, 1):
        sphere(0.017, br, (x + s * (w / 2 + 0.058), y - 0.005, z1 + 0.002), 20)
        tube([(x + s * w * 0.40, y - 0.005, z1 + 0.012), (x, y + 0.004, z1 + 0.125)], 0.0025, mat('twine', '#c9b68d', rough=1), smooth=False)
    tube([(x, Y, z1 + 0.124), (x, y - 0.004, z1 + 0.122)], 0.005, br, smooth=False)
    sphere(0.010, br, (x, y - 0.006, z1 + 0.124), 16)


def toyshelf(teak, br):
    z, a, b = 1.33, 0.84, 1.74
    box(X - 0.23, X, a, b, z - 0.028, z, teak, bev=0.005, seg=3)
    for y in (a + 0.14, b - 0.14):
        P = [(X, z - 0.20), (X - 0.03, z - 0.19), (X - 0.06, z - 0.13), (X - 0.12, z - 0.085), (X - 0.19, z - 0.06), (X - 0.20, z - 0.029), (X, z - 0.029)]
        k = len(P)
        V = [(p, y + e, q) for e in (-0.014, 0.014) for p, q in P]
        obj('bracket', pmesh('bracket', V, [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]), teak)
    x = X - 0.115
    elephant(x, 1.61, z, -62)
    skin, hair = '#a5693f', '#1c1613'
    doll(x, 1.375, z, 0.21, ('#a5271d', '#2f6a4c', skin, hair), '#c87a2a')
    doll(x + 0.03, 0.878, z, 0.16, ('#d9a42e', '#a5271d', skin, hair))
    doll(x + 0.01, 1.268, z, 0.19, ('#f0e8d6', '#27548a', skin, '#a5271d'))
    cart(x, 1.09, z, -70)


def chest(teak, br):
    """a low chest painted indigo against the right wall, brass upon it"""
    blue = mat('indigo paint', '#243048', rough=0.5, tex='plaster.png', size=0.9, ramp=_sh('#243048', 0.25))
    x0, a, b, top = X - 0.40, 0.84, 1.72, 0.52
    box(x0, X - 0.006, a, b, 0.07, top - 0.035, blue, bev=0.004)
    box(x0 - 0.02, X - 0.004, a - 0.02, b + 0.02, top - 0.035, top, teak, bev=0.008, seg=3)
    box(x0 - 0.012, X - 0.006, a - 0.012, b + 0.012, 0.0, 0.07, blue, bev=0.006)
    for k in range(3):
        p, w = a + 0.02 + (b - a - 0.04) * k / 3, (b - a - 0.04) / 3
        moulding(p + 0.012, p + w - 0.012, 0.10, top - 0.06, x0, blue, 'y', -1, 0.026, 0.016)
        sphere(0.012, br, (x0 - 0.020, p + w / 2, top - 0.11), 16)
        lathe([(0.020, 0), (0.020, 0.002), (0.0001, 0.004)], br, (x0 - 0.001, p + w / 2, top - 0.11), 20, 50, (0, -pi / 2, 0))
    moulding(x0 + 0.03, X - 0.04, 0.10, top - 0.06, a, blue, 'x', -1, 0.026, 0.012)
    deepam(X - 0.20, 1.55, top, br)
    urli(X - 0.20, 1.25, top, 0.165, br, 6, ('#e08a2c', '#d8b13c', '#a3302a', '#f0e6da'))
    lathe(rounded([(0.0001, 0), (0.042, 0), (0.046, 0.010), (0.076, 0.052), (0.080, 0.080), (0.056, 0.118), (0.044, 0.132), (0.064, 0.152), (0.060, 0.153), (0.040, 0.134), (0.048, 0.118)]), br, (X - 0.18, 0.985, top), 56, 50)


def deepam(x, y, z, br):
    """a standing lamp with five wicks, lit"""
    rl = [(0.0001, 0), (0.098, 0), (0.104, 0.010), (0.070, 0.022), (0.032, 0.034), (0.018, 0.055), (0.026, 0.070), (0.014, 0.085), (0.013, 0.20), (0.024, 0.215), (0.013, 0.23), (0.011, 0.36), (0.020, 0.375), (0.012, 0.39), (0.030, 0.402), (0.070, 0.415), (0.078, 0.424), (0.066, 0.420), (0.028, 0.412), (0.014, 0.416), (0.012, 0.45), (0.020, 0.462), (0.012, 0.475), (0.016, 0.495), (0.007, 0.515), (0.0001, 0.53)]
    lathe(rl, br, (x, y, z), 56, 50)
    for k in range(5):
        a = k * 2 * pi / 5 + 0.3
        tube([(x + 0.052 * math.cos(a), y + 0.052 * math.sin(a), z + 0.424), (x + 0.071 * math.cos(a), y + 0.071 * math.sin(a), z + 0.430)], 0.0022, mat('wick', '#efe6d2', rough=1), smooth=False)
        lathe([(0.0001, 0), (0.0042, 0.005), (0.005, 0.011), (0.002, 0.024), (0.0001, 0.031)], glow('#ffb866', 9), (x + 0.071 * math.cos(a), y + 0.071 * math.sin(a), z + 0.430), 12, 80)
    point((x - 0.02, y, z + 0.50), 1.6, 2150, 0.05)


def coffee(x, y, z, br, taken=None, full=False):
    """filter coffee: a brass tumbler standing in its davara; taken: or where a hand has it; full: of froth"""
    lathe(rounded([(0.0001, 0.001), (0.036, 0.001), (0.040, 0.006), (0.044, 0.030), (0.053, 0.036), (0.0525, 0.0375), (0.042, 0.032), (0.038, 0.008), (0.0001, 0.005)]), br, (x, y, z), 48, 50)
    if taken:
        M, (x, y, z) = taken, (0, 0, 0)
    before = set(bpy.data.objects)
    lathe(rounded([(0.0001, 0.006), (0.024, 0.006), (0.026, 0.010), (0.0295, 0.080), (0.036, 0.092), (0.0355, 0.0935), (0.028, 0.082), (0.0245, 0.012), (0.0001, 0.010)]), br, (x, y, z), 48, 50)
    if full:
        lathe([(0.0001, 0.0885), (0.016, 0.0880), (0.0318, 0.0868)], mat('foam', '#8a5a36', rough=0.6, tex='boucle.png', size=0.024, ramp=[(0, '#4f2c18'), (0.5, '#7a4a2a'), (1, '#a97c50')]), (x, y, z), 32, 60)
    else:
        lathe([(0.0001, 0.0772), (0.012, 0.0768), (0.0275, 0.0755)], mat('froth', '#a9754a', rough=0.6, tex='boucle.png', size=0.02, ramp=[(0, '#8a5833'), (1, '#c79a6c')]), (x, y, z), 32, 60)
    if taken:
        for o in set(bpy.data.objects) - before:
            o.matrix_world, o['afloat'] = M @ o.matrix_world, True


HELD = Matrix.Translation((-0.315, 1.03, 0.462)) @ Euler((math.radians(-2), math.radians(4), math.radians(14))).to_matrix().to_4x4()  # the tumbler that is taken


def hand():
    """a woman's right hand round the tumbler, from the right edge of the picture; what the solver made of her sleeve. Before the room."""
    b = Body(weight=-0.15)
    pose, frame = grip(b, 'R', 0.0290, 0.022, 0.016, thumb=(-125, 0.014, 0))
    M = HELD @ Matrix.Translation((0, 0, 0.047)) @ frame.inverted()
    return b, pose, M, sleeve(b, 'R', pose, M, 0.50, (0.052, 0.060, 0.072))


def wear(b, pose, M, cloth):
    o, elbow, wrist = forearm(b, 'R', pose, M, skin('#75482f'))
    glass = mat('glass bangle', '#7a1f2b', rough=0.2, coat=0.4)
    for at, m, r, lean in ((0.020, brass(0.3), 0.0295, 0.22), (0.026, glass, 0.0290, 0.10), (0.031, glass, 0.0290, 0.02), (0.037, brass(0.3), 0.0295, -0.08)):
        bangle(o, elbow, wrist, at, r, 0.0014, m, lean)
    V, F, hem = cloth
    green, gold = fabric('#3b5142', 0.2), mat('zari', '#a67c34', rough=0.42, metal=0.7)
    me = pmesh('sleeve', V, F)
    o = obj('sleeve', me, green, smooth=180)
    me.materials.append(gold)
    me.polygons.foreach_set('material_index', hem)
    m = o.modifiers.new('t', 'SOLIDIFY')
    m.thickness, m.offset = 0.0012, 1
    m = o.modifiers.new('s', 'SUBSURF')
    m.levels = m.render_levels = 1
    o['afloat'] = True


def table(teak, teakh, br, held=None):
    x, y, w, d, z0, z = -0.50, 0.90, 0.84, 0.46, 0.0095, 0.355
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z - 0.028, z, teakh, bev=0.007, seg=3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * (w / 2 - 0.06), y + sy * (d / 2 - 0.06)
            lathe(rounded([(0.0001, z0), (0.017, z0), (0.021, z0 + 0.02), (0.013, z0 + 0.05), (0.022, z0 + 0.10), (0.016, z0 + 0.16), (0.026, z0 + 0.19), (0.026, z0 + 0.215)]), teak, (px, py, 0), 32)
            box(px - 0.028, px + 0.028, py - 0.028, py + 0.028, z0 + 0.215, z - 0.0285, teak, bev=0.003)
    for sy in (-1, 1):
        e = y + sy * (d / 2 - 0.06)
        box(x - w / 2 + 0.089, x + w / 2 - 0.089, e - 0.010, e + 0.010, z - 0.085, z - 0.0285, teakh, bev=0.003)
    for sx in (-1, 1):
        e = x + sx * (w / 2 - 0.06)
        box(e - 0.010, e + 0.010, y - d / 2 + 0.089, y + d / 2 - 0.089, z - 0.085, z - 0.0285, teak, bev=0.003)
    coffee(x + 0.27, y - 0.06, z, br, full=bool(held))
    coffee(x + 0.14, y + 0.11, z, br, held, bool(held))
    # the paper, folded in half, its upper sheet not quite flat
    m, n, k, V, UV = mat('imgnews', tex=picture('news', news()), col=True, uv=True, rand=False, size=1, rough=0.9, spec=0.1), 24, 10, [], []
    for j in range(k + 1):
        for i in range(n + 1):
            u, v = i / n, j / k
            V.append(((u - 0.5) * 0.36, (v - 0.5) * 0.255, 0.006 + 0.010 * max(0, v - 0.55) ** 1.3 + 0.006 * max(0, 0.25 - u) * v * 4))
            UV.append((u, v))
    with turned(x - 0.19, y - 0.01, 11, z):
        box(-0.178, 0.178, -0.126, 0.126, 0.0005, 0.005, mat('newsedge', '#d9d5ca', rough=0.95), bev=0.002)
        obj('news', pmesh('news', V, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(k) for i in range(n)], UV), m, smooth=180)
    with turned(x - 0.14, y - 0.05, -24, z + 0.0085):  # reading glasses on it
        wire = mat('wire', '#2a2420', rough=0.3)
        for e in (-1, 1):
            tube([(e * 0.034 + 0.023 * math.cos(t), 0.0, 0.020 + 0.018 * math.sin(t)) for t in [q * pi / 10 for q in range(20)]], 0.0016, wire, closed=True).data.splines[0].use_endpoint_u = False
            tube([(e * 0.057, 0, 0.026), (e * 0.058, 0.06, 0.022), (e * 0.054, 0.115, 0.004)], 0.0015, wire)
        tube([(-0.011, 0, 0.024), (0, -0.002, 0.028), (0.011, 0, 0.024)], 0.0016, wire)


# ------------------------------------------------------------- shell
def window(teak):
    (a, b, c, d), lime = WINDOW, limewash('#938a7b', 0.1)  # the lamp outside is near: a white reveal would burn out
    for q in ((a - 0.07, a), (b, b + 0.07)):
        box(-X - 0.035, -X + 0.025, *q, c - 0.001, d + 0.07, teak, bev=0.005)
        box(-X - 0.2, -X - 0.036, *q, c - 0.001, d + 0.07, lime, bev=0.004)
    box(-X - 0.035, -X + 0.026, a, b, d, d + 0.07, teak, bev=0.005)
    box(-X - 0.2, -X - 0.036, a, b, d, d + 0.07, lime, bev=0.004)
    box(-X - 0.2, -X + 0.06, a - 0.11, b + 0.11, c - 0.045, c - 0.0015, kota(0.3), bev=0.006)
    box(-X - 0.15, -X - 0.11, (a + b) / 2 - 0.022, (a + b) / 2 + 0.022, c, d, teak, bev=0.004)
    for k in range(1, 8):
        if k != 4:
            cyl(0.0065, c, d, black(), (-X - 0.13, a + (b - a) * k / 8, 0), 12)
    outside('left', -X - 0.2, (a, b), 'garden', 'morning', light=0.58, seed=6, sun=62)
    area((-X - 0.85, (a + b) / 2, (c + d) / 2 + 0.2), (1.7, 1.9), 135, '#e9eff6', dirv=(1, 0.12, -0.05), glossy=False)


def shell(teak):
    white, ceil, red = limewash('#efeae0', 0.07), paint('#f3f0e9'), limewash('#782a1f', 0.12)
    room(-X, X, F, Y, H, white, ceil, openings=[('B', A - 0.12, B + 0.12, 0, HEAD + 0.12), ('L', WINDOW[0] - 0.07, WINDOW[1] + 0.07, WINDOW[2] - 0.045, WINDOW[3] + 0.07)], front=False)
    ox = mat('red oxide', '#66271d', rough=0.34, spec=0.32, tex='plaster.png', size=2.4, ramp=_sh('#66271d', 0.17), rough_tex=('smudge.png', 1.1, 0.24, 0.44), rand=False)
    plane([(-X, F - 1.2, 0), (X, F - 1.2, 0), (X, Y + 0.26, 0), (-X, Y + 0.26, 0)], ox)
    for d, w, c in ((0.26, 0.045, '#2a211f'), (0.335, 0.012, '#b5812f')):  # lines let into the floor
        a, b, e, f = -X + d, X - d, F - 1.0, Y - d
        for q in ((a, b, f - w, f), (a, a + w, e, f - w), (b - w, b, e, f - w)):
            box(*q, -0.01, 0.0008, oxide(c), bev=0)
    for q in ((-X, A - 0.191, Y - 0.006, Y), (B + 0.191, X, Y - 0.006, Y), (-X, -X + 0.006, F, Y - 0.006), (X - 0.006, X, F, Y - 0.006)):
        box(*q, 0, 0.115, red, bev=0.002)
        box(*q, 0.128, 0.136, red, bev=0)
    outside('far', Y + 1.65, (0.3, 2.4), 'garden', 'morning', light=0.62, seed=4, sun=62)
    with outdoors('far'):
        tulasikota(2.22, Y + 3.6, -0.45)
        tree(3.2, Y + 6.1, -0.45, 3.9, 2.1, 31, '#4a7334', (0.17, 0.055), 1.2, 0.11)


def build(v='A'):
    person = v == 'B' and hand()
    reset(171)
    world('#e3e9f2', 0.19)
    teak, teakh, br = wood('teak'), wood('teak', horiz=True), brass(0.2)
    old, oldh = wood('oiled', rough=0.36), wood('oiled', horiz=True, rough=0.36)
    shell(teak)
    window(old)
    door(old, oldh, br)
    toran(A, B, Y, HEAD, br)
    verandah(old)
    muggu(0.90, 1.66, 0.50, mat('powder', '#f3efe6', rough=1, spec=0.1))
    lathe(rounded([(0.0001, 0), (0.030, 0), (0.034, 0.006), (0.052, 0.034), (0.056, 0.048), (0.053, 0.048), (0.046, 0.034), (0.0001, 0.030)]), br, (0.30, 1.30, 0), 40, 50)
    lathe([(0.0001, 0.046), (0.028, 0.041), (0.0475, 0.0365)], mat('powder', '#f3efe6', rough=1, spec=0.1), (0.30, 1.30, 0), 28, 60)
    money_plant((-X - 0.06, 0.78, WINDOW[2]), 0.30, 4, br, vines=6, r=0.07, clear=[('x', '>', -X - 0.17)])
    divan(old, oldh, br)
    hanging_cloth(-0.92, 0.94, 2.30, 1.02, teakh, br)
    mask(-1.74, Y, 1.90, '#a5271d', '#d9a42e', True)
    mask(-1.74, Y, 1.50, '#d9a42e', '#a5271d', False)
    dhurrie(-1.38, 0.06, 0.30, 1.46, ['#ad9a7a', INDIGO, '#ad9a7a', '#cabfa7', '#ad9a7a', INDIGO], (0.16, 0.045, 0.02, 0.09, 0.02, 0.045))
    table(old, oldh, br, HELD if person else None)
    if person:
        wear(*person)
    chest(oldh, br)
    toyshelf(oldh, br)
    slippers(1.50, 2.12, 0, 172)
    snake_plant((-1.80, 1.20, 0), 0.88, 6, brass(0.3), n=15, clear=[('x', '>', -X + 0.03), ('y', '<', 1.52)])
    switch_plate(-0.20, Y - 0.002, 1.16, 4)
    ivory = lacquer('#ece8df', 0.35)
    fan(-0.55, 1.45, H, ivory, ivory, 0.60, 0.34, 3, 0.5)
    # light: the sun over the yard, the sky in the door, the rest of the house behind the camera
    sun(56, 31, 15, 0.5, 3900)
    area((1.05, Y + 1.25, 1.25), (2.2, 2.3), 130, '#eef1f0', dirv=(0, -1, 0), glossy=False)
    area((-0.4, F - 0.9, 1.9), (3.4, 1.8), 22, '#fff2e0', dirv=(0, 1, -0.05), glossy=False)


CAMS = dict(
    main=lambda: camera((-0.75, -2.75, 1.42), -6, 27, -0.055, fstop=7, focus=4.4),
    pair=lambda: camera((1.24, -2.42, 1.36), 18, 26, -0.055, fstop=8, focus=4.4),
    threshold=lambda: upright((0.86, -1.9, 0.42), (1.0, 2.5, 0.98), 40, 2.8, (0.9, 2.2, 0.5)),
    coffee=lambda: upright((0.20, -0.10, 0.78), (-0.44, 1.2, 0.54), 50, 2.8, (-0.26, 0.86, 0.4)),
    taken=lambda: upright((0.20, -0.10, 0.78), (-0.375, 1.2, 0.52), 54, 2.2, (-0.26, 0.86, 0.4)),
    lamp=lambda: upright((0.82, 0.32, 0.80), (1.86, 1.44, 0.80), 48, 2.8, (1.9, 1.5, 0.8)),
)
