import { expect, test } from "vitest";
import { simpanan } from "#areas/keuangan/simpanan/contract.ts";
import { isiRekening, makeProduk } from "#books/fixtures.ts";
import { allFindings } from "#books/periksa/periksa.testing.ts";
import type { Id } from "#kernel/types.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { hutang } from "../../hutang/contract.ts";
import { belanjaUji, makePemasok } from "../../pemasok/server/pemasok.testing.ts";
import { detail } from "../../po/server/po.testing.ts";
import { tagihan } from "../contract.ts";
import { lihatTagihan, tagih, uangMukaUji } from "./tagihan.testing.ts";

const office = openOffice();
const pada = (hari: string) => office.travel(`${hari}T03:00:00.000Z`);

/** What is owed at the end of a day by the list, and by the journal. */
async function terhutang(idPemasok: Id<"pemasok">, tanggal: string) {
  const boss = await office.person("Super Admin");
  const { total } = await boss.call(hutang.getHutangPo, { idPemasok, tanggal });
  const [jurnal] = await office.sql<{ saldo: number }[]>`
    select coalesce(sum(kredit - debit), 0)::bigint as saldo from jurnal_baris join akun using (id_akun)
    where bawaan = 'hutang-usaha' and tanggal <= ${tanggal}::date`;
  return [total, jurnal?.saldo];
}

test("a bill is paid on the day on which the money moved: what is owed at a past day, kas and the journal follow it", async () => {
  await pada("2026-11-02");
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 90_000_000);
  const idPemasok = await makePemasok(boss, "CV Hari Uang");
  const idProduk = await makeProduk(office, boss, { hargaBeli: 1_000_000 });
  const idPo = await belanjaUji(boss, { idProduk, idPemasok, hargaPemasok: 1_000_000, qty: 4, datang: 4 });
  await pada("2026-11-05");
  const idTagihan = await tagih(boss, {
    idPemasok,
    tglTagihan: "2026-11-05",
    barang: [{ idPo, unit: 4, harga: 1_000_000 }],
  });
  await pada("2026-11-20");
  const bayar = async (nominal: number, tanggalUang: string) =>
    boss.send(tagihan.bayarTagihan, { idTagihan, idRekening, nominal, tanggalUang, dokumen: [await picture()] });
  const alasan = async (tanggalUang: string) => JSON.stringify((await bayar(1, tanggalUang)).body);
  expect(await alasan("2026-11-04")).toMatch(/Tanggal uang tidak boleh sebelum tagihan \S+ dibukukan \(05-11-2026\)/);
  expect(await alasan("2026-11-21")).toMatch(/Tanggal uang/);
  expect((await bayar(1_500_000, "2026-11-10")).status).toBe(200);
  expect(await terhutang(idPemasok, "2026-11-09")).toEqual([4_000_000, 4_000_000]);
  expect(await terhutang(idPemasok, "2026-11-10")).toEqual([2_500_000, 2_500_000]);
  const { data } = await boss.call(simpanan.getSimpananByRekening, {
    idRekening,
    tglAwal: "2026-11-10",
    tglAkhir: "2026-11-10",
  });
  expect(data.length).toBe(1);
  expect((await lihatTagihan(boss, idTagihan)).bayar.map((row) => row.tanggal)).toEqual(["2026-11-10"]);

  // Taken back today: from then on more is owed, and money that moved before cannot pay it.
  const [pertama] = (await lihatTagihan(boss, idTagihan)).bayar;
  await boss.call(tagihan.batalBayarTagihan, { idTagihan, idPengajuan: pertama?.idPengajuan ?? "", alasan: "Salah" });
  await pada("2026-11-25");
  expect(await alasan("2026-11-19")).toMatch(/sebelum pembayaran tagihan \S+ dibatalkan \(20-11-2026\)/);
  expect((await bayar(4_000_000, "2026-11-22")).status).toBe(200);
  expect((await detail(boss, idPo)).tglLunas).toBe("2026-11-22");
  for (const [hari, sisa] of [
    ["2026-11-15", 2_500_000],
    ["2026-11-21", 4_000_000],
    ["2026-11-22", 0],
  ] as const) {
    expect(await terhutang(idPemasok, hari), hari).toEqual([sisa, sisa]);
  }
  expect(await allFindings(office)).toEqual([]);
});

test("uang muka is paid on the day on which its money moved", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 1_000_000);
  const idPemasok = await makePemasok(boss, "CV Muka Hari");
  const idUangMuka = await uangMukaUji(boss, { idPemasok, idRekening, nominal: 70_000, tanggalUang: "2026-11-12" });
  const { data } = await boss.call(tagihan.getUangMuka, { idPemasok });
  expect(data).toMatchObject([{ idUangMuka, tanggal: "2026-11-12" }]);
  const [jurnal] = await office.sql`select tanggal from jurnal where dokumen = ${idUangMuka}`;
  expect(jurnal).toMatchObject({ tanggal: "2026-11-12" });
  const besok = {
    idPemasok,
    idRekening,
    nominal: 1,
    keterangan: "",
    tanggalUang: "2026-11-26",
    dokumen: [await picture()],
  };
  expect((await boss.send(tagihan.addUangMuka, besok)).status).toBe(400);
  expect(await allFindings(office)).toEqual([]);
});
