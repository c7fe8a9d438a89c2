import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#contract/lib/format-number.ts';
import { type AddedFiles, addFiles, queueFileWork } from './chosen-files.ts';
import { chosenCount } from './contact-draft.ts';

export type ChosenFiles = ReturnType<typeof useChosenFiles>;

/**
 * The files of the form. `input` is the element that holds them, so that the form sends them with script and without.
 * `busy`: photographs are being reduced; `whenPrepared` waits for that and resolves to all files.
 */
export function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const present = useRef<File[]>([]);
  const [current, setCurrent] = useState<AddedFiles>({ files: [], problems: [] });
  const [busy, setBusy] = useState(false);

  function update(chosen: AddedFiles) {
    present.current = chosen.files;
    if (input.current) input.current.files = asFileList(chosen.files);
    if (chosen.files.length > 0) chosenCount.save(chosen.files.length);
    else chosenCount.clear();
    setCurrent(chosen);
  }

  function add(chosen: FileList | null | undefined) {
    const added = [...(chosen ?? [])];
    queueFileWork(async () => {
      setBusy(true);
      const before = present.current;
      const { files, problems } = await addFiles(before, added).finally(() => setBusy(false));
      // What was removed meanwhile does not come back.
      update({ files: files.filter((file) => !before.includes(file) || present.current.includes(file)), problems });
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script ran, or before a reload
  useEffect(() => {
    const lost = chosenCount.load();
    if (input.current?.files?.length) add(input.current.files);
    else if (lost) {
      setCurrent({ files: [], problems: [`${formatCount(lost, 'file')} must be chosen again: a reload does not keep files.`] });
      input.current?.closest('details')?.setAttribute('open', '');
    }
    // The input is emptied after the event.
    const onReset = () => queueFileWork(async () => update({ files: [], problems: [] }));
    input.current?.form?.addEventListener('reset', onReset);
  }, []);

  const remove = (file: File | undefined) => update({ files: present.current.filter((each) => each !== file), problems: [] });
  const whenPrepared = () => queueFileWork(async () => present.current);

  return { ...current, input, busy, add, remove, whenPrepared };
}

function asFileList(files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
