/** Every fourth sample is enough to know a sentence again. */
const THINNED = 4;
/** A page that is busy for a fifth of a second loses none of it. */
const BLOCK = 8_192;
/** The place of a listener who hears something moves; where it stands for so long, nothing is heard. */
const STALL_MS = 250;
const LOOK_MS = 50;

/**
 * Runs in a page before its own scripts: keeps what its <audio> elements really sound like, when the last press was,
 * and where they stood still. Read by `heard` below.
 */
export const CAPTURE = `
  const heard = { pressedAt: null, askedAt: null, loudAt: null, refused: null, rate: 0, blocks: [], stalls: [], offset: Infinity, kept: [] };
  window.benchHeard = heard;
  addEventListener('pointerdown', () => { heard.pressedAt = performance.now(); resume(); }, true);
  let context;
  const resume = () => { context ??= new AudioContext(); void context.resume(); };
  const known = new WeakSet();
  function record(track) {
    const source = context.createMediaStreamSource(new MediaStream([track]));
    const taps = context.createScriptProcessor(${BLOCK}, 1, 1);
    // An element that is given another source has another track, and the old one goes on in silence.
    for (const node of heard.kept.splice(0)) node.disconnect();
    if (heard.loudAt === null) heard.blocks.length = 0;
    // Else they are collected and fall silent.
    heard.kept.push(source, taps);
    taps.onaudioprocess = ({ inputBuffer, playbackTime }) => {
      heard.rate = context.sampleRate / ${THINNED};
      heard.offset = Math.min(heard.offset, performance.now() - playbackTime * 1000);
      const samples = inputBuffer.getChannelData(0);
      const thin = new Array(${BLOCK / THINNED});
      let peak = 0;
      for (let at = 0; at < thin.length; at++) {
        let sum = 0;
        for (let place = 0; place < ${THINNED}; place++) sum += samples[at * ${THINNED} + place];
        thin[at] = Math.round((sum / ${THINNED}) * 32767);
        peak = Math.max(peak, Math.abs(thin[at]));
      }
      if (peak > 600) heard.loudAt ??= performance.now();
      if (heard.loudAt === null) heard.blocks.splice(0, heard.blocks.length - 5);
      if (heard.blocks.length < 80) heard.blocks.push({ at: playbackTime, thin });
    };
    source.connect(taps);
    taps.connect(context.destination);
  }
  function listen(element) {
    if (known.has(element)) return;
    known.add(element);
    resume();
    const stream = (element.captureStream ?? element.mozCaptureStream).call(element);
    for (const track of stream.getAudioTracks()) record(track);
    stream.addEventListener('addtrack', ({ track }) => track.kind === 'audio' && record(track));
    let stood = null;
    let before = 0;
    setInterval(() => {
      const now = performance.now();
      const moved = element.currentTime !== before;
      before = element.currentTime;
      if (heard.loudAt === null || (element.paused && !element.ended)) { stood = null; return; }
      if (!moved) { stood ??= now; return; }
      if (stood !== null && now - stood > ${STALL_MS}) heard.stalls.push(Math.round(now - stood));
      stood = null;
    }, ${LOOK_MS});
  }
  const asks = (url) => { if (/live[.]mp3|media[.]mp3/.test(url)) heard.askedAt ??= performance.now(); };
  const fetched = window.fetch;
  window.fetch = function (url, ...rest) { asks(String(url?.url ?? url)); return fetched.call(this, url, ...rest); };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    asks(this.src);
    listen(this);
    const playing = play.call(this);
    playing.catch((error) => { if (error.name === 'NotAllowedError') heard.refused = error.name; });
    return playing;
  };
`;

export type Heard = {
  pressedAt: number | null;
  /** When the page first asked for the recording: what came before is the server's part. */
  askedAt: number | null;
  loudAt: number | null;
  refused: string | null;
  stalls: number[];
};

/** Expressions that a page with the script above answers. */
export const ASK = {
  state:
    '(({ pressedAt, askedAt, loudAt, refused, stalls }) => ({ pressedAt, askedAt, loudAt, refused, stalls }))(window.benchHeard)',
  /** In the page's own time, milliseconds since the press; blocks are handed over when the last of them was heard. */
  sound: `(({ rate, blocks, offset, pressedAt }) => {
    const first = blocks[0]?.at ?? 0;
    const samples = [];
    for (const { at, thin } of blocks) {
      const place = Math.round((at - first) * rate);
      while (samples.length < place) samples.push(0);
      samples.push(...thin);
    }
    return { rate, sinceMs: first * 1000 + offset - (${BLOCK / THINNED} / rate) * 1000 - pressedAt, samples };
  })(window.benchHeard)`,
} as const;
