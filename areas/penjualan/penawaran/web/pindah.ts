import type { BoardMoves } from "#web/ui/list/Board.tsx";
import type { Penawaran } from "../contract.ts";

/** A column follows from what was done with the quotation; a revision of what was sent is a draft again. */
export const PINDAH: BoardMoves<Pick<Penawaran, "status">> = {
  to: ({ status }, column) => {
    if (column === "draft") return { kind: "edit" };
    if (column === "jadiOrder") return { kind: "pesan" };
    if (column === "berakhir") return { kind: "batal" };
    if (column === "disetujui" && status !== "Jadi Order" && status !== "Kalah")
      return { alasan: "Hanya customer yang menyetujui, di halaman tautan penawaran ini" };
    if (status === "Disetujui") return { alasan: "Customer sudah menyetujui penawaran ini" };
    return { kind: "keluar" };
  },
};
