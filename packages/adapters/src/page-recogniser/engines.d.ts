// Neither package brings types that can be found.
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  class HeifImage {
    get_width(): number;
    get_height(): number;
    display(into: Pixels, done: (shown: Pixels | null) => void): void;
  }
  const heif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default heif;
}

declare module 'tesseract-wasm' {
  export interface OCREngine {
    destroy(): void;
    setVariable(name: string, value: string): void;
    loadModel(model: Uint8Array): void;
    loadImage(image: { data: Uint8ClampedArray; width: number; height: number }): void;
    clearImage(): void;
    getHOCR(): string;
  }
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
