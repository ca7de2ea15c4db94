import { confirm } from "../dialog/dialogs.ts";

/** Asked before a form with unsaved typing goes away. */
export const mayLoseTyping = () =>
  confirm({
    title: "Tutup form ini?",
    text: "Isian yang belum disimpan akan hilang.",
    ok: "Tutup tanpa menyimpan",
    cancel: "Lanjut mengisi",
    danger: true,
  });
