"""Formal drawing room: dove-blue panelled walls, two tuxedo sofas face to face, a round tea table, a marble mantel with a mirror.

Variants: B and C under coffers with light lines, D and E under a raised tray with a cove; B and D by day, C and E after dark.
Camera:  ceiling.
"""

from lib import *
from lib.drawings import kalamkari, picture


def tuxedo(x, y, rot, fab, leg, w=2.15, cushions=()):
    """arms as high as the back, buttoned all round; rot in degrees"""
    d, hh = 0.86, 0.76
    with turned(x, y, rot):
        softbox(w, d, 0.22, fab, (0, 0, 0.27), r=0.03, puff=0, wr=0.001, n=12)
        softbox(w, 0.16, hh - 0.16, fab, (0, d / 2 - 0.08, 0.16 + (hh - 0.16) / 2), r=0.035, puff=0.0, wr=0.002, n=16, seed=1, piping=leg)
        for s in (-1, 1):
            softbox(0.16, d, hh - 0.16, fab, (s * (w / 2 - 0.08), 0, 0.16 + (hh - 0.16) / 2), r=0.035, puff=0.0, wr=0.002, n=16, seed=2 + s, piping=leg)
        q = (w - 0.32) / 2
        for i in (0, 1):
            cushion(q - 0.002, d - 0.16, 0.185, fab, (-w / 2 + 0.16 + q * (i + 0.5), -0.085, 0.445), kind='seat', seed=5 + i + int(abs(x * 9)))
        for s in (-1, 1):
            for t in (-1, 1):
                cyl(0.016, 0, 0.17, leg, (s * (w / 2 - 0.09), t * (d / 2 - 0.09), 0), 20, r2=0.024)
        for cx, m, rz in cushions:
            simmesh('pillow', m, (cx, d / 2 - 0.27, 0.70), (math.radians(74), 0.05, rz), scale=0.86)


def chandelier(x, y, z, ztop, m, arms=8, r=0.48, power=9, k=2600):
    """brass arms with candle lamps about a turned stem; z its lowest point"""
    tube([(x, y, z + 0.62), (x, y, ztop)], 0.007, m, smooth=False)
    lathe([(0.06, 0), (0.065, -0.012), (0.02, -0.05), (0.0001, -0.055)], m, (x, y, ztop), 32)
    lathe([(0.0001, 0), (0.02, 0.01), (0.034, 0.04), (0.016, 0.07), (0.05, 0.13), (0.062, 0.17), (0.03, 0.22), (0.014, 0.27), (0.02, 0.34), (0.045, 0.42), (0.02, 0.48), (0.010, 0.56), (0.022, 0.60), (0.008, 0.64)], m, (x, y, z), 40, 50)
    wax, flame = mat('wax', '#efe6d2', rough=0.6), glow('#ffd9a0', 5)
    for i in range(arms):
        a = 2 * pi * i / arms + 0.2
        c, s = math.cos(a), math.sin(a)
        P = [(0.04, 0.20), (0.16, 0.10), (0.32, 0.06), (r * 0.92, 0.10), (r, 0.22), (r, 0.27)]
        tube([(x + c * q, y + s * q, z + zz) for q, zz in P], 0.008, m)
        p = (x + c * r, y + s * r, z + 0.27)
        lathe([(0.0001, 0), (0.012, 0), (0.044, 0.012), (0.046, 0.018), (0.014, 0.012), (0.014, 0.03), (0.0001, 0.03)], m, p, 28)
        cyl(0.0115, 0.02, 0.13, wax, p, 20)
        if power:
            lathe([(0.0001, 0.13), (0.009, 0.145), (0.011, 0.165), (0.005, 0.195), (0.0001, 0.21)], flame, p, 16, 80)
        if power and i % 2 == 0:
            point((p[0], p[1], p[2] + 0.19), power, k, 0.03)


# outlines, from the wall inwards and down from the ceiling: a cornice, and (from outside) the lip of the tray
CORNICE = rounded([(0.001, 0.215), (0.012, 0.213), (0.020, 0.200), (0.022, 0.180), (0.030, 0.176), (0.034, 0.140), (0.050, 0.095), (0.082, 0.062), (0.116, 0.052), (0.120, 0.040), (0.138, 0.036), (0.146, 0.022), (0.148, -0.001)], 4, 50)
LIP = rounded([(0.0, -0.001), (0.002, 0.010), (0.20, 0.014), (0.36, 0.020), (0.50, 0.034), (0.56, 0.046), (0.70, 0.056), (0.86, 0.054), (0.97, 0.044), (1.0, 0.028), (1.0, -0.02)], 4, 50)
SPOTS = (-0.85, 0.45, 1.75, 3.05, 4.35)  # above the middle of the panels of the right wall


def ceiling(tray, dark, X, F, Y, h, m):
    """coffers on a cornice, or a border with a cove round a raised middle and eight spots in it"""
    if tray:
        zb, (a0, a1, b0, b1) = cove(-X, X, F, Y, h, 0.30, dict(L=0.80, R=0.80, F=0.85, B=0.85), m, k=3800 if dark else 3600, power=1.5 if dark else 3, slot=0.12)
        w = 0.125  # a moulding round the edge
        rim(a0 - 0.029 - w, a1 + 0.033 + w, b0 - 0.029 - w, b1 + 0.033 + w, [(w * i, o) for i, o in LIP], lambda a, b, o: (a, b, zb - o), m)
        for s in (-1, 1):
            for y in SPOTS:
                spot((s * (X - 0.30), y, h - 0.30), 75 if dark else 5, 3000, 60, 0.5, face=('#ffb266', 1.1) if dark else ('#fff0dc', 8))
    else:
        coffers(-X + 0.14, X - 0.14, F + 0.14, Y - 0.14, h, m, 4, 4, 0.20, 0.24, 3900 if dark else 3500, 0.65 if dark else 2.0, 0.05)
    low = h - (0.30 if tray else 0.24)
    rim(-X, X, F, Y, CORNICE, lambda a, b, o: (a, b, low - o), m)
    if not tray:  # what closes the coffers towards the walls
        rim(-X, X, F, Y, [(0.002, 0), (0.150, 0), (0.150, 0.22)], lambda a, b, o: (a, b, low + o), m)


def build(v='B'):
    reset(51)
    tray, dark = v in 'DE', v in 'CE'
    P = dict(
        wall='#9aa5a8', dado='#8b979b', ceil='#f1ece1', sofa='#b9a88c', floor='oak', stone='grey', silk='#a8543c', drape='#d5cab6', vel='#4c5b50',
        rug=('#4a3a30', '#98705a', '#c2a27a', '#cdbfa6', '#efe6d6'),
    )  # fmt: skip
    world('#3f5788' if dark else '#e2e8f0', 0.10 if dark else 0.3)
    wall_, dado, ceil = paint(P['wall']), paint(P['dado']), paint(P['ceil'])
    X, F, Y, h = 3.1, -1.5, 5.0, 3.5
    wins = [('L', 0.1, 1.4, 0.12, 2.85), ('L', 2.5, 3.8, 0.12, 2.85)]
    room(-X, X, F, Y, h, wall_, ceil, openings=wins, front=True)
    floor(-X, X, F, Y, 0, floorwood(P['floor']))
    ceiling(tray, dark, X, F, Y, h, ceil)
    # wall panels: dado rail, mouldings below and above, skirting
    for a, b, c, d in ((-X, X, Y - 0.022, Y), (-X, X, F, F + 0.022), (-X, -X + 0.022, F, 0.02), (-X, -X + 0.022, 1.48, 2.42), (-X, -X + 0.022, 3.88, Y), (X - 0.022, X, F, Y)):
        box(a, b, c, d, 0, 0.16, dado, bev=0.006)
        box(a, b, c, d, 0.88, 0.93, dado, bev=0.008)
    def panels(axis, at, face, cuts):
        for a, b in cuts:
            moulding(a + 0.07, b - 0.07, 0.25, 0.80, at, dado, axis, face, 0.055, 0.026)
            moulding(a + 0.07, b - 0.07, 1.02, 2.92, at, wall_, axis, face, 0.055, 0.026)
    panels('x', Y, -1, ((-X, -2.0), (-2.0, -0.95), (0.95, 2.0), (2.0, X)))
    panels('x', F, 1, ((-X, -1.9), (-1.9, -0.6), (-0.6, 0.6), (0.6, 1.9), (1.9, X)))
    panels('y', X, -1, ((F, -0.2), (-0.2, 1.1), (1.1, 2.4), (2.4, 3.7), (3.7, Y)))
    panels('y', -X, 1, ((F, -0.25), (1.6, 2.3), (4.05, Y)))
    # mantel with its mirror
    st, br = marble(P['stone'], 1.6, 0.12), brass(0.22)
    box(-0.82, 0.82, Y - 0.05, Y, 0, 1.08, st, bev=0.003)
    for s in (-1, 1):
        a, b = sorted((s * 0.58, s * 0.82))
        box(a, b, Y - 0.26, Y - 0.05, 0, 1.0, st, bev=0.004)
        moulding(a + 0.04, b - 0.04, 0.18, 0.92, Y - 0.26, st, 'x', -1, 0.02, 0.012)
        box(a - 0.012, b + 0.012, Y - 0.275, Y - 0.05, 0, 0.11, st, bev=0.004)
    box(-0.82, 0.82, Y - 0.24, Y - 0.05, 0.80, 1.0, st, bev=0.003)
    box(-0.92, 0.92, Y - 0.32, Y, 1.0, 1.05, st, bev=0.010, seg=3)
    tiles(-0.58, 0.58, 0.03, 0.795, Y - 0.061, mat('brick', '#8a6a58', rough=0.9, var=0.22, bump=[('plaster_h.png', 0.12, 0.5, 0.003)]), 0.145, 0.055, 0.006, stack=False, tilt=0.01, t=0.012)
    box(-0.57, 0.57, Y - 0.25, Y - 0.05, 0.001, 0.03, st, bev=0.002)
    for k, x in enumerate((-0.34, -0.16, 0.02, 0.20, 0.37)):
        hh = (0.24, 0.38, 0.20, 0.32, 0.16)[k]
        at = (x, Y - 0.15 - 0.02 * (k % 2), 0)
        cyl(0.038, 0.03, 0.03 + hh, mat('wax', '#efe6d2', rough=0.6), at, 48)
        tube([(*at[:2], 0.03 + hh), (*at[:2], 0.042 + hh)], 0.0014, black())
        if dark:
            lathe([(0.0001, 0.038 + hh), (0.007, 0.048 + hh), (0.009, 0.060 + hh), (0.004, 0.080 + hh), (0.0001, 0.092 + hh)], glow('#ffd9a0', 7), at, 24, 80)
            point((*at[:2], 0.066 + hh), 0.55, 2600, 0.02)
    box(-0.66, 0.66, Y - 0.045, Y - 0.004, 1.22, 2.84, br, bev=0.012, seg=3)
    box(-0.62, 0.62, Y - 0.047, Y - 0.044, 1.26, 2.80, mirror(), bev=0)
    for s in (-1, 1):
        vase('amph', ceramic('#7c8c86'), (s * 0.66, Y - 0.16, 1.05), 0.95)
    branches((0.66, Y - 0.16, 1.05 + 0.32), 0.55, 6, 6, '#7c8a5c', (0.055, 0.022), 0.5, 22)
    vase('bowl', br, (-0.25, Y - 0.17, 1.05), 0.8)
    books_stack(0.24, Y - 0.17, 1.05, 2, 4, 0.26, 0.19)
    for s in (-1, 1):
        sconce(s * 1.475, Y, 1.95, brass(0.3), 'x', -1, 0.28, 2, 3200)
    # tall windows, drapes
    for _, a, b, c, d in wins:
        windowframe('L', -X - 0.1, a, b, c, d, paint('#ece6da'), 2, horiz=2.1)
        pane('L', -X - 0.1, a, b, c, d)
        for q in ((a - 0.09, a - 0.003), (b + 0.003, b + 0.09)):
            box(-X, -X + 0.03, *q, 0, d + 0.09, dado, bev=0.006)
        box(-X, -X + 0.035, a - 0.11, b + 0.11, d + 0.003, d + 0.10, dado, bev=0.008)
        for k, (p, q) in enumerate(((a - 0.22, a + 0.22), (b - 0.22, b + 0.22))):
            curtain(p, q, -X + 0.13, 0.015, 3.06, drape(P['drape']), 0.095, 0.042, k + int(a * 9), 'y')
        tube([(-X + 0.13, a - 0.34, 3.07), (-X + 0.13, b + 0.34, 3.07)], 0.014, br, smooth=False)
        for e in (a - 0.31, b + 0.31):
            tube([(-X - 0.002, e, 3.07), (-X + 0.13, e, 3.07)], 0.009, br, smooth=False)
        for e in (a - 0.34, b + 0.34):
            sphere(0.028, br, (-X + 0.13, e, 3.07), 20)
        for p, q in ((a + 0.06, a + 0.36), (b - 0.36, b - 0.06)):  # drawn back from the view
            curtain(p, q, -X + 0.07, 0.02, 3.03, sheer(t=0.30), 0.06, 0.025, 5, 'y')
        if dark:
            area((-X - 0.3, (a + b) / 2, 1.5), (1.25, 2.7), 14, '#8fb2ff', dirv=(1, 0, 0))
        else:
            area((-X - 0.3, (a + b) / 2, 1.5), (1.25, 2.7), 105, '#f4f1ea', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (wins[0][1], wins[-1][2]), seed=8, time='blue' if dark else 'day')
    if not dark:
        sun(208, 30, 6, 1.0, 4200)
        area((0, F + 0.08, 2.0), (4.5, 2.4), 50, '#fff4e6', dirv=(0, 1, 0.1), glossy=False)
    # carpet, sofas, table
    persian(-1.65, 1.65, 0.55, 4.05 - 0.15, P['rug'])
    fab = velvet(P['sofa'])
    silk, iv, vel = fabric(P['silk'], 0.2, 0.15), fabric('#e8dfcd', 0.2), velvet(P['vel'])
    tuxedo(-1.55, 2.25, 90, fab, br, cushions=((-0.66, silk, 0.15), (0.62, iv, -0.12), (0.34, vel, 0.1)))
    tuxedo(1.55, 2.25, -90, fab, br, cushions=((-0.62, iv, 0.12), (0.62, silk, -0.14)))
    # round tea table on a turned foot
    cyl(0.52, 0.42, 0.45, wood('walnut'), (0, 2.25, 0), 72, 0.008)
    lathe([(0.0001, 0.013), (0.26, 0.013), (0.27, 0.04), (0.06, 0.10), (0.05, 0.2), (0.09, 0.28), (0.05, 0.36), (0.16, 0.42)], wood('walnut'), (0, 2.25, 0), 56)
    zt = 0.45
    urli(0.0, 2.42, zt, 0.17, br, 3)
    z = books_stack(-0.05, 1.95, zt, 3, 5, 0.27, 0.20)
    openbook(-0.05, 1.95, z, 20, '#7a3b2e', 0.9)
    cup(0.24, 2.02, zt)
    for s in (-1, 1):  # side tables with lamps behind the sofas' ends
        rtable(s * 1.62, 3.72, 0.012, 0.25, 0.56, marble(P['stone'], 1.2), br, 0.022, 'legs')
        tablelamp(s * 1.62, 3.72, 0.572, ceramic('#8a978f'), h=0.56, power=4 if dark else 1.6, r=0.19)
        if dark:  # what its shade gives to the wall behind it
            spot((s * 1.62, 3.93, 1.03), 38, 2700, 120, 1.0, fixture=False, target=(s * 1.62, 5.0, 1.12)).data.shadow_soft_size = 0.1
    # an upright chair by the window, a console on the right wall with a picture
    box(X - 0.40, X - 0.03, 2.45, 3.95, 0.80, 0.835, wood('walnut', horiz=True), bev=0.004)
    for yy in (2.51, 3.89):
        for xx in (X - 0.37, X - 0.07):
            cyl(0.014, 0, 0.80, br, (xx, yy, 0), 16)
    vase('round', ceramic('#c7a46a'), (X - 0.2, 2.75, 0.835), 0.9)
    books_stack(X - 0.2, 3.6, 0.835, 3, 9, 0.22, 0.3)
    frame(X, 3.05, 1.76, 0.84, 1.12, picture('kalamkari', kalamkari()), br, 'x', face=-1)
    rubber_plant((-2.62, 4.55, 0), 1.7, 5, ceramic('#d6cab6'))
    plump()
    # light
    chandelier(0, 2.2, 2.3, h - (0 if tray else 0.24), br, 8, 0.50, 4 if dark else 0, 3200)


CAMS = dict(
    ceiling=lambda: camera((2.35, -1.2, 1.15), 27, 20, 0.235, fstop=8, focus=5),
)
