import { expect, test } from "vitest";
import { keadaanBaris } from "./label.ts";

test("a finished line is ready until all of it was delivered, and a cancelled order has no production", () => {
  const line = { statusProduk: "Selesai", qty: 3, qtyGanti: 0, qtyTerkirim: 0 } as const;
  expect(keadaanBaris("Belum", line)).toBe("Siap");
  expect(keadaanBaris("Proses", { ...line, qtyTerkirim: 2 })).toBe("Siap");
  expect(keadaanBaris("Kirim", { ...line, qtyTerkirim: 3 })).toBe("Selesai");
  expect(keadaanBaris("Kirim", { ...line, qtyTerkirim: 3, qtyGanti: 1 }), "a unit is replaced").toBe("Siap");
  expect(keadaanBaris("Proses", { ...line, statusProduk: "Progress" })).toBe("Progress");
  expect(keadaanBaris("Cancel", line)).toBe("Batal");
  expect(keadaanBaris("Cancel", { ...line, statusProduk: "Progress" })).toBe("Batal");
});
