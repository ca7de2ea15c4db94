import { expect, test } from "vitest";
import type { Tanggal } from "#kernel/types.ts";
import type { StatusPenawaran } from "../label.ts";
import { kapan } from "./kapan.ts";
import { PINDAH } from "./pindah.ts";

const hari = (satu: string) => satu as Tanggal;
const today = hari("2026-11-20");
const row = {
  ...{ tindakLanjut: null, berlakuSampai: hari("2026-12-04"), alasanKalah: null, idSo: null, orderBatal: false },
};

test("a card tells its follow-up, red once that is late, else until when the offer holds, or how it ended", () => {
  expect(kapan(row, "draft", today)).toEqual({ when: "Berlaku sampai 04-12-2026" });
  expect(kapan({ ...row, berlakuSampai: today }, "dikirim", today)).toEqual({ when: "Berlaku sampai hari ini" });
  expect(kapan(row, "disetujui", today), "what is agreed to does not expire").toEqual({ when: "" });
  const tindak = (satu: string) => kapan({ ...row, tindakLanjut: hari(satu) }, "dikirim", today);
  expect(tindak("2026-11-21")).toEqual({ when: "Tindak lanjut 21-11-2026" });
  expect(tindak("2026-11-20")).toEqual({ when: "Tindak lanjut hari ini" });
  expect(tindak("2026-11-18")).toEqual({ when: "Terlambat 2 hari", late: true });
  const lewat = { ...row, tindakLanjut: hari("2026-11-10"), berlakuSampai: hari("2026-11-19") };
  expect(kapan(lewat, "berakhir", today)).toEqual({ when: "Lewat 19-11-2026" });
  expect(kapan({ ...row, alasanKalah: "Harga" }, "berakhir", today)).toEqual({ when: "Harga" });
  expect(kapan({ ...row, idSo: "SO-1", orderBatal: true }, "jadiOrder", today)).toEqual({ when: "SO-1 dibatalkan" });
});

test("a drop does the step of the column; only the customer agrees", () => {
  const pindah = (status: StatusPenawaran, kolom: string) => PINDAH.to({ status }, kolom, "");
  expect(pindah("Draft", "dikirim")).toEqual({ kind: "keluar" });
  expect(pindah("Dikirim", "draft")).toEqual({ kind: "edit" });
  expect(pindah("Dikirim", "jadiOrder")).toEqual({ kind: "pesan" });
  expect(pindah("Disetujui", "berakhir")).toEqual({ kind: "batal" });
  expect(pindah("Disetujui", "dikirim")).toEqual({ alasan: "Customer sudah menyetujui penawaran ini" });
  expect(pindah("Kedaluwarsa", "disetujui")).toHaveProperty("alasan");
  expect(pindah("Jadi Order", "disetujui"), "the server says that it is an order").toEqual({ kind: "keluar" });
});
