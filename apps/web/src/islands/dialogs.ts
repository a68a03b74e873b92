/**
 * Buttons marked with data-opens="<id of a dialog>" open it, buttons marked with data-closes close the one they
 * stand in, and so does a press outside of it.
 */
export function hydrateDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-opens]');
    if (opener) openDialog(opener.dataset.opens ?? '');
    // A press on the backdrop is a press on the dialog itself; what it shows lies in children.
    if (target instanceof HTMLDialogElement) target.close();
    target.closest('[data-closes]')?.closest('dialog')?.close();
  });
}

function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  // Where there is something to write, people came to write; elsewhere the browser's own choice is right.
  dialog.querySelector<HTMLElement>('input[type="text"], input[type="email"]')?.focus();
}
