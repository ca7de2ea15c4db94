import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "../../../testing/stage.tsx";
import { DateRange } from "../field/DateRange.tsx";
import { Figures } from "../value/Figures.tsx";
import { GoodsLine } from "../value/GoodsLine.tsx";
import classes from "./list.module.css";
import { Pager } from "./Pager.tsx";

const LIST = {
  page: 80,
  totalPages: 160,
  total: 1600,
  limit: 10,
  limits: [10, 50],
  firstNumber: 791,
  rows: Array(10).fill(1),
  setPage: () => undefined,
  setLimit: () => undefined,
};
const FIGURES = [1_402_760_000, 999_999_999_999_999, 750_056_065].map((value) => ({ label: `Nilai ${value}`, value }));

function Sempit() {
  return (
    <main className={classes.frame} style={{ padding: 12 }}>
      <Figures figures={FIGURES} />
      <div className={classes.cardLine}>
        <div>
          <GoodsLine lines={[{ qty: 12, nama: "Tray Dryer Stainless 48 Loyang" }]} note="1/12 selesai">
            Semua
          </GoodsLine>
        </div>
      </div>
      <Pager label="Uji" list={LIST} />
    </main>
  );
}

test("on a phone 320 px wide the amounts, the line of goods and the pages stay inside", async () => {
  await page.viewport(320, 640);
  const screen = await onStage(Sempit);
  await expect.element(screen.getByRole("button", { name: "Halaman berikutnya" })).toBeVisible();
  const frame = document.querySelector("main")?.getBoundingClientRect().right ?? 0;
  const shown = [...document.querySelectorAll("main :is(button, select, dl > div, span)")];
  const outside = shown.filter((element) => element.getBoundingClientRect().right > frame + 0.5);
  expect(outside.map((element) => element.textContent)).toEqual([]);
});

function Berdesakan() {
  return (
    <main className={classes.head} data-one-line style={{ width: 600 }}>
      <div className={classes.range}>
        <DateRange from="2026-01-01" to="2026-11-23" onChange={() => undefined} />
      </div>
      <div style={{ flex: "none", width: 500 }} />
    </main>
  );
}

test("the days of a range are whole, however full their line is", async () => {
  await page.viewport(1200, 800);
  const screen = await onStage(Berdesakan);
  await expect.element(screen.getByRole("textbox", { name: "Tanggal Awal" })).toHaveValue("01-01-2026");
  const cut = [...document.querySelectorAll("input")].map((field) => field.scrollWidth - field.clientWidth);
  expect(cut).toEqual([0, 0]);
});
