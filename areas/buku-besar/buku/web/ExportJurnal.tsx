import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMay } from "#web/api/session.ts";
import { useDownload } from "#web/ui/file/useDownload.ts";
import { BENTUK_JURNAL, type BentukJurnal, buku } from "../contract.ts";

const NAMA: Readonly<Record<BentukJurnal, string>> = {
  xlsx: "Excel (.xlsx)",
  csv: "CSV (.csv)",
  hledger: "Teks hledger (.journal)",
};

type Props = { masa: { dari: string; sampai: string }; masalah: string | null };

/** The whole journal of the chosen days as a file of one's choice. */
export function ExportJurnal({ masa: { dari, sampai }, masalah }: Props) {
  const may = useMay(buku.exportJurnal);
  const { busy, fetchFile } = useDownload({ call: buku.exportJurnal, fallback: "Gagal download jurnal", masalah });
  if (!may) return null;
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-busy={busy}
          data-loading={busy || undefined}
        >
          {busy ? "Menyiapkan file…" : "Export Seluruh Jurnal"}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {BENTUK_JURNAL.map((bentuk) => (
          <Menu.Item key={bentuk} disabled={busy} onClick={() => void fetchFile({ dari, sampai, bentuk })}>
            {NAMA[bentuk]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
