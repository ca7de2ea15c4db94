import { Button, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import type { Session } from "#contract/karyawan/session.ts";
import { leave } from "../../../api/leave.ts";
import { signOut } from "../../../api/session.ts";
import { Logo } from "../../../ui/page/Logo.tsx";
import { PasswordForm } from "../profil/PasswordForm.tsx";
import classes from "./login.module.css";

/** Shown before everything else until the first password, which somebody else knows, is changed. */
export function FirstPasswordPage({ session }: { session: Session }) {
  useEffect(() => {
    document.title = "Ganti password · Kantor";
  }, []);
  return (
    <main className={classes.page}>
      <Paper className={classes.still} withBorder radius="lg" p={{ base: "lg", xs: 36 }} shadow="md">
        <Stack align="center" gap={4} mb="lg" ta="center">
          <Logo size={52} />
          <Title order={1} fz={24} mt="sm">
            Ganti password anda
          </Title>
          <Text c="dimmed">
            Selamat datang, {session.nama}. Password awal hanya untuk login pertama: buatlah password anda sendiri, lalu
            login kembali.
          </Text>
        </Stack>
        <PasswordForm wide />
        <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={() => leave(signOut)}>
          Log out
        </Button>
      </Paper>
    </main>
  );
}
