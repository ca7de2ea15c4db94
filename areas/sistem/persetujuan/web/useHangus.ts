import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { useCall } from "#web/api/hooks.ts";
import type { Kembalian } from "#web/documents/PengajuanHangus.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import type { Menunggu } from "../contract.ts";

/**
 * The form that keeps the refund which is shown, and what opens it: null for everything else. The same question as that of
 * useBolehSetuju, so nothing is asked twice.
 */
export function useHangus(row: Menunggu | null, done: (row: Menunggu) => void) {
  const dialog = useDialog<Kembalian>();
  const { data } = useCall(
    pengajuan.getDampakApprove,
    { idPengajuan: row?.id ?? "" },
    { enabled: row?.jenis === "pengajuan", keepPrevious: false },
  );
  const { hangus } = data?.data ?? {};
  const kembalian: Kembalian | null =
    row?.jenis === "pengajuan" && hangus?.boleh
      ? {
          idPengajuan: row.id,
          versi: row.versi,
          nominalPengajuan: row.nominal,
          inv: { idSo: row.judul, idInvoice: null },
          aksi: { hangus },
        }
      : null;
  return { dialog, open: kembalian && (() => dialog.open(kembalian)), done: () => row && done(row) };
}
