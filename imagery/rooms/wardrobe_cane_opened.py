"""The teak and cane wardrobe of wardrobe_cane_morning in low sun: a woman's hand draws one of its leaves open by the knob.

Camera: main (upright).
"""

from lib import *
from lib.hands import Arm, skinned, worn
from lib.people import Body, bangle, kept
from rooms.wardrobe_cane import COTTON, KNOB, shutterwindow
from rooms.wardrobe_cane_morning import key, leaf

X, F, Y, h = 2.35, -2.6, 2.9, 3.15
x0, x1, H, d, n = -2.05, 2.05, 2.42, 0.60, 5
BW = (x1 - x0) / n
OPEN = -24  # degrees, of the left leaf of the middle bay
HINGE = Vector((x0 + 2 * BW, Y - d - 0.004, 0))
EDGE = BW / 2 - 0.033
_c, _s = math.cos(math.radians(OPEN)), math.sin(math.radians(OPEN))
KNOBS = HINGE + Vector((EDGE * _c + 0.049 * _s, EDGE * _s - 0.049 * _c, 1.08))  # the ball of its knob


def hand():
    """a right hand on the knob, the sleeve of a kurta; she stands to the right, outside the picture. Before the room."""
    arm = Arm(Body(weight=-0.1), 'R', fingers=(-0.86, 0.42, -0.28), back=(-0.30, -0.34, 0.86), forearm=(-0.90, 0.36, 0.02), upper=(-0.40, 0.25, -0.9))
    arm.pinch(KNOBS + Vector((0.004, -0.010, -0.008)), ((30, 36, 16), (35, 40, 18), (42, 46, 22), (48, 50, 26)), 0.034)
    return arm, kept('opened', lambda: [arm.shirt(0.56, (0.044, 0.054, 0.066))])[0]


def build(v='A'):
    arm, sleeve_ = hand()
    reset(41)
    CLOTHES[:] = COTTON
    world('#e9edf2', 0.36)
    white, ceil, teak = limewash('#efeae0', 0.06), paint('#f3efe7'), wood('aged')
    horiz = wood('aged', horiz=True)
    room(-X, X, F, Y, h, white, ceil, openings=[('L', -0.6, 0.9, 0.55, 2.35)], front=True)
    floor(-X, X, F, Y, 0, oxide('#86402f'))
    before = set(bpy.data.objects)
    shutterwindow(X, -0.6, 0.9, 0.55, 2.35, teak)
    for o in set(bpy.data.objects) - before:
        o.visible_shadow = False  # no bars across the arm
    area((-X + 0.004, 0.15, 1.45), (1.44, 1.74), 66, '#eef2ff', dirv=(1, 0, 0))
    outside('left', -X - 0.2, (-0.6, 0.9), seed=2, light=0.2)
    sun(222, 15, 14, 0.7, 4700)
    wardrobe(x0, x1, Y, H, 'shelves hang shelves long hang', teak, wood('aged'), d, doors=[None] * 5, light=False, seed=5, plinth=0.10)
    box(x0, x1, Y - d + 0.03, Y - d + 0.05, 0, 0.098, horiz, bev=0.002)
    for i in range(2):
        box(x0 + i * (x1 - x0) - 0.028, x0 + i * (x1 - x0) + 0.028, Y - d - 0.012, Y - d + 0.06, 0.0, H, teak, bev=0.004)
    tilt = R.Random(5)
    for i in range(n):
        a, b = x0 + i * BW, x0 + (i + 1) * BW
        for s in (0, 1):
            t = tilt.uniform(-0.16, 0.16)
            with turned(b if s else a, Y - d - 0.004, OPEN if (i, s) == (2, 0) else t):
                q = -BW / 2 if s else 0
                leaf(q, q + BW / 2, 0.105, H - 0.004, wood('aged', var=0.10), horiz, wood('waxed', var=0.12))
                e = q + 0.033 if s else BW / 2 - 0.033
                lathe(KNOB, brass(0.3), (e, 0, 1.08), 48, 60, (-pi / 2, 0, 0))
                if s == 0 and i == 2:
                    key(e, 0, 0.985, fabric('#a8392b', 0.3, 0.02))
    o, elbow, wrist = arm.show(skinned('#7a4d34'))
    gold, white_ = brass(0.3), mat('shell bangle', '#e6dccb', rough=0.25, coat=0.3)
    for k, m in enumerate((gold, white_, gold)):
        bangle(o, elbow, wrist, 0.022 + 0.0052 * k, 0.0300, 0.0021 if m is gold else 0.0027, m, 0.06 * (k - 1))
    worn(sleeve_, fabric('#2f4a63', 0.18), fabric('#d9c9a4', 0.15))
    area((0.3, F + 0.2, 2.4), (3.6, 1.2), 5, '#f3f1ee', dirv=(0, 0.9, -0.35), glossy=False)


CAMS = dict(main=lambda: upright((-1.42, 0.86, 1.32), (-0.142, 2.184, 1.017), 73, 1.25, KNOBS + Vector((0.05, 0.05, 0))))  # elbow at the right edge; the cane of this leaf goes soft
