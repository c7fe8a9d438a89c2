"""The camera, and the render settings behind every picture.

Cameras stand at eye level without pitch, so that verticals stay vertical; `shift` moves the
frame up or down as an architect's shift lens does.
"""

from .scene import *
from .geometry import link
from .materials import mat



def camera(loc, yaw=0, focal=24, shift=0.0, shift_x=0.0, fstop=None, focus=4.0, pitch=0.0):
    c = bpy.data.cameras.new('c')
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


def setup(w=1600, h=1067, spp=64, seed=0, bounces=8, threshold=0.02, adaptive=False, fastgi=None):
    if fastgi is None:
        fastgi = int(os.environ.get('FGI', '0'))
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.use_denoising = False
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.resolution_percentage = 100
    c.samples = spp
    c.seed = seed
    c.use_adaptive_sampling = adaptive
    c.adaptive_threshold = threshold
    c.adaptive_min_samples = 16
    c.max_bounces = bounces
    c.diffuse_bounces = min(5, bounces)
    c.glossy_bounces = 4
    c.transmission_bounces = 6
    c.transparent_max_bounces = 12
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 8.0
    c.sample_clamp_direct = 0.0
    c.use_fast_gi = bool(fastgi)
    c.fast_gi_method = 'REPLACE'
    c.ao_bounces_render = fastgi or 1
    c.light_sampling_threshold = 0.01
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.3
    c.use_auto_tile = False
    s.render.use_persistent_data = True
    s.render.threads_mode = 'AUTO'
    bpy.context.view_layer.cycles.denoising_store_passes = True  # first-hit albedo, normal and depth
    im = s.render.image_settings
    im.file_format = 'OPEN_EXR_MULTILAYER'
    im.color_depth = '16'
    im.exr_codec = 'ZIP'


def render(name, w=480, h=320, spp=24, **kw):
    """-> NAME.exr; denoise and tone-map with post.py"""
    s = bpy.context.scene
    os.makedirs(EXR, exist_ok=True)
    setup(w, h, spp, seed=11, **kw)
    s.render.filepath = EXR + name + '.exr'
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print('RENDER', name, w, h, spp, '%.1fs' % (time.time() - t), flush=True)


def clay():
    """every surface in one matte white, as in a model: lamps, sheers, glass and the view stay as they are

    The picture of a 3D service shows this beside the photograph; without bumps the normals are
    clean enough to draw lines from.
    """
    m = mat('clay', '#d9d4cb', rough=0.9, spec=0.1)
    for o in bpy.data.objects:
        for s in getattr(o, 'material_slots', ()):
            if s.material and not s.material.name.startswith(('glow', 'sheer', 'glass', 'bd', 'img')):
                s.material = m
