import { setTimeout as sleep } from "node:timers/promises";
import { makeProduk } from "#books/fixtures.ts";
import { periksaBuku } from "#books/periksa/periksa.ts";
import { seeded } from "#demo/random.ts";
import type { Id } from "#kernel/types.ts";
import type { Sql } from "#platform/db/database.ts";
import type { Storage } from "#platform/files/storage.ts";
import { Sejarah } from "../sejarah/sejarah.ts";
import { type Barang, judgeHistory } from "./bacaan.ts";
import { Client, emptyLedger, type Ledger, type Login, PRICE } from "./clients.ts";
import { openCompany } from "./company.ts";

const CLIENTS = 16;
export const BACK_MS = 180_000;

export type Business = Awaited<ReturnType<typeof openBusiness>>;

/** A company in which people work, until `end`, which answers everything that is not as it should be. */
export async function openBusiness({ seed, clients = CLIENTS }: { seed: number; clients?: number }) {
  const company = await openCompany();
  const [ledger, sejarah] = [emptyLedger(), new Sejarah()];
  let isOver = false;
  try {
    if (!(await company.ready(BACK_MS))) throw new Error(`The app did not start:\n${company.log()}`);
    const { barang, logins } = await company.database((sql) => prepare(sql, company.login, clients));
    const { address } = company;
    const office = { address, ...barang, ledger, sejarah, hasReplica: false, isOver: () => isOver };
    const working = logins.map((login, at) => new Client(office, seeded(seed * 1000 + at), seed, at, login).work());
    return {
      ...{ company, ledger, sejarah, logins },
      /** Waits until so many more actions were acknowledged; false when nothing was for too long. */
      async more(actions: number): Promise<boolean> {
        const before = ledger.acknowledged;
        const over = performance.now() + BACK_MS;
        while (ledger.acknowledged < before + actions && performance.now() < over) await sleep(50);
        return ledger.acknowledged > before;
      },
      /** Everybody stops; what is there is held against what was acknowledged and seen. */
      async end(): Promise<string[]> {
        const isBack = await company.ready(BACK_MS);
        isOver = true;
        await Promise.all(working);
        return [
          ...(isBack ? [] : ["The app did not come back at the end"]),
          ...ledger.wrong,
          ...(await company.database((sql, storage) => findings(sql, storage, company.mail.received, ledger))),
          ...(await company.database((sql) => judgeHistory(sql, sejarah.usaha))),
        ];
      },
      /** How much was done, for the line at the end of a part. */
      counted: () => `${ledger.acknowledged} actions acknowledged, ${sejarah.usaha.length} judged`,
      async close(): Promise<void> {
        isOver = true;
        await company.close();
      },
    };
  } catch (error) {
    isOver = true;
    await company.close();
    throw error;
  }
}

type Siap = { barang: Barang; logins: Login[] };

/**
 * Something to sell, an account and a name, without which no mail is sent; so many people who may do all, each with a session of
 * his own; and all of them may work at once.
 */
export async function prepare(sql: Sql, { password }: Login, people: number): Promise<Siap> {
  await sql`update karyawan set wajib_ganti_password = false`;
  await sql`update perusahaan set nama = 'PT Tahan Uji'`;
  const [orang] = await sql<{ idUser: Id<"karyawan">; nama: string }[]>`
    select id_user, nama_lengkap as nama from karyawan limit 1`;
  const [rekening] = await sql<{ idRekening: number }[]>`select min(id_rekening) as id_rekening from rekening`;
  if (!orang || !rekening) throw new Error("The company has nobody, or no account");
  const logins = Array.from({ length: people }, (_, at) => ({ nokar: String(5001 + at), password }));
  await sql`
    insert into karyawan (no_karyawan, nama_lengkap, id_role, menu, password, wajib_ganti_password)
    select baru.nokar, 'Uji ' || baru.nokar, k.id_role, k.menu, k.password, false
    from karyawan k, unnest(${logins.map(({ nokar }) => nokar)}::text[]) baru (nokar) where k.id_user = ${orang.idUser}`;
  const at = { sql, now: () => new Date() };
  const machine = (kodeProduk: string) => makeProduk(at, orang, { kodeProduk, hargaProduk: PRICE, stock: 100_000 });
  const [idProduk, idProdukLain] = [await machine("UJI"), await machine("UJI-2")];
  return { barang: { ...rekening, idProduk, idProdukLain }, logins };
}

/** What is in the database, held against what was acknowledged and what the mail server received. */
export async function findings(
  sql: Sql,
  storage: Storage,
  received: readonly string[],
  ledger: Ledger,
): Promise<string[]> {
  const found: string[] = [];
  const compare = (what: string, there: readonly string[], acknowledged: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const one of there) counts.set(one, (counts.get(one) ?? 0) + 1);
    for (const one of acknowledged)
      if (counts.get(one) !== 1) found.push(`${what} ${one} is there ${counts.get(one) ?? 0} times`);
    if (there.length !== acknowledged.length)
      found.push(`${there.length} of ${what} for ${acknowledged.length} that were acknowledged`);
  };
  const column = async (rows: Promise<{ x: string }[]>) => (await rows).map(({ x }) => x);
  compare("order", await column(sql<{ x: string }[]>`select customer_instansi as x from so`), ledger.orders);
  compare("invoice", await column(sql<{ x: string }[]>`select id_invoice as x from invoice`), ledger.invoices);
  compare(
    "approval",
    await column(sql<{ x: string }[]>`select id_invoice as x from invoice where status_approve = 'Disetujui'`),
    ledger.approved,
  );
  compare(
    "divisi",
    await column(sql<{ x: string }[]>`select nama_divisi as x from divisi where nama_divisi like 'Uji %'`),
    ledger.divisi,
  );
  compare("mail", await column(sql<{ x: string }[]>`select alamat as x from email`), ledger.mails);
  const twice = received.filter((address, at, all) => all.indexOf(address) !== at);
  found.push(...twice.map((address) => `The mail to ${address} was handed over twice`));
  const gaps = await sql<{ jenis: string; bulan: string; nomor: number; ada: number }[]>`
    select p.jenis, p.bulan::text as bulan, p.nomor, case p.jenis
        when 'SO' then (select count(*)::int from so where id_so like 'SO-' || p.bulan || '-%')
        when 'INV' then (select count(*)::int from invoice where id_invoice like 'INV-' || p.bulan || '-%') end as ada
    from penomoran p where p.jenis in ('SO', 'INV')`;
  for (const { jenis, bulan, nomor, ada } of gaps)
    if (nomor !== ada) found.push(`${jenis} ${bulan}: ${ada} documents up to number ${nomor}`);
  if (gaps.length === 0) found.push("No numbers were given");
  for (const rule of await periksaBuku(sql, { storage })) {
    if (!rule.lolos) found.push(`${rule.aturan}: ${rule.temuan.slice(0, 3).join("; ")}`);
  }
  return found;
}
