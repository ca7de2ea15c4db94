import { expect, test } from "vitest";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { isiRekening, makeOrder, makeProduk } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { labaRugi } from "../laba-rugi/contract.ts";
import { matriks } from "../laba-rugi/matriks.ts";
import { neraca } from "../neraca/contract.ts";
import { biaya, pagi, sendOrder } from "./setahun.testing.ts";

/** The example of the guide (docs/PANDUAN.md, Dasar Neraca). */
const office = openOffice({ dasarNeraca: "Buku Besar" });

async function akrual(boss: Person, rekan: Person): Promise<void> {
  const semua = (await boss.call(akun.getBaganAkun, {})).data;
  const id = (nama: string) => semua.find((row) => row.nama === nama)?.idAkun ?? 0;
  const baris = [
    { idAkun: id("Gaji"), debit: 1_000_000, kredit: 0 },
    { idAkun: id("Hutang Lain"), debit: 0, kredit: 1_000_000 },
  ];
  const isian = { tanggal: "2026-01-31", keterangan: "Gaji Januari", baris, ulangan: "Balik otomatis" };
  const { data } = await boss.call(jurnalUmum.addJurnalUmum, { ...isian, dokumen: [await bukti()] } as never);
  await rekan.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum: data.idJurnalUmum, status: "Disetujui" });
}

test("a machine that is paid in two months, and wages that are paid later, are the example of the guide", async () => {
  await pagi(office, "2026-01-05");
  const boss = await office.person("Super Admin");
  const rekan = await office.person("Management");
  const kas = await isiRekening(office, boss, "Kas Kecil", 50_000_000);
  const { idKomponenLaba } = (await boss.call(komponenLaba.addKomponenLaba, { namaKomponenLaba: "Beban" })).data;
  const { idKebutuhan: gaji } = (await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "Gaji" })).data;
  await boss.call(komponenLaba.assignKomponenLaba, { idKebutuhan: gaji, idKomponenLaba });
  const idProduk = await makeProduk(office, boss, { kodeProduk: "OVN", stock: 1, hargaBeli: 4_000_000 });
  await pagi(office, "2026-01-28");
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 1, hargaProduk: 9_000_000 }] });
  await makeInvoice(office, boss, idSo, { dp: 3_000_000 });
  await pagi(office, "2026-01-31");
  await sendOrder(boss, idSo);
  await akrual(boss, rekan);
  await pagi(office, "2026-02-05");
  await biaya(boss, gaji, kas, 1_000_000, "Gaji Januari");
  await pagi(office, "2026-02-10");
  await makeInvoice(office, boss, idSo);
  await pagi(office, "2026-02-28");

  const rows = matriks((await boss.call(labaRugi.getLabaRugi, { tahun: 2026, bulan: 2 })).data);
  const nilai = (nama: string, at = 0) => rows.filter((row) => row.nama === nama)[at]?.nilai;
  expect(nilai("Penjualan")).toEqual([3_000_000, 6_000_000]);
  expect(nilai("HPP")).toEqual([-4_000_000, 0]);
  expect(nilai("Gaji")).toEqual([0, -1_000_000]);
  const penyesuaian = rows.filter(({ bukuBesar }) => bukuBesar).map((row) => [row.nama.slice(7), ...row.nilai]);
  expect(penyesuaian).toEqual([
    ["Penjualan", 9_000_000, 0],
    ["Penjualan", -3_000_000, -6_000_000],
    ["Gaji", -1_000_000, 1_000_000],
  ]);
  expect(nilai("Laba / Rugi")).toEqual([4_000_000, 0]);
  const [januari] = (await boss.call(neraca.getNeraca, { tglToday: "2026-02-28" })).data;
  expect(januari).toMatchObject({ piutangUsaha: 6_000_000, kewajibanLainnya: 1_000_000, selisih: 0 });
});
