import { avifSrcset, type Picture, roundedFocalPoint, smallJpegPath } from '#contract/picture-files.ts';

type PhotoProps = {
  picture: Picture;
  /**
   * The `sizes` attribute: the width of the picture before its sides are cropped. In a square box of 300 px, a picture of
   * 3:2 is 450 px wide. For a phone's whole width it is 88vw, so that the phone chooses the file of 640 px, which is sharp
   * enough; `portrait` has 72vw, so that it chooses that of 520 px.
   */
  sizes?: string;
  /** True for the one picture a visitor sees first: it is fetched at once and before others. */
  priority?: boolean;
  /** Printing does not wait for a `lazy` picture that was not on the screen yet. */
  loading?: 'eager' | 'lazy';
  /** True in a grid or row of several: two sizes to choose from are enough there. */
  fewSizes?: boolean;
  /** `own`: landscape or upright, as the photograph is. `free`: the classes of the caller give the ratio. */
  shape?: 'landscape' | 'upright' | 'own' | 'free';
  className?: string;
};

const aspects = { landscape: 'aspect-3/2', upright: 'aspect-4/5', free: '' };

/** A photograph cropped around its focal point. Its place is reserved and coloured before it is loaded. */
export function Photo({ picture, sizes = '88vw', priority, loading = 'lazy', fewSizes, shape = 'landscape', className = '' }: PhotoProps) {
  const { portrait } = picture;
  const ownShape = isUpright(picture) ? 'upright' : 'landscape';
  const aspect = aspects[shape === 'own' ? ownShape : shape];
  return (
    <picture className={['block overflow-hidden', `tone-${picture.tone}`, aspect, className].filter(Boolean).join(' ')}>
      {portrait && <source media="(max-width: 47.99rem)" type="image/avif" srcSet={avifSrcset(portrait)} sizes="72vw" />}
      <source type="image/avif" srcSet={avifSrcset(picture, fewSizes)} sizes={sizes} />
      <img
        src={smallJpegPath(picture)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : loading}
        decoding={priority ? 'sync' : undefined}
        fetchPriority={priority ? 'high' : undefined}
        className={`photo ${focalPointClasses(picture)}`}
      />
    </picture>
  );
}

/** What a picture shows, below it; nothing if it has no caption. */
export function Caption({ picture }: { picture: Picture }) {
  return picture.caption && <figcaption className="mt-3 max-w-[54ch] text-small text-ink-soft">{picture.caption}</figcaption>;
}

export function isUpright({ width, height }: Picture): boolean {
  return height > width;
}

/**
 * Classes for the rounded focal point: the page's policy forbids style attributes. The cut for phones was made around
 * the x of its own focal point, so it is shown from its middle; only y is set.
 */
export function focalPointClasses({ focus, portrait }: Pick<Picture, 'focus' | 'portrait'>): string {
  const [x, y, phoneY] = [focus.x, focus.y, portrait?.focus.y ?? 0].map(roundedFocalPoint);
  return `fx-${x} fy-${y}${portrait ? ` max-md:fx-50 max-md:fy-${phoneY}` : ''}`;
}
