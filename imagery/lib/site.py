"""The building site before a room is finished: raw surfaces, the frame of a gypsum ceiling, carcasses of ply, and what lies about.

Imported by name in the rooms `site_*.py`, whose variants are the stages shell, ceiling and carpentry.
"""

import cv2
import random as R

from .scene import *
from .closeup import between, cloud, dressed, extruded, ply
from .drawings import picture
from .geometry import *
from .lights import point
from .materials import *
from .touches import beam
from .weather import maths, mixed, node, ramp

FACES = (  # of sheets of marine ply
    ((0.15, '#7c5a43'), (0.42, '#977254'), (0.62, '#a68163'), (0.9, '#b9967a')),
    ((0.15, '#84664a'), (0.42, '#a08160'), (0.62, '#b0926f'), (0.9, '#c4a785')),
    ((0.15, '#704c38'), (0.42, '#8b6149'), (0.62, '#9c7156'), (0.9, '#b08669')),
)
WIRES = '#b3362b', '#23252a', '#3f7a4a', '#d8b23c'


# ------------------------------------------------------------- surfaces, all by the place in the room: pieces of a wall go on
def here(nt, scale=(1, 1, 1)):
    return node(nt, 'Mapping', {'Vector': node(nt, 'NewGeometry').outputs['Position'], 'Scale': scale}).outputs[0]


def trowelled(name, stops, depth=0.003, rough=0.9, spots=None, floated=0.0):
    """what was floated by hand: damp and dry patches, strokes of the trowel, fine sand

    spots: colour of splashes; floated: how clearly one sees the turns of the float, patches of another mix and the damp at its foot
    """
    if name in MATERIALS:
        return MATERIALS[name]
    m = mat(name, rough=rough, spec=0.2)
    nt = m.node_tree
    p = here(nt)
    wide, patch = cloud(nt, p, 0.8, 4, 0.6, 0.5), cloud(nt, p, 4.5, 5, 0.62)
    stroke, sand = cloud(nt, here(nt, (1, 1, 0.4)), 11, 4, 0.6, 1.6), cloud(nt, p, 260, 2, 0.7)
    tone = maths(nt, 'MULTIPLY_ADD', wide, 0.50, maths(nt, 'MULTIPLY_ADD', patch, 0.30, maths(nt, 'MULTIPLY_ADD', stroke, 0.14, maths(nt, 'MULTIPLY', sand, 0.06))))
    c = ramp(nt, tone, stops)
    if spots:
        c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, cloud(nt, p, 7, 6, 0.7, 0.3), 0.60, 0.70), 0.6), c, (*lin(spots), 1))
    height = maths(nt, 'MULTIPLY_ADD', stroke, 0.6, maths(nt, 'MULTIPLY_ADD', patch, 0.6, maths(nt, 'MULTIPLY', sand, 0.14)))
    if floated:
        turns = maths(nt, 'SINE', maths(nt, 'MULTIPLY', node(nt, 'TexVoronoi', {'Vector': node(nt, 'VectorMath', {0: p, 1: node(nt, 'VectorMath', {0: node(nt, 'TexNoise', {'Vector': p, 'Scale': 3.0}).outputs[1], 'Scale': 0.25}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0], 'Scale': 2.6}, feature='SMOOTH_F1').outputs[0], 62.0))
        turns = maths(nt, 'MULTIPLY', turns, between(nt, cloud(nt, p, 2.2, 3), 0.42, 0.62))
        height = maths(nt, 'MULTIPLY_ADD', turns, 0.3 * min(1, floated), height)
        c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, turns, 0.1, 1.0), 0.09 * floated), c, (*lin('#c4c0b7'), 1))
        c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, cloud(nt, p, 1.0, 7, 0.62, 0.3), 0.55, 0.585), 0.30 * floated), c, (*lin('#716c64'), 1))
        c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, cloud(nt, node(nt, 'VectorMath', {0: p, 1: (4.3, 8.1, 2.2)}, operation='ADD').outputs[0], 1.7, 7, 0.66, 0.2), 0.585, 0.615), 0.36 * floated), c, (*lin('#b5b0a6'), 1))
        low = between(nt, maths(nt, 'MULTIPLY_ADD', patch, -0.9, node(nt, 'SeparateXYZ', {0: p}).outputs[2]), -0.42, -0.14, 1, 0)
        c = mixed(nt, maths(nt, 'MULTIPLY', low, 0.45 * floated), c, (*lin('#625d55'), 1))
    return dressed(m, c, height=height, depth=depth)


def cement():
    return trowelled('cement', [(0.36, '#837e76'), (0.49, '#959088'), (0.62, '#a5a097')], floated=1.0)


def rendered():
    """as cement(), floated more evenly: arcs of the float that one only just sees"""
    return trowelled('rendered', [(0.36, '#7f7a72'), (0.49, '#928d85'), (0.62, '#a39e95')], floated=0.42)


def screed():
    return trowelled('screed', [(0.38, '#6d6963'), (0.49, '#87827a'), (0.60, '#a09b92')], 0.002, 0.85, '#b9b4aa')


def primer():
    """putty and one coat of primer, not yet even"""
    return trowelled('primer', [(0.38, '#cbc9c2'), (0.49, '#dddbd5'), (0.60, '#e9e7e2')], 0.0012, 0.8, '#f6f5f2')


def coat():
    """boards of a ceiling after filling and one coat"""
    return trowelled('coat', [(0.36, '#dddbd5'), (0.62, '#e8e6e1')], 0.0008, 0.8)


def concrete():
    """a slab from below: the sheets of the formwork, their seams, some rust"""
    if 'concrete' in MATERIALS:
        return MATERIALS['concrete']
    m = mat('concrete', rough=0.75, spec=0.25)
    nt = m.node_tree
    p = here(nt)
    sheets = node(nt, 'TexBrick', {'Vector': p, 'Color1': (0.34, 0.34, 0.34, 1), 'Color2': (0.66, 0.66, 0.66, 1), 'Mortar': (0.5, 0.5, 0.5, 1), 'Scale': 1.0, 'Mortar Size': 0.006, 'Brick Width': 2.44, 'Row Height': 1.22}).outputs
    grey = node(nt, 'SeparateColor', {0: sheets['Color']}).outputs[0]
    tone = maths(nt, 'MULTIPLY_ADD', grey, 0.5, maths(nt, 'MULTIPLY_ADD', cloud(nt, p, 1.6, 5, 0.6), 0.34, maths(nt, 'MULTIPLY', cloud(nt, p, 9, 5, 0.6), 0.16)))
    c = ramp(nt, tone, [(0.38, '#7c7a76'), (0.5, '#93918c'), (0.62, '#a9a6a0')])
    c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, cloud(nt, p, 2.4, 6, 0.68), 0.60, 0.72), 0.35), c, (*lin('#8c6f57'), 1))
    c = mixed(nt, maths(nt, 'MULTIPLY', sheets['Fac'], between(nt, cloud(nt, p, 3, 3), 0.35, 0.6, 0.45, 0.95)), c, (*lin('#4f4b46'), 1))
    c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, cloud(nt, p, 11, 4, 0.6), 0.68, 0.72), 0.5), c, (*lin('#6e4a33'), 1))
    return dressed(m, c, height=maths(nt, 'MULTIPLY_ADD', sheets['Fac'], 1.0, maths(nt, 'MULTIPLY', grey, 2.0)), depth=0.004)


def bricks(across='y'):
    """country bricks in an upright wall that runs along that axis, with thick grey joints"""
    k = 'bricks' + across
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, rough=0.95, spec=0.1)
    nt = m.node_tree
    p = here(nt)
    s = node(nt, 'SeparateXYZ', {0: p}).outputs
    at = node(nt, 'CombineXYZ', {0: s['xy'.index(across)], 1: s[2]}).outputs[0]
    at = node(nt, 'VectorMath', {0: at, 1: node(nt, 'VectorMath', {0: node(nt, 'TexNoise', {'Vector': p, 'Scale': 13.0, 'Detail': 4.0}).outputs[1], 'Scale': 0.026}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    b = node(nt, 'TexBrick', {'Vector': at, 'Color1': (*lin('#8d5a48'), 1), 'Color2': (*lin('#6f4a3e'), 1), 'Mortar': (*lin('#79746c'), 1), 'Scale': 1.0, 'Mortar Size': 0.008, 'Mortar Smooth': 0.3, 'Brick Width': 0.24, 'Row Height': 0.087}).outputs
    c = mixed(nt, between(nt, cloud(nt, p, 14, 5, 0.7), 0.48, 0.70, 0, 0.65), b['Color'], (*lin('#857f77'), 1))  # smeared with mortar
    return dressed(m, c, height=maths(nt, 'MULTIPLY_ADD', b['Fac'], -1.0, maths(nt, 'MULTIPLY', cloud(nt, p, 60, 4, 0.7), 0.5)), depth=0.008)


def brickwork(across='y'):
    """as bricks(), each brick of its own firing, the joints raked and darker, mortar smeared over some of them only"""
    k = 'brickwork' + across
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, rough=0.95, spec=0.1)
    nt = m.node_tree
    p = here(nt)
    s = node(nt, 'SeparateXYZ', {0: p}).outputs
    at = node(nt, 'CombineXYZ', {0: s['xy'.index(across)], 1: s[2]}).outputs[0]
    at = node(nt, 'VectorMath', {0: at, 1: node(nt, 'VectorMath', {0: node(nt, 'TexNoise', {'Vector': p, 'Scale': 11.0, 'Detail': 4.0}).outputs[1], 'Scale': 0.022}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    brick = lambda a, b, size: node(nt, 'TexBrick', {'Vector': at, 'Color1': a, 'Color2': b, 'Mortar': (0.5, 0.5, 0.5, 1), 'Scale': 1.0, 'Mortar Size': size, 'Mortar Smooth': 0.25, 'Brick Width': 0.24, 'Row Height': 0.087}).outputs
    tone = node(nt, 'SeparateColor', {0: brick((0.0, 0.0, 0.0, 1), (1.0, 1.0, 1.0, 1), 0.0)['Color']}).outputs[0]  # one number a brick
    joint = brick((0, 0, 0, 1), (0, 0, 0, 1), 0.0085)['Fac']
    fired = maths(nt, 'MULTIPLY_ADD', tone, 0.46, maths(nt, 'MULTIPLY', cloud(nt, p, 26, 5, 0.7), 0.54))
    c = ramp(nt, fired, [(0.20, '#5a4038'), (0.40, '#6d4a3f'), (0.55, '#7a5445'), (0.76, '#876556')])
    smear = maths(nt, 'MULTIPLY', between(nt, cloud(nt, p, 5, 7, 0.72, 0.4), 0.56, 0.66), maths(nt, 'MULTIPLY', between(nt, tone, 0.25, 0.6, 0.25, 1), 0.42))
    c = mixed(nt, smear, c, (*lin('#85796d'), 1))
    c = mixed(nt, between(nt, joint, 0.1, 0.7), c, ramp(nt, cloud(nt, p, 30, 4, 0.6), [(0.35, '#57524c'), (0.65, '#787169')]))
    return dressed(m, c, height=maths(nt, 'MULTIPLY_ADD', joint, -1.0, maths(nt, 'MULTIPLY', cloud(nt, p, 70, 4, 0.7), 0.45)), depth=0.009)


def river_sand():
    """sand without a pattern: grains, and drier where it is poured last"""
    if 'river sand' in MATERIALS:
        return MATERIALS['river sand']
    m = mat('river sand', rough=1, spec=0.08)
    nt = m.node_tree
    p = here(nt)
    tone = maths(nt, 'MULTIPLY_ADD', cloud(nt, p, 7, 4, 0.6), 0.40, maths(nt, 'MULTIPLY_ADD', cloud(nt, p, 110, 3, 0.75), 0.50, 0.04))
    return dressed(m, ramp(nt, tone, [(0.36, '#4f473b'), (0.47, '#6f6657'), (0.60, '#8b8271')]), height=cloud(nt, p, 95, 4, 0.8), depth=0.010)


def gi():
    return mat('gi', '#c6cacb', rough=0.46, metal=1, rough_tex=('smudge.png', 0.25, 0.42, 0.54))


def aluminium():
    return mat('aluminium', '#a8aaaa', rough=0.45, metal=1)


def plain(c, rough=0.55):
    return mat('plain' + c + str(rough), c, rough=rough)


def film():
    return mat('film', '#c3ccd3', rough=0.25, spec=0.6, translucent=0.5)


# ------------------------------------------------------------- walls: conduits, boxes, pipes
def on_wall(wall):
    """puts a box by the length along a wall, how far it stands out, and the height; wall: axis, place, side it faces"""
    axis, at, face = wall

    def put(a0, a1, d0, d1, z0, z1, m, bev=0):
        q = sorted((at + face * d0, at + face * d1))
        return box(a0, a1, *q, z0, z1, m, bev=bev) if axis == 'x' else box(*q, a0, a1, z0, z1, m, bev=bev)

    return put, (lambda a, d, z: (a, at + face * d, z)) if axis == 'x' else (lambda a, d, z: (at + face * d, a, z))


def ragged(wall, a, z0, z1, half, rough, out, m, r):
    """a strip up a wall with broken edges"""
    _, at = on_wall(wall)
    n = int((z1 - z0) / 0.03)
    wide = lambda s, i: half * (0.75 + 0.9 * noise.noise(Vector((a * 9, s, i * 0.13)))) + r.uniform(-1, 1) * rough  # here broad, there nothing
    V = [at(a + s * max(0.01, wide(s, i) if out < 0.002 else half + r.uniform(-1, 1) * rough), out, z0 + (z1 - z0) * i / n) for i in range(n + 1) for s in (-1, 1)]
    obj('ragged', pmesh('ragged', V, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]), m)['afloat'] = True


def chase(wall, a, z0, z1, side=0.0, pipes=1):
    """a groove cut for conduits from z0 up to z1, patched with mortar here and there"""
    put, at = on_wall(wall)
    w, r = 0.024 * pipes + 0.022, R.Random(int(a * 100))
    ragged(wall, a, z0, z1, w / 2 + 0.03, 0.022, 0.0012, mat('smear', '#9b958c', rough=0.95), r)
    ragged(wall, a, z0, z1, w / 2 + 0.002, 0.009, 0.0024, trowelled('groove', [(0.35, '#3c3732'), (0.5, '#534d46'), (0.62, '#6d5546')], 0.006), r)
    for i in range(pipes):
        x = a + (i - (pipes - 1) / 2) * 0.026
        tube([at(x, 0.000, z0), at(x + 0.002, 0.002, (z0 + z1) / 2), at(x, 0.000, z1)], 0.0115, plain('#b4b6b4'))
    z = z0 + r.uniform(0.25, 0.5)
    while z < z1 - 0.2:
        ragged(wall, a, z, z + r.uniform(0.07, 0.16), w * r.uniform(0.6, 0.85), 0.016, 0.0135, cement(), r)
        z += r.uniform(0.6, 0.9)


def lump(wall, a, z, w, h, out, m, r):
    """mortar thrown on and dragged off: highest in its middle, torn where the trowel left it"""
    _, at = on_wall(wall)
    n, off, side = 34, r.uniform(0, 50), r.choice((-1, 1))
    V = [at(a, out, z)]
    for k, f in ((0.5, 1.0), (0.8, 0.8), (1.0, 0.0)):
        for i in range(n):
            t = 2 * pi * i / n
            q = k * (1 + 0.30 * noise.noise(Vector((off + 1.1 * math.cos(t), 1.1 * math.sin(t), off))) + (0.22 * noise.noise(Vector((off + 4 * math.cos(t), 4 * math.sin(t), off))) + 0.10 * noise.noise(Vector((off + 9 * math.cos(t), 9 * math.sin(t), off)))) * k)
            q *= 1 + 0.45 * max(0, side * math.cos(t)) ** 3 * (0.6 + 0.8 * noise.noise(Vector((off, 6 * math.sin(t), 1))))  # the way it was dragged
            c, e = math.cos(t), math.sin(t)
            u, v = w / 2 * q * math.copysign(abs(c) ** 0.75, c), h / 2 * q * math.copysign(abs(e) ** 0.75, e)
            V.append(at(a + u, max(0.0009, out * f + 0.0015 * noise.noise(Vector((u * 60, v * 60, off))) * (f > 0)), z + v))
    F = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
    F += [(1 + j * n + i, 1 + (j + 1) * n + i, 1 + (j + 1) * n + (i + 1) % n, 1 + j * n + (i + 1) % n) for j in (0, 1) for i in range(n)]
    obj('lump', pmesh('lump', V, F), m, smooth=60)['afloat'] = True


def groove(wall, a, z0, z1, pipes=1):
    """as chase(), without a border: dark where it was cut, here and there mortar that was pulled over it or beside it"""
    _, at = on_wall(wall)
    w, r = 0.024 * pipes + 0.020, R.Random(int(a * 1000 + z0 * 10))
    dark = trowelled('groove', [(0.35, '#3c3732'), (0.5, '#534d46'), (0.62, '#6d5546')], 0.006)
    fresh = trowelled('fresh mortar', [(0.38, '#736e66'), (0.5, '#857f76'), (0.60, '#97918a')], 0.008, 0.95)
    ragged(wall, a, z0, z1, w / 2 + 0.001, 0.006, 0.0024, dark, r)
    for i in range(pipes):
        x = a + (i - (pipes - 1) / 2) * 0.026
        n = 6
        tube([at(x + r.uniform(-0.003, 0.003), 0.001 + r.uniform(-0.002, 0.002), z0 + (z1 - z0) * k / n) for k in range(n + 1)], 0.0105, plain(('#8f908c', '#989994', '#878984')[i % 3], 0.6))
    z = z0 + 0.06
    while z < z1 - 0.05:
        for s in (-1, 1):  # its edge, broken out and made good
            if r.random() < 0.55:
                lump(wall, a + s * (w / 2 + r.uniform(0.001, 0.010)), z + r.uniform(-0.04, 0.04), r.uniform(0.012, 0.034), r.uniform(0.03, 0.13), r.uniform(0.002, 0.005), fresh, r)
        z += r.uniform(0.06, 0.22)
    z = z0 + r.uniform(0.22, 0.5)
    while z < z1 - 0.2:
        lump(wall, a + r.uniform(-0.015, 0.015), z, w + r.uniform(0.04, 0.13), r.uniform(0.05, 0.17), 0.0140, fresh, r)
        z += r.uniform(0.45, 0.95)


def filled(wall, a, z0, z1):
    """where a groove was: putty, whiter than the coat of primer about it"""
    put, _ = on_wall(wall)
    r, z = R.Random(int(a * 77)), z0
    while z < z1:
        e = min(z1, z + r.uniform(0.25, 0.6))
        put(a - r.uniform(0.035, 0.06), a + r.uniform(0.035, 0.06), -0.001, 0.0012, z, e, trowelled('putty', [(0.36, '#efeeea'), (0.62, '#f7f6f3')], 0.002, 0.85), 0.001)
        z = e


def switch_box(wall, a, z, n=4, seed=1):
    """a box of galvanised steel let into the wall, wires coiled in it"""
    put, at = on_wall(wall)
    w, h, r = 0.034 * n / 2 + 0.02, 0.043, R.Random(seed)
    put(a - w - 0.02, a + w + 0.02, -0.01, 0.002, z - h - 0.02, z + h + 0.02, cement(), 0.001)
    put(a - w, a + w, -0.01, 0.006, z - h, z + h, gi(), 0.001)
    put(a - w + 0.004, a + w - 0.004, 0, 0.0065, z - h + 0.004, z + h - 0.004, plain('#3c3d3d', 0.8))
    for i in range(3):
        b = a + (i - 1) * w * 0.5
        tube([at(b, 0.004, z + 0.01), at(b + r.uniform(-0.02, 0.02), 0.05, z + 0.02), at(b + r.uniform(-0.04, 0.04), 0.055, z - 0.06), at(b + r.uniform(-0.05, 0.05), 0.03, z - 0.10)], 0.0032, plain(WIRES[i], 0.4))


def stub(wall, a, z, m, r=0.012, out=0.05, plug=None):
    """a pipe that ends just out of the wall, with a plug"""
    _, at = on_wall(wall)
    tube([at(a, -0.05, z), at(a, out, z)], r, m, smooth=False)
    if plug:
        tube([at(a, out - 0.015, z), at(a, out + 0.012, z)], r * 1.25, plug, smooth=False)


def datum(wall, a0, a1, z=1.0):
    """the level line, struck with a chalked cord, and a mark on it"""
    put, _ = on_wall(wall)
    put(a0, a1, 0, 0.0008, z - 0.0022, z + 0.0022, plain('#3f5f98', 0.9))


def hanging_cable(x, y, ztop, drop=0.4, seed=1):
    """a cable that waits for its lamp: it comes out of the slab or board, loops, and its ends are bare"""
    r = R.Random(seed * 7)
    drop *= r.uniform(0.7, 1.4)
    cyl(0.024, -0.0015, 0, plain('#33322f', 0.9), (x, y, ztop), 32, 0)
    P = [(x, y, ztop)] + [(x + r.uniform(-0.03, 0.03), y + r.uniform(-0.03, 0.03), ztop - drop * k / 4) for k in (1, 2, 3)]
    e = P[-1]
    tube(P + [(e[0] + 0.05, e[1], e[2] - 0.05), (e[0] + 0.03, e[1], e[2] - 0.13)], 0.0065, plain('#8f9498', 0.5))
    if seed % 2:  # the rest of it is rolled up
        q, t = r.uniform(0.03, 0.065), r.uniform(0, 6)
        tube([(e[0] + q * math.cos(k * pi / 6) * (1 + 0.16 * math.sin(k + t)), e[1] + 0.02 * math.sin(k * 0.9), e[2] - q + q * math.sin(k * pi / 6) * (0.8 + 0.2 * math.cos(k * 0.7 + t))) for k in range(40)], 0.0045, plain('#8f9498', 0.5))
    for i in range(2):
        q = (e[0] + 0.03, e[1], e[2] - 0.125)
        tube([q, (q[0] + 0.01 + 0.02 * i, q[1], q[2] - 0.03), (q[0] - 0.01 + 0.04 * i, q[1], q[2] - 0.055)], 0.0026, plain(WIRES[i], 0.4))


# ------------------------------------------------------------- the ceiling of gypsum board
HAT = [(-0.025, 0), (0.025, 0), (0.025, 0.024), (0.042, 0.024), (0.042, 0.026), (0.023, 0.026), (0.023, 0.002), (-0.023, 0.002), (-0.023, 0.026), (-0.042, 0.026), (-0.042, 0.024), (-0.025, 0.024)]
TROUGH = [(-0.0225, 0), (0.0225, 0), (0.0225, 0.015), (0.0205, 0.015), (0.0205, 0.002), (-0.0205, 0.002), (-0.0205, 0.015), (-0.0225, 0.015)]


def section(P, axis, a0, a1, at, z):
    """a rolled section from a0 to a1 along that axis, its underside at z"""
    return extruded([(at + u, z + v) for u, v in P], a0, a1, gi(), axis, bev=0)


def steps(a, b, pitch):
    n = max(1, round((b - a) / pitch))
    return [a + (b - a) * (i + 0.5) / n for i in range(n)]


def gi_frame(x0, x1, y0, y1, z, slab, along='x', pitch=0.457, bearers=1.0):
    """sections along that axis at z, which the boards are screwed to, on bearers across them, hung from the slab; a channel round the edge"""
    for q in ((x0, x0 + 0.002, y0, y1), (x1 - 0.002, x1, y0, y1), (x0, x1, y0, y0 + 0.002), (x0, x1, y1 - 0.002, y1)):
        box(*q, z, z + 0.028, gi(), bev=0)
    for q in ((x0, x0 + 0.022, y0, y1), (x1 - 0.022, x1, y0, y1), (x0, x1, y0, y0 + 0.022), (x0, x1, y1 - 0.022, y1)):
        box(*q, z - 0.0012, z, gi(), bev=0)
    a, b, p, q = (x0, x1, y0, y1) if along == 'x' else (y0, y1, x0, x1)
    for s in steps(p, q, pitch):
        section(HAT, along, a + 0.004, b - 0.004, s, z)
    for s in steps(a, b, bearers):
        section(TROUGH, 'y' if along == 'x' else 'x', p, q, s, z + 0.027)
        for t in steps(p, q, 0.9):
            x, y = (s, t) if along == 'x' else (t, s)
            box(x - 0.016, x + 0.016, y + 0.0215, y + 0.0235, z + 0.026, slab, gi(), bev=0) if along == 'y' else box(x + 0.0215, x + 0.0235, y - 0.016, y + 0.016, z + 0.026, slab, gi(), bev=0)
            box(x - 0.012, x + 0.026, y - 0.012, y + 0.026, slab - 0.003, slab, gi(), bev=0)


def gypsum(x0, x1, y0, y1, z, joints=True, w=1.22, l=1.83):
    """boards under a frame at z, screwed; joints: filled and taped"""
    paper, filler = plain('#d5d2ca', 0.85), trowelled('filler', [(0.4, '#e6e5e1'), (0.6, '#f0efec')], 0.002, 0.85)
    V, F = [], []
    xs, ys = np.arange(x0, x1 - 0.05, l), np.arange(y0, y1 - 0.05, w)
    for x in xs:
        for y in ys:
            a, b = min(x + l, x1), min(y + w, y1)
            box(x + 0.0015, a - 0.0015, y + 0.0015, b - 0.0015, z - 0.0125, z - 0.0015, paper, bev=0.001)
            for s in np.arange(x + 0.02, a, 0.23):
                for t in [y + 0.014, b - 0.014] + list(np.arange(y + 0.40, b - 0.1, 0.4)):
                    k = len(V)
                    V += [(s + 0.009 * math.cos(q * pi / 4), t + 0.009 * math.sin(q * pi / 4), z - 0.0129) for q in range(8)]
                    F.append(tuple(range(k, k + 8))[::-1])
    obj('spots', pmesh('spots', V, F), filler)['afloat'] = True
    if joints:
        for x in xs[1:]:
            box(x - 0.075, x + 0.075, y0, y1, z - 0.0136, z - 0.0125, filler, bev=0)
        for y in ys[1:]:
            box(x0, x1, y - 0.07, y + 0.07, z - 0.0140, z - 0.0125, filler, bev=0)


# ------------------------------------------------------------- carpentry
def sheet(x0, x1, y0, y1, z0, z1):
    """a piece of ply; its thin side shows the plies"""
    d = (x1 - x0, y1 - y0, z1 - z0)
    a, k = d.index(min(d)), d.index(max(d))
    face = FACES[int(abs(x0 * 37 + y0 * 91 + z0 * 53)) % len(FACES)]
    return box(x0, x1, y0, y1, z0, z1, ply('xyz'[a], round(min(d), 3), 9, face, 'xyz'[k], face[0][1]), bev=0.0006, seg=1)


def carcass(x0, x1, y0, y1, z0, z1, cols=1, shelves=1, top=True, skip=()):
    """open boxes of ply side by side, fronts towards -y; skip: numbers of the boxes without shelves"""
    t, w = 0.018, (x1 - x0) / cols
    sheet(x0, x1, y1 - 0.009, y1, z0, z1)
    for i in range(cols):
        a, b = x0 + i * w, x0 + (i + 1) * w
        for s in (a, b - t):
            sheet(s + 0.0004, s + t - 0.0004, y0, y1 - 0.0095, z0, z1)
        sheet(a + t, b - t, y0 + 0.001, y1 - 0.01, z0, z0 + t)
        if top:
            sheet(a + t, b - t, y0 + 0.001, y1 - 0.01, z1 - t, z1)
        else:  # rails that carry the worktop
            sheet(a + t, b - t, y0 + 0.001, y0 + 0.10, z1 - t, z1)
            sheet(a + t, b - t, y1 - 0.11, y1 - 0.01, z1 - t, z1)
        for k in range(0 if i in skip else shelves):
            z = z0 + (z1 - z0) * (k + 1) / (shelves + 1)
            sheet(a + t, b - t, y0 + 0.03, y1 - 0.01, z, z + t)


def board_stack(x0, x1, y0, y1, n, z=0.012):
    """gypsum boards, put down one on the other; a band of paper holds their near ends"""
    r = R.Random(n)
    for i in range(n):
        a, b = r.uniform(-0.02, 0.02), r.uniform(-0.025, 0.025)
        box(x0 + a, x1 + a, y0 + b, y1 + b, z + 0.0140 * i, z + 0.0140 * i + 0.0125, plain('#d9d6cd', 0.85) if i % 2 else plain('#cdc9bf', 0.85), bev=0.001)
        box(x0 + a + 0.002, x1 + a - 0.002, y0 + b - 0.0006, y0 + b, z + 0.0140 * i + 0.001, z + 0.0140 * i + 0.0115, plain('#56788f', 0.6), bev=0)


def leaning(x, y, w, h, m, lean=9, rot=0, t=0.019, z=0.0, roll=0.0):
    """a panel that leans back against something; its foot at x, y, its face towards -y before rot; lean and roll in degrees"""
    with turned(x, y, rot, z):
        o = box(-w / 2, w / 2, 0, t, 0, h, m, bev=0.001)
        o.location = (0, 0, 0)
        o.data.transform(Matrix.Translation((0, t / 2, h / 2)))
        o.rotation_euler = (-math.radians(lean), math.radians(roll), 0)
    return o


def shutter(x, y, w, h, m, lean=12, rot=0, peel=1):
    """leaning on two laths, its film lapped over the edge and come loose at a corner"""
    with turned(x, y, rot):
        for s in (-1, 1):
            box(s * w * 0.3 - 0.02, s * w * 0.3 + 0.02, -0.06, 0.10, 0.012, 0.034, wood('ash'), bev=0.002)
    o = leaning(x, y, w, h, m, lean, rot, z=0.036)
    n, q = 8, 0.16
    V = [(peel * (w / 2 - q * a / n), -0.001 - 0.05 * (1 - (a + b) / n) ** 2, h - q * b / n - 0.03 * (1 - (a + b) / n)) for a in range(n + 1) for b in range(n + 1 - a)]
    at = lambda a, b: a * (n + 1) - a * (a - 1) // 2 + b
    F = [(at(a, b), at(a + 1, b), at(a, b + 1)) for a in range(n) for b in range(n - a)] + [(at(a + 1, b), at(a + 1, b + 1), at(a, b + 1)) for a in range(n) for b in range(n - a - 1)]
    rags = [obj('film', pmesh('film', V, F), film(), smooth=180)]
    rags.append(box(-w / 2, w / 2, -0.0007, 0, h - 0.022, h - 0.0005, film(), bev=0))
    for f in rags:
        f.parent, f['afloat'] = o, True


def trestle(x, y, rot=0, l=1.1, h=0.72):
    with turned(x, y, rot):
        m = wood('ash', horiz=True)
        beam((-l / 2, 0, h - 0.04), (l / 2, 0, h - 0.04), 0.07, 0.08, m)
        for s in (-1, 1):
            for d in (-1, 1):
                beam((s * (l / 2 - 0.16), d * 0.03, h - 0.06), (s * (l / 2 - 0.08), d * 0.26, 0), 0.045, 0.06, wood('ash'))
            beam((s * (l / 2 - 0.12), -0.17, h * 0.36), (s * (l / 2 - 0.12), 0.17, h * 0.36), 0.02, 0.07, m)


def offcuts(x, y, n=5, seed=1, reach=0.35):
    """ends of ply on the floor, and the dust of the saw"""
    r = R.Random(seed)
    for i in range(n):
        a, b = r.uniform(0.08, 0.22), r.uniform(0.04, 0.12)
        o = sheet(-a, a, -b, b, 0, 0.018)
        o.location = (x + r.uniform(-reach, reach), y + r.uniform(-reach, reach) * 0.7, 0.011 + 0.0185 * (i % 3 == 2) + 0.0012 * i)
        o.rotation_euler.z = r.uniform(0, 3)
    for k in (1.0, 0.6, 0.35):  # thin, and thinner outwards
        rubble(x - reach * k, x + reach * k, y - reach * k * 0.8, y + reach * k * 0.8, 500, mat('sawdust', '#c8a985', rough=1, spec=0.1), seed, 0.008)


def toolbox(x, y, rot=0, c='#3b5f86'):
    with turned(x, y, rot):
        m = plain(c, 0.4)
        box(-0.24, 0.24, -0.11, 0.11, 0.004, 0.152, m, bev=0.003)
        for s in (-1, 1):  # two lids that meet under the handle
            box(-0.235, 0.235, *sorted((s * 0.002, s * 0.105)), 0.154, 0.205, m, bev=0.004)
            box(s * 0.17 - 0.012, s * 0.17 + 0.012, -0.116, -0.104, 0.115, 0.16, steel(), bev=0.002)
        tube([(-0.13, 0, 0.19), (-0.13, 0, 0.245), (0.13, 0, 0.245), (0.13, 0, 0.19)], 0.007, steel(), smooth=False)


def drill(x, y, z, rot=0):
    """a cordless drill, laid down"""
    with turned(x, y, rot, z):
        body, dark = plain('#23616b', 0.5), plain('#26282a', 0.55)
        along = (0, pi / 2, 0)
        cyl(0.033, -0.09, 0.07, body, (0, 0, 0.034), 40, 0.010, rot=along)
        cyl(0.030, 0.07, 0.10, dark, (0, 0, 0.034), 40, 0.006, r2=0.022, rot=along)
        cyl(0.021, 0.10, 0.145, dark, (0, 0, 0.034), 32, 0.004, r2=0.013, rot=along)
        cyl(0.0035, 0.145, 0.215, steel(), (0, 0, 0.034), 16, 0.001, rot=along)
        with turned(-0.04, -0.02, -12):
            box(-0.025, 0.02, -0.135, 0, 0.014, 0.054, dark, bev=0.014, seg=4)
            box(-0.045, 0.045, -0.205, -0.136, 0.001, 0.067, body, bev=0.008, seg=3)


# ------------------------------------------------------------- what lies about
def heap(x, y, r, h, m, seed=1, z=0.0, slump=0.0):
    """sand, mortar or dust, poured; slump: how much of it has slid"""
    n, k, off = 72, 24, Vector((seed * 3.3, seed * 1.7, 0))
    V = [(0, 0, h * 0.94)]
    for j in range(1, k + 1):
        for i in range(n):
            a, t = 2 * pi * i / n, j / k
            q = r * t * (1 + 0.22 * noise.noise(Vector((math.cos(a), math.sin(a), 0)) * 1.6 + off))
            zz = h * (math.cos(pi * t) * 0.5 + 0.5) + h * 0.14 * noise.noise(Vector((q * math.cos(a), q * math.sin(a), 0)) * 9 + off) * (1 - t * t)
            if slump:
                zz = max(-0.006 * (t > 0.5), zz + h * slump * (abs(noise.noise(Vector((q * math.cos(a), q * math.sin(a), 2)) * 7 + off)) - 0.22) * (1 - t**4) * t)
            V.append((q * math.cos(a), q * math.sin(a), zz - (0.004 if j == k else 0)))
    F = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
    F += [(1 + j * n + i, 1 + (j + 1) * n + i, 1 + (j + 1) * n + (i + 1) % n, 1 + j * n + (i + 1) % n) for j in range(k - 1) for i in range(n)]
    return obj('heap', pmesh('heap', V, F), m, (x, y, z), smooth=180)


def sand():
    return mat('sand', '#a98f6c', rough=1, spec=0.1, tex='boucle.png', size=0.12, ramp=[(0, '#8d7452'), (1, '#b89d78')], bump=[('boucle_h.png', 0.10, 0.9, 0.008), ('plaster_h.png', 0.5, 0.6, 0.02)])


def rubble(x0, x1, y0, y1, n, m, seed=1, big=0.03):
    """crumbs of mortar and brick, more small ones than large"""
    r, V, F = R.Random(seed), [], []
    for _ in range(n):
        s, x, y = big * r.random() ** 3 + 0.004, r.uniform(x0, x1), r.uniform(y0, y1)
        k = len(V)
        V += [(x + s * a * r.uniform(0.5, 1), y + s * b * r.uniform(0.5, 1), max(0, s * 0.7 * c * r.uniform(0.5, 1))) for a in (-1, 1) for b in (-1, 1) for c in (0, 1)]
        F += [(k, k + 1, k + 3, k + 2), (k + 4, k + 6, k + 7, k + 5), (k, k + 4, k + 5, k + 1), (k + 2, k + 3, k + 7, k + 6), (k + 1, k + 5, k + 7, k + 3)]
    obj('rubble', pmesh('rubble', V, F), m)['afloat'] = True


def droppings(x0, x1, y0, y1):
    """what fell from the trowel: thick along the walls, thin on the floor"""
    for i, (q, n) in enumerate((((x0, x1, y1 - 0.07, y1), 900), ((x0, x1, y1 - 0.4, y1), 300), ((x0, x0 + 0.07, y0, y1), 500), ((x1 - 0.07, x1, y0, y1), 500), ((x1 - 0.4, x1, y0, y1), 150), ((x0 + 0.3, x1 - 0.3, y0, y1 - 0.3), 300))):
        rubble(*q, n, cement() if i % 3 else screed(), i, 0.028 if i < 5 else 0.018)


def chips(x0, x1, y0, y1, n, m, seed=1, big=0.03, about=None):
    """as rubble(), of shapes without right angles; about: x, y, r of the circle outside which they thin out"""
    r, V, F = R.Random(seed), [], []
    for _ in range(n):
        s = big * r.random() ** 3 + 0.003
        if about:
            t, q = r.uniform(0, 2 * pi), about[2] * (0.72 + abs(r.gauss(0, 0.28)))
            x, y = about[0] + q * math.cos(t), about[1] + q * math.sin(t)
        else:
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        k, c = len(V), r.randint(5, 7)
        turn, flat = r.uniform(0, 6), r.uniform(0.25, 0.7)
        tilt = (r.uniform(-0.35, 0.35), r.uniform(-0.35, 0.35))
        for low in (1, 0):
            for i in range(c):
                t = turn + 2 * pi * (i + r.uniform(-0.3, 0.3)) / c
                q = s * r.uniform(0.7, 1.15) * (1 if low else r.uniform(0.45, 0.85))
                u, v = q * math.cos(t), q * math.sin(t) * 0.75
                V.append((x + u, y + v, 0 if low else max(0.001, s * flat + tilt[0] * u + tilt[1] * v)))
        F += [(k + i, k + (i + 1) % c, k + c + (i + 1) % c, k + c + i) for i in range(c)] + [tuple(range(k + c, k + 2 * c))]
    obj('chips', pmesh('chips', V, F), m)['afloat'] = True


def swept(x0, x1, y0, y1):
    """as droppings(), of chips(), and none large in the middle of the floor"""
    for i, (q, n) in enumerate((((x0, x1, y1 - 0.07, y1), 900), ((x0, x1, y1 - 0.4, y1), 300), ((x0, x0 + 0.07, y0, y1), 500), ((x1 - 0.07, x1, y0, y1), 500), ((x1 - 0.4, x1, y0, y1), 150), ((x0 + 0.3, x1 - 0.3, y0, y1 - 0.3), 420))):
        chips(*q, n, cement() if i % 3 else screed(), i, 0.028 if i < 5 else 0.012)


def coil(x, y, z=0.0, r=0.17, c='#7c807d', thick=0.008, turns=7, seed=1):
    """a roll of conduit or cable as it comes from the shop, tied in three places, one end sprung free"""
    g = R.Random(seed)
    P, at = [], []
    for i in range(turns * 16 + 9):
        a = 2 * pi * i / 16
        k = i / 16
        q = r * (0.93 + 0.05 * math.sin(k * 2.4) + 0.014 * math.sin(3 * a + k))
        h = thick * (1.1 + 1.5 * (k % 2 > 1) + 1.0 * (0.5 + 0.5 * math.sin(k * 1.9))) + 0.004 * g.random()
        if i > turns * 16:  # the end
            q *= 1 + 0.035 * (i - turns * 16)
            h = thick
        P.append((x + q * math.cos(a), y + q * math.sin(a), z + h))
    tube(P, thick, plain(c, 0.5))
    for a in (0.5, 2.5, 4.4):
        e = Vector((math.cos(a), math.sin(a), 0))
        o = Vector((x, y, z + thick * 2.4)) + e * r * 0.93
        tube([o + e * (0.021 * math.cos(t)) + Vector((0, 0, thick * 2.35 * math.sin(t))) for t in np.linspace(0, 2 * pi, 13)], 0.0028, plain('#d8d4c8', 0.7))


def measure_tape(x, y, z, rot=0):
    """a measuring tape, its blade pulled out over the board, and a pencil beside it"""
    with turned(x, y, rot, z):
        box(-0.035, 0.035, -0.018, 0.018, 0, 0.062, plain('#c99a2b', 0.45), bev=0.012, seg=4)
        box(-0.022, 0.022, -0.0186, 0.0186, 0.018, 0.046, plain('#2a2b2d', 0.5), bev=0.006)
        box(0.034, 0.30, -0.008, 0.008, 0.0008, 0.0016, plain('#d9b948', 0.45), bev=0)
        box(0.300, 0.3015, -0.009, 0.009, -0.001, 0.009, steel(), bev=0)
        for i in range(12):
            box(0.05 + 0.02 * i, 0.0508 + 0.02 * i, -0.008, 0.0 if i % 5 else 0.008, 0.0016, 0.00175, plain('#2a2b2d', 0.6), bev=0)
        with turned(0.16, -0.10, 38, 0.0042):
            tube([(-0.085, 0, 0), (0.075, 0, 0)], 0.0040, plain('#a8342c', 0.45), smooth=False)
            lathe([(0.0040, 0), (0.0008, 0.016), (0.0001, 0.018)], plain('#d7b88c', 0.7), (0.075, 0, 0), 10, 60, (0, pi / 2, 0))


def clamp(x, y, z, rot=0, grip=0.04):
    """an F-clamp over the edge of a board whose top is at z: the bar stands beyond the edge, towards -y"""
    with turned(x, y, rot, z):
        iron, red = plain('#3b3d40', 0.5), plain('#8e2f28', 0.5)
        box(-0.0035, 0.0035, -0.030, -0.008, -0.20, 0.050, steel(), bev=0.001)
        box(-0.009, 0.009, -0.034, 0.085, 0.014, 0.036, iron, bev=0.004)  # fixed arm
        cyl(0.012, 0.0003, 0.014, iron, (0, 0.072, 0), 20, 0.002)
        box(-0.010, 0.010, -0.036, 0.085, -grip - 0.064, -grip - 0.040, iron, bev=0.004)  # sliding arm
        tube([(0, 0.072, -grip - 0.10), (0, 0.072, -grip - 0.006)], 0.0055, steel(), smooth=False)
        cyl(0.012, -0.006, 0, iron, (0, 0.072, -grip), 20, 0.002)
        tube([(0, 0.072, -grip - 0.20), (0, 0.072, -grip - 0.095)], 0.012, red, smooth=False)


def sockets(wall, a, z, n=4, seed=1):
    """the hole in a board through which the box behind it is reached, its wires brought to the front"""
    put, at = on_wall(wall)
    w, h, r = 0.034 * n / 2 + 0.012, 0.036, R.Random(seed)
    put(a - w, a + w, 0, 0.0006, z - h, z + h, plain('#2d2a27', 0.9))
    for i in range(3):
        b = a + (i - 1) * w * 0.5
        tube([at(b, -0.01, z + 0.005), at(b + r.uniform(-0.02, 0.02), 0.04, z + 0.012), at(b + r.uniform(-0.04, 0.04), 0.05, z - 0.07), at(b + r.uniform(-0.05, 0.05), 0.02, z - 0.12)], 0.0032, plain(WIRES[i], 0.4))


def ladder(x, y, rot=0, h=1.75):
    """folding steps of aluminium, splashed"""
    with turned(x, y, rot):
        m, n = aluminium(), int(h / 0.27)
        side = lambda s, d, t: (s * (0.27 - 0.09 * t), d * (0.46 * (1 - t) + 0.03), h * t)
        for s in (-1, 1):
            for d in (-1, 1):
                beam(side(s, d, 0.015), side(s, d, 1), 0.03, 0.055 if d < 0 else 0.035, m, 0.002)
                beam(side(s, d, 0), side(s, d, 0.03), 0.036, 0.062, black(0.8), 0.003)
            tube([side(s, -1, 0.42), side(s, 1, 0.42)], 0.005, steel(), smooth=False)
        for i in range(1, n):
            a, b = side(-1, -1, i / n), side(1, -1, i / n)
            box(a[0], b[0], a[1] - 0.04, a[1] + 0.04, a[2] - 0.012, a[2] + 0.012, m, bev=0.003)
            if i % 2:
                tube([side(-1, 1, i / n), side(1, 1, i / n)], 0.009, m, smooth=False)
        box(-0.20, 0.20, -0.11, 0.10, h - 0.01, h + 0.02, plain('#b5442f', 0.5), bev=0.006)


def bag_print(title, weight, ink):
    img = np.full((420, 620, 3), (206, 199, 182), np.uint8)
    cv2.rectangle(img, (0, 60), (620, 118), ink, -1)
    cv2.rectangle(img, (0, 310), (620, 330), ink, -1)
    for text, y, size, t in ((title, 225, 2.9, 12), (weight, 290, 1.2, 4)):
        wide = cv2.getTextSize(text, cv2.FONT_HERSHEY_DUPLEX, size, t)[0][0]
        cv2.putText(img, text, (310 - wide // 2, y), cv2.FONT_HERSHEY_DUPLEX, size, ink, t, cv2.LINE_AA)
    return img.astype(np.float32) / 255


def bag(x, y, z=0.0, rot=0, title='CEMENT', weight='PPC   50 kg', ink=(40, 74, 120), seed=1):
    """a full bag, lying: woven plastic, printed on its faces, sewn at the ends"""
    k = 'bag' + title
    if k not in MATERIALS:
        m = mat(k, '#d6d0c0', rough=0.8, spec=0.2, bump=[('linen_h.png', 0.16, 0.8, 0.004)])
        nt = m.node_tree
        at = node(nt, 'Mapping', {'Vector': node(nt, 'TexCoord').outputs['Object'], 'Scale': (1 / 0.62, 1 / 0.42, 1), 'Location': (0.5, 0.5, 0)}).outputs[0]
        im = node(nt, 'TexImage', {'Vector': at}, extension='EXTEND')
        im.image = bpy.data.images[picture(k, bag_print(title, weight, ink))]
        dust = between(nt, cloud(nt, here(nt), 6, 5, 0.65), 0.40, 0.68, 0.05, 0.65)
        nt.links.new(mixed(nt, dust, im.outputs[0], (*lin('#98938a'), 1)), nt.nodes['Principled BSDF'].inputs['Base Color'])
    o = softbox(0.63, 0.42, 0.125, MATERIALS[k], (x, y, z + 0.064), (0, 0, math.radians(rot)), r=0.055, puff=0.014, wr=0.009, n=26, seed=seed)
    with turned(x, y, rot, z + 0.058):
        for s in (-1, 1):  # the sewn ends
            q = obj('hem', pmesh('hem', [(s * (0.295 + 0.055 * j), -0.19 + 0.38 * i / 12, 0.006 * math.sin(i * 1.3 + seed) * j - 0.01 * j) for i in range(13) for j in (0, 1)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)]), plain('#c9c2b0', 0.7), smooth=180)
            q.modifiers.new('so', 'SOLIDIFY').thickness = 0.006
    return o


def bucket(x, y, z=0.0, c='#20242a', r=0.15, h=0.26, fill=None):
    m = trowelled('splashed' + c, [(0.3, c), (0.7, c)], 0.0005, 0.6, '#aaa59b')
    lathe(rounded([(0.0001, 0), (r * 0.76, 0), (r * 0.78, 0.012), (r, h - 0.02), (r + 0.008, h - 0.018), (r + 0.008, h), (r - 0.002, h), (r * 0.76, 0.014), (0.0001, 0.012)], 2, 30), m, (x, y, z), 56, 40)
    tube([(x + 1.06 * r * math.cos(a), y - 1.06 * r * math.sin(a), z + h - 0.02 - 0.09 * math.sin(a)) for a in np.linspace(0, pi, 13)], 0.0035, steel())
    if fill:
        heap(x, y, r * 0.92, 0.03, fill, 3, z + h * 0.72)


def mortar_pan(x, y, full=True):
    """the shallow steel pan in which mortar is carried on the head, and a trowel in it"""
    m = mat('pan', '#5f5c58', rough=0.7, metal=0.4, tex='plaster.png', size=0.3, ramp=[(0.2, '#4e4a46'), (0.7, '#8b8780')])
    lathe(rounded([(0.0001, 0.004), (0.10, 0.004), (0.17, 0.05), (0.215, 0.12), (0.222, 0.121), (0.215, 0.126), (0.165, 0.056), (0.10, 0.010), (0.0001, 0.010)], 3, 60), m, (x, y, 0), 64, 50)
    if full:
        heap(x, y, 0.19, 0.055, trowelled('wet mortar', [(0.4, '#5d5953'), (0.6, '#77726b')], 0.004, 0.6), 5, 0.075)
        o = extruded([(-0.11, -0.0), (0.02, -0.055), (0.055, -0.02), (0.055, 0.02), (0.02, 0.055)], 0, 0.002, steel(), 'z', 0)
        o.location, o.rotation_euler = (x - 0.02, y - 0.03, 0.135), (0.25, -0.2, 0.6)
        tube([(x + 0.02, y, 0.14), (x + 0.07, y + 0.03, 0.18), (x + 0.17, y + 0.10, 0.20)], 0.013, wood('teak'))


def site_lamp(x, y, ztop, z, lit=True):
    """a bulb in a holder on its own wire, burning or not"""
    tube([(x, y, ztop), (x + 0.02, y, ztop * 0.6 + z * 0.4), (x, y, z + 0.16)], 0.0035, plain('#2a2b2d', 0.5))
    cyl(0.032, -0.022, 0, plain('#dddbd5', 0.5), (x, y, ztop), 32, 0.006)
    cyl(0.021, 0.10, 0.17, plain('#2a2b2d', 0.5), (x, y, z), 32, 0.006)
    lathe(rounded([(0.0001, 0), (0.022, 0.006), (0.031, 0.03), (0.030, 0.048)]), glow('#eef3ff', 9) if lit else plain('#f3f3ef', 0.7), (x, y, z), 40, 60)
    lathe(rounded([(0.030, 0.048), (0.024, 0.075), (0.018, 0.10)]), plain('#e9e9e6', 0.5), (x, y, z), 40, 60)
    if lit:
        point((x, y, z - 0.03), 5, 5600, 0.035)


def cable_coil(x, y, z=0.0, r=0.16, c='#c9452f', turns=9):
    g = R.Random(int(r * 100))
    P = []
    for i in range(turns * 12):
        a = 2 * pi * i / 12
        q = r * (0.86 + 0.16 * g.random())
        P.append((x + q * math.cos(a), y + q * math.sin(a), z + 0.0045 + 0.04 * g.random() ** 2 * (i / turns / 12)))
    tube(P, 0.0045, plain(c, 0.4))


def plank():
    """timber of the formwork, grey and splashed"""
    return mat('plank', tex='wood.png', size=(2.4, 1.2, 1.2), ramp=[(0.15, '#6f6151'), (0.5, '#8f806b'), (0.9, '#aea18c')], rough=0.9, rot=(0, pi / 2, 0), var=0.14)


def used_plank():
    """as plank(), standing"""
    return mat('used plank', tex='wood.png', size=(1.2, 1.2, 2.4), ramp=[(0.15, '#5f5243'), (0.5, '#857662'), (0.9, '#a69a86')], rough=0.95, var=0.14)


def shovel(x, y, z, rot=0, lean=24, l=1.05):
    """stuck in a heap by its blade, the handle standing out"""
    with turned(x, y, rot, z):
        with turned(0, 0) as root:
            iron = mat('shovel', '#6b6661', rough=0.6, metal=0.5, tex='plaster.png', size=0.25, ramp=[(0.2, '#55504b'), (0.7, '#8f8a83')])
            n = 10
            P = [(0.105, 0.02), (0.112, 0.12), (0.112, 0.25), (0.085, 0.285)]
            V = [(u * s, 0.02 * (u / 0.112) ** 2, v) for u, v in P for s in (-1, -0.5, 0, 0.5, 1)]
            V = [(p[0], 0.022 * (p[0] / 0.112) ** 2, p[2]) for p in V]
            q = obj('blade', pmesh('blade', V, [(5 * i + j, 5 * i + j + 1, 5 * i + j + 6, 5 * i + j + 5) for i in range(3) for j in range(4)]), iron, smooth=60)
            q.modifiers.new('so', 'SOLIDIFY').thickness = 0.003
            tube([(0, 0.002, 0.20), (0, 0.006, 0.42)], 0.021, iron, smooth=False)
            tube([(0, 0.006, 0.40), (0, 0.010, 0.28 + l * 0.5), (0, 0.006, 0.28 + l)], 0.0165, wood('teak'))
        root.rotation_euler = (-math.radians(lean), 0, 0)


def bundle(x, y, rot, l=2.4, n=6, z=0.002):
    """sections for the ceiling, not yet put up"""
    r = R.Random(n)
    with turned(x, y, rot, z):
        for i in range(n):
            j = i % 3
            section(HAT, 'x', -l / 2 + r.uniform(-0.06, 0.06), l / 2, (j - 1) * 0.082 + r.uniform(-0.006, 0.006), 0.028 * (i // 3))


def floor_sheets(x0, x1, y0, y1, z=0.0, w=1.22, l=2.44):
    """stout paper on the finished floor: lapped, creased, held by bits of tape, white with the dust of the ceiling"""
    if 'guard' not in MATERIALS:
        m = mat('guard', '#ab9c83', rough=0.8, spec=0.15, var=0.09)
        nt = m.node_tree
        p = here(nt)
        fold = between(nt, maths(nt, 'ABSOLUTE', maths(nt, 'SUBTRACT', cloud(nt, p, 1.7, 2, 0.4), 0.5)), 0, 0.03, 1, 0)
        b = nt.nodes['Principled BSDF'].inputs
        c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, cloud(nt, p, 1.6, 7, 0.7), 0.40, 0.75), 0.55), b['Base Color'].links[0].from_socket, (*lin('#d2cdc2'), 1))
        c = mixed(nt, maths(nt, 'MULTIPLY', fold, 0.05), c, (*lin('#7d6b50'), 1))
        dressed(m, c, height=maths(nt, 'MULTIPLY_ADD', fold, 0.25, cloud(nt, p, 4, 4, 0.6)), depth=0.008)
    m, tape, r = MATERIALS['guard'], plain('#bfae86', 0.6), R.Random(4)
    for i, x in enumerate(np.arange(x0, x1, w)):
        for j, y in enumerate(np.arange(y0 - (i % 2) * l * 0.4, y1, l)):
            a, b, c, d = x - r.uniform(0.0, 0.05), x + w + r.uniform(0.01, 0.06), y - 0.04, y + l + r.uniform(0.0, 0.05)
            n = 20
            V = [(a + (b - a) * u / n, c + (d - c) * v / n, z + 0.003 + 0.0022 * ((i + 2 * j) % 4) + 0.003 * max(0, noise.noise(Vector((a + u * 0.37, c + v * 0.51, 3))) - 0.15) * (u in (0, n) or v in (0, n))) for v in range(n + 1) for u in range(n + 1)]
            o = obj('paper', pmesh('paper', V, [(v * (n + 1) + u, v * (n + 1) + u + 1, (v + 1) * (n + 1) + u + 1, (v + 1) * (n + 1) + u) for v in range(n) for u in range(n)]), m, smooth=30)
            o.modifiers.new('so', 'SOLIDIFY').thickness = 0.0015
            if x0 < x < x1 - 0.7:  # a run of tape over the joint
                q = l * r.uniform(0.30, 0.46)
                box(x - 0.022, x + 0.034, y + l / 2 - q, y + l / 2 + q, z + 0.0105, z + 0.0110, tape, bev=0, rot=r.uniform(-0.006, 0.006))['afloat'] = True


def scaffold(x, y, rot=0, w=1.1, l=1.9, h=1.85):
    """two frames of steel tube with braces, planks on top"""
    m = mat('scaffold', '#6a625c', rough=0.65, metal=0.3, tex='plaster.png', size=0.9, ramp=[(0.18, '#6b4c3b'), (0.38, '#675b53'), (0.6, '#6f6f6e'), (0.85, '#8b8984')])
    with turned(x, y, rot):
        for s in (-1, 1):
            for d in (-1, 1):
                tube([(s * l / 2, d * w / 2, 0), (s * l / 2, d * w / 2, h + 0.12)], 0.021, m, smooth=False)
                box(s * l / 2 - 0.06, s * l / 2 + 0.06, d * w / 2 - 0.06, d * w / 2 + 0.06, 0, 0.006, m, bev=0)
            for z in (0.30, 0.72, 1.14, h - 0.03):
                tube([(s * l / 2, -w / 2, z), (s * l / 2, w / 2, z)], 0.017, m, smooth=False)
        for d in (-1, 1):
            tube([(-l / 2, d * w / 2, 0.35), (l / 2, d * w / 2, h - 0.25)], 0.012, m, smooth=False)
            for s in (-1, 1):  # what the braces are fixed to
                for z in (0.35, h - 0.25):
                    cyl(0.020, -0.030, 0.042, gi(), (s * l / 2, d * (w / 2 + 0.013), z), 16, 0.003, rot=(pi / 2, 0, 0))
            tube([(l / 2, d * (w / 2 + 0.026), 0.35), (-l / 2, d * (w / 2 + 0.026), h - 0.25)], 0.012, m, smooth=False)
        r = R.Random(int(l * 10))
        for i in range(4):
            e = r.uniform(0.03, 0.32)
            box(-l / 2 - e, l / 2 + 0.3 - e, -w / 2 + 0.03 + i * 0.262, -w / 2 + 0.275 + i * 0.262, h - 0.0135, h + 0.028, plank(), bev=0.003)
