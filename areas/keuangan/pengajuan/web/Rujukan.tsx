import { Stack } from "@mantine/core";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import type { PengajuanLengkap } from "../contract.ts";

/** The order and invoice of a request, as links. */
export function RujukanInvoice({ inv }: Pick<PengajuanLengkap, "inv">) {
  if (inv === null) return <span>-</span>;
  return (
    <Stack gap={0}>
      <DocumentLink kind="order" kunci={inv.idSo} />
      {inv.idInvoice && <DocumentLink kind="invoice" kunci={inv.idInvoice} />}
    </Stack>
  );
}

type Rujukan = Partial<Pick<PengajuanLengkap, "po" | "asset" | "pelepasan">>;

/** The purchase order of a request, or the request to buy or let go an asset, as a link. */
export function RujukanPembelian({ po, asset, pelepasan }: Rujukan) {
  if (po) return <DocumentLink kind="po" kunci={po.idPo} label={po.kloter} />;
  if (asset) return <DocumentLink kind="pengajuanAsset" kunci={asset.idPengajuanAsset} />;
  if (pelepasan) return <DocumentLink kind="pelepasanAsset" kunci={pelepasan.idPelepasanAsset} />;
  return <span>-</span>;
}
