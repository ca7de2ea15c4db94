import { expect, test } from "vitest";
import type { User } from "#platform/http/context.ts";
import { mayPayRow } from "./rules.ts";

const bos = { role: "Management" } as User;
const po = { statusPo: "Selesai", statusPembayaran: false, qtyDitagih: null } as const;

test("what is owed for a purchase order is paid from its row, a bill where its proof stands", () => {
  expect(mayPayRow(bos, po)).toEqual({ boleh: true, alasan: null });
  expect(mayPayRow({ role: "Admin" } as User, po).boleh).toBe(false);
  expect(mayPayRow(bos, { ...po, qtyDitagih: 1 }).boleh).toBe(false);
  const bukaTagihan = { boleh: false, alasan: "Buka tagihannya untuk membayar" };
  expect(mayPayRow(bos, { ...po, statusPo: null })).toEqual(bukaTagihan);
  expect(mayPayRow(bos, { ...po, statusPembayaran: null })).toEqual(bukaTagihan);
});
