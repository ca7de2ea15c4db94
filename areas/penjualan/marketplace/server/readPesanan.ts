import { rupiah } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import { MAX_RUPIAH, type Rupiah, type Tanggal } from "#kernel/types.ts";
import { readHari } from "#platform/documents/grid/values.ts";
import { lebihLanjut, type StatusPesanan } from "../isiMarketplace.ts";
import { readStatus } from "./format.ts";
import type { BarisBerkas, Berkas } from "./readBerkas.ts";

/** What was ordered of one SKU at one price: so many units for so much together. */
export type BarangPesanan = { sku: string; nama: string; qty: number; jumlah: Rupiah };
export type Pembeli = { namaCustomer: string; namaPenerima: string; noTelp: string; alamat: string };
/** An order as an export says it is. */
export type Pesanan = {
  nomor: string;
  /** The first of its rows. */
  baris: number;
  status: StatusPesanan;
  tglOrder: Tanggal;
  jam: string;
  resi: string;
  qtyRetur: number;
  pembeli: Pembeli;
  barang: BarangPesanan[];
};

/** A wrong cell, by its row and the heading that the file gives it. */
export const problemAt = (berkas: Berkas, row: { baris: number }, kolom: string, apa: string): Problem => ({
  ...{ field: "berkas", baris: row.baris, kolom: berkas.judul[kolom] ?? kolom },
  message: `Baris ${row.baris}: ${berkas.judul[kolom] ?? kolom} ${apa}`,
});

/** The number of an order: text, because spreadsheets keep fifteen digits of a number. */
export function readNomor(berkas: Berkas, row: BarisBerkas, problems: Problem[]): string | null {
  const nomor = row.sel.nomor ?? "";
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(nomor)) {
    const rusak = `${nomor} sudah dipotong oleh program lembar kerja. Unduh lagi berkasnya, jangan disimpan ulang`;
    problems.push(problemAt(berkas, row, "nomor", rusak));
    return null;
  }
  if (/^[A-Za-z0-9_-]{6,40}$/.test(nomor)) return nomor;
  problems.push(problemAt(berkas, row, "nomor", nomor === "" ? "kosong" : "bukan nomor pesanan"));
  return null;
}

/**
 * Whether a spreadsheet kept these numbers as numbers: then all long ones are what a number of that size can be. A single one may be
 * so by chance.
 */
export function isRounded(nomor: readonly string[]): boolean {
  const panjang = [...new Set(nomor)].filter((satu) => /^\d{16,}$/.test(satu));
  const semua = panjang.every((satu) => BigInt(Number(satu).toString()) === BigInt(satu));
  return semua && (panjang.length > 1 || panjang.some((satu) => satu.endsWith("000")));
}

/** The day of a moment, also as TikTok's settlements write it: 2026/11/24. */
export const readDay = (cell: string): Tanggal | null =>
  readHari(cell.replace(/^(\d{4})\/(\d{1,2})\//, "$1-$2-"), null);

/** The orders of an export, the oldest first; the rows of an order are added. */
export function readPesanan(berkas: Berkas, problems: Problem[]): Pesanan[] {
  const pesanan = new Map<string, Pesanan>();
  for (const row of withoutDescription(berkas)) {
    const satu = readBaris(berkas, row, problems);
    if (!satu) continue;
    const ada = pesanan.get(satu.nomor);
    pesanan.set(satu.nomor, ada ? tambah(ada, satu) : satu);
  }
  return [...pesanan.values()].sort(
    (satu, lain) =>
      compare(satu.tglOrder, lain.tglOrder) || compare(satu.jam, lain.jam) || compare(satu.nomor, lain.nomor),
  );
}

const compare = (satu: string, lain: string): number => (satu < lain ? -1 : satu > lain ? 1 : 0);

/** TikTok describes its columns in the row below the headings. */
const withoutDescription = ({ toko, rows }: Berkas): BarisBerkas[] =>
  toko === "TikTok" && /\s/.test(rows[0]?.sel.nomor ?? "") ? rows.slice(1) : rows;

function tambah(ada: Pesanan, satu: Pesanan): Pesanan {
  const barang = ada.barang.map((line) => ({ ...line }));
  for (const line of satu.barang) {
    const sama = barang.find(({ sku, qty, jumlah }) => sku === line.sku && jumlah * line.qty === line.jumlah * qty);
    if (sama) Object.assign(sama, { qty: sama.qty + line.qty, jumlah: sama.jumlah + line.jumlah });
    else barang.push(line);
  }
  return {
    ...ada,
    barang,
    status: lebihLanjut(satu.status, ada.status) ? satu.status : ada.status,
    resi: ada.resi || satu.resi,
    qtyRetur: ada.qtyRetur + satu.qtyRetur,
  };
}

function readBaris(berkas: Berkas, row: BarisBerkas, problems: Problem[]): Pesanan | null {
  const before = problems.length;
  const wrong = (kolom: string, apa: string) => problems.push(problemAt(berkas, row, kolom, apa));
  const nomor = readNomor(berkas, row, problems);
  const sel = (kolom: string): string => row.sel[kolom] ?? "";
  const status = readStatus(sel("status"));
  if (status === null) wrong("status", `"${sel("status")}" tidak dikenal`);
  const tglOrder = readDay(sel("waktu"));
  if (tglOrder === null) wrong("waktu", "bukan tanggal");
  const qty = wholeOf(sel("jumlah"));
  if (qty === null || qty < 1 || qty > 1_000_000) wrong("jumlah", "bukan jumlah barang");
  const qtyRetur = sel("qtyRetur") === "" ? 0 : wholeOf(sel("qtyRetur"));
  if (qtyRetur === null) wrong("qtyRetur", "bukan jumlah barang");
  const jumlah = jumlahOf(berkas, row, qty ?? 1, problems);
  if (sel("nama") === "") wrong("nama", "kosong");
  if (problems.length > before || !nomor || !status || !tglOrder || qty === null || jumlah === null) return null;
  return {
    ...{ nomor, baris: row.baris, status, tglOrder, jam: jamOf(sel("waktu")), resi: sel("resi").slice(0, 100) },
    qtyRetur: qtyRetur ?? 0,
    pembeli: pembeliOf(row),
    barang: [{ sku: skuOf(row), nama: namaOf(row), qty, jumlah }],
  };
}

/** What its units cost together: the seller's price. What the marketplace adds to a discount it pays itself. */
function jumlahOf(berkas: Berkas, row: BarisBerkas, qty: number, problems: Problem[]): Rupiah | null {
  const before = problems.length;
  const uang = (kolom: string): number => {
    const nilai = wholeOf(row.sel[kolom] ?? "");
    if (nilai === null) problems.push(problemAt(berkas, row, kolom, "bukan jumlah rupiah bulat"));
    return nilai ?? 0;
  };
  const has = (kolom: string): boolean => (row.sel[kolom] ?? "") !== "";
  const jumlah =
    berkas.toko === "Shopee"
      ? uang("harga") * qty
      : has("sebelum")
        ? uang("sebelum") - (has("diskonPenjual") ? Math.abs(uang("diskonPenjual")) : 0)
        : uang("sesudah");
  if (problems.length > before) return null;
  if (jumlah >= 0 && jumlah <= MAX_RUPIAH) return jumlah as Rupiah;
  problems.push(problemAt(berkas, row, "jumlah", `membuat harga ${rupiah(jumlah)}, di luar batas`));
  return null;
}

const wholeOf = (text: string): number | null => {
  const nilai = Number(text);
  return /^-?\d+(\.0+)?$/.test(text) && Number.isSafeInteger(nilai) ? nilai : null;
};

const jamOf = (cell: string): string => /[T ](\d{2}[:.]\d{2}([:.]\d{2})?)/.exec(cell)?.[1]?.replaceAll(".", ":") ?? "";

const namaOf = ({ sel: { nama = "", variasi = "" } }: BarisBerkas): string =>
  [nama, variasi].filter((one) => one !== "").join(", ");

/** The seller's own SKU; without one that of the marketplace, or what it is called. */
const skuOf = (row: BarisBerkas): string =>
  ((row.sel.sku || row.sel.skuInduk) ?? "").slice(0, 400) || namaOf(row).slice(0, 400);

function pembeliOf({ sel }: BarisBerkas): Pembeli {
  const { pembeli = "", penerima = "", telepon = "", alamat = "" } = sel;
  const tempat = [sel.kecamatan, sel.kota, sel.provinsi].filter(
    (one) => one && !alamat.toLowerCase().includes(one.toLowerCase()),
  );
  return {
    namaCustomer: (pembeli || penerima || "Pembeli").slice(0, 200),
    namaPenerima: penerima.slice(0, 200),
    noTelp: telepon.slice(0, 40) || "-",
    alamat:
      [alamat, ...tempat]
        .filter((one) => one)
        .join(", ")
        .slice(0, 1000) || "-",
  };
}
