import { createApp } from "#server/app.ts";
import { periksaBuku } from "#server/books/periksa/periksa.ts";
import type { Config } from "#server/platform/config.ts";
import type { Services } from "#server/platform/http/context.ts";
import { type Actor, actorFor } from "./actor.ts";
import { siapkanAsset } from "./asset.ts";
import { Calendar } from "./calendar.ts";
import { PEGAWAI } from "./company.ts";
import { bayarBulanan, putuskanPengembalian, setorModal, siapkanKebutuhan } from "./keuangan.ts";
import { belanja } from "./pembelian.ts";
import { jual } from "./penjualan.ts";
import { dirikan, PASSWORD_DEMO } from "./perusahaan.ts";
import { proofPicture } from "./pictures.ts";
import { seeded } from "./random.ts";
import type { People, Story } from "./story.ts";

export type DemoOptions = {
  config: Config;
  databaseUrl: string;
  /** The last day of the story. */
  today: Date;
  /** How long the story is. */
  days: number;
  /** Orders of an average working day at the end; there were fewer in the beginning. */
  ordersPerDay: number;
  say: (message: string) => void;
};

/** Years of a machine company, lived through the app's own rules; only for a database that nobody works with yet. */
export async function fillDemo(options: DemoOptions): Promise<void> {
  const calendar = new Calendar(options.today, options.days);
  const app = await createApp({
    config: { ...options.config, logLevel: "error" },
    // A crash would only mean to start again: no need to wait for the disk after each of ten thousands of steps.
    databaseUrl: withoutWaiting(options.databaseUrl),
    clock: () => calendar.now(),
  });
  try {
    const { services } = app;
    if (await inUse(services)) {
      options.say("The database is in use already: demo data is only filled into an empty one");
      return;
    }
    const boss = await actorFor(services, options.config.adminNokar);
    await dirikan(services, boss);
    await live(await storyOf(services, calendar, boss), options);
    await expectSoundBooks(services);
  } finally {
    await app.close();
  }
  for (const { nokar, nama, role } of PEGAWAI.filter(
    (one, at) => PEGAWAI.findIndex((other) => other.role === one.role) === at,
  )) {
    options.say(`  Demo login   No Karyawan ${nokar}   Password ${PASSWORD_DEMO}   (${role}, ${nama})`);
  }
}

async function live(story: Story, { days, ordersPerDay, say }: DemoOptions): Promise<void> {
  const { calendar, random } = story;
  const needs = await siapkanKebutuhan(story);
  await setorModal(story, needs);
  await siapkanAsset(story, days);
  await calendar.live(async (day, dayOfMonth) => {
    if (day % 90 === 0) say(`Demo: day ${day} of ${days}`);
    const growth = 0.6 + (0.8 * day) / days;
    const orders = Math.floor(ordersPerDay * growth * (0.5 + random.next()) + 0.5);
    for (let n = 0; n < orders; n++) calendar.later(0, () => jual(story));
    if (day % 7 === 1) calendar.later(0, () => belanja(story));
    if (day % 4 === 2) calendar.later(0, () => putuskanPengembalian(story));
    calendar.later(0, () => bayarBulanan(story, needs, dayOfMonth));
  });
}

async function storyOf(services: Services, calendar: Calendar, boss: Actor): Promise<Story> {
  const actor = (nokar: string) => actorFor(services, nokar);
  const people: People = {
    boss,
    direktur: await actor("1002"),
    keuangan: await actor("1003"),
    admin: await actor("1010"),
    gudang: await actor("1020"),
    teknisi: await actor("1021"),
    sales: [await actor("1030"), await actor("1031"), await actor("1032")],
  };
  const drawn = (title: string) => Promise.all([0, 1, 2, 3].map((n) => proofPicture(title, n)));
  const proofs = {
    order: await drawn("Surat Pesanan"),
    transfer: await drawn("Bukti Transfer"),
    kirim: await drawn("Serah Terima"),
    nota: await drawn("Nota"),
  };
  const accounts = await services.sql<{ id: number; nama: string }[]>`
    select id_rekening as id, nama_rekening as nama from rekening`;
  const rekening = new Map(accounts.map((row) => [row.nama, row.id]));
  return { services, calendar, random: seeded(20_260_101), people, proofs, rekening };
}

async function inUse({ sql }: Services): Promise<boolean> {
  const rows = await sql`select 1 from produk union all select 1 from so union all select 1 from pengajuan limit 1`;
  return rows.length > 0;
}

async function expectSoundBooks({ sql }: Services): Promise<void> {
  const broken = (await periksaBuku(sql)).filter((rule) => !rule.lolos);
  if (broken.length > 0) throw new Error(`The demo's books do not agree: ${JSON.stringify(broken)}`);
}

function withoutWaiting(url: string): string {
  const address = new URL(url);
  address.searchParams.set("synchronous_commit", "off");
  return address.href;
}
