import { NumberField, type NumberFieldProps } from "../ui/field/NumberField.tsx";

type JumlahSelesaiProps = Omit<NumberFieldProps, "min" | "max"> & {
  /** Units that are not finished yet. */
  sisa: number;
};

/** The number of machines finished now: at least 1, at most `sisa`. */
export function JumlahSelesai({ sisa, ...field }: JumlahSelesaiProps) {
  return (
    <NumberField
      mt="md"
      label="Jumlah mesin selesai"
      description={`Paling sedikit 1, paling banyak ${sisa}`}
      withAsterisk
      {...field}
    />
  );
}

/** The problem of finishing more machines than are left. */
export const terlaluBanyak = (sisa: number, selesai: number | string): string | undefined =>
  Number(selesai) > sisa ? `Paling banyak ${sisa}, hanya itu yang belum selesai` : undefined;
