import { type Akun, JENIS_AKUN, type JenisAkun } from "../contract.ts";

/** An account with its level: accounts of needs come below the account where they count. */
export type BarisBagan = Akun & {
  anak: boolean;
  /** The balance including accounts below it. */
  jumlah: number;
  /** Not the account itself: what closed months left where it counted before, or what was booked on it beside those below it. */
  bagian: "dulu" | "langsung" | null;
};
export type BagianBagan = { jenis: JenisAkun; baris: readonly BarisBagan[]; jumlah: number };

/** The accounts by kind; kinds without an account that fits the search are left out. */
export function composeChart(semua: readonly Akun[], cari: string): BagianBagan[] {
  const kata = cari.toLowerCase();
  const cocok = ({ kode, nama, golongan }: Akun) => `${kode} ${nama} ${golongan}`.toLowerCase().includes(kata);
  const anakDari = Map.groupBy(
    semua.filter((row) => row.idAkunLaporan !== row.idAkun),
    (row) => row.idAkunLaporan,
  );
  const baris = (row: Akun, jumlah: number): BarisBagan => ({ ...row, anak: true, jumlah, bagian: null });
  const dulu = semua.flatMap((row) =>
    row.lain.map((bagian) => ({ ...bagian, baris: { ...baris(row, bagian.saldo), bagian: "dulu" as const } })),
  );
  const keluarga = (induk: Akun): BarisBagan[] => {
    const anak = [
      ...(anakDari.get(induk.idAkun) ?? []).map((row) => baris(row, diSini(row, induk.jenis))),
      ...dulu
        .filter(({ idAkunLaporan, jenis }) => idAkunLaporan === induk.idAkun && jenis === induk.jenis)
        .map((bagian) => bagian.baris),
    ];
    const sendiri = diSini(induk, induk.jenis);
    const jumlah = anak.reduce<number>((sum, row) => sum + row.jumlah, sendiri);
    // So that what stands below an account comes to its balance.
    const langsung: BarisBagan[] =
      anak.length > 0 && sendiri !== 0 ? [{ ...baris(induk, sendiri), bagian: "langsung" }] : [];
    return [{ ...baris(induk, jumlah), anak: false }, ...langsung, ...anak];
  };
  // A need that was on the other side of the profit has its own row there.
  const seberang = (jenis: JenisAkun): BarisBagan[] =>
    dulu
      .filter((bagian) => bagian.jenis === jenis && bagian.idAkunLaporan === bagian.baris.idAkun)
      .filter((bagian) => bagian.baris.jenis !== jenis || bagian.baris.idAkunLaporan !== bagian.baris.idAkun)
      .map((bagian) => ({ ...bagian.baris, anak: false }));
  return JENIS_AKUN.map((jenis) => {
    const utama = semua.filter((row) => row.jenis === jenis && row.idAkunLaporan === row.idAkun);
    const isi = [...utama.flatMap(keluarga), ...seberang(jenis)];
    return {
      jenis,
      baris: isi.filter(cocok),
      jumlah: isi.reduce<number>((sum, row) => (row.anak ? sum : sum + row.jumlah), 0),
    };
  }).filter(({ baris }) => baris.length > 0);
}

/** What of the balance counts where the account counts now, on the side on which that grows. */
function diSini({ saldo, lain }: Akun, jenis: JenisAkun): number {
  const arah = (kelompok: JenisAkun) => (kelompok === "Aset" || kelompok === "Beban" ? 1 : -1);
  return lain.reduce<number>((sisa, bagian) => sisa - bagian.saldo * arah(bagian.jenis) * arah(jenis), saldo);
}
