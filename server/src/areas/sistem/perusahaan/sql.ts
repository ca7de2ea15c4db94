import type { Perusahaan } from "#contract/sistem/perusahaan.ts";
import type { Db, Tx } from "#server/platform/postgres/database.ts";

export type PerusahaanRow = Omit<Perusahaan, "logo" | "backup" | "aksi"> & { idLogo: string | null };

const KOLOM = [
  "nama",
  "alamat",
  "noTelp",
  "email",
  "barisBank",
  "hariProduksiPl",
  "hariProduksiPo",
  "pengajuanSendiriOlehOrangLain",
  "hariBackup",
  "idLogo",
] as const satisfies readonly (keyof PerusahaanRow)[];

export async function muat(db: Db): Promise<PerusahaanRow> {
  return only(await db<PerusahaanRow[]>`select ${db([...KOLOM])}, versi from perusahaan`);
}

export async function terkunci(tx: Tx): Promise<PerusahaanRow> {
  return only(await tx<PerusahaanRow[]>`select ${tx([...KOLOM])}, versi from perusahaan for update`);
}

function only([row]: readonly PerusahaanRow[]): PerusahaanRow {
  if (!row) throw new Error("The company's settings are missing");
  return row;
}

export async function ubah(tx: Tx, row: Omit<PerusahaanRow, "versi">): Promise<void> {
  await tx`update perusahaan set ${tx(row, ...KOLOM)}, versi = versi + 1`;
}
