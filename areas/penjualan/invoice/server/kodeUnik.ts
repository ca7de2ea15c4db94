import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";

const PALING_BESAR = 999;

/**
 * The code of a new invoice of an account: the next after the one that was given last, of those that no open invoice of it has.
 * Null where the account gives none, or all are taken. Whoever makes an invoice of the account at the same time waits.
 */
export async function takeKodeUnik({ tx }: Deed, idRekening: Id<"rekening">): Promise<number | null> {
  const [memberi] = await tx<{ kunci: string }[]>`
    select pg_advisory_xact_lock(hashtext('kode unik'), id_rekening)::text as kunci
    from rekening where id_rekening = ${idRekening} and kode_unik`;
  if (!memberi) return null;
  const [kode] = await tx<{ kode: number }[]>`
    with terakhir as (
      select kode_unik from invoice where id_rekening = ${idRekening} and kode_unik is not null order by urut desc limit 1)
    select n as kode from generate_series(1, ${PALING_BESAR}::int) n
    where not exists (
      select from invoice where id_rekening = ${idRekening} and kode_unik = n and dihapus is null and status_approve = 'Menunggu')
    order by n <= coalesce((select kode_unik from terakhir), 0), n limit 1`;
  return kode?.kode ?? null;
}
