import type { ReactNode } from 'react';
import { Figures } from '#app/blocks/figures.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';

/** The home page's opening: a picture over the whole width, and the text on a panel over its lower edge. */
export function HeroSection({ headline, text, picture, figures, children }: View<'home'>['hero'] & { children: ReactNode }) {
  return (
    <section aria-labelledby="hero-heading" className="pb-(--section) max-md:pb-8">
      <Photo picture={picture} sizes="max(100vw, 120svh)" priority shape="free" className="hero-picture" />
      <div className="page grid gap-x-10 gap-y-6 md:gap-y-10 lg:grid-cols-12">
        <div className="hero-panel relative bg-ground pt-6 md:pt-12 lg:col-span-6">
          <h1 id="hero-heading" className="font-display text-hero">
            {headline}
          </h1>
          <p className="mt-3 max-w-[58ch] text-ink-soft md:mt-6 md:text-lead">{text}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:[&>.button]:grow max-sm:[&>.button]:px-3 md:mt-8">{children}</div>
        </div>
        <Figures figures={figures} compact className="gap-y-6 self-end lg:col-span-6 lg:pt-8" />
      </div>
    </section>
  );
}
