import type { Options, VoiceOption } from '@parlance/contract/options';

const voice = (id: string, gender: VoiceOption['gender'], more: Partial<VoiceOption> = {}): VoiceOption => ({
  id,
  name: id,
  provider: 'embedded',
  tier: 'standard',
  quality: 'neural',
  gender,
  languages: ['en-US'],
  pairs_only_within_provider: false,
  sample_url: `/api/voices/${id}/sample.mp3`,
  ...more,
});

/** A small catalogue for tests: conversations in English, reading through in Icelandic. */
export const OPTIONS: Options = {
  languages: [
    { code: 'en-US', name: 'English', native_name: 'English', voice_quality: 'neural', writing: 'full' },
    {
      code: 'is-IS',
      name: 'Icelandic',
      native_name: 'Íslenska',
      voice_quality: 'classic',
      writing: 'read_through',
    },
  ],
  voices: [
    voice('ana', 'female'),
    voice('ben', 'male'),
    voice('cleo', 'female', { provider: 'cloud', pairs_only_within_provider: true }),
    voice('dan', 'male', { provider: 'cloud', pairs_only_within_provider: true }),
    voice('vera', 'female', { languages: ['is-IS'], quality: 'classic' }),
  ],
  pairs: [
    {
      id: 'ana-ben',
      name: 'Ana & Ben',
      host: 'ana',
      cohost: 'ben',
      quality: 'neural',
      tier: 'standard',
      languages: ['en-US'],
    },
    {
      id: 'cleo-dan',
      name: 'Cleo & Dan',
      host: 'cleo',
      cohost: 'dan',
      quality: 'neural',
      tier: 'premium',
      languages: ['en-US'],
    },
  ],
  levels: ['beginner', 'intermediate', 'expert'],
  tones: ['balanced', 'warm', 'playful', 'serious'],
  modes: ['dialogue', 'monologue'],
  lengths: [{ id: 'short', min_minutes: 2, max_minutes: 6 }],
  limits: {
    text_min_chars: 2000,
    text_max_chars: 2_000_000,
    script_line_max_chars: 4000,
    script_max_minutes: 60,
    script_max_chars: 120_000,
    question_max_chars: 500,
    emphasis_max_chars: 500,
    topic_max_chars: 100,
    file_max_bytes: 500 * 1024 * 1024,
    files_max_bytes: 500 * 1024 * 1024,
    files_max_count: 20,
  },
  plans: [],
  extra_credits: {
    block: 100,
    max: 10_000,
    months_valid: 12,
    price_cents: { usd: 600, brl: 1500, eur: 550 },
  },
  refund_days: 14,
  transcribes: true,
  translates: false,
};
