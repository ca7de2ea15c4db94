import { PROPOSABLE } from "#areas/proposable.ts";
import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { User } from "#platform/http/context.ts";
import { conflict, notAllowed, type Refusal } from "#platform/http/refusal.ts";

/** The call that a draft names; undefined for one that this version does not know. */
export const callOf = (panggilan: string): Call | undefined => PROPOSABLE.get(panggilan);

/** Whether this person may send a draft: who may make its call. The call itself decides the rest when it is sent. */
export const mayKirim = (user: User, call: Call): Boleh =>
  mayCall(call.permission, user) ? boleh : tidak(notAllowed(call.tindakan).message);

/** For what does not wait, and for what does not wait for this person: nobody learns which. */
export const gone = (): Refusal =>
  conflict("Usulan ini tidak menunggu lagi: sudah dikirim, ditolak atau kedaluwarsa, atau kuncinya dicabut");
