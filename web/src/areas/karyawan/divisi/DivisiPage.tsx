import { type Divisi, divisi } from "#contract/karyawan/divisi.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { MasterPage } from "../../../ui/list/MasterPage.tsx";
import { useLocalList } from "../../../ui/list/useLocalList.ts";

const columns = columnsOf<Divisi>([
  { id: "idDivisi", header: "ID Divisi", cell: (row) => row.idDivisi, width: 110 },
  { id: "namaDivisi", header: "Nama Divisi", cell: (row) => row.namaDivisi, card: "title" },
]);

export function DivisiPage() {
  return (
    <MasterPage
      title="Divisi"
      columns={columns}
      list={useLocalList(divisi.getDivisi, {})}
      idOf={(row) => row.idDivisi}
      nameOf={(row) => row.namaDivisi}
      field="namaDivisi"
      fieldLabel="Nama Divisi"
      add={{
        call: divisi.addDivisi,
        initial: () => ({ namaDivisi: "" }),
        fallback: "Gagal menambahkan divisi",
      }}
      edit={{
        call: divisi.updateDivisi,
        initial: ({ idDivisi, namaDivisi }) => ({ idDivisi, namaDivisi }),
        fallback: "Gagal edit divisi",
      }}
      remove={{
        call: divisi.deleteDivisi,
        input: ({ idDivisi }) => ({ idDivisi }),
        ask: "Apakah anda yakin untuk menghapus divisi ini?",
        fallback: "Gagal hapus Divisi",
      }}
    />
  );
}
