import { periksaBuku } from "#books/periksa/periksa.ts";
import { jakartaToday } from "#kernel/format.ts";
import { geserBulan } from "#kernel/kalender.ts";
import type { Config } from "#platform/config.ts";
import type { Services } from "#platform/http/context.ts";
import { createApp } from "#server/app.ts";
import { type Actor, actorFor } from "./actor.ts";
import { tagihAngkutan } from "./angkutan.ts";
import { prepareAsset } from "./asset.ts";
import { mulaiBahan } from "./bahan.ts";
import { readBank } from "./bank.ts";
import { Calendar } from "./calendar.ts";
import { makeDaftarHarga } from "./daftarHarga.ts";
import { lebihDiskon } from "./diskon.ts";
import { dirikanKeuangan, keuanganHarian, putuskanPengembalian, yangMenunggu } from "./keuangan.ts";
import { fillKolomSendiri } from "./kolomSendiri.ts";
import { sellOnline } from "./marketplace.ts";
import { readMasukan } from "./masukan.ts";
import { countGudang, OPNAME_DIPUTUSKAN, OPNAME_TERAKHIR } from "./opname.ts";
import { hariPkp, registerPkp, sendFaktur } from "./pajak.ts";
import { PEGAWAI, YANG_RESIGN } from "./pegawai.ts";
import { registerPemasok } from "./pemasok.ts";
import { belanja, noteTalk } from "./pembelian.ts";
import { JARAK_PENAWARAN, PENAWARAN_TERAKHIR, tawarkan } from "./penawaran.ts";
import { prepareKebutuhan } from "./pengajuan.ts";
import { jual } from "./penjualan.ts";
import { dirikan, PASSWORD_DEMO, resign } from "./perusahaan.ts";
import { proofPicture } from "./pictures.ts";
import { remind } from "./piutang.ts";
import { seeded } from "./random.ts";
import { layani } from "./servis.ts";
import { openDemoStorage } from "./storage.ts";
import { orLater, type People, type Story, thread } from "./story.ts";
import { menutupBuku, tutupBulanLama } from "./tutupBuku.ts";

export type DemoOptions = {
  config: Config;
  databaseUrl: string;
  /** The last day of the story. */
  today: Date;
  /** Length of the story in days. */
  days: number;
  /** Orders of an average working day at the end; the beginning has fewer. */
  ordersPerDay: number;
  say: (message: string) => void;
};

/** Fills a new database with years of a machine company, through the app's own calls and rules. */
export async function fillDemo(options: DemoOptions): Promise<void> {
  const calendar = new Calendar(options.today, options.days);
  const app = await createApp({
    config: { ...options.config, logLevel: "error" },
    databaseUrl: inHaste(options.databaseUrl),
    clock: () => calendar.now(),
    storage: openDemoStorage(options.config),
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

/** Factor of each month: the shop sells more before the harvest. */
const MUSIM = [0.9, 0.94, 1.08, 0.78, 0.98, 1.06, 1.12, 1.15, 1.02, 0.96, 1.04, 1.1];

async function live(story: Story, { days, ordersPerDay, say }: DemoOptions): Promise<void> {
  const { calendar, random } = story;
  const keuangan = thread(story);
  await dirikanKeuangan(keuangan);
  await prepareAsset(thread(story), days);
  calendar.later(days * OPNAME_DIPUTUSKAN, () => countGudang(story, true));
  calendar.later(days - OPNAME_TERAKHIR, () => countGudang(story, false));
  for (let ke = 0; ke < PENAWARAN_TERAKHIR; ke++) {
    const hari = days - (PENAWARAN_TERAKHIR - ke) * JARAK_PENAWARAN;
    if (hari > 0) calendar.later(hari, () => tawarkan(story, ke));
  }
  calendar.later(hariPkp(days), () => registerPkp(story, jakartaToday(calendar.now())));
  await calendar.live(async (day, dates) => {
    if (day % 90 === 0) say(`Demo: day ${day} of ${days}`);
    const share = day / days;
    const bulan = Number(dates.at(-1)?.slice(5, 7));
    const orders = ordersPerDay * (0.62 + 0.76 * share) * (MUSIM[bulan - 1] ?? 1) * (0.5 + random.next());
    for (let n = 0; n < Math.floor(orders + 0.5); n++) {
      const own = thread(story);
      calendar.later(0, () => orLater(own, 0, () => jual(own)));
    }
    if (day % 7 === 1 || day % 7 === 4) calendar.later(0, () => belanja(thread(story)));
    if (day % 11 === 9) calendar.later(0, () => layani({ ...story, random: seeded(day) }));
    if (day % 13 === 5) calendar.later(0, () => noteTalk(thread(story), dates.at(-1) ?? ""));
    if (day % 4 === 2 && share < 0.97) calendar.later(0, () => putuskanPengembalian(keuangan));
    calendar.later(0, () => keuanganHarian(keuangan, dates, share));
    if (day === 250) calendar.later(0, () => resign(story.people.boss, YANG_RESIGN, dates.at(-1) ?? ""));
    const ketujuh = dates.find((date) => date.endsWith("-07"));
    if (ketujuh && day > hariPkp(days)) calendar.later(0, () => sendFaktur(story, geserBulan(ketujuh.slice(0, 7), -1)));
    if (day > hariPkp(days) && dates.some((date) => /-(?:06|16)$/.test(date)))
      calendar.later(0, () => orLater(story, 2, () => tagihAngkutan(story, jakartaToday(calendar.now()))));
    const masukan = dates.find((date) => date.endsWith("-18"));
    if (masukan && day > hariPkp(days)) calendar.later(0, () => readMasukan(story, masukan.slice(0, 7)));
    if (dates.some((date) => date.endsWith("-05"))) calendar.later(0, () => remind(keuangan));
    if (menutupBuku(days - day, dates)) calendar.later(0, () => orLater(story, 2, () => tutupBulanLama(story)));
  });
  await yangMenunggu(keuangan);
  await readBank(story);
  await lebihDiskon(story);
  await mulaiBahan(story);
  await makeDaftarHarga(story);
  await sellOnline(story);
  await fillKolomSendiri(story);
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
  const kebutuhan = await prepareKebutuhan(boss);
  const pemasok = await registerPemasok(boss);
  return { services, calendar, random: seeded(20_260_101), people, proofs, rekening, kebutuhan, pemasok };
}

async function inUse({ sql }: Services): Promise<boolean> {
  const rows = await sql`select 1 from produk union all select 1 from so union all select 1 from pengajuan limit 1`;
  return rows.length > 0;
}

async function expectSoundBooks({ sql }: Services): Promise<void> {
  const broken = (await periksaBuku(sql)).filter((rule) => !rule.lolos);
  if (broken.length > 0) throw new Error(`The demo's books do not agree: ${JSON.stringify(broken)}`);
}

/**
 * Settings for speed. Commits do not wait for the disk: after a crash the demo is made anew. Every statement is planned
 * once and with indexes, because tables that were empty a minute ago have no statistics.
 */
function inHaste(url: string): string {
  const address = new URL(url);
  const settings = {
    synchronous_commit: "off",
    plan_cache_mode: "force_generic_plan",
    enable_seqscan: "off",
    jit: "off",
  };
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  return address.href;
}
