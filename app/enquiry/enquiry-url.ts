import { formsPath } from '#contract/endpoints.ts';

/** Where enquiries go: '' is this site's own collector, else `endpoint` is the https:// address of a service. */
export type FormTarget = { endpoint: string; id: string; files: boolean };

/** The address that the form posts to, with script and without: `{endpoint}/f/{id}`. */
export function enquiryUrl({ endpoint, id }: FormTarget): string {
  return `${endpoint.replace(/\/+$/, '')}${formsPath}${id}`;
}
