import { expect, test } from "vitest";
import { hutang } from "#areas/pembelian/hutang/contract.ts";
import { tagihan } from "#areas/pembelian/tagihan/contract.ts";
import { bayarTagihanUji } from "#areas/pembelian/tagihan/server/tagihan.testing.ts";
import { piutang } from "#areas/penjualan/piutang/contract.ts";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { impor } from "../contract.ts";
import { berkasImpor } from "./impor.testing.ts";

const office = openOffice();
const csv = (name: string, ...rows: string[]) => [berkasImpor(name, rows.join("\n"))];

const saldoAkun = async (nama: string): Promise<number> => {
  const [row] = await office.sql<{ saldo: number }[]>`
    select coalesce(sum(b.debit - b.kredit), 0)::bigint as saldo from jurnal_baris b join akun a using (id_akun)
    where a.bawaan = ${nama}`;
  return row?.saldo ?? 0;
};

const pelangganDanFaktur = async (boss: Person) => {
  await boss.call(impor.imporPelanggan, {
    coba: false,
    berkas: csv("p.csv", "Nama,Perusahaan", "Rina,PT Rasa", "Rudi,"),
  });
  const faktur = [
    "No Faktur;Tanggal;Jatuh Tempo;Nama Pelanggan;Sisa Piutang",
    "F-001;01/09/2026;01/10/2026;PT Rasa;2.500.000,00",
    "F-002;10/11/2026;;Rudi;Rp 750.000",
  ];
  return (await boss.call(impor.imporPiutang, { coba: false, berkas: csv("faktur.csv", ...faktur) })).data.idImpor ?? 0;
};

test("invoices of the old program are owed until they are paid: in Piutang, on the statement, in the journal", async () => {
  const boss = await office.person("Super Admin");
  await pelangganDanFaktur(boss);
  const list = await boss.call(piutang.getPiutang, {});
  expect(list).toMatchObject({ total: 3_250_000, totalDocs: 2 });
  const rina = list.data.find(({ nama }) => nama === "Rina");
  expect(rina).toMatchObject({ sisa: 2_500_000, hariTerlama: 50, tempoTerlama: "2026-10-01" });
  const idPelanggan = rina?.idPelanggan ?? 0;
  const { order } = (await boss.call(piutang.getPernyataan, { idPelanggan })).data;
  expect(order).toMatchObject([{ idInvoice: "F-001", tanggal: "2026-09-01", tagihan: 2_500_000, sisa: 2_500_000 }]);
  expect([await saldoAkun("piutang"), await saldoAkun("saldo-awal")]).toEqual([3_250_000, -3_250_000]);
  const [buku] = await office.sql<
    { tanggal: string }[]
  >`select distinct tanggal from jurnal where peristiwa = 'piutang-awal'`;
  expect(buku?.tanggal).toBe("2026-11-19");

  const idPiutangAwal = order[0]?.idSo ?? "";
  const idRekening = await rekeningBernama(office, "BRI RJP");
  const terima = async (nominal: number) => ({ idPiutangAwal, idRekening, nominal, dokumen: [await picture()] });
  const lebih = await boss.refused(piutang.terimaPiutangAwal, await terima(2_500_001));
  expect(lebih.message).toBe("Faktur F-001 tersisa Rp 2.500.000, nominal tidak boleh Rp 2.500.001");
  const sales = await office.person("Sales", { menu: ["Piutang"] });
  expect((await sales.refused(piutang.terimaPiutangAwal, await terima(1))).status).toBe(401);
  const sebagian = await boss.call(piutang.terimaPiutangAwal, await terima(1_000_000));
  expect(sebagian.message).toBe("Pembayaran dicatat, faktur F-001 tersisa Rp 1.500.000");
  expect((await boss.call(piutang.terimaPiutangAwal, await terima(1_500_000))).message).toBe("Faktur F-001 lunas");
  expect(await boss.call(piutang.getPiutang, {})).toMatchObject({ total: 750_000, totalDocs: 1 });
  // On the day before, all of it was owed.
  expect(await boss.call(piutang.getPiutang, { tanggal: "2026-11-19" })).toMatchObject({ total: 3_250_000 });
  expect(await saldoAkun("saldo-awal")).toBe(-3_250_000);
});

test("an import of invoices goes back on the day it is taken back, and not once one is paid", async () => {
  const boss = await office.person("Super Admin");
  const faktur = ["No Faktur,Tanggal,Pelanggan,Sisa", 'G-1,01/11/2026,Rudi,"100,000.00"'];
  const kirim = async () =>
    (await boss.call(impor.imporPiutang, { coba: false, berkas: csv("g.csv", ...faktur) })).data;
  const before = await saldoAkun("piutang");
  await boss.call(impor.batalImpor, { idImpor: (await kirim()).idImpor ?? 0 });
  expect(await saldoAkun("piutang")).toBe(before);
  const { idImpor } = await kirim();
  const [awal] = await office.sql<{ id: string }[]>`
    select id_piutang_awal as id from piutang_awal where nomor = 'G-1' and dibatalkan is null`;
  const idRekening = await rekeningBernama(office, "BRI RJP");
  const dokumen = [await picture()];
  await boss.call(piutang.terimaPiutangAwal, { idPiutangAwal: awal?.id ?? "", idRekening, nominal: 1, dokumen });
  expect((await boss.refused(impor.batalImpor, { idImpor: idImpor ?? 0 })).message).toContain("sudah dipakai");
});

test("every wrong invoice is named: an unknown customer, one twice, one after the beginning", async () => {
  const boss = await office.person("Super Admin");
  const isi = [
    "No Faktur,Tanggal,Pelanggan,Sisa",
    "H-1,01/11/2026,Tak Dikenal,5",
    "H-2,20/11/2026,Rudi,5",
    "F-002,01/11/2026,Rudi,5",
    "H-3,x,Rudi,0",
  ];
  const { data } = await boss.call(impor.imporPiutang, { coba: true, berkas: csv("salah.csv", ...isi) });
  expect(data.salah.map(({ baris, kolom }) => `${baris} ${kolom}`).sort()).toEqual([
    "2 Pelanggan",
    "3 Tanggal",
    "4 No Faktur",
    "5 Sisa",
    "5 Tanggal",
  ]);
});

test("bills of the old program are owed, paid like others, and go back while nothing is paid", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(impor.imporPemasok, { coba: false, berkas: csv("s.csv", "Nama Pemasok,Termin", "Logam Jaya,14") });
  const isi = [
    "No Tagihan,Tanggal,Nama Pemasok,Sisa Hutang",
    "B-1,01/11/2026,logam jaya,400000",
    "B-2,02/11/2026,Logam Jaya,600000",
  ];
  const { idImpor } = (await boss.call(impor.imporHutang, { coba: false, berkas: csv("b.csv", ...isi) })).data;
  const { data } = await boss.call(tagihan.getTagihan, {});
  expect(data.map(({ nomor, jatuhTempo, sisa }) => [nomor, jatuhTempo, sisa])).toEqual([
    ["B-2", "2026-11-16", 600_000],
    ["B-1", "2026-11-15", 400_000],
  ]);
  expect((await boss.call(hutang.getHutang, {})).data).toMatchObject([{ nama: "Logam Jaya", sisa: 1_000_000 }]);
  expect(await saldoAkun("hutang-usaha")).toBe(-1_000_000);
  await boss.call(impor.batalImpor, { idImpor: idImpor ?? 0 });
  expect(await saldoAkun("hutang-usaha")).toBe(0);

  const lagi = (await boss.call(impor.imporHutang, { coba: false, berkas: csv("b.csv", ...isi) })).data;
  const idRekening = await isiRekening(office, boss, "BRI RJP", 5_000_000);
  const [satu] = (await boss.call(tagihan.getTagihan, { status: "Belum Lunas" })).data;
  await bayarTagihanUji(boss, satu?.idTagihan ?? "", idRekening, 600_000);
  expect(await saldoAkun("hutang-usaha")).toBe(-400_000);
  expect((await boss.refused(impor.batalImpor, { idImpor: lagi.idImpor ?? 0 })).message).toContain("B-2 sudah dibayar");
  const [sisa] = (await boss.call(tagihan.getTagihan, { status: "Belum Lunas" })).data;
  await boss.call(tagihan.batalTagihan, { idTagihan: sisa?.idTagihan ?? "", alasan: "Ternyata lunas" });
  expect(await saldoAkun("hutang-usaha")).toBe(0);
});

test("the books check misses the entry of an opening document", async () => {
  await office.sql`alter table piutang_awal disable trigger piutang_awal_dijaga`;
  await office.sql`update piutang_awal set total = total + 1 where nomor = 'F-002'`;
  const broken = (await office.periksa()).filter(({ lolos }) => !lolos).map(({ aturan }) => aturan);
  expect(broken).toContain("Setiap piutang awal mempunyai jurnalnya");
  await office.sql`update piutang_awal set total = total - 1 where nomor = 'F-002'`;
  await office.sql`alter table piutang_awal enable trigger piutang_awal_dijaga`;
});
