/** Leads to the stages of payment and the penalty for delays on the page of all services. */
export function AgreementLink() {
  return (
    <p className="text-small">
      <a href="/services#agreement" className="inline-flex min-h-6 items-center underline decoration-brass underline-offset-4">
        Payment and delays, in figures
      </a>
    </p>
  );
}
