/** `studio desk invite NAME`: prints a link with which this person makes a passkey, the first or another. */

import { terminalUser } from '#server/shared/audit.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { explainFailure } from '#server/text/explain-failure.ts';
import { inviteTerms, makeInviteLink, noName } from './invite-link.ts';
import { readDeskSettings } from './settings.ts';
import { SignInStore } from './sign-in-store.ts';

try {
  const settings = readDeskSettings(process.env);
  using signInStore = new SignInStore(settings.deskDir);
  const made = makeInviteLink(signInStore, settings, process.argv.slice(2).join(' '), terminalUser());
  if (!made) throw new OperatorError(`${noName} For example: studio desk invite Asha`);
  console.log(`For ${made.person}, ${inviteTerms}:\n\n  ${made.link}\n`);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
