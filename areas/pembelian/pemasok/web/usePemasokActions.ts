import { send } from "#web/api/client.ts";
import { useUndoableCall } from "#web/ui/dialog/undo.tsx";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import type { Pemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";

export const idOf = ({ idPemasok }: Pemasok) => String(idPemasok);

/** What can be done with a supplier of the list, and the forms that it opens. */
export function usePemasokActions(detail: Addressed<string>, arsip: boolean) {
  const satu = {
    key: idOf,
    load: async (id: string): Promise<Pemasok> =>
      (await send(pemasok.getDetailPemasok, { idPemasok: Number(id) })).data,
  };
  const edit = useFormAddress("ubah", { ...satu, call: pemasok.updatePemasok, boleh: ({ aksi }) => aksi.edit });
  const gabung = useFormAddress("gabung", { ...satu, call: pemasok.gabungPemasok, boleh: ({ aksi }) => aksi.gabung });
  const arsipkan = useUndoableCall({
    call: pemasok.arsipkanPemasok,
    input: (row: Pemasok) => ({ idPemasok: row.idPemasok, arsip: !row.arsip }),
    back: (row: Pemasok) => ({ idPemasok: row.idPemasok, arsip: row.arsip }),
    said: ({ nama, arsip }) =>
      arsip ? `${nama} aktif kembali` : `${nama} diarsipkan: tidak lagi dipilih di PO, riwayat dan hutangnya tetap`,
    fallback: "Gagal mengarsipkan pemasok",
  });
  const actions: RowAction<Pemasok>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, idOf) },
    { kind: "edit", call: pemasok.updatePemasok, boleh: (row) => row.aksi.edit, ...opens(edit) },
    {
      kind: "assign",
      label: "Gabungkan",
      call: pemasok.gabungPemasok,
      boleh: (row) => row.aksi.gabung,
      ...opens(gabung),
    },
    {
      kind: "kondisi",
      label: arsip ? "Aktifkan" : "Arsipkan",
      call: pemasok.arsipkanPemasok,
      boleh: (row) => row.aksi.arsip,
      run: arsipkan,
    },
  ];
  return { actions, edit, gabung };
}
