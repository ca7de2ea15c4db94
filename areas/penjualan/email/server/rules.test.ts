import { expect, test } from "vitest";
import { type EmailRow, mayResend, mayReturn } from "./rules.ts";

const surat = (status: EmailRow["status"], row: Partial<EmailRow> = {}) =>
  ({ status, diulang: null, tersimpan: true, ...row }) as EmailRow;

test.each([
  ["one that waits", surat("Antri"), "Masih antri, dicoba lagi sendiri"],
  ["one under way", surat("Mengirim"), "Sedang dikirim"],
  ["one that arrived", surat("Terkirim"), "Sudah diterima server email, kirim lagi dari dokumennya bila perlu"],
  ["one that failed", surat("Gagal"), null],
  ["one of which nobody knows", surat("Tidak Pasti"), null],
  ["one that was sent again", surat("Gagal", { diulang: 7 }), "Sudah dikirim ulang"],
  [
    "one whose content is gone",
    surat("Gagal", { tersimpan: false }),
    "Isinya tidak disimpan lagi, kirim lagi dari dokumennya",
  ],
])("%s is sent again, or why not", (_, row, reason) => {
  const { boleh, alasan } = mayResend(row);
  expect(boleh ? null : alasan).toBe(reason);
});

test("only what a server has taken, or may have, can come back", () => {
  const kembali = (["Terkirim", "Tidak Pasti", "Antri", "Mengirim", "Gagal"] as const).filter(
    (status) => mayReturn(surat(status)).boleh,
  );
  expect(kembali).toEqual(["Terkirim", "Tidak Pasti"]);
});
