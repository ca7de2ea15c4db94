import { Select, TextInput } from "@mantine/core";
import { GRUP_REKENING, NAMA_POS_NERACA, POS_NERACA, type Rekening, rekening } from "#contract/keuangan/rekening.ts";
import { send } from "../../../api/client.ts";
import { useConfirmedCall } from "../../../ui/dialog/useConfirmedCall.ts";
import { useDialog } from "../../../ui/dialog/useDialog.ts";
import { FormShell } from "../../../ui/form/FormShell.tsx";
import type { FormApi } from "../../../ui/form/formTypes.ts";
import { columnsOf } from "../../../ui/list/columns.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import { useLocalList } from "../../../ui/list/useLocalList.ts";
import { AddButton } from "../../../ui/page/AddButton.tsx";
import { Money } from "../../../ui/value/Money.tsx";

const columns = columnsOf<Rekening>([
  { id: "idRekening", header: "ID Rekening", width: 120, card: "aside", cell: (row) => row.idRekening },
  { id: "namaRekening", header: "Nama Rekening", card: "title", cell: (row) => row.namaRekening },
  {
    id: "posNeraca",
    header: "Pos Neraca",
    cell: (row) => (row.posNeraca === null ? "-" : NAMA_POS_NERACA[row.posNeraca]),
  },
  { id: "grup", header: "Grup Laba Rugi", cell: (row) => row.grup ?? "-" },
  { id: "saldo", header: "Saldo", align: "right", cell: (row) => <Money value={row.saldo} /> },
]);

export function RekeningPage() {
  const list = useLocalList(rekening.getRekening, {});
  const tambah = useDialog();
  const edit = useDialog<Rekening>();
  const hapus = useConfirmedCall({
    call: rekening.deleteRekening,
    input: ({ idRekening }: Rekening) => ({ idRekening }),
    ask: ({ namaRekening }) => `Apakah anda yakin untuk menghapus rekening ${namaRekening}?`,
    busy: "Menghapus…",
    fallback: "Gagal hapus rekening",
  });
  const actions: RowAction<Rekening>[] = [
    { kind: "edit", call: rekening.updateRekening, boleh: (row) => row.aksi.edit, run: edit.open },
    { kind: "hapus", call: rekening.deleteRekening, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
  return (
    <>
      <ListPage
        title="Rekening"
        columns={columns}
        list={list}
        rowKey={(row) => row.idRekening}
        rowName={(row) => row.namaRekening}
        search={null}
        toolbar={<AddButton call={rekening.addRekening} label="Tambah Rekening" onClick={() => tambah.open()} />}
        actions={actions}
        empty={{ title: "Belum ada rekening", text: "Tekan Tambah Rekening untuk membuat yang pertama." }}
      />
      <FormShell
        dialog={tambah}
        title="Tambah Rekening"
        call={rekening.addRekening}
        initial={() => ({ namaRekening: "", posNeraca: null, grup: null })}
        checkedBy="server"
        fallback="Gagal menambahkan rekening"
      >
        {(form) => <Isian form={form} />}
      </FormShell>
      <FormShell
        dialog={edit}
        title="Edit Rekening"
        call={rekening.updateRekening}
        initial={({ idRekening, namaRekening, posNeraca, grup, versi }) => ({
          idRekening,
          namaRekening,
          posNeraca,
          grup,
          versi,
        })}
        checkedBy="browser"
        fallback="Gagal edit rekening"
        reload={async ({ idRekening }) => {
          const { data } = await send(rekening.getRekening, {});
          return data.find((row) => row.idRekening === idRekening);
        }}
      >
        {(form) => <Isian form={form} />}
      </FormShell>
    </>
  );
}

type Values = { namaRekening: string; posNeraca: Rekening["posNeraca"] | ""; grup: Rekening["grup"] | "" };

function Isian({ form: { field } }: { form: Pick<FormApi<Values>, "field"> }) {
  return (
    <>
      <TextInput label="Nama Rekening" maxLength={100} withAsterisk {...field("namaRekening")} />
      <Select
        mt="sm"
        label="Pos Neraca"
        description="Baris kas pada neraca yang memuat saldo rekening ini"
        placeholder="Tidak dipetakan"
        clearable
        data={POS_NERACA.map((value) => ({ value, label: NAMA_POS_NERACA[value] }))}
        clearButtonProps={{ "aria-label": "Hapus pos neraca" }}
        {...field("posNeraca")}
      />
      <Select
        mt="sm"
        label="Grup Laba Rugi"
        description="Pilihan rekening pada laporan laba rugi"
        placeholder="Tanpa grup"
        clearable
        data={GRUP_REKENING}
        clearButtonProps={{ "aria-label": "Hapus grup" }}
        {...field("grup")}
      />
    </>
  );
}
