import { beforeAll, expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { JEDA_MENIT } from "#company/jeda.ts";
import { sendAntrean } from "#company/kirimAntrean.ts";
import { sendFromOutbox } from "#company/kotakKeluar.ts";
import type { Id } from "#kernel/types.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { rawMailServer, type Script } from "#platform/documents/mail/rawServer.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { pelanggan } from "../../pelanggan/contract.ts";
import { pelangganLengkap } from "../../pelanggan/server/pelanggan.testing.ts";
import { piutang } from "../../piutang/contract.ts";
import { email } from "../contract.ts";
import { bernama } from "./email.testing.ts";

const office = openOffice();
const IMPATIENT = { connectMs: 2_000, idleMs: 2_000, wholeMs: 6_000 };

beforeAll(async () => {
  await bernama(office);
});

/** A mail server that follows the script, and the app that uses it. */
async function pos(script: Script = {}) {
  const server = await rawMailServer(script);
  const smtp = { url: server.url, from: "Kantor <kantor@contoh.id>" };
  Object.assign(office.app.services, { mailer: openMailer({ smtp }, IMPATIENT) });
  return server;
}

const menitLagi = (menit: number) => office.travel(new Date(office.now().getTime() + menit * 60_000).toISOString());
const antrean = () => sendAntrean(office.app.services, office.now());
const keluar = async (boss: Person, cari: string) => (await boss.call(email.getEmailKeluar, { cari })).data;

test("what the server does not take now waits, is tried again after longer and longer pauses, and arrives once", async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const server = await pos({ end: "451 try later" });
  const idSo = await makeOrder(office, boss, { email: "antri@contoh.id" });
  const reply = await boss.send(order.kirimEmail, { idSo });
  expect(reply).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/try later.*dicoba lagi sendiri/) },
  });
  // Whoever clicks again meanwhile pulls the same mail forward.
  expect((await boss.send(order.kirimEmail, { idSo })).status).toBe(503);
  const [row] = await keluar(boss, "antri@");
  expect(row).toMatchObject({ status: "Antri", percobaan: 2, alasan: expect.stringContaining("try later") });
  expect(row?.aksi.kirimUlang).toMatchObject({ boleh: false, alasan: expect.stringContaining("dicoba lagi") });
  expect(await keluar(boss, "antri@")).toHaveLength(1);

  await menitLagi(1);
  expect(await antrean()).toBe(0);
  await menitLagi(1);
  expect(await antrean()).toBe(1);
  await menitLagi(4);
  expect(await antrean()).toBe(0);
  Object.assign(server.script, { end: undefined });
  await menitLagi(1);
  expect(await antrean()).toBe(1);
  expect((await keluar(boss, "antri@"))[0]).toMatchObject({
    status: "Terkirim",
    alasan: "",
    jawaban: "250 2.0.0 OK queued as 7XQ",
    percobaan: 4,
  });
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "order", id: idSo });
  expect(data.map(({ panggilan, nama }) => [panggilan, nama])).toEqual([
    ["kirimEmail", "Ratna"],
    ["addOrder", "Ratna"],
  ]);
  expect(await office.sql`select from email_isi`).toHaveLength(0);
  expect(new Set(server.seen.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1])).size).toBe(1);
});

test("asked for again under its key it is the same mail, whatever became of it meanwhile", async () => {
  const boss = await office.person("Super Admin");
  const server = await pos({ end: "451 try later" });
  const idSo = await makeOrder(office, boss, { email: "kunci@contoh.id" });
  const kirimLagi = () => boss.send(order.kirimEmail, { idSo }, { idempotencyKey: "kunci-yang-sama" });
  expect((await kirimLagi()).status).toBe(503);
  Object.assign(server.script, { end: undefined });
  await menitLagi(2);
  expect(await antrean()).toBe(1);
  expect((await kirimLagi()).body).toMatchObject({ message: "Email berhasil dikirim ke kunci@contoh.id" });
  expect(await keluar(boss, "kunci@")).toHaveLength(1);
});

test("after a day of tries it has failed, with the server's words", async () => {
  const boss = await office.person("Super Admin");
  const server = await pos({ rcpt: "450 greylisted for ever" });
  const idSo = await makeOrder(office, boss, { email: "lama@contoh.id" });
  await boss.send(order.kirimEmail, { idSo });
  for (const jeda of JEDA_MENIT) {
    await menitLagi(jeda);
    expect(await antrean()).toBe(1);
  }
  const [row] = await keluar(boss, "lama@");
  expect(row).toMatchObject({ status: "Gagal", alasan: expect.stringMatching(/greylisted for ever.*14 kali/) });
  await menitLagi(60);
  expect([await antrean(), server.connections()]).toEqual([0, JEDA_MENIT.length + 1]);
});

test("an impatient sender does not use up the tries of a day", async () => {
  const boss = await office.person("Super Admin");
  await pos({ greeting: "421 down" });
  const idSo = await makeOrder(office, boss, { email: "sabar@contoh.id" });
  for (let kali = 0; kali < JEDA_MENIT.length + 3; kali += 1) await boss.send(order.kirimEmail, { idSo });
  expect(await keluar(boss, "sabar@")).toMatchObject([{ status: "Antri", percobaan: JEDA_MENIT.length + 3 }]);
  await pos();
  await boss.call(order.kirimEmail, { idSo });
});

test.each<"drop" | "hang">(["drop", "hang"])(
  "a connection that is lost after the text (%s): said so, and never sent again by itself",
  async (end) => {
    const boss = await office.person("Super Admin");
    const server = await pos({ end });
    const alamat = `hilang.${end}@contoh.id`;
    const idSo = await makeOrder(office, boss, { email: alamat });
    const extra = { idempotencyKey: `hilang-${end}` };
    const reply = await boss.send(order.kirimEmail, { idSo }, extra);
    expect(reply).toMatchObject({ status: 503, body: { message: expect.stringContaining("tidak diketahui") } });
    // The same request again, whose sender did not hear that.
    await boss.call(order.kirimEmail, { idSo }, extra);
    Object.assign(server.script, { end: undefined });
    for (const menit of [2, 60, 60 * 24]) {
      await menitLagi(menit);
      expect(await antrean()).toBe(0);
    }
    expect(server.seen).toHaveLength(1);
    const [row] = await keluar(boss, alamat);
    expect(row).toMatchObject({ status: "Tidak Pasti", alasan: expect.stringContaining("tidak diketahui") });
    // A person may; the second one keeps the number of the first, so that mail programs show one.
    const ulang = { idEmail: row?.idEmail ?? 0 };
    await boss.call(email.kirimUlangEmail, ulang);
    expect((await boss.refused(email.kirimUlangEmail, ulang)).message).toBe("Sudah dikirim ulang");
    expect(new Set(server.seen.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1])).size).toBe(1);
    expect((await keluar(boss, alamat)).map(({ status }) => status)).toEqual(["Terkirim", "Tidak Pasti"]);
  },
);

test("two processes and a click at once hand over each mail once", async () => {
  const boss = await office.person("Super Admin");
  const mati = await pos({ greeting: "421 down" });
  const nomor: number[] = [];
  for (const n of [1, 2, 3, 4, 5]) {
    const idSo = await makeOrder(office, boss, { email: `ramai${n}@contoh.id` });
    await boss.send(order.kirimEmail, { idSo });
    nomor.push((await keluar(boss, `ramai${n}@`))[0]?.idEmail ?? 0);
  }
  await mati.close();
  const server = await pos();
  await menitLagi(1);
  const diambil = await Promise.all([
    antrean(),
    antrean(),
    ...nomor.map(async (id) => ((await sendFromOutbox(office.app.services, id)) ? 1 : 0)),
  ]);
  expect(diambil.reduce<number>((a, b) => a + b, 0)).toBe(5);
  expect(server.seen.map((text) => /^To: (.*)$/im.exec(text)?.[1]).sort()).toEqual(
    [1, 2, 3, 4, 5].map((n) => `ramai${n}@contoh.id`),
  );
});

test("a process that ends while it sends: before the text it is sent again, after it nobody knows", async () => {
  const boss = await office.person("Super Admin");
  const server = await pos();
  const tulis = async (alamat: string, isi: Date | null) => {
    const idSo = await makeOrder(office, boss, { email: alamat });
    await office.sql`
      with e as (insert into email (id_so, alamat, perihal, status, percobaan, mulai, isi_diserahkan, waktu, id_user)
        values (${idSo}, ${alamat}, 'x', 'Mengirim', 1, ${office.now()}, ${isi}, ${office.now()}, ${boss.idUser}) returning id_email)
      insert into email_isi (id_email, teks) select id_email, 'Isi' from e`;
  };
  await tulis("sebelum@contoh.id", null);
  await tulis("sesudah@contoh.id", office.now());
  await menitLagi(4);
  expect(await antrean()).toBe(0);
  await menitLagi(2);
  expect(await antrean()).toBe(1);
  expect((await keluar(boss, "sebelum@"))[0]).toMatchObject({ status: "Terkirim" });
  expect((await keluar(boss, "sesudah@"))[0]).toMatchObject({
    status: "Tidak Pasti",
    alasan: expect.stringContaining("terputus"),
  });
  expect(server.seen).toHaveLength(1);
});

test("what comes out of a backup of days ago is not sent by itself", async () => {
  const boss = await office.person("Super Admin");
  const server = await pos({ greeting: "421 down" });
  const idSo = await makeOrder(office, boss, { email: "basi@contoh.id" });
  await boss.send(order.kirimEmail, { idSo });
  Object.assign(server.script, { greeting: undefined });
  await menitLagi(60 * 24 * 3);
  expect(await antrean()).toBe(0);
  const [row] = await keluar(boss, "basi@");
  expect(row).toMatchObject({ status: "Gagal", alasan: expect.stringContaining("lebih dari sehari") });
  await boss.call(email.kirimUlangEmail, { idEmail: row?.idEmail ?? 0 });
  expect(server.seen).toHaveLength(1);
});

test("an address that is refused, or from which a mail came back, shows at the customer until one is taken there", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Pelanggan", "Piutang", "Sales Order"] });
  const idPelanggan: Id<"pelanggan"> = await pelangganLengkap(office, boss);
  const detail = async () => (await boss.call(pelanggan.getDetailPelanggan, { idPelanggan })).data;
  const { versi, nama, instansi, telepon, alamat, npwp, catatan, termin, idSales } = {
    ...(await detail()),
    idSales: null,
  };
  await boss.call(pelanggan.updatePelanggan, {
    ...{ idPelanggan, versi, nama, instansi, telepon, alamat, npwp, catatan, termin, idSales },
    email: "Budi@Contoh.id",
  });
  expect((await detail()).emailDitolak).toBeNull();
  const server = await pos({ rcpt: "550 5.1.1 no such user" });
  const gagal = await boss.send(piutang.kirimPernyataan, { idPelanggan, email: "budi@contoh.id" });
  expect(gagal).toMatchObject({ status: 503, body: { message: expect.stringContaining("no such user") } });
  expect((await detail()).emailDitolak).toMatchObject({ alasan: expect.stringContaining("no such user") });

  const [ditolak] = await keluar(boss, "budi@");
  const idEmail = ditolak?.idEmail ?? 0;
  for (const call of [email.kirimUlangEmail, email.emailKembali, email.getEmailKeluar]) {
    expect((await sales.send(call, { idEmail, alasan: "x" })).status).toBe(401);
  }
  expect((await boss.refused(email.emailKembali, { idEmail, alasan: "x" })).message).toBe(
    "Belum diterima server email",
  );
  Object.assign(server.script, { rcpt: undefined });
  await boss.call(email.kirimUlangEmail, { idEmail });
  expect((await detail()).emailDitolak).toBeNull();
  // The reminder says what became of the second one.
  const { data: pengingat } = await boss.call(piutang.getPengingat, { idPelanggan });
  expect(pengingat[0]?.email).toMatchObject({ status: "Terkirim" });

  const [terkirim] = await keluar(boss, "budi@");
  expect(terkirim?.aksi.kirimUlang.boleh).toBe(false);
  await boss.call(email.emailKembali, { idEmail: terkirim?.idEmail ?? 0, alasan: "Kotak surat penuh" });
  expect((await keluar(boss, "budi@"))[0]).toMatchObject({
    status: "Gagal",
    alasan: "Kembali ke pengirim: Kotak surat penuh",
  });
  expect((await detail()).emailDitolak?.alasan).toBe("Kembali ke pengirim: Kotak surat penuh");
});
