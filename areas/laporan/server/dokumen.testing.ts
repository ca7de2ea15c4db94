import { type Disusutkan, jadwalPenyusutan, penyusutanPada } from "#areas/asset/list-asset/penyusutan.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Office } from "#test/support/office.ts";

/** Computes the figures of the reports from each document, in another way than the reports do. */
type Pengajuan = {
  tipePengajuan: string;
  nominalPengajuan: number;
  tglApprove: string;
  idKebutuhan: number;
  namaKebutuhan: string;
  idKomponenLaba: number | null;
  idRekeningAsal: number | null;
  idRekeningTujuan: number | null;
};

export async function dokumen({ sql }: Office) {
  const pengajuan = await sql<Pengajuan[]>`
    select p.*, k.nama_kebutuhan, k.id_komponen_laba from pengajuan p join kebutuhan k using (id_kebutuhan)
    where status_pengajuan = 'Disetujui' order by urut`;
  const gerak = await sql<Gerak[]>`
    select t.id_produk, t.tanggal, t.jenis, t.qty, t.sumber, coalesce(po.harga_satuan, t.harga_beli) as harga
    from stok t left join po on po.id_po = t.sumber order by t.id_stok`;
  const kas = await sql<{ namaRekening: string; tanggal: string; debit: number; kredit: number }[]>`
    select nama_rekening, tanggal, debit, kredit from kas join rekening using (id_rekening) order by id_kas`;
  const asset = await sql<(Disusutkan & { namaKategori: string; istirahat: Tanggal | null })[]>`
    select a.*, k.nama_kategori, (select min(tanggal) from asset_kondisi n where n.id_asset = a.id_asset) as istirahat
    from asset a join kategori_asset k using (id_kategori_asset)`;
  const po = await sql<{ idPo: string; hargaSatuan: number; tglLunas: string | null }[]>`select * from po`;
  const datang = await sql<{ idPo: string; tglUpdate: string; selesai: number }[]>`select * from po_riwayat`;
  return { pengajuan, stok: bernilai(gerak), kas, asset, po, datang };
}

type Gerak = { idProduk: number; tanggal: string; jenis: string; qty: number; sumber: string; harga: number };

/** Movements with their value: what comes in brings its price, what leaves takes the average, what was sent comes back. */
function bernilai(gerak: readonly Gerak[]) {
  const gudang = new Map<number, { qty: number; nilai: number }>();
  const terkirim = new Map<string, number>();
  return gerak.map((row) => {
    const { idProduk, jenis, qty, sumber, harga } = row;
    const ada = gudang.get(idProduk) ?? { qty: 0, nilai: 0 };
    const kiriman = `${idProduk} ${sumber}`;
    const rata = Math.round((ada.nilai * qty) / ada.qty);
    const nilai = jenis === "batal-kirim" ? -(terkirim.get(kiriman) ?? 0) : jenis === "kirim" ? rata : qty * harga;
    if (jenis === "kirim") terkirim.set(kiriman, nilai);
    gudang.set(idProduk, { qty: ada.qty + qty, nilai: ada.nilai + nilai });
    return { ...row, nilai };
  });
}

export type Dokumen = Awaited<ReturnType<typeof dokumen>>;

const jumlah = <Row>(rows: readonly Row[], nilai: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + nilai(row), 0);
const bulanOf = (hari: string) => hari.slice(0, 7);

export const bertanda = (row: Pengajuan) => (row.tipePengajuan === "masuk" ? 1 : -1) * row.nominalPengajuan;
export const rekeningOf = (row: Pengajuan) =>
  row.tipePengajuan === "masuk" ? row.idRekeningTujuan : row.idRekeningAsal;

/** The sums of needs in a month, until a day. */
export const kebutuhanBulan = ({ pengajuan }: Dokumen, bulan: string, sampai = "9999-12-31") =>
  pengajuan.filter(
    (row) => row.tipePengajuan !== "pindah" && bulanOf(row.tglApprove) === bulan && row.tglApprove <= sampai,
  );

export const hppBulan = ({ stok }: Dokumen, bulan: string, sampai = "9999-12-31") =>
  jumlah(
    stok.filter((row) => row.jenis.includes("kirim") && bulanOf(row.tanggal) === bulan && row.tanggal <= sampai),
    (row) => row.nilai,
  );

/** Depreciation by the plan of each asset, on days on which it was in use. */
export const susutBulan = ({ asset }: Dokumen, bulan: string, sampai: string) =>
  -jumlah(asset, (row) =>
    jumlah(
      jadwalPenyusutan(row).filter(
        ({ tanggal }) =>
          bulanOf(tanggal) === bulan && tanggal <= sampai && (row.istirahat === null || tanggal < row.istirahat),
      ),
      ({ nilaiSusut }) => nilaiSusut,
    ),
  );

/** The book value of each asset on the day it went out of use. */
export const lepasBulan = ({ asset }: Dokumen, bulan: string, sampai: string) =>
  -jumlah(
    asset.filter(({ istirahat }) => istirahat !== null && bulanOf(istirahat) === bulan && istirahat <= sampai),
    (row) => penyusutanPada(row, sehariSebelum(row.istirahat)).totalSusut,
  );

const sehariSebelum = (hari: Tanggal | null) =>
  new Date(Date.parse(hari ?? "") - 86_400_000).toISOString().slice(0, 10) as Tanggal;

export const labaBulan = (all: Dokumen, bulan: string, sampai: string) =>
  jumlah(
    kebutuhanBulan(all, bulan, sampai).filter((row) => row.idKomponenLaba !== null),
    bertanda,
  ) +
  hppBulan(all, bulan, sampai) +
  susutBulan(all, bulan, sampai) +
  lepasBulan(all, bulan, sampai);

export function nilaiPada(all: Dokumen, hari: Tanggal) {
  const saldo = (nama: string) =>
    jumlah(
      all.kas.filter((row) => row.namaRekening === nama && row.tanggal <= hari),
      (row) => row.debit - row.kredit,
    );
  const buku = (kategori: string) =>
    jumlah(
      all.asset.filter(
        (row) =>
          row.namaKategori === kategori &&
          row.tglAssetMasuk <= hari &&
          (row.istirahat === null || hari < row.istirahat),
      ),
      (row) => penyusutanPada(row, hari).totalSusut,
    );
  const hutang = jumlah(all.datang, ({ idPo, tglUpdate, selesai }) => {
    const po = all.po.find((row) => row.idPo === idPo);
    const terhutang = po && jakartaToday(new Date(tglUpdate)) <= hari && (po.tglLunas === null || po.tglLunas > hari);
    return terhutang ? selesai * po.hargaSatuan : 0;
  });
  const bulanIni = labaBulan(all, bulanOf(hari), hari);
  const bulan = Array.from(
    { length: Number(hari.slice(5, 7)) },
    (_, at) => `${hari.slice(0, 4)}-${String(at + 1).padStart(2, "0")}`,
  );
  return {
    kasKecil: saldo("Kas Kecil"),
    kasManagement: saldo("Kas Management"),
    bcaRjp: saldo("BCA RJP"),
    bcaAneka: saldo("BCA Aneka"),
    persediaanStok: jumlah(
      all.stok.filter(({ tanggal }) => tanggal <= hari),
      ({ nilai }) => nilai,
    ),
    hutangUsaha: hutang,
    asset: [
      { namaKategori: "Kendaraan", totalNilaiPenyusutan: buku("Kendaraan") },
      { namaKategori: "Komputer", totalNilaiPenyusutan: buku("Komputer") },
    ],
    labaBulanIni: bulanIni,
    labaTahunBerjalan: jumlah(bulan, (ke) => labaBulan(all, ke, hari)),
  };
}
