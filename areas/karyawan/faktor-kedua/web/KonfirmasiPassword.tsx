import { Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Langkah, Tindakan } from "./useLangkah.ts";
import { useTindakan } from "./useTindakan.ts";

const KALIMAT: Record<Tindakan["apa"], string> = {
  totp: "Ketik password anda untuk memasang aplikasi autentikator.",
  lepasTotp: "Ketik password anda untuk melepas aplikasi autentikator.",
  passkey: "Ketik password anda untuk memasang passkey.",
  lepasPasskey: "Ketik password anda untuk melepas passkey ini.",
  kode: "Ketik password anda untuk membuat kode pemulihan baru. Kode yang lama tidak berlaku lagi.",
};

/** The password once more, before what somebody signs in with changes. */
export function KonfirmasiPassword({ langkah, tindakan }: { langkah: Langkah; tindakan: Tindakan }) {
  const [password, setPassword] = useState("");
  const { lakukan, sibuk, salah } = useTindakan(langkah, tindakan);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lakukan(password);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text fz="sm">{KALIMAT[tindakan.apa]}</Text>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          autoFocus
          maw={380}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={salah}
        />
        <Group>
          <Button
            type="submit"
            loading={sibuk}
            disabled={password === ""}
            title={password === "" ? "Isi password dulu" : undefined}
          >
            Lanjutkan
          </Button>
          <Button variant="default" onClick={langkah.tutup}>
            Batal
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
