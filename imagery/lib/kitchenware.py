"""Tap, sink, hob, oven, crockery."""

from .scene import *
from .geometry import *
from .materials import *


def faucet(x, y, z, m, rot=0):
    c, s = math.cos(rot), math.sin(rot)
    P = lambda a, b: (x + a * c, y + a * s, z + b)
    cyl(0.024, 0, 0.05, m, (x, y, z), 24)
    tube(
        [P(0, 0.04), P(0, 0.30), P(0.02, 0.38), P(0.10, 0.42), P(0.18, 0.38), P(0.19, 0.30), P(0.19, 0.26)],
        0.011,
        m,
    )
    tube([(x - s * 0.01, y + c * 0.01, z + 0.046), (x - s * 0.03, y + c * 0.03, z + 0.06), (x - s * 0.08, y + c * 0.08, z + 0.10)], 0.006, m)


def sink(x0, x1, y0, y1, z, m, deep=0.21, r=0.05):
    """a bowl of steel below a hole in the worktop, its rim at z: rounded corners, a bottom that falls to the strainer"""
    cx, cy, n = (x0 + x1) / 2, (y0 + y1) / 2, 9
    loops = []
    for inset, dz, q in ((-0.012, 0, 0.004), (0.002, 0, r), (0.005, 0.004, r), (0.010, deep - 0.05, r), (0.014, deep - 0.026, r), (0.024, deep - 0.010, r), (0.042, deep - 0.002, r), (0.062, deep, r)):
        a, b = (x1 - x0) / 2 - inset - q, (y1 - y0) / 2 - inset - q
        P = [(sx * a + q * math.cos(t), sy * b + q * math.sin(t)) for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))) for t in [(k + i / n) * pi / 2 for i in range(n + 1)]]
        loops.append([(cx + u, cy + v, z - dz) for u, v in P])
    out = loops[-1]
    for q, dz in ((0.060, 0.006), (0.056, 0.009)):
        A = [math.atan2(p[1] - cy, p[0] - cx) for p in out]
        loops.append([(cx + q * math.cos(t), cy + q * math.sin(t), z - deep - dz) for t in A])
    k = len(out)
    F = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(len(loops) - 1) for j in range(k)]
    obj('sink', pmesh('sink', [p for L in loops for p in L], F), m, smooth=50)
    dark = black(0.5)
    cyl(0.058, -0.03, -0.012, dark, (cx, cy, z - deep), 48, 0.001)
    lathe([(0.030, -0.0125), (0.036, -0.006), (0.054, -0.006), (0.057, -0.010)], m, (cx, cy, z - deep), 48, 40)
    lathe(rounded([(0.0001, -0.001), (0.020, -0.002), (0.028, -0.009), (0.028, -0.013)], 3), m, (cx, cy, z - deep), 40, 50)


def hob(x, y, z, w=0.78, d=0.46, top='black'):
    """five burners in black, grey or white glass, or in a sheet of steel"""
    glass = dict(grey='#33383b', white='#e4e2dc')
    sheet = bglass() if top == 'black' else steel(0.34) if top == 'steel' else mat(top + ' hob', glass[top], rough=0.10)
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z, z + 0.008, sheet, bev=0.003)
    bk = black(0.5)
    br = brass(0.35) if top == 'black' else steel(0.40)
    for dx, dy, r in (
        (-0.24, 0.08, 0.048),
        (-0.24, -0.11, 0.036),
        (0.0, 0.02, 0.062),
        (0.24, 0.08, 0.036),
        (0.24, -0.11, 0.048),
    ):
        lathe(
            [(0.0001, 0.012), (r * 1.25, 0.012), (r * 1.2, 0.020), (r, 0.024), (r, 0.030), (0.0001, 0.032)],
            br,
            (x + dx, y + dy, z),
            36,
            40,
        )
        cyl(r * 0.8, 0.030, 0.037, bk, (x + dx, y + dy, z), 32)
        for k in range(4):
            a = k * pi / 2 + pi / 4
            box(
                x + dx + math.cos(a) * r * 1.35 - 0.045,
                x + dx + math.cos(a) * r * 1.35 + 0.045,
                y + dy + math.sin(a) * r * 1.35 - 0.005,
                y + dy + math.sin(a) * r * 1.35 + 0.005,
                z + 0.036,
                z + 0.050,
                bk,
                bev=0.002,
                rot=a,
            )
    for i in range(5):
        cyl(0.016, 0.008, 0.028, steel(), (x - 0.14 + i * 0.07, y - d / 2 + 0.035, z), 24)


def oven(x, y0, y1, z0, z1, m, hand, axis='y'):
    box(x - 0.02, x, y0 + 0.003, y1 - 0.003, z0, z1, bglass(), bev=0.003)
    box(
        x + 0.0,
        x + 0.002,
        y0 + 0.05,
        y1 - 0.05,
        z0 + 0.07,
        z1 - 0.14,
        mat('ovenwin', '#050505', rough=0.02),
        bev=0,
    )
    box(x + 0.02, x + 0.034, y0 + 0.06, y1 - 0.06, z1 - 0.105, z1 - 0.093, hand, bev=0.003)
    for yy in (y0 + 0.08, y1 - 0.09):
        box(x, x + 0.025, yy, yy + 0.012, z1 - 0.104, z1 - 0.094, hand, bev=0.001)
    box(
        x,
        x + 0.0012,
        (y0 + y1) / 2 - 0.05,
        (y0 + y1) / 2 + 0.05,
        z1 - 0.052,
        z1 - 0.035,
        glow('#bfe3ff', 1.2),
        bev=0,
    )


TEACUPS = {  # 58 mm high, tea at 48 mm
    None: [(0.0001, 0), (0.022, 0), (0.026, 0.008), (0.037, 0.035), (0.040, 0.058), (0.038, 0.058), (0.035, 0.036), (0.024, 0.010), (0.0001, 0.008)],
    'tulip': [(0.0001, 0), (0.020, 0), (0.022, 0.004), (0.019, 0.008), (0.031, 0.018), (0.036, 0.034), (0.037, 0.048), (0.043, 0.058), (0.041, 0.058), (0.036, 0.049), (0.034, 0.034), (0.028, 0.020), (0.0001, 0.014)],
    'straight': [(0.0001, 0), (0.034, 0), (0.037, 0.003), (0.039, 0.056), (0.038, 0.058), (0.0365, 0.056), (0.035, 0.007), (0.0001, 0.006)],
}


def teacup(x, y, z, m=None, s=1.0, saucer=True, rot=0.6):
    """a cup of tea or coffee on its saucer"""
    m = m or ceramic('#efe8dc')
    if saucer:
        lathe([(0.0001, 0.004), (0.03, 0.004), (0.032, 0), (0.07, 0.012), (0.071, 0.015), (0.03, 0.007), (0.0001, 0.007)], m, (x, y, z), 40, 60, scale=s)
    h = 0.007 * s if saucer else 0
    lathe(TEACUPS[own('teacup')], m, (x, y, z + h), 36, 60, scale=s)
    lathe([(0.0001, 0.048), (0.0365, 0.048)], mat('tea', '#7a4a26', rough=0.08), (x, y, z + h), 28, scale=s)
    c, q = math.cos(rot), math.sin(rot)
    tube([(x + c * r * s, y + q * r * s, z + h + zz * s) for r, zz in ((0.037, 0.046), (0.055, 0.050), (0.060, 0.032), (0.050, 0.018), (0.032, 0.018))], 0.0035 * s, m)


def mug(x, y, z, m, rot=0, upright=True):
    """a mug with its handle; upright=False: hung by it, from the point x, y, z"""
    with turned(x, y, rot, z) as root:
        lathe(rounded([(0.0001, 0), (0.030, 0), (0.036, 0.006), (0.040, 0.040), (0.041, 0.082), (0.0385, 0.084), (0.037, 0.080), (0.036, 0.040), (0.032, 0.010), (0.0001, 0.008)], 3), m, (0, 0, 0), 72, 60)
        tube([(0.037, 0, 0.068), (0.056, 0, 0.070), (0.066, 0, 0.056), (0.066, 0, 0.036), (0.054, 0, 0.022), (0.037, 0, 0.020)], 0.0048, m)
    if not upright:
        turn = Euler((0, -pi / 2 - 0.35, 0)).to_matrix()
        root.rotation_euler = (Euler((0, 0, math.radians(rot))).to_matrix() @ turn).to_euler()
        root.location = Vector((x, y, z)) - root.rotation_euler.to_matrix() @ Vector((0.060, 0, 0.046))


def teapot(x, y, z, m, rot=0):
    with turned(x, y, rot, z):
        lathe(rounded([(0.0001, 0), (0.050, 0), (0.056, 0.006), (0.088, 0.045), (0.090, 0.075), (0.066, 0.112), (0.044, 0.120), (0.042, 0.124), (0.030, 0.132), (0.008, 0.138), (0.007, 0.144), (0.013, 0.152), (0.009, 0.160), (0.0001, 0.162)], 4), m, (0, 0, 0), 96, 60)
        for i in range(3):  # the spout narrows
            tube([(0.078 + 0.012 * i, 0, 0.050 + 0.016 * i), (0.104 + 0.010 * i, 0, 0.072 + 0.014 * i), (0.124 + 0.006 * i, 0, 0.106 + 0.006 * i)], 0.013 - 0.002 * i, m)
        tube([(-0.080, 0, 0.088), (-0.118, 0, 0.098), (-0.130, 0, 0.066), (-0.112, 0, 0.038), (-0.084, 0, 0.036)], 0.006, m)


def plate(x, y, z, r=0.12, m=None):
    m = m or ceramic('#efe8dc')
    if own('plate') == 'thali':
        lathe(rounded([(0.0001, 0.0010), (r * 0.93, 0.0010), (r * 0.97, 0.004), (r, 0.016), (r * 1.01, 0.0175), (r * 0.985, 0.0175), (r * 0.955, 0.005), (r * 0.92, 0.0030), (0.0001, 0.0030)]), steel(0.3), (x, y, z), 64, 40)
        return
    if own('plate') == 'coupe':
        lathe(rounded([(0.0001, 0.003), (r * 0.40, 0.003), (r * 0.42, 0), (r * 0.46, 0.004), (r * 0.85, 0.012), (r, 0.022), (r * 0.985, 0.0235), (r * 0.80, 0.014), (r * 0.4, 0.0075), (0.0001, 0.0065)]), m, (x, y, z), 64, 60)
        return
    lathe([(0.0001, 0.003), (r * 0.55, 0.003), (r * 0.58, 0), (r * 0.65, 0.004), (r, 0.016), (r * 0.995, 0.019), (r * 0.62, 0.008), (0.0001, 0.006)], m, (x, y, z), 48, 60)


def jar(x, y, z, r=0.055, h=0.17, fill='#b9803f', lid=None):
    """a glass jar of biscuits, pulses or spice with a turned lid"""
    lathe([(0.0001, 0.003), (r * 0.95, 0.003), (r * 0.97, 0.012), (r * 0.97, h * 0.80), (r * 0.5, h * 0.83), (0.0001, h * 0.82)], mat('fill' + fill, fill, rough=0.8, bump=[('boucle_h.png', 0.05, 0.5, 0.003)], var=0.05), (x, y, z), 32, 40)
    o = lathe([(0.0001, 0.0), (r * 0.97, 0.0), (r, 0.01), (r, h * 0.86), (r * 0.86, h * 0.94), (r * 0.86, h)], thinglass(), (x, y, z), 40, 60)
    o.visible_shadow = False
    lathe([(0.0001, h * 0.97), (r * 0.90, h * 0.97), (r * 0.92, h * 1.05), (r * 0.4, h * 1.09), (r * 0.22, h * 1.14), (0.0001, h * 1.16)], lid or wood('teak'), (x, y, z), 36, 50)


def biscuits(x, y, z, n=6, r=0.028, seed=0, c='#c08a4e'):
    """round tea biscuits, heaped"""
    import random

    g = random.Random(seed)
    m = mat('biscuit' + c, c, rough=0.85, var=0.12, bump=[('boucle_h.png', 0.06, 0.4, 0.002)])
    for i in range(n):
        a, q = i * 2.4, 0.0 if i >= n - 1 else r * 1.25
        lathe([(0.0001, 0), (r * 0.95, 0.001), (r, 0.006), (r * 0.9, 0.011), (0.0001, 0.0135)], m, (x + math.cos(a) * q, y + math.sin(a) * q, z + 0.012 * (i // 5)), 24, 60, rot=(g.uniform(-0.06, 0.06), g.uniform(-0.06, 0.06), 0))


def espresso(x, y, z, m=None, w=0.74):
    """a two-group coffee machine whose working side faces +y"""
    m = m or steel(0.22)
    b, k = black(0.35), wood('walnut')
    box(x - w / 2, x + w / 2, y - 0.24, y + 0.16, z + 0.30, z + 0.44, m, bev=0.03, seg=4)
    box(x - w / 2, x + w / 2, y - 0.24, y - 0.02, z + 0.05, z + 0.31, m, bev=0.02, seg=4)
    box(x - w / 2, x + w / 2, y - 0.24, y + 0.24, z + 0.03, z + 0.09, m, bev=0.012)
    box(x - w / 2 + 0.03, x + w / 2 - 0.03, y + 0.0, y + 0.22, z + 0.088, z + 0.094, b, bev=0.002)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.022, 0, 0.035, b, (x + sx * (w / 2 - 0.05), y + sy * 0.19, z), 20)
        cyl(0.036, 0.235, 0.31, m, (x + sx * w * 0.2, y + 0.09, z), 32)
        cyl(0.040, 0.215, 0.238, b, (x + sx * w * 0.2, y + 0.09, z), 32)
        tube([(x + sx * w * 0.2, y + 0.12, z + 0.226), (x + sx * w * 0.2, y + 0.27, z + 0.215)], 0.013, k, smooth=False)
        tube([(x + sx * (w / 2 - 0.05), y + 0.15, z + 0.33), (x + sx * (w / 2 - 0.05), y + 0.20, z + 0.30), (x + sx * (w / 2 - 0.05), y + 0.21, z + 0.16)], 0.006, m)
        sphere(0.018, k, (x + sx * (w / 2 - 0.05), y + 0.17, z + 0.38), 16)
    for a, q in ((-w / 2 + 0.02, w / 2 - 0.02),):
        for yy in (y - 0.22, y + 0.14):
            tube([(x + a, yy, z + 0.48), (x + q, yy, z + 0.48)], 0.005, m, smooth=False)
            for p in (a + 0.01, q - 0.01):
                tube([(x + p, yy, z + 0.43), (x + p, yy, z + 0.48)], 0.004, m, smooth=False)
    for i in range(6):
        for j in range(3):
            teacup(x - w / 2 + 0.09 + i * (w - 0.18) / 5, y - 0.15 + j * 0.11, z + 0.441, None, 0.9, False, i + j)


def board(x, y, z, rot=0.0, m=None, w=0.42, d=0.26):
    """a chopping board with coriander, limes, chillies and a knife"""
    import random

    from .plants import leafmat, leafmesh

    g = random.Random(4)
    c, s = math.cos(rot), math.sin(rot)
    P = lambda a, b: (x + a * c - b * s, y + a * s + b * c)
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z, z + 0.022, m or wood('teak', horiz=True), bev=0.006, rot=rot)
    z += 0.022
    for i in range(16):  # a bunch of coriander
        a, b = P(-0.13 + g.uniform(-0.01, 0.01), -0.02 + g.uniform(-0.02, 0.02))
        t = g.uniform(-0.35, 0.35)
        e = P(0.02 + g.uniform(-0.02, 0.05), 0.02 + t * 0.22)
        tube([(a, b, z + 0.006 + 0.001 * i), ((a + e[0]) / 2, (b + e[1]) / 2, z + 0.016 + 0.001 * i), (e[0], e[1], z + 0.014)], 0.0016, mat('stem', '#6f8a3e', rough=0.5))
        for k in range(6):
            o = obj('leaf', leafmesh('cor', 0.034, 0.030, 0.3, 0.15, wave=0.12), leafmat('#4f8a34'), (e[0] + g.uniform(-0.035, 0.035), e[1] + g.uniform(-0.03, 0.03), z + g.uniform(0.008, 0.03)))
            o.rotation_euler = Euler((g.uniform(-0.7, 0.7), g.uniform(-0.5, 0.3), g.uniform(0, 6.28)))
    for a, b in ((0.13, 0.06), (0.165, 0.01)):
        p = P(a, b)
        sphere(0.024, mat('limeskin', '#9fae3e', rough=0.4, bump=[('boucle_h.png', 0.03, 0.1, 0.001)]), (p[0], p[1], z + 0.023), 24, scale=(1.12, 1, 0.96))
    p = P(0.10, -0.055)
    lathe([(0.0001, 0.022), (0.0215, 0.022), (0.0235, 0.019), (0.018, 0.008), (0.0001, 0.0)], mat('limeskin', '#9fae3e', rough=0.4), (p[0], p[1], z), 28, 60)
    lathe([(0.0001, 0.0226), (0.020, 0.0226)], mat('limeflesh', '#d5dc9a', rough=0.25), (p[0], p[1], z), 24)
    for i in range(4):
        a, b = P(0.03 + 0.014 * i, -0.085 + 0.004 * (i % 2)), P(0.06 + 0.016 * i, -0.035 + 0.006 * i)
        tube([(*a, z + 0.006), ((a[0] + b[0]) / 2 + 0.006, (a[1] + b[1]) / 2, z + 0.007), (*b, z + 0.004)], 0.0055, mat('chilli%d' % (i % 2), ('#3f7a2c', '#b02a1c')[i % 2], rough=0.25))
    a, b, e = P(-0.17, -0.10), P(-0.05, -0.10), P(0.10, -0.105)
    tube([(*a, z + 0.010), (*b, z + 0.010)], 0.009, wood('walnut'), smooth=False)
    V = [(*P(-0.05, -0.088), z + 0.004), (*P(-0.05, -0.118), z + 0.003), (*P(0.09, -0.112), z + 0.003), (*P(0.125, -0.09), z + 0.004)]
    o = obj('blade', pmesh('blade', V, [(0, 1, 2, 3)]), steel(0.16))
    m2 = o.modifiers.new('s', 'SOLIDIFY')
    m2.thickness = 0.0018
