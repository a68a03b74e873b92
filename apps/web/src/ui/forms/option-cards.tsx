import { Input, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './option-cards.module.css';

export type Option<Value extends string> = {
  value: Value;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** What goes with this choice and is not part of choosing: buttons, for instance, which a label can't hold. */
  below?: ReactNode;
};

type Props<Value extends string> = {
  label: string;
  /** Why something can't be chosen, or what the choice means. */
  hint?: ReactNode;
  error?: string | undefined;
  value: Value;
  options: Option<Value>[];
  onChange: (value: Value) => void;
  /** How many stand side by side when there is room. */
  columns: 2 | 3;
  /** For few words each: side by side on a phone, too. */
  compact?: boolean;
};

/** A radio group whose choices are cards; native radios, so arrow keys and screen readers work as ever. */
export function OptionCards<Value extends string>({
  label,
  hint,
  error,
  value,
  options,
  onChange,
  columns,
  compact,
}: Props<Value>) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.group} aria-describedby={describedBy || undefined}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.cards} data-columns={columns} data-compact={compact || undefined}>
        {options.map((option) => (
          <div key={option.value} className={classes.cell}>
            <label className={classes.card}>
              <input
                type="radio"
                className={classes.input}
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              {option.icon && <span className={classes.icon}>{option.icon}</span>}
              <span className={classes.words}>
                <Text component="span" display="block" fw={600}>
                  {option.label}
                </Text>
                {option.description && (
                  <Text component="span" display="block" size="sm" c="dimmed" lh={1.45}>
                    {option.description}
                  </Text>
                )}
              </span>
            </label>
            {option.below && <div className={classes.below}>{option.below}</div>}
          </div>
        ))}
      </div>
      {hint && (
        <Text id={`${id}-hint`} size="sm" c="dimmed" mt="xs">
          {hint}
        </Text>
      )}
      {error && (
        <Input.Error id={`${id}-error`} mt="xs" size="md">
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
