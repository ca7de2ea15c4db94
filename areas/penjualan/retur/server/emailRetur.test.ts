import { expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer } from "#platform/documents/mail/mailServer.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { email } from "../../email/contract.ts";
import { bernama } from "../../email/server/email.testing.ts";
import { order } from "../../order/contract.ts";
import { pelanggan } from "../../pelanggan/contract.ts";
import { retur } from "../contract.ts";
import { dikembalikan } from "./retur.testing.ts";

const office = openOffice();

function posted(url: string): void {
  const mailer = openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } });
  Object.assign(office.app.services, { mailer });
}

test("the paper of a retur goes to the customer by mail, and stands in the mails of its order and customer", async () => {
  await bernama(office);
  const { url, received } = await mailServer();
  posted(url);
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Dashboard", "Sales Order"], nama: "Rina" });
  const kasir = await office.person("Kasir", { menu: ["Invoice", "Purchase Order"] });
  const { idSo, idRetur } = await dikembalikan(office, boss);
  expect((await sales.call(retur.getDrafEmailRetur, { idRetur })).data.alamat).toBe("");
  expect((await sales.refused(retur.kirimEmailRetur, { idRetur })).message).toBe(
    "Tambahkan Email untuk dapat mengirim Email ke Customer",
  );
  await sales.call(order.gantiEmail, { idSo, email: "budi@contoh.id" });
  const { data: draf } = await sales.call(retur.getDrafEmailRetur, { idRetur });
  expect(draf).toMatchObject({ alamat: "budi@contoh.id", lampiran: [`${idRetur}.pdf`], kendala: null });
  expect(draf.perihal).toBe(`Bukti Retur ${idRetur} - PT Sinar Pengering`);
  expect(draf.isi).toContain(`Terlampir bukti retur ${idRetur} tanggal 20-11-2026 untuk barang order ${idSo}`);
  expect(draf.isi).toContain("- 2 x Oven Tujuh");

  await sales.call(retur.kirimEmailRetur, { idRetur, isi: "Sudah kami terima." });
  expect(received[0]?.to).toEqual(["budi@contoh.id"]);
  expect(received[0]?.content).toMatch(/Sudah kami terima\..*filename=RT/s);
  for (const call of [retur.getDrafEmailRetur, retur.kirimEmailRetur]) {
    expect((await kasir.send(call, { idRetur })).status).toBe(401);
  }
  expect((await sales.refused(retur.kirimEmailRetur, { idRetur: "RT-0000-00000" })).status).toBe(404);

  for (const about of [{ jenis: "retur", id: idRetur } as const, { jenis: "order", id: idSo } as const]) {
    const { data: cerita } = await boss.call(riwayat.getRiwayat, about);
    expect(cerita.find(({ panggilan }) => panggilan === "kirimEmailRetur")).toMatchObject({
      nama: "Rina",
      perubahan: [{ label: "Email", sesudah: "Email ke budi@contoh.id: Terkirim" }],
    });
  }
  await sales.call(order.kirimEmail, { idSo });
  expect((await sales.call(order.getRiwayatEmail, { idSo })).data).toMatchObject([
    { idSo, idRetur: null },
    { idSo, idRetur, status: "Terkirim" },
  ]);
  const [milik] = await office.sql<{ id: number }[]>`select id_pelanggan as id from so_pelanggan where id_so = ${idSo}`;
  const { data: email_ } = await boss.call(pelanggan.getEmailPelanggan, { idPelanggan: milik?.id ?? 0 });
  expect(email_.map(({ dokumen }) => dokumen)).toEqual([idSo, idRetur]);
  expect((await boss.call(email.getEmailKeluar, { cari: idRetur })).data).toMatchObject([{ idRetur, idSo: null }]);

  await office.sql`
    update email set status = 'Gagal', alasan = 'Kotak surat penuh' where id_retur = ${idRetur}`;
  const { data: tugas } = await sales.call(dashboard.getTugasSaya, {});
  expect(tugas.filter(({ jenis }) => /Gagal$/.test(jenis))).toMatchObject([
    { jenis: "returGagal", daftar: [{ id: idRetur, kunci: idRetur }] },
  ]);
});
