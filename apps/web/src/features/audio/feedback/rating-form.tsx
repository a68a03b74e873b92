import { Button, Group, Rating, Stack, Textarea } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRate } from '../audio-queries.ts';
import classes from './rating-form.module.css';

type Props = { audio: Audio; onDone?: () => void };

/** Stars count at once; words are welcome afterwards. */
export function RatingForm({ audio, onDone }: Props) {
  const { t } = useTranslation('listen');
  const [stars, setStars] = useState(audio.rating ?? 0);
  const [comment, setComment] = useState('');
  const [open, setOpen] = useState(false);
  const rate = useRate(audio.id, t('rating.saved'));

  const choose = (rating: number) => {
    setStars(rating);
    setOpen(true);
    rate.mutate({ rating }, { onError: () => setStars(audio.rating ?? 0) });
  };
  const send = () =>
    rate.mutate(
      { rating: stars, comment },
      {
        onSuccess: () => {
          setOpen(false);
          setComment('');
          onDone?.();
        },
      },
    );

  return (
    <Stack gap="sm">
      <Rating
        size="xl"
        value={stars}
        onChange={choose}
        color="ember"
        classNames={{ starSymbol: classes.star }}
        aria-label={t('rating.label')}
        getSymbolLabel={(value) => t('rating.stars', { count: value })}
      />
      {open && (
        <>
          <Textarea
            label={t('rating.comment')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={LIMITS.ratingCommentMaxChars}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button size="sm" disabled={comment.trim() === ''} loading={rate.isPending} onClick={send}>
              {t('rating.send')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
