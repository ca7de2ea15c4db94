/** One problem of what was sent. `field` names it; an import also names the file, the row and the column. */
export type Problem = { field: string; message: string; file?: string; baris?: number; kolom?: string };
