import { Alert } from "@mantine/core";
import type { Revisi } from "#areas/keuangan/pengajuan/isiPengajuan.ts";
import { waktu } from "#kernel/format.ts";
import classes from "../ui/ui.module.css";

/** Of a request that was sent back: why, and what its author changed since, marked. */
export function PerubahanRevisi({ revisi }: { revisi: Revisi | null }) {
  if (revisi === null) return null;
  const { note, oleh, waktu: saat, perubahan } = revisi;
  return (
    <Alert color="violet" title={`Dikembalikan ${oleh}, ${waktu(saat)}`} mb="sm">
      <div>{note}</div>
      {perubahan.map(({ label, sebelum, sesudah }) => (
        <div key={label} className={classes.change}>
          {label}: <del>{sebelum || "(kosong)"}</del> →{" "}
          <ins>{sesudah === sebelum ? `${sesudah} (diganti)` : sesudah || "(kosong)"}</ins>
        </div>
      ))}
    </Alert>
  );
}
