import { jakartaToday } from "#kernel/format.ts";
import { useList } from "#web/ui/list/useList.ts";
import { fakturPajak } from "../contract.ts";

/** The faktur of a month, at first of this one. */
export const useDaftarFaktur = () =>
  useList(fakturPajak.getFaktur, {
    filters: { bulan: jakartaToday(new Date()).slice(0, 7), status: "", cara: "" },
  });
export type DaftarFaktur = ReturnType<typeof useDaftarFaktur>;
