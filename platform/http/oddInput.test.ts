import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { contract } from "#areas/contract.ts";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import type { Call } from "#kernel/call.ts";
import { misshapen } from "#kernel/depth.ts";
import { openOffice, type Person } from "#test/support/office.ts";

const office = openOffice();

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const within = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const quoted = (text: string) => JSON.stringify(text);

/** Values as they stand in JSON. */
const ODD = [
  ...[nested(5000), within(5000), quoted(nested(5000)), quoted(`[${within(5000)}]`)],
  ...['{"toString":1,"length":1e9}', "[null,{},[]]", '[{"constructor":1}]', '{"constructor":{"prototype":{"a":1}}}'],
  ...[quoted('[{"__proto__":{"qty":1}}]'), quoted("[1,2"), quoted(`[${"0,".repeat(5_000)}0]`), quoted("\u0000")],
  ...["null", "true", "-1", "1.5", "1e308", "9007199254740993", quoted("a".repeat(20_000)), quoted("\\ud800")],
];

const calls = Object.values(contract)
  .flatMap((resource) => Object.values(resource as Readonly<Record<string, Call>>))
  // Without the calls that end the session of the others or lock an account for a while.
  .filter((call) => ![session.login, session.logout, session.refresh, profil.ubahPassword].includes(call as never));

/** The names of a call's fields, also inside rules between fields. */
function fieldsOf(schema: z.ZodMiniType): string[] {
  const { def } = schema._zod as { def: { shape?: object; in?: z.ZodMiniType; innerType?: z.ZodMiniType } };
  const inner = def.in ?? def.innerType;
  return def.shape ? Object.keys(def.shape) : inner ? fieldsOf(inner) : [];
}

let sent = 0;

async function send({ token }: Person, call: Call, fields: readonly string[], odd: string) {
  sent += 1;
  const headers = { token, "idempotency-key": `aneh-${sent}-12345` };
  const url = `/api${call.path}`;
  const plain = odd.startsWith('"') ? (JSON.parse(odd) as string) : odd;
  if (call.method === "GET") {
    const query = new URLSearchParams(fields.map((name) => [name, plain.slice(0, 4000).toWellFormed()]));
    return office.app.http.inject({ url: `${url}?${query}`, headers });
  }
  if (Object.keys(call.files).length === 0) {
    const payload = `{${fields.map((name) => `${quoted(name)}:${odd}`).join(",")}}`;
    return office.app.http.inject({
      method: call.method,
      url,
      headers: { ...headers, "content-type": "application/json" },
      payload: payload.length < 2_000_000 ? payload : odd,
    });
  }
  const form = new FormData();
  for (const name of [...fields, "__proto__", "constructor[]"]) form.append(name, plain);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return office.app.http.inject({
    method: call.method,
    url,
    headers: { ...headers, "content-type": type },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

test("whatever stands in the fields of a call, it is refused in a sentence and never fails", async () => {
  const boss = await office.person("Super Admin");
  const failed: string[] = [];
  for (const call of calls) {
    const fields = fieldsOf(call.input);
    if (fields.length === 0) continue;
    for (const odd of ODD) {
      const { statusCode } = await send(boss, call, fields, odd);
      if (statusCode >= 500) failed.push(`${call.path} answered ${statusCode} to ${odd.slice(0, 40)}`);
    }
  }
  expect(failed).toEqual([]);
});

test("a body that is nested deeper than any input is refused with its own sentence, a cart is not", async () => {
  const boss = await office.person("Super Admin");
  const headers = { token: boss.token, "content-type": "application/json", "idempotency-key": "bertingkat-1" };
  const url = `/api${contract.kebutuhan.addKebutuhan.path}`;
  const payload = `{"namaKebutuhan":"Bensin","lain":${nested(5000)}}`;
  const answer = await office.app.http.inject({ method: "POST", url, headers, payload });
  expect(answer.json()).toEqual({
    status: 400,
    message: "Data yang dikirim bertingkat terlalu dalam, kirim sebagai isian biasa",
    errors: [],
  });
  const line = { idProduk: 1, qty: 1, sumberProduk: "SG", hargaProduk: 1, tambahanHargaOnline: 0 };
  expect(misshapen({ listProduk: [line] })).toBeNull();
  const cart = await boss.refused(order.addOrder, { listProduk: JSON.stringify([line]) } as never);
  expect(cart.errors.map(({ field }) => field)).not.toContain("listProduk");
});

test("an object of very many names is refused before anything goes through it; nobody without a session sends much", async () => {
  const boss = await office.person("Super Admin");
  const post = (path: string, payload: string, type = "application/json") =>
    office.app.http.inject({
      ...{ method: "POST", url: `/api${path}`, payload },
      headers: { token: boss.token, "content-type": type },
    });
  const names = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, n])));
  const { addKebutuhan } = contract.kebutuhan;
  for (const payload of [names(201), `{"namaKebutuhan":${names(201)}}`]) {
    const message = "Terlalu banyak isian dalam satu kiriman.";
    expect((await post(addKebutuhan.path, payload)).json()).toEqual({ status: 400, message, errors: [] });
  }
  expect((await post(addKebutuhan.path, names(200))).json()).toMatchObject({ errors: [{ field: "namaKebutuhan" }] });

  const biasa = await post(addKebutuhan.path, '{"namaKebutuhan":"Bensin"}', "text/plain;charset=UTF-8");
  expect(biasa.json()).toEqual({ status: 415, message: "Jenis data yang dikirim tidak didukung", errors: [] });
  expect((await post(addKebutuhan.path, "", "text/plain")).json()).toMatchObject({ status: 400 });

  const long = "a".repeat(70_000);
  const part = (name: string, text: string) => `--x\r\ncontent-disposition: form-data; ${name}\r\n\r\n${text}\r\n`;
  const form = (...parts: string[]) =>
    post(session.login.path, `${parts.join("")}--x--\r\n`, "multipart/form-data; boundary=x");
  const half = long.slice(40_000);
  const answers = [
    await post(session.login.path, JSON.stringify({ nokar: "1", password: long })),
    await form(...Array.from({ length: 3 }, (_, n) => part(`name="n${n}"`, half))),
    await form(part('name="nokar"', long)),
    await form(part('name="foto"; filename="a.jpg"', "x")),
    await post(addKebutuhan.path, JSON.stringify({ namaKebutuhan: long })),
  ];
  expect(answers.map((answer) => answer.json().message)).toEqual([
    ...["Data yang dikirim terlalu besar", "Data yang dikirim terlalu besar"],
    ...["Isian terlalu panjang. Persingkat lalu kirim lagi.", "Terlalu banyak berkas dalam satu kiriman."],
    expect.stringMatching(/maksimal \d+ karakter/),
  ]);
});
