"""The small things that make a room believable: fans, air conditioners, switches, rails."""

from .scene import *
from .geometry import *
from .lights import kelvin, strip
from .materials import *


def fan(x, y, ztop, m=None, blade=None, r=0.62, drop=0.38, blades=3, rot=0.3):
    """a ceiling fan standing still; ztop the ceiling"""
    m, blade = m or brass(0.3), blade or wood('walnut', horiz=True)
    cyl(0.055, -0.05, 0, m, (x, y, ztop), 32, 0.008)
    tube([(x, y, ztop - 0.03), (x, y, ztop - drop + 0.05)], 0.012, m, smooth=False)
    z = ztop - drop
    lathe([(0.0001, -0.05), (0.05, -0.05), (0.10, -0.03), (0.115, 0.0), (0.105, 0.035), (0.05, 0.06), (0.014, 0.09), (0.0001, 0.09)], m, (x, y, z), 48, 45)
    for k in range(blades):
        a = rot + k * 2 * pi / blades
        V, F, n = [], [], 36
        for i in range(n + 1):
            t = math.sin(pi / 2 * i / n)  # close together at the round tip
            q = 0.10 + (r - 0.10) * t
            w = (0.055 + 0.020 * math.sin(pi * min(1, t * 1.1))) * math.sqrt(max(0.0004, 1 - (max(0, t - 0.90) / 0.10) ** 2))
            for s in (-1, 1):
                V.append((q, s * w, -s * w * 0.20))
        for i in range(n):
            F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        o = obj('blade', pmesh('blade', V, F), blade, (x, y, z), (0, 0, a), smooth=60)
        s = o.modifiers.new('s', 'SOLIDIFY')
        s.thickness = 0.008
        s.offset = 0


def split_ac(x, y, z, w=0.88, axis='x', face=-1):
    """an indoor unit on a wall; z its underside; axis as in frame()"""
    m = mat('acbody', '#efeeea', rough=0.35)
    h, d = 0.29, 0.20

    def bx(a0, a1, d0, d1, c0, c1, mm, bev):
        q0, q1 = sorted((y + face * d0, y + face * d1)) if axis == 'x' else sorted((x + face * d0, x + face * d1))
        return box(x + a0, x + a1, q0, q1, z + c0, z + c1, mm, bev=bev, seg=4) if axis == 'x' else box(q0, q1, y + a0, y + a1, z + c0, z + c1, mm, bev=bev, seg=4)

    bx(-w / 2, w / 2, 0, d, 0.012, h, m, 0.035)
    bx(-w / 2 + 0.05, w / 2 - 0.05, 0.09, d - 0.012, 0.004, 0.02, mat('acvent', '#35383a', rough=0.5), 0.004)
    bx(-w / 2 + 0.05, w / 2 - 0.05, 0.10, d + 0.004, 0.010, 0.018, m, 0.003)


def switch_plate(x, y, z, n=4, axis='x', face=-1, m=None, key=None, socket=False):
    """a modular switch plate, n keys wide, centred at x,z on a wall (z about 1.05, by the bed 0.75)"""
    m, key = m or mat('plate', '#ece8e0', rough=0.3), key or mat('key', '#f6f3ec', rough=0.25)
    w, h = 0.034 * n + 0.05, 0.088

    def bx(a0, a1, d0, d1, c0, c1, mm, bev):
        if axis == 'x':
            q0, q1 = sorted((y + face * d0, y + face * d1))
            return box(x + a0, x + a1, q0, q1, z + c0, z + c1, mm, bev=bev)
        q0, q1 = sorted((x + face * d0, x + face * d1))
        return box(q0, q1, y + a0, y + a1, z + c0, z + c1, mm, bev=bev)

    bx(-w / 2, w / 2, 0, 0.009, -h / 2, h / 2, m, 0.003)
    for i in range(n):
        a = -0.017 * n + 0.034 * i
        bx(a + 0.0015, a + 0.0325, 0.006, 0.0115, -0.026, 0.026, key, 0.0015)
        if socket and i >= n - 2:
            bx(a + 0.012, a + 0.022, 0.0116, 0.0119, -0.010, 0.010, black(), 0)


def outlet(x, y, z, rot=0, to=(), lead=None):
    """a switch and a three-pin socket, six amperes, facing -y at rot=0 (degrees); to: the points of a lead that is plugged in, in the room; lead: its material"""
    m, key, dark = mat('plategrey', '#b9b4ab', rough=0.3), mat('key', '#f6f3ec', rough=0.25), black(0.5)
    lead = lead or dark
    with turned(x, y, rot, z):
        box(-0.072, 0.072, -0.009, 0, -0.045, 0.045, m, bev=0.003)
        box(-0.058, -0.026, -0.0115, -0.006, -0.030, 0.030, key, bev=0.0015)
        box(-0.020, 0.058, -0.0115, -0.006, -0.034, 0.034, key, bev=0.0015)
        for a, b, r in ((0.019, 0.017, 0.0045), (0.006, -0.010, 0.0036), (0.032, -0.010, 0.0036)):
            cyl(r, 0, 0.0008, dark, (a, -0.0115, b), 16, 0, rot=(pi / 2, 0, 0))
        if to:
            cyl(0.021, 0, 0.028, lead, (0.019, -0.0116, -0.001), 28, 0.005, rot=(pi / 2, 0, 0))
    if to:
        c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
        at = lambda a, b, h: (x + a * c - b * s, y + a * s + b * c, z + h)
        tube([at(0.019, -0.030, -0.014), at(0.019, -0.033, -0.045), *to], 0.0034, lead, res=10)


def rail(p0, p1, z, m, top=None, h=1.05, kind='bars', pitch=0.11):
    """a balcony rail from p0 to p1 (x,y): bars, or glass with a handrail"""
    top = top or m
    p0, p1 = Vector((*p0, z)), Vector((*p1, z))
    L = (p1 - p0).length
    a = math.atan2(p1.y - p0.y, p1.x - p0.x)
    c = (p0 + p1) / 2
    box(c.x - L / 2, c.x + L / 2, c.y - 0.03, c.y + 0.03, z + h - 0.035, z + h, top, bev=0.008, rot=a)
    if kind == 'glass':
        box(c.x - L / 2, c.x + L / 2, c.y - 0.006, c.y + 0.006, z + 0.05, z + h - 0.05, glass(), bev=0, rot=a)
    else:
        box(c.x - L / 2, c.x + L / 2, c.y - 0.015, c.y + 0.015, z + 0.08, z + 0.10, m, bev=0.003, rot=a)
        n = max(2, round(L / pitch))
        for i in range(n + 1):
            p = p0.lerp(p1, i / n)
            box(p.x - 0.007, p.x + 0.007, p.y - 0.007, p.y + 0.007, z + (0 if i in (0, n) else 0.08), z + h - 0.03, m, bev=0)


def sconce(x, y, z, m=None, axis='x', face=-1, h=0.26, power=6, k=2700):
    """an up-and-down wall light; z its middle"""
    m = m or brass(0.3)
    d = 0.075
    px, py = (x, y + face * d) if axis == 'x' else (x + face * d, y)
    lathe([(0.032, -h / 2), (0.036, -h / 2), (0.036, h / 2), (0.032, h / 2)], m, (px, py, z), 36, 40)
    box(min(x, px) - 0.012, max(x, px) + 0.012, min(y, py) - 0.012, max(y, py) + 0.012, z - 0.02, z + 0.02, m, bev=0.003)
    lathe([(0.0001, 0), (0.031, 0)], glow('#ffdfb0', 5), (px, py, z + h / 2 - 0.03), 24)
    lathe([(0.0001, 0), (0.031, 0)], glow('#ffdfb0', 5), (px, py, z - h / 2 + 0.03), 24)
    for s in (-1, 1):
        l = bpy.data.lights.new('sconce', 'SPOT')
        l.energy, l.color = power * 3, kelvin(k)
        l.spot_size, l.spot_blend, l.shadow_soft_size = math.radians(75), 0.8, 0.03
        o = bpy.data.objects.new('sconce', l)
        link(o)
        o.location = (px, py, z + s * (h / 2 - 0.01))
        o.rotation_euler = (0, 0, 0) if s < 0 else (pi, 0, 0)


def profile(p0, p1, dirv=(0, 0, -1), w=0.035, k=3000, power=14, face='#fff1dc', s=7):
    """a visible linear light profile let flush into a ceiling or wall, from p0 to p1, shining along dirv"""
    p0, p1, d = Vector(p0), Vector(p1), Vector(dirv).normalized()
    u = (p1 - p0).normalized()
    n = u.cross(d).normalized() * w / 2
    q = d * 0.0015
    plane([p0 - n + q, p1 - n + q, p1 + n + q, p0 + n + q], glow(face, s))
    strip(p0 + d * 0.01, p1 + d * 0.01, power, k, dirv, w)


def romanblind(x0, x1, y, low, top, m, rail_m, folds=3):
    """a roman blind inside the reveal of a window in a wall facing -y: a flat cloth, its folds stacked at the lower edge"""
    V, F, UV, n = [], [], [], 8
    line = [(0.0, top), (0.0, low + 0.16)]
    for k in range(folds):  # each fold hangs a little lower and further out than the one above it
        z = low + 0.16 - 0.035 * k
        line += [(-0.012 - 0.010 * k + 0.016 * math.sin(pi * (i + 1) / n) * -1, z - 0.11 * (i + 1) / n) for i in range(n)]
        line += [(-0.006 - 0.010 * k, z - 0.06)]
    line += [(0.0, low + 0.02), (0.0, low)]
    along, before = 0.0, line[0]
    for dy, z in line:
        along += math.dist(before, (dy, z))
        before = (dy, z)
        V += [(x0, y + dy, z), (x1, y + dy, z)]
        UV += [(0, -along), (x1 - x0, -along)]  # metres of cloth
    for i in range(len(line) - 1):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    o = obj('blind', pmesh('blind', V, F, UV), clothwise(m), smooth=60)
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness, s.offset = 0.002, 0
    box(x0, x1, y - 0.008, y + 0.012, low - 0.012, low + 0.008, rail_m, bev=0.003)
    box(x0, x1, y - 0.015, y + 0.02, top - 0.03, top, rail_m, bev=0.003)
    return o
