import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paged, pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { order } from "../contract.ts";
import { SalesOrderPage } from "./SalesOrderPage.tsx";

test("days that are no range ask nothing, from the address too; the field says which one, and an export why not", async () => {
  const server = pretendServer();
  server.answers(order.getOrder, paged([]));
  const list = await onStage(() => <SalesOrderPage />, {
    at: "/admin/salesorder?tglAwal=2026-12-31&tglAkhir=2026-01-01",
  });
  await expect.element(list.getByRole("alert")).toHaveTextContent("Tanggal awal melewati tanggal akhir");
  const awal = list.getByLabelText("Tanggal Awal");
  await expect.element(awal).toHaveValue("31-12-2026");
  await expect.element(list.getByLabelText("Tanggal Akhir")).toHaveValue("01-01-2026");
  await list.getByRole("button", { name: "Export Order" }).click();
  const oops = page.getByRole("dialog", { name: "Oops..." });
  await expect.element(oops.getByText("Tanggal awal melewati tanggal akhir")).toBeVisible();
  await oops.getByRole("button", { name: "Ok", exact: true }).click();
  await awal.fill("30-02-1990");
  await userEvent.tab();
  await expect.element(list.getByRole("alert")).toHaveTextContent("Tanggal tidak ada");
  await expect.element(awal).toHaveValue("30-02-1990");
  expect(server.asked(order.getOrder)).toEqual([]);
  expect(server.asked(order.exportOrder)).toEqual([]);
  await awal.fill("01-01-2025");
  await userEvent.tab();
  await expect.element(list.getByText("Data Tidak Ditemukan")).toBeVisible();
});
