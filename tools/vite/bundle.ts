import { join } from "node:path";
import type { IndexHtmlTransformContext } from "vite";

export const ROOT = join(import.meta.dirname, "../..");
export const inWeb = (path: string) => join(ROOT, "web", path);

export type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** The chunk of a source, and the chunks and styles without which it does not run. */
export function filesFor(bundle: Bundle, source: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of chunk.imports) visit(next);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith(source))) visit(chunk.fileName);
  }
  return found;
}
