import { pictureOf } from '#app/lib/address.ts';
import type { Wake } from '#app/ui/island/island.tsx';
import { useAddress } from '#app/ui/use-address.ts';
import type { GalleryView } from '#content-model/views.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { Lightbox } from './lightbox.tsx';

Gallery.wake = ['used'] satisfies Wake[];

/** The pictures and the lightbox, which shows the one that the address names. */
export function Gallery({ pictures }: Pick<GalleryView, 'pictures'>) {
  const shown = pictureOf(useAddress('search'));
  const open = pictures.find(({ photo }) => photo === shown);
  return (
    <>
      <GalleryGrid pictures={pictures} leads className="page pb-(--section)" />
      <Lightbox pictures={pictures} open={open} />
    </>
  );
}
