import { expect, test } from "vitest";
import { boleh, tidak } from "#kernel/row.ts";
import { maySendBack, TANPA_REVISI } from "./rules.ts";

test("requests of people are sent back to be revised, a stock opname too, nothing else", () => {
  expect(maySendBack("pengajuan", false, boleh)).toEqual(boleh);
  expect(maySendBack("pengajuanAsset", false, boleh)).toEqual(boleh);
  expect(maySendBack("opname", true, boleh)).toEqual(boleh);
  expect(TANPA_REVISI).toContain("dapat dikembalikan untuk direvisi");
  expect(maySendBack("invoice", false, boleh)).toEqual(tidak(TANPA_REVISI));
  expect(maySendBack("pengajuan", true, boleh).boleh).toBe(false);
  for (const jenis of ["opname", "pengajuan", "invoice"] as const) {
    expect(maySendBack(jenis, false, tidak("bukan anda"))).toEqual(tidak("bukan anda"));
  }
});
