import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { pagi, setahun } from "#areas/laporan/server/setahun.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { akun } from "../../akun/contract.ts";
import { type BarisBuku, buku } from "../contract.ts";
import { jenisDokumen, namaPeristiwa } from "../peristiwa.ts";

const office = openOffice();
const TAHUN = { dari: "2026-01-01", sampai: "2026-12-31" };

async function idAkun(person: Person, nama: string): Promise<number> {
  const { data } = await person.call(akun.getBaganAkun, {});
  return data.find((row) => row.nama === nama)?.idAkun ?? 0;
}

async function seluruhnya(person: Person, idAkun: number, masa: object, limit: number) {
  const baris: BarisBuku[] = [];
  for (let page = 1; ; page += 1) {
    const jawab = await person.call(buku.getBukuBesar, { akun: idAkun, ...masa, page, limit });
    baris.push(...jawab.data);
    if (page >= jawab.totalPages) return { baris, jawab };
  }
}

test("each book runs from its opening to its closing balance, page by page, and every line opens its entry", async () => {
  const boss = await office.person("Super Admin");
  await setahun(office, boss);
  const akuntan = await office.person("Management");
  const { data: bagan } = await akuntan.call(akun.getBaganAkun, {});
  let jumlah = 0;
  for (const { idAkun: id } of bagan) {
    for (const masa of [TAHUN, { dari: "2026-02-01", sampai: "2026-05-31" }, {}]) {
      const { baris, jawab } = await seluruhnya(akuntan, id, masa, 3);
      const arah = ["Aset", "Beban"].includes(jawab.akun.jenis) ? 1 : -1;
      expect(baris).toHaveLength(jawab.totalDocs);
      let saldo: number = jawab.saldoAkhir;
      for (const satu of baris) {
        expect(satu.saldo).toBe(saldo);
        saldo -= arah * (satu.debit - satu.kredit);
      }
      expect(saldo).toBe(jawab.saldoAwal);
      expect(jawab.saldoAwal + arah * (jawab.debit - jawab.kredit)).toBe(jawab.saldoAkhir);
      jumlah += baris.length;
    }
  }
  expect(jumlah).toBeGreaterThan(100);
  const { baris } = await seluruhnya(akuntan, await idAkun(boss, "Persediaan"), TAHUN, 100);
  for (const { idJurnal, peristiwa, dokumen } of baris) {
    const { data } = await akuntan.call(buku.getJurnal, { idJurnal });
    const sisi = (nama: "debit" | "kredit") => data.baris.reduce((sum, satu) => sum + satu[nama], 0);
    expect(sisi("debit")).toBe(sisi("kredit"));
    expect(namaPeristiwa(peristiwa)).not.toBe(peristiwa);
    expect(jenisDokumen(peristiwa, dokumen)).not.toBeNull();
  }
  const sales = await office.person("Sales", { menu: ["Neraca"] });
  expect((await sales.send(buku.getBukuBesar, { akun: 1 })).status).toBe(401);
});

test("what machines had cost, and what was paid for purchases, is in no line that somebody else opens", async () => {
  const boss = await office.person("Super Admin");
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  const kasir = await office.person("Kasir", { menu: ["Buku Besar", "Pengajuan"] });
  for (const nama of ["Persediaan", "HPP", "Hutang Usaha", "Penyesuaian Persediaan"]) {
    const id = await idAkun(boss, nama);
    const { message } = await akuntan.refused(buku.getBukuBesar, { akun: id, ...TAHUN });
    expect(message).toMatch(/^Hanya Super Admin dan Management/);
    expect((await kasir.refused(buku.getBukuBesar, { akun: id, ...TAHUN })).message).toBe(message);
    expect((await akuntan.send(buku.exportBukuBesar, { akun: id, ...TAHUN })).status).toBe(409);
  }
  const bank = { akun: await idAkun(boss, "BCA RJP"), ...TAHUN };
  expect((await akuntan.refused(buku.getBukuBesar, bank)).message).toMatch(/^Hanya yang memiliki menu Pengajuan/);
  expect((await kasir.call(buku.getBukuBesar, bank)).data.length).toBeGreaterThan(0);
  const penjualan = await akuntan.call(buku.getBukuBesar, { akun: await idAkun(boss, "Penjualan"), ...TAHUN });
  // The entry of a delivery says what the goods had cost, too.
  const idJurnal = penjualan.data[0]?.idJurnal ?? 0;
  expect((await akuntan.refused(buku.getJurnal, { idJurnal })).message).toMatch(/harga beli/);
  expect((await boss.call(buku.getJurnal, { idJurnal })).data.baris.length).toBeGreaterThan(2);
});

test("the document of a line is found by its code, whichever book it stands in", async () => {
  const boss = await office.person("Super Admin");
  const cari = async (nama: string, kata: string) => {
    const id = await idAkun(boss, nama);
    return (await boss.call(buku.getBukuBesar, { akun: id, ...TAHUN, cari: kata, limit: 50 })).data;
  };
  const kirim = (await cari("Piutang Pelanggan", "so-2601-00001")).find(({ peristiwa }) => peristiwa === "kirim");
  expect(kirim).toMatchObject({ kunci: "SO-2601-00001", debit: 18_000_000, saldo: null });
  expect(kirim?.lawan).toContain("Penjualan");
  const hpp = await cari("HPP", kirim?.dokumen ?? "");
  expect(hpp.map(({ peristiwa, debit, kredit }) => [peristiwa, debit, kredit])).toEqual([
    ["kirim", 8_000_000, 0],
    ["batal-kirim", 0, 8_000_000],
    ["kirim", 8_000_000, 0],
  ]);
  const [awal] = await cari("Saldo Awal", "ovn");
  expect(awal).toMatchObject({ dokumen: "OVN", kunci: "OVN", peristiwa: "stok-awal", kredit: 24_000_000 });
  expect(await cari("Persediaan", "tidak ada")).toEqual([]);
  expect((await boss.refused(buku.getBukuBesar, { akun: 9_999 })).message).toBe("Akun tidak ditemukan");
});

test("what the needs of an account hold stands in its book, and what both sides of the customers come to is said", async () => {
  const boss = await office.person("Super Admin");
  const { data: bagan } = await boss.call(akun.getBaganAkun, {});
  const anak = bagan.filter(({ belumDipetakan }) => belumDipetakan);
  const { baris, jawab } = await seluruhnya(boss, await idAkun(boss, "Belum Dipetakan"), {}, 100);
  expect(jawab.saldoAkhir).toBe(anak.reduce((sum, { saldo }) => sum + saldo, 0));
  expect(new Set(baris.map(({ lewat }) => lewat))).toEqual(
    new Set(anak.filter((row) => row.saldo !== 0).map(({ nama }) => nama)),
  );
  const saldo = (nama: string) => bagan.find((row) => row.nama === nama)?.saldo ?? 0;
  const piutang = await boss.call(buku.getBukuBesar, { akun: await idAkun(boss, "Piutang Pelanggan") });
  expect(piutang.akun.piutang).toMatchObject({
    piutang: saldo("Piutang Pelanggan"),
    uangMuka: saldo("Uang Muka Pelanggan"),
  });
  expect(piutang.saldoAkhir).toBe(saldo("Piutang Pelanggan") - saldo("Uang Muka Pelanggan"));
});

test("the file holds the whole time between both balances, as numbers", async () => {
  const boss = await office.person("Super Admin");
  await pagi(office, "2026-06-16");
  const id = await idAkun(boss, "BCA RJP");
  const masa = { dari: "2026-02-01", sampai: "2026-06-15" };
  const { baris, jawab } = await seluruhnya(boss, id, masa, 100);
  const { raw, headers } = await boss.send(buku.exportBukuBesar, { akun: id, ...masa });
  expect(decodeURIComponent(String(headers["content-disposition"]))).toContain(
    "BCA RJP-01-02-2026 sampai 15-06-2026.xlsx",
  );
  const rows = (await readXlsx(raw)).sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(baris.length + 4);
  expect(rows[1]?.[7]).toBe(jawab.saldoAwal);
  expect(rows.slice(2, -2).map((row) => row[7])).toEqual(baris.map(({ saldo }) => saldo).reverse());
  expect(rows.at(-2)?.[7]).toBe(jawab.saldoAkhir);
  expect(rows.at(-1)?.slice(5, 7)).toEqual([jawab.debit, jawab.kredit]);
});
