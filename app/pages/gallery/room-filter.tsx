import { startTransition, useOptimistic } from 'react';

type RoomFilterProps = { rooms: string[]; chosen: string | null; choose: (room: string | null) => void };

/** Shows one kind of room. Radios, because exactly one choice holds. */
export function RoomFilter({ rooms, chosen, choose }: RoomFilterProps) {
  const [pressed, press] = useOptimistic(chosen);

  function onChoose(room: string | null) {
    startTransition(() => {
      press(room);
      choose(room);
    });
  }

  return (
    <fieldset className="needs-script no-print -mx-(--gutter) mb-5 flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-2 md:flex-wrap">
      <legend className="sr-only">Show rooms of one kind</legend>
      {[null, ...rooms].map((room) => (
        <label
          key={room ?? 'all'}
          className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-control border border-control px-4 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="room"
            checked={pressed === room}
            onChange={() => onChoose(room)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {room ?? 'All rooms'}
        </label>
      ))}
    </fieldset>
  );
}
