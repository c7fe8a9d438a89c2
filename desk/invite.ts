/** `studio desk invite NAME`: prints a link with which this person makes a passkey, the first or another. */

import { enquirySchema } from '#contract/enquiry.ts';
import { minuteMs } from '#contract/lib/durations.ts';
import { limits } from '#contract/limits.ts';
import { audit, terminalUser } from '#server/shared/audit.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { readDeskSettings } from './settings.ts';
import { inviteMs, SignInStore } from './sign-in-store.ts';

try {
  const { data: person } = enquirySchema.shape.name.safeParse(process.argv.slice(2).join(' '));
  const { min, max } = limits.name;
  if (!person) throw new OperatorError(`Say who it is for, in ${min} to ${max} letters: studio desk invite Asha`);
  const { origin, deskDir, dataDir } = readDeskSettings(process.env);
  using signInStore = new SignInStore(deskDir);
  console.log(`For ${person}, once, within ${inviteMs / minuteMs} minutes:\n\n  ${origin}/invite#${signInStore.invite(person)}\n`);
  audit(dataDir, terminalUser(), `Made a link for a passkey of ${person}`);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
