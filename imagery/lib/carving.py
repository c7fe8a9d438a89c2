"""Carved wood: reliefs of lotus and vine cut into a face, dark where they are deep; brass studs."""

from .scene import *
from .geometry import lathe, obj, pmesh
from .materials import MATERIALS
from .weather import mixed, node


def lotus(u, v, r, n=10):
    """height 0..1 of a carved lotus of radius r about 0, 0"""
    q, a = np.hypot(u, v) / r, np.arctan2(v, u)
    outer = np.abs(np.cos(a * n / 2)) ** 0.55 * np.sin(pi * np.clip((q - 0.40) / 0.60, 0, 1) ** 0.8)
    inner = 0.85 * np.abs(np.cos((a + pi / n) * n / 2)) ** 0.55 * np.sin(pi * np.clip((q - 0.16) / 0.34, 0, 1))
    return np.maximum(np.maximum(outer, inner), 1.0 * (q < 0.17) * np.sqrt(np.clip(1 - (q / 0.17) ** 2, 0, 1)))


def relief(u0, u1, v0, v1, y, fn, depth, m, step=0.0045):
    """a carved face in the plane y, towards -y; fn(u, v): height 0..1"""
    nu, nv = max(4, int((u1 - u0) / step)), max(4, int((v1 - v0) / step))
    u, v = np.meshgrid(np.linspace(u0, u1, nu + 1), np.linspace(v0, v1, nv + 1))
    h = fn(u, v) * depth
    rim = np.minimum(np.minimum(u - u0, u1 - u), np.minimum(v - v0, v1 - v))
    h = h * np.clip(rim / 0.006, 0, 1)
    V = np.stack([u, y - h, v], -1).reshape(-1, 3)
    k = np.arange(nv * (nu + 1)).reshape(nv, nu + 1)[:, :-1]
    Q = np.stack([k, k + 1, k + nu + 2, k + nu + 1], -1).reshape(-1, 4)
    me = pmesh('relief', V.tolist(), Q.tolist())
    me.attributes.new('cut', 'FLOAT', 'POINT').data.foreach_set('value', (h / depth).astype(np.float32).ravel())
    return obj('relief', me, patina(m), smooth=180)


def patina(m):
    """the same wood, dark with dust and oil where the carving is deep"""
    k = m.name + ' carved'
    if k not in MATERIALS:
        c = MATERIALS[k] = m.copy()
        nt, to = c.node_tree, c.node_tree.nodes['Principled BSDF'].inputs['Base Color']
        f = node(nt, 'MapRange', {0: node(nt, 'Attribute', attribute_name='cut').outputs['Fac'], 1: 0.0, 2: 0.75, 3: 0.30, 4: 1.12}).outputs[0]
        grey = node(nt, 'CombineColor', {0: f, 1: f, 2: f}).outputs[0]
        nt.links.new(mixed(nt, 1.0, to.links[0].from_socket, grey, 'MULTIPLY'), to)
    return MATERIALS[k]


def panelwork(w, h):
    """a lotus in the middle, quarters of it in the corners, a raised rim"""
    def fn(u, v):
        r = min(w, h) * 0.36
        z = lotus(u, v, r, 12)
        for a in (-1, 1):
            for b in (-1, 1):
                z = np.maximum(z, 0.8 * lotus(u - a * (w / 2 - 0.02), v - b * (h / 2 - 0.02), r * 0.55, 8))
        edge = np.minimum(w / 2 - np.abs(u), h / 2 - np.abs(v))
        return np.maximum(z, 0.9 * np.exp(-(((edge - 0.012) / 0.006) ** 2)))
    return fn


def vine(pitch, amp, up=True):
    """a wavy stem with a flower in every bend"""
    def fn(u, v):
        a, b = (u, v) if up else (v, u)
        z = np.exp(-(((a - amp * np.sin(2 * pi * b / pitch)) / 0.0055) ** 2)) * 0.8
        k = np.floor(b / (pitch / 2))
        s = np.where(k % 2 == 0, -1, 1)
        return np.maximum(z, lotus(a - s * amp * 0.45, b - (k + 0.5) * pitch / 2, pitch * 0.165, 8))
    return fn


def stud(x, y, z, m, r=0.015):
    lathe([(r, 0.0), (r * 0.98, 0.003), (r * 0.72, r * 0.62), (r * 0.3, r * 0.88), (0.0001, r * 0.92)], m, (x, y, z), 20, 60, (pi / 2, 0, 0))
