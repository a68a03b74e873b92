type Where = { version?: string; machine?: string; modules?: string };
export function assertNode24(version?: string, machine?: string): void;
export function onNode24(where?: Where): Promise<void>;
