"""Home theatre at night: charcoal slats, strips of lit onyx beside a 100-inch screen, two stepped rows of burgundy velvet.

Variants: A; B during the film, as one sees it from a seat: lamps down, a bowl of popcorn on the arm.
Cameras: row (A, upright: from the screen to the front row, padded wall and wall lamps), seat (B, upright: the screen wall over the arm of a seat).
"""

from lib import *
from lib.closeup import between, cloud, dressed
from lib.television import lit_image
from lib.weather import maths, mixed, node, ramp


def film(x, y, z, w, h, strength):
    """a lake in town after sunset (stills/lake.jpg, a picture by rooms/film_still.py) on the screen"""
    if 'lake.jpg' not in bpy.data.images:
        bpy.data.images.load(os.path.join(HERE, 'stills', 'lake.jpg'))
    plane([(x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y, z + h), (x - w / 2, y, z + h)], lit_image('lake.jpg', strength))


def onyx():
    """honey onyx with light behind it: the veins of the marble map, glowing"""
    m = mat('onyx', '#000000', rough=0.12, tex='marble2.png', size=1.9, ramp=[(0.04, '#f6d7a0'), (0.25, '#e3ab63'), (0.5, '#a9642c'), (0.9, '#fbeacb')])
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    nt.links.new(b.inputs['Base Color'].links[0].from_socket, b.inputs['Emission Color'])
    b.inputs['Emission Strength'].default_value = 0.085
    m.cycles.emission_sampling = 'NONE'
    return m


def banded_onyx(strength):
    """onyx as it is sawn across its layers: wavy bands of amber, honey and milk, clouded, brighter where the light behind is nearest"""
    m = mat('onyx banded', '#1a0c04', rough=0.14, spec=0.5)
    nt = m.node_tree
    p = node(nt, 'NewGeometry').outputs['Position']
    bent = node(nt, 'VectorMath', {0: p, 1: node(nt, 'VectorMath', {0: node(nt, 'TexNoise', {'Vector': p, 'Scale': 1.6, 'Detail': 5, 'Roughness': 0.6}).outputs[1], 'Scale': 0.42}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    layers = cloud(nt, node(nt, 'Mapping', {'Vector': bent, 'Rotation': (0, 0.32, 0), 'Scale': (0.55, 0.5, 5.0)}).outputs[0], 1.7, 6, 0.62)
    fog = cloud(nt, p, 3.4, 4, 0.6)
    c = ramp(nt, maths(nt, 'MULTIPLY_ADD', fog, 0.25, maths(nt, 'MULTIPLY', layers, 0.78)), [(0.34, '#4a1c08'), (0.42, '#9a4c14'), (0.48, '#d18a34'), (0.53, '#b0651f'), (0.575, '#ecc98c'), (0.61, '#cf8f3c'), (0.68, '#f4e2ba')])
    x = node(nt, 'SeparateXYZ', {0: p}).outputs[0]
    middle = between(nt, maths(nt, 'ABSOLUTE', maths(nt, 'SUBTRACT', maths(nt, 'ABSOLUTE', x), 1.55)), 0.0, 0.19, 1.25, 0.7)
    dressed(m, mixed(nt, 0.75, c, (0.0, 0.0, 0.0, 1)))
    b = nt.nodes['Principled BSDF'].inputs
    nt.links.new(c, b['Emission Color'])
    nt.links.new(maths(nt, 'MULTIPLY', middle, strength), b['Emission Strength'])
    m.cycles.emission_sampling = 'NONE'
    return m


def seats(x, y, z, n, fab, top, cushions=(), out=()):
    """a row of cinema seats facing +y with cushions: (x offset, material, turn); out: whose footrest is out"""
    recliners(x, y, z, n, fab, top, 180, 0.70, 0.22, out)
    for cx, m, rz in cushions:
        simmesh('pillow', m, (x + cx, y - 0.03, z + 0.70), (math.radians(68), 0.06, pi + rz), scale=0.84)


def build(v='A'):
    reset(41)
    low = v == 'B'
    world('#20242c', 0.05)
    X, F, Y, h = 2.45, -1.6, 5.6, 2.85
    stone = banded_onyx(0.10) if low else onyx()
    dark, ceil = paint('#37343a'), paint('#1d1c20')
    slat = lacquer('#292d35' if low else '#38373a', 0.5)
    velvet_ = velvet('#4d0d1a')
    walnut = wood('smoked', horiz=True)
    room(-X, X, F, Y, h, dark, ceil, front=True)
    carpet = mat('carpet', '#4a4148', rough=1, spec=0.05, sheen=0.5, tex='boucle.png', size=0.22, ramp=[(0, '#1d191c'), (1, '#3f373d')], bump=[('boucle_h.png', 0.22, 0.8, 0.006)], rand=False)
    plane([(-X, F, 0), (X, F, 0), (X, Y, 0), (-X, Y, 0)], carpet)
    # screen wall
    sw, sz0 = 2.214, 0.92
    sh = sw * 9 / 16
    fluted(-X, X, Y - 0.05, 0, h, slat, 0.062, 0.045, 'slat')
    for s in (-1, 1):
        a, b = sorted((s * 1.36, s * 1.74))
        box(a - 0.02, b + 0.02, Y - 0.10, Y - 0.03, 0.34, 2.56, black(0.6), bev=0.002)
        box(a, b, Y - 0.112, Y - 0.10, 0.36, 2.54, stone, bev=0.001)
        for q in (a - 0.012, b + 0.002):
            box(q, q + 0.010, Y - 0.118, Y - 0.10, 0.35, 2.55, brass(0.3), bev=0.001)
        strip((s * 1.55, Y - 0.14, 0.5), (s * 1.55, Y - 0.14, 2.4), 0.9, 2700, (0, -1, 0), 0.36)
        strip((s * 1.84, Y - 0.06, 0.4), (s * 1.84, Y - 0.06, 2.5), 1.1 if low else 4, 2700, (s, -0.5, 0))
    box(-sw / 2 - 0.07, sw / 2 + 0.07, Y - 0.10, Y - 0.03, sz0 - 0.07, sz0 + sh + 0.07, black(0.6), bev=0.004)
    box(-sw / 2 - 0.012, sw / 2 + 0.012, Y - 0.131, Y - 0.10, sz0 - 0.012, sz0 + sh + 0.012, black(0.35), bev=0.003)
    if low:
        film(0, Y - 0.1315, sz0, sw, sh, 0.08)
    else:
        landscape(0, Y - 0.1315, sz0, sw, sh, 0.22)
    area((0, Y - 0.16, sz0 + sh / 2), (sw, sh), 30 if low else 16, '#9aa2d8' if low else '#a3b2dc', dirv=(0, -1, -0.05), glossy=False)
    # low unit for the equipment: smoked wood, a slatted door for the loudspeaker
    box(-2.1, 2.1, Y - 0.52, Y - 0.05, 0.22, 0.25, walnut, bev=0.003)
    box(-2.1, 2.1, Y - 0.52, Y - 0.05, 0.57, 0.60, walnut, bev=0.003)
    box(-2.08, 2.08, Y - 0.48, Y - 0.05, 0.25, 0.57, black(), bev=0)
    for i in range(4):
        a = -2.1 + i * 1.05
        if i in (1, 2):
            fluted(a + 0.004, a + 1.046, Y - 0.515, 0.254, 0.566, wood('smoked', straight=True), 0.028, 0.012)
        else:
            box(a + 0.004, a + 1.046, Y - 0.515, Y - 0.495, 0.254, 0.566, walnut, bev=0.002)
    strip((-2.0, Y - 0.3, 0.215), (2.0, Y - 0.3, 0.215), 2 if low else 5, 2700, (0, -0.3, -1))
    vase('round', brass(0.35), (-1.86, Y - 0.29, 0.60), 0.85)
    top = books_stack(1.80, Y - 0.28, 0.60, 3, 8, 0.28, 0.2)
    vase('bottle', ceramic('#6d2a30'), (1.98, Y - 0.26, 0.60), 0.85)
    vase('bowl', brass(0.3), (1.74, Y - 0.28, top), 0.45)
    if low:
        box(-2.0, 2.0, Y - 0.32, Y - 0.06, 0, 0.205, black(0.7), bev=0)  # the plinth, in shade
        padbox(0.98, 0.085, 0.062, fabric('#26282c', 0.3, 0.08), (0, Y - 0.27, 0.632), 0.018)  # the loudspeaker
        with turned(-0.86, Y - 0.38, 24, 0.60):
            box(-0.021, 0.021, -0.085, 0.085, 0, 0.014, black(0.4), bev=0.006, seg=3)
            for k in range(5):
                cyl(0.004, 0.0135, 0.0152, mat('key', '#5b5d60', rough=0.5), (-0.009 + 0.018 * (k % 2), -0.055 + 0.028 * k, 0), 16, 0.0005)
        pouf = boucle('#4a4745')
        lathe(rounded([(0.0001, 0.02), (0.27, 0.02), (0.295, 0.05), (0.305, 0.20), (0.295, 0.345), (0.27, 0.372), (0.20, 0.386), (0.0001, 0.392)], 4, 60), pouf, (-0.62, 4.02, 0), 96, 80)
        cyl(0.20, 0, 0.021, black(), (-0.62, 4.02, 0), 40)  # its foot
        tube([(-0.62 + 0.293 * math.cos(q), 4.02 + 0.293 * math.sin(q), 0.348) for q in np.linspace(0, 2 * pi, 48, endpoint=False)], 0.006, pouf, closed=True).data.splines[0].use_endpoint_u = False
    # step with light under its nosing
    ys, zs = 0.95, 0.26
    box(-X, X, F, ys, 0, zs - 0.02, paint('#2a272b'), bev=0)
    box(-X, X, F, ys + 0.03, zs - 0.02, zs, carpet, bev=0.006)
    box(-X, X, ys + 0.022, ys + 0.032, zs - 0.03, zs + 0.002, brass(0.3), bev=0.001)
    strip((-X + 0.05, ys + 0.018, zs - 0.05), (X - 0.05, ys + 0.018, zs - 0.05), 5, 2700, (0, 0.35, -1))
    c1, c2 = fabric('#c08a4a', 0.25), velvet('#2d3440')
    if low:  # the third seat is where one stands
        seats(-0.46, 2.15, 0, 2, velvet_, walnut)
    else:
        seats(0, 2.15, 0, 3, velvet_, walnut)
        seats(0, -0.05, zs, 3, velvet_, walnut, ((-0.1, c2, 0.1), (0.98, c1, -0.15)))
        foldedone(3, fabric('#3f5560', 0.3, 0.14), (1.38, 2.02, 0.606), 0.21, 0.46, 0.055, 0.04, 0.006)
    g, corn = R.Random(46), mat('corn', '#f1e3bd', rough=0.9, var=0.12)
    x, y = 0.46, 2.26
    lathe([(0.0001, 0), (0.075, 0), (0.10, 0.05), (0.098, 0.055), (0.07, 0.012), (0.0001, 0.01)], steel(), (x, y, 0.600), 96)
    for _ in range(110):
        a, q = g.uniform(0, 6.28), 0.075 * math.sqrt(g.random())
        p = (x + math.cos(a) * q, y + math.sin(a) * q, 0.645 + g.uniform(0, 0.03) * (1.25 - q / 0.075))
        for _ in range(5):  # a kernel bursts into lobes about its hull
            sphere(g.uniform(0.0035, 0.0065), corn if g.random() < 0.85 else mat('hull', '#a9742f', rough=0.5), [c + g.uniform(-0.0065, 0.0065) for c in p], 10)['afloat'] = True
    # side walls: padded panels between smoked posts, lamps between them
    felt = [fabric(c, 0.2, 0.25, 0.15) for c in ('#24262c', '#2d2c34')]
    for s in (-1, 1):
        ys_ = [-1.55, -0.35, 0.85, 2.05, 3.25, 4.45, 5.62]
        for i in range(6):
            a, b = ys_[i] + 0.07, ys_[i + 1] - 0.07
            for z0, z1, k in ((0.42, 1.02, 0), (1.03, 1.73, 1), (1.74, 2.52, 0)):
                box(*sorted((s * X, s * (X - 0.04))), a + 0.002, b - 0.002, z0 + 0.002, z1 - 0.002, felt[(i + k) % 2], bev=0.006, seg=4)
            p = ys_[i + 1]
            box(*sorted((s * X, s * (X - 0.05))), p - 0.06, p + 0.06, 0.02, h - 0.18, wood('smoked'), bev=0.003)
            if i < 4:
                sconce(s * (X - 0.05), p, 1.62, brass(0.3), 'y', -s, 0.30, 7, 2800)
        box(*sorted((s * X, s * (X - 0.045))), F, Y - 0.06, 0.0, 0.40, wood('smoked', horiz=True), bev=0.003)
    # back wall: the same padding, a shelf at its foot
    for i in range(4):
        a = -X + 0.1 + i * (2 * X - 0.2) / 4
        for z0, z1, k in ((0.68, 1.38, 0), (1.39, 1.95, 1), (1.96, 2.52, 0)):
            box(a + 0.002, a + (2 * X - 0.2) / 4 - 0.002, F, F + 0.04, z0 + 0.002, z1 - 0.002, felt[(i + k) % 2], bev=0.006, seg=4)
    # ceiling: a dark raft with one line of light around it, its glow on the wall
    box(-X + 0.32, X - 0.32, F + 0.32, Y - 0.36, h - 0.14, h, paint('#232126'), bev=0.004)
    e = h - 0.141
    for p, q in (((-1.85, F + 0.6), (-1.85, Y - 0.75)), ((1.85, F + 0.6), (1.85, Y - 0.75)), ((-1.85, Y - 0.75), (1.85, Y - 0.75)), ((-1.85, F + 0.6), (1.85, F + 0.6))):
        profile((*p, e), (*q, e), w=0.014 if low else 0.022, k=2700, power=4.5, face='#ffd9a4', s=0.7 if low else 1.3)
    for s in (-1, 1):
        strip((s * (X - 0.28), F + 0.4, h - 0.05), (s * (X - 0.28), Y - 0.4, h - 0.05), 4.5, 2700, (s, 0, 0.1))
    for x in (-2.05, -1.02, 1.02, 2.05):
        spot((x, Y - 0.22, h), 9 if low else 48, 3800 if low else 2800, 50, fixture=False)
    for x in (-1.5, 0, 1.5):
        spot((x, F + 1.7, e), 8 if low else 34, 3000, 58)
        spot((x, 2.5, e), 8 if low else 34, 3000, 58)


CAMS = dict(
    row=lambda: upright((-1.80, 4.60, 1.12), (0.72, 1.6, 0.86), 38, 4.0, (0.2, 2.3, 0.8)),
    seat=lambda: upright((1.02, 1.28, 1.04), (-0.72, 5.4, 1.06), 40, 4.0, (-1.4, 5.45, 1.0)),
)
