import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { divisi } from "../../divisi/contract.ts";
import { karyawan } from "../../karyawan/contract.ts";
import { profil } from "../../profil/contract.ts";
import { session } from "../contract.ts";

const office = openOffice();
const withToken = (token: string) => ({ headers: { token } });
const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0";

/** Whether a token still works. */
const opens = async (token: string) => (await office.nobody.send(profil.getProfile, {}, withToken(token))).status;
const later = (seconds: number) => new Date(office.now().getTime() + seconds * 1000).toISOString();

async function refreshed(token: string): Promise<string> {
  const { body } = await office.nobody.send(session.refresh, {}, withToken(token));
  expect(body).toMatchObject({ status: 200 });
  return String(body.token);
}

/** Signs the same person in on another device. */
const elsewhere = ({ idUser }: Person, perangkat: string) =>
  openSession(office.sql, idUser, office.now(), { perangkat, alamat: "10.0.0.7" });

test("a replaced token makes a second one for another tab, never a third, and none after a minute", async () => {
  const { token } = await office.person("Admin");
  const [first, second] = [await refreshed(token), await refreshed(token)];
  expect((await office.nobody.send(session.refresh, {}, withToken(token))).status).toBe(403);
  // Other calls still work with the token.
  expect(await opens(token)).toBe(200);
  await office.travel(later(61));
  expect((await office.nobody.send(session.refresh, {}, withToken(token))).status).toBe(403);
  expect(await Promise.all([token, first, second].map(opens))).toEqual([403, 200, 200]);
});

test("ten tabs that refresh at once get two tokens, not ten", async () => {
  const { token } = await office.person("Admin");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => office.nobody.send(session.refresh, {}, withToken(token))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(8);
});

test("logout ends every token of the session, whichever one it is made with, and no other session", async () => {
  for (const which of [0, 1]) {
    const person = await office.person("Admin");
    const other = await elsewhere(person, "");
    const family = [person.token, await refreshed(person.token), await refreshed(person.token)];
    await office.nobody.send(session.logout, {}, withToken(family[which] ?? ""));
    expect(await Promise.all(family.map(opens))).toEqual([403, 403, 403]);
    expect(await opens(other)).toBe(200);
  }
});

test("a refresh at the very moment of a logout does not outlive it", async () => {
  const { token, idUser } = await office.person("Admin");
  for (let round = 0; round < 10; round++) {
    const own = await openSession(office.sql, idUser, office.now());
    const calls = [session.refresh, session.logout, session.refresh];
    await Promise.all(calls.map((call) => office.nobody.send(call, {}, withToken(own))));
  }
  expect(await office.sql`select distinct id_sesi from sesi where id_user = ${idUser}`).toHaveLength(1);
  expect(await opens(token)).toBe(200);
});

test("everyone sees their own sessions, one for each device, and ends them one by one or all", async () => {
  const sari = await office.person("Sales");
  const joko = await office.person("Super Admin");
  const [kantor, rumah] = [await elsewhere(sari, "Chrome di Windows"), await elsewhere(sari, "Safari di iPhone")];
  await refreshed(rumah);
  const { data } = await sari.call(session.getSesi, {});
  expect(data.map(({ perangkat, ini }) => [perangkat, ini])).toEqual([
    ["", true],
    ["Safari di iPhone", false],
    ["Chrome di Windows", false],
  ]);
  const idOf = (perangkat: string) => data.find((sesi) => sesi.perangkat === perangkat)?.idSesi ?? 0;

  // Nobody can end another person's session, whatever the rank.
  expect((await joko.refused(session.akhiriSesi, { idSesi: idOf("Safari di iPhone") })).status).toBe(404);
  expect(await opens(rumah)).toBe(200);
  await sari.call(session.akhiriSesi, { idSesi: idOf("Safari di iPhone") });
  expect(await Promise.all([rumah, kantor, sari.token].map(opens))).toEqual([403, 200, 200]);
  expect((await sari.refused(session.akhiriSesi, { idSesi: idOf("Safari di iPhone") })).status).toBe(404);

  await sari.call(session.akhiriSemuaSesi, {});
  expect(await Promise.all([kantor, sari.token, joko.token].map(opens))).toEqual([403, 403, 200]);
});

test("a session is named after the browser it was opened with, and says when it was last used", async () => {
  const { idUser, token } = await office.person("Sales");
  const since = office.now();
  await office.sql`update sesi set perangkat = 'Edge di Windows' where id_user = ${idUser}`;
  await office.travel(later(3600));
  await office.sql`update sesi set mulai = ${since}, dipakai = ${since} where id_user = ${idUser}`;
  const next = await refreshed(token);
  const { body } = await office.nobody.send(session.getSesi, {}, { headers: { token: next, "user-agent": EDGE } });
  expect(body.data).toEqual([
    expect.objectContaining({
      perangkat: "Edge di Windows",
      sejak: since.toISOString(),
      dipakai: office.now().toISOString(),
      ini: true,
    }),
  ]);
});

test("who is dismissed, or loses a menu, while the request is still on its way has not done it", async () => {
  const boss = await office.person("Super Admin");
  const { http } = office.app;
  if (!http.server.listening) await http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = http.server.address() as AddressInfo;
  const meanwhile = async (token: string, namaDivisi: string, happens: () => Promise<unknown>) => {
    const headers = { token, "content-type": "application/json", expect: "100-continue" };
    const sending = request({ port, method: "POST", path: `/api${divisi.addDivisi.path}`, headers, agent: false });
    // Listened for from the beginning: who is dismissed before his session was looked at is answered before he has said all.
    const answered = once(sending, "response");
    sending.write('{"namaDivisi":');
    await once(sending, "continue");
    // By the time that this is answered the other's session was looked at.
    await office.nobody.send(profil.getProfile, {}, withToken(token));
    await happens();
    await office.travel(later(2));
    sending.end(`"${namaDivisi}"}`);
    const [answer] = await answered;
    return json(answer);
  };
  const menu = async (token: string, idUser: number, boleh: readonly ["Setting"] | readonly []) => {
    await office.sql`update karyawan set menu = ${[...boleh]}::text[] where id_user = ${idUser}`;
    return opens(token);
  };
  const staff = await office.person("Admin", { menu: ["Setting"] });
  expect(await meanwhile(staff.token, "Tetap", () => opens(staff.token))).toMatchObject({ status: 200 });
  expect(await meanwhile(staff.token, "Tanpa Menu", () => menu(staff.token, staff.idUser, []))).toMatchObject({
    status: 401,
    message: "Anda tidak memiliki akses untuk menambahkan divisi",
  });
  await menu(staff.token, staff.idUser, ["Setting"]);
  const hapus = () => boss.call(karyawan.deleteUser, { idUser: staff.idUser });
  expect(await meanwhile(staff.token, "Sudah Pergi", hapus)).toMatchObject({ status: 403 });
  const { data } = await boss.call(divisi.getDivisi, {});
  expect(data.map(({ namaDivisi }) => namaDivisi)).toEqual(["Tetap"]);
});

test("a session that was opened while the clock was ahead ends when it is right again", async () => {
  const { token, idUser } = await office.person("Admin");
  await office.sql`update sesi set mulai = ${later(86_400)}, dipakai = ${later(86_400)} where id_user = ${idUser}`;
  expect(await opens(token)).toBe(403);
});
