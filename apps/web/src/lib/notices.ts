export type Notice = { text: string; color: 'success' | 'error' };

const NAME = 'notice';
export const NOTICE_MS = 5_000;

/** Says something in the notification bar, whoever draws it on this page. */
export const showNotice = (notice: Notice): void => {
  document.dispatchEvent(new CustomEvent<Notice>(NAME, { detail: notice }));
};

export function onNotice(show: (notice: Notice) => void): () => void {
  const hear = (event: Event): void => show((event as CustomEvent<Notice>).detail);
  document.addEventListener(NAME, hear);
  return () => document.removeEventListener(NAME, hear);
}
