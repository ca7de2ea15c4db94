import { expect, test } from "vitest";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { dashboard } from "../contract.ts";
import { DashboardPage } from "./DashboardPage.tsx";

test("days the wrong way round are said, and the figures are not asked for", async () => {
  const server = pretendServer();
  const screen = await onStage(() => <DashboardPage />, {
    at: "/admin/dashboards?tglAwal=2026-12-31&tglAkhir=2026-01-01",
  });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Tanggal awal melewati tanggal akhir");
  expect(server.asked(dashboard.getTotalOmset)).toEqual([]);
});
