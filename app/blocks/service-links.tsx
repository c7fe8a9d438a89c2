import { LineLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';

/** What the studio builds of what a picture shows, and the price at which it starts. */
export function ServiceLinks({ services }: { services: View<'walk'>['services'] }) {
  return services.map(({ name, path, price }) => (
    <p key={path}>
      <LineLink size="lg" href={path}>
        {`${name}, from ${price.words}`}
      </LineLink>
    </p>
  ));
}
