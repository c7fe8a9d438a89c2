"""A threshold on the evening of Deepavali, in the blue hour: clay lamps along the step and round a muggu, marigolds, a carved door half open on a lit room.

Variants: A; B: a hand lights one of the lamps with a match.
Cameras:  main (upright); lit (B), nearer and lower.
"""

from lib import *
from lib.carving import lotus, relief, vine
from lib.festive import muggu
from lib.hands import Arm, skinned
from lib.leaves import grid_faces
from lib.people import Body, bangle
from lib.weather import maths, node, ramp
from rooms.living_telugu import leafdoor

STEP, SILL = 0.135, 0.058  # the height of the step, and of the threshold on it
DX0, DX1 = -0.78, 0.10  # the opening of the door, in the wall whose face is at y = 0.36
WALL = 0.36


def clay():
    return mat('diya clay', '#9c5233', rough=0.78, tex='plaster.png', size=0.07, ramp=[(0.1, '#7d3d26'), (0.6, '#a85a39'), (0.95, '#bd7350')], bump=[('plaster_h.png', 0.03, 0.25, 0.001)], var=0.10)


def flame_material():
    """brightest and palest in its middle, orange at its tip, blue and thin at its foot; its edge lets through what is behind"""
    if 'glowflame' not in MATERIALS:
        m = MATERIALS['glowflame'] = bpy.data.materials.new('glowflame')
        m.use_nodes = True
        m.cycles.emission_sampling = 'NONE'
        nt = m.node_tree
        n, L = nt.nodes, nt.links.new
        n.remove(n['Principled BSDF'])
        z = node(nt, 'SeparateXYZ', {0: node(nt, 'TexCoord').outputs['Generated']}).outputs[2]
        c = ramp(nt, z, [(0.0, '#3a55b8'), (0.16, '#c9713a'), (0.36, '#ffc46e'), (0.62, '#ffb04a'), (1.0, '#ff7a1a')])
        power = node(nt, 'MapRange', {0: z, 1: 0.0, 2: 0.30, 3: 0.10, 4: 1.0}).outputs[0]
        facing = node(nt, 'LayerWeight', {0: 0.5}).outputs['Facing']
        core = maths(nt, 'POWER', maths(nt, 'SUBTRACT', 1.0, facing), 1.4)
        e = node(nt, 'Emission', {0: c, 1: maths(nt, 'MULTIPLY', maths(nt, 'MULTIPLY_ADD', core, 7.0, 1.2), power)})
        mix = node(nt, 'MixShader', {0: maths(nt, 'MINIMUM', 1.0, maths(nt, 'MULTIPLY', maths(nt, 'MULTIPLY_ADD', core, 1.3, 0.05), power))})
        L(node(nt, 'BsdfTransparent').outputs[0], mix.inputs[1])
        L(e.outputs[0], mix.inputs[2])
        L(mix.outputs[0], n['Material Output'].inputs[0])
    return MATERIALS['glowflame']


def flame(p, h, g):
    """a flame h high from the wick's end p, leaning with the air"""
    sway, turn = g.uniform(-0.16, 0.16), g.uniform(0, 6.28)
    n, k, V = 24, 26, []
    for j in range(k + 1):
        t = j / k
        r = h * 0.165 * ((t / 0.30) ** 0.55 if t < 0.30 else max(0.0, math.cos((t - 0.30) / 0.70 * pi / 2)) ** 1.2) + 1e-5
        lean = h * sway * t * t
        for i in range(n):
            a = 2 * pi * i / n
            V.append((lean * math.cos(turn) + r * math.cos(a), lean * math.sin(turn) + r * math.sin(a), h * t))
    o = obj('flame', pmesh('flame', V, grid_faces(k + 1, n, wrap=True).tolist()), flame_material(), p, smooth=180)
    o.visible_shadow = o.visible_diffuse = False


def lamp(x, y, z, rot, g, lit=True, r=0.036, power=0.62):
    """a clay diya: a bowl pinched to a spout towards +x at rot=0 (degrees), oil, a cotton wick, its flame"""
    n, V = 72, []
    P = [(0.0, 0.002), (0.42, 0.0), (0.50, 0.0015), (0.72, 0.008), (0.92, 0.017), (1.0, 0.0255), (0.985, 0.0275), (0.94, 0.0268), (0.86, 0.020), (0.66, 0.012), (0.0, 0.0085)]
    P = rounded([(max(1e-4, a * r), b) for a, b in P], 4, 70)
    for a, b in P:
        f = min(1.0, b / 0.027)
        for i in range(n):
            q = 2 * pi * i / n
            e = math.exp(-((((q + pi) % (2 * pi) - pi) / 0.42) ** 2))
            pinch = 1 + 0.42 * e * f * (a / r) - 0.10 * math.exp(-(((abs((q + pi) % (2 * pi) - pi) - 0.75) / 0.35) ** 2)) * f * (a / r)
            wob = 1 + 0.02 * noise.noise(Vector((math.cos(q) * 2 + x * 9, math.sin(q) * 2 + y * 9, 3)))
            V.append((a * pinch * wob * math.cos(q), a * pinch * wob * math.sin(q), b + 0.0035 * e * f * (b > 0.015)))
    with turned(x, y, rot, z):
        obj('diya', pmesh('diya', V, grid_faces(len(P), n, wrap=True).tolist()), clay(), smooth=60)
        lathe([(0.0001, 0.0205), (r * 0.80, 0.0203)], mat('lampoil', '#6b4a16', rough=0.05, spec=0.6, translucent=0.2), (0, 0, 0), 40, 60)
        tip = (r * 1.30, 0.0, 0.0335)
        tube([(0.004, 0.004, 0.0205), (r * 0.6, 0.001, 0.0208), (r * 1.08, 0.0, 0.0270), tip], 0.0019, mat('wick', '#d9cfb8', rough=1), res=8)
        sphere(0.0021, mat('char', '#1a1412', rough=1), tip, 10)
        if lit:
            flame((tip[0] + 0.0004, 0, tip[2] - 0.002), g.uniform(0.030, 0.040), g)
            point((tip[0], 0, tip[2] + 0.020), power, 1950, 0.010)


def genda(seed=0):
    """a marigold of some hundred and fifty ruffled petals, radius 1, its stalk to -z"""
    key = 'genda%d' % seed
    if key not in MESHES:
        g, V, F = R.Random(seed), [], []
        for ring_, (el, n, L, r0) in enumerate(((-0.30, 22, 0.62, 0.46), (-0.02, 26, 0.62, 0.44), (0.24, 24, 0.60, 0.40), (0.50, 22, 0.56, 0.35), (0.78, 18, 0.50, 0.28), (1.05, 13, 0.44, 0.20), (1.32, 8, 0.38, 0.10))):
            for k in range(n):
                a, e = 2 * pi * (k + 0.5 * (ring_ % 2)) / n + g.uniform(-0.1, 0.1), el + g.uniform(-0.10, 0.10)
                out = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
                side = Vector((-math.sin(a), math.cos(a), 0))
                up = out.cross(side) * -1
                w, l, b = 0.135 * g.uniform(0.85, 1.15), L * g.uniform(0.88, 1.08), len(V)
                for j in range(5):
                    t = j / 4
                    for i in range(5):
                        u = i / 2 - 1
                        wide = w * (0.45 + 0.75 * t) * (1 if j < 4 else 0.80)
                        ruff = 0.050 * t * math.sin(u * 5.5 + k * 2.3) + 0.10 * t * t * (1 - abs(u)) * 0.4
                        p = out * (r0 + l * t * (1 - 0.10 * t)) + side * (u * wide) + up * (0.16 * t * t - 0.10 * t + ruff + 0.05 * u * u) - out * (0.06 * u * u * t)
                        V.append(p * 0.92)
                F += [(b + j * 5 + i, b + j * 5 + i + 1, b + j * 5 + i + 6, b + j * 5 + i + 5) for j in range(4) for i in range(4)]
        b = len(V)  # the green cup below
        for j, (rr, zz) in enumerate(((0.10, -0.62), (0.24, -0.50), (0.34, -0.22), (0.30, 0.0))):
            V += [Vector((rr * math.cos(2 * pi * i / 12), rr * math.sin(2 * pi * i / 12), zz)) for i in range(12)]
        F += [(b + j * 12 + i, b + j * 12 + (i + 1) % 12, b + (j + 1) * 12 + (i + 1) % 12, b + (j + 1) * 12 + i) for j in range(3) for i in range(12)]
        me = pmesh(key, V, F)
        me.polygons.foreach_set('material_index', [0] * (len(F) - 36) + [1] * 36)
        MESHES[key] = me
    return MESHES[key]


ORANGE, YELLOW, RUST = '#d9650f', '#e39a14', '#a83a12'


def bloom(p, r, g, c=None, tilt=0.5, up=None):
    c = c or g.choice((ORANGE, ORANGE, YELLOW))
    me = genda(g.randrange(3)).copy()
    for m in (mat('genda' + c, c, rough=0.8, translucent=0.28, var=0.16), mat('gendacup', '#5f7a35', rough=0.7)):
        me.materials.append(m)
    o = obj('marigold', me, None, p, smooth=180, scale=r)
    o.rotation_euler = up or (g.uniform(-tilt, tilt), g.uniform(-tilt, tilt), g.uniform(0, 6.28))
    return o


def petals(n, where, g, z):
    """loose petals on the floor; where(): a point"""
    key = 'loose petal'
    V = [(0.0075 * (i / 2 - 1) * (0.35 + 0.75 * j / 4) * (0.7 if j == 4 else 1), 0.0042 * j, 0.0022 * math.sin(j * 0.8) + 0.0016 * (i / 2 - 1) ** 2) for j in range(5) for i in range(5)]
    me = MESHES.setdefault(key, pmesh(key, V, [(j * 5 + i, j * 5 + i + 1, j * 5 + i + 6, j * 5 + i + 5) for j in range(4) for i in range(4)]))
    for _ in range(n):
        x, y = where()
        c = g.choice((ORANGE, YELLOW, ORANGE, RUST))
        o = obj('petal', me.copy(), mat('genda' + c, c, rough=0.8, translucent=0.28, var=0.16), (x, y, z + 0.0006), (g.uniform(-0.15, 0.3), g.uniform(-0.2, 0.2), g.uniform(0, 6.28)), smooth=180, scale=g.uniform(0.7, 1.15))
        o['afloat'] = True


def garland(x, y, z0, z1, g):
    """marigolds threaded one on another, hung from z1 down to z0, its end a white one"""
    z, k = z1, 0
    tube([(x, y, z0), (x, y, z1 + 0.02)], 0.0012, mat('twine', '#c9b68d', rough=1), smooth=False)
    while z > z0:
        r = g.uniform(0.029, 0.034)
        c = (ORANGE, ORANGE, YELLOW)[k % 3]
        E = Euler((pi / 2 + g.uniform(-0.5, 0.35), 0, g.uniform(-0.6, 0.6))).to_matrix() @ Matrix.Rotation(g.uniform(0, 6.28), 3, 'Z')  # it looks out of the wall
        bloom((x + g.uniform(-0.004, 0.004), y - 0.006 * (k % 2), z), r, g, c, up=E.to_euler())
        z -= r * 1.12
        k += 1


def door():
    teak, teakh, br = wood('oiled', rough=0.36), wood('oiled', horiz=True, rough=0.36), brass(0.24)
    HEAD = 2.12
    for s, a, b in ((-1, DX0 - 0.12, DX0), (1, DX1, DX1 + 0.12)):
        box(a, b, WALL - 0.045, WALL + 0.25, STEP, HEAD, teak, bev=0.004)
        o = relief(-0.05, 0.05, 0.30, 1.95, 0, vine(0.19, 0.022), 0.017, teak, 0.0032)
        o.location = ((a + b) / 2, WALL - 0.0455, STEP)
        o = relief(-0.055, 0.055, 0.03, 0.27, 0, lambda u, v: np.maximum(lotus(u, v - 0.15, 0.052, 10), 0.8 * np.exp(-(((np.abs(v - 0.15) - 0.085) / 0.008) ** 2))), 0.014, teak, 0.0026)
        o.location = ((a + b) / 2, WALL - 0.0455, STEP)
    w = (DX1 - DX0) / 2 - 0.002
    with turned(0, 0, 0, STEP):
        leafdoor(DX0, WALL + 0.03, 1, 0, w, HEAD - 0.05 - STEP, teak, teakh, br)
        leafdoor(DX1, WALL + 0.03, -1, -64, w, HEAD - 0.05 - STEP, teak, teakh, br)
    gold, red, white = mat('turmeric', '#c58f24', rough=0.7, tex='plaster.png', size=0.5, ramp=[(0, '#a87216'), (1, '#d09c33')]), mat('kumkum', '#8f1b1b', rough=0.8), mat('powder', '#f3efe6', rough=1, spec=0.1)
    box(DX0, DX1, WALL - 0.05, WALL + 0.20, STEP, STEP + SILL, gold, bev=0.010, seg=3)
    for k in range(11):
        x = DX0 + 0.05 + (DX1 - DX0 - 0.10) * k / 10
        lathe([(0.0001, 0.0012), (0.010 if k % 2 else 0.0135, 0.0008), (0.011 if k % 2 else 0.0145, -0.001)], white if k % 2 else red, (x, WALL - 0.0505, STEP + 0.029), 20, 50, (pi / 2, 0, 0))


def brasspot(x, y, z, s=0.80):
    belly = [(0.0001, 0.002), (0.055, 0), (0.085, 0.006), (0.118, 0.030), (0.145, 0.065), (0.158, 0.100), (0.160, 0.125), (0.153, 0.152), (0.135, 0.180), (0.108, 0.205)]
    neck = [(0.084, 0.222), (0.073, 0.236), (0.072, 0.248), (0.080, 0.262), (0.096, 0.276), (0.110, 0.285), (0.1145, 0.2885), (0.1135, 0.292), (0.108, 0.292)]
    lathe(rounded(belly + neck + [(0.094, 0.281), (0.078, 0.266), (0.066, 0.248), (0.066, 0.225)]), brass(0.3), (x, y, z), 128, 180, scale=s)
    return z + 0.285 * s


def inside():
    """what one sees through the half open door: a warm room, a standing lamp, a string of small lights"""
    wall(-2.2, 2.0, 3.6, 3.7, -0.1, 2.9, limewash('#d9b98a', 0.12))
    wall(-2.3, -2.2, WALL + 0.2, 3.7, -0.1, 2.9, limewash('#d9b98a', 0.12))
    wall(1.9, 2.0, WALL + 0.2, 3.7, -0.1, 2.9, limewash('#d9b98a', 0.12))
    wall(-2.3, 2.0, WALL + 0.2, 3.7, 2.9, 3.0, paint('#e8e0d0'))
    plane([(-2.2, WALL + 0.1, STEP), (1.9, WALL + 0.1, STEP), (1.9, 3.6, STEP), (-2.2, 3.6, STEP)], oxide('#7d3f30', 0.3))
    g = R.Random(3)
    curtain(-1.5, 0.9, 3.45, STEP + 0.005, 2.6, drape('#8f2f2a'), seed=2)
    for x in np.linspace(-1.3, 0.7, 11):
        for z in np.linspace(0.35, 2.2, 10):
            sphere(0.007, glow('#ffa548', 10), (float(x) + g.uniform(-0.03, 0.03), 3.36, float(z) + g.uniform(-0.05, 0.05)), 8).visible_shadow = False
    lathe(rounded([(0.0001, 0), (0.15, 0), (0.155, 0.02), (0.05, 0.05), (0.028, 0.12), (0.04, 0.16), (0.022, 0.2), (0.02, 0.66), (0.035, 0.69), (0.10, 0.72), (0.13, 0.74), (0.10, 0.735), (0.03, 0.72), (0.02, 0.86), (0.0001, 0.92)], 4), brass(0.3), (-0.18, 2.0, STEP), 64, 50)
    point((-0.2, 1.9, 1.15), 9, 2000, 0.10)
    area((-0.4, 2.0, 2.8), (1.4, 1.4), 34, 2500, dirv=(0, 0, -1))


LIT = Vector((0.135, -1.010, 0.0006))  # the lamp that is being lit, its wick to the right and the camera
WICK = LIT + Vector((0.047 * math.cos(-0.9), 0.047 * math.sin(-0.9), 0.034))


def hand():
    """a woman's right hand with a burning match; she kneels to the right, outside the picture"""
    arm = Arm(Body(weight=-0.2), 'R', fingers=(-0.88, 0.08, -0.42), back=(-0.40, -0.38, 0.82), forearm=(-0.90, 0.10, -0.36), upper=(-0.3, 0.1, -1))
    arm.pinch(WICK + Vector((0.040, -0.002, 0.026)))
    return arm


def wear(arm, g):
    o, elbow, wrist = arm.show(skinned('#75482f'))
    gold, green, red = brass(0.3), mat('glass green', '#1f5a3c', rough=0.18, coat=0.4), mat('glass red', '#7a1f2b', rough=0.18, coat=0.4)
    for k, m in enumerate((gold, green, green, red, green, green, red, green, green, gold)):
        bangle(o, elbow, wrist, 0.022 + 0.0042 * k, 0.0300, 0.0016 if m is not gold else 0.0022, m, 0.10 + g.uniform(-0.04, 0.06))
    at = arm.spot('pinch')
    tip = WICK + Vector((0.004, 0, 0.004))
    d = (at - tip).normalized()
    with turned(0, 0, 0):
        tube([tip, tip + d * 0.012], 0.0011, mat('char', '#1a1412', rough=1), smooth=False)
        tube([tip + d * 0.0121, at + d * 0.014], 0.0012, mat('matchwood', '#c9a777', rough=0.8), smooth=False)
    flame(tip + Vector((0.001, 0, -0.003)), 0.034, g)
    point(tip + Vector((0, 0, 0.018)), 0.7, 1950, 0.010)


def build(v='A'):
    arm = v == 'B' and hand()
    reset(271)
    world('#4c6cae', 0.34)
    lime, stone = limewash('#d5cbb8', 0.14), kota(0.36)
    for a, b in ((-3.0, DX0 - 0.12), (DX1 + 0.12, 3.0)):
        wall(a, b, WALL, WALL + 0.25, -0.1, 3.0, lime)
    wall(DX0 - 0.12, DX1 + 0.12, WALL, WALL + 0.25, 2.12, 3.0, lime)
    tilefloor(-3.0, 3.0, -4.2, 0.0, 0, stone, 0.6, 0.6, 0.003)
    box(-1.45, 1.25, 0.0005, WALL + 0.02, -0.05, STEP, stone, bev=0.010, seg=3)
    box(-3.0, -1.4505, WALL - 0.012, WALL, 0, 0.12, stone, bev=0.002)
    box(1.2505, 3.0, WALL - 0.012, WALL, 0, 0.12, stone, bev=0.002)
    door()
    inside()
    g = R.Random(11)
    powder = mat('powder', '#f0ece2', rough=1, spec=0.1)
    cx, cy, r = -0.10, -0.66, 0.40
    muggu(cx, cy, r, powder)
    # lamps along the step, round the muggu, one near the camera
    for k, x in enumerate((-0.94, -0.71, -0.48, -0.25, -0.02, 0.185, 0.47)):
        lamp(x + g.uniform(-0.015, 0.015), 0.060 + g.uniform(-0.012, 0.012), STEP, -90 + g.uniform(-25, 25), g)
    for k in range(8):
        a = 2 * pi * (k + 0.5) / 8
        if arm and k == 6:
            continue
        lamp(cx + 0.52 * math.cos(a), cy + 0.52 * math.sin(a), 0.0006, math.degrees(a), g)
    lamp(cx, cy, 0.0036, -70, g)
    if arm:
        lamp(*LIT, math.degrees(-0.9), g, lit=False)
        lamp(0.015, -1.255, 0.0006, 205, g)
        wear(arm, g)
        lamp(0.34, -1.56, 0.0006, 60, g, power=1.3)  # below the picture: its light on the back of the hand
    else:
        lamp(0.285, -1.235, 0.0006, 165, g)
    # marigolds: heads round the middle, a garland on the door's post, a heap by the pot, loose petals
    for k in range(16):
        a = 2 * pi * k / 16
        bloom((cx + 0.125 * math.cos(a), cy + 0.125 * math.sin(a), 0.015), 0.0225, g, (ORANGE, YELLOW)[k % 2], 0.25)
    garland(DX1 + 0.060, WALL - 0.078, STEP + 0.42, 2.0, g)
    garland(DX0 - 0.060, WALL - 0.078, STEP + 0.42, 2.0, g)
    px, py = 0.375, 0.185
    top = brasspot(px, py, STEP)
    for k in range(11):
        a, q = k * 2.4, 0.070 * math.sqrt(k / 10)
        bloom((px + q * math.cos(a), py + q * math.sin(a), top + 0.016 - 0.10 * q), 0.034, g, (ORANGE, YELLOW, ORANGE)[k % 3], 0.4)
    for x, y in ((0.285, 0.045), (0.335, 0.030), (0.235, 0.115), (0.55, 0.09), (0.605, 0.14)):
        bloom((x, y, STEP + 0.020), g.uniform(0.028, 0.033), g, None, 0.8)
    for x, y in ((0.13, -0.305), (-0.70, -0.30), (0.40, -1.06), (0.345, -1.02)):
        bloom((x, y, 0.020), g.uniform(0.027, 0.033), g, None, 0.8)
    petals(90, lambda: (cx + g.gauss(0, 0.34), cy + g.gauss(0, 0.30)), g, 0.0)
    petals(36, lambda: (g.uniform(-0.9, 0.75), g.uniform(0.03, 0.28)), g, STEP)
    # the blue hour
    area((-2.4, -3.0, 3.2), (4.0, 3.0), 46, '#6f93e0', target=(0, 0, 0.3))
    area((2.6, -2.2, 2.4), (2.0, 2.0), 10, '#7f9de0', target=(0, 0, 0.2))


CAMS = dict(
    main=lambda: upright((0.56, -2.12, 0.58), (-0.10, -0.05, 0.40), 50, 2.0, (0.05, -0.12, 0.2)),
    lit=lambda: upright((0.40, -2.12, 0.37), (-0.03, -0.45, 0.165), 50, 4.0, (0.015, -1.255, 0.03)),
)
