"""The corner of kitchen_calendar.py seen along the worktop: somebody takes the pan of tea by its handle, tumblers and the strainer wait.

Camera: main (upright).
"""

from lib import *
from lib.closeup import board as laminate
from lib.hands import Arm, checked, skinned, thread, worn
from lib.laundry import cloth, granite, plastic
from lib.people import Body, kept
from rooms.closeups_masala import cooker
from rooms.kitchen_calendar import F, H, LX, W0, W1, WA, WB, Z, dabba, flames, purifier, st, stove

PAN, HANDLE = (0.080, -0.285, Z + 0.1095), -14  # where the tea stands, and where its handle points, in degrees from +x towards +y


def teapan(x, y, z):
    with turned(x, y, HANDLE, z):
        s = st()
        lathe(rounded([(0.0001, 0), (0.072, 0), (0.079, 0.006), (0.080, 0.085), (0.084, 0.088), (0.0835, 0.0895), (0.0785, 0.086), (0.0775, 0.008), (0.070, 0.003), (0.0001, 0.003)], 4), s, n=96)
        lathe([(0.0001, 0.0705), (0.040, 0.0706), (0.070, 0.0712), (0.0782, 0.0730)], mat('milktea', '#a9744a', rough=0.25, spec=0.5, tex='plaster.png', size=0.10, ramp=[(0.2, '#96602f'), (0.7, '#b98456')], bump=[('boucle_h.png', 0.03, 0.3, 0.001)]), n=64, smooth=60)
        for e in (-0.006, 0.006):
            tube([(0.079, e, 0.074), (0.11, e * 0.8, 0.080), (0.13, 0, 0.084)], 0.0028, s)
        tube([(0.122, 0, 0.083), (0.17, 0, 0.090), (0.232, 0, 0.095)], 0.0095, mat('bakelite', '#17171a', rough=0.35), res=8)


def hand():
    """a man's right hand round the handle, his sleeve rolled to the elbow; he stands at the hob, to the right of the picture. Before the room."""
    a = math.radians(HANDLE)
    out = Vector((math.cos(a), math.sin(a), 0.07)).normalized()
    C = Vector(PAN) + Vector((0.182 * math.cos(a), 0.182 * math.sin(a), 0.0912))
    arm = Arm(Body('male', weight=-0.1, muscle=0.2), 'R', fingers=(0.16, 0.98, -0.12), back=(-0.15, -0.10, 1), forearm=(-0.36, 0.90, -0.16), upper=(-0.15, 0.30, -1))
    arm.hold(C, -out, 0.0095, out=0.0125, along=-0.010, thumb=(120, 0.030, 0))
    return arm, kept('tea', lambda: [arm.shirt(0.50, (0.056, 0.064, 0.074))])[0]


def tumbler(x, y, full=False):
    """a steel tumbler with a rolled lip"""
    lathe(rounded([(0.0001, 0.002), (0.0235, 0.002), (0.0255, 0), (0.0268, 0.004), (0.0325, 0.074), (0.0340, 0.0762), (0.0350, 0.0778), (0.0344, 0.0794), (0.0328, 0.0790), (0.0318, 0.0745), (0.0260, 0.006), (0.0001, 0.005)], 4, 60), st(), (x, y, Z), 96, 60)


def strainer(x, y, z, rot):
    """a tea strainer across a tumbler: rim of steel, a bowl of fine wire, an orange handle"""
    s, wire = st(), mat('strainer wire', '#8d8b86', rough=0.45, metal=0.9)
    with turned(x, y, rot, z):
        tube([(0.036 * math.cos(q), 0.036 * math.sin(q), 0.002) for q in [2 * pi * k / 40 for k in range(40)]], 0.0016, s, closed=True).data.splines[0].use_endpoint_u = False
        for k in range(-11, 12):
            h = 0.033 * math.sqrt(1 - (k / 12) ** 2)
            for turn in (0, 1):
                P = []
                for i in range(13):
                    u, v = k / 12 * 0.034, h * (i / 6 - 1)
                    P.append((u, v) if turn else (v, u))
                tube([(p, q, 0.001 - 0.026 * max(0, 1 - (p * p + q * q) / 0.034**2) ** 0.7) for p, q in P], 0.0004, wire)
        box(-0.050, -0.034, -0.005, 0.005, 0.0014, 0.0028, s, bev=0.0006)
        box(0.034, 0.125, -0.0055, 0.0055, 0.0008, 0.0062, plastic('#c8631e'), bev=0.0022, seg=3)


def barni(x, y, z, r, h):
    """a pickle jar of glazed stoneware, brown above and cream below, a cloth tied over its lid"""
    cream, brown = mat('stoneware', '#e3d8c0', rough=0.22, coat=0.3, var=0.03), mat('brown glaze', '#5a2f18', rough=0.18, coat=0.4)
    lathe(rounded([(0.0001, 0.002), (r * 0.86, 0), (r * 0.90, 0.004), (r * 0.98, h * 0.14), (r, h * 0.46)], 4, 60), cream, (x, y, z), 72, 60)
    lathe(rounded([(r, h * 0.46), (r * 1.006, h * 0.50), (r * 0.985, h * 0.62), (r * 0.84, h * 0.74), (r * 0.66, h * 0.80), (r * 0.60, h * 0.83), (r * 0.62, h * 0.86)], 4, 60), brown, (x, y, z), 72, 60)
    lathe(rounded([(r * 0.60, h * 0.845), (r * 0.70, h * 0.85), (r * 0.72, h * 0.88), (r * 0.66, h * 0.93), (r * 0.30, h * 0.96), (0.0001, h * 0.962)], 4, 60), brown, (x, y, z), 72, 60)
    lathe(rounded([(0.0001, h * 0.955), (r * 0.14, h * 0.958), (r * 0.17, h * 0.99), (r * 0.12, h * 1.02), (0.0001, h * 1.025)], 4, 60), brown, (x, y, z), 40, 60)


def shelf():
    """pickle jars and a radio on a board of teak"""
    z, x0, x1 = 1.33, -0.46, 0.06
    t = wood('waxed', horiz=True)
    box(x0, x1, -0.165, -0.001, z - 0.022, z, t, bev=0.004, seg=3)
    for x in (x0 + 0.06, x1 - 0.06):
        for q in ((-0.014, -0.001, z - 0.15, z - 0.0225), (-0.145, -0.0145, z - 0.036, z - 0.0225)):
            box(x - 0.011, x + 0.011, *q, black(0.5), bev=0.002)
        tube([(x, -0.012, z - 0.135), (x, -0.130, z - 0.034)], 0.005, black(0.5), smooth=False)
    barni(-0.385, -0.085, z, 0.062, 0.175)
    barni(-0.245, -0.080, z, 0.054, 0.140)
    # a transistor radio
    c, s = plastic('#8e2f22'), st()
    box(-0.165, 0.020, -0.105, -0.045, z + 0.001, z + 0.118, c, bev=0.008, seg=4)
    box(-0.155, -0.068, -0.1062, -0.1045, z + 0.014, z + 0.106, mat('radio cloth', '#b9ac8e', rough=0.9), bev=0.002)
    for k in range(9):
        box(-0.153 + 0.0098 * k, -0.1502 + 0.0098 * k, -0.1078, -0.1058, z + 0.016, z + 0.104, s, bev=0.0005)
    box(-0.058, 0.010, -0.1062, -0.1045, z + 0.066, z + 0.104, mat('dial', '#e9dfc4', rough=0.3), bev=0.002)
    for k in range(11):
        box(-0.054 + 0.006 * k, -0.0534 + 0.006 * k, -0.1068, -0.1060, z + 0.080, z + (0.096 if k % 5 == 0 else 0.090), black(0.5), bev=0)
    box(-0.0305, -0.0295, -0.1070, -0.1058, z + 0.070, z + 0.101, mat('needle', '#b3261c', rough=0.4), bev=0)
    for x in (-0.042, -0.006):
        cyl(0.0125, 0, 0.012, black(0.4), (x, -0.1045, z + 0.036), 32, 0.002, rot=(pi / 2, 0, 0))
    tube([(0.012, -0.060, z + 0.112), (0.013, -0.060, z + 0.122), (0.066, -0.062, z + 0.345)], 0.0017, s, smooth=False)
    tube([(-0.160, -0.075, z + 0.112), (-0.158, -0.075, z + 0.150), (0.012, -0.075, z + 0.150), (0.014, -0.075, z + 0.112)], 0.0042, black(0.4))


def build(v='A'):
    arm, shirt = hand()
    reset(283)
    world('#dfe8f3', 0.32)
    lime, white = limewash('#d8d3bd', 0.10), paint('#efede6')
    wall(LX - 0.2, 2.2, 0, 0.2, -0.1, H, lime)
    wall(LX - 0.2, LX, F, WA, -0.1, H, lime)
    wall(LX - 0.2, LX, WB, 0.0, -0.1, H, lime)
    wall(LX - 0.2, LX, WA, WB, -0.1, W0, lime)
    wall(LX - 0.2, LX, WA, WB, W1, H, lime)
    wall(2.0, 2.2, F, 0.0, -0.1, H, white)
    wall(LX - 0.2, 2.2, F - 0.2, F, -0.1, H, white)
    wall(LX - 0.2, 2.2, F - 0.2, 0.2, H, H + 0.2, white)
    tilefloor(LX, 2.0, F, 0.0, 0, kota(0.34), 0.6, 0.6, 0.003)
    # the window: teak frame with upright bars
    t = wood('waxed')
    before = set(bpy.data.objects)
    windowframe('L', LX - 0.10, WA, WB, W0, W1, t, 2, 0.05, 0.06)
    for k in range(1, 10):
        if k != 5:
            cyl(0.006, W0 + 0.04, W1 - 0.04, black(0.5), (LX - 0.10, WA + (WB - WA) * k / 10, 0), 12)
    for o in set(bpy.data.objects) - before:
        o.visible_shadow = False  # no bars across the arm
    # counter, upstand of tiles, cupboards
    g = granite()
    prism([(LX + 0.001, -2.4), (LX + 0.58, -2.4), (LX + 0.58, -0.605), (2.0, -0.605), (2.0, -0.001), (LX + 0.001, -0.001)], Z - 0.032, Z, g, 0.004)
    blue = laminate('#5f7f86', 0.44)
    box(LX + 0.001, 2.0, -0.56, -0.02, 0.09, Z - 0.033, mat('carcass', '#6f7578', rough=0.6), bev=0)
    for k, (a, b) in enumerate(((-0.19, 0.275), (0.279, 0.745))):
        box(a, b, -0.582, -0.562, 0.10, Z - 0.050, blue, bev=0.002)
    tube([(-0.09, -0.622, Z - 0.105), (0.19, -0.622, Z - 0.105)], 0.0065, st(), smooth=False)
    for e in (-0.07, 0.17):
        tube([(e, -0.622, Z - 0.105), (e, -0.582, Z - 0.105)], 0.005, st(), smooth=False)
    cloth(-0.075, 0.115, -0.622, Z - 0.1025, 0.34, '#e8e0cd', '#a5412f')
    box(LX + 0.001, LX + 0.55, -2.4, -0.60, 0.09, Z - 0.033, mat('carcass', '#6f7578', rough=0.6), bev=0)
    box(LX + 0.551, LX + 0.571, -2.4, -0.606, 0.10, Z - 0.050, blue, bev=0.002)
    glaze = mat('kitchentile', '#e3e0d2', rough=0.15, coat=0.25, var=0.05, bump=[('smudge.png', 0.16, 0.08, 0.002)])
    tiles(LX, 2.0, Z, Z + 0.30, -0.0115, glaze, 0.10, 0.10, 0.0026, seed=2, tilt=0.006)
    with turned(LX, 0, 90):
        tiles(-2.4, 0, Z, Z + 0.15, -0.0115, glaze, 0.10, 0.10, 0.0026, seed=3, tilt=0.006)
    # what stands on it
    pan = stove(-0.075, -0.315)
    cooker(-0.232, -0.285, pan)
    teapan(*PAN)
    flames(*PAN[:2], PAN[2] - 0.018, 0.034)
    for x, y, r, h in ((0.480, -0.120, 0.072, 0.190), (0.620, -0.150, 0.072, 0.215), (0.560, -0.300, 0.062, 0.130)):
        dabba(x, y, Z, r, h)
    shelf()
    purifier(0.595, 1.24)
    outlet(0.095, -0.0005, 1.24)
    o, elbow, wrist = arm.show(skinned('#6f4630'), True)
    thread(o, elbow, wrist, 0.022, mat('red thread', '#a5231f', rough=0.9, spec=0.1))
    worn(shirt, checked('kitchen shirt', 0.012, ('#dfe2e2', '#cfd6da', '#7f93a6')))
    tumbler(-0.250, -0.662)
    tumbler(-0.338, -0.640)
    strainer(-0.250, -0.662, Z + 0.0785, 38)
    # light
    outside('left', LX - 0.24, (WA, WB), 'garden', 'morning', light=0.5, seed=2)
    sun(203, 34, 8.5, 0.7, 4700)
    area((LX - 0.5, (WA + WB) / 2, 1.75), (1.6, 1.4), 44, '#e7effb', dirv=(1, 0.1, -0.1), glossy=True)
    area((1.0, F + 0.25, 1.7), (2.0, 1.8), 13, '#f2f0ea', dirv=(-0.25, 1, -0.05))


CAMS = dict(main=lambda: upright((-0.56, -1.52, 1.34), (0.055, -0.30, 1.045), 50, 5.6, (-0.27, -0.66, 0.98)))
