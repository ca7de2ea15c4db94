import { send } from "#web/api/client.ts";
import type { Layar } from "#web/ui/page/penjelasan.ts";
import { pengantar } from "../../pengantar/contract.ts";
import { LAYAR } from "./layar.ts";

/** What explains the screen; null where there is nothing to say, or the person was told on another device. */
export async function recognise(path: string): Promise<Layar | null> {
  const layar = LAYAR[path];
  if (!layar) return null;
  const { data } = await send(pengantar.catatPengantar, { layar: path });
  return data.baru ? layar : null;
}
