import { akunLama, JUDUL_AKUN_LAMA } from "#areas/pindah/mulai/isiNeracaLama.ts";
import { akunKendali } from "#books/jurnal/akun.ts";
import { jurnalUmum as bukukan } from "#books/jurnal/jurnal.ts";
import { barisBalik, type SisiAkun } from "#books/jurnal/ulang.ts";
import { kebutuhanAwal } from "#books/kas/kebutuhanAwal.ts";
import { openRekening, type UangAwal, undoRekening } from "#books/kas/saldoAwal.ts";
import type { Pengimpor } from "#company/impor.ts";
import { tanggalAwal } from "#company/saldoAwal.ts";
import { refuseTertutup } from "#company/tutupBuku.ts";
import { rupiah } from "#kernel/format.ts";
import type { Problem } from "#kernel/problem.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { refuseAny } from "#platform/documents/xlsx/problems.ts";
import { recordRows } from "#platform/documents/xlsx/recordRows.ts";
import type { SheetRow } from "#platform/documents/xlsx/sheets.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict, found } from "#platform/http/refusal.ts";
import { decideJurnalUmum, lockJurnalUmum } from "./sql.ts";
import { writeEntry } from "./writeEntry.ts";

const { columns, at, read } = recordRows(akunLama);

/** The most accounts of one trial balance. */
const MAX_AKUN = 499;

type AkunKini = {
  ke: number;
  idAkun: Id<"akun">;
  /** It moves through its documents, which bring its balance. */
  kendali: boolean;
  /** The account of money that it is. */
  idRekening: Id<"rekening"> | null;
  saldoAwal: boolean;
  /** What Kantor has on it at the end of the day, debit less credit. */
  saldo: number;
};
type Lama = { kode: string; nama: string; saldo: number; row: SheetRow };

/** The account of each row: the one that somebody named for it, else the one of its name. */
const findAkun = (tx: Tx, baris: readonly Lama[], hari: Tanggal) => tx<AkunKini[]>`
  with berkas as (
    select r.ke, coalesce(
      (select n.id_akun from neraca_lama n where lower(n.nama) = lower(r.nama) and n.id_akun is not null
       order by n.kode = r.kode desc, n.id_neraca_lama desc limit 1),
      (select b.id_akun from bagan_akun b where lower(b.nama) = lower(r.nama) order by b.id_akun limit 1)) as id_akun
    from jsonb_to_recordset(${tx.json(baris.map(({ kode, nama }, ke) => ({ ke, kode, nama })))}) as r(ke int, kode text, nama text))
  select r.ke, b.id_akun, b.id_rekening, ${akunKendali(tx, "b")} as kendali, coalesce(b.bawaan = 'saldo-awal', false) as saldo_awal,
    coalesce((
      select sum(h.debit - h.kredit) from jurnal_harian h where h.id_akun = b.id_akun and h.tanggal <= ${hari}), 0)::bigint as saldo
  from berkas r join bagan_akun b using (id_akun)`;

/** What the file says of each account, refused with a problem for each wrong cell. */
function readLama(rows: readonly SheetRow[], problems: Problem[]): Lama[] {
  const baris = rows.flatMap((row) => {
    const isi = read(row, problems);
    return isi ? [{ kode: isi.kode, nama: isi.nama, saldo: isi.debit - isi.kredit, row }] : [];
  });
  const beda = baris.reduce((sum, { saldo }) => sum + saldo, 0);
  const [terakhir] = baris.slice(-1);
  if (problems.length === 0 && beda !== 0 && terakhir) {
    const lebih = `${beda > 0 ? "debit" : "kredit"} lebih ${rupiah(Math.abs(beda))}`;
    problems.push(at(terakhir.row, beda > 0 ? "debit" : "kredit", `Neraca saldo ini tidak seimbang: ${lebih}`));
  }
  return baris;
}

/** What each account lacks, and Saldo Awal on the other side; accounts of documents are left to their documents. */
function linesOf(baris: readonly Lama[], akun: readonly AkunKini[], saldoAwal: Id<"akun">): SisiAkun[] {
  const kurang = new Map<Id<"akun">, number>();
  for (const { ke, idAkun, kendali, saldoAwal: lawan, saldo } of akun) {
    if (kendali || lawan) continue;
    kurang.set(idAkun, (kurang.get(idAkun) ?? -saldo) + (baris[ke]?.saldo ?? 0));
  }
  const sisa = -[...kurang.values()].reduce((sum, satu) => sum + satu, 0);
  return [...kurang, [saldoAwal, sisa] as const]
    .filter(([, selisih]) => selisih !== 0)
    .map(([idAkun, selisih]) => ({
      idAkun,
      debit: Math.max(selisih, 0) as Rupiah,
      kredit: Math.max(-selisih, 0) as Rupiah,
    }));
}

/** The money that accounts lack at the end of the day; an account has no less than nothing. */
function moneyOf(baris: readonly Lama[], akun: readonly AkunKini[], problems: Problem[]): UangAwal[] {
  return akun.flatMap(({ ke, idRekening, saldo }) => {
    const lama = baris[ke];
    if (idRekening === null || !lama || lama.saldo === saldo) return [];
    if (lama.saldo > saldo) return [{ idRekening, nominal: (lama.saldo - saldo) as Rupiah }];
    const message =
      lama.saldo < 0
        ? `Rekening ${lama.nama} tidak dapat bersaldo kredit`
        : `Rekening ${lama.nama} di Kantor sudah ${rupiah(saldo)} pada hari itu, lebih dari berkas ini`;
    problems.push(at(lama.row, lama.saldo < 0 ? "kredit" : "debit", message));
    return [];
  });
}

const KETERANGAN = "Saldo awal dari neraca saldo program lama";

async function bringMoney(deed: Deed, uang: readonly UangAwal[], hari: Tanggal, saldoAwal: Id<"akun">) {
  if (uang.length === 0) return [];
  const idKebutuhan = await kebutuhanAwal(deed, saldoAwal);
  return openRekening(deed, uang, { idKebutuhan, hari, deskripsi: KETERANGAN });
}

type Isi = { tanggal: Tanggal; keterangan: string; baris: readonly SisiAkun[]; membalik: string | null };

/** Writes and books an entry at once: it only says what another program had, or takes that back. */
async function bookNow(deed: Deed, isi: Isi): Promise<number> {
  const { tx, now } = deed;
  const idJurnalUmum = await writeEntry(deed, { ...isi, ulangan: "Sekali", ulangSampai: null });
  await decideJurnalUmum(deed, idJurnalUmum, { status: "Disetujui", note: "" });
  await bukukan(tx, idJurnalUmum, now);
  const [row] = await tx<{ urut: number }[]>`select urut from jurnal_umum where id_jurnal_umum = ${idJurnalUmum}`;
  return row?.urut ?? 0;
}

function unknownAkun(baris: readonly Lama[], akun: readonly AkunKini[]): Problem[] {
  const dikenal = new Set(akun.map(({ ke }) => ke));
  return baris.flatMap(({ nama, saldo, row }, ke) =>
    saldo === 0 || dikenal.has(ke)
      ? []
      : [at(row, "nama", `Akun "${nama}" tidak ada di Kantor: tambahkan, atau pasangkan di Mulai › Neraca Saldo`)],
  );
}

/** The trial balance of the last day of the old program, as one entry of that day. */
export const imporSaldo: Pengimpor = {
  columns,
  words: JUDUL_AKUN_LAMA,
  rounded: ["debit", "kredit"],
  async add(deed, { rows, problems }) {
    const { tx } = deed;
    const tanggal = await tanggalAwal(deed);
    const baris = readLama(rows, problems);
    const akun = await findAkun(tx, baris, tanggal);
    problems.push(...unknownAkun(baris, akun));
    const uang = moneyOf(baris, akun, problems);
    refuseAny(problems);
    if (baris.length > MAX_AKUN) throw conflict(`Paling banyak ${MAX_AKUN} akun dalam satu berkas`);
    await refuseTertutup(deed, "berkas", tanggal);
    const [lawan] = await tx<{ idAkun: Id<"akun"> }[]>`select id_akun from akun where bawaan = 'saldo-awal'`;
    const { idAkun } = found(lawan, "Akun Saldo Awal");
    const isi = linesOf(baris, akun, idAkun);
    if (isi.length === 0 && uang.length === 0) {
      throw conflict("Saldo akun yang bukan dari dokumen sudah sama dengan berkas ini, tidak ada yang dibukukan");
    }
    const keterangan = KETERANGAN;
    // Requests of money are named by their numbers below zero, the entry by its own.
    const diminta = await bringMoney(deed, uang, tanggal, idAkun);
    const jurnal = isi.length === 0 ? [] : [await bookNow(deed, { tanggal, keterangan, baris: isi, membalik: null })];
    return { ids: [...jurnal, ...diminta.map((urut) => -urut)], banyak: baris.length };
  },
  async remove(deed, ids) {
    const { tx } = deed;
    const diminta = ids.filter((id) => id < 0).map((id) => -id);
    await undoRekening(deed, diminta, `${KETERANGAN}: impor dibatalkan`);
    const urut = ids.find((id) => id > 0);
    if (urut === undefined) return;
    const [row] = await tx<{ id: string }[]>`select id_jurnal_umum as id from jurnal_umum where urut = ${urut}`;
    const asal = found(await lockJurnalUmum(tx, found(row, "Jurnal umum").id), "Jurnal umum");
    if (asal.dibalik !== null) throw conflict(`${asal.idJurnalUmum} sudah dibalik dengan ${asal.dibalik}`);
    await refuseTertutup(deed, "idImpor", asal.tanggal);
    await bookNow(deed, {
      tanggal: asal.tanggal,
      keterangan: `Pembalikan ${asal.idJurnalUmum}: impor dibatalkan`,
      baris: await barisBalik(tx, asal.idJurnalUmum),
      membalik: asal.idJurnalUmum,
    });
  },
};
