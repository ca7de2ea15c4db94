import { milikOrder } from "#company/orderMilik.ts";
import type { Around, OwnCtx, Perform } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { callOf, gone } from "./rules.ts";
import { decide, lockWaiting, type UsulanRow, waitingOne } from "./sql.ts";

/**
 * Makes the call of a draft as the person who sends it. The draft is locked and ended in the transaction of that call: it
 * happens once, and what the call refuses leaves the draft as it was.
 */
export async function kirimUsulan(
  { db, user, now }: OwnCtx,
  idUsulan: number,
  perform: Perform,
): Promise<{ message: string }> {
  const saat = { now, milik: await milikOrder(db, user) };
  const row = await waitingOne(db, user, saat, idUsulan);
  const call = row && callOf(row.panggilan);
  if (!call) throw gone();
  const around: Around = async (deed, work) => {
    if (!(await lockWaiting(deed.tx, user, saat, idUsulan))) throw gone();
    const answer = await work();
    await decide(deed.tx, { idUsulan, status: "Terkirim", hasil: answer.message, now, idUser: user.idUser });
    await noteJejak(deed, "pakaiKunci", keterangan(row, call.tindakan));
    return answer;
  };
  const { status, message } = await perform(call, row.isian as never, "usulan", around);
  if (status !== 200) throw new Refusal(status as Refusal["status"], message);
  return { message };
}

const keterangan = ({ namaKunci, idUsulan }: UsulanRow, tindakan: string): string =>
  `Usulan ${idUsulan} dari ${namaKunci} dikirim: ${tindakan}`;
