import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { User } from "#platform/http/context.ts";
import { mayCabut, maySebagai, problemOfBerlaku } from "./rules.ts";

const bos = { role: "Management" } as User;

test("a key is made and ended by who could do at least as much himself", () => {
  const sebagai = (role: string) => maySebagai(bos, { namaLengkap: "Rina", role });
  expect([sebagai("Management"), sebagai("Sales")].map(({ boleh }) => boleh)).toEqual([true, true]);
  const alasan = "Rina adalah Super Admin, Anda tidak dapat mengelola kunci untuknya";
  expect(sebagai("Super Admin")).toEqual({ boleh: false, alasan });
  const cabut = (role: string, dicabut: boolean) => mayCabut(bos, { namaLengkap: "Rina", role, dicabut }).alasan;
  expect([cabut("Sales", false), cabut("Super Admin", false), cabut("Sales", true)]).toEqual([
    null,
    alasan,
    "Kunci sudah dicabut",
  ]);
});

test("a key is good until today or later, or for ever", () => {
  const sampai = (hari: string | null) => problemOfBerlaku(hari as Tanggal | null, "2026-11-20" as Tanggal);
  expect([sampai(null), sampai("2026-11-20"), sampai("2026-11-21")]).toEqual([[], [], []]);
  expect(sampai("2026-11-19")).toEqual([
    { field: "berlakuSampai", message: "Berlaku sampai tidak boleh sebelum hari ini" },
  ]);
});
