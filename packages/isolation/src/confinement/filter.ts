import { FIRST_RECENT, IO_URING_SETUP, MACHINES, RECENT_ALLOWED, refusedNumbers } from './syscalls.ts';

// A classic BPF program over what the kernel reports of a call: its number at 0, the instruction set at 4, the
// arguments from 16 on, eight bytes each, low half first.
const NUMBER = 0;
const INSTRUCTION_SET = 4;
const FIRST_ARGUMENT = 16;

const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_GREATER_OR_EQUAL = 0x35;
const JUMP_IF_ANY_BIT = 0x45;
const RETURN = 0x06;

const ALLOW = 0x7fff_0000;
const KILL = 0x8000_0000;
const fail = (errno: number): number => 0x0005_0000 | errno;
const NOT_PERMITTED = fail(1);
/** "This kernel has no such call": callers try the older one. */
const NOT_THERE = fail(38);

const CLONE_THREAD = 0x1_0000;
/** Calls of the 32-bit interface of x86-64 carry this bit. */
const X32 = 0x4000_0000;
const INSTRUCTION_BYTES = 8;

function instruction(code: number, value: number, ifTrue = 0, ifFalse = 0): Buffer {
  const bytes = Buffer.alloc(INSTRUCTION_BYTES);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value >>> 0, 4);
  return bytes;
}

const answer = (value: number): Buffer => instruction(RETURN, value);

/** Behind it the number is loaded; every piece below leaves it there, or returns. */
function head(arch: NodeJS.Architecture): Buffer[] {
  const { audit } = MACHINES[arch]!;
  const x32 = [instruction(JUMP_IF_GREATER_OR_EQUAL, X32, 0, 1), answer(KILL)];
  return [
    instruction(LOAD, INSTRUCTION_SET),
    instruction(JUMP_IF_EQUAL, audit, 1, 0),
    answer(KILL),
    instruction(LOAD, NUMBER),
    ...(arch === 'x64' ? x32 : []),
  ];
}

const onCall = (number: number, value: number): Buffer[] => [
  instruction(JUMP_IF_EQUAL, number, 0, 1),
  answer(value),
];

/** Allowed only if the first argument is one of these, as with "this process" for signals and limits. */
const onlyWithFirstArgument = (number: number, allowed: number[]): Buffer[] => [
  instruction(JUMP_IF_EQUAL, number, 0, 2 + 2 * allowed.length),
  instruction(LOAD, FIRST_ARGUMENT),
  ...allowed.flatMap((value) => onCall(value, ALLOW)),
  answer(NOT_PERMITTED),
];

const onlyThreads = (clone: number): Buffer[] => [
  instruction(JUMP_IF_EQUAL, clone, 0, 4),
  instruction(LOAD, FIRST_ARGUMENT),
  instruction(JUMP_IF_ANY_BIT, CLONE_THREAD, 0, 1),
  answer(ALLOW),
  answer(NOT_PERMITTED),
];

const recent = (): Buffer[] => [
  ...RECENT_ALLOWED.flatMap((number) => onCall(number, ALLOW)),
  instruction(JUMP_IF_GREATER_OR_EQUAL, FIRST_RECENT, 0, 1),
  answer(NOT_THERE),
];

/** All that a process needs no more once its modules are loaded and its one file is open. */
export function sealFilter(arch: NodeJS.Architecture, pid: number): Buffer {
  const { clone, tgkill, prlimit64 } = MACHINES[arch]!;
  return Buffer.concat([
    ...head(arch),
    ...recent(),
    ...refusedNumbers(arch).flatMap((number) => onCall(number, NOT_PERMITTED)),
    // abort() and the crash handler signal their own process.
    ...onlyWithFirstArgument(tgkill, [pid]),
    ...onlyWithFirstArgument(prlimit64, [0, pid]),
    ...onlyThreads(clone),
    answer(ALLOW),
  ]);
}

/**
 * What a ring of requests asks for goes round every filter, and Node opens one as soon as it starts: it has to find
 * that there is none before it is started.
 */
export const launchFilter = (arch: NodeJS.Architecture): Buffer =>
  Buffer.concat([...head(arch), ...onCall(IO_URING_SETUP, NOT_THERE), answer(ALLOW)]);
