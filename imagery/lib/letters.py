"""Telugu letters on what is painted: a calendar, the backs of books. The font is Anek Telugu (OFL), of the package fontpkg-anek-telugu; Pillow joins the letters (raqm)."""

import os

import fontpkg_anek_telugu
import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONT = os.path.join(os.path.dirname(fontpkg_anek_telugu.__file__), 'files', 'AnekTelugu[wdth,wght].ttf')
FONTS = {}


def font(size, weight=500, width=100):
    k = size, weight, width
    if k not in FONTS:
        FONTS[k] = ImageFont.truetype(FONT, size, layout_engine=ImageFont.Layout.RAQM)
        FONTS[k].set_variation_by_axes([weight, width])
    return FONTS[k]


def write(img, x, y, text, size, colour, weight=500, width=100, anchor='mm', fit=None):
    """text into img (height x width x 3, 0 to 255) with its middle, or another anchor of Pillow, at x, y; made smaller until it is no wider than fit"""
    while fit and font(size, weight, width).getlength(text) > fit:
        size -= 1
    sheet = Image.fromarray(img)
    ImageDraw.Draw(sheet).text((x, y), text, fill=tuple(map(int, colour)), font=font(size, weight, width), anchor=anchor)
    img[:] = np.asarray(sheet)


TITLES = (
    'కథలు,కవిత్వం,వంటలు,చరిత్ర,నాటకాలు,వ్యాసాలు,పాటలు,జానపద కథలు,సామెతలు,పద్యాలు,యాత్రలు,చిత్రలేఖనం,సంగీతం,నృత్యం,విజ్ఞానం,భూగోళం,'
    'వైద్యం,వ్యవసాయం,తోటలు,పక్షులు,చెట్లు,నదులు,కొండలు,శిల్పకళ,వాస్తుకళ,నేత కళ,బాలల కథలు,పొడుపు కథలు,నిఘంటువు,వ్యాకరణం,భాష,సాహిత్యం,'
    'తత్వశాస్త్రం,ఖగోళం,గణితం,పురాణ కథలు,ఆత్మకథలు,లేఖలు,నవలలు,ఆటలు,పండుగలు,ఊరి కథలు,సముద్రం,వానాకాలం,రంగులు,దీపాలు,మొక్కలు,ఉద్యమాలు'
).split(',')  # stories, poems, cooking, history ...: what a book is about, nobody's title
CLOTHS = ['#7c1f22', '#d9a441', '#1f3f5b', '#e8dec6', '#2f4f3a', '#b5522d', '#f0e7d2', '#5a2a4a', '#c9bfa6', '#35302c', '#8c9a8e', '#c77f4a']


def spines(w=96, h=960, seed=23):
    """the backs of the books of TITLES side by side, from 0 to 1: paper and cloth bindings, a label or bands, the title running down"""
    g = np.random.default_rng(seed)
    hexed = lambda c: np.array([int(c[i : i + 2], 16) for i in (1, 3, 5)])
    backs = []
    for i, title in enumerate(TITLES):
        c = hexed(CLOTHS[(5 * i + i // 12) % len(CLOTHS)]) * g.uniform(0.90, 1.06)
        dark = c.mean() < 120
        ink = (236, 212, 150) if dark else ((122, 26, 30), (32, 40, 70), (40, 36, 32))[i % 3]
        flat = np.full((w, h, 3), np.clip(c, 0, 255), np.uint8)
        size, x = int(g.uniform(58, 76)), h * g.uniform(0.40, 0.52)
        style = i % 4
        if style == 0:  # a band at either end
            for a in (56, 66, h - 70, h - 60):
                flat[:, a : a + 5] = ink
        elif style == 1:  # a label behind the title
            half = min(h * 0.42, font(size, 650, 90).getlength(title) / 2 + 46)
            label = hexed('#efe6d0' if dark else CLOTHS[(i + 4) % 4 * 2])
            ink = (92, 28, 26) if label.mean() > 120 else (240, 224, 184)
            flat[8:-8, int(x - half) : int(x + half)] = label
        elif style == 2:  # one end of another colour, as on paper covers
            flat[:, int(h * 0.80) :] = hexed(CLOTHS[(5 * i + 3) % len(CLOTHS)])
        write(flat, x, w / 2 + 4, title, size, ink, (500, 650, 750)[i % 3], (85, 95, 105)[i % 3], fit=h * 0.60)
        if style in (0, 3):  # what the publisher puts at the foot: a lozenge or three strokes
            for k in range(3):
                a = h - 44 + 9 * k if style == 3 else h - 36
                flat[w // 2 - 12 + 3 * k : w // 2 + 12 - 3 * k, a : a + 4] = ink
        backs.append(np.rot90(flat, -1))
    img = np.concatenate(backs, 1).astype(np.float32) / 255
    return img * (1 + 0.04 * g.standard_normal(img.shape[:2])[..., None]).astype(np.float32)
