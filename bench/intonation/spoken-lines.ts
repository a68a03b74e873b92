import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** `asks`: a yes/no or elliptic question. Those in `lines` are not among the ones the climb was shaped on. */
type SpokenLine = { text: string; asks: boolean };

export async function readLines(folder: string, language: string): Promise<SpokenLine[]> {
  const rows = (await readFile(path.join(folder, `${language}.txt`), 'utf8')).trim().split('\n');
  return rows.map((row) => ({ asks: row.startsWith('?'), text: row.slice(2) }));
}
