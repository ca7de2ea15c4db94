import type { Call } from "#contract/kernel/call.ts";
import { mayCall } from "#contract/kernel/permission.ts";
import { useSession } from "../api/session.ts";
import { offer } from "../ui/dialog/undo.tsx";
import { useOpen } from "./useFollow.ts";

type Berikutnya = { call: Call; label: string; href: string };

/** After something was done: offers what comes next, to those who may do it. */
export function useBerikutnya(): (selesai: string, berikutnya: Berikutnya) => void {
  const open = useOpen();
  const person = useSession();
  return (selesai, { call, label, href }) => {
    if (mayCall(call.permission, person)) offer(selesai, label, () => open(href));
  };
}
