import { Button, Group, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type * as z from "zod/mini";
import { OnceDialog } from "#web/ui/dialog/OnceDialog.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { downloadCsv } from "#web/ui/file/csv.ts";
import { CopyButton } from "#web/ui/page/CopyButton.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import type { PasswordAwal } from "../contract.ts";
import { diri } from "../isiKaryawan.ts";

type Row = z.output<typeof PasswordAwal>;
/** First passwords, which the server answers only once. */
export type Passwords = { title: string; rows: readonly Row[] };

const GONE = "tidak dapat ditampilkan lagi";

const columns: readonly LineColumn<Row>[] = [
  { header: diri.noKaryawan.short, cell: (row) => row.noKaryawan },
  { header: "Nama", cell: (row) => row.namaLengkap },
  { header: "Password awal", cell: (row) => <Secret value={row.passwordAwal} /> },
];

/** The passwords of new employees. */
export function PasswordAwalDialog({ dialog }: { dialog: Dialog<Passwords> }) {
  const rows = dialog.record?.rows ?? [];
  const save = () =>
    downloadCsv(
      "Password awal karyawan.csv",
      columns.map(({ header }) => header),
      rows.map((row) => [row.noKaryawan, row.namaLengkap, row.passwordAwal ?? GONE]),
    );
  return (
    <OnceDialog
      dialog={dialog}
      words="Password awal hanya ditampilkan sekali. Berikan kepada yang bersangkutan: password diganti saat login pertama."
      actions={
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
          Download CSV
        </Button>
      }
    >
      <LineTable wide label="Password awal" columns={columns} lines={rows} lineKey={(row) => row.noKaryawan} />
    </OnceDialog>
  );
}

function Secret({ value }: { value: string | null }) {
  if (value === null) {
    return (
      <Text size="xs" c="dimmed">
        {GONE}, gunakan Reset password
      </Text>
    );
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Text component="code" ff="monospace" size="sm" fw={600}>
        {value}
      </Text>
      <CopyButton value={value} size="compact-xs" variant="subtle" />
    </Group>
  );
}
