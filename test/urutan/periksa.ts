import type { Sql } from "#platform/db/database.ts";
import type { Job } from "#postgres";
import type { Office, Person } from "#test/support/office.ts";
import type { ingatKeadaan } from "./keadaan.ts";
import type { Pasangan } from "./pasangan.ts";
import { type Jadwal, jadwalkan, type Pilihan } from "./penjadwal.ts";
import { acak, berganti } from "./pilihan.ts";

type Ruang = {
  readonly office: Office;
  readonly admin: Sql;
  readonly keadaan: Awaited<ReturnType<typeof ingatKeadaan>>;
  readonly a: Person;
  readonly b: Person;
};
type Hasil = {
  readonly jadwal: Jadwal<string>;
  readonly jawab: string;
  readonly beda: string;
  /** The rules of the books that do not hold after it. */
  readonly salah: readonly string[];
};
type Cara = {
  /** How many random schedules, and the first seed. */
  readonly acak?: number;
  readonly seed?: number;
  /** Only each so manieth of the others. */
  readonly setiap?: number;
  /** After which schedules the books are checked. */
  readonly buku?: "berturut" | "semua";
  readonly ubah?: (job: Job) => void;
};

/** Runs a pair by one schedule, and goes back to the state before. */
export async function jalankan(
  ruang: Ruang,
  pasangan: Pasangan,
  pilih: Pilihan,
  { ubah, buku = false }: { ubah?: ((job: Job) => void) | undefined; buku?: boolean } = {},
): Promise<Hasil> {
  const { admin, keadaan, office } = ruang;
  const act =
    (person: Person, [call, input]: Pasangan["a"]) =>
    async () => {
      const { status, body } = await person.send(call, input);
      return `${status === 200 ? "done" : "refused"}: ${String(body.message)}`;
    };
  try {
    const jadwal = await jadwalkan(admin, [act(ruang.a, pasangan.a), act(ruang.b, pasangan.b)], pilih, ubah);
    const salah = buku ? (await office.periksa()).filter(({ lolos }) => !lolos).map(({ aturan }) => aturan) : [];
    return { jadwal, jawab: jadwal.hasil.join(" | "), beda: await keadaan.catat(), salah };
  } finally {
    await keadaan.pulihkan();
  }
}

/** One after the other: what any schedule has to come to, in one order or the other. */
async function berturut(ruang: Ruang, pasangan: Pasangan, buku: boolean): Promise<readonly [Hasil, Hasil]> {
  const satu = await jalankan(ruang, pasangan, berganti("A", Number.POSITIVE_INFINITY), { buku });
  const dua = await jalankan(ruang, pasangan, berganti("B", Number.POSITIVE_INFINITY), { buku });
  return [satu, dua];
}

const stepsOf = ({ jadwal }: Hasil, huruf: string): number => jadwal.huruf.split(huruf).length - 1;

/** Where its transaction begins: before that an action only asks who it is, and what it had better know. */
function begin({ jadwal }: Hasil, huruf: string): number {
  const own = jadwal.jejak.filter((line) => line.startsWith(huruf));
  return Math.max(
    1,
    own.findLastIndex((line) => line.startsWith(`${huruf} begin`)),
  );
}

/**
 * Every schedule of at most two changes of turn, and random ones: what differs from both serial orders, in the tables or in
 * what was answered, is told with the letters that repeat it.
 */
export async function periksaPasangan(
  ruang: Ruang,
  pasangan: Pasangan,
  { acak: banyak = 0, seed = 1, setiap = 1, buku, ubah }: Cara = {},
) {
  const serial = await berturut(ruang, pasangan, buku !== undefined);
  const pilihan: Pilihan[] = [];
  for (const [at, huruf] of ["A", "B"].entries()) {
    const sendiri = serial[at] as Hasil;
    const last = stepsOf(sendiri, huruf);
    for (let step = begin(sendiri, huruf); step < last; step += setiap) pilihan.push(berganti(huruf, step));
  }
  for (let at = 0; at < banyak; at += 1) pilihan.push(acak(seed + at));
  const temuan = [...idle(pasangan, serial), ...serial.flatMap((hasil) => wrong(pasangan, hasil, serial))];
  let deadlocks = 0;
  for (const pilih of pilihan) {
    const hasil = await jalankan(ruang, pasangan, pilih, { ubah, buku: buku === "semua" });
    deadlocks += hasil.jadwal.deadlocks;
    temuan.push(...wrong(pasangan, hasil, serial));
  }
  return { jadwal: pilihan.length + serial.length, deadlocks, temuan };
}

/**
 * An action that is refused in either order would be so in every schedule, and the pair tells nothing. Not asked of one call made
 * twice: who may make it is one of both.
 */
const idle = ({ nama, a, b }: Pasangan, serial: readonly Hasil[]): string[] =>
  (a === b ? [] : ["A", "B"]).flatMap((huruf, at) => {
    const answers = serial.map(({ jadwal }) => jadwal.hasil[at] ?? "");
    return answers.some((jawab) => jawab.startsWith("done")) ? [] : [`${nama}: ${huruf} is never done: ${answers[0]}`];
  });

function wrong(pasangan: Pasangan, hasil: Hasil, serial: readonly Hasil[]): string[] {
  const isSerial = serial.some((one) => one.jawab === hasil.jawab && one.beda === hasil.beda);
  const books = hasil.salah.map((aturan) => `${pasangan.nama}: ${hasil.jadwal.huruf}: ${aturan}`);
  return isSerial ? books : [...books, tell(pasangan, hasil, serial)];
}

function tell({ nama }: Pasangan, hasil: Hasil, serial: readonly Hasil[]): string {
  const near = serial.find(({ jawab }) => jawab === hasil.jawab) ?? serial[0];
  const lines = (text: string) => new Set(text.split("\n"));
  const [own, theirs] = [lines(hasil.beda), lines(near?.beda ?? "")];
  const more = [...own].filter((line) => !theirs.has(line)).map((line) => `  only here: ${line}`);
  const less = [...theirs].filter((line) => !own.has(line)).map((line) => `  missing: ${line}`);
  const answers = serial.map(({ jawab }) => `  one after the other: ${jawab}`);
  return [`${nama}: ${hasil.jadwal.huruf}`, `  answered: ${hasil.jawab}`, ...answers, ...more, ...less].join("\n");
}
