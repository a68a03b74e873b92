/**
 * A million people on paper: waits, costs and what fills up first, out of measured service times.
 *
 *   npm run bench simulate            prints the page
 *   npm run bench simulate measure    measures one product on this machine first (some minutes, nothing else running)
 *   npm run bench simulate write      writes docs/scaling.md
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { measure } from './simulate/measure.ts';
import type { Measured } from './simulate/measured.ts';
import { pageOf } from './simulate/page.ts';

const MEASURED = path.join(import.meta.dirname, 'simulate/measured.json');
const PAGE = path.join(import.meta.dirname, '../docs/scaling.md');

const [command] = process.argv.slice(2);
if (command === 'measure') await writeFile(MEASURED, `${JSON.stringify(await measure(), undefined, 2)}\n`);
const page = pageOf(JSON.parse(await readFile(MEASURED, 'utf8')) as Measured);
if (command === 'write') await writeFile(PAGE, page);
else console.log(page);
