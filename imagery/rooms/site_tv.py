"""The television wall of tv_cane.py before it was finished, seen by the same camera: its measures are those of that file.

Variants: shell, carpentry.
"""

from lib import *
from lib.closeup import ply
from lib.site import *
from rooms.tv_cane import CAMS

X, F, Y, h = 2.05, -1.9, 2.9, 2.7
XA, WA, TOP, SILL = 1.30, 0.95, 2.32, 0.58  # the arched recess: middle, width, crown, foot
DOOR = ('R', -0.5, 1.5, 0.0, 2.35)
SHELVES = (0.975, 1.40, 1.80)
BACK, RIGHT = ('x', Y, -1), ('y', X, -1)
SCREEN, UNIT = (-0.62, 1.30), (-0.40, 0.47)  # the sockets behind the screen, and those behind the console
PIPE, END = -0.50, 1.09  # the wide pipe between them, and where it comes out


def half(z):
    """half the width of the recess at that height"""
    r = WA / 2
    return r if z < TOP - r else math.sqrt(r * r - (z - TOP + r) ** 2)


def voussoirs():
    """the bricks of the arch, set on edge and not yet plastered"""
    r, zc, g = WA / 2, TOP - WA / 2, R.Random(8)
    n = 48
    V = []
    for i in range(n + 1):
        t = pi * i / n
        q = r + 0.125 + 0.022 * noise.noise(Vector((i * 0.55, 0, 4))) + g.uniform(-0.005, 0.005)
        V += [(XA - math.cos(t) * (r - 0.0005), Y - 0.0012, zc + math.sin(t) * (r - 0.0005)), (XA - math.cos(t) * q, Y - 0.0012, zc + math.sin(t) * q)]
    bed = trowelled('bed', [(0.36, '#6d6861'), (0.62, '#8a857c')], 0.006, 0.95)
    obj('bed', pmesh('bed', V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]), bed)['afloat'] = True
    k = 21
    for i in range(k):
        t = pi * (i + 0.5) / k
        o = box(-0.033, 0.033, -0.004, 0.05, 0.003, 0.112, trowelled('loose brick %d' % (c := g.randrange(4)), [(0.36, ('#6f4536', '#63402f', '#7a5141', '#6a4336')[c]), (0.52, ('#855442', '#774a3c', '#8f6350', '#7f5040')[c]), (0.66, '#9a7a67')], 0.003, 0.95), bev=0.005)
        o.data.transform(Matrix.Translation(o.location))
        o.location = (XA - math.cos(t) * r, Y + g.uniform(-0.001, 0.002), zc + math.sin(t) * r)
        o.rotation_euler = (0, t - pi / 2 + g.uniform(-0.03, 0.03), 0)


def brick_stack(x, y, rot, along, high, seed=3):
    """bricks as they are stacked on a site: each course across the one below"""
    g = R.Random(seed)
    with turned(x, y, rot):
        for j in range(high):
            for i in range(along * 2):
                u, v = ((i // 2) * 0.118, (i % 2) * 0.236) if j % 2 == 0 else ((i % along) * 0.118, (i // along) * 0.236)
                if j == high - 1 and g.random() < 0.35:
                    continue
                e = g.uniform(-0.006, 0.006)
                box(u - 0.053 + e, u + 0.053 + e, v - 0.114 + e, v + 0.114 + e, j * 0.0765, j * 0.0765 + 0.076, trowelled('loose brick %d' % (t := g.randrange(5)), [(0.36, ('#6f4536', '#63402f', '#7a5141', '#6a4336', '#5b3b33')[t]), (0.52, ('#855442', '#774a3c', '#8f6350', '#7f5040', '#6d483d')[t]), (0.66, '#9a7a67')], 0.003, 0.95), bev=0.006, rot=g.uniform(-0.02, 0.02))


def drum(x, y):
    """a plastic drum of water, splashed with mortar"""
    m = trowelled('drum', [(0.34, '#1f3d63'), (0.5, '#28507c'), (0.64, '#4c6a88')], 0.0008, 0.6, '#98968f')
    P = [(0.0001, 0), (0.26, 0), (0.275, 0.02), (0.285, 0.26), (0.297, 0.275), (0.297, 0.30), (0.285, 0.315), (0.285, 0.56), (0.297, 0.575), (0.297, 0.60), (0.285, 0.615), (0.275, 0.84), (0.285, 0.85), (0.285, 0.875), (0.268, 0.875), (0.262, 0.80), (0.0001, 0.80)]
    lathe(rounded(P, 2, 30), m, (x, y, 0), 64, 40)
    lathe([(0.0001, 0.803), (0.2615, 0.803)], mat('water', '#5d625f', rough=0.06, spec=0.5), (x, y, 0), 48)


def sieve(x, y, rot, lean=14, w=0.72, l=1.15):
    """wire in a wooden frame, for sand"""
    with turned(x, y, rot):
        with turned(0, 0) as root:
            ash = wood('ash')
            for s in (-1, 1):
                box(s * w / 2 - 0.022, s * w / 2 + 0.022, 0, 0.045, 0, l, ash, bev=0.002)
            for z in (0.06, l - 0.06):
                box(-w / 2 + 0.0225, w / 2 - 0.0225, 0.003, 0.042, z - 0.022, z + 0.022, ash, bev=0.002)
            V, Q = [], []

            def wire(a, b, c, d):
                k = len(V)
                V.extend([(a, 0.021, c), (b, 0.021, c), (b, 0.021, d), (a, 0.021, d)])
                Q.append((k, k + 1, k + 2, k + 3))

            for i in range(int(w / 0.016)):
                a = -w / 2 + 0.02 + i * 0.016
                wire(a - 0.0015, a + 0.0015, 0.07, l - 0.07)
            for j in range(int((l - 0.1) / 0.016)):
                z = 0.06 + j * 0.016
                wire(-w / 2 + 0.02, w / 2 - 0.02, z - 0.0015, z + 0.0015)
            obj('wire', pmesh('wire', V, Q), mat('wire', '#55504a', rough=0.6, metal=0.6))['afloat'] = True
        root.rotation_euler = (-math.radians(lean), 0, 0)


def shell():
    m = rendered()
    box(-X - 0.2, X + 0.2, Y + 0.235, Y + 0.26, 0, h, brickwork('x'), bev=0)
    archpanel(-X - 0.2, X + 0.2, 0, h + 0.02, Y, XA, WA, TOP, m, t=0.24, sill=SILL, reveal=0.236)
    voussoirs()
    box(-X - 0.05, -X + 0.0005, F, Y - 0.001, 0, h - 0.24, brickwork('y'), bev=0)  # not yet plastered
    box(-X - 0.05, -X + 0.004, F, Y - 0.001, h - 0.24, h + 0.01, concrete(), bev=0.003)
    # power from the slab, and a wide pipe from the screen down to the console
    groove(BACK, SCREEN[0] - 0.10, SCREEN[1], h + 0.02, 2)
    groove(BACK, UNIT[0] + 0.04, UNIT[1], h + 0.02)
    groove(BACK, XA, TOP + 0.12, h + 0.02)
    r, dark, fresh = R.Random(5), trowelled('groove', [(0.35, '#3c3732'), (0.5, '#534d46'), (0.62, '#6d5546')], 0.006), trowelled('fresh mortar', [(0.36, '#79746c'), (0.5, '#8a857c'), (0.62, '#98938a')], 0.004, 0.9)
    ragged(BACK, PIPE, UNIT[1], END + 0.02, 0.038, 0.008, 0.0020, dark, r)
    tube([(PIPE, Y - 0.002, UNIT[1]), (PIPE, Y - 0.004, END - 0.04), (PIPE, Y - 0.02, END), (PIPE, Y - 0.05, END + 0.012)], 0.0255, plain('#979994', 0.55))
    for z in (0.66, 0.90):
        lump(BACK, PIPE + r.uniform(-0.01, 0.01), z, r.uniform(0.12, 0.16), r.uniform(0.10, 0.17), 0.032, fresh, r)
    datum(BACK, -X, XA - WA / 2 - 0.002)
    datum(BACK, XA + WA / 2 + 0.002, X)
    datum(RIGHT, 1.6, Y)
    site_lamp(-0.30, 1.9, h + 0.012, 2.02, False)
    drum(-1.60, 2.42)
    sieve(-1.02, Y - 0.30, 0)
    heap(-0.95, 1.72, 0.55, 0.20, river_sand(), 6, slump=0.9)
    shovel(-0.93, 1.70, 0.03, 14, 24)
    chips(0, 0, 0, 0, 1400, river_sand(), 4, 0.010, (-0.95, 1.72, 0.50))
    leaning(0.28, Y - 0.33, 0.10, 2.1, aluminium(), 8.5, t=0.025, roll=-4)
    brick_stack(0.98, 2.34, -5, 5, 5)
    mortar_pan(0.42, 1.72)
    bag(1.52, 1.62, 0, 64, seed=7)
    bag(1.50, 1.64, 0.128, 71, seed=3)
    bucket(0.02, 2.12, 0, '#23272c', fill=trowelled('wet mortar', [(0.4, '#5d5953'), (0.6, '#77726b')], 0.004, 0.6))
    swept(-X, X, 0.4, Y)
    chips(-X, -X + 0.45, 0.8, Y, 110, brickwork('y'), 9, 0.045)
    chips(0.7, 1.9, 1.9, Y, 90, brickwork('x'), 11, 0.035)
    coil(0.86, 1.22, 0, 0.17)


def shutters():
    """cane in oak frames, their edges still in film, on laths against the wall below the recess"""
    oak, f = wood('oak'), film()
    for i, (x, y) in enumerate(((1.02, Y - 0.145), (1.10, Y - 0.185), (1.04, Y - 0.225))):
        w, l = 0.632, 0.334
        with turned(x, y):
            for s in (-1, 1):
                box(s * 0.2 - 0.02, s * 0.2 + 0.02, -0.05, 0.06, 0.012, 0.034, wood('ash'), bev=0.002)
            with turned(0, 0, 0, 0.036) as root:
                cane(-w / 2, w / 2, 0, l, 0, None, oak, border=0.05)
                for q in ((-w / 2 - 0.001, w / 2 + 0.001, l - 0.016, l + 0.001), (w / 2 - 0.018, w / 2 + 0.001, 0, l - 0.0165)):
                    box(q[0], q[1], -0.0012, 0.0232, q[2], q[3], f, bev=0)
            root.rotation_euler = (-math.radians(13 + 2 * i), 0, math.radians((-2, 1, 3)[i]))


def bracket(x, z):
    """two rails on the wall, two arms hooked over them, for the screen"""
    m = mat('bracket', '#2b2d30', rough=0.5)
    for d in (-0.13, 0.13):
        box(x - 0.30, x + 0.30, Y - 0.014, Y - 0.001, z + d - 0.018, z + d + 0.018, m, bev=0.002)
        for i in range(4):
            cyl(0.008, 0, 0.004, steel(), (x - 0.24 + 0.16 * i, Y - 0.014, z + d), 6, 0.001, rot=(pi / 2, 0, 0))
    for s in (-1, 1):
        box(x + s * 0.20 - 0.017, x + s * 0.20 + 0.017, Y - 0.036, Y - 0.0145, z - 0.21, z + 0.21, m, bev=0.002)
        for k in range(7):
            box(x + s * 0.20 - 0.004, x + s * 0.20 + 0.004, Y - 0.0365, Y - 0.036, z - 0.17 + 0.05 * k, z - 0.15 + 0.05 * k, plain('#111213', 0.8), bev=0)


def carpentry():
    prim = primer()
    box(-X - 0.2, X + 0.2, Y + 0.235, Y + 0.26, 0, h, prim, bev=0)
    archpanel(-X - 0.2, X + 0.2, 0, h + 0.01, Y, XA, WA, TOP, prim, t=0.24, sill=SILL, reveal=0.236)
    wall(-X, X, F, Y, h, h + 0.01, coat())
    filled(BACK, SCREEN[0] - 0.10, SCREEN[1] + 0.05, h)
    filled(BACK, UNIT[0] + 0.04, 0.70, h)
    filled(BACK, PIPE, 0.70, END - 0.03)
    filled(BACK, XA, TOP + 0.03, h)
    # shelves of ply in the recess, a channel for light under each, its wire
    for i, z in enumerate(SHELVES):
        d = half(z)
        sheet(XA - d + 0.002, XA + d - 0.002, Y + 0.014, Y + 0.234, z - 0.028, z)
        box(XA - d * 0.7, XA + d * 0.7, Y + 0.192, Y + 0.208, z - 0.036, z - 0.0285, aluminium(), bev=0.001)
        x = XA + d * 0.7
        tube([(x - 0.005, Y + 0.20, z - 0.033), (x + 0.03, Y + 0.19, z - 0.05 - 0.02 * i), (x + 0.01, Y + 0.17, z - 0.11), (x - 0.02, Y + 0.16, z - 0.13 - 0.02 * i)], 0.0026, plain('#8f9498', 0.5))
    # the console: boxes of ply on the wall, two props below until it is screwed
    c0, c1, z0, z1, d = -1.90, 0.70, 0.26, 0.66, 0.42
    carcass(c0, c1, Y - d + 0.022, Y - 0.002, z0, z1, 4, 0)
    for x in (-1.45, 0.25):
        box(x - 0.022, x + 0.022, Y - d + 0.06, Y - d + 0.104, 0.012, z0 - 0.0185, wood('ash'), bev=0.002)
        box(x - 0.16, x + 0.16, Y - d + 0.05, Y - d + 0.115, z0 - 0.018, z0 - 0.0005, wood('ash', horiz=True), bev=0.002)
    sockets(('x', Y - 0.0115, -1), UNIT[0], UNIT[1], 6, 5)
    bracket(SCREEN[0], 1.30)
    switch_box(BACK, *SCREEN, 6, 7)
    a, e = PIPE, END  # the end of the wide pipe, and the cord in it
    cyl(0.026, 0, 0.010, plain('#979994', 0.55), (a, Y, e), 32, 0.002, rot=(pi / 2, 0, 0))
    cyl(0.0215, 0.0101, 0.0103, plain('#1d1e1f', 0.9), (a, Y, e), 32, 0, rot=(pi / 2, 0, 0))
    tube([(a, Y, e), (a + 0.004, Y - 0.05, e - 0.01), (a + 0.012, Y - 0.04, e - 0.12), (a - 0.006, Y - 0.02, e - 0.26), (a + 0.03, Y - 0.02, e - 0.33)], 0.0022, plain('#d0a63a', 0.6))
    floor_sheets(-X, X, F, Y)
    shutters()
    for i in range(2):  # the two drawer fronts
        shutter(-0.62 + 0.035 * i, Y - 0.63 - 0.03 * i, 0.61, 0.17 + 0.0 * i, wood('oak', horiz=True), 14, 0, peel=1 if i else -1)
    for y in (0.88, 1.62):
        trestle(-1.42, y, 0, 0.62, 0.70)
    sheet(-1.72, -1.12, 0.62, 1.92, 0.701, 0.719)
    drill(-1.34, 1.52, 0.7195, 205)
    measure_tape(-1.36, 1.02, 0.7195, 66)
    clamp(-1.122, 1.30, 0.7195, 90, 0.02)
    sheet(-1.40, -1.14, 1.20, 1.42, 0.7195, 0.7375)
    for i, (w, l) in enumerate(((0.92, 1.95), (0.62, 1.42))):  # what is left of the sheets
        face = FACES[i]
        leaning(-X + 0.30 + 0.02 * i, 2.05 - 0.12 * i, w, l, ply('y', 0.018, 9, face, 'z', face[0][1]), 7.5, 90, t=0.018, z=0.012)
    bucket(-0.30, 1.98, 0.012, '#d9d8d2', 0.14, 0.26, fill=plain('#efeeea', 0.6))
    toolbox(1.18, 1.42, -16, '#7c3b30')
    ladder(1.55, 1.98, 28, 1.1)
    offcuts(0.52, 1.35, 6, 3, 0.26)
    chips(-1.9, 1.9, 0.3, 2.7, 160, plain('#e4e2dd', 0.95), 5, 0.012)


def build(stage='shell'):
    reset(61)
    world('#e2e9f2', 0.35)
    raw = stage == 'shell'
    m = rendered() if raw else primer()
    room(-X, X, F, Y, h + (0.012 if raw else 0.02), m, concrete(), openings=[DOOR, ('B', -X - 0.2, X + 0.2, 0, h + (0.012 if raw else 0.02))], front=True)
    floor(-X, X, F, Y + 0.3, 0, screed())
    windowframe('R', X + 0.1, *DOOR[1:], paint('#3f4843'), 2, t=0.055)
    pane('R', X + 0.1, *DOOR[1:])
    area((X + 0.32, 0.5, 1.2), (1.95, 2.3), 140, '#f2f4f8', dirv=(-1, 0, 0))
    outside('right', X + 0.2, (-0.5, 1.5), 'balcony', floor=5)
    sun(-24, 34, 6, 0.8, 4900)
    area((-0.4, F + 0.06, 1.6), (3.0, 1.8), 45, '#eef2f8', dirv=(0, 1, 0), glossy=False)
    if raw:
        switch_box(BACK, SCREEN[0], SCREEN[1], 6, 3)
        switch_box(BACK, UNIT[0], UNIT[1], 6, 5)
    dict(shell=shell, carpentry=carpentry)[stage]()
