"""Daylight and lamps."""

from .scene import *
from .geometry import link, lathe
from .materials import glow, mat


def kelvin(k):
    t = k / 100
    r = 255 if t <= 66 else 329.7 * ((t - 60) ** -0.1332)
    g = 99.47 * math.log(t) - 161.12 if t <= 66 else 288.12 * ((t - 60) ** -0.0755)
    b = 255 if t >= 66 else (0 if t <= 19 else 138.52 * math.log(t - 10) - 305.04)
    return tuple((max(0, min(255, x)) / 255) ** 2.2 for x in (r, g, b))


def area(loc, size, power, k=3000, target=None, dirv=(0, 0, -1), cam=False, spread=180, glossy=True):
    l = bpy.data.lights.new('a', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y = size
    l.energy = power
    l.color = kelvin(k) if not isinstance(k, str) else lin(k)
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l)
    link(o)
    o.location = loc
    d = (Vector(target) - Vector(loc)) if target else Vector(dirv)
    if abs(d.normalized().z) > 0.999:
        o.rotation_euler = (0, 0, 0) if d.z < 0 else (pi, 0, 0)
    else:
        o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = cam
    o.visible_glossy = glossy
    return o


def strip(p0, p1, power_m, k=3000, dirv=(0, 0, 1), w=0.02):
    """linear LED: area light from p0 to p1 emitting toward dirv"""
    p0, p1 = Vector(p0), Vector(p1)
    L = (p1 - p0).length
    l = bpy.data.lights.new('s', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y = L, w
    l.energy = power_m * L
    l.color = kelvin(k)
    o = bpy.data.objects.new('s', l)
    link(o)
    o.location = (p0 + p1) / 2
    X = (p1 - p0).normalized()
    Z = -Vector(dirv).normalized()
    Z = (Z - X * Z.dot(X)).normalized()
    Y = Z.cross(X)
    o.matrix_world = Matrix.Translation((p0 + p1) / 2) @ Matrix((X, Y, Z)).transposed().to_4x4()
    o.visible_camera = False
    o.visible_glossy = False
    return o


def sun(az, el, strength, angle=1.2, k=4600):
    """az: compass angle of the direction the light comes FROM (0=+x, 90=+y)"""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = strength
    l.angle = math.radians(angle)
    l.color = kelvin(k)
    o = bpy.data.objects.new('sun', l)
    link(o)
    a, e = math.radians(az), math.radians(el)
    d = -Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    return o


def spot(loc, power=28, k=3000, angle=70, blend=0.7, trim='#f2efe9', target=None, fixture=True, face=('#fff0dc', 8)):
    """face: colour and strength of the lamp that one sees in it"""
    l = bpy.data.lights.new('sp', 'SPOT')
    l.energy = power
    l.color = kelvin(k)
    l.spot_size = math.radians(angle)
    l.spot_blend = blend
    l.shadow_soft_size = 0.025
    o = bpy.data.objects.new('sp', l)
    link(o)
    x, y, z = loc
    o.location = (x, y, z - 0.012)
    if target:
        o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if fixture:
        t = mat('trim' + trim, trim, rough=0.4)
        lathe([(0.034, 0.002), (0.036, -0.004), (0.045, -0.006), (0.047, -0.001), (0.047, 0.004)], t, loc, 28)
        lathe([(0.021, -0.0005), (0.028, -0.0015), (0.034, -0.0030)], mat('reflector', '#d8d2c6', rough=0.32, metal=1), loc, 48, 40)
        lathe([(0.0001, 0.001), (0.022, 0.001)], glow(*face), (x, y, z - 0.001), 32)
    return o


def point(loc, power, k=2800, r=0.05):
    l = bpy.data.lights.new('pt', 'POINT')
    l.energy = power
    l.color = kelvin(k)
    l.shadow_soft_size = r
    o = bpy.data.objects.new('pt', l)
    link(o)
    o.location = loc
    return o


def world(c='#dfe8f2', s=0.25):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = (*lin(c), 1)
    b.inputs[1].default_value = s
