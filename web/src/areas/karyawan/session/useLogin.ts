import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { KODE } from "#contract/karyawan/faktor-kedua.ts";
import { LOGIN_KOSONG } from "#contract/karyawan/session.ts";
import { CallFailed } from "../../../api/client.ts";
import { hasPasskeys } from "../../../api/passkey.ts";
import { signIn, signInWithPasskey } from "../../../api/signIn.ts";
import { showError } from "../../../ui/dialog/dialogs.ts";
import { fetchDialogs } from "../../../ui/dialog/LaterDialogs.tsx";

/** The state of the login form. A blank field is marked, and nothing is sent. */
export function useLogin() {
  const [nokar, setNokar] = useState("");
  const [password, setPassword] = useState("");
  const [kode, setKode] = useState("");
  /** What the server says of the code that it asks for. */
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [noNumber, noPassword] = [nokar.trim() === "", password === ""];

  const refused = (error: CallFailed) => tell(error.sentence("Gagal login"), setProblem);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (noNumber || noPassword) {
      setProblem(LOGIN_KOSONG);
      (noNumber ? number : secret).current?.focus();
      return;
    }
    setProblem(null);
    setBusy(true);
    try {
      await signIn({ nokar, password, kode });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallFailed)) throw error;
      const asked = error.errors.find(({ field }) => field === KODE)?.message;
      if (asked === undefined) return refused(error);
      setKode("");
      setAsked(asked);
    }
  };
  const passkey = async () => {
    setBusy(true);
    try {
      if (await signInWithPasskey()) return;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      refused(error);
    }
    setBusy(false);
  };

  const missing = problem !== null;
  return {
    nokar: { ref: number, value: nokar, onChange: typedInto(setNokar), error: missing && noNumber },
    password: { ref: secret, value: password, onChange: typedInto(setPassword), error: missing && noPassword },
    kode: { value: kode, onChange: typedInto(setKode) },
    asked,
    problem,
    busy,
    submit,
    passkey: hasPasskeys() ? passkey : null,
  };
}

const typedInto = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) =>
  set(event.currentTarget.value);

/** Shows a sentence in a dialog; without a connection there is none, and the form says it. */
function tell(sentence: string, inForm: (sentence: string) => void): void {
  fetchDialogs().then(
    () => showError(sentence),
    () => inForm(sentence),
  );
}
