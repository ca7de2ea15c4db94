import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { columnsOf } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";
import type { RowAction } from "./rowActions.ts";
import { useRowPress } from "./useRowPress.ts";

const rows = ["Oven", "Tungku"];
const buka = vi.fn();
const lain = vi.fn();
const columns = columnsOf<string>([
  { id: "nama", header: "Nama", cell: (nama) => <span>{nama} besar</span> },
  {
    id: "lain",
    header: "Lain",
    cell: (nama) => (
      <button type="button" onClick={() => lain(nama)}>
        Ubah {nama}
      </button>
    ),
  },
]);
const DETAIL: RowAction<string> = { kind: "detail", call: "everyone", boleh: "always", run: buka };
const HAPUS: RowAction<string> = { kind: "hapus", call: "everyone", boleh: "always", run: lain };

const show = (actions: readonly RowAction<string>[]) => {
  buka.mockClear();
  lain.mockClear();
  function Daftar() {
    const root = useRef<HTMLDivElement>(null);
    useRowPress(root);
    return (
      <div ref={root}>
        <DataTable
          {...{ label: "Barang", columns, rows, firstNumber: 1, limit: 10, actions, stale: false }}
          rowKey={(nama) => nama}
          rowName={(nama) => nama}
          actionsAt="end"
        />
      </div>
    );
  }
  return onStage(Daftar);
};

test("a press on a row opens its detail, one on what stands in it does that alone", async () => {
  await page.viewport(1200, 800);
  const screen = await show([DETAIL, HAPUS]);
  await screen.getByText("Tungku besar").click();
  expect(buka).toHaveBeenCalledExactlyOnceWith("Tungku");
  await screen.getByRole("button", { name: "Detail Oven" }).click();
  expect(buka.mock.calls).toEqual([["Tungku"], ["Oven"]]);
  await screen.getByRole("button", { name: "Ubah Oven" }).click();
  await screen.getByRole("button", { name: "Hapus Oven" }).click();
  expect(lain.mock.calls).toEqual([["Oven"], ["Oven"]]);
  expect(buka).toHaveBeenCalledTimes(2);
});

test("who selects text, or presses with a key held, stays in the list; a list without details opens nothing", async () => {
  await page.viewport(1200, 800);
  const screen = await show([DETAIL]);
  const oven = screen.getByText("Oven besar");
  getSelection()?.selectAllChildren(oven.element());
  oven.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  getSelection()?.removeAllRanges();
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
    oven.element().dispatchEvent(new MouseEvent("click", { bubbles: true, [key]: true }));
  expect(buka).not.toHaveBeenCalled();
  await screen.unmount();
  const plain = await show([HAPUS]);
  await plain.getByText("Oven besar").click();
  expect(lain).not.toHaveBeenCalled();
});
