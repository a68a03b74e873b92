import { Group, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Item } from '../../ui/lists/rows.tsx';
import { Tag } from '../../ui/lists/tag.tsx';

/** As much of the mutation that changes it as is needed here. */
type Change = {
  mutate(
    input: { id: string; change: { disabled: boolean } },
    callbacks: { onError(error: unknown): void },
  ): void;
  isPending: boolean;
  variables: { change: { disabled?: boolean | undefined } } | undefined;
};

type Props = {
  icon: ReactNode;
  title: ReactNode;
  item: { id: string; description: string | null; disabled: boolean };
  detail: ReactNode;
  labels: { disabled: string; enabled: string };
  change: Change;
  onError: (error: unknown) => void;
  /** What else can be done with it. */
  children: ReactNode;
};

/** A key or a webhook: what it is, a switch that turns it off, and its actions. */
export function SwitchedItem({ icon, title, item, detail, labels, change, onError, children }: Props) {
  // What was switched shows at once, before the server has answered.
  const disabled = (change.isPending ? change.variables?.change.disabled : undefined) ?? item.disabled;
  return (
    <Item
      icon={icon}
      title={
        <Group gap="xs">
          {title}
          {disabled && <Tag tone="quiet">{labels.disabled}</Tag>}
        </Group>
      }
      detail={
        <>
          {item.description && (
            <Text component="p" size="sm" dir="auto">
              {item.description}
            </Text>
          )}
          {detail}
        </>
      }
      action={
        <Group gap="xs" wrap="nowrap">
          <Switch
            checked={!disabled}
            aria-label={labels.enabled}
            onChange={(event) =>
              change.mutate({ id: item.id, change: { disabled: !event.currentTarget.checked } }, { onError })
            }
          />
          {children}
        </Group>
      }
    />
  );
}
