declare module '@echogarden/espeak-ng-emscripten' {
  type SpeechEvent = { type: string; text_position: number; audio_position: number; id?: string | number };

  class EspeakWorker {
    /** 0 when the voice exists. */
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_range(range: number): void;
    set_volume(volume: number): void;
    get_samplerate(): number;
    synthesize(text: string, onAudio: (audio: Int16Array, events: SpeechEvent[]) => boolean): void;
  }

  type EspeakModule = {
    FS: { writeFile(path: string, content: string): void };
    eSpeakNGWorker: new () => EspeakWorker;
  };

  export default function load(): Promise<EspeakModule>;
}
