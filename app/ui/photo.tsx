import type { Picture } from '#content-model/views.ts';
import { focusClasses, pictureUrl, sourceSet } from './picture-urls.ts';

/** Crops the layout uses; 'fill' takes the height that its place gives it. */
export type Ratio = '4/5' | '3/2' | '16/9' | '1/1' | 'fill';

const ratios: Record<Ratio, string> = {
  '4/5': 'aspect-4/5',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-video',
  '1/1': 'aspect-square',
  fill: '',
};

type PhotoProps = {
  picture: Picture;
  /**
   * The width it is drawn at before the crop cuts its sides, as in the `sizes` attribute: more than its place is wide where
   * that is taller than 3:2. On phones 88vw stands for the whole width: their screens are so fine that seven eighths of
   * their dots are enough. A `slot` has only one size more, which fits all larger screens.
   */
  sizes?: string;
  ratio?: Ratio;
  /** True for the one picture a visitor sees first: it is fetched at once and before others. */
  priority?: boolean;
  /** True in a grid or row of several; every address less is a byte less of the page. */
  slot?: boolean;
  /** Another cut, for phones held upright, in sizes of its own. */
  portrait?: Picture | undefined;
  className?: string;
};

/** A photograph cropped around its focal point. Its place is reserved and coloured before it arrives. */
export function Photo({ picture, sizes = '88vw', ratio = '3/2', priority = false, slot = false, portrait, className = '' }: PhotoProps) {
  return (
    <picture className={`block overflow-hidden tone-${picture.tone} ${ratios[ratio]} ${className}`}>
      {portrait && <source media="(max-width: 47.99rem)" type="image/avif" srcSet={sourceSet(portrait, 'avif')} sizes="72vw" />}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif', slot)} sizes={sizes} />
      <img
        src={pictureUrl(picture, 800, 'jpg')}
        srcSet={priority ? sourceSet(picture, 'jpg') : undefined}
        sizes={priority ? sizes : undefined}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : undefined}
        fetchPriority={priority ? 'high' : undefined}
        className={`photo ${focusClasses(picture, portrait)}`}
      />
    </picture>
  );
}
