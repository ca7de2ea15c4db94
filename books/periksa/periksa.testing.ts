import { afterAll, expect, inject } from "vitest";
import { connect, type Sql } from "#platform/db/database.ts";
import type { Office } from "#test/support/office.ts";

/** Runs SQL as superuser with every trigger off: what somebody with the server's password could do. */
export function penyusup(office: Office): (statement: string) => Promise<void> {
  let superuser: Sql | undefined;
  afterAll(() => superuser?.end());
  return async (statement) => {
    if (!superuser) {
      const [row] = await office.sql<{ nama: string }[]>`select current_database() as nama`;
      const address = new URL(inject("databaseServer").adminUrl);
      address.pathname = `/${row?.nama}`;
      superuser = connect(address.href, { max: 1 });
    }
    await superuser.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx.unsafe(statement);
    });
  };
}

/** All findings of the books check. */
export const allFindings = async (office: Office): Promise<string[]> =>
  (await office.periksa()).flatMap((rule) => rule.temuan);

/** Runs the SQL `kecurangan`, expects the books check to find it, and takes it back with the SQL `kembali`. */
export function pemergok(office: Office): (kecurangan: string, kembali: string, temuan: RegExp) => Promise<void> {
  const diam = penyusup(office);
  return async (kecurangan, kembali, temuan) => {
    await diam(kecurangan);
    expect(await allFindings(office), kecurangan).toContainEqual(expect.stringMatching(temuan));
    await diam(kembali);
    expect(await allFindings(office), kembali).toEqual([]);
  };
}
