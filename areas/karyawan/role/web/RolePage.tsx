import { Button, Switch } from "@mantine/core";
import { blankOf, filledOf } from "#kernel/record.ts";
import { useAction } from "#web/api/hooks.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { MasterPage } from "#web/ui/list/MasterPage.tsx";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "#web/ui/record/recordColumn.tsx";
import { isianRole, pilihanRole, type Role, role } from "../contract.ts";
import "@mantine/core/styles/Switch.css";

const DiskonForm = onOpening(() => import("./DiskonForm.tsx").then((file) => file.DiskonForm));

const WAJIB = "Wajib Faktor Kedua";
const columns = columnsOf<Role>([
  idColumn(pilihanRole, "idRole", 110),
  recordColumn(pilihanRole, "namaRole", { card: "title", sort: "namaRole" }),
  {
    id: "faktorKedua",
    header: WAJIB,
    card: "second",
    cell: (row) => <Wajib row={row} />,
    onCard: (row) => <Wajib row={row} label={WAJIB} />,
  },
  { id: "batasDiskon", header: "Batas Diskon", cell: (row) => <BatasDiskon row={row} /> },
]);

/** Whether the people of the role must sign in with a second factor. */
function Wajib({ row: { idRole, namaRole, faktorKedua, aksi }, label }: { row: Role; label?: string }) {
  const set = useAction(role.setFaktorKedua, { fallback: "Gagal mengatur faktor kedua", fieldErrors: "dialog" });
  return (
    <Switch
      label={label}
      aria-label={`Wajib faktor kedua untuk ${namaRole}`}
      checked={faktorKedua}
      disabled={!aksi.faktorKedua.boleh || set.isPending}
      onChange={(event) => set.mutate({ idRole, wajib: event.currentTarget.checked })}
    />
  );
}

/** How much its people give off a price without asking. */
function BatasDiskon({ row }: { row: Role }) {
  const dialog = useDialog<Role>();
  const sebutan = row.batasDiskon === null ? "Tanpa batas" : `${row.batasDiskon}%`;
  if (!row.aksi.batasDiskon.boleh) return sebutan;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Batas diskon ${row.namaRole}: ${sebutan}`}
        onClick={() => dialog.open(row)}
      >
        {sebutan}
      </Button>
      <DiskonForm dialog={dialog} />
    </>
  );
}

export function RolePage() {
  return (
    <MasterPage
      title="Role"
      actionsAt="start"
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
