import type { PictureFile, PortraitFile } from '#contract/picture-files.ts';
import type { Content } from './content.ts';
import type { PictureFacts } from './schema.ts';

/** A part of content in which every photograph has its files. */
export type WithFiles<Part> = Part extends PictureFacts
  ? Part & PictureFile
  : Part extends (infer Item)[]
    ? WithFiles<Item>[]
    : Part extends object
      ? { [Key in keyof Part]: WithFiles<Part[Key]> }
      : Part;

/** As the views need it. */
export type SiteContent = WithFiles<Content>;

/** The files that the build made, by the name of the photograph in photos/. */
export type PhotoFiles = { whole: Record<string, PictureFile>; portraits: Record<string, PortraitFile> };

/** Puts the files of each photograph beside what content says of it. */
export function withFiles<Part>(part: Part, photos: PhotoFiles): WithFiles<Part> {
  // A picture all round has no focus: pages show views that are cut from it.
  return JSON.parse(JSON.stringify(part), (_, each) =>
    each?.photo && each.focus ? { ...pictureFile(each.photo, photos), ...each } : each,
  );
}

/** Throws where the photograph was not prepared. */
export function pictureFile(photo: string, photos: PhotoFiles): PictureFile {
  const file = photos.whole[photo];
  if (!file) throw new Error(`photos/${photo}.jpg was not prepared`);
  return file;
}
