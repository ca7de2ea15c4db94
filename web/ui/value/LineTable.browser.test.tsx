import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { Kosong } from "./Kosong.tsx";
import { type LineColumn, LineTable } from "./LineTable.tsx";
import { Jumlah } from "./Money.tsx";
import { moneyColumn } from "./moneyColumn.tsx";

type Baris = { kode: string; nama: string; qty: number; harga: number };
const BARIS: readonly Baris[] = [
  { kode: "INV-2611-00192", nama: "Oven Pengering Gas 10 Rak", qty: 12, harga: 128_000_000 },
  { kode: "INV-2611-00193", nama: "Rotary Dryer 300 kg", qty: 1, harga: 57_400_000 },
];
const KODE: LineColumn<Baris> = { header: "No Invoice", cell: ({ kode }) => kode };
const COLUMNS: readonly LineColumn<Baris>[] = [
  KODE,
  { header: "Produk", cell: ({ nama }) => nama, wrap: 165 },
  { header: "Qty", align: "right", cell: ({ qty }) => <Jumlah value={qty} /> },
  moneyColumn("Harga", ({ harga }) => harga),
  { header: "Selesai", cell: () => <Kosong /> },
  { header: "Keterangan", cell: () => "-" },
  { header: "Admin", cell: () => "Dewi Anggraini" },
];

const Isi = () => (
  <main style={{ padding: 12 }}>
    <LineTable label="Lengkap" columns={COLUMNS} lines={BARIS} lineKey={({ kode }) => kode} />
  </main>
);
const Sempit = () => (
  <main style={{ width: 60 }}>
    <LineTable label="Sempit" columns={[KODE]} lines={BARIS} lineKey={({ kode }) => kode} />
  </main>
);

const boxes = () => [...document.querySelectorAll<HTMLElement>("[data-lines]")];
const linesOf = (element: Element | undefined) => {
  const range = document.createRange();
  if (element) range.selectNodeContents(element);
  return range.getClientRects().length;
};

test("on a phone the lines of a table with many columns stand whole below each other, each value with its name", async () => {
  const screen = await onStage(Isi);
  for (const width of [320, 390, 768]) {
    await page.viewport(width, 844);
    await expect.element(screen.getByRole("table", { name: "Lengkap" })).toBeVisible();
    expect(
      boxes().map((box) => box.scrollWidth - box.clientWidth),
      `${width} px`,
    ).toEqual([0]);
  }
  await page.viewport(390, 844);
  const [first] = document.querySelectorAll("tbody tr");
  const shown = [...(first?.children ?? [])].filter((cell) => cell.checkVisibility());
  expect(shown.map((cell) => cell.textContent)).toEqual([
    "INV-2611-00192",
    "Oven Pengering Gas 10 Rak",
    "12",
    "Rp 128.000.000",
    "Dewi Anggraini",
  ]);
  const named = (cell: Element) => getComputedStyle(cell, "::before").content;
  expect(shown.map(named)).toEqual(["none", '"Produk "', '"Qty "', '"Harga "', '"Admin "']);
  // The unit of the head is said by each amount.
  const rp = shown[3]?.querySelector("span span");
  expect(rp && Number.parseFloat(getComputedStyle(rp).fontSize)).toBeGreaterThan(11);
});

test("on a desk it is a table, whose amounts leave their unit to the head", async () => {
  const screen = await onStage(Isi);
  await page.viewport(1366, 850);
  await expect.element(screen.getByRole("table", { name: "Lengkap" })).toBeVisible();
  const [cell] = document.querySelectorAll("tbody td");
  expect(cell && getComputedStyle(cell, "::before").content).toBe("none");
  expect(cell && getComputedStyle(cell).display).toBe("table-cell");
});

test("a code does not break at its dashes, however narrow its column is", async () => {
  await onStage(Sempit);
  await expect.element(page.getByRole("table", { name: "Sempit" })).toBeVisible();
  expect([...document.querySelectorAll("tbody td")].map(linesOf)).toEqual([1, 1]);
});
