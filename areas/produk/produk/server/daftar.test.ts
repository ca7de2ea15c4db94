import { expect, test } from "vitest";
import { openOffice } from "#test/support/office.ts";
import { type Produk, produk } from "../contract.ts";
import { URUT_PRODUK, type UrutProduk } from "../daftarProduk.ts";
import { edit, satu, tambah } from "./produk.testing.ts";

const office = openOffice();

test("the reminder list shows what runs low; its badge counts what nobody has ordered yet", async () => {
  const boss = await office.person("Management");
  const total = async () => (await boss.call(produk.getTotalProdukHarusPo, {})).total;
  const before = await total();
  const low = await tambah(boss, { kodeProduk: "LOW-1", jumlahStock: 1, minimalStock: 1 });
  await tambah(boss, { kodeProduk: "LOW-2", jumlahStock: 2, minimalStock: 1 });
  const quiet = await tambah(boss, { kodeProduk: "LOW-3", jumlahStock: 0, minimalStock: 0 });
  const ordered = await tambah(boss, {
    kodeProduk: "LOW-4",
    jumlahStock: 0,
    minimalStock: 2,
    kategoriProduk: "upgrade",
  });
  const gone = await tambah(boss, { kodeProduk: "LOW-5", jumlahStock: 0, minimalStock: 2 });
  await boss.call(
    produk.editProduk,
    edit({ idProduk: quiet }, { kodeProduk: "LOW-3", minimalStock: 0, reminder: false }),
  );
  await boss.call(produk.deleteProduk, { idProduk: gone, statusProduk: true });
  await office.sql`update produk set status_po = true where id_produk = ${ordered}`;

  const list = await boss.call(produk.getProdukHarusPo, { cari: "low-" });
  expect(list.data.map((row) => row.idProduk)).toEqual([ordered, low]);
  expect((await boss.call(produk.getProdukHarusPo, { cari: "low-", kategori: "upgrade" })).totalDocs).toBe(1);
  expect(await total()).toBe(before + 1);
  await office.sql`update produk set status_po = false where id_produk = ${ordered}`;
  expect(await total()).toBe(before + 2);
});

test("an inactive machine stays in the lists and comes back", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await tambah(boss, { kodeProduk: "AKT-1" });
  await boss.call(produk.deleteProduk, { idProduk, statusProduk: true });
  expect(await satu(boss, "AKT-1")).toMatchObject({
    softDelete: true,
    aksi: { po: { boleh: false, alasan: "Produk tidak aktif" } },
  });
  const again = await boss.refused(produk.deleteProduk, { idProduk, statusProduk: true });
  expect(again).toMatchObject({ status: 409, message: "Oven Pengering sudah tidak aktif" });
  await boss.call(produk.deleteProduk, { idProduk, statusProduk: false });
  expect((await satu(boss, "AKT-1")).softDelete).toBe(false);
  await expect(office.sql`delete from produk where id_produk = ${idProduk}`).rejects.toThrow(/dinonaktifkan/);
});

test("those in stock are found by search, category and order, as soon as their stock moves", async () => {
  const boss = await office.person("Super Admin");
  await tambah(boss, { kodeProduk: "ADA-1", jumlahStock: 3 });
  const habis = await tambah(boss, { kodeProduk: "ADA-2", jumlahStock: 0 });
  await tambah(boss, { kodeProduk: "ADA-3", jumlahStock: 1, kategoriProduk: "upgrade" });
  const ada = async (asked: { kategori?: "utama"; urut?: "-kodeProduk" | "kodeProduk" } = {}) => {
    const { data, totalDocs } = await boss.call(produk.getProduk, { cari: "ada-", stok: "Ada", ...asked });
    expect(totalDocs).toBe(data.length);
    return data.map((row) => row.kodeProduk);
  };
  expect(await ada()).toEqual(["ADA-3", "ADA-1"]);
  expect(await ada({ urut: "kodeProduk" })).toEqual(["ADA-1", "ADA-3"]);
  expect(await ada({ kategori: "utama" })).toEqual(["ADA-1"]);
  await boss.call(produk.editProduk, edit({ idProduk: habis }, { kodeProduk: "ADA-2", penambahanStock: 2 }));
  expect(await ada({ kategori: "utama", urut: "-kodeProduk" })).toEqual(["ADA-2", "ADA-1"]);
});

test("every page is reached, from either end, and what is typed is text", async () => {
  const boss = await office.person("Super Admin");
  for (let number = 1; number <= 25; number += 1) {
    await tambah(boss, { kodeProduk: `HLM-${number}`, namaProduk: number === 7 ? "Sisa 100%_" : `Rak ${number}` });
  }
  const page = (page: number) => boss.call(produk.getProduk, { cari: "hlm-", limit: 10, page });
  const [first, middle, last, beyond] = await Promise.all([page(1), page(2), page(3), page(9)]);
  const codes = [...first.data, ...middle.data, ...last.data].map((row) => row.kodeProduk);
  expect(codes).toEqual(Array.from({ length: 25 }, (_, at) => `HLM-${25 - at}`));
  expect(last).toMatchObject({ totalDocs: 25, totalPages: 3, page: 3, pagingCounter: 21 });
  expect(beyond).toMatchObject({ data: [], totalDocs: 25 });
  expect((await boss.call(produk.getProduk, { cari: "100%_" })).totalDocs).toBe(1);
  expect((await boss.call(produk.getProduk, { cari: "%" })).totalDocs).toBe(1);
  const [utama, semua] = await Promise.all([
    boss.call(produk.getProduk, { kategori: "utama", limit: 100 }),
    boss.call(produk.getProduk, { limit: 100 }),
  ]);
  expect(utama.totalDocs).toBe(utama.data.length);
  expect(semua.totalDocs).toBe(semua.data.length);
});

test("a change of category is counted where the machine is now", async () => {
  const boss = await office.person("Super Admin");
  const count = async (kategori: "utama" | "upgrade") => (await boss.call(produk.getProduk, { kategori })).totalDocs;
  const idProduk = await tambah(boss, { kodeProduk: "KTG-1" });
  const [utama, upgrade] = [await count("utama"), await count("upgrade")];
  await boss.call(produk.editProduk, edit({ idProduk }, { kodeProduk: "KTG-1", kategoriProduk: "upgrade" }));
  expect([await count("utama"), await count("upgrade")]).toEqual([utama - 1, upgrade + 1]);
});

test("a cart asks for its machines by their ids", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales");
  const ids = [await tambah(boss, { kodeProduk: "CRT-1" }), await tambah(boss, { kodeProduk: "CRT-2" })];
  const { data } = await sales.call(produk.getProdukDipilih, { idProduk: [...ids, 1_999_999_999] });
  expect(data.map((row) => row.kodeProduk)).toEqual(["CRT-1", "CRT-2"]);
  expect((await sales.refused(produk.getProdukDipilih, { idProduk: ["x"] })).status).toBe(400);
});

test("a detail asks for its machine by its code, as capital or small as it was typed", async () => {
  const sales = await office.person("Sales");
  const idProduk = await tambah(await office.person("Super Admin"), { kodeProduk: "DTL-1" });
  const { data } = await sales.call(produk.getDetailProduk, { kodeProduk: "dtl-1" });
  expect(data).toEqual(await satu(sales, "DTL-1"));
  expect(data.idProduk).toBe(idProduk);
  const unknown = await sales.refused(produk.getDetailProduk, { kodeProduk: "DTL-2" });
  expect(unknown).toMatchObject({ status: 404, message: "Produk tidak ditemukan" });
});

test("rare or common, short or long: a search counts and shows the very machines that hold the text", async () => {
  const boss = await office.person("Super Admin");
  await office.sql`
    insert into produk (kode_produk, nama_produk, kategori_produk, harga_produk, minimal_stock, created_at, updated_at)
    select 'CR-' || n, (array['Mixer', 'Oven', 'Oven_Besar'])[1 + n % 3] || ' Seri ' || n,
      (array['utama', 'upgrade'])[1 + n % 2], 1, n % 2, now(), now()
    from generate_series(1, 700) n order by n`;
  for (const cari of ["seri", "ri", "cr-7", "oven", "n_b", "_", "mixer seri 69", "seri 700", "s", "tidak ada"]) {
    for (const kategori of ["utama", "upgrade", undefined] as const) {
      const all = await office.sql<{ idProduk: number }[]>`
        select id_produk from produk
        where position(lower(${cari}) in teks_cari) > 0 and (${kategori ?? null}::text is null or kategori_produk = ${kategori ?? null})
        order by id_produk desc`;
      const ids = all.map((row) => row.idProduk);
      for (const page of new Set([1, 2, Math.max(1, Math.ceil(ids.length / 100)), 99])) {
        const answer = await boss.call(produk.getProduk, { cari, kategori, page, limit: 100 });
        expect([cari, answer.totalDocs]).toEqual([cari, ids.length]);
        expect(answer.data.map((row) => row.idProduk)).toEqual(ids.slice((page - 1) * 100, page * 100));
      }
    }
  }
  const low = await boss.call(produk.getProdukHarusPo, { cari: "seri", kategori: "upgrade", limit: 100, page: 2 });
  expect(low).toMatchObject({ totalDocs: 350, page: 2 });
  expect(low.data.every((row) => row.kategoriProduk === "upgrade" && row.jumlahStock <= row.minimalStock)).toBe(true);
});

test("the list is sorted by what its heads name, either way, on every page", async () => {
  const boss = await office.person("Super Admin");
  const mesin = [
    { kodeProduk: "URT-b", namaProduk: "alat", hargaProduk: 300, jumlahStock: 5, minimalStock: 1 },
    { kodeProduk: "urt-A", namaProduk: "Ayak", hargaProduk: 100, jumlahStock: 5, minimalStock: 3 },
    { kodeProduk: "URT-c", namaProduk: "Bor", hargaProduk: 200, jumlahStock: 9, minimalStock: 2 },
  ];
  for (const satu of mesin) await tambah(boss, satu);
  const urutan: Record<UrutProduk, string> = {
    kodeProduk: "Abc",
    namaProduk: "bAc",
    hargaProduk: "Acb",
    jumlahStock: "bAc",
    stockSales: "bAc",
    minimalStock: "bcA",
  };
  for (const urut of URUT_PRODUK) {
    const pages = [1, 2, 3].map((page) =>
      boss.call(produk.getProduk, { kategori: "utama", cari: "urt-", urut, limit: 1, page }),
    );
    const maju = (await Promise.all(pages)).flatMap(({ data }) => data);
    const mundur = (await boss.call(produk.getProduk, { cari: "urt-", urut: `-${urut}` })).data;
    const kode = (rows: readonly Produk[]) => rows.map(({ kodeProduk }) => kodeProduk.slice(-1)).join("");
    expect(kode(maju), urut).toBe(urutan[urut]);
    expect(kode(mundur.toReversed()), urut).toBe(urutan[urut]);
  }
});
