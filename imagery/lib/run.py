"""Builds a room and renders its cameras.

python lib/run.py ROOM VARIANT CAM[,CAM...] WIDTH SAMPLES NAME[,NAME...] [LOOK]
LOOK is photo (default), clay, the white model view for the 3D pictures, or line:CUT, what the line drawing left of that fraction is made of.
"""

import importlib, os, sys, time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lib
import bpy

room, variant, cams, width, samples, names = sys.argv[1:7]
look = (sys.argv[7:] or ['photo'])[0]
module = importlib.import_module('rooms.' + room)
t = time.time()
lib.ROOM['name'] = room
module.build(variant)
lib.settle()
lib.separate()
if look == 'clay':
    lib.clay()
print('build %.1fs, %d objects' % (time.time() - t, len(bpy.data.objects)), flush=True)


def stop_on(faults):
    """says what is wrong; a final is not rendered with it, FAULTS=1 says that it was looked at"""
    for fault in faults:
        print('build error,', fault, flush=True)
    if faults and not names.startswith('draft') and not os.environ.get('FAULTS'):
        sys.exit(1)


stop_on(lib.faults() if look == 'photo' else [])
for cam, name in zip(cams.split(','), names.split(',')):
    size = lib.pixels(module.CAMS[cam](), int(width))
    if look.startswith('line'):
        lib.drawn(name, *size, float(look.split(':')[1]))
        continue
    stop_on(lib.gaps(*size) if look == 'photo' else [])
    lib.render(name, *size, int(samples))
