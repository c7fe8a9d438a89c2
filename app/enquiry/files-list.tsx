import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#app/ui/icon.tsx';
import { cleanFileName, formatSize } from '#contract/files.ts';
import { type Added, addFiles, inTurn, totalOf, withoutSent } from './chosen-files.ts';

type FilesListProps = { input: RefObject<HTMLInputElement | null>; area: RefObject<HTMLElement | null> };

/**
 * The files of the form: a list with sizes, and what could not be taken. The input itself holds them, so that the form
 * sends them with script and without; files can also be dropped on `area`.
 */
export function FilesList({ input, area }: FilesListProps) {
  const { files, problems, busy, remove } = useChosenFiles(input, area);
  const list = useRef<HTMLUListElement>(null);

  function removeAt(index: number) {
    flushSync(() => remove(files[index]));
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
  }

  return (
    <>
      {files.length > 0 && (
        <ul ref={list} aria-label="Chosen files">
          {files.map((file, index) => (
            <li key={`${file.name}${file.size}`} className="flex items-center gap-3 border-t border-line py-1.5 last:border-b">
              <span className="min-w-0 flex-1 wrap-anywhere text-small">{cleanFileName(file.name)}</span>
              <span className="text-caption text-ink-soft tabular-nums">{formatSize(file.size)}</span>
              <button
                type="button"
                onClick={() => removeAt(index)}
                aria-label={`Remove ${cleanFileName(file.name)}`}
                className="grid size-11 place-items-center rounded-control hover:bg-sunken"
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="grid gap-1.5 text-small empty:hidden">
        {busy && <p className="text-ink-soft">Preparing the files…</p>}
        {problems.map((problem) => (
          <p key={problem} className="flex items-start gap-2 text-danger">
            <Icon name="alert" size={18} className="mt-0.5" />
            {problem}
          </p>
        ))}
        {files.length > 0 && (
          <p className="text-caption text-ink-soft">
            {files.length === 1 ? '1 file' : `${files.length} files`}, {formatSize(totalOf(files))} together
          </p>
        )}
      </div>
    </>
  );
}

function useChosenFiles(input: FilesListProps['input'], area: FilesListProps['area']) {
  const [current, setCurrent] = useState<Added>({ files: [], problems: [] });
  const [busy, setBusy] = useState(false);
  const present = useRef<File[]>([]);

  const keep = useCallback(
    ({ files, problems }: Added) => {
      present.current = files;
      if (input.current) input.current.files = asFileList(files);
      setCurrent({ files, problems });
    },
    [input],
  );

  useEffect(() => {
    const [control, box] = [input.current, area.current];
    if (!control || !box) return;
    const listeners = new AbortController();
    const { signal } = listeners;

    function add(files: Iterable<File> | null | undefined) {
      const added = [...(files ?? [])];
      inTurn(async () => {
        setBusy(true);
        keep(await addFiles(present.current, added).finally(() => setBusy(false)));
      });
    }

    add(control.files);
    control.addEventListener('change', () => add(control.files), { signal });
    // The input is emptied after the event.
    const onReset = () => inTurn(async () => keep({ files: withoutSent(present.current), problems: [] }));
    control.form?.addEventListener('reset', onReset, { signal });
    box.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    box.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        add(event.dataTransfer?.files);
      },
      { signal },
    );
    return () => listeners.abort();
  }, [input, area, keep]);

  const remove = (file: File | undefined) => keep({ files: present.current.filter((each) => each !== file), problems: [] });
  return { ...current, busy, remove };
}

function asFileList(files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
