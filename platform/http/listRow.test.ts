import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { buatOrder, buatProduk } from "#books/fixtures.ts";
import { buatInvoice } from "#books/fixturesBayar.ts";
import type { Call } from "#kernel/call.ts";
import { PACKED, packedType, unpackedPage } from "#kernel/packed.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { isianOrder } from "#test/support/order.ts";

/** That each page of each list says the same packed and plain is checked at every answer of every test (`checkPacked`). */
const office = openOffice();

const { getOrder } = contract.order;
const { getInvoiceForSj } = contract.suratJalan;

async function ask({ token }: Person, call: Call, accept?: string, line = {}) {
  const url = `/api${call.path}`;
  const headers = { token, ...(accept ? { accept } : {}), ...line };
  const answer = await office.app.http.inject({ url, headers, query: { limit: "10" } });
  const raw = answer.headers["content-encoding"] ? gunzipSync(answer.rawPayload) : answer.rawPayload;
  return { headers: answer.headers, body: JSON.parse(String(raw)), size: raw.length };
}

const web = (call: Call): string => `${packedType(call)}, application/json`;

test("who takes a list packed gets the same list, and everybody else plain JSON", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await buatProduk(office, boss, { stock: 9 });
  const idSo = await buatOrder(office, boss, {
    baris: [{ idProduk, qty: 2 }],
    namaCustomer: 'Bu "Ani" \\ {"foto":"1"}',
  });
  await buatInvoice(office, boss, idSo);
  for (let more = 0; more < 4; more += 1)
    await buatInvoice(office, boss, await buatOrder(office, boss, { baris: [{ idProduk }] }));
  const berfoto = { ...isianOrder([{ idProduk, hargaProduk: 10_000_000 }]), dokumen: [await picture()] };
  const { data } = await boss.call(contract.order.addOrder, berfoto);
  for (const call of [getOrder, getInvoiceForSj]) {
    const plain = await ask(boss, call);
    expect(plain.headers).toMatchObject({ "content-type": "application/json; charset=utf-8", vary: "accept" });
    const packed = await ask(boss, call, web(call));
    expect(packed.headers["content-type"]).toContain(PACKED);
    expect(packed.headers.vary).toBe("accept");
    expect(unpackedPage(call, packed.body)).toEqual(plain.body);
    expect(packed.size).toBeLessThan(plain.size / 1.8);
    // Another version of the contract, and who takes anything.
    for (const accept of ["*/*", `${PACKED};bentuk=lain`, PACKED]) {
      expect((await ask(boss, call, accept)).body).toEqual(plain.body);
    }
    const small = await ask(boss, call, web(call), { "accept-encoding": "gzip", "save-data": "on" });
    expect(small.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept, accept-encoding, save-data" });
    expect(small.body).toEqual(packed.body);
  }
  const [first] = (await ask(boss, getOrder, web(getOrder))).body.data;
  expect(first[0]).toBe(data.idSo);
  expect(JSON.stringify(first)).toMatch(/"\/api\/berkas\/[^"]+\?e=\d+&s=[^"]+"/);
});

test("a packed row says nothing that its person may not see", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await buatProduk(office, boss, { stock: 9 });
  const idSo = await buatOrder(office, boss, { baris: [{ idProduk }] });
  const pembatal = await office.person("Management", { nama: "Ratna Wulandari" });
  await pembatal.call(contract.order.cancelSo, { idSo });
  const staff = await office.person("Staff Luar", { menu: ["Sales Order", "Produk"] });
  const [own, other] = [await ask(boss, getOrder, web(getOrder)), await ask(staff, getOrder, web(getOrder))];
  const cancelled = (body: { data: unknown[][] }) => JSON.stringify(body.data.find(([first]) => first === idSo));
  // Who cancelled it stands in the reason that a Super Admin reads, and nowhere else.
  expect(cancelled(own.body)).toContain("sudah dibatalkan oleh Ratna Wulandari");
  expect(cancelled(other.body)).not.toContain("Ratna");
  const { getProduk } = contract.produk;
  const bought = async (person: Person) => {
    const page = unpackedPage(getProduk, (await ask(person, getProduk, web(getProduk))).body);
    return (page as { data: { idProduk: number; hargaBeli: number | null }[] }).data.map(({ hargaBeli }) => hargaBeli);
  };
  expect(await bought(boss)).toContain(6_000_000);
  expect(await bought(staff)).toEqual([null, null]);
});
