import type { Manner } from '@parlance/kernel/delivery';
import type { How } from '@parlance/ports/voice';

/** The services ask for short directions: a sentence too many is read out, or drowns the rest. */
const SETTING = 'A host of a show, talking to a listener, not reading aloud.';

const MANNERS: Record<Manner, string> = {
  plain: '',
  hook: 'Draw the listener in.',
  aside: 'An aside: lighter and a little softer.',
  quotation: 'Somebody else’s words: calm and set apart.',
  recap: 'Summing up: settled and clear.',
  reaction: 'A spontaneous reaction to what was just said.',
  question: 'A real question: curious.',
};

/** Smaller differences nobody hears. */
const NOTICEABLE = 0.02;

function paceInWords(pace: number): string {
  if (Math.abs(pace - 1) <= NOTICEABLE) return '';
  const much = Math.abs(pace - 1) > 0.1 ? 'clearly' : 'slightly';
  return `Speak ${much} ${pace > 1 ? 'faster' : 'slower'} than usual.`;
}

/** Made when somebody first asks: its tables take a while to load, and most houses never do. */
let names: Intl.DisplayNames | undefined;

function nameOf(language: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'language' });
  return names.of(language) ?? language;
}

/** "pt-BR" is asked for as Brazilian Portuguese: voices that speak many languages have one accent for each by default. */
const accentInWords = (language: string): string => `Accent: a native speaker of ${nameOf(language)}.`;

/** How a line is to be said, for models that take directions in plain English. */
export const inWords = ({ language, pace = 1, manner = 'plain' }: How): string =>
  [SETTING, language ? accentInWords(language) : '', MANNERS[manner], paceInWords(pace)]
    .filter(Boolean)
    .join(' ');
