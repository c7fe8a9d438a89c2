"""Things that stand in more than four pictures of more than one room: one line each, the most frequent first.

Read from the scripts of the rooms, without Blender. A thing is a call of a function that makes one, with what one can tell it apart by: the one that the
room has of its own (own.py), the words, colours and materials it is given, and its seed; size and place do not make it another. It counts once for each
picture of the room, whether or not the camera sees it. A picture rendered before own.py was there still shows the usual thing.
"""

import ast, glob, os, subprocess, sys
from collections import Counter

import yaml

from own import OWN

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
THINGS = 'baskets bedside decor drawings festive folk_toys hobbies kitchenware lamps laundry plants post prints touches waiting_room'
NO_THING = 'beam moulding mounted mounted_photograph picture printed woven'  # parts of the house, and what only holds or prepares a thing
SEEDED = 'books_stack books_row branches'  # another in each room of own.py
AT_MOST = 4


def functions(module):
    """those of a module of the library, with the names of their parameters"""
    with open(os.path.join(HERE, 'lib', module + '.py')) as f:
        return {n.name: [a.arg for a in n.args.args] for n in ast.parse(f.read()).body if isinstance(n, ast.FunctionDef)}


def makers():
    """the functions that make a thing, with the names of their parameters"""
    made = {name: p for module in THINGS.split() for name, p in functions(module).items()}
    return {name: p for name, p in made.items() if not name.startswith('_') and name not in NO_THING.split()}


def look(call, parameters, own, room):
    """the function's name with what tells it apart; None where texts or seed are computed, as each may then be another"""
    given = [*zip(parameters, call.args), *((k.arg, k.value) for k in call.keywords)]
    seeds = [v for name, v in given if name == 'seed']
    parts = [n for _, v in given for n in ast.walk(v)]
    filled = [n for n in parts if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Mod) and isinstance(n.left, ast.Constant)]
    if filled or any(isinstance(n, (ast.JoinedStr, ast.Starred)) for n in parts) or any(not isinstance(s, ast.Constant) for s in seeds):
        return None
    texts = [n.value for n in parts if isinstance(n, ast.Constant) and isinstance(n.value, str) and n.value not in 'xyz']
    stuff = [n.func.id for n in parts if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    kind = texts[0] if call.func.id == 'vase' and texts else dict(books_stack='books').get(call.func.id, call.func.id)
    if kind in own:
        stuff = [own[kind], *stuff]
    seeds = ['seed %s' % s.value for s in seeds] + ['of ' + room] * (bool(own) and call.func.id in SEEDED.split())
    return ' '.join([call.func.id, *texts, *stuff, *seeds])


def things(room, made, own):
    """what the room's script makes by the library's functions, those of the same name in the room's own or another room's script left out"""
    with open(os.path.join(HERE, 'rooms', room + '.py')) as f:
        tree = ast.parse(f.read())
    other = {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)}
    for n in ast.walk(tree):
        module = getattr(n, 'module', None) or 'lib'
        if module != 'lib' and module.removeprefix('lib.') not in THINGS.split():
            names = {a.asname or a.name for a in n.names}
            other |= set(functions(module.removeprefix('lib.'))) if '*' in names else names
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    return {look(c, made[c.func.id], own, room) for c in calls if c.func.id in made and c.func.id not in other} - {None}


def anew():
    """the pictures rendered since own.py was there, by what git knows"""
    git = lambda *a: subprocess.run(['git', *a], cwd=HERE, capture_output=True, text=True).stdout.split()
    first = (git('log', '--diff-filter=A', '--format=%H', '--', 'lib/own.py') or ['HEAD'])[-1]
    files = git('log', '--ancestry-path', '--format=', '--name-only', first + '..HEAD', '--', '../photos')
    return {os.path.basename(f)[:-4] for f in files}


def often(pictures, made, own):
    """(pictures, rooms, thing) for each that stands in too many; pictures: the room of each; own: the things of a picture's room"""
    count, rooms = Counter(), {}
    seen = {}
    for name, room in pictures.items():
        mine = own(name, room)
        key = room, bool(mine)
        if key not in seen:
            seen[key] = things(room, made, mine)
        for thing in seen[key]:
            count[thing] += 1
            rooms.setdefault(thing, set()).add(room)
    return [(n, sorted(rooms[t]), t) for t, n in count.most_common() if n > AT_MOST and len(rooms[t]) > 1]


def main():
    made = makers()
    with open(os.path.join(HERE, 'pictures.yaml')) as f:
        manifest = [p for p in yaml.safe_load(f) if p['status'] != 'planned']
    matching = {p['room'] for p in manifest if p['use'] in ('walks', 'finishes', 'process')}
    pictures = {p['name']: p['room'] for p in manifest if os.path.exists(os.path.join(HERE, 'rooms', p['room'] + '.py'))}
    new = anew()
    now = often(pictures, made, lambda name, room: OWN.get(room, {}) if name in new else {})
    then = often(pictures, made, lambda name, room: OWN.get(room, {}))
    for n, rooms, thing in then:
        print('%3d in %d rooms  %s (%s)' % (n, len(rooms), thing, ', '.join(rooms)))
    print('%d things stand in more than %d pictures by the scripts; %d in the pictures as they were last rendered (%d of %d since own.py)' % (len(then), AT_MOST, len(now), len(new & set(pictures)), len(pictures)))
    if matching & set(OWN):
        print('error: rooms of the walks, finishes and process keep the usual things:', *sorted(matching & set(OWN)))
    sys.exit(bool(then))


main()
