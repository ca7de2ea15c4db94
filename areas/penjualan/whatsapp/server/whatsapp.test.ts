import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { kabar as kabarKu } from "#areas/sistem/kabar/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { notifyOfBerkala } from "#company/kabarBerkala.ts";
import { few } from "#test/support/cases.ts";
import { jawab, menolak, metaServer, tellStatus } from "#test/support/metaWa.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { bernama } from "../../email/server/email.testing.ts";
import { invoice } from "../../invoice/contract.ts";
import { lihat, tawarkan } from "../../penawaran/server/penawaran.testing.ts";
import { whatsapp } from "../contract.ts";
import { sendPesan } from "./kirimPesan.ts";
import { releaseTerputus, takePesan } from "./sql.ts";

const [PHONE, TOKEN, SECRET, VERIFY] = ["106540352242922", "token-meta", "rahasia-aplikasi", "kata-uji"] as const;
const office = openOffice({
  env: {
    ...{ WHATSAPP_PHONE_ID: PHONE, WHATSAPP_TOKEN: TOKEN, WHATSAPP_APP_SECRET: SECRET },
    ...{ WHATSAPP_VERIFY_TOKEN: VERIFY, WHATSAPP_URL: "http://127.0.0.1:9" },
  },
});
let sales: Person;
let kantor = "";
let meta: Awaited<ReturnType<typeof metaServer>>;

beforeAll(async () => {
  await bernama(office);
  sales = await office.person("Sales", { nama: "Rina", menu: ["Sales Order", "Invoice", "Produk Card"] });
  kantor = await office.app.http.listen({ host: "127.0.0.1", port: 0 });
});
beforeEach(async () => {
  meta = await metaServer(PHONE, TOKEN);
  reach(meta.url);
  await office.sql`update pesan_wa set status = 'Gagal', alasan = 'Uji selesai', coba_lagi = null where status in ('Antri', 'Mengirim')`;
});

const reach = (url: string) => Object.assign(office.app.services.config.whatsapp ?? {}, { url });
const kirim = async (id: string, nomor = "0812-3456-7890") =>
  sales.call(whatsapp.kirimWa, { jenis: "order", id, nomor });
const putar = () => sendPesan(office.app.services);
const pesan = async (id: string) => (await sales.call(whatsapp.getPesanWa, { jenis: "order", id })).data;
const kabar = (...isi: Parameters<typeof tellStatus>[2][]) => tellStatus(kantor, SECRET, ...isi);
const menitLagi = (menit: number) => office.travel(new Date(office.now().getTime() + menit * 60_000).toISOString());
/** The number that WhatsApp gave the message that went out last. */
const nomorWa = (): string => meta.sent.at(-1)?.id ?? "";

test("a paper goes out from the company's number, and what WhatsApp says of it is what the sender reads", async () => {
  const id = await makeOrder(office, sales);
  expect((await kirim(id)).message).toBe("Pesan WhatsApp ke 6281234567890 di kotak keluar");
  expect(await pesan(id)).toMatchObject([{ status: "Antri", nomor: "6281234567890", user: { namaLengkap: "Rina" } }]);
  expect(await putar()).toBe(1);
  expect(meta.sent).toMatchObject([
    {
      to: "6281234567890",
      template: "dokumen_pdf",
      teks: `Sales order ${id} dari PT Sinar Pengering`,
      media: "media-1",
    },
  ]);
  expect(meta.uploads[0]?.toString("latin1")).toMatch(/application\/pdf[\s\S]*%PDF-/);
  expect(await pesan(id)).toMatchObject([{ status: "Terkirim", alasan: "" }]);
  const nomor = nomorWa();
  expect(await kabar({ id: nomor, status: "sent" }, { id: nomor, status: "delivered" })).toBe(200);
  expect(await pesan(id)).toMatchObject([{ status: "Sampai" }]);
  await kabar({ id: nomor, status: "read" });
  await kabar({ id: nomor, status: "delivered" });
  expect(await pesan(id)).toMatchObject([{ status: "Dibaca" }]);
  const { data } = await sales.call(riwayat.getRiwayat, { jenis: "order", id });
  expect(data[0]).toMatchObject({ panggilan: "kirimWa", nama: "Rina" });
});

test("a wrong number, a paper of others and a company without a number at WhatsApp are refused, and nothing is noted", async () => {
  const id = await makeOrder(office, sales);
  expect(await sales.refused(whatsapp.kirimWa, { jenis: "order", id, nomor: "021" })).toMatchObject({
    status: 400,
    errors: [{ field: "nomor" }],
  });
  expect(
    (await sales.refused(whatsapp.kirimWa, { jenis: "order", id: "SO-9999-00001", nomor: "081234567890" })).status,
  ).toBe(404);
  expect((await sales.refused(whatsapp.kirimWa, { jenis: "suratJalan", id, nomor: "081234567890" })).status).toBe(401);
  const { whatsapp: ada } = office.app.services.config;
  Object.assign(office.app.services.config, { whatsapp: null });
  expect(await sales.refused(whatsapp.kirimWa, { jenis: "order", id, nomor: "081234567890" })).toMatchObject({
    status: 409,
    message: expect.stringContaining("WhatsApp belum disambungkan"),
  });
  expect((await sales.call(whatsapp.getPesanWa, { jenis: "order", id })).siap).toBe(false);
  Object.assign(office.app.services.config, { whatsapp: ada });
  expect(await pesan(id)).toEqual([]);
});

test("asked for twice it goes out once", async () => {
  const id = await makeOrder(office, sales);
  await kirim(id);
  expect((await sales.refused(whatsapp.kirimWa, { jenis: "order", id, nomor: "+62 812 3456 7890" })).message).toBe(
    "Dokumen ini sedang dikirim ke nomor itu",
  );
  await Promise.all([putar(), putar(), putar()]);
  expect(meta.sent).toHaveLength(1);
});

test("what WhatsApp refuses for good fails with its words; what it cannot take now is tried again", async () => {
  const [tolak, nanti] = [await makeOrder(office, sales), await makeOrder(office, sales)];
  meta.script.messages = menolak(404, 132_001, "Template name does not exist in the translation");
  await kirim(tolak);
  await putar();
  expect(await pesan(tolak)).toMatchObject([{ status: "Gagal", alasan: expect.stringContaining("Template name") }]);
  meta.script.messages = menolak(400, 130_429, "Rate limit hit");
  await kirim(nanti);
  await putar();
  expect(await pesan(nanti)).toMatchObject([{ status: "Antri", alasan: expect.stringContaining("Rate limit") }]);
  expect(await putar()).toBe(0);
  Object.assign(meta.script, { messages: undefined });
  await menitLagi(2);
  expect(await putar()).toBe(1);
  expect(await pesan(nanti)).toMatchObject([{ status: "Terkirim", alasan: "" }]);
});

test("before the message itself is handed over everything is tried again", async () => {
  const id = await makeOrder(office, sales);
  meta.script.media = jawab(503, {});
  await kirim(id);
  await putar();
  expect(await pesan(id)).toMatchObject([{ status: "Antri" }]);
  reach("http://127.0.0.1:1");
  await menitLagi(2);
  await putar();
  expect(await pesan(id)).toMatchObject([{ status: "Antri", alasan: expect.stringContaining("tidak terhubung") }]);
});

test("a lost answer is said to be uncertain and is not sent again, until WhatsApp says what became of it", async () => {
  const id = await makeOrder(office, sales);
  meta.script.messages = (response) => response.destroy();
  const { idPesan } = (await kirim(id)).data;
  await putar();
  expect(await pesan(id)).toMatchObject([{ status: "Tidak Pasti" }]);
  await menitLagi(60);
  expect(await putar()).toBe(0);
  await kabar({ id: "wamid.hilang", status: "delivered", rujukan: `kantor-${idPesan}` });
  expect(await pesan(id)).toMatchObject([{ status: "Sampai", alasan: "" }]);
});

test("a process that ended leaves nothing behind: what was not handed over waits again, the rest is uncertain", async () => {
  const [belum, sudah] = [await makeOrder(office, sales), await makeOrder(office, sales)];
  for (const id of [belum, sudah]) {
    await kirim(id);
    await takePesan(office.sql, office.now());
  }
  await office.sql`update pesan_wa set diserahkan = mulai where id_dokumen = ${sudah}`;
  await releaseTerputus(office.sql, office.now());
  expect(await pesan(sudah)).toMatchObject([{ status: "Mengirim" }]);
  await menitLagi(6);
  await releaseTerputus(office.sql, office.now());
  expect([await pesan(belum), await pesan(sudah)]).toMatchObject([[{ status: "Antri" }], [{ status: "Tidak Pasti" }]]);
});

test("whoever sent a paper that failed is told, once", async () => {
  const id = await makeOrder(office, sales);
  await kirim(id);
  await putar();
  const salah = { code: 131_026, title: "Message undeliverable" };
  await kabar({ id: nomorWa(), status: "failed", salah });
  const berita = async () => {
    await notifyOfBerkala(office.sql, office.now());
    const { data } = await sales.call(kabarKu.getKabar, {});
    return data.filter(({ dokumen }) => dokumen?.kunci === id).map(({ pesan }) => pesan);
  };
  const satu = "WhatsApp ke 6281234567890 gagal: WhatsApp tidak menyampaikan: Message undeliverable (131026)";
  expect([await berita(), await berita()]).toEqual([[satu], [satu]]);
});

test("what waited for more than a day is left to a person, and what cannot be drawn now is tried again, and keeps no other", async () => {
  const [lama, rusak, baik] = [
    await makeOrder(office, sales),
    await makeOrder(office, sales),
    await makeOrder(office, sales),
  ];
  await kirim(lama);
  await menitLagi(24 * 60 + 1);
  await releaseTerputus(office.sql, office.now());
  expect(await pesan(lama)).toMatchObject([{ status: "Gagal", alasan: expect.stringContaining("lebih dari sehari") }]);
  await kirim(rusak);
  await kirim(baik);
  await office.sql`alter table perusahaan rename column nama to nama_lain`;
  expect(await putar()).toBe(2);
  await office.sql`alter table perusahaan rename column nama_lain to nama`;
  expect(await pesan(rusak)).toMatchObject([{ status: "Antri", alasan: "Dokumen belum dapat dibuat" }]);
});

test("a paper that is gone before it was sent does not go out", async () => {
  const boss = await office.person("Super Admin");
  const idInvoice = await makeInvoice(office, boss, await makeOrder(office, sales), { menunggu: true });
  await sales.call(whatsapp.kirimWa, { jenis: "invoice", id: idInvoice, nomor: "081234567890" });
  await boss.call(invoice.hapusInvoice, { idInv: idInvoice });
  await putar();
  expect(meta.sent).toEqual([]);
  expect((await boss.call(whatsapp.getWaKeluar, {})).data[0]).toMatchObject({
    ...{ idDokumen: idInvoice, status: "Gagal", alasan: "Invoice tidak ditemukan" },
  });
});

test("a quotation that is sent has gone out", async () => {
  const idProduk = await makeProduk(office, sales);
  const idPenawaran = await tawarkan(office, sales, [{ idProduk }]);
  await sales.call(whatsapp.kirimWa, { jenis: "penawaran", id: idPenawaran, nomor: "081234567890" });
  await putar();
  expect(meta.sent).toMatchObject([{ teks: `Penawaran ${idPenawaran} dari PT Sinar Pengering` }]);
  expect((await lihat(sales, idPenawaran)).status).toBe("Dikirim");
});

test("states that are forged, unreadable or of others change nothing", async () => {
  const id = await makeOrder(office, sales);
  await kirim(id);
  await putar();
  const nomor = nomorWa();
  expect(await tellStatus(kantor, "rahasia-lain", { id: nomor, status: "read" })).toBe(403);
  expect(await kabar({ id: "wamid.orang-lain", status: "read" })).toBe(200);
  expect(await kabar({ id: nomor, status: "warning" })).toBe(200);
  expect(await pesan(id)).toMatchObject([{ status: "Terkirim" }]);
  const kosong = await fetch(`${kantor}/api/whatsapp`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  expect(kosong.status).toBe(403);
});

test("states in any order, doubled and late, end with the furthest", async () => {
  const SEMUA = ["sent", "delivered", "read", "failed"] as const;
  const kata = fc.array(fc.constantFrom(...SEMUA), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(kata, async (urutan) => {
      const id = await makeOrder(office, sales);
      await kirim(id);
      await putar();
      const nomor = nomorWa();
      const salah = { code: 131_026, title: "Message undeliverable" };
      for (const status of urutan) await kabar({ id: nomor, status, ...(status === "failed" ? { salah } : {}) });
      const akhir = urutan.includes("read")
        ? "Dibaca"
        : urutan.includes("delivered")
          ? "Sampai"
          : urutan.includes("failed")
            ? "Gagal"
            : "Terkirim";
      expect(await pesan(id)).toMatchObject([
        {
          status: akhir,
          alasan: akhir === "Gagal" ? "WhatsApp tidak menyampaikan: Message undeliverable (131026)" : "",
        },
      ]);
    }),
    few(8),
  );
});

test("the address proves itself to WhatsApp with the word that was agreed on", async () => {
  const uji = async (kataUji: string) =>
    fetch(`${kantor}/api/whatsapp?hub.mode=subscribe&hub.verify_token=${kataUji}&hub.challenge=1158201444`);
  expect(await (await uji(VERIFY)).text()).toBe("1158201444");
  expect((await uji("salah")).status).toBe(403);
});

test("Super Admin and Management see the last messages of all", async () => {
  const boss = await office.person("Management");
  expect((await boss.call(whatsapp.getWaKeluar, {})).data.length).toBeGreaterThan(5);
  expect((await sales.refused(whatsapp.getWaKeluar, {})).status).toBe(401);
});
