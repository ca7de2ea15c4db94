import { expect, test } from "vitest";
import type { Tanggal, Waktu } from "#kernel/types.ts";
import { mayIngatkan, mayJadwalkan } from "./rules.ts";

test("maintenance is planned once at a time, and its customer reminded once, while it is not planned", () => {
  expect(mayJadwalkan({ idKeluhan: null }).boleh).toBe(true);
  expect(mayJadwalkan({ idKeluhan: "KL-1" as never }).alasan).toBe("Perawatan mesin ini sudah dibuka di KL-1");
  expect(mayIngatkan({ diingatkan: null, rencana: null }).boleh).toBe(true);
  // A day of Jakarta: late in the evening it is the next one there.
  expect(mayIngatkan({ diingatkan: "2026-11-20T18:00:00Z" as Waktu, rencana: null })).toEqual({
    boleh: false,
    alasan: "Customer sudah diingatkan untuk perawatan ini pada 21-11-2026",
  });
  expect(mayIngatkan({ diingatkan: null, rencana: "2026-12-01" as Tanggal })).toEqual({
    boleh: false,
    alasan: "Kunjungannya sudah direncanakan 01-12-2026",
  });
});
