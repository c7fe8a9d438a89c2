import type { FinishesView } from '#content-model/views.ts';
import { fileName, pictureFolder } from '#contract/picture-files.ts';

/** How much of the picture's width and height a sample shows. */
const part = 0.1;

/** A finish's name beside a small piece of its picture. */
export function Sample({ name, picture, sampleFocus: focus }: Pick<FinishesView['options'][number], 'name' | 'picture' | 'sampleFocus'>) {
  const [width] = picture.avif;
  const height = (width * picture.height) / picture.width;
  const side = width * part;
  const left = Math.min(Math.max((width * focus.x) / 100 - side / 2, 0), width - side);
  const top = Math.min(Math.max((height * focus.y) / 100 - side / 2, 0), height - side);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={[left, top, side, side].map(Math.round).join(' ')}
        className="size-10 shrink-0 rounded-control border border-line"
      >
        <image href={pictureFolder + fileName(picture.name, width, 'avif')} width={width} height={Math.round(height)} />
      </svg>
      <span>{name}</span>
    </>
  );
}
