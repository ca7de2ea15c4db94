import { Alert, Stack } from "@mantine/core";
import type { DampakRekening as Dampak } from "#areas/keuangan/rekening/dampakRekening.ts";
import { Ringkasan } from "../ui/value/Ringkasan.tsx";
import { useSimpanan } from "./SaldoRekening.tsx";

type Geseran = {
  idRekening: number;
  namaRekening: string;
  saldoSebelum: number;
  nominal: number;
  saldoSesudah: number;
};

/** An account before and after money moves; `untuk` says what for. */
export function GeseranSaldo({ untuk, ...geseran }: Geseran & { untuk?: string }) {
  const { idRekening, namaRekening, saldoSebelum, nominal, saldoSesudah } = geseran;
  const asal = useSimpanan(idRekening);
  return (
    <Ringkasan
      label={`Rekening ${namaRekening}`}
      baris={[
        { label: `Saldo ${namaRekening} sebelum`, nilai: saldoSebelum, asal },
        { label: untuk ?? (nominal < 0 ? "Uang keluar" : "Uang masuk"), nilai: nominal },
        { label: `Saldo ${namaRekening} sesudah`, nilai: saldoSesudah, jumlah: true },
      ]}
    />
  );
}

/** The same with the reason why the account cannot take part. */
export function DampakRekening({ dampak }: { dampak: Dampak }) {
  return (
    <Stack gap="xs">
      <GeseranSaldo {...dampak} />
      {dampak.alasan !== null && <Alert color="red">{dampak.alasan}</Alert>}
    </Stack>
  );
}
