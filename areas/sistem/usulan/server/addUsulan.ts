import { callsNamed, problemOfProposing } from "#areas/proposable.ts";
import type { Call } from "#kernel/call.ts";
import type { Input, Output, OwnCtx, Perform } from "#platform/http/context.ts";
import { conflict, invalidField } from "#platform/http/refusal.ts";
import { HARI_USULAN, USULAN_TERBUKA, type usulan } from "../contract.ts";
import { knownOf } from "./isian.ts";
import { insertUsulan, lockKunciOf } from "./sql.ts";

const SEHARI_MS = 24 * 3_600_000;

/** Keeps what a program would do, as its call would take it, until a person sends it. */
export async function addUsulan(
  { services, session, now }: OwnCtx,
  { panggilan, isian, catatan }: Input<typeof usulan.addUsulan>,
  perform: Perform,
): Promise<Output<typeof usulan.addUsulan> & { message: string }> {
  const call = proposed(panggilan);
  const known = knownOf(call, isian);
  await perform.check(call, known);
  const berlaku = new Date(now.getTime() + HARI_USULAN * SEHARI_MS);
  const idUsulan = await services.sql.begin(async (tx) => {
    const kunci = await lockKunciOf(tx, session, now);
    if (!kunci) throw conflict("Usulan dibuat oleh program dengan Kunci API yang boleh mengusulkan");
    if (kunci.terbuka >= USULAN_TERBUKA) {
      throw conflict(
        `Sudah ${kunci.terbuka} usulan dari kunci ini menunggu, tunggu sampai ada yang dikirim atau ditolak`,
      );
    }
    return insertUsulan(tx, {
      ...{ idKunci: kunci.idKunci, panggilan: call.path, isian: known, catatan },
      ...{ dibuat: now, berlaku },
    });
  });
  return { message: `Usulan untuk ${call.tindakan} menunggu dikirim seseorang`, data: { idUsulan } };
}

function proposed(panggilan: string): Call {
  const calls = callsNamed(panggilan);
  const [call] = calls;
  if (!call) throw invalidField("panggilan", "Panggilan itu tidak ada");
  if (calls.length > 1) {
    throw invalidField("panggilan", `Ada beberapa, sebutkan alamatnya: ${calls.map(({ path }) => path).join(", ")}`);
  }
  const problem = problemOfProposing(call);
  if (problem !== null) throw conflict(problem);
  return call;
}
