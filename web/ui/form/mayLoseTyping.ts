import { confirm } from "../dialog/dialogs.ts";

/** Asks before a form with typed text is closed. */
export const mayLoseTyping = () =>
  confirm({
    title: "Tutup form ini?",
    text: "Isian yang belum disimpan akan hilang.",
    ok: "Tutup tanpa menyimpan",
    cancel: "Lanjut mengisi",
    danger: true,
  });
