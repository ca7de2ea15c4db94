import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import type { Call } from "#kernel/call.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";

const office = openOffice();
const calls = Object.values(contract).flatMap((resource) => Object.values(resource as Readonly<Record<string, Call>>));

test("no answer of any call is kept by anyone, whether it succeeds or is refused", async () => {
  const boss = await office.person("Super Admin");
  const sales = await office.person("Sales", { menu: [] });
  const seen = new Set<number>();
  // Calls that end the session come last.
  const ending: readonly Call[] = [session.refresh, session.logout, session.akhiriSemuaSesi];
  for (const call of [...calls.filter((one) => !ending.includes(one)), ...ending]) {
    const input = { page: "x", idUser: -1, nokar: "" };
    for (const answer of [
      await office.nobody.send(call, {}),
      await sales.send(call, input),
      await boss.send(call, call.method === "GET" ? {} : input),
    ]) {
      seen.add(answer.status);
      expect(answer.headers["cache-control"], `${call.path} answered ${answer.status}`).toBe("no-store");
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403]));
});

test("neither is an address that does not exist, a method, a body or a request that cannot be read", async () => {
  const { http } = office.app;
  for (const answer of [
    await http.inject({ url: "/api/tidakAda" }),
    await http.inject({ url: "/api/berkas/bukan-gambar" }),
    await http.inject({ method: "PUT", url: "/api/userWeb/getUser" }),
    await http.inject({
      method: "POST",
      url: "/api/authWeb/login",
      payload: "{",
      headers: { "content-type": "application/json" },
    }),
    await http.inject({
      method: "POST",
      url: "/api/authWeb/login",
      payload: "a=b",
      headers: { "content-type": "x/y" },
    }),
    await http.inject({ url: "/api/%E0%A4%A" }),
  ]) {
    expect(answer.headers["cache-control"], answer.body).toBe("no-store");
  }
  const { port } = new URL(await http.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1");
  socket.write("bukan permintaan\r\n\r\n");
  expect(await text(socket)).toContain("\r\nCache-Control: no-store\r\n");
});

test("a picture is kept by the browser of whoever was given its address, and by no one between", async () => {
  const person = await office.person("Logistik");
  const { data } = await person.call(profil.updateFotoProfile, { fotoProfile: [await picture("saya.png")] });
  const answer = await office.app.http.inject({ url: data.fotoProfile });
  expect(answer.headers["cache-control"]).toMatch(/^private, max-age=\d+/);
});
