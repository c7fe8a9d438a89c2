"""Kitchen with island: tall oven wall, tiled back run, sink run under the window.

Variants: A sage lacquer and oak, B walnut with terracotta tile, C deep green with terrazzo; A with other shutters: D ivory, E blue-green,
F terracotta, G walnut veneer.
Cameras:  main, corner, window (B), sink, detail.
"""

from lib import *
from lib.closeup import grain
from rooms.closeups_masala import cooker, cup as steelcup, dabba
from rooms.kitchen_tea import barni


def spices_and_spoons(x, y, z):
    """what lies in an open drawer: jars with brass lids on the left, spoons in a tray on the right; x, y its middle"""
    oak, st = wood('oak', horiz=True), steel(0.2)
    for i in range(5):
        for j in range(3):
            px, py = x - 0.33 + 0.075 * i, y - 0.10 + 0.085 * j
            spice = ('#b5491f', '#d39a2b', '#6d4a2c', '#8f9a4b', '#c9b48a')[(i * 2 + j) % 5]
            lathe(rounded([(0.0001, 0.004), (0.026, 0.004), (0.028, 0.07), (0.022, 0.078)]), mat('spice' + spice, spice, rough=0.9, tex='boucle.png', size=0.05, ramp=[(0, spice), (1, spice)], bump=[('boucle_h.png', 0.05, 0.6, 0.002)]), (px, py, z), 48)
            lathe(rounded([(0.0001, 0), (0.029, 0), (0.031, 0.006), (0.031, 0.075), (0.026, 0.084), (0.026, 0.088)]), glass(), (px, py, z), 64)
            lathe(rounded([(0.0001, 0.100), (0.026, 0.0995), (0.029, 0.097), (0.029, 0.084)], 3, 30), brass(0.2), (px, py, z), 64)
    x0, x1 = x + 0.07, x + 0.37
    for a in (x0, x0 + 0.10, x0 + 0.20, x1):
        box(a - 0.004, a + 0.004, y - 0.15, y + 0.17, z, z + 0.05, oak, bev=0.002)
    for i in range(9):
        px, bend = x0 + 0.028 + 0.0225 * (i % 3) + 0.10 * (i // 3), 0.004 * (i % 2)
        tube([(px, y - 0.10, z + 0.012), (px + bend, y, z + 0.016), (px, y + 0.06, z + 0.012)], 0.0035, st)
        sphere(0.017, st, (px, y + 0.085, z + 0.012), 40, scale=(0.85, 1.5, 0.35))


def cooking(Y, z, curry=False):
    """on the worktop about the hob: what a meal needs"""
    board(0.86, Y - 0.36, z, 0.22, w=0.40, d=0.25)
    dabba(0.57, Y - 0.21, z)
    cooker(-0.262, Y - 0.235, z + 0.05)
    if curry:
        return
    s = mat('pale steel', '#d9d7d3', rough=SATIN, metal=1)
    for x, y, r, h in ((1.50, Y - 0.42, 0.062, 0.034), (1.64, Y - 0.34, 0.062, 0.034), (-0.62, Y - 0.20, 0.036, 0.09), (-0.53, Y - 0.26, 0.036, 0.09)):
        steelcup(r, h, s, x, y, z, 0.002)
    for x, y, c in ((1.50, Y - 0.42, '#8a3b22'), (1.64, Y - 0.34, '#c9a25a')):
        lathe(rounded([(0.0001, 0.034), (0.03, 0.031), (0.058, 0.024)]), mat('heap' + c, c, rough=0.9, bump=[('boucle_h.png', 0.03, 0.9, 0.003)]), (x, y, z), 48, 60)


def kadai(x, y, z):
    """an iron wok with brinjals in their gravy"""
    iron = mat('iron', '#22201f', rough=0.45)
    lathe(rounded([(0.0001, 0), (0.050, 0.002), (0.098, 0.026), (0.134, 0.074), (0.142, 0.083), (0.139, 0.085), (0.130, 0.076), (0.095, 0.032), (0.05, 0.008), (0.0001, 0.006)], 4), iron, (x, y, z), 96, 60)
    for s in (-1, 1):
        tube([(x + s * 0.134, y - 0.030, z + 0.075), (x + s * 0.166, y - 0.026, z + 0.094), (x + s * 0.176, y, z + 0.100), (x + s * 0.166, y + 0.026, z + 0.094), (x + s * 0.134, y + 0.030, z + 0.075)], 0.005, iron)
    lathe([(0.0001, 0.058), (0.06, 0.0585), (0.118, 0.057)], mat('gravy', '#9a5426', rough=0.22, tex='smudge.png', size=0.05, ramp=[(0.2, '#7d3d18'), (0.8, '#b0692f')], bump=[('boucle_h.png', 0.06, 0.8, 0.004)]), (x, y, z), 64, 60)
    skin, stalk = mat('brinjal', '#2e1826', rough=0.25), mat('brinjal stalk', '#5d6b35', rough=0.7)
    for i, (a, b) in enumerate(((-0.055, 0.02), (0.01, 0.055), (0.06, 0.005), (0.02, -0.05), (-0.045, -0.045), (0.0, 0.0))):
        o = sphere(0.024, skin, (x + a, y + b, z + 0.062), 32, scale=(1.35, 1, 0.9))
        o.rotation_euler.z = i * 1.9
        c, q = math.cos(i * 1.9), math.sin(i * 1.9)
        tube([(x + a + c * 0.030, y + b + q * 0.030, z + 0.064), (x + a + c * 0.046, y + b + q * 0.046, z + 0.072)], 0.0035, stalk, smooth=False)


def rotis(x, y, z):
    """a round board with a roti being rolled, the pin beside it, dough in a bowl, flour in a cup"""
    teak, dough, s = wood('teak', horiz=True), mat('dough', '#d8c49a', rough=0.75, tex='smudge.png', size=0.08, ramp=[(0.2, '#cbb384'), (0.8, '#e0cfa9')], bump=[('boucle_h.png', 0.04, 0.35, 0.002)]), steel(0.3)
    lathe(rounded([(0.0001, 0.014), (0.125, 0.014), (0.135, 0.018), (0.136, 0.030), (0.130, 0.034), (0.0001, 0.034)], 3), teak, (x, y, z), 96, 40)
    for k in range(3):
        cyl(0.016, 0, 0.0145, teak, (x + 0.10 * math.cos(2.1 * k), y + 0.10 * math.sin(2.1 * k), z), 24)
    o = lathe(rounded([(0.0001, 0.0345), (0.088, 0.0345), (0.094, 0.0355), (0.092, 0.0375), (0.0001, 0.0385)], 3), dough, (x - 0.01, y + 0.01, z), 96, 60)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        v.co.xy *= 1 + 0.03 * math.sin(2 * a + 1) + 0.015 * math.sin(5 * a)
        v.co.z += 0.0008 * math.sin(v.co.x * 90) * math.cos(v.co.y * 70)
    pin = lathe(rounded([(0.0001, -0.19), (0.010, -0.186), (0.011, -0.17), (0.007, -0.145), (0.010, -0.128), (0.017, -0.06), (0.0185, 0), (0.017, 0.06), (0.010, 0.128), (0.007, 0.145), (0.011, 0.17), (0.010, 0.186), (0.0001, 0.19)], 4), wood('teak'), (x + 0.25, y - 0.02, z + 0.0187), 48, 60)
    pin.rotation_euler = (pi / 2, 0, 0.5)
    bx, by = x - 0.30, y + 0.12
    steelcup(0.088, 0.055, s, bx, by, z, 0.003)
    for a, b, h in ((-0.03, 0.0, 0.028), (0.034, 0.022, 0.028), (0.012, -0.036, 0.028), (0.004, 0.004, 0.056)):
        sphere(0.030, dough, (bx + a, by + b, z + h), 40, scale=(1, 1, 0.86))
    fx, fy = x + 0.08, y + 0.26
    steelcup(0.055, 0.04, s, fx, fy, z, 0.002)
    lathe(rounded([(0.0001, 0.047), (0.02, 0.043), (0.052, 0.031)], 4), mat('flour', '#ece6d8', rough=0.95, bump=[('boucle_h.png', 0.02, 0.5, 0.002)]), (fx, fy, z), 48, 60)


def tomatoes(x, y, z):
    """on a board: whole ones, one cut in half, a knife"""
    skin, calyx, flesh, s = mat('tomato', '#a3240f', rough=0.22, coat=0.3), mat('calyx', '#4f6b2c', rough=0.7), mat('tomato cut', '#c1452b', rough=0.2), steel(0.3)
    for i, (a, b) in enumerate(((-0.11, 0.06), (-0.035, 0.085), (-0.10, -0.03))):
        sphere(0.034, skin, (x + a, y + b, z + 0.028), 40, scale=(1.04, 1, 0.84))
        for k in range(5):
            t = i + k * 2 * pi / 5
            tube([(x + a, y + b, z + 0.0555), (x + a + 0.010 * math.cos(t), y + b + 0.010 * math.sin(t), z + 0.057), (x + a + 0.020 * math.cos(t), y + b + 0.020 * math.sin(t), z + 0.0535)], 0.0016, calyx)
    for a, b in ((0.035, 0.02), (0.095, 0.045)):
        lathe(rounded([(0.0001, 0), (0.020, 0.004), (0.032, 0.018), (0.034, 0.027), (0.033, 0.0285)]), skin, (x + a, y + b, z), 48, 60)
        lathe([(0.0001, 0.0280), (0.0332, 0.0284)], flesh, (x + a, y + b, z), 48)
    with turned(x + 0.03, y - 0.075, 24, z):
        box(-0.15, -0.03, -0.010, 0.010, 0.002, 0.018, wood('rosewood', horiz=True), bev=0.005)
        o = obj('blade', pmesh('blade', [(-0.03, -0.012, 0.004), (0.13, -0.012, 0.003), (0.155, 0.006, 0.004), (-0.03, 0.012, 0.004)], [(0, 1, 2, 3)]), s)
        o.modifiers.new('s', 'SOLIDIFY').thickness = 0.0018


def waterfilter(x, y, z):
    """the steel water filter of two drums that stands in so many kitchens, a tumbler under its tap"""
    s = steel(0.3)
    lathe(rounded([(0.0001, 0.006), (0.104, 0.006), (0.108, 0), (0.112, 0.006), (0.110, 0.014), (0.110, 0.218), (0.114, 0.222), (0.114, 0.232), (0.108, 0.236), (0.108, 0.430), (0.113, 0.434), (0.113, 0.446), (0.106, 0.450), (0.060, 0.464), (0.014, 0.468), (0.010, 0.474), (0.016, 0.486), (0.0001, 0.492)], 3, 30), s, (x, y, z), 96, 40)
    b = mat('bakelite', '#17171a', rough=0.35)
    tube([(x, y - 0.109, z + 0.055), (x, y - 0.150, z + 0.055), (x, y - 0.158, z + 0.036)], 0.008, s, smooth=False)
    box(x - 0.005, x + 0.005, y - 0.142, y - 0.124, z + 0.060, z + 0.092, b, bev=0.003)
    steelcup(0.034, 0.088, s, x + 0.165, y - 0.03, z, 0.002)
    steelcup(0.034, 0.088, s, x + 0.225, y - 0.09, z, 0.002)


def cord():
    return mat('cord', '#b8a98a', rough=0.9, tex='linen.png', size=0.06, ramp=[(0, '#84734f'), (1, '#cbbf9f')], bump=[('linen_h.png', 0.06, 1.0, 0.004)])


def stores(x, y, z):
    """steel canisters, and pickle jars of stoneware, brown above and cream below"""
    s = steel(0.3)
    for i, (r, h) in enumerate(((0.082, 0.20), (0.075, 0.165), (0.068, 0.135))):
        px = x + 0.175 * i
        lathe(rounded([(0.0001, 0), (r * 0.94, 0), (r, 0.006), (r, h * 0.80), (r * 1.03, h * 0.805), (r * 1.03, h * 0.965), (r * 0.97, h), (0.016, h + 0.003), (0.008, h + 0.010), (0.013, h + 0.020), (0.010, h + 0.026), (0.0001, h + 0.027)], 3, 40), s, (px, y, z), 72, 40)
    barni(x + 0.59, y, z, 0.075, 0.21)
    barni(x + 0.77, y, z, 0.062, 0.165)


SHUTTERS = dict(D='#dccdb0', E='#2f4a52', F='#8d5340', G='walnut')


def build(v='A'):
    reset(5)
    P = dict(
        A=dict(
            base='#75826f',
            up='oak',
            tall='#75826f',
            stone='calacatta',
            tile='#ece6da',
            fl='oak',
            hand='brass',
            isl='oak',
            stool='#8a5a3a',
            wall='#ebe4d8',
            pend='dome',
        ),
        B=dict(
            base='#d9d7d0',
            up='walnut',
            tall='walnut',
            stone='ash',
            tile='#9f6244',
            fl='tile',
            hand='black',
            isl='walnut',
            stool='#3d4a3f',
            wall='#e2dfd8',
            pend='globe',
        ),
        C=dict(
            base='#2f4339',
            up='#ece6dc',
            tall='#ece6dc',
            stone='calacatta',
            tile='#dfe3da',
            fl='terrazzo',
            hand='brass',
            isl='#2f4339',
            stool='#c79a63',
            wall='#efe9df',
            pend='rattan',
        ),
    )
    for w, shutters in SHUTTERS.items():
        P[w] = {**P['A'], 'base': shutters, 'tall': shutters}
    P['F']['stool'] = '#3b3c39'  # tan beside terracotta is one more red
    P = P[v]
    M = lambda k, **q: wood(k, **q) if k in WOODS else lacquer(k)
    base = M(P['base'])
    up = grain(P['up'], 'z', 0.42, 0.012) if P['up'] in WOODS else M(P['up'])
    tall = M(P['tall'], straight=True)
    if v in 'DEF':
        base = tall = mat('satin' + P['base'], P['base'], rough=0.38, coat=0.45, coat_r=0.10)
    if v == 'G':
        base = tall = grain('walnut', 'z', 0.40, 0.011)
    carcass = mat('carc', '#3a352f' if v != 'D' else '#857a66', rough=0.6)
    plinth = mat('plinth', '#6f6a62', rough=0.4)
    st = marble(P['stone'], 2.2, 0.14)
    hd = brass() if P['hand'] == 'brass' else black()
    world('#dfe8f5', 0.35)
    white = paint(P['wall'])
    ceil = paint('#f4f0e8')
    h = 2.85
    X = 2.7
    Y = 4.1
    F = -2.2
    room(-X, X, F, Y, h, white, ceil, openings=[('R', 1.55, 3.25, 1.06, 2.40), ('L', -1.7, 0.7, 0.05, 2.4)])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, h, white)
    if P['fl'] == 'tile':
        tilefloor(-X, X, F, Y, 0, marble('botticino', 2.4, 0.13, 'marble2'), 1.2, 1.2)
    elif P['fl'] == 'terrazzo':
        tilefloor(-X, X, F, Y, 0, terrazzo(), 0.9, 0.9)
    else:
        floor(-X, X, F, Y, 0, floorwood(P['fl']))
    zc = h - 0.16
    cove(-X, X, F, Y, h, 0.16, dict(L=0.85, R=0.95, F=0.7, B=0.95), ceil, k=3300, power=4.5)
    # window right over sink, french window left
    windowframe('R', X + 0.1, 1.55, 3.25, 1.06, 2.40, black(), 2)
    pane('R', X + 0.1, 1.55, 3.25, 1.06, 2.40)
    area((X + 0.30, 2.4, 1.75), (1.7, 1.35), 85, '#eaf1ff', dirv=(-1, 0, 0))
    outside('right', X + 0.2, (1.55, 3.25), seed=6)
    box(X - 0.03, X + 0.064, 1.552, 3.248, 1.061, 1.086, st, bev=0.003)
    windowframe('L', -X - 0.1, -1.7, 0.7, 0.05, 2.4, black(), 2)
    pane('L', -X - 0.1, -1.7, 0.7, 0.05, 2.4)
    area((-X - 0.3, -0.5, 1.25), (2.4, 2.3), 110, '#eaf1ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (-1.7, 0.7), seed=7, ahead=-1)  # seen from the walk only
    if v == 'B':
        sun(-25, 22, 9, 0.7, 4900)  # in the morning, along the tiles
    else:
        sun(28, 36, 6, 1.2, 4600)
    # ---- back run
    d = 0.60
    zt = 0.90
    zk = 0.10
    xb0, xb1 = -X + 0.62, X
    box(xb0, xb1, Y - d + 0.06, Y, 0, zk, plinth, bev=0)
    box(xb0, xb1 - 0.0, Y - d + 0.035, Y, zk, 0.86, carcass, bev=0)
    if v == 'C':  # one drawer is open, for the detail
        xm, zd = (xb0 - 0.45) / 2, zk + 0.76 * (0.815 - zk)
        fronts(xb0, xm, zk, 0.815, Y - d, base, 1, 3, hs=[0.40, 0.36, 0.24])
        fronts(xm, -0.45, zk, zd, Y - d, base, 1, 2, hs=[0.40 / 0.76, 0.36 / 0.76])
        drawer(xm, -0.45, zd, 0.815, Y - d, 0.36, base, wood('oak', horiz=True), spices_and_spoons, brass())
    else:
        fronts(xb0, -0.45, zk, 0.815, Y - d, base, 2, 3, hs=[0.40, 0.36, 0.24])
    fronts(-0.45, 0.45, zk, 0.815, Y - d, base, 1, 2, hs=[0.5, 0.5])
    if v == 'B':
        fronts(0.45, X - 0.62, zk, 0.815, Y - d, base, 2, 2, hs=[0.64, 0.36])
    else:
        fronts(0.45, X - 0.62, zk, 0.815, Y - d, base, 2, 1)
    box(xb0, X - 0.6, Y - d + 0.010, Y - d + 0.034, 0.8165, 0.86, hd, bev=0)
    box(X - 0.6185, X - 0.58, Y - d, Y - d + 0.02, zk, 0.815, base, bev=0.0015)  # the corner
    box(X - 0.6, X - 0.58, Y - d - 0.0185, Y - d - 0.0005, zk, 0.815, base, bev=0.0015)
    tm = mat(
        'tile' + P['tile'],
        P['tile'],
        rough=0.10,
        spec=0.5,
        coat=0.5,
        coat_r=0.03,
        var=0.26 if v == 'B' else 0.10,
        rough_tex=('smudge.png', 0.5, 0.08, 0.22),
        bump=[('smudge.png', 0.16, 0.10, 0.002)],
    )
    if v == 'C':
        tiles(xb0, X, zt, 1.50, Y - 0.012, tm, 0.10, 0.10, axis='x', tilt=0.02)
    else:
        tiles(xb0, X, zt, 1.50, Y - 0.012, tm, 0.05, 0.15, axis='x', tilt=0.035 if v == 'B' else 0.016)
    # wall units
    zu, zh = 1.50, 2.30
    du = 0.35
    box(xb0, -0.46, Y - du + 0.022, Y, zu, zh, mat('carc2', '#cdbfa8', rough=0.6), bev=0)
    fronts(xb0, -0.46, zu, zh, Y - du, up, 3, 1)
    box(0.46, 1.30, Y - du + 0.022, Y, zu, zh, mat('carc2', '#cdbfa8', rough=0.6), bev=0)
    fronts(0.46, 1.30, zu, zh, Y - du, up, 2, 1)
    box(1.3005, 1.3095, Y - du + 0.001, Y, zu, zh, up, bev=0)  # between the last door and the shelves
    # open shelf niche right end
    sx0, sx1 = 1.31, X - 0.02
    sm = up
    for z in (zu, zu + 0.40, zh - 0.022):
        box(sx0, sx1, Y - du + 0.04, Y - 0.012, z, z + 0.022, sm, bev=0.002)
    box(sx0, sx0 + 0.02, Y - du + 0.04, Y, zu, zh, sm, bev=0.002)
    box(sx0, sx1, Y - 0.02, Y - 0.012, zu, zh, sm, bev=0)
    strip(
        (sx0 + 0.05, Y - du + 0.08, zh - 0.028),
        (sx1 - 0.05, Y - du + 0.08, zh - 0.028),
        4,
        2800,
        (0, 0.3, -1),
    )
    for s in ((xb0 + 0.05, -0.50), (0.50, sx1 - 0.05)):
        strip((s[0], Y - du + 0.12, zu - 0.006), (s[1], Y - du + 0.12, zu - 0.006), 6.5, 2900, (0, 0.35, -1))
    R0 = R.Random(4)
    for i in range(5):
        vase(
            'bowl',
            ceramic(R0.choice(['#efe8dc', '#b98863', '#7e8a72'])),
            (sx0 + 0.25, Y - 0.19, zu + 0.022 + i * 0.018),
            0.72,
        )
    for i in range(4):
        mug(sx0 + 0.50 + i * 0.13, Y - 0.18, zu + 0.022, ceramic(['#e9e1d3', '#9c6852', '#e9e1d3', '#6f7a66'][i]), -60 + 25 * i)
    z = zu + 0.422
    if v == 'B':
        stores(sx0 + 0.16, Y - 0.17, z)
    else:
        teapot(sx0 + 0.28, Y - 0.18, zu + 0.422, ceramic('#9c6852'), -25)
        end = books_row(sx0 + 0.52, sx0 + 0.84, Y - 0.25, z, 0.17, 0.24, 3, lean=False)
        bookend(sx0 + 0.519, Y - 0.22, z, -1)
        bookend(end + 0.0005, Y - 0.22, z, 1)
    money_plant((sx1 - 0.20, Y - 0.17, z), 0.20, 4, ceramic('#e7dfd2'), vines=6, r=0.065)
    # hood
    box(-0.45, 0.45, Y - 0.36, Y, 1.62, 1.70, black(0.35), bev=0.004)
    box(-0.457, 0.457, Y - 0.35, Y, 1.70, zh, up if P['up'] in WOODS else up, bev=0.002)
    area((0, Y - 0.2, 1.615), (0.5, 0.05), 5, 3000, dirv=(0, 0, -1), glossy=False)
    box(xb0, X, Y - du - 0.0, Y, zh, zc + 0.05, white, bev=0)  # soffit
    hob(0, Y - 0.31, zt)
    # ---- left tall units
    xt = -X + 0.62
    y0, y1 = 1.75, Y
    box(-X, xt - 0.022, y0, y1, 0.0, zh, carcass, bev=0)
    fronts(y0, y0 + 0.62, 0.09, zh, xt, tall, 1, 1, axis='y')
    fronts(y0 + 1.24, Y - 0.0, 0.09, zh, xt, tall, 1, 1, axis='y')
    fronts(y0 + 0.62, y0 + 1.24, 0.09, 0.72, xt, tall, 1, 2, axis='y')
    oven(xt, y0 + 0.62, y0 + 1.24, 0.725, 1.315, None, hd)
    oven(xt, y0 + 0.62, y0 + 1.24, 1.32, 1.72, None, hd)
    fronts(y0 + 0.62, y0 + 1.24, 1.725, zh, xt, tall, 1, 1, axis='y')
    box(xt - 0.022, xt - 0.016, y0, y1, 0, 0.088, plinth, bev=0)
    box(-X, xt, y0, y1, zh, zc + 0.05, white, bev=0)
    box(-X, xt - 0.001, y0 - 0.02, y0, 0.0, zh, tall, bev=0.002)
    for yy in (y0 + 0.57, y0 + 1.29):
        box(xt + 0.018, xt + 0.030, yy - 0.006, yy + 0.006, 0.85, 1.65, hd, bev=0.003)
        for z in (0.93, 1.57):
            box(xt - 0.001, xt + 0.020, yy - 0.005, yy + 0.005, z - 0.005, z + 0.005, hd, bev=0.001)
    # ---- right run with sink
    xr = X - 0.60
    ry0 = 0.9
    box(X - 0.54, X, ry0, Y - d, 0, zk, plinth, bev=0)
    for i in range(4):
        a = ry0 + 0.02 + i * (Y - d - ry0 - 0.04) / 4
        b = a + (Y - d - ry0 - 0.04) / 4
        box(xr, xr + 0.02, a + 0.0015, b - 0.0015, zk, 0.815, base, bev=0.0015)
    box(xr + 0.010, xr + 0.034, ry0 + 0.02, Y - d + 0.01, 0.8165, 0.86, hd, bev=0)
    box(xr, X, ry0, ry0 + 0.02, 0, 0.86, base, bev=0.002)
    sy0, sy1 = 2.02, 2.78
    slab((xr + 0.035, xr + 0.07, X - 0.08, X), (ry0 + 0.02, sy0 - 0.02, sy1 + 0.02, Y - d), zk, 0.859, carcass, [(1, 1)], bev=0)  # open below the sink
    corner = [(0, 0), (0, 1), (0, 2)]  # of the room, before the back run; then the sink's hole
    slab((xb0, xr - 0.02, xr + 0.09, X - 0.10, X), (ry0 - 0.02, sy0, sy1, Y - d - 0.02, Y), 0.86, zt, st, corner + [(2, 1)])
    sink(xr + 0.09, X - 0.10, sy0, sy1, 0.859, steel())
    faucet(X - 0.06, 2.40, zt, hd, pi)
    # ---- island
    ix0, ix1, iy0, iy1 = -1.15, 1.15, 1.15, 1.95
    top = st.copy() if v == 'B' else st  # honed: polished, it mirrors the window as a white sheet
    if v == 'B':
        honed = top.node_tree.nodes['Principled BSDF'].inputs
        for k in list(honed['Roughness'].links):
            top.node_tree.links.remove(k)
        honed['Roughness'].default_value, honed['Specular IOR Level'].default_value = 0.36, 0.18
    box(ix0, ix1, iy0 - 0.12, iy1, 0.87, 0.91, top, bev=0.003)
    box(ix0, ix0 + 0.04, iy0 - 0.12, iy1, 0, 0.87, st, bev=0.003)
    box(ix1 - 0.04, ix1, iy0 - 0.12, iy1, 0, 0.87, st, bev=0.003)
    box(ix0 + 0.04, ix1 - 0.04, iy0 + 0.20, iy1 - 0.02, 0.0, 0.87, base, bev=0)
    fluted(ix0 + 0.04, ix1 - 0.04, iy0 + 0.18, 0.0, 0.87, M(P['isl'], straight=True), 0.046, 0.020)
    strip((ix0 + 0.06, iy0 + 0.02, 0.862), (ix1 - 0.06, iy0 + 0.02, 0.862), 0.9, 4200, (0, 0.6, -1))
    for i in range(3):
        turned = R0.uniform(-0.12, 0.12)
        if v == 'B':
            if i:  # the third is elsewhere, the front stays clear
                barstool(-0.68 + i * 0.68, iy0 - 0.20, 0, 1 + 4 * turned, wood('walnut'), cord(), 0.67)
        else:
            stool(-0.68 + i * 0.68, iy0 - 0.18, 0, pi + turned, 0.66, hd, leather(P['stool']))
    for px in (-0.55, 0.55) if v == 'B' else (-0.7, 0, 0.7):  # of three globes one would hang before the open shelf
        pendant(
            px,
            1.5,
            h,
            1.62,
            P['pend'],
            brass(),
            0 if v == 'B' else 7,  # noon: they are out
            2950,
            0.95 if P['pend'] == 'dome' else 0.8,
        )
    # props
    if v != 'B':
        vase('cyl', ceramic('#d8ccb8'), (0.62, 1.52, 0.91), 0.95)
        branches((0.62, 1.52, 0.91 + 0.22), 0.62, 7, 2, '#7c8a5c', (0.06, 0.024), 0.4, 30)
    bx = 0.34 if v == 'B' else -0.1
    vase('bowl', wood('walnut'), (bx, 1.5, 0.91), 1.05)
    for i in range(6):
        a = i * 2.4
        c = ('#a8480c', '#6f7f22')[i in (1, 4)]  # oranges and sweet limes
        sphere(0.038 - 0.004 * (i in (1, 4)), mat('citrus' + c, c, rough=0.42, bump=[('boucle_h.png', 0.03, 0.25, 0.0008)]), (bx + math.cos(a) * 0.062 * (i > 0), 1.5 + math.sin(a) * 0.062 * (i > 0), 0.91 + 0.074 + 0.040 * (i == 0)), 32, scale=(1, 1, 0.94))['afloat'] = True
    box(-0.92, -0.50, 1.32, 1.62, 0.91, 0.928, wood('walnut', horiz=True), bev=0.006, rot=0.25)
    tomatoes(-0.70, 1.47, 0.928)
    if v == 'B':
        waterfilter(-1.68, Y - 0.17, zt)
    else:
        for i, (xx, hh, c) in enumerate(((-1.75, 0.40, 'oak'), (-1.60, 0.33, 'walnut')) if v != 'B' else ()):
            box(
                xx - 0.13,
                xx + 0.13,
                Y - 0.075 - 0.02 * (1 - i) - 0.03 * i,
                Y - 0.055 - 0.02 * (1 - i) - 0.03 * i,
                zt,
                zt + hh,
                wood(c),
                bev=0.008,
            )
    for i in range(3):
        cyl(0.05, 0, 0.16 - 0.03 * i, ceramic('#ece4d6'), (-0.98 + i * 0.13, Y - 0.16, zt), 36, 0.006)
        cyl(
            0.052, 0.16 - 0.03 * i, 0.175 - 0.03 * i, wood('oak'), (-0.98 + i * 0.13, Y - 0.16, zt), 36, 0.004
        )
    if v == 'B':
        kadai(0.0, Y - 0.29, zt + 0.05)
        rotis(-0.10, 1.40, 0.91)
    else:  # a pan on the hob
        lathe(
            [
                (0.0001, 0),
                (0.10, 0),
                (0.115, 0.01),
                (0.118, 0.09),
                (0.12, 0.095),
                (0.114, 0.095),
                (0.11, 0.015),
                (0.0001, 0.012),
            ],
            mat('enam', '#835240', rough=0.25, coat=0.4),
            (0.0, Y - 0.29, zt + 0.05),
            56,
            50,
        )
        tube(
            [(0.12, Y - 0.29, zt + 0.13), (0.2, Y - 0.32, zt + 0.14), (0.30, Y - 0.35, zt + 0.145)],
            0.010,
            wood('walnut'),
        )
    vase('round', ceramic('#efe8dc'), (X - 0.22, 1.25, zt), 1.0)
    branches((X - 0.22, 1.25, zt + 0.22), 0.46, 6, 5, '#7c8a5c', (0.055, 0.022), 0.4, 26)
    cooking(Y, zt, v == 'B')
    if v != 'B':
        vase('bottle', mat('oil', '#4c5a2a', rough=0.1, trans=0.6), (1.05, Y - 0.14, zt), 0.72)
        vase('cyl', ceramic('#b98863'), (1.25, Y - 0.16, zt), 0.75, 0.8)
        for i in range(5):
            tube(
                [
                    (1.25 + 0.02 * math.cos(i * 1.3), Y - 0.16 + 0.02 * math.sin(i * 1.3), zt + 0.014),
                    (
                        1.25 + 0.06 * math.cos(i * 1.3),
                        Y - 0.16 + 0.05 * math.sin(i * 1.3),
                        zt + 0.31 + 0.02 * (i % 3),
                    ),
                ],
                0.006,
                wood('oak'),
                smooth=False,
            )
    if v != 'B':
        money_plant((-1.90, 1.75, 0), 1.2, 6, ceramic('#cdbda5'), pole=True)
    for p in (
        (-1.5, Y - 0.78),
        (0, Y - 0.78),
        (1.5, Y - 0.78),
        (2.25, 1.4),
        (2.25, 0.2),
        (-2.3, 0.2),
        (-2.3, 1.5),
        (-1.3, -1.6),
        (1.3, -1.6),
    ):
        spot((p[0], p[1], zc), 9, 3000, 66)
    area((0.3, F + 0.1, 1.9), (4, 1.6), 22, '#fff5e8', dirv=(0, 1, -0.12), glossy=False)
    for o in bpy.data.objects if v == 'B' else ():  # a bright morning: the lamps are less yellow, and dim beside it
        if o.type == 'LIGHT' and (o.data.type == 'SPOT' or o.data.name.startswith('s') and o.data.type == 'AREA'):
            o.data.color, o.data.energy = kelvin(4000), 0.55 * o.data.energy
        elif o.type == 'LIGHT' and o.location.x > X:
            o.data.energy *= 2.2


CAMS = dict(
    main=lambda: camera((0.12, -2.05, 1.30), 0, 27, -0.035, fstop=6, focus=4.0),
    corner=lambda: camera((-2.2, -1.5, 1.35), -33, 25, -0.04, fstop=6, focus=4.5),
    window=lambda: camera((-1.45, -0.35, 1.38), -26, 28, -0.095, fstop=5.6, focus=4.6),
    sink=lambda: camera((-1.62, 0.80, 1.38), -55, 24, -0.04, fstop=6, focus=3.5),
    detail=lambda: camera((-0.20, 2.05, 1.52), 26, 45, fstop=4, focus=1.45, pitch=-30),
)
