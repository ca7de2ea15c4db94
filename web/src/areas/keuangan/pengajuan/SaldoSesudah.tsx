import { Alert, Skeleton, Stack } from "@mantine/core";
import { berasal, bertujuan, type Pengajuan } from "#contract/keuangan/pengajuan.ts";
import { rekening } from "#contract/keuangan/rekening.ts";
import { useCall } from "../../../api/hooks.ts";
import { Ringkasan } from "../../../ui/value/Ringkasan.tsx";

type Geseran = { namaRekening: string; saldo: number; geser: number };

/** What an approval would do to each account that the request names. */
export function useGeseran(row: Pengajuan) {
  const { data: answer, error } = useCall(rekening.getRekening, {});
  const nominal = row.nominalPengajuan ?? 0;
  const sisi = [
    ...(berasal(row.tipePengajuan) ? row.rekeningAsal.map((asal) => ({ ...asal, geser: -nominal })) : []),
    ...(bertujuan(row.tipePengajuan) ? row.rekeningTujuan.map((tujuan) => ({ ...tujuan, geser: nominal })) : []),
  ];
  const geseran = answer && sisi.map((satu) => ({ ...satu, saldo: saldoOf(answer.data, satu.idRekening) }));
  return { geseran, error, cukup: geseran?.every((satu) => !kurang(satu)) ?? true };
}

const saldoOf = (rows: readonly { idRekening: number; saldo: number | null }[], id: number): number =>
  rows.find((row) => row.idRekening === id)?.saldo ?? 0;

const kurang = ({ saldo, geser }: Geseran): boolean => saldo + geser < 0;

/** Each account before and after, to the rupiah, and whether it can pay. */
export function SaldoSesudah({ geseran, error }: Pick<ReturnType<typeof useGeseran>, "geseran" | "error">) {
  if (geseran === undefined) {
    return error === null ? <Skeleton height={110} aria-hidden /> : <Alert color="red">{error.message}</Alert>;
  }
  return geseran.map((satu) => <Satu key={satu.namaRekening} satu={satu} />);
}

function Satu({ satu }: { satu: Geseran }) {
  const { namaRekening, saldo, geser } = satu;
  return (
    <Stack gap="xs">
      <Ringkasan
        label={`Rekening ${namaRekening}`}
        baris={[
          { label: `Saldo ${namaRekening} sebelum`, nilai: saldo },
          { label: geser < 0 ? "Uang keluar" : "Uang masuk", nilai: geser },
          { label: `Saldo ${namaRekening} sesudah`, nilai: saldo + geser, jumlah: true },
        ]}
      />
      {kurang(satu) && <Alert color="red">Saldo rekening {namaRekening} tidak mencukupi.</Alert>}
    </Stack>
  );
}
