import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import type { Story } from "./story.ts";

/** How long before the end of the story Management begins to close months. */
const HARI_TERAKHIR = 100;

/** Whether months are closed on one of these days: once a month, in the last months of the story. */
export const menutupBuku = (sisaHari: number, dates: readonly string[]): boolean =>
  sisaHari < HARI_TERAKHIR && dates.some((date) => date.endsWith("-12"));

/** Closes the books up to the month before the last one; what waits for a decision is decided before. */
export async function tutupBulanLama({ people: { direktur } }: Story): Promise<void> {
  const { data } = await direktur.do(tutupBuku.getTutupBuku, {});
  const [, bulan] = data.bulan.filter(({ aksi }) => aksi.tutup.boleh).map((row) => row.bulan);
  if (bulan !== undefined) await direktur.do(tutupBuku.closeBulan, { bulan });
}
