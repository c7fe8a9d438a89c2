"""A sit-out before a small terrace in the rain: a cane chair and tea under the roof, wet tiles that mirror the pots and the sky.

Cameras:  main (upright).
"""

from lib import *
from lib.closeup import between, cloud, grain
from lib.drawings import picture
from lib.footwear import kolhapuri, pair
from lib.weather import maths, mixed, node

EDGE, DROP, PAR = 0.36, 0.13, 3.05  # where the roof and the dry floor end, how much lower the terrace lies, where its parapet stands


def ripples(n=1100, size=3.2):
    """the height of water where drops have just fallen: rings of several ages, over `size` metres"""
    g = np.random.default_rng(7)
    h = np.zeros((n, n), np.float32)
    y, x = np.mgrid[0:n, 0:n].astype(np.float32) * (size / n)
    for _ in range(210):
        cx, cy, r0 = g.uniform(0, size), g.uniform(0, size), g.uniform(0.006, 0.085)
        a, b = int(max(0, (cx - 0.13) * n / size)), int(min(n, (cx + 0.13) * n / size))
        c, d = int(max(0, (cy - 0.13) * n / size)), int(min(n, (cy + 0.13) * n / size))
        r = np.hypot(x[c:d, a:b] - cx, y[c:d, a:b] - cy)
        h[c:d, a:b] += (0.6 - 5 * r0) * np.cos((r - r0) * 2 * pi / 0.0125) * np.exp(-(((r - r0) / 0.011) ** 2))
    h = 0.5 + h * 0.5
    return picture('ripples', np.repeat(np.clip(h, 0, 1)[..., None], 3, 2))


def wet(c, dark):
    """clay tiles under rain: dark and glossy, standing water in their hollows"""
    if 'wet' + c in MATERIALS:
        return MATERIALS['wet' + c]
    m = mat('wet' + c, c, rough=0.2, spec=0.5)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF'].inputs
    geo = node(nt, 'NewGeometry').outputs['Position']
    own = node(nt, 'ObjectInfo').outputs['Random']
    pool = cloud(nt, geo, 1.7, 3, 0.5)
    pool = between(nt, pool, 0.46, 0.54, 0.0, 1.0)
    grainy = cloud(nt, geo, 60, 4, 0.6)
    tone = mixed(nt, grainy, (*lin(dark), 1), (*lin(c), 1))
    tone = node(nt, 'HueSaturation', {'Color': tone, 'Value': between(nt, own, 0, 1, 0.78, 1.2)}).outputs[0]
    tone = mixed(nt, maths(nt, 'MULTIPLY', pool, 0.45), tone, (*lin(dark), 1))
    nt.links.new(tone, b['Base Color'])
    nt.links.new(maths(nt, 'MULTIPLY_ADD', pool, -0.25, maths(nt, 'MULTIPLY_ADD', grainy, 0.14, 0.22)), b['Roughness'])
    im = node(nt, 'TexImage')
    im.image = bpy.data.images['ripples' if 'ripples' in bpy.data.images else ripples()]
    im.image.colorspace_settings.name = 'Non-Color'
    at = node(nt, 'Mapping', {'Vector': geo, 'Scale': (1 / 3.2, 1 / 3.2, 1)}).outputs[0]
    nt.links.new(at, im.inputs['Vector'])
    height = maths(nt, 'ADD', maths(nt, 'MULTIPLY', im.outputs[0], pool), maths(nt, 'MULTIPLY', maths(nt, 'SUBTRACT', 1.0, pool), maths(nt, 'MULTIPLY', grainy, 0.5)))
    nt.links.new(node(nt, 'Bump', {'Height': height, 'Strength': 0.5, 'Distance': 0.0012}).outputs[0], b['Normal'])
    return m


def rain(g):
    """thousands of faint threads as a sixtieth of a second draws them, a drip line below the eave, small crowns where drops fall"""
    for n, r, clear, near, far in ((2300, 0.00034, 0.90, 1.4, 5.0), (900, 0.00046, 0.87, 0.7, 2.8), (230, 0.00062, 0.82, 0.25, 1.1)):
        P = []
        for _ in range(n):
            y, L = EDGE + g.uniform(near, far), g.uniform(0.16, 0.52)
            x, z = g.uniform(-2.2, 2.6), g.uniform(-DROP, 2.9)
            P.append([(x, y, z), (x + (0.075 + g.gauss(0, 0.012)) * L, y, z + L)])
        strings(P, r, sheer('#cdd8e0', clear))['afloat'] = True
    D, x = [], -1.5
    while x < 2.0:  # what runs off the eave: beads close together above, drawn out below
        z = 2.05 - g.uniform(0, 0.3)
        while z > -DROP:
            L = 0.006 + 0.055 * math.sqrt(max(0.0, 2.05 - z)) * g.uniform(0.5, 1.0)
            D.append([(x + g.gauss(0, 0.003), EDGE + 0.085, z), (x + g.gauss(0, 0.003), EDGE + 0.085, z + L)])
            z -= L + g.uniform(0.05, 0.55)
        x += g.choice((0.045, 0.06, 0.09, 0.16))
    strings(D, 0.0009, sheer('#d6e0e7', 0.66))['afloat'] = True
    S = []
    for _ in range(420):
        x, y = g.uniform(-1.8, 2.2), EDGE + 0.04 + 2.6 * g.random() ** 1.3
        if g.random() < 0.35:
            y = EDGE + 0.085 + g.gauss(0, 0.012)
        h, r, n = g.uniform(0.003, 0.011), g.uniform(0.003, 0.008), g.randrange(9, 14)
        for k in range(n):
            a = 2 * pi * k / n + g.uniform(-0.2, 0.2)
            p, q = (x + r * math.cos(a), y + r * math.sin(a), -DROP), r * 1.5
            S.append([p, (x + q * math.cos(a), y + q * math.sin(a), -DROP + h * g.uniform(0.5, 1.1))])
            if k % 3 == 0:  # a drop that has left the crown
                e = (x + 2.2 * q * math.cos(a), y + 2.2 * q * math.sin(a), -DROP + h * g.uniform(1.2, 2.4))
                S.append([e, (e[0], e[1], e[2] + 0.0014)])
    strings(S, 0.00042, sheer('#dde6ec', 0.60))['afloat'] = True


def teaglass(x, y, z):
    o = lathe(rounded([(0.0001, 0.0), (0.021, 0.0), (0.0235, 0.004), (0.0265, 0.055), (0.0305, 0.082), (0.0298, 0.083)], 4), thinglass('#f4f7f5'), (x, y, z), 64, 60)
    o.visible_shadow = False
    lathe(rounded([(0.0001, 0.007), (0.0195, 0.007), (0.0220, 0.012), (0.0240, 0.046), (0.0252, 0.0575), (0.0246, 0.0583), (0.0001, 0.0575)], 3), mat('chai', '#9c6236', rough=0.25, spec=0.5, translucent=0.25), (x, y, z), 64, 60)
    lathe([(0.0247, 0.0586), (0.0232, 0.0594), (0.0205, 0.0589)], mat('chaifoam', '#c79a6b', rough=0.5), (x, y, z), 48, 60)


def stoolwood(x, y, h=0.40):
    m, flat = grain('oiled', 'z', 0.42, 0.008), grain('oiled', 'x', 0.40, 0.008)
    lathe(rounded([(0.0001, h - 0.026), (0.150, h - 0.026), (0.163, h - 0.020), (0.165, h - 0.006), (0.158, h), (0.0001, h)], 3, 40), flat, (x, y, 0), 96, 40)
    for k in range(3):
        a = k * 2 * pi / 3 + 0.5
        c, s = math.cos(a), math.sin(a)
        tube([(x + c * 0.105, y + s * 0.105, h - 0.026), (x + c * 0.15, y + s * 0.15, 0)], 0.0155, m, smooth=False)
    tri = [(x + 0.128 * math.cos(k * 2 * pi / 3 + 0.5), y + 0.128 * math.sin(k * 2 * pi / 3 + 0.5), 0.15) for k in range(4)]
    for p, q in zip(tri, tri[1:]):
        tube([p, q], 0.009, m, smooth=False)


def build(v='A'):
    reset(307)
    world('#d3dde8', 0.75)
    g = R.Random(9)
    teak = grain([(0.15, '#4a3320'), (0.42, '#6d4d31'), (0.62, '#7e5b3b'), (0.9, '#96714c')], 'x', 0.42, 0.010)
    upt = grain([(0.15, '#4a3320'), (0.42, '#6d4d31'), (0.62, '#7e5b3b'), (0.9, '#96714c')], 'z', 0.42, 0.010)
    plaster = limewash('#c9cfc9', 0.16)
    # the dry floor: cement tiles; the terrace: clay tiles under water
    star = [(0.12, '#44606a'), (0.40, '#b9bdb4'), (0.65, '#8c9a97'), (0.92, '#dedacb')]
    tile = mat('cement monsoon', tex='cementtile.png', size=0.2, ramp=star, rough=0.34, rough_tex=('smudge.png', 0.9, 0.22, 0.50), rand=False, var=0.05)
    tilefloor(-1.8, 1.8, -2.6, EDGE - 0.10, 0, tile, 0.2, 0.2, 0.0016)
    box(-2.6, 3.4, EDGE - 0.099, EDGE + 0.01, -DROP - 0.02, 0.003, wet('#6f7775', '#434a49'), bev=0.008, seg=3)
    clay = wet('#7d4030', '#3d1d15')
    box(-2.6, 3.6, EDGE, PAR + 0.4, -DROP - 0.10, -DROP - 0.004, mat('wetgrout', '#3a332d', rough=0.12), bev=0)
    s = 0.228
    for i in range(26):
        for j in range(12):
            a, b = -2.584 + i * s, EDGE + 0.012 + j * s
            if b < PAR:
                o = box(a + 0.003, a + s - 0.003, b + 0.003, b + s - 0.003, -DROP - 0.02, -DROP, clay, bev=0.003)
                o.rotation_euler = (g.uniform(-0.004, 0.004), g.uniform(-0.004, 0.004), 0)
    # roof: a beam, rafters, a post with a bracket
    box(-1.8, 1.8, EDGE - 0.12, EDGE + 0.02, 2.06, 2.22, teak, bev=0.006)
    for k in range(8):
        x = -1.7 + k * 0.48
        box(x - 0.03, x + 0.03, -2.6, EDGE + 0.10, 2.22, 2.30, upt, bev=0.004)
    box(-1.8, 1.8, -2.8, EDGE + 0.12, 2.30, 2.34, teak, bev=0)
    px, py = -0.60, EDGE - 0.05
    box(px - 0.085, px + 0.085, py - 0.085, py + 0.085, 0.002, 0.13, wet('#6f7775', '#4d5453'), bev=0.010)
    box(px - 0.074, px + 0.074, py - 0.074, py + 0.074, 0.1295, 0.162, wet('#6f7775', '#4d5453'), bev=0.012, seg=3)
    lathe(rounded([(0.0001, 0.161), (0.070, 0.161), (0.072, 0.168), (0.070, 0.176), (0.060, 0.184), (0.050, 0.215), (0.048, 0.235), (0.058, 0.28), (0.047, 0.33), (0.050, 0.9), (0.046, 1.6), (0.058, 1.68), (0.045, 1.74), (0.064, 1.84), (0.0001, 1.84)], 4), upt, (px, py, 0), 64, 45)
    box(px - 0.06, px + 0.06, py - 0.06, py + 0.06, 1.84, 2.06, upt, bev=0.006)
    wall(1.32, 1.5, -2.6, EDGE - 0.02, -0.2, 2.4, plaster)
    box(1.305, 1.32, -2.6, EDGE - 0.02, 0, 0.10, kota(0.3), bev=0.002)
    wall(-2.0, 1.8, -2.8, -2.6, -0.2, 2.4, plaster)
    # parapet, streaked by many rains
    stain = limewash('#b9b7aa', 0.34)
    box(-3.0, 4.2, PAR, PAR + 0.14, -DROP - 0.1, 0.62, stain, bev=0.012)
    box(-3.0, 4.2, PAR - 0.03, PAR + 0.17, 0.62, 0.675, wet('#7c8381', '#4d5453'), bev=0.008)
    # pots
    terra = lambda c: ceramic(c, 0.11)  # wet
    areca((-1.15, PAR - 0.35, -DROP), 1.35, 4, terra('#8d4a33'), n=13)
    peace_lily((-0.62, PAR - 0.42, -DROP), 0.62, 3, terra('#a2573d'), n=26, flowers=3)
    rubber_plant((0.98, PAR - 0.36, -DROP), 1.15, 7, terra('#7b4230'))
    tulsi((0.36, PAR - 0.45, -DROP), 0.62, 6, terra('#a2573d'), r=0.15)
    shrub(-0.10, PAR - 0.30, -DROP + 0.22, 0.50, 0.55, 31, '#456f33', (0.085, 0.04), flowers='#b3274a')
    pot_with_soil((-0.10, PAR - 0.30, -DROP), terra('#8d4a33'), 0.16, 0.26, 'taper', 2)
    money_plant((1.02, 1.55, -DROP), 0.30, 8, terra('#a2573d'), vines=8, r=0.13)
    aglaonema((1.05, 0.86, -DROP), 0.55, 5, terra('#6f6b5c'))
    # chair, tea, umbrella
    madder = fabric('#8a3a2a', 0.28, 0.10)
    easychair(0.62, -0.20, 0, math.radians(143), upt, cane_material('#b38a52'), madder)
    stoolwood(0.03, -0.12)
    st = mat('pale steel', '#d2d0cb', rough=0.31, metal=1)
    lathe(rounded([(0.0001, 0.002), (0.070, 0.002), (0.074, 0.0), (0.086, 0.009), (0.089, 0.0125), (0.086, 0.0128), (0.073, 0.004), (0.0001, 0.004)], 4), st, (0.05, -0.09, 0.40), 72, 50)
    biscuits(0.065, -0.075, 0.4045, 5, 0.026, 3)
    teaglass(-0.025, -0.190, 0.4003)
    pair(kolhapuri, -0.33, -0.46, 0.0005, 14, 0.108, (0.03, 9), c='#8a5526')
    rain(g)
    # a wet day: the sky is the lamp
    outside('far', PAR + 0.4, (-1.6, 1.6), 'garden', 'monsoon', light=0.27, seed=5)
    area((0, 2.2, 3.6), (4.4, 3.6), 120, '#e3ecf6', dirv=(0, -0.25, -1), glossy=False)
    area((-2.4, 0.6, 1.4), (2.4, 2.2), 22, '#dfe8f4', dirv=(1, 0, -0.05))
    area((-0.4, -2.4, 1.5), (2.0, 1.6), 4.5, 3600, dirv=(0.1, 1, -0.1))


CAMS = dict(main=lambda: upright((-0.12, -2.42, 1.24), (0.13, 0.4, 0.60), 40, 2.5, (0.15, -0.22, 0.45)))
