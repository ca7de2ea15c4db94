import { expect, test } from "vitest";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { labaRugi } from "../contract.ts";
import { LabaRugiPage } from "./LabaRugiPage.tsx";

test("a month that no calendar has is said and asks nothing", async () => {
  const server = pretendServer();
  const screen = await onStage(() => <LabaRugiPage />, { at: "/admin/labarugi?bulan=2026-13" });
  await expect.element(screen.getByText("Bulan tidak ada").first()).toBeVisible();
  expect(server.asked(labaRugi.getLabaRugi)).toEqual([]);
});
