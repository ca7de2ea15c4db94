import { expect, test } from "vitest";
import { order } from "#areas/penjualan/order/contract.ts";
import { makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice } from "#test/support/office.ts";
import { pengajuan } from "../contract.ts";
import { kebutuhanBaru, setujui, submitPengajuan } from "./pengajuan.testing.ts";

const office = openOffice();

const refunds = (idSo: string) => office.sql<{ idPengajuan: string; nominal: number; status: string }[]>`
  select id_pengajuan, nominal_pengajuan as nominal, status_pengajuan as status from pengajuan
  where id_so = ${idSo} and tipe_pengajuan = 'keluar' order by urut`;
const piutangOf = async (idSo: string) =>
  (await office.sql<{ saldo: number }[]>`select saldo from jurnal_piutang where id_so = ${idSo}`)[0]?.saldo;
const jurnalOf = (dokumen: string) => office.sql`
  select a.bawaan, b.debit, b.kredit, b.sub from jurnal j join jurnal_baris b using (id_jurnal) join akun a using (id_akun)
  where j.dokumen = ${dokumen} and j.peristiwa = 'dp-hangus' order by b.urutan`;

async function dibatalkan(dp: number) {
  const bos = await office.person("Super Admin");
  const idSo = await makeOrder(office, bos);
  await makeInvoice(office, bos, idSo, { dp });
  await bos.call(order.cancelSo, { idSo });
  const [refund] = await refunds(idSo);
  return { bos, idSo, idPengajuan: refund?.idPengajuan ?? "" };
}

test("the down payment of a cancelled order is kept in part: the rest is asked for anew", async () => {
  const { bos, idSo, idPengajuan } = await dibatalkan(3_000_000);
  const isian = { idPengajuan, nominal: 1_200_000, note: "Sesuai perjanjian" };
  const kasir = await office.person("Kasir", { menu: ["Pengajuan"] });
  expect((await kasir.refused(pengajuan.hanguskanPengembalian, isian)).status).toBe(401);
  expect(await bos.refused(pengajuan.hanguskanPengembalian, { ...isian, nominal: 3_000_001 })).toMatchObject({
    errors: [{ field: "nominal", message: "Paling banyak Rp 3.000.000" }],
  });
  expect((await bos.call(pengajuan.getDetailPengajuan, { idPengajuan })).data.aksi.hangus.boleh).toBe(true);
  expect((await bos.call(pengajuan.getDampakApprove, { idPengajuan })).data.hangus.boleh).toBe(true);
  const { data } = await bos.call(pengajuan.hanguskanPengembalian, isian);
  expect(await refunds(idSo)).toEqual([
    { idPengajuan, nominal: 3_000_000, status: "Ditolak" },
    { idPengajuan: data.idPengajuan, nominal: 1_800_000, status: "Menunggu" },
  ]);
  expect(await jurnalOf(idPengajuan)).toEqual([
    { bawaan: "piutang", debit: 1_200_000, kredit: 0, sub: idSo },
    { bawaan: "pendapatan-lain", debit: 0, kredit: 1_200_000, sub: null },
  ]);
  expect(await piutangOf(idSo)).toBe(-1_800_000);
  expect((await bos.refused(pengajuan.hanguskanPengembalian, isian)).message).toMatch(
    /^Pengajuan sudah diproses oleh /,
  );
  expect((await setujui(bos, data.idPengajuan ?? "")).status).toBe(200);
  expect(await piutangOf(idSo)).toBe(0);
});

test("kept as a whole nothing is paid back; two at once keep it once", async () => {
  const rina = await office.person("Management");
  for (let n = 0; n < 3; n++) {
    const { bos, idSo, idPengajuan } = await dibatalkan(2_000_000);
    const isian = { idPengajuan, nominal: 2_000_000, note: "Hangus" };
    const hasil = await Promise.all([
      bos.send(pengajuan.hanguskanPengembalian, isian),
      rina.send(pengajuan.hanguskanPengembalian, isian),
    ]);
    expect(hasil.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refunds(idSo)).toEqual([{ idPengajuan, nominal: 2_000_000, status: "Ditolak" }]);
    expect(await piutangOf(idSo)).toBe(0);
  }
});

test("any other request is no down payment", async () => {
  const bos = await office.person("Super Admin");
  const keluar = { tipe: "keluar", asal: await kasKecil(), nominal: 1_000 } as const;
  const idPengajuan = await submitPengajuan(bos, await kebutuhanBaru(bos), keluar);
  const alasan = "Hanya pengembalian dana order yang dibatalkan yang dapat hangus";
  expect((await bos.call(pengajuan.getDetailPengajuan, { idPengajuan })).data.aksi.hangus).toEqual({
    boleh: false,
    alasan,
  });
  const isian = { idPengajuan, nominal: 1_000, note: "x" };
  expect((await bos.refused(pengajuan.hanguskanPengembalian, isian)).message).toBe(alasan);
});

async function kasKecil(): Promise<number> {
  const [row] = await office.sql<
    { id: number }[]
  >`select id_rekening as id from rekening where nama_rekening = 'Kas Kecil'`;
  return row?.id ?? 0;
}
