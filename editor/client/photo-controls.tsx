import { type MouseEvent, useContext, useEffect, useEffectEvent, useState } from 'react';
import { photoUses } from '#content-model/photo-uses.ts';
import { roundedFocalPoint } from '#contract/picture-files.ts';
import { isMapping, type Mapping, type PhotoField } from '#editor/shared/form-field.ts';
import { sizeFault } from '#editor/shared/photo-limits.ts';
import { api, revalidateAll } from './api.ts';
import { type FieldProps, FormContext, idOf, Labelled, useDescription } from './field-frame.tsx';
import { asOption, Select } from './simple-controls.tsx';

/** Chooses a photograph of photos/ or adds a new one. */
export function PhotoControl(props: FieldProps<PhotoField>) {
  const { value, set } = props;
  const { photos } = useContext(FormContext);
  const name = typeof value === 'string' ? value : '';
  return (
    <div className="space-y-4">
      {photos.includes(name) && <img src={`photos/${name}?width=640`} alt="" className="w-full max-w-80" />}
      <Labelled {...props}>
        {(attributes) => <Select {...attributes} value={name} options={photos.map(asOption)} optional={false} set={set} />}
      </Labelled>
      <details>
        <summary>Choose from the pictures</summary>
        <ul className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2 overflow-y-auto p-1">
          {photos.map((photo) => (
            <li key={photo}>
              <button
                type="button"
                aria-pressed={photo === name}
                className="w-full p-1 text-left text-small aria-pressed:border-choice aria-pressed:bg-choice-ground aria-pressed:outline-2"
                onClick={() => set(photo)}
              >
                <img src={`photos/${photo}?width=240`} alt="" loading="lazy" className="aspect-3/2 w-full object-cover" />
                {photo}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <Upload {...props} />
    </div>
  );
}

/** `added`: the photograph that the field now names; '' for none. */
type UploadStatus = { text: string; added?: string; refused?: boolean; busy?: boolean };

/** Sends photographs and deletes them, and chooses what is there then. */
function useUpload({ field, keyPath, set }: FieldProps<PhotoField>) {
  const [status, setStatus] = useState<UploadStatus>({ text: '' });
  // Other fields may change while a photograph is sent, and this one may be removed.
  const choose = useEffectEvent(set);
  useEffect(() => {
    if (status.added !== undefined) choose(status.added);
  }, [status]);

  async function attempt(work: () => Promise<UploadStatus>) {
    setStatus(await work().catch((error: Error) => ({ text: error.message, refused: true })));
    revalidateAll();
  }

  async function send(data: File) {
    // A server that refuses a large one may end the connection before its message is read.
    const problem = sizeFault(data.size);
    if (problem) return setStatus({ text: problem, refused: true });
    setStatus({ text: 'Sending the photograph: stay on this form', busy: true });
    await attempt(async () => {
      const name = data.name.replace(/\.\w+$/, '');
      const { photo, commitProblem } = await api.addPhoto({ name, use: field.use }, data);
      return { text: commitProblem || `${photo} is added`, added: photo };
    });
  }

  async function remove(photo: string) {
    if (!confirm(`Delete ${photo}? The history of the files, if one is kept, still has it.`)) return;
    await attempt(async () => {
      const { commitProblem } = await api.deletePhoto(photo);
      // The pressed button is about to go.
      document.getElementById(`${idOf(keyPath)}-upload`)?.focus();
      return { text: commitProblem || `${photo} is deleted`, added: '' };
    });
  }

  return { ...status, send, remove };
}

/** Uploads a photograph as the camera made it, and shows at once what is wrong with it. One that nothing needs can be deleted. */
function Upload(props: FieldProps<PhotoField>) {
  const { keyPath, value } = props;
  const { unusedPhotos } = useContext(FormContext);
  const { text, refused, busy, send, remove } = useUpload(props);
  const unused = unusedPhotos.find((photo) => photo === value);
  return (
    <div className="field grid grid-cols-1 gap-1.5">
      <label htmlFor={`${idOf(keyPath)}-upload`}>Add a new photograph</label>
      <p id={`${idOf(keyPath)}-name`} className="quiet">
        The name of its file becomes a public address: no names of clients.
      </p>
      {/* Phones convert their own formats into one of these. */}
      <input
        id={`${idOf(keyPath)}-upload`}
        type="file"
        aria-describedby={`${idOf(keyPath)}-name`}
        disabled={busy}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen) void send(chosen);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p role="status" className={refused ? 'message' : 'quiet'}>
        {text}
      </p>
      {unused && (
        <button type="button" className="justify-self-start text-danger" onClick={() => void remove(unused)}>
          Delete the picture {unused}
        </button>
      )}
    </div>
  );
}

/** The point that every crop keeps, set by a click or by two sliders, with the site's crops beside it. */
export function FocusControl(props: FieldProps<PhotoField>) {
  const { field, value, keyPath, set, siblings = {} } = props;
  const { photos } = useContext(FormContext);
  const { text, attributes } = useDescription(field, keyPath);
  const photo = photoOf(siblings);
  const [x, y] = pointOf(value);
  // Pages round it; the picture cut for phones is exact.
  const shown = (part: number) => (field.use === 'homeHeroPortrait' ? part : roundedFocalPoint(part));
  const choose = (left: number, top: number) => set(`${Math.round(left)}% ${Math.round(top)}%`);
  const click = ({ currentTarget, nativeEvent: { offsetX, offsetY } }: MouseEvent<HTMLElement>) =>
    choose((offsetX / currentTarget.clientWidth) * 100, (offsetY / currentTarget.clientHeight) * 100);
  if (!photos.includes(photo)) return text;
  return (
    <fieldset id={idOf(keyPath)} tabIndex={-1}>
      <legend>{field.label}</legend>
      <p className="quiet">
        Touch or click what must stay visible when a screen trims the edges. It is {value === undefined ? 'the middle' : String(value)}.
      </p>
      {text}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
          <div className="relative cursor-crosshair" onClick={click}>
            <img src={`photos/${photo}?width=960`} alt="" draggable={false} className="w-full" />
            <span
              className="pointer-events-none absolute size-7 -translate-1/2 rounded-round border-3 border-ground outline-3 outline-ink"
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          </div>
          <Slider name="From the left" at={x} attributes={attributes} choose={(left) => choose(left, y)} />
          <Slider name="From the top" at={y} attributes={attributes} choose={(top) => choose(x, top)} />
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] content-start items-start gap-3 text-small">
          {Object.entries(photoUses[field.use].shapes).map(([where, shape]) => (
            <li key={where}>
              <img
                src={`photos/${photo}?width=960`}
                alt={`Crop: ${where}`}
                className="w-full object-cover"
                style={{ aspectRatio: shape, objectPosition: `${shown(x)}% ${shown(y)}%` }}
              />
              {where}, {shape.replace('/', ':')}
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

/** The photograph of a focus in this map. */
export function photoOf({ photo, picture }: Mapping): string {
  return String(photo ?? (isMapping(picture) ? picture.photo : ''));
}

function Slider({ name, at, attributes, choose }: { name: string; at: number; attributes: object; choose: (at: number) => void }) {
  return (
    <label className="mt-2 block">
      {name}: {at} %
      <input type="range" className="h-7" value={at} {...attributes} onChange={(event) => choose(Number(event.target.value))} />
    </label>
  );
}

function pointOf(value: unknown): [number, number] {
  const [, x = '50', y = '50'] = /^(\d{1,3})% (\d{1,3})%$/.exec(String(value)) ?? [];
  return [Math.min(Number(x), 100), Math.min(Number(y), 100)];
}
