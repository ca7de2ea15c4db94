import { Button, Center, Stack, Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { useCallback, useEffect, useState } from "react";
import { CallFailed } from "../api/client.ts";
import { leave } from "../api/leave.ts";
import { refreshSession, refreshWhenOld, signOut, useSessionState } from "../api/session.ts";
import { outboxComes } from "../offline/waiting.ts";
import { ListToolsProvider } from "../ui/list/tools.ts";
import { later } from "../ui/page/later.tsx";
import { OwnScreensProvider } from "../ui/page/ownScreens.ts";
import { AdminShell } from "./AdminShell.tsx";
import { LIST_TOOLS } from "./listTools.ts";
import { screensOf } from "./openScreens.ts";
import { BootSkeleton } from "./PageSkeleton.tsx";

const FaktorKeduaPage = later(
  () => import("#areas/karyawan/faktor-kedua/web/FaktorKeduaPage.tsx").then((file) => file.FaktorKeduaPage),
  480,
);
const FirstPasswordPage = later(
  () => import("#areas/karyawan/session/web/FirstPasswordPage.tsx").then((file) => file.FirstPasswordPage),
  480,
);

outboxComes(() => import("../offline/outbox.ts"));

/** Everything behind the login. Nothing is shown before the person is known. */
export function AdminArea() {
  const { token, session } = useSessionState();
  const { failure, ask } = useIdentity(token !== null && session === null);

  if (session?.wajibGantiPassword) return <FirstPasswordPage session={session} />;
  if (session?.wajibFaktorKedua) return <FaktorKeduaPage session={session} />;
  // A new shell for each person, so that nothing stays open from the one before.
  if (session)
    return (
      <ListToolsProvider value={LIST_TOOLS}>
        <OwnScreensProvider value={screensOf(session)}>
          <AdminShell key={session.idUser} session={session} />
        </OwnScreensProvider>
      </ListToolsProvider>
    );
  return failure ? <Unknown reason={failure} onRetry={ask} /> : <BootSkeleton />;
}

function useIdentity(missing: boolean) {
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useCallback(() => {
    setFailure(null);
    refreshSession().catch((error: unknown) => {
      setFailure(error instanceof CallFailed ? error.message : "Identitas anda tidak dapat dibaca");
    });
  }, []);

  useEffect(() => {
    if (missing) ask();
  }, [missing, ask]);

  useEffect(() => {
    refreshWhenOld();
    document.addEventListener("visibilitychange", refreshWhenOld);
    return () => document.removeEventListener("visibilitychange", refreshWhenOld);
  }, []);
  return { failure, ask };
}

function Unknown({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Stack align="center" gap="sm" ta="center" role="alert">
        <IconCloudOff size={44} stroke={1.4} aria-hidden />
        <Text component="h1" fz="lg" fw={600}>
          {reason}
        </Text>
        <Text c="dimmed">Anda tetap masuk. Coba lagi setelah koneksi kembali.</Text>
        <Button onClick={onRetry}>Coba lagi</Button>
        <Button variant="subtle" onClick={() => leave(signOut)}>
          Log out
        </Button>
      </Stack>
    </Center>
  );
}
