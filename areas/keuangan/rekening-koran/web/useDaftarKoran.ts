import { useHotkeys } from "@mantine/hooks";
import { useRef, useState } from "react";
import { useAction } from "#web/api/hooks.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { rekeningKoran } from "../contract.ts";
import type { MutasiBank, UsulanKoran } from "../isiKoran.ts";
import type { Tindakan } from "./BarisKoran.tsx";

/** What was done on this screen; `cocok` is its id as soon as the server has it, null if it was refused. */
type Dibuat = { cocok: Promise<number | null>; idKoran: readonly number[]; idKas: readonly number[] };
type Daftar = {
  rows: readonly MutasiBank[];
  idRekening: number;
  jelaskan: Dialog<MutasiBank>;
  pilih: Dialog<MutasiBank>;
  blocked: boolean;
};

/** The lines that are worked on: which one is active, what was done, and the keys J, K, Enter, N, X and U. */
export function useDaftarKoran({ rows, idRekening, jelaskan, pilih, blocked }: Daftar) {
  const [at, setAt] = useState(0);
  const { dibuat, done, match, undo } = useDibuat(idRekening);
  const shown = left(rows, dibuat);
  const active = Math.min(at, shown.length - 1);
  const row = shown[active];
  const [usulan] = row?.usulan ?? [];
  const terakhir = dibuat[0]?.cocok;
  const tindakan: Tindakan = {
    match,
    pick: pilih.open,
    explain: jelaskan.open,
    undo: ({ cocok }) => undo(cocok ? Promise.resolve(cocok.idCocok) : undefined),
  };
  const list = useRef<HTMLOListElement>(null);
  /** The line gets the focus too: a button that still had it would take the next Enter, also after a dialog. */
  const focus = (next: number) => {
    setAt(next);
    const item = list.current?.children[next];
    if (item instanceof HTMLElement) item.focus();
  };
  const key = (act: () => void) => () => {
    if (!blocked) act();
  };
  const open = (dialog: Dialog<MutasiBank>) => () => {
    focus(active);
    if (row?.status === "sisa") dialog.open(row);
  };
  useHotkeys([
    ["J", key(() => focus(Math.min(active + 1, shown.length - 1)))],
    ["K", key(() => focus(Math.max(active - 1, 0)))],
    ["N", key(open(pilih))],
    ["X", key(open(jelaskan))],
    ["U", key(() => (row?.cocok ? tindakan.undo(row) : undo(terakhir)))],
  ]);
  // A focused button is pressed by Enter itself.
  useHotkeys(
    [["Enter", key(() => row && usulan && match(row, usulan))]],
    ["INPUT", "TEXTAREA", "SELECT", "BUTTON", "A"],
  );
  return { list, shown, active, choose: setAt, tindakan, done, undoLast: () => undo(terakhir), terakhir };
}

/** The lines without those that were just dealt with, and without proposals of what they took: the list is asked for again soon. */
function left(rows: readonly MutasiBank[], dibuat: readonly Dibuat[]): MutasiBank[] {
  const gone = new Set(dibuat.flatMap(({ idKoran }) => idKoran));
  const used = new Set(dibuat.flatMap(({ idKas }) => idKas));
  const free = ({ idKoran, kas }: UsulanKoran) =>
    !idKoran.some((id) => gone.has(id)) && !kas.some(({ idKas }) => used.has(idKas));
  return rows
    .filter(({ status, idKoran }) => status !== "sisa" || !gone.has(idKoran))
    .map((row) => ({ ...row, usulan: row.usulan.filter(free) }));
}

/** Matches without waiting for the answer, so that the next line can be decided; what was refused comes back. */
function useDibuat(idRekening: number) {
  const [dibuat, setDibuat] = useState<readonly Dibuat[]>([]);
  const add = (one: Dibuat) => setDibuat((before) => [one, ...before]);
  const accept = useAction(rekeningKoran.cocokkanKoran, { fallback: "Gagal mencocokkan", quiet: true });
  // A notice in between would take the next key.
  const batal = useAction(rekeningKoran.batalCocokKoran, { fallback: "Gagal membatalkan", quiet: true });
  const match = (_: MutasiBank, { idKoran, kas }: UsulanKoran) => {
    const idKas = kas.map((satu) => satu.idKas);
    const answer = accept.mutateAsync({ idRekening, idKoran, idKas });
    // A refusal was said already.
    const one: Dibuat = { idKoran, idKas, cocok: answer.then(({ data }) => data.idCocok).catch(() => null) };
    add(one);
    void one.cocok.then((idCocok) => {
      if (idCocok === null) setDibuat((before) => before.filter((other) => other !== one));
    });
  };
  const undo = async (cocok: Dibuat["cocok"]) => {
    const idCocok = await cocok;
    if (idCocok === null) return;
    const ids = await Promise.all(dibuat.map((one) => one.cocok));
    await batal.mutateAsync({ idRekening, idCocok }).catch(() => undefined);
    const undone = dibuat.find((_, at) => ids[at] === idCocok);
    setDibuat((before) => before.filter((one) => one !== undone));
  };
  const done = (idKoran: readonly number[], idCocok: number, idKas: readonly number[] = []) =>
    add({ idKoran, idKas, cocok: Promise.resolve(idCocok) });
  return { dibuat, done, match, undo: (cocok: Dibuat["cocok"] | undefined) => void (cocok && undo(cocok)) };
}
