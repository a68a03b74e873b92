import { coverSvg } from '@parlance/kernel/cover-svg';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cover } from './cover.tsx';

const IDS = Array.from({ length: 12 }, (_, index) => `01k4n8y6v0c5wq3r7t9x2b4d${index.toString(36)}f`);

/** Colours and shapes, in order; not how their gradients are called. */
const drawing = (svg: string): string[] =>
  [...svg.matchAll(/<(stop|circle|ellipse|path|rect)([^>]*?)\/?>(?:<\/\1>)?/g)]
    .map(([, tag, attributes = '']) => `${tag} ${attributes.trim()}`)
    .filter((element) => !element.includes('url(#'));

it('is the picture that podcast apps and links show, and another for each of twelve audios', () => {
  const inApp = IDS.map((id) => drawing(renderToStaticMarkup(<Cover id={id} />)));
  expect(inApp).toEqual(IDS.map((id) => drawing(coverSvg(id, 1400))));
  expect(new Set(inApp.map((shapes) => shapes.join())).size).toBe(IDS.length);
});
