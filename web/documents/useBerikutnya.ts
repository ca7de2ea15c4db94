import type { Call } from "#kernel/call.ts";
import { mayCall } from "#kernel/permission.ts";
import { useSession } from "../api/session.ts";
import { offer, urungkan } from "../ui/dialog/undo.tsx";
import { useOpen } from "./useFollow.ts";

type Berikutnya = { call: Call; label: string; href: string };

/**
 * After something was done: offers what comes next, to those who may do it, and to take it back where that is possible.
 */
export function useBerikutnya() {
  const open = useOpen();
  const person = useSession();
  return (selesai: string, berikutnya: Berikutnya | null, undo?: () => Promise<unknown>): void => {
    const offers = undo ? [urungkan(undo)] : [];
    if (berikutnya !== null && mayCall(berikutnya.call.permission, person)) {
      offers.push({ label: berikutnya.label, act: () => open(berikutnya.href) });
    }
    if (offers.length > 0) offer(selesai, ...offers);
  };
}
