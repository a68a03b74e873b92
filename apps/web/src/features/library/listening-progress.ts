import type { Audio } from '@parlance/contract/audios';

type Heard = Pick<Audio, 'status' | 'position_ms' | 'duration_ms'>;

const SHOWN = 4;

/** How much of it was heard, 0 to 1; 0 for what was not begun or was heard to its end. */
export const heardShare = ({ status, position_ms, duration_ms }: Heard): number =>
  status === 'ready' && duration_ms ? Math.min(1, position_ms / duration_ms) : 0;

/** What is left to hear, in started minutes. */
export const minutesLeft = ({ position_ms, duration_ms }: Heard): number =>
  Math.max(1, Math.ceil(((duration_ms ?? 0) - position_ms) / 60_000));

/** What somebody stopped in the middle of, to be gone on with. */
export const begunIn = <A extends Heard>(audios: readonly A[]): A[] =>
  audios.filter((audio) => heardShare(audio) > 0).slice(0, SHOWN);
