import { readFileSync } from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs');

/** The fields that a page of the documentation lists for a vendor, in the column behind the address. */
export function listedFields(page: string, vendor: string): string[] {
  const lines = readFileSync(path.join(DOCS, page), 'utf8').split('\n');
  const row = lines.find((line) => line.startsWith(`| ${vendor} | \``)) ?? '';
  return [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '').sort();
}

/** Schemas are ours and told elsewhere. */
const isSchema = (name: string): boolean => name === 'schema' || name === 'responseJsonSchema';

/** Every field of a request's body by its whole name; `[]` stands for the entries of a list. */
export function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = at === '' ? name : `${at}.${name}`;
    return isSchema(name) ? [here] : fieldsOf(inner, here);
  });
}
