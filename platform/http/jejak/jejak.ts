import { PERISTIWA, type Peristiwa } from "#kernel/peristiwa.ts";
import type { Id } from "#kernel/types.ts";
import type { Db, Sql } from "../../db/database.ts";
import type { Log } from "../../ops/log/log.ts";
import { openRepeats } from "./repeats.ts";

/**
 * An event of the security trail (jejak keamanan). It never contains a password or token; a typed number that belongs
 * to nobody goes through `nomorTertulis` first.
 */
export type Kejadian = {
  peristiwa: Peristiwa;
  waktu: Date;
  /** The employee who did it or tried to. */
  idUser: Id<"karyawan"> | null;
  nama: string;
  noKaryawan?: string;
  /** IP address of the request. */
  alamat: string;
  keterangan?: string;
};
type Terhitung = Kejadian & { kali: number };

export type Jejak = {
  /** Writes an event outside a transaction. Repeats of a cheap event are counted instead of written one by one. */
  catat(kejadian: Kejadian): void;
  /** Resolves when all events so far are written. */
  settled(): Promise<void>;
  /** Writes the repeats counted so far. */
  close(): Promise<void>;
};

/** Events that anybody can repeat at no cost: the first is written at once, its repeats as a number. */
const REPEATED: ReadonlySet<Peristiwa> = new Set(["gagalMasuk", "terkunci", "gagalPassword", "ditolak", "pakaiKunci"]);
const LONGEST = 500;

export function openJejak(sql: Sql, log: Log, clock: () => Date): Jejak {
  // Written one after the other: a flood of refusals then uses one connection only.
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

/** Writes events in the transaction that caused them; they are logged after the commit. */
export async function noteJejak(deed: Peserta, peristiwa: Peristiwa, keterangan: string): Promise<void> {
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
  // The number of a known employee is taken from karyawan, whatever was typed.
  await db`
    insert into jejak_keamanan (waktu, peristiwa, id_user, nama, no_karyawan, alamat, keterangan, kali)
    select r.waktu, r.peristiwa, k.id_user, r.nama, coalesce(k.no_karyawan, r."noKaryawan"), r.alamat, r.keterangan, r.kali
    from jsonb_to_recordset(${db.json(rows as never)}) as r(waktu timestamptz, peristiwa text, "idUser" integer, nama text,
      "noKaryawan" text, alamat text, keterangan text, kali integer)
    left join karyawan k on k.id_user = r."idUser"`;
}

/** An IPv4 address without the ::ffff: prefix of an IPv6 socket. */
const alamatSingkat = (alamat: string): string => alamat.replace(/^::ffff:/, "").slice(0, 60);

/**
 * A typed number that belongs to nobody, made safe to store: people type their password into the wrong field, so unless
 * it is short and all digits only its beginning and length are kept.
 */
export function nomorTertulis(typed: string): string {
  if (/^\d{1,8}$/.test(typed)) return typed;
  return `${typed.slice(0, 2)}… (${typed.length} karakter)`;
}

/** Events with this key count as repeats: the same event by the same person or number from the same address. */
const keyOf = ({ peristiwa, idUser, noKaryawan = "", alamat, keterangan = "" }: Kejadian): string =>
  JSON.stringify([peristiwa, idUser, noKaryawan, alamat, keterangan]);

/** The event that stands for all others when there are too many different ones. */
const summed = (kejadian: Kejadian): Kejadian => ({
  peristiwa: kejadian.peristiwa,
  waktu: kejadian.waktu,
  idUser: null,
  nama: "",
  alamat: "",
  keterangan: `${PERISTIWA[kejadian.peristiwa]} dengan banyak nomor atau dari banyak alamat`,
});

/** Deletes events older than two years; the database refuses to delete younger ones. */
export async function sweepJejak(sql: Sql): Promise<void> {
  await sql`delete from jejak_keamanan where waktu < now() - interval '2 years'`;
}
