"""Double-height stair hall: a folded stringer with timber treads, a pierced balustrade, plants below, a gallery above.

Variants: A morning, chalk walls, sage stringer, teak; B night, cement walls, black stringer, oak: a light under every
          tread, a line of light under the handrail, a cascade of glass lamps; C as A, white, somebody goes up.
Cameras:  day (A), flight (B, upright), climb (C, upright).
"""

from lib import *
from lib.people import Body, aim, kept, kurta, level, limb, person, relaxed, turn, walking
from lib.drawings import kalamkari, mounted, picture, pressed


def drop(x, y, z, ztop, m, s=1.0, power=0):
    """a blown-glass lamp on a cord"""
    tube([(x, y, z + 0.2 * s), (x, y, ztop)], 0.0018, black(), smooth=False)
    cyl(0.016 * s, 0.17 * s, 0.23 * s, m, (x, y, z), 20)
    pear = [(max(0.016 * (t > 0.5), 0.078 * math.sin(pi * t) ** 0.7 * (1 - 0.6 * t), 0.0001), 0.175 * t) for t in np.linspace(0, 1, 25)]
    o = lathe(pear, opal('#ffc98c', 0.42), (x, y, z), 48, 70, scale=s)
    o.visible_shadow = o.visible_diffuse = False
    if power:
        point((x, y, z + 0.07), power, 2700, 0.06)


def climber():
    """a woman who goes up, her left foot on the next step; what the solver made of her clothes. Before the room."""
    b, pose = Body(muscle=-0.3, height=0.10), {}
    pose['root'], pose['spine03'], pose['spine02'] = turn('x', 7), turn('z', -9), turn('x', 3)
    limb(b, pose, 'upperleg01.L', 'lowerleg01.L', 'foot.L', (0.085, -0.20, 0.275), (0, -1, 0))
    level(b, pose, 'foot.L')
    limb(b, pose, 'upperleg01.R', 'lowerleg01.R', 'foot.R', (-0.075, 0.10, 0.105), (0, -1, 0))
    aim(b, pose, 'upperarm01.L', (0.30, -0.42, -1))
    aim(b, pose, 'lowerarm01.L', (0.04, -0.92, -0.40))
    aim(b, pose, 'upperarm01.R', (-0.28, 0.30, -1))
    aim(b, pose, 'lowerarm01.R', (-0.10, -0.20, -1))
    relaxed(b, pose)
    pose['neck02'], pose['head'] = turn('x', -4) @ turn('z', 14), turn('x', -8) @ turn('z', 22)
    return b, pose, kept('climber', lambda: [kurta(b, pose, length=0.40)])[0]


def build(v='A'):
    someone = v == 'C' and climber()
    reset(81)
    night = v == 'B'
    P = dict(
        A=dict(wall='#f3ead9', back='#efdfc2', string='#54705f', tread='teak', bal='#efe8db', rail='teak', ceil='#f4eee3'),
        C=dict(wall='#e9e8e4', back='#e4e1da', string='#3f5c50', tread='teak', bal='#e6e2d8', rail='teak', ceil='#eeece8'),
        B=dict(wall='#8b8c8c', back='#85868a', string='#232324', tread='oak', bal='#6d573d', rail='oak', ceil='#a3a3a3'),
    )[v]
    world('#1b2230' if night else '#dfe8f4', 0.04 if night else 0.4)
    wall_, back, ceil = paint(P['wall']), limewash(P['back'], 0.05 if someone else 0.10), paint(P['ceil'])
    X, F, Y, h = 3.0, -2.8, 4.2, 5.7
    XR = 4.7 if night else X  # at night the camera stands further back before the first step
    wins = [('R', -0.7, 1.9, 0.35, 5.0)] + night * [('L', 3.26, 4.04, 3.62, 5.25)]
    room(-X, XR, F, Y, h, wall_, ceil, openings=wins + [('B', -X - 0.2, XR + 0.2, 0, h)], front=True)
    wall(-X - 0.2, XR + 0.2, Y, Y + 0.2, 0, h, back)
    tilefloor(-X, X, F, Y, 0, terrazzo(0.10 if someone else 0.14), 1.0, 1.0) if not night else tilefloor(-X, XR, F, Y, 0, kota(0.22), 0.9, 0.9)
    # the flight along the back wall: bottom on the right, top on the left
    n, rise, go, x0, y0, y1 = 17, 0.18, 0.262, 2.05, 3.06, Y
    z1 = n * rise
    st, tr, trm = lacquer(P['string'], 0.4), wood(P['tread']), wood(P['rail'], horiz=True)
    slope = rise / go
    for i in range(n):
        a, b, z = x0 - i * go, x0 - (i + 1) * go, (i + 1) * rise
        box(a - 0.045, a, y0, y1, z - rise - (0.05 if i else 0), z - 0.04, st, bev=0.002)
        box(b - 0.045, a - 0.003, y0 + 0.001, y1, z - 0.092, z - 0.041, st, bev=0.002)
        o = box(-(y1 - y0 + 0.015) / 2, (y1 - y0 + 0.015) / 2, -(go + 0.03) / 2, (go + 0.03) / 2, -0.02, 0.02, wood(P['tread'], horiz=True), bev=0.005)
        o.location, o.rotation_euler = ((a + b) / 2 + 0.016, (y0 + y1) / 2 - 0.006, z - 0.02), (0, 0, pi / 2)
        if night:
            strip((a + 0.018, y0 + 0.06, z - 0.045), (a + 0.018, y1 - 0.04, z - 0.045), 5.5, 2700, (0.28, 0, -1), 0.02)
            tube([(a + 0.012, y0 + 0.03, z - 0.042), (a + 0.012, y1 - 0.02, z - 0.042)], 0.004, glow('#ffdca8', 1.4), smooth=False)
    xt = x0 - n * go
    # landing and gallery above, on the left
    gx = -1.95
    zg = z1
    box(-X, xt - 0.002, y0, Y, zg - 0.26, zg - 0.022, wall_, bev=0.002)
    box(-X, gx, F, y0 - 0.001, zg - 0.26, zg - 0.022, wall_, bev=0.002)
    box(-X, xt, y0, Y, zg - 0.0215, zg, trm, bev=0.002)
    box(-X, gx, F, y0, zg - 0.0215, zg - 0.0005, trm, bev=0.002)
    # balustrade: a pierced panel sheared along the flight, and along the gallery
    balm = lacquer(P['bal'], 0.45)
    before = set(bpy.data.objects)
    xb0, xb1, yb = xt + 0.03, x0 - 0.02, y0 + 0.02
    jaali(xb0, xb1, 0.10, 0.90, yb, balm, 'star', 0.235, 0.020, 0.028, border=0.04)
    box(xb0 - 0.02, xb1 + 0.02, yb - 0.035, yb + 0.035, 0.925, 0.965, trm, bev=0.008)
    for x in np.arange(xb0 + 0.02, xb1, 0.9):
        box(x - 0.008, x + 0.008, yb - 0.008, yb + 0.008, 0.89, 0.93, brass(0.3), bev=0)
    root = bpy.data.objects.new('flight', None)
    link(root)
    S = Matrix.Identity(4)
    S[2][0], S[2][3] = -slope, slope * x0 + rise * 0.55
    for o in bpy.data.objects:
        if o not in before and o is not root:
            o.parent, o.matrix_parent_inverse = root, S
    def on_rail(x, z):
        return (x, yb, z + slope * (x0 - x) + rise * 0.55)
    box(xb1 - 0.01, xb1 + 0.06, yb - 0.035, yb + 0.035, 0.0, on_rail(xb1, 0.99)[2], trm if night else wood(P['rail']), bev=0.006)
    jaali(F, yb - 0.05, zg + 0.06, zg + 0.92, gx - 0.03, balm, 'star', 0.235, 0.020, 0.028, axis='y', border=0.04)
    beam((gx - 0.03, F, zg + 0.965), (gx - 0.03, yb + 0.03, zg + 0.965), 0.07, 0.04, wood(P['rail']), 0.008)
    box(gx - 0.065, gx + 0.005, yb - 0.05, yb + 0.02, zg - 0.26, zg + 1.0, wood(P['rail']), bev=0.006)
    # planting under the flight
    kerb = kota(0.3) if not night else mat('cement', '#77726b', rough=0.8, tex='plaster.png', size=1.2, ramp=[(0, '#5f5b55'), (1, '#837e76')])
    p0, p1, q0 = -2.6, 0.55, 3.16
    box(p0, p1, q0, q0 + 0.10, 0, 0.36, kerb, bev=0.006)
    box(p1 - 0.10, p1, q0 + 0.10, Y, 0, 0.36, kerb, bev=0.006)
    box(p0, p0 + 0.10, q0 + 0.10, Y, 0, 0.36, kerb, bev=0.006)
    box(p0 + 0.1, p1 - 0.1, q0 + 0.1, Y, 0.0, 0.29, mat('soil', '#43352a', rough=1), bev=0)
    for k, (x, y, hh, w, c) in enumerate(((-2.15, 3.75, 0.85, 0.8, '#3f6a34'), (-1.55, 3.6, 0.95 if someone else 0.55, 0.7, '#5c7d3c'), (-0.35, 3.7, 0.6, 0.75, '#48702f'), (0.15, 3.6, 0.42, 0.55, '#6f8a45'))):
        shrub(x, y, 0.26, hh, w, k + 3, c, (0.13, 0.05), n=22)
    areca((-0.95, 3.72, -0.06), 1.55, 4, mat('soil2', '#2b211a', rough=1), n=14)
    # the tall window on the right and what is seen in it
    windowframe('R', XR + 0.1, -0.7, 1.9, 0.35, 5.0, paint('#40463f') if not night else black(), 3, horiz=2.75)
    pane('R', XR + 0.1, -0.7, 1.9, 0.35, 5.0)
    box(XR - 0.14, XR + 0.2, -0.76, 1.96, 0.31, 0.348, kerb, bev=0.005)
    outside('right', XR + 0.2, (-0.7, 1.9), time='blue' if night else 'day')
    bw = wood(P['tread'])
    if not night:
        area((X + 0.32, 0.6, 2.7), (2.5, 4.5), 120 if someone else 150, '#e6eefa' if someone else '#f8f2e6', dirv=(-1, 0.1, 0))
        sun(*((-46, 20, 17, 0.45, 4500) if someone else (-44, 17, 14, 0.45, 3800)))
        area((0, F + 0.06, 2.8), (4.5, 4.0), 26 if someone else 55, '#eef0f4' if someone else '#fff0da', dirv=(0, 1, 0), glossy=False)
    else:
        area((XR + 0.3, 0.6, 2.7), (2.4, 4.4), 48, '#86a0de', dirv=(-1, 0.1, 0))  # the last of the day, against the lamps
        # a line of light under the handrail and along the gallery's edge
        a, b = on_rail(xb0, 0.92), on_rail(xb1, 0.92)
        tube([(a[0], a[1] + 0.02, a[2]), (b[0], b[1] + 0.02, b[2])], 0.006, glow('#ffe0b0', 1.6), smooth=False)
        strip((a[0], a[1] + 0.03, a[2] - 0.015), (b[0], b[1] + 0.03, b[2] - 0.015), 7, 2700, (0, 0.75, -1))
        strip((gx + 0.03, F + 0.1, zg - 0.25), (gx + 0.03, y0, zg - 0.25), 3, 2700, (0.5, 0, -0.6))
        strip((p0 + 0.2, Y - 0.06, 0.40), (p1 - 0.2, Y - 0.06, 0.40), 5, 2800, (0, -0.5, 1))
        g = R.Random(5)
        cyl(0.34, h - 0.03, h, brass(0.25), (0.35, 1.95, 0), 48)
        for k in range(13):  # the cascade: a rising spiral
            t = k / 12
            a_ = k * 2.4
            drop(0.35 + math.cos(a_) * (0.10 + 0.16 * t), 1.95 + math.sin(a_) * (0.10 + 0.16 * t), 1.95 + 2.75 * t + g.uniform(-0.05, 0.05), h, brass(0.25), 1.15, 11 if k % 3 == 0 else 0)
        # at the head of the flight a window to the evening; a rail of oak along the wall
        windowframe('L', -X - 0.1, 3.26, 4.04, 3.62, 5.25, black(), 1, t=0.04)
        pane('L', -X - 0.1, 3.26, 4.04, 3.62, 5.25)
        outside('left', -X - 0.2, (3.26, 4.04), 'garden', 'blue', floor=1, seed=6, light=1.3)
        area((-X - 0.3, 3.65, 4.45), (0.75, 1.6), 16, '#7f9fe6', dirv=(1, 0, -0.35))
        yr = Y - 0.075
        p, q = [Vector((x, yr, slope * (x0 - x) + rise + 0.86)) for x in (x0 - 0.10, xt + 0.05)]
        tube([p + Vector((0.26, 0, 0)), p + Vector((0.03, 0, 0.005)), q, q + Vector((-0.25, 0, 0))], 0.021, trm, smooth=False)
        for t in (0.03, 0.27, 0.51, 0.75, 0.985):
            c = p.lerp(q, t)
            tube([c + Vector((0, 0, -0.018)), c + Vector((0, 0.005, -0.062)), c + Vector((0, 0.072, -0.066))], 0.0055, black(0.5), smooth=False)
            cyl(0.026, 0, 0.006, black(0.5), c + Vector((0, 0.0745, -0.066)), 28, 0.001, rot=(pi / 2, 0, 0))
        areca((-2.5, 0.35, 0), 1.7, 14, ceramic('#3a3f42'), n=14)
        vase('round', brass(0.3), (-X + 0.2, 1.0, 0.46), 0.9)
        for x, y in ((-2.45, 0.6), (-2.45, -1.4)):
            spot((x, y, zg - 0.26), 14, 2800, 65)
        area((0, F + 0.06, 1.8), (4.0, 2.4), 10, '#8fa6dc', dirv=(0, 1, 0), glossy=False)
    if someone:
        b, pose, clothes = someone
        M = Matrix.Translation((0.31, 3.64, 7 * rise + 0.014)) @ Matrix.Rotation(math.radians(-90), 4, 'Z')
        walking(person(b, pose, M, clothes, (fabric('#9a2436', 0.3), '#c49a45', '#1f3550'), collar=True), (-0.17, 0, 0.10))
        for x, w, ratio, plant in ((-1.46, 0.36, 1.28, 'peepal'), (-0.84, 0.46, 1.30, 'fern'), (-0.24, 0.34, 1.26, 'neem')):
            frame(x, Y - 0.002, 2.06 + slope * (1.93 - x), w, w * ratio, picture(plant, mounted(pressed(plant), 0.16)), wood('walnut'), 'y', face=-1)
    # left wall: a low bench with shoes under it, a picture
    box(-X, -X + 0.42, 0.9, 2.6, 0.42, 0.46, trm, bev=0.006)
    for yy in (0.98, 2.47):
        box(-X + 0.02, -X + 0.40, yy, yy + 0.05, 0, 0.42, bw, bev=0.004)
    padbox(0.40, 1.0, 0.06, fabric('#c9a867' if not night else '#8a5a3c', 0.25), (-X + 0.21, 1.6, 0.49), 0.022, front=False)
    if not night:
        slippers(-X + 0.22, 2.22, 0.0, 95)
    frame(-X, 1.75, 1.58, 1.0, 1.25, 'art8.png' if not night else picture('kalamkari', mounted(kalamkari(), 0.1)), bw, 'x', face=1)
    if not night:
        vase('pot', ceramic('#a6603f'), (2.55, 2.62, 0), 1.5, 1.3)
        branches((2.55, 2.62, 0.52), 1.15, 8, 9, '#6d8450', (0.08, 0.03), 0.42, 26)
        for x, y, z, s in () if someone else ((0.10, 1.9, 2.95, 1.5), (0.80, 2.3, 3.5, 1.25), (-0.50, 2.3, 3.75, 1.0)):
            pendant(x, y, h, z, 'rattan', brass(0.3), 4, 2900, s)


CAMS = dict(
    day=lambda: camera((0.35, -2.6, 1.42), -2, 23, 0.12, fstop=8, focus=6),
    climb=lambda: upright((2.15, -2.55, 1.35), (0.25, 3.6, 2.05), 37, 4.0, (0.3, 3.0, 2.0)),
    flight=lambda: upright((4.10, 3.12, 1.45), (-0.60, 3.46, 2.30), 29, 7, (0.6, 3.5, 1.6)),
)
