import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { isiRekening, makeProduk } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { po } from "../contract.ts";
import { BAYAR_PO, type BayarPo } from "../isiPo.ts";
import { detail, pesanPo, selesaikan } from "./po.testing.ts";

const office = openOffice();

test("two lists, newest first, found by batch, name, code and number", async () => {
  const boss = await office.person("Super Admin");
  const oven = await makeProduk(office, boss, { kodeProduk: "OV-9", namaProduk: "Oven Besar" });
  const mixer = await makeProduk(office, boss, { kodeProduk: "MX-9", namaProduk: "Mixer 100%" });
  const made = [await pesanPo(boss, oven, 1), await pesanPo(boss, mixer, 1), await pesanPo(boss, oven, 2)];
  await selesaikan(boss, made[1] ?? "", 1);
  const list = async (statusPo: "Proses" | "Selesai", cari = "") =>
    (await boss.call(po.getPo, { statusPo, cari })).data.map((row) => row.idPo);
  expect(await list("Proses")).toEqual([made[2], made[0]]);
  expect(await list("Selesai")).toEqual([made[1]]);
  expect(await list("Proses", "ov-9/2")).toEqual([made[2]]);
  expect(await list("Proses", "oven")).toEqual([made[2], made[0]]);
  expect(await list("Selesai", "100%")).toEqual([made[1]]);
  expect(await list("Selesai", "oven")).toEqual([]);
  // A search for a full number finds one purchase order, one for the letters of all codes none.
  expect(await list("Proses", made[0])).toEqual([made[0]]);
  expect(await list("Selesai", made[1]?.toLowerCase())).toEqual([made[1]]);
  expect(await list("Proses", "po")).toEqual([]);
  const page = await boss.call(po.getPo, { statusPo: "Proses", page: 2, limit: 1 });
  expect(page).toMatchObject({ totalDocs: 2, totalPages: 2, page: 2, pagingCounter: 2, data: [{ idPo: made[0] }] });
  expect(await boss.call(po.getPo, { statusPo: "Proses", page: 9 })).toMatchObject({ totalDocs: 2, data: [] });
  expect((await boss.send(po.getPo, { statusPo: "Batal" })).status).toBe(400);
});

test("however a list is searched, it counts and shows the very rows that hold the text", async () => {
  const boss = await office.person("Super Admin");
  for (const [kodeProduk, namaProduk] of [
    ["AB/1", "Mesin 7"],
    ["AB/12", "Penggiling_Kopi"],
    ["ZZ", "ab/1 tiruan"],
  ] as const) {
    const idProduk = await makeProduk(office, boss, { kodeProduk, namaProduk });
    await pesanPo(boss, idProduk, 1);
    await selesaikan(boss, await pesanPo(boss, idProduk, 1), 1);
    await boss.call(po.cancelPo, { idPo: await pesanPo(boss, idProduk, 1) });
  }
  for (const cari of [
    "ab",
    "AB/1",
    "ab/1/1",
    "/2",
    "2",
    "kopi",
    "g_k",
    "_",
    "%",
    "z",
    "mesin 7",
    "ab 1",
    "-",
    "2611-",
    "11-0",
  ]) {
    const [expected] = await office.sql<{ ids: string[] }[]>`
      select coalesce(array_agg(id_po order by urut desc), '{}') as ids from po
      where status_po = 'Selesai' and dibatalkan is null and position(lower(${cari}) in teks_cari) > 0`;
    const answer = await boss.call(po.getPo, { statusPo: "Selesai", cari, limit: 100 });
    expect([cari, answer.totalDocs]).toEqual([cari, expected?.ids.length]);
    expect(answer.data.map((row) => row.idPo)).toEqual(expected?.ids);
  }
});

test("whoever may pay finds what is paid and what is not, also just after a payment; others see all of them", async () => {
  const boss = await office.person("Management");
  const warehouse = await office.person("Logistik", { menu: ["Purchase Order"] });
  const idProduk = await makeProduk(office, boss, { kodeProduk: "BYR", hargaBeli: 1_000_000 });
  const idRekening = await isiRekening(office, boss, "Kas Kecil", 90_000_000);
  const made = [await pesanPo(boss, idProduk, 1), await pesanPo(boss, idProduk, 1)];
  for (const idPo of made) await selesaikan(boss, idPo, 1);
  const list = async (person: typeof boss, bayar?: BayarPo) => {
    const { data, totalDocs } = await person.call(po.getPo, { statusPo: "Selesai", cari: "byr/", bayar });
    expect(data).toHaveLength(totalDocs);
    return data.map((row) => row.idPo);
  };
  expect(await list(boss, "Belum Dibayar")).toEqual([made[1], made[0]]);
  expect(await list(boss, "Sudah Dibayar")).toEqual([]);
  const paid = { idPo: made[0] ?? "", statusPembayaran: true, idRekening };
  await boss.call(po.updatePoLunas, { ...paid, dokumen: [await picture()] });
  expect(await list(boss, "Belum Dibayar")).toEqual([made[1]]);
  expect(await list(boss, "Sudah Dibayar")).toEqual([made[0]]);
  expect(await list(boss)).toEqual([made[1], made[0]]);
  for (const bayar of BAYAR_PO) expect(await list(warehouse, bayar)).toEqual([made[1], made[0]]);
  expect((await boss.send(po.getPo, { statusPo: "Selesai", bayar: "Lunas" })).status).toBe(400);
});

test("any page of many is the same slice of the whole", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { kodeProduk: "MANY" });
  await office.sql`
    insert into po (id_po, id_produk, kloter, ke, kode_produk, nama_produk, kapasitas, tipe, qty, harga_satuan,
      tgl_order, tgl_deadline, dibuat, id_user)
    select 'PO-2510-' || lpad(n::text, 5, '0'), ${idProduk}, 'MANY/' || n, n, 'MANY', 'Mesin', '', '', 1, 1, '2025-10-01',
      '2025-10-31', now(), ${boss.idUser} from generate_series(1, 2500) n order by n`;
  await office.sql`update po set dibatalkan = now() where kode_produk = 'MANY' and ke % 7 = 0`;
  await office.sql`update produk set status_po = true where id_produk = ${idProduk}`;
  const all = await office.sql<{ idPo: string }[]>`
    select id_po from po where status_po = 'Proses' and dibatalkan is null order by urut desc`;
  for (const page of [1, 2, 10, 11, 14, 21, 22, 23]) {
    const answer = await boss.call(po.getPo, { statusPo: "Proses", page, limit: 100 });
    expect(answer.totalDocs).toBe(all.length);
    const slice = all.slice((page - 1) * 100, page * 100).map((row) => row.idPo);
    expect(answer.data.map((row) => row.idPo)).toEqual(slice);
  }
});

test("what is late is marked until it is finished", async () => {
  const boss = await office.person("Super Admin");
  const idPo = await pesanPo(boss, await makeProduk(office, boss), 1);
  expect((await detail(boss, idPo)).terlambat).toBe(false);
  await office.travel("2026-12-20T16:59:00.000Z");
  expect(await detail(boss, idPo)).toMatchObject({ tglDeadline: "2026-12-20", terlambat: false });
  await office.travel("2026-12-20T17:00:00.000Z");
  expect((await detail(boss, idPo)).terlambat).toBe(true);
  await selesaikan(boss, idPo, 1);
  expect(await detail(boss, idPo)).toMatchObject({ terlambat: false, tglSelesai: "2026-12-21" });
});

test("the file holds the time's purchase orders; prices and payments only for those who may see them", async () => {
  await office.travel("2027-02-10T02:00:00.000Z");
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: ["Purchase Order", "Produk"] });
  const idProduk = await makeProduk(office, boss, { kodeProduk: "XLS", hargaBeli: 7_777_000 });
  const idRekening = await isiRekening(office, boss, "Kas Kecil", 90_000_000);
  const paid = await pesanPo(boss, idProduk, 2);
  await selesaikan(boss, paid, 2);
  await boss.call(po.updatePoLunas, { idPo: paid, statusPembayaran: true, idRekening, dokumen: [await picture()] });
  await boss.call(po.addPo, { idProduk, qty: 1, tglOrder: "2027-01-05" });
  const gone = await pesanPo(boss, idProduk, 1);
  await boss.call(po.cancelPo, { idPo: gone });
  const file = async (person: typeof boss, input = {}) => {
    const { status, raw, headers } = await person.send(po.exportPo, input);
    expect(status).toBe(200);
    const rows = (await readXlsx(new Uint8Array(raw))).sheets[0]?.rows ?? [];
    return { rows, name: decodeURIComponent(String(headers["content-disposition"])) };
  };
  const whole = await file(boss, { tglAwal: "2027-01-01" });
  expect(whole.name).toContain("Export PO-01-01-2027 sampai 10-02-2027.xlsx");
  expect(whole.rows[0]).toContain("Total Harga");
  expect(whole.rows.map((row) => row[1])).toEqual(["Kloter", "XLS/2", "XLS/1", null]);
  expect(whole.rows[2]).toEqual(expect.arrayContaining(["Sudah Dibayar", 15_554_000]));
  const one = await file(boss, { tglAwal: "2027-01-01", tglAkhir: "2027-01-31" });
  expect(one.rows.map((row) => row[1])).toEqual(["Kloter", "XLS/2", null]);
  const chosen = await file(boss, { ...{ tglAwal: "2027-01-01", tglAkhir: "2027-01-31" }, idPo: [paid] });
  expect(chosen.rows.map((row) => row[1])).toEqual(["Kloter", "XLS/1", null]);
  const seen = await file(sales);
  expect(JSON.stringify(seen.rows)).not.toMatch(/7777000|15554000|Harga|Bayar|Lunas/);
  expect((await boss.send(po.exportPo, { tglAwal: "2027-02-02", tglAkhir: "2027-02-01" })).status).toBe(400);
});
