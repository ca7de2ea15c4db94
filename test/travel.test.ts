import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { type App, createApp } from "#server/app.ts";
import { isiBuku } from "../bench/bukuBesar.ts";
import { isiCepat } from "../bench/cepat.ts";
import { TAMBAHAN } from "../bench/tambahan.ts";
import { root } from "./source.ts";
import { testDatabase } from "./support/database.ts";
import type { TestDatabase } from "./support/server.ts";

/**
 * What travels to the browser: every question that a screen asks is asked of a company with thousands of documents, lists by
 * their longest pages, as the web asks (large answers come compressed).
 */
const MOST_KB = 100;
const MOST_BYTES_OF_CALL = 200;
/** 100 orders, each with its lines, invoices and notes: what a browser parses. */
const MOST_UNCOMPRESSED_KB = 300;
/** These lists have a full page here: an empty one would say nothing. */
const FULL =
  "order.getOrder pelanggan.getPelanggan po.getPo pemasok.getPemasok karyawan.getUser listAsset.getAsset".split(" ");
const ORDERS = 3000;
const ORANG = 1500;

/** Employees, customers of whom the first has a fifth of the orders, and suppliers of whom the first has a fifth of the purchases. */
const PEOPLE = `
  update perusahaan set nama = 'PT Banyak';
  insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
    select (2000 + n)::text, 'Karyawan ' || n, 3, '-', false from generate_series(1, ${ORANG}) n;
  insert into pelanggan (id_pelanggan, nama, telepon, dibuat, id_utama) overriding system value
    select n, 'Pelanggan ' || n, '0812' || n, now(), n from generate_series(1, ${ORANG}) n;
  insert into so_pelanggan (id_so, id_pelanggan)
    select id_so, case when urut % 5 = 0 then 1 else 1 + urut % ${ORANG} end from so;
  insert into pemasok (id_pemasok, nama, dibuat, id_user, pokok) overriding system value
    select n, 'Pemasok ' || n, now(), 1, n from generate_series(1, ${ORANG}) n;
  update po set id_pemasok = p.id_pemasok, nama_pemasok = p.nama
    from pemasok p where p.id_pemasok = case when urut % 5 = 0 then 1 else 1 + urut % ${ORANG} end and urut % 7 > 0;
  -- Triggers, which count the lists, are off meanwhile.
  delete from hitungan;
  insert into hitungan (daftar, ember, jumlah) select daftar, ember, count(*) from isi_daftar group by 1, 2`;

let database: TestDatabase;
let app: App;
let token = "";
const folder = mkdtempSync(join(tmpdir(), "kantor-travel-"));

beforeAll(async () => {
  database = await testDatabase();
  const { adminUrl } = inject("databaseServer");
  const langkah = [...isiBuku(ORDERS, 6, TAMBAHAN(ORDERS, { po: ORANG, asset: ORANG })), ["people", PEOPLE] as const];
  await isiCepat({ adminUrl, url: database.url }, { besar: [], langkah }, () => {});
  const config = readConfig({ NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" });
  app = await createApp({ config, databaseUrl: database.url });
  await app.http.ready();
  token = await openSession(database.sql, 1 as Id<"karyawan">, new Date());
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** What fields of this name are given; others are left out. */
const GIVEN: Readonly<Record<string, string>> = {
  page: "1",
  limit: "100",
  idSo: "SO-77",
  idInvoice: "INV-77",
  idSj: "SJ-77",
  idProduk: "3",
  kodeProduk: "MSN-3",
  idPo: "PO-77",
  idAsset: "7",
  kodeAsset: "A7",
  idRekening: "3",
  idUser: "1",
  idPelanggan: "1",
  idPemasok: "1",
  idKebutuhan: "7",
  tglToday: "2026-11-20",
  bulan: "6",
  tahun: "2026",
  dari: "2026-01-01",
  sampai: "2026-11-20",
  akun: "1",
};
/** What a call asks for beside that, or otherwise. */
const OWN: Readonly<Record<string, Record<string, string>>> = {
  ...Object.fromEntries(
    ["invoice.getGrafikInvoice", "suratJalan.getGrafikSj", "pesanLangsung.getGrafikPl", "retur.getGrafikRetur"].map(
      (name) => [name, { ukuran: "dokumen", menurut: "customer", kedua: "bulan" }],
    ),
  ),
  "penawaran.getGrafikPenawaran": { ukuran: "total", menurut: "customer", kedua: "bulan" },
  "po.getGrafikPo": { statusPo: "Selesai", ukuran: "qty", menurut: "produk", kedua: "bulan" },
  "pengajuan.getGrafikPengajuan": { ukuran: "nominal", menurut: "kebutuhan", kedua: "bulan" },
  "kolomSendiri.getIsianKolom": { untuk: "pelanggan" },
  "order.getGrafikOrder": { ukuran: "totalPembelian", menurut: "customer", kedua: "bulan" },
  "penawaran.getKonversiPenawaran": { awal: "2026-01", akhir: "2026-12" },
  "kerusakan.getKerusakan": { awal: "2026-01", akhir: "2026-12" },
  "labaOrder.getLabaOrder": { awal: "2026-01", akhir: "2026-12" },
  "rekeningKoran.getRekeningKoran": { status: "sisa" },
  "rekeningKoran.getCalonKoran": { idKoran: "1" },
  "fakturPajak.getFaktur": { bulan: "2026-11" },
  "buktiPotong.getPotongPemasok": { bulan: "2026-11" },
  "pphFinal.getPphFinal": { bulan: "2026-11" },
  "masukan.getMasukan": { bulan: "2026-11" },
  "masukan.getCalonTagihan": { idFakturMasukan: "1" },
  "pajak.cariKodePajak": { jenis: "barang" },
  "po.getPo": { statusPo: "Selesai" },
  "dashboard.getDetailPl": { bagian: "terlambat" },
  "dashboard.getDetailPo": { bagian: "terlambat" },
  "dashboard.getDetailOrderByStatus": { statusOrder: "Kirim" },
  "dashboard.getDaftarTugas": { jenis: "pengajuan" },
  "pengajuan.getDetailPengajuan": { idPengajuan: "PK-77" },
  "simpanan.getDetailSimpanan": { idPengajuan: "PB-77", idRekening: "6" },
  "pesanLangsung.getDetailOrderanPl": { idOrderan: "2" },
  "pesanLangsung.getBahanPl": { idOrderan: "2", selesai: "1" },
  "riwayat.getRiwayat": { jenis: "order", id: "SO-77" },
  "komentar.getKomentar": { jenis: "order", id: "SO-77" },
  "komentar.getSebutan": { jenis: "order" },
  "tutupBuku.getPeriksaTutup": { bulan: "2026-06" },
  "tutupBuku.getPerubahanTutup": { bulan: "2026-06" },
  "kalender.getKalender": { dari: "2026-06-01", sampai: "2026-07-12" },
  "pelanggan.getDampakGabungPelanggan": { dari: "2", ke: "1" },
  "pemasok.getDampakGabungPemasok": { dari: "2", ke: "1" },
  "assetNeraca.getAssetNeraca": { idKategori: "1" },
  "neraca.getNeracaByTanggal": { bulan: "6", tahun: "2026", tanggal: "20" },
  "dampakLaba.getDampakKomponen": { idKomponenLaba: "2" },
  "webhook.getKiriman": { idWebhook: "1" },
  "tampilan.getTampilan": { daftar: "salesorder" },
  "laporanBuku.getNeracaSaldo": { tanggal: "2026-11-20" },
  "laporanBuku.getNeracaBukuBesar": { tanggal: "2026-11-20" },
};
/** Questions about a document that this company does not have; their answers are as large as that one document. */
const ABOUT_ONE =
  /^daftarHarga\.get(Baris|Harga)|^penawaran\.(cetak|getPesan|getDraf)|^labaRugi\.getDetail|Serupa$|\.getDampak|\.getCalon(Koran|Tagihan)|\.getJurnal$|(cetak|getDraf)Pernyataan|^(seri|tautan|unggahan|whatsapp)\.|getProgres|getPerubahanTutup|^retur\.(cetak|getPesan|getDraf)|^koreksi\.cetak|^mesin\.getMesin|^kerusakan\.getDetail|^keluhan\.getUnit|^perawatan\.(getDraf|cetak)|^bahan\.get(Detail|Kartu)|^resep\.getResepProduk|^opname\.(getBaris|getLembar|cetak)/;
/** The detail of a document of which no id is given above is one of them. */
const isAboutOne = ({ name, call }: Question): boolean =>
  ABOUT_ONE.test(name) ||
  (/\.getDetail/.test(name) &&
    OWN[name] === undefined &&
    fieldsOf(call).some((field) => /^id[A-Z]/.test(field) && GIVEN[field] === undefined));

type Question = { name: string; call: Call };
const questions: Question[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Readonly<Record<string, Call>>)
    .filter(([, call]) => call.method === "GET" && call.answers === "json")
    .map(([name, call]) => ({ name: `${resource}.${name}`, call })),
);

const screens = globSync("{web,areas/*/web,areas/*/*/web}/**/*.{ts,tsx}", { cwd: root, exclude: ["web/dist/**"] })
  .filter((file) => !file.includes(".test."))
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");
const asked = questions.filter(({ name }) => new RegExp(`\\b${name.replace(".", "\\.")}\\b`).test(screens));

const fieldsOf = ({ input }: Call): string[] => ("shape" in input ? Object.keys(input.shape as object) : []);

async function travels({ name, call }: Question) {
  const given = fieldsOf(call).flatMap((field) => (GIVEN[field] === undefined ? [] : [[field, GIVEN[field]]]));
  const query = { ...Object.fromEntries(given), ...OWN[name] };
  const headers = { token, accept: "application/json", "accept-encoding": "gzip" };
  const { statusCode, rawPayload, headers: told } = await app.http.inject({ url: `/api${call.path}`, headers, query });
  const whole = told["content-encoding"] === "gzip" ? gunzipSync(rawPayload) : rawPayload;
  return { name, call, status: statusCode, kilobytes: rawPayload.length / 1024, whole: whole.length / 1024 };
}

test("no answer to a screen of a large company is larger than 100 KB", async () => {
  expect(asked.length).toBeGreaterThan(100);
  const answers: Awaited<ReturnType<typeof travels>>[] = [];
  for (const question of asked) answers.push(await travels(question));
  const failed = answers.filter((answer) => answer.status !== 200 && !isAboutOne(answer));
  expect(failed.map(({ name, status }) => `${name}: ${status}`)).toEqual([]);
  const empty = answers.filter(({ name, whole }) => FULL.includes(name) && whole < 30);
  expect(empty.map(({ name }) => name)).toEqual([]);
  const large = answers.filter(({ kilobytes, whole }) => kilobytes > MOST_KB || whole > MOST_UNCOMPRESSED_KB);
  expect(
    large.map(
      ({ name, kilobytes, whole }) =>
        `${name}: ${kilobytes.toFixed(0)} KB, ${whole.toFixed(0)} before it is compressed`,
    ),
  ).toEqual([]);
});

/** Prometheus reads them every quarter of a minute, so a call has a line for its times and one for how often it came, and no more. */
test("the metrics stay under 200 bytes for each call when every call was called, and answered in several ways", async () => {
  const calls = Object.values(contract).flatMap((resource) => Object.values<Call>(resource));
  for (const { method, path } of calls) {
    const url = `/api${path}`;
    await app.http.inject({ method, url });
    // What nobody can read is refused before it does anything.
    const headers = { token, "content-type": method === "GET" ? "text/plain" : "application/json" };
    const unreadable = method === "GET" ? { query: { page: "x", limit: "x" } } : { payload: "{" };
    await app.http.inject({ method, url, headers, ...unreadable });
  }
  const { body } = await app.http.inject("/metrics");
  const named = new Set(Array.from(body.matchAll(/^kantor_call_seconds_count\{call="([^"]+)"/gm), ([, path]) => path));
  expect(calls.filter(({ path }) => !named.has(path))).toEqual([]);
  expect(Array.from(body.matchAll(/^kantor_request_seconds_count\{status="(\d+)"/gm)).length).toBeGreaterThan(2);
  expect(body.length / calls.length).toBeLessThan(MOST_BYTES_OF_CALL);
});
