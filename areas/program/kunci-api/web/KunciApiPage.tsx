import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Secret } from "#web/ui/dialog/OnceDialog.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { isiKunci, type Kunci, kunciApi } from "../contract.ts";
import { STATUS } from "./status.ts";

const KunciTambah = onOpening(() => import("./KunciTambah.tsx").then((file) => file.KunciTambah));
const SecretDialog = onOpening(() => import("#web/ui/dialog/OnceDialog.tsx").then((file) => file.SecretDialog));

const SEKALI = {
  words: "Kunci hanya ditampilkan sekali. Simpan di program yang memakainya, di header token; jangan kirim lewat chat.",
  lost: "Kunci ini tidak dapat ditampilkan lagi: cabut, lalu buat yang baru.",
};

const columns = columnsOf<Kunci>([
  recordColumn(isiKunci, "nama", { sort: "nama", card: "title", wrap: 220 }),
  recordColumn(isiKunci, "keadaan", {
    card: "aside",
    cell: ({ keadaan }) => <StatusBadge map={STATUS} state={keadaan} />,
  }),
  recordColumn(isiKunci, "awalan", { cell: ({ awalan }) => `${awalan}…` }),
  recordColumn(isiKunci, "namaUser", { sort: "namaUser", card: "second" }),
  recordColumn(isiKunci, "tulis", { card: "third" }),
  recordColumn(isiKunci, "usul"),
  recordColumn(isiKunci, "menu", { wrap: 260 }),
  recordColumn(isiKunci, "berlakuSampai", { sort: "berlakuSampai" }),
  recordColumn(isiKunci, "dipakai", { sort: "dipakai", card: "third" }),
  recordColumn(isiKunci, "alamat"),
  recordColumn(isiKunci, "kali", { sort: "kali" }),
]);

/** Keys with which other programs call, and how they were used last. */
export function KunciApiPage() {
  const list = useLocalList(kunciApi.getKunci, {});
  const tambah = useNewAddress(kunciApi.addKunci);
  const baru = useDialog<Secret>();
  const cabut = useConfirmedCall({
    call: kunciApi.cabutKunci,
    input: ({ idKunci }: Kunci) => ({ idKunci }),
    ask: ({ nama }) => `Apakah anda yakin untuk mencabut kunci ${nama}?`,
    text: `Program yang memakainya langsung ditolak.\n${PASTIKAN}`,
    busy: "Mencabut…",
    fallback: "Gagal mencabut kunci",
  });
  const actions: RowAction<Kunci>[] = [
    { kind: "batal", label: "Cabut", call: kunciApi.cabutKunci, boleh: (row) => row.aksi.cabut, run: cabut },
  ];
  return (
    <>
      <ListPage
        title="Kunci API"
        columns={columns}
        list={list}
        rowKey={(row) => row.idKunci}
        rowName={(row) => row.nama}
        search={list.long ? "Nama/Karyawan" : null}
        toolbar={<AddButton call={kunciApi.addKunci} label="Tambah Kunci API" onClick={() => tambah.open()} />}
        actions={actions}
        empty={{ title: "Belum ada kunci", text: "Buat kunci untuk tiap program yang membaca atau mengisi Kantor." }}
      />
      <KunciTambah dialog={tambah} onAdded={baru.open} />
      <SecretDialog dialog={baru} {...SEKALI} />
    </>
  );
}
