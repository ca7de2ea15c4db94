import { useSyncExternalStore } from "react";
import { komentar } from "#areas/sistem/komentar/contract.ts";
import type { JenisKomentar } from "#areas/sistem/komentar/jenisKomentar.ts";
import { type Kiriman, useOutbox } from "../offline/outbox.ts";

/** The document that is talked about. */
export type Dokumen = { readonly jenis: JenisKomentar; readonly id: string };

/** A comment that left the outbox, to be written on in the field of its document. */
export type IsiKembali = Dokumen & { readonly isi: string };

let kembali: IsiKembali | null = null;
const listeners = new Set<() => void>();

const about = (dokumen: Dokumen, { jenis, id }: { jenis?: unknown; id?: unknown }): boolean =>
  jenis === dokumen.jenis && id === dokumen.id;

export const isKomentar = ({ path }: Kiriman): boolean => path === komentar.addKomentar.path;

/** What this person said about the document without a network, and is not sent yet. */
export const useKomentarMenunggu = (dokumen: Dokumen): readonly Kiriman[] =>
  useOutbox().filter((kiriman) => isKomentar(kiriman) && about(dokumen, kiriman.input));

/** Gives the text back to the field; whoever calls this has taken it out of the outbox. */
export function giveBackContent({ input, typed }: Kiriman): void {
  kembali = { ...(input as Dokumen), isi: String(typed) };
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text that came back for this document, until its field has it. */
export function useIsiKembali(dokumen: Dokumen): IsiKembali | null {
  const isi = useSyncExternalStore(watch, () => kembali);
  return isi !== null && about(dokumen, isi) ? isi : null;
}

/** The field takes the text; answers whether it was still there. */
export function takeContent(isi: IsiKembali): boolean {
  if (kembali !== isi) return false;
  kembali = null;
  return true;
}
