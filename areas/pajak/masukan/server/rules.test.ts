import { expect, test } from "vitest";
import { keadaanOf, mayConnect, mayDisconnect, maySetAside, problemOfHubungan } from "./rules.ts";

const faktur = { berlaku: true, idTagihan: null, masaKredit: null, tanpaTagihan: "" };
const terhubung = { ...faktur, idTagihan: "TG-1" };

test("how an input faktur stands", () => {
  expect(keadaanOf(faktur)).toBe("Tanpa Tagihan");
  expect(keadaanOf(terhubung)).toBe("Belum Dikreditkan");
  expect(keadaanOf({ ...terhubung, masaKredit: "2026-11" })).toBe("Dikreditkan");
  expect(keadaanOf({ ...faktur, tanpaTagihan: "bukan milik kita" })).toBe("Dikesampingkan");
  expect(keadaanOf({ ...terhubung, berlaku: false, tanpaTagihan: "x" })).toBe("Batal");
});

test("it is connected with one bill, and set aside while it has none", () => {
  for (const boleh of [mayConnect, maySetAside]) {
    expect(boleh(faktur).alasan).toBeNull();
    expect(boleh(terhubung).alasan).toBe("Faktur ini sudah dihubungkan dengan TG-1");
    expect(boleh({ ...faktur, berlaku: false }).alasan).toBe("Faktur ini sudah dibatalkan atau diganti di Coretax");
  }
  expect(mayDisconnect(terhubung).alasan).toBeNull();
  expect(mayDisconnect(faktur).alasan).toBe("Faktur ini tidak dihubungkan dengan tagihan");
});

test("its PPN is at most what no faktur says yet of the bill", () => {
  const tagihan = { idTagihan: "TG-1", batal: false, sisa: 110 };
  expect(problemOfHubungan(tagihan, 110)).toBeNull();
  expect(problemOfHubungan(tagihan, 111)).toBe("PPN faktur Rp 111, sedangkan PPN TG-1 yang belum berfaktur Rp 110");
  expect(problemOfHubungan({ ...tagihan, batal: true }, 1)).toBe("Tagihan TG-1 sudah dibatalkan");
});
