import type { PictureFiles, PortraitFiles } from '#contract/picture-files.ts';
import type { Content } from './content.ts';
import type { PictureFacts } from './schema.ts';

/** A value of content in which every photograph has its files. */
export type WithFiles<Value> = Value extends PictureFacts
  ? Value & PictureFiles
  : Value extends (infer Item)[]
    ? WithFiles<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithFiles<Value[Key]> }
      : Value;

/** All of content, with the files of its photographs. */
export type SiteContent = WithFiles<Content>;

/** The files that the build made, by the name of the photograph in photos/. */
export type PreparedPhotos = { pictures: Record<string, PictureFiles>; portraits: Record<string, PortraitFiles> };

/** Puts the files of each photograph beside what content says of it. */
export function withFiles<Value>(value: Value, photos: PreparedPhotos): WithFiles<Value> {
  // A panorama has no focus: pages show crops of it.
  return JSON.parse(JSON.stringify(value), (_, each) =>
    each?.photo && each.focus ? { ...pictureFiles(each.photo, photos), ...each } : each,
  );
}

/** Throws if the photograph was not prepared. */
export function pictureFiles(photo: string, photos: PreparedPhotos): PictureFiles {
  const files = photos.pictures[photo];
  if (!files) throw new Error(`photos/${photo}.jpg was not prepared`);
  return files;
}
