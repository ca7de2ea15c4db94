import { NumberInput, type NumberInputProps } from "@mantine/core";

type JumlahSelesaiProps = Omit<NumberInputProps, "min" | "max"> & {
  /** How many are not finished yet. */
  sisa: number;
};

/**
 * The counter of machines that are finished now: at least one, at most what is left. What is typed stays as it was
 * typed and is refused: a 10 that quietly became a 1 would stand in the book of goods for good.
 */
export function JumlahSelesai({ sisa, ...field }: JumlahSelesaiProps) {
  return (
    <NumberInput
      mt="md"
      label="Jumlah mesin selesai"
      description={`Paling sedikit 1, paling banyak ${sisa}`}
      withAsterisk
      min={1}
      max={sisa}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      {...field}
    />
  );
}

/** What is wrong with that many, where more are finished than are left. */
export const terlaluBanyak = (sisa: number, selesai: number | string): string | undefined =>
  Number(selesai) > sisa ? `Paling banyak ${sisa}, hanya itu yang belum selesai` : undefined;
