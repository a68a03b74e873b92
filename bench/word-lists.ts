/**
 * Finds the words of 5,000 random dictionaries in as many random texts, and compares each with what an expression for
 * each entry finds. Ends with 1 where they differ. `-- <number>` compares so many.
 */
import { compareWordLists } from '@parlance/kernel/testing/word-lists';

const LISTS = Number(process.argv[2] ?? 5_000);

const began = performance.now();
compareWordLists(LISTS);
console.log(`${LISTS} lists: all as before, in ${((performance.now() - began) / 1000).toFixed(0)} s`);
