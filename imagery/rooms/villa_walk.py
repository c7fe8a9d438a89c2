"""The double-height villa all round, for a walk: rooms/villa.py by day, and the entrance and the walls behind its cameras.

Variants: A, M with a meal on the table, the lamps above it out (the picture of the table).
Cameras:  living (between the sofas and the entrance), gallery (by the rail upstairs): all directions; dining (M); and those of villa.py.
"""

from lib import *
from lib.drawings import ikat, mounted_photograph, printed
from lib.folk_toys import elephant
from rooms.closeups_masala import cup as steelcup
from rooms import villa

X, F, Y, GALLERY, ROOF = 4.2, -2.0, 8.8, 3.124, 6.2  # of villa.py: half the width, the walls before and behind, the floor upstairs and where it begins


def build(v='A'):
    rug = ('rug1.png', [(0.15, '#e4dfd2'), (0.45, '#8b9aa0'), (0.62, '#6f828b'), (0.85, '#82949c')], '#6f828b')
    meal = v == 'M'
    villa.build('A' if meal else v, joint=0.0012 if meal else 0.0003, meal=meal, w='limed', shelf='walnut', stone='ash', wall='#e9e8e4', sofa='#c6c2b9', table='green', tile='sand', palm=False, rug=rug, acc='#96523e', acc2='#44525c', cur='#e4e0d8')
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.location.y < F + 0.3]:
        bpy.data.objects.remove(o)  # the photographers' fill light would stand before the entrance
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.name.startswith('s') and abs(o.location.y - (Y - 0.03)) < 0.01 and o.location.z < 3]:
        bpy.data.objects.remove(o)  # upright strips beside the stone: by day bare lines
    for o in bpy.data.objects:
        if o.name.startswith('wall') and abs(o.location.y - (F - 0.1)) < 0.01:
            o.data.materials[0] = limewash('#a98f7a', 0.14)  # the entrance wall: clay
        elif o.name.startswith('wall') and abs(o.location.x - (X + 0.1)) < 0.01:
            o.data.materials[0] = limewash('#a7ab95', 0.09)  # the wall of the stair: grey green
        elif o.type == 'LIGHT' and o.data.type == 'SUN':
            o.data.color, o.data.energy = kelvin(5200), 0.7 * o.data.energy
        elif o.type == 'LIGHT' and (o.data.type == 'SPOT' or o.data.name.startswith('s')):
            o.data.color = kelvin(3600)  # spots and strips: less yellow beside the day
        elif o.type == 'LIGHT' and o.data.type == 'POINT' and o.location.y > 6.3 and o.location.z > GALLERY:
            o.data.energy *= 2.2  # the reading lamp upstairs: a pool of light by day too
        elif o.type == 'LIGHT' and o.data.type == 'AREA' and o.location.x < -X:  # the window: more of the day
            o.data.energy, o.data.color = 560, lin('#eef1f4')
    polished(next(m for m in bpy.data.materials if m.name.startswith('marble_sand')), 0.05, 0.5, 0.7)
    if not meal:  # under the gallery it is day too
        for o in bpy.data.objects:
            if o.type == 'LIGHT' and o.location.y > ROOF and o.location.z < GALLERY:
                o.data.color, o.data.energy = kelvin(4300), 0.75 * o.data.energy
    across, walnut = wood('limed', horiz=True), wood('walnut', horiz=True)
    entrance()
    console(-3.75, -1.75, walnut)
    bench(1.75, 3.65, across)
    under_the_stair(wood('limed'), across)
    sideboard(walnut)
    gallery(wood('limed'), walnut)
    skirting()
    curtain_track()
    lamp_cables()
    dhurrie(-1.15, 1.15, -1.72, -0.62, ('#5b6b70', '#e5dac6', '#a8694f', '#e5dac6'), fringe=False)
    for x in (-X, X - 0.09):  # the beams lie on it
        box(x + 0.0005, x + 0.0895, F, Y, 5.69, 5.7795, across, bev=0.004)
    rubber_plant((3.65, 0.19, 0), 2.0, 17, glazed('#8d9a94'))
    if not meal:
        with outdoors('left'):
            garden_ahead()
    for p in ((-2.75, -1.35), (0, -1.2), (2.7, -1.35)):
        spot((p[0], p[1], 6.0), 45, 3600, 48)
    area((0.2, 0.2, 5.7), (5.5, 3.0), 22, '#f3f4f5', dirv=(0, 0, -1), glossy=False)
    if meal:
        lunch(0.7504)


def polished(m, rough, coat, spec):
    """makes a stone of marble() shine: one roughness all over, a coat that mirrors"""
    b = m.node_tree.nodes['Principled BSDF'].inputs
    for k in list(b['Roughness'].links):
        k.id_data.links.remove(k)
    b['Roughness'].default_value, b['Specular IOR Level'].default_value = rough, spec
    b['Coat Weight'].default_value, b['Coat Roughness'].default_value, b['Coat IOR'].default_value = coat, rough, 1.6


def lunch(z):
    """biryani for six, some of it eaten; the day lights the table, the lamps above it are out"""
    white, grey, br, s = ceramic('#dedace', 0.22), ceramic('#8f9c8a', 0.22), brass(0.3), steel(0.3)
    pot(-0.50, 7.46, z, br)
    bowlful(-0.80, 7.60, z, 0.085, grey, ('#7d4a1c', '#a86b2a'))
    for i, (a, b, t) in enumerate(((-0.03, 0.01, 0.4), (0.02, -0.025, 2.0), (0.03, 0.03, 1.1), (-0.01, 0.035, 2.7))):
        c, q = math.cos(t), math.sin(t)
        tube([(-0.80 + a - 0.035 * c, 7.60 + b - 0.035 * q, z + 0.049), (-0.80 + a, 7.60 + b, z + 0.054), (-0.80 + a + 0.035 * c, 7.60 + b + 0.035 * q, z + 0.048)], 0.006, mat('chilli green', '#53702a', rough=0.3))
    bowlful(0.42, 7.44, z, 0.075, grey, ('#d9d5c6', '#ece9df'))
    bowlful(0.30, 7.64, z, 0.062, white, ('#5d7031', '#7c8c45'))
    salad(-0.99, 7.38, z)
    jug(0.66, 7.52, z, br)
    places = ((-0.95, 7.20, -1, 0.078, 0.10), (0.02, 7.19, -1, 0.044, -0.12), (0.94, 7.20, -1, 0.066, 0.05), (-0.93, 7.80, 1, 0.058, -0.06), (0.03, 7.81, 1, 0.0, 0.0), (0.97, 7.79, 1, 0.036, 0.08))
    for i, (x, y, side, heap, off) in enumerate(places):
        plate(x, y, z, 0.135, ceramic('#dedace', 0.22))
        if heap:
            rice(x + 0.25 * off, y + 0.012 * side, z + 0.0085, heap, 0.45 * heap, int(420000 * heap**2), i)
            gravy(x - 0.05 - 0.1 * off, y - 0.045 * side, z + 0.0088, 0.030, ('#7d4a1c', '#a86b2a'))
        a = x - side * 0.165
        for k, wide in ((0, 0.019), (1, 0.022)):
            cutlery(a + side * (0.0 if k else 0.33), y + 0.02 * off, z, side, wide, off + 0.1 * (i % 3 - 1), s)
        steelcup(0.034, 0.092, br, x - side * 0.20, y - side * (0.13 + 0.3 * abs(off)), z, 0.002)
    polished(next(m for m in bpy.data.materials if m.name.startswith('marble_ash') and m.name.endswith('uv')), 0.03, 1.0, 1.0)
    for o in bpy.data.objects:
        low = o.type == 'LIGHT' and o.location.y > 6 and o.location.z < GALLERY
        if low and (o.data.type == 'SPOT' or o.data.name.startswith('s')):
            o.data.color, o.data.energy = kelvin(4400), 0.55 * o.data.energy


def grains(name, P, turn, long, wide, m):
    """spindles at the points P, in those directions, as one object"""
    n, ring = len(P), np.linspace(0, 2 * pi, 5, endpoint=False)
    t = turn / np.linalg.norm(turn, axis=1)[:, None]
    u = np.cross(t, [0.3, 0.2, 0.93])
    u /= np.linalg.norm(u, axis=1)[:, None]
    w = np.cross(t, u)
    rows = [P - t * long[:, None] / 2]
    for k in (-0.25, 0.25):
        rows += [P + t * (k * long)[:, None] + wide / 2 * (np.cos(a) * u + np.sin(a) * w) for a in ring]
    rows.append(P + t * long[:, None] / 2)
    V = np.stack(rows, 1).reshape(-1, 3)
    one = [(0, 1 + (k + 1) % 5, 1 + k) for k in range(5)] + [(1 + k, 1 + (k + 1) % 5, 6 + (k + 1) % 5, 6 + k) for k in range(5)] + [(6 + k, 6 + (k + 1) % 5, 11) for k in range(5)]
    o = obj(name, pmesh(name, V.tolist(), [tuple(12 * i + q for q in f) for i in range(n) for f in one]), m, smooth=180)
    o['afloat'] = True


def rice(x, y, z, r, h, n, seed=0):
    """a heap of biryani: long grains, white, saffron and brown with masala, a few pieces of meat and mint"""
    g = np.random.default_rng(seed + 40)
    a, q = g.uniform(0, 2 * pi, n), np.sqrt(g.uniform(0, 1, n))
    top = lambda X, Y: h * np.clip(1 - ((X / r) ** 2 + (Y / r) ** 2), 0, 1) ** 0.7 * (0.82 + 0.25 * np.sin(X * 50 + seed) * np.cos(Y * 43 + 2 * seed))
    X, Y = r * q * np.cos(a) * (1 + 0.12 * np.sin(3 * a + seed)), r * q * np.sin(a) * (1 + 0.10 * np.cos(2 * a + seed))
    P = np.stack([x + X, y + Y, z + 0.002 + top(X, Y) + g.uniform(0, 0.0025, n)], -1)
    turn = np.stack([g.normal(size=n), g.normal(size=n), 0.45 * g.normal(size=n)], -1)
    long = g.uniform(0.0085, 0.0125, n)
    kind = np.where(np.sin(X * 60 + seed) + np.cos(Y * 55 + 2.1 * seed) + 0.5 * g.normal(size=n) > 0.35, 1, np.where(g.uniform(size=n) < 0.25, 2, 0))
    for k, c in enumerate(('#ded3b4', '#cf8a22', '#b58d55')):
        if (kind == k).any():
            grains('rice', P[kind == k], turn[kind == k], long[kind == k], 0.0021, mat('rice' + c, c, rough=0.45))
    o = lathe(rounded([(r * 0.93, 0), (r * 0.72, h * 0.40), (r * 0.4, h * 0.62), (0.0001, h * 0.70)]), mat('rice below', '#a98a4e', rough=0.8), (x, y, z), 40, 180)
    o['afloat'] = True
    many = max(1, int(r * 34) - seed % 2)
    for k in range(many):
        t, q = 2.4 * k + seed, r * 0.75 * math.sqrt((k + 0.4) / many)
        m = sphere(0.013 + 0.004 * ((k + seed) % 3) / 2, mat('meat', '#5d2f18', rough=0.4, tex='smudge.png', size=0.03, ramp=[(0.2, '#3f1d10'), (0.8, '#7d4726')], bump=[('boucle_h.png', 0.03, 0.8, 0.003)]), (x + q * math.cos(t), y + q * math.sin(t), z + 0.004 + float(top(q * math.cos(t), q * math.sin(t)))), 24, scale=(1.3, 0.95, 0.7))
        for v in m.data.vertices:  # torn, not turned
            v.co *= 1 + 0.34 * noise.noise(v.co * 70 + Vector((k, seed, 0)))
        m.rotation_euler, m['afloat'] = (0.5 * math.sin(3 * t), 0.4, t * 1.7), True
        e = r * 0.5 * math.sqrt((k + 0.7) / many)
        px, py = e * math.cos(t + 1.2), e * math.sin(t + 1.2)
        leaf = plane([(-0.012, -0.006, 0), (0.012, -0.005, 0.002), (0.013, 0.006, 0), (-0.011, 0.006, 0.003)], mat('mint', '#3f6a26', rough=0.6), 'mint')
        leaf.location, leaf.rotation_euler, leaf['afloat'] = (x + px, y + py, z + 0.006 + float(top(px, py))), (0.2 * math.sin(t), 0.25 * math.cos(t), t * 2.3), True


def gravy(x, y, z, r, c):
    m = mat('gravy' + c[0], c[0], rough=0.2, tex='smudge.png', size=0.04, ramp=[(0.2, c[0]), (0.8, c[1])], bump=[('boucle_h.png', 0.05, 0.7, 0.003)])
    o = lathe(rounded([(0.0001, 0.005), (r * 0.6, 0.0045), (r * 0.95, 0.0018), (r, 0)]), m, (x, y, z), 48, 180)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        v.co.xy *= 1 + 0.14 * math.sin(2 * a + x * 9) + 0.07 * math.sin(5 * a)
    o['afloat'] = True


def bowlful(x, y, z, r, m, c):
    lathe(rounded([(0.0001, 0.003), (r * 0.5, 0.003), (r * 0.52, 0), (r * 0.58, 0.004), (r * 0.92, 0.035), (r, 0.058), (r * 0.975, 0.0595), (r * 0.90, 0.036), (r * 0.5, 0.008), (0.0001, 0.007)], 4, 60), m, (x, y, z), 72, 60)
    gravy_ = mat('gravy' + c[0], c[0], rough=0.2, tex='smudge.png', size=0.04, ramp=[(0.2, c[0]), (0.8, c[1])], bump=[('boucle_h.png', 0.05, 0.7, 0.003)])
    lathe([(0.0001, 0.047), (r * 0.6, 0.0468), (r * 0.925, 0.046)], gravy_, (x, y, z), 48, 180)


def pot(x, y, z, m):
    """a wide pot of brass, heaped, with a spoon for serving"""
    lathe(rounded([(0.0001, 0.003), (0.10, 0.003), (0.135, 0.018), (0.168, 0.062), (0.165, 0.100), (0.150, 0.122), (0.152, 0.130), (0.176, 0.138), (0.177, 0.141), (0.150, 0.138), (0.145, 0.122), (0.158, 0.09), (0.0001, 0.06)], 4, 60), m, (x, y, z), 112, 60)
    rice(x, y, z + 0.112, 0.142, 0.062, 9000, 9)
    st = steel(0.3)
    stem = tube([(x + 0.07, y - 0.02, z + 0.165), (x + 0.13, y - 0.03, z + 0.187), (x + 0.26, y - 0.055, z + 0.225)], 0.0045, st)
    bowl = lathe(rounded([(0.0001, -0.010), (0.020, -0.007), (0.031, 0.003)]), st, (x + 0.055, y - 0.018, z + 0.166), 40, 60, scale=(1.35, 1, 1))
    for o in (stem, bowl):
        o['afloat'] = True  # it sticks in the rice, whose grains are afloat


def salad(x, y, z):
    """rings of onion, wedges of lime"""
    plate(x, y, z, 0.095, ceramic('#dedace', 0.22))
    for i in range(9):
        r, t = 0.018 + 0.004 * (i % 3), 2.4 * i
        q = 0.012 + 0.018 * math.sqrt(i)
        o = tube([(r * math.cos(a), r * math.sin(a), 0.002 * math.sin(a + i)) for a in np.linspace(0, 2 * pi, 16, endpoint=False)], 0.0026, mat('onion%d' % (i % 2), ('#b88aa0', '#d9c3c8')[i % 2], rough=0.3), closed=True)
        o.data.splines[0].use_endpoint_u = False
        o.location, o.rotation_euler, o['afloat'] = (x + q * math.cos(t), y + q * math.sin(t), z + 0.012 + 0.0022 * i), (0.12 * math.sin(t), 0.12 * math.cos(t), 0), True
    for i in range(4):
        o = sphere(0.022, mat('limeskin', '#8f9c2e', rough=0.4), (x + 0.052 * math.cos(1.1 * i + 3.6), y + 0.052 * math.sin(1.1 * i + 3.6), z + 0.018), 24, scale=(1.1, 0.5, 0.62))
        o.rotation_euler.z, o['afloat'] = 1.9 * i, True


def jug(x, y, z, m):
    lathe(rounded([(0.0001, 0.002), (0.048, 0), (0.052, 0.006), (0.070, 0.055), (0.072, 0.085), (0.056, 0.135), (0.040, 0.170), (0.038, 0.190), (0.048, 0.215), (0.050, 0.217), (0.046, 0.215), (0.035, 0.190), (0.05, 0.13), (0.06, 0.08)], 4, 60), m, (x, y, z), 80, 60)
    tube([(x + 0.042, y, z + 0.200), (x + 0.085, y, z + 0.205), (x + 0.108, y, z + 0.165), (x + 0.098, y, z + 0.115), (x + 0.066, y, z + 0.095)], 0.006, m)


def cutlery(x, y, z, side, wide, turn, m):
    """a spoon or fork laid beside a plate"""
    with turned(x, y, math.degrees(turn) + (90 if side < 0 else -90), z):
        tube([(-0.085, 0, 0.0025), (-0.02, 0, 0.0035), (0.045, 0, 0.006)], 0.0024, m)
        lathe(rounded([(0.0001, 0.0015), (wide * 0.6, 0.0025), (wide, 0.0065)]), m, (0.068, 0, 0), 32, 60, scale=(1.45, 1, 1))


def entrance():
    """two panelled leaves of old teak with long brass handles in a portal of stone, broad battens around it up to the beams"""
    w, h, side, stone = 1.02, 2.75, 0.12, kota(0.42)
    for s in (-1, 1):
        a, b = sorted((s * 0.003, s * (w - 0.002)))
        leaf(a, b, h - 0.004)
        tube([(s * 0.068, F + 0.120, 0.75), (s * 0.068, F + 0.120, 1.95)], 0.016, brass(), smooth=False)
        for z in (0.83, 1.87):
            tube([(s * 0.068, F + 0.050, z), (s * 0.068, F + 0.120, z)], 0.010, brass(), smooth=False)
        a, b = sorted((s * w, s * (w + side)))
        box(a, b, F + 0.001, F + 0.16, 0, h + side, stone, bev=0.004)
    box(-w, w, F + 0.001, F + 0.16, h, h + side, stone, bev=0.004)
    m = wood('limed')
    box(-1.62, 1.62, F + 0.001, F + 0.012, h + side, 5.775, m, bev=0)
    for s in (-1, 1):
        a, b = sorted((s * (w + side), s * 1.62))
        box(a, b, F + 0.001, F + 0.012, 0, h + side, m, bev=0)
    for i in range(27):
        x = -1.56 + 0.12 * i
        low = h + side + 0.001 if abs(x) < w + side + 0.03 else 0
        box(x - 0.033, x + 0.033, F + 0.011, F + 0.042, low, 5.775, m, bev=0.004)
    switch_plate(1.80, F + 0.001, 1.15, 4, 'x', 1, brass(0.3))


def leaf(a, b, h):
    """one leaf: stiles and rails around three raised panels, each board with a grain of its own"""
    up, level, y = wood('aged'), wood('aged', horiz=True), F + 0.05
    cut = (0, 0.24, 0.98, 1.12, 2.02, 2.14, h - 0.14, h)  # rails and panels by turns
    for p, q in ((a, a + 0.135), (b - 0.135, b)):
        box(p, q, F + 0.001, y, 0.006, h, up, bev=0.003)
    a, b = a + 0.136, b - 0.136
    for low, high in zip(cut[::2], cut[1::2]):
        box(a, b, F + 0.001, y - 0.001, low + 0.006, high, level, bev=0.003)
    for low, high in zip(cut[1::2], cut[2::2]):
        box(a, b, F + 0.001, y - 0.024, low, high, up, bev=0)
        box(a + 0.055, b - 0.055, F + 0.010, y - 0.004, low + 0.055, high - 0.055, up, bev=0.016, seg=3)
        moulding(a, b, low, high, y - 0.024, up, 'x', 1, 0.036, 0.030)


def console(a, b, m):
    """a table of walnut on two slabs, a round mirror, a lamp and a bowl for keys"""
    y = F + 0.40
    box(a, b, F + 0.001, y, 0.79, 0.84, m, bev=0.005)
    for x in (a + 0.30, b - 0.30):
        box(x - 0.025, x + 0.025, F + 0.03, y - 0.03, 0, 0.79, wood('walnut'), bev=0.004)
    box(a + 0.325, b - 0.325, F + 0.18, F + 0.22, 0.22, 0.27, m, bev=0.004)
    cyl(0.50, 0, 0.022, brass(), ((a + b) / 2, F + 0.001, 1.78), 96, rot=(-pi / 2, 0, 0))
    cyl(0.475, 0, 0.004, mirror(), ((a + b) / 2, F + 0.0225, 1.78), 96, rot=(-pi / 2, 0, 0))
    tablelamp(a + 0.34, F + 0.20, 0.84, glazed('#6f8287'), h=0.62, power=7, r=0.2)
    z = books_stack(b - 0.80, F + 0.2, 0.84, 3, 21, 0.32, 0.22)
    vase('bowl', brass(0.3), (b - 0.80, F + 0.2, z), 0.6)
    vase('amph', glazed('#a2604a'), (b - 0.28, F + 0.2, 0.84), 1.1)
    branches((b - 0.28, F + 0.2, 0.84 + 0.30), 0.62, 8, 16, '#7c8a5c', (0.06, 0.024), 0.45, 30)


def bench(a, b, across):
    """to take shoes off: an upholstered top over three drawers, a shelf above"""
    y = F + 0.46
    box(a, b, F + 0.001, y - 0.02, 0.08, 0.40, across, bev=0.003)
    box(a + 0.05, b - 0.05, F + 0.001, y - 0.07, 0.0, 0.08, wood('walnut', horiz=True), bev=0)
    with turned((a + b) / 2, y, 180):
        fronts((a - b) / 2, (b - a) / 2, 0.082, 0.398, 0, across, 3, 1, gap=0.006)
    padbox(b - a - 0.02, 0.44, 0.10, fabric('#c9c5bb', 0.2), ((a + b) / 2, F + 0.235, 0.45), 0.03, fabric('#6f6a60'), front=False, n=22)
    bolster(a + 0.30, F + 0.24, 0.50, fabric('#44525c', 0.3), 0.42, 0.085, 90, brass())
    box(a + 0.12, b - 0.12, F + 0.001, F + 0.20, 1.42, 1.45, across, bev=0.003)
    z, y = 1.45, F + 0.10
    vase('round', glazed('#d9d2c2'), (a + 0.32, y, z), 0.72)
    vase('bottle', glazed('#4f6660'), (a + 0.56, y, z), 0.85)
    elephant(a + 0.92, y, z, 175, paint='rosewood')
    books_stack(b - 0.62, y, z, 3, 44, 0.22, 0.16)
    vase('bowl', brass(0.3), (b - 0.34, y, z), 0.55)
    for s in (-1, 1):
        sconce((a + b) / 2 + s * 0.72, F + 0.001, 2.12, brass(0.3), 'x', 1)


def skirting():
    """of the marble of the floor, where no joinery stands on the wall; upstairs painted wood"""
    m, t, h = marble('sand', 2.8, 0.10, 'marble2'), 0.012, 0.10
    for a, b in ((-X, -1.625), (1.625, X)):
        box(a, b, F + 0.0005, F + t, 0, h, m, bev=0.002)
    for a, b in ((F + t, -0.2), (5.8, Y - 0.06)):
        box(-X + 0.0005, -X + t, a, b, 0, h, m, bev=0.002)
    box(X - t, X - 0.0005, F + t, 1.48, 0, h, m, bev=0.002)
    box(X - t, X - 0.0005, 1.79, Y - 0.06, 0, h, m, bev=0.002)
    paint_, z = lacquer('#e4e2db', 0.4), GALLERY
    box(-X + 0.0005, -X + t, 6.26, Y, z, z + 0.09, paint_, bev=0.002)
    box(1.62, X, Y - t, Y - 0.0005, z, z + 0.09, paint_, bev=0.002)
    for a, b in ((6.26, 7.275), (8.325, Y - t)):
        box(X - t, X - 0.0005, a, b, z, z + 0.09, paint_, bev=0.002)


def curtain_track():
    """what the curtains of the tall window hang from: white, under the beams"""
    x, white = -X + 0.22, paint('#f4f0e8')
    box(x - 0.02, x + 0.02, -1.05, 6.18, 5.745, 5.778, white, bev=0.003)


def cable(points):
    """the flex of a lamp to its socket"""
    tube(points, 0.0035, mat('flex', '#3a3631', rough=0.6), res=8)


def lamp_cables():
    z = GALLERY
    switch_plate(-3.62, F + 0.001, 0.30, 2, 'x', 1, socket=True)
    cable([(-3.43, F + 0.13, 0.845), (-3.46, F + 0.05, 0.846), (-3.50, F + 0.012, 0.83), (-3.52, F + 0.012, 0.6), (-3.60, F + 0.014, 0.42), (-3.62, F + 0.014, 0.31)])
    switch_plate(2.03, Y - 0.001, z + 0.86, 2, 'x', -1, brass(0.3), socket=True)
    cable([(2.19, Y - 0.2, z + 0.725), (2.12, Y - 0.16, z + 0.7255), (2.05, Y - 0.06, z + 0.7255), (2.045, Y - 0.03, z + 0.76), (2.047, Y - 0.014, z + 0.86)])
    switch_plate(-X + 0.001, 8.25, z + 0.30, 2, 'y', 1, socket=True)
    cable([(-3.42, 7.98, z + 0.02), (-3.62, 8.06, z + 0.010), (-3.95, 8.16, z + 0.010), (-4.15, 8.24, z + 0.03), (-X + 0.014, 8.25, z + 0.2), (-X + 0.014, 8.25, z + 0.30)])
    switch_plate(-X + 0.001, 5.98, 0.30, 2, 'y', 1, socket=True)
    cable([(-3.18, 4.72, 0.018), (-3.42, 5.05, 0.006), (-3.60, 5.55, 0.006), (-3.82, 5.92, 0.006), (-4.10, 5.99, 0.02), (-X + 0.014, 5.98, 0.2), (-X + 0.014, 5.98, 0.30)])


def under_the_stair(oak, across):
    """a low shelf along the wall with a brass uruli, a basket of throws and plants that grow towards the window"""
    box(X - 0.42, X - 0.001, 3.85, 5.75, 0.30, 0.34, across, bev=0.004)
    for y in (3.92, 5.68):
        box(X - 0.40, X - 0.001, y - 0.02, y + 0.02, 0, 0.301, oak, bev=0.003)
    urli(X - 0.22, 4.35, 0.34, 0.17, brass(0.26), 5)
    books_stack(X - 0.22, 5.0, 0.34, 4, 15, 0.28, 0.2, rot=90)
    vase('round', glazed('#4f6660'), (X - 0.22, 5.42, 0.34), 1.0)
    basket(X - 0.5, 3.35, 0, 0.22, 0.30, mat('dark wicker', '#5f4630', rough=0.75))


def sideboard(across):
    """under the gallery on the right: crockery behind doors, old photographs of a house above; on the left wall the switches"""
    a, b, x = 7.05, 8.45, X - 0.44
    box(x, X - 0.001, a, b, 0.14, 0.82, across, bev=0.003)
    box(x - 0.02, X - 0.001, a - 0.01, b + 0.01, 0.82, 0.85, marble('green', 1.8, 0.12), bev=0.004)
    for y in (a + 0.08, b - 0.08):
        for q in (x + 0.06, X - 0.06):
            cyl(0.018, 0, 0.142, brass(), (q, y, 0), 24)
    with turned(x - 0.021, (a + b) / 2, -90):
        fronts(-(b - a) / 2, (b - a) / 2, 0.145, 0.815, 0, across, 3, 1)
    for i in range(5):
        plate(X - 0.22, 7.35, 0.85 + i * 0.011, 0.125, ceramic('#e3ddd0' if i % 2 else '#a9b0a2'))
    vase('bottle', glazed('#b7a88a'), (X - 0.2, 8.12, 0.85), 1.0)
    vase('cyl', brass(0.3), (X - 0.26, 7.86, 0.85), 0.7)
    w = wood('walnut')
    for y, photo, crop in ((7.32, 'courtyard-jaali-morning', (0.30, 0.05, 0.70, 0.95)), (7.75, 'living-telugu-crafts-morning', (0.54, 0.10, 0.84, 0.92)), (8.18, 'foyer-jaali-console', (0.28, 0.16, 0.72, 0.98))):
        frame(X, y, 1.62, 0.34, 0.44, mounted_photograph(photo, crop, 0.755), w, 'x')
    switch_plate(-X + 0.001, 6.55, 1.15, 4, 'y', 1)


def gallery(straight, walnut):
    """upstairs on the right: the door to the bedrooms, with a red ikat beside it, a low cupboard with a lamp, a mirror"""
    z, a, b = GALLERY, 7.35, 8.25
    t = 0.07
    for y0, y1, z0, z1 in ((a - t, a, z, z + 2.12), (b, b + t, z, z + 2.12), (a - t - 0.02, b + t + 0.02, z + 2.12, z + 2.21)):
        box(X - 0.055, X - 0.001, y0, y1, z0, z1, straight, bev=0.004)
    for y0, y1 in ((a, a + 0.022), (b - 0.022, b)):  # the rebate: the leaf stands back from its frame
        box(X - 0.030, X - 0.001, y0, y1, z, z + 2.12, straight, bev=0.002)
    box(X - 0.030, X - 0.001, a + 0.022, b - 0.022, z + 2.098, z + 2.12, straight, bev=0.002)
    a, b = a + 0.022, b - 0.022
    box(X - 0.0008, X - 0.0002, a, b, z, z + 2.098, black(0.8), bev=0)
    green = lacquer('#4c5f5c', 0.38)
    box(X - 0.014, X - 0.002, a + 0.003, b - 0.003, z + 0.006, z + 2.095, green, bev=0.002)
    for low, high in ((0.16, 0.88), (1.06, 1.96)):
        moulding(a + 0.13, b - 0.13, z + low, z + high, X - 0.014, green, 'y', -1, 0.030, 0.016)
    switch_plate(X - 0.001, a - 0.24, z + 1.15, 3, 'y', -1, brass(0.3))
    for k in (0.95, 1.75):
        cyl(0.007, 0, 0.10, brass(), (X - 0.032, b - 0.002, z + k - 0.75), 16)
    sconce(X - 0.001, a - 0.30, z + 1.78, brass(0.3), 'y', -1)
    with turned(X - 0.001, 6.72, -90, z):
        red = ikat((146, 44, 30), (0.92, (234, 222, 194)), (0.78, (28, 32, 48)), (0.58, (206, 150, 62)), (0.38, (234, 222, 194)), (0.20, (146, 44, 30)))
        hanging_cloth(0.46, 0.72, 1.98, printed('ikat red', np.tile(red, (2, 1, 1))[:1320, :480], (0.46, 1.26)), straight)
    cyl(0.026, 0, 0.008, brass(), (X - 0.014, a + 0.08, z + 1.02), 32, rot=(0, -pi / 2, 0))
    tube([(X - 0.014, a + 0.08, z + 1.02), (X - 0.07, a + 0.08, z + 1.02), (X - 0.07, a + 0.21, z + 1.02)], 0.009, brass())
    box(1.95, 3.55, Y - 0.40, Y - 0.013, z + 0.10, z + 0.72, walnut, bev=0.003)
    box(2.0, 3.5, Y - 0.34, Y - 0.013, z, z + 0.10, black(), bev=0)
    with turned(2.75, Y - 0.421, 0):
        fronts(-0.8, 0.8, z + 0.102, z + 0.715, 0, wood('walnut'), 4, 1)
    tablelamp(2.25, Y - 0.2, z + 0.72, glazed('#a2604a'), h=0.5, power=10)
    books_stack(2.85, Y - 0.2, z + 0.72, 4, 33, 0.26, 0.2)
    snake_plant((3.25, Y - 0.2, z + 0.72), 0.42, 6, glazed('#8d9a94'))
    with turned(2.75, Y - 0.001, 0, z):
        cyl(0.44, 0, 0.020, wood('walnut'), (0, 0, 1.60), 96, rot=(pi / 2, 0, 0))
        cyl(0.405, 0, 0.003, mirror(), (0, -0.0205, 1.60), 96, rot=(pi / 2, 0, 0))


def garden_ahead():
    """the garden goes on before the house: seen from the gallery through the window"""
    x = -X
    grass(x - 13, x - 3.75, -18, -4, -0.10, '#6b9040', 900, 5)
    tilefloor(x - 3.6, x - 0.3, -18, -6, -0.03, kota(0.5), 0.9, 0.9, 0.006)
    box(x - 3.75, x - 3.6, -18, -6, -0.2, -0.02, limewash('#cbbfae', 0.1), bev=0.01)
    hedge(x - 14.4, x - 13.5, -26, -4, 1.5, -0.1, 6, '#4a7433', 0.8)
    rr = R.Random(14)
    for i in range(14):
        shrub(x - 11.2 + rr.uniform(-0.5, 0.7), -1.0 - i * 1.1, -0.12, rr.uniform(0.6, 1.25), rr.uniform(0.9, 1.4), 80 + i, rr.choice(['#55803a', '#6f9446', '#456f33']))
    for i, (dx, y, h, crown) in enumerate(((15.5, -6.5, 7.4, 2.8), (11.0, -9.5, 6.2, 2.4), (18.0, -11.0, 8.6, 3.3), (22.0, -16.0, 8.4, 3.6), (13.0, -15.5, 7.2, 2.7), (26.0, -22.0, 9.2, 4.0), (17.0, -21.5, 7.8, 3.1), (24.0, -8.5, 8.0, 3.5))):
        tree(x - dx, y, -0.1, h, crown, 90 + i, ('#5f8a3c', '#6d934a', '#557f3b', '#75985a')[i % 4], dens=0.8)
    palm(x - 14.5, -4.2, -0.1, 8.0, 13)
    for i in range(9):
        tree(x - 20 - 2.2 * (i % 2), -6 - i * 3.1, -0.6, 3.4 + 0.7 * (i % 3), 2.2, 60 + i, ('#54793c', '#6c9152', '#5d8546')[i % 3], dens=0.8)


CAMS = dict(
    villa.CAMS,
    dining=lambda: camera((-2.45, 5.85, 1.42), -47.5, 29, -0.10, fstop=6.3, focus=2.5),
    living=lambda: panorama((0.1, 0.55, 1.5), 0),
    gallery=lambda: panorama((0.9, 6.75, GALLERY + 1.5), 180),
)
