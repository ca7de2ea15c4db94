import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { askCall } from "../api/hooks.ts";
import { type Jumlah, perLayar } from "../documents/jumlahTugas.ts";

/** How many tasks wait on each screen, by its path. The dashboard shows the same tasks: they are asked for once. */
export const jumlahTugas = async (): Promise<Jumlah> => perLayar((await askCall(dashboard.getTugasSaya, {})).data);
