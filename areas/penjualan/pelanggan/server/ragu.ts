import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { Ragu } from "../barisPelanggan.ts";
import { anggota } from "./sql.ts";

const dengan = (db: Db, alias: string): Fragment => db`jsonb_build_object(
  'idPelanggan', ${db(`${alias}.idPelanggan`)}, 'instansi', ${db(`${alias}.instansi`)}, 'nama', ${db(`${alias}.nama`)},
  'telepon', ${db(`${alias}.telepon`)}, 'jumlahOrder', (select count(*) from so_pelanggan
    where id_pelanggan in (${anggota(db, db`${db(`${alias}.idPelanggan`)}`)})))`;

/** The doubts that nobody decided, newest first. Those about a customer that was merged meanwhile are gone. */
export async function pageOfUnclear(db: Db, asked: { page: number; limit: number }) {
  const terbuka = db`
    from pelanggan_ragu r join pelanggan p on p.id_pelanggan = r.id_pelanggan
    left join pelanggan l on l.id_pelanggan = r.id_lain
    where r.diputuskan is null and p.digabung_ke is null and not p.arsip
      and (l is null or l.digabung_ke is null and not l.arsip)`;
  const [rows, [count]] = await Promise.all([
    db<Ragu[]>`
      select r.id_ragu, r.alasan, r.keterangan, ${dengan(db, "p")} as pelanggan,
        case when l.id_pelanggan is not null then ${dengan(db, "l")} end as lain
      ${terbuka} order by r.id_ragu desc limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number }[]>`select count(*) as total ${terbuka}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** Notes that they are right as they are, so that nobody is asked again. */
export async function putuskanRagu({ tx, now, user }: Deed, idRagu: number): Promise<void> {
  const rows = await tx`
    update pelanggan_ragu set diputuskan = ${now}, id_user = ${user.idUser}
    where id_ragu = ${idRagu} and diputuskan is null returning id_ragu`;
  if (rows.length === 0) throw conflict("Baris ini sudah diputuskan orang lain");
}
