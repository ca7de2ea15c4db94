import { Button } from "@mantine/core";
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

function Daftar() {
  const list = useList(getBarang, { filters: { warna: "" } });
  return (
    <main>
      <ListPage
        title="Barang"
        columns={columns}
        list={list}
        rowKey={rowKey}
        rowName={rowKey}
        search="Barang"
        filters={<SelectFilter list={list} name="warna" label="Warna" all="Semua warna" options={WARNA} />}
        toolbar={<Button w={500}>Export</Button>}
        actions={[]}
        empty={{ title: "Kosong", text: "" }}
      />
    </main>
  );
}

function open(at?: string) {
  const server = pretendServer();
  server.answers(getBarang, paged([{ nama: "Oven" }]));
  return onStage(Daftar, at === undefined ? {} : { at });
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

test("where they narrow the list they are shown from the first", async () => {
  await page.viewport(860, 800);
  const list = await open("/admin/uji?warna=biru");
  await expect.element(list.getByRole("combobox", { name: "Warna" })).toHaveValue("biru");
  const tombol = list.getByRole("button", { name: "Filter" });
  await expect.element(tombol).toHaveAttribute("aria-description", "Daftar sedang disaring");
});
