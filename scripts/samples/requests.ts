import type { Level, Mode } from '@parlance/kernel/limits';

type Voice = string | { host: string; cohost: string };

/** What is asked of the product for one sample. */
export type SampleRequest = {
  id: string;
  /** A bare topic is answered from the almanac; the article it is answered from becomes the page that is linked. */
  source:
    | { kind: 'topic'; topic: string; article: string }
    | { kind: 'website' | 'pdf'; text: string; name: string };
  language: string;
  mode: Mode;
  level: Level;
  voice: Voice;
  question?: string;
  emphasis?: string;
};

/** In the order the landing page shows them. */
export const SAMPLE_REQUESTS: SampleRequest[] = [
  {
    id: 'topic-dialogue',
    source: { kind: 'topic', topic: 'Octopuses', article: 'en/octopuses.md' },
    language: 'en-US',
    mode: 'dialogue',
    level: 'beginner',
    voice: { host: 'kokoro:af_heart', cohost: 'kokoro:am_michael' },
  },
  {
    id: 'website-dialogue',
    source: { kind: 'website', text: 'pencil.en.md', name: 'pencil' },
    language: 'en-GB',
    mode: 'dialogue',
    level: 'beginner',
    voice: { host: 'kokoro:bm_george', cohost: 'kokoro:bf_emma' },
  },
  {
    id: 'pdf-dialogue',
    source: { kind: 'pdf', text: 'forgetting.en.md', name: 'why-we-forget' },
    language: 'en-US',
    mode: 'dialogue',
    level: 'intermediate',
    voice: { host: 'kokoro:am_fenrir', cohost: 'kokoro:af_bella' },
  },
  {
    id: 'pdf-monologue',
    source: { kind: 'pdf', text: 'endurance.en.md', name: 'endurance' },
    language: 'en-GB',
    mode: 'monologue',
    level: 'intermediate',
    voice: 'kokoro:bm_george',
  },
  {
    id: 'spanish-website-dialogue',
    source: { kind: 'website', text: 'cacao.es.md', name: 'cacao' },
    language: 'es-ES',
    mode: 'dialogue',
    level: 'intermediate',
    voice: { host: 'kokoro:ef_dora', cohost: 'kokoro:em_alex' },
  },
  {
    id: 'portuguese-website-dialogue',
    source: { kind: 'website', text: 'cajueiro.pt.md', name: 'cajueiro' },
    language: 'pt-BR',
    mode: 'dialogue',
    level: 'beginner',
    voice: { host: 'kokoro:pf_dora', cohost: 'kokoro:pm_alex' },
    question: 'Por que o cajueiro avança sem parar?',
  },
  {
    id: 'french-pdf-dialogue',
    source: { kind: 'pdf', text: 'metro.fr.md', name: 'metro' },
    language: 'fr-FR',
    mode: 'dialogue',
    level: 'expert',
    voice: { host: 'kokoro:ff_siwis', cohost: 'kokoro:fr_nicola' },
  },
];
