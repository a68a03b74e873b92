/**
 * Buttons marked with data-opens="<id of a dialog>" open it, and data-begins="…" is what its long field begins with
 * when nothing was written in it. Buttons marked with data-closes close the one they
 * stand in, and so does a press outside of it.
 */
export function hydrateDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>('[data-opens]');
    if (opener) openDialog(opener.dataset.opens ?? '', opener.dataset.begins);
    // A press on the backdrop is a press on the dialog itself; what it shows lies in children.
    if (target instanceof HTMLDialogElement) target.close();
    target.closest('[data-closes]')?.closest('dialog')?.close();
  });
}

function openDialog(id: string, begins = ''): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  const long = dialog.querySelector('textarea');
  if (long && long.value.trim() === '' && begins !== '') {
    long.value = begins;
    long.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Where there is something to write, people came to write; elsewhere the browser's own choice is right.
  const fields = [
    ...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input[type="text"], input[type="email"], textarea',
    ),
  ];
  (fields.find(({ value }) => value === '') ?? long ?? fields[0])?.focus();
}
