import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { maksudCari } from "#areas/sistem/maksud/contract.ts";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, choice, optional, paging } from "#kernel/fields.ts";
import { everyone } from "#kernel/permission.ts";
import { refreshTopics } from "../../api/queries.ts";
import { paged, pretendServer, Refused } from "../../testing/server.ts";
import { onStage } from "../../testing/stage.tsx";
import { Forgiven } from "./DidYouMean.tsx";
import { useList } from "./useList.ts";

const getBarang = call("GET /ujiWeb/getBarang", {
  summary: "Barang",
  tindakan: "melihat barang",
  permission: everyone,
  input: z.object({ ...paging, cari, status: optional(choice("Status", ["Baru", "Lama"])) }),
  output: pageOf(row({ nama: z.string() })),
  reads: ["produk"],
});

const halaman = (banyak: number) => (input: Record<string, unknown>) =>
  paged(
    Array.from({ length: banyak }, (_, at) => ({ nama: `Barang ${at + 1}` })),
    input,
  );

function Barang() {
  const list = useList(getBarang, { filters: { status: "Baru" }, forgives: true });
  return (
    <main>
      <input aria-label="Cari" value={list.cari} onChange={(event) => list.setCari(event.target.value)} />
      <button type="button" onClick={() => list.setPage(list.page + 1)}>
        Berikutnya
      </button>
      <button type="button" onClick={() => list.setFilters({ status: "Lama" })}>
        Lama
      </button>
      <button type="button" onClick={list.reset}>
        Semula
      </button>
      <output>{`halaman ${list.page} dari ${list.totalPages}, ${list.filters.status}, ${list.narrowed ? "disaring" : "semua"}`}</output>
      <p role="alert">{list.error}</p>
      <Forgiven list={list} />
      <ul>
        {list.rows?.map(({ nama }) => (
          <li key={nama}>{nama}</li>
        ))}
      </ul>
    </main>
  );
}

async function open(at: string, banyak = 12) {
  const server = pretendServer();
  server.answers(getBarang, halaman(banyak));
  const screen = await onStage(Barang, { at });
  const asked = () => server.asked(getBarang).at(-1)?.input;
  const press = (name: string) => screen.getByRole("button", { name }).click();
  return {
    ...screen,
    server,
    asked,
    press,
    says: (text: string) => expect.element(screen.getByText(text)).toBeVisible(),
  };
}

test("what the address bar asks for is what the call is asked for", async () => {
  const list = await open("/admin/uji?page=2&status=Lama&cari=oven");
  await list.says("Barang 11");
  await list.says("halaman 2 dari 2, Lama, disaring");
  expect(list.asked()).toEqual({ page: "2", limit: "10", status: "Lama", cari: "oven" });
});

test("what the call's schema refuses stands at its start, and the rest as it was asked", async () => {
  const list = await open("/admin/uji?page=-3&limit=7&status=Rusak&cari=oven");
  await list.says("halaman 1 dari 2, Baru, disaring");
  expect(list.asked()).toEqual({ page: "1", limit: "10", status: "Baru", cari: "oven" });
});

test("a page is a step that back undoes; a filter starts at the first page; what stands at its start is not written", async () => {
  const list = await open("/admin/uji");
  await list.says("Barang 1");
  await list.press("Berikutnya");
  await list.says("Barang 12");
  expect(list.address()).toBe("/admin/uji?page=2");
  list.history.back();
  await list.says("Barang 1");
  expect(list.address()).toBe("/admin/uji");
  list.history.forward();
  await list.says("Barang 12");
  await list.press("Lama");
  await list.says("halaman 1 dari 2, Lama, disaring");
  expect(list.address()).toBe("/admin/uji?status=Lama");
  await list.press("Semula");
  await list.says("halaman 1 dari 2, Baru, semua");
  expect(list.address()).toBe("/admin/uji");
});

test("a list that is about to make room for another screen stays as it is, and is not asked for again", async () => {
  const list = await open("/admin/uji?page=2");
  await list.says("Barang 12");
  const before = list.server.asked(getBarang).length;
  list.history.push("/admin/lain?status=Lama");
  list.history.replace("/admin/lain?status=Lama&page=1");
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await list.says("halaman 2 dari 2, Baru, semua");
  expect(list.server.asked(getBarang)).toHaveLength(before);
  list.history.push("/admin/uji?status=Lama");
  await list.says("halaman 1 dari 2, Lama, disaring");
});

test("letters of a search are no steps: back leaves the list as it was before them", async () => {
  const list = await open("/admin/uji?page=2");
  await list.says("Barang 12");
  await list.press("Lama");
  await userEvent.type(list.getByLabelText("Cari"), "oven");
  await list.says("halaman 1 dari 2, Lama, disaring");
  expect(list.address()).toBe("/admin/uji?status=Lama&cari=oven");
  list.history.back();
  await list.says("halaman 2 dari 2, Baru, semua");
});

test("when the last page has no rows any more, the one that is last now is shown", async () => {
  const list = await open("/admin/uji?page=5", 21);
  await list.says("halaman 3 dari 3, Baru, semua");
  await list.says("Barang 21");
  list.server.answers(getBarang, halaman(4));
  await refreshTopics(["produk"]);
  await list.says("halaman 1 dari 1, Baru, semua");
  expect(list.address()).toBe("/admin/uji");
});

test("what a colleague changed is asked for again, and a refusal is told in its own words", async () => {
  const list = await open("/admin/uji");
  await list.says("Barang 1");
  list.server.answers(getBarang, halaman(1));
  await refreshTopics(["divisi"]);
  expect(list.server.asked(getBarang)).toHaveLength(1);
  await refreshTopics(["produk"]);
  await list.says("halaman 1 dari 1, Baru, semua");
  list.server.answers(getBarang, () => {
    throw new Refused(400, "Rentang paling lama 2 tahun");
  });
  await list.press("Lama");
  await list.says("Rentang paling lama 2 tahun");
});

test("a search that finds nothing shows what is found by the word that was meant, on every page", async () => {
  const server = pretendServer();
  server.answers(getBarang, (input) => halaman(input.cari === "oven" ? 12 : 0)(input));
  server.answers(maksudCari.maksud, () => ({ data: "oven" }));
  const screen = await onStage(Barang, { at: "/admin/uji?cari=ovne&page=2" });
  await expect.element(screen.getByText("Barang 12")).toBeVisible();
  await expect.element(screen.getByText("Tidak ada “ovne”. Yang tampil adalah hasil untuk “oven”.")).toBeVisible();
  expect(screen.address()).toBe("/admin/uji?cari=ovne&page=2");
  await screen.getByRole("button", { name: "Cari “oven”" }).click();
  await expect.element(screen.getByText("Barang 1", { exact: true })).toBeVisible();
  expect(screen.address()).toBe("/admin/uji?cari=oven");
});

test("where the meant word finds nothing either, nothing is said of it", async () => {
  const server = pretendServer();
  server.answers(getBarang, halaman(0));
  server.answers(maksudCari.maksud, () => ({ data: "budi" }));
  const screen = await onStage(Barang, { at: "/admin/uji?cari=bdui" });
  await expect.element(screen.getByText("halaman 1 dari 1, Baru, disaring")).toBeVisible();
  await expect.poll(() => server.asked(getBarang).at(-1)?.input.cari).toBe("budi");
  await expect.element(screen.getByText("Tidak ada “bdui”")).not.toBeInTheDocument();
});
