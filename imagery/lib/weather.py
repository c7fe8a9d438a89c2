"""The light outside the windows: time of day, sky, haze, and lamps that reach only what stands outside.

Radiances are set by hand, about two stops above a room by day; `light` of outside() scales them for one picture.
"""

from .scene import *
from .geometry import link, obj, pmesh
from .lights import kelvin

# sky: colour above and at the horizon, how soon one turns into the other, clouds and their cover; lamps: power and colour;
# haze: metres to 63 %; lit: share of windows with light, and its strength
TIMES = dict(
    day=dict(fade=0.55, zenith=(0.38, 0.74, 1.6), horizon=(1.8, 2.05, 2.3), cloud=(2.7, 2.7, 2.65), cover=0.8, sun=10, k=4900, el=42, dome=(4.0, (0.84, 0.92, 1.0)), bounce=1.2, haze=900, lit=0.0, glow=0),
    dusk=dict(fade=0.42, zenith=(0.045, 0.10, 0.30), horizon=(0.62, 0.33, 0.20), cloud=(0.52, 0.25, 0.24), cover=0.7, sun=0.5, k=2600, el=9, dome=(0.55, (0.72, 0.80, 1.0)), bounce=0.12, haze=1000, lit=0.38, glow=2.0),
    blue=dict(fade=0.50, zenith=(0.05, 0.11, 0.32), horizon=(0.34, 0.38, 0.58), cloud=(0.22, 0.25, 0.42), cover=0.6, sun=0, k=4000, el=30, dome=(0.45, (0.55, 0.70, 1.0)), bounce=0.08, haze=1000, lit=0.5, glow=1.6),
    night=dict(fade=0.50, zenith=(0.008, 0.012, 0.028), horizon=(0.10, 0.082, 0.088), cloud=(0.07, 0.058, 0.064), cover=0.6, sun=0, k=4000, el=30, dome=(0.11, (0.75, 0.78, 1.0)), bounce=0.03, haze=1000, lit=0.55, glow=1.4),
)
TIMES['morning'] = dict(TIMES['day'], el=30, k=4300, horizon=(2.0, 2.05, 2.05), zenith=(0.50, 0.80, 1.45))
# an hour before sunset
TIMES['late'] = dict(TIMES['day'], zenith=(0.55, 0.76, 1.15), horizon=(1.95, 1.80, 1.55), cloud=(2.1, 1.85, 1.6), sun=8, k=3900, el=24, dome=(3.2, (0.92, 0.94, 1.0)), haze=420)
# an even cloud cover after rain: no sun, short sight
TIMES['monsoon'] = dict(TIMES['day'], zenith=(1.25, 1.33, 1.42), horizon=(1.45, 1.5, 1.55), cloud=(1.75, 1.78, 1.8), cover=0.9, sun=0, dome=(5.2, (0.95, 0.98, 1.0)), bounce=1.0, haze=380)
STATE = {}  # the weather of the present scene


def set_weather(time, light):
    STATE.clear()
    STATE.update(TIMES[time], light=light)


def node(nt, kind, inputs=(), **settings):
    """a new shader node; an input is a value or the output socket that feeds it"""
    n = nt.nodes.new('ShaderNode' + kind)
    for k, v in settings.items():
        setattr(n, k, v)
    for k, v in dict(inputs).items():
        if isinstance(v, bpy.types.NodeSocket):
            nt.links.new(v, n.inputs[k])
        else:
            n.inputs[k].default_value = v
    return n


def maths(nt, op, *values):
    return node(nt, 'Math', dict(enumerate(values)), operation=op).outputs[0]


def mixed(nt, f, a, b, blend='MIX'):
    return node(nt, 'Mix', {0: f, 6: a, 7: b}, data_type='RGBA', blend_type=blend).outputs[2]


def ramp(nt, f, stops, constant=False):
    r = node(nt, 'ValToRGB', {0: f})
    e = r.color_ramp.elements
    r.color_ramp.interpolation = 'CONSTANT' if constant else 'LINEAR'
    for i, (p, c) in enumerate(stops):
        el = e[i] if i < 2 else e.new(p)
        el.position, el.color = p, (*lin(c), 1)
    return r.outputs[0]


def even(*colours):
    """stops of a ramp that gives each colour the same share"""
    return [(i / len(colours), c) for i, c in enumerate(colours)]


def lot(nt, k):
    """a random number for a face, another one for each k and each object"""
    a = node(nt, 'Attribute', attribute_name='lot').outputs['Fac']
    r = node(nt, 'ObjectInfo').outputs['Random']
    return maths(nt, 'FRACT', maths(nt, 'MULTIPLY_ADD', a, k, maths(nt, 'MULTIPLY', r, 3.7 * k)))


def outdoor_material(name, shader):
    """a material whose shader fades into the colour of the horizon with distance"""
    if name in MATERIALS:
        return MATERIALS[name]
    m = MATERIALS[name] = bpy.data.materials.new('outside ' + name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    far = node(nt, 'CameraData').outputs['View Distance']
    haze = maths(nt, 'SUBTRACT', 1.0, maths(nt, 'EXPONENT', maths(nt, 'DIVIDE', far, -STATE['haze'])))
    c = [x * 0.85 * STATE['light'] for x in STATE['horizon']]
    air = node(nt, 'Emission', {0: (*c, 1), 1: 1.0}).outputs[0]
    mix = node(nt, 'MixShader', {0: haze, 1: shader(nt), 2: air}).outputs[0]
    node(nt, 'OutputMaterial', {0: mix})
    m.cycles.emission_sampling = 'NONE'
    return m


def sky_dome(r=700):
    """a half sphere with a gradient and soft clouds, seen by the camera and in reflections only"""
    nx, ny, V, F = 48, 18, [], []
    for j in range(ny + 1):
        e = math.radians(-10 + 100 * j / ny)
        V += [(r * math.cos(e) * math.cos(2 * pi * i / nx), r * math.cos(e) * math.sin(2 * pi * i / nx), r * math.sin(e)) for i in range(nx)]
    F = [(j * nx + i, j * nx + (i + 1) % nx, (j + 1) * nx + (i + 1) % nx, (j + 1) * nx + i) for j in range(ny) for i in range(nx)]
    m = bpy.data.materials.new('outside sky')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    at = node(nt, 'VectorMath', {0: node(nt, 'TexCoord').outputs['Object']}, operation='NORMALIZE').outputs[0]
    x, y, z = node(nt, 'SeparateXYZ', {0: at}).outputs
    up = maths(nt, 'POWER', maths(nt, 'MAXIMUM', z, 0.0), STATE['fade'])
    clear = mixed(nt, up, (*STATE['horizon'], 1), (*STATE['zenith'], 1))
    k = maths(nt, 'ADD', maths(nt, 'MAXIMUM', z, 0.0), 0.16)  # a flat layer of cloud, seen in perspective
    layer = node(nt, 'CombineXYZ', {0: maths(nt, 'DIVIDE', x, k), 1: maths(nt, 'DIVIDE', y, k), 2: 4.3}).outputs[0]
    puffs = node(nt, 'TexNoise', {'Vector': layer, 'Scale': 0.75, 'Detail': 7.0, 'Roughness': 0.52, 'Distortion': 0.35}).outputs[0]
    cover = node(nt, 'MapRange', {0: puffs, 1: 0.46, 2: 0.74, 3: 0.0, 4: STATE['cover']}, interpolation_type='SMOOTHSTEP').outputs[0]
    sky = mixed(nt, cover, clear, (*STATE['cloud'], 1))
    node(nt, 'OutputMaterial', {0: node(nt, 'Emission', {0: sky, 1: STATE['light']}).outputs[0]})
    m.cycles.emission_sampling = 'NONE'
    o = obj('outside sky', pmesh('outside sky', V, F), m, smooth=180)
    o.visible_shadow = False
    return o


def _sun(power, colour, angle, direction):
    l = bpy.data.lights.new('outside light', 'SUN')
    l.energy, l.angle, l.color = power, math.radians(angle), colour
    o = link(bpy.data.objects.new('outside light', l))
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return o


def daylight(azimuth):
    """a sun, the light of the whole sky and what the ground throws back; azimuth: where the sun stands, 0 = +x, 90 = +y"""
    a, e, s = math.radians(azimuth), math.radians(STATE['el']), STATE['light']
    if STATE['sun']:
        _sun(STATE['sun'] * s, kelvin(STATE['k']), 0.6, (-math.cos(e) * math.cos(a), -math.cos(e) * math.sin(a), -math.sin(e)))
    power, colour = STATE['dome']
    _sun(power * s, colour, 179, (0, 0, -1))
    _sun(STATE['bounce'] * s, (1.0, 0.92, 0.80), 179, (0, 0, 1))


def separate():
    """Gives the lamps outside only the outdoors to shine on, and every other lamp only the room.

    Call it when the room is built: the exposure outside is set by hand, and a tree takes no light from the room.
    """
    outdoors = bpy.data.collections.get('outside')
    if not outdoors:
        return
    indoors = bpy.data.collections.new('indoors')  # everything but the outdoors
    indoors.children.link(outdoors)
    indoors.collection_children[0].light_linking.link_state = 'EXCLUDE'
    own = {o: c for c in outdoors.children for o in c.objects if o.type == 'LIGHT'}
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT':
            o.light_linking.receiver_collection = o.light_linking.blocker_collection = own.get(o, indoors)
