export type Notice = { text: string; color: 'success' | 'error' };

const NAME = 'notice';
export const NOTICE_MS = 5_000;

/** Shows a message in the notification bar, whether React draws it on this page or not. */
export const showNotice = (notice: Notice): void => {
  document.dispatchEvent(new CustomEvent<Notice>(NAME, { detail: notice }));
};

export function onNotice(show: (notice: Notice) => void): () => void {
  const hear = (event: Event): void => show((event as CustomEvent<Notice>).detail);
  document.addEventListener(NAME, hear);
  return () => document.removeEventListener(NAME, hear);
}
