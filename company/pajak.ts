import type { KunciKetentuan } from "#areas/pajak/setelan/isiPajak.ts";
import type { PecahanPpn } from "#kernel/pajak.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";

/** The terms of PPN on which an order is made: none where the company is not registered on that day. */
export type KetentuanPpn = { ppnAtas: number | null; ppnBawah: number | null; hargaTanpaPpn: boolean };

const TANPA: KetentuanPpn = { ppnAtas: null, ppnBawah: null, hargaTanpaPpn: false };

/** What comes on top of prices that are without PPN; null where they include it or there is none. */
export const ppnDiAtas = ({ ppnAtas, ppnBawah, hargaTanpaPpn }: KetentuanPpn): PecahanPpn | null =>
  hargaTanpaPpn && ppnAtas !== null && ppnBawah !== null ? { atas: ppnAtas, bawah: ppnBawah } : null;

export const ketentuanPpn = async (db: Db, hari: Tanggal): Promise<KetentuanPpn> =>
  (await readPpn(db, [hari], db``))(hari);

/** The same for an order that is being made: a correction of these terms waits for it, and finds them used. */
export const lockKetentuanPpn = async (tx: Tx, hari: Tanggal): Promise<KetentuanPpn> =>
  (await lockKetentuanPpnPada(tx, [hari]))(hari);

/** The same for orders of several days. */
export const lockKetentuanPpnPada = (tx: Tx, semua: readonly Tanggal[]) => readPpn(tx, semua, tx`for share of k`);

async function readPpn(db: Db, semua: readonly Tanggal[], lock: Fragment): Promise<(hari: Tanggal) => KetentuanPpn> {
  const rows = await db<(KetentuanPpn & { hari: Tanggal })[]>`
    select h.hari, p.atas * d.atas as ppn_atas, p.bawah * d.bawah as ppn_bawah, not c.harga_termasuk as harga_tanpa_ppn
    from unnest(${[...new Set(semua)]}::date[]) h(hari) join pajak_perusahaan c on c.pkp_sejak <= h.hari
    cross join lateral (${ketentuan(db, "ppn", db`h.hari`)} ${lock}) p
    cross join lateral (${ketentuan(db, "dpp-lain", db`h.hari`)} ${lock}) d`;
  const berlaku = new Map(rows.map(({ hari, ...satu }) => [hari, satu]));
  return (hari) => berlaku.get(hari) ?? TANPA;
}

/** Rates, limits and deadlines (migrations/0023_pajak.sql). */
export type Kunci = KunciKetentuan;

/** The one that holds on a day, as a row `(atas, bawah)`. */
export const ketentuan = (db: Db, kunci: Kunci, hari: Tanggal | Fragment): Fragment => db`
  select k.atas, k.bawah from pajak_ketentuan k where k.kunci = ${kunci} and k.sejak <= ${hari}::date
  order by k.sejak desc limit 1`;

const awalBerikut = (db: Db, hari: Fragment): Fragment =>
  db`(date_trunc('month', (${hari})::timestamp) + interval '1 month')::date`;

/** The last day for what happened on a day, in the month after it; null where no term holds yet. */
export const tenggatBulan = (db: Db, kunci: "hari-lapor" | "hari-setor" | "hari-bukti", hari: Fragment): Fragment => db`
  (select ${awalBerikut(db, hari)} + (k.atas - 1)::int from (${ketentuan(db, kunci, awalBerikut(db, hari))}) k)`;

/** The last day of the last month in which an input faktur of a day can be credited. */
export const tenggatKredit = (db: Db, hari: Fragment): Fragment => db`
  (select (${awalBerikut(db, hari)} + k.atas * interval '1 month' - interval '1 day')::date
    from (${ketentuan(db, "masa-kredit", hari)}) k)`;
