import type { TFunction } from 'i18next';

/** There are many samples on the page: each button says which one it plays. */
export const playWords = (t: TFunction<'landing'>, title: string) => ({
  play: t('samples.play', { title }),
  pause: t('samples.pause', { title }),
});
