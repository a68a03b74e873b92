import { AppError } from '@parlance/kernel/errors';
import type { Voice } from '@parlance/ports/voice';

/** Many voices as one: their catalogues one after the other, each line said by whose voice it is. */
export function severalVoices(voices: Voice[]): Voice {
  const owners = new Map<string, Voice>();
  for (const voice of voices)
    for (const { id } of voice.catalogue()) {
      if (owners.has(id)) throw new Error(`two voices are called ${id}`);
      owners.set(id, voice);
    }

  function ownerOf(voiceId: string): Voice {
    const owner = owners.get(voiceId);
    if (owner) return owner;
    throw new AppError('speak.voice_unknown', { log: `nobody has the voice ${voiceId}` });
  }

  return {
    provider: 'several',
    versionOf: (voiceId, how) => ownerOf(voiceId).versionOf(voiceId, how),
    // Whoever likes fewer keeps the others waiting itself.
    concurrency: Math.max(...voices.map((voice) => voice.concurrency)),
    catalogue: () => voices.flatMap((voice) => voice.catalogue()),
    speak: async (ask) => await ownerOf(ask.voiceId).speak(ask),
    async begin(ask) {
      const owner = ownerOf(ask.voiceId);
      return (await owner.begin?.(ask)) ?? { speech: await owner.speak(ask) };
    },
  };
}
