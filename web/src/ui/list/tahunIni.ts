import { jakartaToday } from "#contract/format.ts";

/** Where the dates of a list stand until they are changed: from 1 January of this year to today. */
export function tahunIni(): { tglAwal: string; tglAkhir: string } {
  const tglAkhir = jakartaToday(new Date());
  return { tglAwal: `${tglAkhir.slice(0, 4)}-01-01`, tglAkhir };
}
