import { Button } from "@mantine/core";
import { useState } from "react";
import { leave } from "#web/api/leave.ts";
import { refreshSession, signOut } from "#web/api/session.ts";
import type { Session } from "../../session/contract.ts";
import { GatePage } from "../../session/web/GatePage.tsx";
import { FaktorKeduaIsi } from "./FaktorKeduaIsi.tsx";

/** Shown before everything else while the role demands a second factor and there is none. */
export function FaktorKeduaPage({ session }: { session: Session }) {
  const [terpasang, setTerpasang] = useState(false);
  return (
    <GatePage
      tab="Pasang faktor kedua"
      title="Pasang faktor kedua"
      text={`${session.nama}, role ${session.role} wajib memakai faktor kedua: aplikasi autentikator di ponsel, atau passkey.`}
    >
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
    </GatePage>
  );
}
