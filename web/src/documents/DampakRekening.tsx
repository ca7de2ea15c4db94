import { Alert, Stack } from "@mantine/core";
import type { DampakRekening as Dampak } from "#contract/keuangan/pengajuan.ts";
import { Ringkasan } from "../ui/value/Ringkasan.tsx";

/** An account before and after money moves, and why it cannot take part. */
export function DampakRekening({ dampak }: { dampak: Dampak }) {
  const { namaRekening, saldoSebelum, nominal, saldoSesudah, alasan } = dampak;
  return (
    <Stack gap="xs">
      <Ringkasan
        label={`Rekening ${namaRekening}`}
        baris={[
          { label: `Saldo ${namaRekening} sebelum`, nilai: saldoSebelum },
          { label: nominal < 0 ? "Uang keluar" : "Uang masuk", nilai: nominal },
          { label: `Saldo ${namaRekening} sesudah`, nilai: saldoSesudah, jumlah: true },
        ]}
      />
      {alasan !== null && <Alert color="red">{alasan}</Alert>}
    </Stack>
  );
}
