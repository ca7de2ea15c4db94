import type { Db, Fragment } from "#platform/db/database.ts";

/** Who asked (`u`) or decided (`a`), as a row of karyawan that a request joined: a list of one person, or of none. */
export const orang = (db: Db, alias: "u" | "a"): Fragment => db`
  case when ${db(alias)} is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
    'idUser', ${db(alias)}.id_user, 'namaLengkap', ${db(alias)}.nama_lengkap)) end`;
