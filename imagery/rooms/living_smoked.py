"""A corner of a living room on a winter morning: a rust sofa before smoked-oak boarding with a ledge, a polished floor of smoked stone, a tall window.

Camera: sofa.
"""

from lib import *
from lib.closeup import between, cloud, dressed, place
from lib.drawings import ikat, picture
from lib.emulsion import emulsion
from lib.gallery import scatter_cushion
from lib.weather import maths, mixed, node, ramp

X, R1, F, H = 2.35, 3.0, -5.2, 2.95


def smoked_stone(rough=0.16):
    """grey-brown limestone, honed and polished: soft clouds, a few pale veins, here and there a fossil's fleck; every slab another piece"""
    m = mat('smoked stone', '#57524d', rough=rough, spec=0.5)
    nt = m.node_tree
    p = place(nt)
    bent = node(nt, 'VectorMath', {0: p, 1: node(nt, 'VectorMath', {0: node(nt, 'TexNoise', {'Vector': p, 'Scale': 1.3, 'Detail': 4, 'Roughness': 0.6}).outputs[1], 'Scale': 0.5}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    c = ramp(nt, cloud(nt, bent, 1.5, 6, 0.55), [(0.25, '#413d39'), (0.5, '#56514b'), (0.75, '#6a645d')])
    vein = maths(nt, 'ABSOLUTE', maths(nt, 'SUBTRACT', cloud(nt, bent, 1.1, 5, 0.55), 0.5))
    there = between(nt, cloud(nt, p, 1.7, 2), 0.52, 0.66)
    c = mixed(nt, maths(nt, 'MULTIPLY', between(nt, vein, 0.0, 0.010, 0.55, 0.0), there), c, (*lin('#a79f94'), 1))
    c = mixed(nt, between(nt, cloud(nt, p, 60, 3, 0.6), 0.66, 0.74, 0, 0.30), c, (*lin('#7d766d'), 1))
    return dressed(m, c, between(nt, cloud(nt, p, 5, 3), 0.3, 0.7, rough - 0.03, rough + 0.06))


def build(v='A'):
    reset(17)
    world('#dfe8f5', 0.25)
    white, ceil, br = emulsion('#ded5c5', 0.7, 0.03), paint('#f0ebe1'), brass(0.3)
    win = (-2.75, -0.32, 0.06, 2.52)
    room(-X, R1, F, 0, H, white, ceil, openings=[('L', *win)], front=True)
    stone = smoked_stone()
    tilefloor(-X, R1, F, 0, 0, stone, 0.9, 0.9, 0.003)
    # boarding to the height of the ledge, its skirting let in
    sm, smh = wood('smoked', straight=True), wood('smoked', horiz=True)
    n = int((X + R1) / 0.098)
    g = R.Random(3)
    for i in range(n + 1):
        a = -X + i * 0.098
        box(a + 0.0015, min(a + 0.098, R1) - 0.0015, -0.022 - g.uniform(0, 0.0006), -0.006, 0.07, 1.095, sm, bev=0.0022)
    box(-X, R1, -0.006, -0.001, 0.0, 1.095, black(0.7), bev=0)
    box(-X, R1, -0.012, -0.006, 0.001, 0.068, stone, bev=0.001)
    box(-X, R1, -0.135, 0, 1.096, 1.128, smh, bev=0.003, seg=3)
    # the window and its cloth
    a, b, c, d = win
    frame_m = mat('aluminium', '#2a2927', rough=0.45)
    windowframe('L', -X - 0.1, a, b, c, d, frame_m, 3)
    pane('L', -X - 0.1, a, b, c, d)
    area((-X - 0.32, (a + b) / 2, (c + d) / 2), (b - a, d - c), 105, '#e4ecfa', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (a, b), seed=1)
    curtain(-1.02, -0.12, -X + 0.13, 0.015, H - 0.16, sheer('#f1ece2', 0.25), 0.085, 0.030, 4, 'y')
    curtain(-0.40, -0.07, -X + 0.22, 0.015, H - 0.16, drape('#a89c88'), 0.075, 0.040, 6, 'y')
    box(-X + 0.09, -X + 0.12, F, -0.02, H - 0.16, H - 0.13, br, bev=0.006)
    box(-X + 0.20, -X + 0.225, F, -0.02, H - 0.16, H - 0.13, br, bev=0.006)
    sun(206, 23, 12, 0.7, 4600)
    area((1.0, F + 0.06, 1.7), (3.4, 2.0), 26, '#f3efe8', dirv=(0, 1, 0), glossy=False)
    # sofa
    fab = fabric('#824b36', 0.22, 0.16)
    sofa(0.62, -0.68, 0, 2.42, 0.96, 0, fab, 2, None, arm=0.17, piping=fabric('#6f3e2b', 0.2, 0.1))
    scatter_cushion(-0.12, -0.66, 0.50, 0.50, fabric('#ddd2bd', 0.25, 0.10), 3, 24, 0.19)
    scatter_cushion(0.20, -0.80, 0.50, 0.42, fabric('#2b3646', 0.3, 0.10), 6, 30, 0.16)
    # lamp on a small table, a rubber plant by the window
    rtable(-0.98, -0.52, 0, 0.22, 0.50, smh, br, 0.022, 'legs')
    tablelamp(-1.00, -0.50, 0.50, glazed('#54636a'), '#e4d6bb', 0.52, 5, 0.165)
    cup(-0.87, -0.62, 0.50, ceramic('#e3dccd'))
    clay = mat('clay pot', rough=0.9, spec=0.15, tex='plaster.png', size=0.7, ramp=[(0.1, '#54504a'), (0.5, '#6b655c'), (0.9, '#8d867a')], bump=[('plaster_h.png', 0.25, 0.25, 0.003)])
    fiddle((-1.78, -0.62, 0), 1.85, 5, clay, stems=3)
    # on the ledge: a piece of ikat behind glass, a brass vessel, books
    art = ikat((148, 74, 50), (0.92, (222, 210, 186)), (0.72, (52, 62, 84)), (0.50, (222, 210, 186)), (0.26, (148, 74, 50)))
    frame(0.98, -0.045, 1.128 + 0.40, 1.07, 0.80, picture('ikat rust', np.tile(art, (1, 2, 1))[:, : art.shape[1] * 4 // 3]), wood('smoked'))
    lathe(rounded([(0.0001, 0.001), (0.045, 0), (0.060, 0.006), (0.088, 0.040), (0.098, 0.085), (0.088, 0.125), (0.055, 0.155), (0.034, 0.175), (0.030, 0.195), (0.040, 0.225), (0.052, 0.236), (0.050, 0.239), (0.036, 0.226), (0.026, 0.195)]), br, (0.14, -0.072, 1.128), 128, 60)
    t = books_stack(-0.24, -0.070, 1.128, 3, 41, 0.21, 0.125, 0.02)
    # a low table of stone with the morning's things
    with turned(0.72, -1.72, 0, 0):
        lathe(rounded([(0.0001, 0.318), (0.44, 0.318), (0.462, 0.326), (0.466, 0.336), (0.462, 0.346), (0.44, 0.350), (0.0001, 0.350)], 3, 30), marble('ash', 1.3, 0.16), (0, 0, 0), 128, 40)
        for k in range(3):
            q = k * 2 * pi / 3 + 0.5
            o = box(-0.20, 0.20, -0.022, 0.022, 0, 0.318, smh, bev=0.004)
            o.location, o.rotation_euler = (math.cos(q) * 0.19, math.sin(q) * 0.19, 0.159), (0, 0, q)
    z = books_stack(0.58, -1.66, 0.350, 2, 52, 0.29, 0.21, 0.25)
    vase('bowl', br, (0.92, -1.80, 0.350), 0.75)
    switch_plate(-1.28, 0, 1.36, 4)
    sconce(-0.62, 0, 1.72, br, 'x', -1, 0.24, 2.2, 2800)


CAMS = dict(
    sofa=lambda: camera((1.95, -4.25, 1.02), 25, 32, -0.005, fstop=3.2, focus=3.9),
)
