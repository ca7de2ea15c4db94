import { NumberField, type NumberFieldProps } from "../ui/field/NumberField.tsx";

type JumlahSelesaiProps = Omit<NumberFieldProps, "min" | "max"> & {
  /** How many are not finished yet. */
  sisa: number;
};

/** The counter of machines that are finished now: at least one, at most what is left. */
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

/** What is wrong with that many, where more are finished than are left. */
export const terlaluBanyak = (sisa: number, selesai: number | string): string | undefined =>
  Number(selesai) > sisa ? `Paling banyak ${sisa}, hanya itu yang belum selesai` : undefined;
