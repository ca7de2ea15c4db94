import { invoiceBerlaku, nilaiOrder } from "#books/pajak/posisi.ts";
import { ketentuan } from "#company/pajak.ts";
import { type DppPpn, fractionOf, linesOf, npwp16, splitInklusif, type TarifPpn } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { kodeFasilitas } from "../../setelan/isiPajak.ts";
import type { BarisFaktur, DokumenPembeli, FakturXml, JenisBaris } from "../bentukXml.ts";

type Barang = {
  jenis: JenisBaris;
  kode: string;
  nama: string;
  satuan: string;
  idProduk: number | null;
  harga: Rupiah;
  jumlah: number;
};

/** What a faktur is made of: the order as it was sold, and who bought it. */
export type BahanFaktur = {
  idFaktur: string;
  idInvoice: string;
  idSo: string;
  jenis: "Penuh" | "Uang Muka" | "Pelunasan";
  tanggal: Tanggal;
  tarif: TarifPpn;
  /** The prices of its goods are without PPN; what its invoices added is not. */
  hargaTanpaPpn: boolean;
  nilai: DppPpn;
  /** The order as a whole. */
  seluruh: DppPpn;
  penjual: { npwp: string; nitku: string };
  pembeli: FakturXml["pembeli"] & { idPelanggan: number | null; transaksi: string; fasilitas: string };
  barang: Barang[];
  tambahan: Barang[];
};

type Row = Omit<BahanFaktur, "nilai" | "seluruh" | "pembeli"> & {
  dpp: Rupiah;
  ppn: Rupiah;
  seluruhDpp: Rupiah;
  seluruhPpn: Rupiah;
  pembeli: Omit<BahanFaktur["pembeli"], "dokumen" | "npwp" | "nitku" | "nomorDokumen"> & {
    dokumen: keyof typeof DOKUMEN;
    npwp: string;
    nomor: string;
    tempat: string;
  };
};

const DOKUMEN = { NPWP: "TIN", NIK: "National ID", Paspor: "Passport", Lainnya: "Other ID" } as const satisfies Record<
  string,
  DokumenPembeli
>;

/** Loads what some faktur are made of, in the order of their ids in the list. */
export async function bahanFaktur(db: Db, ids: readonly string[]): Promise<BahanFaktur[]> {
  const rows = await db<Row[]>`
    select f.id_faktur, f.id_invoice, f.id_so, f.jenis, f.tanggal, f.dpp, f.ppn,
      v.nilai - ppn_dari(v.nilai, s.ppn_atas, s.ppn_bawah) as seluruh_dpp, ppn_dari(v.nilai, s.ppn_atas, s.ppn_bawah) as seluruh_ppn,
      jsonb_build_object('persen', p.atas * 100 / p.bawah, 'pembilang', d.atas, 'penyebut', d.bawah) as tarif,
      jsonb_build_object('npwp', c.npwp, 'nitku', c.npwp || c.nitku) as penjual, ${pembeli(db)} as pembeli,
      s.harga_tanpa_ppn, ${barang(db)} as barang, v.tambahan
    from unnest(${[...ids]}::text[]) with ordinality x(id_faktur, ke) join faktur f using (id_faktur) join so s using (id_so)
    cross join pajak_perusahaan c
    left join so_pelanggan l using (id_so) left join pelanggan g using (id_pelanggan)
    left join pelanggan u on u.id_pelanggan = g.id_utama left join pajak_pelanggan t on t.id_pelanggan = u.id_pelanggan
    cross join lateral (${ketentuan(db, "ppn", db`s.tgl_order`)}) p
    cross join lateral (${ketentuan(db, "dpp-lain", db`s.tgl_order`)}) d
    cross join lateral (${nilai(db)}) v
    order by x.ke`;
  return rows.map(({ dpp, ppn, seluruhDpp, seluruhPpn, pembeli, ...row }) => ({
    ...row,
    nilai: { dpp, ppn },
    seluruh: { dpp: seluruhDpp, ppn: seluruhPpn },
    pembeli: buyerOf(pembeli),
  }));
}

function buyerOf({ dokumen, npwp, nomor, tempat, ...lain }: Row["pembeli"]): BahanFaktur["pembeli"] {
  const digits = npwp16(npwp);
  const tin = dokumen === "NPWP";
  return {
    ...lain,
    dokumen: DOKUMEN[dokumen],
    npwp: tin ? digits : "",
    nomorDokumen: tin ? "" : nomor,
    nitku: tin && digits !== "" ? digits + tempat : "",
  };
}

const pembeli = (db: Db): Fragment => db`
  jsonb_build_object('idPelanggan', u.id_pelanggan, 'nama', f.nama_customer, 'alamat', s.alamat_customer, 'email', s.email,
    'npwp', coalesce(u.npwp, ''), 'dokumen', coalesce(t.dokumen, 'NPWP'), 'nomor', coalesce(t.nomor, ''),
    'tempat', coalesce(t.nitku, '000000'), 'transaksi', coalesce(t.kode_transaksi, '04'),
    'fasilitas', coalesce(t.fasilitas, ''), 'negara', coalesce(t.negara, 'IDN'))`;

const barang = (db: Db): Fragment => db`
  coalesce((select jsonb_agg(jsonb_build_object('idProduk', o.id_produk, 'nama', o.nama_produk, 'harga', o.harga_produk,
      'jumlah', o.qty, 'jenis', coalesce(k.jenis, 'A'), 'kode', coalesce(k.kode, '000000'), 'satuan', coalesce(k.satuan, 'UM.0018'))
      order by o.urutan)
    from orderan o left join pajak_produk k using (id_produk)
    where o.id_so = s.id_so and (o.dibatalkan is null or o.dibatalkan = s.dibatalkan)), '[]')`;

/** What an order comes to, with what its invoices add to the goods. */
const nilai = (db: Db): Fragment => {
  const satu = (nama: string, jenis: string, nominal: Fragment) => db`
    (${nama}::text, ${jenis}::text, coalesce(${nominal}, 0)::bigint)`;
  return db`
  select ${nilaiOrder(db)} as nilai,
    (select coalesce(jsonb_agg(jsonb_build_object('nama', n.nama, 'jenis', n.jenis, 'kode', '000000', 'satuan', 'UM.0033',
        'idProduk', null, 'harga', n.nominal, 'jumlah', 1)) filter (where n.nominal > 0), '[]')
     from (values
       ${satu("Tambahan online", "B", db`s.total_tambahan_online`)},
       ${satu("Biaya administrasi", "B", db`sum(i.nominal_admin) filter (where i.ke = 1)`)},
       ${satu("Peti", "A", db`sum(i.nominal_peti)`)},
       ${satu("Ongkos kirim", "B", db`sum(i.nominal_ongkir)`)}) n(nama, jenis, nominal)) as tambahan
  from invoice i where ${invoiceBerlaku(db)}`;
};

/** A faktur of the whole order, or of what a single one of it says. */
export function composeFaktur(bahan: BahanFaktur, nilai: DppPpn): FakturXml {
  const { barang, tarif, penjual, pembeli } = bahan;
  const termasukPpn = !bahan.hargaTanpaPpn;
  const tambahan = termasukPpn ? bahan.tambahan : bahan.tambahan.map((satu) => withoutPpn(satu, tarif));
  const baris = [...barang, ...tambahan];
  const jumlah = baris.reduce((sum, satu) => sum + satu.harga * satu.jumlah, 0);
  // What was taken off the order, by a discount or a credit note, is a discount of its lines.
  const diskon = Math.max(0, jumlah - nilai.dpp - (termasukPpn ? nilai.ppn : 0)) as Rupiah;
  const angka = linesOf({
    baris: barang.map(({ harga, jumlah: qty }) => ({ harga, jumlah: qty, diskon: 0 as Rupiah })),
    diskon,
    tambahan: tambahan.map(({ harga }) => harga),
    termasukPpn,
    ...nilai,
    tarif,
  });
  const { transaksi, fasilitas, idPelanggan: _, ...pembeliXml } = pembeli;
  return {
    tanggal: bahan.tanggal,
    transaksi,
    ...{ ...kodeFasilitas(fasilitas), dokumenPendukung: "", masaDokumen: "" },
    referensi: bahan.idInvoice,
    nitkuPenjual: penjual.nitku,
    pembeli: pembeliXml,
    baris: angka.map((satu, at) => ({ ...barisOf(baris[at]), ...satu, tarif: tarif.persen })),
    ...nilai,
  };
}

const withoutPpn = (satu: Barang, tarif: TarifPpn): Barang => ({
  ...satu,
  harga: splitInklusif(satu.harga, fractionOf(tarif)).dpp,
});

function barisOf(barang: Barang | undefined): Pick<BarisFaktur, "jenis" | "kode" | "nama" | "satuan"> {
  if (!barang) throw new Error("A line of the faktur has no goods");
  const { jenis, kode, nama, satuan } = barang;
  return { jenis, kode, nama, satuan };
}
