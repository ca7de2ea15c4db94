import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import {
  barisMasa,
  jurnalBatalInvoice,
  jurnalReturDana,
  jurnalReturGanti,
  linesOfBatalInvoice,
} from "../jurnal/jurnal.ts";
import { payMoney, submitPengembalian } from "../kas/kas.ts";
import { cancelFaktur, lowerFaktur } from "../pajak/faktur.ts";
import { giveBackGoods, sendGoods } from "../pesanan/barang.ts";
import { moveRusak } from "../stok/rusak.ts";
import { moveGoods } from "../stok/stok.ts";
import { invoiceBaru, KAS, orderBaru, suratBaru } from "./baru.testing.ts";
import { orderan, SO } from "./pesanan.testing.ts";
import { hari, id, rp } from "./tertulis.testing.ts";

/**
 * What is derived of the documents of some days and not booked, or the other way round. Deriving is for books that are older than
 * changes of orders: it knows such an order only as it is now, and `kecuali` names its documents.
 */
export const bedaTurunan = (db: Db, masa: { awal: Tanggal; akhir: Tanggal }, kecuali: Fragment) => db`
  -- What a bill adds to goods is one entry of several sentences.
  select tanggal, peristiwa, dokumen, case peristiwa when 'tagihan-nilai' then '' else keterangan end as keterangan, id_akun, sub,
    sum(ditulis) as ditulis, sum(diturunkan) as diturunkan from (
    select j.tanggal, j.peristiwa, j.dokumen, j.keterangan, b.id_akun, b.sub, b.debit - b.kredit as ditulis, 0 as diturunkan
    from jurnal j join jurnal_baris b using (id_jurnal)
    where j.peristiwa not in ('susut', 'jurnal-umum', 'jurnal-ulang') and j.tanggal between ${masa.awal} and ${masa.akhir}
    union all
    select b.tanggal, b.peristiwa, b.dokumen, b.keterangan, b.id_akun, b.sub, 0, b.nominal
    from (${barisMasa(db, masa)}) b(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal)) x
  where dokumen not in (${kecuali})
  group by 1, 2, 3, 4, 5, 6 having sum(ditulis) <> sum(diturunkan) order by 1, 2, 3`;

/** The same deed at another moment, from 30 June on. */
export const saat = (deed: Deed, hari: Tanggal, jam: number): Deed => ({
  ...{ ...deed, today: hari },
  now: new Date(`${hari}T${String(jam).padStart(2, "0")}:00:00.000Z`),
});
export const [AKHIR, AWAL] = [hari("2026-06-30"), hari("2026-07-01")];

export const kirim = async (deed: Deed, nomor: string, barang: readonly [number, number][]) => {
  const isi = barang.map(([idOrderan, qty]) => ({ idOrderan: orderan(idOrderan), qty }));
  await suratBaru(deed, { id: nomor, idSo: SO, idInvoice: "INV-U-1", barang: isi });
  await sendGoods(deed, { idSo: SO, idSuratJalan: nomor, barang: isi });
};

/** Units of a line come back with a note, and a person decides at once. */
export async function retur(
  deed: Deed,
  nomor: string,
  isi: { surat: string; line: number; produk: number; baik: number; rusak: number; dana?: number },
) {
  const { tx, now, today } = deed;
  await tx`
    insert into retur (id_retur, id_surat_jalan, id_so, alasan, tgl_retur, dibuat, id_user, teks_cari)
    values (${nomor}, ${isi.surat}, ${SO}, 'Uji', ${today}, ${now}, 1, 'uji')`;
  await tx`
    insert into retur_baris (id_retur, id_surat_jalan, id_orderan, qty_baik, qty_rusak)
    values (${nomor}, ${isi.surat}, ${isi.line}, ${isi.baik}, ${isi.rusak})`;
  const idProduk = id<"produk">(isi.produk);
  if (isi.baik) await moveGoods(deed, [{ idProduk, jenis: "retur", qty: isi.baik, sumber: nomor }]);
  if (isi.rusak) await moveRusak(deed, [{ idProduk, jenis: "retur", qty: isi.rusak, nilai: 0, sumber: nomor }]);
  const nominal = rp(isi.dana ?? 0);
  const minta = { idRekening: KAS, nominal, deskripsi: nomor, asal: { idSo: SO }, bukti: [] };
  const idPengajuan = isi.dana ? await submitPengembalian(deed, minta) : null;
  await tx`
    update retur set keputusan = ${isi.dana ? "dana" : "ganti"}, tgl_putus = ${today}, waktu_putus = ${now}, id_user_putus = 1,
      nominal = ${isi.dana ?? null}, id_pengajuan = ${idPengajuan} where id_retur = ${nomor}`;
  if (!isi.dana) {
    await tx`update orderan set qty_ganti = qty_ganti + ${isi.baik + isi.rusak} where id_orderan = ${isi.line}`;
    return jurnalReturGanti(tx, nomor);
  }
  await jurnalReturDana(tx, nomor);
  await lowerFaktur(deed, SO, "Retur");
}

/** An approved invoice is cancelled, and its money paid back. */
export async function batalInvoice(deed: Deed, idInvoice: string, nominal: number) {
  const { tx, now } = deed;
  const baris = await linesOfBatalInvoice(tx, idInvoice);
  await tx`
    update invoice set status_approve = 'Dibatalkan', dihapus = ${now}, dibatalkan = ${now} where id_invoice = ${idInvoice}`;
  const uang = {
    kebutuhan: "pengembalian-dana",
    idRekening: KAS,
    nominal: rp(nominal),
    deskripsi: idInvoice,
    bukti: [],
  } as const;
  await payMoney(deed, { ...uang, asal: { idSo: SO, idInvoice } });
  await jurnalBatalInvoice(tx, idInvoice);
  await cancelFaktur(deed, idInvoice);
  return baris.map((satu) => Object.values(satu).join(" "));
}

/** An order of a marketplace of six units to which much happens, each at a moment of its own; `sampai` is the last that happens. */
export async function pesanan(deed: Deed, sampai = 99): Promise<unknown> {
  const jawab: unknown[] = [];
  const biaya = { nominal_admin: 10_001, nominal_diskon: 30_002, nominal_peti: 90_003, jasa_online: 4_004 };
  const satu = orderan(9001);
  const langkah: readonly ((deed: Deed) => Promise<unknown>)[] = [
    (at) => invoiceBaru(at, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 5_000_000, dp: 2_000_000, isi: biaya }),
    (at) => kirim(at, "SJ-U-1", [[9001, 2]]),
    (at) =>
      invoiceBaru(at, {
        id: "INV-U-2",
        idSo: SO,
        ke: 2,
        bayar: 2_900_000,
        dp: 100_000,
        isi: { nominal_peti: 20_001, nominal_ongkir: 5_005 },
      }),
    (at) =>
      kirim(at, "SJ-U-2", [
        [9001, 1],
        [9002, 1],
      ]),
    (at) => retur(at, "RT-U-1", { surat: "SJ-U-1", line: 9001, produk: 1, baik: 1, rusak: 0 }),
    (at) => retur(at, "RT-U-2", { surat: "SJ-U-2", line: 9002, produk: 14, baik: 0, rusak: 1 }),
    (at) => batalInvoice(at, "INV-U-2", 125_006),
    (at) =>
      invoiceBaru(at, { id: "INV-U-3", idSo: SO, ke: 2, bayar: 2_700_000, dp: 50_000, isi: { nominal_ongkir: 7_007 } }),
    (at) =>
      at.tx`update orderan set ditahan = ditahan + 1 where id_orderan = 9001`.then(
        () => at.tx`update produk set ditahan = ditahan + 1 where id_produk = 1`,
      ),
    (at) => kirim(at, "SJ-U-3", [[9001, 1]]),
    (at) => giveBackGoods(at, { idSo: SO, idSuratJalan: "SJ-U-3", barang: [{ idOrderan: satu, qty: 1 }] }),
    (at) => sendGoods(at, { idSo: SO, idSuratJalan: "SJ-U-3", barang: [{ idOrderan: satu, qty: 1 }] }),
    (at) => retur(at, "RT-U-3", { surat: "SJ-U-1", line: 9001, produk: 1, baik: 1, rusak: 0, dana: 800_000 }),
    (at) =>
      kirim(at, "SJ-U-4", [
        [9001, 1],
        [9002, 1],
      ]),
    (at) => invoiceBaru(at, { id: "INV-U-4", idSo: SO, ke: 3, bayar: 2_600_000, dp: 10, isi: { nominal_peti: 2 } }),
  ];
  await orderBaru(
    saat(deed, AKHIR, 1),
    SO,
    [
      { id: 9001, produk: 1, qty: 4, harga: 1_000_003, ditahan: 4, tambahan: 7 },
      { id: 9002, produk: 14, qty: 2, harga: 500_001, ditahan: 2 },
    ],
    { tipe: "Online", ppn: true },
  );
  for (const [at, lakukan] of langkah.slice(0, sampai).entries())
    jawab.push(await lakukan(saat(deed, at < 8 ? AKHIR : AWAL, 2 + at)));
  return jawab.filter((satu) => Array.isArray(satu));
}
