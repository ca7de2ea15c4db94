import type { Deed } from "#platform/http/context.ts";
import { receiveMoney } from "../kas/kas.ts";
import { collectedPpn } from "../pajak/dipungut.ts";
import { cancelFaktur, issueFaktur, lowerFaktur } from "../pajak/faktur.ts";
import { settleMasukan } from "../pajak/masukan.ts";
import { posisiFaktur } from "../pajak/posisi.ts";
import { cancelPotongan, notePotongan } from "../pajak/potong.ts";
import { takeBackSo } from "../pesanan/batal.ts";
import { disiapkan, invoiceBaru, koreksiBaru, orderBaru } from "./baru.testing.ts";
import { duaOrder, SO } from "./pesanan.testing.ts";
import { hari, rp, type Tindakan } from "./tertulis.testing.ts";

const LAIN = "SO-2607-90002";
const status = (deed: Deed, idFaktur: string, menjadi: string) => deed.tx`
  update faktur set status = ${menjadi}, nomor = case ${menjadi}::text when 'Disetujui' then '04002600000000099' else '' end,
    tgl_nomor = case ${menjadi}::text when 'Disetujui' then tanggal end where id_faktur = ${idFaktur}`;
const posisi = async ({ tx }: Deed, idSo: string, juga: string | null = null) =>
  (await tx`${posisiFaktur(tx, tx`s.id_so = ${idSo}`, juga === null ? null : tx`${juga}`)}`).map((row) =>
    Object.values(row).join(" "),
  );

/** An order of which the customer keeps the PPN of his first payment. */
const dipungut = disiapkan(async (deed) => {
  await orderBaru(deed, SO, [{ id: 9001, produk: 1, qty: 2, harga: 1_110_000, ditahan: 2 }], { ppn: true });
  await invoiceBaru(deed, {
    id: "INV-U-1",
    idSo: SO,
    ke: 1,
    bayar: 2_220_000,
    dp: 1_000_000,
    isi: { ppn_dipungut: 99_099 },
  });
});

/** Three invoices of two orders whose money has come, and no faktur yet. */
const tigaBayar = disiapkan(async (deed) => {
  const { tx, now, today } = deed;
  await orderBaru(deed, SO, [{ id: 9001, produk: 1, qty: 2, harga: 1_110_000, ditahan: 2 }], { ppn: true });
  await orderBaru(deed, LAIN, [{ id: 9005, produk: 14, qty: 1, harga: 1_000, ditahan: 1 }], { ppn: true });
  for (const [ke, idSo, dp] of [
    [1, SO, 500_000],
    [2, SO, 300_000],
    [3, LAIN, 900],
  ] as const) {
    const idInvoice = `INV-U-${ke}`;
    await invoiceBaru(deed, {
      id: idInvoice,
      idSo,
      ke,
      bayar: 1_000_000,
      dp,
      status: "Menunggu",
      isi: { pph_dipotong: 20 },
    });
    await tx`update invoice set status_approve = 'Disetujui', tgl_approve = ${today}, id_user_approve = 1 where id_invoice = ${idInvoice}`;
    await tx`
      insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_tujuan, nominal_pengajuan, deskripsi_pengajuan,
        tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve, otomatis, id_so, id_invoice)
      values (${`PB-U-${ke}`}, 1, 'masuk', 1, ${dp - 20}, 'Uji', ${today}, ${now}, 1, 'Disetujui', 1, ${today}, true, ${idSo}, ${idInvoice})`;
  }
});

const FAKTUR: Record<string, Tindakan> = {
  "invoices are cancelled whose faktur are in all states": async (deed) => {
    await disiapkan(async () => {
      await status(deed, "FK-2606-00003", "Dikirim");
      await status(deed, "FK-2606-00008", "Ditolak");
    })(deed);
    await cancelFaktur(deed, "INV-2606-00011", "INV-2606-00005", "INV-2606-00007", "INV-2606-00006", "INV-2606-00001");
  },
  "an invoice without faktur is cancelled": (deed) => cancelFaktur(deed, "INV-2606-00001"),
  "faktur of several invoices": async (deed) => {
    await tigaBayar(deed);
    await issueFaktur(deed, "INV-U-3", "INV-2606-00001", "INV-U-1");
    await issueFaktur(deed, "INV-U-2");
    await issueFaktur(deed);
  },
  "nothing is to be taken back": (deed) => lowerFaktur(deed, "SO-2606-00007", "Retur"),
  "an order without PPN has no faktur": (deed) => lowerFaktur(deed, "SO-2606-00003", "Retur"),
  "a little is taken back": async (deed) => {
    await koreksiBaru(deed, { id: "NK-U-1", idSo: "SO-2606-00007", jenis: "nota-kredit", nominal: 1 });
    await lowerFaktur(deed, "SO-2606-00007", "Nota Kredit");
  },
  "all is taken back of what was sent": async (deed) => {
    await disiapkan(async () => void (await status(deed, "FK-2606-00003", "Dikirim")))(deed);
    await takeBackSo(deed, "SO-2606-00007");
  },
  "all is taken back of what was refused": async (deed) => {
    await disiapkan(async () => void (await status(deed, "FK-2606-00003", "Ditolak")))(deed);
    await takeBackSo(deed, "SO-2606-00007");
  },
  "all is taken back of what is known": async (deed) => {
    await disiapkan(async () => void (await status(deed, "FK-2606-00003", "Disetujui")))(deed);
    await takeBackSo(deed, "SO-2606-00007");
  },
  "PPN that the customer keeps": async (deed) => {
    await orderBaru(deed, SO, [{ id: 9001, produk: 1, qty: 2, harga: 1_110_000, ditahan: 2 }], { ppn: true });
    await disiapkan(async () => {
      const isi = { ppn_dipungut: 99_099 };
      await invoiceBaru(deed, {
        id: "INV-U-1",
        idSo: SO,
        ke: 1,
        bayar: 2_220_000,
        dp: 1_000_000,
        status: "Menunggu",
        isi,
      });
    })(deed);
    await deed.tx`update invoice set status_approve = 'Disetujui', tgl_approve = ${deed.today}, id_user_approve = 1 where id_invoice = 'INV-U-1'`;
    const asal = { idSo: SO, idInvoice: "INV-U-1" };
    const uang = {
      kebutuhan: "penjualan",
      idRekening: 1 as never,
      nominal: rp(900_901),
      deskripsi: "Uji",
      bukti: [],
    } as const;
    await receiveMoney(deed, { ...uang, asal });
  },
  "an order is cancelled whose PPN the customer kept": async (deed) => {
    await dipungut(deed);
    await takeBackSo(deed, SO);
  },
  "an order gets smaller whose PPN the customer kept": async (deed) => {
    await dipungut(deed);
    await koreksiBaru(deed, { id: "NK-U-1", idSo: SO, jenis: "nota-kredit", nominal: 2_000_000 });
    await lowerFaktur(deed, SO, "Nota Kredit");
  },
  "what an order is worth and what its faktur say": async (deed) => {
    await duaOrder(deed);
    await koreksiBaru(deed, { id: "NK-U-1", idSo: SO, jenis: "nota-kredit", nominal: 100_001 });
    await koreksiBaru(deed, { id: "NK-U-2", idSo: SO, jenis: "nota-kredit", nominal: 200_003 });
    await koreksiBaru(deed, { id: "HP-U-1", idSo: SO, jenis: "hapus-piutang", nominal: 7 });
    await koreksiBaru(deed, { id: "NK-U-3", idSo: SO, jenis: "nota-kredit", nominal: 40_000, menunggu: true });
    const kini = await posisi(deed, SO);
    await deed.tx`update invoice set nominal_peti = 1000, nominal_ongkir = 20, nominal_admin = 5 where id_invoice = 'INV-U-3'`;
    return [
      kini,
      await posisi(deed, SO),
      await posisi(deed, SO, "INV-U-3"),
      await posisi(deed, "SO-2606-00010"),
      await posisi(deed, "SO-2606-00011"),
    ];
  },
};

const kode = (deed: Deed, isi: string, idPelanggan = 1) =>
  deed.tx`insert into pajak_pelanggan (id_pelanggan, kode_transaksi, fasilitas) values (${idPelanggan}, ${isi}, ${isi > "04" ? "01" : ""})`;
const dipungutDari = async (deed: Deed, idInvoice: string, ...dibayar: number[]) => {
  const jawab: unknown[] = [];
  for (const satu of dibayar) jawab.push((await collectedPpn(deed.tx, idInvoice, rp(satu)))?.nominal ?? null);
  return jawab;
};

const DIPUNGUT: Record<string, Tindakan> = {
  ...Object.fromEntries(
    ["02", "03", "04", "07", "08"].map((isi): [string, Tindakan] => [
      `an invoice of a customer with the code ${isi}`,
      async (deed) => {
        await duaOrder(deed);
        await kode(deed, isi);
        return [
          await collectedPpn(deed.tx, "INV-U-3", rp(3_900_009)),
          await dipungutDari(deed, "INV-U-3", 3_900_008, 3_900_010, 5, 0),
        ];
      },
    ]),
  ),
  "an invoice of a marketplace, and one without PPN": async (deed) => {
    await duaOrder(deed, "Online");
    await kode(deed, "02");
    return [await dipungutDari(deed, "INV-U-3", 3_900_009), await dipungutDari(deed, "INV-U-6", 5_100_000)];
  },
  "a customer who was merged": async (deed) => {
    await duaOrder(deed);
    await deed.tx`update pelanggan set id_utama = 2, digabung_ke = 2 where id_pelanggan = 1`;
    await kode(deed, "02", 2);
    return dipungutDari(deed, "INV-U-3", 3_900_009);
  },
};

/** Input faktur: of a bill, of this month and the next, not valid, without a bill, without a month, of months before. */
export const masukanBaru = disiapkan(async ({ tx, now }) => {
  await tx`update tagihan set ppn = 90000 where id_tagihan = 'TG-2606-00005'`;
  const rows = [
    [901, "TG-2606-00005", "2026-07-01", true, 11_000],
    [902, "TG-2606-00005", "2026-06-01", false, 5_000],
    [903, null, "2026-06-01", true, 6_000],
    [904, "TG-2606-00005", null, true, 7_000],
    [905, "TG-2606-00005", "2026-05-01", true, 8_000],
    [906, "TG-2606-00005", "2026-06-01", true, 9_000],
  ] as const;
  await tx`
    insert into faktur_masukan (id_faktur_masukan, nomor, npwp, nama, tanggal, dpp, ppn, berlaku, masa_kredit, id_tagihan, dibaca)
    overriding system value
    select r.id, '04002600000000' || r.id, '0012345678901000', 'PT Logam', '2026-06-15', r.ppn * 10, r.ppn, r.berlaku, r.masa, r.tagihan, ${now}
    from jsonb_to_recordset(${tx.json(rows.map(([nomor, tagihan, masa, berlaku, ppn]) => ({ id: nomor, tagihan, masa, berlaku, ppn })))})
      as r(id int, tagihan text, masa date, berlaku boolean, ppn bigint)`;
  for (const ppn of [3_000, 4_000])
    await tx`
      insert into faktur_masukan_buku (id_faktur_masukan, id_tagihan, masa, tanggal, waktu, ppn, id_user)
      values (906, 'TG-2606-00005', '2026-06-01', '2026-06-30', ${now}, ${ppn}, 1)`;
});
const SEMUA = [901, 902, 903, 904, 905, 906];

const MASUKAN: Record<string, Tindakan> = {
  "input faktur are credited": async (deed) => {
    await masukanBaru(deed);
    await settleMasukan(deed, SEMUA);
    await settleMasukan(deed, SEMUA);
  },
  "input faktur are credited after a month was closed": async (deed) => {
    await masukanBaru(deed);
    await deed.tx`
      insert into tutup_buku_peristiwa (jenis, bulan, sampai, waktu, id_user, nama_user)
      values ('tutup', '2026-05-01', '2026-05-31', ${deed.now}, 1, 'Uji')`;
    await settleMasukan(deed, [905, 901]);
  },
  "an input faktur is not credited any more": async (deed) => {
    await deed.tx`update faktur_masukan set masa_kredit = null where id_faktur_masukan = 1`;
    await settleMasukan(deed, [1, 2]);
  },
  "an input faktur is credited in another month": async (deed) => {
    await deed.tx`update faktur_masukan set masa_kredit = '2026-07-01' where id_faktur_masukan = 1`;
    await settleMasukan(deed, [1]);
  },
  "PPh is kept of a payment, and given back": async (deed) => {
    const bayar = { idPengajuan: "PB-2606-00031", idTagihan: "TG-2606-00008", tanggal: hari("2026-06-26") };
    await notePotongan(deed.tx, bayar, {
      kodeObjek: "24-104-01",
      dasar: rp(5_000),
      atas: 2,
      bawah: 100,
      nominal: rp(100),
    });
    await cancelPotongan(deed.tx, "PB-2606-00011");
  },
};

export const PAJAK = { faktur: FAKTUR, pajakDipungut: DIPUNGUT, pajakMasukan: MASUKAN };
