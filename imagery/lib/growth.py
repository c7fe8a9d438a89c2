"""How trees grow: space colonisation, tapered branches as one mesh, and twigs copied to the faces of a hidden mesh."""

from .scene import *
from .geometry import link
from .leaves import Foliage, smooth_line, sweep


def crown_points(n, centre, radius, g, flat=0.72, below=0.5, hollow=0.45, gaps=-0.22, seed=0):
    """n points in a lumpy crown with gaps: an ellipsoid, flatter below, denser towards its surface"""
    out = []
    for _ in range(40 * n):
        d = Vector((g.gauss(0, 1), g.gauss(0, 1), g.gauss(0.15, 0.9))).normalized()
        lump = noise.noise(d * 2.1 + Vector((seed * 3.7, 0, 0)))
        if noise.noise(d * 3.3 + Vector((0, seed * 5.1, 0))) < gaps:
            continue
        q = d * ((g.random() ** 0.45) * (1 - hollow) + hollow) * (0.90 + 0.32 * lump)
        out.append((centre[0] + q.x * radius, centre[1] + q.y * radius, centre[2] + q.z * radius * (flat if q.z > 0 else below)))
        if len(out) == n:
            break
    return np.array(out)


def colonise(roots, targets, step, kill, g, sprouts=(), lift=0.10, inertia=0.35, wander=0.18, limit=120):
    """grow from the polyline roots towards the targets: nodes (n, 3) and the index of each node's parent; sprouts: stems beside its end"""
    P, parent = np.array([*roots, *sprouts], float), list(range(-1, len(roots) - 1)) + [len(roots) - 1] * len(sprouts)
    A = np.array(targets, float)
    d = np.linalg.norm(A[:, None] - P[None], axis=2)
    near, dist = d.argmin(1), d.min(1)
    rnd = np.random.default_rng(g.randrange(10**6))
    for _ in range(limit):
        if not len(A):
            break
        who, inv = np.unique(near, return_inverse=True)
        D = np.zeros((len(who), 3))
        np.add.at(D, inv.ravel(), (A - P[near]) / dist[:, None])
        D /= np.linalg.norm(D, axis=1)[:, None] + 1e-9
        par = np.array(parent)[who]
        back = np.where(par[:, None] >= 0, P[who] - P[np.maximum(par, 0)], 0)
        D += inertia * back / (np.linalg.norm(back, axis=1)[:, None] + 1e-9) + wander * rnd.standard_normal(D.shape) + [0, 0, lift]
        Q = P[who] + step * D / (np.linalg.norm(D, axis=1)[:, None] + 1e-9)
        fresh = np.linalg.norm(Q[:, None] - P[None], axis=2).min(1) > 0.35 * step
        if not fresh.any():
            break
        n, Q = len(P), Q[fresh]
        P, parent = np.vstack([P, Q]), parent + list(who[fresh])
        d = np.linalg.norm(A[:, None] - Q[None], axis=2)
        closer = d.min(1) < dist
        near, dist = np.where(closer, n + d.argmin(1), near), np.minimum(dist, d.min(1))
        left = dist > kill
        A, near, dist = A[left], near[left], dist[left]
    return P, np.array(parent)


def thickness(parent, tip, trunk):
    """how many tips each node bears, and its radius (the pipe model, from tip to trunk)"""
    n = len(parent)
    tips = np.ones(n)
    tips[parent[parent >= 0]] = 0
    for i in range(n - 1, 0, -1):
        tips[parent[i]] += tips[i]
    return tips, tip * tips ** (math.log(trunk / tip) / math.log(max(2.0, tips[0])))


def branch_mesh(name, P, parent, tips, radii, m, flare=0.55, ground=0.0):
    """trunk and branches as one mesh; each line follows the thickest child, so that no joint shows"""
    n = len(P)
    child = [[] for _ in range(n)]
    for i in range(1, n):
        child[parent[i]].append(i)
    f = Foliage()
    todo = [0]
    while todo:
        i = todo.pop()
        line = [i] if parent[i] < 0 else [parent[i], i]
        while child[line[-1]]:
            c = sorted(child[line[-1]], key=lambda k: -tips[k])
            line.append(c[0])
            todo += c[1:]
        r = radii[line].copy()
        if parent[i] >= 0:
            r[0] = min(r[0], r[1] * 1.25)  # a collar inside the parent
        k = max(2, min(4, int(8 / len(line)) + 2))
        Q, q = smooth_line(P[line], k * len(line)), np.interp(np.linspace(0, len(r) - 1, k * len(r)), np.arange(len(r)), r)
        q = q * (1 + flare * np.exp(-(Q[:, 2] - ground) / (2.2 * radii[0] + 0.05))) if parent[i] < 0 else q
        q[-1] *= 0.4
        f.add(sweep(Q, q, 4 if r[1 if len(r) > 1 else 0] < 0.008 else 7 if r[0] < 0.04 else 14), m, rnd=0.5)
    return f.mesh(name)


def scatter(meshes, P, D, S, g, name='twigs', up=(0, 0, 1)):
    """copies of the meshes at the points P: their z along D, their y as far up as that allows, S times as large

    Each mesh is copied to the faces of a mesh that is not rendered, so that a tree is a handful of objects.
    """
    which = np.array([g.randrange(len(meshes)) for _ in P])
    P, D, S = np.asarray(P, float), np.asarray(D, float), np.broadcast_to(S, len(P))
    for k, me in enumerate(meshes):
        i = np.flatnonzero(which == k)
        if not len(i):
            continue
        z = D[i] / (np.linalg.norm(D[i], axis=1)[:, None] + 1e-9)
        x = np.cross(up, z) + [1e-4, 0, 0]
        x /= np.linalg.norm(x, axis=1)[:, None]
        roll = np.array([g.uniform(-0.6, 0.6) for _ in i])[:, None]
        x = x * np.cos(roll) + np.cross(z, x) * np.sin(roll)
        y = np.cross(z, x)
        h = S[i][:, None] / 2
        V = np.stack([P[i] - (x + y) * h, P[i] + (x - y) * h, P[i] + (x + y) * h, P[i] - (x - y) * h], 1).reshape(-1, 3)
        seat = bpy.data.meshes.new(name)
        seat.from_pydata(V.tolist(), [], np.arange(len(V)).reshape(-1, 4).tolist())
        holder, o = bpy.data.objects.new(name, seat), bpy.data.objects.new(name, me)
        link(holder)
        link(o)
        o.parent = holder
        holder.instance_type, holder.use_instance_faces_scale = 'FACES', True
        holder.show_instancer_for_render = holder.show_instancer_for_viewport = False
