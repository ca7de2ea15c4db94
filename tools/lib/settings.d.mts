export function settingsIn(file: string): Record<string, string>;
export function loadSettings(): void;
