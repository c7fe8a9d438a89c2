"""Bedding that is made: a coverlet, the sheet turned back over it, a throw; flat above, rounded over the edges, hanging or tucked in."""

import random as R

from .scene import *
from .geometry import *
from .upholstery import strings


def coverlet(w, l, top, m, v0, v1, drop=0.3, r=0.05, pitch=0.0, puff=0.004, flare=0.02, lie=0.004, thick=0.010, seed=0, step=0.0125, fringe=None, squares=False):
    """over a mattress w wide and l long about (0, 0), its top at `top`, the head at +y; from v0 to v1 along it (v0 < -l/2: down over the foot as well)

    drop: how far it hangs over the sides; r: radius of the edge; pitch: of the quilting, rows across, or squares; puff: how high that stands; flare: how far the hem
    stands off; lie: how uneven it lies; fringe: material of one along both sides.
    """
    over = max(0.0, -l / 2 - v0)
    u1 = w / 2 + drop
    U = np.linspace(-u1, u1, max(8, round(2 * u1 / step)))
    V = np.linspace(v0 if not over else -l / 2 - over, v1, max(6, round((v1 - v0) / step)))
    u, v = np.meshgrid(U, V)
    noisy = np.vectorize(lambda a, b, k: noise.noise(Vector((a, b, k + seed * 3.7))))
    bow = 0.006 * noisy(u * 1.3, np.full_like(u, 3.0), 0)  # its ends are not ruled lines
    eu = np.maximum(0, np.abs(u) - (w / 2 - r))
    ev = np.maximum(0, -v - (l / 2 - r)) if over else np.zeros_like(v)
    e, phi = np.maximum(eu, ev), np.arctan2(ev, eu + 1e-9)
    turn = np.minimum(e / r, pi / 2)
    out = r * np.sin(turn)
    down = r * (1 - np.cos(turn)) + np.maximum(0, e - r * pi / 2)
    hang = np.clip((e - r) / max(0.05, drop - r), 0, 1.3)
    along = np.where(eu >= ev, v, u)
    side = np.where(eu >= ev, np.sign(u) * 2.0, 0.3)
    fold = noisy(along * 2.6, side, 1.0) + 0.6 * noisy(along * 7.5, side * 2.5, 2.0) * np.clip(hang * 1.4, 0, 1)
    corner = (eu > 0) & (ev > 0)
    pleat = np.where(corner, 0.9 * np.sin(phi * 8), 0)
    out = out + hang * (flare * 0.6 + flare * (fold + pleat))
    x = np.sign(u) * (np.minimum(np.abs(u), w / 2 - r) + out * np.cos(phi))
    y = np.maximum(v, -(l / 2 - r)) - out * np.sin(phi) if over else v + 0.0
    x, y = np.where(e > 0, x, u), np.where(e > 0, y, v) + bow * (e <= 0)
    flat = np.clip(1 - e / 0.12, 0, 1)
    z = top - down + lie * flat * (noisy(u * 2.2, v * 2.2, 5.0) + 0.5 * noisy(u * 5, v * 5, 6.0) + 0.6 * (0.5 - np.abs(noisy(u * 3.0 + v, v * 2.5, 7.0))))
    P = np.stack([x, y, z], -1)
    n = np.cross(np.gradient(P, axis=1), np.gradient(P, axis=0))
    n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9
    if pitch:
        across = np.abs(np.sin(pi * u / pitch)) ** 0.55 if squares else 1
        P += n * (puff * across * np.abs(np.sin(pi * v / pitch)) ** 0.55 * (1 + 0.25 * noisy(u * 9, v * 4, 9.0)))[..., None]
    k, j = len(U), len(V)
    F = [(b * k + a, b * k + a + 1, (b + 1) * k + a + 1, (b + 1) * k + a) for b in range(j - 1) for a in range(k - 1)]
    o = obj('coverlet', pmesh('coverlet', P.reshape(-1, 3).tolist(), F, np.stack([u, v], -1).reshape(-1, 2).tolist()), m, smooth=180)
    q = o.modifiers.new('so', 'SOLIDIFY')
    q.thickness, q.offset = thick, 1
    if fringe:
        g, S = R.Random(seed), []
        for side in (0, -1):
            for a, b in zip(P[:-1, side], P[1:, side]):
                for t in (0.25, 0.75):
                    p = a + (b - a) * t
                    d = np.array((g.uniform(-0.006, 0.006), g.uniform(-0.010, 0.010), -g.uniform(0.055, 0.075)))
                    S.append([tuple(p), tuple(p + d * 0.5 + (0, d[1] * 0.3, 0)), tuple(p + d)])
        strings(S, 0.0016, fringe)
    return o
