import { buffer } from "node:stream/consumers";
import { readXlsx as readWorkbook, type Sheet } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { type ExportColumn, sheetName, streamXlsx } from "./write.ts";

const COLUMNS: readonly ExportColumn[] = [
  { header: "Pelanggan", kind: "text" },
  { header: "Tanggal", kind: "date" },
  { header: "Dibuat", kind: "datetime" },
  { header: "Jumlah", kind: "number" },
  { header: "Harga", kind: "money", total: true },
];
const ROWS = [
  ["=HYPERLINK(1)", "2026-11-21", "2026-11-20T18:05:09.000Z", 3, 1_250_000],
  ["0812345", new Date("2026-11-20T17:00:00Z"), new Date("2026-11-20T18:05:09Z"), "4", -250_000],
  [null, null, "", undefined, null],
];

async function* oneBatch(rows: unknown[][]) {
  yield rows;
}

async function sheetOf(rows: AsyncIterable<unknown[][]>, columns = COLUMNS): Promise<Sheet> {
  const bytes = await buffer(streamXlsx({ sheet: "Order", columns, rows }));
  const workbook = await readWorkbook(bytes, { readStyles: true });
  const [sheet] = workbook.sheets;
  if (!sheet) throw new Error("The file has no sheet");
  return sheet;
}

const cell = (sheet: Sheet, row: number, column: number) => sheet.cells?.get(`${row},${column}`);
const utc = (text: string) => new Date(`${text}Z`);

describe("an export", () => {
  test("holds real dates and numbers, moments as in Jakarta, text as text", async () => {
    const sheet = await sheetOf(oneBatch(ROWS));
    expect(sheet.rows.slice(0, 3)).toEqual([
      ["Pelanggan", "Tanggal", "Dibuat", "Jumlah", "Harga"],
      ["=HYPERLINK(1)", utc("2026-11-21T00:00:00"), utc("2026-11-21T01:05:09"), 3, 1_250_000],
      ["0812345", utc("2026-11-21T00:00:00"), utc("2026-11-21T01:05:09"), 4, -250_000],
    ]);
    expect(cell(sheet, 1, 0)?.formula).toBeUndefined();
    expect(cell(sheet, 1, 0)?.style?.numFmt).toBe("@");
    expect(cell(sheet, 1, 1)?.style?.numFmt).toBe("dd-mm-yyyy");
    expect(cell(sheet, 1, 4)?.style?.numFmt).toContain('"Rp"');
  });

  test("has a bold, frozen header and a bold total, and nothing else is bold", async () => {
    const sheet = await sheetOf(oneBatch(ROWS));
    const bold = sheet.rows.map((_, row) => cell(sheet, row, 4)?.style?.font?.bold === true);
    expect(bold).toEqual([true, false, false, false, true]);
    expect(sheet.freezePane).toMatchObject({ rows: 1 });
    expect(sheet.rows.at(-1)).toEqual(["Total", null, null, null, 1_000_000]);
  });

  test("has no total row unless a column wants one, and a total of nothing is zero", async () => {
    const [name, , , amount] = COLUMNS;
    if (!name || !amount) throw new Error("The columns of this test are missing");
    expect((await sheetOf(oneBatch([["a", 1]]), [name, amount])).rows).toHaveLength(2);
    const none = await sheetOf(oneBatch([]), [name, { ...amount, total: true }]);
    expect(none.rows.slice(1)).toEqual([["Total", 0]]);
  });

  test("fits its columns to what they hold", async () => {
    const columns: ExportColumn[] = [
      { header: "A", kind: "text" },
      { header: "Keterangan panjang", kind: "text" },
      { header: "C", kind: "money" },
      { header: "D", kind: "text", width: 33 },
    ];
    const sheet = await sheetOf(oneBatch([["x".repeat(500), "y", 1_000_000_000, "z"]]), columns);
    expect(sheet.columns?.map((column) => column.width)).toEqual([60, 20, 18, 33]);
  });

  test("goes on on further sheets where one is full, each with the header, the last with the total", async () => {
    const rows = Array.from({ length: 5 }, (_, n) => [`P ${n}`, null, null, n, 10 ** n]);
    const patience = { atOnce: 1000, inAll: 1000 };
    const bytes = await buffer(
      streamXlsx({ sheet: "x".repeat(31), columns: COLUMNS, rows: oneBatch(rows) }, patience, 3),
    );
    const { sheets } = await readWorkbook(bytes);
    expect(sheets.map(({ name }) => name)).toEqual(["x".repeat(31), `${"x".repeat(27)}_2`, `${"x".repeat(27)}_3`]);
    expect(sheets.map(({ rows }) => rows.map(([first, , , , last]) => [first, last]))).toEqual([
      [
        ["Pelanggan", "Harga"],
        ["P 0", 1],
        ["P 1", 10],
      ],
      [
        ["Pelanggan", "Harga"],
        ["P 2", 100],
        ["P 3", 1000],
      ],
      [
        ["Pelanggan", "Harga"],
        ["P 4", 10_000],
        ["Total", 11_111],
      ],
    ]);
  });

  test("takes what does not fit its column as text", async () => {
    const sheet = await sheetOf(oneBatch([["a", "kemarin", "entah", "banyak", "mahal"]]));
    expect(sheet.rows[1]).toEqual(["a", "kemarin", "entah", "banyak", "mahal"]);
    const long = await sheetOf(oneBatch([["x".repeat(40_000)]]));
    expect(String(long.rows[1]?.[0])).toHaveLength(32_767);
  });

  test("breaks off when its rows do", async () => {
    async function* failing() {
      yield ROWS;
      throw new Error("database hilang");
    }
    await expect(buffer(streamXlsx({ sheet: "X", columns: COLUMNS, rows: failing() }))).rejects.toThrow("database");
  });

  test("closes its rows when the reader goes away, before or after the first byte", async () => {
    for (const readFirst of [false, true]) {
      let closed = false;
      let made = 0;
      async function* endless() {
        try {
          for (;;) {
            made++;
            yield Array.from({ length: 200 }, (_, n) => [`Pelanggan ${Math.sin(made * n)}`, "2026-11-21", null, n, n]);
          }
        } finally {
          closed = true;
        }
      }
      const stream = streamXlsx({ sheet: "X", columns: COLUMNS, rows: endless() });
      if (readFirst) for await (const _ of stream) break;
      else stream.destroy();
      await expect.poll(() => closed || made === 0).toBe(true);
    }
  });

  test.each([
    { atOnce: 30, inAll: 60_000 },
    { atOnce: 60_000, inAll: 30 },
  ])("is broken off, and its rows are closed, when the reader keeps it waiting for too long: %o", async (patience) => {
    let closed = false;
    async function* endless() {
      try {
        for (let made = 0; ; made++) {
          yield Array.from({ length: 200 }, (_, n) => [`Pelanggan ${Math.sin(made * 200 + n)}`, null, null, n, n]);
        }
      } finally {
        closed = true;
      }
    }
    const stream = streamXlsx({ sheet: "X", columns: COLUMNS, rows: endless() }, patience);
    const failed = new Promise((resolve) => stream.once("error", resolve));
    stream.once("readable", () => stream.read(1));
    expect(String(await failed)).toContain("took too long");
    await expect.poll(() => closed).toBe(true);
  });

  test("waits while six others are read, and holds nothing meanwhile", async () => {
    let open = 0;
    async function* endless() {
      open += 1;
      try {
        for (;;) yield Array.from({ length: 200 }, (_, n) => [`Pelanggan ${Math.sin(n)}`, null, null, n, n]);
      } finally {
        open -= 1;
      }
    }
    const streams = Array.from({ length: 6 }, () => streamXlsx({ sheet: "X", columns: COLUMNS, rows: endless() }));
    for (const stream of streams) stream.once("readable", () => stream.read(1));
    await expect.poll(() => open).toBe(6);
    const seventh = sheetOf(oneBatch(ROWS));
    const gone = streamXlsx({ sheet: "X", columns: COLUMNS, rows: endless() });
    gone.once("error", () => {}).read(1);
    gone.destroy();
    expect(
      await Promise.race([seventh.then(() => "written"), new Promise((later) => setImmediate(later, "waits"))]),
    ).toBe("waits");
    expect(open).toBe(6);
    streams[0]?.destroy();
    expect((await seventh).rows).toHaveLength(5);
    for (const stream of streams) stream.destroy();
    await expect.poll(() => open).toBe(0);
  });

  test("makes rows no faster than they are taken", async () => {
    let made = 0;
    async function* endless() {
      for (;;) {
        made++;
        yield Array.from({ length: 500 }, (_, n) => [`Pelanggan ${Math.sin(made * 500 + n)}`, null, null, n, n]);
      }
    }
    const stream = streamXlsx({ sheet: "X", columns: COLUMNS, rows: endless() });
    await new Promise((resolve) => stream.once("readable", resolve));
    // However slow the machine, the buffers get full at some point; after that no row may be made.
    let seen = 0;
    for (let looks = 0; looks < 60 && seen !== made; looks++) {
      seen = made;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(made).toBe(seen);
    stream.destroy();
  });
});

test.each([
  ["Simpanan BCA/Giro [1]: *?", "Simpanan BCA Giro  1"],
  ["'kutip'", "kutip"],
  ["x".repeat(40), "x".repeat(31)],
  ["//", "Data"],
])("the sheet name %j becomes %j", (name, clean) => {
  expect(sheetName(name)).toBe(clean);
});
