"""Pendants, table and floor lamps, ring chandeliers: each with its own light."""

from .scene import *
from .geometry import *
from .lights import point
from .leaves import grid_faces
from .materials import *


def pendant(x, y, ztop, zb, kind='dome', m=None, power=25, k=2800, s=1.0, lamp=True):
    m = m or brass()
    tube([(x, y, ztop), (x, y, zb + 0.2 * s)], 0.0025, black(), smooth=False)
    cyl(0.05, -0.02, 0, m, (x, y, ztop), 24)
    if kind == 'dome':
        lathe(
            [
                (0.010, 0.235),
                (0.022, 0.232),
                (0.026, 0.20),
                (0.055, 0.188),
                (0.10, 0.160),
                (0.142, 0.115),
                (0.172, 0.060),
                (0.186, 0.012),
                (0.188, 0),
                (0.184, 0),
                (0.168, 0.055),
                (0.138, 0.108),
                (0.098, 0.150),
                (0.055, 0.176),
                (0.01, 0.185),
            ],
            m,
            (x, y, zb),
            56,
            60,
            scale=s,
        )
        lathe([(0.0001, 0.231), (0.0105, 0.233)], m, (x, y, zb), 20, scale=s)  # it hangs on its cord
        lathe(
            [(0.0001, 0.04), (0.04, 0.06), (0.05, 0.10), (0.03, 0.14), (0.0001, 0.15)][::1],
            glow('#ffe2b8', 9),
            (x, y, zb),
            20,
            scale=s,
        )
    if kind == 'globe':
        o = sphere(0.11 * s, opal('#ffe2ba', 1.9) if power else mat('opal, out', '#e4e0d6', rough=0.22, spec=0.5, translucent=0.3), (x, y, zb + 0.11 * s), 40)
        o.visible_shadow = o.visible_diffuse = not power
        cyl(0.025 * s, 0.2 * s, 0.27 * s, m, (x, y, zb), 24)
    if kind == 'cyl':
        lathe(
            [(0.045, 0.30), (0.048, 0.295), (0.048, 0), (0.044, 0), (0.044, 0.25)],
            m,
            (x, y, zb),
            36,
            40,
            scale=s,
        )
        spider(x, y, zb + 0.27 * s, 0.0465 * s, zb + 0.2 * s, m)
        lathe([(0.0001, 0.02), (0.042, 0.02)], glow('#ffe2b8', 12), (x, y, zb), 20, scale=s)
    if kind == 'rattan':
        rm = mat('rattan', '#b68d59', rough=0.7)
        for i in range(26):
            t = i / 25
            rr = (0.05 + 0.19 * math.sin(pi * (0.08 + 0.80 * t)) ** 0.8) * s
            zz = zb + 0.36 * s * (1 - t)
            tube(
                [
                    (x + math.cos(a * 2 * pi / 12) * rr, y + math.sin(a * 2 * pi / 12) * rr, zz)
                    for a in range(12)
                ],
                0.0045 * s,
                rm,
                closed=True,
            )
        for i in range(18):
            a = i * 2 * pi / 18
            tube(
                [
                    (
                        x + math.cos(a) * (0.05 + 0.19 * math.sin(pi * (0.08 + 0.80 * t)) ** 0.8) * s,
                        y + math.sin(a) * (0.05 + 0.19 * math.sin(pi * (0.08 + 0.80 * t)) ** 0.8) * s,
                        zb + 0.36 * s * (1 - t),
                    )
                    for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
                ],
                0.003 * s,
                rm,
            )
        for i in range(3):  # it hangs on its cord
            a = i * 2 * pi / 3 + 0.5
            tube([(x, y, zb + 0.36 * s), (x + 0.112 * s * math.cos(a), y + 0.112 * s * math.sin(a), zb + 0.36 * s)], 0.0018, black(), smooth=False)
        sphere(0.05 * s, glow('#ffe2b8', 8), (x, y, zb + 0.18 * s), 20)
    if lamp:
        o = point(
            (x, y, zb + (0.11 * s if kind == 'globe' else 0.02)),
            power,
            k,
            0.09 * s if kind == 'globe' else 0.05,
        )


def bulb(x, y, z, power, k=2700):
    """a frosted lamp inside a shade: bright enough to draw itself on the cloth, not so bright that the cloth turns white"""
    sphere(0.028, glow('#ffd7a0', 9), (x, y, z), 20).visible_shadow = False
    point((x, y, z), power * 0.65, k, 0.03)


def spider(x, y, z, r, z0, m):
    """what carries a shade of radius r with its upper rim at z: a rod from the stem's end at z0, three arms"""
    tube([(x, y, z0), (x, y, z)], 0.004, m, smooth=False)
    for k in range(3):
        a = k * 2 * pi / 3 + 0.5
        tube([(x, y, z), (x + r * math.cos(a), y + r * math.sin(a), z)], 0.0018, m, smooth=False)


def tablelamp(x, y, z, base=None, colour='#efe4d0', h=0.46, power=9, r=0.15):
    base = base or ceramic('#6d7a63')
    foot = [(0.0001, 0), (0.06, 0), (0.085, 0.03), (0.095, 0.09), (0.07, 0.17), (0.025, 0.21), (0.012, 0.24), (0.012, 0.30)]
    lathe(rounded(foot, 6, 60), base, (x, y, z), 128, 60)
    o = lathe(
        [(r, h - 0.22), (r * 0.82, h), (r * 0.80, h), (r * 0.98, h - 0.22)],
        shade(colour),
        (x, y, z),
        96,
        60,
    )
    spider(x, y, z + h - 0.006, r * 0.82, z + 0.29, brass())
    bulb(x, y, z + h - 0.12, power)


def floorlamp(x, y, z, h=1.55, m=None, power=14):
    m = m or brass()
    cyl(0.14, 0, 0.02, m, (x, y, z), 40)
    tube([(x, y, z), (x, y, z + h - 0.2)], 0.009, m, smooth=False)
    o = lathe(
        [(0.20, h - 0.28), (0.15, h), (0.147, h), (0.197, h - 0.28)],
        shade(),
        (x, y, z),
        48,
        60,
    )
    spider(x, y, z + h - 0.008, 0.15, z + h - 0.21, m)
    bulb(x, y, z + h - 0.15, power)


def ring(x, y, z, r, tilt, az, ztop, m, s=7):
    root = bpy.data.objects.new('ring', None)
    link(root)
    n = 48
    for rr, zz, mm, rad in ((r, 0, m, 0.020), (r - 0.004, -0.016, glow('#ffe3bd', s), 0.012)):
        o = tube(
            [(math.cos(a * 2 * pi / n) * rr, math.sin(a * 2 * pi / n) * rr, zz) for a in range(n)],
            rad,
            mm,
            closed=True,
        )
        o.data.splines[0].use_endpoint_u = False
        o.parent = root
    root.location = (x, y, z)
    root.rotation_euler = (tilt, 0, az)
    Mx = Matrix.Translation((x, y, z)) @ Euler((tilt, 0, az)).to_matrix().to_4x4()
    for k in range(3):
        a = k * 2 * pi / 3
        p = Mx @ Vector((math.cos(a) * r, math.sin(a) * r, 0))
        tube([p, (x + math.cos(a) * 0.05, y + math.sin(a) * 0.05, ztop)], 0.0018, black(), smooth=False)
    point((x, y, z - 0.05), 20, 2900, 0.35)


def diya(x, y, z, h=0.3, m=None, power=1.2, kind='stem', rot=0):
    """a brass oil lamp, lit: on a stem; 'five', with five wicks and a finial; 'hand', low, with a spout towards +x and a leaf to hold it by"""
    m = m or brass(0.2)
    flame = [(0.0001, 0), (0.006, 0.006), (0.007, 0.014), (0.003, 0.03), (0.0001, 0.04)]
    if kind == 'five':
        lathe(rounded([(0.0001, 0), (0.064, 0), (0.068, 0.006), (0.060, 0.013), (0.044, 0.018), (0.030, 0.030), (0.012, 0.042), (0.017, 0.052), (0.010, 0.062), (0.009, h * 0.42), (0.016, h * 0.46), (0.016, h * 0.50), (0.009, h * 0.54), (0.012, h - 0.112), (0.024, h - 0.104), (0.058, h - 0.094), (0.066, h - 0.080), (0.062, h - 0.079), (0.052, h - 0.089), (0.012, h - 0.094), (0.007, h - 0.070), (0.013, h - 0.054), (0.008, h - 0.038), (0.010, h - 0.024), (0.0001, h)], 3), m, (x, y, z), 64, 50)
        for k in range(5):
            a = math.radians(rot) + 2 * pi * k / 5
            lathe([(r * 0.62, q * 0.7) for r, q in flame], glow('#ffb45a', 22), (x + 0.056 * math.cos(a), y + 0.056 * math.sin(a), z + h - 0.080), 14, 80)
        point((x, y, z + h - 0.03), power, 2100, 0.08)
        return
    if kind == 'hand':
        c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
        lathe(rounded([(0.0001, 0), (0.040, 0), (0.043, 0.005), (0.030, 0.012), (0.012, 0.020), (0.011, 0.030), (0.020, 0.036), (0.040, 0.046), (0.046, 0.058), (0.042, 0.059), (0.034, 0.049), (0.0001, 0.044)], 3), m, (x, y, z), 56, 50)
        tube([(x + c * 0.036, y + s * 0.036, z + 0.052), (x + c * 0.062, y + s * 0.062, z + 0.056)], 0.0085, m)
        leaf = obj('leaf', pmesh('lampleaf', [(-0.040 - 0.012 * t, w * 0.026 * math.sin(pi * min(1, 0.25 + 0.75 * t)) ** 0.8, 0.050 + 0.062 * t) for t in (0, 0.2, 0.4, 0.6, 0.8, 1.0) for w in (-1, 0, 1)], grid_faces(6, 3).tolist()), m, (x, y, z), (0, 0, math.radians(rot)), smooth=60)
        b = leaf.modifiers.new('s', 'SOLIDIFY')
        b.thickness = 0.003
        lathe(flame, glow('#ffb45a', 22), (x + c * 0.066, y + s * 0.066, z + 0.058), 16, 80)
        point((x + c * 0.066, y + s * 0.066, z + 0.10), power, 2100, 0.06)
        return
    lathe(
        [(0.0001, 0), (0.055, 0), (0.058, 0.008), (0.03, 0.02), (0.011, 0.05), (0.014, h * 0.45), (0.009, h * 0.5), (0.011, h - 0.06),
         (0.03, h - 0.045), (0.052, h - 0.02), (0.055, h - 0.014), (0.046, h - 0.02), (0.0001, h - 0.03)],
        m, (x, y, z), 36, 50,
    )  # fmt: skip
    lathe([(0.0001, 0), (0.006, 0.006), (0.007, 0.014), (0.003, 0.03), (0.0001, 0.04)], glow('#ffb45a', 22), (x, y, z + h - 0.024), 16, 80)
    point((x, y, z + h + 0.03), power, 2100, 0.06)  # as wide as the flame's halo: a smaller one draws every rim on the ceiling like a crack


def desklamp(x, y, z, m, rot=0):
    """a jointed desk lamp, its head over the desk towards -y"""
    with turned(x, y, rot, z):
        cyl(0.08, 0, 0.018, m, n=40)
        tube([(0, 0, 0.015), (0, 0.10, 0.26)], 0.007, m, smooth=False)
        tube([(0, 0.10, 0.26), (0, -0.13, 0.467)], 0.007, m, smooth=False)
        sphere(0.014, m, (0, 0.10, 0.26), 16)
        lathe([(0.075, -0.085), (0.072, -0.085), (0.03, 0.0), (0.018, 0.03), (0.0001, 0.034)], m, (0, -0.13, 0.45), 40, 45, (0.5, 0, 0))
        lathe([(0.0001, -0.05), (0.045, -0.05)], glow('#ffe8c8', 7), (0, -0.13, 0.45), 28, None, (0.5, 0, 0))
        point((0, -0.11, 0.37), 2.5, 2900, 0.04)
