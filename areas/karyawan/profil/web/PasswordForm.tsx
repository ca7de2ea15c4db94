import { Button, PasswordInput, Stack } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import type { CallFailed } from "#web/api/client.ts";
import { useAction } from "#web/api/hooks.ts";
import { leave } from "#web/api/leave.ts";
import { forgetSession, useSession } from "#web/api/session.ts";
import { PASSWORD_MIN } from "../../karyawan/kelemahan.mjs";
import { mayPassword } from "../../karyawan/password.ts";
import { isianPassword, profil } from "../contract.ts";

type Fields = { passwordLama?: string; passwordBaru?: string };

/** The form to change the own password. Afterwards all sessions have ended, this one too. */
export function PasswordForm({ wide = false }: { wide?: boolean }) {
  const { nama } = useSession();
  const [passwordLama, setLama] = useState("");
  const [passwordBaru, setBaru] = useState("");
  const [wrong, setWrong] = useState<Fields>({});
  const lama = useRef<HTMLInputElement>(null);
  const baru = useRef<HTMLInputElement>(null);

  const action = useAction(profil.ubahPassword, {
    fallback: "Gagal import produk",
    onSuccess: () => leave(forgetSession),
    onError: (failure) => {
      const problems = problemsOf(failure);
      setWrong(problems);
      if (problems.passwordLama) lama.current?.focus();
      else if (problems.passwordBaru) baru.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { alasan } = mayPassword(passwordBaru, { nama });
    setWrong(alasan === null ? {} : { passwordBaru: alasan });
    if (alasan !== null) return baru.current?.focus();
    action.mutate({ passwordLama, passwordBaru });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <PasswordInput
          ref={lama}
          label={isianPassword.passwordLama.label}
          autoComplete="current-password"
          value={passwordLama}
          onChange={(event) => setLama(event.currentTarget.value)}
          error={wrong.passwordLama}
        />
        <PasswordInput
          ref={baru}
          label={isianPassword.passwordBaru.label}
          description={`Minimal ${PASSWORD_MIN} karakter, bukan kata yang umum, nama atau nomor anda`}
          autoComplete="new-password"
          value={passwordBaru}
          onChange={(event) => setBaru(event.currentTarget.value)}
          error={wrong.passwordBaru}
        />
        <Kirim filled={passwordLama !== "" && passwordBaru !== ""} wide={wide} busy={action.isPending} />
      </Stack>
    </form>
  );
}

const Kirim = ({ filled, wide, busy }: { filled: boolean; wide: boolean | undefined; busy: boolean }) => (
  <Button
    type="submit"
    mt={4}
    fullWidth={wide}
    w={wide ? undefined : "fit-content"}
    disabled={!filled}
    title={filled ? undefined : "Isi password lama dan password baru dulu"}
    loading={busy}
  >
    Ubah Password
  </Button>
);

function problemsOf(failure: CallFailed): Fields {
  const of = (name: string) => failure.errors.find(({ field }) => field === name)?.message;
  return { passwordLama: of("passwordLama"), passwordBaru: of("passwordBaru") };
}
