/**
 * What native dialogs lack: closing by a press beside them, and ignoring the second click of a double click.
 * app/entry/early.ts opens and closes those that a control names.
 */
export function startDialogs(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-opens]')) makeButton(link);
  for (const dialog of document.querySelectorAll('dialog')) {
    closeByPressBeside(dialog);
    ignoreSecondClick(dialog);
  }
}

/** A link that leads elsewhere without script is a button with it: for a screen reader, and for the space bar. */
function makeButton(link: HTMLElement): void {
  link.role = 'button';
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}

export function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

// `closedby="any"` is not in every browser yet; this closes on a press that starts and ends on the backdrop.
function closeByPressBeside(dialog: HTMLDialogElement): void {
  let pressedBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressedBeside = target === dialog;
  });
  dialog.addEventListener('click', ({ target, detail }) => {
    // Ignores the second click of the double click that opened the dialog.
    if (pressedBeside && target === dialog && detail < 2) dialog.close();
  });
}

// The second click of a double click on a closing button would hit what is below the dialog.
function ignoreSecondClick(dialog: HTMLDialogElement): void {
  let pressedHere = false;
  const judge = (event: MouseEvent) => {
    if (event.detail < 2) pressedHere = dialog.contains(event.target as Node);
    else if (pressedHere && !dialog.open) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener('mousedown', judge, true);
  addEventListener('click', judge, true);
}
