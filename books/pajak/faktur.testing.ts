import type { Office } from "#test/support/office.ts";

/** The company is registered for PPN since a day, with prices that include it. */
export const jadiPkp = (office: Pick<Office, "sql">, sejak = "2026-01-01") =>
  office.sql`update pajak_perusahaan set pkp_sejak = ${sejak}, npwp = '0012345678901000'`;

export type FakturUji = { jenis: string; nominal: number; dpp: number; ppn: number; status: string; sebab: string };

/** The tax documents of an order, oldest first. */
export const fakturDari = (office: Pick<Office, "sql">, idSo: string) => office.sql<FakturUji[]>`
  select jenis, nominal, dpp, ppn, status, sebab from faktur where id_so = ${idSo} order by urut`;
