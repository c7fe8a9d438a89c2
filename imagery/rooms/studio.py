"""The interior studio's own workplace: a big table of material samples, a sample wall, plan chest, drawing desks, north light.

Variants: A; B: somebody chooses at the sample wall.
Cameras: main (the table and the sample wall; no screens), desks (the drawing desks by the window and the wall); upright: choosing (B).
"""

from lib import *
from lib.people import Body, aim, kept, kurta, person, turn


def palette():
    """the materials that lie on the table and hang on the wall"""
    return [
        wood('oak'), marble('calacatta', 0.7), lacquer('#7f8f78'), wood('teak'), terrazzo(), fabric('#b9603f', 0.25), kota(), lacquer('#1f5a6b'), wood('walnut'),
        brass(0.25), marble('green', 0.7), limewash('#d9a860', 0.2), cane_material(), velvet('#8a3d33'), oxide(), blockprint('#efe8da', '#3b4f6b', 0.3), wood('ash'), leather('#8a5638'),
        marble('botticino', 0.7), lacquer('#c9962f'), boucle('#e7dfd0'), marble('nero', 0.7), limewash('#c98f74', 0.2), wood('smoked'), fabric('#54634d', 0.25), lacquer('#e9e2d5'),
        terrazzo(0.2, 'terrazzo'), steel(), fabric('#3f5870', 0.25), marble('terra', 0.7), blockprint('#8a4030', '#ecdfc6', 0.3), velvet('#2f5653'), lacquer('#5a2f33'), mat('cork', '#b98d5d', rough=0.9, tex='boucle.png', size=0.12, ramp=[(0, '#8f683c'), (1, '#c9a06c')]),
    ]


def piece(x, y, z, w, d, t, m, rot=0.0, bev=0.002):
    return box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z, z + t, m, bev=bev, rot=math.radians(rot))


def plan(x, y, z, rot=0, w=0.84, d=0.594):
    """a sheet with the plan of a flat drawn on it"""
    ink, paper, wash = mat('ink', '#2b2b2b', rough=0.9), mat('paper', '#f4f1ea', rough=0.9), mat('wash', '#c9b79c', rough=0.95)
    with turned(x, y, rot, z):
        box(-w / 2, w / 2, -d / 2, d / 2, 0, 0.0012, paper, bev=0)
        W, D, t = w * 0.36, d * 0.36, 0.006
        z0, z1 = 0.0013, 0.0017
        L = lambda a, b, c, e, m=ink: box(a, b, c, e, z0, z1, m, bev=0)
        box(-W, -0.05, -D, 0.02, 0.0012, 0.0015, wash, bev=0)
        for a, b, c, e in ((-W, W, -D, -D + t), (-W, W, D - t, D), (-W, -W + t, -D, D), (W - t, W, -D, D), (-0.05, -0.05 + t, -D, -0.05), (-0.05, -0.05 + t, 0.02, D), (-W, -0.12, 0.02, 0.02 + t), (0.05, W, -0.03, -0.03 + t), (0.14, 0.14 + t, -0.03, D), (0.0, 0.08, 0.09, 0.09 + t)):
            L(a, b, c, e)
        for cx, cy, a, b in ((-0.2, -0.12, 0.10, 0.05), (-0.2, 0.12, 0.08, 0.07), (0.06, -0.14, 0.06, 0.03), (0.22, -0.13, 0.05, 0.06), (0.22, 0.08, 0.05, 0.05)):
            for q in ((cx - a, cx + a, cy - b, cy - b + 0.0016), (cx - a, cx + a, cy + b - 0.0016, cy + b), (cx - a, cx - a + 0.0016, cy - b, cy + b), (cx + a - 0.0016, cx + a, cy - b, cy + b)):
                L(*q)
        for i in range(5):
            L(-W, -W + 0.1 + 0.03 * (i % 3), -d / 2 + 0.018 + i * 0.007, -d / 2 + 0.0192 + i * 0.007)
        L(-W, W, D + 0.025, D + 0.0262)


def fandeck(x, y, z, rot, cols, n=14):
    for i in range(n):
        a = math.radians(rot + i * 7.5)
        c = cols[i % len(cols)]
        o = box(-0.025, 0.025, 0.0, 0.22, 0, 0.0012, mat('deck' + c, c, rough=0.6), bev=0)
        o.location = (x + math.cos(a + pi / 2) * 0.095, y + math.sin(a + pi / 2) * 0.095, z + 0.001 + i * 0.0013)
        o.rotation_euler = (0, 0, a)
    cyl(0.007, 0, 0.024, brass(0.25), (x, y, z), 20)


def swatches(x, y, z, rot, cols, w=0.34, d=0.24):
    """a book of cloth, its layers a little apart"""
    g = R.Random(int(x * 100) + 7)
    with turned(x, y, rot, z):
        box(-w / 2 - 0.01, w / 2, -d / 2, d / 2, 0, 0.006, mat('bookboard', '#4a3b30', rough=0.7), bev=0.001)
        for i, c in enumerate(cols):
            softbox(w * (1 - 0.055 * i), d * 0.97, 0.010, c, (-w * 0.0275 * i, g.uniform(-0.004, 0.004), 0.011 + i * 0.0085), (0, 0, g.uniform(-0.01, 0.01)), r=0.0048, puff=0.002, wr=0.001, n=8)


def clothbook(x, y, z, rot, cols, w=0.34, d=0.24):
    """cuts of cloth clamped at one end between two battens, each sagging and lying its own way"""
    g = R.Random(5)
    n, k = 34, 24
    F = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(k) for i in range(n)]
    rise = 0.0
    with turned(x, y, rot, z):
        for c, m in enumerate(cols):
            t = g.uniform(0.0017, 0.0026)
            a, e, lift, V, UV = g.uniform(-0.035, 0.035), g.uniform(0.95, 1.0), 0.015, [], []
            for j in range(k + 1):
                for i in range(n + 1):
                    u, v = i / n, j / k - 0.5
                    far = u * u * (3 - 2 * u)
                    zag = 0.0022 * (abs((j * 0.5) % 1 - 0.5) * 2) * (i == n)  # pinked
                    px, py = u * w * e - zag, v * d * e
                    pz = rise + 0.0012 * far * (1 + math.sin(2 + 5 * u + 4 * v)) + (c == len(cols) - 1) * lift * max(0, u - 0.62) ** 2 * 6 * (0.5 + v)
                    V.append((px * math.cos(a) - py * math.sin(a), px * math.sin(a) + py * math.cos(a), pz))
                    UV.append((px, py))
            o = obj('cut', pmesh('cut', V, F, UV), clothwise(m), (-w / 2, 0, 0.003), smooth=180)
            s = o.modifiers.new('t', 'SOLIDIFY')
            s.thickness, s.offset = t * 0.8, 1
            rise += t
        ash = wood('walnut')
        for a, b in ((0.0, 0.0025), (rise + 0.0035, rise + 0.0125)):
            box(-w / 2 - 0.012, -w / 2 + 0.022, -d / 2 - 0.004, d / 2 + 0.004, a, b, ash, bev=0.0015)
        for yy in (-0.34 * d, 0.34 * d):
            lathe([(0.0001, 0.0025), (0.004, 0.0022), (0.0062, 0.0)], brass(0.3), (-w / 2 + 0.005, yy, rise + 0.0125), 24)


def roll(p, q, r=0.028):
    tube([p, q], r, mat('roll', '#f1ece0', rough=0.9), smooth=False)


def model(x, y, z, s=1.0):
    """a white card model of a house on a cork base"""
    c = mat('card', '#f3f0e9', rough=0.85)
    piece(x, y, z, 0.42 * s, 0.34 * s, 0.012, mat('cork', '#b98d5d', rough=0.9))
    z += 0.012
    for a, b, w, d, h0, h1 in ((-0.06, 0.02, 0.20, 0.16, 0, 0.075), (0.09, -0.03, 0.12, 0.14, 0, 0.055), (-0.06, 0.02, 0.23, 0.19, 0.075, 0.081), (-0.09, 0.03, 0.13, 0.13, 0.081, 0.145), (-0.09, 0.03, 0.16, 0.16, 0.145, 0.151), (0.09, -0.03, 0.14, 0.16, 0.055, 0.060), (0.0, -0.13, 0.3, 0.05, 0, 0.006)):
        box(x + (a - w / 2) * s, x + (a + w / 2) * s, y + (b - d / 2) * s, y + (b + d / 2) * s, z + h0 * s, z + h1 * s, c, bev=0.0006)
    for i in range(5):
        sphere(0.016 * s, mat('pine', '#8f9a74', rough=1), (x + (0.12 - 0.02 * i) * s, y + (0.11 + 0.015 * (i % 2)) * s, z + 0.045 * s), 12)
        tube([(x + (0.12 - 0.02 * i) * s, y + (0.11 + 0.015 * (i % 2)) * s, z), (x + (0.12 - 0.02 * i) * s, y + (0.11 + 0.015 * (i % 2)) * s, z + 0.04 * s)], 0.0012, c, smooth=False)


def desklamp(x, y, z, rot, m):
    """a jointed drawing lamp"""
    c, s = math.cos(rot), math.sin(rot)
    P = lambda a, b: (x + a * c, y + a * s, z + b)
    cyl(0.085, 0, 0.02, m, (x, y, z), 36)
    tube([P(0, 0.02), P(-0.10, 0.32)], 0.007, m, smooth=False)
    tube([P(-0.10, 0.32), P(0.24, 0.52)], 0.007, m, smooth=False)
    for p in (P(0, 0.03), P(-0.10, 0.32), P(0.24, 0.52)):
        sphere(0.014, brass(0.3), p, 16)
    lathe([(0.02, 0.09), (0.03, 0.085), (0.075, 0.0), (0.072, 0.0), (0.028, 0.075)], m, P(0.26, 0.43), 36, 50)
    lathe([(0.0001, 0.02), (0.055, 0.02)], glow('#ffe2b8', 7), P(0.26, 0.43), 20)
    point(P(0.26, 0.41), 2.5, 2900, 0.04)


def chooser():
    """a woman who reaches for a sample at the height of her head; what the solver made of her clothes. Before the room."""
    b, pose = Body(muscle=-0.3, height=0.10), {}
    pose['shoulder01.R'], pose['spine03'] = turn('y', 14), turn('z', -6)
    aim(b, pose, 'upperarm01.R', (-0.74, -0.55, 0.10))
    aim(b, pose, 'lowerarm01.R', (-0.12, -0.42, 0.88))
    aim(b, pose, 'upperarm01.L', (0.30, 0.05, -1))
    aim(b, pose, 'lowerarm01.L', (0.16, -0.16, -1))
    pose['root'], pose['spine04'], pose['upperleg01.L'] = turn('y', 3), turn('y', -4), turn('y', 5)
    pose['upperleg01.R'], pose['lowerleg01.R'], pose['foot.R'] = turn('y', -11) @ turn('x', -12), turn('x', 30), turn('x', 12)
    for n in range(2, 6):
        for s, deg in (('R', 14), ('L', 22)):
            for j in (1, 2, 3):
                pose['finger%d-%d.%s' % (n, j, s)] = b.curl(s, n, j, deg + 2 * n)
    pose['neck02'], pose['head'] = turn('x', -6), turn('x', -10) @ turn('z', 10)

    return b, pose, kept('chooser', lambda: [kurta(b, pose)])[0]


def build(v='A'):
    someone = v == 'B' and chooser()
    reset(91)
    X, Y, F, h = 3.3, 4.2, -2.9, 3.3
    wl, ceil = limewash('#efe7da', 0.10), paint('#f4f1ea')
    oak, teak, bk = wood('oak'), wood('teak'), black(0.5)
    world('#dfe9f5', 0.5)
    room(-X, X, F, Y, h, wl, ceil, openings=[('L', -1.9, 3.5, 0.92, 2.95)])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, h, wl)
    floor(-X, X, F, Y, 0, floorwood('oak', 0.42))
    rafters(-X, X, F, Y, h, paint('#e9e3d7'), 0.9, 0.08, 0.20, 'x')
    windowframe('L', -X - 0.1, -1.9, 3.5, 0.92, 2.95, bk, 6, t=0.04, d=0.06, horiz=2.3)
    pane('L', -X - 0.1, -1.9, 3.5, 0.92, 2.95)
    box(-X - 0.13, -X - 0.07, -1.9, 3.5, 1.60, 1.625, bk, bev=0)
    box(-X - 0.2, -X + 0.12, -1.95, 3.55, 0.88, 0.92, oak, bev=0.005)
    area((-X - 0.4, 0.8, 1.95), (5.2, 2.0), 240 if someone else 330, '#f1f4ff', dirv=(1, 0, -0.06))
    outside('left', -X - 0.2, (-1.9, 3.5), 'street', floor=1, seed=2)
    mats = palette()
    # sample wall: a grid of squares on slim battens
    s, gap, nx, nz = 0.285, 0.045, 9, 6
    wx, wz = -0.35, 0.62
    box(wx - 0.07, wx + nx * (s + gap) + 0.02, Y - 0.025, Y - 0.003, wz - 0.07, wz + nz * (s + gap) + 0.02, mat('pinwall', '#d9cbb2', rough=0.95, tex='linen.png', size=0.15, ramp=[(0, '#cbbb9f'), (1, '#e0d4bd')]), bev=0.002)
    g = R.Random(12)
    order = [mats[(i * 7 + 3 * (i // 9)) % len(mats)] for i in range(nx * nz)]
    for j in range(nz):
        for i in range(nx):
            if (i, j) in ((2, 1), (7, 4), (5, 0)) or someone and (i, j) == (6, 2):
                continue  # taken down: it lies on the table
            x, z = wx + i * (s + gap), wz + j * (s + gap)
            front = Y - 0.045 - 0.008 * g.random()
            box(x, x + s, front, Y - 0.024, z, z + s, order[j * nx + i], bev=0.003)
            cyl(0.005, 0, 0.012, brass(0.3), (x + s / 2, front, z + s - 0.02), 12, rot=(pi / 2, 0, 0))
    profile((wx, Y - 0.55, h - 0.21), (wx + nx * (s + gap), Y - 0.55, h - 0.21), (0, 0.45, -1), 0.035, 3200, 12)
    if someone:
        b, pose, clothes = someone
        M = Matrix.Translation((1.46, Y - 0.375, 0)) @ Matrix.Rotation(math.radians(176), 4, 'Z')
        person(b, pose, M, clothes, (blockprint('#34485a', '#8d9bab', 0.16), '#a07a3a', '#6d2c25'))
        x, y, z = M @ Vector(b.posed(pose)[1]['finger3-2.L'])  # the tile that she took down
        box(x - 0.006, x + 0.006, y - 0.12, y + 0.12, z - 0.235, z + 0.005, lacquer('#c9962f'), bev=0.002, rot=math.radians(-52))['afloat'] = True
    # low plan chest under it
    box(wx - 0.05, wx + 1.55, Y - 0.75, Y - 0.08, 0.0, 0.06, bk, bev=0)
    box(wx - 0.05, wx + 1.55, Y - 0.78, Y - 0.08, 0.06, 0.52, oak, bev=0.003)
    for k in range(5):
        box(wx - 0.03, wx + 1.53, Y - 0.795, Y - 0.775, 0.075 + k * 0.088, 0.155 + k * 0.088, wood('oak', horiz=True), bev=0.002)
        for q in (0.45, 1.05):
            box(wx + q - 0.05, wx + q + 0.05, Y - 0.81, Y - 0.795, 0.105 + k * 0.088, 0.125 + k * 0.088, brass(0.28), bev=0.003)
    model(wx + 0.4, Y - 0.42, 0.52, 1.1)
    vase('round', ceramic('#7f8f78'), (wx + (0.78 if someone else 1.2), Y - 0.42, 0.52), 0.9)
    # tall shelf of cloth books, boxes and rolls at the left of the wall
    a, b = -2.55, -0.62
    for x in (a, (a + b) / 2, b):
        box(x - 0.012, x + 0.012, Y - 0.36, Y - 0.002, 0, 2.6, oak, bev=0.002)
    for k in range(7):
        box(a, b, Y - 0.355, Y - 0.004, 0.04 + k * 0.42, 0.065 + k * 0.42, wood('oak', horiz=True), bev=0.002)
    for k in range(6):
        for i in range(2):
            x0, z = a + 0.03 + i * (b - a) / 2, 0.065 + k * 0.42
            t = (0, 2, 3, 1, 1, 0, 2, 3, 0, 1, 3, 0)[2 * k + i]
            if t == 0:
                books_row(x0, x0 + 0.86, Y - 0.30, z, 0.22, 0.30, k * 5 + i)
            elif t == 1:
                for q in range(5):
                    swatches(x0 + 0.22, Y - 0.18, z + q * 0.052, 90 * 0, [fabric(c, 0.25) for c in (('#b9603f', '#e7dfd0', '#54634d', '#e7dfd0', '#54634d'), ('#3f5870', '#d9cbb2', '#8a3d33', '#d9cbb2', '#8a3d33'))[q % 2]], 0.32, 0.25)
                vase(('amph', 'bottle')[k % 2], ceramic(('#c9b79c', '#7f8f78')[k % 2]), (x0 + 0.65, Y - 0.18, z), 0.85)
            elif t == 2:
                for q in range(3):
                    box(x0 + 0.01 + q * 0.29, x0 + 0.28 + q * 0.29, Y - 0.33, Y - 0.05, z, z + 0.20, mat('file%d' % (q % 2), ('#8f866f', '#c8bda6')[q % 2], rough=0.8), bev=0.004)
            else:
                for q in range(9):
                    xx, zz = x0 + 0.08 + (q % 5) * 0.085 + 0.04 * (q // 5), z + 0.04 + 0.0595 * (q // 5)
                    roll((xx, Y - 0.34, zz), (xx, Y - 0.04, zz), 0.036)
                vase('round', ceramic('#a86c57'), (x0 + 0.68, Y - 0.18, z), 0.9)
    # the table
    tx, ty, zt = 0.30, 0.75, 0.78
    box(tx - 1.45, tx + 1.45, ty - 0.68, ty + 0.68, zt - 0.045, zt, wood('oak', horiz=True, rough=0.5), bev=0.006)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(tx + sx * 1.2 - 0.04, tx + sx * 1.2 + 0.04, ty + sy * 0.55 - 0.04, ty + sy * 0.55 + 0.04, 0, zt - 0.045, oak, bev=0.006)
        box(tx + sx * 1.2 - 0.025, tx + sx * 1.2 + 0.025, ty - 0.52, ty + 0.52, zt - 0.16, zt - 0.045, oak, bev=0.004)
    plan(tx - 0.45, ty - 0.15, zt, 7)
    things = (  # x, y, w, d, t, material, turn
        (0.22, -0.28, 0.30, 0.30, 0.020, marble('calacatta', 0.7), 8), (0.30, -0.22, 0.22, 0.16, 0.018, wood('walnut'), -12), (0.56, -0.42, 0.20, 0.20, 0.018, terrazzo(), 20),
        (0.62, -0.10, 0.26, 0.34, 0.020, lacquer('#7f8f78'), -6), (0.66, -0.05, 0.12, 0.12, 0.012, marble('green', 0.7) if someone else brass(0.25), 24), (0.95, -0.30, 0.24, 0.24, 0.018, kota(), 12),
        (1.02, -0.24, 0.15, 0.10, 0.018, marble('green', 0.7), -18), (1.18, 0.05, 0.20, 0.30, 0.016, wood('teak'), 4), (0.92, 0.16, 0.16, 0.16, 0.010, cane_material(), 10),
        (0.10, 0.22, 0.30, 0.22, 0.018, wood('oak'), -9), (0.13, 0.25, 0.14, 0.14, 0.014, limewash('#c98f74', 0.2), 15), (0.45, 0.32, 0.20, 0.20, 0.020, lacquer('#1f5a6b') if someone else oxide(), -14),
        (-1.15, -0.42, 0.20, 0.20, 0.018, marble('terra', 0.7), 10), (-1.20, 0.30, 0.26, 0.20, 0.018, wood('ash'), 5),
    )
    done = []
    for x, y, w, d, t, m, r in things:
        z = zt + 0.0005 + max([q[2] for q in done if abs(q[0] - x) < (q[3] + w) / 2.1 and abs(q[1] - y) < (q[4] + d) / 2.1] or [0])
        piece(tx + x, ty + y, z, w, d, t, m, r)
        done.append((x, y, z - zt + t, w, d))
    if someone:
        clothbook(tx + 0.80, ty + 0.43, zt, -14, [fabric(c, 0.3) for c in ('#8a3d33', '#d9cbb2', '#54634d', '#3f5870', '#b9603f', '#e7dfd0', '#7f8f78', '#c9962f', '#5a2f33', '#c8bda6', '#2f5653')] + [fabric('#3b5068', 0.35), blockprint('#efe8da', '#8a4030', 0.2)])
        sun(203, 16.5, 30, 0.7, 5400)  # late in the afternoon, across the table
    else:
        swatches(tx + 0.80, ty + 0.45, zt, -8, [fabric('#b9603f', 0.25), fabric('#e7dfd0', 0.2), fabric('#54634d', 0.25), velvet('#2f5653'), blockprint('#efe8da', '#3b4f6b', 0.3)])
    swatches(tx - 0.15, ty + 0.50, zt, 12, [fabric('#3f5870', 0.25), fabric('#d9cbb2', 0.2), fabric('#c9962f', 0.25), boucle('#e7dfd0')])
    fandeck(tx - 1.02, ty - 0.02, zt, 20, ('#7f8f78', '#94a28c', '#aab5a2', '#c98f74', '#b9603f', '#d9a860', '#c9962f', '#1f5a6b', '#4f7f8c', '#8a3d33', '#5a2f33', '#e9e2d5', '#c8bda6', '#8f866f'))
    roll((tx - 1.3, ty + 0.52, zt + 0.03), (tx - 0.62, ty + 0.58, zt + 0.03), 0.03)
    roll((tx - 1.25, ty + 0.44, zt + 0.024), (tx - 0.7, ty + 0.47, zt + 0.024), 0.024)
    box(tx - 0.75, tx - 0.20, ty - 0.47, ty - 0.435, zt + 0.0018, zt + 0.006, wood('ash', horiz=True), bev=0.001, rot=0.16)
    for i, c in enumerate(('#2b2b2b', '#8a3d33', '#c9962f')):
        tube([(tx - 0.20 + 0.03 * i, ty - 0.02 + 0.02 * i, zt + 0.006), (tx - 0.10 + 0.04 * i, ty - 0.14 - 0.01 * i, zt + 0.006)], 0.004, mat('pencil' + c, c, rough=0.5), smooth=False)
    teacup(tx - 0.98, ty - 0.48, zt, ceramic('#efe8dc'), 1.0)
    vase('cyl', ceramic('#b9603f'), (tx + 1.30, ty + 0.42, zt), 0.7, 0.62)
    for i in range(8):
        tube([(tx + 1.30 + 0.02 * math.cos(i), ty + 0.42 + 0.02 * math.sin(i), zt + 0.012), (tx + 1.30 + 0.05 * math.cos(i * 1.3), ty + 0.42 + 0.05 * math.sin(i * 1.3), zt + 0.22 + 0.015 * (i % 3))], 0.004, mat('pencil' + ('#2b2b2b', '#8a3d33', '#c9962f', '#54634d')[i % 4], ('#2b2b2b', '#8a3d33', '#c9962f', '#54634d')[i % 4], rough=0.5), smooth=False)
    if someone:  # drawings, rolled up, in a pot
        lathe(rounded([(0.0001, 0), (0.066, 0), (0.074, 0.02), (0.078, 0.19), (0.080, 0.20), (0.074, 0.20), (0.070, 0.03), (0.0001, 0.012)]), ceramic('#5f6f5c'), (tx + 0.34, ty + 0.54, zt), 56, 50)
        for i, (a, r, l, c) in enumerate(((0.4, 0.020, 0.47, '#c9bda4'), (1.7, 0.017, 0.41, '#8b9aa2'), (2.9, 0.022, 0.52, '#b8ab90'), (4.1, 0.015, 0.38, '#a9876a'), (5.2, 0.018, 0.44, '#c2b79f'))):
            ca, sa = math.cos(a), math.sin(a)
            for k, q in enumerate((r, r * 0.72, r * 0.45)):  # the turns of the paper
                o = lathe([(q, 0), (q, l), (q - 0.0012, l), (q - 0.0012, 0)], mat('drawing' + c, c, rough=0.9), (tx + 0.34 + 0.030 * ca, ty + 0.54 + 0.030 * sa, zt + 0.016), 32, 40, (-0.085 * sa, 0.085 * ca, 0))
    else:
        vase('amph', ceramic('#e9e2d5'), (tx + 0.38, ty + 0.56, zt), 0.75)
        branches((tx + 0.38, ty + 0.56, zt + 0.25), 0.5, 7, 5, '#7c8a5c', (0.06, 0.024), 0.5, 28)
    for i, (x, y, r) in enumerate(((-0.75, -0.98, pi + 0.2), (0.55, -1.02, pi - 0.15), (-0.35, 1.05, 0.1), (0.95, 1.02, -0.15))):
        barstool(tx + x, ty + y, 0, r, teak, None, 0.62)
    en = mat('enamel2', '#5f6f5c', rough=0.25, coat=0.4)
    for x in (-0.75, 0.0, 0.75):
        pendant(tx + x, ty, h, 1.78, 'dome', en, 8, 2900, 1.05)
    # drawing desks along the window
    for i, y in enumerate((-0.95, 0.85, 2.55)):
        x0, x1 = -X + 0.14, -X + 0.90
        box(x0, x1, y - 0.80, y + 0.80, 0.705, 0.735, wood('oak', horiz=False), bev=0.004)
        for yy in (y - 0.72, y + 0.72):
            for xx in (x0 + 0.06, x1 - 0.06):
                box(xx - 0.016, xx + 0.016, yy - 0.016, yy + 0.016, 0, 0.705, bk, bev=0.002)
            box(x0 + 0.06, x1 - 0.06, yy - 0.014, yy + 0.014, 0.66, 0.70, bk, bev=0)
        desklamp(x0 + 0.16, y + 0.52, 0.735, 0.2 - 0.5, bk)
        plan(x1 - 0.36, y - 0.10, 0.735, 90 + 5 * (i - 1), 0.594, 0.42)
        books_stack(x0 + 0.22, y - 0.55, 0.735, 3, i + 4, 0.24, 0.18)
        cup(x1 - 0.12, y + 0.42, 0.735)
        spindlechair(x1 + 0.22, y + 0.05, 0, -pi / 2 + 0.15 * (i - 1), teak, fabric(('#b9603f', '#54634d', '#c9962f')[i], 0.25))
    model(-X + 0.62, 2.10, 0.735, 0.8)
    vase('cyl', ceramic('#c9b79c'), (-X + 0.05, 1.75, 0.92), 0.55)
    branches((-X + 0.05, 1.75, 1.03), 0.4, 5, 9, '#6f8a50', (0.06, 0.024), 0.4, 20)
    for i, y in enumerate((-1.6, 0.0, 3.2)):
        shrub(-X + 0.03, y, 1.04, 0.26, 0.24, 10 + i, '#55803a', (0.06, 0.03), n=12)
        lathe([(0.0001, 0), (0.07, 0), (0.09, 0.14), (0.095, 0.15), (0.08, 0.14), (0.0001, 0.13)], ceramic('#a2573d'), (-X + 0.03, y, 0.92), 32)
    fiddle((-2.85, 3.85, 0), 2.1, 12, ceramic('#c9b48e'))
    rubber_plant((2.9, 3.75, 0), 1.8, 8, ceramic('#a2573d'), '#37492c')
    # right wall: framed drawings
    for i in range(4):
        frame(X, -0.6 + i * 1.05, 1.65, 0.75, 0.95, 'art%d.png' % (i % 4), oak, 'x')
    area((0.3, F + 0.1, 2.0), (5.5, 1.8), 22 if someone else 44, '#fff6ea', dirv=(0, 1, -0.1), glossy=False)
    area((0.9, 2.4, h - 0.25), (3.0, 1.6), 24, 3400, glossy=False)
    for p in ((-1.6, 3.4), (0.4, 3.2), (2.2, 3.2)):
        spot((p[0], p[1], h), 16, 3100, 60)


CAMS = dict(
    main=lambda: camera((-0.45, -1.65, 1.52), -13, 25, -0.10, fstop=5, focus=2.6),
    choosing=lambda: upright((0.64, -0.80, 1.36), (1.36, 3.68, 0.96), 57, 2.0, (1.06, 1.02, 0.8)),
    desks=lambda: camera((1.35, -2.3, 1.42), 31, 24, -0.04, fstop=7, focus=4.2),
)
