import type { Deed } from "#server/platform/http/context.ts";

/** Kinds of documents with a readable code. */
export type JenisKode = "SO" | "INV" | "SJ" | "PO" | "PB" | "PA";

/**
 * The next code of its kind, `SO-2611-00001`: gapless within the month. The counter stays locked until the
 * transaction ends, so it is taken last.
 */
export async function kodeBaru(deed: Deed, jenis: JenisKode): Promise<string> {
  const [kode] = await kodeBerurutan(deed, jenis, 1);
  if (!kode) throw new Error(`No code for ${jenis}`);
  return kode;
}

export async function kodeBerurutan({ tx, today }: Deed, jenis: JenisKode, banyak: number): Promise<string[]> {
  const bulan = today.slice(2, 4) + today.slice(5, 7);
  const [row] = await tx<{ nomor: number }[]>`
    insert into penomoran (jenis, bulan, nomor) values (${jenis}, ${bulan}, ${banyak})
    on conflict (jenis, bulan) do update set nomor = penomoran.nomor + ${banyak}
    returning nomor`;
  const last = row?.nomor ?? 0;
  return Array.from(
    { length: banyak },
    (_, index) => `${jenis}-${bulan}-${String(last - banyak + 1 + index).padStart(5, "0")}`,
  );
}
