import { kekuranganOf } from "#books/kas/kekurangan.ts";
import { findRekening } from "#books/kas/rekening.ts";
import { setelan } from "#company/perusahaan.ts";
import { mayDecide } from "#company/putusan.ts";
import type { Output, ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { pengajuanAsset } from "../contract.ts";
import { mayAccept } from "./rules.ts";
import { findPengajuanAsset, rekeningOf, sasaranOf } from "./sql.ts";

type Dampak = Output<typeof pengajuanAsset.getDampakApprove>["data"];

/** The effect of an approval on the account, shown before the confirmation. */
export async function getDampakApprove({ db, user }: ReadCtx, idPengajuan: string): Promise<Dampak> {
  const row = found(await findPengajuanAsset(db, idPengajuan), "Pengajuan asset");
  const rekening = found(await findRekening(db, rekeningOf(row)), "Rekening");
  const putusan = mayDecide(user, sasaranOf(row), await setelan(db));
  return {
    idPengajuanAsset: row.idPengajuanAsset,
    idRekening: rekening.idRekening,
    namaRekening: rekening.namaRekening,
    saldoSebelum: rekening.saldo,
    nominal: row.harga,
    saldoSesudah: (rekening.saldo - row.harga) as Dampak["saldoSesudah"],
    kekurangan: await kekuranganOf(db, rekening, row.harga),
    approve: mayAccept(putusan, rekening, row.harga),
  };
}
