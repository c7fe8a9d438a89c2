import { ReviewLink } from '#app/blocks/links.tsx';
import { ScrollCarousel } from '#app/ui/carousel/carousels.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { HomeView } from '#content-model/views.ts';

/** What clients wrote, one review a slide. */
export function TestimonialsSection({ heading, text, items }: HomeView['testimonials']) {
  return (
    <div className="pt-(--section)">
      <ScrollCarousel heading={heading} text={text} slides={items.map((item) => ({ key: item.name, content: <Review {...item} /> }))} />
    </div>
  );
}

function Review({ name, place, rating, text, link }: HomeView['testimonials']['items'][number]) {
  return (
    <figure className="flex h-full flex-col border-t border-brass pt-6">
      <p className="flex gap-1 text-brass">
        <span className="sr-only">{rating} out of 5 stars</span>
        {Array.from({ length: rating }, (_, index) => (
          <Icon key={index} name="star" size={18} fill="currentColor" />
        ))}
      </p>
      <blockquote className="mt-4 font-display text-[1.3125rem] leading-[1.42]">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto pt-6 text-small">
        <span className="text-ink">{name}</span>, {place}
        <span className="block text-ink-soft">
          Review from Google{link && '. '}
          {link && <ReviewLink href={link} name={name} />}
        </span>
      </figcaption>
    </figure>
  );
}
