import { baseLanguage } from '@parlance/kernel/languages';
import type { Level, Mode } from '@parlance/kernel/limits';
import samples from '../samples.json';

/** What `npm run make-samples` wrote down about one recording. */
export type Sample = {
  id: string;
  kind: 'topic' | 'website' | 'pdf';
  mode: Mode;
  language: string;
  level: Level;
  title: string;
  voices: string[];
  question: string | null;
  emphasis: string | null;
  source: string;
  durationMs: number;
  /** The first turns, for the page before anything plays. */
  opening: { speaker: string; text: string }[];
  peaks: number[];
};

export const SAMPLES = samples as Sample[];

/** The sample that greets a visitor, in their own language. */
export function greeting(interfaceLanguage: string): Sample {
  const own = SAMPLES.find(({ language, mode }) => language === interfaceLanguage && mode === 'dialogue');
  const sample = own ?? SAMPLES[0];
  if (!sample) throw new Error('There are no samples: run `npm run make-samples`.');
  return sample;
}

export const sampleFile = (name: string): string => `/samples/${name}`;

/** "en-GB" -> "English" or "Inglês": the country matters little to a listener. */
export function spokenLanguage({ language }: Sample, interfaceLanguage: string): string {
  const name =
    new Intl.DisplayNames(interfaceLanguage, { type: 'language' }).of(baseLanguage(language)) ?? '';
  return name.charAt(0).toLocaleUpperCase(interfaceLanguage) + name.slice(1);
}
