import { Stack } from "@mantine/core";
import type { Id } from "#kernel/types.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { DetailShell } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { later } from "#web/ui/page/later.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import { hargaPo, kepalaPo } from "../../po/isiPo.ts";
import type { HargaPemasok, ProdukPemasok } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";

const KurvaHarga = later(() => import("./KurvaHarga.tsx").then((file) => file.KurvaHarga), 220);

type RiwayatHargaProps = { idPemasok: Id<"pemasok">; nama: string; dialog: Dialog<ProdukPemasok> };

const COLUMNS: readonly LineColumn<HargaPemasok>[] = [
  { header: kepalaPo.tglOrder.short, cell: (row) => <Tanggal value={row.tglOrder} /> },
  { header: "PO", cell: (row) => <DocumentLink kind="po" kunci={row.idPo} label={row.kloter} /> },
  { header: kepalaPo.qty.short, align: "right", cell: (row) => <Jumlah value={row.qty} /> },
  moneyColumn(hargaPo.hargaSatuan.short, (row) => row.hargaSatuan),
  {
    header: "Lama Kirim",
    align: "right",
    cell: ({ hariKirim }) => (hariKirim === null ? "-" : `${hariKirim} hari`),
  },
];

/** The prices of a product from a supplier, as a curve and one by one, newest first. */
export function RiwayatHarga({ idPemasok, nama, dialog }: RiwayatHargaProps) {
  return (
    <DetailShell dialog={dialog} title={({ namaProduk }) => `Harga ${namaProduk} dari ${nama}`} size="lg">
      {({ idProduk, namaProduk }) => (
        <Answered call={pemasok.getHargaPemasok} input={{ idPemasok, idProduk }} height={320}>
          {({ data }) => (
            <Stack gap="md">
              {data.length > 1 && <KurvaHarga harga={data} namaProduk={namaProduk} />}
              <LineTable
                label={`Riwayat harga ${namaProduk}`}
                wide
                tall
                columns={COLUMNS}
                lines={data}
                lineKey={(row) => row.idPo}
                empty="Belum ada PO."
              />
            </Stack>
          )}
        </Answered>
      )}
    </DetailShell>
  );
}
