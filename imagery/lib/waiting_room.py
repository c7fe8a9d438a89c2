"""A waiting room: chairs with arms, water jug, bag, box files, an examination couch, slats of a counter."""

from .scene import *
from .geometry import *
from .materials import *
from .seating import Piece
from .upholstery import *


def clear(tint='#f3f8f8'):
    """thin clear glass or acrylic: unlike glass() it shows no dark inner reflections where one looks through both sides of a vessel"""
    k = 'clear' + tint
    if k in MATERIALS:
        return MATERIALS[k]
    m = bpy.data.materials.new(k)
    MATERIALS[k] = m
    m.use_nodes = True
    nt, L = m.node_tree, m.node_tree.links.new
    n = nt.nodes
    n.remove(n['Principled BSDF'])
    through, shine, mix, edge, f = (n.new('ShaderNode' + t) for t in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'LayerWeight', 'MapRange'))
    through.inputs[0].default_value = (*lin(tint), 1)
    shine.inputs['Roughness'].default_value = 0.02
    edge.inputs[0].default_value = 0.22
    f.inputs['To Min'].default_value, f.inputs['To Max'].default_value = 0.03, 0.45
    L(edge.outputs['Facing'], f.inputs[0])
    L(f.outputs[0], mix.inputs[0])
    L(through.outputs[0], mix.inputs[1])
    L(shine.outputs[0], mix.inputs[2])
    L(mix.outputs[0], n['Material Output'].inputs[0])
    return m


def slats(x0, x1, y, z0, z1, m):
    """upright battens of ash on a darker board, their faces at y"""
    box(x0, x1, y + 0.020, y + 0.034, z0, z1, mat('backing', '#8f7c63', rough=0.7), bev=0)
    n = round((x1 - x0) / 0.040)
    for k in range(n):
        c = x0 + (x1 - x0) * (k + 0.5) / n
        box(c - 0.0135, c + 0.0135, y, y + 0.0195, z0, z1, m, bev=0.004, seg=2)


def boxfile(x, z, c):
    """a lever arch file in the niche, its back to -y"""
    box(x, x + 0.074, 0.012, 0.246, z, z + 0.312, mat('file' + c, c, rough=0.55, var=0.04), bev=0.003)
    box(x + 0.013, x + 0.061, 0.0112, 0.013, z + 0.15, z + 0.265, mat('label', '#f4f1e9', rough=0.8), bev=0)
    lathe([(0.010, 0.0), (0.013, 0.0014), (0.015, 0.0)], steel(), (x + 0.037, 0.0118, z + 0.07), 20, rot=(pi / 2, 0, 0))


def waitingchair(x, y, rot, fab, cord, m):
    """an armchair with legs of ash, faces -y at rot=0 (degrees)"""
    P = Piece('waiting', x, y, 0, math.radians(rot))
    for s in (-1, 1):
        P.beam((s * 0.252, -0.235, 0.642), (s * 0.262, -0.262, 0), 0.028, 0.038, m, 0.008)
        P.beam((s * 0.252, 0.185, 0.642), (s * 0.262, 0.285, 0), 0.028, 0.038, m, 0.008)
        P.beam((s * 0.252, -0.270, 0.655), (s * 0.252, 0.255, 0.640), 0.048, 0.026, m, 0.010)
        P.beam((s * 0.235, -0.24, 0.375), (s * 0.235, 0.225, 0.360), 0.022, 0.050, m, 0.005)
    for yy, z in ((-0.238, 0.372), (0.222, 0.358), (0.235, 0.600)):
        P.beam((-0.25, yy, z), (0.25, yy, z), 0.030, 0.024, m, 0.005)
    P(cushion(0.470, 0.505, 0.105, fab, (0, -0.025, 0.436), (math.radians(2), 0, 0), 'seat', int(abs(x * 7)), cord))
    P(channelled(0.465, 0.36, 0.062, fab, 1, 'x', (0, 0.205, 0.475), (math.radians(-13), 0, 0), 0.028, 0.010, 0.020, lambda t: 0.012 * math.sin(pi * min(1, t * 1.2))))
    return P.root


def jug(x, y, z):
    """a glass jug of water, half full"""
    o = lathe(rounded([(0.0001, 0.0), (0.050, 0.0), (0.056, 0.008), (0.062, 0.09), (0.048, 0.165), (0.052, 0.205)]), clear(), (x, y, z), 48, 60)
    o.visible_shadow = False
    o = lathe([(0.0001, 0.006), (0.051, 0.008), (0.0585, 0.09), (0.055, 0.115), (0.0001, 0.115)], clear('#dcebef'), (x, y, z), 40, 60)
    o.visible_shadow = False
    tube([(x + 0.050, y, z + 0.175), (x + 0.095, y, z + 0.165), (x + 0.092, y, z + 0.08), (x + 0.060, y, z + 0.065)], 0.006, clear()).visible_shadow = False


def tumbler(x, y, z):
    lathe([(0.0001, 0.002), (0.026, 0.002), (0.0315, 0.10)], clear(), (x, y, z), 36, 60).visible_shadow = False


def bag(x, y, z, rot):
    """someone's cloth bag, left on a seat"""
    c = fabric('#a9b2a6', 0.25)
    with turned(x, y, rot, z):
        softbox(0.29, 0.085, 0.25, c, (0, 0.07, 0.128), (math.radians(-9), 0, 0), r=0.035, puff=0.012, wr=0.007, n=14)
        for dy, lean in ((0.055, -0.02), (0.115, 0.03)):
            tube([(-0.075, dy + 0.01, 0.235), (-0.062, dy + lean, 0.335), (0.0, dy + lean * 1.3, 0.375), (0.062, dy + lean, 0.330), (0.075, dy + 0.01, 0.235)], 0.007, c)


def couch(x0, x1, y, d):
    """an examination couch along x, its raised head at the right, under paper from a roll"""
    z, st, pad, paper = 0.64, mat('couchsteel', '#d8d9d7', rough=0.35), leather('#8ba2ad'), mat('paperroll', '#f8f7f3', rough=0.9)
    for x in (x0 + 0.18, x1 - 0.22):
        for yy in (y + 0.06, y + d - 0.06):
            box(x - 0.018, x + 0.018, yy - 0.018, yy + 0.018, 0, z, st, bev=0.003)
    box(x0 + 0.02, x1 - 0.05, y + 0.03, y + d - 0.03, z - 0.05, z, st, bev=0.004)
    box(x0 + 0.16, x1 - 0.24, y + 0.05, y + d - 0.05, 0.20, 0.225, st, bev=0.004)
    hinge = x1 - 0.62
    softbox(hinge - x0 - 0.006, d, 0.09, pad, ((x0 + hinge) / 2, y + d / 2, z + 0.047), r=0.03, puff=0.003, wr=0.001, n=12)
    e = math.radians(24)
    softbox(0.62, d, 0.09, pad, (hinge + 0.31 * math.cos(e), y + d / 2, z + 0.047 + 0.31 * math.sin(e)), (0, -e, 0), r=0.03, puff=0.003, wr=0.001, n=12)
    w = d * 0.40
    P = [(x0 + 0.10, z + 0.0965), (hinge - 0.04, z + 0.0965), (hinge + 0.03, z + 0.105)] + [(hinge + t * math.cos(e) - 0.0475 * math.sin(e), z + 0.05 + t * math.sin(e) + 0.0475 * math.cos(e)) for t in (0.10, 0.30, 0.50, 0.60)]
    hx, hz = hinge + 0.66 * math.cos(e), z + 0.05 + 0.66 * math.sin(e)
    P += [(hx + 0.028, hz + 0.02), (hx + 0.062, hz - 0.05)]
    V = [(px, y + d / 2 + s * w, pz) for px, pz in P for s in (-1, 1)]
    obj('paper', pmesh('paper', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(P) - 1)]), paper, smooth=60)
    lathe([(0.018, -w), (0.055, -w), (0.055, w), (0.018, w)], paper, (hx + 0.008, y + d / 2, hz - 0.06), 40, 40, (pi / 2, 0, 0))
    for s in (-1, 1):
        tube([(hinge + 0.5, y + d / 2 + s * (w + 0.012), z + 0.20), (hx + 0.008, y + d / 2 + s * (w + 0.012), hz - 0.06)], 0.006, st, smooth=False)
