"""Washing and cleaning: machine, buckets, bottles, broom, piles of cloth, canisters."""

from .scene import *
from .geometry import *
from .materials import *
from .decor import *
from .upholstery import *


def granite():
    return mat('granite', tex='terrazzo2.png', size=0.11, ramp=[(0.50, '#55585a'), (0.72, '#1b1d1f'), (0.9, '#101113')], rough=0.14, rough_tex=('smudge.png', 0.8, 0.10, 0.22))


def kadappa():
    """black limestone of Kadapa, honed by use, a little grey where it is worn"""
    return mat('kadappa', tex='marble2.png', size=1.3, ramp=[(0.0, '#1d2022'), (0.62, '#272b2d'), (0.95, '#3c4143')], rough=0.26, rough_tex=('smudge.png', 0.5, 0.22, 0.38))


def jute():
    return mat('jute', '#cbad7c', rough=0.9, var=0.06, tex='linen.png', size=0.06, ramp=[(0, '#ab8a5a'), (1, '#e6cb9c')], bump=[('linen_h.png', 0.06, 1.0, 0.006)])


def chrome():
    return mat('chrome', '#d4d6d8', rough=0.10, metal=1)


def plastic(c, rough=0.35):
    return mat('plastic' + c, c, rough=rough)


def cloth(x0, x1, y, z, drop, c, stripe):
    """a thin cotton towel over a rail along x, light shining through it"""
    softmesh('towel', drape(c), ((x0 + x1) / 2, y, z), (0, 0, 0), ((x1 - x0) / 0.40, 0.85, drop / 0.56), 0.004, pipe=drape(stripe))


def pileof(x, y, z, w, d, colours, rot=0.0, seed=0):
    """folded cotton towels; returns the top of the pile"""
    g = R.Random(seed)
    for i, c in enumerate(colours):
        t = g.uniform(0.044, 0.056)
        foldedone(4 + (seed + i) % 2, fabric(c, 0.10, 0.10, 0.25, 0.3), (x + g.uniform(-0.006, 0.006), y, z + 0.003), w * g.uniform(0.95, 1), d * g.uniform(0.95, 1), t - 0.004, rot + g.uniform(-0.04, 0.04), 0.006)
        z += t
    return z


def canister(x, y, z, h, c, r=0.047):
    """a glazed jar with a wooden lid"""
    lathe([(0.0001, 0), (r - 0.004, 0), (r, 0.005), (r, h - 0.006), (r - 0.004, h), (0.0001, h)], ceramic(c, 0.25), (x, y, z), 48, 40)
    lathe([(0.0001, h + 0.020), (r - 0.004, h + 0.020), (r + 0.001, h + 0.016), (r + 0.001, h + 0.001), (0.0001, h + 0.001)], wood('ash', horiz=True), (x, y, z), 48, 40)


def knob(x, y, z):
    lathe([(0.0001, 0.024), (0.011, 0.024), (0.013, 0.019), (0.006, 0.010), (0.006, 0)], steel(), (x, y, z), 24, 50, (pi / 2, 0, 0))


def jhadu(x, y, z):
    """a soft grass broom hung by its loop: a bound handle, a flat fan of grass"""
    g, P, m = R.Random(5), [], mat('grass', '#b79a5c', rough=0.9, var=0.1)
    tube([(x, y + 0.004, z - 0.01), (x - 0.012, y, z - 0.05), (x, y, z - 0.07), (x + 0.012, y, z - 0.05), (x, y + 0.004, z - 0.01)], 0.002, fabric('#8c3f2c'), smooth=False)
    cyl(0.015, z - 0.42, z - 0.06, mat('handle', '#2f5f6b', rough=0.5), (x, y, 0), 24, 0.004)
    for zz in (z - 0.44, z - 0.50):
        cyl(0.024, zz - 0.012, zz + 0.012, fabric('#8c3f2c'), (x, y, 0), 24, 0.004)
    for _ in range(240):
        u, v = g.uniform(-1, 1), g.uniform(-1, 1)
        w, L = 0.055 + 0.035 * g.random(), g.uniform(0.42, 0.58)
        P.append([(x + u * 0.012, y + v * 0.012, z - 0.41), (x + u * 0.022, y + v * 0.018, z - 0.50), (x + u * 0.7 * w, y + v * 0.022, z - 0.42 - L * 0.6), (x + u * w + g.uniform(-0.01, 0.01), y + v * 0.028, z - 0.42 - L)])
    strings(P, 0.0013, m)


def bottle(x, y, z, c, lid, s=1.0):
    lathe(rounded([(0.0001, 0), (0.034, 0), (0.037, 0.006), (0.037, 0.15), (0.030, 0.185), (0.014, 0.205), (0.013, 0.22)]), plastic(c, 0.3), (x, y, z), 40, 50, scale=s)
    lathe([(0.0001, 0.252), (0.014, 0.252), (0.016, 0.248), (0.016, 0.212), (0.0001, 0.212)], plastic(lid), (x, y, z), 28, 40, scale=s)


def bucket(x, y, z, m, r=0.15, h=0.28):
    """a plastic bucket with a rolled rim and a wire handle fallen to one side"""
    lathe(rounded([(0.0001, 0.004), (r * 0.74, 0.004), (r * 0.76, 0), (r * 0.80, 0.01), (r * 0.97, h * 0.86), (r * 1.0, h * 0.87), (r * 1.02, h), (r * 1.07, h), (r * 1.07, h * 0.965)], 3), m, (x, y, z), 56, 50)
    lathe([(0.0001, 0.008), (r * 0.76, 0.010), (r * 0.94, h * 0.86), (r * 1.02, h - 0.001)], m, (x, y, z), 56, 50)
    e = r * 1.06
    tube([(x + math.cos(t) * e, y - math.sin(t) * r * 1.12, z + h * 0.93 - math.sin(t) * h * 0.30) for t in [pi * k / 12 for k in range(13)]], 0.003, steel())


def mug(x, y, z, m, rot=0.0):
    with turned(x, y, rot, z):
        lathe(rounded([(0.0001, 0.003), (0.042, 0.003), (0.044, 0), (0.052, 0.10), (0.055, 0.105), (0.050, 0.104), (0.042, 0.008), (0.0001, 0.008)], 3), m, (0, 0, 0), 40, 50)
        tube([(0.050, 0, 0.092), (0.085, 0, 0.094), (0.092, 0, 0.06), (0.080, 0, 0.028), (0.046, 0, 0.024)], 0.006, m)


def machine(x):
    """a front loader 0.60 m wide about x"""
    w, f = mat('enamel', '#eeeeec', rough=0.22), -0.565
    grey = plastic('#c9cccd')
    box(x - 0.30, x + 0.30, f, -0.03, 0.014, 0.848, w, bev=0.012, seg=3)
    for s in (-1, 1):
        cyl(0.022, 0, 0.016, black(), (x + s * 0.25, f + 0.06, 0), 20)
    box(x - 0.298, x + 0.298, f - 0.005, f + 0.02, 0.722, 0.842, w, bev=0.005, seg=3)
    box(x - 0.299, x + 0.299, f - 0.0012, f + 0.01, 0.716, 0.7205, plastic('#8d9193'), bev=0)
    box(x - 0.288, x - 0.118, f - 0.010, f, 0.734, 0.830, w, bev=0.004)
    box(x - 0.262, x - 0.144, f - 0.0108, f - 0.004, 0.744, 0.760, plastic('#9a9ea0'), bev=0.004)
    cyl(0.038, 0, 0.010, chrome(), (x + 0.005, f - 0.005, 0.782), 48, 0.003, rot=(pi / 2, 0, 0))
    cyl(0.032, 0.010, 0.026, w, (x + 0.005, f - 0.005, 0.782), 48, 0.004, rot=(pi / 2, 0, 0))
    box(x + 0.003, x + 0.007, f - 0.0325, f - 0.030, 0.792, 0.810, plastic('#5b6a74'), bev=0)
    box(x + 0.080, x + 0.190, f - 0.0062, f, 0.762, 0.804, bglass(), bev=0.002)
    for k in range(3):
        cyl(0.008, 0, 0.004, grey, (x + 0.215 + 0.026 * k, f - 0.005, 0.783), 20, 0.001, rot=(pi / 2, 0, 0))
    p, up = (x, f, 0.400), (pi / 2, 0, 0)
    lathe([(0.246, -0.004), (0.246, 0.005), (0.240, 0.012), (0.212, 0.016), (0.206, 0.012)], w, p, 96, 40, up)
    lathe(rounded([(0.207, 0.006), (0.207, 0.024), (0.198, 0.036), (0.180, 0.038), (0.166, 0.028), (0.158, 0.004)], 4, 70), chrome(), p, 96, 60, up)
    lathe([(0.160, 0.0005), (0.118, 0.0008), (0.112, 0.0014), (0.0001, 0.0016)], mat('drum', '#2a2e31', rough=0.4, metal=0.6), p, 64, 30, up)
    simmesh('duvet_single', fabric('#f2efe6', 0.2), (x + 0.005, f - 0.002, 0.328), (pi / 2, 0.25, 0), (0.165, 0.15, 0.17))
    simmesh('duvet_single', fabric('#8fa9bc', 0.2), (x - 0.01, f - 0.003, 0.375), (pi / 2, -0.2, 0), (0.17, 0.12, 0.17))
    o = lathe(rounded([(0.160, 0.010), (0.148, 0.022), (0.115, 0.034), (0.06, 0.043), (0.0001, 0.046)]), glass('#8f9aa0'), p, 96, 80, up)
    o.visible_shadow = False
    box(x + 0.186, x + 0.222, f - 0.030, f - 0.012, 0.355, 0.445, w, bev=0.008, seg=3)
    box(x + 0.155, x + 0.262, f - 0.0022, f + 0.01, 0.045, 0.125, w, bev=0.002)
