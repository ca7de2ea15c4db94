import { randomUUID } from "node:crypto";

/**
 * Whether a stored file is a PDF stands in its id, so that its address can say so without asking the database: the ids of
 * pictures are random ones (version 4), those of PDFs are of the version that is left to each program (8).
 */
const VERSION_AT = 14;

export const isPdf = (id: string): boolean => id[VERSION_AT] === "8";

/** As random as the id of a picture, so that its address cannot be guessed. */
export function idOfPdf(): string {
  const id = randomUUID();
  return `${id.slice(0, VERSION_AT)}8${id.slice(VERSION_AT + 1)}`;
}

/** Whether a text is an id as ours are written. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
