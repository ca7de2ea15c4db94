/** For the test that is written in TypeScript. */
export const COMMANDS: readonly string[];
export function releaseFiles(): string[];
export function releasePackages(options: { withPostgres: boolean }): string[];
