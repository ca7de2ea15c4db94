import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { penawaran } from "../contract.ts";
import { persenKonversi } from "../konversi.ts";
import { STATUS_PENAWARAN } from "../label.ts";
import { tawarkan } from "./penawaran.testing.ts";

const office = openOffice();

test("what became of the offers, by Sales and product: every number is the list behind it", async () => {
  const boss = await office.person("Super Admin");
  const rina = await office.person("Sales", { nama: "Rina", menu: ["Produk Card", "Sales Order"] });
  const tono = await office.person("Sales", { nama: "Tono", menu: ["Produk Card", "Sales Order"] });
  const oven = await makeProduk(office, boss, { namaProduk: "Oven", hargaProduk: 10_000_000, stock: 9 });
  const mixer = await makeProduk(office, boss, { namaProduk: "Mixer", hargaProduk: 1_000_000, stock: 9 });
  await tawarkan(office, rina, [{ idProduk: oven }]);
  const dikirim = await tawarkan(office, rina, [
    { idProduk: oven, diskon: 1_000_000 },
    { idProduk: mixer, qty: 2 },
  ]);
  const [jadi, batal] = [
    await tawarkan(office, rina, [{ idProduk: oven }]),
    await tawarkan(office, tono, [{ idProduk: oven }]),
  ];
  const kalah = await tawarkan(office, tono, [{ idProduk: mixer }]);
  await tawarkan(office, tono, [{ idProduk: mixer }], { berlakuSampai: "2026-11-20" });
  await rina.call(penawaran.tandaiTerkirim, { idPenawaran: dikirim });
  await rina.call(penawaran.pesanPenawaran, { idPenawaran: jadi });
  const { idSo } = (await tono.call(penawaran.pesanPenawaran, { idPenawaran: batal })).data;
  await boss.call(order.cancelSo, { idSo, alasan: "Mundur" });
  await tono.call(penawaran.kalahPenawaran, { idPenawaran: kalah, alasanKalah: "Harga" });
  await office.travel("2026-11-21T02:00:00.000Z");

  const masa = { awal: "2026-11", akhir: "2026-11" };
  const { baris, semua, kalah: alasan } = (await boss.call(penawaran.getKonversiPenawaran, masa)).data;
  expect(baris).toEqual([
    {
      ...{ id: rina.idUser, nama: "Rina", nilai: 31_000_000, batal: 0 },
      banyak: { Draft: 1, Dikirim: 1, Disetujui: 0, "Jadi Order": 1, Kalah: 0, Kedaluwarsa: 0 },
    },
    {
      ...{ id: tono.idUser, nama: "Tono", nilai: 12_000_000, batal: 1 },
      banyak: { Draft: 0, Dikirim: 0, Disetujui: 0, "Jadi Order": 1, Kalah: 1, Kedaluwarsa: 1 },
    },
  ]);
  expect([baris.map(persenKonversi), persenKonversi(semua)]).toEqual([[50, 0], 20]);
  expect(alasan).toEqual([{ alasan: "Harga", jumlah: 1, nilai: 1_000_000 }]);
  const kosong = { Draft: 3, Dikirim: 0, Disetujui: 0, "Jadi Order": 0, Kalah: 0, Kedaluwarsa: 0 };
  expect(persenKonversi({ banyak: kosong, batal: 0 })).toBeNull();

  for (const sudut of ["sales", "produk"] as const) {
    const { data } = await boss.call(penawaran.getKonversiPenawaran, { ...masa, sudut });
    for (const { id, banyak } of data.baris) {
      for (const status of STATUS_PENAWARAN) {
        const saring = { status, ...(sudut === "sales" ? { idSales: id } : { idProduk: id }) };
        const hari = { tglAwal: "2026-11-01", tglAkhir: "2026-11-30" };
        const { totalDocs } = await boss.call(penawaran.getPenawaran, { ...saring, ...hari });
        expect([sudut, id, status, totalDocs]).toEqual([sudut, id, status, banyak[status]]);
      }
    }
  }
  const produk = (await boss.call(penawaran.getKonversiPenawaran, { ...masa, sudut: "produk" })).data.baris;
  expect(produk.map(({ nama, nilai }) => [nama, nilai])).toEqual([
    ["Oven", 39_000_000],
    ["Mixer", 4_000_000],
  ]);
  // Other months have none, and who sees own customers alone sees own offers alone.
  expect((await boss.call(penawaran.getKonversiPenawaran, { awal: "2026-01", akhir: "2026-10" })).data.baris).toEqual(
    [],
  );
  await office.sql`update perusahaan set pelanggan_sendiri = true`;
  expect((await rina.call(penawaran.getKonversiPenawaran, masa)).data.baris.map(({ nama }) => nama)).toEqual(["Rina"]);
});
