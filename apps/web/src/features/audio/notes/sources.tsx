import type { Audio } from '@parlance/contract/audios';
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { useTranslation } from 'react-i18next';
import { audioName } from '../../../lib/format/audio-name.ts';
import classes from './sources.module.css';
import { WebLink } from './web-link.tsx';

type Source = Audio['sources'][number];

/** Others look like a file. */
const ICONS: Partial<Record<Source['type'], typeof IconLink>> = {
  topic: IconBulb,
  files: IconFiles,
  url: IconLink,
  text: IconAlignLeft,
  script: IconMessages,
};

/** What the audio was made from, where it has a name or an address. */
export function Sources({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  // What the heading above says already needs no second saying.
  const isSaid = (source: Source) => source.url === null && source.title === audioName(audio, '');
  const sources = audio.sources.filter((source) => (source.title ?? source.url) && !isSaid(source));
  if (sources.length === 0) return null;
  return (
    <section className={classes.box} aria-label={t('source.title')}>
      <span className={classes.label}>{t('source.title')}</span>
      <ul>
        {sources.map(({ type, title, url }) => {
          const Icon = ICONS[type] ?? IconFiles;
          return (
            <li key={`${type} ${title} ${url}`}>
              <Icon size={16} stroke={1.7} aria-hidden="true" className={classes.symbol} />
              <WebLink name={title ?? url ?? ''} url={url} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
