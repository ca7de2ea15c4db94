import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, paging } from "#kernel/fields.ts";
import { everyone } from "#kernel/permission.ts";
import { paged, pretendServer, Refused } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { Money } from "../value/Money.tsx";
import { columnsOf } from "./columns.ts";
import { ListPage } from "./ListPage.tsx";
import { useList } from "./useList.ts";

const getBarang = call("GET /ujiWeb/getBarangCetak", {
  summary: "Barang",
  tindakan: "melihat barang",
  permission: everyone,
  input: z.object({ ...paging, cari }),
  output: pageOf(row({ nama: z.string(), nilai: z.int(), batal: z.boolean() })),
  reads: ["produk"],
});

type Barang = { nama: string; nilai: number; batal: boolean };
const namaDari = ({ nama }: Barang) => nama;
const columns = columnsOf<Barang>([
  ...["Barang", "Kode", "Satuan", "Rak", "Jumlah"].map((header) => ({ id: header, header, cell: namaDari })),
  { id: "nilai", header: "Nilai", unit: "Rp", cell: ({ nilai }) => <Money value={nilai} /> },
]);

function Daftar() {
  const list = useList(getBarang, { filters: {} });
  return (
    <main>
      <ListPage
        title="Barang"
        columns={columns}
        list={list}
        rowKey={namaDari}
        rowName={namaDari}
        sums={{ of: ["nilai"], only: { counts: ({ batal }) => !batal, others: "batal" } }}
        search={null}
        actions={[{ kind: "detail", call: "everyone", boleh: "always", run: () => {} }]}
        empty={{ title: "Kosong", text: "" }}
      />
    </main>
  );
}

/** The second of them is cancelled. */
const barang = (banyak: number) =>
  Array.from({ length: banyak }, (_, at) => ({ nama: `Barang ${at + 1}`, nilai: 1_000, batal: at === 1 }));

async function open(banyak: number) {
  const server = pretendServer();
  const semua = barang(banyak);
  server.answers(getBarang, (input) => paged(semua, input));
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  const list = await onStage(Daftar);
  const rows = () => list.container.querySelectorAll("tbody tr").length;
  await expect.poll(rows).toBe(Math.min(10, banyak));
  /** What the paper says below the last row. */
  const sum = () =>
    [...list.container.querySelectorAll("tfoot td")].flatMap(({ textContent }) => textContent || []).join(" ");
  return { server, print, list, rows, sum, cetak: list.getByRole("button", { name: "Cetak Barang" }) };
}

const printed = () => window.dispatchEvent(new Event("afterprint"));

test("a list prints all its rows, without what can only be pressed, and shows its page again", async () => {
  const { print, list, rows, sum, cetak } = await open(234);
  expect(sum(), "a page alone is no sum").toBe("");
  await cetak.click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(rows()).toBe(234);
  expect(list.container.querySelectorAll("tbody button")).toHaveLength(0);
  expect(sum()).toBe("Jumlah, tanpa yang batal Rp 233.000");
  await expect.element(list.getByText("1–234 dari 234")).toBeVisible();
  printed();
  await expect.poll(rows).toBe(10);
  await expect.element(list.getByText("1–10 dari 234")).toBeVisible();
});

test("a very long list prints its first rows and says so", async () => {
  const { print, list, rows, sum, cetak } = await open(2_345);
  await cetak.click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(rows()).toBe(2_000);
  expect(sum()).toBe("");
  await expect.element(list.getByText(/Yang dicetak 2\.000 baris pertama dari 2\.345/)).toBeVisible();
  printed();
  await expect.poll(rows).toBe(10);
});

test("rows that do not come are told, and nothing is printed", async () => {
  const { server, print, list, rows, cetak } = await open(234);
  server.answers(getBarang, () => {
    throw new Refused(500, "Server sedang sibuk");
  });
  await cetak.click();
  await expect.element(list.getByText("Server sedang sibuk")).toBeVisible();
  expect([print.mock.calls.length, rows()]).toEqual([0, 10]);
});
