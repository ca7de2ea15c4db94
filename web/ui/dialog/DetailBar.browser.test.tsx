import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, choice, optional, paging } from "#kernel/fields.ts";
import { everyone } from "#kernel/permission.ts";
import { refreshTopics } from "../../api/queries.ts";
import { paged, pretendServer, Refused } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { columnsOf } from "../list/columns.ts";
import { ListPage } from "../list/ListPage.tsx";
import { opens, type RowAction } from "../list/rowActions.ts";
import { useList } from "../list/useList.ts";
import { useLocalList } from "../list/useLocalList.ts";
import { DetailShell } from "./DetailShell.tsx";
import { followLayers } from "./layerHistory.ts";
import { useAddress } from "./useAddress.ts";

type Barang = { nama: string };

const getBarang = call("GET /ujiWeb/getDijalani", {
  summary: "Barang",
  tindakan: "melihat barang",
  permission: everyone,
  input: z.object({ ...paging, cari, urut: optional(choice("Urutan", ["nama", "-nama"])) }),
  output: pageOf(row({ nama: z.string() })),
  reads: ["produk"],
});
const getSemua = call("GET /ujiWeb/getSemua", {
  summary: "Semua barang",
  tindakan: "melihat barang",
  permission: everyone,
  input: z.object({}),
  output: z.object({ data: z.array(row({ nama: z.string() })) }),
  reads: ["produk"],
});

const columns = columnsOf<Barang>([{ id: "nama", header: "Nama", card: "title", cell: ({ nama }) => nama }]);
const namaOf = ({ nama }: Barang) => nama;

function Bagian({ list }: { list: Parameters<typeof ListPage<Barang, "urut">>[0]["list"] }) {
  const detail = useAddress();
  const actions: RowAction<Barang>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, namaOf) },
  ];
  return (
    <main>
      <ListPage
        title="Barang"
        columns={columns}
        list={list}
        rowKey={namaOf}
        rowName={namaOf}
        search={null}
        actions={actions}
        empty={{ title: "Kosong", text: "" }}
      />
      <DetailShell dialog={detail} title={(nama) => `Detail ${nama}`}>
        {(nama) => <p>Isi {nama}</p>}
      </DetailShell>
    </main>
  );
}

const Daftar = () => <Bagian list={useList(getBarang, { filters: { urut: "" } })} />;
const Pendek = () => <Bagian list={useLocalList(getSemua, {})} />;

const barang = (banyak: number) => Array.from({ length: banyak }, (_, at) => `B${at + 1}`);

async function open(at: string, names = barang(12)) {
  const server = pretendServer();
  let all = names;
  const answersAll = () =>
    server.answers(getBarang, (input) => {
      const sorted = input.urut === "-nama" ? all.toReversed() : all;
      return paged(
        sorted.map((nama) => ({ nama })),
        input,
      );
    });
  answersAll();
  const screen = await onStage(Daftar, { at });
  followLayers(screen.history);
  return {
    ...screen,
    ...steps(screen),
    server,
    answersAll,
    asked: () => server.asked(getBarang).map(({ input }) => input.page),
    becomes: async (names: string[]) => {
      all = names;
      await refreshTopics(["produk"]);
    },
  };
}

const steps = (screen: Awaited<ReturnType<typeof onStage>>) => ({
  shows: (nama: string) => expect.element(screen.getByText(`Isi ${nama}`, { exact: true })).toBeVisible(),
  stands: (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible(),
  before: screen.getByRole("button", { name: "Dokumen sebelumnya" }),
  after: screen.getByRole("button", { name: "Dokumen berikutnya" }),
});

test("a detail walks on to the next page and back, in the order of its list, and the address follows", async () => {
  const list = await open("/admin/uji?urut=-nama&buka=B3");
  await list.shows("B3");
  await list.stands("10 dari 12");
  await list.after.click();
  await list.shows("B2");
  await list.stands("11 dari 12");
  expect(list.address()).toBe("/admin/uji?urut=-nama&buka=B2&page=2");
  await expect.element(list.after).toHaveFocus();
  await userEvent.keyboard("]]");
  await list.shows("B1");
  await list.stands("12 dari 12");
  await expect.element(list.after).toBeDisabled();
  await userEvent.keyboard("{[}");
  await list.shows("B2");
  await userEvent.keyboard("{[}");
  await list.shows("B3");
  await list.stands("10 dari 12");
  expect(list.address()).toBe("/admin/uji?urut=-nama&buka=B3");
  await userEvent.keyboard("{Escape}");
  await expect.element(list.getByRole("row").filter({ hasText: "B3" })).toHaveFocus();
});

test("the page beside is asked for before it is wanted, and at the ends of the list there is none", async () => {
  const list = await open("/admin/uji?buka=B1");
  await list.stands("1 dari 12");
  await expect.element(list.before).toBeDisabled();
  await list.getByRole("button", { name: "Tutup" }).click();
  await list.getByRole("button", { name: "Detail B10" }).click();
  await list.stands("10 dari 12");
  await expect.poll(list.asked).toEqual(["1", "2"]);
  await userEvent.keyboard("]");
  await list.stands("11 dari 12");
  expect(list.asked()).toEqual(["1", "2"]);
});

test("a record that left the list, or was moved to the next page, still leads on from its place", async () => {
  const list = await open("/admin/uji?buka=B4");
  await list.stands("4 dari 12");
  await list.becomes(barang(12).filter((nama) => nama !== "B4"));
  await expect.element(list.getByText("4 dari 12", { exact: true })).not.toBeInTheDocument();
  await list.after.click();
  await list.shows("B5");
  await list.stands("4 dari 11");

  await list.getByRole("button", { name: "Tutup" }).click();
  await list.getByRole("button", { name: "Detail B11" }).click();
  await list.stands("10 dari 11");
  await list.becomes(["Baru", ...barang(12)]);
  await list.after.click();
  await list.shows("B12");
  await list.stands("13 dari 13");
});

test("the page beside that was on its way when something changed is not shown as it was before", async () => {
  const list = await open("/admin/uji?buka=B1");
  await list.stands("1 dari 12");
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  list.server.answers(getBarang, async (input) => {
    const before = paged(
      barang(12).map((nama) => ({ nama })),
      input,
    );
    await arrives;
    return before;
  });
  await list.getByRole("button", { name: "Tutup" }).click();
  await list.getByRole("button", { name: "Detail B10" }).click();
  await expect.poll(list.asked).toEqual(["1", "2"]);
  list.answersAll();
  await list.becomes(["Baru", ...barang(12)]);
  arrive();
  await list.after.click();
  await list.stands("12 dari 13");
});

test("where the next page does not come the detail stays, and says why", async () => {
  const list = await open("/admin/uji?buka=B9");
  await list.stands("9 dari 12");
  list.server.answers(getBarang, () => {
    throw new Refused(400, "Rentang paling lama 2 tahun");
  });
  await userEvent.keyboard("]");
  await list.shows("B10");
  await list.after.click();
  await list.stands("Rentang paling lama 2 tahun");
  await list.shows("B10");
});

test("a short list that is cut here is walked to its end as well", async () => {
  const server = pretendServer();
  server.answers(getSemua, { data: barang(11).map((nama) => ({ nama })) });
  const screen = await onStage(Pendek, { at: "/admin/uji?buka=B10" });
  const list = steps(screen);
  await list.stands("10 dari 11");
  await list.after.click();
  await list.shows("B11");
  await list.stands("11 dari 11");
  expect(screen.address()).toBe("/admin/uji?buka=B11&page=2");
  await expect.element(list.after).toBeDisabled();
});
