import { Alert, Button, PasswordInput, Stack, Text } from "@mantine/core";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { CallFailed } from "#web/api/client.ts";
import { signInFirst } from "#web/api/signIn.ts";
import { PASSWORD_MIN } from "../../karyawan/kelemahan.mjs";

/** The first visit of a fresh installation: the code of the console, and a password of one's own. */
export function MulaiForm({ usual }: { usual: () => void }) {
  const { kode, password, ulang, problem, busy, ready, submit } = useMulai();
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          Instalasi baru. Masukkan kode yang dicetak konsol saat Kantor pertama kali dijalankan (<i>Password</i> pada
          baris First login), lalu pilih password Anda sendiri.
        </Text>
        {problem && (
          <Alert color="red" variant="light" role="alert">
            {problem}
          </Alert>
        )}
        <PasswordInput label="Kode dari konsol" size="md" autoFocus autoComplete="one-time-code" {...kode} />
        <PasswordInput
          label="Password baru"
          description={`Minimal ${PASSWORD_MIN} karakter, bukan kata yang umum, nama atau nomor anda`}
          size="md"
          autoComplete="new-password"
          {...password}
        />
        <PasswordInput label="Ulangi password" size="md" autoComplete="new-password" {...ulang} />
        <Button
          type="submit"
          size="md"
          fullWidth
          loading={busy}
          disabled={!ready}
          title={ready ? undefined : "Isi kode dan password dulu"}
        >
          Mulai
        </Button>
        <Button variant="subtle" color="gray" size="sm" onClick={usual}>
          Masuk dengan No Karyawan
        </Button>
      </Stack>
    </form>
  );
}

function useTyped() {
  const [value, setValue] = useState("");
  return { value, onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.currentTarget.value) };
}

function useMulai() {
  const [kode, password, ulang] = [useTyped(), useTyped(), useTyped()];
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password.value !== ulang.value) return setProblem("Kedua password tidak sama");
    setProblem(null);
    setBusy(true);
    try {
      await signInFirst({ kode: kode.value, password: password.value });
    } catch (failure) {
      setBusy(false);
      if (!(failure instanceof CallFailed)) throw failure;
      const wrong = failure.sentence("Gagal memulai");
      setProblem(wrong === "No Karyawan atau password salah" ? "Kode salah. Salin dari konsol, tanpa spasi." : wrong);
    }
  };
  return { kode, password, ulang, problem, busy, ready: kode.value !== "" && password.value !== "", submit };
}
