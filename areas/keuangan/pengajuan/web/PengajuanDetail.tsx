import { IconEye, IconPencil } from "@tabler/icons-react";
import { rupiah } from "#kernel/format.ts";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { KeadaanPermintaan } from "#web/documents/KeadaanPermintaan.tsx";
import { Langkah, LangkahDokumen } from "#web/documents/Langkah.tsx";
import { PerubahanRevisi } from "#web/documents/PerubahanRevisi.tsx";
import { DetailShell, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { type Pengajuan, pengajuan } from "../contract.ts";
import { NAMA_TIPE } from "../isiPengajuan.ts";
import { PengajuanIsi } from "./PengajuanIsi.tsx";

/** The detail of a request; `record` is its code. */
export function PengajuanDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idPengajuan) => `Detail Pengajuan ${idPengajuan}`}>
      {(idPengajuan) => (
        <Answered call={pengajuan.getDetailPengajuan} input={{ idPengajuan }} height={420}>
          {({ data }) => (
            <>
              <Keadaan row={data} />
              <PerubahanRevisi revisi={data.revisi} />
              <PengajuanIsi row={data} />
              <Section title="Riwayat">
                <HistoryPanel jenis="pengajuan" id={idPengajuan} />
              </Section>
            </>
          )}
        </Answered>
      )}
    </DetailShell>
  );
}

/** How it stands, and what comes next: its decision, what was sent back, or the document that asked for it. */
function Keadaan({ row }: { row: Pengajuan }) {
  const { idPengajuan, inv, po, asset, pelepasan } = row;
  const mata = <IconEye size={16} />;
  return (
    <KeadaanPermintaan
      nama={idPengajuan}
      apa={[NAMA_TIPE[row.tipePengajuan], row.nominalPengajuan === null ? null : rupiah(row.nominalPengajuan)]}
      row={row}
      putusan={{
        call: pengajuan.approvePengajuan,
        href: `/admin/pengajuanBiaya?ubah=${idPengajuan}`,
        boleh: row.aksi.approve,
      }}
    >
      {row.aksi.ubah.boleh && (
        <Langkah
          call={pengajuan.updatePengajuan}
          href={`/admin/pengajuanBiaya?revisi=${idPengajuan}`}
          icon={<IconPencil size={16} />}
        >
          Revisi dan ajukan lagi
        </Langkah>
      )}
      {inv && (
        <LangkahDokumen kind="order" kunci={inv.idSo} icon={mata}>
          Lihat order
        </LangkahDokumen>
      )}
      {inv?.idInvoice && (
        <LangkahDokumen kind="invoice" kunci={inv.idInvoice} icon={mata}>
          Lihat invoice
        </LangkahDokumen>
      )}
      {po && (
        <LangkahDokumen kind="po" kunci={po.idPo} icon={mata}>
          Lihat PO
        </LangkahDokumen>
      )}
      {asset && (
        <LangkahDokumen kind="pengajuanAsset" kunci={asset.idPengajuanAsset} icon={mata}>
          Lihat pengajuan asset
        </LangkahDokumen>
      )}
      {pelepasan && (
        <LangkahDokumen kind="pelepasanAsset" kunci={pelepasan.idPelepasanAsset} icon={mata}>
          Lihat pelepasan
        </LangkahDokumen>
      )}
    </KeadaanPermintaan>
  );
}
