import { Alert, Stack } from "@mantine/core";
import type { DampakApprove } from "#contract/keuangan/pengajuan.ts";
import { KekuranganDana } from "../../../documents/KekuranganDana.tsx";
import { Ringkasan } from "../../../ui/value/Ringkasan.tsx";

type Dampak = DampakApprove["rekening"][number];

/** Each account before and after the approval, and why one cannot take part. */
export function SaldoSesudah({ dampak: { rekening, kekurangan, approve } }: { dampak: DampakApprove }) {
  const sudahDikatakan = rekening.some(({ alasan }) => alasan === approve.alasan);
  return (
    <>
      {rekening.map((satu) => (
        <Satu key={satu.namaRekening} satu={satu} />
      ))}
      <KekuranganDana kekurangan={kekurangan} />
      {!approve.boleh && !sudahDikatakan && <Alert color="red">{approve.alasan}</Alert>}
    </>
  );
}

function Satu({ satu }: { satu: Dampak }) {
  const { namaRekening, saldoSebelum, nominal, saldoSesudah, alasan } = satu;
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
