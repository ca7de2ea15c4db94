import { expect, test } from "vitest";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { isiRekening } from "#books/fixtures.ts";
import { penyusup } from "#books/periksa/periksa.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { tempat } from "../../server/asset.testing.ts";
import { listAsset } from "../contract.ts";

const office = openOffice();
const diam = penyusup(office);

/** The reports that assets are part of, until August. */
async function sampaiAgustus(boss: Person): Promise<string[]> {
  const answers = await Promise.all([
    boss.send(labaRugi.getLabaRugi, { tahun: 2026, bulan: 8 }),
    boss.send(neraca.getNeraca, { tglToday: "2026-08-31" }),
    boss.send(laporanBuku.getNeracaBukuBesar, { tanggal: "2026-08-31" }),
    boss.send(laporanBuku.getNeracaSaldo, { tanggal: "2026-08-31" }),
    boss.send(laporanBuku.getLabaRugiAkrual, { dari: "2026-01-01", sampai: "2026-08-31" }),
  ]);
  return answers.map(({ raw }) => raw.toString());
}

test("an asset bought in a month that is closed counts from the first open month on, with what it had lost by then", async () => {
  const boss = await office.person("Super Admin");
  await isiRekening(office, boss, "Kas Kecil", 5_000_000);
  const dimana = await tempat(boss, { nama: "Kendaraan", pembagi: 12 });
  await boss.call(listAsset.addAsset, {
    ...dimana,
    namaBarang: "Motor",
    harga: 6_000_000,
    tglAssetMasuk: "2026-02-10",
  });
  await diam("update tutup_buku set sampai = '2026-08-31'");
  const sebelum = await sampaiAgustus(boss);

  const mobil = { ...dimana, namaBarang: "Mobil", harga: 12_000_000, tglAssetMasuk: "2026-03-15" };
  const { kodeAsset, idAsset } = (await boss.call(listAsset.addAsset, mobil)).data;
  await boss.call(listAsset.addAsset, { ...mobil, namaBarang: "Gerobak", harga: 1_000, tglAssetMasuk: "2024-01-01" });
  const { data: detail } = await boss.call(listAsset.getDetailAsset, { kodeAsset });
  expect([detail.tglAssetMasuk, detail.tglBuku]).toEqual(["2026-03-15", "2026-09-01"]);
  expect(await sampaiAgustus(boss)).toEqual(sebelum);

  // Five of its months were full by the end of August; the sixth is a cost of September.
  const jurnal = await office.sql<{ tanggal: string; nama: string; nominal: number }[]>`
    select b.tanggal, coalesce(g.bawaan, g.golongan) as nama, b.debit - b.kredit as nominal
    from jurnal_baris b join jurnal j using (id_jurnal) join bagan_akun g using (id_akun)
    where j.dokumen = ${kodeAsset} order by b.urutan`;
  expect(jurnal).toEqual([
    { tanggal: "2026-09-01", nama: "Aset Tetap", nominal: 12_000_000 },
    { tanggal: "2026-09-01", nama: "saldo-awal", nominal: -7_000_000 },
    { tanggal: "2026-09-01", nama: "Akumulasi Penyusutan", nominal: -5_000_000 },
  ]);
  const { data: laba } = await boss.call(labaRugi.getLabaRugi, { tahun: 2026, bulan: 11 });
  const susut = laba.map(({ komponen }) => komponen.find(({ asal }) => asal === "Penyusutan Asset")?.nominal);
  expect(susut).toEqual([0, 0, ...Array(6).fill(-500_000), -1_500_000, -1_500_000, -1_500_000]);
  const { data: kolom } = await boss.call(neraca.getNeraca, { tglToday: "2026-10-31" });
  expect(kolom.slice(7).map(({ asset }) => asset[0]?.totalNilaiPenyusutan)).toEqual([3_000_000, 8_500_000, 7_000_000]);
  const rincian = {
    tahun: 2026,
    bulan: 8,
    asal: "Penyusutan Asset",
    id: dimana.idKategori,
    page: 1,
    limit: 10,
  } as const;
  expect((await boss.call(labaRugi.getDetailLabaRugi, rincian)).total).toBe(-500_000);
  expect((await boss.call(labaRugi.getDetailLabaRugi, { ...rincian, bulan: 9 })).total).toBe(-1_500_000);

  // What it goes for today is its value of today, and no day of it is moved afterwards.
  await boss.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "tidak", keterangan: "Rusak" });
  expect(await sampaiAgustus(boss)).toEqual(sebelum);
  await expect(office.sql`update asset set tgl_buku = '2026-10-01' where id_asset = ${idAsset}`).rejects.toThrow(
    /tidak berubah/,
  );
  await diam("update tutup_buku set sampai = null");
});
