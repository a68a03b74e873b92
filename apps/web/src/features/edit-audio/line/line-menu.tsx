import { ActionIcon, Kbd, Menu } from '@mantine/core';
import IconArrowMerge from '@tabler/icons-react/dist/esm/icons/IconArrowMerge.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconScissors from '@tabler/icons-react/dist/esm/icons/IconScissors.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import type { Edit } from '../script-editor.ts';

type Props = {
  lineKey: number;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** Where the caret is, or was before the menu was opened. */
  caret: () => number;
  act: (edit: Edit) => void;
};

/** Everything that can be done to a line besides writing it; the keys for it stand beside. */
export function LineMenu({ lineKey: key, number, isFirst, isLast, caret, act }: Props) {
  const { t } = useTranslation('studio');
  const symbol = { size: 16, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" width={270} shadow="md" returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('line.menu', { number })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPlus {...symbol} />}
          rightSection={<Kbd size="xs">Enter</Kbd>}
          onClick={() => act({ type: 'add', after: key })}
        >
          {t('line.add')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconScissors {...symbol} />}
          rightSection={<Kbd size="xs">Ctrl Enter</Kbd>}
          onClick={() => act({ type: 'split', key, at: caret() })}
        >
          {t('line.split')}
        </Menu.Item>
        <Menu.Item
          disabled={isFirst}
          leftSection={<IconArrowMerge {...symbol} />}
          rightSection={<Kbd size="xs">⌫</Kbd>}
          onClick={() => act({ type: 'merge', key })}
        >
          {t('line.merge')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          disabled={isFirst}
          leftSection={<IconChevronUp {...symbol} />}
          rightSection={<Kbd size="xs">Alt ↑</Kbd>}
          onClick={() => act({ type: 'move', key, by: -1 })}
        >
          {t('line.up')}
        </Menu.Item>
        <Menu.Item
          disabled={isLast}
          leftSection={<IconChevronDown {...symbol} />}
          rightSection={<Kbd size="xs">Alt ↓</Kbd>}
          onClick={() => act({ type: 'move', key, by: 1 })}
        >
          {t('line.down')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash {...symbol} />}
          onClick={() => act({ type: 'remove', key })}
        >
          {t('line.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
