"""Procedural, tileable maps (wood, marble, linen, boucle, plaster, terrazzo, rugs, planks, art).

NumPy and OpenCV only; writes build/tex/*.png. Run once: python lib/textures.py   (about 15 s)
"""

import numpy as np, cv2, os

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
O = os.path.join(HERE, 'build', 'tex', '')
os.makedirs(O, exist_ok=True)


def rng(s):
    return np.random.default_rng(s)


def fftnoise(h, w, seed, beta=1.0, sx=1.0, sy=1.0, lo=0, hi=1e9):
    """periodic 1/f^beta noise, anisotropic: sx,sy = feature stretch along x / y; normalised to mean 0, sd 1"""
    r = rng(seed)
    n = r.standard_normal((h, w))
    fy = np.fft.fftfreq(h)[:, None] * h
    fx = np.fft.rfftfreq(w)[None, :] * w
    f = np.sqrt((fx * sx) ** 2 + (fy * sy) ** 2)
    f[0, 0] = 1
    a = f ** (-beta)
    a[(f < lo) | (f > hi)] = 0
    a[0, 0] = 0
    x = np.fft.irfft2(np.fft.rfft2(n) * a, s=(h, w))
    return ((x - x.mean()) / (x.std() + 1e-9)).astype(np.float32)


def n01(x, p=0.5):
    lo, hi = np.percentile(x, [p, 100 - p])
    return np.clip((x - lo) / (hi - lo), 0, 1)


def save(name, x, bits=8):
    x = np.clip(x, 0, 1)
    if x.ndim == 3:
        x = x[..., ::-1]
    if bits == 16:
        cv2.imwrite(O + name + '.png', (x * 65535 + 0.5).astype(np.uint16))
    else:
        cv2.imwrite(O + name + '.png', (x * 255 + 0.5).astype(np.uint8))


def warp(img, dx, dy):
    h, w = img.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    return cv2.remap(
        img,
        ((xx + dx) % w).astype(np.float32),
        ((yy + dy) % h).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_WRAP,
    )


def wood(name, N=2048, W=1.2, L=2.4, leaves=6, straight=0.5, seed=1):
    """veneer: grain along V (image y). leaves = veneer leaves across. tone map 0..1"""
    u = (np.arange(N) / N * W)[None, :]
    v = (np.arange(N) / N * L)[:, None]
    out = np.zeros((N, N), np.float32)
    r = rng(seed)
    n1 = fftnoise(N, N, seed + 1, 1.7, sx=1.0, sy=9)  # long wobble
    n2 = fftnoise(N, N, seed + 2, 1.2, sx=1.0, sy=14)
    lw = N // leaves
    for i in range(leaves):
        a, b = i * lw, (N if i == leaves - 1 else (i + 1) * lw)
        uu = np.broadcast_to(u[:, a:b] - u[0, (a + b) // 2], (N, b - a)).astype(np.float32)
        st = r.random() < straight
        off = r.uniform(0.10, 0.25) * r.choice([-1, 1]) if st else r.uniform(-0.03, 0.03)
        d = r.uniform(0.01, 0.035) if not st else r.uniform(0.02, 0.05)
        taper = 0.02 * np.sin(2 * np.pi * v / L + r.uniform(0, 6.28)) + 0.012 * np.sin(
            4 * np.pi * v / L + r.uniform(0, 6.28)
        )
        x = uu + off + 0.012 * n1[:, a:b] + 0.002 * n2[:, a:b]
        dd = d + (taper if not st else taper * 0.3) + 0.006 * n1[:, (a + 37) % N : (a + 37) % N + 1]
        rad = np.sqrt(x * x + dd * dd)
        ph = rad * r.uniform(95, 130) if st else rad * r.uniform(120, 170)
        ph = ph + 0.35 * n1[:, a:b]
        fr = ph - np.floor(ph)
        ring = np.where(fr < 0.82, (fr / 0.82) ** 2.2, (1 - fr) / 0.18)  # early->late wood, sharp edge
        ringamp = 0.55 + 0.45 * np.sin(ph * 0.37 + r.uniform(0, 6))
        out[:, a:b] = ring * (0.55 + 0.45 * ringamp) + r.uniform(-0.10, 0.10)
    fib = fftnoise(N, N, seed + 3, 0.55, sx=1.0, sy=45)
    fine = fftnoise(N, N, seed + 4, 0.15, sx=1.0, sy=60)
    pores = n01(fftnoise(N, N, seed + 5, 0.05, sx=1.0, sy=40, lo=200))
    pores = np.clip((pores - 0.80) / 0.2, 0, 1)
    tone = (
        0.42
        + 0.26 * (out - 0.4)
        + 0.075 * fib
        + 0.045 * fine
        + 0.05 * n1
        - 0.30 * pores * (0.35 + out * 0.9) * -1
    )
    tone = np.clip(tone, 0, 1)
    save(name, tone)
    save(name + '_h', np.clip(0.6 - 0.12 * out - 0.5 * pores + 0.05 * fine, 0, 1))


def marble(name, N=2048, seed=5):
    wx = fftnoise(N, N, seed, 1.9)
    wy = fftnoise(N, N, seed + 1, 1.9)
    tot = np.zeros((N, N), np.float32)
    for k, (b, lo, amp, pw, s) in enumerate(
        [(1.9, 1, 1.0, 26, 220), (1.7, 3, 0.55, 20, 140), (1.6, 6, 0.30, 16, 90)]
    ):
        n = fftnoise(N, N, seed + 10 + k, b, sx=1, sy=1.6, lo=lo)
        n = warp(n, wx * s, wy * s)
        m = n01(fftnoise(N, N, seed + 20 + k, 1.6))
        n /= n.std()
        ridge = np.exp(-np.abs(n) * pw) + 0.35 * np.exp(-np.abs(n) * pw * 0.25)
        tot += amp * ridge * np.clip(m * 1.9 - 0.55, 0, 1)
    cloud = n01(warp(fftnoise(N, N, seed + 30, 1.6, sx=1, sy=1.5), wx * 150, wy * 150))
    v = np.clip(tot, 0, 1)
    save(name, np.clip(v * 0.85 + cloud * 0.16, 0, 1))
    save(name + '_gold', n01(fftnoise(N, N, seed + 40, 1.7)))


def linen(name, N=1024, threads=90, seed=3):
    y, x = np.mgrid[0:N, 0:N].astype(np.float32) / N
    jx = fftnoise(N, N, seed, 0.8, sx=1, sy=12) * 0.12
    jy = fftnoise(N, N, seed + 1, 0.8, sx=12, sy=1) * 0.12
    a = np.sin(2 * np.pi * (x * threads) + jx * 6)
    b = np.sin(2 * np.pi * (y * threads) + jy * 6)
    chk = np.sign(np.sin(np.pi * x * threads) * np.sin(np.pi * y * threads))
    h = np.where(
        chk > 0, np.abs(np.cos(np.pi * x * threads + jx * 3)), np.abs(np.cos(np.pi * y * threads + jy * 3))
    )
    slub = fftnoise(N, N, seed + 2, 0.7, sx=1, sy=25) + fftnoise(N, N, seed + 3, 0.7, sx=25, sy=1)
    save(name + '_h', n01(h * 1.0 + slub * 0.12))
    save(name, np.clip(0.5 + 0.12 * slub + 0.12 * (h - 0.5) + 0.05 * fftnoise(N, N, seed + 4, 0.0), 0, 1))


def boucle(name, N=1024, seed=8):
    n = fftnoise(N, N, seed, 0.25, lo=25, hi=75)
    n2 = fftnoise(N, N, seed + 1, 0.4, lo=60, hi=200)
    wx = fftnoise(N, N, seed + 2, 1, lo=10, hi=60) * 7
    n = warp(n, wx, np.roll(wx, 200, 0))
    h = 1 - np.abs(n) / 2.2
    h = np.clip(h, 0, 1) ** 1.5 + n2 * 0.10
    save(name + '_h', n01(h))
    save(name, n01(h * 0.8 + 0.3 * fftnoise(N, N, seed + 5, 1.0) * 0.3))


def plaster(name, N=1024, seed=11):
    a = fftnoise(N, N, seed, 1.5)
    s1 = fftnoise(N, N, seed + 1, 0.9, sx=1, sy=3.2, lo=4)
    s2 = fftnoise(N, N, seed + 2, 0.9, sx=3.0, sy=1, lo=4)
    m = n01(fftnoise(N, N, seed + 3, 1.3))
    brush = s1 * m + s2 * (1 - m)
    save(name, n01(a * 0.75 + brush * 0.5))
    save(name + '_h', n01(brush * 0.6 + 0.25 * fftnoise(N, N, seed + 4, 0.5, lo=40)))


def smudge(name, N=1024, seed=31):
    save(name, n01(fftnoise(N, N, seed, 1.3) + 0.4 * fftnoise(N, N, seed + 1, 0.6, lo=20)))


def terrazzo(
    name,
    N=2048,
    seed=21,
    cols=(
        (0.86, 0.83, 0.78),
        (0.55, 0.36, 0.27),
        (0.30, 0.33, 0.29),
        (0.78, 0.68, 0.55),
        (0.94, 0.92, 0.89),
        (0.47, 0.45, 0.43),
    ),
    base=(0.885, 0.865, 0.83),
):
    r = rng(seed)
    img = np.ones((N, N, 3), np.float32) * np.array(base, np.float32)
    img += (fftnoise(N, N, seed, 0.6) * 0.010)[..., None]
    for size, cnt in ((46, 420), (26, 1500), (13, 5200), (6, 9000)):
        for _ in range(cnt):
            c = r.uniform(0, N, 2)
            k = r.integers(5, 9)
            an = np.sort(r.uniform(0, 6.283, k))
            rad = size * r.uniform(0.45, 1, k)
            p = np.stack([c[0] + np.cos(an) * rad * r.uniform(0.7, 1.3), c[1] + np.sin(an) * rad], 1)
            col = np.array(cols[r.integers(len(cols))]) * r.uniform(0.88, 1.1)
            for ox in (-N, 0, N):
                for oy in (-N, 0, N):
                    q = p + [ox, oy]
                    if q.max(0).min() < 0 or q.min(0).max() > N:
                        continue
                    cv2.fillPoly(img, [np.round(q * 16).astype(np.int32)], col.tolist(), cv2.LINE_AA, 4)
    save(name, img)


def rug(name, N=2048, seed=41, mode='lines'):
    y, x = np.mgrid[0:N, 0:N].astype(np.float32) / N
    fib = fftnoise(N, N, seed, 0.35)
    row = np.abs(np.sin(np.pi * y * 180 + fftnoise(N, N, seed + 1, 1.0) * 0.5))
    v = 0.62 + 0.05 * fib + 0.05 * fftnoise(N, N, seed + 7, 1.4)
    b, e = 0.035, np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y))
    if mode == 'lines':
        w = fftnoise(N, N, seed + 2, 1.9) * 0.004
        u = (x + w) * 5
        g1 = np.abs((u + (y + w) * 5) % 1 - 0.5)
        g2 = np.abs((u - (y + w) * 5) % 1 - 0.5)
        ln = np.exp(-((np.minimum(g1, g2) / 0.020) ** 2))
        v = v - 0.40 * ln * (e > b) * np.clip(0.75 + 0.4 * fftnoise(N, N, seed + 3, 0.8), 0, 1)
    if mode == 'abstract':
        w = fftnoise(N, N, seed + 2, 2.3)
        v = v - 0.22 * np.clip(np.sin(w * 3.2) * 6, 0, 1) + 0.16 * np.clip(np.sin(w * 3.2 + 2) * 6 - 4, 0, 1)
    v = np.where((e > b) & (e < b + 0.010), v - 0.28, v)
    save(name, v)
    save(name + '_h', n01(row * 0.6 + fib * 0.25))


def floorplanks(name, N=3072, W=2.4, L=4.8, seed=61, src='wood', pw=0.2, pl=1.6):
    t = cv2.imread(O + src + '.png', 0).astype(np.float32) / 255
    hmap = np.ones((N, N), np.float32)
    out = np.zeros((N, N), np.float32)
    r = rng(seed)
    ncol = int(round(W / pw))
    cw = N / ncol
    sh = t.shape[0]
    T = cv2.resize(t, (int(sh * (1.2 / W) * N / sh), int(2.4 / L * N)), interpolation=cv2.INTER_AREA)
    T = np.tile(T, (3, 3))
    th, tw = T.shape
    for c in range(ncol):
        a, b = int(c * cw), int((c + 1) * cw)
        y = int(r.uniform(0, pl / L * N))
        y0 = y
        ends = []
        seq = []
        yy = y
        while yy < y0 + N:
            ln = int(pl / L * N * r.uniform(0.75, 1.25))
            if yy + ln > y0 + N - 200:
                ln = y0 + N - yy
            seq.append((yy, ln))
            yy += ln
        for ys, ln in seq:
            ox = r.integers(0, tw - (b - a))
            oy = r.integers(0, th - ln)
            p = T[oy : oy + ln, ox : ox + b - a]
            if r.random() < 0.5:
                p = p[:, ::-1]
            p = p + r.uniform(-0.10, 0.10)
            idx = (np.arange(ys, ys + ln)) % N
            out[idx, a:b] = p
            hmap[idx[:3], a:b] = 0.0
            hmap[idx[-1:], a:b] = 0.0
        hmap[:, a : a + 2] = 0
        hmap[:, b - 1 : b] = 0
    out = out * (0.45 + 0.55 * hmap)
    save(name, out)
    save(name + '_h', hmap)


TITLES = (  # one for each back
    'HOUSES,LIGHT,DECCAN,GARDENS,STONE,POEMS,RIVERS,THE MONSOON,BRICK,COURTYARDS,TEXTILES,A LIFE,LETTERS,NIGHT TRAIN,SALT,MANGO SEASON,'
    'FORTS,WEAVING,PEARLS,TEMPLES,COLOUR,WOOD,STORIES,MAPS,THE PLATEAU,KITCHENS,SONGS,ASTRONOMY,HISTORY,TREES,BIRDS,DRAWING,'
    'STEPWELLS,INDIGO,THE TEA ROAD,LAMPS,MOSS,BAMBOO,RICE,ESSAYS,HARBOURS,WINTER,A SMALL TOWN,CLAY,GLASS,DOORS,BRIDGES,ORCHARDS,'
    'LAKES,MONUMENTS,MUSIC,PAPER,PIGMENTS,ROOFS,CARTS,STARS,COTTON,THE WELL,BOATS,LOOMS,HILLS,OPEN SKY,GRANITE,SPICES,'
    'PORTRAITS,RAILWAYS,RAIN,SEEDS,SHADE,SILK,SPEECHES,TEAK,THE DESERT,TIDES,TILES,TOWERS,TRAVELS,VERANDAHS,VILLAGES,VOICES,'
    'WATER,WINDOWS,ARCHES,BASKETS,BEACHES,BELLS,CAVES,CHESS,CITIES,CLOCKS,DANCE,DIARIES,FABLES,FERNS,FLUTES,GAMES,HANDS,HONEY'
).split(',')


def spines(name='spines', n=96, w=64, h=640, seed=19):
    """backs of n books side by side: cloth colours, bands, titles that run down the back"""
    r = rng(seed)
    colours = [(0.16, 0.20, 0.30), (0.45, 0.13, 0.11), (0.78, 0.62, 0.36), (0.16, 0.27, 0.22), (0.88, 0.85, 0.78), (0.62, 0.33, 0.20), (0.22, 0.20, 0.19),
               (0.52, 0.56, 0.48), (0.70, 0.68, 0.63), (0.30, 0.38, 0.46), (0.84, 0.74, 0.62), (0.40, 0.28, 0.24)]  # fmt: skip
    img, titles = np.zeros((h, n * w, 3), np.float32), rng(seed + 1).permutation(TITLES)
    for i in range(n):
        c = np.array(colours[r.integers(len(colours))]) * r.uniform(0.85, 1.12)
        ink = (0.86, 0.74, 0.48) if c.mean() < 0.45 else (0.16, 0.14, 0.13)
        flat = np.ones((w, h, 3), np.float32) * c.astype(np.float32)  # lying: the title runs along x
        if r.random() < 0.4:
            for x in (60, 70, h - 74, h - 64):
                cv2.line(flat, (x, 0), (x, w), ink, 3)
        if r.random() < 0.25:
            a = int(r.uniform(0.12, 0.3) * h)
            flat[:, a : a + int(r.uniform(0.15, 0.35) * h)] = np.array(colours[r.integers(len(colours))])
        title, scale = titles[i], r.uniform(1.0, 1.5)
        font = [cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_SIMPLEX][r.integers(3)]
        (tw, th), _ = cv2.getTextSize(title, font, scale, 2)
        cv2.putText(flat, title, (int(max(90, (h - tw) * r.uniform(0.3, 0.5))), w // 2 + th // 2), font, scale, ink, 2, cv2.LINE_AA)
        cv2.circle(flat, (h - 36, w // 2), 9, ink, 2, cv2.LINE_AA)
        img[:, i * w : (i + 1) * w] = np.rot90(flat, -1)
    img *= 1 + 0.05 * fftnoise(h, n * w, seed, 0.6)[..., None]
    save(name, img)


def art(name, seed, kind):
    H, W = 1200, 900
    r = rng(seed)
    img = np.ones((H, W, 3), np.float32) * np.array([0.93, 0.90, 0.85], np.float32)
    pal = [
        (0.69, 0.38, 0.25),
        (0.20, 0.29, 0.24),
        (0.84, 0.66, 0.45),
        (0.35, 0.24, 0.19),
        (0.80, 0.74, 0.66),
        (0.16, 0.20, 0.24),
        (0.62, 0.60, 0.50),
    ]
    if kind == 'arch':
        for i in range(4):
            cx = W * (0.30 + 0.4 * (i % 2))
            w = 150 - 12 * i
            top = H * (0.18 + 0.16 * i)
            for k in range(4):
                ww = w - 34 * k
                if ww < 10:
                    break
                c = pal[(i + k) % len(pal)]
                cv2.ellipse(img, (int(cx), int(top + w)), (int(ww), int(ww)), 0, 180, 360, c, -1, cv2.LINE_AA)
                cv2.rectangle(img, (int(cx - ww), int(top + w)), (int(cx + ww), int(top + w + 190)), c, -1)
    elif kind == 'blobs':
        for i in range(6):
            an = np.linspace(0, 6.283, 120)
            rad = r.uniform(110, 260) * (
                1 + 0.22 * np.sin(2 * an + r.uniform(0, 6)) + 0.12 * np.sin(3 * an + r.uniform(0, 6))
            )
            c = r.uniform([160, 220], [W - 160, H - 220])
            p = np.stack([c[0] + np.cos(an) * rad, c[1] + np.sin(an) * rad * 1.15], 1)
            cv2.fillPoly(img, [p.astype(np.int32)], pal[r.integers(len(pal))], cv2.LINE_AA)
        cv2.polylines(
            img,
            [
                np.stack(
                    [np.linspace(100, W - 100, 80), H * 0.5 + 260 * np.sin(np.linspace(0, 5, 80))], 1
                ).astype(np.int32)
            ],
            False,
            (0.12, 0.11, 0.10),
            5,
            cv2.LINE_AA,
        )
    elif kind == 'land':
        y, x = np.mgrid[0:H, 0:W].astype(np.float32)
        img[:] = np.array([0.92, 0.86, 0.77])
        cv2.circle(img, (int(W * 0.62), int(H * 0.30)), 120, pal[0], -1, cv2.LINE_AA)
        for i, c in enumerate(
            [(0.82, 0.70, 0.55), (0.70, 0.52, 0.38), (0.44, 0.47, 0.38), (0.24, 0.31, 0.26)]
        ):
            n = np.cumsum(r.standard_normal(W))
            n = cv2.GaussianBlur(n[None].astype(np.float32), (0, 0), 40)[0]
            n = n / np.abs(n).max() * 70
            h0 = H * (0.46 + 0.13 * i) + n
            m = y > h0[None, :]
            img[m] = c
    elif kind == 'strokes':
        for i in range(60):
            y0 = r.uniform(100, H - 100)
            x0 = r.uniform(60, W - 60)
            ln = r.uniform(120, 420)
            c = pal[r.choice([1, 1, 1, 5, 6, 2])]
            q = np.stack(
                [
                    np.linspace(x0 - ln / 2, x0 + ln / 2, 30),
                    y0 + r.uniform(-60, 60) * np.linspace(-1, 1, 30) ** 2,
                ],
                1,
            )
            cv2.polylines(img, [q.astype(np.int32)], False, c, int(r.uniform(6, 46)), cv2.LINE_AA)
    elif kind == 'kolam':  # muggu: a looping line round a grid of dots, as drawn before the door with rice flour
        img[:] = (0.36, 0.20, 0.15)
        c, n, x0, y0 = 116, 5, W / 2 - 2 * 116, H / 2 - 3 * 116
        for j in range(7):
            for i in range(n):
                p = (int(x0 + i * c), int(y0 + j * c))
                cv2.circle(img, p, 7, (0.93, 0.89, 0.82), -1, cv2.LINE_AA)
                cv2.ellipse(img, p, (int(c * 0.62), int(c * 0.36)), 45 if (i + j) % 2 else 135, 0, 360, (0.93, 0.89, 0.82), 5, cv2.LINE_AA)
    elif kind == 'leaf':  # a botanical plate
        img[:] = (0.93, 0.905, 0.85)
        t = np.linspace(0, 1, 60)
        sx, sy = W * 0.5 + 40 * np.sin(t * 3), H * (0.86 - 0.68 * t)
        cv2.polylines(img, [np.stack([sx, sy], 1).astype(np.int32)], False, (0.34, 0.30, 0.20), 6, cv2.LINE_AA)
        for i in range(15):
            f = 0.12 + 0.86 * i / 14
            px, py = np.interp(f, t, sx), np.interp(f, t, sy)
            s, L = (-1) ** i, 235 * (1 - 0.55 * f)
            a = np.radians(-48 - 18 * f)
            u = np.linspace(0, 1, 40)
            wd = L * 0.20 * np.sin(np.pi * u ** 0.8)
            cx, cy = px + s * np.cos(a) * L * u, py + np.sin(a) * L * u
            nx, ny = -np.sin(a), s * np.cos(a)
            P = np.concatenate([np.stack([cx + nx * wd, cy + ny * wd], 1), np.stack([cx - nx * wd, cy - ny * wd], 1)[::-1]])
            g = 0.8 + 0.35 * r.random()
            cv2.fillPoly(img, [P.astype(np.int32)], (0.27 * g, 0.40 * g, 0.27 * g), cv2.LINE_AA)
            cv2.line(img, (int(px), int(py)), (int(cx[-1]), int(cy[-1])), (0.75, 0.76, 0.62), 2, cv2.LINE_AA)
    elif kind == 'moon':  # a blue night over water
        img[:] = (0.16, 0.25, 0.36)
        cv2.circle(img, (int(W * 0.5), int(H * 0.34)), 150, (0.93, 0.87, 0.74), -1, cv2.LINE_AA)
        for i in range(26):
            yy = int(H * (0.56 + 0.014 * i))
            w = (26 - i) * 9 * (0.6 + 0.8 * r.random()) + 30
            cv2.line(img, (int(W / 2 - w), yy), (int(W / 2 + w), yy), (0.80, 0.72, 0.56) if i % 2 else (0.42, 0.50, 0.56), 5, cv2.LINE_AA)
    elif kind == 'plan':  # a garden plan in ink: four quarters, water courses, rows of trees
        img[:] = (0.94, 0.915, 0.86)
        k = (0.22, 0.27, 0.30)
        x0, x1, y0, y1 = 190, W - 190, 240, H - 240
        cv2.rectangle(img, (x0, y0), (x1, y1), k, 5, cv2.LINE_AA)
        cx, cy = (x0 + x1) // 2, (y0 + y1) // 2
        for d in (-22, 22):
            cv2.line(img, (x0, cy + d), (x1, cy + d), k, 3, cv2.LINE_AA)
            cv2.line(img, (cx + d, y0), (cx + d, y1), k, 3, cv2.LINE_AA)
        cv2.circle(img, (cx, cy), 70, (0.55, 0.68, 0.70), -1, cv2.LINE_AA)
        cv2.circle(img, (cx, cy), 70, k, 4, cv2.LINE_AA)
        for i in range(4):
            for j in range(6):
                for a, b in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                    p = (int(cx + a * (70 + 50 * i)), int(cy + b * (80 + 50 * j)))
                    cv2.circle(img, p, 17, (0.52, 0.60, 0.42), -1, cv2.LINE_AA)
                    cv2.circle(img, p, 17, k, 2, cv2.LINE_AA)
    tex = fftnoise(H, W, seed + 9, 0.5) * 0.016
    img = img * (1 + tex[..., None])
    m = int(70)
    img[:m] = img[-m:] = 0.95
    img[:, :m] = 0.95
    img[:, -m:] = 0.95
    save(name, img)


def cane(name='cane', N=512, seed=3):
    """woven cane webbing with eight-sided holes: colour as height, name_a.png is the cover (0 = hole)"""
    y, x = np.mgrid[0:N, 0:N] / N
    k = 8  # cells a tile
    cover, height = np.zeros((N, N)), np.zeros((N, N))

    def strand(u, w, lift):
        d = np.abs((u % 1.0) - 0.5)
        m = d < w
        h = np.where(m, lift + 0.3 * np.sqrt(np.clip(1 - (d / w) ** 2, 0, 1)), 0)
        np.maximum(height, h, out=height)
        np.maximum(cover, np.clip((w - d) / 0.012, 0, 1), out=cover)

    for o in (-0.14, 0.14):
        strand(x * k + o, 0.085, 0.35 + 0.1 * np.sin(2 * np.pi * y * k))
        strand(y * k + o, 0.085, 0.35 - 0.1 * np.sin(2 * np.pi * x * k))
    strand((x + y) * k + 0.5, 0.085, 0.6)
    strand((x - y) * k + 0.5, 0.085, 0.6)
    save(name, np.clip(height * (1 + 0.10 * fftnoise(N, N, seed, 0.6)), 0, 1))
    save(name + '_a', cover)


def kota(name='kota', N=1024, seed=51):
    """Kota stone, the blue-green and grey limestone of Deccan floors: clouded, fine-grained"""
    a = n01(fftnoise(N, N, seed, 1.3))
    b = n01(fftnoise(N, N, seed + 1, 0.9, sx=1.0, sy=2.2))
    g = fftnoise(N, N, seed + 2, 0.2) * 0.02
    t = np.clip(0.55 * a + 0.45 * b, 0, 1)[..., None]
    img = (1 - t) * np.array([0.37, 0.39, 0.365]) + t * np.array([0.55, 0.555, 0.515])
    save(name, np.clip(img + g[..., None], 0, 1))


def blockprint(name='blockprint', N=1024, k=6):
    """small flowers printed by hand on cotton: 0 ground, 1 print; each impression a little off"""
    r = np.random.default_rng(7)
    img = np.zeros((N, N), np.float32)
    c = N // k
    for j in range(-1, k + 1):
        for i in range(-1, k + 1):
            rr = np.random.default_rng((i % k) * 31 + (j % k) * 7)
            px = (i + 0.5 + (0.5 if j % 2 else 0)) * c + rr.uniform(-2, 2)
            py = (j + 0.5) * c + rr.uniform(-2, 2)
            v = float(rr.uniform(0.75, 1.0))
            for q in range(6):
                a = q * np.pi / 3 + 0.2
                p = (int(px + np.cos(a) * c * 0.17), int(py + np.sin(a) * c * 0.17))
                cv2.ellipse(img, p, (int(c * 0.12), int(c * 0.055)), np.degrees(a), 0, 360, v, -1, cv2.LINE_AA)
            cv2.circle(img, (int(px), int(py)), int(c * 0.055), 0.0, -1, cv2.LINE_AA)
            cv2.circle(img, (int(px), int(py)), int(c * 0.035), v, -1, cv2.LINE_AA)
            for s in (-1, 1):
                cv2.ellipse(img, (int(px + s * c * 0.36), int(py + c * 0.02)), (int(c * 0.07), int(c * 0.03)), 60 * s, 0, 360, v * 0.8, -1, cv2.LINE_AA)
    save(name, np.clip(cv2.GaussianBlur(img, (0, 0), 1.2), 0, 1))


def _curve(img, P, v, w):
    cv2.polylines(img, [np.asarray(P).round().astype(np.int32)], False, v, max(1, int(w)), cv2.LINE_AA)


def _leafshape(img, x, y, a, L, w, v):
    t = np.linspace(0, 1, 16)[:, None]
    u, n = np.array([[np.cos(a), np.sin(a)]]), np.array([[-np.sin(a), np.cos(a)]])
    mid, half = np.array([[x, y]]) + t * L * u, w / 2 * np.sin(np.pi * t**0.8) * n
    cv2.fillPoly(img, [np.concatenate([mid + half, (mid - half)[::-1]]).round().astype(np.int32)], v, cv2.LINE_AA)


def _paisley(img, x, y, c, v, turn):
    t = np.linspace(0, 2 * np.pi, 60)
    r = 0.20 * c * (1 - 0.16 * np.sin(t))
    P = np.stack([r * np.cos(t) * 0.72, r * np.sin(t)], 1)
    P[:, 0] += 0.16 * c * np.clip(-P[:, 1] / (0.2 * c), 0, 2) ** 2
    P[:, 1] -= 0.10 * c * np.clip(-P[:, 1] / (0.2 * c), 0, 2) ** 2
    R = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    for k, q in ((1.0, v), (0.78, 0.0), (0.60, v * 0.9), (0.26, 0.0)):
        cv2.fillPoly(img, [(P * k @ R.T + (x, y)).round().astype(np.int32)], q, cv2.LINE_AA)
    for k in range(0, 60, 6):
        cv2.circle(img, tuple((P[k] * 1.22 @ R.T + (x, y)).round().astype(int)), int(c * 0.016), v, -1, cv2.LINE_AA)


def _sprig(img, x, y, c, v, turn):
    _curve(img, [(x, y + c * 0.32), (x + c * 0.02, y + c * 0.1), (x - c * 0.01, y - c * 0.12)], v, c * 0.016)
    for k in range(3):
        for s in (-1, 1):
            _leafshape(img, x, y + c * (0.26 - 0.13 * k), -np.pi / 2 + s * (0.95 - 0.1 * k), c * (0.17 - 0.02 * k), c * 0.06, v)
    for k in range(7):
        _leafshape(img, x, y - c * 0.12, -np.pi / 2 + (k - 3) * 0.42, c * 0.17, c * 0.05, v)


def _star(img, x, y, c, v, turn):  # ajrakh: eight points in a ring of dots
    for k in range(8):
        _leafshape(img, x, y, k * np.pi / 4, c * 0.30, c * 0.11, v)
    cv2.circle(img, (int(x), int(y)), int(c * 0.10), 0.0, -1, cv2.LINE_AA)
    cv2.circle(img, (int(x), int(y)), int(c * 0.06), v, -1, cv2.LINE_AA)
    cv2.circle(img, (int(x), int(y)), int(c * 0.40), v, int(c * 0.025), cv2.LINE_AA)
    for k in range(24):
        a = k * np.pi / 12
        cv2.circle(img, (int(x + c * 0.455 * np.cos(a)), int(y + c * 0.455 * np.sin(a))), int(c * 0.014), v, -1, cv2.LINE_AA)


def _trellis(img, x, y, c, v, turn):  # jaal: an ogee net with a bud in each mesh
    t = np.linspace(-0.5, 0.5, 24)
    for s in (-1, 1):
        _curve(img, np.stack([x + s * c * 0.25 * (1 + np.cos(2 * np.pi * t)), y + t * c], 1), v, c * 0.022)
    for k in range(5):
        _leafshape(img, x, y + c * 0.14, -np.pi / 2 + (k - 2) * 0.34, c * 0.28, c * 0.075, v)
    _leafshape(img, x, y + c * 0.14, np.pi / 2, c * 0.16, c * 0.03, v)


def _leheriya(img, x, y, c, v, turn):  # bands in waves, as tied and dyed
    t = np.linspace(-0.55, 0.55, 30)
    for k, w in ((0.0, 0.16), (0.25, 0.045), (0.36, 0.045)):
        _curve(img, np.stack([x + t * c, y + k * c + c * 0.10 * (1 - 2 * np.abs(((t + 0.5) * 2) % 1 - 0.5) * 2)], 1), v, c * w)


def _mango(img, x, y, c, v, turn):  # a row of dots, a row of leaves
    for k in range(4):
        cv2.circle(img, (int(x + (k - 1.5) * c / 4), int(y + c * 0.30)), int(c * 0.035), v, -1, cv2.LINE_AA)
    for k in range(2):
        _leafshape(img, x + (k - 0.5) * c / 2 - c * 0.14, y + c * 0.08, -0.5, c * 0.32, c * 0.13, v)
        _leafshape(img, x + (k - 0.5) * c / 2 - c * 0.14, y + c * 0.08, -0.5, c * 0.26, c * 0.03, 0.0)
    _curve(img, [(x - c / 2, y + c * 0.42), (x + c / 2, y + c * 0.42)], v, c * 0.02)
    _curve(img, [(x - c / 2, y - c * 0.26), (x + c / 2, y - c * 0.26)], v, c * 0.02)


# motif, cells across the tile of 1024, whether each second row is shifted by half, how far an impression strays
BLOCKS = ((_paisley, 6, True, 2.5), (_sprig, 6, True, 2.0), (_star, 6, False, 1.5), (_trellis, 6, True, 0.0), (_leheriya, 4, False, 0.0), (_mango, 6, False, 0.8))


def blocks(N=1024):
    """block1.png ...: six more prints of hand-cut blocks, 0 ground, 1 print; no impression quite like the next"""
    for n, (motif, k, drop, stray) in enumerate(BLOCKS):
        img, c = np.zeros((N, N), np.float32), N / k
        for j in range(-1, k + 1):
            for i in range(-1, k + 1):
                r = rng((i % k) * 31 + (j % k) * 7 + 1000 * n)
                x, y = (i + 0.5 + (0.5 if drop and j % 2 else 0)) * c + r.uniform(-1, 1) * stray, (j + 0.5) * c + r.uniform(-1, 1) * stray
                motif(img, x, y, c, float(r.uniform(0.78, 1.0)), r.uniform(-0.12, 0.12) + (np.pi if (i + j) % 2 else 0))
        ink = 1 - 0.16 * np.clip(fftnoise(N, N, 80 + n, 0.6), -1, 2)  # the dye does not take everywhere
        save('block%d' % (n + 1), np.clip(cv2.GaussianBlur(img, (0, 0), 1.2) * ink, 0, 1))


def persian(name='persian', seed=61, H=1800, W=1200):
    """a knotted carpet: border bands, a field of small flowers, a lobed medallion; grey levels, coloured by a ramp"""
    r = rng(seed)
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    u, v = np.abs(x - W / 2), np.abs(y - H / 2)
    e = np.minimum(W / 2 - u, H / 2 - v)  # distance from the edge
    img = np.full((H, W), 0.30, np.float32)
    flower = np.zeros((H, W), np.float32)
    for _ in range(900):  # a quarter, mirrored four times
        c = (int(r.uniform(0, W / 2)), int(r.uniform(0, H / 2)))
        q, n, a0, l = r.uniform(5, 15), int(r.integers(5, 9)), r.uniform(0, 6), r.choice([0.12, 0.55, 0.75, 0.92])
        for k in range(n):
            a = a0 + 2 * np.pi * k / n
            cv2.circle(flower, (int(c[0] + np.cos(a) * q), int(c[1] + np.sin(a) * q)), int(q * 0.45), float(l), -1, cv2.LINE_AA)
        cv2.circle(flower, c, int(q * 0.4), 0.95 if l < 0.8 else 0.12, -1, cv2.LINE_AA)
    q = flower[: H // 2, : W // 2]
    flower = np.block([[q, q[:, ::-1]], [q[::-1], q[::-1, ::-1]]])
    img = np.where(flower > 0.05, flower, img)
    ang, rad = np.arctan2(v, u), np.hypot(u, v * 0.72)
    for R0, l in ((330, 0.12), (312, 0.75), (300, 0.55), (200, 0.92), (188, 0.12), (90, 0.75)):
        m = rad < R0 * (1 + 0.09 * np.cos(ang * 8))
        img = np.where(m, np.where(flower > 0.5, flower, l), img)
    bands = ((150, 0.12), (142, 0.92), (134, 0.55), (40, 0.92), (32, 0.12), (12, 0.30))
    for d, l in bands:
        img = np.where(e < d, l if d != 134 else np.where(flower > 0.05, flower, 0.55), img)
    p = 46  # rosettes along the broad border
    for k in range(0, 4000, p * 2):
        for cx, cy in ((k, 87), (k, H - 87), (87, k), (W - 87, k)):
            if cx < W - 60 and cy < H - 60 and min(cx, cy) >= 60:
                for q, rr, l in ((17, 12, 0.12), (16, 8, 0.92), (0, 13, 0.75), (0, 5, 0.12)):
                    for a in np.arange(8) * np.pi / 4 if q else (0,):
                        cv2.circle(img, (int(cx + np.cos(a) * q), int(cy + np.sin(a) * q)), rr, l, -1, cv2.LINE_AA)
    img += fftnoise(H, W, seed + 1, 1.2) * 0.035 + fftnoise(H, W, seed + 2, 0.2, sx=0.2) * 0.02
    save(name, np.clip(cv2.GaussianBlur(img, (0, 0), 1.2), 0, 1))


def cementtile(name='cementtile', N=512, seed=37):
    """one patterned cement tile: an eight-pointed star and quarter rings at its corners, in four greys"""
    y, x = np.mgrid[0:N, 0:N].astype(np.float32) / N * 2 - 1
    img = np.full((N, N), 0.92, np.float32)
    a, b = np.maximum(abs(x), abs(y)), (abs(x) + abs(y)) / np.sqrt(2)
    star = np.minimum(a, b)
    for r, l in ((0.66, 0.12), (0.58, 0.92), (0.50, 0.40), (0.30, 0.92), (0.20, 0.65)):
        img = np.where((star if r > 0.4 else np.maximum(a, b)) < r, l, img)
    q = np.hypot(1 - abs(x), 1 - abs(y))
    for r, l in ((0.52, 0.65), (0.42, 0.92), (0.35, 0.12), (0.16, 0.65)):
        img = np.where(q < r, l, img)
    img = np.where(a > 0.992, 0.5, img)
    img += fftnoise(N, N, seed, 1.0) * 0.02
    save(name, np.clip(cv2.GaussianBlur(img, (0, 0), 0.8), 0, 1))


if __name__ == '__main__':
    wood('wood', seed=1, straight=0.45)
    wood('wood_st', seed=77, straight=1.0, leaves=8)
    for i in range(8):
        marble('marble%d' % (i + 1), seed=5 + 300 * i)
    spines()
    linen('linen')
    boucle('boucle')
    plaster('plaster')
    smudge('smudge')
    terrazzo('terrazzo')
    rug('rug1', mode='lines')
    rug('rug2', mode='abstract', seed=141)
    floorplanks('floor')
    for i, k in enumerate(['arch', 'blobs', 'land', 'strokes', 'kolam', 'leaf', 'moon', 'plan']):
        art('art%d' % i, 100 + i * 7, k)
    print('ok')
    terrazzo(
        'terrazzo2',
        seed=22,
        cols=(
            (0.90, 0.87, 0.82),
            (0.74, 0.62, 0.52),
            (0.66, 0.66, 0.61),
            (0.84, 0.77, 0.67),
            (0.94, 0.92, 0.89),
            (0.70, 0.66, 0.62),
        ),
        base=(0.90, 0.88, 0.845),
    )
    cane()
    kota()
    blockprint()
    blocks()
    persian()
    cementtile()
