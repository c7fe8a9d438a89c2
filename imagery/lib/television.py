"""Televisions and laptops, and what they show: a black rectangle is a hole in a picture."""

import cv2

from .scene import *
from .drawings import picture
from .geometry import *
from .materials import *

OURS = dict(cookery=('kitchen-tea-pan-taken', 500))  # stills cut from our own pictures, and where they begin


def lit_image(name, strength):
    """an image that shines, as on a screen"""
    k = 'glowimg' + name + str(strength)
    if k in MATERIALS:
        return MATERIALS[k]
    m = MATERIALS[k] = bpy.data.materials.new(k)
    m.use_nodes = True
    n, L = m.node_tree.nodes, m.node_tree.links.new
    b, im = n['Principled BSDF'], n.new('ShaderNodeTexImage')
    im.image = bpy.data.images.get(name) or bpy.data.images.load(T + name)
    b.inputs['Base Color'].default_value = (0.01, 0.01, 0.01, 1)
    b.inputs['Roughness'].default_value = 0.16  # the glass over it
    L(im.outputs['Color'], b.inputs['Emission Color'])
    b.inputs['Emission Strength'].default_value = strength
    m.cycles.emission_sampling = 'NONE'
    return m


def landscape(x, y, z, w, h, strength, time='evening'):
    """a still of a film (evening, mist, or of OURS) or of work (plan), w x h, facing -y; x its middle, z its lower edge; strength: 0.22 in a dark room, about 1 by day"""
    if time in OURS and 'film_%s.png' % time not in bpy.data.images:
        photo, top = OURS[time]
        still = cv2.imread(os.path.join(HERE, '..', 'photos', photo + '.jpg'))[top : top + 720, :, ::-1]
        picture('film_%s.png' % time, (still / 255.0) ** 1.6)
    name = 'desk_plan.png' if time == 'plan' else 'film_%s.png' % time
    plane([(x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y, z + h), (x - w / 2, y, z + h)], lit_image(name, strength))


def television(x, y, z, w, strength, time='evening'):
    """a flat screen on the wall at y, its middle at x, z; w without its frame of 8 mm; strength 0: off, its glass mirrors the room"""
    h = w * 9 / 16
    box(x - w / 2 - 0.008, x + w / 2 + 0.008, y - 0.045, y - 0.012, z - h / 2 - 0.008, z + h / 2 + 0.008, black(0.4), bev=0.004)
    if strength:
        landscape(x, y - 0.0455, z - h / 2, w, h, strength, time)
    else:
        a, b, c, d, q = x - w / 2, x + w / 2, z - h / 2, z + h / 2, y - 0.0455
        plane([(a, q, c), (b, q, c), (b, q, d), (a, q, d)], mat('screen', '#08090b', rough=0.05, spec=0.4))
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
            landscape(0, -0.0008, 0.010, 0.294, 0.192, 0.55, 'plan')
        lid.rotation_euler = (math.radians(-17), 0, 0)
