"""Seats: cane and timber chairs of the south, an upholstered wing chair, cinema seats, a bean bag."""

from .scene import *
from .geometry import *
from .materials import *
from .screens import cane_material
from .upholstery import *


class Piece:
    """what is added stands about (0, 0), faces -y, and is set down at x, y, z turned by rot (radians)"""

    def __init__(self, name, x, y, z, rot):
        self.root = bpy.data.objects.new(name, None)
        link(self.root)
        self.root.location = (x, y, z)
        self.root.rotation_euler = (0, 0, rot)

    def __call__(self, o):
        o.parent = self.root
        return o

    def beam(self, p, q, w, d, m, bev=0.004):
        """a straight member from p to q, w wide across (x), d deep"""
        p, q = Vector(p), Vector(q)
        L = (q - p).length
        o = box(-w / 2, w / 2, -d / 2, d / 2, 0, L, m, bev=bev)
        u = (q - p).normalized()
        X = Vector((1, 0, 0)) if abs(u.x) < 0.9 else Vector((0, 1, 0))
        Y = u.cross(X).normalized()
        X = Y.cross(u)
        me = Matrix.Translation((p + q) / 2) @ Matrix((X, Y, u)).transposed().to_4x4()
        o.matrix_world = me
        o.parent = self.root
        return o


def easychair(x, y, z, rot=0, m=None, weave=None, cushion=None):
    """a low teak easy chair, cane seat and back between two V-legged sides"""
    m, weave = m or wood('teak'), weave or cane_material()
    P = Piece('easychair', x, y, z, rot)
    for s in (-1, 1):
        a = s * 0.285
        P.beam((a, -0.05, 0.36), (a, -0.33, 0), 0.035, 0.055, m)
        P.beam((a, -0.02, 0.36), (a, 0.33, 0), 0.035, 0.055, m)
        P.beam((a, -0.34, 0.595), (a, 0.30, 0.565), 0.055, 0.028, m)
        P.beam((a, -0.04, 0.33), (a, -0.20, 0.585), 0.034, 0.05, m)
        P.beam((a * 0.88, -0.31, 0.385), (a * 0.88, 0.24, 0.315), 0.032, 0.045, m)
        P.beam((a * 0.88, 0.20, 0.30), (a * 0.88, 0.43, 0.86), 0.032, 0.042, m)
    for p, q in (((-0.25, -0.30, 0.385), (0.25, -0.30, 0.385)), ((-0.25, 0.22, 0.32), (0.25, 0.22, 0.32)), ((-0.25, 0.425, 0.845), (0.25, 0.425, 0.845)), ((-0.28, 0.0, 0.34), (0.28, 0.0, 0.34))):
        P.beam(p, q, 0.032, 0.042, m)
    P(plane([(-0.25, -0.30, 0.392), (0.25, -0.30, 0.392), (0.25, 0.22, 0.327), (-0.25, 0.22, 0.327)], weave))
    P(plane([(-0.25, 0.232, 0.38), (0.25, 0.232, 0.38), (0.25, 0.415, 0.83), (-0.25, 0.415, 0.83)], weave))
    if cushion:
        P(softbox(0.47, 0.46, 0.07, cushion, (0, -0.05, 0.40), (math.radians(-7), 0, 0), r=0.032, puff=0.012, n=14))
    return P.root


def canechair(x, y, z, rot=0, m=None, weave=None, seat=None, arms=False, h=0.84, welt=None):
    """a dining chair with a framed cane back; seat: cloth for a pad, else cane; welt: cloth of the pad's piping"""
    m, weave = m or wood('teak'), weave or cane_material()
    P = Piece('canechair', x, y, z, rot)
    for s in (-1, 1):
        P.beam((s * 0.215, -0.20, 0.455), (s * 0.222, -0.215, 0), 0.036, 0.036, m)
        P.beam((s * 0.20, 0.20, 0.43), (s * 0.20, 0.25, 0), 0.034, 0.036, m)
        P.beam((s * 0.20, 0.20, 0.42), (s * 0.20, 0.285, h), 0.034, 0.032, m)
        P.beam((s * 0.208, -0.20, 0.425), (s * 0.20, 0.215, 0.425), 0.030, 0.05, m)
        if arms:
            P.beam((s * 0.235, -0.17, 0.655), (s * 0.215, 0.245, 0.655), 0.045, 0.024, m)
            P.beam((s * 0.228, -0.16, 0.43), (s * 0.235, -0.15, 0.645), 0.028, 0.028, m)
    for y0, zz, w in ((-0.20, 0.425, 0.21), (0.21, 0.425, 0.20), (0.244, 0.585, 0.19), (0.283, h - 0.02, 0.20)):
        P.beam((-w, y0, zz), (w, y0, zz), 0.028, 0.042, m)
    P(plane([(-0.188, 0.240, 0.60), (0.188, 0.240, 0.60), (0.188, 0.280, h - 0.04), (-0.188, 0.280, h - 0.04)], weave))
    if seat:
        P(softbox(0.43, 0.42, 0.055, seat, (0, 0.0, 0.462), r=0.026, puff=0.012, wr=0.002, n=14, piping=welt))
    else:
        P(box(-0.215, 0.215, -0.225, 0.225, 0.448, 0.458, m, bev=0.004))
        P(plane([(-0.175, -0.185, 0.4595), (0.175, -0.185, 0.4595), (0.175, 0.185, 0.4595), (-0.175, 0.185, 0.4595)], weave))
    return P.root


def bentwood(x, y, z, rot=0, m=None, weave=None, bar=False):
    """a cafe chair of bent wood, round cane seat and hooped back; bar: as a bar stool, 0.70 m high"""
    m, weave = m or wood('walnut'), weave or cane_material()
    P = Piece('bentwood', x, y, z, rot)
    h = 0.70 if bar else 0.455
    P(lathe([(0.165, h - 0.004), (0.168, h), (0.20, h + 0.004), (0.208, h - 0.008), (0.206, h - 0.034), (0.165, h - 0.034)], m, n=48))
    P(lathe([(0.0001, h - 0.006), (0.168, h - 0.004)], weave, n=48))
    for k in (2, 3):  # the outer bow is the rear legs
        a = pi / 4 + k * pi / 2
        c, s = math.cos(a), math.sin(a)
        P(tube([(c * 0.175, s * 0.175, h - 0.02), (c * 0.19, s * 0.19, h * 0.5), (c * 0.235, s * 0.235, 0)], 0.014, m))
    n = 28
    r = 0.183 if bar else 0.175
    o = P(tube([(math.cos(2 * pi * i / n) * r, math.sin(2 * pi * i / n) * r, h * (0.36 if bar else 0.48)) for i in range(n)], 0.009, m, closed=True))
    o.data.splines[0].use_endpoint_u = False
    t = 0.80 if not bar else 0.98
    for w, top, r in ((0.172, t, 0.013), (0.115, t - 0.09, 0.010)):
        foot = [(w, 0.212, 0), (w, 0.15, h * 0.5), (w, 0.125, h - 0.02)] if w > 0.15 else [(w, 0.155, h - 0.01)]
        pts = [(-px, py, pz) for px, py, pz in foot] + [(-w * 1.02, 0.155, h + (top - h) * 0.45), (-w * 0.95, 0.19, top - 0.05), (-w * 0.45, 0.215, top), (w * 0.45, 0.215, top), (w * 0.95, 0.19, top - 0.05), (w * 1.02, 0.155, h + (top - h) * 0.45)] + foot[::-1]
        P(tube(pts, r, m))
    return P.root


def spindlechair(x, y, z, rot=0, m=None, seat=None):
    """a light dining chair with a spindle back"""
    m = m or wood('ash')
    P = Piece('spindle', x, y, z, rot)
    P(softbox(0.44, 0.43, 0.035, m, (0, 0, 0.45), r=0.016, puff=0.0, wr=0, n=10))
    if seat:
        P(softbox(0.40, 0.39, 0.04, seat, (0, -0.005, 0.482), r=0.019, puff=0.008, wr=0.001, n=12))
    for sx in (-1, 1):
        P(tube([(sx * 0.15, -0.15, 0.44), (sx * 0.205, -0.205, 0)], 0.016, m, smooth=False))
        P(tube([(sx * 0.15, 0.15, 0.44), (sx * 0.20, 0.225, 0)], 0.016, m, smooth=False))
    n = 9
    top = [(-0.225 + 0.45 * i / (n - 1), 0.20 + 0.075 * (1 - ((i - 4) / 4) ** 2) + 0.03, 0.80) for i in range(n)]
    P(tube(top, 0.017, m))
    for i in range(n):
        if i in (0, 8) or i % 1 == 0:
            b = (top[i][0] * 0.82, 0.165 + 0.022 * (1 - ((i - 4) / 4) ** 2), 0.455)
            P(tube([b, (top[i][0] * 0.985, top[i][1], 0.80)], 0.010 if i in (0, 8) else 0.0065, m, smooth=False))
    return P.root


def barstool(x, y, z, rot=0, m=None, top=None, h=0.68):
    """a plain round bar stool: turned seat, four legs, a ring"""
    m, top = m or wood('ash'), top or m
    P = Piece('barstool', x, y, z, rot)
    P(lathe([(0.0001, h - 0.008), (0.12, h - 0.006), (0.165, h), (0.178, h - 0.012), (0.17, h - 0.035), (0.0001, h - 0.04)], top, n=48))
    for k in range(4):
        a = pi / 4 + k * pi / 2
        P(tube([(math.cos(a) * 0.11, math.sin(a) * 0.11, h - 0.03), (math.cos(a) * 0.215, math.sin(a) * 0.215, 0)], 0.014, m, smooth=False))
    n = 24
    o = P(tube([(math.cos(2 * pi * i / n) * 0.182, math.sin(2 * pi * i / n) * 0.182, 0.24) for i in range(n)], 0.008, brass(0.3), closed=True))
    o.data.splines[0].use_endpoint_u = False
    return P.root


# ------------------------------------------------------------- upholstered seats
def _smooth(t):
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def _wingplan(n=26):
    """the plan of a wing chair's back and arms from the front of the right arm to the front of the left: x, y, outward normal"""
    R = 0.15
    ys = [-0.385 + 0.05 * (1 - math.cos(k * pi / 14)) for k in range(7)]
    ys += [-0.335 + 0.495 * k / n for k in range(1, n + 1)]
    P = [(0.352 - 0.03 * (y + 0.385) / 0.55, y, 1.0, 0.06) for y in ys]
    cx, cy = 0.322 - R, 0.16
    P += [(cx + math.cos(a) * R, cy + math.sin(a) * R, math.cos(a), math.sin(a)) for a in [k * pi / 22 for k in range(1, 12)]]
    P += [(cx * (1 - k / 5), cy + R, 0.0, 1.0) for k in range(1, 6)]
    return P + [(-x, y, -a, b) for x, y, a, b in P[-2::-1]]


def _wingtop(x, y):
    """the height of the upper edge: a level arm that rises into the wing, a back with a soft crest"""
    arm = 0.600 + 0.02 * _smooth((y + 0.36) / 0.3)
    wing = 0.99 + 0.07 * _smooth((y - 0.05) / 0.25) + 0.045 * (1 - min(1, abs(x) / 0.32) ** 2)
    return arm + (wing - arm) * _smooth((y + 0.12) / 0.20)


def _wingshell(fab, piping):
    """the continuous back, wings and arms of a wing chair, with a cord along the outer edge"""
    P, NI, NT = _wingplan(), 12, 9
    K, V, cord = 2 * NI + NT, [], []
    for x, y, nx, ny in P:
        top = _wingtop(x, y)
        d = min(1, (y + 0.387) / 0.052) if y < -0.335 else 1  # the front of an arm is rounded
        round_ = math.sqrt(max(0.0025, 1 - (1 - d) ** 2))
        side = min(1, abs(nx))
        arm = 1 - _smooth((y + 0.12) / 0.20)
        th = (0.052 + 0.012 * arm) * round_  # half the thickness
        tt = th * (1.0 + 0.18 * arm)
        top -= 0.05 * (1 - round_)
        loop = [(-th, 0.17 + (top - tt - 0.17) * k / (NI - 1), -1) for k in range(NI)]
        loop += [(-math.cos(pi * k / (NT + 1)) * tt, top - tt + math.sin(pi * k / (NT + 1)) * tt, 0) for k in range(1, NT + 1)]
        loop += [(th, top - tt - (top - tt - 0.17) * k / (NI - 1), 1) for k in range(NI)]
        for k, (o, z, s) in enumerate(loop):
            if s < 0 and abs(nx) < 0.7:  # the back is filled towards the small of the back
                o -= 0.034 * math.sin(pi * min(1, max(0, (z - 0.40) / (top - 0.42)))) ** 0.7 * (1 - (x / 0.32) ** 2)
            up = max(0, z - 0.42)
            flare = 0.055 * _smooth((z - 0.58) / 0.45) * side * _smooth((y + 0.15) / 0.25)
            taper = -0.04 * _smooth((0.5 - z) / 0.3) * (1 - side)
            V.append((x + nx * o + math.copysign(flare, x), y + ny * o + 0.19 * up + taper, z))
            if k == NI + NT:
                cord.append((V[-1][0] + nx * 0.003, V[-1][1] + ny * 0.003, V[-1][2] + 0.002))
    N = len(P)
    F = [(i * K + k, i * K + k + 1, (i + 1) * K + k + 1, (i + 1) * K + k) for i in range(N - 1) for k in range(K - 1)]
    for i in (0, N - 1):  # close the fronts of the arms, each facing forward
        F += [(i * K + k, i * K + k + 1, i * K + K - 2 - k, i * K + K - 1 - k)[:: -1 if i == 0 else 1] for k in range(K // 2 - 1)]
    o = obj('wing', pmesh('wing', V, F), fab, smooth=180)
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 1
    down = [[V[i * K + k] for k in range(NI + NT, K)] for i in (3, N - 4)]  # the cord goes down the front of each arm
    tube(down[0][::-1] + cord[4:-4] + down[1], 0.0045, piping or fab)
    return o


def wing(x, y, rot, fab, pillow=None, legs=None, piping=None):
    """a wing chair facing -y at rot=0 (degrees): back, wings and arms in one piece, a boxed seat cushion, tapered legs"""
    legs = legs or wood('smoked')
    with turned(x, y, rot):
        _wingshell(fab, piping)
        box(-0.395, 0.395, -0.350, 0.33, 0.150, 0.172, legs, bev=0.004)
        softbox(0.64, 0.665, 0.16, fab, (0, -0.035, 0.25), r=0.022, puff=0.0, wr=0.002, seed=6, n=14, piping=piping or fab)
        seat = cushion(0.565, 0.60, 0.165, fab, (0, -0.075, 0.405), kind='seat', seed=1, piping=piping)
        seat.data = seat.data.copy()
        for q in seat.data.vertices:  # somebody sits in it every evening
            x_, y_, z_ = q.co.x * seat.scale[0], q.co.y * seat.scale[1], q.co.z * seat.scale[2]
            if z_ > 0:
                q.co.z -= 0.022 * min(1, z_ / 0.05) * math.exp(-((x_ - 0.02) ** 2 / 0.030 + (y_ - 0.05) ** 2 / 0.036)) / seat.scale[2]
        for s in (-1, 1):
            for yy, lean in ((-0.29, -0.10), (0.27, 0.20)):
                cyl(0.013, 0.0, 0.19, legs, (s * 0.305, yy + lean * 0.17, 0), 24, 0.002, 0.024, (lean, s * 0.06, 0))
        if pillow:
            simmesh('pillow', pillow, (0.02, 0.085, 0.665), (math.radians(68), 0, 0.1), 0.76)


def recliners(x, y, z, n, fab, top, rot=0, w=0.60, arm=0.20, out=(), piping=None):
    """a row of n cinema seats facing -y at rot=0 (degrees), with shared arms, tray and cup ring; out: whose footrest is out"""
    W, d = n * w + (n + 1) * arm, 0.98
    tilt = -0.27
    with turned(x, y, rot, z):
        box(-W / 2 + 0.04, W / 2 - 0.04, -d / 2 + 0.10, d / 2 - 0.08, 0, 0.07, black(), bev=0)
        softbox(W - 0.02, d - 0.16, 0.20, fab, (0, 0.03, 0.17), r=0.02, puff=0, wr=0.001, n=10)
        for i in range(n + 1):
            a = -W / 2 + arm / 2 + i * (w + arm)
            padbox(arm - 0.006, 0.86, 0.50, fab, (a, -0.03, 0.33), 0.045, piping, i)
            channelled(arm - 0.012, 0.40, 0.05, fab, 1, 'x', (a, 0.02, 0.585), (-pi / 2, 0, 0), 0.024, 0.010)
            box(a - 0.076, a + 0.076, -0.38, -0.02, 0.582, 0.600, top, bev=0.005)
            lathe([(0.030, 0.006), (0.042, 0.006), (0.044, 0.0), (0.044, 0.008), (0.030, 0.008)], brass(0.2), (a, -0.28, 0.596), 40)
            lathe([(0.0001, 0), (0.036, 0)], black(), (a, -0.28, 0.6015), 24)
        for i in range(n):
            cx = -W / 2 + arm + w / 2 + i * (w + arm)
            _reclinerseat(cx, w, fab, tilt, i in out, i)


def _reclinerseat(cx, w, fab, tilt, out, seed):
    """seat, back in upright channels, headrest and footrest of one cinema seat"""
    channelled(w - 0.006, 0.66, 0.17, fab, 1, 'x', (cx, -0.40, 0.395), (-pi / 2, 0, 0), 0.055, 0.026)
    channelled(w - 0.012, 0.40, 0.17, fab, 5, 'x', (cx, 0.265, 0.47), (tilt, 0, 0), 0.05, 0.020, 0.02, lambda t: 0.030 * math.sin(pi * min(1, t * 1.1)))
    y, z = 0.265 + math.sin(-tilt) * 0.40, 0.47 + math.cos(tilt) * 0.40
    channelled(w - 0.020, 0.245, 0.15, fab, 1, 'z', (cx, y - 0.006, z - 0.012), (tilt * 0.45, 0, 0), 0.062, 0.034, 0.03)
    softbox(w + 0.01, 0.075, 0.80, fab, (cx, 0.435, 0.66), (tilt * 0.92, 0, 0), r=0.035, puff=0.0, wr=0.002, n=14, seed=seed)
    if out:
        for s in (-1, 1):
            tube([(cx + s * w * 0.3, -0.30, 0.22), (cx + s * w * 0.3, -0.56, 0.30), (cx + s * w * 0.3, -0.80, 0.335)], 0.010, steel(), smooth=False)
        channelled(w - 0.02, 0.40, 0.085, fab, 2, 'z', (cx, -0.90, 0.40), (-pi / 2 - 0.10, 0, 0), 0.036, 0.016)
    else:
        channelled(w - 0.012, 0.27, 0.09, fab, 2, 'z', (cx, -0.425, 0.075), (-0.05, 0, 0), 0.036, 0.014)


def beanbag(x, y, z, m, rot=0, s=1.0, piping=None):
    """a bean bag of six stitched panels, sunk towards -y at rot=0 (degrees)"""
    with turned(x, y, rot, z - 0.022 * s):  # the mesh lies that much above its ground
        o = softmesh('beanbag', m, scale=s, pipe=piping)
        tube([(s * u, s * 0.20, s * h) for u, h in ((-0.06, 0.66), (-0.05, 0.76), (0.05, 0.76), (0.06, 0.66))], 0.012 * s, piping or m)
    return o
