import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { karyawan } from "#areas/karyawan/karyawan/contract.ts";
import { openOffice } from "#test/support/office.ts";

const office = openOffice();

test("a large answer travels compressed to who takes it, and is the same answer", async () => {
  const boss = await office.person("Super Admin");
  await office.sql`
    insert into karyawan (no_karyawan, nama_lengkap, id_role, password, wajib_ganti_password)
    select (20000 + n)::text, 'Karyawan ' || n, (select min(id_role) from role), '-', false
    from generate_series(1, 100) n`;
  const ask = async (limit: number, accepted?: string, line = {}) => {
    const headers = { token: boss.token, ...line, ...(accepted === undefined ? {} : { "accept-encoding": accepted }) };
    const url = `/api${karyawan.getUser.path}`;
    const { headers: answered, rawPayload } = await office.app.http.inject({
      url,
      headers,
      query: { limit: `${limit}` },
    });
    return { headers: answered, raw: rawPayload };
  };
  const plain = await ask(100);
  expect(plain.raw.length).toBeGreaterThan(32 * 1024);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const small = await ask(100, "gzip, deflate, br");
  expect(small.headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(small.raw.length) });
  expect(small.headers.vary).toContain("accept-encoding");
  expect(small.raw.length).toBeLessThan(plain.raw.length / 5);
  expect(gunzipSync(small.raw).equals(plain.raw)).toBe(true);
  // Who says no to it gets it plain, and a short answer is not worth it.
  expect((await ask(100, "gzip;q=0")).headers["content-encoding"]).toBeUndefined();
  expect((await ask(10, "gzip")).headers["content-encoding"]).toBeUndefined();
  // On a slow line it is.
  expect((await ask(10, "gzip", { "save-data": "on" })).headers["content-encoding"]).toBe("gzip");
});
