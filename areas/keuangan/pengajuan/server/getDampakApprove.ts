import { dampakPada } from "#books/kas/dampak.ts";
import { kekuranganOf } from "#books/kas/kekurangan.ts";
import { readRekening } from "#books/kas/rekening.ts";
import { setelan } from "#company/perusahaan.ts";
import { mayDecide } from "#company/putusan.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import type { DampakApprove } from "../contract.ts";
import { berasal, bertujuan } from "../isiPengajuan.ts";
import { mayAccept, mayForfeit } from "./rules.ts";
import { findPengajuan, type PengajuanRow } from "./sql.ts";

/** The effect of an approval on each account, shown before the confirmation. */
export async function getDampakApprove({ db, user }: ReadCtx, idPengajuan: string): Promise<DampakApprove> {
  const row = found(await findPengajuan(db, idPengajuan), "Pengajuan");
  const geseran = geseranOf(row);
  const rows = await readRekening(
    db,
    geseran.map(({ idRekening }) => idRekening),
  );
  const rekening = geseran.map(({ idRekening, nominal }) =>
    dampakPada(found(rows.get(idRekening), "Rekening"), nominal),
  );
  const putusan = mayDecide(user, row.sasaran, await setelan(db));
  const [pembayar] = geseran.filter(({ nominal }) => nominal < 0);
  const kekurangan = pembayar
    ? await kekuranganOf(db, found(rows.get(pembayar.idRekening), "Rekening"), -pembayar.nominal)
    : null;
  const hangus = mayForfeit(row, putusan);
  return { idPengajuan, rekening, kekurangan, approve: mayAccept(putusan, rekening), hangus };
}

/** The amounts on the accounts: first the one that pays (negative), then the one that receives. */
function geseranOf({ tipePengajuan, nominalPengajuan, rekeningAsal, rekeningTujuan }: PengajuanRow) {
  return [
    ...(berasal(tipePengajuan) ? rekeningAsal : []).map((asal) => ({ ...asal, nominal: -nominalPengajuan })),
    ...(bertujuan(tipePengajuan) ? rekeningTujuan : []).map((tujuan) => ({ ...tujuan, nominal: nominalPengajuan })),
  ];
}
