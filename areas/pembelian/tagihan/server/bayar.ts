import { dampakPada } from "#books/kas/dampak.ts";
import { payMoney, receiveMoney } from "#books/kas/kas.ts";
import { kekuranganOf } from "#books/kas/kekurangan.ts";
import { readRekening } from "#books/kas/rekening.ts";
import { hariUang, type Sejak } from "#books/kas/tanggalUang.ts";
import { cancelPotongan, notePotongan } from "#books/pajak/potong.ts";
import { lastOwed, notePayment, settleBilledPo, unbookTagihan } from "#books/pembelian/tagihan.ts";
import { undoBiaya } from "#books/stok/biaya.ts";
import { audit } from "#company/audit/audit.ts";
import { rupiah } from "#kernel/format.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Deed, Input, ReadCtx, WriteCtx } from "#platform/http/context.ts";
import { found, invalidField, must } from "#platform/http/refusal.ts";
import type { tagihan } from "../contract.ts";
import { potonganOf } from "./potong.ts";
import { lebih, mayCancel, mayPay, mayUndoPayment, statusOf } from "./rules.ts";
import { dibayar, findPembayaran, lockTagihan, markCancelled, type TagihanTersimpan } from "./sql.ts";

export async function lockTerbuka(deed: Deed, idTagihan: string): Promise<TagihanTersimpan> {
  const row = found(await lockTagihan(deed.tx, idTagihan), "Tagihan");
  must(mayPay(deed.user, { ...row, status: statusOf(row) }));
  return row;
}

/** What is left of a bill has changed: its purchase orders follow, and its history says so. */
export async function noteSisa(
  deed: Deed,
  row: TagihanTersimpan,
  sisa: Rupiah,
  lain: Record<string, unknown>,
): Promise<void> {
  const po = await settleBilledPo(deed.tx, row.idTagihan);
  await audit(
    deed,
    ...po.map(({ idPo, tglLunas }) => ({
      jenis: "po" as const,
      id: idPo,
      sebelum: { statusPembayaran: tglLunas === null },
      sesudah: { statusPembayaran: tglLunas !== null, tglLunas },
    })),
  );
  await audit(deed, {
    jenis: "tagihan",
    id: row.idTagihan,
    sebelum: { sisa: row.sisa, status: statusOf(row) },
    sesudah: { ...lain, sisa, status: statusOf({ ...row, sisa }) },
  });
}

/** From when on all of what is left is owed. */
async function sejakTerhutang({ tx, today }: Deed, { idTagihan, nomor }: TagihanTersimpan): Promise<Sejak> {
  const { tanggal, kembali } = (await lastOwed(tx, idTagihan)) ?? { tanggal: today, kembali: false };
  return { apa: kembali ? `pembayaran tagihan ${nomor} dibatalkan` : `tagihan ${nomor} dibukukan`, tanggal };
}

/** A day of the money that is not the day of the deed, for its history. */
export const hariLain = ({ today }: Deed, tanggalUang: Tanggal): Record<string, unknown> =>
  tanggalUang === today ? {} : { tanggalUang };

export async function bayarTagihan(deed: WriteCtx, input: Input<typeof tagihan.bayarTagihan>): Promise<string> {
  const { idTagihan, idRekening, nominal, tanggalUang, dokumen } = input;
  const row = await lockTerbuka(deed, idTagihan);
  const masalah = lebih("Tagihan ini", row.sisa, nominal);
  if (masalah !== null) throw invalidField("nominal", masalah);
  const tanggal = await hariUang(deed, tanggalUang, {
    sejak: await sejakTerhutang(deed, row),
    rekening: [idRekening],
  });
  const potongan = await potonganOf(deed.tx, row, input, tanggal);
  const pph = potongan?.nominal ?? 0;
  const sisa = (row.sisa - nominal) as Rupiah;
  const idPengajuan = await payMoney(deed, {
    kebutuhan: "pembelian-produk",
    idRekening,
    nominal: (nominal - pph) as Rupiah,
    tanggal,
    deskripsi: `Pembayaran tagihan ${row.nomor} dari ${row.namaPemasok}${sisa > 0 ? " (sebagian)" : ""}${pph > 0 ? `, dipotong PPh 23 ${rupiah(pph)}` : ""}`,
    asal: { idTagihan },
    bukti: await deed.files.keepAll(deed.tx, dokumen),
  });
  await notePayment(deed, idTagihan, { idPengajuan, nominal, pph, tanggal });
  if (potongan) await notePotongan(deed.tx, { idPengajuan, idTagihan, tanggal }, potongan);
  const dipotong = pph > 0 ? { pph23: pph } : {};
  await noteSisa(deed, row, sisa, { bayar: nominal, ...dipotong, pengajuan: idPengajuan, ...hariLain(deed, tanggal) });
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
  const { pph } = bayar;
  const kembali = bayar.nominal + pph;
  await notePayment(deed, idTagihan, { idPengajuan, nominal: -kembali, pph: -pph, tanggal: deed.today });
  if (pph > 0) await cancelPotongan(deed.tx, bayar.idPengajuan);
  const dipotong = pph > 0 ? { pph23: -pph } : {};
  await noteSisa(deed, row, (row.sisa + kembali) as Rupiah, { bayar: -kembali, ...dipotong, pengajuan: idPengajuan });
  return `Pembayaran ${rupiah(kembali)} dibatalkan`;
}

export async function batalTagihan(
  deed: WriteCtx,
  { idTagihan, alasan }: Input<typeof tagihan.batalTagihan>,
): Promise<string> {
  const row = found(await lockTagihan(deed.tx, idTagihan), "Tagihan");
  const { ppnBerfaktur } = row;
  must(
    mayCancel(
      deed.user,
      { ...row, status: statusOf(row) },
      { dibayar: await dibayar(deed.tx, idTagihan), ppnBerfaktur },
    ),
  );
  await unbookTagihan(deed, idTagihan);
  await undoBiaya(deed, idTagihan);
  await markCancelled(deed, idTagihan, alasan);
  await noteSisa(deed, { ...row, batal: false }, 0 as Rupiah, { status: "Dibatalkan", alasanBatal: alasan });
  return `Tagihan ${row.nomor} dibatalkan`;
}

/** The effect of a payment on the account, shown before it is made. */
export async function getDampakTagihan(
  { db }: ReadCtx,
  { idRekening, nominal }: Input<typeof tagihan.getDampakTagihan>,
) {
  const rekening = found((await readRekening(db, [idRekening])).get(idRekening), "Rekening");
  return { rekening: dampakPada(rekening, -nominal), kekurangan: await kekuranganOf(db, rekening, nominal) };
}
