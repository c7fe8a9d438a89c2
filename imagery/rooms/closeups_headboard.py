"""The top of a padded headboard: channels sewn down with two rows of stitches, a corded edge, the band behind it."""

from lib import *
from lib.closeup import *

PITCH, H, DEEP = 0.115, 0.0, 0.030  # width of a channel, height of the edge, how far it is padded
CORD = 0.0042


def puff(x, z):
    """how far the front stands out at a distance z below the edge, with the puckers along its seams"""
    f = (x / PITCH) % 1.0
    d = min(f, 1 - f) * PITCH
    e = min(1.0, max(0.0, -z) / 0.055)
    h = DEEP * math.sin(pi * f) ** 0.72 * (1 - (1 - e) ** 2.2) ** 0.8
    k = round(x / PITCH)
    w = noise.noise(Vector((k * 3.1, z * 9, 0)))
    h += 0.0011 * math.exp(-d / 0.010) * math.sin(2 * pi * z / 0.0145 + 4 * w) * (0.5 + 0.5 * noise.noise(Vector((k, z * 30, 2))))
    g = 0.0012 * math.exp(z / 0.016) * math.sin(2 * pi * x / 0.0175 + 3 * noise.noise(Vector((x * 20, 0, 1))))
    return h + g * e + 0.0012 * noise.noise(Vector((x * 7, z * 5, 3))) * e


def cover(x0, x1, m):
    nx, V, F = int((x1 - x0) / 0.0022), [], []
    zs = list(np.arange(-0.62, -0.10, 0.006)) + list(np.arange(-0.10, 0.0001, 0.0018))
    for z in zs:
        for i in range(nx + 1):
            x = x0 + (x1 - x0) * i / nx
            V.append((x, -puff(x, z), H + z))
    for j in range(len(zs) - 1):
        for i in range(nx):
            k = j * (nx + 1) + i
            F.append((k, k + 1, k + nx + 2, k + nx + 1))
    obj('front', pmesh('front', V, F), m, smooth=180)
    V, F, n = [], [], 30  # the band on top, and over its back edge
    for j in range(n + 1):
        t = j / n
        y = 0.001 + 0.088 * min(1, t / 0.85)
        z = 0.009 * math.sin(pi * min(1, t / 0.85)) ** 0.6 - (0.05 * max(0, t - 0.85) / 0.15)
        for i in range(nx + 1):
            x = x0 + (x1 - x0) * i / nx
            q = 0.0007 * math.exp(-t / 0.10) * math.sin(2 * pi * x / 0.0175 + 1.4) + 0.0010 * noise.noise(Vector((x * 9, y * 30, 5)))
            V.append((x, y, H + z + q))
    for j in range(n):
        for i in range(nx):
            k = j * (nx + 1) + i
            F.append((k, k + 1, k + nx + 2, k + nx + 1))
    obj('band', pmesh('band', V, F), m, smooth=180)
    x = np.arange(x0, x1, 0.004)
    wave = [0.00035 * noise.noise(Vector((a * 30, 0, 7))) for a in x]
    tube([(a, -0.0022 + w, H + 0.0018 + 0.5 * w) for a, w in zip(x, wave)], CORD, fabric('#8b6f52', 0.3, 0.05))


def stitches(x0, x1):
    """thread of a lighter colour, 5 mm long, either side of each seam and below the cord"""
    m = mat('thread', '#d8cbb2', rough=0.6, spec=0.4, bump=[('linen_h.png', 0.012, 0.4, 0.0003)])
    me = sphere(1, m, (0, 0, -9), 10).data
    for o in [o for o in bpy.data.objects if o.data is me]:
        bpy.data.objects.remove(o)
    g = R.Random(4)
    for k in range(math.ceil(x0 / PITCH), int(x1 / PITCH) + 1):
        for s in (-1, 1):
            for i in range(78):
                z, x = -0.020 - i * 0.0062 + g.uniform(-1, 1) * 0.00025, k * PITCH + s * (0.0042 + g.uniform(-1, 1) * 0.0002)
                a = math.atan2(puff(x, z - 0.002) - puff(x, z + 0.002), 0.004)
                o = obj('stitch', me, None, (x, -puff(x, z) - 0.0001, H + z), (a, g.uniform(-1, 1) * 0.06, 0), smooth=180, scale=(0.00048, 0.00042, 0.0024))
    for i in range(int((x1 - x0) / 0.0062)):
        x = x0 + i * 0.0062
        z = -0.0085
        obj('stitch', me, None, (x, -puff(x, z) - 0.0002, H + z), (0, pi / 2 + g.uniform(-1, 1) * 0.05, 0), smooth=180, scale=(0.00048, 0.00042, 0.0024))


def build(variant):
    reset(81)
    m = fabric('#7b8780', 0.24, 0.052)
    x0, x1 = -0.62, 0.75
    cover(x0, x1, m)
    stitches(x0, x1)
    for o in bpy.data.objects:
        if o.name.startswith('stitch'):
            o['afloat'] = True
    box(x0, x1, 0.004, 0.088, -0.62, -0.02, black(), bev=0)
    # wall of veneered boards behind, a shelf light far off; white linen in front
    for i in range(-4, 6):
        box(i * 0.30 - 0.1485, i * 0.30 + 0.1485, 0.0905, 0.11, -0.8, 1.2, grain('smoked', 'z', 0.45, 0.010), bev=0.001)
    box(-2, 2, 0.11, 0.13, -1.2, 1.4, black(0.7), bev=0)
    softbox(0.66, 0.46, 0.17, fabric('#efeae0', 0.12, 0.07), (0.16, -0.20, -0.415), (1.0, 0, 0.10), r=0.07, puff=0.045, wr=0.005, piping=fabric('#8b6f52', 0.3, 0.05))
    softbox(0.62, 0.40, 0.15, fabric('#b9a98f', 0.25, 0.07), (-0.60, -0.22, -0.40), (1.0, 0, -0.06), r=0.06, puff=0.04, wr=0.005)
    box(-2, 2, -2.2, 0.09, -0.66, -0.60, fabric('#eeeae2', 0.1, 0.1), bev=0.02)
    world('#d2dce6', 0.30)
    area((1.35, -0.75, 0.55), (0.8, 1.3), 32, 6300, (0, 0, -0.1))
    area((-1.4, -1.2, 0.7), (0.9, 0.9), 3.0, 5600, (0, 0, -0.1))


CAMS = dict(main=lambda: closeup((-0.36, -0.60, 0.215), (0.040, -0.010, -0.045), 70, 8, (0, -0.03)))
