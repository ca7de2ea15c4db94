import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { contract } from "#areas/contract.ts";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { type Random, seeded } from "#demo/random.ts";
import type { Call } from "#kernel/call.ts";
import { picture } from "#test/support/files.ts";
import { type Office, openOffice, type Person } from "#test/support/office.ts";

// FUZZ cases from FUZZ_SEED on, the same ones unless told otherwise; the figures of 10,000 and more stand in
// docs/RELIABILITY.md.
const CASES = Number(process.env.FUZZ ?? 600);
const PATIENCE = 3_600_000;
const SEED = Number(process.env.FUZZ_SEED ?? 5);

const office = openOffice();

/** Notes every row that is written, in the transaction that writes it, but for what a refusal may write too. */
const WATCH = `
create table tulisan (tabel text);
create function catat_tulisan() returns trigger language plpgsql as
  $$ begin insert into tulisan values (tg_table_name); return null; end $$;
do $$ declare t record; begin
  for t in select c.oid::regclass as nama from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('tulisan', 'jejak_keamanan', 'sesi', 'percobaan_masuk', 'percobaan_alamat', 'idempotensi', 'hitungan',
        'proses') loop
    execute format('create trigger zz_tulisan after insert or update or delete on %s for each row execute function catat_tulisan()', t.nama);
  end loop;
end $$`;

const ENDS_SESSIONS = [session.login, session.logout, session.refresh, profil.ubahPassword] as readonly Call[];
const calls = Object.values(contract)
  .flatMap((resource) => Object.values(resource as Readonly<Record<string, Call>>))
  .filter((call) => !ENDS_SESSIONS.includes(call));

function fieldsOf(schema: z.ZodMiniType): string[] {
  const { def } = schema._zod as { def: { shape?: object; in?: z.ZodMiniType; innerType?: z.ZodMiniType } };
  const inner = def.in ?? def.innerType;
  return def.shape ? Object.keys(def.shape) : inner ? fieldsOf(inner) : [];
}

const TEXTS = [
  ...[
    "",
    " ",
    "a",
    "PT. Maju & Jaya",
    "'; drop table so; --",
    "%_\\",
    "\u0000",
    "\ud800",
    "١٢٣",
    "👩‍🏭",
    "a".repeat(5_000),
  ],
  ...["SO-2611-00001", "INV-2611-00001", "2026-11-20", "2026-02-30", "0000-00-00", "9999-12-31", "20-11-2026"],
  ...[
    "Disetujui",
    "Ditolak",
    "LN",
    "DP",
    "Reguler",
    "masuk",
    "keluar",
    "Super Admin",
    "true",
    "asc",
    "../../etc/passwd",
  ],
];
const NUMBERS = [0, -1, 1, 2, 3, 100, 1_000_000, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e308, -1e18, 0.5, 1.005];

function value(random: Random, depth = 0): unknown {
  const kind = random.between(0, depth > 2 ? 4 : 7);
  if (kind <= 1) return random.pick(TEXTS);
  if (kind === 2) return random.pick(NUMBERS);
  if (kind === 3) return String(random.pick(NUMBERS));
  if (kind === 4) return random.pick([null, true, false]);
  if (kind === 5) return Array.from({ length: random.between(0, 3) }, () => value(random, depth + 1));
  const names = ["idProduk", "qty", "hargaProduk", "sumberProduk", "id", "kunci", "__proto__", "nominal"];
  return Object.fromEntries(
    Array.from({ length: random.between(0, 4) }, () => [random.pick(names), value(random, depth + 1)]),
  );
}

const proof = picture();

async function inputOf(call: Call, random: Random): Promise<Record<string, unknown>> {
  const fields = fieldsOf(call.input).filter(() => random.chance(0.9));
  const input = Object.fromEntries(fields.map((name) => [name, value(random)]));
  for (const name of Object.keys(call.files)) if (random.chance(0.6)) input[name] = [await proof];
  return input;
}

async function people(office: Office): Promise<Person[]> {
  const staff = [await office.person("Super Admin"), await office.person("Keuangan"), await office.person("Sales")];
  await office.sql`delete from tulisan`;
  return staff;
}

test(
  "no input of any call makes the server fail, and what is refused has written nothing",
  async () => {
    await office.sql.unsafe(WATCH);
    const random = seeded(SEED);
    let staff = await people(office);
    const wrong: string[] = [];
    const answers: Record<number, number> = {};
    for (let at = 0; at < CASES; at++) {
      const call = calls[at % calls.length];
      if (!call) break;
      const who = random.pick([...staff, staff[0], staff[0], office.nobody]) ?? office.nobody;
      const input = await inputOf(call, random);
      const { status } = await who.send(call, input, { idempotencyKey: `fuzz-${SEED}-${at}` });
      answers[status] = (answers[status] ?? 0) + 1;
      const written = await office.sql<{ tabel: string }[]>`delete from tulisan returning tabel`;
      const said = `${call.path} answered ${status} (FUZZ_SEED=${SEED}, case ${at})`;
      if (status >= 500) wrong.push(`${said} to ${JSON.stringify(input).slice(0, 300)}`);
      if (status !== 200 && written.length > 0) wrong.push(`${said} and wrote ${written.map(({ tabel }) => tabel)}`);
      // Somebody may have been dismissed, or signed out everywhere, by a call that was right by chance.
      if (status === 403 && who !== office.nobody) {
        staff = await people(office);
      }
    }
    console.log(`${CASES} cases of ${calls.length} calls from seed ${SEED}: ${JSON.stringify(answers)}`);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);
