import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { answer, call, row } from "#kernel/call.ts";
import { everyone } from "#kernel/permission.ts";
import { pretendServer } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { columnsOf } from "./columns.ts";
import { ListPage } from "./ListPage.tsx";
import { useLocalList } from "./useLocalList.ts";

type Kebutuhan = { id: number; nama: string; saldo: number | null };

const getSemua = call("GET /ujiWeb/getSemua", {
  summary: "Kebutuhan",
  tindakan: "melihat kebutuhan",
  permission: everyone,
  input: z.object({}),
  output: answer(z.array(row({ id: z.int(), nama: z.string(), saldo: z.nullable(z.int()) }))),
  reads: ["kebutuhan"],
});

const columns = columnsOf<Kebutuhan>([
  { id: "nama", header: "Nama", card: "title", sort: "nama", cell: ({ nama }) => nama },
  { id: "saldo", header: "Saldo", align: "right", sort: "saldo", cell: ({ saldo }) => saldo ?? "-" },
]);

function Daftar() {
  const list = useLocalList(getSemua, {});
  return (
    <main>
      <ListPage
        title="Kebutuhan"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ nama }) => nama}
        search={list.long ? "Nama Kebutuhan" : null}
        actions={[]}
        empty={{ title: "Kosong", text: "" }}
      />
    </main>
  );
}

test("a list that comes whole is searched, sorted and paged too, once it has more than a page", async () => {
  await page.viewport(1200, 900);
  const rows = Array.from({ length: 26 }, (_, at) => ({
    id: at + 1,
    nama: `Pos ${26 - at}`,
    saldo: at ? at * 5 : null,
  }));
  const server = pretendServer();
  server.answers(getSemua, () => ({ data: rows }));
  const list = await onStage(Daftar, { at: "/admin/uji?page=3" });
  const names = () => [...document.querySelectorAll("tbody tr td:nth-child(2)")].map((cell) => cell.textContent);
  await expect.poll(names).toEqual(["Pos 6", "Pos 5", "Pos 4", "Pos 3", "Pos 2", "Pos 1"]);
  await list.getByRole("button", { name: "Nama" }).click();
  await expect.poll(() => names().slice(0, 3)).toEqual(["Pos 1", "Pos 2", "Pos 3"]);
  await list.getByRole("button", { name: "Saldo" }).click();
  await expect.poll(() => names()[0]).toBe("Pos 1");
  await list.getByLabelText("Baris per halaman Kebutuhan").selectOptions("50");
  // What has no balance stands last.
  await expect.poll(() => names().at(-1)).toBe("Pos 26");
  await list.getByRole("searchbox", { name: "Cari Nama Kebutuhan" }).fill("26 pos");
  await expect.poll(names).toEqual(["Pos 26"]);
  expect(list.address()).toBe("/admin/uji?urut=-saldo&limit=50&cari=26+pos");
  await list.getByRole("searchbox", { name: "Cari Nama Kebutuhan" }).fill("lain");
  await expect.element(list.getByText("Data Tidak Ditemukan")).toBeVisible();
});
