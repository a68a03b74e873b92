import { type Config, ConfigError } from './config.ts';

type Bounds = { sealed: boolean; why?: string };

/**
 * FFmpeg and libvips read strangers' files. Where the operating system does not bound them, whoever finds a fault in
 * them has the server's rights: on this machine alone that is its owner's, on a public address anybody's.
 */
export function refuseUnsealed(
  { onLoopback, unsealedReaders, publicUrl }: Pick<Config, 'onLoopback' | 'unsealedReaders' | 'publicUrl'>,
  { sealed, why }: Bounds,
): void {
  if (sealed || onLoopback || unsealedReaders === 'allow') return;
  throw new ConfigError(
    `PUBLIC_URL is ${publicUrl}, and what reads people's recordings and pictures can't be sealed here: ${why}. ` +
      'Start it on Linux (x64 or arm64), or accept the risk with PARLANCE_UNSEALED_READERS=allow.',
  );
}
