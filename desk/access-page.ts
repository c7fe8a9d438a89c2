import type { FastifyInstance } from 'fastify';
import { dateAndTime } from '#contract/lib/indian-day.ts';
import { type Html, html } from '#server/http/html.ts';
import { type AuditEntry, audit, latestAudit } from '#server/shared/audit.ts';
import { sendPage } from './send-page.ts';
import { requireSession } from './session-guard.ts';
import type { DeskSettings } from './settings.ts';
import type { Passkey, Session, SignInStore } from './sign-in-store.ts';

/** The page *Access*: ends passkeys and sessions, and shows the newest lines of the audit log. */
export function registerAccessPage(app: FastifyInstance, signInStore: SignInStore, { dataDir }: DeskSettings): void {
  app.get('/access', (request, reply) => {
    const ownSession = requireSession(request);
    const body = html`<h1>Access</h1>
<form method="post" action="/sign-out"><button>Sign out</button></form>
<h2>Passkeys</h2>
<ul class="plain">${signInStore.passkeys().map((passkey) => passkeyEntry(passkey, ownSession))}</ul>
<p class="quiet">For another person or a new phone, ask for a link: <code>studio desk invite</code> with a name, on the server.</p>
<h2>Signed in now</h2>
<ul class="plain">${signInStore.sessions().map((session) => sessionEntry(session, ownSession))}</ul>
<h2 id="log">What was done and refused</h2>
<ol class="plain">${latestAudit(dataDir).map(logEntry)}</ol>`;
    return sendPage(request, reply, { title: 'Access', body });
  });

  app.post<{ Body: { passkey?: string; session?: string } }>('/access', (request, reply) => {
    const { person } = requireSession(request);
    const { passkey, session } = request.body ?? {};
    const owner = passkey && signInStore.passkeys().find(({ id }) => id === passkey)?.person;
    if (passkey && owner) {
      signInStore.removePasskey(passkey);
      audit(dataDir, person, `Removed a passkey of ${owner}`);
    }
    const ended = signInStore.sessions().find(({ id }) => id === Number(session));
    if (ended) {
      signInStore.endSession(ended.id);
      audit(dataDir, person, `Ended a session of ${ended.person}`);
    }
    return reply.redirect('/access', 303);
  });
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
    <p>Whoever has it can no longer sign in, and is signed out now. Links made for ${person} stop working.${isOwn && ' That is you: you need a new link to come back.'}</p>
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
