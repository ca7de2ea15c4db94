import { expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { email } from "#areas/penjualan/email/contract.ts";
import { kabar } from "#areas/sistem/kabar/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { notifyOfBerkala } from "#company/kabarBerkala.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer, refusal } from "#platform/documents/mail/mailServer.testing.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { belanjaUji, makePemasok } from "../../pemasok/server/pemasok.testing.ts";
import { po } from "../contract.ts";

const office = openOffice();

function posted(url: string): void {
  const mailer = openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } });
  Object.assign(office.app.services, { mailer });
}

async function dipesan(boss: Person, kodeProduk: string, surel = ""): Promise<string> {
  await office.sql`update perusahaan set nama = 'PT Sinar Pengering'`;
  const idPemasok = await makePemasok(boss, `CV Baja ${kodeProduk}`, { email: surel });
  const hargaBeli = 6_500_000;
  const idProduk = await makeProduk(office, boss, { kodeProduk, namaProduk: "Oven Sembilan", hargaBeli });
  return belanjaUji(boss, { idProduk, qty: 3, idPemasok });
}

/** The text of the PDF that a mail brings. */
const terlampir = (content: string | undefined): string => {
  const [, base64 = ""] = /filename=PO-.*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/s.exec(content ?? "") ?? [];
  return readPdfText(Buffer.from(base64, "base64")).join(" ");
};

test("a purchase order goes to its supplier by mail, with prices only where its sender sees them", async () => {
  const { url, received } = await mailServer();
  posted(url);
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { menu: ["Purchase Order"], nama: "Tono" });
  const kasir = await office.person("Kasir", { menu: ["Invoice"] });
  const idPo = await dipesan(boss, "OVN-9", "baja@contoh.id");
  const { data } = await gudang.call(po.getDrafEmailPo, { idPo });
  expect(data).toMatchObject({ alamat: "baja@contoh.id", lampiran: [`${idPo}.pdf`], kendala: null });
  expect(data.perihal).toBe(`Purchase Order ${idPo} - PT Sinar Pengering`);
  for (const words of ["Yth. CV Baja OVN-9,", "- 3 x Oven Sembilan", "Mohon selesai paling lambat 20-12-2026."]) {
    expect(data.isi).toContain(words);
  }
  expect(data.isi).not.toMatch(/Rp|500/);

  expect((await gudang.call(po.kirimEmailPo, { idPo })).message).toBe("Email berhasil dikirim ke baja@contoh.id");
  expect(terlampir(received[0]?.content)).toContain("Oven Sembilan");
  expect(terlampir(received[0]?.content)).not.toMatch(/Rp|6\.500\.000|19\.500\.000/);
  await boss.call(po.kirimEmailPo, { idPo, email: "lain@contoh.id", perihal: "Pesanan kami" });
  expect(received[1]).toMatchObject({ to: ["lain@contoh.id"], content: expect.stringContaining("Pesanan kami") });
  expect(terlampir(received[1]?.content)).toContain("Total Rp 19.500.000");

  for (const call of [po.getDrafEmailPo, po.kirimEmailPo]) expect((await kasir.send(call, { idPo })).status).toBe(401);
  expect((await boss.refused(po.kirimEmailPo, { idPo: "PO-0000-00000" })).status).toBe(404);
  const { data: cerita } = await gudang.call(riwayat.getRiwayat, { jenis: "po", id: idPo });
  expect(cerita.find(({ panggilan, nama }) => panggilan === "kirimEmailPo" && nama === "Tono")).toMatchObject({
    perubahan: [{ label: "Email", sesudah: "Email ke baja@contoh.id: Terkirim" }],
  });
  // The number finds it, whatever its subject says.
  const keluar = (await boss.call(email.getEmailKeluar, { cari: idPo })).data;
  expect(keluar).toMatchObject([
    { idPo, idRetur: null, idSo: null, perihal: "Pesanan kami" },
    { idPo, alamat: "baja@contoh.id", status: "Terkirim" },
  ]);
});

test("a supplier without an address is asked for one, and a mail that failed waits for its sender", async () => {
  const { url } = await mailServer({
    onRcptTo: (_address, _session, done) => done(refusal(550, "mailbox unavailable")),
  });
  posted(url);
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { menu: ["Dashboard", "Purchase Order"] });
  const idPo = await dipesan(boss, "OVN-7");
  expect((await gudang.call(po.getDrafEmailPo, { idPo })).data.alamat).toBe("");
  expect(await gudang.refused(po.kirimEmailPo, { idPo })).toMatchObject({
    status: 409,
    errors: [{ field: "email", message: "Isi email pemasok dahulu untuk dapat mengirim PO" }],
  });
  expect((await gudang.send(po.kirimEmailPo, { idPo, email: "salah@contoh.id" })).status).toBe(503);
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "poGagal");
  expect(await tugas(gudang)).toMatchObject({
    jumlah: 1,
    daftar: [{ id: idPo, kunci: idPo, keterangan: expect.stringMatching(/^salah@contoh\.id: .*mailbox unavailable/) }],
  });
  expect(await tugas(boss)).toBeUndefined();
  await notifyOfBerkala(office.sql, office.now());
  expect((await gudang.call(kabar.getKabar, {})).data).toMatchObject([
    { jenis: "email", dokumen: { jenis: "po", kunci: idPo } },
  ]);

  const baik = await mailServer();
  posted(baik.url);
  const [gagal] = (await boss.call(email.getEmailKeluar, { cari: idPo })).data;
  await boss.call(email.kirimUlangEmail, { idEmail: gagal?.idEmail ?? 0, alamat: "benar@contoh.id" });
  expect(terlampir(baik.received[0]?.content)).toContain("Oven Sembilan");
  expect(await tugas(gudang)).toBeUndefined();
  const { data: keluar } = await boss.call(email.getEmailKeluar, { cari: idPo });
  expect(keluar).toMatchObject([{ idPo, alamat: "benar@contoh.id", status: "Terkirim" }, { idPo }]);
  await boss.call(email.emailKembali, { idEmail: keluar[0]?.idEmail ?? 0, alasan: "Kotak surat penuh" });
  const { data: cerita } = await boss.call(riwayat.getRiwayat, { jenis: "po", id: idPo });
  expect(cerita[0]?.perubahan[0]?.sesudah).toBe(
    "Email ke benar@contoh.id: Gagal, Kembali ke pengirim: Kotak surat penuh",
  );
});

test("who asks twice for the same purchase order sends one mail, while another one goes its own way", async () => {
  posted("smtp://127.0.0.1:1");
  const boss = await office.person("Super Admin");
  const [a, b] = [await dipesan(boss, "OVN-5", "baja@contoh.id"), await dipesan(boss, "OVN-4", "baja@contoh.id")];
  for (const idPo of [a, a, b]) expect((await boss.send(po.kirimEmailPo, { idPo })).status).toBe(503);
  expect(await office.sql`select id_po from email where status = 'Antri' order by id_email`).toEqual([
    { idPo: a },
    { idPo: b },
  ]);
});
