import type { Id, Tanggal } from "#kernel/types.ts";
import type { JenisAkun } from "../../akun/contract.ts";
import { geser } from "../masa.ts";

/** Where an account counts in statements, and since when; see migrations/0009_buku_besar.sql. */
export type AkunBermasa = {
  idAkun: Id<"akun">;
  kode: string;
  nama: string;
  bawaan: string | null;
  idRekening: Id<"rekening"> | null;
  idKebutuhan: Id<"kebutuhan"> | null;
  /** Set for a need that the program books itself. */
  bawaanKebutuhan: string | null;
  namaKomponen: string | null;
  idLaporan: Id<"akun">;
  kodeLaporan: string;
  namaLaporan: string;
  bawaanLaporan: string | null;
  jenis: JenisAkun;
  golongan: string;
  mulai: string;
  sampai: string;
};

type Bagian = { mulai: string; sampai: string };

/** An account at one place of the statements. One that changed its place in the days of a statement is there twice. */
export type AkunLaporan = Omit<AkunBermasa, "mulai" | "sampai"> & {
  /** Tells the places of an account apart. */
  kunci: string;
  /** The days on which it counts here: from `mulai` until before `sampai`; null for all days. */
  masa: readonly Bagian[] | null;
  /** The first and last of these days, for a place that it took or left in the days of a statement. */
  hari: { dari: Tanggal | null; sampai: Tanggal | null } | null;
};

/** The places of every account until a day. `rows` are in order of the days for each account. */
export function penempatan(rows: readonly AkunBermasa[], akhir: Tanggal): AkunLaporan[] {
  const banyak = new Map<number, number>();
  for (const { idAkun } of rows) banyak.set(idAkun, (banyak.get(idAkun) ?? 0) + 1);
  const tempat = Map.groupBy(rows, ({ idAkun, idLaporan, jenis, golongan, namaKomponen }) =>
    JSON.stringify([idAkun, idLaporan, jenis, golongan, namaKomponen]),
  );
  return [...tempat.values()].flatMap((bagian) => {
    const [pertama] = bagian;
    if (!pertama) return [];
    const { mulai, sampai: _, ...akun } = pertama;
    const berubah = (banyak.get(akun.idAkun) ?? 0) > bagian.length;
    const awal = mulai === "-infinity";
    return [
      {
        ...akun,
        kunci: awal ? `akun ${akun.idAkun}` : `akun ${akun.idAkun} ${mulai}`,
        masa: berubah ? bagian.map((satu) => ({ mulai: satu.mulai, sampai: satu.sampai })) : null,
        hari: berubah ? { dari: awal ? null : (mulai as Tanggal), sampai: hariAkhir(bagian, akhir) } : null,
      },
    ];
  });
}

function hariAkhir(bagian: readonly Bagian[], akhir: Tanggal): Tanggal | null {
  const sampai = bagian.at(-1)?.sampai ?? "infinity";
  return sampai > akhir ? null : geser(sampai as Tanggal, -1);
}

/** The days on which accounts changed their place. */
export const hariPindah = (akun: readonly AkunLaporan[]): Tanggal[] =>
  [
    ...new Set(
      akun.flatMap(({ masa }) => (masa ?? []).map(({ mulai }) => mulai).filter((hari) => hari !== "-infinity")),
    ),
  ] as Tanggal[];
