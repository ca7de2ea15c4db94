import { useEffect } from "react";
import { isModalOpen } from "#web/ui/dialog/modalLayer.ts";
import { belongsToPage } from "#web/ui/page/keys.ts";
import { KATA } from "./putusan.ts";
import type { Kotak } from "./useKotak.ts";

/** The keys of the page: a letter belongs to it unless somebody types or a dialog is open. */
export function useTombol(kotak: Kotak): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isModalOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") kotak.cancel();
      if (!belongsToPage(event) || kotak.niat !== null) return;
      const act = actionOf(event.key, kotak);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [kotak]);
}

function actionOf(key: string, kotak: Kotak): (() => void) | undefined {
  const letter = key.toUpperCase();
  if (letter === "J") return () => kotak.step(1);
  if (letter === "K") return () => kotak.step(-1);
  if (letter === "X") return () => kotak.mark(kotak.current);
  if (letter === "H" && kotak.hangus.open) return kotak.hangus.open;
  const found = Object.entries(KATA).find(([, kata]) => kata.key === letter);
  return found && (() => kotak.intend(found[0] as keyof typeof KATA));
}
