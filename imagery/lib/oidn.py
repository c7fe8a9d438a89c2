"""Intel Open Image Denoise's network for path-traced pictures, evaluated here because the distribution has no build of it.

The weights come with the npm package `denoiser` (Apache License 2.0, see `render setup`). Format, network and transfer
functions follow the library's published sources: https://github.com/RenderKit/oidn
"""

import ctypes, os, struct, subprocess, numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.join(os.path.dirname(HERE), 'build')
WEIGHTS = os.path.join(BUILD, 'oidn', '')


def compiled():
    cpp, so = os.path.join(HERE, 'unet.cpp'), os.path.join(BUILD, 'unet.so')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(cpp):
        subprocess.check_call(['g++', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', cpp, '-o', so])
    return ctypes.CDLL(so)


L = compiled()


def weights(name):
    """{tensor name: float32 array} of a .tza file: a table of names, shapes, types and offsets, then the data"""
    with open(WEIGHTS + name + '.tza', 'rb') as f:
        data = f.read()
    magic, major, _, at = struct.unpack_from('<HBBQ', data)
    assert (magic, major) == (0x41D7, 2), name
    pos = at + 4
    out = {}
    for _ in range(struct.unpack_from('<I', data, at)[0]):
        n = struct.unpack_from('<H', data, pos)[0]
        key = data[pos + 2 : pos + 2 + n].decode()
        pos += 2 + n
        dims = data[pos]
        shape = struct.unpack_from('<%dI' % dims, data, pos + 1)
        kind, start = struct.unpack_from('<cQ', data, pos + 1 + 5 * dims)  # after the shape, a letter a dimension
        pos += 10 + 5 * dims
        dtype = {b'f': '<f4', b'h': '<f2'}[kind]
        out[key] = np.frombuffer(data, dtype, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return out


# ------------------------------------------------------------- the network, on tensors as unet.cpp describes them
def aligned(shape):
    raw = np.zeros(int(np.prod(shape)) + 16, np.float32)
    skip = -raw.ctypes.data % 64 // 4
    return raw[skip : skip + int(np.prod(shape))].reshape(shape)


def tensor(n, h, w):
    return aligned((n, h + 2, w + 2, 16))


def pack(w, b):
    """weights and bias in the order of conv()"""
    o, i = w.shape[:2]
    no, ni = -(-o // 16), -(-i // 16)
    nb = 3 if no % 3 == 0 else 2 if no % 2 == 0 else 1
    full = np.zeros((no * 16, ni * 16, 3, 3), np.float32)
    full[:o, :i] = w
    full = full.reshape(no // nb, nb, 16, ni, 16, 3, 3).transpose(0, 3, 5, 6, 4, 1, 2)
    packed = aligned(full.shape)
    packed[:] = full
    bias = aligned((no * 16,))
    bias[:o] = b
    return packed, bias, no, nb


def conv(params, name, *inputs):
    """convolution of the concatenated inputs"""
    w = params[name + '.weight']
    packed, bias, no, nb = pack(w, params[name + '.bias'])
    _, h, width, _ = inputs[0].shape
    out = tensor(no, h - 2, width - 2)
    blocks = [x[k].ctypes.data for x in inputs for k in range(len(x))]
    ptr = lambda x: ctypes.c_void_p(x.ctypes.data)
    L.conv((ctypes.c_void_p * len(blocks))(*blocks), w.shape[1], ptr(packed), ptr(bias), ptr(out), no, nb, h - 2, width - 2)
    return out


def resize(f, x, scale):
    n, h, w, _ = x.shape
    h, w = int((h - 2) * scale), int((w - 2) * scale)
    out = tensor(n, h, w)
    f(ctypes.c_void_p(x.ctypes.data), ctypes.c_void_p(out.ctypes.data), n, h, w)
    return out


def unet(params, x):
    large = 'enc_conv1a.weight' in params
    down = ['1a 1b', '2a 2b', '3a 3b', '4a 4b'] if large else ['0 1', '2', '3', '4']
    skips = []
    for level in down:
        skips.append(x)
        for k in level.split():
            x = conv(params, 'enc_conv' + k, x)
        x = resize(L.pool, x, 0.5)
    x = conv(params, 'enc_conv5b', conv(params, 'enc_conv5a', x))
    for level in '4321':
        x = conv(params, 'dec_conv%sa' % level, resize(L.upsample, x, 2), skips.pop())
        x = conv(params, 'dec_conv%sb' % level, x)
    return conv(params, 'dec_conv1c' if large else 'dec_conv0', x)


def run(name, *images):
    """network `name` on pictures of 3 channels, height x width x 3, in the first's shape"""
    h, w = images[0].shape[:2]
    up = lambda n: -(-n // 16) * 16
    x = tensor(1, up(h), up(w))
    for k, im in enumerate(images):
        x[0, 1 : h + 1, 1 : w + 1, 3 * k : 3 * k + 3] = im
    return unet(weights(name), x)[0, 1 : h + 1, 1 : w + 1, :3].copy()


# ------------------------------------------------------------- from light to what the network was trained on
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def perceived(y):
    """the perceptually uniform curve PU2 of HDR light, 65504 = 1"""
    y = np.maximum(y, 0)
    f = lambda y: np.where(y <= Y0, A * y, np.where(y <= Y1, B * y**C + D, E * np.log(y + F) + G))
    return f(y) / f(np.float64(65504))


def light(x):
    x = np.maximum(x, 0) * (E * np.log(65504 + F) + G)
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def exposure(c):
    """scale that puts the geometric mean of 16 x 16 pixel averages at 0.18"""
    h, w = (n // 16 * 16 for n in c.shape[:2])
    l = (c[:h, :w] @ np.float32([0.212671, 0.715160, 0.072169])).reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    l = l[l > 1e-8]
    return 0.18 / np.exp2(np.log2(l).mean())


def srgb(x):
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - 0.055)


def linear(x):
    return np.where(x <= 0.04045, x / 12.92, ((np.maximum(x, 0) + 0.055) / 1.055) ** 2.4)


def denoise(colour, albedo, normal):
    """clean light from noisy light, first-hit albedo and normal (float32, height x width x 3)

    Albedo and normal are denoised first, each by itself: with few samples they are noisy where glass, leaves or
    the depth of field mix surfaces, and clean ones let the last network keep every edge and texture.
    """
    albedo = linear(run('rt_alb', srgb(np.clip(albedo, 0, 1))))
    normal = run('rt_nrm', np.clip(normal, -1, 1) * 0.5 + 0.5)
    s = exposure(colour)
    return light(run('rt_hdr_calb_cnrm_large', perceived(colour * s), np.clip(albedo, 0, 1), np.clip(normal, 0, 1))) / s
