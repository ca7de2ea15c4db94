import { send } from "#web/api/client.ts";
import { useSession } from "#web/api/session.ts";
import { useKolomSendiri } from "#web/documents/kolomSendiri.ts";
import { SaringanKolom } from "#web/documents/SaringanKolom.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useUndoableCall } from "#web/ui/dialog/undo.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { useFormAddress, useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import { exportsMany, type ManyAction } from "#web/ui/list/many.ts";
import { opens, type RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { milikOf } from "../../order/menjual.ts";
import type { Pelanggan } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";
import { BARIS, kunci } from "./columns.tsx";
import { DAFTAR_PELANGGAN } from "./daftar.ts";

const PelangganEdit = onOpening(() => import("./PelangganForm.tsx").then((file) => file.PelangganEdit));
const PelangganTambah = onOpening(() => import("./PelangganForm.tsx").then((file) => file.PelangganTambah));
const GabungForm = onOpening(() => import("./GabungForm.tsx").then((file) => file.GabungForm));
const PelangganDetail = onOpening(() => import("./PelangganDetail.tsx").then((file) => file.PelangganDetail));

const load = async (idPelanggan: string) => (await send(pelanggan.getDetailPelanggan, { idPelanggan })).data;

export const MILIK = [
  { value: "saya", label: "Pelanggan saya" },
  { value: "semua", label: "Semua sales" },
];

const SEKALIGUS: readonly ManyAction<Pelanggan>[] = [
  exportsMany({
    call: pelanggan.exportPelanggan,
    input: (rows: readonly Pelanggan[]) => ({
      milik: "semua" as const,
      idPelanggan: rows.map(({ idPelanggan }) => idPelanggan),
    }),
  }),
];

type Bukaan = { detail: Addressed<string>; ubah: Addressed<Pelanggan>; gabung: Addressed<Pelanggan> };

function useAksi({ detail, ubah, gabung }: Bukaan): RowAction<Pelanggan>[] {
  const arsip = useUndoableCall({
    call: pelanggan.arsipkanPelanggan,
    input: (row: Pelanggan) => ({ idPelanggan: row.idPelanggan, arsip: !row.arsip }),
    back: (row: Pelanggan) => ({ idPelanggan: row.idPelanggan, arsip: row.arsip }),
    said: ({ nama, arsip: dari }) =>
      dari
        ? `${nama} kembali dari arsip`
        : `${nama} diarsipkan: keluar dari daftar dan pilihan, order dan riwayatnya tetap`,
    fallback: "Gagal mengarsipkan pelanggan",
  });
  return [
    { kind: "detail", call: "everyone", boleh: "always", ...opens(detail, kunci) },
    { kind: "edit", call: pelanggan.updatePelanggan, boleh: ({ aksi }) => aksi.ubah, ...opens(ubah) },
    {
      kind: "assign",
      label: "Gabungkan ke pelanggan lain",
      call: pelanggan.gabungPelanggan,
      boleh: ({ aksi }) => aksi.gabung,
      ...opens(gabung),
    },
    {
      kind: "kondisi",
      label: "Arsipkan atau kembalikan",
      call: pelanggan.arsipkanPelanggan,
      boleh: ({ aksi }) => aksi.arsip,
      run: arsip,
    },
  ];
}

export function PelangganList() {
  const session = useSession();
  const list = useList(DAFTAR_PELANGGAN.call, startsOf(DAFTAR_PELANGGAN, milikOf(session)));
  const columns = useKolomSendiri(BARIS.columns, list.rows);
  const detail = useAddress();
  const tambah = useNewAddress(pelanggan.addPelanggan);
  const ubah = useFormAddress<Pelanggan>("ubah", {
    call: pelanggan.updatePelanggan,
    key: kunci,
    load,
    boleh: ({ aksi }) => aksi.ubah,
  });
  const gabung = useFormAddress<Pelanggan>("gabung", {
    call: pelanggan.gabungPelanggan,
    key: kunci,
    load,
    boleh: ({ aksi }) => aksi.gabung,
  });
  const actions = useAksi({ detail, ubah, gabung });
  return (
    <>
      <ListPage
        {...BARIS}
        columns={columns}
        list={list}
        filters={<Saringan list={list} />}
        toolbar={
          <>
            <ExportButton
              call={pelanggan.exportPelanggan}
              input={list.searched}
              label="Export Pelanggan"
              fallback="Gagal download data pelanggan"
            />
            <AddButton call={pelanggan.addPelanggan} label="Tambah Pelanggan" onClick={() => tambah.open()} />
          </>
        }
        actions={actions}
        many={SEKALIGUS}
        empty={{ title: "Belum ada pelanggan", text: "Buat order pertamanya, atau tambahkan pelanggan sekarang." }}
      />
      <PelangganDetail dialog={detail} />
      <PelangganTambah dialog={tambah} />
      <PelangganEdit dialog={ubah} />
      <GabungForm dialog={gabung} />
    </>
  );
}

type SaringanProps = {
  list: Parameters<typeof SelectFilter<"milik" | "kelompok" | "kolom">>[0]["list"] &
    Pick<Parameters<typeof SaringanKolom>[0], "rows">;
};

function Saringan({ list }: SaringanProps) {
  return (
    <>
      <SelectFilter list={list} name="milik" label="Milik" options={MILIK} />
      <SelectFilter
        list={list}
        name="kelompok"
        label="Kelompok"
        options={[
          { value: "aktif", label: "Aktif" },
          { value: "arsip", label: "Arsip" },
        ]}
      />
      <SaringanKolom untuk="pelanggan" list={list} rows={list.rows} />
    </>
  );
}
