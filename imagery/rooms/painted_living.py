"""A living room about its painted walls; furniture few and low.

Variants: A terracotta limewash, an arched doorway and a painted arch, sun from a window on the left;
          A with other paint: C sage, D indigo, E ochre, F blush, G chalk.
Camera:   main.
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


def build(v='A'):
    reset(31)
    terracotta(v)


CAMS = dict(
    main=lambda: camera((0.20, -1.10, 1.28), 0, 26.5, -0.012, fstop=6, focus=4.5),
)
