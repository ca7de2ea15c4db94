import { Alert, Button, FileButton, List, Stack, Text } from "@mantine/core";
import { IconAlertCircle, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import "@mantine/core/styles/List.css";
import type { Answer } from "#kernel/call.ts";
import { ribuan } from "#kernel/format.ts";
import { CallFailed } from "#web/api/client.ts";
import { useAction } from "#web/api/hooks.ts";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { fakturPajak } from "../contract.ts";

type Hasil = Answer<typeof fakturPajak.bacaHasilFaktur>["data"];
const FALLBACK = "Gagal membaca hasil Coretax";

/** Reads the list of output faktur that Coretax gives. */
export function HasilCoretax({ dialog }: { dialog: Dialog }) {
  return (
    <DetailShell dialog={dialog} title="Baca hasil Coretax" size="lg">
      {() => <Isian />}
    </DetailShell>
  );
}

function Isian() {
  const [refused, setRefused] = useState<string | null>(null);
  const [hasil, setHasil] = useState<Hasil | null>(null);
  const action = useAction(fakturPajak.bacaHasilFaktur, { fallback: FALLBACK, quiet: true });
  const baca = async (file: File | null) => {
    if (file === null) return;
    setRefused(null);
    setHasil(null);
    try {
      setHasil((await action.mutateAsync({ berkas: [file] })).data);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setRefused(failure.sentence(FALLBACK));
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Di Coretax: e-Faktur, Pajak Keluaran, lalu unduh daftarnya sebagai Excel. Nomor dan keadaan faktur diisi menurut
        Referensinya; berkas yang sama dua kali tidak mengubah apa pun.
      </Text>
      <FileButton
        onChange={(file) => void baca(file)}
        accept=".xlsx"
        inputProps={{ "aria-label": "Daftar dari Coretax" }}
      >
        {(button) => (
          <Button {...button} loading={action.isPending} leftSection={<IconUpload size={16} aria-hidden />}>
            Pilih berkas
          </Button>
        )}
      </FileButton>
      {refused !== null && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Tidak ada yang diubah" role="alert">
          {refused}
        </Alert>
      )}
      {hasil && <Terbaca hasil={hasil} />}
    </Stack>
  );
}

type Asing = Hasil["asing"][number];
const ASING: readonly LineColumn<Asing>[] = [
  { header: "Baris", align: "right", cell: ({ baris }) => baris },
  { header: "Referensi", cell: ({ referensi }) => referensi || "-" },
  { header: "Nomor", cell: ({ nomor }) => nomor || "-" },
  { header: "Sebab", wrap: 200, cell: ({ alasan }) => alasan },
];

function Terbaca({ hasil: { diubah, sama, asing, masalah } }: { hasil: Hasil }) {
  return (
    <Stack gap="md">
      <Alert color="teal" role="status">
        {ribuan(diubah)} faktur diperbarui, {ribuan(sama)} tetap, {ribuan(asing.length)} tidak dipakai.
      </Alert>
      {asing.length > 0 && (
        <LineTable label="Baris yang tidak dipakai" wide columns={ASING} lines={asing} lineKey={({ baris }) => baris} />
      )}
      {masalah.length > 0 && (
        <Alert color="yellow" title="Tidak terbaca">
          <List size="sm">
            {masalah.map((kalimat) => (
              <List.Item key={kalimat}>{kalimat}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}
