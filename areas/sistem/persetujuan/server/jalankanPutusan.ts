import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import type { Perform, Performed } from "#platform/http/context.ts";
import { type Hasil, NOTE_KOSONG, type Putusan } from "../contract.ts";
import { TANPA_REVISI } from "./rules.ts";

/**
 * Decides one document after the other with the calls of their areas. Each is a transaction of its own, so that one
 * that is refused does not stop the others, and has a key of its own, so that none is done twice.
 */
export async function runPutusan(perform: Perform, putusan: readonly Putusan[]): Promise<Hasil[]> {
  const hasil: Hasil[] = [];
  for (const [at, satu] of putusan.entries()) {
    const { status, message } = await satuPutusan(perform, satu, `${at} ${satu.jenis} ${satu.id}`);
    hasil.push({ jenis: satu.jenis, id: satu.id, status, message });
  }
  return hasil;
}

async function satuPutusan(perform: Perform, putusan: Putusan, bagian: string): Promise<Performed> {
  const { jenis, id, status, keterangan: note, versi, tanggalUang } = putusan;
  if (status !== "Disetujui" && note === "") return { status: 400, message: NOTE_KOSONG };
  if (status === "Revisi") return kembalikan(perform, putusan, bagian);
  const keputusan = { idPengajuan: id, statusPengajuan: status, note, versi };
  switch (jenis) {
    case "invoice":
      // An invoice knows no rejection: the one that waits is deleted, and its maker told why.
      if (status === "Ditolak") return perform(invoice.hapusInvoice, { idInv: id, note, versi }, bagian);
      return perform(invoice.approveInv, { idInv: id, versi, tanggalUang }, bagian);
    case "pengajuan":
      return perform(pengajuan.approvePengajuan, { ...keputusan, tanggalUang, buktiPengajuan: true }, bagian);
    case "pengajuanAsset":
      return perform(pengajuanAsset.approvePengajuanAsset, keputusan, bagian);
    case "pelepasanAsset":
      return perform(pelepasanAsset.approvePelepasanAsset, keputusan, bagian);
    case "perubahan":
    case "pembatalanInvoice":
    case "notaKredit":
    case "hapusPiutang":
      return perform(koreksi.putuskanKoreksi, { idKoreksi: id, status, note }, bagian);
    case "opname":
      return perform(opname.putuskanOpname, { idOpname: id, status, note, versi }, bagian);
    case "jurnalUmum":
      return perform(jurnalUmum.approveJurnalUmum, { idJurnalUmum: id, status, note }, bagian);
  }
}

async function kembalikan(perform: Perform, putusan: Putusan, bagian: string): Promise<Performed> {
  const { jenis, id: idPengajuan, keterangan: note, versi } = putusan;
  if (jenis === "pengajuan") return perform(pengajuan.revisiPengajuan, { idPengajuan, note, versi }, bagian);
  if (jenis === "pengajuanAsset") {
    return perform(pengajuanAsset.revisiPengajuanAsset, { idPengajuan, note, versi }, bagian);
  }
  if (jenis === "opname") return perform(opname.kembalikanOpname, { idOpname: idPengajuan, note, versi }, bagian);
  return { status: 409, message: TANPA_REVISI };
}
