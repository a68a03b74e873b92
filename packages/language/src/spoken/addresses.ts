import type { Rule } from './place.ts';
import type { SpokenLanguage } from './spoken-language.ts';

const WEB = /^(?:https?:\/\/|www\.)\S+$/i;
const SITE =
  /^(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|ai|gov|edu|info|tv|me|co|br|de|fr|it|es|pt|uk|eu|ch|at)(?:\/\S*)?$/i;
const MAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

const sayParts = (text: string, { dot, dash, underscore, at }: SpokenLanguage): string =>
  text
    .replaceAll('.', ` ${dot} `)
    .replaceAll('-', ` ${dash} `)
    .replaceAll('_', ` ${underscore} `)
    .replaceAll('@', ` ${at} `)
    .replace(/ +/g, ' ')
    .trim();

/** Only the site is said; nobody listens to a path. */
export const address: Rule = (core, { language }) => {
  if (MAIL.test(core)) return sayParts(core, language);
  if (/^@\w+$/.test(core)) return `${language.at} ${core.slice(1)}`;
  if (!WEB.test(core) && !SITE.test(core)) return undefined;
  const [site = ''] = core
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split(/[/?#]/, 1);
  return sayParts(site, language);
};
