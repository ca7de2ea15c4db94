import { jakartaToday } from "#kernel/format.ts";

/** The default range of a list: from 1 January of this year to today. */
export function tahunIni(): { tglAwal: string; tglAkhir: string } {
  const tglAkhir = jakartaToday(new Date());
  return { tglAwal: `${tglAkhir.slice(0, 4)}-01-01`, tglAkhir };
}
