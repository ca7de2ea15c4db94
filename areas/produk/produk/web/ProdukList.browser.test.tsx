import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { po } from "#areas/pembelian/po/contract.ts";
import type { Rupiah, Waktu } from "#kernel/types.ts";
import { forgetFormDrafts, formsBegun } from "#web/offline/formDrafts.ts";
import { paged, pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { produk } from "../contract.ts";
import { ProdukList } from "./ProdukList.tsx";

const boleh = { boleh: true, alasan: null };

const mesin = (idProduk: number, namaProduk: string, hargaBeli: number) => ({
  ...{ idProduk, namaProduk, kodeProduk: `M-${idProduk}`, kategoriProduk: "utama", tipe: "", kapasitas: "" },
  ...{
    hargaProduk: 9_000_000 as Rupiah,
    hargaBeli: hargaBeli as Rupiah,
    nilaiStok: hargaBeli as Rupiah,
    minimalStock: 2,
    jumlahStock: 1,
  },
  ...{ stockSales: 1, jumlahRusak: 0, berseri: false, mustPo: true, statusPo: false, softDelete: false },
  ...{ createdAt: "2026-01-05T02:00:00.000Z" as Waktu, updatedAt: "2026-01-05T02:00:00.000Z" as Waktu },
  ...{ fotoProduk: [], kolomSendiri: [], versi: 1 },
  aksi: {
    ...{ edit: boleh, status: boleh, koreksi: boleh },
    po: hargaBeli > 0 ? boleh : { boleh: false, alasan: "harga beli belum diinput" },
  },
});
const SEMUA = [mesin(1, "Oven", 4_000_000), mesin(2, "Pelet", 0), mesin(3, "Spinner", 1_000_000)];

const usulan = (satu: (typeof SEMUA)[number], jumlah: number) => ({
  ...satu,
  ...{ datang: { unit: 0, po: 0, tglDeadline: null }, menunggu: 0, usulan: jumlah },
  pemasok: satu.idProduk === 1 ? { idPemasok: 7, nama: "CV Logam", hargaTerakhir: 3_500_000, hariKirim: 10 } : null,
});

test("several machines become purchase orders in the proposed quantities, each with its result", async () => {
  const server = pretendServer();
  server.answers(produk.getProduk, paged(SEMUA));
  server.answers(produk.getUsulanPo, {
    data: SEMUA.flatMap((one) => (one.hargaBeli ? [usulan(one, 4)] : [])).reverse(),
  });
  server.answers(po.addBeberapaPo, {
    data: [
      { idProduk: 1, status: 200, message: "PO M-1/1 berhasil dibuat" },
      { idProduk: 3, status: 409, message: "Produk tidak aktif" },
    ],
  });
  await page.viewport(1200, 800);
  const list = await onStage(() => <ProdukList kategori="utama" actions={[]} />);
  await list.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).click();
  await list.getByRole("button", { name: "Buat PO" }).click();
  const form = list.getByRole("dialog", { name: "Buat 2 PO" });
  // A form that was given up is opened again.
  await form.getByRole("button", { name: "Batal" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await list.getByRole("button", { name: "Buat PO" }).click();
  const oven = form.getByRole("textbox", { name: "Jumlah PO Oven" });
  await expect.element(oven).toHaveValue("4");
  await expect.element(form.getByText("8 unit, Rp 18.000.000")).toBeVisible();
  await userEvent.fill(oven, "6");
  await expect.element(form.getByText("10 unit, Rp 25.000.000")).toBeVisible();
  await form.getByRole("button", { name: "Buat PO" }).click();
  await expect.element(list.getByText("1 PO dibuat, 2 gagal")).toBeVisible();
  await expect.element(list.getByText(/harga beli belum diinput/)).toBeVisible();
  await expect.element(list.getByText(/Produk tidak aktif/)).toBeVisible();
  const kirim = server.asked(po.addBeberapaPo).map(({ input }) => input.po);
  expect(kirim).toMatchObject([
    [
      { idProduk: 1, qty: 6, idPemasok: 7, hargaPemasok: 3_500_000, hariKirim: 10 },
      { idProduk: 3, qty: 4, idPemasok: null },
    ],
  ]);
});

test("quantities that were typed are offered again when the page was closed, and go out with the prices of today", async () => {
  const server = pretendServer();
  const [oven] = SEMUA;
  if (!oven) throw new Error("no machine");
  server.answers(produk.getProduk, paged([oven]));
  server.answers(produk.getUsulanPo, { data: [usulan(oven, 4)] });
  server.answers(po.addBeberapaPo, { data: [{ idProduk: 1, status: 200, message: "PO M-1/1 berhasil dibuat" }] });
  await page.viewport(1200, 800);
  const open = async () => {
    const list = await onStage(() => <ProdukList kategori="utama" actions={[]} />);
    await list.getByRole("checkbox", { name: "Pilih Oven" }).click();
    await list.getByRole("button", { name: "Buat PO" }).click();
    return { ...list, jumlah: list.getByRole("textbox", { name: "Jumlah PO Oven" }) };
  };
  const first = await open();
  await userEvent.fill(first.jumlah, "6");
  await expect.poll(() => formsBegun(1).join()).toContain("Buat 1 PO M-1");
  await first.unmount();

  server.answers(produk.getUsulanPo, { data: [{ ...usulan(oven, 4), hargaBeli: 4_200_000 as Rupiah }] });
  const again = await open();
  await expect.element(again.jumlah).toHaveValue("4");
  await again.getByRole("button", { name: "Lanjutkan" }).click();
  await expect.element(again.jumlah).toHaveValue("6");
  await again.getByRole("dialog").getByRole("button", { name: "Buat PO" }).click();
  await expect.element(again.getByText("1 PO dibuat")).toBeVisible();
  expect(server.asked(po.addBeberapaPo).map(({ input }) => input.po)).toMatchObject([
    [{ idProduk: 1, qty: 6, hargaSatuan: 4_200_000 }],
  ]);
  await forgetFormDrafts(1);
});
