import { useState } from "react";
import type { ClientInput } from "#kernel/call.ts";
import type { BarisLembar } from "#web/documents/Lembar.tsx";
import type { labaRugi } from "../contract.ts";
import type { BarisMatriks } from "../matriks.ts";

const JENIS: Readonly<Record<BarisMatriks["jenis"], BarisLembar["jenis"]>> = {
  komponen: "jumlah",
  "laba kotor": "jumlah",
  kebutuhan: "isi",
  laba: "hasil",
  "tanpa grup": "info",
  "tanpa komponen": "jumlah",
};

export type Ask = Omit<ClientInput<typeof labaRugi.getLabaRugi>, "rincian">;

export const askOf = (ask: Ask, bulan: string): Ask => ({
  ...ask,
  bulan: Number(bulan.slice(5)),
  tahun: Number(bulan.slice(0, 4)),
});

/** How a row looks; the results are always in sight. */
export const rupa = ({ kunci, nama, jenis, lipat }: Baris): Omit<BarisLembar, "nilai"> => ({
  ...{ kunci, nama, jenis: JENIS[jenis], lekat: jenis === "laba" || jenis === "tanpa grup" },
  ...(lipat ? { lipat } : {}),
});

type Baris = Pick<BarisMatriks, "kunci" | "nama" | "jenis"> & Pick<BarisLembar, "lipat">;

/** Needs without a component are folded until somebody opens them: they do not count in the result. */
export function useLipat() {
  const [terbuka, buka] = useState(false);
  return <Row extends Pick<BarisMatriks, "kunci" | "nama" | "jenis">>(rows: readonly Row[]): (Row & Baris)[] => {
    const batas = rows.findIndex(({ jenis }) => jenis === "tanpa komponen");
    if (batas < 0) return [...rows];
    return rows
      .slice(0, terbuka ? undefined : batas + 1)
      .map((row, at) => (at === batas ? { ...row, lipat: { terbuka, ubah: () => buka(!terbuka) } } : row));
  };
}
