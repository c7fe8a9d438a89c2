"""A wall while it is painted: primer, the first lanes of olive, the band along the tape cut in by brush; a painter's hand with the roller, morning sun.

Camera: main (upright).
"""

import cv2

from lib import *
from lib.closeup import cloud, place
from lib.drawings import picture
from lib.emulsion import emulsion
from lib.hands import Arm, checked, skinned, worn
from lib.people import Body, kept
from lib.site import bucket, floor_sheets, plain
from lib.weather import maths, node

X0, X1, F, H = -1.9, 1.75, -4.2, 2.95
LINE, FOOT = 1.27, 0.10
OLIVE, PRIMER = (98, 100, 60), (226, 222, 211)
ROLL = Vector((0.215, -0.0255, 0.905))  # the middle of the roller


def rolled():
    """the lower wall: how thick the paint lies, and its colour, 600 px to the metre"""
    k = 600
    w, h = int((X1 - X0) * k), int((LINE - FOOT) * k)
    g = np.random.default_rng(6)

    def noise_(sx, sy):
        a = g.random((max(2, int(h / sy)), max(2, int(w / sx)))).astype(np.float32)
        return cv2.resize(a, (w, h), interpolation=cv2.INTER_CUBIC)

    stipple = 0.55 * noise_(2, 2) + 0.25 * noise_(2, 24) + 0.2 * noise_(9, 14)
    broad = noise_(60, 120)
    x = np.linspace(X0, X1, w)[None, :].repeat(h, 0)
    z = np.linspace(LINE, FOOT, h)[:, None].repeat(w, 1)
    load = np.zeros((h, w), np.float32)
    wob = (noise_(40, 12) - 0.5) * 0.010

    def lane(xc, z0, z1, fade=0.10, full=1.25, half=0.115, lean=0.0):
        u = np.abs(x + wob - xc - lean * (z - z0)) / half
        side = np.clip((1 - u) / 0.06, 0, 1)
        end = np.clip((z - z0 + (noise_(45, 60) - 0.5) * 0.016) / 0.012, 0, 1) * np.clip((z1 - z) / fade, 0, 1)
        np.maximum(load, side * end * full, out=load)

    for i in range(9):
        lane(-1.85 + 0.205 * i, FOOT - 0.1, LINE + 0.1, 0.02)
    lane(0.000, 0.235, LINE - 0.02, 0.05)
    lane(0.215, 0.42, 0.900, 0.02, 1.12)
    cut = (z > LINE - 0.062 + (noise_(90, 30) - 0.5) * 0.020) & (x < 0.93 + (noise_(20, 6) - 0.5) * 0.09)  # by brush, along the tape
    load = np.maximum(load, cut * (1.02 + 0.3 * noise_(70, 2)))
    low = (z < FOOT + 0.055 + (noise_(70, 30) - 0.5) * 0.018) & (x < 0.30 + (noise_(20, 6) - 0.5) * 0.08)
    load = np.maximum(load, low * (1.02 + 0.3 * noise_(70, 2)))
    cov = np.clip((load - 0.35 - 0.55 * stipple) * 3.2, 0, 1) * np.clip(load * 2, 0, 1)
    tone = 0.93 + 0.10 * broad + 0.05 * (stipple - 0.5)
    olive = np.array(OLIVE, np.float32)[None, None] / 255 * tone[..., None]
    white = np.array(PRIMER, np.float32)[None, None] / 255 * (0.97 + 0.03 * noise_(160, 90))[..., None]
    c = cov[..., None] ** 0.8
    return picture('rolled', np.clip(white + (olive - white) * c, 0, 1)), picture('rolledwet', np.repeat(cov[..., None], 3, 2))


def lower_wall():
    colour, wet = rolled()
    m = mat('imgrolled', tex=colour, col=True, uv=True, rand=False, size=1, rough=0.6, spec=0.35)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF'].inputs
    t = node(nt, 'TexImage', {'Vector': node(nt, 'TexCoord').outputs['UV']})
    t.image = bpy.data.images[wet]
    nt.links.new(maths(nt, 'MULTIPLY_ADD', t.outputs[0], -0.30, 0.66), b['Roughness'])
    high = maths(nt, 'MULTIPLY_ADD', cloud(nt, place(nt, own=False), 230, 3, 0.6), 0.8, t.outputs[0])
    nt.links.new(node(nt, 'Bump', {'Height': high, 'Strength': 0.7, 'Distance': 0.0003}).outputs[0], b['Normal'])
    plane([(X0, -0.0008, FOOT), (X1, -0.0008, FOOT), (X1, -0.0008, LINE), (X0, -0.0008, LINE)], m)
    # tape along the line, a hand's breadth of it come loose at its end
    tape = mat('masking tape', '#d8bd7a', rough=0.75, var=0.04)
    g, V, n = R.Random(4), [], 120
    for i in range(n + 1):
        t_ = i / n
        a = X0 + 0.01 + (1.32 - X0) * t_
        e = 0.0012 * math.sin(a * 5) + g.uniform(-0.0003, 0.0003)
        off = 0.0014 + 0.055 * max(0, t_ - 0.955) ** 1.5 / 0.0095
        drop = 0.10 * max(0, t_ - 0.965) ** 1.4 / 0.009
        V += [(a, -off, LINE - 0.002 + e - drop), (a, -off - 0.002 * (t_ > 0.96), LINE + 0.022 + e - drop)]
    o = obj('tape', pmesh('tape', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]), tape, smooth=180)
    x = o.modifiers.new('s', 'SOLIDIFY')
    x.thickness, x.offset = 0.0004, 0
    o['afloat'] = True


DOWN = Vector((0.10, -0.42, -0.90)).normalized()  # along the handle, away from the roller
GRIP = ROLL + Vector((0.0, -0.075, -0.115)) + DOWN * 0.075  # the middle of the hand on it


def roller():
    p, wire = ROLL, steel(0.32)
    nap = mat('nap', rough=0.55, tex='boucle.png', size=0.05, ramp=[(0.2, '#62653a'), (0.8, '#83865a')], bump=[('boucle_h.png', 0.03, 1.0, 0.004)])
    lathe(rounded([(0.0001, -0.115), (0.018, -0.115), (0.0235, -0.111), (0.0245, -0.09), (0.0245, 0.09), (0.0235, 0.111), (0.018, 0.115), (0.0001, 0.115)], 3), nap, p, 64, 60, (0, pi / 2, 0))
    cyl(0.0185, 0.1151, 0.119, plain('#d9d6cd', 0.5), p, 32, 0.001, rot=(0, pi / 2, 0))
    top = GRIP - DOWN * 0.072
    q = p + Vector((0.150, 0, 0))
    tube([p + Vector((0.10, 0, 0)), q, q + Vector((0.004, -0.006, -0.012)), q + Vector((0.004, -0.055, -0.085)), q + Vector((-0.008, -0.063, -0.097)), p + Vector((0.018, -0.070, -0.106)), p + Vector((0.003, -0.073, -0.114)), top + DOWN * 0.03], 0.0038, wire, res=4, smooth=False)
    rot = Vector((0, 0, 1)).rotation_difference(DOWN).to_euler()
    lathe(rounded([(0.0001, 0), (0.009, 0), (0.0115, 0.005), (0.0125, 0.03), (0.0145, 0.06), (0.0145, 0.10), (0.0135, 0.128), (0.0145, 0.140), (0.010, 0.148), (0.0001, 0.149)], 4), plain('#b8391f', 0.42), top, 40, 60, tuple(rot))


def hand():
    """a man's left hand on the handle, his sleeve turned up below the elbow; he stands to the right, outside the picture. Before the room."""
    arm = Arm(Body('male', weight=0.0, muscle=0.25), 'L', fingers=(-0.90, 0.30, -0.24), back=(-0.37, -0.83, 0.35), forearm=(-0.84, 0.46, 0.26), upper=(-0.42, 0.28, -0.86))
    arm.hold(GRIP, -DOWN, 0.0142, out=0.013, along=-0.013, thumb=(-165, 0.026, 0))
    return arm, kept('painter', lambda: [arm.shirt(0.36, (0.058, 0.066, 0.076))])[0]


def build(v='A'):
    arm, cloth_ = hand()
    reset(34)
    world('#dbe6f4', 0.30)
    chalk = emulsion('#efe8da', 0.75, 0.025)
    win = (-2.75, -1.15, 0.45, 2.62)
    room(X0, X1, F, 0, H, chalk, chalk, openings=[('L', *win)], front=True)
    lower_wall()
    stone = kota(0.34)
    tilefloor(X0, X1, F, 0, 0, stone, 0.6, 0.6)
    box(X0, X1, -0.011, 0.0, 0.0015, 0.098, stone, bev=0.0025)
    floor_sheets(X0 + 0.05, X1, F, -0.03, 0.001)
    fr = wood('teak')
    a, b, c, d = win
    for q in (a, a + (b - a) / 3, a + 2 * (b - a) / 3, b):
        box(X0 - 0.13, X0 - 0.08, q - 0.022, q + 0.022, c, d, fr, bev=0)
    for z in (c, 1.98, d):
        box(X0 - 0.13, X0 - 0.08, a, b, z - 0.022, z + 0.022, fr, bev=0)
    sun(217, 15.5, 10.5, 0.55, 4300)
    area((X0 - 0.26, (a + b) / 2, (c + d) / 2), (b - a, d - c), 62, '#dfe9fb', dirv=(1, 0.1, 0))
    area((0.4, F + 0.06, 1.7), (2.8, 2.0), 20, '#eef1f5', dirv=(0, 1, 0), glossy=False)
    # a box for switches with its wires, not yet fitted
    box(0.30, 0.40, -0.004, 0.0, 1.045, 1.105, plain('#8e8b84', 0.5), bev=0.001)
    box(0.304, 0.396, -0.0046, -0.0005, 1.049, 1.101, plain('#2c2a28', 0.8), bev=0)
    for k, c_ in enumerate(('#a3231d', '#23262b', '#2f6a3a')):
        x = 0.325 + 0.024 * k
        tube([(x, 0.0, 1.085), (x + 0.004, -0.020, 1.080), (x + 0.010, -0.030, 1.055 - 0.008 * k), (x + 0.006, -0.022, 1.030 - 0.012 * k)], 0.0016, plain(c_, 0.4))
    # the pail, its edge run over, and the stick that stirs it
    px, py = -0.350, -0.56
    m = plain('#e7e4da', 0.38)
    lathe(rounded([(0.0001, 0), (0.118, 0), (0.122, 0.006), (0.138, 0.285), (0.146, 0.287), (0.147, 0.300), (0.144, 0.315), (0.147, 0.318), (0.1475, 0.324), (0.145, 0.328), (0.140, 0.328), (0.137, 0.324), (0.120, 0.02), (0.0001, 0.012)], 3, 40), m, (px, py, 0.004), 96, 40)
    paint_ = mat('wet paint', '#63653d', rough=0.12, spec=0.5, bump=[('smudge.png', 0.3, 0.1, 0.002)])
    lathe([(0.0001, 0.280), (0.1360, 0.2805)], paint_, (px, py, 0.004), 64, 60)
    V, n = [], 220  # what ran over its rim
    for k in range(n):
        t = 2 * pi * k / n
        q = noise.noise(Vector((math.cos(t) * 4.5, math.sin(t) * 4.5, 7)))
        l = max(0.0, math.cos(t + 1.15)) * (0.010 + 0.085 * max(0, q) ** 1.3) + 0.0005
        for j in range(9):
            f = j / 8
            z = 0.3275 - l * f
            r = (0.1472 if z > 0.316 else 0.1450 if z > 0.312 else 0.1472 if z > 0.288 else 0.1385 - (0.288 - z) * 0.055) + 0.0012 * math.sin(pi * min(1, f * 1.02)) + 0.0004
            V.append((px + r * math.cos(t), py + r * math.sin(t), z + 0.004))
    o = obj('run', pmesh('run', V, [(k * 9 + j, k * 9 + j + 1, (k + 1) % n * 9 + j + 1, (k + 1) % n * 9 + j) for k in range(n) for j in range(8)]), paint_, smooth=180)
    o['afloat'] = True
    tube([(px + 0.152 * math.cos(a), py - 0.152 * math.sin(a) * 0.82, 0.262 - 0.115 * math.sin(a)) for a in np.linspace(0.0, pi, 17)], 0.0022, steel(0.32))
    tube([(px - 0.06, py + 0.02, 0.10), (px + 0.115, py + 0.05, 0.415)], 0.0085, wood('ash'), smooth=False)
    roller()
    o, elbow, wrist = arm.show(skinned('#63402c', '#8a5c43'), True)
    worn(cloth_, checked('shirt', 0.034, ('#d9d6cf', '#3f6382', '#27425c')))


CAMS = dict(main=lambda: upright((-0.30, -2.10, 0.86), (0.005, 0.0, 0.800), 50, 3.5, (-0.350, -0.56, 0.33)))
