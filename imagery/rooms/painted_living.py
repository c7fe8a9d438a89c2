"""Two living rooms about their painted walls; furniture few and low.

Variants: A terracotta limewash, an arched doorway and a painted arch, sun from a window on the left;
          B olive below, chalk above, an ochre line between, the bookcase painted with the wall, north light;
          A with other paint: C sage, D indigo, E ochre, F blush, G chalk.
Cameras:  main (A), corner (B), chair (A, upright).
"""

from lib import *


def archplane(xc, w, h, y, m, n=40):
    """a painted arch: the shape alone, a hand's breadth in front of nothing"""
    r = w / 2
    P = [(xc - r, y, 0), (xc + r, y, 0)] + [(xc + math.cos(pi * i / n) * r, y, h - r + math.sin(pi * i / n) * r) for i in range(n + 1)]
    obj('arch', pmesh('arch', P, [tuple(range(len(P)))]), m)


def pot(x, y, z, r, h, m, neck=0.45):
    """an earthen water pot"""
    n, P = 26, [(0.0001, 0), (r * 0.42, 0)]
    for i in range(1, n + 1):  # belly and shoulder in one curve
        t = i / n
        P.append((r * (neck + (0.42 - neck) * (1 - t) ** 3 + 1.18 * (0.98 - neck) * math.sin(pi * t) ** 0.9 * (1 - 0.25 * t)) if t < 1 else r * neck, h * 0.90 * t))
    P = [(min(q, r), z) for q, z in P]
    lathe(P + [(r * neck * 1.1, h * 0.95), (r * neck * 1.38, h), (r * neck * 1.28, h * 0.995), (r * neck * 0.85, h * 0.90), (r * 0.5, h * 0.6)], m, (x, y, z), 64, 50)


# the wall, the arch painted on it
PAINTS = dict(
    A=('#a9623f', '#dcae8d'), C=('#7f8a6a', '#c3c8a8'), D=('#3c5268', '#8fa3b2'),
    E=('#c08f3c', '#efe7d6'), F=('#cda391', '#f2e9e0'), G=('#ddd2bd', '#c4a98a'),
)  # fmt: skip


def calm(m, keep=0.3):
    """m as a photographer sees it who has hung white cloths behind the camera: its own colour, but what it throws on floor and ceiling is nearly grey"""
    nt = m.node_tree
    base = nt.nodes['Principled BSDF'].inputs['Base Color']
    grey, path = nt.nodes.new('ShaderNodeHueSaturation'), nt.nodes.new('ShaderNodeLightPath')
    seen = nt.nodes.new('ShaderNodeMapRange')
    seen.inputs['To Min'].default_value = keep
    nt.links.new(path.outputs['Is Camera Ray'], seen.inputs[0])
    nt.links.new(base.links[0].from_socket, grey.inputs['Color'])
    nt.links.new(seen.outputs[0], grey.inputs['Saturation'])
    nt.links.new(grey.outputs[0], base)
    return m


def terracotta(v):
    world('#dfe6f0', 0.3)
    lime, chalk = limewash(PAINTS[v][0], 0.26 if v == 'A' else 0.16), paint('#efe6d8')
    if v in 'EF':
        calm(lime)
    X, F, Y, h = 2.6, -1.2, 4.2, 3.15
    room(-X, X, F, Y, h, lime, chalk, openings=[('B', -X - 0.2, X + 0.2, 0, h), ('L', 1.15, 2.05, 0.75, 2.65)], front=True)
    archpanel(-X - 0.2, X + 0.2, 0, h, Y, 1.42, 1.20, 2.45, lime, t=0.32, reveal=0.32)
    box(-X - 0.2, X + 0.2, Y + 0.30, Y + 0.32, 2.46, h, lime, bev=0)
    archplane(-0.95, 1.85, 2.30, Y - 0.003, limewash(PAINTS[v][1], 0.16))
    floor(-X, X + 0.5, F, Y + 3, 0, oxide('#a3988a', 0.26))
    # the passage behind the arch
    ochre = limewash('#d8b98d', 0.14)
    wall(-0.6, 4.2, 6.3, 6.5, 0, h, ochre)
    wall(-0.8, -0.6, Y + 0.32, 6.5, 0, h, ochre)
    wall(-0.8, 4.4, Y + 0.3, 6.5, 2.75, 2.9, chalk)
    area((3.4, 5.4, 1.5), (1.6, 2.2), 70, '#fff1dc', dirv=(-1, 0.1, -0.1))
    pot(1.62, 5.75, 0, 0.26, 0.62, ceramic('#3f4a3c', 0.5))
    branches((1.62, 5.75, 0.60), 1.05, 7, 12, '#7c8a52', (0.07, 0.026), 0.5, 24)
    # sun and sky through the window on the left
    sun(233, 17, 15, 0.55, 3900)
    area((-X - 0.25, 1.6, 1.7), (0.85, 1.85), 75, '#e6eefc', dirv=(1, 0.1, 0))
    for z in (1.38, 2.02):
        box(-X - 0.12, -X - 0.08, 1.15, 2.05, z - 0.02, z + 0.02, wood('teak'), bev=0)
    box(-X - 0.12, -X - 0.08, 1.58, 1.62, 0.75, 2.65, wood('teak'), bev=0)
    area((0.9, F + 0.06, 1.9), (2.6, 1.9), 60, '#fff3e4', dirv=(0, 1, -0.05), glossy=False)
    # a low masonry bench runs along the wall under the painted arch
    box(-X, 0.50, Y - 0.52, Y, 0, 0.36, lime, bev=0.03, seg=4)
    mat_c = fabric('#e9dcc4', 0.24, 0.2)
    softbox(1.75, 0.50, 0.09, mat_c, (-0.95, Y - 0.265, 0.405), r=0.035, puff=0.012, wr=0.004, piping=fabric('#a2553a'))
    for px, m, s, rz in ((-1.55, blockprint('#efe3cf', '#8c3f2c', 0.4), 0.95, 0.14), (-1.17, fabric('#4f5b4c' if v == 'E' else '#c9974f', 0.3, 0.15), 0.82, -0.1), (-0.38, fabric('#f1e8d8', 0.24), 0.9, -0.18)):
        simmesh('pillow', m, (px, Y - 0.17, 0.66), (math.radians(74), 0.05, rz), scale=s * 0.92)
    pot(-2.28, Y - 0.27, 0.36, 0.20, 0.44, ceramic('#8c4c34', 0.6))
    pot(0.24, Y - 0.27, 0.36, 0.12, 0.24, ceramic('#e5d5ba', 0.55), 0.5)
    pot(2.12, Y - 0.45, 0, 0.30, 0.74, ceramic('#e0d0b4', 0.65), 0.42)
    pampas((2.12, Y - 0.45, 0.70), 0.95, 9, 4, '#cdb58c')
    # chair, stool, dhurrie
    dhurrie(-1.55, 0.75, 1.55, 3.05, ['#e6dac3', '#9c5035', '#e6dac3', '#c79a55'], (0.30, 0.035, 0.07, 0.035))
    easychair(1.18, 2.62, 0, math.radians(-48), cushion=fabric('#efe6d4', 0.2))
    cyl(0.24, 0.0, 0.36, wood('teak'), (-0.35, 2.35, 0.009), 56, 0.02, r2=0.20)
    cup(-0.28, 2.30, 0.37, ceramic('#d9c7a8'))
    openbook(-0.45, 2.40, 0.37, 35, '#33503f')
    slippers(0.35, 2.02, 0.009, 150)


def olive():
    world('#dbe4f0', 0.35)
    ol, chalk, line = limewash('#7d774a', 0.10), paint('#f1e9d9'), paint('#b98337')
    X, F, Y, h, zl = 2.5, -1.4, 3.6, 2.9, 1.86
    W = (-0.75, 1.35, 0.85, 2.45)
    # two-tone shell: the lower and the upper part of every wall are walls of their own
    room(-X, X, F, Y, zl, ol, None, openings=[('R', W[0], W[1], W[2], zl), ('B', -1.95, 0.25, 0, zl)], front=True)
    for q in ((-X - 0.2, -X, F, Y), (-X - 0.2, X + 0.2, F - 0.2, F), (-X - 0.2, -1.95, Y, Y + 0.2), (0.25, X + 0.2, Y, Y + 0.2)):
        wall(*q, zl, h, chalk)
    wall(X, X + 0.2, F, W[0], zl, h, chalk)
    wall(X, X + 0.2, W[1], Y, zl, h, chalk)
    wall(X, X + 0.2, W[0], W[1], W[3], h, chalk)
    wall(-X - 0.2, X + 0.2, F - 0.2, Y + 0.6, h, h + 0.2, chalk)
    t = 0.014
    for q in ((-X, X, Y - 0.004, Y + 0.001), (-X - 0.001, -X + 0.004, F, Y), (X - 0.004, X + 0.001, W[1] + 0.08, Y)):
        if q[0] != -X:
            box(*q, zl - t, zl + t, line, bev=0)
        else:
            box(-X, -1.95, q[2], q[3], zl - t, zl + t, line, bev=0)
            box(0.25, X, q[2], q[3], zl - t, zl + t, line, bev=0)
    tilefloor(-X, X, F, Y, 0, kota(0.30), 0.6, 0.6)
    box(-X, -X + 0.012, F, Y, 0, 0.09, ol, bev=0.003)
    box(0.25, X, Y - 0.012, Y, 0, 0.09, ol, bev=0.003)
    box(X - 0.012, X, F, Y, 0, 0.09, ol, bev=0.003)
    # bookcase let into the wall and painted with it
    b0, b1, d = -1.95, 0.25, 0.32
    inner = paint('#6e6940')
    box(b0, b1, Y + d, Y + d + 0.02, 0, h, inner, bev=0)
    for z0, z1, m in ((0, zl, ol), (zl, h, chalk)):
        for a in (b0, b1 - 0.03, -1.25, -0.47):
            box(a, a + 0.03, Y - 0.012, Y + d, z0, z1, m, bev=0.002)
    for z in (0.66, 1.06, 1.46, zl, 2.26):
        box(b0 + 0.002, b1 - 0.002, Y - 0.010 - 0.006 * (z == zl), Y + d, z - 0.016, z + 0.016, line if z == zl else (ol if z < zl else chalk), bev=0.002)
    box(b0 - 0.002, b1 + 0.002, Y - 0.017, Y + d, 2.62, h, chalk, bev=0.002)
    box(b0, b1, Y + 0.01, Y + d, 0, 0.08, ol, bev=0)
    fronts(b0 + 0.005, b1 - 0.005, 0.09, 0.64, Y - 0.02, ol, 6, 1, pull='knob')
    bays = ((-1.92, -1.25), (-1.22, -0.47), (-0.44, 0.22))
    for i, (a, b) in enumerate(bays):
        for j, z in enumerate((0.677, 1.077, 1.477, 1.877, 2.277)):
            k = (i * 2 + j * 3) % 5
            if k == 0:
                books_row(a + 0.02, b - 0.06, Y + 0.03, z, 0.18, 0.27, 10 * i + j)
            elif k == 1:
                books_row(a + 0.02, a + 0.36, Y + 0.03, z, 0.18, 0.26, 10 * i + j)
                vase(('round', 'bottle', 'amph')[i], ceramic(('#c98f5a', '#e9e2d5', '#3f4a3c')[i]), (b - 0.16, Y + 0.14, z), 0.85)
            elif k == 2:
                zz = books_stack((a + b) / 2 - 0.14, Y + 0.14, z, 4, 3 * i + j, 0.26, 0.19)
                vase('bowl', brass(0.3), ((a + b) / 2 - 0.14, Y + 0.14, zz), 0.5)
                vase('cyl', ceramic('#a6603f'), (b - 0.14, Y + 0.14, z), 0.8)
            elif k == 3:
                books_row(b - 0.40, b - 0.02, Y + 0.03, z, 0.18, 0.25, 10 * i + j)
                vase('pot', ceramic('#d8cbb2'), (a + 0.17, Y + 0.15, z), 0.62)
            else:
                books_row(a + 0.03, b - 0.2, Y + 0.03, z, 0.18, 0.24, 10 * i + j)
    # window on the right, shutters folded back, garden behind
    windowframe('R', X + 0.12, W[0], W[1], W[2], W[3], wood('ash'), 3)
    pane('R', X + 0.12, W[0], W[1], W[2], W[3])
    for s, a in ((-1, W[0]), (1, W[1])):
        box(X - 0.05, X - 0.015, a - (0.36 if s < 0 else 0.0), a + (0.36 if s > 0 else 0.0), W[2], W[3], chalk, bev=0.004)
        for k in range(22):
            z = W[2] + 0.08 + k * 0.067
            box(X - 0.062, X - 0.045, a + s * 0.04, a + s * 0.32, z, z + 0.045, chalk, bev=0)
    box(X - 0.12, X + 0.2, W[0] - 0.05, W[1] + 0.05, W[2] - 0.045, W[2] - 0.005, kota(0.30), bev=0.005)
    area((X + 0.32, 0.3, 1.65), (2.1, 1.6), 190, '#f0f1f2', dirv=(-1, 0.08, 0))
    outside('right', X + 0.2, (W[0], W[1]), seed=5)
    sun(-24, 34, 7, 0.8, 4700)
    area((-0.6, F + 0.06, 1.7), (3.2, 1.8), 26, '#f8f3ea', dirv=(0.1, 1, 0), glossy=False)
    # daybed in ash against the back wall, brass tray table, paper lamp
    ash = wood('ash', horiz=True)
    x0, x1, y0, y1 = 0.62, 2.38, Y - 0.92, Y - 0.06
    box(x0, x1, y0, y1, 0.24, 0.31, ash, bev=0.008)
    for px in (x0 + 0.05, x1 - 0.05):
        for py in (y0 + 0.05, y1 - 0.05):
            cyl(0.026, 0, 0.24, wood('ash'), (px, py, 0), 24, r2=0.032)
    padbox(x1 - x0 - 0.02, y1 - y0 - 0.02, 0.15, blockprint('#eee5d3', '#7a6a3c', 0.6), ((x0 + x1) / 2, (y0 + y1) / 2, 0.385), 0.04, fabric('#7a6a3c'), front=False, n=22)
    for k, (px, m) in enumerate(((0.95, fabric('#b98337', 0.25)), (1.34, fabric('#efe8da', 0.2)), (1.76, blockprint('#ece2cc', '#4f5433', 0.4)))):
        simmesh('pillow', m, (px, y1 - 0.13, 0.70), (math.radians(75), 0.04, (0.1, -0.12, 0.08)[k]), scale=0.92)
    bolster(2.22, Y - 0.50, 0.46, fabric('#b98337', 0.25), 0.62, 0.10, 90)
    cyl(0.31, 0.40, 0.415, brass(0.28), (0.72, 1.72, 0), 64, 0.004)
    lathe([(0.30, 0.412), (0.315, 0.43), (0.318, 0.43), (0.31, 0.405)], brass(0.28), (0.72, 1.72, 0), 64)
    for k in range(3):
        a, b = k * 2 * pi / 3, k * 2 * pi / 3 + pi * 0.8
        tube([(0.72 + math.cos(a) * 0.22, 1.72 + math.sin(a) * 0.22, 0), (0.72 + math.cos(b) * 0.2, 1.72 + math.sin(b) * 0.2, 0.40)], 0.013, wood('walnut'), smooth=False)
    cup(0.84, 1.66, 0.415, ceramic('#e9e2d5'))
    openbook(0.60, 1.80, 0.415, -25, '#9a5a30')
    dhurrie(-1.15, 1.35, 0.55, 2.35, ['#d9cdb2', '#6d7247', '#d9cdb2', '#b98337'], (0.42, 0.05, 0.09, 0.03))
    easychair(-1.02, 1.35, 0, math.radians(112), wood('walnut'), cushion=fabric('#d8cba9', 0.25))
    # pictures on the left wall, straddling nothing: hung in the olive
    frame(-X, 2.15, 1.28, 0.62, 0.80, 'art17.png', wood('ash'), 'x', face=1)
    frame(-X, 2.95, 1.28, 0.62, 0.80, 'art10.png', wood('ash'), 'x', face=1)
    fan(0.1, 1.3, h, mat('fanw', '#e8e2d4', rough=0.4), mat('fanb', '#e8e2d4', rough=0.4), rot=0.9)
    peace_lily((-2.1, 3.1, 0), 1.0, 5, ceramic('#a6603f'), n=30)


def build(v='A'):
    reset(31)
    olive() if v == 'B' else terracotta(v)


CAMS = dict(
    main=lambda: camera((0.20, -1.10, 1.28), 0, 26.5, -0.012, fstop=6, focus=4.5),
    corner=lambda: camera((1.75, -1.15, 1.30), 19, 25, 0.01, fstop=6, focus=4),
    chair=lambda: upright((-1.35, 1.72, 0.64), (1.2, 2.70, 0.66), 45, 2.2),
)
