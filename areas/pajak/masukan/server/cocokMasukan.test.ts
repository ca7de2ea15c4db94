import { expect, test } from "vitest";
import { matchMasukan, type TagihanPpn } from "./cocokMasukan.ts";

const NPWP = "0012345678901000";
const faktur = (nomor: string, ppn: number, npwp = NPWP) => ({ nomor, npwp, ppn });
const tagihan = (idTagihan: string, sisa: number, beda: Partial<TagihanPpn> = {}): TagihanPpn => ({
  ...{ idTagihan, npwp: "01.234.567.8-901.000".slice(0, 20), nomorFaktur: "", sisa },
  ...beda,
});
const cocok = (...isi: Parameters<typeof matchMasukan>) => [...matchMasukan(...isi)];

test("a faktur is of the bill with its number, whatever other bill has the same PPN", () => {
  const bernomor = tagihan("TG-2", 110, { npwp: NPWP, nomorFaktur: "1" });
  expect(cocok([faktur("1", 110)], [tagihan("TG-1", 110, { npwp: NPWP }), bernomor])).toEqual([["1", "TG-2"]]);
});

test("a number of another supplier, or with more PPN than its bill has, decides nothing", () => {
  const bernomor = tagihan("TG-2", 110, { npwp: NPWP, nomorFaktur: "1" });
  expect(cocok([faktur("1", 110, "9999999999999999")], [bernomor])).toEqual([]);
  expect(cocok([faktur("1", 111)], [bernomor])).toEqual([]);
});

test("a bill with a number takes several faktur of it until its PPN is said", () => {
  expect(cocok([faktur("1", 30), faktur("2", 80), faktur("3", 80)], [tagihan("TG-1", 80, { npwp: NPWP })])).toEqual([]);
  expect(cocok([faktur("1", 30), faktur("2", 80)], [tagihan("TG-1", 80, { npwp: NPWP })])).toEqual([["2", "TG-1"]]);
});

test("without a number the only bill of the supplier with that PPN is meant; of two nobody is", () => {
  const satu = tagihan("TG-1", 110, { npwp: "012345678901000" });
  expect(cocok([faktur("1", 110)], [satu])).toEqual([["1", "TG-1"]]);
  expect(cocok([faktur("1", 110)], [satu, tagihan("TG-2", 110, { npwp: NPWP })])).toEqual([]);
  expect(cocok([faktur("1", 110), faktur("2", 110)], [satu])).toEqual([]);
});
