"""The dressing room of `dressing` from near: leaves of smoked glass in brass before lit clothes, a corner of the island, a silk sari laid over it.

Cameras:  glass.
"""

from lib import *

from lib.gallery import sheetglass
from rooms.dressing import GARB, island
from rooms.wardrobe_lacquer import kumkum, scent


def smoked():
    """bronze glass of a leaf: it dims what is behind"""
    return sheetglass('smokedglass', '#94887b', 3.5, 0.07, 0.60)


def glassdoor(x0, x1, z0, z1):
    """a leaf in the plane y=0..0.022: smoked glass in a frame of brass, one thin bar across"""
    b, f = brass(0.3), 0.017
    for q in ((x0, x0 + f, z0, z1), (x1 - f, x1, z0, z1), (x0 + f, x1 - f, z0, z0 + f), (x0 + f, x1 - f, z1 - f, z1)):
        box(q[0], q[1], 0, 0.022, q[2], q[3], b, bev=0.0018, seg=3)
    plane([(x0 + f, 0.011, z0 + f), (x1 - f, 0.011, z0 + f), (x1 - f, 0.011, z1 - f), (x0 + f, 0.011, z1 - f)], smoked(), 'pane')


def handle(x, z0, z1):
    tube([(x, -0.034, z0), (x, -0.034, z1)], 0.0065, brass(0.3), smooth=False)
    for z in (z0 + 0.035, z1 - 0.035):
        tube([(x, -0.034, z), (x, 0.001, z)], 0.0045, brass(0.3), smooth=False)


def flank(L, h, bays, doors, seed, lit=1.0):
    """a run of bays along a wall at y=0, L long, lit inside; 'g' glass before a bay, 'a' one leaf ajar, '-' none"""
    d, dark = 0.58, wood('smoked')
    kinds = bays.split()
    wardrobe(-L / 2, L / 2, 0, h, bays, dark, lacquer('#b3a48e', 0.5), d, doors=[None] * len(kinds), seed=seed, light=False)
    w = L / len(kinds)
    box(-L / 2, L / 2, -d + 0.032, -d + 0.0495, 0, 0.079, wood('smoked', horiz=True), bev=0.001)
    for i, k in enumerate(doors):
        a, b = -L / 2 + i * w, -L / 2 + (i + 1) * w
        strip((a + 0.04, -d + 0.07, h - 0.03), (b - 0.04, -d + 0.07, h - 0.03), 1.9 * lit, 3800, (0, 0.55, -1), 0.05)
        for x, s in ((a + 0.014, 1), (b - 0.014, -1)):
            strip((x, -d + 0.045, 0.15), (x, -d + 0.045, h - 0.08), 0.62 * lit, 3800, (0.55 * s, 0.9, 0), 0.02)
        for s in (0, 1):
            if k == 'g' or (k == 'a' and s == 0):
                with turned((a + b) / 2 if s else a, -d - 0.024):
                    glassdoor(0.0015, w / 2 - 0.0015, 0.085, h - 0.004)
                    handle(0.0105 if s else w / 2 - 0.0105, 0.98, 1.36)
            elif k == 'a':
                with turned(b, -d - 0.024, 62):
                    glassdoor(-w / 2 + 0.0015, -0.0015, 0.085, h - 0.004)
                    handle(-w / 2 + 0.0105, 0.98, 1.36)


def laidsari(x, y, z, w, back, drop, c, pleats=7, seed=1):
    """a silk sari folded lengthwise in pleats, laid over an edge at y (facing -y): `back` of it lies on the top at z, `drop` of it hangs; gold along one edge and its end"""
    g = R.Random(seed)
    r, n, m = 0.012, pleats * 16, 110
    L = back + drop
    V, F = [], []
    ph = [g.uniform(-0.5, 0.5) for _ in range(pleats + 1)]
    for j in range(m + 1):
        s = L * j / m
        q = s - back
        for i in range(n + 1):
            u = i / n
            k = u * pleats
            saw = abs((k % 1) * 2 - 1)  # an accordion with round folds
            fold = saw * saw * (3 - 2 * saw)
            hang = max(0.0, min(1.0, q / drop))
            amp = 0.010 + 0.020 * hang ** 0.8
            lift = amp * fold + 0.004 * noise.noise(Vector((u * 5, s * 6, seed))) * (0.4 + hang)
            fan = 1 + 0.16 * hang + 0.03 * math.sin(s * 9 + seed)
            px = (u - 0.5) * w * fan + 0.010 * hang * math.sin(k * 1.3 + ph[int(k) if k < pleats else pleats]) + 0.02 * math.sin(s * 3.1) * hang
            if q < -r:
                P = (px, -q, lift)
            elif q < r * 0.57:
                a = (q + r) / (r * 1.57) * pi / 2
                P = (px, r - (r + lift) * math.sin(a), -r + (r + lift) * math.cos(a))
            else:
                h = q - r * 0.57
                P = (px, -lift - 0.006 * h / drop - 0.012 * math.sin(h * 5) * hang, -r - h - 0.006 * math.sin(k * 2.1 + 1) * hang)
            V.append((x + P[0], y + P[1], z + P[2] + 0.002))
    gold = []
    for j in range(m):
        s = L * (j + 0.5) / m
        e = L - s
        end = e < 0.085 or 0.098 < e < 0.108 or 0.118 < e < 0.124
        for i in range(n):
            t = j * (n + 1) + i
            F.append((t, t + 1, t + n + 2, t + n + 1))
            edge = (i / 16) % 1
            gold.append(1 if end or i < 7 or i > n - 8 else 0)
    me = pmesh('sari', V, F)
    silk = mat('silk' + c, c, rough=0.42, spec=0.45, sheen=0.5, tex='linen.png', size=0.07, ramp=[(0, tuple(q * 0.6 for q in lin(c))), (1, lin(c)[:3])], bump=[('linen_h.png', 0.05, 0.12, 0.0006)])
    zari = mat('zari', '#b98d45', rough=0.42, metal=0.85, tex='linen.png', size=0.03, ramp=[(0, '#8a642c'), (1, '#d0a75e')], bump=[('linen_h.png', 0.03, 0.5, 0.0012)])
    for q in (silk, zari):
        me.materials.append(q)
    me.polygons.foreach_set('material_index', gold)
    o = obj('sari', me, None, smooth=180)
    q = o.modifiers.new('s', 'SOLIDIFY')
    q.thickness, q.offset = 0.0012, 0
    return o


def tray(x, y, z, r):
    """a round tray of brass with a turned-up rim"""
    lathe(rounded([(0.0001, 0.004), (r * 0.9, 0.004), (r * 0.96, 0.006), (r, 0.018), (r + 0.003, 0.019), (r + 0.003, 0.015), (r * 0.97, 0.001), (0.0001, 0.0)], 4, 40), brass(0.3), (x, y, z), 96, 40)


def build(v='A'):
    reset(31)
    CLOTHES[:] = GARB
    world('#262422', 0.25)
    X, F, Y, h = 2.35, -2.0, 3.6, 2.75
    wallm, ceil = paint('#6f7770'), paint('#d6d1c6')
    room(-X, X, F, Y, h, wallm, ceil, openings=[], front=True)
    floor(-X, X, F, Y, 0, mat('carpet', '#4d5a55', rough=1, spec=0.05, sheen=0.2, tex='boucle.png', size=0.35, ramp=[(0, '#34403c'), (1, '#5d6b65')], rand=False, bump=[('boucle_h.png', 0.22, 0.9, 0.006)]))
    H, L = 2.45, 4.4
    for s, bays, doors, seed in ((-1, 'long shelves hang drawers hang', 'g-g-g', 3), (1, 'hang shelves long drawers hang', 'ggagg', 17)):
        with turned(s * X, 1.35, -90 * s):
            flank(L, H, bays, doors, seed, 1.0 if s > 0 else 0.6)
        x0, x1 = sorted((s * X, s * (X - 0.62)))
        box(x0, x1, F, Y, H, h, wallm, bev=0)
        box(x0, x1, F, 1.35 - L / 2 - 0.001, 0, H, wallm, bev=0)
        box(x0, x1, 1.35 + L / 2 + 0.001, Y, 0, H, wallm, bev=0)
    fluted(-X + 0.62, -0.66, Y - 0.05, 0, h, wood('smoked', straight=True), 0.04, 0.018)
    fluted(0.66, X - 0.62, Y - 0.05, 0, h, wood('smoked', straight=True), 0.04, 0.018)
    box(-0.66, 0.66, Y - 0.03, Y, 0, h, limewash('#7f857c', 0.12), bev=0)
    r, zc, n = 0.52, 1.78, 40
    P = [(-r, 0.10)] + [(-math.cos(pi * i / n) * r, zc + math.sin(pi * i / n) * r) for i in range(n + 1)] + [(r, 0.10)]
    obj('mirror', pmesh('mirror', [(a, Y - 0.045, b) for a, b in P], [tuple(range(len(P)))]), mirror('#d9d0c6'))
    tube([(a, Y - 0.048, b) for a, b in P], 0.014, brass(0.3), closed=True, smooth=False)
    box(-0.5, 0.5, F, F + 0.02, 0, 2.15, wood('smoked'), bev=0.003)
    with turned(0, 0.95):
        island({})
    for node in wood('smoked', horiz=True).node_tree.nodes:  # veneer, sanded flat
        if node.bl_idname == 'ShaderNodeBump':
            node.inputs['Strength'].default_value = 0.04
    z = 0.92
    laidsari(0.285, 0.52 - 0.012, z, 0.20, 0.34, 0.42, '#5e1428')
    tray(0.13, 1.02, z, 0.17)
    scent(0.07, 1.05, z + 0.005, 20, '#c98a52')
    scent(0.17, 1.09, z + 0.005, -14, '#a9b28c')
    kumkum(0.14, 0.95, z + 0.005, 0.9)
    kumkum(0.56, 1.16, z, 1.25)
    for y in (-0.4, 0.9, 2.2):
        spot((0.98, y, h), 3, 3500, 55, face=('#ffe2bd', 2.5))
        spot((-0.98, y, h), 2, 3500, 55, face=('#ffe2bd', 2.5))
    spot((0.1, 0.95, h), 5, 3500, 50, face=('#ffe2bd', 2.5))
    spot((0, 2.7, h), 6, 3500, 50, face=('#ffe2bd', 2.5))
    area((0, F + 0.15, 2.2), (3, 1), 11, '#f7efe3', dirv=(0, 0.9, -0.3), glossy=False)
    for l in bpy.data.lights:
        l.energy *= 3


CAMS = dict(
    glass=lambda: upright((-0.82, -0.86, 1.46), (1.72, 1.38, 1.16), 41, 3.2, (1.2, 0.95, 1.1)),
)
