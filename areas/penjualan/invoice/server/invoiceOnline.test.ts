import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { sweepFormer } from "#platform/files/former.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { invoice } from "../contract.ts";
import { daftarInvoice, isianInvoice, makeInvoice, saldo } from "./invoice.testing.ts";

const office = openOffice();
const kasir = () => office.person("Kasir", { menu: ["Invoice"] });
const online = (person: Person) =>
  makeOrder(office, person, { tipeSo: "Online", baris: [{ hargaProduk: 8_000_000, tambahanHargaOnline: 500_000 }] });

test("an Online order is paid in one, corrected while it waits, and received less what the marketplace kept", async () => {
  const [ani, bos] = [await kasir(), await office.person("Super Admin")];
  const idSo = await online(ani);
  const dp = await isianInvoice(office, ani, idSo, { tipePembayaran: "DP", nominalDp: 1_000_000 });
  expect(await ani.refused(invoice.addInvoice, dp)).toMatchObject({
    status: 400,
    errors: [{ field: "tipePembayaran", message: "Order Online hanya dapat dibayar Lunas" }],
  });
  const idInvoice = await makeInvoice(office, ani, idSo, { nominalAdmin: 5_000, nominalOngkir: 100_000 });
  const before = (await daftarInvoice(ani, idSo)).data[0];
  expect(before).toMatchObject({ nominalBayar: 8_105_000, jasaOnline: 500_000, aksi: { edit: { boleh: true } } });

  const idRekening = await rekeningBernama(office, "BRI RJP");
  await ani.call(invoice.editInvoice, {
    idSo,
    idInvoice,
    idRekening,
    nominalAdmin: 999,
    nominalPeti: 40_000,
    nominalOngkir: 60_000,
    nominalDiskon: 999,
    nominalDp: 0,
    nominalLunas: 8_105_000,
    nominalSisaBayar: 0,
    jasaOnline: 320_000,
    versi: before?.versi,
    dokumen: [],
  });
  expect((await daftarInvoice(ani, idSo)).data[0]).toMatchObject({
    nominalAdmin: 5_000,
    nominalPeti: 40_000,
    nominalOngkir: 60_000,
    nominalDiskon: 0,
    nominalBayar: 8_105_000,
    nominalLunas: 8_105_000,
    nominalSisaBayar: 0,
    jasaOnline: 320_000,
    rekening: [{ namaRekening: "BRI RJP" }],
  });

  const bri = await saldo(office, idRekening);
  const dampak = await bos.call(invoice.getDampakApprove, { idInv: idInvoice });
  expect(dampak.data).toMatchObject({ dibayar: 8_105_000, diterima: 8_285_000, mulaiProduksi: null });
  // The invoice was changed after the dialog opened, so the approval is refused.
  await bos.call(invoice.updateRekeningInv, { idInvoice, idRekening: await rekeningBernama(office, "BCA Aneka") });
  const lama = await bos.refused(invoice.approveInv, { idInv: idInvoice, versi: dampak.data.versi });
  expect(lama.message).toContain(`Data ini sudah diubah oleh ${bos.nama}`);
  await bos.call(invoice.approveInv, { idInv: idInvoice, tipeSo: "Online" });
  expect(await saldo(office, idRekening)).toBe(bri);
  expect(await saldo(office, await rekeningBernama(office, "BCA Aneka"))).toBe(8_285_000);
  const edit = { idSo, idInvoice, idRekening, dokumen: [] };
  expect((await ani.refused(invoice.editInvoice, edit)).message).toBe("Order sudah lunas");
  expect((await bos.refused(invoice.updateRekeningInv, { idInvoice, idRekening })).message).toBe("Order sudah lunas");
});

test("an edit is refused where it makes no sense, and keeps what it did not send", async () => {
  const [ani, bos] = [await kasir(), await office.person("Super Admin")];
  const idSo = await online(ani);
  const idInvoice = await makeInvoice(office, ani, idSo, { nominalPeti: 30_000 });
  const idRekening = await rekeningBernama(office, "BCA RJP");
  const edit = (lain: Record<string, unknown> = {}) =>
    ani.send(invoice.editInvoice, { idSo, idInvoice, idRekening, dokumen: [], ...lain });
  const [row] = (await daftarInvoice(ani, idSo)).data;
  // Saving without a change does not raise the version.
  await edit();
  expect((await daftarInvoice(ani, idSo)).data[0]).toMatchObject({ versi: row?.versi, buktiFoto: row?.buktiFoto });
  await edit({ nominalOngkir: 1 });
  expect((await daftarInvoice(ani, idSo)).data[0]).toMatchObject({ nominalPeti: 30_000, buktiFoto: row?.buktiFoto });
  expect((await edit({ versi: row?.versi })).status).toBe(409);
  await edit({ nominalOngkir: 0 });
  const history = await bos.call(riwayat.getRiwayat, { jenis: "invoice", id: idInvoice });
  expect(history.data.map((entry) => entry.panggilan)).toEqual(["editInvoice", "editInvoice", "addInvoice"]);
  expect((await edit({ idRekening: "" })).body.message).toBe("Rekening tidak boleh kosong.");
  expect((await edit({ idRekening: await rekeningBernama(office, "LAINNYA") })).body.message).toBe(
    "Rekening tidak boleh kosong.",
  );
  expect((await edit({ nominalLunas: 1 })).body.message).toBe(
    "Nominal Lunas berubah dari Rp 1 menjadi Rp 8.030.000, periksa kembali lalu simpan",
  );
  expect((await edit({ jasaOnline: 8_530_000 })).body.errors).toEqual([
    { field: "jasaOnline", message: "Jasa online harus lebih kecil dari pembayaran ditambah tambahan online" },
  ]);
  expect((await edit({ jasaOnline: 8_529_999 })).status).toBe(200);
  expect((await edit({ idSo: "SO-2611-99999" })).status).toBe(404);
  expect((await ani.refused(invoice.updateRekeningInv, { idInvoice, idRekening })).status).toBe(401);

  const reguler = await makeOrder(office, ani);
  const milikReguler = await makeInvoice(office, ani, reguler);
  const tolak = "Hanya invoice order Online yang dapat diubah";
  expect((await edit({ idSo: reguler, idInvoice: milikReguler })).body.message).toBe(tolak);
  const ganti = { idInvoice: milikReguler, idRekening };
  expect((await bos.refused(invoice.updateRekeningInv, ganti)).message).toBe(tolak);
});

test("proofs: new ones take the place of the old unless these are said to stay; one always does", async () => {
  const ani = await kasir();
  const idSo = await online(ani);
  const dua = [await picture("a.jpg", "#111111"), await picture("b.jpg", "#222222")];
  const idInvoice = await makeInvoice(office, ani, idSo, { dokumen: dua });
  const idRekening = await rekeningBernama(office, "BCA RJP");
  const baru = await picture("c.jpg", "#333333");
  const edit = (lain: Record<string, unknown>) =>
    ani.send(invoice.editInvoice, { idSo, idInvoice, idRekening, dokumen: [], ...lain });
  const alamat = async () =>
    ((await daftarInvoice(ani, idSo)).data[0]?.buktiFoto ?? []).map((address) => address.split("?")[0]);
  const [a, b] = await alamat();
  await edit({ buktiTetap: [1], dokumen: [baru] });
  let setelah = await alamat();
  expect(setelah).toHaveLength(2);
  expect(setelah[0]).toBe(b);
  expect(setelah).not.toContain(a);
  await ani.call(invoice.undoDokumenInvoice, { idInvoice });
  expect(await alamat()).toEqual([a, b]);
  await edit({ buktiTetap: [1], dokumen: [baru] });
  setelah = await alamat();
  expect((await edit({ buktiTetap: [] })).body.errors).toEqual([
    { field: "dokumen", message: "Dokumen tidak boleh kosong." },
  ]);
  expect((await edit({ buktiTetap: [0, 1], dokumen: [baru] })).body.message).toBe("Maksimal 2 file");
  expect((await edit({ buktiTetap: [7] })).status).toBe(400);
  expect(await alamat()).toEqual(setelah);
  await edit({ dokumen: [baru] });
  expect(await alamat()).toHaveLength(1);
  await sweepFormer(office.sql, new Date(office.now().getTime() + 3_600_000));
  const [berkas] = await office.sql`
    select count(*) as banyak from berkas where id = any(${[a, ...setelah].map((one) => one?.split("/").at(-1) ?? "")})`;
  expect(berkas).toEqual({ banyak: 0 });
});
