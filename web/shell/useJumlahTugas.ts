import { useQuery } from "@tanstack/react-query";
import { useSession } from "../api/session.ts";
import type { Jumlah } from "../documents/jumlahTugas.ts";
import { fetched } from "../ui/page/missingCode.ts";
import { HOME } from "../ui/page/paths.ts";
import { mayOpen, screenAt } from "./openScreens.ts";

const EVERY_MS = 120_000;
const NONE: Jumlah = {};

/**
 * How many tasks wait on each screen, of those who have the first screen, where they stand. Asked for now and then, and not
 * after every change: everybody has a sidebar. The contract of that screen is no part of the frame.
 */
export function useJumlahTugas(): Jumlah {
  const session = useSession();
  const home = screenAt(HOME);
  const { data } = useQuery<Jumlah>({
    queryKey: ["jumlah tugas"],
    queryFn: async () => (await fetched(import("./jumlahTugas.ts"))).jumlahTugas(),
    enabled: home !== undefined && mayOpen(home, session),
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  });
  return data ?? NONE;
}
