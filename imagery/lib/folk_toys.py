"""Painted wooden toys and masks after those of Kondapalli and Cheriyal."""

from .scene import *
from .geometry import *
from .materials import *


def mask(x, wall, z, c, crown, man):
    """a small painted mask of the Cheriyal kind on a wall that faces -y"""
    paint_ = lambda c: mat('toy' + c, c, rough=0.38)
    y = 0.0
    with turned(x, wall - 0.018, 0, z) as root:
        root.scale = (1.45, 1.45, 1.45)
        sphere(0.075, paint_(c), (0, y, 0), 36, scale=(0.92, 0.50, 1.18))
        sphere(0.074, paint_(crown), (0, y + 0.004, 0.055), 36, scale=(1.06, 0.44, 0.72))
        for k in range(7):
            a = pi * (k + 0.5) / 7
            sphere(0.014, paint_(('#d9a42e', '#2f5f4a')[k % 2] if crown != '#d9a42e' else ('#8f2a1e', '#f0e6d0')[k % 2]), (0.080 * math.cos(a), y - 0.012, 0.062 + 0.052 * math.sin(a)), 14, scale=(1, 0.6, 1))
        sphere(0.012, paint_(c), (0, y - 0.040, -0.012), 16, scale=(0.8, 1, 1.7))
        for e in (-1, 1):
            sphere(0.017, paint_('#f4eee0'), (e * 0.029, y - 0.031, 0.012), 18, scale=(1.15, 0.42, 0.62))
            sphere(0.008, paint_('#17120f'), (e * 0.029, y - 0.0365, 0.012), 12, scale=(1, 0.5, 1))
            tube([(e * 0.012, y - 0.036, 0.029), (e * 0.030, y - 0.034, 0.036), (e * 0.048, y - 0.026, 0.029)], 0.0028, paint_('#17120f'))
            sphere(0.017, paint_('#d9a42e'), (e * 0.073, y - 0.006, -0.018), 16, scale=(0.8, 0.7, 1.2))
            if man:
                tube([(0, y - 0.038, -0.036), (e * 0.026, y - 0.034, -0.042), (e * 0.048, y - 0.022, -0.026)], 0.005, paint_('#17120f'))
        sphere(0.013, paint_('#8f1f1c'), (0, y - 0.033, -0.050), 16, scale=(1.25, 0.5, 0.5))
        sphere(0.006, paint_('#f4eee0' if man else '#8f1f1c'), (0, y - 0.037, 0.034), 12, scale=(0.8, 0.5, 1.6))


def doll(x, y, z, h, colours, pot=None):
    """a lathe-turned wooden doll: skirt, bodice, head, hair"""
    sk, bo, skin, hair = [mat('toy' + c, c, rough=0.35) for c in colours]
    gold = mat('toy#d9a42e', '#d9a42e', rough=0.35)
    s = h / 0.15
    lathe(rounded([(0.0001, 0), (0.030, 0), (0.031, 0.006), (0.024, 0.04), (0.016, 0.075), (0.0001, 0.076)]), sk, (x, y, z), 32, 60, scale=s)
    lathe([(0.0313, 0.004), (0.0318, 0.008), (0.0300, 0.013), (0.0290, 0.013)], gold, (x, y, z), 32, 60, scale=s)
    lathe(rounded([(0.0155, 0.072), (0.017, 0.085), (0.022, 0.098), (0.017, 0.108), (0.008, 0.113), (0.0001, 0.113)]), bo, (x, y, z), 32, 60, scale=s)
    lathe(rounded([(0.007, 0.110), (0.0075, 0.116), (0.0155, 0.124), (0.0165, 0.135), (0.012, 0.146), (0.0001, 0.150)]), skin, (x, y, z), 28, 60, scale=s)
    sphere(0.0172 * s, hair, (x, y + 0.003 * s, z + 0.1385 * s), 24, scale=(1, 0.95, 0.85))
    for e in (-1, 1):
        tube([(x + e * 0.020 * s, y, z + 0.102 * s), (x + e * 0.031 * s, y - 0.002 * s, z + 0.085 * s), (x + e * 0.018 * s, y - 0.020 * s, z + 0.078 * s)], 0.0052 * s, skin)
    if pot:
        lathe(rounded([(0.0001, 0.150), (0.009, 0.150), (0.017, 0.162), (0.014, 0.174), (0.008, 0.178), (0.011, 0.184), (0.0001, 0.184)]), mat('toy' + pot, pot, rough=0.3), (x, y, z), 28, 60, scale=s)


def horse(x, y, z, rot, s=1.25):
    """a painted wooden horse on a board with wheels, its head to +x before it is turned"""
    bay, red, gold, dark, green = [mat('toy' + c, c, rough=0.38) for c in ('#a85a2c', '#a5271d', '#d9a42e', '#17120f', '#2f6a4c')]
    with turned(x, y, rot, z) as root:
        root.scale = (s, s, s)
        box(-0.075, 0.075, -0.030, 0.030, 0.012, 0.020, green, bev=0.002)
        for a in (-0.055, 0.055):
            for b in (-0.034, 0.034):
                lathe([(0.0001, -0.004), (0.014, -0.004), (0.015, 0), (0.014, 0.004), (0.0001, 0.004)], red, (a, b, 0.015), 32, 40, (pi / 2, 0, 0))
        for a in (-0.042, 0.040):
            for b in (-0.017, 0.017):
                lathe(rounded([(0.0001, 0.019), (0.011, 0.019), (0.010, 0.028), (0.0065, 0.036), (0.0070, 0.060), (0.0125, 0.086), (0.0001, 0.098)]), bay, (a, b, 0), 24, 50)
        sphere(0.034, bay, (-0.002, 0, 0.102), 36, scale=(1.80, 0.84, 0.86))
        for k in range(9):  # the neck narrows to the head
            t = k / 8
            sphere(0.026 - 0.010 * t, bay, (0.046 + 0.038 * t, 0, 0.114 + 0.064 * t), 24, scale=(1, 0.72, 1))
        sphere(0.0155, bay, (0.093, 0, 0.180), 24, scale=(1.15, 0.72, 0.95))
        sphere(0.0120, bay, (0.110, 0, 0.170), 24, scale=(1.35, 0.70, 0.85))
        for b in (-1, 1):
            sphere(0.005, bay, (0.084, b * 0.008, 0.198), 16, scale=(0.6, 0.5, 1.7))
            sphere(0.0026, dark, (0.099, b * 0.0105, 0.184), 10)
        tube([(0.032, 0, 0.136), (0.050, 0, 0.162), (0.068, 0, 0.188), (0.082, 0, 0.199), (0.092, 0, 0.198)], 0.0062, dark)
        tube([(-0.062, 0, 0.112), (-0.080, 0, 0.106), (-0.090, 0, 0.075), (-0.088, 0, 0.050)], 0.0065, dark)
        sphere(0.0348, red, (-0.004, 0, 0.1025), 36, scale=(0.92, 0.86, 0.87))
        sphere(0.0350, gold, (-0.004, 0, 0.1030), 36, scale=(0.74, 0.868, 0.885))
        tube([(0.119, 0.008, 0.172), (0.100, 0.014, 0.170), (0.060, 0.022, 0.140), (0.020, 0.024, 0.128)], 0.0017, gold)
        tube([(0.119, -0.008, 0.172), (0.100, -0.014, 0.170), (0.060, -0.022, 0.140), (0.020, -0.024, 0.128)], 0.0017, gold)


def elephant(x, y, z, rot, s=1.25, paint='grey'):
    """a wooden elephant with howdah, its head to +x before it is turned; painted, or 'rosewood' inlaid with pale wood"""
    grey, red, gold, white, green = [mat('toy' + c, c, rough=0.38) for c in (('#5d6a74', '#a5271d', '#d9a42e', '#f0e8d6', '#2f6a4c') if paint == 'grey' else ('#4a2b1f', '#5b3524', '#c9a878', '#e6d9bd', '#3c231a'))]
    with turned(x, y, rot, z) as root:
        root.scale = (s, s, s)
        for a in (-0.045, 0.042):
            for b in (-0.026, 0.026):
                lathe([(0.0001, 0), (0.019, 0), (0.0195, 0.006), (0.016, 0.02), (0.0175, 0.07), (0.0001, 0.08)], grey, (a, b, 0), 24, 50)
        sphere(0.055, grey, (-0.002, 0, 0.098), 36, scale=(1.42, 0.88, 0.92))
        sphere(0.041, grey, (0.088, 0, 0.122), 32, scale=(0.95, 0.9, 1.08))
        tube([(0.112, 0, 0.118), (0.140, 0, 0.095), (0.142, 0, 0.05), (0.150, 0, 0.028), (0.168, 0, 0.034)], 0.0125, grey)
        for b in (-1, 1):
            sphere(0.033, grey, (0.072, b * 0.042, 0.120), 24, scale=(0.62, 0.18, 1.1))
            tube([(0.116, b * 0.018, 0.104), (0.138, b * 0.024, 0.090), (0.156, b * 0.022, 0.094)], 0.0045, white)
            sphere(0.0045, mat('toy#17120f', '#17120f', rough=0.3), (0.118, b * 0.026, 0.134), 10)
        tube([(-0.078, 0, 0.112), (-0.092, 0, 0.085), (-0.090, 0, 0.055)], 0.004, grey)
        sphere(0.0565, red, (-0.004, 0, 0.100), 36, scale=(0.80, 0.92, 0.94))
        sphere(0.0568, gold, (-0.004, 0, 0.099), 36, scale=(0.66, 0.935, 0.93))
        sphere(0.0570, green, (-0.004, 0, 0.099), 36, scale=(0.56, 0.945, 0.94))
        box(-0.038, 0.030, -0.030, 0.030, 0.150, 0.168, gold, bev=0.003)
        for a in (-0.033, 0.025):
            for b in (-0.025, 0.025):
                tube([(a, b, 0.166), (a, b, 0.212)], 0.003, red, smooth=False)
        lathe(rounded([(0.047, 0), (0.045, 0.006), (0.034, 0.022), (0.012, 0.034), (0.006, 0.044), (0.0001, 0.050)]), red, (-0.004, 0, 0.211), 4, 40, (0, 0, pi / 4))
        sphere(0.026, gold, (0.098, 0, 0.158), 20, scale=(0.8, 0.7, 0.3))


def cart(x, y, z, rot, s=0.92, paint='yellow'):
    """a bullock cart with a hood, drawn by two white bullocks to +x; painted yellow and red, or 'indigo' and green"""
    red, gold = ('#a5271d', '#d9a42e') if paint == 'yellow' else ('#55704a', '#2f4470')
    white, red, gold, wood_, blue, dark = [mat('toy' + c, c, rough=0.4) for c in ('#efe6d3', red, gold, '#9a5b2c', '#27548a', '#17120f')]
    with turned(x, y, rot, z) as root:
        root.scale = (s, s, s)
        for b in (-0.050, 0.050):
            lathe([(0.037, -0.005), (0.045, -0.005), (0.045, 0.005), (0.037, 0.005), (0.037, -0.005)], red, (-0.060, b, 0.045), 40, 30, (pi / 2, 0, 0))
            lathe([(0.0001, -0.008), (0.010, -0.007), (0.010, 0.007), (0.0001, 0.008)], gold, (-0.060, b, 0.045), 24, 50, (pi / 2, 0, 0))
            for k in range(4):
                a = k * pi / 4
                tube([(-0.060 - 0.040 * math.cos(a), b, 0.045 - 0.040 * math.sin(a)), (-0.060 + 0.040 * math.cos(a), b, 0.045 + 0.040 * math.sin(a))], 0.0028, gold, smooth=False)
        tube([(-0.060, -0.056, 0.045), (-0.060, 0.056, 0.045)], 0.004, dark, smooth=False)
        box(-0.125, 0.010, -0.040, 0.040, 0.055, 0.066, wood_, bev=0.002)
        n, V = 14, []
        for e in (-0.120, 0.006):
            V += [(e, 0.042 * math.cos(pi * k / n), 0.066 + 0.066 * math.sin(pi * k / n)) for k in range(n + 1)]
        o = obj('hood', pmesh('hood', V, [(k, k + 1, n + 2 + k, n + 1 + k) for k in range(n)]), gold, smooth=60)
        q = o.modifiers.new('s', 'SOLIDIFY')
        q.thickness = 0.004
        for e in (-0.120, -0.057, 0.006):
            tube([(e, 0.0435 * math.cos(pi * k / n), 0.066 + 0.068 * math.sin(pi * k / n)) for k in range(n + 1)], 0.003, red)
        tube([(0.0, 0, 0.062), (0.165, 0, 0.066)], 0.004, wood_, smooth=False)
        tube([(0.150, -0.050, 0.080), (0.150, 0.050, 0.080)], 0.0045, wood_, smooth=False)
        for b in (-0.030, 0.030):
            for a in (0.070, 0.135):
                for c in (-0.010, 0.010):
                    tube([(a, b + c, 0.0), (a, b + c, 0.045)], 0.0055, white, smooth=False)
            sphere(0.024, white, (0.102, b, 0.058), 28, scale=(1.95, 0.85, 0.9))
            sphere(0.013, white, (0.126, b, 0.078), 20)
            tube([(0.140, b, 0.066), (0.158, b, 0.085), (0.166, b, 0.094)], 0.011, white)
            sphere(0.014, white, (0.174, b, 0.090), 20, scale=(1.5, 0.8, 0.85))
            sphere(0.0245, blue if b > 0 else red, (0.096, b, 0.060), 28, scale=(0.75, 0.92, 0.94))
            for c in (-1, 1):
                tube([(0.166, b + c * 0.007, 0.100), (0.166, b + c * 0.014, 0.116), (0.160, b + c * 0.010, 0.130)], 0.0034, red)
                sphere(0.0028, dark, (0.180, b + c * 0.0105, 0.094), 8)
