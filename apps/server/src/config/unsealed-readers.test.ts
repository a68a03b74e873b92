import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { refuseUnsealed } from './unsealed-readers.ts';

const PUBLIC = { publicUrl: 'https://talks.example', onLoopback: false, unsealedReaders: 'refuse' } as const;
const OPEN = { sealed: false, why: 'darwin has no bound that could be used' };

describe('readers without a seal', () => {
  it('stop the start on a public address, which says why and what can be done', () => {
    expect(() => refuseUnsealed(PUBLIC, OPEN)).toThrow(ConfigError);
    expect(() => refuseUnsealed(PUBLIC, OPEN)).toThrow(/darwin.*PARLANCE_UNSEALED_READERS=allow/);
  });

  it('are accepted by an operator who says so, on this machine alone, and when there is a seal', () => {
    expect(() => refuseUnsealed({ ...PUBLIC, unsealedReaders: 'allow' }, OPEN)).not.toThrow();
    expect(() => refuseUnsealed({ ...PUBLIC, onLoopback: true }, OPEN)).not.toThrow();
    expect(() => refuseUnsealed(PUBLIC, { sealed: true })).not.toThrow();
  });
});
