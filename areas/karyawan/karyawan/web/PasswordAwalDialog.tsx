import { Alert, Button, CopyButton, Group, Modal, Stack, Text } from "@mantine/core";
import { IconCheck, IconCopy, IconDownload, IconKey } from "@tabler/icons-react";
import type * as z from "zod/mini";
import { useModalLayer } from "#web/ui/dialog/modalLayer.ts";
import { modalLook } from "#web/ui/dialog/modalLook.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { downloadCsv } from "#web/ui/file/csv.ts";
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

/** Closes only by its button, because the passwords cannot be asked for again. */
export function PasswordAwalDialog({ dialog }: { dialog: Dialog<Passwords> }) {
  const { record } = dialog;
  useModalLayer(dialog.opened, { close: dialog.close, guarded: () => true });
  const rows = record?.rows ?? [];
  const save = () =>
    downloadCsv(
      "Password awal karyawan.csv",
      columns.map(({ header }) => header),
      rows.map((row) => [row.noKaryawan, row.namaLengkap, row.passwordAwal ?? GONE]),
    );
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      title={record?.title}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      {...modalLook}
    >
      <Stack gap="md">
        <Alert color="orange" icon={<IconKey aria-hidden />}>
          Password awal hanya ditampilkan sekali. Berikan kepada yang bersangkutan: password diganti saat login pertama.
        </Alert>
        <LineTable wide label="Password awal" columns={columns} lines={rows} lineKey={(row) => row.noKaryawan} />
        <Group justify="flex-end">
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
            Download CSV
          </Button>
          <Button onClick={dialog.close}>Tutup</Button>
        </Group>
      </Stack>
    </Modal>
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
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
            onClick={copy}
          >
            {copied ? "Tersalin" : "Salin"}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
