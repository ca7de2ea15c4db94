import { expect, test } from "vitest";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { labaOrder } from "../contract.ts";
import { LabaOrderPage } from "./LabaOrderPage.tsx";

const KOSONG = {
  kode: "",
  tanggal: null,
  idSo: null,
  idProduk: null,
  idPelanggan: null,
  idUser: null,
  pos: null,
  idAkun: null,
};
const OVEN = {
  ...KOSONG,
  kunci: "7",
  nama: "Oven Tujuh",
  idProduk: 7,
  pendapatan: 900,
  hpp: 600,
  margin: 300,
  persen: 33.3,
};
const DISKON = {
  ...KOSONG,
  kunci: "diskon",
  nama: "Diskon",
  pos: "diskon",
  pendapatan: -50,
  hpp: 0,
  margin: -50,
  persen: null,
};
const SELISIH = {
  ...KOSONG,
  kunci: "pemasok",
  nama: "Selisih harga pemasok",
  pos: "pemasok",
  idAkun: 21,
  pendapatan: 0,
  hpp: 40,
  margin: -40,
  persen: null,
};

test("a product opens its orders, an amount of no order the book of its account", async () => {
  const server = pretendServer();
  const asked: unknown[] = [];
  server.answers(labaOrder.getLabaOrder, (input) => {
    asked.push(input);
    const data = [OVEN, DISKON, SELISIH];
    const jumlah = { pendapatan: 850, hpp: 640, margin: 210, persen: 24.7 };
    return { data, totalDocs: 3, totalPages: 1, page: 1, limit: 10, pagingCounter: 1, jumlah, dipilih: null };
  });
  const { getByRole, getByText } = await onStage(() => <LabaOrderPage />, {
    at: "/admin/laba-order?sudut=produk&awal=2026-11&akhir=2026-11",
  });
  await expect.element(getByRole("cell", { name: "33,3" })).toBeVisible();
  expect(asked[0]).toMatchObject({ sudut: "produk", awal: "2026-11", akhir: "2026-11" });
  await expect.element(getByText(/24,7%/)).toBeVisible();
  const tujuan = (nama: RegExp) =>
    getByRole("row", { name: nama })
      .getByRole("button", { name: /Dokumen/ })
      .element()
      .getAttribute("href") ?? "";
  expect(tujuan(/Oven/)).toBe("/admin/laba-order?awal=2026-11&akhir=2026-11&idProduk=7");
  expect(tujuan(/Diskon/)).toBe("/admin/laba-order?awal=2026-11&akhir=2026-11&pos=diskon");
  expect(tujuan(/Selisih/)).toBe("/admin/bukubesar/buku?akun=21&dari=2026-11-01&sampai=2026-11-30");
  await getByText("Per Pelanggan").click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ sudut: "pelanggan" });
});
