import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { produk } from "#areas/produk/produk/contract.ts";
import { rupiah, waktu } from "#kernel/format.ts";
import { draftKey } from "#web/offline/drafts.ts";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { order } from "../../order/contract.ts";
import type { Keranjang } from "../isiKeranjang.ts";
import { KeranjangView } from "./KeranjangView.tsx";
import { replaceKeranjang } from "./useKeranjang.ts";

const SAYA = 1;
const kunci = draftKey("order", SAYA);
const hariLalu = (hari: number) => new Date(Date.now() - hari * 24 * 3_600_000);
const keranjang = [
  {
    ...{ idProduk: 7, kodeProduk: "OVN-9", namaProduk: "Oven 9 Rak", kapasitas: "9 rak", tipe: "Listrik" },
    ...{ kategoriProduk: "main", hargaProduk: 5_000_000, stockSales: 4, softDelete: false, fotoProduk: [] },
    ...{ qty: 1, tambahanHargaOnline: null, sumberProduk: "SG" },
  },
] as unknown as Keranjang;

function Layar() {
  const [terbuka, setTerbuka] = useState(false);
  return terbuka ? (
    <KeranjangView onClose={() => setTerbuka(false)} onDone={() => {}} />
  ) : (
    <button type="button" onClick={() => setTerbuka(true)}>
      Buka keranjang
    </button>
  );
}

/** Opens the cart of somebody who typed a name into the order form on that day. */
async function buka(disimpan: Date | null) {
  const server = pretendServer();
  server.answers(produk.getProdukDipilih, { data: [] });
  server.answers(order.getBatasDiskon, { data: { role: "Sales", batas: 12 } });
  await onStage(Layar);
  replaceKeranjang(SAYA, keranjang);
  const isian = { namaCustomer: "Ratna", ...(disimpan ? { disimpan: disimpan.toISOString() } : {}) };
  localStorage.setItem(kunci, JSON.stringify(isian));
  await page.getByRole("button", { name: "Buka keranjang" }).click();
  return page.getByRole("textbox", { name: "Nama Customer" });
}

test("an order that was begun earlier says from when it is, and is thrown away with one press", async () => {
  const kemarin = hariLalu(3);
  const nama = await buka(kemarin);
  await expect.element(nama).toHaveValue("Ratna");
  await expect.element(page.getByRole("status").filter({ hasText: `Diisi ${waktu(kemarin)}` })).toBeVisible();
  // Opening it makes it no newer.
  expect(localStorage.getItem(kunci)).toContain(kemarin.toISOString());
  await page.getByRole("button", { name: "Kosongkan isian" }).click();
  await expect.element(nama).toHaveValue("");
  await expect.element(page.getByRole("button", { name: "Kosongkan isian" })).not.toBeInTheDocument();
  expect(localStorage.getItem(kunci)).toBeNull();
  // What is typed now has its own day.
  await nama.fill("Siti");
  await expect.poll(() => localStorage.getItem(kunci)).toMatch(/"namaCustomer":"Siti".*"disimpan":"\d{4}-/);
});

test("after 30 days it is gone", async () => {
  await expect.element(await buka(hariLalu(31))).toHaveValue("");
});

test("one that was stored without its day is offered", async () => {
  await expect.element(await buka(null)).toHaveValue("Ratna");
});

test("a discount says its per cent and the total; one that is emptied stays until it is left", async () => {
  await buka(null);
  await page.getByRole("button", { name: "Beri diskon Oven 9 Rak" }).click();
  const diskon = page.getByRole("textbox", { name: "Diskon per unit Oven 9 Rak" });
  await diskon.fill("625000");
  await expect.element(page.getByText(`12,5%, dijual ${rupiah(4_375_000)}`)).toBeVisible();
  await expect.element(page.getByRole("definition").filter({ hasText: rupiah(4_375_000) })).toBeVisible();
  await diskon.fill("");
  await expect.element(diskon).toBeVisible();
  await diskon.fill("5000001");
  await expect.element(page.getByText("Diskon Oven 9 Rak melebihi harganya")).toBeVisible();
  await diskon.fill("");
  (document.activeElement as HTMLElement).blur();
  await expect.element(page.getByRole("button", { name: "Beri diskon Oven 9 Rak" })).toBeVisible();
});

test("a discount beyond the limit of the role says that the order will wait, one within it says nothing", async () => {
  await buka(null);
  await page.getByRole("button", { name: "Beri diskon Oven 9 Rak" }).click();
  const diskon = page.getByRole("textbox", { name: "Diskon per unit Oven 9 Rak" });
  const menunggu = page.getByText(/Order akan menunggu persetujuan/);
  await diskon.fill("625000");
  await expect
    .element(menunggu)
    .toHaveTextContent("Diskon Oven 9 Rak 12,5% melebihi batas role Sales 12%. Order akan menunggu persetujuan.");
  await diskon.fill("600000");
  await expect.element(menunggu).not.toBeInTheDocument();
});

test("a quantity that can not be is refused and stays as it was typed, and the total follows one that can", async () => {
  await buka(null);
  const qty = page.getByRole("textbox", { name: "Jumlah unit Oven 9 Rak" });
  for (const [typed, sentence] of [
    ["-5", "Paling sedikit 1"],
    ["1.5", "Isi dengan bilangan bulat, misalnya 1250"],
    ["9", "Jumlah produk sudah mencapai stock maksimal"],
  ] as const) {
    await qty.fill(typed);
    await userEvent.keyboard("{Enter}");
    // At its field, and the last one beside it for a moment.
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    await expect.element(qty).toHaveValue(typed);
  }
  await qty.fill("2");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("definition").filter({ hasText: rupiah(10_000_000) })).toBeVisible();
});
