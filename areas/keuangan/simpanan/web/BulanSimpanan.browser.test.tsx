import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { simpanan } from "../contract.ts";
import { BulanSimpanan } from "./BulanSimpanan.tsx";

const BULAN = {
  bulan: "2026-11",
  saldoAwal: 0,
  masuk: 9_876_543_210,
  keluar: 1_234_567_890,
  saldoAkhir: 8_641_975_320,
};
const list = {
  filters: { tglAwal: "2026-01-01", tglAkhir: "2026-11-30", idRekening: "1" },
  setFilters: () => undefined,
};

test("on a phone the month of an account that holds billions stands whole; on a screen Rp is said by its heads", async () => {
  const server = pretendServer();
  server.answers(simpanan.getBulanSimpanan, { data: [BULAN] });
  await page.viewport(390, 844);
  const { getByRole } = await onStage(() => <BulanSimpanan list={list} />);
  const tabel = getByRole("table", { name: "Saldo per bulan" });
  await expect.element(tabel.getByText("Rp 9.876.543.210")).toBeVisible();
  const box = tabel.element().closest("[data-lines]");
  expect(box && box.scrollWidth - box.clientWidth).toBe(0);
  await page.viewport(1366, 850);
  await expect.poll(() => tabel.element().querySelectorAll("tbody td[data-unit]").length).toBe(4);
});
