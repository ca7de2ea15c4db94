import { nanti } from "#company/hariIni.ts";
import { tertutup } from "#company/tutupBuku.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { throwIfAny } from "#platform/http/refusal.ts";
import { direkonsiliasi } from "./rekonsiliasi.ts";

/** What money waits for, and its day: "invoice INV-2611-00001 dibuat". */
export type Sejak = { apa: string; tanggal: Tanggal };

type Bergerak = { sejak?: Sejak; rekening: readonly (Id<"rekening"> | null)[] };

/** The day on which money of these accounts moved: today where nobody named one. Refuses one that cannot be at its field. */
export async function hariUang(deed: Deed, dinamai: Tanggal | null, { sejak, rekening }: Bergerak): Promise<Tanggal> {
  if (dinamai === null) return deed.today;
  throwIfAny([
    ...nanti("tanggalUang", "Tanggal uang", dinamai, deed.today),
    ...problemOfSejak(dinamai, sejak),
    ...(await tertutup(deed, "tanggalUang", dinamai)),
    ...(await direkonsiliasi(deed.tx, "tanggalUang", rekening, dinamai)),
  ]);
  return dinamai;
}

function problemOfSejak(dinamai: Tanggal, sejak?: Sejak): Problem[] {
  if (sejak === undefined || dinamai >= sejak.tanggal) return [];
  const message = `Tanggal uang tidak boleh sebelum ${sejak.apa} (${tanggal(sejak.tanggal)})`;
  return [{ field: "tanggalUang", message }];
}

type Kurang = { hari: Tanggal; saldo: Rupiah };

/**
 * Why an account cannot pay on a past day though it can today, or null: the first day at whose end it would be short. The
 * account is locked, so that nobody else takes from it meanwhile.
 */
export async function kurangSejak(
  db: Db,
  { idRekening, namaRekening }: { idRekening: Id<"rekening">; namaRekening: string },
  { hari, nominal }: { hari: Tanggal; nominal: Rupiah },
): Promise<string | null> {
  const [kurang] = await db<Kurang[]>`
    with awal as materialized (select saldo from kas_pada(${idRekening}::int, ${hari}::date))
    select hari, saldo from (
      select ${hari}::date as hari, saldo from awal
      union all
      select k.tanggal, (awal.saldo + sum(k.nominal) over (order by k.tanggal))::bigint
      from (select tanggal, sum(debit - kredit) as nominal from kas
            where id_rekening = ${idRekening} and tanggal > ${hari}::date group by 1) k cross join awal) s
    where saldo < ${nominal} order by hari limit 1`;
  if (!kurang) return null;
  return `Saldo rekening ${namaRekening} tidak mencukupi pada ${tanggal(kurang.hari)} (saldo ${rupiah(kurang.saldo)})`;
}
