import { enquirySchema } from '#contract/enquiry.ts';
import { minuteMs } from '#contract/lib/durations.ts';
import { limits } from '#contract/limits.ts';
import { audit } from '#server/shared/audit.ts';
import type { DeskSettings } from './settings.ts';
import { inviteMs, type SignInStore } from './sign-in-store.ts';

export const noName = `Say who it is for, in ${limits.name.min} to ${limits.name.max} letters.`;
export const inviteTerms = `once, within ${inviteMs / minuteMs} minutes`;

/**
 * Makes a link with which this person makes a passkey, the first or another; `by` is who asked, for the log. Returns
 * undefined if `name` is not a name.
 */
export function makeInviteLink(signInStore: SignInStore, { origin, dataDir }: DeskSettings, name: unknown, by: string) {
  const { data: person } = enquirySchema.shape.name.safeParse(name);
  if (!person) return undefined;
  const link = `${origin}/invite#${signInStore.createInvite(person)}`;
  audit(dataDir, by, `Made a link for a passkey of ${person}`);
  return { person, link };
}
