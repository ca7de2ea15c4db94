import { pajak } from "#areas/pajak/setelan/contract.ts";
import type { PecahanPpn } from "#kernel/pajak.ts";
import { useCall } from "#web/api/hooks.ts";

/** The PPN that an order of today has on top of its prices; null where they include it, and until the server has said so. */
export function usePpnHarga(): PecahanPpn | null {
  const { data } = useCall(pajak.getPpnHarga, {}, { aside: true });
  return data?.data.ppn ?? null;
}
