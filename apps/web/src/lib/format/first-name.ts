/** How a person is spoken to. */
export const firstName = (name: string): string => name.trim().split(/\s/, 1)[0] ?? '';
