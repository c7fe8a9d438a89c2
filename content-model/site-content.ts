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

/** All of content, with the files of its photographs beside each of them, and by name. */
export type SiteContent = WithFiles<Content> & { photos: PreparedPhotos };

/** The files that the build made, by the name of the photograph in photos/. */
export type PreparedPhotos = { pictures: Record<string, PictureFiles>; portraits: Record<string, PortraitFiles> };

export function siteContent(content: Content, photos: PreparedPhotos): SiteContent {
  // A panorama has no focus: pages show crops of it.
  const withFiles = JSON.parse(JSON.stringify(content), (_, each) =>
    each?.photo && each.focus ? { ...pictureFiles(each.photo, photos), ...each } : each,
  );
  return { ...withFiles, photos };
}

/** Throws if the photograph was not prepared. */
export function pictureFiles(photo: string, photos: PreparedPhotos): PictureFiles {
  const files = photos.pictures[photo];
  if (!files) throw new Error(`photos/${photo}.jpg was not prepared`);
  return files;
}
