import { expect, test } from "vitest";
import * as z from "zod/mini";
import { listAsset } from "#areas/asset/list-asset/contract.ts";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { tempat } from "#areas/asset/server/asset.testing.ts";
import { akun } from "#areas/buku-besar/akun/contract.ts";
import { jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { laporanBuku } from "#areas/buku-besar/laporan-buku/contract.ts";
import { contract } from "#areas/contract.ts";
import { retur } from "#areas/penjualan/retur/contract.ts";
import { makeSerial } from "#areas/penjualan/seri/server/seri.testing.ts";
import { suratJalan } from "#areas/penjualan/surat-jalan/contract.ts";
import { baris, isianBaru } from "#areas/penjualan/surat-jalan/server/suratJalan.testing.ts";
import { isiRekening, makeOrder } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import type { Call } from "#kernel/call.ts";
import { type Alias, itemsIn } from "#platform/http/alias.ts";
import { openApiDocument } from "#platform/http/openapi/document.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { aliases, areaOf } from "./areas.ts";

const office = openOffice();

/** Makes a call under the name that programs elsewhere were promised. */
async function lewat(person: Person, route: string, input: Record<string, unknown> = {}) {
  const door = aliases.find((one) => one.route === route);
  if (!door) throw new Error(`No door ${route}`);
  const call: Call = { ...door.call, path: route.split(" ")[1] ?? "" };
  const { status, body } = await person.send(call, input);
  if (status === 200) asDocumented(door, input, body);
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  return { ...body, status } as Record<string, any>;
}
/** What programs are told in /openapi.json of a door's fields and answer. */
function asDocumented({ asks, answers }: Alias, input: Record<string, unknown>, body: object) {
  const { dokumen: _, ...fields } = input;
  if (asks instanceof z.ZodMiniObject)
    expect(Object.keys(asks.shape)).toEqual(expect.arrayContaining(Object.keys(fields)));
  const { status: _status, message: _message, ...rest } = body as Record<string, unknown>;
  if (answers) expect(answers.safeParse(rest).error).toBeUndefined();
}
const pesan = async (person: Person, route: string, input: Record<string, unknown>) => {
  const { status, message } = await lewat(person, route, input);
  return `${status} ${message}`;
};

test("no door stands at the path of another call", () => {
  const sendiri = new Map(
    Object.values(contract).flatMap((calls) => Object.values<Call>(calls).map((c) => [`${c.method} ${c.path}`, c])),
  );
  expect(aliases.filter(({ route, call }) => (sendiri.get(route) ?? call) !== call)).toEqual([]);
  expect(new Set(aliases.map(({ route }) => route)).size).toBe(aliases.length);
});

test("promised paths stand in /openapi.json with the names of their fields", () => {
  const { paths } = openApiDocument(aliases, areaOf) as { paths: Record<string, Record<string, object>> };
  for (const { route } of aliases) {
    const [method = "", path] = route.split(" ");
    expect(paths[`/api${path}`]?.[method.toLowerCase()], route).toBeDefined();
  }
  expect(paths["/api/bukuBesarWeb/getBukuBesar"]?.get).toMatchObject({
    parameters: ["kode", "tglAwal", "tglAkhir", "page", "limit", "cari"].map((name) => ({ name, in: "query" })),
  });
  expect(JSON.stringify(paths["/api/returWeb/addRetur"])).toMatch(/"idSuratJalan".*"nomorSeri"/);
  const ids = Object.values(paths).flatMap((calls) => Object.values(calls as Record<string, { operationId: string }>));
  expect(new Set(ids.map(({ operationId }) => operationId)).size).toBe(ids.length);
});

test("a list of misshapen items is left to the call, which refuses it", () => {
  const wide = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`n${n}`, n]));
  expect(itemsIn(JSON.stringify([{ qty: 1 }]))).toEqual([{ qty: 1 }]);
  for (const list of [[wide], [1], "bukan daftar", undefined]) expect(itemsIn(JSON.stringify(list))).toBeNull();
});

test("Buku Besar answers by codes: an entry is typed, decided and read back", async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const manajer = await office.person("Management", { nama: "Budi" });
  const sales = await office.person("Sales");
  expect((await lewat(sales, "GET /bukuBesarWeb/getAkun")).status).toBe(401);
  const { data: akun } = await lewat(boss, "GET /bukuBesarWeb/getAkun");
  // biome-ignore lint/suspicious/noExplicitAny: rows of an answer
  const kode = (nama: string): string => akun.find((row: any) => row.nama === nama)?.kode;
  const [lain, modal] = [kode("Aset Lain-lain"), kode("Modal")];
  const isian = {
    tanggal: "2026-11-18",
    keterangan: "Perlengkapan",
    baris: JSON.stringify([
      { kode: lain, debit: 750_000, kredit: 0 },
      { kode: modal, debit: 0, kredit: 750_000 },
    ]),
    dokumen: [await picture()],
  };
  const asing = {
    ...isian,
    baris: JSON.stringify([
      { kode: "9-9999", debit: 1 },
      { kode: modal, kredit: 1 },
    ]),
  };
  expect(await pesan(manajer, "POST /bukuBesarWeb/addJurnalUmum", asing)).toBe("400 Akun tidak dikenal");
  const { data } = await lewat(manajer, "POST /bukuBesarWeb/addJurnalUmum", isian);
  const putusan = { id: data.idJurnalUmum, status: "Disetujui" };
  expect(await pesan(manajer, "POST /bukuBesarWeb/putuskanJurnalUmum", putusan)).toBe(
    "409 Jurnal umum sendiri harus disetujui orang lain",
  );
  expect(await pesan(boss, "POST /bukuBesarWeb/putuskanJurnalUmum", putusan)).toBe(
    "200 Jurnal umum berhasil disetujui",
  );
  expect((await boss.call(jurnalUmum.getDetailJurnalUmum, { idJurnalUmum: data.idJurnalUmum })).data.nominal).toBe(
    750_000,
  );

  const saldo = await lewat(boss, "GET /bukuBesarWeb/getNeracaSaldo", { tanggal: "2026-11-20" });
  expect([saldo.totalDebit, saldo.totalKredit]).toEqual([750_000, 750_000]);
  expect(saldo.data).toContainEqual({ kode: lain, nama: "Aset Lain-lain", jenis: "Aset", debit: 750_000, kredit: 0 });
  expect(saldo.data).toContainEqual({ kode: modal, nama: "Modal", jenis: "Ekuitas", debit: 0, kredit: 750_000 });

  const rentang = { tglAwal: "2026-11-01", tglAkhir: "2026-11-20" };
  const buku = await lewat(boss, "GET /bukuBesarWeb/getBukuBesar", { kode: lain, ...rentang });
  expect(buku).toMatchObject({ saldoAwal: 0, saldoAkhir: 750_000, totalDocs: 1, pagingCounter: 1 });
  const dokumen = { jenis: "jurnal-umum", id: data.idJurnalUmum };
  expect(buku.data).toEqual([
    { tanggal: "2026-11-18", deskripsi: "Perlengkapan", debit: 750_000, kredit: 0, saldo: 750_000, dokumen },
  ]);
  expect(await pesan(boss, "GET /bukuBesarWeb/getBukuBesar", rentang)).toBe("400 Akun tidak boleh kosong");
  for (const asing of ["9-9999", "kas\u0000", "1"]) {
    expect(await pesan(boss, "GET /bukuBesarWeb/getBukuBesar", { kode: asing })).toBe("400 Akun tidak dikenal");
  }
  const neraca = await lewat(boss, "GET /bukuBesarWeb/getNeraca", { tanggal: "2026-11-20" });
  expect(neraca).toMatchObject({ totalAset: 750_000, totalKewajiban: 0, totalEkuitas: 750_000, selisih: 0 });
  expect((await lewat(boss, "GET /bukuBesarWeb/getLabaRugiAkrual", rentang)).data.judul).toBe("Laba Rugi");
  const selisih = await lewat(boss, "GET /neraca/getSelisih", { tanggal: "2026-11-20" });
  // biome-ignore lint/suspicious/noExplicitAny: rows of an answer
  expect(selisih.data.reduce((sum: number, row: any) => sum + row.nominal, 0)).toBe(selisih.selisih);
  expect(selisih.data[0]).toEqual({
    nama: expect.any(String),
    nominal: -750_000,
    dokumen: [{ jenis: "akun", id: lain }],
  });
});

test("a need counts as the account to which it is mapped, and advances stand in the book of Piutang", async () => {
  const boss = await office.person("Super Admin");
  await isiRekening(office, boss, "Kas Kecil", 7_000_000);
  const { data: bagan } = await boss.call(akun.getBaganAkun, {});
  const bernama = (nama: string) => bagan.find((row) => row.nama === nama && row.kebutuhan === null);
  const modal = bagan.find(({ nama, kebutuhan }) => nama === "Modal" && kebutuhan !== null);
  const induk = bernama("Modal")?.idAkun ?? 0;
  await boss.call(akun.assignAkun, { idAkun: modal?.idAkun ?? 0, induk, versi: modal?.versi });
  // biome-ignore lint/suspicious/noExplicitAny: rows of an answer
  const satu = (data: any) => data.find(({ kode }: { kode: string }) => kode === modal?.kode);
  expect(satu((await lewat(boss, "GET /bukuBesarWeb/getAkun")).data)).toMatchObject({
    ...{ jenis: "Ekuitas", saldo: 7_000_000 },
  });
  const tanggal = { tanggal: "2026-11-20" };
  const saldo = await lewat(boss, "GET /bukuBesarWeb/getNeracaSaldo", tanggal);
  expect(satu(saldo.data)).toMatchObject({ jenis: "Ekuitas", debit: 0, kredit: 7_000_000 });
  expect((await boss.call(laporanBuku.getNeracaSaldo, tanggal)).data.catatan).toContainEqual(
    expect.stringContaining("dipetakan ke akun lain"),
  );

  await makeInvoice(office, boss, await makeOrder(office, boss, { baris: [{ hargaProduk: 3_000_000 }] }));
  const { kredit } = (await lewat(boss, "GET /bukuBesarWeb/getNeracaSaldo", tanggal)).data.find(
    ({ nama }: { nama: string }) => nama === "Uang Muka Pelanggan",
  );
  const kode = bernama("Uang Muka Pelanggan")?.kode;
  const buku = await lewat(boss, "GET /bukuBesarWeb/getBukuBesar", { kode });
  expect([kredit, buku.akun.piutang.uangMuka]).toEqual([3_000_000, 3_000_000]);
});

test("an asset is given up by lepasAsset and putuskanLepas", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  const isian = { namaBarang: "Meja", ...(await tempat(boss)), harga: 12_000_000, tglAssetMasuk: "2026-10-01" };
  await boss.call(listAsset.addAsset, isian);
  const { data: asset } = await boss.call(listAsset.getAsset, {});
  const lepas = { idAsset: asset[0]?.idAsset, alasan: "rusak", harga: "", idRekening: "", keterangan: "Patah" };
  const bukti = { dokumen: [await picture()] };
  const { data } = await lewat(manajer, "POST /assetWeb/lepasAsset", { ...lepas, ...bukti });
  const putusan = { id: data.idPelepasanAsset, status: "Ditolak" };
  expect(await pesan(boss, "POST /assetWeb/putuskanLepas", putusan)).toBe("400 Note tidak boleh kosong.");
  const ditolak = { ...putusan, keterangan: "Masih bisa diperbaiki" };
  expect(await pesan(boss, "POST /assetWeb/putuskanLepas", ditolak)).toBe("200 Pelepasan asset berhasil ditolak");
  const { data: hasil } = await boss.call(pelepasanAsset.getDetailPelepasanAsset, { idPengajuan: putusan.id });
  expect(hasil).toMatchObject({ statusPengajuan: "Ditolak", note: "Masih bisa diperbaiki" });
});

test("a month is closed and opened again by its name", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  expect((await lewat(boss, "POST /tutupBukuWeb/tutup", { bulan: "2026-10" })).status).toBe(200);
  expect((await lewat(boss, "GET /tutupBukuWeb/getBulan", { tahun: "2026" })).data[0]).toMatchObject({
    bulan: "2026-11",
    keadaan: "Berjalan",
  });
  expect((await lewat(boss, "GET /tutupBukuWeb/getBulan", { tahun: "2024" })).data).toEqual([]);
  expect(await pesan(manajer, "POST /tutupBukuWeb/buka", { bulan: "2026-10" })).toBe("400 Permintaan tidak dikenal");
  const minta = { bulan: "2026-10", alasan: "Nota terlupa" };
  expect((await lewat(boss, "POST /tutupBukuWeb/mintaBuka", minta)).status).toBe(200);
  expect((await lewat(boss, "POST /tutupBukuWeb/buka", { bulan: "2026-10" })).status).toBe(409);
  expect(await pesan(manajer, "POST /tutupBukuWeb/buka", { bulan: "2026-10" })).toBe(
    "200 Buku dibuka kembali mulai Oktober 2026",
  );
});

test("units go out with their numbers within the goods, and come back with their condition as a word", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeSerial(office, boss, "OVN-3", 3);
  const idSo = await makeOrder(office, boss, { baris: [{ idProduk, qty: 3, hargaProduk: 10_000_000 }] });
  const idInvoice = await makeInvoice(office, boss, idSo);
  const idOrderan = (await baris(boss, idSo)).orders[0]?.idOrderan ?? 0;
  const barang = JSON.stringify([{ idOrderan, qty: 3, nomorSeri: ["SN-001", "SN-002", "SN-003"] }]);
  const isian = { ...(await isianBaru({ idSo, idInvoice }, { statusSo: "Kirim" })), barang };
  const { idSuratJalan } = (await lewat(boss, "POST /suratJalanWeb/addSuratJalan", isian)).data;
  expect((await lewat(boss, "GET /seriWeb/cari", { nomor: "sn-002" })).data).toMatchObject({
    nomor: "SN-002",
    kodeProduk: "OVN-3",
  });

  const kembali = {
    idSuratJalan,
    alasan: "Motor tidak berputar",
    lanjut: "ganti",
    barang: JSON.stringify([
      { idOrderan, qty: 1, kondisi: "baik", nomorSeri: ["SN-001"] },
      { idOrderan, qty: 1, kondisi: "rusak", nomorSeri: ["SN-003"] },
    ]),
    dokumen: [await picture()],
  };
  const lain = { ...kembali, barang: JSON.stringify([{ idOrderan, qty: 1, kondisi: "hilang" }]) };
  expect((await lewat(boss, "POST /returWeb/addRetur", lain)).status).toBe(400);
  expect(await pesan(boss, "POST /returWeb/addRetur", { ...kembali, lanjut: "buang" })).toMatch(
    /^400 Tindak lanjut diminta harus salah satu dari/,
  );
  const { data } = await lewat(boss, "POST /returWeb/addRetur", kembali);
  const { data: hasil } = await boss.call(retur.getDetailRetur, { idRetur: data.idRetur });
  expect(hasil.barang).toMatchObject([{ qtyBaik: 1, qtyRusak: 1, seri: ["SN-001", "SN-003"] }]);
  // What is asked for decides nothing.
  expect(hasil).toMatchObject({ lanjut: "ganti", keputusan: null, aksi: { putuskan: { boleh: true } } });
  // The names of the screens work at the same path.
  const [note] = (await boss.call(suratJalan.getInvoiceForSj, { cari: idSo })).data;
  expect(note?.suratJalan[0]?.seri.map(({ nomor }) => nomor).toSorted()).toEqual(["SN-001", "SN-002", "SN-003"]);
});
