import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMay } from "#web/api/session.ts";
import { useDownload } from "#web/ui/file/useDownload.ts";
import { opener } from "#web/ui/page/opener.tsx";
import { buku } from "../contract.ts";
import type { PilihanBentukProps } from "./PilihanBentuk.tsx";

const PilihanBentuk = opener<PilihanBentukProps>("menu", () =>
  import("./PilihanBentuk.tsx").then((file) => file.PilihanBentuk),
);

type Props = { masa: { dari: string; sampai: string }; masalah: string | null };

/** The whole journal of the chosen days as a file of one's choice. */
export function ExportJurnal({ masa: { dari, sampai }, masalah }: Props) {
  const may = useMay(buku.exportJurnal);
  const { busy, fetchFile } = useDownload({ call: buku.exportJurnal, fallback: "Gagal download jurnal", masalah });
  if (!may) return null;
  return (
    <PilihanBentuk
      busy={busy}
      onChoose={(bentuk) => void fetchFile({ dari, sampai, bentuk })}
      button={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-busy={busy}
          data-loading={busy || undefined}
        >
          {busy ? "Menyiapkan file…" : "Export Seluruh Jurnal"}
        </Button>
      }
    />
  );
}
