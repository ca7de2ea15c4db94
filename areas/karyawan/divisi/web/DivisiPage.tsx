import { blankOf, filledOf } from "#kernel/record.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { MasterPage } from "#web/ui/list/MasterPage.tsx";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { idColumn, recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type Divisi, divisi, isianDivisi, pilihanDivisi } from "../contract.ts";

const columns = columnsOf<Divisi>([
  idColumn(pilihanDivisi, "idDivisi", 110),
  recordColumn(pilihanDivisi, "namaDivisi", { card: "title", sort: "namaDivisi" }),
]);

export function DivisiPage() {
  return (
    <MasterPage
      title="Divisi"
      actionsAt="start"
      columns={columns}
      list={useLocalList(divisi.getDivisi, {})}
      idOf={(row) => row.idDivisi}
      nameOf={(row) => row.namaDivisi}
      field="namaDivisi"
      of={isianDivisi}
      add={{
        call: divisi.addDivisi,
        initial: () => blankOf(isianDivisi),
        fallback: "Gagal menambahkan divisi",
      }}
      edit={{
        call: divisi.updateDivisi,
        initial: ({ idDivisi, ...row }) => ({ idDivisi, ...filledOf(isianDivisi, row) }),
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
