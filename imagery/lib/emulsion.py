"""Painted walls as one sees them from near: rolled emulsion, two colours with a line between them, brushed mouldings. Laid on by place, in metres."""

from .closeup import between, cloud, dressed
from .materials import _sh, mat
from .scene import *
from .weather import maths, mixed, node


def _rolled(nt, rough):
    """where it is, the tone of the roller's lanes, roughness, relief: a stipple, and the waves that the putty left"""
    p = node(nt, 'NewGeometry').outputs['Position']
    lanes = cloud(nt, node(nt, 'Mapping', {'Vector': p, 'Scale': (5.5, 5.5, 0.9)}).outputs[0], 1.0, 4, 0.6)
    cloudy = cloud(nt, p, 0.8, 3, 0.55)
    tone = maths(nt, 'MULTIPLY_ADD', lanes, 0.55, maths(nt, 'MULTIPLY', cloudy, 0.45))
    height = maths(nt, 'MULTIPLY_ADD', cloud(nt, p, 1.3, 2), 9.0, cloud(nt, p, 210, 3, 0.6))
    return p, tone, between(nt, lanes, 0.3, 0.7, rough - 0.04, rough + 0.05), height


def _shades(nt, tone, c, amt):
    a, b = (q[1] for q in _sh(c, amt))
    return mixed(nt, between(nt, tone, 0.36, 0.64), (*a, 1), (*b, 1))


def emulsion(c, rough=0.55, amt=0.05, depth=0.0002):
    """one colour, rolled"""
    k = 'emulsion%s%s' % (c, rough)
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, c, rough=rough, spec=0.35)
    nt = m.node_tree
    p, tone, r, height = _rolled(nt, rough)
    return dressed(m, _shades(nt, tone, c, amt), r, height, depth)


def two_tone(low, high, line, z, t=0.016, rough=0.5, depth=0.0002):
    """low up to the height z, high above it, between them a line t wide that was drawn along tape: its edges are not quite straight"""
    m = mat('twotone%s%s%s' % (low, high, z), low, rough=rough, spec=0.35)
    nt = m.node_tree
    p, tone, r, height = _rolled(nt, rough)
    h = maths(nt, 'MULTIPLY_ADD', cloud(nt, p, 9, 4, 0.6), 0.0030, node(nt, 'SeparateXYZ', {0: p}).outputs[2])
    a, b = between(nt, h, z - t / 2 + 0.0011, z - t / 2 + 0.0019), between(nt, h, z + t / 2 + 0.0011, z + t / 2 + 0.0019)
    c = mixed(nt, a, _shades(nt, tone, low, 0.06), _shades(nt, cloud(nt, p, 40, 3), line, 0.10))
    c = mixed(nt, b, c, _shades(nt, tone, high, 0.025))
    r = maths(nt, 'MULTIPLY_ADD', b, 0.22, r)  # above it is matt
    return dressed(m, c, r, height, depth)


def brushed(c, along='x', rough=0.42):
    """enamel laid off with a brush along a moulding"""
    k = 'brushed%s%s' % (c, along)
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, c, rough=rough, spec=0.4)
    nt = m.node_tree
    p = node(nt, 'NewGeometry').outputs['Position']
    hair = cloud(nt, node(nt, 'Mapping', {'Vector': p, 'Scale': [5 if q == along else 420 for q in 'xyz']}).outputs[0], 1.0, 3, 0.6)
    return dressed(m, _shades(nt, cloud(nt, p, 3, 3), c, 0.04), None, hair, 0.00012)


def limewashed(c, amt=0.24, depth=0.0007):
    """lime brushed on crosswise in thin coats: strokes of a broad brush both ways, clouds where a coat lies thinner, dead matt"""
    k = 'limewashed%s%s' % (c, amt)
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, c, rough=0.9, spec=0.15)
    nt = m.node_tree
    p = node(nt, 'NewGeometry').outputs['Position']
    hand = node(nt, 'VectorMath', {0: node(nt, 'TexNoise', {'Vector': p, 'Scale': 2.6, 'Detail': 3}).outputs[1], 'Scale': 0.34}, operation='SCALE').outputs[0]
    loose = node(nt, 'VectorMath', {0: p, 1: hand}, operation='ADD').outputs[0]  # no stroke is straight

    def way(turn, seed):
        turned = node(nt, 'Mapping', {'Vector': loose, 'Location': (seed, seed, seed), 'Rotation': (0, turn, 0)}).outputs[0]
        return cloud(nt, node(nt, 'Mapping', {'Vector': turned, 'Scale': (1.7, 1.7, 8)}).outputs[0], 1.5, 5, 0.62)

    strokes = maths(nt, 'MULTIPLY', maths(nt, 'ADD', way(0.85, 0.0), way(-0.75, 7.3)), 0.5)
    tone = maths(nt, 'MULTIPLY_ADD', strokes, 0.62, maths(nt, 'MULTIPLY', cloud(nt, p, 2.1, 4, 0.6), 0.38))
    height = maths(nt, 'MULTIPLY_ADD', cloud(nt, p, 1.3, 2), 3.0, maths(nt, 'MULTIPLY_ADD', cloud(nt, p, 160, 3), 0.35, strokes))
    return dressed(m, _shades(nt, tone, c, amt), None, height, depth)
