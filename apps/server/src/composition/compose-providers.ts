import { lookup } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { eldOnDemand } from '@parlance/adapters/language-detector/eld';
import { type InOrder, inOrder } from '@parlance/adapters/language-model/in-order';
import { keepingKey } from '@parlance/adapters/language-model/keeping-key';
import { localModel } from '@parlance/adapters/language-model/local/local-model';
import { endOf } from '@parlance/adapters/language-model/retirements';
import { localServers } from '@parlance/adapters/model-servers/local-servers';
import { isPublicAddress } from '@parlance/adapters/page-fetcher/public-address';
import { modelReference } from '@parlance/adapters/reference/model';
import { voiceServices } from '@parlance/adapters/voice/providers';
import { type Provider, QUALIFICATION_RULES } from '@parlance/contract/providers';
import type { LanguageModel } from '@parlance/ports/language-model';
import type { ModelServers } from '@parlance/ports/model-servers';
import { ModelTroubleError } from '@parlance/ports/model-trouble';
import type { Reference } from '@parlance/ports/reference';
import type { Writer } from '@parlance/ports/writer';
import { exchangeWriter } from '@parlance/writer/prompted/exchanges/exchange-writer';
import { modelWriter } from '@parlance/writer/prompted/model-writer';
import { qualify } from '@parlance/writer/qualify/qualify';
import type { Config } from '../config/config.ts';
import type { Changes } from '../db/changes.ts';
import type { Db } from '../db/connect.ts';
import { keySeal } from '../features/providers/key-seal.ts';
import type { OpenProvider, UsedProvider } from '../features/providers/provider-use.ts';
import { modelsInUse } from '../features/providers/providers.feature.ts';
import type { Writers } from './compose-model.ts';
import type { ModelParts, Reading } from './feature-parts.ts';
import { liveWriter } from './live-writer.ts';

type AiSdk = typeof import('@parlance/adapters/language-model/ai-sdk');

/** The vendors' client takes a third of a second to load: only a model of theirs that is asked is worth it. */
function boughtModel({ kind, model, key }: OpenProvider): LanguageModel {
  let loaded: Promise<LanguageModel> | undefined;
  const vendor = kind as 'openai' | 'anthropic' | 'google';
  const open = ({ aiSdkModel }: AiSdk) => aiSdkModel({ vendor, model, ...(key ? { apiKey: key } : {}) });
  return {
    name: `${kind} ${model}`,
    maxMaterialChars: 600_000,
    questionsAtOnce: 2,
    async ask(question) {
      loaded ??= import('@parlance/adapters/language-model/ai-sdk').then(open);
      return (await loaded).ask(question);
    },
  };
}

function openProvider(provider: OpenProvider): LanguageModel {
  const { kind, address = '', model, key, contextTokens } = provider;
  const opened =
    kind === 'openai' || kind === 'anthropic' || kind === 'google'
      ? boughtModel(provider)
      : localModel({ kind, address, model, apiKey: key, contextTokens });
  return keepingKey(opened, key);
}

const SHORT_ANSWER = {
  name: 'answer',
  jsonSchema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
  parse(answer: unknown): string {
    const { word } = answer as { word?: unknown };
    if (typeof word !== 'string') throw new Error('another shape');
    return word;
  },
};

async function tryOut(provider: OpenProvider, signal: AbortSignal): Promise<void> {
  await openProvider(provider).ask({
    instructions: 'Answer with a JSON object whose field "word" holds the word of the message.',
    material: 'lighthouse',
    shape: SHORT_ANSWER,
    onUsage: () => {},
    signal,
  });
}

/** A name that can't be looked up leads nowhere, which the look at it will tell. */
async function isPrivate(address: string): Promise<boolean> {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isPublicAddress(host);
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.some((one) => !isPublicAddress(one.address));
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Ollama keeps its models with the person who started it, which on one machine is the same disk. */
async function freeDisk(address: string): Promise<number | undefined> {
  if (!LOOPBACK.has(new URL(address).hostname)) return undefined;
  const { bavail, bsize } = await statfs(homedir());
  return bavail * bsize;
}

const SETTING = {
  openai: 'OPENAI_API_KEY',
  'openai-compatible': 'OPENAI_BASE_URL',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  ollama: 'OLLAMA_BASE_URL',
  'own-file': 'OWN_MODEL_FILE',
} as const;

/** As admins see what the environment sets: by the setting's name, never with its key. */
function environmentModels({ writer }: Config): Provider[] {
  if (!writer) return [];
  const use = writer.isSmall ? 'single_lines' : 'whole_scripts';
  return [writer, ...(writer.behind ?? [])].map((one) => ({
    id: null,
    kind: one.vendor,
    address: 'baseUrl' in one ? (one.baseUrl ?? null) : null,
    model: one.model,
    set_by: SETTING[one.vendor],
    has_key: 'apiKey' in one && one.apiKey !== undefined,
    is_enabled: true,
    use,
    idle_because: null,
    ends_on: endOf(one.model) ?? null,
    qualification: null,
    last_trouble: null,
    last_answer_at: null,
  }));
}

const transcribers = ({ elevenLabs, openAi }: Config) => [
  { name: 'ElevenLabs', is_set: elevenLabs !== undefined, setting: 'ELEVENLABS_API_KEY' },
  { name: 'OpenAI', is_set: openAi !== undefined, setting: 'OPENAI_API_KEY' },
];

/** What admins see and do about models. */
function modelParts(config: Config, frame: Writer, servers?: ModelServers): ModelParts {
  return {
    models: servers ?? localServers(),
    environment: {
      models: environmentModels(config),
      fixedBy: config.writerIsFixed ? 'PARLANCE_WRITER' : null,
      voices: voiceServices(config.voices),
      transcribers: transcribers(config),
    },
    privateAddresses: config.privateModels,
    isPrivate,
    tryOut,
    endOf,
    freeMemory: () => process.availableMemory(),
    freeDisk,
    async qualify(provider, { onStep, signal }) {
      const found = await qualify({
        model: openProvider(provider),
        frame,
        detector: eldOnDemand(),
        rules: QUALIFICATION_RULES,
        signal,
        onStep,
      });
      const { measures, trouble } = found;
      return {
        verdict: found.verdict,
        because: found.because ?? null,
        trouble: trouble instanceof ModelTroubleError ? trouble.trouble : null,
        measures: {
          questions: measures.questions,
          kept_form: measures.keptForm,
          whole_in: measures.wholeIn,
          lines_asked: measures.linesAsked,
          lines_better: measures.linesBetter,
          tokens_per_second: measures.tokensPerSecond,
          minutes_for_four: measures.minutesForFour ?? null,
        },
      };
    },
  };
}

type Deps = { config: Config; db: Db; secret: string; changes: Changes; onError(error: Error): void };
type Chosen = Pick<Deps, 'config' | 'onError'> & { inUse: ReturnType<typeof modelsInUse> };

const isOne = (models: InOrder[]): models is [InOrder, ...InOrder[]] => models.length > 0;

/** An answer is noted once in so long: an audio takes dozens. */
const NOTED_MS = 60_000;

/** Whoever writes, with what admins chose behind what the environment sets, and the embedded writer behind all. */
function writerOfChosen({ writer: base, embedded, opened }: Writers, { config, inUse, onError }: Chosen) {
  const detector = eldOnDemand();
  const noted = new Map<string, number>();

  function asked(provider: UsedProvider): InOrder {
    return {
      model: openProvider(provider),
      onTrouble(error) {
        onError(error);
        noted.delete(provider.id);
        if (error instanceof ModelTroubleError)
          inUse.noteTrouble(provider.id, error, new Date()).catch(onError);
      },
      onAnswer() {
        const now = Date.now();
        if (now - (noted.get(provider.id) ?? 0) < NOTED_MS) return;
        noted.set(provider.id, now);
        inUse.noteAnswer(provider.id, new Date(now)).catch(onError);
      },
    };
  }

  /** Looked up each time: a name may lead to a neighbour tomorrow. */
  async function reachable(chosen: UsedProvider[]): Promise<UsedProvider[]> {
    if (config.privateModels) return chosen;
    const refused = await Promise.all(
      chosen.map(async ({ address }) => address && (await isPrivate(address))),
    );
    return chosen.filter((_, at) => !refused[at]);
  }

  const live = liveWriter({
    inUse: async () => (config.writerIsFixed ? [] : reachable(await inUse.list())),
    base,
    behind: embedded,
    onError,
    compose(providers) {
      const own = (isSmall: boolean) => providers.filter((one) => one.isSmall === isSmall).map(asked);
      const set = (isSmall: boolean): InOrder[] =>
        opened?.isSmall === isSmall ? [{ model: opened.model }] : [];
      const [large, small] = [
        [...set(false), ...own(false)],
        [...set(true), ...own(true)],
      ];
      const behind = isOne(small)
        ? exchangeWriter({ model: inOrder(small), frame: embedded, detector, onTrouble: onError })
        : embedded;
      return {
        writer: isOne(large)
          ? modelWriter({ model: inOrder(large), fallback: behind, detector, onTrouble: onError })
          : behind,
        // What the environment sets knows already.
        knowing: own(false).length > 0 && opened?.isSmall !== false ? knowingOf(own(false)) : undefined,
      };
    },
  });

  return { ...live, reference: referenceOf(live.knowing) };
}

const knowingOf = (models: InOrder[]) => (isOne(models) ? inOrder(models) : undefined);

/** What a model that admins chose knows by itself; nothing while they chose none. */
const referenceOf = (knowing: () => Promise<LanguageModel | undefined>): Reference => ({
  kind: 'model',
  isThere: async () => (await knowing()) !== undefined,
  async find(topic, asked) {
    const model = await knowing();
    return model ? modelReference(model).find(topic, asked) : [];
  },
  nearest: async () => [],
});

/** What was chosen at the start, with what admins choose later behind it. */
export async function withChosenModels(
  vendors: Writers & { reading: Reading; modelServers?: ModelServers },
  { config, db, secret, changes, onError }: Deps,
) {
  const { embedded, reading, modelServers } = vendors;
  const inUse = modelsInUse(db, keySeal(secret));
  const live = writerOfChosen(vendors, { config, inUse, onError });
  await live.refresh();
  changes.watchProviders(live.refresh);
  return {
    writer: live.writer,
    reading: { ...reading, references: [...reading.references, live.reference] },
    models: modelParts(config, embedded, modelServers),
  };
}
