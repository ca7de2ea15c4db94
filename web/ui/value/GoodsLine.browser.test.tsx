import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { columnsOf } from "../list/columns.ts";
import { DataCards } from "../list/DataCards.tsx";
import { GoodsLine } from "./GoodsLine.tsx";

type Order = { id: string; barang: readonly string[] };
const COLUMNS = columnsOf<Order>([
  { id: "id", header: "Order", card: "title", cell: ({ id }) => id },
  {
    id: "barang",
    header: "Barang",
    card: "second",
    cell: ({ barang }) => (
      <GoodsLine lines={barang.map((nama) => ({ qty: 1, nama }))}>
        <p>Semua barang</p>
      </GoodsLine>
    ),
  },
]);
const ROWS = [
  { id: "SO-1", barang: ["Oven Gas", "Loyang"] },
  { id: "SO-2", barang: ["Troli"] },
];

test("a press on the goods of a card opens its detail; the button at their end, wide enough for a finger, unfolds them", async () => {
  await page.viewport(390, 844);
  const detail = vi.fn();
  const screen = await onStage(() => (
    <DataCards
      label="Order"
      columns={COLUMNS}
      rows={ROWS}
      {...{ firstNumber: 1, limit: 10, stale: false, actionsAt: "end" as const }}
      rowKey={({ id }) => id}
      rowName={({ id }) => id}
      actions={[{ kind: "detail", call: "everyone", boleh: "always", run: detail }]}
    />
  ));
  const words = screen.getByText("Oven Gas").element().getBoundingClientRect();
  const met = document.elementFromPoint(words.left + words.width / 2, words.top + words.height / 2);
  expect(met?.closest("button")?.ariaLabel).toBe("Detail SO-1");
  for (const name of ["1× Oven Gas +1 lagi", "1× Troli"]) {
    const button = screen.getByRole("button", { name, exact: true });
    const { width, height } = button.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
  }
  await expect.element(screen.getByText("Semua barang").first()).toBeVisible();
  expect(detail).not.toHaveBeenCalled();
});
