import { queryWith, setQuery } from '#app/lib/address.ts';
import type { Wake } from '#app/ui/island/island.tsx';
import { useQuery } from '#app/ui/use-address.ts';
import type { GalleryView } from '#content-model/views.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { Lightbox } from './lightbox.tsx';
import { RoomFilter } from './room-filter.tsx';

Gallery.wake = ['used'] satisfies Wake[];

/** The pictures, the filter and the lightbox. The address holds what is shown: `?room=` filters, `?picture=` is in the lightbox. */
export function Gallery({ rooms, pictures }: Pick<GalleryView, 'rooms' | 'pictures'>) {
  const query = useQuery();
  const room = rooms.find((name) => name === query.get('room')) ?? null;
  const shown = room ? pictures.filter((picture) => picture.room === room) : pictures;
  const open = shown.find(({ slug }) => slug === query.get('picture'));
  return (
    <>
      <div className="page">
        <RoomFilter rooms={rooms} chosen={room} choose={(value) => setQuery(queryWith('room', value))} />
        <p role="status" className="sr-only">
          {shown.length} pictures
        </p>
        <GalleryGrid pictures={shown} room={room} />
      </div>
      <Lightbox pictures={shown} open={open} />
    </>
  );
}
