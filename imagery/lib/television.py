"""Televisions and laptops, and the landscape they show: a black rectangle is a hole in a picture."""

from .scene import *
from .geometry import *
from .materials import *

SKIES = dict(evening=((0.2, '#e8935a'), (0.95, '#1f3350'), (0.45, '#d9a08a'), (0.68, '#6a7796')), mist=((0.2, '#eae3d0'), (0.95, '#7fa3b8'), (0.45, '#dfe3da'), (0.68, '#b4cbd2')))
HILLS = dict(evening=('#a8705f', '#74505a', '#3d3648', '#1a1d2b'), mist=('#b9c9c4', '#8da8a0', '#587a6b', '#2c4a3b'))


def skymaterial(time, strength):
    m = bpy.data.materials.new('glowsky')
    m.use_nodes = True
    n, L = m.node_tree.nodes, m.node_tree.links.new
    n.remove(n['Principled BSDF'])
    uv, sep, ramp, e = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeSeparateXYZ'), n.new('ShaderNodeValToRGB'), n.new('ShaderNodeEmission')
    for i, (p, c) in enumerate(SKIES[time]):
        el = ramp.color_ramp.elements[i] if i < 2 else ramp.color_ramp.elements.new(p)
        el.position, el.color = p, (*lin(c), 1)
    L(uv.outputs['UV'], sep.inputs[0])
    L(sep.outputs['Y'], ramp.inputs[0])
    L(ramp.outputs[0], e.inputs[0])
    e.inputs[1].default_value = strength
    L(e.outputs[0], n['Material Output'].inputs[0])
    m.cycles.emission_sampling = 'NONE'
    return m


def landscape(x, y, z, w, h, strength, time='evening'):
    """sky over four ridges of hills, w x h, facing -y; x its middle, z its lower edge; strength: 0.22 in a dark room, about 1 by day"""
    plane([(x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y, z + h), (x - w / 2, y, z + h)], skymaterial(time, strength))
    for k, (base, amp, c) in enumerate(zip((0.44, 0.34, 0.23, 0.12), (0.10, 0.09, 0.10, 0.07), HILLS[time])):
        N, V = 90, []
        for i in range(N + 1):
            u = i / N
            t = base + amp * (noise.noise(Vector((u * 2.6 + k * 7, k, 0))) + 0.35 * noise.noise(Vector((u * 9, k * 3, 1))))
            V += [(x - w / 2 + u * w, y - 0.0004 * (k + 1), z), (x - w / 2 + u * w, y - 0.0004 * (k + 1), z + h * t)]
        obj('hills', pmesh('hills', V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(N)]), glow(c, strength))


def television(x, y, z, w, strength, time='evening'):
    """a flat screen on the wall at y, its middle at x, z; w without its frame of 8 mm"""
    h = w * 9 / 16
    box(x - w / 2 - 0.008, x + w / 2 + 0.008, y - 0.045, y - 0.012, z - h / 2 - 0.008, z + h / 2 + 0.008, black(0.4), bev=0.004)
    landscape(x, y - 0.0455, z - h / 2, w, h, strength, time)
    box(x - 0.15, x + 0.15, y - 0.014, y + 0.002, z - 0.12, z + 0.12, black(), bev=0)


def laptop(x, y, z, rot=0):
    """an open laptop facing -y at rot=0 (degrees)"""
    grey = mat('laptop', '#8d8f92', rough=0.35, metal=0.7)
    with turned(x, y, rot, z):
        box(-0.155, 0.155, -0.11, 0.11, 0.001, 0.014, grey, bev=0.004)
        box(-0.135, 0.135, -0.02, 0.085, 0.0142, 0.0155, black(0.6), bev=0)
        box(-0.045, 0.045, -0.095, -0.035, 0.0142, 0.0146, black(0.3), bev=0)
        with turned(0, 0.108, 0, 0.016) as lid:
            box(-0.155, 0.155, 0, 0.008, 0, 0.212, grey, bev=0.003)
            landscape(0, -0.0008, 0.010, 0.294, 0.192, 0.8, 'mist')
        lid.rotation_euler = (math.radians(-17), 0, 0)
