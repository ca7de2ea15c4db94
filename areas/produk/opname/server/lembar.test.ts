import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { persetujuan } from "#areas/sistem/persetujuan/contract.ts";
import { kotakOf } from "#areas/sistem/persetujuan/server/persetujuan.testing.ts";
import { makeProduk } from "#books/fixtures.ts";
import { readPdfText } from "#platform/documents/pdf/readText.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { opname } from "../contract.ts";
import { count, detailOf, sendForDecision, startOpname, stockOf } from "./opname.testing.ts";

const office = openOffice();
const berkas = (teks: string, nama = "hitung.csv") => new File([teks], nama, { type: "text/csv" });

async function sheetOf(person: Person, call: typeof opname.exportOpname, idOpname: string) {
  const { raw } = await person.send(call, { idOpname });
  return (await readXlsx(new Uint8Array(raw))).sheets[0]?.rows ?? [];
}

test("a sheet is downloaded without the book, filled in anywhere and uploaded; a wrong cell refuses all of it", async () => {
  const gudang = await office.person("Gudang", { nama: "Joko", menu: ["Produk"] });
  const boss = await office.person("Super Admin");
  const satu = await makeProduk(office, boss, { kodeProduk: "LBR-1", namaProduk: "Alat Satu", stock: 5 });
  const dua = await makeProduk(office, boss, { kodeProduk: "LBR-2", namaProduk: "Alat Dua", stock: 7 });
  const tiga = await makeProduk(office, boss, { kodeProduk: "LBR-3", namaProduk: "Alat Tiga", stock: 0 });
  const idOpname = await startOpname(gudang, satu, dua, tiga);
  const [kepala, ...isi] = await sheetOf(gudang, opname.formatHitungOpname, idOpname);
  expect(kepala).toEqual(["Kode Mesin", "Nama Mesin", "Tipe", "Kapasitas", "Hasil Hitung"]);
  expect(isi.map(([kode, , , , hasil]) => [kode, hasil ?? null])).toEqual([
    ["LBR-2", null],
    ["LBR-1", null],
    ["LBR-3", null],
  ]);
  const unggah = (...files: File[]) => ({ idOpname, excelFile: files });
  const salah = "Kode Mesin;Hasil Hitung\nLBR-1;lima\nLBR-9;3\nLBR-2;6\nlbr-2;7\n";
  const { errors } = await gudang.refused(opname.importExcelOpname, unggah(berkas(salah)));
  expect(errors?.map(({ baris, kolom }) => [baris, kolom])).toEqual([
    [2, "Hasil Hitung"],
    [3, "Kode Mesin"],
    [5, "Kode Mesin"],
  ]);
  expect((await gudang.refused(opname.importExcelOpname, unggah(berkas("a,b\n1,2\n")))).message).toBe(
    "hitung.csv: tidak ada kolom Kode Mesin dan Hasil Hitung, pakai Lembar Hitung",
  );
  expect((await gudang.refused(opname.importExcelOpname, unggah(berkas("Kode,Jumlah\nLBR-1,\n")))).message).toBe(
    "Tidak ada yang diisi di kolom Hasil Hitung",
  );
  expect((await detailOf(gudang, idOpname)).jumlahDihitung).toBe(0);
  const benar = await gudang.call(
    opname.importExcelOpname,
    unggah(berkas("Kode Mesin,Hasil Hitung\nlbr-1,4\nLBR-2,7\nLBR-3,\n")),
  );
  expect(benar).toMatchObject({ message: "2 produk dihitung", data: { berlaku: 2, tertinggal: 0 } });
  const [, ...hasil] = await sheetOf(boss, opname.exportOpname, idOpname);
  expect(hasil[0]?.slice(0, 5)).toEqual(["LBR-1", "Alat Satu", 5, 4, -1]);
  expect((await sheetOf(gudang, opname.exportOpname, idOpname))[0]).not.toContain("Nilai Selisih");
  expect((await sheetOf(boss, opname.exportOpname, idOpname))[0]).toContain("Nilai Selisih");

  const { data: pdf } = await gudang.call(opname.cetakDaftarHitung, { idOpname });
  const teks = readPdfText(Buffer.from(pdf.base64, "base64")).join(" ");
  expect(teks).toContain("DAFTAR HITUNG");
  expect(teks).toContain("Alat Tiga");
});

test("it stands in the Kotak of those who had no hand in it, is decided there, and can be sent back from there", async () => {
  const gudang = await office.person("Gudang", { nama: "Joko", menu: ["Produk"] });
  const penghitung = await office.person("Management");
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss, { stock: 5, hargaBeli: 1_000_000 });
  const idOpname = await startOpname(gudang, idProduk);
  await count(penghitung, idOpname, { [idProduk]: 3 });
  expect((await kotakOf(boss)).map(({ id }) => id)).not.toContain(idOpname);
  await sendForDecision(gudang, idOpname);
  expect((await kotakOf(penghitung)).map(({ id }) => id)).not.toContain(idOpname);
  const row = (await kotakOf(boss)).find(({ id }) => id === idOpname);
  expect(row).toMatchObject({
    jenis: "opname",
    sebutan: "Stock Opname",
    judul: "Produk pilihan",
    keterangan: "1 dari 1 produk dihitung",
    nominal: -2_000_000,
    oleh: "Joko",
    aksi: { setuju: { boleh: true }, revisi: { boleh: true } },
  });
  const putuskan = async (status: "Revisi" | "Disetujui", keterangan: string) => {
    const { versi } = await detailOf(boss, idOpname);
    const putusan = [{ jenis: "opname" as const, id: idOpname, status, keterangan, versi }];
    return (await boss.call(persetujuan.putuskan, { putusan })).data[0];
  };
  expect(await putuskan("Revisi", "Cek rak atas")).toMatchObject({ status: 200 });
  expect(await detailOf(gudang, idOpname)).toMatchObject({ status: "Dihitung", note: "Cek rak atas" });
  await office.travel(new Date(office.now().getTime() + 60_000).toISOString());
  await count(penghitung, idOpname, { [idProduk]: 4 });
  await sendForDecision(gudang, idOpname);
  expect(await putuskan("Disetujui", "")).toMatchObject({ status: 200, message: `${idOpname} berhasil disetujui` });
  expect(await stockOf(office, idProduk)).toBe(4);
});
