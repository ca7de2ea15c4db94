import type { Id } from "#contract/kernel/types.ts";
import { PERISTIWA, type Peristiwa } from "#contract/sistem/jejak-keamanan.ts";
import type { Log } from "../log/log.ts";
import type { Db, Sql } from "../postgres/database.ts";
import { openRepeats } from "./repeats.ts";

/**
 * One thing that whoever watches over the company should know of. Passwords and tokens never stand in it; a number that
 * belongs to nobody goes through `nomorTertulis` first.
 */
export type Kejadian = {
  peristiwa: Peristiwa;
  waktu: Date;
  /** Who did it or tried to. */
  idUser: Id<"karyawan"> | null;
  nama: string;
  noKaryawan?: string;
  /** The address that the request came from. */
  alamat: string;
  keterangan?: string;
};
type Terhitung = Kejadian & { kali: number };

export type Jejak = {
  /** Writes what happened outside of a transaction. What can be repeated at will is counted, not written each time. */
  catat(kejadian: Kejadian): void;
  /** When everything that was told so far is written. */
  settled(): Promise<void>;
  /** Writes the repeats that were counted until now. */
  close(): Promise<void>;
};

/** What costs a stranger nothing to repeat: these are told once at first, and then with their number. */
const REPEATED: ReadonlySet<Peristiwa> = new Set(["gagalMasuk", "terkunci", "gagalPassword", "ditolak"]);
const LONGEST = 500;

export function openJejak(sql: Sql, log: Log, clock: () => Date): Jejak {
  // One after the other: a flood of refusals takes one connection, not all of them.
  let writing = Promise.resolve();
  const write = (kejadian: Terhitung) => {
    writing = writing
      .then(() => tulis(sql, [kejadian]))
      .then(() => say(log, [kejadian]))
      .catch((error: unknown) => log.error({ err: error, jejak: plain(kejadian) }, "security trail not written"));
  };
  const repeats = openRepeats<Kejadian>({ write, keyOf, summed, clock });
  return {
    catat(kejadian) {
      if (REPEATED.has(kejadian.peristiwa)) repeats.add(kejadian);
      else write({ ...kejadian, kali: 1 });
    },
    settled: () => writing,
    async close() {
      repeats.close();
      await writing;
    },
  };
}

type Peserta = {
  tx: Db;
  user: { idUser: Id<"karyawan">; nama: string };
  now: Date;
  alamat: string;
  terjadi: Kejadian[];
};

/** Writes what happened into the transaction that made it happen; the log hears of it after the commit. */
export async function catatJejak(deed: Peserta, peristiwa: Peristiwa, keterangan: string): Promise<void> {
  const { idUser, nama } = deed.user;
  const kejadian = { peristiwa, waktu: deed.now, idUser, nama, alamat: deed.alamat, keterangan };
  await tulis(deed.tx, [{ ...kejadian, kali: 1 }]);
  deed.terjadi.push(kejadian);
}

export const say = (log: Log, semua: readonly (Kejadian & { kali?: number })[]): void => {
  for (const kejadian of semua) log.info({ jejak: plain(kejadian) }, `security: ${kejadian.peristiwa}`);
};

const plain = ({ waktu, ...facts }: Kejadian) => ({ ...facts, waktu: waktu.toISOString() });

async function tulis(db: Db, semua: readonly Terhitung[]): Promise<void> {
  const rows = semua.map(({ noKaryawan = "", keterangan = "", ...kejadian }) => ({
    ...kejadian,
    noKaryawan,
    alamat: alamatSingkat(kejadian.alamat),
    keterangan: keterangan.length > LONGEST ? `${keterangan.slice(0, LONGEST - 1)}…` : keterangan,
  }));
  // The number of someone who is known comes from the list of employees, whatever was typed.
  await db`
    insert into jejak_keamanan (waktu, peristiwa, id_user, nama, no_karyawan, alamat, keterangan, kali)
    select r.waktu, r.peristiwa, k.id_user, r.nama, coalesce(k.no_karyawan, r."noKaryawan"), r.alamat, r.keterangan, r.kali
    from jsonb_to_recordset(${db.json(rows as never)}) as r(waktu timestamptz, peristiwa text, "idUser" integer, nama text,
      "noKaryawan" text, alamat text, keterangan text, kali integer)
    left join karyawan k on k.id_user = r."idUser"`;
}

/** An IPv4 address as people know it, whatever kind of socket it came by. */
const alamatSingkat = (alamat: string): string => alamat.replace(/^::ffff:/, "").slice(0, 60);

/**
 * A number that belongs to nobody, as it may be written down: people type their password into the wrong field, so of
 * what is not plainly a number only the beginning and the length are kept.
 */
export function nomorTertulis(typed: string): string {
  if (/^\d{1,8}$/.test(typed)) return typed;
  return `${typed.slice(0, 2)}… (${typed.length} karakter)`;
}

/** One window of repeats: the same thing by the same person or number, from the same address. */
const keyOf = ({ peristiwa, idUser, noKaryawan = "", alamat, keterangan = "" }: Kejadian): string =>
  JSON.stringify([peristiwa, idUser, noKaryawan, alamat, keterangan]);

/** What many different ones are told as once they are too many to be told apart. */
const summed = (kejadian: Kejadian): Kejadian => ({
  peristiwa: kejadian.peristiwa,
  waktu: kejadian.waktu,
  idUser: null,
  nama: "",
  alamat: "",
  keterangan: `${PERISTIWA[kejadian.peristiwa]} dengan banyak nomor atau dari banyak alamat`,
});

/** Forgets what is older than it is kept for; the database itself keeps the rest. */
export async function sweepJejak(sql: Sql): Promise<void> {
  await sql`delete from jejak_keamanan where waktu < now() - interval '2 years'`;
}
