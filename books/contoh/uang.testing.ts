import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { bookEntries, payMoney, receiveMoney } from "../kas/kas.ts";
import { receiveKodeUnik } from "../kas/kodeUnik.ts";
import { hariUang } from "../kas/tanggalUang.ts";
import { sendGoods } from "../pesanan/barang.ts";
import { ANEKA, disiapkan, invoiceBaru, KAS, RJP, suratBaru } from "./baru.testing.ts";
import { duaOrder, orderan, SO, satuBaris } from "./pesanan.testing.ts";
import { hari, id, rp, type Tindakan } from "./tertulis.testing.ts";

export const uji = { kebutuhan: "pembelian-produk", idRekening: ANEKA, deskripsi: "Uji", asal: {}, bukti: [] } as const;
const MAKS = 999_999_999_999_999;

/** Says that an account agrees with its bank until a day. */
export const rekonsiliasi = (deed: Deed, idRekening: number, sampai: string) => deed.tx`
  insert into rekonsiliasi (id_rekening, sampai, saldo_buku, saldo_bank, diketik, waktu, id_user)
  select ${idRekening}, ${sampai}, saldo, saldo * 100, true, ${deed.now}, 1 from kas_pada(${idRekening}, ${sampai}::date)`;

/** Money of the days 1, 2, 3, 5 and 10 April on the account that has 14 million since the end of March. */
const berhariHari = disiapkan(async (deed) => {
  const masuk = (tanggal: string, nominal: number, idRekening: Id<"rekening"> = ANEKA) =>
    receiveMoney(deed, { ...uji, idRekening, nominal: rp(nominal), tanggal: hari(tanggal) });
  const keluar = (tanggal: string, nominal: number, idRekening: Id<"rekening"> = ANEKA) =>
    payMoney(deed, { ...uji, idRekening, nominal: rp(nominal), tanggal: hari(tanggal) });
  await masuk("2026-04-01", 1_000);
  await keluar("2026-04-02", 500);
  await masuk("2026-04-10", 10_000_000);
  for (const nominal of [4_500_000, 3_500_000]) await keluar("2026-04-03", nominal);
  await keluar("2026-04-05", 1);
  await masuk("2026-04-03", 2_000_000, KAS);
});
const sejak =
  (tanggal: string, nominal: number): Tindakan =>
  async (deed) => {
    await berhariHari(deed);
    return payMoney(deed, { ...uji, nominal: rp(nominal), tanggal: hari(tanggal) });
  };

const HARI_UANG: Record<string, Tindakan> = {
  "pay today by name": (deed) => payMoney(deed, { ...uji, nominal: rp(14_000_000), tanggal: deed.today }),
  "receive on a past day": (deed) => receiveMoney(deed, { ...uji, nominal: rp(5), tanggal: hari("2026-07-01") }),
  "as much as there was on each day since": sejak("2026-03-31", 6_000_499),
  "more than there was on the fifth": sejak("2026-03-31", 6_000_500),
  "more than there was on the third and on the fifth": sejak("2026-04-01", 6_000_501),
  "as much as there was at the end of that day": sejak("2026-04-05", 6_000_499),
  "more than there was at the end of that day": sejak("2026-04-05", 6_000_500),
  "before the account had anything": sejak("2026-03-30", 1),
  "move more than there is": (deed) =>
    bookEntries(deed, {
      ...{ idPengajuan: "PB-2603-00001", idKebutuhan: id(6), tipePengajuan: "pindah", nominal: rp(14_000_001) },
      ...{ idRekeningAsal: ANEKA, idRekeningTujuan: KAS },
    }),
  "move to an account that is full": (deed) =>
    bookEntries(deed, {
      ...{ idPengajuan: "PB-2603-00001", idKebutuhan: id(6), tipePengajuan: "masuk", nominal: rp(MAKS) },
      ...{ idRekeningAsal: null, idRekeningTujuan: KAS },
    }),
  "receive as much as an account can hold": (deed) => receiveMoney(deed, { ...uji, nominal: rp(MAKS - 14_000_000) }),
  "a day of money": async (deed) => {
    const menunggu = { apa: "invoice INV-1 dibuat", tanggal: hari("2026-06-20") };
    const jawab: unknown[] = [await hariUang(deed, null, { rekening: [KAS] })];
    for (const dinamai of ["2026-06-20", "2026-06-19", "2026-07-02", "2026-07-03"])
      jawab.push(await hariUang(deed, hari(dinamai), { sejak: menunggu, rekening: [null, KAS] }).catch(masalah));
    await rekonsiliasi(deed, 3, "2026-06-30");
    jawab.push(await hariUang(deed, hari("2026-06-30"), { rekening: [RJP] }).catch(masalah));
    await deed.tx`
      insert into tutup_buku_peristiwa (jenis, bulan, sampai, waktu, id_user, nama_user)
      values ('tutup', '2026-05-01', '2026-05-31', ${deed.now}, 1, 'Uji')`;
    return [...jawab, await hariUang(deed, hari("2026-05-31"), { rekening: [KAS] }).catch(masalah)];
  },
};
export const masalah = (failure: Error & { errors?: unknown }) => [failure.message, failure.errors];

const setujui = ({ tx, today }: Deed, idInvoice: string) => tx`
  update invoice set status_approve = 'Disetujui', tgl_approve = ${today}, id_user_approve = 1 where id_invoice = ${idInvoice}`;

/** What the books say of money that comes after goods have left, on a day before it, that day and one after it. */
const susulan =
  (idSo: string, tanggal?: string, lain: object = {}): Tindakan =>
  async (deed) => {
    const isi = { nominal_peti: 50_000, nominal_ongkir: 7_000 };
    await invoiceBaru(deed, { id: "INV-U-9", idSo, ke: 2, bayar: 6_000_000, status: "Menunggu", isi });
    await setujui(deed, "INV-U-9");
    const uang = {
      kebutuhan: "penjualan",
      idRekening: RJP,
      nominal: rp(6_000_000),
      deskripsi: "Uji",
      bukti: [],
    } as const;
    const pada = tanggal ? { tanggal: hari(tanggal) } : {};
    return receiveMoney(deed, { ...uang, ...pada, asal: { idSo, idInvoice: "INV-U-9" }, ...lain });
  };

const UANG_ORDER: Record<string, Tindakan> = {
  "money after the goods": susulan("SO-2606-00003"),
  "money dated before the goods": susulan("SO-2606-00003", "2026-06-14"),
  "money dated after the goods": susulan("SO-2606-00003", "2026-06-16"),
  "money of an order whose goods did not leave": susulan("SO-2606-00003", undefined, { belumKeluar: true }),
  "money of a changed order of which a part left": susulan("SO-2606-00009"),
  "money of an order of which a part was replaced": susulan("SO-2606-00010"),
  "goods and money of one moment": async (deed) => {
    await duaOrder(deed);
    await sendGoods(deed, { idSo: SO, idSuratJalan: "SJ-U-1", barang: [{ idOrderan: orderan(9001), qty: 1 }] });
    await setujui(deed, "INV-U-3");
    await deed.tx`update invoice set nominal_peti = 90000, nominal_ongkir = 9, nominal_admin = 4000 where id_invoice = 'INV-U-3'`;
    const asal = { idSo: SO, idInvoice: "INV-U-3" };
    await receiveMoney(deed, { ...uji, kebutuhan: "penjualan", nominal: rp(3_899_709), asal });
  },
  "the first invoice comes after the goods": async (deed) => {
    await satuBaris(deed);
    const isi = { nominal_admin: 4_001, nominal_diskon: 10_003 };
    await invoiceBaru(deed, { id: "INV-U-1", idSo: SO, ke: 1, bayar: 1_993_998, status: "Menunggu", isi });
    await suratBaru(deed, { id: "SJ-U-1", idSo: SO, idInvoice: "INV-U-1", barang: [{ idOrderan: 9001, qty: 1 }] });
    await sendGoods(deed, { idSo: SO, idSuratJalan: "SJ-U-1", barang: [{ idOrderan: orderan(9001), qty: 1 }] });
    await setujui(deed, "INV-U-1");
    await receiveMoney(deed, {
      ...uji,
      kebutuhan: "penjualan",
      nominal: rp(1_993_998),
      asal: { idSo: SO, idInvoice: "INV-U-1" },
    });
  },
};

const bayar =
  (asal: object, lain: object = {}): Tindakan =>
  (deed) =>
    payMoney(deed, { ...uji, idRekening: KAS, nominal: rp(4_321), asal, ...lain });

const ASAL_UANG: Record<string, Tindakan> = {
  "an invoice is paid back": bayar(
    { idSo: "SO-2606-00010", idInvoice: "INV-2606-00011" },
    { kebutuhan: "pengembalian-dana" },
  ),
  "an invoice of a marketplace is paid back": bayar({ idSo: "SO-2606-00013", idInvoice: "INV-2606-00013" }),
  "a purchase order by its batch": bayar({ idPo: "PO-2606-00002", kloter: "OVN/3" }),
  "an asset": bayar({ idPengajuanAsset: "PA-2606-00001" }, { kebutuhan: "pembelian-asset" }),
  "an uang muka": bayar({ idUangMuka: "UM-2606-00001" }),
  "money for an asset": (deed) =>
    receiveMoney(deed, {
      ...uji,
      kebutuhan: "pelepasan-asset",
      nominal: rp(7),
      asal: { idPelepasanAsset: "LA-2606-00001" },
    }),
  "a payment comes back": (deed) =>
    receiveMoney(deed, { ...uji, nominal: rp(8), asal: { idTagihan: "TG-2606-00002", membatalkan: "PB-2606-00004" } }),
  "an old invoice is paid": (deed) =>
    receiveMoney(deed, { ...uji, kebutuhan: "penjualan", nominal: rp(9), asal: { idPiutangAwal: "PT-2606-00001" } }),
  "with two proofs": async (deed) => {
    const { tx } = deed;
    const bukti = await tx<{ idBerkas: string }[]>`select distinct id_berkas from pengajuan_bukti limit 2`;
    const idPengajuan = await payMoney(deed, { ...uji, nominal: rp(3), bukti: bukti.map(({ idBerkas }) => idBerkas) });
    return tx`select id_pengajuan, tahap, urutan from pengajuan_bukti where id_pengajuan = ${idPengajuan} order by urutan`;
  },
};

const KODE_UNIK: Record<string, Tindakan> = {
  "one rest came before, the other comes now": async (deed) => {
    await deed.tx`update perusahaan set id_kebutuhan_pembulatan = 6`;
    await deed.tx`update invoice set kode_unik = 1 where id_invoice in ('INV-2606-00010', 'INV-2606-00002', 'INV-2606-00003')`;
    const satu = { idInvoice: "INV-2606-00010", kode: rp(123), tanggal: hari("2026-07-01") };
    const dua = { idInvoice: "INV-2606-00002", kode: rp(45), tanggal: hari("2026-07-02") };
    const tiga = { idInvoice: "INV-2606-00003", kode: rp(6), tanggal: hari("2026-06-30") };
    const terbuku = [await receiveKodeUnik(deed, ANEKA, [satu]), await receiveKodeUnik(deed, ANEKA, [dua, satu, tiga])];
    const kas =
      await deed.tx`select deskripsi_pengajuan, k.tanggal, k.mundur from kas k join pengajuan using (id_pengajuan)
      where id_rekening = 4 and k.id_kebutuhan = 6 order by k.urut`;
    return [terbuku.map((rows) => rows.map(({ idInvoice }) => idInvoice).sort()), kas];
  },
  "a rest on an unknown account": async (deed) => {
    await deed.tx`update perusahaan set id_kebutuhan_pembulatan = 6`;
    return receiveKodeUnik(deed, id(999), [{ idInvoice: "INV-2606-00002", kode: rp(45), tanggal: hari("2026-07-02") }]);
  },
};

export const UANG = { hariUang: HARI_UANG, uangOrder: UANG_ORDER, asalUang: { ...ASAL_UANG, ...KODE_UNIK } };
