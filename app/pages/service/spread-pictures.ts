import type { Block } from '#content-model/views.ts';

type Section<Picture> = { blocks: Block[]; after: Picture[] };

/**
 * The sections of a text, each from one heading of level 2 to the next, with the pictures spread evenly between them: none is
 * after the last section, unless it is the only one.
 */
export function spreadPictures<Picture>(article: Block[], pictures: Picture[]): Section<Picture>[] {
  const sections: Section<Picture>[] = [];
  for (const block of article) {
    const begins = block.kind === 'heading' && block.level === 2;
    const section = sections.at(-1);
    if (section && !begins) section.blocks.push(block);
    else sections.push({ blocks: [block], after: [] });
  }
  pictures.forEach((picture, index) => {
    const place = Math.floor((index * (sections.length - 1)) / pictures.length);
    sections[place]?.after.push(picture);
  });
  return sections;
}
