import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openVendor, VENDORS } from './testing/vendors.ts';

const TABLE = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/model-requests.md'), 'utf8');

/** The fields that the documentation lists for a vendor. */
const listed = (vendor: string): string[] => {
  const row = TABLE.split('\n').find((line) => line.startsWith(`| ${vendor} | \`POST`)) ?? '';
  return [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '').sort();
};

/** Schemas are ours and told elsewhere. */
const isSchema = (name: string): boolean => name === 'schema' || name === 'responseJsonSchema';

function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = at === '' ? name : `${at}.${name}`;
    return isSchema(name) ? [here] : fieldsOf(inner, here);
  });
}

let close = async () => {};
afterEach(() => close());

const ask = async (vendor: (typeof VENDORS)[number], status?: number) => {
  const open = await openVendor(vendor, () => '{"word": "lamp"}');
  close = open.close;
  if (status !== undefined) open.server.faults.push({ status });
  await open.client().ask({
    instructions: 'Give a word.',
    material: 'Material.',
    shape: { name: 'any', jsonSchema: { type: 'object', properties: {} }, parse: (answer) => answer },
    onUsage: () => {},
    signal: new AbortController().signal,
  });
  return open.server.bodies;
};

it.each(VENDORS)('$vendor is sent the fields that the documentation lists', async (vendor) => {
  const [body] = await ask(vendor);
  expect([...new Set(fieldsOf(body))].sort()).toEqual(listed(vendor.vendor));
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
