import { Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useAction } from "#web/api/hooks.ts";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { pembebanan } from "../contract.ts";

type Kebutuhan = { idKebutuhan: number; namaKebutuhan: string; dipilih: boolean };

/** Which needs are costs of production: a tick counts at once. */
export function KebutuhanProduksi({ dialog, kebutuhan }: { dialog: Dialog<true>; kebutuhan: readonly Kebutuhan[] }) {
  return (
    <DetailShell dialog={dialog} title={() => "Kebutuhan Biaya Produksi"}>
      {() => <Pilihan kebutuhan={kebutuhan} />}
    </DetailShell>
  );
}

function Pilihan({ kebutuhan }: { kebutuhan: readonly Kebutuhan[] }) {
  /** What was ticked and not answered yet. */
  const [ditandai, setDitandai] = useState<{ idKebutuhan: number; dipilih: boolean } | null>(null);
  const { mutate, isPending } = useAction(pembebanan.setKebutuhanProduksi, {
    fallback: "Gagal menandai kebutuhan",
    fieldErrors: "dialog",
  });
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        Misalnya upah bengkel, listrik bengkel dan bahan habis pakai: pengajuan yang disetujui untuk kebutuhan ini
        adalah biaya membuat mesin.
      </Text>
      {kebutuhan.map(({ idKebutuhan, namaKebutuhan, dipilih }) => (
        <Checkbox
          key={idKebutuhan}
          label={namaKebutuhan}
          checked={isPending && ditandai?.idKebutuhan === idKebutuhan ? ditandai.dipilih : dipilih}
          disabled={isPending}
          onChange={(event) => {
            const satu = { idKebutuhan, dipilih: event.currentTarget.checked };
            setDitandai(satu);
            mutate(satu);
          }}
        />
      ))}
    </Stack>
  );
}
