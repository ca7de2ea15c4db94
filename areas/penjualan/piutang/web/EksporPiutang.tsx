import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ClientInput } from "#kernel/call.ts";
import { useMay } from "#web/api/session.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { PHONE } from "#web/ui/list/phone.ts";
import { opener } from "#web/ui/page/opener.tsx";
import { piutang } from "../contract.ts";

const Pilihan = opener<{ children: ReactNode }>("dialog", () =>
  import("./PilihanEkspor.tsx").then((file) => file.PilihanEkspor),
);

/** Both spreadsheets; on a phone behind one button, so that the list begins on its first screen. */
export function EksporPiutang({ input }: { input: ClientInput<typeof piutang.exportPiutang> }) {
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const may = useMay(piutang.exportPiutang);
  if (!may) return null;
  const semua = [false, true].map((perOrder) => (
    <ExportButton
      key={String(perOrder)}
      call={piutang.exportPiutang}
      input={{ ...input, perOrder }}
      label={perOrder ? "Export per Order" : "Export Piutang"}
      fallback="Gagal download data piutang"
    />
  ));
  if (!phone) return semua;
  return (
    <Pilihan
      button={
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          Export
        </Button>
      }
    >
      {semua}
    </Pilihan>
  );
}
