import { type Akun, JENIS_AKUN, type JenisAkun } from "#contract/buku-besar/akun.ts";

/** An account with its level: accounts of needs come below the account where they count. */
export type BarisBagan = Akun & {
  anak: boolean;
  /** The balance including accounts below it. */
  jumlah: number;
};
export type BagianBagan = { jenis: JenisAkun; baris: readonly BarisBagan[]; jumlah: number };

/** The accounts by kind; kinds without an account that fits the search are left out. */
export function susunBagan(semua: readonly Akun[], cari: string): BagianBagan[] {
  const kata = cari.toLowerCase();
  const cocok = ({ kode, nama, golongan }: Akun) => `${kode} ${nama} ${golongan}`.toLowerCase().includes(kata);
  const anakDari = Map.groupBy(
    semua.filter((row) => row.idAkunLaporan !== row.idAkun),
    (row) => row.idAkunLaporan,
  );
  const keluarga = (induk: Akun): BarisBagan[] => {
    const anak = anakDari.get(induk.idAkun) ?? [];
    const jumlah = anak.reduce<number>((sum, { saldo }) => sum + saldo, induk.saldo);
    return [
      { ...induk, anak: false, jumlah },
      ...anak.map((row): BarisBagan => ({ ...row, anak: true, jumlah: row.saldo })),
    ];
  };
  return JENIS_AKUN.map((jenis) => {
    const utama = semua.filter((row) => row.jenis === jenis && row.idAkunLaporan === row.idAkun);
    return {
      jenis,
      baris: utama.flatMap(keluarga).filter(cocok),
      jumlah: utama.flatMap(keluarga).reduce<number>((sum, row) => (row.anak ? sum : sum + row.jumlah), 0),
    };
  }).filter(({ baris }) => baris.length > 0);
}
