import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import IconMessageLanguage from '@tabler/icons-react/dist/esm/icons/IconMessageLanguage.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TurnAside } from '../../../ui/player/transcript/turn-view.tsx';
import type { Turn } from '../../../ui/player/transcript/turns.ts';
import { useScript } from '../audio-queries.ts';
import { linesOfTurns } from './lines-of-turns.ts';
import type { Heard } from './say-differently.tsx';
import classes from './script-panel.module.css';
import { SourcePassage } from './source-passage.tsx';

/** A name that is marked is the one somebody wants to hear otherwise. */
const markedWord = (): string => {
  const marked = window.getSelection()?.toString().trim() ?? '';
  return marked.length <= LIMITS.pronunciationMaxChars && !marked.includes('\n') ? marked : '';
};

/** For each turn of the transcript: the passages it rests on, and the ways to change it. */
export function useTurnAsides(
  audio: Audio,
  turns: readonly Turn[],
  sayDifferently: (heard: Heard) => void,
): ReadonlyMap<number, TurnAside> {
  const { t } = useTranslation('listen');
  const { data: script } = useScript(audio);
  const { id, language } = audio;
  return useMemo(() => {
    const asides = new Map<number, TurnAside>();
    if (!script) return asides;
    const passages = new Map(script.passages.map((passage) => [passage.id, passage]));
    for (const [place, numbers] of linesOfTurns(turns, script.lines).entries()) {
      const [first] = numbers;
      if (first === undefined) continue;
      const lines = numbers.flatMap((number) => script.lines[number] ?? []);
      const said = lines.map(({ text }) => text).join(' ');
      const cited = [...new Set(lines.flatMap(({ source_refs }) => source_refs))].flatMap(
        (ref) => passages.get(ref) ?? [],
      );
      asides.set(place, {
        label: t('script.sources', { count: cited.length }),
        panel:
          cited.length > 0 &&
          cited.map((passage) => (
            <SourcePassage
              key={passage.id}
              passage={passage}
              said={said}
              documents={script.documents}
              language={language}
            />
          )),
        tools: (tabIndex) => (
          <>
            <button
              type="button"
              className={classes.pencil}
              tabIndex={tabIndex}
              title={t('respell.open')}
              aria-label={t('respell.open')}
              // Pressing it would let go of the word that is marked.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => sayDifferently({ lines: numbers, word: markedWord() })}
            >
              <IconMessageLanguage size={16} stroke={1.7} aria-hidden="true" />
            </button>
            <Link
              to={`/app/edit-audio/${id}#line-${first + 1}`}
              className={classes.pencil}
              tabIndex={tabIndex}
              title={t('transcript.edit')}
              aria-label={t('transcript.edit')}
            >
              <IconPencil size={15} stroke={1.7} aria-hidden="true" />
            </Link>
          </>
        ),
      });
    }
    return asides;
  }, [script, turns, id, language, t, sayDifferently]);
}
