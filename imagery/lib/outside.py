"""The neighbourhood outside a window, in three depths: garden or street, houses and towers, tree line and skyline in haze.

It is laid out as seen from a window that looks along +y: x runs along the wall, y is the distance from it. outside()
turns it to the side of the room where it belongs and puts it into a collection of its own, with its own lamps.
"""

import contextlib
import random as R

from .scene import *
from .buildings import house, tower
from .garden import grass, palm, shrub, tree
from .fittings import rail
from .geometry import *
from .materials import *
from .shell import tilefloor
from .treeline import broad_tree, coconut
from .weather import *

__all__ = ['outside', 'outdoors', 'pane', 'separate']

WALLS = ('#e8dcc0', '#e4cfa4', '#dcb796', '#d9dccb', '#c9d3d2', '#ead9cf', '#dfdbd2', '#e9e4d8', '#cfc5b2', '#d8c3b4')
LEAVES = ('#4f7a35', '#5f8a3c', '#6d934a', '#55803a')


# ------------------------------------------------------------- materials
def principled(nt, colour, rough, **more):
    inputs = {'Base Color': colour if isinstance(colour, bpy.types.NodeSocket) else (*lin(colour), 1), 'Roughness': rough, **more}
    return node(nt, 'BsdfPrincipled', inputs).outputs[0]


def weathered(nt, colour, amount=0.35):
    """the colour of painted plaster with rain streaks and patches"""
    at = node(nt, 'TexCoord').outputs['Object']
    far = node(nt, 'VectorMath', {0: node(nt, 'ObjectInfo').outputs['Location'], 1: at}, operation='ADD').outputs[0]
    tall = node(nt, 'VectorMath', {0: far, 1: (2.3, 2.3, 0.16)}, operation='MULTIPLY').outputs[0]
    streaks = node(nt, 'TexNoise', {'Vector': tall, 'Scale': 1.0, 'Detail': 5.0, 'Roughness': 0.6}).outputs[0]
    patches = node(nt, 'TexNoise', {'Vector': far, 'Scale': 0.35, 'Detail': 4.0}).outputs[0]
    dirt = node(nt, 'MapRange', {0: maths(nt, 'MULTIPLY', streaks, patches), 1: 0.22, 2: 0.48, 3: 0.0, 4: amount}).outputs[0]
    return mixed(nt, dirt, colour, mixed(nt, 1.0, colour, (0.42, 0.38, 0.33, 1), 'MULTIPLY'))


def plaster(nt):
    return principled(nt, weathered(nt, node(nt, 'ObjectInfo').outputs['Color']), 0.85)


def second_colour(nt):
    c = ramp(nt, node(nt, 'ObjectInfo').outputs['Random'], even('#8d6a55', '#8b8983', '#a8705a', '#6f7a78', '#b79a72'), True)
    return principled(nt, weathered(nt, c, 0.25), 0.8)


def window_glass(nt):
    """dark rooms and curtains behind reflecting glass; some lit in the evening, brighter towards the ceiling"""
    x, y, _ = node(nt, 'SeparateXYZ', {0: node(nt, 'TexCoord').outputs['UV']}).outputs
    aside = maths(nt, 'MULTIPLY', maths(nt, 'ABSOLUTE', maths(nt, 'SUBTRACT', x, 0.5)), 2.0)
    curtain = maths(nt, 'GREATER_THAN', aside, maths(nt, 'SUBTRACT', 1.1, lot(nt, 17.0)))
    cloth = ramp(nt, lot(nt, 29.0), even('#d8cdb8', '#b9b4a6', '#8e6f58', '#9aa7a0', '#c9b48c', '#77706a'), True)
    colour = mixed(nt, curtain, (0.012, 0.014, 0.017, 1), cloth)
    more = {}
    if STATE['glow']:
        on = maths(nt, 'LESS_THAN', lot(nt, 7.3), STATE['lit'])
        lamp = ramp(nt, lot(nt, 41.0), even('#ffb56a', '#ffc98a', '#ffdcae', '#dfe9ff', '#ffbe78', '#ffd29a'), True)
        room = mixed(nt, curtain, lamp, mixed(nt, 0.75, lamp, cloth, 'MULTIPLY'))
        level = maths(nt, 'MULTIPLY', maths(nt, 'MULTIPLY_ADD', lot(nt, 11.0), 0.8, 0.2), maths(nt, 'MULTIPLY_ADD', y, 0.7, 0.45))
        more = {'Emission Color': room, 'Emission Strength': maths(nt, 'MULTIPLY', maths(nt, 'MULTIPLY', on, level), STATE['glow'] * STATE['light'])}
    return principled(nt, colour, 0.6, **{'Coat Weight': 1.0, 'Coat Roughness': 0.02, **more})


def washing(nt):
    k = node(nt, 'Attribute', attribute_name='lot').outputs[2]
    c = ramp(nt, k, even('#55803a', '#b03a55', '#d9a032', '#2f7f86', '#e8e4da', '#3d5fa0', '#c9643c'), True)
    return principled(nt, c, 0.9)


def foliage(nt):
    k = node(nt, 'Attribute', attribute_name='lot').outputs[2]
    c = mixed(nt, k, (*lin('#33521f'), 1), (*lin('#7f9c4c'), 1))
    c = node(nt, 'HueSaturation', {'Value': maths(nt, 'MULTIPLY_ADD', node(nt, 'ObjectInfo').outputs['Random'], 0.5, 0.7), 'Color': c}).outputs[0]
    through = node(nt, 'BsdfTranslucent', {0: c}).outputs[0]
    return node(nt, 'MixShader', {0: 0.35, 1: principled(nt, c, 0.5, **{'Specular IOR Level': 0.35}), 2: through}).outputs[0]


def earth(nt):
    at = node(nt, 'TexCoord').outputs['Object']
    k = node(nt, 'TexNoise', {'Vector': at, 'Scale': 0.09, 'Detail': 8.0, 'Roughness': 0.65}).outputs[0]
    return principled(nt, ramp(nt, k, [(0.40, '#5d6a3c'), (0.50, '#8b7d5c'), (0.62, '#a08a68')]), 1.0)


def flat(colour, rough=0.6, **more):
    return lambda nt: principled(nt, colour, rough, **more)


SURFACES = dict(  # in the order of the material slots of buildings.py
    plaster=plaster,
    band=second_colour,
    trim=lambda nt: principled(nt, weathered(nt, (*lin('#dcd6c9'), 1), 0.4), 0.85),
    pane=window_glass,
    frame=flat('#d9d6cf', 0.5),
    metal=flat('#3a3733', 0.5),
    tank=flat('#16171a', 0.45),
    white=flat('#dfddd6', 0.5),
    cloth=washing,
)


def surfaces():
    return [outdoor_material(k, f) for k, f in SURFACES.items()]


def green():
    return [outdoor_material('bark', flat('#5d5145', 0.95)), outdoor_material('leaves', foliage)]


def ground(name, colour, rough=0.95):
    return outdoor_material(name, flat(colour, rough))


def shared(kind, seed):
    """the mesh of a house, a tower or a tree, made once a scene"""
    k = 'outside %s %d' % (kind.__name__, seed)
    if k not in MESHES:
        MESHES[k] = kind(seed, surfaces() if kind in (house, tower) else green())
    return MESHES[k]


def place(kind, seed, x, y, z, turn=0.0, scale=1.0, colour=None):
    o = obj('outside', shared(kind, seed), None, (x, y, z), (0, 0, turn), scale=scale)
    if colour:
        o.color = (*lin(colour), 1)
    return o


# ------------------------------------------------------------- middle and far distance
def reach(ahead, y):
    """how far along the wall the camera may see at the distance y; ahead: 1 or -1 where it looks along the wall, 0 straight out"""
    near, far = 0.5 * y + 12, min(2.6 * y + 30, 260)
    return (-near, far) if ahead > 0 else (-far, near) if ahead < 0 else (-0.9 * y - 14, 0.9 * y + 14)


def house_row(g, ahead, y, z, pitch=16.5, gaps=0.12):
    x0, x1 = reach(ahead, y)
    x = x0 + g.uniform(0, pitch)
    while x < x1:
        if g.random() > gaps:
            place(house, g.randrange(5), x, y + g.uniform(-0.6, 0.6), z, 0 if g.random() < 0.75 else pi / 2, g.uniform(0.97, 1.05), g.choice(WALLS))
        if g.random() < 0.8:
            place(broad_tree, g.randrange(3), x + pitch / 2 + g.uniform(-1, 1), y - g.uniform(4, 9), z, g.uniform(0, 6.3), g.uniform(0.6, 1.0))
        x += pitch + g.uniform(-1, 2)


def trees(g, ahead, y0, y1, z, pitch, scale=(0.8, 1.3), palms=0.12):
    x0, x1 = reach(ahead, y1)
    for i in range(int((x1 - x0) / pitch)):
        kind = coconut if g.random() < palms else broad_tree
        place(kind, g.randrange(2 if kind is coconut else 3), x0 + (i + g.random()) * pitch, g.uniform(y0, y1), z, g.uniform(0, 6.3), g.uniform(*scale))


def towers(g, ahead, y0, y1, z, pitch):
    x0, x1 = reach(ahead, y1)
    for i in range(int((x1 - x0) / pitch)):
        place(tower, g.randrange(4), x0 + (i + g.uniform(0.2, 0.8)) * pitch, g.uniform(y0, y1), z, g.choice((0, pi / 2, pi, 0.15, -0.2)), g.uniform(0.95, 1.1), g.choice(WALLS))


def streets(z, ys, x=270):
    for y in ys:
        plane([(-x, y - 3, z + 0.03), (x, y - 3, z + 0.03), (x, y + 3, z + 0.03), (-x, y + 3, z + 0.03)], ground('asphalt', '#6b6862'))


def distance(g, ahead, z, y):
    """everything from the first row of houses on, at the distance y"""
    plane([(-600, 0.2, z), (600, 0.2, z), (600, 640, z), (-600, 640, z)], outdoor_material('earth', earth)).visible_shadow = False
    for k in range(3):
        house_row(g, ahead, y + 26 * k, z)
    streets(z, [y + 13 + 26 * k for k in range(3)])
    trees(g, ahead, y + 64, y + 84, z, 5)
    towers(g, ahead, y + 70, y + 120, z, 58)
    for k in range(4):
        trees(g, ahead, y + 95 + 30 * k, y + 120 + 30 * k, z, 6.5, (1.1, 1.7))
    towers(g, ahead, y + 130, y + 230, z, 45)
    towers(g, ahead, y + 230, y + 420, z, 34)


def land(g, ahead, z):
    """from an upper floor one sees over the last towers: low houses under trees to the horizon, and beside what distance() has built"""
    y = 44.0
    while y < 630:
        built = reach(ahead, y) if y < 250 else (0, 0)
        step = 5 + 0.04 * y
        x = -1.1 * y - 20
        while x < 1.1 * y + 20:
            x += step * g.uniform(0.6, 1.4)
            if built[0] < x < built[1]:
                continue
            at, k = (x, y + g.uniform(-0.05, 0.05) * y, z, g.uniform(0, 6.3)), g.random()
            if k < 0.26:
                place(house, g.randrange(5), *at[:3], g.choice((0, pi / 2, pi)), g.uniform(0.9, 1.2), g.choice(WALLS))
            elif k < 0.30 and y > 170:
                place(tower, g.randrange(4), *at[:3], g.choice((0, pi / 2, 0.2)), g.uniform(0.7, 1.1), g.choice(WALLS))
            else:
                place(broad_tree, g.randrange(3), *at, g.uniform(1.0, 1.7))
        y *= 1.09


# ------------------------------------------------------------- near: what stands within ten metres
def stretch(ahead, a, b, before=4, beyond=17):
    """the length of wall and bed worth building for a window from a to b"""
    return (a - before, b + beyond) if ahead > 0 else (a - beyond, b + before) if ahead < 0 else (a - 7, b + 7)


def compound_wall(x0, x1, y, z, c='#e2cfac', h=1.75):
    """painted plaster with piers and a coping"""
    m, top = limewash(c, 0.14), limewash('#d8d0c0', 0.2)
    box(x0, x1, y, y + 0.15, z - 0.2, z + h, m, bev=0.01)
    box(x0 - 0.04, x1 + 0.04, y - 0.05, y + 0.20, z + h, z + h + 0.07, top, bev=0.012)
    for i in range(int((x1 - x0) / 3.0) + 1):
        x = x0 + 0.2 + i * 3.0
        box(x, x + 0.35, y - 0.08, y + 0.23, z - 0.2, z + h + 0.071, m, bev=0.012)
        box(x - 0.05, x + 0.40, y - 0.13, y + 0.28, z + h + 0.072, z + h + 0.15, top, bev=0.015)


def garden(g, ahead, a, b, z):
    x0, x1 = stretch(ahead, a, b)
    y, end = 5.6, x1 if ahead >= 0 else x0
    grass(x0, x1, 0.5, y - 1.1, z + 0.04, '#6b9040', 900, g.randrange(99))
    box(x0, x1, y - 1.1, y, z - 0.1, z + 0.09, mat('soil', '#3a2d22', rough=1), bev=0.01)
    compound_wall(x0, x1, y, z)
    if ahead:
        with turned(end, 0.6, 90):
            compound_wall(0, y - 0.6, -0.1, z - 0.002, h=1.74)
        place(house, 3, end + ahead * 9.5, 1.0, z, -ahead * pi / 2, 1.0, '#e9e4d8')
    for y1, step, low, high in ((y - 0.5, 0.75, 0.7, 1.6), (y - 0.95, 0.55, 0.25, 0.5)):  # tall shrubs, low ones before them
        x = x0 + 0.4
        while x < x1:
            h = g.uniform(low, high)
            bloom = g.choice(('#c2466a', '#efe6d2', '#d6703a', '#e0b040')) if g.random() < 0.25 else None
            shrub(x, y1 + g.uniform(-0.15, 0.1), z + 0.05, h, h * 0.5 + g.uniform(0.3, 0.55), g.randrange(999), g.choice(LEAVES), flowers=bloom)
            x += step * g.uniform(0.8, 1.7)
    tree(b + 8.5 if ahead > 0 else a - 8.5 if ahead < 0 else a - 1.2, y - 1.4, z, 5.6, 1.9, g.randrange(99), '#55803a')
    if ahead:
        palm(b + 13.5 if ahead > 0 else a - 13.5, y - 1.2, z, 6.5, 3)
    trees(g, ahead, 8.5, 11, z, 7.5, (0.55, 0.95), 0.15)
    distance(g, ahead, z, 23)


def wires(x0, x1, y, z, g):
    """electric poles with sagging wires"""
    m, n = ground('pole', '#8f8a80'), int((x1 - x0) / 26) + 2
    for i in range(n):
        x = x0 + 26 * i
        cyl(0.11, z, z + 8, m, (x, y, 0), 12, r2=0.08)
        box(x - 0.04, x + 0.04, y - 0.8, y + 0.8, z + 7.4, z + 7.5, ground('iron', '#4a4743'), bev=0)
        for k in (-0.7, 0, 0.7) if i < n - 1 else ():
            tube([(x + 26 * t / 8, y + k, z + 7.6 - 0.7 * (1 - (t / 4 - 1) ** 2)) for t in range(9)], 0.012, ground('iron', '#4a4743'), res=2)


def street(g, ahead, a, b, z):
    x0, x1 = stretch(ahead, a, b, 6, 22)
    tilefloor(x0, x1, 0.25, 2.3, z + 0.15, kota(0.6), 0.6, 0.6, 0.006)
    for y in (2.3, 10.2):  # kerbs in yellow and black
        for i in range(int(x1 - x0)):
            box(x0 + i, x0 + i + 0.985, y, y + 0.16, z - 0.1, z + 0.155, mat('kerb%d' % (i % 2), ('#c9a640', '#35332f')[i % 2], rough=0.9, var=0.1), bev=0.012)
    plane([(-270, 2.46, z + 0.03), (270, 2.46, z + 0.03), (270, 10.2, z + 0.03), (-270, 10.2, z + 0.03)], ground('asphalt', '#6b6862'))
    box(x0 - 40, x1 + 40, 10.36, 12.4, z - 0.1, z + 0.15, ground('paving', '#a89f90'), bev=0.01)
    tree(b + 3.5 if ahead > 0 else a - 3.5 if ahead < 0 else b + 0.6, 1.75, z + 0.1, 5.8, 2.0, g.randrange(99), '#5f8a3c')
    trees(g, ahead, 10.9, 11.5, z + 0.1, 9.5, (0.7, 1.0), 0.0)
    wires(x0 - 30, x1 + 60, 10.7, z, g)
    distance(g, ahead, z, 22.5)


def high(g, ahead, a, b, z):
    """from an upper floor: a neighbouring tower, roofs and trees below"""
    side = ahead or g.choice((-1, 1))
    place(tower, 1, (a + b) / 2 + side * (74 if ahead else 26), 40, z, 0, 1.0, '#e8dcc0')
    place(tower, 3, (a + b) / 2 + side * (62 if ahead else -24), 74, z, 0, 1.0, '#d9dccb')
    place(tower, 2, (a + b) / 2 + side * (112 if ahead else 44), 105, z, 0, 1.0, '#ead9cf')
    trees(g, ahead, 8, 16, z, 6.5, (0.8, 1.2))
    distance(g, ahead, z, 27)
    land(g, ahead, z)


def balcony(g, ahead, a, b, z):
    """the flat's own balcony before the view from an upper floor"""
    box(a - 0.9, b + 0.9, 0.0, 1.5, -0.16, -0.02, kota(0.4), bev=0.006)
    rail((a - 0.9, 1.42), (b + 0.9, 1.42), -0.02, black(0.5), wood('teak', horiz=True), 1.05, 'bars', 0.11)
    for x in (a - 0.9, b + 0.9):
        box(x - 0.06, x + 0.06, 0.0, 1.5, -0.02, 3.0, limewash('#e4d9c4', 0.12), bev=0.006)
    for i, x in enumerate((a + 0.1, (a + b) / 2 + 0.35, b - 0.1)):
        lathe([(0.0001, 0), (0.12, 0), (0.16, 0.26), (0.175, 0.28), (0.15, 0.27), (0.0001, 0.25)], ceramic(('#a2573d', '#d9d3c8', '#8d4a35')[i]), (x, 1.15, -0.02), 40)
        shrub(x, 1.15, 0.22, g.uniform(0.35, 0.7), 0.42, g.randrange(99), g.choice(LEAVES), (0.07, 0.035), n=18)
    high(g, ahead, a, b, z)


def open_sky(g, ahead, a, b, z):
    """nothing but the sky"""


# builder, ground below the room's floor, storey height
KINDS = dict(garden=(garden, 0.45, 3.2), street=(street, 0.3, 3.2), tower=(high, 0.9, 3.05), balcony=(balcony, 0.9, 3.05), sky=(open_sky, 0, 0))


# ------------------------------------------------------------- the calls of a room
@contextlib.contextmanager
def outdoors(side):
    """what is built inside belongs to the outdoors of that side: its lamps light it, the room's do not"""
    before = set(bpy.data.objects)
    yield
    root = bpy.data.collections.get('outside')
    if not root:
        root = bpy.data.collections.new('outside')
        bpy.context.scene.collection.children.link(root)
    coll = root.children.get('outside ' + side)
    if not coll:
        coll = bpy.data.collections.new('outside ' + side)
        root.children.link(coll)
    for o in [o for o in bpy.data.objects if o not in before]:
        coll.objects.link(o)
        bpy.context.scene.collection.objects.unlink(o)
        if o.type != 'LIGHT':
            o.visible_diffuse = False


def outside(side, at, span=(-1, 1), kind='garden', time='day', floor=0, light=1.0, seed=0, beyond=None, sun=None, ahead=None):
    """Builds what the windows of one side look at.

    side: 'left' (wall at x = at, looking to -x), 'right' (+x) or 'far' (wall at y = at, looking to +y)
    span: the windows' extent along the wall; kind: one of KINDS; time: day, dusk, blue or night
    floor: storeys below the room; light: scales all radiances; sun: azimuth of the sun outside, else it grazes the fronts
    ahead: which way along the wall one looks (reach), else towards +y
    beyond: only the houses and trees from this distance on, for a room that builds its own foreground
    """
    set_weather(time, light)
    turn, along, azimuth = dict(left=(90, 1, -70), right=(-90, -1, 250), far=(0, 0, -25))[side]
    ahead = along if ahead is None else ahead
    a, b = (-span[1], -span[0]) if side == 'right' else span
    build, drop, storey_height = KINDS[kind]
    z = -drop - storey_height * floor - 0.013 * len(bpy.data.collections)  # no two grounds in one plane
    g = R.Random(seed * 7 + len(kind))
    with outdoors(side):
        if 'outside sky' not in bpy.data.objects:
            sky_dome()
        daylight(azimuth if sun is None else sun)
        with turned(*((0, at) if side == 'far' else (at, 0)), turn):
            build(g, ahead, a, b, z) if beyond is None else distance(g, ahead, z, beyond)


def pane(W, pos, a0, a1, z0, z1):
    """thin glass in a window frame of wall W ('L', 'R' or 'B'): reflections only, the lamps' light passes unchanged"""
    ends = [(a, pos) if W == 'B' else (pos, a) for a in (a0, a1)]
    (p, q), (r, s) = ends[::-1] if W == 'R' else ends  # the front of the glass faces the room
    o = plane([(p, q, z0), (r, s, z0), (r, s, z1), (p, q, z1)], glass(), 'pane')
    o.visible_shadow = o.visible_diffuse = False
