/** Leads to a client's review where it was written. */
export function ReviewLink({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 items-center underline decoration-brass underline-offset-4"
    >
      Read the original<span className="sr-only"> review by {name} (opens in a new tab)</span>
    </a>
  );
}
