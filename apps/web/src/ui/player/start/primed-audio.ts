const RATE = 8_000;
const SAMPLES = RATE / 20;

/** A moment of nothing, as a WAV file: 8 bits, one channel. */
function silence(): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (let place = 0; place < text.length; place++) header.setUint8(at + place, text.charCodeAt(place));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + SAMPLES, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, SAMPLES, true);
  return new Blob([header.buffer, new Uint8Array(SAMPLES).fill(128)], { type: 'audio/wav' });
}

let primed: HTMLAudioElement | null = null;

/**
 * Called in a press that asks for sound which can't be there yet. Some browsers let only those elements play by
 * themselves that have played in a press: this one has, and is handed to whoever plays next.
 */
export function primeAudio(): void {
  if (primed) return;
  primed = new Audio();
  const address = URL.createObjectURL(silence());
  primed.src = address;
  const done = () => URL.revokeObjectURL(address);
  // Whoever took it over by now has ended it.
  primed.play().then(done, done);
}

/** The element that was primed last, once, and as empty as a new one; else a new one. */
export function takeAudio(): HTMLAudioElement {
  if (!primed) return new Audio();
  const taken = primed;
  primed = null;
  // It stands at the end of its silence, which nobody has heard anything of.
  taken.pause();
  taken.removeAttribute('src');
  taken.load();
  return taken;
}
