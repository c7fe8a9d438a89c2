"""A prayer corner: the rug laid towards a plain wall, on a low shelf a carved rehal with its book in cloth, beads, attar, a sprinkler of rose water; light through a jaali.

Cameras:  main (upright).
"""

from lib import *
from lib.carving import relief, vine
from lib.closeup import grain
from lib.devotion import *

SX0, SX1, SD, SH = -0.56, 0.70, 0.33, 0.235  # the shelf
WX, WW, WSILL, WTOP = -0.335, 0.36, 0.66, 1.20
WOOD = [(0.15, '#523720'), (0.42, '#785534'), (0.62, '#8a6440'), (0.9, '#a27b53')]  # teak without the red  # the small window with its screen


def shelf():
    flat, up, side = grain(WOOD, 'x', 0.40, 0.009), grain(WOOD, 'z', 0.42, 0.009), grain(WOOD, 'y', 0.42, 0.009)
    y0, y1 = -SD - 0.006, -0.006
    box(SX0, SX1, y0, y1, SH - 0.026, SH, flat, bev=0.005, seg=3)
    for x in (SX0 + 0.035, SX1 - 0.035):
        for y in (y0 + 0.040, y1 - 0.030):
            lathe(rounded([(0.0001, 0), (0.019, 0), (0.024, 0.012), (0.029, 0.040), (0.017, 0.068), (0.026, 0.088), (0.020, 0.104), (0.027, 0.118), (0.027, 0.130), (0.0001, 0.130)], 4), up, (x, y, 0), 48)
            box(x - 0.029, x + 0.029, y - 0.025, y + 0.025, 0.129, SH - 0.0262, up, bev=0.003)
    a, b, f = SX0 + 0.065, SX1 - 0.065, y0 + 0.018
    box(a, b, f, f + 0.022, SH - 0.096, SH - 0.0262, flat, bev=0.003)
    o = relief(a + 0.006, b - 0.006, -0.030, 0.030, 0, vine(0.105, 0.013, False), 0.009, flat, 0.0026)
    o.location = (0, f - 0.0003, SH - 0.061)
    for x in (SX0 + 0.035, SX1 - 0.035):
        box(x - 0.009, x + 0.009, y0 + 0.066, y1 - 0.056, SH - 0.085, SH - 0.0262, side, bev=0.002)


def things():
    z = SH + 0.0004
    x, y, turn = 0.075, -0.185, 28
    zb = rehal(x, y, z, turn, [(0.15, '#2c1a12'), (0.42, '#4a2e20'), (0.62, '#5d3d2b'), (0.9, '#7a5540')])
    wrapped_book(x, y, zb, turn)
    # the beads: half on the shelf, half over its edge
    e = -SD - 0.006
    P = []
    for k in range(40):  # on the shelf
        t = k / 39
        P.append((0.335 + 0.060 * math.cos(pi + pi * t * 1.0) * 1.0 + 0.010 * math.sin(5 * t), e + 0.004 + 0.095 * math.sin(pi * t) ** 0.8 + 0.006 * math.sin(9 * t), z + 0.0042))
    H = []
    xa, xb = P[0][0], P[-1][0]
    H = [(xb, e - 0.0045, z - 0.002)]
    for k in range(24):
        t = k / 23
        H.append((xb + (xa - xb) * t + 0.004 * math.sin(pi * t), e - 0.0048, z - 0.012 - 0.088 * math.sin(pi * t) ** 0.75))
    H.append((xa, e - 0.0045, z - 0.002))
    ring_ = P + H
    low = len(P) + 1 + 12
    ring_ = ring_[low:] + ring_[:low]
    beads(ring_, 33, 0.0060, mat('bead', '#5a2c17', rough=0.32, spec=0.5, tex='wood.png', size=0.03, ramp=[(0.2, '#3d1b0e'), (0.8, '#7d4424')], var=0.16), (0, -0.02, -1))
    br = brass(0.3)
    lathe(rounded([(0.0001, 0.002), (0.078, 0.002), (0.082, 0.0), (0.090, 0.008), (0.0925, 0.011), (0.090, 0.0115), (0.081, 0.0035), (0.0001, 0.0035)], 4), br, (-0.275, -0.195, z), 96, 50)
    attar(-0.305, -0.205, z + 0.0036, '#b06a22', 0.074, 12)
    attar(-0.262, -0.172, z + 0.0036, '#7d8a4a', 0.060, 40)
    attar(-0.240, -0.222, z + 0.0036, '#a23f3a', 0.052, -20)
    # a sprinkler of rose water
    lathe(rounded([(0.0001, 0.003), (0.030, 0.003), (0.033, 0.0), (0.035, 0.004), (0.026, 0.009), (0.011, 0.017), (0.009, 0.024), (0.013, 0.031), (0.034, 0.044), (0.045, 0.064), (0.046, 0.078), (0.038, 0.096), (0.022, 0.114), (0.012, 0.132), (0.0105, 0.137), (0.0125, 0.141), (0.0090, 0.146), (0.0066, 0.180), (0.0058, 0.214), (0.0085, 0.219), (0.0125, 0.227), (0.0130, 0.232), (0.0090, 0.238), (0.0001, 0.241)], 5), mat('silver', '#c9c6bf', rough=0.31, metal=1), (0.475, -0.165, z), 128, 180)


def build(v='A'):
    reset(233)
    world('#dde6f2', 0.30)
    H, LX, RX, F = 2.6, -1.05, 1.9, -4.0
    lime, white = limewash('#dcd5c6', 0.12), paint('#efece4')
    archpanel(LX - 0.2, RX + 0.2, -0.1, H, 0.0, WX, WW, WTOP, lime, t=0.03, sill=WSILL, reveal=0.19)
    wall(LX - 0.2, WX - WW / 2 - 0.03, 0.031, 0.2, -0.1, H, lime)
    wall(WX + WW / 2 + 0.03, RX + 0.2, 0.031, 0.2, -0.1, H, lime)
    wall(WX - WW / 2 - 0.03, WX + WW / 2 + 0.03, 0.031, 0.2, -0.1, WSILL - 0.03, lime)
    wall(WX - WW / 2 - 0.03, WX + WW / 2 + 0.03, 0.031, 0.2, WTOP + 0.03, H, lime)
    stone = limewash('#e9e2d2', 0.10)
    box(WX - WW / 2 - 0.035, WX + WW / 2 + 0.035, -0.022, 0.188, WSILL - 0.032, WSILL, stone, bev=0.005)
    jaali(WX - WW / 2 - 0.01, WX + WW / 2 + 0.01, WSILL - 0.01, WTOP + 0.02, 0.12, stone, 'star', 0.125, 0.0135, 0.030, border=0.014)
    # the left wall, whose screen the camera does not see: its light it does
    wa, wb, w0, w1 = -1.95, -0.10, 0.30, 2.40
    wall(LX - 0.16, LX, F, wa, -0.1, H, lime)
    wall(LX - 0.16, LX, wb, 0.0, -0.1, H, lime)
    wall(LX - 0.16, LX, wa, wb, -0.1, w0, lime)
    wall(LX - 0.16, LX, wa, wb, w1, H, lime)
    jaali(wa, wb, w0, w1, LX - 0.08, stone, 'star', 0.24, 0.026, 0.035, 'y', 0.03)
    wall(RX, RX + 0.2, F, 0.0, -0.1, H, lime)
    wall(LX - 0.2, RX + 0.2, F - 0.2, F, -0.1, H, white)
    wall(LX - 0.2, RX + 0.2, F - 0.2, 0.2, H, H + 0.2, white)
    tilefloor(LX, RX, F, 0.0, 0, marble('sand', 1.6, 0.24), 0.6, 0.6, 0.002)
    sk = marble('sand', 1.6, 0.26)
    box(LX, RX, -0.010, 0, 0.0, 0.085, sk, bev=0.002)
    shelf()
    things()
    prayer_rug(0.05, -0.985)
    outside('far', 0.26, (-0.6, 0.6), 'garden', 'morning', light=0.55, seed=3)
    sun(215, 27, 9.5, 0.55, 4750)
    area((LX - 0.4, (wa + wb) / 2, 1.3), (1.8, 2.0), 44, '#e8f0fb', dirv=(1, 0.1, 0), glossy=False)
    area((1.1, F + 0.3, 1.6), (1.8, 1.8), 14, '#f2f0ea', dirv=(-0.3, 1, -0.05))


CAMS = dict(main=lambda: upright((0.34, -2.56, 0.80), (0.055, -0.22, 0.455), 54, 2.2, (0.08, -0.25, 0.4)))
