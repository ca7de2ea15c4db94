import { expect, test } from "vitest";
import type { User } from "#platform/http/context.ts";
import { mayEdit, mayFinish, mayMend, mayMergeInto, maySplit, problemOfPemasok, type Sasaran } from "./rules.ts";

const [admin, sales] = [{ role: "Admin" } as User, { role: "Sales" } as User];
const PENJAGA = "Hanya Super Admin, Management dan Admin";
const pemasok = (idPemasok: number, lain: Partial<Sasaran> = {}): Sasaran => ({
  ...{ idPemasok, nama: `PT ${idPemasok}`, arsip: false, digabungKe: null },
  ...lain,
});
const lebur = pemasok(1, { digabungKe: { nama: "PT 9" } });
const LEBUR = "Pemasok PT 1 sudah digabung ke PT 9, buka pemasok itu";

test("a supplier that was merged stays as it is, and others see what the keepers change", () => {
  expect([mayEdit(pemasok(1)).alasan, mayEdit(lebur).alasan]).toEqual([null, LEBUR]);
  expect([mayMend(admin, pemasok(1)).alasan, mayMend(admin, lebur).alasan]).toEqual([null, LEBUR]);
  expect(mayMend(sales, lebur).alasan).toBe(PENJAGA);
});

test("a supplier is merged into another one that lives, and taken out again", () => {
  const gabung = (dari: Sasaran, ke: Sasaran, siapa = admin) => mayMergeInto(siapa, dari, ke).alasan;
  expect(gabung(pemasok(1), pemasok(2))).toBeNull();
  expect(gabung(pemasok(1), pemasok(1))).toBe("Pilih pemasok lain, bukan pemasok yang sama");
  expect(gabung(pemasok(1), pemasok(2), sales)).toBe(PENJAGA);
  expect([gabung(lebur, pemasok(2)), gabung(pemasok(2), lebur)]).toEqual([LEBUR, LEBUR]);
  expect(gabung(pemasok(1), pemasok(2, { arsip: true }))).toBe(
    "Pemasok PT 2 diarsipkan, aktifkan kembali sebelum digabung",
  );
  expect([maySplit(admin, lebur).alasan, maySplit(sales, lebur).alasan]).toEqual([null, PENJAGA]);
  expect(maySplit(admin, pemasok(1)).alasan).toBe("Pemasok PT 1 tidak sedang digabung");
});

test("a next step is done once, and an order names a supplier in use", () => {
  expect(mayFinish({ langkah: "telepon", selesai: null }).alasan).toBeNull();
  expect(mayFinish({ langkah: "telepon", selesai: "2026-11-20" }).alasan).toBe("Langkah ini sudah ditandai selesai");
  expect(mayFinish({ langkah: "", selesai: null }).alasan).toBe("Catatan ini tidak mempunyai langkah berikut");
  expect(problemOfPemasok({ nama: "PT 1", arsip: false })).toBeNull();
  expect(problemOfPemasok({ nama: "PT 1", arsip: true })).toBe("Pemasok PT 1 diarsipkan, pilih pemasok lain");
  expect(problemOfPemasok(null)).toBe("Pemasok tidak dikenal");
});
