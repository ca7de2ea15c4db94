import { dppLain, type TarifPpn } from "#kernel/pajak.ts";
import type { Rupiah } from "#kernel/types.ts";
import { cleanTeks } from "../../server/xml.ts";
import { type BarisFaktur, type FakturXml, JENIS_BARIS } from "../bentukXml.ts";
import { type AturanFaktur, type Keluhan, said } from "./keluhan.ts";

/** What is wrong with a line of a faktur. */
export function* problemsOfBaris(
  baris: BarisFaktur,
  transaksi: string,
  { kode, tarif }: AturanFaktur,
): Generator<Keluhan> {
  const nama = cleanTeks(baris.nama);
  const apa = nama === "" ? "Baris ini" : nama;
  if (nama === "") yield ["Name", "Nama barang atau jasa tidak boleh kosong."];
  if (!Object.hasOwn(JENIS_BARIS, baris.jenis)) yield ["Opt", `${apa} harus barang (A) atau jasa (B).`];
  else if (!kode.get(JENIS_BARIS[baris.jenis])?.has(baris.kode)) {
    yield ["Code", `Kode ${JENIS_BARIS[baris.jenis]} ${said(baris.kode)} dari ${apa} tidak ada di daftar Coretax.`];
  }
  if (!kode.get("satuan")?.has(baris.satuan))
    yield ["Unit", `Satuan ${said(baris.satuan)} dari ${apa} tidak ada di daftar Coretax.`];
  if (!(baris.jumlah > 0)) yield ["Qty", `Jumlah ${apa} harus lebih dari nol.`];
  yield* problemsOfNilai(baris, apa);
  yield* problemsOfPajak(baris, apa, transaksi, tarif);
}

const NILAI = [
  ["Price", "harga", "Harga satuan"],
  ["TotalDiscount", "diskon", "Diskon"],
  ["TaxBase", "dpp", "DPP"],
  ["OtherTaxBase", "dppLain", "DPP nilai lain"],
  ["VAT", "ppn", "PPN"],
  ["STLG", "ppnbm", "PPnBM"],
] as const;

function* problemsOfNilai(baris: BarisFaktur, apa: string): Generator<Keluhan> {
  for (const [elemen, isian, sebutan] of NILAI) {
    const nilai = baris[isian] ?? 0;
    if (!Number.isSafeInteger(nilai)) yield [elemen, `${sebutan} ${apa} bukan angka yang utuh.`];
    else if (nilai < 0) yield [elemen, `${sebutan} ${apa} tidak boleh kurang dari nol.`];
  }
  if (baris.harga * baris.jumlah - baris.diskon !== baris.dpp)
    yield ["TaxBase", `DPP ${apa} tidak sama dengan harga kali jumlah dikurangi diskon.`];
}

/** The rest that makes the tax of the lines that of the invoice is less than a rupiah. */
const SISA = 100;

function* problemsOfPajak(
  { dpp, dppLain: lain, tarif: persen, ppn }: BarisFaktur,
  apa: string,
  transaksi: string,
  tarif: TarifPpn,
): Generator<Keluhan> {
  const bagian = dpp % 100 === 0 ? dppLain((dpp / 100) as Rupiah, tarif) : null;
  if (transaksi === "04" ? lain !== bagian : lain !== bagian && lain !== dpp)
    yield ["OtherTaxBase", `DPP nilai lain ${apa} harus ${tarif.pembilang}/${tarif.penyebut} dari DPP.`];
  if (persen !== tarif.persen) yield ["VATRate", `Tarif PPN ${apa} harus ${tarif.persen} %, sekarang ${persen} %.`];
  else if (Math.abs(ppn - (lain * persen) / 100) >= SISA)
    yield ["VAT", `PPN ${apa} tidak sama dengan ${persen} % dari DPP nilai lain.`];
}

/** The lines must be what the invoice says; Coretax adds them up itself. */
export function* problemsOfJumlah({ baris, dpp, ppn }: FakturXml): Generator<Keluhan> {
  if (baris.length === 0) yield ["GoodService", "Faktur tidak berisi barang atau jasa."];
  if (baris.reduce((sum, satu) => sum + satu.dpp, 0) !== dpp * 100)
    yield ["TaxBase", "Jumlah DPP semua baris tidak sama dengan DPP invoice."];
  if (baris.reduce((sum, satu) => sum + satu.ppn, 0) !== ppn * 100)
    yield ["VAT", "Jumlah PPN semua baris tidak sama dengan PPN invoice."];
}
