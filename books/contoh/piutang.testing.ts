import type { Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { receiveMoney } from "../kas/kas.ts";
import { kreditTerpakai } from "../piutang/kredit.ts";
import { addPiutangAwal, findPiutangAwal } from "../piutang/piutangAwal.ts";
import { allPiutangTerbuka, piutangTerbuka } from "../piutang/terbuka.ts";
import { disiapkan, koreksiBaru, orderBaru } from "./baru.testing.ts";
import { duaOrder, SO } from "./pesanan.testing.ts";
import { hari, id, rp, type Tindakan } from "./tertulis.testing.ts";

/** Two invoices of the old program of one customer. */
const duaLama = disiapkan(async (deed, idPelanggan: number) => {
  const lama = { idPelanggan: id<"pelanggan">(idPelanggan), tanggal: hari("2026-05-02"), jatuhTempo: null, termin: 14 };
  await addPiutangAwal(
    deed,
    [
      { ...lama, nomor: "F-8", total: rp(800) },
      { ...lama, nomor: "F-9", total: rp(70) },
    ],
    hari("2026-06-24"),
  );
});
const gabung = ({ tx }: Deed) => tx`update pelanggan set id_utama = 1, digabung_ke = 1 where id_pelanggan = 2`;
const kredit = ({ tx }: Deed) => Promise.all([1, 2, 4].map((satu) => kreditTerpakai(tx, id(satu))));
const terbuka = async ({ tx, today }: Deed, hariHari: readonly string[]) => {
  const jawab: string[] = [];
  for (const pada of hariHari as Tanggal[]) {
    const rows = await tx`select * from (${piutangTerbuka(tx, { pada, today })}) p order by id_so`;
    const semua = await tx`select * from (${allPiutangTerbuka(tx, { pada, today })}) p order by id_so`;
    const [satu, dua] = [rows, semua].map((isi) => isi.map((row) => Object.values(row).join(" ")).join("; "));
    jawab.push(`${pada}: ${satu}${satu === dua ? "" : ` (semua: ${dua})`}`);
  }
  return jawab;
};
const HARI = [
  "2026-01-27",
  "2026-01-28",
  "2026-02-09",
  "2026-02-10",
  "2026-03-31",
  "2026-05-31",
  "2026-06-14",
  "2026-06-15",
  "2026-06-16",
];
const LAGI = [
  "2026-06-17",
  "2026-06-20",
  "2026-06-23",
  "2026-06-24",
  "2026-06-25",
  "2026-06-26",
  "2026-07-01",
  "2026-07-02",
  "2026-07-03",
];

export const PIUTANG: Record<string, Tindakan> = {
  "credit of an order with two invoices": async (deed) => {
    await duaOrder(deed);
    return kredit(deed);
  },
  "credit of a marketplace": async (deed) => {
    await duaOrder(deed, "Online");
    return kredit(deed);
  },
  "credit of orders that were refused or cancelled, or are worth less than was paid": async (deed) => {
    await duaOrder(deed);
    await orderBaru(deed, "SO-2607-90003", [{ id: 9007, produk: 14, qty: 1, harga: 1_000, selesai: 0 }]);
    const jawab = [await kredit(deed)];
    await deed.tx`update so set status_so = 'Tolak' where id_so = 'SO-2607-90003'`;
    await koreksiBaru(deed, { id: "NK-U-1", idSo: SO, jenis: "nota-kredit", nominal: 5_000_000 });
    await deed.tx`insert into so_tagihan (id_so, id_koreksi, jenis, nominal) values (${SO}, 'NK-U-1', 'nota-kredit', -5000000)`;
    jawab.push(await kredit(deed));
    await deed.tx`update so set status_so = 'Cancel', dibatalkan = ${deed.now} where id_so = 'SO-2607-90002'`;
    return [...jawab, await kredit(deed)];
  },
  "credit of invoices of the old program": async (deed) => {
    await duaLama(deed, 4);
    return kredit(deed);
  },
  "credit of a customer into whom another was merged": async (deed) => {
    await duaLama(deed, 2);
    await gabung(deed);
    return kredit(deed);
  },
  "invoices of the old program": async (deed) => {
    await duaLama(deed, 2);
    await gabung(deed);
    const bayar = { kebutuhan: "penjualan", idRekening: id<"rekening">(1), deskripsi: "Uji", bukti: [] } as const;
    await receiveMoney(deed, { ...bayar, nominal: rp(800), asal: { idPiutangAwal: "PT-2607-00001" } });
    const jawab: unknown[] = [];
    for (const nomor of ["PT-2607-00001", "PT-2607-00002", "PT-2606-00002", "PT-X"])
      jawab.push(await findPiutangAwal(deed.tx, nomor));
    return jawab;
  },
  "what customers owed on days": (deed) => terbuka(deed, [...HARI, ...LAGI]),
  "the same of customers who pay in days of their own, one of them merged": async (deed) => {
    await duaLama(deed, 4);
    await deed.tx`update pelanggan set termin = 7 where id_pelanggan = 1`;
    await deed.tx`update pelanggan set termin = 60 where id_pelanggan = 2`;
    await gabung(deed);
    return terbuka(deed, ["2026-06-15", "2026-07-01", "2026-07-02"]);
  },
};
