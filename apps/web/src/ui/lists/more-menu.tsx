import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ReactNode } from 'react';

type Props = { label: string; loading: boolean; size: number; children: ReactNode };

/** The three dots behind which a card keeps what is wanted seldom. */
export const MoreMenu = ({ label, loading, size, children }: Props) => (
  <Menu position="bottom-end" width={230} shadow="md">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size={size} aria-label={label} loading={loading}>
        <IconDots size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
