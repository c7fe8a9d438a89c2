/* What is typed into a form is kept in this tab until it is saved: a lost connection or an ended session loses nothing. */
for (const form of document.querySelectorAll('form[data-draft]')) {
  const key = `draft ${location.pathname}`;
  const fields = () => [...form.querySelectorAll('textarea, select, input:not([type="hidden"])')];
  if (form.dataset.draft === 'saved') sessionStorage.removeItem(key);
  const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  if (draft) {
    for (const field of fields()) field.value = draft[field.name] ?? field.value;
    form.querySelector('[role="status"]').textContent ||= 'What you typed and did not save yet is here.';
  }
  form.addEventListener('input', () => {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields().map(({ name, value }) => [name, value]))));
  });
}
