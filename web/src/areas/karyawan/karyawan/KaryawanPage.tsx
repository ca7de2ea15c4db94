import { Button, Group } from "@mantine/core";
import { IconFileImport, IconUserPlus } from "@tabler/icons-react";
import { type Karyawan, karyawan } from "#contract/karyawan/karyawan.ts";
import { useMay } from "../../../api/session.ts";
import { PASTIKAN } from "../../../ui/dialog/dialogs.ts";
import { useConfirmedCall } from "../../../ui/dialog/useConfirmedCall.ts";
import { useDialog } from "../../../ui/dialog/useDialog.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { columnsOf } from "../../../ui/list/columns.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import { useList } from "../../../ui/list/useList.ts";
import { Avatar } from "../../../ui/picture/Avatar.tsx";
import { StatusBadge } from "../../../ui/value/StatusBadge.tsx";
import { KaryawanDetail } from "./KaryawanDetail.tsx";
import { KaryawanEdit } from "./KaryawanEdit.tsx";
import { KaryawanImport } from "./KaryawanImport.tsx";
import { KaryawanTambah } from "./KaryawanTambah.tsx";
import { PasswordAwalDialog, type Passwords } from "./PasswordAwalDialog.tsx";
import { STATUS } from "./status.ts";

const columns = columnsOf<Karyawan>([
  { id: "noKaryawan", header: "No Karyawan", cell: (row) => row.noKaryawan },
  {
    id: "namaLengkap",
    header: "Nama",
    card: "title",
    cell: (row) => (
      <Group gap={8} wrap="nowrap">
        <Avatar src={row.fotoProfile} name={row.namaLengkap} size={26} />
        {row.namaLengkap}
      </Group>
    ),
  },
  { id: "status", header: "Status", card: "aside", cell: (row) => <StatusBadge map={STATUS} state={row.resign} /> },
  { id: "divisi", header: "Divisi", cell: (row) => row.divisi[0]?.namaDivisi ?? "-" },
  { id: "jabatan", header: "Jabatan", cell: (row) => row.jabatan[0]?.namaJabatan ?? "-" },
  { id: "role", header: "Role", cell: (row) => row.role[0]?.namaRole ?? "-" },
  { id: "noTelp", header: "No Telp", cell: (row) => row.noTelp || "-" },
  { id: "nik", header: "NIK", cell: (row) => row.nik || "-" },
  { id: "email", header: "Email", cell: (row) => row.email || "-" },
]);

export function KaryawanPage() {
  const list = useList(karyawan.getUser, { filters: {} });
  const detail = useDialog<Karyawan>();
  const tambah = useDialog();
  const edit = useDialog<Karyawan>();
  const impor = useDialog();
  const passwords = useDialog<Passwords>();
  const mayAdd = useMay(karyawan.addUser);
  const mayImport = useMay(karyawan.importExcelKaryawan);

  const hapus = useConfirmedCall({
    call: karyawan.deleteUser,
    input: ({ idUser }: Karyawan) => ({ idUser }),
    ask: "Apakah anda yakin untuk menghapus karyawan ini?",
    text: ({ namaLengkap, bawahan }) =>
      bawahan === 0 ? PASTIKAN : `${PASTIKAN}\n${bawahan} karyawan melapor kepada ${namaLengkap}.`,
    busy: "Menghapus…",
    fallback: "Gagal hapus Karyawan",
  });
  const resetPassword = useConfirmedCall({
    call: karyawan.resetPassword,
    input: ({ idUser }: Karyawan) => ({ idUser }),
    ask: ({ namaLengkap }) => `Apakah anda yakin untuk mereset password ${namaLengkap}?`,
    busy: "Membuat password baru…",
    fallback: "Gagal reset password",
    quiet: true,
    done: ({ data, message }, { noKaryawan, namaLengkap }) =>
      passwords.open({ title: message, rows: [{ noKaryawan, namaLengkap, passwordAwal: data.passwordAwal }] }),
  });

  const actions: RowAction<Karyawan>[] = [
    { kind: "detail", call: "everyone", boleh: "always", run: detail.open },
    { kind: "edit", call: karyawan.updateUser, boleh: (row) => row.aksi.edit, run: edit.open },
    {
      kind: "resetPassword",
      call: karyawan.resetPassword,
      boleh: (row) => row.aksi.resetPassword,
      run: resetPassword,
    },
    { kind: "hapus", call: karyawan.deleteUser, boleh: (row) => row.aksi.hapus, run: hapus },
  ];
  return (
    <>
      <ListPage
        title="Karyawan"
        columns={columns}
        list={list}
        rowKey={(row) => row.idUser}
        rowName={(row) => row.namaLengkap}
        search="Nama/No Karyawan/NIK"
        toolbar={
          <>
            <ExportButton
              call={karyawan.formatImportKaryawan}
              input={{}}
              label="Download Format Import"
              fallback="Gagal download format import"
            />
            {mayImport && (
              <Button
                variant="default"
                leftSection={<IconFileImport size={16} aria-hidden />}
                onClick={() => impor.open()}
              >
                Import Excel
              </Button>
            )}
            {mayAdd && (
              <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => tambah.open()}>
                Tambah Karyawan
              </Button>
            )}
          </>
        }
        actions={actions}
        empty={{ title: "Belum ada karyawan", text: "Tambahkan satu per satu, atau impor dari file excel." }}
      />
      <KaryawanDetail dialog={detail} />
      <KaryawanTambah dialog={tambah} onAdded={passwords.open} />
      <KaryawanEdit dialog={edit} />
      <KaryawanImport dialog={impor} onImported={passwords.open} />
      <PasswordAwalDialog dialog={passwords} />
    </>
  );
}
