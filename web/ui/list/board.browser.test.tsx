import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { Board, type BoardColumn } from "./Board.tsx";
import type { RowAction } from "./rowActions.ts";

const column = (key: string, title: string, count: number): BoardColumn<string> => ({
  ...{ key, title, count, empty: "Tidak ada.", rows: Array.from({ length: count }, (_, at) => `${key} ${at}`) },
  card: (code) => ({ code, customer: "Koperasi Laut Biru Malang", goods: "0/2 Oven", when: "04-12-2026" }),
});
const COLUMNS = [
  column("terlambat", "Terlambat", 0),
  column("pekanIni", "Minggu ini", 2),
  column("nanti", "Nanti", 3),
  { ...column("menunggu", "Menunggu invoice", 4), count: 9 },
];
const ACTIONS: readonly RowAction<string>[] = [
  { kind: "selesai", label: "Update Mesin Selesai", call: "everyone", boleh: "always", run: () => undefined },
  { kind: "cetak", call: "everyone", boleh: "always", run: () => undefined },
];

const nothing = () => undefined;
const Papan = () => (
  <main style={{ padding: 12 }}>
    <Board
      {...{ label: "Papan", columns: COLUMNS, error: null, retry: nothing, actions: ACTIONS, more: nothing }}
      rowKey={(row) => row}
      rowName={(row) => row}
    />
  </main>
);

const outside = () => {
  const right = (document.querySelector("main")?.getBoundingClientRect().right ?? 0) - 12;
  const shown = [...document.querySelectorAll("main :is([role=tab], h2, h2 + *, button, li)")];
  return shown.filter((one) => one.getBoundingClientRect().right > right + 0.5).map((one) => one.textContent);
};

test("on a phone every column of a board is in sight by its name and its number, and one press away", async () => {
  const screen = await onStage(Papan);
  for (const width of [320, 390]) {
    await page.viewport(width, 844);
    await expect.element(screen.getByRole("tab")).toHaveLength(4);
    expect(outside(), `${width} px`).toEqual([]);
  }
  await expect.element(screen.getByRole("tab", { name: "Minggu ini 2" })).toHaveAttribute("aria-selected", "true");
  await screen.getByRole("tab", { name: "Menunggu invoice 9" }).click();
  await expect.element(screen.getByText("menunggu 3")).toBeVisible();
  expect(screen.address()).toContain("kolom=menunggu");
  for (const name of ["Aksi lain menunggu 3", "+5 lagi"]) {
    const { width, height } = screen.getByRole("button", { name }).element().getBoundingClientRect();
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
});

test("on a tablet and on a small desk no column of a board stands outside", async () => {
  const screen = await onStage(Papan);
  await page.viewport(768, 1024);
  await expect.element(screen.getByRole("tab")).toHaveLength(4);
  for (const width of [900, 1024]) {
    await page.viewport(width, 800);
    await expect.element(screen.getByRole("heading")).toHaveLength(4);
    expect(outside(), `${width} px`).toEqual([]);
  }
});
