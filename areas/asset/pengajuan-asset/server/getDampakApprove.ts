import { kekuranganOf } from "#books/kas/kekurangan.ts";
import { satuRekening } from "#books/kas/rekening.ts";
import { setelan } from "#company/perusahaan.ts";
import { bolehPutuskan } from "#company/putusan.ts";
import type { Output, ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { pengajuanAsset } from "../contract.ts";
import { bolehSetujui } from "./rules.ts";
import { rekeningOf, sasaranOf, satuPengajuanAsset } from "./sql.ts";

type Dampak = Output<typeof pengajuanAsset.getDampakApprove>["data"];

/** The effect of an approval on the account, shown before the confirmation. */
export async function getDampakApprove({ db, user }: ReadCtx, idPengajuan: string): Promise<Dampak> {
  const row = found(await satuPengajuanAsset(db, idPengajuan), "Pengajuan asset");
  const rekening = found(await satuRekening(db, rekeningOf(row)), "Rekening");
  const putusan = bolehPutuskan(user, sasaranOf(row), await setelan(db));
  return {
    idPengajuanAsset: row.idPengajuanAsset,
    idRekening: rekening.idRekening,
    namaRekening: rekening.namaRekening,
    saldoSebelum: rekening.saldo,
    nominal: row.harga,
    saldoSesudah: (rekening.saldo - row.harga) as Dampak["saldoSesudah"],
    kekurangan: await kekuranganOf(db, rekening, row.harga),
    approve: bolehSetujui(putusan, rekening, row.harga),
  };
}
