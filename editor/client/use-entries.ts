import { useRef } from 'react';
import { blank, type ListField } from '#editor/shared/form-field.ts';

/** The entries of a list, and how they change. Each keeps its id when entries move: an open one stays open. */
export function useEntries(items: unknown[], field: ListField, set: (next: unknown) => void) {
  const ids = useRef<string[]>([]);
  while (ids.current.length < items.length) ids.current.push(crypto.randomUUID());
  return {
    ids: ids.current,
    add: () => set([...items, blank(field.item)]),
    change: (index: number, next: unknown) => set(items.with(index, next)),
    move: (from: number, to: number) => {
      const moved = <T>(list: T[]) => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
      ids.current = moved(ids.current);
      set(moved(items));
    },
    remove: (index: number) => {
      const left = items.toSpliced(index, 1);
      ids.current = ids.current.toSpliced(index, 1);
      set(left.length === 0 && field.optional ? undefined : left);
    },
  };
}
