import { dasarKini } from "#books/neraca/dasar.ts";
import { namesOf } from "#kernel/record.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import { kopPerusahaan, type Perusahaan, setelanPerusahaan } from "../contract.ts";

export type PerusahaanRow = Omit<Perusahaan, "logo" | "backup" | "aksi"> & { idLogo: string | null };

/** The basis of Neraca holds by month and stands in a table of its own. */
const { dasarNeraca: _, ...setelanSatuBaris } = setelanPerusahaan;
const KOLOM = [...namesOf({ ...kopPerusahaan, ...setelanSatuBaris }), "idLogo"] as const;

export async function loadPerusahaan(db: Db): Promise<PerusahaanRow> {
  return only(
    await db<PerusahaanRow[]>`select ${db([...KOLOM])}, versi, ${dasarKini(db)} as dasar_neraca from perusahaan`,
  );
}

export async function lockPerusahaan(tx: Tx): Promise<PerusahaanRow> {
  return only(
    await tx<PerusahaanRow[]>`
    select ${tx([...KOLOM])}, versi, ${dasarKini(tx)} as dasar_neraca from perusahaan for update`,
  );
}

function only([row]: readonly PerusahaanRow[]): PerusahaanRow {
  if (!row) throw new Error("The company's settings are missing");
  return row;
}

export async function changePerusahaan(tx: Tx, row: Omit<PerusahaanRow, "versi">): Promise<void> {
  await tx`update perusahaan set ${tx(row, ...KOLOM)}, versi = versi + 1`;
}
