import type { Audio } from '@parlance/contract/audios';
import { useTranslation } from 'react-i18next';

/** Why an audio failed, with what its own case adds: subjects near the topic, the limit, the file's name. */
export function useFailureText() {
  const { t } = useTranslation('errors');
  return ({ code, params = {} }: Pick<NonNullable<Audio['error']>, 'code' | 'params'>): string => {
    const { nearest, max_tokens, max_hours, pages, max_pages, file } = params;
    const inFile = file === undefined ? '' : ` ${t('failure_in_file', { file })}`;
    if (code === 'topic_unknown' && nearest) return t('failure_of.topic_unknown.nearest', { nearest });
    if (code === 'source_too_large' && max_tokens)
      return t('failure_of.source_too_large.max_tokens', { max_tokens });
    if (code === 'too_many_picture_pages' && max_pages)
      return t('failure_of.too_many_picture_pages.max_pages', { pages, max_pages }) + inFile;
    if (code === 'media_too_long' && max_hours)
      return t('failure_of.media_too_long.max_hours', { max_hours }) + inFile;
    return t(`failure.${code}`) + inFile;
  };
}
