import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useAction, useCall } from "#web/api/hooks.ts";
import { toastInfo } from "#web/ui/dialog/dialogs.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { type Hasil, MAX_PUTUSAN, type Menunggu, persetujuan, type StatusPutusan } from "../contract.ts";
import { KOTAK } from "./awal.ts";
import { type HasilBernama, kunciOf, mayFor, type Niat, versiOf } from "./putusan.ts";
import { useBolehSetuju } from "./useBolehSetuju.ts";
import { useHangus } from "./useHangus.ts";

/** The documents that wait, which one is shown, which are marked, and the decision that is being made. */
export function useKotak() {
  const { data, error, refetch } = useCall(KOTAK.call, KOTAK.input);
  // What was decided here goes at once, before the list comes anew: the next key is meant for the next document.
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => data?.data.filter((row) => !decided.has(versiOf(row))), [data, decided]);
  const { current, opened, show } = useShown(rows);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows?.filter((row) => marked.has(kunciOf(row))) ?? [];
  const targets = chosen.length > 0 ? chosen : current ? [current] : [];
  const putusan = usePutusan(targets, (refused, done) => {
    setMarked(new Set(chosen.length > 0 ? refused : []));
    setDecided((before) => new Set([...before, ...done]));
  });
  useGone(rows, current, putusan.mine);
  const alone = chosen.length > 0 ? null : current;
  const setuju = useBolehSetuju(alone);
  const hangus = useHangus(alone, (row) => {
    putusan.mine.add(kunciOf(row));
    setDecided((before) => new Set([...before, versiOf(row)]));
  });

  const step = (by: number) => {
    if (!rows || !current) return;
    const at = rows.indexOf(current) + by;
    const next = rows[Math.min(rows.length - 1, Math.max(0, at))];
    if (next) show(next, "replace");
  };
  const mark = (row: Menunggu | null) => {
    if (!row) return;
    const next = new Set(marked);
    if (!next.delete(kunciOf(row))) {
      if (chosen.length >= MAX_PUTUSAN) return toastInfo(`Paling banyak ${MAX_PUTUSAN} dokumen sekaligus`);
      next.add(kunciOf(row));
    }
    setMarked(next);
  };
  return {
    rows,
    total: (data?.totalDocs ?? 0) - ((data?.data.length ?? 0) - (rows?.length ?? 0)),
    error,
    retry: () => void refetch(),
    ...{ current, opened, show, step, marked, mark },
    count: targets.length,
    chosen,
    ...putusan,
    ...{ setuju, hangus },
    intend: (status: StatusPutusan) =>
      status === "Disetujui" && !setuju.boleh ? toastInfo(setuju.alasan ?? "") : putusan.intend(status),
    cancel: () => (putusan.niat ? putusan.drop() : setMarked(new Set())),
  };
}
export type Kotak = ReturnType<typeof useKotak>;

/** Called with the keys of what was refused, and the versions that are decided. */
type Decided = (refused: readonly string[], done: readonly string[]) => void;

/** The decision that is being made about some documents, and what became of the last one. */
function usePutusan(targets: readonly Menunggu[], decided: Decided) {
  const [niat, setNiat] = useState<Niat | null>(null);
  const [hasil, setHasil] = useState<readonly HasilBernama[]>([]);
  const { current: mine } = useRef(new Set<string>());
  const action = useAction(persetujuan.putuskan, { fallback: "Gagal memutuskan", quiet: true, fieldErrors: "dialog" });

  const intend = (status: StatusPutusan) => {
    const possible = targets.filter((row) => mayFor(row, status).boleh);
    const [first] = targets;
    if (possible.length > 0) setNiat({ status, rows: possible });
    else if (first) toastInfo(mayFor(first, status).alasan ?? "");
  };
  const confirm = (keterangan: string, tanggalUang: string) => {
    if (!niat || action.isPending) return;
    const { status, rows } = niat;
    const putusan = rows.map(({ jenis, id, versi }) => ({ jenis, id, versi, status, keterangan, tanggalUang }));
    for (const row of rows) mine.add(kunciOf(row));
    action.mutate({ putusan }, { onSuccess: ({ data }) => settle(rows, data) });
  };
  const settle = (rows: readonly Menunggu[], data: readonly Hasil[]) => {
    const judul = new Map(rows.map((row) => [kunciOf(row), row.judul]));
    const refused = data.filter(({ status }) => status !== 200).map(kunciOf);
    for (const key of refused) mine.delete(key);
    setHasil(data.map((one) => ({ ...one, judul: judul.get(kunciOf(one)) ?? "" })));
    setNiat(null);
    decided(refused, rows.filter((row) => !refused.includes(kunciOf(row))).map(versiOf));
  };
  const drop = () => setNiat(null);
  const forget = () => setHasil([]);
  return { niat, intend, confirm, drop, busy: action.isPending, hasil, forget, mine };
}

/** The shown document stands in the address; where it was decided, the one that took its place is shown. */
function useShown(rows: readonly Menunggu[] | undefined) {
  const { values, change } = useUrlState();
  const place = useRef(0);
  const asked = values.dokumen;
  const at = rows?.findIndex((row) => kunciOf(row) === asked) ?? -1;
  if (at >= 0) place.current = at;
  const current = rows?.[at >= 0 ? at : Math.min(place.current, rows.length - 1)] ?? null;
  const show = useCallback(
    (row: Menunggu | null, how: "push" | "replace") => change({ dokumen: row && kunciOf(row) }, how),
    [change],
  );
  return { current, opened: asked !== undefined, show };
}

/** Says that the document on the screen was decided or withdrawn by somebody else. */
function useGone(rows: readonly Menunggu[] | undefined, current: Menunggu | null, mine: ReadonlySet<string>) {
  const before = useRef<Menunggu | null>(null);
  useEffect(() => {
    const seen = before.current;
    before.current = current;
    if (!seen || !rows || mine.has(kunciOf(seen))) return;
    if (rows.some((row) => kunciOf(row) === kunciOf(seen))) return;
    toastInfo(`${seen.id} tidak menunggu lagi: sudah diputuskan atau diubah orang lain`);
  }, [rows, current, mine]);
}
