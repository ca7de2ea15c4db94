import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice } from "#test/support/office.ts";
import { tautan } from "../../tautan/contract.ts";
import { retur } from "../contract.ts";
import { dikembalikan } from "./retur.testing.ts";

const office = openOffice();

const buka = async (alamat: string) => {
  const { statusCode, rawPayload } = await office.app.http.inject({ method: "GET", url: alamat });
  return { status: statusCode, isi: rawPayload };
};

test("the paper of a retur says what came back and what was decided, and goes out by a link", async () => {
  await office.sql`update perusahaan set nama = 'PT Uji Cetak', baris_bank = 'BCA 123'`;
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const kasir = await office.person("Kasir", { menu: ["Invoice", "Purchase Order"] });
  const { idSo, idSj, idRetur } = await dikembalikan(office, boss);
  const dokumen = { jenis: "retur", id: idRetur } as const;
  const { data } = await sales.call(retur.cetakReturPdf, { idRetur });
  expect(data.nama).toBe(`${idRetur}.pdf`);
  const [page = ""] = readPdfText(Buffer.from(data.base64, "base64"));
  for (const words of [
    `BUKTI RETUR ${idRetur}`,
    idSo,
    idSj,
    "OVN-7 Oven Tujuh",
    "Jumlah 0 2",
    "Motor tidak berputar",
  ]) {
    expect(page).toContain(words);
  }
  expect(page).not.toMatch(/Rp|BCA 123|Keputusan/);
  const teks = (await sales.call(retur.getPesanRetur, { idRetur })).data;
  expect(teks.pesan).toContain(
    `Barang order ${idSo} yang kembali kami terima dengan retur ${idRetur} tanggal 20-11-2026`,
  );
  expect(teks.pesan).toContain("- 2 x Oven Tujuh");

  for (const call of [retur.cetakReturPdf, retur.getPesanRetur]) {
    expect((await kasir.send(call, { idRetur })).status).toBe(401);
  }
  for (const call of [tautan.getTautan, tautan.addTautan]) expect((await kasir.send(call, dokumen)).status).toBe(401);
  expect((await sales.send(tautan.addTautan, { jenis: "retur", id: "RT-0000-00000" })).status).toBe(404);
  const { alamat, idTautan } = (await sales.call(tautan.addTautan, dokumen)).data;
  expect((await buka(`${alamat}x`)).status).toBe(404);

  // The link opens the paper as it is now: with what was decided meanwhile, but not what the office noted about it.
  const rekening = (await boss.call(retur.getDampakRetur, { idRetur })).data.idRekening;
  const putusan = { keputusan: "dana", nominal: 24_690_000, catatan: "Jangan bilang pabrik" } as const;
  await boss.call(retur.putuskanRetur, { idRetur, idRekening: rekening, ...putusan });
  const dibuka = await buka(alamat);
  const [kini = ""] = readPdfText(dibuka.isi);
  for (const words of ["Keputusan Kembalikan dana", "Dana Dikembalikan Rp 24.690.000"]) expect(kini).toContain(words);
  expect(kini).not.toContain("Jangan bilang pabrik");
  expect((await sales.call(retur.getPesanRetur, { idRetur })).data.pesan).toContain("Keputusan kami: Kembalikan dana.");

  await sales.call(tautan.revokeTautan, { idTautan });
  expect((await buka(alamat)).status).toBe(404);
  for (const about of [dokumen, { jenis: "order", id: idSo } as const]) {
    const { data: cerita } = await boss.call(riwayat.getRiwayat, about);
    expect(cerita.filter(({ ringkas }) => /[Tt]autan/.test(ringkas))).toHaveLength(2);
  }
});
