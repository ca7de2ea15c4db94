import { expect, test } from "vitest";
import { makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { openOffice } from "#test/support/office.ts";
import { order } from "../../order/contract.ts";
import { invoice } from "../contract.ts";
import { daftarInvoice, isianInvoice, makeInvoice, saldo } from "./invoice.testing.ts";

const office = openOffice();

/** Repetitions: which of two simultaneous calls is first is chance, so both orders should occur. */
const KALI = 6;

type Jawaban = { status: number; body: Record<string, unknown> };

/** Makes two calls at once that exclude each other; answers the refusal of the second. */
async function balapan(first: Promise<Jawaban>, second: Promise<Jawaban>) {
  const answers = await Promise.all([first, second]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  return answers.find((answer) => answer.status === 409)?.body.message;
}

async function orang() {
  return {
    ani: await office.person("Kasir", { menu: ["Invoice"] }),
    rina: await office.person("Management", { nama: "Rina" }),
    joko: await office.person("Super Admin", { nama: "Joko" }),
  };
}

/** Number and sum of the payments for an order. */
async function masuk(idSo: string) {
  const [row] = await office.sql`
    select count(*) as banyak, coalesce(sum(nominal_pengajuan), 0)::bigint as nominal
    from pengajuan where id_so = ${idSo} and tipe_pengajuan = 'masuk'`;
  return row;
}

test("two who approve one invoice: the money is booked once, the second hears who was first", async () => {
  const { rina, joko } = await orang();
  const idSo = await makeOrder(office, joko);
  const idInv = await makeInvoice(office, joko, idSo, { tipePembayaran: "DP", nominalDp: 5_000_000 });
  const kalimat = await balapan(rina.send(invoice.approveInv, { idInv }), joko.send(invoice.approveInv, { idInv }));
  expect(kalimat).toMatch(/^Invoice .* sudah disetujui oleh (Rina|Joko)$/);
  expect(await masuk(idSo)).toEqual({ banyak: 1, nominal: 5_000_000 });
});

test("two who add the next invoice, or delete the last: it happens once", async () => {
  const { ani, rina, joko } = await orang();
  const idSo = await makeOrder(office, ani);
  const isian = await isianInvoice(office, ani, idSo);
  expect(await balapan(ani.send(invoice.addInvoice, isian), joko.send(invoice.addInvoice, isian))).toMatch(
    /masih menunggu persetujuan/,
  );
  const idInv = (await daftarInvoice(ani, idSo)).data[0]?.idInvoice ?? "";
  expect(
    await balapan(rina.send(invoice.hapusInvoice, { idInv, idSo }), joko.send(invoice.hapusInvoice, { idInv, idSo })),
  ).toMatch(/^Invoice .* sudah dihapus oleh (Rina|Joko)$/);
});

test("deleted while it is approved: either the money came and it stays, or it is gone without a trace", async () => {
  const { rina, joko } = await orang();
  for (let n = 0; n < KALI; n++) {
    const idSo = await makeOrder(office, joko);
    const idInv = await makeInvoice(office, joko, idSo);
    const setuju = rina.send(invoice.approveInv, { idInv });
    const kalimat = await balapan(setuju, joko.send(invoice.hapusInvoice, { idInv, idSo }));
    expect(kalimat).toMatch(/^Invoice .* sudah (disetujui oleh Rina|dihapus oleh Joko)$/);
    const disetujui = (await setuju).status === 200;
    expect(await masuk(idSo)).toMatchObject({ banyak: disetujui ? 1 : 0 });
    expect((await daftarInvoice(rina, idSo)).order.statusPembayaran).toBe(disetujui ? "Lunas" : "");
    if (disetujui) continue;
    expect(await rina.refused(invoice.getDampakApprove, { idInv })).toMatchObject({
      status: 409,
      message: `Invoice ${idInv} sudah dihapus oleh Joko`,
    });
  }
});

test("edited while it is approved: what was approved is what was seen", async () => {
  const { ani, rina } = await orang();
  const idRekening = await rekeningBernama(office, "BRI Aneka");
  for (let n = 0; n < KALI; n++) {
    const idSo = await makeOrder(office, rina, {
      tipeSo: "Online",
      baris: [{ hargaProduk: 8_000_000, tambahanHargaOnline: 500_000 }],
    });
    const idInvoice = await makeInvoice(office, ani, idSo);
    const { versi } = (await rina.call(invoice.getDampakApprove, { idInv: idInvoice })).data;
    const sebelum = await saldo(office, idRekening);
    const setuju = rina.send(invoice.approveInv, { idInv: idInvoice, versi });
    const ubah = ani.send(invoice.editInvoice, {
      idSo,
      idInvoice,
      idRekening,
      nominalOngkir: 70_000,
      versi,
      dokumen: [],
    });
    expect(await balapan(setuju, ubah)).toMatch(/^(Order sudah lunas|Data ini sudah diubah oleh Kasir .*)/);
    const disetujui = (await setuju).status === 200;
    const [row] = (await daftarInvoice(ani, idSo)).data;
    expect(row).toMatchObject({
      statusApprove: disetujui ? "Disetujui" : "Menunggu",
      nominalBayar: disetujui ? 8_000_000 : 8_070_000,
    });
    expect(await masuk(idSo)).toEqual({ banyak: disetujui ? 1 : 0, nominal: disetujui ? 8_000_000 : 0 });
    expect(await saldo(office, idRekening)).toBe(sebelum);
  }
});

test("cancelled while its invoice is approved: what came in is asked back, or nothing came in", async () => {
  const { rina, joko } = await orang();
  for (let n = 0; n < KALI; n++) {
    const idSo = await makeOrder(office, joko);
    const idInv = await makeInvoice(office, joko, idSo, { tipePembayaran: "DP", nominalDp: 3_000_000 });
    const [setuju, batal] = await Promise.all([
      rina.send(invoice.approveInv, { idInv }),
      joko.send(order.cancelSo, { idSo }),
    ]);
    expect(batal.status).toBe(200);
    const disetujui = setuju.status === 200;
    if (!disetujui) expect(setuju.body.message).toBe(`Invoice ${idInv} sudah dihapus oleh Joko`);
    const [kembali] = await office.sql`
      select coalesce(sum(nominal_pengajuan), 0)::bigint as nominal from pengajuan
      where id_so = ${idSo} and tipe_pengajuan = 'keluar' and status_pengajuan = 'Menunggu'`;
    expect(await masuk(idSo)).toMatchObject({ nominal: disetujui ? 3_000_000 : 0 });
    expect(kembali).toEqual({ nominal: disetujui ? 3_000_000 : 0 });
  }
});

test("cancelled while an invoice is added: an order that is over has no invoice that waits", async () => {
  const { ani, joko } = await orang();
  for (let n = 0; n < KALI; n++) {
    const idSo = await makeOrder(office, joko);
    const isian = await isianInvoice(office, ani, idSo);
    const [tambah, batal] = await Promise.all([
      ani.send(invoice.addInvoice, isian),
      joko.send(order.cancelSo, { idSo }),
    ]);
    expect(batal.status).toBe(200);
    if (tambah.status !== 200) expect(tambah.body.message).toBe("Order sudah dibatalkan");
    expect((await daftarInvoice(ani, idSo)).data).toEqual([]);
  }
});
