import { audit } from "#company/audit/audit.ts";
import { kodeBerurutan } from "#company/kode.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, throwIfAny } from "#platform/http/refusal.ts";
import { jurnalUangSemua } from "../jurnal/jurnal.ts";
import { type BawaanKebutuhan, lockRekening, problemOfShift, type Rekening } from "./kas.ts";
import { direkonsiliasi } from "./rekonsiliasi.ts";

/** Money that accounts had when the company began: approved requests of one need, which counts in Saldo Awal. */
export type UangAwal = { idRekening: Id<"rekening">; nominal: Rupiah };
/** Down payments of the orders that were open then, each with the invoice that was made of it. */
export type DpAwal = UangAwal & { idSo: string; idInvoice: string; deskripsi: string };
type Pembukaan = { idKebutuhan: Id<"kebutuhan">; hari: Tanggal; deskripsi: string };

/** Brings the money in; answers the numbers of the requests. */
export async function openRekening(deed: Deed, rows: readonly UangAwal[], isi: Pembukaan): Promise<number[]> {
  const ids = rows.map(({ idRekening }) => idRekening);
  const rekening = await lockRekening(deed, ids);
  throwIfAny(await direkonsiliasi(deed.tx, "berkas", ids, isi.hari));
  refuseTooMuch(rekening, rows);
  return writeAll(deed, "masuk", rows, isi);
}

function refuseTooMuch(rekening: ReadonlyMap<number, Rekening>, rows: readonly UangAwal[]): void {
  for (const { idRekening, nominal } of perRekening(rows)) {
    const satu = rekening.get(idRekening);
    const masalah = satu && problemOfShift(satu, nominal);
    if (masalah) throw conflict(masalah);
  }
}

/** What comes to each account in all. */
function perRekening(rows: readonly UangAwal[]): UangAwal[] {
  const sums = new Map<Id<"rekening">, number>();
  for (const { idRekening, nominal } of rows) sums.set(idRekening, (sums.get(idRekening) ?? 0) + nominal);
  return [...sums].map(([idRekening, nominal]) => ({ idRekening, nominal: nominal as Rupiah }));
}

/** Books the down payments of approved invoices on a day. The caller has locked the accounts. */
export async function receiveDp(
  deed: Deed,
  rows: readonly DpAwal[],
  rekening: ReadonlyMap<number, Rekening>,
  hari: Tanggal,
) {
  refuseTooMuch(rekening, rows);
  await writeAll(deed, "masuk", rows, { ...(await bawaan(deed, "penjualan")), hari });
}

/** Takes them out again on their day, of invoices that are cancelled; refuses where the money is not there any more. */
export async function returnDp(deed: Deed, rows: readonly DpAwal[], hari: Tanggal): Promise<void> {
  const rekening = await lockRekening(
    deed,
    rows.map(({ idRekening }) => idRekening),
  );
  await refuseSpent(deed, rekening, perRekening(rows), hari);
  await writeAll(deed, "keluar", rows, { ...(await bawaan(deed, "pengembalian-dana")), hari });
}

/** The need of the program itself under which money of orders moves. */
async function bawaan({ tx }: Deed, nama: BawaanKebutuhan) {
  const [row] = await tx<{ idKebutuhan: Id<"kebutuhan"> }[]>`select id_kebutuhan from kebutuhan where bawaan = ${nama}`;
  if (!row) throw new Error(`The need ${nama} is missing`);
  return row;
}

/** Takes the money of these requests out again on their day; refuses where it is not there any more. */
export async function undoRekening(deed: Deed, urut: readonly number[], deskripsi: string): Promise<void> {
  const { tx } = deed;
  const asal = await tx<(UangAwal & Omit<Pembukaan, "deskripsi">)[]>`
    select id_rekening_tujuan as id_rekening, nominal_pengajuan as nominal, id_kebutuhan, tgl_approve as hari
    from pengajuan where urut = any(${[...urut]}::bigint[]) order by id_rekening_tujuan`;
  const [satu] = asal;
  if (!satu) return;
  const ids = asal.map(({ idRekening }) => idRekening);
  const rekening = await lockRekening(deed, ids);
  await refuseSpent(deed, rekening, asal, satu.hari);
  await writeAll(deed, "keluar", asal, { idKebutuhan: satu.idKebutuhan, hari: satu.hari, deskripsi });
}

/** Refuses where an account, one for each row, agrees with its bank on that day, or had less at the end of a day since. */
async function refuseSpent(
  { tx }: Deed,
  rekening: ReadonlyMap<number, Rekening>,
  rows: readonly UangAwal[],
  hariUang: Tanggal,
): Promise<void> {
  const ids = rows.map(({ idRekening }) => idRekening);
  throwIfAny(await direkonsiliasi(tx, "idImpor", ids, hariUang));
  const [kurang] = await tx<{ id: number; hari: Tanggal; saldo: number }[]>`
    select r.id, s.hari, s.saldo
    from jsonb_to_recordset(${tx.json([...rows])}) as d("idRekening" int, nominal bigint)
    cross join lateral (select d."idRekening" as id, d.nominal, (kas_pada(d."idRekening", ${hariUang}::date)).saldo as awal) r
    cross join lateral (
      select ${hariUang}::date as hari, r.awal as saldo
      union all
      select k.tanggal, (r.awal + sum(k.nominal) over (order by k.tanggal))::bigint
      from (select tanggal, sum(debit - kredit) as nominal from kas
            where id_rekening = r.id and tanggal > ${hariUang}::date group by 1) k) s
    where s.saldo < r.nominal order by s.hari, r.id limit 1`;
  if (kurang) {
    const { id, hari, saldo } = kurang;
    const sisa = `saldo ${tanggal(hari)} ${rupiah(saldo)}`;
    throw conflict(
      `Uang ${rekening.get(id)?.namaRekening} sudah dipakai (${sisa}), impor ini tidak dapat dibatalkan lagi`,
    );
  }
}

type Ditulis = Pick<Pembukaan, "idKebutuhan" | "hari"> & Partial<Pick<Pembukaan, "deskripsi">>;

/** Approved requests with their rows of kas and their entries; those of invoices say their own words, as the program writes them. */
async function writeAll(deed: Deed, tipe: "masuk" | "keluar", rows: readonly (UangAwal | DpAwal)[], isi: Ditulis) {
  const { tx, user, now, today } = deed;
  const { idKebutuhan, hari } = isi;
  const kode = await kodeBerurutan(deed, "PB", rows.length);
  const masuk = tipe === "masuk";
  const baris = rows.map((row, at) => ({ deskripsi: isi.deskripsi ?? "", ...row, kode: kode[at] ?? "" }));
  const sumber = tx`jsonb_to_recordset(${tx.json(baris)})
    as r(kode text, "idRekening" int, nominal bigint, deskripsi text, "idSo" text, "idInvoice" text)`;
  const added = await tx<{ urut: number }[]>`
    insert into pengajuan (id_pengajuan, id_kebutuhan, tipe_pengajuan, id_rekening_asal, id_rekening_tujuan, nominal_pengajuan,
      deskripsi_pengajuan, tgl_pengajuan, dibuat, id_user, status_pengajuan, id_user_approve, tgl_approve, tgl_putusan, otomatis,
      id_so, id_invoice)
    select kode, ${idKebutuhan}, ${tipe}, case when not ${masuk} then "idRekening" end, case when ${masuk} then "idRekening" end,
      nominal, deskripsi, ${today}, ${now}, ${user.idUser}, 'Disetujui', ${user.idUser}, ${hari},
      ${hari < today ? today : null}::date, "idInvoice" is not null, "idSo", "idInvoice"
    from ${sumber} order by kode returning urut`;
  await tx`
    insert into kas (id_rekening, tanggal, mundur, waktu, debit, kredit, id_pengajuan, id_rekening_lawan, id_kebutuhan)
    select "idRekening", ${hari}, ${hari < today}, ${now}, case when ${masuk} then nominal else 0 end,
      case when ${masuk} then 0 else nominal end, kode, null, ${idKebutuhan}
    from ${sumber} order by "idRekening"`;
  await jurnalUangSemua(tx, kode);
  await audit(
    deed,
    ...baris.map(({ kode: id, nominal, deskripsi, ...row }) => ({
      ...{ jenis: "pengajuan" as const, id, ...("idSo" in row ? { idSo: row.idSo } : {}) },
      sesudah: { tipe, nominal, deskripsi, status: "Disetujui" as const },
    })),
  );
  return added.map(({ urut }) => urut);
}
