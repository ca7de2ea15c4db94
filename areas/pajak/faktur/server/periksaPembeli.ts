import type { DaftarKode } from "../../kode/kode.ts";
import { cleanTeks } from "../../server/xml.ts";
import { DOKUMEN_PEMBELI, type FakturXml, type PembeliFaktur } from "../bentukXml.ts";
import { type Keluhan, said } from "./keluhan.ts";

/** What is wrong with the buyer of a faktur; each sentence names him. */
export function* problemsOfPembeli({ pembeli, transaksi }: FakturXml, kode: DaftarKode): Generator<Keluhan> {
  const { dokumen, negara, nama, alamat, email } = pembeli;
  const siapa = cleanTeks(nama) || "pembeli";
  if (cleanTeks(nama) === "") yield ["BuyerName", "Nama pembeli tidak boleh kosong."];
  if (cleanTeks(alamat) === "") yield ["BuyerAdress", `Alamat ${siapa} tidak boleh kosong.`];
  if (!kode.get("negara")?.has(negara))
    yield ["BuyerCountry", `Negara ${siapa} harus kode tiga huruf seperti IDN, sekarang ${said(negara)}.`];
  if (email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    yield ["BuyerEmail", `Email ${siapa} ${said(email)} bukan alamat email.`];
  if (!DOKUMEN_PEMBELI.includes(dokumen)) {
    yield ["BuyerDocument", `Jenis dokumen ${siapa} ${said(dokumen)} tidak dikenal.`];
    return;
  }
  if (transaksi === "06" && dokumen !== "Passport")
    yield [
      "BuyerDocument",
      `Kode transaksi 06 hanya untuk pemegang paspor luar negeri: dokumen ${siapa} harus paspor.`,
    ];
  yield* dokumen === "TIN" ? problemsOfNpwp(pembeli, siapa) : problemsOfNomor(pembeli, siapa);
}

function* problemsOfNpwp({ npwp, nitku }: PembeliFaktur, siapa: string): Generator<Keluhan> {
  const berisi = /^\d{16}$/.test(npwp) && !/^0+$/.test(npwp);
  if (!berisi) {
    const lama = /^\d{15}$/.test(npwp) ? " NPWP 15 angka milik badan diawali 0, milik perorangan diganti NIK." : "";
    yield ["BuyerTin", `NPWP ${siapa} harus 16 angka, sekarang ${said(npwp)}.${lama}`];
  }
  if (!/^\d{22}$/.test(nitku)) yield ["BuyerIDTKU", `NITKU ${siapa} harus 22 angka, sekarang ${said(nitku)}.`];
  else if (berisi && !nitku.startsWith(npwp)) yield ["BuyerIDTKU", `NITKU ${siapa} harus diawali NPWP-nya.`];
}

function* problemsOfNomor({ dokumen, nomorDokumen, negara }: PembeliFaktur, siapa: string): Generator<Keluhan> {
  const nomor = cleanTeks(nomorDokumen);
  if (dokumen === "National ID" && !/^\d{16}$/.test(nomor))
    yield ["BuyerDocumentNumber", `NIK ${siapa} harus 16 angka, sekarang ${said(nomor)}.`];
  if (dokumen === "National ID" && negara !== "IDN")
    yield ["BuyerCountry", `${siapa} memakai NIK: negaranya harus IDN.`];
  if (dokumen === "Passport" && !/^[A-Z0-9]{5,20}$/i.test(nomor))
    yield ["BuyerDocumentNumber", `Nomor paspor ${siapa} harus 5 sampai 20 huruf dan angka, sekarang ${said(nomor)}.`];
  if (dokumen === "Other ID" && nomor === "")
    yield ["BuyerDocumentNumber", `Nomor dokumen ${siapa} tidak boleh kosong.`];
}
