export function assertNode24(version?: string): void;
