export type Signature = 'pdf' | 'zip' | 'office' | 'audio' | 'video' | 'picture' | 'other';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Containers whose first bytes are enough. */
const AT_START: [bytes: string, signature: Signature][] = [
  ['%PDF-', 'pdf'],
  ['PK\x03\x04', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'office'],
  ['\x89PNG\r\n\x1a\n', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['ID3', 'audio'],
  ['fLaC', 'audio'],
  ['#!AMR', 'audio'],
  ['caff', 'audio'],
  ['.snd', 'audio'],
  ['MAC ', 'audio'],
  ['wvpk', 'audio'],
  ['FLV\x01', 'video'],
  ['\x00\x00\x01\xba', 'video'],
  ['\x00\x00\x01\xb3', 'video'],
  ['{\\rtf', 'other'],
  ['%!PS', 'other'],
  ['\x7fELF', 'other'],
  ['MZ', 'other'],
];

/** Several kinds of media share a container; a video track gives itself away by its codec's name. */
const VIDEO_TRACKS = /V_(?:VP8|VP9|AV1|MPEG|MPEGH|THEORA|MS\/VFW)/;
const OGG_VIDEO = /theora|OVP80|\bvideo/;
const SOUND_BRANDS = /^(?:M4A |M4B |M4P |F4A )$/;
const PICTURE_BRANDS = /^(?:heic|heix|heim|heis|hevc|mif1|msf1|avif)$/;

function brand(name: string): Signature {
  if (PICTURE_BRANDS.test(name)) return 'picture';
  return SOUND_BRANDS.test(name) ? 'audio' : 'video';
}

const ASF = '\x30\x26\xb2\x75\x8e\x66\xcf\x11';
const ASF_VIDEO = '\xc0\xef\x19\xbc\x4d\x5b\xcf\x11';

function riff(kind: string): Signature {
  if (kind === 'WAVE') return 'audio';
  if (kind === 'WEBP') return 'picture';
  return kind === 'AVI ' ? 'video' : 'other';
}

function container(head: Uint8Array): Signature | undefined {
  const start = ascii(head, 0, 16);
  if (/^(?:RIFF|RF64)/.test(start)) return riff(start.slice(8, 12));
  if (start.startsWith('FORM')) return /^AIF[FC]$/.test(start.slice(8, 12)) ? 'audio' : 'other';
  if (start.slice(4, 8) === 'ftyp') return brand(start.slice(8, 12));
  if (/^(?:moov|mdat|wide|free|skip)$/.test(start.slice(4, 8))) return 'video';
  const all = ascii(head, 0, head.length);
  if (start.startsWith('OggS')) return OGG_VIDEO.test(all.slice(0, 512)) ? 'video' : 'audio';
  if (start.startsWith('\x1a\x45\xdf\xa3')) return VIDEO_TRACKS.test(all) ? 'video' : 'audio';
  if (start.startsWith(ASF)) return all.includes(ASF_VIDEO) ? 'video' : 'audio';
  return undefined;
}

/** Packets of 188 bytes, each opened by the same sign. */
const isTransportStream = (head: Uint8Array): boolean =>
  head.length > 188 * 3 && [0, 1, 2, 3].every((packet) => head[packet * 188] === 0x47);

const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const RATES = [44_100, 48_000, 32_000];

/** Length of the MPEG-1 layer 3 frame at `at`, or of an ADTS frame; 0 when there is none. */
function frameBytes(head: Uint8Array, at: number): number {
  const [a, b, c, d, e, f] = head.subarray(at, at + 6);
  if (a !== 0xff || b === undefined || c === undefined || (b & 0xe0) !== 0xe0) return 0;
  if ((b & 0xf6) === 0xf0) return (((d ?? 0) & 3) << 11) | ((e ?? 0) << 3) | ((f ?? 0) >> 5);
  if ((b & 0x06) !== 0x02) return 0;
  const isFirst = (b & 0x18) === 0x18;
  const rate = (RATES[(c >> 2) & 3] ?? 0) / (isFirst ? 1 : (b & 0x18) === 0x10 ? 2 : 4);
  const kbps = isFirst ? (BITRATES[c >> 4] ?? 0) : (LOW_BITRATES[c >> 4] ?? 0);
  if (rate === 0 || kbps === 0) return 0;
  return Math.floor(((isFirst ? 144 : 72) * kbps * 1000) / rate) + ((c >> 1) & 1);
}

const LOW_BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** One frame's first bytes can be chance; two in a row, each where the one before ends, are not. */
function isFrames(head: Uint8Array): boolean {
  const first = frameBytes(head, 0);
  return first > 0 && frameBytes(head, first) > 0;
}

export function signatureOf(head: Uint8Array): Signature | undefined {
  const start = ascii(head, 0, 16);
  const known = AT_START.find(([bytes]) => start.startsWith(bytes))?.[1];
  if (known) return known;
  return (
    container(head) ??
    (isTransportStream(head) ? 'video' : undefined) ??
    (isFrames(head) ? 'audio' : undefined)
  );
}
