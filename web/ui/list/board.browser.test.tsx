import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { onStage } from "../../testing/stage.tsx";
import { Board, type BoardMoves } from "./Board.tsx";
import type { BoardColumn } from "./BoardCards.tsx";
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

const done: string[] = [];
const MOVABLE: readonly RowAction<string>[] = [
  { kind: "selesai", label: "Update Mesin Selesai", call: "everyone", boleh: "always", run: (row) => done.push(row) },
  {
    ...({ kind: "invoice", label: "Buat invoice", call: "everyone" } as const),
    boleh: () => ({ boleh: false, alasan: "Sudah memiliki invoice" }),
    run: (row) => done.push(`invoice ${row}`),
  },
];
const MOVES: BoardMoves<string> = {
  to: (_, column) => {
    if (column === "akhir" || column === "terlambat") return { kind: "selesai" };
    return column === "nanti" ? { kind: "invoice" } : { alasan: "Kolom mengikuti deadline" };
  },
  ends: [{ key: "akhir", title: "Mesin selesai" }],
};
const Berpindah = () => (
  <main style={{ padding: 12 }}>
    <Board
      {...{ label: "Papan", columns: COLUMNS, error: null, retry: nothing, actions: MOVABLE, more: nothing }}
      rowKey={(row) => row}
      rowName={(row) => row}
      moves={MOVES}
    />
  </main>
);

test("with keys a card is taken, passes the columns, is put down or given up, and each of it is said", async () => {
  done.length = 0;
  await page.viewport(1440, 900);
  const screen = await onStage(Berpindah);
  const handle = screen.getByRole("button", { name: "Pindahkan pekanIni 0" });
  const said = screen.getByRole("status");
  const press = async (keys: string) => userEvent.keyboard(keys);
  (await handle.findElement()).focus();
  await press(" ");
  await expect
    .element(said)
    .toHaveTextContent(
      "pekanIni 0 diangkat dari Minggu ini. Tombol panah memilih tempat, Spasi meletakkan, Escape membatalkan.",
    );
  await expect.element(handle).toHaveAttribute("aria-pressed", "true");
  await press("{ArrowRight}");
  await expect.element(said).toHaveTextContent("Nanti, tidak dapat: Sudah memiliki invoice");
  await press(" ");
  expect(done).toEqual([]);
  await expect.element(handle).toHaveAttribute("aria-pressed", "true");
  await press("{ArrowRight}");
  await expect.element(said).toHaveTextContent("Menunggu invoice, tidak dapat: Kolom mengikuti deadline");
  await press("{ArrowRight}");
  await expect.element(said).toHaveTextContent("Mesin selesai: Update Mesin Selesai");
  await press("{Escape}");
  await expect.element(said).toHaveTextContent("Dibatalkan, pekanIni 0 tetap di Minggu ini.");
  await press(" {ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
  await expect.element(said).toHaveTextContent("pekanIni 0: Update Mesin Selesai.");
  expect(done).toEqual(["pekanIni 0"]);
});

test("with a pointer a card is dropped where its step is done, and nowhere else", async () => {
  done.length = 0;
  await page.viewport(1440, 900);
  const screen = await onStage(Berpindah);
  const card = screen.getByText("nanti 1");
  await card.dropTo(screen.getByRole("heading", { name: /Menunggu invoice/ }));
  await expect.element(screen.getByText("Menunggu invoice: Kolom mengikuti deadline")).toBeVisible();
  await card.dropTo(screen.getByRole("heading", { name: /^Nanti/ }));
  expect(done).toEqual([]);
  await card.dropTo(screen.getByRole("heading", { name: /^Terlambat/ }));
  expect(done).toEqual(["nanti 1"]);
});
