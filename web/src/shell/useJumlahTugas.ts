import { useQuery } from "@tanstack/react-query";
import { dashboard } from "#contract/laporan/dashboard.ts";
import { send } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { TASKS } from "../documents/address.ts";

const EVERY_MS = 120_000;

type Jumlah = Readonly<Record<string, number>>;
const NONE: Jumlah = {};

/**
 * How many tasks wait on each screen, by its path. Asked for now and then, and not after every change: everybody has a
 * sidebar.
 */
export function useJumlahTugas(): Jumlah {
  const may = useMay(dashboard.getTugasSaya);
  const { data } = useQuery<Jumlah>({
    queryKey: ["jumlah tugas"],
    queryFn: jumlahTugas,
    enabled: may,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  });
  return data ?? NONE;
}

async function jumlahTugas(): Promise<Jumlah> {
  const { data } = await send(dashboard.getTugasSaya, {});
  const perScreen: Record<string, number> = {};
  for (const { jenis, jumlah } of data) {
    const { path } = TASKS[jenis];
    perScreen[path] = (perScreen[path] ?? 0) + jumlah;
  }
  return perScreen;
}
