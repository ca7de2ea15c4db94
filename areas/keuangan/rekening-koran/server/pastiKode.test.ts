import { expect, test } from "vitest";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { jakartaToday } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { rekening } from "../../rekening/contract.ts";
import { rekeningKoran } from "../contract.ts";
import type { Gerak } from "./baca/koran.testing.ts";
import { baca, berkasKoran, daftarKoran } from "./rekeningKoran.testing.ts";

const office = openOffice();

const masuk = (rupiah: number, keterangan = "TRSF E-BANKING CR"): Gerak => ({
  ...{ tanggal: jakartaToday(office.now()), sen: rupiah * 100, keterangan },
});

async function berkode(person: Person, nama: string) {
  const idRekening = await rekeningBernama(office, nama);
  await person.call(rekening.updateRekening, { idRekening, namaRekening: nama, kodeUnik: true });
  return idRekening;
}

async function tagih(person: Person, idRekening: Id<"rekening">, hargaProduk: number) {
  const idSo = await makeOrder(office, person, { baris: [{ qty: 1, hargaProduk }] });
  const idInvoice = await makeInvoice(office, person, idSo, { idRekening, tglInvoice: jakartaToday(office.now()) });
  const { kodeUnik } = (await person.call(invoice.getDetailInvoice, { idInvoice })).data;
  return { idInvoice, kode: kodeUnik ?? 0 };
}

const setujui = (person: Person, { idInvoice }: { idInvoice: string }) =>
  person.call(invoice.approveInv, { idInv: idInvoice });

const pembulatan = async (idRekening: number) => {
  const [row] = await office.sql<{ banyak: number; jumlah: number }[]>`
    select count(*)::int as banyak, coalesce(sum(debit), 0)::bigint as jumlah from kas join kebutuhan using (id_kebutuhan)
    where id_rekening = ${idRekening} and nama_kebutuhan = 'Pembulatan'`;
  return row;
};

test("payments of equal invoices are each known by their codes, and the rest is Pembulatan once", async () => {
  const bos = await office.person("Super Admin");
  const id = await berkode(bos, "BRI RJP");
  const [a, b, c] = [await tagih(bos, id, 3_000_000), await tagih(bos, id, 3_000_000), await tagih(bos, id, 3_000_000)];
  for (const satu of [a, b, c]) await setujui(bos, satu);
  const berkas = () => berkasKoran([b, a].map(({ kode }) => masuk(3_000_000 + kode)));
  expect(await baca(bos, id, berkas())).toMatchObject({ baru: 2, cocok: 2 });
  const { data } = await daftarKoran(bos, id, "cocok");
  expect(data.map(({ cocok }) => cocok?.alasan).sort()).toEqual(
    [a, b].map(({ idInvoice, kode }) => `Nominal sama dengan kode unik ${kode} dari ${idInvoice}`).sort(),
  );
  expect(data.every(({ cocok, sen }) => cocok?.kas.reduce((sum, { nominal }) => sum + nominal, 0) === sen / 100)).toBe(
    true,
  );
  expect(await pembulatan(id)).toEqual({ banyak: 2, jumlah: a.kode + b.kode });
  expect(await baca(bos, id, berkas())).toMatchObject({ baru: 0, cocok: 0 });
  // Undone, it is not done again by itself, and the rest stays booked.
  await bos.call(rekeningKoran.batalCocokKoran, { idRekening: id, idCocok: data[0]?.cocok?.idCocok ?? 0 });
  expect((await bos.call(rekeningKoran.cocokkanSendiri, { idRekening: id })).data.cocok).toBe(0);
  expect(await pembulatan(id)).toEqual({ banyak: 2, jumlah: a.kode + b.kode });
  const [lepas] = (await daftarKoran(bos, id)).data;
  const [usul] = lepas?.usulan ?? [];
  expect(usul?.kas).toHaveLength(2);
});

test("what could be something else is proposed, and one key books the rest with it", async () => {
  const bos = await office.person("Super Admin");
  const id = await berkode(bos, "BRI Aneka");
  const a = await tagih(bos, id, 4_000_000);
  await setujui(bos, a);
  // Its text names another document: a person looks.
  await baca(bos, id, berkasKoran([masuk(4_000_000 + a.kode, "TRSF INV-2601-00999")]));
  const [baris] = (await daftarKoran(bos, id)).data;
  const [usul] = baris?.usulan ?? [];
  expect(usul?.alasan).toBe(`Nominal sama dengan kode unik ${a.kode}, tanggal sama`);
  const pilihan = { idRekening: id, idKoran: usul?.idKoran ?? [], idKas: usul?.kas.map(({ idKas }) => idKas) ?? [] };
  await bos.call(rekeningKoran.cocokkanKoran, pilihan);
  expect(await pembulatan(id)).toEqual({ banyak: 1, jumlah: a.kode });
  expect((await daftarKoran(bos, id)).jumlah).toMatchObject({ sisa: 0, cocok: 1 });
});

test("a line that names the request of its payment is known as well", async () => {
  const bos = await office.person("Super Admin");
  const id = await berkode(bos, "Kas Management");
  const a = await tagih(bos, id, 6_000_000);
  await setujui(bos, a);
  const [uang] = await office.sql<
    { id: string }[]
  >`select id_pengajuan as id from pengajuan where id_invoice = ${a.idInvoice}`;
  const berkas = berkasKoran([
    masuk(6_000_000 + a.kode, `TRSF ${uang?.id.toLowerCase().replaceAll("-", " ")} PT JAYA`),
  ]);
  expect(await baca(bos, id, berkas)).toMatchObject({ cocok: 1 });
});

test("a waiting invoice is offered first for its exact amount, and matches once it is approved", async () => {
  const bos = await office.person("Super Admin");
  const id = await berkode(bos, "BCA Aneka");
  const [lain, a] = [await tagih(bos, id, 7_000_000), await tagih(bos, id, 7_000_000)];
  expect(await baca(bos, id, berkasKoran([masuk(7_000_000 + lain.kode)]))).toMatchObject({ cocok: 0 });
  const [baris] = (await daftarKoran(bos, id)).data;
  const { dokumen } = (await bos.call(rekeningKoran.getCalonKoran, { idRekening: id, idKoran: baris?.idKoran ?? 0 }))
    .data;
  expect(dokumen.map((satu) => satu.id)).toEqual([lain.idInvoice, a.idInvoice]);
  await setujui(bos, lain);
  expect((await bos.call(rekeningKoran.cocokkanSendiri, { idRekening: id })).data.cocok).toBe(1);
});

test("in a closed month nothing is booked: the line is left to a person", async () => {
  const bos = await office.person("Super Admin");
  const id = await berkode(bos, "BCA RJP");
  const baris = [{ qty: 1, hargaProduk: 8_000_000 }];
  const idSo = await makeOrder(office, bos, { tglOrder: "2026-09-10", baris });
  const idInvoice = await makeInvoice(office, bos, idSo, { idRekening: id, tglInvoice: "2026-09-20" });
  const kode = (await bos.call(invoice.getDetailInvoice, { idInvoice })).data.kodeUnik ?? 0;
  await bos.call(invoice.approveInv, { idInv: idInvoice, tanggalUang: "2026-09-25" });
  await bos.call(tutupBuku.closeBulan, { bulan: "2026-09" });
  const lama: Gerak = { tanggal: "2026-09-25" as Tanggal, sen: (8_000_000 + kode) * 100, keterangan: "TRSF" };
  expect(await baca(bos, id, berkasKoran([lama]))).toMatchObject({ baru: 1, cocok: 0 });
  const [usul] = (await daftarKoran(bos, id)).data[0]?.usulan ?? [];
  const pilihan = { idRekening: id, idKoran: usul?.idKoran ?? [], idKas: usul?.kas.map(({ idKas }) => idKas) ?? [] };
  const ditolak = await bos.refused(rekeningKoran.cocokkanKoran, pilihan);
  expect(ditolak).toMatchObject({ status: 409, message: expect.stringContaining("sudah ditutup") });
  expect(await pembulatan(id)).toEqual({ banyak: 0, jumlah: 0 });
});
