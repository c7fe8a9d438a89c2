import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#contract/lib/durations.ts';
import { html } from '#server/http/html.ts';
import { createSenderLimit } from '#server/http/sender-limit.ts';
import { audit } from '#server/shared/audit.ts';
import { giveChallenge, takeChallenge } from './challenges.ts';
import { setCookie } from './cookies.ts';
import { inviteTerms } from './invite-link.ts';
import { type DeskPage, sendPage } from './send-page.ts';
import { logRefusal, publicRoute, sessionCookie } from './session-guard.ts';
import type { DeskSettings } from './settings.ts';
import { inviteMs, type SignInStore, sessionMs } from './sign-in-store.ts';

const triesWindowMs = 5 * minuteMs;
const tooManyTries = `Too many tries. Wait ${triesWindowMs / minuteMs} minutes, then try again.`;
const notSignedIn = 'You could not be signed in. Use the passkey of this desk, or ask for a new link.';
const linkGone = `This link was used, or is older than ${inviteMs / minuteMs} minutes. Ask for a new one.`;

type Desk = { signInStore: SignInStore; origin: string; rpID: string; dataDir: string };

/** Sign-in with passkeys, and the page on which an invite's link makes one. No other page is public. */
export function registerSignIn(app: FastifyInstance, signInStore: SignInStore, { origin, dataDir }: DeskSettings): void {
  const desk = { signInStore, origin, rpID: new URL(origin).hostname, dataDir };
  app.get('/sign-in', publicRoute, (request, reply) => sendPage(request, reply, signInPage));
  app.get('/invite', publicRoute, (request, reply) => sendPage(request, reply, invitePage));
  // A link from a mail program opens without the SameSite cookie. So the sign-in page asks here, with it.
  app.get('/session', publicRoute, (request, reply) => reply.send({ signedIn: request.session !== undefined }));
  app.register(async (scope) => {
    limitTries(scope, desk);
    registerPasskeySignIn(scope, desk);
    registerInvite(scope, desk);
    scope.post('/sign-out', publicRoute, async (request, reply) => {
      if (request.session) signInStore.endSession(request.session.id);
      setCookie(reply, sessionCookie, '', 0);
      return reply.redirect('/sign-in', 303);
    });
  });
}

function limitTries(scope: FastifyInstance, desk: Desk): void {
  const limit = createSenderLimit({ perSender: 30, total: 30_000, windowMs: triesWindowMs });
  scope.addHook('onRequest', async ({ ip }, reply) => {
    if (limit.take(ip).decision === 'accept') return;
    reply.header('retry-after', triesWindowMs / 1000);
    return refuse(desk, reply, 429, 'too many tries to sign in', tooManyTries);
  });
}

function registerPasskeySignIn(scope: FastifyInstance, desk: Desk): void {
  scope.post('/sign-in/begin', publicRoute, async (_request, reply) => {
    const options = await generateAuthenticationOptions({ rpID: desk.rpID, userVerification: 'required' });
    giveChallenge(reply, options.challenge);
    return options;
  });

  scope.post<{ Body: AuthenticationResponseJSON }>('/sign-in/finish', publicRoute, async (request, reply) => {
    const challenge = takeChallenge(request);
    const credential = desk.signInStore.credential(String(request.body?.id));
    if (!challenge || !credential) return refuse(desk, reply, 403, 'a passkey that is not known, or too late', notSignedIn);
    const given = { response: request.body, credential };
    const result = await verifyAuthenticationResponse({ ...given, ...expected(desk, challenge) }).catch(() => undefined);
    if (!result?.verified) return refuse(desk, reply, 403, 'a passkey that does not fit', notSignedIn);
    return startSession(desk, request, reply, { ...credential, counter: result.authenticationInfo.newCounter });
  });
}

function registerInvite(scope: FastifyInstance, desk: Desk): void {
  const { signInStore, dataDir } = desk;
  const refuseLink = (reply: FastifyReply) => refuse(desk, reply, 403, 'a link that was used or is too old', linkGone);

  scope.post<{ Body: { secret: string } }>('/invite/begin', publicRoute, async (request, reply) => {
    const person = signInStore.personOfInvite(String(request.body?.secret));
    if (!person) return refuseLink(reply);
    const options = await generateRegistrationOptions({
      rpName: 'Studio desk',
      rpID: desk.rpID,
      userName: person,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    giveChallenge(reply, options.challenge);
    return options;
  });

  scope.post<{ Body: { secret: string; response: RegistrationResponseJSON } }>('/invite/finish', publicRoute, async (request, reply) => {
    const { secret, response } = request.body ?? {};
    const challenge = takeChallenge(request);
    const person = signInStore.personOfInvite(String(secret));
    if (!challenge || !person) return refuseLink(reply);
    const result = await verifyRegistrationResponse({ response, ...expected(desk, challenge) }).catch(() => undefined);
    if (!result?.verified) return refuse(desk, reply, 403, 'a passkey that does not fit', 'The passkey could not be made. Try again.');
    const { credential } = result.registrationInfo;
    if (!signInStore.addPasskey(secret, person, credential)) return refuseLink(reply);
    audit(dataDir, person, 'Made a passkey');
    return startSession(desk, request, reply, { ...credential, person });
  });
}

/** What an answer of a browser must be for. */
function expected({ origin, rpID }: Desk, expectedChallenge: string) {
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
}

/** Logs the reason, and sends the message. */
function refuse({ signInStore, dataDir }: Desk, reply: FastifyReply, status: number, reason: string, message: string): FastifyReply {
  logRefusal(signInStore, dataDir, reason);
  return reply.code(status).send({ message });
}

type UsedPasskey = { id: string; counter: number; person: string };

function startSession(desk: Desk, { headers }: FastifyRequest, reply: FastifyReply, { id, counter, person }: UsedPasskey): FastifyReply {
  const secret = desk.signInStore.signIn(id, counter, headers['user-agent'] ?? '');
  setCookie(reply, sessionCookie, secret, sessionMs / 1000);
  audit(desk.dataDir, person, 'Signed in');
  return reply.send({});
}

const signInPage: DeskPage = {
  title: 'Sign in',
  body: html`<h1>Studio desk</h1>
<p>Sign in with the passkey on your phone or computer: your fingerprint, your face, or the code that unlocks it.</p>
<p><button type="button" class="main" disabled>Sign in</button></p>
<p role="status"></p>
<noscript><p class="message">Signing in needs JavaScript.</p></noscript>
<details>
  <summary>New phone, or no passkey yet?</summary>
  <p>Ask somebody who can sign in for a link: it is made under <em>Access</em> with your name, and works ${inviteTerms}. If
  nobody can, whoever looks after your server makes one there with <code>studio desk invite</code> and your name.</p>
</details>`,
  script: 'sign-in',
};

const invitePage: DeskPage = {
  title: 'Make your passkey',
  body: html`<h1>Make your passkey</h1>
<p>It takes the place of a password, and stays on this phone or computer. Next time you sign in with your fingerprint,
your face, or the code that unlocks it.</p>
<p><button type="button" class="main" disabled>Make a passkey</button></p>
<p role="status"></p>
<noscript><p class="message">Making a passkey needs JavaScript.</p></noscript>`,
  script: 'sign-in',
};
