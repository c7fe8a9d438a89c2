import { SaveButton } from '#app/project/save-button.tsx';
import { Caption, Photo } from '#app/ui/photo.tsx';
import type { TitledPicture } from '#content-model/views.ts';

/** How a part is made, seen from near: an upright picture with its caption. */
export function CloseUp({ picture, className = '' }: { picture: TitledPicture; className?: string }) {
  return (
    <figure className={`relative ${className}`}>
      <Photo picture={picture} fewSizes sizes="(min-width: 48rem) 44vw, 88vw" shape="upright" />
      <SaveButton picture={picture} />
      <Caption picture={picture} />
    </figure>
  );
}
