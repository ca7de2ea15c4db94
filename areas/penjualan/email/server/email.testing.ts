import type { Office } from "#test/support/office.ts";

/** Names the company: without a name it cannot send mails. */
export const bernama = (office: Office) => office.sql`update perusahaan set nama = 'PT Sinar Pengering'`;
