import { isianUang } from "#areas/keuangan/pengajuan/isianUang.ts";
import { tanggal } from "#kernel/format.ts";

type Diputus = { tglApprove: string | null; tanggalUang: string | null };

/** The day of the money where it is not that of the decision, or null. */
export const uangLain = ({ tglApprove, tanggalUang }: Diputus): string | null =>
  tanggalUang === null || tanggalUang === tglApprove ? null : tanggal(tanggalUang);

/** The same as a fact; none where it is the same day. */
export function uangLainFacts(row: Diputus): { label: string; value: string }[] {
  const value = uangLain(row);
  return value === null ? [] : [{ label: isianUang.tanggalUang.label, value }];
}

/** The same below a state in a list. */
export const sebutUangLain = (row: Diputus): string | null => {
  const hari = uangLain(row);
  return hari && `uang ${hari}`;
};
