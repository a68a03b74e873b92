import { expect, it } from 'vitest';
import { Styles } from './styles.ts';

it('takes the sound of a voice from one mixture and its melody from another', async () => {
  const styles = new Styles();
  const george = { bm_george: 1 };
  const siwis = { ff_siwis: 1 };
  const both = await styles.row(siwis, george, 40);
  expect(both.subarray(0, 128)).toEqual((await styles.row(siwis, siwis, 40)).subarray(0, 128));
  expect(both.subarray(128)).toEqual((await styles.row(george, george, 40)).subarray(128));
  expect(both).not.toEqual(await styles.row(george, george, 40));
});
