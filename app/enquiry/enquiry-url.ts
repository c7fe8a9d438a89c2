/** Where enquiries go: an `endpoint` of '' is this site's own collector, else the https:// address of a hosted service. */
export type EnquiryForm = { endpoint: string; id: string; files: boolean };

/** The address that the form posts to, with script and without: `{endpoint}/f/{id}`. */
export function enquiryUrl({ endpoint, id }: EnquiryForm): string {
  return `${endpoint.replace(/\/+$/, '')}/f/${id}`;
}
