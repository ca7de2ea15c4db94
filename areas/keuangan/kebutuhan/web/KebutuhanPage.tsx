import { Stack } from "@mantine/core";
import { dampakLaba } from "#areas/laporan/dampak-laba/contract.ts";
import { blankOf, filledOf } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { send } from "#web/api/client.ts";
import { kalimatDampak } from "#web/documents/tanyaDampak.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useFormAddress } from "#web/ui/dialog/useFormAddress.ts";
import { type Column, columnsOf } from "#web/ui/list/columns.ts";
import { MasterPage } from "#web/ui/list/MasterPage.tsx";
import { opens } from "#web/ui/list/rowActions.ts";
import { useLocalList, type WholeList } from "#web/ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "#web/ui/record/recordColumn.tsx";
import { komponenLaba } from "../../komponen-laba/contract.ts";
import { KomponenLabaList } from "../../komponen-laba/web/KomponenLabaList.tsx";
import { isianKebutuhan, isiKebutuhan, type Kebutuhan, kebutuhan } from "../contract.ts";

const AssignForm = onOpening(() => import("../../komponen-laba/web/AssignForm.tsx").then((file) => file.AssignForm));

const COLUMNS: readonly Column<Kebutuhan>[] = showing(isiKebutuhan, { others: [] }, [
  idColumn(isiKebutuhan, "idKebutuhan", 130),
  recordColumn(isiKebutuhan, "namaKebutuhan", { card: "title", sort: "namaKebutuhan" }),
  recordColumn(isiKebutuhan, "komponenLaba", { card: "third" }),
]);
const columns = columnsOf(COLUMNS);

/** The list of needs, and the list of profit components. */
export function KebutuhanPage() {
  const list = useLocalList(kebutuhan.getKebutuhan, {}, { prefix: "kebutuhan" });
  const assign = useAssign(list);
  const lepas = useLepas();
  return (
    <Stack gap="xl">
      <MasterPage
        title="Kebutuhan"
        showTitle="aloud"
        columns={columns}
        list={list}
        idOf={(row) => row.idKebutuhan}
        nameOf={(row) => row.namaKebutuhan}
        field="namaKebutuhan"
        of={isianKebutuhan}
        more={[
          {
            kind: "assign",
            label: "Assign komponen laba",
            call: komponenLaba.assignKomponenLaba,
            boleh: (row) => row.aksi.assign,
            ...opens(assign),
          },
          {
            kind: "lepas",
            label: "Lepas komponen laba",
            call: komponenLaba.hapusAssignKomponenLaba,
            boleh: (row) => row.aksi.lepas,
            run: lepas,
          },
        ]}
        add={{
          call: kebutuhan.addKebutuhan,
          initial: () => blankOf(isianKebutuhan),
          fallback: "Gagal menambahkan kebutuhan",
        }}
        edit={{
          call: kebutuhan.updateKebutuhan,
          initial: ({ idKebutuhan, ...row }) => ({ idKebutuhan, ...filledOf(isianKebutuhan, row) }),
          fallback: "Gagal edit kebutuhan",
        }}
        remove={{
          call: kebutuhan.deleteKebutuhan,
          input: ({ idKebutuhan }) => ({ idKebutuhan }),
          ask: "Apakah anda yakin untuk menghapus kebutuhan ini?",
          fallback: "Gagal hapus kebutuhan",
        }}
      />
      <AssignForm dialog={assign} />
      <KomponenLabaList />
    </Stack>
  );
}

const useAssign = (list: WholeList<Kebutuhan>) =>
  useFormAddress<Kebutuhan>("assign", {
    call: komponenLaba.assignKomponenLaba,
    key: ({ idKebutuhan }) => String(idKebutuhan),
    load: async (id) => (await list.whole()).find(({ idKebutuhan }) => String(idKebutuhan) === id),
    boleh: ({ aksi }) => aksi.assign,
  });

const useLepas = () =>
  useConfirmedCall({
    call: komponenLaba.hapusAssignKomponenLaba,
    input: ({ idKebutuhan }: Kebutuhan) => ({ idKebutuhan }),
    ask: ({ namaKebutuhan }) => `Apakah anda yakin untuk melepas komponen laba dari ${namaKebutuhan}?`,
    text: ({ idKebutuhan }) => kalimatDampak(send(dampakLaba.getDampakKomponen, { idKebutuhan })),
    busy: "Melepas…",
    fallback: "Gagal assign komponen laba",
  });
