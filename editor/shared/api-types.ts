/** What the editor's server and its page send each other as JSON. A date `when` is in ISO 8601. */
import type { OptionList } from '#content-model/field-schema.ts';
import type { MarkdownFolder } from '#content-model/markdown-folders.ts';
import type { PhotoUse } from '#content-model/photo-uses.ts';
import type { Problem } from '#content-model/problems.ts';
import type { FormField, Mapping } from './form-field.ts';

/**
 * A file of content/ in the list; `pagePath` and `isShared` as in `yamlFiles`. `standInCount`: how much in it stands in for the
 * studio's own.
 */
export type ListedFile = {
  file: string;
  title: string;
  pagePath: string;
  folder?: MarkdownFolder;
  isShared?: boolean | undefined;
  standInCount?: number;
};

/** All that can be edited. `atDesk`: whether this is the desk's editor, which publishes; `site`: the address that visitors use. */
export type Overview = {
  files: ListedFile[];
  photos: string[];
  /** Those that nothing saved names, nor did: they can be deleted. */
  unusedPhotos: string[];
  placeholders: [name: string, shown: string][];
  atDesk: boolean;
  site: string;
};

/** A file as the form shows it: its front matter, and for a Markdown file the text below it. */
export type FileContent = { data: unknown; body: string | null };

/** `label`: what is shown for the value that the file has. */
export type Option = { value: string; label: string };

/** All that a file's form needs; `data` is null if it cannot be read. A new file begins with `defaults`. */
export type OpenedFile = FileContent & {
  pagePath: string;
  folder: MarkdownFolder | undefined;
  form: FormField;
  revision: string;
  options: Record<OptionList, Option[]>;
  isNew: boolean;
  defaults: Mapping;
  problems: Problem[];
};

/** `revision`: of the text that was opened. `restoredVersion`: the earlier one that was brought back into the form. */
export type SaveRequest = FileContent & { file: string; revision: string; restoredVersion?: string | undefined };
export type DeleteRequest = { file: string; revision: string };
/** `commitProblem`: why git did not commit what is saved; empty if it did. */
export type CommitResult = { commitProblem: string };
export type SaveResult = CommitResult & { revision: string };

export type PhotoRequest = { name: string; use: PhotoUse };
export type PhotoResult = CommitResult & { photo: string };

/** A version of a file that can be brought back. */
export type Version = { id: string; when: string; person: string; what: string };

/** A field that differs. `before` is empty if it is new, `after` if it is gone. */
export type FieldChange = { name: string; before: string; after: string };
export type FileChange = { file: string; title: string; person: string; when: string; fields: FieldChange[] };

/** A published release; `changedTitles`: those of the files that differ from it now. */
export type Release = { name: string; when: string; changedTitles: string[] };

/** 'build', 'try' and 'switch' are the steps of a running update. */
export type UpdateState = 'none' | 'waiting' | 'build' | 'try' | 'switch' | 'published' | 'failed' | 'cut off';
/** `lines`: what the update said went wrong. */
export type UpdateProgress = { state: UpdateState; lines: string[] };

export type PublicationStatus = {
  progress: UpdateProgress;
  /** Whether an update runs or is asked for. */
  busy: boolean;
  /** What was saved since the release that is served. */
  changes: FileChange[];
  /** Newest first; the first one is served. */
  releases: Release[];
};
