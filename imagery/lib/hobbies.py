"""What a teenager owns: guitar, racquet, headphones, school bag, trophies, canvas shoes, a cactus."""

from .scene import *
from .geometry import *
from .materials import *
from .upholstery import *


def cactus(x, y, z):
    m = mat('cactus', '#5c7a54', rough=0.6)
    n, V, F = 60, [], []
    rows = [(0.026, -0.02), (0.031, 0.012), (0.033, 0.045), (0.029, 0.080), (0.018, 0.100), (0.003, 0.106)]
    for r, h in rows:
        for k in range(n):
            a = 2 * pi * k / n
            q = r * (1 + 0.13 * math.cos(10 * a))
            V.append((x + q * math.cos(a), y + q * math.sin(a), z + h))
    for j in range(len(rows) - 1):
        F += [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for k in range(n)]
    obj('cactus', pmesh('cactus', V, F), m, smooth=180)


def mirrored(half):
    """a closed outline, anticlockwise, from its right half given from the foot up"""
    P = rounded(half, 5, 80)
    return P + [(-x, y) for x, y in P[::-1] if x > 0.001]


def guitar(x, wall, z, lean=0.0):
    """an acoustic guitar hung by its head on a forked hook; x its middle, z its lowest point"""
    red, spruce, dark, ebony = wood('teak'), mat('spruce', '#d3ab6c', rough=0.28, tex='wood_st.png', size=(0.5, 0.5, 1.2), rot=(pi / 2, 0, 0), ramp=[(0.1, '#c79a58'), (0.9, '#deb97d')]), wood('walnut'), mat('ebony', '#2a211d', rough=0.45)
    half = [(0.0001, 0), (0.085, 0.006), (0.158, 0.045), (0.196, 0.130), (0.184, 0.205), (0.146, 0.270), (0.124, 0.318), (0.129, 0.365), (0.141, 0.415), (0.124, 0.465), (0.072, 0.488), (0.0001, 0.490)]
    bodyline = mirrored(half)
    with turned(x, wall - 0.008, 0, z) as root:
        prism(bodyline, 0, 0.092, red, 0.004)
        prism([(a * 0.999, b * 0.999 + 0.0002) for a, b in bodyline], 0.0922, 0.0955, mat('binding', '#e8dcc0', rough=0.4), 0.001)
        prism([(a * 0.975, 0.245 + (b - 0.245) * 0.978) for a, b in bodyline], 0.0957, 0.0975, spruce, 0.001)
        for r0, r1, h, m in ((0.0001, 0.050, 0.0979, mat('hole', '#120d0a', rough=1)), (0.053, 0.0555, 0.0979, ebony), (0.058, 0.063, 0.0979, red)):
            lathe([(r1, h), (r0, h)], m, (0, 0.335, 0), 48)
        prism([(0.046, 0.300), (0.052, 0.262), (0.085, 0.250), (0.092, 0.285), (0.075, 0.330), (0.064, 0.352), (0.0635, 0.330)], 0.0981, 0.0990, ebony, 0)
        box(-0.075, 0.075, 0.122, 0.150, 0.0977, 0.106, dark, bev=0.003)
        box(-0.040, 0.040, 0.138, 0.141, 0.106, 0.1095, mat('bone', '#efe8d6', rough=0.4), bev=0)
        prism([(-0.029, 0.480), (0.029, 0.480), (0.0225, 0.870), (-0.0225, 0.870)], 0.070, 0.0978, red, 0.006)
        prism([(-0.029, 0.385), (0.029, 0.385), (0.0222, 0.868), (-0.0222, 0.868)], 0.0980, 0.1040, ebony, 0.001)
        for k in range(1, 19):
            yy = 0.868 - 0.645 * (1 - 2 ** (-k / 12))
            box(-0.026, 0.026, yy - 0.0012, yy + 0.0012, 0.1040, 0.1052, brass(0.3), bev=0)
        prism([(-0.0225, 0.868), (0.0225, 0.868), (0.037, 0.900), (0.033, 1.045), (0.012, 1.052), (-0.012, 1.052), (-0.033, 1.045), (-0.037, 0.900)], 0.068, 0.086, dark, 0.003)
        for k in range(3):
            for s in (-1, 1):
                yy = 0.925 + 0.042 * k
                cyl(0.004, 0.086, 0.102, steel(), (s * 0.020, yy, 0), 12)
                sphere(0.0105, mat('bone', '#efe8d6', rough=0.4), (s * 0.050, yy, 0.076), 14, scale=(0.8, 1, 0.55))
                tube([(s * 0.030, yy, 0.076), (s * 0.046, yy, 0.076)], 0.0028, steel(), smooth=False)
        strings([[(s * 0.0068, 0.140, 0.1098), (s * 0.0062, 0.868, 0.1066), (s * 0.0045, 0.94, 0.092)] for s in (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5)], 0.0007, steel(0.3))
    root.rotation_euler = (pi / 2, lean, 0)
    zh = z + 0.872
    box(x - 0.026, x + 0.026, wall - 0.018, wall, zh - 0.034, zh + 0.034, dark, bev=0.006)
    for s in (-1, 1):
        tube([(x + s * 0.012, wall - 0.015, zh), (x + s * 0.031, wall - 0.04, zh + 0.002), (x + s * 0.031, wall - 0.10, zh + 0.004), (x + s * 0.031, wall - 0.112, zh + 0.022)], 0.0055, black(0.6))


def racquet(x, wall, z, rot=5):
    """a badminton racquet hung on a peg; z the upper end of its head, rot: how far it hangs askew, in degrees"""
    white, grip = mat('racquet', '#4d4170', rough=0.3), mat('grip', '#33303f', rough=0.8, bump=[('linen_h.png', 0.05, 0.8, 0.002)])
    a, b = 0.108, 0.140  # half axes of the head
    with turned(x, wall - 0.026, 0, z) as root:
        ring = [(a * math.cos(t), 0, -b + b * math.sin(t) * (1.0 if math.sin(t) > 0 else 1.06)) for t in [2 * pi * k / 40 for k in range(40)]]
        o = tube(ring, 0.0048, white, closed=True)
        o.data.splines[0].use_endpoint_u = False
        low = -b * 2.06
        tube([(0, 0, low + 0.002), (0, 0, low - 0.215)], 0.0036, mat('shaft', '#b8b4c4', rough=0.3), smooth=False)
        cyl(0.0085, low - 0.225, low - 0.200, white, n=20, r2=0.0055)
        cyl(0.0135, low - 0.395, low - 0.222, grip, n=20, bev=0.003)
        P = []
        for k in range(-9, 10):
            c = k * 0.0108
            h = b * math.sqrt(max(0, 1 - (c / a) ** 2)) * 0.98
            P.append([(c, 0, -b - h * 1.05), (c, 0, -b + h)])
        for k in range(-12, 13):
            c = k * 0.0110
            w = a * math.sqrt(max(0, 1 - (c / b) ** 2)) * 0.98
            P.append([(-w, 0.0004, -b + c), (w, 0.0004, -b + c)])
        strings(P, 0.0007, mat('gut', '#a9a4a8', rough=0.4))
    root.rotation_euler = (0, math.radians(rot), 0)
    cyl(0.006, 0, 0.05, brass(0.3), (x, wall, z - 0.0115), 16, 0.002, rot=(pi / 2, 0, 0))
    sphere(0.010, brass(0.3), (x, wall - 0.052, z - 0.0115), 16)


def headphones(x, y, z):
    """over-ear headphones hung on a hook; z the underside of their band"""
    m, pad = mat('phones', '#4a4358', rough=0.4), mat('pads', '#2b2833', rough=0.8)
    r = 0.078
    arc = [(x + r * math.sin(t), y, z - r + r * math.cos(t)) for t in [math.radians(d) for d in range(-96, 97, 12)]]
    for d in (-0.007, 0, 0.007):
        tube([(p[0], p[1] + d, p[2] + 0.006) for p in arc], 0.0050, m)
    for s in (-1, 1):
        tube([(x + s * (r + 0.001), y, z - r), (x + s * (r + 0.004), y, z - r - 0.05)], 0.004, steel(), smooth=False)
        cyl(0.036, -0.012, 0.012, m, (x + s * (r + 0.004), y, z - r - 0.07), 32, 0.006, rot=(0, pi / 2, 0.15 * s))
        cyl(0.033, -0.010, 0.010, pad, (x + s * (r - 0.016), y, z - r - 0.07), 32, 0.007, rot=(0, pi / 2, 0.15 * s))


def schoolbag(wall, y, z, trim='#c9a24a'):
    """a school bag on a hook of the right wall; z the hook"""
    navy, dark, zipm = fabric('#3f4a68', 0.3, 0.10, 0.2, 0.7), fabric('#2f374e', 0.3, 0.10, 0.2, 0.7), mat('zip', trim, rough=0.5)
    with turned(wall, y, -90):
        box(-0.022, 0.022, -0.010, -0.001, z - 0.06, z + 0.03, wood('ash'), bev=0.004)
        tube([(0, -0.008, z), (0, -0.045, z - 0.006), (0, -0.06, z + 0.016)], 0.0055, black(0.6))
        tube([(-0.045, -0.055, z - 0.125), (-0.036, -0.05, z - 0.03), (0, -0.048, z + 0.002), (0.036, -0.05, z - 0.03), (0.045, -0.055, z - 0.125)], 0.0085, dark)
        softbox(0.32, 0.15, 0.45, navy, (0, -0.086, z - 0.325), (0.03, 0, 0), r=0.062, puff=0.012, wr=0.006, n=18, seed=3)
        softbox(0.25, 0.07, 0.21, navy, (0, -0.166, z - 0.42), (0.02, 0, 0), r=0.030, puff=0.010, wr=0.005, n=14, seed=5)
        tube([(-0.098, -0.199, z - 0.352), (0, -0.207, z - 0.340), (0.098, -0.199, z - 0.352)], 0.0032, zipm)
        tube([(0.10, -0.2, z - 0.352), (0.104, -0.206, z - 0.385)], 0.0030, zipm, smooth=False)
        tube([(-0.150, -0.128, z - 0.30), (-0.140, -0.140, z - 0.17), (-0.07, -0.142, z - 0.128), (0.07, -0.142, z - 0.128), (0.140, -0.140, z - 0.17), (0.150, -0.128, z - 0.30)], 0.0034, zipm)
        for s in (-1, 1):  # the straps, at its back
            tube([(s * 0.09, -0.03, z - 0.14), (s * 0.165, -0.026, z - 0.24), (s * 0.178, -0.026, z - 0.42), (s * 0.14, -0.03, z - 0.53)], 0.011, dark)


def trophy(x, y, z, s=1.0, m=None):
    """a cup with two handles on a dark foot"""
    m = m or brass(0.22)
    h = 0.055 * s
    box(x - 0.040 * s, x + 0.040 * s, y - 0.040 * s, y + 0.040 * s, z, z + h, mat('plinth', '#231f22', rough=0.3), bev=0.003)
    box(x - 0.022 * s, x + 0.022 * s, y - 0.0408 * s, y - 0.0395 * s, z + h * 0.3, z + h * 0.7, m, bev=0)
    lathe(rounded([(0.0001, 0), (0.030, 0), (0.032, 0.006), (0.010, 0.022), (0.008, 0.050), (0.015, 0.058), (0.040, 0.080), (0.052, 0.125), (0.056, 0.165), (0.059, 0.167), (0.052, 0.165), (0.045, 0.12), (0.0001, 0.085)]), m, (x, y, z + h), 48, 50, scale=s)
    for k in (-1, 1):
        tube([(x + k * 0.050 * s, y, z + h + 0.150 * s), (x + k * 0.085 * s, y, z + h + 0.150 * s), (x + k * 0.080 * s, y, z + h + 0.095 * s), (x + k * 0.040 * s, y, z + h + 0.090 * s)], 0.0045 * s, m)


def medal(x, y, z, c, drop=0.17):
    """a medal on its ribbon over a peg at z"""
    rib = mat('ribbon' + c, c, rough=0.7)
    for s in (-1, 1):
        plane([(x + s * 0.004 - 0.009, y, z), (x + s * 0.004 + 0.009, y, z), (x + s * 0.002 + 0.009, y - 0.002 - 0.001 * s, z - drop), (x + s * 0.002 - 0.009, y - 0.002 - 0.001 * s, z - drop)], rib)
    cyl(0.024, -0.002, 0.002, brass(0.25), (x, y - 0.004, z - drop - 0.022), 32, 0.001, rot=(pi / 2, 0, 0))


def sneaker(x, y, rot, side, c):
    """a canvas shoe, its toe towards +y at rot=0 (degrees); side: 1 right, -1 left"""
    L, n, k = 0.275, 26, 16
    plan = [(0.0, 0.012), (0.03, 0.028), (0.15, 0.034), (0.40, 0.034), (0.62, 0.043), (0.76, 0.046), (0.90, 0.036), (0.98, 0.016), (1.0, 0.004)]
    tall = [(0.0, 0.066), (0.05, 0.074), (0.16, 0.062), (0.30, 0.066), (0.40, 0.076), (0.55, 0.060), (0.74, 0.042), (0.90, 0.034), (1.0, 0.014)]
    val = lambda P, t: float(np.interp(t, *zip(*P)))
    bend = lambda t: side * 0.010 * math.sin(pi * t) * (1 if t > 0.45 else 0.4)
    white, canvas = mat('rubber', '#ebe7de', rough=0.5), fabric(c, 0.25, 0.08, 0.2, 0.6)
    with turned(x, y, rot):
        S = [i / 40 for i in range(41)]
        out = [(val(plan, t) + 0.004 + bend(t), L * t) for t in S] + [(-val(plan, t) - 0.004 + bend(t), L * t) for t in S[::-1]]
        prism(out, 0.001, 0.027, white, 0.004)
        V, Q = [], []
        for i in range(n + 1):
            t = i / n
            w, h = val(plan, t), val(tall, t)
            for j in range(k + 1):
                a = pi * j / k
                ca, sa = math.cos(a), math.sin(a)
                V.append((bend(t) + w * math.copysign(abs(ca) ** 0.75, ca), L * t + 0.004, 0.0265 + h * sa**0.65))
        for i in range(n):
            for j in range(k):
                if 0.05 < (i + 0.5) / n < 0.36 and 0.22 < (j + 0.5) / k < 0.78:
                    continue  # where the foot goes in
                Q.append((i * (k + 1) + j, i * (k + 1) + j + 1, (i + 1) * (k + 1) + j + 1, (i + 1) * (k + 1) + j))
        o = obj('upper', pmesh('upper', V, Q), canvas, smooth=180)
        s = o.modifiers.new('so', 'SOLIDIFY')
        s.thickness, s.offset = 0.004, 0
        box(-0.026, 0.026, 0.012, 0.105, 0.0275, 0.034, mat('insole', '#8f887c', rough=0.9), bev=0.001)
        for q in range(5):  # laces
            t = 0.42 + 0.065 * q
            w, h = val(plan, t) * 0.52, val(tall, t)
            tube([(bend(t) - w, L * t + 0.004, 0.0265 + h * 0.93), (bend(t), L * t + 0.008, 0.0285 + h * 1.01), (bend(t) + w, L * t + 0.004, 0.0265 + h * 0.93)], 0.0026, white)
