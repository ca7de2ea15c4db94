type Line = { readonly effectiveType?: string; readonly saveData?: boolean };

/** On a slow line the server compresses answers that it otherwise sends as they are (platform/http/compress.ts). */
export function savingHeaders(): Record<string, string> {
  const { connection } = navigator as { connection?: Line };
  const slow = connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? "");
  return slow ? { "Save-Data": "on" } : {};
}
