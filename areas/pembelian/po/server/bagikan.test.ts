import { expect, test } from "vitest";
import { tautan } from "#areas/penjualan/tautan/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { belanjaUji, makePemasok } from "../../pemasok/server/pemasok.testing.ts";
import { po } from "../contract.ts";

const office = openOffice();

async function dipesan(boss: Person, kodeProduk: string): Promise<string> {
  const idPemasok = await makePemasok(boss, `CV Baja ${kodeProduk}`, {
    ...{ kontak: "Pak Budi", telepon: "0812 3456 789", alamat: "Jl. Industri 9, Bekasi" },
  });
  const hargaBeli = 6_500_000;
  const idProduk = await makeProduk(office, boss, { kodeProduk, namaProduk: "Oven Sembilan", hargaBeli });
  return belanjaUji(boss, { idProduk, qty: 3, idPemasok });
}

const buka = async (alamat: string) => {
  const { statusCode, rawPayload } = await office.app.http.inject({ method: "GET", url: alamat });
  return { status: statusCode, teks: statusCode === 200 ? readPdfText(rawPayload).join(" ") : rawPayload.toString() };
};
const HARGA = /Rp|6\.500\.000|19\.500\.000|rupiah/i;

test("the paper of a purchase order tells its supplier what is ordered, and prices only to those who see them", async () => {
  await office.sql`update perusahaan set nama = 'PT Uji Cetak', baris_bank = 'BCA 123'`;
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { menu: ["Purchase Order"] });
  const kasir = await office.person("Kasir", { menu: ["Invoice"] });
  const idPo = await dipesan(boss, "OVN-9");
  const cetak = async (person: Person) => {
    const { data } = await person.call(po.cetakPoPdf, { idPo });
    expect(data.nama).toBe(`${idPo}.pdf`);
    return readPdfText(Buffer.from(data.base64, "base64")).join(" ");
  };
  const lengkap = await cetak(boss);
  const polos = await cetak(gudang);
  for (const words of [
    "PT Uji Cetak",
    `PURCHASE ORDER ${idPo}`,
    "OVN-9/1",
    "OVN-9 Oven Sembilan",
    "Kepada CV Baja OVN-9",
    "Pak Budi · 0812 3456 789",
    "Jl. Industri 9, Bekasi",
    "20-11-2026",
  ]) {
    expect(lengkap).toContain(words);
    expect(polos).toContain(words);
  }
  for (const words of ["Rp 6.500.000", "Total Rp 19.500.000"]) expect(lengkap).toContain(words);
  expect(polos).not.toMatch(HARGA);
  expect(lengkap).not.toContain("BCA 123");

  const { pesan, telepon } = (await boss.call(po.getPesanPo, { idPo })).data;
  expect(telepon).toBe("0812 3456 789");
  expect(pesan).toMatch(/^Yth\. CV Baja OVN-9,\n\nKami memesan dengan PO PO-.*\n- 3 x Oven Sembilan\n.*20-12-2026\./);
  expect(pesan).not.toMatch(HARGA);
  for (const call of [po.cetakPoPdf, po.getPesanPo]) expect((await kasir.send(call, { idPo })).status).toBe(401);
  expect((await boss.refused(po.cetakPoPdf, { idPo: "PO-0000-00000" })).status).toBe(404);
});

test("a link shows of a purchase order what its maker sees, and those with prices are kept from all others", async () => {
  const boss = await office.person("Super Admin");
  const gudang = await office.person("Logistik", { menu: ["Purchase Order"] });
  const kasir = await office.person("Kasir", { menu: ["Invoice", "Sales Order", "Surat Jalan"] });
  const dokumen = { jenis: "po", id: await dipesan(boss, "OVN-8") } as const;
  for (const call of [tautan.getTautan, tautan.addTautan]) expect((await kasir.send(call, dokumen)).status).toBe(401);
  expect((await boss.send(tautan.addTautan, { jenis: "po", id: "PO-0000-00000" })).status).toBe(404);
  const berharga = (await boss.call(tautan.addTautan, dokumen)).data;
  const polos = (await gudang.call(tautan.addTautan, dokumen)).data;
  expect((await buka(berharga.alamat)).teks).toContain("Total Rp 19.500.000");
  expect((await buka(polos.alamat)).teks).not.toMatch(HARGA);
  const terlihat = async (person: Person) =>
    (await person.call(tautan.getTautan, dokumen)).data.map(({ idTautan }) => idTautan).sort();
  expect(await terlihat(gudang)).toEqual([polos.idTautan]);
  expect(await terlihat(boss)).toEqual([berharga.idTautan, polos.idTautan].sort());
  expect((await gudang.refused(tautan.revokeTautan, { idTautan: berharga.idTautan })).status).toBe(409);
  // Whatever role its maker has later: what he gave away without prices stays without.
  await office.sql`update karyawan set id_role = (select id_role from role where nama_role = 'Management') where id_user = ${gudang.idUser}`;
  expect((await buka(polos.alamat)).teks).not.toMatch(HARGA);
  await office.sql`update karyawan set id_role = (select id_role from role where nama_role = 'Logistik') where id_user = ${gudang.idUser}`;

  expect((await buka(`${polos.alamat}x`)).status).toBe(404);
  await gudang.call(tautan.revokeTautan, { idTautan: polos.idTautan });
  expect((await buka(polos.alamat)).status).toBe(404);
  const { data: cerita } = await boss.call(riwayat.getRiwayat, { jenis: "po", id: dokumen.id });
  expect(cerita.filter(({ ringkas }) => /[Tt]autan/.test(ringkas))).toHaveLength(3);
  // A purchase order that was cancelled is on no list, and opens by no link.
  await boss.call(po.cancelPo, { idPo: dokumen.id });
  expect((await buka(berharga.alamat)).status).toBe(404);
  expect((await boss.send(tautan.addTautan, dokumen)).status).toBe(404);
});
