"""A soft-close hinge in an open shutter: cup, arm, plate and their screws, a shelf with its edge band and steel tins behind."""

from lib import *
from lib.closeup import *

T, B = 0.018, 0.0008  # board and edge band
CUP = (-0.0255, 0.0)  # y and z of the cup's middle on the shutter


def bored(o, loc, r, depth, rot):
    """a round hole in o"""
    c = cyl(r, -depth, depth, None, loc, 64, 0.0, rot=rot)
    c.hide_render, c.display_type, c['afloat'] = True, 'WIRE', True
    m = o.modifiers.new('hole', 'BOOLEAN')
    m.object, m.operation, m.solver = c, 'DIFFERENCE', 'EXACT'


def panel(x0, x1, y0, y1, z0, z1, face, band, edges):
    """a laminated board; edges: on which of x0 x1 y0 y1 z0 z1 it is banded"""
    lo, hi = [x0, y0, z0], [x1, y1, z1]
    for e in edges:
        i, side = 'xyz'.index(e[0]), int(e[1])
        a, b = lo[:], hi[:]
        if side:
            a[i] = hi[i] = hi[i] - B
        else:
            b[i] = lo[i] = lo[i] + B
        box(a[0], b[0], a[1], b[1], a[2], b[2], band, bev=0.0005, seg=3)
    return box(lo[0], hi[0], lo[1], hi[1], lo[2], hi[2], face, bev=0.0002)


def hinge():
    """lies against x = 0: the cup in the shutter at y < 0, the plate on the side at y > 0"""
    s, dark = steel(0.30), mat('nickel', '#9d9b97', rough=0.34, metal=1)
    y, z = CUP
    turn = (0, pi / 2, 0)
    # cup and its flange with two wings
    lathe([(0.0001, -0.0108), (0.0150, -0.0108), (0.0166, -0.0096), (0.0170, 0.0004), (0.0185, 0.0013), (0.0196, 0.0008), (0.0196, 0.0002)], s, (0, y, z), 96, 40, turn)
    P = [(y + q * math.cos(a), z + w + q * math.sin(a)) for w, q, a0 in ((0.0255, 0.0085, 0), (-0.0255, 0.0085, pi)) for a in np.linspace(a0, a0 + pi, 14)]
    wing = extruded(P, 0.0002, 0.00105, s, 'x', 0.0003)
    bored(wing, (0, y, z), 0.0172, 0.004, turn)
    for k in (-1, 1):
        screw((0.0012, y, z + k * 0.0245), turn, dark, 0.0040, 0.3 + k)
    # damper in the cup, and two links to the arm
    box(-0.0095, -0.001, y - 0.0125, y - 0.006, z - 0.0105, z + 0.0105, mat('damper', '#55585b', rough=0.4), bev=0.0015, seg=3)
    cyl(0.0030, -0.0095, 0.0095, dark, (-0.0020, y - 0.0035, z), 32, 0.0006)
    def sheet(P, t, half, m):
        """a strip of sheet bent along P (x, y), as wide as the hinge needs"""
        n = len(P)
        N = []
        for i in range(n):
            d = Vector(P[min(n - 1, i + 1)]) - Vector(P[max(0, i - 1)])
            N.append(Vector((-d.y, d.x)).normalized() * t / 2)
        return extruded([(p[0] + v.x, p[1] + v.y) for p, v in zip(P, N)] + [(p[0] - v.x, p[1] - v.y) for p, v in list(zip(P, N))[::-1]], z - half, z + half, m, 'z', 0.0003)

    q = lambda t: (-0.0020 + 0.0112 * t + 0.0024 * math.sin(pi * t), y - 0.0035 + 0.0455 * t)
    sheet([q(k / 10) for k in range(11)], 0.0016, 0.0072, s)
    for w in (-0.0086, 0.0086):  # its eyes round the pin in the cup
        cyl(0.0042, w - 0.0011, w + 0.0011, s, (-0.0020, y - 0.0035, z), 32, 0.0004)
    for px, py in ((0.0092, 0.0030), (0.0088, 0.0165)):  # pins through the arm, riveted over
        cyl(0.0017, -0.0102, 0.0102, dark, (px, py, z), 32, 0.0005)
    grey = mat('damper housing', '#8b8f92', rough=0.42)
    box(-0.0098, -0.0012, y + 0.0040, y + 0.0118, z - 0.0105, z + 0.0105, grey, bev=0.0012, seg=3)  # the damper, and the slide that switches it off
    box(-0.0016, -0.0004, y + 0.0056, y + 0.0098, z - 0.0030, z + 0.0042, mat('slide', '#3a3d40', rough=0.45), bev=0.0005)
    # the arm: a folded channel, its clip, two screws to set the shutter by
    outer = [(0.0042, -0.0115), (0.0085, -0.0085), (0.0122, -0.001), (0.0132, 0.008), (0.0132, 0.052), (0.0118, 0.0575), (0.0060, 0.060)]
    extruded(outer + [(x - 0.0013, q - 0.0002) for x, q in outer[::-1]], z - 0.0088, z + 0.0088, s, 'z', 0.0004, 3)
    for w in (-0.0088, 0.0076):
        extruded([(0.0035, -0.010), (0.008, -0.0078), (0.0118, -0.001), (0.0128, 0.008), (0.0128, 0.052), (0.0045, 0.052), (0.0045, 0.004)], z + w, z + w + 0.0012, s, 'z', 0.0003)
    lathe([(0.0001, 0.0), (0.0033, 0.0), (0.0036, -0.0004), (0.0036, -0.0022)], dark, (0.0140, 0.0155, z), 40, 30, turn)
    lathe([(0.0001, 0.0), (0.0042, 0.0), (0.0045, -0.0004), (0.0045, -0.0024)], dark, (0.0142, 0.0400, z), 40, 30, turn)
    for q, r in ((0.0155, 0.0030), (0.0400, 0.0036)):
        for k in range(2):
            o = box(-r * 0.75, r * 0.75, -r * 0.13, r * 0.13, -0.0003, 0.0001, black(0.6), bev=0)
            o.matrix_world = Matrix.Translation((0.01425, q, z)) @ Euler(turn).to_matrix().to_4x4() @ Euler((0, 0, 0.5 + k * pi / 2)).to_matrix().to_4x4()
    # the plate on the side
    extruded([(0.024, z - 0.0095), (0.030, z - 0.0245), (0.044, z - 0.0245), (0.050, z - 0.0095), (0.060, z - 0.0075), (0.060, z + 0.0075), (0.050, z + 0.0095), (0.044, z + 0.0245), (0.030, z + 0.0245), (0.024, z + 0.0095)], 0.0, 0.0019, s, 'x', 0.0005, 3)
    box(0.0019, 0.0050, 0.014, 0.058, z - 0.0060, z + 0.0060, s, bev=0.0008)
    for k in (-1, 1):
        screw((0.0021, 0.037, z + k * 0.0160), turn, dark, 0.0040, 1.1 * k)


def dabba(x, y, z, r, h):
    """a steel tin: straight wall, a rolled foot, a lid with a rim and a turned line"""
    s = steel(0.31)
    lathe(rounded([(0.0001, 0.0015), (r - 0.003, 0.0015), (r - 0.0012, 0.0004), (r, 0.0022), (r - 0.0004, 0.005), (r - 0.0004, h - 0.024)], 4, 50), s, (x, y, z), 96, 45)
    lathe(rounded([(r - 0.001, h - 0.027), (r + 0.0014, h - 0.0275), (r + 0.0018, h - 0.0255), (r + 0.0008, h - 0.024), (r + 0.0008, h - 0.003), (r - 0.002, h), (r * 0.80, h + 0.0004), (r * 0.78, h - 0.001), (r * 0.55, h - 0.0008), (r * 0.53, h + 0.0004), (0.0001, h + 0.0012)], 4, 50), s, (x, y, z), 96, 45)


def build(variant):
    reset(77)
    inside, sage = board('#dcd8cd', 0.5), board('#6d8272', 0.40)
    band = mat('band', '#c4bcab', rough=0.36)
    panel(-T, 0, 0.0005, 0.56, -0.7, 0.7, inside, band, ['y0'])
    door = panel(-T + 0.0004, 0.0004, -0.42, -0.0035, -0.62, 0.62, sage, mat('bandsage', '#5f7365', rough=0.34), ['y1'])
    bored(door, (0, *CUP), 0.0175, 0.0115, (0, pi / 2, 0))
    hinge()
    panel(0.0002, 0.8, 0.020, 0.54, -0.115, -0.115 + T, inside, band, ['y0'])
    panel(0.0002, 0.8, 0.020, 0.54, 0.26, 0.26 + T, inside, band, ['y0'])
    box(0, 0.8, 0.54, 0.56, -0.7, 0.7, inside, bev=0)
    panel(0.8, 0.8 + T, 0.0005, 0.56, -0.7, 0.7, inside, band, ['y0'])
    for i in range(24):  # a row of holes, 32 mm apart, into which the plate is screwed as well
        z = -0.368 + 0.032 * i
        if abs(z) > 0.03 and abs(z + 0.106) > 0.02:
            lathe([(0.0001, 0.00012), (0.0024, 0.00012)], black(0.9), (0, 0.037, z), 32, rot=(0, pi / 2, 0))
            lathe([(0.00235, 0.0001), (0.00255, 0.00022), (0.0028, 0.00005)], inside, (0, 0.037, z), 32, 60, (0, pi / 2, 0))
    top = -0.115 + T
    dabba(0.050, 0.122, top, 0.042, 0.058)
    dabba(0.140, 0.150, top, 0.048, 0.094)
    dabba(0.345, 0.115, top, 0.046, 0.094)
    for i in range(5):  # plates, above
        lathe(rounded([(0.0001, 0), (0.10, 0), (0.115, 0.004), (0.128, 0.014)], 4), steel(0.31), (0.30, 0.20, 0.26 + T + 0.0045 * i), 72, 45)
    # the room behind the shutter
    box(-1.6, -1.58, -2, 2, -1, 1.6, paint('#d5d5d0'), bev=0)
    box(-1.6, -T, 0.4, 0.42, -1, 1.6, paint('#d5d5d0'), bev=0)
    world('#d3dde8', 0.26)
    area((1.5, -0.9, 0.95), (0.8, 1.0), 46, 6000, (0.05, 0, 0))
    area((0.1, -1.6, 1.3), (0.8, 0.5), 9, 5600, (0, 0.05, 0))


CAMS = dict(main=lambda: closeup((0.40, -0.315, 0.125), (0.004, 0.014, -0.012), 76, 12, (0, -0.02)))
