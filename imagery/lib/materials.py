"""Materials: paint, limewash, lacquer, wood, stone, metal, cloth, glass.

Each function returns a Blender material and keeps it, so that a thousand books of one colour
share one material. `mat` is the general one; the others are named as a decorator would name them.
Maps are laid on in metres (`size`), by box projection, with a random offset per object: two
boards of the same oak never show the same grain.
"""

from .scene import *



def _img(f, col=False):
    im = bpy.data.images.get(f) or bpy.data.images.load(T + f)
    im.colorspace_settings.name = 'sRGB' if col else 'Non-Color'
    return im


def _tex(nt, f, size, col=False, rand=True, rot=0.0, uv=False):
    n = nt.nodes
    tc = n.new('ShaderNodeTexCoord')
    mp = n.new('ShaderNodeMapping')
    im = n.new('ShaderNodeTexImage')
    im.image = _img(f, col)
    s = size if isinstance(size, (tuple, list)) else (size, size, size)
    mp.inputs['Scale'].default_value = [1 / x for x in s]
    mp.inputs['Rotation'].default_value = (rot, rot, rot) if not isinstance(rot, tuple) else rot
    src = tc.outputs['UV' if uv else 'Object']
    if not uv:
        im.projection = 'BOX'
        im.projection_blend = 0.08
    if rand:
        oi = n.new('ShaderNodeObjectInfo')
        m = n.new('ShaderNodeVectorMath')
        m.operation = 'MULTIPLY_ADD'
        cb = n.new('ShaderNodeCombineXYZ')
        for i, k in enumerate((7.13, 13.7, 29.3)):
            mm = n.new('ShaderNodeMath')
            mm.operation = 'MULTIPLY'
            mm.inputs[1].default_value = k
            nt.links.new(oi.outputs['Random'], mm.inputs[0])
            nt.links.new(mm.outputs[0], cb.inputs[i])
        m.operation = 'ADD'
        nt.links.new(src, m.inputs[0])
        nt.links.new(cb.outputs[0], m.inputs[1])
        src = m.outputs[0]
    nt.links.new(src, mp.inputs['Vector'])
    nt.links.new(mp.outputs[0], im.inputs['Vector'])
    return im


def mat(
    name,
    base='#cccccc',
    rough=0.5,
    metal=0,
    spec=0.5,
    tex=None,
    size=1.0,
    ramp=None,
    col=False,
    rough_tex=None,
    bump=(),
    sheen=0,
    coat=0,
    coat_r=0.05,
    emit=None,
    estr=0,
    rand=True,
    uv=False,
    sample=True,
    trans=0,
    ior=1.5,
    rot=0.0,
    translucent=0,
    var=0.0,
):
    if name in MATERIALS:
        return MATERIALS[name]
    m = bpy.data.materials.new(name)
    MATERIALS[name] = m
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    I = b.inputs
    I['Base Color'].default_value = (*lin(base), 1)
    I['Roughness'].default_value = rough
    I['Metallic'].default_value = metal
    I['Specular IOR Level'].default_value = spec
    I['Sheen Weight'].default_value = sheen * 0.3
    I['Sheen Tint'].default_value = (*lin(base), 1)
    I['Coat Weight'].default_value = coat
    I['Coat Roughness'].default_value = coat_r
    I['Transmission Weight'].default_value = trans
    I['IOR'].default_value = ior
    colout = None
    if tex:
        t = _tex(nt, tex, size, col=col, rand=rand, uv=uv, rot=rot)
        colout = t.outputs['Color']
        if ramp:
            r = nt.nodes.new('ShaderNodeValToRGB')
            e = r.color_ramp.elements
            for i, (p, c) in enumerate(ramp):
                el = e[i] if i < 2 else e.new(p)
                el.position = p
                el.color = (*lin(c), 1)
            nt.links.new(colout, r.inputs[0])
            colout = r.outputs[0]
        if var:
            oi = nt.nodes.new('ShaderNodeObjectInfo')
            hs = nt.nodes.new('ShaderNodeHueSaturation')
            mr = nt.nodes.new('ShaderNodeMapRange')
            mr.inputs['To Min'].default_value = 1 - var
            mr.inputs['To Max'].default_value = 1 + var
            nt.links.new(oi.outputs['Random'], mr.inputs[0])
            nt.links.new(mr.outputs[0], hs.inputs['Value'])
            nt.links.new(colout, hs.inputs['Color'])
            colout = hs.outputs[0]
        nt.links.new(colout, I['Base Color'])
    elif var:
        oi = nt.nodes.new('ShaderNodeObjectInfo')
        hs = nt.nodes.new('ShaderNodeHueSaturation')
        mr = nt.nodes.new('ShaderNodeMapRange')
        hs.inputs['Color'].default_value = (*lin(base), 1)
        mr.inputs['To Min'].default_value = 1 - var
        mr.inputs['To Max'].default_value = 1 + var
        nt.links.new(oi.outputs['Random'], mr.inputs[0])
        nt.links.new(mr.outputs[0], hs.inputs['Value'])
        nt.links.new(hs.outputs[0], I['Base Color'])
        colout = hs.outputs[0]
    if rough_tex:
        f, s, lo, hi = rough_tex
        t = _tex(nt, f, s, rand=rand, uv=uv, rot=rot)
        mr = nt.nodes.new('ShaderNodeMapRange')
        mr.inputs['To Min'].default_value = lo
        mr.inputs['To Max'].default_value = hi
        nt.links.new(t.outputs['Color'], mr.inputs[0])
        nt.links.new(mr.outputs[0], I['Roughness'])
    prev = None
    for f, s, st, dist in bump:
        t = _tex(nt, f, s, rand=rand, uv=uv, rot=rot)
        bp = nt.nodes.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = st
        bp.inputs['Distance'].default_value = dist
        nt.links.new(t.outputs['Color'], bp.inputs['Height'])
        if prev:
            nt.links.new(prev, bp.inputs['Normal'])
        prev = bp.outputs[0]
    if prev:
        nt.links.new(prev, I['Normal'])
    if emit:
        I['Emission Color'].default_value = (*lin(emit), 1)
        I['Emission Strength'].default_value = estr
    if not sample:
        m.cycles.emission_sampling = 'NONE'
    if translucent:
        tr = nt.nodes.new('ShaderNodeBsdfTranslucent')
        mx = nt.nodes.new('ShaderNodeMixShader')
        mx.inputs[0].default_value = translucent
        if colout:
            nt.links.new(colout, tr.inputs['Color'])
        else:
            tr.inputs['Color'].default_value = (*lin(base), 1)
        nt.links.new(b.outputs[0], mx.inputs[1])
        nt.links.new(tr.outputs[0], mx.inputs[2])
        nt.links.new(mx.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return m


WOODS = dict(
    oak=[(0.15, '#9a7650'), (0.42, '#c09a6d'), (0.62, '#cfae84'), (0.9, '#dcc29c')],
    walnut=[(0.15, '#3b2619'), (0.42, '#5f4029'), (0.62, '#77533a'), (0.9, '#936b4d')],
    smoked=[(0.15, '#2b211a'), (0.42, '#453529'), (0.62, '#574537'), (0.9, '#6d5848')],
    limed=[(0.15, '#a08d72'), (0.42, '#b5a386'), (0.62, '#c0af93'), (0.9, '#cbbca2')],  # oak rubbed with white: quiet grain
    ash=[(0.15, '#b09a7c'), (0.42, '#cfbc9f'), (0.62, '#dccdb4'), (0.9, '#e8dcc8')],
    teak=[(0.15, '#6b4023'), (0.42, '#966036'), (0.62, '#a97247'), (0.9, '#bd8a5e')],
    ebony=[(0.15, '#15110e'), (0.42, '#241d18'), (0.62, '#2f2721'), (0.9, '#3d332b')],
    rosewood=[(0.15, '#27130e'), (0.42, '#47251a'), (0.62, '#5e3424'), (0.9, '#7b4e36')],
    aged=[(0.15, '#4c301d'), (0.42, '#724c30'), (0.62, '#845b3b'), (0.9, '#9a714d')],  # teak gone brown
    waxed=[(0.15, '#58361e'), (0.42, '#805333'), (0.62, '#92633f'), (0.9, '#a97b54')],  # teak of some years, lighter than aged
    oiled=[(0.15, '#45260f'), (0.42, '#6a3d20'), (0.62, '#7d4d2b'), (0.9, '#935f3c')],  # teak, oiled for years
)


def wood(kind='oak', horiz=False, straight=False, rough=0.42, coat=0, var=0.06):
    f = 'wood_st' if straight else 'wood'
    return mat(
        'wood_%s%d%d' % (kind, horiz, straight) + str(rough),
        tex=f + '.png',
        size=(1.2, 1.2, 2.4) if not horiz else (2.4, 1.2, 1.2),
        ramp=WOODS[kind],
        rough=rough,
        rough_tex=(
            f + '_h.png',
            (1.2, 1.2, 2.4) if not horiz else (2.4, 1.2, 1.2),
            rough + 0.14,
            rough - 0.06,
        ),
        bump=[(f + '_h.png', (1.2, 1.2, 2.4) if not horiz else (2.4, 1.2, 1.2), 0.25, 0.0012)],
        rot=0.0 if not horiz else (0, pi / 2, 0),
        coat=coat,
        var=var,
    )


def floorwood(kind='oak', rough=0.38):
    return mat(
        'floor_' + kind,
        tex='floor.png',
        size=(2.4, 4.8, 1),
        ramp=WOODS[kind],
        rough=rough,
        rough_tex=('smudge.png', 2.3, rough - 0.06, rough + 0.10),
        bump=[('floor_h.png', (2.4, 4.8, 1), 0.5, 0.002)],
        rand=False,
        uv=True,
    )


def marble(kind='calacatta', size=1.8, rough=0.12, f=None, uv=False):
    """uv: laid on by the mesh's own coordinates, in metres, for slabs that match"""
    f = f or 'marble%d' % ((ROOM['seed'] + sum(map(ord, kind))) % 8 + 1)
    R = dict(
        calacatta=[(0.06, '#efece6'), (0.22, '#e4dfd6'), (0.45, '#b9ada0'), (0.9, '#7d7064')],
        botticino=[(0.05, '#e6dccb'), (0.25, '#dccfba'), (0.5, '#c2ae92'), (0.9, '#a08868')],
        sand=[(0.05, '#cdc4b4'), (0.25, '#c3b8a4'), (0.5, '#ad9d84'), (0.9, '#917d64')],  # botticino where the sun lies on it
        green=[(0.05, '#16291f'), (0.2, '#1f3b2c'), (0.42, '#5d7a66'), (0.8, '#c9d3c8')],
        nero=[(0.05, '#141312'), (0.25, '#201e1d'), (0.45, '#6b635b'), (0.8, '#d7cfc4')],
        grey=[(0.05, '#b3aea6'), (0.25, '#a39d95'), (0.5, '#d9d4cc'), (0.9, '#efebe4')],
        ash=[(0.02, '#b8b8b1'), (0.08, '#a8a9a3'), (0.16, '#95968f'), (0.26, '#a89f91'), (0.44, '#d4cec2'), (0.8, '#efede6')],
        smoke=[(0.05, '#6d6a67'), (0.25, '#5f5d5b'), (0.5, '#8a8781'), (0.9, '#b3aea6')],
        terra=[(0.05, '#a8634a'), (0.25, '#99553d'), (0.5, '#c99c83'), (0.9, '#ead6c6')],
    )
    return mat(
        'marble_' + kind + f + str(size) + str(rough) + 'uv' * uv,
        tex=f + '.png',
        size=size,
        ramp=R[kind],
        rough=rough,
        uv=uv,
        rand=not uv,
        rough_tex=('smudge.png', 1.4, max(0.03, rough - 0.03), rough + 0.06),
    )


def lacquer(c, rough=0.32, name=None):
    return mat('lac' + c + str(rough), c, rough=rough)  # even: smudges look like flaking paint


def paint(c, amt=0.06):
    return mat(
        'paint' + c,
        c,
        rough=0.75,
        spec=0.3,
        tex='plaster.png',
        size=3.5,
        ramp=_sh(c, amt * 0.35),
        bump=[('plaster_h.png', 0.9, 0.05, 0.002)],
        rand=False,
    )


def _sh(c, a):
    l = lin(c)
    return [(0, tuple(x * (1 - a) for x in l)), (1, tuple(min(1, x * (1 + a)) for x in l))]


def limewash(c, amt=0.22):
    return mat(
        'lime' + c,
        c,
        rough=0.85,
        spec=0.2,
        tex='plaster.png',
        size=2.6,
        ramp=_sh(c, amt),
        bump=[('plaster_h.png', 1.1, 0.22, 0.003)],
        rand=False,
    )


def fabric(c, amt=0.25, scale=0.22, sheen=0.5, bump=0.35):
    return mat(
        'fab' + c + str(scale),
        c,
        rough=0.9,
        spec=0.15,
        tex='linen.png',
        size=scale,
        ramp=_sh(c, amt),
        sheen=sheen,
        bump=[('linen_h.png', scale, bump, 0.0012)],
    )


def boucle(c):
    return mat(
        'bou' + c,
        c,
        rough=0.95,
        spec=0.1,
        tex='boucle.png',
        size=0.30,
        ramp=[(0, tuple(x * 0.55 for x in lin(c))), (1, c)],
        sheen=0.6,
        bump=[('boucle_h.png', 0.30, 0.9, 0.006)],
    )


def velvet(c):
    m = mat('vel' + c, c, rough=0.75, spec=0.2, sheen=1.0, tex='smudge.png', size=0.5, ramp=_sh(c, 0.18))
    b = m.node_tree.nodes['Principled BSDF'].inputs
    b['Sheen Tint'].default_value = (*[min(1, 0.25 + 1.5 * x) for x in lin(c)], 1)  # the pile shines in its own colour
    b['Sheen Roughness'].default_value = 0.32
    return m


def leather(c):
    return mat(
        'lea' + c,
        c,
        rough=0.45,
        spec=0.4,
        tex='smudge.png',
        size=0.4,
        ramp=_sh(c, 0.15),
        bump=[('boucle_h.png', 0.10, 0.12, 0.001)],
    )


SATIN = 0.30  # the smoothest brushed metal: below 0.28 the denoiser is led by what a metal mirrors, and its noise looks like bark


def brass(rough=0.2):
    """brushed brass of one even roughness"""
    return mat('brass' + str(max(rough, SATIN)), '#bb9861', rough=max(rough, SATIN), metal=1)


def black(rough=0.45):
    return mat('blk' + str(rough), '#191817', rough=rough)


def steel(rough=0.24):
    return mat('steel' + str(max(rough, SATIN)), '#b9b7b3', rough=max(rough, SATIN), metal=1)


def bglass():
    return mat('bglass', '#0b0b0c', rough=0.06, spec=0.6)


def ceramic(c, rough=0.35):
    return mat(
        'cer' + c,
        c,
        rough=rough,
        tex='smudge.png',
        size=0.3,
        ramp=_sh(c, 0.08),
        bump=[('plaster_h.png', 0.15, 0.06, 0.002)],
    )


def glazed(c, body='#a5805f'):
    """a reactive glaze: it runs thin and thick, pools darker below, and leaves the foot of bare clay"""
    k = 'glazed' + c
    if k not in MATERIALS:
        m = mat(k, c, rough=0.24, tex='plaster.png', size=0.16, ramp=[(0.2, tuple(x * 0.62 for x in lin(c))), (0.6, c), (0.95, tuple(min(1, x * 1.25 + 0.02) for x in lin(c)))], bump=[('plaster_h.png', 0.12, 0.12, 0.003)])
        n, L = m.node_tree.nodes, m.node_tree.links.new
        b = n['Principled BSDF'].inputs
        at, z, run, mix = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeSeparateXYZ'), n.new('ShaderNodeMapRange'), n.new('ShaderNodeMixRGB')
        run.inputs['From Min'].default_value, run.inputs['From Max'].default_value = 0.022, 0.028
        mix.inputs[1].default_value = (*lin(body), 1)
        L(at.outputs['Object'], z.inputs[0])
        L(z.outputs['Z'], run.inputs[0])
        L(run.outputs[0], mix.inputs[0])
        L(b['Base Color'].links[0].from_socket, mix.inputs[2])
        L(mix.outputs[0], b['Base Color'])
    return MATERIALS[k]


def terrazzo(rough=0.18, f='terrazzo2', size=0.8):
    return mat(
        'terrazzo' + f,
        tex=f + '.png',
        size=size,
        col=True,
        rough=rough,
        rough_tex=('smudge.png', 1.0, rough - 0.04, rough + 0.08),
    )


def glow(c, s, sample=False):
    return mat('glow' + c + str(s), '#000000', emit=c, estr=s, sample=sample)


def opal(c, s):
    """the lit glass of a globe: whitest where one looks straight into it, warmer and dimmer towards its edge, with a faint gloss"""
    m = mat('glowopal' + c + str(s), c, rough=0.08, emit=c, estr=s, sample=False)
    nt = m.node_tree
    if 'Layer Weight' not in nt.nodes:
        facing, strength = nt.nodes.new('ShaderNodeLayerWeight'), nt.nodes.new('ShaderNodeMapRange')
        facing.inputs['Blend'].default_value = 0.4
        strength.inputs['To Min'].default_value, strength.inputs['To Max'].default_value = s, s * 0.32
        nt.links.new(facing.outputs['Facing'], strength.inputs[0])
        nt.links.new(strength.outputs[0], nt.nodes['Principled BSDF'].inputs['Emission Strength'])
    return m


def clothwise(m):
    """m laid on by the mesh's own coordinates, in metres along the cloth: a print follows the folds of a blind instead of smearing across them"""
    k = 'clothwise.' + m.name
    if k not in MATERIALS:
        m = MATERIALS[k] = m.copy()
        n, L = m.node_tree.nodes, m.node_tree.links.new
        for x in list(n):
            if x.bl_idname == 'ShaderNodeMapping':
                L(n.new('ShaderNodeTexCoord').outputs['UV'], x.inputs['Vector'])
            if x.bl_idname == 'ShaderNodeTexImage':
                x.projection = 'FLAT'
    return MATERIALS[k]


def shade(c='#efe4d0'):
    """cloth of a lampshade: lit by the bulb inside"""
    return mat('shade' + c, c, rough=0.9, spec=0.1, translucent=0.55, tex='linen.png', size=0.12, ramp=_sh(c, 0.10))


def sheer(c='#f4efe6', t=0.35):
    k = 'sheer' + c + str(t)
    if k in MATERIALS:
        return MATERIALS[k]
    m = bpy.data.materials.new(k)
    MATERIALS[k] = m
    m.use_nodes = True
    nt = m.node_tree
    n = nt.nodes
    n.remove(n['Principled BSDF'])
    d = n.new('ShaderNodeBsdfDiffuse')
    tl = n.new('ShaderNodeBsdfTranslucent')
    tp = n.new('ShaderNodeBsdfTransparent')
    a = n.new('ShaderNodeMixShader')
    b = n.new('ShaderNodeMixShader')
    for x in (d, tl):
        x.inputs[0].default_value = (*lin(c), 1)
    a.inputs[0].default_value = 0.40
    b.inputs[0].default_value = t
    L = nt.links.new
    L(d.outputs[0], a.inputs[1])
    L(tl.outputs[0], a.inputs[2])
    L(a.outputs[0], b.inputs[1])
    L(tp.outputs[0], b.inputs[2])
    L(b.outputs[0], n['Material Output'].inputs[0])
    return m


def drape(c):
    return mat(
        'drape' + c,
        c,
        rough=0.9,
        spec=0.1,
        tex='linen.png',
        size=0.25,
        ramp=_sh(c, 0.16),
        sheen=0.3,
        bump=[('linen_h.png', 0.25, 0.25, 0.001)],
        translucent=0.18,
    )


def glass(tint='#f4f8f6', rough=0.0):
    k = 'glass' + tint + str(rough)
    if k in MATERIALS:
        return MATERIALS[k]
    m = bpy.data.materials.new(k)
    MATERIALS[k] = m
    m.use_nodes = True
    nt = m.node_tree
    n = nt.nodes
    n.remove(n['Principled BSDF'])
    tp = n.new('ShaderNodeBsdfTransparent')
    g = n.new('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = rough
    f = n.new('ShaderNodeFresnel')
    f.inputs[0].default_value = 1.45
    mx = n.new('ShaderNodeMixShader')
    tp.inputs[0].default_value = (*lin(tint), 1)
    L = nt.links.new
    L(f.outputs[0], mx.inputs[0])
    L(tp.outputs[0], mx.inputs[1])
    L(g.outputs[0], mx.inputs[2])
    L(mx.outputs[0], n['Material Output'].inputs[0])
    return m


def mirror(tint='#e8e6e2'):
    return mat('mirror' + tint, tint, rough=0.015, metal=1)


def imgmat(f, rough=0.6, emit=0):
    return mat('img' + f + str(emit), tex=f, col=True, uv=True, rand=False, size=1.0, rough=rough)


def kota(rough=0.28):
    """Kota stone, half polished; lay it with tilefloor in 0.6 m slabs"""
    return mat('kota' + str(rough), tex='kota.png', size=1.7, col=True, rough=rough, rough_tex=('smudge.png', 1.2, rough - 0.06, rough + 0.12), var=0.10)


def oxide(c='#7d3f30', rough=0.22):
    """red (or green, ochre) oxide floor: cement floated with pigment and waxed, clouded by hand"""
    return mat('oxide' + c, c, rough=rough, tex='plaster.png', size=2.2, ramp=_sh(c, 0.16), rough_tex=('smudge.png', 1.3, rough - 0.05, rough + 0.12), rand=False)


DESIGNS = ('blockprint', 'block1', 'block2', 'block3', 'block4', 'block5', 'block6')


def thinglass(tint='#f6faf7'):
    """the wall of a jar or bottle as one surface: it reflects and does not bend light, so it has no black outline; towards its edge it is darker"""
    k = 'thinglass' + tint
    if k not in MATERIALS:
        m = MATERIALS[k] = bpy.data.materials.new(k)
        m.use_nodes = True
        n, L = m.node_tree.nodes, m.node_tree.links.new
        n.remove(n['Principled BSDF'])
        facing, steep, c, through, shine, both = [n.new('ShaderNode' + x) for x in ('LayerWeight', 'Math', 'Mix', 'BsdfTransparent', 'BsdfGlossy', 'MixShader')]
        facing.inputs[0].default_value, shine.inputs['Roughness'].default_value, c.data_type = 0.5, 0.04, 'RGBA'
        c.inputs[6].default_value, c.inputs[7].default_value = (*lin(tint), 1), (*[x * 0.7 for x in lin(tint)], 1)
        steep.operation, steep.inputs[1].default_value = 'POWER', 3.0  # no Fresnel: on the far wall that would be total reflection, black
        L(facing.outputs['Facing'], c.inputs[0])
        L(facing.outputs['Facing'], steep.inputs[0])
        L(c.outputs[2], through.inputs[0])
        L(steep.outputs[0], both.inputs[0])
        L(through.outputs[0], both.inputs[1])
        L(shine.outputs[0], both.inputs[2])
        L(both.outputs[0], n['Material Output'].inputs[0])
    return MATERIALS[k]


def blockprint(ground='#efe8da', ink='#3b4f6b', size=0.55, design=None):
    """hand-printed cotton for cushions, throws, covers and curtains; design: 0-6, else one that goes with the room and the colours"""
    pick = sum(map(ord, ground + ink)) + 3 * ROOM['seed'] if design is None else design
    f = DESIGNS[pick % len(DESIGNS)] + '.png'
    return mat('block' + ground + ink + f, tex=f, size=size, ramp=[(0.15, ground), (0.75, ink)], rough=0.9, spec=0.12, sheen=0.3, bump=[('linen_h.png', 0.22, 0.25, 0.001)])
