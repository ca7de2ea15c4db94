import { expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { suratJalan } from "../contract.ts";
import { baris, isianBaru, isianUbah } from "./suratJalan.testing.ts";

const office = openOffice();
const ALASAN = "Salah alamat";

async function orang() {
  return {
    ani: await office.person("Logistik", { menu: ["Surat Jalan"], nama: "Ani" }),
    bos: await office.person("Super Admin"),
  };
}

async function dibuat(person: Person, bos: Person, isian: { statusSo?: "Belum" | "Kirim" } = {}) {
  const idSo = await makeOrder(office, bos, { baris: [{ qty: 2 }] });
  const idInvoice = await makeInvoice(office, bos, idSo, { dp: 1_000_000 });
  const idSj = (await person.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }, isian))).data
    .idSuratJalan;
  return { idSo, idInvoice, idSj };
}

test("its author deletes a note that has not left: its goods are free again, its number is not", async () => {
  const { ani, bos } = await orang();
  const { idSo, idInvoice, idSj } = await dibuat(ani, bos);
  expect(await baris(bos, idSo)).toMatchObject({ dapatDihapus: [], aksi: { hapus: { boleh: false } } });
  expect((await bos.refused(suratJalan.hapusSuratJalan, { idSj, alasan: ALASAN })).message).toBe(
    `Surat jalan ${idSj} hanya dapat dihapus oleh Ani yang membuatnya`,
  );
  expect((await ani.refused(suratJalan.hapusSuratJalan, { idSj, alasan: "" })).status).toBe(400);
  expect(await baris(ani, idSo)).toMatchObject({ dapatDihapus: [idSj], aksi: { hapus: { boleh: true } } });
  await ani.call(suratJalan.hapusSuratJalan, { idSj, alasan: ALASAN });
  expect(await baris(ani, idSo)).toMatchObject({
    statusSo: "Belum",
    suratJalan: [],
    orders: [{ qtyBersurat: 0 }],
    aksi: { tambah: { boleh: true }, hapus: { alasan: "Order belum memiliki surat jalan" } },
  });
  const [batal] = await office.sql`
    select alasan, id_so, isi ->> 'namaPenerima' as penerima from surat_jalan_batal where id_surat_jalan = ${idSj}`;
  expect(batal).toEqual({ alasan: ALASAN, idSo, penerima: "Gudang Timur" });
  const history = await bos.call(riwayat.getRiwayat, { jenis: "order", id: idSo });
  expect(history.data.find(({ panggilan }) => panggilan === "hapusSuratJalan")?.perubahan).toContainEqual(
    expect.objectContaining({ sesudah: ALASAN }),
  );
  const lagi = await ani.call(suratJalan.addSuratJalan, await isianBaru({ idSo, idInvoice }));
  expect(lagi.data.idSuratJalan).not.toBe(idSj);
  expect((await ani.refused(suratJalan.hapusSuratJalan, { idSj, alasan: ALASAN })).status).toBe(404);
});

test("never one whose goods have left, even if they came back, nor of a cancelled order", async () => {
  const { ani, bos } = await orang();
  const { idSo, idSj } = await dibuat(ani, bos, { statusSo: "Kirim" });
  const tolak = async (kode: string) =>
    (await ani.refused(suratJalan.hapusSuratJalan, { idSj: kode, alasan: ALASAN })).message;
  expect(await tolak(idSj)).toBe(`Barang ${idSj} sudah keluar dari gudang`);
  await ani.call(suratJalan.updateStatusSj, await isianUbah(ani, idSo, { statusBarang: "Belum" }));
  expect(await tolak(idSj)).toBe(`Barang ${idSj} pernah keluar dari gudang`);
  const lain = await dibuat(ani, bos);
  await bos.call(order.cancelSo, { idSo: lain.idSo });
  expect(await tolak(lain.idSj)).toBe("Order sudah dibatalkan, surat jalannya tidak dapat dihapus");
});

test("deleted while its goods leave: one of the two happens", async () => {
  const { ani, bos } = await orang();
  for (let n = 0; n < 3; n++) {
    const { idSo, idSj } = await dibuat(ani, bos);
    const isian = await isianUbah(ani, idSo, { statusBarang: "Kirim" });
    const hasil = await Promise.all([
      ani.send(suratJalan.hapusSuratJalan, { idSj, alasan: ALASAN }),
      bos.send(suratJalan.updateStatusSj, isian),
    ]);
    const hapus = hasil[0]?.status === 200;
    expect(hasil.map(({ status }) => status)).toEqual(hapus ? [200, 404] : [409, 200]);
    expect((await baris(ani, idSo)).suratJalan).toHaveLength(hapus ? 0 : 1);
  }
});
