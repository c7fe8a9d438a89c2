"""Beds beyond the master bed, children's furniture, wardrobes: carcass, inside, fronts open or closed."""

import random as R

from .scene import *
from .decor import books_row
from .geometry import *
from .joinery import fronts
from .lights import strip
from .materials import *
from .touches import slippers
from .upholstery import *


def made_bed(x, y, z, w=1.8, l=2.0, rot=0, sheet='#f2ede4', cover='#efe9de', throw=None, cushions=(), base_m=None, h=0.26, neat=False):
    """mattress, duvet, pillows on a base, head at +y; x, y is the middle of the mattress, z the floor

    cushions: (x offset, material, scale). neat: a smooth duvet instead of one that was slept in. The duvet
    and throw were draped over a 1.8 x 2.0 m mattress: other sizes are scaled from it.
    """
    base_m = base_m or wood('oak', horiz=True)
    root = bpy.data.objects.new('bed', None)
    link(root)
    P = lambda o: (setattr(o, 'parent', root), o)[1]
    sx, sy = w / 1.8, l / 2.0
    P(box(-w / 2 - 0.02, w / 2 + 0.02, -l / 2 - 0.02, l / 2 + 0.02, h - 0.16, h + 0.05, base_m, bev=0.012))
    P(box(-w / 2 + 0.06, w / 2 - 0.06, -l / 2 + 0.06, l / 2 - 0.06, 0, h - 0.16, black(), bev=0))
    dz = h - 0.31
    P(softbox(w + 0.01, l + 0.03, 0.24, fabric(sheet, 0.06), (0, 0, 0.43 + dz), r=0.07, puff=0.005, wr=0.003))
    P(simmesh('duvet_neat' if neat else 'duvet', fabric(cover, 0.10, 0.30, 0.3, 0.2), (0, 0, dz), scale=(sx, sy, 1)))
    if throw:
        P(simmesh('throw', throw, (0, 0, dz + 0.006), scale=(sx, sy, 1), solid=0.006))
    pw = fabric(sheet, 0.08, 0.3, 0.3, 0.2)
    n = 2 if w > 1.3 else 1
    for i in range(n):
        px = (i - (n - 1) / 2) * 0.92 * sx
        P(simmesh('pillow_long', pw, (px, l / 2 - 0.19, 0.77 + dz), (math.radians(62), 0.03, 0.04 * (-1) ** i), 1.05))
    for i, (px, m, s) in enumerate(cushions):
        P(simmesh('pillow', m, (px, l / 2 - 0.44, 0.72 + dz), (math.radians(56), 0.04 * (-1) ** i, 0.1 * (-1) ** i), s))
    root.location = (x, y, z)
    root.rotation_euler = (0, 0, rot)
    return root


def kidsduvet(x, y, z, l, w, m, side=1):
    """a crumpled duvet on a flat mattress with its top at z, l long along x, head towards -x; side: 1 or -1, its mirror image"""
    return simmesh('duvet_single', m, (x, y, z), (0, 0, 0), (l / 1.46, side * w / 0.98, 1))


def bunk(x, y, z, m, w=0.95, l=2.0, h2=1.25, top=2.05, house=False, ladder=1, covers=('#6f7f63', '#c9955a'), slat=0.07, post=None):
    """a bunk bed along the wall at y+, x, y its middle; long side to -y; house: a gable over it; post: the material of what stands upright, if its grain is to run up"""
    a, b, c, d = x - l / 2, x + l / 2, y - w / 2, y + w / 2
    p = 0.06
    for xx in (a, b - p):
        for yy in (c, d - p):
            box(xx, xx + p, yy, yy + p, z, z + top, post or m, bev=0.006)
    for k, zz in enumerate((z + 0.22, z + h2)):
        box(a + p, b - p, c + 0.01, c + 0.04, zz, zz + 0.16, m, bev=0.004)
        box(a + p, b - p, d - 0.04, d - 0.01, zz, zz + 0.16, m, bev=0.004)
        for xx in (a + 0.01, b - 0.04):
            box(xx, xx + 0.03, c + p, d - p, zz, zz + 0.16, m, bev=0.004)
        for i in range(9):  # the slats that carry the mattress
            sx = a + p + 0.05 + i * (l - 2 * p - 0.19) / 8
            box(sx, sx + 0.09, c + 0.04, d - 0.04, zz + 0.07, zz + 0.09, m, bev=0.002)
        softbox(l - 0.14, w - 0.10, 0.16, fabric('#f1ece2', 0.06), (x, y, zz + 0.17), r=0.05, puff=0.004, wr=0.002)
        kidsduvet(x + l * 0.12, y, zz + 0.252, l * 0.68, w - 0.10, fabric(covers[k], 0.18, 0.16), 1 - 2 * k)
        simmesh('pillow_long', fabric('#efe8dc', 0.1), (a + 0.29, y, zz + 0.33), (math.radians(18), 0, pi / 2 - 0.06), 0.85)
    z2 = z + h2 + 0.16
    lad = (b - 0.55, b - 0.12) if ladder > 0 else (a + 0.12, a + 0.55)
    for zz in (z2 + 0.14, z2 + 0.28):  # guard rail, open at the ladder
        q = (a + p, lad[0]) if ladder > 0 else (lad[1], b - p)
        box(q[0], q[1], c + 0.012, c + 0.034, zz, zz + slat, m, bev=0.004)
        box(a + p, b - p, d - 0.034, d - 0.012, zz, zz + slat, m, bev=0.004)
    for xx in lad:
        box(xx - 0.02, xx + 0.02, c - 0.045, c, z, z2 + 0.42, post or m, bev=0.006)
    for i in range(5):
        zz = z + 0.26 + i * 0.27
        box(lad[0], lad[1], c - 0.04, c - 0.005, zz, zz + 0.035, m, bev=0.006)
    if house:
        for xx in (a + p / 2, b - p / 2):
            for s in (-1, 1):
                yy = c + p / 2 if s < 0 else d - p / 2
                tube([(xx, yy, z + top - 0.02), (xx, y, z + top + 0.42)], 0.026, m, smooth=False)
        tube([(a + p / 2, y, z + top + 0.42), (b - p / 2, y, z + top + 0.42)], 0.026, m, smooth=False)


def kids_desk(x0, x1, y, top, leg, d=0.55, h=0.72, drawers=None, n=2):
    """a desk against a wall at y (facing -y) with n drawers under its right end"""
    box(x0, x1, y - d, y, h - 0.03, h, top, bev=0.006)
    m = drawers or top
    box(x1 - 0.46, x1 - 0.02, y - d + 0.04, y - 0.02, 0.10, h - 0.03, m, bev=0.003)
    fronts(x1 - 0.46, x1 - 0.02, 0.10, h - 0.035, y - d + 0.02, m, 1, n + 1, pull='knob')
    for yy in (y - d + 0.06, y - 0.06):
        box(x0 + 0.04, x0 + 0.08, yy - 0.02, yy + 0.02, 0, h - 0.03, leg, bev=0.004)
        box(x1 - 0.40, x1 - 0.36, yy - 0.02, yy + 0.02, 0, 0.10, leg, bev=0.004)
        box(x1 - 0.12, x1 - 0.08, yy - 0.02, yy + 0.02, 0, 0.10, leg, bev=0.004)


CLOTHES = ['#e8e0d2', '#b9a58a', '#7e8a72', '#3f4a40', '#9c6852', '#d6c3a3', '#57616b', '#c98f6b', '#efe9df', '#8b6b4c', '#a4b0b5', '#41352d']
PRINTS = [('#efe6d4', '#33506b'), ('#efe3cf', '#8c3f2c'), ('#e9dfc8', '#4f6a4a'), ('#7c4a3a', '#ecdfc6'), ('#f1ece2', '#9a8a72')]
HUNG = dict(shirt1=(0.0, 0.74), shirt2=(0.0, 0.70), kurta1=(0.0, 1.02), kurta2=(0.0, 1.12), hung_trousers=(0.16, 0.56), hung_sari=(0.16, 0.62), hung_dupatta=(0.16, 0.80))


def _cloth(r, colours):
    """a cotton for a garment: mostly plain, now and then printed"""
    if r.random() < 0.16:
        return blockprint(*r.choice(PRINTS), 0.32)
    return fabric(r.choice(colours), 0.18, 0.12, 0.25, 0.3)


def hanger(x, y, z, w, bar, m, rz):
    """a wooden hanger under a rod at z, its arms along y; bar: with a bar for trousers 0.16 m below the neck"""
    c, s = math.cos(rz), math.sin(rz)
    P = lambda u, h: (x - u * s, y + u * c, z + h)
    tube([P(0, -0.02), P(0.012, 0.013), P(-0.004, 0.018), P(-0.012, 0.0), P(0, -0.03), P(0, -0.075)], 0.0018, steel())
    tube([P(-w, -0.122), P(-w * 0.55, -0.092), P(0, -0.060), P(w * 0.55, -0.092), P(w, -0.122)], 0.0065, m)
    if bar:
        tube([P(-w, -0.115), P(-w, -0.222)], 0.003, steel(), smooth=False)
        tube([P(w, -0.115), P(w, -0.222)], 0.003, steel(), smooth=False)
        tube([P(-w, -0.22), P(w, -0.22)], 0.0055, m, smooth=False)


def hanging(x0, x1, y, z, drop=0.95, d=0.42, seed=0, colours=CLOTHES, rod=None):
    """clothes on hangers on a rod at height z, seen from the side as in a wardrobe; y the middle

    Each is a mesh of the cloth solver, chosen by the seed among those that fit the drop.
    """
    r = R.Random(seed)
    tube([(x0, y, z), (x1, y, z)], 0.012, rod or brass(), smooth=False)
    fits = [k for k, (top, L) in HUNG.items() if 0.62 * drop < top + L + 0.06 < drop * 1.14]
    wooden, k = wood('teak'), min(1.0, d / 0.46)
    x, last = x0 + r.uniform(0.045, 0.07), None
    while x < x1 - 0.045:
        name = r.choice([f for f in fits if f != last or r.random() < 0.4] or fits)
        last, bar = name, name.startswith('hung')
        rz = r.uniform(-0.13, 0.13)
        thick = r.uniform(0.62, 0.95)
        hanger(x, y, z, (0.165 if not bar else 0.19) * k, bar, wooden, rz)
        zz = z - (0.065 if not bar else 0.222)
        flip = pi if r.random() < 0.5 else 0
        o = softmesh(name, _cloth(r, colours), (x, y + r.uniform(-0.012, 0.012), zz), (0, 0, pi / 2 + rz + flip), (k, thick, r.uniform(0.93, 1.04)), 0.0018, 0)
        x += (0.052 if bar else 0.066) * thick + r.uniform(0.010, 0.034) + (r.uniform(0.03, 0.07) if r.random() < 0.12 else 0)


def folded(x, y, z, w=0.30, d=0.34, n=5, seed=0, colours=CLOTHES, soft=0.0):
    """a pile of folded clothes; returns its top; soft: see foldedone"""
    r = R.Random(seed)
    for i in range(n):
        t = r.uniform(0.026, 0.044)
        k = r.choice((1, 2, 3, 5))
        foldedone(k, _cloth(r, colours), (x + r.uniform(-0.010, 0.010), y + r.uniform(-0.006, 0.006), z + 0.0015), w * r.uniform(0.90, 1), d * r.uniform(0.90, 1), t - 0.003, r.uniform(-0.05, 0.05), 0.0028, soft)
        z += t
    return z


def wardrobe(x0, x1, y, h, bays, m, inside=None, d=0.60, loft=0.0, doors=None, angle=100, light=True, pull='bar', pm=None, seed=1, plinth=0.08):
    """a built-in wardrobe against the wall at y, fronts facing -y at y-d

    bays: one word a bay of equal width, e.g. 'hang shelves drawers long' (list or string).
    doors: for each bay 'closed', 'open', 'left', 'right' or None (no door); open shows both leaves
    turned by `angle`. loft: height of a row of closed cupboards above. The door faces of a closed
    bay can be replaced by cane(...) or jaali(...) panels: give None and place them yourself.
    """
    bays = bays.split() if isinstance(bays, str) else bays
    doors = doors or ['closed'] * len(bays)
    ins = inside or lacquer('#d9cdb9', 0.5)
    bw = (x1 - x0) / len(bays)
    zt = h - loft
    t = 0.018
    box(x0, x1, y - d + 0.05, y, 0, plinth, black(), bev=0)
    box(x0, x1, y - 0.012, y, plinth, h, ins, bev=0)
    box(x0, x1, y - d + 0.022, y - 0.012, plinth, plinth + t, ins, bev=0.001)
    box(x0, x1, y - d + 0.022, y - 0.012, zt - t, zt, ins, bev=0.001)
    if loft:
        box(x0, x1, y - d + 0.022, y - 0.012, h - t, h, ins, bev=0)
        fronts(x0, x1, zt, h, y - d, m, len(bays) * 2, 1)
        box(x0 + t, x1 - t, y - d + 0.03, y - 0.02, zt + 0.01, h - 0.02, ins, bev=0)
    for i in range(len(bays) + 1):
        xx = x0 + i * bw
        edge = i in (0, len(bays))
        a = xx if i == 0 else xx - t if i == len(bays) else xx - t / 2
        box(a, a + t, y - d + (0.0 if edge else 0.022), y - 0.012, plinth, h, m if edge else ins, bev=0.001)
    for i, kind in enumerate(bays):
        a, b = x0 + i * bw + (t / 2 if i else t), x0 + (i + 1) * bw - (t if i == len(bays) - 1 else t / 2)
        ym, z0 = y - d / 2, plinth + t
        door = doors[i]
        if door != 'closed':
            if kind == 'hang':
                hanging(a, b, ym, zt - 0.10, 0.95, 0.44, seed + i)
                for k in range(2):
                    fronts(a, b, z0 + k * 0.22, z0 + (k + 1) * 0.22, y - d + 0.06, ins, 1, 1)
                    box((a + b) / 2 - 0.07, (a + b) / 2 + 0.07, y - d + 0.045, y - d + 0.055, z0 + k * 0.22 + 0.17, z0 + k * 0.22 + 0.18, pm or brass(), bev=0.002)
                box(a, b, y - d + 0.06, y - 0.012, z0 + 0.44, z0 + 0.458, ins, bev=0.001)
                folded((a + b) / 2 - 0.14, ym, z0 + 0.458, 0.24, 0.32, 3, seed + 40 + i)
            elif kind == 'long':
                hanging(a, b, ym, zt - 0.10, min(1.45, zt - 0.5), 0.44, seed + i)
                box(a, b, y - d + 0.06, y - 0.012, z0 + 0.30, z0 + 0.30 + t, ins, bev=0.001)  # shoes below, folded cloth above
                pairs = int((b - a) / 0.27)
                for k in range(pairs):
                    px = a + (k + 0.5) * (b - a) / pairs
                    slippers(px, ym - 0.06, z0, 0, ('#5b3b28', '#2c2723', '#a9764c')[k % 3])
                    folded(px, ym - 0.02, z0 + 0.30 + t, 0.24, 0.32, 2 + k % 2, seed + 70 + k)
            elif kind in ('shelves', 'drawers'):
                zz, k = z0, 0
                if kind == 'drawers':
                    for q in range(4):
                        fronts(a, b, zz, zz + 0.2, y - d + 0.06, m, 1, 1)
                        box((a + b) / 2 - 0.09, (a + b) / 2 + 0.09, y - d + 0.042, y - d + 0.055, zz + 0.15, zz + 0.16, pm or brass(), bev=0.002)
                        zz += 0.2
                    box(a, b, y - d + 0.06, y - 0.012, zz, zz + t, ins, bev=0.001)
                step = 0.34
                while zz + 0.2 < zt:
                    top = min(zz + step, zt - t)
                    base = zz
                    if zz > z0:
                        box(a, b, y - d + 0.06, y - 0.012, zz, zz + t, ins, bev=0.001)
                        base += t
                    for q in range(max(1, int((b - a) / 0.36))):
                        px = a + (q + 0.5) * (b - a) / max(1, int((b - a) / 0.36))
                        if (k + q + seed) % 4 == 3:
                            box(px - 0.15, px + 0.15, ym - 0.15, ym + 0.17, base, base + 0.19, mat('basket', '#b08d5d', rough=0.85, tex='linen.png', size=0.05, ramp=[(0, '#8f6d42'), (1, '#c7a675')], bump=[('linen_h.png', 0.05, 0.9, 0.004)]), bev=0.02, seg=3)
                        else:
                            folded(px, ym - 0.02, base, min(0.31, (b - a) * 0.8), 0.34, R.Random(seed + k * 7 + q).randint(3, 5), seed + k * 7 + q)
                    zz, k = top, k + 1
            if light:
                strip((a + 0.01, y - d + 0.075, z0 + 0.1), (a + 0.01, y - d + 0.075, zt - 0.05), 2.2, 3000, (0.6, 0.8, 0))
        if door == 'closed':
            fronts(x0 + i * bw, x0 + (i + 1) * bw, plinth, zt, y - d, m, 2, 1, pull=pull, pm=pm)
        elif door in ('open', 'left', 'right'):
            for s in (-1, 1):
                if (door == 'left' and s > 0) or (door == 'right' and s < 0):
                    q = (x0 + (i + 0.5) * bw, x0 + (i + 1) * bw) if s > 0 else (x0 + i * bw, x0 + (i + 0.5) * bw)
                    fronts(*q, plinth, zt, y - d, m, 1, 1, pull=pull, pm=pm)
                    continue
                hx = x0 + i * bw if s < 0 else x0 + (i + 1) * bw
                w, al = bw / 2 - 0.004, math.radians(angle) * (1 if s < 0 else -1)
                root = bpy.data.objects.new('leaf', None)
                link(root)
                u = w * (1 if s < 0 else -1)
                o = box(min(0, u), max(0, u), 0, 0.02, plinth + 0.002, zt - 0.002, m, bev=0.0015)
                o.parent = root
                if pull:
                    e = u * 0.93
                    q = box(e - 0.005, e + 0.005, -0.03, -0.018, 0.9, 1.5, pm or brass(), bev=0.002)
                    q.parent = root
                root.location = (hx, y - d, 0)
                root.rotation_euler = (0, 0, -al)
