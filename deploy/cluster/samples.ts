import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The samples beside this file, with the words in ${…} filled in. */
export function sample(name: string, words: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, name), "utf8");
  return text.replace(/\$\{(\w+)\}/g, (whole, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`${name} asks for ${whole}, which nobody gave`);
    return value;
  });
}
