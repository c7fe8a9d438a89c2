import { TextLink } from '#app/ui/text-link.tsx';
/** Leads to the stages of payment and the penalty for delays on the page of all services. */
export function AgreementLink() {
  return (
    <p className="text-small">
      <TextLink href="/services#agreement" className="inline-flex min-h-6 items-center">
        Payment and delays, in figures
      </TextLink>
    </p>
  );
}
