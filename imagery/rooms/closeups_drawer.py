"""A drawer box on the bench: fingers of plywood glued into one another, and an edge band not yet trimmed."""

from lib import *
from lib.closeup import *

H, T, F = 0.130, 0.012, 0.013  # height of the box, thickness of its plywood, one finger
D, W = 0.46, 0.52  # along y and x
BENCH = ((0.15, '#6e4c2e'), (0.42, '#93693f'), (0.62, '#a67d51'), (0.9, '#b99468'))


def fingers(part):
    """the comb of one board, x 0..T and y 0..T at the corner: even fingers are the front's, odd ones the side's"""
    n = int(H / F)
    g = R.Random(part)
    for i in range(n):
        if i % 2 != part:
            continue
        z0, z1 = i * F + 0.00012, (i + 1) * F - 0.00012
        p = g.uniform(0.0001, 0.0004)
        if part == 0:
            box(-p, T, 0.0001, T, z0, z1, ply('y', T, 9, along='x'), bev=0.0003)
        else:
            box(0.0001, T, -p, T, z0, z1, ply('x', T, 9, along='y'), bev=0.0003)


def offcut(x, y, rot, L, bow, m):
    """a piece trimmed off the band, curled as it came off the roll"""
    t = np.linspace(-0.5, 0.5, 40)
    o = ribbon([np.c_[t * L, bow * 0.4 * (t * 2) ** 2, 0.0002 + bow * (1 - np.cos(t * 2.4))]], 0.0132, 0.0008, m, name='offcut')
    o.location, o.rotation_euler = (x, y, 0), (0, 0, rot)


def square(x, y, z, rot):
    """a try square: steel blade, rosewood stock with a brass face"""
    with turned(x, y, rot, z):
        box(0, 0.15, -0.018, 0.0, 0, 0.016, grain('rosewood', 'x', 0.35), bev=0.0015)
        box(0.0, 0.15, 0.0001, 0.0016, 0, 0.016, brass(0.34), bev=0.0004)
        box(0.0, 0.034, 0.0017, 0.21, 0.007, 0.0088, steel(0.34), bev=0.0003)
        for a, b in ((0.010, -0.006), (0.024, -0.012), (0.010, -0.013)):
            cyl(0.002, 0.0155, 0.0163, brass(0.34), (a, b, 0), 20, 0.0002)
        for i in range(20):
            box(0.0335 - (0.010 if i % 5 == 0 else 0.006), 0.0335, 0.012 + i * 0.01, 0.01225 + i * 0.01, 0.0088, 0.00885, black(0.6), bev=0)


def build(variant):
    reset(72)
    # the box: corner at the origin, front towards -y, side towards +y
    top = H - F * 0  # the banded upper edge
    front, side = ply('y', T, 9, along='x'), ply('x', T, 9, along='y')
    box(T, W - T, 0, T, 0, H, front, bev=0.0004)
    box(0, T, T, D, 0, H, side, bev=0.0004)
    box(W - T, W, 0, D, 0, H, side, bev=0.0004)
    box(T, W - T, D - T, D, 0, H, front, bev=0.0004)
    for part in (0, 1):
        fingers(part)
    box(T - 0.004, W - T, T - 0.004, D - T, 0.010, 0.016, board('#ded3bf', 0.55), bev=0)
    # its bands: 0.8 mm of oak, 13 mm wide, glued on; that of the side runs out and waits for the trimmer
    band = grain('oak', 'y', 0.4, 0.006)
    y = np.r_[np.linspace(D, 0.0, 60), np.linspace(-0.002, -0.055, 30)]
    bend = np.clip(-y, 0, 1)
    ribbon([np.c_[np.full_like(y, T / 2) + bend * 0.10, y, H + 0.0001 + 3.2 * bend**2]], 0.0132, 0.0008, band, name='band')
    bx = grain('oak', 'x', 0.4, 0.006)
    box(T + 0.0004, W - T, -0.0005, T + 0.0005, H, H + 0.0008, bx, bev=0.0002)
    # the bench, with the traces of years
    for i, (a, b) in enumerate(((-0.62, -0.36), (-0.358, -0.10), (-0.098, 0.17), (0.172, 0.43), (0.432, 0.70), (0.702, 0.95))):
        box(-1.2, 1.2, a, b, -0.06, -0.0006 * (i % 2), grain(BENCH, 'x', 0.6, 0.008), bev=0.002)
    dust = mat('dust', '#d9bd8d', rough=0.95, var=0.1)
    g = R.Random(8)
    me = pmesh('grit', [(0, 0, 0), (1, 0.1, 0), (0.3, 1, 0.1), (0.4, 0.3, 0.9)], [(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)])
    me.materials.append(dust)
    for _ in range(1500):
        a, r = g.uniform(0, 2 * pi), abs(g.gauss(0, 0.11))
        p = (-0.06 + math.cos(a) * r * 1.3, -0.05 + math.sin(a) * r)
        if -0.01 < p[0] < W + 0.01 and -0.004 < p[1] < D:
            continue
        obj('grit', me, None, (*p, 0), (0, 0, g.uniform(0, 6)), scale=g.uniform(0.0003, 0.0012))['afloat'] = True
    for x, y, rot, L, bow in ((-0.080, -0.030, 0.5, 0.085, 0.020), (-0.115, 0.045, 1.9, 0.055, 0.010), (-0.150, -0.075, -0.6, 0.040, 0.012)):
        offcut(x, y, rot, L, bow, grain('oak', 'x', 0.4, 0.006))
    square(0.125, -0.075, 0.0005, -6)
    # pencil: across the box's edge
    with turned(-0.075, -0.14, 24, 0.0042):
        o = cyl(0.0036, 0, 0.15, mat('pencil', '#8e1f1d', rough=0.3), n=6, bev=0.0002, rot=(0, pi / 2, 0))
        cyl(0.0036, 0.15, 0.168, grain('ash', 'x', 0.6), n=24, bev=0.0001, r2=0.0009, rot=(0, pi / 2, 0))
        cyl(0.0009, 0.1675, 0.1715, black(0.4), n=12, bev=0.0001, r2=0.0003, rot=(0, pi / 2, 0))
    # behind: panels against the wall, a window to the left
    for i, (x, c) in enumerate(((-0.5, 'oak'), (-0.22, 'walnut'), (0.16, 'ash'), (0.62, 'teak'))):
        with turned(x, 1.05 + 0.05 * i, 4 * (i % 2)):
            box(-0.24, 0.24, 0, 0.018, -0.1, 0.8 - 0.12 * (i % 3), grain(c, 'z', 0.5, 0.009, 'p'), bev=0.001)
    box(-2, 2, 1.5, 1.52, -0.6, 2, paint('#cfd3d0'), bev=0)
    box(-2, 2, 0.9, 1.5, -0.16, -0.1, paint('#cfd3d0'), bev=0)
    box(-1.2, 1.2, 0.8, 0.96, -0.14, -0.05, black(), bev=0)
    world('#d3dde8', 0.30)
    area((-1.7, 0.55, 1.05), (1.0, 1.1), 66, 6300, (0.05, 0.05, 0.05))
    area((1.2, -1.6, 1.3), (0.9, 0.9), 7, 5200, (0.1, 0, 0.05))


CAMS = dict(main=lambda: closeup((-0.36, -0.44, 0.335), (0.012, 0.0, 0.096), 70, 9, (0.0, -0.09)))
