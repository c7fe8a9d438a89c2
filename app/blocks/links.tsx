import site from 'virtual:content/site';
import { Icon } from '#app/ui/icon.tsx';
import { inNewTab, newTabHint, StandaloneLink, TextLink } from '#app/ui/text-link.tsx';
import { fixedPages, requiredTextPaths } from '#contract/page-paths.ts';

/** A link to the stages of payment and the penalty for delays on the page of all services, once they are settled. */
export function AgreementLink() {
  if (!site.hasAgreement) return null;
  return (
    <p>
      <StandaloneLink href={`${fixedPages.services.path}#agreement`}>Payment and delays, in figures</StandaloneLink>
    </p>
  );
}

/** A link below what a service gains a client, whose figures are estimates. */
export function FigureTermsLink() {
  return <StandaloneLink href={requiredTextPaths.terms}>Terms of our figures</StandaloneLink>;
}

/** A link to the planner, beside the heading of another page. */
export function PlannerLink() {
  return (
    <TextLink href={fixedPages.planner.path} className="no-print inline-flex min-h-11 items-center gap-2 hover:text-accent">
      {site.invitation} <Icon name="arrow-right" size={18} />
    </TextLink>
  );
}

/** A link to a client's review on the site where it was written. */
export function ReviewLink({ href, name }: { href: string; name: string }) {
  return (
    <TextLink href={href} {...inNewTab} className="inline-flex min-h-6 items-center">
      Read the original<span className="sr-only">{` review by ${name}${newTabHint}`}</span>
    </TextLink>
  );
}
