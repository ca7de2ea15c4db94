import type { Rupiah } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalHangus } from "../jurnal/jurnal.ts";

type Hangus = { idPengajuan: string; idSo: string; nominal: Rupiah };

/** Keeps what a customer had good for a cancelled order: the request for it was just rejected. */
export async function keepRefund({ tx, user, now, today }: Deed, hangus: Hangus): Promise<void> {
  await tx`insert into dp_hangus ${tx({ ...hangus, tanggal: today, waktu: now, idUser: user.idUser })}`;
  await jurnalHangus(tx, hangus.idPengajuan);
}
