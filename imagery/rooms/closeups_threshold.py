"""Where two floors meet: brass let into terrazzo, a strip of it at the door, oak boards beyond."""

from lib import *
from lib.closeup import *

W, DOOR = 0.005, 0.17  # width of the inlay; y of the threshold
CREAM = ('#e8dfcf', ('#f3eee4', '#d8cbb4', '#b9a78c', '#8f8a80', '#cfae8a', '#efe6d6'))
GREEN = ('#4d6b5a', ('#dfe3d6', '#7f9c86', '#2d4638', '#b8c4ae', '#5b7a66', '#efece0'))


def inlay(p, q, m, proud=0.00012):
    """a flat bar of brass on edge, ground level with the floor"""
    p, q = Vector(p), Vector(q)
    d = (q - p).normalized() * W * 0.45
    n = Vector((-d.y, d.x)).normalized() * W / 2
    P = [p - d - n, q + d - n, q + d + n, p - d + n]
    extruded([tuple(x) for x in P], -0.02, proud, m, 'z', 0.0001, 1)


def star(cx, cy, r, brass_m):
    """eight points, two squares over each other, their insides green"""
    P = []
    for k in range(16):
        a, q = k * pi / 8 + pi / 8, r if k % 2 == 0 else r * 0.765
        P.append((cx + math.cos(a) * q, cy + math.sin(a) * q))
    extruded(P, -0.02, 0.00006, chips(*GREEN, name='g'), 'z', 0)
    for k, (a, b) in enumerate(zip(P, P[1:] + P[:1])):
        inlay(a, b, brass_m, 0.00012 + 0.00006 * (k % 2))


def build(variant):
    reset(73)
    bm = mat('inlay', '#d2ab68', rough=0.40, metal=1)
    box(-1.2, 1.2, -1.4, DOOR - 0.012, -0.04, 0.0, chips(*CREAM, name='c'), bev=0)
    star(0.02, -0.105, 0.145, bm)
    for x in (-0.36, 0.40):
        star(x, -0.105, 0.145, bm)
    for y in (-0.30, 0.09):
        inlay((-1.2, y), (1.2, y), bm)
    # the threshold: 12 mm of brass on the joint, rounded by feet
    box(-1.2, 1.2, DOOR - 0.0115, DOOR + 0.0115, -0.02, 0.0022, mat('strip', '#c9a25f', rough=0.36, metal=1), bev=0.0018, seg=4)
    g = R.Random(4)
    y = DOOR + 0.0125
    for i in range(10):
        x = -1.2 - g.uniform(0, 0.8)
        while x < 1.2:
            L = g.uniform(0.9, 1.4)
            box(x + 0.0003, x + L - 0.0003, y + 0.0003, y + 0.1197, -0.02, g.uniform(-0.0003, 0.0001), grain('oak', 'x', 0.38, 0.007), bev=0.0011, seg=2)
            x += L
        y += 0.12
    # the wall with its door lining, and the door standing open
    lin = grain('teak', 'z', 0.4, 0.007)
    box(-0.42, -0.33, DOOR - 0.09, DOOR + 0.09, 0.0003, 2.2, lin, bev=0.002)
    box(-0.41, -0.35, DOOR - 0.105, DOOR - 0.09, 0.0003, 2.2, lin, bev=0.003)
    box(-1.4, -0.42, DOOR - 0.08, DOOR + 0.08, 0, 2.2, paint('#e6e1d6'), bev=0)
    box(-1.4, -0.412, DOOR - 0.096, DOOR - 0.08, 0.0003, 0.09, lin, bev=0.002)
    with turned(-0.36, DOOR + 0.09, 82):
        box(0, 0.9, -0.018, 0.018, 0.006, 2.1, grain('teak', 'z', 0.4, 0.007, 'door'), bev=0.002)
    # beyond: a cotton rug, the foot of a sofa, wall and a tall window's light
    box(-0.25, 1.4, 0.75, 1.65, 0.001, 0.010, blockprint('#e3d8c2', '#31506e', 0.3), bev=0.003)
    for x in (0.12, 1.0):
        lathe([(0.0001, 0), (0.014, 0), (0.024, 0.14), (0.0001, 0.14)], grain('teak', 'z', 0.4), (x, 1.30, 0.010), 32)
    box(0.0, 1.5, 1.25, 2.0, 0.15, 0.42, fabric('#8c9a86', 0.15, 0.12), bev=0.04, seg=4)
    box(-2.4, 1.72, 2.8, 2.82, -0.02, 2.4, paint('#dcd8cf'), bev=0)
    box(-2.4, 3.2, 0.3, 2.82, -0.06, -0.0201, lin, bev=0)
    box(-2.4, 1.7, 2.78, 2.8, -0.02, 0.09, mat('sk', '#eeeae2', rough=0.4), bev=0.003)
    world('#c9d8e8', 0.42)
    sun(52, 24, 4.2, 0.8, 5400)
    for x in (1.70, 2.12, 2.54, 3.0):  # the bars of a window, out of sight, cut the sun
        box(x, x + 0.05, 2.78, 2.84, -0.03, 3, lin, bev=0)
    box(-2.42, -2.4, -1.4, 2.8, 0, 0.35, paint('#dcd8cf'), bev=0)
    for y in (-1.4, 0.35, 1.35):
        box(-2.42, -2.4, y, y + 0.62, 0.35, 2.4, paint('#dcd8cf'), bev=0)
    area((-2.2, 0.6, 1.3), (2.0, 1.6), 60, 6500, (0.2, 0.3, 0))
    area((0.6, -2.0, 1.7), (1.6, 1.2), 12, 6000, (0.2, 0, 0))
    area((0.3, 1.9, 2.3), (2.6, 1.2), 30, 6200, (0.1, 0, 0))


CAMS = dict(main=lambda: closeup((0.20, -0.74, 0.30), (0.012, -0.03, 0.0), 64, 9, (0, 0.09)))
