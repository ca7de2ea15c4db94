import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { NEVER_BY_KEY } from "#areas/neverByKey.ts";
import { kunciApi } from "#areas/program/kunci-api/contract.ts";
import { makeKunci } from "#areas/program/kunci-api/server/kunciApi.testing.ts";
import { PROPOSING } from "#areas/proposable.ts";
import type { Call } from "#kernel/call.ts";
import { MENUS, mayCall } from "#kernel/permission.ts";
import { onlyReads } from "#server/areas.ts";
import { openOffice } from "./support/office.ts";

/** Makes every call with a key of each kind. */
const office = openOffice();
const calls = Object.values(contract)
  .flatMap((members) => Object.values<Call>(members))
  .filter(({ permission }) => permission.kind !== "public");
/** Input that no call accepts: a key that may is told so (400, 404), one that may not is refused first. */
const nonsense = { idUser: -1, page: "x" };
type Kunci = Awaited<ReturnType<typeof makeKunci>>;

async function answersOf({ idKunci, send }: Kunci): Promise<[Call, number][]> {
  const answers: [Call, number][] = [];
  for (const call of calls) {
    if (answers.length % 200 === 0) await office.sql`update kunci_api set kali_menit = 0 where id_kunci = ${idKunci}`;
    answers.push([call, (await send(call, nonsense)).status]);
  }
  return answers;
}
const letIn = (status: number): boolean => status !== 401 && status !== 403;

test("a key lets in what its employee may, it names in menus and in writing, and no key may do what is for people", async () => {
  const boss = await office.person("Super Admin");
  const staf = await office.person("Sales", { menu: ["Produk", "Invoice"] });
  const semua = { role: "Super Admin", menu: MENUS };
  const kinds = [
    { kunci: await makeKunci(office, boss, boss), actor: semua, tulis: false, usul: false },
    { kunci: await makeKunci(office, boss, boss, { usul: true }), actor: semua, tulis: false, usul: true },
    { kunci: await makeKunci(office, boss, boss, { tulis: true }), actor: semua, tulis: true, usul: false },
    ...(await Promise.all(
      MENUS.slice(0, 2).map(async (menu) => ({
        kunci: await makeKunci(office, boss, boss, { menu: [menu], tulis: true }),
        actor: { role: "Super Admin", menu: [menu], terbatas: true },
        tulis: true,
        usul: false,
      })),
    )),
    {
      kunci: await makeKunci(office, boss, staf, { menu: ["Invoice", "Karyawan"], tulis: true }),
      actor: { role: "Sales", menu: ["Invoice" as const], terbatas: true },
      tulis: true,
      usul: false,
    },
  ];
  for (const { kunci, actor, tulis, usul } of kinds) {
    for (const [call, status] of await answersOf(kunci)) {
      const kind = call === PROPOSING ? usul : tulis || onlyReads(call);
      const allowed = mayCall(call.permission, actor) && !NEVER_BY_KEY.has(call) && kind;
      expect(letIn(status), `${call.path} with ${JSON.stringify({ actor, tulis, usul })} answered ${status}`).toBe(
        allowed,
      );
    }
  }
});

test("an expired and a revoked key are let in nowhere", async () => {
  const boss = await office.person("Super Admin");
  const dicabut = await makeKunci(office, boss, boss, { tulis: true });
  const berakhir = await makeKunci(office, boss, boss, { tulis: true, berlakuSampai: "2026-11-20" });
  await boss.call(kunciApi.cabutKunci, { idKunci: dicabut.idKunci });
  await office.travel("2026-11-21T02:00:00.000Z");
  for (const kunci of [dicabut, berakhir]) {
    for (const [call, status] of await answersOf(kunci)) expect(status, call.path).toBe(403);
  }
});

test("what decides is never done by a key", () => {
  const decides = calls.filter(({ tindakan, method }) => method !== "GET" && /^(menyetujui|memutuskan)/.test(tindakan));
  expect(decides.length).toBeGreaterThan(8);
  expect(decides.filter((call) => !NEVER_BY_KEY.has(call)).map(({ path }) => path)).toEqual([]);
});
