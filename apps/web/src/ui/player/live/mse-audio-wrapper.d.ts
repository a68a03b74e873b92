declare module 'mse-audio-wrapper' {
  export default class MSEAudioWrapper {
    constructor(mimeType: string, options?: { minFramesPerSegment?: number; minBytesPerSegment?: number });
    iterator(chunk: Uint8Array): Iterable<Uint8Array<ArrayBuffer>>;
  }
}
