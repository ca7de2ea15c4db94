import { useEffect, useSyncExternalStore } from "react";
import { fetched } from "../page/missingCode.ts";
import { watchDialogs } from "./dialogStore.ts";

type Code = typeof import("./Dialogs.tsx");

let here: Code | null = null;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The code of dialogs and toasts is no part of the first screen. Fails while there is no connection. */
export function fetchDialogs(): Promise<void> {
  asked ??= fetched(import("./Dialogs.tsx")).then(
    (code) => {
      here = code;
      for (const listener of listeners) listener();
    },
    (missing: unknown) => {
      asked = undefined;
      throw missing;
    },
  );
  return asked;
}

const fetchQuietly = () => void fetchDialogs().catch(() => undefined);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All dialogs and toasts of the app, from when their code is there; the first that is wanted fetches it. */
export function LaterDialogs() {
  const code = useSyncExternalStore(watch, () => here);
  useEffect(() => {
    window.addEventListener("online", fetchQuietly);
    const forget = watchDialogs(fetchQuietly);
    return () => {
      window.removeEventListener("online", fetchQuietly);
      forget();
    };
  }, []);
  return code && <code.Dialogs />;
}
