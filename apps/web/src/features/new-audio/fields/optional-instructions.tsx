import { Card, Collapse, Group, Stack, Switch, Text, Textarea, UnstyledButton } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDraft, useDraft } from '../draft/draft.ts';
import { useFault } from '../draft/faults.tsx';
import classes from './optional-instructions.module.css';

type InstructionName = 'question' | 'emphasis';

function Instruction({ name, maxChars }: { name: InstructionName; maxChars: number }) {
  const { t } = useTranslation('compose');
  const value = useDraft((draft) => draft[name]);
  return (
    <div data-field={name}>
      <Textarea
        label={t(`instructions.${name}`)}
        description={t(`instructions.${name}_hint`)}
        placeholder={t(`instructions.${name}_example`)}
        rows={2}
        maxLength={maxChars}
        value={value}
        error={useFault(name)}
        onChange={(event) => changeDraft({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}

/** Open from the start where a draft already holds an instruction. */
export function OptionalInstructions({ limits }: { limits: Options['limits'] }) {
  const { t } = useTranslation('compose');
  const hasInstructions = useDraft((draft) => draft.question !== '' || draft.emphasis !== '');
  const [open, setOpen] = useState(hasInstructions);
  const id = useId();
  return (
    <Card component="section" p={{ base: 'md', sm: 'xl' }} aria-labelledby={`${id}-title`}>
      <h2 className={classes.heading}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
        >
          <Group justify="space-between" wrap="nowrap">
            <span>
              <span id={`${id}-title`} className={classes.title}>
                {t('instructions.title')}
              </span>
              <Text component="span" display="block" size="sm" c="dimmed">
                {t('instructions.lead')}
              </Text>
            </span>
            <IconChevronDown
              size={20}
              aria-hidden
              className={classes.chevron}
              data-open={open || undefined}
            />
          </Group>
        </UnstyledButton>
      </h2>
      <Collapse expanded={open} id={`${id}-body`}>
        <Stack gap="md" pt="lg">
          <Instruction name="question" maxChars={limits.question_max_chars} />
          <Instruction name="emphasis" maxChars={limits.emphasis_max_chars} />
        </Stack>
      </Collapse>
    </Card>
  );
}

/** Whether to read the script before anything is spoken. */
export function ReviewSwitch() {
  const { t } = useTranslation('compose');
  const review = useDraft((draft) => draft.review);
  return (
    <Card component="section" p={{ base: 'md', sm: 'xl' }} aria-label={t('review.label')}>
      <Switch
        size="md"
        label={t('review.label')}
        description={t('review.hint')}
        checked={review}
        onChange={(event) => changeDraft({ review: event.currentTarget.checked })}
      />
    </Card>
  );
}
