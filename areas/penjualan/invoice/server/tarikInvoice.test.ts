import { expect, test } from "vitest";
import { kabar } from "#areas/sistem/kabar/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { invoice } from "../contract.ts";
import { daftarInvoice, makeInvoice } from "./invoice.testing.ts";

const office = openOffice();

test("its author withdraws the last invoice while it waits; the number stays taken and another can be made", async () => {
  const [ani, budi] = [
    await office.person("Kasir", { menu: ["Invoice"] }),
    await office.person("Kasir", { menu: ["Invoice"] }),
  ];
  const bos = await office.person("Super Admin", { nama: "Bos" });
  const idSo = await makeOrder(office, ani);
  const dp = await makeInvoice(office, ani, idSo, { tipePembayaran: "DP", nominalDp: 1_000_000 });
  expect((await daftarInvoice(budi, idSo)).data[0]?.aksi.tarik).toEqual({
    boleh: false,
    alasan: "Hanya yang membuat invoice ini yang dapat menariknya",
  });
  // Not even somebody who may delete it.
  expect(await bos.refused(invoice.tarikInvoice, { idInv: dp })).toMatchObject({
    status: 409,
    message: "Hanya yang membuat invoice ini yang dapat menariknya",
  });
  expect((await daftarInvoice(ani, idSo)).data[0]?.aksi.tarik).toEqual({ boleh: true, alasan: null });
  await ani.call(invoice.tarikInvoice, { idInv: dp });
  expect(await daftarInvoice(ani, idSo)).toMatchObject({ totalDocs: 0, order: { statusPembayaran: "" } });
  expect((await bos.refused(invoice.approveInv, { idInv: dp })).message).toBe(
    `Invoice ${dp} sudah dihapus oleh ${ani.nama}`,
  );
  expect((await bos.call(riwayat.getRiwayat, { jenis: "invoice", id: dp })).data[0]).toMatchObject({
    nama: ani.nama,
    panggilan: "tarikInvoice",
  });
  // Nobody had anything to do with it, so nobody is told.
  expect((await bos.call(kabar.getKabar, {})).data).toEqual([]);
  const baru = await makeInvoice(office, ani, idSo);
  expect(baru).not.toBe(dp);
  await bos.call(invoice.approveInv, { idInv: baru });
  expect((await ani.refused(invoice.tarikInvoice, { idInv: baru })).message).toBe(
    `Invoice ${baru} sudah disetujui oleh Bos`,
  );
});

test("withdrawn while it is approved: one of the two happens", async () => {
  const [ani, bos] = [await office.person("Kasir", { menu: ["Invoice"] }), await office.person("Super Admin")];
  for (let n = 0; n < 4; n++) {
    const idSo = await makeOrder(office, ani);
    const idInv = await makeInvoice(office, ani, idSo);
    const [setuju, tarik] = await Promise.all([
      bos.send(invoice.approveInv, { idInv }),
      ani.send(invoice.tarikInvoice, { idInv }),
    ]);
    expect([setuju.status, tarik.status].sort()).toEqual([200, 409]);
    const { order, totalDocs } = await daftarInvoice(ani, idSo);
    expect([totalDocs, order.statusPembayaran]).toEqual(setuju.status === 200 ? [1, "Lunas"] : [0, ""]);
  }
});
