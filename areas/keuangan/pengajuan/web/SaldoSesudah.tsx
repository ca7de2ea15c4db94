import { Alert } from "@mantine/core";
import { DampakRekening } from "#web/documents/DampakRekening.tsx";
import { KekuranganDana } from "#web/documents/KekuranganDana.tsx";
import type { DampakApprove } from "../contract.ts";

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
