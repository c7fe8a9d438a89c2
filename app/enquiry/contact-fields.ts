import { createDraft, type DraftValues } from '#app/lib/draft.ts';
import type { EnquiryField, honeypotField, limits } from '#contract/enquiry.ts';

// Checked against the contract by their types and not imported from it: its schema would come along, and this is in the
// page before anybody types.
export const honeypot: typeof honeypotField = '_gotcha';
export const longestMessage: typeof limits.message.max = 1000;

/** In the order of the page, which is also the order in which errors are told. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const satisfies readonly EnquiryField[];

export const contactDraft = createDraft('contact-draft');

type Control = HTMLInputElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

export function typedIn(form: HTMLFormElement): Record<EnquiryField, string> {
  return Object.fromEntries(enquiryFields.map((name) => [name, controlOf(form, name).value])) as Record<EnquiryField, string>;
}

/** Fills what is still empty: what was typed before the script ran, or what the browser restored, comes first. */
export function fillEmpty(form: HTMLFormElement, draft: DraftValues | null): void {
  for (const name of enquiryFields) {
    const control = controlOf(form, name);
    control.value ||= draft?.[name] ?? '';
  }
}
