export function environmentIn(text: string): Record<string, string>;
