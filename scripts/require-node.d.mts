export function assertNode24(version?: string, machine?: string): void;
