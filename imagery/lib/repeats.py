"""Things that stand in more than four pictures of more than one room: one line each, the most frequent first.

Read from the scripts of the rooms, without Blender. A thing is a call of a function that makes one, with what one can tell it apart by: the one that the
room has of its own (own.py), the words, colours and materials it is given, and its seed; size and place do not make it another. It counts once for each
picture of the room, whether or not the camera sees it. The pictures of a walk, of the levels and colours of finish and of a process show one room many
times on purpose: all of these of a room count together as one picture, its other pictures count each. A script that builds another script's room and adds
to it is that room (ONE). The last line also counts the pictures as they were last rendered, by the scripts in the commit of each photograph.
"""

import ast, os, subprocess, sys

import yaml

from own import OWN

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
THINGS = 'baskets bedside decor drawings festive folk_toys hobbies kitchenware lamps laundry plants post prints touches waiting_room'
NO_THING = 'beam moulding mounted mounted_photograph picture printed woven'  # parts of the house, and what only holds or prepares a thing
SEEDED = 'books_stack books_row branches'  # another in each room of own.py
SETS = 'walks finishes process'  # uses whose pictures show a room many times on purpose
ONE = dict(kitchen_walk='kitchen', flat_walk='flat_open', villa_walk='villa')  # builds that room and adds to it
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


def source(path, commit=None):
    """a file of this folder as it is, or as it was in a commit; what was not there yet, as it is"""
    if commit:
        old = subprocess.run(['git', 'show', '%s:./%s' % (commit, path)], cwd=HERE, capture_output=True, text=True)
        if not old.returncode:
            return old.stdout
    with open(os.path.join(HERE, path)) as f:
        return f.read()


def things(room, made, own, commit=None):
    """what the room's script makes by the library's functions, those of the same name in the room's own or another room's script left out"""
    tree = ast.parse(source('rooms/%s.py' % room, commit))
    assigned = [n.targets[0] for n in ast.walk(tree) if isinstance(n, ast.Assign)]
    other = {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)} | {n.id for n in assigned if isinstance(n, ast.Name)}
    for n in ast.walk(tree):
        module = getattr(n, 'module', None) or 'lib'
        if module != 'lib' and module.removeprefix('lib.') not in THINGS.split():
            names = {a.asname or a.name for a in n.names}
            other |= set(functions(module.removeprefix('lib.'))) if '*' in names else names
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    base = things(ONE[room], made, own, commit) if room in ONE else set()
    return base | {look(c, made[c.func.id], own, room) for c in calls if c.func.id in made and c.func.id not in other} - {None}


def owned(commit=None):
    """own.py's table, as it is or as it was in a commit; none before it was there"""
    if commit and subprocess.run(['git', 'cat-file', '-e', commit + ':./lib/own.py'], cwd=HERE, capture_output=True).returncode:
        return {}
    scope = {}
    exec(source('lib/own.py', commit), scope)
    return scope['OWN']


def commits():
    """the last commit of each photograph"""
    of, at = {}, None
    for line in subprocess.run(['git', 'log', '--format=%H', '--name-only', '--', '../photos'], cwd=HERE, capture_output=True, text=True).stdout.split():
        at = at if '/' in line else line
        of.setdefault(os.path.basename(line).removesuffix('.jpg'), at)
    return of


def often(pictures, made, commit):
    """(pictures, rooms, thing) for each that stands in too many; pictures: those of the manifest; commit: that of a picture, or None for today's scripts"""
    shown, rooms, seen = {}, {}, {}
    for p in pictures:
        room, at = p['room'], commit.get(p['name'])
        if (room, at) not in seen:
            seen[room, at] = things(room, made, owned(at).get(room, {}), at)
        name = ONE.get(room, room)
        for thing in seen[room, at]:
            shown.setdefault(thing, set()).add((name, 'set') if p['use'] in SETS.split() else p['name'])
            rooms.setdefault(thing, set()).add(name)
    return sorted(((len(s), sorted(rooms[t]), t) for t, s in shown.items() if len(s) > AT_MOST and len(rooms[t]) > 1), reverse=True)


def main():
    made = makers()
    there = lambda *path: os.path.exists(os.path.join(HERE, *path))
    pictures = [p for p in yaml.safe_load(source('pictures.yaml')) if there('rooms', p['room'] + '.py') and there('..', 'photos', p['name'] + '.jpg')]
    sets = {p['room'] for p in pictures if p['use'] in ('finishes', 'process')}
    then, now = often(pictures, made, {}), often(pictures, made, commits())
    for of, head in ((then, ''),) + (((now, 'as last rendered: '),) if 'rendered' in sys.argv else ()):
        for n, rooms, thing in of:
            print('%s%3d in %d rooms  %s (%s)' % (head, n, len(rooms), thing, ', '.join(rooms)))
    print('%d things stand in more than %d pictures by the scripts, %d in the pictures as they were last rendered' % (len(then), AT_MOST, len(now)))
    if sets & set(OWN):
        print('error: rooms of the finishes and process keep the usual things:', *sorted(sets & set(OWN)))
    sys.exit(bool(then or sets & set(OWN)))


main()
