import type { Picture } from '#app/content/views.ts';
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
  /** The width it takes in the layout, as in the `sizes` attribute. */
  sizes: string;
  ratio?: Ratio;
  /** True for the one picture a visitor sees first: it is fetched at once and before others. */
  priority?: boolean;
  /** Another photograph, or another crop, for phones held upright. */
  portrait?: Picture | undefined;
  className?: string;
};

/** A photograph cropped around its focal point. Its place is reserved and coloured before it arrives. */
export function Photo({ picture, sizes, ratio = '3/2', priority = false, portrait, className = '' }: PhotoProps) {
  return (
    <picture className={`block overflow-hidden tone-${picture.tone} ${ratios[ratio]} ${className}`}>
      {portrait && <source media="(max-width: 47.99rem)" type="image/avif" srcSet={sourceSet(portrait, 'avif')} sizes={sizes} />}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureUrl(picture, 800, 'jpg')}
        srcSet={sourceSet(picture, 'jpg')}
        sizes={sizes}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={`size-full object-cover object-[var(--fx,50%)_var(--fy,50%)] ${focusClasses(picture, portrait)}`}
      />
    </picture>
  );
}
