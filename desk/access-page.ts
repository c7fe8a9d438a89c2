import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatCount } from '#contract/lib/format-number.ts';
import { dateAndTime } from '#contract/lib/indian-day.ts';
import { limits } from '#contract/limits.ts';
import { type Html, html } from '#server/http/html.ts';
import { type AuditEntry, audit, latestAudit } from '#server/shared/audit.ts';
import { latestBackup } from '#server/shared/backup-names.ts';
import { inviteTerms, makeInviteLink, noName } from './invite-link.ts';
import { sendPage } from './send-page.ts';
import { requireSession } from './session-guard.ts';
import type { DeskSettings } from './settings.ts';
import type { Passkey, Session, SignInStore } from './sign-in-store.ts';

/** The page *Access*: passkeys, links for new ones, sessions, and the newest lines of the audit log. */
export function registerAccessPage(app: FastifyInstance, signInStore: SignInStore, settings: DeskSettings): void {
  const { dataDir } = settings;
  const send = (request: FastifyRequest, reply: FastifyReply, result?: Html) =>
    sendPage(request, reply, { title: 'Access', body: accessBody(signInStore, settings, requireSession(request), result) });

  app.get('/access', (request, reply) => send(request, reply));

  app.post<{ Body: { passkey?: string; session?: string; name?: string } }>('/access', (request, reply) => {
    const { person } = requireSession(request);
    const { passkey, session, name } = request.body ?? {};
    // Not redirected: the link is in this response only.
    if (name !== undefined) return send(request, reply, inviteResult(signInStore, makeInviteLink(signInStore, settings, name, person)));
    const removed = signInStore.passkeys().find(({ id }) => id === passkey);
    if (removed) {
      signInStore.removePasskey(removed.id);
      audit(dataDir, person, `Removed a passkey of ${removed.person}`);
    }
    const ended = signInStore.sessions().find(({ id }) => id === Number(session));
    if (ended) {
      signInStore.endSession(ended.id);
      // Whoever had taken it over may have made one.
      signInStore.endInvites();
      audit(dataDir, person, `Ended a session of ${ended.person}`);
    }
    return reply.redirect('/access', 303);
  });
}

function accessBody(signInStore: SignInStore, { dataDir, backups }: DeskSettings, ownSession: Session, result?: Html): Html {
  const passkeys = signInStore.passkeys();
  const backedUpAt = latestBackup(backups.folder);
  const isOnlyOne = countOf(passkeys, ownSession.person) === 1;
  return html`<h1>Access</h1>
<p class="quiet">${backedUpAt ? `Last backup: ${dateAndTime(backedUpAt)}` : 'No backup was made yet'}</p>
<form method="post" action="/sign-out"><button>Sign out</button></form>
<h2>Passkeys</h2>
${isOnlyOne && html`<p>You have one passkey. If this device is lost you cannot sign in: make a link with your name now, and open it on another device.</p>`}
<ul class="plain">${passkeys.map((passkey) => passkeyEntry(passkey, ownSession))}</ul>
<h2 id="link">A link for a new passkey</h2>
${result}
<form method="post" action="#link" class="fields">
<label for="name">Name</label>
<input id="name" name="name" required maxlength="${limits.name.max}" autocomplete="off" autocapitalize="words" aria-describedby="name-help">
<p id="name-help" class="quiet">A name from above gets a further passkey. Whoever opens the link can then read and change all that you can.</p>
<button>Make a link</button>
</form>
<h2>Signed in now</h2>
<ul class="plain">${signInStore.sessions().map((session) => sessionEntry(session, ownSession))}</ul>
<h2 id="log">What was done and refused</h2>
<ol class="plain">${latestAudit(dataDir).map(logEntry)}</ol>`;
}

function countOf(passkeys: Passkey[], person: string): number {
  return passkeys.filter((passkey) => passkey.person === person).length;
}

/** The link, and whether it is for somebody new: a name mistyped would let in one person more. */
function inviteResult(signInStore: SignInStore, made: ReturnType<typeof makeInviteLink>): Html {
  if (!made) return html`<p role="status" class="message">${noName}</p>`;
  const { person, link } = made;
  const count = countOf(signInStore.passkeys(), person);
  const who = count > 0 ? `who has ${formatCount(count, 'passkey')} already` : 'who is new here';
  return html`<p role="status">For <strong>${person}</strong>, ${who}. It works ${inviteTerms}, and is not shown again:</p>
<p><a href="${link}" target="_blank" rel="noreferrer">${link}</a></p>
<p class="quiet">Hold it, or press the right button of the mouse on it, to copy or share it.</p>`;
}

function passkeyEntry({ id, person, createdAt, usedAt }: Passkey, ownSession: Session): Html {
  const isOwn = id === ownSession.passkey;
  return html`<li>
<span>
  <strong>${person}</strong>${isOwn && ', used now'}<br>
  <span class="quiet">made ${dateAndTime(createdAt)}, last used ${dateAndTime(usedAt)}</span>
</span>
<details class="danger">
  <summary>Remove</summary>
  <form method="post">
    <p>Whoever has it can no longer sign in, and is signed out now. Links that were made and not used stop working.${isOwn && ' That is you: you need a new link to come back.'}</p>
    <button name="passkey" value="${id}">Remove this passkey</button>
  </form>
</details>
</li>`;
}

function sessionEntry({ id, person, browser, createdAt }: Session, ownSession: Session): Html {
  return html`<li>
<span>
  <strong>${person}</strong>${id === ownSession.id && ', here'}<br>
  <span class="quiet">since ${dateAndTime(createdAt)}, ${browserName(browser)}</span>
</span>
<form method="post"><button name="session" value="${id}">End</button></form>
</li>`;
}

function logEntry({ at, person, what }: AuditEntry): Html {
  return html`<li><span>${what}<br><span class="quiet">${person}, ${dateAndTime(at)}</span></span></li>`;
}

/** 'Chrome, Android' of a User-Agent header: enough to recognise one's own phone. */
function browserName(agent: string): string {
  const browser = /(Firefox|SamsungBrowser|Chrome|Safari)\//.exec(agent)?.[1] ?? 'a browser';
  const system = /Android|iPhone|iPad|Windows|Macintosh|Linux/.exec(agent)?.[0] ?? 'unknown';
  return `${browser}, ${system}`;
}
