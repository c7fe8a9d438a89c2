"""Of a room two floors high: the stair and its rail of glass, shelves full of books; and filled cushions for a sofa."""

import random as R

from .scene import *
from .decor import basket, book, frame, vase
from .drawings import picture, portrait
from .geometry import *
from .letters import TITLES, spines
from .lights import strip
from .materials import *
from .touches import beam


# ------------------------------------------------------------- stair and rail
def sheetglass(name, tint, power, least, most):
    """glass as one surface: it tints what is behind and mirrors the room, from the share `least` seen straight to `most` seen aslant"""
    if name not in MATERIALS:
        m = MATERIALS[name] = bpy.data.materials.new(name)
        m.use_nodes = True
        nt = m.node_tree
        n, L = nt.nodes, nt.links.new
        n.remove(n['Principled BSDF'])
        through, gloss, mix = n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeBsdfGlossy'), n.new('ShaderNodeMixShader')
        slant, steep, share = n.new('ShaderNodeLayerWeight'), n.new('ShaderNodeMath'), n.new('ShaderNodeMapRange')
        through.inputs[0].default_value = (*lin(tint), 1)
        gloss.inputs['Roughness'].default_value = 0.0
        slant.inputs['Blend'].default_value = 0.5
        steep.operation, steep.inputs[1].default_value = 'POWER', power
        share.inputs['To Min'].default_value, share.inputs['To Max'].default_value = least, most
        L(slant.outputs['Facing'], steep.inputs[0])
        L(steep.outputs[0], share.inputs[0])
        L(share.outputs[0], mix.inputs[0])
        L(through.outputs[0], mix.inputs[1])
        L(gloss.outputs[0], mix.inputs[2])
        L(mix.outputs[0], n['Material Output'].inputs[0])
    return MATERIALS[name]


def clear():
    """glass of a rail, seen from both sides: never hides what is behind"""
    return sheetglass('railglass', '#e2eee8', 4, 0.10, 0.34)


def panel(P, Q, low, high):
    """a sheet of glass between two posts, from low to high over the line from P to Q, held by four clamps"""
    P, Q = Vector(P), Vector(Q)
    d = (Q - P).normalized() * 0.03
    up = lambda p, h: tuple(p + Vector((0, 0, h)))
    plane([up(P + d, low), up(Q - d, low), up(Q - d, high), up(P + d, high)], clear(), 'pane')
    edge, corners = mat('glassedge', '#8fb3a2', rough=0.25), [up(P + d, low), up(Q - d, low), up(Q - d, high), up(P + d, high)]
    for a, b in zip(corners, corners[1:] + corners[:1]):  # the polished edges, which show that there is glass
        beam(a, b, 0.010, 0.010, edge, bev=0)
    for p, s in ((P, 1), (Q, -1)):
        for h in (low + 0.14, high - 0.14):
            beam(up(p, h), up(p + s * d * 1.6, h), 0.018, 0.028, brass(), bev=0.003)


def post(x, y, z0, z1, w=0.034):
    return box(x - w / 2, x + w / 2, y - w / 2, y + w / 2, z0, z1, black(), bev=0.003)


def rails(X, ym, z, y0, n=17):
    """glass between black posts under one rail of brass: along the gallery and down the stair"""
    top, y, x1 = z + 1.035, ym + 0.035, X - 1.05
    beam((-X + 0.001, y, top), (x1 + 0.022, y, top), 0.046, 0.030, brass(), bev=0.006)
    box(-X, x1, y - 0.018, y + 0.018, z, z + 0.03, black(), bev=0.002)
    xs = [-X + 0.02 + (x1 + X - 0.02) * i / 6 for i in range(7)]
    for i, x in enumerate(xs):
        post(x, y, z, top - 0.014 if i < 6 else top + 0.016, 0.034 if i < 6 else 0.047)
    for a, b in zip(xs, xs[1:]):
        panel((a, y, z), (b, y, z), 0.05, 0.965)
    run, rise = (ym - y0) / n, z / n
    at = lambda q: top - (y - q) * rise / run  # the rail over the stair
    beam((x1, y0 + 0.5 * run, at(y0 + 0.5 * run)), (x1, y - 0.015, at(y - 0.015)), 0.046, 0.030, brass(), bev=0.006)
    ys = [y0 + (i + 0.5) * run for i in (0, 4, 8, 12)] + [y]
    for i, q in enumerate(ys[:-1]):
        post(x1, q, (4 * i + 1) * rise - 0.065 if i else 0, at(q) - 0.010 if i else at(q) + 0.05, 0.034 if i else 0.047)
    ys[-1] -= 0.055
    for a, b in zip(ys, ys[1:]):  # before the ends of the treads, its lower edge one line under them
        panel((x1, a, at(a)), (x1, b, at(b)), -1.095, -0.075)


def steps(X, ym, z, y0, m, n=17):
    """treads that come out of the right wall"""
    run, rise = (ym - y0) / n, z / n
    for i in range(n):
        y = y0 + i * run
        box(X - 1.034, X, y - 0.02, y + run + 0.03, (i + 1) * rise - 0.065, (i + 1) * rise, m, bev=0.006)


# ------------------------------------------------------------- shelves
def bound(t, h, d, spine):
    """a book of the deck: a number is an English one, ('te', number) a Telugu one"""
    if isinstance(spine, tuple):
        if 'spines telugu' not in bpy.data.images:
            picture('spines telugu', spines())
        return book(t, h, d, spine[1], 'spines telugu', len(TITLES))
    return book(t, h, d, spine)


def row(a, b, y, z, r, deck, right=False, hmax=0.30):
    """books from the deck that stand between a and b, against the upright on the left or on the right; returns the free end"""
    sizes = []
    while True:
        t = r.uniform(0.016, 0.044)
        if sum(sizes) + t > b - a:
            break
        sizes.append(t)
    x, family = (b - sum(sizes) if right else a), r.uniform(0.76, 0.9)
    free = x if right else a + sum(sizes)
    for i, t in enumerate(sizes):
        if i % 4 == 0:
            family = r.uniform(0.72, 0.98)
        o = bound(t - 0.0008, min(1, family + r.uniform(-0.04, 0.04)) * hmax, 0.2 * r.uniform(0.85, 1), deck.pop())
        o.location = (x, y + r.uniform(0, 0.010), z)
        x += t
    return free


def bookend(x, y, z, side):
    """a bent plate of brass that holds a row; side: where its foot lies"""
    box(x - 0.0015, x + 0.0015, y + 0.03, y + 0.15, z, z + 0.15, brass(), bev=0.001)
    a, b = sorted((x, x - side * 0.09))
    box(a, b, y + 0.03, y + 0.15, z + 0.0002, z + 0.002, brass(), bev=0)
    a, b = sorted((x, x + side * 0.055))
    box(a, b, y + 0.03, y + 0.15, z + 0.0002, z + 0.002, brass(), bev=0)  # and towards the free side, where one sees it


def lying(x, y, z, r, deck, n):
    """books lying one on another; returns the top"""
    for w in sorted((r.uniform(0.22, 0.29) for _ in range(n)), reverse=True):
        t = r.uniform(0.022, 0.038)
        o, d = bound(t, w, w * 0.72, deck.pop()), w * 0.72
        turn = Euler((0, 0, r.uniform(-0.1, 0.1))).to_matrix()
        o.matrix_world = Matrix.Translation((x, y, z)) @ (turn @ Euler((0, -pi / 2, 0)).to_matrix()).to_4x4() @ Matrix.Translation((0, -d / 2, -w / 2))
        z += t - 0.0005
    return z


def boxes(x, y, z, colours=('#7d8a86', '#c3b79f')):
    """two boxes for papers in linen, with a label each"""
    for i, c in enumerate(colours):
        a = x + 0.115 * i
        box(a, a + 0.108, y, y + 0.25, z, z + 0.31, fabric(c, 0.2), bev=0.003)
        box(a + 0.030, a + 0.078, y - 0.001, y + 0.002, z + 0.19, z + 0.25, mat('label', '#ece4d2', rough=0.9), bev=0)


def library(x0, x1, Y, z0, upright, level):
    """five bays of five shelves: rows of books, no title twice near another, held at both ends, and a few other things"""
    top = z0 + 2.4
    box(x0 - 0.014, x1 + 0.014, Y - 0.02, Y - 0.001, z0, top, upright, bev=0)
    box(x0, x1, Y - 0.40, Y - 0.02, z0, z0 + 0.06, level)
    w = (x1 - x0) / 5
    for i in range(6):
        x = x0 + i * w
        box(x - 0.016, x + 0.016, Y - 0.38, Y - 0.02, z0, top, upright, bev=0.002)
    for j in range(6):
        z = z0 + 0.06 + j * 0.466
        box(x0, x1, Y - 0.374, Y - 0.02, z, z + 0.026, level, bev=0.002)
        if j in (2, 4):
            strip((x0, Y - 0.34, z - 0.006), (x1, Y - 0.34, z - 0.006), 2.4, 3000, (0, 0.4, -1))
    r, deck = R.Random(8), []
    for k in range(9):
        deck += R.Random(k).sample(range(96), 96)
    telugu = [n for k in range(9) for n in R.Random(50 + k).sample(range(len(TITLES)), len(TITLES))]
    deck = [('te', telugu.pop()) if n * 7 % 16 < 7 else n for n in deck]  # the Telugu ones among the others
    plan = (
        'L F A B F',
        'F R L F S',
        'B F F R L',
        'R P F L F',
        'F L R F B',
    )
    for j, kinds in enumerate(plan):
        for i, kind in enumerate(kinds.split()):
            shelf(kind, x0 + i * w + 0.018, x0 + (i + 1) * w - 0.018, Y - 0.30, z0 + 0.086 + j * 0.466, r, deck)


def shelf(kind, a, b, y, z, r, deck):
    """F: full, L and R: a row from one end and a pile of books, B: with boxes, S: a bowl, P: a photograph, A: a basket"""
    if kind == 'F':
        row(a, b, y, z, r, deck)
        return
    if kind == 'L':
        x = row(a, b - r.uniform(0.34, 0.42), y, z, r, deck)
        bookend(x + 0.002, y, z, 1)
        lying((x + b) / 2 + 0.02, y + 0.12, z, r, deck, r.choice((3, 4)))
    elif kind == 'R':
        x = row(a + r.uniform(0.34, 0.42), b, y, z, r, deck, True)
        bookend(x - 0.002, y, z, -1)
        lying((a + x) / 2 - 0.02, y + 0.12, z, r, deck, r.choice((2, 3)))
    elif kind == 'B':
        boxes(a + 0.02, y, z)
        row(a + 0.26, b, y, z, r, deck, True)
    elif kind == 'S':
        x = row(a, a + 0.5, y, z, r, deck)
        bookend(x + 0.002, y, z, 1)
        vase('bowl', glazed('#5d7a7c'), (b - 0.24, y + 0.13, z), 1.05)
    elif kind == 'P':
        x = row(a, a + 0.42, y, z, r, deck)
        bookend(x + 0.002, y, z, 1)
        frame(b - 0.26, y + 0.16, z + 0.15, 0.22, 0.28, portrait('shelf portrait', [(0.25, 0.44, 0.155, 'man'), (0.55, 0.49, 0.140, 'woman')]), wood('ebony'))
        box(b - 0.27, b - 0.25, y + 0.155, y + 0.25, z, z + 0.10, wood('ebony'), bev=0.002)
    elif kind == 'A':
        x = row(a + 0.45, b, y, z, r, deck, True)
        bookend(x - 0.002, y, z, -1)
        basket(a + 0.2, y + 0.14, z, 0.13, 0.19)


# ------------------------------------------------------------- cushions
def scatter_cushion(x, y, z, w, m, seed=0, lean=22, t=0.20):
    """a square filled cushion that leans back against a sofa: full in the middle, its sides drawn in, its seam corded, struck from above"""
    g, n, V, F = R.Random(seed), 36, [], []
    off = Vector((seed * 3.7, seed * 1.9, 0))
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1
                px = w / 2 * u * (1 - 0.055 * (1 - v * v) * u * u - 0.055 * u**4 * v**4)
                py = w / 2 * v * (1 - 0.055 * (1 - u * u) * v * v - 0.055 * u**4 * v**4)
                edge = (1 - u**4) * (1 - v**4)
                struck = math.exp(-((u / 0.34) ** 2)) * max(0, v) ** 2  # by the edge of a hand
                py -= 0.055 * w * struck
                full = t / 2 * (max(0, (1 - u * u) * (1 - v * v)) ** 0.45) * (1 - 0.20 * v) * (1 - 0.45 * math.exp(-((u / 0.15) ** 2)) * max(0, v) ** 1.5)
                crease = 0.012 * noise.noise(Vector((u * 2.6, v * 2.6, side)) + off) + 0.007 * noise.noise(Vector((u * 6, v * 6, side)) + off)
                V.append((px, py, side * (full + crease * edge ** 0.5)))
    N = (n + 1) ** 2
    for s in (0, 1):
        for j in range(n):
            for i in range(n):
                q = [s * N + j * (n + 1) + i, s * N + j * (n + 1) + i + 1, s * N + (j + 1) * (n + 1) + i + 1, s * N + (j + 1) * (n + 1) + i]
                F.append(q if s == 0 else q[::-1])
    me = pmesh('cushion', V, F)
    o = obj('cushion', me, m, smooth=180)
    rim = [(i, 0) for i in range(n)] + [(n, j) for j in range(n)] + [(n - i, n) for i in range(n)] + [(0, n - j) for j in range(n)]
    c = tube([V[j * (n + 1) + i] for i, j in rim], 0.0045, m, closed=True)
    c.data.splines[0].use_endpoint_u = False
    c.parent = o
    o.location = (x, y, z + w / 2 * math.cos(math.radians(lean)) - 0.075)
    o.rotation_euler = Euler((pi / 2 - math.radians(lean), 0, g.choice((-1, 1)) * g.uniform(0.06, 0.22)), 'XYZ')
    return o
