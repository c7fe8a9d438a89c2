"""Indoor plants: foliage plants in pots, climbers, branches and dry grass in vases.

A species is called as NAME(loc, h, seed, pot, c, ..., clear): pot is the material of the pot, c the colour of a leaf, and clear
keeps leaves out of walls (see leaves.free_of); curtains that hang already are kept free without it.
"""

from .scene import *
import random as R

from .geometry import *
from .leaves import *
from .materials import *


# ------------------------------------------------------------- single leaves, for what rooms build themselves
def leafmesh(name, L, W, curl=0.25, fold=0.12, tip=1.0, nu=9, nv=5, wave=0.0, outline='broad'):
    if name not in MESHES:
        f = Foliage()
        f.add(blade(L, W, outline, curl * 1.6, fold, wave, nu=nu, nv=nv, seed=len(name)), None)
        MESHES[name] = f.mesh(name)
        MESHES[name].materials.clear()
    return MESHES[name]


def _leaf(me, m, loc, az, el, roll=0, s=1.0):
    o = obj('leaf', me, m, loc, scale=s)
    o.rotation_euler = Euler((roll, -el, az), 'XYZ')
    return o


# ------------------------------------------------------------- pots
POTS = dict(  # radius and height, outside from the foot to the rim, as parts of the pot's own
    taper=[(0.70, 0), (0.73, 0.012), (0.80, 0.25), (0.88, 0.55), (0.96, 0.86), (0.97, 0.90), (1.0, 0.91), (1.0, 0.985), (0.985, 1.0), (0.93, 1.0), (0.915, 0.985)],
    drum=[(0.93, 0), (0.955, 0.012), (0.96, 0.05), (0.965, 0.30), (0.975, 0.65), (0.98, 0.96), (0.97, 0.99), (0.95, 1.0), (0.915, 0.99)],
    belly=[(0.62, 0), (0.66, 0.015), (0.80, 0.14), (0.94, 0.34), (1.0, 0.55), (0.97, 0.76), (0.88, 0.90), (0.855, 0.95), (0.88, 0.985), (0.87, 1.0), (0.83, 0.995), (0.80, 0.96)],
)


def pot_with_soil(loc, m, r=0.19, h=0.35, kind=None, seed=0, saucer=True):
    """a pot standing at loc, with saucer, soil and small stones; the height of its soil"""
    x, y, z = loc
    kind = kind or ('taper', 'drum', 'taper', 'belly')[seed % 4]
    if saucer:
        lathe(_rounded([(0.001, 0), (0.80, 0), (0.96, 0.010), (1.06, 0.030), (1.07, 0.034), (1.05, 0.035), (0.92, 0.016), (0.001, 0.014)], r, 1), m, loc, 72)
        z += 0.014
    P = _rounded(POTS[kind], r, h)
    inner = P[-1][0]
    lathe([(0.001, 0), *P, (inner, h * 0.80), (0.001, h * 0.80)], m, (x, y, z), 72)
    soil(x, y, z + h * 0.90, inner + 0.002, seed)
    return z + h * 0.90


def _rounded(profile, r, h):
    return [(max(0.0005, a * r), b * h) for a, b in smooth_line(profile, 5 * len(profile))]


def soil(x, y, z, r, seed=0):
    """uneven earth with small stones, a disc of radius r"""
    g, n, k = R.Random(seed), 9, 40
    V = []
    for i in range(n + 1):
        for j in range(k):
            a, q = 2 * pi * j / k, r * (i + 0.02) / (n + 0.02)
            px, py = x + q * math.cos(a), y + q * math.sin(a)
            V.append((px, py, z + 0.016 * noise.noise(Vector((px * 14, py * 14, seed))) + 0.010 * noise.noise(Vector((px * 50, py * 50, seed))) - 0.012 * (i / n) ** 3))
    V = np.array(V)
    earth = mat('potsoil', '#2b211a', rough=1, spec=0.15, tex='boucle.png', size=0.12, ramp=[(0.2, '#1c1510'), (0.8, '#3d3026')], bump=[('boucle_h.png', 0.06, 1.0, 0.006)])
    f = Foliage()
    f.add(dict(V=V, F=grid_faces(n + 1, k, wrap=True), UV=V[:, :2]), earth)
    for i in range(int(90 * (r / 0.17) ** 2)):
        a, q = g.uniform(0, 6.28), r * 0.95 * math.sqrt(g.random())
        _stone(f, g, (x + q * math.cos(a), y + q * math.sin(a), z + 0.002), g.uniform(0.002, 0.0065), mat('stone%d' % (i % 3), ('#6f675d', '#4a433b', '#857866')[i % 3], rough=0.85))
    f.object('soil')


def _stone(f, g, p, r, m):
    a = np.linspace(0.15, pi - 0.15, 5)[:, None]
    b = np.linspace(0, 2 * pi, 6, endpoint=False)[None, :]
    V = np.stack(np.broadcast_arrays(np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a) * 0.6), -1).reshape(-1, 3)
    V = V * np.array([[1 + g.uniform(-0.2, 0.2)] for _ in V]) * [r * g.uniform(0.7, 1.3), r, r]
    f.add(dict(V=V, F=grid_faces(5, 6, wrap=True), UV=V[:, :2]), m, turn(g.uniform(0, 6), 0), p)


def _pot(pot, default):
    return pot or ceramic(default)


# ------------------------------------------------------------- upright plants with large leaves
def _at(P, t):
    """the point at t (0 to 1) of the polyline P"""
    x = t * (len(P) - 1)
    b = min(len(P) - 2, int(x))
    return P[b] + (P[b + 1] - P[b]) * (x - b)


def _stems(f, loc, z, h, stems, spread, r, m, first=1.0):
    """woody stems from the soil, leaning apart; the first one is h high"""
    g, out = f.g, []
    for k in range(stems):
        a, hh = g.uniform(0, 6.28) + k * 2.1, h * (first if k == 0 else g.uniform(0.62, 0.92))
        for turned_by in (0, 1.6, 3.1, 4.7):
            aa = a + turned_by
            P = [(loc[0] + math.cos(aa) * (0.02 * stems + spread * t**1.7) + g.uniform(-0.018, 0.018) * (t > 0), loc[1] + math.sin(aa) * (0.02 * stems + spread * t**1.7) + g.uniform(-0.018, 0.018) * (t > 0), z - 0.02 + (loc[2] + hh - z) * t) for t in np.linspace(0, 1, 7)]
            if f.free(np.array(P)):
                break
        out.append(f.stem(P, r, r * 0.45, m, 9, 30))
    return out


def _leafy(f, P, n, shapes, m, stalk, start, droop, rise, length, size, low_wear=0.25):
    """n leaves in a spiral up the stem P from start (0 to 1) to its tip; length: of the leaf stalks"""
    g, ph = f.g, f.g.uniform(0, 6.28)
    for i in range(n):
        t = start + (1 - start) * i / max(1, n - 1)
        top = max(0.0, (t - 0.80) / 0.20)
        az, el = ph + i * 2.4 + g.uniform(-0.35, 0.35), droop + (rise - droop) * t**2.2 + g.uniform(-0.22, 0.22)
        p, s = _at(P, t), g.uniform(0.78, 1.12) * size * (1 - 0.40 * top)
        q = p + length * s * turn(az, min(1.3, el + 0.45))[:, 0]
        shape = g.choice(shapes)
        wear = min(0.95, shape['wear'] * (1.25 - t) + low_wear * max(0, 0.5 - t) * g.uniform(0, 2))
        if f.leaf(shapes, m, q, az, el, g.uniform(-0.35, 0.35), s, 0.9 * top**2 * g.uniform(0.4, 1), wear, shape):
            f.add(sweep(smooth_line([p, (p + q) / 2 - [0, 0, 0.006], q, q + 0.02 * turn(az, el)[:, 0]], 7), np.linspace(0.0042, 0.0024, 7) * (0.6 + 0.4 * s), 5), stalk, rnd=0.4)


def fiddle(loc, h=1.7, seed=0, pot=None, c='#2d5a2a', stems=3, clear=None):
    """a fiddle-leaf fig"""
    z = pot_with_soil(loc, _pot(pot, '#e9e3d8'), seed=seed)
    f = Foliage(loc, clear, seed)
    m, stalk = leafmat(c, 0.36, 'fig', back=blend(c, '#9db07c', 0.5), gloss=0.6, relief=0.8, through=0.42), leafmat('#6f7d3c', 0.5, 'grass')
    for P in _stems(f, loc, z, h * 0.90, stems, 0.20 + 0.06 * stems, 0.010 + 0.003 * h, barkmat('#6a5846', 0.12, 0.002)):
        _leafy(f, P, int(19 * h / 1.6), leaf_shapes('fig', 10), m, stalk, 0.28, -0.55, 1.05, 0.035, 0.95)
    return f.object('fig')


def rubber_plant(loc, h=1.6, seed=0, pot=None, c='#27472b', stems=3, clear=None):
    """a rubber plant: thick dark leaves, dull underneath, a red sheath at each tip"""
    z = pot_with_soil(loc, _pot(pot, '#cdbda5'), seed=seed)
    f = Foliage(loc, clear, seed)
    m = leafmat(c, 0.30, 'rubber', back=blend('#7d8f5c', '#5e3a2c', 0.2), young='#5b5a2a', gloss=0.75, relief=0.4, through=0.25, var=0.22)
    stalk, sheath = leafmat('#5c6a34', 0.5, 'grass'), leafmat('#9c3a34', 0.4, 'small')
    for P in _stems(f, loc, z, h * 0.92, stems, 0.10 + 0.07 * stems, 0.011, barkmat('#5d5347', 0.12, 0.0015)):
        _leafy(f, P, int(21 * h / 1.6), leaf_shapes('rubber', 8), m, stalk, 0.20, -0.15, 1.2, 0.05, 1.0)
        f.leaf([blade(0.11, 0.012, 'small', 0.1, 0.8, nu=8, seed=seed)], sheath, P[-1], f.g.uniform(0, 6), 1.35, 0, 1, 0, 0)
    return f.object('rubber plant')


# ------------------------------------------------------------- palms and banana
def frond_line(p, az, length, lean, sag, n=14, foot=0.03):
    """an arching frond from p: points (n, 3)"""
    t = np.linspace(0, 1, n)
    out = foot + lean * length * t**1.5
    up = length * (t * math.sqrt(max(0.05, 1 - lean * lean)) - sag * t**3)
    return np.stack([p[0] + math.cos(az) * out, p[1] + math.sin(az) * out, p[2] + up], 1)


def areca(loc, h=1.8, seed=0, pot=None, c='#4b7a33', n=15, clear=None):
    """an areca palm: n arching fronds on yellow-green canes"""
    z = pot_with_soil(loc, _pot(pot, '#86513f'), seed=seed)
    f = Foliage(loc, clear, seed)
    g, top = f.g, loc[2] + h - z
    m = leafmat(c, 0.40, 'palm', back=blend(c, '#93a86a', 0.35), young=blend(c, '#a3b64e', 0.6), through=0.5)
    cane, shapes = leafmat('#8d9a4a', 0.42, 'grass', young='#b09a3c'), leaf_shapes('areca', 10)
    for k in range(n):
        L, lean, a = top * g.uniform(0.62, 1.02), g.uniform(0.22, 0.62), k * 2.399 + g.uniform(-0.3, 0.3)
        if k % 5 == 0:
            lean *= 0.35  # the young ones in the middle
        root = (loc[0] + math.cos(a) * g.uniform(0.01, 0.07), loc[1] + math.sin(a) * g.uniform(0.01, 0.07), z - 0.02)
        for da, less in ((0, 1), (0.8, 0.9), (-0.8, 0.9), (1.7, 0.8), (-1.7, 0.8), (3.1, 0.8), (3.1, 0.45)):
            P = frond_line(root, a + da, L, lean * less, 0.30 * lean + 0.04, 16)
            if f.free(P):
                break
        else:
            continue
        f.add(sweep(P, np.interp(np.linspace(0, 1, 16), [0, 0.3, 0.45, 1], [0.0095, 0.0070, 0.0042, 0.0014]), 7), cane, young=g.uniform(0, 0.8), rnd=g.random())
        worn = 0.8 if g.random() < 0.12 else None
        big = min(1.15, 0.55 + 0.4 * L)
        pinnate(f, P, shapes, m, int(22 * (0.7 + 0.3 * L)), 0.36, lambda t: big * (1.02 - 0.62 * abs(t - 0.58) / 0.42), (1.05, 0.38), 0.42, 0.14, 0.5 * (k % 5 == 0), worn)
    return f.object('areca')


def banana(loc, h=2.6, seed=0, pot=None, c='#6c9440', n=8, clear=None, stems=2):
    """a banana plant with torn leaves; in a bed unless pot is a material"""
    z = pot_with_soil(loc, pot, 0.26, 0.42, 'taper', seed) if pot else loc[2]
    f = Foliage(loc, clear, seed)
    g = f.g
    m = leafmat(c, 0.40, 'banana', back=blend(c, '#b4c495', 0.5), young='#a4c052', through=0.55, relief=0.6)
    skin, rib = mat('bananaskin', '#7d8a48', rough=0.6, tex='smudge.png', size=(0.5, 0.5, 2.0), ramp=[(0.2, '#8a6b40'), (0.55, '#8b9450'), (1, '#a9ab6c')]), leafmat('#a3b45c', 0.45, 'grass')
    shapes = [s for k in range(3) for s in leaf_shapes('banana', 6, tears=(5, 11, 20)[k])]
    for k in range(stems):
        a, hh = g.uniform(0, 6.28), (h if k == 0 else h * g.uniform(0.5, 0.75))
        x, y = loc[0] + (k > 0) * 0.28 * math.cos(a), loc[1] + (k > 0) * 0.28 * math.sin(a)
        trunk = [(x, y, z - 0.05), (x + 0.01, y, z + hh * 0.2), (x + 0.02, y + 0.02, z + hh * 0.52)]
        T = f.stem(trunk, 0.055 + 0.022 * hh, 0.030, skin, 14, 18)
        for i in range(n if k == 0 else n - 3):
            az, e = i * 2.4 + g.uniform(-0.4, 0.4), 1.25 - 1.0 * (i / n) + g.uniform(-0.1, 0.1)
            d, L = turn(az, e)[:, 0], hh * g.uniform(0.15, 0.22)
            P = smooth_line([T[-4], T[-1], T[-1] + d * L * 0.6, T[-1] + d * L], 12)
            s = hh / 2.6 * g.uniform(0.75, 1.1)
            if f.leaf(shapes, m, P[-1], az, e - 0.10, g.uniform(-0.5, 0.5), s, 0.8 * (i == 0), None):
                f.add(sweep(P, np.linspace(0.026, 0.012, 12), 8), rib)
    return f.object('banana')


# ------------------------------------------------------------- low plants
def snake_plant(loc, h=0.95, seed=0, pot=None, c='#3f5c3a', n=16, clear=None):
    """a snake plant: upright banded leaves with a yellow margin"""
    big = h > 0.7
    z = pot_with_soil(loc, _pot(pot, '#d6cab6'), 0.17 if big else 0.11, 0.28 if big else 0.17, seed=seed)
    f = Foliage(loc, clear, seed)
    m, shapes = leafmat(c, 0.38, 'snake', back=blend(c, '#8d9c74', 0.3), pale='#c3b964', through=0.12, var=0.18), leaf_shapes('snake', 8)
    for k in range(n):
        a, q, e = k * 2.4 + f.g.uniform(-0.4, 0.4), f.g.uniform(0.01, 0.11) * (1 if big else 0.6), f.g.uniform(1.22, 1.5)
        s = (loc[2] + h - z) / 0.66 * (1.0 if k == 0 else f.g.uniform(0.5, 0.95))
        f.leaf(shapes, m, (loc[0] + math.cos(a) * q, loc[1] + math.sin(a) * q, z - 0.02), a, e, f.g.uniform(-0.9, 0.9), s, 0, None)
    return f.object('snake plant')


def _rosette(loc, h, seed, pot, species, m, stalk, n, clear, r=0.15):
    z = pot_with_soil(loc, pot, r, r * 1.55, seed=seed)
    f = Foliage(loc, clear, seed)
    g, shapes, top = f.g, leaf_shapes(species, 8), loc[2] + h - z
    for k in range(n):
        t = (k + 0.5) / n  # 0: the young ones in the middle
        a, e = k * 2.4 + g.uniform(-0.3, 0.3), 1.42 - 0.75 * t + g.uniform(-0.12, 0.12)
        L = top * g.uniform(0.32, 0.62) * (1.0 - 0.30 * t)
        p = np.array((loc[0] + math.cos(a) * 0.03 * t, loc[1] + math.sin(a) * 0.03 * t, z - 0.01))
        d = turn(a, e)[:, 0]
        q = p + d * L + [0, 0, -0.05 * L * t]
        if f.leaf(shapes, m, q, a, e - 0.35 - 0.45 * t, g.uniform(-0.3, 0.3), g.uniform(0.8, 1.1) * (0.62 + 0.55 * top), 0.9 * (t < 0.12), None):
            f.add(sweep(smooth_line([p, p + d * L * 0.5, q, q + 0.02 * turn(a, e - 0.6)[:, 0]], 9), np.linspace(0.0045, 0.0026, 9), 6), stalk, rnd=0.4)
    return f, z, top


def peace_lily(loc, h=0.75, seed=0, pot=None, c='#2f5d2c', n=34, flowers=5, clear=None):
    """a peace lily with white spathes"""
    stalk = leafmat('#5f8a3c', 0.45, 'grass')
    f, z, top = _rosette(loc, h, seed, _pot(pot, '#e6ddcc'), 'lily', leafmat(c, 0.36, 'lily', gloss=0.6, relief=0.8, through=0.42), stalk, n, clear)
    white, cream = leafmat('#ece8da', 0.5, 'bract', back='#dfe2c8', young='#dfe6c4', pale='#e2e6cc', through=0.5, var=0.06), mat('spadix', '#e0d8a8', rough=0.8, bump=[('boucle_h.png', 0.02, 1.0, 0.002)])
    for k in range(flowers):
        a, e = f.g.uniform(0, 6.28), f.g.uniform(1.25, 1.5)
        p, d = np.array((loc[0], loc[1], z)), turn(a, e)[:, 0]
        q = p + d * top * f.g.uniform(0.9, 1.08)
        f.add(sweep(smooth_line([p, (p + q) / 2, q], 8), 0.0028, 6), stalk)
        f.add(sweep(smooth_line([q, q + 0.03 * d, q + 0.062 * d], 8), [0.002, 0.007, 0.008, 0.008, 0.008, 0.007, 0.006, 0.002], 9), cream)
        f.leaf([blade(0.15, 0.10, 'lily', 0.25, 0.30, 0.01, cup=0.5, nu=12, nv=7, seed=k)], white, q, a + 0.6, e - 0.35, 0, f.g.uniform(0.8, 1.1), 0, 0)
    return f.object('peace lily')


def aglaonema(loc, h=0.6, seed=0, pot=None, c='#3c5f3a', n=32, clear=None):
    """an aglaonema with silver-green leaves"""
    m = leafmat(c, 0.40, 'silver', pale='#a9b596', relief=0.6, through=0.42)
    return _rosette(loc, h, seed, _pot(pot, '#b7a88f'), 'silver', m, leafmat('#9aa67c', 0.45, 'grass'), n, clear)[0].object('aglaonema')


def tulsi(loc, h=0.55, seed=0, pot=None, c='#5b7440', clear=None, r=0.12):
    """holy basil: a small bush with purple-green flower spikes"""
    z = pot_with_soil(loc, _pot(pot, '#a2573d'), r, r * 1.5, 'taper', seed)
    f = Foliage(loc, clear, seed)
    g, top, shapes = f.g, loc[2] + h - z, leaf_shapes('tulsi', 8)
    m, wood_, spike = leafmat(c, 0.55, 'small', young='#7f9450', relief=0.5), barkmat('#6b4f42', 0.06, 0.001), leafmat('#7c6a72', 0.7, 'small', through=0.3)
    for k in range(17):
        a, lean, L = k * 2.4 + g.uniform(-0.4, 0.4), g.uniform(0.1, 0.60), top * g.uniform(0.45, 0.78)
        base = (loc[0] + 0.01 * math.cos(a), loc[1] + 0.01 * math.sin(a), z + top * g.uniform(0, 0.16))
        P = frond_line(base, a, L, lean, 0.05, 10, 0.0)
        P = P + np.array([[g.uniform(-0.006, 0.006) for _ in range(3)] for _ in P])
        f.stem(P, 0.0042, 0.0012, wood_, 6)
        for side in range(4):  # side shoots with pairs of leaves
            _tulsi_shoot(f, _at(P, 0.35 + 0.18 * side), a + side * 2.1 + g.uniform(-0.4, 0.4), 0.8, L * 0.26, shapes, m, wood_, spike, g.random() < 0.4)
        _tulsi_shoot(f, P[-1], a, 1.35, L * 0.2, shapes, m, wood_, spike, True)
    f.stem([(loc[0], loc[1], z - 0.02), (loc[0] + 0.004, loc[1], z + top * 0.3)], 0.007, 0.005, wood_, 7)
    return f.object('tulsi')


def _tulsi_shoot(f, p, a, e, L, shapes, m, wood_, spike, flowers):
    g, d = f.g, turn(a, e)[:, 0]
    q = p + d * L + [0, 0, L * 0.15]
    P = f.stem([p, (p + q) / 2 - [0, 0, L * 0.05], q], 0.0017, 0.0009, wood_, 5)
    for i in range(5):
        for k in range(2):
            f.leaf(shapes, m, _at(P, 0.12 + 0.2 * i), a + (i % 2) * 1.57 + k * 3.14 + g.uniform(-0.3, 0.3), g.uniform(-0.1, 0.6), g.uniform(-0.4, 0.4), g.uniform(0.6, 1.15) * (1.1 - 0.1 * i), 0.2 * i)
    if flowers:
        top = q + turn(a, 1.4)[:, 0] * 0.06
        f.add(sweep([q, top], [0.0013, 0.0006], 4), spike)
        for i in range(22):
            f.leaf(shapes, spike, q + (top - q) * i / 21, g.uniform(0, 6.28), g.uniform(0, 0.5), 0, 0.14, 0, 0.2)


def money_plant(loc, h=0.55, seed=0, pot=None, c='#4c7a30', vines=9, pole=False, clear=None, r=0.10):
    """a money plant: vines that hang h below the pot's rim, or climb a moss pole h high (loc is the foot of the pot)"""
    r = 0.16 if pole else r
    z = pot_with_soil(loc, _pot(pot, '#e6ddcc'), r, r * 1.6, 'taper' if pole else None, seed)
    f = Foliage(loc, clear, seed)
    m = leafmat(c, 0.34, 'heart', back=blend(c, '#9db57c', 0.4), young='#94b84a', pale='#cfd69a', gloss=0.6, relief=0.5)
    vine = leafmat('#7c8f48', 0.5, 'grass')
    if pole:
        moss = mat('moss', '#7a6244', rough=1, tex='boucle.png', size=0.08, ramp=[(0, '#6b5436'), (1, '#b3976a')], bump=[('boucle_h.png', 0.06, 0.8, 0.006)])
        f.stem([(loc[0], loc[1], z - 0.05), (loc[0] + 0.004, loc[1], loc[2] + h * 0.45), (loc[0], loc[1] + 0.006, loc[2] + h * 0.80)], 0.028, 0.026, moss, 12)
    for k in range(vines + 5 * pole):
        P = _climbing(f.g, loc, z, loc[2] + h * 0.92, k) if pole and k < 8 else _hanging(f.g, loc, z, r, h, k)
        P = smooth_line(P, 6 * len(P))
        if pole and k >= 8:
            P = P[: len(P) // 3]
        if f.free(P):
            _vine(f, P, m, vine, 2.0 if pole and k < 8 else 1.0)
    return f.object('money plant')


def _climbing(g, loc, z, top, k):
    n = 12
    return [(loc[0] + 0.034 * math.cos(k * 1.3 + 7 * t), loc[1] + 0.034 * math.sin(k * 1.3 + 7 * t), z + (top - z) * t * (1 - 0.055 * k)) for t in np.linspace(0, 1, n)]


def _hanging(g, loc, z, r, h, k):
    """over the rim and down"""
    a, fall = k * 2.4 + g.uniform(-0.3, 0.3), h * g.uniform(0.35, 1.0)
    out = [(0.3, 0.0), (0.75, 0.05), (1.12, 0.035), (1.30, -0.05)] + [(1.33 + 0.05 * math.sin(i), -0.05 - fall * i / 5) for i in range(1, 6)]
    return [(loc[0] + math.cos(a + 0.07 * i * g.uniform(-1, 1)) * q * r, loc[1] + math.sin(a) * q * r, z + dz) for i, (q, dz) in enumerate(out)]


def _vine(f, P, m, vine, size):
    g, shapes = f.g, leaf_shapes('heart', 10)
    f.add(sweep(P, np.linspace(0.0034, 0.0016, len(P)), 6), vine, rnd=0.5)
    length = np.linalg.norm(np.diff(P, axis=0), axis=1).sum()
    n = max(3, int(length / (0.055 * size**0.5)))
    for i in range(n):
        t = (i + 0.5) / n
        p = _at(P, t)
        out = p[:2] - f.loc[:2]
        az = (math.atan2(out[1], out[0]) if np.linalg.norm(out) > 0.01 else 0) + (-1) ** i * g.uniform(0.3, 1.3)
        q = p + 0.055 * size * turn(az, g.uniform(0.1, 0.9))[:, 0]
        s = size * g.uniform(0.7, 1.1) * (1 - (0.62 if size > 1.5 else 0.45) * t**1.5)
        if f.leaf(shapes, m, q, az, g.uniform(-1.15, -0.45), g.uniform(-0.4, 0.4), s, 0.9 * t**6):
            f.add(sweep(smooth_line([p, (p + q) / 2 + [0, 0, 0.008], q], 6), 0.0014, 5), vine, rnd=0.5)


# ------------------------------------------------------------- in a vase
TWIGS = dict(  # colour, leaf, spread, leaves on a branch
    curry=('#55743a', (0.034, 0.013), 0.42, 44), gum=('#8fa39a', (0.105, 0.020), 0.55, 16), fig=('#4f6b3c', (0.085, 0.050), 0.40, 14),
    myrtle=('#3f5f38', (0.040, 0.018), 0.30, 34), copper=('#8a5a3c', (0.070, 0.034), 0.45, 18), willow=('#9aa86a', (0.090, 0.011), 0.62, 24), mango=('#5c6f35', (0.130, 0.034), 0.50, 12),
)  # fmt: skip


def branches(loc, h=0.8, n=5, seed=0, c='#6c7d4f', leaf=(0.055, 0.02), spread=0.35, dens=26, clear=None):
    """olive or eucalyptus branches in a vase (blossom where c is light), loc = mouth of the vase"""
    if own('branches') and sum(lin(c)) <= 1.2:
        c, leaf, spread, dens = TWIGS[own('branches')]
    f = Foliage(loc, clear, own_seed(seed))
    g, blossom = f.g, sum(lin(c)) > 1.2
    kind = 'bract' if blossom else 'small'
    shapes = leaf_shapes('bract' if blossom else 'tulsi', 8, L=leaf[0], W=leaf[1], nu=6, nv=3, outline='petal' if blossom else 'small')
    m, twig = leafmat(c, 0.50, kind, back=blend(c, '#b9c0a4', 0.45), through=0.45), barkmat('#5d4a36', 0.05, 0.0008)
    for k in range(n):
        a, L, sp = k * 2.4 + g.uniform(-0.6, 0.6), h * g.uniform(0.7, 1.05), spread * g.uniform(0.4, 1.2)
        P = [(loc[0] + math.cos(a) * 0.01, loc[1] + math.sin(a) * 0.01, loc[2] - 0.18)]
        P += [(loc[0] + math.cos(a) * sp * L * t**1.4 + g.uniform(-0.02, 0.02) * t, loc[1] + math.sin(a) * sp * L * t**1.4 + g.uniform(-0.02, 0.02) * t, loc[2] + L * t) for t in np.linspace(0.12, 1, 6)]
        if not f.free(np.array(P)):
            continue
        P = f.stem(P, 0.0034, 0.0012, twig, 6)
        _sprays(f, P, a, L, dens, shapes, m, twig)
    o = f.object('branches')
    o['afloat'] = True  # their ends are in the vase, which has no bottom inside
    return o


def _sprays(f, P, a, L, dens, shapes, m, twig):
    """side twigs on the branch P, and pairs of leaves on all of them"""
    g, lines = f.g, [(P, dens // 2, 0.30)]
    for i in range(4):
        p, aa = _at(P, g.uniform(0.35, 0.85)), a + i * 1.9 + g.uniform(-0.5, 0.5)
        q = p + turn(aa, g.uniform(0.5, 1.1))[:, 0] * L * g.uniform(0.14, 0.28)
        lines.append((f.stem([p, (p + q) / 2 + [0, 0, 0.01], q], 0.0018, 0.0009, twig, 5), max(3, dens // 7), 0.2))
    for Q, pairs, start in lines:
        for i in range(pairs):
            t = start + (1 - start) * (i + 0.5) / pairs
            for k in range(2):
                f.leaf(shapes, m, _at(Q, t), a + i * 1.57 + k * pi + g.uniform(-0.4, 0.4), g.uniform(-0.1, 0.9), g.uniform(-0.6, 0.6), g.uniform(0.7, 1.2), 0.6 * t**4)


def pampas(loc, h=0.8, n=7, seed=0, c='#d9c3a0', clear=None):
    """dry pampas grass in a vase, loc = mouth of the vase"""
    f = Foliage(loc, clear, seed)
    g, m = f.g, mat('pampas' + c, c, rough=1, spec=0.1, translucent=0.45, var=0.10)
    hairs = [blade(0.105 * g.uniform(0.7, 1.2), 0.0028, 'grass', g.uniform(0.4, 1.6), 0.1, bend=g.uniform(-0.5, 0.5), nu=5, nv=2, seed=i) for i in range(12)]
    for k in range(n):
        a, L, sp = k * 2.4 + g.uniform(-0.5, 0.5), h * g.uniform(0.75, 1.1), g.uniform(0.05, 0.30)
        t = np.linspace(0, 1, 14)
        P = np.stack([loc[0] + math.cos(a) * sp * L * t**1.7, loc[1] + math.sin(a) * sp * L * t**1.7, loc[2] - 0.15 + (L + 0.15) * t - 0.24 * L * t**4 * sp], 1)
        if not f.free(P):
            continue
        f.add(sweep(P, np.linspace(0.0028, 0.0010, 14), 5), m)
        for i in range(700):
            t = 0.45 + 0.55 * i / 699
            d = (P[-1] - P[-3]) / np.linalg.norm(P[-1] - P[-3])
            side = turn(g.uniform(0, 6.28), g.uniform(-0.1, 0.5))[:, 0]
            q = d * g.uniform(0.5, 1.3) + side * g.uniform(0.3, 0.8)
            f.add(g.choice(hairs), m, along(q, (0, 0, 1), g.uniform(-1, 1)), _at(P, t), g.uniform(0.6, 1.1) * (1.15 - 0.85 * abs((t - 0.5) / 0.5 - 0.4)))
    o = f.object('pampas')
    o['afloat'] = True  # as above
    return o
