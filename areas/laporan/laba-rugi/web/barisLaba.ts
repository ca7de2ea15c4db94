import { useState } from "react";
import type { ClientInput } from "#kernel/call.ts";
import { jakartaToday } from "#kernel/format.ts";
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

/** The statement of Buku Besar of a month, until today at the latest. */
export function addressOfAkrual(bulan: string): string {
  const [tahun = 0, ke = 0] = bulan.split("-").map(Number);
  const akhir = new Date(Date.UTC(tahun, ke, 0)).toISOString().slice(0, 10);
  const today = jakartaToday(new Date());
  const masa = { dari: `${bulan}-01`, sampai: akhir < today ? akhir : today };
  return `/admin/bukubesar/laba-rugi?${new URLSearchParams(masa)}`;
}

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
