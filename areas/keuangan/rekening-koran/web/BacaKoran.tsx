import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconAlertCircle, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import type { Baca } from "./useBaca.ts";

/** A file of the bank, or what was copied from its page. */
export function BacaKoran({ dialog, baca }: { dialog: Dialog; baca: Baca }) {
  return (
    <DetailShell dialog={dialog} title="Baca rekening koran" size="lg">
      {() => <Isian baca={baca} close={dialog.close} />}
    </DetailShell>
  );
}

function Isian({ baca, close }: { baca: Baca; close: () => void }) {
  const [teks, setTeks] = useState("");
  const send = async (file: File) => {
    if (await baca.send(file)) close();
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Berkas .csv, .txt, .xls atau .xlsx dari BCA, BRI, Mandiri atau bank lain. Berkas yang sama atau bertumpuk tidak
        menambah apa pun.
      </Text>
      <FileButton
        onChange={(file) => file && void send(file)}
        accept=".csv,.txt,.xls,.xlsx"
        inputProps={{ "aria-label": "Berkas rekening koran" }}
      >
        {(button) => (
          <Button {...button} loading={baca.busy} leftSection={<IconUpload size={16} aria-hidden />}>
            Pilih berkas
          </Button>
        )}
      </FileButton>
      <Textarea
        label="Atau tempel teksnya"
        description="Termasuk baris judul kolomnya"
        rows={6}
        value={teks}
        onChange={(event) => setTeks(event.currentTarget.value)}
      />
      {baca.refused !== null && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Tidak ada mutasi yang disimpan" role="alert">
          {baca.refused}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          Batal
        </Button>
        <Button
          disabled={teks.trim() === ""}
          loading={baca.busy}
          onClick={() => void send(new File([teks], "Teks yang ditempel.txt"))}
        >
          Baca teks
        </Button>
      </Group>
    </Stack>
  );
}
