import { SKIP_BACK_MS, SKIP_FORWARD_MS } from './skips.ts';

type KeyAction = 'toggle' | 'help' | { skipMs: number };

/** Keys that play from anywhere on the page, as listeners know them from other players. */
const PLAYER_KEYS = {
  ' ': 'toggle',
  k: 'toggle',
  j: { skipMs: -SKIP_BACK_MS },
  l: { skipMs: SKIP_FORWARD_MS },
  '?': 'help',
} as const satisfies Record<string, KeyAction>;

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"], dialog, [role="menu"]';
/** What Space already does something with. */
const PRESSED_BY_SPACE = 'button, a, summary, [role="slider"], [role="tab"]';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

/** What a key means that was pressed somewhere on the page; nothing where it belongs to what it was pressed on. */
export function keyAction(press: Press, target: Pick<Element, 'closest'> | null): KeyAction | undefined {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return undefined;
  if (target?.closest(TYPED_INTO)) return undefined;
  if (press.key === ' ' && target?.closest(PRESSED_BY_SPACE)) return undefined;
  const key = press.key.toLowerCase();
  return key in PLAYER_KEYS ? PLAYER_KEYS[key as keyof typeof PLAYER_KEYS] : undefined;
}
