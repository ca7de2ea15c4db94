import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, choice, optional, paging } from "#kernel/fields.ts";
import { everyone } from "#kernel/permission.ts";
import { paged, pretendServer } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { columnsOf } from "./columns.ts";
import { SelectFilter } from "./filters.tsx";
import { ListPage } from "./ListPage.tsx";
import { useList } from "./useList.ts";

type Barang = { nama: string };

const getBarang = call("GET /ujiWeb/getDisaring", {
  summary: "Barang",
  tindakan: "melihat barang",
  permission: everyone,
  input: z.object({ ...paging, cari, warna: optional(choice("Warna", ["merah", "biru"])) }),
  output: pageOf(row({ nama: z.string() })),
  reads: ["produk"],
});

const columns = columnsOf<Barang>([{ id: "nama", header: "Barang", card: "title", cell: ({ nama }) => nama }]);
const rowKey = ({ nama }: Barang) => nama;
const WARNA = ["merah", "biru"].map((value) => ({ value, label: value }));

const Daftar = () => <DaftarWarna banyak={1} />;
const DaftarPanjang = () => <DaftarWarna banyak={6} />;

const DaftarTerlambat = () => <DaftarWarna banyak={1} lagi={<Terlambat />} />;

let datangkan = () => {};
/** What draws itself once it has come, without the list around it. */
function Terlambat() {
  const [datang, setDatang] = useState(false);
  datangkan = () => setDatang(true);
  return datang && <div style={{ minWidth: 600, height: 1 }} />;
}

function DaftarWarna({ banyak, lagi }: { banyak: number; lagi?: ReactNode }) {
  const list = useList(getBarang, { filters: { warna: "" } });
  const label = (ke: number) => (banyak === 1 ? "Warna" : `Warna ${ke}`);
  return (
    <main>
      <ListPage
        title="Barang"
        columns={columns}
        list={list}
        rowKey={rowKey}
        rowName={rowKey}
        search="Barang"
        filters={
          <>
            {Array.from({ length: banyak }, (_, ke) => (
              <SelectFilter
                key={label(ke)}
                list={list}
                name="warna"
                label={label(ke)}
                all="Semua warna"
                options={WARNA}
              />
            ))}
            {lagi}
          </>
        }
        toolbar={<Button w={500}>Export</Button>}
        actions={[]}
        empty={{ title: "Kosong", text: "" }}
      />
    </main>
  );
}

function open(at?: string, list = Daftar) {
  const server = pretendServer();
  server.answers(getBarang, paged([{ nama: "Oven" }]));
  return onStage(list, at === undefined ? {} : { at });
}

test("filters that do not fit into the line of search and buttons wait behind one button until there is room", async () => {
  await page.viewport(1200, 800);
  const list = await open();
  const warna = list.getByRole("combobox", { name: "Warna" });
  const tombol = list.getByRole("button", { name: "Filter" });
  await expect.element(warna).toBeVisible();
  expect(tombol.elements()).toHaveLength(0);

  await page.viewport(860, 800);
  await expect.element(tombol).toHaveAttribute("aria-expanded", "false");
  expect(warna.elements()).toHaveLength(0);
  await tombol.click();
  await expect.element(warna).toBeVisible();

  await page.viewport(1200, 800);
  await expect.element(tombol).not.toBeInTheDocument();
  await expect.element(warna).toBeVisible();
});

test("at 1280 pixels and wider they are all shown, in a second line where there is no room in the first", async () => {
  await page.viewport(1280, 800);
  const list = await open(undefined, DaftarPanjang);
  await expect.element(list.getByRole("combobox", { name: "Warna 5" })).toBeVisible();
  expect(list.getByRole("button", { name: "Filter" }).elements()).toHaveLength(0);
  const top = (name: string) => list.getByRole("combobox", { name }).element().getBoundingClientRect().top;
  expect(top("Warna 5")).toBeGreaterThan(top("Warna 0"));
  await page.viewport(1270, 800);
  await expect.element(list.getByRole("button", { name: "Filter" })).toBeVisible();
});

test("where they narrow the list they are shown from the first", async () => {
  await page.viewport(860, 800);
  const list = await open("/admin/uji?warna=biru");
  await expect.element(list.getByRole("combobox", { name: "Warna" })).toHaveValue("biru");
  const tombol = list.getByRole("button", { name: "Filter" });
  await expect.element(tombol).toHaveAttribute("aria-description", "Daftar sedang disaring");
});

test("a filter that comes later folds them too, where it is one too many", async () => {
  await page.viewport(1200, 800);
  const list = await open(undefined, DaftarTerlambat);
  await expect.element(list.getByRole("cell", { name: "Oven" })).toBeVisible();
  const tombol = list.getByRole("button", { name: "Filter" });
  expect(tombol.elements()).toHaveLength(0);
  datangkan();
  await expect.element(tombol).toBeVisible();
});
