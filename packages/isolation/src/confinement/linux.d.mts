/** Nothing this process becomes can gain rights, and it ends with its parent. */
export function giveUpPrivileges(): void;

/** A bound of the operating system on this process. */
export function limit(what: 'fileSize' | 'data' | 'coreDump' | 'openFiles', value: number): void;

/** A seccomp filter on every thread of this process, for good. */
export function installFilter(filter: Buffer): void;

/** The descriptor survives becoming another program. */
export function keepOpen(descriptor: number): void;
