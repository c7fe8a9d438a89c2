"""Terracotta limewash in the last sun: a cane chair, a clay jar with dry grass, their shadows on the wall.

Camera: chair (upright).
"""

from lib import *
from lib.closeup import between, cloud, dressed
from lib.emulsion import limewashed
from lib.weather import mixed, node, ramp
from rooms.painted_living import pot

X0, X1, F, H = -2.0, 2.15, -4.2, 2.95


def oxide_floor(c='#77706a'):
    """grey oxide, polished by feet"""
    m = mat('oxide floor', c, rough=0.34, spec=0.45)
    nt = m.node_tree
    p = node(nt, 'NewGeometry').outputs['Position']
    tone = ramp(nt, cloud(nt, p, 1.4, 6, 0.6, 0.6), [(0.30, '#5f5954'), (0.52, '#766f68'), (0.75, '#8a837a')])
    tone = mixed(nt, between(nt, cloud(nt, p, 90, 2), 0.64, 0.72, 0, 0.25), tone, (*lin('#9b948a'), 1))
    return dressed(m, tone, between(nt, cloud(nt, p, 4, 4), 0.3, 0.7, 0.28, 0.46), cloud(nt, p, 2.2, 2), 0.0015)


def build(v='A'):
    reset(35)
    world('#d9e4f4', 0.26)
    lime, grey = limewashed('#93583d'), oxide_floor()
    win = (-2.55, -0.85, 0.45, 2.60)
    room(X0, X1, F, 0, H, lime, paint('#e6dccb'), openings=[('R', *win)], front=True)
    plane([(X0, F, 0), (X1, F, 0), (X1, 0, 0), (X0, 0, 0)], grey)
    box(X0, X1, -0.010, 0, 0.0, 0.105, grey, bev=0.004, seg=3)
    # the window, out of sight, and a tree before it
    a, b, c, d = win
    fr = wood('aged')
    for q in (a, a + (b - a) / 3, a + 2 * (b - a) / 3, b):
        box(X1 + 0.08, X1 + 0.13, q - 0.022, q + 0.022, c, d, fr, bev=0)
    for z in (c, 1.25, 1.95, d):
        box(X1 + 0.08, X1 + 0.13, a, b, z - 0.018, z + 0.018, fr, bev=0)
    for k, (x, y, z) in enumerate(((4.6, -3.9, 1.6), (4.3, -3.0, 2.4))):
        branches((x, y, z), 1.7, 5, 31 + k, '#4f6a35', (0.14, 0.05), 0.55, 13)
    sun(326, 21, 12, 0.55, 4100)
    area((X1 + 0.26, (a + b) / 2, (c + d) / 2), (b - a, d - c), 60, '#dfe9fb', dirv=(-1, 0.1, 0))
    area((-0.4, F + 0.06, 1.7), (2.8, 2.0), 16, '#eef1f5', dirv=(0, 1, 0), glossy=False)
    # chair, jar, what lies about
    teak = wood('aged', rough=0.40)
    root = easychair(-0.27, -0.74, 0, math.radians(33), teak)
    pad = cushion(0.475, 0.47, 0.085, fabric('#b9a98c', 0.25, 0.10), (0, -0.045, 0.402), (math.radians(-7), 0, 0), 'seat', 2, fabric('#8a7a60', 0.2, 0.08))
    pad.parent = root
    clay = mat('jar', rough=0.85, spec=0.15, tex='plaster.png', size=0.8, ramp=[(0.1, '#b3a488'), (0.5, '#cdbfa4'), (0.9, '#ddd2bb')], bump=[('plaster_h.png', 0.22, 0.25, 0.003)])
    pot(0.55, -0.44, 0, 0.235, 0.60, clay, 0.42)
    pampas((0.55, -0.44, 0.56), 0.85, 8, 4, '#c3ab82')


CAMS = dict(
    chair=lambda: upright((0.40, -3.30, 0.66), (0.01, -0.5, 0.72), 49, 2.2, (-0.20, -0.80, 0.5)),
)
