import { useState } from "react";
import { boleh, tidak } from "#kernel/row.ts";
import type { Id } from "#kernel/types.ts";
import { send } from "#web/api/client.ts";
import { useAction } from "#web/api/hooks.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { StatusBadge, type StatusMap } from "#web/ui/value/StatusBadge.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import type { Pelanggan, Ragu } from "../barisPelanggan.ts";
import { pelanggan } from "../contract.ts";

const GabungForm = onOpening(() => import("./GabungForm.tsx").then((file) => file.GabungForm));
const PelangganDetail = onOpening(() => import("./PelangganDetail.tsx").then((file) => file.PelangganDetail));

const ALASAN: StatusMap<Ragu["alasan"]> = {
  nomor: { label: "Nomor sama, nama berbeda", tone: "waiting" },
  nama: { label: "Nama sama, nomor berbeda", tone: "waiting" },
  instansi: { label: "Satu orang, beberapa instansi", tone: "waiting" },
};

type Siapa = Ragu["pelanggan"];

const Tentang = ({ siapa }: { siapa: Siapa }) => (
  <TwoLines below={[siapa.instansi, siapa.telepon, `${siapa.jumlahOrder} order`].filter(Boolean).join(" · ")}>
    <DocumentLink kind="pelanggan" kunci={String(siapa.idPelanggan)} label={siapa.nama} />
  </TwoLines>
);

const columns = columnsOf<Ragu>([
  {
    id: "alasan",
    header: "Kenapa",
    card: "second",
    cell: ({ alasan }) => <StatusBadge map={ALASAN} state={alasan} />,
  },
  { id: "pelanggan", header: "Pelanggan", card: "title", wrap: 320, cell: (row) => <Tentang siapa={row.pelanggan} /> },
  {
    id: "lain",
    header: "Mungkin sama dengan",
    wrap: 320,
    card: "third",
    cell: (row) => (row.lain ? <Tentang siapa={row.lain} /> : row.keterangan),
    onCard: (row) =>
      row.lain ? (
        <>
          Mungkin sama dengan <Tentang siapa={row.lain} />
        </>
      ) : (
        row.keterangan
      ),
  },
]);

/** Customers that may be one, or one that may be several: merged, split, or left as they are. */
export function RaguList() {
  const list = useList(pelanggan.getRagu, { filters: {}, prefix: "ragu" });
  const detail = useAddress();
  const gabung = useDialog<Pelanggan>();
  const [tujuan, setTujuan] = useState<{ idPelanggan: Id<"pelanggan">; nama: string }>();
  const benar = useAction(pelanggan.putuskanRagu, { fallback: "Gagal menyimpan", fieldErrors: "dialog" });
  const mulaiGabung = async (row: Ragu) => {
    if (!row.lain) return;
    // The one with more orders stays.
    const [dari, ke] =
      row.lain.jumlahOrder > row.pelanggan.jumlahOrder ? [row.pelanggan, row.lain] : [row.lain, row.pelanggan];
    const { data } = await send(pelanggan.getDetailPelanggan, { idPelanggan: dari.idPelanggan });
    setTujuan({ idPelanggan: ke.idPelanggan, nama: ke.nama });
    gabung.open(data);
  };
  const actions: RowAction<Ragu>[] = [
    {
      kind: "detail",
      label: "Lihat pelanggan",
      call: "everyone",
      boleh: "always",
      run: (row) => detail.open(String(row.pelanggan.idPelanggan)),
    },
    {
      kind: "assign",
      label: "Gabungkan",
      call: pelanggan.gabungPelanggan,
      boleh: (row) => (row.lain ? boleh : tidak("Buka pelanggannya, lalu Pisahkan Order")),
      run: (row) => void mulaiGabung(row),
    },
    {
      kind: "setujui",
      label: "Sudah benar",
      call: pelanggan.putuskanRagu,
      boleh: "always",
      run: ({ idRagu }) => benar.mutate({ idRagu }),
    },
  ];
  return (
    <>
      <ListPage
        title="Perlu Diperiksa"
        columns={columns}
        list={list}
        rowKey={(row) => row.idRagu}
        rowName={(row) => row.pelanggan.nama}
        search={null}
        actions={actions}
        empty={{ title: "Tidak ada yang perlu diperiksa", text: "Pelanggan yang mungkin sama muncul di sini." }}
      />
      <PelangganDetail dialog={detail} />
      <GabungForm dialog={gabung} tujuan={tujuan} />
    </>
  );
}
