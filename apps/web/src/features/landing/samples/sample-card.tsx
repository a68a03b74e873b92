import { Title } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '../play-button.tsx';
import { playWords } from './play-words.ts';
import classes from './sample-card.module.css';
import { SampleWave } from './sample-wave.tsx';
import { type Sample, sampleFile, spokenLanguage } from './samples.ts';

export function SampleCard({ sample }: { sample: Sample }) {
  const { t, i18n } = useTranslation('landing');
  const { id, kind, mode, language, title } = sample;
  return (
    <sample-player
      className={classes.card}
      data-audio={sampleFile(`${id}.mp3`)}
      data-transcript={sampleFile(`${id}.vtt`)}
      data-duration-ms={sample.durationMs}
    >
      <p className={classes.kind}>
        <span>
          {t(`samples.kind.${kind}`)} · {t(`samples.mode.${mode}`)}
        </span>
        <span>{spokenLanguage(sample, i18n.language)}</span>
      </p>
      <div className={classes.top}>
        <PlayButton size="small" words={playWords(t, title)} />
        <Title order={3} className={classes.title} lang={language}>
          {title}
        </Title>
      </div>
      <SampleWave sample={sample} bars={52} height={36} />
      <SampleFacts sample={sample} />
      <a
        className={classes.source}
        href={sampleFile(sample.source)}
        target="_blank"
        rel="noopener"
        hrefLang={language}
        aria-label={`${t(`samples.source_${kind}`)}: ${title}`}
      >
        {t(`samples.source_${kind}`)}
        <IconExternalLink size={16} stroke={1.8} aria-hidden />
      </a>
    </sample-player>
  );
}

function SampleFacts({ sample }: { sample: Sample }) {
  const { t } = useTranslation('landing');
  const { level, voices, question, emphasis, language } = sample;
  return (
    <dl className={classes.facts}>
      <dt>{t('samples.level')}</dt>
      <dd>{t(`samples.levels.${level}`)}</dd>
      <dt>{t('samples.voices', { count: voices.length })}</dt>
      <dd>{voices.join(', ')}</dd>
      {question && (
        <>
          <dt>{t('samples.question')}</dt>
          <dd lang={language}>{question}</dd>
        </>
      )}
      {emphasis && (
        <>
          <dt>{t('samples.emphasis')}</dt>
          <dd lang={language}>{emphasis}</dd>
        </>
      )}
    </dl>
  );
}
