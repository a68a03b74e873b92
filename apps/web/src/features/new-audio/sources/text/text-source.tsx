import { Button, Text, Textarea } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClipboard from '@tabler/icons-react/dist/esm/icons/IconClipboard.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDraft, useDraft } from '../../draft/draft.ts';
import { useFault } from '../../draft/faults.tsx';
import classes from '../source-field.module.css';

function CharacterCount({ minimum }: { minimum: number }) {
  const { t } = useTranslation('compose');
  const count = useDraft((draft) => draft.text.trim().length);
  const enough = count >= minimum;
  return (
    <Text
      component="span"
      size="sm"
      className={enough ? `${classes.enough} tabular` : 'tabular'}
      c={enough ? undefined : 'dimmed'}
    >
      {enough && (
        <IconCheck size={16} stroke={2.4} aria-hidden style={{ verticalAlign: '-3px', marginRight: 4 }} />
      )}
      {enough
        ? t('source.text.enough', { count })
        : t('source.text.so_far', { sofar: count, count: minimum })}
    </Text>
  );
}

function WayToMinimum({ minimum }: { minimum: number }) {
  const reached = useDraft((draft) => Math.min(1, draft.text.trim().length / minimum));
  return (
    <div className={classes.track} aria-hidden="true">
      <div
        className={classes.reached}
        data-enough={reached === 1 || undefined}
        style={{ transform: `scaleX(${reached})` }}
      />
    </div>
  );
}

export function TextSource({ options: { limits } }: { options: Options }) {
  const { t } = useTranslation('compose');
  const text = useDraft((draft) => draft.text);
  const fault = useFault('source');
  const area = useRef<HTMLTextAreaElement>(null);

  // A browser may refuse to hand over its clipboard; then the field waits for a paste by hand.
  const paste = async () => {
    try {
      changeDraft({ text: await navigator.clipboard.readText() });
    } finally {
      area.current?.focus();
    }
  };

  return (
    <>
      <Textarea
        ref={area}
        label={t('source.text.label')}
        description={t('source.text.hint')}
        placeholder={t('source.text.placeholder')}
        rows={8}
        resize="vertical"
        value={text}
        error={fault}
        maxLength={limits.text_max_chars}
        onChange={(event) => changeDraft({ text: event.currentTarget.value })}
      />
      <WayToMinimum minimum={limits.text_min_chars} />
      <div className={classes.footer}>
        <CharacterCount minimum={limits.text_min_chars} />
        {text === '' ? (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconClipboard size={16} aria-hidden />}
            onClick={() => void paste().catch(() => undefined)}
          >
            {t('source.text.paste')}
          </Button>
        ) : (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={() => changeDraft({ text: '' })}
          >
            {t('source.text.clear')}
          </Button>
        )}
      </div>
    </>
  );
}
