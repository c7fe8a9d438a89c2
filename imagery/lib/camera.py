"""The camera, and the render settings behind every picture.

Cameras stand at eye level without pitch, so that verticals stay vertical; `shift` moves the
frame up or down as an architect's shift lens does.
"""

from .scene import *
from .geometry import link
from .materials import mat



def camera(loc, yaw=0, focal=24, shift=0.0, shift_x=0.0, fstop=None, focus=4.0, pitch=0.0, tall=False):
    """tall: a portrait, 4:5; else the picture is 3:2. The focal length is that of the longer side."""
    c = bpy.data.cameras.new('c')
    c['tall'] = tall
    c.lens = focal
    c.sensor_width = 36
    c.shift_y = shift
    c.shift_x = shift_x
    c.clip_start = 0.02
    o = bpy.data.objects.new('c', c)
    link(o)
    o.location = loc
    o.rotation_euler = (pi / 2 + math.radians(pitch), 0, math.radians(yaw))
    bpy.context.scene.camera = o
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = focus
    return o


def upright(loc, at, focal=50, fstop=2.8, focus=None):
    """4:5 with the point `at` in its middle, sharp there or at the point `focus`; level, the frame is shifted instead of pitched"""
    d = Vector(at) - Vector(loc)
    away = math.hypot(d.x, d.y)
    sharp = (Vector(focus or at) - Vector(loc)) @ d.xy.to_3d().normalized()
    return camera(loc, math.degrees(math.atan2(-d.x, d.y)), focal, d.z / away * focal / 36, fstop=fstop, focus=sharp, tall=True)


def pixels(o, width):
    """the pixels of a picture by the camera o; of a panorama those that are rendered, with what post.py cuts off"""
    if o.data.type == 'PANO':
        return width * 17 // 16, width // 2
    return width, round(width * (1.25 if o.data['tall'] else 2 / 3))


def panorama(loc, yaw=0):
    """sees all directions, for a walk; the middle of the picture looks towards yaw

    Both edges go on for a 34th of the picture, which post.py cuts off: where they meet, the denoiser has seen both sides.
    """
    o = camera(loc, yaw)
    o.data.type = 'PANO'
    o.data.panorama_type = 'EQUIRECTANGULAR'
    o.data.longitude_min, o.data.longitude_max = -pi * 17 / 16, pi * 17 / 16
    return o


def setup(w, h, spp, threshold=0.02):
    """full global illumination, samples where they are needed (at most spp a pixel), denoised by Open Image Denoise"""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.resolution_percentage = 100
    c = s.cycles
    c.samples, c.seed = spp, 11
    c.use_adaptive_sampling = True
    around = s.camera.data.type == 'PANO'  # five times the pixels: what a fifth bounce adds, the exposure adds
    c.adaptive_threshold = 0.2 if around else threshold  # there more than three samples go to leaves, rails and edges only
    c.adaptive_min_samples = min(3 if around else 32, spp)
    fine = spp > 32  # on a graphics card: down to the pile of a rug, and what mirrors stays sharp
    if fine:
        c.adaptive_threshold, c.adaptive_min_samples = 0.2 if around else 0.006, min(64, spp)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 10, 4 if around else 6, 5
    c.transmission_bounces, c.transparent_max_bounces = 6, 16
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.2 if fine else 0.5
    c.sample_clamp_indirect = 8.0
    c.use_light_tree = True
    c.use_denoising = True
    c.denoiser = 'OPENIMAGEDENOISE'
    c.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    c.denoising_prefilter = 'ACCURATE'
    c.use_auto_tile = False
    bpy.context.view_layer.cycles.denoising_store_passes = True  # the line view is drawn from normal and depth
    s.render.use_persistent_data = True
    use_graphics_card(c)
    im = s.render.image_settings
    im.file_format = 'OPEN_EXR_MULTILAYER'
    im.color_depth = '16'
    im.exr_codec = 'ZIP'


def use_graphics_card(cycles):
    """renders on a graphics card where there is one"""
    devices = bpy.context.preferences.addons['cycles'].preferences
    for kind in ('OPTIX', 'CUDA', 'HIP'):
        try:
            devices.compute_device_type = kind
        except TypeError:  # not part of this Blender
            continue
        devices.get_devices()
        if any(d.type == kind for d in devices.devices):
            for d in devices.devices:
                d.use = d.type == kind
            cycles.device = 'GPU'
            return


def render(name, w, h, spp):
    """the light of the scene, denoised, in build/exr/NAME.exr; post.py makes the picture of it"""
    s = bpy.context.scene
    os.makedirs(EXR, exist_ok=True)
    setup(w, h, spp)
    s.render.filepath = EXR + name + '.exr'
    t = time.time()
    if 'PART' in os.environ:
        render_part(s.render, *map(float, os.environ['PART'].split('..')))
    else:
        bpy.ops.render.render(write_still=True)
    print('RENDER', name, w, h, spp, '%.1fs' % (time.time() - t), flush=True)


def render_part(r, a, b):
    """of a panorama only the directions from a to b degrees to the right of its middle, laid into the light that is there"""
    import OpenImageIO as oiio

    whole, part, wide = r.filepath, r.filepath + '.part.exr', 360 * 17 / 16
    r.filepath, r.use_border = part, True
    for turn in (-360, 0, 360):  # what lies behind is at both edges
        ends = [min(1, max(0, 0.5 + (d + turn) / wide)) for d in (a, b)]
        if ends[0] < ends[1]:
            r.border_min_x, r.border_max_x = ends
            bpy.ops.render.render(write_still=True)
            old, new = (np.minimum(oiio.ImageBuf(f).get_pixels(oiio.FLOAT), 6e4) for f in (whole, part))
            at = (np.arange(old.shape[1]) + 0.5) / old.shape[1] * wide - wide / 2 - turn
            own = np.clip(np.minimum(at - a, b - at) / 4, 0, 1)[None, :, None]
            out = oiio.ImageBuf(whole)
            out.set_pixels(oiio.ROI(), (old + (new - old) * own).astype(np.float32))
            out.write(whole)
            os.remove(part)


def clay():
    """every surface in one matte white, as in a model: lamps, sheers, window panes and the view stay as they are

    The picture of a 3D service shows this beside the photograph; without bumps the normals are
    clean enough to draw lines from.
    """
    m = mat('clay', '#d9d4cb', rough=0.9, spec=0.1)
    outdoors = bpy.data.collections.get('outside')
    view = set(outdoors.all_objects) if outdoors else ()
    for o in bpy.data.objects:
        if o in view or o.name.startswith('pane'):
            continue
        for s in getattr(o, 'material_slots', ()):
            if s.material and not s.material.name.startswith(('glow', 'sheer', 'img')):
                s.material = m


LINES = 2  # the drawing is made at this many pixels for one of the picture


def measured(cut=1.0):
    """makes the scene ready for drawn(): no lamps, no view, no panes, no relief on surfaces; every object gets a number

    The number (object index) says what a draughtsman would take the thing for: 20000 a rug (its outline only), 10000 leaves, 0 the rest.
    cut: the share of the width that is drawn.
    """
    s = bpy.context.scene
    outdoors = bpy.data.collections.get('outside')
    view = set(outdoors.all_objects) if outdoors else set()
    rugs, n = {}, 1
    for o in bpy.data.objects:
        o.hide_render = o.hide_render or o.type == 'LIGHT' or o.name.startswith('pane') or o in view
        names = ' '.join([x.material.name for x in getattr(o, 'material_slots', ()) if x.material] + [o.name])
        if o.name.startswith('pile'):
            o.pass_index = 20000 + rugs.setdefault(o.parent, len(rugs) + 1)
        elif o.name.startswith('wall'):
            o.pass_index = 1  # no joint where two parts of a wall meet
        else:
            n += 1
            o.pass_index = n % 9999 + 1 + 10000 * ('leaf' in names)
    for m in bpy.data.materials:
        for x in list(m.node_tree.links) if m.node_tree else ():
            if x.to_socket.name == 'Normal':
                m.node_tree.links.remove(x)
    s.world = None
    s.camera.data.dof.use_dof = False
    s.render.use_border, s.render.border_max_x = cut < 1, min(1, cut)


def drawn(name, w, h, cut=1.0):
    """what things turn where, in build/exr/NAME_line.exr: normal, depth, number and colour at the middle of each pixel, for ink.py"""
    measured(cut)
    s, v = bpy.context.scene, bpy.context.view_layer
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w * LINES, h * LINES, 100
    c = s.cycles
    c.samples, c.use_adaptive_sampling, c.use_denoising, c.max_bounces = 1, False, False, 0
    c.pixel_filter_type, c.filter_width = 'BOX', 0.01
    v.use_pass_normal = v.use_pass_z = v.use_pass_object_index = v.use_pass_diffuse_color = True
    use_graphics_card(c)
    im = s.render.image_settings
    im.file_format, im.color_depth, im.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'ZIP'
    s.render.filepath = EXR + name + '_line.exr'
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print('LINES', name, '%.1fs' % (time.time() - t), flush=True)
