import { Switch } from "@mantine/core";
import { isianRole, pilihanRole, type Role, role } from "#contract/karyawan/role.ts";
import { blankOf, filledOf } from "#contract/kernel/record.ts";
import { useAction } from "../../../api/hooks.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { MasterPage } from "../../../ui/list/MasterPage.tsx";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";

const columns = columnsOf<Role>([
  recordColumn(pilihanRole, "idRole", { width: 110, card: "aside" }),
  recordColumn(pilihanRole, "namaRole", { card: "title" }),
  { id: "faktorKedua", header: "Wajib Faktor Kedua", cell: (row) => <Wajib row={row} /> },
]);

/** Whether the people of the role must sign in with a second factor. */
function Wajib({ row: { idRole, namaRole, faktorKedua, aksi } }: { row: Role }) {
  const set = useAction(role.setFaktorKedua, { fallback: "Gagal mengatur faktor kedua", fieldErrors: "dialog" });
  return (
    <Switch
      aria-label={`Wajib faktor kedua untuk ${namaRole}`}
      checked={faktorKedua}
      disabled={!aksi.faktorKedua.boleh || set.isPending}
      onChange={(event) => set.mutate({ idRole, wajib: event.currentTarget.checked })}
    />
  );
}

export function RolePage() {
  return (
    <MasterPage
      title="Role"
      columns={columns}
      list={useLocalList(role.getRole, {})}
      idOf={(row) => row.idRole}
      nameOf={(row) => row.namaRole}
      field="namaRole"
      of={isianRole}
      add={{
        call: role.addRole,
        initial: () => blankOf(isianRole),
        fallback: "Gagal menambahkan role",
      }}
      edit={{
        call: role.updateRole,
        initial: ({ idRole, ...row }) => ({ idRole, ...filledOf(isianRole, row) }),
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
