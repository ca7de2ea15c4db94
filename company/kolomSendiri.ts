import {
  AWAL_RIWAYAT,
  type JenisKolom,
  type KolomDiRiwayat,
  type NilaiKolom,
  samaPilihan,
  type UntukKolom,
} from "#areas/sistem/kolom-sendiri/isiKolom.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id } from "#kernel/types.ts";
import { recordset } from "#platform/db/columns.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import { conflict, throwIfAny } from "#platform/http/refusal.ts";

/** The own fields of customers and products: which there are, and what a record holds in them. */

export type Kolom = {
  idKolom: Id<"kolomSendiri">;
  nama: string;
  jenis: JenisKolom;
  aktif: boolean;
  /** What can be chosen; none for a text. */
  pilihan: string[];
};

const TABLES = {
  pelanggan: { table: "kolom_pelanggan", id: "id_pelanggan" },
  produk: { table: "kolom_produk", id: "id_produk" },
} as const satisfies Record<UntukKolom, { table: string; id: string }>;
export const tableOfNilai = (untuk: UntukKolom) => TABLES[untuk];

const loadKolom = (db: Db, untuk: UntukKolom, yang: Fragment): Promise<Kolom[]> => db<Kolom[]>`
  select k.id_kolom, k.nama, k.jenis, k.aktif,
    array(select p.pilihan from kolom_pilihan p where p.id_kolom = k.id_kolom order by p.urut) as pilihan
  from kolom_sendiri k where k.untuk = ${untuk} ${yang} order by k.posisi, k.id_kolom`;

/** The fields in use, in their order. */
export const kolomAktif = (db: Db, untuk: UntukKolom): Promise<Kolom[]> => loadKolom(db, untuk, db`and k.aktif`);

/** What the record with this id holds in each active field, as JSON. */
export function kolomTerisi(db: Db, untuk: UntukKolom, id: Fragment): Fragment {
  const { table, id: kunci } = TABLES[untuk];
  // The values are gathered by their record, so that no other index than that of the record can be taken for them.
  return db`coalesce((
    select jsonb_agg(jsonb_build_object('idKolom', k.id_kolom, 'nama', k.nama,
      'nilai', coalesce(n.isi ->> k.id_kolom::text, '')) order by k.posisi, k.id_kolom)
    from kolom_sendiri k
    cross join (select jsonb_object_agg(id_kolom, nilai) as isi from ${db(table)} where ${db(kunci)} = ${id}) n
    where k.untuk = ${untuk} and k.aktif), '[]'::jsonb)`;
}

/** The condition that the record with this id holds what a list is filtered by (`saringanKolom`); none without it. */
export function berkolom(db: Db, untuk: UntukKolom, kolom: string | null, id: Fragment): Fragment {
  if (kolom === null) return db``;
  const { table, id: kunci } = TABLES[untuk];
  const at = kolom.indexOf(":");
  const [idKolom, pilihan] = [Number(kolom.slice(0, at)), kolom.slice(at + 1)];
  return db`and ${id} in (select n.${db(kunci)} from ${db(table)} n where n.id_kolom = ${idKolom} and n.pilihan = ${pilihan})`;
}

/** A value as the field keeps it: a choice as it is written in its list. Null where there is no such choice. */
export function readNilai({ jenis, pilihan }: Pick<Kolom, "jenis" | "pilihan">, nilai: string): string | null {
  if (jenis === "teks" || nilai === "") return nilai;
  return pilihan.find((satu) => samaPilihan(satu, nilai)) ?? null;
}

export const salahPilihan = ({ nama, pilihan }: Pick<Kolom, "nama" | "pilihan">): string =>
  `${nama} harus salah satu dari: ${pilihan.join(", ")}`;

type Sisi = Record<KolomDiRiwayat, string>;
/** The two sides of a history. */
export type Perubahan = { sebelum: Sisi; sesudah: Sisi };
export type Terbaca = Pick<Kolom, "idKolom" | "nama" | "jenis"> & { nilai: string };

/** What was sent, read by the fields; what is as it was is left out. */
function changesOf(
  kolom: readonly Kolom[],
  ada: ReadonlyMap<number, string>,
  dikirim: readonly NilaiKolom[],
  problems: Problem[],
): Terbaca[] {
  const terakhir = new Map(dikirim.map((satu, at) => [satu.idKolom, { ...satu, at }]));
  return [...terakhir.values()].flatMap(({ idKolom, nilai, at }) => {
    const dikenal = kolom.find((satu) => satu.idKolom === idKolom);
    if (dikenal && nilai === (ada.get(idKolom) ?? "")) return [];
    const salah = (message: string) => problems.push({ field: `kolomSendiri.${at}.nilai`, message });
    if (!dikenal?.aktif) {
      salah(dikenal ? `Kolom ${dikenal.nama} tidak dipakai lagi` : "Kolom tidak dikenal");
      return [];
    }
    const terbaca = readNilai(dikenal, nilai);
    if (terbaca === null) salah(salahPilihan(dikenal));
    return terbaca === null ? [] : [{ idKolom, nama: dikenal.nama, jenis: dikenal.jenis, nilai: terbaca }];
  });
}

/**
 * Saves what was filled into the fields of a record, which is locked or new; answers both sides of its history. What is not named
 * stays.
 */
export async function saveKolom(
  tx: Tx,
  untuk: UntukKolom,
  id: number,
  dikirim: readonly NilaiKolom[] | null,
): Promise<Perubahan> {
  if (dikirim === null || dikirim.length === 0) return { sebelum: {}, sesudah: {} };
  const { table, id: kunci } = TABLES[untuk];
  const kolom = await loadKolom(tx, untuk, tx``);
  const rows = await tx<{ idKolom: number; nilai: string }[]>`
    select id_kolom, nilai from ${tx(table)} where ${tx(kunci)} = ${id}`;
  const ada = new Map(rows.map((row) => [row.idKolom, row.nilai]));
  const problems: Problem[] = [];
  const isi = changesOf(kolom, ada, dikirim, problems);
  throwIfAny(problems);
  await writeKolom(tx, untuk, [{ id, isi }]);
  const dulu = isi.map((satu) => ({ ...satu, nilai: ada.get(satu.idKolom) ?? "" }));
  return { sebelum: historyOfKolom(dulu), sesudah: historyOfKolom(isi) };
}

/** Values as one side of a history. */
export const historyOfKolom = (isi: readonly Pick<Terbaca, "nama" | "nilai">[]) =>
  Object.fromEntries(isi.map(({ nama, nilai }) => [`${AWAL_RIWAYAT}${nama}`, nilai])) as Sisi;

/** So many values are an import. */
const BANYAK = 1000;

/** Writes values of several records; "" takes one away. */
export async function writeKolom(
  tx: Tx,
  untuk: UntukKolom,
  records: readonly { id: number; isi: readonly Terbaca[] }[],
): Promise<void> {
  const { table, id: kunci } = TABLES[untuk];
  const rows = records.flatMap(({ id, isi }) => isi.map((satu) => ({ ...satu, [kunci]: id })));
  const terisi = rows.filter(({ nilai }) => nilai !== "");
  const kosong = rows.filter(({ nilai }) => nilai === "");
  if (kosong.length > 0) {
    await tx`
      delete from ${tx(table)} n using jsonb_populate_recordset(null::${tx(table)}, ${recordset(tx, kosong, [kunci, "idKolom"])}) r
      where n.${tx(kunci)} = r.${tx(kunci)} and n.id_kolom = r.id_kolom`;
  }
  if (terisi.length === 0) return;
  const isi = recordset(tx, terisi, [kunci, "idKolom", "jenis", "nilai"]);
  await translating(
    () => tx`
      insert into ${tx(table)} (${tx(kunci)}, id_kolom, jenis, nilai)
      select ${tx(kunci)}, id_kolom, jenis, nilai from jsonb_populate_recordset(null::${tx(table)}, ${isi})
      order by 1, 2 on conflict (${tx(kunci)}, id_kolom) do update set nilai = excluded.nilai`,
    { [`${table}_kolom`]: barusanDihapus, [`${table}_pilihan`]: barusanDihapus },
  );
  // Lists that were planned while the table was small would read all of it for each of their rows.
  if (terisi.length >= BANYAK) await tx`analyze ${tx(table)}`;
}

const barusanDihapus = () =>
  conflict("Salah satu kolom atau pilihannya baru saja dihapus, buka lagi lalu simpan kembali");
