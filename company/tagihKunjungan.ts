import { mayCall, withMenu } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { found, invalidField, must, notFound } from "#platform/http/refusal.ts";
import { audit } from "./audit/audit.ts";

/** An order that charges a visit of service. */
export type Tagihan = { idSo: string; batal: boolean };
type Ditagih = {
  status: "direncanakan" | "dikerjakan" | "diurungkan";
  tanggungan: "garansi" | "bayar";
  part: readonly unknown[];
  tagihan: readonly Tagihan[];
};

export const DIURUNGKAN = tidak("Kunjungan ini sudah diurungkan");

/** The order that charges a visit and stands. */
export const tagihanBerlaku = ({ tagihan }: Pick<Ditagih, "tagihan">) => tagihan.find(({ batal }) => !batal);

/** Whether an order can charge the parts of a visit: what the customer pays, once, unless that order was cancelled. */
export function mayTagih(kunjungan: Ditagih): Boleh {
  if (kunjungan.status === "diurungkan") return DIURUNGKAN;
  if (kunjungan.status === "direncanakan") return tidak("Kunjungan ini belum dikerjakan");
  if (kunjungan.tanggungan === "garansi") return tidak("Kunjungan ini ditanggung garansi, tidak ditagihkan");
  if (kunjungan.part.length === 0) return tidak("Kunjungan ini tidak memakai part");
  const tagihan = tagihanBerlaku(kunjungan);
  return tagihan ? tidak(`Kunjungan ini sudah ditagihkan dengan order ${tagihan.idSo}`) : boleh;
}

/** The state of a visit `j`, and the orders that charge it, newest first. */
export const keadaanKunjungan = (db: Db): Fragment => db`
  case when j.diurungkan is not null then 'diurungkan' when j.tgl_kerja is not null then 'dikerjakan' else 'direncanakan' end as status,
  coalesce((select jsonb_agg(jsonb_build_object('idSo', o.id_so, 'batal', s.dibatalkan is not null) order by s.dibuat desc, s.id_so desc)
    from kunjungan_order o join so s using (id_so) where o.id_kunjungan = j.id_kunjungan), '[]') as tagihan`;

/** Locks a visit and its complaint until the transaction ends. */
export async function lockKunjunganKeluhan(tx: Tx, idKunjungan: string): Promise<void> {
  await tx`
    select 1 from keluhan where id_keluhan = (select id_keluhan from kunjungan where id_kunjungan = ${idKunjungan})
    for no key update`;
  await tx`select 1 from kunjungan where id_kunjungan = ${idKunjungan} for no key update`;
}

/** A visit that an order is about to charge, locked; refuses one that cannot be charged, or of which the order has no part. */
export async function lockTagihan(deed: Deed, idKunjungan: string, idProduk: readonly number[]): Promise<void> {
  const { tx, user } = deed;
  if (!mayCall(withMenu("Servis"), user)) throw notFound("Kunjungan");
  await lockKunjunganKeluhan(tx, idKunjungan);
  const [row] = await tx<(Omit<Ditagih, "part"> & { part: number[] })[]>`
    select ${keadaanKunjungan(tx)}, case when coalesce(j.garansi, k.garansi) then 'garansi' else 'bayar' end as tanggungan,
      array(select p.id_produk from kunjungan_part p where p.id_kunjungan = j.id_kunjungan) as part
    from kunjungan j join keluhan k using (id_keluhan)
    where j.id_kunjungan = ${idKunjungan}`;
  const kunjungan = found(row, "Kunjungan");
  must(mayTagih(kunjungan));
  if (!kunjungan.part.some((id) => idProduk.includes(id))) {
    throw invalidField("idKunjungan", `Tidak ada part kunjungan ${idKunjungan} di order ini, lepaskan kunjungannya`);
  }
}

/** Notes that an order charges a visit, in the history of both. */
export async function noteTagihan(deed: Deed, idKunjungan: string, idSo: string): Promise<void> {
  await deed.tx`insert into kunjungan_order ${deed.tx({ idSo, idKunjungan })}`;
  await audit(deed, { jenis: "kunjungan", id: idKunjungan, idSo, sesudah: { tagihan: idSo } });
  await audit(deed, { jenis: "order", id: idSo, sesudah: { kunjungan: idKunjungan } });
}
