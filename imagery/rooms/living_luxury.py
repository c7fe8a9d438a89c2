"""Living room of a new villa in Jubilee Hills at blue hour: a book-matched stone wall, a bar with lit fluted-glass cabinets, black, ivory, smoked brass, emerald.

Variants: A; B: somebody leans on the rail of the terrace.
Cameras:  bar (the bar on its axis, the window at the left, the seats before it), tub (upright); rail (B, upright: over the tub chair to the city).
"""

from lib import *
from rooms.closeups_mitre import davara
from lib.bar import BOTTLES, barstool, bottle, goblet, reeds, smoked, stadium, tumbler
from lib.drawings import picture
from lib.lounge import modular, tome, tub
from lib.people import Body, figure, kept, kurta, level, limb, relaxed, trousers, turn
from lib.textures import fftnoise

X, F, Y, H = 3.4, -3.9, 3.4, 3.2
LOW = 3.0  # under the dropped border of the ceiling
STONE = Y - 0.05  # face of the slabs
WINDOW = (-3.4, 2.95, 0.02, 2.93)  # y from, to, sill, head
SLAB = 1.5
STANDS = 2.7  # along the rail
EMERALD = '#0a4b3a'


# ------------------------------------------------------------- stone
def veined(w=900, h=1800, seed=750):
    """colours of one white slab with strong dark veins running down across it; w is SLAB, h is LOW"""
    n = lambda k, beta, lo=0: fftnoise(h, w, seed + k, beta, lo=lo, sy=0.5, sx=1.0)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) / w
    fine = n(3, 1.6, 6)
    u, v = x + 0.055 * n(1, 2.3) + 0.007 * fine, y + 0.085 * n(2, 2.3) + 0.004 * n(4, 1.3, 14)
    across, dark, halo = 0.95 * u + 0.80 * v, np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    for k, (at, width) in enumerate(((0.30, 0.008), (0.55, 0.016), (0.74, 0.006), (0.98, 0.018), (1.10, 0.006), (1.42, 0.012), (1.62, 0.02), (1.86, 0.007), (2.12, 0.016), (2.3, 0.006))):
        d = np.abs(across - at + 0.035 * n(10 + k, 1.9))
        wide = np.minimum(width * np.exp(0.6 * n(30 + k, 1.6)), 0.034)
        there = np.clip(0.75 + 0.55 * n(50 + k, 1.9), 0.05, 1)  # a vein fades and comes back
        dark = np.maximum(dark, there * np.clip(1.25 - d / wide, 0, 1))
        halo += there * np.exp(-d / (width * 5)) * 0.55
    for k in range(2):  # thin ones that join them
        q = 0.6 * n(70 + k, 2.1, 1) + 1.5 * (u - 0.6 * v)
        dark = np.maximum(dark, np.clip(halo * 1.6, 0, 1) * 0.8 * np.clip(1.1 - np.abs(q) / (0.035 * np.exp(0.5 * n(80 + k, 1.7))), 0, 1))
        halo += 0.35 * np.clip(1 - np.abs(n(90 + k, 1.9, 2)) / 0.02, 0, 1) * np.clip(0.3 + 0.5 * n(95 + k, 1.8), 0, 1)
    halo = np.clip(halo + 0.10 * n(5, 1.8) + 0.06 * fine * np.clip(halo, 0, 1), 0, 1)
    white, grey, slate, rust, ink = (np.array([int(c[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32) for c in ('ebe7df', 'a9a39b', '8b8178', '93795a', '38342f'))
    warm = np.clip(0.5 + 0.6 * n(6, 2.0), 0, 1)[..., None]
    c = white + (grey - white) * (0.8 * halo[..., None])
    c = c + (slate * (1 - warm) + rust * warm - c) * (0.75 * np.clip(dark * 2.2, 0, 1)[..., None])
    return np.clip(c + (ink - c) * np.clip(dark * 1.5 - 0.45, 0, 1)[..., None], 0, 1)


def stonewall():
    """four slabs of one block, each opened like a page from the next"""
    picture('veined.png', veined())
    m = mat('veined', tex='veined.png', col=True, uv=True, rand=False, size=1.0, rough=0.12, rough_tex=('smudge.png', 1.4, 0.10, 0.18))
    box(-2 * SLAB, 2 * SLAB, STONE + 0.002, Y - 0.001, 0, LOW - 0.001, mat('joint', '#77716a', rough=0.8), bev=0)
    for i in range(-2, 2):
        a, b = i * SLAB + 0.001, (i + 1) * SLAB - 0.001
        u = lambda x: min(0.999, max(0.001, (x - i * SLAB) / SLAB if i % 2 == 0 else ((i + 1) * SLAB - x) / SLAB))
        plane([(a, STONE, 0), (b, STONE, 0), (b, STONE, LOW - 0.001), (a, STONE, LOW - 0.001)], m, 'slab', [(u(a), 0), (u(b), 0), (u(b), 1), (u(a), 1)])


# ------------------------------------------------------------- shell
def shell():
    wall_, ceil, dark = paint('#c9c6b8'), paint('#e6e4d8'), wood('ebony', straight=True)
    a, b, c, d = WINDOW
    room(-X, X, F, Y, H, wall_, ceil, openings=[('L', a, b, c, d)], front=True)
    pale = mat('palemarble', tex='marble8.png', size=2.6, ramp=[(0.05, '#cdc6ba'), (0.22, '#c2baad'), (0.48, '#a89e90'), (0.9, '#857b6f')], rough=0.09, rough_tex=('smudge.png', 1.4, 0.06, 0.15), var=0.03)
    tilefloor(-X, X, F, Y, 0, pale, 1.2, 1.2, 0.0015)
    cove(-X, X, F, Y, H, H - LOW, dict(L=0.62, R=0.62, F=0.62, B=0.72), ceil, k=2700, power=1.9)
    stonewall()
    for s in (-1, 1):
        p, q = sorted((s * 3.012, s * X))
        fluted(p, q, STONE - 0.004, 0, LOW, dark, 0.048, 0.02)
        p, q = sorted((s * 3.0005, s * 3.0115))
        box(p, q, STONE - 0.012, Y - 0.002, 0, LOW - 0.002, smoked(), bev=0.001)
    box(-2.2, 2.2, Y - 0.46, Y - 0.435, LOW - 0.002, LOW + 0.01, black(0.6), bev=0)  # the slot of the air conditioning
    box(X - 0.014, X, F, STONE - 0.03, 0, 0.09, wood('ebony', horiz=True), bev=0.002)
    strip((-2.9, STONE - 0.13, LOW - 0.006), (2.9, STONE - 0.13, LOW - 0.006), 2.7, 2700, (0, 0.42, -1), 0.03)
    for y in (-0.6, 0.75, 2.85):  # brass lines let into the plaster
        box(X - 0.0015, X + 0.004, y, y + 0.008, 0.095, LOW, smoked(), bev=0)


def leaner():
    """a woman who leans on a rail with both forearms, one foot behind the other; what the solver made of her clothes. Before the room."""
    b, pose = Body(muscle=-0.3, height=0.05), {}
    pose['root'], pose['spine04'], pose['spine03'], pose['spine02'] = turn('x', 9) @ turn('y', 4), turn('x', 4) @ turn('y', -5), turn('x', 6), turn('x', 4)
    limb(b, pose, 'upperarm01.R', 'lowerarm01.R', 'wrist.R', (-0.06, -0.47, 1.085), (-1.0, 0.35, -0.7))
    limb(b, pose, 'upperarm01.L', 'lowerarm01.L', 'wrist.L', (0.05, -0.46, 1.085), (1.0, 0.35, -0.7))
    limb(b, pose, 'upperleg01.L', 'lowerleg01.L', 'foot.L', (0.05, 0.02, 0.075), (0, -1, 0))
    limb(b, pose, 'upperleg01.R', 'lowerleg01.R', 'foot.R', (-0.02, 0.14, 0.115), (-0.25, -1, 0))
    relaxed(b, pose, 20)
    pose['neck02'], pose['head'] = turn('x', -7), turn('x', -8) @ turn('z', 16)
    return b, pose, kept('leaner', lambda: [kurta(b, pose, length=0.46, slit=0.70)])[0]


def terrace(someone=None):
    """paving, a glass rail and two planters before the window"""
    x = -X - 0.2
    tilefloor(x - 2.6, x - 0.08, -1, 10.4, -0.03, kota(0.35), 0.9, 0.9, 0.006)
    rail((x - 2.5, -1), (x - 2.5, 10.4), -0.03, black(0.5), black(0.5), 1.05, 'glass')
    for i, y in enumerate((4.7, 7.3)):
        box(x - 2.3, x - 1.85, y - 0.55, y + 0.55, -0.03, 0.42, mat('trough', '#35332f', rough=0.6), bev=0.008)
        for k in range(3):
            shrub(x - 2.07, y - 0.36 + 0.36 * k, 0.40, 0.55 + 0.12 * ((k + i) % 3), 0.5, 31 + 7 * i + k, '#4d6f38', (0.07, 0.03), n=16)
    if someone:  # in the light that falls out of the room
        b, pose, top = someone
        M = Matrix.Translation((x - 2.5 + 0.44, STANDS, -0.03)) @ Matrix.Rotation(math.radians(-90), 4, 'Z')
        silk, border = fabric('#b9772a', 0.3), fabric('#7d2430', 0.25)
        figure(b, pose, M, top, (silk, border, fabric('#7d2430', 0.2)), trousers(b, pose, 0.06, ease=0.006, wide=0.004, folds=0.005), 'bun', flowers=True)
        area((x - 0.15, 0.6, 1.7), (5.0, 2.2), 34, 2900, dirv=(-1, 0.1, -0.12), glossy=False)


def window(someone=None):
    a, b, c, d = WINDOW
    windowframe('L', -X - 0.1, a, b, c, d, black(0.4), 6, t=0.042, d=0.08)
    pane('L', -X - 0.1, a, b, c, d)
    outside('left', -X - 0.2, (a, b), 'tower', 'blue', floor=4, light=0.60, seed=4)
    with outdoors('left'):
        terrace(someone)
    area((-X - 0.35, (a + b) / 2, (c + d) / 2), (b - a, d - c), 74, '#7fa3c9', dirv=(1, 0, -0.05), glossy=False)
    cloth = drape('#85827b')
    curtain(2.66, 3.24, -X + 0.21, 0.012, LOW - 0.003, cloth, 0.085, 0.05, 5, 'y')


# ------------------------------------------------------------- the bar
def reeded():
    """slightly smoked reeded glass, which really bends the light"""
    return mat('reeded', '#e4d6c3', rough=0.03, trans=1, ior=1.46)


def glassdoor(a, b, z0, z1, y):
    """a leaf of reeded glass in a thin frame, its front at y"""
    m, f = smoked(), 0.018
    for q in ((a, a + f, z0, z1), (b - f, b, z0, z1), (a + f, b - f, z0, z0 + f), (a + f, b - f, z1 - f, z1)):
        box(q[0], q[1], y, y + 0.022, q[2], q[3], m, bev=0.0015)
    p, q, c, d = a + f, b - f, z0 + f, z1 - f
    fluted(p, q, y + 0.006, c, d, reeded(), 0.036, 0.0034, gap=0.001)
    plane([(q, y + 0.0145, c), (p, y + 0.0145, c), (p, y + 0.0145, d), (q, y + 0.0145, d)], reeded())


def cabinet(x0, x1, seed, h=2.46, d=0.40):
    """a tall cabinet on the stone: a fluted base, above it two glass doors, lit inside"""
    dark, horiz = wood('ebony', straight=True), wood('ebony', horiz=True)
    y = STONE - d
    t, z0 = 0.025, 0.66
    box(x0 + 0.02, x1 - 0.02, y + 0.05, STONE - 0.001, 0, 0.08, black(), bev=0)
    for a in (x0, x1 - t):
        box(a, a + t, y, STONE - 0.001, 0.08, h, dark, bev=0.0015)
    for z in (0.08, z0 - t, h - t):
        box(x0 + t, x1 - t, y + 0.001, STONE - 0.001, z, z + t, horiz, bev=0.001)
    box(x0 + t, x1 - t, STONE - 0.014, STONE - 0.002, z0, h - t, mat('bronzeback', '#75693f', rough=0.5), bev=0)
    mid = (x0 + x1) / 2
    for a, b in ((x0 + 0.002, mid - 0.002), (mid + 0.002, x1 - 0.002)):
        box(a, b, y - 0.012, y - 0.001, 0.084, z0 - 0.004, horiz, bev=0.001)
        fluted(a, b, y - 0.024, 0.084, z0 - 0.004, dark, 0.030, 0.0115)
        glassdoor(a, b, z0 + 0.002, h - 0.003, y - 0.0235)
    for s in (-1, 1):
        x = mid + s * 0.024
        tube([(x, y - 0.048, 1.30), (x, y - 0.048, 1.66)], 0.006, smoked(0.22), smooth=False)
        for z in (1.33, 1.63):
            tube([(x, y - 0.048, z), (x, y - 0.022, z)], 0.004, smoked(0.22), smooth=False)
    shelves = (1.05, 1.40, 1.75, 2.10)
    for z in shelves:
        box(x0 + t + 0.002, x1 - t - 0.002, y + 0.05, STONE - 0.016, z - 0.008, z, glass('#dce6df'), bev=0.001)
    for s, x in ((1, x0 + t + 0.010), (-1, x1 - t - 0.010)):
        strip((x, y + 0.020, z0 + 0.05), (x, y + 0.020, h - 0.06), 8.0, 2600, (s * 0.55, 1, 0), 0.012)
        box(x - 0.004, x + 0.004, y + 0.012, y + 0.018, z0 + 0.03, h - 0.05, glow('#ffca8c', 3), bev=0)
    g = R.Random(seed)
    for j, z in enumerate((z0, *shelves)):
        x = x0 + 0.10
        while x < x1 - 0.09:
            k = (j + seed) % 3
            if k == 0:
                goblet(x, STONE - 0.17, z, 1.05)
                goblet(x + 0.03, STONE - 0.28, z, 1.05)
                x += 0.105
            elif k == 1:
                bottle(x, STONE - g.uniform(0.16, 0.24), z, g.randrange(3), g.choice((0, 1, 4, 4, 1, 2)))
                x += g.uniform(0.10, 0.17)
            else:
                tumbler(x, STONE - 0.16, z, None) if g.random() < 0.6 else bottle(x, STONE - 0.2, z, 3, g.choice((2, 3, 5)))
                x += 0.125


def backbar():
    """counter and glass shelves on the stone between the cabinets"""
    dark, br = wood('ebony', horiz=True), smoked()
    box(-1.38, 1.38, STONE - 0.40, STONE - 0.001, 0.08, 0.885, dark, bev=0.002)
    box(-1.38, 1.38, STONE - 0.36, STONE - 0.001, 0, 0.08, black(), bev=0)
    box(-1.40, 1.40, STONE - 0.43, STONE - 0.001, 0.886, 0.92, marble('nero', 1.4, 0.1), bev=0.003)
    for z in (1.36, 1.76):
        box(-0.92, 0.92, STONE - 0.20, STONE - 0.008, z - 0.010, z, glass('#dce6df'), bev=0.001)
        box(-0.93, 0.93, STONE - 0.21, STONE - 0.2005, z - 0.014, z + 0.012, br, bev=0.001)
        for x in (-0.66, 0.0, 0.66):
            box(x - 0.006, x + 0.006, STONE - 0.20, STONE, z - 0.026, z - 0.0105, br, bev=0.001)
        strip((-0.88, STONE - 0.03, z - 0.014), (0.88, STONE - 0.03, z - 0.014), 1.1, 2600, (0, 0.25, -1), 0.012)
    g = R.Random(8)
    row = [(-0.84, 0, 1), (-0.74, 0, 4), (-0.63, 1, 0), (-0.50, 2, 2), (-0.40, 2, 5), (0.30, 1, 3), (0.41, 1, 0), (0.55, 0, 1), (0.74, 3, 3)]
    for x, k, t in row:
        bottle(x, STONE - 0.10 + g.uniform(-0.02, 0.02), 1.36, k, t)
    for x in (-0.24, -0.14, -0.04, 0.06, 0.16):
        tumbler(x, STONE - 0.11, 1.36, None)
    for x, k, t in ((-0.80, 3, 2), (-0.56, 1, 3), (-0.45, 1, 4), (0.0, 2, 5), (0.10, 0, 1), (0.20, 0, 4)):
        bottle(x, STONE - 0.10 + g.uniform(-0.02, 0.02), 1.76, k, t)
    for x in (-0.32, -0.22, -0.12, 0.40, 0.50, 0.60, 0.70, 0.80):
        goblet(x, STONE - 0.11 + g.uniform(-0.01, 0.01), 1.76)


def island():
    nero, br = marble('nero', 1.7, 0.09), smoked()
    prism(stadium(1.27, 0.22, 0, 2.02), 0, 0.07, br, 0.002)
    prism(stadium(1.295, 0.245, 0, 2.02), 0.0695, 0.08, br, 0)
    reeds(1.30, 0.25, 0, 2.02, 0.07, 1.0, wood('ebony', straight=True, rough=0.34))
    prism(stadium(1.325, 0.275, 0, 2.02), 0.985, 1.009, br, 0.002)
    prism(stadium(1.42, 0.395, 0, 1.92), 1.0095, 1.05, nero, 0.006, 3)
    strip((-1.0, 1.62, 1.006), (1.0, 1.62, 1.006), 6.0, 2600, (0, 0.7, -1), 0.012)
    z = 1.05
    # a tray with a decanter and two glasses, a bucket with a bottle, limes, a vase
    tray_ = [(0.0001, 0.004), (0.150, 0.004), (0.156, 0.022), (0.160, 0.022), (0.156, 0.0005), (0.0001, 0.0005)]
    lathe(tray_, br, (-0.42, 1.88, z), 64, 40)
    bottle(-0.47, 1.93, z + 0.005, 3, 3, s=1.12)
    tumbler(-0.36, 1.86, z + 0.005)
    tumbler(-0.44, 1.80, z + 0.005)
    tumbler(0.10, 1.72, z)
    lathe([(0.0001, 0.006), (0.078, 0.006), (0.098, 0.19), (0.104, 0.192), (0.100, 0.196), (0.092, 0.19), (0.074, 0.012)], smoked(0.2), (0.48, 1.98, z - 0.005), 56, 50)
    o = lathe(rounded(BOTTLES[0]) + [(0.0001, 0.298)], mat('bottle#1f3a25', '#1f3a25', rough=0.04, trans=0.85, ior=1.45), (0.47, 1.99, z + 0.016), 40, 50, rot=(0.10, 0.16, 0))
    vase('bowl', black(0.25), (0.84, 1.86, z), 0.78)
    lime = mat('limeskin', '#8f9f3a', rough=0.4, bump=[('boucle_h.png', 0.03, 0.1, 0.001)])
    for k in range(6):
        a, q = k * 1.257, 0 if k == 5 else 0.052
        sphere(0.026, lime, (0.84 + q * math.cos(a), 1.86 + q * math.sin(a), z + (0.062 if k < 5 else 0.092)), 24, scale=(1.1, 1, 0.95))
    vase('bottle', mat('smokeglass', '#2b2826', rough=0.05, trans=0.5, ior=1.45), (-1.05, 1.98, z), 0.62)
    branches((-1.05, 1.98, z + 0.215), 0.46, 5, 11, '#6f7f58', (0.05, 0.022), 0.40, 20)


def globes(y):
    """five small opal globes on thin stems under one bar of brass"""
    br, lit = smoked(0.22), opal('#ffcd92', 1.1)
    box(-0.86, 0.86, y - 0.022, y + 0.022, H - 0.028, H, br, bev=0.004)
    for k in range(5):
        x, z, r = -0.76 + 0.38 * k, (2.06, 2.22, 2.10, 2.26, 2.12)[k], 0.068
        tube([(x, y, H - 0.027), (x, y, z + r + 0.03)], 0.0035, br, smooth=False)
        lathe([(0.0001, 0.036), (0.012, 0.036), (0.027, 0.008), (0.029, -0.006), (0.0001, -0.006)], br, (x, y, z + r), 32, 50)
        o = sphere(r, lit, (x, y, z), 40)
        o.visible_shadow = o.visible_diffuse = False
        point((x, y, z), 4.2, 2700, 0.06)


# ------------------------------------------------------------- seats


def table(x, y):
    """a round low table: a thick black top on a fluted drum"""
    nero, z = marble('nero', 1.1, 0.08), 0.013
    prism([(x + 0.27 * math.cos(2 * pi * k / 64), y + 0.27 * math.sin(2 * pi * k / 64)) for k in range(64)], z, z + 0.018, smoked(), 0.002)
    n, V = 36 * 8, []
    for i in range(n):
        a, q = 2 * pi * i / n, 0.262 + 0.012 * math.sin(pi * (i % 8) / 8)
        V += [(x + q * math.cos(a), y + q * math.sin(a), z + 0.018), (x + q * math.cos(a), y + q * math.sin(a), z + 0.296)]
    obj('drum', pmesh('drum', V, [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)]), nero, smooth=35)
    cyl(0.50, 0.2965, 0.335, nero, (x, y, z), 96, 0.006)
    top = z + 0.3355
    t = tome(x - 0.14, y + 0.05, top, 0.34, 0.26, 0.030, '#1d1c1b', 0.22)
    t = tome(x - 0.15, y + 0.06, t, 0.29, 0.23, 0.024, '#d8d0c0', 0.34)
    vase('bowl', smoked(0.22), (x - 0.15, y + 0.06, t), 0.50)
    vase('round', ceramic('#e4ded2'), (x + 0.20, y + 0.16, top), 0.62)
    branches((x + 0.20, y + 0.16, top + 0.14), 0.30, 6, 21, '#efe6da', (0.03, 0.026), 0.40, 18)
    cup(x + 0.15, y - 0.20, top)


def contours(w=1110, h=906):
    """the rug: silver with dark lines like the contours of a hill"""
    n = fftnoise(h, w, 77, 2.6, lo=0.5, hi=7)
    e = np.abs((n * 2.2) % 1 - 0.5)
    gy, gx = np.gradient(n * 2.2)
    line = np.clip(1.5 - e / (np.hypot(gx, gy) * 2.6 + 1e-4) * 0.9, 0, 1)[..., None]
    tone = (0.63 + 0.030 * fftnoise(h, w, 78, 1.2, sy=0.25))[..., None]
    return np.clip(tone * np.array((1.0, 0.985, 0.955)) * (1 - 0.25 * line), 0, 1)


def seats(lamp=(-2.42, 0.62), chair=(-1.12, -0.42, 62)):
    picture('contours.png', contours())
    silver = mat('contours', tex='contours.png', col=True, uv=True, rand=False, size=1.0, rough=1, spec=0.05, sheen=0.3)
    rug(-1.85, 1.85, -2.1, 0.92, silver, 0.010, 0.010, side='#7b7974')
    modular(1.80, 0.28, -90)
    tub(*chair, velvet(EMERALD))
    table(0.06, -0.46)
    floorlamp(*lamp, 0, 1.56, smoked(), 3.4)


def snack(x, y):
    """a small side table: filter coffee, chakli on a steel plate"""
    nero, br, z = marble('nero', 0.9, 0.10), smoked(0.3), 0.52
    cyl(0.15, 0.013, 0.025, br, (x, y, 0), 72, 0.004)
    cyl(0.014, 0.025, z - 0.018, br, (x, y, 0), 40, 0.001)
    cyl(0.215, z - 0.018, z, nero, (x, y, 0), 120, 0.005)
    davara(x - 0.055, y + 0.075, z + 0.0005)
    px, py = x + 0.075, y - 0.060
    lathe([(0.0001, 0.0015), (0.066, 0.0015), (0.082, 0.012), (0.086, 0.013), (0.0865, 0.0118), (0.083, 0.0105), (0.067, 0.0), (0.0001, 0.0)], steel(0.34), (px, py, z + 0.0003), 96, 50)
    fried = mat('chakli', '#b06f2c', rough=0.7, bump=[('boucle_h.png', 0.01, 1.0, 0.003)])
    g = R.Random(8)
    for a, b, h, tilt in ((-0.030, -0.020, 0, 0), (0.030, -0.022, 0, 0.05), (0.004, 0.034, 0, 0.03), (0.002, -0.002, 0.0125, 0.10), (0.036, 0.024, 0.011, 0.22)):
        t0, n = g.uniform(0, 6), 70
        P = []
        for i in range(n + 1):
            t = i / n * 3.1 * 2 * pi
            r = 0.0045 + 0.0083 * t / (2 * pi) + g.uniform(-0.0006, 0.0006)
            u, v = r * math.cos(t + t0), r * math.sin(t + t0)
            P.append((px + a + u, py + b + v, z + 0.0062 + h + tilt * u + g.uniform(-0.0004, 0.0004)))
        tube(P, 0.0038, fried)['afloat'] = True


def console():
    """a slim sideboard on the right wall, a lamp and a picture"""
    a, b = 0.92, 2.45
    horiz = wood('ebony', horiz=True)
    box(X - 0.36, X - 0.016, a, b, 0.30, 0.70, horiz, bev=0.002)
    box(X - 0.38, X - 0.0005, a - 0.02, b + 0.02, 0.7005, 0.73, marble('nero', 1.3, 0.1), bev=0.003)
    for y in (a + 0.06, b - 0.08):
        for x in (X - 0.33, X - 0.07):
            box(x, x + 0.02, y, y + 0.02, 0, 0.2995, smoked(), bev=0.001)
    tablelamp(X - 0.20, 1.14, 0.7305, mat('blackpot', '#242220', rough=0.4), '#e8ddc8', 0.52, 3.4, 0.165)
    vase('amph', smoked(0.3), (X - 0.19, 1.62, 0.7305), 0.72)
    books_stack(X - 0.19, 2.12, 0.7305, 3, 9, 0.24, 0.30)
    frame(X, 2.16, 1.66, 0.84, 1.16, 'art12.png', black(0.4), 'x', face=-1)
    spot((X - 0.34, 2.16, LOW), 12, 2700, 48, target=(X, 2.16, 1.7))


def build(v='A'):
    someone = v == 'B' and leaner()
    reset(163)
    world('#2a3650', 0.12)
    shell()
    window(someone)
    for s in (-1, 1):
        a, b = sorted((s * 1.60, s * 2.52))
        cabinet(a, b, 4 + s)
    backbar()
    island()
    for x, y, r in ((-0.78, 1.33, 180), (0.0, 1.30, 172), (0.80, 1.24, 204)):
        barstool(x, y, r)
    globes(1.96)
    seats(*([(-2.62, -0.16), (-0.86, -0.10, 54)] if someone else []))
    if someone:  # no cushion: her shawl, folded
        bpy.context.view_layer.update()
        for o in [o for o in bpy.data.objects if 'filling' in o and (o.matrix_world.translation.xy - Vector((-0.86, -0.10))).length < 0.6]:
            bpy.data.objects.remove(o)
        snack(-1.20, -0.68)
    console()
    fiddle((2.86, 2.78, 0), 1.95, 7, mat('blackpot', '#242220', rough=0.4), clear=[('x', '<', X - 0.04), ('y', '<', STONE - 0.05), ('z', '<', 2.9)])
    for x, y, p in ((0.06, -0.45, 26), (-1.1, -0.35, 26), (1.6, 0.3, 26), (-1.25, 1.05, 12), (1.25, 1.05, 12)):
        spot((x, y, H), p, 2800, 62)
    area((0, F + 0.06, 1.9), (4.2, 1.6), 14, '#ffe9d0', dirv=(0, 1, -0.1), glossy=False)


CAMS = dict(
    bar=lambda: camera((0.6, -3.6, 1.16), 0, 24, 0.0, shift_x=-0.08, fstop=8, focus=4.6),
    rail=lambda: upright((0.75, -1.75, 1.10), (-1.12, -0.33, 1.05), 50, 1.5, (-1.16, -0.64, 0.55)),
    tub=lambda: upright((0.75, -1.75, 0.66), (-1.15, -0.30, 0.74), 50, 2.2),
)
