import type { Office } from "#server/testing/office.ts";

/** The company has a name of its own: nothing is mailed before. */
export const bernama = (office: Office) => office.sql`update perusahaan set nama = 'PT Sinar Pengering'`;
