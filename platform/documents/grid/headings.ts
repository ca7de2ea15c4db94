import { createHash } from "node:crypto";
import type { GridRow } from "../xlsx/read.ts";

/** Columns of files that others lay out are found by the words of their headings, never by their position. */

/** "TGL_TRAN", "Tgl. Tran" and "tgl tran *" are the same heading. */
export const plainHeading = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, "");

/** A row compared with the headings: pages of a long file repeat them. */
export const headingText = ({ sel }: GridRow): string => sel.map(plainHeading).join("|");

/** Where the first of these words stands that is a heading at all; null where none is. Headings and words are plain. */
export function placeOf(headings: readonly string[], words: readonly string[]): number | null {
  const word = words.find((one) => one !== "" && headings.includes(one));
  return word === undefined ? null : headings.indexOf(word);
}

/** The same headings, in whatever writing, have the same fingerprint. */
export const headingFingerprint = (row: GridRow): string => createHash("sha256").update(headingText(row)).digest("hex");
