import { dampakPada } from "#books/kas/dampak.ts";
import { payMoney, receiveMoney } from "#books/kas/kas.ts";
import { kekuranganOf } from "#books/kas/kekurangan.ts";
import { readRekening } from "#books/kas/rekening.ts";
import { applyUangMuka, notePayment, settlePo, unbookTagihan } from "#books/pembelian/tagihan.ts";
import { undoBiaya } from "#books/stok/biaya.ts";
import { audit } from "#company/audit/audit.ts";
import { kodeBaru } from "#company/kode.ts";
import { rupiah } from "#kernel/format.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Deed, Input, ReadCtx, WriteCtx } from "#platform/http/context.ts";
import { conflict, found, invalidField, must } from "#platform/http/refusal.ts";
import type { tagihan } from "../contract.ts";
import type { StatusTagihan } from "../isiTagihan.ts";
import { lebih, mayCancel, mayPay, mayUndoPayment } from "./rules.ts";
import {
  dibayar,
  findPembayaran,
  insertUangMuka,
  lockPoDitagih,
  lockTagihan,
  lockUangMuka,
  lowerUangMuka,
  markCancelled,
  readPemasok,
  type TagihanTersimpan,
} from "./sql.ts";

export const statusOf = ({ batal, sisa }: Pick<TagihanTersimpan, "batal" | "sisa">): StatusTagihan =>
  batal ? "Dibatalkan" : sisa === 0 ? "Lunas" : "Belum Lunas";

async function lockTerbuka(deed: Deed, idTagihan: string): Promise<TagihanTersimpan> {
  const row = found(await lockTagihan(deed.tx, idTagihan), "Tagihan");
  must(mayPay(deed.user, { ...row, status: statusOf(row) }));
  return row;
}

/** What is left of a bill has changed: its purchase orders follow, and its history says so. */
async function noteSisa(deed: Deed, row: TagihanTersimpan, sisa: Rupiah, lain: Record<string, unknown>): Promise<void> {
  for (const { idPo, lunas } of await settlePo(deed, row.idTagihan)) {
    await audit(deed, {
      jenis: "po",
      id: idPo,
      sebelum: { statusPembayaran: !lunas },
      sesudah: { statusPembayaran: lunas, tglLunas: lunas ? deed.today : null },
    });
  }
  await audit(deed, {
    jenis: "tagihan",
    id: row.idTagihan,
    sebelum: { sisa: row.sisa, status: statusOf(row) },
    sesudah: { ...lain, sisa, status: statusOf({ ...row, sisa }) },
  });
}

export async function bayarTagihan(deed: WriteCtx, input: Input<typeof tagihan.bayarTagihan>): Promise<string> {
  const { idTagihan, idRekening, nominal, dokumen } = input;
  const row = await lockTerbuka(deed, idTagihan);
  const masalah = lebih("Tagihan ini", row.sisa, nominal);
  if (masalah !== null) throw invalidField("nominal", masalah);
  const sisa = (row.sisa - nominal) as Rupiah;
  const idPengajuan = await payMoney(deed, {
    kebutuhan: "pembelian-produk",
    idRekening,
    nominal,
    deskripsi: `Pembayaran tagihan ${row.nomor} dari ${row.namaPemasok}${sisa > 0 ? " (sebagian)" : ""}`,
    asal: { idTagihan },
    bukti: await deed.files.keepAll(deed.tx, dokumen),
  });
  await notePayment(deed, idTagihan, idPengajuan, nominal);
  await noteSisa(deed, row, sisa, { bayar: nominal, pengajuan: idPengajuan });
  return sisa === 0
    ? `Tagihan ${row.nomor} lunas`
    : `Tagihan ${row.nomor} dibayar ${rupiah(nominal)}, tersisa ${rupiah(sisa)}`;
}

export async function batalBayarTagihan(
  deed: WriteCtx,
  input: Input<typeof tagihan.batalBayarTagihan>,
): Promise<string> {
  const { idTagihan, alasan } = input;
  const row = found(await lockTagihan(deed.tx, idTagihan), "Tagihan");
  const bayar = found(await findPembayaran(deed.tx, idTagihan, input.idPengajuan), "Pembayaran");
  must(mayUndoPayment(deed.user, { status: statusOf(row) }, bayar.nominal, bayar.kembali));
  const idPengajuan = await receiveMoney(deed, {
    kebutuhan: "pembelian-produk",
    idRekening: bayar.idRekening,
    nominal: bayar.nominal,
    deskripsi: `Batal bayar tagihan ${row.nomor} dari ${row.namaPemasok}: ${alasan}`,
    asal: { idTagihan, membatalkan: bayar.idPengajuan },
    bukti: [],
  });
  await notePayment(deed, idTagihan, idPengajuan, -bayar.nominal);
  await noteSisa(deed, row, (row.sisa + bayar.nominal) as Rupiah, { bayar: -bayar.nominal, pengajuan: idPengajuan });
  return `Pembayaran ${rupiah(bayar.nominal)} dibatalkan`;
}

export async function batalTagihan(
  deed: WriteCtx,
  { idTagihan, alasan }: Input<typeof tagihan.batalTagihan>,
): Promise<string> {
  const row = found(await lockTagihan(deed.tx, idTagihan), "Tagihan");
  must(mayCancel(deed.user, { ...row, status: statusOf(row) }, await dibayar(deed.tx, idTagihan)));
  await unbookTagihan(deed, idTagihan);
  await undoBiaya(deed, idTagihan);
  await markCancelled(deed, idTagihan, alasan);
  await noteSisa(deed, { ...row, batal: false }, 0 as Rupiah, { status: "Dibatalkan", alasanBatal: alasan });
  return `Tagihan ${row.nomor} dibatalkan`;
}

export async function pakaiUangMuka(deed: WriteCtx, input: Input<typeof tagihan.pakaiUangMuka>): Promise<string> {
  const { idTagihan, idUangMuka, nominal } = input;
  const row = await lockTerbuka(deed, idTagihan);
  const uangMuka = found(await lockUangMuka(deed.tx, idUangMuka), "Uang muka");
  const pemasok = await readPemasok(deed.tx, row.idPemasok);
  if (uangMuka.pokok !== pemasok?.idPemasok) throw conflict(`Uang muka ${idUangMuka} bukan untuk pemasok ini`);
  const masalah = lebih("Tagihan ini", row.sisa, nominal) ?? lebih(`Uang muka ${idUangMuka}`, uangMuka.sisa, nominal);
  if (masalah !== null) throw invalidField("nominal", masalah);
  await applyUangMuka(deed, idTagihan, idUangMuka, nominal);
  await noteSisa(deed, row, (row.sisa - nominal) as Rupiah, { uangMuka: `${idUangMuka}: ${rupiah(nominal)}` });
  return `Uang muka ${rupiah(nominal)} dipakai untuk tagihan ${row.nomor}`;
}

export async function addUangMuka(deed: WriteCtx, input: Input<typeof tagihan.addUangMuka>) {
  const { idPo, idRekening, nominal, keterangan, dokumen } = input;
  const pemasok = found(await readPemasok(deed.tx, input.idPemasok), "Pemasok");
  const po = idPo === null ? null : found((await lockPoDitagih(deed.tx, [idPo])).get(idPo), "PO");
  if (po && po.pemasok !== pemasok.idPemasok) throw conflict(`PO ${po.kloter} bukan dari pemasok ini`);
  if (po?.statusPembayaran) throw conflict(`PO ${po.kloter} sudah dibayar`);
  const bukti = await deed.files.keepAll(deed.tx, dokumen);
  const idUangMuka = await kodeBaru(deed, "UM");
  await insertUangMuka(deed, { idUangMuka, pemasok, idPo, nominal, keterangan });
  const idPengajuan = await payMoney(deed, {
    kebutuhan: "pembelian-produk",
    idRekening,
    nominal,
    deskripsi: `Uang muka pembelian ${pemasok.nama}${po ? `, PO ${po.kloter}` : ""}`,
    asal: { idUangMuka },
    bukti,
  });
  const sesudah = {
    namaPemasok: pemasok.nama,
    idPo: po?.idPo ?? "",
    nominal,
    sisa: nominal,
    keterangan,
    pengajuan: idPengajuan,
  };
  await audit(deed, { jenis: "uangMuka", id: idUangMuka, sesudah });
  return { message: `Uang muka ${rupiah(nominal)} kepada ${pemasok.nama} dibayar`, data: { idUangMuka } };
}

export async function kembaliUangMuka(deed: WriteCtx, input: Input<typeof tagihan.kembaliUangMuka>): Promise<string> {
  const { idUangMuka, idRekening, nominal, dokumen } = input;
  const row = found(await lockUangMuka(deed.tx, idUangMuka), "Uang muka");
  const masalah = lebih(`Uang muka ${idUangMuka}`, row.sisa, nominal);
  if (masalah !== null) throw invalidField("nominal", masalah);
  const bukti = await deed.files.keepAll(deed.tx, dokumen);
  await lowerUangMuka(deed, idUangMuka, nominal);
  const idPengajuan = await receiveMoney(deed, {
    kebutuhan: "pembelian-produk",
    idRekening,
    nominal,
    deskripsi: `Uang muka ${idUangMuka} kembali dari ${row.namaPemasok}`,
    asal: { idUangMuka },
    bukti,
  });
  const sisa = row.sisa - nominal;
  await audit(deed, {
    jenis: "uangMuka",
    id: idUangMuka,
    sebelum: { sisa: row.sisa },
    sesudah: { sisa, pengajuan: idPengajuan },
  });
  return `${rupiah(nominal)} diterima kembali dari ${row.namaPemasok}`;
}

/** The effect of a payment on the account, shown before it is made. */
export async function getDampakTagihan(
  { db }: ReadCtx,
  { idRekening, nominal }: Input<typeof tagihan.getDampakTagihan>,
) {
  const rekening = found((await readRekening(db, [idRekening])).get(idRekening), "Rekening");
  return { rekening: dampakPada(rekening, -nominal), kekurangan: await kekuranganOf(db, rekening, nominal) };
}
