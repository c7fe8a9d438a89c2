"""Two entrances: a pierced screen with the court behind it, and a passage drawn in lines of light.

Variants: A morning: jaali screen, stone console with a brass bowl of flowers, round mirror, patterned cement tiles;
          B night: a long passage, light profiles running over floor, wall and ceiling to a lit niche.
Cameras:  main, urli and passage (upright).
"""

from lib import *


def jaali_foyer():
    world('#e2e9f3', 0.35)
    wall_, ceil, teak = limewash('#e9e4d8', 0.10), paint('#f1eee7'), wood('teak')
    X, F, Y, h = 1.75, -2.0, 3.0, 2.95
    room(-X, X, F, Y, h, wall_, ceil, openings=[('B', -X - 0.2, X + 0.2, 0, h)], front=True)
    tile = mat('cement4', tex='cementtile.png', size=0.25, ramp=[(0.12, '#2f4a4b'), (0.40, '#a9563a'), (0.65, '#b9975c'), (0.92, '#e9dfca')], rough=0.45, rough_tex=('smudge.png', 1.1, 0.36, 0.55), rand=False)
    plane([(-X, F, 0), (X, F, 0), (X, Y + 0.3, 0), (-X, Y + 0.3, 0)], tile)
    for s in (-1, 1):
        a, b = sorted((s * X, s * (X - 0.014)))
        box(a, b, F, Y, 0, 0.12, kota(0.3), bev=0.003)
    # the screen: three leaves of star jaali between teak posts, a solid plinth and a transom
    stone = mat('jaalistone', '#e4d6bd', rough=0.7, tex='plaster.png', size=1.0, ramp=[(0, '#d3c3a6'), (1, '#ebdfc9')])
    n, w = 3, 2 * X / 3
    for i in range(n + 1):
        x = min(max(-X + i * w, -X + 0.05), X - 0.05)
        box(x - 0.05, x + 0.05, Y - 0.06, Y + 0.06, 0, h, teak, bev=0.006)
    for z0, z1 in ((0, 0.14), (2.48, 2.60), (h - 0.08, h)):
        box(-X, X, Y - 0.05, Y + 0.05, z0, z1, wood('teak', horiz=True), bev=0.005)
    for i in range(n):
        a, b = -X + i * w + 0.05, -X + (i + 1) * w - 0.05
        jaali(a, b, 0.14, 2.48, Y, stone, 'star', 0.265, 0.026, 0.05, border=0.035)
        jaali(a, b, 2.60, h - 0.08, Y, stone, 'lattice', 0.14, 0.018, 0.04, border=0.02)
    # garden behind; the sun comes over it
    outside('far', Y + 0.06, (-X, X), seed=11)
    sun(66, 33, 11, 0.5, 4300)
    area((0, Y + 0.5, 1.5), (3.4, 2.7), 120, '#f3f2ea', dirv=(0, -1, 0), glossy=False)
    area((0, F + 0.06, 1.8), (2.6, 2.0), 68, '#f5f4f1', dirv=(0, 1, 0), glossy=False)
    # console of stone on two drums, bowl of flowers, lamp
    yc = 2.42
    st = marble('botticino', 1.4, 0.18, 'marble2')
    box(-0.92, 0.92, yc - 0.24, yc + 0.24, 0.80, 0.86, st, bev=0.010, seg=3)
    for s in (-1, 1):
        cyl(0.145, 0, 0.80, st, (s * 0.60, yc, 0), 64, 0.006)
    br = brass(0.2)
    urli(0.0, yc, 0.86, 0.34, br, 2)
    for s, hh in ((-0.74, 0.36), (-0.56, 0.27)):
        diya(s, yc + 0.02, 0.86, hh, br, 0.4, 'five', 20 + 60 * s)
    vase('amph', ceramic('#2f4a4b'), (0.70, yc + 0.02, 0.86), 1.05)
    branches((0.70, yc + 0.02, 0.86 + 0.36), 0.62, 6, 6, '#6d8450', (0.06, 0.024), 0.5, 22)
    # right wall: round mirror above a teak bench; shoes, an umbrella
    lathe([(0.0001, 0.0), (0.40, 0.0), (0.40, 0.012), (0.0001, 0.012)], mirror(), (X - 0.016, 1.05, 1.62), 96, rot=(0, pi / 2, 0))
    lathe([(0.40, 0.0), (0.43, 0.0), (0.43, 0.03), (0.40, 0.03), (0.40, 0.0)], br, (X - 0.032, 1.05, 1.62), 96, rot=(0, pi / 2, 0))
    box(X - 0.40, X, 0.35, 1.75, 0.41, 0.455, teak, bev=0.006)
    for yy in (0.45, 1.65):
        beam((X - 0.35, yy, 0), (X - 0.33, yy, 0.41), 0.045, 0.045, teak)
        beam((X - 0.06, yy, 0), (X - 0.06, yy, 0.41), 0.045, 0.045, teak)
    padbox(0.38, 0.90, 0.06, blockprint('#ece1cb', '#2f4a4b', 0.45), (X - 0.20, 0.85, 0.485), 0.022, front=False)
    simmesh('pillow', fabric('#a9563a', 0.25), (X - 0.13, 1.16, 0.70), (math.radians(74), 0.05, -pi / 2 + 0.1), scale=0.8)
    plump()
    slippers(X - 0.42, 1.32, 0, -100)
    # left wall: the teak door ajar, its frame, a row of bells
    for q in ((0.35, 0.43), (1.43, 1.51)):
        box(-X, -X + 0.06, *q, 0, 2.165, teak, bev=0.006)
    box(-X, -X + 0.064, 0.346, 1.514, 2.16, 2.26, teak, bev=0.006)
    box(-X + 0.005, -X + 0.045, 0.43, 1.43, 0.01, 2.16, teak, bev=0.004)
    for z0, z1 in ((0.15, 0.75), (0.88, 1.42), (1.55, 2.04)):
        for a, b in ((0.52, 0.88), (0.98, 1.34)):
            moulding(a, b, z0, z1, -X + 0.045, teak, 'y', 1, 0.03, 0.018)
    for zz in (0.20, 0.80, 1.48, 2.08):
        for k in range(6):
            sphere(0.014, br, (-X + 0.047, 0.50 + k * 0.172, zz - 0.0), 14)
    tube([(-X + 0.05, 0.50, 1.12), (-X + 0.095, 0.50, 1.09), (-X + 0.095, 0.50, 0.97), (-X + 0.05, 0.50, 0.94)], 0.010, br)
    snake_plant((-1.38, 2.42, 0), 1.15, 7, brass(0.3))
    # a brass lantern
    tube([(0, 0.8, h), (0, 0.8, 2.52)], 0.004, br, smooth=False)
    lathe([(0.01, 0.34), (0.04, 0.31), (0.13, 0.24), (0.135, 0.23)], br, (0, 0.8, 2.18), 8, 20)
    lathe([(0.135, 0.0), (0.10, -0.03), (0.0001, -0.03)], br, (0, 0.8, 2.18), 8, 20)
    for k in range(8):
        a = k * pi / 4
        tube([(0.132 * math.cos(a), 0.8 + 0.132 * math.sin(a), 2.18), (0.132 * math.cos(a), 0.8 + 0.132 * math.sin(a), 2.42)], 0.006, br, smooth=False)
    sphere(0.04, glow('#ffe0b0', 4), (0, 0.8, 2.30), 20)


def lines_of_light():
    world('#151a24', 0.03)
    X, F, Y, h = 1.05, -1.2, 6.5, 2.65
    plaster, dark, ceil = limewash('#7c8183', 0.12), lacquer('#2f2a27', 0.4), paint('#8b8d8e')
    room(-X, X, F, Y, h, plaster, ceil, openings=[('B', -0.52, 0.52, 0.55, 2.12), ('L', 2.98, 4.24, 0.14, 2.32)], front=True)
    stone = marble('nero', 3.0, 0.10, 'marble2')
    tilefloor(-X, X, F, Y, 0, mat('dark', '#4a4641', rough=0.16, tex='plaster.png', size=1.6, ramp=[(0, '#37332f'), (1, '#524d47')], rough_tex=('smudge.png', 1.2, 0.10, 0.24)), 1.05, 1.2)
    # right wall in smoked boards, two flush doors with brass edges; left wall plaster
    wal = wood('smoked', straight=True)
    for i in range(8):
        a = F + i * 0.9625
        box(X - 0.03, X, a + 0.002, a + 0.9605, 0.0, h - 0.06, wal, bev=0.002)
    for y in (1.72, 3.65):
        for q in (y, y + 0.90):
            box(X - 0.034, X - 0.001, q - 0.004, q + 0.004, 0, 2.25, brass(0.3), bev=0)
        box(X - 0.034, X - 0.001, y, y + 0.90, 2.246, 2.254, brass(0.3), bev=0)
        tube([(X - 0.03, y + 0.08, 1.02), (X - 0.085, y + 0.08, 1.02), (X - 0.085, y + 0.20, 1.02)], 0.009, brass(0.25), smooth=False)
    # two hoops of light in dark grooves: up the left wall, over the ceiling, down between two boards beside a door
    for y in (2.65, 4.575):
        s = 0.62
        for q in ((-X, -X + 0.0005, 0.02, h - 0.001), (X - 0.0305, X - 0.030, 0.02, h - 0.06)):
            box(q[0], q[1], y - 0.026, y + 0.026, q[2], q[3], black(0.6), bev=0)
        profile((-X + 0.001, y, 0.02), (-X + 0.001, y, h - 0.02), (1, 0, 0), 0.030, 2900, 7, '#ffe3bb', s)
        profile((-X + 0.02, y, h - 0.001), (X - 0.04, y, h - 0.001), (0, 0, -1), 0.030, 2900, 8, '#ffe3bb', s)
        profile((X - 0.031, y, h - 0.06), (X - 0.031, y, 0.02), (-1, 0, 0), 0.030, 2900, 7, '#ffe3bb', s)
    # a groove of light above the skirting of the left wall, and one above the boards
    box(-X, -X + 0.012, F, Y, 0.0, 0.09, dark, bev=0.002)
    strip((-X + 0.016, F, 0.10), (-X + 0.016, Y, 0.10), 1.6, 2700, (0.3, 0, 1))
    strip((X - 0.015, F, h - 0.05), (X - 0.015, Y, h - 0.05), 3, 2700, (-0.4, 0, 1))
    # the niche at the end: arched, lined with brass leaf, a stone vessel in it
    archpanel(-X, X, 0, h, Y - 0.03, 0, 1.00, 2.10, plaster, t=0.03, sill=0.58, reveal=0.36)
    leaf = mat('leafbrass', '#b98d4c', rough=0.42, metal=1, tex='plaster.png', size=0.6, ramp=[(0, '#8f6a35'), (1, '#cfa766')])
    box(-0.6, 0.6, Y + 0.32, Y + 0.34, 0.5, 2.2, leaf, bev=0)
    box(-0.56, 0.56, Y - 0.07, Y + 0.33, 0.535, 0.578, stone, bev=0.004)
    tube([(-0.515, Y - 0.036, 0.585)] + [(-math.cos(pi * i / 28) * 0.515, Y - 0.036, 1.60 + math.sin(pi * i / 28) * 0.515) for i in range(29)] + [(0.515, Y - 0.036, 0.585)], 0.008, glow('#ffe3bb', 0.8), smooth=False)
    tube([(-0.530, Y - 0.032, 0.585)] + [(-math.cos(pi * i / 56) * 0.530, Y - 0.032, 1.60 + math.sin(pi * i / 56) * 0.530) for i in range(57)] + [(0.530, Y - 0.032, 0.585)], 0.009, brass(0.3), smooth=False)
    strip((-0.36, Y + 0.02, 1.86), (0.36, Y + 0.02, 1.86), 11, 2800, (0, 0.35, -1))
    strip((-0.40, Y + 0.29, 0.60), (0.40, Y + 0.29, 0.60), 5, 2600, (0, 0.3, 1))
    vase('round', ceramic('#2b2725', 0.5), (0.0, Y + 0.12, 0.58), 2.0, 1.05)
    branches((0.0, Y + 0.12, 0.58 + 0.48), 0.78, 7, 3, '#4d5836', (0.05, 0.02), 0.5, 20)
    # a timber bench under it, where one sits down for one's shoes
    oak = wood('smoked', horiz=True)
    box(-0.70, 0.70, Y - 0.42, Y - 0.05, 0.385, 0.425, oak, bev=0.004)
    for x in (-0.60, 0.56):
        box(x, x + 0.04, Y - 0.39, Y - 0.08, 0, 0.385, wal, bev=0.004)
    box(-0.56, 0.56, Y - 0.245, Y - 0.225, 0.30, 0.384, oak, bev=0.003)
    padbox(1.24, 0.33, 0.07, fabric('#5c6048', 0.25), (0, Y - 0.235, 0.461), 0.024, front=False)
    # left wall: a tall window to the garden between the hoops; before them a console where keys and bags are put down
    windowframe('L', -X - 0.1, 2.98, 4.24, 0.14, 2.32, black(), 2, t=0.035)
    pane('L', -X - 0.1, 2.98, 4.24, 0.14, 2.32)
    outside('left', -X - 0.2, (2.98, 4.24), 'garden', 'blue', seed=4, light=1.0)
    area((-X - 0.3, 3.61, 1.25), (1.2, 2.1), 22, '#7f9fe6', dirv=(1, 0, 0))
    box(-X, -X + 0.30, 0.98, 2.24, 0.74, 0.77, stone, bev=0.003)
    box(-X, -X + 0.27, 1.03, 2.19, 0.60, 0.74, dark, bev=0.003)
    strip((-X + 0.03, 1.08, 0.595), (-X + 0.03, 2.14, 0.595), 4, 2700, (-0.1, 0, -1))
    tablelamp(-X + 0.15, 2.00, 0.77, ceramic('#5b6660'), '#efe2c8', 0.44, 3, 0.13)
    tube([(-X + 0.06, 2.02, 0.776), (-X + 0.012, 2.04, 0.775), (-X + 0.008, 2.04, 0.745)], 0.003, black(0.6))
    lathe([(0.0001, 0.0), (0.36, 0.0), (0.36, 0.012), (0.0001, 0.012)], mirror(), (-X + 0.012, 1.56, 1.52), 96, rot=(0, -pi / 2, 0))
    lathe([(0.36, 0.0), (0.375, 0.0), (0.375, 0.02), (0.36, 0.02), (0.36, 0.0)], brass(), (-X + 0.024, 1.56, 1.52), 96, rot=(0, -pi / 2, 0))
    vase('bowl', brass(0.25), (-X + 0.15, 1.22, 0.77), 0.7)
    books_stack(-X + 0.15, 1.60, 0.77, 2, 4, 0.17, 0.22, pi / 2)
    spot((-0.45, 1.60, h), 12, 2900, 50, target=(-X, 1.60, 1.2))
    area((0.2, F + 0.06, 1.5), (1.0, 2.2), 16, '#7f9fe6', dirv=(0, 1, 0))  # the blue hour, through the open door behind the camera


def build(v='A'):
    reset(91)
    jaali_foyer() if v == 'A' else lines_of_light()
    build.v = v


def main():
    return camera((0.22, -1.75, 1.36), 1, 27, 0.0, fstop=7, focus=4.2) if build.v == 'A' else camera((0.34, -1.10, 1.30), 6, 24, 0.0, fstop=7, focus=4.2)


CAMS = dict(
    main=main,
    passage=lambda: upright((0.52, -0.98, 1.38), (-0.52, 2.9, 1.24), 30, 6, (-0.9, 1.6, 1.2)),
    urli=lambda: upright((-0.62, 0.55, 1.08), (0.06, 2.42, 1.06), 55, 2.4, (0.0, 2.3, 0.95)),
)
