import { blankOf, filledOf } from "#kernel/record.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { MasterPage } from "#web/ui/list/MasterPage.tsx";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "#web/ui/record/recordColumn.tsx";
import { isianJabatan, type Jabatan, jabatan, pilihanJabatan } from "../contract.ts";

const columns = columnsOf<Jabatan>([
  idColumn(pilihanJabatan, "idJabatan", 110),
  recordColumn(pilihanJabatan, "namaJabatan", { card: "title", sort: "namaJabatan" }),
]);

export function JabatanPage() {
  return (
    <MasterPage
      title="Jabatan"
      actionsAt="start"
      columns={columns}
      list={useLocalList(jabatan.getJabatan, {})}
      idOf={(row) => row.idJabatan}
      nameOf={(row) => row.namaJabatan}
      field="namaJabatan"
      of={isianJabatan}
      add={{
        call: jabatan.addJabatan,
        initial: () => blankOf(isianJabatan),
        fallback: "Gagal menambahkan Jabatan",
      }}
      edit={{
        call: jabatan.updateJabatan,
        initial: ({ idJabatan, ...row }) => ({ idJabatan, ...filledOf(isianJabatan, row) }),
        fallback: "Gagal edit jabatan",
      }}
      remove={{
        call: jabatan.deleteJabatan,
        input: ({ idJabatan }) => ({ idJabatan }),
        ask: "Apakah anda yakin untuk menghapus jabatan ini?",
        fallback: "Gagal hapus Jabatan",
      }}
    />
  );
}
