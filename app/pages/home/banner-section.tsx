import type { ReactNode } from 'react';
import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';

/** A green band that asks for the next step, with a room beside the words. */
export function BannerSection({ heading, text, picture, children }: View<'home'>['banner'] & { children: ReactNode }) {
  return (
    <section className="bg-green text-on-green">
      <div className="grid lg:grid-cols-2">
        {picture && <Photo picture={picture} fewSizes className="lg:aspect-auto lg:min-h-[34rem]" />}
        <div className="grid content-center gap-6 px-(--gutter) py-14 lg:px-16 xl:px-24">
          <h2 className="font-display text-title">{heading}</h2>
          <p className="max-w-[44ch] text-lead text-on-green-soft">{text}</p>
          <div className="mt-2 flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </section>
  );
}
