"""Double-height villa living room: mezzanine library, open stair, dining under the gallery.

Variants: A oak and calacatta by day, B walnut and green marble in the low sun of a winter morning, lamps off, the garden left out.
Cameras:  hero, table (B, upright: the table under the gallery), library (on the gallery floor).
"""

from lib import *
from lib.drawings import ikat, kalamkari, mounted, picture, printed, sunprint
from lib.gallery import library, rails, scatter_cushion, steps


def setting(x, y, z, side, metal=None):
    """a place laid at a table: plate on a linen mat, bowl and tumbler; the guest sits towards side * y"""
    box(x - 0.22, x + 0.22, y - 0.15, y + 0.15, z, z + 0.002, fabric('#7f8b78', 0.25), bev=0)
    plate(x, y, z + 0.0025, 0.125, ceramic('#e3ddd0'))
    plate(x, y, z + 0.012, 0.085, ceramic('#8f9c8a'))
    lathe([(0.0001, 0.004), (0.028, 0.004), (0.033, 0.10), (0.0345, 0.10), (0.03, 0.0), (0.0001, 0.0)], metal or brass(0.22), (x - side * 0.17, y - side * 0.09, z + 0.0025), 40, 50)


def mango(x, y, z, k):
    """a Banganapalli mango, yellow, greener at its stalk"""
    c, hot, green = (('#d9991f', '#c9641f', '#8f9a2e'), ('#e0a628', '#d98a22', '#b5a330'), ('#cf9a24', '#c57a22', '#7f8f2c'))[k % 3]
    m = mat('mango%d' % (k % 3), c, rough=0.40, spec=0.45, tex='smudge.png', size=0.11, ramp=[(0.05, green), (0.36, c), (0.7, c), (0.95, hot)], bump=[('boucle_h.png', 0.02, 0.06, 0.0005)])
    o = sphere(0.043, m, (x, y, z), 40, scale=(1.30, 0.92, 0.88))
    for v in o.data.vertices:  # fuller at the stalk, a hooked tip
        t = v.co.x / 0.043
        v.co.y, v.co.z = v.co.y * (1 - 0.16 * t) + 0.006 * t * t, v.co.z * (1 - 0.13 * t)
    o.rotation_euler = (0.9 * k, 0.25 * math.sin(k * 2.2), k * 1.9)
    stalk = tube([(-0.049, 0.004, 0), (-0.056, 0.005, 0.001)], 0.0022, mat('stalk', '#5b4a2e', rough=0.9), smooth=False)
    stalk.parent, stalk['afloat'], o['afloat'] = o, True, True


def garden(x):
    """terrace, lawn, planted border and trees beyond the window wall at x, nearer ones paler and sharper"""
    tilefloor(x - 3.6, x - 0.3, -6, 14, -0.03, kota(0.5), 0.9, 0.9, 0.006)
    box(x - 3.75, x - 3.6, -6, 14, -0.2, -0.02, limewash('#cbbfae', 0.1), bev=0.01)
    grass(x - 13, x - 3.75, -4, 18, -0.10, '#6b9040', 1500, 2)
    plane([(x - 60, -40, -0.14), (x - 13, -40, -0.14), (x - 13, 80, -0.14), (x - 60, 80, -0.14)], mat('meadow', '#6d8a4a', rough=1))
    for i in range(6):  # stepping stones
        cyl(0.36, -0.1, -0.05, kota(0.6), (x - 4.4 - i * 1.0, 6.3 + 0.42 * i + 0.15 * (i % 2), 0), 24, 0.02)
    areca((x - 2.7, 4.15, -0.03), 2.2, 21, ceramic('#86513f'), n=16)
    banana((x - 1.6, 7.6, -0.03), 2.4, 24, ceramic('#86513f'))
    champa(x - 2.9, 6.2, -0.03, 2.6, seed=23)
    rr = R.Random(4)
    for i in range(20):  # border before the hedge
        y = i * 0.95
        c = rr.choice(['#55803a', '#6f9446', '#456f33', '#7f9a55'])
        shrub(x - 11.2 + rr.uniform(-0.5, 0.7), y, -0.12, rr.uniform(0.6, 1.25), rr.uniform(0.9, 1.4), 40 + i, c, flowers='#c25a86' if i in (4, 5, 11) else '#efe6d2' if i % 5 == 2 else None)
    hedge(x - 14.4, x - 13.5, -4, 26, 1.5, -0.1, 5, '#4a7433', 0.8)
    tree(x - 13.4, 12.4, -0.1, 6.4, 2.3, 11, '#6a9048', trunk=0.13)
    tree(x - 15.6, 14.2, -0.1, 8.6, 3.1, 12, '#557f3b', trunk=0.17)
    tree(x - 16.0, 8.0, -0.1, 6.2, 2.5, 13, '#6d934a')
    tree(x - 24, 14.0, -0.1, 8.5, 3.8, 14, '#6f9560', dens=0.7)
    tree(x - 24, 24.0, -0.1, 9.5, 4.2, 15, '#7b9d6c', dens=0.7)
    tree(x - 21, 19.0, -0.1, 7.5, 3.2, 16, '#5f8a4a', dens=0.8)
    tree(x - 30, 19.0, -0.1, 8.5, 4.0, 17, '#8aa67c', dens=0.6)
    tree(x - 10.2, 8.4, -0.1, 9.6, 3.1, 21, '#638c42', trunk=0.16)
    tree(x - 15.5, 2.0, -0.1, 7.8, 2.9, 22, '#5f8a3c', trunk=0.15)
    tree(x - 21, -2.5, -0.1, 8.2, 3.3, 23, '#75985a', dens=0.8)
    for i in range(13):  # a thicket behind the hedge closes the view at eye level
        tree(x - 19 - 2.2 * (i % 2), -4 + i * 3.1, -0.6, 3.4 + 0.7 * (i % 3), 2.2, 60 + i, ('#54793c', '#6c9152', '#5d8546')[i % 3], dens=0.8)
    palm(x - 18.5, 10.6, -0.1, 8.4, 3)
    palm(x - 27, 26.5, -0.1, 11.5, 8, '#7a9660')


def build(v='A', **own):
    """own: what differs from the palette of the variant"""
    reset(9)
    P = dict(
        A=dict(
            w='oak',
            wall='#e7e3db',
            stone='grey',
            sofa='#cfc3b0',
            acc='#9c5f4a',
            acc2='#4f5f4a',
            fl='tile',
            tile='botticino',
            chair='#9a6853',
            cur='#ddd2bf',
            shelf='oak',
            table='calacatta',
            rug=('rug2.png', [(0.1, '#6b543d'), (0.45, '#a38a6b'), (0.62, '#b89f7f'), (0.9, '#ddcfb8')], '#bda98c'),
        ),
        B=dict(
            w='walnut',
            wall='#e8e5de',
            stone='green',
            sofa='#cbbda6',
            acc='#3f5145',
            acc2='#b9805a',
            fl='oak',
            chair='#4f5f4a',
            cur='#cdbda4',
            shelf='walnut',
            table='calacatta',
            rug=('rug2.png', [(0.1, '#6b543d'), (0.45, '#a38a6b'), (0.62, '#b89f7f'), (0.9, '#ddcfb8')], '#bda98c'),
        ),
    )[v]
    P.update(own)
    W = lambda **k: wood(P['w'], **k)
    wl = limewash(P['wall'], 0.12)
    ceil = paint('#f4f0e8')
    X = 4.2
    Y = 8.8
    F = -2.0
    h = 6.0
    zm0, zm1 = 2.85, 3.12
    ym = 6.2
    early = v == 'B'
    world('#dfe8f5', 0.45)
    lit = 0.04 if early else 1
    room(-X, X, F, Y, h, wl, ceil, openings=[('L', -0.2, 5.8, 0.05, 5.55)])
    wall(-X - 0.2, X + 0.2, F - 0.2, F, 0, h, wl)
    if P['fl'] == 'tile':
        tilefloor(-X, X, F, Y, 0, marble(P['tile'], 2.8, 0.10, 'marble2'), 1.4, 1.4)
    else:
        floor(-X, X, F, Y, 0, floorwood(P['fl']))
    # window wall, double height
    windowframe('L', -X - 0.1, -0.2, 5.8, 0.05, 5.55, black(), 4, t=0.06, d=0.10, horiz=2.95)
    pane('L', -X - 0.1, -0.2, 5.8, 0.05, 5.55)
    box(-X - 0.13, -X - 0.07, -0.2, 5.8, 4.35, 4.39, black(), bev=0.002)
    area((-X - 0.5, 2.8, 2.8), (6.0, 5.5), 300, '#eaf1ff', dirv=(1, 0, -0.05))
    if early:
        sun(206, 19, 11, 0.6, 4200)
    else:
        sun(*((238, 30, 7.5) if P.get('meal') else (211, 43, 14)), 0.8, 4300)
        outside('left', -X - 0.2, (-0.2, 5.8), time='day', light=1.0, beyond=46)
        if not P.get('meal'):  # not in that picture, and its trees would take the sun off the table
            with outdoors('left'):
                garden(-X)
    curtain(-0.95, 0.15, -X + 0.22, 0.02, 5.75, drape(P['cur']), 0.11, 0.06, 5, 'y')
    curtain(5.86 if early else 5.35, 6.1, -X + 0.22, 0.02, 5.75, drape(P['cur']), 0.11, 0.06, 6, 'y')
    tube([(-X + 0.22, -1.02, 5.757), (-X + 0.22, 6.17, 5.757)], 0.012, black(), smooth=False)
    for y in (-0.98, 2.8, 6.13):
        holder((-X, y, 5.757), (-X + 0.22, y, 5.757), black())
    # ceiling beams / slats
    for i in range(11):
        yy = F + 0.6 + i * 0.9
        if yy < Y - 0.5:
            box(-X, X, yy, yy + 0.12, h - 0.22, h, W(horiz=True), bev=0.004)
    # mezzanine
    box(-X, X, ym, Y, zm0, zm1, ceil, bev=0.004)
    box(-X, X, ym - 0.015, ym, zm0 - 0.0, zm1 + 0.02, W(horiz=True), bev=0.003)
    strip((-X + 0.2, ym + 0.10, zm0 - 0.004), (X - 0.2, ym + 0.10, zm0 - 0.004), 5 * lit, 2900, (0, 0.3, -1))
    rails(X, ym, zm1, 1.5)
    library(-3.6, 1.6, Y, zm1, wood(P['shelf'], straight=True), wood(P['shelf'], horiz=True))
    steps(X, ym, zm1, 1.5, W(horiz=True))
    # under mezzanine : back wall fluted + marble + console
    fluted(-X, -1.5, Y - 0.05, 0, zm0, W(straight=True), 0.12, 0.030, 'slat')
    box(-1.497, 1.497, Y - 0.078, Y - 0.002, 0, zm0, mat('joint', '#84837d', rough=0.9), bev=0)
    for s in (-1, 1):  # a post of oak closes the gap beside the slats
        a, b = sorted((s * 1.4975, s * 1.526))
        box(a, b, Y - 0.084, Y - 0.002, 0, zm0, W(straight=True), bev=0.002)
    stone = marble(P['stone'], 2.9, 0.045, 'marble8', uv=True)
    joint = P.get('joint', 0.0003)
    for i in range(3):  # three slabs sawn from one, whose veins run on over the joints; not mirrored: a mirrored vein makes a face
        a, b = -1.497 + i * 0.998 + joint, -1.497 + (i + 1) * 0.998 - joint
        corners = [(a, 0), (b, 0), (b, zm0), (a, zm0)]
        obj('slab', pmesh('slab', [(x, Y - 0.08, z) for x, z in corners], [(0, 1, 2, 3)], [(x + 1.6, z) for x, z in corners]), stone)
    fluted(1.5, X, Y - 0.05, 0, zm0, W(straight=True), 0.12, 0.030, 'slat')
    strip((-1.5, Y - 0.03, 0.1), (-1.5, Y - 0.03, zm0 - 0.1), 4 * lit, 2900, (-1, -0.3, 0))
    strip((1.5, Y - 0.03, 0.1), (1.5, Y - 0.03, zm0 - 0.1), 4 * lit, 2900, (1, -0.3, 0))
    # dining under mezzanine
    box(-1.5, 1.5, 7.0, 8.0, 0.71, 0.75, W(horiz=True), bev=0.006)
    for s in (-0.85, 0.85):
        lathe([(0.28, 0), (0.30, 0.01), (0.16, 0.36), (0.30, 0.71)], mat('bronzed', '#2a2520', rough=0.55) if early else W(), (s, 7.5, 0), 96 if early else 56, 60)
    meal = P.get('meal')  # what is on the table instead of places laid, once the room is built
    cf = fabric('#5b2c1d' if meal else '#84492f' if v == 'A' else P['chair'], 0.25)
    seatcord = mat('cord', '#c3ae84', rough=0.9, tex='linen.png', size=0.045, ramp=[(0, '#8d7a55'), (1, '#d3c198')], bump=[('linen_h.png', 0.045, 1.0, 0.003)])
    for i in range(3):
        for y, rot in ((6.72, pi), (8.22, 0)):  # one was left pushed back
            left = (i, rot) == (1, pi)
            at = (-0.95 + i * 0.95, y - 0.20 * left, 0, rot + (0.28 if left else 0.03 * (i - 1)))
            if early:
                bentwood(at[0] + 0.05 * ((3 * i + int(y)) % 3 - 1), *at[1:3], at[3] + 0.16 * ((2 * i + int(y)) % 3 - 1), wood('smoked'), seatcord)
            else:
                canechair(*at, wood(P['shelf']), seat=cf, welt=cf if meal else None)
        for y, side in () if meal else ((7.17, -1), (7.83, 1)) if not early or i < 2 else ():
            setting(-0.95 + i * 0.95, y, 0.7505, side, steel(0.3) if early else None)
    for i in range(3):
        pendant(-0.85 + i * 0.85, 7.5, zm0, 1.62, 'globe', brass(), 0 if early or meal else 6, 2750, 0.8, lamp=not early)
    if early:
        tx, ty = 0.0, 7.46
        lathe(rounded([(0.0001, 0.001), (0.150, 0.001), (0.158, 0.004), (0.170, 0.030), (0.178, 0.034), (0.179, 0.036), (0.174, 0.036), (0.166, 0.031), (0.154, 0.007), (0.148, 0.0035), (0.0001, 0.0035)]), steel(0.32), (tx, ty, 0.75), 96, 40)
        for k, (x, y, z) in enumerate(((-0.090, -0.030, 0.040), (0.005, -0.095, 0.040), (0.095, -0.020, 0.040), (0.045, 0.080, 0.040), (-0.065, 0.075, 0.040), (0.000, -0.010, 0.088), (-0.255, -0.105, 0.037))):
            mango(tx + x, ty + y, 0.75 + z, k)
    elif not meal:
        vase('round', ceramic('#56634d'), (0, 7.5, 0.75), 1.1)
        branches((0, 7.5, 0.75 + 0.22), 0.6, 8, 3, '#7c8a5c', (0.06, 0.024), 0.45, 30)
        vase('bowl', brass(0.3), (0.6, 7.5, 0.75), 0.9)
    # living group
    fab = fabric(P['sofa'], 0.2, 0.20)
    sofa(1.85, 3.3, 0, 3.0, 1.0, -pi / 2, fab, 3, back_h=0.93)  # seen from behind: no cushion looks over its back
    sofa(-0.25, 5.2, 0, 2.9, 1.0, 0, fab, 3)
    with turned(1.85, 3.3, -90):
        for x, m, s, k in ((-0.98, velvet(P['acc']), 0.50, 1), (-0.47, fabric('#a98a58', 0.3), 0.46, 2), (1.00, fabric(P['acc2'], 0.3), 0.50, 3)):
            scatter_cushion(x, 0.02, 0.50, s, m, k)
    with turned(-0.25, 5.2, 0):
        for x, m, s, k in ((-0.95, velvet(P['acc2']), 0.50, 4), (0.48, fabric('#a98a58', 0.3), 0.46, 6), (0.97, velvet(P['acc']), 0.50, 5)):
            scatter_cushion(x, 0.02, 0.50, s, m, k)
    simmesh(
        'sofathrow', fabric(P['acc'], 0.3, 0.15, 0.6), (1.85, 4.72, 0.0), (0, 0, -pi / 2), 1.0, 0.006
    )
    armchair(-2.35, 3.35, 0, math.radians(75), boucle(P['chair'] if v == 'A' else '#e7dfd0'), W(), 0.43, 0.74)
    armchair(
        -2.35, 2.05, 0, math.radians(105), boucle(P['chair'] if v == 'A' else '#e7dfd0'), W(), 0.43, 0.74
    )
    design, colours, side = P['rug']
    pile_m = mat('rugV' + v, tex=design, size=1, uv=True, rand=False, ramp=colours, rough=1, spec=0.05, sheen=0.4, bump=[('rug1_h.png', 1, 0.8, 0.006)])
    rug(-2.2, 2.1, 0.95, 5.15, pile_m, 0.009, 0.009, side=side)
    rtable(-0.25, 3.0, 0.014, 0.62, 0.34, marble(P['table'], 1.4, 0.12), W(), 0.035, 'drum')
    rtable(0.42, 2.40, 0.014, 0.36, 0.44, W(horiz=True), brass(), 0.025, 'legs')
    vase('bowl', glazed('#b9a27a'), (-0.45, 2.93, 0.354), 0.9)
    vase('cyl', ceramic('#e9e2d5'), (-0.02, 3.17, 0.354), 0.85)
    branches((-0.02, 3.17, 0.354 + 0.2), 0.62, 8, 6, '#7c8a5c', (0.06, 0.024), 0.45, 30)
    vase('round', ceramic('#a86c57'), (0.42, 2.40, 0.454), 0.6)
    if not early:
        fiddle((-3.55, 6.2, 0), 2.6, 3, ceramic('#d6cab6'))
    if P.get('palm', True):
        areca((3.6, 6.4, 0), 2.1, 8, ceramic('#86513f'))
    snake_plant((-3.5, 0.2, 0), 1.2, 12, ceramic('#cdbda5'))
    floorlamp(-3.1, 4.6, 0, 1.65, brass())
    # a painted cotton on the right wall; three pressed plants, framed, rising with the stair
    with turned(X - 0.001, 1.0, -90):
        hanging_cloth(1.42, 1.72, 3.62, printed('kalamkari', kalamkari(), (1.42, 1.90)), W(horiz=True))
    for plant, yy, zz, w in (('fern', 3.0, 3.06, 0.74), ('peepal', 4.05, 3.62, 0.54), ('neem', 5.05, 4.42, 0.66)):
        frame(X - 0.002, yy, zz, w, w * 1.27, picture('sun ' + plant, mounted(sunprint(plant), 0.12)), wood('walnut'), 'x', face=-1)
    # gallery: oak floor, reading chair, rug, lamp
    floor(-X, X, ym + 0.02, Y, zm1 + 0.004, floorwood(P['w']))
    z = zm1 + 0.004
    with turned(0, 0, 0, z):
        dhurrie(-2.9, -0.5, 6.75, 8.05, ('#43586c', '#e5dac6', '#a8694f', '#e5dac6'))
    easychair(-2.55, 7.55, z + 0.01, math.radians(60), wood('teak'), cushion=fabric('#e9e0d0', 0.2))
    easychair(-0.95, 7.0, z + 0.01, math.radians(-128), wood('teak'), cushion=fabric('#e9e0d0', 0.2))
    rtable(-1.75, 7.1, z + 0.01, 0.27, 0.42, W(horiz=True), brass(), 0.022, 'legs')
    books_stack(-1.78, 7.12, z + 0.43, 2, 4, 0.22, 0.16)
    cup(-1.62, 7.0, z + 0.43)
    floorlamp(-3.3, 7.95, z, 1.6, brass())
    blue = ikat((36, 50, 86), (0.92, (232, 221, 196)), (0.80, (36, 50, 86)), (0.60, (232, 221, 196)), (0.42, (150, 46, 32)), (0.20, (232, 221, 196)))
    frame(-X + 0.002, 7.5, zm1 + 1.55, 0.9, 1.2, picture('ikat blue', mounted(blue[:720, :480], 0.2)), wood('walnut'), 'x', face=1)
    snake_plant((-3.8, 6.7, z), 0.74, 31, ceramic('#b7a88f'))
    area((-0.5, 7.2, h - 0.3), (5, 1.2), 26 * lit, 3000, dirv=(0, 0.3, -1), glossy=False)
    # chandelier
    for r, z, t, a in ((0.95, 4.55, 0.10, 0.3), (0.68, 4.05, -0.14, 1.2), (0.42, 3.62, 0.12, 2.6)):
        ring(-0.1, 3.0, z, r, t, a, h - 0.05, brass())
    for p in ((-3, 7.5), (-1.5, 8.4), (0, 8.4), (1.5, 8.4), (3, 7.5), (-3, 8.5), (3, 8.5)):
        spot((p[0], p[1], zm0), 13 * lit, 3000, 64, face=('#e9e6df', 0.25) if early else ('#fff0dc', 8))
    for p in ((3.6, 1.0), (3.6, 3.5), (0, 7.2), (-2.5, 7.2), (2.5, 7.2)):  # between the beams
        spot((p[0], p[1], h), 34 * lit, 3000, 56)
    area((0, F + 0.1, 3.4), (7, 3.0), 8 if early else 40, '#fff4e6', dirv=(0, 1, -0.15), glossy=False)


CAMS = dict(
    library=lambda: camera((2.75, 7.05, 4.5), 81, 27.2, -0.071, 0.067, fstop=6, focus=4.5),
    hero=lambda: camera((2.25, -1.72, 1.5), 16.6, 20.5, 0.08, fstop=8, focus=5),
    table=lambda: upright((-2.70, 5.30, 1.16), (0.32, 8.6, 0.99), 38, 4.0, (0.0, 7.4, 0.8)),
)
