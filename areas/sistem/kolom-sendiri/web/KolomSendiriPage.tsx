import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { type KolomSendiri, kolomSendiri } from "../contract.ts";
import { isianKolom, kepalaKolom, pilihanKolom } from "../isiKolom.ts";

const KolomEdit = onOpening(() => import("./KolomSendiriForm.tsx").then((file) => file.KolomEdit));
const KolomTambah = onOpening(() => import("./KolomSendiriForm.tsx").then((file) => file.KolomTambah));
const KolomDetail = onOpening(() => import("./KolomSendiriDetail.tsx").then((file) => file.KolomSendiriDetail));

const STATUS_KOLOM: StatusMap<"aktif" | "nonaktif"> = {
  aktif: { label: "Aktif", tone: "good" },
  nonaktif: { label: "Tidak Aktif", tone: "neutral" },
};

const columns = columnsOf<KolomSendiri>([
  recordColumn(isianKolom, "nama", { sort: "nama", card: "title", wrap: 260 }),
  recordColumn(kepalaKolom, "untuk", { sort: "untuk", card: "second" }),
  recordColumn(kepalaKolom, "jenis", { card: "second" }),
  {
    id: "pilihan",
    header: pilihanKolom.label,
    card: "third",
    wrap: 360,
    cell: ({ pilihan }) => pilihan.join(", ") || "-",
  },
  recordColumn(isianKolom, "posisi", { card: "none" }),
  {
    id: "aktif",
    header: "Status",
    card: "aside",
    cell: ({ aktif }) => <StatusBadge map={STATUS_KOLOM} state={aktif ? "aktif" : "nonaktif"} />,
  },
]);

const kunci = ({ idKolom }: KolomSendiri) => String(idKolom);

/** What the company adds to its customers and products. */
export function KolomSendiriPage() {
  const list = useLocalList(kolomSendiri.getKolomSendiri, {});
  const detail = useAddress();
  const tambah = useNewAddress(kolomSendiri.addKolomSendiri);
  const edit = useFormAddress<KolomSendiri>("ubah", {
    call: kolomSendiri.updateKolomSendiri,
    key: kunci,
    load: async (id) => (await list.whole()).find((row) => kunci(row) === id),
    boleh: ({ aksi }) => aksi.ubah,
  });
  const hapus = useConfirmedCall({
    call: kolomSendiri.deleteKolomSendiri,
    input: ({ idKolom }: KolomSendiri) => ({ idKolom }),
    ask: "Apakah anda yakin untuk menghapus kolom ini?",
    text: ({ nama }) => `${nama}.\n${PASTIKAN}`,
    busy: "Menghapus…",
    fallback: "Gagal menghapus kolom",
  });
  const actions: RowAction<KolomSendiri>[] = [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, kunci) },
    { kind: "edit", call: kolomSendiri.updateKolomSendiri, boleh: ({ aksi }) => aksi.ubah, ...opens(edit) },
    { kind: "hapus", call: kolomSendiri.deleteKolomSendiri, boleh: ({ aksi }) => aksi.hapus, run: hapus },
  ];
  return (
    <>
      <ListPage
        title="Kolom Sendiri"
        columns={columns}
        list={list}
        rowKey={kunci}
        rowName={({ nama }) => nama}
        search={list.long ? "Nama Kolom/Pilihan" : null}
        toolbar={<AddButton call={kolomSendiri.addKolomSendiri} label="Tambah Kolom" onClick={() => tambah.open()} />}
        actions={actions}
        empty={{
          title: "Belum ada kolom sendiri",
          text: "Tambahkan apa yang perlu dicatat pada pelanggan atau produk.",
        }}
      />
      <KolomDetail dialog={detail} />
      <KolomTambah dialog={tambah} posisi={(list.total + 1) * 10} />
      <KolomEdit dialog={edit} />
    </>
  );
}
