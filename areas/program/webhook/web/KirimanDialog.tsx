import { Button, Modal } from "@mantine/core";
import { useCall } from "#web/api/hooks.ts";
import { useModalLayer } from "#web/ui/dialog/modalLayer.ts";
import { modalLook } from "#web/ui/dialog/modalLook.ts";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { isiKiriman, type Kiriman, type Webhook, webhook } from "../contract.ts";
import { STATUS } from "./status.ts";

/** What a receiver was told last, and what it answered. */
export function KirimanDialog({ dialog }: { dialog: Dialog<Webhook> }) {
  const { record } = dialog;
  useModalLayer(dialog.opened, { close: dialog.close, guarded: () => false });
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      title={`Kiriman ke ${record?.url ?? ""}`}
      size="xl"
      {...modalLook}
    >
      {record && <Isi idWebhook={record.idWebhook} />}
    </Modal>
  );
}

function Isi({ idWebhook }: Pick<Webhook, "idWebhook">) {
  const { data } = useCall(webhook.getKiriman, { idWebhook });
  const ulang = useConfirmedCall({
    call: webhook.kirimUlangWebhook,
    input: ({ idKiriman }: Kiriman) => ({ idKiriman }),
    ask: "Kirim sekali lagi?",
    busy: "Mengirim…",
    fallback: "Gagal mengirim ulang",
  });
  const columns: readonly LineColumn<Kiriman>[] = [
    { header: isiKiriman.waktu.short, cell: (row) => <Waktu value={row.waktu} /> },
    { header: isiKiriman.peristiwa.short, cell: (row) => row.peristiwa },
    { header: isiKiriman.dokumen.short, cell: (row) => row.dokumen },
    { header: isiKiriman.status.short, cell: (row) => <StatusBadge map={STATUS} state={row.status} /> },
    { header: isiKiriman.percobaan.short, cell: (row) => row.percobaan },
    { header: isiKiriman.cobaLagi.short, cell: (row) => (row.cobaLagi ? <Waktu value={row.cobaLagi} /> : "-") },
    { header: isiKiriman.jawaban.short, cell: (row) => row.jawaban || "-" },
    {
      header: "Aksi",
      cell: (row) => (
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={!row.aksi.kirimUlang.boleh}
          title={row.aksi.kirimUlang.alasan ?? undefined}
          onClick={() => ulang(row)}
        >
          Kirim ulang
        </Button>
      ),
    },
  ];
  return <LineTable wide label="Kiriman" columns={columns} lines={data?.data ?? []} lineKey={(row) => row.idKiriman} />;
}
