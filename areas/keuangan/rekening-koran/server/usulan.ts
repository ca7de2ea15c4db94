import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import type { KasKoran, MutasiBank, UsulanKoran } from "../isiKoran.ts";
import { disebut, HARI_DEKAT, ringkas } from "./pasti.ts";
import { type BarisRow, kasJson } from "./sql.ts";
import { partsOf } from "./susunJumlah.ts";

const PALING_BANYAK = 3;
/** Of so many rows a sum is looked for. */
const DICOBA = 20;
const HARI_JUMLAH = 3;

type Sama = { idKoran: number; hari: number; disebut: boolean; kas: KasKoran };
type Bagian = { idKoran: number; bagian: KasKoran[] };
type Bersama = { idKoran: number; kas: KasKoran; baris: { idKoran: number; nominal: number }[] };

/** The lines with what each could be, the likeliest first. */
export async function withProposals(
  db: Db,
  idRekening: Id<"rekening">,
  rows: readonly BarisRow[],
): Promise<MutasiBank[]> {
  const terbuka = rows.filter(({ status, sen }) => status === "sisa" && sen % 100 === 0);
  if (terbuka.length === 0) return rows.map((row) => ({ ...row, usulan: [] }));
  const open = terbuka.map(({ idKoran }) => idKoran);
  const sama = spread(open, await equalAmounts(db, idRekening, open, PALING_BANYAK + mostEqual(terbuka) - 1));
  const lain = open.filter((id) => !sama.some(({ idKoran }) => idKoran === id));
  const [bagian, bersama] = await Promise.all([severalKas(db, idRekening, lain), severalLines(db, idRekening, lain)]);
  return rows.map((row) => ({ ...row, usulan: proposalsOf(row, { sama, bagian, bersama }) }));
}

/** How many of the lines have the amount that comes most often. */
function mostEqual(rows: readonly BarisRow[]): number {
  const banyak = new Map<number, number>();
  for (const { sen } of rows) banyak.set(sen, (banyak.get(sen) ?? 0) + 1);
  return Math.max(...banyak.values());
}

/**
 * Of candidates that are as likely, each line begins with one that no line before it begins with: whoever matches equal lines one after
 * the other finds a free one at each, before the list is asked for again.
 */
function spread(idKoran: readonly number[], sama: readonly Sama[]): Sama[] {
  const didahulukan = new Map<number, number>();
  const kali = ({ kas }: Sama) => didahulukan.get(kas.idKas) ?? 0;
  return idKoran.flatMap((id) => {
    const milik = sama
      .filter((satu) => satu.idKoran === id)
      .toSorted(
        (a, b) =>
          Number(b.disebut) - Number(a.disebut) || a.hari - b.hari || kali(a) - kali(b) || a.kas.idKas - b.kas.idKas,
      );
    const [pertama] = milik;
    if (pertama) didahulukan.set(pertama.kas.idKas, kali(pertama) + 1);
    return milik;
  });
}

type Calon = { sama: readonly Sama[]; bagian: readonly Bagian[]; bersama: readonly Bersama[] };

function proposalsOf({ idKoran, sen }: BarisRow, { sama, bagian, bersama }: Calon): UsulanKoran[] {
  const own = <Row extends { idKoran: number }>(rows: readonly Row[]) => rows.filter((row) => row.idKoran === idKoran);
  const equal = own(sama).map(({ kas, hari, disebut }): UsulanKoran => {
    const beda = hari === 0 ? "tanggal sama" : `beda ${hari} hari`;
    const apa = kas.nominal * 100 === sen ? "Nominal sama" : `Nominal sama dengan kode unik ${kas.kodeUnik}`;
    return { alasan: `${apa}, ${beda}${disebut ? ", dokumennya disebut" : ""}`, idKoran: [idKoran], kas: [kas] };
  });
  const parts = own(bagian).flatMap(({ bagian }): UsulanKoran[] => {
    const kas = partsOf(bagian, sen / 100);
    return kas ? [{ alasan: `Jumlah ${kas.length} mutasi kas`, idKoran: [idKoran], kas }] : [];
  });
  const shares = own(bersama).flatMap(({ kas, baris }): UsulanKoran[] => {
    const others = partsOf([...baris, { idKoran: 0, nominal: 0 }], kas.nominal - sen / 100)?.filter(
      (one) => one.idKoran > 0,
    );
    if (!others || others.length === 0) return [];
    const alasan = `${others.length + 1} mutasi bank untuk satu mutasi kas`;
    return [{ alasan, idKoran: [idKoran, ...others.map((one) => one.idKoran)], kas: [kas] }];
  });
  return [...equal, ...parts, ...shares].slice(0, PALING_BANYAK);
}

const equalAmounts = (db: Db, idRekening: Id<"rekening">, idKoran: readonly number[], batas: number) => db<Sama[]>`
  select k.id_koran, c.* from rekening_koran k cross join lateral (
    select abs(s.tanggal - k.tanggal) as hari, ${disebut(db, ringkas(db, db`k.keterangan`))} as disebut, ${kasJson(db)} as kas
    from kas s join pengajuan p using (id_pengajuan)
    where s.id_rekening = ${idRekening} and s.debit - s.kredit between k.sen / 100 - case when k.sen > 0 then 999 else 0 end and k.sen / 100
      and (s.debit - s.kredit = k.sen / 100 or ${denganKode(db)})
      and s.tanggal between k.tanggal - ${HARI_DEKAT}::integer and k.tanggal + ${HARI_DEKAT}::integer
      and not exists (select from koran_kas m where m.id_kas = s.id_kas)
    order by 2 desc, 1, s.id_kas limit ${batas}) c
  where k.id_koran = any(${idKoran}::bigint[]) order by k.id_koran, c.disebut desc, c.hari`;

/** The payment of an invoice whose code makes the amount of the line. */
const denganKode = (db: Db) => db`
  exists (
    select from invoice i where i.id_invoice = p.id_invoice and i.id_pengajuan_kode is null and i.kode_unik = k.sen / 100 - s.debit)`;

/** Rows of kas that could be parts of a line. */
const severalKas = (db: Db, idRekening: Id<"rekening">, idKoran: readonly number[]) => db<Bagian[]>`
  select k.id_koran, coalesce(jsonb_agg(c.kas), '[]') as bagian from rekening_koran k cross join lateral (
    select ${kasJson(db)} as kas from kas s join pengajuan p using (id_pengajuan)
    where s.id_rekening = ${idRekening}
      and s.tanggal between k.tanggal - ${HARI_JUMLAH}::integer and k.tanggal + ${HARI_JUMLAH}::integer
      and sign(s.debit - s.kredit) = sign(k.sen) and abs(s.debit - s.kredit) < abs(k.sen) / 100
      and not exists (select from koran_kas m where m.id_kas = s.id_kas)
    order by abs(s.tanggal - k.tanggal), s.id_kas limit ${DICOBA}) c
  where k.id_koran = any(${idKoran}::bigint[]) group by k.id_koran`;

/** Rows of kas of which a line could be a part, with the other lines around it. */
const severalLines = (db: Db, idRekening: Id<"rekening">, idKoran: readonly number[]) => db<Bersama[]>`
  select k.id_koran, c.kas, coalesce(n.baris, '[]') as baris from rekening_koran k cross join lateral (
    select ${kasJson(db)} as kas from kas s join pengajuan p using (id_pengajuan)
    where s.id_rekening = ${idRekening}
      and s.tanggal between k.tanggal - ${HARI_JUMLAH}::integer and k.tanggal + ${HARI_JUMLAH}::integer
      and sign(s.debit - s.kredit) = sign(k.sen) and abs(s.debit - s.kredit) > abs(k.sen) / 100
      and not exists (select from koran_kas m where m.id_kas = s.id_kas)
    order by abs(s.tanggal - k.tanggal), s.id_kas limit ${PALING_BANYAK}) c
  cross join lateral (
    select jsonb_agg(jsonb_build_object('idKoran', x.id_koran, 'nominal', x.sen / 100)) as baris from (
      select o.id_koran, o.sen from rekening_koran o
      where o.id_rekening = ${idRekening} and o.status = 'sisa' and o.id_koran <> k.id_koran and o.sen % 100 = 0
        and o.tanggal between k.tanggal - ${HARI_JUMLAH}::integer and k.tanggal + ${HARI_JUMLAH}::integer and sign(o.sen) = sign(k.sen)
      order by abs(o.tanggal - k.tanggal), o.id_koran limit ${DICOBA}) x) n
  where k.id_koran = any(${idKoran}::bigint[]) order by k.id_koran`;
