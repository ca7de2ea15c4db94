import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, paging, text } from "#kernel/fields.ts";
import { everyone } from "#kernel/permission.ts";
import { BERHASIL, HasilBanyak, pilihan } from "#kernel/several.ts";
import { jawabanDraf } from "#kernel/surat.ts";
import { send } from "../../api/client.ts";
import { paged, pretendServer } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { columnsOf } from "./columns.ts";
import { ListPage } from "./ListPage.tsx";
import { type ManyAction, mailsMany } from "./many.ts";
import { useList } from "./useList.ts";

type Barang = { nama: string; email: string };

const getBarang = call("GET /ujiWeb/getBanyak", {
  summary: "Barang",
  tindakan: "melihat barang",
  permission: everyone,
  input: z.object({ ...paging, cari }),
  output: pageOf(row({ nama: z.string(), email: z.string() })),
  reads: ["produk"],
});
const kirimBanyak = call("POST /ujiWeb/kirimBanyak", {
  summary: "Mengirim barang",
  tindakan: "mengirim barang",
  permission: everyone,
  input: z.object({ nama: pilihan("Barang", text("Nama")) }),
  output: HasilBanyak,
  changes: ["email"],
});

const getDraf = call("GET /ujiWeb/getDraf", {
  summary: "Email barang",
  tindakan: "mengirim barang",
  permission: everyone,
  input: z.object({ nama: text("Nama") }),
  output: jawabanDraf,
});

const columns = columnsOf<Barang>([{ id: "nama", header: "Nama", card: "title", cell: ({ nama }) => nama }]);
const many: readonly ManyAction<Barang>[] = [
  mailsMany({
    call: kirimBanyak,
    input: (rows: readonly Barang[]) => ({ nama: rows.map(({ nama }) => nama) }),
    draf: ({ nama }) => send(getDraf, { nama }),
    ask: (count) => `Kirim ${count} barang?`,
    boleh: ({ email }) => (email === "" ? { boleh: false, alasan: "email kosong" } : { boleh: true, alasan: null }),
  }),
];
const rowKey = ({ nama }: Barang) => nama;

function Daftar() {
  const list = useList(getBarang, { filters: {} });
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
        many={many}
        empty={{ title: "Kosong", text: "" }}
      />
    </main>
  );
}

async function open(banyak = 12, kendala: string | null = null) {
  const server = pretendServer();
  const all = Array.from({ length: banyak }, (_, at) => ({ nama: `B${at + 1}`, email: at === 1 ? "" : "a@b.id" }));
  server.answers(getBarang, (input) => paged(all, input));
  const draf = { alamat: "a@b.id", perihal: "Barang", isi: "", lampiran: [], kendala };
  server.answers(getDraf, { data: draf });
  server.answers(kirimBanyak, (input: Record<string, unknown>) => ({
    data: (input.nama as string[]).map((id) =>
      id === "B4" ? { id, status: 503, message: "ditolak" } : { id, status: BERHASIL, message: "Terkirim" },
    ),
  }));
  await page.viewport(1200, 800);
  const screen = await onStage(Daftar);
  const box = (nama: string) => screen.getByRole("checkbox", { name: `Pilih ${nama}`, exact: true });
  if (banyak > 0) await expect.element(box("B1")).toBeVisible();
  return {
    ...screen,
    server,
    box,
    count: (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible(),
  };
}

test("Shift takes the rows between, X the focused one, and the choice outlives the page", async () => {
  const list = await open();
  await list.box("B1").click();
  await list.box("B4").click({ modifiers: ["Shift"] });
  await list.count("4 dipilih");
  await userEvent.keyboard("jx");
  await list.count("5 dipilih");
  await userEvent.keyboard("x");
  await list.count("4 dipilih");
  await list.getByRole("button", { name: "Halaman 2", exact: true }).click();
  await list.count("4 dipilih, 4 di luar halaman ini");
  await list.box("B12").click();
  await list.count("5 dipilih, 4 di luar halaman ini");
  await list.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).click();
  await list.count("6 dipilih, 4 di luar halaman ini");
  await list.getByRole("button", { name: "Batal pilih" }).click();
  await expect.element(list.getByRole("toolbar")).not.toBeInTheDocument();
});

test("one call for all that may take part, and a result for each row", async () => {
  const list = await open();
  await list.box("B1").click();
  await list.box("B4").click({ modifiers: ["Shift"] });
  await list.getByRole("button", { name: "Kirim email" }).click();
  await expect.element(list.getByText("Kirim 3 barang?")).toBeVisible();
  await list.getByRole("button", { name: "Ok" }).click();
  await list.count("2 terkirim, 2 gagal");
  expect(list.server.asked(kirimBanyak).map(({ input }) => input)).toEqual([{ nama: ["B1", "B3", "B4"] }]);
  const rows = list.getByRole("list", { name: "Hasil tiap baris" }).getByRole("listitem");
  await expect
    .poll(() => rows.elements().map((one) => one.textContent))
    .toEqual(["B2: email kosong", "B4: ditolak", "B1: Terkirim", "B3: Terkirim"]);
});

test("that nothing can be mailed is said before it is asked", async () => {
  const list = await open(12, "Email belum dikonfigurasi.");
  await list.box("B2").click();
  await list.box("B3").click();
  await list.getByRole("button", { name: "Kirim email" }).click();
  await expect.element(page.getByText("Email belum dikonfigurasi.")).toBeVisible();
  expect(list.getByText("Kirim 1 barang?").elements()).toEqual([]);
  expect(
    list.server.asked(getDraf).map(({ input }) => input),
    "of one that may take part",
  ).toEqual([{ nama: "B3" }]);
  expect(list.server.asked(kirimBanyak)).toEqual([]);
});

test("where nothing is listed a phone offers no choosing", async () => {
  const list = await open(0);
  await page.viewport(390, 800);
  await expect.element(page.getByText("Kosong")).toBeVisible();
  await expect.element(list.getByRole("button", { name: "Pilih" })).not.toBeInTheDocument();
});

test("on a phone the boxes come with the button Pilih", async () => {
  const list = await open(3);
  await page.viewport(390, 800);
  await expect.element(list.box("B1")).not.toBeInTheDocument();
  await list.getByRole("button", { name: "Pilih" }).click();
  await list.box("B2").click();
  await list.count("1 dipilih");
});
