import { giveBackGoods, lockBarangSekali, sendGoods } from "#books/pesanan/barang.ts";
import { refreshStatus } from "#books/pesanan/pesanan.ts";
import { audit, isSame } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { together } from "#platform/db/together.ts";
import { replaceImages, restoreImages } from "#platform/files/former.ts";
import type { WriteCtx } from "#platform/http/context.ts";
import { found, invalidField, must } from "#platform/http/refusal.ts";
import { attachSeri } from "../../seri/server/pasangSeri.ts";
import { sebutNomor } from "../../seri/server/rules.ts";
import { MAKS_DOKUMEN, type PerubahanSuratJalan, sudahKeluar } from "../contract.ts";
import {
  barangMenjadi,
  type IsiSuratJalan,
  isiDari,
  mayBecome,
  mayEdit,
  mayReturn,
  menjadi,
  sebutBarang,
} from "./rules.ts";
import { BUKTI_SJ, changeSuratJalan, type Foto, lockOrderSj, noteFotoSj, replaceGoods } from "./sql.ts";

/** Changes a delivery note; by its status the goods leave the warehouse or come back. */
export async function updateStatusSj(deed: WriteCtx, input: PerubahanSuratJalan & Foto): Promise<string> {
  const { idSo, idSj, buktiTetap, versi, dokumen, barang: dimintaBarang, seri, ...diminta } = input;
  const baru = await deed.files.keepAll(deed.tx, dokumen);
  const order = found(await lockOrderSj(deed, idSo), "Order");
  const note = found(
    order.suratJalan.find((known) => known.idSuratJalan === idSj),
    "Surat jalan",
  );
  must(mayEdit(order));
  await assertVersion(deed.tx, { jenis: "suratJalan", id: idSj, stored: note.versi, seen: versi });
  const sekarang = isiDari(note);
  must(mayBecome(order.statusSo, sekarang, diminta));
  const isi = menjadi(order.statusSo, sekarang, diminta);
  if (sudahKeluar(note.statusBarang) && !sudahKeluar(isi.statusBarang)) must(mayReturn(note));
  const barang = barangMenjadi(order, note, dimintaBarang);
  const bukti = gantiFoto(note.buktiFoto, buktiTetap ?? [], baru);
  const barangSebelum = sebutBarang(order, note.barang);
  const barangSesudah = sebutBarang(order, barang);
  const kunci = lockBarangSekali(deed, idSo);
  if (barangSebelum !== barangSesudah) {
    // Products are locked before the goods of notes, as everywhere.
    await kunci();
    await replaceGoods(deed.tx, idSj, barang);
  }
  const nomor = await attachSeri(deed, {
    ...{ idSuratJalan: idSj, barang, kunci, sekarang: note.seri, diminta: seri },
    tadiKeluar: sudahKeluar(sekarang.statusBarang),
    keluar: sudahKeluar(isi.statusBarang),
  });
  const lama = {
    barang: barangSebelum,
    seri: sebutNomor(order.orders, note.seri),
    foto: `${note.buktiFoto.length} foto`,
  };
  const sebelum = { ...sekarang, ...lama };
  const sesudah = {
    ...isi,
    barang: barangSesudah,
    seri: sebutNomor(order.orders, nomor),
    foto: `${bukti.length} foto${baru.length > 0 ? `, ${baru.length} baru` : ""}`,
  };
  if (isSame(sebelum, sesudah)) return idSj;

  await pindahkanBarang(deed, { idSo, idSuratJalan: idSj, barang, kunci }, sekarang, isi);
  await together(
    () => changeSuratJalan(deed, idSj, isi),
    () => replaceImages(deed, BUKTI_SJ, { idSuratJalan: idSj }, bukti),
    () => refreshStatus(deed, [idSo]),
    () => audit(deed, { jenis: "suratJalan", id: idSj, idSo, sebelum, sesudah }),
  );
  return idSj;
}

/** Puts back the pictures that the note had before its last change. */
export async function undoFotoSj(deed: WriteCtx, idSo: string, idSj: string): Promise<void> {
  const order = found(await lockOrderSj(deed, idSo), "Order");
  must(mayEdit(order));
  found(
    order.suratJalan.find((known) => known.idSuratJalan === idSj),
    "Surat jalan",
  );
  const { tadi, kini } = await restoreImages(deed, BUKTI_SJ, { idSuratJalan: idSj });
  await noteFotoSj(deed.tx, idSj);
  const foto = { sebelum: { foto: `${tadi} foto` }, sesudah: { foto: `${kini} foto yang lama` } };
  await audit(deed, { jenis: "suratJalan", id: idSj, idSo, ...foto });
}

async function pindahkanBarang(
  deed: WriteCtx,
  perjalanan: Parameters<typeof sendGoods>[1],
  sebelum: IsiSuratJalan,
  sesudah: IsiSuratJalan,
): Promise<void> {
  const tadi = sudahKeluar(sebelum.statusBarang);
  const kini = sudahKeluar(sesudah.statusBarang);
  if (!tadi && kini) await sendGoods(deed, perjalanan);
  if (tadi && !kini) await giveBackGoods(deed, perjalanan);
}

function gantiFoto(lama: readonly string[], tetap: readonly number[], baru: readonly string[]): string[] {
  const bukti = [...lama.filter((_, tempat) => tetap.includes(tempat)), ...baru];
  if (bukti.length === 0) throw invalidField("dokumen", "Dokumen tidak boleh kosong.");
  if (bukti.length > MAKS_DOKUMEN) throw invalidField("dokumen", `Maksimal ${MAKS_DOKUMEN} file`);
  return bukti;
}
