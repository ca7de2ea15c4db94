import { useEffect, useRef, useState } from "react";
import { useSession } from "#web/api/session.ts";
import { type Dated, draftKey, mayKeepDraft } from "#web/offline/drafts.ts";
import type { ProdukHarusPo } from "../contract.ts";

export type Jumlah = number | "";
type Tertulis = ReadonlyMap<number, Jumlah>;
type Tersimpan = Dated & { jumlah: [number, Jumlah][] };

type Pilihan = {
  shown: readonly ProdukHarusPo[];
  terpilih: readonly ProdukHarusPo[];
  pick: (rows: readonly ProdukHarusPo[], yes: boolean) => void;
};

/**
 * How many to order of each product, as somebody wrote it. What is chosen with it is kept until it is ordered: should the
 * page be closed, it is chosen again once it is shown.
 */
export function useTertulis({ shown, terpilih, pick }: Pilihan): [Tertulis, (tertulis: Tertulis) => void] {
  const { idUser } = useSession();
  const key = draftKey("harusPo", idUser);
  const [tertulis, setTertulis] = useState<Tertulis>(() => baca(key));
  const nanti = useRef<Set<number>>(null);
  nanti.current ??= new Set(tertulis.keys());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows bring what was written for them
  useEffect(() => {
    const kembali = shown.filter(({ idProduk }) => nanti.current?.delete(idProduk));
    if (kembali.length > 0) pick(kembali, true);
  }, [shown]);
  const dipilih = terpilih.map(({ idProduk }) => idProduk).join();
  useEffect(() => {
    if (!mayKeepDraft(idUser)) return;
    const ids = new Set([...dipilih.split(",").map(Number), ...(nanti.current ?? [])]);
    const jumlah = [...tertulis].filter(([idProduk]) => ids.has(idProduk));
    if (jumlah.length === 0) return localStorage.removeItem(key);
    const isi: Tersimpan = { disimpan: new Date().toISOString(), jumlah };
    localStorage.setItem(key, JSON.stringify(isi));
  }, [tertulis, dipilih, key, idUser]);
  return [tertulis, setTertulis];
}

/** After a day the stock is another one, and so is what is proposed. */
const SEHARI_MS = 24 * 3_600_000;

function baca(key: string): Tertulis {
  const { disimpan = "", jumlah = [] }: Partial<Tersimpan> = JSON.parse(localStorage.getItem(key) ?? "{}");
  return new Map(Date.now() - Date.parse(disimpan) < SEHARI_MS ? jumlah : []);
}
