"""Family living room in the old manner: teak rafters in a plaster tray, red oxide floor, a swing on brass chains, a low diwan, shuttered windows to a court.

Camera: main (swing and windows).
"""

from lib import *
from lib.drawings import kalamkari, mounted, picture


def link_mesh(r=0.023, t=0.0046):
    """one oval link of a chain, long in z"""
    V, F, n, k = [], [], 20, 8
    for i in range(n):
        a = 2 * pi * i / n
        for j in range(k):
            b = 2 * pi * j / k
            q = r * 0.62 + t * math.cos(b)
            V.append((q * math.cos(a), t * math.sin(b), q * math.sin(a) + math.copysign(r * 0.38, math.sin(a))))
            F.append((i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + (j + 1) % k, i * k + (j + 1) % k))
    return pmesh('link', V, F)


def chain(p, q, m, me, step=0.0385):
    """links from p to q, each turned by a quarter against the last"""
    p, q = Vector(p), Vector(q)
    u = (q - p).normalized()
    n = int((q - p).length / step)
    e = u.to_track_quat('Z', 'Y')
    for i in range(n + 1):
        o = obj('link', me, m, p + u * (q - p).length * i / n, smooth=180)
        o.rotation_euler = (e @ Euler((0, 0, pi / 2 * (i % 2))).to_quaternion()).to_euler()


def bearer(x, z, m, br):
    """a short timber under the rafters with the two hooks of one side of the swing"""
    box(x - 0.06, x + 0.06, -0.42, 0.42, z + 0.035, z + 0.115, m, bev=0.008, seg=3)
    for y in (-0.10, 0.10):
        cyl(0.034, z + 0.022, z + 0.035, br, (x, y, 0), 28, 0.003)
        tube([(x, y, z - 0.004), (x, y, z + 0.03)], 0.010, br)


def swing(x, y, ztop, rot, teak, teakh, br):
    """a jhoola: plank, turned rails at back and ends, four chains, mattress and bolsters; rot in degrees"""
    me = link_mesh()
    with turned(x, y, rot):
        z, w, d = 0.50, 1.75, 0.66
        box(-w / 2, w / 2, -d / 2, d / 2, z - 0.045, z, teakh, bev=0.010, seg=3)
        box(-w / 2 + 0.03, w / 2 - 0.03, -d / 2 - 0.004, -d / 2 + 0.02, z - 0.085, z - 0.045, teakh, bev=0.004)
        box(-w / 2 + 0.03, w / 2 - 0.03, d / 2 - 0.02, d / 2 + 0.004, z - 0.085, z - 0.045, teakh, bev=0.004)
        def spindle(px, py):
            lathe([(0.0001, 0), (0.018, 0), (0.020, 0.02), (0.012, 0.04), (0.017, 0.11), (0.011, 0.19), (0.018, 0.22), (0.012, 0.24), (0.016, 0.30), (0.0001, 0.30)], teak, (px, py, z), 20, 60)
        for i in range(15):
            spindle(-w / 2 + 0.09 + (w - 0.18) * i / 14, d / 2 - 0.04)
        box(-w / 2, w / 2, d / 2 - 0.065, d / 2 - 0.015, z + 0.295, z + 0.335, teakh, bev=0.010, seg=3)
        for s in (-1, 1):
            for k in range(4):
                spindle(s * (w / 2 - 0.035), -d / 2 + 0.10 + k * 0.13)
            beam((s * (w / 2 - 0.035), -d / 2 + 0.03, z + 0.315), (s * (w / 2 - 0.035), d / 2 - 0.03, z + 0.315), 0.05, 0.04, teak, 0.010)
            bearer(s * (w / 2 + 0.02), ztop, teakh, br)
            for t in (-1, 1):
                p = (s * (w / 2 + 0.02), t * (d / 2 - 0.07), z - 0.02)
                sphere(0.028, br, p, 20)
                chain(p, (s * (w / 2 + 0.02), t * 0.10, ztop), br, me)
                lathe([(0.0001, 0.0), (0.016, 0.0), (0.030, 0.05), (0.022, 0.09), (0.030, 0.12), (0.0001, 0.15)], br, (s * (w / 2 + 0.02), t * (d / 2 - 0.07 - (d / 2 - 0.17) * 0.42), z + (ztop - z) * 0.42), 24, 60)
        softbox(w - 0.14, d - 0.12, 0.08, blockprint('#efe4cd', '#8c3f2c', 0.5), (0, -0.02, z + 0.045), r=0.032, puff=0.01, wr=0.004, piping=fabric('#8c3f2c'))
        for s, m in ((-1, fabric('#c58a2e', 0.25)), (1, fabric('#2f5a50', 0.25))):
            bolster(s * (w / 2 - 0.19), 0.0, z + 0.085, m, 0.50, 0.085, 90, br)
        simmesh('pillow', fabric('#8c3f2c', 0.25), (0.12, 0.16, z + 0.28), (math.radians(74), 0, 0.1), scale=0.78)


def shutter(x, y, z0, z1, w, rot, m):
    """a louvred leaf hinged at x, y, opening along +x turned by rot degrees"""
    with turned(x, y, rot):
        for a, b in ((0, 0.06), (w - 0.06, w)):
            box(a, b, -0.018, 0.018, z0, z1, m, bev=0.003)
        for a, b in ((z0, z0 + 0.09), (z1 - 0.08, z1), ((z0 + z1) / 2 - 0.03, (z0 + z1) / 2 + 0.03)):
            box(0.06, w - 0.06, -0.016, 0.016, a, b, m, bev=0.003)
        n = int((z1 - z0) / 0.052)
        for k in range(n):
            z = z0 + 0.10 + k * (z1 - z0 - 0.19) / n
            if abs(z - (z0 + z1) / 2) > 0.05:
                o = box(0.06, w - 0.06, -0.020, 0.020, -0.004, 0.004, m, bev=0)
                o.location = (w / 2, 0, z)
                o.rotation_euler = (0.7, 0, 0)


def build(v='A'):
    reset(101)
    world('#dfe7f2', 0.35)
    wall_, ceil = limewash('#ecdfc3', 0.10), paint('#f1e8d6')
    teak, teakh, br = wood('teak'), wood('teak', horiz=True), brass(0.22)
    X, F, Y, h = 2.9, -2.0, 4.4, 3.62
    wins = [('B', -2.15, -1.0, 0.42, 2.55), ('B', -0.15, 1.0, 0.42, 2.55), ('L', 0.3, 2.1, 0.0, 2.60)]
    room(-X, X, F, Y, h, wall_, ceil, openings=wins, front=True)
    plane([(-X, F, 0), (X, F, 0), (X, Y, 0), (-X, Y, 0)], oxide('#8a3a2a', 0.2))
    for q in ((-X, X, Y - 0.014, Y), (X - 0.014, X, F, Y), (-X, -X + 0.014, F, 0.2), (-X, -X + 0.014, 2.2, Y)):
        box(*q, 0.0, 0.13, oxide('#6f2d22'), bev=0.003)
    # a black oxide band in the floor
    for q in ((-X + 0.35, X - 0.35, Y - 0.42, Y - 0.35), (-X + 0.35, X - 0.35, F + 0.35, F + 0.42), (-X + 0.35, -X + 0.42, F + 0.42, Y - 0.42), (X - 0.42, X - 0.35, F + 0.42, Y - 0.42)):
        box(*q, -0.01, 0.0012, oxide('#2b2523'), bev=0)
    # ceiling: plaster border with a moulded lip, boards and rafters in the tray, light at two sides
    zb, (a0, a1, b0, b1) = cove(-X, X, F, Y, h, 0.26, 0.55, ceil, 2800, 3.2, sides='LR')
    box(a0 - 0.02, a1 + 0.02, b0 - 0.02, b0 + 0.02, zb - 0.012, zb + 0.09, teakh, bev=0.006)
    box(a0 - 0.02, a1 + 0.02, b1 - 0.02, b1 + 0.02, zb - 0.012, zb + 0.09, teakh, bev=0.006)
    for x in (a0, a1):
        beam((x, b0, zb + 0.012), (x, b1, zb + 0.012), 0.04, 0.05, teak, 0.006)
    fl = floor(a0 - 0.3, a1 + 0.3, b0 - 0.3, b1 + 0.3, h - 0.012, floorwood('teak'))
    n = 11
    for i in range(n):
        y = b0 + (b1 - b0) * (i + 0.5) / n
        box(a0 - 0.28, a1 + 0.28, y - 0.045, y + 0.045, h - 0.15, h - 0.013, teakh, bev=0.008, seg=3)
    ym = b0 + (b1 - b0) * 5.0 / n + 0.0  # the main beam carries the swing
    for x in (a0 + 1.1, a1 - 1.1):
        beam((x, b0 - 0.25, h - 0.20), (x, b1 + 0.25, h - 0.20), 0.13, 0.15, teak, 0.010)
    for x in (a0 + 1.1, a1 - 1.1):
        for y in (b0, b1):
            lathe([(0.0001, 0), (0.07, 0), (0.09, 0.03), (0.05, 0.08), (0.0001, 0.08)], teak, (x, y, zb - 0.07), 24)
    swing(0.85, 1.25, h - 0.26, -16, teak, teakh, br)
    fan(-0.75, 0.35, h - 0.15, br, teakh, 0.62, 0.42, 4, 0.5)
    # windows with shutters, the court behind
    for _, a, b, c, d in wins[:2]:
        for q in ((a - 0.07, a), (b, b + 0.07)):
            box(*q, Y - 0.035, Y + 0.2, c - 0.06, d + 0.07, teak, bev=0.005)
        box(a - 0.07, b + 0.07, Y - 0.036, Y + 0.2, d, d + 0.07, teakh, bev=0.005)
        box(a - 0.12, b + 0.12, Y - 0.10, Y + 0.2, c - 0.05, c, teakh, bev=0.006)
        for k in range(1, 7):  # iron bars
            cyl(0.007, c, d, black(), (a + (b - a) * k / 7, Y + 0.10, 0), 12)
        for y, k in ((Y - 0.062, 0), (Y - 0.108, 1)):  # two leaves a side, folded back on the wall
            shutter(a - 0.01, y, c + 0.01, d - 0.01, (b - a) / 4, -178 + 3 * k, teak)
            shutter(b + 0.01, y, c + 0.01, d - 0.01, (b - a) / 4, -2 - 3 * k, teak)
    a, b, d = 0.3, 2.1, 2.60
    for q in ((a - 0.08, a), (b, b + 0.08)):
        box(-X - 0.2, -X + 0.035, *q, 0, d + 0.08, teak, bev=0.005)
    box(-X - 0.2, -X + 0.036, a - 0.08, b + 0.08, d, d + 0.08, teak, bev=0.005)
    shutter(-X + 0.03, b + 0.02, 0.02, d - 0.02, 0.88, 83, teak)
    shutter(-X + 0.03, a - 0.02, 0.02, d - 0.02, 0.88, -83, teak)
    outside('far', Y + 0.2, (-2.15, 1.0), seed=12, beyond=20)
    outside('left', -X - 0.2, (0.3, 2.1), seed=12, beyond=20)
    with outdoors('far'):
        ground = mat('court', '#85745b', rough=1, tex='plaster.png', size=2.0, ramp=[(0, '#6d5d47'), (1, '#8d7c63')])
        plane([(-12, -6, -0.02), (-X - 0.2, -6, -0.02), (-X - 0.2, 14, -0.02), (-12, 14, -0.02)], ground)
        plane([(-X - 0.2, Y + 0.2, -0.02), (8, Y + 0.2, -0.02), (8, 14, -0.02), (-X - 0.2, 14, -0.02)], ground)
        for k, (x, y, hh, w) in enumerate(((-2.2, 6.6, 1.5, 1.6), (-0.7, 7.2, 2.2, 1.8), (0.7, 6.5, 1.3, 1.4), (1.9, 7.3, 2.3, 1.8), (-4.6, 0.4, 1.0, 1.2), (-5.4, 2.2, 1.7, 1.6), (-5.0, 4.2, 2.4, 1.8))):
            shrub(x, y, 0, hh, w, k, ('#4f7a35', '#6a9346', '#3f6a34')[k % 3], (0.13, 0.055), flowers='#c2466a' if k in (1, 5) else None, n=46)
        cw = limewash('#b5825c', 0.2)
        wall(-7.7, -7.5, -6, 9.2, -0.02, 2.5, cw)
        wall(-7.7, 8, 9.0, 9.2, -0.02, 2.5, cw)
    for _, a, b, c, d in wins[:2]:
        area(((a + b) / 2, Y + 0.34, 1.5), (1.1, 2.0), 62, '#eaf0f2', dirv=(0, -1, 0), glossy=False)
    area((-X - 0.34, 1.2, 1.35), (1.7, 2.5), 110, '#f0f0ea', dirv=(1, 0, 0), glossy=False)
    sun(188, 31, 12, 0.6, 4000)
    area((0.2, F + 0.06, 1.9), (3.8, 2.2), 62, '#fff1dc', dirv=(0, 1, 0), glossy=False)
    # low diwan under the windows
    x0, x1, y0, y1 = -2.45, 1.25, Y - 0.98, Y - 0.16
    box(x0, x1, y0, y1, 0.10, 0.26, teakh, bev=0.010)
    for x in (x0 + 0.08, (x0 + x1) / 2, x1 - 0.08):
        for y in (y0 + 0.08, y1 - 0.08):
            lathe([(0.0001, 0), (0.035, 0), (0.05, 0.04), (0.03, 0.10), (0.0001, 0.10)], teak, (x, y, 0), 24)
    for k in range(2):
        q = (x1 - x0) / 2
        softbox(q - 0.02, y1 - y0 - 0.03, 0.14, fabric('#f1e9d8', 0.2), (x0 + q * (k + 0.5), (y0 + y1) / 2, 0.325), r=0.045, puff=0.012, wr=0.005, seed=k, piping=fabric('#8c3f2c'))
    bp, mus, gr = blockprint('#efe4cd', '#8c3f2c', 0.45), fabric('#c58a2e', 0.25), fabric('#2f5a50', 0.25)
    for k, (x, m) in enumerate(((-2.0, bp), (-1.1, mus), (-0.15, bp), (0.72, gr))):
        bolster(x, y1 - 0.13, 0.40, m, 0.78, 0.115, 0, br)
    bolster(x1 - 0.16, (y0 + y1) / 2 - 0.1, 0.40, mus, 0.56, 0.10, 90, br)
    simmesh('pillow', fabric('#8c3f2c', 0.25), (-1.62, y1 - 0.36, 0.62), (math.radians(68), 0.05, 0.1), scale=0.8)
    simmesh('pillow', bp, (0.28, y1 - 0.36, 0.62), (math.radians(68), 0.05, -0.12), scale=0.8)
    # a dhurrie, a brass-topped table with tea, slippers
    dhurrie(-1.75, 0.35, 0.55, 2.75, ['#e9dcc2', '#2f5a50', '#e9dcc2', '#c58a2e'], (0.36, 0.05, 0.08, 0.035))
    tx, ty = -0.62, 2.05
    for k in range(6):
        a_, b_ = k * pi / 3, k * pi / 3 + pi / 3
        P = [(tx + math.cos(t) * 0.27, ty + math.sin(t) * 0.27) for t in (a_, b_)]
        beam((*P[0], 0.012), (*P[0], 0.37), 0.035, 0.035, teak)
        beam((*P[0], 0.33), (*P[1], 0.33), 0.022, 0.06, teak)
    lathe([(0.0001, 0.375), (0.37, 0.375), (0.405, 0.40), (0.41, 0.40), (0.38, 0.37), (0.0001, 0.368)], br, (tx, ty, 0), 72)
    for dx, dy in ((-0.14, 0.06), (0.10, -0.12)):
        cup(tx + dx, ty + dy, 0.377, steel(0.2), saucer=True)
    vase('bowl', br, (tx + 0.12, ty + 0.14, 0.377), 0.7)
    # right wall: a carved chest with brass, pictures; lamp
    box(X - 0.50, X - 0.04, 2.15, 3.35, 0.06, 0.62, teak, bev=0.008)
    box(X - 0.53, X - 0.02, 2.11, 3.39, 0.62, 0.665, teak, bev=0.010)
    for a_, b_ in ((2.22, 2.58), (2.62, 2.88), (2.92, 3.28)):
        moulding(a_, b_, 0.14, 0.54, X - 0.50, teak, 'y', -1, 0.03, 0.018)
    for k in range(7):
        sphere(0.013, br, (X - 0.502, 2.20 + k * 0.183, 0.585), 14)
    diya(X - 0.26, 2.32, 0.665, 0.46, br, 0.6)
    urli(X - 0.27, 2.78, 0.665, 0.20, br, 4)
    vase('amph', br, (X - 0.24, 3.18, 0.665), 1.0)
    tree = kalamkari()
    for i, (y, (r0, r1, c0, c1)) in enumerate(((2.42, (900, 1250, 610, 880)), (3.12, (430, 780, 690, 960)))):
        frame(X, y, 1.62, 0.62, 0.80, picture('detail%d' % i, mounted(tree[r0:r1, c0:c1])), teak, 'x', face=-1)
    plump()
    vase('pot', br, (2.35, 4.0, 0), 1.2, 1.15)
    areca((2.35, 4.0, 0.02), 1.55, 6, br, n=14)
    easychair(2.10, 0.05, 0, math.radians(-58), cushion=fabric('#efe6d2', 0.2))


CAMS = dict(
    main=lambda: camera((-1.60, -1.85, 1.32), -19, 23, 0.055, fstop=7, focus=4.2),
)
