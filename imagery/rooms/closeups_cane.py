"""A close look at a wardrobe door: cane woven six ways, strand by strand, held in a teak frame by a reed."""

from lib import *
from lib.closeup import *
from lib.weather import lot, node, ramp

P = 0.0125  # between two pairs of strands
X0, X1, Z0, Z1 = 0.0, 0.40, 0.0, 0.50  # the opening of the frame
FRAME, T = 0.058, 0.024


def strands():
    """two upright and two level in each pair, one each way across the corners; over and under as a weaver does"""
    m = mat('strand', rough=0.38, spec=0.5)
    nt = m.node_tree
    c = ramp(nt, lot(nt, 1.0), [(0.0, '#b98f55'), (0.35, '#cda76c'), (0.7, '#d9b980'), (1.0, '#e4cb99')])
    stain = between(nt, cloud(nt, place(nt, own=False), 260, 3), 0.62, 0.78, 0, 0.45)
    dressed(m, mixed(nt, stain, c, (*lin('#8a6233'), 1)), height=cloud(nt, place(nt, own=False), 1900, 2), depth=0.00008)
    g = R.Random(3)
    level, slant = [], []
    h = 0.0009  # how far a strand gives way
    for i in range(int((X1 - X0) / P) + 1):
        for s in (-1, 1):
            x, w = X0 + i * P + s * 0.00135 + g.uniform(-1, 1) * 0.00022, g.uniform(0, 9)
            z = np.arange(Z0 - 0.004, Z1 + 0.004, 0.0011)
            level.append(np.c_[x + 0.00016 * np.sin(z * 37 + w), -s * 0.5 * h * np.cos(2 * pi * z / P), z])
    for j in range(int((Z1 - Z0) / P) + 1):
        for s in (-1, 1):
            z, w = Z0 + j * P + s * 0.00135 + g.uniform(-1, 1) * 0.00022, g.uniform(0, 9)
            x = np.arange(X0 - 0.004, X1 + 0.004, 0.0011)
            level.append(np.c_[x, -0.0006 + s * h * np.sin(2 * pi * x / P + 0.4), z + 0.00016 * np.sin(x * 41 + w)])
    for way in (1, -1):
        for k in range(-int((Z1 - Z0) / P) - 40, int((Z1 - Z0) / P) + 40):
            x = np.arange(X0 - 0.004, X1 + 0.004, 0.0008)
            z = way * x + (k + 0.5) * P + g.uniform(-1, 1) * 0.0003
            ok = (z > Z0 - 0.004) & (z < Z1 + 0.004)
            if ok.sum() > 6:
                slant.append(np.c_[x, -0.0003 + way * 0.0016 * np.cos(2 * pi * x / P), z][ok])
    ribbon(level, 0.0022, 0.0007, m, up=(0, -1, 0))
    ribbon(slant, 0.0024, 0.0007, m, up=(0, -1, 0))


def frame():
    """stiles run through, rails butt; a groove, and a split reed glued into it over the ends of the cane"""
    f = FRAME
    rx, rz = (X1 - X0) / 2, (Z1 - Z0) / 2
    for a, b in ((X0 - f, X0), (X1, X1 + f)):
        box(a, b, -T / 2, T / 2, Z0 - f, Z1 + f, grain('oiled', 'z', 0.38, 0.008), bev=0.0022, seg=4)
    for a, b in ((Z0 - f, Z0), (Z1, Z1 + f)):
        box(X0 + 0.00025, X1 - 0.00025, -T / 2 + 0.0003, T / 2 - 0.0003, a, b, grain('oiled', 'x', 0.38, 0.008), bev=0.0016, seg=4)
    reed = mat('reed', '#c79d62', rough=0.4)
    for p, q in (((X0 + 0.0028, Z0), (X0 + 0.0028, Z1)), ((X1 - 0.0028, Z0), (X1 - 0.0028, Z1)), ((X0 + 0.006, Z0 + 0.0028), (X1 - 0.006, Z0 + 0.0028)), ((X0 + 0.006, Z1 - 0.0028), (X1 - 0.006, Z1 - 0.0028))):
        tube([(p[0], -0.0016, p[1]), (q[0], -0.0016, q[1])], 0.0028, reed, smooth=False)


def build(variant):
    reset(71)
    with turned(0, 0, -12):  # the door, a little ajar
        strands()
        frame()
        kx = X0 - FRAME * 0.5
        lathe(rounded([(0.0001, -0.026), (0.009, -0.0255), (0.0125, -0.021), (0.0105, -0.015), (0.0055, -0.010), (0.0052, -0.004), (0.009, -0.0015), (0.009, 0)]), brass(0.32), (kx, -T / 2, 0.155), 48, 60, (-pi / 2, 0, 0))
    # within: sides, a rail with clothes, a shelf
    inner = grain('smoked', 'z', 0.55, 0.010)
    box(-0.45, 1.1, 0.60, 0.62, -0.72, 1.5, inner, bev=0)
    box(-0.0795, -0.0605, 0.012, 0.60, -0.72, 1.5, inner, bev=0.001)
    box(0.55, 0.57, 0.035, 0.60, -0.72, 1.5, inner, bev=0.001)
    box(-0.0605, 0.55, 0.06, 0.60, -0.06, -0.042, inner, bev=0.001)
    for i, c in enumerate(('#efe9db', '#2f4a63', '#b5552f', '#e6ddc9')):
        foldedone(4 + i % 2, fabric(c, 0.15, 0.10), (0.16 + 0.008 * (i % 2), 0.24, -0.04 + i * 0.042), 0.34, 0.28, 0.038, 0.03 * (i % 3 - 1), 0.004)
    box(-0.0605, 0.55, 0.06, 0.60, 0.30, 0.318, inner, bev=0.001)
    # the neighbour, shut
    box(-0.52, -0.069, -0.012, 0.012, -0.7, 1.5, grain('oiled', 'z', 0.38, 0.008, 'n'), bev=0.002)
    box(-1.2, 1.6, -2.2, 0.7, -0.72, -0.70, mat('f', '#9c8a72', rough=0.5), bev=0)
    world('#cfdbe8', 0.24)
    area((-1.5, -1.3, 0.9), (0.8, 1.4), 50, 6500, (0.1, 0, 0.1))
    area((1.6, -1.6, 0.6), (0.8, 1.4), 4, 5600, (0.1, 0, 0.2))
    area((0.25, 0.5, 1.3), (0.5, 0.15), 0.8, 4000, (0.2, 0.3, 0.2))


CAMS = dict(main=lambda: closeup((-0.33, -0.47, 0.235), (0.030, -0.012, 0.060), 70, 9, (0.0, 0.02)))
