import { type Jabatan, jabatan } from "#contract/karyawan/jabatan.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { MasterPage } from "../../../ui/list/MasterPage.tsx";
import { useLocalList } from "../../../ui/list/useLocalList.ts";

const columns = columnsOf<Jabatan>([
  { id: "idJabatan", header: "ID Jabatan", cell: (row) => row.idJabatan, width: 110 },
  { id: "namaJabatan", header: "Nama Jabatan", cell: (row) => row.namaJabatan, card: "title" },
]);

export function JabatanPage() {
  return (
    <MasterPage
      title="Jabatan"
      columns={columns}
      list={useLocalList(jabatan.getJabatan, {})}
      idOf={(row) => row.idJabatan}
      nameOf={(row) => row.namaJabatan}
      field="namaJabatan"
      fieldLabel="Nama Jabatan"
      add={{
        call: jabatan.addJabatan,
        initial: () => ({ namaJabatan: "" }),
        fallback: "Gagal menambahkan Jabatan",
      }}
      edit={{
        call: jabatan.updateJabatan,
        initial: ({ idJabatan, namaJabatan }) => ({ idJabatan, namaJabatan }),
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
