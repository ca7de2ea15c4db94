import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { sheetRows } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { suratJalan } from "../../surat-jalan/contract.ts";
import { order } from "../contract.ts";

const office = openOffice();

const detail = async (person: Person, idSo: string) => (await person.call(order.getDetailOrder, { idSo })).data;
const history = async (person: Person, idSo: string) =>
  (await person.call(riwayat.getRiwayat, { jenis: "order", id: idSo })).data.map((entry) => entry.panggilan);

test("setor is set either way by the privileged, with its day, and by nobody else", async () => {
  const boss = await office.person("Management");
  const admin = await office.person("Admin");
  const idSo = await makeOrder(office, boss, { tglOrder: "2026-11-15" });
  expect(await boss.refused(order.updateSetor, { idSo, statusStor: "" })).toMatchObject({
    status: 400,
    errors: [{ field: "statusStor", message: "*status setor tidak boleh kosong" }],
  });
  const sudah = (dateSetor: string) => ({ idSo, statusStor: true, dateSetor });
  expect((await boss.refused(order.updateSetor, sudah("2026-11-21"))).errors).toEqual([
    { field: "dateSetor", message: "Tanggal setor tidak boleh setelah hari ini" },
  ]);
  expect((await boss.refused(order.updateSetor, sudah("2026-11-14"))).errors).toEqual([
    { field: "dateSetor", message: "Tanggal setor tidak boleh sebelum tanggal order (15-11-2026)" },
  ]);
  expect((await admin.refused(order.updateSetor, sudah("2026-11-19"))).status).toBe(401);
  await boss.call(order.updateSetor, sudah("2026-11-15"));
  expect(await detail(boss, idSo)).toMatchObject({ statusSetor: true, tglSetor: "2026-11-15" });
  await boss.call(order.updateSetor, { idSo, statusStor: false, dateSetor: "2026-11-01" });
  expect(await detail(boss, idSo)).toMatchObject({ statusSetor: false, tglSetor: null });
  expect(await history(boss, idSo)).toEqual(["updateSetor", "updateSetor", "addOrder"]);
});

test("what is saved as it was leaves no trace in the history", async () => {
  const boss = await office.person("Management");
  const idSo = await makeOrder(office, boss, { tglOrder: "2026-11-15", email: "budi@contoh.id" });
  await boss.call(order.updateSetor, { idSo, statusStor: false, dateSetor: "2026-11-20" });
  await boss.call(order.gantiEmail, { idSo, email: "budi@contoh.id" });
  expect(await history(boss, idSo)).toEqual(["addOrder"]);
  await boss.call(order.updateSetor, { idSo, statusStor: true, dateSetor: "2026-11-16" });
  // Without a day in the input the stored one stays.
  await boss.call(order.updateSetor, { idSo, statusStor: true });
  expect(await detail(boss, idSo)).toMatchObject({ tglSetor: "2026-11-16" });
  expect(await history(boss, idSo)).toEqual(["updateSetor", "addOrder"]);
});

test("the customer's address is added, changed and taken away, never to something that is none", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const idSo = await makeOrder(office, sales);
  const tanpa = { boleh: false, alasan: "Tambahkan Email untuk dapat mengirim Email ke Customer" };
  expect((await detail(sales, idSo)).aksi.kirimEmail).toEqual(tanpa);
  await sales.call(order.gantiEmail, { idSo, email: "budi@contoh.id" });
  expect(await detail(sales, idSo)).toMatchObject({ email: "budi@contoh.id", aksi: { kirimEmail: { boleh: true } } });
  expect((await sales.refused(order.gantiEmail, { idSo, email: "budi" })).errors).toEqual([
    { field: "email", message: "Format Email salah." },
  ]);
  expect((await sales.send(order.gantiEmail, { idSo })).body).toMatchObject({
    status: 400,
    errors: [{ field: "email", message: "Email tidak boleh kosong" }],
  });
  expect((await sales.refused(order.gantiEmail, { idSo: "SO-9", email: "a@b.id" })).status).toBe(404);
  const { message } = await sales.call(order.gantiEmail, { idSo, email: "" });
  expect(message).toBe(`Email order ${idSo} berhasil dihapus`);
  expect(await detail(sales, idSo)).toMatchObject({ email: "", aksi: { kirimEmail: tanpa } });
  expect(await history(sales, idSo)).toEqual(["gantiEmail", "gantiEmail", "addOrder"]);
});

test("a cancelled order has nothing in the making and is not handed over", async () => {
  const boss = await office.person("Management");
  const tglOrder = "2026-07-07";
  const idSo = await makeOrder(office, boss, { tglOrder, baris: [{ sumberProduk: "PL", qty: 3 }, { qty: 2 }] });
  await makeInvoice(office, boss, idSo, { dp: 1_000_000 });
  const baris = async () => (await boss.call(suratJalan.getInvoiceForSj, { cari: idSo })).data[0];
  expect(await baris()).toMatchObject({ mesinProgress: 3, mesinSelesai: 2 });
  await boss.call(order.cancelSo, { idSo });
  expect(await baris()).toMatchObject({ mesinProgress: 0, mesinSelesai: 2 });
  const ditolak = "Order sudah dibatalkan, status setornya tidak dapat diubah";
  expect((await detail(boss, idSo)).aksi.setor).toEqual({ boleh: false, alasan: ditolak });
  expect((await boss.refused(order.updateSetor, { idSo, statusStor: true })).message).toBe(ditolak);
  const { raw } = await boss.send(order.exportOrder, { tglAwal: tglOrder, tglAkhir: tglOrder });
  const rows = await sheetRows(raw);
  expect(rows.slice(0, 2).map((row) => row["Status Produk"])).toEqual(["Dibatalkan", "Dibatalkan"]);
});

test("handed over while it is cancelled: either it was before, or the sentence says why not", async () => {
  const [rina, joko] = [await office.person("Management"), await office.person("Super Admin")];
  for (let n = 0; n < 5; n++) {
    const idSo = await makeOrder(office, rina);
    const [setor, batal] = await Promise.all([
      rina.send(order.updateSetor, { idSo, statusStor: true }),
      joko.send(order.cancelSo, { idSo }),
    ]);
    expect(batal.status).toBe(200);
    const { statusSo, statusSetor } = await detail(rina, idSo);
    expect([statusSo, statusSetor]).toEqual(["Cancel", setor.status === 200]);
    if (setor.status !== 200) expect(setor.body.message).toContain("Order sudah dibatalkan");
  }
});

test("who edits an older state of an order is told who was first, and who does not say what was seen is taken at a word", async () => {
  const boss = await office.person("Super Admin");
  const idSo = await makeOrder(office, boss);
  const lihat = async () => (await boss.call(order.getDetailOrder, { idSo })).data;
  const { versi } = await lihat();
  await boss.call(order.gantiEmail, { idSo, email: "baru@contoh.id", versi });
  const late = await boss.refused(order.gantiEmail, { idSo, email: "lama@contoh.id", versi });
  expect(late).toMatchObject({ status: 409, message: expect.stringContaining(`diubah oleh ${boss.nama}`) });
  expect((await boss.refused(order.updateSetor, { idSo, statusStor: true, versi })).status).toBe(409);
  expect(await lihat()).toMatchObject({ email: "baru@contoh.id", statusSetor: false });
  await boss.call(order.updateSetor, { idSo, statusStor: true });
  expect((await lihat()).statusSetor).toBe(true);
});
