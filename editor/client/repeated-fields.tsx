import { useRef } from 'react';
import { childPath } from '#content-model/problems.ts';
import { blank, type ListField } from '#editor/form-field.ts';
import { FieldFrame, type FieldProps, FoldedFields } from './field-frame.tsx';
import { FieldView, GroupFields } from './fields.tsx';

/** A list: entries can be added, moved and removed. */
export function ListFields({ field, value, path, set }: FieldProps<ListField>) {
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  // Each entry keeps its own element when entries move, so that an open one stays open.
  const ids = useRef<string[]>([]);
  while (ids.current.length < items.length) ids.current.push(crypto.randomUUID());
  const box = useRef<HTMLDivElement>(null);
  const change = (next: unknown[]) => set(next.length === 0 && field.optional ? undefined : next);
  const rearrange = (arranged: <T>(list: T[]) => T[]) => {
    ids.current = arranged(ids.current);
    change(arranged(items));
  };
  const move = (from: number, to: number) => rearrange((list) => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)));
  const add = () => {
    change([...items, blank(field.item)]);
    requestAnimationFrame(() => openLast(box.current));
  };
  return (
    <FieldFrame field={field} value={value} path={path}>
      <div ref={box} className="space-y-4">
        {items.map((item, index) => (
          <Entry
            key={ids.current[index]}
            name={`${singular(field.label)} ${index + 1}`}
            field={field.item}
            value={item}
            path={childPath(path, index)}
            set={(next) => change(items.with(index, next))}
            actions={[
              { label: 'Up', disabled: index === 0, run: () => move(index, index - 1) },
              { label: 'Down', disabled: index === items.length - 1, run: () => move(index, index + 1) },
              { label: 'Remove', run: () => rearrange((list) => list.toSpliced(index, 1)) },
            ]}
          />
        ))}
        <button type="button" onClick={add}>
          Add {singular(field.label).toLowerCase()}
        </button>
      </div>
    </FieldFrame>
  );
}

type Action = { label: string; disabled?: boolean; run: () => void };
type EntryProps = FieldProps & { name: string; actions: Action[] };

/** An entry with several fields opens; one of a single text is a line. */
function Entry({ name, field, value, path, set, actions }: EntryProps) {
  const buttons = (
    <div className="my-2 flex flex-wrap items-center gap-2">
      {actions.map(({ label, disabled, run }) => (
        <button key={label} type="button" disabled={disabled} onClick={run}>
          {label}
          <span className="sr-only"> {name}</span>
        </button>
      ))}
    </div>
  );
  if (field.kind !== 'group') {
    return (
      <div className="entry border-t border-line pt-3">
        <FieldView field={{ ...field, label: name }} value={value} path={path} set={set} />
        {buttons}
      </div>
    );
  }
  return (
    <FoldedFields className="entry border-t border-line pt-3" name={name} field={field} value={value} path={path}>
      <GroupFields field={field} value={value} path={path} set={set} />
      {buttons}
    </FoldedFields>
  );
}

function openLast(box: HTMLElement | null): void {
  const last = [...(box?.querySelectorAll<HTMLElement>(':scope > .entry') ?? [])].at(-1);
  if (last instanceof HTMLDetailsElement) last.open = true;
  last?.querySelector<HTMLElement>('input, textarea, select, summary')?.focus();
}

/** 'Pictures' becomes 'Picture'. */
function singular(label: string): string {
  if (!label) return 'Entry';
  return label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}
