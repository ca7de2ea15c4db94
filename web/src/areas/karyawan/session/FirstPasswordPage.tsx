import { Button } from "@mantine/core";
import type { Session } from "#contract/karyawan/session.ts";
import { leave } from "../../../api/leave.ts";
import { signOut } from "../../../api/session.ts";
import { PasswordForm } from "../profil/PasswordForm.tsx";
import { GatePage } from "./GatePage.tsx";

/** Shown before everything else until the first password, which somebody else knows, is changed. */
export function FirstPasswordPage({ session }: { session: Session }) {
  return (
    <GatePage
      tab="Ganti password"
      title="Ganti password anda"
      text={`Selamat datang, ${session.nama}. Password awal hanya untuk login pertama: buatlah password anda sendiri, lalu login kembali.`}
    >
      <PasswordForm wide />
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={() => leave(signOut)}>
        Log out
      </Button>
    </GatePage>
  );
}
