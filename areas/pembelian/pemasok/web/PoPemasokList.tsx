import { Button, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { ribuan, tanggal } from "#kernel/format.ts";
import type { Id } from "#kernel/types.ts";
import { useCall } from "#web/api/hooks.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { LinePages } from "#web/ui/list/LinePages.tsx";
import type { LineColumn } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { hargaPo, kepalaPo } from "../../po/isiPo.ts";
import { STATUS_PO } from "../../po/web/status.ts";
import type { PoPemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";
import { type Dipindah, PindahPo } from "./PindahPo.tsx";

const BARIS = 10;

const PO: readonly LineColumn<PoPemasok>[] = [
  {
    header: "PO",
    cell: (row) => (
      <TwoLines below={tanggal(row.tglOrder)}>
        <DocumentLink kind="po" kunci={row.idPo} label={row.kloter} />
      </TwoLines>
    ),
  },
  {
    header: kepalaPo.namaProduk.short,
    wrap: 140,
    cell: ({ namaProduk, qty }) => <TwoLines below={`${ribuan(qty)} unit`}>{namaProduk}</TwoLines>,
  },
  {
    header: "Datang",
    cell: (row) =>
      row.kedatangan.length === 0
        ? "-"
        : row.kedatangan.map(({ tanggal: hari, selesai }) => (
            <div key={`${hari} ${selesai}`}>
              <Tanggal value={hari} /> ({selesai})
            </div>
          )),
  },
  { header: "Status", cell: (row) => <StatusBadge map={STATUS_PO} state={row.statusPo} /> },
];
const DIBUAT: LineColumn<PoPemasok> = { header: "Dibuat sebagai", wrap: 140, cell: (row) => row.namaPemasok };
const UANG: readonly LineColumn<PoPemasok>[] = [
  moneyColumn(hargaPo.totalHarga.short, (row) => row.totalHarga),
  {
    header: "Dibayar",
    cell: ({ pembayaran }) =>
      pembayaran === null ? (
        "-"
      ) : (
        <TwoLines below={`${tanggal(pembayaran.tanggal)}, ${pembayaran.namaRekening}`}>
          <DocumentLink kind="pengajuan" kunci={pembayaran.idPengajuan} />
        </TwoLines>
      ),
  },
];

/** The purchase orders of a supplier, newest first, with what came and what was paid. */
export function PoPemasokList({ idPemasok, nama }: { idPemasok: Id<"pemasok">; nama: string }) {
  const [page, setPage] = useState(1);
  const pindah = useDialog<Dipindah>();
  const harga = useMay(pemasok.getHargaPemasok);
  const memindah = useMay(pemasok.pindahPoPemasok);
  const { data, error } = useCall(pemasok.getPoPemasok, { idPemasok, page, limit: BARIS });
  if (data === undefined) return error === null ? <Skeleton height={120} aria-hidden /> : <Text>{error.message}</Text>;
  const tindakan: LineColumn<PoPemasok> = {
    header: "Tindakan",
    cell: ({ idPo, kloter, namaPemasok }) => (
      <Button size="compact-sm" variant="default" onClick={() => pindah.open({ idPo, kloter, nama: namaPemasok })}>
        Pindahkan
      </Button>
    ),
  };
  // Made with another name, which the purchase order keeps.
  const lain = data.data.some(({ namaPemasok }) => namaPemasok !== nama) ? [DIBUAT] : [];
  const columns = [...PO, ...lain, ...(harga ? UANG : []), ...(memindah ? [tindakan] : [])];
  return (
    <>
      <LinePages
        label="PO pemasok ini"
        wide
        columns={columns}
        answer={data}
        lineKey={(row) => row.idPo}
        empty="Belum ada PO dari pemasok ini."
        page={page}
        setPage={setPage}
        limit={BARIS}
      />
      <PindahPo dialog={pindah} />
    </>
  );
}
