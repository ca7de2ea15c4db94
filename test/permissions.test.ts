import { expect, test } from "vitest";
import { contract } from "#areas/contract.ts";
import { NEVER_BY_KEY } from "#areas/neverByKey.ts";
import { PROPOSING } from "#areas/proposable.ts";
import type { Call } from "#kernel/call.ts";
import { MENUS, mayCall, NAMED_ROLES } from "#kernel/permission.ts";
import { mayBeProposed, onlyReads } from "#server/areas.ts";
import { openOffice, type Person } from "./support/office.ts";

/** Makes every call as every role, compares what happens with the contract, and prints the matrix for review. */
const office = openOffice();

const calls = Object.entries(contract).flatMap(([resource, members]) =>
  Object.entries(members as Readonly<Record<string, Call>>).map(([name, call]) => ({ resource, name, call })),
);
const ROLES = [...NAMED_ROLES, "Sales"] as const;

/** Input that no call accepts: with permission the answer is 400 or 404, without it the refusal comes first. */
const nonsense = { idUser: -1, page: "x" };
const letIn = (status: number): boolean => status !== 401 && status !== 403;

test("no call answers anyone without a session, except those that are open to all", async () => {
  for (const { call } of calls) {
    const { status } = await office.nobody.send(call, nonsense);
    expect(letIn(status), `${call.path} without a session answered ${status}`).toBe(call.permission.kind === "public");
  }
});

test("every call lets in exactly the roles and menus that its contract names", async () => {
  for (const role of ROLES) {
    const full = await office.person(role, { menu: MENUS });
    const bare = await office.person(role, { menu: [] });
    for (const { call, name } of calls.filter((entry) => !endsSession(entry.name))) {
      for (const [person, menu] of [[full, MENUS] as const, [bare, []] as const]) {
        const { status } = await person.send(call, nonsense);
        const allowed = mayCall(call.permission, { role, menu });
        expect(letIn(status), `${name} as ${role} with ${menu.length} menus answered ${status}`).toBe(allowed);
      }
    }
  }
});

test("one menu opens its own calls and no others", async () => {
  for (const menu of MENUS) {
    const person: Person = await office.person("Sales", { menu: [menu] });
    for (const { call, name } of calls.filter((entry) => !endsSession(entry.name))) {
      const { status } = await person.send(call, nonsense);
      const allowed = mayCall(call.permission, { role: "Sales", menu: [menu] });
      expect(letIn(status), `${name} with the menu ${menu} answered ${status}`).toBe(allowed);
    }
  }
});

test("the permission matrix is the reviewed one", async () => {
  const lines = calls.map(({ resource, name, call }) => {
    const { permission } = call;
    const menus = permission.kind === "granted" ? (permission.menus?.join(", ") ?? "semua") : "semua";
    const roles = ROLES.map((role) => (mayCall(permission, { role, menu: MENUS }) ? "ya" : "-"));
    const open = permission.kind === "public" ? "ya" : "-";
    return `| ${resource} | ${call.method} ${call.path} (${name}) | ${menus} | ${roles.join(" | ")} | ${open} | ${byKey(call)} |`;
  });
  const head = `| resource | call | one of the menus | ${ROLES.join(" | ")} | without session | Kunci API |`;
  const rule = `|${"---|".repeat(ROLES.length + 5)}`;
  const text = `# Who may make which call\n\nMade from the contract by test/permissions.test.ts; a difference fails the test. A role needs one of the menus as well (Super Admin and Management have them all). A Kunci API opens what its employee may, of the menus that it names: *ya* with every key, *tulis* with one that may write, *usul* as a draft with one that may propose, *-* with none. Update with \`npm test -- --update-matrix\`.\n\n${[head, rule, ...lines].join("\n")}\n`;
  await expect(text).toMatchFileSnapshot("../docs/permissions.md");
});

function byKey(call: Call): string {
  if (call.permission.kind === "public") return "ya";
  if (NEVER_BY_KEY.has(call)) return "-";
  if (call === PROPOSING) return "usul";
  if (onlyReads(call)) return "ya";
  return mayBeProposed(call) ? "tulis, usul" : "tulis";
}

const endsSession = (name: string): boolean => ["logout", "akhiriSemuaSesi"].includes(name);
