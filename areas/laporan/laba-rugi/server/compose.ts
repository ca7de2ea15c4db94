import type { Rupiah, Tanggal } from "#kernel/types.ts";
import {
  type BulanLabaRugi,
  HPP,
  ID_OTOMATIS,
  type KebutuhanLaba,
  type KomponenLabaRugi,
  PELEPASAN,
  PENYESUAIAN,
  PENYUSUTAN,
} from "../contract.ts";
import type { Angka, BarisSel, Masa, Sel, SusunanKebutuhan } from "./sql.ts";

/** Makes Laba Rugi from its figures, without the database. */
type Bahan = {
  bulan: readonly string[];
  susunan: readonly SusunanKebutuhan[];
  angka: Angka;
  otomatis: boolean;
  rincian: readonly BarisSel[];
};

const NOL = 0 as Rupiah;
const dua = (n: number) => String(n).padStart(2, "0");

export const bulanSampai = (tahun: number, bulan: number): string[] =>
  Array.from({ length: bulan }, (_, at) => `${tahun}-${dua(at + 1)}`);

/** The first and last day of a month, at most today. */
export function masaBulan(bulan: string, today: Tanggal): Masa {
  const [tahun = 0, ke = 0] = bulan.split("-").map(Number);
  const akhir = new Date(Date.UTC(tahun, ke, 0)).toISOString().slice(0, 10) as Tanggal;
  return { awal: `${bulan}-01` as Tanggal, akhir: akhir < today ? akhir : today };
}

/** The day on which the figures end: today, or the named day of the asked month before it. */
export function hariTerakhir(asked: { tahun: number; bulan: number; hari: number | null }, today: Tanggal): Tanggal {
  if (asked.hari === null) return today;
  const { akhir } = masaBulan(`${asked.tahun}-${dua(asked.bulan)}`, today);
  const hari = `${asked.tahun}-${dua(asked.bulan)}-${dua(asked.hari)}` as Tanggal;
  return hari < akhir ? hari : akhir;
}

export function composeLabaRugi({ bulan, susunan, angka, otomatis, rincian }: Bahan): BulanLabaRugi[] {
  const sel = new Map(angka.perKebutuhan.map((row) => [kunciSel(row), row]));
  // Of a need that counts elsewhere in that month the cell is empty.
  const selDi = (row: SusunanKebutuhan, ke: string) =>
    row.bulan.includes(ke) ? sel.get(kunciSel({ idKebutuhan: row.idKebutuhan ?? 0, bulan: ke })) : undefined;
  const berisi = (row: SusunanKebutuhan) => row.bulan.some((ke) => selDi(row, ke));
  const berkomponen = komponenDari(susunan, (row) => row.berdiri || berisi(row));
  const tanpa = susunan.filter((row) => row.idKomponenLaba === null && berisi(row));
  const susut = kategoriDari(angka.susut);
  const lepas = kategoriDari(angka.lepas);
  const akun = [...new Map(angka.penyesuaian.map((row) => [row.idAkun, row.namaAkun]))];
  const isiSel = Map.groupBy(rincian, kunciSel);
  return bulan.map((ke) => {
    const isi = (row: SusunanKebutuhan) => {
      const ada = selDi(row, ke);
      return kebutuhan(row, ada, ada ? (isiSel.get(kunciSel(ada)) ?? []) : []);
    };
    const tersimpan = berkomponen.map(({ id, nama, kebutuhan }) => komponen(id, nama, "kebutuhan", kebutuhan.map(isi)));
    const all = otomatis
      ? sisipkan(tersimpan, hpp(ke, angka), [
          penyusutan(ke, angka, susut),
          pelepasan(ke, angka, lepas),
          ...(akun.length > 0 ? [menurutBuku(ke, angka, akun)] : []),
        ])
      : tersimpan;
    const rekeningTanpaGrup = angka.tanpaGrup && (angka.tanpaGrup.find((row) => row.bulan === ke)?.nominal ?? NOL);
    return { bulan: ke, komponen: all, laba: jumlah(all), rekeningTanpaGrup, tanpaKomponen: tanpa.map(isi) };
  });
}

type Kelompok = { id: number; nama: string; kebutuhan: SusunanKebutuhan[] };

function komponenDari(susunan: readonly SusunanKebutuhan[], tampak: (row: SusunanKebutuhan) => boolean): Kelompok[] {
  const kelompok = new Map<number, Kelompok>();
  for (const row of susunan) {
    if (row.idKomponenLaba === null || !(row.komponenBerdiri || tampak(row))) continue;
    const known = kelompok.get(row.idKomponenLaba);
    const group = known ?? { id: row.idKomponenLaba, nama: row.namaKomponenLaba ?? "", kebutuhan: [] };
    if (row.idKebutuhan !== null && tampak(row)) group.kebutuhan.push(row);
    kelompok.set(group.id, group);
  }
  return [...kelompok.values()];
}

const kunciSel = ({ idKebutuhan, bulan }: { idKebutuhan: number; bulan: string }) => `${bulan} ${idKebutuhan}`;

function kebutuhan(row: SusunanKebutuhan, sel: Sel | undefined, isi: readonly BarisSel[]): KebutuhanLaba {
  const { nominal = 0 as Rupiah, jumlah = 0 } = sel ?? {};
  return {
    idKebutuhan: row.idKebutuhan ?? 0,
    namaKebutuhan: row.namaKebutuhan,
    nominal,
    jumlah,
    pengajuans: isi.length === 0 ? [] : denganSisa(isi, nominal, jumlah),
  };
}

/** The last line of a cell is the sum of the requests that are not listed, so that the lines add up to the cell. */
function denganSisa(isi: readonly BarisSel[], nominal: Rupiah, jumlah: number): KebutuhanLaba["pengajuans"] {
  const lines = isi.map((row) => ({ deskripsiPengajuan: row.deskripsi, nominalPengajuan: row.nominal }));
  if (jumlah <= isi.length) return lines;
  const sisa = (nominal - isi.reduce((sum, row) => sum + row.nominal, 0)) as Rupiah;
  return [...lines, { deskripsiPengajuan: `${jumlah - isi.length} pengajuan lainnya`, nominalPengajuan: sisa }];
}

const jumlah = (rows: readonly { nominal: Rupiah }[]): Rupiah =>
  rows.reduce((sum, row) => sum + row.nominal, 0) as Rupiah;

const komponen = (
  idKomponenLaba: number,
  namaKomponenLaba: string,
  asal: KomponenLabaRugi["asal"],
  kebutuhan: KebutuhanLaba[],
): KomponenLabaRugi => ({ idKomponenLaba, namaKomponenLaba, asal, nominal: jumlah(kebutuhan), kebutuhan });

/** Puts the cost of goods below the sales; depreciation, losses of assets and what leads to Buku Besar come last. */
const sisipkan = ([pertama, ...lain]: KomponenLabaRugi[], hpp: KomponenLabaRugi, asset: KomponenLabaRugi[]) => [
  ...(pertama ? [pertama] : []),
  hpp,
  ...lain,
  ...asset,
];

function otomatisSatu(id: number, nama: string, nominal: Rupiah, banyak: number): KebutuhanLaba {
  const pengajuans = nominal === 0 ? [] : [{ deskripsiPengajuan: nama, nominalPengajuan: nominal }];
  return { idKebutuhan: id, namaKebutuhan: nama, nominal, jumlah: banyak, pengajuans };
}

function hpp(bulan: string, angka: Angka): KomponenLabaRugi {
  const row = angka.hpp.find((h) => h.bulan === bulan);
  const isi = otomatisSatu(0, "Harga pokok barang keluar", row?.nominal ?? (0 as Rupiah), row?.jumlah ?? 0);
  return komponen(ID_OTOMATIS[HPP], HPP, HPP, [isi]);
}

type Kategori = readonly (readonly [number, string])[];

/** The categories with a figure in any month, so that all months have the same rows. */
const kategoriDari = (rows: readonly { idKategoriAsset: number; namaKategori: string }[]): Kategori => [
  ...new Map(rows.map((row) => [row.idKategoriAsset, row.namaKategori])),
];

function penyusutan(bulan: string, angka: Angka, kategori: Kategori): KomponenLabaRugi {
  const isi = kategori.map(([id, nama]) => {
    const row = angka.susut.find((s) => s.bulan === bulan && s.idKategoriAsset === id);
    return otomatisSatu(id, nama, -(row?.nilaiSusut ?? 0) as Rupiah, row ? 1 : 0);
  });
  return komponen(ID_OTOMATIS[PENYUSUTAN], PENYUSUTAN, PENYUSUTAN, isi);
}

function pelepasan(bulan: string, angka: Angka, kategori: Kategori): KomponenLabaRugi {
  const isi = kategori.map(([id, nama]) => {
    const row = angka.lepas.find((l) => l.bulan === bulan && l.idKategoriAsset === id);
    return otomatisSatu(id, nama, row?.nominal ?? NOL, row?.jumlah ?? 0);
  });
  return komponen(ID_OTOMATIS[PELEPASAN], PELEPASAN, PELEPASAN, isi);
}

/** What leads from the money to the accrual result, by account. */
function menurutBuku(bulan: string, angka: Angka, akun: Kategori): KomponenLabaRugi {
  const isi = akun.map(([id, nama]) => {
    const row = angka.penyesuaian.find((p) => p.bulan === bulan && p.idAkun === id);
    return otomatisSatu(id, nama, row?.nominal ?? NOL, row ? 1 : 0);
  });
  return komponen(ID_OTOMATIS["Buku Besar"], PENYESUAIAN, "Buku Besar", isi);
}
