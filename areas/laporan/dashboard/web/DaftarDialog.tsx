import { Text } from "@mantine/core";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { daftarDari } from "./daftar.tsx";

type DaftarDialogProps = { dialog: Addressed<string>; rentang: { tglAwal: string; tglAkhir: string } };

/** The list that a figure or a task opens; the address names it. */
export function DaftarDialog({ dialog, rentang }: DaftarDialogProps) {
  return (
    <DetailShell dialog={dialog} title={(kunci) => daftarDari(kunci, rentang)?.title ?? "Daftar"} size={860}>
      {(kunci) => daftarDari(kunci, rentang)?.isi() ?? <Text c="dimmed">Daftar ini tidak ada.</Text>}
    </DetailShell>
  );
}
