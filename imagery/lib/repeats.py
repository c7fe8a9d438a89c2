"""Things that stand in more than four pictures: one line each, the most frequent first.

Read from the scripts of the rooms, without Blender. A thing is a call of a function that makes one, with the words and colours it is given
(kind, print, colour) and its seed; size and place do not make it another. A room counts once for each of its pictures, whether or not its camera sees
the thing.
"""

import ast, glob, os, sys
from collections import Counter

import yaml

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
THINGS = 'baskets bedside decor drawings festive folk_toys hobbies kitchenware lamps laundry plants post prints touches waiting_room'
AT_MOST = 4


def makers():
    """the functions that make a thing, with the names of their parameters"""
    for module in THINGS.split():
        with open(os.path.join(HERE, 'lib', module + '.py')) as f:
            for n in ast.parse(f.read()).body:
                if isinstance(n, ast.FunctionDef) and not n.name.startswith('_'):
                    yield n.name, [a.arg for a in n.args.args]


def look(call, parameters):
    """the function's name with the texts and the seed it is given; None where they are computed, as each may then be another"""
    given = [*zip(parameters, call.args), *((k.arg, k.value) for k in call.keywords)]
    seeds = [v for name, v in given if name == 'seed']
    if any(isinstance(n, (ast.JoinedStr, ast.Starred)) for _, v in given for n in ast.walk(v)) or any(not isinstance(s, ast.Constant) for s in seeds):
        return None
    texts = [n.value for _, v in given for n in ast.walk(v) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return ' '.join([call.func.id, *texts, *('seed %s' % s.value for s in seeds)])


def things(room, made):
    with open(room) as f:
        calls = [n for n in ast.walk(ast.parse(f.read())) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    return {look(c, made[c.func.id]) for c in calls if c.func.id in made} - {None}


def main():
    made = dict(makers())
    with open(os.path.join(HERE, 'pictures.yaml')) as f:
        pictures = Counter(p['room'] for p in yaml.safe_load(f) if p['status'] != 'planned')
    count, where = Counter(), {}
    for file in sorted(glob.glob(os.path.join(HERE, 'rooms', '*.py'))):
        room = os.path.basename(file)[:-3]
        for thing in things(file, made):
            count[thing] += pictures[room]
            where.setdefault(thing, []).append(room)
    often = [(thing, n) for thing, n in count.most_common() if n > AT_MOST and len(where[thing]) > 1]
    for thing, n in often:
        print('%3d  %s (%s)' % (n, thing, ', '.join(where[thing])))
    sys.exit(bool(often))


main()
