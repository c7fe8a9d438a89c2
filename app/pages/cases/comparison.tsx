import { Photo } from '#app/ui/photo.tsx';
import type { CaseView } from '#content-model/views.ts';

/** Two pictures of one place. With script they lie over each other and the slider moves the line between them (compare.ts). */
export function Comparison({ title, before, after }: CaseView['pairs'][number]) {
  const shape = after.height > after.width ? 'aspect-4/5' : 'aspect-3/2';
  return (
    <figure data-compare className={after.height > after.width ? 'max-w-3xl' : 'max-w-6xl'}>
      <div className="comparison-pictures">
        <Half word="Before" picture={before} shape={shape} />
        <Half word="After" picture={after} shape={shape} />
      </div>
      <div className="needs-script print:hidden">
        <input
          type="range"
          min={0}
          max={100}
          defaultValue={50}
          aria-label={`The line between before and after: ${title}`}
          aria-valuetext="50% before, 50% after"
          className="h-11 w-full cursor-ew-resize accent-accent"
        />
        <p aria-hidden="true" className="flex justify-between text-small text-ink-soft">
          <span>Before</span>
          <span>After</span>
        </p>
      </div>
      <figcaption className="mt-3 font-display text-subheading">{title}</figcaption>
    </figure>
  );
}

function Half({ word, picture, shape }: { word: string; picture: CaseView['pairs'][number]['after']; shape: string }) {
  return (
    <div>
      <Photo picture={picture} sizes="(min-width: 72rem) 72rem, 88vw" className={shape} />
      <p className="mt-2 text-small text-ink-soft">{word}</p>
    </div>
  );
}
