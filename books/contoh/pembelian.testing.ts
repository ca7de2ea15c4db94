import type { Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { hutangBertempo, umurHutang } from "../pembelian/hutang.ts";
import {
  applyUangMuka,
  bookTagihan,
  lastOwed,
  notePayment,
  settleBilledPo,
  unbookTagihan,
} from "../pembelian/tagihan.ts";
import { addTagihanAwal, undoTagihanAwal } from "../pembelian/tagihanAwal.ts";
import { disiapkan } from "./baru.testing.ts";
import { hari, id, rp, type Tindakan } from "./tertulis.testing.ts";

type PoBaru = { id: string; qty: number; selesai?: number; tglSelesai?: string; batal?: boolean; lunas?: string };

/** A purchase order for ovens, in Proses unless all of it has come. */
export const poBaru = disiapkan(
  async ({ tx, now }, { id: idPo, qty, selesai = 0, tglSelesai, batal = false, lunas }: PoBaru) => {
    await tx`
    insert into po (id_po, id_produk, kloter, ke, kode_produk, nama_produk, kapasitas, tipe, qty, qty_selesai, harga_satuan,
      status_po, status_pembayaran, tgl_lunas, tgl_order, tgl_deadline, tgl_selesai, dibatalkan, dibuat, id_pemasok, nama_pemasok, id_user)
    select ${idPo}, 1, ${idPo}, 100 + count(*), 'OVN', 'Mesin OVN', '', '', ${qty}, ${selesai}, 1000,
      ${selesai === qty ? "Selesai" : "Proses"}, ${lunas !== undefined}, ${lunas ?? null}, '2026-06-01', '2026-07-01', ${tglSelesai ?? null},
      ${batal ? now : null}, ${now}, 1, 'Logam Jaya', 1 from po`;
  },
);

type TagihanBaru = {
  id: string;
  tanggal: string;
  barang: readonly [string, number, number][];
  biaya?: number;
  batal?: boolean;
};

/** A bill of that day, in its book. */
const tagihanBaru = disiapkan(
  async (deed, { id: idTagihan, tanggal, barang, biaya = 0, batal = false }: TagihanBaru) => {
    const { tx, now } = deed;
    const rows = barang.map(([idPo, unit, nominal]) => ({ idPo, unit, hargaPo: rp(1_000), nominal: rp(nominal) }));
    const total = rows.reduce((sum, { nominal }) => sum + nominal, biaya);
    await tx`
    insert into tagihan (id_tagihan, id_pemasok, nama_pemasok, nomor, tgl_tagihan, jatuh_tempo, total, tgl_buku, dibuat, id_user)
    values (${idTagihan}, 1, 'Logam Jaya', ${idTagihan}, ${tanggal}, '2026-07-02', ${total}, ${tanggal}, ${now}, 1)`;
    for (const [at, { idPo, unit, nominal }] of rows.entries())
      await tx`
      insert into tagihan_baris (id_tagihan, urutan, jenis, id_po, unit, harga, harga_po, nominal)
      values (${idTagihan}, ${at + 1}, 'barang', ${idPo}, ${unit}, ${nominal / unit}, 1000, ${nominal})`;
    if (biaya > 0)
      await tx`
      insert into tagihan_baris (id_tagihan, urutan, jenis, keterangan, dasar, nominal)
      values (${idTagihan}, ${rows.length + 1}, 'biaya', 'Ongkir', 'nilai', ${biaya})`;
    await bookTagihan({ ...deed, today: hari(tanggal) }, idTagihan, { barang: rows, biaya: rp(biaya), ppn: rp(0) });
    if (!batal) return;
    await unbookTagihan({ ...deed, today: hari("2026-07-01") }, idTagihan);
    await tx`update tagihan set dibatalkan = ${now}, id_user_batal = 1, alasan_batal = 'Ganda' where id_tagihan = ${idTagihan}`;
  },
);

/** Pays so much of a bill, or takes it back where it is below zero. */
const dibayar = disiapkan(async (deed, idTagihan: string, nominal: number, tanggal: string) =>
  notePayment(deed, idTagihan, { idPengajuan: "PB-2606-00030", nominal, pph: 0, tanggal: hari(tanggal) }),
);

const LUNAS = ["PO-U-1", "PO-U-2", "PO-U-3", "PO-U-4", "PO-U-5", "PO-U-6"];

/** Purchase orders that came at once, later, in part or not at all, in bills of two days, and one that was cancelled. */
const limaPo = disiapkan(async (deed) => {
  await poBaru(deed, { id: "PO-U-1", qty: 3, selesai: 3, tglSelesai: "2026-06-20" });
  await poBaru(deed, { id: "PO-U-2", qty: 3, selesai: 3, tglSelesai: "2026-06-20" });
  await poBaru(deed, { id: "PO-U-3", qty: 1, selesai: 1, tglSelesai: "2026-07-01" });
  await poBaru(deed, { id: "PO-U-4", qty: 2, selesai: 1 });
  await poBaru(deed, { id: "PO-U-5", qty: 1, selesai: 1, tglSelesai: "2026-06-20", lunas: "2026-06-23" });
  await poBaru(deed, { id: "PO-U-6", qty: 1, selesai: 1, tglSelesai: "2026-06-20" });
  await tagihanBaru(deed, {
    id: "TG-U-1",
    tanggal: "2026-06-21",
    barang: [
      ["PO-U-1", 1, 900],
      ["PO-U-4", 1, 700],
    ],
    biaya: 30,
  });
  await tagihanBaru(deed, {
    id: "TG-U-2",
    tanggal: "2026-06-25",
    barang: [
      ["PO-U-1", 2, 2_000],
      ["PO-U-2", 2, 2_000],
      ["PO-U-3", 1, 5],
    ],
  });
  await tagihanBaru(deed, { id: "TG-U-3", tanggal: "2026-06-30", barang: [["PO-U-5", 1, 950]] });
  await tagihanBaru(deed, { id: "TG-U-4", tanggal: "2026-06-29", barang: [["PO-U-6", 1, 10]] });
});

const lunas = (tx: Tx) => tx`select id_po, status_pembayaran, tgl_lunas from po where id_po = any(${LUNAS}) order by 1`;
const urut = <Isi extends { idPo: string }>(rows: readonly Isi[]) =>
  rows.toSorted((a, b) => a.idPo.localeCompare(b.idPo));

const PELUNASAN: Record<string, Tindakan> = {
  "bills of two days are paid, in parts": async (deed) => {
    await limaPo(deed);
    await dibayar(deed, "TG-U-1", 1_630, "2026-06-22");
    const jawab: unknown[] = [urut(await settleBilledPo(deed.tx, "TG-U-1"))];
    await dibayar(deed, "TG-U-2", 4_004, "2026-06-27");
    jawab.push(urut(await settleBilledPo(deed.tx, "TG-U-2")));
    await dibayar(deed, "TG-U-2", 1, "2026-06-28");
    jawab.push(urut(await settleBilledPo(deed.tx, "TG-U-2")), await lunas(deed.tx));
    jawab.push(urut(await settleBilledPo(deed.tx, "TG-U-3")));
    await dibayar(deed, "TG-U-2", -1, "2026-06-28");
    return [...jawab, urut(await settleBilledPo(deed.tx, "TG-U-1")), await lunas(deed.tx)];
  },
  "a bill that was cancelled was no payment": async (deed) => {
    await limaPo(deed);
    await dibayar(deed, "TG-U-4", 10, "2026-06-29");
    await deed.tx`update po set qty_selesai = 2, qty = 2 where id_po = 'PO-U-6'`;
    await tagihanBaru(deed, { id: "TG-U-5", tanggal: "2026-06-30", barang: [["PO-U-6", 1, 20]], batal: true });
    await deed.tx`update po set qty_selesai = 1, qty = 1 where id_po = 'PO-U-6'`;
    return [await settleBilledPo(deed.tx, "TG-U-4"), await lunas(deed.tx)];
  },
  "when was more owed, of events of one day": async (deed) => {
    await limaPo(deed);
    const jawab = [await lastOwed(deed.tx, "TG-U-2"), await lastOwed(deed.tx, "TG-U-9")];
    await dibayar(deed, "TG-U-2", 500, "2026-06-25");
    jawab.push(await lastOwed(deed.tx, "TG-U-2"));
    await dibayar(deed, "TG-U-2", -100, "2026-06-25");
    jawab.push(await lastOwed(deed.tx, "TG-U-2"));
    await dibayar(deed, "TG-U-2", -50, "2026-06-24");
    return [...jawab, await lastOwed(deed.tx, "TG-U-2")];
  },
  "a bill with two lines of one purchase order is taken back": async (deed) => {
    await poBaru(deed, { id: "PO-U-1", qty: 5, selesai: 5, tglSelesai: "2026-06-20" });
    await poBaru(deed, { id: "PO-U-2", qty: 5, selesai: 5, tglSelesai: "2026-06-20" });
    const barang = [
      ["PO-U-1", 2, 1_800],
      ["PO-U-1", 1, 970],
      ["PO-U-2", 1, 1_000],
    ] as const;
    await tagihanBaru(deed, { id: "TG-U-1", tanggal: "2026-06-21", barang: barang as never, biaya: 600_000 });
    await disiapkan(async () => {
      await applyUangMuka(deed, "TG-U-1", "UM-2606-00002", rp(300_000));
      await applyUangMuka(deed, "TG-U-1", "UM-2606-00002", rp(100_000));
      await applyUangMuka(deed, "TG-U-1", "UM-2606-00001", rp(4_000));
    })(deed);
    await unbookTagihan(deed, "TG-U-1");
  },
  "a bill of goods alone, at the price of their purchase order": async (deed) => {
    await poBaru(deed, { id: "PO-U-1", qty: 5, selesai: 5, tglSelesai: "2026-06-20" });
    await deed.tx`
      insert into tagihan (id_tagihan, id_pemasok, nama_pemasok, nomor, tgl_tagihan, jatuh_tempo, total, tgl_buku, dibuat, id_user)
      values ('TG-U-1', 1, 'Logam Jaya', 'U-1', '2026-07-02', '2026-07-02', 2000, '2026-07-02', ${deed.now}, 1)`;
    const barang = [{ idPo: "PO-U-1", unit: 2, hargaPo: rp(1_000), nominal: rp(2_000) }];
    await bookTagihan(deed, "TG-U-1", { barang, biaya: rp(0), ppn: rp(0) });
  },
};

const HARI = [
  "04-01",
  "04-02",
  "04-29",
  "04-30",
  "05-30",
  "05-31",
  "06-14",
  "06-15",
  "06-24",
  "06-25",
  "06-26",
  "06-27",
  "06-28",
  "06-29",
];

const TERHUTANG: Record<string, Tindakan> = {
  "what was owed on days before, on and after events": async ({ tx }) => {
    await tx`
      insert into po_riwayat (id_po, tgl_update, selesai, untuk_stock, untuk_orderan, keterangan, id_user)
      values ('PO-2606-00005', '2026-06-24T20:00:00Z', 2, 2, 0, 'Uji', 1), ('PO-2606-00005', '2026-06-27T16:00:00Z', -2, -2, 0, 'Uji', 1)`;
    const jawab: unknown[] = [];
    for (const satu of [...HARI.map((akhir) => `2026-${akhir}`), "2026-07-15", "2026-07-16"]) {
      const rows = await tx<Record<string, unknown>[]>`
        select coalesce(id_tagihan, id_po) as id, datang, sisa, sejak, jatuh_tempo as tempo, hari
        from (${hutangBertempo(tx, satu as Tanggal)}) h order by 1`;
      jawab.push(`${satu}: ${rows.map((row) => Object.values(row).join(" ")).join("; ")}`);
      jawab.push(...(await tx`select ${umurHutang(tx)} from (${hutangBertempo(tx, satu as Tanggal)}) h`));
    }
    return jawab;
  },
  "bills of the old program come": async (deed) =>
    void (await addTagihanAwal(
      deed,
      [
        {
          pemasok: LAMA,
          nomor: "B-8",
          tanggal: hari("2026-05-02"),
          jatuhTempo: null,
          total: rp(800),
          keterangan: "Delapan",
        },
        {
          pemasok: LAMA,
          nomor: "B-9",
          tanggal: hari("2026-05-02"),
          jatuhTempo: hari("2026-06-01"),
          total: rp(900),
          keterangan: "",
        },
      ],
      hari("2026-06-24"),
    )),
  "they go back": (deed) => undoTagihanAwal(deed, [6]),
  "one that was paid in part does not": async (deed) => {
    await dibayar(deed, "TG-2606-00006", 1, "2026-07-01");
    await undoTagihanAwal(deed, [6]);
  },
  "one that was cancelled does not": (deed) => undoTagihanAwal(deed, [6, 7]),
};
const LAMA = { idPemasok: id<"pemasok">(2), nama: "Baja Lama", termin: 14 };

export const PEMBELIAN = { pelunasan: PELUNASAN, terhutang: TERHUTANG };
