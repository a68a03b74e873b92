import { create } from 'zustand';

type Phase = 'idle' | 'loading' | 'playing' | 'failed';

/** The one sample that is heard, or was last tried. */
export const useSample = create<{ address: string; phase: Phase }>()(() => ({ address: '', phase: 'idle' }));

let player: HTMLAudioElement | undefined;

function silence(): void {
  player?.pause();
  // Also ends the download of one that is still on its way.
  player?.removeAttribute('src');
  player?.load();
  player = undefined;
}

/** Stops this sample; another one that is heard meanwhile goes on. */
export function stopSample(address: string): void {
  if (useSample.getState().address !== address) return;
  silence();
  useSample.setState({ address: '', phase: 'idle' });
}

/**
 * Plays a sample, or several one after the other, instead of whatever was heard; told and stopped by the name of the
 * whole. Must be called by a click: browsers insist.
 */
export function playSample(name: string, addresses: readonly string[] = [name]): void {
  silence();
  const [address, ...rest] = addresses;
  if (address === undefined) {
    useSample.setState({ address: '', phase: 'idle' });
    return;
  }
  const own = new Audio(address);
  player = own;
  const tell = (phase: Phase) => {
    if (player === own) useSample.setState({ address: name, phase });
  };
  tell('loading');
  own.addEventListener('playing', () => tell('playing'));
  own.addEventListener('waiting', () => tell('loading'));
  own.addEventListener('ended', () => {
    if (player === own) playSample(name, rest);
  });
  own.addEventListener('error', () => tell('failed'));
  own.play().catch(() => tell('failed'));
}
