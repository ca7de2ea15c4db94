import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { type PembayaranMasuk, pembayaranMasuk } from "../contract.ts";
import { PembayaranMasukPage } from "./PembayaranMasukPage.tsx";

const satu = (isi: Partial<PembayaranMasuk>): PembayaranMasuk =>
  ({
    ...{ idPembayaran: 1, waktu: "2026-11-20T03:20:00.000Z", penyedia: "Midtrans", cara: "VA BCA 8277000123" },
    ...{ nominal: 25_000_000, tagihan: 25_000_000, status: "Menunggu persetujuan", rujukan: "INV-2611-00001" },
    ...{ idInvoice: "INV-2611-00001", pelanggan: "Dewi Lestari", idTransaksi: "trx-1" },
    ...isi,
  }) as PembayaranMasuk;

test("what fits leads to its invoice; what fits none says so and leads nowhere", async () => {
  const server = pretendServer();
  const asing = { idPembayaran: 2, rujukan: "Kopi pagi", idInvoice: null, tagihan: null, pelanggan: "" };
  server.answers(pembayaranMasuk.getPembayaranMasuk, {
    data: [satu({}), satu({ ...asing, status: "Invoice tidak dikenal" } as Partial<PembayaranMasuk>)],
    dipakai: ["Midtrans"],
  });
  await onStage(() => <PembayaranMasukPage />);
  const cocok = page.getByRole("row").filter({ hasText: "INV-2611-00001" });
  await expect.element(cocok.getByText(/Menunggu persetujuan/).first()).toBeVisible();
  await expect.element(cocok.getByText(/Midtrans/).first()).toBeVisible();
  await expect.element(cocok.getByRole("link", { name: "INV-2611-00001" })).toBeVisible();
  const lain = page.getByRole("row").filter({ hasText: "Kopi pagi" });
  await expect.element(lain.getByText(/Invoice tidak dikenal/).first()).toBeVisible();
  expect(lain.getByRole("link").elements()).toEqual([]);
});

test("a company that uses no provider is told how it would", async () => {
  const server = pretendServer();
  server.answers(pembayaranMasuk.getPembayaranMasuk, { data: [], dipakai: [] });
  await onStage(() => <PembayaranMasukPage />);
  await expect.element(page.getByText(/administrator mengisi kunci Midtrans atau token Xendit/)).toBeVisible();
});
