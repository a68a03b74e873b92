import { ActionIcon, Menu } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconMoonFilled from '@tabler/icons-react/dist/esm/icons/IconMoonFilled.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Chapter } from '../chapters.ts';
import { lastBegun } from '../last-begun.ts';
import type { Playback } from '../playback/playback.ts';

const MINUTES = ['15', '30', '45', '60'] as const;
type Choice = 'off' | 'chapter' | (typeof MINUTES)[number];

const choiceOf = (value: string): Choice =>
  value === 'chapter' ? value : (MINUTES.find((minutes) => minutes === value) ?? 'off');

/** One for everything that is heard here: it goes on while the listener looks at other pages. */
const useSleepChoice = create<{ choice: Choice }>()(() => ({ choice: 'off' }));
const choose = (choice: Choice): void => useSleepChoice.setState({ choice });

/** Pauses after a time, or where the chapter that was playing ends. */
export function useSleepTimer(playback: Playback, chapters: readonly Chapter[]): void {
  const { choice } = useSleepChoice();
  useEffect(() => {
    if (choice === 'off') return;
    const sleep = () => {
      playback.pause();
      choose('off');
    };
    if (choice === 'chapter') {
      const chapter = lastBegun(chapters, playback.positionMs());
      return playback.subscribePosition(() => {
        if (lastBegun(chapters, playback.positionMs()) > chapter) sleep();
      });
    }
    const timer = setTimeout(sleep, Number(choice) * 60_000);
    return () => clearTimeout(timer);
  }, [choice, playback, chapters]);
}

export function SleepTimer({ chapters }: { chapters: readonly Chapter[] }) {
  const { t, i18n } = useTranslation('player');
  const { choice } = useSleepChoice();
  const minutes = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const named = (value: Choice): string => {
    if (value === 'off') return t('sleep_off');
    return value === 'chapter' ? t('sleep_chapter') : minutes.format(Number(value));
  };
  const choices: Choice[] = ['off', ...MINUTES, ...(chapters.length > 1 ? (['chapter'] as const) : [])];
  const Moon = choice === 'off' ? IconMoon : IconMoonFilled;
  return (
    <Menu position="top" shadow="md" width={190}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          size={42}
          radius="xl"
          aria-label={choice === 'off' ? t('sleep') : t('sleep_on', { when: named(choice) })}
        >
          <Moon size={21} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('sleep')}</Menu.Label>
        <Menu.RadioGroup value={choice} onChange={(value) => choose(choiceOf(value))}>
          {choices.map((value) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {named(value)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
