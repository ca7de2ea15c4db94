import { Alert } from "@mantine/core";
import type { DampakApprove } from "#contract/keuangan/pengajuan.ts";
import { DampakRekening } from "../../../documents/DampakRekening.tsx";
import { KekuranganDana } from "../../../documents/KekuranganDana.tsx";

/** Each account before and after the approval, and why one cannot take part. */
export function SaldoSesudah({ dampak: { rekening, kekurangan, approve } }: { dampak: DampakApprove }) {
  const sudahDikatakan = rekening.some(({ alasan }) => alasan === approve.alasan);
  return (
    <>
      {rekening.map((satu) => (
        <DampakRekening key={satu.namaRekening} dampak={satu} />
      ))}
      <KekuranganDana kekurangan={kekurangan} />
      {!approve.boleh && !sudahDikatakan && <Alert color="red">{approve.alasan}</Alert>}
    </>
  );
}
