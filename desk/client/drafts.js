/*
 * Keeps what is typed in this tab until it is saved: a lost connection or an ended session loses nothing.
 * Plain JavaScript, because the desk serves the file as it is (app.ts).
 */
for (const form of [...document.forms].filter(({ dataset }) => dataset.draft)) {
  const key = `draft ${location.pathname}`;
  // Includes the hidden `changedAt`: the server refuses what was typed before somebody else saved.
  const keep = () => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))));
  if (form.dataset.draft === 'saved') {
    sessionStorage.removeItem(key);
    // Signing in again leads back to this address. It must not say then that it is saved.
    history.replaceState(null, '', location.pathname + location.hash);
  }
  // The form has the time (`changedAt`) of what somebody else saved, so saving again replaces that.
  if (form.dataset.draft === 'refused') keep();
  const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  const status = form.querySelector('[role="status"]');
  if (draft && status) {
    /** @type {NodeListOf<HTMLInputElement>} */
    const fields = form.querySelectorAll('textarea, select, input');
    for (const field of fields) field.value = draft[field.name] ?? field.value;
    status.textContent ||= 'What you typed and did not save yet is here.';
  }
  // Some may be typed before this script runs: at the latest it is kept when it is sent.
  for (const event of ['input', 'submit']) form.addEventListener(event, keep);
}
