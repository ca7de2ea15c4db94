import { useState } from "react";
import { remembersBoard, rememberView, type View, viewAt } from "./boardShown.ts";
import { useListName, useUrlState } from "./urlState.ts";

export type { View } from "./boardShown.ts";

export const BOARD_VIEWS = [
  ["daftar", "Daftar"],
  ["papan", "Papan"],
] as const;

/**
 * Whether a screen shows its list or its board. It stands in the address and is remembered on this device; an address
 * with a search or a filter means the list.
 */
export function useBoardView() {
  const name = useListName();
  const { values, change } = useUrlState();
  const [remembered, setRemembered] = useState(() => remembersBoard(name));
  const view = viewAt(values, remembered);
  const show = (next: View) => {
    rememberView(name, next);
    setRemembered(next === "papan");
    change({ tampil: next, kolom: null }, "push");
  };
  /** Opens the list with all of a column, whatever their days. */
  const showList = (kolom: string, filter = "bagian") =>
    change({ tampil: "daftar", [filter]: kolom, tglAwal: "", tglAkhir: "", kolom: null }, "push");
  return { view, show, showList };
}
