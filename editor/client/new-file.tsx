import { useState } from 'react';
import { type MarkdownFolder, markdownFolders } from '#content-model/markdown-folders.ts';
import type { ListedFile } from '#editor/shared/api-types.ts';
import { blank, type Mapping } from '#editor/shared/form-field.ts';
import { api } from './api.ts';
import { startOf, writeDraft } from './file-draft.ts';
import { newAddress } from './new-address.ts';

/** Makes a new file in a folder, with an address made from its name. */
export function NewFile({ folder, files }: { folder: MarkdownFolder; files: ListedFile[] }) {
  const [name, setName] = useState('');
  const { slug, file, path, problem: addressProblem } = newAddress(folder, name, files);
  const { what, nameKey } = markdownFolders[folder];
  const models = files.filter((each) => each.folder === folder && each.pagePath);
  const [beginProblem, setBeginProblem] = useState('');

  /** A copy is complete, and can be changed bit by bit. An empty form lists at once all that is missing. */
  async function begin(chosen: FormData) {
    setBeginProblem('');
    const model = chosen.get('model');
    const [fresh, copied] = await Promise.all([api.open(file), model ? api.open(String(model)) : undefined]);
    const data = { ...((copied?.data ?? blank(fresh.form)) as Mapping), ...fresh.defaults, [nameKey]: name };
    const hasRoom = writeDraft(file, { ...startOf(fresh), data, body: copied?.body ?? '' });
    if (!hasRoom) throw new Error('This browser has no room for it: save what is not saved yet, then begin again');
    location.hash = `#${file}`;
    setName('');
  }

  return (
    <details>
      <summary>New {what}</summary>
      <form className="grid grid-cols-1 gap-1.5" action={(chosen) => begin(chosen).catch((error: Error) => setBeginProblem(error.message))}>
        <label htmlFor={`new-${folder}`}>Name of the new {what}</label>
        <p id={`public-${folder}`} className="quiet">
          The name becomes a public address: no names of clients.
        </p>
        <input id={`new-${folder}`} aria-describedby={`public-${folder}`} value={name} onChange={(event) => setName(event.target.value)} />
        <p role="status" className={addressProblem ? 'message' : 'quiet'}>
          {addressProblem || (slug && `Address: ${path}`)}
        </p>
        <label htmlFor={`model-${folder}`}>Begin with</label>
        <select id={`model-${folder}`} name="model">
          <option value="">An empty form</option>
          {models.map((each) => (
            <option key={each.file} value={each.file}>
              A copy of {each.title}
            </option>
          ))}
        </select>
        <button type="submit" className="mt-2 justify-self-start" disabled={!slug || addressProblem !== ''}>
          Begin
        </button>
      </form>
      <p role="alert" className="message empty:hidden">
        {beginProblem}
      </p>
    </details>
  );
}
