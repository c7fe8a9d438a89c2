import { useRef, useState } from 'react';
import { blank, type ListField } from '#editor/form-field.ts';

/** The list before an entry was removed, and after it: it can be put back until the list changes again. */
type Removed = { index: number; before: unknown[]; ids: string[]; after: unknown[] | undefined };

/** The entries of a list, and how they change. Each keeps its id when entries move: an open one stays open. */
export function useEntries(items: unknown[], field: ListField, set: (next: unknown) => void) {
  const ids = useRef<string[]>([]);
  while (ids.current.length < items.length) ids.current.push(crypto.randomUUID());
  const [removed, setRemoved] = useState<Removed>();
  const orNothing = (next: unknown[]) => (next.length === 0 && field.optional ? undefined : next);
  return {
    ids: ids.current,
    removed,
    add: () => set([...items, blank(field.item)]),
    change: (index: number, next: unknown) => set(items.with(index, next)),
    move: (from: number, to: number) => {
      const moved = <T>(list: T[]) => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
      ids.current = moved(ids.current);
      set(moved(items));
    },
    remove: (index: number) => {
      const after = orNothing(items.toSpliced(index, 1));
      setRemoved({ index, before: items, ids: ids.current, after });
      ids.current = ids.current.toSpliced(index, 1);
      set(after);
    },
    putBack: (earlier: Removed) => {
      ids.current = earlier.ids;
      set(earlier.before);
    },
  };
}
