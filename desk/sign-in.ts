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

/** Sign-in with passkeys, and the page on which an invite's link makes one. No other page is public. */
export function registerSignIn(app: FastifyInstance, signInStore: SignInStore, settings: DeskSettings): void {
  const context = createContext(signInStore, settings);
  registerPasskeySignIn(app, context);
  registerInvite(app, context);
  // A link from a mail program opens without the SameSite cookie. So the sign-in page asks here, with it.
  app.get('/session', publicRoute, (request, reply) => reply.send({ signedIn: request.session !== undefined }));
  app.post('/sign-out', context.limited, async (request, reply) => {
    if (request.session) signInStore.endSession(request.session.id);
    setCookie(reply, sessionCookie, '', 0);
    return reply.redirect('/sign-in', 303);
  });
}

type Context = ReturnType<typeof createContext>;

/** What the routes share: a limit for each sender, a refusal that is logged, and the start of a session. */
function createContext(signInStore: SignInStore, { origin, dataDir }: DeskSettings) {
  const rpID = new URL(origin).hostname;
  const limit = createSenderLimit({ perSender: 30, total: 30_000, windowMs: triesWindowMs });
  return {
    signInStore,
    dataDir,
    rpID,
    expected: { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
    limited: {
      ...publicRoute,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (limit.take(request.ip).outcome === 'accept') return;
        logRefusal(signInStore, dataDir, 'too many tries to sign in');
        return reply
          .code(429)
          .header('retry-after', triesWindowMs / 1000)
          .send({ message: tooManyTries });
      },
    },
    refuse: (reply: FastifyReply, reason: string, message: string) => {
      logRefusal(signInStore, dataDir, reason);
      return reply.code(403).send({ message });
    },
    startSession: (request: FastifyRequest, reply: FastifyReply, person: string, passkey: string, counter: number) => {
      const secret = signInStore.signIn(passkey, counter, request.headers['user-agent'] ?? '');
      setCookie(reply, sessionCookie, secret, sessionMs / 1000);
      audit(dataDir, person, 'Signed in');
      return reply.send({});
    },
  };
}

function registerPasskeySignIn(app: FastifyInstance, { signInStore, rpID, expected, limited, refuse, startSession }: Context): void {
  app.get('/sign-in', publicRoute, (request, reply) => sendPage(request, reply, signInPage));

  app.post('/sign-in/begin', limited, async (_request, reply) => {
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    giveChallenge(reply, options.challenge);
    return options;
  });

  app.post<{ Body: AuthenticationResponseJSON }>('/sign-in/finish', limited, async (request, reply) => {
    const challenge = takeChallenge(request);
    const credential = signInStore.credential(String(request.body?.id));
    if (!challenge || !credential) return refuse(reply, 'a passkey that is not known, or too late', notSignedIn);
    const given = { response: request.body, credential, expectedChallenge: challenge };
    const result = await verifyAuthenticationResponse({ ...given, ...expected }).catch(() => undefined);
    if (!result?.verified) return refuse(reply, 'a passkey that does not fit', notSignedIn);
    return startSession(request, reply, credential.person, credential.id, result.authenticationInfo.newCounter);
  });
}

function registerInvite(app: FastifyInstance, { signInStore, dataDir, rpID, expected, limited, refuse, startSession }: Context): void {
  const refuseLink = (reply: FastifyReply) => refuse(reply, 'a link that was used or is too old', linkGone);
  app.get('/invite', publicRoute, (request, reply) => sendPage(request, reply, invitePage));

  app.post<{ Body: { secret: string } }>('/invite/begin', limited, async (request, reply) => {
    const person = signInStore.personOfInvite(String(request.body?.secret));
    if (!person) return refuseLink(reply);
    const options = await generateRegistrationOptions({
      rpName: 'Studio desk',
      rpID,
      userName: person,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    giveChallenge(reply, options.challenge);
    return options;
  });

  app.post<{ Body: { secret: string; response: RegistrationResponseJSON } }>('/invite/finish', limited, async (request, reply) => {
    const { secret, response } = request.body ?? {};
    const challenge = takeChallenge(request);
    const person = signInStore.personOfInvite(String(secret));
    if (!challenge || !person) return refuseLink(reply);
    const result = await verifyRegistrationResponse({ response, expectedChallenge: challenge, ...expected }).catch(() => undefined);
    if (!result?.verified) return refuse(reply, 'a passkey that does not fit', 'The passkey could not be made. Try again.');
    const { credential } = result.registrationInfo;
    if (!signInStore.addPasskey(secret, person, credential)) return refuseLink(reply);
    audit(dataDir, person, 'Made a passkey');
    return startSession(request, reply, person, credential.id, credential.counter);
  });
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
