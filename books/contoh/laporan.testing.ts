import type { Id, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { writeJurnal } from "../jurnal/jurnal.ts";
import { bookEntries, payMoney, receiveMoney } from "../kas/kas.ts";
import { penyesuaian } from "../neraca/penyesuaian.ts";
import { posisiPada } from "../neraca/posisi.ts";
import { angkaBulan } from "../tutup/angka.ts";
import { orderBaru } from "./baru.testing.ts";
import { SO } from "./pesanan.testing.ts";
import { hari, id, rp, type Tindakan } from "./tertulis.testing.ts";

/** Months of two years, until the last day of May. */
const BULAN = ["2025-11", "2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05"].map(
  (bulan) => `${bulan}-01` as Tanggal,
);

const angka = async (tx: Tx): Promise<string[]> => {
  const rows = await tx<{ baris: string }[]>`
    select format('%s %s, %s (%s): %s', to_char(bulan, 'YYYY-MM'), laporan, nama, kunci, nominal) as baris
    from (${angkaBulan(tx, tx`select unnest(${BULAN}::date[])`, BULAN)}) a order by bulan, laporan, kunci`;
  return rows.map(({ baris }) => baris);
};

/** The figures that a change makes, and those that it takes away. */
async function berubah(tx: Tx, ubah: () => Promise<unknown>): Promise<string[]> {
  const sebelum = await angka(tx);
  await ubah();
  const sesudah = await angka(tx);
  const baru = sesudah.filter((baris) => !sebelum.includes(baris)).map((baris) => `+ ${baris}`);
  return [...sebelum.filter((baris) => !sesudah.includes(baris)).map((baris) => `- ${baris}`), ...baru];
}

const bukuBesar = (tx: Tx) => tx`update dasar_neraca set dasar = 'Buku Besar'`;
type Baris = readonly [hari: string, akun: number, nominal: number];
/** Lines of a typed entry; what is left goes to Belum Dipetakan. */
const jurnal = (deed: Deed, rows: readonly Baris[]) => {
  const { tx, now } = deed;
  const isi = rows.map(([pada, akun, nominal]) => ({ hari: pada, akun, nominal }));
  return writeJurnal(
    tx,
    tx`select ${now}::timestamptz, r.hari, 'uji', 'UJI', '', l.akun, case l.akun when 1 then 'SO-2601-00001' end, l.nominal
       from jsonb_to_recordset(${tx.json(isi)}) as r(hari date, akun int, nominal bigint)
       cross join lateral (values (r.akun, r.nominal), (14, -r.nominal)) l(akun, nominal)`,
  );
};
const TEPI = [
  "2025-11-30",
  "2025-12-01",
  "2025-12-31",
  "2026-01-01",
  "2026-02-28",
  "2026-03-01",
  "2026-04-30",
  "2026-05-01",
  "2026-05-31",
  "2026-06-01",
];
/** An amount of its own on each of these days for each of these accounts. */
const padaTepi = (...akun: number[]): Baris[] =>
  TEPI.flatMap((pada, at) => akun.map((satu): Baris => [pada, satu, 10 ** (at % 6) * (satu % 7) + at + 1]));

const uang = { idRekening: id<"rekening">(1), deskripsi: "Uji", asal: {}, bukti: [] } as const;
const terima = (deed: Deed, tanggal: string, nominal: number, idRekening: Id<"rekening"> = id(1)) =>
  receiveMoney(deed, { ...uang, kebutuhan: "penjualan", idRekening, nominal: rp(nominal), tanggal: hari(tanggal) });
/** Pays wages by a request of its own. */
async function bayar(deed: Deed, tanggal: string, nominal: number, idRekening: Id<"rekening"> = id(1)) {
  const { tx, now, today } = deed;
  const idPengajuan = `PB-U-${tanggal}`;
  await tx`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_asal, nominal_pengajuan, deskripsi_pengajuan,
      tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve, tgl_putusan)
    values (${idPengajuan}, 8, 'keluar', ${idRekening}, ${nominal}, 'Uji', ${tanggal}, ${now}, 1, 'Disetujui', 1, ${tanggal}, ${today})`;
  await bookEntries(deed, {
    ...{ idPengajuan, idKebutuhan: id(8), tipePengajuan: "keluar", nominal: rp(nominal), tanggal: hari(tanggal) },
    ...{ idRekeningAsal: idRekening, idRekeningTujuan: null },
  });
}
const tutup = ({ tx, now }: Deed, bulan: string, sampai: string) => tx`
  insert into tutup_buku_peristiwa (jenis, bulan, sampai, waktu, id_user, nama_user) values ('tutup', ${bulan}, ${sampai}, ${now}, 1, 'Uji')`;

/** Needs, an account of money, and the basis of Neraca count elsewhere from March on, and again from May on. */
async function petakan(deed: Deed): Promise<void> {
  const { tx } = deed;
  await tutup(deed, "2026-02-01", "2026-02-28");
  await tx`update akun set induk = 15 where id_kebutuhan in (6, 12)`;
  await tx`update kebutuhan set id_komponen_laba = null where id_kebutuhan = 8`;
  await tx`update akun set induk = 24 where id_kebutuhan = 8`;
  await tx`update rekening set grup = 'RJP', pos_neraca = null where id_rekening in (1, 4)`;
  await tutup(deed, "2026-04-01", "2026-04-30");
  await tx`update kebutuhan set id_komponen_laba = 1 where id_kebutuhan = 8`;
  await tx`update rekening set grup = 'ANEKA', pos_neraca = 'kasKecil' where id_rekening in (3, 4)`;
}

const manual = (tx: Tx, tanggal: string, kali: number, mengikuti: string) => tx`
  insert into neraca_manual (tanggal, waktu, id_user, nama_user, piutang_usaha, piutang_karyawan, pembangunan, asset_lain_lain,
    laba_ditahan, deviden, mengikuti)
  values (${tanggal}, now(), 1, 'Uji', ${kali}, ${kali * 2}, ${kali * 3}, ${kali * 4}, ${kali * 5}, ${kali * 6}, ${mengikuti})`;

const BERUBAH: Record<string, Tindakan> = {
  "Buku Besar, on the first and last days of months": async (deed) =>
    berubah(deed.tx, async () => {
      await bukuBesar(deed.tx);
      await jurnal(deed, padaTepi(2, 5, 6, 9, 12, 13));
    }),
  "Buku Besar, results on those days": async (deed) =>
    berubah(deed.tx, async () => {
      await bukuBesar(deed.tx);
      await jurnal(deed, padaTepi(1, 15, 20, 24, 52));
    }),
  "money on those days": async (deed) =>
    berubah(deed.tx, async () => {
      for (const [at, tanggal] of TEPI.entries()) await terima(deed, tanggal, 1_000_000 + at);
      for (const tanggal of ["2026-04-30", "2026-05-01", "2026-05-31"]) await bayar(deed, tanggal, 77_000);
      for (const satu of [3, 4]) await terima(deed, "2026-03-31", 5_000 + satu, id(satu));
    }),
  "accounts that count elsewhere from a month on": async (deed) => {
    for (const tanggal of TEPI) await terima(deed, tanggal, 1_000_000);
    for (const tanggal of ["2026-03-01", "2026-04-30", "2026-05-01"]) await bayar(deed, tanggal, 77_000);
    await jurnal(deed, padaTepi(51, 62));
    return berubah(deed.tx, () => petakan(deed));
  },
  "the same with Buku Besar": async (deed) => {
    for (const tanggal of TEPI) await terima(deed, tanggal, 1_000_000);
    for (const tanggal of ["2026-03-01", "2026-04-30", "2026-05-01"]) await bayar(deed, tanggal, 77_000);
    await jurnal(deed, padaTepi(51, 62));
    await bukuBesar(deed.tx);
    return berubah(deed.tx, () => petakan(deed));
  },
  "Buku Besar from March until April": async (deed) => {
    await jurnal(deed, padaTepi(2, 15));
    await manual(deed.tx, "2026-02-28", 1, "{}");
    await manual(deed.tx, "2026-04-01", 1_000, "{piutangUsaha,deviden}");
    return berubah(
      deed.tx,
      () => deed.tx`
        insert into dasar_neraca (mulai, dasar, isian_setelah)
        values ('2026-03-01', 'Buku Besar', (select max(id_neraca_manual) - 1 from neraca_manual)), ('2026-05-01', 'Kas dan isian', 0)`,
    );
  },
  "figures that were typed": async (deed) =>
    berubah(deed.tx, async () => {
      await manual(deed.tx, "2026-02-28", 1, "{}");
      await manual(deed.tx, "2026-03-01", 10, "{}");
      await manual(deed.tx, "2026-03-31", 100, "{}");
      await manual(deed.tx, "2026-03-31", 1_000, "{piutangUsaha}");
      await manual(deed.tx, "2026-06-01", 10_000, "{}");
    }),
  "assets whose months are full with a month": async (deed) =>
    berubah(
      deed.tx,
      () => deed.tx`
        insert into asset (kode_asset, nama_barang, id_kategori_asset, id_lokasi, harga, pembagi, tgl_asset_masuk, tgl_buku, dibuat, id_user)
        values ('U/1', 'Satu', 3, 1, 1000, 4, '2025-11-01', '2025-11-01', ${deed.now}, 1),
          ('U/2', 'Dua', 3, 1, 77, 2, '2025-12-31', '2025-12-31', ${deed.now}, 1)`,
    ),
  "an order that was refused": async (deed) =>
    berubah(deed.tx, async () => {
      await deed.tx`update so set status_so = 'Tolak' where id_so = 'SO-2601-00001'`;
      await orderBaru({ ...deed, today: hari("2026-05-31") }, SO, [
        { id: 9001, produk: 1, qty: 2, harga: 1_234, ditahan: 2 },
      ]);
      await orderBaru({ ...deed, today: hari("2026-06-01") }, "SO-2607-90002", [
        { id: 9002, produk: 1, qty: 2, harga: 5, ditahan: 2 },
      ]);
    }),
  "a purchase order that was paid on another day": async (deed) =>
    berubah(deed.tx, () => deed.tx`update po set tgl_lunas = '2026-04-30' where id_po = 'PO-2604-00001'`),
};

const singkat = (rows: readonly object[]) => rows.map((row) => Object.values(row).join(" "));
const PADA: Record<string, Tindakan> = {
  "what Buku Besar says on days": async (deed) => {
    await jurnal(deed, padaTepi(1, 2, 5, 6, 9, 12, 13, 15, 24));
    const days = ["2020-01-01", ...TEPI, "2026-05-30", "2026-06-02"] as Tanggal[];
    const rows = await posisiPada(deed.tx, days.toReversed());
    return singkat(rows.toSorted((a, b) => a.hari.localeCompare(b.hari)));
  },
  "the same where accounts count elsewhere": async (deed) => {
    await jurnal(deed, padaTepi(51, 62, 52));
    await petakan(deed);
    await deed.tx`update akun set induk = 2 where id_kebutuhan = 6`;
    return singkat((await posisiPada(deed.tx, TEPI as Tanggal[])).toSorted((a, b) => a.hari.localeCompare(b.hari)));
  },
  "what leads to the accrual result": async (deed) => {
    const { tx } = deed;
    await jurnal(deed, padaTepi(15, 20, 24, 51));
    await terima(deed, "2026-05-01", 33);
    await payMoney(deed, { ...uang, kebutuhan: "pembelian-produk", nominal: rp(44), tanggal: hari("2026-05-31") });
    await tx`insert into dasar_neraca (mulai, dasar, isian_setelah) values ('2026-03-01', 'Buku Besar', 0)`;
    await tutup(deed, "2026-03-01", "2026-03-31");
    const otomatis = tx`values (date '2026-05-01', 'hpp', 5), (date '2026-05-01', 'hpp', 6), (date '2026-03-01', 'penyusutan', 7)`;
    const masa = { awal: hari("2025-12-01"), akhir: hari("2026-05-31") };
    const jawab: unknown[] = [];
    for (const dasar of [null, "Buku Besar", "Kas dan isian"] as const)
      jawab.push(singkat(await tx`select * from (${penyesuaian(tx, masa, otomatis, dasar)}) p order by 1, 2`));
    return jawab;
  },
};

export const LAPORAN = { laporanBerubah: BERUBAH, posisiPada: PADA };
