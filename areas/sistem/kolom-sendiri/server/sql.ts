import { tableOfNilai } from "#company/kolomSendiri.ts";
import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import { lockedRow } from "#platform/db/lockedRow.ts";
import { conflict } from "#platform/http/refusal.ts";
import type { KolomSendiri } from "../contract.ts";
import { isianKolom, kepalaKolom, type UntukKolom } from "../isiKolom.ts";
import { masihDipakai } from "./rules.ts";

export type KolomRow = Omit<KolomSendiri, "aksi">;
type IdKolom = Id<"kolomSendiri">;
type Isian = ValuesOf<typeof isianKolom>;
type Baru = Isian & ValuesOf<typeof kepalaKolom>;

const select = (db: Db): Fragment => db`
  select k.id_kolom, ${columns(db, "k", kepalaKolom, isianKolom)}, k.versi,
    array(select p.pilihan from kolom_pilihan p where p.id_kolom = k.id_kolom order by p.urut) as pilihan,
    exists (select from kolom_pelanggan n where n.id_kolom = k.id_kolom)
      or exists (select from kolom_produk n where n.id_kolom = k.id_kolom) as terisi
  from kolom_sendiri k`;

/** A company has a handful. */
export const allKolom = (db: Db): Promise<KolomRow[]> =>
  db<KolomRow[]>`${select(db)} order by k.untuk, k.posisi, k.id_kolom`;

/** Whoever changes the fields of a kind does so alone: how many are active is a rule over all of them. */
export const lockUntuk = (tx: Tx, untuk: UntukKolom) =>
  tx`select pg_advisory_xact_lock(hashtext('kolom_sendiri'), hashtext(${untuk}))`;

/** The other fields of the kind. */
export const lainnya = (db: Db, untuk: UntukKolom, kecuali: IdKolom | null) =>
  db<{ nama: string; aktif: boolean }[]>`
    select nama, aktif from kolom_sendiri where untuk = ${untuk} and id_kolom is distinct from ${kecuali}::int`;

export const untukOf = async (db: Db, idKolom: IdKolom): Promise<UntukKolom | undefined> =>
  (await db<{ untuk: UntukKolom }[]>`select untuk from kolom_sendiri where id_kolom = ${idKolom}`)[0]?.untuk;

/** The field, locked until the transaction ends; who fills it in need not wait. */
export const lockKolom = (tx: Tx, idKolom: IdKolom): Promise<KolomRow | undefined> =>
  lockedRow(
    () => tx`select from kolom_sendiri where id_kolom = ${idKolom} for no key update`,
    () => tx<KolomRow[]>`${select(tx)} where k.id_kolom = ${idKolom}`,
  );

const KOLOM = namesOf(isianKolom);

export async function insertKolom(tx: Tx, row: Baru): Promise<IdKolom> {
  const [added] = await tx<{ idKolom: IdKolom }[]>`
    insert into kolom_sendiri ${tx(row, ...KOLOM, ...namesOf(kepalaKolom))} returning id_kolom`;
  if (!added) throw new Error("insert answered no row");
  return added.idKolom;
}

export const changeKolom = (tx: Tx, idKolom: IdKolom, row: Isian) =>
  tx`update kolom_sendiri set ${tx(row, ...KOLOM)}, versi = versi + 1 where id_kolom = ${idKolom}`;

/** The choices of a field are these, in this order; refuses where one that a record holds is not among them. */
export async function replacePilihan(
  tx: Tx,
  { idKolom, untuk }: { idKolom: IdKolom; untuk: UntukKolom },
  pilihan: readonly string[],
): Promise<void> {
  const semua = [...pilihan];
  const [dipakai] = await tx<{ pilihan: string; banyak: number }[]>`
    select n.pilihan, count(*) as banyak from ${tx(tableOfNilai(untuk).table)} n
    where n.id_kolom = ${idKolom} and n.jenis = 'pilihan' and n.pilihan <> all(${semua}::text[]) group by 1 order by 2 desc, 1 limit 1`;
  if (dipakai) throw refused(masihDipakai(dipakai.pilihan, untuk, dipakai.banyak));
  const barusan = () => refused("Salah satu pilihan yang dihapus baru saja dipakai, buka lagi lalu ubah kembali");
  await translating(
    () => tx`delete from kolom_pilihan where id_kolom = ${idKolom} and pilihan <> all(${semua}::text[])`,
    { kolom_pelanggan_pilihan: barusan, kolom_produk_pilihan: barusan },
  );
  await tx`
    insert into kolom_pilihan (id_kolom, pilihan, urut)
    select ${idKolom}, pilihan, urut from unnest(${semua}::text[]) with ordinality p(pilihan, urut)
    on conflict (id_kolom, pilihan) do update set urut = excluded.urut`;
}

const refused = (message: string) => conflict(message, [{ field: "pilihan", message }]);

export async function removeKolom(tx: Tx, { idKolom, nama }: KolomRow): Promise<void> {
  const barusan = () => conflict(`Kolom ${nama} baru saja diisi, nonaktifkan supaya isinya tetap tersimpan`);
  await translating(() => tx`delete from kolom_sendiri where id_kolom = ${idKolom}`, {
    kolom_pelanggan_kolom: barusan,
    kolom_produk_kolom: barusan,
    kolom_pelanggan_pilihan: barusan,
    kolom_produk_pilihan: barusan,
  });
}
