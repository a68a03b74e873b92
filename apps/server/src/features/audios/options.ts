import type { Options, PairOption, VoiceOption } from '@parlance/contract/options';
import { readOptions } from '@parlance/contract/options';
import { samplePath } from '@parlance/contract/voices';
import { LANGUAGES } from '@parlance/kernel/languages';
import { LENGTH_NAMES, LENGTHS, LEVELS, LIMITS, MODES, PLANS, TONES } from '@parlance/kernel/limits';
import { EXTRA_CREDITS, MONTHLY_CREDITS, PAID_PLANS, PLAN_CENTS, REFUND_DAYS } from '@parlance/kernel/prices';
import type { VoiceInfo } from '@parlance/ports/voice';
import type { Writer } from '@parlance/ports/writer';
import { type Endpoint, endpoint } from '../../endpoint.ts';

const voiceOption = (voice: VoiceInfo): VoiceOption => ({
  id: voice.id,
  name: voice.name,
  provider: voice.provider,
  tier: voice.tier,
  quality: voice.quality,
  gender: voice.gender,
  languages: voice.languages,
  pairs_only_within_provider: voice.pairsOnlyWithinProvider,
  sample_url: samplePath(voice.id),
});

/** What this server can do, in the shape the create page is built from. */
type Able = { voices: VoiceInfo[]; pairs: PairOption[]; writer: Writer; transcribes: boolean };

/** The best of a language's voices stands first. */
function clearestVoice(voices: readonly VoiceInfo[], language: string): string | null {
  const neural = voices.filter(
    ({ quality, languages }) => quality === 'neural' && languages.includes(language),
  );
  return neural.every(({ oftenMisheard }) => oftenMisheard) ? (neural[0]?.name ?? null) : null;
}

export function optionsOf({ voices, pairs, writer, transcribes }: Able): Options {
  const spoken = LANGUAGES.filter(({ code }) => voices.some((voice) => voice.languages.includes(code)));
  return {
    languages: spoken.map(({ code, name, nativeName }) => ({
      code,
      name,
      native_name: nativeName,
      voice_quality: voices.some((voice) => voice.quality === 'neural' && voice.languages.includes(code))
        ? 'neural'
        : 'classic',
      clearest_voice: clearestVoice(voices, code),
      // Asked each time: admins may choose another writer while this runs.
      get writing() {
        return writer.skill(code);
      },
    })),
    voices: voices.map(voiceOption),
    pairs,
    levels: [...LEVELS],
    modes: [...MODES],
    tones: [...TONES],
    lengths: LENGTH_NAMES.map((id) => ({
      id,
      min_minutes: LENGTHS[id].minMinutes,
      max_minutes: LENGTHS[id].maxMinutes,
    })),
    limits: {
      text_min_chars: LIMITS.textMinChars,
      text_max_chars: LIMITS.textMaxChars,
      script_line_max_chars: LIMITS.scriptLineMaxChars,
      script_max_minutes: LIMITS.scriptMaxMinutes,
      script_max_chars: LIMITS.scriptMaxChars,
      question_max_chars: LIMITS.questionMaxChars,
      emphasis_max_chars: LIMITS.emphasisMaxChars,
      topic_max_chars: LIMITS.topicMaxChars,
      file_max_bytes: LIMITS.fileMaxBytes,
      files_max_bytes: LIMITS.filesMaxBytes,
      files_max_count: LIMITS.filesMaxCount,
    },
    plans: (['trial', ...PAID_PLANS] as const).map((id) => ({
      id,
      credits: id === 'trial' ? LIMITS.trialCredits : MONTHLY_CREDITS[id],
      max_tokens: PLANS[id].maxTokens,
      video: PLANS[id].video,
      long: PLANS[id].long,
      price_cents: id === 'trial' ? null : PLAN_CENTS[id],
    })),
    extra_credits: {
      block: EXTRA_CREDITS.block,
      max: EXTRA_CREDITS.max,
      months_valid: EXTRA_CREDITS.monthsValid,
      price_cents: EXTRA_CREDITS.blockCents,
    },
    refund_days: REFUND_DAYS,
    transcribes,
    get translates() {
      return writer.translates;
    },
  };
}

export const optionsEndpoints = (options: Options): Endpoint[] => [
  endpoint(readOptions, async () => options),
];
