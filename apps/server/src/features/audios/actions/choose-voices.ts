import type { NewAudio } from '@parlance/contract/new-audio';
import type { Options, VoiceOption } from '@parlance/contract/options';
import type { FieldCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';

const refuse = (field: string, code: FieldCode) =>
  new AppError('validation_failed', { fields: { [field]: code } });

function known(options: Options, field: string, id: string, language: string): VoiceOption {
  const voice = options.voices.find((candidate) => candidate.id === id);
  if (!voice) throw refuse(field, 'voice_unknown');
  if (!voice.languages.includes(language)) throw refuse(field, 'voice_not_in_language');
  return voice;
}

/** From what was asked (a voice, a pair, or two voices) to who says the host's and the cohost's lines. */
export function chooseVoices(options: Options, ask: Pick<NewAudio, 'voice' | 'language' | 'mode'>) {
  const { voice, language, mode } = ask;
  if (typeof voice !== 'string') {
    const host = known(options, 'voice.host', voice.host, language);
    const cohost = known(options, 'voice.cohost', voice.cohost, language);
    const bound = host.pairs_only_within_provider || cohost.pairs_only_within_provider;
    if (bound && host.provider !== cohost.provider) throw refuse('voice', 'voices_must_share_provider');
    return { host: host.id, cohost: cohost.id };
  }
  const pair = options.pairs.find((candidate) => candidate.id === voice);
  if (pair) {
    if (!pair.languages.includes(language)) throw refuse('voice', 'voice_not_in_language');
    return { host: pair.host, cohost: pair.cohost };
  }
  const single = known(options, 'voice', voice, language);
  if (mode === 'dialogue') throw refuse('voice', 'voice_needs_partner');
  return { host: single.id, cohost: single.id };
}
