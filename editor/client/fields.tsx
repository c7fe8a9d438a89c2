import type { ReactNode } from 'react';
import { childPath } from '#content-model/problems.ts';
import { blank, type GroupField, isMapping, type Mapping, withKey } from '#editor/form-field.ts';
import { FieldFrame, type FieldProps, idOf, Labelled } from './field-frame.tsx';
import { FocusControl, PhotoControl } from './photo-controls.tsx';
import { ListFields } from './repeated-fields.tsx';
import { Control, Switch, Ticks } from './simple-controls.tsx';

/** A field with its label, help and messages, whatever its kind. */
export function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  switch (field.kind) {
    case 'group':
      return <Group {...props} field={field} />;
    case 'list':
      if (field.item.kind === 'choice') return <Ticks {...props} field={field} options={field.item.options} />;
      return <ListFields {...props} field={field} />;
    case 'photo':
      return <PhotoControl {...props} field={field} />;
    case 'focus':
      return <FocusControl {...props} field={field} />;
    case 'fixed':
      return null;
    case 'switch':
      return <Switch {...props} byDefault={field.byDefault} />;
    default:
      return <Labelled {...props}>{(attributes) => <Control {...props} attributes={attributes} />}</Labelled>;
  }
}

/** A map: at the top of a file as a part that opens, within another as a frame. */
function Group({ field, value, path, set }: FieldProps<GroupField>) {
  if (value === undefined && field.optional) {
    return (
      <p>
        <button type="button" id={idOf(path)} onClick={() => set(blank(field))}>
          Add {field.label.toLowerCase()}
        </button>
        {field.help && <span className="quiet"> {field.help}</span>}
      </p>
    );
  }
  return (
    <FieldFrame field={field} value={value} path={path}>
      <GroupFields field={field} value={value} path={path} set={set} />
      {field.optional && (
        <button type="button" onClick={() => set(undefined)}>
          Remove {field.label.toLowerCase()}
        </button>
      )}
    </FieldFrame>
  );
}

export function GroupFields({ field, value, path, set }: FieldProps<GroupField>) {
  const map = isMapping(value) ? value : {};
  const order = field.fields.map(({ key }) => key);
  const change = (key: string, next: unknown) => {
    const others = key === 'photo' && next !== map.photo ? withoutWordsOfPicture(map) : map;
    set(withKey(others, key, next, order));
  };
  return (
    <>
      {field.fields.map((each) => (
        <FieldView
          key={each.key}
          field={each}
          value={map[each.key]}
          path={childPath(path, each.key)}
          siblings={map}
          set={(next) => change(each.key, next)}
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

/** Another picture shows something else: its words and its focus are to be given anew. */
function withoutWordsOfPicture({ caption: _, focus: __, ...map }: Mapping): Mapping {
  return 'alt' in map ? { ...map, alt: '' } : map;
}
