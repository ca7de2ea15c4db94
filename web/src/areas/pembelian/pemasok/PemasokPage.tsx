import type { Pemasok } from "#contract/pembelian/barisPemasok.ts";
import { isiPemasok } from "#contract/pembelian/isiPemasok.ts";
import { pemasok } from "#contract/pembelian/pemasok.ts";
import { useMay } from "../../../api/session.ts";
import { onOpening } from "../../../ui/dialog/onOpening.tsx";
import { useAddress } from "../../../ui/dialog/useAddress.ts";
import { useNewAddress } from "../../../ui/dialog/useFormAddress.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { type Column, columnsOf } from "../../../ui/list/columns.ts";
import { startsOf } from "../../../ui/list/daftar.ts";
import { SelectFilter } from "../../../ui/list/filters.tsx";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { useList } from "../../../ui/list/useList.ts";
import { AddButton } from "../../../ui/page/AddButton.tsx";
import { recordColumn } from "../../../ui/record/recordColumn.tsx";
import { DAFTAR_PEMASOK } from "./daftar.ts";
import { TanpaPemasokButton } from "./TanpaPemasokButton.tsx";
import { Lewat } from "./Tempo.tsx";
import { idOf, usePemasokActions } from "./usePemasokActions.ts";

const PemasokEdit = onOpening(() => import("./PemasokForm.tsx").then((file) => file.PemasokEdit));
const PemasokTambah = onOpening(() => import("./PemasokForm.tsx").then((file) => file.PemasokTambah));
const PemasokDetail = onOpening(() => import("./PemasokDetail.tsx").then((file) => file.PemasokDetail));
const PemasokGabung = onOpening(() => import("./PemasokGabung.tsx").then((file) => file.PemasokGabung));

const dasar: readonly Column<Pemasok>[] = [
  recordColumn(isiPemasok, "nama", { card: "title", wrap: 260 }),
  recordColumn(isiPemasok, "kontak", { card: "second" }),
  recordColumn(isiPemasok, "telepon", { card: "second" }),
  recordColumn(isiPemasok, "jumlahPo", { card: "third" }),
  recordColumn(isiPemasok, "poTerakhir"),
];
const lewat = recordColumn(isiPemasok, "hariLewat", {
  header: "Jatuh Tempo",
  card: "aside",
  align: "left",
  cell: ({ hariLewat }: Pemasok) => <Lewat hari={hariLewat} />,
});
/** Amounts are only for those who may see purchase prices. */
const COLUMNS = {
  semua: columnsOf<Pemasok>([...dasar, recordColumn(isiPemasok, "hutang", { card: "third" }), lewat]),
  "tanpa harga": columnsOf<Pemasok>([...dasar, lewat]),
};

const KEADAAN = [
  { value: "aktif", label: "Aktif" },
  { value: "arsip", label: "Diarsipkan" },
];
const URUT = [
  { value: "nama", label: "Urut nama" },
  { value: "terbaru", label: "PO terbaru" },
  { value: "hutang", label: "Hutang terbesar" },
];

/** The suppliers. */
export function PemasokPage() {
  const list = useList(DAFTAR_PEMASOK.call, startsOf(DAFTAR_PEMASOK));
  const harga = useMay(pemasok.getHargaPemasok);
  const detail = useAddress();
  const tambah = useNewAddress(pemasok.addPemasok);
  const { actions, edit, gabung } = usePemasokActions(detail, list.filters.keadaan === "arsip");
  return (
    <>
      <ListPage
        title="Pemasok"
        columns={COLUMNS[harga ? "semua" : "tanpa harga"]}
        list={list}
        rowKey={idOf}
        rowName={({ nama }) => nama}
        search="Nama/Kontak/Telepon/NPWP"
        filters={
          <>
            <SelectFilter list={list} name="keadaan" label="Keadaan" options={KEADAAN} />
            <SelectFilter
              list={list}
              name="urut"
              label="Urutan"
              options={harga ? URUT : URUT.filter(({ value }) => value !== "hutang")}
            />
          </>
        }
        toolbar={
          <>
            <ExportButton
              call={pemasok.exportPemasok}
              input={list.searched}
              label="Export Pemasok"
              fallback="Gagal download data pemasok"
            />
            <TanpaPemasokButton />
            <AddButton call={pemasok.addPemasok} label="Tambah Pemasok" onClick={() => tambah.open()} />
          </>
        }
        actions={actions}
        empty={{ title: "Belum ada pemasok", text: "Tekan Tambah Pemasok, lalu pilih pemasok saat membuat PO." }}
      />
      <PemasokDetail dialog={detail} />
      <PemasokTambah dialog={tambah} />
      <PemasokEdit dialog={edit} />
      <PemasokGabung dialog={gabung} />
    </>
  );
}
