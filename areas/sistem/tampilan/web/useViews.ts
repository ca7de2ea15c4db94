import { useEffect, useRef } from "react";
import { useCall } from "#web/api/hooks.ts";
import { lookOf, setLook } from "#web/ui/list/look.ts";
import type { SavedViewsProps } from "#web/ui/list/tools.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { type Tampilan, tampilanDaftar } from "../tampilanDaftar.ts";
import { readView, writeView } from "./viewContent.ts";

export type Views = {
  /** The name of the list. */
  readonly list: string;
  readonly all: readonly Tampilan[];
  readonly show: (view: Tampilan) => void;
  /** What the list shows now, as it is stored. */
  readonly present: () => string;
};

/** The parameter of an address that opens a view. */
const WORD = "tampilan";
export const viewLink = (idTampilan: number): string =>
  `${window.location.origin}${window.location.pathname}?${WORD}=${idTampilan}`;

/** The views of a list. It opens with the one that its address names, else with the person's own first one. */
export function useViews(name: string, list: SavedViewsProps["list"]): Views | null {
  const { starts, show } = list;
  const url = useUrlState();
  const kept = starts !== undefined && show !== undefined;
  const { data } = useCall(
    tampilanDaftar.getTampilan,
    { daftar: name },
    { enabled: kept, keepPrevious: false, aside: true },
  );
  const all = data?.data ?? [];

  const open = (view: Tampilan, how: "push" | "replace") => {
    const { cari, filters, look } = readView(view.isi, starts ?? {});
    setLook(name, look);
    show?.({ ...filters, cari }, how);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (!kept || data === undefined || begun.current) return;
    begun.current = true;
    const asked = url.values[WORD];
    const view = data.data.find(({ idTampilan, utama }) => (asked ? String(idTampilan) === asked : utama));
    // What the address asks for is what was meant; the first view is for one that asks for nothing.
    if (view && (asked || Object.keys(url.values).length === 0)) open(view, "replace");
    if (asked) url.change({ [WORD]: null }, "replace");
  });

  if (!kept) return null;
  return {
    list: name,
    all,
    show: (view) => open(view, "push"),
    present: () => writeView({ cari: list.cari, filters: list.filters, look: lookOf(name) }),
  };
}
