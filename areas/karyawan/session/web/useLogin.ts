import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailed } from "#web/api/client.ts";
import { hasPasskeys } from "#web/api/hasPasskeys.ts";
import { showError } from "#web/ui/dialog/dialogs.ts";
import { fetchDialogs } from "#web/ui/dialog/LaterDialogs.tsx";
import { LOGIN_KOSONG } from "../contract.ts";

/** Every page loads the login page with its first code; what signs in comes while somebody types. */
const fetchSignIn = () =>
  import("#web/api/signIn.ts").catch(() => {
    throw new CallFailed(null, null);
  });

const codeAskedBy = (error: CallFailed) =>
  fetchSignIn().then(
    ({ codeAsked }) => codeAsked(error),
    () => undefined,
  );

/** Whether this is the first visit of a fresh installation; a failure says nothing, because signing in will tell. */
export function useFirstVisit(): boolean {
  const [first, setFirst] = useState(false);
  useEffect(() => {
    fetchSignIn()
      .then(({ isFirstVisit }) => isFirstVisit())
      .then(setFirst, () => undefined);
  }, []);
  return first;
}

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
  useEffect(() => void fetchSignIn().catch(() => undefined), []);
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
      const { signIn } = await fetchSignIn();
      await signIn({ nokar, password, kode });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallFailed)) throw error;
      const asked = await codeAskedBy(error);
      if (asked === undefined) return refused(error);
      setKode("");
      setAsked(asked);
    }
  };
  const passkey = async () => {
    setBusy(true);
    try {
      const { signInWithPasskey } = await fetchSignIn();
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
