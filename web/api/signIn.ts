import { faktorKedua, KODE } from "#areas/karyawan/faktor-kedua/contract.ts";
import { session as calls } from "#areas/karyawan/session/contract.ts";
import { type CallFailed, send } from "./client.ts";
import { answerWithPasskey } from "./passkey.ts";
import { keepSession } from "./sessionStore.ts";

export async function signIn(input: { nokar: string; password: string; kode: string }): Promise<void> {
  const { status: _, message: __, ...session } = await send(calls.login, input);
  keepSession(session);
}

/** The first visit of a fresh installation: chooses the first password. */
export async function signInFirst(input: { kode: string; password: string }): Promise<void> {
  const { status: _, message: __, ...session } = await send(calls.mulaiPertama, input);
  keepSession(session);
}

/** Whether nobody has chosen the first password of this installation yet. */
export const isFirstVisit = (): Promise<boolean> => send(calls.getPertama, {}).then(({ data }) => data.pertama);

/** What the server says of the code that it asks for as well; undefined where it refused for another reason. */
export const codeAsked = ({ errors }: CallFailed): string | undefined =>
  errors.find(({ field }) => field === KODE)?.message;

/** Signs in with a passkey alone; answers whether somebody did. */
export async function signInWithPasskey(): Promise<boolean> {
  const { data } = await send(faktorKedua.mulaiMasukPasskey, {});
  const answer = await answerWithPasskey(data);
  if (answer === null) return false;
  const { status: _, message: __, ...session } = await send(faktorKedua.masukPasskey, answer);
  keepSession(session);
  return true;
}
