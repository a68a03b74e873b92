import type { Script } from '@parlance/artifacts/script';
import { LIMITS } from '@parlance/kernel/limits';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';

/** Whole exchanges only: two hosts have equal shares in whatever is spoken. */
const TURNS = { dialogue: 2, monologue: 1 } as const;

/** The first lines of a script, until they take about as long as an opening may; all of a shorter one. */
export function openingOf(script: Script): Script {
  let spokenMs = 0;
  let kept = 0;
  for (const { text } of script.lines) {
    if (spokenMs >= LIMITS.tryoutSpeechMs && kept % TURNS[script.mode] === 0) break;
    spokenMs += estimateSpeechMs(text);
    kept++;
  }
  return {
    ...script,
    lines: script.lines.slice(0, kept),
    chapters: script.chapters.filter(({ firstLine }) => firstLine < kept),
  };
}
