import { randomId } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { readSession, watchSession } from "../../api/sessionStore.ts";
import { tellWith } from "../../api/telling.ts";
import { readDialogs, updateDialogs } from "./dialogStore.ts";

const TOAST_MS = 5000;
const MOST_TOASTS = 2;

/** Shows a success dialog for 1.5 seconds. */
export function showSuccess(message: ReactNode, title = "Sukses"): void {
  notice("success", title, message);
}

/** Shows an error dialog until it is closed. */
export function showError(message: ReactNode, title = "Oops..."): void {
  notice("error", title, message);
}

function notice(tone: "success" | "error", title: string, message: ReactNode): void {
  updateDialogs((before) => ({ ...before, notices: [...before.notices, { tone, title, message }] }));
}

export const PASTIKAN = "Pastikan yang anda lakukan sudah benar!";

export type Asked = { title: string; text?: string; danger?: boolean; ok?: string; cancel?: string };

/** Asks a question; closing the dialog in any other way than Ok means no. */
export function confirm({
  title,
  text = PASTIKAN,
  danger = false,
  ok = "Ok",
  cancel = "Batal",
}: Asked): Promise<boolean> {
  return new Promise((answer) => {
    const question = { title, text, danger, ok, cancel, answer };
    updateDialogs((before) => ({ ...before, questions: [...before.questions, question] }));
  });
}

// Who signs in next is not asked what the person before was asked.
watchSession(() => {
  if (readSession().token !== null) return;
  const asked = readDialogs().questions;
  updateDialogs((before) => ({ ...before, questions: [] }));
  for (const question of asked) question.answer(false);
});

/** Blocks the screen until `work` has ended or failed. */
export async function withLoading<T>(work: Promise<T>, text = "Mohon tunggu…"): Promise<T> {
  const wait = { text };
  updateDialogs((before) => ({ ...before, waits: [...before.waits, wait] }));
  try {
    return await work;
  } finally {
    updateDialogs((before) => ({ ...before, waits: before.waits.filter((one) => one !== wait) }));
  }
}

/** Shows a short message at the top right. */
export function toastInfo(message: string): void {
  showToast({ text: message, color: "blue" });
}

/** Shows a short error at the top right. */
export function toastError(message: string): void {
  showToast({ text: message, color: "red", role: "alert" });
}

/** The toasts that are shown, by their text. */
const standing = new Map<string, string>();

type Toast = {
  text: string;
  color: string;
  role?: "status" | "alert";
  /** What is shown, where that is more than the text; `hide` takes the toast away. */
  body?: (hide: () => void) => ReactNode;
  ms?: number;
};

/** A toast with the same text replaces the earlier one; of more than two the oldest goes. */
export function showToast({ text, color, role = "status", body, ms = TOAST_MS }: Toast): void {
  const earlier = standing.get(text);
  const [oldest] = standing.values();
  const gone = earlier ?? (standing.size >= MOST_TOASTS ? oldest : undefined);
  if (gone !== undefined) notifications.hide(gone);
  const id = randomId();
  notifications.show({
    id,
    message: body ? body(() => notifications.hide(id)) : text,
    color,
    role,
    autoClose: ms,
    closeButtonProps: { "aria-label": "Tutup" },
    onClose: () => {
      if (standing.get(text) === id) standing.delete(text);
    },
  });
  standing.set(text, id);
}

// Messages of calls (web/api) are shown with these.
tellWith({ success: showSuccess, failure: showError, aside: toastError, info: toastInfo });
