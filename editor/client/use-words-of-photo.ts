import { useRef } from 'react';
import { blank, type GroupField, type Mapping, withKey } from '#editor/shared/form-field.ts';
import { photoOf } from './photo-controls.tsx';

/**
 * Returns what gives a changed map the words of the photograph that it names now: those from when it was chosen before,
 * else none. "A sofa in linen" goes with the sofa where a table is chosen, and is back with the sofa. Words typed before any
 * photograph belong to the first.
 */
export function useWordsOfPhoto(map: Mapping, group: GroupField): (changed: Mapping) => Mapping {
  const earlier = useRef<Record<string, Mapping>>({});
  return (changed) => {
    if (photoOf(changed) === photoOf(map)) return changed;
    earlier.current[photoOf(map)] = map;
    const words = earlier.current[photoOf(changed)] ?? (photoOf(map) ? (blank(group) as Mapping) : map);
    const order = group.fields.map(({ key }) => key);
    return group.fields.filter(({ ofPhoto }) => ofPhoto).reduce((all, { key }) => withKey(all, key, words[key], order), changed);
  };
}
