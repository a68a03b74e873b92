const startsWith = (bytes: Uint8Array, signs: number[], at = 0): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign);

const letters = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0));

/** By the first bytes alone: what else libvips could read never gets to it. */
export function kindOfPicture(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  if (startsWith(bytes, [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8)) return 'webp';
  return undefined;
}
