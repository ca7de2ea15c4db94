import { Button } from "@mantine/core";
import { leave } from "#web/api/leave.ts";
import { signOut } from "#web/api/session.ts";
import { PasswordForm } from "../../profil/web/PasswordForm.tsx";
import type { Session } from "../contract.ts";
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
