import { useTranslation } from 'react-i18next';
import { Cover } from '../../../ui/player/cover/cover.tsx';
import { PlayButton } from '../play-button.tsx';
import classes from './featured-sample.module.css';
import { playWords } from './play-words.ts';
import { SampleWave } from './sample-wave.tsx';
import { type Sample, sampleFile, spokenLanguage } from './samples.ts';

/** A whole player, ready to be pressed; the lines beneath it follow what is said. */
export function FeaturedSample({ sample }: { sample: Sample }) {
  const { t, i18n } = useTranslation('landing');
  const facts = [
    t(`samples.kind.${sample.kind}`),
    t(`samples.mode.${sample.mode}`),
    spokenLanguage(sample, i18n.language),
  ];
  return (
    <sample-player
      className={classes.card}
      data-audio={sampleFile(`${sample.id}.mp3`)}
      data-transcript={sampleFile(`${sample.id}.vtt`)}
      data-duration-ms={sample.durationMs}
    >
      <div className={classes.top}>
        <Cover id={sample.id} className={classes.cover} />
        <div className={classes.words}>
          <p className={classes.facts}>{facts.join(' · ')}</p>
          <p className={classes.title} lang={sample.language}>
            {sample.title}
          </p>
        </div>
        <PlayButton size="large" words={playWords(t, sample.title)} />
      </div>
      <SampleWave sample={sample} bars={72} height={56} />
      <ol className={classes.lines} data-lines aria-label={t('samples.lines')} lang={sample.language}>
        {sample.opening.map(({ speaker, text }, place) => (
          <li key={text} data-line data-voice={place % 2} className={classes.line}>
            <span data-speaker className={classes.speaker}>
              {speaker}
            </span>
            <span data-text className={classes.text}>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </sample-player>
  );
}
