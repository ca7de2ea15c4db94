import { Button, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Session } from "#contract/karyawan/session.ts";
import { leave } from "../../../api/leave.ts";
import { refreshSession, signOut } from "../../../api/session.ts";
import { Logo } from "../../../ui/page/Logo.tsx";
import classes from "../session/login.module.css";
import { FaktorKeduaIsi } from "./FaktorKeduaIsi.tsx";

/** Shown before everything else while the role demands a second factor and there is none. */
export function FaktorKeduaPage({ session }: { session: Session }) {
  const [terpasang, setTerpasang] = useState(false);
  useEffect(() => {
    document.title = "Pasang faktor kedua · Kantor";
  }, []);
  return (
    <main className={classes.page}>
      <Paper className={classes.still} withBorder radius="lg" p={{ base: "lg", xs: 36 }} shadow="md">
        <Stack align="center" gap={4} mb="lg" ta="center">
          <Logo size={52} />
          <Title order={1} fz={24} mt="sm">
            Pasang faktor kedua
          </Title>
          <Text c="dimmed">
            {session.nama}, role {session.role} wajib memakai faktor kedua: aplikasi autentikator di ponsel, atau
            passkey.
          </Text>
        </Stack>
        <FaktorKeduaIsi onInstalled={() => setTerpasang(true)} />
        {terpasang ? (
          <Button fullWidth mt="md" onClick={() => void refreshSession().catch(() => undefined)}>
            Lanjutkan
          </Button>
        ) : (
          <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={() => leave(signOut)}>
            Log out
          </Button>
        )}
      </Paper>
    </main>
  );
}
