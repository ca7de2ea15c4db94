import { expect, test } from "vitest";
import type { StatusFaktur } from "../isiFaktur.ts";
import { mayNote, problemOfCatatan } from "./rules.ts";

const nomor = "04002600000000001";

test("a faktur gets a number with its approval, a task is done or not", () => {
  const catat = (jenis: "Pengurangan" | "Penuh", status: StatusFaktur, tertulis = "") =>
    problemOfCatatan({ jenis, status: "Belum" }, { status, nomor: tertulis });
  expect([
    catat("Pengurangan", "Belum"),
    catat("Pengurangan", "Selesai"),
    catat("Pengurangan", "Belum", nomor),
  ]).toEqual([null, null, null]);
  expect(catat("Pengurangan", "Disetujui", nomor)).toBe("Tugas ini Belum atau Selesai");
  expect(catat("Penuh", "Selesai")).toBe("Faktur tidak Selesai, melainkan Disetujui");
  expect([catat("Penuh", "Disetujui", nomor), catat("Penuh", "Dikirim", nomor), catat("Penuh", "Belum")]).toEqual([
    null,
    null,
    null,
  ]);
  for (const salah of ["", nomor.slice(1), `${nomor}1`, nomor.replace("4", "x")]) {
    expect(catat("Penuh", "Disetujui", salah), salah).toBe("Nomor faktur terdiri dari 17 angka");
  }
  expect(catat("Penuh", "Belum", nomor)).toBe("Faktur yang bernomor sudah Dikirim atau Disetujui");
});

test("what was taken back stays so", () => {
  expect(mayNote({ diambil: false }).boleh).toBe(true);
  expect(mayNote({ diambil: true }).alasan).toBe("Faktur ini sudah dibatalkan");
});
