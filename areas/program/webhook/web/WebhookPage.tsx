import { PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import type { Secret } from "#web/ui/dialog/OnceDialog.tsx";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useConfirmedCall } from "#web/ui/dialog/useConfirmedCall.ts";
import { useDialog } from "#web/ui/dialog/useDialog.ts";
import { useNewAddress } from "#web/ui/dialog/useFormAddress.ts";
import { columnsOf } from "#web/ui/list/columns.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useLocalList } from "#web/ui/list/useLocalList.ts";
import { AddButton } from "#web/ui/page/AddButton.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { isiWebhook, type Webhook, webhook } from "../contract.ts";

const WebhookTambah = onOpening(() => import("./WebhookTambah.tsx").then((file) => file.WebhookTambah));
const SecretDialog = onOpening(() => import("#web/ui/dialog/OnceDialog.tsx").then((file) => file.SecretDialog));
const KirimanDialog = onOpening(() => import("./KirimanDialog.tsx").then((file) => file.KirimanDialog));

const SEKALI = {
  words: "Rahasia hanya ditampilkan sekali. Simpan di program penerima: dengan itu ia memeriksa header kantor-tanda.",
  lost: "Rahasia ini tidak dapat ditampilkan lagi: hapus webhook, lalu buat yang baru.",
};

const columns = columnsOf<Webhook>([
  recordColumn(isiWebhook, "url", { sort: "url", card: "title", wrap: 320 }),
  recordColumn(isiWebhook, "peristiwa", { card: "second", wrap: 260 }),
  recordColumn(isiWebhook, "dibuat", { sort: "dibuat", card: "third" }),
  recordColumn(isiWebhook, "menunggu", { sort: "menunggu" }),
  recordColumn(isiWebhook, "gagal", { sort: "gagal" }),
]);

/** Addresses of other programs that are told what happened. */
export function WebhookPage() {
  const list = useLocalList(webhook.getWebhook, {});
  const tambah = useNewAddress(webhook.addWebhook);
  const baru = useDialog<Secret>();
  const kiriman = useDialog<Webhook>();
  const hapus = useConfirmedCall({
    call: webhook.deleteWebhook,
    input: ({ idWebhook }: Webhook) => ({ idWebhook }),
    ask: "Apakah anda yakin untuk menghapus webhook ini?",
    text: ({ url }) => `${url}: yang masih menunggu tidak dikirim lagi.\n${PASTIKAN}`,
    busy: "Menghapus…",
    fallback: "Gagal hapus webhook",
  });
  const actions: RowAction<Webhook>[] = [
    { kind: "detail", label: "Kiriman", call: webhook.getKiriman, boleh: "always", run: kiriman.open },
    { kind: "hapus", call: webhook.deleteWebhook, boleh: "always", run: hapus },
  ];
  return (
    <>
      <ListPage
        title="Webhook"
        columns={columns}
        list={list}
        rowKey={(row) => row.idWebhook}
        rowName={(row) => row.url}
        search={list.long ? "Alamat" : null}
        toolbar={<AddButton call={webhook.addWebhook} label="Tambah Webhook" onClick={() => tambah.open()} />}
        actions={actions}
        empty={{ title: "Belum ada webhook", text: "Tambahkan alamat program yang ingin diberi tahu." }}
      />
      <WebhookTambah dialog={tambah} onAdded={baru.open} />
      <SecretDialog dialog={baru} {...SEKALI} />
      <KirimanDialog dialog={kiriman} />
    </>
  );
}
