"""A teak and cane wardrobe of five bays in a whitewashed room: red oxide floor, shuttered window, planter's chair, morning.

Variants: A; with other shutters: C teak panels, D ivory lacquer, E deep green lacquer.
Camera:   main.
"""

from lib import *
from lib.closeup import between, cloud
from lib.drawings import ikat, picture
from lib.weather import node

COTTON = ['#efe8da', '#b4532f', '#2f5d62', '#d8a13e', '#7d2f3f', '#e0cfae', '#4a5d3a', '#f4efe4', '#27415e', '#c77f5a', '#93a9a6', '#5c3148']


# from the frame inwards: a bolection moulding that stands out of the leaf, a sloped margin, a raised field
FIELD = rounded([(0.001, 0.002), (0.001, -0.004), (0.004, -0.0095), (0.010, -0.0115), (0.016, -0.0085), (0.021, 0.000), (0.026, 0.009), (0.031, 0.012)], 4, 60) + [(0.038, 0.012), (0.039, 0.0125), (0.074, 0.0045), (0.075, 0.002)]


def lacquered(c):
    """sprayed and polished: clear enough to show the window"""
    return mat('polished' + c, c, rough=0.16)


def panel_leaf(x0, x1, z0, z1, colour=None):
    """one shutter of caneleaf's shape with raised panels in the place of the cane: lacquered in one colour, else of solid teak"""
    upright, across, panel = 3 * [lacquered(colour)] if colour else (wood('aged', var=0.10), wood('aged', horiz=True), wood('waxed', var=0.12))
    zr = z0 + 0.62
    for q in ((x0 + 0.0015, x0 + 0.0635), (x1 - 0.0635, x1 - 0.0015)):
        box(*q, 0, 0.026, z0, z1, upright, bev=0.003, seg=3)
    for q in ((z0, z0 + 0.09), (zr, zr + 0.062), (z1 - 0.062, z1)):
        box(x0 + 0.0635, x1 - 0.0635, 0.0006, 0.026, *q, across, bev=0.002)
    for q in ((z0 + 0.09, zr), (zr + 0.062, z1 - 0.062)):
        rim(x0 + 0.0565, x1 - 0.0565, q[0] - 0.007, q[1] + 0.007, FIELD, lambda a, b, o: (a, o, b), panel, True, None if colour else wood('waxed', True))


def woven(size=0.215):
    """cane webbing of an open weave: each leaf has its own piece of it, and none hangs quite straight; size: of the map, in metres"""
    name = 'open_weave%s' % size
    if name not in MATERIALS:
        m = cane_material().copy()
        MATERIALS[name] = m
        nt = m.node_tree
        at = next(n for n in nt.nodes if n.bl_idname == 'ShaderNodeMapping').outputs[0]
        own = node(nt, 'ObjectInfo').outputs['Random']
        turn = node(nt, 'CombineXYZ', {1: between(nt, own, 0, 1, -0.014, 0.014)}).outputs[0]
        tc = node(nt, 'VectorMath', {0: node(nt, 'TexCoord').outputs['Object'], 1: node(nt, 'VectorMath', {0: (7.1, 0.0, 29.3), 'Scale': own}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
        p = node(nt, 'Mapping', {'Vector': tc, 'Rotation': turn, 'Scale': (1 / size,) * 3}).outputs[0]
        for n in nt.nodes:
            if n.bl_idname == 'ShaderNodeTexImage':
                nt.links.new(p, n.inputs['Vector'])
        b = nt.nodes['Principled BSDF'].inputs['Base Color']
        tone = between(nt, cloud(nt, tc, 3.0, 2), 0.3, 0.7, 0.86, 1.06)
        nt.links.new(node(nt, 'HueSaturation', {'Color': b.links[0].from_socket, 'Value': tone}).outputs[0], b)
    return MATERIALS[name]


def caneleaf(x0, x1, z0, z1, teak, back):
    """one shutter in the plane y=0..0.024: cane above a rail, a solid panel below"""
    zr = z0 + 0.62
    cane(x0 + 0.0015, x1 - 0.0015, zr, z1, 0, woven(), teak, border=0.062, t=0.024, back=back)
    for q in ((x0 + 0.0015, x0 + 0.0635), (x1 - 0.0635, x1 - 0.0015)):
        box(*q, 0, 0.024, z0, zr, teak, bev=0.002)
    box(x0 + 0.06, x1 - 0.06, 0, 0.024, z0, z0 + 0.09, teak, bev=0.002)
    box(x0 + 0.06, x1 - 0.06, 0.009, 0.019, z0 + 0.09, zr + 0.001, wood('aged', horiz=False), bev=0.001)


def closecane(c='#c9a26a'):
    """cane webbing without real holes, for a chair: holes that shimmer are too fine for the denoiser at that distance"""
    return mat('closecane' + c, c, rough=0.55, spec=0.3, tex='cane.png', size=0.16, ramp=[(0.0, '#7d6543'), (0.3, '#8f6c3c'), (0.6, c), (1, '#e2c793')], rand=False, uv=True)


def webbing(w, y0, z0, y1, z1, m):
    """a sheet of cane from the line (y0, z0) to (y1, z1)"""
    d = math.hypot(y1 - y0, z1 - z0)
    o = plane([(-w, y0, z0), (w, y0, z0), (w, y1, z1), (-w, y1, z1)], m, 'webbing', [(-w, 0), (w, 0), (w, d), (-w, d)])
    q = o.modifiers.new('so', 'SOLIDIFY')
    q.thickness, q.offset = 0.004, 0


def planters_chair(x, y, rot, teak):
    """a low easy chair of teak and cane with a long back and broad arms, facing -y"""
    with turned(x, y, rot):
        W, c = 0.31, closecane()
        for s in (-1, 1):
            tube([(s * W, 0.24, 0.30), (s * W, 0.72, 1.06)], 0.021, teak, smooth=False)
            tube([(s * W, -0.36, 0.44), (s * W, 0.24, 0.30), (s * W, 0.30, 0.30)], 0.021, teak, smooth=False)
            tube([(s * W, -0.34, 0.0), (s * W, -0.34, 0.60)], 0.022, teak, smooth=False)
            tube([(s * W, 0.52, 0.0), (s * W, 0.46, 0.62)], 0.022, teak, smooth=False)
            box(s * W - 0.05, s * W + 0.05, -0.46, 0.52, 0.600, 0.628, teak, bev=0.010, seg=3)
        for p in ((-0.36, 0.44), (0.24, 0.30), (0.71, 1.05)):
            tube([(-W, p[0], p[1]), (W, p[0], p[1])], 0.019, teak, smooth=False)
        webbing(W, -0.355, 0.452, 0.235, 0.316, c)
        webbing(W, 0.236, 0.318, 0.70, 1.048, c)


def mounted(cloth, edge=110):
    """the cloth sewn onto a cream mount that goes round it"""
    n = cloth.shape[0] + 2 * edge
    g = np.random.default_rng(3)
    img = np.ones((n, n, 3)) * (0.90, 0.87, 0.80) * (1 + 0.012 * g.standard_normal((n, n, 1)))
    for d in range(9):  # its shadow
        img[edge - d + 4 : n - edge + d + 4, edge - d + 4 : n - edge + d + 4] *= 0.985
    img[edge:-edge, edge:-edge] = cloth
    return img


def shutterwindow(X, a0, a1, z0, z1, teak):
    """a window in the left wall with pairs of louvred teak shutters folded back on the inside"""
    windowframe('L', -X - 0.1, a0, a1, z0, z1, teak, 2, t=0.06)
    pane('L', -X - 0.1, a0, a1, z0, z1)
    for i in range(1, 12):
        y = a0 + (a1 - a0) * i / 12
        tube([(-X - 0.155, y, z0 - 0.01), (-X - 0.155, y, z1 + 0.01)], 0.006, black(), smooth=False)
    for z in (z0 + 0.45, z1 - 0.45):
        box(-X - 0.158, -X - 0.152, a0 - 0.01, a1 + 0.01, z - 0.014, z + 0.014, black(), bev=0)
    for q in ((a0, a0 + 0.022, z0, z1), (a1 - 0.022, a1, z0, z1), (a0, a1, z1, z1 + 0.05), (a0 - 0.05, a0, z0, z1 + 0.05), (a1, a1 + 0.05, z0, z1 + 0.05)):
        inside = q[1] - q[0] < 0.03  # lining of the reveal, else the board on the wall
        box(*((-X - 0.064, -X + 0.013) if inside else (-X + 0.001, -X + 0.014)), *q, teak, bev=0.002)
    for q in ((a0, a0 + 0.012, z0, z1), (a1 - 0.012, a1, z0, z1), (a0, a1, z1 - 0.012, z1)):  # and outside the frame
        box(-X - 0.199, -X - 0.136, *q, teak, bev=0.002)
    box(-X - 0.064, -X + 0.05, a0 - 0.06, a1 + 0.06, z0 - 0.035, z0, wood('aged', horiz=True), bev=0.004)
    for hinge, sg in ((a0, -1), (a1, 1)):
        w = (a1 - a0) / 2
        for z in (z0 + 0.16, (z0 + z1) / 2, z1 - 0.16):  # knuckle, and a strap along the leaf
            cyl(0.009, -0.05, 0.05, black(0.4), (-X + 0.024, hinge + sg * 0.046, z), 20)
            q = sorted((hinge + sg * 0.046, hinge + sg * 0.19))
            box(-X + 0.0462, -X + 0.0492, *q, z - 0.016, z + 0.016, black(0.4), bev=0.001)
        with turned(-X + 0.03, hinge + sg * 0.056, 90 if sg > 0 else -90):
            for q in ((0, 0.06), (w - 0.06, w)):
                box(*q, -0.015, 0.015, z0, z1, teak, bev=0.002)
            for zz in (z0, (z0 + z1) / 2 - 0.04, z1 - 0.08):
                box(0.06, w - 0.06, -0.015, 0.015, zz, zz + 0.08, teak, bev=0.002)
            z = z0 + 0.10
            while z < z1 - 0.11:
                if not (z0 + z1) / 2 - 0.07 < z < (z0 + z1) / 2 + 0.05:
                    o = box(0.06, w - 0.06, -0.024, 0.024, -0.004, 0.004, teak, bev=0.001, seg=1)
                    o.location.z = z
                    o.rotation_euler = (0.7, 0, 0)
                z += 0.045


KNOB = rounded([(0.0001, -0.060), (0.012, -0.058), (0.019, -0.049), (0.017, -0.040), (0.009, -0.033), (0.0065, -0.026), (0.0075, -0.012), (0.012, -0.006), (0.026, -0.004), (0.028, -0.002), (0.028, 0.001)], 4, 70)
LACQUERS = dict(D='#dccdae', E='#34493c')


def build(v='A'):
    reset(41)
    world('#e9edf2', 0.40)
    X, F, Y, h = 2.35, -2.6, 2.9, 3.15
    white, ceil, teak = limewash('#efeae0', 0.06), paint('#f3efe7'), wood('aged')
    room(-X, X, F, Y, h, white, None, openings=[('L', -0.6, 0.9, 0.55, 2.35)], front=True)
    wall(-X - 0.2, X + 0.2, F - 0.2, Y + 0.2, h + 0.02, h + 0.2, ceil)
    rafters(-X, X, F, Y, h + 0.02, wood('aged', horiz=True), 0.72, 0.08, 0.13, 'x', None)
    floor(-X, X, F, Y, 0, oxide('#86402f'))
    for q in ((-X, X, Y - 0.014, Y), (-X, -X + 0.014, F, Y), (X - 0.014, X, F, Y)):
        box(*q, 0, 0.12, oxide('#6f3428', 0.3), bev=0.003)
    shutterwindow(X, -0.6, 0.9, 0.55, 2.35, teak)
    area((-X + 0.004, 0.15, 1.45), (1.44, 1.74), 104, '#eef2ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (-0.6, 0.9), seed=2, light=0.2)
    sun(196, 30, 9, 0.9, 4300)
    # the wardrobe across the end wall, a plastered hood above it
    x0, x1, H, d, n = -2.05, 2.05, 2.42, 0.60, 5
    horiz = wood('aged', horiz=True)
    wardrobe(x0, x1, Y, H, ['none'] * 5, teak, wood('aged'), d, doors=[None] * 5, light=False, seed=5, plinth=0.10)
    box(x0, x1, Y - d + 0.03, Y - d + 0.05, 0, 0.098, horiz, bev=0.002)
    box(x0 - 0.05, x1 + 0.05, Y - d - 0.05, Y, H, H + 0.035, horiz, bev=0.006)
    box(x0 - 0.03, x1 + 0.03, Y - d - 0.03, Y, H + 0.035, H + 0.075, horiz, bev=0.006)
    for i in range(2):
        box(x0 + i * (x1 - x0) - 0.03 + 0.002, x0 + i * (x1 - x0) + 0.03 - 0.002, Y - d - 0.012, Y - d + 0.06, 0.0, H, teak, bev=0.004)
    bw = (x1 - x0) / n
    tilt = R.Random(5)
    for i in range(n):
        a, b = x0 + i * bw, x0 + (i + 1) * bw
        for s in (0, 1):
            with turned((a + b) / 2 if s else a, Y - d - 0.002, tilt.uniform(-0.16, 0.16)):  # no two leaves lie in one plane
                if v == 'A':
                    caneleaf(0, bw / 2, 0.105, H - 0.004, teak, mat('dim', '#35261a', rough=0.8))
                else:
                    panel_leaf(0, bw / 2, 0.105, H - 0.004, LACQUERS.get(v))
                e = 0.033 if s else bw / 2 - 0.033
                lathe(KNOB, brass(0.3), (e, 0, 1.08), 48, 60, (-pi / 2, 0, 0))
    # on top: trunks and baskets
    z = H + 0.075
    for px, w, c in ((-1.45, 0.62, '#5a6b5e'), (0.15, 0.70, '#7a4a30')):
        box(px - w / 2, px + w / 2, Y - 0.48, Y - 0.10, z, z + 0.165, leather(c), bev=0.008, seg=3)
        box(px - w / 2 - 0.004, px + w / 2 + 0.004, Y - 0.484, Y - 0.096, z + 0.168, z + 0.24, leather(c), bev=0.014, seg=3)
        for s in (-1, 1):  # corners
            for zz in (z, z + 0.20):
                box(px + s * (w / 2 - 0.018) - 0.024, px + s * (w / 2 - 0.018) + 0.024, Y - 0.487, Y - 0.44, zz, zz + 0.042, brass(0.35), bev=0.008)
        for s in (-0.3, 0.3):
            box(px + s * w - 0.02, px + s * w + 0.02, Y - 0.492, Y - 0.092, z - 0.001, z + 0.247, leather('#33241a'), bev=0.003)
            for e in ((-0.027, -0.019, 0.10, 0.15), (0.019, 0.027, 0.10, 0.15), (-0.027, 0.027, 0.15, 0.158), (-0.027, 0.027, 0.092, 0.10), (-0.003, 0.003, 0.10, 0.15)):  # buckle
                box(px + s * w + e[0], px + s * w + e[1], Y - 0.501, Y - 0.490, z + e[2], z + e[3], brass(0.3), bev=0.002)
    basket(-0.72, Y - 0.30, z, 0.19, 0.24)
    basket(1.12, Y - 0.30, z, 0.17, 0.28)
    basket(1.58, Y - 0.30, z, 0.15, 0.18)
    # the room
    dhurrie(-1.35, 1.25, -0.75, 1.35, ['#cdbb98', '#33506b', '#cdbb98', '#a87a34', '#cdbb98', '#33506b'], (0.20, 0.05, 0.03, 0.02, 0.03, 0.05))
    fan(0.1, 0.494, h - 0.11, black(0.4), wood('aged', horiz=True), 0.62, 0.42)
    planters_chair(1.22, 0.42, -40, teak)
    rtable(1.92, 1.25, 0, 0.20, 0.50, horiz, teak, 0.022, 'legs')
    vase('cyl', brass(0.3), (1.90, 1.27, 0.50), 0.5)
    books_stack(1.96, 1.18, 0.50, 2, 7, 0.17, 0.12)
    box(-0.92, -0.30, 0.25, 0.62, 0.40, 0.43, horiz, bev=0.006)
    areca((-1.95, 1.75, 0), 1.45, 6, ceramic('#7b4634'), n=12)
    for sx in (-0.86, -0.36):
        for sy in (0.30, 0.57):
            cyl(0.022, 0.009, 0.40, teak, (sx, sy, 0), 20)
    urli(-0.63, 0.44, 0.430, 0.135, brass(0.3), 4)
    # right wall: a square of old ikat in a frame, a brass hook with a shawl and a bag
    cloth = ikat((122, 40, 34), (0.92, (230, 218, 190)), (0.80, (122, 40, 34)), (0.60, (44, 34, 34)), (0.42, (230, 218, 190)), (0.22, (122, 40, 34)))
    frame(X, 0.98, 1.62, 0.92, 0.92, picture('rumal', mounted(cloth)), teak, 'x', face=-1)
    for i in range(3):
        cyl(0.009, 0, 0.06, brass(0.3), (X, -1.62 + 0.16 * i, 1.72), 16, 0.002, rot=(0, -pi / 2, 0))
    switch_plate(X, 2.10, 1.12, 4, 'y', -1)
    area((0.3, F + 0.2, 2.4), (3.6, 1.2), 4, '#f3f1ee', dirv=(0, 0.9, -0.35), glossy=False)
    # a window behind the camera, in whose light the lacquer shines: two casements with a bar across
    for x in (0.62, 1.28):
        for z, t in ((1.02, 0.56), (1.78, 0.84)):
            area((x, F + 0.02, z), (0.56, t), 7 * t, '#eef2ff', dirv=(0, 1, 0))


CAMS = dict(main=lambda: camera((-1.62, -2.05, 1.30), -21, 24, -0.02, fstop=7, focus=4.2))
