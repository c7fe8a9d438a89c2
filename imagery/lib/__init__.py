"""Interior pictures from code: everything a room file needs, with `from lib import *`."""

import random as R

from .scene import *
from .materials import *
from .geometry import *
from .lights import *
from .camera import *
from .shell import *
from .ceilings import *
from .decor import *
from .plants import *
from .garden import *
from .outside import *
from .upholstery import *
from .furniture import *
from .bedroom import *
from .lamps import *
from .joinery import *
from .screens import *
from .seating import *
from .fittings import *
from .kitchenware import *
from .television import *
from .touches import *
from .settle import plump, settle, slump
from .check import faults, gaps
