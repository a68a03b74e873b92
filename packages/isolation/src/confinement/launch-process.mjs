// The first stage of a confined child on Linux: gives up what must be gone before Node starts, then becomes the
// program. Arguments: the filter in base64, how many descriptors are inherited, then Node's own arguments.
import { writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { giveUpPrivileges, installFilter, keepOpen } from './linux.mjs';

const [filter, inherited, ...args] = process.argv.slice(2);
const FIRST_DESCRIPTOR = 3;
const ENDED_FIRST = '1000';

// When the machine runs out of memory, this one is ended first.
writeFileSync('/proc/self/oom_score_adj', ENDED_FIRST);
giveUpPrivileges();
installFilter(Buffer.from(filter, 'base64'));
for (let index = 0; index < Number(inherited); index++) keepOpen(FIRST_DESCRIPTOR + index);
const compiled = getCompileCacheDir();
const environment = compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
process.execve(process.execPath, [process.execPath, ...args], environment);
