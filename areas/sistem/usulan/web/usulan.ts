import type { Usulan } from "../contract.ts";

/** "menambahkan divisi" at the beginning of a line. */
export const judulOf = ({ tindakan }: Pick<Usulan, "tindakan">): string =>
  tindakan.charAt(0).toUpperCase() + tindakan.slice(1);
