"""Bloom, AgX tone map, encode.

python lib/post.py NAME out.jpg [key=value ...]     NAME of NAME.exr in build/exr
Keys of the grade: ev (fixed exposure) or mean (auto exposure target, default .60), temp, power,
sat, slope, bloom, vig, sharp, grain, soft (roll-off of the strongest chroma), q (JPEG quality),
max_kb, look (clay or line, with the place of the cut: clay:.46), around=1 for a picture of all directions.
"""

import sys, os, numpy as np, cv2
import OpenImageIO as oiio
from ink import drawing

cv2.setNumThreads(2)
HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EXR = os.path.join(HERE, 'build', 'exr', '')
PASSES = dict(colour=('Combined', 'RGB'), albedo=('Denoising Albedo', 'RGB'), normal=('Denoising Normal', 'XYZ'), depth=('Denoising Depth', 'Z'))


def load(name):
    """{pass: height x width x channels}"""
    i = oiio.ImageInput.open(EXR + name + '.exr')
    s = i.spec()
    px = i.read_image(oiio.FLOAT).reshape(s.height, s.width, -1)
    i.close()
    at = {n.split('.', 1)[1]: k for k, n in enumerate(s.channelnames)}  # ViewLayer.Combined.R
    pick = lambda p, channels: px[..., [at['%s.%s' % (p, c)] for c in channels]]
    return {k: np.nan_to_num(pick(*v), posinf=1e4, neginf=0) for k, v in PASSES.items()}


IN = np.array(
    [
        [0.856627153315983, 0.0951212405381588, 0.0482516061458583],
        [0.137318972929847, 0.761241990602591, 0.101439036467562],
        [0.11189821299995, 0.0767994186031903, 0.811302368396859],
    ]
)
OUT = np.array(
    [
        [1.1271005818144368, -0.11060664309660323, -0.016493938717834573],
        [-0.1413297634984383, 1.157823702216272, -0.016493938717834257],
        [-0.14132976349843826, -0.11060664309660294, 1.2519364065950405],
    ]
)
TO = np.array([[0.6274, 0.3293, 0.0433], [0.0691, 0.9195, 0.0113], [0.0164, 0.0880, 0.8956]])
FR = np.array([[1.6605, -0.5876, -0.0728], [-0.1246, 1.1329, -0.0083], [-0.0182, -0.1006, 1.1187]])


def agx(x, power=1.0, sat=1.0, slope=1.0):
    x = np.maximum(x, 0) @ TO.T @ IN.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    x2 = x * x
    x4 = x2 * x2
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    x = np.maximum(x * slope, 0) ** power
    l = (x * [0.2126, 0.7152, 0.0722]).sum(-1, keepdims=True)
    x = l + (x - l) * sat
    x = np.clip(x, 0, None) @ OUT.T
    x = np.maximum(x, 0) ** 2.2 @ FR.T
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def joined(hdr):
    """all directions: both edges were rendered a 34th further (camera.py); within that stretch each passes into the other"""
    n = hdr.shape[1] // 34
    own = np.linspace(0.5, 1, n)[None, :, None]
    x = hdr[:, n:-n].copy()
    x[:, :n] = own * x[:, :n] + (1 - own) * hdr[:, -n:]
    x[:, -n:] = own[:, ::-1] * x[:, -n:] + (1 - own[:, ::-1]) * hdr[:, :n]
    return x


def finish(
    hdr,
    out,
    ev=None,
    mean=0.58,
    temp=-0.03,
    power=1.28,
    sat=1.0,
    slope=1.08,
    bloom=0.05,
    vig=0.10,
    sharp=0.08,
    grain=0.006,
    q=90,
    soft=0.30,
    max_kb=600,
    look=None,
    name=None,
    around=0,
):
    margin = 0
    if around:  # all directions: neither edge is darker, and what glows at one edge shines over the other
        vig, hdr = 0, joined(hdr)
        margin = hdr.shape[1] // 6
        hdr = np.pad(hdr, ((0, 0), (margin, margin), (0, 0)), 'wrap')
    h, w = hdr.shape[:2]
    if ev is None:  # auto exposure: search ev giving the wanted mean display luma
        s = cv2.resize(hdr.astype(np.float32), (w // 6, h // 6), interpolation=cv2.INTER_AREA)
        lo, hi = -4.0, 5.0
        for _ in range(14):
            ev = (lo + hi) / 2
            l = agx(s * 2**ev, power, sat, slope).mean()
            if l < mean:
                lo = ev
            else:
                hi = ev
        print('auto ev %.2f' % ev)
    x = hdr.astype(np.float32) * 2**ev
    x *= np.array([1 + temp, 1, 1 - temp], np.float32)
    if bloom:
        br = np.minimum(np.maximum(x - 1.2, 0), 25)
        s = (w - 2 * margin) / 1600
        x = x * (1 - bloom * 0.2) + bloom * (
            cv2.GaussianBlur(br, (0, 0), 6 * s) * 0.5
            + cv2.GaussianBlur(br, (0, 0), 28 * s) * 0.4
            + cv2.GaussianBlur(br, (0, 0), 90 * s) * 0.25
        )
    yy, xx = np.mgrid[0:h, 0:w]
    r = ((xx - w / 2) ** 2 + (yy - h / 2) ** 2) / ((w / 2) ** 2 + (h / 2) ** 2)
    x *= (1 - vig * r**1.3)[..., None]
    y = agx(x, power, sat, slope).astype(np.float32)
    if soft:  # roll off the strongest chroma (terracotta, leather) and leave the muted colours alone
        l = (y * [0.2126, 0.7152, 0.0722]).sum(-1, keepdims=True)
        c = y.max(-1, keepdims=True) - y.min(-1, keepdims=True)
        t = np.clip((c - 0.25) / 0.45, 0, 1)
        y = (l + (y - l) * (1 - soft * t * t * (3 - 2 * t))).astype(np.float32)
    if sharp:
        bl = cv2.GaussianBlur(y, (0, 0), 1.1 * max(0.6, w / 1600))
        y = y + (y - bl) * sharp
    if grain:
        y = y + np.random.default_rng(1).standard_normal((h, w, 1)).astype(np.float32) * grain
    if look:
        y = compose(y, lines_of(name, hdr, w, h) if look.startswith('line') else clay_of(name), look)
    if margin:
        y = y[:, margin:-margin]
    img = (np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8)[..., ::-1]
    if not out.endswith('jpg'):
        cv2.imwrite(out, img)
        return img
    while True:  # the best quality that stays below max_kb
        ok, jpg = cv2.imencode('.jpg', img, [cv2.IMWRITE_JPEG_QUALITY, q, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
        if len(jpg) <= max_kb * 1000 or q <= 72:
            break
        q -= 2
    with open(out, 'wb') as f:
        f.write(jpg.tobytes())
    return img


# ------------------------------------------------------------- the 3D pictures: model view beside the photograph
def clay_of(name):
    """display values of the clay render, paler than a photograph so that it reads as a model"""
    d = load(name + '_clay')['colour']
    ev = -np.log2(np.percentile(d.mean(-1), 60) / 0.80)
    y = agx(d * 2**ev, 1.22, 0.35, 1.12).astype(np.float32)
    return np.clip(y, 0, 1)


def lines_of(name, hdr, w, h):
    """the line drawing; its wash is the light of the photograph without the colours of things"""
    i = oiio.ImageInput.open(EXR + name + '_line.exr')
    px = i.read_image(oiio.FLOAT).reshape(i.spec().height, i.spec().width, -1)
    at = {n.split('.', 1)[1]: k for k, n in enumerate(i.spec().channelnames)}
    i.close()
    pick = lambda p, channels: np.ascontiguousarray(px[..., [at['%s.%s' % (p, c)] for c in channels]])
    p = dict(depth=pick('Depth', 'Z'), normal=pick('Normal', 'XYZ'), index=pick('IndexOB', 'X'), colour=pick('DiffCol', 'RGB'))
    light = hdr.mean(-1) / np.maximum(load(name)['albedo'].mean(-1), 0.05)
    return drawing(p, cv2.resize(light.astype(np.float32), (w, h)), (w, h))


def compose(y, clay, look):
    """look = clay:.46 or line:.46: the model view left of that fraction of the width, the photograph right"""
    kind, at = (look.split(':') + ['.46'])[:2]
    h, w = y.shape[:2]
    model = clay if kind == 'line' else clay * np.array([0.965, 0.948, 0.915], np.float32)
    x = int(w * float(at))
    out = y.copy()
    out[:, :x] = model[:, :x]
    if kind == 'line':  # a sheet that lies on the photograph: its edge throws a little shadow
        d = np.arange(w - x, dtype=np.float32) / (w / 1600)
        out[:, x:] *= (1 - 0.42 * np.exp(-d / 4.5) - 0.10 * np.exp(-d / 18))[None, :, None]
        return out
    t = max(2, round(w / 640))
    out[:, x - t // 2 : x - t // 2 + t] = np.array([0.71, 0.56, 0.36], np.float32)
    return out


if __name__ == '__main__':
    n, o = sys.argv[1:3]
    kw = {}
    for s in sys.argv[3:]:
        k, v = s.split('=')
        kind = str if k == 'look' else int if k in ('q', 'max_kb') else float
        kw[k] = kind(v)
    finish(load(n)['colour'], o, name=n, **kw)
