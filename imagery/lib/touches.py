"""Classic joinery and traces of use: beams, mouldings, bolsters, cups, books, slippers, flowers."""

import random as R

from .scene import *
from .footwear import FOOTWEAR, pair
from .geometry import *
from .materials import *
from .upholstery import *
from .plants import _leaf, leafmat, leafmesh


def beam(p, q, w, d, m, bev=0.004):
    """a square timber from p to q, d being its height where it lies; the grain runs along it"""
    p, q = Vector(p), Vector(q)
    L = (q - p).length
    o = box(-w / 2, w / 2, -d / 2, d / 2, -L / 2, L / 2, m, bev=bev)
    o.location = (p + q) / 2
    o.rotation_euler = (q - p).to_track_quat('Z', 'Y').to_euler()
    return o


MOULDING = rounded([(0.001, -0.1), (0.001, 0.42), (0.10, 0.82), (0.30, 1.0), (0.50, 0.86), (0.62, 0.48), (0.80, 0.36), (0.97, 0.30), (1.0, 0.22), (1.0, -0.1)], 3, 40)


def moulding(a0, a1, z0, z1, y, m, axis='x', face=-1, w=0.034, d=0.020):
    """a rectangle of picture moulding, a round and a cove, on a wall at y (axis as in frame())"""
    put = (lambda a, b, o: (a, y + face * o, b)) if axis == 'x' else (lambda a, b, o: (y + face * o, a, b))
    rim(a0, a1, z0, z1, [(w * i, d * o) for i, o in MOULDING], put, m)


def bolster(x, y, z, m, L=0.75, r=0.11, rot=0, end=None, kind='flat'):
    """a round bolster lying on z, its axis along x at rot=0 (degrees); its ends flat, or 'gathered' to a point"""
    h = L / 2
    P = [(0.0001, -h - 0.010), (0.010, -h - 0.004), (r * 0.36, -h + 0.010), (r * 0.72, -h + 0.034), (r * 0.93, -h + 0.068), (r, -h + 0.12), (r * 1.02, 0)] if kind == 'gathered' else [(0.0001, -h + 0.006), (0.012, -h), (0.03, -h + 0.004), (r * 0.8, -h + 0.012), (r * 0.97, -h + 0.035), (r, -h + 0.08), (r * 1.02, 0)]
    P += [(a, -b) for a, b in P[-2::-1]]
    o = lathe(P, m, (x, y, z + r), 40 if kind == 'flat' else 160, 60, (0, pi / 2, math.radians(rot)))
    for v in o.data.vertices if kind == 'gathered' else ():  # pleats run into the point
        k = max(0, (abs(v.co.z) - h + 0.12) / 0.13)
        v.co.xy *= 1 - 0.05 * k * (0.5 + 0.5 * math.cos(20 * math.atan2(v.co.y, v.co.x)))
    h += 0.012 * (kind == 'gathered')
    for s in (-1, 1):
        a = math.radians(rot)
        sphere(0.014, end or m, (x + s * math.cos(a) * (h + 0.002), y + s * math.sin(a) * (h + 0.002), z + r), 16)


def cup(x, y, z, m=None, saucer=True, tea='#7a4a22'):
    """a cup of tea on its saucer"""
    if own('cup'):
        return CUPS[own('cup')](x, y, z, m, tea)
    m = m or ceramic('#f0ebe2')
    if saucer:
        lathe([(0.0001, 0), (0.045, 0), (0.075, 0.012), (0.074, 0.014), (0.045, 0.005), (0.0001, 0.004)], m, (x, y, z), 36)
        z += 0.005
    lathe([(0.0001, 0), (0.024, 0), (0.032, 0.02), (0.040, 0.065), (0.0375, 0.065), (0.03, 0.022), (0.0001, 0.008)], m, (x, y, z), 36, 60)
    lathe([(0.0001, 0.052), (0.0365, 0.052)], mat('tea' + tea, tea, rough=0.08), (x, y, z), 30)
    tube([(x + 0.036, y, z + 0.052), (x + 0.062, y, z + 0.050), (x + 0.060, y, z + 0.024), (x + 0.030, y, z + 0.020)], 0.004, m)


def _chaiglass(x, y, z, m, tea):
    """the ribbed tumbler of a tea stall"""
    liquid = mat('tea' + tea, tea, rough=0.08)
    for P, mm in (([(0.0001, 0.005), (0.0215, 0.005), (0.0280, 0.058), (0.0001, 0.058)], liquid), ([(0.0001, 0), (0.0235, 0), (0.0245, 0.004), (0.0300, 0.072), (0.0320, 0.082)], thinglass())):
        o = lathe(P, mm, (x, y, z), 80, 40)
        for v in o.data.vertices if mm is not liquid else ():
            v.co.xy *= 1 + 0.025 * math.cos(10 * math.atan2(v.co.y, v.co.x)) * (v.co.z < 0.06)
    o.visible_shadow = False


def _davara(x, y, z, m, tea):
    """filter coffee in a steel tumbler that stands in its bowl"""
    s = steel(0.3)
    lathe(rounded([(0.0001, 0.001), (0.036, 0.001), (0.040, 0.008), (0.046, 0.034), (0.052, 0.038), (0.053, 0.040), (0.050, 0.040), (0.044, 0.034), (0.037, 0.009), (0.0001, 0.004)]), s, (x, y, z), 56, 40)
    lathe(rounded([(0.0001, 0), (0.024, 0), (0.026, 0.004), (0.031, 0.076), (0.036, 0.082), (0.037, 0.084), (0.034, 0.084), (0.029, 0.076), (0.023, 0.006), (0.0001, 0.005)]), s, (x, y, z + 0.0045), 56, 40)
    lathe([(0.0001, 0.071), (0.0285, 0.071)], mat('tea' + tea, tea, rough=0.15), (x, y, z + 0.0045), 40)


def _clay(x, y, z, m, tea):
    """a kulhad, thrown in a hurry"""
    c = mat('clay cup', '#a9623f', rough=0.9, tex='smudge.png', size=0.1, ramp=[(0, '#8d4f31'), (1, '#b9754f')])
    lathe(rounded([(0.0001, 0.001), (0.023, 0.001), (0.025, 0.004), (0.028, 0.022), (0.0295, 0.023), (0.033, 0.052), (0.0345, 0.053), (0.038, 0.070), (0.040, 0.074), (0.037, 0.075), (0.031, 0.050), (0.023, 0.008), (0.0001, 0.006)], 3, 30), c, (x, y, z), 64, 40)
    lathe([(0.0001, 0.060), (0.0325, 0.060)], mat('tea' + tea, tea, rough=0.08), (x, y, z), 40)


def _mug(x, y, z, m, tea):
    """a straight mug with a broad ear"""
    m = m or ceramic('#8b9a94')
    lathe(rounded([(0.0001, 0.001), (0.034, 0.001), (0.038, 0.005), (0.039, 0.088), (0.0375, 0.091), (0.036, 0.088), (0.035, 0.008), (0.0001, 0.006)]), m, (x, y, z), 64, 40)
    lathe([(0.0001, 0.076), (0.0355, 0.076)], mat('tea' + tea, tea, rough=0.08), (x, y, z), 40)
    tube([(x + 0.037, y - 0.006, z + 0.074), (x + 0.060, y - 0.010, z + 0.074), (x + 0.066, y - 0.011, z + 0.048), (x + 0.058, y - 0.010, z + 0.020), (x + 0.036, y - 0.006, z + 0.020)], 0.0052, m)


def _beaker(x, y, z, m, tea):
    """a cup without an ear, its foot left unglazed"""
    lathe(rounded([(0.0001, 0.001), (0.024, 0.001), (0.027, 0.004), (0.028, 0.014)]), ceramic('#b59a7a', 0.8), (x, y, z), 64, 40)
    lathe(rounded([(0.028, 0.013), (0.034, 0.030), (0.037, 0.070), (0.036, 0.073), (0.034, 0.070), (0.031, 0.030), (0.0001, 0.012)]), m or ceramic('#46565a'), (x, y, z), 64, 40)
    lathe([(0.0001, 0.060), (0.0335, 0.060)], mat('tea' + tea, tea, rough=0.08), (x, y, z), 40)


def _enamel(x, y, z, m, tea):
    """an enamelled mug with a blue rim"""
    w, b = mat('enamel', '#e9e7df', rough=0.22, coat=0.4), mat('enamel rim', '#27436b', rough=0.25)
    lathe(rounded([(0.0001, 0.001), (0.036, 0.001), (0.038, 0.004), (0.0395, 0.070), (0.0378, 0.070), (0.0365, 0.007), (0.0001, 0.005)]), w, (x, y, z), 64, 40)
    lathe(rounded([(0.0396, 0.068), (0.0414, 0.0705), (0.0404, 0.0735), (0.0376, 0.0735), (0.0374, 0.069)]), b, (x, y, z), 64, 40)
    lathe([(0.0001, 0.058), (0.0370, 0.058)], mat('tea' + tea, tea, rough=0.08), (x, y, z), 40)
    tube([(x + 0.0385, y, z + 0.062), (x + 0.058, y - 0.004, z + 0.060), (x + 0.060, y - 0.005, z + 0.030), (x + 0.0385, y, z + 0.018)], 0.0036, b)


CUPS = dict(enamel=_enamel, glass=_chaiglass, davara=_davara, clay=_clay, mug=_mug, beaker=_beaker)


def openbook(x, y, z, rot=0, c='#8a4a38', s=1.0):
    """a book laid face down, open; rot in degrees"""
    with turned(x, y, rot, z):
        for k in (-1, 1):
            o = box(-0.075 * s, 0.075 * s, -0.105 * s, 0.105 * s, -0.002, 0.002, mat('bk' + c, c, rough=0.6), bev=0.001)
            o.location = (k * 0.072 * s, 0, 0.022 * s)
            o.rotation_euler = (0, k * 0.28, 0)
            p = box(-0.070 * s, 0.070 * s, -0.100 * s, 0.100 * s, -0.006, 0.006, mat('pages', '#efe7d6', rough=0.9), bev=0.001)
            p.location = (k * 0.072 * s - 0.002 * k, 0, 0.0135 * s)
            p.rotation_euler = (0, k * 0.26, 0)


def slippers(x, y, z=0, rot=0, c='#7a4a2f'):
    """a pair of leather slippers left on the floor; rot in degrees"""
    if own('slippers'):
        return pair(FOOTWEAR[own('slippers')], x, y, z + 0.0005, rot, 0.115, (0.05, 8))
    with turned(x, y, rot, z):
        for s in (-1, 1):
            softbox(0.095, 0.26, 0.018, leather(c), (s * 0.07, s * 0.015, 0.010), (0, 0, s * -0.06), r=0.008, puff=0.0, wr=0.0, n=10)
            tube([(s * 0.07 - 0.046, 0.04, 0.015), (s * 0.07 - 0.03, 0.045, 0.05), (s * 0.07 + 0.03, 0.045, 0.05), (s * 0.07 + 0.046, 0.04, 0.015)], 0.009, leather('#3f2a1d'))


def urli(x, y, z, r=0.30, m=None, seed=1, petals=('#e08a2c', '#d8b13c', '#c2466a', '#f0e6da'), lamps=0):
    """a wide brass bowl of water with floating flowers"""
    m = m or brass(0.2)
    h = r * 0.36
    lathe([(0.0001, 0), (r * 0.5, 0), (r * 0.8, h * 0.35), (r * 0.96, h * 0.85), (r, h), (r * 1.03, h * 1.03), (r * 0.97, h * 1.05), (r * 0.93, h * 0.85), (r * 0.7, h * 0.35), (0.0001, h * 0.2)], m, (x, y, z), 56, 50)
    lathe([(0.0001, h * 0.88), (r * 0.93, h * 0.88)], mat('urliwater', '#26302c', rough=0.04, spec=0.7), (x, y, z), 48)
    g = R.Random(seed)
    me = leafmesh('petal', 0.045, 0.028, -0.3, 0.2, nu=5, nv=3)
    for i in range(int(46 * (r / 0.3) ** 2)):
        a, q = g.uniform(0, 2 * pi), r * 0.86 * math.sqrt(g.random())
        pm = mat('petal' + petals[i % len(petals)], petals[i % len(petals)], rough=0.8, translucent=0.25, var=0.15)
        p = (x + math.cos(a) * q, y + math.sin(a) * q, z + h * 0.9)
        for k in range(7):
            _leaf(me, pm, p, k * 0.9 + a, 0.35 + 0.5 * (k % 2), 0, g.uniform(0.6, 0.85))


def persian(x0, x1, y0, y1, colours=('#1d2436', '#7b2b26', '#a9793f', '#b9a480', '#e2d5ba'), z=0.012, length=0.006):
    """a knotted carpet with a medallion, its long side along the longer edge; colours from dark to light; length: of its pile"""
    ramp = list(zip((0.12, 0.30, 0.55, 0.75, 0.92), colours))
    m = mat('persian' + ''.join(colours), tex='persian.png', size=1, uv=True, rand=False, ramp=ramp, rough=1, spec=0.05, sheen=0.35)
    root = rug(x0, x1, y0 + 0.02, y1 - 0.02, m, z - 0.004, length, 0.0036, True, colours[1], turn=not y1 - y0 > x1 - x0)
    g, P = R.Random(5), []
    ends = [((x0, y0 + 0.02), (x1, y0 + 0.02), (0, -1)), ((x0, y1 - 0.02), (x1, y1 - 0.02), (0, 1))] if y1 - y0 > x1 - x0 else [((x0, y0), (x0, y1), (-1, 0)), ((x1, y0), (x1, y1), (1, 0))]
    for (ax, ay), (bx, by), (dx, dy) in ends:
        n = int((abs(bx - ax) + abs(by - ay)) / 0.011)
        for k in range(n):
            t, L, e = (k + 0.5) / n, g.uniform(0.035, 0.055), g.uniform(-0.010, 0.010)
            px, py = ax + (bx - ax) * t, ay + (by - ay) * t
            P.append([(px, py, z * 0.5), (px + dx * L * 0.4 + abs(dy) * e * 0.4, py + dy * L * 0.4 + abs(dx) * e * 0.4, 0.004), (px + dx * L + abs(dy) * e, py + dy * L + abs(dx) * e, 0.002)])
    strings(P, 0.0014, fabric(colours[-1], 0.3, 0.12, 0.2, 0.7))
    return root


def railtowel(x0, x1, y, z, drop, c, rod=True):
    """a towel over a rail at y, z in the plane of x; rod: with its rail of brass, on a wall behind (y+)"""
    w = x1 - x0
    softmesh('towel', terry(c), ((x0 + x1) / 2, y, z), (0, 0, pi if int(abs(x0 * 31 + z * 17)) % 2 else 0), (w / 0.40, 0.9, drop / 0.55), 0.007, pipe=fabric(c, 0.3, 0.05, 0.2, 0.5))
    if rod:
        tube([(x0 - 0.09, y, z), (x1 + 0.09, y, z)], 0.009, brass(), smooth=False)
        for e in (x0 - 0.07, x1 + 0.07):
            tube([(e, y, z), (e, y + 0.075, z)], 0.008, brass(), smooth=False)


def hanging_cloth(w, z0, z1, m, rod):
    """a woven cloth on a rod that hangs by a cord from one hook, on a wall that faces -y at y = 0, about x = 0"""
    n, k, V, UV = 40, 54, [], []
    for j in range(k + 1):
        t = j / k
        free = (1 - t) ** 0.7
        for i in range(n + 1):
            u = i / n
            d = 0.009 * free * math.sin(u * 13 + 0.6 + 0.8 * t) + 0.007 * free * noise.noise(Vector((u * 3, t * 2, 7)))
            V.append((-w / 2 + w * u + 0.004 * (1 - t) * (u - 0.5), -0.042 + d, z0 + (z1 - z0) * t - 0.004 * free * math.sin(u * 9)))
            UV.append((u, t))
    F = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(k) for i in range(n)]
    o = obj('cloth', pmesh('cloth', V, F, UV), m, smooth=180)
    q = o.modifiers.new('s', 'SOLIDIFY')
    q.thickness, q.offset = 0.0015, 0
    box(-w / 2 - 0.05, w / 2 + 0.05, -0.052, -0.030, z1 - 0.010, z1 + 0.014, rod, bev=0.008, seg=3)
    for s in (-1, 1):
        tube([(s * w * 0.40, -0.041, z1 + 0.010), (0, -0.012, z1 + 0.16)], 0.0025, mat('twine', '#c9b68d', rough=1), smooth=False)
    tube([(0, 0, z1 + 0.16), (0, -0.018, z1 + 0.157)], 0.005, brass(), smooth=False)
