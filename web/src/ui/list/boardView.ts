import { useState } from "react";
import { useListName, useUrlState } from "./urlState.ts";

export type View = "daftar" | "papan";

const KEY = "kantor.tampil";
/** Parameters that do not choose what a list shows. */
const NOT_OF_THE_LIST = ["buka", "baru", "ubah", "muat", "retur", "selesai", "seri", "kolom"];

/**
 * Whether a screen shows its list or its board. It stands in the address and is remembered on this device; an address
 * with a search or a filter means the list.
 */
export function useBoardView() {
  const name = useListName();
  const { values, change } = useUrlState();
  const [remembered, setRemembered] = useState(() => read()[name] === "papan");
  const asksForList = Object.keys(values).some((key) => !NOT_OF_THE_LIST.includes(key));
  const view: View =
    values.tampil === "papan" || values.tampil === "daftar"
      ? values.tampil
      : remembered && !asksForList
        ? "papan"
        : "daftar";
  const show = (next: View) => {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: next }));
    setRemembered(next === "papan");
    change({ tampil: next, kolom: null }, "push");
  };
  /** Opens the list with all of a column, whatever their days. */
  const showList = (bagian: string) =>
    change({ tampil: "daftar", bagian, tglAwal: "", tglAkhir: "", kolom: null }, "push");
  return { view, show, showList };
}

function read(): Record<string, unknown> {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return {};
  }
}
