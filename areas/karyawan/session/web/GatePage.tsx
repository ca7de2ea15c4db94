import { Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { Logo } from "#web/ui/page/Logo.tsx";
import classes from "./login.module.css";

/** What somebody who is signed in must do before anything else, in place of the app. */
type GateProps = { tab: string; title: string; text: ReactNode; children: ReactNode };
export function GatePage({ tab, title, text, children }: GateProps) {
  useEffect(() => {
    document.title = `${tab} · Kantor`;
  }, [tab]);
  return (
    <main className={classes.page}>
      <Paper className={classes.still} withBorder radius="lg" p={{ base: "lg", xs: 36 }} shadow="md">
        <Stack align="center" gap={4} mb="lg" ta="center">
          <Logo size={52} />
          <Title order={1} fz="xl" mt="sm">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </Stack>
        {children}
      </Paper>
    </main>
  );
}
