import useSWR from 'swr';
import { folderNames, type MarkdownFolder, markdownFolders } from '#content-model/markdown-folders.ts';
import { deskPages } from '#contract/desk.ts';
import type { ListedFile, Overview } from '#editor/shared/api-types.ts';
import { type ApiError, api } from './api.ts';
import { draftFiles, readDraft } from './file-draft.ts';
import { FileForm } from './file-form.tsx';
import { NewFile } from './new-file.tsx';
import { Placeholders } from './placeholders.tsx';
import { PublicationPage, publishPage } from './publication-page.tsx';
import { useHash } from './use-hash.ts';
import { usePublication } from './use-publication.ts';

type Group = { title: string; folder?: MarkdownFolder; isShared?: true };

const groups: Group[] = [
  { title: 'Pages' },
  { title: 'On many pages', isShared: true },
  ...folderNames.map((folder) => ({ title: markdownFolders[folder].title, folder })),
];

/** The list of files, and the form of the one in the address. */
export function EditorApp() {
  const { data: overview, error } = useSWR<Overview, ApiError>('files', api.files);
  const opens = useHash();
  const { data: publication } = usePublication(overview?.atDesk ?? false);
  if (!overview) return <p className="page">{error?.message ?? 'Reading the files'}</p>;
  const { files, atDesk, site } = overview;
  const all = [...files, ...begunFiles(files)];
  const titleOf = (name: string) => all.find((each) => each.file === name)?.title ?? 'New';
  return (
    <div className={opens ? 'lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]' : 'flex flex-col'}>
      {atDesk && <DeskHeader />}
      <Navigation files={all} file={opens} waiting={publication?.changes.length} />
      <main className="items-start has-[iframe]:grid has-[iframe]:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)] has-[>.welcome]:-order-1">
        {opens === publishPage && atDesk && <PublicationPage site={site} titleOf={titleOf} />}
        {opens === '' && <Welcome atDesk={atDesk} />}
        {opens !== '' && opens !== publishPage && <FileForm key={opens} file={opens} titleOf={titleOf} {...overview} />}
      </main>
    </div>
  );
}

/** New files that were begun on this device and are not saved yet. */
function begunFiles(files: ListedFile[]): ListedFile[] {
  return draftFiles()
    .filter((file) => !files.some((each) => each.file === file))
    .flatMap((file) => {
      const folder = folderNames.find((each) => file.startsWith(`content/${each}/`));
      const { data } = readDraft(file) ?? {};
      return folder ? [{ file, folder, pagePath: '', title: String(Object(data)[markdownFolders[folder].nameKey] || 'New') }] : [];
    });
}

function Welcome({ atDesk }: { atDesk: boolean }) {
  return (
    <div className="welcome page pb-0">
      <h1>Website</h1>
      <p>
        Choose what to change below. Nothing is written before you press Save,{' '}
        {atDesk ? 'and visitors see nothing of it before you press Publish.' : 'and nothing is published before git push.'}
      </p>
      <Placeholders />
      <p>
        Beside a page is how much of it to replace: pictures, reviews and terms that stand in for your own, and questions that only you can
        answer.
      </p>
    </div>
  );
}

/** The same as on the other pages of the desk. */
function DeskHeader() {
  return (
    <header className="-order-2 lg:col-span-2">
      <nav aria-label="Desk">
        {deskPages.map(({ name, path }) => (
          <a key={path} href={path} aria-current={path === location.pathname ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}

/** `waiting`: how many files are saved and not published; undefined if nothing is published from here. */
function Navigation({ files, file, waiting }: { files: ListedFile[]; file: string; waiting: number | undefined }) {
  const unsaved = draftFiles();
  const isWide = matchMedia('(width >= 64rem)').matches;
  return (
    <nav
      aria-label="Pages"
      className={`px-(--gutter) py-3 ${file && 'bg-sunken lg:sticky lg:top-0 lg:h-screen lg:overflow-y-auto lg:px-6'}`}
    >
      {waiting !== undefined && file !== publishPage && (
        <a href={`#${publishPage}`} className="button inline-block">
          Publish{waiting > 0 && ` (${waiting})`}
        </a>
      )}
      <details open={isWide || file === ''} key={file} className={file ? '' : 'sm:columns-2 lg:columns-4'}>
        <summary className="[column-span:all]">All pages</summary>
        {groups.map(({ title, folder, isShared }) => (
          <section key={title} className="break-inside-avoid py-3">
            <h2>{title}</h2>
            <ul>
              {files
                .filter((each) => each.folder === folder && each.isShared === isShared)
                .map((each) => (
                  <li key={each.file} className="flex items-baseline justify-between gap-2">
                    <a
                      href={`#${each.file}`}
                      aria-current={each.file === file ? 'page' : undefined}
                      className="-ml-3 grow border-l-4 border-transparent px-2 py-1.5 no-underline hover:underline aria-[current=page]:border-accent aria-[current=page]:bg-surface"
                    >
                      {each.title}
                      {unsaved.includes(each.file) && <span className="quiet"> (not saved)</span>}
                    </a>
                    {Boolean(each.standInCount) && <span className="quiet whitespace-nowrap">{each.standInCount} to replace</span>}
                  </li>
                ))}
            </ul>
            {folder && <NewFile folder={folder} files={files} />}
          </section>
        ))}
      </details>
    </nav>
  );
}
