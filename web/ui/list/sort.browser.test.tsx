import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, paging, urutan } from "#kernel/fields.ts";
import { everyone } from "#kernel/permission.ts";
import { paged, pretendServer } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { columnsOf } from "./columns.ts";
import { ListPage } from "./ListPage.tsx";
import { useList } from "./useList.ts";

type Barang = { nama: string; kode: string; harga: number };

const getBarang = call("GET /ujiWeb/getTerurut", {
  summary: "Barang",
  tindakan: "melihat barang",
  permission: everyone,
  input: z.object({ ...paging, cari, urut: urutan(["nama", "kode", "harga"]) }),
  output: pageOf(row({ nama: z.string(), kode: z.string(), harga: z.number() })),
  reads: ["produk"],
});

const columns = columnsOf<Barang>([
  {
    id: "nama",
    header: "Barang",
    card: "title",
    sort: "nama",
    sortAlso: { word: "kode", header: "Kode" },
    wrap: 160,
    cell: ({ nama }) => nama,
  },
  { id: "harga", header: "Harga", sort: "harga", align: "right", cell: ({ harga }) => harga },
]);
const rowKey = ({ kode }: Barang) => kode;

function Daftar() {
  const list = useList(getBarang, { filters: { urut: "" } });
  return (
    <main>
      <ListPage
        title="Barang"
        columns={columns}
        list={list}
        rowKey={rowKey}
        rowName={rowKey}
        search={null}
        actions={[]}
        empty={{ title: "Kosong", text: "" }}
      />
    </main>
  );
}

async function open(at?: string) {
  const server = pretendServer();
  server.answers(getBarang, paged([{ nama: "Oven".repeat(40), kode: "A1", harga: 5 }]));
  const screen = await onStage(Daftar, at === undefined ? {} : { at });
  return { ...screen, asked: () => server.asked(getBarang).at(-1)?.input.urut };
}

test("the heads of a table sort, also by what stands below in a cell, and the address keeps it", async () => {
  await page.viewport(1200, 800);
  const list = await open();
  const head = (name: string) => list.getByRole("cell", { name });
  const long = list.getByRole("cell", { name: /^OvenOven/ });
  await expect.element(long).toBeVisible();
  expect(long.element().scrollWidth, "a word without end is broken").toBe(long.element().clientWidth);
  const heights = [...document.querySelectorAll("tr")].map((tr) => tr.getBoundingClientRect().height);
  expect(heights.filter(Number.isInteger), "else what is pinned covers the lines between rows").toEqual(heights);
  await list.getByRole("button", { name: "Harga" }).click();
  await expect.poll(list.asked).toBe("-harga");
  await expect.element(head("Harga")).toHaveAttribute("aria-sort", "descending");
  await list.getByRole("button", { name: "Kode" }).click();
  await expect.poll(list.asked).toBe("kode");
  expect(list.address()).toBe("/admin/uji?urut=kode");
  await expect.element(head("Barang Kode")).toHaveAttribute("aria-sort", "ascending");
  await expect.element(head("Harga")).toHaveAttribute("aria-sort", "none");
});

test("on a phone the same orders stand behind one button", async () => {
  await page.viewport(390, 800);
  const list = await open("/admin/uji?urut=-harga");
  const tombol = list.getByRole("button", { name: "Urutkan" });
  await expect.element(tombol).toHaveAttribute("aria-description", "Daftar sedang diurutkan");
  await tombol.click();
  const pilihan = list.getByRole("combobox", { name: "Urutan" });
  await expect.element(pilihan).toHaveValue("Harga: terbesar dulu");
  await pilihan.click();
  const semua = ["Urutan biasa", "Barang: A–Z", "Barang: Z–A", "Kode: A–Z", "Kode: Z–A"];
  for (const name of semua) await expect.element(list.getByRole("option", { name })).toBeVisible();
  await list.getByRole("option", { name: "Kode: Z–A" }).click();
  await expect.poll(list.asked).toBe("-kode");
});
