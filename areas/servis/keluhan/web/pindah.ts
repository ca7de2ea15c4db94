import type { BoardMoves } from "#web/ui/list/Board.tsx";
import type { Keluhan } from "../contract.ts";

const BATAL = "batal";

/** A column follows from the visits of the complaint; where one is planned, noting its work settles it. */
export const PINDAH: BoardMoves<Pick<Keluhan, "status" | "idKunjungan">> = {
  to: ({ status, idKunjungan }, column) => {
    if (column === BATAL) return { kind: "batal" };
    if (column === "dikerjakan" || (column === "selesai" && idKunjungan !== null)) return { kind: "selesai" };
    if (column === "selesai") return { kind: "setujui" };
    if (column === "dijadwalkan" || status === "selesai") return { kind: "tambah" };
    return { alasan: "Baru lagi bila kunjungannya diurungkan, di detail kunjungan itu" };
  },
  ends: [{ key: BATAL, title: "Batalkan keluhan" }],
};
