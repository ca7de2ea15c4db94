import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { LOGIN_KOSONG } from "#contract/karyawan/session.ts";
import { CallFailed } from "../../../api/client.ts";
import { signIn } from "../../../api/session.ts";
import { showError } from "../../../ui/dialog/dialogs.ts";

/** The state of the login form. A blank field is marked, and nothing is sent. */
export function useLogin() {
  const [nokar, setNokar] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [noNumber, noPassword] = [nokar.trim() === "", password === ""];

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
      await signIn({ nokar, password });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallFailed)) throw error;
      showError(error.sentence("Gagal login"));
    }
  };

  const missing = problem !== null;
  return {
    nokar: { ref: number, value: nokar, onChange: typedInto(setNokar), error: missing && noNumber },
    password: { ref: secret, value: password, onChange: typedInto(setPassword), error: missing && noPassword },
    problem,
    busy,
    submit,
  };
}

const typedInto = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) =>
  set(event.currentTarget.value);
