import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { hashPassword } from "#platform/http/sessions/password.ts";
import { root } from "./source.ts";
import { picture } from "./support/files.ts";
import { openOffice, type Person } from "./support/office.ts";

/**
 * What makers of other programs do with /openapi.json: openapi-typescript generates its types, TypeScript 5 checks a program
 * against them, and the program runs. Those tools ask for TypeScript 5 and are packages of test/klien alone.
 */
const office = openOffice();
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "kantor-klien-"));
const tool = (path: string) => join(root, "test/klien/node_modules", path);
const OPTIONS = [
  "--strict",
  "--noEmit",
  "--target",
  "esnext",
  "--module",
  "nodenext",
  "--skipLibCheck",
  "--types",
  "node",
];
let boss: Person;
let kantor = "";

beforeAll(async () => {
  kantor = await office.app.http.listen({ host: "127.0.0.1", port: 0 });
  boss = await office.person("Super Admin");
  cpSync(join(root, "test/klien/program"), folder, { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "bukti.jpg"), Buffer.from(await (await picture()).arrayBuffer()));
  await run(process.execPath, [tool("openapi-typescript/bin/cli.js"), `${kantor}/openapi.json`, "-o", "kantor.d.ts"], {
    cwd: folder,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What TypeScript says of a program against the generated types. */
async function checked(file: string): Promise<string> {
  const tsc = [tool("typescript/bin/tsc"), ...OPTIONS, "--allowImportingTsExtensions", file];
  const { stdout } = await run(process.execPath, tsc, { cwd: folder }).catch((error: { stdout: string }) => error);
  return stdout;
}

test("a generated client signs in, orders, invoices, delivers and reads Laba Rugi", async () => {
  expect(await checked("beli.ts")).toBe("");
  const idProduk = await makeProduk(office, boss, { hargaProduk: 25_000_000, stock: 3 });
  const [{ noKaryawan } = { noKaryawan: "" }] = await office.sql<{ noKaryawan: string }[]>`
    update karyawan set password = ${await hashPassword("rahasia-program", "generated")} where id_user = ${boss.idUser}
    returning no_karyawan`;
  const env = { ...process.env, KANTOR: kantor, NOKAR: noKaryawan, PASSWORD: "rahasia-program" };
  const { stdout } = await run(process.execPath, ["beli.ts"], {
    cwd: folder,
    env: { ...env, PRODUK: String(idProduk), BULAN: "11", TAHUN: "2026" },
  });
  const said = JSON.parse(stdout) as { idSo: string; labaRugi: unknown };
  const { data } = await boss.call(contract.order.getDetailOrder, { idSo: said.idSo });
  expect(data).toMatchObject({ statusLunas: true, namaCustomer: "Dewi Lestari" });
  expect(data.suratJalan).toMatchObject([{ statusBarang: "Kirim" }]);
  expect(said.labaRugi).toEqual((await boss.call(contract.labaRugi.getLabaRugi, { bulan: 11, tahun: 2026 })).data);
  expect(JSON.stringify(said.labaRugi)).toContain("25000000");
});

test("what a call does not take, or does not answer, is told before the program runs", async () => {
  const wrong = `
    import createClient from "openapi-fetch";
    import type { paths } from "./kantor.d.ts";
    const kantor = createClient<paths>({ baseUrl: "" });
    await kantor.GET("/api/tidak/ada");
    await kantor.POST("/api/userWeb/login", { body: { nokar: "1" } });
    const { data } = await kantor.GET("/api/rekeningWeb/getRekeningDropdown");
    console.log(data?.data[0]?.nomorRahasia);`;
  writeFileSync(join(folder, "salah.ts"), wrong);
  const said = await checked("salah.ts");
  for (const line of [5, 6, 8]) expect(said).toContain(`salah.ts(${line},`);
});
