import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import type { Tanggal } from "#kernel/types.ts";
import { useAction } from "#web/api/hooks.ts";
import type { Acara } from "../contract.ts";

/** Moves the entry that was dropped on a day. What is dropped from elsewhere is none. */
export function useGeser() {
  const action = useAction(pelanggan.geserLangkah, { fallback: "Gagal memindahkan", fieldErrors: "dialog" });
  return (dropped: string, tanggal: Tanggal) => {
    const acara = readAcara(dropped);
    if (!acara?.geser || acara.tanggal === tanggal) return;
    action.mutate({ idCatatan: Number(acara.id), dari: acara.tanggal, tanggal });
  };
}

function readAcara(dropped: string): Acara | null {
  try {
    return JSON.parse(dropped) as Acara;
  } catch {
    return null;
  }
}
