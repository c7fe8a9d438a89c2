"""Hands that do something: arms of people.py with nails, creases, knuckles and tendons, whose fingers close until they touch.

A thing that is touched is a function of points (n x 3) to their distance from its surface, negative inside: rod, slab, joined.
All of it is worked out before the room, as the solver of the sleeve wants an empty scene:

    a = Arm(Body(...), 'R', fingers, back, forearm, upper, at=..., spot=...)     directions and a place in the room
    a.thumb(goal); a.close(slab(...))                                             then a.shirt(...) and, after reset(), a.show(...)
"""

from .scene import *
from .geometry import obj, pmesh
from .materials import mat
from .people import BODY, normals, pick, sleeve
from .weather import maths, node


def unit(v):
    v = np.asarray(v, float)
    return v / np.linalg.norm(v)


# ------------------------------------------------------------- what is touched
def rod(a, b, r):
    """round stick from a to b"""
    a, b = np.asarray(a, float), np.asarray(b, float)

    def d(P):
        t = np.clip((P - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
        return np.linalg.norm(P - a - t[:, None] * (b - a), axis=1) - r

    return d


def slab(M, size):
    """a box of that size about the matrix M's place"""
    R, h = np.array(M), np.asarray(size) / 2

    def d(P):
        q = np.abs((P - R[:3, 3]) @ R[:3, :3]) - h
        return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0)

    return d


def joined(*things):
    return lambda P: np.min([f(P) for f in things], 0)


# ------------------------------------------------------------- the arm
class Arm:
    """an arm whose hand lies in the room; fingers, back, forearm (elbow to wrist), upper (shoulder to elbow): directions in the room

    spot: 'palm', 'knuckles' or 'pinch', or a bone; that point of the hand comes to `at`. pose: joints bent beforehand.
    """

    def __init__(self, body, side, fingers, back, forearm, upper, at=(0, 0, 0), spot='palm', pose=None):
        self.body, self.side, self.pose = body, side, dict(pose or {})
        d, across, up = body.hand(side)
        frame = lambda f, u: np.stack([unit(f), unit(np.asarray(u) - unit(f) * (unit(f) @ np.asarray(u))), np.cross(unit(f), unit(np.asarray(u) - unit(f) * (unit(f) @ np.asarray(u))))], 1)
        Rh = Matrix((frame(fingers, back) @ frame(d, up).T).tolist())
        h, s = body.head, '.' + side
        f = Vector(unit(h['wrist' + s] - h['lowerarm01' + s]))
        u = Vector(unit(h['lowerarm01' + s] - h['upperarm02' + s]))
        back_ = lambda R, to: R.inverted() @ Vector(unit(to))
        W = back_(Rh, forearm).rotation_difference(f).to_matrix()
        R = Rh @ W.inverted()
        E = back_(R, upper).rotation_difference(u).to_matrix()
        self.pose['wrist' + s], self.pose['lowerarm01' + s] = W, E
        self.bent = math.degrees(W.to_quaternion().angle)
        self.M = (R @ E.inverted()).to_4x4()
        self.to(at, spot)

    def spot(self, which):
        """a point of the hand in the room"""
        J, s = self.joints(), '.' + self.side
        k = sum((J['finger%d-1%s' % (n, s)] for n in (2, 3, 4, 5)), Vector()) / 4
        if which == 'knuckles':
            return k
        if which == 'palm':  # its skin, in the middle
            d, across, up = (Vector(x) for x in self.frame())
            return k.lerp(J['wrist' + s], 0.38) - up * 0.017
        if which == 'pinch':
            return (J['finger1-3%s+' % s] + J['finger2-3%s+' % s]) / 2
        return J[which + s]

    def to(self, at, spot='palm'):
        self.M.translation += Vector(at) - self.spot(spot)

    def frame(self):
        """the hand's directions in the room: to the fingers, to the little finger, out of its back"""
        J, s = self.joints(), '.' + self.side
        a, b, w = J['finger2-1' + s], J['finger5-1' + s], J['wrist' + s]
        d = ((a + b) / 2 - w).normalized()
        c = (b - a) - d * (b - a).dot(d)
        c.normalize()
        up = d.cross(c) * (1 if self.side == 'L' else -1)
        return d, c, up

    def joints(self):
        return {k: self.M @ Vector(v) for k, v in self.body.posed(self.pose, slice(0, 1))[1].items()}

    def skin_of(self, *bones):
        w = self.body.weight(*[b + '.' + self.side for b in bones])[:BODY]
        R = np.array(self.M)
        return self.body.posed(self.pose, np.nonzero(w > 0.6)[0])[0] @ R[:3, :3].T + R[:3, 3]

    def bend(self, n, *degrees, spread=0):
        """the joints of one finger, from its root"""
        for k, deg in enumerate(degrees, 1):
            self.pose['finger%d-%d.%s' % (n, k, self.side)] = self.body.curl(self.side, n, k, deg, spread if k == 1 else 0)

    def thumb(self, goal, roll=0, bends=(0, 0)):
        """its tip to that point of the room"""
        b, f = self.body, 'finger1-1.' + self.side
        for k, deg in enumerate(bends, 2):
            self.pose['finger1-%d.%s' % (k, self.side)] = b.curl(self.side, 1, k, deg)
        self.pose.pop(f, None)
        for _ in range(2):
            J = self.joints()
            root, tip = J[f], J['finger1-3.%s+' % self.side]
            # the turn in the room, then in the axes of rest (those of the hand)
            q = (tip - root).rotation_difference(Vector(goal) - root).to_matrix()
            q = Matrix.Rotation(math.radians(roll), 3, (Vector(goal) - root).normalized()) @ q
            H = self.turned()
            self.pose[f] = H.inverted() @ q @ H @ self.pose.get(f, Matrix.Identity(3))
            roll = 0

    def turned(self):
        """from the axes of rest to the hand in the room"""
        s = '.' + self.side
        return self.M.to_3x3() @ self.pose['lowerarm01' + s] @ self.pose['wrist' + s]

    def close(self, thing, fingers=(2, 3, 4, 5), open=0.0006, most=((85, 100, 60), (30, 50, 60)), least=-30, keep=(), step=2):
        """the joints close one after another until the skin touches; those in keep, of all fingers, stay as they are"""
        b, s = self.body, self.side
        for n in fingers:
            for joint in (1, 2, 3):
                if joint in keep:
                    continue
                f = 'finger%d-%d.%s' % (n, joint, s)
                base = self.pose.get(f, Matrix.Identity(3))
                gap = lambda: thing(self.skin_of(*['finger%d-%d' % (n, k) for k in range(joint, 4)])).min()
                turn = lambda deg: self.pose.update({f: b.curl(s, n, joint, deg) @ base})
                deg, top = 0, most[n == 1][joint - 1]
                while gap() < open and deg > least:
                    deg -= step
                    turn(deg)
                while gap() > open and deg < top:
                    deg += step
                    turn(deg)
                if gap() < open and deg > least:
                    turn(deg - step)

    def hold(self, C, A, r, out=0.011, along=0.003, thumb=(150, 0.02, 0), fist=(), **how):
        """a stick of radius r through C, whose direction A runs out on the side of the thumb: the hand moves there and closes round it

        out: from the bones of the palm to the stick, along: from the knuckles to the fingertips; thumb: where round the stick
        (degrees from the palm), how far up it, and its roll; fist: the fingers' first bend, before they close
        """
        d, c, up = self.frame()
        C, A = Vector(C), Vector(A).normalized()
        self.to(C - d * along + up * (out + r), 'knuckles')
        stick = rod(C - A * 0.2, C + A * 0.2, r)
        side = Matrix.Rotation(math.radians(thumb[0]), 3, A) @ up
        for n in (2, 3, 4, 5):
            if fist:
                self.bend(n, *fist)
        self.close(stick, **how)
        self.thumb(C + side * (r + 0.009) + A * thumb[1], thumb[2])
        self.close(stick, (1,), keep=(1,))
        return stick

    def pinch(self, at, bends=((34, 44, 20), (43, 52, 26), (54, 60, 30), (58, 58, 30)), apart=0.017):
        """thumb and forefinger meet at that point of the room, whatever is between them `apart`; bends: of the four fingers"""
        for n, b in zip((2, 3, 4, 5), bends):
            self.bend(n, *b)
        J, s = self.joints(), self.side
        tip, c = J['finger2-3.%s+' % s], self.frame()[1]
        last = (tip - J['finger2-3.' + s]).normalized()
        pad = last.cross(c).normalized()
        if pad.dot(J['wrist.' + s] - tip) < 0:
            pad = -pad
        self.thumb(tip - last * 0.010 + pad * apart, 0, (10, 25))
        self.to(at, 'pinch')

    def shirt(self, reach, radii=(0.05, 0.06, 0.07)):
        return sleeve(self.body, self.side, self.pose, self.M, reach, radii)

    # -------------------------------------------------------- its look
    def show(self, m, man=False, level=3):
        """the arm as a mesh with relief; returns the object, elbow and wrist"""
        b, s = self.body, self.side
        V, J = b.posed(self.pose)
        keep = b.weight('upperarm02.' + s, 'lowerarm01.' + s, 'lowerarm02.' + s, 'wrist.' + s, 'metacarpal', 'finger') > 0.5
        keep &= (V[:, 0] > 0) == (s == 'L')
        keep &= (b.V[:, 0] > 0) == (s == 'L')
        keep[BODY:] = False
        v, F, old = pick(V, b.faces['body'], keep)
        (P, FF), (Q, _) = fine(v, F, level), fine(b.V[old], F, level)
        N, N0 = normals(P, FF), normals(Q, FF)
        h, marks = relief_of(b, s, Q, N0, self.pose, man)
        P = P + N * h[:, None]
        R = np.array(self.M)
        me = pmesh('hand', P @ R[:3, :3].T + R[:3, 3], FF)
        for k, x in marks.items():
            me.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(x, np.float32))
        me.attributes.new('rest', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.asarray(Q, np.float32).ravel())
        o = obj('hand', me, m, smooth=180)
        o['afloat'] = True
        at = lambda k: self.M @ Vector(J[k])
        return o, at('lowerarm01.' + s), at('wrist.' + s)


def fine(V, F, level):
    """subdivided; the same faces always give the same order"""
    o = obj('fine', pmesh('fine', V, F))
    x = o.modifiers.new('s', 'SUBSURF')
    x.levels = level
    e = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    me = e.to_mesh()
    W = np.zeros(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', W)
    FF = [list(p.vertices) for p in me.polygons]
    e.to_mesh_clear()
    bpy.data.objects.remove(o)
    return W.reshape(-1, 3).astype(float), FF


def relief_of(b, s, Q, N, pose, man=False):
    """how far the skin stands out at each point Q of rest, and marks for its colour"""
    d, across, up = b.hand(s)
    h = np.zeros(len(Q))
    nail, dark, pale, pink = np.zeros(len(Q)), np.zeros(len(Q)), np.zeros(len(Q)), np.zeros(len(Q))
    g = lambda x, w: np.exp(-((x / w) ** 2))
    step = lambda x, a, c: np.clip((x - a) / (c - a), 0, 1) ** 2 * (3 - 2 * np.clip((x - a) / (c - a), 0, 1))
    H = lambda k: b.head[k + '.' + s]
    wrist = H('wrist')
    dorsal = N @ up
    along = (Q - wrist) @ d  # from the wrist to the fingers
    amp = 1.3 if man else 0.9
    for n in (1, 2, 3, 4, 5):
        bones = ['finger%d-%d.%s' % (n, k, s) for k in (1, 2, 3)]
        tip = b.tail[bones[2]]
        for k, f in enumerate(bones):
            e = b.tail[f] - b.head[f]
            L = np.linalg.norm(e)
            e = e / L
            back = up if n > 1 else unit(up - 0.9 * across)
            if n == 1:  # the thumb's nail looks aside
                fing = b.head['finger4-1.' + s] - b.head[f]
                back = -(fing - e * (fing @ e))
            back = unit(back - e * (back @ e))
            side = np.cross(e, back)
            X = Q - b.head[f]
            t, q, z = X @ e * 1000, X @ side * 1000, X @ back * 1000  # mm
            near = (np.hypot(q, z) < 13) & (t > -9) & (t < L * 1000 + 3)
            up_ = np.clip(N @ back, -1, 1)
            top, under = step(up_, 0.1, 0.6), step(-up_, 0.0, 0.5)
            if k:  # folds over the joint, a crease below it
                bent = math.degrees(pose[f].to_quaternion().angle) if f in pose else 0
                fold = g(t, 4.2) * top * near * max(0.25, 1 - bent / 70)
                h += fold * 0.16e-3 * amp * np.cos(2 * pi * t / 2.0 + 0.5 * np.sin(q))
                h += near * g(t, 5.5) * top * 0.30e-3 * amp  # the knuckle itself
                dark = np.maximum(dark, near * g(t, 5.0) * top * 0.75)
                h -= near * g(t + 0.6, 0.8) * under * 0.45e-3
                dark = np.maximum(dark, near * g(t + 0.6, 0.8) * under * 0.5)
            elif n > 1:
                lying = (np.abs(q) < 12) & (np.abs(t) < 22)
                bent = math.degrees(pose[f].to_quaternion().angle) if f in pose else 0
                h += lying * g(t + 1, 8) * g(q, 6.5) * step(dorsal, 0.2, 0.7) * (0.7 + 0.02 * min(bent, 60)) * 1e-3 * amp
                dark = np.maximum(dark, lying * g(t, 8) * g(q, 6) * step(dorsal, 0.3, 0.8) * 0.45)
                # the crease where the finger leaves the palm
                h -= near * g(t - 14, 0.9) * under * 0.5e-3
                dark = np.maximum(dark, near * g(t - 14, 0.9) * under * 0.4)
                # tendon to the wrist
                a = wrist + up * 0.008 + across * (n - 3.4) * 0.004
                c = b.head[f]
                u = np.clip((Q - a) @ (c - a) / ((c - a) @ (c - a)), 0, 1)
                off = Q - a - u[:, None] * (c - a)
                w = np.linalg.norm(off - np.outer(off @ up, up), axis=1) * 1000
                h += g(w, 2.3) * step(dorsal, 0.35, 0.8) * step(u, 0.12, 0.5) * (u < 1) * 0.75e-3 * amp
                if n < 5:  # the dip between tendons
                    m = (b.head['finger%d-1.%s' % (n, s)] + b.head['finger%d-1.%s' % (n + 1, s)]) / 2
                    o = Q - m
                    r = np.hypot(o @ across * 1000 / 4.5, (o @ d * 1000 + 4) / 10)
                    h -= g(r, 1) * step(dorsal, 0.3, 0.8) * 0.7e-3 * amp
            if k == 2:
                mm = L * 1000
                half, t0 = 5.2 if n < 5 else 4.3, mm * (0.45 if n > 1 else 0.42)
                half = 6.6 if n == 1 else half
                q0 = q[(t > t0) & (t < mm) & near].mean()
                r = np.abs(q - q0) / half
                low = t0 + 2.2 * r**2.5  # the lower edge is curved
                on = near * step(up_, 0.45, 0.62) * (t > low) * (r < 1.0)
                nail = np.maximum(nail, on)
                pale = np.maximum(pale, near * step(t, mm * 0.86, mm * 0.98) * on * 0.9)  # its free edge
                rim = near * (g(t - low, 0.7) * (r < 1.1) + g(r - 1.05, 0.12) * (t > low)) * step(up_, 0.2, 0.6)
                h -= np.clip(rim, 0, 1) * 0.28e-3
                dark = np.maximum(dark, np.clip(rim, 0, 1) * 0.55)
            pink = np.maximum(pink, near * (k == 2) * step(t, 8, 20) * under * 0.8)
    fa = unit(b.head['lowerarm01.' + s] - wrist)
    u = (Q - wrist) @ fa * 1000  # towards the elbow, mm
    flesh = step(-dorsal, -0.25, 0.35)
    for at, deep in ((1.0, 0.55), (6.5, 0.40), (-4.0, 0.25)):
        wob = u - at - 0.8 * np.sin((Q @ across) * 160)
        h -= g(wob, 0.9) * flesh * deep * 1e-3
        dark = np.maximum(dark, g(wob, 1.0) * flesh * 0.5)
    # the bone at the wrist, on the side of the little finger
    X = Q - (wrist + fa * 0.016 + across * 0.020 + up * 0.012)
    h += g(np.linalg.norm(X, axis=1) * 1000, 10) * 1.5e-3 * amp
    # veins on the back of the hand and the forearm
    if man:
        g_ = np.random.default_rng(3)
        c = [b.head['finger%d-1.%s' % (n, s)] for n in (2, 3, 4, 5)]
        lines = [((c[2] + c[3]) / 2, wrist - across * 0.004 + d * 0.03), ((c[1] + c[2]) / 2, wrist - across * 0.004 + d * 0.03), (wrist - across * 0.004 + d * 0.03, wrist + fa * 0.05 - across * 0.012), (wrist + fa * 0.05 - across * 0.012, wrist + fa * 0.16 + across * 0.006), ((c[0] + c[1]) / 2, wrist + fa * 0.05 - across * 0.012)]
        for a, e in lines:
            ph = g_.uniform(0, 6)
            t = np.clip((Q - a) @ (e - a) / ((e - a) @ (e - a)), 0, 1)
            off = Q - a - t[:, None] * (e - a)
            w = (off @ across) * 1000 + 1.8 * np.sin(t * 7 + ph)
            in_ = ((Q - a) @ (e - a) > 0) & (t < 1)
            h += in_ * g(w, 1.9) * step(dorsal, 0.2, 0.6) * 0.38e-3
    palm = np.clip(along / 0.02 + 1, 0, 1) * np.clip(0.35 - 1.5 * dorsal, 0, 1)
    return h, dict(pale=palm, nail=nail, edge=pale, dark=np.clip(dark, 0, 1), pink=np.clip(pink, 0, 1))


def skinned(c='#7c4b31', palm='#b98264', nail='#a1745e', sheen=0.42):
    """skin of the hands of this file: paler palm, darker knuckles and creases, nails that shine"""
    k = 'handskin' + c
    if k in MATERIALS:
        return MATERIALS[k]
    m = mat(k, c, rough=sheen, spec=0.42)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF'].inputs

    def att(name, out='Fac'):
        a = node(nt, 'Attribute')
        a.attribute_name = name
        return a.outputs[out]

    at = att('rest', 'Vector')
    blotch = node(nt, 'TexNoise', {'Vector': at, 'Scale': 60.0, 'Detail': 5.0, 'Roughness': 0.6}).outputs[0]
    pores = node(nt, 'TexVoronoi', {'Vector': at, 'Scale': 1100.0}, feature='DISTANCE_TO_EDGE').outputs[0]
    fine_ = node(nt, 'TexNoise', {'Vector': at, 'Scale': 700.0, 'Detail': 3.0}).outputs[0]
    C = lambda x, f=(1, 1, 1): (*[a * q for a, q in zip(lin(x), f)], 1)
    mix = lambda f, a, z: node(nt, 'Mix', {0: f, 6: a, 7: z}, data_type='RGBA').outputs[2]
    times = lambda a, q: maths(nt, 'MULTIPLY', a, q)
    col = mix(blotch, C(c, (0.78, 0.72, 0.68)), C(c, (1.18, 1.16, 1.15)))
    col = mix(times(att('pale'), 0.8), col, mix(blotch, C(palm, (0.9, 0.82, 0.8)), C(palm, (1.08, 1.08, 1.08))))
    col = mix(times(att('pink'), 0.35), col, C('#b56a56'))
    col = mix(times(att('dark'), 0.55), col, C(c, (0.42, 0.34, 0.30)))
    col = mix(times(att('nail'), 0.85), col, C(nail))
    col = mix(times(att('edge'), 0.6), col, C('#d3b8a4'))
    nt.links.new(col, b['Base Color'])
    rough = maths(nt, 'MULTIPLY_ADD', att('nail'), -0.14, maths(nt, 'MULTIPLY_ADD', fine_, 0.22, sheen - 0.08))
    nt.links.new(rough, b['Roughness'])
    b['Subsurface Weight'].default_value = 0.14
    b['Subsurface Radius'].default_value = (1.0, 0.35, 0.2)
    b['Subsurface Scale'].default_value = 0.005
    high = maths(nt, 'MULTIPLY', maths(nt, 'MULTIPLY_ADD', pores, 1.0, fine_), maths(nt, 'SUBTRACT', 1.0, att('nail')))
    nt.links.new(node(nt, 'Bump', {'Height': high, 'Strength': 0.5, 'Distance': 0.0003}).outputs[0], b['Normal'])
    return m


def checked(name, size, colours):
    """shirt cloth woven in checks, by the sleeve's UV in metres: ground, broad band, line"""
    if name in MATERIALS:
        return MATERIALS[name]
    m = mat(name, colours[0], rough=0.9, spec=0.15)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF'].inputs
    s = node(nt, 'SeparateXYZ', {0: node(nt, 'TexCoord').outputs['UV']}).outputs
    col = None
    band = lambda x, a, w: maths(nt, 'LESS_THAN', maths(nt, 'PINGPONG', maths(nt, 'ADD', x, a * size), size / 2), w * size / 2)
    C = lambda x: (*lin(x), 1)
    f = lambda a, w: maths(nt, 'MULTIPLY', maths(nt, 'ADD', band(s[0], a, w), band(s[1], a, w)), 0.5)
    mix = lambda f, a, z: node(nt, 'Mix', {0: f, 6: a, 7: z}, data_type='RGBA').outputs[2]
    col = mix(f(0.0, 0.46), C(colours[0]), C(colours[1]))
    col = mix(f(0.5, 0.08), col, C(colours[2]))
    nt.links.new(col, b['Base Color'])
    w = maths(nt, 'ADD', maths(nt, 'SINE', maths(nt, 'MULTIPLY', s[0], 9000.0)), maths(nt, 'SINE', maths(nt, 'MULTIPLY', s[1], 9000.0)))
    nt.links.new(node(nt, 'Bump', {'Height': w, 'Strength': 0.3, 'Distance': 0.0002}).outputs[0], b['Normal'])
    b['Sheen Weight'].default_value = 0.15
    return m


def worn(cloth, m, hem=None, around=0.36, n=64, step=0.007, thick=0.0013):
    """the sleeve that shirt() made, as an object; hem: the material of its border"""
    V, F, border = cloth
    k = len(V)
    UV = [((i % n) / n * around, (i // n) * step) for i in range(k)]
    me = pmesh('sleeve', V, F, UV)
    l = me.uv_layers[0].data
    for p in me.polygons:  # the seam
        us = [l[i].uv[0] for i in p.loop_indices]
        if max(us) - min(us) > around / 2:
            for i in p.loop_indices:
                if l[i].uv[0] < around / 2:
                    l[i].uv[0] += around
    o = obj('sleeve', me, m, smooth=180)
    if hem:
        me.materials.append(hem)
        me.polygons.foreach_set('material_index', border)
    x = o.modifiers.new('t', 'SOLIDIFY')
    x.thickness, x.offset = thick, 1
    x = o.modifiers.new('s', 'SUBSURF')
    x.levels = x.render_levels = 1
    o['afloat'] = True
    return o


def around(o, elbow, wrist, at, out=0.0008, n=48, wob=0.0, seed=1):
    """points on the skin of the arm o round it, so far up from the wrist"""
    d = (elbow - wrist).normalized()
    mid = wrist + d * at
    e = d.orthogonal().normalized()
    f = d.cross(e)
    rad, P = [[] for _ in range(n)], []
    for v in o.data.vertices:
        q = v.co - mid
        if abs(q.dot(d)) < 0.004 and q.length < 0.08:
            rad[int((math.atan2(q.dot(f), q.dot(e)) / (2 * pi)) % 1 * n)].append(math.hypot(q.dot(e), q.dot(f)))
    R_ = np.array([np.mean(x) if x else np.nan for x in rad])
    R_ = np.interp(np.arange(n), np.nonzero(~np.isnan(R_))[0], R_[~np.isnan(R_)], period=n)
    R_ = np.convolve(np.r_[R_[-2:], R_, R_[:2]], np.ones(5) / 5, 'valid')
    g = random.Random(seed)
    ph = g.uniform(0, 6)
    for i in range(n):
        a = 2 * pi * (i + 0.5) / n
        P.append(mid + (e * math.cos(a) + f * math.sin(a)) * (R_[i] + out) + d * wob * math.sin(a + ph))
    return P


def thread(o, elbow, wrist, at, m, turns=4):
    """a thread wound round the wrist, as one ties it at a prayer"""
    from .geometry import tube

    for k in range(turns):
        P = around(o, elbow, wrist, at + 0.0019 * k, 0.0006, wob=0.0015, seed=k)
        t = tube(P, 0.0011, m, closed=True)
        t.data.splines[0].use_endpoint_u = False
        t['afloat'] = True
