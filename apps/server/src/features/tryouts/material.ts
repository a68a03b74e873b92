import { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import { FIELD_CODES, type FieldCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { LIMITS } from '@parlance/kernel/limits';
import type { LanguageDetector } from '@parlance/ports/language-detector';

/** Ends of addresses that people type without anything around them; "node.js" is a topic. */
const ENDS = new Set('com org net edu gov info io dev br pt uk de fr es it eu'.split(' '));
/** Enough to tell a language by. */
const SAMPLE_CHARS = 4_000;

function isAddress(material: string): boolean {
  if (/\s/.test(material)) return false;
  if (/^https?:\/\//i.test(material)) return true;
  const url = URL.parse(`https://${material}`);
  if (!url?.hostname.includes('.')) return false;
  const end = url.hostname.slice(url.hostname.lastIndexOf('.') + 1);
  return url.hostname.startsWith('www.') || url.pathname !== '/' || ENDS.has(end);
}

/** One field takes a topic, an address or a text. */
function sourceOf(material: string) {
  if (isAddress(material)) return { type: 'url', url: material } as const;
  const isTopic = material.length <= LIMITS.topicMaxChars && !material.includes('\n');
  return isTopic
    ? ({ type: 'topic', topic: material } as const)
    : ({ type: 'text', text: material } as const);
}

type Deps = { options: Options; detector: LanguageDetector };

/** A text is spoken in its own language, whatever the page around it speaks. */
function languageOf({ options, detector }: Deps, source: ReturnType<typeof sourceOf>, asked: string): string {
  if (source.type !== 'text') return asked;
  const found = detector.detect(source.text.slice(0, SAMPLE_CHARS), baseLanguage(asked));
  if (!found || found === baseLanguage(asked)) return asked;
  return options.languages.find(({ code }) => baseLanguage(code) === found)?.code ?? asked;
}

/** Two hosts where the writer can have them converse, of the voices that cost nothing. */
function castFor({ languages, pairs, voices }: Options, language: string): Pick<NewAudio, 'mode' | 'voice'> {
  const converses = languages.find(({ code }) => code === language)?.writing === 'full';
  const own = voices.filter(({ provider }) => provider === voices[0]?.provider);
  const isOwn = (id: string) => own.some((voice) => voice.id === id);
  const pair = pairs.find(({ host, languages }) => languages.includes(language) && isOwn(host));
  if (converses && pair) return { mode: 'dialogue', voice: pair.id };
  return {
    mode: 'monologue',
    voice: own.find(({ languages }) => languages.includes(language))?.id ?? '',
  };
}

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);

/** What is made of what a visitor typed; refused as the create page would refuse it. */
export function requestFor(deps: Deps, material: string, asked: string): NewAudio {
  const source = sourceOf(material);
  const language = languageOf(deps, source, asked);
  const parsed = NewAudio.safeParse({
    source,
    language,
    ...castFor(deps.options, language),
    level: 'intermediate',
    length: 'short',
  });
  if (parsed.success) return parsed.data;
  const code = parsed.error.issues[0]?.message ?? '';
  throw new AppError('validation_failed', { fields: { material: isFieldCode(code) ? code : 'invalid' } });
}
