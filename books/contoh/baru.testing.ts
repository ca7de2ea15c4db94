import type { Deed } from "#platform/http/context.ts";
import { receiveMoney } from "../kas/kas.ts";
import { rp } from "./tertulis.testing.ts";

/**
 * Documents that an action makes for itself, all of its own moment. Their numbers are given: a sequence would not go back. They are
 * written in a part of the transaction, so that only what the action makes of them is compared (`tertulis`).
 */
export const disiapkan =
  <Isi extends unknown[]>(siapkan: (deed: Deed, ...isi: Isi) => Promise<void>) =>
  async (deed: Deed, ...isi: Isi): Promise<void> => {
    await deed.tx`savepoint disiapkan`;
    await siapkan(deed, ...isi);
    await deed.tx`release savepoint disiapkan`;
  };

export const [KAS, RJP, ANEKA] = [1 as never, 3 as never, 4 as never];
export const OVEN = 1 as never;

type BarisBaru = {
  id: number;
  produk: number;
  qty: number;
  harga: number;
  /** Made to order, and how many are finished; in the warehouse otherwise. */
  selesai?: number;
  ditahan?: number;
  tambahan?: number;
  batal?: boolean;
};
type OrderBaru = { tipe?: "Reguler" | "Online"; ppn?: boolean; tanpaPpn?: boolean; total?: number; pelanggan?: number };

/** An order with its lines, which hold what they say. */
export const orderBaru = disiapkan(
  async (
    { tx, now, today, user }: Deed,
    idSo: string,
    baris: readonly BarisBaru[],
    { tipe = "Reguler", ppn = false, tanpaPpn = false, total, pelanggan = 1 }: OrderBaru = {},
  ) => {
    const hidup = baris.filter(({ batal }) => !batal);
    const jumlah = (satu: (baris: BarisBaru) => number) => hidup.reduce((sum, line) => sum + line.qty * satu(line), 0);
    await tx`
    insert into so (id_so, tipe_so, tgl_order, dibuat, customer_instansi, nama_customer, alamat_customer, no_telp, total_pembelian,
      total_tambahan_online, ppn_atas, ppn_bawah, harga_tanpa_ppn, id_user)
    values (${idSo}, ${tipe}, ${today}, ${now}, '', 'Uji', '', '', ${total ?? jumlah(({ harga }) => harga)},
      ${jumlah(({ tambahan = 0 }) => tambahan)}, ${ppn ? 132 : null}, ${ppn ? 1200 : null}, ${tanpaPpn}, ${user.idUser})`;
    await tx`insert into so_pelanggan values (${idSo}, ${pelanggan})`;
    const rows = baris.map(({ selesai, ditahan = 0, tambahan = 0, batal = false, ...row }, at) => ({
      ...row,
      ...{
        sumber: selesai === undefined ? "SG" : "PL",
        selesai: selesai ?? row.qty,
        urutan: at + 1,
        ditahan,
        tambahan,
        batal,
      },
    }));
    await tx`
    insert into orderan (id_orderan, id_so, urutan, id_produk, kode_produk, nama_produk, kapasitas, tipe, kategori_produk,
      sumber_produk, qty, qty_selesai, harga_produk, tambahan_harga_online, status_produk, ditahan, dibatalkan)
    overriding system value
    select r.id, ${idSo}, r.urutan, r.produk, p.kode_produk, p.nama_produk, '', '', p.kategori_produk, r.sumber, r.qty, r.selesai,
      r.harga, r.tambahan, case when r.selesai = r.qty then 'Selesai' else 'Progress' end, r.ditahan,
      case when r.batal then ${now}::timestamptz - interval '1 day' end
    from jsonb_to_recordset(${tx.json(rows)}) as r(id int, produk int, qty int, harga bigint, sumber text, selesai int, urutan int,
      ditahan int, tambahan bigint, batal boolean) join produk p on p.id_produk = r.produk`;
    await tx`
    update produk p set ditahan = p.ditahan + d.qty
    from (select id_produk, sum(ditahan)::int as qty from orderan where id_so = ${idSo} group by 1) d
    where p.id_produk = d.id_produk and d.qty > 0`;
  },
);

type InvoiceBaru = {
  id: string;
  idSo: string;
  ke: number;
  /** What it asks for, and what of it is a down payment; all of it otherwise. */
  bayar: number;
  dp?: number;
  rekening?: never;
  status?: "Menunggu" | "Disetujui";
  dihapus?: boolean;
  isi?: Partial<
    Record<
      | "nominal_admin"
      | "nominal_diskon"
      | "nominal_peti"
      | "nominal_ongkir"
      | "jasa_online"
      | "pph_dipotong"
      | "ppn_dipungut"
      | "kode_unik",
      number
    >
  >;
};

/** An invoice; an approved one is paid by the account. */
export const invoiceBaru = disiapkan(
  async (deed: Deed, { id, idSo, ke, bayar, dp, rekening = KAS, status = "Disetujui", ...lain }: InvoiceBaru) => {
    const { tx, now, today, user } = deed;
    const isi = {
      nominal_admin: 0,
      nominal_diskon: 0,
      nominal_peti: 0,
      nominal_ongkir: 0,
      jasa_online: 0,
      pph_dipotong: 0,
      ppn_dipungut: 0,
      ...lain.isi,
    };
    const tambahan = isi.nominal_peti + isi.nominal_ongkir;
    const disetujui = status === "Disetujui";
    await tx`
    insert into invoice ${tx({
      ...{
        id_invoice: id,
        id_so: idSo,
        ke,
        tgl_invoice: today,
        dibuat: now,
        status_approve: status,
        id_user: user.idUser,
      },
      ...{
        tipe_pembayaran: dp === undefined ? "LN" : "DP",
        id_rekening: rekening,
        total_pembelian: bayar,
        nominal_bayar: bayar,
      },
      ...{ nominal_dp: dp ?? 0, nominal_lunas: dp === undefined ? bayar : 0 },
      ...{ nominal_sisa_bayar: dp === undefined ? 0 : bayar - dp - tambahan, dihapus: lain.dihapus ? now : null },
      ...{ tgl_approve: disetujui ? today : null, id_user_approve: disetujui ? user.idUser : null, ...isi },
    })}`;
    if (!disetujui) return;
    const nominal = rp((dp === undefined ? bayar : dp + tambahan) - isi.pph_dipotong - isi.ppn_dipungut);
    const asal = { idSo, idInvoice: id };
    await receiveMoney(deed, { kebutuhan: "penjualan", idRekening: rekening, nominal, deskripsi: id, asal, bukti: [] });
  },
);

type SuratBaru = {
  id: string;
  idSo: string;
  idInvoice: string;
  barang: readonly { idOrderan: number; qty: number }[];
  status?: "Belum" | "Pending" | "Kirim" | "Diambil";
  seri?: readonly string[];
};

/** A delivery note; its goods have not moved. */
export const suratBaru = disiapkan(
  async ({ tx, now, today, user }: Deed, { id, idSo, idInvoice, barang, status = "Kirim", seri = [] }: SuratBaru) => {
    await tx`
    insert into surat_jalan (id_surat_jalan, id_so, id_invoice, status_barang, tgl_surat, dibuat, id_user)
    values (${id}, ${idSo}, ${idInvoice}, ${status}, ${today}, ${now}, ${user.idUser})`;
    for (const { idOrderan, qty } of barang)
      await tx`insert into surat_jalan_baris (id_surat_jalan, id_orderan, qty) values (${id}, ${idOrderan}, ${qty})`;
    const idOrderan = barang[0]?.idOrderan ?? 0;
    for (const nomor of seri) {
      await tx`insert into seri (nomor, id_produk, dibuat) select ${nomor}, id_produk, ${now} from orderan where id_orderan = ${idOrderan}`;
      await tx`insert into surat_jalan_seri (id_surat_jalan, id_orderan, nomor) values (${id}, ${idOrderan}, ${nomor})`;
    }
  },
);

/** A credit note or a debt that is written off, approved unless said otherwise. */
export const koreksiBaru = disiapkan(
  async (
    { tx, now, today, user }: Deed,
    {
      id,
      idSo,
      jenis,
      nominal,
      menunggu = false,
    }: { id: string; idSo: string; jenis: string; nominal: number; menunggu?: boolean },
  ) => {
    const putusan = menunggu ? {} : { tgl_approve: today, waktu_approve: now, id_user_approve: user.idUser };
    await tx`
    insert into koreksi ${tx({
      ...{
        id_koreksi: id,
        id_so: idSo,
        jenis,
        nominal,
        alasan: "Uji",
        tgl_pengajuan: today,
        dibuat: now,
        id_user: user.idUser,
      },
      ...{ status: menunggu ? "Menunggu" : "Disetujui", versi_so: 1, teks_cari: "uji", ...putusan },
    })}`;
  },
);
