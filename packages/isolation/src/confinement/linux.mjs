// Plain JavaScript, because the launch stage is: taking types out would take longer than all it does.
import koffi from 'koffi';

// The C library that this process runs on already.
const libc = koffi.load(null);
const prctl = libc.func('int prctl(int, unsigned long, unsigned long, unsigned long, unsigned long)');
const syscall = libc.func('long syscall(long, unsigned long, unsigned long, void *)');
const setrlimit = libc.func('int setrlimit(int, void *)');
const fcntl = libc.func('int fcntl(int, int, int)');

const SET_PARENT_DEATH_SIGNAL = 1;
const SET_NO_NEW_PRIVILEGES = 38;
const SIGKILL = 9;
const SECCOMP_CALL = { x64: 317, arm64: 277 };
const SET_MODE_FILTER = 1;
const ALL_THREADS = 1;
const INSTRUCTION_BYTES = 8;
const SET_DESCRIPTOR_FLAGS = 2;
const LIMITS = { fileSize: 1, data: 2, coreDump: 4, openFiles: 7 };

function must(answer, what) {
  if (Number(answer) !== 0) throw new Error(`${what} was refused (${answer}, errno ${koffi.errno()})`);
}

export function giveUpPrivileges() {
  must(prctl(SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0), 'no_new_privs');
  must(prctl(SET_PARENT_DEATH_SIGNAL, SIGKILL, 0, 0, 0), 'the parent death signal');
}

export function limit(what, value) {
  must(setrlimit(LIMITS[what], new BigUint64Array([BigInt(value), BigInt(value)])), `the limit of ${what}`);
}

export function installFilter(filter) {
  // struct sock_fprog: how many instructions, and at the next eight bytes where they are.
  const head = Buffer.alloc(16);
  head.writeUInt16LE(filter.length / INSTRUCTION_BYTES, 0);
  head.writeBigUInt64LE(BigInt(koffi.address(filter)), 8);
  must(syscall(SECCOMP_CALL[process.arch], SET_MODE_FILTER, ALL_THREADS, head), 'seccomp');
}

export function keepOpen(descriptor) {
  must(fcntl(descriptor, SET_DESCRIPTOR_FLAGS, 0), `keeping ${descriptor} open`);
}
