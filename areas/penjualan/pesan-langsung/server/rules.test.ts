import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { type BarisPl, mayCancelPl, mayFinish, terlaluBanyak } from "./rules.ts";

const actor = (role: string) => ({ role }) as User;
const fakta = { dibatalkan: false, adaInvoice: false, adaBarisLain: true, totalBarisLain: 1 };
const baru: BarisPl = { statusProduk: "Progress", qty: 3, qtySelesai: 1, tglAwalPengerjaan: null, fakta };
const mulai: BarisPl = { ...baru, tglAwalPengerjaan: "2026-11-20" as Tanggal, fakta: { ...fakta, adaInvoice: true } };

test.each([
  ["Super Admin", true, true],
  ["Management", true, true],
  ["Admin", true, false],
  ["Logistik", true, false],
  ["Sales", false, false],
])("%s may finish: %s, may cancel: %s", (role, finish, cancel) => {
  expect(mayFinish(actor(role), mulai).boleh).toBe(finish);
  expect(mayCancelPl(actor(role), baru).boleh).toBe(cancel);
});

test.each<[string, BarisPl, string | null, string | null]>([
  ["waits for its invoice", baru, "Data tidak dapat diupdate karena belum memiliki invoice", null],
  ["is in production", mulai, null, "hapus invoice atau batalkan order-nya"],
  ["is finished", { ...mulai, statusProduk: "Selesai" }, "sudah selesai", "sudah selesai"],
  ["is cancelled", { ...baru, fakta: { ...fakta, dibatalkan: true } }, "sudah dibatalkan", "sudah dibatalkan"],
  [
    "would leave nothing of value",
    { ...baru, fakta: { ...fakta, totalBarisLain: 0 } },
    "belum memiliki invoice",
    "tidak bernilai",
  ],
  [
    "is the last of its order",
    { ...baru, fakta: { ...fakta, adaBarisLain: false, totalBarisLain: 0 } },
    "belum memiliki invoice",
    null,
  ],
])("a line that %s", (_, line, finish, cancel) => {
  const boss = actor("Super Admin");
  for (const [answer, alasan] of [
    [mayFinish(boss, line), finish],
    [mayCancelPl(boss, line), cancel],
  ] as const) {
    expect(answer).toEqual({
      boleh: alasan === null,
      alasan: alasan === null ? null : expect.stringContaining(alasan),
    });
  }
});

test("no more machines are finished than were ordered", () => {
  expect([1, 2, 3].map((selesai) => terlaluBanyak(mulai, selesai) === null)).toEqual([true, true, false]);
});
