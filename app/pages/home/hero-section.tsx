import type { ReactNode } from 'react';
import { Figures } from '#app/blocks/figures.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { HomeView } from '#content-model/views.ts';

/** The home page's opening: a picture over the whole width, and the text on a panel over its lower edge. */
export function HeroSection({ headline, text, picture, figures, children }: HomeView['hero'] & { children: ReactNode }) {
  return (
    <section aria-labelledby="hero-heading" className="pb-(--section) max-md:pb-8">
      <Photo
        picture={picture}
        sizes="max(100vw, 120svh)"
        priority
        shape="free"
        // On a phone the text is in view as well.
        className="h-[max(36svh,100svh-var(--header-height)-var(--contact-bar-height,0px)-20.25rem)] md:h-[58svh] lg:h-[80svh] lg:max-h-[60rem]"
      />
      <div className="page grid gap-x-10 gap-y-6 md:gap-y-10 lg:grid-cols-12">
        <div className="relative -mx-(--gutter) bg-ground px-(--gutter) pt-6 md:-mt-24 md:mr-[20%] md:pt-12 md:pr-12 lg:col-span-6 lg:-mt-92 lg:mr-0 lg:pr-8 print:mt-0">
          <h1 id="hero-heading" className="font-display text-hero">
            {headline}
          </h1>
          <p className="mt-3 max-w-[58ch] text-ink-soft md:mt-6 md:text-lead">{text}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3 md:mt-8">{children}</div>
        </div>
        <Figures figures={figures} compact className="gap-y-6 self-end lg:col-span-6 lg:grid-cols-3 lg:pt-8" />
      </div>
    </section>
  );
}
