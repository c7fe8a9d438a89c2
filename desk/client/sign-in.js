/* Signs in, or makes a passkey with the link's secret. That is in the fragment, which no server's log has. */
/** What /webauthn.js defines. @type {typeof import('@simplewebauthn/browser')} */
const { startAuthentication, startRegistration } = Reflect.get(window, 'SimpleWebAuthnBrowser');
const status = /** @type {HTMLElement} */ (document.querySelector('[role="status"]'));
const secret = location.hash.slice(1);
const wanted = new URLSearchParams(location.search).get('to') ?? '/';
// Only addresses of this desk, so not '//elsewhere.example'. The whole `href`, not its path: '/.//elsewhere.example' is
// of this desk, but its path is '//elsewhere.example'. The fragment names the form to return to.
const target = new URL(URL.canParse(wanted, location.origin) ? wanted : '/', location.origin);
target.hash = location.pathname === '/sign-in' ? location.hash : '';
const next = target.origin === location.origin ? target.href : '/';

/** @param {string} path @param {object} body */
async function ask(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('There is no connection. Try again.');
  });
  const result = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(result.message ?? 'The desk does not answer. Try again in a minute.');
  return result;
}

async function signIn() {
  const optionsJSON = await ask('/sign-in/begin', {});
  await ask('/sign-in/finish', await startAuthentication({ optionsJSON }));
}

async function makePasskey() {
  const optionsJSON = await ask('/invite/begin', { secret });
  await ask('/invite/finish', { secret, response: await startRegistration({ optionsJSON }) });
}

/** @param {HTMLButtonElement | null} button @param {() => Promise<void>} work */
function onPress(button, work) {
  button?.addEventListener('click', async () => {
    button.disabled = true;
    status.textContent = 'One moment';
    try {
      await work();
      location.replace(next);
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      const reasons =
        work === signIn
          ? 'It was cancelled, took too long, or this device has no passkey of the desk'
          : 'It was cancelled, or took too long';
      status.textContent = name === 'NotAllowedError' ? `${reasons}. Try again.` : message;
      button.disabled = false;
    }
  });
}

// The browsers within mail programs and messengers.
if (!window.PublicKeyCredential) status.textContent = 'This browser cannot use passkeys. Open this address in Chrome or Safari.';
onPress(document.querySelector('[data-sign-in]'), signIn);
onPress(document.querySelector('[data-invite]'), makePasskey);

const session = await fetch('/session').then(
  (response) => response.json(),
  () => ({}),
);
if (session.signedIn && location.pathname === '/sign-in') location.replace(next);
