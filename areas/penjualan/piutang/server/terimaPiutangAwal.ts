import { receiveMoney } from "#books/kas/kas.ts";
import { hariUang } from "#books/kas/tanggalUang.ts";
import { findPiutangAwal } from "#books/piutang/piutangAwal.ts";
import { rupiah } from "#kernel/format.ts";
import type { Input, WriteCtx } from "#platform/http/context.ts";
import { found, invalidField } from "#platform/http/refusal.ts";
import type { piutang } from "../contract.ts";

/** Receives money for an invoice of the old program: an approved request with its proof, all of it or a part. */
export async function terimaPiutangAwal(deed: WriteCtx, input: Input<typeof piutang.terimaPiutangAwal>) {
  const { tx } = deed;
  const { idPiutangAwal, idRekening, nominal, tanggalUang, dokumen } = input;
  await tx`select 1 from piutang_awal where id_piutang_awal = ${idPiutangAwal} for no key update`;
  const { nomor, nama, sisa, tglBuku } = found(await findPiutangAwal(tx, idPiutangAwal), "Piutang awal");
  if (nominal > sisa) {
    throw invalidField("nominal", `Faktur ${nomor} tersisa ${rupiah(sisa)}, nominal tidak boleh ${rupiah(nominal)}`);
  }
  const sejak = { apa: `faktur ${nomor} dibukukan`, tanggal: tglBuku };
  const tanggal = await hariUang(deed, tanggalUang, { sejak, rekening: [idRekening] });
  await receiveMoney(deed, {
    ...{ kebutuhan: "penjualan", idRekening, nominal, tanggal, asal: { idPiutangAwal } },
    deskripsi: `Pembayaran faktur ${nomor} dari ${nama}${nominal < sisa ? " (sebagian)" : ""}`,
    bukti: await deed.files.keepAll(tx, dokumen),
  });
  return nominal === sisa
    ? `Faktur ${nomor} lunas`
    : `Pembayaran dicatat, faktur ${nomor} tersisa ${rupiah(sisa - nominal)}`;
}
