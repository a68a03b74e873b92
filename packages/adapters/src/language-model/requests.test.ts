import { afterEach, expect, it } from 'vitest';
import { fieldsOf, listedFields } from '../testing/request-fields.ts';
import { openVendor, VENDORS } from './testing/vendors.ts';

let close = async () => {};
afterEach(() => close());

const ask = async (vendor: (typeof VENDORS)[number], status?: number, onText?: () => void) => {
  const open = await openVendor(vendor, () => '{"word": "lamp"}');
  close = open.close;
  if (status !== undefined) open.server.faults.push({ status });
  await open.client().ask({
    instructions: 'Give a word.',
    material: 'Material.',
    shape: { name: 'any', jsonSchema: { type: 'object', properties: {} }, parse: (answer) => answer },
    onUsage: () => {},
    onText,
    signal: new AbortController().signal,
  });
  return open.server.bodies;
};

it.each(VENDORS)('$vendor is sent the fields that the documentation lists', async (vendor) => {
  const [body] = await ask(vendor);
  expect([...new Set(fieldsOf(body))].sort()).toEqual(listedFields('model-requests.md', vendor.vendor));
});

it.each(VENDORS)('$vendor is asked for a stream with nothing else than the page says', async (vendor) => {
  const [whole] = await ask(vendor);
  await close();
  const [streamed] = await ask(vendor, undefined, () => {});
  const more = fieldsOf(streamed).filter((field) => !fieldsOf(whole).includes(field));
  expect(more.sort()).toEqual(listedFields('model-requests.md', `${vendor.vendor}, streamed`));
});

const EFFORT = /effort|thinking/i;
it.each(VENDORS.filter(({ vendor }) => ['openai', 'anthropic', 'google'].includes(vendor)))(
  '$vendor is asked without effort when its model knows none, and still keeps nothing',
  async (vendor) => {
    const [first, second] = await ask(vendor, 400);
    expect(fieldsOf(first).some((field) => EFFORT.test(field))).toBe(true);
    expect(fieldsOf(second).filter((field) => EFFORT.test(field))).toEqual([]);
    expect(second?.store).toBe(first?.store);
  },
);
