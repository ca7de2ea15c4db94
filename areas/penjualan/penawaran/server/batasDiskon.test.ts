import { expect, test } from "vitest";
import { role } from "#areas/karyawan/role/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { diskonBerlebih } from "../../order/diskon.ts";
import { penawaran } from "../contract.ts";
import { tawarkan } from "./penawaran.testing.ts";

const office = openOffice();

test("an order of a quotation waits where its discount is beyond the role of who makes it", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Produk Card", "Sales Order", "Setting"] });
  const idProduk = await makeProduk(office, boss, { namaProduk: "Oven", hargaProduk: 10_000_000 });
  const pesan = async (diskon: number) => {
    const idPenawaran = await tawarkan(office, sales, [{ idProduk, diskon }]);
    const { data, message } = await sales.call(penawaran.pesanPenawaran, { idPenawaran });
    const [izin] = (await sales.call(koreksi.getKoreksi, { cari: data.idSo })).data;
    return { message, izin };
  };
  expect((await pesan(9_000_000)).izin, "while no limit is set").toBeUndefined();

  const { data: roles } = await boss.call(role.getRole, {});
  const idRole = roles.find(({ namaRole }) => namaRole === "Sales")?.idRole ?? 0;
  expect((await sales.refused(role.setBatasDiskon, { idRole, batasDiskon: 50 })).status).toBe(401);
  await boss.call(role.setBatasDiskon, { idRole, batasDiskon: 10 });
  expect((await pesan(1_000_000)).izin, "just within the limit").toBeUndefined();
  const { message, izin } = await pesan(1_250_000);
  const alasan = "Diskon Oven 12,5% melebihi batas role Sales 10%";
  expect(message).toMatch(new RegExp(`Order menunggu persetujuan: ${alasan}$`));
  expect(izin).toMatchObject({ jenis: "izin", status: "Menunggu", alasan });

  // Whoever has no limit makes the order of the same offer at once.
  const idPenawaran = await tawarkan(office, sales, [{ idProduk, diskon: 5_000_000 }]);
  const { data } = await boss.call(penawaran.pesanPenawaran, { idPenawaran });
  expect((await boss.call(koreksi.getKoreksi, { cari: data.idSo })).data).toEqual([]);
});

test("every line beyond the limit is named; what costs nothing has no discount", () => {
  const line = (namaProduk: string, harga: number, diskon: number) => ({ namaProduk, harga, diskon }) as never;
  const batas = { role: "Sales", batas: 0 };
  expect(diskonBerlebih([line("A", 100, 0), line("B", 0, 0)], batas)).toBeNull();
  expect(diskonBerlebih([line("A", 3, 1), line("B", 200, 1)], batas)).toBe(
    "Diskon A 33,33%, B 0,5% melebihi batas role Sales 0%",
  );
});
