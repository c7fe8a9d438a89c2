import type { ReactNode } from 'react';
import { childKeyPath } from '#content-model/problems.ts';
import { blank, type GroupField, isMapping, type ListField, withKey } from '#editor/shared/form-field.ts';
import { FieldFrame, type FieldProps, FoldedFields, idOf, Labelled } from './field-frame.tsx';
import { FocusControl, PhotoControl } from './photo-controls.tsx';
import { CheckboxGroup, Control, Switch } from './simple-controls.tsx';
import { useEntries } from './use-entries.ts';
import { useWordsOfPhoto } from './use-words-of-photo.ts';

/** A field with its label, help and messages, whatever its kind. */
export function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  switch (field.kind) {
    case 'group':
      return <Group {...props} field={field} />;
    case 'list':
      if (field.item.kind === 'choice') return <CheckboxGroup {...props} field={field} options={field.item.options} />;
      return <ListFields {...props} field={field} />;
    case 'photo':
      return <PhotoControl {...props} field={field} />;
    case 'focus':
      return <FocusControl {...props} field={field} />;
    case 'switch':
      return <Switch {...props} byDefault={field.byDefault} />;
    default:
      return <Labelled {...props}>{(attributes) => <Control {...props} attributes={attributes} />}</Labelled>;
  }
}

function Group({ field, value, keyPath, set }: FieldProps<GroupField>) {
  if (value === undefined && field.optional) {
    return (
      <p>
        <button
          type="button"
          id={idOf(keyPath)}
          onClick={() => {
            set(blank(field));
            openAdded(keyPath);
          }}
        >
          Add {field.label.toLowerCase()}
        </button>
        {field.help && <span className="quiet"> {field.help}</span>}
      </p>
    );
  }
  return (
    <FieldFrame field={field} value={value} keyPath={keyPath}>
      <GroupFields field={field} value={value} keyPath={keyPath} set={set} />
      {field.optional && (
        <button type="button" onClick={() => set(undefined)}>
          Remove {field.label.toLowerCase()}
        </button>
      )}
    </FieldFrame>
  );
}

function GroupFields({ field, value, keyPath, set }: FieldProps<GroupField>) {
  const map = isMapping(value) ? value : {};
  const order = field.fields.map(({ key }) => key);
  const withWordsOfPhoto = useWordsOfPhoto(map, field);
  const change = (key: string, next: unknown) => set(withWordsOfPhoto(withKey(map, key, next, order)));
  return (
    <>
      {field.fields.map((each) => (
        <FieldView
          key={each.key}
          field={each}
          value={map[each.key]}
          keyPath={childKeyPath(keyPath, each.key)}
          siblings={map}
          set={(next) => change(each.key, each.optional && isEmpty(next) ? undefined : next)}
        />
      ))}
      {Object.keys(map)
        .filter((key) => !order.includes(key))
        .map((key) => (
          <p key={key} className="message">
            {key} is not known here. <button type="button" onClick={() => change(key, undefined)}>{`Remove ${key}`}</button>
          </p>
        ))}
    </>
  );
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

function ListFields({ field, value, keyPath, set }: FieldProps<ListField>) {
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const { ids, add, change, move, remove } = useEntries(items, field, set);
  const nameOf = (index: number) => `${field.entry} ${index + 1}`;
  const removeAt = (index: number) => {
    if (!confirm(`Remove ${nameOf(index)}?`)) return;
    // The pressed button is about to go.
    document.getElementById(idOf(keyPath))?.focus();
    remove(index);
  };
  const entries = items.map((item, index) => (
    <Entry
      key={ids[index]}
      name={nameOf(index)}
      field={field.item}
      value={item}
      keyPath={childKeyPath(keyPath, index)}
      set={(next) => change(index, next)}
      actions={[
        { label: 'Up', atEnd: index === 0, run: () => move(index, index - 1) },
        { label: 'Down', atEnd: index === items.length - 1, run: () => move(index, index + 1) },
        { label: 'Remove', disabled: items.length <= field.min, run: () => removeAt(index) },
      ]}
    />
  ));
  return (
    <FieldFrame field={field} value={value} keyPath={keyPath}>
      <div className="space-y-4">
        {entries}
        <button
          type="button"
          disabled={items.length >= (field.max ?? Number.POSITIVE_INFINITY)}
          onClick={() => {
            add();
            openAdded(childKeyPath(keyPath, items.length));
          }}
        >
          Add {field.entry.toLowerCase()}
        </button>
      </div>
    </FieldFrame>
  );
}

/** `atEnd`: the entry cannot move any further. */
type Action = { label: string; disabled?: boolean; atEnd?: boolean; run: () => void };

/** An entry with several fields opens; one with a single text is a line. */
function Entry({ name, field, value, keyPath, set, actions }: FieldProps & { name: string; actions: Action[] }) {
  const buttons = (
    <div className="my-2 flex flex-wrap items-center gap-2">
      {/* A disabled button would lose the focus when it has moved its entry to the end. */}
      {actions.map(({ label, disabled, atEnd, run }) => (
        <button key={label} type="button" disabled={disabled} aria-disabled={atEnd} onClick={atEnd ? undefined : run}>
          {label}
          <span className="sr-only"> {name}</span>
        </button>
      ))}
    </div>
  );
  if (field.kind !== 'group') {
    return (
      <div className="entry border-t border-line pt-3">
        <FieldView field={{ ...field, label: name }} value={value} keyPath={keyPath} set={set} />
        {buttons}
      </div>
    );
  }
  return (
    <FoldedFields className="entry border-t border-line pt-3" name={name} field={field} value={value} keyPath={keyPath}>
      <GroupFields field={field} value={value} keyPath={keyPath} set={set} />
      {buttons}
    </FoldedFields>
  );
}

/** Opens an entry or group once it has been added, and puts the focus on its title or first control. */
function openAdded(keyPath: string): void {
  requestAnimationFrame(() => {
    const added = document.getElementById(idOf(keyPath));
    if (added?.parentElement instanceof HTMLDetailsElement) added.parentElement.open = true;
    const isFrame = added instanceof HTMLFieldSetElement;
    (isFrame ? added.querySelector<HTMLElement>('input, textarea, select, summary') : added)?.focus();
  });
}
