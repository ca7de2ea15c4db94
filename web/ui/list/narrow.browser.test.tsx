import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { DateRange } from "../field/DateRange.tsx";
import { Figures } from "../value/Figures.tsx";
import { GoodsLine } from "../value/GoodsLine.tsx";
import { columnsOf } from "./columns.ts";
import { DataCards } from "./DataCards.tsx";
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

const ENAM = [571_871_000, 186_271_000, 158_497_000, 135_628_000, 56_975_000, 34_500_000];
const Enam = () => (
  <main style={{ padding: 12 }}>
    <Figures figures={ENAM.map((value) => ({ label: `Umur ${value}`, value }))} />
  </main>
);

test("six figures take little of a phone's first screen, and stand in two rows of three on a tablet", async () => {
  const screen = await onStage(Enam);
  const boxes = () => [...document.querySelectorAll("dl > div")].map((one) => one.getBoundingClientRect());
  const perRow = () => Object.values(Object.groupBy(boxes(), ({ top }) => Math.round(top))).map((row) => row?.length);
  await page.viewport(390, 844);
  await expect.element(screen.getByText("Umur 571871000")).toBeVisible();
  expect(document.querySelector("dl")?.getBoundingClientRect().height).toBeLessThan(170);
  await page.viewport(1024, 768);
  expect(perRow()).toEqual([3, 3]);
  await page.viewport(1440, 900);
  expect(perRow()).toEqual([6]);
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

type Orang = { nama: string; telepon: string; piutang: number | null };
const ORANG = columnsOf<Orang>([
  { id: "nama", header: "Nama", card: "title", cell: ({ nama }) => nama },
  { id: "telepon", header: "No Telp", card: "second", cell: ({ telepon }) => telepon },
  { id: "piutang", header: "Piutang", card: "third", cell: ({ piutang }) => piutang },
]);

test("the action of a card stands beside its last line that says something", async () => {
  await page.viewport(390, 844);
  const rows = [
    { nama: "Budi", telepon: "081298765432", piutang: null },
    { nama: "Sari", telepon: "081212345678", piutang: 500_000 },
  ];
  const screen = await onStage(() => (
    <main className={classes.frame}>
      <DataCards
        label="Orang"
        columns={ORANG}
        rows={rows}
        {...{ firstNumber: 1, limit: 10, stale: false, actionsAt: "end" as const }}
        rowKey={({ nama }) => nama}
        rowName={({ nama }) => nama}
        actions={[{ kind: "edit", call: "everyone", boleh: "always", run: () => undefined }]}
      />
    </main>
  ));
  for (const [nama, last] of [
    ["Budi", "081298765432"],
    ["Sari", "500000"],
  ] as const) {
    const edit = screen.getByRole("button", { name: `Edit ${nama}` });
    await expect.element(edit).toBeVisible();
    const [action, line] = [edit, screen.getByText(last)].map((one) => one.element().getBoundingClientRect());
    expect(line?.top).toBeGreaterThanOrEqual(action?.top ?? Number.NaN);
    expect(line?.bottom).toBeLessThanOrEqual(action?.bottom ?? Number.NaN);
  }
});
