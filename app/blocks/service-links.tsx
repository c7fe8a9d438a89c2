import { StandaloneLink } from '#app/ui/text-link.tsx';
import type { ServiceLink } from '#content-model/views.ts';

/** What the studio builds of what a picture shows, and the price at which it starts. */
export function ServiceLinks({ services }: { services: ServiceLink[] }) {
  return services.map(({ name, path, price }) => (
    <p key={path}>
      <StandaloneLink size="lg" href={path}>
        {`${name}, from ${price.words}`}
      </StandaloneLink>
    </p>
  ));
}
