import { inNewTab, TextLink } from '#app/ui/text-link.tsx';
/** Leads to a client's review where it was written. */
export function ReviewLink({ href, name }: { href: string; name: string }) {
  return (
    <TextLink href={href} {...inNewTab} className="inline-flex min-h-6 items-center">
      Read the original<span className="sr-only"> review by {name} (opens in a new tab)</span>
    </TextLink>
  );
}
