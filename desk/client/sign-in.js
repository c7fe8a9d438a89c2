/*
 * Signs in, or makes a passkey with the link's secret. That is in the fragment, which no server's log has.
 * Plain JavaScript, because the desk serves the file as it is (app.ts).
 */
const button = /** @type {HTMLButtonElement} */ (document.querySelector('main button'));
const status = /** @type {HTMLElement} */ (document.querySelector('[role="status"]'));
const secret = location.hash.slice(1);
const wanted = new URLSearchParams(location.search).get('to') ?? '/';
// Only addresses of this desk, so not '//elsewhere.example'. The whole `href`, not its path: '/.//elsewhere.example' is
// of this desk, but its path is '//elsewhere.example'. The fragment names the form to return to.
const target = new URL(URL.canParse(wanted, location.origin) ? wanted : '/', location.origin);
target.hash = location.pathname === '/sign-in' ? location.hash : '';
const next = target.origin === location.origin ? target.href : '/';

/** @param {string} path @param {unknown} body */
async function post(path, body) {
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
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await post('/sign-in/begin', {}));
  await post('/sign-in/finish', asPlainData(await navigator.credentials.get({ publicKey })));
}

async function makePasskey() {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post('/invite/begin', { secret }));
  await post('/invite/finish', { secret, response: asPlainData(await navigator.credentials.create({ publicKey })) });
}

/**
 * A passkey's answer as plain data. Not `toJSON`: that of a password manager may throw (1Password's in 2026).
 * @param {any} credential
 */
function asPlainData({ id, type, response }) {
  const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  const encoded = names.filter((name) => response[name]).map((name) => [name, base64url(response[name])]);
  return { id, rawId: id, type, response: Object.fromEntries(encoded), clientExtensionResults: {} };
}

/** @param {ArrayBuffer} bytes */
function base64url(bytes) {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const [act, refused] =
  location.pathname === '/invite'
    ? [makePasskey, 'It was cancelled, or took too long']
    : [signIn, 'It was cancelled, took too long, or this device has no passkey of the desk'];

button.addEventListener('click', async () => {
  button.disabled = true;
  status.textContent = 'One moment';
  try {
    await act();
    location.replace(next);
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    status.textContent = name === 'NotAllowedError' ? `${refused}. Try again.` : message;
    button.disabled = false;
  }
});

// Enabled only now, because a press before would be lost. Browsers inside mail programs and messengers, and those from
// before 2025, lack `parseRequestOptionsFromJSON`.
button.disabled = !window.PublicKeyCredential?.parseRequestOptionsFromJSON;
if (button.disabled) {
  status.textContent =
    'This browser cannot use passkeys here. Open this address in Chrome or Safari. If this is one of them, update it first: it has to be Chrome 129, Safari 18.4 or newer.';
}

const session = await fetch('/session').then(
  (response) => response.json(),
  () => ({}),
);
if (session.signedIn && location.pathname === '/sign-in') location.replace(next);
