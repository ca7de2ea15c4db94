import {
  MAKS_DOKUMEN,
  type PerubahanSuratJalan,
  type SuratJalanBaru,
  sudahKeluar,
} from "#contract/penjualan/surat-jalan.ts";
import { kembalikanBarang, kirimBarang, kunciBarang } from "#server/books/pesanan/barang.ts";
import { segarkanStatus } from "#server/books/pesanan/pesanan.ts";
import { kodeBaru } from "#server/company/kode.ts";
import { audit, isSame } from "#server/platform/audit/audit.ts";
import { assertVersion } from "#server/platform/audit/history.ts";
import { attachImages, replaceImages } from "#server/platform/files/berkas.ts";
import type { EncodedImage } from "#server/platform/files/image.ts";
import type { WriteCtx } from "#server/platform/http/context.ts";
import { found, invalidField, must } from "#server/platform/http/refusal.ts";
import {
  bolehEdit,
  bolehMenjadi,
  bolehTambah,
  type IsiSuratJalan,
  isiDari,
  menjadi,
  tanpaEkspedisiBilaBelum,
} from "./rules.ts";
import { orderTerkunci, tambah, ubah } from "./sql.ts";

const BUKTI = "surat_jalan_bukti";

type Foto = { dokumen: EncodedImage[] };

/** Makes an order's one delivery note; goods that are sent or fetched leave the warehouse with it. */
export async function buatSuratJalan(deed: WriteCtx, input: SuratJalanBaru & Foto): Promise<string> {
  const { idSo, idInvoice: dipilih, statusSo: statusBarang, tglSurat: _, dokumen, ...rest } = input;
  const bukti = await deed.files.keepAll(deed.tx, dokumen);
  const order = found(await orderTerkunci(deed, idSo), "Order");
  must(bolehTambah(order));
  const { idInvoice } = order;
  if (idInvoice === null || !order.invoices.some((invoice) => invoice.idInvoice === dipilih)) {
    throw invalidField("idInvoice", `Invoice ${dipilih} bukan invoice order ${idSo}`);
  }
  const isi = tanpaEkspedisiBilaBelum({ statusBarang, ...rest });
  const keluar = sudahKeluar(statusBarang);
  // The code counter is locked last: whoever waits for a machine must not hold it.
  if (keluar) await kunciBarang(deed, idSo);
  const idSuratJalan = await kodeBaru(deed, "SJ");
  await tambah(deed, { ...isi, idSuratJalan, idSo, idInvoice });
  await attachImages(deed.tx, BUKTI, { idSuratJalan }, bukti);
  if (keluar) await kirimBarang(deed, { idSo, idSuratJalan });
  await segarkanStatus(deed, [idSo]);
  const sesudah = { ...isi, idInvoice, tglSurat: deed.today, foto: `${bukti.length} foto` };
  await audit(deed, { jenis: "suratJalan", id: idSuratJalan, idSo, sesudah });
  return idSuratJalan;
}

/** Changes a delivery note; goods follow their status out of the warehouse and back into it. */
export async function ubahSuratJalan(deed: WriteCtx, input: PerubahanSuratJalan & Foto): Promise<string> {
  const { idSo, idSj, buktiTetap, versi, dokumen, ...diminta } = input;
  const baru = await deed.files.keepAll(deed.tx, dokumen);
  const order = found(await orderTerkunci(deed, idSo), "Order");
  const note = found(
    order.suratJalan.find((known) => known.idSuratJalan === idSj),
    "Surat jalan",
  );
  must(bolehEdit(order));
  await assertVersion(deed.tx, { jenis: "suratJalan", id: idSj, stored: note.versi, seen: versi });
  const sekarang = isiDari(note);
  must(bolehMenjadi(order.statusSo, sekarang, diminta));
  const isi = menjadi(order.statusSo, sekarang, diminta);
  const bukti = gantiFoto(note.bukti, buktiTetap ?? [], baru);
  const sebelum = { ...sekarang, foto: `${note.bukti.length} foto` };
  const sesudah = { ...isi, foto: `${bukti.length} foto${baru.length > 0 ? `, ${baru.length} baru` : ""}` };
  if (isSame(sebelum, sesudah)) return idSj;

  await pindahkanBarang(deed, { idSo, idSuratJalan: idSj }, sekarang, isi);
  await ubah(deed.tx, idSj, isi);
  await replaceImages(deed.tx, BUKTI, { idSuratJalan: idSj }, bukti);
  await segarkanStatus(deed, [idSo]);
  await audit(deed, { jenis: "suratJalan", id: idSj, idSo, sebelum, sesudah });
  return idSj;
}

async function pindahkanBarang(
  deed: WriteCtx,
  perjalanan: { idSo: string; idSuratJalan: string },
  sebelum: IsiSuratJalan,
  sesudah: IsiSuratJalan,
): Promise<void> {
  const tadi = sudahKeluar(sebelum.statusBarang);
  const kini = sudahKeluar(sesudah.statusBarang);
  if (!tadi && kini) await kirimBarang(deed, perjalanan);
  if (tadi && !kini) await kembalikanBarang(deed, perjalanan);
}

function gantiFoto(lama: readonly string[], tetap: readonly number[], baru: readonly string[]): string[] {
  const bukti = [...lama.filter((_, tempat) => tetap.includes(tempat)), ...baru];
  if (bukti.length === 0) throw invalidField("dokumen", "Dokumen tidak boleh kosong.");
  if (bukti.length > MAKS_DOKUMEN) throw invalidField("dokumen", `Maksimal ${MAKS_DOKUMEN} file`);
  return bukti;
}
