/** The columns of the board: states of a complaint; what was given up is only on the list. */
export const KOLOM_KELUHAN = ["baru", "dijadwalkan", "dikerjakan", "selesai"] as const;
export type KolomKeluhan = (typeof KOLOM_KELUHAN)[number];
/** What was settled before is only on the list. */
export const HARI_SELESAI = 7;
