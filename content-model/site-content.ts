import type { PictureFile, PortraitFile } from '#contract/picture-files.ts';
import type { Content } from './content.ts';
import type { PictureFacts } from './schema.ts';

/** A value of content in which every photograph has its files. */
export type WithFiles<Value> = Value extends PictureFacts
  ? Value & PictureFile
  : Value extends (infer Item)[]
    ? WithFiles<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithFiles<Value[Key]> }
      : Value;

/** All of content, with the files of its photographs. */
export type SiteContent = WithFiles<Content>;

/** The files that the build made, by the name of the photograph in photos/. */
export type PhotoFiles = { originals: Record<string, PictureFile>; portraits: Record<string, PortraitFile> };

/** Puts the files of each photograph beside what content says of it. */
export function withFiles<Value>(value: Value, photos: PhotoFiles): WithFiles<Value> {
  // A panorama has no focus: pages show crops of it.
  return JSON.parse(JSON.stringify(value), (_, each) =>
    each?.photo && each.focus ? { ...pictureFile(each.photo, photos), ...each } : each,
  );
}

/** Throws if the photograph was not prepared. */
export function pictureFile(photo: string, photos: PhotoFiles): PictureFile {
  const file = photos.originals[photo];
  if (!file) throw new Error(`photos/${photo}.jpg was not prepared`);
  return file;
}
