import { type Role, role } from "#contract/karyawan/role.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { MasterPage } from "../../../ui/list/MasterPage.tsx";
import { useLocalList } from "../../../ui/list/useLocalList.ts";

const columns = columnsOf<Role>([
  { id: "idRole", header: "ID Role", cell: (row) => row.idRole, width: 110 },
  { id: "namaRole", header: "Nama Role", cell: (row) => row.namaRole, card: "title" },
]);

export function RolePage() {
  return (
    <MasterPage
      title="Role"
      columns={columns}
      list={useLocalList(role.getRole, {})}
      idOf={(row) => row.idRole}
      nameOf={(row) => row.namaRole}
      field="namaRole"
      fieldLabel="Nama Role"
      add={{
        call: role.addRole,
        initial: () => ({ namaRole: "" }),
        fallback: "Gagal menambahkan role",
      }}
      edit={{
        call: role.updateRole,
        initial: ({ idRole, namaRole }) => ({ idRole, namaRole }),
        fallback: "Gagal edit role",
      }}
      remove={{
        call: role.deleteRole,
        input: ({ idRole }) => ({ idRole }),
        ask: "Apakah anda yakin untuk menghapus role ini?",
        fallback: "Gagal hapus role",
      }}
    />
  );
}
