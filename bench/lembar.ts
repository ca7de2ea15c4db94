import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { contract } from "#areas/contract.ts";
import { COLUMNS } from "#areas/karyawan/karyawan/server/imporKolom.ts";
import type { Call } from "#kernel/call.ts";
import { requestFor } from "#test/support/request.ts";
import { cloneDatabase, startTestServer } from "#test/support/server.ts";
import { superAdmin } from "./harness.ts";
import { bukaPeladen } from "./peladen.ts";
import type { Perusahaan } from "./perusahaan.ts";
import { prosesorBasisData } from "./prosesor.ts";

/** Spreadsheets in and out, while somebody else keeps asking for a page: how long they take and what others feel of it. */

const KARYAWAN = 10_000;

type Di = Pick<Perusahaan, "app" | "sql" | "token">;

const tidur = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Somebody who asks for a small page again and again until the work is done; the slowest of the answers. */
export async function sambilBekerja<Hasil>({ app, sql, token }: Di, work: () => Promise<Hasil>) {
  const dbCpu = await prosesorBasisData(sql);
  const times: number[] = [];
  let going = true;
  const other = (async () => {
    const ask = requestFor(`http://127.0.0.1:${app.port}`, contract.divisi.getDivisi, {}, token);
    while (going) {
      const start = performance.now();
      await (await fetch(ask.clone())).arrayBuffer();
      times.push(performance.now() - start);
      await tidur(10);
    }
  })();
  await app.spent();
  const [before, database, start] = [await app.spent(), dbCpu(), performance.now()];
  const hasil = await work();
  const [seconds, after] = [(performance.now() - start) / 1000, await app.spent()];
  going = false;
  await other;
  times.sort((a, b) => a - b);
  const told = [
    `${seconds.toFixed(2)} s`,
    `node ${((after.cpu - before.cpu) / 1000).toFixed(2)} s of processor, postgres ${((dbCpu() - database) / 1000).toFixed(2)} s`,
    `${before.memory.toFixed(0)} MB before, at most ${after.memory.toFixed(0)} MB`,
    `event loop held at most ${after.held.toFixed(0)} ms (${after.heldCpu.toFixed(0)} ms of processor)`,
    `others p95 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)} ms`,
  ];
  return { hasil, seconds, told: told.join(", ") };
}

export async function lembarKaryawan(mulai: number): Promise<File> {
  const example = Object.fromEntries(COLUMNS.map(({ key, example }) => [key, example]));
  const rows = Array.from({ length: KARYAWAN }, (_, n) => {
    const own: Record<string, unknown> = {
      ...example,
      noKaryawan: `${mulai + n}`,
      namaLengkap: `Pekerja ${n}`,
      email: `p${n}@contoh.co.id`,
      nik: `${3_175_014_501_900_000 + n}`,
      role: "Logistik",
      atasan: n % 10 === 0 ? "" : `${mulai + n - (n % 10)}`,
    };
    return COLUMNS.map(({ key }) => (own[key] ?? "") as string);
  });
  const bytes = await writeXlsx({
    sheets: [{ name: "Karyawan", rows: [COLUMNS.map(({ header }) => header), ...rows] }],
  });
  return new File([new Uint8Array(bytes)], "karyawan.xlsx");
}

/** The longest spreadsheets of a company of ten years; `columns` as they are, twenty at most. */
const EKSPOR: readonly (readonly [call: Call, input: Record<string, unknown>, rows: string])[] = [
  [contract.order.exportOrder, { tglAwal: "2022-01-01", tglAkhir: "2022-12-31" }, "orderan where tgl_order"],
  [contract.pengajuan.exportMutasi, { tglAwal: "2022-01-01", tglAkhir: "2022-12-31" }, "pengajuan where tgl_pengajuan"],
  [contract.suratJalan.exportSj, { tglAwal: "2022-01-01", tglAkhir: "2022-12-31" }, "surat_jalan where tgl_surat"],
  [contract.listAsset.exportAsset, {}, "asset where tgl_asset_masuk"],
];

/** Every export by itself, then four at once. */
export async function ukurEkspor(di: Di): Promise<void> {
  const { app, sql, token } = di;
  const save = async (call: Call, input: Record<string, unknown>) => {
    const response = await fetch(requestFor(`http://127.0.0.1:${app.port}`, call, input, token));
    if (response.status !== 200) throw new Error(`${call.path}: ${await response.text()}`);
    let bytes = 0;
    for await (const piece of response.body ?? []) bytes += piece.length;
    return bytes;
  };
  let all = 0;
  for (const [call, input, from] of EKSPOR) {
    const { tglAwal = "-infinity", tglAkhir = "infinity" } = input;
    const [count] = await sql.unsafe<{ n: number }[]>(
      `select count(*)::int as n from ${from} between '${tglAwal}' and '${tglAkhir}'`,
    );
    const rows = count?.n ?? 0;
    all += rows;
    await save(call, input);
    const { hasil, seconds, told } = await sambilBekerja(di, () => save(call, input));
    console.log(
      `  ${call.path}: ${rows} rows, ${(rows / seconds).toFixed(0)} rows/s, ${(hasil / 1024).toFixed(0)} KB, ${told}`,
    );
  }
  const four = await sambilBekerja(di, () => Promise.all(EKSPOR.map(([call, input]) => save(call, input))));
  console.log(`  all at once: ${(all / four.seconds).toFixed(0)} rows/s, ${four.told}`);
}

export async function ukurImpor(): Promise<void> {
  const server = await startTestServer();
  const database = await cloneDatabase(server);
  const folder = mkdtempSync(join(tmpdir(), "kantor-lembar-"));
  const app = await bukaPeladen({ kind: "app", url: database.url, folder });
  try {
    const token = await superAdmin(database.sql);
    for (const mulai of [600_000, 700_000, 800_000]) {
      const excelFile = [await lembarKaryawan(mulai)];
      const { hasil, told } = await sambilBekerja({ app, sql: database.sql, token }, async () => {
        const call: Call = contract.karyawan.importExcelKaryawan;
        const response = await fetch(requestFor(`http://127.0.0.1:${app.port}`, call, { excelFile }, token));
        return (await response.json()) as { message: string };
      });
      console.log(`  ${hasil.message}: ${told}`);
    }
  } finally {
    await app.stop();
    await database.drop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
