import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { penawaran } from "#areas/penjualan/penawaran/contract.ts";
import { kunjungan } from "#areas/servis/kunjungan/contract.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { useAction } from "#web/api/hooks.ts";
import type { Mover } from "#web/ui/drag/useMoving.ts";
import type { Acara } from "../contract.ts";
import { kunciAcara } from "./acara.ts";

const GAGAL = { fallback: "Gagal memindahkan", fieldErrors: "dialog" } as const;

/** Moves an entry to another day by the call of its kind. */
function useGeser() {
  const langkah = useAction(pelanggan.geserLangkah, GAGAL);
  const kunjung = useAction(kunjungan.geserKunjungan, GAGAL);
  const lanjut = useAction(penawaran.geserTindakLanjut, GAGAL);
  return ({ jenis, id, tanggal: dari }: Acara, tanggal: string) => {
    if (jenis === "kunjungan") kunjung.mutate({ idKunjungan: id, dari, tanggal });
    else if (jenis === "penawaran") lanjut.mutate({ idPenawaran: id, dari, tanggal });
    else langkah.mutate({ idCatatan: Number(id), dari, tanggal });
  };
}

/** The days of a calendar as places: what may change its day moves there, what may not says why. */
export function useMoverHari(days: readonly string[]): Mover<Acara> {
  const geser = useGeser();
  return {
    places: days.map((hari) => ({ key: hari, name: tertulis(hari) })),
    across: 7,
    keyOf: kunciAcara,
    nameOf: ({ judul }) => judul,
    placeOf: ({ tanggal }) => tanggal,
    step: (acara, hari) =>
      acara.geser
        ? { label: `pindah ke ${tertulis(hari)}`, run: () => geser(acara, hari) }
        : { alasan: acara.tetap ?? "Tanggalnya tetap" },
  };
}
