import { semuaMilik } from "#company/orderMilik.ts";
import { mayCall } from "#kernel/permission.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { User } from "#platform/http/context.ts";
import { type Acara, type JenisAcara, MAX_ACARA } from "../contract.ts";
import { SUMBER, type Sumber } from "./sumber.ts";

type Dicari = {
  dari: Tanggal;
  sampai: Tanggal;
  today: Tanggal;
  idUser: Id<"karyawan"> | null;
  jenis: JenisAcara | null;
};

/** What this person sees of these days, in the order of the days, with one more than are shown if there are more. */
export async function readAcara(db: Db, user: User, { idUser, jenis, ...hari }: Dicari): Promise<Acara[]> {
  const sumber = sumberUntuk(user).filter((satu) => jenis === null || satu.jenis === jenis);
  if (sumber.length === 0) return [];
  const milik = await semuaMilik(db, user);
  const semua = sumber
    .map(({ jenis: nama, isi }) => db`select ${nama}::text as jenis, t.* from (${isi(db, { ...hari, milik })}) t`)
    .reduce((all, one): Fragment => db`${all} union all ${one}`);
  const rows = await db<Omit<Acara, "tetap">[]>`
    select a.jenis, a.id, a.kunci, a.tanggal, a.judul, a.selesai, a.geser,
      case when k.id_user is not null then jsonb_build_object('idUser', k.id_user, 'namaLengkap', k.nama_lengkap) end as orang
    from (${semua}) a left join karyawan k using (id_user)
    ${idUser === null ? db`` : db`where a.id_user = ${idUser}`}
    order by a.tanggal, a.selesai, a.jenis, a.judul, a.id limit ${MAX_ACARA + 1}`;
  const milikJenis = new Map(sumber.map((satu) => [satu.jenis, satu]));
  return rows.map((row) => ({ ...row, ...geserOleh(user, row, milikJenis.get(row.jenis)) }));
}

/** Whether this person moves it to another day, or why not. */
function geserOleh(
  user: User,
  { geser }: Pick<Acara, "geser">,
  sumber: Sumber | undefined,
): Pick<Acara, "geser" | "tetap"> {
  if (!geser) return { geser, tetap: sumber?.tetap ?? "" };
  const { penggeser } = sumber ?? {};
  if (penggeser && mayCall(penggeser.permission, user)) return { geser, tetap: null };
  return { geser: false, tetap: `Anda tidak memiliki hak untuk ${penggeser?.tindakan ?? "memindahkannya"}` };
}

export const sumberUntuk = (user: User) => SUMBER.filter(({ permission }) => mayCall(permission, user));
