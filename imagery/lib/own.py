"""What each room has of its own, so that no small thing stands in more than four pictures (./render repeats counts them).

ROOM=dict(kind=which): the bowl, the cup, the cloth ... that the room gets wherever its script asks for one of that kind. The rooms of the finishes
and the process are not here: their pictures are laid over one another, so they keep the usual ones. No Blender here: repeats.py reads it.
"""

OWN = dict(  # fmt: skip
    bath=dict(round='drum', basket='coil', branches='myrtle'),
    bath_bucket=dict(bottle='bell'),
    bedroom=dict(bowl='footed', round='lota', amph='surahi', branches='gum'),
    bedroom_cane=dict(cyl='taper', ikat='ajrakh', branches='myrtle'),
    bedroom_dusk=dict(round='gourd', branches='curry', spectacles='round', kalamkari='lotus cream'),
    bedroom_elders=dict(cup='davara', slippers='rubber', spectacles='amber'),
    bedroom_teen=dict(cyl='ribbed', cup='mug', basket='wire'),
    cafe=dict(round='jar', cyl='facet', amph='shoulder', bottle='ribbed', branches='fig', plate='coupe'),
    children_forest=dict(round='drum', basket='crate', branches='copper'),
    children_platform=dict(basket='bin'),
    children_study=dict(round='gourd', amph='surahi', bottle='ribbed', basket='tub', branches='curry'),
    clinic=dict(round='lota', cup='glass', branches='gum', books='magazines'),
    courtyard=dict(teacup='tulip', slippers='paduka', plate='thali'),
    dining=dict(bowl='cone', round='cone', amph='shoulder', bottle='flagon', ikat='checks', branches='willow', plate='thali'),
    dressing=dict(round='gourd', branches='willow'),
    entrance_shoes=dict(ikat='kantha'),
    flat_compact=dict(bowl='ribbed', round='facet', cup='davara', slippers='rubber', books='newspapers', plate='coupe'),
    flat_open=dict(bowl='facet', round='drum', cyl='waist', amph='surahi', cup='enamel', ikat='bands', branches='myrtle', kalamkari='arch blue'),
    foyer=dict(bowl='cone', round='facet', amph='gourd', slippers='sandal', branches='mango', kalamkari='arch cream'),
    home_office=dict(round='melon', amph='ribbed', cup='mug', basket='lidded'),
    living=dict(bowl='katori', cup='glass', round='jar', cyl='taper', amph='shoulder', bottle='bell', ikat='chevron', branches='gum', kalamkari='birds cream'),
    living_deccani=dict(bowl='melon', slippers='jutti', books='ledgers'),
    living_luxury=dict(bowl='handi', round='jar', amph='gourd', bottle='ribbed', cup='beaker', branches='fig'),
    living_rafters=dict(bowl='facet', amph='surahi', cup='davara', kalamkari='lotus rose'),
    living_smoked=dict(bowl='ribbed', cup='clay', ikat='kantha'),
    living_telugu=dict(slippers='kolhapuri', ikat='telia', kalamkari='arch cream'),
    media_night=dict(bowl='handi', round='melon', bottle='flagon'),
    office=dict(cyl='ribbed', amph='gourd', branches='willow', books='magazines'),
    painted_two_tone=dict(branches='curry'),
    pooja=dict(plate='thali'),
    stairhall=dict(round='facet', slippers='school', ikat='telia', branches='mango', kalamkari='birds ochre'),
    studio=dict(round='cone', cyl='waist', amph='ribbed', bottle='flagon', cup='beaker', teacup='straight', branches='copper'),
    study=dict(books='ledgers', spectacles='square'),
    tv_cane=dict(bowl='kulhad', round='melon', cyl='facet', amph='ribbed', bottle='ribbed', cup='mug', slippers='plimsoll', branches='mango'),
    utility=dict(bowl='kulhad', round='cone', bottle='bell', slippers='rubber', basket='splint'),
    villa=dict(bowl='facet', round='lota', cyl='waist', cup='clay', ikat='mashru', branches='gum', books='newspapers', kalamkari='lotus ochre'),
    wardrobe_cane_morning=dict(basket='lidded'),
    wardrobe_lacquer=dict(bottle='bell', spectacles='amber'),
)

for _walk, _room in dict(flat_walk='flat_open', villa_walk='villa').items():  # builds that room and adds to it
    OWN[_walk] = OWN[_room]
