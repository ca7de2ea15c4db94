import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { useCall } from "../api/hooks.ts";

/** The last day of the months that are closed (Tutup Buku); undefined while none is. Asked for once, and when it changes. */
export function useTutupSampai(): string | undefined {
  const { data } = useCall(tutupBuku.getTutupSampai, {}, { staleTime: Number.POSITIVE_INFINITY, aside: true });
  return data?.data.sampai ?? undefined;
}
