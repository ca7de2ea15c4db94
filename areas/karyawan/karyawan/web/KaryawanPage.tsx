import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { ImportButton } from "#web/ui/file/ImportButton.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { useList } from "#web/ui/list/useList.ts";
import { karyawan } from "../contract.ts";
import { BARIS } from "./columns.tsx";
import { DAFTAR_KARYAWAN } from "./daftar.ts";
import type { Passwords } from "./PasswordAwalDialog.tsx";
import { lockKaryawan, useKaryawanActions } from "./useKaryawanActions.ts";

const PasswordAwalDialog = onOpening(
  () => import("./PasswordAwalDialog.tsx").then((file) => file.PasswordAwalDialog),
  "insist",
);
const KaryawanDetail = onOpening(() => import("./KaryawanDetail.tsx").then((file) => file.KaryawanDetail));
const KaryawanEdit = onOpening(() => import("./KaryawanEdit.tsx").then((file) => file.KaryawanEdit));
const KaryawanImport = onOpening(() => import("./KaryawanImport.tsx").then((file) => file.KaryawanImport));
const KaryawanTambah = onOpening(() => import("./KaryawanTambah.tsx").then((file) => file.KaryawanTambah));

export function KaryawanPage() {
  const list = useList(DAFTAR_KARYAWAN.call, startsOf(DAFTAR_KARYAWAN));
  const impor = useDialog();
  const passwords = useDialog<Passwords>();
  const detail = useAddress();
  const tambah = useNewAddress(karyawan.addUser);
  const edit = useFormAddress("ubah", {
    call: karyawan.updateUser,
    key: lockKaryawan,
    load: async (idUser) => (await send(karyawan.getDetailUser, { idUser })).data,
    boleh: ({ aksi }) => aksi.edit,
  });
  const actions = useKaryawanActions({ detail, edit, passwords });
  return (
    <>
      <ListPage
        {...BARIS}
        list={list}
        toolbar={<Toolbar onImport={() => impor.open()} onTambah={() => tambah.open()} />}
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

type ToolbarProps = { onImport: () => void; onTambah: () => void };

function Toolbar({ onImport, onTambah }: ToolbarProps) {
  const mayAdd = useMay(karyawan.addUser);
  return (
    <>
      <ExportButton
        call={karyawan.formatImportKaryawan}
        input={{}}
        label="Download Format Import"
        fallback="Gagal download format import"
      />
      <ImportButton call={karyawan.importExcelKaryawan} onClick={onImport} />
      {mayAdd && (
        <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={onTambah}>
          Tambah Karyawan
        </Button>
      )}
    </>
  );
}
