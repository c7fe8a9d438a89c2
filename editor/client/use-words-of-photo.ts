import { useRef } from 'react';
import { type GroupField, type Mapping, withKey } from '#editor/shared/form-field.ts';
import { photoOf } from './photo-controls.tsx';

/**
 * Returns what gives a changed map the words of the photograph that it names now: those from when it was chosen before,
 * else none. Words typed before any photograph belong to the first.
 */
export function useWordsOfPhoto(map: Mapping, { fields }: GroupField): (changed: Mapping) => Mapping {
  const earlier = useRef<Record<string, Mapping>>({});
  return (changed) => {
    if (photoOf(changed) === photoOf(map)) return changed;
    earlier.current[photoOf(map)] = map;
    const words = earlier.current[photoOf(changed)] ?? (photoOf(map) ? { alt: '', title: '', room: '' } : map);
    const order = fields.map(({ key }) => key);
    return keysOfPhoto(map, fields).reduce((all, key) => withKey(all, key, words[key], order), changed);
  };
}

/** The keys of what another photograph needs anew: its words, what links to it, each focus, and whether it stands in. */
function keysOfPhoto(map: Mapping, fields: GroupField['fields']): string[] {
  return [
    'caption',
    'standIn',
    'walk',
    ...('alt' in map ? ['alt'] : []),
    // Of the gallery, where they say what is on the picture.
    ...('title' in map && 'room' in map ? ['title', 'room'] : []),
    ...fields.filter(({ kind }) => kind === 'focus').map(({ key }) => key),
  ];
}
