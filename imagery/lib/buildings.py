"""Houses and apartment towers of Hyderabad for the view from a window, each one mesh that many objects share.

A front is laid out bay by bay in its own plane: u runs along the wall, d outwards, z up.
Every pane and every cloth has a random number, the attribute `lot`: it picks lit windows, curtains and colours.
"""

import random as R

from .scene import *
from .geometry import pmesh

PLASTER, BAND, TRIM, PANE, FRAME, METAL, TANK, WHITE, CLOTH = range(9)  # material slots, in the order of outside.SURFACES


class Parts:
    """a mesh put together from rectangles and boxes on the sides of a building"""

    def __init__(self, seed=0):
        self.g = R.Random(seed)
        self.V, self.F, self.M, self.lot, self.uv = [], [], [], [], []
        self.side(0, 0, 0)

    def side(self, x, y, angle):
        """u runs from (x, y) in the direction `angle` (degrees), d to the right of it"""
        a = math.radians(angle)
        self.frame = (x, y, math.cos(a), math.sin(a))

    def at(self, u, d, z):
        x, y, c, s = self.frame
        return (x + u * c + d * s, y + u * s - d * c, z)

    def quad(self, P, m, lot=0.0):
        i = len(self.V)
        self.V += [self.at(*p) for p in P]
        self.uv += [(0, 0), (1, 0), (1, 1), (0, 1)]
        self.F.append((i, i + 1, i + 2, i + 3))
        self.M.append(m)
        self.lot.append(lot)

    def wall(self, u0, u1, z0, z1, m=PLASTER, d=0.0, lot=0.0):
        if u1 - u0 > 1e-3 and z1 - z0 > 1e-3:
            self.quad([(u0, d, z0), (u1, d, z0), (u1, d, z1), (u0, d, z1)], m, lot)

    def floor(self, u0, u1, d0, d1, z, m):
        self.quad([(u0, d1, z), (u1, d1, z), (u1, d0, z), (u0, d0, z)], m)

    def end(self, u, d0, d1, z0, z1, m):
        self.quad([(u, d1, z0), (u, d0, z0), (u, d0, z1), (u, d1, z1)], m)

    def box(self, u0, u1, d0, d1, z0, z1, m):
        self.wall(u0, u1, z0, z1, m, d1)
        self.wall(u0, u1, z0, z1, m, d0)
        for z in (z0, z1):
            self.floor(u0, u1, d0, d1, z, m)
        for u in (u0, u1):
            self.end(u, d0, d1, z0, z1, m)

    def cylinder(self, u, d, z0, z1, r, m, n=12, r1=None):
        r1 = r if r1 is None else r1
        for i in range(n):
            a, b = 2 * pi * i / n, 2 * pi * (i + 1) / n
            ring = lambda t, q, z: (u + math.cos(t) * q, d + math.sin(t) * q, z)
            self.quad([ring(a, r, z0), ring(b, r, z0), ring(b, r1, z1), ring(a, r1, z1)], m)

    def opening(self, u0, u1, z0, z1, hole, depth, m=PLASTER):
        """a piece of wall with a recess `depth` deep in it"""
        a, b, c, e = hole
        for q in ((u0, a, z0, z1), (b, u1, z0, z1), (a, b, z0, c), (a, b, e, z1)):
            self.wall(*q, m)
        for z in (c, e):
            self.floor(a, b, -depth, 0, z, m)
        for u in (a, b):
            self.end(u, -depth, 0, c, e, m)

    def glazing(self, a, b, c, e, d, n=2, lot=None):
        """n panes in a frame at the depth d"""
        lot = self.g.random() if lot is None else lot
        t = 0.05
        for i in range(n):
            self.wall(a + (b - a) * i / n, a + (b - a) * (i + 1) / n, c, e, PANE, d, lot)
        for q in ((a, b, c, c + t), (a, b, e - t, e)):
            self.box(q[0], q[1], d + 0.01, d + 0.05, q[2], q[3], FRAME)
        for i in range(n + 1):
            u = a + (b - a) * i / n
            self.box(max(a, u - t / 2), min(b, u + t / 2), d + 0.01, d + 0.045, c + t, e - t, FRAME)

    def mesh(self, name, materials):
        me = pmesh(name, self.V, self.F, self.uv)
        for m in materials:
            me.materials.append(m)
        me.polygons.foreach_set('material_index', self.M)
        me.attributes.new('lot', 'FLOAT', 'FACE').data.foreach_set('value', self.lot)
        return me


def sides(w, d):
    """x, y, angle and length of the front, the right, the back and the left side of a w x d block about the origin"""
    return ((-w / 2, -d / 2, 0, w), (w / 2, -d / 2, 90, d), (w / 2, d / 2, 180, w), (-w / 2, d / 2, 270, d))


# ------------------------------------------------------------- bays of a front
def railing(p, u0, u1, d, z, kind, h=1.0):
    """the parapet of a balcony whose front stands d before the wall"""
    if kind == 'wall':
        p.box(u0, u1, d - 0.1, d, z, z + h, PLASTER)
        p.box(u0 - 0.02, u1 + 0.02, d - 0.13, d + 0.03, z + h, z + h + 0.05, TRIM)
        for u in (u0, u1 - 0.1):
            p.box(u, u + 0.1, 0, d - 0.1, z, z + h, PLASTER)
        return
    p.box(u0, u1, d - 0.06, d, z + h - 0.05, z + h, METAL)
    for u in (u0, u1 - 0.05):
        p.box(u, u + 0.05, 0, d - 0.06, z + h - 0.05, z + h, METAL)
    if kind == 'glass':
        p.wall(u0, u1, z + 0.08, z + h - 0.06, PANE, d - 0.03, 0.5)
        return
    p.box(u0, u1, d - 0.05, d - 0.01, z + 0.08, z + 0.11, METAL)
    n = int((u1 - u0) / 0.13)
    for i in range(n + 1):
        u = u0 + (u1 - u0 - 0.018) * i / n
        p.box(u, u + 0.018, d - 0.042, d - 0.024, z + 0.11, z + h - 0.05, METAL)
    for i in range(1, int(d / 0.14)):
        for u in (u0, u1 - 0.018):
            p.box(u, u + 0.018, d - 0.05 - 0.14 * i, d - 0.032 - 0.14 * i, z + 0.02, z + h - 0.05, METAL)


def air_conditioner(p, u, z):
    """the outdoor unit on its brackets"""
    p.box(u - 0.40, u + 0.40, 0.12, 0.42, z, z + 0.56, WHITE)
    k = [(u - 0.10 + 0.2 * math.cos(2 * pi * i / 12), 0.424, z + 0.28 + 0.2 * math.sin(2 * pi * i / 12)) for i in range(12)]
    for i in range(0, 12, 2):
        p.quad([(u - 0.10, 0.424, z + 0.28), k[i], k[i + 1], k[(i + 2) % 12]], TANK)
    for s in (-0.3, 0.27):
        p.box(u + s, u + s + 0.03, 0, 0.42, z - 0.04, z, METAL)


def window_bay(p, u0, u1, z, h):
    c, half = (u0 + u1) / 2, min(p.style['window'] / 2, (u1 - u0) / 2 - 0.15)
    a, b, s, e = c - half, c + half, z + p.style['sill'], z + 2.15
    p.opening(u0, u1, z, z + h, (a, b, s, e), 0.14)
    p.glazing(a, b, s, e, -0.13, 2 if half < 0.85 else 3)
    p.box(a - 0.06, b + 0.06, 0, 0.06, s - 0.06, s, TRIM)
    if p.style['shade']:
        p.box(a - 0.18, b + 0.18, 0, p.style['shade'], e + 0.10, e + 0.17, TRIM)
    if p.style['grille'] and p.g.random() < 0.6:
        for i in range(1, int((e - s) / 0.16)):
            p.box(a, b, -0.05, -0.035, s + 0.16 * i, s + 0.16 * i + 0.014, METAL)
    if s - z > 0.8 and p.g.random() < 0.38:
        air_conditioner(p, c + p.g.choice((-0.3, 0.3)), z + 0.12)


def vent_bay(p, u0, u1, z, h):
    """a bathroom's small window, the pipes beside it"""
    c = (u0 + u1) / 2
    p.opening(u0, u1, z, z + h, (c - 0.3, c + 0.3, z + 1.5, z + 2.15), 0.12)
    p.wall(c - 0.3, c + 0.3, z + 1.5, z + 2.15, PANE, -0.11, p.g.random())
    for i in range(5):
        p.box(c - 0.3, c + 0.3, -0.08, -0.02, z + 1.52 + 0.125 * i, z + 1.545 + 0.125 * i, FRAME)
    p.box(c - 0.42, c + 0.42, 0, 0.3, z + 2.25, z + 2.31, TRIM)
    for q in (u0 + 0.12, u0 + 0.30):
        p.cylinder(q, 0.09, z, z + h, 0.055, WHITE, 8)
    if p.g.random() < 0.25:
        air_conditioner(p, c, z + 0.5)


def balcony_bay(p, u0, u1, z, h):
    c, half, out = (u0 + u1) / 2, min(1.15, (u1 - u0) / 2 - 0.3), p.style['balcony']
    p.opening(u0, u1, z, z + h, (c - half, c + half, z + 0.02, z + 2.25), 0.12)
    p.glazing(c - half, c + half, z + 0.02, z + 2.25, -0.11, 2)
    a, b = u0 + 0.08, u1 - 0.08
    p.box(a, b, 0, out, z - 0.14, z + 0.01, TRIM)
    railing(p, a + 0.03, b - 0.03, out - 0.03, z, p.style['rail'])
    if p.g.random() < 0.25:  # washing on a line
        n, u = p.g.randint(2, 5), a + 0.4
        for _ in range(n):
            k = p.g.uniform(0.35, 0.75)
            if u + k < b - 0.3:
                p.wall(u, u + k, z + 1.7 - p.g.uniform(0.6, 1.0), z + 1.72, CLOTH, out * 0.6, p.g.random())
            u += k + 0.06
    elif p.g.random() < 0.35:  # pots behind the rail
        for u in (a + 0.35, b - 0.4):
            p.cylinder(u, out - 0.28, z, z + 0.32, 0.11, BAND, 10, 0.16)
            for k in range(26):
                t, q = p.g.uniform(0, 6.3), p.g.uniform(0.1, 0.3)
                x, y, zz = u + math.cos(t) * q, out - 0.28 + math.sin(t) * q, z + 0.35 + p.g.uniform(0, 0.5)
                p.quad([(x, y, zz), (x + 0.05, y + 0.03, zz + 0.05), (x + 0.10, y, zz + 0.02), (x + 0.05, y - 0.03, zz - 0.02)], CLOTH, -1)


def stilt_bay(p, u0, u1, z, h):
    """parking between columns on the ground floor"""
    p.opening(u0, u1, z, z + h, (u0 + 0.2, u1 - 0.2, z, z + h - 0.45), 5.0)
    p.wall(u0 + 0.2, u1 - 0.2, z, z + h - 0.45, PLASTER, -5.0)


def plain_bay(p, u0, u1, z, h):
    p.wall(u0, u1, z, z + h)


def fin_bay(p, u0, u1, z, h):
    """a strip of the second colour, a little before the wall"""
    p.box(u0, u1, 0, 0.12, z, z + h, BAND)


BAYS = dict(W=(window_bay, 3.0), V=(vent_bay, 1.5), B=(balcony_bay, 3.7), S=(stilt_bay, 3.4), P=(plain_bay, 0.8), F=(fin_bay, 0.7))


def storey(p, bays, length, z, h):
    k, u = length / sum(BAYS[b][1] for b in bays), 0
    for b in bays:
        bay, w = BAYS[b]
        bay(p, u, u + w * k, z, h)
        u += w * k


def band(p, length, k, z0, z1, out, m):
    """a course round the building; the fronts' pieces cover the corners"""
    e = out if k % 2 == 0 else 0
    p.box(-e, length + e, 0, out, z0, z1, m)


# ------------------------------------------------------------- roofs
def tank(p, u, d, z, r=0.62, h=1.25):
    """a black water tank: ribs, a shoulder, a lid, on a low stand"""
    p.box(u - r, u + r, d - r, d + r, z, z + 0.3, TRIM)
    z += 0.3
    for i in range(5):
        a = z + h * i / 5
        p.cylinder(u, d, a, a + h / 5 * 0.72, r, TANK, 16)
        p.cylinder(u, d, a + h / 5 * 0.72, a + h / 5, r * 0.965, TANK, 16)
    p.cylinder(u, d, z + h, z + h + 0.22, r, TANK, 16, 0.26)
    p.cylinder(u, d, z + h + 0.22, z + h + 0.3, 0.26, TANK, 12)
    p.cylinder(u, d, z + h + 0.3, z + h + 0.301, 0.26, TANK, 12, 0.01)


def roof(p, w, d, z, heads=1):
    """slab, parapet with coping, stair head with water tanks on it"""
    p.side(0, 0, 0)
    p.floor(-w / 2, w / 2, -d / 2, d / 2, z, TRIM)
    for k, (x, y, a, length) in enumerate(sides(w, d)):
        p.side(x, y, a)
        e = 0 if k % 2 == 0 else 0.12
        p.box(e, length - e, -0.12, 0, z, z + 1.0, PLASTER)
        e = -0.04 if k % 2 == 0 else 0.16
        p.box(e, length - e, -0.16, 0.04, z + 1.0, z + 1.07, TRIM)
    p.side(0, 0, 0)
    for i in range(heads):
        u = (-0.25 + 0.5 * i if heads > 1 else p.g.uniform(-0.2, 0.2)) * w
        v = -p.g.uniform(0.0, 0.2) * d
        p.box(u - 1.9, u + 1.9, v - 2.3, v + 2.3, z, z + 2.6, PLASTER)
        p.box(u - 2.2, u + 2.2, v - 2.6, v + 2.6, z + 2.6, z + 2.74, TRIM)
        p.wall(u + 0.3, u + 1.2, z, z + 2.1, BAND, v + 2.303)
        p.wall(u - 1.3, u - 0.5, z + 1.2, z + 2.0, PANE, v + 2.303, p.g.random())
        tank(p, u - 0.9, v + 0.4, z + 2.74)
        tank(p, u + 0.8, v - 0.5, z + 2.74)
        p.cylinder(u + 1.75, v + 2.36, z, z + 2.7, 0.05, WHITE, 8)
    if p.g.random() < 0.6:
        tank(p, -w * 0.32, -d * 0.3, z + 0.1, 0.5, 1.0)


# ------------------------------------------------------------- whole buildings; their ground is z = 0, their front looks towards -y
def house(seed, materials):
    """an independent house of two or three storeys on its plot"""
    p = Parts(seed)
    g = p.g
    w, d, n, h, base = g.uniform(9.5, 13), g.uniform(10, 13), 3 if seed % 4 else 2, 3.15, 0.45
    p.style = dict(window=1.6, sill=0.75 if seed % 3 == 0 else 0.95, shade=0.6, grille=True, balcony=g.choice((1.1, 1.4)), rail=('bars', 'wall', 'glass')[seed % 3])
    front = g.choice(('BW', 'WB', 'WBV', 'BPW', 'BFW'))
    ground = g.choice(('SW', 'WS', 'SWV'))
    other = ('WVW', 'VWPW', 'WPWV')
    for k, (x, y, a, length) in enumerate(sides(w, d)):
        p.side(x, y, a)
        band(p, length, k, 0, base, 0.05, BAND)
        bays = g.choice(other)
        for f in range(n):
            z = base + f * h
            storey(p, (ground if f == 0 else front) if k == 0 else bays, length, z, h)
            if f:
                band(p, length, k, z - 0.16, z + 0.06, 0.05, TRIM)
    roof(p, w, d, base + n * h)
    p.side(0, 0, 0)
    a, b = w / 2 + 1.6, d / 2 + 2.8  # the plot's wall, its gate
    for q in ((-a, -1.4, b, b + 0.15), (2.2, a, b, b + 0.15), (-a, -a + 0.15, -b, b), (a - 0.15, a, -b, b)):
        p.box(*q, 0, 1.5, PLASTER)
        p.box(q[0] - 0.03, q[1] + 0.03, q[2] - 0.03, q[3] + 0.03, 1.5, 1.57, TRIM)
    for i in range(26):
        u = -1.4 + 3.6 * i / 26
        p.box(u, u + 0.05, b + 0.05, b + 0.09, 0.1, 1.55, METAL)
    for z in (0.1, 0.8, 1.5):
        p.box(-1.4, 2.2, b + 0.04, b + 0.10, z, z + 0.05, METAL)
    return p.mesh('outside house', materials)


def tower(seed, materials):
    """an apartment building on stilts"""
    p = Parts(100 + seed)
    g = p.g
    n, h = (9, 14, 18, 11)[seed % 4], 3.05
    front, side = (('BWVFVWB', 'WBVW'), ('WBFVVFBW', 'VWFWV'), ('FBWVWBF', 'WVBVW'), ('BFWVVWFB', 'WFVW'))[seed % 4]
    w, d = sum(BAYS[b][1] for b in front), sum(BAYS[b][1] for b in side)
    p.style = dict(window=1.7, sill=0.85, shade=(0.45, 0, 0.5, 0.3)[seed % 4], grille=False, balcony=1.3, rail=('bars', 'glass', 'wall', 'bars')[seed % 4])
    for k, (x, y, a, length) in enumerate(sides(w, d)):
        p.side(x, y, a)
        bays = side if k % 2 else front
        storey(p, 'S' * int(length / 4), length, 0, h + 0.4)
        for f in range(1, n):
            z = h * f + 0.4
            storey(p, bays, length, z, h)
            if f % 3 == 1:
                band(p, length, k, z - 0.12, z + 0.05, 0.04, TRIM)
    roof(p, w, d, h * n + 0.4, 2)
    return p.mesh('outside tower', materials)
