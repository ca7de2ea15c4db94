import { isianJabatan, type Jabatan, jabatan, pilihanJabatan } from "#contract/karyawan/jabatan.ts";
import { blankOf, filledOf } from "#contract/kernel/record.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { MasterPage } from "../../../ui/list/MasterPage.tsx";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "../../../ui/record/recordColumn.tsx";

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
