"""Sarees: silk and cotton with a border and zari, folded on shelves and thrown open. The pattern is laid on in metres, u across the width, v along the length."""

import random as R

import cv2

from .cloth import layered
from .drawings import picture
from .geometry import *
from .materials import *
from .materials import _tex
from .scene import *
from .upholstery import strings

WIDE = 1.12
PX = 1000  # of a metre


def pattern(kind, length=0.48, end=False):
    """three layers, 0 to 1: zari, border, a second thread of the ground; over one length, or with an end piece (pallu) at its last 0.62 m"""
    w, h = int(WIDE * PX), int(length * PX)
    zari, edge, second = (np.zeros((h, w), np.float32) for _ in range(3))
    wide = dict(temple=110, checks=64, plain=34, buds=84, broad=170)[kind]
    for s in (0, 1):
        b = wide if s == 0 else int(wide * (1.0 if kind in ('temple', 'checks') else 0.55))
        X = (lambda x: x) if s == 0 else (lambda x: w - 1 - x)

        def band(x0, x1, img=zari, v=1.0):
            a, c = sorted((X(x0), X(x1)))
            img[:, max(0, a) : c + 1] = v

        band(0, b, edge)
        band(5, 9), band(b - 8, b - 3)
        if kind == 'plain':
            band(12, 28)
            continue
        band(13, 15), band(b - 14, b - 12)
        m, step = int((9 + b) / 2), 24
        r = min(11, (b - 36) // 2)
        for q in (20, 24, b - 24, b - 20):  # hair lines and a row of dots
            band(q, q)
        if b > 60:
            for y in range(6, h, 12):
                for q in (31, b - 31):
                    cv2.circle(zari, (X(q), y), 2, 1.0, -1, cv2.LINE_AA)
        for y in range(step // 2, h, step):  # a row of lozenges and buds
            P = np.array([(X(m), y - r), (X(m + r), y), (X(m), y + r), (X(m - r), y)])
            cv2.fillPoly(zari, [P.astype(np.int32)], 1.0, cv2.LINE_AA)
            cv2.fillPoly(zari, [(P * 0.5 + np.array([X(m), y]) * 0.5).astype(np.int32)], 0.0, cv2.LINE_AA)
            cv2.circle(zari, (X(m), y + step // 2), 2, 1.0, -1, cv2.LINE_AA)
        if kind == 'broad':
            for k in (32, 40, b - 40, b - 32):
                band(k, k + 3)
        if kind in ('temple', 'broad'):  # spires that run into the ground
            for y in range(0, h, 24):
                cv2.fillPoly(edge, [np.array([(X(b), y), (X(b), y + 24), (X(b + 34), y + 12)], np.int32)], 1.0, cv2.LINE_AA)
    x0, x1 = wide + 46, w - wide - 46
    if kind == 'checks':
        for x in range(x0, x1, 60):
            zari[:, x : x + 2] = np.maximum(zari[:, x : x + 2], 0.8)
        for y in range(0, h, 60):
            zari[y : y + 2, x0:x1] = 0.8
    elif kind in ('temple', 'buds'):
        for j, y in enumerate(range(30, h, 60)):
            for x in range(x0 + 20 + (j % 2) * 45, x1 - 10, 90):
                cv2.ellipse(zari, (x, y), (5, 9), 0, 0, 360, 1.0, -1, cv2.LINE_AA)
                cv2.line(zari, (x, y + 9), (x + 3, y + 17), 1.0, 2, cv2.LINE_AA)
    elif kind == 'plain':
        for y in range(0, h, 12):
            second[y : y + 5] = 0.5
    if end:
        y = h - int(0.62 * PX)
        edge[y:] = 1.0
        zari[y:, wide:-wide] = 0.0
        at = 0
        ROWS = 'L b L m L b L M L B L m L b L M L B L m L b L M L B L m L b L m L'.split()
        for k, row in enumerate(ROWS):  # lines, ribbed bands of two widths, rows of mangoes of two sizes
            if row == 'L':
                for q in (2, 6):
                    zari[y + at + q : y + at + q + 2] = 1.0
                at += 10
            elif row in 'bB':
                t = 14 if row == 'b' else 24
                zari[y + at + 2 : y + at + t - 2] = 1.0
                for x in range(0, w, t):  # a lattice left out of the gold
                    P = np.array([(x, y + at + t / 2), (x + t / 2, y + at + 4), (x + t, y + at + t / 2), (x + t / 2, y + at + t - 4)])
                    cv2.polylines(zari, [P.round().astype(np.int32)], True, 0.15, 1, cv2.LINE_AA)
                    cv2.circle(zari, (x, y + at + t // 2), 1, 0.15, -1)
                at += t
            else:
                q = 12 if row == 'm' else 17
                for j, x in enumerate(range(wide + 20, w - wide - 14, int(q * 1.75))):
                    mango(zari, x, y + at + q + 4, q, 1 if (j + k) % 2 else -1)
                    cv2.circle(zari, (int(x + q * 0.875), y + at + 4), 1, 1.0, -1, cv2.LINE_AA)
                at += 2 * q + 8
        zari[y + at + 6 :, :] = 0.0
        for q in range(y + at + 8, h - 4, 8):
            zari[q : q + 2] = 1.0
    g = np.random.default_rng(len(kind))
    zari *= 0.72 + 0.28 * g.random((h, w)).astype(np.float32)  # threads that catch the light and threads that do not
    return np.stack([zari, edge, second], -1)


def mango(img, x, y, r, side):
    """a paisley of height 2 r with a hollow and a seed"""
    t = np.linspace(0, 2 * pi, 40)
    body = lambda q: np.stack([x + side * (0.52 * r * q * np.cos(t) + 0.42 * r * q * np.clip(-np.sin(t), 0, 1) ** 2), y + 0.15 * r + r * q * (0.78 * np.sin(t) - 0.26 * np.clip(-np.sin(t), 0, 1) ** 2)], 1)
    for q, v in ((1.0, 1.0), (0.74, 0.0), (0.52, 1.0), (0.26, 0.0)):
        cv2.fillPoly(img, [body(q).round().astype(np.int32)], v, cv2.LINE_AA)


def silk(ground, border, kind='temple', gold='#c99a48', length=0.48, end=False, rough=0.46):
    """woven silk (rough .46) or cotton (.75) with that pattern, by the mesh's own coordinates in metres"""
    k = 'saree' + ground + border + kind + gold + str(end)
    if k in MATERIALS:
        return MATERIALS[k]
    f = 'sareepattern' + kind + str(length) + str(end)
    if f not in bpy.data.images:
        picture(f, pattern(kind, length, end)[::-1])
        bpy.data.images[f].colorspace_settings.name = 'Non-Color'
    m = MATERIALS[k] = bpy.data.materials.new(k)
    m.use_nodes = True
    nt = m.node_tree
    n, L = nt.nodes, nt.links.new
    b = n['Principled BSDF']
    uv, mp, im, sep = (n.new('ShaderNode' + x) for x in ('TexCoord', 'Mapping', 'TexImage', 'SeparateColor'))
    im.image = bpy.data.images[f]
    mp.inputs['Scale'].default_value = (1 / WIDE, 1 / length, 1)
    L(uv.outputs['UV'], mp.inputs['Vector'])
    L(mp.outputs[0], im.inputs['Vector'])
    L(im.outputs['Color'], sep.inputs[0])

    def mix(fac, a, c):
        x = n.new('ShaderNodeMix')
        x.data_type = 'RGBA'
        L(fac, x.inputs[0])
        for i, q in ((6, a), (7, c)):
            if isinstance(q, str):
                x.inputs[i].default_value = (*lin(q), 1)
            else:
                L(q, x.inputs[i])
        return x.outputs[2]

    dark = '#%02x%02x%02x' % tuple(int(int(ground[i : i + 2], 16) * 0.72) for i in (1, 3, 5))
    colour = mix(sep.outputs[0], mix(sep.outputs[1], mix(sep.outputs[2], ground, dark), border), gold)
    tex = _tex(nt, 'linen.png', 0.06, rand=False, uv=True)
    fine = n.new('ShaderNodeMix')
    fine.data_type, fine.blend_type = 'RGBA', 'MULTIPLY'
    fine.inputs[0].default_value = 0.30
    L(colour, fine.inputs[6])
    L(tex.outputs['Color'], fine.inputs[7])
    L(fine.outputs[2], b.inputs['Base Color'])
    for name, lo, hi in (('Metallic', 0.0, 1.0), ('Roughness', rough, 0.33)):
        r = n.new('ShaderNodeMapRange')
        r.inputs['To Min'].default_value, r.inputs['To Max'].default_value = lo, hi
        L(sep.outputs[0], r.inputs[0])
        L(r.outputs[0], b.inputs[name])
    b.inputs['Sheen Weight'].default_value = 0.18
    b.inputs['Sheen Tint'].default_value = (*[min(1, x * 1.6 + 0.1) for x in lin(ground)], 1)
    b.inputs['Sheen Roughness'].default_value = 0.35
    bump = n.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.18, 0.0006
    L(tex.outputs['Color'], bump.inputs['Height'])
    L(bump.outputs[0], b.inputs['Normal'])
    return m


ORDERS = ((0, 7, 6, 1, 2, 5, 4, 3), (0, 5, 4, 1, 2, 3), (0, 3, 2, 1, 4, 7, 6, 5), (0, 1, 6, 5, 2, 3, 4), (0, 7, 6, 5, 4, 1, 2, 3))


def foldmesh(k):
    """one of five folded sarees 0.30 m wide, 0.25 m deep, its folds towards -y, with the pattern's coordinates; the border at x-"""
    name = 'foldedsaree%d' % k
    if name not in MESHES:
        order = ORDERS[k % len(ORDERS)]
        V, F = layered(order, 0.125, 0.034 / max(order), 0.30, 90 + k)
        V = np.array(V)
        nx = 22
        rows = len(V) // (nx + 1)
        P = V.reshape(rows, nx + 1, 3)
        v = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P[:, nx // 2], axis=0), axis=1))]) + 0.13 * k
        u = np.linspace(0.004, 0.304, nx + 1)
        UV = np.stack(np.broadcast_arrays(u[None, :], v[:, None]), -1).reshape(-1, 2)
        me = MESHES[name] = pmesh(name, V.tolist(), F, UV)
        me.materials.append(None)
        MESHES[name + '.size'] = V.max(0) - V.min(0)
    return MESHES[name], MESHES[name + '.size']


def foldedsaree(k, m, x, y, z, w=0.29, d=0.25, t=0.034, rz=0.0, flip=False):
    """standing on z about x, y; flip: its border at x+"""
    me, e = foldmesh(k)
    o = obj('saree', me, None, (x, y, z), (0, 0, rz), smooth=180, scale=((-1 if flip else 1) * w / e[0], d / e[1], t / e[2]))
    o.material_slots[0].link, o.material_slots[0].material = 'OBJECT', m
    s = o.modifiers.new('so', 'SOLIDIFY')
    s.thickness, s.offset = 0.0022, 0
    return o


def pile(x, y, z, n, choose, seed=0, w=0.29, d=0.25):
    """n folded sarees; choose(r): the material of the next; returns the top"""
    r = R.Random(seed)
    side = r.random() < 0.5
    for i in range(n):
        t = r.uniform(0.027, 0.042)
        foldedsaree(r.randrange(5), choose(r), x + r.uniform(-0.008, 0.008), y + r.uniform(-0.010, 0.008), z + 0.0012, w * r.uniform(0.94, 1.0), d * r.uniform(0.95, 1), t - 0.002, r.uniform(-0.035, 0.035), side ^ (r.random() < 0.12))
        z += t
    return z


def opened(m, x, y, z, fringe=None):
    """the saree of cloth.py that was thrown open over the edge of a platform: its end with the pallu hangs"""
    n, k = 80, 120
    d = np.load(T + 'sari_open.npz')
    L = 1.74
    UV = [(0.002 + (WIDE - 0.004) * i / n, L * j / k) for j in range(k + 1) for i in range(n + 1)]
    o = obj('saree', pmesh('saree', d['V'].tolist(), d['F'].tolist(), UV), m, (x, y, z), smooth=180)
    s = o.modifiers.new('so', 'SOLIDIFY')
    s.thickness, s.offset = 0.0010, 0
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 1
    V, P, g = d['V'], [], R.Random(9)  # knotted threads at its end
    for i in range(0, n + 1):
        p = Vector(V[k * (n + 1) + i])
        out = (p - Vector(V[(k - 3) * (n + 1) + i])).normalized()
        for q in (0.0, 0.5):
            if i + q <= n:
                b = p.lerp(Vector(V[k * (n + 1) + min(n, i + 1)]), q)
                L, side = g.uniform(0.030, 0.042), Vector((g.uniform(-0.25, 0.25), g.uniform(-0.2, 0.2), -0.5))
                pts = [b, b + out * L * 0.4, b + (out + side * 0.5) * L * 0.75, b + (out + side) * L]
                P.append([(x + c.x, y + c.y, max(z + c.z, 0.004)) for c in pts])
    strings(P, 0.0011, fringe or m)
    return o
