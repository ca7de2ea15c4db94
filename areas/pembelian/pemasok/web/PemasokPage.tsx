import { showing } from "#kernel/showing.ts";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { columnsOf } from "#web/ui/list/columns.ts";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction, mailsMany, printsMany } from "#web/ui/list/many.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { hutang } from "../../hutang/contract.ts";
import type { Pemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";
import { isiPemasok } from "../isiPemasok.ts";
import { DAFTAR_PEMASOK } from "./daftar.ts";
import { TanpaPemasokButton } from "./TanpaPemasokButton.tsx";
import { Lewat } from "./Tempo.tsx";
import { idOf, usePemasokActions } from "./usePemasokActions.ts";

const PemasokEdit = onOpening(() => import("./PemasokForm.tsx").then((file) => file.PemasokEdit));
const PemasokTambah = onOpening(() => import("./PemasokForm.tsx").then((file) => file.PemasokTambah));
const PemasokDetail = onOpening(() => import("./PemasokDetail.tsx").then((file) => file.PemasokDetail));
const PemasokGabung = onOpening(() => import("./PemasokGabung.tsx").then((file) => file.PemasokGabung));

const dasar = [
  recordColumn(isiPemasok, "nama", { sort: "nama", card: "title", wrap: 260 }),
  recordColumn(isiPemasok, "kontak", { card: "second" }),
  recordColumn(isiPemasok, "telepon", { card: "second" }),
  recordColumn(isiPemasok, "jumlahPo", { sort: "jumlahPo", card: "third" }),
  recordColumn(isiPemasok, "poTerakhir", { sort: "poTerakhir" }),
];
const lewat = recordColumn(isiPemasok, "hariLewat", {
  header: "Jatuh Tempo",
  sort: "hariLewat",
  sortKind: "overdue",
  card: "aside",
  align: "left",
  cell: ({ hariLewat }: Pemasok) => <Lewat hari={hariLewat} />,
});
/** Amounts are only for those who may see purchase prices. */
const COLUMNS = {
  semua: columnsOf<Pemasok>(
    showing(isiPemasok, { others: ["idPemasok", "email", "alamat", "npwp", "termin", "catatan", "arsip"] }, [
      ...dasar,
      recordColumn(isiPemasok, "hutang", { sort: "sisa", card: "third" }),
      lewat,
    ]),
  ),
  "tanpa harga": columnsOf<Pemasok>([...dasar, lewat]),
};

const KEADAAN = [
  { value: "aktif", label: "Aktif" },
  { value: "arsip", label: "Diarsipkan" },
];

const pilihan = (rows: readonly Pemasok[]) => ({ idPemasok: rows.map(({ idPemasok }) => idPemasok) });
const berhutang = ({ hutang: sisa }: Pemasok) => ({ boleh: !!sisa, alasan: sisa ? null : "Tidak ada hutang" });
const SEKALIGUS: readonly ManyAction<Pemasok>[] = [
  printsMany({ call: hutang.cetakHutangBanyak, input: pilihan, label: "Cetak pernyataan", boleh: berhutang }),
  mailsMany({
    call: hutang.kirimHutangBanyak,
    input: pilihan,
    label: "Kirim pernyataan",
    draf: ({ idPemasok }) => send(hutang.getDrafHutang, { idPemasok }),
    ask: (banyak) => `Kirim pernyataan hutang ke email ${banyak} pemasok?`,
    boleh: berhutang,
  }),
  exportsMany({ call: pemasok.exportPemasok, input: pilihan }),
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
        filters={<SelectFilter list={list} name="keadaan" label="Keadaan" options={KEADAAN} />}
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
        many={SEKALIGUS}
        empty={{ title: "Belum ada pemasok", text: "Tekan Tambah Pemasok, lalu pilih pemasok saat membuat PO." }}
      />
      <PemasokDetail dialog={detail} />
      <PemasokTambah dialog={tambah} />
      <PemasokEdit dialog={edit} />
      <PemasokGabung dialog={gabung} />
    </>
  );
}
