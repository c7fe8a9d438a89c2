"""What every module of the library shares: paths, the caches of materials and meshes, colour.

Runs with Blender as a Python module (bpy). Units are metres, z is up, and a room is seen looking towards +y.
Nothing is downloaded: maps come from textures.py, cloth meshes from cloth.py, every other
shape is built here.
"""

import bpy  # before bmesh and mathutils, which come with it
import bmesh, math, os, random, sys, time
import numpy as np
from mathutils import Euler, Matrix, Vector, noise
from .own import OWN

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(HERE, 'build')
T = os.path.join(BUILD, 'tex', '')  # maps and cloth meshes
EXR = os.path.join(BUILD, 'exr', '')  # rendered light
pi = math.pi

MATERIALS = {}
MESHES = {}
ROOM = {'seed': 1, 'name': ''}  # two rooms with different seeds get different slabs of one marble


def own(kind):
    """which of its kind this room has (own.py); None: the usual one"""
    return OWN.get(ROOM['name'], {}).get(kind)


def own_seed(seed):
    """another seed in each room that has things of its own"""
    return '%s %s' % (ROOM['name'], seed) if ROOM['name'] in OWN else seed


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    ROOM['seed'] = seed
    MATERIALS.clear()
    MESHES.clear()


def lin(c):
    if isinstance(c, str):
        c = c.lstrip('#')
        c = [int(c[i : i + 2], 16) / 255 for i in (0, 2, 4)]
        return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)
    return tuple(c)
