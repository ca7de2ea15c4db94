import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice } from "#test/support/office.ts";
import { invoice } from "../../invoice/contract.ts";
import { tautan } from "../contract.ts";

const office = openOffice();

const buka = async (alamat: string) => {
  const { statusCode, headers, rawPayload } = await office.app.http.inject({ method: "GET", url: alamat });
  return { status: statusCode, jenis: headers["content-type"], nama: headers["content-disposition"], isi: rawPayload };
};

test("a link opens its paper without a session for thirty days, until it is revoked, and nothing else", async () => {
  await office.sql`update perusahaan set nama = 'PT Sinar & Co', no_telp = '022 123456', email = 'halo@sinar.id'`;
  const boss = await office.person("Super Admin");
  const kasir = await office.person("Kasir", { menu: ["Invoice"], nama: "Siti" });
  const gudang = await office.person("Logistik", { menu: ["Surat Jalan"] });
  const idSo = await makeOrder(office, boss);
  const id = await makeInvoice(office, boss, idSo, { menunggu: true });
  const dokumen = { jenis: "invoice", id } as const;
  for (const call of [tautan.getTautan, tautan.addTautan]) {
    expect((await gudang.send(call, dokumen)).status).toBe(401);
    expect((await kasir.send(call, { jenis: "order", id: idSo })).status).toBe(401);
  }
  expect((await kasir.send(tautan.addTautan, { jenis: "invoice", id: "INV-0000-00000" })).status).toBe(404);

  const { data } = await kasir.call(tautan.addTautan, { ...dokumen, asal: "https://kantor.test" });
  expect(data.alamat).toMatch(new RegExp(`^https://kantor.test/api/tautan/${data.idTautan}\\?s=[\\w-]{22}$`));
  const alamat = data.alamat.replace("https://kantor.test", "");
  const pdf = await buka(alamat);
  expect(pdf).toMatchObject({ status: 200, jenis: "application/pdf", nama: `inline; filename="${id}.pdf"` });
  expect(pdf.isi.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await kasir.call(tautan.getTautan, dokumen)).data).toMatchObject([{ oleh: "Siti", dibuka: 1, alamat }]);

  // Another signature, another id, or none: all are answered alike.
  const [lain] = await office.sql<{ id: string }[]>`select gen_random_uuid()::text as id`;
  for (const salah of [
    `${alamat.slice(0, -1)}x`,
    alamat.split("?")[0] ?? "",
    alamat.replace(data.idTautan, lain?.id ?? ""),
  ]) {
    const jawab = await buka(salah === alamat ? `${alamat}x` : salah);
    expect(jawab).toMatchObject({ status: 404, jenis: "text/html; charset=utf-8" });
    expect(jawab.isi.toString()).toContain("<p>Tautan ini tidak dikenal, sudah kedaluwarsa, atau dicabut.");
    expect(jawab.isi.toString()).not.toContain("PT Sinar");
  }

  const { data: kedua } = await boss.call(tautan.addTautan, dokumen);
  expect((await kasir.refused(tautan.revokeTautan, { idTautan: kedua.idTautan })).status).toBe(409);
  await boss.call(tautan.revokeTautan, { idTautan: data.idTautan });
  // The customer reads a page, with whom to ask.
  const dicabut = await buka(alamat);
  expect(dicabut).toMatchObject({ status: 404, jenis: "text/html; charset=utf-8" });
  for (const words of ['lang="id"', "PT Sinar &amp; Co", 'href="tel:022123456"', 'href="mailto:halo@sinar.id"']) {
    expect(dicabut.isi.toString()).toContain(words);
  }
  expect((await boss.refused(tautan.revokeTautan, { idTautan: data.idTautan })).message).toBe(
    "Tautan ini sudah dicabut",
  );
  expect((await buka(kedua.alamat)).status).toBe(200);
  const { data: cerita } = await boss.call(riwayat.getRiwayat, { jenis: "invoice", id });
  expect(cerita.filter(({ ringkas }) => /[Tt]autan/.test(ringkas))).toHaveLength(3);

  await office.travel("2026-12-20T01:00:00.000Z");
  expect((await buka(kedua.alamat)).status).toBe(200);
  await office.travel("2026-12-20T03:00:00.000Z");
  expect((await buka(kedua.alamat)).status).toBe(404);
  expect((await boss.call(tautan.getTautan, dokumen)).data).toEqual([]);
  await office.travel("2026-11-20T02:00:00.000Z");
});

test("orders and delivery notes go out too; a paper that is gone, and whoever opens too many, get nothing", async () => {
  const boss = await office.person("Super Admin");
  const idSo = await makeOrder(office, boss);
  const id = await makeInvoice(office, boss, idSo, { menunggu: true });
  const so = (await boss.call(tautan.addTautan, { jenis: "order", id: idSo })).data.alamat;
  expect((await buka(so)).nama).toBe(`inline; filename="${idSo}.pdf"`);
  const inv = (await boss.call(tautan.addTautan, { jenis: "invoice", id })).data.alamat;
  await boss.call(invoice.hapusInvoice, { idInv: id, idSo });
  expect((await buka(inv)).status).toBe(404);
  await office.sql`update percobaan_alamat set gagal = 60 where alamat like 'tautan %'`;
  const tertahan = await buka(so);
  expect([tertahan.status, tertahan.isi.toString().includes("coba lagi dalam 15 menit")]).toEqual([429, true]);
  await office.sql`delete from percobaan_alamat`;
  // What goes wrong is a page for the customer too, never the answer of a call.
  await office.sql`alter table tautan rename to tautan_hilang`;
  const rusak = await buka(so);
  await office.sql`alter table tautan_hilang rename to tautan`;
  expect(rusak).toMatchObject({ status: 500, jenis: "text/html; charset=utf-8" });
  expect(rusak.isi.toString()).toContain("<h1>Dokumen belum dapat dibuka</h1>");
});
