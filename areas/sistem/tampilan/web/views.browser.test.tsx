import { expect, test } from "vitest";
import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { cari, choice, optional, paging, urutan } from "#kernel/fields.ts";
import { everyone } from "#kernel/permission.ts";
import { boleh } from "#kernel/row.ts";
import { paged, pretendServer } from "#web/testing/server.ts";
import { onStage } from "#web/testing/stage.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { useList } from "#web/ui/list/useList.ts";
import { tampilan } from "../contract.ts";
import type { Tampilan } from "../tampilanDaftar.ts";

const getBarang = call("GET /ujiWeb/getDilihat", {
  summary: "Barang",
  tindakan: "melihat barang",
  permission: everyone,
  input: z.object({
    ...{ ...paging, cari, status: optional(choice("Status", ["Baru", "Lama"])) },
    urut: urutan(["nama"], { abjad: "-nama" }),
  }),
  output: pageOf(row({ nama: z.string() })),
  reads: ["produk"],
});
const columns = columnsOf<{ nama: string }>([
  { id: "nama", header: "Nama", sort: "nama", card: "title", cell: ({ nama }) => nama },
]);
const rowKey = ({ nama }: { nama: string }) => nama;

function Daftar() {
  const list = useList(getBarang, { filters: { status: "", urut: "" } });
  const more = { columns, list, rowKey, rowName: rowKey, actions: [] };
  return (
    <main>
      <ListPage title="Barang" search="Nama" empty={{ title: "Kosong", text: "" }} {...more} />
    </main>
  );
}

const LAMA: Tampilan = {
  ...{ idTampilan: 7, nama: "Yang lama", bersama: false, oleh: "Uji", milikSaya: true, utama: false, versi: 1 },
  isi: JSON.stringify({ cari: "oven", saringan: { status: "Lama", warna: "merah" } }),
  aksi: { ubah: boleh, bersama: boleh },
};

async function open(at: string, views: Tampilan[]) {
  const server = pretendServer();
  server.answers(getBarang, paged([{ nama: "Oven" }]));
  server.answers(tampilan.getTampilan, { data: views });
  server.answers(tampilan.addTampilan, { data: { idTampilan: 8 } });
  for (const done of [tampilan.updateTampilan, tampilan.deleteTampilan, tampilan.setTampilanUtama])
    server.answers(done, {});
  const screen = await onStage(Daftar, { at });
  await expect.element(screen.getByText("Oven")).toBeVisible();
  return { ...screen, server };
}

test("a view is one press away, and what the list shows is saved under a name", async () => {
  const list = await open("/admin/uji?status=Baru", [LAMA]);
  await list.getByRole("button", { name: "Tampilan Barang" }).click();
  const simpan = list.getByRole("button", { name: "Simpan tampilan ini" });
  await expect.element(simpan).toHaveAttribute("title", "Isi nama tampilan dulu");
  await list.getByLabelText("Nama tampilan").fill("Yang baru");
  await expect.element(simpan).not.toHaveAttribute("title");
  await simpan.click();
  await expect.element(list.getByLabelText("Nama tampilan")).toHaveValue("");
  await expect.element(list.getByLabelText("Nama tampilan")).toHaveFocus();
  const [saved] = list.server.asked(tampilan.addTampilan);
  expect(saved?.input).toMatchObject({ daftar: "/admin/uji", nama: "Yang baru", bersama: false });
  expect(JSON.parse(String(saved?.input.isi))).toMatchObject({ cari: "", saringan: { status: "Baru" } });
  await list.getByRole("button", { name: "Yang lama", exact: true }).click();
  await expect.poll(list.address).toBe("/admin/uji?status=Lama&cari=oven");
});

test("a view that was deleted or written over by a slip is brought back as it was", async () => {
  const list = await open("/admin/uji?status=Baru", [{ ...LAMA, bersama: true, utama: true }]);
  const { nama, isi } = LAMA;
  await list.getByRole("button", { name: "Tampilan Barang" }).click();
  await list.getByRole("button", { name: "Perbarui Yang lama dengan yang terlihat" }).click();
  await list.getByRole("button", { name: "Urungkan" }).click();
  await expect.poll(() => list.server.asked(tampilan.updateTampilan)).toHaveLength(2);
  expect(list.server.asked(tampilan.updateTampilan)[1]?.input).toEqual({ idTampilan: 7, isi, versi: 2 });

  await list.getByRole("button", { name: "Tampilan Barang" }).click();
  await list.getByRole("button", { name: "Hapus Yang lama" }).click();
  await list.getByRole("button", { name: "Urungkan" }).click();
  const { asked } = list.server;
  await expect.poll(() => asked(tampilan.setTampilanUtama)).toHaveLength(1);
  expect(asked(tampilan.addTampilan)[0]?.input).toEqual({ daftar: "/admin/uji", nama, isi, bersama: true });
  expect(asked(tampilan.setTampilanUtama)[0]?.input).toEqual({ daftar: "/admin/uji", idTampilan: 8 });
});

test("the address of a view opens it", async () => {
  const shared = await open("/admin/uji?tampilan=7", [LAMA]);
  await expect.poll(shared.address).toBe("/admin/uji?status=Lama&cari=oven");
});

test("a view that was kept with a word of before says at the head how the list is sorted", async () => {
  const isi = JSON.stringify({ cari: "", saringan: { urut: "abjad" } });
  const list = await open("/admin/uji?tampilan=7", [{ ...LAMA, isi }]);
  await expect.poll(() => document.querySelector("[aria-sort]")?.getAttribute("aria-sort")).toBe("descending");
  expect(list.server.asked(getBarang).at(-1)?.input).toMatchObject({ urut: "-nama" });
});

test("my own first view opens the list, unless the address asks for something else", async () => {
  const utama = { ...LAMA, utama: true };
  const plain = await open("/admin/uji", [utama]);
  await expect.poll(plain.address).toBe("/admin/uji?status=Lama&cari=oven");
  const asked = await open("/admin/uji?status=Baru", [utama]);
  await expect.poll(() => asked.server.asked(tampilan.getTampilan).length).toBe(1);
  expect(asked.address()).toBe("/admin/uji?status=Baru");
});
