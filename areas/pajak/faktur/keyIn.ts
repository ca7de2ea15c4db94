import type { DppPpn } from "#kernel/pajak.ts";
import { type BarisFaktur, type FakturXml, JENIS_BARIS } from "./bentukXml.ts";

/** What is done with a field: copied, chosen, ticked, typed (it is shorter than a copy), or compared with what Coretax fills in. */
export type CaraIsian = "salin" | "pilih" | "centang" | "ketik" | "periksa";
export type IsianKeyIn = { bagian: string; label: string; nilai: string; cara: CaraIsian };

/**
 * A faktur that Coretax takes only by hand. `kontrak` is the faktur of the whole contract, `nilai` what this invoice is about;
 * `nomorPertama` is the number of the first down payment's faktur.
 */
export type FakturKeyIn = {
  jenis: "uangMuka" | "pelunasan";
  kontrak: FakturXml;
  nilai: DppPpn;
  /** Whether no faktur of this contract was made before. */
  pertama: boolean;
  nomorPertama: string | null;
};

type Isian = Omit<IsianKeyIn, "bagian">;
const salin = (label: string, nilai: string): Isian => ({ label, nilai, cara: "salin" });
const pilih = (label: string, nilai: string): Isian => ({ label, nilai, cara: "pilih" });
const periksa = (label: string, nilai: string): Isian => ({ label, nilai, cara: "periksa" });

/** Why the faktur cannot be typed yet; null where it can. */
export const problemOfKeyIn = ({ pertama, nomorPertama }: FakturKeyIn): string | null =>
  pertama || nomorPertama
    ? null
    : "Nomor faktur uang muka pertama belum ada. Unggah hasil dari Coretax dulu, supaya nomornya terisi.";

/** The fields in the order of Coretax' form. Lines are typed once, for the first down payment: later faktur take them by its number. */
export function lembarKeyIn(faktur: FakturKeyIn): IsianKeyIn[] {
  const { kontrak, pertama } = faktur;
  const bagian = (nama: string, isian: readonly Isian[]): IsianKeyIn[] =>
    isian.map((satu) => ({ bagian: nama, ...satu }));
  return [
    ...bagian("Dokumen Transaksi", dokumenOf(faktur)),
    ...bagian("Informasi Pembeli", pembeliOf(kontrak, pertama)),
    ...kontrak.baris.flatMap((baris, at) => (pertama ? bagian(`Transaksi ${at + 1}`, barisOf(baris)) : [])),
    ...bagian(faktur.jenis === "uangMuka" ? "Uang Muka" : "Pelunasan", nilaiOf(faktur)),
  ];
}

function dokumenOf({ jenis, kontrak, pertama, nomorPertama }: FakturKeyIn): Isian[] {
  const { transaksi, tanggal, referensi, keterangan, cap } = kontrak;
  return [
    { label: jenis === "uangMuka" ? "Uang Muka" : "Pelunasan", nilai: "Ya", cara: "centang" },
    // Left empty for the first: the contract has no faktur yet.
    ...(pertama ? [] : [salin("Nomor Faktur", nomorPertama ?? "")]),
    pilih("Kode Transaksi", transaksi),
    pilih("Tanggal Faktur", tanggal.split("-").toReversed().join("-")),
    ...(keterangan === "" ? [] : [pilih("Informasi Tambahan", keterangan), pilih("Cap Fasilitas", cap)]),
    salin("Referensi", referensi),
  ];
}

const DOKUMEN = { TIN: "NPWP", "National ID": "NIK", Passport: "Paspor", "Other ID": "Identitas lain" } as const;

/** Coretax knows name and address of whom it finds by NPWP or NIK; of others they are typed. */
function pembeliOf({ pembeli }: FakturXml, pertama: boolean): Isian[] {
  const { dokumen, npwp, nomorDokumen, negara, nama, alamat } = pembeli;
  const nomor = dokumen === "TIN" ? npwp : nomorDokumen;
  if (!pertama) return [periksa(DOKUMEN[dokumen], nomor), periksa("Nama", nama)];
  const dikenal = dokumen === "TIN" || dokumen === "National ID";
  const isi = dikenal ? periksa : salin;
  return [
    ...(dokumen === "TIN" ? [] : [pilih("Jenis Identitas", DOKUMEN[dokumen])]),
    ...(dikenal ? [] : [pilih("Negara", negara)]),
    salin(dokumen === "TIN" ? "NPWP" : "Nomor Dokumen", nomor),
    isi("Nama", nama),
    isi("Alamat", alamat),
    ...(dokumen === "TIN" ? [periksa("NITKU Pembeli", pembeli.nitku)] : []),
  ];
}

const barisOf = ({ jenis, kode, nama, satuan, harga, jumlah, diskon, dpp }: BarisFaktur): Isian[] => [
  pilih("Tipe", JENIS_BARIS[jenis] === "barang" ? "Barang" : "Jasa"),
  salin("Kode", kode),
  salin("Nama", nama),
  pilih("Satuan", satuan),
  salin("Harga Satuan", angka(harga)),
  { label: "Kuantitas", nilai: String(jumlah), cara: "ketik" },
  ...(diskon === 0 ? [] : [salin("Pemotongan Harga", angka(diskon))]),
  periksa("DPP", angka(dpp)),
];

/** Since April 2025 the field takes the whole base of the down payment, not 11/12 of it. Of the last faktur Coretax computes the rest. */
const nilaiOf = ({ jenis, nilai }: FakturKeyIn): Isian[] => [
  jenis === "uangMuka" ? salin("Uang Muka", String(nilai.dpp)) : periksa("DPP pelunasan", String(nilai.dpp)),
  periksa("PPN", String(nilai.ppn)),
];

/** An amount as the form takes it: no mark between thousands, decimals only where there are some. */
function angka(sen: number): string {
  const [whole, part] = [Math.floor(sen / 100), sen % 100];
  return part === 0 ? String(whole) : `${whole},${String(part).padStart(2, "0")}`;
}
