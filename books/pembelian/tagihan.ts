import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalTagihan } from "../jurnal/jurnal.ts";

/**
 * The book of suppliers' bills, *tagihan_buku*: the only code that changes what is owed by a bill. A trigger keeps what is
 * left of the bill, what is billed of a purchase order and what is left of an uang muka.
 */
type Ditagih = { idPo: string; unit: number; hargaPo: Rupiah; nominal: Rupiah };

/**
 * Bills units at their price as billed, costs that belong to no unit alone, and the PPN of them all. The caller has locked the
 * purchase orders.
 */
export async function bookTagihan(
  deed: Deed,
  idTagihan: string,
  { barang, biaya, ppn }: { barang: readonly Ditagih[]; biaya: Rupiah; ppn: Rupiah },
): Promise<void> {
  const { tx, user, now, today } = deed;
  const rows = barang.map(({ idPo, unit, hargaPo, nominal }) => ({
    idPo,
    unit,
    hutangPo: -unit * hargaPo,
    hutang: nominal,
    ppn: 0,
  }));
  const lain = { idPo: null, unit: 0, hutangPo: 0, hutang: biaya + ppn, ppn };
  const semua = lain.hutang > 0 ? [...rows, lain] : rows;
  const written = await tx<{ id: number }[]>`
    insert into tagihan_buku (id_tagihan, tanggal, waktu, jenis, id_po, unit, hutang_po, hutang, ppn, id_user)
    select ${idTagihan}, ${today}, ${now}, 'tagih', r."idPo", r.unit, r."hutangPo", r.hutang, r.ppn, ${user.idUser}
    from jsonb_to_recordset(${tx.json(semua)}) as r("idPo" text, unit int, "hutangPo" bigint, hutang bigint, ppn bigint)
    returning id_tagihan_buku as id`;
  await jurnalTagihan(
    tx,
    written.map(({ id }) => id),
  );
}

/** Takes a bill back, and what of an uang muka it had used: nothing may be paid of it any more. */
export async function unbookTagihan(deed: Deed, idTagihan: string): Promise<void> {
  const { tx, user, now, today } = deed;
  const written = await tx<{ id: number }[]>`
    insert into tagihan_buku (id_tagihan, tanggal, waktu, jenis, id_po, unit, hutang_po, hutang, ppn, id_uang_muka, id_user)
    select id_tagihan, ${today}, ${now}, case when jenis = 'awal' then 'awal' when id_uang_muka is null then 'batal' else 'uang-muka' end,
      id_po, -sum(unit), -sum(hutang_po), -sum(hutang), -sum(ppn), id_uang_muka, ${user.idUser}
    from tagihan_buku where id_tagihan = ${idTagihan} and jenis <> 'bayar'
    group by id_tagihan, id_po, id_uang_muka, jenis = 'awal' having sum(hutang) <> 0 or sum(hutang_po) <> 0
    order by id_uang_muka nulls last
    returning id_tagihan_buku as id`;
  await jurnalTagihan(
    tx,
    written.map(({ id }) => id),
  );
}

/** Uses an uang muka for a bill. The caller has locked both. */
export async function applyUangMuka(deed: Deed, idTagihan: string, idUangMuka: string, nominal: Rupiah): Promise<void> {
  const { tx, user, now, today } = deed;
  const written = await tx<{ id: number }[]>`
    insert into tagihan_buku (id_tagihan, tanggal, waktu, jenis, hutang, id_uang_muka, id_user)
    values (${idTagihan}, ${today}, ${now}, 'uang-muka', ${-nominal}, ${idUangMuka}, ${user.idUser})
    returning id_tagihan_buku as id`;
  await jurnalTagihan(
    tx,
    written.map(({ id }) => id),
  );
}

/**
 * What was settled of a bill, or taken back of it where `nominal` is below zero, on the day on which its money moved. `pph` of it
 * is owed to the tax office, and the rest was money.
 */
type Bayaran = { idPengajuan: string; nominal: number; pph: number; tanggal: Tanggal };

export async function notePayment(
  { tx, user, now }: Deed,
  idTagihan: string,
  { idPengajuan, nominal, pph, tanggal }: Bayaran,
): Promise<void> {
  const written = await tx<{ id: number }[]>`
    insert into tagihan_buku (id_tagihan, tanggal, waktu, jenis, hutang, pph, id_pengajuan, id_user)
    values (${idTagihan}, ${tanggal}, ${now}, 'bayar', ${-nominal}, ${pph}, ${idPengajuan}, ${user.idUser})
    returning id_tagihan_buku as id`;
  if (pph === 0) return;
  await jurnalTagihan(
    tx,
    written.map(({ id }) => id),
  );
}

/**
 * The last event by which more was owed by a bill. Money that moved on that day or later leaves no day on which more was
 * paid than was owed.
 */
export async function lastOwed(tx: Tx, idTagihan: string): Promise<{ tanggal: Tanggal; kembali: boolean } | undefined> {
  const [row] = await tx<{ tanggal: Tanggal; kembali: boolean }[]>`
    select tanggal, jenis = 'bayar' as kembali from tagihan_buku where id_tagihan = ${idTagihan} and hutang > 0
    order by tanggal desc, id_tagihan_buku desc limit 1`;
  return row;
}

/**
 * Marks the purchase orders of a bill as paid where all of their units are billed and all of these bills are paid, and
 * takes the mark from the others. Answers those that changed.
 */
export async function settleBilledPo(tx: Tx, idTagihan: string): Promise<{ idPo: string; tglLunas: Tanggal | null }[]> {
  return tx<{ idPo: string; tglLunas: Tanggal | null }[]>`
    update po p set status_pembayaran = s.lunas, tgl_lunas = case when s.lunas then greatest(s.terakhir, p.tgl_selesai) end
    from (
      select o.id_po, o.status_po = 'Selesai' and o.qty_ditagih = o.qty and not exists (
          select from tagihan_baris b join tagihan t using (id_tagihan)
          where b.id_po = o.id_po and t.dibatalkan is null and t.sisa > 0) as lunas,
        -- What a bill that was cancelled had was no payment.
        (select max(g.tanggal) from tagihan_baris b join tagihan t using (id_tagihan) join tagihan_buku g using (id_tagihan)
         where b.id_po = o.id_po and t.dibatalkan is null) as terakhir
      from po o
      where o.id_po in (select id_po from tagihan_baris where id_tagihan = ${idTagihan} and id_po is not null)) s
    where p.id_po = s.id_po and p.status_pembayaran <> s.lunas
    returning p.id_po, p.tgl_lunas`;
}
