import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { invoice } from "../contract.ts";
import { daftarInvoice, isianInvoice, makeInvoice, saldo } from "./invoice.testing.ts";

const office = openOffice();
const kasir = () => office.person("Kasir", { menu: ["Invoice"] });

const order = async (idSo: string) => {
  const [row] = await office.sql`select status_so, status_pembayaran, status_lunas from so where id_so = ${idSo}`;
  return row;
};

test("from DP to paid off: each approval books its money, the first one starts production", async () => {
  const [ani, bos] = [await kasir(), await office.person("Management", { nama: "Bu Rina" })];
  const idSo = await makeOrder(office, bos, { baris: [{ sumberProduk: "PL", qty: 2, hargaProduk: 5_000_000 }] });
  const idRekening = await rekeningBernama(office, "BCA RJP");
  const sebelum = await saldo(office, idRekening);

  const dp = await makeInvoice(office, ani, idSo, {
    tipePembayaran: "DP",
    nominalDp: 4_000_000,
    nominalAdmin: 10_000,
    nominalPeti: 200_000,
    nominalDiskon: 110_000,
    dokumen: [await picture(), await picture("kedua.png", "#e03131")],
  });
  expect(dp).toMatch(/^INV-2611-\d{5}$/);
  expect(await order(idSo)).toEqual({ statusSo: "Ajukan", statusPembayaran: "Pending", statusLunas: false });

  // Those who may not approve cannot see the account's balance either.
  expect((await ani.refused(invoice.approveInv, { idInv: dp })).status).toBe(401);
  expect((await ani.refused(invoice.getDampakApprove, { idInv: dp })).status).toBe(401);
  expect((await ani.refused(invoice.addInvoice, await isianInvoice(office, ani, idSo))).message).toBe(
    `Invoice ${dp} masih menunggu persetujuan, invoice baru dapat dibuat setelah disetujui`,
  );

  const dampak = await bos.call(invoice.getDampakApprove, { idInv: dp });
  expect(dampak.data).toMatchObject({
    namaRekening: "BCA RJP",
    saldoSebelum: sebelum,
    diterima: 4_200_000,
    saldoSesudah: sebelum + 4_200_000,
    mulaiProduksi: { baris: 1, tglDeadline: "2026-12-20" },
    approve: { boleh: true },
  });
  await bos.call(invoice.approveInv, { idInv: dp, tipeSo: "Reguler", versi: dampak.data.versi });
  expect(await saldo(office, idRekening)).toBe(sebelum + 4_200_000);
  expect(await order(idSo)).toEqual({ statusSo: "Proses", statusPembayaran: "Proses", statusLunas: false });
  const [line] = await office.sql`select tgl_awal_pengerjaan, tgl_deadline from orderan where id_so = ${idSo}`;
  expect(line).toEqual({ tglAwalPengerjaan: "2026-11-20", tglDeadline: "2026-12-20" });
  const [masuk] = await office.sql`
    select tipe_pengajuan, status_pengajuan, nominal_pengajuan, id_so, id_user_approve,
      (select count(*) from pengajuan_bukti b where b.id_pengajuan = p.id_pengajuan) as bukti
    from pengajuan p where id_invoice = ${dp}`;
  expect(masuk).toEqual({
    tipePengajuan: "masuk",
    statusPengajuan: "Disetujui",
    nominalPengajuan: 4_200_000,
    idSo,
    idUserApprove: bos.idUser,
    bukti: 2,
  });

  // The next form starts with the amounts that earlier invoices fixed; the crate amount is repeated, but counted once.
  await office.travel("2026-12-01T02:00:00.000Z");
  const { rangkaian } = await daftarInvoice(ani, idSo);
  expect(rangkaian).toMatchObject({ ke: 2, sisa: 5_900_000, nominalAdmin: 10_000, nominalDiskon: 110_000 });
  const lunas = await makeInvoice(office, ani, idSo, {
    nominalAdmin: 10_000,
    nominalPeti: 200_000,
    nominalOngkir: 50_000,
    nominalDiskon: 110_000,
    totalPembelian: 10_000_000,
    nominalLunas: 5_950_000,
    tglInvoice: "2026-12-01",
  });
  await bos.call(invoice.approveInv, { idInv: lunas, tipeSo: "Reguler" });
  expect(await order(idSo)).toEqual({ statusSo: "Proses", statusPembayaran: "Lunas", statusLunas: true });
  expect(await saldo(office, idRekening)).toBe(sebelum + 10_150_000);
  const [later] = await office.sql`select tgl_awal_pengerjaan from orderan where id_so = ${idSo}`;
  expect(later).toEqual({ tglAwalPengerjaan: "2026-11-20" });

  const list = await daftarInvoice(ani, idSo);
  expect(list.data.map((row) => [row.idInvoice, row.nominalBayar, row.nominalSisaBayar])).toEqual([
    [lunas, 5_950_000, 0],
    [dp, 10_100_000, 5_900_000],
  ]);
  expect(list.data[1]).toMatchObject({
    admin: { namaLengkap: ani.nama },
    user: { namaLengkap: ani.nama },
    userApprove: [{ namaLengkap: "Bu Rina" }],
    tglApprove: "2026-11-20",
    order: { tipeSo: "Reguler", statusPembayaran: "Lunas", statusLunas: true },
    rekening: [{ idRekening, namaRekening: "BCA RJP" }],
  });
  expect(list.data[1]?.buktiFoto).toHaveLength(2);
  expect(list.order.aksi.tambah).toEqual({ boleh: false, alasan: "Order sudah lunas" });
  const lebih = await isianInvoice(office, ani, idSo, { nominalLunas: 1 });
  expect((await ani.refused(invoice.addInvoice, lebih)).message).toBe("Order sudah lunas");
  const history = await bos.call(riwayat.getRiwayat, { jenis: "invoice", id: dp });
  expect(history.data[0]?.perubahan).toContainEqual(expect.objectContaining({ sesudah: "Disetujui" }));
  await office.travel("2026-11-20T02:00:00.000Z");
});

test("only the last invoice, only while it waits: deleting keeps the number and frees the order", async () => {
  const [ani, bos] = [await kasir(), await office.person("Super Admin", { nama: "Pak Joko" })];
  const idSo = await makeOrder(office, bos);
  const pertama = await makeInvoice(office, ani, idSo, { tipePembayaran: "DP", nominalDp: 1_000_000 });
  expect((await ani.refused(invoice.hapusInvoice, { idInv: pertama, idSo })).status).toBe(401);
  expect((await bos.refused(invoice.hapusInvoice, { idInv: pertama, idSo: "SO-2611-99999" })).status).toBe(404);
  await bos.call(invoice.hapusInvoice, { idInv: pertama, idSo, tipeBayar: "DP", urutan: 0 });
  expect(await order(idSo)).toMatchObject({ statusPembayaran: "" });
  expect((await daftarInvoice(ani, idSo)).totalDocs).toBe(0);
  expect((await bos.refused(invoice.hapusInvoice, { idInv: pertama, idSo })).message).toBe(
    `Invoice ${pertama} sudah dihapus oleh Pak Joko`,
  );
  expect((await bos.refused(invoice.approveInv, { idInv: pertama })).status).toBe(409);

  const kedua = await makeInvoice(office, ani, idSo, { tipePembayaran: "DP", nominalDp: 1_000_000 });
  expect(Number(kedua.slice(-5))).toBe(Number(pertama.slice(-5)) + 1);
  await bos.call(invoice.approveInv, { idInv: kedua });
  expect((await bos.refused(invoice.hapusInvoice, { idInv: kedua, idSo })).message).toBe(
    `Invoice ${kedua} sudah disetujui oleh Pak Joko`,
  );
  const ketiga = await makeInvoice(office, ani, idSo);
  const { data } = await daftarInvoice(bos, idSo);
  expect(data.map((row) => [row.idInvoice, row.aksi.hapus.alasan])).toEqual([
    [ketiga, null],
    [kedua, "Hanya invoice terakhir yang dapat dihapus"],
  ]);
});

test("everything that is wrong with a form is said at once, in the words of the form", async () => {
  const ani = await kasir();
  const idSo = await makeOrder(office, ani);
  const kosong = await ani.send(invoice.addInvoice, { idSo });
  expect(kosong.status).toBe(400);
  expect(kosong.body.errors).toEqual([
    { field: "tipePembayaran", message: "*tipe pembayaran tidak boleh kosong" },
    { field: "idRekening", message: "Rekening tidak boleh kosong." },
    { field: "nominalAdmin", message: "*nominal admin tidak boleh kosong" },
    { field: "nominalPeti", message: "*nominal peti tidak boleh kosong" },
    { field: "nominalOngkir", message: "*nominal ongkir tidak boleh kosong" },
    { field: "nominalDiskon", message: "*nominal diskon tidak boleh kosong" },
    { field: "dokumen", message: "Dokumen tidak boleh kosong." },
  ]);
  const isian = await isianInvoice(office, ani, idSo);
  const salah = async (lain: Record<string, unknown>) => {
    const { status, body } = await ani.send(invoice.addInvoice, { ...isian, ...lain });
    expect(status).toBeGreaterThanOrEqual(400);
    return [status, (body.errors as { field: string }[])[0]?.field, body.message];
  };
  expect(await salah({ nominalAdmin: "", nominalLunas: 0 })).toEqual([
    400,
    "nominalAdmin",
    "*nominal admin tidak boleh kosong",
  ]);
  expect(await salah({ nominalLunas: 0 })).toEqual([400, "nominalLunas", "*nominal Lunas tidak boleh kosong atau 0"]);
  expect(await salah({ tipePembayaran: "DP", nominalDp: "" })).toEqual([
    400,
    "nominalDp",
    "*nominal DP tidak boleh kosong",
  ]);
  expect((await salah({ nominalPeti: "1.5" }))[1]).toBe("nominalPeti");
  expect((await salah({ nominalOngkir: -1 }))[1]).toBe("nominalOngkir");
  expect((await salah({ nominalBayar: "banyak" }))[1]).toBe("nominalBayar");
  expect(await salah({ idRekening: 9999 })).toEqual([400, "idRekening", "Rekening tidak dikenal"]);
  // LAINNYA is a dash in the form and no account.
  expect(await salah({ idRekening: await rekeningBernama(office, "LAINNYA") })).toEqual([
    400,
    "idRekening",
    "Rekening tidak boleh kosong.",
  ]);
  expect((await salah({ tglInvoice: "2026-11-21" }))[2]).toBe(
    "Tanggal invoice tidak boleh setelah hari ini (20-11-2026)",
  );
  expect(await salah({ dokumen: [await picture(), await picture(), await picture()] })).toEqual([
    400,
    "dokumen",
    "Maksimal 2 file",
  ]);
  expect((await salah({ dokumen: [new File(["bukan gambar"], "bukti.jpg")] }))[0]).toBe(415);
  expect((await ani.refused(invoice.addInvoice, { ...isian, idSo: "SO-0000-00000" })).status).toBe(404);
  expect((await daftarInvoice(ani, idSo)).totalDocs).toBe(0);
});

test("totals that the person saw otherwise, and fixed amounts that differ, are a conflict and write nothing", async () => {
  const [ani, bos] = [await kasir(), await office.person("Super Admin")];
  const idSo = await makeOrder(office, ani);
  const ditolak = async (lain: object) =>
    ani.refused(invoice.addInvoice, { ...(await isianInvoice(office, ani, idSo)), nominalLunas: 10_000_000, ...lain });
  expect(await ditolak({ totalPembelian: 9_000_000 })).toMatchObject({
    status: 409,
    message: "Total pembelian berubah dari Rp 9.000.000 menjadi Rp 10.000.000, periksa kembali lalu simpan",
  });
  expect(await ditolak({ nominalPeti: 1 })).toMatchObject({ status: 409, errors: [{ field: "nominalLunas" }] });
  expect(await ditolak({ tipePembayaran: "DP", nominalDp: 10_000_000 })).toMatchObject({
    status: 400,
    message: "Nominal DP melebihi atau sama dengan sisa pembayaran, gunakan pembayaran Lunas",
  });
  const dp = { tipePembayaran: "DP" as const, nominalDp: 1_000_000, nominalPeti: 70_000 };
  await bos.call(invoice.approveInv, { idInv: await makeInvoice(office, ani, idSo, dp) });
  expect(await ditolak({ nominalPeti: 80_000, nominalLunas: 9_000_000 })).toMatchObject({
    status: 409,
    errors: [{ field: "nominalPeti", message: "Nominal peti sudah ditetapkan Rp 70.000 oleh invoice sebelumnya" }],
  });
  // Totals sent by the client are not believed.
  const [terakhir] = await office.sql`select count(*) as banyak from invoice where id_so = ${idSo}`;
  expect(terakhir).toEqual({ banyak: 1 });
  await makeInvoice(office, ani, idSo, { nominalBayar: 1, nominalAdmin: 77, nominalDiskon: 66 });
  expect((await daftarInvoice(ani, idSo)).data[0]).toMatchObject({
    nominalBayar: 9_000_000,
    nominalAdmin: 0,
    nominalDiskon: 0,
  });
});

test("a list knows its order, finds by number, account and admin, and is closed to other menus", async () => {
  const [ani, bos] = [await kasir(), await office.person("Super Admin")];
  const [idSo, lain] = [await makeOrder(office, ani), await makeOrder(office, ani)];
  const nomor = await makeInvoice(office, ani, idSo, { tipePembayaran: "DP", nominalDp: 1 });
  await bos.call(invoice.approveInv, { idInv: nomor });
  await makeInvoice(office, bos, idSo);
  await makeInvoice(office, bos, lain);
  const cari = async (text: string) =>
    (await ani.call(invoice.getInvoice, { idSo, cari: text })).data.map((row) => row.ke);
  expect(await cari("")).toEqual([2, 1]);
  expect(await cari(nomor.toLowerCase())).toEqual([1]);
  expect(await cari("bca r")).toEqual([2, 1]);
  expect(await cari(bos.nama)).toEqual([2]);
  expect(await cari("%")).toEqual([]);
  // The amounts for the next invoice do not depend on the search.
  const kosong = await ani.call(invoice.getInvoice, { idSo, cari: "%" });
  expect(kosong.rekeningTerakhir).toBe(await rekeningBernama(office, "BCA RJP"));
  expect(kosong.rangkaian).toMatchObject({ ke: 3, sisa: 0 });
  const page = await ani.call(invoice.getInvoice, { idSo, page: 2, limit: 1 });
  expect(page).toMatchObject({ totalDocs: 2, totalPages: 2, page: 2, pagingCounter: 2, data: [{ idInvoice: nomor }] });
  expect((await ani.refused(invoice.getInvoice, { idSo: "SO-1" })).status).toBe(404);
  const logistik = await office.person("Logistik", { menu: ["Surat Jalan"] });
  expect((await daftarInvoice(logistik, idSo)).totalDocs).toBe(2);
  expect((await logistik.refused(invoice.addInvoice, await isianInvoice(office, logistik, idSo))).status).toBe(401);
  const lainMenu = await office.person("Kasir", { menu: ["Produk"] });
  expect((await lainMenu.refused(invoice.getInvoice, { idSo })).status).toBe(401);
});
