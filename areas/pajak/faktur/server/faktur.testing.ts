import { fractionOf, linesOf, splitInklusif } from "#kernel/pajak.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import { daftarKode } from "../../kode/kode.ts";
import { readKode } from "../../kode/server/bacaKode.ts";
import type { BarisFaktur, FakturXml } from "../bentukXml.ts";

export const NPWP = "1234567890123456";
export const TARIF = { persen: 12, pembilang: 11, penyebut: 12 };
const KODE = daftarKode(readKode());
export const HARI_INI = "2026-11-27" as Tanggal;
export const ATURAN = { today: HARI_INI, kode: KODE, tarif: TARIF, maxFaktur: 1_000 };

const rp = (nilai: number) => nilai as Rupiah;

/** A faktur of one machine and its installation, prices with PPN. */
export function fakturContoh(beda: Partial<FakturXml> = {}): FakturXml {
  const baris = [
    { harga: rp(11_100_000), jumlah: 1, diskon: rp(0) },
    { harga: rp(333_000), jumlah: 3, diskon: rp(0) },
  ];
  const { dpp, ppn } = splitInklusif(rp(12_099_000), fractionOf(TARIF));
  const jumlah = linesOf({ baris, diskon: rp(0), tambahan: [], termasukPpn: true, dpp, ppn, tarif: TARIF });
  const isi: Pick<BarisFaktur, "jenis" | "kode" | "nama" | "satuan">[] = [
    { jenis: "A", kode: "841900", nama: "Mesin Pengering 500 kg", satuan: "UM.0018" },
    { jenis: "B", kode: "200302", nama: "Jasa pemasangan", satuan: "UM.0030" },
  ];
  return {
    tanggal: "2026-11-26" as Tanggal,
    ...{ transaksi: "04", keterangan: "", cap: "", dokumenPendukung: "", masaDokumen: "" },
    referensi: "INV-2611-00001",
    nitkuPenjual: `${NPWP}000000`,
    pembeli: {
      ...{ npwp: "1234567890123457", dokumen: "TIN", nomorDokumen: "", negara: "IDN" },
      ...{ nama: "PT Pembeli", alamat: "Jl. Mawar 1, Bandung", email: "pajak@pembeli.co.id" },
      nitku: "1234567890123457000000",
    },
    baris: jumlah.map((satu, at) => ({ ...(isi[at] ?? isi[0]), ...satu, tarif: 12 }) as BarisFaktur),
    ...{ dpp, ppn },
    ...beda,
  };
}
