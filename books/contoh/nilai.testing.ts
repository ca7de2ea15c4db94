import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalPotongan, jurnalUbah, linesOf, linesOfPotongan, linesOfUbah } from "../jurnal/jurnal.ts";
import { barisNilai } from "../jurnal/peristiwa/barisNilai.ts";
import { faktaNilaiSeluruhnya } from "../jurnal/peristiwa/nilai.ts";
import { posisiFaktur } from "../pajak/posisi.ts";
import { takeBackSo } from "../pesanan/batal.ts";
import { refreshStatus } from "../pesanan/pesanan.ts";
import { invoiceBaru, koreksiBaru, orderBaru } from "./baru.testing.ts";
import { AKHIR, batalInvoice, bedaTurunan, kirim, pesanan, retur, saat } from "./perjalanan.testing.ts";
import { SO } from "./pesanan.testing.ts";
import { hari, type Tindakan } from "./tertulis.testing.ts";

const masa = { awal: AKHIR, akhir: hari("2026-07-02") };
const nol = (db: Db) => db`select ''`;
/** The order's own value, counted from its documents at once. */
const seluruhnya = async (db: Db) =>
  (
    await linesOf(
      db,
      db`select * from (${barisNilai(db, faktaNilaiSeluruhnya(db))}) n(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal)
    where dokumen = ${SO}`,
    )
  ).map((satu) => Object.values(satu).join(" "));

const ubahan = {
  penjualanLama: 5_000_014,
  penjualanBaru: 4_000_011,
  tambahanLama: 28,
  tambahanBaru: 21,
  unitLama: 6,
  unitBaru: 5,
  unitKeluar: 2,
};

async function koreksiUbah(deed: Deed, nomor: string, isi: Record<string, number> = {}) {
  const { tx, now, today } = deed;
  const satu = { ...ubahan, ...isi };
  await tx`
    insert into koreksi ${tx({
      ...{
        id_koreksi: nomor,
        id_so: SO,
        jenis: "ubah",
        alasan: "Uji",
        isi: tx.json({}),
        versi_so: 1,
        tgl_pengajuan: today,
        dibuat: now,
      },
      ...{
        id_user: 1,
        status: "Disetujui",
        tgl_approve: today,
        waktu_approve: now,
        id_user_approve: 1,
        teks_cari: "uji",
        revisi: 2,
      },
      ...satu,
    } as never)}`;
  await jurnalUbah(tx, nomor);
}

const baris = (rows: readonly object[]) => rows.map((satu) => Object.values(satu).join(" "));

export const NILAI: Record<string, Tindakan> = {
  "an order from its first invoice to its last delivery": async (deed) => {
    const jawab = await pesanan(deed);
    return [jawab, await bedaTurunan(deed.tx, masa, nol(deed.tx)), await seluruhnya(deed.tx)];
  },
  "its state on the way": async (deed) => {
    await pesanan(deed, 7);
    await refreshStatus(deed, [SO]);
    return [await bedaTurunan(deed.tx, masa, nol(deed.tx)), await seluruhnya(deed.tx)];
  },
  "the order is cancelled in the end": async (deed) => {
    await pesanan(deed, 6);
    await takeBackSo(saat(deed, hari("2026-07-02"), 1), SO);
    return [await bedaTurunan(deed.tx, masa, nol(deed.tx)), await seluruhnya(deed.tx)];
  },
  "money of two returns goes back, and the order is cancelled": async (deed) => {
    await pesanan(deed, 2);
    const satu = { surat: "SJ-U-1", line: 9001, produk: 1, baik: 1, rusak: 0 };
    await retur(saat(deed, AKHIR, 20), "RT-U-5", { ...satu, dana: 300_001 });
    await retur(saat(deed, AKHIR, 21), "RT-U-6", { ...satu, dana: 200_002 });
    const posisi = baris(await deed.tx<object[]>`${posisiFaktur(deed.tx, deed.tx`s.id_so = ${SO}`)}`);
    await takeBackSo(saat(deed, hari("2026-07-02"), 1), SO);
    return [posisi, await bedaTurunan(deed.tx, masa, nol(deed.tx))];
  },
  "the order is changed on the way": async (deed) => {
    await pesanan(deed, 3);
    const kini = saat(deed, hari("2026-07-02"), 1);
    const akan = baris(await linesOfUbah(deed.tx, SO, ubahan as never));
    await koreksiUbah(kini, "UB-U-1");
    await koreksiUbah(kini, "UB-U-2", { unitKeluar: 0 });
    return akan;
  },
  "credit notes of its returns": async (deed) => {
    await pesanan(deed, 6);
    await koreksiBaru(deed, { id: "NK-U-1", idSo: SO, jenis: "nota-kredit", nominal: 111_001, menunggu: true });
    const akan = baris(await linesOfPotongan(deed.tx, "NK-U-1"));
    await deed.tx`
      update koreksi set status = 'Disetujui', tgl_approve = ${deed.today}, waktu_approve = ${deed.now}, id_user_approve = 1
      where id_koreksi = 'NK-U-1'`;
    await jurnalPotongan(deed.tx, "NK-U-1");
    await deed.tx`
      insert into koreksi (id_koreksi, id_so, jenis, id_retur, nominal, alasan, tgl_pengajuan, dibuat, id_user, status, tgl_approve,
        waktu_approve, id_user_approve, versi_so, teks_cari)
      values ('NK-U-2', ${SO}, 'nota-kredit', 'RT-U-1', 22000, 'Cacat', ${deed.today}, ${deed.now}, 1, 'Disetujui', ${deed.today},
        ${deed.now}, 1, 1, 'uji')`;
    await jurnalPotongan(deed.tx, "NK-U-2");
    await koreksiBaru(deed, { id: "HP-U-1", idSo: SO, jenis: "hapus-piutang", nominal: 33_000 });
    await jurnalPotongan(deed.tx, "HP-U-1");
    return [akan, await bedaTurunan(deed.tx, masa, nol(deed.tx))];
  },
  "all of one moment": async (deed) => {
    await orderBaru(deed, SO, [{ id: 9001, produk: 1, qty: 4, harga: 1_000_003, ditahan: 4 }], { ppn: true });
    const biaya = { nominal_admin: 10_001, nominal_diskon: 30_002, nominal_peti: 90_003 };
    await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 4_000_000, dp: 2_000_000, isi: biaya });
    await kirim(deed, "SJ-U-1", [[9001, 2]]);
    await retur(deed, "RT-U-1", { surat: "SJ-U-1", line: 9001, produk: 1, baik: 1, rusak: 0 });
    await invoiceBaru(deed, {
      id: "INV-U-2",
      idSo: SO,
      ke: 2,
      bayar: 1_900_000,
      dp: 100_000,
      isi: { nominal_peti: 20_001 },
    });
    await batalInvoice(deed, "INV-U-2", 120_001);
    await kirim(deed, "SJ-U-2", [[9001, 1]]);
  },
};
